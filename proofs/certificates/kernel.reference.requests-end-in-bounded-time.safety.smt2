; kernel reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 4082aa2f843bb95d76f10db364463c761034a47c37cd8606205d24006dad2b4b.
; Each answer must be unsat.
(set-logic QF_LIA)
; EXECUTION_DEADLINE is any non-negative integer.
(declare-fun EXECUTION_DEADLINE () Int)
(assert (>= EXECUTION_DEADLINE 0))
; MAX_AUDIT_RETRIES is any non-negative integer.
(declare-fun MAX_AUDIT_RETRIES () Int)
(assert (>= MAX_AUDIT_RETRIES 0))
; The control state is one of 0 BOOTING, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6
;   HALTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; draft is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun draft () Int)
(declare-fun sink () Bool)
; request is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun request () Int)
; requested_tool is one of 0 NONE, 1 READER, 2 WRITER
(declare-fun requested_tool () Int)
; decision is one of 0 NONE, 1 ALLOW, 2 DENY, 3 HALT
(declare-fun decision () Int)
; dispatched_tool is one of 0 NONE, 1 READER, 2 WRITER
(declare-fun dispatched_tool () Int)
; execution is one of 0 NOT_STARTED, 1 STARTED, 2 DONE, 3 UNKNOWN
(declare-fun execution () Int)
(declare-fun error () Bool)
(declare-fun ticks () Int)
(declare-fun retries () Int)
; audited_request is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun audited_request () Int)
; record is one of 0 NONE, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6 HALTED
(declare-fun record () Int)
(declare-fun fallback () Bool)
; Every variable lies in its range.
(assert (<= 0 draft))
(assert (>= 3 draft))
(assert (<= 0 request))
(assert (>= 3 request))
(assert (<= 0 requested_tool))
(assert (>= 2 requested_tool))
(assert (<= 0 decision))
(assert (>= 3 decision))
(assert (<= 0 dispatched_tool))
(assert (>= 2 dispatched_tool))
(assert (<= 0 execution))
(assert (>= 3 execution))
(assert (<= 0 ticks))
(assert (<= ticks EXECUTION_DEADLINE))
(assert (<= 0 retries))
(assert (<= retries MAX_AUDIT_RETRIES))
(assert (<= 0 audited_request))
(assert (>= 3 audited_request))
(assert (<= 0 record))
(assert (>= 6 record))
; BOOTING -> request == NONE and not sink and record == NONE and not fallback and audited_request == NONE
(assert (or (not (= state 0))
    (and (= 0 request)
         (not sink)
         (= 0 record)
         (not fallback)
         (= 0 audited_request))))
; HALTED -> not (BOOTING or IDLE and (sink and draft != NONE) or VALIDATING or ARBITRATING and (requested_tool
;   != NONE and sink) or ARBITRATING and (requested_tool != NONE and not sink) or ARBITRATING and
;   requested_tool == NONE or ARBITRATING or EXECUTING and ticks < EXECUTION_DEADLINE or EXECUTING or
;   EXECUTING and ticks == EXECUTION_DEADLINE or AUDITING and (audited_request == NONE and sink) or AUDITING
;   and (audited_request == NONE and not sink and retries < MAX_AUDIT_RETRIES) or AUDITING and audited_request
;   == request or AUDITING and (audited_request == NONE and not sink and retries == MAX_AUDIT_RETRIES) or
;   (VALIDATING or ARBITRATING) or (BOOTING or IDLE or VALIDATING or ARBITRATING or EXECUTING or AUDITING))
(assert (let ((a!1 (or (= state 0)
               (and (= state 1) sink (not (= 0 draft)))
               (= state 2)
               (and (= state 3) (not (= 0 requested_tool)) sink)
               (and (= state 3) (not (= 0 requested_tool)) (not sink))
               (and (= state 3) (= 0 requested_tool))
               (= state 3)
               (and (= state 4) (< ticks EXECUTION_DEADLINE))
               (= state 4)
               (and (= state 4) (= ticks EXECUTION_DEADLINE))
               (and (= state 5) (= 0 audited_request) sink)
               (and (= state 5)
                    (= 0 audited_request)
                    (not sink)
                    (< retries MAX_AUDIT_RETRIES))
               (and (= state 5) (= audited_request request))
               (and (= state 5)
                    (= 0 audited_request)
                    (not sink)
                    (= retries MAX_AUDIT_RETRIES))
               (= state 2)
               (= state 3)
               (= state 0)
               (= state 1)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5))))
  (or (not (= state 6)) (not a!1))))
