; femtoclaw-runtime document: every step preserves the invariant.
; The declaration has the SHA-256 digest 46f1d5b51a23dac00a88bf5d9f70f168b804165f7b1351db33ba35abcab8a35a.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 INITIALIZING, 1 IDLE, 2 INPUT_RECEIVED, 3 PROTOCOL_VALIDATING, 4
;   AUTHORIZATION_EVALUATING, 5 CAPABILITY_EXECUTING, 6 MEMORY_COMMITTING, 7 COMPLETED, 8 ERROR, 9 SHUTDOWN,
;   10 TERMINATED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 11)))
; Every variable lies in its range.
; INITIALIZING -> not IDLE
(assert (or (not (= state 0)) (not (= state 1))))
; IDLE -> IDLE
(assert (or (not (= state 1)) (= state 1)))
; INITIALIZING or INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or
;   MEMORY_COMMITTING -> INITIALIZING or INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or
;   CAPABILITY_EXECUTING or MEMORY_COMMITTING
(assert (let ((a!1 (or (= state 0)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (= state 6))))
  (or (not a!1) a!1)))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; INITIALIZATION_SUCCEEDED from INITIALIZING to IDLE, line 60
(define-fun step.1 () Bool false)
; INITIALIZATION_FAILED from INITIALIZING to ERROR, line 61
(define-fun step.2 () Bool false)
; INPUT_ARRIVED from IDLE to INPUT_RECEIVED, line 63
(define-fun step.3 () Bool false)
; SHUTDOWN_REQUESTED from IDLE to SHUTDOWN, line 64
(define-fun step.4 () Bool false)
; INPUT_RECORDED from INPUT_RECEIVED to PROTOCOL_VALIDATING, line 66
(define-fun step.5 () Bool false)
; MESSAGE_ACCEPTED from PROTOCOL_VALIDATING to AUTHORIZATION_EVALUATING, line 68
(define-fun step.6 () Bool false)
; TOOL_CALL_ACCEPTED from PROTOCOL_VALIDATING to AUTHORIZATION_EVALUATING, line 69
(define-fun step.7 () Bool false)
; PROTOCOL_REJECTED from PROTOCOL_VALIDATING to ERROR, line 70
(define-fun step.8 () Bool false)
; AUTHORIZATION_GRANTED from AUTHORIZATION_EVALUATING to CAPABILITY_EXECUTING, line 73
(define-fun step.9 () Bool false)
; AUTHORIZATION_DENIED from AUTHORIZATION_EVALUATING to ERROR, line 75
(define-fun step.10 () Bool false)
; EXECUTION_FINISHED from CAPABILITY_EXECUTING to MEMORY_COMMITTING, line 78
(define-fun step.11 () Bool false)
; EXECUTION_FAILED from CAPABILITY_EXECUTING to ERROR, line 79
(define-fun step.12 () Bool false)
; COMMIT_SUCCEEDED from MEMORY_COMMITTING to COMPLETED, line 81
(define-fun step.13 () Bool false)
; COMMIT_FAILED from MEMORY_COMMITTING to ERROR, line 82
(define-fun step.14 () Bool false)
; COMPLETION_FINALIZED from COMPLETED to IDLE, line 84
(define-fun step.15 () Bool false)
; ERROR_CLEARED from ERROR to IDLE, line 86
(define-fun step.16 () Bool false)
; ERROR_UNRECOVERABLE from ERROR to SHUTDOWN, line 87
(define-fun step.17 () Bool false)
; SHUTDOWN_FINISHED from SHUTDOWN to TERMINATED, line 89
(define-fun step.18 () Bool false)
; RUNTIME_FAILURE from INITIALIZING to ERROR, line 93
(define-fun step.19 () Bool false)
; RUNTIME_FAILURE from INPUT_RECEIVED to ERROR, line 94
(define-fun step.20 () Bool false)
; RUNTIME_FAILURE from PROTOCOL_VALIDATING to ERROR, line 95
(define-fun step.21 () Bool false)
; RUNTIME_FAILURE from AUTHORIZATION_EVALUATING to ERROR, line 96
(define-fun step.22 () Bool false)
; RUNTIME_FAILURE from CAPABILITY_EXECUTING to ERROR, line 97
(define-fun step.23 () Bool false)
; RUNTIME_FAILURE from MEMORY_COMMITTING to ERROR, line 98
(define-fun step.24 () Bool false)
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24))
(check-sat)
