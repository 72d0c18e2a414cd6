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
; MAX_STEPS is any non-negative integer.
(declare-fun MAX_STEPS () Int)
(assert (>= MAX_STEPS 0))
; MAX_DEPTH is any non-negative integer.
(declare-fun MAX_DEPTH () Int)
(assert (>= MAX_DEPTH 0))
; MAX_RECOVERIES is any non-negative integer.
(declare-fun MAX_RECOVERIES () Int)
(assert (>= MAX_RECOVERIES 0))
; MAX_PARALLEL is any non-negative integer.
(declare-fun MAX_PARALLEL () Int)
(assert (>= MAX_PARALLEL 0))
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
(assert (<= steps MAX_STEPS))
(assert (<= 0 recoveries))
(assert (<= recoveries MAX_RECOVERIES))
(assert (<= 0 outcome))
(assert (>= 4 outcome))
(assert (<= 0 tool))
(assert (>= 2 tool))
(assert (<= 0 depth))
(assert (<= depth MAX_DEPTH))
(assert (<= 0 tasks))
(assert (<= tasks MAX_PARALLEL))
(assert (<= 0 cause))
(assert (>= 8 cause))
; READY -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 0)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; ENGAGE -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 1)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; UNDERSTAND -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 2)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; EXECUTE_SCRIPT -> exhausted == (MAX_STEPS == steps) or not MAX_STEPS <= steps or not too_deep
(assert (or (not (= state 3))
    (= exhausted (= MAX_STEPS steps))
    (not (<= MAX_STEPS steps))
    (not too_deep)))
; EXECUTE_SCRIPT -> exhausted or not MAX_STEPS <= steps or not too_deep
(assert (or (not (= state 3)) exhausted (not (<= MAX_STEPS steps)) (not too_deep)))
; EXECUTE_SCRIPT -> not MAX_DEPTH >= depth + 1 or not too_deep
(assert (let ((a!1 (not (>= MAX_DEPTH (+ (* 1 depth) (* 1 1))))))
  (or (not (= state 3)) a!1 (not too_deep))))
; CREATE_DYNAMIC_TOOL -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 4)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; VALIDATE_TOOL_SCHEMA -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 5)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; PARALLELIZE_TASKS -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 6)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; AWAIT_PARALLEL_RESULTS -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 7)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; GENERATE -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 8)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; ERROR_RECOVERY_UNIFIED -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 9)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
; ERROR_RECOVERY_UNIFIED -> not cause == NONE
(assert (or (not (= state 9)) (not (= 0 cause))))
; COMPLETE -> not MAX_DEPTH >= 1 or not too_deep
(assert (or (not (= state 10)) (not (<= 1 MAX_DEPTH)) (not too_deep)))
(assert (let ((a!1 (ite (or (= state 3) (= state 4) (= state 6))
                3
                (ite (or (= state 5) (= state 7)) 2 (ite (= state 8) 1 0))))
      (a!3 (> 0 (ite (= 0 tool) 2 (ite (= 1 tool) 1 0))))
      (a!4 (> 0 (ite (= state 6) (+ (* 1 MAX_PARALLEL) (* (- 1) tasks)) tasks))))
(let ((a!2 (> 0 (ite (= state 1) 5 (ite (= state 2) 4 a!1)))))
(let ((a!5 (or (> 0 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
               a!2
               (> 0 (ite expired 0 1))
               (> 0 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
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
