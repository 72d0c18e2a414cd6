------------------------------ MODULE femtoclaw_runtime_reference ------------------------------
\* FemtoClaw runtime 1.0.0, reference: the machine femtoclaw-runtime in the profile reference, for TLA+.
\* It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config femtoclaw_runtime_reference.cfg femtoclaw_runtime_reference.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

STAGE_DEADLINE == 1
EXECUTION_DEADLINE == 2
LAST_EPOCH == 1
CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  initialised,  \* everything has been initialised
  latched,  \* the runtime must shut down as soon as possible
  recoverable,  \* nothing unrecoverable has happened
  incomplete,  \* the record says that a part of the shutdown failed
  store,  \* the durable store
  channel,  \* the channel to which telemetry is written
  told,  \* the channel of the newest transition's record
  epoch,  \* epoch of the capability registry
  input,  \* the offered input, and once accepted, the input in flight
  identifier,  \* the owner of the identifier in the telemetry
  form,  \* the verdict of the protocol validation
  pinned,  \* the epoch for the validation of the input; -1 for none
  decision,  \* the decision about it
  running,  \* the invoked tool
  result,  \* the result of the tool
  elapsed,  \* ticks of the stage so far
  read_record,  \* the store's record for the key of READ
  write_record,  \* the store's record for the key of WRITE
  closing,  \* the content of the closing record of the execution, or of the failed start-up
  elsewhere,  \* the closing record is outside the store, in the last resort, which is separate from the fallback of telemetry and is assumed never to fail
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier, form,
    pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, last, beat>>
vars == <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier, form,
    pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"INITIALIZING", "IDLE", "INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING",
      "CAPABILITY_EXECUTING", "MEMORY_COMMITTING", "COMPLETED", "ERROR", "SHUTDOWN", "TERMINATED"}
  /\ initialised \in BOOLEAN
  /\ latched \in BOOLEAN
  /\ recoverable \in BOOLEAN
  /\ incomplete \in BOOLEAN
  /\ store \in {"CLOSED", "OPEN", "LOST"}
  /\ channel \in {"NONE", "SINK", "FALLBACK"}
  /\ told \in {"NONE", "SINK", "FALLBACK"}
  /\ epoch \in 0..1
  /\ input \in {"NONE", "NOTE", "GARBAGE", "READ", "WRITE"}
  /\ identifier \in {"LIFECYCLE", "EXECUTION"}
  /\ form \in {"NONE", "MESSAGE", "TOOL_CALL", "INVALID"}
  /\ pinned \in (0 - 1)..1
  /\ decision \in {"NONE", "NOT_REQUIRED", "ALLOW", "DENY"}
  /\ running \in {"NONE", "READER", "WRITER"}
  /\ result \in {"NONE", "SUCCEEDED", "TOOL_FAILED"}
  /\ elapsed \in 0..2
  /\ read_record \in {"NONE", "INTENT", "CLOSED"}
  /\ write_record \in {"NONE", "INTENT", "CLOSED"}
  /\ closing \in {"NONE", "ACCEPTED_MESSAGE", "RETURNED", "RETURNED_FAILURE", "REPLAYED", "REJECTED", "DENIED",
      "FAILED", "EFFECT_UNKNOWN"}
  /\ elsewhere \in BOOLEAN

enabled_INPUT_ARRIVED == state = "IDLE" /\ (input # "NONE" /\ ~latched)

enabled_SHUTDOWN_REQUESTED == state = "IDLE" \/ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR")

enabled_SUBSYSTEMS_STARTED == state = "INITIALIZING" /\ (store = "CLOSED" /\ channel # "NONE")

enabled_LEFTOVERS_CLOSED == state = "INITIALIZING" /\ (store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT"))

enabled_INITIALIZATION_SUCCEEDED == state = "INITIALIZING" /\ (store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT")

enabled_INITIALIZATION_FAILED == state = "INITIALIZING"

enabled_INPUT_RECORDED == state = "INPUT_RECEIVED" /\ store = "OPEN"

enabled_MESSAGE_ACCEPTED == state = "PROTOCOL_VALIDATING" /\ input = "NOTE"

enabled_TOOL_CALL_ACCEPTED == state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))

enabled_PROTOCOL_REJECTED == state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))

enabled_AUTHORIZATION_NOT_REQUIRED == state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE"

enabled_AUTHORIZATION_GRANTED == state = "AUTHORIZATION_EVALUATING" /\ (form = "TOOL_CALL" /\ pinned = epoch /\ store
    = "OPEN")

enabled_AUTHORIZATION_DENIED == state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL"

enabled_MESSAGE_PASSED_ON == state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE"

enabled_RESULT_REPLAYED == state = "CAPABILITY_EXECUTING" /\ (form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT")

enabled_CAPABILITY_STARTED == state = "CAPABILITY_EXECUTING" /\ (form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT")

enabled_CAPABILITY_REVOKED == state = "CAPABILITY_EXECUTING" /\ (form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT")

enabled_CAPABILITY_SUCCEEDED == state = "CAPABILITY_EXECUTING" /\ running # "NONE"

enabled_CAPABILITY_FAILED == state = "CAPABILITY_EXECUTING" /\ running # "NONE"

enabled_EXECUTION_DEADLINE_PASSED == state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE

enabled_COMMIT_SUCCEEDED == state = "MEMORY_COMMITTING" /\ store = "OPEN"

enabled_STORE_FAILED == (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state = "AUTHORIZATION_EVALUATING" /\ store =
    "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST")

enabled_CLOCK_TICKED == (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE)

enabled_STAGE_DEADLINE_PASSED == (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ elapsed =
    STAGE_DEADLINE)

enabled_COMPLETION_FINALIZED == state = "COMPLETED"

enabled_ERROR_RECORDED == state = "ERROR" /\ (closing = "NONE" /\ store = "OPEN")

enabled_ERROR_RECORDED_ELSEWHERE == state = "ERROR" /\ (closing = "NONE" /\ store # "OPEN")

enabled_ERROR_CLEARED == state = "ERROR" /\ (closing # "NONE" /\ initialised /\ recoverable)

enabled_ERROR_UNRECOVERABLE == state = "ERROR" /\ (closing # "NONE" /\ ~(initialised /\ recoverable))

enabled_LATCHED_SHUTDOWN == state = "IDLE" /\ latched

enabled_SHUTDOWN_FINISHED == state = "SHUTDOWN"

enabled_RUNTIME_FAILURE == state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING"

enabled_EXECUTOR_FAILED == state = "CAPABILITY_EXECUTING"

enabled_FALLBACK_FAILED == (state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK"

enabled_INTEGRITY_FAULT == state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING"

enabled_SHUTDOWN_STEP_FAILED == state = "SHUTDOWN"

enabled_INPUT_OFFERED == state = "IDLE"

enabled_REGISTRY_CHANGED == epoch < LAST_EPOCH \/ state = "IDLE"

enabled_READ_KEY_TAKEN == state = "IDLE"

enabled_WRITE_KEY_TAKEN == state = "IDLE"

enabled_STORE_LOST == store = "OPEN"

enabled_SINK_LOST == channel = "SINK"

enabled_READ_INTENT_LEFT == state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE"

enabled_WRITE_INTENT_LEFT == state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE"

enabled_any == enabled_INPUT_ARRIVED \/ enabled_SHUTDOWN_REQUESTED \/ enabled_SUBSYSTEMS_STARTED \/
    enabled_LEFTOVERS_CLOSED \/ enabled_INITIALIZATION_SUCCEEDED \/ enabled_INITIALIZATION_FAILED \/
    enabled_INPUT_RECORDED \/ enabled_MESSAGE_ACCEPTED \/ enabled_TOOL_CALL_ACCEPTED \/ enabled_PROTOCOL_REJECTED \/
    enabled_AUTHORIZATION_NOT_REQUIRED \/ enabled_AUTHORIZATION_GRANTED \/ enabled_AUTHORIZATION_DENIED \/
    enabled_MESSAGE_PASSED_ON \/ enabled_RESULT_REPLAYED \/ enabled_CAPABILITY_STARTED \/ enabled_CAPABILITY_REVOKED
    \/ enabled_CAPABILITY_SUCCEEDED \/ enabled_CAPABILITY_FAILED \/ enabled_EXECUTION_DEADLINE_PASSED \/
    enabled_COMMIT_SUCCEEDED \/ enabled_STORE_FAILED \/ enabled_CLOCK_TICKED \/ enabled_STAGE_DEADLINE_PASSED \/
    enabled_COMPLETION_FINALIZED \/ enabled_ERROR_RECORDED \/ enabled_ERROR_RECORDED_ELSEWHERE \/
    enabled_ERROR_CLEARED \/ enabled_ERROR_UNRECOVERABLE \/ enabled_LATCHED_SHUTDOWN \/ enabled_SHUTDOWN_FINISHED \/
    enabled_RUNTIME_FAILURE \/ enabled_EXECUTOR_FAILED \/ enabled_FALLBACK_FAILED \/ enabled_INTEGRITY_FAULT \/
    enabled_SHUTDOWN_STEP_FAILED

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "initialised-before-input" -> (FALSE)
    [] claim = "initializing-ends-1" -> (FALSE)
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_ARRIVED")
    [] claim = "every-input-is-recorded" -> (last = "INPUT_ARRIVED")
    [] claim = "validated-before-authorized" -> (last = "INPUT_ARRIVED")
    [] claim = "rejected-never-executed" -> (last = "PROTOCOL_REJECTED")
    [] claim = "registry-change-denies" -> (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned #
      epoch)
    [] claim = "denied-never-executed" -> (last = "AUTHORIZATION_DENIED" \/ last = "CAPABILITY_REVOKED")
    [] claim = "authorized-before-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "closed-is-for-good-1" -> (read_record = "CLOSED")
    [] claim = "closed-is-for-good-2" -> (write_record = "CLOSED")
    [] claim = "begun-is-on-record-1" -> (running = "READER")
    [] claim = "begun-is-on-record-2" -> (running = "WRITER")
    [] claim = "message-never-executes" -> (last = "MESSAGE_ACCEPTED")
    [] claim = "message-invokes-nothing" -> (last = "MESSAGE_ACCEPTED")
    [] claim = "completed-returns-to-idle-1" -> (state = "COMPLETED")
    [] claim = "every-execution-is-closed" -> (last = "INPUT_ARRIVED")
    [] claim = "recorded-before-left" -> (state = "ERROR" /\ closing = "NONE")
    [] claim = "error-is-left-1" -> (state = "ERROR")
    [] claim = "no-execution-after-error" -> (state = "ERROR")
    [] claim = "shutdown-ends-1" -> (state = "SHUTDOWN")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "initialised-before-input" -> (last = "INITIALIZATION_SUCCEEDED")
    [] claim = "initializing-ends-1" -> (state = "IDLE" \/ state = "ERROR")
    [] claim = "input-recorded-before-validation" -> (last = "INPUT_RECORDED" /\ store = "OPEN")
    [] claim = "every-input-is-recorded" -> (last = "INPUT_RECORDED")
    [] claim = "validated-before-authorized" -> (last = "MESSAGE_ACCEPTED" \/ last = "TOOL_CALL_ACCEPTED")
    [] claim = "rejected-never-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "registry-change-denies" -> (last = "INPUT_ARRIVED")
    [] claim = "denied-never-executed" -> (last = "INPUT_ARRIVED")
    [] claim = "authorized-before-executed" -> (last = "AUTHORIZATION_GRANTED" \/ last = "AUTHORIZATION_NOT_REQUIRED")
    [] claim = "closed-is-for-good-1" -> (last = "READ_KEY_TAKEN")
    [] claim = "closed-is-for-good-2" -> (last = "WRITE_KEY_TAKEN")
    [] claim = "begun-is-on-record-1" -> (last = "READ_KEY_TAKEN")
    [] claim = "begun-is-on-record-2" -> (last = "WRITE_KEY_TAKEN")
    [] claim = "message-never-executes" -> (last = "INPUT_ARRIVED")
    [] claim = "message-invokes-nothing" -> (last = "INPUT_ARRIVED")
    [] claim = "completed-returns-to-idle-1" -> (state = "IDLE")
    [] claim = "every-execution-is-closed" -> (closing # "NONE")
    [] claim = "recorded-before-left" -> (last = "ERROR_RECORDED" \/ last = "ERROR_RECORDED_ELSEWHERE")
    [] claim = "error-is-left-1" -> (state = "IDLE" \/ state = "SHUTDOWN")
    [] claim = "no-execution-after-error" -> (state = "INPUT_RECEIVED")
    [] claim = "shutdown-ends-1" -> (state = "TERMINATED")

Init ==
  /\ state = "INITIALIZING"
  /\ initialised = FALSE
  /\ latched = FALSE
  /\ recoverable = TRUE
  /\ incomplete = FALSE
  /\ store = "CLOSED"
  /\ channel = "FALLBACK"
  /\ told = "NONE"
  /\ epoch = 0
  /\ input = "NONE"
  /\ identifier = "LIFECYCLE"
  /\ form = "NONE"
  /\ pinned = (0 - 1)
  /\ decision = "NONE"
  /\ running = "NONE"
  /\ result = "NONE"
  /\ elapsed = 0
  /\ read_record = "NONE"
  /\ write_record = "NONE"
  /\ closing = "NONE"
  /\ elsewhere = FALSE
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"initialised-before-input", "initializing-ends-1"}) /\
      ~Met(claim)}

\* SUBSYSTEMS_STARTED (machine): INITIALIZING -> the same [FC-SM-012]
SUBSYSTEMS_STARTED ==
  /\ (state = "INITIALIZING")
  /\ (store = "CLOSED" /\ channel # "NONE")
  /\ store' = "OPEN"
  /\ channel' = "SINK"
  /\ last' = "SUBSYSTEMS_STARTED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, told, epoch, input, identifier, form, pinned,
      decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* LEFTOVERS_CLOSED (machine): INITIALIZING -> the same [FC-SM-012]: Nobody knows how far the execution got, so
\* it is never repeated automatically.
LEFTOVERS_CLOSED ==
  /\ (state = "INITIALIZING")
  /\ (store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT"))
  /\ read_record' = (IF (read_record = "INTENT") THEN "CLOSED" ELSE read_record)
  /\ write_record' = (IF (write_record = "INTENT") THEN "CLOSED" ELSE write_record)
  /\ closing' = "EFFECT_UNKNOWN"
  /\ last' = "LEFTOVERS_CLOSED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, elapsed, elsewhere, beat>>

\* INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE [FC-SM-013, FC-SM-059]
INITIALIZATION_SUCCEEDED ==
  /\ (state = "INITIALIZING")
  /\ (store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT")
  /\ state' = "IDLE"
  /\ initialised' = TRUE
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "INITIALIZATION_SUCCEEDED"
  /\ UNCHANGED <<latched, recoverable, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, elsewhere, beat>>

\* INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR [FC-SM-013, FC-SM-059]
INITIALIZATION_FAILED ==
  /\ (state = "INITIALIZING")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "INITIALIZATION_FAILED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED [FC-SM-016, FC-SM-018, FC-SM-059]: The execution has its
\* identifier from its first transition on (D-FC-04).
INPUT_ARRIVED ==
  /\ (state = "IDLE")
  /\ (input # "NONE" /\ ~latched)
  /\ state' = "INPUT_RECEIVED"
  /\ told' = channel
  /\ identifier' = "EXECUTION"
  /\ last' = "INPUT_ARRIVED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, form, pinned, decision,
      running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN [FC-SM-016, FC-SM-059]
SHUTDOWN_REQUESTED_1 ==
  /\ (state = "IDLE")
  /\ state' = "SHUTDOWN"
  /\ told' = channel
  /\ input' = "NONE"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, identifier, form, pinned,
      decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* LATCHED_SHUTDOWN (machine): IDLE -> SHUTDOWN [FC-SM-016, FC-SM-059]
LATCHED_SHUTDOWN ==
  /\ (state = "IDLE")
  /\ latched
  /\ state' = "SHUTDOWN"
  /\ told' = channel
  /\ input' = "NONE"
  /\ last' = "LATCHED_SHUTDOWN"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, identifier, form, pinned,
      decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING [FC-SM-018, FC-SM-019, FC-SM-059]
INPUT_RECORDED ==
  /\ (state = "INPUT_RECEIVED")
  /\ (store = "OPEN")
  /\ state' = "PROTOCOL_VALIDATING"
  /\ told' = channel
  /\ pinned' = epoch
  /\ elapsed' = 0
  /\ last' = "INPUT_RECORDED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022, FC-SM-059]
MESSAGE_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ (input = "NOTE")
  /\ state' = "AUTHORIZATION_EVALUATING"
  /\ told' = channel
  /\ form' = "MESSAGE"
  /\ pinned' = (0 - 1)
  /\ elapsed' = 0
  /\ last' = "MESSAGE_ACCEPTED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022, FC-SM-059]
TOOL_CALL_ACCEPTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))
  /\ state' = "AUTHORIZATION_EVALUATING"
  /\ told' = channel
  /\ form' = "TOOL_CALL"
  /\ elapsed' = 0
  /\ last' = "TOOL_CALL_ACCEPTED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, pinned,
      decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-022, FC-SM-023, FC-SM-059]
PROTOCOL_REJECTED ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))
  /\ state' = "ERROR"
  /\ told' = channel
  /\ form' = "INVALID"
  /\ elapsed' = 0
  /\ last' = "PROTOCOL_REJECTED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, pinned,
      decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* AUTHORIZATION_NOT_REQUIRED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026, FC-SM-059]:
\* The edge is the document's; no execution follows (D-FC-03).
AUTHORIZATION_NOT_REQUIRED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ (form = "MESSAGE")
  /\ state' = "CAPABILITY_EXECUTING"
  /\ told' = channel
  /\ decision' = "NOT_REQUIRED"
  /\ elapsed' = 0
  /\ last' = "AUTHORIZATION_NOT_REQUIRED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, running, result, read_record, write_record, closing, elsewhere, beat>>

\* AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026, FC-SM-028,
\* FC-SM-059]
AUTHORIZATION_GRANTED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ (form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN")
  /\ state' = "CAPABILITY_EXECUTING"
  /\ told' = channel
  /\ decision' = "ALLOW"
  /\ elapsed' = 0
  /\ read_record' = (IF (input = "READ" /\ read_record = "NONE") THEN "INTENT" ELSE read_record)
  /\ write_record' = (IF (input = "WRITE" /\ write_record = "NONE") THEN "INTENT" ELSE write_record)
  /\ last' = "AUTHORIZATION_GRANTED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, running, result, closing, elsewhere, beat>>

\* AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-026, FC-SM-027, FC-SM-059]: By the
\* policy, or because the registry has changed; then no other decision is possible (D-FC-14).
AUTHORIZATION_DENIED ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ (form = "TOOL_CALL")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ decision' = "DENY"
  /\ elapsed' = 0
  /\ last' = "AUTHORIZATION_DENIED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, running, result, read_record, write_record, closing, elsewhere, beat>>

\* MESSAGE_PASSED_ON (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030, FC-SM-059]
MESSAGE_PASSED_ON ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (form = "MESSAGE")
  /\ state' = "MEMORY_COMMITTING"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "MESSAGE_PASSED_ON"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* RESULT_REPLAYED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030, FC-SM-059]: Its key has a
\* record of an earlier execution, so it is a retry (D-FC-09).
RESULT_REPLAYED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT")
  /\ state' = "MEMORY_COMMITTING"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "RESULT_REPLAYED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* CAPABILITY_STARTED (machine): CAPABILITY_EXECUTING -> the same [FC-SM-028, FC-SM-029]
CAPABILITY_STARTED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
      write_record) = "INTENT")
  /\ running' = (IF (input = "READ") THEN "READER" ELSE "WRITER")
  /\ last' = "CAPABILITY_STARTED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* CAPABILITY_REVOKED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-027, FC-SM-030, FC-SM-059]: The permission
\* is withdrawn (D-FC-14).
CAPABILITY_REVOKED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE
      write_record) = "INTENT")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ decision' = "DENY"
  /\ elapsed' = 0
  /\ last' = "CAPABILITY_REVOKED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, running, result, read_record, write_record, closing, elsewhere, beat>>

\* CAPABILITY_SUCCEEDED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-029, FC-SM-030, FC-SM-059]
CAPABILITY_SUCCEEDED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (running # "NONE")
  /\ state' = "MEMORY_COMMITTING"
  /\ told' = channel
  /\ result' = "SUCCEEDED"
  /\ elapsed' = 0
  /\ last' = "CAPABILITY_SUCCEEDED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, read_record, write_record, closing, elsewhere, beat>>

\* CAPABILITY_FAILED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-029, FC-SM-030, FC-SM-059]: A
\* tool that fails has returned a result (D-FC-17).
CAPABILITY_FAILED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (running # "NONE")
  /\ state' = "MEMORY_COMMITTING"
  /\ told' = channel
  /\ result' = "TOOL_FAILED"
  /\ elapsed' = 0
  /\ last' = "CAPABILITY_FAILED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, read_record, write_record, closing, elsewhere, beat>>

\* EXECUTOR_FAILED (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-030, FC-SM-059, FC-SM-062]: An executor that
\* fails has not (D-FC-17).
EXECUTOR_FAILED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "EXECUTOR_FAILED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* EXECUTION_DEADLINE_PASSED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-030, FC-SM-059, FC-SM-062]
EXECUTION_DEADLINE_PASSED ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ (elapsed = EXECUTION_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "EXECUTION_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED [FC-SM-033, FC-SM-034, FC-SM-059]
COMMIT_SUCCEEDED ==
  /\ (state = "MEMORY_COMMITTING")
  /\ (store = "OPEN")
  /\ state' = "COMPLETED"
  /\ told' = channel
  /\ input' = "NONE"
  /\ form' = "NONE"
  /\ pinned' = (0 - 1)
  /\ decision' = "NONE"
  /\ running' = "NONE"
  /\ result' = "NONE"
  /\ elapsed' = 0
  /\ read_record' = (IF (running = "READER") THEN "CLOSED" ELSE read_record)
  /\ write_record' = (IF (running = "WRITER") THEN "CLOSED" ELSE write_record)
  /\ closing' = (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF
      (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE")))
  /\ last' = "COMMIT_SUCCEEDED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, identifier, elsewhere, beat>>

\* COMPLETION_FINALIZED (machine): COMPLETED -> IDLE [FC-SM-037, FC-SM-038, FC-SM-059]
COMPLETION_FINALIZED ==
  /\ (state = "COMPLETED")
  /\ state' = "IDLE"
  /\ told' = channel
  /\ identifier' = "LIFECYCLE"
  /\ closing' = "NONE"
  /\ last' = "COMPLETION_FINALIZED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, form, pinned, decision,
      running, result, elapsed, read_record, write_record, elsewhere, beat>>

\* STORE_FAILED (machine): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]: Without the store, no
\* further work is possible (D-FC-08).
STORE_FAILED_1 ==
  /\ (state = "INPUT_RECEIVED")
  /\ (store = "LOST")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "STORE_FAILED"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* STORE_FAILED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]: Without the
\* store, no further work is possible (D-FC-08).
STORE_FAILED_2 ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ (store = "LOST")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "STORE_FAILED"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* STORE_FAILED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]: Without the store, no
\* further work is possible (D-FC-08).
STORE_FAILED_3 ==
  /\ (state = "MEMORY_COMMITTING")
  /\ (store = "LOST")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "STORE_FAILED"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* RUNTIME_FAILURE (fault): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]
RUNTIME_FAILURE_1 ==
  /\ (state = "INPUT_RECEIVED")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* RUNTIME_FAILURE (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]
RUNTIME_FAILURE_2 ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* RUNTIME_FAILURE (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]
RUNTIME_FAILURE_3 ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* RUNTIME_FAILURE (fault): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]
RUNTIME_FAILURE_4 ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "RUNTIME_FAILURE"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* INTEGRITY_FAULT (fault): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]
INTEGRITY_FAULT_1 ==
  /\ (state = "INPUT_RECEIVED")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* INTEGRITY_FAULT (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]
