; kernel reference: any number of machines over one lock: a critical kernel is the holder of the lock.
; The declaration has the SHA-256 digest 4082aa2f843bb95d76f10db364463c761034a47c37cd8606205d24006dad2b4b.
; Each answer must be unsat.
(set-logic UFLIA)
(declare-sort Kernel 0)
(declare-fun state.before (Kernel) Int)
(declare-fun state.lock.before.holder () Kernel)
(declare-fun state.lock.before.held () Bool)
(declare-fun step.mover () Kernel)
(assert (let ((a!1 (forall ((kernel Kernel))
             (=> (or (= (state.before kernel) 4) (= (state.before kernel) 5))
                 (and state.lock.before.held
                      (= state.lock.before.holder kernel)))))
      (a!2 (=> state.lock.before.held
               (or (= (state.before state.lock.before.holder) 4)
                   (= (state.before state.lock.before.holder) 5)))))
  (and a!1 a!2)))
(assert (or (= (state.before step.mover) 4) (= (state.before step.mover) 5)))
(assert (not (and state.lock.before.held (= state.lock.before.holder step.mover))))
(check-sat)
