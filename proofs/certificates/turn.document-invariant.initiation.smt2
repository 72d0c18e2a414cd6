; turn document-invariant: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest fa566415aae9e66866628399af2d1ca82497766eccaa363a14ea89d6588b5a69.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not (and (>= 0 0) (<= 0 2))))
(check-sat)
