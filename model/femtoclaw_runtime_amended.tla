------------------------------ MODULE femtoclaw_runtime_amended ------------------------------
\* FemtoClaw runtime 1.0.0, amended: the machine femtoclaw-runtime in the profile amended, for TLA+.
\* It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config femtoclaw_runtime_amended.cfg femtoclaw_runtime_amended.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  initialised,  \* everything has been initialised
  recoverable,  \* nothing unrecoverable has happened
  latched,  \* the runtime must shut down as soon as possible
  incomplete,  \* the record says that a part of the shutdown failed
  identifier,  \* the owner of the identifier in the telemetry
  form,  \* the form of the accepted input
  intent,  \* the store has the intent to execute and no outcome yet
  closed,  \* the execution or the failure has its closing record
  expired,  \* the time of the stage is over
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, last, beat>>
vars == <<state, initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, last, beat,
    open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"INITIALIZING", "IDLE", "INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING",
      "CAPABILITY_EXECUTING", "MEMORY_COMMITTING", "COMPLETED", "ERROR", "SHUTDOWN", "TERMINATED"}
  /\ initialised \in BOOLEAN
  /\ recoverable \in BOOLEAN
  /\ latched \in BOOLEAN
  /\ incomplete \in BOOLEAN
  /\ identifier \in {"LIFECYCLE", "EXECUTION"}
  /\ form \in {"NONE", "MESSAGE", "TOOL_CALL"}
  /\ intent \in BOOLEAN
  /\ closed \in BOOLEAN
  /\ expired \in BOOLEAN

enabled_INPUT_ARRIVED == state = "IDLE" /\ ~latched

enabled_SHUTDOWN_REQUESTED == state = "IDLE" \/ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")

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

enabled_TIME_RAN_OUT == (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired

enabled_DEADLINE_PASSED == (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ expired

enabled_COMPLETION_FINALIZED == state = "COMPLETED"

enabled_ERROR_RECORDED == state = "ERROR" /\ ~closed

enabled_ERROR_CLEARED == state = "ERROR" /\ (closed /\ initialised /\ recoverable /\ ~latched)

enabled_ERROR_UNRECOVERABLE == state = "ERROR" /\ (closed /\ ~(initialised /\ recoverable /\ ~latched))

enabled_LATCHED_SHUTDOWN == state = "IDLE" /\ latched

enabled_SHUTDOWN_FINISHED == state = "SHUTDOWN"

enabled_RUNTIME_FAILURE == state = "IDLE" \/ state = "COMPLETED" \/ state = "ERROR" \/ (state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")

enabled_INTEGRITY_FAULT == state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING"

enabled_SHUTDOWN_STEP_FAILED == state = "SHUTDOWN"

enabled_any == enabled_INPUT_ARRIVED \/ enabled_SHUTDOWN_REQUESTED \/ enabled_INITIALIZATION_SUCCEEDED \/
    enabled_INITIALIZATION_FAILED \/ enabled_INPUT_RECORDED \/ enabled_MESSAGE_ACCEPTED \/ enabled_TOOL_CALL_ACCEPTED
    \/ enabled_PROTOCOL_REJECTED \/ enabled_AUTHORIZATION_GRANTED \/ enabled_AUTHORIZATION_DENIED \/
    enabled_EXECUTION_FINISHED \/ enabled_EXECUTION_FAILED \/ enabled_COMMIT_SUCCEEDED \/ enabled_COMMIT_FAILED \/
    enabled_TIME_RAN_OUT \/ enabled_DEADLINE_PASSED \/ enabled_COMPLETION_FINALIZED \/ enabled_ERROR_RECORDED \/
    enabled_ERROR_CLEARED \/ enabled_ERROR_UNRECOVERABLE \/ enabled_LATCHED_SHUTDOWN \/ enabled_SHUTDOWN_FINISHED \/
    enabled_RUNTIME_FAILURE \/ enabled_INTEGRITY_FAULT \/ enabled_SHUTDOWN_STEP_FAILED

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "initialised-before-input" -> (FALSE)
    [] claim = "ready-means-initialised" -> (FALSE)
    [] claim = "initializing-ends-1" -> (FALSE)
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_ARRIVED")
    [] claim = "validated-before-authorized" -> (last = "INPUT_ARRIVED")
    [] claim = "authorized-before-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "denied-never-executed" -> (last = "PROTOCOL_REJECTED" \/ last = "AUTHORIZATION_DENIED")
    [] claim = "message-never-executes" -> (last = "MESSAGE_ACCEPTED")
    [] claim = "rejected-and-denied-are-recorded" -> (last = "PROTOCOL_REJECTED" \/ last = "AUTHORIZATION_DENIED")
    [] claim = "executed-is-recorded" -> (last = "AUTHORIZATION_GRANTED")
    [] claim = "intent-until-closed" -> (last = "AUTHORIZATION_GRANTED")
    [] claim = "completed-ends-in-idle-or-error-1" -> (state = "COMPLETED")
    [] claim = "recorded-before-left" -> (state = "ERROR" /\ ~closed)
    [] claim = "no-execution-after-error" -> (state = "ERROR")
    [] claim = "error-is-left-1" -> (state = "ERROR")
    [] claim = "shutdown-ends-1" -> (state = "SHUTDOWN")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "initialised-before-input" -> (last = "INITIALIZATION_SUCCEEDED")
    [] claim = "ready-means-initialised" -> (last = "INITIALIZATION_SUCCEEDED")
    [] claim = "initializing-ends-1" -> (state = "IDLE" \/ state = "ERROR")
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_RECORDED")
    [] claim = "validated-before-authorized" -> (last = "TOOL_CALL_ACCEPTED")
    [] claim = "authorized-before-executed" -> (last = "AUTHORIZATION_GRANTED" /\ intent)
    [] claim = "denied-never-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "message-never-executes" -> (last = "INPUT_ARRIVED")
    [] claim = "rejected-and-denied-are-recorded" -> (closed)
    [] claim = "executed-is-recorded" -> (closed)
    [] claim = "intent-until-closed" -> (closed)
    [] claim = "completed-ends-in-idle-or-error-1" -> (state = "IDLE" \/ state = "ERROR")
    [] claim = "recorded-before-left" -> (last = "ERROR_RECORDED")
    [] claim = "no-execution-after-error" -> (state = "INPUT_RECEIVED")
    [] claim = "error-is-left-1" -> (state = "IDLE" \/ state = "SHUTDOWN")
    [] claim = "shutdown-ends-1" -> (state = "TERMINATED")

Init ==
  /\ state = "INITIALIZING"
  /\ initialised = FALSE
  /\ recoverable = TRUE
  /\ latched = FALSE
  /\ incomplete = FALSE
  /\ identifier = "LIFECYCLE"
  /\ form = "NONE"
  /\ intent = FALSE
  /\ closed = FALSE
  /\ expired = FALSE
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"initialised-before-input", "ready-means-initialised",
      "initializing-ends-1"}) /\ ~Met(claim)}

\* INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE
INITIALIZATION_SUCCEEDED ==
  /\ (state = "INITIALIZING")
  /\ state' = "IDLE"
  /\ initialised' = TRUE
  /\ expired' = FALSE
  /\ last' = "INITIALIZATION_SUCCEEDED"
  /\ UNCHANGED <<recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR
INITIALIZATION_FAILED ==
  /\ (state = "INITIALIZING")
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "INITIALIZATION_FAILED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED
INPUT_ARRIVED ==
  /\ (state = "IDLE")
  /\ (~latched)
  /\ state' = "INPUT_RECEIVED"
  /\ identifier' = "EXECUTION"
  /\ last' = "INPUT_ARRIVED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, form, intent, closed, expired, beat>>

\* SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN
SHUTDOWN_REQUESTED_1 ==
  /\ (state = "IDLE")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, beat>>

\* LATCHED_SHUTDOWN (machine): IDLE -> SHUTDOWN
LATCHED_SHUTDOWN ==
  /\ (state = "IDLE")
  /\ latched
  /\ state' = "SHUTDOWN"
  /\ last' = "LATCHED_SHUTDOWN"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, beat>>

\* RUNTIME_FAILURE (fault): IDLE -> ERROR: added
RUNTIME_FAILURE_1 ==
  /\ (state = "IDLE")
  /\ state' = "ERROR"
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, beat>>

\* INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING
INPUT_RECORDED ==
  /\ (state = "INPUT_RECEIVED")
  /\ state' = "PROTOCOL_VALIDATING"
  /\ expired' = FALSE
  /\ last' = "INPUT_RECORDED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> MEMORY_COMMITTING: added
MESSAGE_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "MEMORY_COMMITTING"
  /\ form' = "MESSAGE"
  /\ expired' = FALSE
  /\ last' = "MESSAGE_ACCEPTED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, intent, closed, beat>>

\* TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING
TOOL_CALL_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "AUTHORIZATION_EVALUATING"
  /\ form' = "TOOL_CALL"
  /\ expired' = FALSE
  /\ last' = "TOOL_CALL_ACCEPTED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, intent, closed, beat>>

\* PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR
PROTOCOL_REJECTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "PROTOCOL_REJECTED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING
AUTHORIZATION_GRANTED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "CAPABILITY_EXECUTING"
  /\ intent' = TRUE
  /\ expired' = FALSE
  /\ last' = "AUTHORIZATION_GRANTED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, closed, beat>>

\* AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR
AUTHORIZATION_DENIED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "AUTHORIZATION_DENIED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING
EXECUTION_FINISHED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "MEMORY_COMMITTING"
  /\ expired' = FALSE
  /\ last' = "EXECUTION_FINISHED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR
EXECUTION_FAILED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "EXECUTION_FAILED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED
COMMIT_SUCCEEDED ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "COMPLETED"
  /\ form' = "NONE"
  /\ intent' = FALSE
  /\ closed' = TRUE
  /\ expired' = FALSE
  /\ last' = "COMMIT_SUCCEEDED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, beat>>

\* COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR
COMMIT_FAILED ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ expired' = FALSE
  /\ last' = "COMMIT_FAILED"
  /\ UNCHANGED <<initialised, latched, incomplete, identifier, form, intent, closed, beat>>

\* COMPLETION_FINALIZED (machine): COMPLETED -> IDLE
COMPLETION_FINALIZED ==
  /\ (state = "COMPLETED")
  /\ state' = "IDLE"
  /\ identifier' = "LIFECYCLE"
  /\ closed' = FALSE
  /\ last' = "COMPLETION_FINALIZED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, form, intent, expired, beat>>

\* RUNTIME_FAILURE (fault): COMPLETED -> ERROR: added; the failure needs its own record
RUNTIME_FAILURE_2 ==
  /\ (state = "COMPLETED")
  /\ state' = "ERROR"
  /\ closed' = FALSE
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, expired, beat>>

\* ERROR_RECORDED (machine): ERROR -> the same
ERROR_RECORDED ==
  /\ (state = "ERROR")
  /\ (~closed)
  /\ form' = "NONE"
  /\ intent' = FALSE
  /\ closed' = TRUE
  /\ last' = "ERROR_RECORDED"
  /\ UNCHANGED <<state, initialised, recoverable, latched, incomplete, identifier, expired, beat>>

\* RUNTIME_FAILURE (fault): ERROR -> the same: it is in ERROR already
RUNTIME_FAILURE_3 ==
  /\ (state = "ERROR")
  /\ last' = "RUNTIME_FAILURE"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired>>

\* ERROR_CLEARED (machine): ERROR -> IDLE
ERROR_CLEARED ==
  /\ (state = "ERROR")
  /\ (closed /\ initialised /\ recoverable /\ ~latched)
  /\ state' = "IDLE"
  /\ identifier' = "LIFECYCLE"
  /\ closed' = FALSE
  /\ last' = "ERROR_CLEARED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, form, intent, expired, beat>>

\* ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN
ERROR_UNRECOVERABLE ==
  /\ (state = "ERROR")
  /\ (closed /\ ~(initialised /\ recoverable /\ ~latched))
  /\ state' = "SHUTDOWN"
  /\ identifier' = "LIFECYCLE"
  /\ closed' = FALSE
  /\ last' = "ERROR_UNRECOVERABLE"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, form, intent, expired, beat>>

\* SHUTDOWN_STEP_FAILED (fault): SHUTDOWN -> the same
SHUTDOWN_STEP_FAILED ==
  /\ (state = "SHUTDOWN")
  /\ incomplete' = TRUE
  /\ last' = "SHUTDOWN_STEP_FAILED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, recoverable, latched, identifier, form, intent, closed, expired>>

\* SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED
SHUTDOWN_FINISHED ==
  /\ (state = "SHUTDOWN")
  /\ state' = "TERMINATED"
  /\ last' = "SHUTDOWN_FINISHED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, beat>>

