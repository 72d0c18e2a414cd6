; femtoclaw-protocol reference: the initial state satisfies the invariant.
; Of the declaration with SHA-256 abccb64428c7174d76657c7ccc47f2f2b7922d698fa61b3cad312115130cb020.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is RECEIVING with the declared values.
(assert (not (let ((a!1 (or (not (or (= 0 2) (= 0 3))) (= 0 0))))
  (and (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 1)
       (>= 0 0)
       (<= 0 1)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 5)
       (>= 0 0)
       (<= 0 4)
       (= 0 0)
       (= 0 0)
       a!1
       (or (not (= 0 4)) (not (= 0 0)))))))
(check-sat)
