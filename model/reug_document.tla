------------------------------ MODULE reug_document ------------------------------
\* REUG 9.3.1, as drawn: the machine reug in the profile document, for TLA+.
\* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config reug_document.cfg reug_document.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, last, beat>>
vars == <<state, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"READY", "ENGAGE", "UNDERSTAND", "EXECUTE_SCRIPT", "CREATE_DYNAMIC_TOOL", "VALIDATE_TOOL_SCHEMA",
      "PARALLELIZE_TASKS", "AWAIT_PARALLEL_RESULTS", "GENERATE", "ERROR_RECOVERY_UNIFIED", "COMPLETE", "SHUTDOWN"}

enabled_USER_INPUT == state = "READY"

enabled_SHUTDOWN_REQUESTED == state = "READY" \/ state = "COMPLETE"

enabled_INTENT_DETECTED == state = "ENGAGE"

enabled_TOOLS_ROUTED == state = "UNDERSTAND"

enabled_SCRIPT_PARSED == state = "UNDERSTAND"

enabled_DYNAMIC_TOOL_REQUEST == state = "UNDERSTAND"

enabled_PARALLEL_TASKS_READY == state = "UNDERSTAND"

enabled_SCRIPT_STEP_COMPLETE == state = "EXECUTE_SCRIPT"

enabled_SCRIPT_EXECUTION_COMPLETE == state = "EXECUTE_SCRIPT"

enabled_DYNAMIC_TOOL_CREATED == state = "CREATE_DYNAMIC_TOOL"

enabled_SCHEMA_VALIDATED == state = "VALIDATE_TOOL_SCHEMA"

enabled_TOOL_SUCCESS == state = "PARALLELIZE_TASKS" \/ state = "GENERATE"

enabled_PARALLEL_RESULTS_READY == state = "AWAIT_PARALLEL_RESULTS"

enabled_RESPONSE_READY == state = "GENERATE"

enabled_RECOVERY_SUCCESS == state = "ERROR_RECOVERY_UNIFIED"

enabled_TURN_COMPLETE == state = "COMPLETE"

enabled_SCHEMA_INVALID == state = "VALIDATE_TOOL_SCHEMA"

enabled_TOOL_FAILURE == state = "GENERATE"

enabled_TIMEOUT_DETECTED == state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS"

enabled_RECURSION_LIMIT_EXCEEDED == state = "EXECUTE_SCRIPT"

enabled_STEP_BUDGET_EXHAUSTED == state = "EXECUTE_SCRIPT"

enabled_ERROR_OCCURRED == state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS"

enabled_FATAL_ERROR == state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE"
    \/ state = "ERROR_RECOVERY_UNIFIED"

enabled_any == enabled_USER_INPUT \/ enabled_SHUTDOWN_REQUESTED \/ enabled_INTENT_DETECTED \/ enabled_TOOLS_ROUTED \/
    enabled_SCRIPT_PARSED \/ enabled_DYNAMIC_TOOL_REQUEST \/ enabled_PARALLEL_TASKS_READY \/
    enabled_SCRIPT_STEP_COMPLETE \/ enabled_SCRIPT_EXECUTION_COMPLETE \/ enabled_DYNAMIC_TOOL_CREATED \/
    enabled_SCHEMA_VALIDATED \/ enabled_TOOL_SUCCESS \/ enabled_PARALLEL_RESULTS_READY \/ enabled_RESPONSE_READY \/
    enabled_RECOVERY_SUCCESS \/ enabled_TURN_COMPLETE \/ enabled_SCHEMA_INVALID \/ enabled_TOOL_FAILURE \/
    enabled_TIMEOUT_DETECTED \/ enabled_RECURSION_LIMIT_EXCEEDED \/ enabled_STEP_BUDGET_EXHAUSTED \/
    enabled_ERROR_OCCURRED \/ enabled_FATAL_ERROR

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "progress-answered-under-stutter-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-progress-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-total-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-strong-1" -> (state = "ENGAGE")
    [] claim = "created-tool-is-checked-under-stutter-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-total-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-strong-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "intent-before-understand" -> (last = "USER_INPUT")
    [] claim = "intent-or-recovery-before-understand" -> (last = "USER_INPUT")
    [] claim = "no-understand-after-timeout" -> (last = "TIMEOUT_DETECTED")
    [] claim = "no-script-after-exhaustion" -> (last = "STEP_BUDGET_EXHAUSTED")
    [] claim = "no-script-after-recursion-limit" -> (last = "RECURSION_LIMIT_EXCEEDED")
    [] claim = "no-tool-before-its-verdict" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_INVALID")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "progress-answered-under-stutter-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-progress-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-total-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-strong-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "created-tool-is-checked-under-stutter-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID")
    [] claim = "created-tool-is-checked-under-total-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID")
    [] claim = "created-tool-is-checked-under-strong-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID")
    [] claim = "intent-before-understand" -> (last = "INTENT_DETECTED")
    [] claim = "intent-or-recovery-before-understand" -> (last = "INTENT_DETECTED" \/ last = "RECOVERY_SUCCESS")
    [] claim = "no-understand-after-timeout" -> (state = "READY")
    [] claim = "no-script-after-exhaustion" -> (state = "READY")
    [] claim = "no-script-after-recursion-limit" -> (state = "READY")
    [] claim = "no-tool-before-its-verdict" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_VALIDATED" \/ state = "READY")

Init ==
  /\ state = "READY"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : Due(claim) /\ ~Met(claim)}

