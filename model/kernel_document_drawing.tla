------------------------------ MODULE kernel_document_drawing ------------------------------
\* Governance kernel 0.1.0, drawing: the machine kernel in the profile document-drawing, for TLA+.
\* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config kernel_document_drawing.cfg kernel_document_drawing.tla
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
  /\ state \in {"BOOTING", "IDLE", "VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING", "HALTED"}

enabled_REQUEST_SUBMITTED == state = "IDLE"

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "only-executions-are-audited-1" -> (FALSE)
    [] claim = "only-executions-are-audited-2" -> (last = "REQUEST_SUBMITTED")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "only-executions-are-audited-1" -> (state = "EXECUTING")
    [] claim = "only-executions-are-audited-2" -> (state = "EXECUTING")

Init ==
  /\ state = "BOOTING"
  /\ last = "none"
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"only-executions-are-audited-1"}) /\ ~Met(claim)}

\* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-036]: lines 96-104
CONFIG_LOADED ==
  /\ (state = "BOOTING")
  /\ state' = "IDLE"
  /\ last' = "CONFIG_LOADED"

\* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-036]: lines 96-103
CONFIG_FAILED ==
  /\ (state = "BOOTING")
  /\ state' = "HALTED"
  /\ last' = "CONFIG_FAILED"

\* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-036]: lines 103-108
REQUEST_SUBMITTED ==
  /\ (state = "IDLE")
  /\ state' = "VALIDATING"
  /\ last' = "REQUEST_SUBMITTED"

\* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-036]: lines 109-114
VALIDATION_PASSED ==
  /\ (state = "VALIDATING")
  /\ state' = "ARBITRATING"
  /\ last' = "VALIDATION_PASSED"

\* VALIDATION_FAILED (machine): VALIDATING -> HALTED [KRN-036]: lines 108-109 against 27
VALIDATION_FAILED ==
  /\ (state = "VALIDATING")
  /\ state' = "HALTED"
  /\ last' = "VALIDATION_FAILED"

\* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-036]: lines 115-120
DECIDED_ALLOW_WITH_TOOL ==
  /\ (state = "ARBITRATING")
  /\ state' = "EXECUTING"
  /\ last' = "DECIDED_ALLOW_WITH_TOOL"

\* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-036]: lines 114-115
DECIDED_HALT ==
  /\ (state = "ARBITRATING")
  /\ state' = "HALTED"
  /\ last' = "DECIDED_HALT"

\* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-036]: lines 121-126
EXECUTION_COMPLETED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ last' = "EXECUTION_COMPLETED"

\* EXECUTION_FAILED (machine): EXECUTING -> HALTED [KRN-036]: lines 120-121 against 48
EXECUTION_FAILED ==
  /\ (state = "EXECUTING")
  /\ state' = "HALTED"
  /\ last' = "EXECUTION_FAILED"

\* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-036]: lines 102-126
AUDIT_WRITTEN ==
  /\ (state = "AUDITING")
  /\ state' = "IDLE"
  /\ last' = "AUDIT_WRITTEN"

\* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-036]: lines 126-127
AUDIT_FAILED ==
  /\ (state = "AUDITING")
  /\ state' = "HALTED"
  /\ last' = "AUDIT_FAILED"

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state>>

Step ==
  \/ REQUEST_SUBMITTED
  \/ CONFIG_LOADED
  \/ CONFIG_FAILED
  \/ VALIDATION_PASSED
  \/ VALIDATION_FAILED
  \/ DECIDED_ALLOW_WITH_TOOL
  \/ DECIDED_HALT
  \/ EXECUTION_COMPLETED
  \/ EXECUTION_FAILED
  \/ AUDIT_WRITTEN
  \/ AUDIT_FAILED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* row-booting [KRN-002, KRN-020, KRN-025, KRN-036]: From BOOTING the drawing leads to IDLE and to HALTED, and
