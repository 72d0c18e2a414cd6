; Governance kernel 0.1.0, transition matrix: the machine kernel in the profile document, for solvers of SMT-LIB
; 2.6.
; It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun BOOTING () Int 0)
(define-fun IDLE () Int 1)
(define-fun VALIDATING () Int 2)
(define-fun ARBITRATING () Int 3)
(define-fun EXECUTING () Int 4)
(define-fun AUDITING () Int 5)
(define-fun HALTED () Int 6)
(define-fun REQUEST_SUBMITTED () Int 7)
(define-fun HALT_COMMANDED () Int 8)
(define-fun CONFIG_LOADED () Int 9)
(define-fun CONFIG_FAILED () Int 10)
(define-fun VALIDATION_PASSED () Int 11)
(define-fun VALIDATION_FAILED () Int 12)
(define-fun DECIDED_ALLOW_WITH_TOOL () Int 13)
(define-fun DECIDED_ALLOW_NO_TOOL () Int 14)
(define-fun DECIDED_DENY () Int 15)
(define-fun DECIDED_HALT () Int 16)
(define-fun EXECUTION_COMPLETED () Int 17)
(define-fun EXECUTION_FAILED () Int 18)
(define-fun AUDIT_WRITTEN () Int 19)
(define-fun AUDIT_FAILED () Int 20)
(define-fun RECOVERABLE_ERROR () Int 21)
(define-fun FATAL_ERROR () Int 22)
(define-fun no_event () Int 23)
(declare-const state Int)
(declare-const state_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (last Int)) Bool (and (= state BOOTING) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (last Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED)) (or (= last no_event) (= last
    REQUEST_SUBMITTED) (= last HALT_COMMANDED) (= last CONFIG_LOADED) (= last CONFIG_FAILED) (= last
    VALIDATION_PASSED) (= last VALIDATION_FAILED) (= last DECIDED_ALLOW_WITH_TOOL) (= last DECIDED_ALLOW_NO_TOOL) (=
    last DECIDED_DENY) (= last DECIDED_HALT) (= last EXECUTION_COMPLETED) (= last EXECUTION_FAILED) (= last
    AUDIT_WRITTEN) (= last AUDIT_FAILED) (= last RECOVERABLE_ERROR) (= last FATAL_ERROR))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next state) (=
    last_next no_event)))

; CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-025]: line 7
(define-fun step_CONFIG_LOADED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state BOOTING)
    (= state_next IDLE) (= last_next CONFIG_LOADED)))

; CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-025]: line 8
(define-fun step_CONFIG_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state BOOTING)
    (= state_next HALTED) (= last_next CONFIG_FAILED)))

; REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-025]: line 17
(define-fun step_REQUEST_SUBMITTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state IDLE)
    (= state_next VALIDATING) (= last_next REQUEST_SUBMITTED)))

; VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-025]: line 26
(define-fun step_VALIDATION_PASSED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATING) (= state_next ARBITRATING) (= last_next VALIDATION_PASSED)))

; VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-025]: line 27
(define-fun step_VALIDATION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATING) (= state_next AUDITING) (= last_next VALIDATION_FAILED)))

; DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-025]: line 36
(define-fun step_DECIDED_ALLOW_WITH_TOOL ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next EXECUTING) (= last_next DECIDED_ALLOW_WITH_TOOL)))

; DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 37
(define-fun step_DECIDED_ALLOW_NO_TOOL ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next AUDITING) (= last_next DECIDED_ALLOW_NO_TOOL)))

; DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 38
(define-fun step_DECIDED_DENY ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next AUDITING) (= last_next DECIDED_DENY)))

; DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-025]: line 39
(define-fun step_DECIDED_HALT ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next HALTED) (= last_next DECIDED_HALT)))

; EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 47
(define-fun step_EXECUTION_COMPLETED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTING) (= state_next AUDITING) (= last_next EXECUTION_COMPLETED)))

; EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 48
(define-fun step_EXECUTION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTING) (= state_next AUDITING) (= last_next EXECUTION_FAILED)))

; AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-017, KRN-025]: line 59
(define-fun step_AUDIT_WRITTEN ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state AUDITING)
    (= state_next IDLE) (= last_next AUDIT_WRITTEN)))

; AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-025]: line 60
(define-fun step_AUDIT_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state AUDITING)
    (= state_next HALTED) (= last_next AUDIT_FAILED)))

; RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING, EXECUTING -> AUDITING [KRN-025, KRN-031]: line 89
(define-fun step_RECOVERABLE_ERROR ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (or (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (= state_next AUDITING) (= last_next RECOVERABLE_ERROR)))

; HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-005,
; KRN-020, KRN-021, KRN-025, KRN-029]: lines 18, 66 and 87
(define-fun step_HALT_COMMANDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (or (= state
    BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (=
    state_next HALTED) (= last_next HALT_COMMANDED)))

; FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-008, KRN-014,
; KRN-020, KRN-022, KRN-025, KRN-030]: lines 28, 49, 67 and 88
(define-fun step_FATAL_ERROR ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (or (= state BOOTING)
    (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= state_next
    HALTED) (= last_next FATAL_ERROR)))

(define-fun trans ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (or (stutter state last state_next
    last_next) (step_CONFIG_LOADED state last state_next last_next) (step_CONFIG_FAILED state last state_next
    last_next) (step_REQUEST_SUBMITTED state last state_next last_next) (step_VALIDATION_PASSED state last state_next
    last_next) (step_VALIDATION_FAILED state last state_next last_next) (step_DECIDED_ALLOW_WITH_TOOL state last
    state_next last_next) (step_DECIDED_ALLOW_NO_TOOL state last state_next last_next) (step_DECIDED_DENY state last
    state_next last_next) (step_DECIDED_HALT state last state_next last_next) (step_EXECUTION_COMPLETED state last
    state_next last_next) (step_EXECUTION_FAILED state last state_next last_next) (step_AUDIT_WRITTEN state last
    state_next last_next) (step_AUDIT_FAILED state last state_next last_next) (step_RECOVERABLE_ERROR state last
    state_next last_next) (step_HALT_COMMANDED state last state_next last_next) (step_FATAL_ERROR state last
    state_next last_next)))

; row-booting [KRN-002, KRN-020, KRN-025, KRN-026]: From BOOTING the kernel can get to IDLE and to HALTED, and
; nowhere else. (expected: holds)
(define-fun row_booting ((state Int) (last Int)) Bool (=> (= state BOOTING) (and (or (= state IDLE) (= state BOOTING)
    (= state AUDITING)) (or (= state HALTED) (= state BOOTING) (= state ARBITRATING) (= state AUDITING) (= state IDLE)
    (= state VALIDATING) (= state EXECUTING)) (not (or (not (or (= state BOOTING) (= state IDLE) (= state HALTED))) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING))))))

; row-idle [KRN-005, KRN-025, KRN-026]: From IDLE the kernel can get to VALIDATING and to HALTED, and nowhere
; else. (expected: holds)
(define-fun row_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (and (or (= state VALIDATING) (= state IDLE))
    (or (= state HALTED) (= state BOOTING) (= state ARBITRATING) (= state AUDITING) (= state IDLE) (= state
    VALIDATING) (= state EXECUTING)) (not (or (not (or (= state IDLE) (= state VALIDATING) (= state HALTED))) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING))))))

