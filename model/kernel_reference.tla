------------------------------ MODULE kernel_reference ------------------------------
\* Governance kernel 0.1.0, reference: the machine kernel in the profile reference, for TLA+.
\* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config kernel_reference.cfg kernel_reference.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

MAX_AUDIT_RETRIES == 2
EXECUTION_DEADLINE == 2
CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  draft,  \* the caller's next request
  sink,  \* the audit sink is open and writable
  request,  \* the accepted request
  requested_tool,  \* the tool that it asks for
  decision,  \* the decision about it
  dispatched_tool,  \* the tool that was called
  execution,  \* the progress of the call
  error,  \* there is an error to record
  ticks,  \* virtual time that the call has taken
  retries,  \* retries made to write the entry
  audited_request,  \* the request of the entry or halt record
  record,  \* the entered state of the newest transition record
  fallback,  \* that record is on the fallback channel, with the reason
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
    audited_request, record, fallback, last, beat>>
vars == <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
    audited_request, record, fallback, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"}
  /\ draft \in {"NONE", "FIRST", "SECOND", "THIRD"}
  /\ sink \in BOOLEAN
  /\ request \in {"NONE", "FIRST", "SECOND", "THIRD"}
  /\ requested_tool \in {"NONE", "READER", "WRITER"}
  /\ decision \in {"NONE", "ALLOW", "DENY", "HALT"}
  /\ dispatched_tool \in {"NONE", "READER", "WRITER"}
  /\ execution \in {"NOT_STARTED", "STARTED", "DONE", "UNKNOWN"}
  /\ error \in BOOLEAN
  /\ ticks \in 0..2
  /\ retries \in 0..2
  /\ audited_request \in {"NONE", "FIRST", "SECOND", "THIRD"}
  /\ record \in {"NONE", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"}
  /\ fallback \in BOOLEAN

enabled_REQUEST_SUBMITTED == state = "IDLE" /\ (sink /\ draft # "NONE")

enabled_HALT_COMMANDED == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING"

enabled_CONFIG_LOADED == state = "BOOTING"

enabled_CONFIG_FAILED == state = "BOOTING"

enabled_VALIDATION_PASSED == state = "VALIDATING"

enabled_VALIDATION_FAILED == state = "VALIDATING"

enabled_DECIDED_ALLOW_WITH_TOOL == state = "ARBITRATING" /\ (requested_tool # "NONE" /\ sink)

enabled_DECIDED_ALLOW_NO_TOOL == state = "ARBITRATING" /\ requested_tool = "NONE"

enabled_DECIDED_DENY == state = "ARBITRATING"

enabled_DECIDED_HALT == state = "ARBITRATING"

enabled_TOOL_WITHHELD == state = "ARBITRATING" /\ (requested_tool # "NONE" /\ ~sink)

enabled_CLOCK_TICKED == state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE

enabled_EXECUTION_COMPLETED == state = "EXECUTING"

enabled_EXECUTION_FAILED == state = "EXECUTING"

enabled_EXECUTION_DEADLINE_PASSED == state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE

enabled_ENTRY_STORED == state = "AUDITING" /\ (audited_request = "NONE" /\ sink)

enabled_AUDIT_WRITTEN == state = "AUDITING" /\ audited_request = request

enabled_AUDIT_RETRIED == state = "AUDITING" /\ (audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES)

enabled_AUDIT_FAILED == state = "AUDITING" /\ (audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES)

enabled_RECOVERABLE_ERROR == (state = "VALIDATING" \/ state = "ARBITRATING") \/ state = "EXECUTING"

enabled_FATAL_ERROR == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING"

enabled_any == enabled_REQUEST_SUBMITTED \/ enabled_HALT_COMMANDED \/ enabled_CONFIG_LOADED \/ enabled_CONFIG_FAILED
    \/ enabled_VALIDATION_PASSED \/ enabled_VALIDATION_FAILED \/ enabled_DECIDED_ALLOW_WITH_TOOL \/
    enabled_DECIDED_ALLOW_NO_TOOL \/ enabled_DECIDED_DENY \/ enabled_DECIDED_HALT \/ enabled_TOOL_WITHHELD \/
    enabled_CLOCK_TICKED \/ enabled_EXECUTION_COMPLETED \/ enabled_EXECUTION_FAILED \/
    enabled_EXECUTION_DEADLINE_PASSED \/ enabled_ENTRY_STORED \/ enabled_AUDIT_WRITTEN \/ enabled_AUDIT_RETRIED \/
    enabled_AUDIT_FAILED \/ enabled_RECOVERABLE_ERROR \/ enabled_FATAL_ERROR

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "no-request-from-nowhere-2" -> (FALSE)
    [] claim = "request-is-not-modified-1" -> (request = "FIRST")
    [] claim = "request-is-not-modified-2" -> (request = "SECOND")
    [] claim = "request-is-not-modified-3" -> (request = "THIRD")
    [] claim = "validated-before-arbitrated" -> (last = "REQUEST_SUBMITTED")
    [] claim = "allowed-before-executed" -> (last = "REQUEST_SUBMITTED")
    [] claim = "requests-are-audited" -> (last = "REQUEST_SUBMITTED")
    [] claim = "errors-end-in-idle-or-halted-1" -> (last = "VALIDATION_FAILED" \/ last = "TOOL_WITHHELD" \/ last =
      "EXECUTION_FAILED" \/ last = "EXECUTION_DEADLINE_PASSED" \/ last = "RECOVERABLE_ERROR")
    [] claim = "booting-ends-1" -> (state = "BOOTING")
    [] claim = "auditing-ends-1" -> (state = "AUDITING")
    [] claim = "auditing-ends-even-if-it-stops-1" -> (state = "AUDITING")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "no-request-from-nowhere-2" -> (last = "REQUEST_DRAFTED")
    [] claim = "request-is-not-modified-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "request-is-not-modified-2" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "request-is-not-modified-3" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "validated-before-arbitrated" -> (last = "VALIDATION_PASSED")
    [] claim = "allowed-before-executed" -> (last = "DECIDED_ALLOW_WITH_TOOL")
    [] claim = "requests-are-audited" -> (last = "AUDIT_WRITTEN")
    [] claim = "errors-end-in-idle-or-halted-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "booting-ends-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "auditing-ends-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "auditing-ends-even-if-it-stops-1" -> (state = "IDLE" \/ state = "HALTED")

Init ==
  /\ state = "BOOTING"
  /\ draft = "NONE"
  /\ sink = FALSE
  /\ request = "NONE"
  /\ requested_tool = "NONE"
  /\ decision = "NONE"
  /\ dispatched_tool = "NONE"
  /\ execution = "NOT_STARTED"
  /\ error = FALSE
  /\ ticks = 0
  /\ retries = 0
  /\ audited_request = "NONE"
  /\ record = "NONE"
  /\ fallback = FALSE
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"no-request-from-nowhere-2"}) /\ ~Met(claim)}

\* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no record (line
\* 85).
CONFIG_LOADED ==
  /\ (state = "BOOTING")
  /\ state' = "IDLE"
  /\ sink' = TRUE
  /\ last' = "CONFIG_LOADED"
  /\ UNCHANGED <<draft, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, record, fallback, beat>>

\* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027]: It must be recorded before any sink exists, so
\* the record goes to the fallback channel (D-KRN-02).
CONFIG_FAILED ==
  /\ (state = "BOOTING")
  /\ state' = "HALTED"
  /\ record' = "HALTED"
  /\ fallback' = (~sink)
  /\ last' = "CONFIG_FAILED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, beat>>

\* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027]: No request starts without the sink
\* (D-KRN-01).
REQUEST_SUBMITTED ==
  /\ (state = "IDLE")
  /\ (sink /\ draft # "NONE")
  /\ state' = "VALIDATING"
  /\ request' = draft
  /\ requested_tool' = (IF (draft = "FIRST") THEN "READER" ELSE (IF (draft = "SECOND") THEN "WRITER" ELSE "NONE"))
  /\ record' = "VALIDATING"
  /\ fallback' = (~sink)
  /\ last' = "REQUEST_SUBMITTED"
  /\ UNCHANGED <<draft, sink, decision, dispatched_tool, execution, error, ticks, retries, audited_request, beat>>

\* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010]
VALIDATION_PASSED ==
  /\ (state = "VALIDATING")
  /\ state' = "ARBITRATING"
  /\ record' = "ARBITRATING"
  /\ fallback' = (~sink)
  /\ last' = "VALIDATION_PASSED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, beat>>

\* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010]
VALIDATION_FAILED ==
  /\ (state = "VALIDATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "VALIDATION_FAILED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, dispatched_tool, execution, error, ticks, retries,
      audited_request, beat>>

\* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014, KRN-027]: No tool call starts
\* without the sink (D-KRN-01).
DECIDED_ALLOW_WITH_TOOL ==
  /\ (state = "ARBITRATING")
  /\ (requested_tool # "NONE" /\ sink)
  /\ state' = "EXECUTING"
  /\ decision' = "ALLOW"
  /\ dispatched_tool' = requested_tool
  /\ execution' = "STARTED"
  /\ record' = "EXECUTING"
  /\ fallback' = (~sink)
  /\ last' = "DECIDED_ALLOW_WITH_TOOL"
  /\ UNCHANGED <<draft, sink, request, requested_tool, error, ticks, retries, audited_request, beat>>

\* TOOL_WITHHELD (machine): ARBITRATING -> AUDITING [KRN-011, KRN-027, KRN-031]: An allowed call that cannot be
\* audited is not made; the request ends as denied, with the error (D-KRN-01).
TOOL_WITHHELD ==
  /\ (state = "ARBITRATING")
  /\ (requested_tool # "NONE" /\ ~sink)
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ error' = TRUE
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "TOOL_WITHHELD"
  /\ UNCHANGED <<draft, sink, request, requested_tool, dispatched_tool, execution, ticks, retries, audited_request,
      beat>>

\* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011]
DECIDED_ALLOW_NO_TOOL ==
  /\ (state = "ARBITRATING")
  /\ (requested_tool = "NONE")
  /\ state' = "AUDITING"
  /\ decision' = "ALLOW"
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "DECIDED_ALLOW_NO_TOOL"
  /\ UNCHANGED <<draft, sink, request, requested_tool, dispatched_tool, execution, error, ticks, retries,
      audited_request, beat>>

\* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011]
DECIDED_DENY ==
  /\ (state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "DECIDED_DENY"
  /\ UNCHANGED <<draft, sink, request, requested_tool, dispatched_tool, execution, error, ticks, retries,
      audited_request, beat>>

\* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020]: It bypasses AUDITING, so the halt record
\* closes the request (D-KRN-14).
DECIDED_HALT ==
  /\ (state = "ARBITRATING")
  /\ state' = "HALTED"
  /\ sink' = FALSE
  /\ request' = "NONE"
  /\ requested_tool' = "NONE"
  /\ decision' = "HALT"
  /\ audited_request' = request
  /\ record' = "HALTED"
  /\ fallback' = (~sink)
  /\ last' = "DECIDED_HALT"
  /\ UNCHANGED <<draft, dispatched_tool, execution, error, ticks, retries, beat>>

\* CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035]
CLOCK_TICKED ==
  /\ (state = "EXECUTING")
  /\ (ticks < EXECUTION_DEADLINE)
  /\ ticks' = (ticks + 1)
  /\ last' = "CLOCK_TICKED"
  /\ UNCHANGED <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, retries,
      audited_request, record, fallback, beat>>

\* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
EXECUTION_COMPLETED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "DONE"
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "EXECUTION_COMPLETED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, error, retries, audited_request,
      beat>>

\* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
EXECUTION_FAILED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "DONE"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "EXECUTION_FAILED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, retries, audited_request, beat>>

\* EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035]
EXECUTION_DEADLINE_PASSED ==
  /\ (state = "EXECUTING")
  /\ (ticks = EXECUTION_DEADLINE)
  /\ state' = "AUDITING"
  /\ execution' = "UNKNOWN"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "EXECUTION_DEADLINE_PASSED"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, retries, audited_request, beat>>

\* ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019]
ENTRY_STORED ==
  /\ (state = "AUDITING")
  /\ (audited_request = "NONE" /\ sink)
  /\ retries' = 0
  /\ audited_request' = request
  /\ last' = "ENTRY_STORED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks,
      record, fallback>>

\* AUDIT_RETRIED (machine): AUDITING -> the same [KRN-031]
AUDIT_RETRIED ==
  /\ (state = "AUDITING")
  /\ (audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES)
  /\ retries' = (retries + 1)
  /\ last' = "AUDIT_RETRIED"
  /\ UNCHANGED <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks,
      audited_request, record, fallback, beat>>

\* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018]
AUDIT_WRITTEN ==
  /\ (state = "AUDITING")
  /\ (audited_request = request)
  /\ state' = "IDLE"
  /\ request' = "NONE"
  /\ requested_tool' = "NONE"
  /\ decision' = "NONE"
  /\ dispatched_tool' = "NONE"
  /\ execution' = "NOT_STARTED"
  /\ error' = FALSE
  /\ audited_request' = "NONE"
  /\ record' = "IDLE"
  /\ fallback' = (~sink)
  /\ last' = "AUDIT_WRITTEN"
  /\ UNCHANGED <<draft, sink, ticks, retries, beat>>

\* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027]: The halt record, on the fallback
\* channel, takes the place of the entry (D-KRN-01).
AUDIT_FAILED ==
  /\ (state = "AUDITING")
  /\ (audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES)
  /\ state' = "HALTED"
  /\ request' = "NONE"
  /\ requested_tool' = "NONE"
  /\ dispatched_tool' = "NONE"
  /\ retries' = 0
  /\ audited_request' = request
  /\ record' = "HALTED"
  /\ fallback' = (~sink)
  /\ last' = "AUDIT_FAILED"
  /\ UNCHANGED <<draft, sink, decision, execution, error, ticks, beat>>

\* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031]
RECOVERABLE_ERROR_1 ==
  /\ (state = "VALIDATING" \/ state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ error' = TRUE
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "RECOVERABLE_ERROR"
  /\ UNCHANGED <<draft, sink, request, requested_tool, dispatched_tool, execution, ticks, retries, audited_request,
      beat>>

\* RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031]
RECOVERABLE_ERROR_2 ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "UNKNOWN"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ fallback' = (~sink)
  /\ last' = "RECOVERABLE_ERROR"
  /\ UNCHANGED <<draft, sink, request, requested_tool, decision, dispatched_tool, retries, audited_request, beat>>

\* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
\* KRN-021, KRN-022, KRN-029, KRN-030]
HALT_COMMANDED ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ sink' = FALSE
  /\ request' = "NONE"
  /\ requested_tool' = "NONE"
  /\ dispatched_tool' = "NONE"
  /\ execution' = (IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution)
  /\ ticks' = 0
  /\ retries' = 0
  /\ audited_request' = request
  /\ record' = "HALTED"
  /\ fallback' = (~sink)
  /\ last' = "HALT_COMMANDED"
  /\ UNCHANGED <<draft, decision, error, beat>>

\* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
\* KRN-022, KRN-029, KRN-030]
FATAL_ERROR ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ sink' = FALSE
  /\ request' = "NONE"
  /\ requested_tool' = "NONE"
  /\ dispatched_tool' = "NONE"
  /\ execution' = (IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution)
  /\ ticks' = 0
  /\ retries' = 0
  /\ audited_request' = request
  /\ record' = "HALTED"
  /\ fallback' = (~sink)
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<draft, decision, error, beat>>

\* REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
\* kernel
REQUEST_DRAFTED ==
  /\ draft' = (IF (draft = "NONE") THEN "FIRST" ELSE (IF (draft = "FIRST") THEN "SECOND" ELSE (IF (draft = "SECOND")
      THEN "THIRD" ELSE "FIRST")))
  /\ last' = "REQUEST_DRAFTED"
  /\ UNCHANGED <<state, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, record, fallback, beat>>

\* SINK_LOST (environment): the audit sink is no longer writable
SINK_LOST ==
  /\ sink
  /\ sink' = FALSE
  /\ last' = "SINK_LOST"
  /\ UNCHANGED <<state, draft, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, record, fallback, beat>>

\* SINK_RESTORED (environment): the audit sink is writable again
SINK_RESTORED ==
  /\ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED"))
  /\ sink' = TRUE
  /\ last' = "SINK_RESTORED"
  /\ UNCHANGED <<state, draft, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries,
      audited_request, record, fallback, beat>>

\* RECOVERABLE_ERROR (fault) [KRN-031]: a recoverable error
RECOVERABLE_ERROR == RECOVERABLE_ERROR_1 \/ RECOVERABLE_ERROR_2

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, draft, sink, request, requested_tool, decision, dispatched_tool, execution, error, ticks, retries, audited_request, record, fallback, beat>>

Step ==
  \/ REQUEST_SUBMITTED
  \/ HALT_COMMANDED
  \/ CONFIG_LOADED
  \/ CONFIG_FAILED
  \/ VALIDATION_PASSED
  \/ VALIDATION_FAILED
  \/ DECIDED_ALLOW_WITH_TOOL
  \/ DECIDED_ALLOW_NO_TOOL
  \/ DECIDED_DENY
  \/ DECIDED_HALT
  \/ TOOL_WITHHELD
  \/ CLOCK_TICKED
  \/ EXECUTION_COMPLETED
  \/ EXECUTION_FAILED
  \/ EXECUTION_DEADLINE_PASSED
  \/ ENTRY_STORED
  \/ AUDIT_WRITTEN
  \/ AUDIT_RETRIED
  \/ AUDIT_FAILED
  \/ RECOVERABLE_ERROR
  \/ FATAL_ERROR
  \/ REQUEST_DRAFTED
  \/ SINK_LOST
  \/ SINK_RESTORED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* row-booting [KRN-002, KRN-020, KRN-025, KRN-026]: From BOOTING the kernel gets to IDLE with its configuration,
