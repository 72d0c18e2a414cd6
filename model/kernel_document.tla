------------------------------ MODULE kernel_document ------------------------------
\* Governance kernel 0.1.0, transition matrix: the machine kernel in the profile document, for TLA+.
\* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config kernel_document.cfg kernel_document.tla
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

enabled_HALT_COMMANDED == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING" \/ state = "AUDITING"

enabled_CONFIG_LOADED == state = "BOOTING"

enabled_CONFIG_FAILED == state = "BOOTING"

enabled_VALIDATION_PASSED == state = "VALIDATING"

enabled_VALIDATION_FAILED == state = "VALIDATING"

enabled_DECIDED_ALLOW_WITH_TOOL == state = "ARBITRATING"

enabled_DECIDED_ALLOW_NO_TOOL == state = "ARBITRATING"

enabled_DECIDED_DENY == state = "ARBITRATING"

enabled_DECIDED_HALT == state = "ARBITRATING"

enabled_EXECUTION_COMPLETED == state = "EXECUTING"

enabled_EXECUTION_FAILED == state = "EXECUTING"

enabled_AUDIT_WRITTEN == state = "AUDITING"

enabled_AUDIT_FAILED == state = "AUDITING"

enabled_RECOVERABLE_ERROR == state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING"

enabled_FATAL_ERROR == state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state =
    "EXECUTING" \/ state = "AUDITING"

enabled_any == enabled_REQUEST_SUBMITTED \/ enabled_HALT_COMMANDED \/ enabled_CONFIG_LOADED \/ enabled_CONFIG_FAILED
    \/ enabled_VALIDATION_PASSED \/ enabled_VALIDATION_FAILED \/ enabled_DECIDED_ALLOW_WITH_TOOL \/
    enabled_DECIDED_ALLOW_NO_TOOL \/ enabled_DECIDED_DENY \/ enabled_DECIDED_HALT \/ enabled_EXECUTION_COMPLETED \/
    enabled_EXECUTION_FAILED \/ enabled_AUDIT_WRITTEN \/ enabled_AUDIT_FAILED \/ enabled_RECOVERABLE_ERROR \/
    enabled_FATAL_ERROR

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "nothing-pending-in-idle" -> (last = "REQUEST_SUBMITTED")
    [] claim = "idle-again-only-through-auditing" -> (last = "REQUEST_SUBMITTED")
    [] claim = "validated-before-arbitrated" -> (last = "REQUEST_SUBMITTED")
    [] claim = "allowed-before-executed" -> (last = "REQUEST_SUBMITTED")
    [] claim = "denied-never-executed" -> (last = "VALIDATION_FAILED" \/ last = "DECIDED_DENY")
    [] claim = "errors-end-in-idle-or-halted-1" -> (last = "VALIDATION_FAILED" \/ last = "EXECUTION_FAILED" \/ last =
      "RECOVERABLE_ERROR")
    [] claim = "errors-end-in-idle-or-halted-even-if-it-stops-1" -> (last = "VALIDATION_FAILED" \/ last =
      "EXECUTION_FAILED" \/ last = "RECOVERABLE_ERROR")
    [] claim = "booting-ends-1" -> (state = "BOOTING")
    [] claim = "auditing-ends-1" -> (state = "AUDITING")
    [] claim = "requests-are-audited" -> (last = "REQUEST_SUBMITTED")
    [] claim = "executions-are-audited" -> (state = "EXECUTING")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "nothing-pending-in-idle" -> (last = "AUDIT_WRITTEN")
    [] claim = "idle-again-only-through-auditing" -> (state = "AUDITING")
    [] claim = "validated-before-arbitrated" -> (last = "VALIDATION_PASSED")
    [] claim = "allowed-before-executed" -> (last = "DECIDED_ALLOW_WITH_TOOL")
    [] claim = "denied-never-executed" -> (last = "REQUEST_SUBMITTED")
    [] claim = "errors-end-in-idle-or-halted-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "errors-end-in-idle-or-halted-even-if-it-stops-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "booting-ends-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "auditing-ends-1" -> (state = "IDLE" \/ state = "HALTED")
    [] claim = "requests-are-audited" -> (last = "AUDIT_WRITTEN")
    [] claim = "executions-are-audited" -> (last = "AUDIT_WRITTEN")

Init ==
  /\ state = "BOOTING"
  /\ last = "none"
  /\ open = {claim \in Watched : Due(claim) /\ ~Met(claim)}

\* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-025]: line 7
CONFIG_LOADED ==
  /\ (state = "BOOTING")
  /\ state' = "IDLE"
  /\ last' = "CONFIG_LOADED"

\* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-025]: line 8
CONFIG_FAILED ==
  /\ (state = "BOOTING")
  /\ state' = "HALTED"
  /\ last' = "CONFIG_FAILED"

\* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-025]: line 17
REQUEST_SUBMITTED ==
  /\ (state = "IDLE")
  /\ state' = "VALIDATING"
  /\ last' = "REQUEST_SUBMITTED"

\* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-025]: line 26
VALIDATION_PASSED ==
  /\ (state = "VALIDATING")
  /\ state' = "ARBITRATING"
  /\ last' = "VALIDATION_PASSED"

\* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-025]: line 27
VALIDATION_FAILED ==
  /\ (state = "VALIDATING")
  /\ state' = "AUDITING"
  /\ last' = "VALIDATION_FAILED"

\* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-025]: line 36
DECIDED_ALLOW_WITH_TOOL ==
  /\ (state = "ARBITRATING")
  /\ state' = "EXECUTING"
  /\ last' = "DECIDED_ALLOW_WITH_TOOL"

\* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 37
DECIDED_ALLOW_NO_TOOL ==
  /\ (state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ last' = "DECIDED_ALLOW_NO_TOOL"

\* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 38
DECIDED_DENY ==
  /\ (state = "ARBITRATING")
  /\ state' = "AUDITING"
  /\ last' = "DECIDED_DENY"

\* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-025]: line 39
DECIDED_HALT ==
  /\ (state = "ARBITRATING")
  /\ state' = "HALTED"
  /\ last' = "DECIDED_HALT"

\* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 47
EXECUTION_COMPLETED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ last' = "EXECUTION_COMPLETED"

\* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 48
EXECUTION_FAILED ==
  /\ (state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ last' = "EXECUTION_FAILED"

\* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-017, KRN-025]: line 59
AUDIT_WRITTEN ==
  /\ (state = "AUDITING")
  /\ state' = "IDLE"
  /\ last' = "AUDIT_WRITTEN"

\* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-025]: line 60
AUDIT_FAILED ==
  /\ (state = "AUDITING")
  /\ state' = "HALTED"
  /\ last' = "AUDIT_FAILED"

\* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING, EXECUTING -> AUDITING [KRN-025, KRN-031]: line 89
RECOVERABLE_ERROR ==
  /\ (state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING")
  /\ state' = "AUDITING"
  /\ last' = "RECOVERABLE_ERROR"

\* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-005,
\* KRN-020, KRN-021, KRN-025, KRN-029]: lines 18, 66 and 87
HALT_COMMANDED ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ last' = "HALT_COMMANDED"

\* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-008, KRN-014,
\* KRN-020, KRN-022, KRN-025, KRN-030]: lines 28, 49, 67 and 88
FATAL_ERROR ==
  /\ (state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING" \/
      state = "AUDITING")
  /\ state' = "HALTED"
  /\ last' = "FATAL_ERROR"

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state>>

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
  \/ EXECUTION_COMPLETED
  \/ EXECUTION_FAILED
  \/ AUDIT_WRITTEN
  \/ AUDIT_FAILED
  \/ RECOVERABLE_ERROR
  \/ FATAL_ERROR
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* row-booting [KRN-002, KRN-020, KRN-025, KRN-026]: From BOOTING the kernel can get to IDLE and to HALTED, and
\* nowhere else. (expected: holds)
row_booting == state = "BOOTING" => ((state = "IDLE" \/ state = "BOOTING" \/ state = "AUDITING") /\ (state = "HALTED"
    \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/ state = "IDLE" \/ state = "VALIDATING" \/
    state = "EXECUTING") /\ ~(~(state = "BOOTING" \/ state = "IDLE" \/ state = "HALTED") \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING"))

\* row-idle [KRN-005, KRN-025, KRN-026]: From IDLE the kernel can get to VALIDATING and to HALTED, and nowhere
\* else. (expected: holds)
row_idle == state = "IDLE" => ((state = "VALIDATING" \/ state = "IDLE") /\ (state = "HALTED" \/ state = "BOOTING" \/
    state = "ARBITRATING" \/ state = "AUDITING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING") /\
    ~(~(state = "IDLE" \/ state = "VALIDATING" \/ state = "HALTED") \/ state = "VALIDATING" \/ state = "ARBITRATING"
    \/ state = "EXECUTING"))

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel can get to ARBITRATING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_validating_1 == state = "VALIDATING" => (state = "ARBITRATING" \/ state = "VALIDATING")

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel can get to ARBITRATING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_validating_2 == state = "VALIDATING" => (state = "AUDITING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING")

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel can get to ARBITRATING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_validating_3 == state = "VALIDATING" => (state = "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state =
    "AUDITING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING")

\* row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel can get to ARBITRATING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_validating_4 == state = "VALIDATING" => ~(~(state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/
    state = "HALTED") \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING")

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel can get to EXECUTING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 1 of it.
row_arbitrating_1 == state = "ARBITRATING" => (state = "EXECUTING" \/ state = "ARBITRATING")

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel can get to EXECUTING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 2 of it.
row_arbitrating_2 == state = "ARBITRATING" => (state = "AUDITING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/
    state = "EXECUTING")

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel can get to EXECUTING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 3 of it.
row_arbitrating_3 == state = "ARBITRATING" => (state = "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state
    = "AUDITING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING")

\* row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel can get to EXECUTING, to AUDITING and
\* to HALTED, and nowhere else. (expected: holds)
\* This is part 4 of it.
row_arbitrating_4 == state = "ARBITRATING" => ~(~(state = "ARBITRATING" \/ state = "EXECUTING" \/ state = "AUDITING"
    \/ state = "HALTED") \/ state = "BOOTING" \/ state = "IDLE" \/ state = "AUDITING")

\* row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel can get to AUDITING and to HALTED, and
\* nowhere else. (expected: holds)
row_executing == state = "EXECUTING" => ((state = "AUDITING" \/ state = "VALIDATING" \/ state = "ARBITRATING" \/ state
    = "EXECUTING") /\ (state = "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/ state =
    "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING") /\ ~(~(state = "EXECUTING" \/ state = "AUDITING" \/ state =
    "HALTED") \/ state = "BOOTING" \/ state = "IDLE" \/ state = "VALIDATING" \/ state = "AUDITING"))

\* row-auditing [KRN-017, KRN-025, KRN-026]: From AUDITING the kernel can get to IDLE and to HALTED, and nowhere
\* else. (expected: holds)
row_auditing == state = "AUDITING" => ((state = "IDLE" \/ state = "BOOTING" \/ state = "AUDITING") /\ (state =
    "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/ state = "IDLE" \/ state =
    "VALIDATING" \/ state = "EXECUTING") /\ ~(~(state = "AUDITING" \/ state = "IDLE" \/ state = "HALTED") \/ state =
    "IDLE" \/ state = "VALIDATING" \/ state = "ARBITRATING"))

\* halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
\* holds)
halted_is_final == [](state = "HALTED" => ([](state = "HALTED")))

\* halted-does-nothing [KRN-020, KRN-023]: In HALTED, no event is accepted. (expected: holds)
halted_does_nothing == state = "HALTED" => ~enabled_any

\* halt-always-available [KRN-029]: From every state, HALTED can be next; in HALTED itself, by staying there.
\* (expected: holds)
halt_always_available == state = "HALTED" \/ state = "BOOTING" \/ state = "ARBITRATING" \/ state = "AUDITING" \/ state
    = "IDLE" \/ state = "VALIDATING" \/ state = "EXECUTING"

\* halt-command-always-accepted [KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state except
\* HALTED, and halts the kernel. (expected: holds)
halt_command_always_accepted == (state = "HALTED" \/ enabled_HALT_COMMANDED) /\ (last = "HALT_COMMANDED" => state =
    "HALTED")

\* fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
\* halts the kernel. (expected: holds)
fatal_error_halts == (state = "HALTED" \/ enabled_FATAL_ERROR) /\ (last = "FATAL_ERROR" => state = "HALTED")

\* fatal-error-in-every-state [KRN-022]: Taken literally, a fatal error has a transition in every state. It fails
\* in HALTED, since the matrix gives HALTED no exit (D-KRN-07); fatal-error-halts holds. (expected: fails)
fatal_error_in_every_state == enabled_FATAL_ERROR

\* requests-only-in-idle [KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
requests_only_in_idle == (enabled_REQUEST_SUBMITTED) => state = "IDLE"

\* no-requests-while-booting [KRN-003]: A request is refused in BOOTING. (expected: holds)
no_requests_while_booting == state = "BOOTING" => ~enabled_REQUEST_SUBMITTED

\* idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE, it accepts a request. (expected: holds)
idle_accepts_requests == state = "IDLE" => enabled_REQUEST_SUBMITTED

\* nothing-pending-in-idle [KRN-007, KRN-017]: After a request was accepted, the kernel is not in IDLE again
\* before the request's entry is written. (expected: holds)
nothing_pending_in_idle == "nothing-pending-in-idle" \in open => (~(state = "IDLE"))

\* idle-again-only-through-auditing [KRN-005, KRN-007]: After a request was accepted, the kernel is not in IDLE
\* again before it was in AUDITING. (expected: holds)
idle_again_only_through_auditing == "idle-again-only-through-auditing" \in open => (~(state = "IDLE"))

\* entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry.
\* (expected: holds)
entry_before_idle == state = "AUDITING" => ~(~(state = "IDLE" => FALSE) \/ state = "BOOTING")

\* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
\* (expected: holds)
validated_before_arbitrated == "validated-before-arbitrated" \in open => (~(state = "ARBITRATING"))

\* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
\* tool. (expected: holds)
allowed_before_executed == "allowed-before-executed" \in open => (~(state = "EXECUTING"))

\* executing-only-by-allow [KRN-014, KRN-026]: EXECUTING is entered only by the decision to allow a request with
\* a tool. (expected: holds)
executing_only_by_allow == ~(state = "EXECUTING") => ~(~(state = "EXECUTING" => FALSE))

\* denied-never-executed [KRN-008, KRN-011, KRN-014]: A request that was denied, by validation or by the policy,
\* is not executed. (expected: holds)
denied_never_executed == "denied-never-executed" \in open => (~(state = "EXECUTING"))

\* one-execution-per-request [KRN-014, KRN-015]: For one request, the kernel enters EXECUTING at most once.
\* (expected: holds)
\* TLC cannot check one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
\* REQUEST_SUBMITTED]): the target has no next-state operator

\* denied-is-audited [KRN-008, KRN-011, KRN-017]: A denial, by validation or by the policy, takes the kernel to
\* AUDITING at once. (expected: holds)
denied_is_audited == (last = "VALIDATION_FAILED" \/ last = "DECIDED_DENY") => state = "AUDITING"

\* executed-is-audited [KRN-014, KRN-016, KRN-017]: The success or failure of an execution takes the kernel to
\* AUDITING at once. (expected: holds)
executed_is_audited == (last = "EXECUTION_COMPLETED" \/ last = "EXECUTION_FAILED") => state = "AUDITING"

\* halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other three
\* decisions. It fails: that decision leads directly to HALTED (D-KRN-14). (expected: fails)
halt_decision_is_audited == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED) /\ Settled) => ([](last = "DECIDED_HALT" => (<>(state =
    "AUDITING"))))

