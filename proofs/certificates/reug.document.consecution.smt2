; reug document: every step preserves the invariant.
; The declaration has the SHA-256 digest 84d0b0feb2f22f9703df7ae239cdb4648b342a5678549f34ce722ad4eb791563.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 READY, 1 ENGAGE, 2 UNDERSTAND, 3 EXECUTE_SCRIPT, 4 CREATE_DYNAMIC_TOOL, 5
;   VALIDATE_TOOL_SCHEMA, 6 PARALLELIZE_TASKS, 7 AWAIT_PARALLEL_RESULTS, 8 GENERATE, 9 ERROR_RECOVERY_UNIFIED,
;   10 COMPLETE, 11 SHUTDOWN
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 12)))
; Every variable lies in its range.
; (READY or ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or
;   PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED or COMPLETE) or SHUTDOWN
(assert (or (= state 0)
    (= state 1)
    (= state 2)
    (= state 3)
    (= state 4)
    (= state 5)
    (= state 6)
    (= state 7)
    (= state 8)
    (= state 9)
    (= state 10)
    (= state 11)))
; EXECUTE_SCRIPT or AWAIT_PARALLEL_RESULTS -> EXECUTE_SCRIPT or AWAIT_PARALLEL_RESULTS
(assert (or (not (or (= state 3) (= state 7))) (or (= state 3) (= state 7))))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; USER_INPUT from READY to ENGAGE, line 62
(define-fun step.1 () Bool false)
; SHUTDOWN_REQUESTED from READY to SHUTDOWN, line 63
(define-fun step.2 () Bool false)
; INTENT_DETECTED from ENGAGE to UNDERSTAND, line 65
(define-fun step.3 () Bool false)
; ERROR_OCCURRED from ENGAGE to ERROR_RECOVERY_UNIFIED, line 66
(define-fun step.4 () Bool false)
; FATAL_ERROR from ENGAGE to COMPLETE, line 67
(define-fun step.5 () Bool false)
; TOOLS_ROUTED from UNDERSTAND to GENERATE, line 69
(define-fun step.6 () Bool false)
; SCRIPT_PARSED from UNDERSTAND to EXECUTE_SCRIPT, line 70
(define-fun step.7 () Bool false)
; DYNAMIC_TOOL_REQUEST from UNDERSTAND to CREATE_DYNAMIC_TOOL, line 71
(define-fun step.8 () Bool false)
; PARALLEL_TASKS_READY from UNDERSTAND to PARALLELIZE_TASKS, line 72
(define-fun step.9 () Bool false)
; ERROR_OCCURRED from UNDERSTAND to ERROR_RECOVERY_UNIFIED, line 73
(define-fun step.10 () Bool false)
; FATAL_ERROR from UNDERSTAND to COMPLETE, line 74
(define-fun step.11 () Bool false)
; SCRIPT_STEP_COMPLETE from EXECUTE_SCRIPT to EXECUTE_SCRIPT, line 76
(define-fun step.12 () Bool false)
; SCRIPT_EXECUTION_COMPLETE from EXECUTE_SCRIPT to GENERATE, line 77
(define-fun step.13 () Bool false)
; ERROR_OCCURRED from EXECUTE_SCRIPT to ERROR_RECOVERY_UNIFIED, line 78
(define-fun step.14 () Bool false)
; TIMEOUT_DETECTED from EXECUTE_SCRIPT to ERROR_RECOVERY_UNIFIED, line 79
(define-fun step.15 () Bool false)
; RECURSION_LIMIT_EXCEEDED from EXECUTE_SCRIPT to ERROR_RECOVERY_UNIFIED, line 80
(define-fun step.16 () Bool false)
; STEP_BUDGET_EXHAUSTED from EXECUTE_SCRIPT to ERROR_RECOVERY_UNIFIED, line 81
(define-fun step.17 () Bool false)
; DYNAMIC_TOOL_CREATED from CREATE_DYNAMIC_TOOL to VALIDATE_TOOL_SCHEMA, line 83
(define-fun step.18 () Bool false)
; ERROR_OCCURRED from CREATE_DYNAMIC_TOOL to ERROR_RECOVERY_UNIFIED, line 84
(define-fun step.19 () Bool false)
; FATAL_ERROR from CREATE_DYNAMIC_TOOL to COMPLETE, line 85
(define-fun step.20 () Bool false)
; SCHEMA_VALIDATED from VALIDATE_TOOL_SCHEMA to COMPLETE, line 87
(define-fun step.21 () Bool false)
; SCHEMA_INVALID from VALIDATE_TOOL_SCHEMA to ERROR_RECOVERY_UNIFIED, line 88
(define-fun step.22 () Bool false)
; TOOL_SUCCESS from PARALLELIZE_TASKS to AWAIT_PARALLEL_RESULTS, line 90
(define-fun step.23 () Bool false)
; ERROR_OCCURRED from PARALLELIZE_TASKS to ERROR_RECOVERY_UNIFIED, line 91
(define-fun step.24 () Bool false)
; PARALLEL_RESULTS_READY from AWAIT_PARALLEL_RESULTS to GENERATE, line 93
(define-fun step.25 () Bool false)
; TIMEOUT_DETECTED from AWAIT_PARALLEL_RESULTS to ERROR_RECOVERY_UNIFIED, line 94
(define-fun step.26 () Bool false)
; TOOL_SUCCESS from GENERATE to COMPLETE, line 96
(define-fun step.27 () Bool false)
; RESPONSE_READY from GENERATE to COMPLETE, line 97
(define-fun step.28 () Bool false)
; TOOL_FAILURE from GENERATE to ERROR_RECOVERY_UNIFIED, line 98
(define-fun step.29 () Bool false)
; FATAL_ERROR from GENERATE to COMPLETE, line 99
(define-fun step.30 () Bool false)
; RECOVERY_SUCCESS from ERROR_RECOVERY_UNIFIED to UNDERSTAND, line 101
(define-fun step.31 () Bool false)
; FATAL_ERROR from ERROR_RECOVERY_UNIFIED to COMPLETE, line 102
(define-fun step.32 () Bool false)
; TURN_COMPLETE from COMPLETE to READY, line 104
(define-fun step.33 () Bool false)
; SHUTDOWN_REQUESTED from COMPLETE to SHUTDOWN, line 105
(define-fun step.34 () Bool false)
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34))
(check-sat)
