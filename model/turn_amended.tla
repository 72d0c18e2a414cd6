------------------------------ MODULE turn_amended ------------------------------
\* Turn machine, amended: the machine turn in the profile amended, for TLA+.
\* It follows the document 002_4089c53b0986642f.txt, version unversioned.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config turn_amended.cfg turn_amended.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  call,  \* what the agent calls next
  alpha,  \* what ALPHA contains
  beta,  \* what BETA contains
  intent,  \* the active intent, whose context is loaded
  pending,  \* the write that is being validated
  base,  \* the version of its file on which it is based
  permit,  \* whether there is one, and the outcome of its one execution
  permit_call,  \* the tool and the target that it covers
  permit_version,  \* the version of the target that it covers
  approved,  \* a person has approved it
  running,  \* the write that the running tool does
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
    last, beat>>
vars == <<state, call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
    last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"NO_TURN", "AWAITING_INTENT_SELECTION", "CONTEXT_LOADED", "VALIDATING_ACTION", "AWAITING_APPROVAL",
      "ACTION_ALLOWED", "BLOCKED"}
  /\ call \in {"NONE", "SELECT_FIRST", "SELECT_SECOND", "SELECT_UNKNOWN", "READ", "WRITE_ALPHA", "WRITE_BETA",
      "DELETE", "SAFE_COMMAND", "UNSAFE_COMMAND"}
  /\ alpha \in {"OLD", "NEW"}
  /\ beta \in {"OLD", "NEW"}
  /\ intent \in {"NONE", "FIRST", "SECOND"}
  /\ pending \in {"NONE", "WRITE_ALPHA", "WRITE_BETA"}
  /\ base \in {"OLD", "NEW"}
  /\ permit \in {"NONE", "GRANTED", "RUNNING", "DONE", "FAILED", "STALE"}
  /\ permit_call \in {"NONE", "WRITE_ALPHA", "WRITE_BETA"}
  /\ permit_version \in {"OLD", "NEW"}
  /\ approved \in BOOLEAN
  /\ running \in {"NONE", "WRITE_ALPHA", "WRITE_BETA"}

enabled_USER_REQUEST == state = "NO_TURN"

enabled_SELECT_ACTIVE_INTENT_VALID == state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND")

enabled_INTENT_UNKNOWN == state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN"

enabled_CALL_DENIED == state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call =
    "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")

enabled_FILE_READ == state = "CONTEXT_LOADED" /\ call = "READ"

enabled_SAFE_COMMAND_RUN == state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND"

enabled_WRITE_REQUESTED == state = "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA")

enabled_APPROVAL_GRANTED == state = "AWAITING_APPROVAL" /\ base = beta

enabled_WRITE_FILE_VALIDATED == state = "VALIDATING_ACTION" /\ (pending = "WRITE_ALPHA" /\ base = alpha)

enabled_APPROVAL_REQUESTED == state = "VALIDATING_ACTION" /\ (pending = "WRITE_BETA" /\ intent = "SECOND" /\ base =
    beta)

enabled_SCOPE_VIOLATED == state = "VALIDATING_ACTION" /\ (pending = "WRITE_BETA" /\ intent = "FIRST")

enabled_STALE_FILE_DETECTED == ((state = "VALIDATING_ACTION" \/ state = "AWAITING_APPROVAL") /\ base # (IF (pending =
    "WRITE_ALPHA") THEN alpha ELSE beta)) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\
    permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))))

enabled_WRITE_STARTED == state = "ACTION_ALLOWED" /\ (permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_DONE == state = "ACTION_ALLOWED" /\ (permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_BROKEN == state = "ACTION_ALLOWED" /\ permit = "RUNNING"

enabled_WRITE_LOST == state = "ACTION_ALLOWED" /\ (permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_FILE_SUCCEEDED == state = "ACTION_ALLOWED" /\ permit = "DONE"

enabled_CONTEXT_NOT_LOADED == state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")

enabled_INTERNAL_ERROR == (state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state =
    "VALIDATING_ACTION" \/ state = "AWAITING_APPROVAL" \/ state = "ACTION_ALLOWED" \/ state = "BLOCKED") /\ permit #
    "RUNNING"

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "validated-writes-finish" -> (state = "ACTION_ALLOWED")
    [] claim = "no-execution-before-an-intent-1" -> (FALSE)
    [] claim = "no-execution-before-an-intent-2" -> (last = "USER_REQUEST")
    [] claim = "running-tools-are-not-abandoned" -> (last = "WRITE_STARTED")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "validated-writes-finish" -> (last = "WRITE_FILE_SUCCEEDED" \/ state = "BLOCKED")
    [] claim = "no-execution-before-an-intent-1" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "no-execution-before-an-intent-2" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "running-tools-are-not-abandoned" -> (last = "WRITE_DONE" \/ last = "WRITE_BROKEN" \/ last =
      "WRITE_LOST")

Init ==
  /\ state = "NO_TURN"
  /\ call = "NONE"
  /\ alpha = "OLD"
  /\ beta = "OLD"
  /\ intent = "NONE"
  /\ pending = "NONE"
  /\ base = "OLD"
  /\ permit = "NONE"
  /\ permit_call = "NONE"
  /\ permit_version = "OLD"
  /\ approved = FALSE
  /\ running = "NONE"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"no-execution-before-an-intent-1"}) /\ ~Met(claim)}

\* USER_REQUEST (input): NO_TURN -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018]
USER_REQUEST ==
  /\ (state = "NO_TURN")
  /\ state' = "AWAITING_INTENT_SELECTION"
  /\ last' = "USER_REQUEST"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* TURN_ENDED (input): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, BLOCKED -> NO_TURN [TURN-004]
TURN_ENDED ==
  /\ (state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "BLOCKED")
  /\ state' = "NO_TURN"
  /\ intent' = "NONE"
  /\ last' = "TURN_ENDED"
  /\ UNCHANGED <<call, alpha, beta, pending, base, permit, permit_call, permit_version, approved, running, beat>>

\* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008]
SELECT_ACTIVE_INTENT_VALID ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")
  /\ state' = "CONTEXT_LOADED"
  /\ intent' = (IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND")
  /\ last' = "SELECT_ACTIVE_INTENT_VALID"
  /\ UNCHANGED <<call, alpha, beta, pending, base, permit, permit_call, permit_version, approved, running, beat>>

\* CONTEXT_NOT_LOADED (fault): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019]
CONTEXT_NOT_LOADED ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")
  /\ state' = "BLOCKED"
  /\ last' = "CONTEXT_NOT_LOADED"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* INTENT_UNKNOWN (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016]
INTENT_UNKNOWN ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_UNKNOWN")
  /\ state' = "BLOCKED"
  /\ last' = "INTENT_UNKNOWN"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* CALL_DENIED (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-021]
CALL_DENIED ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
      "UNSAFE_COMMAND")
  /\ state' = "BLOCKED"
  /\ last' = "CALL_DENIED"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* SELECTION_TIMED_OUT (machine): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-005, TURN-019]
SELECTION_TIMED_OUT ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ state' = "BLOCKED"
  /\ last' = "SELECTION_TIMED_OUT"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010]
FILE_READ ==
  /\ (state = "CONTEXT_LOADED")
  /\ (call = "READ")
  /\ last' = "FILE_READ"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved,
      running>>

\* SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010]
SAFE_COMMAND_RUN ==
  /\ (state = "CONTEXT_LOADED")
  /\ (call = "SAFE_COMMAND")
  /\ last' = "SAFE_COMMAND_RUN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved,
      running>>

\* WRITE_REQUESTED (input): CONTEXT_LOADED -> VALIDATING_ACTION [TURN-010]
WRITE_REQUESTED ==
  /\ (state = "CONTEXT_LOADED")
  /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA")
  /\ state' = "VALIDATING_ACTION"
  /\ pending' = (IF (call = "WRITE_ALPHA") THEN "WRITE_ALPHA" ELSE "WRITE_BETA")
  /\ base' = (IF (call = "WRITE_ALPHA") THEN alpha ELSE beta)
  /\ last' = "WRITE_REQUESTED"
  /\ UNCHANGED <<call, alpha, beta, intent, permit, permit_call, permit_version, approved, running, beat>>

\* WRITE_FILE_VALIDATED (machine): VALIDATING_ACTION -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014]
WRITE_FILE_VALIDATED ==
  /\ (state = "VALIDATING_ACTION")
  /\ (pending = "WRITE_ALPHA" /\ base = alpha)
  /\ state' = "ACTION_ALLOWED"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ permit' = "GRANTED"
  /\ permit_call' = "WRITE_ALPHA"
  /\ permit_version' = base
  /\ last' = "WRITE_FILE_VALIDATED"
  /\ UNCHANGED <<call, alpha, beta, intent, approved, running, beat>>

\* APPROVAL_REQUESTED (machine): VALIDATING_ACTION -> AWAITING_APPROVAL [TURN-012, TURN-013, TURN-014]
APPROVAL_REQUESTED ==
  /\ (state = "VALIDATING_ACTION")
  /\ (pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta)
  /\ state' = "AWAITING_APPROVAL"
  /\ last' = "APPROVAL_REQUESTED"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* SCOPE_VIOLATED (machine): VALIDATING_ACTION -> BLOCKED [TURN-012, TURN-016, TURN-019]
SCOPE_VIOLATED ==
  /\ (state = "VALIDATING_ACTION")
  /\ (pending = "WRITE_BETA" /\ intent = "FIRST")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ last' = "SCOPE_VIOLATED"
  /\ UNCHANGED <<call, alpha, beta, permit, permit_call, permit_version, approved, running, beat>>

\* APPROVAL_GRANTED (input): AWAITING_APPROVAL -> ACTION_ALLOWED [TURN-011, TURN-013, TURN-014]
APPROVAL_GRANTED ==
  /\ (state = "AWAITING_APPROVAL")
  /\ (base = beta)
  /\ state' = "ACTION_ALLOWED"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ permit' = "GRANTED"
  /\ permit_call' = "WRITE_BETA"
  /\ permit_version' = base
  /\ approved' = TRUE
  /\ last' = "APPROVAL_GRANTED"
  /\ UNCHANGED <<call, alpha, beta, intent, running, beat>>

\* APPROVAL_REFUSED (input): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019]
APPROVAL_REFUSED ==
  /\ (state = "AWAITING_APPROVAL")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ last' = "APPROVAL_REFUSED"
  /\ UNCHANGED <<call, alpha, beta, permit, permit_call, permit_version, approved, running, beat>>

\* APPROVAL_TIMED_OUT (machine): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019]
APPROVAL_TIMED_OUT ==
  /\ (state = "AWAITING_APPROVAL")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ last' = "APPROVAL_TIMED_OUT"
  /\ UNCHANGED <<call, alpha, beta, permit, permit_call, permit_version, approved, running, beat>>

