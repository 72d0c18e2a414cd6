/* REUG 9.3.1, as drawn: the machine reug in the profile document, for SPIN. */
/* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

mtype = {
  READY,
  ENGAGE,
  UNDERSTAND,
  EXECUTE_SCRIPT,
  CREATE_DYNAMIC_TOOL,
  VALIDATE_TOOL_SCHEMA,
  PARALLELIZE_TASKS,
  AWAIT_PARALLEL_RESULTS,
  GENERATE,
  ERROR_RECOVERY_UNIFIED,
  COMPLETE,
  SHUTDOWN,
  USER_INPUT,
  SHUTDOWN_REQUESTED,
  INTENT_DETECTED,
  TOOLS_ROUTED,
  SCRIPT_PARSED,
  DYNAMIC_TOOL_REQUEST,
  PARALLEL_TASKS_READY,
  SCRIPT_STEP_COMPLETE,
  SCRIPT_EXECUTION_COMPLETE,
  DYNAMIC_TOOL_CREATED,
  SCHEMA_VALIDATED,
  TOOL_SUCCESS,
  PARALLEL_RESULTS_READY,
  RESPONSE_READY,
  RECOVERY_SUCCESS,
  TURN_COMPLETE,
  SCHEMA_INVALID,
  TOOL_FAILURE,
  TIMEOUT_DETECTED,
  RECURSION_LIMIT_EXCEEDED,
  STEP_BUDGET_EXHAUSTED,
  ERROR_OCCURRED,
  FATAL_ERROR,
  no_event
};
mtype state = READY;

#define enabled_USER_INPUT (state == READY)
#define enabled_SHUTDOWN_REQUESTED (state == READY || state == COMPLETE)
#define enabled_INTENT_DETECTED (state == ENGAGE)
#define enabled_TOOLS_ROUTED (state == UNDERSTAND)
#define enabled_SCRIPT_PARSED (state == UNDERSTAND)
#define enabled_DYNAMIC_TOOL_REQUEST (state == UNDERSTAND)
#define enabled_PARALLEL_TASKS_READY (state == UNDERSTAND)
#define enabled_SCRIPT_STEP_COMPLETE (state == EXECUTE_SCRIPT)
#define enabled_SCRIPT_EXECUTION_COMPLETE (state == EXECUTE_SCRIPT)
#define enabled_DYNAMIC_TOOL_CREATED (state == CREATE_DYNAMIC_TOOL)
#define enabled_SCHEMA_VALIDATED (state == VALIDATE_TOOL_SCHEMA)
#define enabled_TOOL_SUCCESS (state == PARALLELIZE_TASKS || state == GENERATE)
#define enabled_PARALLEL_RESULTS_READY (state == AWAIT_PARALLEL_RESULTS)
#define enabled_RESPONSE_READY (state == GENERATE)
#define enabled_RECOVERY_SUCCESS (state == ERROR_RECOVERY_UNIFIED)
#define enabled_TURN_COMPLETE (state == COMPLETE)
#define enabled_SCHEMA_INVALID (state == VALIDATE_TOOL_SCHEMA)
#define enabled_TOOL_FAILURE (state == GENERATE)
#define enabled_TIMEOUT_DETECTED (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS)
#define enabled_RECURSION_LIMIT_EXCEEDED (state == EXECUTE_SCRIPT)
#define enabled_STEP_BUDGET_EXHAUSTED (state == EXECUTE_SCRIPT)
#define enabled_ERROR_OCCURRED (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS)
#define enabled_FATAL_ERROR (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)
#define enabled_any (enabled_USER_INPUT || enabled_SHUTDOWN_REQUESTED || enabled_INTENT_DETECTED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TOOL_SUCCESS || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_TIMEOUT_DETECTED || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED || enabled_ERROR_OCCURRED || enabled_FATAL_ERROR)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool holds_1 = false;
bool met_2 = true;
bool met_3 = false;
inline ENTERED(event) {
  last = event;
  holds_1 = (!enabled_any);
  met_2 = (!(enabled_INTENT_DETECTED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TOOL_SUCCESS || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_TIMEOUT_DETECTED || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED) || (last == INTENT_DETECTED || last == TOOLS_ROUTED || last == SCRIPT_PARSED || last == DYNAMIC_TOOL_REQUEST || last == PARALLEL_TASKS_READY || last == SCRIPT_STEP_COMPLETE || last == SCRIPT_EXECUTION_COMPLETE || last == DYNAMIC_TOOL_CREATED || last == SCHEMA_VALIDATED || last == TOOL_SUCCESS || last == PARALLEL_RESULTS_READY || last == RESPONSE_READY || last == RECOVERY_SUCCESS || last == TURN_COMPLETE || last == SCHEMA_INVALID || last == TOOL_FAILURE || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED));
  met_3 = (!(enabled_USER_INPUT || enabled_SHUTDOWN_REQUESTED || enabled_INTENT_DETECTED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TOOL_SUCCESS || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_TIMEOUT_DETECTED || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED) || (last == USER_INPUT || last == SHUTDOWN_REQUESTED || last == INTENT_DETECTED || last == TOOLS_ROUTED || last == SCRIPT_PARSED || last == DYNAMIC_TOOL_REQUEST || last == PARALLEL_TASKS_READY || last == SCRIPT_STEP_COMPLETE || last == SCRIPT_EXECUTION_COMPLETE || last == DYNAMIC_TOOL_CREATED || last == SCHEMA_VALIDATED || last == TOOL_SUCCESS || last == PARALLEL_RESULTS_READY || last == RESPONSE_READY || last == RECOVERY_SUCCESS || last == TURN_COMPLETE || last == SCHEMA_INVALID || last == TOOL_FAILURE || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == READY) || (state == READY && (state == READY || state == COMPLETE) && !(!(state == READY || state == ENGAGE || state == SHUTDOWN) || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)));  /* exits-of-ready [REUG-004] */
       assert(!(state == ENGAGE) || state == ENGAGE);  /* exits-of-engage-1 [REUG-005] */
       assert(!(state == ENGAGE) || (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS));  /* exits-of-engage-2 [REUG-005] */
       assert(!(state == ENGAGE) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED));  /* exits-of-engage-3 [REUG-005] */
       assert(!(state == ENGAGE) || !(!(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == COMPLETE));  /* exits-of-engage-4 [REUG-005] */
       assert(!(state == UNDERSTAND) || state == UNDERSTAND);  /* exits-of-understand-1 [REUG-006] */
       assert(!(state == UNDERSTAND) || state == UNDERSTAND);  /* exits-of-understand-2 [REUG-006] */
       assert(!(state == UNDERSTAND) || state == UNDERSTAND);  /* exits-of-understand-3 [REUG-006] */
       assert(!(state == UNDERSTAND) || state == UNDERSTAND);  /* exits-of-understand-4 [REUG-006] */
       assert(!(state == UNDERSTAND) || (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS));  /* exits-of-understand-5 [REUG-006] */
       assert(!(state == UNDERSTAND) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED));  /* exits-of-understand-6 [REUG-006] */
       assert(!(state == UNDERSTAND) || !(!(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == COMPLETE));  /* exits-of-understand-7 [REUG-006] */
       assert(!(state == EXECUTE_SCRIPT) || state == EXECUTE_SCRIPT);  /* exits-of-execute-script-1 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || state == EXECUTE_SCRIPT);  /* exits-of-execute-script-2 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS));  /* exits-of-execute-script-3 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS));  /* exits-of-execute-script-4 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || state == EXECUTE_SCRIPT);  /* exits-of-execute-script-5 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || state == EXECUTE_SCRIPT);  /* exits-of-execute-script-6 [REUG-007] */
       assert(!(state == EXECUTE_SCRIPT) || !(!(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE));  /* exits-of-execute-script-7 [REUG-007] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || state == CREATE_DYNAMIC_TOOL);  /* exits-of-create-dynamic-tool-1 [REUG-008] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS));  /* exits-of-create-dynamic-tool-2 [REUG-008] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED));  /* exits-of-create-dynamic-tool-3 [REUG-008] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || !(!(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE));  /* exits-of-create-dynamic-tool-4 [REUG-008] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || (state == VALIDATE_TOOL_SCHEMA && state == VALIDATE_TOOL_SCHEMA && !(!(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)));  /* exits-of-validate-tool-schema [REUG-009] */
       assert(!(state == PARALLELIZE_TASKS) || (state == PARALLELIZE_TASKS && (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && !(!(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)));  /* exits-of-parallelize-tasks [REUG-010] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (state == AWAIT_PARALLEL_RESULTS && (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS) && !(!(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == GENERATE || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)));  /* exits-of-await-parallel-results [REUG-011] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-1 [REUG-012] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-2 [REUG-012] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-3 [REUG-012] */
       assert(!(state == GENERATE) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED));  /* exits-of-generate-4 [REUG-012] */
       assert(!(state == GENERATE) || !(!(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE));  /* exits-of-generate-5 [REUG-012] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (state == ERROR_RECOVERY_UNIFIED && (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !(!(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE) || state == READY || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == COMPLETE)));  /* exits-of-error-recovery-unified [REUG-013] */
       assert(!(state == COMPLETE) || (state == COMPLETE && (state == READY || state == COMPLETE) && !(!(state == COMPLETE || state == READY || state == SHUTDOWN) || state == READY || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)));  /* exits-of-complete [REUG-014] */
#if !defined(BARE) && defined(CHECK_tool_success_means_one_thing)
       assert(!(last == TOOL_SUCCESS) || state == COMPLETE);  /* tool-success-means-one-thing */
#endif
#if defined(CHECK_deadlock_literal)
       assert(enabled_any);  /* deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051] */
#endif
       assert(enabled_any || state == SHUTDOWN);  /* deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051] */
#if !defined(BARE)
       assert(!(last == FATAL_ERROR) || state == COMPLETE);  /* fatal-errors-complete [REUG-032] */
#endif
#if !defined(BARE)
       assert(!(last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) || state == ERROR_RECOVERY_UNIFIED);  /* errors-lead-to-one-state [REUG-025] */
#endif
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) || (state == ERROR_RECOVERY_UNIFIED || state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE));  /* recovery-within-reach [REUG-025, REUG-032] */
#if defined(CHECK_errors_everywhere)
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) || enabled_ERROR_OCCURRED);  /* errors-everywhere [REUG-032] */
#endif
#if defined(CHECK_fatal_errors_everywhere)
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) || enabled_FATAL_ERROR);  /* fatal-errors-everywhere [REUG-032] */
#endif
#if defined(CHECK_timeouts_everywhere)
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) || enabled_TIMEOUT_DETECTED);  /* timeouts-everywhere [REUG-018, REUG-035, REUG-050] */
#endif
#if defined(CHECK_timeouts_while_dispatching)
       assert(!(state == PARALLELIZE_TASKS) || enabled_TIMEOUT_DETECTED);  /* timeouts-while-dispatching [REUG-022] */
