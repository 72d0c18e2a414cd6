; femtoclaw-protocol document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest e4a5b2e0cb4a3109e98edce61e306b0db9ccca0b0520bc233fb4331b97014968.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is RECEIVING with the declared values.
(assert (not (and (>= 0 0) (<= 0 5))))
(check-sat)
