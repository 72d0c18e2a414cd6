; turn document-invariant: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 94f0d42e27df45b473b3edbdf3085ee83a7da6e301a6877e5ed8bab56e55255a.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is AWAITING_INTENT_SELECTION with the declared values.
(assert (not (and (>= 0 0) (<= 0 2))))
(check-sat)