; HALTED -> request == NONE and requested_tool == NONE and dispatched_tool == NONE and ticks == 0 and retries
;   == 0 and not sink
(assert (or (not (= state 6))
    (and (= 0 request)
         (= 0 requested_tool)
         (= 0 dispatched_tool)
         (= 0 ticks)
         (= 0 retries)
         (not sink))))
; IDLE and draft != NONE and sink -> IDLE and (sink and draft != NONE)
(assert (let ((a!1 (not (and (= state 1) (not (= 0 draft)) sink))))
  (or a!1 (and (= state 1) sink (not (= 0 draft))))))
; IDLE -> request == NONE and requested_tool == NONE and decision == NONE and dispatched_tool == NONE and
;   execution == NOT_STARTED and not error and ticks == 0 and retries == 0 and audited_request == NONE
(assert (or (not (= state 1))
    (and (= 0 request)
         (= 0 requested_tool)
         (= 0 decision)
         (= 0 dispatched_tool)
         (= 0 execution)
         (not error)
         (= 0 ticks)
         (= 0 retries)
         (= 0 audited_request))))
; VALIDATING or ARBITRATING or EXECUTING or AUDITING -> request != NONE
(assert (or (not (or (= state 2) (= state 3) (= state 4) (= state 5)))
    (not (= 0 request))))
; (request == FIRST -> requested_tool == READER) and (request == SECOND -> requested_tool == WRITER) and
;   (request == THIRD or request == NONE -> requested_tool == NONE)
(assert (let ((a!1 (or (not (or (= 3 request) (= 0 request))) (= 0 requested_tool))))
  (and (or (not (= 1 request)) (= 1 requested_tool))
       (or (not (= 2 request)) (= 2 requested_tool))
       a!1)))
; VALIDATING or ARBITRATING -> decision == NONE and dispatched_tool == NONE and execution == NOT_STARTED and
;   not error and ticks == 0 and retries == 0 and audited_request == NONE
(assert (or (not (or (= state 2) (= state 3)))
    (and (= 0 decision)
         (= 0 dispatched_tool)
         (= 0 execution)
         (not error)
         (= 0 ticks)
         (= 0 retries)
         (= 0 audited_request))))
; EXECUTING -> decision == ALLOW and execution == STARTED and dispatched_tool != NONE
(assert (or (not (= state 4))
    (and (= 1 decision) (= 1 execution) (not (= 0 dispatched_tool)))))
; dispatched_tool == NONE or dispatched_tool == requested_tool
(assert (or (= 0 dispatched_tool) (= dispatched_tool requested_tool)))
; decision == DENY or decision == NONE -> execution == NOT_STARTED and dispatched_tool == NONE
(assert (or (not (or (= 2 decision) (= 0 decision)))
    (and (= 0 execution) (= 0 dispatched_tool))))
; AUDITING -> execution != STARTED and (execution == UNKNOWN -> error)
(assert (let ((a!1 (and (not (= 1 execution)) (or (not (= 3 execution)) error))))
  (or (not (= state 5)) a!1)))
; retries <= MAX_AUDIT_RETRIES
(assert (<= retries MAX_AUDIT_RETRIES))
; AUDITING and decision == ALLOW and requested_tool != NONE -> dispatched_tool == requested_tool and execution
;   != NOT_STARTED
(assert (let ((a!1 (not (and (= state 5) (= 1 decision) (not (= 0 requested_tool))))))
  (or a!1 (and (= dispatched_tool requested_tool) (not (= 0 execution))))))
; retries >= 1 -> AUDITING
(assert (or (not (<= 1 retries)) (= state 5)))
; ticks >= 1 -> EXECUTING
(assert (or (not (<= 1 ticks)) (= state 4)))
; execution != NOT_STARTED -> EXECUTING or AUDITING or HALTED
(assert (or (not (not (= 0 execution))) (= state 4) (= state 5) (= state 6)))
; decision != NONE -> EXECUTING or AUDITING or HALTED
(assert (or (not (not (= 0 decision))) (= state 4) (= state 5) (= state 6)))
; error -> AUDITING or HALTED
(assert (or (not error) (= state 5) (= state 6)))
; record != AUDITING -> not AUDITING
(assert (or (not (not (= 5 record))) (not (= state 5))))
; retries >= 1 -> audited_request == NONE
(assert (or (not (<= 1 retries)) (= 0 audited_request)))
; record != EXECUTING -> not EXECUTING
(assert (or (not (not (= 4 record))) (not (= state 4))))
; record != NONE and record != IDLE -> not BOOTING and not IDLE
(assert (let ((a!1 (not (and (not (= 0 record)) (not (= 1 record))))))
  (or a!1 (and (not (= state 0)) (not (= state 1))))))
