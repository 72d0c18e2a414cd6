; turn document: every step preserves the invariant.
; The declaration has the SHA-256 digest 61c05e1e087b507bab64f5ad84405f8d5e56236ef81a87d5b501abaf803b855d.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 AWAITING_INTENT_SELECTION, 1 CONTEXT_LOADED, 2 ACTION_ALLOWED, 3 BLOCKED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 4)))
; Every variable lies in its range.
; AWAITING_INTENT_SELECTION -> AWAITING_INTENT_SELECTION and not CONTEXT_LOADED and not ACTION_ALLOWED
(assert (or (not (= state 0)) (and (= state 0) (not (= state 1)) (not (= state 2)))))
; ACTION_ALLOWED -> ACTION_ALLOWED and not AWAITING_INTENT_SELECTION and not CONTEXT_LOADED
(assert (or (not (= state 2)) (and (= state 2) (not (= state 0)) (not (= state 1)))))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; USER_REQUEST from AWAITING_INTENT_SELECTION to AWAITING_INTENT_SELECTION, line 34
(define-fun step.1 () Bool false)
; USER_REQUEST from CONTEXT_LOADED to AWAITING_INTENT_SELECTION, line 34
(define-fun step.2 () Bool false)
; USER_REQUEST from ACTION_ALLOWED to AWAITING_INTENT_SELECTION, line 34
(define-fun step.3 () Bool false)
; USER_REQUEST from BLOCKED to AWAITING_INTENT_SELECTION, line 34
(define-fun step.4 () Bool false)
; SELECT_ACTIVE_INTENT_VALID from AWAITING_INTENT_SELECTION to CONTEXT_LOADED, line 39
(define-fun step.5 () Bool false)
; WRITE_FILE_VALIDATED from CONTEXT_LOADED to ACTION_ALLOWED, line 44
(define-fun step.6 () Bool false)
; WRITE_FILE_SUCCEEDED from ACTION_ALLOWED to CONTEXT_LOADED, line 45
(define-fun step.7 () Bool false)
; ERROR from AWAITING_INTENT_SELECTION to BLOCKED, line 46
(define-fun step.8 () Bool false)
; ERROR from CONTEXT_LOADED to BLOCKED, line 46
(define-fun step.9 () Bool false)
; ERROR from ACTION_ALLOWED to BLOCKED, line 46
(define-fun step.10 () Bool false)
; ERROR from BLOCKED to BLOCKED, line 46
(define-fun step.11 () Bool false)
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11))
(check-sat)
