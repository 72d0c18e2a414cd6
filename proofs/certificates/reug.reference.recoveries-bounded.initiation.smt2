; reug reference: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
; MAX_RECOVERIES is any non-negative integer.
(declare-fun MAX_RECOVERIES () Int)
(assert (>= MAX_RECOVERIES 0))
; The initial state is READY with the declared values.
(assert (not (and (>= 0 0)
     (<= 0 100)
     (>= 0 0)
     (<= 0 MAX_RECOVERIES)
     (>= 0 0)
     (<= 0 4)
     (>= 0 0)
     (<= 0 2)
     (>= 0 0)
     (<= 0 5)
     (>= 0 0)
     (<= 0 10)
     (>= 0 0)
     (<= 0 8)
     (<= 0 MAX_RECOVERIES))))
(check-sat)
