; reug reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
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
      (a!6 (ite (= state 6) (+ (* 1 MAX_PARALLEL) (* (- 1) tasks)) tasks))
      (a!8 (< (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries))
              (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries))))
      (a!9 (= (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries))
              (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries))))
      (a!10 (ite false 3 (ite false 2 (ite false 1 0))))
      (a!13 (< (+ (* 1 MAX_STEPS) (* (- 1) steps))
               (+ (* 1 MAX_STEPS) (* (- 1) steps))))
      (a!15 (= (+ (* 1 MAX_STEPS) (* (- 1) steps))
               (+ (* 1 MAX_STEPS) (* (- 1) steps))))
      (a!16 (< (ite (or too_deep exhausted) 0 1)
               (ite (or too_deep exhausted) 0 1)))
      (a!18 (= (ite (or too_deep exhausted) 0 1)
               (ite (or too_deep exhausted) 0 1)))
      (a!21 (ite false (ite queued 0 1) (ite queued 1 0)))
      (a!23 (ite false (+ (* 1 MAX_PARALLEL) (* (- 1) tasks)) tasks))
      (a!38 (ite (= 1 (ite (= 0 tool) 1 2)) 1 0))
      (a!45 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!48 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!53 (ite (= 0 0) 2 (ite (= 0 1) 1 0)))
      (a!59 (ite true (ite queued 0 1) (ite queued 1 0)))
      (a!60 (ite true (+ (* 1 MAX_PARALLEL) (* (- 1) tasks)) tasks))
      (a!63 (+ (* 1 MAX_STEPS) (* (- 1) (+ (* 1 steps) (* 1 1)))))
      (a!84 (ite (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) 0 1))
      (a!94 (= (ite true 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!99 (< (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!101 (= (ite false 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!109 (= (ite too_deep 0 1) (ite (or too_deep exhausted) 0 1)))
      (a!132 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!147 (+ (* 1 MAX_PARALLEL) (* (- 1) (+ (* 1 tasks) (* 1 1)))))
      (a!152 (ite true (ite true 0 1) (ite true 1 0)))
      (a!156 (ite false (ite false 0 1) (ite false 1 0)))
      (a!158 (ite false (+ (* 1 MAX_PARALLEL) (* (- 1) 0)) 0))
      (a!162 (+ (* 1 MAX_PARALLEL) (* (- 1) (+ (* 1 tasks) (* (- 1) 1)))))
      (a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) (+ (* 1 recoveries) (* 1 1))))))
(let ((a!3 (ite (= state 1) 5 (ite (= state 2) 4 a!2)))
      (a!39 (ite (= 0 (ite (= 0 tool) 1 2)) 2 a!38))
      (a!148 (ite true a!147 (+ (* 1 tasks) (* 1 1))))
      (a!163 (ite false a!162 (+ (* 1 tasks) (* (- 1) 1))))
      (a!171 (ite false a!147 (+ (* 1 tasks) (* 1 1)))))
(let ((a!7 (or (> 0 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
               (> 0 a!3)
               (> 0 (ite expired 0 1))
               (> 0 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
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
                 (< a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))))
      (a!65 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!16))
      (a!66 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (< depth depth)))
      (a!67 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (< a!4 a!4)))
      (a!68 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!69 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!70 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= depth depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (= a!23 a!6)
                 (< (ite intent 0 1) (ite intent 0 1))))
      (a!72 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (< (+ (* 1 depth) (* 1 1)) depth)))
      (a!73 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (< a!4 a!4)))
      (a!74 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!4 a!4)
                 (< a!21 a!5)))
      (a!75 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                 a!18
                 (= (+ (* 1 depth) (* 1 1)) depth)
                 (= a!4 a!4)
                 (= a!21 a!5)
                 (< a!23 a!6)))
      (a!76 (and a!9
                 (= (ite false 5 a!48) a!3)
                 (= (ite expired 0 1) (ite expired 0 1))
                 (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
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
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!59 a!5)))
      (a!149 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!59 a!5)
                  (< a!148 a!6)))
      (a!150 (and a!9
                  (= (ite false 5 a!48) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
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
                  (< a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))))
      (a!167 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!16))
      (a!168 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (< depth depth)))
      (a!169 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!170 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!172 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!171 a!6)))
      (a!173 (and a!9
                  (= (ite false 5 a!132) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  (= a!63 (+ (* 1 MAX_STEPS) (* (- 1) steps)))
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
      (a!223 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (< (ite false 5 (ite true 4 a!10)) a!3)))
      (a!224 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (< (ite expired 0 1) (ite expired 0 1))))
      (a!225 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!13))
      (a!226 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!16))
      (a!227 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (< depth depth)))
      (a!228 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (< a!4 a!4)))
      (a!229 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (< a!21 a!5)))
      (a!230 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
                  (= (ite false 5 (ite true 4 a!10)) a!3)
                  (= (ite expired 0 1) (ite expired 0 1))
                  a!15
                  a!18
                  (= depth depth)
                  (= a!4 a!4)
                  (= a!21 a!5)
                  (< a!23 a!6)))
      (a!231 (and (= a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
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
      (a!232 (or (< a!222 (+ (* 1 MAX_RECOVERIES) (* (- 1) recoveries)))
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
                      (and (not expired) (< steps MAX_STEPS))
                      a!1
                      (not a!55))))
      (a!62 (not (and (= state 2)
                      (and (not expired) (< steps MAX_STEPS))
                      a!1
                      (not a!61))))
      (a!92 (not (and (= state 3)
                      (or (= depth MAX_DEPTH) (= steps MAX_STEPS))
                      (not too_deep)
                      (not exhausted)
                      a!1
                      (not a!91))))
      (a!154 (not (and (= state 6)
                       (not expired)
                       (not queued)
                       (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS))
                       a!1
                       (not a!153))))
      (a!165 (not (and (= state 7) (< 0 tasks) a!1 (not a!164))))
      (a!233 (not (and (= state 9)
                       intent
                       (not expired)
                       (not (= 1 cause))
                       (< recoveries MAX_RECOVERIES)
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
                            (< steps MAX_STEPS)
                            (not too_deep)
                            a!1
                            (not a!71)))
                  (not (and (= state 3)
                            (< depth MAX_DEPTH)
                            (< steps MAX_STEPS)
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
                            (= steps MAX_STEPS)
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
                            (< tasks MAX_PARALLEL)
                            (< steps MAX_STEPS)
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
                            (< tasks MAX_PARALLEL)
                            (< steps MAX_STEPS)
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
