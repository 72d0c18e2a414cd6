; REUG 9.3.1, amended: the machine reug in the profile amended, for solvers of SMT-LIB 2.6.
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
(define-fun SCRIPT_EXECUTION_COMPLETE () Int 23)
(define-fun DYNAMIC_TOOL_CREATED () Int 24)
(define-fun SCHEMA_VALIDATED () Int 25)
(define-fun TASK_DISPATCHED () Int 26)
(define-fun TASKS_DISPATCHED () Int 27)
(define-fun TASK_ENDED () Int 28)
(define-fun PARALLEL_RESULTS_READY () Int 29)
(define-fun TOOL_SUCCESS () Int 30)
(define-fun RESPONSE_READY () Int 31)
(define-fun RECOVERY_SUCCESS () Int 32)
(define-fun RECOVERY_FAILED () Int 33)
(define-fun TURN_COMPLETE () Int 34)
(define-fun SCHEMA_INVALID () Int 35)
(define-fun TOOL_FAILURE () Int 36)
(define-fun TIMEOUT_DETECTED () Int 37)
(define-fun RECURSION_LIMIT_EXCEEDED () Int 38)
(define-fun STEP_BUDGET_EXHAUSTED () Int 39)
(define-fun ERROR_OCCURRED () Int 40)
(define-fun FATAL_ERROR () Int 41)
(define-fun NONE () Int 42)
(define-fun ANSWERED () Int 43)
(define-fun FAILED () Int 44)
(define-fun TIMED_OUT () Int 45)
(define-fun SEARCH () Int 46)
(define-fun FETCH () Int 47)
(define-fun FATAL () Int 48)
(define-fun TIMEOUT () Int 49)
(define-fun LIMIT () Int 50)
(define-fun ERROR () Int 51)
(define-fun no_event () Int 52)
(declare-const state Int)
(declare-const state_next Int)
(declare-const fetch_registered Bool)
(declare-const fetch_registered_next Bool)
(declare-const intent Bool)
(declare-const intent_next Bool)
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
(declare-const tasks Int)
(declare-const tasks_next Int)
(declare-const cause Int)
(declare-const cause_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome Int) (tool
    Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (= state READY) (= fetch_registered false) (=
    intent false) (= steps 0) (= recoveries 0) (= outcome NONE) (= tool NONE) (= depth 0) (= tasks 0) (= cause NONE)
    (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome Int) (tool
    Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (or (= state READY) (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE) (= state SHUTDOWN)) (<= 0 steps 100) (<= 0 recoveries 3) (or (= outcome NONE) (= outcome ANSWERED) (=
    outcome FAILED) (= outcome TIMED_OUT)) (or (= tool NONE) (= tool SEARCH) (= tool FETCH)) (<= 0 depth 5) (<= 0
    tasks 10) (or (= cause NONE) (= cause FATAL) (= cause TIMEOUT) (= cause LIMIT) (= cause ERROR)) (or (= last
    no_event) (= last USER_INPUT) (= last SHUTDOWN_REQUESTED) (= last INTENT_DETECTED) (= last TOOL_CONSIDERED) (=
    last TOOLS_ROUTED) (= last SCRIPT_PARSED) (= last DYNAMIC_TOOL_REQUEST) (= last PARALLEL_TASKS_READY) (= last
    SCRIPT_STEP_COMPLETE) (= last SCRIPT_CALLED) (= last SCRIPT_RETURNED) (= last SCRIPT_EXECUTION_COMPLETE) (= last
    DYNAMIC_TOOL_CREATED) (= last SCHEMA_VALIDATED) (= last TASK_DISPATCHED) (= last TASKS_DISPATCHED) (= last
    TASK_ENDED) (= last PARALLEL_RESULTS_READY) (= last TOOL_SUCCESS) (= last RESPONSE_READY) (= last
    RECOVERY_SUCCESS) (= last RECOVERY_FAILED) (= last TURN_COMPLETE) (= last SCHEMA_INVALID) (= last TOOL_FAILURE) (=
    last TIMEOUT_DETECTED) (= last RECURSION_LIMIT_EXCEEDED) (= last STEP_BUDGET_EXHAUSTED) (= last ERROR_OCCURRED) (=
    last FATAL_ERROR))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome Int)
    (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state_next state) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (= last_next
    no_event)))

; USER_INPUT (input): READY -> ENGAGE [REUG-004]
(define-fun step_USER_INPUT ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state READY) (= state_next ENGAGE) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries)
    (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (=
    last_next USER_INPUT)))

; SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]
(define-fun step_SHUTDOWN_REQUESTED_1 ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state READY) (= state_next SHUTDOWN) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries)
    (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (=
    last_next SHUTDOWN_REQUESTED)))

; INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]
(define-fun step_INTENT_DETECTED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state ENGAGE) (= state_next UNDERSTAND) (=
    fetch_registered_next fetch_registered) (= intent_next true) (= steps_next steps) (= recoveries_next recoveries)
    (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (=
    last_next INTENT_DETECTED)))

; TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006]
(define-fun step_TOOL_CONSIDERED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state UNDERSTAND) (not (= tool FETCH)) (=
    state_next state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next (ite (= tool NONE) SEARCH FETCH)) (= depth_next
    depth) (= tasks_next tasks) (= cause_next cause) (= last_next TOOL_CONSIDERED)))

; TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049]
(define-fun step_TOOLS_ROUTED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state UNDERSTAND) (or (not (= tool FETCH))
    fetch_registered) (= state_next GENERATE) (= fetch_registered_next fetch_registered) (= intent_next intent) (=
    steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth)
    (= tasks_next tasks) (= cause_next cause) (= last_next TOOLS_ROUTED)))

; SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017]
(define-fun step_SCRIPT_PARSED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state UNDERSTAND) (< steps MAX_STEPS) (=
    state_next EXECUTE_SCRIPT) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps)
    (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= tasks_next
    tasks) (= cause_next cause) (= last_next SCRIPT_PARSED)))

; DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006, REUG-017]
(define-fun step_DYNAMIC_TOOL_REQUEST ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state UNDERSTAND) (and (= tool FETCH) (<
    steps MAX_STEPS)) (= state_next CREATE_DYNAMIC_TOOL) (= fetch_registered_next false) (= intent_next intent) (=
    steps_next (+ steps 1)) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next
    depth) (= tasks_next tasks) (= cause_next cause) (= last_next DYNAMIC_TOOL_REQUEST)))

; PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006]
(define-fun step_PARALLEL_TASKS_READY ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state UNDERSTAND) (= state_next
    PARALLELIZE_TASKS) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= tasks_next tasks)
    (= cause_next cause) (= last_next PARALLEL_TASKS_READY)))

; SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017]
(define-fun step_SCRIPT_STEP_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS) (=
    state_next EXECUTE_SCRIPT) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next (+
    steps 1)) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    tasks_next tasks) (= cause_next cause) (= last_next SCRIPT_STEP_COMPLETE)))

; SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
(define-fun step_SCRIPT_CALLED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state EXECUTE_SCRIPT) (and (< depth
    MAX_DEPTH) (< steps MAX_STEPS)) (= state_next state) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= steps_next (+ steps 1)) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (=
    depth_next (+ depth 1)) (= tasks_next tasks) (= cause_next cause) (= last_next SCRIPT_CALLED)))

; SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016]
(define-fun step_SCRIPT_RETURNED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state EXECUTE_SCRIPT) (> depth 0) (=
    state_next state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next (+ depth (- 1))) (=
    tasks_next tasks) (= cause_next cause) (= last_next SCRIPT_RETURNED)))

; SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]
(define-fun step_SCRIPT_EXECUTION_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int)
    (fetch_registered_next Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int)
    (tool_next Int) (depth_next Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= depth 0) (= state_next GENERATE) (= fetch_registered_next fetch_registered) (= intent_next
    intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (=
    depth_next depth) (= tasks_next tasks) (= cause_next cause) (= last_next SCRIPT_EXECUTION_COMPLETE)))

; RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016]
(define-fun step_RECURSION_LIMIT_EXCEEDED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int)
    (fetch_registered_next Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int)
    (tool_next Int) (depth_next Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= depth MAX_DEPTH) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next tool) (= depth_next 0) (= tasks_next tasks) (= cause_next LIMIT) (= last_next
    RECURSION_LIMIT_EXCEEDED)))

; STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017]
(define-fun step_STEP_BUDGET_EXHAUSTED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state EXECUTE_SCRIPT) (and (= steps
    MAX_STEPS) (< depth MAX_DEPTH)) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered)
    (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    tool) (= depth_next 0) (= tasks_next tasks) (= cause_next LIMIT) (= last_next STEP_BUDGET_EXHAUSTED)))

; DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]
(define-fun step_DYNAMIC_TOOL_CREATED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state CREATE_DYNAMIC_TOOL) (= state_next
    VALIDATE_TOOL_SCHEMA) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks)
    (= cause_next cause) (= last_next DYNAMIC_TOOL_CREATED)))

; SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> UNDERSTAND [REUG-009, REUG-020]: The tool stays selected
; and can be routed at once.
(define-fun step_SCHEMA_VALIDATED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state VALIDATE_TOOL_SCHEMA) (= state_next
    UNDERSTAND) (= fetch_registered_next true) (= intent_next intent) (= steps_next steps) (= recoveries_next
    recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next
    cause) (= last_next SCHEMA_VALIDATED)))

; SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009]
(define-fun step_SCHEMA_INVALID ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state VALIDATE_TOOL_SCHEMA) (= state_next
    ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= tasks_next tasks)
    (= cause_next ERROR) (= last_next SCHEMA_INVALID)))

; TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-021]
(define-fun step_TASK_DISPATCHED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state PARALLELIZE_TASKS) (< tasks
    MAX_PARALLEL) (= state_next state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next
    steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    tasks_next (+ tasks 1)) (= cause_next cause) (= last_next TASK_DISPATCHED)))

; TASKS_DISPATCHED (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]
(define-fun step_TASKS_DISPATCHED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state PARALLELIZE_TASKS) (> tasks 0) (=
    state_next AWAIT_PARALLEL_RESULTS) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next
    steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (=
    tasks_next tasks) (= cause_next cause) (= last_next TASKS_DISPATCHED)))

; TASK_ENDED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
(define-fun step_TASK_ENDED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (=
    state_next state) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next (+
    tasks (- 1))) (= cause_next cause) (= last_next TASK_ENDED)))

; PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]
(define-fun step_PARALLEL_RESULTS_READY ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int)
    (fetch_registered_next Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int)
    (tool_next Int) (depth_next Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0) (= state_next GENERATE) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (= last_next PARALLEL_RESULTS_READY)))

; TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]
(define-fun step_TOOL_SUCCESS ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state GENERATE) (not (= tool NONE)) (= state_next
    COMPLETE) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next ANSWERED) (= tool_next NONE) (= depth_next depth) (= tasks_next tasks)
    (= cause_next cause) (= last_next TOOL_SUCCESS)))

; RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]
(define-fun step_RESPONSE_READY ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state GENERATE) (= state_next COMPLETE) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries)
    (= outcome_next ANSWERED) (= tool_next NONE) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (=
    last_next RESPONSE_READY)))

; TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012]
(define-fun step_TOOL_FAILURE ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state GENERATE) (= state_next
    ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next depth) (= tasks_next tasks)
    (= cause_next ERROR) (= last_next TOOL_FAILURE)))

; ERROR_OCCURRED (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
; PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-032, REUG-041]
(define-fun step_ERROR_OCCURRED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (or (= state ENGAGE) (= state UNDERSTAND) (=
    state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next
    outcome) (= tool_next NONE) (= depth_next 0) (= tasks_next 0) (= cause_next ERROR) (= last_next ERROR_OCCURRED)))

; TIMEOUT_DETECTED (machine): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
; PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
; [REUG-018, REUG-022]
(define-fun step_TIMEOUT_DETECTED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (or (= state ENGAGE) (= state UNDERSTAND) (=
    state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (and (not (= cause FATAL)) (not
    (= cause TIMEOUT))) (= state_next ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (=
    intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next outcome) (= tool_next
    NONE) (= depth_next 0) (= tasks_next 0) (= cause_next TIMEOUT) (= last_next TIMEOUT_DETECTED)))

; FATAL_ERROR (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
; PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
; [REUG-032, REUG-041]
(define-fun step_FATAL_ERROR ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool)
    (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int)
    (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL)) (= state_next
    ERROR_RECOVERY_UNIFIED) (= fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (=
    recoveries_next recoveries) (= outcome_next outcome) (= tool_next NONE) (= depth_next 0) (= tasks_next 0) (=
    cause_next FATAL) (= last_next FATAL_ERROR)))

; RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037]
(define-fun step_RECOVERY_SUCCESS_1 ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state ERROR_RECOVERY_UNIFIED) (and intent
    (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (= state_next UNDERSTAND) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next (+
    recoveries 1)) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next
    NONE) (= last_next RECOVERY_SUCCESS)))

; RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> ENGAGE [REUG-013, REUG-037]
(define-fun step_RECOVERY_SUCCESS_2 ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state ERROR_RECOVERY_UNIFIED) (and (not
    intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (= state_next ENGAGE) (=
    fetch_registered_next fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next (+
    recoveries 1)) (= outcome_next outcome) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next
    NONE) (= last_next RECOVERY_SUCCESS)))

