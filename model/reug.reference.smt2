; REUG 9.3.1, reference: the machine reug in the profile reference, for solvers of SMT-LIB 2.6.
; It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun MAX_STEPS () Int 100)
(define-fun MAX_DEPTH () Int 5)
(define-fun MAX_RECOVERIES () Int 3)
(define-fun MAX_PARALLEL () Int 10)
(define-fun READY () Int 0)
(define-fun ENGAGE () Int 1)
(define-fun UNDERSTAND () Int 2)
(define-fun EXECUTE_SCRIPT () Int 3)
(define-fun CREATE_DYNAMIC_TOOL () Int 4)
(define-fun VALIDATE_TOOL_SCHEMA () Int 5)
(define-fun PARALLELIZE_TASKS () Int 6)
(define-fun AWAIT_PARALLEL_RESULTS () Int 7)
(define-fun GENERATE () Int 8)
(define-fun ERROR_RECOVERY_UNIFIED () Int 9)
(define-fun COMPLETE () Int 10)
(define-fun SHUTDOWN () Int 11)
(define-fun USER_INPUT () Int 12)
(define-fun SHUTDOWN_REQUESTED () Int 13)
(define-fun INTENT_DETECTED () Int 14)
(define-fun TOOL_CONSIDERED () Int 15)
(define-fun TOOLS_ROUTED () Int 16)
(define-fun SCRIPT_PARSED () Int 17)
(define-fun DYNAMIC_TOOL_REQUEST () Int 18)
(define-fun PARALLEL_TASKS_READY () Int 19)
(define-fun SCRIPT_STEP_COMPLETE () Int 20)
(define-fun SCRIPT_CALLED () Int 21)
(define-fun SCRIPT_RETURNED () Int 22)
(define-fun SCRIPT_CALL_REFUSED () Int 23)
(define-fun SCRIPT_STEP_REFUSED () Int 24)
(define-fun SCRIPT_EXECUTION_COMPLETE () Int 25)
(define-fun DYNAMIC_TOOL_CREATED () Int 26)
(define-fun SCHEMA_VALIDATED () Int 27)
(define-fun TASK_DISPATCHED () Int 28)
(define-fun TASKS_QUEUED () Int 29)
(define-fun QUEUE_EMPTIED () Int 30)
(define-fun TOOL_SUCCESS () Int 31)
(define-fun TASK_FINISHED () Int 32)
(define-fun TASK_FAILED () Int 33)
(define-fun PARALLEL_RESULTS_READY () Int 34)
(define-fun RESPONSE_READY () Int 35)
(define-fun INTENT_RECOVERED () Int 36)
(define-fun RECOVERY_SUCCESS () Int 37)
(define-fun TURN_COMPLETE () Int 38)
(define-fun SCHEMA_INVALID () Int 39)
(define-fun TOOL_FAILURE () Int 40)
(define-fun RECURSION_LIMIT_EXCEEDED () Int 41)
(define-fun STEP_BUDGET_EXHAUSTED () Int 42)
(define-fun DEADLINE_PASSED () Int 43)
(define-fun WATCHDOG_RAISED () Int 44)
(define-fun RECOVERY_FAILED () Int 45)
(define-fun ERROR_OCCURRED () Int 46)
(define-fun FATAL_ERROR () Int 47)
(define-fun VALIDATOR_CRASHED () Int 48)
(define-fun WORK_ABORTED () Int 49)
(define-fun WAIT_ABORTED () Int 50)
(define-fun CHECK_ABORTED () Int 51)
(define-fun ANOTHER_TOOL_WANTED () Int 52)
(define-fun NONE () Int 53)
(define-fun ANSWERED () Int 54)
(define-fun TOOL_CREATED () Int 55)
(define-fun FAILED () Int 56)
(define-fun TIMED_OUT () Int 57)
(define-fun SEARCH () Int 58)
(define-fun FETCH () Int 59)
(define-fun FATAL () Int 60)
(define-fun TIMEOUT () Int 61)
(define-fun RECURSION () Int 62)
(define-fun BUDGET () Int 63)
(define-fun ERROR () Int 64)
(define-fun TOOL () Int 65)
(define-fun SCHEMA () Int 66)
(define-fun CRASH () Int 67)
(define-fun no_event () Int 68)
(declare-const state Int)
(declare-const state_next Int)
(declare-const fetch_registered Bool)
(declare-const fetch_registered_next Bool)
(declare-const intent Bool)
(declare-const intent_next Bool)
(declare-const expired Bool)
(declare-const expired_next Bool)
(declare-const steps Int)
(declare-const steps_next Int)
(declare-const recoveries Int)
(declare-const recoveries_next Int)
(declare-const outcome Int)
(declare-const outcome_next Int)
(declare-const tool Int)
(declare-const tool_next Int)
(declare-const depth Int)
(declare-const depth_next Int)
(declare-const too_deep Bool)
(declare-const too_deep_next Bool)
(declare-const exhausted Bool)
(declare-const exhausted_next Bool)
(declare-const tasks Int)
(declare-const tasks_next Int)
(declare-const queued Bool)
(declare-const queued_next Bool)
(declare-const cause Int)
(declare-const cause_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int) (last
    Int)) Bool (and (= state READY) (= fetch_registered false) (= intent false) (= expired false) (= steps 0) (=
    recoveries 0) (= outcome NONE) (= tool NONE) (= depth 0) (= too_deep false) (= exhausted false) (= tasks 0) (=
    queued false) (= cause NONE) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int) (last
    Int)) Bool (and (or (= state READY) (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS)
    (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE) (= state SHUTDOWN)) (<= 0 steps 100) (<= 0
    recoveries 3) (or (= outcome NONE) (= outcome ANSWERED) (= outcome TOOL_CREATED) (= outcome FAILED) (= outcome
    TIMED_OUT)) (or (= tool NONE) (= tool SEARCH) (= tool FETCH)) (<= 0 depth 5) (<= 0 tasks 10) (or (= cause NONE) (=
    cause FATAL) (= cause TIMEOUT) (= cause RECURSION) (= cause BUDGET) (= cause ERROR) (= cause TOOL) (= cause
    SCHEMA) (= cause CRASH)) (or (= last no_event) (= last USER_INPUT) (= last SHUTDOWN_REQUESTED) (= last
    INTENT_DETECTED) (= last TOOL_CONSIDERED) (= last TOOLS_ROUTED) (= last SCRIPT_PARSED) (= last
    DYNAMIC_TOOL_REQUEST) (= last PARALLEL_TASKS_READY) (= last SCRIPT_STEP_COMPLETE) (= last SCRIPT_CALLED) (= last
    SCRIPT_RETURNED) (= last SCRIPT_CALL_REFUSED) (= last SCRIPT_STEP_REFUSED) (= last SCRIPT_EXECUTION_COMPLETE) (=
    last DYNAMIC_TOOL_CREATED) (= last SCHEMA_VALIDATED) (= last TASK_DISPATCHED) (= last TASKS_QUEUED) (= last
    QUEUE_EMPTIED) (= last TOOL_SUCCESS) (= last TASK_FINISHED) (= last TASK_FAILED) (= last PARALLEL_RESULTS_READY)
    (= last RESPONSE_READY) (= last INTENT_RECOVERED) (= last RECOVERY_SUCCESS) (= last TURN_COMPLETE) (= last
    SCHEMA_INVALID) (= last TOOL_FAILURE) (= last RECURSION_LIMIT_EXCEEDED) (= last STEP_BUDGET_EXHAUSTED) (= last
    DEADLINE_PASSED) (= last WATCHDOG_RAISED) (= last RECOVERY_FAILED) (= last ERROR_OCCURRED) (= last FATAL_ERROR) (=
    last VALIDATOR_CRASHED) (= last WORK_ABORTED) (= last WAIT_ABORTED) (= last CHECK_ABORTED) (= last
    ANOTHER_TOOL_WANTED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int) (last
    Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool) (steps_next Int)
    (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool) (exhausted_next
    Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state_next state) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (=
    last_next no_event)))

; USER_INPUT (input): READY -> ENGAGE [REUG-004]
(define-fun step_USER_INPUT ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool) (steps_next Int)
    (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool) (exhausted_next
    Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state READY) (=
    state_next ENGAGE) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (=
    steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth)
    (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next
    cause) (= last_next USER_INPUT)))

; SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]
(define-fun step_SHUTDOWN_REQUESTED_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    READY) (= state_next SHUTDOWN) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next
    expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (=
    depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next
    queued) (= cause_next cause) (= last_next SHUTDOWN_REQUESTED)))

; INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]
(define-fun step_INTENT_DETECTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ENGAGE) (not expired) (= state_next UNDERSTAND) (= fetch_registered_next fetch_registered) (= intent_next true) (=
    expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next cause) (= last_next INTENT_DETECTED)))

; TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006]
(define-fun step_TOOL_CONSIDERED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (and (not expired) (not (= tool FETCH))) (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next (ite (= tool NONE) SEARCH FETCH)) (= depth_next depth) (=
    too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next
    cause) (= last_next TOOL_CONSIDERED)))

; TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049]
(define-fun step_TOOLS_ROUTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (and (not expired) (or (not (= tool FETCH)) fetch_registered)) (= state_next GENERATE) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (=
    last_next TOOLS_ROUTED)))

; SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017]: Once the budget is spent, no
; further script runs in the turn (D-REUG-05).
(define-fun step_SCRIPT_PARSED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (and (not expired) (< steps MAX_STEPS)) (= state_next EXECUTE_SCRIPT) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_PARSED)))

; DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006]
(define-fun step_DYNAMIC_TOOL_REQUEST ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (and (not expired) (= tool FETCH) (not fetch_registered)) (= state_next CREATE_DYNAMIC_TOOL) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (=
    last_next DYNAMIC_TOOL_REQUEST)))

; PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006, REUG-017]
(define-fun step_PARALLEL_TASKS_READY ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (and (not expired) (< steps MAX_STEPS)) (= state_next PARALLELIZE_TASKS) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    PARALLEL_TASKS_READY)))

; SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017]
(define-fun step_SCRIPT_STEP_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (< steps MAX_STEPS) (not too_deep)) (= state_next EXECUTE_SCRIPT) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next (+ steps 1)) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_STEP_COMPLETE)))

; SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
(define-fun step_SCRIPT_CALLED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS)) (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next (+ steps 1)) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next (+ depth 1)) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_CALLED)))

; SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016]
(define-fun step_SCRIPT_RETURNED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted)) (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next (+ depth (- 1))) (= too_deep_next too_deep)
    (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_RETURNED)))

; SCRIPT_CALL_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
(define-fun step_SCRIPT_CALL_REFUSED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted)) (= state_next
    state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next
    steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    too_deep_next (= depth MAX_DEPTH)) (= exhausted_next (= steps MAX_STEPS)) (= tasks_next tasks) (= queued_next
    queued) (= cause_next cause) (= last_next SCRIPT_CALL_REFUSED)))

; SCRIPT_STEP_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-017]
(define-fun step_SCRIPT_STEP_REFUSED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (= steps MAX_STEPS) (not exhausted)) (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next true) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_STEP_REFUSED)))

; SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]
(define-fun step_SCRIPT_EXECUTION_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (= depth 0) (not exhausted)) (= state_next GENERATE) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    SCRIPT_EXECUTION_COMPLETE)))

; RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016]
(define-fun step_RECURSION_LIMIT_EXCEEDED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) too_deep (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next tool) (= depth_next 0) (= too_deep_next false) (= exhausted_next false) (= tasks_next tasks)
    (= queued_next queued) (= cause_next RECURSION) (= last_next RECURSION_LIMIT_EXCEEDED)))

; STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017]
(define-fun step_STEP_BUDGET_EXHAUSTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and exhausted (not too_deep)) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next 0) (= too_deep_next too_deep) (=
    exhausted_next false) (= tasks_next tasks) (= queued_next queued) (= cause_next BUDGET) (= last_next
    STEP_BUDGET_EXHAUSTED)))

; ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]
(define-fun step_ERROR_OCCURRED_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (and (not too_deep) (not exhausted)) (= state_next ERROR_RECOVERY_UNIFIED) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next 0) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next ERROR) (=
    last_next ERROR_OCCURRED)))

; WORK_ABORTED (fault, realises ERROR_OCCURRED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-032]
(define-fun step_WORK_ABORTED_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next 0) (= too_deep_next false) (= exhausted_next false) (= tasks_next tasks) (=
    queued_next queued) (= cause_next FATAL) (= last_next WORK_ABORTED)))

; DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007,
; REUG-018]
(define-fun step_DEADLINE_PASSED_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next true) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next 0) (= too_deep_next false) (= exhausted_next false) (= tasks_next tasks) (=
    queued_next queued) (= cause_next TIMEOUT) (= last_next DEADLINE_PASSED)))

; DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]
(define-fun step_DYNAMIC_TOOL_CREATED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (not expired) (= state_next VALIDATE_TOOL_SCHEMA) (= fetch_registered_next fetch_registered)
    (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (=
    outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next
    exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next DYNAMIC_TOOL_CREATED)))

; SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009, REUG-020]: The drawn edge ends the
; turn; the outcome says that there is no answer (D-REUG-08).
(define-fun step_SCHEMA_VALIDATED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (not expired) (= state_next COMPLETE) (= fetch_registered_next true) (= intent_next intent)
    (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next TOOL_CREATED) (=
    tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks)
    (= queued_next queued) (= cause_next cause) (= last_next SCHEMA_VALIDATED)))

; SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009, REUG-018]
(define-fun step_SCHEMA_INVALID ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next tasks) (= queued_next queued) (= cause_next (ite expired TIMEOUT SCHEMA)) (= last_next
    SCHEMA_INVALID)))

; VALIDATOR_CRASHED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
; REUG-032]
(define-fun step_VALIDATOR_CRASHED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (not expired) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next CRASH) (= last_next
    VALIDATOR_CRASHED)))

; CHECK_ABORTED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
; REUG-032]
(define-fun step_CHECK_ABORTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next tasks) (= queued_next queued) (= cause_next FATAL) (= last_next CHECK_ABORTED)))

; TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-017, REUG-021]
(define-fun step_TASK_DISPATCHED_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS)) (= state_next
    state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next (+
    steps 1)) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next (+ tasks 1)) (= queued_next queued) (=
    cause_next cause) (= last_next TASK_DISPATCHED)))

; TASKS_QUEUED (machine): PARALLELIZE_TASKS -> the same [REUG-021, REUG-024]
(define-fun step_TASKS_QUEUED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS))) (= state_next
    state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next
    steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next true) (= cause_next
    cause) (= last_next TASKS_QUEUED)))

; TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]
(define-fun step_TOOL_SUCCESS_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (and (not expired) (> tasks 0)) (= state_next AWAIT_PARALLEL_RESULTS) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    TOOL_SUCCESS)))

; WORK_ABORTED (fault, realises ERROR_OCCURRED): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010,
; REUG-032]
(define-fun step_WORK_ABORTED_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next 0) (=
    queued_next false) (= cause_next FATAL) (= last_next WORK_ABORTED)))

; TASK_FINISHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
(define-fun step_TASK_FINISHED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (= state_next state) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next (+
    tasks (- 1))) (= queued_next queued) (= cause_next cause) (= last_next TASK_FINISHED)))

; TASK_FAILED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
(define-fun step_TASK_FAILED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool) (steps_next Int)
    (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool) (exhausted_next
    Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (= state_next state) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next (+
    tasks (- 1))) (= queued_next queued) (= cause_next cause) (= last_next TASK_FAILED)))

; TASK_DISPATCHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-017, REUG-021, REUG-024]
(define-fun step_TASK_DISPATCHED_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (and queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS)) (= state_next state) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next (+ steps 1))
    (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next (+ tasks 1)) (= queued_next queued) (= cause_next cause) (=
    last_next TASK_DISPATCHED)))

; QUEUE_EMPTIED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-024]
(define-fun step_QUEUE_EMPTIED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) queued (= state_next state) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (=
    tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks)
    (= queued_next false) (= cause_next cause) (= last_next QUEUE_EMPTIED)))

; PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]
(define-fun step_PARALLEL_RESULTS_READY ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (and (= tasks 0) (not queued)) (= state_next GENERATE) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    PARALLEL_RESULTS_READY)))

; WAIT_ABORTED (fault, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011,
; REUG-032]
(define-fun step_WAIT_ABORTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next 0) (= queued_next false) (= cause_next FATAL) (= last_next WAIT_ABORTED)))

; DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED
; [REUG-011, REUG-018, REUG-022]
(define-fun step_DEADLINE_PASSED_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next true) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next 0) (= queued_next false) (= cause_next TIMEOUT) (= last_next DEADLINE_PASSED)))

; TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]
(define-fun step_TOOL_SUCCESS_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    GENERATE) (and (not expired) (not (= tool NONE))) (= state_next COMPLETE) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next ANSWERED) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    TOOL_SUCCESS)))

; RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]
(define-fun step_RESPONSE_READY ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    GENERATE) (not expired) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent)
    (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next ANSWERED) (=
    tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks)
    (= queued_next queued) (= cause_next cause) (= last_next RESPONSE_READY)))

; TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012, REUG-018]
(define-fun step_TOOL_FAILURE ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    GENERATE) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next intent)
    (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next (ite expired TIMEOUT TOOL)) (= last_next TOOL_FAILURE)))

; ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005]
(define-fun step_ERROR_OCCURRED_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ENGAGE) (not expired) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next 0) (= queued_next false) (= cause_next ERROR) (= last_next ERROR_OCCURRED)))

; ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006]
(define-fun step_ERROR_OCCURRED_3 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (not expired) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (=
    tasks_next 0) (= queued_next false) (= cause_next ERROR) (= last_next ERROR_OCCURRED)))

; ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008]
(define-fun step_ERROR_OCCURRED_4 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (not expired) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next 0) (= queued_next false) (= cause_next ERROR) (= last_next
    ERROR_OCCURRED)))

; ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010]
(define-fun step_ERROR_OCCURRED_5 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (not expired) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered)
    (= intent_next intent) (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (=
    outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next
    exhausted) (= tasks_next 0) (= queued_next false) (= cause_next ERROR) (= last_next ERROR_OCCURRED)))

; WATCHDOG_RAISED (machine, realises ERROR_OCCURRED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL, PARALLELIZE_TASKS
; -> ERROR_RECOVERY_UNIFIED [REUG-018, REUG-022]
(define-fun step_WATCHDOG_RAISED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired (= state_next
    ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired)
    (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next
    depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next 0) (= queued_next false) (=
    cause_next TIMEOUT) (= last_next WATCHDOG_RAISED)))

; FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005]
(define-fun step_FATAL_ERROR_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ENGAGE) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next
    expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next FAILED) (= tool_next NONE) (=
    depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next
    queued) (= cause_next cause) (= last_next FATAL_ERROR)))

; FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006]
(define-fun step_FATAL_ERROR_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent) (=
    expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next FAILED) (= tool_next
    NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next cause) (= last_next FATAL_ERROR)))

; FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008]
(define-fun step_FATAL_ERROR_3 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent) (=
    expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next FAILED) (= tool_next
    NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next cause) (= last_next FATAL_ERROR)))

; FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012]
(define-fun step_FATAL_ERROR_4 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    GENERATE) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent) (=
    expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next FAILED) (= tool_next
    NONE) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next cause) (= last_next FATAL_ERROR)))

; DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL,
; VALIDATE_TOOL_SCHEMA, PARALLELIZE_TASKS, GENERATE, ERROR_RECOVERY_UNIFIED -> the same [REUG-018, REUG-022]
(define-fun step_DEADLINE_PASSED_3 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (= state_next state) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next true) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next
    too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (=
    last_next DEADLINE_PASSED)))

; INTENT_RECOVERED (machine): ERROR_RECOVERY_UNIFIED -> the same [REUG-013]: While the intent is unknown, no
; error is fatal yet, since ENGAGE has its own edge for fatal errors.
(define-fun step_INTENT_RECOVERED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ERROR_RECOVERY_UNIFIED) (and (not intent) (not expired)) (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next true) (= expired_next expired) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next cause) (= last_next
    INTENT_RECOVERED)))

; RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037]
(define-fun step_RECOVERY_SUCCESS ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ERROR_RECOVERY_UNIFIED) (and intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (=
    state_next UNDERSTAND) (= fetch_registered_next fetch_registered) (= intent_next intent) (= expired_next expired)
    (= steps_next steps) (= recoveries_next (+ recoveries 1)) (= outcome_next outcome) (= tool_next tool) (=
    depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next
    queued) (= cause_next NONE) (= last_next RECOVERY_SUCCESS)))

; RECOVERY_FAILED (machine, realises FATAL_ERROR): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]
(define-fun step_RECOVERY_FAILED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    ERROR_RECOVERY_UNIFIED) (= state_next COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent)
    (= expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next (ite (and expired
    (not (= cause FATAL))) TIMED_OUT FAILED)) (= tool_next tool) (= depth_next depth) (= too_deep_next too_deep) (=
    exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next NONE) (= last_next
    RECOVERY_FAILED)))

; TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]
(define-fun step_TURN_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    COMPLETE) (= state_next READY) (= fetch_registered_next fetch_registered) (= intent_next false) (= expired_next
    false) (= steps_next 0) (= recoveries_next 0) (= outcome_next NONE) (= tool_next tool) (= depth_next depth) (=
    too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next
    cause) (= last_next TURN_COMPLETE)))

; SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]
(define-fun step_SHUTDOWN_REQUESTED_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (= state
    COMPLETE) (= state_next SHUTDOWN) (= fetch_registered_next fetch_registered) (= intent_next false) (= expired_next
    false) (= steps_next 0) (= recoveries_next 0) (= outcome_next NONE) (= tool_next tool) (= depth_next depth) (=
    too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (= queued_next queued) (= cause_next
    cause) (= last_next SHUTDOWN_REQUESTED)))

; ANOTHER_TOOL_WANTED (environment): between turns, FETCH comes to represent another missing tool; SEARCH
; represents the registered one
(define-fun step_ANOTHER_TOOL_WANTED ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool)
    (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool)
    (exhausted_next Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (and (and (=
    state READY) fetch_registered) (= state_next state) (= fetch_registered_next false) (= intent_next intent) (=
    expired_next expired) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    tool) (= depth_next depth) (= too_deep_next too_deep) (= exhausted_next exhausted) (= tasks_next tasks) (=
    queued_next queued) (= cause_next cause) (= last_next ANOTHER_TOOL_WANTED)))

(define-fun trans ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int) (last
    Int) (state_next Int) (fetch_registered_next Bool) (intent_next Bool) (expired_next Bool) (steps_next Int)
    (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (too_deep_next Bool) (exhausted_next
    Bool) (tasks_next Int) (queued_next Bool) (cause_next Int) (last_next Int)) Bool (or (stutter state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_USER_INPUT state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SHUTDOWN_REQUESTED_1
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_INTENT_DETECTED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_TOOL_CONSIDERED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_TOOLS_ROUTED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_PARSED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_DYNAMIC_TOOL_REQUEST
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_PARALLEL_TASKS_READY
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_STEP_COMPLETE
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_CALLED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_RETURNED state
    fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_CALL_REFUSED
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (step_SCRIPT_STEP_REFUSED
    state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause
    last state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next)
    (step_SCRIPT_EXECUTION_COMPLETE state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_RECURSION_LIMIT_EXCEEDED state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_STEP_BUDGET_EXHAUSTED state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_ERROR_OCCURRED_1 state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_WORK_ABORTED_1 state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_DEADLINE_PASSED_1 state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_DYNAMIC_TOOL_CREATED state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_SCHEMA_VALIDATED state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_SCHEMA_INVALID state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_VALIDATOR_CRASHED state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_CHECK_ABORTED state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_TASK_DISPATCHED_1 state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (step_TASKS_QUEUED state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TOOL_SUCCESS_1 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_WORK_ABORTED_2 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TASK_FINISHED state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TASK_FAILED state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TASK_DISPATCHED_2 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_QUEUE_EMPTIED state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_PARALLEL_RESULTS_READY state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_WAIT_ABORTED state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_DEADLINE_PASSED_2 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TOOL_SUCCESS_2 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_RESPONSE_READY state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TOOL_FAILURE state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_ERROR_OCCURRED_2 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_ERROR_OCCURRED_3 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_ERROR_OCCURRED_4 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_ERROR_OCCURRED_5 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_WATCHDOG_RAISED state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_FATAL_ERROR_1 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_FATAL_ERROR_2 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_FATAL_ERROR_3 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_FATAL_ERROR_4 state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_DEADLINE_PASSED_3 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_INTENT_RECOVERED state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_RECOVERY_SUCCESS state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_RECOVERY_FAILED state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_TURN_COMPLETE state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_SHUTDOWN_REQUESTED_2 state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (step_ANOTHER_TOOL_WANTED state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next)))

; exits-of-ready [REUG-004]: READY has the two exits that are drawn, and leads nowhere else. (expected: holds)
(define-fun exits_of_ready ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (=> (= state READY) (and (= state READY) (or (= state READY) (= state COMPLETE)) (not (or (not
    (or (= state READY) (= state ENGAGE) (= state SHUTDOWN))) (and (= state ENGAGE) (not expired)) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN))))
    (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (not
    expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and
    (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not too_deep) (not exhausted) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (=
    state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (=
    state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not
    exhausted) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (= depth
    0) (not exhausted)) (and (= state EXECUTE_SCRIPT) too_deep) (and (= state EXECUTE_SCRIPT) exhausted (not
    too_deep)) (and (= state EXECUTE_SCRIPT) (not too_deep) (not exhausted)) (= state EXECUTE_SCRIPT) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (= state
    VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (= state READY) (= state ENGAGE) (=
    state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (= state PARALLELIZE_TASKS) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state READY) (= state
    ENGAGE) (= state SHUTDOWN)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state READY) (= state
    ENGAGE) (= state SHUTDOWN)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (= state
    AWAIT_PARALLEL_RESULTS) (and (= state GENERATE) (not expired) (not (= tool NONE))) (and (= state GENERATE) (not
    expired)) (= state GENERATE) (and (= state UNDERSTAND) (not expired)) (and (= state PARALLELIZE_TASKS) (not
    expired)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    PARALLELIZE_TASKS)) expired) (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state READY) (=
    state ENGAGE) (= state SHUTDOWN)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (=
    state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired)
    (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state ERROR_RECOVERY_UNIFIED) (and (= state READY)
    fetch_registered (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))))))))

; exits-of-engage [REUG-005, REUG-018]: ENGAGE leads on with a detected intent, and to ERROR_RECOVERY_UNIFIED
; with an error, as long as there is time; afterwards only the watchdog leads out of it, and a fatal error
; always does. (expected: holds)
(define-fun exits_of_engage ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (=> (= state ENGAGE) (and (not (or (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state READY) (and (= state UNDERSTAND) (not expired) (not (= tool
    FETCH)) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and
    (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (not
    expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and
    (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state ENGAGE) (=
    state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (or (=
    depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state ENGAGE) (= state
    UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= steps
    MAX_STEPS) (not exhausted) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state CREATE_DYNAMIC_TOOL)
    (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))
    (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not
    (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state
    ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state ENGAGE) (= state
    UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued
    (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (=
    state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired)
    (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (= state
    COMPLETE) (and (= state READY) fetch_registered (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))))) (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state GENERATE)) (=> (not expired) (and (and (= state ENGAGE) (not expired)) (or (and (=
    state EXECUTE_SCRIPT) (not too_deep) (not exhausted)) (and (= state ENGAGE) (not expired)) (and (= state
    UNDERSTAND) (not expired)) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not
    expired))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (= state ENGAGE)))) (=> expired (and (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) (not (or (not (not (= state UNDERSTAND))) (and (= state
    ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (= state
    UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state
    UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (not (= state
    UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not
    exhausted) (not (not (= state UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted)
    (not (not (= state UNDERSTAND)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state UNDERSTAND)))) (and (= state PARALLELIZE_TASKS) (not expired)
    (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not (= state UNDERSTAND)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state UNDERSTAND)))) (and (= state AWAIT_PARALLEL_RESULTS) queued
    (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state UNDERSTAND)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (not (not (= state UNDERSTAND)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (not (= state UNDERSTAND)))) (and (= state ERROR_RECOVERY_UNIFIED)
    (not intent) (not expired) (not (not (= state UNDERSTAND)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not
    expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (and (= state READY) fetch_registered (not (not (=
    state UNDERSTAND)))))))))))

; exits-of-understand [REUG-006, REUG-018]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
; tasks, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog
; leads out of it, and a fatal error always does. (expected: holds)
(define-fun exits_of_understand ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state UNDERSTAND) (and (not (or (not (or (= state UNDERSTAND) (= state
    GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state READY) (and (= state UNDERSTAND) (not expired) (not (= tool
    FETCH)) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (=
    state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (<
    depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (=
    state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and
    (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state UNDERSTAND) (= state
    GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps
    MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state UNDERSTAND) (= state GENERATE) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (= state UNDERSTAND)
    (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state
    UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)
    (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued)
    (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (= state UNDERSTAND) (= state GENERATE) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (=
    state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and
    (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state UNDERSTAND)
    (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state
    UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)
    (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT)
    (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))
    (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state UNDERSTAND) (= state GENERATE)
    (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (= state COMPLETE) (and (= state READY) fetch_registered (not (or (=
    state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))))) (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE)) (=> (not expired) (and (or (and (= state
    EXECUTE_SCRIPT) (not too_deep) (not exhausted)) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND)
    (not expired)) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired)))
    (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (=
    state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (= state UNDERSTAND))
    (=> (< steps MAX_STEPS) (and (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state
    UNDERSTAND) (not expired) (< steps MAX_STEPS)))) (=> (or (not (= tool FETCH)) fetch_registered) (and (= state
    UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered))) (=> (and (= tool FETCH) (not
    fetch_registered)) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered))))) (=> expired
    (and (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS))
    expired) (not (or (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state
    READY) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH))
    fetch_registered)) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not
    expired) (= tool FETCH) (not fetch_registered)) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not
    exhausted) (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state
    UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= steps
    MAX_STEPS) (not exhausted) (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))
    (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and
    (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (=
    state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (=
    state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state UNDERSTAND) (=
    state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (= state COMPLETE) (and (= state READY) fetch_registered (not
    (or (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))))))))))

; exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
; are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
; that was exceeded, and, always, with the deadline. (expected: holds)
(define-fun exits_of_execute_script ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state EXECUTE_SCRIPT) (and (not (or (not (or (= state EXECUTE_SCRIPT) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state ENGAGE) (not expired)) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and (=
    state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps
    MAX_STEPS) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not
    too_deep) (not exhausted) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))))
    (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (= state EXECUTE_SCRIPT) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state
    VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL)
    (= steps MAX_STEPS)) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and
    (= state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or
    (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state EXECUTE_SCRIPT) (=
    state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state
    EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state GENERATE) (not expired) (not
    (= tool NONE))) (and (= state GENERATE) (not expired)) (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state GENERATE) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state
    EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED)
    intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE) (and (= state READY) fetch_registered (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)))))) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (= state
    ERROR_RECOVERY_UNIFIED))) (or (= state EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS)) (=> too_deep (and (= state
    EXECUTE_SCRIPT) too_deep)) (=> (and exhausted (not too_deep)) (and (= state EXECUTE_SCRIPT) exhausted (not
    too_deep))) (=> (and (not exhausted) (not too_deep)) (and (or (and (= state EXECUTE_SCRIPT) (not too_deep) (not
    exhausted)) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired)) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired))) (=> (= depth 0) (and (= state
    EXECUTE_SCRIPT) (= depth 0) (not exhausted))) (=> (< steps MAX_STEPS) (and (= state EXECUTE_SCRIPT) (< steps
    MAX_STEPS) (not too_deep))))))))