#endif
       assert(!(state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS) || enabled_TIMEOUT_DETECTED);  /* timeouts-while-waiting [REUG-018, REUG-022] */
       assert(!(!(state == VALIDATE_TOOL_SCHEMA)) || !(!(!(state == VALIDATE_TOOL_SCHEMA) || false)));  /* created-before-checked [REUG-008, REUG-033, REUG-049] */
       ENTERED(no_event)
     }
  /* USER_INPUT (input): READY -> ENGAGE [REUG-004]: line 13 */
  :: d_step { state == READY ->
       state = ENGAGE;
       ENTERED(USER_INPUT)
     }
  /* SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004]: line 14 */
  :: d_step { state == READY ->
       assert(state == READY || state == COMPLETE);  /* shutdown-between-turns [REUG-004, REUG-014] */
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005]: line 16 */
  :: d_step { state == ENGAGE ->
       state = UNDERSTAND;
       ENTERED(INTENT_DETECTED)
     }
  /* ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005]: line 17 */
  :: d_step { state == ENGAGE ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005]: line 18 */
  :: d_step { state == ENGAGE ->
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006]: line 20 */
  :: d_step { state == UNDERSTAND ->
       state = GENERATE;
       ENTERED(TOOLS_ROUTED)
     }
  /* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006]: line 21 */
  :: d_step { state == UNDERSTAND ->
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_PARSED)
     }
  /* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006]: line 22 */
  :: d_step { state == UNDERSTAND ->
       state = CREATE_DYNAMIC_TOOL;
       ENTERED(DYNAMIC_TOOL_REQUEST)
     }
  /* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006]: line 23 */
  :: d_step { state == UNDERSTAND ->
       state = PARALLELIZE_TASKS;
       ENTERED(PARALLEL_TASKS_READY)
     }
  /* ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006]: line 24 */
  :: d_step { state == UNDERSTAND ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006]: line 25 */
  :: d_step { state == UNDERSTAND ->
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007]: line 28 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_STEP_COMPLETE)
     }
  /* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007]: line 29 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = GENERATE;
       ENTERED(SCRIPT_EXECUTION_COMPLETE)
     }
  /* ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 30 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* TIMEOUT_DETECTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 31 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TIMEOUT_DETECTED)
     }
  /* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 32 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(RECURSION_LIMIT_EXCEEDED)
     }
  /* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007]: line 33 */
  :: d_step { state == EXECUTE_SCRIPT ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(STEP_BUDGET_EXHAUSTED)
     }
  /* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008]: line 36 */
  :: d_step { state == CREATE_DYNAMIC_TOOL ->
       state = VALIDATE_TOOL_SCHEMA;
       ENTERED(DYNAMIC_TOOL_CREATED)
     }
  /* ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008]: line 37 */
  :: d_step { state == CREATE_DYNAMIC_TOOL ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008]: line 38 */
  :: d_step { state == CREATE_DYNAMIC_TOOL ->
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009]: line 41 */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       state = COMPLETE;
       ENTERED(SCHEMA_VALIDATED)
     }
  /* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009]: line 42 */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(SCHEMA_INVALID)
     }
  /* TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010]: line 45 */
  :: d_step { state == PARALLELIZE_TASKS ->
       state = AWAIT_PARALLEL_RESULTS;
       ENTERED(TOOL_SUCCESS)
     }
  /* ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010]: line 46 */
  :: d_step { state == PARALLELIZE_TASKS ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011]: line 48 */
  :: d_step { state == AWAIT_PARALLEL_RESULTS ->
       state = GENERATE;
       ENTERED(PARALLEL_RESULTS_READY)
     }
  /* TIMEOUT_DETECTED (machine): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011]: line 49 */
  :: d_step { state == AWAIT_PARALLEL_RESULTS ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TIMEOUT_DETECTED)
     }
  /* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012]: line 52 */
  :: d_step { state == GENERATE ->
       state = COMPLETE;
       ENTERED(TOOL_SUCCESS)
     }
  /* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012]: line 53 */
  :: d_step { state == GENERATE ->
       state = COMPLETE;
       ENTERED(RESPONSE_READY)
     }
  /* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012]: line 54 */
  :: d_step { state == GENERATE ->
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TOOL_FAILURE)
     }
  /* FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012]: line 55 */
  :: d_step { state == GENERATE ->
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013]: line 58 */
  :: d_step { state == ERROR_RECOVERY_UNIFIED ->
       assert(state == ERROR_RECOVERY_UNIFIED);  /* recovered-in-one-state [REUG-025] */
       state = UNDERSTAND;
       ENTERED(RECOVERY_SUCCESS)
     }
  /* FATAL_ERROR (fault): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013]: line 59 */
  :: d_step { state == ERROR_RECOVERY_UNIFIED ->
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014]: line 62 */
  :: d_step { state == COMPLETE ->
       state = READY;
       ENTERED(TURN_COMPLETE)
     }
  /* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014]: line 63 */
  :: d_step { state == COMPLETE ->
       assert(state == READY || state == COMPLETE);  /* shutdown-between-turns [REUG-004, REUG-014] */
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  od
}

