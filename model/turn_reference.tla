------------------------------ MODULE turn_reference ------------------------------
\* Turn machine, reference: the machine turn in the profile reference, for TLA+.
\* It follows the document 002_4089c53b0986642f.txt, version unversioned.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config turn_reference.cfg turn_reference.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  call,  \* what the agent calls next
  alpha,  \* what ALPHA contains
  beta,  \* what BETA contains
  approval,  \* the person's answer to the newest request for a write, or an approval of an earlier request
  intent,  \* the active intent, whose context is loaded
  pending,  \* the write that is being validated
  base,  \* the version of its file on which it is based
  expired,  \* the time for its approval is over
  permit,  \* whether there is one, and the outcome of its one execution
  permit_intent,  \* the intent under which it was made
  permit_call,  \* the tool and the target that it covers
  permit_version,  \* the version of the target that it covers
  running,  \* the write that the running tool does
  reason,  \* why the turn is blocked
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
    permit_version, running, reason, last, beat>>
vars == <<state, call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
    permit_version, running, reason, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"AWAITING_INTENT_SELECTION", "CONTEXT_LOADED", "ACTION_ALLOWED", "BLOCKED"}
  /\ call \in {"NONE", "SELECT_FIRST", "SELECT_SECOND", "SELECT_UNKNOWN", "READ", "WRITE_ALPHA", "WRITE_BETA",
      "WRITE_GAMMA", "DELETE", "SAFE_COMMAND", "UNSAFE_COMMAND"}
  /\ alpha \in {"OLD", "NEW"}
  /\ beta \in {"OLD", "NEW"}
  /\ approval \in {"NONE", "GRANTED", "REFUSED", "EARLIER"}
  /\ intent \in {"NONE", "FIRST", "SECOND"}
  /\ pending \in {"NONE", "WRITE_ALPHA", "WRITE_BETA", "WRITE_GAMMA"}
  /\ base \in {"OLD", "NEW"}
  /\ expired \in BOOLEAN
  /\ permit \in {"NONE", "GRANTED", "RUNNING", "DONE", "FAILED", "STALE"}
  /\ permit_intent \in {"NONE", "FIRST", "SECOND"}
  /\ permit_call \in {"NONE", "WRITE_ALPHA", "WRITE_BETA"}
  /\ permit_version \in {"OLD", "NEW"}
  /\ running \in {"NONE", "WRITE_ALPHA", "WRITE_BETA"}
  /\ reason \in {"NONE", "NO_INTENT", "UNKNOWN_INTENT", "NO_CONTEXT", "OUT_OF_SCOPE", "STALE", "REFUSED", "TIMED_OUT",
      "WRITE_FAILED", "FAULT"}

enabled_USER_REQUEST == permit # "RUNNING"

enabled_SELECT_ACTIVE_INTENT_VALID == state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND")

enabled_INTENT_UNKNOWN == state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN"

enabled_CALL_DENIED == state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call =
    "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")

enabled_FILE_READ == state = "CONTEXT_LOADED" /\ call = "READ"

enabled_SAFE_COMMAND_RUN == state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND"

enabled_WRITE_REQUESTED == state = "CONTEXT_LOADED" /\ (pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA" \/ call = "WRITE_GAMMA"))

enabled_WRITE_FILE_VALIDATED == (state = "CONTEXT_LOADED" /\ (pending = "WRITE_ALPHA" /\ base = alpha)) \/ (state =
    "CONTEXT_LOADED" /\ (pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base =
    beta))

enabled_SCOPE_VIOLATED == state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending =
    "WRITE_GAMMA")

enabled_STALE_FILE_DETECTED == (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\
    permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))))

enabled_APPROVAL_REFUSED == state = "CONTEXT_LOADED" /\ (pending = "WRITE_BETA" /\ approval = "REFUSED")

enabled_DEADLINE_PASSED == state = "CONTEXT_LOADED" /\ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval =
    "EARLIER") /\ ~expired)

enabled_APPROVAL_TIMED_OUT == state = "CONTEXT_LOADED" /\ expired

enabled_WRITE_STARTED == state = "ACTION_ALLOWED" /\ (permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_DONE == state = "ACTION_ALLOWED" /\ (permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_BROKEN == state = "ACTION_ALLOWED" /\ permit = "RUNNING"

enabled_WRITE_LOST == state = "ACTION_ALLOWED" /\ (permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta))

enabled_WRITE_FILE_SUCCEEDED == state = "ACTION_ALLOWED" /\ permit = "DONE"

enabled_WRITE_FAILED == state = "ACTION_ALLOWED" /\ permit = "FAILED"

enabled_CONTEXT_NOT_LOADED == state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")

enabled_INTERNAL_ERROR == ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state =
    "ACTION_ALLOWED") /\ permit # "RUNNING") \/ state = "BLOCKED"

enabled_SELECTION_OF_FIRST_CHOSEN == TRUE

enabled_SELECTION_OF_SECOND_CHOSEN == TRUE

enabled_SELECTION_OF_UNKNOWN_CHOSEN == TRUE

enabled_READ_CHOSEN == TRUE

enabled_WRITE_TO_ALPHA_CHOSEN == TRUE

enabled_WRITE_TO_BETA_CHOSEN == TRUE

enabled_WRITE_TO_GAMMA_CHOSEN == TRUE

enabled_DELETION_CHOSEN == TRUE

enabled_SAFE_COMMAND_CHOSEN == TRUE

enabled_UNSAFE_COMMAND_CHOSEN == TRUE

enabled_PERSON_APPROVED == pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER")

enabled_PERSON_REFUSED == pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER")

enabled_EARLIER_APPROVAL_ARRIVED == pending = "WRITE_BETA" /\ approval = "NONE"

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "nothing-else-before-the-selection" -> (state = "AWAITING_INTENT_SELECTION")
    [] claim = "each-request-has-its-own-approval" -> (last = "WRITE_REQUESTED" /\ pending = "WRITE_BETA")
    [] claim = "nothing-covers-what-is-in-no-scope-3" -> (pending = "WRITE_GAMMA")
    [] claim = "approvals-do-not-widen-the-scope-2" -> (pending = "WRITE_BETA" /\ intent = "FIRST")
    [] claim = "late-approvals-do-not-count-3" -> (expired)
    [] claim = "no-execution-before-an-intent-1" -> (FALSE)
    [] claim = "no-execution-before-an-intent-2" -> (last = "USER_REQUEST")
    [] claim = "running-tools-are-not-abandoned" -> (last = "WRITE_STARTED")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "nothing-else-before-the-selection" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "each-request-has-its-own-approval" -> (last = "PERSON_APPROVED" \/ last = "USER_REQUEST")
    [] claim = "nothing-covers-what-is-in-no-scope-3" -> (last = "USER_REQUEST")
    [] claim = "approvals-do-not-widen-the-scope-2" -> (last = "USER_REQUEST")
    [] claim = "late-approvals-do-not-count-3" -> (last = "USER_REQUEST")
    [] claim = "no-execution-before-an-intent-1" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "no-execution-before-an-intent-2" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "running-tools-are-not-abandoned" -> (last = "WRITE_DONE" \/ last = "WRITE_BROKEN" \/ last =
      "WRITE_LOST")

Init ==
  /\ state = "AWAITING_INTENT_SELECTION"
  /\ call = "NONE"
  /\ alpha = "OLD"
  /\ beta = "OLD"
  /\ approval = "NONE"
  /\ intent = "NONE"
  /\ pending = "NONE"
  /\ base = "OLD"
  /\ expired = FALSE
  /\ permit = "NONE"
  /\ permit_intent = "NONE"
  /\ permit_call = "NONE"
  /\ permit_version = "OLD"
  /\ running = "NONE"
  /\ reason = "NONE"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"no-execution-before-an-intent-1"}) /\ ~Met(claim)}

\* USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018]
USER_REQUEST ==
  /\ (permit # "RUNNING")
  /\ state' = "AWAITING_INTENT_SELECTION"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ permit' = "NONE"
  /\ permit_intent' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ reason' = "NONE"
  /\ last' = "USER_REQUEST"
  /\ beat' = ~beat
  /\ UNCHANGED <<call, alpha, beta, approval, running>>

\* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008]
SELECT_ACTIVE_INTENT_VALID ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")
  /\ state' = "CONTEXT_LOADED"
  /\ intent' = (IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND")
  /\ last' = "SELECT_ACTIVE_INTENT_VALID"
  /\ UNCHANGED <<call, alpha, beta, approval, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* CONTEXT_NOT_LOADED (fault, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019]: D-TURN-10
CONTEXT_NOT_LOADED ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")
  /\ state' = "BLOCKED"
  /\ reason' = "NO_CONTEXT"
  /\ last' = "CONTEXT_NOT_LOADED"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, beat>>

\* INTENT_UNKNOWN (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016, TURN-019]
INTENT_UNKNOWN ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "SELECT_UNKNOWN")
  /\ state' = "BLOCKED"
  /\ reason' = "UNKNOWN_INTENT"
  /\ last' = "INTENT_UNKNOWN"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, beat>>

\* CALL_DENIED (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-019,
\* TURN-021]: Here even a safe command is denied, since line 32 makes no exception (D-TURN-02, D-TURN-06).
CALL_DENIED ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND"
      \/ call = "UNSAFE_COMMAND")
  /\ state' = "BLOCKED"
  /\ reason' = "NO_INTENT"
  /\ last' = "CALL_DENIED"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, beat>>

\* FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010]
FILE_READ ==
  /\ (state = "CONTEXT_LOADED")
  /\ (call = "READ")
  /\ last' = "FILE_READ"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent,
      permit_call, permit_version, running, reason>>

\* SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010]
SAFE_COMMAND_RUN ==
  /\ (state = "CONTEXT_LOADED")
  /\ (call = "SAFE_COMMAND")
  /\ last' = "SAFE_COMMAND_RUN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent,
      permit_call, permit_version, running, reason>>

\* WRITE_REQUESTED (input): CONTEXT_LOADED -> the same [TURN-010, TURN-013]: An approval belongs to its request;
\* earlier approvals do not count (D-TURN-05, D-TURN-11). GAMMA is in no scope, so the base version of a write to
\* it is arbitrary.
WRITE_REQUESTED ==
  /\ (state = "CONTEXT_LOADED")
  /\ (pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA"))
  /\ approval' = (IF (approval = "GRANTED" \/ approval = "EARLIER") THEN "EARLIER" ELSE "NONE")
  /\ pending' = (IF (call = "WRITE_ALPHA") THEN "WRITE_ALPHA" ELSE (IF (call = "WRITE_BETA") THEN "WRITE_BETA" ELSE
      "WRITE_GAMMA"))
  /\ base' = (IF (call = "WRITE_ALPHA") THEN alpha ELSE (IF (call = "WRITE_BETA") THEN beta ELSE "OLD"))
  /\ last' = "WRITE_REQUESTED"
  /\ UNCHANGED <<state, call, alpha, beta, intent, expired, permit, permit_intent, permit_call, permit_version,
      running, reason, beat>>

\* WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014]: ALPHA is in
\* the scope of both intents and needs no approval.
WRITE_FILE_VALIDATED_1 ==
  /\ (state = "CONTEXT_LOADED")
  /\ (pending = "WRITE_ALPHA" /\ base = alpha)
  /\ state' = "ACTION_ALLOWED"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ permit' = "GRANTED"
  /\ permit_intent' = intent
  /\ permit_call' = "WRITE_ALPHA"
  /\ permit_version' = base
  /\ last' = "WRITE_FILE_VALIDATED"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, expired, running, reason, beat>>

\* WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-013, TURN-014]
WRITE_FILE_VALIDATED_2 ==
  /\ (state = "CONTEXT_LOADED")
  /\ (pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta)
  /\ state' = "ACTION_ALLOWED"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ permit' = "GRANTED"
  /\ permit_intent' = intent
  /\ permit_call' = "WRITE_BETA"
  /\ permit_version' = base
  /\ last' = "WRITE_FILE_VALIDATED"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, expired, running, reason, beat>>

\* SCOPE_VIOLATED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-012, TURN-016, TURN-019]
SCOPE_VIOLATED ==
  /\ (state = "CONTEXT_LOADED")
  /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ reason' = "OUT_OF_SCOPE"
  /\ last' = "SCOPE_VIOLATED"
  /\ UNCHANGED <<call, alpha, beta, approval, permit, permit_intent, permit_call, permit_version, running, beat>>

\* STALE_FILE_DETECTED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-014, TURN-016, TURN-019]
STALE_FILE_DETECTED_1 ==
  /\ (state = "CONTEXT_LOADED")
  /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta))
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ reason' = "STALE"
  /\ last' = "STALE_FILE_DETECTED"
  /\ UNCHANGED <<call, alpha, beta, approval, permit, permit_intent, permit_call, permit_version, running, beat>>

\* APPROVAL_REFUSED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-016, TURN-019]
APPROVAL_REFUSED ==
  /\ (state = "CONTEXT_LOADED")
  /\ (pending = "WRITE_BETA" /\ approval = "REFUSED")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ reason' = "REFUSED"
  /\ last' = "APPROVAL_REFUSED"
  /\ UNCHANGED <<call, alpha, beta, approval, permit, permit_intent, permit_call, permit_version, running, beat>>

\* DEADLINE_PASSED (machine): CONTEXT_LOADED -> the same [TURN-013]
DEADLINE_PASSED ==
  /\ (state = "CONTEXT_LOADED")
  /\ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired)
  /\ expired' = TRUE
  /\ last' = "DEADLINE_PASSED"
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* APPROVAL_TIMED_OUT (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-019]
APPROVAL_TIMED_OUT ==
  /\ (state = "CONTEXT_LOADED")
  /\ expired
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ reason' = "TIMED_OUT"
  /\ last' = "APPROVAL_TIMED_OUT"
  /\ UNCHANGED <<call, alpha, beta, approval, permit, permit_intent, permit_call, permit_version, running, beat>>

\* WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
WRITE_STARTED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ permit' = "RUNNING"
  /\ running' = permit_call
  /\ last' = "WRITE_STARTED"
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit_intent, permit_call,
      permit_version, reason, beat>>

\* WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]: Comparing and writing are one step.
WRITE_DONE ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ alpha' = (IF (running = "WRITE_ALPHA") THEN (IF (alpha = "OLD") THEN "NEW" ELSE "OLD") ELSE alpha)
  /\ beta' = (IF (running = "WRITE_BETA") THEN (IF (beta = "OLD") THEN "NEW" ELSE "OLD") ELSE beta)
  /\ permit' = "DONE"
  /\ running' = "NONE"
  /\ last' = "WRITE_DONE"
  /\ UNCHANGED <<state, call, approval, intent, pending, base, expired, permit_intent, permit_call, permit_version,
      reason, beat>>

\* WRITE_LOST (machine): ACTION_ALLOWED -> the same [TURN-014]
WRITE_LOST ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))
  /\ permit' = "STALE"
  /\ running' = "NONE"
  /\ last' = "WRITE_LOST"
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit_intent, permit_call,
      permit_version, reason, beat>>

\* WRITE_BROKEN (machine): ACTION_ALLOWED -> the same [TURN-019]
WRITE_BROKEN ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "RUNNING")
  /\ permit' = "FAILED"
  /\ running' = "NONE"
  /\ last' = "WRITE_BROKEN"
  /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit_intent, permit_call,
      permit_version, reason, beat>>

\* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
WRITE_FILE_SUCCEEDED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "DONE")
  /\ state' = "CONTEXT_LOADED"
  /\ permit' = "NONE"
  /\ permit_intent' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ last' = "WRITE_FILE_SUCCEEDED"
  /\ UNCHANGED <<call, alpha, beta, approval, intent, pending, base, expired, running, reason, beat>>

\* STALE_FILE_DETECTED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019]
STALE_FILE_DETECTED_2 ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
      beta)))
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ permit' = "NONE"
  /\ permit_intent' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ reason' = "STALE"
  /\ last' = "STALE_FILE_DETECTED"
  /\ UNCHANGED <<call, alpha, beta, approval, pending, base, expired, running, beat>>

\* WRITE_FAILED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-019]: D-TURN-10
WRITE_FAILED ==
  /\ (state = "ACTION_ALLOWED")
  /\ (permit = "FAILED")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ permit' = "NONE"
  /\ permit_intent' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ reason' = "WRITE_FAILED"
  /\ last' = "WRITE_FAILED"
  /\ UNCHANGED <<call, alpha, beta, approval, pending, base, expired, running, beat>>

