; reug document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 6603023bfa633c5e841fa74120089d8e737673b731d546655866c0f98c881044.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is READY with the declared values.
(assert (not true))
(check-sat)