\* STALE_FILE_DETECTED (machine): VALIDATING_ACTION, AWAITING_APPROVAL -> BLOCKED [TURN-014, TURN-016, TURN-019]
STALE_FILE_DETECTED_1 ==
  /\ (state = "VALIDATING_ACTION" \/ state = "AWAITING_APPROVAL")
  /\ (base # (IF (pending = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ last' = "STALE_FILE_DETECTED"
  /\ UNCHANGED <<call, alpha, beta, permit, permit_call, permit_version, approved, running, beat>>

\* WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
WRITE_STARTED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ permit' = "RUNNING"
  /\ running' = permit_call
  /\ last' = "WRITE_STARTED"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit_call, permit_version, approved, beat>>

\* WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
WRITE_DONE ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ alpha' = (IF (running = "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha)
  /\ beta' = (IF (running = "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta)
  /\ permit' = "DONE"
  /\ running' = "NONE"
  /\ last' = "WRITE_DONE"
  /\ UNCHANGED <<state, call, intent, pending, base, permit_call, permit_version, approved, beat>>

\* WRITE_LOST (machine): ACTION_ALLOWED -> the same [TURN-014]
WRITE_LOST ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ permit' = "STALE"
  /\ running' = "NONE"
  /\ last' = "WRITE_LOST"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit_call, permit_version, approved, beat>>

\* WRITE_BROKEN (machine): ACTION_ALLOWED -> the same [TURN-019]
WRITE_BROKEN ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING")
  /\ permit' = "FAILED"
  /\ running' = "NONE"
  /\ last' = "WRITE_BROKEN"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit_call, permit_version, approved, beat>>

\* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
WRITE_FILE_SUCCEEDED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "DONE")
  /\ state' = "CONTEXT_LOADED"
  /\ permit' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ approved' = FALSE
  /\ last' = "WRITE_FILE_SUCCEEDED"
  /\ UNCHANGED <<call, alpha, beta, intent, pending, base, running, beat>>

\* STALE_FILE_DETECTED (machine): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019]
STALE_FILE_DETECTED_2 ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
      beta)))
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ permit' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ approved' = FALSE
  /\ last' = "STALE_FILE_DETECTED"
  /\ UNCHANGED <<call, alpha, beta, pending, base, running, beat>>

\* WRITE_FAILED (machine): ACTION_ALLOWED -> BLOCKED [TURN-019]
WRITE_FAILED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "FAILED")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ permit' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ approved' = FALSE
  /\ last' = "WRITE_FAILED"
  /\ UNCHANGED <<call, alpha, beta, pending, base, running, beat>>

\* INTERNAL_ERROR (fault): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, VALIDATING_ACTION, AWAITING_APPROVAL,
\* ACTION_ALLOWED, BLOCKED -> BLOCKED [TURN-019]
INTERNAL_ERROR ==
  /\ (state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "VALIDATING_ACTION" \/ state =
      "AWAITING_APPROVAL" \/ state = "ACTION_ALLOWED" \/ state = "BLOCKED")
  /\ (permit # "RUNNING")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ permit' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ approved' = FALSE
  /\ last' = "INTERNAL_ERROR"
  /\ beat' = ~beat
  /\ UNCHANGED <<call, alpha, beta, running>>

\* SELECTION_OF_FIRST_CHOSEN (environment)
SELECTION_OF_FIRST_CHOSEN ==
  /\ call' = "SELECT_FIRST"
  /\ last' = "SELECTION_OF_FIRST_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* SELECTION_OF_SECOND_CHOSEN (environment)
SELECTION_OF_SECOND_CHOSEN ==
  /\ call' = "SELECT_SECOND"
  /\ last' = "SELECTION_OF_SECOND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* SELECTION_OF_UNKNOWN_CHOSEN (environment)
SELECTION_OF_UNKNOWN_CHOSEN ==
  /\ call' = "SELECT_UNKNOWN"
  /\ last' = "SELECTION_OF_UNKNOWN_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* READ_CHOSEN (environment)
READ_CHOSEN ==
  /\ call' = "READ"
  /\ last' = "READ_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* WRITE_TO_ALPHA_CHOSEN (environment)
WRITE_TO_ALPHA_CHOSEN ==
  /\ call' = "WRITE_ALPHA"
  /\ last' = "WRITE_TO_ALPHA_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* WRITE_TO_BETA_CHOSEN (environment)
WRITE_TO_BETA_CHOSEN ==
  /\ call' = "WRITE_BETA"
  /\ last' = "WRITE_TO_BETA_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* DELETION_CHOSEN (environment)
DELETION_CHOSEN ==
  /\ call' = "DELETE"
  /\ last' = "DELETION_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* SAFE_COMMAND_CHOSEN (environment)
SAFE_COMMAND_CHOSEN ==
  /\ call' = "SAFE_COMMAND"
  /\ last' = "SAFE_COMMAND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* UNSAFE_COMMAND_CHOSEN (environment)
UNSAFE_COMMAND_CHOSEN ==
  /\ call' = "UNSAFE_COMMAND"
  /\ last' = "UNSAFE_COMMAND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running>>

\* ALPHA_CHANGED (environment)
ALPHA_CHANGED ==
  /\ alpha' = (IF (alpha = "OLD") THEN "NEW" ELSE "OLD")
  /\ last' = "ALPHA_CHANGED"
  /\ UNCHANGED <<state, call, beta, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* BETA_CHANGED (environment)
BETA_CHANGED ==
  /\ beta' = (IF (beta = "OLD") THEN "NEW" ELSE "OLD")
  /\ last' = "BETA_CHANGED"
  /\ UNCHANGED <<state, call, alpha, intent, pending, base, permit, permit_call, permit_version, approved, running,
      beat>>

\* STALE_FILE_DETECTED (machine): the file no longer has the version on which the write is based
STALE_FILE_DETECTED == STALE_FILE_DETECTED_1 \/ STALE_FILE_DETECTED_2

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, permit, permit_call, permit_version, approved, running, beat>>

Step ==
  \/ USER_REQUEST
  \/ TURN_ENDED
  \/ SELECT_ACTIVE_INTENT_VALID
  \/ INTENT_UNKNOWN
  \/ CALL_DENIED
  \/ FILE_READ
  \/ SAFE_COMMAND_RUN
  \/ WRITE_REQUESTED
  \/ APPROVAL_GRANTED
  \/ APPROVAL_REFUSED
  \/ SELECTION_TIMED_OUT
  \/ WRITE_FILE_VALIDATED
  \/ APPROVAL_REQUESTED
  \/ SCOPE_VIOLATED
  \/ STALE_FILE_DETECTED
  \/ APPROVAL_TIMED_OUT
  \/ WRITE_STARTED
  \/ WRITE_DONE
  \/ WRITE_BROKEN
  \/ WRITE_LOST
  \/ WRITE_FILE_SUCCEEDED
  \/ WRITE_FAILED
  \/ CONTEXT_NOT_LOADED
  \/ INTERNAL_ERROR
  \/ SELECTION_OF_FIRST_CHOSEN
  \/ SELECTION_OF_SECOND_CHOSEN
  \/ SELECTION_OF_UNKNOWN_CHOSEN
  \/ READ_CHOSEN
  \/ WRITE_TO_ALPHA_CHOSEN
  \/ WRITE_TO_BETA_CHOSEN
  \/ DELETION_CHOSEN
  \/ SAFE_COMMAND_CHOSEN
  \/ UNSAFE_COMMAND_CHOSEN
  \/ ALPHA_CHANGED
  \/ BETA_CHANGED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* requests-begin-by-selecting [TURN-004, TURN-018]: As long as no turn is under way, a user's request is
\* accepted, and it begins in AWAITING_INTENT_SELECTION. (expected: holds)
requests_begin_by_selecting == (state = "NO_TURN" => enabled_USER_REQUEST) /\ (enabled_USER_REQUEST => state =
    "NO_TURN") /\ (last = "USER_REQUEST" => state = "AWAITING_INTENT_SELECTION")

\* awaiting-only-by-requests [TURN-004]: AWAITING_INTENT_SELECTION is entered by a user's request and by nothing
\* else. (expected: holds)
awaiting_only_by_requests == ~(state = "AWAITING_INTENT_SELECTION") => ~(~(state = "AWAITING_INTENT_SELECTION" =>
    FALSE) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "AWAITING_INTENT_SELECTION" => FALSE)) \/ (state
    = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state = "AWAITING_INTENT_SELECTION" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(state = "AWAITING_INTENT_SELECTION" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" =>
    FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN
    alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(state = "AWAITING_INTENT_SELECTION" => FALSE)))