; exits-of-create-dynamic-tool [REUG-008, REUG-018]: CREATE_DYNAMIC_TOOL leads on with a created tool, and to
; ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog leads out of it,
; and a fatal error always does. (expected: holds)
(define-fun exits_of_create_dynamic_tool ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state CREATE_DYNAMIC_TOOL) (and (not (or (not (or (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state
    READY) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or
    (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state CREATE_DYNAMIC_TOOL) (=
    state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT)
    (> depth 0) (not too_deep) (not exhausted) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA)
    (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (=
    steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (=
    steps MAX_STEPS) (not exhausted) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (=
    state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (=
    state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))
    (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not
    (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))
    (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA)
    (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not
    queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))) (and (=
    state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state
    COMPLETE) (and (= state READY) fetch_registered (not (or (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))))) (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE)) (=> (not expired) (and (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (or (and (= state EXECUTE_SCRIPT) (not too_deep) (not exhausted)) (and (=
    state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired)) (and (= state CREATE_DYNAMIC_TOOL) (not
    expired)) (and (= state PARALLELIZE_TASKS) (not expired))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (= state CREATE_DYNAMIC_TOOL)))) (=> expired (and (and (or (= state ENGAGE)
    (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) (not (or (not (not (=
    state VALIDATE_TOOL_SCHEMA))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (= state
    VALIDATE_TOOL_SCHEMA)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state
    VALIDATE_TOOL_SCHEMA)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (not (=
    state VALIDATE_TOOL_SCHEMA)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not
    too_deep) (not exhausted) (not (not (= state VALIDATE_TOOL_SCHEMA)))) (and (= state EXECUTE_SCRIPT) (= steps
    MAX_STEPS) (not exhausted) (not (not (= state VALIDATE_TOOL_SCHEMA)))) (and (= state CREATE_DYNAMIC_TOOL) (not
    expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS)
    (not (not (= state VALIDATE_TOOL_SCHEMA)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (=
    tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not (= state VALIDATE_TOOL_SCHEMA)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state VALIDATE_TOOL_SCHEMA)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state
    VALIDATE_TOOL_SCHEMA)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (not (= state VALIDATE_TOOL_SCHEMA))))
    (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (=
    state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (not (= state
    VALIDATE_TOOL_SCHEMA)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (not (= state
    VALIDATE_TOOL_SCHEMA)))) (and (= state READY) fetch_registered (not (not (= state VALIDATE_TOOL_SCHEMA)))))))))))

; exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
; long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
; and always with a fatal error. (expected: holds)
(define-fun exits_of_validate_tool_schema ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (= state VALIDATE_TOOL_SCHEMA) (and (not (or (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state ENGAGE)
    (not expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (not
    expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS))
    (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and (= state EXECUTE_SCRIPT) (<
    steps MAX_STEPS) (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (=
    state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT)
    (> depth 0) (not too_deep) (not exhausted) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not
    too_deep) (not exhausted) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (=
    depth 0) (not exhausted)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED))))
    (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not
    (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS)
    (= tasks 0) (not queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state
    COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (=
    cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state COMPLETE) (and (= state READY) fetch_registered (not (or (=
    state VALIDATE_TOOL_SCHEMA) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))))) (= state
    VALIDATE_TOOL_SCHEMA) (= state VALIDATE_TOOL_SCHEMA) (=> (not expired) (and (and (= state VALIDATE_TOOL_SCHEMA)
    (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (or (= state ENGAGE) (= state UNDERSTAND)
    (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)) (not expired) (= state VALIDATE_TOOL_SCHEMA)))) (=> expired (not (or (not (not (=
    state COMPLETE))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (= state COMPLETE))))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state COMPLETE)))) (and (=
    state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (not (= state COMPLETE)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= state
    COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not (= state COMPLETE))))
    (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (<
    tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not (= state COMPLETE)))) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state COMPLETE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (not (not (= state COMPLETE)))) (and (= state GENERATE) (not expired) (not (= tool
    NONE))) (and (= state GENERATE) (not expired)) (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL)
    (= state GENERATE) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (not (= state COMPLETE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not
    (not (= state COMPLETE)))) (= state ERROR_RECOVERY_UNIFIED) (and (= state READY) fetch_registered (not (not (=
    state COMPLETE))))))))))

; exits-of-parallelize-tasks [REUG-010, REUG-018, REUG-021, REUG-022]: PARALLELIZE_TASKS leads on once a task is
; in flight, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time, and until then more tasks
; can be dispatched or must wait; afterwards only the watchdog leads out of it, and a fatal error always does.
; (expected: holds)
(define-fun exits_of_parallelize_tasks ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state PARALLELIZE_TASKS) (and (not (or (not (or (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state ENGAGE) (not
    expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (not expired) (or (not
    (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state
    UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)
    (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH)
    (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not
    exhausted) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS)
    (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (and (= state
    GENERATE) (not expired) (not (= tool NONE))) (and (= state GENERATE) (not expired)) (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE) (and (or (= state ENGAGE) (= state UNDERSTAND) (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (=
    state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE) (and (= state READY) fetch_registered (not (or (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))))) (or (= state
    EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS)) (=> (not expired) (and (or (and (= state EXECUTE_SCRIPT) (not
    too_deep) (not exhausted)) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired)) (and (=
    state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired))) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (= state PARALLELIZE_TASKS))
    (=> (> tasks 0) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0))) (=> (and (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS)) (or (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS)) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (= state
    PARALLELIZE_TASKS)))) (=> (and (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not queued)) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)))))) (=> expired (and
    (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired)
    (not (or (not (not (= state AWAIT_PARALLEL_RESULTS))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH))
    (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps
    MAX_STEPS) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep)
    (not exhausted) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and
    (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (=
    state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL)
    (= steps MAX_STEPS)) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state PARALLELIZE_TASKS) (not expired)
    (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and
    (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not
    expired) (not (not (= state AWAIT_PARALLEL_RESULTS)))) (and (= state READY) fetch_registered (not (not (= state
    AWAIT_PARALLEL_RESULTS)))))))))))

; exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
; is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
; deadline and with a fatal error. (expected: holds)
(define-fun exits_of_await_parallel_results ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (= state AWAIT_PARALLEL_RESULTS) (and (not (or (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state
    ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (not
    expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and
    (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))))
    (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state AWAIT_PARALLEL_RESULTS)
    (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (=
    steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS)
    (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS)
    (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state GENERATE) (not expired) (not (= tool NONE))) (and (= state GENERATE) (not
    expired)) (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause FATAL))
    (< recoveries MAX_RECOVERIES)) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE) (and (= state READY)
    fetch_registered (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))))) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (= state
    ERROR_RECOVERY_UNIFIED))) (= state AWAIT_PARALLEL_RESULTS) (=> (and (= tasks 0) (not queued)) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued))) (=> queued (and (and (= state AWAIT_PARALLEL_RESULTS) queued)
    (not (or (not (not (= state GENERATE))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (=
    state GENERATE)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (=
    state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (not (= state GENERATE)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= state
    GENERATE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not (= state GENERATE))))
    (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not (= state
    GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state GENERATE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (not (not (= state GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (=
    tasks 0) (not queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (not (= state GENERATE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not
    (not (= state GENERATE)))) (and (= state READY) fetch_registered (not (not (= state GENERATE)))))))) (=> (> tasks
    0) (and (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0)) (not
    (or (not (not (= state GENERATE))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (= state
    GENERATE)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (not (= state GENERATE)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= state
    GENERATE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not (= state GENERATE))))
    (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not (= state
    GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state GENERATE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (not (not (= state GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (=
    tasks 0) (not queued)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (not (= state GENERATE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not
    (not (= state GENERATE)))) (and (= state READY) fetch_registered (not (not (= state GENERATE)))))))))))

; exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
; successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
; none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
(define-fun exits_of_generate ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state GENERATE) (and (not (or (not (or (= state GENERATE) (= state COMPLETE)
    (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND)
    (not expired) (not (= tool FETCH)) (not (or (= state GENERATE) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND)
    (not expired) (= tool FETCH) (not fetch_registered)) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not
    too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state GENERATE) (=
    state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not
    exhausted) (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state
    GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS)
    (not exhausted) (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state GENERATE) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL)
    (= steps MAX_STEPS)) (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (=
    state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (=
    state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state GENERATE) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state GENERATE) (= state
    COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state GENERATE) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state
    GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not
    expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)) (= state COMPLETE) (and (= state READY)
    fetch_registered (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))))) (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE)) (= state GENERATE) (=> (not
    expired) (and (and (= state GENERATE) (not expired)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (= state GENERATE)) (=> (not (= tool NONE)) (and (= state GENERATE) (not
    expired) (not (= tool NONE)))))) (=> expired (not (or (not (=> (= state COMPLETE) false)) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state COMPLETE) false))) (and (= state EXECUTE_SCRIPT)
    (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state COMPLETE) false))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not too_deep) (not exhausted) (not (=> (= state COMPLETE) false))) (and (= state EXECUTE_SCRIPT) (or (=
    depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state COMPLETE) false))) (and (=
    state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state COMPLETE) false))) (and (= state
    VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state COMPLETE) false))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state COMPLETE) false))) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state COMPLETE) false))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state COMPLETE) false)))
    (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state COMPLETE) false))) (and (= state GENERATE) (not
    expired) (not (= tool NONE))) (and (= state GENERATE) (not expired)) (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state COMPLETE) false))) (and (= state
    ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state COMPLETE) false))) (= state
    ERROR_RECOVERY_UNIFIED) (and (= state READY) fetch_registered (not (=> (= state COMPLETE) false)))))))))

; exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
; the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
; give up, which leads to COMPLETE. (expected: holds)
(define-fun exits_of_error_recovery_unified ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED) (and (not (or (not (or (= state
    ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE))) (= state READY) (and (= state UNDERSTAND) (not
    expired) (not (= tool FETCH)) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE))))
    (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (not
    expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered)) (and
    (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (and (=
    state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state ERROR_RECOVERY_UNIFIED) (=
    state UNDERSTAND) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS))
    (not too_deep) (not exhausted) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state
    COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (= state
    ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not
    exhausted)) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND)
    (= state COMPLETE)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (=
    steps MAX_STEPS)) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (and (=
    state PARALLELIZE_TASKS) (not expired) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (=
    state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND)
    (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (or (= state ERROR_RECOVERY_UNIFIED) (=
    state UNDERSTAND) (= state COMPLETE)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (and (or
    (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state
    ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not
    intent) (not expired) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state COMPLETE)))) (=
    state COMPLETE) (and (= state READY) fetch_registered (not (or (= state ERROR_RECOVERY_UNIFIED) (= state
    UNDERSTAND) (= state COMPLETE)))))) (= state ERROR_RECOVERY_UNIFIED) (=> (and intent (not expired) (not (= cause
    FATAL)) (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause
    FATAL)) (< recoveries MAX_RECOVERIES))) (=> (or (not intent) expired (= cause FATAL) (= recoveries
    MAX_RECOVERIES)) (not (or (not (not (= state UNDERSTAND))) (and (= state ENGAGE) (not expired)) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (not (= state UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (<
    depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (> depth 0)
    (not too_deep) (not exhausted) (not (not (= state UNDERSTAND)))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= state UNDERSTAND)))) (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not (= state UNDERSTAND)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not (= state
    UNDERSTAND)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps
    MAX_STEPS)) (not (not (= state UNDERSTAND)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state
    UNDERSTAND)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not
    (= state UNDERSTAND)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (not (= state UNDERSTAND)))) (and (or (=
    state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (not (= state
    UNDERSTAND)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (not (= state UNDERSTAND))))
    (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES))
    (and (= state READY) fetch_registered (not (not (= state UNDERSTAND))))))) (=> (not expired) (or (= state
    EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (= state ERROR_RECOVERY_UNIFIED)))) (=> (and (not intent) (not expired))
    (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired))))))

; exits-of-complete [REUG-014]: COMPLETE has the two exits that are drawn, and leads nowhere else. (expected:
; holds)
(define-fun exits_of_complete ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state COMPLETE) (and (= state COMPLETE) (or (= state READY) (= state
    COMPLETE)) (not (or (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN))) (= state READY) (and (= state
    ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (or (= state COMPLETE) (=
    state READY) (= state SHUTDOWN)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH))
    fetch_registered)) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (not
    expired) (= tool FETCH) (not fetch_registered)) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state COMPLETE) (= state READY)
    (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (or (= state
    COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps
    MAX_STEPS)) (not too_deep) (not exhausted) (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and
    (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (or (= state COMPLETE) (= state READY) (= state
    SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)) (and (= state EXECUTE_SCRIPT) too_deep)
    (and (= state EXECUTE_SCRIPT) exhausted (not too_deep)) (and (= state EXECUTE_SCRIPT) (not too_deep) (not
    exhausted)) (= state EXECUTE_SCRIPT) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (= state
    VALIDATE_TOOL_SCHEMA) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state COMPLETE) (= state READY) (=
    state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps
    MAX_STEPS)) (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS)
    (not expired) (> tasks 0)) (= state PARALLELIZE_TASKS) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or
    (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued)) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (and (=
    state UNDERSTAND) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired)) (and (or (= state ENGAGE) (=
    state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) (and (or (= state ENGAGE) (=
    state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (=
    state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (or (= state COMPLETE) (= state READY) (=
    state SHUTDOWN)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (or (= state COMPLETE) (=
    state READY) (= state SHUTDOWN)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause
    FATAL)) (< recoveries MAX_RECOVERIES)) (and (= state READY) fetch_registered (not (or (= state COMPLETE) (= state
    READY) (= state SHUTDOWN)))))))))

; shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds)
; No question about shutdown-is-final: AG (SHUTDOWN -> (not enabled and AG SHUTDOWN)): it is about whole paths

; shutdown-between-turns [REUG-004, REUG-014]: The machine is shut down between turns only: before a turn begins
; or once it is complete. (expected: holds)
(define-fun shutdown_between_turns ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (= state READY) (= state COMPLETE)) (or (= state READY) (= state COMPLETE))))

; turn-is-wound-up [REUG-014]: From every state, the machine comes to rest between two turns or in SHUTDOWN,
; provided that it keeps working. (expected: holds)
; No question about turn-is-wound-up: AG AF (READY or SHUTDOWN): it is about whole paths

; tool-success-means-one-thing: A successful tool completes the turn wherever it is reported. Kept as drawn: in
; PARALLELIZE_TASKS the same event means that tasks have been dispatched (D-REUG-09). Instead,
; tool-success-is-of-something holds. (expected: fails)
(define-fun tool_success_means_one_thing ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= last TOOL_SUCCESS) (= state COMPLETE)))

; tool-success-is-of-something [REUG-010, REUG-012]: In PARALLELIZE_TASKS, success is reported only with a task
; in flight; in GENERATE, only of a routed tool. (expected: holds)
(define-fun tool_success_is_of_something ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (and (= state PARALLELIZE_TASKS) (and (not expired) (> tasks 0))) (and (=
    state GENERATE) (and (not expired) (not (= tool NONE))))) (or (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and
    (= state GENERATE) (not (= tool NONE))))))

; deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051]: Taken literally, some transition can be taken in
; every state. It fails in SHUTDOWN, which has none (D-REUG-01). Instead, deadlock-shutdown-exempt holds.
; (expected: fails)
(define-fun deadlock_literal ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (or (= state READY) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (and (not
    expired) (not (= tool FETCH)))) (and (= state UNDERSTAND) (and (not expired) (or (not (= tool FETCH))
    fetch_registered))) (and (= state UNDERSTAND) (and (not expired) (< steps MAX_STEPS))) (and (= state UNDERSTAND)
    (and (not expired) (= tool FETCH) (not fetch_registered))) (and (= state EXECUTE_SCRIPT) (and (< steps MAX_STEPS)
    (not too_deep))) (and (= state EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS))) (and (= state
    EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (= steps
    MAX_STEPS) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (= depth 0) (not exhausted))) (and (= state
    EXECUTE_SCRIPT) too_deep) (and (= state EXECUTE_SCRIPT) (and exhausted (not too_deep))) (and (= state
    EXECUTE_SCRIPT) (and (not too_deep) (not exhausted))) (= state EXECUTE_SCRIPT) (and (= state CREATE_DYNAMIC_TOOL)
    (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (= state VALIDATE_TOOL_SCHEMA) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS))) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)))) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (> tasks 0))) (= state PARALLELIZE_TASKS) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (and queued (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS))) (and (= state AWAIT_PARALLEL_RESULTS) queued) (and (= state AWAIT_PARALLEL_RESULTS) (and (=
    tasks 0) (not queued))) (= state AWAIT_PARALLEL_RESULTS) (and (= state GENERATE) (and (not expired) (not (= tool
    NONE)))) (and (= state GENERATE) (not expired)) (= state GENERATE) (and (= state UNDERSTAND) (not expired)) (and
    (= state PARALLELIZE_TASKS) (not expired)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired)) (and (= state ERROR_RECOVERY_UNIFIED) (and (not intent) (not expired))) (and (= state
    ERROR_RECOVERY_UNIFIED) (and intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES))) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))

; deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be taken in
; every state except SHUTDOWN. (expected: holds)
(define-fun deadlock_shutdown_exempt ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (or (or (= state READY) (and (= state ENGAGE) (not expired)) (and (= state
    UNDERSTAND) (and (not expired) (not (= tool FETCH)))) (and (= state UNDERSTAND) (and (not expired) (or (not (=
    tool FETCH)) fetch_registered))) (and (= state UNDERSTAND) (and (not expired) (< steps MAX_STEPS))) (and (= state
    UNDERSTAND) (and (not expired) (= tool FETCH) (not fetch_registered))) (and (= state EXECUTE_SCRIPT) (and (< steps
    MAX_STEPS) (not too_deep))) (and (= state EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS))) (and (=
    state EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (or (=
    depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (= steps
    MAX_STEPS) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (= depth 0) (not exhausted))) (and (= state
    EXECUTE_SCRIPT) too_deep) (and (= state EXECUTE_SCRIPT) (and exhausted (not too_deep))) (and (= state
    EXECUTE_SCRIPT) (and (not too_deep) (not exhausted))) (= state EXECUTE_SCRIPT) (and (= state CREATE_DYNAMIC_TOOL)
    (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (= state VALIDATE_TOOL_SCHEMA) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS))) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)))) (and (= state
    PARALLELIZE_TASKS) (and (not expired) (> tasks 0))) (= state PARALLELIZE_TASKS) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (and queued (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS))) (and (= state AWAIT_PARALLEL_RESULTS) queued) (and (= state AWAIT_PARALLEL_RESULTS) (and (=
    tasks 0) (not queued))) (= state AWAIT_PARALLEL_RESULTS) (and (= state GENERATE) (and (not expired) (not (= tool
    NONE)))) (and (= state GENERATE) (not expired)) (= state GENERATE) (and (= state UNDERSTAND) (not expired)) (and
    (= state PARALLELIZE_TASKS) (not expired)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired)) (and (= state ERROR_RECOVERY_UNIFIED) (and (not intent) (not expired))) (and (= state
    ERROR_RECOVERY_UNIFIED) (and intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES))) (= state
    ERROR_RECOVERY_UNIFIED) (= state COMPLETE)) (= state SHUTDOWN)))

; limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-024, REUG-036, REUG-037]: The limits are at most
; those of the document: one hundred steps, five nested calls, three recoveries, ten tasks. (expected: holds)
(define-fun limits_of_the_document ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (<= steps 100) (<= depth 5) (<= recoveries 3) (<= tasks 10)))

; steps-bounded [REUG-017, REUG-034, REUG-036]: However large the step budget is, no turn takes more steps.
; (expected: holds)
(define-fun steps_bounded ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (<= steps MAX_STEPS))

; depth-bounded [REUG-016, REUG-036, REUG-048]: However deep the limit of recursion is, no script recurses
; deeper. (expected: holds)
(define-fun depth_bounded ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (<= depth MAX_DEPTH))

; recoveries-bounded [REUG-036, REUG-037]: However many recoveries are allowed, no turn has more. (expected:
; holds)
(define-fun recoveries_bounded ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (<= recoveries MAX_RECOVERIES))

; tasks-bounded [REUG-021, REUG-024, REUG-036]: However many tasks may be in flight, no more are in flight.
; (expected: holds)
(define-fun tasks_bounded ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (<= tasks MAX_PARALLEL))

; limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
; recoveries and all tasks can be used. (expected: holds)
; No question about limits-can-be-used-up-1: EF steps == MAX_STEPS and EF depth == MAX_DEPTH and EF recoveries
; == MAX_RECOVERIES and EF tasks == MAX_PARALLEL: it is about whole paths

; limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
; recoveries and all tasks can be used. (expected: holds)
; No question about limits-can-be-used-up-2: EF steps == MAX_STEPS and EF depth == MAX_DEPTH and EF recoveries
; == MAX_RECOVERIES and EF tasks == MAX_PARALLEL: it is about whole paths

; limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
; recoveries and all tasks can be used. (expected: holds)
; No question about limits-can-be-used-up-3: EF steps == MAX_STEPS and EF depth == MAX_DEPTH and EF recoveries
; == MAX_RECOVERIES and EF tasks == MAX_PARALLEL: it is about whole paths

; limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
; recoveries and all tasks can be used. (expected: holds)
; No question about limits-can-be-used-up-4: EF steps == MAX_STEPS and EF depth == MAX_DEPTH and EF recoveries
; == MAX_RECOVERIES and EF tasks == MAX_PARALLEL: it is about whole paths

; last-step-can-end-the-script [REUG-007, REUG-017]: A script that has used exactly its budget, and has returned
; from its calls, can still succeed. (expected: holds)
; No question about last-step-can-end-the-script: EF (EXECUTE_SCRIPT and steps == MAX_STEPS and EX GENERATE): it
; is about whole paths

; steps-are-counted [REUG-017, REUG-034]: At both ends of the range, every step of a script, every call and
; every task costs one step of the budget. (expected: holds)
(define-fun steps_are_counted ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (=> (= steps 0) (not (or (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not
    too_deep) (not (= (+ steps 1) 1))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=
    (+ steps 1) 1))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (= (+ steps 1) 1))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (= (+ steps 1) 1)))))) (=> (= steps (+ MAX_STEPS (- 1))) (not (or (and (= state EXECUTE_SCRIPT) (<
    steps MAX_STEPS) (not too_deep) (not (= (+ steps 1) MAX_STEPS))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH)
    (< steps MAX_STEPS) (not (= (+ steps 1) MAX_STEPS))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued)
    (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (= (+ steps 1) MAX_STEPS))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (= (+ steps 1) MAX_STEPS))))))))

; depth-is-counted [REUG-016]: At both ends of the range, every call goes one level deeper and every return
; comes one level back. (expected: holds)
(define-fun depth_is_counted ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (and (=> (= depth 0) (not (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS)
    (not (= (+ depth 1) 1))))) (=> (= depth (+ MAX_DEPTH (- 1))) (not (and (= state EXECUTE_SCRIPT) (< depth
    MAX_DEPTH) (< steps MAX_STEPS) (not (= (+ depth 1) MAX_DEPTH))))) (=> (= depth MAX_DEPTH) (not (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (= (+ depth (- 1)) (+ MAX_DEPTH (- 1))))))) (=> (=
    depth 1) (not (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (= (+ depth (- 1))
    0)))))))

; recoveries-are-counted [REUG-035, REUG-037]: At both ends of the range, every successful recovery counts.
; (expected: holds)
(define-fun recoveries_are_counted ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (=> (= recoveries 0) (not (and (= state ERROR_RECOVERY_UNIFIED) intent (not
    expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES) (not (= (+ recoveries 1) 1))))) (=> (= recoveries (+
    MAX_RECOVERIES (- 1))) (not (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause FATAL)) (<
    recoveries MAX_RECOVERIES) (not (= (+ recoveries 1) MAX_RECOVERIES)))))))

; tasks-are-counted [REUG-021, REUG-024]: At both ends of the range, every dispatched task is one more in
; flight, and every task that succeeds or fails is one less. (expected: holds)
(define-fun tasks_are_counted ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (=> (= tasks 0) (not (or (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (= (+ tasks 1) 1))) (and (= state AWAIT_PARALLEL_RESULTS)
    queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (= (+ tasks 1) 1)))))) (=> (= tasks (+ MAX_PARALLEL (- 1)))
    (not (or (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS)
    (not (= (+ tasks 1) MAX_PARALLEL))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (= (+ tasks 1) MAX_PARALLEL)))))) (=> (= tasks MAX_PARALLEL) (not (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (= (+ tasks (- 1)) (+ MAX_PARALLEL (- 1))))))) (=> (= tasks 1) (not (and
    (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (= (+ tasks (- 1)) 0)))))))

; awaits-what-was-dispatched [REUG-010, REUG-021]: The number of awaited tasks is that of the dispatched ones.
; (expected: holds)
(define-fun awaits_what_was_dispatched ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state PARALLELIZE_TASKS) (and (=> (= tasks MAX_PARALLEL) (not (or (not (=> (=
    state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL))) (and (= state UNDERSTAND) (not expired) (not (= tool
    FETCH)) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (= state EXECUTE_SCRIPT) (< depth
    MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks
    MAX_PARALLEL)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not
    exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (= state EXECUTE_SCRIPT) (=
    steps MAX_STEPS) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (= (+ tasks 1) MAX_PARALLEL)))) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks
    MAX_PARALLEL)))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0) (not (= tasks MAX_PARALLEL))) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= (+ tasks (- 1))
    MAX_PARALLEL)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=>
    (= state AWAIT_PARALLEL_RESULTS) (= (+ tasks 1) MAX_PARALLEL)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not
    (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks MAX_PARALLEL)))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks
    MAX_PARALLEL)))) (and (= state READY) fetch_registered (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks
    MAX_PARALLEL))))))) (=> (= tasks 1) (not (or (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1))) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (=
    state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks
    1)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS))
    (not too_deep) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and
    (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (=
    state AWAIT_PARALLEL_RESULTS) (= (+ tasks 1) 1)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or
    (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (> tasks 0) (not (= tasks 1))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0)
    (not (=> (= state AWAIT_PARALLEL_RESULTS) (= (+ tasks (- 1)) 1)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (<
    tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state AWAIT_PARALLEL_RESULTS) (= (+ tasks 1) 1)))) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=>
    (= state AWAIT_PARALLEL_RESULTS) (= tasks 1)))) (and (= state READY) fetch_registered (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 1))))))) (=> queued (not (or (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))
    (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued)))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state AWAIT_PARALLEL_RESULTS)
    queued))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) queued))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not
    too_deep) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))) (and (= state EXECUTE_SCRIPT) (=
    steps MAX_STEPS) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) queued))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0) (not queued)) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) queued))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state
    AWAIT_PARALLEL_RESULTS) false))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (=
    state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent)
    (not expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) queued))) (and (= state READY) fetch_registered (not (=>
    (= state AWAIT_PARALLEL_RESULTS) queued)))))) (=> (not queued) (not (or (not (=> (= state AWAIT_PARALLEL_RESULTS)
    (not queued))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not
    (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not
    exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not
    queued)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) false))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0) (not (not queued)))
    (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and
    (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    AWAIT_PARALLEL_RESULTS) (not queued)))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and (= state
    ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued)))) (and
    (= state READY) fetch_registered (not (=> (= state AWAIT_PARALLEL_RESULTS) (not queued))))))))))

; results-are-of-all-tasks [REUG-011, REUG-024]: The results are complete only when no task is in flight and
; none waits. (expected: holds)
(define-fun results_are_of_all_tasks ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state AWAIT_PARALLEL_RESULTS) (and (= tasks 0) (not queued))) (and (=
    tasks 0) (not queued))))

; queued-only-without-a-place [REUG-021, REUG-024]: Tasks wait only if the maximum of tasks is in flight or no
; step is left. (expected: holds)
(define-fun queued_only_without_a_place ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state PARALLELIZE_TASKS) (and (not expired) (not queued) (or (= tasks
    MAX_PARALLEL) (= steps MAX_STEPS)))) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS))))

; queued-tasks-wait-for-a-place [REUG-021, REUG-024]: Tasks keep waiting until none waits or the tasks are
; abandoned. As soon as a place is free, a waiting task can start if a step is left. (expected: holds)
; No question about queued-tasks-wait-for-a-place-1: AG ((queued -> A[queued W (QUEUE_EMPTIED or
; ERROR_RECOVERY_UNIFIED)]) and ((queued and tasks < MAX_PARALLEL and steps < MAX_STEPS) -> EX
; TASK_DISPATCHED)): it is about whole paths

; queued-tasks-wait-for-a-place [REUG-021, REUG-024]: Tasks keep waiting until none waits or the tasks are
; abandoned. As soon as a place is free, a waiting task can start if a step is left. (expected: holds)
(define-fun queued_tasks_wait_for_a_place_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (and queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS)) (or (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS)) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS)))))

; tasks-within-limits [REUG-017, REUG-021, REUG-024, REUG-036]: A task starts only below the maximum of tasks in
; flight and within the budget. While results are awaited, only waiting tasks start. (expected: holds)
(define-fun tasks_within_limits ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (and (= state PARALLELIZE_TASKS) (and (not expired) (not queued) (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS))) (and (= state AWAIT_PARALLEL_RESULTS) (and queued (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS)))) (and (or (= state PARALLELIZE_TASKS) queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS))))

; tasks-without-a-step-are-not-begun [REUG-017, REUG-034]: With the budget spent, no task can start, and started
; tasks can still end. (expected: holds)
(define-fun tasks_without_a_step_are_not_begun_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (=> (and (= state AWAIT_PARALLEL_RESULTS) (= steps MAX_STEPS)) (not (or
    (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS)) (and (=
    state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS))))))

; tasks-without-a-step-are-not-begun [REUG-017, REUG-034]: With the budget spent, no task can start, and started
; tasks can still end. (expected: holds)
; No question about tasks-without-a-step-are-not-begun-2: AG ((AWAIT_PARALLEL_RESULTS and steps == MAX_STEPS) ->
; (AX not TASK_DISPATCHED and E[AWAIT_PARALLEL_RESULTS U PARALLEL_RESULTS_READY])): it quantifies over all paths
; and over some path, which LTL cannot express

; more-tasks-than-places [REUG-021, REUG-024]: A turn can have more tasks than the maximum in flight, and all of
; them can end. (expected: holds)
; No question about more-tasks-than-places: EF (AWAIT_PARALLEL_RESULTS and queued and steps == MAX_PARALLEL and
; EX (TASK_FINISHED and EX (TASK_DISPATCHED and steps == MAX_PARALLEL + 1 and EF PARALLEL_RESULTS_READY))): the
; target has no next-state operator

; calls-within-limits [REUG-016, REUG-017, REUG-036, REUG-048]: A call is made only within the depth and the
; budget, and only as long as no limit was exceeded. (expected: holds)
(define-fun calls_within_limits ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS))) (and
    (< depth MAX_DEPTH) (< steps MAX_STEPS) (not too_deep) (not exhausted))))

; steps-within-budget [REUG-017, REUG-036]: A step is taken only within the budget, and only as long as no limit
; was exceeded. (expected: holds)
(define-fun steps_within_budget ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (< steps MAX_STEPS) (not too_deep))) (and (<
    steps MAX_STEPS) (not too_deep) (not exhausted))))

; returns-from-calls [REUG-016]: A return is made only from a call, and only as long as no limit was exceeded.
; (expected: holds)
(define-fun returns_from_calls ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted)))
    (and (> depth 0) (not too_deep) (not exhausted))))

; script-ends-outside-its-calls [REUG-007, REUG-016]: A script is done only when it has returned from all its
; calls and no limit was exceeded. (expected: holds)
(define-fun script_ends_outside_its_calls ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (= depth 0) (not exhausted))) (and (=
    depth 0) (not too_deep) (not exhausted))))

; calls-and-returns-are-free-within-limits [REUG-016]: Within the limits, a script can always call, and inside a
; call it can always return. (expected: holds)
(define-fun calls_and_returns_are_free_within_limits ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (not too_deep) (not exhausted)) (and
    (or (and (= state EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS))) (= depth MAX_DEPTH) (= steps
    MAX_STEPS)) (or (and (= state EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted))) (= depth 0)))))

; refused-only-at-the-limit [REUG-016, REUG-017]: A call is refused only at the full depth or with the budget
; spent. (expected: holds)
(define-fun refused_only_at_the_limit ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (or (= depth MAX_DEPTH) (= steps MAX_STEPS))
    (not too_deep) (not exhausted))) (and (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not
    exhausted))))

; step-refused-only-with-the-budget-spent [REUG-017]: A step is refused only with the budget spent. (expected:
; holds)
(define-fun step_refused_only_with_the_budget_spent ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (=> (and (= state EXECUTE_SCRIPT) (and (= steps MAX_STEPS) (not
    exhausted))) (and (= steps MAX_STEPS) (not too_deep) (not exhausted))))

