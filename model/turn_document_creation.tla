------------------------------ MODULE turn_document_creation ------------------------------
\* Turn machine, a request creates the machine: the machine turn in the profile document-creation, for TLA+.
\* It follows the document 002_4089c53b0986642f.txt, version unversioned.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config turn_document_creation.cfg turn_document_creation.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, last, beat>>
vars == <<state, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"AWAITING_INTENT_SELECTION", "CONTEXT_LOADED", "ACTION_ALLOWED", "BLOCKED"}

enabled_SELECT_ACTIVE_INTENT_VALID == state = "AWAITING_INTENT_SELECTION"

enabled_WRITE_FILE_VALIDATED == state = "CONTEXT_LOADED"

enabled_WRITE_FILE_SUCCEEDED == state = "ACTION_ALLOWED"

enabled_ERROR == TRUE

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "no-write-before-an-intent" -> (FALSE)
    [] claim = "validated-writes-finish" -> (last = "WRITE_FILE_VALIDATED")
    [] claim = "nothing-else-before-the-selection" -> (state = "AWAITING_INTENT_SELECTION")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "no-write-before-an-intent" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "validated-writes-finish" -> (last = "WRITE_FILE_SUCCEEDED" \/ last = "ERROR")
    [] claim = "nothing-else-before-the-selection" -> (last = "SELECT_ACTIVE_INTENT_VALID")

Init ==
  /\ state = "AWAITING_INTENT_SELECTION"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"no-write-before-an-intent"}) /\ ~Met(claim)}

\* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-008, TURN-018]: line 84
SELECT_ACTIVE_INTENT_VALID ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ state' = "CONTEXT_LOADED"
  /\ last' = "SELECT_ACTIVE_INTENT_VALID"
  /\ UNCHANGED <<beat>>

\* WRITE_FILE_VALIDATED (input): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-018]: line 85
WRITE_FILE_VALIDATED ==
  /\ (state = "CONTEXT_LOADED")
  /\ state' = "ACTION_ALLOWED"
  /\ last' = "WRITE_FILE_VALIDATED"
  /\ UNCHANGED <<beat>>

\* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]: line 86
WRITE_FILE_SUCCEEDED ==
  /\ (state = "ACTION_ALLOWED")
  /\ state' = "CONTEXT_LOADED"
  /\ last' = "WRITE_FILE_SUCCEEDED"
  /\ UNCHANGED <<beat>>

\* ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019]: line 87
ERROR ==
  /\ state' = "BLOCKED"
  /\ last' = "ERROR"
  /\ beat' = ~beat

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, beat>>

Step ==
  \/ SELECT_ACTIVE_INTENT_VALID
  \/ WRITE_FILE_VALIDATED
  \/ WRITE_FILE_SUCCEEDED
  \/ ERROR
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* requests-begin-by-selecting [TURN-004, TURN-018]: The machine begins in AWAITING_INTENT_SELECTION and never
\* comes back to it, so it serves one request. (expected: holds)
requests_begin_by_selecting == state = "AWAITING_INTENT_SELECTION" /\ ([](~(state = "AWAITING_INTENT_SELECTION") =>
    ([](~(state = "AWAITING_INTENT_SELECTION")))))

\* context-only-by-selection [TURN-008, TURN-018]: CONTEXT_LOADED is entered only by the selection of a valid
\* intent and by a successful write. (expected: holds)
context_only_by_selection == ~(state = "CONTEXT_LOADED") => ~(~(state = "CONTEXT_LOADED" => FALSE))

\* selection-loads-the-context [TURN-008]: Once a valid intent is selected, the machine is in CONTEXT_LOADED.
\* (expected: holds)
selection_loads_the_context == last = "SELECT_ACTIVE_INTENT_VALID" => state = "CONTEXT_LOADED"

\* writes-lead-there-and-back [TURN-011, TURN-018]: A write that was validated leads to ACTION_ALLOWED, and its
\* success leads back to CONTEXT_LOADED. (expected: holds)
writes_lead_there_and_back == (last = "WRITE_FILE_VALIDATED" => state = "ACTION_ALLOWED") /\ (last =
    "WRITE_FILE_SUCCEEDED" => state = "CONTEXT_LOADED")

\* allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was
\* validated. (expected: holds)
allowed_only_when_validated == ~(state = "ACTION_ALLOWED") => ~(~(state = "ACTION_ALLOWED" => FALSE))