\* turns-begin-clean [TURN-001, TURN-004]: Outside a turn, no data of an earlier turn is left. (expected: holds)
turns_begin_clean == state = "NO_TURN" => (intent = "NONE" /\ pending = "NONE" /\ base = "OLD" /\ permit = "NONE" /\
    permit_call = "NONE" /\ permit_version = "OLD" /\ ~approved /\ running = "NONE")

\* data-belongs-to-its-state [TURN-002, TURN-011, TURN-017]: There is an active intent from CONTEXT_LOADED to
\* ACTION_ALLOWED, a pending write while it is validated, a permit exactly in ACTION_ALLOWED, and a running tool
\* exactly while its permit is in use. (expected: holds)
data_belongs_to_its_state == (intent # "NONE") = (state = "CONTEXT_LOADED" \/ state = "VALIDATING_ACTION" \/ state =
    "AWAITING_APPROVAL" \/ state = "ACTION_ALLOWED") /\ (pending # "NONE") = (state = "VALIDATING_ACTION" \/ state =
    "AWAITING_APPROVAL") /\ (pending # "NONE" \/ base = "OLD") /\ (permit # "NONE") = (state = "ACTION_ALLOWED") /\
    (permit_call # "NONE") = (state = "ACTION_ALLOWED") /\ (state = "ACTION_ALLOWED" \/ (permit_version = "OLD" /\
    ~approved)) /\ (running # "NONE") = (permit = "RUNNING")

\* validated-writes-finish [TURN-018]: A write that was allowed continues until it succeeds or ends in an error,
\* and no other request interrupts it. (expected: holds)
validated_writes_finish == "validated-writes-finish" \in open => (state = "ACTION_ALLOWED")

\* blocked-can-be-left [TURN-004]: From every state, BLOCKED included, the machine can reach the acceptance of a
\* request and a successful write. (expected: holds)
\* This is part 1 of it.
\* TLC cannot check blocked-can-be-left-1: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over
\* all paths and over some path, which LTL cannot express

\* blocked-can-be-left [TURN-004]: From every state, BLOCKED included, the machine can reach the acceptance of a
\* request and a successful write. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check blocked-can-be-left-2: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over
\* all paths and over some path, which LTL cannot express

\* only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the only accepted call of
\* the agent is the selection of an intent; every other call is refused or blocks the turn. (expected: holds)
only_selection_while_awaiting == state = "AWAITING_INTENT_SELECTION" => (~enabled_FILE_READ /\
    ~enabled_SAFE_COMMAND_RUN /\ ~enabled_WRITE_REQUESTED /\ ~(~(state = "AWAITING_INTENT_SELECTION" \/ state =
    "BLOCKED" \/ state = "NO_TURN") \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state =
    "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state =
    "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA")) \/ (state = "VALIDATING_ACTION" /\ pending =
    "WRITE_ALPHA" /\ base = alpha) \/ (state = "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\
    base = beta) \/ (state = "AWAITING_APPROVAL" /\ base = beta) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION"
    \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version =
    (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED"
    \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED" \/ state =
    "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state =
    "BLOCKED" \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE")))

\* selected-is-active [TURN-005, TURN-008]: The intent that the agent selects is the active one from then on.
\* (expected: holds)
selected_is_active == (call = "SELECT_FIRST" => ~(state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/
    call = "SELECT_SECOND") /\ ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") = "FIRST"))) /\ (call =
    "SELECT_SECOND" => ~(state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\
    ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") = "SECOND"))) /\ (enabled_SELECT_ACTIVE_INTENT_VALID =>
    (call = "SELECT_FIRST" \/ call = "SELECT_SECOND"))

\* destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021]: In AWAITING_INTENT_SELECTION, a
\* call that writes, deletes or runs a command is denied, and the turn is blocked. (expected: holds)
destructive_calls_are_denied_without_an_intent == (Settled) => (([]((state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")) =>
    enabled_CALL_DENIED)) /\ ([](last = "CALL_DENIED" => state = "BLOCKED")))

\* selection-is-made-or-given-up [TURN-005]: A turn does not wait for ever for the agent to select an intent: the
\* agent selects one, or the turn is blocked or ended, provided that the deadline passes. (expected: holds)
selection_is_made_or_given_up == (WF_own(SELECTION_TIMED_OUT)) => ([](<>(~(state = "AWAITING_INTENT_SELECTION"))))

\* calls-with-a-context [TURN-010, TURN-015]: In CONTEXT_LOADED, and only there, files can be read, safe commands
\* run, and writes requested. (expected: holds)
calls_with_a_context == ((enabled_FILE_READ \/ enabled_SAFE_COMMAND_RUN \/ enabled_WRITE_REQUESTED) => state =
    "CONTEXT_LOADED") /\ (state = "CONTEXT_LOADED" => ((call = "READ" => enabled_FILE_READ) /\ (call = "SAFE_COMMAND"
    => enabled_SAFE_COMMAND_RUN) /\ ((call = "WRITE_ALPHA" \/ call = "WRITE_BETA") => enabled_WRITE_REQUESTED)))

\* deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020]: A call to delete a file and an
\* unsafe command are refused, unless they block the turn. (expected: holds)
deletions_and_unsafe_commands_are_refused == ((call = "DELETE" \/ call = "UNSAFE_COMMAND") /\ ~(state =
    "AWAITING_INTENT_SELECTION")) => ~(enabled_SELECT_ACTIVE_INTENT_VALID \/ enabled_INTENT_UNKNOWN \/
    enabled_CALL_DENIED \/ enabled_FILE_READ \/ enabled_SAFE_COMMAND_RUN \/ enabled_WRITE_REQUESTED)

\* requested-is-what-is-called [TURN-010, TURN-014]: A request is for the agent's call and is based on the
\* present content of the file. (expected: holds)
requested_is_what_is_called == (call = "WRITE_ALPHA" => ~(state = "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA") /\ ~((IF (call = "WRITE_ALPHA") THEN "WRITE_ALPHA" ELSE "WRITE_BETA") = "WRITE_ALPHA" /\ (IF (call =
    "WRITE_ALPHA") THEN alpha ELSE beta) = alpha))) /\ (call = "WRITE_BETA" => ~(state = "CONTEXT_LOADED" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA") /\ ~((IF (call = "WRITE_ALPHA") THEN "WRITE_ALPHA" ELSE "WRITE_BETA") =
    "WRITE_BETA" /\ (IF (call = "WRITE_ALPHA") THEN alpha ELSE beta) = beta)))

\* writes-lead-there-and-back [TURN-011, TURN-018]: Each stage of a write leads to the next one, its success back
\* to CONTEXT_LOADED, the end of a turn to NO_TURN. (expected: holds)
writes_lead_there_and_back == ((last = "WRITE_FILE_VALIDATED" \/ last = "APPROVAL_GRANTED") => state =
    "ACTION_ALLOWED") /\ (last = "APPROVAL_REQUESTED" => state = "AWAITING_APPROVAL") /\ (last = "WRITE_REQUESTED" =>
    state = "VALIDATING_ACTION") /\ (last = "WRITE_FILE_SUCCEEDED" => state = "CONTEXT_LOADED") /\ (last =
    "TURN_ENDED" => state = "NO_TURN")

\* allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was validated
\* or, after validation, approved. (expected: holds)
allowed_only_when_validated == ~(state = "ACTION_ALLOWED") => ~(~(state = "ACTION_ALLOWED" => FALSE) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha
    ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "ACTION_ALLOWED" => FALSE)))

