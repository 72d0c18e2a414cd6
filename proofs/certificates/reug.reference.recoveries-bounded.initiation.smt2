; reug reference: the initial state satisfies the invariant.
; Of the declaration with SHA-256 798925575613507b7569c1f915002bcfb795f82ab75d84378ebafa229eef2a4d.
; Each answer must be unsat.
(set-logic QF_LIA)
; MAX_RECOVERIES is any number that is not negative.
(declare-fun MAX_RECOVERIES () Int)
(assert (>= MAX_RECOVERIES 0))
; The initial state is READY with the declared values.
(assert (not (and (>= 0 0)
     (<= 0 100)
     (>= 0 0)
     (<= 0 MAX_RECOVERIES)
     (>= 0 0)
     (<= 0 4)
     (>= 0 0)
     (<= 0 2)
     (>= 0 0)
     (<= 0 5)
     (>= 0 0)
     (<= 0 10)
     (>= 0 0)
     (<= 0 8)
     (<= 0 MAX_RECOVERIES))))
(check-sat)
