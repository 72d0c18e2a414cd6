; femtoclaw-runtime document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 f7c9e98fcdfc79277d9e6188a425b126dd23445e43ea79aa97de5b0d92e5c4b5.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