\* validated-within-scope-and-up-to-date [TURN-001, TURN-011, TURN-012, TURN-013, TURN-014]: A write is allowed
\* only if its target is in the scope of the active intent and its file still has the version on which the write
\* is based; a write to BETA is never allowed without approval. (expected: holds)
validated_within_scope_and_up_to_date == (enabled_WRITE_FILE_VALIDATED \/ enabled_APPROVAL_GRANTED) => ((state =
    "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ intent # "NONE") \/ (state = "AWAITING_APPROVAL"
    /\ pending = "WRITE_BETA" /\ base = beta /\ intent = "SECOND"))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 1 of it.
permit_is_what_was_validated_1 == pending = "WRITE_ALPHA" => ~(~(state = "ACTION_ALLOWED" => (permit_call =
    "WRITE_ALPHA" /\ permit = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED"
    => (permit_call = "WRITE_ALPHA" /\ permit = "GRANTED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\
    ~(state = "ACTION_ALLOWED" => (permit_call = "WRITE_ALPHA" /\ permit = "GRANTED"))) \/ (state =
    "AWAITING_APPROVAL" /\ base = beta) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "ACTION_ALLOWED" => FALSE)))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 2 of it.
permit_is_what_was_validated_2 == pending = "WRITE_BETA" => ~(~(state = "ACTION_ALLOWED" => (permit_call =
    "WRITE_BETA" /\ permit = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED"
    => (permit_call = "WRITE_BETA" /\ permit = "GRANTED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\
    ~(state = "ACTION_ALLOWED" => (permit_call = "WRITE_BETA" /\ permit = "GRANTED"))) \/ (state = "VALIDATING_ACTION"
    /\ pending = "WRITE_ALPHA" /\ base = alpha) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version =
    (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "ACTION_ALLOWED" => FALSE)))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 3 of it.
permit_is_what_was_validated_3 == base = "NEW" => ~(~(state = "ACTION_ALLOWED" => permit_version = "NEW") \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED" => permit_version = "NEW")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state = "ACTION_ALLOWED" => permit_version = "NEW")) \/ (state =
    "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(base = "NEW")) \/ (state = "AWAITING_APPROVAL"
    /\ base = beta /\ ~(base = "NEW")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => permit_version = "NEW")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(state = "ACTION_ALLOWED" => permit_version = "NEW")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING"
    /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" =>
    permit_version = "NEW")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "ACTION_ALLOWED" =>
    permit_version = "NEW")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 4 of it.