\* to HALTED without it, and nowhere else. (expected: holds)
row_booting == state = "BOOTING" => (state = "BOOTING" /\ state = "BOOTING" /\ ~(~(state = "BOOTING" \/ state = "IDLE"
    \/ state = "HALTED") \/ (state = "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state =
    "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink)
    \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "BOOTING" \/ state = "IDLE" \/ state = "HALTED")) \/ state = "EXECUTING" \/ (state
    = "EXECUTING" /\ ticks = EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state
    = "BOOTING" \/ state = "IDLE" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\
    retries < MAX_AUDIT_RETRIES /\ ~(state = "BOOTING" \/ state = "IDLE" \/ state = "HALTED")) \/ (sink /\ ~(state =
    "BOOTING" \/ state = "IDLE" \/ state = "HALTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\
    ~(state = "BOOTING" \/ state = "IDLE" \/ state = "HALTED"))))

\* row-idle [KRN-005, KRN-025, KRN-026]: From IDLE the kernel gets to VALIDATING with a request, to HALTED, and
\* nowhere else. (expected: holds)
row_idle == state = "IDLE" => (((draft # "NONE" /\ sink) => (state = "IDLE" /\ sink /\ draft # "NONE")) /\ (state =
    "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED") \/ state = "VALIDATING" \/ (state =
    "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink)
    \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED")) \/ state = "EXECUTING" \/
    (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\
    ~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE"
    /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED")) \/ (sink
    /\ ~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state =
    "HALTED") /\ ~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED"))))

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel gets to ARBITRATING with a sound
\* request, to AUDITING with an unsound one, to HALTED, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_validating_1 == state = "VALIDATING" => state = "VALIDATING"

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel gets to ARBITRATING with a sound
\* request, to AUDITING with an unsound one, to HALTED, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_validating_2 == state = "VALIDATING" => state = "VALIDATING"

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel gets to ARBITRATING with a sound
\* request, to AUDITING with an unsound one, to HALTED, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_validating_3 == state = "VALIDATING" => (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel gets to ARBITRATING with a sound
\* request, to AUDITING with an unsound one, to HALTED, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_validating_4 == state = "VALIDATING" => ~(~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/
    state = "HALTED") \/ state = "BOOTING" \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING"
    \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "AUDITING" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = request) \/ (sink /\ ~(state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/
    state = "HALTED")))

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_arbitrating_1 == state = "ARBITRATING" => state = "ARBITRATING"

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_arbitrating_2 == state = "ARBITRATING" => state = "ARBITRATING"

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_arbitrating_3 == state = "ARBITRATING" => (requested_tool = "NONE" => (state = "ARBITRATING" /\ requested_tool =
    "NONE"))

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_arbitrating_4 == state = "ARBITRATING" => ((requested_tool # "NONE" /\ sink) => (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ sink))

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 5 of it.
row_arbitrating_5 == state = "ARBITRATING" => ((requested_tool # "NONE" /\ ~sink) => (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink))

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
\* with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
\* sink to record its use to EXECUTING, and nowhere else. (expected: holds)
\* This is part 6 of it.
row_arbitrating_6 == state = "ARBITRATING" => ~(~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING"
    \/ state = "HALTED") \/ state = "BOOTING" \/ (state = "IDLE" /\ sink /\ draft # "NONE") \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ ~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING" \/ state =
    "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING" \/
    state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = request) \/ (sink /\ ~(state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state =
    "HALTED") /\ ~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")))

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
\* failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_executing_1 == state = "EXECUTING" => state = "EXECUTING"

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
\* failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_executing_2 == state = "EXECUTING" => state = "EXECUTING"

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
\* failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_executing_3 == state = "EXECUTING" => (ticks = EXECUTION_DEADLINE => (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE))

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
\* failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_executing_4 == state = "EXECUTING" => (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
\* failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
\* This is part 5 of it.
row_executing_5 == state = "EXECUTING" => ~(~(state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED") \/ state
    = "BOOTING" \/ (state = "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state = "EXECUTING" /\ ticks
    < EXECUTION_DEADLINE /\ ~(state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (state = "AUDITING"
    /\ audited_request = "NONE" /\ sink /\ ~(state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (state
    = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "EXECUTING" \/ state
    = "AUDITING" \/ state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = request) \/ (sink /\ ~(state =
    "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED")
    /\ ~(state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED")))

\* row-auditing [KRN-017, KRN-025, KRN-026]: From AUDITING the kernel gets to IDLE if the entry is stored, to
\* HALTED if it is not and cannot be stored, and nowhere else. (expected: holds)
row_auditing == state = "AUDITING" => ((audited_request = request => (state = "AUDITING" /\ audited_request =
    request)) /\ ((~sink /\ retries = MAX_AUDIT_RETRIES) => (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink
    /\ retries = MAX_AUDIT_RETRIES)) /\ ~(~(state = "AUDITING" \/ state = "IDLE" \/ state = "HALTED") \/ (state =
    "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\
    sink) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "AUDITING" \/ state = "IDLE" \/ state =
    "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "AUDITING" \/ state = "IDLE" \/
    state = "HALTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\
    ~(state = "AUDITING" \/ state = "IDLE" \/ state = "HALTED")) \/ (sink /\ ~(state = "AUDITING" \/ state = "IDLE" \/
    state = "HALTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "AUDITING" \/ state =
    "IDLE" \/ state = "HALTED"))))

\* surroundings-begin-empty [KRN-002, KRN-027]: Initially there are no request, no audit sink and no record.
\* (expected: holds)
surroundings_begin_empty == state = "BOOTING" => (request = "NONE" /\ ~sink /\ record = "NONE" /\ ~fallback /\
    audited_request = "NONE")

\* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
\* three can be accepted. (expected: holds)
\* This is part 1 of it.
no_request_from_nowhere_1 == draft = "NONE"

\* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
\* three can be accepted. (expected: holds)
\* This is part 2 of it.
no_request_from_nowhere_2 == "no-request-from-nowhere-2" \in open => (request = "NONE")

\* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
\* three can be accepted. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
no_request_from_nowhere_3 == ~(request = "FIRST")

\* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
\* three can be accepted. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
no_request_from_nowhere_4 == ~(request = "SECOND")

\* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
\* three can be accepted. (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
no_request_from_nowhere_5 == ~(request = "THIRD")

\* callers-can-change-their-mind [KRN-013]: A caller can choose another request in every state, even while the
\* kernel works on one. (expected: holds)
\* This is part 1 of it.
callers_can_change_their_mind_1 == draft = "NONE" => (draft = "FIRST" \/ (state = "BOOTING" /\ draft = "FIRST") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ draft = "FIRST") \/ (state = "VALIDATING" /\ draft = "FIRST") \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ draft = "FIRST") \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ draft = "FIRST") \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ draft
    = "FIRST") \/ (state = "ARBITRATING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    draft = "FIRST") \/ (state = "EXECUTING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE
    /\ draft = "FIRST") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ draft = "FIRST") \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ (state =
    "AUDITING" /\ audited_request = request /\ draft = "FIRST") \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries = MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\
    draft = "FIRST") \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING") /\ draft = "FIRST") \/ (IF (draft = "NONE") THEN "FIRST" ELSE (IF
    (draft = "FIRST") THEN "SECOND" ELSE (IF (draft = "SECOND") THEN "THIRD" ELSE "FIRST"))) = "FIRST" \/ (sink /\
    draft = "FIRST") \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ draft = "FIRST"))

\* callers-can-change-their-mind [KRN-013]: A caller can choose another request in every state, even while the
\* kernel works on one. (expected: holds)
\* This is part 2 of it.
callers_can_change_their_mind_2 == draft = "FIRST" => (draft = "SECOND" \/ (state = "BOOTING" /\ draft = "SECOND") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ draft = "SECOND") \/ (state = "VALIDATING" /\ draft = "SECOND") \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ draft = "SECOND") \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ draft = "SECOND") \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\
    draft = "SECOND") \/ (state = "ARBITRATING" /\ draft = "SECOND") \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ draft = "SECOND") \/ (state = "EXECUTING" /\ draft = "SECOND") \/ (state = "EXECUTING" /\
    ticks = EXECUTION_DEADLINE /\ draft = "SECOND") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\
    draft = "SECOND") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\
    draft = "SECOND") \/ (state = "AUDITING" /\ audited_request = request /\ draft = "SECOND") \/ (state = "AUDITING"
    /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ draft = "SECOND") \/ ((state = "VALIDATING"
    \/ state = "ARBITRATING") /\ draft = "SECOND") \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ draft = "SECOND") \/ (IF (draft = "NONE")
    THEN "FIRST" ELSE (IF (draft = "FIRST") THEN "SECOND" ELSE (IF (draft = "SECOND") THEN "THIRD" ELSE "FIRST"))) =
    "SECOND" \/ (sink /\ draft = "SECOND") \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ draft =
    "SECOND"))

\* callers-can-change-their-mind [KRN-013]: A caller can choose another request in every state, even while the
\* kernel works on one. (expected: holds)
\* This is part 3 of it.
callers_can_change_their_mind_3 == draft = "SECOND" => (draft = "THIRD" \/ (state = "BOOTING" /\ draft = "THIRD") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ draft = "THIRD") \/ (state = "VALIDATING" /\ draft = "THIRD") \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ draft = "THIRD") \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ draft = "THIRD") \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ draft
    = "THIRD") \/ (state = "ARBITRATING" /\ draft = "THIRD") \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    draft = "THIRD") \/ (state = "EXECUTING" /\ draft = "THIRD") \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE
    /\ draft = "THIRD") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ draft = "THIRD") \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ draft = "THIRD") \/ (state =
    "AUDITING" /\ audited_request = request /\ draft = "THIRD") \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries = MAX_AUDIT_RETRIES /\ draft = "THIRD") \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\
    draft = "THIRD") \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING") /\ draft = "THIRD") \/ (IF (draft = "NONE") THEN "FIRST" ELSE (IF
    (draft = "FIRST") THEN "SECOND" ELSE (IF (draft = "SECOND") THEN "THIRD" ELSE "FIRST"))) = "THIRD" \/ (sink /\
    draft = "THIRD") \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ draft = "THIRD"))

\* callers-can-change-their-mind [KRN-013]: A caller can choose another request in every state, even while the
\* kernel works on one. (expected: holds)
\* This is part 4 of it.
callers_can_change_their_mind_4 == draft = "THIRD" => (draft = "FIRST" \/ (state = "BOOTING" /\ draft = "FIRST") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ draft = "FIRST") \/ (state = "VALIDATING" /\ draft = "FIRST") \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ draft = "FIRST") \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ draft = "FIRST") \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ draft
    = "FIRST") \/ (state = "ARBITRATING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    draft = "FIRST") \/ (state = "EXECUTING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE
    /\ draft = "FIRST") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ draft = "FIRST") \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ (state =
    "AUDITING" /\ audited_request = request /\ draft = "FIRST") \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries = MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\
    draft = "FIRST") \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING") /\ draft = "FIRST") \/ (IF (draft = "NONE") THEN "FIRST" ELSE (IF
    (draft = "FIRST") THEN "SECOND" ELSE (IF (draft = "SECOND") THEN "THIRD" ELSE "FIRST"))) = "FIRST" \/ (sink /\
    draft = "FIRST") \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ draft = "FIRST"))

\* the-sink-can-fail-at-any-time [KRN-017, KRN-027]: The sink can be lost at any moment while it is writable, and
\* only then. (expected: holds)
the_sink_can_fail_at_any_time == (sink => sink) /\ (~sink => ~sink)

\* the-sink-can-come-back [KRN-017, KRN-027]: A lost sink can come back at any moment while the kernel runs, and
\* only then. (expected: holds)
the_sink_can_come_back == ((sink \/ state = "BOOTING" \/ state = "HALTED") => ~(~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED"))) /\ (sink \/ state = "BOOTING" \/ state = "HALTED" \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED")))

