------------------------------ MODULE reug_amended ------------------------------
\* REUG 9.3.1, amended: the machine reug in the profile amended, for TLA+.
\* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config reug_amended.cfg reug_amended.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

MAX_STEPS == 100
MAX_DEPTH == 5
MAX_RECOVERIES == 3
MAX_PARALLEL == 10
CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  fetch_registered,  \* the schema of the newest version of FETCH is valid
  intent,  \* the user's intent is known
  steps,  \* steps that the turn has taken
  recoveries,  \* recoveries of the turn
  outcome,  \* how the turn ended
  tool,  \* the selected tool
  depth,  \* the depth of nested calls
  tasks,  \* tasks in flight
  cause,  \* why the machine is in recovery
  last,  \* the event of the last step
  open  \* the properties with a pending weak until

own == <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause, last>>
vars == <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause, last, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"READY", "ENGAGE", "UNDERSTAND", "EXECUTE_SCRIPT", "CREATE_DYNAMIC_TOOL", "VALIDATE_TOOL_SCHEMA",
      "PARALLELIZE_TASKS", "AWAIT_PARALLEL_RESULTS", "GENERATE", "ERROR_RECOVERY_UNIFIED", "COMPLETE", "SHUTDOWN"}
  /\ fetch_registered \in BOOLEAN
  /\ intent \in BOOLEAN
  /\ steps \in 0..100
  /\ recoveries \in 0..3
  /\ outcome \in {"NONE", "ANSWERED", "FAILED", "TIMED_OUT"}
  /\ tool \in {"NONE", "SEARCH", "FETCH"}
  /\ depth \in 0..5
  /\ tasks \in 0..10
  /\ cause \in {"NONE", "FATAL", "TIMEOUT", "LIMIT", "ERROR"}

enabled_USER_INPUT == state = "READY"

enabled_SHUTDOWN_REQUESTED == state = "READY" \/ state = "COMPLETE"

enabled_INTENT_DETECTED == state = "ENGAGE"

enabled_TOOL_CONSIDERED == state = "UNDERSTAND" /\ tool # "FETCH"

enabled_TOOLS_ROUTED == state = "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)

enabled_SCRIPT_PARSED == state = "UNDERSTAND" /\ steps < MAX_STEPS

enabled_DYNAMIC_TOOL_REQUEST == state = "UNDERSTAND" /\ (tool = "FETCH" /\ steps < MAX_STEPS)

enabled_PARALLEL_TASKS_READY == state = "UNDERSTAND"

enabled_SCRIPT_STEP_COMPLETE == state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS

enabled_SCRIPT_CALLED == state = "EXECUTE_SCRIPT" /\ (depth < MAX_DEPTH /\ steps < MAX_STEPS)

enabled_SCRIPT_RETURNED == state = "EXECUTE_SCRIPT" /\ depth > 0

enabled_SCRIPT_EXECUTION_COMPLETE == state = "EXECUTE_SCRIPT" /\ depth = 0

enabled_DYNAMIC_TOOL_CREATED == state = "CREATE_DYNAMIC_TOOL"

enabled_SCHEMA_VALIDATED == state = "VALIDATE_TOOL_SCHEMA"

enabled_TASK_DISPATCHED == state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL

enabled_TASKS_DISPATCHED == state = "PARALLELIZE_TASKS" /\ tasks > 0

enabled_TASK_ENDED == state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0

enabled_PARALLEL_RESULTS_READY == state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0

enabled_TOOL_SUCCESS == state = "GENERATE" /\ tool # "NONE"

enabled_RESPONSE_READY == state = "GENERATE"

enabled_RECOVERY_SUCCESS == (state = "ERROR_RECOVERY_UNIFIED" /\ (intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\
    recoveries < MAX_RECOVERIES)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (~intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES))

enabled_RECOVERY_FAILED == state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries =
    MAX_RECOVERIES)

enabled_TURN_COMPLETE == state = "COMPLETE"

enabled_SCHEMA_INVALID == state = "VALIDATE_TOOL_SCHEMA"

enabled_TOOL_FAILURE == state = "GENERATE"

enabled_TIMEOUT_DETECTED == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ (cause # "FATAL" /\ cause #
    "TIMEOUT")

enabled_RECURSION_LIMIT_EXCEEDED == state = "EXECUTE_SCRIPT" /\ depth = MAX_DEPTH

enabled_STEP_BUDGET_EXHAUSTED == state = "EXECUTE_SCRIPT" /\ (steps = MAX_STEPS /\ depth < MAX_DEPTH)

enabled_ERROR_OCCURRED == state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE"

enabled_FATAL_ERROR == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL"

enabled_any == enabled_USER_INPUT \/ enabled_SHUTDOWN_REQUESTED \/ enabled_INTENT_DETECTED \/ enabled_TOOL_CONSIDERED
    \/ enabled_TOOLS_ROUTED \/ enabled_SCRIPT_PARSED \/ enabled_DYNAMIC_TOOL_REQUEST \/ enabled_PARALLEL_TASKS_READY
    \/ enabled_SCRIPT_STEP_COMPLETE \/ enabled_SCRIPT_CALLED \/ enabled_SCRIPT_RETURNED \/
    enabled_SCRIPT_EXECUTION_COMPLETE \/ enabled_DYNAMIC_TOOL_CREATED \/ enabled_SCHEMA_VALIDATED \/
    enabled_TASK_DISPATCHED \/ enabled_TASKS_DISPATCHED \/ enabled_TASK_ENDED \/ enabled_PARALLEL_RESULTS_READY \/
    enabled_TOOL_SUCCESS \/ enabled_RESPONSE_READY \/ enabled_RECOVERY_SUCCESS \/ enabled_RECOVERY_FAILED \/
    enabled_TURN_COMPLETE \/ enabled_SCHEMA_INVALID \/ enabled_TOOL_FAILURE \/ enabled_TIMEOUT_DETECTED \/
    enabled_RECURSION_LIMIT_EXCEEDED \/ enabled_STEP_BUDGET_EXHAUSTED \/ enabled_ERROR_OCCURRED \/ enabled_FATAL_ERROR

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "fatal-is-not-recovered-1" -> (cause = "FATAL")
    [] claim = "fatal-is-not-recovered-2" -> (cause = "TIMEOUT")
    [] claim = "intent-before-understand" -> (last = "USER_INPUT")
    [] claim = "no-understand-after-timeout" -> (last = "TIMEOUT_DETECTED")
    [] claim = "no-script-after-exhaustion" -> (last = "STEP_BUDGET_EXHAUSTED")
    [] claim = "no-tool-before-its-verdict" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_INVALID")
    [] claim = "budgets-last-for-the-turn-1" -> (steps = MAX_STEPS)
    [] claim = "budgets-last-for-the-turn-2" -> (recoveries = MAX_RECOVERIES)
    [] claim = "registered-only-if-validated" -> (FALSE)
    [] claim = "progress-concluded-under-progress-1" -> (state = "ENGAGE")
    [] claim = "progress-concluded-under-deadline-1" -> (state = "ENGAGE")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-deadline-1" -> (last = "DYNAMIC_TOOL_CREATED")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "fatal-is-not-recovered-1" -> (state = "COMPLETE" /\ outcome = "FAILED")
    [] claim = "fatal-is-not-recovered-2" -> (state = "COMPLETE" /\ outcome # "ANSWERED")
    [] claim = "intent-before-understand" -> (last = "INTENT_DETECTED")
    [] claim = "no-understand-after-timeout" -> (state = "READY")
    [] claim = "no-script-after-exhaustion" -> (state = "READY")
    [] claim = "no-tool-before-its-verdict" -> (last = "SCHEMA_VALIDATED")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_VALIDATED")
    [] claim = "budgets-last-for-the-turn-1" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "budgets-last-for-the-turn-2" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "registered-only-if-validated" -> (last = "SCHEMA_VALIDATED")
    [] claim = "progress-concluded-under-progress-1" -> (outcome = "ANSWERED" \/ outcome = "FAILED" \/ outcome =
      "TIMED_OUT")
    [] claim = "progress-concluded-under-deadline-1" -> (outcome = "ANSWERED" \/ outcome = "FAILED" \/ outcome =
      "TIMED_OUT")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "SCHEMA_VALIDATED" \/ state =
      "ERROR_RECOVERY_UNIFIED")
    [] claim = "created-tool-is-checked-under-deadline-1" -> (last = "SCHEMA_VALIDATED" \/ state =
      "ERROR_RECOVERY_UNIFIED")