permit_is_what_was_validated_4 == (pending # "NONE" /\ base = "OLD") => ~(~(permit_version = "OLD") \/ (state =
    "NO_TURN" /\ ~(permit_version = "OLD")) \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/
    state = "BLOCKED") /\ ~(permit_version = "OLD")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST"
    \/ call = "SELECT_SECOND") /\ ~(permit_version = "OLD")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call =
    "SELECT_UNKNOWN" /\ ~(permit_version = "OLD")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/
    call = "WRITE_BETA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(permit_version =
    "OLD")) \/ (state = "AWAITING_INTENT_SELECTION" /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ call
    = "READ" /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_version =
    "OLD")) \/ (state = "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA") /\ ~(permit_version =
    "OLD")) \/ (state = "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(base = "OLD")) \/ (state =
    "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta /\ ~(permit_version = "OLD")) \/
    (state = "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "FIRST" /\ ~(permit_version = "OLD")) \/ (state
    = "AWAITING_APPROVAL" /\ base = beta /\ ~(base = "OLD")) \/ (state = "AWAITING_APPROVAL" /\ ~(permit_version =
    "OLD")) \/ ((state = "VALIDATING_ACTION" \/ state = "AWAITING_APPROVAL") /\ base # (IF (pending = "WRITE_ALPHA")
    THEN alpha ELSE beta) /\ ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "OLD")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(permit_version = "OLD")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 5 of it.
permit_is_what_was_validated_5 == intent = "FIRST" => ~(~(intent = "FIRST" \/ state = "BLOCKED" \/ state = "NO_TURN")
    \/ (state = "NO_TURN" /\ ~(intent = "FIRST")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/
    call = "SELECT_SECOND") /\ ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") = "FIRST")) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(intent = "FIRST" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(intent = "FIRST" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/
    (state = "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA") /\ ~(intent = "FIRST")) \/ (state =
    "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(intent = "FIRST")) \/ (state =
    "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta /\ ~(intent = "FIRST")) \/
    (state = "AWAITING_APPROVAL" /\ base = beta /\ ~(intent = "FIRST")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(intent = "FIRST" \/
    state = "BLOCKED" \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version =
    (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(intent = "FIRST" \/ state = "BLOCKED" \/ state =
    "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA")
    THEN alpha ELSE beta) /\ ~(intent = "FIRST" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(intent = "FIRST" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state
    = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(intent = "FIRST")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
\* version of the validated write, under the same intent. (expected: holds)
\* This is part 6 of it.
permit_is_what_was_validated_6 == intent = "SECOND" => ~(~(intent = "SECOND" \/ state = "BLOCKED" \/ state =
    "NO_TURN") \/ (state = "NO_TURN" /\ ~(intent = "SECOND")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") =
    "SECOND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(intent = "SECOND" \/ state = "BLOCKED" \/ state =
    "NO_TURN")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(intent = "SECOND" \/ state = "BLOCKED" \/
    state = "NO_TURN")) \/ (state = "CONTEXT_LOADED" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA") /\ ~(intent =
    "SECOND")) \/ (state = "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(intent = "SECOND")) \/
    (state = "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta /\ ~(intent =
    "SECOND")) \/ (state = "AWAITING_APPROVAL" /\ base = beta /\ ~(intent = "SECOND")) \/ (state = "ACTION_ALLOWED" /\
    permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(intent =
    "SECOND" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(intent = "SECOND" \/ state = "BLOCKED"
    \/ state = "NO_TURN")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(intent = "SECOND" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/ (state
    = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(intent = "SECOND" \/ state = "BLOCKED" \/ state = "NO_TURN")) \/
    (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(intent = "SECOND")))

\* execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020]: A tool starts
\* only with a permit that has not been used, whose target is within the scope of the active intent, that has a
\* person's approval if it needs one, and whose version the file still has. (expected: holds)
execution_needs_a_permit == (enabled_WRITE_STARTED) => (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ intent #
    "NONE" /\ (permit_call = "WRITE_ALPHA" \/ (permit_call = "WRITE_BETA" /\ intent = "SECOND" /\ approved)) /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))

\* execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015]: A running tool does what its permit covers, to
\* the permitted target, whatever the agent calls meanwhile. (expected: holds)
execution_is_what_is_permitted == running = "NONE" \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ running =
    permit_call)

\* permits-are-used-once [TURN-011, TURN-015]: Between two starts of a tool, ACTION_ALLOWED is always entered
\* anew. (expected: holds)
\* TLC cannot check permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W (WRITE_FILE_VALIDATED or
\* APPROVAL_GRANTED)]): the target has no next-state operator

\* write-takes-effect-on-the-permitted-version [TURN-014, TURN-015]: A file is written only by the running tool,
\* and only if it still has the permitted version. (expected: holds)
write_takes_effect_on_the_permitted_version == (enabled_WRITE_DONE) => (state = "ACTION_ALLOWED" /\ running # "NONE"
    /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))

\* success-only-when-done [TURN-018]: The machine returns from ACTION_ALLOWED to CONTEXT_LOADED only if the tool
\* has done its write. (expected: holds)
success_only_when_done == (enabled_WRITE_FILE_SUCCEEDED) => (state = "ACTION_ALLOWED" /\ permit = "DONE")

\* no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
\* intent is selected. (expected: holds)
\* This is part 1 of it.
no_execution_before_an_intent_1 == "no-execution-before-an-intent-1" \in open => (~(last = "WRITE_STARTED" \/ last =
    "SAFE_COMMAND_RUN" \/ last = "FILE_READ"))

\* no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
\* intent is selected. (expected: holds)
\* This is part 2 of it.
no_execution_before_an_intent_2 == "no-execution-before-an-intent-2" \in open => (~(last = "WRITE_STARTED" \/ last =
    "SAFE_COMMAND_RUN" \/ last = "FILE_READ"))