#ifndef BARE
/* shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds) */
ltl shutdown_is_final { [] (state == SHUTDOWN -> (holds_1 && ([] (state == SHUTDOWN)))) }
/* turn-is-wound-up [REUG-014]: A completed turn is followed by the next one or by the shutdown, provided that
   the machine keeps working. (expected: holds) */
ltl turn_is_wound_up { ([] (<> met_2)) -> ([] (state == COMPLETE -> (<> (state == READY || state == SHUTDOWN)))) }
/* error-recovery-leads-on-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to UNDERSTAND or to
   COMPLETE, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
   fails) */
ltl error_recovery_leads_on_under_stutter { [] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == COMPLETE))) }
/* error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working. (expected:
   holds) */
ltl error_recovery_leads_on_under_progress { ([] (<> met_2)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == COMPLETE)))) }
/* error-recovery-leads-on-under-total [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED the
   machine always gets to UNDERSTAND or to COMPLETE, provided that the machine keeps working and that inputs keep
   coming. (expected: holds) */
ltl error_recovery_leads_on_under_total { ([] (<> met_3)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == COMPLETE)))) }
/* error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
   recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
   fails) */
ltl error_recovery_succeeds_under_stutter { [] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS))) }
/* error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
   gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error ends the turn
   without recovery, and there need not be another recovery. (expected: fails) */
