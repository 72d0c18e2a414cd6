; REUG 9.3.1, as drawn: the machine reug in the profile document, for solvers of SMT-LIB 2.6.
; It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

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
(define-fun TOOLS_ROUTED () Int 15)
(define-fun SCRIPT_PARSED () Int 16)
(define-fun DYNAMIC_TOOL_REQUEST () Int 17)
(define-fun PARALLEL_TASKS_READY () Int 18)
(define-fun SCRIPT_STEP_COMPLETE () Int 19)
(define-fun SCRIPT_EXECUTION_COMPLETE () Int 20)
(define-fun DYNAMIC_TOOL_CREATED () Int 21)
(define-fun SCHEMA_VALIDATED () Int 22)
(define-fun TOOL_SUCCESS () Int 23)
(define-fun PARALLEL_RESULTS_READY () Int 24)
(define-fun RESPONSE_READY () Int 25)
(define-fun RECOVERY_SUCCESS () Int 26)
(define-fun TURN_COMPLETE () Int 27)
(define-fun SCHEMA_INVALID () Int 28)
(define-fun TOOL_FAILURE () Int 29)
(define-fun TIMEOUT_DETECTED () Int 30)
(define-fun RECURSION_LIMIT_EXCEEDED () Int 31)
(define-fun STEP_BUDGET_EXHAUSTED () Int 32)
(define-fun ERROR_OCCURRED () Int 33)
(define-fun FATAL_ERROR () Int 34)
(define-fun no_event () Int 35)
(declare-const state Int)
(declare-const state_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (last Int)) Bool (and (= state READY) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (last Int)) Bool (and (or (= state READY) (= state ENGAGE) (= state UNDERSTAND) (=
    state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE) (= state
    SHUTDOWN)) (or (= last no_event) (= last USER_INPUT) (= last SHUTDOWN_REQUESTED) (= last INTENT_DETECTED) (= last
    TOOLS_ROUTED) (= last SCRIPT_PARSED) (= last DYNAMIC_TOOL_REQUEST) (= last PARALLEL_TASKS_READY) (= last
    SCRIPT_STEP_COMPLETE) (= last SCRIPT_EXECUTION_COMPLETE) (= last DYNAMIC_TOOL_CREATED) (= last SCHEMA_VALIDATED)
    (= last TOOL_SUCCESS) (= last PARALLEL_RESULTS_READY) (= last RESPONSE_READY) (= last RECOVERY_SUCCESS) (= last
    TURN_COMPLETE) (= last SCHEMA_INVALID) (= last TOOL_FAILURE) (= last TIMEOUT_DETECTED) (= last
    RECURSION_LIMIT_EXCEEDED) (= last STEP_BUDGET_EXHAUSTED) (= last ERROR_OCCURRED) (= last FATAL_ERROR))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next state) (=
    last_next no_event)))

; USER_INPUT (input): READY -> ENGAGE [REUG-004]: line 13
(define-fun step_USER_INPUT ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state READY) (=
    state_next ENGAGE) (= last_next USER_INPUT)))

; SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]: line 14
(define-fun step_SHUTDOWN_REQUESTED_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    READY) (= state_next SHUTDOWN) (= last_next SHUTDOWN_REQUESTED)))

; INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]: line 16
(define-fun step_INTENT_DETECTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state ENGAGE)
    (= state_next UNDERSTAND) (= last_next INTENT_DETECTED)))

; ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005]: line 17
(define-fun step_ERROR_OCCURRED_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state ENGAGE)
    (= state_next ERROR_RECOVERY_UNIFIED) (= last_next ERROR_OCCURRED)))

; FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005]: line 18
(define-fun step_FATAL_ERROR_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state ENGAGE) (=
    state_next COMPLETE) (= last_next FATAL_ERROR)))

; TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006]: line 20
(define-fun step_TOOLS_ROUTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state UNDERSTAND)
    (= state_next GENERATE) (= last_next TOOLS_ROUTED)))

; SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006]: line 21
(define-fun step_SCRIPT_PARSED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next EXECUTE_SCRIPT) (= last_next SCRIPT_PARSED)))

; DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006]: line 22
(define-fun step_DYNAMIC_TOOL_REQUEST ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next CREATE_DYNAMIC_TOOL) (= last_next DYNAMIC_TOOL_REQUEST)))

; PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006]: line 23
(define-fun step_PARALLEL_TASKS_READY ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next PARALLELIZE_TASKS) (= last_next PARALLEL_TASKS_READY)))

; ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006]: line 24
(define-fun step_ERROR_OCCURRED_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next ERROR_OCCURRED)))

; FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006]: line 25
(define-fun step_FATAL_ERROR_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    UNDERSTAND) (= state_next COMPLETE) (= last_next FATAL_ERROR)))

; SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007]: line 28
(define-fun step_SCRIPT_STEP_COMPLETE ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next EXECUTE_SCRIPT) (= last_next SCRIPT_STEP_COMPLETE)))

; SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]: line 29
(define-fun step_SCRIPT_EXECUTION_COMPLETE ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (=
    state EXECUTE_SCRIPT) (= state_next GENERATE) (= last_next SCRIPT_EXECUTION_COMPLETE)))

; ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 30
(define-fun step_ERROR_OCCURRED_3 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next ERROR_OCCURRED)))

; TIMEOUT_DETECTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 31
(define-fun step_TIMEOUT_DETECTED_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next TIMEOUT_DETECTED)))

; RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 32
(define-fun step_RECURSION_LIMIT_EXCEEDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next RECURSION_LIMIT_EXCEEDED)))

; STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 33
(define-fun step_STEP_BUDGET_EXHAUSTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    EXECUTE_SCRIPT) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next STEP_BUDGET_EXHAUSTED)))

; DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]: line 36
(define-fun step_DYNAMIC_TOOL_CREATED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (= state_next VALIDATE_TOOL_SCHEMA) (= last_next DYNAMIC_TOOL_CREATED)))

; ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008]: line 37
(define-fun step_ERROR_OCCURRED_4 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next ERROR_OCCURRED)))

; FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008]: line 38
(define-fun step_FATAL_ERROR_3 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CREATE_DYNAMIC_TOOL) (= state_next COMPLETE) (= last_next FATAL_ERROR)))

; SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009]: line 41
(define-fun step_SCHEMA_VALIDATED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (= state_next COMPLETE) (= last_next SCHEMA_VALIDATED)))

; SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009]: line 42
(define-fun step_SCHEMA_INVALID ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    VALIDATE_TOOL_SCHEMA) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next SCHEMA_INVALID)))

; TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]: line 45
(define-fun step_TOOL_SUCCESS_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (= state_next AWAIT_PARALLEL_RESULTS) (= last_next TOOL_SUCCESS)))

; ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010]: line 46
(define-fun step_ERROR_OCCURRED_5 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PARALLELIZE_TASKS) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next ERROR_OCCURRED)))

; PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]: line 48
(define-fun step_PARALLEL_RESULTS_READY ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (= state_next GENERATE) (= last_next PARALLEL_RESULTS_READY)))

; TIMEOUT_DETECTED (machine): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011]: line 49
(define-fun step_TIMEOUT_DETECTED_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    AWAIT_PARALLEL_RESULTS) (= state_next ERROR_RECOVERY_UNIFIED) (= last_next TIMEOUT_DETECTED)))

; TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]: line 52
(define-fun step_TOOL_SUCCESS_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state GENERATE)
    (= state_next COMPLETE) (= last_next TOOL_SUCCESS)))

; RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]: line 53
(define-fun step_RESPONSE_READY ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state GENERATE)
    (= state_next COMPLETE) (= last_next RESPONSE_READY)))

; TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012]: line 54
(define-fun step_TOOL_FAILURE ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state GENERATE)
    (= state_next ERROR_RECOVERY_UNIFIED) (= last_next TOOL_FAILURE)))

; FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012]: line 55
(define-fun step_FATAL_ERROR_4 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state GENERATE)
    (= state_next COMPLETE) (= last_next FATAL_ERROR)))

; RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013]: line 58
(define-fun step_RECOVERY_SUCCESS ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ERROR_RECOVERY_UNIFIED) (= state_next UNDERSTAND) (= last_next RECOVERY_SUCCESS)))

; FATAL_ERROR (fault): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]: line 59
(define-fun step_FATAL_ERROR_5 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ERROR_RECOVERY_UNIFIED) (= state_next COMPLETE) (= last_next FATAL_ERROR)))

; TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]: line 62
(define-fun step_TURN_COMPLETE ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state COMPLETE)
    (= state_next READY) (= last_next TURN_COMPLETE)))

; SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]: line 63
(define-fun step_SHUTDOWN_REQUESTED_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    COMPLETE) (= state_next SHUTDOWN) (= last_next SHUTDOWN_REQUESTED)))

(define-fun trans ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (or (stutter state last state_next
    last_next) (step_USER_INPUT state last state_next last_next) (step_SHUTDOWN_REQUESTED_1 state last state_next
    last_next) (step_INTENT_DETECTED state last state_next last_next) (step_ERROR_OCCURRED_1 state last state_next
    last_next) (step_FATAL_ERROR_1 state last state_next last_next) (step_TOOLS_ROUTED state last state_next
    last_next) (step_SCRIPT_PARSED state last state_next last_next) (step_DYNAMIC_TOOL_REQUEST state last state_next
    last_next) (step_PARALLEL_TASKS_READY state last state_next last_next) (step_ERROR_OCCURRED_2 state last
    state_next last_next) (step_FATAL_ERROR_2 state last state_next last_next) (step_SCRIPT_STEP_COMPLETE state last
    state_next last_next) (step_SCRIPT_EXECUTION_COMPLETE state last state_next last_next) (step_ERROR_OCCURRED_3
    state last state_next last_next) (step_TIMEOUT_DETECTED_1 state last state_next last_next)
    (step_RECURSION_LIMIT_EXCEEDED state last state_next last_next) (step_STEP_BUDGET_EXHAUSTED state last state_next
    last_next) (step_DYNAMIC_TOOL_CREATED state last state_next last_next) (step_ERROR_OCCURRED_4 state last
    state_next last_next) (step_FATAL_ERROR_3 state last state_next last_next) (step_SCHEMA_VALIDATED state last
    state_next last_next) (step_SCHEMA_INVALID state last state_next last_next) (step_TOOL_SUCCESS_1 state last
    state_next last_next) (step_ERROR_OCCURRED_5 state last state_next last_next) (step_PARALLEL_RESULTS_READY state
    last state_next last_next) (step_TIMEOUT_DETECTED_2 state last state_next last_next) (step_TOOL_SUCCESS_2 state
    last state_next last_next) (step_RESPONSE_READY state last state_next last_next) (step_TOOL_FAILURE state last
    state_next last_next) (step_FATAL_ERROR_4 state last state_next last_next) (step_RECOVERY_SUCCESS state last
    state_next last_next) (step_FATAL_ERROR_5 state last state_next last_next) (step_TURN_COMPLETE state last
    state_next last_next) (step_SHUTDOWN_REQUESTED_2 state last state_next last_next)))