; limits-are-enforced [REUG-016, REUG-017, REUG-036, REUG-048]: At the full depth an attempted call is refused,
; and with the budget spent an attempted step is refused, too. The two refusals are distinguished, and a call
; can exceed both limits at once. (expected: holds)
(define-fun limits_are_enforced ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state EXECUTE_SCRIPT) (=> (and (not too_deep) (not exhausted)) (and (=> (=
    depth MAX_DEPTH) (and (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep)
    (not exhausted)) (not (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep)
    (not exhausted) (not (= depth MAX_DEPTH)))))) (=> (< depth MAX_DEPTH) (not (or (not (not too_deep)) (and (= state
    READY) (not (not too_deep))) (and (= state ENGAGE) (not expired) (not (not too_deep))) (and (= state UNDERSTAND)
    (not expired) (not (= tool FETCH)) (not (not too_deep))) (and (= state UNDERSTAND) (not expired) (or (not (= tool
    FETCH)) fetch_registered) (not (not too_deep))) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS) (not
    (not too_deep))) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered) (not (not
    too_deep))) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep) (not (not too_deep))) (and (= state
    EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not too_deep))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not too_deep) (not exhausted) (not (not too_deep))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= depth MAX_DEPTH)))) (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (not too_deep))) (and (= state EXECUTE_SCRIPT) (= depth
    0) (not exhausted) (not (not too_deep))) (and (= state EXECUTE_SCRIPT) exhausted (not too_deep) (not (not
    too_deep))) (and (= state EXECUTE_SCRIPT) (not too_deep) (not exhausted) (not (not too_deep))) (and (= state
    CREATE_DYNAMIC_TOOL) (not expired) (not (not too_deep))) (and (= state VALIDATE_TOOL_SCHEMA) (not expired) (not
    (not too_deep))) (and (= state VALIDATE_TOOL_SCHEMA) (not (not too_deep))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not too_deep))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not
    too_deep))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0) (not (not too_deep))) (and (= state
    PARALLELIZE_TASKS) (not (not too_deep))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not too_deep)))
    (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not too_deep))) (and
    (= state AWAIT_PARALLEL_RESULTS) queued (not (not too_deep))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)
    (not queued) (not (not too_deep))) (and (= state AWAIT_PARALLEL_RESULTS) (not (not too_deep))) (and (= state
    GENERATE) (not expired) (not (= tool NONE)) (not (not too_deep))) (and (= state GENERATE) (not expired) (not (not
    too_deep))) (and (= state GENERATE) (not (not too_deep))) (and (= state UNDERSTAND) (not expired) (not (not
    too_deep))) (and (= state PARALLELIZE_TASKS) (not expired) (not (not too_deep))) (and (or (= state ENGAGE) (=
    state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired (not (not too_deep))) (and (=
    state ENGAGE) (not (not too_deep))) (and (= state UNDERSTAND) (not (not too_deep))) (and (= state
    CREATE_DYNAMIC_TOOL) (not (not too_deep))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (not too_deep))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent)
    (not expired) (not (not too_deep))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause
    FATAL)) (< recoveries MAX_RECOVERIES) (not (not too_deep))) (and (= state ERROR_RECOVERY_UNIFIED) (not (not
    too_deep))) (and (= state COMPLETE) (not (not too_deep))) (and (= state READY) fetch_registered (not (not
    too_deep)))))) (=> (= steps MAX_STEPS) (and (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps
    MAX_STEPS)) (not too_deep) (not exhausted)) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted))
    (not (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted)
    (not (= steps MAX_STEPS)))))) (=> (< steps MAX_STEPS) (not (or (not (not exhausted)) (and (= state READY) (not
    (not exhausted))) (and (= state ENGAGE) (not expired) (not (not exhausted))) (and (= state UNDERSTAND) (not
    expired) (not (= tool FETCH)) (not (not exhausted))) (and (= state UNDERSTAND) (not expired) (or (not (= tool
    FETCH)) fetch_registered) (not (not exhausted))) (and (= state UNDERSTAND) (not expired) (< steps MAX_STEPS) (not
    (not exhausted))) (and (= state UNDERSTAND) (not expired) (= tool FETCH) (not fetch_registered) (not (not
    exhausted))) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (not too_deep) (not (not exhausted))) (and (= state
    EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not exhausted))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not too_deep) (not exhausted) (not (not exhausted))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (not (= steps MAX_STEPS)))) (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted)) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)
    (not (not exhausted))) (and (= state EXECUTE_SCRIPT) (not too_deep) (not exhausted) (not (not exhausted))) (and (=
    state CREATE_DYNAMIC_TOOL) (not expired) (not (not exhausted))) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)
    (not (not exhausted))) (and (= state VALIDATE_TOOL_SCHEMA) (not (not exhausted))) (and (= state PARALLELIZE_TASKS)
    (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not exhausted))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (not
    exhausted))) (and (= state PARALLELIZE_TASKS) (not expired) (> tasks 0) (not (not exhausted))) (and (= state
    PARALLELIZE_TASKS) (not (not exhausted))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not exhausted)))
    (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (not exhausted)))
    (and (= state AWAIT_PARALLEL_RESULTS) queued (not (not exhausted))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks
    0) (not queued) (not (not exhausted))) (and (= state AWAIT_PARALLEL_RESULTS) (not (not exhausted))) (and (= state
    GENERATE) (not expired) (not (= tool NONE)) (not (not exhausted))) (and (= state GENERATE) (not expired) (not (not
    exhausted))) (and (= state GENERATE) (not (not exhausted))) (and (= state UNDERSTAND) (not expired) (not (not
    exhausted))) (and (= state PARALLELIZE_TASKS) (not expired) (not (not exhausted))) (and (or (= state ENGAGE) (=
    state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired (not (not exhausted))) (and
    (= state ENGAGE) (not (not exhausted))) (and (= state UNDERSTAND) (not (not exhausted))) (and (= state
    CREATE_DYNAMIC_TOOL) (not (not exhausted))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (not exhausted))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent)
    (not expired) (not (not exhausted))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not expired) (not (= cause
    FATAL)) (< recoveries MAX_RECOVERIES) (not (not exhausted))) (and (= state ERROR_RECOVERY_UNIFIED) (not (not
    exhausted))) (and (= state COMPLETE) (not (not exhausted))) (and (= state READY) fetch_registered (not (not
    exhausted))))))))))

; exceeded-limits-end-the-script [REUG-016, REUG-017, REUG-036]: Once a limit was exceeded, the script can do
; nothing except report it. (expected: holds)
; No question about exceeded-limits-end-the-script: AG ((too_deep or exhausted) -> A[(too_deep or exhausted) W
; ERROR_RECOVERY_UNIFIED]): it is about whole paths

; fatal-before-everything [REUG-032]: In every state in which a turn is worked on, a fatal error can strike,
; whatever limits have been reached. If no such edge is drawn, it takes the state's own error edge (D-REUG-16).
; (expected: holds)
(define-fun fatal_before_everything ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (=> (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (=
    state GENERATE)) (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE))) (=>
    (or (= state EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS)) (or (= state EXECUTE_SCRIPT) (= state
    PARALLELIZE_TASKS))) (=> (= state AWAIT_PARALLEL_RESULTS) (= state AWAIT_PARALLEL_RESULTS)) (=> (= state
    VALIDATE_TOOL_SCHEMA) (= state VALIDATE_TOOL_SCHEMA)) (=> (= state ERROR_RECOVERY_UNIFIED) (= state
    ERROR_RECOVERY_UNIFIED))))

; timeout-before-other-errors [REUG-018, REUG-032]: Once the deadline has passed, no error, crash or exceeded
; limit is reported, only the end of the time. (expected: holds)
(define-fun timeout_before_other_errors ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (and (= state EXECUTE_SCRIPT) too_deep) (and (= state EXECUTE_SCRIPT) (and
    exhausted (not too_deep))) (and (= state EXECUTE_SCRIPT) (and (not too_deep) (not exhausted))) (and (= state
    VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired))
    (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state PARALLELIZE_TASKS) (not expired))) (not expired)))

; recursion-before-budget-before-error [REUG-016, REUG-017, REUG-032]: A spent budget is reported only if the
; script was not also too deep, and an error only if neither limit was exceeded. (expected: holds)
(define-fun recursion_before_budget_before_error ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (and (not (and (and (= state EXECUTE_SCRIPT) (and exhausted (not
    too_deep))) too_deep)) (not (and (or (and (= state EXECUTE_SCRIPT) (and (not too_deep) (not exhausted))) (and (=
    state ENGAGE) (not expired)) (and (= state UNDERSTAND) (not expired)) (and (= state CREATE_DYNAMIC_TOOL) (not
    expired)) (and (= state PARALLELIZE_TASKS) (not expired))) (or too_deep exhausted))) (=> (and (= state
    EXECUTE_SCRIPT) (and exhausted (not too_deep))) exhausted) (=> (and (= state EXECUTE_SCRIPT) too_deep) too_deep)))

; both-limits-at-once [REUG-016, REUG-017]: A script can exceed both limits at once, and then it reports the
; recursion. (expected: holds)
; No question about both-limits-at-once-1: EF (too_deep and exhausted) and AG (too_deep ->
; (enabled(RECURSION_LIMIT_EXCEEDED) and not enabled(STEP_BUDGET_EXHAUSTED))): it is about whole paths

; both-limits-at-once [REUG-016, REUG-017]: A script can exceed both limits at once, and then it reports the
; recursion. (expected: holds)
(define-fun both_limits_at_once_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> too_deep (and (and (= state EXECUTE_SCRIPT) too_deep) (not (and (= state
    EXECUTE_SCRIPT) (and exhausted (not too_deep)))))))

; deadlines-are-of-turns [REUG-018]: The deadline passes only while a turn is worked on, and once in a turn.
; (expected: holds)
(define-fun deadlines_are_of_turns ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired))) (not (or expired (= state
    READY) (= state COMPLETE) (= state SHUTDOWN)))))

; deadlines-change-nothing-else [REUG-018]: If the deadline takes no edge, it does not change the levels, the
; tasks or the cause of a recovery. (expected: holds)
(define-fun deadlines_change_nothing_else ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (and (=> (= state EXECUTE_SCRIPT) (or (= state EXECUTE_SCRIPT) (= state
    AWAIT_PARALLEL_RESULTS) (and (= 0 depth) (= false too_deep) (= false exhausted) (= tasks tasks) (= queued queued)
    (= TIMEOUT cause)))) (=> (= state AWAIT_PARALLEL_RESULTS) (or (= state EXECUTE_SCRIPT) (= state
    AWAIT_PARALLEL_RESULTS) (and (= depth depth) (= too_deep too_deep) (= exhausted exhausted) (= 0 tasks) (= false
    queued) (= TIMEOUT cause)))) (=> (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (=
    state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired)) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (= depth depth) (= too_deep too_deep)
    (= exhausted exhausted) (= tasks tasks) (= queued queued) (= cause cause))))))

; deadline-everywhere [REUG-018, REUG-022, REUG-035, REUG-050]: As long as a turn is worked on and its deadline
; has not passed, it can pass. (expected: holds)
(define-fun deadline_everywhere ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS)
    (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (or expired (or (= state EXECUTE_SCRIPT) (= state
    AWAIT_PARALLEL_RESULTS) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired))))))

; deadline-passes-once [REUG-018]: The deadline passes at most once in a turn, and then the turn is marked as
; expired. (expected: holds)
(define-fun deadline_passes_once ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (=> (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS) (and (or (=
    state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired))) (not expired)) (=> (= last
    DEADLINE_PASSED) expired)))

; watchdog-only-after-the-deadline [REUG-018, REUG-022]: The watchdog ends a state only after the deadline.
; (expected: holds)
(define-fun watchdog_only_after_the_deadline ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) expired) expired))

; no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050]: Once the deadline has passed, no work
; continues. (expected: holds)
(define-fun no_work_after_the_deadline ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (and (= state ENGAGE) (not expired)) (and (= state UNDERSTAND) (and (not
    expired) (not (= tool FETCH)))) (and (= state UNDERSTAND) (and (not expired) (or (not (= tool FETCH))
    fetch_registered))) (and (= state UNDERSTAND) (and (not expired) (< steps MAX_STEPS))) (and (= state UNDERSTAND)
    (and (not expired) (= tool FETCH) (not fetch_registered))) (and (= state EXECUTE_SCRIPT) (and (< steps MAX_STEPS)
    (not too_deep))) (and (= state EXECUTE_SCRIPT) (and (< depth MAX_DEPTH) (< steps MAX_STEPS))) (and (= state
    EXECUTE_SCRIPT) (and (> depth 0) (not too_deep) (not exhausted))) (and (= state EXECUTE_SCRIPT) (and (= depth 0)
    (not exhausted))) (and (= state CREATE_DYNAMIC_TOOL) (not expired)) (and (= state VALIDATE_TOOL_SCHEMA) (not
    expired)) (and (= state PARALLELIZE_TASKS) (and (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS))) (and (= state PARALLELIZE_TASKS) (and (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps
    MAX_STEPS)))) (and (= state PARALLELIZE_TASKS) (and (not expired) (> tasks 0))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (and queued (< tasks MAX_PARALLEL) (<
    steps MAX_STEPS))) (and (= state AWAIT_PARALLEL_RESULTS) queued) (and (= state AWAIT_PARALLEL_RESULTS) (and (=
    tasks 0) (not queued))) (and (= state GENERATE) (and (not expired) (not (= tool NONE)))) (and (= state GENERATE)
    (not expired)) (and (= state ERROR_RECOVERY_UNIFIED) (and (not intent) (not expired))) (and (= state
    ERROR_RECOVERY_UNIFIED) (and intent (not expired) (not (= cause FATAL)) (< recoveries MAX_RECOVERIES)))) (not
    expired)))

; no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: Once the deadline has passed, the turn
; does not go back to UNDERSTAND. (expected: holds)
; No question about no-understand-after-timeout: AG ((expired and not UNDERSTAND) -> A[not UNDERSTAND W READY]):
; it is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
; decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-1: AG ((steps > 0 -> A[steps > 0 W (READY or SHUTDOWN)]) and
; (steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or SHUTDOWN)]) and (recoveries > 0 -> A[recoveries > 0 W
; (READY or SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or
; SHUTDOWN)]) and (expired -> A[expired W (READY or SHUTDOWN)])): it is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
; decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-2: AG ((steps > 0 -> A[steps > 0 W (READY or SHUTDOWN)]) and
; (steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or SHUTDOWN)]) and (recoveries > 0 -> A[recoveries > 0 W
; (READY or SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or
; SHUTDOWN)]) and (expired -> A[expired W (READY or SHUTDOWN)])): it is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
; decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-3: AG ((steps > 0 -> A[steps > 0 W (READY or SHUTDOWN)]) and
; (steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or SHUTDOWN)]) and (recoveries > 0 -> A[recoveries > 0 W
; (READY or SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or
; SHUTDOWN)]) and (expired -> A[expired W (READY or SHUTDOWN)])): it is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
; decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-4: AG ((steps > 0 -> A[steps > 0 W (READY or SHUTDOWN)]) and
; (steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or SHUTDOWN)]) and (recoveries > 0 -> A[recoveries > 0 W
; (READY or SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or
; SHUTDOWN)]) and (expired -> A[expired W (READY or SHUTDOWN)])): it is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
; decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-5: AG ((steps > 0 -> A[steps > 0 W (READY or SHUTDOWN)]) and
; (steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or SHUTDOWN)]) and (recoveries > 0 -> A[recoveries > 0 W
; (READY or SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or
; SHUTDOWN)]) and (expired -> A[expired W (READY or SHUTDOWN)])): it is about whole paths

; turns-begin-afresh [REUG-004, REUG-014]: A turn begins with an unknown intent, its whole budget and no
; outcome, and nothing of it remains afterwards. (expected: holds)
(define-fun turns_begin_afresh ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)) (and (not intent) (=
    steps 0) (= recoveries 0) (= outcome NONE) (or (not expired) (= state ENGAGE)))))

; levels-are-left-behind [REUG-016, REUG-021, REUG-024]: Depth and exceeded limits belong to EXECUTE_SCRIPT,
; tasks to the two parallel states, and neither survives them. (expected: holds)
(define-fun levels_are_left_behind ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (and (or (= state EXECUTE_SCRIPT) (and (= depth 0) (not too_deep) (not exhausted)))
    (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (and (= tasks 0) (not queued)))))

; recovery-resets-the-budgets [REUG-027]: A recovery resets the bounds, as the note beside it says. Sacrificed:
; it would defeat them (D-REUG-04). Instead, recovery-resets-the-levels, and budgets-last-for-the-turn hold.
; (expected: fails)
(define-fun recovery_resets_the_budgets ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= last RECOVERY_SUCCESS) (and (= steps 0) (= recoveries 0))))