; RECOVERY_FAILED (machine): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]
(define-fun step_RECOVERY_FAILED ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause
    FATAL) (= cause TIMEOUT) (= recoveries MAX_RECOVERIES)) (= state_next COMPLETE) (= fetch_registered_next
    fetch_registered) (= intent_next intent) (= steps_next steps) (= recoveries_next recoveries) (= outcome_next (ite
    (= cause TIMEOUT) TIMED_OUT FAILED)) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next
    NONE) (= last_next RECOVERY_FAILED)))

; TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]
(define-fun step_TURN_COMPLETE ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state COMPLETE) (= state_next READY) (=
    fetch_registered_next fetch_registered) (= intent_next false) (= steps_next 0) (= recoveries_next 0) (=
    outcome_next NONE) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (= last_next
    TURN_COMPLETE)))

; SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]
(define-fun step_SHUTDOWN_REQUESTED_2 ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next
    Bool) (intent_next Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next
    Int) (tasks_next Int) (cause_next Int) (last_next Int)) Bool (and (= state COMPLETE) (= state_next SHUTDOWN) (=
    fetch_registered_next fetch_registered) (= intent_next false) (= steps_next 0) (= recoveries_next 0) (=
    outcome_next NONE) (= tool_next tool) (= depth_next depth) (= tasks_next tasks) (= cause_next cause) (= last_next
    SHUTDOWN_REQUESTED)))

(define-fun trans ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome Int) (tool
    Int) (depth Int) (tasks Int) (cause Int) (last Int) (state_next Int) (fetch_registered_next Bool) (intent_next
    Bool) (steps_next Int) (recoveries_next Int) (outcome_next Int) (tool_next Int) (depth_next Int) (tasks_next Int)
    (cause_next Int) (last_next Int)) Bool (or (stutter state fetch_registered intent steps recoveries outcome tool
    depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next
    tool_next depth_next tasks_next cause_next last_next) (step_USER_INPUT state fetch_registered intent steps
    recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_SHUTDOWN_REQUESTED_1
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (step_INTENT_DETECTED state fetch_registered intent steps recoveries outcome tool depth
    tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next) (step_TOOL_CONSIDERED state fetch_registered intent steps recoveries
    outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next
    outcome_next tool_next depth_next tasks_next cause_next last_next) (step_TOOLS_ROUTED state fetch_registered
    intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next
    steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_SCRIPT_PARSED
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (step_DYNAMIC_TOOL_REQUEST state fetch_registered intent steps recoveries outcome tool depth
    tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next) (step_PARALLEL_TASKS_READY state fetch_registered intent steps
    recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_SCRIPT_STEP_COMPLETE
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (step_SCRIPT_CALLED state fetch_registered intent steps recoveries outcome tool depth tasks
    cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next) (step_SCRIPT_RETURNED state fetch_registered intent steps recoveries
    outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next
    outcome_next tool_next depth_next tasks_next cause_next last_next) (step_SCRIPT_EXECUTION_COMPLETE state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next)
    (step_RECURSION_LIMIT_EXCEEDED state fetch_registered intent steps recoveries outcome tool depth tasks cause last
    state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next) (step_STEP_BUDGET_EXHAUSTED state fetch_registered intent steps recoveries
    outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next
    outcome_next tool_next depth_next tasks_next cause_next last_next) (step_DYNAMIC_TOOL_CREATED state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next)
    (step_SCHEMA_VALIDATED state fetch_registered intent steps recoveries outcome tool depth tasks cause last
    state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next) (step_SCHEMA_INVALID state fetch_registered intent steps recoveries outcome tool
    depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next
    tool_next depth_next tasks_next cause_next last_next) (step_TASK_DISPATCHED state fetch_registered intent steps
    recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_TASKS_DISPATCHED state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next)
    (step_TASK_ENDED state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (step_PARALLEL_RESULTS_READY state fetch_registered intent steps recoveries outcome tool
    depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next
    tool_next depth_next tasks_next cause_next last_next) (step_TOOL_SUCCESS state fetch_registered intent steps
    recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_RESPONSE_READY state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next)
    (step_TOOL_FAILURE state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (step_ERROR_OCCURRED state fetch_registered intent steps recoveries outcome tool depth tasks
    cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next) (step_TIMEOUT_DETECTED state fetch_registered intent steps recoveries
    outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next
    outcome_next tool_next depth_next tasks_next cause_next last_next) (step_FATAL_ERROR state fetch_registered intent
    steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_RECOVERY_SUCCESS_1 state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next)
    (step_RECOVERY_SUCCESS_2 state fetch_registered intent steps recoveries outcome tool depth tasks cause last
    state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next) (step_RECOVERY_FAILED state fetch_registered intent steps recoveries outcome tool
    depth tasks cause last state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next
    tool_next depth_next tasks_next cause_next last_next) (step_TURN_COMPLETE state fetch_registered intent steps
    recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (step_SHUTDOWN_REQUESTED_2
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next)))

; deadlock-shutdown-exempt [REUG-002, REUG-015, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be
; taken in every state except SHUTDOWN, which is final. (expected: holds)
; No question about deadlock-shutdown-exempt: AG ((enabled or SHUTDOWN) and (SHUTDOWN -> (not enabled and AG
; SHUTDOWN))): it is about whole paths

; errors-everywhere [REUG-018, REUG-022, REUG-032, REUG-035, REUG-050]: An error, a fatal error and a time-out
; can be reported in every state in which a turn is worked on. (expected: holds)
(define-fun errors_everywhere ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND)
    (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS)
    (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL))) (and (or (=
    state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (and (not (= cause FATAL)) (not (= cause TIMEOUT)))))))

; error-recovery-of-every-error [REUG-025, REUG-029, REUG-032, REUG-041]: Every error, fatal ones and time-outs
; included, leads to ERROR_RECOVERY_UNIFIED at once. (expected: holds)
; No question about error-recovery-of-every-error: AG ((FATAL_ERROR or ERROR_OCCURRED or TIMEOUT_DETECTED or
; RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; causes-are-kept [REUG-013, REUG-025, REUG-032]: In ERROR_RECOVERY_UNIFIED, the cause distinguishes a fatal
; error, a time-out, a limit and another error. (expected: holds)
(define-fun causes_are_kept ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (=> (= last FATAL_ERROR) (= cause
    FATAL)) (=> (= last TIMEOUT_DETECTED) (= cause TIMEOUT)) (=> (or (= last RECURSION_LIMIT_EXCEEDED) (= last
    STEP_BUDGET_EXHAUSTED)) (= cause LIMIT)) (=> (or (= last ERROR_OCCURRED) (= last SCHEMA_INVALID) (= last
    TOOL_FAILURE)) (= cause ERROR)) (or (= state ERROR_RECOVERY_UNIFIED) (= cause NONE))))

; fatal-is-not-recovered [REUG-018, REUG-032]: There is no recovery from a fatal error or from a time-out, and a
; fatal error is not reported as a time-out. (expected: holds)
; No question about fatal-is-not-recovered-1: AG ((cause == FATAL -> A[cause == FATAL W (COMPLETE and outcome ==
; FAILED)]) and (cause == TIMEOUT -> A[(cause == TIMEOUT or cause == FATAL) W (COMPLETE and outcome !=
; ANSWERED)])): it is about whole paths

; fatal-is-not-recovered [REUG-018, REUG-032]: There is no recovery from a fatal error or from a time-out, and a
; fatal error is not reported as a time-out. (expected: holds)
; No question about fatal-is-not-recovered-2: AG ((cause == FATAL -> A[cause == FATAL W (COMPLETE and outcome ==
; FAILED)]) and (cause == TIMEOUT -> A[(cause == TIMEOUT or cause == FATAL) W (COMPLETE and outcome !=
; ANSWERED)])): it is about whole paths

; unanswered-only-for-a-reason [REUG-013, REUG-042]: A turn ends unanswered only after a time-out, a fatal error
; or the maximum of recoveries, and its outcome distinguishes a time-out from a failure. (expected: holds)
; No question about unanswered-only-for-a-reason: AG (ERROR_RECOVERY_UNIFIED -> AX (COMPLETE -> (outcome ==
; FAILED or outcome == TIMED_OUT))) and AG ((ERROR_RECOVERY_UNIFIED and cause != FATAL and cause != TIMEOUT and
; recoveries < MAX_RECOVERIES) -> AX not COMPLETE) and AG (cause == TIMEOUT -> AX (COMPLETE -> outcome ==
; TIMED_OUT)) and AG ((ERROR_RECOVERY_UNIFIED and cause != TIMEOUT) -> AX (COMPLETE -> outcome == FAILED)): it
; is about whole paths

; answered-means-answered [REUG-012, REUG-042]: A turn counts as answered exactly if it was answered, and every
; completed turn has an outcome. (expected: holds)
; No question about answered-means-answered: AG (((RESPONSE_READY or TOOL_SUCCESS) -> outcome == ANSWERED) and
; (COMPLETE -> outcome != NONE)) and AG (not COMPLETE -> AX (outcome == ANSWERED -> (RESPONSE_READY or
; TOOL_SUCCESS))): it is about whole paths

; tool-success-means-one-thing [REUG-012]: A successful tool completes the turn wherever it is reported.
; (expected: holds)
(define-fun tool_success_means_one_thing ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= last TOOL_SUCCESS) (=
    state COMPLETE)))

; intent-before-understand [REUG-002, REUG-005, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes
; only after an intent was detected. (expected: holds)
; No question about intent-before-understand: AG (USER_INPUT -> A[not UNDERSTAND W INTENT_DETECTED]): it is
; about whole paths

; no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
; start over in UNDERSTAND. (expected: holds)
; No question about no-understand-after-timeout: AG (TIMEOUT_DETECTED -> A[not UNDERSTAND W READY]): it is about
; whole paths

; no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
; runs again in the same turn. (expected: holds)
; No question about no-script-after-exhaustion: AG (STEP_BUDGET_EXHAUSTED -> A[not EXECUTE_SCRIPT W READY]): it
; is about whole paths

; no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
; its schema, nothing is generated with it. (expected: holds)
; No question about no-tool-before-its-verdict: AG (DYNAMIC_TOOL_CREATED -> A[not (GENERATE and tool == FETCH) W
; SCHEMA_VALIDATED]): it is about whole paths

; rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
; of it is found valid. (expected: holds)
; No question about rejected-tool-is-not-used: AG (SCHEMA_INVALID -> A[not (GENERATE and tool == FETCH) W
; SCHEMA_VALIDATED]): it is about whole paths

; only-registered-tools-are-used [REUG-033, REUG-049]: An answer is never generated with a tool that is not
; registered. (expected: holds)
(define-fun only_registered_tools_are_used ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (and (= state GENERATE) (=
    tool FETCH)) fetch_registered))

; validated-tool-can-be-used [REUG-009, REUG-042]: After a schema was found valid, the tool can be used in the
; same turn. (expected: holds)
; No question about validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U (GENERATE and tool ==
; FETCH)]): it quantifies over all paths and over some path, which LTL cannot express

