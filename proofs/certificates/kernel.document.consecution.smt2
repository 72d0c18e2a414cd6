; kernel document: every step preserves the invariant.
; The declaration has the SHA-256 digest 376b0fffec150c9c0e0f0319ec68ddc289fb318a5896d2f497a652247e04c186.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 BOOTING, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6
;   HALTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; Every variable lies in its range.
; HALTED -> not (BOOTING or IDLE or VALIDATING or ARBITRATING or EXECUTING or AUDITING or (VALIDATING or
;   ARBITRATING or EXECUTING) or (BOOTING or IDLE or VALIDATING or ARBITRATING or EXECUTING or AUDITING))
(assert (or (not (= state 6))
    (not (or (= state 0)
             (= state 1)
             (= state 2)
             (= state 3)
             (= state 4)
             (= state 5)
             (= state 2)
             (= state 3)
             (= state 4)
             (= state 0)
             (= state 1)
             (= state 2)
             (= state 3)
             (= state 4)
             (= state 5)))))
; BOOTING -> not IDLE
(assert (or (not (= state 0)) (not (= state 1))))
; IDLE -> IDLE
(assert (or (not (= state 1)) (= state 1)))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; CONFIG_LOADED from BOOTING to IDLE, line 49
(define-fun step.1 () Bool false)
; CONFIG_FAILED from BOOTING to HALTED, line 50
(define-fun step.2 () Bool false)
; REQUEST_SUBMITTED from IDLE to VALIDATING, line 52
(define-fun step.3 () Bool false)
; VALIDATION_PASSED from VALIDATING to ARBITRATING, line 54
(define-fun step.4 () Bool false)
; VALIDATION_FAILED from VALIDATING to AUDITING, line 55
(define-fun step.5 () Bool false)
; DECIDED_ALLOW_WITH_TOOL from ARBITRATING to EXECUTING, line 57
(define-fun step.6 () Bool false)
; DECIDED_ALLOW_NO_TOOL from ARBITRATING to AUDITING, line 58
(define-fun step.7 () Bool false)
; DECIDED_DENY from ARBITRATING to AUDITING, line 59
(define-fun step.8 () Bool false)
; DECIDED_HALT from ARBITRATING to HALTED, line 60
(define-fun step.9 () Bool false)
; EXECUTION_COMPLETED from EXECUTING to AUDITING, line 62
(define-fun step.10 () Bool false)
; EXECUTION_FAILED from EXECUTING to AUDITING, line 63
(define-fun step.11 () Bool false)
; AUDIT_WRITTEN from AUDITING to IDLE, line 65
(define-fun step.12 () Bool false)
; AUDIT_FAILED from AUDITING to HALTED, line 66
(define-fun step.13 () Bool false)
; RECOVERABLE_ERROR from VALIDATING to AUDITING, line 69
(define-fun step.14 () Bool false)
; RECOVERABLE_ERROR from ARBITRATING to AUDITING, line 69
(define-fun step.15 () Bool false)
; RECOVERABLE_ERROR from EXECUTING to AUDITING, line 69
(define-fun step.16 () Bool false)
; HALT_COMMANDED from BOOTING to HALTED, line 76
(define-fun step.17 () Bool false)
; HALT_COMMANDED from IDLE to HALTED, line 76
(define-fun step.18 () Bool false)
; HALT_COMMANDED from VALIDATING to HALTED, line 76
(define-fun step.19 () Bool false)
; HALT_COMMANDED from ARBITRATING to HALTED, line 76
(define-fun step.20 () Bool false)
; HALT_COMMANDED from EXECUTING to HALTED, line 76
(define-fun step.21 () Bool false)
; HALT_COMMANDED from AUDITING to HALTED, line 76
(define-fun step.22 () Bool false)
; FATAL_ERROR from BOOTING to HALTED, line 81
(define-fun step.23 () Bool false)
; FATAL_ERROR from IDLE to HALTED, line 81
(define-fun step.24 () Bool false)
; FATAL_ERROR from VALIDATING to HALTED, line 81
(define-fun step.25 () Bool false)
; FATAL_ERROR from ARBITRATING to HALTED, line 81
(define-fun step.26 () Bool false)
; FATAL_ERROR from EXECUTING to HALTED, line 81
(define-fun step.27 () Bool false)
; FATAL_ERROR from AUDITING to HALTED, line 81
(define-fun step.28 () Bool false)
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28))
(check-sat)
