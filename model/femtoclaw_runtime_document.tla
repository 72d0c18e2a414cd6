------------------------------ MODULE femtoclaw_runtime_document ------------------------------
\* FemtoClaw runtime 1.0.0: the machine femtoclaw-runtime in the profile document, for TLA+.
\* It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config femtoclaw_runtime_document.cfg femtoclaw_runtime_document.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  last,  \* the event of the last step
  open  \* the properties with a pending weak until

own == <<state, last>>
vars == <<state, last, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"INITIALIZING", "IDLE", "INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING",
      "CAPABILITY_EXECUTING", "MEMORY_COMMITTING", "COMPLETED", "ERROR", "SHUTDOWN", "TERMINATED"}

enabled_INPUT_ARRIVED == state = "IDLE"

enabled_SHUTDOWN_REQUESTED == state = "IDLE"

enabled_INITIALIZATION_SUCCEEDED == state = "INITIALIZING"

enabled_INITIALIZATION_FAILED == state = "INITIALIZING"

enabled_INPUT_RECORDED == state = "INPUT_RECEIVED"

enabled_MESSAGE_ACCEPTED == state = "PROTOCOL_VALIDATING"

enabled_TOOL_CALL_ACCEPTED == state = "PROTOCOL_VALIDATING"

enabled_PROTOCOL_REJECTED == state = "PROTOCOL_VALIDATING"

enabled_AUTHORIZATION_GRANTED == state = "AUTHORIZATION_EVALUATING"

enabled_AUTHORIZATION_DENIED == state = "AUTHORIZATION_EVALUATING"

enabled_EXECUTION_FINISHED == state = "CAPABILITY_EXECUTING"

enabled_EXECUTION_FAILED == state = "CAPABILITY_EXECUTING"

enabled_COMMIT_SUCCEEDED == state = "MEMORY_COMMITTING"

enabled_COMMIT_FAILED == state = "MEMORY_COMMITTING"

enabled_COMPLETION_FINALIZED == state = "COMPLETED"

enabled_ERROR_CLEARED == state = "ERROR"

enabled_ERROR_UNRECOVERABLE == state = "ERROR"

enabled_SHUTDOWN_FINISHED == state = "SHUTDOWN"

enabled_RUNTIME_FAILURE == state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING"

enabled_any == enabled_INPUT_ARRIVED \/ enabled_SHUTDOWN_REQUESTED \/ enabled_INITIALIZATION_SUCCEEDED \/
    enabled_INITIALIZATION_FAILED \/ enabled_INPUT_RECORDED \/ enabled_MESSAGE_ACCEPTED \/ enabled_TOOL_CALL_ACCEPTED
    \/ enabled_PROTOCOL_REJECTED \/ enabled_AUTHORIZATION_GRANTED \/ enabled_AUTHORIZATION_DENIED \/
    enabled_EXECUTION_FINISHED \/ enabled_EXECUTION_FAILED \/ enabled_COMMIT_SUCCEEDED \/ enabled_COMMIT_FAILED \/
    enabled_COMPLETION_FINALIZED \/ enabled_ERROR_CLEARED \/ enabled_ERROR_UNRECOVERABLE \/ enabled_SHUTDOWN_FINISHED
    \/ enabled_RUNTIME_FAILURE

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "initialised-before-input" -> (FALSE)
    [] claim = "ready-means-initialised" -> (FALSE)
    [] claim = "initializing-ends-1" -> (FALSE)
    [] claim = "identified-before-any-transition" -> (FALSE)
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_ARRIVED")
    [] claim = "validated-before-authorized" -> (last = "INPUT_ARRIVED")
    [] claim = "authorized-before-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "denied-never-executed" -> (last = "PROTOCOL_REJECTED" \/ last = "AUTHORIZATION_DENIED")
    [] claim = "message-never-executes" -> (last = "MESSAGE_ACCEPTED")
    [] claim = "rejected-and-denied-are-committed" -> (last = "PROTOCOL_REJECTED" \/ last = "AUTHORIZATION_DENIED")
    [] claim = "executed-is-committed" -> (last = "AUTHORIZATION_GRANTED")
    [] claim = "completed-returns-to-idle-1" -> (state = "COMPLETED")
    [] claim = "no-execution-after-error" -> (state = "ERROR")
    [] claim = "error-is-left-1" -> (state = "ERROR")
    [] claim = "shutdown-ends-1" -> (state = "SHUTDOWN")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "initialised-before-input" -> (last = "INITIALIZATION_SUCCEEDED")
    [] claim = "ready-means-initialised" -> (last = "INITIALIZATION_SUCCEEDED")
    [] claim = "initializing-ends-1" -> (state = "IDLE" \/ state = "ERROR")
    [] claim = "identified-before-any-transition" -> (state = "INPUT_RECEIVED")
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_RECORDED")
    [] claim = "validated-before-authorized" -> (last = "MESSAGE_ACCEPTED" \/ last = "TOOL_CALL_ACCEPTED")
    [] claim = "authorized-before-executed" -> (last = "AUTHORIZATION_GRANTED")
    [] claim = "denied-never-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "message-never-executes" -> (last = "INPUT_ARRIVED")
    [] claim = "rejected-and-denied-are-committed" -> (last = "COMMIT_SUCCEEDED")
    [] claim = "executed-is-committed" -> (last = "COMMIT_SUCCEEDED")
    [] claim = "completed-returns-to-idle-1" -> (state = "IDLE")
    [] claim = "no-execution-after-error" -> (state = "INPUT_RECEIVED")
    [] claim = "error-is-left-1" -> (state = "IDLE" \/ state = "SHUTDOWN")
    [] claim = "shutdown-ends-1" -> (state = "TERMINATED")