; exits-of-ready [REUG-004]: READY has the two exits that are drawn, and leads nowhere else. (expected: holds)
(define-fun exits_of_ready ((state Int) (last Int)) Bool (=> (= state READY) (and (= state READY) (or (= state READY)
    (= state COMPLETE)) (not (or (not (or (= state READY) (= state ENGAGE) (= state SHUTDOWN))) (= state ENGAGE) (=
    state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))))))

; exits-of-engage [REUG-005]: ENGAGE has the three exits that are drawn, and leads nowhere else. (expected:
; holds)
(define-fun exits_of_engage ((state Int) (last Int)) Bool (=> (= state ENGAGE) (and (= state ENGAGE) (or (= state
    ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS))
    (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED)) (not (or (not (or (= state ENGAGE) (= state UNDERSTAND) (= state ERROR_RECOVERY_UNIFIED)
    (= state COMPLETE))) (= state READY) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL)
    (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state COMPLETE))))))

; exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
; (expected: holds)
(define-fun exits_of_understand ((state Int) (last Int)) Bool (=> (= state UNDERSTAND) (and (= state UNDERSTAND) (=
    state UNDERSTAND) (= state UNDERSTAND) (= state UNDERSTAND) (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) (or (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (or (not (or
    (= state UNDERSTAND) (= state GENERATE) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state READY) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state COMPLETE))))))

; exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
; itself, and leads nowhere else. (expected: holds)
(define-fun exits_of_execute_script ((state Int) (last Int)) Bool (=> (= state EXECUTE_SCRIPT) (and (= state
    EXECUTE_SCRIPT) (= state EXECUTE_SCRIPT) (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (=
    state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) (or (= state EXECUTE_SCRIPT) (= state
    AWAIT_PARALLEL_RESULTS)) (= state EXECUTE_SCRIPT) (= state EXECUTE_SCRIPT) (not (or (not (or (= state
    EXECUTE_SCRIPT) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (= state
    UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))))

; exits-of-create-dynamic-tool [REUG-008]: CREATE_DYNAMIC_TOOL has the three exits that are drawn, and leads
; nowhere else. (expected: holds)
(define-fun exits_of_create_dynamic_tool ((state Int) (last Int)) Bool (=> (= state CREATE_DYNAMIC_TOOL) (and (= state
    CREATE_DYNAMIC_TOOL) (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (or (not (or (= state
    CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))) (= state
    READY) (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))))

; exits-of-validate-tool-schema [REUG-009]: VALIDATE_TOOL_SCHEMA has the two exits that are drawn, and leads
; nowhere else. (expected: holds)
(define-fun exits_of_validate_tool_schema ((state Int) (last Int)) Bool (=> (= state VALIDATE_TOOL_SCHEMA) (and (=
    state VALIDATE_TOOL_SCHEMA) (= state VALIDATE_TOOL_SCHEMA) (not (or (not (or (= state VALIDATE_TOOL_SCHEMA) (=
    state COMPLETE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED) (=
    state COMPLETE))))))

; exits-of-parallelize-tasks [REUG-010]: PARALLELIZE_TASKS has the two exits that are drawn, and leads nowhere
; else. (expected: holds)
(define-fun exits_of_parallelize_tasks ((state Int) (last Int)) Bool (=> (= state PARALLELIZE_TASKS) (and (= state
    PARALLELIZE_TASKS) (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS)) (not (or (not (or (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (= state UNDERSTAND)
    (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))))

; exits-of-await-parallel-results [REUG-011]: AWAIT_PARALLEL_RESULTS has the two exits that are drawn, and leads
; nowhere else. (expected: holds)
(define-fun exits_of_await_parallel_results ((state Int) (last Int)) Bool (=> (= state AWAIT_PARALLEL_RESULTS) (and (=
    state AWAIT_PARALLEL_RESULTS) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS)) (not (or (not (or (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))) (= state READY) (= state
    ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA)
    (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))))

; exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
; holds)
(define-fun exits_of_generate ((state Int) (last Int)) Bool (=> (= state GENERATE) (and (= state GENERATE) (= state
    GENERATE) (= state GENERATE) (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (or (not (or (= state GENERATE) (= state COMPLETE) (= state
    ERROR_RECOVERY_UNIFIED))) (= state READY) (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE))))))

; exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED has the two exits that are drawn, and leads
; nowhere else. (expected: holds)
(define-fun exits_of_error_recovery_unified ((state Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED) (and (=
    state ERROR_RECOVERY_UNIFIED) (or (= state ENGAGE) (= state UNDERSTAND) (= state CREATE_DYNAMIC_TOOL) (= state
    GENERATE) (= state ERROR_RECOVERY_UNIFIED)) (not (or (not (or (= state ERROR_RECOVERY_UNIFIED) (= state
    UNDERSTAND) (= state COMPLETE))) (= state READY) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state
    CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state COMPLETE))))))

; exits-of-complete [REUG-014]: COMPLETE has the two exits that are drawn, and leads nowhere else. (expected:
; holds)
(define-fun exits_of_complete ((state Int) (last Int)) Bool (=> (= state COMPLETE) (and (= state COMPLETE) (or (=
    state READY) (= state COMPLETE)) (not (or (not (or (= state COMPLETE) (= state READY) (= state SHUTDOWN))) (=
    state READY) (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state
    VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state
    ERROR_RECOVERY_UNIFIED))))))

; shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds)
; No question about shutdown-is-final: AG (SHUTDOWN -> (not enabled and AG SHUTDOWN)): it is about whole paths

; shutdown-between-turns [REUG-004, REUG-014]: The machine is shut down between turns only: before a turn begins
; or once it is complete. (expected: holds)
(define-fun shutdown_between_turns ((state Int) (last Int)) Bool (=> (or (= state READY) (= state COMPLETE)) (or (=
    state READY) (= state COMPLETE))))

; turn-is-wound-up [REUG-014]: A completed turn is followed by the next one or by the shutdown, provided that
; the machine keeps working. (expected: holds)
; No question about turn-is-wound-up: AG (COMPLETE -> AF (READY or SHUTDOWN)): it is about whole paths

; tool-success-means-one-thing: A successful tool completes the turn wherever it is reported. It fails: in
; PARALLELIZE_TASKS the same event means that tasks have been dispatched (D-REUG-09). (expected: fails)
(define-fun tool_success_means_one_thing ((state Int) (last Int)) Bool (=> (= last TOOL_SUCCESS) (= state COMPLETE)))

; deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051]: Taken literally, some transition can be taken in
; every state. It fails in SHUTDOWN, which has none (D-REUG-01). (expected: fails)
(define-fun deadlock_literal ((state Int) (last Int)) Bool (or (= state READY) (= state ENGAGE) (= state UNDERSTAND)
    (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS)
    (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state COMPLETE)))

; deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be taken in
; every state except SHUTDOWN. (expected: holds)
(define-fun deadlock_shutdown_exempt ((state Int) (last Int)) Bool (or (or (= state READY) (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED) (= state
    COMPLETE)) (= state SHUTDOWN)))

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

; error-recovery-leads-on-under-strong [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
; machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working, that inputs keep
; coming, and that every event that is possible again and again also happens again and again. (expected: holds)
; No question about error-recovery-leads-on-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
; COMPLETE)): it is about whole paths

; error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
; recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
; fails)
; No question about error-recovery-succeeds-under-stutter: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS):
; it is about whole paths

; error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
; gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error ends the turn
; without recovery, and there need not be another recovery. (expected: fails)
; No question about error-recovery-succeeds-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS):
; it is about whole paths

; error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
; to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
; fatal error ends the turn without recovery, and there need not be another recovery. (expected: fails)
; No question about error-recovery-succeeds-under-total: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): it
; is about whole paths

; error-recovery-succeeds-under-strong [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
; to a successful recovery, provided that the machine keeps working, that inputs keep coming, and that every
; event that is possible again and again also happens again and again. It fails: a fatal error ends the turn
; without recovery, and there need not be another recovery. (expected: fails)
; No question about error-recovery-succeeds-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): it
; is about whole paths

; error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
; turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
; fails)
; No question about error-recovery-completes-under-stutter: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
; machine always gets to the end of the turn, provided that the machine keeps working. It fails: the machine can
; recover and fail again for ever (D-REUG-03). (expected: fails)
; No question about error-recovery-completes-under-progress: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
; always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming. It
; fails: the machine can recover and fail again for ever (D-REUG-03). (expected: fails)
; No question about error-recovery-completes-under-total: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-completes-under-strong [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
; always gets to the end of the turn, provided that the machine keeps working, that inputs keep coming, and that
; every event that is possible again and again also happens again and again. It holds, but on an assumption that
; the document does not justify. (expected: holds)
; No question about error-recovery-completes-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): it is
; about whole paths

; error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
; followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
; to COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-stutter: AG ((FATAL_ERROR or ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
; followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
; COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-progress: AG ((FATAL_ERROR or ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
; by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
; fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-total: AG ((FATAL_ERROR or ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-under-strong [REUG-029, REUG-041]: Every error, fatal ones included, is followed
; by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working, that inputs keep coming, and that every
; event that is possible again and again also happens again and again. It fails: a fatal error leads to
; COMPLETE, and no error need ever occur again. (expected: fails)
; No question about error-recovery-of-every-error-under-strong: AG ((FATAL_ERROR or ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-but-fatal-under-stutter [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
; followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. (expected: holds)
; No question about error-recovery-of-every-error-but-fatal-under-stutter: AG ((ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-but-fatal-under-progress [REUG-029, REUG-032, REUG-041]: Every non-fatal error
; is followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. (expected: holds)
; No question about error-recovery-of-every-error-but-fatal-under-progress: AG ((ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-but-fatal-under-total [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
; followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming.
; (expected: holds)
; No question about error-recovery-of-every-error-but-fatal-under-total: AG ((ERROR_OCCURRED or TIMEOUT_DETECTED
; or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; error-recovery-of-every-error-but-fatal-under-strong [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
; followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working, that inputs keep coming, and that
; every event that is possible again and again also happens again and again. (expected: holds)
; No question about error-recovery-of-every-error-but-fatal-under-strong: AG ((ERROR_OCCURRED or
; TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
; ERROR_RECOVERY_UNIFIED): it is about whole paths

; fatal-errors-complete [REUG-032]: A fatal error leads to COMPLETE at once, wherever it can strike. (expected:
; holds)
(define-fun fatal_errors_complete ((state Int) (last Int)) Bool (=> (= last FATAL_ERROR) (= state COMPLETE)))

; errors-lead-to-one-state [REUG-025]: Every error except a fatal one leads to ERROR_RECOVERY_UNIFIED.
; (expected: holds)
(define-fun errors_lead_to_one_state ((state Int) (last Int)) Bool (=> (or (= last ERROR_OCCURRED) (= last
    TIMEOUT_DETECTED) (= last RECURSION_LIMIT_EXCEEDED) (= last STEP_BUDGET_EXHAUSTED) (= last SCHEMA_INVALID) (= last
    TOOL_FAILURE)) (= state ERROR_RECOVERY_UNIFIED)))

; recovered-in-one-state [REUG-025]: A recovery succeeds only in ERROR_RECOVERY_UNIFIED. (expected: holds)
(define-fun recovered_in_one_state ((state Int) (last Int)) Bool (=> (= state ERROR_RECOVERY_UNIFIED) (= state
    ERROR_RECOVERY_UNIFIED)))

; recovery-within-reach [REUG-025, REUG-032]: Every state in which a turn is worked on has an edge to
; ERROR_RECOVERY_UNIFIED. (expected: holds)
(define-fun recovery_within_reach ((state Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (or (= state ERROR_RECOVERY_UNIFIED) (= state ENGAGE) (= state
    UNDERSTAND) (= state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state
    PARALLELIZE_TASKS) (= state AWAIT_PARALLEL_RESULTS) (= state GENERATE))))

; errors-everywhere [REUG-032]: An error can be reported in every state in which a turn is worked on. It fails:
; VALIDATE_TOOL_SCHEMA, AWAIT_PARALLEL_RESULTS and GENERATE have no such edge (D-REUG-16). (expected: fails)
(define-fun errors_everywhere ((state Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (or (= state ENGAGE) (= state UNDERSTAND) (= state EXECUTE_SCRIPT) (=
    state CREATE_DYNAMIC_TOOL) (= state PARALLELIZE_TASKS))))

; fatal-errors-everywhere [REUG-032]: A fatal error can be reported in every state in which a turn is worked on.
; It fails: EXECUTE_SCRIPT, VALIDATE_TOOL_SCHEMA, PARALLELIZE_TASKS and AWAIT_PARALLEL_RESULTS have no such edge
; (D-REUG-16). (expected: fails)
(define-fun fatal_errors_everywhere ((state Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND) (=
    state EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (=
    state AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (or (= state ENGAGE) (= state UNDERSTAND) (= state
    CREATE_DYNAMIC_TOOL) (= state GENERATE) (= state ERROR_RECOVERY_UNIFIED))))

; progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
; at any moment. It fails: the machine may stop right there. (expected: fails)
; No question about progress-complete-under-stutter: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
; by the end of its turn, provided that the machine keeps working. It fails: the machine can recover and fail
; again for ever (D-REUG-03). (expected: fails)
; No question about progress-complete-under-progress: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
; the end of its turn, provided that the machine keeps working and that inputs keep coming. It fails: the
; machine can recover and fail again for ever (D-REUG-03). (expected: fails)
; No question about progress-complete-under-total: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-complete-under-strong [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
; the end of its turn, provided that the machine keeps working, that inputs keep coming, and that every event
; that is possible again and again also happens again and again. It holds, but on an assumption that the
; document does not justify. (expected: holds)
; No question about progress-complete-under-strong: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
; successful tool, even if the machine may stop at any moment. It fails: a fatal error or a newly created tool
; ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-stutter-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
; successful tool, even if the machine may stop at any moment. It fails: a fatal error or a newly created tool
; ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-stutter-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error or a
; newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-progress-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error or a
; newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-progress-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
; a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
; fails: a fatal error or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-total-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
; a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
; fails: a fatal error or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-total-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-strong [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working, that inputs keep coming, and
; that every event that is possible again and again also happens again and again. It fails: a fatal error or a
; newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-strong-1: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; progress-answered-under-strong [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
; by a response or by a successful tool, provided that the machine keeps working, that inputs keep coming, and
; that every event that is possible again and again also happens again and again. It fails: a fatal error or a
; newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
; No question about progress-answered-under-strong-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
; (TOOL_SUCCESS and COMPLETE))]): it is about whole paths

; bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
; moment. It fails: the machine may stop right there. (expected: fails)
; No question about bounded-complete-under-stutter: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-progress [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that
; is started is completed, provided that the machine keeps working. It fails: the machine can recover and fail
; again for ever (D-REUG-03). (expected: fails)
; No question about bounded-complete-under-progress: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-total [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that is
; started is completed, provided that the machine keeps working and that inputs keep coming. It fails: the
; machine can recover and fail again for ever (D-REUG-03). (expected: fails)
; No question about bounded-complete-under-total: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-under-strong [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that is
; started is completed, provided that the machine keeps working, that inputs keep coming, and that every event
; that is possible again and again also happens again and again. It holds, but on an assumption that the
; document does not justify. (expected: holds)
; No question about bounded-complete-under-strong: AG (ENGAGE -> AF COMPLETE): it is about whole paths

; bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into a time-out,
; even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails)
; No question about bounded-complete-or-timeout-under-stutter: AG (ENGAGE -> AF (COMPLETE or TIMEOUT_DETECTED)):
; it is about whole paths

; bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
; working. It fails: the machine can recover and fail again for ever without a state that has a time-out
; (D-REUG-03, D-REUG-06). (expected: fails)
; No question about bounded-complete-or-timeout-under-progress: AG (ENGAGE -> AF (COMPLETE or
; TIMEOUT_DETECTED)): it is about whole paths

; bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
; working and that inputs keep coming. It fails: the machine can recover and fail again for ever without a state
; that has a time-out (D-REUG-03, D-REUG-06). (expected: fails)
; No question about bounded-complete-or-timeout-under-total: AG (ENGAGE -> AF (COMPLETE or TIMEOUT_DETECTED)):
; it is about whole paths

; bounded-complete-or-timeout-under-strong [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
; REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
; working, that inputs keep coming, and that every event that is possible again and again also happens again and
; again. It holds, but on an assumption that the document does not justify. (expected: holds)
; No question about bounded-complete-or-timeout-under-strong: AG (ENGAGE -> AF (COMPLETE or TIMEOUT_DETECTED)):
; it is about whole paths

; completion-always-possible [REUG-032, REUG-035]: Until the machine is shut down, the end of the turn is
; reachable, but not inevitable. (expected: holds)
; No question about completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and
; over some path, which LTL cannot express

; timeouts-everywhere [REUG-018, REUG-035, REUG-050]: A time-out can be detected in every state in which a turn
; is worked on. It fails: only EXECUTE_SCRIPT and AWAIT_PARALLEL_RESULTS have such an edge (D-REUG-06).
; (expected: fails)
(define-fun timeouts_everywhere ((state Int) (last Int)) Bool (=> (or (= state ENGAGE) (= state UNDERSTAND) (= state
    EXECUTE_SCRIPT) (= state CREATE_DYNAMIC_TOOL) (= state VALIDATE_TOOL_SCHEMA) (= state PARALLELIZE_TASKS) (= state
    AWAIT_PARALLEL_RESULTS) (= state GENERATE)) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS))))

; timeouts-while-dispatching [REUG-022]: A time-out can be detected in PARALLELIZE_TASKS, as the note beside it
; says. It fails: there is no such edge. (expected: fails)
(define-fun timeouts_while_dispatching ((state Int) (last Int)) Bool (=> (= state PARALLELIZE_TASKS) (or (= state
    EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS))))

; timeouts-while-waiting [REUG-018, REUG-022]: A time-out can be detected in EXECUTE_SCRIPT and in
; AWAIT_PARALLEL_RESULTS. (expected: holds)
(define-fun timeouts_while_waiting ((state Int) (last Int)) Bool (=> (or (= state EXECUTE_SCRIPT) (= state
    AWAIT_PARALLEL_RESULTS)) (or (= state EXECUTE_SCRIPT) (= state AWAIT_PARALLEL_RESULTS))))

; no-endless-tool-creation-under-stutter: Without an error from outside, the machine does not go on for ever
; creating tools, having their schemas rejected and recovering, even if the machine may stop at any moment. It
; fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-tool-creation-under-stutter: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): it is about whole paths

; no-endless-tool-creation-under-progress [REUG-037, REUG-047]: Without an error from outside, the machine does
; not go on for ever creating tools, having their schemas rejected and recovering, provided that the machine
; keeps working. It fails: the drawing has no limit on retries, so this loop has no end (D-REUG-12). (expected:
; fails)
; No question about no-endless-tool-creation-under-progress: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): it is about whole paths

; no-endless-tool-creation-under-total [REUG-037, REUG-047]: Without an error from outside, the machine does not
; go on for ever creating tools, having their schemas rejected and recovering, provided that the machine keeps
; working and that inputs keep coming. It fails: the drawing has no limit on retries, so this loop has no end
; (D-REUG-12). (expected: fails)
; No question about no-endless-tool-creation-under-total: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): it is about whole paths

; no-endless-tool-creation-under-strong [REUG-037, REUG-047]: Without an error from outside, the machine does
; not go on for ever creating tools, having their schemas rejected and recovering, provided that the machine
; keeps working, that inputs keep coming, and that every event that is possible again and again also happens
; again and again. It holds, but on an assumption that the document does not justify. (expected: holds)
; No question about no-endless-tool-creation-under-strong: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or
; VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): it is about whole paths

; no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
; stop at any moment. It fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-script-under-stutter: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working. It fails: the drawing has no step budget, so the script can take
; steps for ever (D-REUG-12). (expected: fails)
; No question about no-endless-script-under-progress: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working and that inputs keep coming. It fails: the drawing has no step budget,
; so the script can take steps for ever (D-REUG-12). (expected: fails)
; No question about no-endless-script-under-total: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-script-under-strong [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
; provided that the machine keeps working, that inputs keep coming, and that every event that is possible again
; and again also happens again and again. It holds, but on an assumption that the document does not justify.
; (expected: holds)
; No question about no-endless-script-under-strong: not EF EG EXECUTE_SCRIPT: it is about whole paths

; no-endless-exhaustion-under-stutter: Without an error from outside, the machine does not go on for ever
; running a script into one of its limits, recovering, and running a script again, even if the machine may stop
; at any moment. It fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-exhaustion-under-stutter: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): it is about whole paths

; no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: Without an error from outside, the
; machine does not go on for ever running a script into one of its limits, recovering, and running a script
; again, provided that the machine keeps working. It fails: the machine recovers from every exhausted limit
; (D-REUG-05). (expected: fails)
; No question about no-endless-exhaustion-under-progress: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): it is about whole paths

; no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: Without an error from outside, the machine
; does not go on for ever running a script into one of its limits, recovering, and running a script again,
; provided that the machine keeps working and that inputs keep coming. It fails: the machine recovers from every
; exhausted limit (D-REUG-05). (expected: fails)
; No question about no-endless-exhaustion-under-total: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): it is about whole paths

; no-endless-exhaustion-under-strong [REUG-034, REUG-035, REUG-050]: Without an error from outside, the machine
; does not go on for ever running a script into one of its limits, recovering, and running a script again,
; provided that the machine keeps working, that inputs keep coming, and that every event that is possible again
; and again also happens again and again. It holds, but on an assumption that the document does not justify.
; (expected: holds)
; No question about no-endless-exhaustion-under-strong: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or
; ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): it is about whole paths

; no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
; ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
; fails: the machine may stop inside the loop. (expected: fails)
; No question about no-endless-recovery-under-stutter: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
; UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
; working. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails)
; No question about no-endless-recovery-under-progress: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
; and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
; that inputs keep coming. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails)
; No question about no-endless-recovery-under-total: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; no-endless-recovery-under-strong [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
; and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working, that
; inputs keep coming, and that every event that is possible again and again also happens again and again. It
; holds, but on an assumption that the document does not justify. (expected: holds)
; No question about no-endless-recovery-under-strong: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): it is
; about whole paths

; created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema before anything is
; generated and before the turn ends, even if the machine may stop at any moment. It fails: the machine may stop
; right there. (expected: fails)
; No question about created-tool-is-checked-under-stutter-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema before anything is
; generated and before the turn ends, even if the machine may stop at any moment. It fails: the machine may stop
; right there. (expected: fails)
; No question about created-tool-is-checked-under-stutter-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working. (expected:
; holds)
; No question about created-tool-is-checked-under-progress-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working. (expected:
; holds)
; No question about created-tool-is-checked-under-progress-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and
; not COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working and that inputs
; keep coming. (expected: holds)
; No question about created-tool-is-checked-under-total-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working and that inputs
; keep coming. (expected: holds)
; No question about created-tool-is-checked-under-total-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-strong [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working, that inputs
; keep coming, and that every event that is possible again and again also happens again and again. (expected:
; holds)
; No question about created-tool-is-checked-under-strong-1: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; created-tool-is-checked-under-strong [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
; before anything is generated and before the turn ends, provided that the machine keeps working, that inputs
; keep coming, and that every event that is possible again and again also happens again and again. (expected:
; holds)
; No question about created-tool-is-checked-under-strong-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
; COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
; an intent was detected. It fails: recovery from an error in ENGAGE leads to UNDERSTAND (D-REUG-11). (expected:
; fails)
; No question about intent-before-understand: AG (USER_INPUT -> A[not UNDERSTAND W INTENT_DETECTED]): it is
; about whole paths

; intent-or-recovery-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes only
; after an intent was detected or after a recovery. (expected: holds)
; No question about intent-or-recovery-before-understand: AG (USER_INPUT -> A[not UNDERSTAND W (INTENT_DETECTED
; or RECOVERY_SUCCESS)]): it is about whole paths

; no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
; start over in UNDERSTAND. It fails: the machine recovers from a time-out like from any error (D-REUG-06).
; (expected: fails)
; No question about no-understand-after-timeout: AG (TIMEOUT_DETECTED -> A[not UNDERSTAND W READY]): it is about
; whole paths

; no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
; runs again in the same turn. It fails: recovery leads to UNDERSTAND, which can start the next script
; (D-REUG-05). (expected: fails)
; No question about no-script-after-exhaustion: AG (STEP_BUDGET_EXHAUSTED -> A[not EXECUTE_SCRIPT W READY]): it
; is about whole paths

; no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
; turn. It fails in the same way. (expected: fails)
; No question about no-script-after-recursion-limit: AG (RECURSION_LIMIT_EXCEEDED -> A[not EXECUTE_SCRIPT W
; READY]): it is about whole paths

; no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
; its schema, nothing is generated and the turn does not end. (expected: holds)
; No question about no-tool-before-its-verdict: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not COMPLETE) W
; (SCHEMA_VALIDATED or SCHEMA_INVALID)]): it is about whole paths

; rejected-tool-is-not-used [REUG-033, REUG-049]: After a schema was rejected, nothing is generated in the same
; turn before some schema is found valid. It fails: after the recovery, TOOLS_ROUTED leads to GENERATE, and the
; drawing does not require that the routed tool is registered (D-REUG-14). (expected: fails)
; No question about rejected-tool-is-not-used: AG (SCHEMA_INVALID -> A[not GENERATE W (SCHEMA_VALIDATED or
; READY)]): it is about whole paths

; validated-tool-can-be-used [REUG-042]: After a schema was found valid, a use of the tool is reachable in the
; same turn. It fails: the turn ends at once (D-REUG-08). (expected: fails)
; No question about validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies
; over all paths and over some path, which LTL cannot express

; created-before-checked [REUG-008, REUG-033, REUG-049]: VALIDATE_TOOL_SCHEMA is entered only with a tool that
; has just been created. (expected: holds)
(define-fun created_before_checked ((state Int) (last Int)) Bool (=> (not (= state VALIDATE_TOOL_SCHEMA)) (not (not
    (=> (= state VALIDATE_TOOL_SCHEMA) false)))))

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state last) (trans state last state_next last_next) (not (domain state_next last_next))))
(check-sat)
(pop 1)
; exits-of-ready: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_ready state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_ready state last) (trans state last state_next last_next) (not
    (exits_of_ready state_next last_next))))
(check-sat)
(pop 1)
; exits-of-engage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_engage state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_engage state last) (trans state last state_next last_next) (not
    (exits_of_engage state_next last_next))))
(check-sat)
(pop 1)
; exits-of-understand: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_understand state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_understand state last) (trans state last state_next last_next) (not
    (exits_of_understand state_next last_next))))
(check-sat)
(pop 1)
; exits-of-execute-script: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_execute_script state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_execute_script state last) (trans state last state_next last_next) (not
    (exits_of_execute_script state_next last_next))))
(check-sat)
(pop 1)
; exits-of-create-dynamic-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_create_dynamic_tool state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_create_dynamic_tool state last) (trans state last state_next last_next)
    (not (exits_of_create_dynamic_tool state_next last_next))))
