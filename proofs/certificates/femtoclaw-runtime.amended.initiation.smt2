; femtoclaw-runtime amended: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 003053d6bc6c947aab60eb54eeff6c4d45b822a42239122faf5ba3820fd5b838.
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