INTEGRITY_FAULT_2 ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* INTEGRITY_FAULT (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]
INTEGRITY_FAULT_3 ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* INTEGRITY_FAULT (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-030]
INTEGRITY_FAULT_4 ==
  /\ (state = "CAPABILITY_EXECUTING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* INTEGRITY_FAULT (fault): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]
INTEGRITY_FAULT_5 ==
  /\ (state = "MEMORY_COMMITTING")
  /\ state' = "ERROR"
  /\ recoverable' = FALSE
  /\ told' = channel
  /\ elapsed' = 0
  /\ last' = "INTEGRITY_FAULT"
  /\ UNCHANGED <<initialised, latched, incomplete, store, channel, epoch, input, identifier, form, pinned, decision,
      running, result, read_record, write_record, closing, elsewhere, beat>>

\* STAGE_DEADLINE_PASSED (machine): INITIALIZING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-013]: Each deadline leads
\* to ERROR by the stage's own edge (D-FC-11).
STAGE_DEADLINE_PASSED_1 ==
  /\ (state = "INITIALIZING")
  /\ (elapsed = STAGE_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "STAGE_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* STAGE_DEADLINE_PASSED (machine): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]: Each deadline
\* leads to ERROR by the stage's own edge (D-FC-11).
STAGE_DEADLINE_PASSED_2 ==
  /\ (state = "INPUT_RECEIVED")
  /\ (elapsed = STAGE_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "STAGE_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* STAGE_DEADLINE_PASSED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]: Each deadline
\* leads to ERROR by the stage's own edge (D-FC-11).
STAGE_DEADLINE_PASSED_3 ==
  /\ (state = "PROTOCOL_VALIDATING")
  /\ (elapsed = STAGE_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "STAGE_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* STAGE_DEADLINE_PASSED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]: Each
\* deadline leads to ERROR by the stage's own edge (D-FC-11).
STAGE_DEADLINE_PASSED_4 ==
  /\ (state = "AUTHORIZATION_EVALUATING")
  /\ (elapsed = STAGE_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "STAGE_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* STAGE_DEADLINE_PASSED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]: Each deadline
\* leads to ERROR by the stage's own edge (D-FC-11).
STAGE_DEADLINE_PASSED_5 ==
  /\ (state = "MEMORY_COMMITTING")
  /\ (elapsed = STAGE_DEADLINE)
  /\ state' = "ERROR"
  /\ told' = channel
  /\ elapsed' = 0
  /\ closing' = "NONE"
  /\ last' = "STAGE_DEADLINE_PASSED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, identifier, form,
      pinned, decision, running, result, read_record, write_record, elsewhere, beat>>

\* CLOCK_TICKED (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING -> the same
CLOCK_TICKED ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING")
  /\ (elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE))
  /\ elapsed' = (elapsed + 1)
  /\ last' = "CLOCK_TICKED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, read_record, write_record, closing, elsewhere, beat>>

\* ERROR_RECORDED (machine): ERROR -> the same [FC-SM-040, FC-SM-043]: An intent of this life is closed, or
\* withdrawn if nothing was invoked. After a failed start-up, an intent of an earlier life is left for the next
\* life to close: it may have been executed.
ERROR_RECORDED ==
  /\ (state = "ERROR")
  /\ (closing = "NONE" /\ store = "OPEN")
  /\ input' = "NONE"
  /\ form' = "NONE"
  /\ pinned' = (0 - 1)
  /\ decision' = "NONE"
  /\ running' = "NONE"
  /\ result' = "NONE"
  /\ read_record' = (IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE "CLOSED")
      ELSE read_record)
  /\ write_record' = (IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
      "CLOSED") ELSE write_record)
  /\ closing' = (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
      "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
      "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
  /\ last' = "ERROR_RECORDED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, identifier,
      elapsed, elsewhere>>

\* ERROR_RECORDED_ELSEWHERE (machine): ERROR -> the same [FC-SM-040, FC-SM-043]: An intent in the store stays as
\* it is, for the next life to close.
ERROR_RECORDED_ELSEWHERE ==
  /\ (state = "ERROR")
  /\ (closing = "NONE" /\ store # "OPEN")
  /\ recoverable' = FALSE
  /\ input' = "NONE"
  /\ form' = "NONE"
  /\ pinned' = (0 - 1)
  /\ decision' = "NONE"
  /\ running' = "NONE"
  /\ result' = "NONE"
  /\ closing' = (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
      "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
      "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
  /\ elsewhere' = TRUE
  /\ last' = "ERROR_RECORDED_ELSEWHERE"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, latched, incomplete, store, channel, told, epoch, identifier, elapsed,
      read_record, write_record>>

\* ERROR_CLEARED (machine): ERROR -> IDLE [FC-SM-041, FC-SM-059]: IDLE is for an initialised (D-FC-06) and
\* reliable (D-FC-08) runtime.
ERROR_CLEARED ==
  /\ (state = "ERROR")
  /\ (closing # "NONE" /\ initialised /\ recoverable)
  /\ state' = "IDLE"
  /\ told' = channel
  /\ identifier' = "LIFECYCLE"
  /\ closing' = "NONE"
  /\ last' = "ERROR_CLEARED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, form, pinned, decision,
      running, result, elapsed, read_record, write_record, elsewhere, beat>>

\* ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN [FC-SM-041, FC-SM-059]
ERROR_UNRECOVERABLE ==
  /\ (state = "ERROR")
  /\ (closing # "NONE" /\ ~(initialised /\ recoverable))
  /\ state' = "SHUTDOWN"
  /\ told' = channel
  /\ identifier' = "LIFECYCLE"
  /\ closing' = "NONE"
  /\ elsewhere' = FALSE
  /\ last' = "ERROR_UNRECOVERABLE"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, store, channel, epoch, input, form, pinned, decision,
      running, result, elapsed, read_record, write_record, beat>>

\* SHUTDOWN_REQUESTED (input): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR -> the same [FC-SM-016]
SHUTDOWN_REQUESTED_2 ==
  /\ (state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
      "COMPLETED" \/ state = "ERROR")
  /\ latched' = TRUE
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, recoverable, incomplete, store, channel, told, epoch, input, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere>>

\* FALLBACK_FAILED (fault): INITIALIZING, IDLE, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
\* CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR, SHUTDOWN -> the same [FC-SM-059]
FALLBACK_FAILED ==
  /\ (state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
      "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
      "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN")
  /\ (channel = "FALLBACK")
  /\ latched' = TRUE
  /\ channel' = "NONE"
  /\ last' = "FALLBACK_FAILED"
  /\ UNCHANGED <<state, initialised, recoverable, incomplete, store, told, epoch, input, identifier, form, pinned,
      decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* SHUTDOWN_STEP_FAILED (fault): SHUTDOWN -> the same [FC-SM-044]
SHUTDOWN_STEP_FAILED ==
  /\ (state = "SHUTDOWN")
  /\ incomplete' = TRUE
  /\ last' = "SHUTDOWN_STEP_FAILED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, latched, recoverable, store, channel, told, epoch, input, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere>>

\* SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED [FC-SM-044, FC-SM-045, FC-SM-059]
SHUTDOWN_FINISHED ==
  /\ (state = "SHUTDOWN")
  /\ state' = "TERMINATED"
  /\ store' = (IF (store = "OPEN") THEN "CLOSED" ELSE store)
  /\ channel' = "NONE"
  /\ told' = channel
  /\ last' = "SHUTDOWN_FINISHED"
  /\ UNCHANGED <<initialised, latched, recoverable, incomplete, epoch, input, identifier, form, pinned, decision,
      running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* INPUT_OFFERED (environment): the environment chooses, or changes, the next input; the order is arbitrary,
\* since each of the four can be offered again
INPUT_OFFERED ==
  /\ (state = "IDLE")
  /\ input' = (IF (input = "NONE") THEN "NOTE" ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE (IF (input = "GARBAGE")
      THEN "READ" ELSE (IF (input = "READ") THEN "WRITE" ELSE "NOTE"))))
  /\ last' = "INPUT_OFFERED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* REGISTRY_CHANGED (environment): capabilities are registered or revoked; the counter of epochs may restart
\* while no execution has one pinned
REGISTRY_CHANGED ==
  /\ (epoch < LAST_EPOCH \/ state = "IDLE")
  /\ epoch' = (IF (epoch < LAST_EPOCH) THEN (epoch + 1) ELSE 0)
  /\ last' = "REGISTRY_CHANGED"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, input, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* READ_KEY_TAKEN (environment): READ has another key from now on, one that is already closed or one that has no
\* record yet
READ_KEY_TAKEN ==
  /\ (state = "IDLE")
  /\ read_record' = (IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE")
  /\ last' = "READ_KEY_TAKEN"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, elapsed, write_record, closing, elsewhere, beat>>

\* WRITE_KEY_TAKEN (environment): the same for WRITE
WRITE_KEY_TAKEN ==
  /\ (state = "IDLE")
  /\ write_record' = (IF (write_record = "NONE") THEN "CLOSED" ELSE "NONE")
  /\ last' = "WRITE_KEY_TAKEN"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, elapsed, read_record, closing, elsewhere, beat>>

\* STORE_LOST (environment): the store can no longer be written
STORE_LOST ==
  /\ (store = "OPEN")
  /\ store' = "LOST"
  /\ last' = "STORE_LOST"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, channel, told, epoch, input, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* SINK_LOST (environment): the telemetry sink can no longer be written
SINK_LOST ==
  /\ (channel = "SINK")
  /\ channel' = "FALLBACK"
  /\ last' = "SINK_LOST"
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, told, epoch, input, identifier, form,
      pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

\* READ_INTENT_LEFT (environment): an earlier life of the runtime ended at some point before it closed its intent
\* to execute READ
READ_INTENT_LEFT ==
  /\ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE")
  /\ read_record' = "INTENT"
  /\ last' = "READ_INTENT_LEFT"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, elapsed, write_record, closing, elsewhere>>

\* WRITE_INTENT_LEFT (environment): the same for WRITE
WRITE_INTENT_LEFT ==
  /\ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE")
  /\ write_record' = "INTENT"
  /\ last' = "WRITE_INTENT_LEFT"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier,
      form, pinned, decision, running, result, elapsed, read_record, closing, elsewhere>>

\* SHUTDOWN_REQUESTED (input) [FC-SM-006, FC-SM-016]: someone requests the shutdown
SHUTDOWN_REQUESTED == SHUTDOWN_REQUESTED_1 \/ SHUTDOWN_REQUESTED_2

\* STORE_FAILED (machine) [FC-SM-062]: the store could not be written
STORE_FAILED == STORE_FAILED_1 \/ STORE_FAILED_2 \/ STORE_FAILED_3

\* STAGE_DEADLINE_PASSED (machine) [FC-SM-062]: another stage took too long and was abandoned
STAGE_DEADLINE_PASSED == STAGE_DEADLINE_PASSED_1 \/ STAGE_DEADLINE_PASSED_2 \/ STAGE_DEADLINE_PASSED_3 \/ STAGE_DEADLINE_PASSED_4 \/ STAGE_DEADLINE_PASSED_5

\* RUNTIME_FAILURE (fault) [FC-SM-062]: a stage failed
RUNTIME_FAILURE == RUNTIME_FAILURE_1 \/ RUNTIME_FAILURE_2 \/ RUNTIME_FAILURE_3 \/ RUNTIME_FAILURE_4

\* INTEGRITY_FAULT (fault) [FC-SM-062]: the runtime itself is no longer reliable
INTEGRITY_FAULT == INTEGRITY_FAULT_1 \/ INTEGRITY_FAULT_2 \/ INTEGRITY_FAULT_3 \/ INTEGRITY_FAULT_4 \/ INTEGRITY_FAULT_5

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, initialised, latched, recoverable, incomplete, store, channel, told, epoch, input, identifier, form, pinned, decision, running, result, elapsed, read_record, write_record, closing, elsewhere, beat>>

Step ==
  \/ INPUT_ARRIVED
  \/ SHUTDOWN_REQUESTED
  \/ SUBSYSTEMS_STARTED
  \/ LEFTOVERS_CLOSED
  \/ INITIALIZATION_SUCCEEDED
  \/ INITIALIZATION_FAILED
  \/ INPUT_RECORDED
  \/ MESSAGE_ACCEPTED
  \/ TOOL_CALL_ACCEPTED
  \/ PROTOCOL_REJECTED
  \/ AUTHORIZATION_NOT_REQUIRED
  \/ AUTHORIZATION_GRANTED
  \/ AUTHORIZATION_DENIED
  \/ MESSAGE_PASSED_ON
  \/ RESULT_REPLAYED
  \/ CAPABILITY_STARTED
  \/ CAPABILITY_REVOKED
  \/ CAPABILITY_SUCCEEDED
  \/ CAPABILITY_FAILED
  \/ EXECUTION_DEADLINE_PASSED
  \/ COMMIT_SUCCEEDED
  \/ STORE_FAILED
  \/ CLOCK_TICKED
  \/ STAGE_DEADLINE_PASSED
  \/ COMPLETION_FINALIZED
  \/ ERROR_RECORDED
  \/ ERROR_RECORDED_ELSEWHERE
  \/ ERROR_CLEARED
  \/ ERROR_UNRECOVERABLE
  \/ LATCHED_SHUTDOWN
  \/ SHUTDOWN_FINISHED
  \/ RUNTIME_FAILURE
  \/ EXECUTOR_FAILED
  \/ FALLBACK_FAILED
  \/ INTEGRITY_FAULT
  \/ SHUTDOWN_STEP_FAILED
  \/ INPUT_OFFERED
  \/ REGISTRY_CHANGED
  \/ READ_KEY_TAKEN
  \/ WRITE_KEY_TAKEN
  \/ STORE_LOST
  \/ SINK_LOST
  \/ READ_INTENT_LEFT
  \/ WRITE_INTENT_LEFT
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 1 of it.
states_change_by_their_events_alone_1 == state = "INITIALIZING" => ~(~(state = "INITIALIZING") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "INITIALIZING")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "INITIALIZING")) \/ (state =
    "IDLE" /\ input # "NONE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE")
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE
    write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "INITIALIZING")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/
    state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/ (state = "INPUT_RECEIVED" /\ store = "LOST") \/
    (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST") \/ state
    = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed <
    (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "INITIALIZING")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "INITIALIZING")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store # "OPEN" /\ ~(state = "INITIALIZING")) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(state = "INITIALIZING")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "INITIALIZING")) \/ (state = "SHUTDOWN" /\ ~(state = "INITIALIZING")) \/ state = "SHUTDOWN" \/ (state =
    "IDLE" /\ ~(state = "INITIALIZING")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "INITIALIZING")) \/
    (store = "OPEN" /\ ~(state = "INITIALIZING")) \/ (channel = "SINK" /\ ~(state = "INITIALIZING")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "INITIALIZING")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "INITIALIZING")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 2 of it.
states_change_by_their_events_alone_2 == state = "IDLE" => ~(~(state = "IDLE") \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~(state = "IDLE")) \/ state = "INITIALIZING" \/ (state = "INPUT_RECEIVED"
    /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record)
    # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "IDLE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state =
    "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN") \/ (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST") \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ elapsed =
    STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "IDLE")) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "IDLE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(state = "IDLE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "IDLE")) \/ (state = "SHUTDOWN" /\
    ~(state = "IDLE")) \/ state = "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "IDLE")) \/ ((epoch < LAST_EPOCH \/ state
    = "IDLE") /\ ~(state = "IDLE")) \/ (store = "OPEN" /\ ~(state = "IDLE")) \/ (channel = "SINK" /\ ~(state =
    "IDLE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "IDLE")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 3 of it.
states_change_by_their_events_alone_3 == state = "INPUT_RECEIVED" => ~(~(state = "INPUT_RECEIVED") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "INPUT_RECEIVED")) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "INPUT_RECEIVED")) \/ (state
    = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT") \/ state = "INITIALIZING"
    \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE")
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE
    write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "INPUT_RECEIVED")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/
    state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "INPUT_RECEIVED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~(state = "INPUT_RECEIVED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(state = "INPUT_RECEIVED")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ (state =
    "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "INPUT_RECEIVED")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "INPUT_RECEIVED")) \/ (state = "SHUTDOWN" /\ ~(state = "INPUT_RECEIVED")) \/ state = "SHUTDOWN" \/
    (state = "IDLE" /\ ~(state = "INPUT_RECEIVED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state =
    "INPUT_RECEIVED")) \/ (store = "OPEN" /\ ~(state = "INPUT_RECEIVED")) \/ (channel = "SINK" /\ ~(state =
    "INPUT_RECEIVED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "INPUT_RECEIVED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "INPUT_RECEIVED")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 4 of it.
states_change_by_their_events_alone_4 == state = "PROTOCOL_VALIDATING" => ~(~(state = "PROTOCOL_VALIDATING") \/ (state
    = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "PROTOCOL_VALIDATING")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE" /\ ~latched) \/ state = "IDLE" \/ (state
    = "IDLE" /\ latched) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record)
    # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state =
    "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/ (state = "INPUT_RECEIVED" /\ store = "LOST") \/
    (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST") \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "PROTOCOL_VALIDATING"))
    \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state = "ERROR"
    /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state = "ERROR" /\ closing # "NONE"
    /\ initialised /\ recoverable) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "PROTOCOL_VALIDATING")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state = "SHUTDOWN" /\ ~(state =
    "PROTOCOL_VALIDATING")) \/ state = "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "PROTOCOL_VALIDATING")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "PROTOCOL_VALIDATING")) \/ (store = "OPEN" /\ ~(state =
    "PROTOCOL_VALIDATING")) \/ (channel = "SINK" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "PROTOCOL_VALIDATING")) \/ (state = "INITIALIZING" /\ store
    = "CLOSED" /\ read_record = "NONE" /\ ~(state = "PROTOCOL_VALIDATING")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 5 of it.
states_change_by_their_events_alone_5 == state = "AUTHORIZATION_EVALUATING" => ~(~(state = "AUTHORIZATION_EVALUATING")
    \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "AUTHORIZATION_EVALUATING")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE" /\ ~latched) \/ state =
    "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input
    = "READ") THEN read_record ELSE write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "AUTHORIZATION_EVALUATING")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT") \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING"
    /\ elapsed = EXECUTION_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state =
    "AUTHORIZATION_EVALUATING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state =
    "AUTHORIZATION_EVALUATING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state =
    "AUTHORIZATION_EVALUATING")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ (state =
    "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "AUTHORIZATION_EVALUATING")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "AUTHORIZATION_EVALUATING")) \/ (state = "SHUTDOWN" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ state =
    "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE")
    /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ (store = "OPEN" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ (channel
    = "SINK" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record
    = "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 6 of it.
states_change_by_their_events_alone_6 == state = "CAPABILITY_EXECUTING" => ~(~(state = "CAPABILITY_EXECUTING") \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "CAPABILITY_EXECUTING")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "CAPABILITY_EXECUTING")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE" /\ ~latched) \/ state = "IDLE" \/ (state
    = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input =
    "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "CAPABILITY_EXECUTING")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/
    (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST") \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE)
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "CAPABILITY_EXECUTING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\
    ~(state = "CAPABILITY_EXECUTING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state =
    "CAPABILITY_EXECUTING")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ (state =
    "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "CAPABILITY_EXECUTING")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "CAPABILITY_EXECUTING")) \/ (state = "SHUTDOWN" /\ ~(state = "CAPABILITY_EXECUTING")) \/ state =
    "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "CAPABILITY_EXECUTING")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\
    ~(state = "CAPABILITY_EXECUTING")) \/ (store = "OPEN" /\ ~(state = "CAPABILITY_EXECUTING")) \/ (channel = "SINK"
    /\ ~(state = "CAPABILITY_EXECUTING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\
    ~(state = "CAPABILITY_EXECUTING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "CAPABILITY_EXECUTING")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 7 of it.
states_change_by_their_events_alone_7 == state = "MEMORY_COMMITTING" => ~(~(state = "MEMORY_COMMITTING") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "MEMORY_COMMITTING")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "MEMORY_COMMITTING")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE" /\ ~latched) \/ state = "IDLE" \/ (state
    = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input =
    "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(state = "MEMORY_COMMITTING")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT") \/ state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE) \/ state = "COMPLETED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "MEMORY_COMMITTING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\
    ~(state = "MEMORY_COMMITTING")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state =
    "MEMORY_COMMITTING")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ (state = "ERROR"
    /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "MEMORY_COMMITTING")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "MEMORY_COMMITTING")) \/ (state =
    "SHUTDOWN" /\ ~(state = "MEMORY_COMMITTING")) \/ state = "SHUTDOWN" \/ (state = "IDLE" /\ ~(state =
    "MEMORY_COMMITTING")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "MEMORY_COMMITTING")) \/ (store =
    "OPEN" /\ ~(state = "MEMORY_COMMITTING")) \/ (channel = "SINK" /\ ~(state = "MEMORY_COMMITTING")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "MEMORY_COMMITTING")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "MEMORY_COMMITTING")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 8 of it.
states_change_by_their_events_alone_8 == state = "COMPLETED" => ~(~(state = "COMPLETED") \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "COMPLETED")) \/ (state = "INITIALIZING" /\ store
    = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\
    input # "NONE" /\ ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store
    = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input =
    "WRITE" /\ pinned # 0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record)
    # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state =
    "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST") \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST") \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE)
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "COMPLETED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state =
    "COMPLETED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED")) \/ (state =
    "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ (state = "ERROR" /\ closing # "NONE" /\
    ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "COMPLETED")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "COMPLETED")) \/ (state =
    "SHUTDOWN" /\ ~(state = "COMPLETED")) \/ state = "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "COMPLETED")) \/
    ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED")) \/ (store = "OPEN" /\ ~(state = "COMPLETED"))
    \/ (channel = "SINK" /\ ~(state = "COMPLETED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE" /\ ~(state = "COMPLETED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "COMPLETED")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 9 of it.
states_change_by_their_events_alone_9 == state = "ERROR" => ~(~(state = "ERROR") \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~(state = "ERROR")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~(state = "ERROR")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    read_record # "INTENT" /\ write_record # "INTENT") \/ (state = "IDLE" /\ input # "NONE" /\ ~latched) \/ state =
    "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE"
    /\ pinned = 0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input
    = "READ") THEN read_record ELSE write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "ERROR")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/ (state = "MEMORY_COMMITTING" /\
    store = "OPEN") \/ state = "COMPLETED" \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "ERROR")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state =
    "ERROR")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "ERROR")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(state = "ERROR")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "ERROR")) \/ (state = "SHUTDOWN" /\ ~(state = "ERROR")) \/ state = "SHUTDOWN" \/ (state = "IDLE" /\
    ~(state = "ERROR")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "ERROR")) \/ (store = "OPEN" /\
    ~(state = "ERROR")) \/ (channel = "SINK" /\ ~(state = "ERROR")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(state = "ERROR")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(state = "ERROR")))

\* states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
\* catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
\* This is part 10 of it.
states_change_by_their_events_alone_10 == state = "SHUTDOWN" => ~(~(state = "SHUTDOWN") \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ channel # "NONE" /\ ~(state = "SHUTDOWN")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "SHUTDOWN")) \/ (state = "INITIALIZING" /\ store
    = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\
    input # "NONE" /\ ~latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\
    input = "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input
    = "READ") THEN read_record ELSE write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "SHUTDOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT") \/ (state = "CAPABILITY_EXECUTING"
    /\ running # "NONE") \/ state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST") \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST") \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE)
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "SHUTDOWN")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state =
    "SHUTDOWN")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "SHUTDOWN")) \/ (state =
    "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "SHUTDOWN")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "SHUTDOWN")) \/ (state = "SHUTDOWN"
    /\ ~(state = "SHUTDOWN")) \/ (state = "IDLE" /\ ~(state = "SHUTDOWN")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE")
    /\ ~(state = "SHUTDOWN")) \/ (store = "OPEN" /\ ~(state = "SHUTDOWN")) \/ (channel = "SINK" /\ ~(state =
    "SHUTDOWN")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "SHUTDOWN")) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "SHUTDOWN")))

\* initialised-before-input [FC-SM-002, FC-SM-012, FC-SM-014]: No input is accepted before the runtime is
\* initialised. (expected: holds)
initialised_before_input == "initialised-before-input" \in open => (~(state = "INPUT_RECEIVED"))

\* ready-means-initialised [FC-SM-008, FC-SM-012, FC-SM-014]: The runtime is in IDLE, or works on an input, only
\* if it is initialised. (expected: holds)
ready_means_initialised == initialised \/ state = "INITIALIZING" \/ state = "ERROR" \/ state = "SHUTDOWN" \/ state =
    "TERMINATED"

\* initialised-by-initialising [FC-SM-012, FC-SM-013]: The runtime becomes initialised only by a successful
\* start-up, which leads to IDLE. (expected: holds)
initialised_by_initialising == (last = "INITIALIZATION_SUCCEEDED" => state = "IDLE") /\ (~initialised =>
    ~(~(~initialised) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(~initialised)) \/ (state
    = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(~initialised)) \/
    (state = "INITIALIZING" /\ ~(~initialised)) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(~initialised))
    \/ (state = "IDLE" /\ ~(~initialised)) \/ (state = "IDLE" /\ latched /\ ~(~initialised)) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(~initialised)) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\
    ~(~initialised)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~(~initialised)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(~initialised)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(~initialised)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(~initialised)) \/ (state
    = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "MESSAGE" /\ ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ")
    THEN read_record ELSE write_record) # "INTENT" /\ ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\
    pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(~initialised)) \/
    (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(~initialised)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(~initialised)) \/ (state
    = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(~initialised)) \/ (state = "COMPLETED" /\ ~(~initialised)) \/ (state
    = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(~initialised)) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST"
    /\ ~(~initialised)) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(~initialised)) \/ (state =
    "INPUT_RECEIVED" /\ ~(~initialised)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(~initialised)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(~initialised)) \/ (state = "MEMORY_COMMITTING" /\ ~(~initialised)) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(~initialised)) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~(~initialised)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\
    ~(~initialised)) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(~initialised)) \/ (state
    = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(~initialised)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(~initialised)) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~(~initialised)) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(~initialised)) \/ (state
    = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(~initialised)) \/ (state = "ERROR" /\ closing #
    "NONE" /\ ~(initialised /\ recoverable) /\ ~(~initialised)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(~initialised)) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(~initialised)) \/ (state = "SHUTDOWN" /\ ~(~initialised)) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\
    ~(~initialised)) \/ (store = "OPEN" /\ ~(~initialised)) \/ (channel = "SINK" /\ ~(~initialised)) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(~initialised)) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ read_record = "NONE" /\ ~(~initialised))))

