; reug reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 READY, 1 ENGAGE, 2 UNDERSTAND, 3 EXECUTE_SCRIPT, 4 CREATE_DYNAMIC_TOOL, 5
;   VALIDATE_TOOL_SCHEMA, 6 PARALLELIZE_TASKS, 7 AWAIT_PARALLEL_RESULTS, 8 GENERATE, 9 ERROR_RECOVERY_UNIFIED,
;   10 COMPLETE, 11 SHUTDOWN
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 12)))
(declare-fun fetch_registered () Bool)
(declare-fun intent () Bool)
(declare-fun expired () Bool)
(declare-fun steps () Int)
(declare-fun recoveries () Int)
; outcome is one of 0 NONE, 1 ANSWERED, 2 TOOL_CREATED, 3 FAILED, 4 TIMED_OUT
(declare-fun outcome () Int)
; tool is one of 0 NONE, 1 SEARCH, 2 FETCH
(declare-fun tool () Int)
(declare-fun depth () Int)
(declare-fun too_deep () Bool)
(declare-fun exhausted () Bool)
(declare-fun tasks () Int)
(declare-fun queued () Bool)
; cause is one of 0 NONE, 1 FATAL, 2 TIMEOUT, 3 RECURSION, 4 BUDGET, 5 ERROR, 6 TOOL, 7 SCHEMA, 8 CRASH
(declare-fun cause () Int)
; Every variable lies in its range.
(assert (<= 0 steps))
(assert (>= 100 steps))
(assert (<= 0 recoveries))
(assert (>= 3 recoveries))
(assert (<= 0 outcome))
(assert (>= 4 outcome))
(assert (<= 0 tool))
(assert (>= 2 tool))
(assert (<= 0 depth))
(assert (>= 5 depth))
(assert (<= 0 tasks))
(assert (>= 10 tasks))
(assert (<= 0 cause))
(assert (>= 8 cause))
; (READY or ENGAGE and not expired or UNDERSTAND and (not expired and tool != FETCH) or UNDERSTAND and (not
;   expired and (tool != FETCH or fetch_registered)) or UNDERSTAND and (not expired and steps < MAX_STEPS) or
;   UNDERSTAND and (not expired and tool == FETCH and not fetch_registered) or EXECUTE_SCRIPT and (steps <
;   MAX_STEPS and not too_deep) or EXECUTE_SCRIPT and (depth < MAX_DEPTH and steps < MAX_STEPS) or
;   EXECUTE_SCRIPT and (depth > 0 and not too_deep and not exhausted) or EXECUTE_SCRIPT and ((depth ==
;   MAX_DEPTH or steps == MAX_STEPS) and not too_deep and not exhausted) or EXECUTE_SCRIPT and (steps ==
;   MAX_STEPS and not exhausted) or EXECUTE_SCRIPT and (depth == 0 and not exhausted) or EXECUTE_SCRIPT and
;   too_deep or EXECUTE_SCRIPT and (exhausted and not too_deep) or EXECUTE_SCRIPT and (not too_deep and not
;   exhausted) or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL and not expired or VALIDATE_TOOL_SCHEMA and not
;   expired or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS and (not expired and not queued and tasks <
;   MAX_PARALLEL and steps < MAX_STEPS) or PARALLELIZE_TASKS and (not expired and not queued and (tasks ==
;   MAX_PARALLEL or steps == MAX_STEPS)) or PARALLELIZE_TASKS and (not expired and tasks > 0) or
;   PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS and tasks > 0 or AWAIT_PARALLEL_RESULTS and (queued and tasks
;   < MAX_PARALLEL and steps < MAX_STEPS) or AWAIT_PARALLEL_RESULTS and queued or AWAIT_PARALLEL_RESULTS and
;   (tasks == 0 and not queued) or AWAIT_PARALLEL_RESULTS or GENERATE and (not expired and tool != NONE) or
;   GENERATE and not expired or GENERATE or UNDERSTAND and not expired or PARALLELIZE_TASKS and not expired or
;   (ENGAGE or UNDERSTAND or CREATE_DYNAMIC_TOOL or PARALLELIZE_TASKS) and expired or ENGAGE or UNDERSTAND or
;   CREATE_DYNAMIC_TOOL or (ENGAGE or UNDERSTAND or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or
;   PARALLELIZE_TASKS or GENERATE or ERROR_RECOVERY_UNIFIED) and not expired or ERROR_RECOVERY_UNIFIED and
;   (not intent and not expired) or ERROR_RECOVERY_UNIFIED and (intent and not expired and cause != FATAL and
;   recoveries < MAX_RECOVERIES) or ERROR_RECOVERY_UNIFIED or COMPLETE) or SHUTDOWN
(assert (let ((a!1 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered))))
  (or (= state 0)
      (and (= state 1) (not expired))
      (and (= state 2) (not expired) (not (= 2 tool)))
      a!1
      (and (= state 2) (not expired) (> 100 steps))
      (and (= state 2) (not expired) (= 2 tool) (not fetch_registered))
      (and (= state 3) (> 100 steps) (not too_deep))
      (and (= state 3) (> 5 depth) (> 100 steps))
      (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
      (and (= state 3)
           (or (= 5 depth) (= 100 steps))
           (not too_deep)
           (not exhausted))
      (and (= state 3) (= 100 steps) (not exhausted))
      (and (= state 3) (= 0 depth) (not exhausted))
      (and (= state 3) too_deep)
      (and (= state 3) exhausted (not too_deep))
      (and (= state 3) (not too_deep) (not exhausted))
      (= state 3)
      (and (= state 4) (not expired))
      (and (= state 5) (not expired))
      (= state 5)
      (and (= state 6) (not expired) (not queued) (> 10 tasks) (> 100 steps))
      (and (= state 6)
           (not expired)
           (not queued)
           (or (= 10 tasks) (= 100 steps)))
      (and (= state 6) (not expired) (< 0 tasks))
      (= state 6)
      (and (= state 7) (< 0 tasks))
      (and (= state 7) queued (> 10 tasks) (> 100 steps))
      (and (= state 7) queued)
      (and (= state 7) (= 0 tasks) (not queued))
      (= state 7)
      (and (= state 8) (not expired) (not (= 0 tool)))
      (and (= state 8) (not expired))
      (= state 8)
      (and (= state 2) (not expired))
      (and (= state 6) (not expired))
      (and (or (= state 1) (= state 2) (= state 4) (= state 6)) expired)
      (= state 1)
      (= state 2)
      (= state 4)
      (and (or (= state 1)
               (= state 2)
               (= state 4)
               (= state 5)
               (= state 6)
               (= state 8)
               (= state 9))
           (not expired))
      (and (= state 9) (not intent) (not expired))
      (and (= state 9) intent (not expired) (not (= 1 cause)) (> 3 recoveries))
      (= state 9)
      (= state 10)
      (= state 11))))