\* USER_INPUT (input): READY -> ENGAGE [REUG-004]: line 13
USER_INPUT ==
  /\ (state = "READY")
  /\ state' = "ENGAGE"
  /\ last' = "USER_INPUT"
  /\ UNCHANGED <<beat>>

\* SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]: line 14
SHUTDOWN_REQUESTED_1 ==
  /\ (state = "READY")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<beat>>

\* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]: line 16
INTENT_DETECTED ==
  /\ (state = "ENGAGE")
  /\ state' = "UNDERSTAND"
  /\ last' = "INTENT_DETECTED"
  /\ UNCHANGED <<beat>>

\* ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005]: line 17
ERROR_OCCURRED_1 ==
  /\ (state = "ENGAGE")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<beat>>

\* FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005]: line 18
FATAL_ERROR_1 ==
  /\ (state = "ENGAGE")
  /\ state' = "COMPLETE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<beat>>

\* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006]: line 20
TOOLS_ROUTED ==
  /\ (state = "UNDERSTAND")
  /\ state' = "GENERATE"
  /\ last' = "TOOLS_ROUTED"
  /\ UNCHANGED <<beat>>

\* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006]: line 21
SCRIPT_PARSED ==
  /\ (state = "UNDERSTAND")
  /\ state' = "EXECUTE_SCRIPT"
  /\ last' = "SCRIPT_PARSED"
  /\ UNCHANGED <<beat>>

\* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006]: line 22
DYNAMIC_TOOL_REQUEST ==
  /\ (state = "UNDERSTAND")
  /\ state' = "CREATE_DYNAMIC_TOOL"
  /\ last' = "DYNAMIC_TOOL_REQUEST"
  /\ UNCHANGED <<beat>>

\* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006]: line 23
PARALLEL_TASKS_READY ==
  /\ (state = "UNDERSTAND")
  /\ state' = "PARALLELIZE_TASKS"
  /\ last' = "PARALLEL_TASKS_READY"
  /\ UNCHANGED <<beat>>

\* ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006]: line 24
ERROR_OCCURRED_2 ==
  /\ (state = "UNDERSTAND")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<beat>>

\* FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006]: line 25
FATAL_ERROR_2 ==
  /\ (state = "UNDERSTAND")
  /\ state' = "COMPLETE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<beat>>

\* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007]: line 28
SCRIPT_STEP_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "EXECUTE_SCRIPT"
  /\ last' = "SCRIPT_STEP_COMPLETE"
  /\ beat' = ~beat

\* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]: line 29
SCRIPT_EXECUTION_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "GENERATE"
  /\ last' = "SCRIPT_EXECUTION_COMPLETE"
  /\ UNCHANGED <<beat>>

\* ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 30
ERROR_OCCURRED_3 ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<beat>>

\* TIMEOUT_DETECTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 31
TIMEOUT_DETECTED_1 ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "TIMEOUT_DETECTED"
  /\ UNCHANGED <<beat>>

\* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 32
RECURSION_LIMIT_EXCEEDED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "RECURSION_LIMIT_EXCEEDED"
  /\ UNCHANGED <<beat>>

\* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 33
STEP_BUDGET_EXHAUSTED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "STEP_BUDGET_EXHAUSTED"
  /\ UNCHANGED <<beat>>

\* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]: line 36
DYNAMIC_TOOL_CREATED ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ state' = "VALIDATE_TOOL_SCHEMA"
  /\ last' = "DYNAMIC_TOOL_CREATED"
  /\ UNCHANGED <<beat>>

\* ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008]: line 37
ERROR_OCCURRED_4 ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<beat>>

\* FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008]: line 38
FATAL_ERROR_3 ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ state' = "COMPLETE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<beat>>

\* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009]: line 41
SCHEMA_VALIDATED ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "COMPLETE"
  /\ last' = "SCHEMA_VALIDATED"
  /\ UNCHANGED <<beat>>

\* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009]: line 42
SCHEMA_INVALID ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "SCHEMA_INVALID"
  /\ UNCHANGED <<beat>>

\* TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]: line 45
TOOL_SUCCESS_1 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ state' = "AWAIT_PARALLEL_RESULTS"
  /\ last' = "TOOL_SUCCESS"
  /\ UNCHANGED <<beat>>

\* ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010]: line 46
ERROR_OCCURRED_5 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<beat>>

\* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]: line 48
PARALLEL_RESULTS_READY ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ state' = "GENERATE"
  /\ last' = "PARALLEL_RESULTS_READY"
  /\ UNCHANGED <<beat>>

\* TIMEOUT_DETECTED (machine): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011]: line 49
TIMEOUT_DETECTED_2 ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "TIMEOUT_DETECTED"
  /\ UNCHANGED <<beat>>

\* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]: line 52
TOOL_SUCCESS_2 ==
  /\ (state = "GENERATE")
  /\ state' = "COMPLETE"
  /\ last' = "TOOL_SUCCESS"
  /\ UNCHANGED <<beat>>

\* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]: line 53
RESPONSE_READY ==
  /\ (state = "GENERATE")
  /\ state' = "COMPLETE"
  /\ last' = "RESPONSE_READY"
  /\ UNCHANGED <<beat>>

\* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012]: line 54
TOOL_FAILURE ==
  /\ (state = "GENERATE")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ last' = "TOOL_FAILURE"
  /\ UNCHANGED <<beat>>

\* FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012]: line 55
FATAL_ERROR_4 ==
  /\ (state = "GENERATE")
  /\ state' = "COMPLETE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<beat>>

\* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013]: line 58
RECOVERY_SUCCESS ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ state' = "UNDERSTAND"
  /\ last' = "RECOVERY_SUCCESS"
  /\ UNCHANGED <<beat>>