\* initialised-means-complete [FC-SM-012, FC-SM-013]: Initialisation succeeds only once the store is open and
\* contains no open intent of an earlier life. (expected: holds)
initialised_means_complete == (enabled_INITIALIZATION_SUCCEEDED) => (state = "INITIALIZING" /\ store = "OPEN" /\
    read_record # "INTENT" /\ write_record # "INTENT")

\* initialisation-can-succeed [FC-SM-013]: Once the store is open and contains no open intent, initialisation can
\* succeed. (expected: holds)
initialisation_can_succeed == (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT") => enabled_INITIALIZATION_SUCCEEDED

\* subsystems-start [FC-SM-012]: As long as telemetry can be written somewhere, the subsystems can be started
\* once; then the store and the sink are open. (expected: holds)
subsystems_start == ((state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE") => enabled_SUBSYSTEMS_STARTED)
    /\ (last = "SUBSYSTEMS_STARTED" => (store = "OPEN" /\ channel = "SINK"))

\* subsystems-start-once [FC-SM-012]: The subsystems are started only while the store is closed and telemetry can
\* be written somewhere. (expected: holds)
subsystems_start_once == (enabled_SUBSYSTEMS_STARTED) => (state = "INITIALIZING" /\ store = "CLOSED" /\ channel #
    "NONE")

\* leftovers-are-closed [FC-SM-012, FC-SM-043]: An intent that an earlier life left open is closed before the
\* runtime is ready, with its effect recorded as unknown, and a key without an intent does not change. (expected:
\* holds)
\* This is part 1 of it.
leftovers_are_closed_1 == state = "INITIALIZING" => (read_record = "INTENT" => ~(~(read_record = "INTENT") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record = "INTENT") THEN
    "CLOSED" ELSE read_record) = "INTENT" \/ (IF (read_record = "INTENT") THEN "CLOSED" ELSE read_record) = "CLOSED"))
    \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(read_record
    = "INTENT")) \/ (state = "INITIALIZING" /\ ~(read_record = "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched /\ ~(read_record = "INTENT")) \/ (state = "IDLE" /\ ~(read_record = "INTENT")) \/ (state = "IDLE" /\
    latched /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(read_record = "INTENT"))
    \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record = "INTENT")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(read_record = "INTENT")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(read_record =
    "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "READ" /\
    read_record = "NONE") THEN "INTENT" ELSE read_record) = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form
    = "TOOL_CALL" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\
    ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(read_record =
    "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record = "INTENT")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(read_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF
    (running = "READER") THEN "CLOSED" ELSE read_record) = "INTENT")) \/ (state = "COMPLETED" /\ ~(read_record =
    "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(read_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\
    store = "LOST" /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ ~(read_record = "INTENT")) \/ (state
    = "PROTOCOL_VALIDATING" /\ ~(read_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record =
    "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record =
    "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/
    (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "INTENT")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE read_record) = "INTENT")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(read_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(read_record
    = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(read_record =
    "INTENT")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(read_record = "INTENT")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(read_record = "INTENT")) \/ (state = "SHUTDOWN" /\ ~(read_record =
    "INTENT")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(read_record = "INTENT")) \/ (state = "IDLE" /\ ~((IF
    (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "INTENT")) \/ (store = "OPEN" /\ ~(read_record = "INTENT")) \/
    (channel = "SINK" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(read_record = "INTENT"))))

\* leftovers-are-closed [FC-SM-012, FC-SM-043]: An intent that an earlier life left open is closed before the
\* runtime is ready, with its effect recorded as unknown, and a key without an intent does not change. (expected:
\* holds)
\* This is part 2 of it.
leftovers_are_closed_2 == state = "INITIALIZING" => (write_record = "INTENT" => ~(~(write_record = "INTENT") \/ (state
    = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(write_record = "INTENT")) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN
    "CLOSED" ELSE write_record) = "INTENT" \/ (IF (write_record = "INTENT") THEN "CLOSED" ELSE write_record) =
    "CLOSED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\
    ~(write_record = "INTENT")) \/ (state = "INITIALIZING" /\ ~(write_record = "INTENT")) \/ (state = "IDLE" /\ input
    # "NONE" /\ ~latched /\ ~(write_record = "INTENT")) \/ (state = "IDLE" /\ ~(write_record = "INTENT")) \/ (state =
    "IDLE" /\ latched /\ ~(write_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(write_record
    = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(write_record = "INTENT")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(write_record = "INTENT")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(write_record =
    "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(write_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "WRITE" /\
    write_record = "NONE") THEN "INTENT" ELSE write_record) = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "TOOL_CALL" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\
    ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(write_record = "INTENT"))
    \/ (state = "CAPABILITY_EXECUTING" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(write_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF
    (running = "WRITER") THEN "CLOSED" ELSE write_record) = "INTENT")) \/ (state = "COMPLETED" /\ ~(write_record =
    "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(write_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\
    store = "LOST" /\ ~(write_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ ~(write_record = "INTENT")) \/
    (state = "PROTOCOL_VALIDATING" /\ ~(write_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(write_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ ~(write_record = "INTENT")) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ elapsed
    = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\
    ~(write_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record =
    "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "INTENT")) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running
    = "NONE") THEN "NONE" ELSE "CLOSED") ELSE write_record) = "INTENT")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(write_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(write_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(write_record = "INTENT")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(write_record = "INTENT")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "INTENT")) \/ (state =
    "SHUTDOWN" /\ ~(write_record = "INTENT")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record =
    "INTENT")) \/ (state = "IDLE" /\ ~((IF (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "INTENT")) \/ (store =
    "OPEN" /\ ~(write_record = "INTENT")) \/ (channel = "SINK" /\ ~(write_record = "INTENT")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(write_record = "INTENT"))))

\* leftovers-are-closed [FC-SM-012, FC-SM-043]: An intent that an earlier life left open is closed before the
\* runtime is ready, with its effect recorded as unknown, and a key without an intent does not change. (expected:
\* holds)
\* This is part 3 of it.
leftovers_are_closed_3 == state = "INITIALIZING" => (read_record = "NONE" => ~(~(read_record = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record = "INTENT") THEN
    "CLOSED" ELSE read_record) = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(read_record = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\ ~(read_record =
    "NONE")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN"
    /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(read_record = "NONE"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(read_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "READ" /\
    read_record = "NONE") THEN "INTENT" ELSE read_record) = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(read_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE
    write_record) # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(read_record = "NONE")) \/ (state
    = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(read_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "READER") THEN "CLOSED" ELSE
    read_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store
    = "LOST" /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(read_record = "NONE")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record =
    "NONE")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed
    < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "NONE")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF
    (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE read_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE"
    /\ store # "OPEN" /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)
    /\ ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(read_record = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(read_record = "NONE")) \/ (state =
    "SHUTDOWN" /\ ~(read_record = "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(read_record = "NONE")) \/
    (state = "IDLE" /\ ~((IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "NONE")) \/ (store = "OPEN" /\
    ~(read_record = "NONE")) \/ (channel = "SINK" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ read_record = "NONE" /\ ~(read_record = "NONE"))))

\* leftovers-are-closed [FC-SM-012, FC-SM-043]: An intent that an earlier life left open is closed before the
\* runtime is ready, with its effect recorded as unknown, and a key without an intent does not change. (expected:
\* holds)
\* This is part 4 of it.
leftovers_are_closed_4 == state = "INITIALIZING" => (write_record = "NONE" => ~(~(write_record = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN
    "CLOSED" ELSE write_record) = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(write_record = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~(write_record =
    "NONE")) \/ (state = "IDLE" /\ latched /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN"
    /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(write_record = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(write_record = "NONE"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "WRITE" /\
    write_record = "NONE") THEN "INTENT" ELSE write_record) = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form
    = "TOOL_CALL" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\
    ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(write_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF
    (running = "WRITER") THEN "CLOSED" ELSE write_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(write_record =
    "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(write_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state
    = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE write_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(write_record
    = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(write_record = "NONE"))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "NONE")) \/ (state = "SHUTDOWN" /\ ~(write_record =
    "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~((IF
    (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "NONE")) \/ (store = "OPEN" /\ ~(write_record = "NONE")) \/
    (channel = "SINK" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE" /\ ~(write_record = "NONE"))))

\* leftovers-are-not-forgotten [FC-SM-012, FC-SM-033, FC-SM-043]: An intent that an earlier life left open is
\* never withdrawn, even if the start-up fails: as long as its key is current, it stays open or is closed.
\* (expected: holds)
\* This is part 1 of it.
\* TLC cannot check leftovers-are-not-forgotten-1: AG (INITIALIZING -> ((read_record == INTENT -> A[read_record
\* != NONE W READ_KEY_TAKEN]) and (write_record == INTENT -> A[write_record != NONE W WRITE_KEY_TAKEN]))): the
\* target has no 'until', and this one is nested inside another operator

\* leftovers-are-not-forgotten [FC-SM-012, FC-SM-033, FC-SM-043]: An intent that an earlier life left open is
\* never withdrawn, even if the start-up fails: as long as its key is current, it stays open or is closed.
\* (expected: holds)
\* This is part 2 of it.
\* TLC cannot check leftovers-are-not-forgotten-2: AG (INITIALIZING -> ((read_record == INTENT -> A[read_record
\* != NONE W READ_KEY_TAKEN]) and (write_record == INTENT -> A[write_record != NONE W WRITE_KEY_TAKEN]))): the
\* target has no 'until', and this one is nested inside another operator

\* leftovers-stay-open-if-not-closed [FC-SM-012, FC-SM-043]: A start-up that fails before it has closed the open
\* intents of an earlier life leaves them open for the next. (expected: holds)
leftovers_stay_open_if_not_closed == []((state = "ERROR" /\ ~initialised) => ((read_record = "INTENT" =>
    ([](read_record = "INTENT"))) /\ (write_record = "INTENT" => ([](write_record = "INTENT")))))

\* leftovers-are-closed-at-once [FC-SM-012, FC-SM-043]: After the open intents of an earlier life are closed, no
\* intent is open. (expected: holds)
leftovers_are_closed_at_once == last = "LEFTOVERS_CLOSED" => (read_record # "INTENT" /\ write_record # "INTENT")

\* leftovers-need-the-store [FC-SM-012, FC-SM-043]: An intent is closed in the store only if the store is open
\* and there is an open intent. (expected: holds)
leftovers_need_the_store == (enabled_LEFTOVERS_CLOSED) => (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT"))

\* leftovers-can-be-closed [FC-SM-012]: Whenever the store is open and has an intent of an earlier life, it can
\* be closed. (expected: holds)
leftovers_can_be_closed == (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT")) => enabled_LEFTOVERS_CLOSED

\* initialising-can-fail [FC-SM-013, FC-SM-062]: Initialisation may fail at any moment; that leads to ERROR, and
\* the failure is not recorded yet. (expected: holds)
initialising_can_fail == (state = "INITIALIZING" => enabled_INITIALIZATION_FAILED) /\ (last = "INITIALIZATION_FAILED"
    => (state = "ERROR" /\ closing = "NONE"))

\* failed-start-is-never-ready [FC-SM-012, FC-SM-014, FC-SM-041]: A runtime that could not be initialised is
\* never in IDLE but ends, provided that it keeps working. (expected: holds)
failed_start_is_never_ready == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([]((state = "ERROR" /\ ~initialised) => (([](~(state = "IDLE"))) /\
    (<>(state = "TERMINATED")))))

\* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
\* (expected: holds)
\* This is part 1 of it.
initializing_ends_1 == "initializing-ends-1" \in open => (state = "INITIALIZING")

\* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
\* (expected: holds)
\* This is part 2 of it.
initializing_ends_2 == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => (<>(state = "IDLE" \/ state = "ERROR"))

\* idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE and there is input, it is accepted.
\* Sacrificed: once a shutdown is due, none is (D-FC-16). Instead, idle-accepts-input-unless-latched holds.
\* (expected: fails)
idle_accepts_input == (state = "IDLE" /\ input # "NONE") => enabled_INPUT_ARRIVED

\* idle-accepts-input-unless-latched [FC-SM-015, FC-SM-016]: Whenever the runtime is in IDLE, there is input and
\* no shutdown is due, the input is accepted. (expected: holds)
idle_accepts_input_unless_latched == (state = "IDLE" /\ input # "NONE" /\ ~latched) => enabled_INPUT_ARRIVED

\* input-only-in-idle [FC-SM-015, FC-SM-016]: Input is accepted in IDLE only, and only if there is some and no
\* shutdown is due. (expected: holds)
input_only_in_idle == (enabled_INPUT_ARRIVED) => (state = "IDLE" /\ input # "NONE" /\ ~latched)

\* accepted-input-is-received [FC-SM-016, FC-SM-019]: Accepted input takes the runtime to INPUT_RECEIVED, and
\* recorded input to PROTOCOL_VALIDATING. (expected: holds)
accepted_input_is_received == (last = "INPUT_ARRIVED" => state = "INPUT_RECEIVED") /\ (last = "INPUT_RECORDED" =>
    state = "PROTOCOL_VALIDATING")

\* one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
\* IDLE; cycles follow each other and never overlap. (expected: holds)
\* TLC cannot check one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
\* next-state operator

\* nothing-left-in-idle [FC-SM-008, FC-SM-044, FC-SM-052, FC-SM-056, FC-SM-057, FC-SM-070]: While no execution is
\* in flight, no data of one is left: no verdict, permission, decision, invoked tool, result or time spent, and
\* in IDLE no pending closing record or intent. (expected: holds)
nothing_left_in_idle == (~(state = "IDLE" \/ state = "COMPLETED" \/ state = "SHUTDOWN" \/ state = "TERMINATED" \/
    state = "INITIALIZING") \/ (form = "NONE" /\ pinned = 0 - 1 /\ decision = "NONE" /\ running = "NONE" /\ result =
    "NONE")) /\ (~(state = "IDLE") \/ (closing = "NONE" /\ ~elsewhere /\ read_record # "INTENT" /\ write_record #
    "INTENT")) /\ (~(state = "IDLE" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN" \/ state =
    "TERMINATED") \/ elapsed = 0)

\* nothing-left-of-a-recorded-failure [FC-SM-008, FC-SM-056, FC-SM-057, FC-SM-064, FC-PR-060]: Once a failure is
\* recorded, no data of the failed execution is left. (expected: holds)
nothing_left_of_a_recorded_failure == ~(state = "ERROR" /\ closing # "NONE") \/ (input = "NONE" /\ form = "NONE" /\
    pinned = 0 - 1 /\ decision = "NONE" /\ running = "NONE" /\ result = "NONE")

\* input-while-working [FC-SM-018, FC-SM-044, FC-SM-052]: There is an input from its acceptance until the end of
\* the last stage, and none while the execution is finalised or the runtime shuts down. (expected: holds)
input_while_working == (~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") \/ input # "NONE") /\
    (~(state = "INITIALIZING" \/ state = "COMPLETED" \/ state = "SHUTDOWN" \/ state = "TERMINATED") \/ input = "NONE")

\* input-is-not-modified [FC-SM-018, FC-SM-052]: From its acceptance until it is closed, the input does not
\* change. (expected: holds)
\* This is part 1 of it.
input_is_not_modified_1 == input = "NOTE" => ~(~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE"))
    \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (state = "INITIALIZING" /\ ~(input = "NOTE" \/ input = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED"
    /\ store = "OPEN" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\
    ~(input = "NOTE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\
    pinned = 0)) /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "MESSAGE" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(input = "NOTE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(input = "NOTE" \/
    input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ store = "LOST" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(input = "NOTE" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(input = "NOTE" \/ input = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(input = "NOTE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(input = "NOTE" \/ input = "NONE")) \/
    (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "NOTE" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "IDLE" \/ input = "NOTE" \/
    input = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(input = "NOTE" \/
    input = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "IDLE" \/ input = "NOTE" \/ input =
    "NONE")) \/ (state = "SHUTDOWN" /\ ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (state = "SHUTDOWN"
    /\ ~(input = "NOTE" \/ input = "NONE")) \/ (state = "IDLE" /\ ~(state = "IDLE" \/ (IF (input = "NONE") THEN "NOTE"
    ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN
    "WRITE" ELSE "NOTE")))) = "NOTE" \/ (IF (input = "NONE") THEN "NOTE" ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE
    (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN "WRITE" ELSE "NOTE")))) = "NONE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (state = "IDLE" /\
    ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (store = "OPEN" /\ ~(state = "IDLE" \/ input = "NOTE" \/
    input = "NONE")) \/ (channel = "SINK" /\ ~(state = "IDLE" \/ input = "NOTE" \/ input = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE" \/ input = "NOTE" \/ input =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "IDLE" \/ input =
    "NOTE" \/ input = "NONE")))

\* input-is-not-modified [FC-SM-018, FC-SM-052]: From its acceptance until it is closed, the input does not
\* change. (expected: holds)
\* This is part 2 of it.
input_is_not_modified_2 == input = "GARBAGE" => ~(~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\
    ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state = "INITIALIZING" /\ ~(input = "GARBAGE" \/
    input = "NONE")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(input = "GARBAGE" \/ input = "NONE")) \/
    (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(input = "GARBAGE" \/ input =
    "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(input =
    "GARBAGE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(input = "GARBAGE" \/
    input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN"
    /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(input
    = "GARBAGE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(input = "GARBAGE" \/
    input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record
    ELSE write_record) # "INTENT" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\
    ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(input =
    "GARBAGE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(input = "GARBAGE" \/ input =
    "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING"
    /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(input = "GARBAGE" \/ input
    = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "INITIALIZING"
    /\ elapsed = STAGE_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ elapsed =
    STAGE_DEADLINE /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state = "ERROR" /\ closing #
    "NONE" /\ ~(initialised /\ recoverable) /\ ~(input = "GARBAGE" \/ input = "NONE")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state =
    "SHUTDOWN" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state = "SHUTDOWN" /\ ~(input =
    "GARBAGE" \/ input = "NONE")) \/ (state = "IDLE" /\ ~(state = "IDLE" \/ (IF (input = "NONE") THEN "NOTE" ELSE (IF
    (input = "NOTE") THEN "GARBAGE" ELSE (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN "WRITE"
    ELSE "NOTE")))) = "GARBAGE" \/ (IF (input = "NONE") THEN "NOTE" ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE (IF
    (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN "WRITE" ELSE "NOTE")))) = "NONE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (state = "IDLE" /\
    ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/ (store = "OPEN" /\ ~(state = "IDLE" \/ input =
    "GARBAGE" \/ input = "NONE")) \/ (channel = "SINK" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/ input = "NONE")) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE" \/ input = "GARBAGE" \/
    input = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "IDLE" \/
    input = "GARBAGE" \/ input = "NONE")))

\* input-is-not-modified [FC-SM-018, FC-SM-052]: From its acceptance until it is closed, the input does not
\* change. (expected: holds)
\* This is part 3 of it.
input_is_not_modified_3 == input = "READ" => ~(~(state = "IDLE" \/ input = "READ" \/ input = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE" \/ input = "READ" \/ input = "NONE"))
    \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (state = "INITIALIZING" /\ ~(input = "READ" \/ input = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED"
    /\ store = "OPEN" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\
    ~(input = "READ" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\
    pinned = 0)) /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "MESSAGE" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(input = "READ" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(input = "READ" \/
    input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ store = "LOST" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(input = "READ" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(input = "READ" \/ input = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(input = "READ" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(input = "READ" \/ input = "NONE")) \/
    (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "READ" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "IDLE" \/ input = "READ" \/
    input = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(input = "READ" \/
    input = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "IDLE" \/ input = "READ" \/ input =
    "NONE")) \/ (state = "SHUTDOWN" /\ ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (state = "SHUTDOWN"
    /\ ~(input = "READ" \/ input = "NONE")) \/ (state = "IDLE" /\ ~(state = "IDLE" \/ (IF (input = "NONE") THEN "NOTE"
    ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN
    "WRITE" ELSE "NOTE")))) = "READ" \/ (IF (input = "NONE") THEN "NOTE" ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE
    (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN "WRITE" ELSE "NOTE")))) = "NONE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (state = "IDLE" /\
    ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (store = "OPEN" /\ ~(state = "IDLE" \/ input = "READ" \/
    input = "NONE")) \/ (channel = "SINK" /\ ~(state = "IDLE" \/ input = "READ" \/ input = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE" \/ input = "READ" \/ input =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "IDLE" \/ input =
    "READ" \/ input = "NONE")))

\* input-is-not-modified [FC-SM-018, FC-SM-052]: From its acceptance until it is closed, the input does not
\* change. (expected: holds)
\* This is part 4 of it.
input_is_not_modified_4 == input = "WRITE" => ~(~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE"))
    \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/ (state = "INITIALIZING" /\ ~(input = "WRITE" \/ input = "NONE"))
    \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    input = "NOTE" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/
    (input = "WRITE" /\ pinned = 0)) /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(input = "WRITE" \/ input
    = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(input = "WRITE" \/ input = "NONE"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(input = "WRITE" \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(input = "WRITE"
    \/ input = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ store = "LOST" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(input = "WRITE" \/ input = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(input = "WRITE" \/ input = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(input = "WRITE" \/ input = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(input = "WRITE" \/ input = "NONE")) \/
    (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(input = "WRITE" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "IDLE" \/ input = "WRITE" \/
    input = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(input = "WRITE" \/
    input = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "IDLE" \/ input = "WRITE" \/ input
    = "NONE")) \/ (state = "SHUTDOWN" /\ ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/ (state =
    "SHUTDOWN" /\ ~(input = "WRITE" \/ input = "NONE")) \/ (state = "IDLE" /\ ~(state = "IDLE" \/ (IF (input = "NONE")
    THEN "NOTE" ELSE (IF (input = "NOTE") THEN "GARBAGE" ELSE (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input =
    "READ") THEN "WRITE" ELSE "NOTE")))) = "WRITE" \/ (IF (input = "NONE") THEN "NOTE" ELSE (IF (input = "NOTE") THEN
    "GARBAGE" ELSE (IF (input = "GARBAGE") THEN "READ" ELSE (IF (input = "READ") THEN "WRITE" ELSE "NOTE")))) =
    "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/
    (state = "IDLE" /\ ~(state = "IDLE" \/ input = "WRITE" \/ input = "NONE")) \/ (store = "OPEN" /\ ~(state = "IDLE"
    \/ input = "WRITE" \/ input = "NONE")) \/ (channel = "SINK" /\ ~(state = "IDLE" \/ input = "WRITE" \/ input =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE" \/ input =
    "WRITE" \/ input = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "IDLE" \/ input = "WRITE" \/ input = "NONE")))

\* input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded, and it is recorded
\* only in an open store. (expected: holds)
input_recorded_before_validation == "input-recorded-before-validation" \in open => (~(state = "PROTOCOL_VALIDATING"))

\* input-recorded-in-the-store [FC-SM-018, FC-SM-019]: Input is recorded only while the store is open. (expected:
\* holds)
input_recorded_in_the_store == (enabled_INPUT_RECORDED) => (state = "INPUT_RECEIVED" /\ store = "OPEN")

\* input-can-be-recorded [FC-SM-018, FC-SM-019]: As long as the store is open, received input can be recorded.
\* (expected: holds)
input_can_be_recorded == (state = "INPUT_RECEIVED" /\ store = "OPEN") => enabled_INPUT_RECORDED

\* every-input-is-recorded [FC-PR-016]: No execution ends before its input is recorded. Sacrificed: the recording
\* may have failed (D-FC-07). Instead, every-execution-is-closed holds. (expected: fails)
every_input_is_recorded == "every-input-is-recorded" \in open => (~(state = "IDLE" \/ state = "SHUTDOWN"))

\* every-transition-names-an-execution [FC-SM-060]: Every transition carries the identifier of an execution.
\* Sacrificed: start-up, waiting and shutdown belong to no execution (D-FC-04). Instead,
\* identified-while-in-flight holds. (expected: fails)
every_transition_names_an_execution == state = "INITIALIZING" \/ identifier = "EXECUTION"

\* identified-while-in-flight [FC-SM-018, FC-SM-060]: From the transition into INPUT_RECEIVED until its end, an
\* execution has its own identifier; all other transitions carry the one that is reserved for the life of the
\* runtime; the transition that ends an execution is reported with the reserved one. (expected: holds)
identified_while_in_flight == (~(state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ (state = "ERROR" /\ initialised)) \/ identifier = "EXECUTION") /\ (~(state = "INITIALIZING" \/ state = "IDLE"
    \/ (state = "ERROR" /\ ~initialised) \/ state = "SHUTDOWN" \/ state = "TERMINATED") \/ identifier = "LIFECYCLE")

\* epoch-is-pinned-on-entry [FC-SM-021, FC-PR-063]: The registry's epoch is pinned when validation begins.
\* (expected: holds)
epoch_is_pinned_on_entry == last = "INPUT_RECORDED" => pinned = epoch

\* verdicts-are-true [FC-SM-021, FC-SM-022, FC-SM-023]: Each verdict has its form and its target state, and a
\* tool call keeps a pinned epoch. (expected: holds)
verdicts_are_true == (last = "MESSAGE_ACCEPTED" => (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE")) /\ (last
    = "TOOL_CALL_ACCEPTED" => (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned >= 0)) /\ (last =
    "PROTOCOL_REJECTED" => (state = "ERROR" /\ form = "INVALID"))

\* messages-are-messages [FC-SM-021]: Only a message is accepted as one. (expected: holds)
messages_are_messages == (enabled_MESSAGE_ACCEPTED) => (state = "PROTOCOL_VALIDATING" /\ input = "NOTE")

\* only-registered-tools-are-accepted [FC-SM-021, FC-PR-010, FC-PR-050, FC-PR-063]: A tool call is accepted only
\* if it is one and its tool was registered when validation began. (expected: holds)
only_registered_tools_are_accepted == (enabled_TOOL_CALL_ACCEPTED) => (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)))

\* only-invalid-input-is-rejected [FC-SM-021, FC-SM-023, FC-PR-033, FC-PR-050, FC-PR-063]: Input is rejected only
\* if it has neither form, or if its tool was not registered when validation began. (expected: holds)
only_invalid_input_is_rejected == (enabled_PROTOCOL_REJECTED) => (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE"
    \/ (input = "WRITE" /\ pinned # 0)))

\* every-input-has-a-verdict [FC-SM-021, FC-SM-022, FC-PR-033, FC-PR-063]: Every input gets a verdict. (expected:
\* holds)
every_input_has_a_verdict == state = "PROTOCOL_VALIDATING" => (enabled_MESSAGE_ACCEPTED \/ enabled_TOOL_CALL_ACCEPTED
    \/ enabled_PROTOCOL_REJECTED)

\* form-fits-the-input [FC-SM-021, FC-SM-052, FC-PR-050, FC-PR-063]: As long as there is a verdict, a message, a
\* tool call and an invalid input are marked as such. (expected: holds)
form_fits_the_input == (form # "MESSAGE" \/ input = "NOTE") /\ (form # "TOOL_CALL" \/ input = "READ" \/ input =
    "WRITE") /\ (form # "INVALID" \/ (state = "ERROR" /\ (input = "GARBAGE" \/ input = "WRITE")))

\* validated-before-authorized [FC-SM-002, FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is
\* authorised before it is accepted as a message or as a tool call. (expected: holds)
validated_before_authorized == "validated-before-authorized" \in open => (~(state = "AUTHORIZATION_EVALUATING"))

\* validated-while-authorized [FC-SM-024, FC-SM-028, FC-PR-038, FC-PR-053, FC-PR-055]: From authorisation to
\* commit the form is known, and a tool call has a pinned epoch, a message none. (expected: holds)
validated_while_authorized == ~(state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") \/ (form = "MESSAGE" /\ pinned = 0 - 1) \/ (form = "TOOL_CALL" /\ pinned >= 0)

\* rejected-never-executed [FC-SM-023, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection nothing is
\* executed before the next input arrives. (expected: holds)
rejected_never_executed == "rejected-never-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* pinned-epoch-is-kept [FC-SM-025, FC-SM-052]: The pinned epoch does not change until the execution is closed,
\* whatever happens to the registry. (expected: holds)
pinned_epoch_is_kept == (pinned = 0 => ~(~(pinned = 0 \/ pinned = 0 - 1) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/
    (state = "INITIALIZING" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\
    ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\
    latched /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(epoch = 0 \/ epoch
    = 0 - 1)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(pinned = 0
    \/ pinned = 0 - 1)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(pinned = 0 \/
    pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN"
    /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(pinned = 0
    \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record)
    # "INTENT" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running
    = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(pinned = 0
    \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch
    /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/
    (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "COMPLETED" /\ ~(pinned = 0 \/ pinned = 0 - 1))
    \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING"
    /\ store = "LOST" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\ ~(pinned = 0 \/ pinned = 0 -
    1)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state
    = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(pinned = 0 \/ pinned = 0 - 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (state =
    "SHUTDOWN" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(pinned = 0 \/
    pinned = 0 - 1)) \/ (store = "OPEN" /\ ~(pinned = 0 \/ pinned = 0 - 1)) \/ (channel = "SINK" /\ ~(pinned = 0 \/
    pinned = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(pinned = 0 \/ pinned
    = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(pinned = 0 \/ pinned = 0 -
    1)))) /\ (pinned = 1 => ~(~(pinned = 1 \/ pinned = 0 - 1) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    channel # "NONE" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record
    = "INTENT" \/ write_record = "INTENT") /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "INITIALIZING" /\ store =
    "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state =
    "INITIALIZING" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(pinned =
    1 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "IDLE" /\ latched /\
    ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(epoch = 1 \/ epoch = 0 - 1))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(pinned = 1 \/ pinned
    = 0 - 1)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(pinned
    = 1 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(pinned = 1 \/ pinned = 0 -
    1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(pinned =
    1 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(pinned = 1 \/ pinned = 0 -
    1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(pinned = 1 \/
    pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\
    (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state
    = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "COMPLETED" /\ ~(pinned = 1 \/ pinned = 0 - 1))
    \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING"
    /\ store = "LOST" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\ ~(pinned = 1 \/ pinned = 0 -
    1)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state
    = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(pinned = 1 \/ pinned = 0 - 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (state =
    "SHUTDOWN" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(pinned = 1 \/
    pinned = 0 - 1)) \/ (store = "OPEN" /\ ~(pinned = 1 \/ pinned = 0 - 1)) \/ (channel = "SINK" /\ ~(pinned = 1 \/
    pinned = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(pinned = 1 \/ pinned
    = 0 - 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(pinned = 1 \/ pinned = 0 -
    1))))

\* decisions-are-kept [FC-SM-025, FC-SM-026, FC-SM-027]: Each decision is recorded as such and leads to its
\* target state. (expected: holds)
decisions_are_kept == (last = "AUTHORIZATION_NOT_REQUIRED" => (state = "CAPABILITY_EXECUTING" /\ decision =
    "NOT_REQUIRED")) /\ (last = "AUTHORIZATION_GRANTED" => (state = "CAPABILITY_EXECUTING" /\ decision = "ALLOW")) /\
    (last = "AUTHORIZATION_DENIED" => (state = "ERROR" /\ decision = "DENY"))

\* decision-fits-the-form [FC-SM-025, FC-SM-028, FC-SM-052]: A tool call is allowed or denied; a message needs no
\* decision. (expected: holds)
decision_fits_the_form == (decision # "NOT_REQUIRED" \/ form = "MESSAGE") /\ ((decision # "ALLOW" /\ decision #
    "DENY") \/ form = "TOOL_CALL") /\ (~(state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") \/ decision =
    "ALLOW" \/ decision = "NOT_REQUIRED")

\* granted-under-the-pinned-epoch [FC-SM-025, FC-SM-028]: Authorisation is granted only to a tool call, only
\* while the registry is still that of its validation, and only with an open store for the intent. (expected:
\* holds)
granted_under_the_pinned_epoch == (enabled_AUTHORIZATION_GRANTED) => (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN")

\* only-messages-need-no-authorization [FC-SM-025, FC-SM-028]: Authorisation is skipped only for messages, and
\* denied only to tool calls. (expected: holds)
only_messages_need_no_authorization == (enabled_AUTHORIZATION_NOT_REQUIRED => (state = "AUTHORIZATION_EVALUATING" /\
    form = "MESSAGE")) /\ (enabled_AUTHORIZATION_DENIED => (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL"))

\* every-decision-is-possible [FC-SM-025, FC-SM-026]: A message can pass; a tool call can be denied, and granted
\* if registry and store permit it. (expected: holds)
every_decision_is_possible == state = "AUTHORIZATION_EVALUATING" => ((form = "MESSAGE" =>
    enabled_AUTHORIZATION_NOT_REQUIRED) /\ (form = "TOOL_CALL" => enabled_AUTHORIZATION_DENIED) /\ ((pinned = epoch /\
    store = "OPEN") => enabled_AUTHORIZATION_GRANTED))

\* registry-change-denies [FC-SM-025, FC-SM-027]: If the registry changes between the beginning of validation and
\* authorisation, nothing is executed before the next input arrives. (expected: holds)
registry_change_denies == "registry-change-denies" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* denied-never-executed [FC-SM-027, FC-SM-028, FC-SM-064]: After a denial nothing is invoked before the next
\* input arrives. (expected: holds)
denied_never_executed == "denied-never-executed" \in open => (~(last = "CAPABILITY_STARTED"))

\* authorized-before-executed [FC-SM-002, FC-SM-028, FC-SM-073]: CAPABILITY_EXECUTING is not reached with an
\* input before authorisation is granted or found not to be required. (expected: holds)
authorized_before_executed == "authorized-before-executed" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* executing-means-allowed [FC-SM-029, FC-PR-055]: Every input in CAPABILITY_EXECUTING has been allowed.
\* Sacrificed: messages pass there, too, without a decision (D-FC-03). Instead, invoked-means-allowed holds.
\* (expected: fails)
executing_means_allowed == ~(state = "CAPABILITY_EXECUTING") \/ decision = "ALLOW"

\* invoked-means-allowed [FC-SM-002, FC-SM-028, FC-SM-032, FC-SM-073, FC-PR-009, FC-PR-028, FC-PR-036, FC-PR-038,
\* FC-PR-054, FC-PR-055]: If a tool is invoked, the input is a tool call, it is allowed, and the intent to
\* execute it is in the store. (expected: holds)
invoked_means_allowed == (running = "NONE" \/ (form = "TOOL_CALL" /\ decision = "ALLOW")) /\ (running # "READER" \/
    read_record = "INTENT") /\ (running # "WRITER" \/ write_record = "INTENT")

\* intent-is-recorded [FC-SM-028, FC-SM-033, FC-SM-043]: Authorisation is granted only with the intent in the
\* store, unless the key already has a record. (expected: holds)
intent_is_recorded == ((input = "READ" /\ read_record = "NONE") => ~(state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "READ" /\ read_record = "NONE") THEN "INTENT"
    ELSE read_record) = "INTENT"))) /\ ((input = "WRITE" /\ write_record = "NONE") => ~(state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "WRITE" /\
    write_record = "NONE") THEN "INTENT" ELSE write_record) = "INTENT")))

\* records-are-of-their-own-key [FC-SM-033, FC-SM-056, FC-SM-057]: An execution of one tool never changes the
\* record for the key of the other. (expected: holds)
records_are_of_their_own_key == ~(state = "INITIALIZING") => (((input # "READ" /\ read_record = "NONE") =>
    ~(~(read_record = "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\
    ~((IF (read_record = "INTENT") THEN "CLOSED" ELSE read_record) = "NONE")) \/ (state = "INITIALIZING" /\ store =
    "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING"
    /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "NONE")) \/ (state
    = "IDLE" /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE"
    /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned =
    0)) /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\
    pinned # 0)) /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store =
    "OPEN" /\ ~((IF (input = "READ" /\ read_record = "NONE") THEN "INTENT" ELSE read_record) = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "MESSAGE" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF
    (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(read_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~((IF (running = "READER") THEN "CLOSED" ELSE read_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(read_record =
    "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(read_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE read_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(read_record
    = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(read_record = "NONE")) \/
    (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(read_record = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(read_record = "NONE")) \/ (state = "SHUTDOWN" /\ ~(read_record = "NONE")) \/ ((epoch < LAST_EPOCH \/ state =
    "IDLE") /\ ~(read_record = "NONE")) \/ (store = "OPEN" /\ ~(read_record = "NONE")) \/ (channel = "SINK" /\
    ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(read_record = "NONE")))) /\ ((input # "WRITE" /\
    write_record = "NONE") => ~(~(write_record = "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel #
    "NONE" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/
    write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN "CLOSED" ELSE write_record) = "NONE")) \/ (state
    = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(write_record =
    "NONE")) \/ (state = "INITIALIZING" /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched
    /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ latched /\
    ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(write_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "WRITE" /\ write_record = "NONE") THEN
    "INTENT" ELSE write_record) = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record)
    # "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record
    = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(write_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "WRITER") THEN "CLOSED" ELSE
    write_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\
    store = "LOST" /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\
    ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state
    = "INPUT_RECEIVED" /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(write_record = "NONE")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(write_record
    = "NONE")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed
    < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "NONE"))
    \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN
    (IF (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE write_record) = "NONE")) \/ (state = "ERROR" /\ closing =
    "NONE" /\ store # "OPEN" /\ ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)
    /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(write_record = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "NONE")) \/ (state =
    "SHUTDOWN" /\ ~(write_record = "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record = "NONE")) \/
    (store = "OPEN" /\ ~(write_record = "NONE")) \/ (channel = "SINK" /\ ~(write_record = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(write_record = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE"))))

\* one-intent-at-a-time [FC-SM-052, FC-SM-056]: At most one intent is open, since there is at most one execution.
\* (expected: holds)
one_intent_at_a_time == read_record # "INTENT" \/ write_record # "INTENT"

\* intent-comes-with-the-grant [FC-SM-028, FC-SM-033]: Once the runtime is ready, only an authorisation puts an
\* intent into the store. (expected: holds)
intent_comes_with_the_grant == ~(state = "INITIALIZING") => ((read_record = "NONE" => ~(~(read_record = "NONE") \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record =
    "INTENT") THEN "CLOSED" ELSE read_record) = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record #
    "INTENT" /\ write_record # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(read_record =
    "NONE")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\
    ~(read_record = "NONE")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\
    store = "OPEN" /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record =
    "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(read_record
    = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record = "NONE")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(read_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(read_record = "NONE"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(read_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    running # "NONE" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(read_record = "NONE")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(read_record = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "READER") THEN "CLOSED" ELSE read_record) = "NONE")) \/
    (state = "COMPLETED" /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(read_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(read_record =
    "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\
    elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE read_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(read_record
    = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(read_record = "NONE")) \/
    (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(read_record = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(read_record = "NONE")) \/ (state = "SHUTDOWN" /\ ~(read_record = "NONE")) \/ ((epoch < LAST_EPOCH \/ state =
    "IDLE") /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\ ~((IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE")
    = "NONE" \/ (IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "CLOSED")) \/ (store = "OPEN" /\ ~(read_record
    = "NONE")) \/ (channel = "SINK" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(read_record =
    "NONE")))) /\ (write_record = "NONE" => ~(~(write_record = "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED"
    /\ channel # "NONE" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN "CLOSED" ELSE write_record) =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\
    ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ input #
    "NONE" /\ ~latched /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~(write_record = "NONE")) \/ (state = "IDLE"
    /\ latched /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(write_record =
    "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(write_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(write_record = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF
    (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(write_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(write_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~((IF (running = "WRITER") THEN "CLOSED" ELSE write_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(write_record =
    "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(write_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state
    = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE write_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(write_record
    = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(write_record = "NONE"))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "NONE")) \/ (state = "SHUTDOWN" /\ ~(write_record =
    "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~((IF
    (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "NONE" \/ (IF (write_record = "NONE") THEN "CLOSED" ELSE
    "NONE") = "CLOSED")) \/ (store = "OPEN" /\ ~(write_record = "NONE")) \/ (channel = "SINK" /\ ~(write_record =
    "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(write_record = "NONE")) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE"))))

\* closed-is-for-good [FC-SM-033, FC-SM-043]: A closed key stays closed while it is current, so a retry is
\* recognised. (expected: holds)
\* This is part 1 of it.
closed_is_for_good_1 == "closed-is-for-good-1" \in open => (read_record = "CLOSED")

\* closed-is-for-good [FC-SM-033, FC-SM-043]: A closed key stays closed while it is current, so a retry is
\* recognised. (expected: holds)
\* This is part 2 of it.
closed_is_for_good_2 == "closed-is-for-good-2" \in open => (write_record = "CLOSED")

\* begun-is-on-record [FC-SM-029, FC-SM-033, FC-SM-043]: Once a tool has been invoked, the store has a record of
\* it as long as its key is current. (expected: holds)
\* This is part 1 of it.
begun_is_on_record_1 == "begun-is-on-record-1" \in open => (read_record # "NONE")

\* begun-is-on-record [FC-SM-029, FC-SM-033, FC-SM-043]: Once a tool has been invoked, the store has a record of
\* it as long as its key is current. (expected: holds)
\* This is part 2 of it.
begun_is_on_record_2 == "begun-is-on-record-2" \in open => (write_record # "NONE")

\* executed-once [FC-SM-029, FC-SM-064]: Neither tool is invoked a second time with the same key, however often
\* the call is repeated. (expected: holds)
\* This is part 1 of it.
\* TLC cannot check executed-once-1: AG ((running == READER -> AX A[not (CAPABILITY_STARTED and running ==
\* READER) W READ_KEY_TAKEN]) and (running == WRITER -> AX A[not (CAPABILITY_STARTED and running == WRITER) W
\* WRITE_KEY_TAKEN])): the target has no next-state operator

\* executed-once [FC-SM-029, FC-SM-064]: Neither tool is invoked a second time with the same key, however often
\* the call is repeated. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check executed-once-2: AG ((running == READER -> AX A[not (CAPABILITY_STARTED and running ==
\* READER) W READ_KEY_TAKEN]) and (running == WRITER -> AX A[not (CAPABILITY_STARTED and running == WRITER) W
\* WRITE_KEY_TAKEN])): the target has no next-state operator

\* leftovers-are-not-executed-again [FC-SM-029, FC-SM-064]: An execution that an earlier life may have made is
\* not repeated in this one under the same key. (expected: holds)
\* This is part 1 of it.
\* TLC cannot check leftovers-are-not-executed-again-1: AG (INITIALIZING -> ((read_record == INTENT -> A[running
\* != READER W READ_KEY_TAKEN]) and (write_record == INTENT -> A[running != WRITER W WRITE_KEY_TAKEN]))): the
\* target has no 'until', and this one is nested inside another operator

\* leftovers-are-not-executed-again [FC-SM-029, FC-SM-064]: An execution that an earlier life may have made is
\* not repeated in this one under the same key. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check leftovers-are-not-executed-again-2: AG (INITIALIZING -> ((read_record == INTENT -> A[running
\* != READER W READ_KEY_TAKEN]) and (write_record == INTENT -> A[running != WRITER W WRITE_KEY_TAKEN]))): the
\* target has no 'until', and this one is nested inside another operator

\* keys-are-taken-between-executions [FC-SM-033, FC-SM-056]: The key of a tool's next call is chosen in IDLE;
\* that changes only the record for the key, which is none or a closed one. (expected: holds)
keys_are_taken_between_executions == (last = "READ_KEY_TAKEN" => (state = "IDLE" /\ read_record # "INTENT")) /\ (last
    = "WRITE_KEY_TAKEN" => (state = "IDLE" /\ write_record # "INTENT"))

\* message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
\* CAPABILITY_EXECUTING before the next input arrives. Sacrificed: the edges leave no other path (D-FC-03).
\* Instead, message-invokes-nothing holds. (expected: fails)
message_never_executes == "message-never-executes" \in open => (~(state = "CAPABILITY_EXECUTING"))

\* message-invokes-nothing [FC-SM-028, FC-SM-029, FC-PR-005, FC-PR-027, FC-PR-028, FC-PR-036]: After a message is
\* accepted, no tool is invoked before the next input arrives. (expected: holds)
message_invokes_nothing == "message-invokes-nothing" \in open => (running = "NONE")

\* message-can-be-recorded [FC-SM-033, FC-PR-033, FC-PR-034]: As long as there is a store, a received message can
\* be completed with a record that marks it as a message. (expected: holds)
\* TLC cannot check message-can-be-recorded: AG ((PROTOCOL_VALIDATING and input == NOTE and store == OPEN) ->
\* E[not (ERROR or IDLE) U (COMPLETED and closing == ACCEPTED_MESSAGE)]): it quantifies over all paths and over
\* some path, which LTL cannot express

\* message-is-recorded [FC-SM-033, FC-PR-034]: An accepted message is eventually recorded as such unless a
\* failure prevents it, provided that the runtime keeps working. (expected: holds)
message_is_recorded == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED) /\ Settled) => ([](last = "MESSAGE_ACCEPTED" => (<>(closing =
    "ACCEPTED_MESSAGE" \/ state = "ERROR"))))

\* messages-pass-on [FC-SM-029, FC-SM-030]: In CAPABILITY_EXECUTING exactly a message is passed on as one, to
\* MEMORY_COMMITTING. (expected: holds)
messages_pass_on == ((state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE") => enabled_MESSAGE_PASSED_ON) /\
    (enabled_MESSAGE_PASSED_ON => (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE")) /\ (last = "MESSAGE_PASSED_ON"
    => state = "MEMORY_COMMITTING")

\* retries-are-replayed [FC-SM-029, FC-SM-030]: Exactly a call with a closed key is answered from the store; that
\* leads to MEMORY_COMMITTING. (expected: holds)
retries_are_replayed == ((state = "CAPABILITY_EXECUTING" /\ ((input = "READ" /\ read_record = "CLOSED") \/ (input =
    "WRITE" /\ write_record = "CLOSED"))) => enabled_RESULT_REPLAYED) /\ (enabled_RESULT_REPLAYED => (state =
    "CAPABILITY_EXECUTING" /\ ((input = "READ" /\ read_record = "CLOSED") \/ (input = "WRITE" /\ write_record =
    "CLOSED")))) /\ (last = "RESULT_REPLAYED" => (state = "MEMORY_COMMITTING" /\ running = "NONE"))

\* started-under-authority [FC-SM-017, FC-SM-020, FC-SM-028, FC-SM-029, FC-SM-032, FC-PR-009, FC-PR-010,
\* FC-PR-038]: A tool is invoked only once for a call, only if it is allowed, while its checked registration is
\* unchanged, and with its own intent in the store. (expected: holds)
started_under_authority == (enabled_CAPABILITY_STARTED) => (state = "CAPABILITY_EXECUTING" /\ decision = "ALLOW" /\
    running = "NONE" /\ pinned = epoch /\ ((input = "READ" /\ read_record = "INTENT") \/ (input = "WRITE" /\
    write_record = "INTENT" /\ epoch = 0)))

\* allowed-can-start [FC-SM-029]: An allowed and registered tool with a recorded intent can be invoked, unless it
\* has been. (expected: holds)
allowed_can_start == (state = "CAPABILITY_EXECUTING" /\ running = "NONE" /\ pinned = epoch /\ (read_record = "INTENT"
    \/ write_record = "INTENT")) => enabled_CAPABILITY_STARTED

\* invoked-is-requested [FC-SM-028, FC-SM-029]: A start invokes only the tool that the input asks for. (expected:
\* holds)
invoked_is_requested == (last = "CAPABILITY_STARTED" => running # "NONE") /\ (running = "READER" => input = "READ") /\
    (running = "WRITER" => input = "WRITE")

\* invoked-only-while-executing [FC-SM-017, FC-SM-020, FC-SM-029, FC-SM-032]: A tool is invoked only in
\* CAPABILITY_EXECUTING. (expected: holds)
invoked_only_while_executing == ~(state = "CAPABILITY_EXECUTING") => (running = "NONE" => ~(~(running = "NONE") \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(running = "NONE")) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(running = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(running = "NONE")) \/
    (state = "INITIALIZING" /\ ~(running = "NONE")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(running =
    "NONE")) \/ (state = "IDLE" /\ ~(running = "NONE")) \/ (state = "IDLE" /\ latched /\ ~(running = "NONE")) \/
    (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(running = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input =
    "NOTE" /\ ~(running = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned
    = 0)) /\ ~(running = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\
    pinned # 0)) /\ ~(running = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(running =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~(running = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(running = "NONE")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(running = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(running = "NONE"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~((IF (input = "READ") THEN "READER" ELSE "WRITER") =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(running = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(running = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(running
    = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(running = "NONE")) \/ (state =
    "COMPLETED" /\ ~(running = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(running = "NONE")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(running = "NONE")) \/ (state = "MEMORY_COMMITTING" /\
    store = "LOST" /\ ~(running = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(running = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(running = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(running = "NONE")) \/
    (state = "MEMORY_COMMITTING" /\ ~(running = "NONE")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\
    ~(running = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(running = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(running = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ elapsed = STAGE_DEADLINE /\ ~(running = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(running = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed <
    (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(running = "NONE")) \/
    (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(running = "NONE")) \/ (state = "ERROR" /\
    closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(running = "NONE")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(running =
    "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(running = "NONE")) \/ (state = "SHUTDOWN" /\ ~(running = "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\
    ~(running = "NONE")) \/ (store = "OPEN" /\ ~(running = "NONE")) \/ (channel = "SINK" /\ ~(running = "NONE")) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(running = "NONE")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(running = "NONE"))))

\* revoked-is-denied [FC-SM-025, FC-SM-027]: The permission is withdrawn exactly if the registry changes before
\* the tool is invoked; that is a denial and leads to ERROR. (expected: holds)
revoked_is_denied == ((state = "CAPABILITY_EXECUTING" /\ running = "NONE" /\ pinned # epoch /\ (read_record = "INTENT"
    \/ write_record = "INTENT")) => enabled_CAPABILITY_REVOKED) /\ (enabled_CAPABILITY_REVOKED => (state =
    "CAPABILITY_EXECUTING" /\ running = "NONE" /\ pinned >= 0 /\ pinned # epoch /\ ((input = "READ" /\ read_record =
    "INTENT") \/ (input = "WRITE" /\ write_record = "INTENT")))) /\ (last = "CAPABILITY_REVOKED" => (state = "ERROR"
    /\ decision = "DENY"))

\* results-are-kept [FC-SM-029, FC-SM-030]: A tool that succeeds and a tool that fails have both returned a
\* result, which is recorded as such and leads to MEMORY_COMMITTING. (expected: holds)
results_are_kept == (last = "CAPABILITY_SUCCEEDED" => (state = "MEMORY_COMMITTING" /\ result = "SUCCEEDED")) /\ (last
    = "CAPABILITY_FAILED" => (state = "MEMORY_COMMITTING" /\ result = "TOOL_FAILED"))

\* results-are-of-an-invoked-tool [FC-SM-029, FC-SM-030]: A result comes from an invoked tool, and an invoked
\* tool can always return a success or a failure. (expected: holds)
results_are_of_an_invoked_tool == ((state = "CAPABILITY_EXECUTING" /\ running # "NONE") =>
    (enabled_CAPABILITY_SUCCEEDED /\ enabled_CAPABILITY_FAILED)) /\ ((enabled_CAPABILITY_SUCCEEDED \/
    enabled_CAPABILITY_FAILED) => (state = "CAPABILITY_EXECUTING" /\ running # "NONE"))

\* result-if-executed [FC-SM-029, FC-SM-033, FC-SM-052]: There is a result if and only if a tool has been invoked
\* and has returned, and then only in the commit or its failure. (expected: holds)
result_if_executed == (result = "NONE" \/ (running # "NONE" /\ (state = "MEMORY_COMMITTING" \/ state = "ERROR"))) /\
    (~(state = "MEMORY_COMMITTING") \/ (running = "NONE" /\ result = "NONE") \/ (running # "NONE" /\ result # "NONE"))

\* executor-failure-is-an-error [FC-SM-029, FC-SM-030, FC-SM-062]: The executor may fail at any moment of an
\* execution; that leads to ERROR, without a result. (expected: holds)
executor_failure_is_an_error == (state = "CAPABILITY_EXECUTING" => enabled_EXECUTOR_FAILED) /\ (last =
    "EXECUTOR_FAILED" => (state = "ERROR" /\ result = "NONE"))

\* idle-does-not-execute [FC-SM-017]: In IDLE no tool is invoked or runs, and no single step leads to
\* CAPABILITY_EXECUTING. (expected: holds)
idle_does_not_execute == state = "IDLE" => (running = "NONE" /\ ~enabled_CAPABILITY_STARTED /\ ~(~(~(state =
    "CAPABILITY_EXECUTING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record
    = "INTENT") /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE")
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "ERROR" /\ closing =
    "NONE" /\ store = "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "ERROR" /\ closing = "NONE" /\ store
    # "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state
    = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/
    (state = "SHUTDOWN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "IDLE" /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/
    (store = "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (channel = "SINK" /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(~(state =
    "CAPABILITY_EXECUTING")))))

\* input-received-does-not-execute [FC-SM-020]: In INPUT_RECEIVED no tool is invoked or runs, and no single step
\* leads to CAPABILITY_EXECUTING. (expected: holds)
input_received_does_not_execute == state = "INPUT_RECEIVED" => (running = "NONE" /\ ~enabled_CAPABILITY_STARTED /\
    ~(~(~(state = "CAPABILITY_EXECUTING")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/
    write_record = "INTENT") /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/
    (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "SHUTDOWN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state =
    "IDLE" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(~(state =
    "CAPABILITY_EXECUTING"))) \/ (store = "OPEN" /\ ~(~(state = "CAPABILITY_EXECUTING"))) \/ (channel = "SINK" /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\
    ~(~(state = "CAPABILITY_EXECUTING"))) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(~(state = "CAPABILITY_EXECUTING")))))

\* commit-is-complete [FC-SM-033, FC-SM-034]: A commit needs an open store, a decision, and, if a tool was
\* invoked, its result. (expected: holds)
commit_is_complete == (enabled_COMMIT_SUCCEEDED) => (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ (decision =
    "ALLOW" \/ decision = "NOT_REQUIRED") /\ (running = "NONE" \/ result # "NONE"))

\* commit-is-possible [FC-SM-034]: As long as the store is open, the commit can succeed. (expected: holds)
commit_is_possible == (state = "MEMORY_COMMITTING" /\ store = "OPEN") => enabled_COMMIT_SUCCEEDED

\* commit-tells-what-happened [FC-SM-033, FC-SM-037]: The committed record distinguishes a message, a replayed
\* answer, a success and a failure. (expected: holds)
\* This is part 1 of it.
commit_tells_what_happened_1 == form = "MESSAGE" => ~(~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE") \/ (state
    = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" => closing =
    "ACCEPTED_MESSAGE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running
    = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state =
    "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form =
    "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED")
    THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "ACCEPTED_MESSAGE")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED"
    ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result =
    "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
    = "ACCEPTED_MESSAGE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "ACCEPTED_MESSAGE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "COMPLETED" => closing =
    "ACCEPTED_MESSAGE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" => closing
    = "ACCEPTED_MESSAGE")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (store = "OPEN" /\
    ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (channel = "SINK" /\ ~(state = "COMPLETED" => closing =
    "ACCEPTED_MESSAGE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "COMPLETED" => closing = "ACCEPTED_MESSAGE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(state = "COMPLETED" => closing = "ACCEPTED_MESSAGE")))

\* commit-tells-what-happened [FC-SM-033, FC-SM-037]: The committed record distinguishes a message, a replayed
\* answer, a success and a failure. (expected: holds)
\* This is part 2 of it.
commit_tells_what_happened_2 == (form = "TOOL_CALL" /\ running = "NONE") => ~(~(state = "COMPLETED" => closing =
    "REPLAYED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" => closing
    = "REPLAYED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED"
    => closing = "REPLAYED")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN
    "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED"
    ELSE "RETURNED_FAILURE"))) = "REPLAYED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "COMPLETED" => closing = "REPLAYED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY")
    THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF
    (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "REPLAYED")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "REPLAYED")) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "COMPLETED" => closing = "REPLAYED")) \/ ((state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state
    = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "COMPLETED" => closing = "REPLAYED")) \/ (state = "SHUTDOWN" /\
    ~(state = "COMPLETED" => closing = "REPLAYED")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => closing =
    "REPLAYED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => closing = "REPLAYED")) \/
    (store = "OPEN" /\ ~(state = "COMPLETED" => closing = "REPLAYED")) \/ (channel = "SINK" /\ ~(state = "COMPLETED"
    => closing = "REPLAYED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "COMPLETED" => closing = "REPLAYED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "COMPLETED" => closing = "REPLAYED")))

\* commit-tells-what-happened [FC-SM-033, FC-SM-037]: The committed record distinguishes a message, a replayed
\* answer, a success and a failure. (expected: holds)
\* This is part 3 of it.
commit_tells_what_happened_3 == result = "SUCCEEDED" => ~(~(state = "COMPLETED" => closing = "RETURNED") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "COMPLETED" => FALSE)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED" => closing =
    "RETURNED")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE"
    ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE
    "RETURNED_FAILURE"))) = "RETURNED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY")
    THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF
    (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "RETURNED")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "RETURNED")) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/ ((state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state
    = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/ (state = "SHUTDOWN" /\
    ~(state = "COMPLETED" => closing = "RETURNED")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => closing =
    "RETURNED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/
    (store = "OPEN" /\ ~(state = "COMPLETED" => closing = "RETURNED")) \/ (channel = "SINK" /\ ~(state = "COMPLETED"
    => closing = "RETURNED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "COMPLETED" => closing = "RETURNED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "COMPLETED" => closing = "RETURNED")))

\* commit-tells-what-happened [FC-SM-033, FC-SM-037]: The committed record distinguishes a message, a replayed
\* answer, a success and a failure. (expected: holds)
\* This is part 4 of it.
commit_tells_what_happened_4 == result = "TOOL_FAILED" => ~(~(state = "COMPLETED" => closing = "RETURNED_FAILURE") \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" => closing =
    "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running
    = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state =
    "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form =
    "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED")
    THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "RETURNED_FAILURE")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" => (IF (form = "INVALID") THEN "REJECTED"
    ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result =
    "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
    = "RETURNED_FAILURE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "RETURNED_FAILURE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "COMPLETED" => closing =
    "RETURNED_FAILURE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" => closing
    = "RETURNED_FAILURE")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (store = "OPEN" /\
    ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (channel = "SINK" /\ ~(state = "COMPLETED" => closing =
    "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "COMPLETED" => closing = "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(state = "COMPLETED" => closing = "RETURNED_FAILURE")))

\* commit-closes-the-key [FC-SM-033]: The commit of an execution closes its key. (expected: holds)
commit_closes_the_key == (running = "READER" => ~(~(state = "COMPLETED" => read_record = "CLOSED") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state =
    "COMPLETED" => (IF (read_record = "INTENT") THEN "CLOSED" ELSE read_record) = "CLOSED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "READER") THEN "CLOSED" ELSE read_record) = "CLOSED"))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" =>
    read_record = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" => (IF
    (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE read_record) =
    "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => read_record =
    "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/ ((state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state
    = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/ (state = "SHUTDOWN" /\
    ~(state = "COMPLETED" => read_record = "CLOSED")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => read_record =
    "CLOSED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/
    (state = "IDLE" /\ ~(state = "COMPLETED" => (IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "CLOSED")) \/
    (store = "OPEN" /\ ~(state = "COMPLETED" => read_record = "CLOSED")) \/ (channel = "SINK" /\ ~(state = "COMPLETED"
    => read_record = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "COMPLETED" => FALSE)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "COMPLETED" => read_record = "CLOSED")))) /\ (running = "WRITER" => ~(~(state = "COMPLETED" => write_record =
    "CLOSED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" =>
    write_record = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record
    = "INTENT") /\ ~(state = "COMPLETED" => (IF (write_record = "INTENT") THEN "CLOSED" ELSE write_record) =
    "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED" => write_record =
    "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "WRITER") THEN "CLOSED" ELSE
    write_record) = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "COMPLETED" => write_record = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~(state = "COMPLETED" => (IF (write_record = "INTENT" /\ initialised) THEN (IF (running =
    "NONE") THEN "NONE" ELSE "CLOSED") ELSE write_record) = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(state = "COMPLETED" => write_record = "CLOSED")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "COMPLETED" => write_record = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "COMPLETED" => write_record = "CLOSED")) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" => write_record
    = "CLOSED")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" => write_record = "CLOSED")) \/ ((epoch < LAST_EPOCH \/
    state = "IDLE") /\ ~(state = "COMPLETED" => write_record = "CLOSED")) \/ (state = "IDLE" /\ ~(state = "COMPLETED"
    => (IF (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "CLOSED")) \/ (store = "OPEN" /\ ~(state = "COMPLETED"
    => write_record = "CLOSED")) \/ (channel = "SINK" /\ ~(state = "COMPLETED" => write_record = "CLOSED")) \/ (state
    = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "COMPLETED" => write_record =
    "CLOSED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "COMPLETED" =>
    FALSE))))

\* committed-before-completed [FC-SM-033, FC-SM-034, FC-SM-037]: COMPLETED is entered only by a successful
\* commit, and has its closing record. (expected: holds)
committed_before_completed == (state = "COMPLETED" => closing # "NONE") /\ (~(state = "COMPLETED") => ~(~(state =
    "COMPLETED" => FALSE) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED"
    => FALSE)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\
    ~(state = "COMPLETED" => FALSE)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\
    pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED" =>
    FALSE)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" => FALSE))
    \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "ERROR"
    /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" => FALSE)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "COMPLETED" => FALSE)) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "COMPLETED" => FALSE)) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" => FALSE)) \/ (state = "IDLE" /\
    ~(state = "COMPLETED" => FALSE)) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "COMPLETED" => FALSE)) \/
    (store = "OPEN" /\ ~(state = "COMPLETED" => FALSE)) \/ (channel = "SINK" /\ ~(state = "COMPLETED" => FALSE)) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "COMPLETED" => FALSE)) \/ (state
    = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "COMPLETED" => FALSE)))) /\ (last =
    "COMMIT_SUCCEEDED" => state = "COMPLETED")

\* completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
\* IDLE again, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
completed_returns_to_idle_1 == "completed-returns-to-idle-1" \in open => (state = "COMPLETED")

\* completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
\* IDLE again, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
completed_returns_to_idle_2 == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](state = "COMPLETED" => (<>(state = "IDLE"))))

\* completed-leads-to-idle [FC-SM-038]: From COMPLETED the runtime gets to IDLE and nowhere else, and finalising
\* cannot fail. (expected: holds)
completed_leads_to_idle == (state = "COMPLETED" => (enabled_COMPLETION_FINALIZED /\ ~(~(state = "COMPLETED" \/ state =
    "IDLE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" \/ state =
    "IDLE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\
    ~(state = "COMPLETED" \/ state = "IDLE")) \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/
    (state = "PROTOCOL_VALIDATING" /\ input = "NOTE") \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input =
    "WRITE" /\ pinned = 0))) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned #
    0))) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/
    (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT") \/
    (state = "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state = "CAPABILITY_EXECUTING" \/ (state =
    "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state
    = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST") \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ elapsed =
    STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" \/ state =
    "IDLE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ (state =
    "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "COMPLETED" \/ state = "IDLE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "COMPLETED" \/ state = "IDLE")) \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/
    state = "SHUTDOWN" \/ (state = "IDLE" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ ((epoch < LAST_EPOCH \/
    state = "IDLE") /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ (store = "OPEN" /\ ~(state = "COMPLETED" \/ state
    = "IDLE")) \/ (channel = "SINK" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~(state = "COMPLETED" \/ state = "IDLE")) \/ (state = "INITIALIZING" /\ store
    = "CLOSED" /\ read_record = "NONE" /\ ~(state = "COMPLETED" \/ state = "IDLE"))))) /\ (last =
    "COMPLETION_FINALIZED" => state = "IDLE")

\* every-execution-is-closed [FC-SM-002, FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: No execution
\* ends, in success or failure, without a closing record. The assumption is that the last resort, which replaces
\* a missing store, can always be written. (expected: holds)
every_execution_is_closed == "every-execution-is-closed" \in open => (~(state = "IDLE" \/ state = "SHUTDOWN"))

\* failure-leads-to-error [FC-SM-002, FC-SM-062]: Every failure leads to ERROR at once, and is not recorded yet.
\* (expected: holds)
failure_leads_to_error == (last = "INITIALIZATION_FAILED" \/ last = "PROTOCOL_REJECTED" \/ last =
    "AUTHORIZATION_DENIED" \/ last = "CAPABILITY_REVOKED" \/ last = "EXECUTOR_FAILED" \/ last =
    "EXECUTION_DEADLINE_PASSED" \/ last = "STAGE_DEADLINE_PASSED" \/ last = "STORE_FAILED" \/ last = "RUNTIME_FAILURE"
    \/ last = "INTEGRITY_FAULT") => (state = "ERROR" /\ closing = "NONE")

\* failure-leads-to-error-from-every-state [FC-SM-002, FC-SM-062]: Taken literally, from every state except
\* TERMINATED a failure leads to ERROR. Sacrificed: IDLE, COMPLETED and SHUTDOWN have no edge to ERROR (D-FC-05).
\* Instead, nothing-fails-elsewhere holds. (expected: fails)
failure_leads_to_error_from_every_state == state = "TERMINATED" \/ state = "ERROR" \/ (state = "ERROR" \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ state = "ERROR") \/ (state = "INITIALIZING" /\ store =
    "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ state = "ERROR") \/ state = "INITIALIZING" \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ state
    = "ERROR") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT") \/ state = "CAPABILITY_EXECUTING" \/ (state =
    "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE) \/ (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state
    = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state = "MEMORY_COMMITTING" /\ store = "LOST") \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ elapsed =
    STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state
    = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ state = "ERROR") \/ (state =
    "ERROR" /\ closing = "NONE" /\ store = "OPEN") \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN") \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ state = "ERROR") \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    state = "ERROR") \/ (state = "SHUTDOWN" /\ state = "ERROR") \/ (state = "IDLE" /\ state = "ERROR") \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ state = "ERROR") \/ (store = "OPEN" /\ state = "ERROR") \/ (channel = "SINK" /\
    state = "ERROR") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ state = "ERROR") \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ state = "ERROR"))

\* nothing-fails-elsewhere [FC-SM-062]: In the states without an edge to ERROR, no work is done that can fail
\* like a stage. (expected: holds)
nothing_fails_elsewhere == (state = "IDLE" \/ state = "COMPLETED" \/ state = "SHUTDOWN") => ~(enabled_RUNTIME_FAILURE
    \/ enabled_INTEGRITY_FAULT \/ enabled_EXECUTOR_FAILED \/ enabled_STORE_FAILED \/ enabled_STAGE_DEADLINE_PASSED \/
    enabled_EXECUTION_DEADLINE_PASSED)

\* failure-accepted-while-working [FC-SM-062]: In each stage of an execution, a failure and an unrecoverable
\* fault are possible. (expected: holds)
failure_accepted_while_working == ((state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING") => (enabled_RUNTIME_FAILURE /\
    enabled_INTEGRITY_FAULT)) /\ (state = "CAPABILITY_EXECUTING" => (enabled_EXECUTOR_FAILED /\
    enabled_INTEGRITY_FAULT))

\* lost-store-is-a-failure [FC-SM-062]: A stage that must write to the store fails if and only if the store is
\* lost. (expected: holds)
lost_store_is_a_failure == (((state = "INPUT_RECEIVED" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "MEMORY_COMMITTING") /\ store = "LOST") => enabled_STORE_FAILED) /\ (enabled_STORE_FAILED => ((state =
    "INPUT_RECEIVED" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING") /\ store = "LOST"))

\* unrecoverable-is-noted [FC-SM-040, FC-SM-041]: Only a missing store for a stage or a record, and a fault of
\* the runtime itself, are noted as unrecoverable. (expected: holds)
unrecoverable_is_noted == ((last = "STORE_FAILED" \/ last = "INTEGRITY_FAULT" \/ last = "ERROR_RECORDED_ELSEWHERE") =>
    ~recoverable) /\ (recoverable => ~(~recoverable \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE"
    /\ ~recoverable) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~recoverable) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record
    # "INTENT" /\ ~recoverable) \/ (state = "INITIALIZING" /\ ~recoverable) \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched /\ ~recoverable) \/ (state = "IDLE" /\ ~recoverable) \/ (state = "IDLE" /\ latched /\ ~recoverable) \/
    (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~recoverable) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE"
    /\ ~recoverable) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~recoverable) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~recoverable) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~recoverable) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~recoverable) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "MESSAGE" /\ ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~recoverable) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~recoverable) \/ (state = "CAPABILITY_EXECUTING" /\ ~recoverable) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~recoverable) \/ (state = "MEMORY_COMMITTING"
    /\ store = "OPEN" /\ ~recoverable) \/ (state = "COMPLETED" /\ ~recoverable) \/ (state = "INPUT_RECEIVED" /\
    ~recoverable) \/ (state = "PROTOCOL_VALIDATING" /\ ~recoverable) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~recoverable) \/ (state = "MEMORY_COMMITTING" /\ ~recoverable) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~recoverable) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~recoverable) \/
    (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~recoverable) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ elapsed = STAGE_DEADLINE /\ ~recoverable) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~recoverable) \/ (state = "ERROR"
    /\ closing = "NONE" /\ store = "OPEN" /\ ~recoverable) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~recoverable) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\
    ~recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~recoverable) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~recoverable) \/ (state = "SHUTDOWN" /\ ~recoverable) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~recoverable)
    \/ (store = "OPEN" /\ ~recoverable) \/ (channel = "SINK" /\ ~recoverable) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~recoverable) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~recoverable)))

\* unrecoverable-ends [FC-SM-041, FC-SM-064]: After an unrecoverable failure the runtime is never in IDLE again
\* but ends, provided that it keeps working. (expected: holds)
unrecoverable_ends == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](~recoverable => (([](~(state = "IDLE"))) /\ (<>(state =
    "TERMINATED")))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 1 of it.
error_records_what_happened_1 == (state = "ERROR" /\ closing = "NONE") => (form = "INVALID" => ~(~(closing = "NONE" \/
    closing = "REJECTED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(closing = "NONE" \/
    closing = "REJECTED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/
    (state = "IDLE" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "IDLE" /\ latched /\ ~(closing =
    "NONE" \/ closing = "REJECTED")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing =
    "REJECTED")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(closing = "NONE" \/ closing = "REJECTED"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(closing = "NONE" \/
    closing = "REJECTED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))
    /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing =
    "NONE" \/ closing = "REJECTED")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(closing = "NONE" \/
    closing = "REJECTED")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/
    (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF
    (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) =
    "NONE" \/ (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF
    (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "REJECTED")) \/ (state = "INPUT_RECEIVED" /\
    store = "LOST" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store =
    "LOST" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing =
    "REJECTED")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "MEMORY_COMMITTING" /\
    ~(closing = "NONE" \/ closing = "REJECTED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
    "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
    "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "REJECTED")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "REJECTED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(closing = "NONE" \/ closing = "REJECTED"))
    \/ (state = "SHUTDOWN" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE")
    /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (store = "OPEN" /\ ~(closing = "NONE" \/ closing = "REJECTED"))
    \/ (channel = "SINK" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~(closing = "NONE" \/ closing = "REJECTED")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ read_record = "NONE" /\ ~(closing = "NONE" \/ closing = "REJECTED"))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 2 of it.
error_records_what_happened_2 == (state = "ERROR" /\ closing = "NONE") => (decision = "DENY" => ~(~(closing = "NONE"
    \/ closing = "DENIED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(closing = "NONE" \/
    closing = "DENIED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(closing = "NONE" \/ closing = "DENIED")) \/
    (state = "IDLE" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "IDLE" /\ latched /\ ~(closing = "NONE"
    \/ closing = "DENIED")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing =
    "DENIED")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(closing = "NONE" \/
    closing = "DENIED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))
    /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned
    = epoch /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "TOOL_CALL" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "MESSAGE" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(closing = "NONE" \/ closing =
    "DENIED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed
    = EXECUTION_DEADLINE /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "MEMORY_COMMITTING" /\ store =
    "OPEN" /\ ~((IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF
    (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "NONE" \/ (IF (form = "MESSAGE") THEN
    "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED"
    ELSE "RETURNED_FAILURE"))) = "DENIED")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(closing = "NONE" \/
    closing = "DENIED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing =
    "DENIED")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/
    (state = "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "PROTOCOL_VALIDATING" /\
    ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(closing = "NONE" \/ closing
    = "DENIED")) \/ (state = "MEMORY_COMMITTING" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing = "DENIED"))
    \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "DENIED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~((IF (form =
    "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED"
    ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE
    "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN
    "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF
    (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "DENIED")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(closing = "NONE" \/ closing = "DENIED")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "SHUTDOWN" /\
    ~(closing = "NONE" \/ closing = "DENIED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(closing = "NONE" \/
    closing = "DENIED")) \/ (store = "OPEN" /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (channel = "SINK" /\
    ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE"
    /\ ~(closing = "NONE" \/ closing = "DENIED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record =
    "NONE" /\ ~(closing = "NONE" \/ closing = "DENIED"))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 3 of it.
error_records_what_happened_3 == (state = "ERROR" /\ closing = "NONE") => ((form # "INVALID" /\ decision # "DENY" /\
    running = "NONE") => ~(~(closing = "NONE" \/ closing = "FAILED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    channel # "NONE" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(closing
    = "NONE" \/ closing = "FAILED")) \/ (state = "IDLE" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state =
    "IDLE" /\ latched /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\
    ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(closing =
    "NONE" \/ closing = "FAILED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned
    = 0)) /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(closing = "NONE" \/
    closing = "FAILED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(closing = "NONE" \/ closing
    = "FAILED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing = "FAILED"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE
    write_record) # "INTENT" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(closing =
    "NONE" \/ closing = "FAILED")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(closing = "NONE" \/ closing = "FAILED")) \/
    (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF
    (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) =
    "NONE" \/ (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF
    (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "FAILED")) \/ (state = "INPUT_RECEIVED" /\
    store = "LOST" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store =
    "LOST" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing =
    "FAILED")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "MEMORY_COMMITTING" /\
    ~(closing = "NONE" \/ closing = "FAILED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
    "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
    "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "FAILED")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "FAILED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(closing = "NONE" \/ closing = "FAILED")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/
    (state = "SHUTDOWN" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\
    ~(closing = "NONE" \/ closing = "FAILED")) \/ (store = "OPEN" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/
    (channel = "SINK" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(closing = "NONE" \/ closing = "FAILED")) \/ (state = "INITIALIZING" /\ store = "CLOSED"
    /\ read_record = "NONE" /\ ~(closing = "NONE" \/ closing = "FAILED"))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 4 of it.
error_records_what_happened_4 == (state = "ERROR" /\ closing = "NONE") => ((running # "NONE" /\ result = "NONE") =>
    ~(~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel #
    "NONE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\
    ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "IDLE" /\ ~(closing = "NONE" \/ closing =
    "EFFECT_UNKNOWN")) \/ (state = "IDLE" /\ latched /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(closing = "NONE" \/ closing =
    "EFFECT_UNKNOWN")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ running #
    "NONE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(closing =
    "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\
    ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF
    (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result =
    "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "NONE" \/ (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE"
    ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE
    "RETURNED_FAILURE"))) = "EFFECT_UNKNOWN")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(closing = "NONE" \/
    closing = "EFFECT_UNKNOWN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(closing = "NONE" \/
    closing = "EFFECT_UNKNOWN")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing =
    "EFFECT_UNKNOWN")) \/ (state = "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "MEMORY_COMMITTING" /\ ~(closing = "NONE" \/
    closing = "EFFECT_UNKNOWN")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF
    (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED")
    THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) =
    "EFFECT_UNKNOWN")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~((IF (form = "INVALID") THEN
    "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result =
    "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
    = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
    "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
    "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "EFFECT_UNKNOWN")) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(closing =
    "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "SHUTDOWN" /\ ~(closing = "NONE" \/ closing =
    "EFFECT_UNKNOWN")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(closing = "NONE" \/ closing =
    "EFFECT_UNKNOWN")) \/ (store = "OPEN" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (channel = "SINK"
    /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ read_record = "NONE" /\ ~(closing = "NONE" \/ closing = "EFFECT_UNKNOWN"))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 5 of it.
error_records_what_happened_5 == (state = "ERROR" /\ closing = "NONE") => (result = "SUCCEEDED" => ~(~(closing =
    "NONE" \/ closing = "RETURNED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(closing =
    "NONE" \/ closing = "RETURNED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/
    write_record = "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(closing = "NONE" \/ closing =
    "RETURNED")) \/ (state = "IDLE" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "IDLE" /\ latched /\
    ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(closing = "NONE"
    \/ closing = "RETURNED")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(closing = "NONE" \/ closing =
    "RETURNED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(closing
    = "NONE" \/ closing = "RETURNED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\
    pinned # 0)) /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "MESSAGE" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing =
    "NONE" \/ closing = "RETURNED")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(closing = "NONE" \/
    closing = "RETURNED")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/
    (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF
    (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) =
    "NONE" \/ (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF
    (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "RETURNED")) \/ (state = "INPUT_RECEIVED" /\
    store = "LOST" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store =
    "LOST" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing =
    "RETURNED")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "MEMORY_COMMITTING" /\
    ~(closing = "NONE" \/ closing = "RETURNED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
    "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
    "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "RETURNED")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF
    (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN
    "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE"
    ELSE "EFFECT_UNKNOWN"))))) = "RETURNED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(closing = "NONE" \/ closing = "RETURNED"))
    \/ (state = "SHUTDOWN" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE")
    /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (store = "OPEN" /\ ~(closing = "NONE" \/ closing = "RETURNED"))
    \/ (channel = "SINK" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~(closing = "NONE" \/ closing = "RETURNED")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ read_record = "NONE" /\ ~(closing = "NONE" \/ closing = "RETURNED"))))

\* error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
\* failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
\* and an unknown effect. (expected: holds)
\* This is part 6 of it.
error_records_what_happened_6 == (state = "ERROR" /\ closing = "NONE") => (result = "TOOL_FAILED" => ~(~(closing =
    "NONE" \/ closing = "RETURNED_FAILURE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record
    = "INTENT" \/ write_record = "INTENT")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "IDLE" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/
    (state = "IDLE" /\ latched /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "INPUT_RECEIVED" /\
    store = "OPEN" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "PROTOCOL_VALIDATING" /\ input
    = "NOTE" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store =
    "OPEN" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "MESSAGE" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\
    pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\
    pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(closing = "NONE" \/
    closing = "RETURNED_FAILURE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (form = "MESSAGE") THEN
    "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE") THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED"
    ELSE "RETURNED_FAILURE"))) = "NONE" \/ (IF (form = "MESSAGE") THEN "ACCEPTED_MESSAGE" ELSE (IF (running = "NONE")
    THEN "REPLAYED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE "RETURNED_FAILURE"))) = "RETURNED_FAILURE"))
    \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state =
    "INPUT_RECEIVED" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "PROTOCOL_VALIDATING" /\
    ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(closing = "NONE"
    \/ closing = "RETURNED_FAILURE")) \/ (state = "MEMORY_COMMITTING" /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed <
    (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(closing = "NONE" \/ closing
    = "RETURNED_FAILURE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (form = "INVALID") THEN
    "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result =
    "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN")))))
    = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF (running =
    "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN
    "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "RETURNED_FAILURE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~((IF (form = "INVALID") THEN "REJECTED" ELSE (IF (decision = "DENY") THEN "DENIED" ELSE (IF
    (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN "RETURNED" ELSE (IF (result = "TOOL_FAILED")
    THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) = "NONE" \/ (IF (form = "INVALID") THEN "REJECTED" ELSE (IF
    (decision = "DENY") THEN "DENIED" ELSE (IF (running = "NONE") THEN "FAILED" ELSE (IF (result = "SUCCEEDED") THEN
    "RETURNED" ELSE (IF (result = "TOOL_FAILED") THEN "RETURNED_FAILURE" ELSE "EFFECT_UNKNOWN"))))) =
    "RETURNED_FAILURE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/
    state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ (state = "SHUTDOWN" /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (store = "OPEN" /\
    ~(closing = "NONE" \/ closing = "RETURNED_FAILURE")) \/ (channel = "SINK" /\ ~(closing = "NONE" \/ closing =
    "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(closing = "NONE"
    \/ closing = "RETURNED_FAILURE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(closing = "NONE" \/ closing = "RETURNED_FAILURE"))))

\* error-can-be-recorded [FC-SM-040, FC-SM-043]: In ERROR a closing record can always be made, in the store if it
\* is open and otherwise in the last resort, and only one is made. (expected: holds)
error_can_be_recorded == ((state = "ERROR" /\ closing = "NONE" /\ store = "OPEN") => enabled_ERROR_RECORDED) /\
    ((state = "ERROR" /\ closing = "NONE" /\ store # "OPEN") => enabled_ERROR_RECORDED_ELSEWHERE) /\
    (enabled_ERROR_RECORDED => (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN")) /\
    (enabled_ERROR_RECORDED_ELSEWHERE => (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN"))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 1 of it.
error_settles_the_intent_1 == state = "ERROR" => (running = "READER" => ~(state = "ERROR" /\ closing = "NONE" /\ store
    = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE "CLOSED")
    ELSE read_record) = "CLOSED")))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 2 of it.
error_settles_the_intent_2 == state = "ERROR" => (running = "WRITER" => ~(state = "ERROR" /\ closing = "NONE" /\ store
    = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE "CLOSED")
    ELSE write_record) = "CLOSED")))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 3 of it.
error_settles_the_intent_3 == state = "ERROR" => ((initialised /\ running = "NONE" /\ read_record = "INTENT") =>
    ~(state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF
    (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE read_record) = "NONE")))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 4 of it.
error_settles_the_intent_4 == state = "ERROR" => ((initialised /\ running = "NONE" /\ write_record = "INTENT") =>
    ~(state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF
    (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE write_record) = "NONE")))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 5 of it.
error_settles_the_intent_5 == state = "ERROR" => (read_record = "INTENT" => ~(~(read_record = "INTENT") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record = "INTENT") THEN
    "CLOSED" ELSE read_record) = "INTENT")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\ ~(read_record = "INTENT")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "INTENT")) \/ (state = "IDLE" /\ ~(read_record =
    "INTENT")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store =
    "OPEN" /\ ~(read_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record =
    "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~(read_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned #
    0)) /\ ~(read_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record =
    "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~((IF (input = "READ" /\ read_record = "NONE") THEN "INTENT" ELSE read_record) = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "MESSAGE" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF
    (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(read_record = "INTENT")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record =
    "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(read_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(read_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~((IF (running = "READER") THEN "CLOSED" ELSE read_record) = "INTENT")) \/ (state = "COMPLETED" /\ ~(read_record =
    "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(read_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\
    store = "LOST" /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ ~(read_record = "INTENT")) \/ (state
    = "PROTOCOL_VALIDATING" /\ ~(read_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record =
    "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record =
    "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/
    (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "INTENT")) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "INTENT")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(read_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable
    /\ ~(read_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\
    ~(read_record = "INTENT")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(read_record = "INTENT")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(read_record = "INTENT")) \/ (state =
    "SHUTDOWN" /\ ~(read_record = "INTENT")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(read_record = "INTENT"))
    \/ (state = "IDLE" /\ ~((IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "INTENT")) \/ (store = "OPEN" /\
    ~(read_record = "INTENT")) \/ (channel = "SINK" /\ ~(read_record = "INTENT")) \/ (state = "INITIALIZING" /\ store
    = "CLOSED" /\ read_record = "NONE" /\ ~(read_record = "INTENT"))))

\* error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
\* an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
\* the next life to close. (expected: holds)
\* This is part 6 of it.
error_settles_the_intent_6 == state = "ERROR" => (write_record = "INTENT" => ~(~(write_record = "INTENT") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(write_record = "INTENT")) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN
    "CLOSED" ELSE write_record) = "INTENT")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(write_record = "INTENT")) \/ (state = "INITIALIZING" /\ ~(write_record = "INTENT"))
    \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(write_record = "INTENT")) \/ (state = "IDLE" /\
    ~(write_record = "INTENT")) \/ (state = "IDLE" /\ latched /\ ~(write_record = "INTENT")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(write_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ input =
    "NOTE" /\ ~(write_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\
    pinned = 0)) /\ ~(write_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input =
    "WRITE" /\ pinned # 0)) /\ ~(write_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE"
    /\ ~(write_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\
    store = "OPEN" /\ ~((IF (input = "WRITE" /\ write_record = "NONE") THEN "INTENT" ELSE write_record) = "INTENT"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(write_record = "INTENT")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(write_record =
    "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record = "INTENT")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\
    running # "NONE" /\ ~(write_record = "INTENT")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(write_record = "INTENT"))
    \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(write_record = "INTENT")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "WRITER") THEN "CLOSED" ELSE write_record) = "INTENT"))
    \/ (state = "COMPLETED" /\ ~(write_record = "INTENT")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\
    ~(write_record = "INTENT")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record =
    "INTENT")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(write_record = "INTENT")) \/ (state =
    "INPUT_RECEIVED" /\ ~(write_record = "INTENT")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(write_record = "INTENT"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record = "INTENT")) \/ (state = "MEMORY_COMMITTING" /\
    ~(write_record = "INTENT")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT"))
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "INTENT")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "INTENT")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(write_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(write_record = "INTENT")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(write_record = "INTENT")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(write_record = "INTENT")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "INTENT")) \/ (state =
    "SHUTDOWN" /\ ~(write_record = "INTENT")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record =
    "INTENT")) \/ (state = "IDLE" /\ ~((IF (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "INTENT")) \/ (store =
    "OPEN" /\ ~(write_record = "INTENT")) \/ (channel = "SINK" /\ ~(write_record = "INTENT")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(write_record = "INTENT"))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 1 of it.
error_damages_nothing_1 == state = "ERROR" => (read_record = "NONE" => ~(~(read_record = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record = "INTENT") THEN
    "CLOSED" ELSE read_record) = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(read_record = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "NONE")) \/ (state = "IDLE" /\ ~(read_record =
    "NONE")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN"
    /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(read_record = "NONE"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(read_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "READ" /\
    read_record = "NONE") THEN "INTENT" ELSE read_record) = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(read_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE
    write_record) # "INTENT" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\
    running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(read_record = "NONE")) \/ (state
    = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(read_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(read_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "READER") THEN "CLOSED" ELSE
    read_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(read_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store
    = "LOST" /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(read_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(read_record = "NONE")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record =
    "NONE")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\
    elapsed = STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed
    < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "NONE")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF
    (running = "NONE") THEN "NONE" ELSE "CLOSED") ELSE read_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE"
    /\ store # "OPEN" /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(read_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)
    /\ ~(read_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(read_record = "NONE")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(read_record = "NONE")) \/ (state =
    "SHUTDOWN" /\ ~(read_record = "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(read_record = "NONE")) \/
    (state = "IDLE" /\ ~((IF (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "NONE")) \/ (store = "OPEN" /\
    ~(read_record = "NONE")) \/ (channel = "SINK" /\ ~(read_record = "NONE")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(read_record = "NONE"))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 2 of it.
error_damages_nothing_2 == state = "ERROR" => (read_record = "CLOSED" => ~(~(read_record = "CLOSED") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(read_record = "CLOSED")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (read_record = "INTENT") THEN
    "CLOSED" ELSE read_record) = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(read_record = "CLOSED")) \/ (state = "INITIALIZING" /\ ~(read_record = "CLOSED")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(read_record = "CLOSED")) \/ (state = "IDLE" /\ ~(read_record =
    "CLOSED")) \/ (state = "IDLE" /\ latched /\ ~(read_record = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ store =
    "OPEN" /\ ~(read_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(read_record =
    "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~(read_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned #
    0)) /\ ~(read_record = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(read_record =
    "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~((IF (input = "READ" /\ read_record = "NONE") THEN "INTENT" ELSE read_record) = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(read_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "MESSAGE" /\ ~(read_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF
    (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(read_record = "CLOSED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(read_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(read_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(read_record =
    "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(read_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(read_record = "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~((IF (running = "READER") THEN "CLOSED" ELSE read_record) = "CLOSED")) \/ (state = "COMPLETED" /\ ~(read_record =
    "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(read_record = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(read_record = "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\
    store = "LOST" /\ ~(read_record = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ ~(read_record = "CLOSED")) \/ (state
    = "PROTOCOL_VALIDATING" /\ ~(read_record = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(read_record =
    "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ ~(read_record = "CLOSED")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(read_record = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(read_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record =
    "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "CLOSED")) \/
    (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(read_record = "CLOSED")) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(read_record = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (read_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE read_record) = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(read_record = "CLOSED")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(read_record
    = "CLOSED")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(read_record =
    "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(read_record = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(read_record = "CLOSED")) \/ (state = "SHUTDOWN" /\ ~(read_record =
    "CLOSED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(read_record = "CLOSED")) \/ (state = "IDLE" /\ ~((IF
    (read_record = "NONE") THEN "CLOSED" ELSE "NONE") = "CLOSED")) \/ (store = "OPEN" /\ ~(read_record = "CLOSED")) \/
    (channel = "SINK" /\ ~(read_record = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(read_record = "CLOSED"))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 3 of it.
error_damages_nothing_3 == state = "ERROR" => (write_record = "NONE" => ~(~(write_record = "NONE") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN
    "CLOSED" ELSE write_record) = "NONE")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ ~(write_record = "NONE")) \/
    (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~(write_record =
    "NONE")) \/ (state = "IDLE" /\ latched /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN"
    /\ ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(write_record = "NONE")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(write_record = "NONE"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~((IF (input = "WRITE" /\
    write_record = "NONE") THEN "INTENT" ELSE write_record) = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form
    = "TOOL_CALL" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\
    ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record =
    "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(write_record = "NONE")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(write_record = "NONE")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF
    (running = "WRITER") THEN "CLOSED" ELSE write_record) = "NONE")) \/ (state = "COMPLETED" /\ ~(write_record =
    "NONE")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record = "NONE")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ ~(write_record = "NONE")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(write_record = "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record =
    "NONE")) \/ (state = "MEMORY_COMMITTING" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\
    ~(write_record = "NONE")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record =
    "NONE")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ (state
    = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE write_record) = "NONE")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(write_record = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(write_record
    = "NONE")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(write_record = "NONE"))
    \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(write_record = "NONE")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "NONE")) \/ (state = "SHUTDOWN" /\ ~(write_record =
    "NONE")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record = "NONE")) \/ (state = "IDLE" /\ ~((IF
    (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "NONE")) \/ (store = "OPEN" /\ ~(write_record = "NONE")) \/
    (channel = "SINK" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE" /\ ~(write_record = "NONE")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE")))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 4 of it.
error_damages_nothing_4 == state = "ERROR" => (write_record = "CLOSED" => ~(~(write_record = "CLOSED") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(write_record = "CLOSED")) \/ (state = "INITIALIZING"
    /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~((IF (write_record = "INTENT") THEN
    "CLOSED" ELSE write_record) = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~(write_record = "CLOSED")) \/ (state = "INITIALIZING" /\ ~(write_record = "CLOSED"))
    \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(write_record = "CLOSED")) \/ (state = "IDLE" /\
    ~(write_record = "CLOSED")) \/ (state = "IDLE" /\ latched /\ ~(write_record = "CLOSED")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(write_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ input =
    "NOTE" /\ ~(write_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\
    pinned = 0)) /\ ~(write_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input =
    "WRITE" /\ pinned # 0)) /\ ~(write_record = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE"
    /\ ~(write_record = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\
    store = "OPEN" /\ ~((IF (input = "WRITE" /\ write_record = "NONE") THEN "INTENT" ELSE write_record) = "CLOSED"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(write_record = "CLOSED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(write_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(write_record =
    "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(write_record = "CLOSED")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(write_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\
    running # "NONE" /\ ~(write_record = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(write_record = "CLOSED"))
    \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(write_record = "CLOSED")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~((IF (running = "WRITER") THEN "CLOSED" ELSE write_record) = "CLOSED"))
    \/ (state = "COMPLETED" /\ ~(write_record = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\
    ~(write_record = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(write_record =
    "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(write_record = "CLOSED")) \/ (state =
    "INPUT_RECEIVED" /\ ~(write_record = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(write_record = "CLOSED"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(write_record = "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\
    ~(write_record = "CLOSED")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "CLOSED"))
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "CLOSED")) \/ (state =
    "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "CLOSED")) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(write_record = "CLOSED")) \/ ((state = "INITIALIZING" \/
    state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(write_record = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~((IF (write_record = "INTENT" /\ initialised) THEN (IF (running = "NONE") THEN "NONE" ELSE
    "CLOSED") ELSE write_record) = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(write_record = "CLOSED")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\
    ~(write_record = "CLOSED")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\
    ~(write_record = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(write_record = "CLOSED")) \/ ((state =
    "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(write_record = "CLOSED")) \/ (state =
    "SHUTDOWN" /\ ~(write_record = "CLOSED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(write_record =
    "CLOSED")) \/ (state = "IDLE" /\ ~((IF (write_record = "NONE") THEN "CLOSED" ELSE "NONE") = "CLOSED")) \/ (store =
    "OPEN" /\ ~(write_record = "CLOSED")) \/ (channel = "SINK" /\ ~(write_record = "CLOSED")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(write_record = "CLOSED")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE")))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 5 of it.
error_damages_nothing_5 == state = "ERROR" => (epoch = 0 => ~(~(epoch = 0) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~(epoch = 0)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~(epoch = 0)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record
    # "INTENT" /\ write_record # "INTENT" /\ ~(epoch = 0)) \/ (state = "INITIALIZING" /\ ~(epoch = 0)) \/ (state =
    "IDLE" /\ input # "NONE" /\ ~latched /\ ~(epoch = 0)) \/ (state = "IDLE" /\ ~(epoch = 0)) \/ (state = "IDLE" /\
    latched /\ ~(epoch = 0)) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(epoch = 0)) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(epoch = 0)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/
    (input = "WRITE" /\ pinned = 0)) /\ ~(epoch = 0)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~(epoch = 0)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(epoch = 0)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~(epoch = 0)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(epoch = 0)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(epoch = 0)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(epoch = 0)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(epoch = 0)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(epoch = 0)) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(epoch = 0)) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(epoch = 0)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\
    ~(epoch = 0)) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(epoch = 0)) \/ (state = "COMPLETED" /\
    ~(epoch = 0)) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(epoch = 0)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(epoch = 0)) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(epoch = 0)) \/ (state = "INPUT_RECEIVED" /\ ~(epoch = 0)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(epoch = 0)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(epoch = 0)) \/ (state = "MEMORY_COMMITTING" /\ ~(epoch = 0)) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 0)) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~(epoch = 0)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 0)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 0)) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 0)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(epoch = 0)) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(epoch = 0)) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(epoch = 0)) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable /\ ~(epoch = 0)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(epoch = 0)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(epoch = 0)) \/ ((state = "INITIALIZING" \/
    state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/
    state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(epoch = 0)) \/ (state = "SHUTDOWN" /\ ~(epoch = 0)) \/ (store =
    "OPEN" /\ ~(epoch = 0)) \/ (channel = "SINK" /\ ~(epoch = 0)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(epoch = 0)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(epoch = 0))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 6 of it.
error_damages_nothing_6 == state = "ERROR" => (epoch = 1 => ~(~(epoch = 1) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~(epoch = 1)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~(epoch = 1)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record
    # "INTENT" /\ write_record # "INTENT" /\ ~(epoch = 1)) \/ (state = "INITIALIZING" /\ ~(epoch = 1)) \/ (state =
    "IDLE" /\ input # "NONE" /\ ~latched /\ ~(epoch = 1)) \/ (state = "IDLE" /\ ~(epoch = 1)) \/ (state = "IDLE" /\
    latched /\ ~(epoch = 1)) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(epoch = 1)) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(epoch = 1)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/
    (input = "WRITE" /\ pinned = 0)) /\ ~(epoch = 1)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~(epoch = 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~(epoch = 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~(epoch = 1)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(epoch = 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(epoch = 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(epoch = 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(epoch = 1)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(epoch = 1)) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(epoch = 1)) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(epoch = 1)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\
    ~(epoch = 1)) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(epoch = 1)) \/ (state = "COMPLETED" /\
    ~(epoch = 1)) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(epoch = 1)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(epoch = 1)) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(epoch = 1)) \/ (state = "INPUT_RECEIVED" /\ ~(epoch = 1)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(epoch = 1)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(epoch = 1)) \/ (state = "MEMORY_COMMITTING" /\ ~(epoch = 1)) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 1)) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~(epoch = 1)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 1)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 1)) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(epoch = 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(epoch = 1)) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(epoch = 1)) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(epoch = 1)) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable /\ ~(epoch = 1)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(epoch = 1)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(epoch = 1)) \/ ((state = "INITIALIZING" \/
    state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/
    state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(epoch = 1)) \/ (state = "SHUTDOWN" /\ ~(epoch = 1)) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~((IF (epoch < LAST_EPOCH) THEN (epoch + 1) ELSE 0) = 1)) \/ (store = "OPEN" /\
    ~(epoch = 1)) \/ (channel = "SINK" /\ ~(epoch = 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record
    = "NONE" /\ ~(epoch = 1)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(epoch =
    1))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 7 of it.
error_damages_nothing_7 == state = "ERROR" => (initialised => ~(~initialised \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ channel # "NONE" /\ ~initialised) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~initialised) \/ (state = "INITIALIZING" /\ ~initialised) \/ (state =
    "IDLE" /\ input # "NONE" /\ ~latched /\ ~initialised) \/ (state = "IDLE" /\ ~initialised) \/ (state = "IDLE" /\
    latched /\ ~initialised) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~initialised) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~initialised) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/
    (input = "WRITE" /\ pinned = 0)) /\ ~initialised) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/
    (input = "WRITE" /\ pinned # 0)) /\ ~initialised) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\
    ~initialised) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~initialised) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~initialised) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~initialised) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~initialised) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~initialised) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~initialised) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~initialised) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~initialised) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\
    ~initialised) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~initialised) \/ (state = "COMPLETED" /\
    ~initialised) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~initialised) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~initialised) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~initialised) \/ (state = "INPUT_RECEIVED" /\ ~initialised) \/ (state = "PROTOCOL_VALIDATING" /\ ~initialised) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~initialised) \/ (state = "MEMORY_COMMITTING" /\ ~initialised) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~initialised) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~initialised) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~initialised) \/
    (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~initialised) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~initialised) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~initialised) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~initialised) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~initialised) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable /\ ~initialised) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~initialised) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~initialised) \/ ((state = "INITIALIZING" \/
    state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/
    state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~initialised) \/ (state = "SHUTDOWN" /\ ~initialised) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~initialised) \/ (store = "OPEN" /\ ~initialised) \/ (channel = "SINK" /\
    ~initialised) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~initialised) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~initialised)))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 8 of it.
error_damages_nothing_8 == state = "ERROR" => (store = "OPEN" => ~(~(store = "OPEN") \/ (state = "INITIALIZING" /\
    store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(store = "OPEN")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(store = "OPEN")) \/
    (state = "INITIALIZING" /\ ~(store = "OPEN")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(store =
    "OPEN")) \/ (state = "IDLE" /\ ~(store = "OPEN")) \/ (state = "IDLE" /\ latched /\ ~(store = "OPEN")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(store = "OPEN")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\
    ~(store = "OPEN")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~(store = "OPEN")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(store = "OPEN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(store = "OPEN")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(store = "OPEN")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(store = "OPEN")) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "MESSAGE" /\ ~(store = "OPEN")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input =
    "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(store = "OPEN")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(store = "OPEN")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running
    = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(store =
    "OPEN")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(store = "OPEN")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(store = "OPEN")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\
    ~(store = "OPEN")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(store = "OPEN")) \/ (state = "COMPLETED"
    /\ ~(store = "OPEN")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(store = "OPEN")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(store = "OPEN")) \/ (state = "MEMORY_COMMITTING" /\ store =
    "LOST" /\ ~(store = "OPEN")) \/ (state = "INPUT_RECEIVED" /\ ~(store = "OPEN")) \/ (state = "PROTOCOL_VALIDATING"
    /\ ~(store = "OPEN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(store = "OPEN")) \/ (state = "MEMORY_COMMITTING"
    /\ ~(store = "OPEN")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(store = "OPEN")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(store = "OPEN")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(store = "OPEN")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(store
    = "OPEN")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(store = "OPEN")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(store = "OPEN")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store = "OPEN" /\ ~(store = "OPEN")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN"
    /\ ~(store = "OPEN")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(store = "OPEN"))
    \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(store = "OPEN")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(store = "OPEN")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(store = "OPEN")) \/ (state = "SHUTDOWN" /\ ~(store = "OPEN")) \/ (state = "SHUTDOWN" /\ ~((IF (store = "OPEN")
    THEN "CLOSED" ELSE store) = "OPEN")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(store = "OPEN")) \/ (channel
    = "SINK" /\ ~(store = "OPEN")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(store
    = "OPEN")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(store = "OPEN"))))

\* error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
\* and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
\* (expected: holds)
\* This is part 9 of it.
error_damages_nothing_9 == state = "ERROR" => (latched => ~(~latched \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    channel # "NONE" /\ ~latched) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/
    write_record = "INTENT") /\ ~latched) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\
    write_record # "INTENT" /\ ~latched) \/ (state = "INITIALIZING" /\ ~latched) \/ (state = "IDLE" /\ input # "NONE"
    /\ ~latched) \/ (state = "IDLE" /\ ~latched) \/ (state = "IDLE" /\ latched /\ ~latched) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~latched) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~latched)
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~latched) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~latched) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~latched) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~latched) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~latched) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~latched) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~latched) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~latched) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~latched) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\
    ~latched) \/ (state = "CAPABILITY_EXECUTING" /\ ~latched) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~latched) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~latched) \/ (state =
    "COMPLETED" /\ ~latched) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~latched) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~latched) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~latched) \/ (state = "INPUT_RECEIVED" /\ ~latched) \/ (state = "PROTOCOL_VALIDATING" /\ ~latched) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~latched) \/ (state = "MEMORY_COMMITTING" /\ ~latched) \/ (state = "INITIALIZING" /\
    elapsed = STAGE_DEADLINE /\ ~latched) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~latched) \/
    (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~latched) \/ (state = "AUTHORIZATION_EVALUATING" /\
    elapsed = STAGE_DEADLINE /\ ~latched) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~latched) \/
    ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~latched) \/ (state = "ERROR" /\
    closing = "NONE" /\ store = "OPEN" /\ ~latched) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~latched) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~latched) \/ (state = "ERROR"
    /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~latched) \/ (state = "SHUTDOWN" /\ ~latched) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~latched) \/ (store = "OPEN" /\ ~latched) \/ (channel = "SINK" /\ ~latched) \/
    (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~latched) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ read_record = "NONE" /\ ~latched)))