Init ==
  /\ state = "READY"
  /\ fetch_registered = FALSE
  /\ intent = FALSE
  /\ steps = 0
  /\ recoveries = 0
  /\ outcome = "NONE"
  /\ tool = "NONE"
  /\ depth = 0
  /\ tasks = 0
  /\ cause = "NONE"
  /\ last = "none"
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"registered-only-if-validated"}) /\ ~Met(claim)}

\* USER_INPUT (input): READY -> ENGAGE [REUG-004]
USER_INPUT ==
  /\ (state = "READY")
  /\ state' = "ENGAGE"
  /\ last' = "USER_INPUT"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]
SHUTDOWN_REQUESTED_1 ==
  /\ (state = "READY")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]
INTENT_DETECTED ==
  /\ (state = "ENGAGE")
  /\ state' = "UNDERSTAND"
  /\ intent' = TRUE
  /\ last' = "INTENT_DETECTED"
  /\ UNCHANGED <<fetch_registered, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006]
TOOL_CONSIDERED ==
  /\ (state = "UNDERSTAND")
  /\ (tool # "FETCH")
  /\ tool' = (IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH")
  /\ last' = "TOOL_CONSIDERED"
  /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, depth, tasks, cause>>

\* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049]
TOOLS_ROUTED ==
  /\ (state = "UNDERSTAND")
  /\ (tool # "FETCH" \/ fetch_registered)
  /\ state' = "GENERATE"
  /\ last' = "TOOLS_ROUTED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017]
SCRIPT_PARSED ==
  /\ (state = "UNDERSTAND")
  /\ (steps < MAX_STEPS)
  /\ state' = "EXECUTE_SCRIPT"
  /\ tool' = "NONE"
  /\ last' = "SCRIPT_PARSED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, depth, tasks, cause>>

\* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006, REUG-017]
DYNAMIC_TOOL_REQUEST ==
  /\ (state = "UNDERSTAND")
  /\ (tool = "FETCH" /\ steps < MAX_STEPS)
  /\ state' = "CREATE_DYNAMIC_TOOL"
  /\ fetch_registered' = FALSE
  /\ steps' = (steps + 1)
  /\ last' = "DYNAMIC_TOOL_REQUEST"
  /\ UNCHANGED <<intent, recoveries, outcome, tool, depth, tasks, cause>>

\* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006]
PARALLEL_TASKS_READY ==
  /\ (state = "UNDERSTAND")
  /\ state' = "PARALLELIZE_TASKS"
  /\ tool' = "NONE"
  /\ last' = "PARALLEL_TASKS_READY"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, depth, tasks, cause>>

\* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017]
SCRIPT_STEP_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (steps < MAX_STEPS)
  /\ state' = "EXECUTE_SCRIPT"
  /\ steps' = (steps + 1)
  /\ last' = "SCRIPT_STEP_COMPLETE"
  /\ UNCHANGED <<fetch_registered, intent, recoveries, outcome, tool, depth, tasks, cause>>

\* SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
SCRIPT_CALLED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth < MAX_DEPTH /\ steps < MAX_STEPS)
  /\ steps' = (steps + 1)
  /\ depth' = (depth + 1)
  /\ last' = "SCRIPT_CALLED"
  /\ UNCHANGED <<state, fetch_registered, intent, recoveries, outcome, tool, tasks, cause>>

\* SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016]
SCRIPT_RETURNED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth > 0)
  /\ depth' = (depth - 1)
  /\ last' = "SCRIPT_RETURNED"
  /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, tool, tasks, cause>>

\* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]
SCRIPT_EXECUTION_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth = 0)
  /\ state' = "GENERATE"
  /\ last' = "SCRIPT_EXECUTION_COMPLETE"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016]
RECURSION_LIMIT_EXCEEDED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth = MAX_DEPTH)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ cause' = "LIMIT"
  /\ last' = "RECURSION_LIMIT_EXCEEDED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, tasks>>

\* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017]
STEP_BUDGET_EXHAUSTED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (steps = MAX_STEPS /\ depth < MAX_DEPTH)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ cause' = "LIMIT"
  /\ last' = "STEP_BUDGET_EXHAUSTED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, tasks>>

\* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]
DYNAMIC_TOOL_CREATED ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ state' = "VALIDATE_TOOL_SCHEMA"
  /\ last' = "DYNAMIC_TOOL_CREATED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> UNDERSTAND [REUG-009, REUG-020]: The tool stays selected
\* and can be routed at once.
SCHEMA_VALIDATED ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "UNDERSTAND"
  /\ fetch_registered' = TRUE
  /\ last' = "SCHEMA_VALIDATED"
  /\ UNCHANGED <<intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009]
SCHEMA_INVALID ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = "ERROR"
  /\ last' = "SCHEMA_INVALID"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, depth, tasks>>

\* TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-021]
TASK_DISPATCHED ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (tasks < MAX_PARALLEL)
  /\ tasks' = (tasks + 1)
  /\ last' = "TASK_DISPATCHED"
  /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, cause>>

\* TASKS_DISPATCHED (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]
TASKS_DISPATCHED ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (tasks > 0)
  /\ state' = "AWAIT_PARALLEL_RESULTS"
  /\ last' = "TASKS_DISPATCHED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* TASK_ENDED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
TASK_ENDED ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (tasks > 0)
  /\ tasks' = (tasks - 1)
  /\ last' = "TASK_ENDED"
  /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, cause>>

\* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]
PARALLEL_RESULTS_READY ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (tasks = 0)
  /\ state' = "GENERATE"
  /\ last' = "PARALLEL_RESULTS_READY"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

\* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]
TOOL_SUCCESS ==
  /\ (state = "GENERATE")
  /\ (tool # "NONE")
  /\ state' = "COMPLETE"
  /\ outcome' = "ANSWERED"
  /\ tool' = "NONE"
  /\ last' = "TOOL_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, depth, tasks, cause>>

\* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]
RESPONSE_READY ==
  /\ (state = "GENERATE")
  /\ state' = "COMPLETE"
  /\ outcome' = "ANSWERED"
  /\ tool' = "NONE"
  /\ last' = "RESPONSE_READY"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, depth, tasks, cause>>

\* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012]
TOOL_FAILURE ==
  /\ (state = "GENERATE")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = "ERROR"
  /\ last' = "TOOL_FAILURE"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, depth, tasks>>

\* ERROR_OCCURRED (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
\* PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-032, REUG-041]
ERROR_OCCURRED ==
  /\ (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
      "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ depth' = 0
  /\ tasks' = 0
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome>>

\* TIMEOUT_DETECTED (machine): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
\* PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
\* [REUG-018, REUG-022]
TIMEOUT_DETECTED ==
  /\ (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
      "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE"
      \/ state = "ERROR_RECOVERY_UNIFIED")
  /\ (cause # "FATAL" /\ cause # "TIMEOUT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ depth' = 0
  /\ tasks' = 0
  /\ cause' = "TIMEOUT"
  /\ last' = "TIMEOUT_DETECTED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome>>

\* FATAL_ERROR (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
\* PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
\* [REUG-032, REUG-041]
FATAL_ERROR ==
  /\ (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
      "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE"
      \/ state = "ERROR_RECOVERY_UNIFIED")
  /\ (cause # "FATAL")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ depth' = 0
  /\ tasks' = 0
  /\ cause' = "FATAL"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome>>

\* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037]
RECOVERY_SUCCESS_1 ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ (intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES)
  /\ state' = "UNDERSTAND"
  /\ recoveries' = (recoveries + 1)
  /\ cause' = "NONE"
  /\ last' = "RECOVERY_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, steps, outcome, tool, depth, tasks>>

\* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> ENGAGE [REUG-013, REUG-037]
RECOVERY_SUCCESS_2 ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ (~intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES)
  /\ state' = "ENGAGE"
  /\ recoveries' = (recoveries + 1)
  /\ cause' = "NONE"
  /\ last' = "RECOVERY_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, steps, outcome, tool, depth, tasks>>

\* RECOVERY_FAILED (machine): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]
RECOVERY_FAILED ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)
  /\ state' = "COMPLETE"
  /\ outcome' = (IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE "FAILED")
  /\ cause' = "NONE"
  /\ last' = "RECOVERY_FAILED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, tool, depth, tasks>>

\* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]
TURN_COMPLETE ==
  /\ (state = "COMPLETE")
  /\ state' = "READY"
  /\ intent' = FALSE
  /\ steps' = 0
  /\ recoveries' = 0
  /\ outcome' = "NONE"
  /\ last' = "TURN_COMPLETE"
  /\ UNCHANGED <<fetch_registered, tool, depth, tasks, cause>>

\* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]
SHUTDOWN_REQUESTED_2 ==
  /\ (state = "COMPLETE")
  /\ state' = "SHUTDOWN"
  /\ intent' = FALSE
  /\ steps' = 0
  /\ recoveries' = 0
  /\ outcome' = "NONE"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<fetch_registered, tool, depth, tasks, cause>>

\* SHUTDOWN_REQUESTED (input): someone requests the shutdown
SHUTDOWN_REQUESTED == SHUTDOWN_REQUESTED_1 \/ SHUTDOWN_REQUESTED_2

\* RECOVERY_SUCCESS (machine): the recovery succeeded
RECOVERY_SUCCESS == RECOVERY_SUCCESS_1 \/ RECOVERY_SUCCESS_2

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, tasks, cause>>

Step ==
  \/ USER_INPUT
  \/ SHUTDOWN_REQUESTED
  \/ INTENT_DETECTED
  \/ TOOL_CONSIDERED
  \/ TOOLS_ROUTED
  \/ SCRIPT_PARSED
  \/ DYNAMIC_TOOL_REQUEST
  \/ PARALLEL_TASKS_READY
  \/ SCRIPT_STEP_COMPLETE
  \/ SCRIPT_CALLED
  \/ SCRIPT_RETURNED
  \/ SCRIPT_EXECUTION_COMPLETE
  \/ DYNAMIC_TOOL_CREATED
  \/ SCHEMA_VALIDATED
  \/ TASK_DISPATCHED
  \/ TASKS_DISPATCHED
  \/ TASK_ENDED
  \/ PARALLEL_RESULTS_READY
  \/ TOOL_SUCCESS
  \/ RESPONSE_READY
  \/ RECOVERY_SUCCESS
  \/ RECOVERY_FAILED
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

\* deadlock-shutdown-exempt [REUG-002, REUG-015, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be
\* taken in every state except SHUTDOWN, which is final. (expected: holds)
deadlock_shutdown_exempt == []((enabled_any \/ state = "SHUTDOWN") /\ (state = "SHUTDOWN" => (~enabled_any /\
    ([](state = "SHUTDOWN")))))

\* errors-everywhere [REUG-018, REUG-022, REUG-032, REUG-035, REUG-050]: An error, a fatal error and a time-out
\* can be reported in every state in which a turn is worked on. (expected: holds)
errors_everywhere == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE") => (enabled_ERROR_OCCURRED /\ enabled_FATAL_ERROR /\
    enabled_TIMEOUT_DETECTED)

\* error-recovery-of-every-error [REUG-025, REUG-029, REUG-032, REUG-041]: Every error, fatal ones and time-outs
\* included, leads to ERROR_RECOVERY_UNIFIED at once. (expected: holds)
error_recovery_of_every_error == (Settled) => ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/ last =
    "TIMEOUT_DETECTED" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED" \/ last =
    "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* causes-are-kept [REUG-013, REUG-025, REUG-032]: In ERROR_RECOVERY_UNIFIED, the cause distinguishes a fatal
\* error, a time-out, a limit and another error. (expected: holds)
causes_are_kept == (last = "FATAL_ERROR" => cause = "FATAL") /\ (last = "TIMEOUT_DETECTED" => cause = "TIMEOUT") /\
    ((last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED") => cause = "LIMIT") /\ ((last =
    "ERROR_OCCURRED" \/ last = "SCHEMA_INVALID" \/ last = "TOOL_FAILURE") => cause = "ERROR") /\ (state =
    "ERROR_RECOVERY_UNIFIED" \/ cause = "NONE")

\* fatal-is-not-recovered [REUG-018, REUG-032]: There is no recovery from a fatal error or from a time-out, and a
\* fatal error is not reported as a time-out. (expected: holds)
\* This is part 1 of it.
fatal_is_not_recovered_1 == "fatal-is-not-recovered-1" \in open => (cause = "FATAL")

\* fatal-is-not-recovered [REUG-018, REUG-032]: There is no recovery from a fatal error or from a time-out, and a
\* fatal error is not reported as a time-out. (expected: holds)
\* This is part 2 of it.
fatal_is_not_recovered_2 == "fatal-is-not-recovered-2" \in open => (cause = "TIMEOUT" \/ cause = "FATAL")

\* unanswered-only-for-a-reason [REUG-013, REUG-042]: A turn ends unanswered only after a time-out, a fatal error
\* or the maximum of recoveries, and its outcome distinguishes a time-out from a failure. (expected: holds)
\* This is part 1 of it.
unanswered_only_for_a_reason_1 == state = "ERROR_RECOVERY_UNIFIED" => ~(~(state = "COMPLETE" => (outcome = "FAILED" \/
    outcome = "TIMED_OUT")) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "COMPLETE" => (outcome = "FAILED"
    \/ outcome = "TIMED_OUT"))) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state =
    "COMPLETE" => (outcome = "FAILED" \/ outcome = "TIMED_OUT"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state
    = "COMPLETE" => (outcome = "FAILED" \/ outcome = "TIMED_OUT"))) \/ (state = "PARALLELIZE_TASKS" /\ tasks <
    MAX_PARALLEL /\ ~(state = "COMPLETE" => (outcome = "FAILED" \/ outcome = "TIMED_OUT"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "COMPLETE" => (outcome = "FAILED" \/ outcome = "TIMED_OUT")))
    \/ (state = "GENERATE" /\ tool # "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause =
    "FATAL" \/ cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES) /\ ~((IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE
    "FAILED") = "FAILED" \/ (IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE "FAILED") = "TIMED_OUT")))