\* FATAL_ERROR (fault): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]: line 59
FATAL_ERROR_5 ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ state' = "COMPLETE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<beat>>

\* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]: line 62
TURN_COMPLETE ==
  /\ (state = "COMPLETE")
  /\ state' = "READY"
  /\ last' = "TURN_COMPLETE"
  /\ UNCHANGED <<beat>>

\* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]: line 63
SHUTDOWN_REQUESTED_2 ==
  /\ (state = "COMPLETE")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<beat>>

\* SHUTDOWN_REQUESTED (input): someone requests the shutdown
SHUTDOWN_REQUESTED == SHUTDOWN_REQUESTED_1 \/ SHUTDOWN_REQUESTED_2

\* TOOL_SUCCESS (machine): dispatched in PARALLELIZE_TASKS, done in GENERATE (D-REUG-09)
TOOL_SUCCESS == TOOL_SUCCESS_1 \/ TOOL_SUCCESS_2

\* TIMEOUT_DETECTED (machine): the time limit has passed
TIMEOUT_DETECTED == TIMEOUT_DETECTED_1 \/ TIMEOUT_DETECTED_2

\* ERROR_OCCURRED (fault): something went wrong
ERROR_OCCURRED == ERROR_OCCURRED_1 \/ ERROR_OCCURRED_2 \/ ERROR_OCCURRED_3 \/ ERROR_OCCURRED_4 \/ ERROR_OCCURRED_5

\* FATAL_ERROR (fault): something went wrong beyond recovery
FATAL_ERROR == FATAL_ERROR_1 \/ FATAL_ERROR_2 \/ FATAL_ERROR_3 \/ FATAL_ERROR_4 \/ FATAL_ERROR_5

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, beat>>