; row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel can get to ARBITRATING, to AUDITING and
; to HALTED, and nowhere else. (expected: holds)
(define-fun row_validating ((state Int) (last Int)) Bool (=> (= state VALIDATING) (and (or (= state ARBITRATING) (=
    state VALIDATING)) (or (= state AUDITING) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (or (=
    state HALTED) (= state BOOTING) (= state ARBITRATING) (= state AUDITING) (= state IDLE) (= state VALIDATING) (=
    state EXECUTING)) (not (or (not (or (= state VALIDATING) (= state ARBITRATING) (= state AUDITING) (= state
    HALTED))) (= state BOOTING) (= state ARBITRATING) (= state AUDITING))))))

; row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel can get to EXECUTING, to AUDITING and
; to HALTED, and nowhere else. (expected: holds)
(define-fun row_arbitrating ((state Int) (last Int)) Bool (=> (= state ARBITRATING) (and (or (= state EXECUTING) (=
    state ARBITRATING)) (or (= state AUDITING) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (or (=
    state HALTED) (= state BOOTING) (= state ARBITRATING) (= state AUDITING) (= state IDLE) (= state VALIDATING) (=
    state EXECUTING)) (not (or (not (or (= state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state
    HALTED))) (= state BOOTING) (= state IDLE) (= state AUDITING))))))

; row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel can get to AUDITING and to HALTED, and
; nowhere else. (expected: holds)
(define-fun row_executing ((state Int) (last Int)) Bool (=> (= state EXECUTING) (and (or (= state AUDITING) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (or (= state HALTED) (= state BOOTING) (= state
    ARBITRATING) (= state AUDITING) (= state IDLE) (= state VALIDATING) (= state EXECUTING)) (not (or (not (or (=
    state EXECUTING) (= state AUDITING) (= state HALTED))) (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state AUDITING))))))

; row-auditing [KRN-017, KRN-025, KRN-026]: From AUDITING the kernel can get to IDLE and to HALTED, and nowhere
; else. (expected: holds)
(define-fun row_auditing ((state Int) (last Int)) Bool (=> (= state AUDITING) (and (or (= state IDLE) (= state
    BOOTING) (= state AUDITING)) (or (= state HALTED) (= state BOOTING) (= state ARBITRATING) (= state AUDITING) (=
    state IDLE) (= state VALIDATING) (= state EXECUTING)) (not (or (not (or (= state AUDITING) (= state IDLE) (= state
    HALTED))) (= state IDLE) (= state VALIDATING) (= state ARBITRATING))))))

; halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
; holds)
; No question about halted-is-final: AG (HALTED -> AG HALTED): it is about whole paths

; halted-does-nothing [KRN-020, KRN-023]: In HALTED, no event is accepted. (expected: holds)
(define-fun halted_does_nothing ((state Int) (last Int)) Bool (=> (= state HALTED) (not (or (= state BOOTING) (= state
    IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING) (or (= state VALIDATING)
    (= state ARBITRATING) (= state EXECUTING)) (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING))))))

; halt-always-available [KRN-029]: From every state, HALTED can be next; in HALTED itself, by staying there.
; (expected: holds)
(define-fun halt_always_available ((state Int) (last Int)) Bool (or (= state HALTED) (= state BOOTING) (= state
    ARBITRATING) (= state AUDITING) (= state IDLE) (= state VALIDATING) (= state EXECUTING)))

; halt-command-always-accepted [KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state except
; HALTED, and halts the kernel. (expected: holds)
(define-fun halt_command_always_accepted ((state Int) (last Int)) Bool (and (or (= state HALTED) (or (= state BOOTING)
    (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))) (=> (= last
    HALT_COMMANDED) (= state HALTED))))

; fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
; halts the kernel. (expected: holds)
(define-fun fatal_error_halts ((state Int) (last Int)) Bool (and (or (= state HALTED) (or (= state BOOTING) (= state
    IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))) (=> (= last FATAL_ERROR)
    (= state HALTED))))

; fatal-error-in-every-state [KRN-022]: Taken literally, a fatal error has a transition in every state. It fails
; in HALTED, since the matrix gives HALTED no exit (D-KRN-07); fatal-error-halts holds. (expected: fails)
(define-fun fatal_error_in_every_state ((state Int) (last Int)) Bool (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)))

; requests-only-in-idle [KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
(define-fun requests_only_in_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (= state IDLE)))

; no-requests-while-booting [KRN-003]: A request is refused in BOOTING. (expected: holds)
(define-fun no_requests_while_booting ((state Int) (last Int)) Bool (=> (= state BOOTING) (not (= state IDLE))))

; idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE, it accepts a request. (expected: holds)
(define-fun idle_accepts_requests ((state Int) (last Int)) Bool (=> (= state IDLE) (= state IDLE)))

; nothing-pending-in-idle [KRN-007, KRN-017]: After a request was accepted, the kernel is not in IDLE again
; before the request's entry is written. (expected: holds)
; No question about nothing-pending-in-idle: AG (REQUEST_SUBMITTED -> A[not IDLE W AUDIT_WRITTEN]): it is about
; whole paths

; idle-again-only-through-auditing [KRN-005, KRN-007]: After a request was accepted, the kernel is not in IDLE
; again before it was in AUDITING. (expected: holds)
; No question about idle-again-only-through-auditing: AG (REQUEST_SUBMITTED -> A[not IDLE W AUDITING]): it is
; about whole paths

; entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry.
; (expected: holds)
(define-fun entry_before_idle ((state Int) (last Int)) Bool (=> (= state AUDITING) (not (or (not (=> (= state IDLE)
    false)) (= state BOOTING)))))

; validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
; (expected: holds)
; No question about validated-before-arbitrated: AG (REQUEST_SUBMITTED -> A[not ARBITRATING W
; VALIDATION_PASSED]): it is about whole paths

; allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
; tool. (expected: holds)
; No question about allowed-before-executed: AG (REQUEST_SUBMITTED -> A[not EXECUTING W
; DECIDED_ALLOW_WITH_TOOL]): it is about whole paths

; executing-only-by-allow [KRN-014, KRN-026]: EXECUTING is entered only by the decision to allow a request with
; a tool. (expected: holds)
(define-fun executing_only_by_allow ((state Int) (last Int)) Bool (=> (not (= state EXECUTING)) (not (not (=> (= state
    EXECUTING) false)))))

; denied-never-executed [KRN-008, KRN-011, KRN-014]: A request that was denied, by validation or by the policy,
; is not executed. (expected: holds)
; No question about denied-never-executed: AG ((VALIDATION_FAILED or DECIDED_DENY) -> A[not EXECUTING W
; REQUEST_SUBMITTED]): it is about whole paths

; one-execution-per-request [KRN-014, KRN-015]: For one request, the kernel enters EXECUTING at most once.
; (expected: holds)
; No question about one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
; REQUEST_SUBMITTED]): the target has no next-state operator

