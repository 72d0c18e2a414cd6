; femtoclaw-protocol document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 effec31cee7a2f12c01510b5e3fd3c0b6f598dafc47e5721a3faad46b6fae962.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is RECEIVING with the declared values.
(assert (not (and (>= 0 0) (<= 0 5))))
(check-sat)
