; femtoclaw-protocol document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest f2b9bf38df16f7d984a9df9c6e223d1731d00cf63c25b37c49941b90930cdcc8.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is RECEIVING with the declared values.
(assert (not (and (>= 0 0) (<= 0 5))))
(check-sat)
