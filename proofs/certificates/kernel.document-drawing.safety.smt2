; kernel document-drawing: the claims follow from the invariant.
; The declaration has the SHA-256 digest da8792b15276883193536e02dc51dd7f22667d9bda3ed76b96c0782014a91d86.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 BOOTING, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6
;   HALTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; Every variable lies in its range.
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
(assert (let ((a!1 (and (not (= state 6))
                (not (or (= state 0)
                         (= state 1)
                         (= state 2)
                         (= state 3)
                         (= state 4)
                         (= state 5)))))
      (a!2 (and (not (or (= state 1) (= state 6)))
                (not (or (= state 0)
                         (= state 2)
                         (= state 3)
                         (= state 4)
                         (= state 5))))))
  (not (and (not a!1) (not a!2)))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 2) (= state 3) (= state 4) (= state 5))))
(let ((a!2 (not (and (or (= state 1) (= state 6)) a!1)))
      (a!3 (and (not (or (= state 1) (= state 6))) (not a!1))))
  (not (and a!2 (not a!3))))))
(check-sat)
(pop 1)
; requests-only-in-idle
(push 1)
(assert (not (or (not (= state 1)) (= state 1))))
(check-sat)
(pop 1)