; tools-can-be-made-again [REUG-047]: After a schema was found valid, another version of the tool can be made in
; the same turn. (expected: holds)
; No question about tools-can-be-made-again: EF (SCHEMA_VALIDATED and E[not READY U DYNAMIC_TOOL_CREATED]): the
; target has no 'until', and this one is nested inside another operator

; limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-036, REUG-037]: The limits are at most those of the
; document: one hundred steps, five nested calls, three recoveries, ten tasks. (expected: holds)
(define-fun limits_of_the_document ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (<= steps 100) (<= depth 5) (<=
    recoveries 3) (<= tasks 10)))

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

; budgets-last-for-the-turn [REUG-017, REUG-034, REUG-037]: The numbers of steps taken and recoveries made do
; not decrease until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-1: AG ((steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or
; SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or SHUTDOWN)])): it
; is about whole paths

; budgets-last-for-the-turn [REUG-017, REUG-034, REUG-037]: The numbers of steps taken and recoveries made do
; not decrease until the turn is over. (expected: holds)
; No question about budgets-last-for-the-turn-2: AG ((steps == MAX_STEPS -> A[steps == MAX_STEPS W (READY or
; SHUTDOWN)]) and (recoveries == MAX_RECOVERIES -> A[recoveries == MAX_RECOVERIES W (READY or SHUTDOWN)])): it
; is about whole paths

; turns-begin-afresh [REUG-004, REUG-014]: A turn begins with an unknown intent, its whole budget and no
; outcome. (expected: holds)
(define-fun turns_begin_afresh ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (or (= state READY) (= state
    SHUTDOWN)) (and (not intent) (= steps 0) (= recoveries 0) (= outcome NONE))))

; recovery-resets-the-levels [REUG-027]: In recovery no call is open, no task is in flight and no tool is
; selected. (expected: holds)
(define-fun recovery_resets_the_levels ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED)
    (and (= depth 0) (= tasks 0) (= tool NONE))))

