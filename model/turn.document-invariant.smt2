; Turn machine, tools run wherever the invariant permits: the machine turn in the profile document-invariant,
; for solvers of SMT-LIB 2.6.
; It follows the document 002_4089c53b0986642f.txt, version unversioned.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun AWAITING_INTENT_SELECTION () Int 0)
(define-fun CONTEXT_LOADED () Int 1)
(define-fun ACTION_ALLOWED () Int 2)
(define-fun BLOCKED () Int 3)
(define-fun USER_REQUEST () Int 4)
(define-fun SELECT_ACTIVE_INTENT_VALID () Int 5)
(define-fun WRITE_TO_ALPHA_VALIDATED () Int 6)
(define-fun WRITE_TO_BETA_VALIDATED () Int 7)
(define-fun ALPHA_WRITTEN () Int 8)
(define-fun BETA_WRITTEN () Int 9)
(define-fun FILE_DELETED () Int 10)
(define-fun COMMAND_EXECUTED () Int 11)
(define-fun WRITE_FILE_SUCCEEDED () Int 12)
(define-fun ERROR () Int 13)
(define-fun FILE_CHANGED () Int 14)
(define-fun NONE () Int 15)
(define-fun ALPHA () Int 16)
(define-fun BETA () Int 17)
(define-fun no_event () Int 18)
(declare-const state Int)
(declare-const state_next Int)
(declare-const validated Int)
(declare-const validated_next Int)
(declare-const stale Bool)
(declare-const stale_next Bool)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (validated Int) (stale Bool) (last Int)) Bool (and (= state AWAITING_INTENT_SELECTION)
    (= validated NONE) (= stale false) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (validated Int) (stale Bool) (last Int)) Bool (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED) (= state BLOCKED)) (or (= validated
    NONE) (= validated ALPHA) (= validated BETA)) (or (= last no_event) (= last USER_REQUEST) (= last
    SELECT_ACTIVE_INTENT_VALID) (= last WRITE_TO_ALPHA_VALIDATED) (= last WRITE_TO_BETA_VALIDATED) (= last
    ALPHA_WRITTEN) (= last BETA_WRITTEN) (= last FILE_DELETED) (= last COMMAND_EXECUTED) (= last WRITE_FILE_SUCCEEDED)
    (= last ERROR) (= last FILE_CHANGED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next Int)
    (stale_next Bool) (last_next Int)) Bool (and (= state_next state) (= validated_next validated) (= stale_next
    stale) (= last_next no_event)))

; USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-018]
(define-fun step_USER_REQUEST ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next
    Int) (stale_next Bool) (last_next Int)) Bool (and (= state_next AWAITING_INTENT_SELECTION) (= validated_next NONE)
    (= stale_next false) (= last_next USER_REQUEST)))

; SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-018]
(define-fun step_SELECT_ACTIVE_INTENT_VALID ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int)
    (validated_next Int) (stale_next Bool) (last_next Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (=
    state_next CONTEXT_LOADED) (= validated_next validated) (= stale_next stale) (= last_next
    SELECT_ACTIVE_INTENT_VALID)))

; WRITE_TO_ALPHA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018]
(define-fun step_WRITE_TO_ALPHA_VALIDATED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int)
    (validated_next Int) (stale_next Bool) (last_next Int)) Bool (and (= state CONTEXT_LOADED) (= state_next
    ACTION_ALLOWED) (= validated_next ALPHA) (= stale_next stale) (= last_next WRITE_TO_ALPHA_VALIDATED)))

; WRITE_TO_BETA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018]
(define-fun step_WRITE_TO_BETA_VALIDATED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int)
    (validated_next Int) (stale_next Bool) (last_next Int)) Bool (and (= state CONTEXT_LOADED) (= state_next
    ACTION_ALLOWED) (= validated_next BETA) (= stale_next stale) (= last_next WRITE_TO_BETA_VALIDATED)))

; WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
(define-fun step_WRITE_FILE_SUCCEEDED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int)
    (validated_next Int) (stale_next Bool) (last_next Int)) Bool (and (= state ACTION_ALLOWED) (= state_next
    CONTEXT_LOADED) (= validated_next NONE) (= stale_next false) (= last_next WRITE_FILE_SUCCEEDED)))

; ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019]
(define-fun step_ERROR ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next Int)
    (stale_next Bool) (last_next Int)) Bool (and (= state_next BLOCKED) (= validated_next NONE) (= stale_next false)
    (= last_next ERROR)))

