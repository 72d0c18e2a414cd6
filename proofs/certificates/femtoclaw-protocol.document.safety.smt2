; femtoclaw-protocol document: the claims follow from the invariant.
; The declaration has the SHA-256 digest f2b9bf38df16f7d984a9df9c6e223d1731d00cf63c25b37c49941b90930cdcc8.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 RECEIVING, 1 PARSING, 2 CHECKING_STRUCTURE, 3 CHECKING_FORM, 4
;   CHECKING_CAPABILITY, 5 CHECKING_ARGUMENTS, 6 DECIDING, 7 ACCEPTED, 8 REJECTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 9)))
; failure is one of 0 NONE, 1 INVALID_JSON, 2 MALFORMED_STRUCTURE, 3 UNKNOWN_CAPABILITY, 4 INVALID_ARGUMENTS,
;   5 PROTOCOL_AMBIGUITY
(declare-fun failure () Int)
; Every variable lies in its range.
(assert (<= 0 failure))
(assert (>= 5 failure))
; ACCEPTED -> failure == NONE
(assert (or (not (= state 7)) (= 0 failure)))
; REJECTED -> failure != NONE
(assert (or (not (= state 8)) (not (= 0 failure))))
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
(assert (let ((a!1 (or (= state 0)
               (= state 1)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (and (= state 6) (= 0 failure))
               (and (= state 6) (not (= 0 failure)))))
      (a!3 (or (= state 1)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (and (= state 6) (= 0 failure))
               (and (= state 6) (not (= 0 failure))))))
(let ((a!2 (not (and (not (= state 7)) (not (= state 8)) (not a!1))))
      (a!4 (and (not (or (= state 0) (= state 7) (= state 8))) (not a!3))))
  (not (and a!2 (not a!4))))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 7) (= state 8)))
      (a!2 (or (= state 1)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (and (= state 6) (= 0 failure))
               (and (= state 6) (not (= 0 failure))))))
(let ((a!3 (and (not (and a!1 a!2)) (not (and (not a!1) (not a!2))))))
  (not a!3))))
(check-sat)
(pop 1)
; failure-means-rejection
(push 1)
(assert (not (or (not (= state 7)) (= 0 failure))))
(check-sat)
(pop 1)
; rejection-means-failure
(push 1)
(assert (not (or (not (= state 8)) (not (= 0 failure)))))
(check-sat)
(pop 1)
