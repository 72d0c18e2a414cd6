------------------------------ MODULE reug_reference ------------------------------
\* REUG 9.3.1, reference: the machine reug in the profile reference, for TLA+.
\* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config reug_reference.cfg reug_reference.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

MAX_STEPS == 100
MAX_DEPTH == 5
MAX_RECOVERIES == 3
MAX_PARALLEL == 10
CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  fetch_registered,  \* the tool that FETCH represents exists, and its schema is valid
  intent,  \* the user's intent is known
  expired,  \* the deadline of the turn has passed
  steps,  \* steps that scripts and tasks of the turn have taken
  recoveries,  \* recoveries of the turn
  outcome,  \* how the turn ended
  tool,  \* the selected tool
  depth,  \* the depth of nested calls
  too_deep,  \* a call was refused because it was too deep
  exhausted,  \* a call or a step was refused because the budget is spent
  tasks,  \* tasks in flight
  queued,  \* tasks wait until others have ended
  cause,  \* why the machine is in recovery
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
    tasks, queued, cause, last, beat>>
vars == <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
    tasks, queued, cause, last, beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"READY", "ENGAGE", "UNDERSTAND", "EXECUTE_SCRIPT", "CREATE_DYNAMIC_TOOL", "VALIDATE_TOOL_SCHEMA",
      "PARALLELIZE_TASKS", "AWAIT_PARALLEL_RESULTS", "GENERATE", "ERROR_RECOVERY_UNIFIED", "COMPLETE", "SHUTDOWN"}
  /\ fetch_registered \in BOOLEAN
  /\ intent \in BOOLEAN
  /\ expired \in BOOLEAN
  /\ steps \in 0..100
  /\ recoveries \in 0..3
  /\ outcome \in {"NONE", "ANSWERED", "TOOL_CREATED", "FAILED", "TIMED_OUT"}
  /\ tool \in {"NONE", "SEARCH", "FETCH"}
  /\ depth \in 0..5
  /\ too_deep \in BOOLEAN
  /\ exhausted \in BOOLEAN
  /\ tasks \in 0..10
  /\ queued \in BOOLEAN
  /\ cause \in {"NONE", "FATAL", "TIMEOUT", "RECURSION", "BUDGET", "ERROR", "TOOL", "SCHEMA", "CRASH"}

enabled_USER_INPUT == state = "READY"

enabled_SHUTDOWN_REQUESTED == state = "READY" \/ state = "COMPLETE"

enabled_INTENT_DETECTED == state = "ENGAGE" /\ ~expired

enabled_TOOL_CONSIDERED == state = "UNDERSTAND" /\ (~expired /\ tool # "FETCH")

enabled_TOOLS_ROUTED == state = "UNDERSTAND" /\ (~expired /\ (tool # "FETCH" \/ fetch_registered))

enabled_SCRIPT_PARSED == state = "UNDERSTAND" /\ (~expired /\ steps < MAX_STEPS)

enabled_DYNAMIC_TOOL_REQUEST == state = "UNDERSTAND" /\ (~expired /\ tool = "FETCH" /\ ~fetch_registered)

enabled_PARALLEL_TASKS_READY == state = "UNDERSTAND" /\ (~expired /\ steps < MAX_STEPS)

enabled_SCRIPT_STEP_COMPLETE == state = "EXECUTE_SCRIPT" /\ (steps < MAX_STEPS /\ ~too_deep)

enabled_SCRIPT_CALLED == state = "EXECUTE_SCRIPT" /\ (depth < MAX_DEPTH /\ steps < MAX_STEPS)

enabled_SCRIPT_RETURNED == state = "EXECUTE_SCRIPT" /\ (depth > 0 /\ ~too_deep /\ ~exhausted)

enabled_SCRIPT_CALL_REFUSED == state = "EXECUTE_SCRIPT" /\ ((depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\
    ~exhausted)

enabled_SCRIPT_STEP_REFUSED == state = "EXECUTE_SCRIPT" /\ (steps = MAX_STEPS /\ ~exhausted)

enabled_SCRIPT_EXECUTION_COMPLETE == state = "EXECUTE_SCRIPT" /\ (depth = 0 /\ ~exhausted)

enabled_DYNAMIC_TOOL_CREATED == state = "CREATE_DYNAMIC_TOOL" /\ ~expired

enabled_SCHEMA_VALIDATED == state = "VALIDATE_TOOL_SCHEMA" /\ ~expired

enabled_TASK_DISPATCHED == (state = "PARALLELIZE_TASKS" /\ (~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ (queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS))

enabled_TASKS_QUEUED == state = "PARALLELIZE_TASKS" /\ (~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS))

enabled_QUEUE_EMPTIED == state = "AWAIT_PARALLEL_RESULTS" /\ queued

enabled_TOOL_SUCCESS == (state = "PARALLELIZE_TASKS" /\ (~expired /\ tasks > 0)) \/ (state = "GENERATE" /\ (~expired
    /\ tool # "NONE"))

enabled_TASK_FINISHED == state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0

enabled_TASK_FAILED == state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0

enabled_PARALLEL_RESULTS_READY == state = "AWAIT_PARALLEL_RESULTS" /\ (tasks = 0 /\ ~queued)

enabled_RESPONSE_READY == state = "GENERATE" /\ ~expired

enabled_INTENT_RECOVERED == state = "ERROR_RECOVERY_UNIFIED" /\ (~intent /\ ~expired)

enabled_RECOVERY_SUCCESS == state = "ERROR_RECOVERY_UNIFIED" /\ (intent /\ ~expired /\ cause # "FATAL" /\ recoveries <
    MAX_RECOVERIES)

enabled_TURN_COMPLETE == state = "COMPLETE"

enabled_SCHEMA_INVALID == state = "VALIDATE_TOOL_SCHEMA"

enabled_TOOL_FAILURE == state = "GENERATE"

enabled_RECURSION_LIMIT_EXCEEDED == state = "EXECUTE_SCRIPT" /\ too_deep

enabled_STEP_BUDGET_EXHAUSTED == state = "EXECUTE_SCRIPT" /\ (exhausted /\ ~too_deep)

enabled_DEADLINE_PASSED == state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS" \/ ((state = "ENGAGE" \/ state
    = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS"
    \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired)

enabled_WATCHDOG_RAISED == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS") /\ expired

enabled_RECOVERY_FAILED == state = "ERROR_RECOVERY_UNIFIED"

enabled_ERROR_OCCURRED == (state = "EXECUTE_SCRIPT" /\ (~too_deep /\ ~exhausted)) \/ (state = "ENGAGE" /\ ~expired) \/
    (state = "UNDERSTAND" /\ ~expired) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS"
    /\ ~expired)

enabled_FATAL_ERROR == state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE"

enabled_VALIDATOR_CRASHED == state = "VALIDATE_TOOL_SCHEMA" /\ ~expired

enabled_WORK_ABORTED == state = "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS"

enabled_WAIT_ABORTED == state = "AWAIT_PARALLEL_RESULTS"

enabled_CHECK_ABORTED == state = "VALIDATE_TOOL_SCHEMA"

enabled_ANOTHER_TOOL_WANTED == state = "READY" /\ fetch_registered

enabled_any == enabled_USER_INPUT \/ enabled_SHUTDOWN_REQUESTED \/ enabled_INTENT_DETECTED \/ enabled_TOOL_CONSIDERED
    \/ enabled_TOOLS_ROUTED \/ enabled_SCRIPT_PARSED \/ enabled_DYNAMIC_TOOL_REQUEST \/ enabled_PARALLEL_TASKS_READY
    \/ enabled_SCRIPT_STEP_COMPLETE \/ enabled_SCRIPT_CALLED \/ enabled_SCRIPT_RETURNED \/ enabled_SCRIPT_CALL_REFUSED
    \/ enabled_SCRIPT_STEP_REFUSED \/ enabled_SCRIPT_EXECUTION_COMPLETE \/ enabled_DYNAMIC_TOOL_CREATED \/
    enabled_SCHEMA_VALIDATED \/ enabled_TASK_DISPATCHED \/ enabled_TASKS_QUEUED \/ enabled_QUEUE_EMPTIED \/
    enabled_TOOL_SUCCESS \/ enabled_TASK_FINISHED \/ enabled_TASK_FAILED \/ enabled_PARALLEL_RESULTS_READY \/
    enabled_RESPONSE_READY \/ enabled_INTENT_RECOVERED \/ enabled_RECOVERY_SUCCESS \/ enabled_TURN_COMPLETE \/
    enabled_SCHEMA_INVALID \/ enabled_TOOL_FAILURE \/ enabled_RECURSION_LIMIT_EXCEEDED \/
    enabled_STEP_BUDGET_EXHAUSTED \/ enabled_DEADLINE_PASSED \/ enabled_WATCHDOG_RAISED \/ enabled_RECOVERY_FAILED \/
    enabled_ERROR_OCCURRED \/ enabled_FATAL_ERROR \/ enabled_VALIDATOR_CRASHED \/ enabled_WORK_ABORTED \/
    enabled_WAIT_ABORTED \/ enabled_CHECK_ABORTED

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "queued-tasks-wait-for-a-place-1" -> (queued)
    [] claim = "exceeded-limits-end-the-script" -> (too_deep \/ exhausted)
    [] claim = "no-understand-after-timeout" -> (expired /\ ~(state = "UNDERSTAND"))
    [] claim = "budgets-last-for-the-turn-1" -> (steps > 0)
    [] claim = "budgets-last-for-the-turn-2" -> (steps = MAX_STEPS)
    [] claim = "budgets-last-for-the-turn-3" -> (recoveries > 0)
    [] claim = "budgets-last-for-the-turn-4" -> (recoveries = MAX_RECOVERIES)
    [] claim = "budgets-last-for-the-turn-5" -> (expired)
    [] claim = "the-cause-stays" -> (cause = "FATAL")
    [] claim = "intent-before-understand" -> (last = "USER_INPUT")
    [] claim = "intent-or-recovered-intent-before-understand" -> (last = "USER_INPUT")
    [] claim = "intent-is-not-forgotten" -> (intent)
    [] claim = "intent-only-if-found" -> (last = "USER_INPUT")
    [] claim = "no-script-after-exhaustion" -> (last = "STEP_BUDGET_EXHAUSTED")
    [] claim = "no-script-after-recursion-limit" -> (last = "RECURSION_LIMIT_EXCEEDED")
    [] claim = "no-script-after-the-last-recovery" -> (last = "RECURSION_LIMIT_EXCEEDED" /\ recoveries =
      MAX_RECOVERIES)
    [] claim = "registered-only-if-validated-1" -> (FALSE)
    [] claim = "registered-stays-registered" -> (fetch_registered)
    [] claim = "no-tool-before-its-verdict" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_INVALID")
    [] claim = "progress-answered-under-stutter-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-progress-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-total-1" -> (state = "ENGAGE")
    [] claim = "progress-answered-under-deadline-1" -> (state = "ENGAGE")
    [] claim = "created-tool-is-checked-under-stutter-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-total-1" -> (last = "DYNAMIC_TOOL_CREATED")
    [] claim = "created-tool-is-checked-under-deadline-1" -> (last = "DYNAMIC_TOOL_CREATED")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "queued-tasks-wait-for-a-place-1" -> (last = "QUEUE_EMPTIED" \/ state = "ERROR_RECOVERY_UNIFIED")
    [] claim = "exceeded-limits-end-the-script" -> (state = "ERROR_RECOVERY_UNIFIED")
    [] claim = "no-understand-after-timeout" -> (state = "READY")
    [] claim = "budgets-last-for-the-turn-1" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "budgets-last-for-the-turn-2" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "budgets-last-for-the-turn-3" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "budgets-last-for-the-turn-4" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "budgets-last-for-the-turn-5" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "the-cause-stays" -> (state = "COMPLETE" /\ outcome = "FAILED")
    [] claim = "intent-before-understand" -> (last = "INTENT_DETECTED")
    [] claim = "intent-or-recovered-intent-before-understand" -> (last = "INTENT_DETECTED" \/ last =
      "INTENT_RECOVERED")
    [] claim = "intent-is-not-forgotten" -> (state = "READY" \/ state = "SHUTDOWN")
    [] claim = "intent-only-if-found" -> (last = "INTENT_DETECTED" \/ last = "INTENT_RECOVERED")
    [] claim = "no-script-after-exhaustion" -> (state = "READY")
    [] claim = "no-script-after-recursion-limit" -> (state = "READY")
    [] claim = "no-script-after-the-last-recovery" -> (state = "READY")
    [] claim = "registered-only-if-validated-1" -> (last = "SCHEMA_VALIDATED")
    [] claim = "registered-stays-registered" -> (last = "ANOTHER_TOOL_WANTED")
    [] claim = "no-tool-before-its-verdict" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/ last =
      "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED")
    [] claim = "rejected-tool-is-not-used" -> (last = "SCHEMA_VALIDATED")
    [] claim = "progress-answered-under-stutter-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-progress-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-total-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "progress-answered-under-deadline-1" -> (last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state =
      "COMPLETE"))
    [] claim = "created-tool-is-checked-under-stutter-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/
      last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED")
    [] claim = "created-tool-is-checked-under-progress-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/
      last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED")
    [] claim = "created-tool-is-checked-under-total-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/
      last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED")
    [] claim = "created-tool-is-checked-under-deadline-1" -> (last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/
      last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED")

Init ==
  /\ state = "READY"
  /\ fetch_registered = FALSE
  /\ intent = FALSE
  /\ expired = FALSE
  /\ steps = 0
  /\ recoveries = 0
  /\ outcome = "NONE"
  /\ tool = "NONE"
  /\ depth = 0
  /\ too_deep = FALSE
  /\ exhausted = FALSE
  /\ tasks = 0
  /\ queued = FALSE
  /\ cause = "NONE"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"registered-only-if-validated-1"}) /\ ~Met(claim)}

\* USER_INPUT (input): READY -> ENGAGE [REUG-004]
USER_INPUT ==
  /\ (state = "READY")
  /\ state' = "ENGAGE"
  /\ last' = "USER_INPUT"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]
SHUTDOWN_REQUESTED_1 ==
  /\ (state = "READY")
  /\ state' = "SHUTDOWN"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]
INTENT_DETECTED ==
  /\ (state = "ENGAGE")
  /\ (~expired)
  /\ state' = "UNDERSTAND"
  /\ intent' = TRUE
  /\ last' = "INTENT_DETECTED"
  /\ UNCHANGED <<fetch_registered, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006]
TOOL_CONSIDERED ==
  /\ (state = "UNDERSTAND")
  /\ (~expired /\ tool # "FETCH")
  /\ tool' = (IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH")
  /\ last' = "TOOL_CONSIDERED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049]
TOOLS_ROUTED ==
  /\ (state = "UNDERSTAND")
  /\ (~expired /\ (tool # "FETCH" \/ fetch_registered))
  /\ state' = "GENERATE"
  /\ last' = "TOOLS_ROUTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017]: Once the budget is spent, no
\* further script runs in the turn (D-REUG-05).
SCRIPT_PARSED ==
  /\ (state = "UNDERSTAND")
  /\ (~expired /\ steps < MAX_STEPS)
  /\ state' = "EXECUTE_SCRIPT"
  /\ tool' = "NONE"
  /\ last' = "SCRIPT_PARSED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006]
DYNAMIC_TOOL_REQUEST ==
  /\ (state = "UNDERSTAND")
  /\ (~expired /\ tool = "FETCH" /\ ~fetch_registered)
  /\ state' = "CREATE_DYNAMIC_TOOL"
  /\ last' = "DYNAMIC_TOOL_REQUEST"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006, REUG-017]
PARALLEL_TASKS_READY ==
  /\ (state = "UNDERSTAND")
  /\ (~expired /\ steps < MAX_STEPS)
  /\ state' = "PARALLELIZE_TASKS"
  /\ tool' = "NONE"
  /\ last' = "PARALLEL_TASKS_READY"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017]
SCRIPT_STEP_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (steps < MAX_STEPS /\ ~too_deep)
  /\ state' = "EXECUTE_SCRIPT"
  /\ steps' = (steps + 1)
  /\ last' = "SCRIPT_STEP_COMPLETE"
  /\ UNCHANGED <<fetch_registered, intent, expired, recoveries, outcome, tool, depth, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
SCRIPT_CALLED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth < MAX_DEPTH /\ steps < MAX_STEPS)
  /\ steps' = (steps + 1)
  /\ depth' = (depth + 1)
  /\ last' = "SCRIPT_CALLED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, recoveries, outcome, tool, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016]
SCRIPT_RETURNED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth > 0 /\ ~too_deep /\ ~exhausted)
  /\ depth' = (depth - 1)
  /\ last' = "SCRIPT_RETURNED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* SCRIPT_CALL_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017]
SCRIPT_CALL_REFUSED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ ((depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted)
  /\ too_deep' = (depth = MAX_DEPTH)
  /\ exhausted' = (steps = MAX_STEPS)
  /\ last' = "SCRIPT_CALL_REFUSED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, tasks, queued,
      cause, beat>>

\* SCRIPT_STEP_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-017]
SCRIPT_STEP_REFUSED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (steps = MAX_STEPS /\ ~exhausted)
  /\ exhausted' = TRUE
  /\ last' = "SCRIPT_STEP_REFUSED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, tasks,
      queued, cause, beat>>

\* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]
SCRIPT_EXECUTION_COMPLETE ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (depth = 0 /\ ~exhausted)
  /\ state' = "GENERATE"
  /\ last' = "SCRIPT_EXECUTION_COMPLETE"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016]