; ALPHA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
(define-fun step_ALPHA_WRITTEN ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next
    Int) (stale_next Bool) (last_next Int)) Bool (and (or (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (=
    state_next state) (= validated_next validated) (= stale_next stale) (= last_next ALPHA_WRITTEN)))

; BETA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
(define-fun step_BETA_WRITTEN ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next
    Int) (stale_next Bool) (last_next Int)) Bool (and (or (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (=
    state_next state) (= validated_next validated) (= stale_next stale) (= last_next BETA_WRITTEN)))

; FILE_DELETED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
(define-fun step_FILE_DELETED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next
    Int) (stale_next Bool) (last_next Int)) Bool (and (or (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (=
    state_next state) (= validated_next validated) (= stale_next stale) (= last_next FILE_DELETED)))

; COMMAND_EXECUTED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93
(define-fun step_COMMAND_EXECUTED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int)
    (validated_next Int) (stale_next Bool) (last_next Int)) Bool (and (or (= state CONTEXT_LOADED) (= state
    ACTION_ALLOWED)) (= state_next state) (= validated_next validated) (= stale_next stale) (= last_next
    COMMAND_EXECUTED)))

; FILE_CHANGED (environment): somebody else changes the file of the validated write
(define-fun step_FILE_CHANGED ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next
    Int) (stale_next Bool) (last_next Int)) Bool (and (not (= validated NONE)) (= state_next state) (= validated_next
    validated) (= stale_next true) (= last_next FILE_CHANGED)))

(define-fun trans ((state Int) (validated Int) (stale Bool) (last Int) (state_next Int) (validated_next Int)
    (stale_next Bool) (last_next Int)) Bool (or (stutter state validated stale last state_next validated_next
    stale_next last_next) (step_USER_REQUEST state validated stale last state_next validated_next stale_next
    last_next) (step_SELECT_ACTIVE_INTENT_VALID state validated stale last state_next validated_next stale_next
    last_next) (step_WRITE_TO_ALPHA_VALIDATED state validated stale last state_next validated_next stale_next
    last_next) (step_WRITE_TO_BETA_VALIDATED state validated stale last state_next validated_next stale_next
    last_next) (step_WRITE_FILE_SUCCEEDED state validated stale last state_next validated_next stale_next last_next)
    (step_ERROR state validated stale last state_next validated_next stale_next last_next) (step_ALPHA_WRITTEN state
    validated stale last state_next validated_next stale_next last_next) (step_BETA_WRITTEN state validated stale last
    state_next validated_next stale_next last_next) (step_FILE_DELETED state validated stale last state_next
    validated_next stale_next last_next) (step_COMMAND_EXECUTED state validated stale last state_next validated_next
    stale_next last_next) (step_FILE_CHANGED state validated stale last state_next validated_next stale_next
    last_next)))

; the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
; holds)
(define-fun the_invariant ((state Int) (validated Int) (stale Bool) (last Int)) Bool (=> (or (= state CONTEXT_LOADED)
    (= state ACTION_ALLOWED)) (or (= state CONTEXT_LOADED) (= state ACTION_ALLOWED))))

; writes-only-when-allowed: A write is executed only in ACTION_ALLOWED. It fails: line 45 allows write_file in
; CONTEXT_LOADED, too, and the document does not say what it may do there (D-TURN-05). (expected: fails)
(define-fun writes_only_when_allowed ((state Int) (validated Int) (stale Bool) (last Int)) Bool (=> (or (= state
    CONTEXT_LOADED) (= state ACTION_ALLOWED)) (= state ACTION_ALLOWED)))

