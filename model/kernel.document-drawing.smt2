; Governance kernel 0.1.0, drawing: the machine kernel in the profile document-drawing, for solvers of SMT-LIB
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
(define-fun CONFIG_LOADED () Int 8)
(define-fun CONFIG_FAILED () Int 9)
(define-fun VALIDATION_PASSED () Int 10)
(define-fun VALIDATION_FAILED () Int 11)
(define-fun DECIDED_ALLOW_WITH_TOOL () Int 12)
(define-fun DECIDED_HALT () Int 13)
(define-fun EXECUTION_COMPLETED () Int 14)
(define-fun EXECUTION_FAILED () Int 15)
(define-fun AUDIT_WRITTEN () Int 16)
(define-fun AUDIT_FAILED () Int 17)
(define-fun no_event () Int 18)
(declare-const state Int)
(declare-const state_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (last Int)) Bool (and (= state BOOTING) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (last Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED)) (or (= last no_event) (= last
    REQUEST_SUBMITTED) (= last CONFIG_LOADED) (= last CONFIG_FAILED) (= last VALIDATION_PASSED) (= last
    VALIDATION_FAILED) (= last DECIDED_ALLOW_WITH_TOOL) (= last DECIDED_HALT) (= last EXECUTION_COMPLETED) (= last
    EXECUTION_FAILED) (= last AUDIT_WRITTEN) (= last AUDIT_FAILED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next state) (=
    last_next no_event)))

; CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-036]: lines 96-104
(define-fun step_CONFIG_LOADED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state BOOTING)
    (= state_next IDLE) (= last_next CONFIG_LOADED)))

; CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-036]: lines 96-103
(define-fun step_CONFIG_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state BOOTING)
    (= state_next HALTED) (= last_next CONFIG_FAILED)))

; REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-036]: lines 103-108
(define-fun step_REQUEST_SUBMITTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state IDLE)
    (= state_next VALIDATING) (= last_next REQUEST_SUBMITTED)))

; VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-036]: lines 109-114
(define-fun step_VALIDATION_PASSED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATING) (= state_next ARBITRATING) (= last_next VALIDATION_PASSED)))

; VALIDATION_FAILED (machine): VALIDATING -> HALTED [KRN-036]: lines 108-109 against 27
(define-fun step_VALIDATION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATING) (= state_next HALTED) (= last_next VALIDATION_FAILED)))

; DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-036]: lines 115-120
(define-fun step_DECIDED_ALLOW_WITH_TOOL ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next EXECUTING) (= last_next DECIDED_ALLOW_WITH_TOOL)))

; DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-036]: lines 114-115
(define-fun step_DECIDED_HALT ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ARBITRATING) (= state_next HALTED) (= last_next DECIDED_HALT)))

; EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-036]: lines 121-126
(define-fun step_EXECUTION_COMPLETED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTING) (= state_next AUDITING) (= last_next EXECUTION_COMPLETED)))

; EXECUTION_FAILED (machine): EXECUTING -> HALTED [KRN-036]: lines 120-121 against 48
(define-fun step_EXECUTION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTING) (= state_next HALTED) (= last_next EXECUTION_FAILED)))

; AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-036]: lines 102-126
(define-fun step_AUDIT_WRITTEN ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state AUDITING)
    (= state_next IDLE) (= last_next AUDIT_WRITTEN)))

; AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-036]: lines 126-127
(define-fun step_AUDIT_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state AUDITING)
    (= state_next HALTED) (= last_next AUDIT_FAILED)))

(define-fun trans ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (or (stutter state last state_next
    last_next) (step_CONFIG_LOADED state last state_next last_next) (step_CONFIG_FAILED state last state_next
    last_next) (step_REQUEST_SUBMITTED state last state_next last_next) (step_VALIDATION_PASSED state last state_next
    last_next) (step_VALIDATION_FAILED state last state_next last_next) (step_DECIDED_ALLOW_WITH_TOOL state last
    state_next last_next) (step_DECIDED_HALT state last state_next last_next) (step_EXECUTION_COMPLETED state last
    state_next last_next) (step_EXECUTION_FAILED state last state_next last_next) (step_AUDIT_WRITTEN state last
    state_next last_next) (step_AUDIT_FAILED state last state_next last_next)))

; row-booting [KRN-002, KRN-020, KRN-025, KRN-036]: From BOOTING the drawing leads to IDLE and to HALTED, and
; nowhere else, as in the matrix. (expected: holds)
(define-fun row_booting ((state Int) (last Int)) Bool (=> (= state BOOTING) (and (or (= state IDLE) (= state BOOTING)
    (= state AUDITING)) (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (or (not (or (= state BOOTING) (= state IDLE) (= state HALTED))) (= state
    IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING))))))

