------------------------------ MODULE kernel_amended ------------------------------
\* Governance kernel 0.1.0, amended: the machine kernel in the profile amended, for TLA+.
\* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config kernel_amended.cfg kernel_amended.tla
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
  decision,  \* the decision about it
  execution,  \* the progress of the call
  error,  \* there is an error to record
  ticks,  \* virtual time that the call has taken
  retries,  \* retries made to write the entry
  stored,  \* the entry of the operation or the error is durable
  closed,  \* the request that the halt entry closes
  record,  \* the entered state of the newest entry
  channel,  \* where that entry is
  last,  \* the event of the last step
  open  \* the properties with a pending weak until

own == <<state, draft, sink, request, decision, execution, error, ticks, retries, stored, closed, record, channel,
    last>>
vars == <<state, draft, sink, request, decision, execution, error, ticks, retries, stored, closed, record, channel,
    last, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"}
  /\ draft \in {"NONE", "FIRST", "SECOND"}
  /\ sink \in BOOLEAN
  /\ request \in {"NONE", "FIRST", "SECOND"}
  /\ decision \in {"NONE", "ALLOW", "DENY", "HALT"}
  /\ execution \in {"NOT_STARTED", "STARTED", "DONE", "UNKNOWN"}
  /\ error \in BOOLEAN
  /\ ticks \in 0..2
  /\ retries \in 0..2
  /\ stored \in BOOLEAN
  /\ closed \in {"NONE", "FIRST", "SECOND"}
  /\ record \in {"NONE", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"}
  /\ channel \in {"NONE", "SINK", "FALLBACK"}

enabled_REQUEST_SUBMITTED == state = "IDLE" /\ draft # "NONE"

enabled_HALT_COMMANDED == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING"

enabled_CONFIG_LOADED == state = "BOOTING"

enabled_CONFIG_FAILED == state = "BOOTING"

enabled_VALIDATION_PASSED == state = "VALIDATING"

enabled_VALIDATION_FAILED == state = "VALIDATING"

enabled_DECIDED_ALLOW_WITH_TOOL == state = "ARBITRATING" /\ request = "FIRST"

enabled_DECIDED_ALLOW_NO_TOOL == state = "ARBITRATING" /\ request = "SECOND"

enabled_DECIDED_DENY == state = "ARBITRATING"

enabled_DECIDED_HALT == state = "ARBITRATING"

enabled_CLOCK_TICKED == state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE

enabled_EXECUTION_COMPLETED == state = "EXECUTING"

enabled_EXECUTION_FAILED == state = "EXECUTING"

enabled_EXECUTION_DEADLINE_PASSED == state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE

enabled_ENTRY_STORED == state = "AUDITING" /\ (sink /\ ~stored)

enabled_AUDIT_WRITTEN == state = "AUDITING" /\ stored

enabled_AUDIT_RETRIED == state = "AUDITING" /\ (~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES)

enabled_AUDIT_FAILED == state = "AUDITING" /\ (~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES)

enabled_RECOVERABLE_ERROR == state = "IDLE" \/ (state = "VALIDATING" \/ state = "ARBITRATING") \/ state = "EXECUTING"

enabled_FATAL_ERROR == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING"

enabled_any == enabled_REQUEST_SUBMITTED \/ enabled_HALT_COMMANDED \/ enabled_CONFIG_LOADED \/ enabled_CONFIG_FAILED
    \/ enabled_VALIDATION_PASSED \/ enabled_VALIDATION_FAILED \/ enabled_DECIDED_ALLOW_WITH_TOOL \/
    enabled_DECIDED_ALLOW_NO_TOOL \/ enabled_DECIDED_DENY \/ enabled_DECIDED_HALT \/ enabled_CLOCK_TICKED \/
    enabled_EXECUTION_COMPLETED \/ enabled_EXECUTION_FAILED \/ enabled_EXECUTION_DEADLINE_PASSED \/
    enabled_ENTRY_STORED \/ enabled_AUDIT_WRITTEN \/ enabled_AUDIT_RETRIED \/ enabled_AUDIT_FAILED \/
    enabled_RECOVERABLE_ERROR \/ enabled_FATAL_ERROR

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "requests-are-audited-1" -> (last = "REQUEST_SUBMITTED")
    [] claim = "request-is-not-modified-1" -> (request = "FIRST")
    [] claim = "request-is-not-modified-2" -> (request = "SECOND")
    [] claim = "validated-before-arbitrated" -> (last = "REQUEST_SUBMITTED")
    [] claim = "allowed-before-executed" -> (last = "REQUEST_SUBMITTED")
    [] claim = "auditing-ends-1" -> (state = "AUDITING")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "requests-are-audited-1" -> (last = "AUDIT_WRITTEN" \/ (state = "HALTED" /\ closed # "NONE"))
    [] claim = "request-is-not-modified-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "request-is-not-modified-2" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "validated-before-arbitrated" -> (last = "VALIDATION_PASSED")
    [] claim = "allowed-before-executed" -> (last = "DECIDED_ALLOW_WITH_TOOL")
    [] claim = "auditing-ends-1" -> (state = "IDLE" \/ state = "HALTED")

Init ==
  /\ state = "BOOTING"
  /\ draft = "NONE"
  /\ sink = FALSE
  /\ request = "NONE"
  /\ decision = "NONE"
  /\ execution = "NOT_STARTED"
  /\ error = FALSE
  /\ ticks = 0
  /\ retries = 0
  /\ stored = FALSE
  /\ closed = "NONE"
  /\ record = "NONE"
  /\ channel = "NONE"
  /\ last = "none"
  /\ open = {claim \in Watched : Due(claim) /\ ~Met(claim)}

\* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no entry (line 85).
CONFIG_LOADED ==
  /\ (state = "BOOTING")
  /\ state' = "IDLE"
  /\ sink' = TRUE
  /\ last' = "CONFIG_LOADED"
  /\ UNCHANGED <<draft, request, decision, execution, error, ticks, retries, stored, closed, record, channel>>

\* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027]
CONFIG_FAILED ==
  /\ (state = "BOOTING")
  /\ state' = "HALTED"
  /\ record' = "HALTED"
  /\ channel' = "FALLBACK"
  /\ last' = "CONFIG_FAILED"
  /\ UNCHANGED <<draft, sink, request, decision, execution, error, ticks, retries, stored, closed>>

\* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027]
REQUEST_SUBMITTED ==
  /\ (state = "IDLE")
  /\ (draft # "NONE")
  /\ state' = "VALIDATING"
  /\ request' = draft
  /\ record' = "VALIDATING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "REQUEST_SUBMITTED"
  /\ UNCHANGED <<draft, sink, decision, execution, error, ticks, retries, stored, closed>>

\* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010]
VALIDATION_PASSED ==
  /\ (state = "VALIDATING")
  /\ state' = "ARBITRATING"
  /\ record' = "ARBITRATING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "VALIDATION_PASSED"
  /\ UNCHANGED <<draft, sink, request, decision, execution, error, ticks, retries, stored, closed>>

\* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010]
VALIDATION_FAILED ==
  /\ (state = "VALIDATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "VALIDATION_FAILED"
  /\ UNCHANGED <<draft, sink, request, execution, error, ticks, retries, stored, closed>>

\* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014]
DECIDED_ALLOW_WITH_TOOL ==
  /\ (state = "ARBITRATING")
  /\ (request = "FIRST")
  /\ state' = "EXECUTING"
  /\ decision' = "ALLOW"
  /\ execution' = "STARTED"
  /\ record' = "EXECUTING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "DECIDED_ALLOW_WITH_TOOL"
  /\ UNCHANGED <<draft, sink, request, error, ticks, retries, stored, closed>>

\* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011]
DECIDED_ALLOW_NO_TOOL ==
  /\ (state = "ARBITRATING")
  /\ (request = "SECOND")
  /\ state' = "AUDITING"
  /\ decision' = "ALLOW"
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "DECIDED_ALLOW_NO_TOOL"
  /\ UNCHANGED <<draft, sink, request, execution, error, ticks, retries, stored, closed>>

\* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011]
DECIDED_DENY ==
  /\ (state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "DECIDED_DENY"
  /\ UNCHANGED <<draft, sink, request, execution, error, ticks, retries, stored, closed>>

\* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020, KRN-027]
DECIDED_HALT ==
  /\ (state = "ARBITRATING")
  /\ state' = "HALTED"
  /\ request' = "NONE"
  /\ decision' = "HALT"
  /\ closed' = request
  /\ record' = "HALTED"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "DECIDED_HALT"
  /\ UNCHANGED <<draft, sink, execution, error, ticks, retries, stored>>

\* CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035]
CLOCK_TICKED ==
  /\ (state = "EXECUTING")
  /\ (ticks < EXECUTION_DEADLINE)
  /\ ticks' = (ticks + 1)
  /\ last' = "CLOCK_TICKED"
  /\ UNCHANGED <<state, draft, sink, request, decision, execution, error, retries, stored, closed, record, channel>>

\* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
EXECUTION_COMPLETED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "DONE"
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "EXECUTION_COMPLETED"
  /\ UNCHANGED <<draft, sink, request, decision, error, retries, stored, closed>>

\* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
EXECUTION_FAILED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "DONE"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "EXECUTION_FAILED"
  /\ UNCHANGED <<draft, sink, request, decision, retries, stored, closed>>

\* EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035]
EXECUTION_DEADLINE_PASSED ==
  /\ (state = "EXECUTING")
  /\ (ticks = EXECUTION_DEADLINE)
  /\ state' = "AUDITING"
  /\ execution' = "UNKNOWN"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "EXECUTION_DEADLINE_PASSED"
  /\ UNCHANGED <<draft, sink, request, decision, retries, stored, closed>>

\* ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019]
ENTRY_STORED ==
  /\ (state = "AUDITING")
  /\ (sink /\ ~stored)
  /\ retries' = 0
  /\ stored' = TRUE
  /\ last' = "ENTRY_STORED"
  /\ UNCHANGED <<state, draft, sink, request, decision, execution, error, ticks, closed, record, channel>>

\* AUDIT_RETRIED (machine): AUDITING -> AUDITING [KRN-027, KRN-031]: An edge that is not in the matrix.
AUDIT_RETRIED ==
  /\ (state = "AUDITING")
  /\ (~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES)
  /\ state' = "AUDITING"
  /\ error' = TRUE
  /\ retries' = (retries + 1)
  /\ record' = "AUDITING"
  /\ channel' = "FALLBACK"
  /\ last' = "AUDIT_RETRIED"
  /\ UNCHANGED <<draft, sink, request, decision, execution, ticks, stored, closed>>

\* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018]
AUDIT_WRITTEN ==
  /\ (state = "AUDITING")
  /\ stored
  /\ state' = "IDLE"
  /\ request' = "NONE"
  /\ decision' = "NONE"
  /\ execution' = "NOT_STARTED"
  /\ error' = FALSE
  /\ stored' = FALSE
  /\ record' = "IDLE"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "AUDIT_WRITTEN"
  /\ UNCHANGED <<draft, sink, ticks, retries, closed>>

\* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027]
AUDIT_FAILED ==
  /\ (state = "AUDITING")
  /\ (~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES)
  /\ state' = "HALTED"
  /\ request' = "NONE"
  /\ error' = TRUE
  /\ retries' = 0
  /\ closed' = request
  /\ record' = "HALTED"
  /\ channel' = "FALLBACK"
  /\ last' = "AUDIT_FAILED"
  /\ UNCHANGED <<draft, sink, decision, execution, ticks, stored>>

\* RECOVERABLE_ERROR (fault): IDLE -> AUDITING [KRN-031]: An edge that is not in the matrix.
RECOVERABLE_ERROR_1 ==
  /\ (state = "IDLE")
  /\ state' = "AUDITING"
  /\ error' = TRUE
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "RECOVERABLE_ERROR"
  /\ UNCHANGED <<draft, sink, request, decision, execution, ticks, retries, stored, closed>>

\* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031]
RECOVERABLE_ERROR_2 ==
  /\ (state = "VALIDATING" \/ state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ decision' = "DENY"
  /\ error' = TRUE
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "RECOVERABLE_ERROR"
  /\ UNCHANGED <<draft, sink, request, execution, ticks, retries, stored, closed>>

\* RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031]
RECOVERABLE_ERROR_3 ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ execution' = "UNKNOWN"
  /\ error' = TRUE
  /\ ticks' = 0
  /\ record' = "AUDITING"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "RECOVERABLE_ERROR"
  /\ UNCHANGED <<draft, sink, request, decision, retries, stored, closed>>

\* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
\* KRN-021, KRN-022, KRN-029, KRN-030]
HALT_COMMANDED ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ request' = "NONE"
  /\ execution' = (IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution)
  /\ ticks' = 0
  /\ retries' = 0
  /\ stored' = FALSE
  /\ closed' = request
  /\ record' = "HALTED"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "HALT_COMMANDED"
  /\ UNCHANGED <<draft, sink, decision, error>>

\* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
\* KRN-022, KRN-029, KRN-030]
FATAL_ERROR ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ request' = "NONE"
  /\ execution' = (IF (execution = "STARTED") THEN "UNKNOWN" ELSE execution)
  /\ ticks' = 0
  /\ retries' = 0
  /\ stored' = FALSE
  /\ closed' = request
  /\ record' = "HALTED"
  /\ channel' = (IF sink THEN "SINK" ELSE "FALLBACK")
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<draft, sink, decision, error>>

\* REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
\* kernel
REQUEST_DRAFTED ==
  /\ draft' = (IF (draft # "FIRST") THEN "FIRST" ELSE "SECOND")
  /\ last' = "REQUEST_DRAFTED"
  /\ UNCHANGED <<state, sink, request, decision, execution, error, ticks, retries, stored, closed, record, channel>>

\* SINK_LOST (environment): the audit sink is no longer writable
SINK_LOST ==
  /\ sink
  /\ sink' = FALSE
  /\ last' = "SINK_LOST"
  /\ UNCHANGED <<state, draft, request, decision, execution, error, ticks, retries, stored, closed, record, channel>>

\* SINK_RESTORED (environment): the audit sink is writable again
SINK_RESTORED ==
  /\ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED"))
  /\ sink' = TRUE
  /\ last' = "SINK_RESTORED"
  /\ UNCHANGED <<state, draft, request, decision, execution, error, ticks, retries, stored, closed, record, channel>>

\* RECOVERABLE_ERROR (fault) [KRN-031]: a recoverable error
RECOVERABLE_ERROR == RECOVERABLE_ERROR_1 \/ RECOVERABLE_ERROR_2 \/ RECOVERABLE_ERROR_3

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, draft, sink, request, decision, execution, error, ticks, retries, stored, closed, record, channel>>

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