; record != VALIDATING -> not VALIDATING
(assert (or (not (not (= 2 record))) (not (= state 2))))
; record != ARBITRATING -> not ARBITRATING
(assert (or (not (not (= 3 record))) (not (= state 3))))
; record != HALTED -> not HALTED
(assert (or (not (not (= 6 record))) (not (= state 6))))
; decision == NONE or decision == HALT -> not EXECUTING and not AUDITING
(assert (or (not (or (= 0 decision) (= 3 decision)))
    (and (not (= state 4)) (not (= state 5)))))
; dispatched_tool == NONE and execution != NOT_STARTED -> HALTED
(assert (let ((a!1 (not (and (= 0 dispatched_tool) (not (= 0 execution))))))
  (or a!1 (= state 6))))
; requested_tool != NONE -> audited_request != THIRD
(assert (or (not (not (= 0 requested_tool))) (not (= 3 audited_request))))
; requested_tool != READER and audited_request == FIRST -> HALTED
(assert (let ((a!1 (not (and (not (= 1 requested_tool)) (= 1 audited_request)))))
  (or a!1 (= state 6))))
; requested_tool != WRITER and audited_request == SECOND -> HALTED
(assert (let ((a!1 (not (and (not (= 2 requested_tool)) (= 2 audited_request)))))
  (or a!1 (= state 6))))
; requests-end-in-bounded-time
(push 1)
(assert (let ((a!1 (or (= state 2) (= state 3) (= state 4) (= state 5)))
      (a!2 (ite (= state 2) 3 (ite (= state 3) 2 (ite (= state 4) 1 0))))
      (a!4 (ite true 3 (ite false 2 (ite false 1 0))))
      (a!5 (< (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks))
              (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks))))
      (a!6 (= (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks))
              (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks))))
      (a!7 (< (ite (= 0 audited_request) 1 0) (ite (= 0 audited_request) 1 0)))
      (a!8 (= (ite (= 0 audited_request) 1 0) (ite (= 0 audited_request) 1 0)))
      (a!9 (< (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries))
              (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries))))
      (a!10 (= (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries))
               (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries))))
      (a!13 (ite false 3 (ite true 2 (ite false 1 0))))
      (a!15 (ite false 3 (ite false 2 (ite false 1 0))))
      (a!17 (ite false 3 (ite false 2 (ite true 1 0))))
      (a!21 (+ (* 1 EXECUTION_DEADLINE) (* (- 1) (+ (* 1 ticks) (* 1 1)))))
      (a!27 (= (+ (* 1 EXECUTION_DEADLINE) (* (- 1) 0))
               (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks))))
      (a!32 (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) (+ (* 1 retries) (* 1 1)))))
      (a!38 (and (not sink) (not (= state 0)) (not (= state 6)))))
