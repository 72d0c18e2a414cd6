; kernel document-drawing: every step preserves the invariant.
; The declaration has the SHA-256 digest da8792b15276883193536e02dc51dd7f22667d9bda3ed76b96c0782014a91d86.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 BOOTING, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6
;   HALTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; Every variable lies in its range.
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; CONFIG_LOADED from BOOTING to IDLE, line 44
(define-fun step.1 () Bool false)
; CONFIG_FAILED from BOOTING to HALTED, line 45
(define-fun step.2 () Bool false)
; REQUEST_SUBMITTED from IDLE to VALIDATING, line 46
(define-fun step.3 () Bool false)
; VALIDATION_PASSED from VALIDATING to ARBITRATING, line 47
(define-fun step.4 () Bool false)
; VALIDATION_FAILED from VALIDATING to HALTED, line 48
(define-fun step.5 () Bool false)
; DECIDED_ALLOW_WITH_TOOL from ARBITRATING to EXECUTING, line 49
(define-fun step.6 () Bool false)
; DECIDED_HALT from ARBITRATING to HALTED, line 50
(define-fun step.7 () Bool false)
; EXECUTION_COMPLETED from EXECUTING to AUDITING, line 51
(define-fun step.8 () Bool false)
; EXECUTION_FAILED from EXECUTING to HALTED, line 52
(define-fun step.9 () Bool false)
; AUDIT_WRITTEN from AUDITING to IDLE, line 53
(define-fun step.10 () Bool false)
; AUDIT_FAILED from AUDITING to HALTED, line 54
(define-fun step.11 () Bool false)
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11))
(check-sat)
