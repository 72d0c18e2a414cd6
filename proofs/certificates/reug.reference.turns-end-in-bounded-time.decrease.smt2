; reug reference: steps decrease the ranking.
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
; USER_INPUT from READY increases it.
(define-fun step.1 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite true 5 a!2) a!4))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 0)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; SHUTDOWN_REQUESTED from READY increases it.
(define-fun step.2 () Bool false)
; INTENT_DETECTED from ENGAGE does not decrease it.
(define-fun step.3 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite true 0 1) (ite intent 0 1))))))
  (and (= state 1)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; TOOL_CONSIDERED from UNDERSTAND does not decrease it.
(define-fun step.4 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 1 (ite (= 0 tool) 1 2)) 1 0))
      (a!11 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!14 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!15 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3)))
      (a!10 (ite (= 0 (ite (= 0 tool) 1 2)) 2 a!9)))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!16 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< a!14 a!15))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= a!14 a!15)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (not (= 2 tool))
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!16)))))))
; TOOLS_ROUTED from UNDERSTAND does not decrease it.
(define-fun step.5 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (or (not (= 2 tool)) fetch_registered)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; SCRIPT_PARSED from UNDERSTAND does not decrease it.
(define-fun step.6 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (> 100 steps)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; DYNAMIC_TOOL_REQUEST from UNDERSTAND does not decrease it.
(define-fun step.7 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (= 2 tool)
       (not fetch_registered)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; PARALLEL_TASKS_READY from UNDERSTAND does not decrease it.
(define-fun step.8 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite true (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (> 100 steps)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; SCRIPT_STEP_COMPLETE from EXECUTE_SCRIPT does not decrease it.
(define-fun step.9 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!5 (+ (* 1 100) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!16 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!6 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< a!5 (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                a!8
                (< depth depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!17 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!15 a!16)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!15 a!16)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!19 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!6
                a!7
                a!9
                a!11
                a!14
                a!17
                a!18)))
  (and (= state 3)
       (> 100 steps)
       (not too_deep)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!19)))))))
; SCRIPT_CALLED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.10 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!5 (+ (* 1 100) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!16 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!6 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< a!5 (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                a!8
                (< (+ (* 1 depth) (* 1 1)) depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!17 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!15 a!16)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!15 a!16)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!19 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!6
                a!7
                a!9
                a!11
                a!14
                a!17
                a!18)))
  (and (= state 3)
       (> 5 depth)
       (> 100 steps)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!19)))))))
; SCRIPT_RETURNED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.11 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!16 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                a!8
                (< (+ (* 1 depth) (* (- 1) 1)) depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 a!8
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 a!8
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!17 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 a!8
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!15 a!16)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 a!8
                 (= (+ (* 1 depth) (* (- 1) 1)) depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!15 a!16)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!19 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                a!9
                a!11
                a!14
                a!17
                a!18)))
  (and (= state 3)
       (< 0 depth)
       (not too_deep)
       (not exhausted)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!19)))))))
; SCRIPT_CALL_REFUSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.12 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!7 (ite (or (= 5 depth) (= 100 steps)) 0 1))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!16 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!8 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< a!7 (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (= a!7 (ite (or too_deep exhausted) 0 1))
                (< depth depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 (= a!7 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 (= a!7 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!17 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 (= a!7 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!15 a!16)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!6
                 (= a!7 (ite (or too_deep exhausted) 0 1))
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!15 a!16)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!19 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!8
                a!9
                a!11
                a!14
                a!17
                a!18)))
  (and (= state 3)
       (or (= 5 depth) (= 100 steps))
       (not too_deep)
       (not exhausted)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!19)))))))