\* nothing-depends-on-the-sink [KRN-011, KRN-034]: An approved tool call is made whether or not the sink can be
\* written, since nothing outside the kernel may decide it. Sacrificed: a call that cannot be audited is withheld
\* (D-KRN-15). Instead, the-sink-decides-only-as-recorded holds. (expected: fails)
nothing_depends_on_the_sink == (state = "ARBITRATING" /\ requested_tool # "NONE") => enabled_DECIDED_ALLOW_WITH_TOOL

\* the-sink-decides-only-as-recorded [KRN-033, KRN-034]: While it boots, validates or executes, the kernel has
\* the same choices with and without the sink, and in arbitration the sink only decides whether an approved call
\* is made or withheld, and that is recorded. (expected: holds)
the_sink_decides_only_as_recorded == (state = "BOOTING" => (enabled_CONFIG_LOADED /\ enabled_CONFIG_FAILED)) /\ (state
    = "VALIDATING" => (enabled_VALIDATION_PASSED /\ enabled_VALIDATION_FAILED)) /\ (state = "ARBITRATING" =>
    (enabled_DECIDED_DENY /\ enabled_DECIDED_HALT /\ (requested_tool = "NONE" => enabled_DECIDED_ALLOW_NO_TOOL) /\
    (requested_tool # "NONE" => (enabled_DECIDED_ALLOW_WITH_TOOL \/ enabled_TOOL_WITHHELD)))) /\ (state = "EXECUTING"
    => (enabled_EXECUTION_COMPLETED /\ enabled_EXECUTION_FAILED)) /\ (last = "TOOL_WITHHELD" => (error /\ fallback))

\* halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
\* holds)
halted_is_final == [](state = "HALTED" => ([](state = "HALTED")))

\* halted-does-nothing [KRN-020, KRN-023]: In HALTED, no event is accepted. (expected: holds)
halted_does_nothing == state = "HALTED" => ~enabled_any

\* halted-holds-nothing [KRN-020, KRN-023]: A halted kernel has released the request, the tool, its counters and
\* the sink. (expected: holds)
halted_holds_nothing == state = "HALTED" => (request = "NONE" /\ requested_tool = "NONE" /\ dispatched_tool = "NONE"
    /\ ticks = 0 /\ retries = 0 /\ ~sink)

\* halt-always-available [KRN-029]: From every state, HALTED can be next; in HALTED itself, by staying there.
\* (expected: holds)
halt_always_available == state = "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ state = "HALTED") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\
    state = "HALTED") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\
    state = "HALTED") \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/
    state = "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING" \/ state = "AUDITING" \/ (sink /\ state = "HALTED")
    \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ state = "HALTED")

\* halt-command-always-accepted [KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state except
\* HALTED, and halts the kernel. (expected: holds)
halt_command_always_accepted == (state = "HALTED" \/ enabled_HALT_COMMANDED) /\ (last = "HALT_COMMANDED" => state =
    "HALTED")

\* fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
\* halts the kernel. (expected: holds)
fatal_error_halts == (state = "HALTED" \/ enabled_FATAL_ERROR) /\ (last = "FATAL_ERROR" => state = "HALTED")

\* fatal-error-in-every-state [KRN-022]: Taken literally, a fatal error has a transition in every state.
\* Sacrificed: in HALTED it is logged and ignored, since HALTED is final (D-KRN-07). Instead, fatal-error-halts
\* holds. (expected: fails)
fatal_error_in_every_state == enabled_FATAL_ERROR

\* halt-record-names-the-request [KRN-016, KRN-021, KRN-027]: If the kernel halts with a request in flight, the
\* halt record names this request; otherwise it names none. (expected: holds)
\* This is part 1 of it.
halt_record_names_the_request_1 == state = "HALTED" \/ (request = "NONE" => ~(~(audited_request = "NONE") \/ (state =
    "BOOTING" /\ ~(audited_request = "NONE")) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(audited_request =
    "NONE")) \/ (state = "VALIDATING" /\ ~(audited_request = "NONE")) \/ (state = "ARBITRATING" /\ requested_tool #
    "NONE" /\ sink /\ ~(audited_request = "NONE")) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\
    ~(audited_request = "NONE")) \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ ~(audited_request = "NONE"))
    \/ (state = "ARBITRATING" /\ ~(audited_request = "NONE")) \/ (state = "ARBITRATING" /\ ~(request = "NONE")) \/
    (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(audited_request = "NONE")) \/ (state = "EXECUTING" /\
    ~(audited_request = "NONE")) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(audited_request = "NONE"))
    \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(request = "NONE")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(audited_request = "NONE")) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(request = "NONE")) \/ ((state
    = "VALIDATING" \/ state = "ARBITRATING") /\ ~(audited_request = "NONE")) \/ ((state = "BOOTING" \/ state = "IDLE"
    \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request =
    "NONE")) \/ (sink /\ ~(audited_request = "NONE")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\
    ~(audited_request = "NONE"))))

\* halt-record-names-the-request [KRN-016, KRN-021, KRN-027]: If the kernel halts with a request in flight, the
\* halt record names this request; otherwise it names none. (expected: holds)
\* This is part 2 of it.
halt_record_names_the_request_2 == state = "HALTED" \/ (request = "FIRST" => ~(~(state = "HALTED" => audited_request =
    "FIRST") \/ (state = "BOOTING" /\ ~(audited_request = "FIRST")) \/ (state = "ARBITRATING" /\ ~(request = "FIRST"))
    \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => audited_request = "FIRST")) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => request = "FIRST")) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" =>
    audited_request = "FIRST")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES /\ ~(request = "FIRST")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request = "FIRST")) \/ (sink /\ ~(state =
    "HALTED" => audited_request = "FIRST")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "HALTED" => audited_request = "FIRST"))))

\* halt-record-names-the-request [KRN-016, KRN-021, KRN-027]: If the kernel halts with a request in flight, the
\* halt record names this request; otherwise it names none. (expected: holds)
\* This is part 3 of it.
halt_record_names_the_request_3 == state = "HALTED" \/ (request = "SECOND" => ~(~(state = "HALTED" => audited_request
    = "SECOND") \/ (state = "BOOTING" /\ ~(audited_request = "SECOND")) \/ (state = "ARBITRATING" /\ ~(request =
    "SECOND")) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => audited_request =
    "SECOND")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => request =
    "SECOND")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state =
    "HALTED" => audited_request = "SECOND")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES /\ ~(request = "SECOND")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request = "SECOND")) \/ (sink /\ ~(state
    = "HALTED" => audited_request = "SECOND")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "HALTED" => audited_request = "SECOND"))))

\* halt-record-names-the-request [KRN-016, KRN-021, KRN-027]: If the kernel halts with a request in flight, the
\* halt record names this request; otherwise it names none. (expected: holds)
\* This is part 4 of it.
halt_record_names_the_request_4 == state = "HALTED" \/ (request = "THIRD" => ~(~(state = "HALTED" => audited_request =
    "THIRD") \/ (state = "BOOTING" /\ ~(audited_request = "THIRD")) \/ (state = "ARBITRATING" /\ ~(request = "THIRD"))
    \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => audited_request = "THIRD")) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => request = "THIRD")) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" =>
    audited_request = "THIRD")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES /\ ~(request = "THIRD")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request = "THIRD")) \/ (sink /\ ~(state =
    "HALTED" => audited_request = "THIRD")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "HALTED" => audited_request = "THIRD"))))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The halt record says what happened to the tool: not
\* called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 1 of it.
halt_record_tells_the_effect_1 == execution = "NOT_STARTED" => ~(~(state = "HALTED" => execution = "NOT_STARTED") \/
    (state = "BOOTING" /\ ~(execution = "NOT_STARTED")) \/ (state = "ARBITRATING" /\ ~(execution = "NOT_STARTED")) \/
    (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "NOT_STARTED")) \/ (state
    = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => execution = "NOT_STARTED")) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => execution
    = "NOT_STARTED")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\
    ~(execution = "NOT_STARTED")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution = "STARTED") THEN "UNKNOWN" ELSE
    execution) = "NOT_STARTED")) \/ (sink /\ ~(state = "HALTED" => execution = "NOT_STARTED")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => execution = "NOT_STARTED")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The halt record says what happened to the tool: not
\* called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 2 of it.
halt_record_tells_the_effect_2 == execution = "STARTED" => ~(~(state = "HALTED" => execution = "UNKNOWN") \/ (state =
    "BOOTING" /\ ~(execution = "UNKNOWN")) \/ (state = "ARBITRATING" /\ ~(execution = "UNKNOWN")) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING"
    /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => execution = "UNKNOWN"))
    \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(execution =
    "UNKNOWN")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution) = "UNKNOWN"))
    \/ (sink /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED")
    /\ ~(state = "HALTED" => execution = "UNKNOWN")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The halt record says what happened to the tool: not
\* called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 3 of it.
halt_record_tells_the_effect_3 == execution = "DONE" => ~(~(state = "HALTED" => execution = "DONE") \/ (state =
    "BOOTING" /\ ~(execution = "DONE")) \/ (state = "ARBITRATING" /\ ~(execution = "DONE")) \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "DONE")) \/ (state = "AUDITING" /\ audited_request
    = "NONE" /\ sink /\ ~(state = "HALTED" => execution = "DONE")) \/ (state = "AUDITING" /\ audited_request = "NONE"
    /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => execution = "DONE")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(execution = "DONE")) \/ ((state = "BOOTING"
    \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")
    /\ ~((IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution) = "DONE")) \/ (sink /\ ~(state = "HALTED" =>
    execution = "DONE")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => execution =
    "DONE")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The halt record says what happened to the tool: not
\* called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 4 of it.
halt_record_tells_the_effect_4 == execution = "UNKNOWN" => ~(~(state = "HALTED" => execution = "UNKNOWN") \/ (state =
    "BOOTING" /\ ~(execution = "UNKNOWN")) \/ (state = "ARBITRATING" /\ ~(execution = "UNKNOWN")) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING"
    /\ audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => execution = "UNKNOWN"))
    \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(execution =
    "UNKNOWN")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution) = "UNKNOWN"))
    \/ (sink /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED")
    /\ ~(state = "HALTED" => execution = "UNKNOWN")))

\* halt-record-keeps-decision-and-error [KRN-016, KRN-021, KRN-027]: The halt record keeps the decision that was
\* made about the request and the error that was noted. (expected: holds)
halt_record_keeps_decision_and_error == (decision = "ALLOW" => ~(~(state = "HALTED" => decision = "ALLOW") \/ (state =
    "BOOTING" /\ ~(decision = "ALLOW")) \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE
    /\ ~(state = "HALTED" => decision = "ALLOW")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\
    ~(state = "HALTED" => decision = "ALLOW")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries
    < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => decision = "ALLOW")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(decision = "ALLOW")) \/ ((state = "BOOTING" \/ state = "IDLE"
    \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(decision =
    "ALLOW")) \/ (sink /\ ~(state = "HALTED" => decision = "ALLOW")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state =
    "HALTED") /\ ~(state = "HALTED" => decision = "ALLOW")))) /\ (decision = "DENY" => ~(~(state = "HALTED" =>
    decision = "DENY") \/ (state = "BOOTING" /\ ~(decision = "DENY")) \/ state = "ARBITRATING" \/ (state = "EXECUTING"
    /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => decision = "DENY")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ sink /\ ~(state = "HALTED" => decision = "DENY")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => decision = "DENY")) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(decision = "DENY"))
    \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING"
    \/ state = "AUDITING") /\ ~(decision = "DENY")) \/ (sink /\ ~(state = "HALTED" => decision = "DENY")) \/ (~sink /\
    ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => decision = "DENY")))) /\ (error => ~(~(state
    = "HALTED" => error) \/ (state = "BOOTING" /\ ~error) \/ (state = "ARBITRATING" /\ ~error) \/ (state = "EXECUTING"
    /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => error)) \/ (state = "AUDITING" /\ audited_request = "NONE"
    /\ sink /\ ~(state = "HALTED" => error)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "HALTED" => error)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\
    retries = MAX_AUDIT_RETRIES /\ ~error) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~error) \/ (sink /\ ~(state = "HALTED" => error))
    \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => error))))

