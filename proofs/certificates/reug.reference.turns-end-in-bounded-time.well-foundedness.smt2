; reug reference: inside the region no component of the ranking is negative.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or
;   PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED
; Component 1 is MAX_RECOVERIES - recoveries
; Component 2 is 5 if ENGAGE else 4 if UNDERSTAND else 3 if EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL or
;   PARALLELIZE_TASKS else 2 if VALIDATE_TOOL_SCHEMA or AWAIT_PARALLEL_RESULTS else 1 if GENERATE else 0
; Component 3 is 0 if expired else 1
; Component 4 is MAX_STEPS - steps
; Component 5 is 0 if too_deep or exhausted else 1
; Component 6 is depth
; Component 7 is 2 if tool == NONE else 1 if tool == SEARCH else 0
; Component 8 is (0 if queued else 1) if PARALLELIZE_TASKS else 1 if queued else 0
; Component 9 is MAX_PARALLEL - tasks if PARALLELIZE_TASKS else tasks
; Component 10 is 0 if intent else 1
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
(assert (let ((a!1 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!3 (> 0 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0))))
      (a!4 (> 0 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks))))
(let ((a!2 (> 0 (ite (= state 1) 5 (ite (= state 2) 4 a!1)))))
(let ((a!5 (or (> 0 (+ (* 1 3) (* (- 1) recoveries)))
               a!2
               (> 0 (ite expired 0 1))
               (> 0 (+ (* 1 100) (* (- 1) steps)))
               (> 0 (ite (or too_deep exhausted) 0 1))
               (> 0 depth)
               a!3
               (> 0 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
               a!4
               (> 0 (ite intent 0 1)))))
  (and (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       a!5)))))
(check-sat)
