; femtoclaw-runtime amended: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest b09fd8b2f4fa6f1b1955e6682635091f24674fdd5c57267ec73e3950faa39268.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not (and (>= 0 0)
     (<= 0 1)
     (>= 0 0)
     (<= 0 2)
     (= 0 0)
     (= true true)
     (= false false)
     (not (not (= 0 0))))))
(check-sat)