\* every-transition-has-an-audit-entry [KRN-027]: Every transition except that from BOOTING to IDLE has an entry
\* in the sink or on the fallback channel, and the newest entry says which state was entered. (expected: holds)
every_transition_has_an_audit_entry == (state = "BOOTING" => record = "NONE") /\ (last = "CONFIG_LOADED" => record =
    "NONE") /\ (last = "AUDIT_WRITTEN" => record = "IDLE") /\ (state = "IDLE" => (record = "NONE" \/ record = "IDLE"))
    /\ (state = "VALIDATING" => record = "VALIDATING") /\ (state = "ARBITRATING" => record = "ARBITRATING") /\ (state
    = "EXECUTING" => record = "EXECUTING") /\ (state = "AUDITING" => record = "AUDITING") /\ (state = "HALTED" =>
    record = "HALTED") /\ ((record = "NONE" => channel = "NONE") /\ (record # "NONE" => channel # "NONE"))

\* audit-failure-has-an-audit-entry [KRN-017, KRN-027]: The step from AUDITING to HALTED because auditing failed
\* has its entry, on the fallback channel. (expected: holds)
audit_failure_has_an_audit_entry == last = "AUDIT_FAILED" => (state = "HALTED" /\ record = "HALTED" /\ channel =
    "FALLBACK" /\ error)

\* sink-is-used-if-there [KRN-027]: As long as the sink can be written, entries go there, and otherwise to the
\* fallback channel. (expected: holds)
sink_is_used_if_there == (sink => ~((state = "IDLE" /\ draft # "NONE" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") =
    "SINK")) \/ (state = "VALIDATING" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/ (state = "ARBITRATING"
    /\ request = "FIRST" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/ (state = "ARBITRATING" /\ request =
    "SECOND" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/ (state = "ARBITRATING" /\ ~((IF sink THEN "SINK"
    ELSE "FALLBACK") = "SINK")) \/ (state = "EXECUTING" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/
    (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/ (state
    = "AUDITING" /\ stored /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "SINK")) \/ (state = "IDLE" /\ ~((IF sink THEN
    "SINK" ELSE "FALLBACK") = "SINK")) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~((IF sink THEN "SINK"
    ELSE "FALLBACK") = "SINK")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") =
    "SINK")))) /\ (~sink => ~((state = "IDLE" /\ draft # "NONE" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") =
    "FALLBACK")) \/ (state = "VALIDATING" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state =
    "ARBITRATING" /\ request = "FIRST" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state =
    "ARBITRATING" /\ request = "SECOND" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state =
    "ARBITRATING" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state = "EXECUTING" /\ ~((IF sink THEN
    "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~((IF sink THEN
    "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ (state = "AUDITING" /\ stored /\ ~((IF sink THEN "SINK" ELSE "FALLBACK")
    = "FALLBACK")) \/ (state = "IDLE" /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ ((state =
    "VALIDATING" \/ state = "ARBITRATING") /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK")) \/ ((state =
    "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~((IF sink THEN "SINK" ELSE "FALLBACK") = "FALLBACK"))))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
\* the entry about halting, which names it. (expected: holds)
\* This is part 1 of it.
requests_are_audited_1 == "requests-are-audited-1" \in open => (~(state = "HALTED"))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
\* the entry about halting, which names it. (expected: holds)
\* This is part 2 of it.
requests_are_audited_2 == request = "FIRST" => ~(~(state = "HALTED" => closed = "FIRST") \/ (state = "BOOTING" /\
    ~(closed = "FIRST")) \/ (state = "ARBITRATING" /\ ~(request = "FIRST")) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "HALTED" => closed = "FIRST")) \/ (state = "AUDITING" /\ sink /\ ~stored /\
    ~(state = "HALTED" => closed = "FIRST")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES
    /\ ~(request = "FIRST")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING"
    \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request = "FIRST")) \/ (sink /\ ~(state = "HALTED" => closed =
    "FIRST")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => closed = "FIRST")))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
\* the entry about halting, which names it. (expected: holds)
\* This is part 3 of it.
requests_are_audited_3 == request = "SECOND" => ~(~(state = "HALTED" => closed = "SECOND") \/ (state = "BOOTING" /\
    ~(closed = "SECOND")) \/ (state = "ARBITRATING" /\ ~(request = "SECOND")) \/ (state = "EXECUTING" /\ ticks <
    EXECUTION_DEADLINE /\ ~(state = "HALTED" => closed = "SECOND")) \/ (state = "AUDITING" /\ sink /\ ~stored /\
    ~(state = "HALTED" => closed = "SECOND")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries =
    MAX_AUDIT_RETRIES /\ ~(request = "SECOND")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(request = "SECOND")) \/ (sink /\ ~(state
    = "HALTED" => closed = "SECOND")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED"
    => closed = "SECOND")))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
\* the entry about halting, which names it. (expected: holds)
\* This is part 4 of it.
requests_are_audited_4 == (request = "NONE" /\ ~(state = "HALTED")) => ~(~(closed = "NONE") \/ (state = "BOOTING" /\
    ~(closed = "NONE")) \/ (state = "IDLE" /\ draft # "NONE" /\ ~(closed = "NONE")) \/ (state = "VALIDATING" /\
    ~(closed = "NONE")) \/ (state = "ARBITRATING" /\ request = "FIRST" /\ ~(closed = "NONE")) \/ (state =
    "ARBITRATING" /\ request = "SECOND" /\ ~(closed = "NONE")) \/ (state = "ARBITRATING" /\ ~(closed = "NONE")) \/
    (state = "ARBITRATING" /\ ~(request = "NONE")) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(closed =
    "NONE")) \/ (state = "EXECUTING" /\ ~(closed = "NONE")) \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\
    ~(closed = "NONE")) \/ (state = "AUDITING" /\ sink /\ ~stored /\ ~(closed = "NONE")) \/ (state = "AUDITING" /\
    ~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES /\ ~(closed = "NONE")) \/ (state = "AUDITING" /\ stored /\
    ~(closed = "NONE")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES /\ ~(request =
    "NONE")) \/ (state = "IDLE" /\ ~(closed = "NONE")) \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ ~(closed
    = "NONE")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING") /\ ~(request = "NONE")) \/ (sink /\ ~(closed = "NONE")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(closed = "NONE")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The entry about halting says what happened to the
\* tool: not called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 1 of it.
halt_record_tells_the_effect_1 == execution = "NOT_STARTED" => ~(~(state = "HALTED" => execution = "NOT_STARTED") \/
    (state = "BOOTING" /\ ~(execution = "NOT_STARTED")) \/ (state = "ARBITRATING" /\ ~(execution = "NOT_STARTED")) \/
    (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "NOT_STARTED")) \/ (state
    = "AUDITING" /\ sink /\ ~stored /\ ~(state = "HALTED" => execution = "NOT_STARTED")) \/ (state = "AUDITING" /\
    ~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES /\ ~(execution = "NOT_STARTED")) \/ ((state = "BOOTING" \/ state =
    "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF
    (execution = "STARTED") THEN "UNKNOWN" ELSE execution) = "NOT_STARTED")) \/ (sink /\ ~(state = "HALTED" =>
    execution = "NOT_STARTED")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" =>
    execution = "NOT_STARTED")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The entry about halting says what happened to the
\* tool: not called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 2 of it.
halt_record_tells_the_effect_2 == execution = "STARTED" => ~(~(state = "HALTED" => execution = "UNKNOWN") \/ (state =
    "BOOTING" /\ ~(execution = "UNKNOWN")) \/ (state = "ARBITRATING" /\ ~(execution = "UNKNOWN")) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING"
    /\ sink /\ ~stored /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\
    retries = MAX_AUDIT_RETRIES /\ ~(execution = "UNKNOWN")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution =
    "STARTED") THEN "UNKNOWN" ELSE execution) = "UNKNOWN")) \/ (sink /\ ~(state = "HALTED" => execution = "UNKNOWN"))
    \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => execution = "UNKNOWN")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The entry about halting says what happened to the