; steps <= 100 and depth <= 5 and recoveries <= 3 and tasks <= 10
(assert (and (>= 100 steps) (>= 5 depth) (>= 3 recoveries) (>= 10 tasks)))
; steps <= MAX_STEPS
(assert (>= 100 steps))
; depth <= MAX_DEPTH
(assert (>= 5 depth))
; recoveries <= MAX_RECOVERIES
(assert (>= 3 recoveries))
; tasks <= MAX_PARALLEL
(assert (>= 10 tasks))
; EXECUTE_SCRIPT and not too_deep and not exhausted -> (EXECUTE_SCRIPT and (depth < MAX_DEPTH and steps <
;   MAX_STEPS) or depth == MAX_DEPTH or steps == MAX_STEPS) and (EXECUTE_SCRIPT and (depth > 0 and not
;   too_deep and not exhausted) or depth == 0)
(assert (let ((a!1 (and (or (and (= state 3) (> 5 depth) (> 100 steps))
                    (= 5 depth)
                    (= 100 steps))
                (or (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
                    (= 0 depth)))))
  (or (not (and (= state 3) (not too_deep) (not exhausted))) a!1)))
; (ENGAGE or UNDERSTAND or CREATE_DYNAMIC_TOOL or GENERATE -> ENGAGE or UNDERSTAND or CREATE_DYNAMIC_TOOL or
;   GENERATE) and (EXECUTE_SCRIPT or PARALLELIZE_TASKS -> EXECUTE_SCRIPT or PARALLELIZE_TASKS) and
;   (AWAIT_PARALLEL_RESULTS -> AWAIT_PARALLEL_RESULTS) and (VALIDATE_TOOL_SCHEMA -> VALIDATE_TOOL_SCHEMA) and
;   (ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED)
(assert (let ((a!1 (or (= state 1) (= state 2) (= state 4) (= state 8)))
      (a!2 (or (not (or (= state 3) (= state 6))) (or (= state 3) (= state 6)))))
  (and (or (not a!1) a!1)
       a!2
       (or (not (= state 7)) (= state 7))
       (or (not (= state 5)) (= state 5))
       (or (not (= state 9)) (= state 9)))))
; not ((EXECUTE_SCRIPT and (exhausted and not too_deep)) and too_deep) and not ((EXECUTE_SCRIPT and (not
;   too_deep and not exhausted) or ENGAGE and not expired or UNDERSTAND and not expired or CREATE_DYNAMIC_TOOL
;   and not expired or PARALLELIZE_TASKS and not expired) and (too_deep or exhausted)) and (EXECUTE_SCRIPT and
;   (exhausted and not too_deep) -> exhausted) and (EXECUTE_SCRIPT and too_deep -> too_deep)
(assert (let ((a!1 (not (and (and (= state 3) exhausted (not too_deep)) too_deep)))
      (a!2 (and (or (and (= state 3) (not too_deep) (not exhausted))
                    (and (= state 1) (not expired))
                    (and (= state 2) (not expired))
                    (and (= state 4) (not expired))
                    (and (= state 6) (not expired)))
                (or too_deep exhausted)))
      (a!3 (or (not (and (= state 3) exhausted (not too_deep))) exhausted))
      (a!4 (or (not (and (= state 3) too_deep)) too_deep)))
  (and a!1 (not a!2) a!3 a!4)))
; ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS
;   or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED -> expired or (EXECUTE_SCRIPT or
;   AWAIT_PARALLEL_RESULTS or (ENGAGE or UNDERSTAND or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or
;   PARALLELIZE_TASKS or GENERATE or ERROR_RECOVERY_UNIFIED) and not expired)
(assert (or (not (or (= state 1)
             (= state 2)
             (= state 3)
             (= state 4)
             (= state 5)
             (= state 6)
             (= state 7)
             (= state 8)
             (= state 9)))
    expired
    (= state 3)
    (= state 7)
    (and (or (= state 1)
             (= state 2)
             (= state 4)
             (= state 5)
             (= state 6)
             (= state 8)
             (= state 9))
         (not expired))))
; READY or ENGAGE or SHUTDOWN -> not intent and steps == 0 and recoveries == 0 and outcome == NONE and (not
;   expired or ENGAGE)
(assert (or (not (or (= state 0) (= state 1) (= state 11)))
    (and (not intent)
         (= 0 steps)
         (= 0 recoveries)
         (= 0 outcome)
         (or (not expired) (= state 1)))))
; (EXECUTE_SCRIPT or depth == 0 and not too_deep and not exhausted) and (PARALLELIZE_TASKS or
;   AWAIT_PARALLEL_RESULTS or tasks == 0 and not queued)
(assert (and (or (= state 3) (and (= 0 depth) (not too_deep) (not exhausted)))
     (or (= state 6) (= state 7) (and (= 0 tasks) (not queued)))))
; ERROR_RECOVERY_UNIFIED == (cause != NONE)
(assert (= (= state 9) (not (= 0 cause))))
; COMPLETE == (outcome != NONE)
(assert (= (= state 10) (not (= 0 outcome))))
; READY or ENGAGE or ERROR_RECOVERY_UNIFIED or COMPLETE or SHUTDOWN or intent
(assert (or (= state 0) (= state 1) (= state 9) (= state 10) (= state 11) intent))
; GENERATE and tool == FETCH -> fetch_registered
(assert (or (not (and (= state 8) (= 2 tool))) fetch_registered))
; (UNDERSTAND or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or GENERATE or tool == NONE) and
;   (CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA -> tool == FETCH and not fetch_registered)
(assert (let ((a!1 (or (not (or (= state 4) (= state 5)))
               (and (= 2 tool) (not fetch_registered)))))
  (and (or (= state 2) (= state 4) (= state 5) (= state 8) (= 0 tool)) a!1)))
; depth <= 4 -> not too_deep
(assert (or (not (>= 4 depth)) (not too_deep)))
; steps == 100 and too_deep -> exhausted
(assert (or (not (and (= 100 steps) too_deep)) exhausted))
; not intent and (cause != TIMEOUT and cause != ERROR) -> READY or ENGAGE or COMPLETE or SHUTDOWN
(assert (let ((a!1 (not (and (not intent) (not (= 2 cause)) (not (= 5 cause))))))
  (or a!1 (= state 0) (= state 1) (= state 10) (= state 11))))
; not expired and (cause == NONE or cause == TIMEOUT) -> not ERROR_RECOVERY_UNIFIED
(assert (let ((a!1 (not (and (not expired) (or (= 0 cause) (= 2 cause))))))
  (or a!1 (not (= state 9)))))
; not intent -> recoveries < 1
(assert (or (not (not intent)) (> 1 recoveries)))
; expired -> not READY and not EXECUTE_SCRIPT and not AWAIT_PARALLEL_RESULTS and not SHUTDOWN
(assert (or (not expired)
    (and (not (= state 0))
         (not (= state 3))
         (not (= state 7))
         (not (= state 11)))))
; steps <= 99 -> not exhausted
(assert (or (not (>= 99 steps)) (not exhausted)))
; determinism
(push 1)
(assert false)
(check-sat)
(pop 1)
; range-safety
(push 1)
(assert false)
(check-sat)
(pop 1)
; deadlock-freedom
(push 1)
(assert (let ((a!1 (and (= state 2) (not expired) (not (= 2 tool))))
      (a!2 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered)))
      (a!3 (and (= state 2) (not expired) (= 2 tool) (not fetch_registered)))
      (a!4 (and (= state 3) (> 5 depth) (> 100 steps)))
      (a!5 (and (= state 3) (< 0 depth) (not too_deep) (not exhausted)))
      (a!6 (and (= state 3)
                (or (= 5 depth) (= 100 steps))
                (not too_deep)
                (not exhausted)))
      (a!7 (and (= state 6)
                (not expired)
                (not queued)
                (> 10 tasks)
                (> 100 steps)))
      (a!8 (and (= state 6)
                (not expired)
                (not queued)
                (or (= 10 tasks) (= 100 steps))))
      (a!9 (and (= state 7) queued (> 10 tasks) (> 100 steps)))
      (a!10 (and (= state 8) (not expired) (not (= 0 tool))))
      (a!11 (and (or (= state 1) (= state 2) (= state 4) (= state 6)) expired))
      (a!12 (and (or (= state 1)
                     (= state 2)
                     (= state 4)
                     (= state 5)
                     (= state 6)
                     (= state 8)
                     (= state 9))
                 (not expired)))
      (a!13 (and (= state 9)
                 intent
                 (not expired)
                 (not (= 1 cause))
                 (> 3 recoveries))))
(let ((a!14 (not (or (= state 0)
                     (and (= state 1) (not expired))
                     a!1
                     a!2
                     (and (= state 2) (not expired) (> 100 steps))
                     a!3
                     (and (= state 3) (> 100 steps) (not too_deep))
                     a!4
                     a!5
                     a!6
                     (and (= state 3) (= 100 steps) (not exhausted))
                     (and (= state 3) (= 0 depth) (not exhausted))
                     (and (= state 3) too_deep)
                     (and (= state 3) exhausted (not too_deep))
                     (and (= state 3) (not too_deep) (not exhausted))
                     (= state 3)
                     (and (= state 4) (not expired))
                     (and (= state 5) (not expired))
                     (= state 5)
                     a!7
                     a!8
                     (and (= state 6) (not expired) (< 0 tasks))
                     (= state 6)
                     (and (= state 7) (< 0 tasks))
                     a!9
                     (and (= state 7) queued)
                     (and (= state 7) (= 0 tasks) (not queued))
                     (= state 7)
                     a!10
                     (and (= state 8) (not expired))
                     (= state 8)
                     (and (= state 2) (not expired))
                     (and (= state 6) (not expired))
                     a!11
                     (= state 1)
                     (= state 2)
                     (= state 4)
                     a!12
                     (and (= state 9) (not intent) (not expired))
                     a!13
                     (= state 9)
                     (= state 10))))
      (a!16 (not (or (and (= state 1) (not expired))
                     a!1
                     a!2
                     (and (= state 2) (not expired) (> 100 steps))
                     a!3
                     (and (= state 3) (> 100 steps) (not too_deep))
                     a!4
                     a!5
                     a!6
                     (and (= state 3) (= 100 steps) (not exhausted))
                     (and (= state 3) (= 0 depth) (not exhausted))
                     (and (= state 3) too_deep)
                     (and (= state 3) exhausted (not too_deep))
                     (= state 3)
                     (and (= state 4) (not expired))
                     (and (= state 5) (not expired))
                     (= state 5)
                     a!7
                     a!8
                     (and (= state 6) (not expired) (< 0 tasks))
                     (and (= state 7) (< 0 tasks))
                     a!9
                     (and (= state 7) queued)
                     (and (= state 7) (= 0 tasks) (not queued))
                     (= state 7)
                     a!10
                     (and (= state 8) (not expired))
                     (= state 8)
                     a!11
                     a!12
                     (and (= state 9) (not intent) (not expired))
                     a!13
                     (= state 9)
                     (= state 10)))))
(let ((a!15 (not (and (not (= state 11)) a!14)))
      (a!17 (and (not (or (= state 0) (= state 11))) a!16)))
  (not (and a!15 (not a!17)))))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered))))