(let ((a!3 (or (> 0 a!2)
               (> 0 (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks)))
               (> 0 (ite (= 0 audited_request) 1 0))
               (> 0 (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries)))))
      (a!11 (not (or (< a!4 a!2)
                     (and (= a!4 a!2) a!5)
                     (and (= a!4 a!2) a!6 a!7)
                     (and (= a!4 a!2) a!6 a!8 a!9)
                     (and (= a!4 a!2) a!6 a!8 a!10))))
      (a!14 (or (< a!13 a!2)
                (and (= a!13 a!2) a!5)
                (and (= a!13 a!2) a!6 a!7)
                (and (= a!13 a!2) a!6 a!8 a!9)))
      (a!16 (or (< a!15 a!2)
                (and (= a!15 a!2) a!5)
                (and (= a!15 a!2) a!6 a!7)
                (and (= a!15 a!2) a!6 a!8 a!9)))
      (a!18 (or (< a!17 a!2)
                (and (= a!17 a!2) a!5)
                (and (= a!17 a!2) a!6 a!7)
                (and (= a!17 a!2) a!6 a!8 a!9)))
      (a!22 (and (= a!17 a!2)
                 (< a!21 (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks)))))
      (a!23 (and (= a!17 a!2)
                 (= a!21 (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks)))
                 a!7))
      (a!24 (and (= a!17 a!2)
                 (= a!21 (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks)))
                 a!8
                 a!9))
      (a!26 (and (= a!15 a!2)
                 (< (+ (* 1 EXECUTION_DEADLINE) (* (- 1) 0))
                    (+ (* 1 EXECUTION_DEADLINE) (* (- 1) ticks)))))
      (a!29 (and (= a!15 a!2)
                 a!6
                 (< (ite (= 0 request) 1 0) (ite (= 0 audited_request) 1 0))))
      (a!30 (and (= a!15 a!2)
                 a!6
                 (= (ite (= 0 request) 1 0) (ite (= 0 audited_request) 1 0))
                 (< (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) 0))
                    (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries)))))
      (a!33 (and (= a!15 a!2)
                 a!6
                 a!8
                 (< a!32 (+ (* 1 MAX_AUDIT_RETRIES) (* (- 1) retries))))))
(let ((a!12 (not (and (= state 1) sink (not (= 0 draft)) a!1 a!11)))
      (a!19 (not (and (= state 3)
                      (not (= 0 requested_tool))
                      sink
                      a!1
                      (not a!18))))
      (a!20 (not (and (= state 3)
                      (not (= 0 requested_tool))
                      (not sink)
                      a!1
                      (not a!16))))
      (a!25 (and (= state 4)
                 (< ticks EXECUTION_DEADLINE)
                 a!1
                 (not (or (< a!17 a!2) a!22 a!23 a!24))))
      (a!28 (not (or (< a!15 a!2)
                     a!26
                     (and (= a!15 a!2) a!27 a!7)
                     (and (= a!15 a!2) a!27 a!8 a!9))))
      (a!31 (not (or (< a!15 a!2) (and (= a!15 a!2) a!5) a!29 a!30)))
      (a!34 (not (or (< a!15 a!2)
                     (and (= a!15 a!2) a!5)
                     (and (= a!15 a!2) a!6 a!7)
                     a!33)))
      (a!35 (not (or a!14 (and (= a!13 a!2) a!6 a!8 a!10))))
      (a!36 (not (or a!18 (and (= a!17 a!2) a!6 a!8 a!10))))
      (a!37 (not (or a!16 (and (= a!15 a!2) a!6 a!8 a!10)))))
(let ((a!39 (and (not (and a!1 a!3))
                 a!12
                 (not (and (= state 2) a!1 (not a!14)))
                 (not (and (= state 2) a!1 (not a!16)))
                 a!19
                 a!20
                 (not (and (= state 3) (= 0 requested_tool) a!1 (not a!16)))
                 (not (and (= state 3) a!1 (not a!16)))
                 (not a!25)
                 (not (and (= state 4) a!1 a!28))
                 (not (and (= state 4) a!1 a!28))
                 (not (and (= state 4) (= ticks EXECUTION_DEADLINE) a!1 a!28))
                 (not (and (= state 5) (= 0 audited_request) sink a!1 a!31))
                 (not (and (= state 5)
                           (= 0 audited_request)
                           (not sink)
                           (< retries MAX_AUDIT_RETRIES)
                           a!1
                           a!34))
                 (not (and (= state 2) a!1 (not a!16)))
                 (not (and (= state 3) a!1 (not a!16)))
                 (not (and (= state 4) a!1 a!28))
                 (not (and (= state 2) a!1 a!11))
                 (not (and (= state 3) a!1 a!35))
                 (not (and (= state 4) a!1 a!36))
                 (not (and (= state 5) a!1 a!37))
                 (not (and (= state 2) sink a!1 a!11))
                 (not (and (= state 3) sink a!1 a!35))
                 (not (and (= state 4) sink a!1 a!36))
                 (not (and (= state 5) sink a!1 a!37))
                 (not (and (= state 2) a!38 a!1 a!11))
                 (not (and (= state 3) a!38 a!1 a!35))
                 (not (and (= state 4) a!38 a!1 a!36))
                 (not (and (= state 5) a!38 a!1 a!37)))))
  (not a!39))))))
(check-sat)
(pop 1)