Step ==
  \/ USER_INPUT
  \/ SHUTDOWN_REQUESTED
  \/ INTENT_DETECTED
  \/ TOOLS_ROUTED
  \/ SCRIPT_PARSED
  \/ DYNAMIC_TOOL_REQUEST
  \/ PARALLEL_TASKS_READY
  \/ SCRIPT_STEP_COMPLETE
  \/ SCRIPT_EXECUTION_COMPLETE
  \/ DYNAMIC_TOOL_CREATED
  \/ SCHEMA_VALIDATED
  \/ TOOL_SUCCESS
  \/ PARALLEL_RESULTS_READY
  \/ RESPONSE_READY
  \/ RECOVERY_SUCCESS
  \/ TURN_COMPLETE
  \/ SCHEMA_INVALID
  \/ TOOL_FAILURE
  \/ TIMEOUT_DETECTED
  \/ RECURSION_LIMIT_EXCEEDED
  \/ STEP_BUDGET_EXHAUSTED
  \/ ERROR_OCCURRED
  \/ FATAL_ERROR
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* exits-of-ready [REUG-004]: READY has the two exits that are drawn, and leads nowhere else. (expected: holds)
exits_of_ready == state = "READY" => (state = "READY" /\ (state = "READY" \/ state = "COMPLETE") /\ ~(~(state =
    "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN") \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS"
    \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED"))

\* exits-of-engage [REUG-005]: ENGAGE has the three exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 1 of it.
exits_of_engage_1 == state = "ENGAGE" => state = "ENGAGE"

\* exits-of-engage [REUG-005]: ENGAGE has the three exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 2 of it.
exits_of_engage_2 == state = "ENGAGE" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")

\* exits-of-engage [REUG-005]: ENGAGE has the three exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 3 of it.
exits_of_engage_3 == state = "ENGAGE" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")

\* exits-of-engage [REUG-005]: ENGAGE has the three exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 4 of it.
exits_of_engage_4 == state = "ENGAGE" => ~(~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "COMPLETE")

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 1 of it.
exits_of_understand_1 == state = "UNDERSTAND" => state = "UNDERSTAND"

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 2 of it.
exits_of_understand_2 == state = "UNDERSTAND" => state = "UNDERSTAND"

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 3 of it.
exits_of_understand_3 == state = "UNDERSTAND" => state = "UNDERSTAND"

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 4 of it.
exits_of_understand_4 == state = "UNDERSTAND" => state = "UNDERSTAND"

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 5 of it.
exits_of_understand_5 == state = "UNDERSTAND" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT"
    \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 6 of it.
exits_of_understand_6 == state = "UNDERSTAND" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")

\* exits-of-understand [REUG-006]: UNDERSTAND has the six exits that are drawn, and leads nowhere else.
\* (expected: holds)
\* This is part 7 of it.
exits_of_understand_7 == state = "UNDERSTAND" => ~(~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS" \/ state = "COMPLETE")

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 1 of it.
exits_of_execute_script_1 == state = "EXECUTE_SCRIPT" => state = "EXECUTE_SCRIPT"

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 2 of it.
exits_of_execute_script_2 == state = "EXECUTE_SCRIPT" => state = "EXECUTE_SCRIPT"

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 3 of it.
exits_of_execute_script_3 == state = "EXECUTE_SCRIPT" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 4 of it.
exits_of_execute_script_4 == state = "EXECUTE_SCRIPT" => (state = "EXECUTE_SCRIPT" \/ state =
    "AWAIT_PARALLEL_RESULTS")

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 5 of it.
exits_of_execute_script_5 == state = "EXECUTE_SCRIPT" => state = "EXECUTE_SCRIPT"

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 6 of it.
exits_of_execute_script_6 == state = "EXECUTE_SCRIPT" => state = "EXECUTE_SCRIPT"

\* exits-of-execute-script [REUG-007]: EXECUTE_SCRIPT has the six exits that are drawn, one of them back to
\* itself, and leads nowhere else. (expected: holds)
\* This is part 7 of it.
exits_of_execute_script_7 == state = "EXECUTE_SCRIPT" => ~(~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")

\* exits-of-create-dynamic-tool [REUG-008]: CREATE_DYNAMIC_TOOL has the three exits that are drawn, and leads
\* nowhere else. (expected: holds)
\* This is part 1 of it.
exits_of_create_dynamic_tool_1 == state = "CREATE_DYNAMIC_TOOL" => state = "CREATE_DYNAMIC_TOOL"

\* exits-of-create-dynamic-tool [REUG-008]: CREATE_DYNAMIC_TOOL has the three exits that are drawn, and leads
\* nowhere else. (expected: holds)
\* This is part 2 of it.
exits_of_create_dynamic_tool_2 == state = "CREATE_DYNAMIC_TOOL" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state
    = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")

\* exits-of-create-dynamic-tool [REUG-008]: CREATE_DYNAMIC_TOOL has the three exits that are drawn, and leads
\* nowhere else. (expected: holds)
\* This is part 3 of it.
exits_of_create_dynamic_tool_3 == state = "CREATE_DYNAMIC_TOOL" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state
    = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")

\* exits-of-create-dynamic-tool [REUG-008]: CREATE_DYNAMIC_TOOL has the three exits that are drawn, and leads
\* nowhere else. (expected: holds)
\* This is part 4 of it.
exits_of_create_dynamic_tool_4 == state = "CREATE_DYNAMIC_TOOL" => ~(~(state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")

\* exits-of-validate-tool-schema [REUG-009]: VALIDATE_TOOL_SCHEMA has the two exits that are drawn, and leads
\* nowhere else. (expected: holds)
exits_of_validate_tool_schema == state = "VALIDATE_TOOL_SCHEMA" => (state = "VALIDATE_TOOL_SCHEMA" /\ state =
    "VALIDATE_TOOL_SCHEMA" /\ ~(~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))

\* exits-of-parallelize-tasks [REUG-010]: PARALLELIZE_TASKS has the two exits that are drawn, and leads nowhere
\* else. (expected: holds)
exits_of_parallelize_tasks == state = "PARALLELIZE_TASKS" => (state = "PARALLELIZE_TASKS" /\ (state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")
    /\ ~(~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED") \/
    state = "READY" \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE"
    \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))

\* exits-of-await-parallel-results [REUG-011]: AWAIT_PARALLEL_RESULTS has the two exits that are drawn, and leads
\* nowhere else. (expected: holds)
exits_of_await_parallel_results == state = "AWAIT_PARALLEL_RESULTS" => (state = "AWAIT_PARALLEL_RESULTS" /\ (state =
    "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS") /\ ~(~(state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/
    state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "GENERATE"
    \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))

\* exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 1 of it.
exits_of_generate_1 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 2 of it.
exits_of_generate_2 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 3 of it.
exits_of_generate_3 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 4 of it.
exits_of_generate_4 == state = "GENERATE" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")

\* exits-of-generate [REUG-012]: GENERATE has the four exits that are drawn, and leads nowhere else. (expected:
\* holds)
\* This is part 5 of it.
exits_of_generate_5 == state = "GENERATE" => ~(~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED has the two exits that are drawn, and leads
\* nowhere else. (expected: holds)
exits_of_error_recovery_unified == state = "ERROR_RECOVERY_UNIFIED" => (state = "ERROR_RECOVERY_UNIFIED" /\ (state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") /\ ~(~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")
    \/ state = "READY" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "COMPLETE"))

\* exits-of-complete [REUG-014]: COMPLETE has the two exits that are drawn, and leads nowhere else. (expected:
\* holds)
exits_of_complete == state = "COMPLETE" => (state = "COMPLETE" /\ (state = "READY" \/ state = "COMPLETE") /\ ~(~(state
    = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN") \/ state = "READY" \/ state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED"))

\* shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds)
shutdown_is_final == [](state = "SHUTDOWN" => (~enabled_any /\ ([](state = "SHUTDOWN"))))

\* shutdown-between-turns [REUG-004, REUG-014]: The machine is shut down between turns only: before a turn begins
\* or once it is complete. (expected: holds)
shutdown_between_turns == (enabled_SHUTDOWN_REQUESTED) => (state = "READY" \/ state = "COMPLETE")

\* turn-is-wound-up [REUG-014]: A completed turn is followed by the next one or by the shutdown, provided that
\* the machine keeps working. (expected: holds)
turn_is_wound_up == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) =>
    ([](state = "COMPLETE" => (<>(state = "READY" \/ state = "SHUTDOWN"))))

\* tool-success-means-one-thing: A successful tool completes the turn wherever it is reported. It fails: in
\* PARALLELIZE_TASKS the same event means that tasks have been dispatched (D-REUG-09). (expected: fails)
tool_success_means_one_thing == last = "TOOL_SUCCESS" => state = "COMPLETE"

\* deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051]: Taken literally, some transition can be taken in
\* every state. It fails in SHUTDOWN, which has none (D-REUG-01). (expected: fails)
deadlock_literal == enabled_any

\* deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be taken in
\* every state except SHUTDOWN. (expected: holds)
deadlock_shutdown_exempt == enabled_any \/ state = "SHUTDOWN"

\* error-recovery-leads-on-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to UNDERSTAND or to
\* COMPLETE, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_leads_on_under_stutter == [](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state =
    "COMPLETE")))

\* error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working. (expected:
\* holds)
error_recovery_leads_on_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "UNDERSTAND" \/ state = "COMPLETE"))))