\* errors-block [TURN-016, TURN-019]: An error can strike in every state, and leads to BLOCKED at once.
\* (expected: holds)
errors_block == enabled_ERROR /\ (last = "ERROR" => state = "BLOCKED")

\* blocked-only-by-errors [TURN-016, TURN-018]: BLOCKED is entered only by an error. (expected: holds)
blocked_only_by_errors == ~(state = "BLOCKED") => ~(~(state = "BLOCKED" => FALSE))

\* only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the agent can only select an
\* intent. (expected: holds)
only_selection_while_awaiting == state = "AWAITING_INTENT_SELECTION" => (enabled_SELECT_ACTIVE_INTENT_VALID /\
    ~enabled_WRITE_FILE_VALIDATED /\ ~enabled_WRITE_FILE_SUCCEEDED)

\* blocked-does-nothing [TURN-017]: In BLOCKED, only a further error is accepted, and it changes nothing.
\* (expected: holds)
blocked_does_nothing == state = "BLOCKED" => (~enabled_SELECT_ACTIVE_INTENT_VALID /\ ~enabled_WRITE_FILE_VALIDATED /\
    ~enabled_WRITE_FILE_SUCCEEDED /\ ~(~(state = "BLOCKED") \/ state = "AWAITING_INTENT_SELECTION" \/ state =
    "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"))

\* blocked-can-be-left: From every state, BLOCKED included, CONTEXT_LOADED is reachable. It fails: in this
\* reading BLOCKED has no exit, although the document does not declare it final (D-TURN-01). (expected: fails)
\* TLC cannot check blocked-can-be-left: AG EF CONTEXT_LOADED: it quantifies over all paths and over some path,
\* which LTL cannot express

\* no-write-before-an-intent [TURN-001, TURN-002]: No write succeeds before an intent is selected. (expected:
\* holds)
no_write_before_an_intent == "no-write-before-an-intent" \in open => (~(last = "WRITE_FILE_SUCCEEDED"))

\* writes-can-succeed [TURN-018]: A write can succeed. (expected: holds)
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
writes_can_succeed == ~(last = "WRITE_FILE_SUCCEEDED")

\* the-invariant [TURN-020]: A write is executed only in CONTEXT_LOADED or in ACTION_ALLOWED. It holds, but
\* guarantees little; document-invariant.yaml shows the executions that it admits (D-TURN-04). (expected: holds)
the_invariant == (enabled_WRITE_FILE_SUCCEEDED) => (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")

\* writes-only-when-allowed [TURN-020]: A write is executed only in ACTION_ALLOWED. (expected: holds)
writes_only_when_allowed == (enabled_WRITE_FILE_SUCCEEDED) => state = "ACTION_ALLOWED"

\* only-writes-when-allowed [TURN-015]: In ACTION_ALLOWED a write can succeed, and neither a selection nor
\* another write is accepted. (expected: holds)
only_writes_when_allowed == state = "ACTION_ALLOWED" => (enabled_WRITE_FILE_SUCCEEDED /\
    ~enabled_SELECT_ACTIVE_INTENT_VALID /\ ~enabled_WRITE_FILE_VALIDATED)

\* validated-writes-finish [TURN-018]: A write that was allowed continues until it succeeds or ends in an error,
\* and no other request interrupts it. (expected: holds)
validated_writes_finish == "validated-writes-finish" \in open => (state = "ACTION_ALLOWED")

\* intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
\* coming. It fails: an error can block the agent before that, permanently. The duty to select is the agent's,
\* and no edge enforces it. (expected: fails)
intent_is_selected == (WF_own(SELECT_ACTIVE_INTENT_VALID \/ WRITE_FILE_VALIDATED \/ WRITE_FILE_SUCCEEDED) /\ Settled)
    => ([](state = "AWAITING_INTENT_SELECTION" => (<>(last = "SELECT_ACTIVE_INTENT_VALID"))))

\* nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
\* in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds)
nothing_else_before_the_selection == "nothing-else-before-the-selection" \in open => (state =
    "AWAITING_INTENT_SELECTION" \/ state = "BLOCKED")

\* writes-end [TURN-018]: A write that was allowed ends, provided that the machine keeps working. (expected:
\* holds)
writes_end == (WF_own(WRITE_FILE_SUCCEEDED)) => ([](<>(~(state = "ACTION_ALLOWED"))))

================================================================================