(let ((a!2 (or (and (= state 1) (not expired))
               (and (= state 2) (not expired) (not (= 2 tool)))
               a!1
               (and (= state 2) (not expired) (> 100 steps))
               (and (= state 2) (not expired) (= 2 tool) (not fetch_registered))
               (and (= state 3) (> 100 steps) (not too_deep))
               (and (= state 3) (> 5 depth) (> 100 steps))
               (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
               (and (= state 3)
                    (or (= 5 depth) (= 100 steps))
                    (not too_deep)
                    (not exhausted))
               (and (= state 3) (= 100 steps) (not exhausted))
               (and (= state 3) (= 0 depth) (not exhausted))
               (and (= state 3) too_deep)
               (and (= state 3) exhausted (not too_deep))
               (= state 3)
               (and (= state 4) (not expired))
               (and (= state 5) (not expired))
               (= state 5)
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (> 10 tasks)
                    (> 100 steps))
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (or (= 10 tasks) (= 100 steps)))
               (and (= state 6) (not expired) (< 0 tasks))
               (and (= state 7) (< 0 tasks))
               (and (= state 7) queued (> 10 tasks) (> 100 steps))
               (and (= state 7) queued)
               (and (= state 7) (= 0 tasks) (not queued))
               (= state 7)
               (and (= state 8) (not expired) (not (= 0 tool)))
               (and (= state 8) (not expired))
               (= state 8)
               (and (or (= state 1) (= state 2) (= state 4) (= state 6))
                    expired)
               (and (or (= state 1)
                        (= state 2)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 8)
                        (= state 9))
                    (not expired))
               (and (= state 9) (not intent) (not expired))
               (and (= state 9)
                    intent
                    (not expired)
                    (not (= 1 cause))
                    (> 3 recoveries))
               (= state 9)
               (= state 10))))
(let ((a!3 (not (and (or (= state 0) (= state 11)) a!2)))
      (a!4 (and (not (or (= state 0) (= state 11))) (not a!2))))
  (not (and a!3 (not a!4)))))))
(check-sat)
(pop 1)
; shutdown-between-turns
(push 1)
(assert (let ((a!1 (or (not (or (= state 0) (= state 10)))
               (or (= state 0) (= state 10)))))
  (not a!1)))
(check-sat)
(pop 1)
; tool-success-is-of-something
(push 1)
(assert (let ((a!1 (or (and (= state 6) (not expired) (< 0 tasks))
               (and (= state 8) (not expired) (not (= 0 tool))))))
(let ((a!2 (or (not a!1)
               (and (= state 6) (< 0 tasks))
               (and (= state 8) (not (= 0 tool))))))
  (not a!2))))
(check-sat)
(pop 1)
; deadlock-shutdown-exempt
(push 1)
(assert (let ((a!1 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered))))
(let ((a!2 (or (= state 0)
               (and (= state 1) (not expired))
               (and (= state 2) (not expired) (not (= 2 tool)))
               a!1
               (and (= state 2) (not expired) (> 100 steps))
               (and (= state 2) (not expired) (= 2 tool) (not fetch_registered))
               (and (= state 3) (> 100 steps) (not too_deep))
               (and (= state 3) (> 5 depth) (> 100 steps))
               (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
               (and (= state 3)
                    (or (= 5 depth) (= 100 steps))
                    (not too_deep)
                    (not exhausted))
               (and (= state 3) (= 100 steps) (not exhausted))
               (and (= state 3) (= 0 depth) (not exhausted))
               (and (= state 3) too_deep)
               (and (= state 3) exhausted (not too_deep))
               (and (= state 3) (not too_deep) (not exhausted))
               (= state 3)
               (and (= state 4) (not expired))
               (and (= state 5) (not expired))
               (= state 5)
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (> 10 tasks)
                    (> 100 steps))
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (or (= 10 tasks) (= 100 steps)))
               (and (= state 6) (not expired) (< 0 tasks))
               (= state 6)
               (and (= state 7) (< 0 tasks))
               (and (= state 7) queued (> 10 tasks) (> 100 steps))
               (and (= state 7) queued)
               (and (= state 7) (= 0 tasks) (not queued))
               (= state 7)
               (and (= state 8) (not expired) (not (= 0 tool)))
               (and (= state 8) (not expired))
               (= state 8)
               (and (= state 2) (not expired))
               (and (= state 6) (not expired))
               (and (or (= state 1) (= state 2) (= state 4) (= state 6))
                    expired)
               (= state 1)
               (= state 2)
               (= state 4)
               (and (or (= state 1)
                        (= state 2)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 8)
                        (= state 9))
                    (not expired))
               (and (= state 9) (not intent) (not expired))
               (and (= state 9)
                    intent
                    (not expired)
                    (not (= 1 cause))
                    (> 3 recoveries))
               (= state 9)
               (= state 10)
               (= state 11))))
  (not a!2))))
(check-sat)
(pop 1)
; limits-of-the-document
(push 1)
(assert (not (and (>= 100 steps) (>= 5 depth) (>= 3 recoveries) (>= 10 tasks))))
(check-sat)
(pop 1)
; steps-bounded
(push 1)
(assert (not (>= 100 steps)))
(check-sat)
(pop 1)
; depth-bounded
(push 1)
(assert (not (>= 5 depth)))
(check-sat)
(pop 1)
; recoveries-bounded
(push 1)
(assert (not (>= 3 recoveries)))
(check-sat)
(pop 1)
; tasks-bounded
(push 1)
(assert (not (>= 10 tasks)))
(check-sat)
(pop 1)
; results-are-of-all-tasks
(push 1)
(assert (let ((a!1 (not (and (= state 7) (and (= 0 tasks) (not queued))))))
  (not (or a!1 (and (= 0 tasks) (not queued))))))