RECURSION_LIMIT_EXCEEDED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ too_deep
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ too_deep' = FALSE
  /\ exhausted' = FALSE
  /\ cause' = "RECURSION"
  /\ last' = "RECURSION_LIMIT_EXCEEDED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, tasks, queued, beat>>

\* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017]
STEP_BUDGET_EXHAUSTED ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (exhausted /\ ~too_deep)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ exhausted' = FALSE
  /\ cause' = "BUDGET"
  /\ last' = "STEP_BUDGET_EXHAUSTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, too_deep, tasks, queued, beat>>

\* ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]
ERROR_OCCURRED_1 ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ (~too_deep /\ ~exhausted)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, too_deep, exhausted, tasks,
      queued, beat>>

\* WORK_ABORTED (fault, realises ERROR_OCCURRED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-032]
WORK_ABORTED_1 ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ depth' = 0
  /\ too_deep' = FALSE
  /\ exhausted' = FALSE
  /\ cause' = "FATAL"
  /\ last' = "WORK_ABORTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, tasks, queued, beat>>

\* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007,
\* REUG-018]
DEADLINE_PASSED_1 ==
  /\ (state = "EXECUTE_SCRIPT")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ expired' = TRUE
  /\ depth' = 0
  /\ too_deep' = FALSE
  /\ exhausted' = FALSE
  /\ cause' = "TIMEOUT"
  /\ last' = "DEADLINE_PASSED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, tasks, queued, beat>>

\* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]
DYNAMIC_TOOL_CREATED ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ (~expired)
  /\ state' = "VALIDATE_TOOL_SCHEMA"
  /\ last' = "DYNAMIC_TOOL_CREATED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009, REUG-020]: The drawn edge ends the
\* turn; the outcome says that there is no answer (D-REUG-08).
SCHEMA_VALIDATED ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ (~expired)
  /\ state' = "COMPLETE"
  /\ fetch_registered' = TRUE
  /\ outcome' = "TOOL_CREATED"
  /\ tool' = "NONE"
  /\ last' = "SCHEMA_VALIDATED"
  /\ UNCHANGED <<intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued, cause, beat>>

\* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009, REUG-018]
SCHEMA_INVALID ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = (IF expired THEN "TIMEOUT" ELSE "SCHEMA")
  /\ last' = "SCHEMA_INVALID"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, beat>>

\* VALIDATOR_CRASHED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
\* REUG-032]
VALIDATOR_CRASHED ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ (~expired)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = "CRASH"
  /\ last' = "VALIDATOR_CRASHED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, beat>>

\* CHECK_ABORTED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
\* REUG-032]
CHECK_ABORTED ==
  /\ (state = "VALIDATE_TOOL_SCHEMA")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = "FATAL"
  /\ last' = "CHECK_ABORTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, beat>>

\* TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-017, REUG-021]
TASK_DISPATCHED_1 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS)
  /\ steps' = (steps + 1)
  /\ tasks' = (tasks + 1)
  /\ last' = "TASK_DISPATCHED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, fetch_registered, intent, expired, recoveries, outcome, tool, depth, too_deep, exhausted,
      queued, cause>>

\* TASKS_QUEUED (machine): PARALLELIZE_TASKS -> the same [REUG-021, REUG-024]
TASKS_QUEUED ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS))
  /\ queued' = TRUE
  /\ last' = "TASKS_QUEUED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep,
      exhausted, tasks, cause>>

\* TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]
TOOL_SUCCESS_1 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (~expired /\ tasks > 0)
  /\ state' = "AWAIT_PARALLEL_RESULTS"
  /\ last' = "TOOL_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* WORK_ABORTED (fault, realises ERROR_OCCURRED): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010,
\* REUG-032]
WORK_ABORTED_2 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "FATAL"
  /\ last' = "WORK_ABORTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      beat>>

\* TASK_FINISHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
TASK_FINISHED ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (tasks > 0)
  /\ tasks' = (tasks - 1)
  /\ last' = "TASK_FINISHED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep,
      exhausted, queued, cause, beat>>

\* TASK_FAILED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021]
TASK_FAILED ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (tasks > 0)
  /\ tasks' = (tasks - 1)
  /\ last' = "TASK_FAILED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep,
      exhausted, queued, cause, beat>>

\* TASK_DISPATCHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-017, REUG-021, REUG-024]
TASK_DISPATCHED_2 ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS)
  /\ steps' = (steps + 1)
  /\ tasks' = (tasks + 1)
  /\ last' = "TASK_DISPATCHED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, recoveries, outcome, tool, depth, too_deep, exhausted,
      queued, cause, beat>>

\* QUEUE_EMPTIED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-024]
QUEUE_EMPTIED ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ queued
  /\ queued' = FALSE
  /\ last' = "QUEUE_EMPTIED"
  /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep,
      exhausted, tasks, cause, beat>>

\* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]
PARALLEL_RESULTS_READY ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ (tasks = 0 /\ ~queued)
  /\ state' = "GENERATE"
  /\ last' = "PARALLEL_RESULTS_READY"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* WAIT_ABORTED (fault, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011,
\* REUG-032]
WAIT_ABORTED ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "FATAL"
  /\ last' = "WAIT_ABORTED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      beat>>

\* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED
\* [REUG-011, REUG-018, REUG-022]
DEADLINE_PASSED_2 ==
  /\ (state = "AWAIT_PARALLEL_RESULTS")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ expired' = TRUE
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "TIMEOUT"
  /\ last' = "DEADLINE_PASSED"
  /\ UNCHANGED <<fetch_registered, intent, steps, recoveries, outcome, tool, depth, too_deep, exhausted, beat>>

\* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]
TOOL_SUCCESS_2 ==
  /\ (state = "GENERATE")
  /\ (~expired /\ tool # "NONE")
  /\ state' = "COMPLETE"
  /\ outcome' = "ANSWERED"
  /\ tool' = "NONE"
  /\ last' = "TOOL_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]
RESPONSE_READY ==
  /\ (state = "GENERATE")
  /\ (~expired)
  /\ state' = "COMPLETE"
  /\ outcome' = "ANSWERED"
  /\ tool' = "NONE"
  /\ last' = "RESPONSE_READY"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012, REUG-018]
TOOL_FAILURE ==
  /\ (state = "GENERATE")
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ cause' = (IF expired THEN "TIMEOUT" ELSE "TOOL")
  /\ last' = "TOOL_FAILURE"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, tasks,
      queued, beat>>

\* ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005]
ERROR_OCCURRED_2 ==
  /\ (state = "ENGAGE")
  /\ (~expired)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, beat>>

\* ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006]
ERROR_OCCURRED_3 ==
  /\ (state = "UNDERSTAND")
  /\ (~expired)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, beat>>

\* ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008]
ERROR_OCCURRED_4 ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ (~expired)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, beat>>

\* ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010]
ERROR_OCCURRED_5 ==
  /\ (state = "PARALLELIZE_TASKS")
  /\ (~expired)
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "ERROR"
  /\ last' = "ERROR_OCCURRED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, beat>>

\* WATCHDOG_RAISED (machine, realises ERROR_OCCURRED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL, PARALLELIZE_TASKS
\* -> ERROR_RECOVERY_UNIFIED [REUG-018, REUG-022]
WATCHDOG_RAISED ==
  /\ (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS")
  /\ expired
  /\ state' = "ERROR_RECOVERY_UNIFIED"
  /\ tool' = "NONE"
  /\ tasks' = 0
  /\ queued' = FALSE
  /\ cause' = "TIMEOUT"
  /\ last' = "WATCHDOG_RAISED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, outcome, depth, too_deep, exhausted, beat>>

\* FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005]
FATAL_ERROR_1 ==
  /\ (state = "ENGAGE")
  /\ state' = "COMPLETE"
  /\ outcome' = "FAILED"
  /\ tool' = "NONE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006]
FATAL_ERROR_2 ==
  /\ (state = "UNDERSTAND")
  /\ state' = "COMPLETE"
  /\ outcome' = "FAILED"
  /\ tool' = "NONE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008]
FATAL_ERROR_3 ==
  /\ (state = "CREATE_DYNAMIC_TOOL")
  /\ state' = "COMPLETE"
  /\ outcome' = "FAILED"
  /\ tool' = "NONE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012]
FATAL_ERROR_4 ==
  /\ (state = "GENERATE")
  /\ state' = "COMPLETE"
  /\ outcome' = "FAILED"
  /\ tool' = "NONE"
  /\ last' = "FATAL_ERROR"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL,
\* VALIDATE_TOOL_SCHEMA, PARALLELIZE_TASKS, GENERATE, ERROR_RECOVERY_UNIFIED -> the same [REUG-018, REUG-022]
DEADLINE_PASSED_3 ==
  /\ (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
      state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
  /\ (~expired)
  /\ expired' = TRUE
  /\ last' = "DEADLINE_PASSED"
  /\ UNCHANGED <<state, fetch_registered, intent, steps, recoveries, outcome, tool, depth, too_deep, exhausted, tasks,
      queued, cause, beat>>

\* INTENT_RECOVERED (machine): ERROR_RECOVERY_UNIFIED -> the same [REUG-013]: While the intent is unknown, no
\* error is fatal yet, since ENGAGE has its own edge for fatal errors.
INTENT_RECOVERED ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ (~intent /\ ~expired)
  /\ intent' = TRUE
  /\ last' = "INTENT_RECOVERED"
  /\ UNCHANGED <<state, fetch_registered, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted,
      tasks, queued, cause, beat>>

\* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037]
RECOVERY_SUCCESS ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ (intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES)
  /\ state' = "UNDERSTAND"
  /\ recoveries' = (recoveries + 1)
  /\ cause' = "NONE"
  /\ last' = "RECOVERY_SUCCESS"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, outcome, tool, depth, too_deep, exhausted, tasks, queued,
      beat>>

\* RECOVERY_FAILED (machine, realises FATAL_ERROR): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]
RECOVERY_FAILED ==
  /\ (state = "ERROR_RECOVERY_UNIFIED")
  /\ state' = "COMPLETE"
  /\ outcome' = (IF (expired /\ cause # "FATAL") THEN "TIMED_OUT" ELSE "FAILED")
  /\ cause' = "NONE"
  /\ last' = "RECOVERY_FAILED"
  /\ UNCHANGED <<fetch_registered, intent, expired, steps, recoveries, tool, depth, too_deep, exhausted, tasks,
      queued, beat>>

\* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]
TURN_COMPLETE ==
  /\ (state = "COMPLETE")
  /\ state' = "READY"
  /\ intent' = FALSE
  /\ expired' = FALSE
  /\ steps' = 0
  /\ recoveries' = 0
  /\ outcome' = "NONE"
  /\ last' = "TURN_COMPLETE"
  /\ UNCHANGED <<fetch_registered, tool, depth, too_deep, exhausted, tasks, queued, cause, beat>>

\* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]
SHUTDOWN_REQUESTED_2 ==
  /\ (state = "COMPLETE")
  /\ state' = "SHUTDOWN"
  /\ intent' = FALSE
  /\ expired' = FALSE
  /\ steps' = 0
  /\ recoveries' = 0
  /\ outcome' = "NONE"
  /\ last' = "SHUTDOWN_REQUESTED"
  /\ UNCHANGED <<fetch_registered, tool, depth, too_deep, exhausted, tasks, queued, cause, beat>>

\* ANOTHER_TOOL_WANTED (environment): between turns, FETCH comes to represent another missing tool; SEARCH
\* represents the registered one
ANOTHER_TOOL_WANTED ==
  /\ (state = "READY" /\ fetch_registered)
  /\ fetch_registered' = FALSE
  /\ last' = "ANOTHER_TOOL_WANTED"
  /\ UNCHANGED <<state, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted, tasks, queued,
      cause, beat>>

\* SHUTDOWN_REQUESTED (input): someone requests the shutdown
SHUTDOWN_REQUESTED == SHUTDOWN_REQUESTED_1 \/ SHUTDOWN_REQUESTED_2

\* TASK_DISPATCHED (machine): one more task is in flight
TASK_DISPATCHED == TASK_DISPATCHED_1 \/ TASK_DISPATCHED_2

\* TOOL_SUCCESS (machine): dispatched in PARALLELIZE_TASKS, done in GENERATE (D-REUG-09)
TOOL_SUCCESS == TOOL_SUCCESS_1 \/ TOOL_SUCCESS_2

\* DEADLINE_PASSED (machine): the time of the turn is over, which is an edge where a time-out is drawn
\* (D-REUG-06)
DEADLINE_PASSED == DEADLINE_PASSED_1 \/ DEADLINE_PASSED_2 \/ DEADLINE_PASSED_3

\* ERROR_OCCURRED (fault): something went wrong
ERROR_OCCURRED == ERROR_OCCURRED_1 \/ ERROR_OCCURRED_2 \/ ERROR_OCCURRED_3 \/ ERROR_OCCURRED_4 \/ ERROR_OCCURRED_5

\* FATAL_ERROR (fault): something went wrong beyond recovery
FATAL_ERROR == FATAL_ERROR_1 \/ FATAL_ERROR_2 \/ FATAL_ERROR_3 \/ FATAL_ERROR_4

\* WORK_ABORTED (fault): a fatal error (D-REUG-16)
WORK_ABORTED == WORK_ABORTED_1 \/ WORK_ABORTED_2

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, fetch_registered, intent, expired, steps, recoveries, outcome, tool, depth, too_deep, exhausted, tasks, queued, cause, beat>>

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
  \/ SCRIPT_CALL_REFUSED
  \/ SCRIPT_STEP_REFUSED
  \/ SCRIPT_EXECUTION_COMPLETE
  \/ DYNAMIC_TOOL_CREATED
  \/ SCHEMA_VALIDATED
  \/ TASK_DISPATCHED
  \/ TASKS_QUEUED
  \/ QUEUE_EMPTIED
  \/ TOOL_SUCCESS
  \/ TASK_FINISHED
  \/ TASK_FAILED
  \/ PARALLEL_RESULTS_READY
  \/ RESPONSE_READY
  \/ INTENT_RECOVERED
  \/ RECOVERY_SUCCESS
  \/ TURN_COMPLETE
  \/ SCHEMA_INVALID
  \/ TOOL_FAILURE
  \/ RECURSION_LIMIT_EXCEEDED
  \/ STEP_BUDGET_EXHAUSTED
  \/ DEADLINE_PASSED
  \/ WATCHDOG_RAISED
  \/ RECOVERY_FAILED
  \/ ERROR_OCCURRED
  \/ FATAL_ERROR
  \/ VALIDATOR_CRASHED
  \/ WORK_ABORTED
  \/ WAIT_ABORTED
  \/ CHECK_ABORTED
  \/ ANOTHER_TOOL_WANTED
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
    "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN") \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\
    ~expired /\ tool # "FETCH" /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps <
    MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth >
    0 /\ ~too_deep /\ ~exhausted /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state =
    "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "READY" \/
    state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\
    ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\
    ~exhausted) \/ (state = "EXECUTE_SCRIPT" /\ too_deep) \/ (state = "EXECUTE_SCRIPT" /\ exhausted /\ ~too_deep) \/
    (state = "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted) \/ state = "EXECUTE_SCRIPT" \/ (state =
    "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "READY" \/ state = "ENGAGE" \/
    state = "SHUTDOWN")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ state = "PARALLELIZE_TASKS" \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "READY" \/
    state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "READY" \/
    state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state = "GENERATE" /\ ~expired)
    \/ state = "GENERATE" \/ (state = "UNDERSTAND" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired) \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\
    expired) \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ ((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "READY" \/
    state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state =
    "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\
    cause # "FATAL" /\ recoveries < MAX_RECOVERIES) \/ state = "ERROR_RECOVERY_UNIFIED" \/ (state = "READY" /\
    fetch_registered /\ ~(state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN"))))

\* exits-of-engage [REUG-005, REUG-018]: ENGAGE leads on with a detected intent, and to ERROR_RECOVERY_UNIFIED
\* with an error, as long as there is time; afterwards only the watchdog leads out of it, and a fatal error
\* always does. (expected: holds)
\* This is part 1 of it.
exits_of_engage_1 == state = "ENGAGE" => ~(~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ (state = "UNDERSTAND" /\ ~expired /\ tool #
    "FETCH" /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))
    \/ (state = "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired
    /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ (depth =
    MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state
    = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted
    /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/
    (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS"
    /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\
    ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ state =
    "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")))

\* exits-of-engage [REUG-005, REUG-018]: ENGAGE leads on with a detected intent, and to ERROR_RECOVERY_UNIFIED
\* with an error, as long as there is time; afterwards only the watchdog leads out of it, and a fatal error
\* always does. (expected: holds)
\* This is part 2 of it.
exits_of_engage_2 == state = "ENGAGE" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/
    state = "GENERATE")