\* boot-opens-the-sink [KRN-002, KRN-027]: When the kernel has booted, the audit sink can be written. (expected:
\* holds)
boot_opens_the_sink == last = "CONFIG_LOADED" => sink

\* requests-only-in-idle [KRN-003, KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
requests_only_in_idle == (enabled_REQUEST_SUBMITTED) => state = "IDLE"

\* no-request-without-the-sink [KRN-027]: A request is accepted only while the audit sink can be written.
\* (expected: holds)
no_request_without_the_sink == (enabled_REQUEST_SUBMITTED) => sink

\* idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE and a caller has a request, it is accepted.
\* Sacrificed: without the audit sink it is refused, since it could not be audited (D-KRN-01). Instead,
\* idle-accepts-requests-with-the-sink holds. (expected: fails)
idle_accepts_requests == (state = "IDLE" /\ draft # "NONE") => enabled_REQUEST_SUBMITTED

\* idle-accepts-requests-with-the-sink [KRN-005]: Whenever the kernel is in IDLE, a caller has a request and the
\* sink can be written, the request is accepted. (expected: holds)
idle_accepts_requests_with_the_sink == (state = "IDLE" /\ draft # "NONE" /\ sink) => enabled_REQUEST_SUBMITTED

\* nothing-pending-in-idle [KRN-007]: In IDLE no data of an operation is left. (expected: holds)
nothing_pending_in_idle == state = "IDLE" => (request = "NONE" /\ requested_tool = "NONE" /\ decision = "NONE" /\
    dispatched_tool = "NONE" /\ execution = "NOT_STARTED" /\ ~error /\ ticks = 0 /\ retries = 0 /\ audited_request =
    "NONE")

\* something-pending-while-busy [KRN-005, KRN-007]: From validation to the end of auditing, a request is in
\* flight. (expected: holds)
something_pending_while_busy == (state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") => request # "NONE"

\* accepted-is-submitted [KRN-005, KRN-013]: The request that the kernel accepts is the one that the caller
\* submits. (expected: holds)
accepted_is_submitted == state = "IDLE" => ((draft = "FIRST" => ~(~(state = "VALIDATING" => request = "FIRST") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(draft = "FIRST")) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "VALIDATING" => request = "FIRST")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ sink /\ ~(state = "VALIDATING" => request = "FIRST")) \/ (state = "AUDITING" /\ audited_request = "NONE"
    /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "VALIDATING" => request = "FIRST")) \/ (sink /\ ~(state =
    "VALIDATING" => request = "FIRST")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "VALIDATING" => request = "FIRST")))) /\ (draft = "SECOND" => ~(~(state = "VALIDATING" => request = "SECOND") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(draft = "SECOND")) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "VALIDATING" => request = "SECOND")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ sink /\ ~(state = "VALIDATING" => request = "SECOND")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "VALIDATING" => request = "SECOND")) \/ (sink /\
    ~(state = "VALIDATING" => request = "SECOND")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state
    = "VALIDATING" => request = "SECOND")))) /\ (draft = "THIRD" => ~(~(state = "VALIDATING" => request = "THIRD") \/
    (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(draft = "THIRD")) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "VALIDATING" => request = "THIRD")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ sink /\ ~(state = "VALIDATING" => request = "THIRD")) \/ (state = "AUDITING" /\ audited_request = "NONE"
    /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "VALIDATING" => request = "THIRD")) \/ (sink /\ ~(state =
    "VALIDATING" => request = "THIRD")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "VALIDATING" => request = "THIRD")))))

\* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
\* (expected: holds)
\* This is part 1 of it.
request_is_not_modified_1 == "request-is-not-modified-1" \in open => (request = "FIRST")

\* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
\* (expected: holds)
\* This is part 2 of it.
request_is_not_modified_2 == "request-is-not-modified-2" \in open => (request = "SECOND")

\* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
\* (expected: holds)
\* This is part 3 of it.
request_is_not_modified_3 == "request-is-not-modified-3" \in open => (request = "THIRD")

\* requested-tool-is-not-modified [KRN-013]: The requested tool is always the tool of the request in flight.
\* (expected: holds)
requested_tool_is_not_modified == (request = "FIRST" => requested_tool = "READER") /\ (request = "SECOND" =>
    requested_tool = "WRITER") /\ ((request = "THIRD" \/ request = "NONE") => requested_tool = "NONE")

\* validation-changes-nothing [KRN-010]: Before the decision on a request, nothing has been decided, called,
\* counted, stored or noted as an error; the transition itself writes its record (D-KRN-03). (expected: holds)
validation_changes_nothing == (state = "VALIDATING" \/ state = "ARBITRATING") => (decision = "NONE" /\ dispatched_tool
    = "NONE" /\ execution = "NOT_STARTED" /\ ~error /\ ticks = 0 /\ retries = 0 /\ audited_request = "NONE")

\* leaving-validation-changes-nothing [KRN-010]: Taken literally, an outcome of validation changes only the
\* state. Sacrificed: the transition leaves its record (D-KRN-03). Instead, validation-changes-nothing holds.
\* (expected: fails)
leaving_validation_changes_nothing == state = "VALIDATING" => ~(~(record = "VALIDATING") \/ (state = "BOOTING" /\
    ~(record = "VALIDATING")) \/ state = "BOOTING" \/ state = "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool
    # "NONE" /\ sink) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink) \/ (state = "ARBITRATING" /\
    requested_tool = "NONE") \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    ~(record = "VALIDATING")) \/ state = "EXECUTING" \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE) \/ (state
    = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(record = "VALIDATING")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(record = "VALIDATING")) \/ (state =
    "AUDITING" /\ audited_request = request) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES) \/ (sink /\ ~(record = "VALIDATING")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED")
    /\ ~(record = "VALIDATING")))

\* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
\* (expected: holds)
validated_before_arbitrated == "validated-before-arbitrated" \in open => (~(state = "ARBITRATING"))

\* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
\* tool. (expected: holds)
allowed_before_executed == "allowed-before-executed" \in open => (~(state = "EXECUTING"))

\* executing-is-allowed [KRN-011, KRN-014]: In EXECUTING, the request is allowed, and the tool that it asks for
\* has been called. (expected: holds)
executing_is_allowed == state = "EXECUTING" => (decision = "ALLOW" /\ execution = "STARTED" /\ dispatched_tool #
    "NONE")

\* dispatched-is-requested [KRN-013, KRN-014]: Only the requested tool is called. (expected: holds)
dispatched_is_requested == dispatched_tool = "NONE" \/ dispatched_tool = requested_tool

\* no-tool-call-without-the-sink [KRN-011, KRN-027]: No tool is called unless the audit sink can be written at
\* this moment. (expected: holds)
no_tool_call_without_the_sink == (enabled_DECIDED_ALLOW_WITH_TOOL) => (sink /\ requested_tool # "NONE")

\* withheld-is-denied [KRN-027, KRN-031]: A call that is withheld because the sink is lost ends as a denial with
\* an error, and no tool has been called. (expected: holds)
withheld_is_denied == last = "TOOL_WITHHELD" => (state = "AUDITING" /\ decision = "DENY" /\ error /\ execution =
    "NOT_STARTED")

\* withheld-only-without-the-sink [KRN-011, KRN-027]: A tool call is withheld only if the request asks for a tool
\* and the sink is lost. (expected: holds)
withheld_only_without_the_sink == (enabled_TOOL_WITHHELD) => (requested_tool # "NONE" /\ ~sink)

\* tool-free-only-without-a-tool [KRN-011]: A request is allowed without a tool only if it asks for none.
\* (expected: holds)
tool_free_only_without_a_tool == (enabled_DECIDED_ALLOW_NO_TOOL) => requested_tool = "NONE"

\* denied-never-executed [KRN-008, KRN-011, KRN-014]: A denied request has not called a tool and does not call
\* one. (expected: holds)
denied_never_executed == (decision = "DENY" \/ decision = "NONE") => (execution = "NOT_STARTED" /\ dispatched_tool =
    "NONE")

\* one-execution-per-request [KRN-014, KRN-015]: For one request, the kernel enters EXECUTING at most once.
\* (expected: holds)
\* TLC cannot check one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
\* REQUEST_SUBMITTED]): the target has no next-state operator

\* nothing-else-while-the-tool-runs [KRN-014, KRN-015]: While the tool runs, the kernel only waits for it,
\* watches the clock, fails or halts. (expected: holds)
nothing_else_while_the_tool_runs == (enabled_CONFIG_LOADED \/ enabled_CONFIG_FAILED \/ enabled_REQUEST_SUBMITTED \/
    enabled_VALIDATION_PASSED \/ enabled_VALIDATION_FAILED \/ enabled_DECIDED_ALLOW_WITH_TOOL \/
    enabled_DECIDED_ALLOW_NO_TOOL \/ enabled_DECIDED_DENY \/ enabled_DECIDED_HALT \/ enabled_TOOL_WITHHELD \/
    enabled_ENTRY_STORED \/ enabled_AUDIT_WRITTEN \/ enabled_AUDIT_RETRIED \/ enabled_AUDIT_FAILED) => execution #
    "STARTED"

