; femtoclaw-runtime reference: the initial state satisfies the invariant.
; Of the declaration with SHA-256 02cbee7131caf970581b38e67f6ec3bd295db290389bff9c8841b6ab31af006c.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is INITIALIZING with the declared values.
(assert (not (let ((a!1 (and (= 0 1) (not (= 0 1)) (not (= 0 1))))
      (a!2 (and (= 0 1) (or (= 0 1) (= 0 1))))
      (a!3 (or (and (not (= 0 2)) (not (= 0 3))) (= 0 2)))
      (a!4 (not (and (= 0 1) (not (= 0 0)) (not (= 0 0)))))
      (a!5 (not (and (= 0 1) (= 0 1) (not (= 0 0)))))
      (a!6 (not (and (= 0 0) (not (= 0 0)) (not (= 0 0)))))
      (a!7 (or (not (not (= 0 0))) (not (= 0 0))))
      (a!8 (or (not (<= 0 (* (- 1) 1))) (not (= 0 0))))
      (a!9 (or (not (not (= 0 3))) (not (= 0 1))))
      (a!10 (or (not (not (= 0 4))) (not (= 0 2))))
      (a!11 (or (not (= 1 (* (- 1) 1))) (not (= 0 1))))
      (a!12 (not (and (not (= 0 3)) (= 1 (* (- 1) 1))))))
  (and (>= 0 0)
       (<= 0 2)
       (>= 2 0)
       (<= 2 2)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 1)
       (>= 0 0)
       (<= 0 4)
       (>= 0 0)
       (<= 0 1)
       (>= 0 0)
       (<= 0 3)
       (>= (* (- 1) 1) (* (- 1) 1))
       (>= 1 (* (- 1) 1))
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 (ite (>= 1 2) 1 2))
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 8)
       (or (not a!1) a!1)
       (or (not a!2) a!2)
       (= 0 0)
       (= (* (- 1) 1) (* (- 1) 1))
       (= 0 0)
       (= 0 0)
       (= 0 0)
       (= 0 0)
       (= 0 0)
       (or (not (= 0 1)) (= 0 1))
       (or (not (= 0 2)) (= 0 3) (= 0 4))
       (not (= 0 3))
       (or (not (= 0 1)) (= 0 1))
       a!3
       (or (= 0 0) (and (= 0 2) (= 0 2)))
       (or (not (= 0 1)) (= 0 1))
       (or (not (= 0 2)) (= 0 1))
       (or (not (= 0 1)) (not (= 0 1)))
       (= 0 0)
       (= (= 0 1) (= 0 1))
       (= false false)
       (<= 0 (ite false 2 1))
       (= (< 0 (ite false 2 1)) (< 0 1))
       (not (= 2 0))
       (not (not (= 0 0)))
       a!4
       a!5
       a!5
       a!6
       (not (and (= 0 0) (= 0 2)))
       a!7
       a!7
       (or (not (= 0 0)) (not (= 0 1)))
       a!7
       a!8
       a!7
       a!9
       a!10
       a!11
       a!12))))
(check-sat)