ltl error_recovery_succeeds_under_progress { ([] (<> met_2)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS)))) }
/* error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
   to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
   fatal error ends the turn without recovery, and there need not be another recovery. (expected: fails) */
ltl error_recovery_succeeds_under_total { ([] (<> met_3)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS)))) }
/* error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
   turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
   fails) */
ltl error_recovery_completes_under_stutter { [] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE))) }
/* error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
   machine always gets to the end of the turn, provided that the machine keeps working. It fails: the machine can
   recover and fail again for ever (D-REUG-03). (expected: fails) */
ltl error_recovery_completes_under_progress { ([] (<> met_2)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
   always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming. It
   fails: the machine can recover and fail again for ever (D-REUG-03). (expected: fails) */
ltl error_recovery_completes_under_total { ([] (<> met_3)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
   followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
   to COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_stutter { [] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED))) }
/* error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
   followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
   COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_progress { ([] (<> met_2)) -> ([] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
   by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
   fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_total { ([] (<> met_3)) -> ([] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* error-recovery-of-every-error-but-fatal-under-stutter [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
   followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. (expected: holds) */
ltl error_recovery_of_every_error_but_fatal_under_stutter { [] ((last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED))) }
/* error-recovery-of-every-error-but-fatal-under-progress [REUG-029, REUG-032, REUG-041]: Every non-fatal error
   is followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. (expected: holds) */