\* INTERNAL_ERROR (fault, realises ERROR): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, ACTION_ALLOWED -> BLOCKED
\* [TURN-019]
INTERNAL_ERROR_1 ==
  /\ (state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")
  /\ (permit # "RUNNING")
  /\ state' = "BLOCKED"
  /\ intent' = "NONE"
  /\ pending' = "NONE"
  /\ base' = "OLD"
  /\ expired' = FALSE
  /\ permit' = "NONE"
  /\ permit_intent' = "NONE"
  /\ permit_call' = "NONE"
  /\ permit_version' = "OLD"
  /\ reason' = "FAULT"
  /\ last' = "INTERNAL_ERROR"
  /\ UNCHANGED <<call, alpha, beta, approval, running, beat>>

\* INTERNAL_ERROR (fault, realises ERROR): BLOCKED -> BLOCKED [TURN-019]: The first reason is kept.
INTERNAL_ERROR_2 ==
  /\ (state = "BLOCKED")
  /\ state' = "BLOCKED"
  /\ last' = "INTERNAL_ERROR"
  /\ beat' = ~beat
  /\ UNCHANGED <<call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* SELECTION_OF_FIRST_CHOSEN (environment)
SELECTION_OF_FIRST_CHOSEN ==
  /\ call' = "SELECT_FIRST"
  /\ last' = "SELECTION_OF_FIRST_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* SELECTION_OF_SECOND_CHOSEN (environment)
SELECTION_OF_SECOND_CHOSEN ==
  /\ call' = "SELECT_SECOND"
  /\ last' = "SELECTION_OF_SECOND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* SELECTION_OF_UNKNOWN_CHOSEN (environment)
SELECTION_OF_UNKNOWN_CHOSEN ==
  /\ call' = "SELECT_UNKNOWN"
  /\ last' = "SELECTION_OF_UNKNOWN_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* READ_CHOSEN (environment)
READ_CHOSEN ==
  /\ call' = "READ"
  /\ last' = "READ_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* WRITE_TO_ALPHA_CHOSEN (environment)
WRITE_TO_ALPHA_CHOSEN ==
  /\ call' = "WRITE_ALPHA"
  /\ last' = "WRITE_TO_ALPHA_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* WRITE_TO_BETA_CHOSEN (environment)
WRITE_TO_BETA_CHOSEN ==
  /\ call' = "WRITE_BETA"
  /\ last' = "WRITE_TO_BETA_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* WRITE_TO_GAMMA_CHOSEN (environment)
WRITE_TO_GAMMA_CHOSEN ==
  /\ call' = "WRITE_GAMMA"
  /\ last' = "WRITE_TO_GAMMA_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* DELETION_CHOSEN (environment)
DELETION_CHOSEN ==
  /\ call' = "DELETE"
  /\ last' = "DELETION_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* SAFE_COMMAND_CHOSEN (environment)
SAFE_COMMAND_CHOSEN ==
  /\ call' = "SAFE_COMMAND"
  /\ last' = "SAFE_COMMAND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* UNSAFE_COMMAND_CHOSEN (environment)
UNSAFE_COMMAND_CHOSEN ==
  /\ call' = "UNSAFE_COMMAND"
  /\ last' = "UNSAFE_COMMAND_CHOSEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason>>

\* ALPHA_CHANGED (environment)
ALPHA_CHANGED ==
  /\ alpha' = (IF (alpha = "OLD") THEN "NEW" ELSE "OLD")
  /\ last' = "ALPHA_CHANGED"
  /\ UNCHANGED <<state, call, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* BETA_CHANGED (environment)
BETA_CHANGED ==
  /\ beta' = (IF (beta = "OLD") THEN "NEW" ELSE "OLD")
  /\ last' = "BETA_CHANGED"
  /\ UNCHANGED <<state, call, alpha, approval, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* PERSON_APPROVED (environment)
PERSON_APPROVED ==
  /\ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER"))
  /\ approval' = "GRANTED"
  /\ last' = "PERSON_APPROVED"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* PERSON_REFUSED (environment)
PERSON_REFUSED ==
  /\ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER"))
  /\ approval' = "REFUSED"
  /\ last' = "PERSON_REFUSED"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* EARLIER_APPROVAL_ARRIVED (environment)
EARLIER_APPROVAL_ARRIVED ==
  /\ (pending = "WRITE_BETA" /\ approval = "NONE")
  /\ approval' = "EARLIER"
  /\ last' = "EARLIER_APPROVAL_ARRIVED"
  /\ UNCHANGED <<state, call, alpha, beta, intent, pending, base, expired, permit, permit_intent, permit_call,
      permit_version, running, reason, beat>>

\* WRITE_FILE_VALIDATED (machine): the requested write is in scope, approved and up to date
WRITE_FILE_VALIDATED == WRITE_FILE_VALIDATED_1 \/ WRITE_FILE_VALIDATED_2

\* STALE_FILE_DETECTED (machine): the file no longer has the version of the write
STALE_FILE_DETECTED == STALE_FILE_DETECTED_1 \/ STALE_FILE_DETECTED_2

\* INTERNAL_ERROR (fault): something else went wrong
INTERNAL_ERROR == INTERNAL_ERROR_1 \/ INTERNAL_ERROR_2

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, call, alpha, beta, approval, intent, pending, base, expired, permit, permit_intent, permit_call, permit_version, running, reason, beat>>

Step ==
  \/ USER_REQUEST
  \/ SELECT_ACTIVE_INTENT_VALID
  \/ INTENT_UNKNOWN
  \/ CALL_DENIED
  \/ FILE_READ
  \/ SAFE_COMMAND_RUN
  \/ WRITE_REQUESTED
  \/ WRITE_FILE_VALIDATED
  \/ SCOPE_VIOLATED
  \/ STALE_FILE_DETECTED
  \/ APPROVAL_REFUSED
  \/ DEADLINE_PASSED
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
  \/ WRITE_TO_GAMMA_CHOSEN
  \/ DELETION_CHOSEN
  \/ SAFE_COMMAND_CHOSEN
  \/ UNSAFE_COMMAND_CHOSEN
  \/ ALPHA_CHANGED
  \/ BETA_CHANGED
  \/ PERSON_APPROVED
  \/ PERSON_REFUSED
  \/ EARLIER_APPROVAL_ARRIVED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* requests-begin-by-selecting [TURN-004, TURN-018]: A user's request is accepted in every state, as long as no
\* tool runs, and begins in AWAITING_INTENT_SELECTION. (expected: holds)
requests_begin_by_selecting == (permit = "RUNNING" \/ enabled_USER_REQUEST) /\ (last = "USER_REQUEST" => state =
    "AWAITING_INTENT_SELECTION")

\* requests-accepted-at-once [TURN-004]: A user's request is accepted at once in every state. Sacrificed: while a
\* tool runs it must wait (D-TURN-12). Instead, requests-begin-by-selecting and requests-are-accepted-in-the-end
\* hold. (expected: fails)
requests_accepted_at_once == enabled_USER_REQUEST

\* requests-wait-for-the-tool [TURN-020]: No turn is begun while a tool runs. (expected: holds)
requests_wait_for_the_tool == (enabled_USER_REQUEST) => running = "NONE"

\* requests-are-accepted-in-the-end [TURN-004]: A user's request is eventually accepted, provided that the
\* machine keeps working, the tool included. (expected: holds)
requests_are_accepted_in_the_end == (WF_own(WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/
    APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/
    WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED)) => ([](<>enabled_USER_REQUEST))

\* turns-begin-clean [TURN-001, TURN-004]: The only thing left of an earlier turn is a person's approval, which
\* counts for no later request. (expected: holds)
turns_begin_clean == last = "USER_REQUEST" => (intent = "NONE" /\ pending = "NONE" /\ base = "OLD" /\ ~expired /\
    permit = "NONE" /\ permit_intent = "NONE" /\ permit_call = "NONE" /\ permit_version = "OLD" /\ running = "NONE" /\
    reason = "NONE")

\* data-belongs-to-its-state [TURN-002, TURN-011, TURN-017]: There is an active intent in CONTEXT_LOADED and
\* ACTION_ALLOWED, a pending write only in CONTEXT_LOADED, a permit exactly in ACTION_ALLOWED, a running tool
\* exactly while its permit is in use, and a reason exactly in BLOCKED. (expected: holds)
data_belongs_to_its_state == (intent # "NONE") = (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ (pending =
    "NONE" \/ state = "CONTEXT_LOADED") /\ (pending # "NONE" \/ (base = "OLD" /\ ~expired)) /\ (permit # "NONE") =
    (state = "ACTION_ALLOWED") /\ (permit_call # "NONE") = (state = "ACTION_ALLOWED") /\ (state = "ACTION_ALLOWED" \/
    (permit_intent = "NONE" /\ permit_version = "OLD")) /\ (running # "NONE") = (permit = "RUNNING") /\ (reason #
    "NONE") = (state = "BLOCKED")

\* only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the only accepted call of
\* the agent is the selection of an intent; every other call is refused or blocks the turn. (expected: holds)
only_selection_while_awaiting == state = "AWAITING_INTENT_SELECTION" => (~enabled_FILE_READ /\
    ~enabled_SAFE_COMMAND_RUN /\ ~enabled_WRITE_REQUESTED /\ ~enabled_WRITE_FILE_VALIDATED /\ ~enabled_WRITE_STARTED
    /\ ~(~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED") \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\
    ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND"
    /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE"
    /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "AWAITING_INTENT_SELECTION"
    \/ state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base =
    beta) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\
    ~expired /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state =
    "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" \/
    state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "DONE") \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\
    ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\
    ~(state = "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED"))))

\* selections-are-accepted [TURN-005, TURN-006, TURN-008]: The selection of an intent is accepted exactly in
\* AWAITING_INTENT_SELECTION; the intent is then active. (expected: holds)
\* This is part 1 of it.
selections_are_accepted_1 == (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_FIRST") =>
    (enabled_SELECT_ACTIVE_INTENT_VALID /\ ~(state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND") /\ ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") = "FIRST")))

\* selections-are-accepted [TURN-005, TURN-006, TURN-008]: The selection of an intent is accepted exactly in
\* AWAITING_INTENT_SELECTION; the intent is then active. (expected: holds)
\* This is part 2 of it.
selections_are_accepted_2 == (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_SECOND") =>
    (enabled_SELECT_ACTIVE_INTENT_VALID /\ ~(state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND") /\ ~((IF (call = "SELECT_FIRST") THEN "FIRST" ELSE "SECOND") = "SECOND")))

\* selections-are-accepted [TURN-005, TURN-006, TURN-008]: The selection of an intent is accepted exactly in
\* AWAITING_INTENT_SELECTION; the intent is then active. (expected: holds)
\* This is part 3 of it.
selections_are_accepted_3 == enabled_SELECT_ACTIVE_INTENT_VALID => (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "SELECT_FIRST" \/ call = "SELECT_SECOND"))

\* context-only-by-selection [TURN-008, TURN-018]: CONTEXT_LOADED is entered only by the selection of a valid
\* intent and by a successful write. (expected: holds)
context_only_by_selection == ~(state = "CONTEXT_LOADED") => ~(~(state = "CONTEXT_LOADED" => FALSE) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call
    = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state
    = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(state
    = "CONTEXT_LOADED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (pending = "WRITE_BETA" /\
    (approval = "NONE" \/ approval = "EARLIER") /\ ~(state = "CONTEXT_LOADED" => FALSE)) \/ (pending = "WRITE_BETA" /\
    approval = "NONE" /\ ~(state = "CONTEXT_LOADED" => FALSE)))

\* nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
\* in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds)
nothing_else_before_the_selection == "nothing-else-before-the-selection" \in open => (state =
    "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")

\* destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021]: A call that writes, deletes or
\* runs a command is denied in AWAITING_INTENT_SELECTION and in no other state, and the turn is blocked since it
\* has no intent. (expected: holds)
destructive_calls_are_denied_without_an_intent == (enabled_CALL_DENIED => state = "AWAITING_INTENT_SELECTION") /\
    (enabled_CALL_DENIED => (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/
    call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")) /\ ((state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) => enabled_CALL_DENIED) /\ (last = "CALL_DENIED" => (state = "BLOCKED" /\ reason =
    "NO_INTENT"))

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
every_call_can_be_made_without_an_intent_7 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "WRITE_GAMMA")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 8 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_8 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "DELETE")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 9 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_9 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "SAFE_COMMAND")

\* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
\* call. (expected: holds)
\* This is part 10 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_call_can_be_made_without_an_intent_10 == ~(state = "AWAITING_INTENT_SELECTION" /\ call = "UNSAFE_COMMAND")

\* reading-with-a-context [TURN-010, TURN-015]: A file can be read only in CONTEXT_LOADED, any number of times.
\* (expected: holds)
reading_with_a_context == ([](enabled_FILE_READ => (state = "CONTEXT_LOADED" /\ call = "READ"))) /\ ([]((state =
    "CONTEXT_LOADED" /\ call = "READ") => enabled_FILE_READ))

