; Turn machine, a request creates the machine: the machine turn in the profile document-creation, for solvers of
; SMT-LIB 2.6.
; It follows the document 002_4089c53b0986642f.txt, version unversioned.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun AWAITING_INTENT_SELECTION () Int 0)
(define-fun CONTEXT_LOADED () Int 1)
(define-fun ACTION_ALLOWED () Int 2)
(define-fun BLOCKED () Int 3)
(define-fun SELECT_ACTIVE_INTENT_VALID () Int 4)
(define-fun WRITE_FILE_VALIDATED () Int 5)
(define-fun WRITE_FILE_SUCCEEDED () Int 6)
(define-fun ERROR () Int 7)
(define-fun no_event () Int 8)
(declare-const state Int)
(declare-const state_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (last Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (last Int)) Bool (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED)
    (= state ACTION_ALLOWED) (= state BLOCKED)) (or (= last no_event) (= last SELECT_ACTIVE_INTENT_VALID) (= last
    WRITE_FILE_VALIDATED) (= last WRITE_FILE_SUCCEEDED) (= last ERROR))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next state) (=
    last_next no_event)))

; SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-008, TURN-018]: line 84
(define-fun step_SELECT_ACTIVE_INTENT_VALID ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (=
    state AWAITING_INTENT_SELECTION) (= state_next CONTEXT_LOADED) (= last_next SELECT_ACTIVE_INTENT_VALID)))

; WRITE_FILE_VALIDATED (input): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-018]: line 85
(define-fun step_WRITE_FILE_VALIDATED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CONTEXT_LOADED) (= state_next ACTION_ALLOWED) (= last_next WRITE_FILE_VALIDATED)))

; WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]: line 86
(define-fun step_WRITE_FILE_SUCCEEDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ACTION_ALLOWED) (= state_next CONTEXT_LOADED) (= last_next WRITE_FILE_SUCCEEDED)))

; ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019]: line 87
(define-fun step_ERROR ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next BLOCKED) (=
    last_next ERROR)))

(define-fun trans ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (or (stutter state last state_next
    last_next) (step_SELECT_ACTIVE_INTENT_VALID state last state_next last_next) (step_WRITE_FILE_VALIDATED state last
    state_next last_next) (step_WRITE_FILE_SUCCEEDED state last state_next last_next) (step_ERROR state last
    state_next last_next)))

; requests-begin-by-selecting [TURN-004, TURN-018]: The machine begins in AWAITING_INTENT_SELECTION and never
; comes back to it, so it serves one request. (expected: holds)
; No question about requests-begin-by-selecting: AWAITING_INTENT_SELECTION and AG (not AWAITING_INTENT_SELECTION
; -> AG not AWAITING_INTENT_SELECTION): it is about whole paths

; context-only-by-selection [TURN-008, TURN-018]: CONTEXT_LOADED is entered only by the selection of a valid
; intent and by a successful write. (expected: holds)
(define-fun context_only_by_selection ((state Int) (last Int)) Bool (=> (not (= state CONTEXT_LOADED)) (not (not (=>
    (= state CONTEXT_LOADED) false)))))

; selection-loads-the-context [TURN-008]: Once a valid intent is selected, the machine is in CONTEXT_LOADED.
; (expected: holds)
(define-fun selection_loads_the_context ((state Int) (last Int)) Bool (=> (= last SELECT_ACTIVE_INTENT_VALID) (= state
    CONTEXT_LOADED)))

; writes-lead-there-and-back [TURN-011, TURN-018]: A write that was validated leads to ACTION_ALLOWED, and its
; success leads back to CONTEXT_LOADED. (expected: holds)
(define-fun writes_lead_there_and_back ((state Int) (last Int)) Bool (and (=> (= last WRITE_FILE_VALIDATED) (= state
    ACTION_ALLOWED)) (=> (= last WRITE_FILE_SUCCEEDED) (= state CONTEXT_LOADED))))

; allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was
; validated. (expected: holds)
(define-fun allowed_only_when_validated ((state Int) (last Int)) Bool (=> (not (= state ACTION_ALLOWED)) (not (not (=>
    (= state ACTION_ALLOWED) false)))))

; errors-block [TURN-016, TURN-019]: An error can strike in every state, and leads to BLOCKED at once.
; (expected: holds)
(define-fun errors_block ((state Int) (last Int)) Bool (and true (=> (= last ERROR) (= state BLOCKED))))

; blocked-only-by-errors [TURN-016, TURN-018]: BLOCKED is entered only by an error. (expected: holds)
(define-fun blocked_only_by_errors ((state Int) (last Int)) Bool (=> (not (= state BLOCKED)) (not (not (=> (= state
    BLOCKED) false)))))

; only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the agent can only select an
; intent. (expected: holds)
(define-fun only_selection_while_awaiting ((state Int) (last Int)) Bool (=> (= state AWAITING_INTENT_SELECTION) (and
    (= state AWAITING_INTENT_SELECTION) (not (= state CONTEXT_LOADED)) (not (= state ACTION_ALLOWED)))))

; blocked-does-nothing [TURN-017]: In BLOCKED, only a further error is accepted, and it changes nothing.
; (expected: holds)
(define-fun blocked_does_nothing ((state Int) (last Int)) Bool (=> (= state BLOCKED) (and (not (= state
    AWAITING_INTENT_SELECTION)) (not (= state CONTEXT_LOADED)) (not (= state ACTION_ALLOWED)) (not (or (not (= state
    BLOCKED)) (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED))))))