ltl error_recovery_of_every_error_but_fatal_under_progress { ([] (<> met_2)) -> ([] ((last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* error-recovery-of-every-error-but-fatal-under-total [REUG-029, REUG-032, REUG-041]: Every non-fatal error is
   followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming.
   (expected: holds) */
ltl error_recovery_of_every_error_but_fatal_under_total { ([] (<> met_3)) -> ([] ((last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
   at any moment. It fails: the machine may stop right there. (expected: fails) */
ltl progress_complete_under_stutter { [] (state == ENGAGE -> (<> (state == COMPLETE))) }
/* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
   by the end of its turn, provided that the machine keeps working. It fails: the machine can recover and fail
   again for ever (D-REUG-03). (expected: fails) */
ltl progress_complete_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
   the end of its turn, provided that the machine keeps working and that inputs keep coming. It fails: the
   machine can recover and fail again for ever (D-REUG-03). (expected: fails) */
ltl progress_complete_under_total { ([] (<> met_3)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
   successful tool, even if the machine may stop at any moment. It fails: a fatal error or a newly created tool
   ends the turn without an answer (D-REUG-08). (expected: fails) */
ltl progress_answered_under_stutter { [] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE)))) }
/* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
   by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error or a
   newly created tool ends the turn without an answer (D-REUG-08). (expected: fails) */
ltl progress_answered_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE))))) }
/* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
   a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
   fails: a fatal error or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails) */
