------------------------------ MODULE turn_document_invariant ------------------------------
\* Turn machine, tools run wherever the invariant permits: the machine turn in the profile document-invariant,
\* for TLA+.
\* It follows the document 002_4089c53b0986642f.txt, version unversioned.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config turn_document_invariant.cfg turn_document_invariant.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  validated,  \* the file of the validated write
  stale,  \* that file has changed since the validation
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, validated, stale, last, beat>>
vars == <<state, validated, stale, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"AWAITING_INTENT_SELECTION", "CONTEXT_LOADED", "ACTION_ALLOWED", "BLOCKED"}
  /\ validated \in {"NONE", "ALPHA", "BETA"}
  /\ stale \in BOOLEAN

enabled_ALPHA_WRITTEN == state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

enabled_BETA_WRITTEN == state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

enabled_FILE_DELETED == state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

enabled_COMMAND_EXECUTED == state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED"

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "an-intent-is-active-1" -> (FALSE)
    [] claim = "an-intent-is-active-2" -> (last = "USER_REQUEST")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "an-intent-is-active-1" -> (last = "SELECT_ACTIVE_INTENT_VALID")
    [] claim = "an-intent-is-active-2" -> (last = "SELECT_ACTIVE_INTENT_VALID")

Init ==
  /\ state = "AWAITING_INTENT_SELECTION"
  /\ validated = "NONE"
  /\ stale = FALSE
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"an-intent-is-active-1"}) /\ ~Met(claim)}

\* USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-018]
USER_REQUEST ==
  /\ state' = "AWAITING_INTENT_SELECTION"
  /\ validated' = "NONE"
  /\ stale' = FALSE
  /\ last' = "USER_REQUEST"
  /\ beat' = ~beat

\* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-018]
SELECT_ACTIVE_INTENT_VALID ==
  /\ (state = "AWAITING_INTENT_SELECTION")
  /\ state' = "CONTEXT_LOADED"
  /\ last' = "SELECT_ACTIVE_INTENT_VALID"
  /\ UNCHANGED <<validated, stale, beat>>

\* WRITE_TO_ALPHA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018]
WRITE_TO_ALPHA_VALIDATED ==
  /\ (state = "CONTEXT_LOADED")
  /\ state' = "ACTION_ALLOWED"
  /\ validated' = "ALPHA"
  /\ last' = "WRITE_TO_ALPHA_VALIDATED"
  /\ UNCHANGED <<stale, beat>>

\* WRITE_TO_BETA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018]
WRITE_TO_BETA_VALIDATED ==
  /\ (state = "CONTEXT_LOADED")
  /\ state' = "ACTION_ALLOWED"
  /\ validated' = "BETA"
  /\ last' = "WRITE_TO_BETA_VALIDATED"
  /\ UNCHANGED <<stale, beat>>

\* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
WRITE_FILE_SUCCEEDED ==
  /\ (state = "ACTION_ALLOWED")
  /\ state' = "CONTEXT_LOADED"
  /\ validated' = "NONE"
  /\ stale' = FALSE
  /\ last' = "WRITE_FILE_SUCCEEDED"
  /\ UNCHANGED <<beat>>

\* ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019]
ERROR ==
  /\ state' = "BLOCKED"
  /\ validated' = "NONE"
  /\ stale' = FALSE
  /\ last' = "ERROR"
  /\ beat' = ~beat