; SCRIPT_STEP_REFUSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.13 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite true 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite true 0 1) (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (= 100 steps)
       (not exhausted)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; SCRIPT_EXECUTION_COMPLETE from EXECUTE_SCRIPT does not decrease it.
(define-fun step.14 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (= 0 depth)
       (not exhausted)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; RECURSION_LIMIT_EXCEEDED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.15 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite false 0 1) (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< 0 depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       too_deep
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; STEP_BUDGET_EXHAUSTED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.16 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite too_deep 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite too_deep 0 1) (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< 0 depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       exhausted
       (not too_deep)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ERROR_OCCURRED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.17 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< 0 depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (not too_deep)
       (not exhausted)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; WORK_ABORTED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.18 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite false 0 1) (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< 0 depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from EXECUTE_SCRIPT does not decrease it.
(define-fun step.19 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite false 0 1) (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< 0 depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= 0 depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DYNAMIC_TOOL_CREATED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.20 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 4)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; SCHEMA_VALIDATED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.21 () Bool false)
; SCHEMA_INVALID from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.22 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 5)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; VALIDATOR_CRASHED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.23 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 5)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; CHECK_ABORTED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.24 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 5)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; TASK_DISPATCHED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.25 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!5 (+ (* 1 100) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* 1 1)))))
      (a!17 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3)))
      (a!16 (ite true a!15 (+ (* 1 tasks) (* 1 1)))))
(let ((a!6 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< a!5 (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                a!8
                (< depth depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!16 a!17)))
      (a!19 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!16 a!17)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!20 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!6
                a!7
                a!9
                a!11
                a!14
                a!18
                a!19)))
  (and (= state 6)
       (not expired)
       (not queued)
       (> 10 tasks)
       (> 100 steps)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!20)))))))
; TASKS_QUEUED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.26 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite true (ite true 0 1) (ite true 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite true (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (not expired)
       (not queued)
       (or (= 10 tasks) (= 100 steps))
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; TOOL_SUCCESS from PARALLELIZE_TASKS does not decrease it.
(define-fun step.27 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (not expired)
       (< 0 tasks)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; WORK_ABORTED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.28 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite false 0 1) (ite false 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; TASK_FINISHED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.29 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* (- 1) 1)))))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3)))
      (a!13 (ite false a!12 (+ (* 1 tasks) (* (- 1) 1)))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (< 0 tasks)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; TASK_FAILED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.30 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* (- 1) 1)))))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3)))
      (a!13 (ite false a!12 (+ (* 1 tasks) (* (- 1) 1)))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (< 0 tasks)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; TASK_DISPATCHED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.31 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!5 (+ (* 1 100) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!12 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!15 (+ (* 1 10) (* (- 1) (+ (* 1 tasks) (* 1 1)))))
      (a!17 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3)))
      (a!16 (ite false a!15 (+ (* 1 tasks) (* 1 1)))))
(let ((a!6 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< a!5 (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!9 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (= a!5 (+ (* 1 100) (* (- 1) steps)))
                a!8
                (< depth depth)))
      (a!11 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (< a!10 a!10)))
      (a!14 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (< a!12 a!13)))
      (a!18 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (< a!16 a!17)))
      (a!19 (and a!1
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!5 (+ (* 1 100) (* (- 1) steps)))
                 a!8
                 (= depth depth)
                 (= a!10 a!10)
                 (= a!12 a!13)
                 (= a!16 a!17)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!20 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!6
                a!7
                a!9
                a!11
                a!14
                a!18
                a!19)))
  (and (= state 7)
       queued
       (> 10 tasks)
       (> 100 steps)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!20)))))))