ltl progress_answered_under_total { ([] (<> met_3)) -> ([] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE))))) }
/* bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
   moment. It fails: the machine may stop right there. (expected: fails) */
ltl bounded_complete_under_stutter { [] (state == ENGAGE -> (<> (state == COMPLETE))) }
/* bounded-complete-under-progress [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that
   is started is completed, provided that the machine keeps working. It fails: the machine can recover and fail
   again for ever (D-REUG-03). (expected: fails) */
ltl bounded_complete_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* bounded-complete-under-total [REUG-002, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every turn that is
   started is completed, provided that the machine keeps working and that inputs keep coming. It fails: the
   machine can recover and fail again for ever (D-REUG-03). (expected: fails) */
ltl bounded_complete_under_total { ([] (<> met_3)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into a time-out,
   even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails) */
ltl bounded_complete_or_timeout_under_stutter { [] (state == ENGAGE -> (<> (state == COMPLETE || last == TIMEOUT_DETECTED))) }
/* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
   working. It fails: the machine can recover and fail again for ever without a state that has a time-out
   (D-REUG-03, D-REUG-06). (expected: fails) */
ltl bounded_complete_or_timeout_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE || last == TIMEOUT_DETECTED)))) }
/* bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
   working and that inputs keep coming. It fails: the machine can recover and fail again for ever without a state
   that has a time-out (D-REUG-03, D-REUG-06). (expected: fails) */
ltl bounded_complete_or_timeout_under_total { ([] (<> met_3)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE || last == TIMEOUT_DETECTED)))) }
/* no-endless-tool-creation-under-stutter: Without an error from outside, the machine does not go on for ever
   creating tools, having their schemas rejected and recovering, even if the machine may stop at any moment. It
   fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_tool_creation_under_stutter { [] (<> (!((state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED)))) }
/* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: Without an error from outside, the machine does
   not go on for ever creating tools, having their schemas rejected and recovering, provided that the machine
   keeps working. It fails: the drawing has no limit on retries, so this loop has no end (D-REUG-12). (expected:
   fails) */
ltl no_endless_tool_creation_under_progress { ([] (<> met_2)) -> ([] (<> (!((state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED))))) }
/* no-endless-tool-creation-under-total [REUG-037, REUG-047]: Without an error from outside, the machine does not
   go on for ever creating tools, having their schemas rejected and recovering, provided that the machine keeps
   working and that inputs keep coming. It fails: the drawing has no limit on retries, so this loop has no end
   (D-REUG-12). (expected: fails) */
ltl no_endless_tool_creation_under_total { ([] (<> met_3)) -> ([] (<> (!((state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED))))) }
/* no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
   stop at any moment. It fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_script_under_stutter { [] (<> (!(state == EXECUTE_SCRIPT))) }
/* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided that the machine keeps working. It fails: the drawing has no step budget, so the script can take
   steps for ever (D-REUG-12). (expected: fails) */
