; reug reference: the initial state satisfies the invariant.
; Of the declaration with SHA-256 74927a58b6cf63d80de52ab6a03e0c0148e76588cf26aaf300f974be73e5b22a.
; Each answer must be unsat.
(set-logic QF_LIA)
; MAX_DEPTH is any number that is not negative.
(declare-fun MAX_DEPTH () Int)
(assert (>= MAX_DEPTH 0))
; The initial state is READY with the declared values.
(assert (not (and (>= 0 0)
     (<= 0 100)
     (>= 0 0)
     (<= 0 3)
     (>= 0 0)
     (<= 0 4)
     (>= 0 0)
     (<= 0 2)
     (>= 0 0)
     (<= 0 MAX_DEPTH)
     (>= 0 0)
     (<= 0 10)
     (>= 0 0)
     (<= 0 8)
     (<= 0 MAX_DEPTH))))
(check-sat)