\* unanswered-only-for-a-reason [REUG-013, REUG-042]: A turn ends unanswered only after a time-out, a fatal error
\* or the maximum of recoveries, and its outcome distinguishes a time-out from a failure. (expected: holds)
\* This is part 2 of it.
unanswered_only_for_a_reason_2 == (state = "ERROR_RECOVERY_UNIFIED" /\ cause # "FATAL" /\ cause # "TIMEOUT" /\
    recoveries < MAX_RECOVERIES) => ~(~(~(state = "COMPLETE")) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state
    = "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state =
    "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(~(state = "COMPLETE"))) \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(~(state = "COMPLETE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(~(state = "COMPLETE"))) \/ (state = "GENERATE" /\ tool # "NONE") \/ state = "GENERATE" \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)))

\* unanswered-only-for-a-reason [REUG-013, REUG-042]: A turn ends unanswered only after a time-out, a fatal error
\* or the maximum of recoveries, and its outcome distinguishes a time-out from a failure. (expected: holds)
\* This is part 3 of it.
unanswered_only_for_a_reason_3 == cause = "TIMEOUT" => ~(~(state = "COMPLETE" => outcome = "TIMED_OUT") \/ (state =
    "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "PARALLELIZE_TASKS"
    /\ tasks < MAX_PARALLEL /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "GENERATE" /\ tool # "NONE") \/ state =
    "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries =
    MAX_RECOVERIES) /\ ~((IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE "FAILED") = "TIMED_OUT")))

\* unanswered-only-for-a-reason [REUG-013, REUG-042]: A turn ends unanswered only after a time-out, a fatal error
\* or the maximum of recoveries, and its outcome distinguishes a time-out from a failure. (expected: holds)
\* This is part 4 of it.
unanswered_only_for_a_reason_4 == (state = "ERROR_RECOVERY_UNIFIED" /\ cause # "TIMEOUT") => ~(~(state = "COMPLETE" =>
    outcome = "FAILED") \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/
    (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" => outcome =
    "FAILED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "GENERATE" /\
    tool # "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT"
    \/ recoveries = MAX_RECOVERIES) /\ ~((IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE "FAILED") = "FAILED")))

\* answered-means-answered [REUG-012, REUG-042]: A turn counts as answered exactly if it was answered, and every
\* completed turn has an outcome. (expected: holds)
answered_means_answered == (Settled) => (([](((last = "RESPONSE_READY" \/ last = "TOOL_SUCCESS") => outcome =
    "ANSWERED") /\ (state = "COMPLETE" => outcome # "NONE"))) /\ ([](~(state = "COMPLETE") => ~(~(outcome = "ANSWERED"
    => FALSE) \/ (state = "READY" /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "ENGAGE" /\ ~(outcome = "ANSWERED"
    => FALSE)) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state =
    "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered) /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "UNDERSTAND"
    /\ steps < MAX_STEPS /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps <
    MAX_STEPS /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "UNDERSTAND" /\ ~(outcome = "ANSWERED" => FALSE)) \/
    (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "EXECUTE_SCRIPT"
    /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\
    depth > 0 /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~(outcome = "ANSWERED"
    => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ depth = MAX_DEPTH /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state =
    "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ depth < MAX_DEPTH /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state =
    "CREATE_DYNAMIC_TOOL" /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~(outcome =
    "ANSWERED" => FALSE)) \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(outcome = "ANSWERED" => FALSE))
    \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0 /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks = 0 /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "GENERATE" /\ ~(outcome = "ANSWERED" => FALSE)) \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE")
    /\ ~(outcome = "ANSWERED" => FALSE)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ ~(outcome = "ANSWERED" => FALSE)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS"
    \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL"
    /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES /\ ~(outcome = "ANSWERED" => FALSE)) \/ (state = "ERROR_RECOVERY_UNIFIED"
    /\ ~intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES /\ ~(outcome = "ANSWERED" =>
    FALSE)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries =
    MAX_RECOVERIES) /\ ~((IF (cause = "TIMEOUT") THEN "TIMED_OUT" ELSE "FAILED") = "ANSWERED" => FALSE))))))

\* tool-success-means-one-thing [REUG-012]: A successful tool completes the turn wherever it is reported.
\* (expected: holds)
tool_success_means_one_thing == last = "TOOL_SUCCESS" => state = "COMPLETE"

\* intent-before-understand [REUG-002, REUG-005, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes
\* only after an intent was detected. (expected: holds)
intent_before_understand == "intent-before-understand" \in open => (~(state = "UNDERSTAND"))

\* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
\* start over in UNDERSTAND. (expected: holds)
no_understand_after_timeout == "no-understand-after-timeout" \in open => (~(state = "UNDERSTAND"))

\* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
\* runs again in the same turn. (expected: holds)
no_script_after_exhaustion == "no-script-after-exhaustion" \in open => (~(state = "EXECUTE_SCRIPT"))

\* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
\* its schema, nothing is generated with it. (expected: holds)
no_tool_before_its_verdict == "no-tool-before-its-verdict" \in open => (~(state = "GENERATE" /\ tool = "FETCH"))

\* rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
\* of it is found valid. (expected: holds)
rejected_tool_is_not_used == "rejected-tool-is-not-used" \in open => (~(state = "GENERATE" /\ tool = "FETCH"))

\* only-registered-tools-are-used [REUG-033, REUG-049]: An answer is never generated with a tool that is not
\* registered. (expected: holds)
only_registered_tools_are_used == (state = "GENERATE" /\ tool = "FETCH") => fetch_registered

\* validated-tool-can-be-used [REUG-009, REUG-042]: After a schema was found valid, the tool can be used in the
\* same turn. (expected: holds)
\* TLC cannot check validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U (GENERATE and tool ==
\* FETCH)]): it quantifies over all paths and over some path, which LTL cannot express