\* safe-commands-with-a-context [TURN-010, TURN-015]: A safe command can be run only in CONTEXT_LOADED.
\* (expected: holds)
safe_commands_with_a_context == ([](enabled_SAFE_COMMAND_RUN => (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND")))
    /\ ([]((state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND") => enabled_SAFE_COMMAND_RUN))

\* deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020]: A call to delete a file and an
\* unsafe command are refused in every state, unless they block the turn: no event accepts them. (expected:
\* holds)
deletions_and_unsafe_commands_are_refused == ((call = "DELETE" \/ call = "UNSAFE_COMMAND") /\ ~(state =
    "AWAITING_INTENT_SELECTION")) => ~(enabled_SELECT_ACTIVE_INTENT_VALID \/ enabled_INTENT_UNKNOWN \/
    enabled_CALL_DENIED \/ enabled_FILE_READ \/ enabled_SAFE_COMMAND_RUN \/ enabled_WRITE_REQUESTED)

\* writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
\* a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
\* This is part 1 of it.
writes_are_requested_with_a_context_1 == enabled_WRITE_REQUESTED => (state = "CONTEXT_LOADED" /\ pending = "NONE" /\
    (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA"))

\* writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
\* a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
\* This is part 2 of it.
writes_are_requested_with_a_context_2 == (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/
    call = "WRITE_BETA" \/ call = "WRITE_GAMMA")) => enabled_WRITE_REQUESTED

\* writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
\* a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
\* This is part 3 of it.
writes_are_requested_with_a_context_3 == call = "WRITE_ALPHA" => ~(state = "CONTEXT_LOADED" /\ pending = "NONE" /\
    (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~((IF (call = "WRITE_ALPHA") THEN
    "WRITE_ALPHA" ELSE (IF (call = "WRITE_BETA") THEN "WRITE_BETA" ELSE "WRITE_GAMMA")) = "WRITE_ALPHA" /\ (IF (call =
    "WRITE_ALPHA") THEN alpha ELSE (IF (call = "WRITE_BETA") THEN beta ELSE "OLD")) = alpha))

\* writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
\* a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
\* This is part 4 of it.
writes_are_requested_with_a_context_4 == call = "WRITE_BETA" => ~(state = "CONTEXT_LOADED" /\ pending = "NONE" /\
    (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~((IF (call = "WRITE_ALPHA") THEN
    "WRITE_ALPHA" ELSE (IF (call = "WRITE_BETA") THEN "WRITE_BETA" ELSE "WRITE_GAMMA")) = "WRITE_BETA" /\ (IF (call =
    "WRITE_ALPHA") THEN alpha ELSE (IF (call = "WRITE_BETA") THEN beta ELSE "OLD")) = beta))

\* writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
\* a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
\* This is part 5 of it.
writes_are_requested_with_a_context_5 == call = "WRITE_GAMMA" => ~(state = "CONTEXT_LOADED" /\ pending = "NONE" /\
    (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~((IF (call = "WRITE_ALPHA") THEN
    "WRITE_ALPHA" ELSE (IF (call = "WRITE_BETA") THEN "WRITE_BETA" ELSE "WRITE_GAMMA")) = "WRITE_GAMMA"))

\* writes-lead-there-and-back [TURN-011, TURN-018]: A write that was validated leads to ACTION_ALLOWED, and its
\* success leads back to CONTEXT_LOADED. (expected: holds)
writes_lead_there_and_back == (last = "WRITE_FILE_VALIDATED" => state = "ACTION_ALLOWED") /\ (last =
    "WRITE_FILE_SUCCEEDED" => state = "CONTEXT_LOADED")

\* allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was
\* validated. (expected: holds)
allowed_only_when_validated == ~(state = "ACTION_ALLOWED") => ~(~(state = "ACTION_ALLOWED" => FALSE) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call
    = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state
    = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(state
    = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (pending = "WRITE_BETA" /\
    (approval = "NONE" \/ approval = "EARLIER") /\ ~(state = "ACTION_ALLOWED" => FALSE)) \/ (pending = "WRITE_BETA" /\
    approval = "NONE" /\ ~(state = "ACTION_ALLOWED" => FALSE)))

\* validated-within-the-scope [TURN-001, TURN-011, TURN-012]: A write is validated only if a write is pending
\* whose target is within the scope of the active intent. (expected: holds)
validated_within_the_scope == (enabled_WRITE_FILE_VALIDATED) => (state = "CONTEXT_LOADED" /\ intent # "NONE" /\
    (pending = "WRITE_ALPHA" \/ (pending = "WRITE_BETA" /\ intent = "SECOND")))

\* validated-with-approval [TURN-011, TURN-013]: A write to BETA is validated only with a person's approval of
\* this request, given in time. (expected: holds)
validated_with_approval == (enabled_WRITE_FILE_VALIDATED) => (pending = "WRITE_ALPHA" \/ (approval = "GRANTED" /\
    ~expired))

\* validated-up-to-date [TURN-011, TURN-014]: A write is validated only if its file still has the version on
\* which the write is based. (expected: holds)
validated_up_to_date == (enabled_WRITE_FILE_VALIDATED) => base = (IF (pending = "WRITE_ALPHA") THEN alpha ELSE beta)

\* sound-writes-are-validated [TURN-011, TURN-018]: A write to which there is no objection can be validated at
\* once. (expected: holds)
sound_writes_are_validated == ([]((pending = "WRITE_ALPHA" /\ base = alpha) => enabled_WRITE_FILE_VALIDATED)) /\
    ([]((pending = "WRITE_BETA" /\ intent = "SECOND" /\ base = beta /\ approval = "GRANTED" /\ ~expired) =>
    enabled_WRITE_FILE_VALIDATED))

\* each-request-has-its-own-approval [TURN-013]: After a write to BETA is requested, it is not validated before a
\* person approves it, whatever was approved before. (expected: holds)
each_request_has_its_own_approval == "each-request-has-its-own-approval" \in open => (~(state = "ACTION_ALLOWED"))

\* approvals-age [TURN-013]: When a write is requested, an existing approval becomes an earlier one; no other
\* answer is left. (expected: holds)
approvals_age == ((approval = "GRANTED" \/ approval = "EARLIER") => ~(state = "CONTEXT_LOADED" /\ pending = "NONE" /\
    (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~((IF (approval = "GRANTED" \/ approval =
    "EARLIER") THEN "EARLIER" ELSE "NONE") = "EARLIER"))) /\ ((approval = "NONE" \/ approval = "REFUSED") => ~(state =
    "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\
    ~((IF (approval = "GRANTED" \/ approval = "EARLIER") THEN "EARLIER" ELSE "NONE") = "NONE")))

\* earlier-approvals-do-not-count [TURN-013]: A write can wait for its approval while one of an earlier request
\* exists, and can still be abandoned. (expected: holds)
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
earlier_approvals_do_not_count == ~(pending = "WRITE_BETA" /\ approval = "EARLIER" /\ ~expired /\ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired))

\* answers-are-final [TURN-013]: A person answers a request once; the answer stays as it is until the next write
\* is requested. (expected: holds)
answers_are_final == (approval = "GRANTED" => ~(~(approval = "GRANTED") \/ (permit # "RUNNING" /\ ~(approval =
    "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\
    ~(approval = "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN" /\ ~(approval =
    "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call =
    "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(approval = "GRANTED"))
    \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha
    /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\
    approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\
    ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA") /\ ~(approval = "GRANTED")) \/ (state =
    "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta)) /\
    ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED" /\
    ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval
    = "EARLIER") /\ ~expired /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ expired /\ ~(approval =
    "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "GRANTED")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(approval = "GRANTED"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\
    (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
    beta))) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED" /\ ~(approval = "GRANTED"))
    \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit #
    "RUNNING" /\ ~(approval = "GRANTED")) \/ (state = "BLOCKED" /\ ~(approval = "GRANTED")) \/ (pending = "WRITE_BETA"
    /\ (approval = "NONE" \/ approval = "EARLIER")) \/ (pending = "WRITE_BETA" /\ approval = "NONE"))) /\ (approval =
    "REFUSED" => ~(~(approval = "REFUSED") \/ (permit # "RUNNING" /\ ~(approval = "REFUSED")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(approval = "REFUSED")) \/
    (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN" /\ ~(approval = "REFUSED")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call =
    "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(approval = "REFUSED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha
    /\ ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\
    approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\
    ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA") /\ ~(approval = "REFUSED")) \/ (state =
    "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta)) /\
    ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED" /\
    ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval
    = "EARLIER") /\ ~expired /\ ~(approval = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ expired /\ ~(approval =
    "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "REFUSED")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(approval = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(approval = "REFUSED"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(approval = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\
    (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
    beta))) /\ ~(approval = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED" /\ ~(approval = "REFUSED"))
    \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit #
    "RUNNING" /\ ~(approval = "REFUSED")) \/ (state = "BLOCKED" /\ ~(approval = "REFUSED")) \/ (pending = "WRITE_BETA"
    /\ (approval = "NONE" \/ approval = "EARLIER")) \/ (pending = "WRITE_BETA" /\ approval = "NONE"))) /\ ((approval =
    "NONE" \/ approval = "EARLIER") => ~(~(approval = "NONE" \/ approval = "EARLIER") \/ (permit # "RUNNING" /\
    ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/
    call = "SELECT_SECOND") /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "AWAITING_INTENT_SELECTION"
    /\ call = "SELECT_UNKNOWN" /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call =
    "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/
    (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\
    ~((IF (approval = "GRANTED" \/ approval = "EARLIER") THEN "EARLIER" ELSE "NONE") = "NONE" \/ (IF (approval =
    "GRANTED" \/ approval = "EARLIER") THEN "EARLIER" ELSE "NONE") = "EARLIER")) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_ALPHA" /\ base = alpha /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\
    intent = "FIRST") \/ pending = "WRITE_GAMMA") /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta)) /\
    ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval =
    "REFUSED" /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA"
    /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/
    (state = "CONTEXT_LOADED" /\ expired /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "ACTION_ALLOWED"
    /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval =
    "NONE" \/ approval = "EARLIER")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(approval =
    "NONE" \/ approval = "EARLIER")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(approval = "NONE" \/
    approval = "EARLIER")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version
    # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))) /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/
    (state = "ACTION_ALLOWED" /\ permit = "FAILED" /\ ~(approval = "NONE" \/ approval = "EARLIER")) \/ ((state =
    "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit # "RUNNING" /\
    ~(approval = "NONE" \/ approval = "EARLIER")) \/ (state = "BLOCKED" /\ ~(approval = "NONE" \/ approval =
    "EARLIER")))) /\ (last = "PERSON_APPROVED" => approval = "GRANTED") /\ (last = "PERSON_REFUSED" => approval =
    "REFUSED") /\ (last = "EARLIER_APPROVAL_ARRIVED" => approval = "EARLIER")

\* answers-need-a-question [TURN-013]: A person answers only while a write to BETA waits for the answer.
\* (expected: holds)
answers_need_a_question == (last = "PERSON_APPROVED" \/ last = "PERSON_REFUSED") => pending = "WRITE_BETA"

\* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
\* is never allowed. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
nothing_covers_what_is_in_no_scope_1 == ~(pending = "WRITE_GAMMA" /\ intent = "FIRST")

\* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
\* is never allowed. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
nothing_covers_what_is_in_no_scope_2 == ~(pending = "WRITE_GAMMA" /\ intent = "SECOND")

\* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
\* is never allowed. (expected: holds)
\* This is part 3 of it.
nothing_covers_what_is_in_no_scope_3 == "nothing-covers-what-is-in-no-scope-3" \in open => (~(state =
    "ACTION_ALLOWED"))

\* approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
\* it is still not allowed. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
approvals_do_not_widen_the_scope_1 == ~(pending = "WRITE_BETA" /\ intent = "FIRST" /\ approval = "GRANTED")

\* approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
\* it is still not allowed. (expected: holds)
\* This is part 2 of it.
approvals_do_not_widen_the_scope_2 == "approvals-do-not-widen-the-scope-2" \in open => (~(state = "ACTION_ALLOWED"))

\* deadline-passes-unanswered [TURN-013]: The deadline passes once for a request, and only while a write to BETA
\* waits for an answer that has not come. (expected: holds)
deadline_passes_unanswered == (enabled_DEADLINE_PASSED) => (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\
    (approval = "NONE" \/ approval = "EARLIER") /\ ~expired)

\* late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
\* abandoned. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
late_approvals_do_not_count_1 == ~(expired /\ approval = "GRANTED")

\* late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
\* abandoned. (expected: holds)
\* This is part 2 of it.
late_approvals_do_not_count_2 == expired => enabled_APPROVAL_TIMED_OUT

\* late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
\* abandoned. (expected: holds)
\* This is part 3 of it.
late_approvals_do_not_count_3 == "late-approvals-do-not-count-3" \in open => (~(state = "ACTION_ALLOWED"))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 1 of it.
permit_is_what_was_validated_1 == pending = "WRITE_ALPHA" => ~(state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\
    intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta)

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 2 of it.
permit_is_what_was_validated_2 == pending = "WRITE_BETA" => ~(state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\
    base = alpha)

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 3 of it.
permit_is_what_was_validated_3 == intent = "FIRST" => ~((state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base =
    alpha /\ ~(intent = "FIRST")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\
    approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(intent = "FIRST")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 4 of it.
permit_is_what_was_validated_4 == intent = "SECOND" => ~((state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base
    = alpha /\ ~(intent = "SECOND")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\
    approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(intent = "SECOND")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 5 of it.
permit_is_what_was_validated_5 == base = "OLD" => ~((state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base =
    alpha /\ ~(base = "OLD")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval
    = "GRANTED" /\ ~expired /\ base = beta /\ ~(base = "OLD")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 6 of it.
permit_is_what_was_validated_6 == base = "NEW" => ~((state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base =
    alpha /\ ~(base = "NEW")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval
    = "GRANTED" /\ ~expired /\ base = beta /\ ~(base = "NEW")))

\* permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
\* target and the version of the validated write. (expected: holds)
\* This is part 7 of it.
permit_is_what_was_validated_7 == last = "WRITE_FILE_VALIDATED" => permit = "GRANTED"

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 1 of it.
permit_is_not_altered_1 == state = "ACTION_ALLOWED" => (permit_intent = "FIRST" => ~(~(permit_intent = "FIRST" \/
    ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_intent = "FIRST" \/ ~(state
    = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_intent = "FIRST" \/
    ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(intent = "FIRST")) \/ (state = "CONTEXT_LOADED"
    /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(intent =
    "FIRST")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\
    ~expired /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_intent = "FIRST"
    \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ (approval =
    "NONE" \/ approval = "EARLIER") /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(permit_intent = "FIRST" \/ ~(state = "ACTION_ALLOWED")))))

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 2 of it.
permit_is_not_altered_2 == state = "ACTION_ALLOWED" => (permit_intent = "SECOND" => ~(~(permit_intent = "SECOND" \/
    ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_intent = "SECOND" \/
    ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_intent = "SECOND"
    \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call
    = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(intent = "SECOND")) \/ (state = "CONTEXT_LOADED"
    /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(intent =
    "SECOND")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER")
    /\ ~expired /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit
    = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_intent =
    "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version =
    (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED")))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha
    ELSE beta) /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ (approval =
    "NONE" \/ approval = "EARLIER") /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(permit_intent = "SECOND" \/ ~(state = "ACTION_ALLOWED")))))

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 3 of it.
permit_is_not_altered_3 == state = "ACTION_ALLOWED" => (permit_call = "WRITE_ALPHA" => ~(~(permit_call = "WRITE_ALPHA"
    \/ ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_call = "WRITE_ALPHA" \/
    ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_call =
    "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_call = "WRITE_ALPHA" \/ ~(state =
    "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval =
    "GRANTED" /\ ~expired /\ base = beta) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE"
    \/ approval = "EARLIER") /\ ~expired /\ ~(permit_call = "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state =
    "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(permit_call = "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_call = "WRITE_ALPHA"
    \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_call = "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED")))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(permit_call = "WRITE_ALPHA" \/ ~(state =
    "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(permit_call =
    "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(permit_call =
    "WRITE_ALPHA" \/ ~(state = "ACTION_ALLOWED")))))

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 4 of it.
permit_is_not_altered_4 == state = "ACTION_ALLOWED" => (permit_call = "WRITE_BETA" => ~(~(permit_call = "WRITE_BETA"
    \/ ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_call = "WRITE_BETA" \/
    ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_call =
    "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_call = "WRITE_BETA" \/ ~(state =
    "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\
    ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED"
    /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_call = "WRITE_BETA" \/
    ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running
    = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state
    = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ (approval
    = "NONE" \/ approval = "EARLIER") /\ ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(permit_call = "WRITE_BETA" \/ ~(state = "ACTION_ALLOWED")))))

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 5 of it.
permit_is_not_altered_5 == state = "ACTION_ALLOWED" => (permit_version = "OLD" => ~(~(permit_version = "OLD") \/
    (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(permit_version =
    "OLD")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN" /\ ~(permit_version = "OLD")) \/ (state
    = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call =
    "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(permit_version = "OLD")) \/ (state =
    "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ call =
    "SAFE_COMMAND" /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_version = "OLD")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(base = "OLD")) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(base = "OLD"))
    \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA") /\
    ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending
    = "WRITE_BETA" /\ base # beta)) /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "WRITE_BETA" /\ approval = "REFUSED" /\ ~(permit_version = "OLD")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(permit_version = "OLD")) \/ (state =
    "CONTEXT_LOADED" /\ expired /\ ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "OLD")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "OLD")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(permit_version = "OLD")) \/ (state = "BLOCKED" /\ ~(permit_version = "OLD")) \/ (pending =
    "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(permit_version = "OLD")) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(permit_version = "OLD"))))

\* permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
\* version. (expected: holds)
\* This is part 6 of it.
permit_is_not_altered_6 == state = "ACTION_ALLOWED" => (permit_version = "NEW" => ~(~(permit_version = "NEW" \/
    ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(permit_version = "NEW" \/ ~(state
    = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(permit_version = "NEW" \/ ~(state
    = "ACTION_ALLOWED"))) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(base = "NEW")) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(base = "NEW"))
    \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired
    /\ ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "NEW" \/ ~(state =
    "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/
    approval = "EARLIER") /\ ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED"))) \/ (pending = "WRITE_BETA" /\
    approval = "NONE" /\ ~(permit_version = "NEW" \/ ~(state = "ACTION_ALLOWED")))))

\* approval-stays [TURN-013]: As long as a permit for an approved write exists, the approval stays. (expected:
\* holds)
approval_stays == (state = "ACTION_ALLOWED" /\ approval = "GRANTED") => ~(~(approval = "GRANTED") \/ (permit #
    "RUNNING" /\ ~(approval = "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call =
    "SELECT_SECOND") /\ ~(approval = "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN" /\
    ~(approval = "GRANTED")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA"
    \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND") /\ ~(approval =
    "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED"
    /\ call = "SAFE_COMMAND" /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~((IF (approval = "GRANTED" \/ approval =
    "EARLIER") THEN "EARLIER" ELSE "NONE") = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\
    base = alpha /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent =
    "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(approval = "GRANTED")) \/ (state =
    "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA") /\ ~(approval =
    "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA"
    /\ base # beta)) /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval =
    "REFUSED" /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE"
    \/ approval = "EARLIER") /\ ~expired /\ ~(approval = "GRANTED")) \/ (state = "CONTEXT_LOADED" /\ expired /\
    ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(approval = "GRANTED")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(approval = "GRANTED"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\
    (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
    beta))) /\ ~(approval = "GRANTED")) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED" /\ ~(approval = "GRANTED"))
    \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit #
    "RUNNING" /\ ~(approval = "GRANTED")) \/ (state = "BLOCKED" /\ ~(approval = "GRANTED")) \/ (pending = "WRITE_BETA"
    /\ (approval = "NONE" \/ approval = "EARLIER")) \/ (pending = "WRITE_BETA" /\ approval = "NONE"))

\* execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020]: A tool starts
\* only with a permit that has not been used, that was made under the active intent, whose target is within that
\* intent's scope, that has a person's approval if it needs one, and whose version the file still has. (expected:
\* holds)
execution_needs_a_permit == (enabled_WRITE_STARTED) => (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_call
    # "NONE" /\ permit_intent = intent /\ (permit_call = "WRITE_BETA" => (intent = "SECOND" /\ approval = "GRANTED"))
    /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))

\* execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015]: A running tool does what its permit covers, to
\* the permitted target, whatever the agent calls meanwhile. (expected: holds)
execution_is_what_is_permitted == running = "NONE" \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ running =
    permit_call /\ permit_intent = intent)

\* permits-are-used-once [TURN-011, TURN-015]: Between two starts of a tool there is always another validation.
\* (expected: holds)
\* TLC cannot check permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W WRITE_FILE_VALIDATED]):
\* the target has no next-state operator

\* write-takes-effect-on-the-permitted-version [TURN-014, TURN-015]: A file is written only by the running tool,
\* and only if it still has the permitted version, however it was changed since the tool started. (expected:
\* holds)
write_takes_effect_on_the_permitted_version == (enabled_WRITE_DONE) => (state = "ACTION_ALLOWED" /\ running # "NONE"
    /\ running = permit_call /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta))

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

\* success-only-when-done [TURN-018]: The machine returns from ACTION_ALLOWED to CONTEXT_LOADED only if the tool
\* has done its write. (expected: holds)
success_only_when_done == (enabled_WRITE_FILE_SUCCEEDED) => (state = "ACTION_ALLOWED" /\ permit = "DONE")

\* the-intent-goes-on [TURN-018]: After a write has succeeded, the same intent is active. (expected: holds)
the_intent_goes_on == (intent = "FIRST" => ~(state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(intent = "FIRST"))) /\
    (intent = "SECOND" => ~(state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(intent = "SECOND")))

\* the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
\* holds)
the_invariant == running = "NONE" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

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

\* errors-block [TURN-016, TURN-019]: An error can strike in every state unless a tool runs, and every error
\* leads to BLOCKED at once. (expected: holds)
errors_block == (permit = "RUNNING" \/ enabled_INTERNAL_ERROR) /\ ((last = "INTENT_UNKNOWN" \/ last = "CALL_DENIED" \/
    last = "CONTEXT_NOT_LOADED" \/ last = "SCOPE_VIOLATED" \/ last = "STALE_FILE_DETECTED" \/ last =
    "APPROVAL_REFUSED" \/ last = "APPROVAL_TIMED_OUT" \/ last = "WRITE_FAILED" \/ last = "INTERNAL_ERROR") => state =
    "BLOCKED")

\* errors-strike-at-once [TURN-019]: An error can strike at any moment. Sacrificed: while a tool runs it must
\* wait (D-TURN-01). Instead, errors-block holds. (expected: fails)
errors_strike_at_once == enabled_INTERNAL_ERROR

\* errors-wait-for-the-tool [TURN-019]: No error leaves ACTION_ALLOWED while a tool runs; the error waits until
\* the tool has stopped. (expected: holds)
errors_wait_for_the_tool == (enabled_SCOPE_VIOLATED \/ enabled_STALE_FILE_DETECTED \/ enabled_APPROVAL_REFUSED \/
    enabled_APPROVAL_TIMED_OUT \/ enabled_WRITE_FAILED \/ enabled_INTERNAL_ERROR) => running = "NONE"

\* running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
\* until the tool has stopped. (expected: holds)
running_tools_are_not_abandoned == "running-tools-are-not-abandoned" \in open => (state = "ACTION_ALLOWED")

\* reasons-are-true [TURN-016]: The recorded reason is the error that blocked the turn. (expected: holds)
reasons_are_true == (last = "INTENT_UNKNOWN" => reason = "UNKNOWN_INTENT") /\ (last = "CALL_DENIED" => reason =
    "NO_INTENT") /\ (last = "CONTEXT_NOT_LOADED" => reason = "NO_CONTEXT") /\ (last = "SCOPE_VIOLATED" => reason =
    "OUT_OF_SCOPE") /\ (last = "STALE_FILE_DETECTED" => reason = "STALE") /\ (last = "APPROVAL_REFUSED" => reason =
    "REFUSED") /\ (last = "APPROVAL_TIMED_OUT" => reason = "TIMED_OUT") /\ (last = "WRITE_FAILED" => reason =
    "WRITE_FAILED") /\ (~(state = "BLOCKED") => ~(state = "BLOCKED" /\ ~(reason = "FAULT")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 1 of it.
first_reason_is_kept_1 == reason = "NO_INTENT" => ~(~(reason = "NO_INTENT") \/ (state = "AWAITING_INTENT_SELECTION" /\
    (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "NO_INTENT")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason
    = "NO_INTENT")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "NO_INTENT")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\
    ~(reason = "NO_INTENT")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason =
    "NO_INTENT")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED"
    /\ ~expired /\ base = beta /\ ~(reason = "NO_INTENT")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\
    intent = "FIRST") \/ pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base #
    alpha) \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\
    approval = "REFUSED") \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval =
    "EARLIER") /\ ~expired /\ ~(reason = "NO_INTENT")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state =
    "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(reason = "NO_INTENT")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "NO_INTENT")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "NO_INTENT")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "NO_INTENT")) \/ (state = "ACTION_ALLOWED" /\ permit
    = "DONE" /\ ~(reason = "NO_INTENT")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\
    permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state = "ACTION_ALLOWED" /\ permit
    = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\
    permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason = "NO_INTENT")) \/ (pending = "WRITE_BETA" /\ (approval =
    "NONE" \/ approval = "EARLIER") /\ ~(reason = "NO_INTENT")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\
    ~(reason = "NO_INTENT")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 2 of it.
first_reason_is_kept_2 == reason = "UNKNOWN_INTENT" => ~(~(reason = "UNKNOWN_INTENT") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "UNKNOWN_INTENT"))
    \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call =
    "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\
    ~(reason = "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason =
    "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta /\ ~(reason =
    "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending =
    "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED") \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\
    ~(reason = "UNKNOWN_INTENT")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason =
    "UNKNOWN_INTENT")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "UNKNOWN_INTENT")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "UNKNOWN_INTENT"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "UNKNOWN_INTENT")) \/ (state = "ACTION_ALLOWED"
    /\ permit = "DONE" /\ ~(reason = "UNKNOWN_INTENT")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state =
    "ACTION_ALLOWED" /\ permit = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/
    state = "ACTION_ALLOWED") /\ permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason = "UNKNOWN_INTENT")) \/
    (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(reason = "UNKNOWN_INTENT")) \/
    (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason = "UNKNOWN_INTENT")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 3 of it.