\* exits-of-engage [REUG-005, REUG-018]: ENGAGE leads on with a detected intent, and to ERROR_RECOVERY_UNIFIED
\* with an error, as long as there is time; afterwards only the watchdog leads out of it, and a fatal error
\* always does. (expected: holds)
\* This is part 3 of it.
exits_of_engage_3 == state = "ENGAGE" => (~expired => ((state = "ENGAGE" /\ ~expired) /\ ((state = "EXECUTE_SCRIPT" /\
    ~too_deep /\ ~exhausted) \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired) \/ (state =
    "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired)) /\ ((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "ENGAGE")))

\* exits-of-engage [REUG-005, REUG-018]: ENGAGE leads on with a detected intent, and to ERROR_RECOVERY_UNIFIED
\* with an error, as long as there is time; afterwards only the watchdog leads out of it, and a fatal error
\* always does. (expected: holds)
\* This is part 4 of it.
exits_of_engage_4 == state = "ENGAGE" => (expired => (((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired) /\ ~(~(~(state = "UNDERSTAND")) \/ (state =
    "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state = "UNDERSTAND"))) \/
    (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(state =
    "UNDERSTAND"))) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(~(state = "UNDERSTAND"))) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state =
    "UNDERSTAND"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS) /\ ~(~(state = "UNDERSTAND"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state =
    "UNDERSTAND"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(~(state = "UNDERSTAND"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state = "UNDERSTAND"))) \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state =
    "UNDERSTAND"))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "UNDERSTAND"))) \/
    (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES) \/
    (state = "READY" /\ fetch_registered /\ ~(~(state = "UNDERSTAND"))))))

\* exits-of-understand [REUG-006, REUG-018]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog
\* leads out of it, and a fatal error always does. (expected: holds)
\* This is part 1 of it.
exits_of_understand_1 == state = "UNDERSTAND" => ~(~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ (state = "UNDERSTAND" /\ ~expired /\ tool #
    "FETCH" /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "UNDERSTAND" \/ state =
    "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))
    \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\
    steps = MAX_STEPS /\ ~exhausted /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued
    /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state =
    "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks
    = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT"
    \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))
    \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE"))
    \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "UNDERSTAND" \/ state = "GENERATE" \/
    state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ state = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\
    ~(state = "UNDERSTAND" \/ state = "GENERATE" \/ state = "EXECUTE_SCRIPT" \/ state = "CREATE_DYNAMIC_TOOL" \/ state
    = "PARALLELIZE_TASKS" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")))

\* exits-of-understand [REUG-006, REUG-018]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog
\* leads out of it, and a fatal error always does. (expected: holds)
\* This is part 2 of it.
exits_of_understand_2 == state = "UNDERSTAND" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE")

\* exits-of-understand [REUG-006, REUG-018]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog
\* leads out of it, and a fatal error always does. (expected: holds)
\* This is part 3 of it.
exits_of_understand_3 == state = "UNDERSTAND" => (~expired => (((state = "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted)
    \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired) \/ (state = "CREATE_DYNAMIC_TOOL" /\
    ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired)) /\ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "UNDERSTAND") /\ (steps < MAX_STEPS => ((state =
    "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) /\ (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS))) /\
    ((tool # "FETCH" \/ fetch_registered) => (state = "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/
    fetch_registered))) /\ ((tool = "FETCH" /\ ~fetch_registered) => (state = "UNDERSTAND" /\ ~expired /\ tool =
    "FETCH" /\ ~fetch_registered))))

\* exits-of-understand [REUG-006, REUG-018]: UNDERSTAND leads on to a tool, a script, a new tool or parallel
\* tasks, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog
\* leads out of it, and a fatal error always does. (expected: holds)
\* This is part 4 of it.
exits_of_understand_4 == state = "UNDERSTAND" => (expired => (((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired) /\ ~(~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ (state = "UNDERSTAND" /\ ~expired /\ tool #
    "FETCH" /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps <
    MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state =
    "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/
    (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS)
    /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state =
    "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\
    ~intent /\ ~expired /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ state
    = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ state = "COMPLETE")))))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 1 of it.
exits_of_execute_script_1 == state = "EXECUTE_SCRIPT" => ~(~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\
    ~expired /\ tool # "FETCH" /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state
    = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\
    ~too_deep /\ ~exhausted /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED"))
    \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "EXECUTE_SCRIPT" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state =
    "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL
    /\ steps < MAX_STEPS /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state =
    "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "EXECUTE_SCRIPT" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "EXECUTE_SCRIPT" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state =
    "GENERATE" /\ ~expired) \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "GENERATE" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE" \/ (state = "READY" /\
    fetch_registered /\ ~(state = "EXECUTE_SCRIPT" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 2 of it.
exits_of_execute_script_2 == state = "EXECUTE_SCRIPT" => (state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS"
    \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA"
    \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state =
    "ERROR_RECOVERY_UNIFIED"))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 3 of it.
exits_of_execute_script_3 == state = "EXECUTE_SCRIPT" => (state = "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS")

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 4 of it.
exits_of_execute_script_4 == state = "EXECUTE_SCRIPT" => (too_deep => (state = "EXECUTE_SCRIPT" /\ too_deep))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 5 of it.
exits_of_execute_script_5 == state = "EXECUTE_SCRIPT" => ((exhausted /\ ~too_deep) => (state = "EXECUTE_SCRIPT" /\
    exhausted /\ ~too_deep))

\* exits-of-execute-script [REUG-007, REUG-016, REUG-017, REUG-018]: EXECUTE_SCRIPT takes a step as long as there
\* are any, leads on when the script is done, and leads to ERROR_RECOVERY_UNIFIED with an error, with a limit
\* that was exceeded, and, always, with the deadline. (expected: holds)
\* This is part 6 of it.
exits_of_execute_script_6 == state = "EXECUTE_SCRIPT" => ((~exhausted /\ ~too_deep) => (((state = "EXECUTE_SCRIPT" /\
    ~too_deep /\ ~exhausted) \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired) \/ (state =
    "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired)) /\ (depth = 0 => (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted)) /\ (steps < MAX_STEPS => (state = "EXECUTE_SCRIPT" /\ steps <
    MAX_STEPS /\ ~too_deep))))

\* exits-of-create-dynamic-tool [REUG-008, REUG-018]: CREATE_DYNAMIC_TOOL leads on with a created tool, and to
\* ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog leads out of it,
\* and a fatal error always does. (expected: holds)
\* This is part 1 of it.
exits_of_create_dynamic_tool_1 == state = "CREATE_DYNAMIC_TOOL" => ~(~(state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE") \/ state = "READY" \/ (state =
    "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "CREATE_DYNAMIC_TOOL" \/
    state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps <
    MAX_STEPS) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\
    ~exhausted /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS)
    /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state
    = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    tasks > 0 /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ state = "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state
    = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA"
    \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\
    ~expired /\ ~(state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ state = "COMPLETE")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) \/ state = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE")))

\* exits-of-create-dynamic-tool [REUG-008, REUG-018]: CREATE_DYNAMIC_TOOL leads on with a created tool, and to
\* ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog leads out of it,
\* and a fatal error always does. (expected: holds)
\* This is part 2 of it.
exits_of_create_dynamic_tool_2 == state = "CREATE_DYNAMIC_TOOL" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state
    = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE")

\* exits-of-create-dynamic-tool [REUG-008, REUG-018]: CREATE_DYNAMIC_TOOL leads on with a created tool, and to
\* ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog leads out of it,
\* and a fatal error always does. (expected: holds)
\* This is part 3 of it.
exits_of_create_dynamic_tool_3 == state = "CREATE_DYNAMIC_TOOL" => (~expired => ((state = "CREATE_DYNAMIC_TOOL" /\
    ~expired) /\ ((state = "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted) \/ (state = "ENGAGE" /\ ~expired) \/ (state =
    "UNDERSTAND" /\ ~expired) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired)) /\ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ state = "CREATE_DYNAMIC_TOOL")))

\* exits-of-create-dynamic-tool [REUG-008, REUG-018]: CREATE_DYNAMIC_TOOL leads on with a created tool, and to
\* ERROR_RECOVERY_UNIFIED with an error, as long as there is time; afterwards only the watchdog leads out of it,
\* and a fatal error always does. (expected: holds)
\* This is part 4 of it.
exits_of_create_dynamic_tool_4 == state = "CREATE_DYNAMIC_TOOL" => (expired => (((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired) /\ ~(~(~(state =
    "VALIDATE_TOOL_SCHEMA")) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state =
    "VALIDATE_TOOL_SCHEMA"))) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state =
    "VALIDATE_TOOL_SCHEMA"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(~(state =
    "VALIDATE_TOOL_SCHEMA"))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\
    ~exhausted /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\
    ~exhausted /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state =
    "VALIDATE_TOOL_SCHEMA"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps
    = MAX_STEPS) /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\
    ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\
    steps < MAX_STEPS /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\
    ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))) \/ (state = "READY" /\
    fetch_registered /\ ~(~(state = "VALIDATE_TOOL_SCHEMA"))))))

\* exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
\* long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
\* and always with a fatal error. (expected: holds)
\* This is part 1 of it.
exits_of_validate_tool_schema_1 == state = "VALIDATE_TOOL_SCHEMA" => ~(~(state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired) \/ (state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state
    = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\
    ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\
    (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted
    /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/
    steps = MAX_STEPS) /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED"))
    \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\
    ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state
    = "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) \/ state = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
\* long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
\* and always with a fatal error. (expected: holds)
\* This is part 2 of it.
exits_of_validate_tool_schema_2 == state = "VALIDATE_TOOL_SCHEMA" => state = "VALIDATE_TOOL_SCHEMA"

\* exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
\* long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
\* and always with a fatal error. (expected: holds)
\* This is part 3 of it.
exits_of_validate_tool_schema_3 == state = "VALIDATE_TOOL_SCHEMA" => state = "VALIDATE_TOOL_SCHEMA"

\* exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
\* long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
\* and always with a fatal error. (expected: holds)
\* This is part 4 of it.
exits_of_validate_tool_schema_4 == state = "VALIDATE_TOOL_SCHEMA" => (~expired => ((state = "VALIDATE_TOOL_SCHEMA" /\
    ~expired) /\ (state = "VALIDATE_TOOL_SCHEMA" /\ ~expired) /\ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "VALIDATE_TOOL_SCHEMA")))

\* exits-of-validate-tool-schema [REUG-009, REUG-018]: VALIDATE_TOOL_SCHEMA ends the turn with a valid schema as
\* long as there is time; it leads to ERROR_RECOVERY_UNIFIED with an invalid one, with a crash of the validator,
\* and always with a fatal error. (expected: holds)
\* This is part 5 of it.
exits_of_validate_tool_schema_5 == state = "VALIDATE_TOOL_SCHEMA" => (expired => ~(~(~(state = "COMPLETE")) \/ (state
    = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state = "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep
    /\ ~exhausted /\ ~(~(state = "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(state = "COMPLETE"))) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(~(state = "COMPLETE"))) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state =
    "COMPLETE"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS) /\ ~(~(state = "COMPLETE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state =
    "COMPLETE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(~(state = "COMPLETE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state = "COMPLETE"))) \/ (state =
    "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state = "GENERATE" /\ ~expired) \/ state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND"
    \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "COMPLETE"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "COMPLETE"))) \/ state = "ERROR_RECOVERY_UNIFIED"
    \/ (state = "READY" /\ fetch_registered /\ ~(~(state = "COMPLETE")))))

\* exits-of-parallelize-tasks [REUG-010, REUG-018, REUG-021, REUG-022]: PARALLELIZE_TASKS leads on once a task is
\* in flight, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time, and until then more tasks
\* can be dispatched or must wait; afterwards only the watchdog leads out of it, and a fatal error always does.
\* (expected: holds)
\* This is part 1 of it.
exits_of_parallelize_tasks_1 == state = "PARALLELIZE_TASKS" => ~(~(state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired)
    \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool #
    "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND"
    /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\
    ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "PARALLELIZE_TASKS"
    \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth >
    0 /\ ~too_deep /\ ~exhausted /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep
    /\ ~exhausted /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state =
    "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL
    /\ steps < MAX_STEPS /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/
    steps = MAX_STEPS) /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "PARALLELIZE_TASKS" \/
    state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\
    ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state
    = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state
    = "GENERATE" /\ ~expired) \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "GENERATE" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ ~(state = "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES) \/ state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* exits-of-parallelize-tasks [REUG-010, REUG-018, REUG-021, REUG-022]: PARALLELIZE_TASKS leads on once a task is
\* in flight, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time, and until then more tasks
\* can be dispatched or must wait; afterwards only the watchdog leads out of it, and a fatal error always does.
\* (expected: holds)
\* This is part 2 of it.
exits_of_parallelize_tasks_2 == state = "PARALLELIZE_TASKS" => (state = "EXECUTE_SCRIPT" \/ state =
    "PARALLELIZE_TASKS")

\* exits-of-parallelize-tasks [REUG-010, REUG-018, REUG-021, REUG-022]: PARALLELIZE_TASKS leads on once a task is
\* in flight, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time, and until then more tasks
\* can be dispatched or must wait; afterwards only the watchdog leads out of it, and a fatal error always does.
\* (expected: holds)
\* This is part 3 of it.
exits_of_parallelize_tasks_3 == state = "PARALLELIZE_TASKS" => (~expired => (((state = "EXECUTE_SCRIPT" /\ ~too_deep
    /\ ~exhausted) \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\ ~expired) \/ (state =
    "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired)) /\ ((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "PARALLELIZE_TASKS") /\ (tasks > 0
    => (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0)) /\ ((tasks < MAX_PARALLEL /\ steps < MAX_STEPS) =>
    ((state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ state = "PARALLELIZE_TASKS")))
    /\ (((tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~queued) => (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS)))))

\* exits-of-parallelize-tasks [REUG-010, REUG-018, REUG-021, REUG-022]: PARALLELIZE_TASKS leads on once a task is
\* in flight, and to ERROR_RECOVERY_UNIFIED with an error, as long as there is time, and until then more tasks
\* can be dispatched or must wait; afterwards only the watchdog leads out of it, and a fatal error always does.
\* (expected: holds)
\* This is part 4 of it.
exits_of_parallelize_tasks_4 == state = "PARALLELIZE_TASKS" => (expired => (((state = "ENGAGE" \/ state = "UNDERSTAND"
    \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired) /\ ~(~(~(state =
    "AWAIT_PARALLEL_RESULTS")) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep
    /\ ~exhausted /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\
    ~exhausted /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\
    tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state =
    "AWAIT_PARALLEL_RESULTS"))) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/
    state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))) \/ (state = "READY" /\
    fetch_registered /\ ~(~(state = "AWAIT_PARALLEL_RESULTS"))))))

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 1 of it.
exits_of_await_parallel_results_1 == state = "AWAIT_PARALLEL_RESULTS" => ~(~(state = "AWAIT_PARALLEL_RESULTS" \/ state
    = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired) \/ (state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\
    ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep)
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/
    (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT"
    /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state = "VALIDATE_TOOL_SCHEMA" /\
    ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state = "GENERATE" /\
    ~expired) \/ state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL"
    /\ recoveries < MAX_RECOVERIES) \/ state = "ERROR_RECOVERY_UNIFIED" \/ state = "COMPLETE" \/ (state = "READY" /\
    fetch_registered /\ ~(state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED")))

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 2 of it.
exits_of_await_parallel_results_2 == state = "AWAIT_PARALLEL_RESULTS" => (state = "EXECUTE_SCRIPT" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ state = "ERROR_RECOVERY_UNIFIED"))

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 3 of it.
exits_of_await_parallel_results_3 == state = "AWAIT_PARALLEL_RESULTS" => state = "AWAIT_PARALLEL_RESULTS"

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 4 of it.
exits_of_await_parallel_results_4 == state = "AWAIT_PARALLEL_RESULTS" => ((tasks = 0 /\ ~queued) => (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued))

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 5 of it.
exits_of_await_parallel_results_5 == state = "AWAIT_PARALLEL_RESULTS" => (queued => ((state = "AWAIT_PARALLEL_RESULTS"
    /\ queued) /\ ~(~(~(state = "GENERATE")) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state =
    "GENERATE"))) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state =
    "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT"
    /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state =
    "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\
    depth = 0 /\ ~exhausted) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks =
    MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0
    /\ ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state = "GENERATE")))
    \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "GENERATE"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "GENERATE"))) \/ (state = "READY" /\
    fetch_registered /\ ~(~(state = "GENERATE"))))))

\* exits-of-await-parallel-results [REUG-011, REUG-018, REUG-022]: AWAIT_PARALLEL_RESULTS leads on when no task
\* is in flight and none waits; until then tasks can succeed or fail. It leads to ERROR_RECOVERY_UNIFIED with the
\* deadline and with a fatal error. (expected: holds)
\* This is part 6 of it.
exits_of_await_parallel_results_6 == state = "AWAIT_PARALLEL_RESULTS" => (tasks > 0 => ((state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0) /\ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0) /\ ~(~(~(state =
    "GENERATE")) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state = "GENERATE"))) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep
    /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(~(state = "GENERATE"))) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state =
    "GENERATE"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS) /\ ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state =
    "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(~(state = "GENERATE"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state = "GENERATE"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "GENERATE"))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\
    ~intent /\ ~expired /\ ~(~(state = "GENERATE"))) \/ (state = "READY" /\ fetch_registered /\ ~(~(state =
    "GENERATE"))))))

\* exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
\* successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
\* none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
\* This is part 1 of it.
exits_of_generate_1 == state = "GENERATE" => ~(~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired) \/ (state = "UNDERSTAND" /\
    ~expired /\ tool # "FETCH" /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/
    (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\
    ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ (depth =
    MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state
    = "ERROR_RECOVERY_UNIFIED")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state =
    "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "CREATE_DYNAMIC_TOOL" /\
    ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS"
    /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "GENERATE" \/ state =
    "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state
    = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "GENERATE" \/ state = "COMPLETE" \/ state =
    "ERROR_RECOVERY_UNIFIED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) \/ state = "COMPLETE" \/ (state = "READY" /\ fetch_registered /\ ~(state = "GENERATE"
    \/ state = "COMPLETE" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
\* successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
\* none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
\* This is part 2 of it.
exits_of_generate_2 == state = "GENERATE" => (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE")

\* exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
\* successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
\* none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
\* This is part 3 of it.
exits_of_generate_3 == state = "GENERATE" => state = "GENERATE"

\* exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
\* successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
\* none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
\* This is part 4 of it.
exits_of_generate_4 == state = "GENERATE" => (~expired => ((state = "GENERATE" /\ ~expired) /\ ((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "GENERATE")
    /\ (tool # "NONE" => (state = "GENERATE" /\ ~expired /\ tool # "NONE"))))

\* exits-of-generate [REUG-012, REUG-018]: GENERATE leads to COMPLETE with a finished response, or with a
\* successful tool if one was routed, as long as there is time, and with a fatal error always; a failed tool, or
\* none in time, leads to ERROR_RECOVERY_UNIFIED. (expected: holds)
\* This is part 5 of it.
exits_of_generate_5 == state = "GENERATE" => (expired => ~(~(state = "COMPLETE" => FALSE) \/ (state = "UNDERSTAND" /\
    ~expired /\ tool # "FETCH" /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\
    steps < MAX_STEPS /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "COMPLETE" => FALSE)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS) /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state =
    "COMPLETE" => FALSE)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS
    /\ ~(state = "COMPLETE" => FALSE)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "COMPLETE" =>
    FALSE)) \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state = "GENERATE" /\ ~expired) \/ ((state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "COMPLETE"
    => FALSE)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "COMPLETE" => FALSE)) \/ state
    = "ERROR_RECOVERY_UNIFIED" \/ (state = "READY" /\ fetch_registered /\ ~(state = "COMPLETE" => FALSE))))

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 1 of it.
exits_of_error_recovery_unified_1 == state = "ERROR_RECOVERY_UNIFIED" => ~(~(state = "ERROR_RECOVERY_UNIFIED" \/ state
    = "UNDERSTAND" \/ state = "COMPLETE") \/ state = "READY" \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\
    ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "UNDERSTAND" /\
    ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/
    (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps <
    MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0
    /\ ~too_deep /\ ~exhausted /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE"))
    \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/
    (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state
    = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state =
    "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state =
    "COMPLETE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state
    = "UNDERSTAND" \/ state = "COMPLETE")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state =
    "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")) \/ state = "COMPLETE" \/ (state = "READY"
    /\ fetch_registered /\ ~(state = "ERROR_RECOVERY_UNIFIED" \/ state = "UNDERSTAND" \/ state = "COMPLETE")))

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 2 of it.
exits_of_error_recovery_unified_2 == state = "ERROR_RECOVERY_UNIFIED" => state = "ERROR_RECOVERY_UNIFIED"

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 3 of it.
exits_of_error_recovery_unified_3 == state = "ERROR_RECOVERY_UNIFIED" => ((intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) => (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES))

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 4 of it.
exits_of_error_recovery_unified_4 == state = "ERROR_RECOVERY_UNIFIED" => ((~intent \/ expired \/ cause = "FATAL" \/
    recoveries = MAX_RECOVERIES) => ~(~(~(state = "UNDERSTAND")) \/ (state = "ENGAGE" /\ ~expired) \/ (state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~(state = "UNDERSTAND"))) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~(state = "UNDERSTAND"))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\
    ~too_deep /\ ~exhausted /\ ~(~(state = "UNDERSTAND"))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps
    = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(state = "UNDERSTAND"))) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(~(state = "UNDERSTAND"))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\
    tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state = "UNDERSTAND"))) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~(state = "UNDERSTAND"))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\
    queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~(state = "UNDERSTAND"))) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~(state = "UNDERSTAND"))) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES) \/ (state =
    "READY" /\ fetch_registered /\ ~(~(state = "UNDERSTAND")))))

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 5 of it.
exits_of_error_recovery_unified_5 == state = "ERROR_RECOVERY_UNIFIED" => (~expired => (state = "EXECUTE_SCRIPT" \/
    state = "AWAIT_PARALLEL_RESULTS" \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/
    state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "ERROR_RECOVERY_UNIFIED")))

\* exits-of-error-recovery-unified [REUG-013, REUG-018]: ERROR_RECOVERY_UNIFIED leads to UNDERSTAND exactly if
\* the intent is known, there is time, the error was not fatal and not all recoveries are used up. It can always
\* give up, which leads to COMPLETE. (expected: holds)
\* This is part 6 of it.
exits_of_error_recovery_unified_6 == state = "ERROR_RECOVERY_UNIFIED" => ((~intent /\ ~expired) => (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired))

\* exits-of-complete [REUG-014]: COMPLETE has the two exits that are drawn, and leads nowhere else. (expected:
\* holds)
exits_of_complete == state = "COMPLETE" => (state = "COMPLETE" /\ (state = "READY" \/ state = "COMPLETE") /\ ~(~(state
    = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN") \/ state = "READY" \/ (state = "ENGAGE" /\ ~expired) \/
    (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "COMPLETE" \/ state = "READY" \/ state =
    "SHUTDOWN")) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered)) \/ (state =
    "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\
    ~fetch_registered) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/
    (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "COMPLETE" \/ state = "READY" \/
    state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\
    ~exhausted /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "EXECUTE_SCRIPT" /\
    steps = MAX_STEPS /\ ~exhausted /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "EXECUTE_SCRIPT" /\ too_deep) \/ (state =
    "EXECUTE_SCRIPT" /\ exhausted /\ ~too_deep) \/ (state = "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted) \/ state =
    "EXECUTE_SCRIPT" \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired) \/ state = "VALIDATE_TOOL_SCHEMA" \/ (state =
    "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL
    /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "COMPLETE"
    \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0) \/ state =
    "PARALLELIZE_TASKS" \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "COMPLETE" \/ state = "READY"
    \/ state = "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS"
    /\ queued /\ ~(state = "COMPLETE" \/ state = "READY" \/ state = "SHUTDOWN")) \/ (state = "AWAIT_PARALLEL_RESULTS"
    /\ tasks = 0 /\ ~queued) \/ state = "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ (state = "UNDERSTAND" /\
    ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "COMPLETE" \/ state = "READY" \/ state =
    "SHUTDOWN")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "COMPLETE" \/ state =
    "READY" \/ state = "SHUTDOWN")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\
    recoveries < MAX_RECOVERIES) \/ (state = "READY" /\ fetch_registered /\ ~(state = "COMPLETE" \/ state = "READY" \/
    state = "SHUTDOWN"))))

\* shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds)
shutdown_is_final == [](state = "SHUTDOWN" => (~enabled_any /\ ([](state = "SHUTDOWN"))))

\* shutdown-between-turns [REUG-004, REUG-014]: The machine is shut down between turns only: before a turn begins
\* or once it is complete. (expected: holds)
shutdown_between_turns == (enabled_SHUTDOWN_REQUESTED) => (state = "READY" \/ state = "COMPLETE")

\* turn-is-wound-up [REUG-014]: From every state, the machine comes to rest between two turns or in SHUTDOWN,
\* provided that it keeps working. (expected: holds)
turn_is_wound_up == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(state = "READY" \/ state = "SHUTDOWN")))

\* tool-success-means-one-thing: A successful tool completes the turn wherever it is reported. Kept as drawn: in
\* PARALLELIZE_TASKS the same event means that tasks have been dispatched (D-REUG-09). Instead,
\* tool-success-is-of-something holds. (expected: fails)
tool_success_means_one_thing == last = "TOOL_SUCCESS" => state = "COMPLETE"

\* tool-success-is-of-something [REUG-010, REUG-012]: In PARALLELIZE_TASKS, success is reported only with a task
\* in flight; in GENERATE, only of a routed tool. (expected: holds)
tool_success_is_of_something == (enabled_TOOL_SUCCESS) => ((state = "PARALLELIZE_TASKS" /\ tasks > 0) \/ (state =
    "GENERATE" /\ tool # "NONE"))

\* deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051]: Taken literally, some transition can be taken in
\* every state. It fails in SHUTDOWN, which has none (D-REUG-01). Instead, deadlock-shutdown-exempt holds.
\* (expected: fails)
deadlock_literal == enabled_any

\* deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be taken in
\* every state except SHUTDOWN. (expected: holds)
deadlock_shutdown_exempt == enabled_any \/ state = "SHUTDOWN"

\* limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-024, REUG-036, REUG-037]: The limits are at most
\* those of the document: one hundred steps, five nested calls, three recoveries, ten tasks. (expected: holds)
limits_of_the_document == steps <= 100 /\ depth <= 5 /\ recoveries <= 3 /\ tasks <= 10

\* steps-bounded [REUG-017, REUG-034, REUG-036]: However large the step budget is, no turn takes more steps.
\* (expected: holds)
steps_bounded == steps <= MAX_STEPS

\* depth-bounded [REUG-016, REUG-036, REUG-048]: However deep the limit of recursion is, no script recurses
\* deeper. (expected: holds)
depth_bounded == depth <= MAX_DEPTH

\* recoveries-bounded [REUG-036, REUG-037]: However many recoveries are allowed, no turn has more. (expected:
\* holds)
recoveries_bounded == recoveries <= MAX_RECOVERIES

\* tasks-bounded [REUG-021, REUG-024, REUG-036]: However many tasks may be in flight, no more are in flight.
\* (expected: holds)
tasks_bounded == tasks <= MAX_PARALLEL

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

\* last-step-can-end-the-script [REUG-007, REUG-017]: A script that has used exactly its budget, and has returned
\* from its calls, can still succeed. (expected: holds)
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
last_step_can_end_the_script == ~(state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ (state = "GENERATE" \/ (state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ state = "GENERATE") \/ (state = "UNDERSTAND" /\ ~expired /\ (tool #
    "FETCH" \/ fetch_registered)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ state =
    "GENERATE") \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ state = "GENERATE") \/ (state
    = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ state = "GENERATE")
    \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ state = "GENERATE") \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ state = "GENERATE") \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\
    (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ state = "GENERATE") \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks >
    0 /\ state = "GENERATE") \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps <
    MAX_STEPS /\ state = "GENERATE") \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ state = "GENERATE") \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ state = "GENERATE") \/ (state = "ERROR_RECOVERY_UNIFIED" /\
    ~intent /\ ~expired /\ state = "GENERATE") \/ (state = "READY" /\ fetch_registered /\ state = "GENERATE")))

\* steps-are-counted [REUG-017, REUG-034]: At both ends of the range, every step of a script, every call and
\* every task costs one step of the budget. (expected: holds)
steps_are_counted == (steps = 0 => ~((state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep /\ ~(steps + 1 = 1))
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(steps + 1 = 1)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(steps + 1 = 1)) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(steps + 1 = 1)))) /\
    (steps = MAX_STEPS - 1 => ~((state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep /\ ~(steps + 1 =
    MAX_STEPS)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(steps + 1 = MAX_STEPS)) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(steps + 1 =
    MAX_STEPS)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(steps
    + 1 = MAX_STEPS))))

\* depth-is-counted [REUG-016]: At both ends of the range, every call goes one level deeper and every return
\* comes one level back. (expected: holds)
\* This is part 1 of it.
depth_is_counted_1 == depth = 0 => ~(state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(depth + 1
    = 1))

\* depth-is-counted [REUG-016]: At both ends of the range, every call goes one level deeper and every return
\* comes one level back. (expected: holds)
\* This is part 2 of it.
depth_is_counted_2 == depth = MAX_DEPTH - 1 => ~(state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\
    ~(depth + 1 = MAX_DEPTH))

\* depth-is-counted [REUG-016]: At both ends of the range, every call goes one level deeper and every return
\* comes one level back. (expected: holds)
\* This is part 3 of it.
depth_is_counted_3 == depth = MAX_DEPTH => ~(state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\
    ~(depth - 1 = MAX_DEPTH - 1))

\* depth-is-counted [REUG-016]: At both ends of the range, every call goes one level deeper and every return
\* comes one level back. (expected: holds)
\* This is part 4 of it.
depth_is_counted_4 == depth = 1 => ~(state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(depth - 1 =
    0))

\* recoveries-are-counted [REUG-035, REUG-037]: At both ends of the range, every successful recovery counts.
\* (expected: holds)
recoveries_are_counted == (recoveries = 0 => ~(state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause #
    "FATAL" /\ recoveries < MAX_RECOVERIES /\ ~(recoveries + 1 = 1))) /\ (recoveries = MAX_RECOVERIES - 1 => ~(state =
    "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES /\ ~(recoveries +
    1 = MAX_RECOVERIES)))

\* tasks-are-counted [REUG-021, REUG-024]: At both ends of the range, every dispatched task is one more in
\* flight, and every task that succeeds or fails is one less. (expected: holds)
\* This is part 1 of it.
tasks_are_counted_1 == tasks = 0 => ~((state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\
    steps < MAX_STEPS /\ ~(tasks + 1 = 1)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\
    steps < MAX_STEPS /\ ~(tasks + 1 = 1)))

\* tasks-are-counted [REUG-021, REUG-024]: At both ends of the range, every dispatched task is one more in
\* flight, and every task that succeeds or fails is one less. (expected: holds)
\* This is part 2 of it.
tasks_are_counted_2 == tasks = MAX_PARALLEL - 1 => ~((state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(tasks + 1 = MAX_PARALLEL)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued
    /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(tasks + 1 = MAX_PARALLEL)))

\* tasks-are-counted [REUG-021, REUG-024]: At both ends of the range, every dispatched task is one more in
\* flight, and every task that succeeds or fails is one less. (expected: holds)
\* This is part 3 of it.
tasks_are_counted_3 == tasks = MAX_PARALLEL => ~(state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(tasks - 1 =
    MAX_PARALLEL - 1))

\* tasks-are-counted [REUG-021, REUG-024]: At both ends of the range, every dispatched task is one more in
\* flight, and every task that succeeds or fails is one less. (expected: holds)
\* This is part 4 of it.
tasks_are_counted_4 == tasks = 1 => ~(state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(tasks - 1 = 0))

\* awaits-what-was-dispatched [REUG-010, REUG-021]: The number of awaited tasks is that of the dispatched ones.
\* (expected: holds)
\* This is part 1 of it.
awaits_what_was_dispatched_1 == state = "PARALLELIZE_TASKS" => (tasks = MAX_PARALLEL => ~(~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\
    ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\
    steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "EXECUTE_SCRIPT" /\
    depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state =
    "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted
    /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks + 1 =
    MAX_PARALLEL)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps =
    MAX_STEPS) /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ tasks > 0 /\ ~(tasks = MAX_PARALLEL)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks - 1 = MAX_PARALLEL)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks + 1 = MAX_PARALLEL)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ ((state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\
    ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL)) \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = MAX_PARALLEL))))

\* awaits-what-was-dispatched [REUG-010, REUG-021]: The number of awaited tasks is that of the dispatched ones.
\* (expected: holds)
\* This is part 2 of it.
awaits_what_was_dispatched_2 == state = "PARALLELIZE_TASKS" => (tasks = 1 => ~(~(state = "AWAIT_PARALLEL_RESULTS" =>
    tasks = 1) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks =
    1)) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS"
    => tasks = 1)) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS)
    /\ ~too_deep /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state = "EXECUTE_SCRIPT" /\
    steps = MAX_STEPS /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks + 1 = 1)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks =
    MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\ ~(tasks = 1)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\
    ~(state = "AWAIT_PARALLEL_RESULTS" => tasks - 1 = 1)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks + 1 = 1)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ ((state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = 1)) \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => tasks = 1))))

\* awaits-what-was-dispatched [REUG-010, REUG-021]: The number of awaited tasks is that of the dispatched ones.
\* (expected: holds)
\* This is part 3 of it.
awaits_what_was_dispatched_3 == state = "PARALLELIZE_TASKS" => (queued => ~(~(state = "AWAIT_PARALLEL_RESULTS" =>
    queued) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued))
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" =>
    queued)) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => queued)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\
    ~too_deep /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued)) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued)) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued))
    \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\ ~queued) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks
    > 0 /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "AWAIT_PARALLEL_RESULTS" => FALSE)) \/ ((state = "ENGAGE" \/ state
    = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS"
    \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "AWAIT_PARALLEL_RESULTS" =>
    queued)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "AWAIT_PARALLEL_RESULTS" =>
    queued)) \/ (state = "READY" /\ fetch_registered /\ ~(state = "AWAIT_PARALLEL_RESULTS" => queued))))

\* awaits-what-was-dispatched [REUG-010, REUG-021]: The number of awaited tasks is that of the dispatched ones.
\* (expected: holds)
\* This is part 4 of it.
awaits_what_was_dispatched_4 == state = "PARALLELIZE_TASKS" => (~queued => ~(~(state = "AWAIT_PARALLEL_RESULTS" =>
    ~queued) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued))
    \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" =>
    ~queued)) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\
    ~too_deep /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "AWAIT_PARALLEL_RESULTS" =>
    ~queued)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\
    ~(state = "AWAIT_PARALLEL_RESULTS" => FALSE)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\
    ~(~queued)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued))
    \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/
    state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued)) \/ (state =
    "READY" /\ fetch_registered /\ ~(state = "AWAIT_PARALLEL_RESULTS" => ~queued))))

