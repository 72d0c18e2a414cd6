; turn document-creation: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 3369d7e8989641267385e53aef736fd3238030c5d0e6a73977298fba5597e7f7.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