(check-sat)
(pop 1)
; exits-of-validate-tool-schema: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_validate_tool_schema state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_validate_tool_schema state last) (trans state last state_next last_next)
    (not (exits_of_validate_tool_schema state_next last_next))))
(check-sat)
(pop 1)
; exits-of-parallelize-tasks: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_parallelize_tasks state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_parallelize_tasks state last) (trans state last state_next last_next) (not
    (exits_of_parallelize_tasks state_next last_next))))
(check-sat)
(pop 1)
; exits-of-await-parallel-results: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_await_parallel_results state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_await_parallel_results state last) (trans state last state_next last_next)
    (not (exits_of_await_parallel_results state_next last_next))))
(check-sat)
(pop 1)
; exits-of-generate: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_generate state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_generate state last) (trans state last state_next last_next) (not
    (exits_of_generate state_next last_next))))
(check-sat)
(pop 1)
; exits-of-error-recovery-unified: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_error_recovery_unified state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_error_recovery_unified state last) (trans state last state_next last_next)
    (not (exits_of_error_recovery_unified state_next last_next))))
(check-sat)
(pop 1)
; exits-of-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (exits_of_complete state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (exits_of_complete state last) (trans state last state_next last_next) (not
    (exits_of_complete state_next last_next))))
(check-sat)
(pop 1)
; shutdown-between-turns: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (shutdown_between_turns state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (shutdown_between_turns state last) (trans state last state_next last_next) (not
    (shutdown_between_turns state_next last_next))))