ltl no_endless_script_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided that the machine keeps working and that inputs keep coming. It fails: the drawing has no step budget,
   so the script can take steps for ever (D-REUG-12). (expected: fails) */
ltl no_endless_script_under_total { ([] (<> met_3)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-exhaustion-under-stutter: Without an error from outside, the machine does not go on for ever
   running a script into one of its limits, recovering, and running a script again, even if the machine may stop
   at any moment. It fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_exhaustion_under_stutter { [] (<> (!((state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED) && !(last == SCRIPT_STEP_COMPLETE)))) }
/* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: Without an error from outside, the
   machine does not go on for ever running a script into one of its limits, recovering, and running a script
   again, provided that the machine keeps working. It fails: the machine recovers from every exhausted limit
   (D-REUG-05). (expected: fails) */
ltl no_endless_exhaustion_under_progress { ([] (<> met_2)) -> ([] (<> (!((state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED) && !(last == SCRIPT_STEP_COMPLETE))))) }
/* no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: Without an error from outside, the machine
   does not go on for ever running a script into one of its limits, recovering, and running a script again,
   provided that the machine keeps working and that inputs keep coming. It fails: the machine recovers from every
   exhausted limit (D-REUG-05). (expected: fails) */
ltl no_endless_exhaustion_under_total { ([] (<> met_3)) -> ([] (<> (!((state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED) && !(last == ERROR_OCCURRED) && !(last == SCRIPT_STEP_COMPLETE))))) }
/* no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
   ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
   fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_recovery_under_stutter { [] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED))) }
/* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
   UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
   working. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails) */
ltl no_endless_recovery_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
   and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
   that inputs keep coming. It fails: the drawing has no limit on recoveries (D-REUG-03). (expected: fails) */
ltl no_endless_recovery_under_total { ([] (<> met_3)) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema before anything is
   generated and before the turn ends, even if the machine may stop at any moment. It fails: the machine may stop
   right there. (expected: fails) */
ltl created_tool_is_checked_under_stutter { [] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID))) }
/* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
   before anything is generated and before the turn ends, provided that the machine keeps working. (expected:
   holds) */
ltl created_tool_is_checked_under_progress { ([] (<> met_2)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID)))) }
/* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema
   before anything is generated and before the turn ends, provided that the machine keeps working and that inputs
   keep coming. (expected: holds) */
ltl created_tool_is_checked_under_total { ([] (<> met_3)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID)))) }
/* intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
   an intent was detected. It fails: recovery from an error in ENGAGE leads to UNDERSTAND (D-REUG-11). (expected:
   fails) */
ltl intent_before_understand { [] (last == USER_INPUT -> ((!(state == UNDERSTAND)) W (last == INTENT_DETECTED))) }
/* intent-or-recovery-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes only
   after an intent was detected or after a recovery. (expected: holds) */
ltl intent_or_recovery_before_understand { [] (last == USER_INPUT -> ((!(state == UNDERSTAND)) W (last == INTENT_DETECTED || last == RECOVERY_SUCCESS))) }
/* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
   start over in UNDERSTAND. It fails: the machine recovers from a time-out like from any error (D-REUG-06).
   (expected: fails) */
ltl no_understand_after_timeout { [] (last == TIMEOUT_DETECTED -> ((!(state == UNDERSTAND)) W (state == READY))) }
/* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
   runs again in the same turn. It fails: recovery leads to UNDERSTAND, which can start the next script
   (D-REUG-05). (expected: fails) */