; QUEUE_EMPTIED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.32 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite false 0 1) (ite false 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       queued
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; PARALLEL_RESULTS_READY from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.33 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (= 0 tasks)
       (not queued)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; WAIT_ABORTED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.34 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite false 0 1) (ite false 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from AWAIT_PARALLEL_RESULTS does not decrease it.
(define-fun step.35 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite false 0 1) (ite false 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; TOOL_SUCCESS from GENERATE does not decrease it.
(define-fun step.36 () Bool false)
; RESPONSE_READY from GENERATE does not decrease it.
(define-fun step.37 () Bool false)
; TOOL_FAILURE from GENERATE does not decrease it.
(define-fun step.38 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 8)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; ERROR_OCCURRED from ENGAGE does not decrease it.
(define-fun step.39 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 1)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; ERROR_OCCURRED from UNDERSTAND does not decrease it.
(define-fun step.40 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; ERROR_OCCURRED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.41 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 4)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; ERROR_OCCURRED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.42 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; WATCHDOG_RAISED from ENGAGE does not decrease it.
(define-fun step.43 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 1)
       expired
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; WATCHDOG_RAISED from UNDERSTAND does not decrease it.
(define-fun step.44 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       expired
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; WATCHDOG_RAISED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.45 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 4)
       expired
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; WATCHDOG_RAISED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.46 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!10 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!11 (ite false (ite false 0 1) (ite false 1 0)))
      (a!12 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!13 (ite false (+ (* 1 10) (* (- 1) 0)) 0))
      (a!14 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!15 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!10))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (< a!11 a!12))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (< a!13 a!14))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!10)
                     (= a!11 a!12)
                     (= a!13 a!14)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       expired
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!15)))))))
; FATAL_ERROR from ENGAGE does not decrease it.
(define-fun step.47 () Bool false)
; FATAL_ERROR from UNDERSTAND does not decrease it.
(define-fun step.48 () Bool false)
; FATAL_ERROR from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.49 () Bool false)
; FATAL_ERROR from GENERATE does not decrease it.
(define-fun step.50 () Bool false)
; DEADLINE_PASSED from ENGAGE does not decrease it.
(define-fun step.51 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite true 5 a!2) a!4))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 1)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from UNDERSTAND does not decrease it.
(define-fun step.52 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from CREATE_DYNAMIC_TOOL does not decrease it.
(define-fun step.53 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 4)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from VALIDATE_TOOL_SCHEMA does not decrease it.
(define-fun step.54 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 5)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from PARALLELIZE_TASKS does not decrease it.
(define-fun step.55 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite true (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from GENERATE does not decrease it.
(define-fun step.56 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 8)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; DEADLINE_PASSED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.57 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite true 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite true 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite true 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 9)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; INTENT_RECOVERED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.58 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite true 0 1) (ite intent 0 1))))))
  (and (= state 9)
       (not intent)
       (not expired)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; RECOVERY_SUCCESS from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.59 () Bool (let ((a!1 (+ (* 1 3) (* (- 1) (+ (* 1 recoveries) (* 1 1)))))
      (a!2 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!8 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!10 (= (ite (or too_deep exhausted) 0 1)
               (ite (or too_deep exhausted) 0 1)))
      (a!12 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!14 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!15 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!17 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!18 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                (< (ite false 5 a!2) a!4)))
      (a!6 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                (= (ite false 5 a!2) a!4)
                (< (ite expired 0 1) (ite expired 0 1))))
      (a!7 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!9 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!8
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1))))
      (a!11 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!8
                 a!10
                 (< depth depth)))
      (a!13 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!8
                 a!10
                 (= depth depth)
                 (< a!12 a!12)))
      (a!16 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!8
                 a!10
                 (= depth depth)
                 (= a!12 a!12)
                 (< a!14 a!15)))
      (a!19 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!8
                 a!10
                 (= depth depth)
                 (= a!12 a!12)
                 (= a!14 a!15)
                 (< a!17 a!18)))
      (a!20 (and (= a!1 (+ (* 1 3) (* (- 1) recoveries)))
                 (= (ite false 5 a!2) a!4)
                 (= (ite expired 0 1) (ite expired 0 1))
                 a!8
                 a!10
                 (= depth depth)
                 (= a!12 a!12)
                 (= a!14 a!15)
                 (= a!17 a!18)
                 (< (ite intent 0 1) (ite intent 0 1)))))
