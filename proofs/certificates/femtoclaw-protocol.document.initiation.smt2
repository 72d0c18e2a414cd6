; femtoclaw-protocol document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 fa87d3911813faf816a82fb6876917fd078d9cade851ecd2228438c1b3238f35.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is RECEIVING with the declared values.
(assert (not (and (>= 0 0) (<= 0 5))))
(check-sat)