\* tool: not called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 3 of it.
halt_record_tells_the_effect_3 == execution = "DONE" => ~(~(state = "HALTED" => execution = "DONE") \/ (state =
    "BOOTING" /\ ~(execution = "DONE")) \/ (state = "ARBITRATING" /\ ~(execution = "DONE")) \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "DONE")) \/ (state = "AUDITING" /\ sink /\ ~stored
    /\ ~(state = "HALTED" => execution = "DONE")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries =
    MAX_AUDIT_RETRIES /\ ~(execution = "DONE")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution = "STARTED") THEN
    "UNKNOWN" ELSE execution) = "DONE")) \/ (sink /\ ~(state = "HALTED" => execution = "DONE")) \/ (~sink /\ ~(state =
    "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => execution = "DONE")))

\* halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The entry about halting says what happened to the
\* tool: not called, done, or, if the kernel halted during the call, unknown. (expected: holds)
\* This is part 4 of it.
halt_record_tells_the_effect_4 == execution = "UNKNOWN" => ~(~(state = "HALTED" => execution = "UNKNOWN") \/ (state =
    "BOOTING" /\ ~(execution = "UNKNOWN")) \/ (state = "ARBITRATING" /\ ~(execution = "UNKNOWN")) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING"
    /\ sink /\ ~stored /\ ~(state = "HALTED" => execution = "UNKNOWN")) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\
    retries = MAX_AUDIT_RETRIES /\ ~(execution = "UNKNOWN")) \/ ((state = "BOOTING" \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~((IF (execution =
    "STARTED") THEN "UNKNOWN" ELSE execution) = "UNKNOWN")) \/ (sink /\ ~(state = "HALTED" => execution = "UNKNOWN"))
    \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "HALTED" => execution = "UNKNOWN")))