ltl no_script_after_exhaustion { [] (last == STEP_BUDGET_EXHAUSTED -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
   turn. It fails in the same way. (expected: fails) */
ltl no_script_after_recursion_limit { [] (last == RECURSION_LIMIT_EXCEEDED -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
   its schema, nothing is generated and the turn does not end. (expected: holds) */
ltl no_tool_before_its_verdict { [] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) W (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID))) }
/* rejected-tool-is-not-used [REUG-033, REUG-049]: After a schema was rejected, nothing is generated in the same
   turn before some schema is found valid. It fails: after the recovery, TOOLS_ROUTED leads to GENERATE, and the
   drawing does not require that the routed tool is registered (D-REUG-14). (expected: fails) */
ltl rejected_tool_is_not_used { [] (last == SCHEMA_INVALID -> ((!(state == GENERATE)) W (last == SCHEMA_VALIDATED || state == READY))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* error-recovery-leads-on-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF (UNDERSTAND or COMPLETE)): 24 fairness
   constraints, 23 of them strong, are too many for SPIN: each multiplies its work */
/* error-recovery-succeeds-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): 24 fairness
   constraints, 23 of them strong, are too many for SPIN: each multiplies its work */
/* error-recovery-completes-under-strong: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): 24 fairness constraints, 23
   of them strong, are too many for SPIN: each multiplies its work */
/* error-recovery-of-every-error-under-strong: AG ((FATAL_ERROR or ERROR_OCCURRED or TIMEOUT_DETECTED or
   RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
   ERROR_RECOVERY_UNIFIED): 24 fairness constraints, 23 of them strong, are too many for SPIN: each multiplies
   its work */
/* error-recovery-of-every-error-but-fatal-under-strong: AG ((ERROR_OCCURRED or TIMEOUT_DETECTED or
   RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED or SCHEMA_INVALID or TOOL_FAILURE) -> AF
   ERROR_RECOVERY_UNIFIED): 24 fairness constraints, 23 of them strong, are too many for SPIN: each multiplies
   its work */
/* progress-complete-under-strong: AG (ENGAGE -> AF COMPLETE): 24 fairness constraints, 23 of them strong, are
   too many for SPIN: each multiplies its work */
/* progress-answered-under-strong: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or (TOOL_SUCCESS and
   COMPLETE))]): 24 fairness constraints, 23 of them strong, are too many for SPIN: each multiplies its work */
/* bounded-complete-under-strong: AG (ENGAGE -> AF COMPLETE): 24 fairness constraints, 23 of them strong, are too
   many for SPIN: each multiplies its work */
/* bounded-complete-or-timeout-under-strong: AG (ENGAGE -> AF (COMPLETE or TIMEOUT_DETECTED)): 24 fairness
   constraints, 23 of them strong, are too many for SPIN: each multiplies its work */
/* completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and over some path,
   which LTL cannot express */
/* no-endless-tool-creation-under-strong: not EF EG ((UNDERSTAND or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA
   or ERROR_RECOVERY_UNIFIED) and not ERROR_OCCURRED): 24 fairness constraints, 23 of them strong, are too many
   for SPIN: each multiplies its work */
/* no-endless-script-under-strong: not EF EG EXECUTE_SCRIPT: 24 fairness constraints, 23 of them strong, are too
   many for SPIN: each multiplies its work */
/* no-endless-exhaustion-under-strong: not EF EG ((UNDERSTAND or EXECUTE_SCRIPT or ERROR_RECOVERY_UNIFIED) and
   not ERROR_OCCURRED and not SCRIPT_STEP_COMPLETE): 24 fairness constraints, 23 of them strong, are too many for
   SPIN: each multiplies its work */
/* no-endless-recovery-under-strong: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): 24 fairness constraints,
   23 of them strong, are too many for SPIN: each multiplies its work */
/* created-tool-is-checked-under-strong: AG (DYNAMIC_TOOL_CREATED -> A[(not GENERATE and not COMPLETE) U
   (SCHEMA_VALIDATED or SCHEMA_INVALID)]): 24 fairness constraints, 23 of them strong, are too many for SPIN:
   each multiplies its work */
/* validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies over all paths and
   over some path, which LTL cannot express */