\* recoverable-errors-are-audited [KRN-031]: In every state before AUDITING in which the kernel works on a
\* request, a recoverable error is accepted and leads to AUDITING. (expected: holds)
recoverable_errors_are_audited == ((state = "VALIDATING" \/ state = "ARBITRATING" \/ state = "EXECUTING") =>
    enabled_RECOVERABLE_ERROR) /\ (last = "RECOVERABLE_ERROR" => state = "AUDITING")

\* recoverable-errors-are-audited-everywhere [KRN-031]: Taken literally, a recoverable error takes the kernel to
\* AUDITING from every state except HALTED. It fails: the matrix has no edge from BOOTING, IDLE or AUDITING to
\* AUDITING (D-KRN-08). (expected: fails)
recoverable_errors_are_audited_everywhere == state = "HALTED" \/ enabled_RECOVERABLE_ERROR

\* errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error leads to AUDITING or to HALTED at once.
\* (expected: holds)
errors_leave_the_stage == (last = "CONFIG_FAILED" \/ last = "VALIDATION_FAILED" \/ last = "EXECUTION_FAILED" \/ last =
    "AUDIT_FAILED" \/ last = "RECOVERABLE_ERROR" \/ last = "FATAL_ERROR") => (state = "AUDITING" \/ state = "HALTED")

\* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
\* audit, provided that it keeps working. (expected: holds)
\* This is part 1 of it.
errors_end_in_idle_or_halted_1 == "errors-end-in-idle-or-halted-1" \in open => (state = "AUDITING")

\* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
\* audit, provided that it keeps working. (expected: holds)
\* This is part 2 of it.
errors_end_in_idle_or_halted_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED) /\ Settled) => ([]((last = "VALIDATION_FAILED" \/ last =
    "EXECUTION_FAILED" \/ last = "RECOVERABLE_ERROR") => (<>(state = "IDLE" \/ state = "HALTED"))))