(check-sat)
(pop 1)
; queued-only-without-a-place
(push 1)
(assert (let ((a!1 (not (and (= state 6)
                     (not expired)
                     (not queued)
                     (or (= 10 tasks) (= 100 steps))))))
  (not (or a!1 (or (= 10 tasks) (= 100 steps))))))
(check-sat)
(pop 1)
; tasks-within-limits
(push 1)
(assert (let ((a!1 (not (or (and (= state 6)
                         (not expired)
                         (not queued)
                         (> 10 tasks)
                         (> 100 steps))
                    (and (= state 7) queued (> 10 tasks) (> 100 steps))))))
(let ((a!2 (or a!1 (and (or (= state 6) queued) (> 10 tasks) (> 100 steps)))))
  (not a!2))))
(check-sat)
(pop 1)
; calls-within-limits
(push 1)
(assert (let ((a!1 (or (not (and (= state 3) (> 5 depth) (> 100 steps)))
               (and (> 5 depth) (> 100 steps) (not too_deep) (not exhausted)))))
  (not a!1)))
(check-sat)
(pop 1)
; steps-within-budget
(push 1)
(assert (let ((a!1 (or (not (and (= state 3) (> 100 steps) (not too_deep)))
               (and (> 100 steps) (not too_deep) (not exhausted)))))
  (not a!1)))
(check-sat)
(pop 1)
; returns-from-calls
(push 1)
(assert (let ((a!1 (not (and (= state 3)
                     (and (< 0 depth) (not too_deep) (not exhausted))))))
  (not (or a!1 (and (< 0 depth) (not too_deep) (not exhausted))))))
(check-sat)
(pop 1)
; script-ends-outside-its-calls
(push 1)
(assert (let ((a!1 (or (not (and (= state 3) (= 0 depth) (not exhausted)))
               (and (= 0 depth) (not too_deep) (not exhausted)))))
  (not a!1)))
(check-sat)
(pop 1)
; calls-and-returns-are-free-within-limits
(push 1)
(assert (let ((a!1 (and (or (and (= state 3) (> 5 depth) (> 100 steps))
                    (= 5 depth)
                    (= 100 steps))
                (or (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
                    (= 0 depth)))))
(let ((a!2 (or (not (and (= state 3) (not too_deep) (not exhausted))) a!1)))
  (not a!2))))
(check-sat)
(pop 1)
; refused-only-at-the-limit
(push 1)
(assert (let ((a!1 (and (or (= 5 depth) (= 100 steps)) (not too_deep) (not exhausted))))
(let ((a!2 (or (not (and (= state 3) a!1)) a!1)))
  (not a!2))))
(check-sat)
(pop 1)
; step-refused-only-with-the-budget-spent
(push 1)
(assert (let ((a!1 (or (not (and (= state 3) (= 100 steps) (not exhausted)))
               (and (= 100 steps) (not too_deep) (not exhausted)))))
  (not a!1)))
(check-sat)
(pop 1)
; fatal-before-everything
(push 1)
(assert (let ((a!1 (or (= state 1) (= state 2) (= state 4) (= state 8)))
      (a!2 (or (not (or (= state 3) (= state 6))) (or (= state 3) (= state 6)))))
(let ((a!3 (and (or (not a!1) a!1)
                a!2
                (or (not (= state 7)) (= state 7))
                (or (not (= state 5)) (= state 5))
                (or (not (= state 9)) (= state 9)))))
  (not a!3))))
(check-sat)
(pop 1)
; timeout-before-other-errors
(push 1)
(assert (let ((a!1 (not (or (and (= state 3) too_deep)
                    (and (= state 3) exhausted (not too_deep))
                    (and (= state 3) (not too_deep) (not exhausted))
                    (and (= state 5) (not expired))
                    (and (= state 1) (not expired))
                    (and (= state 2) (not expired))
                    (and (= state 4) (not expired))
                    (and (= state 6) (not expired))))))
  (not (or a!1 (not expired)))))
(check-sat)
(pop 1)
; recursion-before-budget-before-error
(push 1)
(assert (let ((a!1 (not (and (and (= state 3) exhausted (not too_deep)) too_deep)))
      (a!2 (and (or (and (= state 3) (not too_deep) (not exhausted))
                    (and (= state 1) (not expired))
                    (and (= state 2) (not expired))
                    (and (= state 4) (not expired))
                    (and (= state 6) (not expired)))
                (or too_deep exhausted)))
      (a!3 (or (not (and (= state 3) exhausted (not too_deep))) exhausted))
      (a!4 (or (not (and (= state 3) too_deep)) too_deep)))
  (not (and a!1 (not a!2) a!3 a!4))))
(check-sat)
(pop 1)
; deadlines-are-of-turns
(push 1)
(assert (let ((a!1 (or (= state 3)
               (= state 7)
               (and (or (= state 1)
                        (= state 2)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 8)
                        (= state 9))
                    (not expired)))))
(let ((a!2 (or (not a!1)
               (not (or expired (= state 0) (= state 10) (= state 11))))))
  (not a!2))))
(check-sat)
(pop 1)
; deadlines-change-nothing-else
(push 1)
(assert (let ((a!1 (and (or (not (= state 3))
                    (= state 3)
                    (= state 7)
                    (and (= 0 depth)
                         (= false too_deep)
                         (= false exhausted)
                         (= 2 cause)))
                (or (not (= state 7))
                    (= state 3)
                    (= state 7)
                    (and (= 0 tasks) (= false queued) (= 2 cause))))))
  (not a!1)))
(check-sat)
(pop 1)
; deadline-everywhere
(push 1)
(assert (let ((a!1 (or (not (or (= state 1)
                        (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 7)
                        (= state 8)
                        (= state 9)))
               expired
               (= state 3)
               (= state 7)
               (and (or (= state 1)
                        (= state 2)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 8)
                        (= state 9))
                    (not expired)))))
  (not a!1)))
(check-sat)
(pop 1)
; deadline-passes-once
(push 1)
(assert (let ((a!1 (or (= state 3)
               (= state 7)
               (and (or (= state 1)
                        (= state 2)
                        (= state 4)
                        (= state 5)
                        (= state 6)
                        (= state 8)
                        (= state 9))
                    (not expired))))
      (a!2 (not (or (not (not expired)) (not expired))))
      (a!4 (and (= state 7) (< 0 tasks) (not (not expired)))))
(let ((a!3 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered)
                a!2)))
  (or (not (or (not a!1) (not expired)))
      (and (= state 0) a!2)
      (and (= state 1) (not expired) a!2)
      (and (= state 2) (not expired) (not (= 2 tool)) a!2)
      a!3
      (and (= state 2) (and (not expired) (> 100 steps)) (not (not expired)))
      (and (= state 2) (not expired) (= 2 tool) (not fetch_registered) a!2)
      (and (= state 2) (and (not expired) (> 100 steps)) a!2)
      (and (= state 3) (> 100 steps) (not too_deep) (not (not expired)))
      (and (= state 3) (> 5 depth) (> 100 steps) (not (not expired)))
      (and (= state 3)
           (< 0 depth)
           (not too_deep)
           (not exhausted)
           (not (not expired)))
      (and (= state 3)
           (or (= 5 depth) (= 100 steps))
           (not too_deep)
           (not exhausted)
           (not (not expired)))
      (and (= state 3) (= 100 steps) (not exhausted) (not (not expired)))
      (and (= state 3) (= 0 depth) (not exhausted) a!2)
      (and (= state 3) too_deep a!2)
      (and (= state 3) exhausted (not too_deep) a!2)
      (and (= state 3) (not too_deep) (not exhausted) a!2)
      (and (= state 3) a!2)
      (and (= state 4) (not expired) a!2)
      (and (= state 5) a!2)
      (and (= state 5) (not expired) a!2)
      (and (= state 5) a!2)
      (and (= state 6)
           (not expired)
           (not queued)
           (> 10 tasks)
           (> 100 steps)
           a!2)
      (and (= state 6)
           (not expired)
           (not queued)
           (or (= 10 tasks) (= 100 steps))
           a!2)
      (and (= state 6) (not expired) (< 0 tasks) (not (not expired)))
      (and (= state 6) a!2)
      a!4
      a!4
      (and (= state 7) queued (> 10 tasks) (> 100 steps) (not (not expired)))
      (and (= state 7) queued (not (not expired)))
      (and (= state 7) (= 0 tasks) (not queued) a!2)
      (and (= state 7) a!2)
      (and (= state 8) a!2)
      (and (= state 1) (not expired) a!2)
      (and (= state 2) (not expired) a!2)
      (and (= state 4) (not expired) a!2)
      (and (= state 6) (not expired) a!2)
      (and (= state 1) expired a!2)
      (and (= state 2) expired a!2)
      (and (= state 4) expired a!2)
      (and (= state 6) expired a!2)
      (and (= state 9) (not intent) (not expired) a!2)
      (and (= state 9)
           intent
           (not expired)
           (not (= 1 cause))
           (> 3 recoveries)
           a!2)))))
