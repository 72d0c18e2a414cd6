; reug reference: steps decrease the ranking.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is READY or ENGAGE or SHUTDOWN
; Component 1 is 0 if expired else 1
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
; USER_INPUT from READY increases it.
(define-fun step.1 () Bool (let ((a!1 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1))))))
  (and (= state 0) (or (= state 0) (= state 1) (= state 11)) a!1)))
; SHUTDOWN_REQUESTED from READY increases it.
(define-fun step.2 () Bool (let ((a!1 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1))))))
  (and (= state 0) (or (= state 0) (= state 1) (= state 11)) a!1)))
; INTENT_DETECTED from ENGAGE does not decrease it.
(define-fun step.3 () Bool false)
; TOOL_CONSIDERED from UNDERSTAND does not decrease it.
(define-fun step.4 () Bool false)
; TOOLS_ROUTED from UNDERSTAND does not decrease it.
(define-fun step.5 () Bool false)
; SCRIPT_PARSED from UNDERSTAND does not decrease it.
(define-fun step.6 () Bool false)
; DYNAMIC_TOOL_REQUEST from UNDERSTAND does not decrease it.
(define-fun step.7 () Bool false)
; PARALLEL_TASKS_READY from UNDERSTAND does not decrease it.
(define-fun step.8 () Bool false)
; SCRIPT_STEP_COMPLETE from EXECUTE_SCRIPT does not decrease it.
(define-fun step.9 () Bool false)
; SCRIPT_CALLED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.10 () Bool false)
; SCRIPT_RETURNED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.11 () Bool false)
; SCRIPT_CALL_REFUSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.12 () Bool false)
; SCRIPT_STEP_REFUSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.13 () Bool false)
; SCRIPT_EXECUTION_COMPLETE from EXECUTE_SCRIPT does not decrease it.
(define-fun step.14 () Bool false)
; RECURSION_LIMIT_EXCEEDED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.15 () Bool false)
; STEP_BUDGET_EXHAUSTED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.16 () Bool false)
; ERROR_OCCURRED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.17 () Bool false)
; WORK_ABORTED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.18 () Bool false)
; DEADLINE_PASSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.19 () Bool false)
; DYNAMIC_TOOL_CREATED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.20 () Bool false)
; SCHEMA_VALIDATED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.21 () Bool false)
; SCHEMA_INVALID from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.22 () Bool false)
; VALIDATOR_CRASHED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.23 () Bool false)
; CHECK_ABORTED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.24 () Bool false)
; TASK_DISPATCHED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.25 () Bool false)
; TASKS_QUEUED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.26 () Bool false)
; TOOL_SUCCESS from PARALLELIZE_TASKS does not decrease it.
(define-fun step.27 () Bool false)
; WORK_ABORTED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.28 () Bool false)
; TASK_FINISHED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.29 () Bool false)
; TASK_FAILED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.30 () Bool false)
; TASK_DISPATCHED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.31 () Bool false)
; QUEUE_EMPTIED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.32 () Bool false)
; PARALLEL_RESULTS_READY from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.33 () Bool false)
; WAIT_ABORTED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.34 () Bool false)
; DEADLINE_PASSED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.35 () Bool false)
; TOOL_SUCCESS from GENERATE does not decrease it.
(define-fun step.36 () Bool false)
; RESPONSE_READY from GENERATE does not decrease it.
(define-fun step.37 () Bool false)
; TOOL_FAILURE from GENERATE does not decrease it.
(define-fun step.38 () Bool false)
; ERROR_OCCURRED from ENGAGE does not decrease it.
(define-fun step.39 () Bool false)
; ERROR_OCCURRED from UNDERSTAND does not decrease it.
(define-fun step.40 () Bool false)
; ERROR_OCCURRED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.41 () Bool false)
; ERROR_OCCURRED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.42 () Bool false)
; WATCHDOG_RAISED from ENGAGE does not decrease it.
(define-fun step.43 () Bool false)
; WATCHDOG_RAISED from UNDERSTAND does not decrease it.
(define-fun step.44 () Bool false)
; WATCHDOG_RAISED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.45 () Bool false)
; WATCHDOG_RAISED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.46 () Bool false)
; FATAL_ERROR from ENGAGE does not decrease it.
(define-fun step.47 () Bool false)
; FATAL_ERROR from UNDERSTAND does not decrease it.
(define-fun step.48 () Bool false)
; FATAL_ERROR from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.49 () Bool false)
; FATAL_ERROR from GENERATE does not decrease it.
(define-fun step.50 () Bool false)
; DEADLINE_PASSED from ENGAGE does not decrease it.
(define-fun step.51 () Bool (and (= state 1)
     (not expired)
     (or (= state 0) (= state 1) (= state 11))
     (not (< (ite true 0 1) (ite expired 0 1)))))