; row-idle [KRN-005, KRN-025, KRN-036]: From IDLE the drawing leads to VALIDATING and to HALTED, as in the
; matrix. It fails: there is no arrow from IDLE to HALTED. (expected: fails)
(define-fun row_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (and (or (= state VALIDATING) (= state IDLE))
    (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state
    AUDITING)) (not (or (not (or (= state IDLE) (= state VALIDATING) (= state HALTED))) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING))))))

; row-idle-as-drawn [KRN-026, KRN-036]: From IDLE the drawing leads to VALIDATING, and nowhere else. (expected:
; holds)
(define-fun row_idle_as_drawn ((state Int) (last Int)) Bool (=> (= state IDLE) (and (or (= state VALIDATING) (= state
    IDLE)) (not (or (not (or (= state IDLE) (= state VALIDATING))) (= state BOOTING) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING))))))

; row-validating [KRN-008, KRN-025, KRN-036]: From VALIDATING the drawing leads to ARBITRATING, to AUDITING and
; to HALTED, as in the matrix. It fails: there is no arrow from VALIDATING to AUDITING. (expected: fails)
(define-fun row_validating ((state Int) (last Int)) Bool (=> (= state VALIDATING) (and (or (= state ARBITRATING) (=
    state VALIDATING)) (or (= state AUDITING) (= state EXECUTING)) (or (= state HALTED) (= state BOOTING) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (or (not (or (= state VALIDATING)
    (= state ARBITRATING) (= state AUDITING) (= state HALTED))) (= state BOOTING) (= state ARBITRATING) (= state
    AUDITING))))))

; row-validating-as-drawn [KRN-026, KRN-036]: From VALIDATING the drawing leads to ARBITRATING and to HALTED,
; and nowhere else. (expected: holds)
(define-fun row_validating_as_drawn ((state Int) (last Int)) Bool (=> (= state VALIDATING) (and (or (= state
    ARBITRATING) (= state VALIDATING)) (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (or (not (or (= state VALIDATING) (= state ARBITRATING)
    (= state HALTED))) (= state BOOTING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))))))

; row-arbitrating [KRN-011, KRN-025, KRN-036]: From ARBITRATING the drawing leads to EXECUTING, to AUDITING and
; to HALTED, as in the matrix. It fails: there is no arrow from ARBITRATING to AUDITING. (expected: fails)
(define-fun row_arbitrating ((state Int) (last Int)) Bool (=> (= state ARBITRATING) (and (or (= state EXECUTING) (=
    state ARBITRATING)) (or (= state AUDITING) (= state EXECUTING)) (or (= state HALTED) (= state BOOTING) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (or (not (or (= state ARBITRATING)
    (= state EXECUTING) (= state AUDITING) (= state HALTED))) (= state BOOTING) (= state IDLE) (= state AUDITING))))))

; row-arbitrating-as-drawn [KRN-026, KRN-036]: From ARBITRATING the drawing leads to EXECUTING and to HALTED,
; and nowhere else. (expected: holds)
(define-fun row_arbitrating_as_drawn ((state Int) (last Int)) Bool (=> (= state ARBITRATING) (and (or (= state
    EXECUTING) (= state ARBITRATING)) (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (or (not (or (= state ARBITRATING) (= state EXECUTING)
    (= state HALTED))) (= state BOOTING) (= state IDLE) (= state EXECUTING) (= state AUDITING))))))

; row-executing [KRN-014, KRN-025, KRN-036]: From EXECUTING the drawing leads to AUDITING and to HALTED, and
; nowhere else, as in the matrix. (expected: holds)
(define-fun row_executing ((state Int) (last Int)) Bool (=> (= state EXECUTING) (and (or (= state AUDITING) (= state
    EXECUTING)) (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (not (or (not (or (= state EXECUTING) (= state AUDITING) (= state HALTED))) (= state BOOTING)
    (= state IDLE) (= state VALIDATING) (= state AUDITING))))))

; row-auditing [KRN-017, KRN-025, KRN-036]: From AUDITING the drawing leads to IDLE and to HALTED, and nowhere
; else, as in the matrix. (expected: holds)
(define-fun row_auditing ((state Int) (last Int)) Bool (=> (= state AUDITING) (and (or (= state IDLE) (= state
    BOOTING) (= state AUDITING)) (or (= state HALTED) (= state BOOTING) (= state VALIDATING) (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING)) (not (or (not (or (= state AUDITING) (= state IDLE) (= state HALTED))) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING))))))

; halt-always-available [KRN-021, KRN-029, KRN-036]: From every state, HALTED can be next. It fails in IDLE,
; where the drawn kernel cannot be halted at all. (expected: fails)
(define-fun halt_always_available ((state Int) (last Int)) Bool (or (= state HALTED) (= state BOOTING) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)))