; exits-of-ready-and-complete [REUG-004, REUG-014]: A turn begins with an input and is followed by the next one
; or by the end. (expected: holds)
(define-fun exits_of_ready_and_complete ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (=> (= state READY) (and
    (= state READY) (or (= state READY) (= state COMPLETE)) (not (or (not (or (= state READY) (= state ENGAGE) (=
    state SHUTDOWN))) (= state ENGAGE) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (or (= state READY) (=
    state ENGAGE) (= state SHUTDOWN)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (=
    state UNDERSTAND) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state
    UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH)
    (< steps MAX_STEPS) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT)
    (> depth 0) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (= depth
    0)) (and (= state EXECUTE_SCRIPT) (= depth MAX_DEPTH)) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (< depth
    MAX_DEPTH)) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks
    MAX_PARALLEL) (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS) (>
    tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state READY) (= state ENGAGE) (= state
    SHUTDOWN)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)) (and (= state GENERATE) (not (= tool NONE))) (=
    state GENERATE) (= state EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (and (or (=
    state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL)) (not (= cause TIMEOUT))) (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (=
    cause FATAL))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (<
    recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (=
    recoveries MAX_RECOVERIES))))))) (=> (= state COMPLETE) (and (= state COMPLETE) (or (= state READY) (= state
    COMPLETE)) (not (or (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN))) (= state READY) (= state
    ENGAGE) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (or (= state COMPLETE) (= state READY) (= state
    SHUTDOWN)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (<
    steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state
    EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not
    (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (or (=
    state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (and (= state
    EXECUTE_SCRIPT) (= depth MAX_DEPTH)) (and (= state EXECUTE_SCRIPT) (= steps MAX_STEPS) (< depth MAX_DEPTH)) (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL)
    (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN)))) (and (= state PARALLELIZE_TASKS) (> tasks 0))
    (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state COMPLETE) (= state READY) (= state
    SHUTDOWN)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)) (= state GENERATE) (= state EXECUTE_SCRIPT) (=
    state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL)) (not (= cause
    TIMEOUT))) (and (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL)
    (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause
    FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent)
    (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES))))))))

; exits-of-engage [REUG-005]: ENGAGE leads on with a detected intent, to recovery, and nowhere else. (expected:
; holds)
(define-fun exits_of_engage ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state ENGAGE) (and (= state ENGAGE)
    (not (or (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (=
    state UNDERSTAND) (not (= tool FETCH)) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    UNDERSTAND) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state
    UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH)
    (< steps MAX_STEPS) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED)))) (and (=
    state EXECUTE_SCRIPT) (> depth 0) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (= state CREATE_DYNAMIC_TOOL) (and (= state
    PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0)) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE) (and (= state
    ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (= recoveries MAX_RECOVERIES))) (= state
    COMPLETE))))))

; exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
; tasks, to recovery, and nowhere else. (expected: holds)
(define-fun exits_of_understand ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state UNDERSTAND) (and (=
    state UNDERSTAND) (=> (< steps MAX_STEPS) (and (= state UNDERSTAND) (< steps MAX_STEPS))) (=> (= steps MAX_STEPS)
    (not (or (not (not (= state EXECUTE_SCRIPT))) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (not (= state
    EXECUTE_SCRIPT)))) (and (= state UNDERSTAND) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< steps
    MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state
    EXECUTE_SCRIPT)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (not (= state EXECUTE_SCRIPT)))) (and (= state
    PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (not (= state EXECUTE_SCRIPT)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state EXECUTE_SCRIPT))))))) (=> (or (not (= tool FETCH))
    fetch_registered) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered))) (=> (and (= tool FETCH)
    (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS))) (=> (= tool NONE) (and (and (=
    state UNDERSTAND) (not (= tool FETCH))) (not (and (= state UNDERSTAND) (not (= tool FETCH)) (not (= (ite (= tool
    NONE) SEARCH FETCH) SEARCH)))))) (=> (= tool SEARCH) (and (and (= state UNDERSTAND) (not (= tool FETCH))) (not
    (and (= state UNDERSTAND) (not (= tool FETCH)) (not (= (ite (= tool NONE) SEARCH FETCH) FETCH)))))) (not (or (not
    (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state UNDERSTAND) (not (= tool
    FETCH)) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (=
    state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (<
    steps MAX_STEPS) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT)
    (> depth 0) (not (or (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED)))) (= state CREATE_DYNAMIC_TOOL)
    (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state UNDERSTAND) (= state GENERATE) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED)))) (and
    (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state
    UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)
    (= state ERROR_RECOVERY_UNIFIED)))) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE) (and (= state
    ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES))
    (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (= recoveries MAX_RECOVERIES))) (=
    state COMPLETE))))))

; exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
; the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
; limit, recursion before budget. (expected: holds)
(define-fun exits_of_execute_script ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state EXECUTE_SCRIPT) (and
    (=> (< steps MAX_STEPS) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS))) (=> (and (< steps MAX_STEPS) (< depth
    MAX_DEPTH)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS))) (=> (> depth 0) (and (and (=
    state EXECUTE_SCRIPT) (> depth 0)) (not (or (not (not (= state GENERATE))) (and (= state UNDERSTAND) (not (= tool
    FETCH)) (not (not (= state GENERATE)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and
    (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not (not (= state GENERATE)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (and (=
    state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (not (= state GENERATE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks
    0)))))) (=> (= depth 0) (and (and (= state EXECUTE_SCRIPT) (= depth 0)) (not (and (= state EXECUTE_SCRIPT) (>
    depth 0))))) (=> (= depth MAX_DEPTH) (and (and (= state EXECUTE_SCRIPT) (= depth MAX_DEPTH)) (not (and (= state
    EXECUTE_SCRIPT) (= steps MAX_STEPS) (< depth MAX_DEPTH))))) (=> (< depth MAX_DEPTH) (not (and (= state
    EXECUTE_SCRIPT) (= depth MAX_DEPTH)))) (=> (< steps MAX_STEPS) (not (and (= state EXECUTE_SCRIPT) (= steps
    MAX_STEPS) (< depth MAX_DEPTH)))) (=> (and (= steps MAX_STEPS) (< depth MAX_DEPTH)) (and (= state EXECUTE_SCRIPT)
    (= steps MAX_STEPS) (< depth MAX_DEPTH))) (not (or (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (or
    (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (= tool
    FETCH) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps
    MAX_STEPS) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (and (= state
    PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (or (= state EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    GENERATE) (not (= tool NONE))) (= state GENERATE) (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause
    FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent)
    (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED)
    (or (= cause FATAL) (= cause TIMEOUT) (= recoveries MAX_RECOVERIES))) (= state COMPLETE))))))

; exits-of-the-tool-states [REUG-008, REUG-009]: CREATE_DYNAMIC_TOOL leads on with a created tool,
; VALIDATE_TOOL_SCHEMA back to UNDERSTAND with a valid schema, and both to recovery. (expected: holds)
(define-fun exits_of_the_tool_states ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int)
    (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (=> (= state
    CREATE_DYNAMIC_TOOL) (and (= state CREATE_DYNAMIC_TOOL) (not (or (not (or (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (and (= state
    UNDERSTAND) (not (= tool FETCH)) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    UNDERSTAND) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (=
    state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (or (=
    state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (= depth 0)) (= state VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks
    MAX_PARALLEL) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (or (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED))))
    (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE)
    (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT))
    (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (=
    recoveries MAX_RECOVERIES))) (= state COMPLETE))))) (=> (= state VALIDATE_TOOL_SCHEMA) (and (and (= state
    VALIDATE_TOOL_SCHEMA) (= tool FETCH)) (= state VALIDATE_TOOL_SCHEMA) (not (or (not (or (= state
    VALIDATE_TOOL_SCHEMA) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (and (= state
    UNDERSTAND) (not (= tool FETCH)) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    UNDERSTAND) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state
    UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH)
    (< steps MAX_STEPS) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (or (= state VALIDATE_TOOL_SCHEMA) (=
    state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (and (= state
    PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state UNDERSTAND) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (or (= state VALIDATE_TOOL_SCHEMA) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED)))) (and (=
    state AWAIT_PARALLEL_RESULTS) (= tasks 0)) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE) (and (=
    state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (= recoveries
    MAX_RECOVERIES))) (= state COMPLETE)))))))

; exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
; flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
(define-fun exits_of_the_parallel_states ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (=> (= state
    PARALLELIZE_TASKS) (and (=> (> tasks 0) (and (= state PARALLELIZE_TASKS) (> tasks 0))) (=> (= tasks 0) (not (or
    (not (not (= state AWAIT_PARALLEL_RESULTS))) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (=
    state AWAIT_PARALLEL_RESULTS)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (not (= state
    AWAIT_PARALLEL_RESULTS)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (not (= state AWAIT_PARALLEL_RESULTS))))))) (=> (< tasks MAX_PARALLEL) (and (= state
    PARALLELIZE_TASKS) (< tasks MAX_PARALLEL))) (not (or (not (or (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (and (= state
    UNDERSTAND) (not (= tool FETCH)) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state
    UNDERSTAND) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (and (= state
    EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not
    (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    EXECUTE_SCRIPT) (> depth 0) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state PARALLELIZE_TASKS)
    (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state AWAIT_PARALLEL_RESULTS) (>
    tasks 0) (not (or (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED))))
    (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE)
    (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT))
    (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (=
    recoveries MAX_RECOVERIES))) (= state COMPLETE))))) (=> (= state AWAIT_PARALLEL_RESULTS) (and (=> (= tasks 0) (and
    (= state AWAIT_PARALLEL_RESULTS) (= tasks 0))) (=> (> tasks 0) (and (and (= state AWAIT_PARALLEL_RESULTS) (> tasks
    0)) (not (or (not (not (= state GENERATE))) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (not (= state
    GENERATE)))) (and (= state UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state EXECUTE_SCRIPT)
    (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (not (= state GENERATE)))) (and (= state EXECUTE_SCRIPT) (> depth 0)
    (not (not (= state GENERATE)))) (and (= state EXECUTE_SCRIPT) (= depth 0)) (and (= state PARALLELIZE_TASKS) (<
    tasks MAX_PARALLEL) (not (not (= state GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (=
    state GENERATE)))) (and (= state AWAIT_PARALLEL_RESULTS) (= tasks 0)))))) (not (or (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE)
    (and (= state UNDERSTAND) (not (= tool FETCH)) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (< steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool
    FETCH) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state
    EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (= state CREATE_DYNAMIC_TOOL) (=
    state VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (or (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)))) (and (= state GENERATE) (not (= tool NONE))) (= state GENERATE) (and (= state
    ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (and
    (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (= recoveries
    MAX_RECOVERIES))) (= state COMPLETE)))))))

; exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
; routed, and to recovery. (expected: holds)
(define-fun exits_of_generate ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state GENERATE) (and (= state
    GENERATE) (= state GENERATE) (=> (not (= tool NONE)) (and (= state GENERATE) (not (= tool NONE)))) (=> (= tool
    NONE) (not (and (= state GENERATE) (not (= tool NONE))))) (not (or (not (or (= state GENERATE) (= state COMPLETE)
    (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (and (= state UNDERSTAND) (not (= tool FETCH))
    (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state UNDERSTAND) (<
    steps MAX_STEPS)) (and (= state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state
    EXECUTE_SCRIPT) (< steps MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not
    (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state EXECUTE_SCRIPT) (>
    depth 0) (not (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not
    (or (= state GENERATE) (= state COMPLETE) (= state ERROR_RECOVERY_UNIFIED)))) (and (= state PARALLELIZE_TASKS) (>
    tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (or (= state GENERATE) (= state COMPLETE) (=
    state ERROR_RECOVERY_UNIFIED)))) (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause
    TIMEOUT)) (< recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL))
    (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES)) (= state COMPLETE))))))

; exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
; known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
; time-outs can strike here, too, and are noted. (expected: holds)
(define-fun exits_of_error_recovery_unified ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (=> (= state
    ERROR_RECOVERY_UNIFIED) (and (=> (and (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES))
    (and (=> intent (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (<
    recoveries MAX_RECOVERIES))) (=> (not intent) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause
    FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES))))) (=> (or (= cause FATAL) (= cause TIMEOUT) (=
    recoveries MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (or (= cause FATAL) (= cause TIMEOUT) (=
    recoveries MAX_RECOVERIES)))) (=> (or (= cause FATAL) (= cause TIMEOUT) (= recoveries MAX_RECOVERIES)) (not (or
    (and (= state ERROR_RECOVERY_UNIFIED) intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES)) (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT))
    (< recoveries MAX_RECOVERIES))))) (=> intent (not (or (not (not (= state ENGAGE))) (= state READY) (and (= state
    UNDERSTAND) (not (= tool FETCH)) (not (not (= state ENGAGE)))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH)
    (< steps MAX_STEPS) (not (not (= state ENGAGE)))) (and (= state EXECUTE_SCRIPT) (> depth 0) (not (not (= state
    ENGAGE)))) (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not (not (= state ENGAGE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (not (= state ENGAGE)))) (and (= state ERROR_RECOVERY_UNIFIED) (not
    intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES))))) (=> (not (= cause FATAL))
    (and (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not (= cause FATAL)))) (=> (= cause FATAL) (not (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (=
    cause FATAL))))) (=> (and (not (= cause FATAL)) (not (= cause TIMEOUT))) (and (or (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (=
    cause FATAL)) (not (= cause TIMEOUT)))) (not (or (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (=
    state ENGAGE) (= state COMPLETE))) (= state READY) (and (= state UNDERSTAND) (not (= tool FETCH)) (not (or (=
    state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state ENGAGE) (= state COMPLETE)))) (and (= state
    UNDERSTAND) (or (not (= tool FETCH)) fetch_registered)) (and (= state UNDERSTAND) (< steps MAX_STEPS)) (and (=
    state UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS)) (= state UNDERSTAND) (and (= state EXECUTE_SCRIPT) (< steps
    MAX_STEPS)) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (or (= state
    ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state ENGAGE) (= state COMPLETE)))) (and (= state EXECUTE_SCRIPT)
    (> depth 0) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state ENGAGE) (= state COMPLETE))))
    (and (= state EXECUTE_SCRIPT) (= depth 0)) (= state CREATE_DYNAMIC_TOOL) (and (= state PARALLELIZE_TASKS) (< tasks
    MAX_PARALLEL) (not (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state ENGAGE) (= state
    COMPLETE)))) (and (= state PARALLELIZE_TASKS) (> tasks 0)) (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not
    (or (= state ERROR_RECOVERY_UNIFIED) (= state UNDERSTAND) (= state ENGAGE) (= state COMPLETE)))) (and (= state
    AWAIT_PARALLEL_RESULTS) (= tasks 0)) (= state COMPLETE))))))

; counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
; steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
(define-fun counters_count ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome
    Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (=> (= steps 0) (not (or (and (= state
    UNDERSTAND) (= tool FETCH) (< steps MAX_STEPS) (not (= (+ steps 1) 1))) (and (= state EXECUTE_SCRIPT) (< steps
    MAX_STEPS) (not (= (+ steps 1) 1))) (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS) (not (=
    (+ steps 1) 1)))))) (=> (= depth 0) (not (and (= state EXECUTE_SCRIPT) (< depth MAX_DEPTH) (< steps MAX_STEPS)
    (not (= (+ depth 1) 1))))) (=> (= depth MAX_DEPTH) (not (and (= state EXECUTE_SCRIPT) (> depth 0) (not (= (+ depth
    (- 1)) (+ MAX_DEPTH (- 1))))))) (=> (= tasks 0) (not (and (= state PARALLELIZE_TASKS) (< tasks MAX_PARALLEL) (not
    (= (+ tasks 1) 1))))) (=> (= tasks MAX_PARALLEL) (not (and (= state AWAIT_PARALLEL_RESULTS) (> tasks 0) (not (= (+
    tasks (- 1)) (+ MAX_PARALLEL (- 1))))))) (=> (= recoveries 0) (not (or (and (= state ERROR_RECOVERY_UNIFIED)
    intent (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries MAX_RECOVERIES) (not (= (+ recoveries 1) 1)))
    (and (= state ERROR_RECOVERY_UNIFIED) (not intent) (not (= cause FATAL)) (not (= cause TIMEOUT)) (< recoveries
    MAX_RECOVERIES) (not (= (+ recoveries 1) 1))))))))

; tool-in-hand [REUG-008, REUG-009, REUG-049]: A tool is selected only where tools are considered, created,
; validated or used, and a tool that is being created or validated is not registered. (expected: holds)
(define-fun tool_in_hand ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries Int) (outcome Int)
    (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool (and (or (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state GENERATE) (= tool NONE)) (=> (or (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA)) (and (= tool FETCH) (not fetch_registered)))))

; registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
; was found valid. (expected: holds)
; No question about registered-only-if-validated: A[not fetch_registered W SCHEMA_VALIDATED]: it is about whole
; paths

; error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided that the machine keeps working.
; (expected: holds)
; No question about error-recovery-leads-on-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; ENGAGE or COMPLETE)): it is about whole paths

; error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided only that the time-out, and the
; events that follow it or a fatal error, are not postponed for ever. (expected: holds)
; No question about error-recovery-leads-on-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; ENGAGE or COMPLETE)): it is about whole paths

; error-recovery-completes-under-progress [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds)
; No question about error-recovery-completes-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-deadline [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
; the machine always gets to the end of the turn, provided only that the time-out, and the events that follow it
; or a fatal error, are not postponed for ever. (expected: holds)
; No question about error-recovery-completes-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
; by the end of its turn, provided that the machine keeps working. (expected: holds)
; No question about progress-complete-under-progress: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-deadline [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
; by the end of its turn, provided only that the time-out, and the events that follow it or a fatal error, are
; not postponed for ever. (expected: holds)
; No question about progress-complete-under-deadline: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
; failure or time-out that is reported as such, provided that the machine keeps working. (expected: holds)
; No question about progress-concluded-under-progress-1: AG (ENGAGE -> A[outcome == NONE U (outcome == ANSWERED
; or outcome == FAILED or outcome == TIMED_OUT)]): it is about whole paths

; progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
; failure or time-out that is reported as such, provided that the machine keeps working. (expected: holds)
; No question about progress-concluded-under-progress-2: AG (ENGAGE -> A[outcome == NONE U (outcome == ANSWERED
; or outcome == FAILED or outcome == TIMED_OUT)]): it is about whole paths

; progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
; failure or time-out that is reported as such, provided only that the time-out, and the events that follow it
; or a fatal error, are not postponed for ever. (expected: holds)
; No question about progress-concluded-under-deadline-1: AG (ENGAGE -> A[outcome == NONE U (outcome == ANSWERED
; or outcome == FAILED or outcome == TIMED_OUT)]): it is about whole paths

; progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
; failure or time-out that is reported as such, provided only that the time-out, and the events that follow it
; or a fatal error, are not postponed for ever. (expected: holds)
; No question about progress-concluded-under-deadline-2: AG (ENGAGE -> A[outcome == NONE U (outcome == ANSWERED
; or outcome == FAILED or outcome == TIMED_OUT)]): it is about whole paths

; bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
; working. (expected: holds)
; No question about bounded-complete-or-timeout-under-progress: AG (USER_INPUT -> AF (COMPLETE or
; TIMEOUT_DETECTED)): it is about whole paths

; bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into a time-out, provided only that the time-out,
; and the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
; No question about bounded-complete-or-timeout-under-deadline: AG (USER_INPUT -> AF (COMPLETE or
; TIMEOUT_DETECTED)): it is about whole paths

; no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
; tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
; that the machine keeps working. (expected: holds)
; No question about no-endless-tool-creation-under-progress: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-tool-creation-under-deadline [REUG-037, REUG-047]: The machine does not go on for ever creating
; tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
; only that the time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected:
; holds)
; No question about no-endless-tool-creation-under-deadline: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working. (expected: holds)
; No question about no-endless-script-under-progress: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided only that the time-out is not postponed for ever. (expected: holds)
; No question about no-endless-script-under-deadline: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
; running a script into one of its limits, recovering, and running a script again, provided that the machine
; keeps working. (expected: holds)
; No question about no-endless-exhaustion-under-progress: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-exhaustion-under-deadline [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
; running a script into one of its limits, recovering, and running a script again, provided only that the
; time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
; No question about no-endless-exhaustion-under-deadline: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
; UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
; working. (expected: holds)
; No question about no-endless-recovery-under-progress: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-deadline [REUG-035, REUG-037]: The machine does not go on for ever between
; UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided only that the time-out, and
; the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
; No question about no-endless-recovery-under-deadline: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or its creation ends with an error, before anything is generated and before the turn ends, provided that the
; machine keeps working. (expected: holds)
; No question about created-tool-is-checked-under-progress-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or ERROR_RECOVERY_UNIFIED)]): it is about whole paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or its creation ends with an error, before anything is generated and before the turn ends, provided that the
; machine keeps working. (expected: holds)
; No question about created-tool-is-checked-under-progress-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or ERROR_RECOVERY_UNIFIED)]): it is about whole paths

