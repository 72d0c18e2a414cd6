; femtoclaw-runtime document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 1109f43b6eb27720f231d9509d1e938667ed14f208eb7d9a69db405a7618d53e.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
