; turn document-invariant: the initial state satisfies the invariant.
; Of the declaration with SHA-256 fe2e73b991d91915748d7964af13fdac14d536f2e6b8de00be6d17906844a066.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not (and (>= 0 0) (<= 0 2))))
(check-sat)