\* result-or-error [KRN-014, KRN-016]: An execution ends with either a result or an error, and an unknown effect
\* counts as an error. (expected: holds)
result_or_error == state = "AUDITING" => (execution # "STARTED" /\ (execution = "UNKNOWN" => error))

\* outcomes-are-kept [KRN-014, KRN-016]: A result is kept as done without error, a failure as done with error,
\* and an abandoned call as unknown with error. (expected: holds)
outcomes_are_kept == (last = "EXECUTION_COMPLETED" => (execution = "DONE" /\ ~error)) /\ (last = "EXECUTION_FAILED" =>
    (execution = "DONE" /\ error)) /\ (last = "EXECUTION_DEADLINE_PASSED" => (execution = "UNKNOWN" /\ error))

\* decisions-are-kept [KRN-008, KRN-011]: A denial, by validation or by the policy, and an approval are recorded
\* as such. (expected: holds)
decisions_are_kept == (last = "VALIDATION_FAILED" => decision = "DENY") /\ (last = "DECIDED_DENY" => decision =
    "DENY") /\ (last = "DECIDED_ALLOW_NO_TOOL" => decision = "ALLOW") /\ (last = "DECIDED_ALLOW_WITH_TOOL" => decision
    = "ALLOW") /\ (last = "DECIDED_HALT" => decision = "HALT")

\* denied-is-audited [KRN-008, KRN-011, KRN-017]: A denial, by validation or by the policy, takes the kernel to
\* AUDITING at once, without an error. (expected: holds)
denied_is_audited == (last = "VALIDATION_FAILED" \/ last = "DECIDED_DENY") => (state = "AUDITING" /\ ~error)

\* executed-is-audited [KRN-014, KRN-016, KRN-017]: The success, failure or time-out of an execution takes the
\* kernel to AUDITING at once. (expected: holds)
executed_is_audited == (last = "EXECUTION_COMPLETED" \/ last = "EXECUTION_FAILED" \/ last =
    "EXECUTION_DEADLINE_PASSED") => state = "AUDITING"

\* entry-is-complete [KRN-016, KRN-019]: When the entry is stored, there is a request and a decision on it, and
\* if a tool was called, the decision allows it and the outcome is known. (expected: holds)
entry_is_complete == (enabled_ENTRY_STORED) => (sink /\ request # "NONE" /\ (decision = "ALLOW" \/ decision = "DENY")
    /\ (dispatched_tool = "NONE" => execution = "NOT_STARTED") /\ (dispatched_tool # "NONE" => (decision = "ALLOW" /\
    (execution = "DONE" \/ execution = "UNKNOWN"))))

\* entry-before-state-change [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only when the stored entry
\* is the entry of the request in flight. (expected: holds)
entry_before_state_change == (enabled_AUDIT_WRITTEN) => (audited_request = request /\ request # "NONE")

\* entry-before-any-state-change [KRN-018]: Taken literally, no step leaves AUDITING before the entry is stored.
\* Sacrificed: halting does not wait for it, and a failed audit has none (D-KRN-01, D-KRN-06). Instead,
\* entry-before-state-change holds. (expected: fails)
entry_before_any_state_change == (enabled_AUDIT_WRITTEN \/ enabled_AUDIT_FAILED \/ enabled_HALT_COMMANDED \/
    enabled_FATAL_ERROR) => (~(state = "AUDITING") \/ audited_request = request)

\* entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry.
\* (expected: holds)
entry_before_idle == state = "AUDITING" => ~(~(state = "IDLE" => FALSE) \/ state = "BOOTING" \/ (state = "EXECUTING"
    /\ ticks < EXECUTION_DEADLINE /\ ~(state = "IDLE" => FALSE)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    sink /\ ~(state = "IDLE" => FALSE)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "IDLE" => FALSE)) \/ (sink /\ ~(state = "IDLE" => FALSE)) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "IDLE" => FALSE)))

\* audit-fails-only-without-the-sink [KRN-017, KRN-031]: Auditing is abandoned only if the sink is lost, every
\* retry has been made and no entry is stored. (expected: holds)
audit_fails_only_without_the_sink == (enabled_AUDIT_FAILED) => (~sink /\ retries = MAX_AUDIT_RETRIES /\
    audited_request = "NONE")

\* retried-only-without-the-sink [KRN-017, KRN-031]: Another attempt counts as failed only if the sink is lost
\* and no entry is stored. (expected: holds)
retried_only_without_the_sink == (enabled_AUDIT_RETRIED) => (~sink /\ audited_request = "NONE")

\* retries-bounded [KRN-017, KRN-032]: However many retries are configured, no more are made. (expected: holds)
retries_bounded == retries <= MAX_AUDIT_RETRIES

\* every-transition-has-an-audit-entry [KRN-027]: Every transition except that from BOOTING to IDLE has an entry
\* in the audit sink. Sacrificed: the records of a missing sink, especially of a failed boot, cannot be written
\* to it (D-KRN-01, D-KRN-02). Instead, entry-or-recorded-inability holds. (expected: fails)
every_transition_has_an_audit_entry == ~fallback

\* audit-failure-has-an-audit-entry [KRN-017, KRN-027]: The step from AUDITING to HALTED has an entry in the
\* audit sink when it is taken because auditing failed. Sacrificed: the document requires an entry because none
\* can be written (D-KRN-01). Instead, entry-or-recorded-inability holds. (expected: fails)
audit_failure_has_an_audit_entry == last = "AUDIT_FAILED" => ~fallback

\* entry-or-recorded-inability [KRN-027]: Every transition except that from BOOTING to IDLE is recorded, in the
\* sink or on the fallback channel: the newest record always names the present state as the one entered.
\* (expected: holds)
entry_or_recorded_inability == (state = "BOOTING" => record = "NONE") /\ (state = "IDLE" => (record = "NONE" \/ record
    = "IDLE")) /\ (last = "AUDIT_WRITTEN" => record = "IDLE") /\ (state = "VALIDATING" => record = "VALIDATING") /\
    (state = "ARBITRATING" => record = "ARBITRATING") /\ (state = "EXECUTING" => record = "EXECUTING") /\ (state =
    "AUDITING" => record = "AUDITING") /\ (state = "HALTED" => record = "HALTED")

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
\* sink, not to the fallback channel. (expected: holds)
\* This is part 1 of it.
sink_is_used_if_there_1 == sink => (state = "IDLE" => ~(~(state = "IDLE" \/ ~fallback) \/ (state = "BOOTING" /\
    ~(~(~sink))) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~(~sink))) \/ (state = "VALIDATING" /\ ~(~(~sink)))
    \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\
    ~(~(~sink))) \/ (state = "ARBITRATING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    ~(state = "IDLE" \/ ~fallback)) \/ (state = "EXECUTING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "IDLE"
    \/ ~fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\
    ~(state = "IDLE" \/ ~fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES /\ ~(~(~sink))) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~(~(~sink))) \/ ((state =
    "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(~sink))) \/ (sink /\ ~(state = "IDLE" \/ ~fallback)) \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED") /\ ~(state = "IDLE" \/ ~fallback))))

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
\* sink, not to the fallback channel. (expected: holds)
\* This is part 2 of it.
sink_is_used_if_there_2 == sink => (state = "VALIDATING" => ~(~(~fallback) \/ (state = "BOOTING" /\ ~(~fallback)) \/
    (state = "BOOTING" /\ ~(~(~sink))) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~(~sink))) \/ (state =
    "VALIDATING" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~(~sink))) \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\
    requested_tool = "NONE" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks
    < EXECUTION_DEADLINE /\ ~(~fallback)) \/ (state = "EXECUTING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(~fallback)) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(~fallback)) \/ (state
    = "AUDITING" /\ audited_request = request /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~(~sink))) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\
    ~(~(~sink))) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~(~(~sink))) \/ (sink /\ ~(~fallback)) \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED") /\ ~(~fallback))))

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
\* sink, not to the fallback channel. (expected: holds)
\* This is part 3 of it.
sink_is_used_if_there_3 == sink => (state = "ARBITRATING" => ~(~(state = "ARBITRATING" \/ ~fallback) \/ (state =
    "BOOTING" /\ ~(~fallback)) \/ (state = "BOOTING" /\ ~(~(~sink))) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\
    ~(~(~sink))) \/ (state = "VALIDATING" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink
    /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\ ~(~(~sink))) \/ (state =
    "ARBITRATING" /\ requested_tool = "NONE" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ ~(~(~sink))) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "ARBITRATING" \/ ~fallback)) \/ (state = "EXECUTING" /\
    ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(~(~sink))) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ sink /\ ~(state = "ARBITRATING" \/ ~fallback)) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "ARBITRATING" \/ ~fallback)) \/
    (state = "AUDITING" /\ audited_request = request /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~(~sink))) \/ ((state = "VALIDATING" \/ state = "ARBITRATING")
    /\ ~(~(~sink))) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state
    = "EXECUTING" \/ state = "AUDITING") /\ ~(~(~sink))) \/ (sink /\ ~(state = "ARBITRATING" \/ ~fallback)) \/ (~sink
    /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "ARBITRATING" \/ ~fallback))))

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
\* sink, not to the fallback channel. (expected: holds)
\* This is part 4 of it.
sink_is_used_if_there_4 == sink => (state = "EXECUTING" => ~(~(~fallback) \/ (state = "BOOTING" /\ ~(~fallback)) \/
    (state = "BOOTING" /\ ~(~(~sink))) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~(~sink))) \/ (state =
    "VALIDATING" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~(~sink))) \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\
    requested_tool = "NONE" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks
    < EXECUTION_DEADLINE /\ ~(~fallback)) \/ (state = "EXECUTING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(~fallback)) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(~fallback)) \/ (state
    = "AUDITING" /\ audited_request = request /\ ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\
    ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~(~sink))) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\
    ~(~(~sink))) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~(~(~sink))) \/ (sink /\ ~(~fallback)) \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED") /\ ~(~fallback))))

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
\* sink, not to the fallback channel. (expected: holds)
\* This is part 5 of it.
sink_is_used_if_there_5 == sink => (state = "AUDITING" => ~(~(state = "AUDITING" \/ ~fallback) \/ (state = "BOOTING"
    /\ ~(~fallback)) \/ (state = "BOOTING" /\ ~(~(~sink))) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\
    ~(~(~sink))) \/ (state = "VALIDATING" /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink
    /\ ~(~(~sink))) \/ (state = "ARBITRATING" /\ ~(~(~sink))) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    ~(state = "AUDITING" \/ ~fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state =
    "AUDITING" \/ ~fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "AUDITING" \/ ~fallback)) \/ (state = "AUDITING" /\ audited_request = request /\
    ~(~(~sink))) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\
    ~(~(~sink))) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~(~(~sink))) \/ (sink /\ ~(state = "AUDITING" \/ ~fallback)) \/ (~sink /\
    ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "AUDITING" \/ ~fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 1 of it.
fallback_is_flagged_1 == ~sink => (state = "BOOTING" => ~(~(state = "BOOTING" \/ state = "IDLE" \/ fallback) \/ (state
    = "BOOTING" /\ ~(~sink)) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~sink)) \/ (state = "VALIDATING" /\
    ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ ~(~sink)) \/
    (state = "ARBITRATING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "BOOTING"
    \/ state = "IDLE" \/ fallback)) \/ (state = "EXECUTING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE /\ ~(~sink)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "BOOTING"
    \/ state = "IDLE" \/ fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "BOOTING" \/ state = "IDLE" \/ fallback)) \/ (state = "AUDITING" /\ audited_request
    = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~sink)) \/ ((state = "VALIDATING" \/ state = "ARBITRATING")
    /\ ~(~sink)) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~(~sink)) \/ (sink /\ ~(state = "BOOTING" \/ state = "IDLE" \/ fallback)) \/
    (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "BOOTING" \/ state = "IDLE" \/ fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 2 of it.
fallback_is_flagged_2 == ~sink => (state = "IDLE" => ~(~(state = "IDLE" \/ fallback) \/ (state = "BOOTING" /\
    ~(~sink)) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~sink)) \/ (state = "VALIDATING" /\ ~(~sink)) \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool
    # "NONE" /\ ~sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ ~(~sink)) \/ (state =
    "ARBITRATING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "IDLE" \/ fallback))
    \/ (state = "EXECUTING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(~sink)) \/ (state
    = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "IDLE" \/ fallback)) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "IDLE" \/ fallback)) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~sink)) \/ ((state =
    "VALIDATING" \/ state = "ARBITRATING") /\ ~(~sink)) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(~sink)) \/ (sink /\
    ~(state = "IDLE" \/ fallback)) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "IDLE" \/
    fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 3 of it.