(let ((a!21 (or (< a!1 (+ (* 1 3) (* (- 1) recoveries)))
                a!5
                a!6
                a!7
                a!9
                a!11
                a!13
                a!16
                a!19
                a!20)))
  (and (= state 9)
       intent
       (not expired)
       (not (= 1 cause))
       (> 3 recoveries)
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!21)))))))
; RECOVERY_FAILED from ERROR_RECOVERY_UNIFIED does not decrease it.
(define-fun step.60 () Bool false)
; TURN_COMPLETE from COMPLETE does not decrease it.
(define-fun step.61 () Bool false)
; SHUTDOWN_REQUESTED from COMPLETE increases it.
(define-fun step.62 () Bool false)
; ANOTHER_TOOL_WANTED from READY increases it.
(define-fun step.63 () Bool false)
; ANOTHER_TOOL_WANTED from ENGAGE increases it.
(define-fun step.64 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite true 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite true 5 a!2) a!4))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite true 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 1)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from UNDERSTAND increases it.
(define-fun step.65 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 2)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from EXECUTE_SCRIPT increases it.
(define-fun step.66 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 3)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from CREATE_DYNAMIC_TOOL increases it.
(define-fun step.67 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 4)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from VALIDATE_TOOL_SCHEMA increases it.
(define-fun step.68 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 5)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from PARALLELIZE_TASKS increases it.
(define-fun step.69 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite true (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 6)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from AWAIT_PARALLEL_RESULTS increases it.
(define-fun step.70 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 7)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from GENERATE increases it.
(define-fun step.71 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 8)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from ERROR_RECOVERY_UNIFIED increases it.
(define-fun step.72 () Bool (let ((a!1 (= (+ (* 1 3) (* (- 1) recoveries)) (+ (* 1 3) (* (- 1) recoveries))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!6 (= (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps))))
      (a!8 (= (ite (or too_deep exhausted) 0 1)
              (ite (or too_deep exhausted) 0 1)))
      (a!9 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0)))
      (a!10 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!11 (ite (= state 6) (ite queued 0 1) (ite queued 1 0)))
      (a!12 (ite false (+ (* 1 10) (* (- 1) tasks)) tasks))
      (a!13 (ite (= state 6) (+ (* 1 10) (* (- 1) tasks)) tasks)))
(let ((a!4 (ite (= state 1) 5 (ite (= state 2) 4 a!3))))
(let ((a!5 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                (< (+ (* 1 100) (* (- 1) steps)) (+ (* 1 100) (* (- 1) steps)))))
      (a!7 (and a!1
                (= (ite false 5 a!2) a!4)
                (= (ite expired 0 1) (ite expired 0 1))
                a!6
                (< (ite (or too_deep exhausted) 0 1)
                   (ite (or too_deep exhausted) 0 1)))))
(let ((a!14 (or (< (+ (* 1 3) (* (- 1) recoveries))
                   (+ (* 1 3) (* (- 1) recoveries)))
                (and a!1 (< (ite false 5 a!2) a!4))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (< (ite expired 0 1) (ite expired 0 1)))
                a!5
                a!7
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (< depth depth))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (< a!9 a!9))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (< a!10 a!11))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (< a!12 a!13))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (< (ite intent 0 1) (ite intent 0 1)))
                (and a!1
                     (= (ite false 5 a!2) a!4)
                     (= (ite expired 0 1) (ite expired 0 1))
                     a!6
                     a!8
                     (= depth depth)
                     (= a!9 a!9)
                     (= a!10 a!11)
                     (= a!12 a!13)
                     (= (ite intent 0 1) (ite intent 0 1))))))
  (and (= state 9)
       (= state 0)
       fetch_registered
       (or (= state 1)
           (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 7)
           (= state 8)
           (= state 9))
       (not a!14)))))))
; ANOTHER_TOOL_WANTED from COMPLETE increases it.
(define-fun step.73 () Bool false)
; ANOTHER_TOOL_WANTED from SHUTDOWN increases it.
(define-fun step.74 () Bool false)
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34 step.35 step.36 step.37 step.38 step.39 step.40 step.41 step.42 step.43 step.44 step.45 step.46 step.47 step.48 step.49 step.50 step.51 step.52 step.53 step.54 step.55 step.56 step.57 step.58 step.59 step.60 step.61 step.62 step.63 step.64 step.65 step.66 step.67 step.68 step.69 step.70 step.71 step.72 step.73 step.74))
(check-sat)