first_reason_is_kept_3 == reason = "NO_CONTEXT" => ~(~(reason = "NO_CONTEXT") \/ (state = "AWAITING_INTENT_SELECTION"
    /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "NO_CONTEXT")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason = "NO_CONTEXT")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "NO_CONTEXT")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "NO_CONTEXT")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "NO_CONTEXT")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(reason = "NO_CONTEXT")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/
    pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED") \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\
    ~(reason = "NO_CONTEXT")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "NO_CONTEXT"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha
    ELSE beta) /\ ~(reason = "NO_CONTEXT")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "NO_CONTEXT")) \/ (state = "ACTION_ALLOWED" /\
    permit = "RUNNING" /\ ~(reason = "NO_CONTEXT")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(reason =
    "NO_CONTEXT")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED") \/
    ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit #
    "RUNNING") \/ (state = "BLOCKED" /\ ~(reason = "NO_CONTEXT")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/
    approval = "EARLIER") /\ ~(reason = "NO_CONTEXT")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason =
    "NO_CONTEXT")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 4 of it.
first_reason_is_kept_4 == reason = "OUT_OF_SCOPE" => ~(~(reason = "OUT_OF_SCOPE") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "OUT_OF_SCOPE")) \/
    (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason = "OUT_OF_SCOPE")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "OUT_OF_SCOPE")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "OUT_OF_SCOPE")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/
    (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval =
    "REFUSED") \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER")
    /\ ~expired /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED"
    /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason =
    "OUT_OF_SCOPE")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "OUT_OF_SCOPE"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "ACTION_ALLOWED" /\
    permit = "DONE" /\ ~(reason = "OUT_OF_SCOPE")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state =
    "ACTION_ALLOWED" /\ permit = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/
    state = "ACTION_ALLOWED") /\ permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason = "OUT_OF_SCOPE")) \/ (pending
    = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(reason = "OUT_OF_SCOPE")) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(reason = "OUT_OF_SCOPE")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 5 of it.
