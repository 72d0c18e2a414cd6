; kernel reference: the initial state satisfies the invariant.
; The declaration has the SHA-256 digest 4082aa2f843bb95d76f10db364463c761034a47c37cd8606205d24006dad2b4b.
; Each answer must be unsat.
(set-logic QF_LIA)
; EXECUTION_DEADLINE is any non-negative integer.
(declare-fun EXECUTION_DEADLINE () Int)
(assert (>= EXECUTION_DEADLINE 0))
; MAX_AUDIT_RETRIES is any non-negative integer.
(declare-fun MAX_AUDIT_RETRIES () Int)
(assert (>= MAX_AUDIT_RETRIES 0))
; The initial state is BOOTING with the declared values.
(assert (not (let ((a!1 (or (not (or (= 0 3) (= 0 0))) (= 0 0)))
      (a!2 (or (not (or (= 0 2) (= 0 0))) (and (= 0 0) (= 0 0))))
      (a!3 (not (and (not (= 0 0)) (not (= 0 1)))))
      (a!4 (not (and (= 0 0) (not (= 0 0)))))
      (a!5 (or (not (not (= 0 0))) (not (= 0 3))))
      (a!6 (not (and (not (= 0 1)) (= 0 1))))
      (a!7 (not (and (not (= 0 2)) (= 0 2)))))
  (and (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 2)
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 EXECUTION_DEADLINE)
       (>= 0 0)
       (<= 0 MAX_AUDIT_RETRIES)
       (>= 0 0)
       (<= 0 3)
       (>= 0 0)
       (<= 0 6)
       (= 0 0)
       (= 0 0)
       (= 0 0)
       (or (not (= 0 1)) (= 0 1))
       (or (not (= 0 2)) (= 0 2))
       a!1
       (or (= 0 0) (= 0 0))
       a!2
       (<= 0 MAX_AUDIT_RETRIES)
       (not (>= 0 1))
       (not (>= 0 1))
       (not (not (= 0 0)))
       (not (not (= 0 0)))
       (or (not (>= 0 1)) (= 0 0))
       a!3
       a!4
       a!5
       a!6
       a!7))))
(check-sat)
