; kernel reference: any number of them over one lock: what is never to be blocked can be done wherever the
;   single machine can, whoever holds the lock.
; Of the declaration with SHA-256 904be8312a33e8d860da4cb3f988df8e67238be848e99f9c21157b282080953f.
; Each answer must be unsat.
(set-logic UFLIA)
(declare-sort Kernel 0)
(declare-fun state.before (Kernel) Int)
(declare-fun step.mover () Kernel)
(assert (let ((a!1 (or (= (state.before step.mover) 0)
               (= (state.before step.mover) 1)
               (= (state.before step.mover) 2)
               (= (state.before step.mover) 3)
               (= (state.before step.mover) 4)
               (= (state.before step.mover) 5))))
  (and a!1 (not a!1))))
(check-sat)