\* nowhere else, as in the matrix. (expected: holds)
row_booting == state = "BOOTING" => ((state = "IDLE" \/ state = "BOOTING" \/ state = "AUDITING") /\ (state = "HALTED"
    \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(state = "BOOTING" \/ state = "IDLE" \/ state = "HALTED") \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING"))

\* row-idle [KRN-005, KRN-025, KRN-036]: From IDLE the drawing leads to VALIDATING and to HALTED, as in the
\* matrix. It fails: there is no arrow from IDLE to HALTED. (expected: fails)
row_idle == state = "IDLE" => ((state = "VALIDATING" \/ state = "IDLE") /\ (state = "HALTED" \/ state = "BOOTING" \/
    state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\ ~(~(state = "IDLE"
    \/ state = "VALIDATING" \/ state = "HALTED") \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING"))

\* row-idle-as-drawn [KRN-026, KRN-036]: From IDLE the drawing leads to VALIDATING, and nowhere else. (expected:
\* holds)
row_idle_as_drawn == state = "IDLE" => ((state = "VALIDATING" \/ state = "IDLE") /\ ~(~(state = "IDLE" \/ state =
    "VALIDATING") \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
    state = "AUDITING"))

\* row-validating [KRN-008, KRN-025, KRN-036]: From VALIDATING the drawing leads to ARBITRATING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from VALIDATING to AUDITING. (expected: fails)
\* This is part 1 of it.
row_validating_1 == state = "VALIDATING" => (state = "ARBITRATING" \/ state = "VALIDATING")

\* row-validating [KRN-008, KRN-025, KRN-036]: From VALIDATING the drawing leads to ARBITRATING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from VALIDATING to AUDITING. (expected: fails)
\* This is part 2 of it.
row_validating_2 == state = "VALIDATING" => (state = "AUDITING" \/ state = "EXECUTING")

\* row-validating [KRN-008, KRN-025, KRN-036]: From VALIDATING the drawing leads to ARBITRATING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from VALIDATING to AUDITING. (expected: fails)
\* This is part 3 of it.
row_validating_3 == state = "VALIDATING" => (state = "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state =
    "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")

\* row-validating [KRN-008, KRN-025, KRN-036]: From VALIDATING the drawing leads to ARBITRATING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from VALIDATING to AUDITING. (expected: fails)
\* This is part 4 of it.
row_validating_4 == state = "VALIDATING" => ~(~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/
    state = "HALTED") \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING")

\* row-validating-as-drawn [KRN-026, KRN-036]: From VALIDATING the drawing leads to ARBITRATING and to HALTED,
\* and nowhere else. (expected: holds)
row_validating_as_drawn == state = "VALIDATING" => ((state = "ARBITRATING" \/ state = "VALIDATING") /\ (state =
    "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "HALTED") \/ state = "BOOTING" \/
    state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING"))

\* row-arbitrating [KRN-011, KRN-025, KRN-036]: From ARBITRATING the drawing leads to EXECUTING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from ARBITRATING to AUDITING. (expected: fails)
\* This is part 1 of it.
row_arbitrating_1 == state = "ARBITRATING" => (state = "EXECUTING" \/ state = "ARBITRATING")

\* row-arbitrating [KRN-011, KRN-025, KRN-036]: From ARBITRATING the drawing leads to EXECUTING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from ARBITRATING to AUDITING. (expected: fails)
\* This is part 2 of it.
row_arbitrating_2 == state = "ARBITRATING" => (state = "AUDITING" \/ state = "EXECUTING")

\* row-arbitrating [KRN-011, KRN-025, KRN-036]: From ARBITRATING the drawing leads to EXECUTING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from ARBITRATING to AUDITING. (expected: fails)
\* This is part 3 of it.
row_arbitrating_3 == state = "ARBITRATING" => (state = "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state
    = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")

\* row-arbitrating [KRN-011, KRN-025, KRN-036]: From ARBITRATING the drawing leads to EXECUTING, to AUDITING and
\* to HALTED, as in the matrix. It fails: there is no arrow from ARBITRATING to AUDITING. (expected: fails)
\* This is part 4 of it.
row_arbitrating_4 == state = "ARBITRATING" => ~(~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING"
    \/ state = "HALTED") \/ state = "BOOTING" \/ state = "IDLE" \/ state = "AUDITING")

\* row-arbitrating-as-drawn [KRN-026, KRN-036]: From ARBITRATING the drawing leads to EXECUTING and to HALTED,
\* and nowhere else. (expected: holds)
row_arbitrating_as_drawn == state = "ARBITRATING" => ((state = "EXECUTING" \/ state = "ARBITRATING") /\ (state =
    "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "HALTED") \/ state = "BOOTING" \/ state
    = "IDLE" \/ state = "EXECUTING" \/ state = "AUDITING"))

\* row-executing [KRN-014, KRN-025, KRN-036]: From EXECUTING the drawing leads to AUDITING and to HALTED, and
\* nowhere else, as in the matrix. (expected: holds)
row_executing == state = "EXECUTING" => ((state = "AUDITING" \/ state = "EXECUTING") /\ (state = "HALTED" \/ state =
    "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING") /\
    ~(~(state = "EXECUTING" \/ state = "AUDITING" \/ state = "HALTED") \/ state = "BOOTING" \/ state = "IDLE" \/ state
    = "VALIDATING" \/ state = "AUDITING"))

\* row-auditing [KRN-017, KRN-025, KRN-036]: From AUDITING the drawing leads to IDLE and to HALTED, and nowhere
\* else, as in the matrix. (expected: holds)
row_auditing == state = "AUDITING" => ((state = "IDLE" \/ state = "BOOTING" \/ state = "AUDITING") /\ (state =
    "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state =
    "AUDITING") /\ ~(~(state = "AUDITING" \/ state = "IDLE" \/ state = "HALTED") \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING"))

\* halt-always-available [KRN-021, KRN-029, KRN-036]: From every state, HALTED can be next. It fails in IDLE,
\* where the drawn kernel cannot be halted at all. (expected: fails)
halt_always_available == state = "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING"

\* halt-always-available-but-in-idle [KRN-029, KRN-036]: From every state except IDLE, HALTED can be next.
\* (expected: holds)
halt_always_available_but_in_idle == state = "IDLE" \/ (state = "HALTED" \/ state = "BOOTING" \/ state = "VALIDATING"
    \/ state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING")

\* arbitration-can-be-audited [KRN-011, KRN-036]: The kernel can go from ARBITRATING directly to AUDITING, as a
\* denial and a request without a tool must. It fails: the only drawn decisions are to run a tool and to halt.
\* (expected: fails)
arbitration_can_be_audited == state = "ARBITRATING" => (state = "AUDITING" \/ state = "EXECUTING")

\* only-executions-are-audited [KRN-008, KRN-011, KRN-017, KRN-036]: The drawn kernel is never in AUDITING
\* without having executed a tool, so no denial is ever audited. (expected: holds)
\* This is part 1 of it.
only_executions_are_audited_1 == "only-executions-are-audited-1" \in open => (~(state = "AUDITING"))

\* only-executions-are-audited [KRN-008, KRN-011, KRN-017, KRN-036]: The drawn kernel is never in AUDITING
\* without having executed a tool, so no denial is ever audited. (expected: holds)
\* This is part 2 of it.
only_executions_are_audited_2 == "only-executions-are-audited-2" \in open => (~(state = "AUDITING"))

\* denied-is-audited [KRN-008, KRN-017, KRN-036]: A denial by validation takes the kernel to AUDITING at once. It
\* fails: the drawing takes it to HALTED. (A denial by the policy is not drawn.) (expected: fails)
denied_is_audited == last = "VALIDATION_FAILED" => state = "AUDITING"

\* one-unsound-request-halts-the-kernel [KRN-008, KRN-024, KRN-036]: In the drawing, one unsound request stops
\* the kernel permanently. (expected: holds)
one_unsound_request_halts_the_kernel == [](last = "VALIDATION_FAILED" => ([](state = "HALTED")))

\* executed-is-audited [KRN-014, KRN-016, KRN-017, KRN-036]: The success or failure of an execution takes the
\* kernel to AUDITING at once. It fails: the drawing takes a failed execution to HALTED. (expected: fails)
executed_is_audited == (last = "EXECUTION_COMPLETED" \/ last = "EXECUTION_FAILED") => state = "AUDITING"

\* halted-is-final [KRN-020, KRN-024, KRN-036]: Once the kernel has halted, it stays halted on every path.
\* (expected: holds)
halted_is_final == [](state = "HALTED" => ([](state = "HALTED")))

\* requests-only-in-idle [KRN-006, KRN-036]: A request is accepted in no state other than IDLE. (expected: holds)
requests_only_in_idle == (enabled_REQUEST_SUBMITTED) => state = "IDLE"

\* executing-only-by-allow [KRN-014, KRN-036]: EXECUTING is entered only by the decision to allow a request with
\* a tool. (expected: holds)
executing_only_by_allow == ~(state = "EXECUTING") => ~(~(state = "EXECUTING" => FALSE))

\* requests-end [KRN-017, KRN-032, KRN-036]: Every accepted request ends with a written entry or a halted kernel,
\* provided that the kernel keeps working. (expected: holds)
requests_end == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/ EXECUTION_FAILED \/ AUDIT_WRITTEN \/
    AUDIT_FAILED) /\ Settled) => ([](last = "REQUEST_SUBMITTED" => (<>(last = "AUDIT_WRITTEN" \/ state = "HALTED"))))

================================================================================