\* RUNTIME_FAILURE (fault): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR
RUNTIME_FAILURE_4 ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* INTEGRITY_FAULT (fault): INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING, CAPABILITY_EXECUTING,
\* MEMORY_COMMITTING -> ERROR
INTEGRITY_FAULT ==
  /\ (state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
      "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ expired' = FALSE
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, identifier, form, intent, closed, beat>>

\* TIME_RAN_OUT (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING -> the same
TIME_RAN_OUT ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")
  /\ (~expired)
  /\ expired' = TRUE
  /\ last' = "TIME_RAN_OUT"
  /\ UNCHANGED <<state, initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* DEADLINE_PASSED (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR
DEADLINE_PASSED ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")
  /\ expired
  /\ state' = "ERROR"
  /\ expired' = FALSE
  /\ last' = "DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, recoverable, latched, incomplete, identifier, form, intent, closed, beat>>

\* SHUTDOWN_REQUESTED (input): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR -> the same
SHUTDOWN_REQUESTED_2 ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
      "COMPLETED" \/ state = "ERROR")
  /\ latched' = TRUE
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, recoverable, incomplete, identifier, form, intent, closed, expired>>

\* SHUTDOWN_REQUESTED (input): someone requests the shutdown
SHUTDOWN_REQUESTED == SHUTDOWN_REQUESTED_1 \/ SHUTDOWN_REQUESTED_2

\* RUNTIME_FAILURE (fault): something in the runtime went wrong
RUNTIME_FAILURE == RUNTIME_FAILURE_1 \/ RUNTIME_FAILURE_2 \/ RUNTIME_FAILURE_3 \/ RUNTIME_FAILURE_4

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, initialised, recoverable, latched, incomplete, identifier, form, intent, closed, expired, beat>>

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
  \/ TIME_RAN_OUT
  \/ DEADLINE_PASSED
  \/ COMPLETION_FINALIZED
  \/ ERROR_RECORDED
  \/ ERROR_CLEARED
  \/ ERROR_UNRECOVERABLE
  \/ LATCHED_SHUTDOWN
  \/ SHUTDOWN_FINISHED
  \/ RUNTIME_FAILURE
  \/ INTEGRITY_FAULT
  \/ SHUTDOWN_STEP_FAILED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* row-initializing [FC-SM-013]: From INITIALIZING the runtime can get to IDLE and to ERROR, and nowhere else.
\* (expected: holds)
row_initializing == state = "INITIALIZING" => ((state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/
    (state = "ERROR" /\ ~closed /\ state = "IDLE") \/ (state = "ERROR" /\ state = "IDLE") \/ (state = "ERROR" /\
    closed /\ initialised /\ recoverable /\ ~latched) \/ (state = "SHUTDOWN" /\ state = "IDLE") \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state = "IDLE") \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    state = "IDLE")) /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state = "ERROR") \/ state = "INPUT_RECEIVED"
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state
    = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ expired) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state = "INITIALIZING" \/ state = "IDLE" \/ state = "ERROR") \/
    (state = "IDLE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ (state = "ERROR" /\ ~closed /\ ~(state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "ERROR")) \/ (state = "ERROR" /\ ~(state = "INITIALIZING" \/ state = "IDLE" \/ state = "ERROR")) \/ (state =
    "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state = "SHUTDOWN" /\ ~(state = "INITIALIZING"
    \/ state = "IDLE" \/ state = "ERROR")) \/ state = "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "INITIALIZING" \/ state = "IDLE"
    \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(state = "INITIALIZING" \/ state = "IDLE" \/ state = "ERROR"))))

\* row-idle [FC-SM-016]: From IDLE the runtime can get to SHUTDOWN, to ERROR, and, if no shutdown is due, to
\* INPUT_RECEIVED. (expected: holds)
\* This is part 1 of it.
row_idle_1 == state = "IDLE" => (latched \/ (state = "INPUT_RECEIVED" \/ (state = "IDLE" /\ ~latched) \/ (state =
    "ERROR" /\ ~closed /\ state = "INPUT_RECEIVED") \/ (state = "ERROR" /\ state = "INPUT_RECEIVED") \/ (state =
    "SHUTDOWN" /\ state = "INPUT_RECEIVED") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "INPUT_RECEIVED") \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state =
    "INPUT_RECEIVED")))

\* row-idle [FC-SM-016]: From IDLE the runtime can get to SHUTDOWN, to ERROR, and, if no shutdown is due, to
\* INPUT_RECEIVED. (expected: holds)
\* This is part 2 of it.
row_idle_2 == state = "IDLE" => (state = "SHUTDOWN" \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state =
    "ERROR" /\ ~closed /\ state = "SHUTDOWN") \/ (state = "ERROR" /\ state = "SHUTDOWN") \/ (state = "ERROR" /\ closed
    /\ ~(initialised /\ recoverable /\ ~latched)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "SHUTDOWN") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "SHUTDOWN"))

\* row-idle [FC-SM-016]: From IDLE the runtime can get to SHUTDOWN, to ERROR, and, if no shutdown is due, to
\* INPUT_RECEIVED. (expected: holds)
\* This is part 3 of it.
row_idle_3 == state = "IDLE" => (state = "ERROR" \/ state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state =
    "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "ERROR"))

\* row-idle [FC-SM-016]: From IDLE the runtime can get to SHUTDOWN, to ERROR, and, if no shutdown is due, to
\* INPUT_RECEIVED. (expected: holds)
\* This is part 4 of it.
row_idle_4 == state = "IDLE" => ~(~(state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state =
    "ERROR") \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/
    state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ (state = "ERROR" /\ ~closed /\ ~(state = "IDLE"
    \/ state = "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state = "ERROR")) \/ (state = "ERROR" /\ ~(state = "IDLE" \/
    state = "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state = "ERROR")) \/ (state = "SHUTDOWN" /\ ~(state = "IDLE" \/
    state = "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state = "ERROR")) \/ state = "SHUTDOWN" \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "SHUTDOWN" \/ state = "ERROR")))

\* row-input-received [FC-SM-019]: From INPUT_RECEIVED the runtime can get to PROTOCOL_VALIDATING and to ERROR,
\* and nowhere else. (expected: holds)
row_input_received == state = "INPUT_RECEIVED" => ((state = "PROTOCOL_VALIDATING" \/ state = "INPUT_RECEIVED" \/
    (state = "ERROR" /\ ~closed /\ state = "PROTOCOL_VALIDATING") \/ (state = "ERROR" /\ state =
    "PROTOCOL_VALIDATING") \/ (state = "SHUTDOWN" /\ state = "PROTOCOL_VALIDATING") \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state = "PROTOCOL_VALIDATING") \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    state = "PROTOCOL_VALIDATING")) /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state =
    "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "ERROR") \/ state = "INITIALIZING" \/ state = "IDLE"
    \/ (state = "IDLE" /\ latched) \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed /\
    ~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "ERROR")) \/ (state = "ERROR" /\ ~(state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "ERROR")) \/ (state = "ERROR" /\ closed /\
    initialised /\ recoverable /\ ~latched) \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\
    ~latched)) \/ (state = "SHUTDOWN" /\ ~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "ERROR")) \/ state = "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "ERROR")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "ERROR"))))