; recovery-resets-the-levels [REUG-027]: After a recovery no call is open, no task is in flight, no tool is
; selected and no limit is marked as exceeded. (expected: holds)
(define-fun recovery_resets_the_levels ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= last RECOVERY_SUCCESS) (and (= depth 0) (= tasks 0) (not queued) (= tool NONE)
    (not too_deep) (not exhausted))))

; recovery-knows-its-cause [REUG-013, REUG-025]: There is a cause exactly in ERROR_RECOVERY_UNIFIED. (expected:
; holds)
(define-fun recovery_knows_its_cause ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (= (= state ERROR_RECOVERY_UNIFIED) (not (= cause NONE))))

; causes-are-kept [REUG-025, REUG-032]: The event that leads to ERROR_RECOVERY_UNIFIED is kept as its cause; for
; rejected schemas and failed tools see rejections-and-failures-have-reasons. (expected: holds)
(define-fun causes_are_kept ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (and (=> (= last ERROR_OCCURRED) (= cause ERROR)) (=> (= last WATCHDOG_RAISED) (= cause TIMEOUT))
    (=> (= last RECURSION_LIMIT_EXCEEDED) (= cause RECURSION)) (=> (= last STEP_BUDGET_EXHAUSTED) (= cause BUDGET))
    (=> (= last VALIDATOR_CRASHED) (= cause CRASH)) (=> (or (= last WORK_ABORTED) (= last WAIT_ABORTED) (= last
    CHECK_ABORTED)) (= cause FATAL)) (=> (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS)) (not (and (or
    (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (= cause TIMEOUT)))))))

; rejections-and-failures-have-reasons [REUG-009, REUG-012, REUG-020, REUG-032]: A schema that is reported
; invalid was invalid, or its time was over; a tool that is reported failed did fail, or its time was over. The
; record keeps which of the two it was. (expected: holds)
(define-fun rejections_and_failures_have_reasons ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (and (=> (= last SCHEMA_INVALID) (and (=> expired (= cause TIMEOUT))
    (=> (not expired) (= cause SCHEMA)))) (=> (= last TOOL_FAILURE) (and (=> expired (= cause TIMEOUT)) (=> (not
    expired) (= cause TOOL))))))

; the-cause-stays [REUG-013, REUG-032]: A fatal cause is kept, without recovery, until the turn ends, and then
; the turn has failed. (expected: holds)
; No question about the-cause-stays: AG (cause == FATAL -> A[cause == FATAL W (COMPLETE and outcome ==
; FAILED)]): it is about whole paths

; recovered-only-if-recoverable [REUG-013, REUG-018, REUG-025, REUG-035, REUG-037]: A recovery succeeds only if
; the error was not fatal, the deadline has not passed, the intent is known and the limit of recoveries is not
; reached. (expected: holds)
(define-fun recovered_only_if_recoverable ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (and (= state ERROR_RECOVERY_UNIFIED) (and intent (not expired) (not (=
    cause FATAL)) (< recoveries MAX_RECOVERIES))) (and (= state ERROR_RECOVERY_UNIFIED) (not (= cause FATAL)) (not
    expired) intent (< recoveries MAX_RECOVERIES))))

; nothing-is-done-for-the-lost [REUG-013, REUG-025]: The intent is recovered only if a recovery is still
; possible and the intent is unknown. (expected: holds)
(define-fun nothing_is_done_for_the_lost ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state ERROR_RECOVERY_UNIFIED) (and (not intent) (not expired))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not (= cause FATAL)) (not expired) (not intent) (< recoveries MAX_RECOVERIES))))

; error-recovery-of-every-error-but-fatal [REUG-029, REUG-032, REUG-041]: Every error that is not reported as
; fatal leads to ERROR_RECOVERY_UNIFIED at once, so no fairness assumption is needed. (expected: holds)
; No question about error-recovery-of-every-error-but-fatal: AG ((ERROR_OCCURRED or WATCHDOG_RAISED or
; WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or TOOL_FAILURE or
; RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): it is about whole paths

; fatal-errors-complete [REUG-032]: A fatal error leads to COMPLETE at once if such an edge is drawn. (expected:
; holds)
(define-fun fatal_errors_complete ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (or (= last FATAL_ERROR) (= last RECOVERY_FAILED)) (= state COMPLETE)))

; failed-task-is-a-result [REUG-011, REUG-032]: A failed parallel task is a result like any other, and the
; results can still become complete (D-REUG-16). (expected: holds)
; No question about failed-task-is-a-result: AG (TASK_FAILED -> E[AWAIT_PARALLEL_RESULTS U
; PARALLEL_RESULTS_READY]): it quantifies over all paths and over some path, which LTL cannot express

; recoverable-errors-can-be-recovered [REUG-032, REUG-041]: From every non-fatal error, with time and recoveries
; left, a recovery is reachable in the same turn. (expected: holds)
; No question about recoverable-errors-can-be-recovered: AG ((ERROR_RECOVERY_UNIFIED and cause != FATAL and not
; expired and recoveries < MAX_RECOVERIES) -> E[ERROR_RECOVERY_UNIFIED U RECOVERY_SUCCESS]): it quantifies over
; all paths and over some path, which LTL cannot express

; outcome-of-every-turn [REUG-014, REUG-042]: There is an outcome exactly in COMPLETE. (expected: holds)
(define-fun outcome_of_every_turn ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (= (= state COMPLETE) (not (= outcome NONE))))

; outcomes-are-true [REUG-009, REUG-012, REUG-042]: A turn counts as answered exactly with an answer, as one
; that created a tool exactly with a valid schema, as failed after a fatal error or with a recovery that failed,
; and as timed out only with the latter. (expected: holds)
; No question about outcomes-are-true: AG (((RESPONSE_READY or (TOOL_SUCCESS and COMPLETE)) -> outcome ==
; ANSWERED) and (SCHEMA_VALIDATED -> outcome == TOOL_CREATED) and (FATAL_ERROR -> outcome == FAILED)) and AG
; (not COMPLETE -> AX ((outcome == ANSWERED -> (RESPONSE_READY or TOOL_SUCCESS)) and (outcome == TOOL_CREATED ->
; SCHEMA_VALIDATED) and (outcome == FAILED -> (FATAL_ERROR or RECOVERY_FAILED)) and (outcome == TIMED_OUT ->
; RECOVERY_FAILED))): it is about whole paths

; given-up-only-in-recovery [REUG-013, REUG-025]: A recovery fails only in ERROR_RECOVERY_UNIFIED. (expected:
; holds)
(define-fun given_up_only_in_recovery ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED) (= state ERROR_RECOVERY_UNIFIED)))

; giving-up-says-why [REUG-013, REUG-018, REUG-043]: A turn that is abandoned has timed out if its deadline has
; passed, unless there was a fatal error, and has failed otherwise. (expected: holds)
(define-fun giving_up_says_why ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED) (and (=> (and expired (not (= cause FATAL)))
    (not (or (not (=> (= state COMPLETE) (= outcome TIMED_OUT))) (and (= state UNDERSTAND) (not expired) (not (= tool
    FETCH)) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state EXECUTE_SCRIPT) (> depth 0)
    (not too_deep) (not exhausted) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state EXECUTE_SCRIPT)
    (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state COMPLETE) (= outcome
    TIMED_OUT)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state COMPLETE) (=
    outcome TIMED_OUT)))) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state COMPLETE) (= outcome
    TIMED_OUT)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps
    MAX_STEPS)) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0)
    (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks
    MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state GENERATE) (not
    expired) (not (= tool NONE))) (and (= state GENERATE) (not expired)) (= state ENGAGE) (= state UNDERSTAND) (=
    state CREATE_DYNAMIC_TOOL) (= state GENERATE) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (= state
    ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state COMPLETE) (= outcome TIMED_OUT)))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not (= (ite (and expired (not (= cause FATAL))) TIMED_OUT FAILED) TIMED_OUT))) (and
    (= state READY) fetch_registered (not (=> (= state COMPLETE) (= outcome TIMED_OUT))))))) (=> (or (not expired) (=
    cause FATAL)) (not (or (not (=> (= state COMPLETE) (= outcome FAILED))) (and (= state UNDERSTAND) (not expired)
    (not (= tool FETCH)) (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (= state EXECUTE_SCRIPT) (< depth
    MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not too_deep) (not exhausted) (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (= state
    EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state
    COMPLETE) (= outcome FAILED)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (=
    state COMPLETE) (= outcome FAILED)))) (and (= state VALIDATE_TOOL_SCHEMA) (not expired)) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    COMPLETE) (= outcome FAILED)))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks
    MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state COMPLETE) (= outcome
    FAILED)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state COMPLETE) (= outcome FAILED)))) (and (=
    state GENERATE) (not expired) (not (= tool NONE))) (and (= state GENERATE) (not expired)) (and (or (= state
    ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state COMPLETE)
    (= outcome FAILED)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state COMPLETE)
    (= outcome FAILED)))) (and (= state ERROR_RECOVERY_UNIFIED) (not (= (ite (and expired (not (= cause FATAL)))
    TIMED_OUT FAILED) FAILED))) (and (= state READY) fetch_registered (not (=> (= state COMPLETE) (= outcome
    FAILED))))))))))

; answers-are-possible [REUG-042]: From every state except those that create or validate a tool or recover, an
; answer is still possible, unless the deadline has passed, a limit was exceeded, or a missing tool is
; considered with no step left. (expected: holds)
; No question about answers-are-possible: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or PARALLELIZE_TASKS or
; AWAIT_PARALLEL_RESULTS or GENERATE) -> (expired or too_deep or exhausted or (UNDERSTAND and steps == MAX_STEPS
; and tool == FETCH and not fetch_registered) or E[not COMPLETE U (COMPLETE and outcome == ANSWERED)])): it
; quantifies over all paths and over some path, which LTL cannot express

; answers-are-possible-with-recoveries-left [REUG-042]: From every state with a turn to work on, an answer is
; still possible, unless the deadline has passed, the error was fatal or all recoveries are used up. (expected:
; holds)
; No question about answers-are-possible-with-recoveries-left: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or
; CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or
; ERROR_RECOVERY_UNIFIED) -> (expired or cause == FATAL or recoveries == MAX_RECOVERIES or E[not COMPLETE U
; (COMPLETE and outcome == ANSWERED)])): it quantifies over all paths and over some path, which LTL cannot
; express

; completion-always-possible [REUG-032, REUG-035]: Until the machine is shut down, the end of the turn is
; reachable. (expected: holds)
; No question about completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and
; over some path, which LTL cannot express

; shutdown-always-possible [REUG-004, REUG-014, REUG-031]: From every state, SHUTDOWN is reachable. (expected:
; holds)
; No question about shutdown-always-possible: AG EF SHUTDOWN: it quantifies over all paths and over some path,
; which LTL cannot express

; intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
; an intent was detected. Sacrificed: the drawn recovery from ENGAGE leads to UNDERSTAND (D-REUG-11). Instead,
; intent-known-in-understand holds. (expected: fails)
; No question about intent-before-understand: AG (USER_INPUT -> A[not UNDERSTAND W INTENT_DETECTED]): it is
; about whole paths

; intent-or-recovered-intent-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes
; only after an intent was detected or was recovered. (expected: holds)
; No question about intent-or-recovered-intent-before-understand: AG (USER_INPUT -> A[not UNDERSTAND W
; (INTENT_DETECTED or INTENT_RECOVERED)]): it is about whole paths

; intent-known-in-understand [REUG-005, REUG-013, REUG-033]: From UNDERSTAND on, until ERROR_RECOVERY_UNIFIED or
; the end of the turn, the intent is known. (expected: holds)
(define-fun intent_known_in_understand ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (or (= state READY) (= state ENGAGE) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE) (= state SHUTDOWN) intent))

; intent-is-not-forgotten [REUG-005, REUG-013]: A known intent stays known until the turn is over. (expected:
; holds)
; No question about intent-is-not-forgotten: AG (intent -> A[intent W (READY or SHUTDOWN)]): it is about whole
; paths

; intent-only-if-found [REUG-005, REUG-013]: No intent is known before it was detected or recovered. (expected:
; holds)
; No question about intent-only-if-found: AG (USER_INPUT -> A[not intent W (INTENT_DETECTED or
; INTENT_RECOVERED)]): it is about whole paths

; no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
; runs again in the same turn. (expected: holds)
; No question about no-script-after-exhaustion: AG (STEP_BUDGET_EXHAUSTED -> A[not EXECUTE_SCRIPT W READY]): it
; is about whole paths

; scripts-start-within-budget [REUG-017, REUG-034]: A script starts only with at least one step left. (expected:
; holds)
(define-fun scripts_start_within_budget ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state UNDERSTAND) (and (not expired) (< steps MAX_STEPS))) (< steps
    MAX_STEPS)))

; no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
; turn. Not kept: the depth belongs to the script, not to the turn. Instead, no-script-after-the-last-recovery
; holds. (expected: fails)
; No question about no-script-after-recursion-limit: AG (RECURSION_LIMIT_EXCEEDED -> A[not EXECUTE_SCRIPT W
; READY]): it is about whole paths

; no-script-after-the-last-recovery [REUG-016, REUG-033, REUG-037, REUG-048]: Once the limit of recursion is
; exceeded and all recoveries are used up, no script runs again in the same turn. (expected: holds)
; No question about no-script-after-the-last-recovery: AG ((RECURSION_LIMIT_EXCEEDED and recoveries ==
; MAX_RECOVERIES) -> A[not EXECUTE_SCRIPT W READY]): it is about whole paths

; tools-are-considered-in-turn [REUG-006]: As long as there is time, the tools can be considered one after
; another, first SEARCH, then FETCH. (expected: holds)
(define-fun tools_are_considered_in_turn ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (= state UNDERSTAND) (and (=> (= tool NONE) (not (and (= state UNDERSTAND) (not
    expired) (not (= tool FETCH)) (not (= (ite (= tool NONE) SEARCH FETCH) SEARCH))))) (=> (= tool SEARCH) (not (and
    (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (= (ite (= tool NONE) SEARCH FETCH) FETCH))))) (=>
    (and (not expired) (not (= tool FETCH))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)))))))

; tools-are-considered-once [REUG-006, REUG-034]: After the last tool, no further tool is considered. (expected:
; holds)
(define-fun tools_are_considered_once ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (and (= state UNDERSTAND) (and (not expired) (not (= tool FETCH)))) (and (= state
    UNDERSTAND) (not (= tool FETCH)))))

; only-registered-tools-are-used [REUG-033, REUG-049]: An answer is never generated with a tool that is not
; registered. (expected: holds)
(define-fun only_registered_tools_are_used ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (and (= state GENERATE) (= tool FETCH)) fetch_registered))