\* halt-decision-is-recorded [KRN-011, KRN-020, KRN-027]: A decision to halt is recorded with the request that it
\* was made about. (expected: holds)
halt_decision_is_recorded == last = "DECIDED_HALT" => (state = "HALTED" /\ decision = "HALT" /\ closed # "NONE")

\* idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE and a caller has a request, it is accepted,
\* with and without the sink. (expected: holds)
idle_accepts_requests == (state = "IDLE" /\ draft # "NONE") => enabled_REQUEST_SUBMITTED

\* nothing-depends-on-the-sink [KRN-033, KRN-034]: The kernel's choices, up to the writing of the entry itself,
\* do not depend on the sink. (expected: holds)
nothing_depends_on_the_sink == (state = "BOOTING" => (enabled_CONFIG_LOADED /\ enabled_CONFIG_FAILED)) /\ (state =
    "VALIDATING" => (enabled_VALIDATION_PASSED /\ enabled_VALIDATION_FAILED)) /\ (state = "ARBITRATING" =>
    (enabled_DECIDED_DENY /\ enabled_DECIDED_HALT /\ (request = "FIRST" => enabled_DECIDED_ALLOW_WITH_TOOL) /\
    (request = "SECOND" => enabled_DECIDED_ALLOW_NO_TOOL))) /\ (state = "EXECUTING" => (enabled_EXECUTION_COMPLETED /\
    enabled_EXECUTION_FAILED))

\* recoverable-errors-are-audited-everywhere [KRN-031]: Every recoverable error takes the kernel to AUDITING and
\* is noted; while auditing, every failed attempt except the last one is such an error. (expected: holds)
recoverable_errors_are_audited_everywhere == ((state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING") => enabled_RECOVERABLE_ERROR) /\ ((state = "AUDITING" /\ ~sink /\ ~stored /\ retries <
    MAX_AUDIT_RETRIES) => enabled_AUDIT_RETRIED) /\ ((last = "RECOVERABLE_ERROR" \/ last = "AUDIT_RETRIED") => (state
    = "AUDITING" /\ error))

\* fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
\* halts the kernel. (expected: holds)
fatal_error_halts == (state = "HALTED" \/ enabled_FATAL_ERROR) /\ (last = "FATAL_ERROR" => state = "HALTED")

\* halted-is-final [KRN-020, KRN-023, KRN-024]: Once the kernel has halted, it stays halted on every path, and
\* accepts nothing. (expected: holds)
halted_is_final == [](state = "HALTED" => (~enabled_any /\ ([](state = "HALTED"))))

\* halted-holds-nothing [KRN-020, KRN-023]: A halted kernel has released the request, its counters and the
\* pending entry. (expected: holds)
halted_holds_nothing == state = "HALTED" => (request = "NONE" /\ ticks = 0 /\ retries = 0 /\ ~stored)

\* halt-command-always-accepted [KRN-005, KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state
\* except HALTED, and halts the kernel. (expected: holds)
halt_command_always_accepted == (state = "HALTED" \/ enabled_HALT_COMMANDED) /\ (last = "HALT_COMMANDED" => state =
    "HALTED")

\* requests-only-in-idle [KRN-003, KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
requests_only_in_idle == (enabled_REQUEST_SUBMITTED) => (state = "IDLE" /\ draft # "NONE")

\* nothing-pending-in-idle [KRN-007]: In IDLE no data of an operation is left. (expected: holds)
nothing_pending_in_idle == state = "IDLE" => (request = "NONE" /\ decision = "NONE" /\ execution = "NOT_STARTED" /\
    ~error /\ ticks = 0 /\ retries = 0 /\ ~stored)

\* something-pending-while-busy [KRN-005, KRN-007]: From validation to execution, a request is in flight.
\* (expected: holds)
something_pending_while_busy == (state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING") => request #
    "NONE"

\* accepted-is-submitted [KRN-005, KRN-013]: The request that the kernel accepts is the one that the caller
\* submits. (expected: holds)
accepted_is_submitted == state = "IDLE" => ((draft = "FIRST" => ~(~(state = "VALIDATING" => request = "FIRST") \/
    (state = "IDLE" /\ draft # "NONE" /\ ~(draft = "FIRST")) \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\
    ~(state = "VALIDATING" => request = "FIRST")) \/ (state = "AUDITING" /\ sink /\ ~stored /\ ~(state = "VALIDATING"
    => request = "FIRST")) \/ (sink /\ ~(state = "VALIDATING" => request = "FIRST")) \/ (~sink /\ ~(state = "BOOTING")
    /\ ~(state = "HALTED") /\ ~(state = "VALIDATING" => request = "FIRST")))) /\ (draft = "SECOND" => ~(~(state =
    "VALIDATING" => request = "SECOND") \/ (state = "IDLE" /\ draft # "NONE" /\ ~(draft = "SECOND")) \/ (state =
    "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ ~(state = "VALIDATING" => request = "SECOND")) \/ (state = "AUDITING"
    /\ sink /\ ~stored /\ ~(state = "VALIDATING" => request = "SECOND")) \/ (sink /\ ~(state = "VALIDATING" => request
    = "SECOND")) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state = "HALTED") /\ ~(state = "VALIDATING" => request =
    "SECOND")))))

\* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
\* (expected: holds)
\* This is part 1 of it.
request_is_not_modified_1 == "request-is-not-modified-1" \in open => (request = "FIRST")

\* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
\* (expected: holds)
\* This is part 2 of it.
request_is_not_modified_2 == "request-is-not-modified-2" \in open => (request = "SECOND")

\* validation-changes-nothing [KRN-010]: Before the decision on a request, nothing has been decided, called,
\* counted or stored. (expected: holds)
validation_changes_nothing == (state = "VALIDATING" \/ state = "ARBITRATING") => (decision = "NONE" /\ execution =
    "NOT_STARTED" /\ ~error /\ ticks = 0 /\ retries = 0 /\ ~stored)

\* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
\* (expected: holds)
validated_before_arbitrated == "validated-before-arbitrated" \in open => (~(state = "ARBITRATING"))

\* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
\* tool. (expected: holds)
allowed_before_executed == "allowed-before-executed" \in open => (~(state = "EXECUTING"))

\* tool-only-if-asked-for [KRN-011, KRN-014]: A tool is called only if the request asks for one, and a request
\* that asks for a tool is not allowed without it. (expected: holds)
tool_only_if_asked_for == (enabled_DECIDED_ALLOW_WITH_TOOL => request = "FIRST") /\ (enabled_DECIDED_ALLOW_NO_TOOL =>
    request = "SECOND")

\* executing-is-allowed [KRN-011, KRN-014]: In EXECUTING, the request is allowed and its tool has been called.
\* (expected: holds)
executing_is_allowed == state = "EXECUTING" => (decision = "ALLOW" /\ execution = "STARTED")

\* denied-never-executed [KRN-008, KRN-011, KRN-014]: A denied request has not called a tool and does not call
\* one. (expected: holds)
denied_never_executed == (decision = "DENY" \/ decision = "NONE") => execution = "NOT_STARTED"

\* decisions-are-kept [KRN-008, KRN-011]: A denial, by validation or by the policy, and an approval are recorded
\* as such and take their edges. (expected: holds)
decisions_are_kept == (last = "VALIDATION_FAILED" => (state = "AUDITING" /\ decision = "DENY" /\ ~error)) /\ (last =
    "DECIDED_DENY" => (state = "AUDITING" /\ decision = "DENY" /\ ~error)) /\ (last = "DECIDED_ALLOW_NO_TOOL" =>
    (state = "AUDITING" /\ decision = "ALLOW")) /\ (last = "DECIDED_ALLOW_WITH_TOOL" => (state = "EXECUTING" /\
    decision = "ALLOW"))

\* recoverable-errors-are-told [KRN-016, KRN-031]: After a recoverable error a request counts as denied or, if
\* its tool was called, as one with an unknown effect. (expected: holds)
recoverable_errors_are_told == last = "RECOVERABLE_ERROR" => (request = "NONE" \/ decision = "DENY" \/ execution =
    "UNKNOWN")

\* outcomes-are-kept [KRN-014, KRN-016]: A result is kept as done without error, a failure as done with error,
\* and an abandoned call as unknown with error, and each is audited. (expected: holds)
outcomes_are_kept == (last = "EXECUTION_COMPLETED" => (state = "AUDITING" /\ execution = "DONE" /\ ~error)) /\ (last =
    "EXECUTION_FAILED" => (state = "AUDITING" /\ execution = "DONE" /\ error)) /\ (last = "EXECUTION_DEADLINE_PASSED"
    => (state = "AUDITING" /\ execution = "UNKNOWN" /\ error))

\* entry-is-complete [KRN-016, KRN-019]: A stored entry belongs to a decided request with its outcome, or to an
\* error. (expected: holds)
entry_is_complete == (enabled_ENTRY_STORED) => (sink /\ ~stored /\ execution # "STARTED" /\ (error \/ decision =
    "ALLOW" \/ decision = "DENY"))

\* entry-before-state-change [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only when the entry is
\* stored. (expected: holds)
entry_before_state_change == (enabled_AUDIT_WRITTEN) => stored

\* entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry, and a
\* stored entry was stored in AUDITING. (expected: holds)
entry_before_idle == (state = "AUDITING" => ~(~(state = "IDLE" => FALSE) \/ state = "BOOTING" \/ (state = "EXECUTING"
    /\ ticks < EXECUTION_DEADLINE /\ ~(state = "IDLE" => FALSE)) \/ (state = "AUDITING" /\ sink /\ ~stored /\ ~(state
    = "IDLE" => FALSE)) \/ (sink /\ ~(state = "IDLE" => FALSE)) \/ (~sink /\ ~(state = "BOOTING") /\ ~(state =
    "HALTED") /\ ~(state = "IDLE" => FALSE)))) /\ (~stored => ~(~(stored => FALSE) \/ (state = "BOOTING" /\ ~(stored
    => FALSE)) \/ (state = "IDLE" /\ draft # "NONE" /\ ~(stored => FALSE)) \/ (state = "VALIDATING" /\ ~(stored =>
    FALSE)) \/ (state = "ARBITRATING" /\ request = "FIRST" /\ ~(stored => FALSE)) \/ (state = "ARBITRATING" /\ request
    = "SECOND" /\ ~(stored => FALSE)) \/ (state = "ARBITRATING" /\ ~(stored => FALSE)) \/ (state = "EXECUTING" /\
    ticks < EXECUTION_DEADLINE /\ ~(stored => FALSE)) \/ (state = "EXECUTING" /\ ~(stored => FALSE)) \/ (state =
    "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ ~(stored => FALSE)) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\
    retries < MAX_AUDIT_RETRIES /\ ~(stored => FALSE)) \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries =
    MAX_AUDIT_RETRIES /\ ~(stored => FALSE)) \/ (state = "IDLE" /\ ~(stored => FALSE)) \/ ((state = "VALIDATING" \/
    state = "ARBITRATING") /\ ~(stored => FALSE)) \/ (sink /\ ~(stored => FALSE)) \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED") /\ ~(stored => FALSE))))

\* audit-fails-only-without-the-sink [KRN-017, KRN-031]: Auditing is abandoned only if the sink is lost, every
\* retry has been made and no entry is stored, and an attempt fails only if the sink is lost and no entry is
\* stored. (expected: holds)
audit_fails_only_without_the_sink == (enabled_AUDIT_FAILED => (~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES)) /\
    (enabled_AUDIT_RETRIED => (~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES))

\* retries-are-counted [KRN-017, KRN-031]: Every failed attempt counts. (expected: holds)
\* This is part 1 of it.
retries_are_counted_1 == (retries = 0 => ~(state = "AUDITING" /\ ~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES /\
    ~(retries + 1 = 1))) /\ (retries = MAX_AUDIT_RETRIES - 1 => ~(state = "AUDITING" /\ ~sink /\ ~stored /\ retries <
    MAX_AUDIT_RETRIES /\ ~(retries + 1 = MAX_AUDIT_RETRIES)))

\* retries-are-counted [KRN-017, KRN-031]: Every failed attempt counts. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
retries_are_counted_2 == ~(retries = MAX_AUDIT_RETRIES)

\* deadline-by-virtual-clock [KRN-035]: An execution is abandoned only after its deadline on the virtual clock.
\* (expected: holds)
deadline_by_virtual_clock == (enabled_EXECUTION_DEADLINE_PASSED) => ticks = EXECUTION_DEADLINE

\* executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
\* if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds)
executing_ends_even_if_the_tool_hangs == (WF_own(CLOCK_TICKED \/ EXECUTION_DEADLINE_PASSED)) => ([](state =
    "EXECUTING" => (<>(state = "AUDITING" \/ state = "HALTED"))))

\* errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error takes the kernel to another state, unless it
\* strikes in AUDITING. (expected: holds)
errors_leave_the_stage == (last = "CONFIG_FAILED" \/ last = "VALIDATION_FAILED" \/ last = "EXECUTION_FAILED" \/ last =
    "EXECUTION_DEADLINE_PASSED" \/ last = "AUDIT_RETRIED" \/ last = "AUDIT_FAILED" \/ last = "RECOVERABLE_ERROR" \/
    last = "FATAL_ERROR") => (state = "AUDITING" \/ state = "HALTED")

\* booting-ends-well-or-badly [KRN-002, KRN-020]: Booting opens the sink and leads to IDLE, or leads to HALTED.
\* (expected: holds)
booting_ends_well_or_badly == (last = "CONFIG_LOADED" => (state = "IDLE" /\ sink)) /\ (last = "CONFIG_FAILED" => state
    = "HALTED")

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
\* This is part 1 of it.
auditing_ends_1 == "auditing-ends-1" \in open => (state = "AUDITING")

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
\* This is part 2 of it.
auditing_ends_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ CLOCK_TICKED \/
    EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](state = "AUDITING" => (<>(state = "IDLE" \/ state = "HALTED"))))

\* comes-to-rest [KRN-002, KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided
\* that it keeps working. (expected: holds)
comes_to_rest == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ CLOCK_TICKED \/
    EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/
    AUDIT_RETRIED \/ AUDIT_FAILED)) => ([](<>(state = "IDLE" \/ state = "HALTED")))

\* kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
\* holds)
\* TLC cannot check kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path,
\* which LTL cannot express