\* the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
\* holds)
the_invariant == running = "NONE" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

\* errors-block [TURN-016, TURN-019]: During a turn, an error can strike in every state unless a tool runs, and
\* every error leads to BLOCKED at once. (expected: holds)
errors_block == (state = "NO_TURN" \/ permit = "RUNNING" \/ enabled_INTERNAL_ERROR) /\ ((last = "INTENT_UNKNOWN" \/
    last = "CALL_DENIED" \/ last = "CONTEXT_NOT_LOADED" \/ last = "SELECTION_TIMED_OUT" \/ last = "SCOPE_VIOLATED" \/
    last = "STALE_FILE_DETECTED" \/ last = "APPROVAL_REFUSED" \/ last = "APPROVAL_TIMED_OUT" \/ last = "WRITE_FAILED"
    \/ last = "INTERNAL_ERROR") => state = "BLOCKED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
\* holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_1 == ~(last = "INTENT_UNKNOWN")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
\* holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_2 == ~(last = "SCOPE_VIOLATED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
\* holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_3 == ~(last = "STALE_FILE_DETECTED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
\* holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_4 == ~(last = "APPROVAL_REFUSED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
\* holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_5 == ~(last = "CALL_DENIED")

\* running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
\* until the tool has stopped. (expected: holds)
running_tools_are_not_abandoned == "running-tools-are-not-abandoned" \in open => (state = "ACTION_ALLOWED")

\* blocked-does-nothing [TURN-017]: In BLOCKED, only the end of the turn and further errors are accepted.
\* (expected: holds)
blocked_does_nothing == state = "BLOCKED" => (running = "NONE" /\ ~enabled_SELECT_ACTIVE_INTENT_VALID /\
    ~enabled_FILE_READ /\ ~enabled_SAFE_COMMAND_RUN /\ ~enabled_WRITE_REQUESTED /\ ~enabled_WRITE_STARTED /\ ~(~(state
    = "BLOCKED") \/ state = "NO_TURN" \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "BLOCKED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA")) \/ (state = "VALIDATING_ACTION" /\ pending = "WRITE_ALPHA" /\ base = alpha)
    \/ (state = "VALIDATING_ACTION" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta) \/ (state =
    "AWAITING_APPROVAL" /\ base = beta) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\
    permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state =
    "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA")
    THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state =
    "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 1 of it.
write_changes_its_target_alone_1 == running = "WRITE_ALPHA" => (alpha = "OLD" => ~(state = "ACTION_ALLOWED" /\ permit
    = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha) = "NEW")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 2 of it.
write_changes_its_target_alone_2 == running = "WRITE_ALPHA" => (alpha = "NEW" => ~(state = "ACTION_ALLOWED" /\ permit
    = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha) = "OLD")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 3 of it.
write_changes_its_target_alone_3 == running = "WRITE_ALPHA" => (beta = "OLD" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta) = "OLD")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 4 of it.
write_changes_its_target_alone_4 == running = "WRITE_ALPHA" => (beta = "NEW" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta) = "NEW")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 5 of it.
write_changes_its_target_alone_5 == running = "WRITE_BETA" => (beta = "OLD" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta) = "NEW")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 6 of it.
write_changes_its_target_alone_6 == running = "WRITE_BETA" => (beta = "NEW" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta) = "OLD")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 7 of it.
write_changes_its_target_alone_7 == running = "WRITE_BETA" => (alpha = "OLD" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha) = "OLD")))