; created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or its creation ends with an error, before anything is generated and before the turn ends, provided only that
; the time-out is not postponed for ever. (expected: holds)
; No question about created-tool-is-checked-under-deadline-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or ERROR_RECOVERY_UNIFIED)]): it is about whole paths

; created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
; or its creation ends with an error, before anything is generated and before the turn ends, provided only that
; the time-out is not postponed for ever. (expected: holds)
; No question about created-tool-is-checked-under-deadline-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or ERROR_RECOVERY_UNIFIED)]): it is about whole paths

; tools-are-registered-by-validation [REUG-009, REUG-020, REUG-049]: Whether a tool is registered changes only
; by a valid schema and by a request for a tool or a new version of it. (expected: holds)
(define-fun tools_are_registered_by_validation ((state Int) (fetch_registered Bool) (intent Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool true)

; intents-and-outcomes-change-by-their-events [REUG-005, REUG-014]: The intent and the outcome of a turn change
; only by the events that determine them, and between turns. (expected: holds)
(define-fun intents_and_outcomes_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool true)

; budgets-change-by-their-events [REUG-017, REUG-037]: Steps are counted by steps, calls and requests for new
; tools, recoveries by recoveries; both counters are reset only between turns. (expected: holds)
(define-fun budgets_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool true)

; levels-change-by-their-events [REUG-016, REUG-021, REUG-024]: The depth of calls and the tasks in flight
; change only by the events of their states. (expected: holds)
(define-fun levels_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (steps Int) (recoveries
    Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool true)

; tools-and-causes-change-by-their-events [REUG-006, REUG-013]: The selected tool and the cause of a recovery
; change only by the events that determine them. (expected: holds)
(define-fun tools_and_causes_change_by_their_events ((state Int) (fetch_registered Bool) (intent Bool) (steps Int)
    (recoveries Int) (outcome Int) (tool Int) (depth Int) (tasks Int) (cause Int) (last Int)) Bool true)

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (not
    (domain state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; errors-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (errors_everywhere state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (errors_everywhere state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (errors_everywhere state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; causes-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (causes_are_kept state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (causes_are_kept state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (not
    (causes_are_kept state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; tool-success-means-one-thing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (tool_success_means_one_thing state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (tool_success_means_one_thing state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (tool_success_means_one_thing state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; only-registered-tools-are-used: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (only_registered_tools_are_used state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (only_registered_tools_are_used state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (only_registered_tools_are_used state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; limits-of-the-document: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (limits_of_the_document state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (limits_of_the_document state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (limits_of_the_document state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; turns-begin-afresh: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (turns_begin_afresh state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (turns_begin_afresh state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (turns_begin_afresh state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; recovery-resets-the-levels: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (recovery_resets_the_levels state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (recovery_resets_the_levels state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (recovery_resets_the_levels state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-ready-and-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_ready_and_complete state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_ready_and_complete state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_ready_and_complete state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-engage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_engage state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_engage state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (not
    (exits_of_engage state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-understand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_understand state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_understand state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_understand state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-execute-script: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_execute_script state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_execute_script state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_execute_script state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-the-tool-states: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_the_tool_states state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_the_tool_states state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_the_tool_states state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-the-parallel-states: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_the_parallel_states state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_the_parallel_states state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_the_parallel_states state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-generate: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_generate state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_generate state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_generate state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; exits-of-error-recovery-unified: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (exits_of_error_recovery_unified state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (exits_of_error_recovery_unified state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (exits_of_error_recovery_unified state_next fetch_registered_next intent_next
    steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; counters-count: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (counters_count state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (counters_count state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans state
    fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next
    intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (not
    (counters_count state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next
    depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; tool-in-hand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (tool_in_hand state fetch_registered intent steps recoveries outcome tool depth tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (tool_in_hand
    state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (trans state fetch_registered
    intent steps recoveries outcome tool depth tasks cause last state_next fetch_registered_next intent_next
    steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next) (not (tool_in_hand
    state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-are-registered-by-validation: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (tools_are_registered_by_validation state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (tools_are_registered_by_validation state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (tools_are_registered_by_validation state_next fetch_registered_next intent_next
    steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; intents-and-outcomes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (intents_and_outcomes_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth
    tasks cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (intents_and_outcomes_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth
    tasks cause last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last
    state_next fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next
    tasks_next cause_next last_next) (not (intents_and_outcomes_change_by_their_events state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next))))
(check-sat)
(pop 1)
; budgets-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (budgets_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (budgets_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (budgets_change_by_their_events state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; levels-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (levels_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks cause
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (levels_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (levels_change_by_their_events state_next fetch_registered_next intent_next steps_next
    recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
; tools-and-causes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state fetch_registered intent steps recoveries outcome tool depth tasks cause last) (not
    (tools_and_causes_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks
    cause last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state fetch_registered intent steps recoveries outcome tool depth tasks cause last)
    (tools_and_causes_change_by_their_events state fetch_registered intent steps recoveries outcome tool depth tasks
    cause last) (trans state fetch_registered intent steps recoveries outcome tool depth tasks cause last state_next
    fetch_registered_next intent_next steps_next recoveries_next outcome_next tool_next depth_next tasks_next
    cause_next last_next) (not (tools_and_causes_change_by_their_events state_next fetch_registered_next intent_next
    steps_next recoveries_next outcome_next tool_next depth_next tasks_next cause_next last_next))))
(check-sat)
(pop 1)