(check-sat)
(pop 1)
; watchdog-only-after-the-deadline
(push 1)
(assert (let ((a!1 (not (and (or (= state 1) (= state 2) (= state 4) (= state 6))
                     expired))))
  (not (or a!1 expired))))
(check-sat)
(pop 1)
; no-work-after-the-deadline
(push 1)
(assert (let ((a!1 (and (= state 2)
                (not expired)
                (or (not (= 2 tool)) fetch_registered))))
(let ((a!2 (or (and (= state 1) (not expired))
               (and (= state 2) (not expired) (not (= 2 tool)))
               a!1
               (and (= state 2) (not expired) (> 100 steps))
               (and (= state 2) (not expired) (= 2 tool) (not fetch_registered))
               (and (= state 3) (> 100 steps) (not too_deep))
               (and (= state 3) (> 5 depth) (> 100 steps))
               (and (= state 3) (< 0 depth) (not too_deep) (not exhausted))
               (and (= state 3) (= 0 depth) (not exhausted))
               (and (= state 4) (not expired))
               (and (= state 5) (not expired))
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (> 10 tasks)
                    (> 100 steps))
               (and (= state 6)
                    (not expired)
                    (not queued)
                    (or (= 10 tasks) (= 100 steps)))
               (and (= state 6) (not expired) (< 0 tasks))
               (and (= state 7) (< 0 tasks))
               (and (= state 7) queued (> 10 tasks) (> 100 steps))
               (and (= state 7) queued)
               (and (= state 7) (= 0 tasks) (not queued))
               (and (= state 8) (not expired) (not (= 0 tool)))
               (and (= state 8) (not expired))
               (and (= state 9) (not intent) (not expired))
               (and (= state 9)
                    intent
                    (not expired)
                    (not (= 1 cause))
                    (> 3 recoveries)))))
  (not (or (not a!2) (not expired))))))
(check-sat)
(pop 1)
; turns-begin-afresh
(push 1)
(assert (let ((a!1 (or (not (or (= state 0) (= state 1) (= state 11)))
               (and (not intent)
                    (= 0 steps)
                    (= 0 recoveries)
                    (= 0 outcome)
                    (or (not expired) (= state 1))))))
  (not a!1)))
(check-sat)
(pop 1)
; levels-are-left-behind
(push 1)
(assert (let ((a!1 (and (or (= state 3)
                    (and (= 0 depth) (not too_deep) (not exhausted)))
                (or (= state 6) (= state 7) (and (= 0 tasks) (not queued))))))
  (not a!1)))
(check-sat)
(pop 1)
; recovery-resets-the-levels
(push 1)
(assert (and (= state 9)
     intent
     (not expired)
     (not (= 1 cause))
     (> 3 recoveries)
     (not (and (= 0 depth)
               (= 0 tasks)
               (not queued)
               (= 0 tool)
               (not too_deep)
               (not exhausted)))))
(check-sat)
(pop 1)
; recovery-knows-its-cause
(push 1)
(assert (not (= (= state 9) (not (= 0 cause)))))
(check-sat)
(pop 1)
; rejections-and-failures-have-reasons
(push 1)
(assert (let ((a!1 (and (or (not expired) (= 2 (ite expired 2 7)))
                (or (not (not expired)) (= 7 (ite expired 2 7)))))
      (a!2 (and (or (not expired) (= 2 (ite expired 2 6)))
                (or (not (not expired)) (= 6 (ite expired 2 6))))))
  (or (and (= state 5) (not a!1)) (and (= state 8) (not a!2)))))
(check-sat)
(pop 1)
; recovered-only-if-recoverable
(push 1)
(assert (let ((a!1 (not (and (= state 9)
                     intent
                     (not expired)
                     (not (= 1 cause))
                     (> 3 recoveries)))))
(let ((a!2 (or a!1
               (and (= state 9)
                    (not (= 1 cause))
                    (not expired)
                    intent
                    (> 3 recoveries)))))
  (not a!2))))
(check-sat)
(pop 1)
; nothing-is-done-for-the-lost
(push 1)
(assert (let ((a!1 (or (not (and (= state 9) (not intent) (not expired)))
               (and (= state 9)
                    (not (= 1 cause))
                    (not expired)
                    (not intent)
                    (> 3 recoveries)))))
  (not a!1)))
(check-sat)
(pop 1)
; fatal-errors-complete
(push 1)
(assert false)
(check-sat)
(pop 1)
; outcome-of-every-turn
(push 1)
(assert (not (= (= state 10) (not (= 0 outcome)))))
(check-sat)
(pop 1)
; given-up-only-in-recovery
(push 1)
(assert (not (or (not (= state 9)) (= state 9))))
(check-sat)
(pop 1)
; intent-known-in-understand
(push 1)
(assert (not (or (= state 0) (= state 1) (= state 9) (= state 10) (= state 11) intent)))
(check-sat)
(pop 1)
; scripts-start-within-budget
(push 1)
(assert (let ((a!1 (or (not (and (= state 2) (not expired) (> 100 steps)))
               (> 100 steps))))
  (not a!1)))
(check-sat)
(pop 1)
; tools-are-considered-once
(push 1)
(assert (let ((a!1 (not (and (= state 2) (not expired) (not (= 2 tool))))))
(let ((a!2 (or a!1 (and (= state 2) (not (= 2 tool))))))
  (not a!2))))
(check-sat)
(pop 1)
; only-registered-tools-are-used
(push 1)
(assert (let ((a!1 (or (not (and (= state 8) (= 2 tool))) fetch_registered)))
  (not a!1)))
(check-sat)
(pop 1)
; tool-in-hand
(push 1)
(assert (let ((a!1 (or (not (or (= state 4) (= state 5)))
               (and (= 2 tool) (not fetch_registered)))))
  (not (and (or (= state 2) (= state 4) (= state 5) (= state 8) (= 0 tool)) a!1))))
(check-sat)
(pop 1)
; tools-come-into-question-between-turns
(push 1)
(assert (let ((a!1 (or (not (and (= state 0) fetch_registered))
               (and (= state 0) fetch_registered))))
  (not a!1)))