Init ==
  /\ state = "INITIALIZING"
  /\ last = "none"
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"initialised-before-input", "ready-means-initialised",
      "initializing-ends-1", "identified-before-any-transition"}) /\ ~Met(claim)}

\* INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE [FC-SM-013]: line 90
INITIALIZATION_SUCCEEDED ==
  /\ (state = "INITIALIZING")
  /\ state' = "IDLE"
  /\ last' = "INITIALIZATION_SUCCEEDED"

\* INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR [FC-SM-013]: line 91
INITIALIZATION_FAILED ==
  /\ (state = "INITIALIZING")
  /\ state' = "ERROR"
  /\ last' = "INITIALIZATION_FAILED"

\* INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED [FC-SM-016]: line 108
INPUT_ARRIVED ==
  /\ (state = "IDLE")
  /\ state' = "INPUT_RECEIVED"
  /\ last' = "INPUT_ARRIVED"

\* SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN [FC-SM-016]: line 109
SHUTDOWN_REQUESTED ==
  /\ (state = "IDLE")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"

\* INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING [FC-SM-019]: line 127
INPUT_RECORDED ==
  /\ (state = "INPUT_RECEIVED")
  /\ state' = "PROTOCOL_VALIDATING"
  /\ last' = "INPUT_RECORDED"

\* MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146
MESSAGE_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "AUTHORIZATION_EVALUATING"
  /\ last' = "MESSAGE_ACCEPTED"

\* TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146
TOOL_CALL_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "AUTHORIZATION_EVALUATING"
  /\ last' = "TOOL_CALL_ACCEPTED"

\* PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-022, FC-SM-023]: lines 147 and 149
PROTOCOL_REJECTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "ERROR"
  /\ last' = "PROTOCOL_REJECTED"

\* AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026]: line 167
AUTHORIZATION_GRANTED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "CAPABILITY_EXECUTING"
  /\ last' = "AUTHORIZATION_GRANTED"

\* AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-026, FC-SM-027]: lines 168 and 170
AUTHORIZATION_DENIED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "ERROR"
  /\ last' = "AUTHORIZATION_DENIED"

\* EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030]: line 188
EXECUTION_FINISHED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "MEMORY_COMMITTING"
  /\ last' = "EXECUTION_FINISHED"

\* EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-030]: line 189
EXECUTION_FAILED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "ERROR"
  /\ last' = "EXECUTION_FAILED"

\* COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED [FC-SM-034]: line 209
COMMIT_SUCCEEDED ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "COMPLETED"
  /\ last' = "COMMIT_SUCCEEDED"

\* COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-034]: line 210
COMMIT_FAILED ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ last' = "COMMIT_FAILED"