\* every-failure-is-in-the-store [FC-PR-016, FC-PR-059]: The closing record of every failure is in the store.
\* Sacrificed: the loss of the store, or its failure to open, cannot be recorded in it (D-FC-16, D-FC-18).
\* Instead, elsewhere-only-without-the-store holds. (expected: fails)
every_failure_is_in_the_store == ~elsewhere

\* elsewhere-only-without-the-store [FC-SM-040, FC-SM-043]: A closing record is in the last resort only if there
\* is no store, and it says so; in the store, it does not. (expected: holds)
elsewhere_only_without_the_store == (elsewhere => (state = "ERROR" /\ store # "OPEN")) /\ (last =
    "ERROR_RECORDED_ELSEWHERE" => elsewhere) /\ (last = "ERROR_RECORDED" => ~elsewhere)

\* recorded-before-left [FC-SM-040, FC-SM-043]: ERROR is not left before the failure has its closing record.
\* (expected: holds)
recorded_before_left == "recorded-before-left" \in open => (state = "ERROR")

\* cleared-only-if-recoverable [FC-SM-014, FC-SM-040, FC-SM-041, FC-SM-064]: ERROR leads to IDLE only with a
\* closing record in the store, in an initialised and reliable runtime. (expected: holds)
cleared_only_if_recoverable == (enabled_ERROR_CLEARED) => (state = "ERROR" /\ closing # "NONE" /\ ~elsewhere /\
    initialised /\ recoverable)

\* unrecoverable-only-if-not [FC-SM-040, FC-SM-041]: ERROR leads to SHUTDOWN only with a closing record, in a
\* runtime that is not initialised or not reliable. (expected: holds)
unrecoverable_only_if_not == (enabled_ERROR_UNRECOVERABLE) => (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable))