; halt-always-available-but-in-idle [KRN-029, KRN-036]: From every state except IDLE, HALTED can be next.
; (expected: holds)
(define-fun halt_always_available_but_in_idle ((state Int) (last Int)) Bool (or (= state IDLE) (or (= state HALTED) (=
    state BOOTING) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))))

; arbitration-can-be-audited [KRN-011, KRN-036]: The kernel can go from ARBITRATING directly to AUDITING, as a
; denial and a request without a tool must. It fails: the only drawn decisions are to run a tool and to halt.
; (expected: fails)
(define-fun arbitration_can_be_audited ((state Int) (last Int)) Bool (=> (= state ARBITRATING) (or (= state AUDITING)
    (= state EXECUTING))))

; only-executions-are-audited [KRN-008, KRN-011, KRN-017, KRN-036]: The drawn kernel is never in AUDITING
; without having executed a tool, so no denial is ever audited. (expected: holds)
; No question about only-executions-are-audited-1: A[not AUDITING W EXECUTING] and AG (REQUEST_SUBMITTED ->
; A[not AUDITING W EXECUTING]): it is about whole paths

; only-executions-are-audited [KRN-008, KRN-011, KRN-017, KRN-036]: The drawn kernel is never in AUDITING
; without having executed a tool, so no denial is ever audited. (expected: holds)
; No question about only-executions-are-audited-2: A[not AUDITING W EXECUTING] and AG (REQUEST_SUBMITTED ->
; A[not AUDITING W EXECUTING]): it is about whole paths

; denied-is-audited [KRN-008, KRN-017, KRN-036]: A denial by validation takes the kernel to AUDITING at once. It
; fails: the drawing takes it to HALTED. (A denial by the policy is not drawn.) (expected: fails)
(define-fun denied_is_audited ((state Int) (last Int)) Bool (=> (= last VALIDATION_FAILED) (= state AUDITING)))

; one-unsound-request-halts-the-kernel [KRN-008, KRN-024, KRN-036]: In the drawing, one unsound request stops
; the kernel permanently. (expected: holds)
; No question about one-unsound-request-halts-the-kernel: AG (VALIDATION_FAILED -> AG HALTED): it is about whole
; paths

; executed-is-audited [KRN-014, KRN-016, KRN-017, KRN-036]: The success or failure of an execution takes the
; kernel to AUDITING at once. It fails: the drawing takes a failed execution to HALTED. (expected: fails)
(define-fun executed_is_audited ((state Int) (last Int)) Bool (=> (or (= last EXECUTION_COMPLETED) (= last
    EXECUTION_FAILED)) (= state AUDITING)))

; halted-is-final [KRN-020, KRN-024, KRN-036]: Once the kernel has halted, it stays halted on every path.
; (expected: holds)
; No question about halted-is-final: AG (HALTED -> AG HALTED): it is about whole paths

; requests-only-in-idle [KRN-006, KRN-036]: A request is accepted in no state other than IDLE. (expected: holds)
(define-fun requests_only_in_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (= state IDLE)))

; executing-only-by-allow [KRN-014, KRN-036]: EXECUTING is entered only by the decision to allow a request with
; a tool. (expected: holds)
(define-fun executing_only_by_allow ((state Int) (last Int)) Bool (=> (not (= state EXECUTING)) (not (not (=> (= state
    EXECUTING) false)))))

; requests-end [KRN-017, KRN-032, KRN-036]: Every accepted request ends with a written entry or a halted kernel,
; provided that the kernel keeps working. (expected: holds)
; No question about requests-end: AG (REQUEST_SUBMITTED -> AF (AUDIT_WRITTEN or HALTED)): it is about whole
; paths

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
; row-idle-as-drawn: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_idle_as_drawn state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_idle_as_drawn state last) (trans state last state_next last_next) (not
    (row_idle_as_drawn state_next last_next))))
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
; row-validating-as-drawn: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_validating_as_drawn state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_validating_as_drawn state last) (trans state last state_next last_next) (not
    (row_validating_as_drawn state_next last_next))))
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
; row-arbitrating-as-drawn: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_arbitrating_as_drawn state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_arbitrating_as_drawn state last) (trans state last state_next last_next) (not
    (row_arbitrating_as_drawn state_next last_next))))
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
; halt-always-available-but-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (halt_always_available_but_in_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (halt_always_available_but_in_idle state last) (trans state last state_next
    last_next) (not (halt_always_available_but_in_idle state_next last_next))))
(check-sat)
(pop 1)
; arbitration-can-be-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (arbitration_can_be_audited state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (arbitration_can_be_audited state last) (trans state last state_next last_next) (not
    (arbitration_can_be_audited state_next last_next))))
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