\* COMPLETION_FINALIZED (machine): COMPLETED -> IDLE [FC-SM-038]: line 229
COMPLETION_FINALIZED ==
  /\ (state = "COMPLETED")
  /\ state' = "IDLE"
  /\ last' = "COMPLETION_FINALIZED"

\* ERROR_CLEARED (machine): ERROR -> IDLE [FC-SM-041]: line 247
ERROR_CLEARED ==
  /\ (state = "ERROR")
  /\ state' = "IDLE"
  /\ last' = "ERROR_CLEARED"

\* ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN [FC-SM-041]: line 248
ERROR_UNRECOVERABLE ==
  /\ (state = "ERROR")
  /\ state' = "SHUTDOWN"
  /\ last' = "ERROR_UNRECOVERABLE"

\* SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED [FC-SM-045]: line 268
SHUTDOWN_FINISHED ==
  /\ (state = "SHUTDOWN")
  /\ state' = "TERMINATED"
  /\ last' = "SHUTDOWN_FINISHED"

\* RUNTIME_FAILURE (fault): INITIALIZING -> ERROR [FC-SM-062, FC-SM-013]: line 333 with lines 91, 128, 147, 168,
\* 189 and 210
RUNTIME_FAILURE_1 ==
  /\ (state = "INITIALIZING")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): INPUT_RECEIVED -> ERROR [FC-SM-062, FC-SM-019]: line 333 with lines 91, 128, 147,
\* 168, 189 and 210
RUNTIME_FAILURE_2 ==
  /\ (state = "INPUT_RECEIVED")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-062, FC-SM-022]: line 333 with lines 91, 128,
\* 147, 168, 189 and 210
RUNTIME_FAILURE_3 ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-062, FC-SM-026]: line 333 with lines 91,
\* 128, 147, 168, 189 and 210
RUNTIME_FAILURE_4 ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-062, FC-SM-030]: line 333 with lines 91, 128,
\* 147, 168, 189 and 210
RUNTIME_FAILURE_5 ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): MEMORY_COMMITTING -> ERROR [FC-SM-062, FC-SM-034]: line 333 with lines 91, 128, 147,
\* 168, 189 and 210
RUNTIME_FAILURE_6 ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"

\* RUNTIME_FAILURE (fault): something in the runtime went wrong
RUNTIME_FAILURE == RUNTIME_FAILURE_1 \/ RUNTIME_FAILURE_2 \/ RUNTIME_FAILURE_3 \/ RUNTIME_FAILURE_4 \/ RUNTIME_FAILURE_5 \/ RUNTIME_FAILURE_6

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state>>