\* error-can-be-left [FC-SM-041]: Once a failure is recorded, exactly one of the two exits of ERROR is open.
\* (expected: holds)
error_can_be_left == (Settled) => (([]((state = "ERROR" /\ closing # "NONE") => (enabled_ERROR_CLEARED = (initialised
    /\ recoverable) /\ enabled_ERROR_UNRECOVERABLE = (~(initialised /\ recoverable))))) /\ ([]((last = "ERROR_CLEARED"
    => state = "IDLE") /\ (last = "ERROR_UNRECOVERABLE" => state = "SHUTDOWN"))))

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
\* SHUTDOWN, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
error_is_left_1 == "error-is-left-1" \in open => (state = "ERROR")

\* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
\* SHUTDOWN, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
error_is_left_2 == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](state = "ERROR" => (<>(state = "IDLE" \/ state = "SHUTDOWN"))))

\* no-execution-after-error [FC-SM-002, FC-SM-064]: Once in ERROR, the runtime invokes nothing and is not in
\* CAPABILITY_EXECUTING before it has received another input. (expected: holds)
no_execution_after_error == "no-execution-after-error" \in open => (~(state = "CAPABILITY_EXECUTING" \/ last =
    "CAPABILITY_STARTED"))

\* deadlines-are-kept [FC-SM-062]: A stage can be abandoned exactly when its time is over, an execution when its
\* own time is over. (expected: holds)
deadlines_are_kept == enabled_STAGE_DEADLINE_PASSED = ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING") /\ elapsed =
    STAGE_DEADLINE) /\ enabled_EXECUTION_DEADLINE_PASSED = (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE)

