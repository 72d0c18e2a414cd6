; kernel reference: any number of them over one lock: what is never to be blocked can be done wherever the
;   single machine can, whoever holds the lock.
; Of the declaration with SHA-256 2c22e5568d33d80299c26318b0f8f9f70dc19cd37a8dc26a3ef12ffbed892524.
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
