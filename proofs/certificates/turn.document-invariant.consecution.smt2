; turn document-invariant: every step preserves the invariant.
; The declaration has the SHA-256 digest fa566415aae9e66866628399af2d1ca82497766eccaa363a14ea89d6588b5a69.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 AWAITING_INTENT_SELECTION, 1 CONTEXT_LOADED, 2 ACTION_ALLOWED, 3 BLOCKED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 4)))
; validated is one of 0 NONE, 1 ALPHA, 2 BETA
(declare-fun validated () Int)
(declare-fun stale () Bool)
; Every variable lies in its range.
(assert (<= 0 validated))
(assert (>= 2 validated))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; USER_REQUEST from AWAITING_INTENT_SELECTION to AWAITING_INTENT_SELECTION, line 52
(define-fun step.1 () Bool (and (= state 0) (not (and (>= 0 0) (<= 0 2)))))
; USER_REQUEST from CONTEXT_LOADED to AWAITING_INTENT_SELECTION, line 52
(define-fun step.2 () Bool (and (= state 1) (not (and (>= 0 0) (<= 0 2)))))
; USER_REQUEST from ACTION_ALLOWED to AWAITING_INTENT_SELECTION, line 52
(define-fun step.3 () Bool (and (= state 2) (not (and (>= 0 0) (<= 0 2)))))
; USER_REQUEST from BLOCKED to AWAITING_INTENT_SELECTION, line 52
(define-fun step.4 () Bool (and (= state 3) (not (and (>= 0 0) (<= 0 2)))))
; SELECT_ACTIVE_INTENT_VALID from AWAITING_INTENT_SELECTION to CONTEXT_LOADED, line 57
(define-fun step.5 () Bool (and (= state 0) (not (and (<= 0 validated) (>= 2 validated)))))
; WRITE_TO_ALPHA_VALIDATED from CONTEXT_LOADED to ACTION_ALLOWED, line 58
(define-fun step.6 () Bool (and (= state 1) (not (and (>= 1 0) (<= 1 2)))))
; WRITE_TO_BETA_VALIDATED from CONTEXT_LOADED to ACTION_ALLOWED, line 59
(define-fun step.7 () Bool (and (= state 1) (not (and (>= 2 0) (<= 2 2)))))
; WRITE_FILE_SUCCEEDED from ACTION_ALLOWED to CONTEXT_LOADED, line 60
(define-fun step.8 () Bool (and (= state 2) (not (and (>= 0 0) (<= 0 2)))))
; ERROR from AWAITING_INTENT_SELECTION to BLOCKED, line 65
(define-fun step.9 () Bool (and (= state 0) (not (and (>= 0 0) (<= 0 2)))))
; ERROR from CONTEXT_LOADED to BLOCKED, line 65
(define-fun step.10 () Bool (and (= state 1) (not (and (>= 0 0) (<= 0 2)))))
; ERROR from ACTION_ALLOWED to BLOCKED, line 65
(define-fun step.11 () Bool (and (= state 2) (not (and (>= 0 0) (<= 0 2)))))
; ERROR from BLOCKED to BLOCKED, line 65
(define-fun step.12 () Bool (and (= state 3) (not (and (>= 0 0) (<= 0 2)))))
; ALPHA_WRITTEN from CONTEXT_LOADED to CONTEXT_LOADED, line 68
(define-fun step.13 () Bool (and (= state 1) (not (and (<= 0 validated) (>= 2 validated)))))
; ALPHA_WRITTEN from ACTION_ALLOWED to ACTION_ALLOWED, line 68
(define-fun step.14 () Bool (and (= state 2) (not (and (<= 0 validated) (>= 2 validated)))))
; BETA_WRITTEN from CONTEXT_LOADED to CONTEXT_LOADED, line 68
(define-fun step.15 () Bool (and (= state 1) (not (and (<= 0 validated) (>= 2 validated)))))
; BETA_WRITTEN from ACTION_ALLOWED to ACTION_ALLOWED, line 68
(define-fun step.16 () Bool (and (= state 2) (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_DELETED from CONTEXT_LOADED to CONTEXT_LOADED, line 68
(define-fun step.17 () Bool (and (= state 1) (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_DELETED from ACTION_ALLOWED to ACTION_ALLOWED, line 68
(define-fun step.18 () Bool (and (= state 2) (not (and (<= 0 validated) (>= 2 validated)))))
; COMMAND_EXECUTED from CONTEXT_LOADED to CONTEXT_LOADED, line 68
(define-fun step.19 () Bool (and (= state 1) (not (and (<= 0 validated) (>= 2 validated)))))
; COMMAND_EXECUTED from ACTION_ALLOWED to ACTION_ALLOWED, line 68
(define-fun step.20 () Bool (and (= state 2) (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_CHANGED from AWAITING_INTENT_SELECTION to AWAITING_INTENT_SELECTION, line 46
(define-fun step.21 () Bool (and (= state 0)
     (not (= 0 validated))
     (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_CHANGED from CONTEXT_LOADED to CONTEXT_LOADED, line 46
(define-fun step.22 () Bool (and (= state 1)
     (not (= 0 validated))
     (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_CHANGED from ACTION_ALLOWED to ACTION_ALLOWED, line 46
(define-fun step.23 () Bool (and (= state 2)
     (not (= 0 validated))
     (not (and (<= 0 validated) (>= 2 validated)))))
; FILE_CHANGED from BLOCKED to BLOCKED, line 46
(define-fun step.24 () Bool (and (= state 3)
     (not (= 0 validated))
     (not (and (<= 0 validated) (>= 2 validated)))))
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24))
(check-sat)
