; kernel reference: any number of machines over one lock: a never-blocked event is enabled wherever the single
;   machine enables it, whoever holds the lock.
; The declaration has the SHA-256 digest 4082aa2f843bb95d76f10db364463c761034a47c37cd8606205d24006dad2b4b.
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