first_reason_is_kept_5 == reason = "STALE" => ~(~(reason = "STALE") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "STALE")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call
    = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN")
    \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/
    call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call =
    "READ" /\ ~(reason = "STALE")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "STALE")) \/
    (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call =
    "WRITE_GAMMA") /\ ~(reason = "STALE")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\
    ~(reason = "STALE")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval =
    "GRANTED" /\ ~expired /\ base = beta /\ ~(reason = "STALE")) \/ (state = "CONTEXT_LOADED" /\ ((pending =
    "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "WRITE_BETA" /\ approval = "REFUSED") \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE"
    \/ approval = "EARLIER") /\ ~expired /\ ~(reason = "STALE")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state =
    "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(reason = "STALE")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "STALE")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\
    permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "STALE")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "STALE")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\
    ~(reason = "STALE")) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION"
    \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason
    = "STALE")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(reason = "STALE")) \/
    (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason = "STALE")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 6 of it.
first_reason_is_kept_6 == reason = "REFUSED" => ~(~(reason = "REFUSED") \/ (state = "AWAITING_INTENT_SELECTION" /\
    (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "REFUSED")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason = "REFUSED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "REFUSED")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "REFUSED")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(reason = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending
    = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/
    approval = "EARLIER") /\ ~expired /\ ~(reason = "REFUSED")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state =
    "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)
    /\ ~(reason = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING"
    /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "REFUSED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE"
    /\ ~(reason = "REFUSED")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\
    permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state = "ACTION_ALLOWED" /\ permit
    = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\
    permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason = "REFUSED")) \/ (pending = "WRITE_BETA" /\ (approval =
    "NONE" \/ approval = "EARLIER") /\ ~(reason = "REFUSED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\
    ~(reason = "REFUSED")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 7 of it.
first_reason_is_kept_7 == reason = "TIMED_OUT" => ~(~(reason = "TIMED_OUT") \/ (state = "AWAITING_INTENT_SELECTION" /\
    (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "TIMED_OUT")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason = "TIMED_OUT")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "TIMED_OUT")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "TIMED_OUT")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "TIMED_OUT")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(reason = "TIMED_OUT")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/
    pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED") \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\
    ~(reason = "TIMED_OUT")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "TIMED_OUT")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "TIMED_OUT")) \/
    (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE
    beta) /\ ~(reason = "TIMED_OUT")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "TIMED_OUT"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "DONE" /\ ~(reason = "TIMED_OUT")) \/ (state = "ACTION_ALLOWED" /\
    (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE
    beta)))) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED") \/ ((state = "AWAITING_INTENT_SELECTION" \/ state =
    "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit # "RUNNING") \/ (state = "BLOCKED" /\ ~(reason =
    "TIMED_OUT")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(reason =
    "TIMED_OUT")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason = "TIMED_OUT")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 8 of it.