(check-sat)
(pop 1)
; turns-end-in-bounded-time
(push 1)
(assert (let ((a!1 (or (= state 1)
               (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (= state 6)
               (= state 7)
               (= state 8)
               (= state 9)))
      (a!2 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!4 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!5 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!6 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!8 (< (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!9 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!10 (ite false 3 (ite false 2 (ite false 1 0))))
      (a!13 (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!15 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!16 (< (ite (or too_deep exhausted) 0 1)
               (ite (or too_deep exhausted) 0 1)))
      (a!18 (= (ite (or too_deep exhausted) 0 1)
               (ite (or too_deep exhausted) 0 1)))
      (a!21 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!23 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!38 (ite (= 1 (ite (= 0 tool) 1 2)) 1 0))
      (a!45 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!48 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!53 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!59 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!60 (ite true (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!63 (+ (* 1 100) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!84 (ite (or (= 5 depth) (= 100 steps)) 0 1))
      (a!94 (= (ite true 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!99 (< (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!101 (= (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!109 (= (ite too_deep 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!132 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!147 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* 1 1)))))
      (a!152 (ite true (ite true 0 1) (ite true 1 0)))
      (a!156 (ite false (ite false 0 1) (ite false 1 0)))
      (a!158 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!162 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* (- 1) 1)))))
      (a!222 (+ (* 1 3) (* (- 1) (+ (* 1 recoveries) (* 1 1))))))
(let ((a!3 (ite (= state 1) 5 (ite (= state 2) 4 a!2)))
      (a!39 (ite (= 0 (ite (= 0 tool) 1 2)) 2 a!38))
      (a!148 (ite true a!147 (+ (* 1 tasks) (* 1 1))))
      (a!163 (ite false a!162 (+ (* 1 tasks) (* (- 1) 1))))
      (a!171 (ite false a!147 (+ (* 1 tasks) (* 1 1)))))
(let ((a!7 (or (> 0 (+ (* 1 3) (* (- 1) recoveries)))
               (> 0 a!3)
               (> 0 (ite expired 0 1))
               (> 0 (+ (* 1 100) (* (- 1) steps)))
               (> 0 (ite (or too_deep exhausted) 0 1))
               (> 0 depth)
               (> 0 a!4)
               (> 0 a!5)
               (> 0 a!6)
               (> 0 (ite intent 0 1))))
      (a!11 (and a!9 (< (ite true 5 (ite false 4 a!10)) a!3)))
      (a!12 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (< (ite expired 0 1) (ite expired 0 1))))
      (a!14 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!13))
      (a!17 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!16))
      (a!19 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (< depth depth)))
      (a!20 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (< a!4 a!4)))
      (a!22 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!24 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!25 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!26 (and a!9
                 (= (ite true 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (= (ite intent 0 1) (ite intent 0 1))))
      (a!28 (and a!9 (< (ite false 5 (ite true 4 a!10)) a!3)))
      (a!29 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (< (ite expired 0 1) (ite expired 0 1))))
      (a!30 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!13))
      (a!31 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!16))
      (a!32 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (< depth depth)))
      (a!33 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (< a!4 a!4)))
      (a!34 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!35 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!36 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite true 0 1) (ite intent 0 1))))
      (a!40 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (< a!39 a!4)))
      (a!41 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!39 a!4)
                 (< a!21 a!5)))
      (a!42 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!39 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!43 (and a!9
                 (= (ite false 5 (ite true 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (= a!39 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!46 (or a!8
                (and a!9 (< (ite false 5 a!45) a!3))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (< (ite expired 0 1) (ite expired 0 1)))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!13)
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!16)
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (< depth depth))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (< a!4 a!4))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (< a!21 a!5))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (< a!23 a!6))
                (and a!9
                     (= (ite false 5 a!45) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (= a!23 a!6)
                     (< (ite intent 0 1) (ite intent 0 1)))))
      (a!49 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (< (ite expired 0 1) (ite expired 0 1))))
      (a!50 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!13))
      (a!51 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!16))
      (a!52 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (< depth depth)))
      (a!54 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (< a!53 a!4)))
      (a!57 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= depth depth)
                 (< a!4 a!4)))
      (a!64 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (< a!63 (+ (* 1 100) (* (- 1) steps)))))
      (a!65 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!16))
      (a!66 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (< depth depth)))
      (a!67 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (< a!4 a!4)))
      (a!68 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!69 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!70 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!72 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (< (+ (* 1 depth) (* 1 1)) depth)))
      (a!73 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (< a!4 a!4)))
      (a!74 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!75 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!76 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 100) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!78 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (< (+ (* 1 depth) (* (- 1) 1)) depth)))
      (a!79 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (< a!4 a!4)))
      (a!80 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!81 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!82 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 a!18
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!85 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (< a!84 (ite (or too_deep exhausted) 0 1))))
      (a!86 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (= a!84 (ite (or too_deep exhausted) 0 1))
                 (< depth depth)))
      (a!87 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (= a!84 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (< a!4 a!4)))
      (a!88 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (= a!84 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!89 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (= a!84 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!90 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (= a!84 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!93 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!15
                 (< (ite true 0 1) (ite (or too_deep exhausted) 0 1))))
      (a!96 (and a!9 (< (ite false 5 (ite false 4 a!10)) a!3)))
      (a!97 (and a!9
                 (= (ite false 5 (ite false 4 a!10)) a!3)
                 (< (ite expired 0 1) (ite expired 0 1))))
      (a!98 (and a!9
                 (= (ite false 5 (ite false 4 a!10)) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!13))
      (a!100 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!99))
      (a!102 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (< 0 depth)))
      (a!103 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (< a!4 a!4)))
      (a!104 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!105 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!106 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!108 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  (< (ite too_deep 0 1) (ite (or too_deep exhausted) 0 1))))
      (a!110 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!109
                  (< 0 depth)))
      (a!111 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!109
                  (= 0 depth)
                  (< a!4 a!4)))
      (a!112 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!109
                  (= 0 depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!113 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!109
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!114 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!109
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!116 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!117 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< 0 depth)))
      (a!118 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= 0 depth)
                  (< a!4 a!4)))
      (a!119 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= 0 depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!120 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!121 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!123 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (< (ite true 0 1) (ite expired 0 1))))
      (a!124 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!13))
      (a!125 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!99))
      (a!126 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (< 0 depth)))
      (a!127 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (< a!4 a!4)))
      (a!128 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!129 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!130 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!101
                  (= 0 depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!133 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (< (ite expired 0 1) (ite expired 0 1))))
      (a!134 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!13))
      (a!135 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!136 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!137 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!138 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!140 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!141 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!53 a!4)))
      (a!142 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (< a!21 a!5)))
      (a!143 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!144 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!146 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!59 a!5)))
      (a!149 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!59 a!5)
                  (< a!148 a!6)))
      (a!150 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!59 a!5)
                  (= a!148 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!155 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!157 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!156 a!5)))
      (a!159 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!156 a!5)
                  (< a!158 a!6)))
      (a!160 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!156 a!5)
                  (= a!158 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!166 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (< a!63 (+ (* 1 100) (* (- 1) steps)))))
      (a!167 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!16))
      (a!168 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (< depth depth)))
      (a!169 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!170 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!172 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!171 a!6)))
      (a!173 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 100) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!171 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!176 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!177 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!178 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!179 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!156 a!5)))
      (a!180 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!156 a!5)
                  (< a!158 a!6)))
      (a!181 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!156 a!5)
                  (= a!158 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!183 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (< a!156 a!5)))
      (a!184 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (= a!156 a!5)
                  (< a!158 a!6)))
      (a!185 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!53 a!4)
                  (= a!156 a!5)
                  (= a!158 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!187 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (< (ite true 0 1) (ite expired 0 1))))
      (a!188 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!13))
      (a!189 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!190 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!191 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!192 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!193 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!194 (and a!9
                  (= (ite true 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!196 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (< (ite true 0 1) (ite expired 0 1))))
      (a!197 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!13))
      (a!198 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!199 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!200 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!201 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!202 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!203 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!205 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (< (ite true 0 1) (ite expired 0 1))))
      (a!206 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!13))
      (a!207 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!208 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!209 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!211 (or a!8
                 (and a!9 (< (ite false 5 a!132) a!3))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (< (ite true 0 1) (ite expired 0 1)))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!13)
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!16)
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (< depth depth))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (< a!4 a!4))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!21 a!5))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (< a!23 a!6))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!213 (or a!8
                 (and a!9 (< (ite false 5 a!45) a!3))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (< (ite true 0 1) (ite expired 0 1)))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!13)
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!16)
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (< depth depth))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (< a!4 a!4))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!21 a!5))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (< a!23 a!6))
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!214 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!215 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!216 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite true 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!218 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!219 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!220 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite true 0 1) (ite intent 0 1))))
      (a!223 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (< (ite false 5 (ite true 4 a!10)) a!3)))
      (a!224 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (< (ite expired 0 1) (ite expired 0 1))))
      (a!225 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!13))
      (a!226 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!227 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!228 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!229 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!230 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!231 (and (= a!222 (+ (* 1 3) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!235 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!236 (and a!9
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (= (ite intent 0 1) (ite intent 0 1))))
      (a!248 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (< (ite intent 0 1) (ite intent 0 1))))
      (a!249 (and a!9
                  (= (ite false 5 (ite false 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (= a!23 a!6)
                  (= (ite intent 0 1) (ite intent 0 1)))))
(let ((a!27 (not (or a!8 a!11 a!12 a!14 a!17 a!19 a!20 a!22 a!24 a!25 a!26)))
      (a!37 (not (and (= state 1)
                      (not expired)
                      a!1
                      (not (or a!8 a!28 a!29 a!30 a!31 a!32 a!33 a!34 a!35 a!36)))))
      (a!44 (not (and (= state 2)
                      (not expired)
                      (not (= 2 tool))
                      a!1
                      (not (or a!8 a!28 a!29 a!30 a!31 a!32 a!40 a!41 a!42 a!43)))))
      (a!47 (and (= state 2)
                 (not expired)
                 (or (not (= 2 tool)) fetch_registered)
                 a!1
                 (not a!46)))
      (a!55 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!51
                a!52
                a!54
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (< a!21 a!5))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (= a!21 a!5)
                     (< a!23 a!6))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (= a!21 a!5)
                     (= a!23 a!6)
                     (< (ite intent 0 1) (ite intent 0 1)))))
      (a!58 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!51
                a!52
                a!57
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (< a!21 a!5))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (< a!23 a!6))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (= a!23 a!6)
                     (< (ite intent 0 1) (ite intent 0 1)))))
      (a!61 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!51
                a!52
                a!54
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (< a!59 a!5))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (= a!59 a!5)
                     (< a!60 a!6))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!18
                     (= depth depth)
                     (= a!53 a!4)
                     (= a!59 a!5)
                     (= a!60 a!6)
                     (< (ite intent 0 1) (ite intent 0 1)))))
      (a!71 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!64
                a!65
                a!66
                a!67
                a!68
                a!69
                a!70))
      (a!77 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!64
                a!65
                a!72
                a!73
                a!74
                a!75
                a!76))
      (a!83 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!51
                a!78
                a!79
                a!80
                a!81
                a!82))
      (a!91 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!85
                a!86
                a!87
                a!88
                a!89
                a!90))
      (a!95 (or a!8
                (and a!9 (< (ite false 5 a!48) a!3))
                a!49
                a!50
                a!93
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!94
                     (< depth depth))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!94
                     (= depth depth)
                     (< a!4 a!4))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!94
                     (= depth depth)
                     (= a!4 a!4)
                     (< a!21 a!5))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!94
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (< a!23 a!6))
                (and a!9
                     (= (ite false 5 a!48) a!3)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!15
                     a!94
                     (= depth depth)
                     (= a!4 a!4)
                     (= a!21 a!5)
                     (= a!23 a!6)
                     (< (ite intent 0 1) (ite intent 0 1)))))
      (a!107 (not (or a!8 a!96 a!97 a!98 a!100 a!102 a!103 a!104 a!105 a!106)))
      (a!115 (not (and (= state 3)
                       exhausted
                       (not too_deep)
                       a!1
                       (not (or a!8
                                a!96
                                a!97
                                a!98
                                a!108
                                a!110
                                a!111
                                a!112
                                a!113
                                a!114)))))
      (a!122 (not (and (= state 3)
                       (not too_deep)
                       (not exhausted)
                       a!1
                       (not (or a!8
                                a!96
                                a!97
                                a!98
                                a!116
                                a!117
                                a!118
                                a!119
                                a!120
                                a!121)))))
      (a!131 (not (and (= state 3)
                       a!1
                       (not (or a!8
                                a!96
                                a!123
                                a!124
                                a!125
                                a!126
                                a!127
                                a!128
                                a!129
                                a!130)))))
      (a!139 (or a!8
                 (and a!9 (< (ite false 5 a!132) a!3))
                 a!133
                 a!134
                 a!135
                 a!136
                 a!137
                 a!138
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (< a!23 a!6))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!145 (not (or a!8 a!96 a!97 a!98 a!116 a!140 a!141 a!142 a!143 a!144)))
      (a!151 (or a!8
                 (and a!9 (< (ite false 5 a!48) a!3))
                 a!49
                 a!64
                 a!65
                 a!66
                 a!67
                 a!146
                 a!149
                 a!150))
      (a!153 (or a!8
                 (and a!9 (< (ite false 5 a!48) a!3))
                 a!49
                 a!50
                 a!51
                 a!52
                 a!57
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!152 a!5))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!152 a!5)
                      (< a!60 a!6))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!152 a!5)
                      (= a!60 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!161 (not (or a!8 a!96 a!97 a!98 a!116 a!140 a!155 a!157 a!159 a!160)))
      (a!164 (or a!8
                 (and a!9 (< (ite false 5 a!132) a!3))
                 a!133
                 a!134
                 a!135
                 a!136
                 a!137
                 a!138
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (< a!163 a!6))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!163 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!174 (or a!8
                 (and a!9 (< (ite false 5 a!132) a!3))
                 a!133
                 a!166
                 a!167
                 a!168
                 a!169
                 a!170
                 a!172
                 a!173))
      (a!175 (or a!8
                 (and a!9 (< (ite false 5 a!132) a!3))
                 a!133
                 a!134
                 a!135
                 a!136
                 a!137
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!156 a!5))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!156 a!5)
                      (< a!23 a!6))
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!156 a!5)
                      (= a!23 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!182 (not (and (= state 7)
                       a!1
                       (not (or a!8
                                a!96
                                a!123
                                a!124
                                a!176
                                a!177
                                a!178
                                a!179
                                a!180
                                a!181)))))
      (a!186 (not (or a!8 a!96 a!97 a!98 a!116 a!140 a!141 a!183 a!184 a!185)))
      (a!195 (not (and (= state 1)
                       (not expired)
                       a!1
                       (not (or a!8
                                a!11
                                a!187
                                a!188
                                a!189
                                a!190
                                a!191
                                a!192
                                a!193
                                a!194)))))
      (a!204 (not (and (= state 2)
                       (not expired)
                       a!1
                       (not (or a!8
                                a!28
                                a!196
                                a!197
                                a!198
                                a!199
                                a!200
                                a!201
                                a!202
                                a!203)))))
      (a!210 (or a!8
                 (and a!9 (< (ite false 5 a!48) a!3))
                 a!205
                 a!206
                 a!207
                 a!208
                 a!209
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!21 a!5))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (< a!23 a!6))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!212 (or a!8
                 (and a!9 (< (ite false 5 a!48) a!3))
                 a!205
                 a!206
                 a!207
                 a!208
                 a!209
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!59 a!5))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!59 a!5)
                      (< a!60 a!6))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite true 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!59 a!5)
                      (= a!60 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))))
      (a!217 (not (and (= state 9)
                       (not expired)
                       a!1
                       (not (or a!8
                                a!96
                                a!123
                                a!124
                                a!176
                                a!177
                                a!178
                                a!214
                                a!215
                                a!216)))))
      (a!221 (not (and (= state 9)
                       (not intent)
                       (not expired)
                       a!1
                       (not (or a!8
                                a!96
                                a!97
                                a!98
                                a!116
                                a!140
                                a!155
                                a!218
                                a!219
                                a!220)))))
      (a!232 (or (< a!222 (+ (* 1 3) (* (- 1) recoveries)))
                 a!223
                 a!224
                 a!225
                 a!226
                 a!227
                 a!228
                 a!229
                 a!230
                 a!231))
      (a!237 (not (and (= state 2)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not (or a!8
                                a!28
                                a!29
                                a!30
                                a!31
                                a!32
                                a!33
                                a!34
                                a!35
                                a!235
                                a!236)))))
      (a!243 (or a!8
                 (and a!9 (< (ite false 5 a!48) a!3))
                 a!49
                 a!50
                 a!51
                 a!52
                 a!57
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (< a!59 a!5))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!59 a!5)
                      (< a!60 a!6))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!59 a!5)
                      (= a!60 a!6)
                      (< (ite intent 0 1) (ite intent 0 1)))
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!59 a!5)
                      (= a!60 a!6)
                      (= (ite intent 0 1) (ite intent 0 1)))))
      (a!246 (or a!46
                 (and a!9
                      (= (ite false 5 a!45) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (= (ite intent 0 1) (ite intent 0 1)))))
      (a!250 (not (and (= state 9)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not (or a!8
                                a!96
                                a!97
                                a!98
                                a!116
                                a!140
                                a!155
                                a!218
                                a!219
                                a!248
                                a!249))))))