\* row-protocol-validating [FC-SM-022]: From PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING,
\* to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_protocol_validating_1 == state = "PROTOCOL_VALIDATING" => (state = "AUTHORIZATION_EVALUATING" \/ state =
    "PROTOCOL_VALIDATING" \/ (state = "ERROR" /\ ~closed /\ state = "AUTHORIZATION_EVALUATING") \/ (state = "ERROR" /\
    state = "AUTHORIZATION_EVALUATING") \/ (state = "SHUTDOWN" /\ state = "AUTHORIZATION_EVALUATING") \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state =
    "AUTHORIZATION_EVALUATING") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "AUTHORIZATION_EVALUATING"))

\* row-protocol-validating [FC-SM-022]: From PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING,
\* to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_protocol_validating_2 == state = "PROTOCOL_VALIDATING" => (state = "MEMORY_COMMITTING" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "CAPABILITY_EXECUTING" \/ (state = "ERROR" /\ ~closed /\ state =
    "MEMORY_COMMITTING") \/ (state = "ERROR" /\ state = "MEMORY_COMMITTING") \/ (state = "SHUTDOWN" /\ state =
    "MEMORY_COMMITTING") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired
    /\ state = "MEMORY_COMMITTING") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "MEMORY_COMMITTING"))

\* row-protocol-validating [FC-SM-022]: From PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING,
\* to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_protocol_validating_3 == state = "PROTOCOL_VALIDATING" => (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/
    state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state
    = "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "ERROR"))

\* row-protocol-validating [FC-SM-022]: From PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING,
\* to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_protocol_validating_4 == state = "PROTOCOL_VALIDATING" => ~(~(state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR") \/ state = "INITIALIZING" \/ (state
    = "IDLE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ state = "AUTHORIZATION_EVALUATING" \/
    state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed /\ ~(state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR")) \/
    (state = "ERROR" /\ ~(state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ state = "ERROR")) \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched)
    \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state = "SHUTDOWN" /\ ~(state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ state = "ERROR")) \/
    state = "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired
    /\ ~(state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ state =
    "ERROR")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ state = "ERROR")))

\* row-authorization-evaluating [FC-SM-026]: From AUTHORIZATION_EVALUATING the runtime can get to
\* CAPABILITY_EXECUTING and to ERROR, and nowhere else. (expected: holds)
row_authorization_evaluating == state = "AUTHORIZATION_EVALUATING" => ((state = "CAPABILITY_EXECUTING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ (state = "ERROR" /\ ~closed /\ state = "CAPABILITY_EXECUTING") \/ (state = "ERROR"
    /\ state = "CAPABILITY_EXECUTING") \/ (state = "SHUTDOWN" /\ state = "CAPABILITY_EXECUTING") \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state = "CAPABILITY_EXECUTING")
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "CAPABILITY_EXECUTING")) /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/
    state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state
    = "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "ERROR") \/ state = "INITIALIZING" \/
    (state = "IDLE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/
    (state = "ERROR" /\ ~closed /\ ~(state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "ERROR")) \/ (state = "ERROR" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "ERROR")) \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched) \/ (state = "ERROR" /\ closed
    /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state = "SHUTDOWN" /\ ~(state = "AUTHORIZATION_EVALUATING" \/
    state = "CAPABILITY_EXECUTING" \/ state = "ERROR")) \/ state = "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "AUTHORIZATION_EVALUATING" \/
    state = "CAPABILITY_EXECUTING" \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "ERROR"))))

\* row-capability-executing [FC-SM-030]: From CAPABILITY_EXECUTING the runtime can get to MEMORY_COMMITTING and
\* to ERROR, and nowhere else. (expected: holds)
row_capability_executing == state = "CAPABILITY_EXECUTING" => ((state = "MEMORY_COMMITTING" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "CAPABILITY_EXECUTING" \/ (state = "ERROR" /\ ~closed /\ state =
    "MEMORY_COMMITTING") \/ (state = "ERROR" /\ state = "MEMORY_COMMITTING") \/ (state = "SHUTDOWN" /\ state =
    "MEMORY_COMMITTING") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired
    /\ state = "MEMORY_COMMITTING") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "MEMORY_COMMITTING")) /\ (state =
    "ERROR" \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state = "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state
    = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state
    = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ expired) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/
    state = "ERROR") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\
    latched) \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ (state = "ERROR" /\ ~closed /\ ~(state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/
    state = "ERROR")) \/ (state = "ERROR" /\ ~(state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state
    = "ERROR")) \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched) \/ (state = "ERROR" /\ closed
    /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state = "SHUTDOWN" /\ ~(state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "ERROR")) \/ state = "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* row-memory-committing [FC-SM-034]: From MEMORY_COMMITTING the runtime can get to COMPLETED and to ERROR, and
\* nowhere else. (expected: holds)
row_memory_committing == state = "MEMORY_COMMITTING" => ((state = "COMPLETED" \/ state = "MEMORY_COMMITTING" \/ (state
    = "ERROR" /\ ~closed /\ state = "COMPLETED") \/ (state = "ERROR" /\ state = "COMPLETED") \/ (state = "SHUTDOWN" /\
    state = "COMPLETED") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired
    /\ state = "COMPLETED") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ state = "COMPLETED")) /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/
    state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state
    = "ERROR") \/ state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") \/ state = "INITIALIZING" \/ (state = "IDLE" /\
    ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed
    /\ ~(state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")) \/ (state = "ERROR" /\ ~(state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")) \/ (state = "ERROR" /\ closed /\ initialised /\
    recoverable /\ ~latched) \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state =
    "SHUTDOWN" /\ ~(state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")) \/ state = "SHUTDOWN" \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR"))))