fallback_is_flagged_3 == ~sink => (state = "VALIDATING" => ~(~(state = "VALIDATING" \/ fallback) \/ (state = "BOOTING"
    /\ ~fallback) \/ (state = "BOOTING" /\ ~(~sink)) \/ (state = "VALIDATING" /\ ~(~sink)) \/ (state = "ARBITRATING"
    /\ requested_tool # "NONE" /\ sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\
    ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool = "NONE" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ ~(~sink))
    \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "VALIDATING" \/ fallback)) \/ (state =
    "EXECUTING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(~sink)) \/ (state = "AUDITING"
    /\ audited_request = "NONE" /\ sink /\ ~(state = "VALIDATING" \/ fallback)) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "VALIDATING" \/ fallback)) \/ (state
    = "AUDITING" /\ audited_request = request /\ ~(~sink)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink
    /\ retries = MAX_AUDIT_RETRIES /\ ~(~sink)) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~(~sink)) \/
    ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
    state = "AUDITING") /\ ~(~sink)) \/ (sink /\ ~(state = "VALIDATING" \/ fallback)) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "VALIDATING" \/ fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 4 of it.
fallback_is_flagged_4 == ~sink => (state = "ARBITRATING" => ~(~(state = "ARBITRATING" \/ fallback) \/ (state =
    "BOOTING" /\ ~fallback) \/ (state = "BOOTING" /\ ~(~sink)) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\
    ~(~sink)) \/ (state = "VALIDATING" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\
    ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\ ~(~sink)) \/ (state = "ARBITRATING" /\
    requested_tool = "NONE" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "ARBITRATING" \/ fallback)) \/ (state = "EXECUTING" /\ ~(~sink)) \/ (state =
    "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(~sink)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink
    /\ ~(state = "ARBITRATING" \/ fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "ARBITRATING" \/ fallback)) \/ (state = "AUDITING" /\ audited_request = request /\
    ~(~sink)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~sink))
    \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~(~sink)) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state
    = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(~sink)) \/ (sink /\
    ~(state = "ARBITRATING" \/ fallback)) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state =
    "ARBITRATING" \/ fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 5 of it.
fallback_is_flagged_5 == ~sink => (state = "EXECUTING" => ~(~(state = "EXECUTING" \/ fallback) \/ (state = "BOOTING"
    /\ ~fallback) \/ (state = "BOOTING" /\ ~(~sink)) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~sink)) \/
    (state = "VALIDATING" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink /\ ~(~sink)) \/
    (state = "ARBITRATING" /\ requested_tool = "NONE" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ ~(~sink)) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "EXECUTING" \/ fallback)) \/ (state = "EXECUTING" /\
    ~(~sink)) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(~sink)) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ sink /\ ~(state = "EXECUTING" \/ fallback)) \/ (state = "AUDITING" /\ audited_request
    = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "EXECUTING" \/ fallback)) \/ (state = "AUDITING" /\
    audited_request = request /\ ~(~sink)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries =
    MAX_AUDIT_RETRIES /\ ~(~sink)) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~(~sink)) \/ ((state =
    "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~sink)) \/ (sink /\ ~(state = "EXECUTING" \/ fallback)) \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED") /\ ~(state = "EXECUTING" \/ fallback))))

\* fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
\* fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
\* This is part 6 of it.
fallback_is_flagged_6 == ~sink => (state = "AUDITING" => ~(~(state = "AUDITING" \/ fallback) \/ (state = "BOOTING" /\
    ~fallback) \/ (state = "BOOTING" /\ ~(~sink)) \/ (state = "IDLE" /\ sink /\ draft # "NONE" /\ ~(~sink)) \/ (state
    = "VALIDATING" /\ ~(~sink)) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink /\ ~(~sink)) \/ (state =
    "ARBITRATING" /\ ~(~sink)) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "AUDITING" \/
    fallback)) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "AUDITING" \/ fallback)) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "AUDITING" \/
    fallback)) \/ (state = "AUDITING" /\ audited_request = request /\ ~(~sink)) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES /\ ~(~sink)) \/ ((state = "BOOTING" \/ state =
    "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(~sink))
    \/ (sink /\ ~(state = "AUDITING" \/ fallback)) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state
    = "AUDITING" \/ fallback))))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts.
\* Sacrificed: each stage has an edge to HALTED that bypasses AUDITING (D-KRN-06). Instead,
\* halt-record-names-the-request holds. (expected: fails)
requests_are_audited == "requests-are-audited" \in open => (~(state = "HALTED"))

\* requests-can-be-audited [KRN-017]: From every state with a request in flight, its entry can still be written.
\* (expected: holds)
\* TLC cannot check requests-can-be-audited: AG (request != NONE -> EF AUDIT_WRITTEN): it quantifies over all
\* paths and over some path, which LTL cannot express

\* halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other
\* decisions. Sacrificed: the matrix takes it directly to HALTED (D-KRN-14). Instead, halt-decision-is-recorded
\* holds. (expected: fails)
halt_decision_is_audited == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED) /\ Settled) => ([](last = "DECIDED_HALT" => (<>(state = "AUDITING"))))

\* halt-decision-is-recorded [KRN-011, KRN-020, KRN-027]: The halt record of a decision to halt contains the
\* decision and names the request. (expected: holds)
halt_decision_is_recorded == last = "DECIDED_HALT" => (state = "HALTED" /\ decision = "HALT" /\ audited_request #
    "NONE")

\* recoverable-errors-are-audited [KRN-031]: In every state before AUDITING in which the kernel works on a
\* request, a recoverable error is accepted, leads to AUDITING and is noted. (expected: holds)
recoverable_errors_are_audited == ((state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING") =>
    enabled_RECOVERABLE_ERROR) /\ (last = "RECOVERABLE_ERROR" => (state = "AUDITING" /\ error /\ (decision = "DENY" \/
    execution = "UNKNOWN")))

\* recoverable-errors-are-audited-everywhere [KRN-031]: Taken literally, a recoverable error takes the kernel to
\* AUDITING from every state except HALTED. Sacrificed: the matrix has no edge there from BOOTING, IDLE or
\* AUDITING (D-KRN-08). Instead, recoverable-errors-are-audited and, in AUDITING, auditing-ends hold. (expected:
\* fails)
recoverable_errors_are_audited_everywhere == state = "HALTED" \/ enabled_RECOVERABLE_ERROR

\* errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error except a failed attempt to write the entry
\* leads to AUDITING or to HALTED at once. (expected: holds)
errors_leave_the_stage == (last = "CONFIG_FAILED" \/ last = "VALIDATION_FAILED" \/ last = "TOOL_WITHHELD" \/ last =
    "EXECUTION_FAILED" \/ last = "EXECUTION_DEADLINE_PASSED" \/ last = "AUDIT_FAILED" \/ last = "RECOVERABLE_ERROR" \/
    last = "FATAL_ERROR") => (state = "AUDITING" \/ state = "HALTED")

\* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
\* audit, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
errors_end_in_idle_or_halted_1 == "errors-end-in-idle-or-halted-1" \in open => (state = "AUDITING")

\* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
\* audit, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
errors_end_in_idle_or_halted_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED) /\ Settled) => ([]((last = "VALIDATION_FAILED" \/ last = "TOOL_WITHHELD" \/ last =
    "EXECUTION_FAILED" \/ last = "EXECUTION_DEADLINE_PASSED" \/ last = "RECOVERABLE_ERROR") => (<>(state = "IDLE" \/
    state = "HALTED"))))

\* callers-keep-their-drafts [KRN-010, KRN-013]: Only the caller changes its next request. (expected: holds)
callers_keep_their_drafts == [][(REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED \/
    VALIDATION_PASSED \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/
    DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ RECOVERABLE_ERROR
    \/ FATAL_ERROR \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED draft]_vars

\* operations-change-by-their-events [KRN-007, KRN-010, KRN-011, KRN-013]: The request in flight, its tool, the
\* decision about it and the called tool change only by the events of their stages. (expected: holds)
operations_change_by_their_events == [][((CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ TOOL_WITHHELD \/ CLOCK_TICKED \/
    EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_RETRIED \/
    RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED request) /\ ((CONFIG_LOADED \/
    CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/
    DECIDED_DENY \/ TOOL_WITHHELD \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/
    SINK_RESTORED) => UNCHANGED requested_tool) /\ ((REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/
    CONFIG_FAILED \/ VALIDATION_PASSED \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ FATAL_ERROR \/ REQUEST_DRAFTED \/
    SINK_LOST \/ SINK_RESTORED) => UNCHANGED decision) /\ ((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/
    VALIDATION_PASSED \/ VALIDATION_FAILED \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD
    \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/
    AUDIT_RETRIED \/ RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED
    dispatched_tool)]_vars

\* outcomes-change-by-their-events [KRN-010, KRN-016]: The progress of a call changes only by its start, its end,
\* a halt and the end of the request; an error is noted only by errors. (expected: holds)
outcomes_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED \/
    ENTRY_STORED \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED
    execution) /\ ((REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    CLOCK_TICKED \/ EXECUTION_COMPLETED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ FATAL_ERROR \/
    REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED error)]_vars

\* counters-change-by-their-events [KRN-010, KRN-017, KRN-035]: The clock counts time, retries count attempts,
\* and both counters are reset at their end. (expected: holds)
counters_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    TOOL_WITHHELD \/ ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ REQUEST_DRAFTED \/ SINK_LOST \/
    SINK_RESTORED) => UNCHANGED ticks) /\ ((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED
    \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    TOOL_WITHHELD \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/
    AUDIT_WRITTEN \/ RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED retries)]_vars

