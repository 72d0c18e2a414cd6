; femtoclaw-runtime document: the claims follow from the invariant.
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
; determinism
(push 1)
(assert false)
(check-sat)
(pop 1)
; range-safety
(push 1)
(assert false)
(check-sat)
(pop 1)
; deadlock-freedom
(push 1)
(assert (let ((a!1 (and (not (= state 10))
                (not (or (= state 0)
                         (= state 1)
                         (= state 2)
                         (= state 3)
                         (= state 4)
                         (= state 5)
                         (= state 6)
                         (= state 7)
                         (= state 8)
                         (= state 9)))))
      (a!2 (and (not (or (= state 1) (= state 10)))
                (not (or (= state 0)
                         (= state 2)
                         (= state 3)
                         (= state 4)
                         (= state 5)
                         (= state 6)
                         (= state 7)
                         (= state 8)
                         (= state 9))))))
  (not (and (not a!1) (not a!2)))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (= state 6)
               (= state 7)
               (= state 8)
               (= state 9))))
(let ((a!2 (not (and (or (= state 1) (= state 10)) a!1)))
      (a!3 (and (not (or (= state 1) (= state 10))) (not a!1))))
  (not (and a!2 (not a!3))))))
(check-sat)
(pop 1)
; no-input-while-initializing
(push 1)
(assert (not (or (not (= state 0)) (not (= state 1)))))
(check-sat)
(pop 1)
; idle-accepts-input
(push 1)
(assert (not (or (not (= state 1)) (= state 1))))
(check-sat)
(pop 1)
; input-only-in-idle
(push 1)
(assert (not (or (not (= state 1)) (= state 1))))
(check-sat)
(pop 1)
; rejected-is-an-error
(push 1)
(assert false)
(check-sat)
(pop 1)
; denied-is-an-error
(push 1)
(assert false)
(check-sat)
(pop 1)
; failure-leads-to-error
(push 1)
(assert false)
(check-sat)
(pop 1)
; failure-accepted-while-working
(push 1)
(assert (let ((a!1 (or (= state 0)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (= state 6))))
  (not (or (not a!1) a!1))))
(check-sat)
(pop 1)