; blocked-can-be-left: From every state, BLOCKED included, CONTEXT_LOADED is reachable. It fails: in this
; reading BLOCKED has no exit, although the document does not declare it final (D-TURN-01). (expected: fails)
; No question about blocked-can-be-left: AG EF CONTEXT_LOADED: it quantifies over all paths and over some path,
; which LTL cannot express

; no-write-before-an-intent [TURN-001, TURN-002]: No write succeeds before an intent is selected. (expected:
; holds)
; No question about no-write-before-an-intent: A[not WRITE_FILE_SUCCEEDED W SELECT_ACTIVE_INTENT_VALID]: it is
; about whole paths

; writes-can-succeed [TURN-018]: A write can succeed. (expected: holds)
; No question about writes-can-succeed: EF WRITE_FILE_SUCCEEDED: it is about whole paths

; the-invariant [TURN-020]: A write is executed only in CONTEXT_LOADED or in ACTION_ALLOWED. It holds, but
; guarantees little; document-invariant.yaml shows the executions that it admits (D-TURN-04). (expected: holds)
(define-fun the_invariant ((state Int) (last Int)) Bool (=> (= state ACTION_ALLOWED) (or (= state CONTEXT_LOADED) (=
    state ACTION_ALLOWED))))

; writes-only-when-allowed [TURN-020]: A write is executed only in ACTION_ALLOWED. (expected: holds)
(define-fun writes_only_when_allowed ((state Int) (last Int)) Bool (=> (= state ACTION_ALLOWED) (= state
    ACTION_ALLOWED)))

; only-writes-when-allowed [TURN-015]: In ACTION_ALLOWED a write can succeed, and neither a selection nor
; another write is accepted. (expected: holds)
(define-fun only_writes_when_allowed ((state Int) (last Int)) Bool (=> (= state ACTION_ALLOWED) (and (= state
    ACTION_ALLOWED) (not (= state AWAITING_INTENT_SELECTION)) (not (= state CONTEXT_LOADED)))))

; validated-writes-finish [TURN-018]: A write that was allowed continues until it succeeds or ends in an error,
; and no other request interrupts it. (expected: holds)
; No question about validated-writes-finish: AG (WRITE_FILE_VALIDATED -> A[ACTION_ALLOWED W
; (WRITE_FILE_SUCCEEDED or ERROR)]): it is about whole paths

; intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
; coming. It fails: an error can block the agent before that, permanently. The duty to select is the agent's,
; and no edge enforces it. (expected: fails)
; No question about intent-is-selected: AG (AWAITING_INTENT_SELECTION -> AF SELECT_ACTIVE_INTENT_VALID): it is
; about whole paths

; nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
; in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds)
; No question about nothing-else-before-the-selection: AG (AWAITING_INTENT_SELECTION ->
; A[(AWAITING_INTENT_SELECTION or BLOCKED) W SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; writes-end [TURN-018]: A write that was allowed ends, provided that the machine keeps working. (expected:
; holds)
; No question about writes-end: AG AF not ACTION_ALLOWED: it is about whole paths

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state last) (trans state last state_next last_next) (not (domain state_next last_next))))
(check-sat)
(pop 1)
; context-only-by-selection: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (context_only_by_selection state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (context_only_by_selection state last) (trans state last state_next last_next) (not
    (context_only_by_selection state_next last_next))))
(check-sat)
(pop 1)
; selection-loads-the-context: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (selection_loads_the_context state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (selection_loads_the_context state last) (trans state last state_next last_next) (not
    (selection_loads_the_context state_next last_next))))
(check-sat)
(pop 1)
; writes-lead-there-and-back: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (writes_lead_there_and_back state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (writes_lead_there_and_back state last) (trans state last state_next last_next) (not
    (writes_lead_there_and_back state_next last_next))))
(check-sat)
(pop 1)
; allowed-only-when-validated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (allowed_only_when_validated state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (allowed_only_when_validated state last) (trans state last state_next last_next) (not
    (allowed_only_when_validated state_next last_next))))
(check-sat)
(pop 1)
; errors-block: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (errors_block state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (errors_block state last) (trans state last state_next last_next) (not (errors_block
    state_next last_next))))
(check-sat)
(pop 1)
; blocked-only-by-errors: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (blocked_only_by_errors state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (blocked_only_by_errors state last) (trans state last state_next last_next) (not
    (blocked_only_by_errors state_next last_next))))
(check-sat)
(pop 1)
; only-selection-while-awaiting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (only_selection_while_awaiting state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (only_selection_while_awaiting state last) (trans state last state_next last_next)
    (not (only_selection_while_awaiting state_next last_next))))
(check-sat)
(pop 1)
; blocked-does-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (blocked_does_nothing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (blocked_does_nothing state last) (trans state last state_next last_next) (not
    (blocked_does_nothing state_next last_next))))
(check-sat)
(pop 1)
; the-invariant: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (the_invariant state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (the_invariant state last) (trans state last state_next last_next) (not
    (the_invariant state_next last_next))))
(check-sat)
(pop 1)
; writes-only-when-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (writes_only_when_allowed state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (writes_only_when_allowed state last) (trans state last state_next last_next) (not
    (writes_only_when_allowed state_next last_next))))
(check-sat)
(pop 1)
; only-writes-when-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (only_writes_when_allowed state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (only_writes_when_allowed state last) (trans state last state_next last_next) (not
    (only_writes_when_allowed state_next last_next))))
(check-sat)
(pop 1)