first_reason_is_kept_8 == reason = "WRITE_FAILED" => ~(~(reason = "WRITE_FAILED") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "WRITE_FAILED")) \/
    (state = "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(reason = "WRITE_FAILED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "WRITE_FAILED")) \/ (state = "CONTEXT_LOADED" /\ pending =
    "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(reason = "WRITE_FAILED")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\ ~(reason = "WRITE_FAILED")) \/ (state =
    "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta
    /\ ~(reason = "WRITE_FAILED")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/
    pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha) \/ (pending =
    "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED") \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\
    ~(reason = "WRITE_FAILED")) \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED" /\ permit =
    "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason =
    "WRITE_FAILED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "WRITE_FAILED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "WRITE_FAILED"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "WRITE_FAILED")) \/ (state = "ACTION_ALLOWED" /\
    permit = "DONE" /\ ~(reason = "WRITE_FAILED")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ ((state =
    "AWAITING_INTENT_SELECTION" \/ state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED") /\ permit # "RUNNING") \/
    (state = "BLOCKED" /\ ~(reason = "WRITE_FAILED")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval =
    "EARLIER") /\ ~(reason = "WRITE_FAILED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason =
    "WRITE_FAILED")))

\* first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
\* follow, until the next request. (expected: holds)
\* This is part 9 of it.
first_reason_is_kept_9 == reason = "FAULT" => ~(~(reason = "FAULT") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "SELECT_FIRST" \/ call = "SELECT_SECOND") /\ ~(reason = "FAULT")) \/ (state = "AWAITING_INTENT_SELECTION" /\ (call
    = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN")
    \/ (state = "AWAITING_INTENT_SELECTION" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/
    call = "DELETE" \/ call = "SAFE_COMMAND" \/ call = "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call =
    "READ" /\ ~(reason = "FAULT")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(reason = "FAULT")) \/
    (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call =
    "WRITE_GAMMA") /\ ~(reason = "FAULT")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base = alpha /\
    ~(reason = "FAULT")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval =
    "GRANTED" /\ ~expired /\ base = beta /\ ~(reason = "FAULT")) \/ (state = "CONTEXT_LOADED" /\ ((pending =
    "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending =
    "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_BETA" /\ approval = "REFUSED") \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\
    (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(reason = "FAULT")) \/ (state = "CONTEXT_LOADED" /\
    expired) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF (permit_call = "WRITE_ALPHA")
    THEN alpha ELSE beta) /\ ~(reason = "FAULT")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version
    = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "FAULT")) \/ (state = "ACTION_ALLOWED" /\
    permit = "RUNNING" /\ permit_version # (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(reason = "FAULT"))
    \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(reason = "FAULT")) \/ (state = "ACTION_ALLOWED" /\ permit
    = "DONE" /\ ~(reason = "FAULT")) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\
    permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state = "ACTION_ALLOWED" /\ permit
    = "FAILED") \/ (state = "BLOCKED" /\ ~(reason = "FAULT")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/
    approval = "EARLIER") /\ ~(reason = "FAULT")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(reason =
    "FAULT")))

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_1 == ~(reason = "UNKNOWN_INTENT")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_2 == ~(reason = "OUT_OF_SCOPE")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_3 == ~(reason = "REFUSED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_4 == ~(reason = "NO_INTENT")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_5 == ~(state = "CONTEXT_LOADED" /\ ((state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base #
    alpha) \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))))))

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 6 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_6 == ~(permit = "GRANTED" /\ ((state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha)
    \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))))))

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 7 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_7 == ~(permit = "STALE" /\ ((state = "CONTEXT_LOADED" /\ ((pending = "WRITE_ALPHA" /\ base # alpha)
    \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit =
    "GRANTED" /\ permit_version # (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))))))

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 8 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_8 == ~(reason = "NO_CONTEXT")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 9 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_9 == ~(reason = "TIMED_OUT")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 10 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_10 == ~(reason = "WRITE_FAILED")

\* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
\* change of the file both during validation and during execution, and so can each of the causes that it omits.
\* (expected: holds)
\* This is part 11 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
causes_can_occur_11 == ~(reason = "FAULT")

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 1 of it.
causes_are_real_1 == enabled_INTENT_UNKNOWN => (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN")

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 2 of it.
causes_are_real_2 == (state = "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") => enabled_INTENT_UNKNOWN

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 3 of it.
causes_are_real_3 == enabled_SCOPE_VIOLATED => ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending =
    "WRITE_GAMMA")

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 4 of it.
causes_are_real_4 == ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA") =>
    enabled_SCOPE_VIOLATED

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 5 of it.
causes_are_real_5 == enabled_APPROVAL_REFUSED => (pending = "WRITE_BETA" /\ approval = "REFUSED")

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 6 of it.
causes_are_real_6 == (pending = "WRITE_BETA" /\ approval = "REFUSED") => enabled_APPROVAL_REFUSED

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 7 of it.
causes_are_real_7 == enabled_APPROVAL_TIMED_OUT => expired

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 8 of it.
causes_are_real_8 == enabled_WRITE_FAILED => permit = "FAILED"

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 9 of it.
causes_are_real_9 == enabled_CONTEXT_NOT_LOADED => enabled_SELECT_ACTIVE_INTENT_VALID

\* causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
\* scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
\* holds)
\* This is part 10 of it.
causes_are_real_10 == enabled_SELECT_ACTIVE_INTENT_VALID => enabled_CONTEXT_NOT_LOADED

\* stale-means-changed [TURN-014, TURN-016]: A turn is blocked for a changed file exactly if the file has changed
\* before the write is validated, started or done. (expected: holds)
stale_means_changed == ([](state = "CONTEXT_LOADED" => ((enabled_STALE_FILE_DETECTED => ((pending = "WRITE_ALPHA" /\
    base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta))) /\ (((pending = "WRITE_ALPHA" /\ base # alpha) \/
    (pending = "WRITE_BETA" /\ base # beta)) => enabled_STALE_FILE_DETECTED)))) /\ ([](state = "ACTION_ALLOWED" =>
    ((enabled_STALE_FILE_DETECTED => (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF (permit_call =
    "WRITE_ALPHA") THEN alpha ELSE beta)))) /\ ((permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta))) => enabled_STALE_FILE_DETECTED))))

\* blocked-does-nothing [TURN-017]: In BLOCKED no call of the agent is accepted, only a new request or a further
\* error. (expected: holds)
blocked_does_nothing == state = "BLOCKED" => (running = "NONE" /\ ~enabled_SELECT_ACTIVE_INTENT_VALID /\
    ~enabled_INTENT_UNKNOWN /\ ~enabled_CALL_DENIED /\ ~enabled_FILE_READ /\ ~enabled_SAFE_COMMAND_RUN /\
    ~enabled_WRITE_REQUESTED /\ ~enabled_WRITE_STARTED /\ ~(~(state = "BLOCKED") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state = "CONTEXT_LOADED" /\
    call = "READ" /\ ~(state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state =
    "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/
    call = "WRITE_GAMMA") /\ ~(state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base =
    alpha) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\
    ~expired /\ base = beta) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval
    = "EARLIER") /\ ~expired /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING"
    /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE") \/ (pending = "WRITE_BETA" /\ (approval
    = "NONE" \/ approval = "EARLIER") /\ ~(state = "BLOCKED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\
    ~(state = "BLOCKED"))))

\* blocked-can-be-left [TURN-004]: From every state, BLOCKED included, CONTEXT_LOADED and a successful write are
\* reachable. (expected: holds)
\* TLC cannot check blocked-can-be-left: AG EF (CONTEXT_LOADED and EF WRITE_FILE_SUCCEEDED): it quantifies over
\* all paths and over some path, which LTL cannot express

\* blocked-waits-for-a-request-alone [TURN-017]: The next request ends a blocked turn if inputs keep coming:
\* BLOCKED has no other input, and an error never counts as an input. (expected: holds)
blocked_waits_for_a_request_alone == (WF_own(USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/
    STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/
    WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED) /\ Settled) => ([](state = "BLOCKED" =>
    (<>(last = "USER_REQUEST"))))

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

\* only-writes-change-files [TURN-001, TURN-002, TURN-007, TURN-014, TURN-015, TURN-020]: A file changes only
\* when the tool has written it and when others change it. (expected: holds)
only_writes_change_files == [][((USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/
    FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED
    \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN
    \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED alpha) /\
    ((USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/
    WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/
    DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/
    WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED beta)]_vars

\* calls-and-answers-come-from-outside [TURN-005, TURN-013]: Only the agent changes its next call. Only the
\* person changes the answer, except that a request for a write makes it an earlier one. (expected: holds)
calls_and_answers_come_from_outside == [][((USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/
    STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/
    WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/
    ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED call)
    /\ ((USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN
    \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/
    APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/
    WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    BETA_CHANGED) => UNCHANGED approval)]_vars

\* intents-change-by-their-events [TURN-001, TURN-006]: The active intent changes only by a selection, by a new
\* request and by errors. (expected: holds)
intents_change_by_their_events == [][(INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/
    WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ DEADLINE_PASSED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/
    WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN
    \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED
    intent]_vars

\* pending-writes-change-by-their-events [TURN-011, TURN-013, TURN-014]: The pending write changes only by a
\* request for a write, its validation, its deadline, an error and a new turn. (expected: holds)
pending_writes_change_by_their_events == [][((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ
    \/ SAFE_COMMAND_RUN \/ DEADLINE_PASSED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN
    \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED
    pending) /\ ((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/
    DEADLINE_PASSED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/
    WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED base) /\
    ((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED
    \/ WRITE_FILE_VALIDATED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/
    SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/
    WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/
    BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED expired)]_vars

\* permits-change-by-their-events [TURN-011, TURN-012, TURN-015]: A permit, and the tool that runs under it,
\* change only by validation, the tool, an error and a new turn. (expected: holds)
permits_change_by_their_events == [][((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/
    SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT
    \/ CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED
    \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED permit) /\ ((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED
    \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/
    APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/ CONTEXT_NOT_LOADED \/
    SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/
    WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN
    \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/
    EARLIER_APPROVAL_ARRIVED) => UNCHANGED permit_intent) /\ ((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_REFUSED \/
    DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED
    \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED permit_call) /\ ((SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/
    CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ SCOPE_VIOLATED \/ APPROVAL_REFUSED \/
    DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    CONTEXT_NOT_LOADED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED
    \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED permit_version) /\ ((USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/
    INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/
    SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED \/ CONTEXT_NOT_LOADED \/ INTERNAL_ERROR \/ SELECTION_OF_FIRST_CHOSEN \/
    SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/ READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/
    WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/ SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN
    \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED
    running)]_vars

\* reasons-change-by-their-events [TURN-016]: The reason for which a turn is blocked changes only by errors and
\* by a new request. (expected: holds)
reasons_change_by_their_events == [][(SELECT_ACTIVE_INTENT_VALID \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED
    \/ WRITE_FILE_VALIDATED \/ DEADLINE_PASSED \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ SELECTION_OF_FIRST_CHOSEN \/ SELECTION_OF_SECOND_CHOSEN \/ SELECTION_OF_UNKNOWN_CHOSEN \/
    READ_CHOSEN \/ WRITE_TO_ALPHA_CHOSEN \/ WRITE_TO_BETA_CHOSEN \/ WRITE_TO_GAMMA_CHOSEN \/ DELETION_CHOSEN \/
    SAFE_COMMAND_CHOSEN \/ UNSAFE_COMMAND_CHOSEN \/ ALPHA_CHANGED \/ BETA_CHANGED \/ PERSON_APPROVED \/ PERSON_REFUSED
    \/ EARLIER_APPROVAL_ARRIVED) => UNCHANGED reason]_vars

\* states-change-by-their-events-alone [TURN-018]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 1 of it.
states_change_by_their_events_alone_1 == state = "AWAITING_INTENT_SELECTION" => ~(~(state =
    "AWAITING_INTENT_SELECTION") \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state =
    "AWAITING_INTENT_SELECTION")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state =
    "AWAITING_INTENT_SELECTION")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call =
    "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "AWAITING_INTENT_SELECTION")) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_ALPHA" /\ base = alpha) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent =
    "SECOND" /\ approval = "GRANTED" /\ ~expired /\ base = beta) \/ (state = "CONTEXT_LOADED" /\ ((pending =
    "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA")) \/ (state = "CONTEXT_LOADED" /\ ((pending =
    "WRITE_ALPHA" /\ base # alpha) \/ (pending = "WRITE_BETA" /\ base # beta))) \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_BETA" /\ approval = "REFUSED") \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\
    (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(state = "AWAITING_INTENT_SELECTION")) \/ (state =
    "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "AWAITING_INTENT_SELECTION")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF
    (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "AWAITING_INTENT_SELECTION")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ ~(state = "AWAITING_INTENT_SELECTION")) \/ (state = "ACTION_ALLOWED" /\
    permit = "DONE") \/ (state = "ACTION_ALLOWED" /\ (permit = "STALE" \/ (permit = "GRANTED" /\ permit_version # (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta)))) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED") \/
    (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(state = "AWAITING_INTENT_SELECTION"))
    \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(state = "AWAITING_INTENT_SELECTION")))

\* states-change-by-their-events-alone [TURN-018]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 2 of it.
states_change_by_their_events_alone_2 == state = "CONTEXT_LOADED" => ~(~(state = "CONTEXT_LOADED") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "CONTEXT_LOADED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state = "CONTEXT_LOADED")) \/ (state = "CONTEXT_LOADED" /\ pending
    = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "CONTEXT_LOADED"))
    \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired
    /\ ~(state = "CONTEXT_LOADED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version = (IF
    (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "CONTEXT_LOADED")) \/ (state = "ACTION_ALLOWED"
    /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state =
    "CONTEXT_LOADED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "CONTEXT_LOADED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(state = "CONTEXT_LOADED")) \/ (state = "ACTION_ALLOWED" /\ permit = "FAILED") \/ (pending =
    "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~(state = "CONTEXT_LOADED")) \/ (pending =
    "WRITE_BETA" /\ approval = "NONE" /\ ~(state = "CONTEXT_LOADED")))

\* states-change-by-their-events-alone [TURN-018]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 3 of it.
states_change_by_their_events_alone_3 == state = "ACTION_ALLOWED" => ~(~(state = "ACTION_ALLOWED") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state =
    "AWAITING_INTENT_SELECTION" /\ call = "SELECT_UNKNOWN") \/ (state = "AWAITING_INTENT_SELECTION" /\ (call =
    "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA" \/ call = "DELETE" \/ call = "SAFE_COMMAND" \/ call =
    "UNSAFE_COMMAND")) \/ (state = "CONTEXT_LOADED" /\ call = "READ" /\ ~(state = "ACTION_ALLOWED")) \/ (state =
    "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state = "ACTION_ALLOWED")) \/ (state = "CONTEXT_LOADED" /\ pending
    = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/ call = "WRITE_GAMMA") /\ ~(state = "ACTION_ALLOWED"))
    \/ (state = "CONTEXT_LOADED" /\ ((pending = "WRITE_BETA" /\ intent = "FIRST") \/ pending = "WRITE_GAMMA")) \/
    (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ approval = "REFUSED") \/ (state = "CONTEXT_LOADED" /\
    pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval = "EARLIER") /\ ~expired /\ ~(state = "ACTION_ALLOWED"))
    \/ (state = "CONTEXT_LOADED" /\ expired) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\ permit_version =
    (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "ACTION_ALLOWED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "ACTION_ALLOWED")) \/ (state = "ACTION_ALLOWED" /\ permit =
    "RUNNING" /\ ~(state = "ACTION_ALLOWED")) \/ (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval =
    "EARLIER") /\ ~(state = "ACTION_ALLOWED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\ ~(state =
    "ACTION_ALLOWED")))

\* states-change-by-their-events-alone [TURN-018]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 4 of it.
states_change_by_their_events_alone_4 == state = "BLOCKED" => ~(~(state = "BLOCKED") \/ (state =
    "AWAITING_INTENT_SELECTION" /\ (call = "SELECT_FIRST" \/ call = "SELECT_SECOND")) \/ (state = "CONTEXT_LOADED" /\
    call = "READ" /\ ~(state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ call = "SAFE_COMMAND" /\ ~(state =
    "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "NONE" /\ (call = "WRITE_ALPHA" \/ call = "WRITE_BETA" \/
    call = "WRITE_GAMMA") /\ ~(state = "BLOCKED")) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_ALPHA" /\ base =
    alpha) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ intent = "SECOND" /\ approval = "GRANTED" /\
    ~expired /\ base = beta) \/ (state = "CONTEXT_LOADED" /\ pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval
    = "EARLIER") /\ ~expired /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "GRANTED" /\
    permit_version = (IF (permit_call = "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state =
    "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version = (IF (running = "WRITE_ALPHA") THEN alpha ELSE beta) /\
    ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING" /\ permit_version # (IF (running =
    "WRITE_ALPHA") THEN alpha ELSE beta) /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "RUNNING"
    /\ ~(state = "BLOCKED")) \/ (state = "ACTION_ALLOWED" /\ permit = "DONE") \/ (pending = "WRITE_BETA" /\ (approval
    = "NONE" \/ approval = "EARLIER") /\ ~(state = "BLOCKED")) \/ (pending = "WRITE_BETA" /\ approval = "NONE" /\
    ~(state = "BLOCKED")))

\* agents-call-what-they-like [TURN-005, TURN-006, TURN-017]: In every state, the agent can choose any call.
\* (expected: holds)
agents_call_what_they_like == enabled_SELECTION_OF_FIRST_CHOSEN /\ enabled_SELECTION_OF_SECOND_CHOSEN /\
    enabled_SELECTION_OF_UNKNOWN_CHOSEN /\ enabled_READ_CHOSEN /\ enabled_WRITE_TO_ALPHA_CHOSEN /\
    enabled_WRITE_TO_BETA_CHOSEN /\ enabled_WRITE_TO_GAMMA_CHOSEN /\ enabled_DELETION_CHOSEN /\
    enabled_SAFE_COMMAND_CHOSEN /\ enabled_UNSAFE_COMMAND_CHOSEN

\* answers-come-whenever-they-are-awaited [TURN-013]: As long as a write to BETA has no answer, the person can
\* approve or refuse it, even after the deadline, and an approval of an earlier request can arrive once.
\* (expected: holds)
answers_come_whenever_they_are_awaited == enabled_PERSON_APPROVED = (pending = "WRITE_BETA" /\ (approval = "NONE" \/
    approval = "EARLIER")) /\ enabled_PERSON_REFUSED = (pending = "WRITE_BETA" /\ (approval = "NONE" \/ approval =
    "EARLIER")) /\ enabled_EARLIER_APPROVAL_ARRIVED = (pending = "WRITE_BETA" /\ approval = "NONE")

\* the-agent-sets-the-pace [TURN-005, TURN-010]: Selecting an intent, reading, running a safe command, asking for
\* a write and asking for a new turn are inputs: neither the machine's own work nor a fault counts as one of
\* them. (expected: holds)
\* TLC cannot check the-agent-sets-the-pace: in AWAITING_INTENT_SELECTION or (CONTEXT_LOADED and not expired): 0:
\* a ranking is a proof, not a formula

\* intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
\* coming. It fails: the user can make new requests for ever, and the agent can call something else. The duty is
\* the agent's; the machine enforces nothing-else-before-the-selection. (expected: fails)
intent_is_selected == (WF_own(USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN \/ CALL_DENIED \/ FILE_READ
    \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/
    APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/
    WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED) /\ Settled) => ([](state = "AWAITING_INTENT_SELECTION" =>
    (<>(last = "SELECT_ACTIVE_INTENT_VALID"))))

\* waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, even if the agent keeps
\* reading, on the sole assumption that the deadline passes and that the time-out then happens. (expected: holds)
waiting_for_a_person_ends == (WF_own(DEADLINE_PASSED) /\ WF_own(APPROVAL_TIMED_OUT)) => ([](pending = "WRITE_BETA" =>
    (<>(approval = "GRANTED" \/ approval = "REFUSED" \/ ~(state = "CONTEXT_LOADED")))))

\* waiting-for-a-person-ends-without-a-deadline: The same, on the sole assumption that some event keeps
\* happening, inputs included. It fails: the agent can read for ever (D-TURN-11). (expected: fails)
waiting_for_a_person_ends_without_a_deadline == (WF_own(USER_REQUEST \/ SELECT_ACTIVE_INTENT_VALID \/ INTENT_UNKNOWN
    \/ CALL_DENIED \/ FILE_READ \/ SAFE_COMMAND_RUN \/ WRITE_REQUESTED \/ WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/
    STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/ DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/
    WRITE_BROKEN \/ WRITE_LOST \/ WRITE_FILE_SUCCEEDED \/ WRITE_FAILED)) => ([](pending = "WRITE_BETA" => (<>(approval
    = "GRANTED" \/ approval = "REFUSED" \/ ~(state = "CONTEXT_LOADED")))))

\* validation-ends [TURN-011, TURN-018]: A write that is being validated is eventually allowed or blocked, unless
\* a new request comes first, however often files change meanwhile, on the sole assumption that the deadline
\* passes and that the outcome then happens. (expected: holds)
validation_ends == (WF_own(DEADLINE_PASSED) /\ WF_own(WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/
    APPROVAL_REFUSED \/ APPROVAL_TIMED_OUT)) => ([](pending # "NONE" => (<>(state = "ACTION_ALLOWED" \/ state =
    "BLOCKED" \/ state = "AWAITING_INTENT_SELECTION"))))

\* writes-end [TURN-018]: The machine does not stay in ACTION_ALLOWED for ever, provided that it keeps working,
\* the tool included. (expected: holds)
writes_end == (WF_own(WRITE_FILE_VALIDATED \/ SCOPE_VIOLATED \/ STALE_FILE_DETECTED \/ APPROVAL_REFUSED \/
    DEADLINE_PASSED \/ APPROVAL_TIMED_OUT \/ WRITE_STARTED \/ WRITE_DONE \/ WRITE_BROKEN \/ WRITE_LOST \/
    WRITE_FILE_SUCCEEDED \/ WRITE_FAILED)) => ([](<>(~(state = "ACTION_ALLOWED"))))

\* writes-end-even-if-the-tool-hangs: The same, with every assumption except that the tool stops. It fails, as it
\* must: no error leaves ACTION_ALLOWED before the tool has stopped. (expected: fails)
writes_end_even_if_the_tool_hangs == (WF_own(STALE_FILE_DETECTED \/ WRITE_STARTED \/ WRITE_FILE_SUCCEEDED \/
    WRITE_FAILED)) => ([](<>(~(state = "ACTION_ALLOWED"))))

\* actions-end-in-bounded-time [TURN-011, TURN-018]: Every step that the machine makes on a write, from the
\* request to its end, and every fault, brings the write closer to its end, and no action of the agent, the
\* person or others who change files sets it back. (expected: holds)
\* TLC cannot check actions-end-in-bounded-time: in (CONTEXT_LOADED and pending != NONE) or ACTION_ALLOWED: 1 if
\* CONTEXT_LOADED else 0, 0 if expired else 1, 2 if permit == GRANTED else (1 if permit == RUNNING else 0): a
\* ranking is a proof, not a formula

================================================================================
