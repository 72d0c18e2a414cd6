; turn document-invariant: the claims follow from the invariant.
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
(assert (let ((a!1 (and (not (or (= state 0) (= state 1) (= state 3)))
                (not (= state 2)))))
  (not (not a!1))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 1) (= state 3))))
(let ((a!2 (not (and (not a!1) (not (= state 2))))))
(let ((a!3 (and (not (and a!1 (= state 2))) a!2)))
  (not a!3)))))
(check-sat)
(pop 1)
; the-invariant
(push 1)
(assert (let ((a!1 (or (not (or (= state 1) (= state 2))) (or (= state 1) (= state 2)))))
  (not a!1)))
(check-sat)
(pop 1)