\* row-completed [FC-SM-038]: From COMPLETED the runtime can get to IDLE and to ERROR, and nowhere else.
\* (expected: holds)
row_completed == state = "COMPLETED" => ((state = "IDLE" \/ state = "INITIALIZING" \/ state = "COMPLETED" \/ (state =
    "ERROR" /\ ~closed /\ state = "IDLE") \/ (state = "ERROR" /\ state = "IDLE") \/ (state = "ERROR" /\ closed /\
    initialised /\ recoverable /\ ~latched) \/ (state = "SHUTDOWN" /\ state = "IDLE") \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state = "IDLE") \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ state =
    "IDLE")) /\ (state = "ERROR" \/ state = "INITIALIZING" \/ state = "IDLE" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ (state = "ERROR" /\ ~closed) \/ (state = "SHUTDOWN" /\ state = "ERROR") \/ state = "INPUT_RECEIVED"
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state
    = "ERROR") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ expired) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "ERROR")) /\ ~(~(state = "COMPLETED" \/ state = "IDLE" \/ state = "ERROR") \/
    (state = "IDLE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ (state =
    "ERROR" /\ ~closed /\ ~(state = "COMPLETED" \/ state = "IDLE" \/ state = "ERROR")) \/ (state = "ERROR" /\ ~(state
    = "COMPLETED" \/ state = "IDLE" \/ state = "ERROR")) \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable
    /\ ~latched)) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" \/ state = "IDLE" \/ state = "ERROR")) \/ state =
    "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(state = "COMPLETED" \/ state = "IDLE" \/ state = "ERROR")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "COMPLETED" \/ state = "IDLE" \/ state = "ERROR"))))

\* row-error [FC-SM-041]: From ERROR the runtime can get, once the failure is recorded, to IDLE if the runtime
\* can continue and to SHUTDOWN if it cannot. (expected: holds)
\* This is part 1 of it.
row_error_1 == state = "ERROR" => ~(~(state = "ERROR" \/ state = "IDLE" \/ state = "SHUTDOWN") \/ (state = "IDLE" /\
    ~latched) \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/
    state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ (state = "ERROR" /\ ~closed /\ ~(state = "ERROR"
    \/ state = "IDLE" \/ state = "SHUTDOWN")) \/ (state = "ERROR" /\ ~(state = "ERROR" \/ state = "IDLE" \/ state =
    "SHUTDOWN")) \/ (state = "SHUTDOWN" /\ ~(state = "ERROR" \/ state = "IDLE" \/ state = "SHUTDOWN")) \/ state =
    "SHUTDOWN" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(state = "ERROR" \/ state = "IDLE" \/ state = "SHUTDOWN")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "ERROR" \/ state = "IDLE" \/ state = "SHUTDOWN")))

\* row-error [FC-SM-041]: From ERROR the runtime can get, once the failure is recorded, to IDLE if the runtime
\* can continue and to SHUTDOWN if it cannot. (expected: holds)
\* This is part 2 of it.
row_error_2 == state = "ERROR" => ((closed /\ initialised /\ recoverable /\ ~latched) => ((state = "IDLE" \/ state =
    "INITIALIZING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed /\ state = "IDLE") \/ (state = "ERROR" /\
    state = "IDLE") \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched) \/ (state = "SHUTDOWN" /\
    state = "IDLE") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    state = "IDLE") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ state = "IDLE")) /\ ~(~(~(state = "SHUTDOWN")) \/ state = "IDLE" \/ (state =
    "IDLE" /\ latched) \/ (state = "ERROR" /\ ~closed /\ ~(~(state = "SHUTDOWN"))) \/ (state = "ERROR" /\ ~(~(state =
    "SHUTDOWN"))) \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched)) \/ (state = "SHUTDOWN"
    /\ ~(~(state = "SHUTDOWN"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ ~(~(state = "SHUTDOWN"))) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state =
    "SHUTDOWN"))))))

\* row-error [FC-SM-041]: From ERROR the runtime can get, once the failure is recorded, to IDLE if the runtime
\* can continue and to SHUTDOWN if it cannot. (expected: holds)
\* This is part 3 of it.
row_error_3 == state = "ERROR" => ((closed /\ ~(initialised /\ recoverable /\ ~latched)) => ((state = "SHUTDOWN" \/
    state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "ERROR" /\ ~closed /\ state = "SHUTDOWN") \/ (state =
    "ERROR" /\ state = "SHUTDOWN") \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched)) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state
    = "SHUTDOWN") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "SHUTDOWN")) /\ ~(~(~(state = "IDLE")) \/ state = "INITIALIZING" \/ state =
    "COMPLETED" \/ (state = "ERROR" /\ ~closed /\ ~(~(state = "IDLE"))) \/ (state = "ERROR" /\ ~(~(state = "IDLE")))
    \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched) \/ (state = "SHUTDOWN" /\ ~(~(state =
    "IDLE"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(~(state = "IDLE"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(~(state = "IDLE"))))))

\* row-shutdown [FC-SM-045]: From SHUTDOWN the runtime can get to TERMINATED, and nowhere else. (expected: holds)
row_shutdown == state = "SHUTDOWN" => ((state = "TERMINATED" \/ (state = "ERROR" /\ ~closed /\ state = "TERMINATED")
    \/ (state = "ERROR" /\ state = "TERMINATED") \/ (state = "SHUTDOWN" /\ state = "TERMINATED") \/ state = "SHUTDOWN"
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\ state
    = "TERMINATED") \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ state = "TERMINATED")) /\ ~(~(state = "SHUTDOWN" \/ state = "TERMINATED") \/
    state = "INITIALIZING" \/ (state = "IDLE" /\ ~latched) \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ (state = "ERROR" /\ ~closed /\ ~(state = "SHUTDOWN" \/ state =
    "TERMINATED")) \/ (state = "ERROR" /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "ERROR" /\ closed
    /\ initialised /\ recoverable /\ ~latched) \/ (state = "SHUTDOWN" /\ ~(state = "SHUTDOWN" \/ state =
    "TERMINATED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED"))))

\* terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
\* holds)
terminated_is_final == [](state = "TERMINATED" => (~enabled_any /\ ([](state = "TERMINATED"))))

\* initialised-before-input [FC-SM-012, FC-SM-014]: No input is accepted before the runtime is initialised.
\* (expected: holds)
initialised_before_input == "initialised-before-input" \in open => (~(state = "INPUT_RECEIVED"))

\* ready-means-initialised [FC-SM-012]: The runtime is not in IDLE before it is initialised. (expected: holds)
ready_means_initialised == "ready-means-initialised" \in open => (~(state = "IDLE"))

\* started-means-initialised [FC-SM-012, FC-SM-013]: A successful start-up leads to IDLE, with everything
\* initialised. (expected: holds)
started_means_initialised == last = "INITIALIZATION_SUCCEEDED" => (state = "IDLE" /\ initialised)

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
    \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED)) => (<>(state = "IDLE" \/ state = "ERROR"))

\* idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE and no shutdown is due, it accepts input.
\* (expected: holds)
idle_accepts_input == (state = "IDLE" /\ ~latched) => enabled_INPUT_ARRIVED

\* input-only-in-idle [FC-SM-015]: Input is accepted in no state other than IDLE. (expected: holds)
input_only_in_idle == (enabled_INPUT_ARRIVED) => state = "IDLE"

\* one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
\* IDLE. (expected: holds)
\* TLC cannot check one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
\* next-state operator

\* identified-while-in-flight [FC-SM-018, FC-SM-060]: Every execution has its identifier from its first
\* transition on; transitions outside an execution carry the identifier that is reserved for the life of the
\* runtime (D-FC-04); the transition that ends an execution is reported with the reserved one. (expected: holds)
identified_while_in_flight == (~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED") \/ identifier = "EXECUTION") /\ (~(state = "INITIALIZING" \/ state = "IDLE" \/ state = "SHUTDOWN" \/
    state = "TERMINATED") \/ identifier = "LIFECYCLE")

\* input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded. (expected: holds)
input_recorded_before_validation == "input-recorded-before-validation" \in open => (~(state = "PROTOCOL_VALIDATING"))

\* validated-before-authorized [FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is authorised
\* before it is accepted as a tool call. (expected: holds)
validated_before_authorized == "validated-before-authorized" \in open => (~(state = "AUTHORIZATION_EVALUATING"))

\* authorized-before-executed [FC-SM-028, FC-PR-009, FC-PR-038, FC-PR-055]: Nothing is executed before
\* authorisation is granted and the intent recorded. (expected: holds)
authorized_before_executed == "authorized-before-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* executing-means-intended [FC-SM-028, FC-SM-029]: Only a tool call whose intent is in the store and open is
\* executed. (expected: holds)
executing_means_intended == ~(state = "CAPABILITY_EXECUTING") \/ (form = "TOOL_CALL" /\ intent /\ ~closed)

\* forms-are-kept [FC-SM-021]: An accepted message is marked as a message, and an accepted tool call as a tool
\* call. (expected: holds)
forms_are_kept == (last = "MESSAGE_ACCEPTED" => form = "MESSAGE") /\ (last = "TOOL_CALL_ACCEPTED" => form =
    "TOOL_CALL")

\* rejected-is-an-error [FC-SM-023]: A rejected input takes the runtime to ERROR at once. (expected: holds)
rejected_is_an_error == last = "PROTOCOL_REJECTED" => state = "ERROR"

\* denied-is-an-error [FC-SM-027]: A denied authorisation takes the runtime to ERROR at once. (expected: holds)
denied_is_an_error == last = "AUTHORIZATION_DENIED" => state = "ERROR"

\* denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
\* a denial nothing is executed before the next input arrives. (expected: holds)
denied_never_executed == "denied-never-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* idle-does-not-execute [FC-SM-017]: From IDLE no single step leads to CAPABILITY_EXECUTING. (expected: holds)
idle_does_not_execute == state = "IDLE" => ~(~(~(state = "CAPABILITY_EXECUTING")) \/ state =
    "AUTHORIZATION_EVALUATING" \/ (state = "ERROR" /\ ~closed /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state =
    "ERROR" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "SHUTDOWN" /\ ~(~(state = "CAPABILITY_EXECUTING")))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state = "CAPABILITY_EXECUTING"))))

\* input-received-does-not-execute [FC-SM-020]: From INPUT_RECEIVED no single step leads to CAPABILITY_EXECUTING.
\* (expected: holds)
input_received_does_not_execute == state = "INPUT_RECEIVED" => ~(~(~(state = "CAPABILITY_EXECUTING")) \/ state =
    "AUTHORIZATION_EVALUATING" \/ (state = "ERROR" /\ ~closed /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state =
    "ERROR" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "SHUTDOWN" /\ ~(~(state = "CAPABILITY_EXECUTING")))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state = "CAPABILITY_EXECUTING"))))

\* committed-before-completed [FC-SM-033, FC-SM-034]: COMPLETED is entered only by a successful commit.
\* (expected: holds)
committed_before_completed == ~(state = "COMPLETED") => ~(~(state = "COMPLETED" => FALSE) \/ (state = "ERROR" /\
    ~closed /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "ERROR" /\ ~(state = "COMPLETED" => FALSE)) \/ (state =
    "SHUTDOWN" /\ ~(state = "COMPLETED" => FALSE)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ ~(state = "COMPLETED" => FALSE)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "COMPLETED" => FALSE)))

\* message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
\* CAPABILITY_EXECUTING before the next input arrives. (expected: holds)
message_never_executes == "message-never-executes" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* message-can-be-recorded-unexecuted [FC-SM-033, FC-PR-034]: An accepted message can be completed without
\* CAPABILITY_EXECUTING. (expected: holds)
\* TLC cannot check message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not (CAPABILITY_EXECUTING or
\* ERROR or IDLE) U (COMPLETED and closed)]): it quantifies over all paths and over some path, which LTL cannot
\* express

\* rejected-and-denied-are-recorded [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016]: A rejected or denied input is
\* recorded before the runtime is in IDLE again or shuts down. (expected: holds)
rejected_and_denied_are_recorded == "rejected-and-denied-are-recorded" \in open => (~(state = "IDLE" \/ state =
    "SHUTDOWN"))