\* results-are-of-all-tasks [REUG-011, REUG-024]: The results are complete only when no task is in flight and
\* none waits. (expected: holds)
results_are_of_all_tasks == (enabled_PARALLEL_RESULTS_READY) => (tasks = 0 /\ ~queued)

\* queued-only-without-a-place [REUG-021, REUG-024]: Tasks wait only if the maximum of tasks is in flight or no
\* step is left. (expected: holds)
queued_only_without_a_place == (enabled_TASKS_QUEUED) => (tasks = MAX_PARALLEL \/ steps = MAX_STEPS)

\* queued-tasks-wait-for-a-place [REUG-021, REUG-024]: Tasks keep waiting until none waits or the tasks are
\* abandoned. As soon as a place is free, a waiting task can start if a step is left. (expected: holds)
\* This is part 1 of it.
queued_tasks_wait_for_a_place_1 == "queued-tasks-wait-for-a-place-1" \in open => (queued)

\* queued-tasks-wait-for-a-place [REUG-021, REUG-024]: Tasks keep waiting until none waits or the tasks are
\* abandoned. As soon as a place is free, a waiting task can start if a step is left. (expected: holds)
\* This is part 2 of it.
queued_tasks_wait_for_a_place_2 == (queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS) => ((state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS))

\* tasks-within-limits [REUG-017, REUG-021, REUG-024, REUG-036]: A task starts only below the maximum of tasks in
\* flight and within the budget. While results are awaited, only waiting tasks start. (expected: holds)
tasks_within_limits == (enabled_TASK_DISPATCHED) => ((state = "PARALLELIZE_TASKS" \/ queued) /\ tasks < MAX_PARALLEL
    /\ steps < MAX_STEPS)

\* tasks-without-a-step-are-not-begun [REUG-017, REUG-034]: With the budget spent, no task can start, and started
\* tasks can still end. (expected: holds)
\* This is part 1 of it.
tasks_without_a_step_are_not_begun_1 == (state = "AWAIT_PARALLEL_RESULTS" /\ steps = MAX_STEPS) => ~((state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS))

\* tasks-without-a-step-are-not-begun [REUG-017, REUG-034]: With the budget spent, no task can start, and started
\* tasks can still end. (expected: holds)
\* This is part 2 of it.
\* TLC cannot check tasks-without-a-step-are-not-begun-2: AG ((AWAIT_PARALLEL_RESULTS and steps == MAX_STEPS) ->
\* (AX not TASK_DISPATCHED and E[AWAIT_PARALLEL_RESULTS U PARALLEL_RESULTS_READY])): it quantifies over all paths
\* and over some path, which LTL cannot express

\* more-tasks-than-places [REUG-021, REUG-024]: A turn can have more tasks than the maximum in flight, and all of
\* them can end. (expected: holds)
\* TLC cannot check more-tasks-than-places: EF (AWAIT_PARALLEL_RESULTS and queued and steps == MAX_PARALLEL and
\* EX (TASK_FINISHED and EX (TASK_DISPATCHED and steps == MAX_PARALLEL + 1 and EF PARALLEL_RESULTS_READY))): the
\* target has no next-state operator

\* calls-within-limits [REUG-016, REUG-017, REUG-036, REUG-048]: A call is made only within the depth and the
\* budget, and only as long as no limit was exceeded. (expected: holds)
calls_within_limits == (enabled_SCRIPT_CALLED) => (depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~too_deep /\ ~exhausted)

\* steps-within-budget [REUG-017, REUG-036]: A step is taken only within the budget, and only as long as no limit
\* was exceeded. (expected: holds)
steps_within_budget == (enabled_SCRIPT_STEP_COMPLETE) => (steps < MAX_STEPS /\ ~too_deep /\ ~exhausted)

\* returns-from-calls [REUG-016]: A return is made only from a call, and only as long as no limit was exceeded.
\* (expected: holds)
returns_from_calls == (enabled_SCRIPT_RETURNED) => (depth > 0 /\ ~too_deep /\ ~exhausted)

\* script-ends-outside-its-calls [REUG-007, REUG-016]: A script is done only when it has returned from all its
\* calls and no limit was exceeded. (expected: holds)
script_ends_outside_its_calls == (enabled_SCRIPT_EXECUTION_COMPLETE) => (depth = 0 /\ ~too_deep /\ ~exhausted)

\* calls-and-returns-are-free-within-limits [REUG-016]: Within the limits, a script can always call, and inside a
\* call it can always return. (expected: holds)
calls_and_returns_are_free_within_limits == (state = "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted) =>
    ((enabled_SCRIPT_CALLED \/ depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ (enabled_SCRIPT_RETURNED \/ depth = 0))

\* refused-only-at-the-limit [REUG-016, REUG-017]: A call is refused only at the full depth or with the budget
\* spent. (expected: holds)
refused_only_at_the_limit == (enabled_SCRIPT_CALL_REFUSED) => ((depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep
    /\ ~exhausted)

\* step-refused-only-with-the-budget-spent [REUG-017]: A step is refused only with the budget spent. (expected:
\* holds)
step_refused_only_with_the_budget_spent == (enabled_SCRIPT_STEP_REFUSED) => (steps = MAX_STEPS /\ ~too_deep /\
    ~exhausted)

\* limits-are-enforced [REUG-016, REUG-017, REUG-036, REUG-048]: At the full depth an attempted call is refused,
\* and with the budget spent an attempted step is refused, too. The two refusals are distinguished, and a call
\* can exceed both limits at once. (expected: holds)
limits_are_enforced == state = "EXECUTE_SCRIPT" => ((~too_deep /\ ~exhausted) => ((depth = MAX_DEPTH => ((state =
    "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted) /\ ~(state =
    "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(depth = MAX_DEPTH))))
    /\ (depth < MAX_DEPTH => ~(~(~too_deep) \/ (state = "READY" /\ ~(~too_deep)) \/ (state = "ENGAGE" /\ ~expired /\
    ~(~too_deep)) \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~too_deep)) \/ (state = "UNDERSTAND" /\
    ~expired /\ (tool # "FETCH" \/ fetch_registered) /\ ~(~too_deep)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps <
    MAX_STEPS /\ ~(~too_deep)) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered /\
    ~(~too_deep)) \/ (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep /\ ~(~too_deep)) \/ (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~too_deep)) \/ (state = "EXECUTE_SCRIPT" /\ depth
    > 0 /\ ~too_deep /\ ~exhausted /\ ~(~too_deep)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(~(depth = MAX_DEPTH))) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(~too_deep)) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted /\ ~(~too_deep))
    \/ (state = "EXECUTE_SCRIPT" /\ exhausted /\ ~too_deep /\ ~(~too_deep)) \/ (state = "EXECUTE_SCRIPT" /\ ~too_deep
    /\ ~exhausted /\ ~(~too_deep)) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired /\ ~(~too_deep)) \/ (state =
    "VALIDATE_TOOL_SCHEMA" /\ ~expired /\ ~(~too_deep)) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~(~too_deep)) \/ (state
    = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~too_deep)) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\
    ~(~too_deep)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\ ~(~too_deep)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~(~too_deep)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~too_deep)) \/ (state
    = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~too_deep)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~too_deep)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued
    /\ ~(~too_deep)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ ~(~too_deep)) \/ (state = "GENERATE" /\ ~expired /\ tool
    # "NONE" /\ ~(~too_deep)) \/ (state = "GENERATE" /\ ~expired /\ ~(~too_deep)) \/ (state = "GENERATE" /\
    ~(~too_deep)) \/ (state = "UNDERSTAND" /\ ~expired /\ ~(~too_deep)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~(~too_deep)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "PARALLELIZE_TASKS") /\ expired /\ ~(~too_deep)) \/ (state = "ENGAGE" /\ ~(~too_deep)) \/ (state = "UNDERSTAND" /\
    ~(~too_deep)) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~(~too_deep)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/
    state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(~too_deep)) \/ (state = "ERROR_RECOVERY_UNIFIED"
    /\ ~intent /\ ~expired /\ ~(~too_deep)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause #
    "FATAL" /\ recoveries < MAX_RECOVERIES /\ ~(~too_deep)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~(~too_deep)) \/
    (state = "COMPLETE" /\ ~(~too_deep)) \/ (state = "READY" /\ fetch_registered /\ ~(~too_deep)))) /\ (steps =
    MAX_STEPS => ((state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted) /\
    (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted) /\ ~(state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH
    \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(steps = MAX_STEPS)))) /\ (steps < MAX_STEPS =>
    ~(~(~exhausted) \/ (state = "READY" /\ ~(~exhausted)) \/ (state = "ENGAGE" /\ ~expired /\ ~(~exhausted)) \/ (state
    = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(~exhausted)) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool #
    "FETCH" \/ fetch_registered) /\ ~(~exhausted)) \/ (state = "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS /\
    ~(~exhausted)) \/ (state = "UNDERSTAND" /\ ~expired /\ tool = "FETCH" /\ ~fetch_registered /\ ~(~exhausted)) \/
    (state = "EXECUTE_SCRIPT" /\ steps < MAX_STEPS /\ ~too_deep /\ ~(~exhausted)) \/ (state = "EXECUTE_SCRIPT" /\
    depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(~exhausted)) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(~exhausted)) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep
    /\ ~exhausted /\ ~(~(steps = MAX_STEPS))) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted) \/
    (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted /\ ~(~exhausted)) \/ (state = "EXECUTE_SCRIPT" /\ ~too_deep
    /\ ~exhausted /\ ~(~exhausted)) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired /\ ~(~exhausted)) \/ (state =
    "VALIDATE_TOOL_SCHEMA" /\ ~expired /\ ~(~exhausted)) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~(~exhausted)) \/
    (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~exhausted))
    \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\
    ~(~exhausted)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\ ~(~exhausted)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~(~exhausted)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(~exhausted)) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(~exhausted)) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(~exhausted)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\
    ~queued /\ ~(~exhausted)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ ~(~exhausted)) \/ (state = "GENERATE" /\
    ~expired /\ tool # "NONE" /\ ~(~exhausted)) \/ (state = "GENERATE" /\ ~expired /\ ~(~exhausted)) \/ (state =
    "GENERATE" /\ ~(~exhausted)) \/ (state = "UNDERSTAND" /\ ~expired /\ ~(~exhausted)) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~(~exhausted)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired /\ ~(~exhausted)) \/ (state = "ENGAGE" /\
    ~(~exhausted)) \/ (state = "UNDERSTAND" /\ ~(~exhausted)) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~(~exhausted)) \/
    ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\
    ~(~exhausted)) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(~exhausted)) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries < MAX_RECOVERIES /\ ~(~exhausted))
    \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~(~exhausted)) \/ (state = "COMPLETE" /\ ~(~exhausted)) \/ (state =
    "READY" /\ fetch_registered /\ ~(~exhausted))))))

\* exceeded-limits-end-the-script [REUG-016, REUG-017, REUG-036]: Once a limit was exceeded, the script can do
\* nothing except report it. (expected: holds)
exceeded_limits_end_the_script == "exceeded-limits-end-the-script" \in open => (too_deep \/ exhausted)

\* fatal-before-everything [REUG-032]: In every state in which a turn is worked on, a fatal error can strike,
\* whatever limits have been reached. If no such edge is drawn, it takes the state's own error edge (D-REUG-16).
\* (expected: holds)
fatal_before_everything == ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "GENERATE") => enabled_FATAL_ERROR) /\ ((state = "EXECUTE_SCRIPT" \/ state = "PARALLELIZE_TASKS") =>
    enabled_WORK_ABORTED) /\ (state = "AWAIT_PARALLEL_RESULTS" => enabled_WAIT_ABORTED) /\ (state =
    "VALIDATE_TOOL_SCHEMA" => enabled_CHECK_ABORTED) /\ (state = "ERROR_RECOVERY_UNIFIED" => enabled_RECOVERY_FAILED)

\* timeout-before-other-errors [REUG-018, REUG-032]: Once the deadline has passed, no error, crash or exceeded
\* limit is reported, only the end of the time. (expected: holds)
timeout_before_other_errors == (enabled_ERROR_OCCURRED \/ enabled_VALIDATOR_CRASHED \/
    enabled_RECURSION_LIMIT_EXCEEDED \/ enabled_STEP_BUDGET_EXHAUSTED) => ~expired

\* recursion-before-budget-before-error [REUG-016, REUG-017, REUG-032]: A spent budget is reported only if the
\* script was not also too deep, and an error only if neither limit was exceeded. (expected: holds)
recursion_before_budget_before_error == ~(enabled_STEP_BUDGET_EXHAUSTED /\ too_deep) /\ ~(enabled_ERROR_OCCURRED /\
    (too_deep \/ exhausted)) /\ (enabled_STEP_BUDGET_EXHAUSTED => exhausted) /\ (enabled_RECURSION_LIMIT_EXCEEDED =>
    too_deep)

\* both-limits-at-once [REUG-016, REUG-017]: A script can exceed both limits at once, and then it reports the
\* recursion. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_limits_at_once_1 == ~(too_deep /\ exhausted)

\* both-limits-at-once [REUG-016, REUG-017]: A script can exceed both limits at once, and then it reports the
\* recursion. (expected: holds)
\* This is part 2 of it.
both_limits_at_once_2 == too_deep => (enabled_RECURSION_LIMIT_EXCEEDED /\ ~enabled_STEP_BUDGET_EXHAUSTED)

\* deadlines-are-of-turns [REUG-018]: The deadline passes only while a turn is worked on, and once in a turn.
\* (expected: holds)
deadlines_are_of_turns == (enabled_DEADLINE_PASSED) => ~(expired \/ state = "READY" \/ state = "COMPLETE" \/ state =
    "SHUTDOWN")

\* deadlines-change-nothing-else [REUG-018]: If the deadline takes no edge, it does not change the levels, the
\* tasks or the cause of a recovery. (expected: holds)
deadlines_change_nothing_else == [][(DEADLINE_PASSED) => (state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS"
    \/ (depth' = depth /\ too_deep' = too_deep /\ exhausted' = exhausted /\ tasks' = tasks /\ queued' = queued /\
    cause' = cause))]_vars

\* deadline-everywhere [REUG-018, REUG-022, REUG-035, REUG-050]: As long as a turn is worked on and its deadline
\* has not passed, it can pass. (expected: holds)
deadline_everywhere == (state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state =
    "AWAIT_PARALLEL_RESULTS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") => (expired \/
    enabled_DEADLINE_PASSED)

\* deadline-passes-once [REUG-018]: The deadline passes at most once in a turn, and then the turn is marked as
\* expired. (expected: holds)
deadline_passes_once == (enabled_DEADLINE_PASSED => ~expired) /\ (last = "DEADLINE_PASSED" => expired)

\* watchdog-only-after-the-deadline [REUG-018, REUG-022]: The watchdog ends a state only after the deadline.
\* (expected: holds)
watchdog_only_after_the_deadline == (enabled_WATCHDOG_RAISED) => expired

\* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050]: Once the deadline has passed, no work
\* continues. (expected: holds)
no_work_after_the_deadline == (enabled_INTENT_DETECTED \/ enabled_TOOL_CONSIDERED \/ enabled_TOOLS_ROUTED \/
    enabled_SCRIPT_PARSED \/ enabled_DYNAMIC_TOOL_REQUEST \/ enabled_PARALLEL_TASKS_READY \/
    enabled_SCRIPT_STEP_COMPLETE \/ enabled_SCRIPT_CALLED \/ enabled_SCRIPT_RETURNED \/
    enabled_SCRIPT_EXECUTION_COMPLETE \/ enabled_DYNAMIC_TOOL_CREATED \/ enabled_SCHEMA_VALIDATED \/
    enabled_TASK_DISPATCHED \/ enabled_TASKS_QUEUED \/ enabled_QUEUE_EMPTIED \/ enabled_TOOL_SUCCESS \/
    enabled_TASK_FINISHED \/ enabled_TASK_FAILED \/ enabled_PARALLEL_RESULTS_READY \/ enabled_RESPONSE_READY \/
    enabled_INTENT_RECOVERED \/ enabled_RECOVERY_SUCCESS) => ~expired

\* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: Once the deadline has passed, the turn
\* does not go back to UNDERSTAND. (expected: holds)
no_understand_after_timeout == "no-understand-after-timeout" \in open => (~(state = "UNDERSTAND"))

\* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
\* decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
\* This is part 1 of it.
budgets_last_for_the_turn_1 == "budgets-last-for-the-turn-1" \in open => (steps > 0)

\* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
\* decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
\* This is part 2 of it.
budgets_last_for_the_turn_2 == "budgets-last-for-the-turn-2" \in open => (steps = MAX_STEPS)

\* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
\* decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
\* This is part 3 of it.
budgets_last_for_the_turn_3 == "budgets-last-for-the-turn-3" \in open => (recoveries > 0)

\* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
\* decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
\* This is part 4 of it.
budgets_last_for_the_turn_4 == "budgets-last-for-the-turn-4" \in open => (recoveries = MAX_RECOVERIES)

\* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
\* decrease, and a passed deadline stays passed, until the turn is over. (expected: holds)
\* This is part 5 of it.
budgets_last_for_the_turn_5 == "budgets-last-for-the-turn-5" \in open => (expired)