; denied-is-audited [KRN-008, KRN-011, KRN-017]: A denial, by validation or by the policy, takes the kernel to
; AUDITING at once. (expected: holds)
(define-fun denied_is_audited ((state Int) (last Int)) Bool (=> (or (= last VALIDATION_FAILED) (= last DECIDED_DENY))
    (= state AUDITING)))

; executed-is-audited [KRN-014, KRN-016, KRN-017]: The success or failure of an execution takes the kernel to
; AUDITING at once. (expected: holds)
(define-fun executed_is_audited ((state Int) (last Int)) Bool (=> (or (= last EXECUTION_COMPLETED) (= last
    EXECUTION_FAILED)) (= state AUDITING)))

; halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other three
; decisions. It fails: that decision leads directly to HALTED (D-KRN-14). (expected: fails)
; No question about halt-decision-is-audited: AG (DECIDED_HALT -> AF AUDITING): it is about whole paths

; recoverable-errors-are-audited [KRN-031]: In every state before AUDITING in which the kernel works on a
; request, a recoverable error is accepted and leads to AUDITING. (expected: holds)
(define-fun recoverable_errors_are_audited ((state Int) (last Int)) Bool (and (=> (or (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING)) (or (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING))) (=> (= last
    RECOVERABLE_ERROR) (= state AUDITING))))

; recoverable-errors-are-audited-everywhere [KRN-031]: Taken literally, a recoverable error takes the kernel to
; AUDITING from every state except HALTED. It fails: the matrix has no edge from BOOTING, IDLE or AUDITING to
; AUDITING (D-KRN-08). (expected: fails)
(define-fun recoverable_errors_are_audited_everywhere ((state Int) (last Int)) Bool (or (= state HALTED) (or (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING))))

; errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error leads to AUDITING or to HALTED at once.
; (expected: holds)
(define-fun errors_leave_the_stage ((state Int) (last Int)) Bool (=> (or (= last CONFIG_FAILED) (= last
    VALIDATION_FAILED) (= last EXECUTION_FAILED) (= last AUDIT_FAILED) (= last RECOVERABLE_ERROR) (= last
    FATAL_ERROR)) (or (= state AUDITING) (= state HALTED))))

; errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
; audit, provided that it keeps working. (expected: holds)
; No question about errors-end-in-idle-or-halted-1: AG ((VALIDATION_FAILED or EXECUTION_FAILED or
; RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
; audit, provided that it keeps working. (expected: holds)
; No question about errors-end-in-idle-or-halted-2: AG ((VALIDATION_FAILED or EXECUTION_FAILED or
; RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; errors-end-in-idle-or-halted-even-if-it-stops: After an error the kernel comes to rest in IDLE or in HALTED
; even if it may stop working at any moment. It fails: the kernel can stop for ever in AUDITING, so the claim
; depends on the assumption that it keeps working. (expected: fails)
; No question about errors-end-in-idle-or-halted-even-if-it-stops-1: AG ((VALIDATION_FAILED or EXECUTION_FAILED
; or RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; errors-end-in-idle-or-halted-even-if-it-stops: After an error the kernel comes to rest in IDLE or in HALTED
; even if it may stop working at any moment. It fails: the kernel can stop for ever in AUDITING, so the claim
; depends on the assumption that it keeps working. (expected: fails)
; No question about errors-end-in-idle-or-halted-even-if-it-stops-2: AG ((VALIDATION_FAILED or EXECUTION_FAILED
; or RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
; keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or HALTED): it is about whole paths

; booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
; keeps working. (expected: holds)
; No question about booting-ends-1: AG (BOOTING -> A[BOOTING U (IDLE or HALTED)]): it is about whole paths

; booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
; keeps working. (expected: holds)
; No question about booting-ends-2: AG (BOOTING -> A[BOOTING U (IDLE or HALTED)]): it is about whole paths

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working. (expected: holds)
; No question about auditing-ends-1: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working. (expected: holds)
; No question about auditing-ends-2: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
; working, the tool included. (expected: holds)
; No question about executing-ends: AG (EXECUTING -> AF (AUDITING or HALTED)): it is about whole paths

; executing-ends-even-if-the-tool-hangs [KRN-032]: The kernel does not stay in EXECUTING for ever even if the
; tool never answers, provided that the kernel's other work keeps happening. It fails: the document has no
; deadline for an execution (D-KRN-11). (expected: fails)
; No question about executing-ends-even-if-the-tool-hangs: AG (EXECUTING -> AF (AUDITING or HALTED)): it is
; about whole paths

; requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
; that the kernel keeps working. (expected: holds)
; No question about requests-end: AG (REQUEST_SUBMITTED -> AF (AUDIT_WRITTEN or HALTED)): it is about whole
; paths

; requests-end-even-if-it-stops: Every accepted request ends with a written entry or with a halted kernel even
; if the kernel may stop working at any moment. It fails in the first state after the request; no machine can
; keep such a promise. (expected: fails)
; No question about requests-end-even-if-it-stops: AG (REQUEST_SUBMITTED -> AF (AUDIT_WRITTEN or HALTED)): it is
; about whole paths

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts. It fails:
; each stage has an edge to HALTED that bypasses AUDITING, and nothing closes the operation in flight (D-KRN-01,
; D-KRN-06). (expected: fails)
; No question about requests-are-audited: AG (REQUEST_SUBMITTED -> A[not HALTED W AUDIT_WRITTEN]): it is about
; whole paths

; executions-are-audited [KRN-016, KRN-027]: Every execution is audited before the kernel halts. It fails: a
; halt during an execution leaves no entry about the tool (D-KRN-06). (expected: fails)
; No question about executions-are-audited: AG (EXECUTING -> A[not HALTED W AUDIT_WRITTEN]): it is about whole
; paths

; kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
; holds)
; No question about kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some
; path, which LTL cannot express

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state last) (trans state last state_next last_next) (not (domain state_next last_next))))
(check-sat)
(pop 1)
; row-booting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_booting state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_booting state last) (trans state last state_next last_next) (not (row_booting
    state_next last_next))))