\* executed-is-recorded [FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the runtime is in
\* IDLE again or shuts down. (expected: holds)
executed_is_recorded == "executed-is-recorded" \in open => (~(state = "IDLE" \/ state = "SHUTDOWN"))

\* intent-until-closed [FC-SM-029, FC-SM-043]: Once recorded, the intent to execute stays open until the closing
\* record is made. (expected: holds)
intent_until_closed == "intent-until-closed" \in open => (intent)

\* nothing-left-in-idle [FC-SM-008, FC-SM-052, FC-SM-056, FC-SM-057, FC-SM-070]: In IDLE no data of an execution
\* or failure is left. (expected: holds)
nothing_left_in_idle == ~(state = "IDLE") \/ (form = "NONE" /\ ~intent /\ ~closed /\ ~expired)

\* completed-ends-in-idle-or-error [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is
\* in IDLE again, or finalising has failed, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
completed_ends_in_idle_or_error_1 == "completed-ends-in-idle-or-error-1" \in open => (state = "COMPLETED")

\* completed-ends-in-idle-or-error [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is
\* in IDLE again, or finalising has failed, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
completed_ends_in_idle_or_error_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED)) => ([](state = "COMPLETED" => (<>(state = "IDLE" \/ state = "ERROR"))))

\* failure-leads-to-error [FC-SM-062]: Every failure leads to ERROR at once. (expected: holds)
failure_leads_to_error == (last = "INITIALIZATION_FAILED" \/ last = "PROTOCOL_REJECTED" \/ last =
    "AUTHORIZATION_DENIED" \/ last = "EXECUTION_FAILED" \/ last = "COMMIT_FAILED" \/ last = "DEADLINE_PASSED" \/ last
    = "RUNTIME_FAILURE" \/ last = "INTEGRITY_FAULT") => state = "ERROR"

\* failure-leads-to-error-unless-shutting-down [FC-SM-062]: In every state except SHUTDOWN and TERMINATED a
\* failure is possible and leads to ERROR. (expected: holds)
failure_leads_to_error_unless_shutting_down == state = "SHUTDOWN" \/ state = "TERMINATED" \/ (state = "IDLE" \/ state
    = "COMPLETED" \/ state = "ERROR" \/ state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING")

\* failure-in-error-is-an-error [FC-SM-062]: A failure in ERROR leaves the runtime in ERROR. (expected: holds)
failure_in_error_is_an_error == state = "ERROR" => (state = "IDLE" \/ state = "COMPLETED" \/ state = "ERROR" \/ state
    = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")

\* failures-are-provided-for [FC-SM-062]: Each stage has its own failure event, and an unrecoverable fault can
\* strike in each stage of an execution. (expected: holds)
failures_are_provided_for == (state = "INITIALIZING" => enabled_INITIALIZATION_FAILED) /\ (state =
    "PROTOCOL_VALIDATING" => enabled_PROTOCOL_REJECTED) /\ (state = "AUTHORIZATION_EVALUATING" =>
    enabled_AUTHORIZATION_DENIED) /\ (state = "CAPABILITY_EXECUTING" => enabled_EXECUTION_FAILED) /\ (state =
    "MEMORY_COMMITTING" => enabled_COMMIT_FAILED) /\ ((state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") =>
    enabled_INTEGRITY_FAULT)

\* winding-up-fails-into-error [FC-SM-040, FC-SM-062]: A failure while an execution is finalised leads to ERROR
\* and must be recorded there. (expected: holds)
winding_up_fails_into_error == state = "COMPLETED" => ~(~(state = "ERROR" => FALSE) \/ state = "INITIALIZING" \/
    (state = "IDLE" /\ ~(~closed)) \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ (state = "ERROR" /\ ~closed /\ ~(state = "ERROR" =>
    FALSE)) \/ (state = "ERROR" /\ ~(state = "ERROR" => ~closed)) \/ (state = "SHUTDOWN" /\ ~(state = "ERROR" =>
    FALSE)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~(~closed)) \/
    state = "INPUT_RECEIVED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\
    ~expired /\ ~(state = "ERROR" => FALSE)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "ERROR" => FALSE)))

\* shutdown-failures-are-recorded [FC-SM-044]: A part of the shutdown may fail; that is recorded permanently, and
\* the shutdown continues. (expected: holds)
shutdown_failures_are_recorded == []((state = "SHUTDOWN" => enabled_SHUTDOWN_STEP_FAILED) /\ (last =
    "SHUTDOWN_STEP_FAILED" => (state = "SHUTDOWN" /\ incomplete)) /\ (incomplete => ([]incomplete)) /\ (~incomplete =>
    ~(~(~incomplete) \/ (state = "INITIALIZING" /\ ~(~incomplete)) \/ (state = "IDLE" /\ ~latched /\ ~(~incomplete))
    \/ (state = "IDLE" /\ ~(~incomplete)) \/ (state = "IDLE" /\ latched /\ ~(~incomplete)) \/ (state =
    "INPUT_RECEIVED" /\ ~(~incomplete)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(~incomplete)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ ~(~incomplete)) \/ (state =
    "MEMORY_COMMITTING" /\ ~(~incomplete)) \/ (state = "COMPLETED" /\ ~(~incomplete)) \/ (state = "ERROR" /\ ~closed
    /\ ~(~incomplete)) \/ (state = "ERROR" /\ ~(~incomplete)) \/ (state = "ERROR" /\ closed /\ initialised /\
    recoverable /\ ~latched /\ ~(~incomplete)) \/ (state = "ERROR" /\ closed /\ ~(initialised /\ recoverable /\
    ~latched) /\ ~(~incomplete)) \/ (state = "SHUTDOWN" /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~(~incomplete)) \/ ((state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ ~expired /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ expired /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~incomplete)))))

\* recorded-before-left [FC-SM-040, FC-SM-043]: ERROR is not left before the failure is recorded. (expected:
\* holds)
recorded_before_left == "recorded-before-left" \in open => (state = "ERROR")

\* unrecoverable-is-noted [FC-SM-041]: Only a failed commit and a fault of the runtime itself are unrecoverable.
\* (expected: holds)
unrecoverable_is_noted == ((last = "COMMIT_FAILED" \/ last = "INTEGRITY_FAULT") => ~recoverable) /\ (recoverable =>
    ~(~recoverable \/ (state = "INITIALIZING" /\ ~recoverable) \/ (state = "IDLE" /\ ~latched /\ ~recoverable) \/
    (state = "IDLE" /\ ~recoverable) \/ (state = "IDLE" /\ latched /\ ~recoverable) \/ (state = "INPUT_RECEIVED" /\
    ~recoverable) \/ (state = "PROTOCOL_VALIDATING" /\ ~recoverable) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ ~recoverable) \/ (state = "MEMORY_COMMITTING" /\ ~recoverable)
    \/ (state = "COMPLETED" /\ ~recoverable) \/ (state = "ERROR" /\ ~closed /\ ~recoverable) \/ (state = "ERROR" /\
    ~recoverable) \/ (state = "ERROR" /\ closed /\ initialised /\ recoverable /\ ~latched /\ ~recoverable) \/ (state =
    "ERROR" /\ closed /\ ~(initialised /\ recoverable /\ ~latched) /\ ~recoverable) \/ (state = "SHUTDOWN" /\
    ~recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~recoverable) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ ~expired /\
    ~recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ expired /\
    ~recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~recoverable)))

\* no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
\* another input. (expected: holds)
no_execution_after_error == "no-execution-after-error" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever, however many failures
\* follow, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
error_is_left_1 == "error-is-left-1" \in open => (state = "ERROR")

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever, however many failures
\* follow, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
error_is_left_2 == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](state
    = "ERROR" => (<>(state = "IDLE" \/ state = "SHUTDOWN"))))

\* unrecoverable-ends [FC-SM-041, FC-SM-045]: After an unrecoverable failure, the runtime ends, provided that it
\* keeps working. (expected: holds)
unrecoverable_ends == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED
    \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED
    \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED) /\ Settled) => ([]((~recoverable \/ last = "ERROR_UNRECOVERABLE") => (<>(state =
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
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](state
    = "SHUTDOWN" => (<>(state = "TERMINATED"))))

\* shutdown-accepted-while-working [FC-SM-016]: A request to shut down is accepted in every state except SHUTDOWN
\* and TERMINATED, and from then on a shutdown is due. (expected: holds)
shutdown_accepted_while_working == []((state = "SHUTDOWN" \/ state = "TERMINATED" \/ enabled_SHUTDOWN_REQUESTED) /\
    (last = "SHUTDOWN_REQUESTED" => (state = "SHUTDOWN" \/ latched)) /\ (latched => ([]latched)))

\* requested-shutdown-ends [FC-SM-016, FC-SM-045]: After a request to shut down the runtime ends, provided that
\* it keeps working. (expected: holds)
requested_shutdown_ends == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED) /\ Settled) => ([](last = "SHUTDOWN_REQUESTED" => (<>(state = "TERMINATED"))))

