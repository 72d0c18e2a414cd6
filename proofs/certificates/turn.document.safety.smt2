; turn document: the claims follow from the invariant.
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
; requests-begin-by-selecting
(push 1)
(assert false)
(check-sat)
(pop 1)
; selection-loads-the-context
(push 1)
(assert false)
(check-sat)
(pop 1)
; writes-lead-there-and-back
(push 1)
(assert false)
(check-sat)
(pop 1)
; errors-block
(push 1)
(assert false)
(check-sat)
(pop 1)
; only-selection-while-awaiting
(push 1)
(assert (let ((a!1 (or (not (= state 0))
               (and (= state 0) (not (= state 1)) (not (= state 2))))))
  (not a!1)))
(check-sat)
(pop 1)
; the-invariant
(push 1)
(assert (not (or (not (= state 2)) (= state 1) (= state 2))))
(check-sat)
(pop 1)
; writes-only-when-allowed
(push 1)
(assert (not (or (not (= state 2)) (= state 2))))
(check-sat)
(pop 1)
; only-writes-when-allowed
(push 1)
(assert (let ((a!1 (or (not (= state 2))
               (and (= state 2) (not (= state 0)) (not (= state 1))))))
  (not a!1)))
(check-sat)
(pop 1)
