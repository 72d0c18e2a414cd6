; turn document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 7da9f70d598fc01243a1abf8bc345931c336d87628cfcdc26046b5ef6e947c04.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not true))
(check-sat)
