; turn document-invariant: the initial state satisfies the invariant.
; Of the declaration with SHA-256 76f6adbd9addaf9e7f2f3766c6a0d710eaa21a4c490a491f79737b0089db0a3e.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not (and (>= 0 0) (<= 0 2))))
(check-sat)
