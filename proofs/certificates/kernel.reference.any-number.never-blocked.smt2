; kernel reference: any number of machines over one lock: a never-blocked event is enabled wherever the single
;   machine enables it, whoever holds the lock.
; The declaration has the SHA-256 digest 7977f608e626a7a4e48ed0d894d8d1a378bb22f9483122059c0e72bafa5bb960.
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