\* time-is-bounded [FC-SM-052]: No stage takes longer than its deadline. (expected: holds)
time_is_bounded == elapsed <= (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE)

\* time-passes [FC-SM-052]: Time can pass exactly until the deadline of the stage. (expected: holds)
time_passes == enabled_CLOCK_TICKED = (((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING") /\ elapsed <
    STAGE_DEADLINE) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed < EXECUTION_DEADLINE))

\* time-is-counted [FC-SM-052]: Each tick counts, and counts once. (expected: holds)
time_is_counted == (elapsed = 0 => ~(~(elapsed = 0) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE"
    /\ ~(elapsed = 0)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~(elapsed = 0)) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(elapsed = 0)) \/ (state =
    "IDLE" /\ ~(elapsed = 0)) \/ (state = "IDLE" /\ latched /\ ~(elapsed = 0)) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(elapsed = 0)) \/ (state = "COMPLETED" /\ ~(elapsed = 0)) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(elapsed + 1 = 1)) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~(elapsed = 0)) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(elapsed = 0)) \/ (state =
    "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(elapsed = 0)) \/ (state = "ERROR" /\ closing #
    "NONE" /\ ~(initialised /\ recoverable) /\ ~(elapsed = 0)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(elapsed = 0)) \/ ((state = "INITIALIZING" \/
    state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/
    state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(elapsed = 0)) \/ (state = "SHUTDOWN" /\ ~(elapsed = 0)) \/
    ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(elapsed = 0)) \/ (store = "OPEN" /\ ~(elapsed = 0)) \/ (channel =
    "SINK" /\ ~(elapsed = 0)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(elapsed =
    0)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(elapsed = 0)))) /\ (elapsed = 1 =>
    ~((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(elapsed + 1 = 2)))

\* every-stage-has-its-time [FC-SM-056]: Each stage begins with all of its time. (expected: holds)
every_stage_has_its_time == (last = "INPUT_ARRIVED" \/ last = "INPUT_RECORDED" \/ last = "MESSAGE_ACCEPTED" \/ last =
    "TOOL_CALL_ACCEPTED" \/ last = "AUTHORIZATION_NOT_REQUIRED" \/ last = "AUTHORIZATION_GRANTED" \/ last =
    "MESSAGE_PASSED_ON" \/ last = "RESULT_REPLAYED" \/ last = "CAPABILITY_SUCCEEDED" \/ last = "CAPABILITY_FAILED") =>
    elapsed = 0

\* executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
\* that it keeps working. (expected: holds)
executing_ends == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](state = "CAPABILITY_EXECUTING" => (<>(state = "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* executing-ends-even-if-the-capability-hangs [FC-SM-029, FC-SM-030]: The runtime does not stay in
\* CAPABILITY_EXECUTING for ever even if the capability never returns, on the sole assumption that time passes
\* and that the time-out then happens. (expected: holds)
executing_ends_even_if_the_capability_hangs == (WF_own(EXECUTION_DEADLINE_PASSED \/ CLOCK_TICKED)) => ([](state =
    "CAPABILITY_EXECUTING" => (<>(state = "MEMORY_COMMITTING" \/ state = "ERROR"))))

\* stages-end-even-if-they-hang [FC-SM-013, FC-SM-062]: No stage, start-up included, lasts for ever even if its
\* own work never ends, on the sole assumption that time passes and that time-outs then happen. (expected: holds)
stages_end_even_if_they_hang == (WF_own(EXECUTION_DEADLINE_PASSED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED)) =>
    ([]((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") => (<>(state = "IDLE"
    \/ state = "COMPLETED" \/ state = "ERROR"))))

\* shutdown-accepted-while-working [FC-SM-016]: A request to shut down is accepted in every state except SHUTDOWN
\* and TERMINATED; from then on a shutdown is due. (expected: holds)
shutdown_accepted_while_working == (state = "SHUTDOWN" \/ state = "TERMINATED" \/ enabled_SHUTDOWN_REQUESTED) /\ (last
    = "SHUTDOWN_REQUESTED" => (state = "SHUTDOWN" \/ latched))

\* shutdown-request-in-idle [FC-SM-016]: In IDLE a request to shut down takes effect at once. (expected: holds)
shutdown_request_in_idle == state = "IDLE" => ~((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "SHUTDOWN"))

\* shutdown-requests-change-nothing-else [FC-SM-016, FC-SM-059]: A request to shut down begins the shutdown, or
\* notes that one is due and does not change input and telemetry. (expected: holds)
shutdown_requests_change_nothing_else == [][(SHUTDOWN_REQUESTED) => (((state = "SHUTDOWN")' /\ latched' = latched) \/
    (latched' /\ told' = told /\ input' = input))]_vars

\* latched-is-for-good [FC-SM-016]: Once a shutdown is due, it stays due. (expected: holds)
latched_is_for_good == [](latched => ([]latched))

\* latched-by-request-or-failure [FC-SM-016]: A shutdown becomes due only by a request or because telemetry has
\* failed permanently. (expected: holds)
latched_by_request_or_failure == ~latched => ~(~(~latched) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel #
    "NONE" /\ ~(~latched)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~(~latched)) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT" /\ ~(~latched)) \/ (state = "INITIALIZING" /\ ~(~latched)) \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched /\ ~(~latched)) \/ (state = "IDLE" /\ latched /\ ~(~latched)) \/ (state = "INPUT_RECEIVED" /\ store =
    "OPEN" /\ ~(~latched)) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(~latched)) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(~latched)) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(~latched)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(~latched)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(~latched)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~(~latched)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(~latched)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(~latched)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned =
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(~latched)) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(~latched)) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE"
    /\ ~(~latched)) \/ (state = "CAPABILITY_EXECUTING" /\ ~(~latched)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(~latched)) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(~latched)) \/ (state =
    "COMPLETED" /\ ~(~latched)) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(~latched)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(~latched)) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\
    ~(~latched)) \/ (state = "INPUT_RECEIVED" /\ ~(~latched)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(~latched)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(~latched)) \/ (state = "MEMORY_COMMITTING" /\ ~(~latched)) \/ (state =
    "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(~latched)) \/ (state = "INPUT_RECEIVED" /\ elapsed =
    STAGE_DEADLINE /\ ~(~latched)) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(~latched)) \/
    (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(~latched)) \/ (state = "MEMORY_COMMITTING" /\
    elapsed = STAGE_DEADLINE /\ ~(~latched)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(~latched)) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(~latched)) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(~latched)) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable /\ ~(~latched)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(~latched)) \/ (state = "SHUTDOWN" /\ ~(~latched)) \/ (state = "IDLE" /\ ~(~latched)) \/ ((epoch
    < LAST_EPOCH \/ state = "IDLE") /\ ~(~latched)) \/ (store = "OPEN" /\ ~(~latched)) \/ (channel = "SINK" /\
    ~(~latched)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(~latched)) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(~latched)))