\* error-recovery-leads-on-under-total [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working and that inputs keep
\* coming. (expected: holds)
error_recovery_leads_on_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "UNDERSTAND" \/ state = "COMPLETE"))))

\* error-recovery-leads-on-under-strong [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working, that inputs keep
\* coming, and that every event that is possible again and again also happens again and again. (expected: holds)
\* TLC cannot check error-recovery-leads-on-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or
\* COMPLETE)): 24 fairness constraints, 23 of them strong, are too many for TLC: each multiplies its work

\* error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
\* recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_succeeds_under_stutter == (Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last =
    "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
\* gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error ends the turn
\* without recovery, and there need not be another recovery. (expected: fails)
error_recovery_succeeds_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last
    = "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
\* to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
\* fatal error ends the turn without recovery, and there need not be another recovery. (expected: fails)
error_recovery_succeeds_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last
    = "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-strong [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
\* to a successful recovery, provided that the machine keeps working, that inputs keep coming, and that every
\* event that is possible again and again also happens again and again. It fails: a fatal error ends the turn
\* without recovery, and there need not be another recovery. (expected: fails)
\* TLC cannot check error-recovery-succeeds-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): 24
\* fairness constraints, 23 of them strong, are too many for TLC: each multiplies its work

\* error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
\* turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_completes_under_stutter == [](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE")))

\* error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to the end of the turn, provided that the machine keeps working. It fails: the machine can
\* recover and fail again for ever (D-REUG-03). (expected: fails)
error_recovery_completes_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "COMPLETE"))))

\* error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
\* always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming. It
\* fails: the machine can recover and fail again for ever (D-REUG-03). (expected: fails)
error_recovery_completes_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "COMPLETE"))))

\* error-recovery-completes-under-strong [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
\* always gets to the end of the turn, provided that the machine keeps working, that inputs keep coming, and that
\* every event that is possible again and again also happens again and again. It holds, but on an assumption that
\* the document does not justify. (expected: holds)
\* TLC cannot check error-recovery-completes-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): 24
\* fairness constraints, 23 of them strong, are too many for TLC: each multiplies its work

\* error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
\* followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
\* to COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_stutter == (Settled) => ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/
    last = "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED" \/ last =
    "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
\* followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
\* COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([]((last = "FATAL_ERROR" \/ last =
    "ERROR_OCCURRED" \/ last = "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last =
    "STEP_BUDGET_EXHAUSTED" \/ last = "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state =
    "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
\* by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
\* fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([]((last = "FATAL_ERROR" \/ last =
    "ERROR_OCCURRED" \/ last = "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last =
    "STEP_BUDGET_EXHAUSTED" \/ last = "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state =
    "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-strong [REUG-029, REUG-041]: Every error, fatal ones included, is followed
\* by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working, that inputs keep coming, and that every
\* event that is possible again and again also happens again and again. It fails: a fatal error leads to
\* COMPLETE, and no error need ever occur again. (expected: fails)
\* TLC cannot check error-recovery-of-every-error-under-strong: AG ((FATAL_ERROR or ERROR_OCCURRED or
\* TIMEOUT_DETECTED or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
\* ERROR_RECOVERY_UNIFIED): 24 fairness constraints, 23 of them strong, are too many for TLC: each multiplies its
\* work

\* error-recovery-of-every-error-but-fatal-under-stutter [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
\* followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. (expected: holds)
error_recovery_of_every_error_but_fatal_under_stutter == (Settled) => ([]((last = "ERROR_OCCURRED" \/ last =
    "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED" \/ last =
    "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-but-fatal-under-progress [REUG-029, REUG-032, REUG-041]: Every non-fatal error
\* is followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. (expected: holds)
error_recovery_of_every_error_but_fatal_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([]((last = "ERROR_OCCURRED" \/ last =
    "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED" \/ last =
    "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-but-fatal-under-total [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
\* followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming.
\* (expected: holds)
error_recovery_of_every_error_but_fatal_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([]((last = "ERROR_OCCURRED" \/ last =
    "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED" \/ last =
    "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-but-fatal-under-strong [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
\* followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working, that inputs keep coming, and that
\* every event that is possible again and again also happens again and again. (expected: holds)
\* TLC cannot check error-recovery-of-every-error-but-fatal-under-strong: AG ((ERROR_OCCURRED or TIMEOUT_DETECTED
\* or RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
\* ERROR_RECOVERY_UNIFIED): 24 fairness constraints, 23 of them strong, are too many for TLC: each multiplies its
\* work

\* fatal-errors-complete [REUG-032]: A fatal error leads to COMPLETE at once, wherever it can strike. (expected:
\* holds)
fatal_errors_complete == last = "FATAL_ERROR" => state = "COMPLETE"

\* errors-lead-to-one-state [REUG-025]: Every error except a fatal one leads to ERROR_RECOVERY_UNIFIED.
\* (expected: holds)
errors_lead_to_one_state == (last = "ERROR_OCCURRED" \/ last = "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED"
    \/ last = "STEP_BUDGET_EXHAUSTED" \/ last = "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => state =
    "ERROR_RECOVERY_UNIFIED"

\* recovered-in-one-state [REUG-025]: A recovery succeeds only in ERROR_RECOVERY_UNIFIED. (expected: holds)
recovered_in_one_state == (enabled_RECOVERY_SUCCESS) => state = "ERROR_RECOVERY_UNIFIED"

\* recovery-within-reach [REUG-025, REUG-032]: Every state in which a turn is worked on has an edge to
\* ERROR_RECOVERY_UNIFIED. (expected: holds)
recovery_within_reach == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE") => (state = "ERROR_RECOVERY_UNIFIED" \/ state = "ENGAGE" \/ state
    = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE")

\* errors-everywhere [REUG-032]: An error can be reported in every state in which a turn is worked on. It fails:
\* VALIDATE_TOOL_SCHEMA, AWAIT_PARALLEL_RESULTS and GENERATE have no such edge (D-REUG-16). (expected: fails)
errors_everywhere == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE") => enabled_ERROR_OCCURRED

\* fatal-errors-everywhere [REUG-032]: A fatal error can be reported in every state in which a turn is worked on.
\* It fails: EXECUTE_SCRIPT, VALIDATE_TOOL_SCHEMA, PARALLELIZE_TASKS and AWAIT_PARALLEL_RESULTS have no such edge
\* (D-REUG-16). (expected: fails)
fatal_errors_everywhere == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE") => enabled_FATAL_ERROR

\* progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
\* at any moment. It fails: the machine may stop right there. (expected: fails)
progress_complete_under_stutter == [](state = "ENGAGE" => (<>(state = "COMPLETE")))

\* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
\* by the end of its turn, provided that the machine keeps working. It fails: the machine can recover and fail
\* again for ever (D-REUG-03). (expected: fails)
progress_complete_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST
    \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) =>
    ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
\* the end of its turn, provided that the machine keeps working and that inputs keep coming. It fails: the
\* machine can recover and fail again for ever (D-REUG-03). (expected: fails)
progress_complete_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-complete-under-strong [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
\* the end of its turn, provided that the machine keeps working, that inputs keep coming, and that every event
\* that is possible again and again also happens again and again. It holds, but on an assumption that the
\* document does not justify. (expected: holds)
\* TLC cannot check progress-complete-under-strong: AG (ENGAGE -> AF COMPLETE): 24 fairness constraints, 23 of
\* them strong, are too many for TLC: each multiplies its work

\* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
\* successful tool, even if the machine may stop at any moment. It fails: a fatal error or a newly created tool
\* ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_stutter_1 == "progress-answered-under-stutter-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
\* successful tool, even if the machine may stop at any moment. It fails: a fatal error or a newly created tool
\* ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_stutter_2 == (Settled) => ([](state = "ENGAGE" => (<>(last = "RESPONSE_READY" \/ (last =
    "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error or a
\* newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_progress_1 == "progress-answered-under-progress-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error or a
\* newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST
    \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\
    Settled) => ([](state = "ENGAGE" => (<>(last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
    "COMPLETE")))))

\* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
\* a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
\* fails: a fatal error or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_total_1 == "progress-answered-under-total-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
\* a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
\* fails: a fatal error or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_total_2 == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](state = "ENGAGE" => (<>(last =
    "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-answered-under-strong [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working, that inputs keep coming, and
\* that every event that is possible again and again also happens again and again. It fails: a fatal error or a
\* newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_strong_1 == "progress-answered-under-strong-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-strong [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working, that inputs keep coming, and
\* that every event that is possible again and again also happens again and again. It fails: a fatal error or a
\* newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
\* TLC cannot check progress-answered-under-strong-2: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or
\* (TOOL_SUCCESS and COMPLETE))]): 24 fairness constraints, 23 of them strong, are too many for TLC: each
\* multiplies its work

\* bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
\* moment. It fails: the machine may stop right there. (expected: fails)
bounded_complete_under_stutter == [](state = "ENGAGE" => (<>(state = "COMPLETE")))

\* bounded-complete-under-progress [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that
\* is started is completed, provided that the machine keeps working. It fails: the machine can recover and fail
\* again for ever (D-REUG-03). (expected: fails)
bounded_complete_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) =>
    ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* bounded-complete-under-total [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that is
\* started is completed, provided that the machine keeps working and that inputs keep coming. It fails: the
\* machine can recover and fail again for ever (D-REUG-03). (expected: fails)
bounded_complete_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* bounded-complete-under-strong [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that is
\* started is completed, provided that the machine keeps working, that inputs keep coming, and that every event
\* that is possible again and again also happens again and again. It holds, but on an assumption that the
\* document does not justify. (expected: holds)
\* TLC cannot check bounded-complete-under-strong: AG (ENGAGE -> AF COMPLETE): 24 fairness constraints, 23 of
\* them strong, are too many for TLC: each multiplies its work

\* bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into a time-out,
\* even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails)
bounded_complete_or_timeout_under_stutter == (Settled) => ([](state = "ENGAGE" => (<>(state = "COMPLETE" \/ last =
    "TIMEOUT_DETECTED"))))

\* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
\* working. It fails: the machine can recover and fail again for ever without a state that has a time-out
\* (D-REUG-03, D-REUG-06). (expected: fails)
bounded_complete_or_timeout_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"
    \/ last = "TIMEOUT_DETECTED"))))

\* bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
\* working and that inputs keep coming. It fails: the machine can recover and fail again for ever without a state
\* that has a time-out (D-REUG-03, D-REUG-06). (expected: fails)
bounded_complete_or_timeout_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED
    \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"
    \/ last = "TIMEOUT_DETECTED"))))

\* bounded-complete-or-timeout-under-strong [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
\* working, that inputs keep coming, and that every event that is possible again and again also happens again and
\* again. It holds, but on an assumption that the document does not justify. (expected: holds)
\* TLC cannot check bounded-complete-or-timeout-under-strong: AG (ENGAGE -> AF (COMPLETE or TIMEOUT_DETECTED)):
\* 24 fairness constraints, 23 of them strong, are too many for TLC: each multiplies its work

\* completion-always-possible [REUG-032, REUG-035]: Until the machine is shut down, the end of the turn is
\* reachable, but not inevitable. (expected: holds)
\* TLC cannot check completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and
\* over some path, which LTL cannot express

\* timeouts-everywhere [REUG-018, REUG-035, REUG-050]: A time-out can be detected in every state in which a turn
\* is worked on. It fails: only EXECUTE_SCRIPT and AWAIT_PARALLEL_RESULTS have such an edge (D-REUG-06).
\* (expected: fails)
timeouts_everywhere == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE") => enabled_TIMEOUT_DETECTED

\* timeouts-while-dispatching [REUG-022]: A time-out can be detected in PARALLELIZE_TASKS, as the note beside it
\* says. It fails: there is no such edge. (expected: fails)
timeouts_while_dispatching == state = "PARALLELIZE_TASKS" => enabled_TIMEOUT_DETECTED

\* timeouts-while-waiting [REUG-018, REUG-022]: A time-out can be detected in EXECUTE_SCRIPT and in
\* AWAIT_PARALLEL_RESULTS. (expected: holds)
timeouts_while_waiting == (state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS") => enabled_TIMEOUT_DETECTED

\* no-endless-tool-creation-under-stutter: Without an error from outside, the machine does not go on for ever
\* creating tools, having their schemas rejected and recovering, even if the machine may stop at any moment. It
\* fails: the machine may stop inside the loop. (expected: fails)
no_endless_tool_creation_under_stutter == (Settled) => ([](<>(~((state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL"
    \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~(last = "ERROR_OCCURRED")))))

\* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: Without an error from outside, the machine does
\* not go on for ever creating tools, having their schemas rejected and recovering, provided that the machine
\* keeps working. It fails: the drawing has no limit on retries, so this loop has no end (D-REUG-12). (expected:
\* fails)
no_endless_tool_creation_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](<>(~((state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~(last =
    "ERROR_OCCURRED")))))

\* no-endless-tool-creation-under-total [REUG-037, REUG-047]: Without an error from outside, the machine does not
\* go on for ever creating tools, having their schemas rejected and recovering, provided that the machine keeps
\* working and that inputs keep coming. It fails: the drawing has no limit on retries, so this loop has no end
\* (D-REUG-12). (expected: fails)
no_endless_tool_creation_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](<>(~((state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~(last =
    "ERROR_OCCURRED")))))

\* no-endless-tool-creation-under-strong [REUG-037, REUG-047]: Without an error from outside, the machine does
\* not go on for ever creating tools, having their schemas rejected and recovering, provided that the machine
\* keeps working, that inputs keep coming, and that every event that is possible again and again also happens
\* again and again. It holds, but on an assumption that the document does not justify. (expected: holds)
\* TLC cannot check no-endless-tool-creation-under-strong: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or
\* VALIDATE_TOOL_SCHEMA or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): 24 fairness constraints, 23 of them
\* strong, are too many for TLC: each multiplies its work

\* no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
\* stop at any moment. It fails: the machine may stop inside the loop. (expected: fails)
no_endless_script_under_stutter == [](<>(~(state = "EXECUTE_SCRIPT")))

\* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working. It fails: the drawing has no step budget, so the script can take
\* steps for ever (D-REUG-12). (expected: fails)
no_endless_script_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST
    \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) =>
    ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working and that inputs keep coming. It fails: the drawing has no step budget,
\* so the script can take steps for ever (D-REUG-12). (expected: fails)
no_endless_script_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-script-under-strong [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working, that inputs keep coming, and that every event that is possible again
\* and again also happens again and again. It holds, but on an assumption that the document does not justify.
\* (expected: holds)
\* TLC cannot check no-endless-script-under-strong: not EF EG EXECUTE_SCRIPT: 24 fairness constraints, 23 of them
\* strong, are too many for TLC: each multiplies its work

\* no-endless-exhaustion-under-stutter: Without an error from outside, the machine does not go on for ever
\* running a script into one of its limits, recovering, and running a script again, even if the machine may stop
\* at any moment. It fails: the machine may stop inside the loop. (expected: fails)
no_endless_exhaustion_under_stutter == (Settled) => ([](<>(~((state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~(last = "ERROR_OCCURRED") /\ ~(last = "SCRIPT_STEP_COMPLETE")))))

\* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: Without an error from outside, the
\* machine does not go on for ever running a script into one of its limits, recovering, and running a script
\* again, provided that the machine keeps working. It fails: the machine recovers from every exhausted limit
\* (D-REUG-05). (expected: fails)
no_endless_exhaustion_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](<>(~((state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~(last = "ERROR_OCCURRED") /\ ~(last =
    "SCRIPT_STEP_COMPLETE")))))

\* no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: Without an error from outside, the machine
\* does not go on for ever running a script into one of its limits, recovering, and running a script again,
\* provided that the machine keeps working and that inputs keep coming. It fails: the machine recovers from every
\* exhausted limit (D-REUG-05). (expected: fails)
no_endless_exhaustion_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](<>(~((state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~(last = "ERROR_OCCURRED") /\ ~(last =
    "SCRIPT_STEP_COMPLETE")))))

\* no-endless-exhaustion-under-strong [REUG-034, REUG-035, REUG-050]: Without an error from outside, the machine
\* does not go on for ever running a script into one of its limits, recovering, and running a script again,
\* provided that the machine keeps working, that inputs keep coming, and that every event that is possible again
\* and again also happens again and again. It holds, but on an assumption that the document does not justify.
\* (expected: holds)
\* TLC cannot check no-endless-exhaustion-under-strong: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or
\* ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): 24 fairness constraints, 23 of
\* them strong, are too many for TLC: each multiplies its work

\* no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
\* ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
\* fails: the machine may stop inside the loop. (expected: fails)
no_endless_recovery_under_stutter == [](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
\* UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
\* working. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails)
no_endless_recovery_under_progress == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST
    \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) =>
    ([](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
\* and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
\* that inputs keep coming. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails)
no_endless_recovery_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE
    \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-strong [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
\* and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working, that
\* inputs keep coming, and that every event that is possible again and again also happens again and again. It
\* holds, but on an assumption that the document does not justify. (expected: holds)
\* TLC cannot check no-endless-recovery-under-strong: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): 24
\* fairness constraints, 23 of them strong, are too many for TLC: each multiplies its work

\* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema before anything is
\* generated and before the turn ends, even if the machine may stop at any moment. It fails: the machine may stop
\* right there. (expected: fails)
\* This is part 1 of it.
created_tool_is_checked_under_stutter_1 == "created-tool-is-checked-under-stutter-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema before anything is
\* generated and before the turn ends, even if the machine may stop at any moment. It fails: the machine may stop
\* right there. (expected: fails)
\* This is part 2 of it.
created_tool_is_checked_under_stutter_2 == (Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last =
    "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID"))))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working. (expected:
\* holds)
\* This is part 1 of it.
created_tool_is_checked_under_progress_1 == "created-tool-is-checked-under-progress-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working. (expected:
\* holds)
\* This is part 2 of it.
created_tool_is_checked_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last =
    "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID"))))

\* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working and that inputs
\* keep coming. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_total_1 == "created-tool-is-checked-under-total-1" \in open => (~(state = "GENERATE") /\
    ~(state = "COMPLETE"))

\* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working and that inputs
\* keep coming. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_total_2 == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED
    \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last =
    "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID"))))