\* tools-can-be-made-again [REUG-047]: After a schema was found valid, another version of the tool can be made in
\* the same turn. (expected: holds)
\* TLC cannot check tools-can-be-made-again: EF (SCHEMA_VALIDATED and E[not READY U DYNAMIC_TOOL_CREATED]): the
\* target has no 'until', and this one is nested inside another operator

\* limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-036, REUG-037]: The limits are at most those of the
\* document: one hundred steps, five nested calls, three recoveries, ten tasks. (expected: holds)
limits_of_the_document == steps <= 100 /\ depth <= 5 /\ recoveries <= 3 /\ tasks <= 10

\* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
\* recoveries and all tasks can be used. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
limits_can_be_used_up_1 == ~(steps = MAX_STEPS)

\* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
\* recoveries and all tasks can be used. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
limits_can_be_used_up_2 == ~(depth = MAX_DEPTH)

\* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
\* recoveries and all tasks can be used. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
limits_can_be_used_up_3 == ~(recoveries = MAX_RECOVERIES)

\* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
\* recoveries and all tasks can be used. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
limits_can_be_used_up_4 == ~(tasks = MAX_PARALLEL)

\* budgets-last-for-the-turn [REUG-017, REUG-034, REUG-037]: The numbers of steps taken and recoveries made do
\* not decrease until the turn is over. (expected: holds)
\* This is part 1 of it.
budgets_last_for_the_turn_1 == "budgets-last-for-the-turn-1" \in open => (steps = MAX_STEPS)

\* budgets-last-for-the-turn [REUG-017, REUG-034, REUG-037]: The numbers of steps taken and recoveries made do
\* not decrease until the turn is over. (expected: holds)
\* This is part 2 of it.
budgets_last_for_the_turn_2 == "budgets-last-for-the-turn-2" \in open => (recoveries = MAX_RECOVERIES)

\* turns-begin-afresh [REUG-004, REUG-014]: A turn begins with an unknown intent, its whole budget and no
\* outcome. (expected: holds)
turns_begin_afresh == (state = "READY" \/ state = "SHUTDOWN") => (~intent /\ steps = 0 /\ recoveries = 0 /\ outcome =
    "NONE")

\* recovery-resets-the-levels [REUG-027]: In recovery no call is open, no task is in flight and no tool is
\* selected. (expected: holds)
recovery_resets_the_levels == state = "ERROR_RECOVERY_UNIFIED" => (depth = 0 /\ tasks = 0 /\ tool = "NONE")

\* exits-of-ready-and-complete [REUG-004, REUG-014]: A turn begins with an input and is followed by the next one
\* or by the end. (expected: holds)
\* This is part 1 of it.
exits_of_ready_and_complete_1 == state = "READY" => (state = "READY" /\ (state = "READY" \/ state = "COMPLETE") /\
    ~(~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN") \/ state = "ENGAGE" \/ (state = "UNDERSTAND" /\
    tool # "FETCH" /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "UNDERSTAND" /\ (tool
    # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ tool =
    "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state
    = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "READY" \/ state = "ENGAGE" \/ state =
    "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "READY" \/ state = "ENGAGE" \/ state =
    "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ (state = "EXECUTE_SCRIPT" /\ depth = MAX_DEPTH) \/
    (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ depth < MAX_DEPTH) \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "READY" \/ state =
    "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ (state = "GENERATE" /\ tool # "NONE") \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ ((state = "ENGAGE" \/ state
    = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL" /\ cause # "TIMEOUT") \/ ((state = "ENGAGE" \/ state = "UNDERSTAND"
    \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ cause # "FATAL") \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\
    recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/
    recoveries = MAX_RECOVERIES))))