\* can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
\* TLC cannot check can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
\* cannot express

\* stays-usable [FC-SM-065]: As long as no shutdown is due and nothing unrecoverable has happened, IDLE is
\* reachable. (expected: holds)
\* TLC cannot check stays-usable: AG ((initialised and recoverable and not latched and not (SHUTDOWN or
\* TERMINATED)) -> EF IDLE): it quantifies over all paths and over some path, which LTL cannot express

\* comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
\* it keeps working. (expected: holds)
comes_to_rest == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](<>(state = "IDLE" \/ state = "TERMINATED")))

\* executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
\* runtime keeps working. (expected: holds)
executions_end == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED) /\ Settled) =>
    ([](last = "INPUT_ARRIVED" => (<>(state = "COMPLETED" \/ state = "ERROR"))))

\* executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
\* that it keeps working. (expected: holds)
executing_ends == (WF_own(INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](state
    = "CAPABILITY_EXECUTING" => (<>(state = "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* executing-ends-even-if-the-capability-hangs [FC-SM-029, FC-SM-030]: The runtime does not stay in
\* CAPABILITY_EXECUTING for ever even if the capability never returns, on the sole assumption that time passes
\* and that the time-out then happens. (expected: holds)
executing_ends_even_if_the_capability_hangs == (WF_own(TIME_RAN_OUT \/ DEADLINE_PASSED)) => ([](state =
    "CAPABILITY_EXECUTING" => (<>(state = "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* deadlines-are-kept [FC-SM-062]: In each stage time can run out once, and exactly then the stage can be
\* abandoned. (expected: holds)
deadlines_are_kept == enabled_TIME_RAN_OUT = (~expired /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING")) /\ enabled_DEADLINE_PASSED = (expired /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING"))

\* every-stage-has-its-time [FC-SM-056]: Each stage begins with its time not yet over. (expected: holds)
every_stage_has_its_time == (last = "INPUT_RECORDED" \/ last = "MESSAGE_ACCEPTED" \/ last = "TOOL_CALL_ACCEPTED" \/
    last = "AUTHORIZATION_GRANTED" \/ last = "EXECUTION_FINISHED") => ~expired

\* nothing-left-outside-the-stages [FC-SM-044, FC-SM-056]: Outside the stages no time runs, and a runtime that
\* shuts down has no open record. (expected: holds)
nothing_left_outside_the_stages == (~(state = "IDLE" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN"
    \/ state = "TERMINATED") \/ ~expired) /\ (~(state = "SHUTDOWN" \/ state = "TERMINATED") \/ ~closed)

\* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
\* to IDLE, state by state. (expected: holds)
\* This is part 1 of it.
example_lifecycle_1 == state = "INITIALIZING"

\* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
\* to IDLE, state by state. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check example-lifecycle-2: INITIALIZING and EX (IDLE and EX (INPUT_RECEIVED and EX
\* (PROTOCOL_VALIDATING and EX (AUTHORIZATION_EVALUATING and EX (CAPABILITY_EXECUTING and EX (MEMORY_COMMITTING
\* and EX (COMPLETED and EX IDLE))))))): the target has no next-state operator

\* flags-change-by-their-events [FC-SM-008, FC-SM-052]: The flags for initialisation, a due shutdown, reliability
\* and a failed part of the shutdown change only by their own events. (expected: holds)
flags_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED) => UNCHANGED initialised) /\
    ((INPUT_ARRIVED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED
    \/ ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/
    RUNTIME_FAILURE \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED) => UNCHANGED latched) /\ ((INPUT_ARRIVED \/
    SHUTDOWN_REQUESTED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED
    \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    SHUTDOWN_STEP_FAILED) => UNCHANGED recoverable) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/
    PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/ EXECUTION_FAILED \/
    COMMIT_SUCCEEDED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    INTEGRITY_FAULT) => UNCHANGED incomplete)]_vars

\* executions-change-by-their-events [FC-SM-018, FC-SM-025, FC-SM-033, FC-SM-040, FC-SM-052]: The identifier, the
\* verdict on the input, the intent and the closing record of an execution change only in their stages and at its
\* end. (expected: holds)
executions_change_by_their_events == [][((SHUTDOWN_REQUESTED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/
    INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED \/
    AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_SUCCEEDED \/ COMMIT_FAILED \/
    TIME_RAN_OUT \/ DEADLINE_PASSED \/ ERROR_RECORDED \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED) => UNCHANGED identifier) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_GRANTED
    \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/
    DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED) => UNCHANGED form) /\
    ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/
    EXECUTION_FAILED \/ COMMIT_FAILED \/ TIME_RAN_OUT \/ DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ INTEGRITY_FAULT \/
    SHUTDOWN_STEP_FAILED) => UNCHANGED intent) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ EXECUTION_FINISHED \/ EXECUTION_FAILED \/ COMMIT_FAILED \/
    TIME_RAN_OUT \/ DEADLINE_PASSED \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ INTEGRITY_FAULT \/
    SHUTDOWN_STEP_FAILED) => UNCHANGED closed)]_vars

\* time-changes-by-its-events [FC-SM-052]: The time of a stage runs out by itself and restarts with the next
\* stage. (expected: holds)
time_changes_by_its_events == [][(INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ SHUTDOWN_STEP_FAILED) =>
    UNCHANGED expired]_vars

================================================================================