\* latched-shutdown-from-idle [FC-SM-016]: A due shutdown begins only in IDLE, and in IDLE it can begin; it leads
\* to SHUTDOWN. (expected: holds)
latched_shutdown_from_idle == ((state = "IDLE" /\ latched) => enabled_LATCHED_SHUTDOWN) /\ (enabled_LATCHED_SHUTDOWN
    => (state = "IDLE" /\ latched)) /\ (last = "LATCHED_SHUTDOWN" => state = "SHUTDOWN")

\* latched-ends [FC-SM-016, FC-SM-045]: If a shutdown is due, the runtime ends, provided that it keeps working.
\* (expected: holds)
latched_ends == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/
    INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](latched => (<>(state = "TERMINATED"))))

\* shutdown-not-in-mid-cycle [FC-SM-016, FC-SM-041]: SHUTDOWN is entered only from IDLE or from a recorded
\* failure, never with an execution in flight. (expected: holds)
shutdown_not_in_mid_cycle == ~(state = "SHUTDOWN" \/ state = "IDLE" \/ (state = "ERROR" /\ closing # "NONE")) =>
    ~(~(~(state = "SHUTDOWN")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(~(state =
    "SHUTDOWN"))) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(~(state = "SHUTDOWN"))) \/ state = "IDLE" \/ (state = "IDLE" /\ latched) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(~(state = "SHUTDOWN"))) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(~(state = "SHUTDOWN"))) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\
    ~(~(state = "SHUTDOWN"))) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(~(state = "SHUTDOWN")))
    \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)) \/ ((state = "INITIALIZING" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~(state =
    "SHUTDOWN"))) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(~(state = "SHUTDOWN"))) \/ (state = "SHUTDOWN" /\ ~(~(state = "SHUTDOWN"))) \/ (state = "IDLE" /\ ~(~(state =
    "SHUTDOWN"))) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(~(state = "SHUTDOWN"))) \/ (store = "OPEN" /\
    ~(~(state = "SHUTDOWN"))) \/ (channel = "SINK" /\ ~(~(state = "SHUTDOWN"))) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~(~(state = "SHUTDOWN"))) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    read_record = "NONE" /\ ~(~(state = "SHUTDOWN"))))

\* shutdown-ends [FC-SM-044, FC-SM-045]: A shutdown ends in TERMINATED, however many parts of it fail, provided
\* that the runtime keeps working. (expected: holds)
\* This is part 1 of it.
shutdown_ends_1 == "shutdown-ends-1" \in open => (state = "SHUTDOWN")

\* shutdown-ends [FC-SM-044, FC-SM-045]: A shutdown ends in TERMINATED, however many parts of it fail, provided
\* that the runtime keeps working. (expected: holds)
\* This is part 2 of it.
shutdown_ends_2 == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](state = "SHUTDOWN" => (<>(state = "TERMINATED"))))

\* shutdown-ends-however-often-a-part-fails [FC-SM-044, FC-SM-045]: A shutdown ends on the sole assumption that
\* inputs or work keep happening, since a failed part is neither. (expected: holds)
shutdown_ends_however_often_a_part_fails == (WF_own(INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/
    AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/
    CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([](state = "SHUTDOWN" =>
    (<>(state = "TERMINATED"))))

\* shutdown-leads-to-terminated [FC-SM-045]: From SHUTDOWN the runtime can always get to TERMINATED, and gets
\* nowhere else. (expected: holds)
shutdown_leads_to_terminated == (state = "SHUTDOWN" => (enabled_SHUTDOWN_FINISHED /\ ~(~(state = "SHUTDOWN" \/ state =
    "TERMINATED") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "SHUTDOWN" \/ state
    = "TERMINATED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record =
    "INTENT") /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    read_record # "INTENT" /\ write_record # "INTENT") \/ state = "INITIALIZING" \/ (state = "IDLE" /\ input # "NONE"
    /\ ~latched) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN") \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE")
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0))) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0))) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN") \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL") \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input
    = "READ") THEN read_record ELSE write_record) # "INTENT") \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL"
    /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\
    ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running
    = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT") \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE") \/ state = "CAPABILITY_EXECUTING" \/ (state = "CAPABILITY_EXECUTING"
    /\ elapsed = EXECUTION_DEADLINE) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN") \/ state = "COMPLETED" \/
    (state = "INPUT_RECEIVED" /\ store = "LOST") \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST") \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST") \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "MEMORY_COMMITTING" \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE)
    \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed =
    STAGE_DEADLINE) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE) \/ (state =
    "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store
    = "OPEN" /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store #
    "OPEN" /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ ((state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state
    = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "SHUTDOWN" /\
    ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "IDLE" /\ ~(state = "SHUTDOWN" \/ state =
    "TERMINATED")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/
    (store = "OPEN" /\ ~(state = "SHUTDOWN" \/ state = "TERMINATED")) \/ (channel = "SINK" /\ ~(state = "SHUTDOWN" \/
    state = "TERMINATED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state =
    "SHUTDOWN" \/ state = "TERMINATED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "SHUTDOWN" \/ state = "TERMINATED"))))) /\ (last = "SHUTDOWN_FINISHED" => state = "TERMINATED")

\* shutdown-failures-are-recorded [FC-SM-044]: A part of the shutdown may fail; that is recorded permanently and
\* changes nothing else. (expected: holds)
shutdown_failures_are_recorded == []((state = "SHUTDOWN" => enabled_SHUTDOWN_STEP_FAILED) /\ (last =
    "SHUTDOWN_STEP_FAILED" => (state = "SHUTDOWN" /\ incomplete)) /\ (incomplete => ([]incomplete)) /\ (~incomplete =>
    ~(~(~incomplete) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(~incomplete)) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(~incomplete)) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(~incomplete))
    \/ (state = "INITIALIZING" /\ ~(~incomplete)) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(~incomplete))
    \/ (state = "IDLE" /\ ~(~incomplete)) \/ (state = "IDLE" /\ latched /\ ~(~incomplete)) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(~incomplete)) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\
    ~(~incomplete)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\
    ~(~incomplete)) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(~incomplete)) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(~incomplete)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(~incomplete)) \/ (state
    = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "MESSAGE" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned
    # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(~incomplete)) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(~incomplete)) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(~incomplete)) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(~incomplete)) \/ (state = "COMPLETED" /\ ~(~incomplete)) \/ (state =
    "INPUT_RECEIVED" /\ store = "LOST" /\ ~(~incomplete)) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\
    ~(~incomplete)) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(~incomplete)) \/ (state = "INPUT_RECEIVED"
    /\ ~(~incomplete)) \/ (state = "PROTOCOL_VALIDATING" /\ ~(~incomplete)) \/ (state = "AUTHORIZATION_EVALUATING" /\
    ~(~incomplete)) \/ (state = "MEMORY_COMMITTING" /\ ~(~incomplete)) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(~incomplete)) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(~incomplete)) \/
    (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(~incomplete)) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(~incomplete)) \/ (state = "MEMORY_COMMITTING" /\
    elapsed = STAGE_DEADLINE /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(~incomplete)) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(~incomplete)) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(~incomplete)) \/ (state = "ERROR" /\ closing # "NONE"
    /\ initialised /\ recoverable /\ ~(~incomplete)) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(~incomplete)) \/ ((state = "INITIALIZING" \/
    state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/
    state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(~incomplete)) \/ (state = "SHUTDOWN" /\ ~(~incomplete)) \/
    ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(~incomplete)) \/ (store = "OPEN" /\ ~(~incomplete)) \/ (channel =
    "SINK" /\ ~(~incomplete)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\
    ~(~incomplete)) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(~incomplete)))))

\* shutdown-releases-everything [FC-SM-044]: A runtime that has ended holds no execution, no closing record, no
\* open store and no way to write telemetry. (expected: holds)
shutdown_releases_everything == (~(state = "TERMINATED") \/ (store # "OPEN" /\ channel = "NONE" /\ input = "NONE" /\
    form = "NONE" /\ pinned = 0 - 1 /\ decision = "NONE" /\ running = "NONE" /\ result = "NONE")) /\ (~(state =
    "SHUTDOWN" \/ state = "TERMINATED") \/ (closing = "NONE" /\ ~elsewhere))