(check-sat)
(pop 1)
; tool-success-means-one-thing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (tool_success_means_one_thing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (tool_success_means_one_thing state last) (trans state last state_next last_next)
    (not (tool_success_means_one_thing state_next last_next))))
(check-sat)
(pop 1)
; deadlock-literal: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (deadlock_literal state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (deadlock_literal state last) (trans state last state_next last_next) (not
    (deadlock_literal state_next last_next))))
(check-sat)
(pop 1)
; deadlock-shutdown-exempt: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (deadlock_shutdown_exempt state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (deadlock_shutdown_exempt state last) (trans state last state_next last_next) (not
    (deadlock_shutdown_exempt state_next last_next))))
(check-sat)
(pop 1)
; fatal-errors-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (fatal_errors_complete state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (fatal_errors_complete state last) (trans state last state_next last_next) (not
    (fatal_errors_complete state_next last_next))))
(check-sat)
(pop 1)
; errors-lead-to-one-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (errors_lead_to_one_state state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (errors_lead_to_one_state state last) (trans state last state_next last_next) (not
    (errors_lead_to_one_state state_next last_next))))
(check-sat)
(pop 1)
; recovered-in-one-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (recovered_in_one_state state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (recovered_in_one_state state last) (trans state last state_next last_next) (not
    (recovered_in_one_state state_next last_next))))
