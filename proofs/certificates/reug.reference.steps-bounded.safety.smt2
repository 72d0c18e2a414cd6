; reug reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 6fefd039f627b95040a3f0ff58f4630be240c9c328701a8b577ff91f3f35baa3.
; Each answer must be unsat.
(set-logic QF_LIA)
; MAX_STEPS is any non-negative integer.
(declare-fun MAX_STEPS () Int)
(assert (>= MAX_STEPS 0))
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
; steps <= MAX_STEPS
(assert (<= steps MAX_STEPS))
; steps-bounded
(push 1)
(assert (not (<= steps MAX_STEPS)))
(check-sat)
(pop 1)
