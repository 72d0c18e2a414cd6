; femtoclaw-runtime amended: the initial state satisfies the invariant.
; Of the declaration with SHA-256 d7a1b427c3a025465920b213d6be8e88df639db5e20931d7ff6d12110759e98a.
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