\* surroundings-begin-empty [KRN-002, KRN-027]: Initially there are no audit sink and no record. (expected:
\* holds)
surroundings_begin_empty == state = "BOOTING" => (~sink /\ record = "NONE" /\ channel = "NONE" /\ closed = "NONE")

\* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
\* two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
\* This is part 1 of it.
no_request_from_nowhere_1 == draft = "NONE"

\* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
\* two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
no_request_from_nowhere_2 == ~(request = "FIRST")

\* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
\* two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
no_request_from_nowhere_3 == ~(request = "SECOND")

\* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
\* two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
\* This is part 4 of it.
no_request_from_nowhere_4 == (draft = "FIRST" \/ (state = "BOOTING" /\ draft = "FIRST") \/ (state = "IDLE" /\ draft #
    "NONE" /\ draft = "FIRST") \/ (state = "VALIDATING" /\ draft = "FIRST") \/ (state = "ARBITRATING" /\ request =
    "FIRST" /\ draft = "FIRST") \/ (state = "ARBITRATING" /\ request = "SECOND" /\ draft = "FIRST") \/ (state =
    "ARBITRATING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ draft = "FIRST") \/
    (state = "EXECUTING" /\ draft = "FIRST") \/ (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ draft = "FIRST")
    \/ (state = "AUDITING" /\ sink /\ ~stored /\ draft = "FIRST") \/ (state = "AUDITING" /\ ~sink /\ ~stored /\
    retries < MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ (state = "AUDITING" /\ stored /\ draft = "FIRST") \/ (state =
    "AUDITING" /\ ~sink /\ ~stored /\ retries = MAX_AUDIT_RETRIES /\ draft = "FIRST") \/ (state = "IDLE" /\ draft =
    "FIRST") \/ ((state = "VALIDATING" \/ state = "ARBITRATING") /\ draft = "FIRST") \/ ((state = "BOOTING" \/ state =
    "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ draft =
    "FIRST") \/ (IF (draft # "FIRST") THEN "FIRST" ELSE "SECOND") = "FIRST" \/ (sink /\ draft = "FIRST") \/ (~sink /\
    ~(state = "BOOTING") /\ ~(state = "HALTED") /\ draft = "FIRST")) /\ (draft = "FIRST" => (draft = "SECOND" \/
    (state = "BOOTING" /\ draft = "SECOND") \/ (state = "IDLE" /\ draft # "NONE" /\ draft = "SECOND") \/ (state =
    "VALIDATING" /\ draft = "SECOND") \/ (state = "ARBITRATING" /\ request = "FIRST" /\ draft = "SECOND") \/ (state =
    "ARBITRATING" /\ request = "SECOND" /\ draft = "SECOND") \/ (state = "ARBITRATING" /\ draft = "SECOND") \/ (state
    = "EXECUTING" /\ ticks < EXECUTION_DEADLINE /\ draft = "SECOND") \/ (state = "EXECUTING" /\ draft = "SECOND") \/
    (state = "EXECUTING" /\ ticks = EXECUTION_DEADLINE /\ draft = "SECOND") \/ (state = "AUDITING" /\ sink /\ ~stored
    /\ draft = "SECOND") \/ (state = "AUDITING" /\ ~sink /\ ~stored /\ retries < MAX_AUDIT_RETRIES /\ draft =
    "SECOND") \/ (state = "AUDITING" /\ stored /\ draft = "SECOND") \/ (state = "AUDITING" /\ ~sink /\ ~stored /\
    retries = MAX_AUDIT_RETRIES /\ draft = "SECOND") \/ (state = "IDLE" /\ draft = "SECOND") \/ ((state = "VALIDATING"
    \/ state = "ARBITRATING") /\ draft = "SECOND") \/ ((state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ draft = "SECOND") \/ (IF (draft # "FIRST")
    THEN "FIRST" ELSE "SECOND") = "SECOND" \/ (sink /\ draft = "SECOND") \/ (~sink /\ ~(state = "BOOTING") /\ ~(state
    = "HALTED") /\ draft = "SECOND")))

\* the-sink-can-fail-at-any-time [KRN-017, KRN-027]: The sink can be lost at any moment while it is writable, and
\* only then. (expected: holds)
the_sink_can_fail_at_any_time == (sink => sink) /\ (~sink => ~sink)

\* the-sink-can-come-back [KRN-017, KRN-027]: A lost sink can come back at any moment while the kernel runs, and
\* only then. (expected: holds)
the_sink_can_come_back == ((sink \/ state = "BOOTING" \/ state = "HALTED") => ~(~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED"))) /\ (sink \/ state = "BOOTING" \/ state = "HALTED" \/ (~sink /\ ~(state = "BOOTING") /\
    ~(state = "HALTED")))

\* callers-keep-their-drafts [KRN-010, KRN-013]: Only the caller changes its next request. (expected: holds)
callers_keep_their_drafts == [][(REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED \/
    VALIDATION_PASSED \/ VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/
    DECIDED_HALT \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/
    ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ RECOVERABLE_ERROR \/ FATAL_ERROR \/ SINK_LOST \/
    SINK_RESTORED) => UNCHANGED draft]_vars

\* the-sink-changes-by-its-events [KRN-002, KRN-027]: The kernel opens the sink when it boots; all other changes
\* of the sink happen outside. (expected: holds)
the_sink_changes_by_its_events == [][(REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/
    AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ RECOVERABLE_ERROR \/ FATAL_ERROR \/ REQUEST_DRAFTED) =>
    UNCHANGED sink]_vars

\* operations-change-by-their-events [KRN-007, KRN-010, KRN-011, KRN-013]: The request in flight and the decision
\* about it change only by the events of their stages. (expected: holds)
operations_change_by_their_events == [][((CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ RECOVERABLE_ERROR \/
    REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED request) /\ ((REQUEST_SUBMITTED \/ HALT_COMMANDED \/
    CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/
    EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ FATAL_ERROR \/ REQUEST_DRAFTED \/
    SINK_LOST \/ SINK_RESTORED) => UNCHANGED decision)]_vars

\* outcomes-change-by-their-events [KRN-010, KRN-016]: The progress of a call changes only by its start, its end,
\* a halt and the end of the request; an error is noted only by errors. (expected: holds)
outcomes_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ CLOCK_TICKED \/ ENTRY_STORED \/
    AUDIT_RETRIED \/ AUDIT_FAILED \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED execution) /\
    ((REQUEST_SUBMITTED \/ HALT_COMMANDED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED
    \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ CLOCK_TICKED \/
    EXECUTION_COMPLETED \/ ENTRY_STORED \/ AUDIT_FAILED \/ FATAL_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/
    SINK_RESTORED) => UNCHANGED error)]_vars

\* counters-change-by-their-events [KRN-010, KRN-017, KRN-035]: The clock counts time, retries count attempts,
\* and both counters are reset at their end. (expected: holds)
counters_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/ AUDIT_FAILED \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED)
    => UNCHANGED ticks) /\ ((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ AUDIT_WRITTEN \/
    RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED retries)]_vars

\* entries-change-by-their-events [KRN-018, KRN-027]: An entry is stored by its write and closed by a record of
\* the operation, and both are cleared at the end of the operation. (expected: holds)
entries_change_by_their_events == [][((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    CLOCK_TICKED \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ AUDIT_RETRIED \/
    AUDIT_FAILED \/ RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED stored) /\
    ((REQUEST_SUBMITTED \/ CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ CLOCK_TICKED \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ EXECUTION_DEADLINE_PASSED \/ ENTRY_STORED \/ AUDIT_WRITTEN \/ AUDIT_RETRIED \/
    RECOVERABLE_ERROR \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED closed)]_vars

\* records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027]: The newest record and its channel change
\* only by recorded transitions. (expected: holds)
records_change_by_their_events == [][((CONFIG_LOADED \/ CLOCK_TICKED \/ ENTRY_STORED \/ AUDIT_RETRIED \/
    REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED record) /\ ((CONFIG_LOADED \/ CLOCK_TICKED \/
    ENTRY_STORED \/ AUDIT_FAILED \/ REQUEST_DRAFTED \/ SINK_LOST \/ SINK_RESTORED) => UNCHANGED channel)]_vars

================================================================================