; DEADLINE_PASSED from UNDERSTAND does not decrease it.
(define-fun step.52 () Bool false)
; DEADLINE_PASSED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.53 () Bool false)
; DEADLINE_PASSED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.54 () Bool false)
; DEADLINE_PASSED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.55 () Bool false)
; DEADLINE_PASSED from GENERATE does not decrease it.
(define-fun step.56 () Bool false)
; DEADLINE_PASSED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.57 () Bool false)
; INTENT_RECOVERED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.58 () Bool false)
; RECOVERY_SUCCESS from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.59 () Bool false)
; RECOVERY_FAILED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.60 () Bool false)
; TURN_COMPLETE from COMPLETE does not decrease it.
(define-fun step.61 () Bool (and (= state 10)
     (or (= state 0) (= state 1) (= state 11))
     (not (< (ite false 0 1) (ite expired 0 1)))))
; SHUTDOWN_REQUESTED from COMPLETE increases it.
(define-fun step.62 () Bool (let ((a!1 (not (or (< (ite false 0 1) (ite expired 0 1))
                    (= (ite false 0 1) (ite expired 0 1))))))
  (and (= state 10) (or (= state 0) (= state 1) (= state 11)) a!1)))
; ANOTHER_TOOL_WANTED from READY increases it.
(define-fun step.63 () Bool (let ((a!1 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1))))))
  (and (= state 0)
       (= state 0)
       fetch_registered
       (or (= state 0) (= state 1) (= state 11))
       a!1)))
; ANOTHER_TOOL_WANTED from ENGAGE increases it.
(define-fun step.64 () Bool (let ((a!1 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1))))))
  (and (= state 1)
       (= state 0)
       fetch_registered
       (or (= state 0) (= state 1) (= state 11))
       a!1)))
; ANOTHER_TOOL_WANTED from UNDERSTAND increases it.
(define-fun step.65 () Bool false)
; ANOTHER_TOOL_WANTED from EXECUTE_SCRIPT increases it.
(define-fun step.66 () Bool false)
; ANOTHER_TOOL_WANTED from CREATE_DYNAMIC_TOOL increases it.
(define-fun step.67 () Bool false)
; ANOTHER_TOOL_WANTED from VALIDATE_TOOL_SCHEMA increases it.
(define-fun step.68 () Bool false)
; ANOTHER_TOOL_WANTED from PARALLELIZE_TASKS increases it.
(define-fun step.69 () Bool false)
; ANOTHER_TOOL_WANTED from AWAIT_PARALLEL_RESULTS increases it.
(define-fun step.70 () Bool false)
; ANOTHER_TOOL_WANTED from GENERATE increases it.
(define-fun step.71 () Bool false)
; ANOTHER_TOOL_WANTED from ERROR_RECOVERY_UNIFIED increases it.
(define-fun step.72 () Bool false)
; ANOTHER_TOOL_WANTED from COMPLETE increases it.
(define-fun step.73 () Bool false)
; ANOTHER_TOOL_WANTED from SHUTDOWN increases it.
(define-fun step.74 () Bool (let ((a!1 (not (or (< (ite expired 0 1) (ite expired 0 1))
                    (= (ite expired 0 1) (ite expired 0 1))))))
  (and (= state 11)
       (= state 0)
       fetch_registered
       (or (= state 0) (= state 1) (= state 11))
       a!1)))
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34 step.35 step.36 step.37 step.38 step.39 step.40 step.41 step.42 step.43 step.44 step.45 step.46 step.47 step.48 step.49 step.50 step.51 step.52 step.53 step.54 step.55 step.56 step.57 step.58 step.59 step.60 step.61 step.62 step.63 step.64 step.65 step.66 step.67 step.68 step.69 step.70 step.71 step.72 step.73 step.74))
(check-sat)