\* turns-begin-afresh [REUG-004, REUG-014]: A turn begins with an unknown intent, its whole budget and no
\* outcome, and nothing of it remains afterwards. (expected: holds)
turns_begin_afresh == (state = "READY" \/ state = "ENGAGE" \/ state = "SHUTDOWN") => (~intent /\ steps = 0 /\
    recoveries = 0 /\ outcome = "NONE" /\ (~expired \/ state = "ENGAGE"))

\* levels-are-left-behind [REUG-016, REUG-021, REUG-024]: Depth and exceeded limits belong to EXECUTE_SCRIPT,
\* tasks to the two parallel states, and neither survives them. (expected: holds)
levels_are_left_behind == (state = "EXECUTE_SCRIPT" \/ (depth = 0 /\ ~too_deep /\ ~exhausted)) /\ (state =
    "PARALLELIZE_TASKS" \/ state = "AWAIT_PARALLEL_RESULTS" \/ (tasks = 0 /\ ~queued))

\* recovery-resets-the-budgets [REUG-027]: A recovery resets the bounds, as the note beside it says. Sacrificed:
\* it would defeat them (D-REUG-04). Instead, recovery-resets-the-levels, and budgets-last-for-the-turn hold.
\* (expected: fails)
recovery_resets_the_budgets == last = "RECOVERY_SUCCESS" => (steps = 0 /\ recoveries = 0)

\* recovery-resets-the-levels [REUG-027]: After a recovery no call is open, no task is in flight, no tool is
\* selected and no limit is marked as exceeded. (expected: holds)
recovery_resets_the_levels == last = "RECOVERY_SUCCESS" => (depth = 0 /\ tasks = 0 /\ ~queued /\ tool = "NONE" /\
    ~too_deep /\ ~exhausted)

\* recovery-knows-its-cause [REUG-013, REUG-025]: There is a cause exactly in ERROR_RECOVERY_UNIFIED. (expected:
\* holds)
recovery_knows_its_cause == (state = "ERROR_RECOVERY_UNIFIED") = (cause # "NONE")

\* causes-are-kept [REUG-025, REUG-032]: The event that leads to ERROR_RECOVERY_UNIFIED is kept as its cause; for
\* rejected schemas and failed tools see rejections-and-failures-have-reasons. (expected: holds)
causes_are_kept == (last = "ERROR_OCCURRED" => cause = "ERROR") /\ (last = "WATCHDOG_RAISED" => cause = "TIMEOUT") /\
    (last = "RECURSION_LIMIT_EXCEEDED" => cause = "RECURSION") /\ (last = "STEP_BUDGET_EXHAUSTED" => cause = "BUDGET")
    /\ (last = "VALIDATOR_CRASHED" => cause = "CRASH") /\ ((last = "WORK_ABORTED" \/ last = "WAIT_ABORTED" \/ last =
    "CHECK_ABORTED") => cause = "FATAL") /\ ((state = "EXECUTE_SCRIPT" \/ state = "AWAIT_PARALLEL_RESULTS") =>
    ~((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/
    state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(cause =
    "TIMEOUT")))

\* rejections-and-failures-have-reasons [REUG-009, REUG-012, REUG-020, REUG-032]: A schema that is reported
\* invalid was invalid, or its time was over; a tool that is reported failed did fail, or its time was over. The
\* record keeps which of the two it was. (expected: holds)
rejections_and_failures_have_reasons == (last = "SCHEMA_INVALID" => ((expired => cause = "TIMEOUT") /\ (~expired =>
    cause = "SCHEMA"))) /\ (last = "TOOL_FAILURE" => ((expired => cause = "TIMEOUT") /\ (~expired => cause = "TOOL")))

\* the-cause-stays [REUG-013, REUG-032]: A fatal cause is kept, without recovery, until the turn ends, and then
\* the turn has failed. (expected: holds)
the_cause_stays == "the-cause-stays" \in open => (cause = "FATAL")

\* recovered-only-if-recoverable [REUG-013, REUG-018, REUG-025, REUG-035, REUG-037]: A recovery succeeds only if
\* the error was not fatal, the deadline has not passed, the intent is known and the limit of recoveries is not
\* reached. (expected: holds)
recovered_only_if_recoverable == (enabled_RECOVERY_SUCCESS) => (state = "ERROR_RECOVERY_UNIFIED" /\ cause # "FATAL" /\
    ~expired /\ intent /\ recoveries < MAX_RECOVERIES)

\* nothing-is-done-for-the-lost [REUG-013, REUG-025]: The intent is recovered only if a recovery is still
\* possible and the intent is unknown. (expected: holds)
nothing_is_done_for_the_lost == (enabled_INTENT_RECOVERED) => (state = "ERROR_RECOVERY_UNIFIED" /\ cause # "FATAL" /\
    ~expired /\ ~intent /\ recoveries < MAX_RECOVERIES)

\* error-recovery-of-every-error-but-fatal [REUG-029, REUG-032, REUG-041]: Every error that is not reported as
\* fatal leads to ERROR_RECOVERY_UNIFIED at once, so no fairness assumption is needed. (expected: holds)
error_recovery_of_every_error_but_fatal == (Settled) => ([]((last = "ERROR_OCCURRED" \/ last = "WATCHDOG_RAISED" \/
    last = "WORK_ABORTED" \/ last = "WAIT_ABORTED" \/ last = "SCHEMA_INVALID" \/ last = "VALIDATOR_CRASHED" \/ last =
    "CHECK_ABORTED" \/ last = "TOOL_FAILURE" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED")
    => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* fatal-errors-complete [REUG-032]: A fatal error leads to COMPLETE at once if such an edge is drawn. (expected:
\* holds)
fatal_errors_complete == (last = "FATAL_ERROR" \/ last = "RECOVERY_FAILED") => state = "COMPLETE"

\* failed-task-is-a-result [REUG-011, REUG-032]: A failed parallel task is a result like any other, and the
\* results can still become complete (D-REUG-16). (expected: holds)
\* TLC cannot check failed-task-is-a-result: AG (TASK_FAILED -> E[AWAIT_PARALLEL_RESULTS U
\* PARALLEL_RESULTS_READY]): it quantifies over all paths and over some path, which LTL cannot express

\* recoverable-errors-can-be-recovered [REUG-032, REUG-041]: From every non-fatal error, with time and recoveries
\* left, a recovery is reachable in the same turn. (expected: holds)
\* TLC cannot check recoverable-errors-can-be-recovered: AG ((ERROR_RECOVERY_UNIFIED and cause != FATAL and not
\* expired and recoveries < MAX_RECOVERIES) -> E[ERROR_RECOVERY_UNIFIED U RECOVERY_SUCCESS]): it quantifies over
\* all paths and over some path, which LTL cannot express

\* outcome-of-every-turn [REUG-014, REUG-042]: There is an outcome exactly in COMPLETE. (expected: holds)
outcome_of_every_turn == (state = "COMPLETE") = (outcome # "NONE")

\* outcomes-are-true [REUG-009, REUG-012, REUG-042]: A turn counts as answered exactly with an answer, as one
\* that created a tool exactly with a valid schema, as failed after a fatal error or with a recovery that failed,
\* and as timed out only with the latter. (expected: holds)
outcomes_are_true == (Settled) => (([](((last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state = "COMPLETE")) =>
    outcome = "ANSWERED") /\ (last = "SCHEMA_VALIDATED" => outcome = "TOOL_CREATED") /\ (last = "FATAL_ERROR" =>
    outcome = "FAILED"))) /\ ([](~(state = "COMPLETE") => ~(~((outcome = "ANSWERED" => FALSE) /\ (outcome =
    "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE)) \/ (state = "READY"
    /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\
    (outcome = "TIMED_OUT" => FALSE))) \/ (state = "ENGAGE" /\ ~expired /\ ~((outcome = "ANSWERED" => FALSE) /\
    (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/
    (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome =
    "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered) /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome
    = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "UNDERSTAND" /\ ~expired /\ steps < MAX_STEPS /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" =>
    FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "UNDERSTAND" /\ ~expired
    /\ tool = "FETCH" /\ ~fetch_registered /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE)
    /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ steps <
    MAX_STEPS /\ ~too_deep /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome =
    "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\
    steps < MAX_STEPS /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome =
    "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" =>
    FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps =
    MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE)
    /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome =
    "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted
    /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\
    (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\ too_deep /\ ~((outcome = "ANSWERED" => FALSE)
    /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/
    (state = "EXECUTE_SCRIPT" /\ exhausted /\ ~too_deep /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome =
    "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "EXECUTE_SCRIPT" /\ ~too_deep /\ ~exhausted /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" =>
    FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "EXECUTE_SCRIPT" /\
    ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\
    (outcome = "TIMED_OUT" => FALSE))) \/ (state = "CREATE_DYNAMIC_TOOL" /\ ~expired /\ ~((outcome = "ANSWERED" =>
    FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" =>
    FALSE))) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" =>
    FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "VALIDATE_TOOL_SCHEMA"
    /\ ~expired /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" =>
    FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks <
    MAX_PARALLEL /\ steps < MAX_STEPS /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\
    (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome =
    "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ tasks > 0 /\ ~((outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" =>
    FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "PARALLELIZE_TASKS" /\ ~((outcome = "ANSWERED" => FALSE)
    /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED"
    => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~((outcome = "ANSWERED" =>
    FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" =>
    FALSE))) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome =
    "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED"
    => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome =
    "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "GENERATE" /\ ~((outcome = "ANSWERED" =>
    FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" =>
    FALSE))) \/ (state = "UNDERSTAND" /\ ~expired /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" =>
    FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "PARALLELIZE_TASKS" /\
    ~expired /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" =>
    FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "PARALLELIZE_TASKS") /\ expired /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome
    = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ ((state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~((outcome =
    "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome =
    "TIMED_OUT" => FALSE))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~((outcome = "ANSWERED" =>
    FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome = "TIMED_OUT" =>
    FALSE))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ intent /\ ~expired /\ cause # "FATAL" /\ recoveries <
    MAX_RECOVERIES /\ ~((outcome = "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED"
    => FALSE) /\ (outcome = "TIMED_OUT" => FALSE))) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~(((IF (expired /\ cause #
    "FATAL") THEN "TIMED_OUT" ELSE "FAILED") = "ANSWERED" => FALSE) /\ ((IF (expired /\ cause # "FATAL") THEN
    "TIMED_OUT" ELSE "FAILED") = "TOOL_CREATED" => FALSE))) \/ (state = "READY" /\ fetch_registered /\ ~((outcome =
    "ANSWERED" => FALSE) /\ (outcome = "TOOL_CREATED" => FALSE) /\ (outcome = "FAILED" => FALSE) /\ (outcome =
    "TIMED_OUT" => FALSE)))))))

\* given-up-only-in-recovery [REUG-013, REUG-025]: A recovery fails only in ERROR_RECOVERY_UNIFIED. (expected:
\* holds)
given_up_only_in_recovery == (enabled_RECOVERY_FAILED) => state = "ERROR_RECOVERY_UNIFIED"

\* giving-up-says-why [REUG-013, REUG-018, REUG-043]: A turn that is abandoned has timed out if its deadline has
\* passed, unless there was a fatal error, and has failed otherwise. (expected: holds)
giving_up_says_why == state = "ERROR_RECOVERY_UNIFIED" => (((expired /\ cause # "FATAL") => ~(~(state = "COMPLETE" =>
    outcome = "TIMED_OUT") \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "COMPLETE" => outcome =
    "TIMED_OUT")) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" =>
    outcome = "TIMED_OUT")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state =
    "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\
    ~too_deep /\ ~exhausted /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "EXECUTE_SCRIPT" /\ steps =
    MAX_STEPS /\ ~exhausted /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "VALIDATE_TOOL_SCHEMA" /\
    ~expired) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\
    ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks =
    MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT")) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" => outcome
    = "TIMED_OUT")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "COMPLETE" => outcome = "TIMED_OUT"))
    \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state = "GENERATE" /\ ~expired) \/ state = "ENGAGE" \/
    state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "GENERATE" \/ ((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "COMPLETE" => outcome =
    "TIMED_OUT")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "COMPLETE" => outcome =
    "TIMED_OUT")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~((IF (expired /\ cause # "FATAL") THEN "TIMED_OUT" ELSE
    "FAILED") = "TIMED_OUT")) \/ (state = "READY" /\ fetch_registered /\ ~(state = "COMPLETE" => outcome =
    "TIMED_OUT")))) /\ ((~expired \/ cause = "FATAL") => ~(~(state = "COMPLETE" => outcome = "FAILED") \/ (state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/
    (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "COMPLETE" => outcome = "FAILED"))
    \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "COMPLETE" => outcome = "FAILED")) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state =
    "COMPLETE" => outcome = "FAILED")) \/ (state = "VALIDATE_TOOL_SCHEMA" /\ ~expired) \/ (state = "PARALLELIZE_TASKS"
    /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "COMPLETE" => outcome =
    "FAILED")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS)
    /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state =
    "COMPLETE" => outcome = "FAILED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps
    < MAX_STEPS /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\
    ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "GENERATE" /\ ~expired /\ tool # "NONE") \/ (state =
    "GENERATE" /\ ~expired) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED")
    /\ ~expired /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\
    ~expired /\ ~(state = "COMPLETE" => outcome = "FAILED")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~((IF (expired /\
    cause # "FATAL") THEN "TIMED_OUT" ELSE "FAILED") = "FAILED")) \/ (state = "READY" /\ fetch_registered /\ ~(state =
    "COMPLETE" => outcome = "FAILED")))))

\* answers-are-possible [REUG-042]: From every state except those that create or validate a tool or recover, an
\* answer is still possible, unless the deadline has passed, a limit was exceeded, or a missing tool is
\* considered with no step left. (expected: holds)
\* TLC cannot check answers-are-possible: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or PARALLELIZE_TASKS or
\* AWAIT_PARALLEL_RESULTS or GENERATE) -> (expired or too_deep or exhausted or (UNDERSTAND and steps == MAX_STEPS
\* and tool == FETCH and not fetch_registered) or E[not COMPLETE U (COMPLETE and outcome == ANSWERED)])): it
\* quantifies over all paths and over some path, which LTL cannot express

\* answers-are-possible-with-recoveries-left [REUG-042]: From every state with a turn to work on, an answer is
\* still possible, unless the deadline has passed, the error was fatal or all recoveries are used up. (expected:
\* holds)
\* TLC cannot check answers-are-possible-with-recoveries-left: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or
\* CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or
\* ERROR_RECOVERY_UNIFIED) -> (expired or cause == FATAL or recoveries == MAX_RECOVERIES or E[not COMPLETE U
\* (COMPLETE and outcome == ANSWERED)])): it quantifies over all paths and over some path, which LTL cannot
\* express

\* completion-always-possible [REUG-032, REUG-035]: Until the machine is shut down, the end of the turn is
\* reachable. (expected: holds)
\* TLC cannot check completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and
\* over some path, which LTL cannot express

\* shutdown-always-possible [REUG-004, REUG-014, REUG-031]: From every state, SHUTDOWN is reachable. (expected:
\* holds)
\* TLC cannot check shutdown-always-possible: AG EF SHUTDOWN: it quantifies over all paths and over some path,
\* which LTL cannot express

\* intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
\* an intent was detected. Sacrificed: the drawn recovery from ENGAGE leads to UNDERSTAND (D-REUG-11). Instead,
\* intent-known-in-understand holds. (expected: fails)
intent_before_understand == "intent-before-understand" \in open => (~(state = "UNDERSTAND"))

\* intent-or-recovered-intent-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes
\* only after an intent was detected or was recovered. (expected: holds)
intent_or_recovered_intent_before_understand == "intent-or-recovered-intent-before-understand" \in open => (~(state =
    "UNDERSTAND"))

\* intent-known-in-understand [REUG-005, REUG-013, REUG-033]: From UNDERSTAND on, until ERROR_RECOVERY_UNIFIED or
\* the end of the turn, the intent is known. (expected: holds)
intent_known_in_understand == state = "READY" \/ state = "ENGAGE" \/ state = "ERROR_RECOVERY_UNIFIED" \/ state =
    "COMPLETE" \/ state = "SHUTDOWN" \/ intent

\* intent-is-not-forgotten [REUG-005, REUG-013]: A known intent stays known until the turn is over. (expected:
\* holds)
intent_is_not_forgotten == "intent-is-not-forgotten" \in open => (intent)

\* intent-only-if-found [REUG-005, REUG-013]: No intent is known before it was detected or recovered. (expected:
\* holds)
intent_only_if_found == "intent-only-if-found" \in open => (~intent)

\* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
\* runs again in the same turn. (expected: holds)
no_script_after_exhaustion == "no-script-after-exhaustion" \in open => (~(state = "EXECUTE_SCRIPT"))

\* scripts-start-within-budget [REUG-017, REUG-034]: A script starts only with at least one step left. (expected:
\* holds)
scripts_start_within_budget == (enabled_SCRIPT_PARSED) => steps < MAX_STEPS

\* no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
\* turn. Not kept: the depth belongs to the script, not to the turn. Instead, no-script-after-the-last-recovery
\* holds. (expected: fails)
no_script_after_recursion_limit == "no-script-after-recursion-limit" \in open => (~(state = "EXECUTE_SCRIPT"))

\* no-script-after-the-last-recovery [REUG-016, REUG-033, REUG-037, REUG-048]: Once the limit of recursion is
\* exceeded and all recoveries are used up, no script runs again in the same turn. (expected: holds)
no_script_after_the_last_recovery == "no-script-after-the-last-recovery" \in open => (~(state = "EXECUTE_SCRIPT"))