Step ==
  \/ INPUT_ARRIVED
  \/ SHUTDOWN_REQUESTED
  \/ INITIALIZATION_SUCCEEDED
  \/ INITIALIZATION_FAILED
  \/ INPUT_RECORDED
  \/ MESSAGE_ACCEPTED
  \/ TOOL_CALL_ACCEPTED
  \/ PROTOCOL_REJECTED
  \/ AUTHORIZATION_GRANTED
  \/ AUTHORIZATION_DENIED
  \/ EXECUTION_FINISHED
  \/ EXECUTION_FAILED
  \/ COMMIT_SUCCEEDED
  \/ COMMIT_FAILED
  \/ COMPLETION_FINALIZED
  \/ ERROR_CLEARED
  \/ ERROR_UNRECOVERABLE
  \/ SHUTDOWN_FINISHED
  \/ RUNTIME_FAILURE
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* row-initializing [FC-SM-009, FC-SM-011, FC-SM-013, FC-SM-047, FC-SM-067, FC-SM-068]: From INITIALIZING the
\* runtime can get to IDLE and to ERROR, and nowhere else. (expected: holds)
row_initializing == state = "INITIALIZING" => ((state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/
    state = "ERROR") /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "INPUT_RECEIVED") /\ ~(~(state = "INITIALIZING" \/ state = "IDLE" \/ state = "ERROR") \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-idle [FC-SM-009, FC-SM-011, FC-SM-016, FC-SM-047, FC-SM-067, FC-SM-068]: From IDLE the runtime can get to
\* INPUT_RECEIVED and to SHUTDOWN, and nowhere else. (expected: holds)
row_idle == state = "IDLE" => ((state = "INPUT_RECEIVED" \/ state = "IDLE") /\ (state = "SHUTDOWN" \/ state = "IDLE"
    \/ state = "ERROR") /\ ~(~(state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "SHUTDOWN") \/ state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "SHUTDOWN"))

\* row-input-received [FC-SM-009, FC-SM-011, FC-SM-019, FC-SM-047, FC-SM-067, FC-SM-068]: From INPUT_RECEIVED the
\* runtime can get to PROTOCOL_VALIDATING and to ERROR, and nowhere else. (expected: holds)
row_input_received == state = "INPUT_RECEIVED" => ((state = "PROTOCOL_VALIDATING" \/ state = "INPUT_RECEIVED") /\
    (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED") /\ ~(~(state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "ERROR") \/ state = "INITIALIZING" \/ state = "IDLE"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-protocol-validating [FC-SM-009, FC-SM-011, FC-SM-022, FC-SM-047, FC-SM-067, FC-SM-068]: From
\* PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING and to ERROR, and nowhere else. (expected:
\* holds)
row_protocol_validating == state = "PROTOCOL_VALIDATING" => ((state = "AUTHORIZATION_EVALUATING" \/ state =
    "PROTOCOL_VALIDATING") /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "INPUT_RECEIVED") /\ ~(~(state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "ERROR")
    \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN"))

\* row-authorization-evaluating [FC-SM-009, FC-SM-011, FC-SM-026, FC-SM-047, FC-SM-067, FC-SM-068]: From
\* AUTHORIZATION_EVALUATING the runtime can get to CAPABILITY_EXECUTING and to ERROR, and nowhere else.
\* (expected: holds)
row_authorization_evaluating == state = "AUTHORIZATION_EVALUATING" => ((state = "CAPABILITY_EXECUTING" \/ state =
    "AUTHORIZATION_EVALUATING") /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "INPUT_RECEIVED") /\ ~(~(state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "ERROR")
    \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-capability-executing [FC-SM-009, FC-SM-011, FC-SM-030, FC-SM-047, FC-SM-067, FC-SM-068]: From
\* CAPABILITY_EXECUTING the runtime can get to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected:
\* holds)
row_capability_executing == state = "CAPABILITY_EXECUTING" => ((state = "MEMORY_COMMITTING" \/ state =
    "CAPABILITY_EXECUTING") /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "INPUT_RECEIVED") /\ ~(~(state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR") \/
    state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-memory-committing [FC-SM-009, FC-SM-011, FC-SM-034, FC-SM-047, FC-SM-067, FC-SM-068]: From
\* MEMORY_COMMITTING the runtime can get to COMPLETED and to ERROR, and nowhere else. (expected: holds)
row_memory_committing == state = "MEMORY_COMMITTING" => ((state = "COMPLETED" \/ state = "MEMORY_COMMITTING") /\
    (state = "ERROR" \/ state = "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED") /\ ~(~(state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") \/ state = "INITIALIZING" \/ state = "IDLE" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-completed [FC-SM-009, FC-SM-011, FC-SM-038, FC-SM-047, FC-SM-067, FC-SM-068]: From COMPLETED the runtime
\* can get to IDLE, and nowhere else. (expected: holds)
row_completed == state = "COMPLETED" => ((state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/ state =
    "ERROR") /\ ~(~(state = "COMPLETED" \/ state = "IDLE") \/ state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR" \/ state = "SHUTDOWN"))

\* row-error [FC-SM-009, FC-SM-011, FC-SM-041, FC-SM-047, FC-SM-067, FC-SM-068]: From ERROR the runtime can get
\* to IDLE and to SHUTDOWN, and nowhere else. The document never says which of the two is right (D-FC-08).
\* (expected: holds)
row_error == state = "ERROR" => ((state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/ state = "ERROR")
    /\ (state = "SHUTDOWN" \/ state = "IDLE" \/ state = "ERROR") /\ ~(~(state = "ERROR" \/ state = "IDLE" \/ state =
    "SHUTDOWN") \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "SHUTDOWN"))

\* row-shutdown [FC-SM-009, FC-SM-011, FC-SM-045, FC-SM-047, FC-SM-067, FC-SM-068]: From SHUTDOWN the runtime can
\* get to TERMINATED, and nowhere else. (expected: holds)
row_shutdown == state = "SHUTDOWN" => ((state = "TERMINATED" \/ state = "SHUTDOWN") /\ ~(~(state = "SHUTDOWN" \/ state
    = "TERMINATED") \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR"))

\* terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
\* holds)
terminated_is_final == [](state = "TERMINATED" => (~enabled_any /\ ([](state = "TERMINATED"))))

\* always-in-a-listed-state [FC-SM-005, FC-SM-010]: The runtime is always in one of the ten listed states. It
\* fails: after SHUTDOWN comes TERMINATED, which is not listed (D-FC-02). (expected: fails)
always_in_a_listed_state == ~(state = "TERMINATED")

\* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
\* to IDLE, state by state. (expected: holds)
\* This is part 1 of it.
example_lifecycle_1 == state = "INITIALIZING"

\* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
\* to IDLE, state by state. (expected: holds)
\* This is part 2 of it.
example_lifecycle_2 == (state = "IDLE" /\ ((state = "INPUT_RECEIVED" /\ ((state = "PROTOCOL_VALIDATING" /\ ((state =
    "AUTHORIZATION_EVALUATING" /\ ((state = "CAPABILITY_EXECUTING" /\ ((state = "MEMORY_COMMITTING" /\ ((state =
    "COMPLETED" /\ (state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/ state = "ERROR")) \/ state =
    "MEMORY_COMMITTING")) \/ state = "CAPABILITY_EXECUTING")) \/ state = "AUTHORIZATION_EVALUATING")) \/ state =
    "PROTOCOL_VALIDATING")) \/ state = "INPUT_RECEIVED")) \/ state = "IDLE")) \/ state = "INITIALIZING" \/ state =
    "COMPLETED" \/ state = "ERROR"

\* initialised-before-input [FC-SM-002, FC-SM-014]: No input is accepted before the runtime is initialised. It
\* fails: a failed start-up leads to ERROR, from there to IDLE, and IDLE accepts input (D-FC-06). (expected:
\* fails)
initialised_before_input == "initialised-before-input" \in open => (~(state = "INPUT_RECEIVED"))

\* ready-means-initialised [FC-SM-008, FC-SM-014, FC-SM-015]: The runtime is not in IDLE before it is
\* initialised. It fails for the same reason (D-FC-06). (expected: fails)
ready_means_initialised == "ready-means-initialised" \in open => (~(state = "IDLE"))

\* no-input-while-initializing [FC-SM-014]: While the runtime initialises, it accepts no input. (expected: holds)
no_input_while_initializing == state = "INITIALIZING" => ~enabled_INPUT_ARRIVED

\* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
\* (expected: holds)
\* This is part 1 of it.
initializing_ends_1 == "initializing-ends-1" \in open => (state = "INITIALIZING")

\* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
\* (expected: holds)
\* This is part 2 of it.
initializing_ends_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED
    \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED
    \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => (<>(state = "IDLE" \/ state = "ERROR"))

\* idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE, it accepts input. (expected: holds)
idle_accepts_input == state = "IDLE" => enabled_INPUT_ARRIVED

\* input-only-in-idle [FC-SM-015]: Input is accepted in no state other than IDLE. (expected: holds)
input_only_in_idle == (enabled_INPUT_ARRIVED) => state = "IDLE"

\* one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
\* IDLE: the cycles of one machine follow each other and never overlap, so isolation is trivial (D-FC-10).
\* (expected: holds)
\* TLC cannot check one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
\* next-state operator

\* identified-before-any-transition [FC-SM-060]: No transition is made before the state that assigns execution
\* identifiers, so that the telemetry of each transition can name one. It fails: start-up and the step into that
\* state come before it (D-FC-04). (expected: fails)
identified_before_any_transition == "identified-before-any-transition" \in open => (state = "INITIALIZING")

\* input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded and its execution has
\* an identifier. (expected: holds)
input_recorded_before_validation == "input-recorded-before-validation" \in open => (~(state = "PROTOCOL_VALIDATING"))

\* validated-before-authorized [FC-SM-002, FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is
\* authorised before it is accepted as a message or as a tool call. (expected: holds)
validated_before_authorized == "validated-before-authorized" \in open => (~(state = "AUTHORIZATION_EVALUATING"))

\* authorized-before-executed [FC-SM-002, FC-SM-028, FC-SM-073, FC-PR-009, FC-PR-038, FC-PR-055]:
\* CAPABILITY_EXECUTING is not reached with an input before authorisation is granted. (expected: holds)
authorized_before_executed == "authorized-before-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* rejected-is-an-error [FC-SM-023]: A rejected input takes the runtime to ERROR at once. (expected: holds)
rejected_is_an_error == last = "PROTOCOL_REJECTED" => state = "ERROR"

\* denied-is-an-error [FC-SM-027]: A denied authorisation takes the runtime to ERROR at once. (expected: holds)
denied_is_an_error == last = "AUTHORIZATION_DENIED" => state = "ERROR"

\* denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
\* a denial nothing is executed before the next input arrives. (expected: holds)
denied_never_executed == "denied-never-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* idle-does-not-execute [FC-SM-017]: From IDLE no single step leads to CAPABILITY_EXECUTING. (expected: holds)
idle_does_not_execute == state = "IDLE" => ~(~(~(state = "CAPABILITY_EXECUTING")) \/ state =
    "AUTHORIZATION_EVALUATING")

\* input-received-does-not-execute [FC-SM-020]: From INPUT_RECEIVED no single step leads to CAPABILITY_EXECUTING.
\* (expected: holds)
input_received_does_not_execute == state = "INPUT_RECEIVED" => ~(~(~(state = "CAPABILITY_EXECUTING")) \/ state =
    "AUTHORIZATION_EVALUATING")

\* committed-before-completed [FC-SM-033, FC-SM-034]: COMPLETED is entered only by a successful commit.
\* (expected: holds)
committed_before_completed == ~(state = "COMPLETED") => ~(~(state = "COMPLETED" => FALSE))

\* message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
\* CAPABILITY_EXECUTING before the next input arrives. It fails: the only path from validation leads through
\* authorisation and execution (D-FC-03). (expected: fails)
message_never_executes == "message-never-executes" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* message-can-be-recorded-unexecuted [FC-SM-033, FC-PR-034]: An accepted message can be committed without
\* CAPABILITY_EXECUTING. It fails: there is no such path (D-FC-03). (expected: fails)
\* TLC cannot check message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not CAPABILITY_EXECUTING U
\* MEMORY_COMMITTING]): it quantifies over all paths and over some path, which LTL cannot express

\* rejected-and-denied-are-committed [FC-SM-002, FC-SM-033, FC-SM-043, FC-PR-016, FC-PR-059]: A rejected or
\* denied input is recorded before the runtime is in IDLE again. It fails: both lead to ERROR, and ERROR does not
\* lead to MEMORY_COMMITTING (D-FC-07). (expected: fails)
rejected_and_denied_are_committed == "rejected-and-denied-are-committed" \in open => (~(state = "IDLE"))

\* executed-is-committed [FC-SM-002, FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the
\* runtime is in IDLE again. It fails: a failure during the execution or the commit leaves an effect without a
\* record (D-FC-09). (expected: fails)
executed_is_committed == "executed-is-committed" \in open => (~(state = "IDLE"))

\* completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
\* IDLE again, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
completed_returns_to_idle_1 == "completed-returns-to-idle-1" \in open => (state = "COMPLETED")

\* completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
\* IDLE again, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
completed_returns_to_idle_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => ([](state = "COMPLETED" => (<>(state = "IDLE"))))

\* failure-leads-to-error [FC-SM-002, FC-SM-062]: Every failure leads to ERROR at once. (expected: holds)
failure_leads_to_error == (last = "INITIALIZATION_FAILED" \/ last = "PROTOCOL_REJECTED" \/ last =
    "AUTHORIZATION_DENIED" \/ last = "EXECUTION_FAILED" \/ last = "COMMIT_FAILED" \/ last = "RUNTIME_FAILURE") =>
    state = "ERROR"

\* failure-leads-to-error-from-every-state [FC-SM-002, FC-SM-062]: Taken literally, from every state except
\* TERMINATED a failure leads to ERROR. It fails: IDLE, COMPLETED and SHUTDOWN have no edge to ERROR (D-FC-05).
\* (expected: fails)
failure_leads_to_error_from_every_state == state = "TERMINATED" \/ state = "ERROR" \/ (state = "ERROR" \/ state =
    "INITIALIZING" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED")

\* failure-leads-to-error-from-idle [FC-SM-062]: A failure in IDLE leads to ERROR. It fails, since IDLE has no
\* edge there (D-FC-05). (expected: fails)
failure_leads_to_error_from_idle == state = "IDLE" => (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED")

\* failure-leads-to-error-from-completed [FC-SM-062]: A failure in COMPLETED leads to ERROR. It fails, since
\* COMPLETED has no edge there (D-FC-05). (expected: fails)
failure_leads_to_error_from_completed == state = "COMPLETED" => (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED")

\* failure-leads-to-error-from-shutdown [FC-SM-062]: A failure in SHUTDOWN leads to ERROR. It fails, since
\* SHUTDOWN has no edge there (D-FC-05). (expected: fails)
failure_leads_to_error_from_shutdown == state = "SHUTDOWN" => (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "INPUT_RECEIVED")

\* failure-in-error-is-an-error [FC-SM-062]: A failure in ERROR, such as that of the telemetry that ERROR must
\* emit, leads to ERROR again. It fails: ERROR has no edge to itself; and with one, lost telemetry would keep the
\* runtime there (D-FC-12). (expected: fails)
failure_in_error_is_an_error == state = "ERROR" => (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING")

\* failure-accepted-while-working [FC-SM-062]: In each of the six states that do work and can lead to ERROR, a
\* failure is possible. (expected: holds)
failure_accepted_while_working == (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") =>
    enabled_RUNTIME_FAILURE

\* no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
\* another input. (expected: holds)
no_execution_after_error == "no-execution-after-error" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
\* SHUTDOWN, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
error_is_left_1 == "error-is-left-1" \in open => (state = "ERROR")

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
\* SHUTDOWN, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
error_is_left_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => ([](state = "ERROR" => (<>(state = "IDLE" \/ state = "SHUTDOWN"))))

\* unrecoverable-ends [FC-SM-041, FC-SM-045]: After a failure that cannot be handled, the runtime ends, provided
\* that it keeps working. (expected: holds)
unrecoverable_ends == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED
    \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED
    \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED) /\ Settled) => ([](last = "ERROR_UNRECOVERABLE" => (<>(state =
    "TERMINATED"))))

\* shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
\* holds)
\* This is part 1 of it.
shutdown_ends_1 == "shutdown-ends-1" \in open => (state = "SHUTDOWN")

\* shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
\* holds)
\* This is part 2 of it.
shutdown_ends_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => ([](state = "SHUTDOWN" => (<>(state = "TERMINATED"))))

\* shutdown-accepted-while-working: A request to shut down is accepted in every state except SHUTDOWN and
\* TERMINATED. It fails: it has a transition only in IDLE, so a request during an execution is lost (D-FC-16).
\* (expected: fails)
shutdown_accepted_while_working == state = "SHUTDOWN" \/ state = "TERMINATED" \/ enabled_SHUTDOWN_REQUESTED

\* can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
\* TLC cannot check can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
\* cannot express

\* stays-usable [FC-SM-065]: As long as the runtime is not shutting down, IDLE is reachable. (expected: holds)
\* TLC cannot check stays-usable: AG (SHUTDOWN or TERMINATED or EF IDLE): it quantifies over all paths and over
\* some path, which LTL cannot express

\* comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
\* it keeps working. (expected: holds)
comes_to_rest == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => ([](<>(state = "IDLE" \/ state = "TERMINATED")))

\* executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
\* runtime keeps working. (expected: holds)
executions_end == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED) /\ Settled) => ([](last = "INPUT_ARRIVED" => (<>(state = "COMPLETED" \/
    state = "ERROR"))))

\* executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
\* that it keeps working, the capability included. (expected: holds)
executing_ends == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED)) => ([](state = "CAPABILITY_EXECUTING" => (<>(state =
    "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* executing-ends-even-if-the-capability-hangs: The runtime does not stay in CAPABILITY_EXECUTING for ever even
\* if the capability never returns. It fails: the document has no deadline (D-FC-11). (expected: fails)
executing_ends_even_if_the_capability_hangs == [](state = "CAPABILITY_EXECUTING" => (<>(state = "MEMORY_COMMITTING" \/
    state = "ERROR")))

================================================================================