; used-is-routed [REUG-006, REUG-012]: An answer is generated with the routed tool, or with none if none was
; routed. (expected: holds)
(define-fun used_is_routed ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (and (=> (= tool NONE) (not (or (not (=> (= state GENERATE) (= tool NONE))) (and (= state
    UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state GENERATE) (= (ite (= tool NONE) SEARCH FETCH)
    NONE)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered) (not (= tool NONE)))
    (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state GENERATE) (= tool NONE))))
    (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (=> (= state GENERATE) (= tool
    NONE)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted)
    (not (=> (= state GENERATE) (= tool NONE)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted)
    (not (=> (= state GENERATE) (= tool NONE)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted) (not (=
    tool NONE))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (=> (= state GENERATE) (= tool NONE)))) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state GENERATE) (= tool NONE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state GENERATE) (= tool NONE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state GENERATE) (= tool
    NONE)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state GENERATE) (= tool NONE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued) (not (= tool NONE))) (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state GENERATE) (= tool NONE)))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state GENERATE) (= tool NONE)))) (and (=
    state READY) fetch_registered (not (=> (= state GENERATE) (= tool NONE))))))) (=> (= tool SEARCH) (not (or (not
    (=> (= state GENERATE) (= tool SEARCH))) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (=
    state GENERATE) (= (ite (= tool NONE) SEARCH FETCH) SEARCH)))) (and (= state UNDERSTAND) (not expired) (or (not (=
    tool FETCH)) fetch_registered) (not (= tool SEARCH))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps
    MAX_STEPS) (not (=> (= state GENERATE) (= tool SEARCH)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep)
    (not exhausted) (not (=> (= state GENERATE) (= tool SEARCH)))) (and (= state EXECUTE_SCRIPT) (or (= depth
    MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state GENERATE) (= tool SEARCH)))) (and
    (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state GENERATE) (= tool SEARCH)))) (and
    (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted) (not (= tool SEARCH))) (and (= state PARALLELIZE_TASKS) (not
    expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state GENERATE) (= tool SEARCH))))
    (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not
    (=> (= state GENERATE) (= tool SEARCH)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state
    GENERATE) (= tool SEARCH)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (=> (= state GENERATE) (= tool SEARCH)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (=
    state GENERATE) (= tool SEARCH)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued) (not (= tool
    SEARCH))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not
    expired) (not (=> (= state GENERATE) (= tool SEARCH)))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not
    expired) (not (=> (= state GENERATE) (= tool SEARCH)))) (and (= state READY) fetch_registered (not (=> (= state
    GENERATE) (= tool SEARCH))))))) (=> (= tool FETCH) (not (or (not (=> (= state GENERATE) (= tool FETCH))) (and (=
    state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state GENERATE) (= (ite (= tool NONE) SEARCH
    FETCH) FETCH)))) (and (= state UNDERSTAND) (not expired) (or (not (= tool FETCH)) fetch_registered) (not (= tool
    FETCH))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (= state GENERATE) (= tool
    FETCH)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not (=> (= state GENERATE) (=
    tool FETCH)))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps MAX_STEPS)) (not too_deep) (not
    exhausted) (not (=> (= state GENERATE) (= tool FETCH)))) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (not
    exhausted) (not (=> (= state GENERATE) (= tool FETCH)))) (and (= state EXECUTE_SCRIPT) (= depth 0) (not exhausted)
    (not (= tool FETCH))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps
    MAX_STEPS) (not (=> (= state GENERATE) (= tool FETCH)))) (and (= state PARALLELIZE_TASKS) (not expired) (not
    queued) (or (= tasks MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state GENERATE) (= tool FETCH)))) (and (=
    state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state GENERATE) (= tool FETCH)))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state GENERATE) (= tool
    FETCH)))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state GENERATE) (= tool FETCH)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (not queued) (not (= tool FETCH))) (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state GENERATE) (= tool FETCH)))) (and (=
    state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state GENERATE) (= tool FETCH)))) (and (=
    state READY) fetch_registered (not (=> (= state GENERATE) (= tool FETCH)))))))))

; tool-in-hand [REUG-008, REUG-009, REUG-049]: A tool is selected only where tools are considered, created,
; validated or used. The tool that is created and validated is always FETCH, which is not registered yet.
; (expected: holds)
(define-fun tool_in_hand ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool) (cause Int)
    (last Int)) Bool (and (or (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (=
    state GENERATE) (= tool NONE)) (=> (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA)) (and (= tool
    FETCH) (not fetch_registered)))))

; registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
; was found valid, and then it is. (expected: holds)
; No question about registered-only-if-validated-1: A[not fetch_registered W SCHEMA_VALIDATED] and AG
; (SCHEMA_VALIDATED -> fetch_registered): it is about whole paths

; registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
; was found valid, and then it is. (expected: holds)
(define-fun registered_only_if_validated_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool (=> (= last SCHEMA_VALIDATED) fetch_registered))

; registered-stays-registered [REUG-009]: A registered tool stays registered in all following turns, as long as
; FETCH represents it. (expected: holds)
; No question about registered-stays-registered: AG (fetch_registered -> A[fetch_registered W
; ANOTHER_TOOL_WANTED]): it is about whole paths

; tools-come-into-question-between-turns [REUG-009]: FETCH comes to represent another missing tool only between
; turns, and only once the present one is registered. (expected: holds)
(define-fun tools_come_into_question_between_turns_1 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (=> (and (= state READY) fetch_registered) (and (= state READY)
    fetch_registered)))

; tools-come-into-question-between-turns [REUG-009]: FETCH comes to represent another missing tool only between
; turns, and only once the present one is registered. (expected: holds)
(define-fun tools_come_into_question_between_turns_2 ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool (=> (and (= state READY) fetch_registered) (not false)))

; tools-of-any-number [REUG-008, REUG-009]: However many tools have been created, another one can be created
; until the machine is shut down. (expected: holds)
; No question about tools-of-any-number: AG (SHUTDOWN or EF SCHEMA_VALIDATED): it quantifies over all paths and
; over some path, which LTL cannot express

; created-before-checked [REUG-008, REUG-033, REUG-049]: VALIDATE_TOOL_SCHEMA is entered only with a tool that
; has just been created. (expected: holds)
(define-fun created_before_checked ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued Bool)
    (cause Int) (last Int)) Bool (=> (not (= state VALIDATE_TOOL_SCHEMA)) (not (or (not (=> (= state
    VALIDATE_TOOL_SCHEMA) false)) (and (= state UNDERSTAND) (not expired) (not (= tool FETCH)) (not (=> (= state
    VALIDATE_TOOL_SCHEMA) false))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=> (=
    state VALIDATE_TOOL_SCHEMA) false))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not too_deep) (not exhausted) (not
    (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (= state EXECUTE_SCRIPT) (or (= depth MAX_DEPTH) (= steps
    MAX_STEPS)) (not too_deep) (not exhausted) (not (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (not exhausted) (not (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (= state
    PARALLELIZE_TASKS) (not expired) (not queued) (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state
    VALIDATE_TOOL_SCHEMA) false))) (and (= state PARALLELIZE_TASKS) (not expired) (not queued) (or (= tasks
    MAX_PARALLEL) (= steps MAX_STEPS)) (not (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (= state
    AWAIT_PARALLEL_RESULTS) queued (< tasks MAX_PARALLEL) (< steps MAX_STEPS) (not (=> (= state VALIDATE_TOOL_SCHEMA)
    false))) (and (= state AWAIT_PARALLEL_RESULTS) queued (not (=> (= state VALIDATE_TOOL_SCHEMA) false))) (and (or (=
    state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not expired) (not (=> (= state
    VALIDATE_TOOL_SCHEMA) false))) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not expired) (not (=> (= state
    VALIDATE_TOOL_SCHEMA) false))) (and (= state READY) fetch_registered (not (=> (= state VALIDATE_TOOL_SCHEMA)
    false)))))))

; no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
; its schema, or the crash or end of the check, nothing is generated and the turn does not end. (expected:
; holds)
; No question about no-tool-before-its-verdict: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not COMPLETE) W
; (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about whole paths

; rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
; of it is found valid. (expected: holds)
; No question about rejected-tool-is-not-used: AG (SCHEMA_INVALID -> A[not (GENERATE and tool == FETCH) W
; SCHEMA_VALIDATED]): it is about whole paths

; validated-tool-can-be-used [REUG-042]: After a schema was found valid, a use of the tool is reachable in the
; same turn. Sacrificed: the drawn edge ends the turn (D-REUG-08). Instead, validated-tool-can-be-used-later
; holds. (expected: fails)
; No question about validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies
; over all paths and over some path, which LTL cannot express

; validated-tool-can-be-used-later [REUG-009, REUG-042]: After a schema was found valid, a use of the tool is
; reachable in a later turn. (expected: holds)
; No question about validated-tool-can-be-used-later: AG (SCHEMA_VALIDATED -> EF (GENERATE and tool == FETCH)):
; it quantifies over all paths and over some path, which LTL cannot express

; error-recovery-leads-on-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to UNDERSTAND or to
; COMPLETE, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
; fails)
; No question about error-recovery-leads-on-under-stutter: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; COMPLETE)): it is about whole paths

; error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working. (expected:
; holds)
; No question about error-recovery-leads-on-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; COMPLETE)): it is about whole paths

; error-recovery-leads-on-under-total [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
; machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working and that inputs keep
; coming. (expected: holds)
; No question about error-recovery-leads-on-under-total: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; COMPLETE)): it is about whole paths

; error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to UNDERSTAND or to COMPLETE, provided only that the deadline, and the events that
; follow it, are not postponed for ever. (expected: holds)
; No question about error-recovery-leads-on-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; COMPLETE)): it is about whole paths

; error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
; recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
; fails)
; No question about error-recovery-succeeds-under-stutter: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS):
; it is about whole paths

; error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
; gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error, a time-out or
; a reached limit ends the turn without recovery, and there need not be another recovery. (expected: fails)
; No question about error-recovery-succeeds-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS):
; it is about whole paths

; error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
; to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
; fatal error, a time-out or a reached limit ends the turn without recovery, and there need not be another
; recovery. (expected: fails)
; No question about error-recovery-succeeds-under-total: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): it
; is about whole paths

; error-recovery-succeeds-under-deadline [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
; gets to a successful recovery, provided only that the deadline, and the events that follow it, are not
; postponed for ever. It fails: a fatal error, a time-out or a reached limit ends the turn without recovery, and
; there need not be another recovery. (expected: fails)
; No question about error-recovery-succeeds-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS):
; it is about whole paths