\* exits-of-ready-and-complete [REUG-004, REUG-014]: A turn begins with an input and is followed by the next one
\* or by the end. (expected: holds)
\* This is part 2 of it.
exits_of_ready_and_complete_2 == state = "COMPLETE" => (state = "COMPLETE" /\ (state = "READY" \/ state = "COMPLETE")
    /\ ~(~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN") \/ state = "READY" \/ state = "ENGAGE" \/
    (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/
    (state = "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/
    (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT"
    /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state =
    "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state =
    "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = MAX_DEPTH) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ depth < MAX_DEPTH) \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ tasks <
    MAX_PARALLEL /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "PARALLELIZE_TASKS" /\
    tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "COMPLETE" \/ state = "READY" \/ state =
    "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT"
    \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND"
    \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ cause # "FATAL" /\ cause # "TIMEOUT") \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT"
    \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL") \/ (state
    = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/
    (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries <
    MAX_RECOVERIES)))

\* exits-of-engage [REUG-005]: ENGAGE leads on with a detected intent, to recovery, and nowhere else. (expected:
\* holds)
exits_of_engage == state = "ENGAGE" => (state = "ENGAGE" /\ ~(~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ (tool # "FETCH" \/
    fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\
    steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state
    = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ state =
    "CREATE_DYNAMIC_TOOL" \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ (state = "GENERATE" /\ tool #
    "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/
    recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE"))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 1 of it.
exits_of_understand_1 == state = "UNDERSTAND" => state = "UNDERSTAND"

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 2 of it.
exits_of_understand_2 == state = "UNDERSTAND" => (steps < MAX_STEPS => (state = "UNDERSTAND" /\ steps < MAX_STEPS))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 3 of it.
exits_of_understand_3 == state = "UNDERSTAND" => (steps = MAX_STEPS => ~(~(~(state = "EXECUTE_SCRIPT")) \/ (state =
    "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state = "EXECUTE_SCRIPT"))) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS)
    \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(~(state = "EXECUTE_SCRIPT"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(~(state =
    "EXECUTE_SCRIPT"))) \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(~(state = "EXECUTE_SCRIPT"))) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state = "EXECUTE_SCRIPT")))))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 4 of it.
exits_of_understand_4 == state = "UNDERSTAND" => ((tool # "FETCH" \/ fetch_registered) => (state = "UNDERSTAND" /\
    (tool # "FETCH" \/ fetch_registered)))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 5 of it.
exits_of_understand_5 == state = "UNDERSTAND" => ((tool = "FETCH" /\ steps < MAX_STEPS) => (state = "UNDERSTAND" /\
    tool = "FETCH" /\ steps < MAX_STEPS))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 6 of it.
exits_of_understand_6 == state = "UNDERSTAND" => (tool = "NONE" => ((state = "UNDERSTAND" /\ tool # "FETCH") /\
    ~(state = "UNDERSTAND" /\ tool # "FETCH" /\ ~((IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "SEARCH"))))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 7 of it.
exits_of_understand_7 == state = "UNDERSTAND" => (tool = "SEARCH" => ((state = "UNDERSTAND" /\ tool # "FETCH") /\
    ~(state = "UNDERSTAND" /\ tool # "FETCH" /\ ~((IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "FETCH"))))

\* exits-of-understand [REUG-006, REUG-017]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, to recovery, and nowhere else. (expected: holds)
\* This is part 8 of it.
exits_of_understand_8 == state = "UNDERSTAND" => ~(~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "UNDERSTAND"
    \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS"
    \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state
    = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state =
    "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ state = "CREATE_DYNAMIC_TOOL" \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "GENERATE"
    /\ tool # "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/
    cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE")

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 1 of it.
exits_of_execute_script_1 == state = "EXECUTE_SCRIPT" => (steps < MAX_STEPS => (state = "EXECUTE_SCRIPT" /\ steps <
    MAX_STEPS))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 2 of it.
exits_of_execute_script_2 == state = "EXECUTE_SCRIPT" => ((steps < MAX_STEPS /\ depth < MAX_DEPTH) => (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 3 of it.
exits_of_execute_script_3 == state = "EXECUTE_SCRIPT" => (depth > 0 => ((state = "EXECUTE_SCRIPT" /\ depth > 0) /\
    ~(~(~(state = "GENERATE")) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state = "GENERATE"))) \/ (state =
    "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(~(state = "GENERATE"))) \/
    (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(~(state =
    "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state = "GENERATE"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0))))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 4 of it.
exits_of_execute_script_4 == state = "EXECUTE_SCRIPT" => (depth = 0 => ((state = "EXECUTE_SCRIPT" /\ depth = 0) /\
    ~(state = "EXECUTE_SCRIPT" /\ depth > 0)))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 5 of it.
exits_of_execute_script_5 == state = "EXECUTE_SCRIPT" => (depth = MAX_DEPTH => ((state = "EXECUTE_SCRIPT" /\ depth =
    MAX_DEPTH) /\ ~(state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ depth < MAX_DEPTH)))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 6 of it.
exits_of_execute_script_6 == state = "EXECUTE_SCRIPT" => (depth < MAX_DEPTH => ~(state = "EXECUTE_SCRIPT" /\ depth =
    MAX_DEPTH))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 7 of it.
exits_of_execute_script_7 == state = "EXECUTE_SCRIPT" => (steps < MAX_STEPS => ~(state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ depth < MAX_DEPTH))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 8 of it.
exits_of_execute_script_8 == state = "EXECUTE_SCRIPT" => ((steps = MAX_STEPS /\ depth < MAX_DEPTH) => (state =
    "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ depth < MAX_DEPTH))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017]: EXECUTE_SCRIPT takes a step, calls and returns within
\* the limits, leads on when the script is done outside its calls, and to recovery with an error or a reached
\* limit, recursion before budget. (expected: holds)
\* This is part 9 of it.
exits_of_execute_script_9 == state = "EXECUTE_SCRIPT" => ~(~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\
    ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\
    tool = "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\
    steps < MAX_STEPS /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/
    (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "GENERATE" /\ tool # "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause #
    "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\
    cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\
    (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE")

\* exits-of-the-tool-states [REUG-008, REUG-009]: CREATE_DYNAMIC_TOOL leads on with a created tool,
\* VALIDATE_TOOL_SCHEMA back to UNDERSTAND with a valid schema, and both to recovery. (expected: holds)
\* This is part 1 of it.
exits_of_the_tool_states_1 == state = "CREATE_DYNAMIC_TOOL" => (state = "CREATE_DYNAMIC_TOOL" /\ ~(~(state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/
    state = "ENGAGE" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ (tool # "FETCH" \/
    fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state
    = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ state = "VALIDATE_TOOL_SCHEMA" \/ (state
    = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA"
    \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ (state = "GENERATE" /\
    tool # "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/
    cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE"))

\* exits-of-the-tool-states [REUG-008, REUG-009]: CREATE_DYNAMIC_TOOL leads on with a created tool,
\* VALIDATE_TOOL_SCHEMA back to UNDERSTAND with a valid schema, and both to recovery. (expected: holds)
\* This is part 2 of it.
exits_of_the_tool_states_2 == state = "VALIDATE_TOOL_SCHEMA" => ((state = "VALIDATE_TOOL_SCHEMA" /\ tool = "FETCH") /\
    state = "VALIDATE_TOOL_SCHEMA" /\ ~(~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\
    (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\
    tool = "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/
    (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT"
    /\ depth = 0) \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state
    = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ (state = "GENERATE" /\ tool #
    "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause =
    "TIMEOUT" \/ recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE"))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 1 of it.
exits_of_the_parallel_states_1 == state = "PARALLELIZE_TASKS" => (tasks > 0 => (state = "PARALLELIZE_TASKS" /\ tasks >
    0))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 2 of it.
exits_of_the_parallel_states_2 == state = "PARALLELIZE_TASKS" => (tasks = 0 => ~(~(~(state =
    "AWAIT_PARALLEL_RESULTS")) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state = "AWAIT_PARALLEL_RESULTS")))
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "AWAIT_PARALLEL_RESULTS")))
    \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state =
    "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS")))))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 3 of it.
exits_of_the_parallel_states_3 == state = "PARALLELIZE_TASKS" => (tasks < MAX_PARALLEL => (state = "PARALLELIZE_TASKS"
    /\ tasks < MAX_PARALLEL))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 4 of it.
exits_of_the_parallel_states_4 == state = "PARALLELIZE_TASKS" => ~(~(state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ (state =
    "UNDERSTAND" /\ tool # "FETCH" /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)) \/ (state =
    "UNDERSTAND" /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS) \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state
    = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "PARALLELIZE_TASKS" \/
    state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ (state = "GENERATE" /\ tool #
    "NONE") \/ state = "GENERATE" \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/
    cause = "TIMEOUT" \/ recoveries = MAX_RECOVERIES)) \/ state = "COMPLETE")

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 5 of it.
exits_of_the_parallel_states_5 == state = "AWAIT_PARALLEL_RESULTS" => (tasks = 0 => (state = "AWAIT_PARALLEL_RESULTS"
    /\ tasks = 0))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 6 of it.
exits_of_the_parallel_states_6 == state = "AWAIT_PARALLEL_RESULTS" => (tasks > 0 => ((state = "AWAIT_PARALLEL_RESULTS"
    /\ tasks > 0) /\ ~(~(~(state = "GENERATE")) \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state =
    "GENERATE"))) \/ (state = "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\
    ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ (state = "PARALLELIZE_TASKS" /\ tasks <
    MAX_PARALLEL /\ ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state =
    "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0))))

\* exits-of-the-parallel-states [REUG-010, REUG-011, REUG-021]: PARALLELIZE_TASKS leads on once a task is in
\* flight, AWAIT_PARALLEL_RESULTS once none is in flight, and both to recovery. (expected: holds)
\* This is part 7 of it.
exits_of_the_parallel_states_7 == state = "AWAIT_PARALLEL_RESULTS" => ~(~(state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ (state = "UNDERSTAND" /\
    tool # "FETCH" /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED"))
    \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS) \/
    state = "UNDERSTAND" \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "GENERATE" /\ tool # "NONE") \/ state = "GENERATE" \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/
    (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries <
    MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/ recoveries =
    MAX_RECOVERIES)) \/ state = "COMPLETE")

\* exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
\* routed, and to recovery. (expected: holds)
\* This is part 1 of it.
exits_of_generate_1 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
\* routed, and to recovery. (expected: holds)
\* This is part 2 of it.
exits_of_generate_2 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
\* routed, and to recovery. (expected: holds)
\* This is part 3 of it.
exits_of_generate_3 == state = "GENERATE" => (tool # "NONE" => (state = "GENERATE" /\ tool # "NONE"))

\* exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
\* routed, and to recovery. (expected: holds)
\* This is part 4 of it.
exits_of_generate_4 == state = "GENERATE" => (tool = "NONE" => ~(state = "GENERATE" /\ tool # "NONE"))

\* exits-of-generate [REUG-012]: GENERATE leads to COMPLETE with a response, or with a successful tool if one was
\* routed, and to recovery. (expected: holds)
\* This is part 5 of it.
exits_of_generate_5 == state = "GENERATE" => ~(~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ state = "ENGAGE" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\
    ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ steps
    < MAX_STEPS) \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\
    depth > 0 /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\
    ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS"
    /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/
    state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ state = "COMPLETE")

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 1 of it.
exits_of_error_recovery_unified_1 == state = "ERROR_RECOVERY_UNIFIED" => ((cause # "FATAL" /\ cause # "TIMEOUT" /\
    recoveries < MAX_RECOVERIES) => ((intent => (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES)) /\ (~intent => (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\
    cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES))))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 2 of it.
exits_of_error_recovery_unified_2 == state = "ERROR_RECOVERY_UNIFIED" => ((cause = "FATAL" \/ cause = "TIMEOUT" \/
    recoveries = MAX_RECOVERIES) => (state = "ERROR_RECOVERY_UNIFIED" /\ (cause = "FATAL" \/ cause = "TIMEOUT" \/
    recoveries = MAX_RECOVERIES)))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 3 of it.
exits_of_error_recovery_unified_3 == state = "ERROR_RECOVERY_UNIFIED" => ((cause = "FATAL" \/ cause = "TIMEOUT" \/
    recoveries = MAX_RECOVERIES) => ~((state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ cause # "FATAL" /\
    cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES)))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 4 of it.
exits_of_error_recovery_unified_4 == state = "ERROR_RECOVERY_UNIFIED" => (intent => ~(~(~(state = "ENGAGE")) \/ state
    = "READY" \/ (state = "UNDERSTAND" /\ tool # "FETCH" /\ ~(~(state = "ENGAGE"))) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "ENGAGE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\
    ~(~(state = "ENGAGE"))) \/ (state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(~(state = "ENGAGE"))) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state = "ENGAGE"))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\
    ~intent /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES)))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 5 of it.
exits_of_error_recovery_unified_5 == state = "ERROR_RECOVERY_UNIFIED" => (cause # "FATAL" => ((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL"))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 6 of it.
exits_of_error_recovery_unified_6 == state = "ERROR_RECOVERY_UNIFIED" => (cause = "FATAL" => ~((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL"))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 7 of it.
exits_of_error_recovery_unified_7 == state = "ERROR_RECOVERY_UNIFIED" => ((cause # "FATAL" /\ cause # "TIMEOUT") =>
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ cause # "FATAL" /\ cause # "TIMEOUT"))

\* exits-of-error-recovery-unified [REUG-013]: ERROR_RECOVERY_UNIFIED leads back to UNDERSTAND, or without a
\* known intent to ENGAGE, as long as recovery is possible, and gives up exactly if it is not. Fatal errors and
\* time-outs can strike here, too, and are noted. (expected: holds)
\* This is part 8 of it.
exits_of_error_recovery_unified_8 == state = "ERROR_RECOVERY_UNIFIED" => ~(~(state = "ERROR_RECOVERY_UNIFIED" \/ state
    = "UNDERSTAND" \/ state = "ENGAGE" \/ state = "COMPLETE") \/ state = "READY" \/ (state = "UNDERSTAND" /\ tool #
    "FETCH" /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "ENGAGE" \/ state = "COMPLETE"))
    \/ (state = "UNDERSTAND" /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ steps < MAX_STEPS)
    \/ (state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS) \/ state = "UNDERSTAND" \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "ENGAGE" \/ state = "COMPLETE")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "ENGAGE" \/
    state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0) \/ state = "CREATE_DYNAMIC_TOOL" \/ (state =
    "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state
    = "ENGAGE" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state =
    "ENGAGE" \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0) \/ state = "COMPLETE")

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 1 of it.
counters_count_1 == steps = 0 => ~((state = "UNDERSTAND" /\ tool = "FETCH" /\ steps < MAX_STEPS /\ ~(steps + 1 = 1))
    \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~(steps + 1 = 1)) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(steps + 1 = 1)))

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 2 of it.
counters_count_2 == depth = 0 => ~(state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(depth + 1 =
    1))

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 3 of it.
counters_count_3 == depth = MAX_DEPTH => ~(state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~(depth - 1 = MAX_DEPTH - 1))

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 4 of it.
counters_count_4 == tasks = 0 => ~(state = "PARALLELIZE_TASKS" /\ tasks < MAX_PARALLEL /\ ~(tasks + 1 = 1))

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 5 of it.
counters_count_5 == tasks = MAX_PARALLEL => ~(state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(tasks - 1 =
    MAX_PARALLEL - 1))

\* counters-count [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047]: At one end of its range, each counter of
\* steps, calls, new tools, returns, tasks and recoveries changes by exactly one. (expected: holds)
\* This is part 6 of it.
counters_count_6 == recoveries = 0 => ~((state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ cause # "FATAL" /\ cause #
    "TIMEOUT" /\ recoveries < MAX_RECOVERIES /\ ~(recoveries + 1 = 1)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent
    /\ cause # "FATAL" /\ cause # "TIMEOUT" /\ recoveries < MAX_RECOVERIES /\ ~(recoveries + 1 = 1)))

\* tool-in-hand [REUG-008, REUG-009, REUG-049]: A tool is selected only where tools are considered, created,
\* validated or used, and a tool that is being created or validated is not registered. (expected: holds)
tool_in_hand == (state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "GENERATE" \/ tool = "NONE") /\ ((state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA") => (tool =
    "FETCH" /\ ~fetch_registered))

\* registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
\* was found valid. (expected: holds)
registered_only_if_validated == "registered-only-if-validated" \in open => (~fetch_registered)

\* error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided that the machine keeps working.
\* (expected: holds)
error_recovery_leads_on_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state = "ENGAGE" \/
    state = "COMPLETE"))))

\* error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided only that the time-out, and the
\* events that follow it or a fatal error, are not postponed for ever. (expected: holds)
error_recovery_leads_on_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT")
    /\ (RECOVERY_FAILED))) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state = "ENGAGE" \/
    state = "COMPLETE"))))

\* error-recovery-completes-under-progress [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds)
error_recovery_completes_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE"))))

\* error-recovery-completes-under-deadline [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to the end of the turn, provided only that the time-out, and the events that follow it
\* or a fatal error, are not postponed for ever. (expected: holds)
error_recovery_completes_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT")
    /\ (RECOVERY_FAILED))) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE"))))

\* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
\* by the end of its turn, provided that the machine keeps working. (expected: holds)
progress_complete_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-complete-under-deadline [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
\* by the end of its turn, provided only that the time-out, and the events that follow it or a fatal error, are
\* not postponed for ever. (expected: holds)
progress_complete_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT") /\
    (RECOVERY_FAILED))) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
\* failure or time-out that is reported as such, provided that the machine keeps working. (expected: holds)
\* This is part 1 of it.
progress_concluded_under_progress_1 == "progress-concluded-under-progress-1" \in open => (outcome = "NONE")

\* progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
\* failure or time-out that is reported as such, provided that the machine keeps working. (expected: holds)
\* This is part 2 of it.
progress_concluded_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](state = "ENGAGE" => (<>(outcome = "ANSWERED" \/ outcome = "FAILED" \/ outcome =
    "TIMED_OUT"))))

\* progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
\* failure or time-out that is reported as such, provided only that the time-out, and the events that follow it
\* or a fatal error, are not postponed for ever. (expected: holds)
\* This is part 1 of it.
progress_concluded_under_deadline_1 == "progress-concluded-under-deadline-1" \in open => (outcome = "NONE")

\* progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
\* failure or time-out that is reported as such, provided only that the time-out, and the events that follow it
\* or a fatal error, are not postponed for ever. (expected: holds)
\* This is part 2 of it.
progress_concluded_under_deadline_2 == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT") /\
    (RECOVERY_FAILED))) => ([](state = "ENGAGE" => (<>(outcome = "ANSWERED" \/ outcome = "FAILED" \/ outcome =
    "TIMED_OUT"))))

\* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
\* working. (expected: holds)
bounded_complete_or_timeout_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/
    TASKS_DISPATCHED \/ TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/
    RECOVERY_FAILED \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED
    \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](last = "USER_INPUT" => (<>(state = "COMPLETE" \/ last =
    "TIMEOUT_DETECTED"))))

\* bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into a time-out, provided only that the time-out,
\* and the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
bounded_complete_or_timeout_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL") /\
    (RECOVERY_FAILED)) /\ Settled) => ([](last = "USER_INPUT" => (<>(state = "COMPLETE" \/ last =
    "TIMEOUT_DETECTED"))))

\* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
\* tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
\* that the machine keeps working. (expected: holds)
no_endless_tool_creation_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-tool-creation-under-deadline [REUG-037, REUG-047]: The machine does not go on for ever creating
\* tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
\* only that the time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected:
\* holds)
no_endless_tool_creation_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT")
    /\ (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working. (expected: holds)
no_endless_script_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided only that the time-out is not postponed for ever. (expected: holds)
no_endless_script_under_deadline == (WF_own(TIMEOUT_DETECTED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
\* running a script into one of its limits, recovering, and running a script again, provided that the machine
\* keeps working. (expected: holds)
no_endless_exhaustion_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-exhaustion-under-deadline [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
\* running a script into one of its limits, recovering, and running a script again, provided only that the
\* time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
no_endless_exhaustion_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT") /\
    (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
\* UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
\* working. (expected: holds)
no_endless_recovery_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-deadline [REUG-035, REUG-037]: The machine does not go on for ever between
\* UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided only that the time-out, and
\* the events that follow it or a fatal error, are not postponed for ever. (expected: holds)
no_endless_recovery_under_deadline == (WF_own(TIMEOUT_DETECTED) /\ WF_own((cause = "FATAL" \/ cause = "TIMEOUT") /\
    (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or its creation ends with an error, before anything is generated and before the turn ends, provided that the
\* machine keeps working. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_progress_1 == "created-tool-is-checked-under-progress-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or its creation ends with an error, before anything is generated and before the turn ends, provided that the
\* machine keeps working. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/
    TASKS_DISPATCHED \/ TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/
    RECOVERY_FAILED \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED
    \/ STEP_BUDGET_EXHAUSTED) /\ Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last = "SCHEMA_VALIDATED" \/
    state = "ERROR_RECOVERY_UNIFIED"))))

\* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or its creation ends with an error, before anything is generated and before the turn ends, provided only that
\* the time-out is not postponed for ever. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_deadline_1 == "created-tool-is-checked-under-deadline-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or its creation ends with an error, before anything is generated and before the turn ends, provided only that
\* the time-out is not postponed for ever. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_deadline_2 == (WF_own(TIMEOUT_DETECTED) /\ Settled) => ([](last = "DYNAMIC_TOOL_CREATED"
    => (<>(last = "SCHEMA_VALIDATED" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* tools-are-registered-by-validation [REUG-009, REUG-020, REUG-049]: Whether a tool is registered changes only
\* by a valid schema and by a request for a tool or a new version of it. (expected: holds)
tools_are_registered_by_validation == [][(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED
    \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/
    PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    ERROR_OCCURRED \/ FATAL_ERROR) => UNCHANGED fetch_registered]_vars

\* intents-and-outcomes-change-by-their-events [REUG-005, REUG-014]: The intent and the outcome of a turn change
\* only by the events that determine them, and between turns. (expected: holds)
intents_and_outcomes_change_by_their_events == [][((USER_INPUT \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    ERROR_OCCURRED \/ FATAL_ERROR) => UNCHANGED intent) /\ ((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/
    TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/ PARALLEL_RESULTS_READY \/ RECOVERY_SUCCESS \/ SCHEMA_INVALID
    \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ ERROR_OCCURRED \/
    FATAL_ERROR) => UNCHANGED outcome)]_vars

\* budgets-change-by-their-events [REUG-017, REUG-037]: Steps are counted by steps, calls and requests for new
\* tools, recoveries by recoveries; both counters are reset only between turns. (expected: holds)
budgets_change_by_their_events == [][((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ PARALLEL_TASKS_READY \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ TIMEOUT_DETECTED \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ ERROR_OCCURRED \/ FATAL_ERROR) => UNCHANGED steps) /\
    ((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/
    PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_FAILED \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    TIMEOUT_DETECTED \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ ERROR_OCCURRED \/ FATAL_ERROR) =>
    UNCHANGED recoveries)]_vars

\* levels-change-by-their-events [REUG-016, REUG-021, REUG-024]: The depth of calls and the tasks in flight
\* change only by the events of their states. (expected: holds)
levels_change_by_their_events == [][((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/
    TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/
    TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE) => UNCHANGED depth) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/
    INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASKS_DISPATCHED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/
    RESPONSE_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED) => UNCHANGED tasks)]_vars

\* tools-and-causes-change-by-their-events [REUG-006, REUG-013]: The selected tool and the cause of a recovery
\* change only by the events that determine them. (expected: holds)
tools_and_causes_change_by_their_events == [][((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    DYNAMIC_TOOL_REQUEST \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/
    PARALLEL_RESULTS_READY \/ RECOVERY_SUCCESS \/ RECOVERY_FAILED \/ TURN_COMPLETE \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED) => UNCHANGED tool) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/
    SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_DISPATCHED \/ TASK_ENDED \/ PARALLEL_RESULTS_READY \/ TOOL_SUCCESS \/
    RESPONSE_READY \/ TURN_COMPLETE) => UNCHANGED cause)]_vars

================================================================================