(let ((a!56 (not (and (= state 2)
                      (and (not expired) (> 100 steps))
                      a!1
                      (not a!55))))
      (a!62 (not (and (= state 2)
                      (and (not expired) (> 100 steps))
                      a!1
                      (not a!61))))
      (a!92 (not (and (= state 3)
                      (or (= 5 depth) (= 100 steps))
                      (not too_deep)
                      (not exhausted)
                      a!1
                      (not a!91))))
      (a!154 (not (and (= state 6)
                       (not expired)
                       (not queued)
                       (or (= 10 tasks) (= 100 steps))
                       a!1
                       (not a!153))))
      (a!165 (not (and (= state 7) (< 0 tasks) a!1 (not a!164))))
      (a!233 (not (and (= state 9)
                       intent
                       (not expired)
                       (not (= 1 cause))
                       (> 3 recoveries)
                       a!1
                       (not a!232))))
      (a!234 (not (and (= state 1) (and (= state 0) fetch_registered) a!1 a!27)))
      (a!238 (or a!58
                 (and a!9
                      (= (ite false 5 a!48) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (= (ite intent 0 1) (ite intent 0 1)))))
      (a!241 (or a!139
                 (and a!9
                      (= (ite false 5 a!132) a!3)
                      (= (ite expired 0 1) (ite expired 0 1))
                      a!15
                      a!18
                      (= depth depth)
                      (= a!4 a!4)
                      (= a!21 a!5)
                      (= a!23 a!6)
                      (= (ite intent 0 1) (ite intent 0 1)))))
      (a!244 (not (and (= state 6)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!243))))
      (a!247 (not (and (= state 8)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!246)))))