\* the-sink-changes-by-its-events [KRN-002, KRN-020, KRN-027]: The kernel opens the sink when it boots and
\* releases it when it halts; all other changes of the sink happen outside. (expected: holds)
the_sink_changes_by_its_events == [][(REQUEST_SUBMITTED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ TOOL_WITHHELD \/ CLOCK_TICKED \/
    EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED \/ RECOVERABLE_ERROR \/ REQUEST_DRAFTED) => UNCHANGED sink]_vars

\* records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027]: A record is written only by its
\* transition, and an entry only by the audit or by a halt. (expected: holds)
records_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ TOOL_WITHHELD \/
    CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ AUDIT_RETRIED \/
    RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED audited_request) /\
    ((CONFIG_LOADED \/ CLOCK_TICKED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED)
    => UNCHANGED record) /\ ((CONFIG_LOADED \/ CLOCK_TICKED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ REQUEST_DRAFTED \/
    SINK_LOST \/ SINK_RESTORED) => UNCHANGED fallback)]_vars

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 1 of it.
states_change_by_their_events_alone_1 == state = "BOOTING" => ~(~(state = "BOOTING") \/ (state = "IDLE" /\ sink /\
    draft # "NONE") \/ state = "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state =
    "ARBITRATING" /\ requested_tool # "NONE" /\ ~sink) \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state
    = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "BOOTING")) \/ state =
    "EXECUTING" \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ sink /\ ~(state = "BOOTING")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "BOOTING")) \/ (state = "AUDITING" /\ audited_request = request) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/ (sink /\ ~(state = "BOOTING"))
    \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED")))

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 2 of it.
states_change_by_their_events_alone_2 == state = "IDLE" => ~(~(state = "IDLE") \/ state = "BOOTING" \/ state =
    "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state = "ARBITRATING" /\
    requested_tool # "NONE" /\ ~sink) \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state = "ARBITRATING"
    \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "IDLE")) \/ state = "EXECUTING" \/ (state =
    "EXECUTING" /\ ticks = EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state =
    "IDLE")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state =
    "IDLE")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/ (sink /\
    ~(state = "IDLE")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "IDLE")))

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 3 of it.
states_change_by_their_events_alone_3 == state = "VALIDATING" => ~(~(state = "VALIDATING") \/ state = "BOOTING" \/
    (state = "ARBITRATING" /\ requested_tool # "NONE" /\ sink) \/ (state = "ARBITRATING" /\ requested_tool # "NONE" /\
    ~sink) \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ ~(state = "VALIDATING")) \/ state = "EXECUTING" \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "VALIDATING")) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state =
    "VALIDATING")) \/ (state = "AUDITING" /\ audited_request = request) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/ (sink /\ ~(state = "VALIDATING")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "VALIDATING")))

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 4 of it.
states_change_by_their_events_alone_4 == state = "ARBITRATING" => ~(~(state = "ARBITRATING") \/ state = "BOOTING" \/
    (state = "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "ARBITRATING")) \/ state = "EXECUTING" \/ (state = "EXECUTING" /\ ticks =
    EXECUTION_DEADLINE) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "ARBITRATING")) \/
    (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state =
    "ARBITRATING")) \/ (state = "AUDITING" /\ audited_request = request) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/ (sink /\ ~(state = "ARBITRATING")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "ARBITRATING")))

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 5 of it.
states_change_by_their_events_alone_5 == state = "EXECUTING" => ~(~(state = "EXECUTING") \/ state = "BOOTING" \/
    (state = "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool #
    "NONE" /\ ~sink) \/ (state = "ARBITRATING" /\ requested_tool = "NONE") \/ state = "ARBITRATING" \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "EXECUTING")) \/ (state = "AUDITING" /\ audited_request =
    "NONE" /\ sink /\ ~(state = "EXECUTING")) \/ (state = "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries <
    MAX_AUDIT_RETRIES /\ ~(state = "EXECUTING")) \/ (state = "AUDITING" /\ audited_request = request) \/ (state =
    "AUDITING" /\ audited_request = "NONE" /\ ~sink /\ retries = MAX_AUDIT_RETRIES) \/ (sink /\ ~(state =
    "EXECUTING")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "EXECUTING")))

\* states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
\* (expected: holds)
\* This is part 6 of it.
states_change_by_their_events_alone_6 == state = "AUDITING" => ~(~(state = "AUDITING") \/ state = "BOOTING" \/ (state
    = "IDLE" /\ sink /\ draft # "NONE") \/ state = "VALIDATING" \/ (state = "ARBITRATING" /\ requested_tool # "NONE"
    /\ sink) \/ state = "ARBITRATING" \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "AUDITING"))
    \/ (state = "AUDITING" /\ audited_request = "NONE" /\ sink /\ ~(state = "AUDITING")) \/ (state = "AUDITING" /\
    audited_request = "NONE" /\ ~sink /\ retries < MAX_AUDIT_RETRIES /\ ~(state = "AUDITING")) \/ (sink /\ ~(state =
    "AUDITING")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "AUDITING")))

\* known-outcomes-stay [KRN-016]: Until the kernel is idle again, a done effect stays done and an unknown effect
\* stays unknown. (expected: holds)
known_outcomes_stay == [][(REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED
    \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    TOOL_WITHHELD \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/
    ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ RECOVERABLE_ERROR \/ FATAL_ERROR) => ((execution
    # "DONE" /\ execution # "UNKNOWN") \/ execution' = execution \/ (state = "IDLE")')]_vars

\* allowed-calls-are-made [KRN-011, KRN-014, KRN-016]: A request that was allowed with a tool is not audited
\* before that tool is called. (expected: holds)
allowed_calls_are_made == (state = "AUDITING" /\ decision = "ALLOW" /\ requested_tool # "NONE") => (dispatched_tool =
    requested_tool /\ execution # "NOT_STARTED")

\* callers-set-the-pace [KRN-005]: Requests come from outside: neither the kernel's own work nor a fault counts
\* as one of them. (expected: holds)
\* TLC cannot check callers-set-the-pace: in IDLE or VALIDATING: 0: a ranking is a proof, not a formula

\* halting-needs-nothing-but-the-command [KRN-021]: An idle kernel does not stay idle for ever if inputs keep
\* coming, since it can always be halted. (expected: holds)
halting_needs_nothing_but_the_command == (WF_own(REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED
    \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/
    DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](<>(~(state =
    "IDLE"))))

\* comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
\* keeps working. (expected: holds)
comes_to_rest == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](<>(state = "IDLE" \/ state = "HALTED")))

\* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
\* keeps working. (expected: holds)
\* This is part 1 of it.
booting_ends_1 == "booting-ends-1" \in open => (state = "BOOTING")

\* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
\* keeps working. (expected: holds)
\* This is part 2 of it.
booting_ends_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](state = "BOOTING" => (<>(state = "IDLE" \/ state = "HALTED"))))

\* executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
\* working. (expected: holds)
executing_ends == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](state = "EXECUTING" => (<>(state = "AUDITING" \/ state = "HALTED"))))

\* executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
\* if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds)
executing_ends_even_if_the_tool_hangs == (WF_own(CLOCK_TICKED \/ EXECUTION_DEADLINE_PASSED)) => ([](state =
    "EXECUTING" => (<>(state = "AUDITING" \/ state = "HALTED"))))

\* deadline-by-virtual-clock [KRN-035]: An execution is abandoned only after its deadline on the virtual clock.
\* (expected: holds)
deadline_by_virtual_clock == (enabled_EXECUTION_DEADLINE_PASSED) => ticks = EXECUTION_DEADLINE

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
\* This is part 1 of it.
auditing_ends_1 == "auditing-ends-1" \in open => (state = "AUDITING")

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
\* This is part 2 of it.
auditing_ends_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](state = "AUDITING" => (<>(state = "IDLE" \/ state = "HALTED"))))

\* auditing-ends-even-if-it-stops: The kernel does not stay in AUDITING for ever even if it may stop working at
\* any moment. It fails, as it must: auditing-ends depends on the assumption that the kernel keeps working.
\* (expected: fails)
\* This is part 1 of it.
auditing_ends_even_if_it_stops_1 == "auditing-ends-even-if-it-stops-1" \in open => (state = "AUDITING")

\* auditing-ends-even-if-it-stops: The kernel does not stay in AUDITING for ever even if it may stop working at
\* any moment. It fails, as it must: auditing-ends depends on the assumption that the kernel keeps working.
\* (expected: fails)
\* This is part 2 of it.
auditing_ends_even_if_it_stops_2 == [](state = "AUDITING" => (<>(state = "IDLE" \/ state = "HALTED")))

\* lost-sink-halts [KRN-017, KRN-027]: If the sink is lost before the entry is stored and stays lost, the kernel
\* halts, provided that it keeps working. (expected: holds)
lost_sink_halts == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([]((state = "AUDITING" /\ audited_request = "NONE") => (<>(state = "HALTED" \/
    sink))))

\* requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
\* that the kernel keeps working. (expected: holds)
requests_end == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ TOOL_WITHHELD \/ CLOCK_TICKED
    \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED) /\ Settled) => ([](last = "REQUEST_SUBMITTED" => (<>(last = "AUDIT_WRITTEN" \/
    state = "HALTED"))))

\* requests-end-in-bounded-time [KRN-032]: Every step that the kernel makes on a request, and every fault, brings
\* the request closer to its end, and no outside event moves it back. (expected: holds)
\* TLC cannot check requests-end-in-bounded-time: in VALIDATING or ARBITRATING or EXECUTING or AUDITING: 3 if
\* VALIDATING else (2 if ARBITRATING else (1 if EXECUTING else 0)), EXECUTION_DEADLINE - ticks, 1 if
\* audited_request == NONE else 0, MAX_AUDIT_RETRIES - retries: a ranking is a proof, not a formula

\* kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
\* holds)
\* TLC cannot check kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path,
\* which LTL cannot express

================================================================================