(check-sat)
(pop 1)
; recovery-within-reach: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (recovery_within_reach state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (recovery_within_reach state last) (trans state last state_next last_next) (not
    (recovery_within_reach state_next last_next))))
(check-sat)
(pop 1)
; errors-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (errors_everywhere state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (errors_everywhere state last) (trans state last state_next last_next) (not
    (errors_everywhere state_next last_next))))
(check-sat)
(pop 1)
; fatal-errors-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (fatal_errors_everywhere state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (fatal_errors_everywhere state last) (trans state last state_next last_next) (not
    (fatal_errors_everywhere state_next last_next))))
(check-sat)
(pop 1)
; timeouts-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (timeouts_everywhere state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (timeouts_everywhere state last) (trans state last state_next last_next) (not
    (timeouts_everywhere state_next last_next))))
(check-sat)
(pop 1)
; timeouts-while-dispatching: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (timeouts_while_dispatching state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (timeouts_while_dispatching state last) (trans state last state_next last_next) (not
    (timeouts_while_dispatching state_next last_next))))
(check-sat)
(pop 1)
; timeouts-while-waiting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (timeouts_while_waiting state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (timeouts_while_waiting state last) (trans state last state_next last_next) (not
    (timeouts_while_waiting state_next last_next))))
(check-sat)
(pop 1)
; created-before-checked: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (created_before_checked state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (created_before_checked state last) (trans state last state_next last_next) (not
    (created_before_checked state_next last_next))))
(check-sat)
(pop 1)