(let ((a!239 (not (and (= state 3)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!238))))
      (a!240 (not (and (= state 4)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!238))))
      (a!242 (not (and (= state 5)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!241))))
      (a!245 (not (and (= state 7)
                       (and (= state 0) fetch_registered)
                       a!1
                       (not a!241)))))
(let ((a!251 (and (not (and a!1 a!7))
                  (not (and (= state 0) a!1 a!27))
                  a!37
                  a!44
                  (not a!47)
                  a!56
                  (not (and (= state 2)
                            (not expired)
                            (= 2 tool)
                            (not fetch_registered)
                            a!1
                            (not a!58)))
                  a!62
                  (not (and (= state 3)
                            (> 100 steps)
                            (not too_deep)
                            a!1
                            (not a!71)))
                  (not (and (= state 3)
                            (> 5 depth)
                            (> 100 steps)
                            a!1
                            (not a!77)))
                  (not (and (= state 3)
                            (< 0 depth)
                            (not too_deep)
                            (not exhausted)
                            a!1
                            (not a!83)))
                  a!92
                  (not (and (= state 3)
                            (= 100 steps)
                            (not exhausted)
                            a!1
                            (not a!95)))
                  (not (and (= state 3)
                            (= 0 depth)
                            (not exhausted)
                            a!1
                            (not a!46)))
                  (not (and (= state 3) too_deep a!1 a!107))
                  a!115
                  a!122
                  (not (and (= state 3) a!1 a!107))
                  a!131
                  (not (and (= state 4) (not expired) a!1 (not a!139)))
                  (not (and (= state 5) a!1 a!145))
                  (not (and (= state 5) (not expired) a!1 a!145))
                  (not (and (= state 5) a!1 a!145))
                  (not (and (= state 6)
                            (not expired)
                            (not queued)
                            (> 10 tasks)
                            (> 100 steps)
                            a!1
                            (not a!151)))
                  a!154
                  (not (and (= state 6)
                            (not expired)
                            (< 0 tasks)
                            a!1
                            (not a!139)))
                  (not (and (= state 6) a!1 a!161))
                  a!165
                  a!165
                  (not (and (= state 7)
                            queued
                            (> 10 tasks)
                            (> 100 steps)
                            a!1
                            (not a!174)))
                  (not (and (= state 7) queued a!1 (not a!175)))
                  (not (and (= state 7) (= 0 tasks) (not queued) a!1 (not a!46)))
                  (not (and (= state 7) a!1 a!161))
                  a!182
                  (not (and (= state 8) a!1 a!145))
                  (not (and (= state 1) (not expired) a!1 a!186))
                  (not (and (= state 2) (not expired) a!1 a!186))
                  (not (and (= state 4) (not expired) a!1 a!186))
                  (not (and (= state 6) (not expired) a!1 a!186))
                  (not (and (= state 1) expired a!1 a!186))
                  (not (and (= state 2) expired a!1 a!186))
                  (not (and (= state 4) expired a!1 a!186))
                  (not (and (= state 6) expired a!1 a!186))
                  a!195
                  a!204
                  (not (and (= state 4) (not expired) a!1 (not a!210)))
                  (not (and (= state 5) (not expired) a!1 (not a!211)))
                  (not (and (= state 6) (not expired) a!1 (not a!212)))
                  (not (and (= state 8) (not expired) a!1 (not a!213)))
                  a!217
                  a!221
                  a!233
                  a!234
                  a!237
                  a!239
                  a!240
                  a!242
                  a!244
                  a!245
                  a!247
                  a!250)))
  (not a!251)))))))))
(check-sat)
(pop 1)
; tools-are-registered-by-validation
(push 1)
(assert false)
(check-sat)
(pop 1)
; intents-and-outcomes-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; budgets-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; levels-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; tools-and-causes-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; users-set-the-pace
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 1) (= state 11)))
      (a!3 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1)))))
      (a!6 (not (or (< (ite false 0 1) (ite expired 0 1))
                    (= (ite false 0 1) (ite expired 0 1))))))
(let ((a!2 (not (and a!1 (> 0 (ite expired 0 1)))))
      (a!4 (and (= state 1)
                (not expired)
                a!1
                (not (< (ite true 0 1) (ite expired 0 1)))))
      (a!5 (and (= state 10) a!1 (not (< (ite false 0 1) (ite expired 0 1)))))
      (a!7 (not (and (= state 0) (and (= state 0) fetch_registered) a!1 a!3)))
      (a!8 (not (and (= state 1) (and (= state 0) fetch_registered) a!1 a!3)))
      (a!9 (not (and (= state 11) (and (= state 0) fetch_registered) a!1 a!3))))
(let ((a!10 (and a!2
                 (not (and (= state 0) a!1 a!3))
                 (not (and (= state 0) a!1 a!3))
                 (not a!4)
                 (not a!5)
                 (not (and (= state 10) a!1 a!6))
                 a!7
                 a!8
                 a!9)))
  (not a!10)))))
(check-sat)
(pop 1)
