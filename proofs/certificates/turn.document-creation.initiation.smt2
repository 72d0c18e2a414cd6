; turn document-creation: the initial state satisfies the invariant.
; Of the declaration with SHA-256 dc36a4a35a66d62fd25a7a44021a0f065d79c3e1b9e4a067699bc84ea3d3ebd7.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