; error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
; turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
; fails)
; No question about error-recovery-completes-under-stutter: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
; machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds)
; No question about error-recovery-completes-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
; always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming.
; (expected: holds)
; No question about error-recovery-completes-under-total: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-deadline [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
; machine always gets to the end of the turn, provided only that the deadline, and the events that follow it,
; are not postponed for ever. (expected: holds)
; No question about error-recovery-completes-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
; followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
; to COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-stutter: AG ((FATAL_ERROR or ERROR_OCCURRED or
; WATCHDOG_RAISED or WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or
; TOOL_FAILURE or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): it is about
; whole paths

; error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
; followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
; COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-progress: AG ((FATAL_ERROR or ERROR_OCCURRED or
; WATCHDOG_RAISED or WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or
; TOOL_FAILURE or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): it is about
; whole paths

; error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
; by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
; fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-total: AG ((FATAL_ERROR or ERROR_OCCURRED or
; WATCHDOG_RAISED or WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or
; TOOL_FAILURE or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): it is about
; whole paths

; error-recovery-of-every-error-under-deadline [REUG-029, REUG-041]: Every error, fatal ones included, is
; followed by ERROR_RECOVERY_UNIFIED, provided only that the deadline, and the events that follow it, are not
; postponed for ever. It fails: a fatal error leads to COMPLETE, and no error need ever occur again. (expected:
; fails)
; No question about error-recovery-of-every-error-under-deadline: AG ((FATAL_ERROR or ERROR_OCCURRED or
; WATCHDOG_RAISED or WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or
; TOOL_FAILURE or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): it is about
; whole paths

; progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
; at any moment. It fails: the machine may stop right there. (expected: fails)
; No question about progress-complete-under-stutter: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
; by the end of its turn, provided that the machine keeps working. (expected: holds)
; No question about progress-complete-under-progress: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
; the end of its turn, provided that the machine keeps working and that inputs keep coming. (expected: holds)
; No question about progress-complete-under-total: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-deadline [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
; by the end of its turn, provided only that the deadline, and the events that follow it, are not postponed for
; ever. (expected: holds)
; No question about progress-complete-under-deadline: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
; successful tool, even if the machine may stop at any moment. It fails: a fatal error, a time-out or a newly
; created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-stutter-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
; successful tool, even if the machine may stop at any moment. It fails: a fatal error, a time-out or a newly
; created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-stutter-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error, a
; time-out or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-progress-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error, a
; time-out or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-progress-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
; a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
; fails: a fatal error, a time-out or a newly created tool ends the turn without an answer (D-REUG-08).
; (expected: fails)
; No question about progress-answered-under-total-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
; a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
; fails: a fatal error, a time-out or a newly created tool ends the turn without an answer (D-REUG-08).
; (expected: fails)
; No question about progress-answered-under-total-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-deadline [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided only that the deadline, and the events that follow it, are not
; postponed for ever. It fails: a fatal error, a time-out or a newly created tool ends the turn without an
; answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-deadline-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-deadline [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided only that the deadline, and the events that follow it, are not
; postponed for ever. It fails: a fatal error, a time-out or a newly created tool ends the turn without an
; answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-deadline-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-concluded-under-stutter: Every input has an outcome: an answer, a new tool, or a failure or time-out
; that is reported as such, even if the machine may stop at any moment. It fails: the machine may stop right
; there. (expected: fails)
; No question about progress-concluded-under-stutter: AG (ENGAGE -> AF (outcome == ANSWERED or outcome ==
; TOOL_CREATED or outcome == FAILED or outcome == TIMED_OUT)): it is about whole paths

; progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
; tool, or a failure or time-out that is reported as such, provided that the machine keeps working. (expected:
; holds)
; No question about progress-concluded-under-progress: AG (ENGAGE -> AF (outcome == ANSWERED or outcome ==
; TOOL_CREATED or outcome == FAILED or outcome == TIMED_OUT)): it is about whole paths

; progress-concluded-under-total [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
; tool, or a failure or time-out that is reported as such, provided that the machine keeps working and that
; inputs keep coming. (expected: holds)
; No question about progress-concluded-under-total: AG (ENGAGE -> AF (outcome == ANSWERED or outcome ==
; TOOL_CREATED or outcome == FAILED or outcome == TIMED_OUT)): it is about whole paths

; progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
; tool, or a failure or time-out that is reported as such, provided only that the deadline, and the events that
; follow it, are not postponed for ever. (expected: holds)
; No question about progress-concluded-under-deadline: AG (ENGAGE -> AF (outcome == ANSWERED or outcome ==
; TOOL_CREATED or outcome == FAILED or outcome == TIMED_OUT)): it is about whole paths

; bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
; moment. It fails: the machine may stop right there. (expected: fails)
; No question about bounded-complete-under-stutter: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
; turn that is started is completed, provided that the machine keeps working. (expected: holds)
; No question about bounded-complete-under-progress: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
; turn that is started is completed, provided that the machine keeps working and that inputs keep coming.
; (expected: holds)
; No question about bounded-complete-under-total: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
; turn that is started is completed, provided only that the deadline, and the events that follow it, are not
; postponed for ever. (expected: holds)
; No question about bounded-complete-under-deadline: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into its deadline,
; even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails)
; No question about bounded-complete-or-timeout-under-stutter: AG (USER_INPUT -> AF (COMPLETE or
; DEADLINE_PASSED)): it is about whole paths

; bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
; working. (expected: holds)
; No question about bounded-complete-or-timeout-under-progress: AG (USER_INPUT -> AF (COMPLETE or
; DEADLINE_PASSED)): it is about whole paths

; bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
; working and that inputs keep coming. (expected: holds)
; No question about bounded-complete-or-timeout-under-total: AG (USER_INPUT -> AF (COMPLETE or
; DEADLINE_PASSED)): it is about whole paths

; bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into its deadline, provided only that the deadline
; is not postponed for ever. (expected: holds)
; No question about bounded-complete-or-timeout-under-deadline: AG (USER_INPUT -> AF (COMPLETE or
; DEADLINE_PASSED)): it is about whole paths

; no-endless-tool-creation-under-stutter: The machine does not go on for ever creating tools, having their
; schemas rejected and recovering, whatever errors come from outside, even if the machine may stop at any
; moment. It fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-tool-creation-under-stutter: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
; tools, having their schemas rejected and recovering, whatever errors come from outside, provided that the
; machine keeps working. (expected: holds)
; No question about no-endless-tool-creation-under-progress: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-tool-creation-under-total [REUG-037, REUG-047]: The machine does not go on for ever creating tools,
; having their schemas rejected and recovering, whatever errors come from outside, provided that the machine
; keeps working and that inputs keep coming. (expected: holds)
; No question about no-endless-tool-creation-under-total: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-tool-creation-under-deadline [REUG-037, REUG-047]: The machine does not go on for ever creating
; tools, having their schemas rejected and recovering, whatever errors come from outside, provided only that the
; deadline, and the events that follow it, are not postponed for ever. (expected: holds)
; No question about no-endless-tool-creation-under-deadline: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
; stop at any moment. It fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-script-under-stutter: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working. (expected: holds)
; No question about no-endless-script-under-progress: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working and that inputs keep coming. (expected: holds)
; No question about no-endless-script-under-total: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided only that the deadline is not postponed for ever. (expected: holds)
; No question about no-endless-script-under-deadline: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-exhaustion-under-stutter: The machine does not go on for ever running a script into one of its
; limits, recovering, and running a script again, even if the machine may stop at any moment. It fails: the
; machine may stop inside the loop. (expected: fails)
; No question about no-endless-exhaustion-under-stutter: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
; running a script into one of its limits, recovering, and running a script again, provided that the machine
; keeps working. (expected: holds)
; No question about no-endless-exhaustion-under-progress: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever running
; a script into one of its limits, recovering, and running a script again, provided that the machine keeps
; working and that inputs keep coming. (expected: holds)
; No question about no-endless-exhaustion-under-total: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-exhaustion-under-deadline [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
; running a script into one of its limits, recovering, and running a script again, provided only that the
; deadline, and the events that follow it, are not postponed for ever. (expected: holds)
; No question about no-endless-exhaustion-under-deadline: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
; ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
; fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-recovery-under-stutter: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
; UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
; working. (expected: holds)
; No question about no-endless-recovery-under-progress: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
; and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
; that inputs keep coming. (expected: holds)
; No question about no-endless-recovery-under-total: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-deadline [REUG-035, REUG-037]: The machine does not go on for ever between
; UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided only that the deadline, and
; the events that follow it, are not postponed for ever. (expected: holds)
; No question about no-endless-recovery-under-deadline: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema, or is abandoned,
; before anything is generated and before the turn ends, even if the machine may stop at any moment. It fails:
; the machine may stop right there. (expected: fails)
; No question about created-tool-is-checked-under-stutter-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about whole
; paths

; created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema, or is abandoned,
; before anything is generated and before the turn ends, even if the machine may stop at any moment. It fails:
; the machine may stop right there. (expected: fails)
; No question about created-tool-is-checked-under-stutter-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about whole
; paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or is abandoned, before anything is generated and before the turn ends, provided that the machine keeps
; working. (expected: holds)
; No question about created-tool-is-checked-under-progress-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about
; whole paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or is abandoned, before anything is generated and before the turn ends, provided that the machine keeps
; working. (expected: holds)
; No question about created-tool-is-checked-under-progress-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about
; whole paths

; created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema, or
; is abandoned, before anything is generated and before the turn ends, provided that the machine keeps working
; and that inputs keep coming. (expected: holds)
; No question about created-tool-is-checked-under-total-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about whole
; paths

; created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema, or
; is abandoned, before anything is generated and before the turn ends, provided that the machine keeps working
; and that inputs keep coming. (expected: holds)
; No question about created-tool-is-checked-under-total-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about whole
; paths

; created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or is abandoned, before anything is generated and before the turn ends, provided only that the deadline, and
; the events that follow it, are not postponed for ever. (expected: holds)
; No question about created-tool-is-checked-under-deadline-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about
; whole paths

; created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or is abandoned, before anything is generated and before the turn ends, provided only that the deadline, and
; the events that follow it, are not postponed for ever. (expected: holds)
; No question about created-tool-is-checked-under-deadline-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED)]): it is about
; whole paths

; turns-end-in-bounded-time [REUG-034, REUG-035, REUG-036, REUG-043]: Every step that the machine makes in a
; turn, and every fault, brings the turn closer to its end, and no outside event moves it back. (expected:
; holds)
; No question about turns-end-in-bounded-time: in ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL
; or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED:
; MAX_RECOVERIES - recoveries, 5 if ENGAGE else (4 if UNDERSTAND else (3 if (EXECUTE_SCRIPT or
; CREATE_DYNAMIC_TOOL or PARALLELIZE_TASKS) else (2 if (VALIDATE_TOOL_SCHEMA or AWAIT_PARALLEL_RESULTS) else (1
; if GENERATE else 0)))), 0 if expired else 1, MAX_STEPS - steps, 0 if (too_deep or exhausted) else 1, depth, 2
; if tool == NONE else (1 if tool == SEARCH else 0), (0 if queued else 1) if PARALLELIZE_TASKS else (1 if queued
; else 0), MAX_PARALLEL - tasks if PARALLELIZE_TASKS else tasks, 0 if intent else 1: a ranking is a proof, not a
; formula

; tools-are-registered-by-validation [REUG-009, REUG-020, REUG-049]: Whether FETCH is registered changes only by
; a valid schema and by another missing tool that FETCH comes to represent. (expected: holds)
(define-fun tools_are_registered_by_validation ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool true)

; intents-and-outcomes-change-by-their-events [REUG-005, REUG-014]: The intent and the outcome of a turn change
; only by the events that determine them, and between turns. (expected: holds)
(define-fun intents_and_outcomes_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (expired
    Bool) (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks
    Int) (queued Bool) (cause Int) (last Int)) Bool true)

; budgets-change-by-their-events [REUG-017, REUG-018, REUG-037]: Steps are counted by script steps, calls and
; tasks, recoveries by recoveries; the deadline passes by itself. All are reset only between turns. (expected:
; holds)
(define-fun budgets_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool true)

; levels-change-by-their-events [REUG-016, REUG-021, REUG-024]: The depth of calls, the exceeded limits and the
; tasks in flight change only by the events of their states. (expected: holds)
(define-fun levels_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool) (steps
    Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int) (queued
    Bool) (cause Int) (last Int)) Bool true)

; tools-and-causes-change-by-their-events [REUG-006, REUG-013]: The selected tool and the cause of a recovery
; change only by the events that determine them. (expected: holds)
(define-fun tools_and_causes_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (expired Bool)
    (steps Int) (recoveries Int) (outcome Int) (tool Int) (depth Int) (too_deep Bool) (exhausted Bool) (tasks Int)
    (queued Bool) (cause Int) (last Int)) Bool true)

; users-set-the-pace [REUG-004]: The user's input and a request to shut down come from outside: neither the
; machine's own work nor a fault counts as one of them. (expected: holds)
; No question about users-set-the-pace: in READY or ENGAGE or SHUTDOWN: 0 if expired else 1: a ranking is a
; proof, not a formula

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome tool depth too_deep
    exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next) (not (domain state_next fetch_registered_next intent_next expired_next steps_next recoveries_next
    outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-ready: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_ready state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_ready state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (exits_of_ready state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; exits-of-engage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_engage state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_engage state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (exits_of_engage state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-understand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_understand state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_understand state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (exits_of_understand state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-execute-script: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_execute_script state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_execute_script state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_execute_script state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-create-dynamic-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_create_dynamic_tool state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_create_dynamic_tool state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_create_dynamic_tool state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-validate-tool-schema: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_validate_tool_schema state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_validate_tool_schema state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_validate_tool_schema state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-parallelize-tasks: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_parallelize_tasks state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_parallelize_tasks state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_parallelize_tasks state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-await-parallel-results: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_await_parallel_results state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_await_parallel_results state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_await_parallel_results state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-generate: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_generate state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_generate state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (exits_of_generate state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-error-recovery-unified: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_error_recovery_unified state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_error_recovery_unified state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (exits_of_error_recovery_unified state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (exits_of_complete state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (exits_of_complete state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (exits_of_complete state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; shutdown-between-turns: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (shutdown_between_turns state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (shutdown_between_turns state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (shutdown_between_turns state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tool-success-means-one-thing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tool_success_means_one_thing state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tool_success_means_one_thing state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (tool_success_means_one_thing state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tool-success-is-of-something: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tool_success_is_of_something state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tool_success_is_of_something state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (tool_success_is_of_something state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; deadlock-literal: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadlock_literal state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadlock_literal state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (deadlock_literal state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next))))
(check-sat)
(pop 1)
; deadlock-shutdown-exempt: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadlock_shutdown_exempt state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadlock_shutdown_exempt state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (deadlock_shutdown_exempt state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; limits-of-the-document: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (limits_of_the_document state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (limits_of_the_document state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (limits_of_the_document state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; steps-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (steps_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (steps_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (steps_bounded state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; depth-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (depth_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (depth_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (depth_bounded state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; recoveries-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recoveries_bounded state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recoveries_bounded state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (recoveries_bounded state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tasks-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tasks_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tasks_bounded state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (tasks_bounded state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; steps-are-counted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (steps_are_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (steps_are_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (steps_are_counted state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; depth-is-counted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (depth_is_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (depth_is_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (depth_is_counted state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next))))
(check-sat)
(pop 1)
; recoveries-are-counted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recoveries_are_counted state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recoveries_are_counted state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (recoveries_are_counted state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tasks-are-counted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tasks_are_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tasks_are_counted state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (tasks_are_counted state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; awaits-what-was-dispatched: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (awaits_what_was_dispatched state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (awaits_what_was_dispatched state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (awaits_what_was_dispatched state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; results-are-of-all-tasks: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (results_are_of_all_tasks state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (results_are_of_all_tasks state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (results_are_of_all_tasks state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; queued-only-without-a-place: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (queued_only_without_a_place state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (queued_only_without_a_place state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (queued_only_without_a_place state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; queued-tasks-wait-for-a-place-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (queued_tasks_wait_for_a_place_2 state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (queued_tasks_wait_for_a_place_2 state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (queued_tasks_wait_for_a_place_2 state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tasks-within-limits: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tasks_within_limits state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tasks_within_limits state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (tasks_within_limits state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tasks-without-a-step-are-not-begun-1: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tasks_without_a_step_are_not_begun_1 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tasks_without_a_step_are_not_begun_1 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (tasks_without_a_step_are_not_begun_1 state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; calls-within-limits: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (calls_within_limits state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (calls_within_limits state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (calls_within_limits state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; steps-within-budget: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (steps_within_budget state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (steps_within_budget state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (steps_within_budget state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; returns-from-calls: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (returns_from_calls state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (returns_from_calls state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (returns_from_calls state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; script-ends-outside-its-calls: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (script_ends_outside_its_calls state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (script_ends_outside_its_calls state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (script_ends_outside_its_calls state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; calls-and-returns-are-free-within-limits: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (calls_and_returns_are_free_within_limits state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (calls_and_returns_are_free_within_limits state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (calls_and_returns_are_free_within_limits state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; refused-only-at-the-limit: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (refused_only_at_the_limit state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (refused_only_at_the_limit state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (refused_only_at_the_limit state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; step-refused-only-with-the-budget-spent: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (step_refused_only_with_the_budget_spent state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (step_refused_only_with_the_budget_spent state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (step_refused_only_with_the_budget_spent state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; limits-are-enforced: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (limits_are_enforced state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (limits_are_enforced state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (limits_are_enforced state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; fatal-before-everything: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (fatal_before_everything state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (fatal_before_everything state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (fatal_before_everything state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; timeout-before-other-errors: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (timeout_before_other_errors state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (timeout_before_other_errors state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (timeout_before_other_errors state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; recursion-before-budget-before-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recursion_before_budget_before_error state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recursion_before_budget_before_error state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (recursion_before_budget_before_error state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; both-limits-at-once-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (both_limits_at_once_2 state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (both_limits_at_once_2 state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (both_limits_at_once_2 state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; deadlines-are-of-turns: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadlines_are_of_turns state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadlines_are_of_turns state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (deadlines_are_of_turns state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; deadlines-change-nothing-else: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadlines_change_nothing_else state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadlines_change_nothing_else state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (deadlines_change_nothing_else state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; deadline-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadline_everywhere state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadline_everywhere state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (deadline_everywhere state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; deadline-passes-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (deadline_passes_once state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (deadline_passes_once state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (deadline_passes_once state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; watchdog-only-after-the-deadline: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (watchdog_only_after_the_deadline state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (watchdog_only_after_the_deadline state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (watchdog_only_after_the_deadline state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; no-work-after-the-deadline: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (no_work_after_the_deadline state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (no_work_after_the_deadline state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (no_work_after_the_deadline state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; turns-begin-afresh: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (turns_begin_afresh state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (turns_begin_afresh state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (turns_begin_afresh state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; levels-are-left-behind: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (levels_are_left_behind state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (levels_are_left_behind state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (levels_are_left_behind state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; recovery-resets-the-budgets: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recovery_resets_the_budgets state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recovery_resets_the_budgets state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (recovery_resets_the_budgets state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; recovery-resets-the-levels: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recovery_resets_the_levels state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recovery_resets_the_levels state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (recovery_resets_the_levels state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; recovery-knows-its-cause: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recovery_knows_its_cause state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recovery_knows_its_cause state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (recovery_knows_its_cause state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; causes-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (causes_are_kept state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (causes_are_kept state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (causes_are_kept state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next))))
(check-sat)
(pop 1)
; rejections-and-failures-have-reasons: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (rejections_and_failures_have_reasons state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (rejections_and_failures_have_reasons state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (rejections_and_failures_have_reasons state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; recovered-only-if-recoverable: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (recovered_only_if_recoverable state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (recovered_only_if_recoverable state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (recovered_only_if_recoverable state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; nothing-is-done-for-the-lost: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (nothing_is_done_for_the_lost state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (nothing_is_done_for_the_lost state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (nothing_is_done_for_the_lost state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; fatal-errors-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (fatal_errors_complete state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (fatal_errors_complete state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (fatal_errors_complete state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; outcome-of-every-turn: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (outcome_of_every_turn state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (outcome_of_every_turn state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (outcome_of_every_turn state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; given-up-only-in-recovery: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (given_up_only_in_recovery state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (given_up_only_in_recovery state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (given_up_only_in_recovery state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; giving-up-says-why: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (giving_up_says_why state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (giving_up_says_why state fetch_registered intent expired steps recoveries outcome tool
    depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next) (not (giving_up_says_why state_next fetch_registered_next intent_next
    expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next
    queued_next cause_next last_next))))
(check-sat)
(pop 1)
; intent-known-in-understand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (intent_known_in_understand state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (intent_known_in_understand state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (intent_known_in_understand state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; scripts-start-within-budget: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (scripts_start_within_budget state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (scripts_start_within_budget state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (scripts_start_within_budget state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-are-considered-in-turn: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_are_considered_in_turn state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_are_considered_in_turn state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (tools_are_considered_in_turn state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-are-considered-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_are_considered_once state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_are_considered_once state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (tools_are_considered_once state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; only-registered-tools-are-used: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (only_registered_tools_are_used state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (only_registered_tools_are_used state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (only_registered_tools_are_used state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; used-is-routed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (used_is_routed state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (used_is_routed state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (used_is_routed state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; tool-in-hand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tool_in_hand state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tool_in_hand state fetch_registered intent expired steps recoveries outcome tool depth
    too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next intent_next expired_next
    steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next
    cause_next last_next) (not (tool_in_hand state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; registered-only-if-validated-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (registered_only_if_validated_2 state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (registered_only_if_validated_2 state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (registered_only_if_validated_2 state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-come-into-question-between-turns-1: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_come_into_question_between_turns_1 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_come_into_question_between_turns_1 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (tools_come_into_question_between_turns_1 state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; tools-come-into-question-between-turns-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_come_into_question_between_turns_2 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_come_into_question_between_turns_2 state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (tools_come_into_question_between_turns_2 state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; created-before-checked: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (created_before_checked state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (created_before_checked state fetch_registered intent expired steps recoveries outcome
    tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (created_before_checked state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-are-registered-by-validation: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_are_registered_by_validation state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_are_registered_by_validation state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not (tools_are_registered_by_validation
    state_next fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next
    depth_next too_deep_next exhausted_next tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; intents-and-outcomes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (intents_and_outcomes_change_by_their_events state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (intents_and_outcomes_change_by_their_events state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (intents_and_outcomes_change_by_their_events state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
; budgets-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (budgets_change_by_their_events state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (budgets_change_by_their_events state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (budgets_change_by_their_events state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; levels-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (levels_change_by_their_events state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (levels_change_by_their_events state fetch_registered intent expired steps recoveries
    outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next) (not (levels_change_by_their_events state_next fetch_registered_next
    intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next
    tasks_next queued_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-and-causes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted tasks
    queued cause last) (not (tools_and_causes_change_by_their_events state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent expired steps recoveries outcome tool depth too_deep exhausted
    tasks queued cause last) (tools_and_causes_change_by_their_events state fetch_registered intent expired steps
    recoveries outcome tool depth too_deep exhausted tasks queued cause last) (trans state fetch_registered intent
    expired steps recoveries outcome tool depth too_deep exhausted tasks queued cause last state_next
    fetch_registered_next intent_next expired_next steps_next recoveries_next outcome_next tool_next depth_next
    too_deep_next exhausted_next tasks_next queued_next cause_next last_next) (not
    (tools_and_causes_change_by_their_events state_next fetch_registered_next intent_next expired_next steps_next
    recoveries_next outcome_next tool_next depth_next too_deep_next exhausted_next tasks_next queued_next cause_next
    last_next))))
(check-sat)
(pop 1)