\* ALPHA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
ALPHA_WRITTEN ==
  /\ (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")
  /\ last' = "ALPHA_WRITTEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, validated, stale>>

\* BETA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
BETA_WRITTEN ==
  /\ (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")
  /\ last' = "BETA_WRITTEN"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, validated, stale>>

\* FILE_DELETED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
FILE_DELETED ==
  /\ (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")
  /\ last' = "FILE_DELETED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, validated, stale>>

\* COMMAND_EXECUTED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
COMMAND_EXECUTED ==
  /\ (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")
  /\ last' = "COMMAND_EXECUTED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, validated, stale>>

\* FILE_CHANGED (environment): somebody else changes the file of the validated write
FILE_CHANGED ==
  /\ (validated # "NONE")
  /\ stale' = TRUE
  /\ last' = "FILE_CHANGED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, validated>>

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, validated, stale, beat>>

Step ==
  \/ USER_REQUEST
  \/ SELECT_ACTIVE_INTENT_VALID
  \/ WRITE_TO_ALPHA_VALIDATED
  \/ WRITE_TO_BETA_VALIDATED
  \/ ALPHA_WRITTEN
  \/ BETA_WRITTEN
  \/ FILE_DELETED
  \/ COMMAND_EXECUTED
  \/ WRITE_FILE_SUCCEEDED
  \/ ERROR
  \/ FILE_CHANGED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
\* holds)
the_invariant == (enabled_ALPHA_WRITTEN \/ enabled_BETA_WRITTEN \/ enabled_FILE_DELETED \/ enabled_COMMAND_EXECUTED)
    => (state = "CONTEXT_LOADED" \/ state = "ACTION_ALLOWED")

\* writes-only-when-allowed: A write is executed only in ACTION_ALLOWED. It fails: line 45 allows write_file in
\* CONTEXT_LOADED, too, and the document does not say what it may do there (D-TURN-05). (expected: fails)
writes_only_when_allowed == (enabled_ALPHA_WRITTEN \/ enabled_BETA_WRITTEN) => state = "ACTION_ALLOWED"

\* an-intent-is-active [TURN-001, TURN-002]: In every turn, no destructive tool runs before an intent is
\* selected. It holds, as the invariant promises; but it does not restrict what the tool does. (expected: holds)
\* This is part 1 of it.
an_intent_is_active_1 == "an-intent-is-active-1" \in open => (~(last = "ALPHA_WRITTEN" \/ last = "BETA_WRITTEN" \/
    last = "FILE_DELETED" \/ last = "COMMAND_EXECUTED"))

\* an-intent-is-active [TURN-001, TURN-002]: In every turn, no destructive tool runs before an intent is
\* selected. It holds, as the invariant promises; but it does not restrict what the tool does. (expected: holds)
\* This is part 2 of it.
an_intent_is_active_2 == "an-intent-is-active-2" \in open => (~(last = "ALPHA_WRITTEN" \/ last = "BETA_WRITTEN" \/
    last = "FILE_DELETED" \/ last = "COMMAND_EXECUTED"))

\* no-unvalidated-write [TURN-001, TURN-022]: No file is written before a write is validated. It fails in
\* CONTEXT_LOADED (D-TURN-04). (expected: fails)
no_unvalidated_write == (enabled_ALPHA_WRITTEN \/ enabled_BETA_WRITTEN) => validated # "NONE"

\* no-write-to-another-target [TURN-001, TURN-022]: After a write is validated, only its file is written. It
\* fails: a write to ALPHA is validated, and BETA is written (D-TURN-04, D-TURN-08). (expected: fails)
no_write_to_another_target == (enabled_BETA_WRITTEN) => validated # "ALPHA"

\* no-unsafe-command [TURN-001, TURN-022]: No unsafe command runs. It fails in both states that the invariant
\* names (D-TURN-04). (expected: fails)
no_unsafe_command == ~(last = "COMMAND_EXECUTED")

\* no-deletion [TURN-001, TURN-022]: No file is deleted, since no state allows it. It fails in both states that
\* the invariant names (D-TURN-03, D-TURN-04). (expected: fails)
no_deletion == ~(last = "FILE_DELETED")

\* no-stale-write [TURN-001, TURN-022]: No validated write is executed once its file has changed. It fails: the
\* file changes between validation and execution, and the invariant does not check it (D-TURN-04, D-TURN-07).
\* (expected: fails)
no_stale_write == (enabled_ALPHA_WRITTEN) => ~(validated = "ALPHA" /\ stale)

================================================================================