(check-sat)
(pop 1)
; row-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_idle state last) (trans state last state_next last_next) (not (row_idle
    state_next last_next))))
(check-sat)
(pop 1)
; row-validating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_validating state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_validating state last) (trans state last state_next last_next) (not
    (row_validating state_next last_next))))
(check-sat)
(pop 1)
; row-arbitrating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_arbitrating state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_arbitrating state last) (trans state last state_next last_next) (not
    (row_arbitrating state_next last_next))))
(check-sat)
(pop 1)
; row-executing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_executing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_executing state last) (trans state last state_next last_next) (not
    (row_executing state_next last_next))))
(check-sat)
(pop 1)
; row-auditing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_auditing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_auditing state last) (trans state last state_next last_next) (not (row_auditing
    state_next last_next))))
(check-sat)
(pop 1)
; halted-does-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (halted_does_nothing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (halted_does_nothing state last) (trans state last state_next last_next) (not
    (halted_does_nothing state_next last_next))))
(check-sat)
(pop 1)
; halt-always-available: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (halt_always_available state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (halt_always_available state last) (trans state last state_next last_next) (not
    (halt_always_available state_next last_next))))
(check-sat)
(pop 1)
; halt-command-always-accepted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (halt_command_always_accepted state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (halt_command_always_accepted state last) (trans state last state_next last_next)
    (not (halt_command_always_accepted state_next last_next))))
(check-sat)
(pop 1)
; fatal-error-halts: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (fatal_error_halts state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (fatal_error_halts state last) (trans state last state_next last_next) (not
    (fatal_error_halts state_next last_next))))
(check-sat)
(pop 1)
; fatal-error-in-every-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (fatal_error_in_every_state state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (fatal_error_in_every_state state last) (trans state last state_next last_next) (not
    (fatal_error_in_every_state state_next last_next))))
(check-sat)
(pop 1)
; requests-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (requests_only_in_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (requests_only_in_idle state last) (trans state last state_next last_next) (not
    (requests_only_in_idle state_next last_next))))
(check-sat)
(pop 1)
; no-requests-while-booting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (no_requests_while_booting state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (no_requests_while_booting state last) (trans state last state_next last_next) (not
    (no_requests_while_booting state_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-requests: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (idle_accepts_requests state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (idle_accepts_requests state last) (trans state last state_next last_next) (not
    (idle_accepts_requests state_next last_next))))
(check-sat)
(pop 1)
; entry-before-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (entry_before_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (entry_before_idle state last) (trans state last state_next last_next) (not
    (entry_before_idle state_next last_next))))
(check-sat)
(pop 1)
; executing-only-by-allow: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (executing_only_by_allow state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (executing_only_by_allow state last) (trans state last state_next last_next) (not
    (executing_only_by_allow state_next last_next))))
(check-sat)
(pop 1)
; denied-is-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (denied_is_audited state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (denied_is_audited state last) (trans state last state_next last_next) (not
    (denied_is_audited state_next last_next))))
(check-sat)
(pop 1)
; executed-is-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (executed_is_audited state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (executed_is_audited state last) (trans state last state_next last_next) (not
    (executed_is_audited state_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (recoverable_errors_are_audited state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (recoverable_errors_are_audited state last) (trans state last state_next last_next)
    (not (recoverable_errors_are_audited state_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-audited-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (recoverable_errors_are_audited_everywhere state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (recoverable_errors_are_audited_everywhere state last) (trans state last state_next
    last_next) (not (recoverable_errors_are_audited_everywhere state_next last_next))))
(check-sat)
(pop 1)
; errors-leave-the-stage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (errors_leave_the_stage state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (errors_leave_the_stage state last) (trans state last state_next last_next) (not
    (errors_leave_the_stage state_next last_next))))
(check-sat)
(pop 1)