\* errors-end-in-idle-or-halted-even-if-it-stops: After an error the kernel comes to rest in IDLE or in HALTED
\* even if it may stop working at any moment. It fails: the kernel can stop for ever in AUDITING, so the claim
\* depends on the assumption that it keeps working. (expected: fails)
\* This is part 1 of it.
errors_end_in_idle_or_halted_even_if_it_stops_1 == "errors-end-in-idle-or-halted-even-if-it-stops-1" \in open =>
    (state = "AUDITING")

\* errors-end-in-idle-or-halted-even-if-it-stops: After an error the kernel comes to rest in IDLE or in HALTED
\* even if it may stop working at any moment. It fails: the kernel can stop for ever in AUDITING, so the claim
\* depends on the assumption that it keeps working. (expected: fails)
\* This is part 2 of it.
errors_end_in_idle_or_halted_even_if_it_stops_2 == (Settled) => ([]((last = "VALIDATION_FAILED" \/ last =
    "EXECUTION_FAILED" \/ last = "RECOVERABLE_ERROR") => (<>(state = "IDLE" \/ state = "HALTED"))))

\* comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
\* keeps working. (expected: holds)
comes_to_rest == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED)) => ([](<>(state = "IDLE" \/ state = "HALTED")))

\* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
\* keeps working. (expected: holds)
\* This is part 1 of it.
booting_ends_1 == "booting-ends-1" \in open => (state = "BOOTING")

\* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
\* keeps working. (expected: holds)
\* This is part 2 of it.
booting_ends_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED)) => ([](state = "BOOTING" => (<>(state = "IDLE" \/ state =
    "HALTED"))))

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working. (expected: holds)
\* This is part 1 of it.
auditing_ends_1 == "auditing-ends-1" \in open => (state = "AUDITING")

\* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
\* provided that it keeps working. (expected: holds)
\* This is part 2 of it.
auditing_ends_2 == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED)) => ([](state = "AUDITING" => (<>(state = "IDLE" \/ state =
    "HALTED"))))

\* executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
\* working, the tool included. (expected: holds)
executing_ends == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED)) => ([](state = "EXECUTING" => (<>(state = "AUDITING" \/ state
    = "HALTED"))))

\* executing-ends-even-if-the-tool-hangs [KRN-032]: The kernel does not stay in EXECUTING for ever even if the
\* tool never answers, provided that the kernel's other work keeps happening. It fails: the document has no
\* deadline for an execution (D-KRN-11). (expected: fails)
executing_ends_even_if_the_tool_hangs == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/
    VALIDATION_FAILED \/ DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/
    AUDIT_WRITTEN \/ AUDIT_FAILED)) => ([](state = "EXECUTING" => (<>(state = "AUDITING" \/ state = "HALTED"))))

\* requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
\* that the kernel keeps working. (expected: holds)
requests_end == (WF_own(CONFIG_LOADED \/ CONFIG_FAILED \/ VALIDATION_PASSED \/ VALIDATION_FAILED \/
    DECIDED_ALLOW_WITH_TOOL \/ DECIDED_ALLOW_NO_TOOL \/ DECIDED_DENY \/ DECIDED_HALT \/ EXECUTION_COMPLETED \/
    EXECUTION_FAILED \/ AUDIT_WRITTEN \/ AUDIT_FAILED) /\ Settled) => ([](last = "REQUEST_SUBMITTED" => (<>(last =
    "AUDIT_WRITTEN" \/ state = "HALTED"))))

\* requests-end-even-if-it-stops: Every accepted request ends with a written entry or with a halted kernel even
\* if the kernel may stop working at any moment. It fails in the first state after the request; no machine can
\* keep such a promise. (expected: fails)
requests_end_even_if_it_stops == (Settled) => ([](last = "REQUEST_SUBMITTED" => (<>(last = "AUDIT_WRITTEN" \/ state =
    "HALTED"))))

\* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts. It fails:
\* each stage has an edge to HALTED that bypasses AUDITING, and nothing closes the operation in flight (D-KRN-01,
\* D-KRN-06). (expected: fails)
requests_are_audited == "requests-are-audited" \in open => (~(state = "HALTED"))

\* executions-are-audited [KRN-016, KRN-027]: Every execution is audited before the kernel halts. It fails: a
\* halt during an execution leaves no entry about the tool (D-KRN-06). (expected: fails)
executions_are_audited == "executions-are-audited" \in open => (~(state = "HALTED"))

\* kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
\* holds)
\* TLC cannot check kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path,
\* which LTL cannot express

================================================================================