\* created-tool-is-checked-under-strong [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working, that inputs
\* keep coming, and that every event that is possible again and again also happens again and again. (expected:
\* holds)
\* This is part 1 of it.
created_tool_is_checked_under_strong_1 == "created-tool-is-checked-under-strong-1" \in open => (~(state = "GENERATE")
    /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-strong [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
\* before anything is generated and before the turn ends, provided that the machine keeps working, that inputs
\* keep coming, and that every event that is possible again and again also happens again and again. (expected:
\* holds)
\* This is part 2 of it.
\* TLC cannot check created-tool-is-checked-under-strong-2: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not
\* COMPLETE) U (SCHEMA_VALIDATED or SCHEMA_INVALID)]): 24 fairness constraints, 23 of them strong, are too many
\* for TLC: each multiplies its work

\* intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
\* an intent was detected. It fails: recovery from an error in ENGAGE leads to UNDERSTAND (D-REUG-11). (expected:
\* fails)
intent_before_understand == "intent-before-understand" \in open => (~(state = "UNDERSTAND"))

\* intent-or-recovery-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes only
\* after an intent was detected or after a recovery. (expected: holds)
intent_or_recovery_before_understand == "intent-or-recovery-before-understand" \in open => (~(state = "UNDERSTAND"))

\* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
\* start over in UNDERSTAND. It fails: the machine recovers from a time-out like from any error (D-REUG-06).
\* (expected: fails)
no_understand_after_timeout == "no-understand-after-timeout" \in open => (~(state = "UNDERSTAND"))

\* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
\* runs again in the same turn. It fails: recovery leads to UNDERSTAND, which can start the next script
\* (D-REUG-05). (expected: fails)
no_script_after_exhaustion == "no-script-after-exhaustion" \in open => (~(state = "EXECUTE_SCRIPT"))

\* no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
\* turn. It fails in the same way. (expected: fails)
no_script_after_recursion_limit == "no-script-after-recursion-limit" \in open => (~(state = "EXECUTE_SCRIPT"))

\* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
\* its schema, nothing is generated and the turn does not end. (expected: holds)
no_tool_before_its_verdict == "no-tool-before-its-verdict" \in open => (~(state = "GENERATE") /\ ~(state =
    "COMPLETE"))

\* rejected-tool-is-not-used [REUG-033, REUG-049]: After a schema was rejected, nothing is generated in the same
\* turn before some schema is found valid. It fails: after the recovery, TOOLS_ROUTED leads to GENERATE, and the
\* drawing does not require that the routed tool is registered (D-REUG-14). (expected: fails)
rejected_tool_is_not_used == "rejected-tool-is-not-used" \in open => (~(state = "GENERATE"))

\* validated-tool-can-be-used [REUG-042]: After a schema was found valid, a use of the tool is reachable in the
\* same turn. It fails: the turn ends at once (D-REUG-08). (expected: fails)
\* TLC cannot check validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies
\* over all paths and over some path, which LTL cannot express

\* created-before-checked [REUG-008, REUG-033, REUG-049]: VALIDATE_TOOL_SCHEMA is entered only with a tool that
\* has just been created. (expected: holds)
created_before_checked == ~(state = "VALIDATE_TOOL_SCHEMA") => ~(~(state = "VALIDATE_TOOL_SCHEMA" => FALSE))

================================================================================
