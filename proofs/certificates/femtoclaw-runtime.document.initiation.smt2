; femtoclaw-runtime document: the initial state satisfies the invariant.
; Of the declaration with SHA-256 330a086cd3964dbeeea037fd7b1062dd8997b3436c7fe753b056df5147a9de97.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not true))
(check-sat)
