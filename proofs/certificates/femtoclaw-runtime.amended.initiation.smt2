; femtoclaw-runtime amended: the initial state satisfies the invariant.
; Of the declaration with SHA-256 fcb09776fda4508d6edd7ff296f6eb8befadfc8a83c27ee4c9e5bacd4b0a80ba.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not (and (>= 0 0)
     (<= 0 1)
     (>= 0 0)
     (<= 0 2)
     (= 0 0)
     (= true true)
     (= false false)
     (not (not (= 0 0))))))
(check-sat)