\* lost-store-stays-lost [FC-SM-044]: A lost store is distinguished from a closed one. (expected: holds)
lost_store_stays_lost == []((store = "LOST" => ([](store = "LOST"))) /\ ((state = "SHUTDOWN" /\ store = "CLOSED") =>
    ([](store = "CLOSED"))) /\ ((state = "SHUTDOWN" /\ store = "OPEN") => ~(~(state = "SHUTDOWN" \/ store = "CLOSED")
    \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "SHUTDOWN")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "SHUTDOWN" \/
    store = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record #
    "INTENT" /\ ~(store = "CLOSED")) \/ (state = "INITIALIZING" /\ ~(store = "CLOSED")) \/ (state = "IDLE" /\ input #
    "NONE" /\ ~latched /\ ~(store = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(store = "CLOSED"))
    \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(store = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(store = "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\
    (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(store = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(store = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(store = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\
    form = "MESSAGE" /\ ~(store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input =
    "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING"
    /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE
    write_record) = "INTENT" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(store = "CLOSED")) \/
    (state = "CAPABILITY_EXECUTING" /\ ~(store = "CLOSED")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(store = "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(store =
    "CLOSED")) \/ (state = "COMPLETED" /\ ~(store = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\
    ~(store = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(store = "CLOSED")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(store = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ ~(store = "CLOSED"))
    \/ (state = "PROTOCOL_VALIDATING" /\ ~(store = "CLOSED")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(store =
    "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\ ~(store = "CLOSED")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(store = "CLOSED")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(store =
    "CLOSED")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(store = "CLOSED")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(store = "CLOSED")) \/ (state = "MEMORY_COMMITTING" /\
    elapsed = STAGE_DEADLINE /\ ~(store = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state
    = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable
    /\ ~(store = "CLOSED")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state =
    "COMPLETED" \/ state = "ERROR") /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ ((state = "INITIALIZING" \/ state
    = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/
    state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "SHUTDOWN" /\
    ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "SHUTDOWN" /\ ~((IF (store = "OPEN") THEN "CLOSED" ELSE
    store) = "CLOSED")) \/ (state = "IDLE" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ ((epoch < LAST_EPOCH \/
    state = "IDLE") /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (store = "OPEN" /\ ~(state = "SHUTDOWN")) \/
    (channel = "SINK" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")) \/ (state = "INITIALIZING" /\ store = "CLOSED"
    /\ read_record = "NONE" /\ ~(state = "SHUTDOWN" \/ store = "CLOSED")))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 1 of it.
shutdown_keeps_the_records_1 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (read_record = "NONE" =>
    ([](read_record = "NONE"))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 2 of it.
shutdown_keeps_the_records_2 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (read_record = "INTENT" =>
    ([](read_record = "INTENT"))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 3 of it.
shutdown_keeps_the_records_3 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (read_record = "CLOSED" =>
    ([](read_record = "CLOSED"))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 4 of it.
shutdown_keeps_the_records_4 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (write_record = "NONE" =>
    ([](write_record = "NONE"))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 5 of it.
shutdown_keeps_the_records_5 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (write_record = "INTENT" =>
    ([](write_record = "INTENT"))))

\* shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
\* holds)
\* This is part 6 of it.
shutdown_keeps_the_records_6 == []((state = "SHUTDOWN" \/ state = "TERMINATED") => (write_record = "CLOSED" =>
    ([](write_record = "CLOSED"))))

\* open-intent-means-lost-store [FC-SM-043, FC-SM-044]: A runtime that was ready leaves an open intent only if
\* its store was lost. (expected: holds)
open_intent_means_lost_store == ~((state = "SHUTDOWN" \/ state = "TERMINATED") /\ initialised /\ (read_record =
    "INTENT" \/ write_record = "INTENT")) \/ store = "LOST"

\* terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
\* holds)
terminated_is_final == [](state = "TERMINATED" => (~enabled_any /\ ([](state = "TERMINATED"))))

\* every-transition-is-told [FC-SM-002, FC-SM-037, FC-SM-040, FC-SM-059, FC-SM-069, FC-PR-035, FC-PR-058,
\* FC-PR-066]: Every transition has a record in the sink or on its fallback. Sacrificed: if both have failed,
\* none can be written (D-FC-12). Instead, told-or-latched holds. (expected: fails)
every_transition_is_told == state = "INITIALIZING" \/ told # "NONE"

\* told-or-latched [FC-SM-002, FC-SM-037, FC-SM-040, FC-SM-059, FC-SM-069, FC-PR-035, FC-PR-058, FC-PR-066]:
\* Every transition has a record in the sink or on its fallback, or a shutdown is due. (expected: holds)
told_or_latched == state = "INITIALIZING" \/ told # "NONE" \/ latched

\* sink-is-used-if-there [FC-SM-059, FC-SM-069]: As long as the sink has not been lost, the record of the newest
\* transition is in it. (expected: holds)
sink_is_used_if_there == channel # "SINK" \/ state = "INITIALIZING" \/ told = "SINK"

\* last-record-is-in-the-sink [FC-SM-044, FC-SM-059, FC-SM-069]: The record of the very last transition is in the
\* sink, too, unless the sink was lost before. (expected: holds)
last_record_is_in_the_sink == channel = "SINK" => ~(~(state = "TERMINATED" => told = "SINK") \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "TERMINATED" => told = "SINK")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "TERMINATED"
    => told = "SINK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch
    /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "TERMINATED" => told =
    "SINK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF
    (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "TERMINATED" => told =
    "SINK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "TERMINATED" => told = "SINK")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "TERMINATED" => told = "SINK")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(state = "TERMINATED" => told = "SINK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "TERMINATED" => told = "SINK")) \/ (state = "SHUTDOWN" /\ ~(state
    = "TERMINATED" => told = "SINK")) \/ (state = "SHUTDOWN" /\ ~(channel = "SINK")) \/ (state = "IDLE" /\ ~(state =
    "TERMINATED" => told = "SINK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "TERMINATED" => told =
    "SINK")) \/ (store = "OPEN" /\ ~(state = "TERMINATED" => told = "SINK")) \/ (channel = "SINK" /\ ~(state =
    "TERMINATED" => told = "SINK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state
    = "TERMINATED" => told = "SINK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\
    ~(state = "TERMINATED" => told = "SINK")))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 1 of it.
fallback_is_used_without_the_sink_1 == channel = "FALLBACK" => (state = "INITIALIZING" => ~(~(state = "INITIALIZING"
    \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state =
    "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/
    write_record = "INTENT") /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store =
    "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING"
    /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(channel = "FALLBACK")) \/ (state
    = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE"
    /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned =
    0)) /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\
    pinned # 0)) /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state =
    "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel =
    "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed =
    EXECUTION_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel =
    "FALLBACK")) \/ (state = "COMPLETED" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\
    ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/
    (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\
    ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK"))
    \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE
    /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "INITIALIZING" \/ told =
    "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "INITIALIZING" \/ told =
    "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "INITIALIZING" \/ told =
    "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(channel = "FALLBACK")) \/
    (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(channel = "FALLBACK")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\
    ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\
    ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/ (state =
    "IDLE" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state =
    "INITIALIZING" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/
    (channel = "SINK" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ write_record = "NONE" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "INITIALIZING" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 2 of it.
fallback_is_used_without_the_sink_2 == channel = "FALLBACK" => (state = "IDLE" => ~(~(state = "IDLE" \/ told =
    "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "IDLE" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state =
    "IDLE" /\ input # "NONE" /\ ~latched /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/
    (state = "IDLE" /\ latched /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel
    = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK")) \/ (state
    = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel = "FALLBACK")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(channel = "FALLBACK")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST"
    /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK"))
    \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\
    ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK"))
    \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\
    elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE
    /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state =
    "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING"
    \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state =
    "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/
    (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state =
    "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state = "ERROR" /\
    closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state
    = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "IDLE" \/ told = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/
    (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/
    ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state =
    "IDLE" \/ told = "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "IDLE" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "IDLE" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 3 of it.
fallback_is_used_without_the_sink_3 == channel = "FALLBACK" => (state = "INPUT_RECEIVED" => ~(~(state =
    "INPUT_RECEIVED" \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record =
    "INTENT" \/ write_record = "INTENT") /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state =
    "IDLE" /\ latched /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK")) \/ (state
    = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel = "FALLBACK")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/
    (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "COMPLETED"
    /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store = "OPEN" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\
    initialised /\ recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "INPUT_RECEIVED" \/ told =
    "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(state = "INPUT_RECEIVED" \/ told =
    "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(state = "INPUT_RECEIVED"
    \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state = "INPUT_RECEIVED" \/ told =
    "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (channel = "SINK" /\
    ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    read_record = "NONE" /\ ~(state = "INPUT_RECEIVED" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 4 of it.
fallback_is_used_without_the_sink_4 == channel = "FALLBACK" => (state = "PROTOCOL_VALIDATING" => ~(~(state =
    "PROTOCOL_VALIDATING" \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(channel =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched
    /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/
    (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "COMPLETED"
    /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE"
    /\ store = "OPEN" /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing =
    "NONE" /\ store # "OPEN" /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing
    # "NONE" /\ initialised /\ recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\
    ~(initialised /\ recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED"
    \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state
    = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "PROTOCOL_VALIDATING" \/ told =
    "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(state = "PROTOCOL_VALIDATING"
    \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(state =
    "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state =
    "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "PROTOCOL_VALIDATING" \/ told =
    "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "PROTOCOL_VALIDATING" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "PROTOCOL_VALIDATING" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "PROTOCOL_VALIDATING" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 5 of it.
fallback_is_used_without_the_sink_5 == channel = "FALLBACK" => (state = "AUTHORIZATION_EVALUATING" => ~(~(state =
    "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel #
    "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN"
    /\ (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\
    ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input #
    "NONE" /\ ~latched /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE"
    /\ latched /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK"))
    \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told =
    "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF
    (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "COMPLETED"
    /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing =
    "NONE" /\ store = "OPEN" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store # "OPEN" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state =
    "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\
    closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state
    = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state =
    "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state =
    "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state =
    "SHUTDOWN" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel =
    "FALLBACK")) \/ (state = "IDLE" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ ((epoch <
    LAST_EPOCH \/ state = "IDLE") /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (store = "OPEN" /\
    ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (channel = "SINK" /\ ~(state =
    "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record =
    "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store =
    "CLOSED" /\ read_record = "NONE" /\ ~(state = "AUTHORIZATION_EVALUATING" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 6 of it.
fallback_is_used_without_the_sink_6 == channel = "FALLBACK" => (state = "CAPABILITY_EXECUTING" => ~(~(state =
    "CAPABILITY_EXECUTING" \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\
    (read_record = "INTENT" \/ write_record = "INTENT") /\ ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/
    (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(channel =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\
    ~latched /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched
    /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input
    = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\
    ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN
    read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) =
    "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel =
    "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~(channel = "FALLBACK")) \/ (state = "COMPLETED" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\
    elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed
    < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state =
    "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state
    = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\
    recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable)
    /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "CAPABILITY_EXECUTING" \/ told =
    "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\
    ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(state = "CAPABILITY_EXECUTING"
    \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(state =
    "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\ ~(state =
    "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "CAPABILITY_EXECUTING" \/ told =
    "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "CAPABILITY_EXECUTING" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "CAPABILITY_EXECUTING" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "CAPABILITY_EXECUTING" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 7 of it.
fallback_is_used_without_the_sink_7 == channel = "FALLBACK" => (state = "MEMORY_COMMITTING" => ~(~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\
    ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record
    = "INTENT" \/ write_record = "INTENT") /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT" /\ write_record # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "INITIALIZING" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\
    ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched /\ ~(channel
    = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input
    = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form =
    "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running =
    "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel =
    "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    elapsed = EXECUTION_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\
    ~(channel = "FALLBACK")) \/ (state = "COMPLETED" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\
    elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\
    ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING"
    \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed
    < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store = "OPEN" /\ ~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\ ~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable
    /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\ recoverable) /\ ~(channel
    = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR") /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state =
    "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state
    = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR" \/ state =
    "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN"
    /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK")) \/
    (state = "IDLE" /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE")
    /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "MEMORY_COMMITTING" \/
    told = "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "MEMORY_COMMITTING" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "MEMORY_COMMITTING" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state =
    "MEMORY_COMMITTING" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 8 of it.
fallback_is_used_without_the_sink_8 == channel = "FALLBACK" => (state = "COMPLETED" => ~(~(state = "COMPLETED" \/ told
    = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "COMPLETED" \/ told
    = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record #
    "INTENT" /\ write_record # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel =
    "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\
    ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\
    store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel
    = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\ pinned # 0)) /\
    ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/
    (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form
    = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input =
    "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned # epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ ~(channel = "FALLBACK")) \/
    (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "COMPLETED" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(channel = "FALLBACK"))
    \/ (state = "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "MEMORY_COMMITTING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING"
    /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING"
    /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE
    /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/
    (state = "MEMORY_COMMITTING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\
    closing = "NONE" /\ store = "OPEN" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing
    = "NONE" /\ store # "OPEN" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE"
    /\ initialised /\ recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised
    /\ recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "COMPLETED" \/ told = "FALLBACK"))
    \/ (state = "SHUTDOWN" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel =
    "FALLBACK")) \/ (state = "IDLE" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state =
    "IDLE") /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "COMPLETED" \/ told =
    "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "COMPLETED" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "COMPLETED" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 9 of it.
fallback_is_used_without_the_sink_9 == channel = "FALLBACK" => (state = "ERROR" => ~(~(state = "ERROR" \/ told =
    "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "ERROR" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record # "INTENT"
    /\ write_record # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\
    ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ ~(channel = "FALLBACK")) \/ (state = "IDLE" /\ latched /\ ~(channel
    = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ input = "NOTE" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input =
    "READ" \/ (input = "WRITE" /\ pinned = 0)) /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\
    form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\
    pinned = epoch /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form =
    "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input =
    "READ") THEN read_record ELSE write_record) # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned = epoch /\ (IF (input = "READ") THEN
    read_record ELSE write_record) = "INTENT" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store =
    "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "COMPLETED" /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING"
    \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state =
    "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN
    EXECUTION_DEADLINE ELSE STAGE_DEADLINE) /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing
    = "NONE" /\ store = "OPEN" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\
    store # "OPEN" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised
    /\ recoverable /\ ~(channel = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ ~(initialised /\
    recoverable) /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/
    (state = "SHUTDOWN" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel = "FALLBACK"))
    \/ (state = "IDLE" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state = "IDLE") /\
    ~(state = "ERROR" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/
    (channel = "SINK" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED" /\
    write_record = "NONE" /\ ~(state = "ERROR" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "CLOSED"
    /\ read_record = "NONE" /\ ~(state = "ERROR" \/ told = "FALLBACK"))))

\* fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
\* goes to the fallback, which shows the loss. (expected: holds)
\* This is part 10 of it.
fallback_is_used_without_the_sink_10 == channel = "FALLBACK" => (state = "SHUTDOWN" => ~(~(state = "SHUTDOWN" \/ told
    = "FALLBACK") \/ (state = "INITIALIZING" /\ store = "CLOSED" /\ channel # "NONE" /\ ~(state = "SHUTDOWN" \/ told =
    "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ (read_record = "INTENT" \/ write_record = "INTENT")
    /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\ store = "OPEN" /\ read_record #
    "INTENT" /\ write_record # "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ ~(channel =
    "FALLBACK")) \/ (state = "IDLE" /\ input # "NONE" /\ ~latched /\ ~(channel = "FALLBACK")) \/ (state =
    "INPUT_RECEIVED" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ input = "NOTE"
    /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "READ" \/ (input = "WRITE" /\ pinned =
    0)) /\ ~(channel = "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ (input = "GARBAGE" \/ (input = "WRITE" /\
    pinned # 0)) /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "MESSAGE" /\ ~(channel =
    "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ pinned = epoch /\ store = "OPEN" /\
    ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ form = "TOOL_CALL" /\ ~(channel = "FALLBACK"))
    \/ (state = "CAPABILITY_EXECUTING" /\ form = "MESSAGE" /\ ~(channel = "FALLBACK")) \/ (state =
    "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ (IF (input = "READ") THEN read_record ELSE write_record) #
    "INTENT" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE"
    /\ pinned = epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(state = "SHUTDOWN"
    \/ told = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ form = "TOOL_CALL" /\ running = "NONE" /\ pinned #
    epoch /\ (IF (input = "READ") THEN read_record ELSE write_record) = "INTENT" /\ ~(channel = "FALLBACK")) \/ (state
    = "CAPABILITY_EXECUTING" /\ running # "NONE" /\ ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\
    ~(channel = "FALLBACK")) \/ (state = "CAPABILITY_EXECUTING" /\ elapsed = EXECUTION_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store = "OPEN" /\ ~(channel = "FALLBACK")) \/ (state = "COMPLETED"
    /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ store = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ store
    = "LOST" /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ ~(channel = "FALLBACK")) \/ (state =
    "PROTOCOL_VALIDATING" /\ ~(channel = "FALLBACK")) \/ (state = "AUTHORIZATION_EVALUATING" /\ ~(channel =
    "FALLBACK")) \/ (state = "MEMORY_COMMITTING" /\ ~(channel = "FALLBACK")) \/ (state = "INITIALIZING" /\ elapsed =
    STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "INPUT_RECEIVED" /\ elapsed = STAGE_DEADLINE /\ ~(channel =
    "FALLBACK")) \/ (state = "PROTOCOL_VALIDATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state =
    "AUTHORIZATION_EVALUATING" /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ (state = "MEMORY_COMMITTING"
    /\ elapsed = STAGE_DEADLINE /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/
    state = "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING") /\ elapsed < (IF (state = "CAPABILITY_EXECUTING") THEN EXECUTION_DEADLINE ELSE
    STAGE_DEADLINE) /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store =
    "OPEN" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing = "NONE" /\ store # "OPEN" /\
    ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "ERROR" /\ closing # "NONE" /\ initialised /\ recoverable
    /\ ~(channel = "FALLBACK")) \/ ((state = "INITIALIZING" \/ state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING" \/ state = "COMPLETED" \/ state = "ERROR") /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/
    ((state = "INITIALIZING" \/ state = "IDLE" \/ state = "INPUT_RECEIVED" \/ state = "PROTOCOL_VALIDATING" \/ state =
    "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state = "MEMORY_COMMITTING" \/ state = "COMPLETED"
    \/ state = "ERROR" \/ state = "SHUTDOWN") /\ channel = "FALLBACK" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK"))
    \/ (state = "SHUTDOWN" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "SHUTDOWN" /\ ~(channel =
    "FALLBACK")) \/ (state = "IDLE" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ ((epoch < LAST_EPOCH \/ state =
    "IDLE") /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (store = "OPEN" /\ ~(state = "SHUTDOWN" \/ told =
    "FALLBACK")) \/ (channel = "SINK" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state = "INITIALIZING" /\
    store = "CLOSED" /\ write_record = "NONE" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK")) \/ (state =
    "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE" /\ ~(state = "SHUTDOWN" \/ told = "FALLBACK"))))

\* fallback-failure-latches [FC-SM-059]: The fallback can fail whenever it is in use; then a shutdown is due.
\* (expected: holds)
fallback_failure_latches == (channel = "FALLBACK" => enabled_FALLBACK_FAILED) /\ (enabled_FALLBACK_FAILED => channel =
    "FALLBACK") /\ (last = "FALLBACK_FAILED" => (channel = "NONE" /\ latched))

\* no-input-without-telemetry [FC-SM-059]: No input is accepted while telemetry cannot be written to any channel.
\* (expected: holds)
no_input_without_telemetry == (enabled_INPUT_ARRIVED) => channel # "NONE"

\* flags-change-by-their-events [FC-SM-008, FC-SM-052]: The flags for initialisation, a due shutdown, reliability
\* and a failed part of the shutdown change only by their own events. (expected: holds)
flags_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT
    \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/
    SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED initialised) /\ ((INPUT_ARRIVED \/
    SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED
    \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/
    CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN
    \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED latched) /\
    ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/
    ERROR_RECORDED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE
    \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/
    READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) =>
    UNCHANGED recoverable) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/
    PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/
    CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/
    STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/
    FALLBACK_FAILED \/ INTEGRITY_FAULT \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/
    STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED incomplete)]_vars

\* surroundings-change-by-their-events [FC-SM-008, FC-SM-042, FC-SM-063]: The runtime only opens and closes the
\* store and the telemetry channel; it never changes the registry. (expected: holds)
surroundings_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ LEFTOVERS_CLOSED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/
    PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/
    CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/
    STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/
    INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN
    \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED store) /\ ((INPUT_ARRIVED \/
    SHUTDOWN_REQUESTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED
    \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/
    CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ INTEGRITY_FAULT
    \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/
    READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED channel) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/
    SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/
    MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED
    \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/
    CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ READ_KEY_TAKEN
    \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED epoch)]_vars

\* inputs-change-by-their-events [FC-SM-018, FC-SM-052]: The input changes only when it is offered and when it is
\* closed, and the identifier only when an execution begins and ends. (expected: holds)
inputs_change_by_their_events == [][((INPUT_ARRIVED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/
    PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/
    CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ REGISTRY_CHANGED \/
    READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) =>
    UNCHANGED input) /\ ((SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED
    \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) =>
    UNCHANGED identifier)]_vars

\* verdicts-change-by-their-events [FC-SM-025, FC-SM-052, FC-PR-063]: The verdict on the input, its epoch and the
\* decision change only in their stages and when the execution is closed. (expected: holds)
verdicts_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED
    \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/
    CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT
    \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/
    SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED form) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/
    SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ TOOL_CALL_ACCEPTED
    \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/
    MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/
    CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/
    RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED
    \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/
    WRITE_INTENT_LEFT) => UNCHANGED pinned) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/
    STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/
    SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/
    SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/
    SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED decision)]_vars

\* executions-change-by-their-events [FC-SM-029, FC-SM-032, FC-SM-052]: A tool is invoked only by its start and
\* has a result only by its return; both are cleared when the execution is closed. (expected: holds)
executions_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/
    AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/
    CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/
    RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED
    \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/
    WRITE_INTENT_LEFT) => UNCHANGED running) /\ ((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/
    TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/
    AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED
    \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) =>
    UNCHANGED result)]_vars

\* keys-change-by-their-events [FC-SM-033, FC-SM-052, FC-SM-056]: The store's record for a key changes only by an
\* authorisation, a commit, the closing record of a failure, the closing of leftovers, and the choice of another
\* key. (expected: holds)
keys_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/
    PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/
    CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED_ELSEWHERE \/
    ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/
    EXECUTOR_FAILED \/ FALLBACK_FAILED \/ INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED
    \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ WRITE_INTENT_LEFT) => UNCHANGED read_record) /\ ((INPUT_ARRIVED
    \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED \/ INPUT_RECORDED
    \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/
    CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/ CLOCK_TICKED \/
    STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE
    \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/
    INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ STORE_LOST \/
    SINK_LOST \/ READ_INTENT_LEFT) => UNCHANGED write_record)]_vars

\* closing-records-change-by-their-events [FC-SM-033, FC-SM-040, FC-SM-052]: A closing record is written only by
\* a commit, by ERROR or for leftovers, and cleared when the execution or the start-up ends. (expected: holds)
closing_records_change_by_their_events == [][((INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/
    INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ STORE_FAILED \/
    CLOCK_TICKED \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/
    INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN
    \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED closing) /\ ((INPUT_ARRIVED \/
    SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_CLEARED \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ RUNTIME_FAILURE \/ EXECUTOR_FAILED \/ FALLBACK_FAILED \/
    INTEGRITY_FAULT \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN
    \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED elsewhere)]_vars

\* time-changes-by-its-events [FC-SM-052]: Time passes only by the clock and restarts with the next stage.
\* (expected: holds)
time_changes_by_its_events == [][(INPUT_ARRIVED \/ SHUTDOWN_REQUESTED \/ SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/
    CAPABILITY_STARTED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/
    ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED \/ FALLBACK_FAILED \/ SHUTDOWN_STEP_FAILED \/
    INPUT_OFFERED \/ REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/
    READ_INTENT_LEFT \/ WRITE_INTENT_LEFT) => UNCHANGED elapsed]_vars

\* reports-change-by-their-events [FC-SM-059]: The newest report changes only by transitions. (expected: holds)
reports_change_by_their_events == [][(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ CAPABILITY_STARTED \/ CLOCK_TICKED \/
    ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ FALLBACK_FAILED \/ SHUTDOWN_STEP_FAILED \/ INPUT_OFFERED \/
    REGISTRY_CHANGED \/ READ_KEY_TAKEN \/ WRITE_KEY_TAKEN \/ STORE_LOST \/ SINK_LOST \/ READ_INTENT_LEFT \/
    WRITE_INTENT_LEFT) => UNCHANGED told]_vars

\* what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
\* of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
\* the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
what_is_guarded_against_can_happen_1 == ~(state = "CAPABILITY_EXECUTING" /\ running = "NONE" /\ pinned >= 0 /\ pinned
    # epoch)

\* what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
\* of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
\* the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
what_is_guarded_against_can_happen_2 == ~(state = "MEMORY_COMMITTING" /\ store = "LOST")

\* what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
\* of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
\* the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
what_is_guarded_against_can_happen_3 == ~(state = "CAPABILITY_EXECUTING" /\ told = "SINK" /\ channel = "FALLBACK")

\* what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
\* of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
\* the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
what_is_guarded_against_can_happen_4 == ~(state = "INITIALIZING" /\ read_record = "INTENT")

\* what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
\* of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
\* the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
what_is_guarded_against_can_happen_5 == ~(state = "INITIALIZING" /\ write_record = "INTENT")

\* surroundings-act-when-they-like [FC-SM-008, FC-SM-062]: The store and the sink can be lost whenever they are
\* open, and the registry can change in every state; input is offered and keys are chosen in IDLE, and leftover
\* intents appear before the start. (expected: holds)
surroundings_act_when_they_like == enabled_STORE_LOST = (store = "OPEN") /\ enabled_SINK_LOST = (channel = "SINK") /\
    enabled_REGISTRY_CHANGED = (epoch < LAST_EPOCH \/ state = "IDLE") /\ enabled_INPUT_OFFERED = (state = "IDLE") /\
    enabled_READ_KEY_TAKEN = (state = "IDLE") /\ enabled_WRITE_KEY_TAKEN = (state = "IDLE") /\
    enabled_READ_INTENT_LEFT = (state = "INITIALIZING" /\ store = "CLOSED" /\ write_record = "NONE") /\
    enabled_WRITE_INTENT_LEFT = (state = "INITIALIZING" /\ store = "CLOSED" /\ read_record = "NONE")

\* the-registry-changes-whenever-it-does [FC-SM-025, FC-PR-063]: A change of the registry always leads to another
\* epoch. (expected: holds)
the_registry_changes_whenever_it_does == [][(REGISTRY_CHANGED) => (epoch' # epoch)]_vars

\* another-key-has-another-record [FC-SM-056]: If another key is chosen for READ, it is closed if the previous
\* one had no record, and has no record if the previous one was closed. (expected: holds)
another_key_has_another_record == [][(READ_KEY_TAKEN) => (read_record' # read_record /\ read_record' # "INTENT")]_vars

\* another-key-of-write-has-another-record [FC-SM-056]: The same for WRITE. (expected: holds)
another_key_of_write_has_another_record == [][(WRITE_KEY_TAKEN) => (write_record' # write_record /\ write_record' #
    "INTENT")]_vars

\* every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_input_can_come_1 == ~(state = "INPUT_RECEIVED" /\ input = "NOTE")

\* every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_input_can_come_2 == ~(state = "INPUT_RECEIVED" /\ input = "GARBAGE")

\* every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_input_can_come_3 == ~(state = "INPUT_RECEIVED" /\ input = "READ")

\* every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_input_can_come_4 == ~(state = "INPUT_RECEIVED" /\ input = "WRITE")

\* any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
\* offered before. (expected: holds)
\* This is part 1 of it.
\* TLC cannot check any-input-can-be-offered-1: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
\* (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
\* it quantifies over all paths and over some path, which LTL cannot express

\* any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
\* offered before. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check any-input-can-be-offered-2: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
\* (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
\* it quantifies over all paths and over some path, which LTL cannot express

\* any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
\* offered before. (expected: holds)
\* This is part 3 of it.
\* TLC cannot check any-input-can-be-offered-3: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
\* (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
\* it quantifies over all paths and over some path, which LTL cannot express

\* any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
\* offered before. (expected: holds)
\* This is part 4 of it.
\* TLC cannot check any-input-can-be-offered-4: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
\* (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
\* it quantifies over all paths and over some path, which LTL cannot express

\* callers-set-the-pace [FC-SM-015, FC-SM-016]: Inputs and requests to shut down come from outside: neither the
\* runtime's own work nor a fault counts as one of them. (expected: holds)
\* TLC cannot check callers-set-the-pace: in IDLE or INPUT_RECEIVED: 2 if channel == SINK else (1 if channel ==
\* FALLBACK else 0), STAGE_DEADLINE - elapsed: a ranking is a proof, not a formula

\* comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
\* it keeps working. (expected: holds)
comes_to_rest == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) =>
    ([](<>(state = "IDLE" \/ state = "TERMINATED")))

\* comes-to-rest-even-if-it-stops: The runtime comes to rest even if it may stop working at any moment. It fails,
\* as it must: comes-to-rest depends on the assumption that the runtime keeps working. (expected: fails)
comes_to_rest_even_if_it_stops == [](<>(state = "IDLE" \/ state = "TERMINATED"))

\* executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
\* runtime keeps working. (expected: holds)
executions_end == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/ INITIALIZATION_FAILED
    \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/ AUTHORIZATION_NOT_REQUIRED \/
    AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/ RESULT_REPLAYED \/ CAPABILITY_STARTED \/
    CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/ EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED
    \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/ COMPLETION_FINALIZED \/ ERROR_RECORDED \/
    ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/ LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED) /\
    Settled) => ([](last = "INPUT_ARRIVED" => (<>(state = "COMPLETED" \/ state = "ERROR"))))

\* lost-store-ends-the-runtime [FC-SM-041, FC-SM-064]: A runtime whose store is lost before an execution is
\* committed ends, and executes nothing for another input, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
\* TLC cannot check lost-store-ends-the-runtime-1: AG ((store == LOST and (INPUT_RECEIVED or PROTOCOL_VALIDATING
\* or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING)) -> (AX AG not INPUT_ARRIVED and AF
\* TERMINATED)): the target has no next-state operator

\* lost-store-ends-the-runtime [FC-SM-041, FC-SM-064]: A runtime whose store is lost before an execution is
\* committed ends, and executes nothing for another input, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
lost_store_ends_the_runtime_2 == (WF_own(SUBSYSTEMS_STARTED \/ LEFTOVERS_CLOSED \/ INITIALIZATION_SUCCEEDED \/
    INITIALIZATION_FAILED \/ INPUT_RECORDED \/ MESSAGE_ACCEPTED \/ TOOL_CALL_ACCEPTED \/ PROTOCOL_REJECTED \/
    AUTHORIZATION_NOT_REQUIRED \/ AUTHORIZATION_GRANTED \/ AUTHORIZATION_DENIED \/ MESSAGE_PASSED_ON \/
    RESULT_REPLAYED \/ CAPABILITY_STARTED \/ CAPABILITY_REVOKED \/ CAPABILITY_SUCCEEDED \/ CAPABILITY_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ COMMIT_SUCCEEDED \/ STORE_FAILED \/ CLOCK_TICKED \/ STAGE_DEADLINE_PASSED \/
    COMPLETION_FINALIZED \/ ERROR_RECORDED \/ ERROR_RECORDED_ELSEWHERE \/ ERROR_CLEARED \/ ERROR_UNRECOVERABLE \/
    LATCHED_SHUTDOWN \/ SHUTDOWN_FINISHED)) => ([]((store = "LOST" /\ (state = "INPUT_RECEIVED" \/ state =
    "PROTOCOL_VALIDATING" \/ state = "AUTHORIZATION_EVALUATING" \/ state = "CAPABILITY_EXECUTING" \/ state =
    "MEMORY_COMMITTING")) => (<>(state = "TERMINATED"))))

\* stays-usable [FC-SM-065]: As long as the store exists and nothing unrecoverable has happened, IDLE is
\* reachable. (expected: holds)
\* TLC cannot check stays-usable: AG ((initialised and recoverable and store == OPEN and not (SHUTDOWN or
\* TERMINATED)) -> EF IDLE): it quantifies over all paths and over some path, which LTL cannot express

\* can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
\* TLC cannot check can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
\* cannot express

\* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution, with a
\* tool invoked, and back to IDLE, with exactly the states that it names. (expected: holds)
\* TLC cannot check example-lifecycle: E[INITIALIZING U (IDLE and E[IDLE U (INPUT_RECEIVED and E[INPUT_RECEIVED U
\* (PROTOCOL_VALIDATING and E[PROTOCOL_VALIDATING U (AUTHORIZATION_EVALUATING and E[AUTHORIZATION_EVALUATING U
\* (CAPABILITY_EXECUTING and E[CAPABILITY_EXECUTING U (MEMORY_COMMITTING and running != NONE and
\* E[MEMORY_COMMITTING U (COMPLETED and E[COMPLETED U IDLE])])])])])])])]: the target has no 'until', and this
\* one is nested inside another operator

\* executions-end-in-bounded-time [FC-SM-065]: Every step that the runtime makes on an execution, and every
\* fault, brings the execution closer to its end. (expected: holds)
\* TLC cannot check executions-end-in-bounded-time: in INPUT_RECEIVED or PROTOCOL_VALIDATING or
\* AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING or ERROR: 5 if INPUT_RECEIVED else (4 if
\* PROTOCOL_VALIDATING else (3 if AUTHORIZATION_EVALUATING else (2 if CAPABILITY_EXECUTING else (1 if
\* MEMORY_COMMITTING else 0)))), max(STAGE_DEADLINE, EXECUTION_DEADLINE) - elapsed, 1 if closing == NONE else 0,
\* 1 if running == NONE else 0, 0 if channel == NONE else 1: a ranking is a proof, not a formula

================================================================================