\* tools-are-considered-in-turn [REUG-006]: As long as there is time, the tools can be considered one after
\* another, first SEARCH, then FETCH. (expected: holds)
tools_are_considered_in_turn == state = "UNDERSTAND" => ((tool = "NONE" => ~(state = "UNDERSTAND" /\ ~expired /\ tool
    # "FETCH" /\ ~((IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "SEARCH"))) /\ (tool = "SEARCH" => ~(state =
    "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~((IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "FETCH"))) /\
    ((~expired /\ tool # "FETCH") => (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH")))

\* tools-are-considered-once [REUG-006, REUG-034]: After the last tool, no further tool is considered. (expected:
\* holds)
tools_are_considered_once == (enabled_TOOL_CONSIDERED) => (state = "UNDERSTAND" /\ tool # "FETCH")

\* only-registered-tools-are-used [REUG-033, REUG-049]: An answer is never generated with a tool that is not
\* registered. (expected: holds)
only_registered_tools_are_used == (state = "GENERATE" /\ tool = "FETCH") => fetch_registered

\* used-is-routed [REUG-006, REUG-012]: An answer is generated with the routed tool, or with none if none was
\* routed. (expected: holds)
used_is_routed == (tool = "NONE" => ~(~(state = "GENERATE" => tool = "NONE") \/ (state = "UNDERSTAND" /\ ~expired /\
    tool # "FETCH" /\ ~(state = "GENERATE" => (IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "NONE")) \/ (state =
    "UNDERSTAND" /\ ~expired /\ (tool # "FETCH" \/ fetch_registered) /\ ~(tool = "NONE")) \/ (state = "EXECUTE_SCRIPT"
    /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "GENERATE" => tool = "NONE")) \/ (state = "EXECUTE_SCRIPT"
    /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" => tool = "NONE")) \/ (state = "EXECUTE_SCRIPT" /\
    (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" => tool = "NONE")) \/
    (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "GENERATE" => tool = "NONE")) \/ (state
    = "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted /\ ~(tool = "NONE")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "GENERATE" => tool = "NONE")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "GENERATE"
    => tool = "NONE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "GENERATE" => tool = "NONE")) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "GENERATE"
    => tool = "NONE")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "GENERATE" => tool = "NONE")) \/
    (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued /\ ~(tool = "NONE")) \/ ((state = "ENGAGE" \/ state =
    "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/
    state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "GENERATE" => tool = "NONE")) \/
    (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "GENERATE" => tool = "NONE")) \/ (state =
    "READY" /\ fetch_registered /\ ~(state = "GENERATE" => tool = "NONE")))) /\ (tool = "SEARCH" => ~(~(state =
    "GENERATE" => tool = "SEARCH") \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "GENERATE" =>
    (IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "SEARCH")) \/ (state = "UNDERSTAND" /\ ~expired /\ (tool #
    "FETCH" \/ fetch_registered) /\ ~(tool = "SEARCH")) \/ (state = "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps <
    MAX_STEPS /\ ~(state = "GENERATE" => tool = "SEARCH")) \/ (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\
    ~exhausted /\ ~(state = "GENERATE" => tool = "SEARCH")) \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/
    steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" => tool = "SEARCH")) \/ (state =
    "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "GENERATE" => tool = "SEARCH")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted /\ ~(tool = "SEARCH")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "GENERATE" => tool = "SEARCH")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "GENERATE"
    => tool = "SEARCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "GENERATE" => tool =
    "SEARCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state
    = "GENERATE" => tool = "SEARCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "GENERATE" => tool =
    "SEARCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued /\ ~(tool = "SEARCH")) \/ ((state =
    "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "GENERATE"
    => tool = "SEARCH")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "GENERATE" => tool =
    "SEARCH")) \/ (state = "READY" /\ fetch_registered /\ ~(state = "GENERATE" => tool = "SEARCH")))) /\ (tool =
    "FETCH" => ~(~(state = "GENERATE" => tool = "FETCH") \/ (state = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\
    ~(state = "GENERATE" => (IF (tool = "NONE") THEN "SEARCH" ELSE "FETCH") = "FETCH")) \/ (state = "UNDERSTAND" /\
    ~expired /\ (tool # "FETCH" \/ fetch_registered) /\ ~(tool = "FETCH")) \/ (state = "EXECUTE_SCRIPT" /\ depth <
    MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "GENERATE" => tool = "FETCH")) \/ (state = "EXECUTE_SCRIPT" /\ depth >
    0 /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" => tool = "FETCH")) \/ (state = "EXECUTE_SCRIPT" /\ (depth =
    MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state = "GENERATE" => tool = "FETCH")) \/ (state =
    "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state = "GENERATE" => tool = "FETCH")) \/ (state =
    "EXECUTE_SCRIPT" /\ depth = 0 /\ ~exhausted /\ ~(tool = "FETCH")) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state = "GENERATE" => tool = "FETCH")) \/ (state =
    "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "GENERATE"
    => tool = "FETCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "GENERATE" => tool = "FETCH"))
    \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "GENERATE" => tool = "FETCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state = "GENERATE" => tool =
    "FETCH")) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ tasks = 0 /\ ~queued /\ ~(tool = "FETCH")) \/ ((state = "ENGAGE"
    \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state = "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "GENERATE"
    => tool = "FETCH")) \/ (state = "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "GENERATE" => tool =
    "FETCH")) \/ (state = "READY" /\ fetch_registered /\ ~(state = "GENERATE" => tool = "FETCH"))))

\* tool-in-hand [REUG-008, REUG-009, REUG-049]: A tool is selected only where tools are considered, created,
\* validated or used. The tool that is created and validated is always FETCH, which is not registered yet.
\* (expected: holds)
tool_in_hand == (state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state =
    "GENERATE" \/ tool = "NONE") /\ ((state = "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA") => (tool =
    "FETCH" /\ ~fetch_registered))

\* registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
\* was found valid, and then it is. (expected: holds)
\* This is part 1 of it.
registered_only_if_validated_1 == "registered-only-if-validated-1" \in open => (~fetch_registered)

\* registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
\* was found valid, and then it is. (expected: holds)
\* This is part 2 of it.
registered_only_if_validated_2 == last = "SCHEMA_VALIDATED" => fetch_registered

\* registered-stays-registered [REUG-009]: A registered tool stays registered in all following turns, as long as
\* FETCH represents it. (expected: holds)
registered_stays_registered == "registered-stays-registered" \in open => (fetch_registered)

\* tools-come-into-question-between-turns [REUG-009]: FETCH comes to represent another missing tool only between
\* turns, and only once the present one is registered. (expected: holds)
\* This is part 1 of it.
tools_come_into_question_between_turns_1 == (enabled_ANOTHER_TOOL_WANTED) => (state = "READY" /\ fetch_registered)

\* tools-come-into-question-between-turns [REUG-009]: FETCH comes to represent another missing tool only between
\* turns, and only once the present one is registered. (expected: holds)
\* This is part 2 of it.
tools_come_into_question_between_turns_2 == [][(ANOTHER_TOOL_WANTED) => (~fetch_registered')]_vars

\* tools-of-any-number [REUG-008, REUG-009]: However many tools have been created, another one can be created
\* until the machine is shut down. (expected: holds)
\* TLC cannot check tools-of-any-number: AG (SHUTDOWN or EF SCHEMA_VALIDATED): it quantifies over all paths and
\* over some path, which LTL cannot express

\* created-before-checked [REUG-008, REUG-033, REUG-049]: VALIDATE_TOOL_SCHEMA is entered only with a tool that
\* has just been created. (expected: holds)
created_before_checked == ~(state = "VALIDATE_TOOL_SCHEMA") => ~(~(state = "VALIDATE_TOOL_SCHEMA" => FALSE) \/ (state
    = "UNDERSTAND" /\ ~expired /\ tool # "FETCH" /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state =
    "EXECUTE_SCRIPT" /\ depth < MAX_DEPTH /\ steps < MAX_STEPS /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/
    (state = "EXECUTE_SCRIPT" /\ depth > 0 /\ ~too_deep /\ ~exhausted /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE))
    \/ (state = "EXECUTE_SCRIPT" /\ (depth = MAX_DEPTH \/ steps = MAX_STEPS) /\ ~too_deep /\ ~exhausted /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state = "EXECUTE_SCRIPT" /\ steps = MAX_STEPS /\ ~exhausted /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\ ~queued /\ tasks < MAX_PARALLEL
    /\ steps < MAX_STEPS /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state = "PARALLELIZE_TASKS" /\ ~expired /\
    ~queued /\ (tasks = MAX_PARALLEL \/ steps = MAX_STEPS) /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ tasks > 0 /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state =
    "AWAIT_PARALLEL_RESULTS" /\ queued /\ tasks < MAX_PARALLEL /\ steps < MAX_STEPS /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state = "AWAIT_PARALLEL_RESULTS" /\ queued /\ ~(state =
    "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ ((state = "ENGAGE" \/ state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL"
    \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "PARALLELIZE_TASKS" \/ state = "GENERATE" \/ state =
    "ERROR_RECOVERY_UNIFIED") /\ ~expired /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state =
    "ERROR_RECOVERY_UNIFIED" /\ ~intent /\ ~expired /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)) \/ (state = "READY"
    /\ fetch_registered /\ ~(state = "VALIDATE_TOOL_SCHEMA" => FALSE)))

\* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
\* its schema, or the crash or end of the check, nothing is generated and the turn does not end. (expected:
\* holds)
no_tool_before_its_verdict == "no-tool-before-its-verdict" \in open => (~(state = "GENERATE") /\ ~(state =
    "COMPLETE"))

\* rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
\* of it is found valid. (expected: holds)
rejected_tool_is_not_used == "rejected-tool-is-not-used" \in open => (~(state = "GENERATE" /\ tool = "FETCH"))

\* validated-tool-can-be-used [REUG-042]: After a schema was found valid, a use of the tool is reachable in the
\* same turn. Sacrificed: the drawn edge ends the turn (D-REUG-08). Instead, validated-tool-can-be-used-later
\* holds. (expected: fails)
\* TLC cannot check validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies
\* over all paths and over some path, which LTL cannot express

\* validated-tool-can-be-used-later [REUG-009, REUG-042]: After a schema was found valid, a use of the tool is
\* reachable in a later turn. (expected: holds)
\* TLC cannot check validated-tool-can-be-used-later: AG (SCHEMA_VALIDATED -> EF (GENERATE and tool == FETCH)):
\* it quantifies over all paths and over some path, which LTL cannot express

\* error-recovery-leads-on-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to UNDERSTAND or to
\* COMPLETE, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_leads_on_under_stutter == [](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state =
    "COMPLETE")))

\* error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working. (expected:
\* holds)
error_recovery_leads_on_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state
    = "COMPLETE"))))

\* error-recovery-leads-on-under-total [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working and that inputs keep
\* coming. (expected: holds)
error_recovery_leads_on_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED
    \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "UNDERSTAND" \/ state = "COMPLETE"))))

\* error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
\* the machine always gets to UNDERSTAND or to COMPLETE, provided only that the deadline, and the events that
\* follow it, are not postponed for ever. (expected: holds)
error_recovery_leads_on_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(expired /\ (RECOVERY_FAILED))) =>
    ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "UNDERSTAND" \/ state = "COMPLETE"))))

\* error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
\* recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_succeeds_under_stutter == (Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last =
    "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
\* gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error, a time-out or
\* a reached limit ends the turn without recovery, and there need not be another recovery. (expected: fails)
error_recovery_succeeds_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last =
    "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
\* to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
\* fatal error, a time-out or a reached limit ends the turn without recovery, and there need not be another
\* recovery. (expected: fails)
error_recovery_succeeds_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED
    \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](state = "ERROR_RECOVERY_UNIFIED" =>
    (<>(last = "RECOVERY_SUCCESS"))))

\* error-recovery-succeeds-under-deadline [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
\* gets to a successful recovery, provided only that the deadline, and the events that follow it, are not
\* postponed for ever. It fails: a fatal error, a time-out or a reached limit ends the turn without recovery, and
\* there need not be another recovery. (expected: fails)
error_recovery_succeeds_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED)) /\ Settled) =>
    ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(last = "RECOVERY_SUCCESS"))))

\* error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
\* turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
\* fails)
error_recovery_completes_under_stutter == [](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE")))

\* error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds)
error_recovery_completes_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE"))))

\* error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
\* always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming.
\* (expected: holds)
error_recovery_completes_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED
    \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ERROR_RECOVERY_UNIFIED" => (<>(state =
    "COMPLETE"))))

\* error-recovery-completes-under-deadline [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
\* machine always gets to the end of the turn, provided only that the deadline, and the events that follow it,
\* are not postponed for ever. (expected: holds)
error_recovery_completes_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED))) => ([](state =
    "ERROR_RECOVERY_UNIFIED" => (<>(state = "COMPLETE"))))

\* error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
\* followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
\* to COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_stutter == (Settled) => ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/
    last = "WATCHDOG_RAISED" \/ last = "WORK_ABORTED" \/ last = "WAIT_ABORTED" \/ last = "SCHEMA_INVALID" \/ last =
    "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED" \/ last = "TOOL_FAILURE" \/ last = "RECURSION_LIMIT_EXCEEDED" \/
    last = "STEP_BUDGET_EXHAUSTED") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
\* followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
\* COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED
    \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/ last =
    "WATCHDOG_RAISED" \/ last = "WORK_ABORTED" \/ last = "WAIT_ABORTED" \/ last = "SCHEMA_INVALID" \/ last =
    "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED" \/ last = "TOOL_FAILURE" \/ last = "RECURSION_LIMIT_EXCEEDED" \/
    last = "STEP_BUDGET_EXHAUSTED") => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
\* by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
\* fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails)
error_recovery_of_every_error_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/
    SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED) /\
    Settled) => ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/ last = "WATCHDOG_RAISED" \/ last =
    "WORK_ABORTED" \/ last = "WAIT_ABORTED" \/ last = "SCHEMA_INVALID" \/ last = "VALIDATOR_CRASHED" \/ last =
    "CHECK_ABORTED" \/ last = "TOOL_FAILURE" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED")
    => (<>(state = "ERROR_RECOVERY_UNIFIED"))))

\* error-recovery-of-every-error-under-deadline [REUG-029, REUG-041]: Every error, fatal ones included, is
\* followed by ERROR_RECOVERY_UNIFIED, provided only that the deadline, and the events that follow it, are not
\* postponed for ever. It fails: a fatal error leads to COMPLETE, and no error need ever occur again. (expected:
\* fails)
error_recovery_of_every_error_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired
    /\ (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED)) /\ Settled) =>
    ([]((last = "FATAL_ERROR" \/ last = "ERROR_OCCURRED" \/ last = "WATCHDOG_RAISED" \/ last = "WORK_ABORTED" \/ last
    = "WAIT_ABORTED" \/ last = "SCHEMA_INVALID" \/ last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED" \/ last =
    "TOOL_FAILURE" \/ last = "RECURSION_LIMIT_EXCEEDED" \/ last = "STEP_BUDGET_EXHAUSTED") => (<>(state =
    "ERROR_RECOVERY_UNIFIED"))))

\* progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
\* at any moment. It fails: the machine may stop right there. (expected: fails)
progress_complete_under_stutter == [](state = "ENGAGE" => (<>(state = "COMPLETE")))

\* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
\* by the end of its turn, provided that the machine keeps working. (expected: holds)
progress_complete_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
\* the end of its turn, provided that the machine keeps working and that inputs keep coming. (expected: holds)
progress_complete_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-complete-under-deadline [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
\* by the end of its turn, provided only that the deadline, and the events that follow it, are not postponed for
\* ever. (expected: holds)
progress_complete_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED))) => ([](state =
    "ENGAGE" => (<>(state = "COMPLETE"))))

\* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
\* successful tool, even if the machine may stop at any moment. It fails: a fatal error, a time-out or a newly
\* created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_stutter_1 == "progress-answered-under-stutter-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
\* successful tool, even if the machine may stop at any moment. It fails: a fatal error, a time-out or a newly
\* created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_stutter_2 == (Settled) => ([](state = "ENGAGE" => (<>(last = "RESPONSE_READY" \/ (last =
    "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error, a
\* time-out or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_progress_1 == "progress-answered-under-progress-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error, a
\* time-out or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](state = "ENGAGE" => (<>(last = "RESPONSE_READY" \/ (last =
    "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
\* a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
\* fails: a fatal error, a time-out or a newly created tool ends the turn without an answer (D-REUG-08).
\* (expected: fails)
\* This is part 1 of it.
progress_answered_under_total_1 == "progress-answered-under-total-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
\* a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
\* fails: a fatal error, a time-out or a newly created tool ends the turn without an answer (D-REUG-08).
\* (expected: fails)
\* This is part 2 of it.
progress_answered_under_total_2 == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](state = "ENGAGE" => (<>(last =
    "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-answered-under-deadline [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided only that the deadline, and the events that follow it, are not
\* postponed for ever. It fails: a fatal error, a time-out or a newly created tool ends the turn without an
\* answer (D-REUG-08). (expected: fails)
\* This is part 1 of it.
progress_answered_under_deadline_1 == "progress-answered-under-deadline-1" \in open => (~(state = "COMPLETE"))

\* progress-answered-under-deadline [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
\* by a response or by a successful tool, provided only that the deadline, and the events that follow it, are not
\* postponed for ever. It fails: a fatal error, a time-out or a newly created tool ends the turn without an
\* answer (D-REUG-08). (expected: fails)
\* This is part 2 of it.
progress_answered_under_deadline_2 == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED)) /\ Settled) =>
    ([](state = "ENGAGE" => (<>(last = "RESPONSE_READY" \/ (last = "TOOL_SUCCESS" /\ state = "COMPLETE")))))

\* progress-concluded-under-stutter: Every input has an outcome: an answer, a new tool, or a failure or time-out
\* that is reported as such, even if the machine may stop at any moment. It fails: the machine may stop right
\* there. (expected: fails)
progress_concluded_under_stutter == [](state = "ENGAGE" => (<>(outcome = "ANSWERED" \/ outcome = "TOOL_CREATED" \/
    outcome = "FAILED" \/ outcome = "TIMED_OUT")))

\* progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
\* tool, or a failure or time-out that is reported as such, provided that the machine keeps working. (expected:
\* holds)
progress_concluded_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(outcome = "ANSWERED" \/ outcome =
    "TOOL_CREATED" \/ outcome = "FAILED" \/ outcome = "TIMED_OUT"))))

\* progress-concluded-under-total [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
\* tool, or a failure or time-out that is reported as such, provided that the machine keeps working and that
\* inputs keep coming. (expected: holds)
progress_concluded_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(outcome = "ANSWERED" \/
    outcome = "TOOL_CREATED" \/ outcome = "FAILED" \/ outcome = "TIMED_OUT"))))

\* progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
\* tool, or a failure or time-out that is reported as such, provided only that the deadline, and the events that
\* follow it, are not postponed for ever. (expected: holds)
progress_concluded_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED))) => ([](state =
    "ENGAGE" => (<>(outcome = "ANSWERED" \/ outcome = "TOOL_CREATED" \/ outcome = "FAILED" \/ outcome =
    "TIMED_OUT"))))

\* bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
\* moment. It fails: the machine may stop right there. (expected: fails)
bounded_complete_under_stutter == [](state = "ENGAGE" => (<>(state = "COMPLETE")))

\* bounded-complete-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
\* turn that is started is completed, provided that the machine keeps working. (expected: holds)
bounded_complete_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* bounded-complete-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
\* turn that is started is completed, provided that the machine keeps working and that inputs keep coming.
\* (expected: holds)
bounded_complete_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](state = "ENGAGE" => (<>(state = "COMPLETE"))))

\* bounded-complete-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
\* turn that is started is completed, provided only that the deadline, and the events that follow it, are not
\* postponed for ever. (expected: holds)
bounded_complete_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (TOOL_FAILURE)) /\ WF_own(expired /\ (RECOVERY_FAILED))) => ([](state =
    "ENGAGE" => (<>(state = "COMPLETE"))))

\* bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into its deadline,
\* even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails)
bounded_complete_or_timeout_under_stutter == (Settled) => ([](last = "USER_INPUT" => (<>(state = "COMPLETE" \/ last =
    "DEADLINE_PASSED"))))

\* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
\* working. (expected: holds)
bounded_complete_or_timeout_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED
    \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](last = "USER_INPUT" => (<>(state = "COMPLETE" \/ last =
    "DEADLINE_PASSED"))))

\* bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
\* working and that inputs keep coming. (expected: holds)
bounded_complete_or_timeout_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/
    SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED) /\
    Settled) => ([](last = "USER_INPUT" => (<>(state = "COMPLETE" \/ last = "DEADLINE_PASSED"))))

\* bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
\* REUG-051]: Every turn that is started is completed or runs into its deadline, provided only that the deadline
\* is not postponed for ever. (expected: holds)
bounded_complete_or_timeout_under_deadline == (WF_own(DEADLINE_PASSED) /\ Settled) => ([](last = "USER_INPUT" =>
    (<>(state = "COMPLETE" \/ last = "DEADLINE_PASSED"))))

\* no-endless-tool-creation-under-stutter: The machine does not go on for ever creating tools, having their
\* schemas rejected and recovering, whatever errors come from outside, even if the machine may stop at any
\* moment. It fails: the machine may stop inside the loop. (expected: fails)
no_endless_tool_creation_under_stutter == [](<>(~(state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
\* tools, having their schemas rejected and recovering, whatever errors come from outside, provided that the
\* machine keeps working. (expected: holds)
no_endless_tool_creation_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED
    \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "CREATE_DYNAMIC_TOOL" \/ state =
    "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-tool-creation-under-total [REUG-037, REUG-047]: The machine does not go on for ever creating tools,
\* having their schemas rejected and recovering, whatever errors come from outside, provided that the machine
\* keeps working and that inputs keep coming. (expected: holds)
no_endless_tool_creation_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED
    \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-tool-creation-under-deadline [REUG-037, REUG-047]: The machine does not go on for ever creating
\* tools, having their schemas rejected and recovering, whatever errors come from outside, provided only that the
\* deadline, and the events that follow it, are not postponed for ever. (expected: holds)
no_endless_tool_creation_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (SCHEMA_INVALID)) /\ WF_own(expired /\ (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state =
    "CREATE_DYNAMIC_TOOL" \/ state = "VALIDATE_TOOL_SCHEMA" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
\* stop at any moment. It fails: the machine may stop inside the loop. (expected: fails)
no_endless_script_under_stutter == [](<>(~(state = "EXECUTE_SCRIPT")))

\* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working. (expected: holds)
no_endless_script_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided that the machine keeps working and that inputs keep coming. (expected: holds)
no_endless_script_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
\* provided only that the deadline is not postponed for ever. (expected: holds)
no_endless_script_under_deadline == (WF_own(DEADLINE_PASSED)) => ([](<>(~(state = "EXECUTE_SCRIPT"))))

\* no-endless-exhaustion-under-stutter: The machine does not go on for ever running a script into one of its
\* limits, recovering, and running a script again, even if the machine may stop at any moment. It fails: the
\* machine may stop inside the loop. (expected: fails)
no_endless_exhaustion_under_stutter == [](<>(~(state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "ERROR_RECOVERY_UNIFIED")))

\* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
\* running a script into one of its limits, recovering, and running a script again, provided that the machine
\* keeps working. (expected: holds)
no_endless_exhaustion_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever running
\* a script into one of its limits, recovering, and running a script again, provided that the machine keeps
\* working and that inputs keep coming. (expected: holds)
no_endless_exhaustion_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state =
    "EXECUTE_SCRIPT" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-exhaustion-under-deadline [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
\* running a script into one of its limits, recovering, and running a script again, provided only that the
\* deadline, and the events that follow it, are not postponed for ever. (expected: holds)
no_endless_exhaustion_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state = "EXECUTE_SCRIPT" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
\* ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
\* fails: the machine may stop inside the loop. (expected: fails)
no_endless_recovery_under_stutter == [](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED")))

\* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
\* UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
\* working. (expected: holds)
no_endless_recovery_under_progress == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
\* and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
\* that inputs keep coming. (expected: holds)
no_endless_recovery_under_total == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED)) => ([](<>(~(state = "UNDERSTAND" \/ state =
    "ERROR_RECOVERY_UNIFIED"))))

\* no-endless-recovery-under-deadline [REUG-035, REUG-037]: The machine does not go on for ever between
\* UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided only that the deadline, and
\* the events that follow it, are not postponed for ever. (expected: holds)
no_endless_recovery_under_deadline == (WF_own(DEADLINE_PASSED) /\ WF_own(WATCHDOG_RAISED) /\ WF_own(expired /\
    (RECOVERY_FAILED))) => ([](<>(~(state = "UNDERSTAND" \/ state = "ERROR_RECOVERY_UNIFIED"))))

\* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema, or is abandoned,
\* before anything is generated and before the turn ends, even if the machine may stop at any moment. It fails:
\* the machine may stop right there. (expected: fails)
\* This is part 1 of it.
created_tool_is_checked_under_stutter_1 == "created-tool-is-checked-under-stutter-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema, or is abandoned,
\* before anything is generated and before the turn ends, even if the machine may stop at any moment. It fails:
\* the machine may stop right there. (expected: fails)
\* This is part 2 of it.
created_tool_is_checked_under_stutter_2 == (Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last =
    "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/ last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED"))))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or is abandoned, before anything is generated and before the turn ends, provided that the machine keeps
\* working. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_progress_1 == "created-tool-is-checked-under-progress-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or is abandoned, before anything is generated and before the turn ends, provided that the machine keeps
\* working. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_progress_2 == (WF_own(INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED
    \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED) /\ Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last =
    "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/ last = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED"))))

\* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema, or
\* is abandoned, before anything is generated and before the turn ends, provided that the machine keeps working
\* and that inputs keep coming. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_total_1 == "created-tool-is-checked-under-total-1" \in open => (~(state = "GENERATE") /\
    ~(state = "COMPLETE"))

\* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema, or
\* is abandoned, before anything is generated and before the turn ends, provided that the machine keeps working
\* and that inputs keep coming. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_total_2 == (WF_own(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/
    TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/
    SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED) /\
    Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/ last
    = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED"))))

\* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or is abandoned, before anything is generated and before the turn ends, provided only that the deadline, and
\* the events that follow it, are not postponed for ever. (expected: holds)
\* This is part 1 of it.
created_tool_is_checked_under_deadline_1 == "created-tool-is-checked-under-deadline-1" \in open => (~(state =
    "GENERATE") /\ ~(state = "COMPLETE"))

\* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
\* or is abandoned, before anything is generated and before the turn ends, provided only that the deadline, and
\* the events that follow it, are not postponed for ever. (expected: holds)
\* This is part 2 of it.
created_tool_is_checked_under_deadline_2 == (WF_own(DEADLINE_PASSED) /\ WF_own(expired /\ (SCHEMA_INVALID)) /\
    Settled) => ([](last = "DYNAMIC_TOOL_CREATED" => (<>(last = "SCHEMA_VALIDATED" \/ last = "SCHEMA_INVALID" \/ last
    = "VALIDATOR_CRASHED" \/ last = "CHECK_ABORTED"))))

\* turns-end-in-bounded-time [REUG-034, REUG-035, REUG-036, REUG-043]: Every step that the machine makes in a
\* turn, and every fault, brings the turn closer to its end, and no outside event moves it back. (expected:
\* holds)
\* TLC cannot check turns-end-in-bounded-time: in ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL
\* or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED:
\* MAX_RECOVERIES - recoveries, 5 if ENGAGE else (4 if UNDERSTAND else (3 if (EXECUTE_SCRIPT or
\* CREATE_DYNAMIC_TOOL or PARALLELIZE_TASKS) else (2 if (VALIDATE_TOOL_SCHEMA or AWAIT_PARALLEL_RESULTS) else (1
\* if GENERATE else 0)))), 0 if expired else 1, MAX_STEPS - steps, 0 if (too_deep or exhausted) else 1, depth, 2
\* if tool == NONE else (1 if tool == SEARCH else 0), (0 if queued else 1) if PARALLELIZE_TASKS else (1 if queued
\* else 0), MAX_PARALLEL - tasks if PARALLELIZE_TASKS else tasks, 0 if intent else 1: a ranking is a proof, not a
\* formula

\* tools-are-registered-by-validation [REUG-009, REUG-020, REUG-049]: Whether FETCH is registered changes only by
\* a valid schema and by another missing tool that FETCH comes to represent. (expected: holds)
tools_are_registered_by_validation == [][(USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/
    WATCHDOG_RAISED \/ RECOVERY_FAILED \/ ERROR_OCCURRED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/ WORK_ABORTED \/
    WAIT_ABORTED \/ CHECK_ABORTED) => UNCHANGED fetch_registered]_vars

\* intents-and-outcomes-change-by-their-events [REUG-005, REUG-014]: The intent and the outcome of a turn change
\* only by the events that determine them, and between turns. (expected: holds)
intents_and_outcomes_change_by_their_events == [][((USER_INPUT \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ RECOVERY_SUCCESS \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/
    ERROR_OCCURRED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/ WORK_ABORTED \/ WAIT_ABORTED \/ CHECK_ABORTED \/
    ANOTHER_TOOL_WANTED) => UNCHANGED intent) /\ ((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/
    SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED
    \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ ERROR_OCCURRED \/ VALIDATOR_CRASHED \/ WORK_ABORTED
    \/ WAIT_ABORTED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED outcome)]_vars

\* budgets-change-by-their-events [REUG-017, REUG-018, REUG-037]: Steps are counted by script steps, calls and
\* tasks, recoveries by recoveries; the deadline passes by itself. All are reset only between turns. (expected:
\* holds)
budgets_change_by_their_events == [][((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/
    SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/
    SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/ ERROR_OCCURRED \/ FATAL_ERROR \/
    VALIDATOR_CRASHED \/ WORK_ABORTED \/ WAIT_ABORTED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED steps) /\
    ((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/
    SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/
    TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ INTENT_RECOVERED \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/
    STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/ ERROR_OCCURRED \/ FATAL_ERROR \/
    VALIDATOR_CRASHED \/ WORK_ABORTED \/ WAIT_ABORTED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED
    recoveries) /\ ((USER_INPUT \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ SCHEMA_INVALID
    \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/
    ERROR_OCCURRED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/ WORK_ABORTED \/ WAIT_ABORTED \/ CHECK_ABORTED \/
    ANOTHER_TOOL_WANTED) => UNCHANGED expired)]_vars

\* levels-change-by-their-events [REUG-016, REUG-021, REUG-024]: The depth of calls, the exceeded limits and the
\* tasks in flight change only by the events of their states. (expected: holds)
levels_change_by_their_events == [][((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/
    TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/
    TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE
    \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/
    WAIT_ABORTED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED depth) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/
    INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_STEP_REFUSED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ STEP_BUDGET_EXHAUSTED
    \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/ ERROR_OCCURRED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/ WAIT_ABORTED \/
    CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED too_deep) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/
    INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_EXECUTION_COMPLETE \/
    DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ WATCHDOG_RAISED \/ RECOVERY_FAILED \/ ERROR_OCCURRED \/
    FATAL_ERROR \/ VALIDATOR_CRASHED \/ WAIT_ABORTED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED exhausted)
    /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/
    DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/
    SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/
    SCHEMA_VALIDATED \/ TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/
    INTENT_RECOVERED \/ RECOVERY_SUCCESS \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/
    RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ RECOVERY_FAILED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/
    CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED tasks) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED
    \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/ PARALLEL_TASKS_READY \/
    SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/ SCRIPT_STEP_REFUSED \/
    SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/ TOOL_SUCCESS \/
    TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ RESPONSE_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS
    \/ TURN_COMPLETE \/ SCHEMA_INVALID \/ TOOL_FAILURE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/
    RECOVERY_FAILED \/ FATAL_ERROR \/ VALIDATOR_CRASHED \/ CHECK_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED
    queued)]_vars

\* tools-and-causes-change-by-their-events [REUG-006, REUG-013]: The selected tool and the cause of a recovery
\* change only by the events that determine them. (expected: holds)
tools_and_causes_change_by_their_events == [][((USER_INPUT \/ SHUTDOWN_REQUESTED \/ INTENT_DETECTED \/ TOOLS_ROUTED \/
    DYNAMIC_TOOL_REQUEST \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/
    SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ TASK_DISPATCHED \/ TASKS_QUEUED \/
    QUEUE_EMPTIED \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/ INTENT_RECOVERED \/ RECOVERY_SUCCESS \/
    TURN_COMPLETE \/ RECURSION_LIMIT_EXCEEDED \/ STEP_BUDGET_EXHAUSTED \/ DEADLINE_PASSED \/ RECOVERY_FAILED \/
    WORK_ABORTED \/ WAIT_ABORTED \/ ANOTHER_TOOL_WANTED) => UNCHANGED tool) /\ ((USER_INPUT \/ SHUTDOWN_REQUESTED \/
    INTENT_DETECTED \/ TOOL_CONSIDERED \/ TOOLS_ROUTED \/ SCRIPT_PARSED \/ DYNAMIC_TOOL_REQUEST \/
    PARALLEL_TASKS_READY \/ SCRIPT_STEP_COMPLETE \/ SCRIPT_CALLED \/ SCRIPT_RETURNED \/ SCRIPT_CALL_REFUSED \/
    SCRIPT_STEP_REFUSED \/ SCRIPT_EXECUTION_COMPLETE \/ DYNAMIC_TOOL_CREATED \/ SCHEMA_VALIDATED \/ TASK_DISPATCHED \/
    TASKS_QUEUED \/ QUEUE_EMPTIED \/ TOOL_SUCCESS \/ TASK_FINISHED \/ TASK_FAILED \/ PARALLEL_RESULTS_READY \/
    RESPONSE_READY \/ INTENT_RECOVERED \/ TURN_COMPLETE \/ FATAL_ERROR \/ ANOTHER_TOOL_WANTED) => UNCHANGED
    cause)]_vars

\* users-set-the-pace [REUG-004]: The user's input and a request to shut down come from outside: neither the
\* machine's own work nor a fault counts as one of them. (expected: holds)
\* TLC cannot check users-set-the-pace: in READY or ENGAGE or SHUTDOWN: 0 if expired else 1: a ranking is a
\* proof, not a formula

================================================================================