; an-intent-is-active [TURN-001, TURN-002]: In every turn, no destructive tool runs before an intent is
; selected. It holds, as the invariant promises; but it does not restrict what the tool does. (expected: holds)
; No question about an-intent-is-active-1: A[not (ALPHA_WRITTEN or BETA_WRITTEN or FILE_DELETED or
; COMMAND_EXECUTED) W SELECT_ACTIVE_INTENT_VALID] and AG (USER_REQUEST -> A[not (ALPHA_WRITTEN or BETA_WRITTEN
; or FILE_DELETED or COMMAND_EXECUTED) W SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; an-intent-is-active [TURN-001, TURN-002]: In every turn, no destructive tool runs before an intent is
; selected. It holds, as the invariant promises; but it does not restrict what the tool does. (expected: holds)
; No question about an-intent-is-active-2: A[not (ALPHA_WRITTEN or BETA_WRITTEN or FILE_DELETED or
; COMMAND_EXECUTED) W SELECT_ACTIVE_INTENT_VALID] and AG (USER_REQUEST -> A[not (ALPHA_WRITTEN or BETA_WRITTEN
; or FILE_DELETED or COMMAND_EXECUTED) W SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; no-unvalidated-write [TURN-001, TURN-022]: No file is written before a write is validated. It fails in
; CONTEXT_LOADED (D-TURN-04). (expected: fails)
(define-fun no_unvalidated_write ((state Int) (validated Int) (stale Bool) (last Int)) Bool (=> (or (= state
    CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= validated NONE))))

; no-write-to-another-target [TURN-001, TURN-022]: After a write is validated, only its file is written. It
; fails: a write to ALPHA is validated, and BETA is written (D-TURN-04, D-TURN-08). (expected: fails)
(define-fun no_write_to_another_target ((state Int) (validated Int) (stale Bool) (last Int)) Bool (=> (or (= state
    CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= validated ALPHA))))

; no-unsafe-command [TURN-001, TURN-022]: No unsafe command runs. It fails in both states that the invariant
; names (D-TURN-04). (expected: fails)
(define-fun no_unsafe_command ((state Int) (validated Int) (stale Bool) (last Int)) Bool (not (= last
    COMMAND_EXECUTED)))

; no-deletion [TURN-001, TURN-022]: No file is deleted, since no state allows it. It fails in both states that
; the invariant names (D-TURN-03, D-TURN-04). (expected: fails)
(define-fun no_deletion ((state Int) (validated Int) (stale Bool) (last Int)) Bool (not (= last FILE_DELETED)))

; no-stale-write [TURN-001, TURN-022]: No validated write is executed once its file has changed. It fails: the
; file changes between validation and execution, and the invariant does not check it (D-TURN-04, D-TURN-07).
; (expected: fails)
(define-fun no_stale_write ((state Int) (validated Int) (stale Bool) (last Int)) Bool (=> (or (= state CONTEXT_LOADED)
    (= state ACTION_ALLOWED)) (not (and (= validated ALPHA) stale))))

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state validated stale last) (trans state validated stale last state_next validated_next
    stale_next last_next) (not (domain state_next validated_next stale_next last_next))))
(check-sat)
(pop 1)
; the-invariant: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (the_invariant state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (the_invariant state validated stale last) (trans state validated
    stale last state_next validated_next stale_next last_next) (not (the_invariant state_next validated_next
    stale_next last_next))))
(check-sat)
(pop 1)
; writes-only-when-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (writes_only_when_allowed state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (writes_only_when_allowed state validated stale last) (trans state
    validated stale last state_next validated_next stale_next last_next) (not (writes_only_when_allowed state_next
    validated_next stale_next last_next))))
(check-sat)
(pop 1)
; no-unvalidated-write: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (no_unvalidated_write state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (no_unvalidated_write state validated stale last) (trans state
    validated stale last state_next validated_next stale_next last_next) (not (no_unvalidated_write state_next
    validated_next stale_next last_next))))
(check-sat)
(pop 1)
; no-write-to-another-target: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (no_write_to_another_target state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (no_write_to_another_target state validated stale last) (trans state
    validated stale last state_next validated_next stale_next last_next) (not (no_write_to_another_target state_next
    validated_next stale_next last_next))))
(check-sat)
(pop 1)
; no-unsafe-command: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (no_unsafe_command state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (no_unsafe_command state validated stale last) (trans state validated
    stale last state_next validated_next stale_next last_next) (not (no_unsafe_command state_next validated_next
    stale_next last_next))))
(check-sat)
(pop 1)
; no-deletion: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (no_deletion state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (no_deletion state validated stale last) (trans state validated stale
    last state_next validated_next stale_next last_next) (not (no_deletion state_next validated_next stale_next
    last_next))))
(check-sat)
(pop 1)
; no-stale-write: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state validated stale last) (not (no_stale_write state validated stale last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state validated stale last) (no_stale_write state validated stale last) (trans state validated
    stale last state_next validated_next stale_next last_next) (not (no_stale_write state_next validated_next
    stale_next last_next))))
(check-sat)
(pop 1)
