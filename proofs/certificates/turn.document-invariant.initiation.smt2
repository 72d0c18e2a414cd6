; turn document-invariant: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 002eb90f01cea3ee69f7d69a97288cf5f9a6366071af8723370af2924cbf69f5.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not (and (>= 0 0) (<= 0 2))))
(check-sat)