\* write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
\* (expected: holds)
\* This is part 8 of it.
write_changes_its_target_alone_8 == running = "WRITE_BETA" => (alpha = "NEW" => ~(state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~((IF (running =
    "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha) = "NEW")))

\* files-change-on-their-own [TURN-014]: Others can change both files, back and forth, in every state of the
\* machine. (expected: holds)
\* This is part 1 of it.
files_change_on_their_own_1 == alpha = "OLD" => (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") = "NEW"

\* files-change-on-their-own [TURN-014]: Others can change both files, back and forth, in every state of the
\* machine. (expected: holds)
\* This is part 2 of it.
files_change_on_their_own_2 == alpha = "NEW" => (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") = "OLD"

\* files-change-on-their-own [TURN-014]: Others can change both files, back and forth, in every state of the
\* machine. (expected: holds)
\* This is part 3 of it.
files_change_on_their_own_3 == beta = "OLD" => (IF (beta = "OLD") THEN "NEW" ELSE "OLD") = "NEW"

\* files-change-on-their-own [TURN-014]: Others can change both files, back and forth, in every state of the
\* machine. (expected: holds)
\* This is part 4 of it.
files_change_on_their_own_4 == beta = "NEW" => (IF (beta = "OLD") THEN "NEW" ELSE "OLD") = "OLD"

\* ends-of-an-execution [TURN-014, TURN-018]: Each end of an execution is noted on its permit, and a write is
\* lost only if its file had changed. (expected: holds)
ends_of_an_execution == (last = "WRITE_STARTED" => permit = "RUNNING") /\ (last = "WRITE_DONE" => permit = "DONE") /\
    (last = "WRITE_BROKEN" => permit = "FAILED") /\ (last = "WRITE_LOST" => permit = "STALE") /\ ((last = "WRITE_DONE"
    \/ last = "WRITE_BROKEN" \/ last = "WRITE_LOST") => running = "NONE") /\ (enabled_WRITE_LOST => (running # "NONE"
    /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))) /\ (enabled_WRITE_BROKEN => running #
    "NONE") /\ (permit = "RUNNING" => (enabled_WRITE_BROKEN /\ (enabled_WRITE_DONE \/ enabled_WRITE_LOST)))

\* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
\* can be written. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_files_can_be_written_1 == ~(intent = "FIRST" /\ running = "WRITE_ALPHA" /\ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta)))

\* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
\* can be written. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_files_can_be_written_2 == ~(intent = "SECOND" /\ running = "WRITE_ALPHA" /\ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta)))

\* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
\* can be written. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_files_can_be_written_3 == ~(intent = "SECOND" /\ running = "WRITE_BETA" /\ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta)))

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_1 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_FIRST")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_2 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_SECOND")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_3 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_4 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "READ")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_5 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "WRITE_ALPHA")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 6 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_6 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "WRITE_BETA")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 7 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_7 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "DELETE")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 8 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_8 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "SAFE_COMMAND")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 9 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_9 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "UNSAFE_COMMAND")

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 1 of it.
errors_are_real_1 == enabled_INTENT_UNKNOWN => call = "SELECT_UNKNOWN"

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 2 of it.
errors_are_real_2 == enabled_CONTEXT_NOT_LOADED => enabled_SELECT_ACTIVE_INTENT_VALID

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 3 of it.
errors_are_real_3 == enabled_SELECT_ACTIVE_INTENT_VALID => enabled_CONTEXT_NOT_LOADED

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 4 of it.
errors_are_real_4 == enabled_CALL_DENIED => (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "DELETE" \/ call =
    "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 5 of it.
errors_are_real_5 == enabled_SCOPE_VIOLATED => (pending = "WRITE_BETA" /\ intent = "FIRST")

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 6 of it.
errors_are_real_6 == (enabled_STALE_FILE_DETECTED /\ pending # "NONE") => base # (IF (pending = "WRITE_ALPHA") THEN
    alpha ELSE beta)

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 7 of it.
errors_are_real_7 == enabled_APPROVAL_REQUESTED => (pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta)

\* errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
\* intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
\* write that is in scope and up to date. (expected: holds)
\* This is part 8 of it.
errors_are_real_8 == (state = "AWAITING_APPROVAL" /\ base = beta) => enabled_APPROVAL_GRANTED

\* waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, provided that the deadline
\* passes. (expected: holds)
waiting_for_a_person_ends == (WF_own(APPROVAL_TIMED_OUT)) => ([](<>(~(state = "AWAITING_APPROVAL"))))

\* validation-ends [TURN-011, TURN-018]: A requested write is eventually allowed or blocked, provided that the
\* machine keeps working. Reading can no longer delay it. (expected: holds)
validation_ends == (WF_own(SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/
    STALE_FILE_DETECTED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED) /\ Settled) => ([](last = "WRITE_REQUESTED" => (<>(state = "ACTION_ALLOWED"
    \/ state = "BLOCKED"))))

\* comes-to-rest [TURN-018]: From every state, the machine comes to rest in a state that waits for the user, for
\* the agent or for the end of the turn, provided that it keeps working, the tool included. (expected: holds)
comes_to_rest == (WF_own(SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/
    STALE_FILE_DETECTED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED)) => ([](<>(state = "NO_TURN" \/ state = "CONTEXT_LOADED" \/ state =
    "BLOCKED")))

\* calls-come-from-outside [TURN-005, TURN-013]: The agent's next call changes only by its choices. (expected:
\* holds)
calls_come_from_outside == [][(USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ APPROVAL_GRANTED \/ APPROVAL_REFUSED \/
    SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/
    APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED call]_vars

\* only-writes-change-files [TURN-001, TURN-002, TURN-007, TURN-014, TURN-015, TURN-020]: A file changes only
\* when the tool has written it and when others change it. (expected: holds)
only_writes_change_files == [][((USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ APPROVAL_GRANTED \/ APPROVAL_REFUSED \/
    SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/
    APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/
    CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ BETA_CHANGED) => UNCHANGED alpha) /\ ((USER_REQUEST \/ TURN_ENDED
    \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED
    \/ APPROVAL_GRANTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/
    SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED) =>
    UNCHANGED beta)]_vars

\* intents-change-by-their-events [TURN-001, TURN-006]: The active intent changes only by a selection, by the end
\* of a turn and by errors. (expected: holds)
intents_change_by_their_events == [][(USER_REQUEST \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN
    \/ WRITE_REQUESTED \/ APPROVAL_GRANTED \/ SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/
    WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ CONTEXT_NOT_LOADED \/
    SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/
    WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN
    \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED intent]_vars

\* pending-writes-change-by-their-events [TURN-011, TURN-013, TURN-014]: The pending write changes only by a
\* request for a write, its validation, an approval, the lack of one, and errors. (expected: holds)
pending_writes_change_by_their_events == [][((USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/
    INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ SELECTION_TIMED_OUT \/ APPROVAL_REQUESTED \/
    WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/
    CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/
    UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED pending) /\ ((USER_REQUEST \/ TURN_ENDED \/
    SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/
    SELECTION_TIMED_OUT \/ APPROVAL_REQUESTED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    BETA_CHANGED) => UNCHANGED base)]_vars

\* permits-change-by-their-events [TURN-011, TURN-012, TURN-015]: A permit, and the tool that runs under it,
\* change only by validation, by an approval, by the tool and by errors. (expected: holds)
permits_change_by_their_events == [][((USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/
    APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_TIMED_OUT \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    BETA_CHANGED) => UNCHANGED permit) /\ ((USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN
    \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/
    APPROVAL_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/
    WRITE_LOST \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED permit_call) /\
    ((USER_REQUEST \/ TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/
    SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/ APPROVAL_REQUESTED \/
    SCOPE_VIOLATED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/
    UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED permit_version) /\ ((USER_REQUEST \/
    TURN_ENDED \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/
    WRITE_REQUESTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/
    SCOPE_VIOLATED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/
    UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED approved) /\ ((USER_REQUEST \/ TURN_ENDED \/
    SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/
    APPROVAL_GRANTED \/ APPROVAL_REFUSED \/ SELECTION_TIMED_OUT \/ WRITE_FILE_VALIDATED \/ APPROVAL_REQUESTED \/
    SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_TIMED_OUT \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/
    CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED) => UNCHANGED running)]_vars

================================================================================
