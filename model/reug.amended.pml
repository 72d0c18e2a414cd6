/* REUG 9.3.1, amended: the machine reug in the profile amended, for SPIN. */
/* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

#define MAX_STEPS 100
#define MAX_DEPTH 5
#define MAX_RECOVERIES 3
#define MAX_PARALLEL 10
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
  TOOL_CONSIDERED,
  TOOLS_ROUTED,
  SCRIPT_PARSED,
  DYNAMIC_TOOL_REQUEST,
  PARALLEL_TASKS_READY,
  SCRIPT_STEP_COMPLETE,
  SCRIPT_CALLED,
  SCRIPT_RETURNED,
  SCRIPT_EXECUTION_COMPLETE,
  DYNAMIC_TOOL_CREATED,
  SCHEMA_VALIDATED,
  TASK_DISPATCHED,
  TASKS_DISPATCHED,
  TASK_ENDED,
  PARALLEL_RESULTS_READY,
  TOOL_SUCCESS,
  RESPONSE_READY,
  RECOVERY_SUCCESS,
  RECOVERY_FAILED,
  TURN_COMPLETE,
  SCHEMA_INVALID,
  TOOL_FAILURE,
  TIMEOUT_DETECTED,
  RECURSION_LIMIT_EXCEEDED,
  STEP_BUDGET_EXHAUSTED,
  ERROR_OCCURRED,
  FATAL_ERROR,
  NONE,
  ANSWERED,
  FAILED,
  TIMED_OUT,
  SEARCH,
  FETCH,
  FATAL,
  TIMEOUT,
  LIMIT,
  ERROR,
  no_event
};
mtype state = READY;
bool fetch_registered = false;  /* the schema of the newest version of FETCH is valid */
bool intent = false;  /* the user's intent is known */
byte steps = 0;  /* steps that the turn has taken */
byte recoveries = 0;  /* recoveries of the turn */
mtype outcome = NONE;  /* how the turn ended */
mtype tool = NONE;  /* the selected tool */
byte depth = 0;  /* the depth of nested calls */
byte tasks = 0;  /* tasks in flight */
mtype cause = NONE;  /* why the machine is in recovery */

#define enabled_USER_INPUT (state == READY)
#define enabled_SHUTDOWN_REQUESTED (state == READY || state == COMPLETE)
#define enabled_INTENT_DETECTED (state == ENGAGE)
#define enabled_TOOL_CONSIDERED (state == UNDERSTAND && tool != FETCH)
#define enabled_TOOLS_ROUTED (state == UNDERSTAND && (tool != FETCH || fetch_registered))
#define enabled_SCRIPT_PARSED (state == UNDERSTAND && steps < MAX_STEPS)
#define enabled_DYNAMIC_TOOL_REQUEST (state == UNDERSTAND && (tool == FETCH && steps < MAX_STEPS))
#define enabled_PARALLEL_TASKS_READY (state == UNDERSTAND)
#define enabled_SCRIPT_STEP_COMPLETE (state == EXECUTE_SCRIPT && steps < MAX_STEPS)
#define enabled_SCRIPT_CALLED (state == EXECUTE_SCRIPT && (depth < MAX_DEPTH && steps < MAX_STEPS))
#define enabled_SCRIPT_RETURNED (state == EXECUTE_SCRIPT && depth > 0)
#define enabled_SCRIPT_EXECUTION_COMPLETE (state == EXECUTE_SCRIPT && depth == 0)
#define enabled_DYNAMIC_TOOL_CREATED (state == CREATE_DYNAMIC_TOOL)
#define enabled_SCHEMA_VALIDATED (state == VALIDATE_TOOL_SCHEMA)
#define enabled_TASK_DISPATCHED (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL)
#define enabled_TASKS_DISPATCHED (state == PARALLELIZE_TASKS && tasks > 0)
#define enabled_TASK_ENDED (state == AWAIT_PARALLEL_RESULTS && tasks > 0)
#define enabled_PARALLEL_RESULTS_READY (state == AWAIT_PARALLEL_RESULTS && tasks == 0)
#define enabled_TOOL_SUCCESS (state == GENERATE && tool != NONE)
#define enabled_RESPONSE_READY (state == GENERATE)
#define enabled_RECOVERY_SUCCESS ((state == ERROR_RECOVERY_UNIFIED && (intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES)) || (state == ERROR_RECOVERY_UNIFIED && (!intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES)))
#define enabled_RECOVERY_FAILED (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES))
#define enabled_TURN_COMPLETE (state == COMPLETE)
#define enabled_SCHEMA_INVALID (state == VALIDATE_TOOL_SCHEMA)
#define enabled_TOOL_FAILURE (state == GENERATE)
#define enabled_TIMEOUT_DETECTED ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && (cause != FATAL && cause != TIMEOUT))
#define enabled_RECURSION_LIMIT_EXCEEDED (state == EXECUTE_SCRIPT && depth == MAX_DEPTH)
#define enabled_STEP_BUDGET_EXHAUSTED (state == EXECUTE_SCRIPT && (steps == MAX_STEPS && depth < MAX_DEPTH))
#define enabled_ERROR_OCCURRED (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE)
#define enabled_FATAL_ERROR ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL)
#define enabled_any (enabled_USER_INPUT || enabled_SHUTDOWN_REQUESTED || enabled_INTENT_DETECTED || enabled_TOOL_CONSIDERED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_CALLED || enabled_SCRIPT_RETURNED || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TASK_DISPATCHED || enabled_TASKS_DISPATCHED || enabled_TASK_ENDED || enabled_PARALLEL_RESULTS_READY || enabled_TOOL_SUCCESS || enabled_RESPONSE_READY || enabled_RECOVERY_SUCCESS || enabled_RECOVERY_FAILED || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_TIMEOUT_DETECTED || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED || enabled_ERROR_OCCURRED || enabled_FATAL_ERROR)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool fair_1 = false;  /* the step that led here was one of: RECOVERY_FAILED when cause == FATAL or cause == TIMEOUT */
bool fair_2 = false;  /* the step that led here was one of: RECOVERY_FAILED when cause == FATAL */
bool holds_1 = true;
bool holds_2 = false;
bool holds_3 = true;
bool holds_4 = true;
bool met_5 = true;
bool met_6 = true;
bool met_7 = true;
bool met_8 = true;
inline ENTERED(event) {
  last = event;
  holds_1 = (enabled_any || state == SHUTDOWN);
  holds_2 = (!enabled_any);
  holds_3 = ((!(last == RESPONSE_READY || last == TOOL_SUCCESS) || outcome == ANSWERED) && (!(state == COMPLETE) || outcome != NONE));
  holds_4 = (!(!(state == COMPLETE)) || !(!(!(outcome == ANSWERED) || false) || (state == READY && !(!(outcome == ANSWERED) || false)) || (state == ENGAGE && !(!(outcome == ANSWERED) || false)) || (state == UNDERSTAND && tool != FETCH && !(!(outcome == ANSWERED) || false)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered) && !(!(outcome == ANSWERED) || false)) || (state == UNDERSTAND && steps < MAX_STEPS && !(!(outcome == ANSWERED) || false)) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS && !(!(outcome == ANSWERED) || false)) || (state == UNDERSTAND && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && depth == 0 && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && depth == MAX_DEPTH && !(!(outcome == ANSWERED) || false)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH && !(!(outcome == ANSWERED) || false)) || (state == CREATE_DYNAMIC_TOOL && !(!(outcome == ANSWERED) || false)) || (state == VALIDATE_TOOL_SCHEMA && !(!(outcome == ANSWERED) || false)) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(outcome == ANSWERED) || false)) || (state == PARALLELIZE_TASKS && tasks > 0 && !(!(outcome == ANSWERED) || false)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(outcome == ANSWERED) || false)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !(!(outcome == ANSWERED) || false)) || (state == GENERATE && !(!(outcome == ANSWERED) || false)) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) && !(!(outcome == ANSWERED) || false)) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && cause != TIMEOUT && !(!(outcome == ANSWERED) || false)) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && !(!(outcome == ANSWERED) || false)) || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES && !(!(outcome == ANSWERED) || false)) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES && !(!(outcome == ANSWERED) || false)) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) && !(!(((cause == TIMEOUT) -> TIMED_OUT : FAILED) == ANSWERED) || false))));
  met_5 = (!(enabled_INTENT_DETECTED || enabled_TOOL_CONSIDERED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_CALLED || enabled_SCRIPT_RETURNED || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TASK_DISPATCHED || enabled_TASKS_DISPATCHED || enabled_TASK_ENDED || enabled_PARALLEL_RESULTS_READY || enabled_TOOL_SUCCESS || enabled_RESPONSE_READY || enabled_RECOVERY_SUCCESS || enabled_RECOVERY_FAILED || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_TIMEOUT_DETECTED || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED) || (last == INTENT_DETECTED || last == TOOL_CONSIDERED || last == TOOLS_ROUTED || last == SCRIPT_PARSED || last == DYNAMIC_TOOL_REQUEST || last == PARALLEL_TASKS_READY || last == SCRIPT_STEP_COMPLETE || last == SCRIPT_CALLED || last == SCRIPT_RETURNED || last == SCRIPT_EXECUTION_COMPLETE || last == DYNAMIC_TOOL_CREATED || last == SCHEMA_VALIDATED || last == TASK_DISPATCHED || last == TASKS_DISPATCHED || last == TASK_ENDED || last == PARALLEL_RESULTS_READY || last == TOOL_SUCCESS || last == RESPONSE_READY || last == RECOVERY_SUCCESS || last == RECOVERY_FAILED || last == TURN_COMPLETE || last == SCHEMA_INVALID || last == TOOL_FAILURE || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED));
  met_6 = (!(enabled_TIMEOUT_DETECTED) || (last == TIMEOUT_DETECTED));
  met_7 = (!((cause == FATAL || cause == TIMEOUT) && (enabled_RECOVERY_FAILED)) || fair_1);
  met_8 = (!(cause == FATAL && (enabled_RECOVERY_FAILED)) || fair_2);
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE) || (enabled_ERROR_OCCURRED && enabled_FATAL_ERROR && enabled_TIMEOUT_DETECTED));  /* errors-everywhere [REUG-018, REUG-022, REUG-032, REUG-035, REUG-050] */
#if !defined(BARE)
       assert((!(last == FATAL_ERROR) || cause == FATAL) && (!(last == TIMEOUT_DETECTED) || cause == TIMEOUT) && (!(last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED) || cause == LIMIT) && (!(last == ERROR_OCCURRED || last == SCHEMA_INVALID || last == TOOL_FAILURE) || cause == ERROR) && (state == ERROR_RECOVERY_UNIFIED || cause == NONE));  /* causes-are-kept [REUG-013, REUG-025, REUG-032] */
#endif
       assert(!(state == ERROR_RECOVERY_UNIFIED) || !(!(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT)) || (state == UNDERSTAND && tool != FETCH && !(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT))) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || (outcome == FAILED || outcome == TIMED_OUT))) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) && !(((cause == TIMEOUT) -> TIMED_OUT : FAILED) == FAILED || ((cause == TIMEOUT) -> TIMED_OUT : FAILED) == TIMED_OUT))));  /* unanswered-only-for-a-reason-1 [REUG-013, REUG-042] */
       assert(!(state == ERROR_RECOVERY_UNIFIED && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || !(!(!(state == COMPLETE)) || (state == UNDERSTAND && tool != FETCH && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == COMPLETE))) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == COMPLETE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE))) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES))));  /* unanswered-only-for-a-reason-2 [REUG-013, REUG-042] */
       assert(!(cause == TIMEOUT) || !(!(!(state == COMPLETE) || outcome == TIMED_OUT) || (state == UNDERSTAND && tool != FETCH && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) && !(((cause == TIMEOUT) -> TIMED_OUT : FAILED) == TIMED_OUT))));  /* unanswered-only-for-a-reason-3 [REUG-013, REUG-042] */
       assert(!(state == ERROR_RECOVERY_UNIFIED && cause != TIMEOUT) || !(!(!(state == COMPLETE) || outcome == FAILED) || (state == UNDERSTAND && tool != FETCH && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == COMPLETE) || outcome == FAILED)) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == COMPLETE) || outcome == FAILED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || outcome == FAILED)) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) && !(((cause == TIMEOUT) -> TIMED_OUT : FAILED) == FAILED))));  /* unanswered-only-for-a-reason-4 [REUG-013, REUG-042] */
#if !defined(BARE)
       assert(!(last == TOOL_SUCCESS) || state == COMPLETE);  /* tool-success-means-one-thing [REUG-012] */
#endif
       assert(!(state == GENERATE && tool == FETCH) || fetch_registered);  /* only-registered-tools-are-used [REUG-033, REUG-049] */
       assert(steps <= 100 && depth <= 5 && recoveries <= 3 && tasks <= 10);  /* limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-036, REUG-037] */
       assert(!(state == READY || state == SHUTDOWN) || (!intent && steps == 0 && recoveries == 0 && outcome == NONE));  /* turns-begin-afresh [REUG-004, REUG-014] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (depth == 0 && tasks == 0 && tool == NONE));  /* recovery-resets-the-levels [REUG-027] */
       assert(!(state == READY) || (state == READY && (state == READY || state == COMPLETE) && !(!(state == READY || state == ENGAGE || state == SHUTDOWN) || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth == 0) || (state == EXECUTE_SCRIPT && depth == MAX_DEPTH) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || (state == GENERATE && tool != NONE) || state == GENERATE || state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && cause != TIMEOUT) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL) || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)))));  /* exits-of-ready-and-complete-1 [REUG-004, REUG-014] */
       assert(!(state == COMPLETE) || (state == COMPLETE && (state == READY || state == COMPLETE) && !(!(state == COMPLETE || state == READY || state == SHUTDOWN) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth == 0) || (state == EXECUTE_SCRIPT && depth == MAX_DEPTH) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || state == GENERATE || state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && cause != TIMEOUT) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL) || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES))));  /* exits-of-ready-and-complete-2 [REUG-004, REUG-014] */
       assert(!(state == ENGAGE) || (state == ENGAGE && !(!(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == UNDERSTAND && tool != FETCH && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0) || state == CREATE_DYNAMIC_TOOL || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE)));  /* exits-of-engage [REUG-005] */
       assert(!(state == UNDERSTAND) || state == UNDERSTAND);  /* exits-of-understand-1 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(steps < MAX_STEPS) || (state == UNDERSTAND && steps < MAX_STEPS)));  /* exits-of-understand-2 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(steps == MAX_STEPS) || !(!(!(state == EXECUTE_SCRIPT)) || (state == UNDERSTAND && tool != FETCH && !(!(state == EXECUTE_SCRIPT))) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == EXECUTE_SCRIPT))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == EXECUTE_SCRIPT))) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == EXECUTE_SCRIPT))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == EXECUTE_SCRIPT))))));  /* exits-of-understand-3 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(tool != FETCH || fetch_registered) || (state == UNDERSTAND && (tool != FETCH || fetch_registered))));  /* exits-of-understand-4 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(tool == FETCH && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS)));  /* exits-of-understand-5 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(tool == NONE) || ((state == UNDERSTAND && tool != FETCH) && !(state == UNDERSTAND && tool != FETCH && !(((tool == NONE) -> SEARCH : FETCH) == SEARCH)))));  /* exits-of-understand-6 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || (!(tool == SEARCH) || ((state == UNDERSTAND && tool != FETCH) && !(state == UNDERSTAND && tool != FETCH && !(((tool == NONE) -> SEARCH : FETCH) == FETCH)))));  /* exits-of-understand-7 [REUG-006, REUG-017] */
       assert(!(state == UNDERSTAND) || !(!(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == UNDERSTAND && tool != FETCH && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED)) || state == CREATE_DYNAMIC_TOOL || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED)) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE));  /* exits-of-understand-8 [REUG-006, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS)));  /* exits-of-execute-script-1 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(steps < MAX_STEPS && depth < MAX_DEPTH) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS)));  /* exits-of-execute-script-2 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(depth > 0) || ((state == EXECUTE_SCRIPT && depth > 0) && !(!(!(state == GENERATE)) || (state == UNDERSTAND && tool != FETCH && !(!(state == GENERATE))) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth == 0) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0)))));  /* exits-of-execute-script-3 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(depth == 0) || ((state == EXECUTE_SCRIPT && depth == 0) && !(state == EXECUTE_SCRIPT && depth > 0))));  /* exits-of-execute-script-4 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(depth == MAX_DEPTH) || ((state == EXECUTE_SCRIPT && depth == MAX_DEPTH) && !(state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH))));  /* exits-of-execute-script-5 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(depth < MAX_DEPTH) || !(state == EXECUTE_SCRIPT && depth == MAX_DEPTH)));  /* exits-of-execute-script-6 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(steps < MAX_STEPS) || !(state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH)));  /* exits-of-execute-script-7 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || (!(steps == MAX_STEPS && depth < MAX_DEPTH) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH)));  /* exits-of-execute-script-8 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == EXECUTE_SCRIPT) || !(!(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE));  /* exits-of-execute-script-9 [REUG-007, REUG-016, REUG-017] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (state == CREATE_DYNAMIC_TOOL && !(!(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0) || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE)));  /* exits-of-the-tool-states-1 [REUG-008, REUG-009] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || ((state == VALIDATE_TOOL_SCHEMA && tool == FETCH) && state == VALIDATE_TOOL_SCHEMA && !(!(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == UNDERSTAND && tool != FETCH && !(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == VALIDATE_TOOL_SCHEMA || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE)));  /* exits-of-the-tool-states-2 [REUG-008, REUG-009] */
       assert(!(state == PARALLELIZE_TASKS) || (!(tasks > 0) || (state == PARALLELIZE_TASKS && tasks > 0)));  /* exits-of-the-parallel-states-1 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || (!(tasks == 0) || !(!(!(state == AWAIT_PARALLEL_RESULTS)) || (state == UNDERSTAND && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS))))));  /* exits-of-the-parallel-states-2 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || (!(tasks < MAX_PARALLEL) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL)));  /* exits-of-the-parallel-states-3 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || !(!(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE));  /* exits-of-the-parallel-states-4 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (!(tasks == 0) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0)));  /* exits-of-the-parallel-states-5 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (!(tasks > 0) || ((state == AWAIT_PARALLEL_RESULTS && tasks > 0) && !(!(!(state == GENERATE)) || (state == UNDERSTAND && tool != FETCH && !(!(state == GENERATE))) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth == 0) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0)))));  /* exits-of-the-parallel-states-6 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || !(!(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == GENERATE && tool != NONE) || state == GENERATE || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES)) || state == COMPLETE));  /* exits-of-the-parallel-states-7 [REUG-010, REUG-011, REUG-021] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-1 [REUG-012] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-2 [REUG-012] */
       assert(!(state == GENERATE) || (!(tool != NONE) || (state == GENERATE && tool != NONE)));  /* exits-of-generate-3 [REUG-012] */
       assert(!(state == GENERATE) || (!(tool == NONE) || !(state == GENERATE && tool != NONE)));  /* exits-of-generate-4 [REUG-012] */
       assert(!(state == GENERATE) || !(!(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED) || state == READY || state == ENGAGE || (state == UNDERSTAND && tool != FETCH && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || state == COMPLETE));  /* exits-of-generate-5 [REUG-012] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || ((!intent || (state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES)) && (!(!intent) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES)))));  /* exits-of-error-recovery-unified-1 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES))));  /* exits-of-error-recovery-unified-2 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) || !((state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES))));  /* exits-of-error-recovery-unified-3 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!intent || !(!(!(state == ENGAGE)) || state == READY || (state == UNDERSTAND && tool != FETCH && !(!(state == ENGAGE))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == ENGAGE))) || (state == EXECUTE_SCRIPT && depth > 0 && !(!(state == ENGAGE))) || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(!(state == ENGAGE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == ENGAGE))) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES))));  /* exits-of-error-recovery-unified-4 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause != FATAL) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL)));  /* exits-of-error-recovery-unified-5 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause == FATAL) || !((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL)));  /* exits-of-error-recovery-unified-6 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(cause != FATAL && cause != TIMEOUT) || ((state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && cause != TIMEOUT)));  /* exits-of-error-recovery-unified-7 [REUG-013] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || !(!(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE) || state == READY || (state == UNDERSTAND && tool != FETCH && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE)) || (state == UNDERSTAND && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && steps < MAX_STEPS) || (state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS) || state == UNDERSTAND || (state == EXECUTE_SCRIPT && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth == 0) || state == CREATE_DYNAMIC_TOOL || (state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE)) || (state == PARALLELIZE_TASKS && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == ENGAGE || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0) || state == COMPLETE));  /* exits-of-error-recovery-unified-8 [REUG-013] */
       assert(!(steps == 0) || !((state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS && !(steps + 1 == 1)) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !(steps + 1 == 1)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(steps + 1 == 1))));  /* counters-count-1 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert(!(depth == 0) || !(state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(depth + 1 == 1)));  /* counters-count-2 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert(!(depth == MAX_DEPTH) || !(state == EXECUTE_SCRIPT && depth > 0 && !(depth - 1 == MAX_DEPTH - 1)));  /* counters-count-3 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert(!(tasks == 0) || !(state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL && !(tasks + 1 == 1)));  /* counters-count-4 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert(!(tasks == MAX_PARALLEL) || !(state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(tasks - 1 == MAX_PARALLEL - 1)));  /* counters-count-5 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert(!(recoveries == 0) || !((state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES && !(recoveries + 1 == 1)) || (state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES && !(recoveries + 1 == 1))));  /* counters-count-6 [REUG-016, REUG-017, REUG-021, REUG-037, REUG-047] */
       assert((state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == GENERATE || tool == NONE) && (!(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA) || (tool == FETCH && !fetch_registered)));  /* tool-in-hand [REUG-008, REUG-009, REUG-049] */
       NOTE(fair_1, false);
       NOTE(fair_2, false);
       ENTERED(no_event)
     }
  /* USER_INPUT (input): READY -> ENGAGE [REUG-004] */
  :: d_step { state == READY ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = ENGAGE;
       ENTERED(USER_INPUT)
     }
  /* SHUTDOWN_REQUESTED (input): READY -> SHUTDOWN [REUG-004] */
  :: d_step { state == READY ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005] */
  :: d_step { state == ENGAGE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = true;
       state = UNDERSTAND;
       ENTERED(INTENT_DETECTED)
     }
  /* TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006] */
  :: d_step { state == UNDERSTAND && tool != FETCH ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = ((tool == NONE) -> SEARCH : FETCH);
       ENTERED(TOOL_CONSIDERED)
     }
  /* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049] */
  :: d_step { state == UNDERSTAND && (tool != FETCH || fetch_registered) ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(TOOLS_ROUTED)
     }
  /* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017] */
  :: d_step { state == UNDERSTAND && steps < MAX_STEPS ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = NONE;
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_PARSED)
     }
  /* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006, REUG-017] */
  :: d_step { state == UNDERSTAND && tool == FETCH && steps < MAX_STEPS ->
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       steps = steps + 1;
       fetch_registered = false;
       state = CREATE_DYNAMIC_TOOL;
       ENTERED(DYNAMIC_TOOL_REQUEST)
     }
  /* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006] */
  :: d_step { state == UNDERSTAND ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = NONE;
       state = PARALLELIZE_TASKS;
       ENTERED(PARALLEL_TASKS_READY)
     }
  /* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && steps < MAX_STEPS ->
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       steps = steps + 1;
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_STEP_COMPLETE)
     }
  /* SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS ->
       assert(0 <= (depth + 1) && (depth + 1) <= 5);  /* range-safety */
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       depth = depth + 1;
       steps = steps + 1;
       ENTERED(SCRIPT_CALLED)
     }
  /* SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016] */
  :: d_step { state == EXECUTE_SCRIPT && depth > 0 ->
       assert(0 <= (depth - 1) && (depth - 1) <= 5);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       depth = depth - 1;
       ENTERED(SCRIPT_RETURNED)
     }
  /* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007] */
  :: d_step { state == EXECUTE_SCRIPT && depth == 0 ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(SCRIPT_EXECUTION_COMPLETE)
     }
  /* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016] */
  :: d_step { state == EXECUTE_SCRIPT && depth == MAX_DEPTH ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = LIMIT;
       depth = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(RECURSION_LIMIT_EXCEEDED)
     }
  /* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && steps == MAX_STEPS && depth < MAX_DEPTH ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = LIMIT;
       depth = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(STEP_BUDGET_EXHAUSTED)
     }
  /* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008] */
  :: d_step { state == CREATE_DYNAMIC_TOOL ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = VALIDATE_TOOL_SCHEMA;
       ENTERED(DYNAMIC_TOOL_CREATED)
     }
  /* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> UNDERSTAND [REUG-009, REUG-020]: The tool stays selected
     and can be routed at once. */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       fetch_registered = true;
       state = UNDERSTAND;
       ENTERED(SCHEMA_VALIDATED)
     }
  /* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009] */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(SCHEMA_INVALID)
     }
  /* TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-021] */
  :: d_step { state == PARALLELIZE_TASKS && tasks < MAX_PARALLEL ->
       assert(0 <= (tasks + 1) && (tasks + 1) <= 10);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks + 1;
       ENTERED(TASK_DISPATCHED)
     }
  /* TASKS_DISPATCHED (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010] */
  :: d_step { state == PARALLELIZE_TASKS && tasks > 0 ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = AWAIT_PARALLEL_RESULTS;
       ENTERED(TASKS_DISPATCHED)
     }
  /* TASK_ENDED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && tasks > 0 ->
       assert(0 <= (tasks - 1) && (tasks - 1) <= 10);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks - 1;
       ENTERED(TASK_ENDED)
     }
  /* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && tasks == 0 ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(PARALLEL_RESULTS_READY)
     }
  /* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012] */
  :: d_step { state == GENERATE && tool != NONE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = ANSWERED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(TOOL_SUCCESS)
     }
  /* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012] */
  :: d_step { state == GENERATE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = ANSWERED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(RESPONSE_READY)
     }
  /* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012] */
  :: d_step { state == GENERATE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TOOL_FAILURE)
     }
  /* ERROR_OCCURRED (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
     PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-032, REUG-041] */
  :: d_step { state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       depth = 0;
       tasks = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* TIMEOUT_DETECTED (machine): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
     PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
     [REUG-018, REUG-022] */
  :: d_step { (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL && cause != TIMEOUT ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = TIMEOUT;
       tool = NONE;
       depth = 0;
       tasks = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TIMEOUT_DETECTED)
     }
  /* FATAL_ERROR (fault): ENGAGE, UNDERSTAND, EXECUTE_SCRIPT, CREATE_DYNAMIC_TOOL, VALIDATE_TOOL_SCHEMA,
     PARALLELIZE_TASKS, AWAIT_PARALLEL_RESULTS, GENERATE, ERROR_RECOVERY_UNIFIED -> ERROR_RECOVERY_UNIFIED
     [REUG-032, REUG-041] */
  :: d_step { (state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && cause != FATAL ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = FATAL;
       tool = NONE;
       depth = 0;
       tasks = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(FATAL_ERROR)
     }
  /* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037] */
  :: d_step { state == ERROR_RECOVERY_UNIFIED && intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES ->
       assert(0 <= (recoveries + 1) && (recoveries + 1) <= 3);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       recoveries = recoveries + 1;
       cause = NONE;
       state = UNDERSTAND;
       ENTERED(RECOVERY_SUCCESS)
     }
  /* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> ENGAGE [REUG-013, REUG-037] */
  :: d_step { state == ERROR_RECOVERY_UNIFIED && !intent && cause != FATAL && cause != TIMEOUT && recoveries < MAX_RECOVERIES ->
       assert(0 <= (recoveries + 1) && (recoveries + 1) <= 3);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       recoveries = recoveries + 1;
       cause = NONE;
       state = ENGAGE;
       ENTERED(RECOVERY_SUCCESS)
     }
  /* RECOVERY_FAILED (machine): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013] */
  :: d_step { state == ERROR_RECOVERY_UNIFIED && (cause == FATAL || cause == TIMEOUT || recoveries == MAX_RECOVERIES) ->
       NOTE(fair_1, (cause == FATAL || cause == TIMEOUT));
       NOTE(fair_2, (cause == FATAL));
       outcome = ((cause == TIMEOUT) -> TIMED_OUT : FAILED);
       cause = NONE;
       state = COMPLETE;
       ENTERED(RECOVERY_FAILED)
     }
  /* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014] */
  :: d_step { state == COMPLETE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = false;
       steps = 0;
       recoveries = 0;
       outcome = NONE;
       state = READY;
       ENTERED(TURN_COMPLETE)
     }
  /* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014] */
  :: d_step { state == COMPLETE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = false;
       steps = 0;
       recoveries = 0;
       outcome = NONE;
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  od
}

#ifndef BARE
/* deadlock-shutdown-exempt [REUG-002, REUG-015, REUG-029, REUG-031, REUG-040, REUG-051]: Some transition can be
   taken in every state except SHUTDOWN, which is final. (expected: holds) */
ltl deadlock_shutdown_exempt { [] (holds_1 && (state == SHUTDOWN -> (holds_2 && ([] (state == SHUTDOWN))))) }
/* error-recovery-of-every-error [REUG-025, REUG-029, REUG-032, REUG-041]: Every error, fatal ones and time-outs
   included, leads to ERROR_RECOVERY_UNIFIED at once. (expected: holds) */
ltl error_recovery_of_every_error { [] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == TIMEOUT_DETECTED || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == SCHEMA_INVALID || last == TOOL_FAILURE) -> (<> (state == ERROR_RECOVERY_UNIFIED))) }
/* fatal-is-not-recovered [REUG-018, REUG-032]: There is no recovery from a fatal error or from a time-out, and a
   fatal error is not reported as a time-out. (expected: holds) */
ltl fatal_is_not_recovered { [] ((cause == FATAL -> ((cause == FATAL) W (state == COMPLETE && outcome == FAILED))) && (cause == TIMEOUT -> ((cause == TIMEOUT || cause == FATAL) W (state == COMPLETE && outcome != ANSWERED)))) }
/* answered-means-answered [REUG-012, REUG-042]: A turn counts as answered exactly if it was answered, and every
   completed turn has an outcome. (expected: holds) */
ltl answered_means_answered { ([] holds_3) && ([] holds_4) }
/* intent-before-understand [REUG-002, REUG-005, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes
   only after an intent was detected. (expected: holds) */
ltl intent_before_understand { [] (last == USER_INPUT -> ((!(state == UNDERSTAND)) W (last == INTENT_DETECTED))) }
/* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: After a time-out, the turn does not
   start over in UNDERSTAND. (expected: holds) */
ltl no_understand_after_timeout { [] (last == TIMEOUT_DETECTED -> ((!(state == UNDERSTAND)) W (state == READY))) }
/* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
   runs again in the same turn. (expected: holds) */
ltl no_script_after_exhaustion { [] (last == STEP_BUDGET_EXHAUSTED -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
   its schema, nothing is generated with it. (expected: holds) */
ltl no_tool_before_its_verdict { [] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE && tool == FETCH)) W (last == SCHEMA_VALIDATED))) }
/* rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
   of it is found valid. (expected: holds) */
ltl rejected_tool_is_not_used { [] (last == SCHEMA_INVALID -> ((!(state == GENERATE && tool == FETCH)) W (last == SCHEMA_VALIDATED))) }
/* tools-can-be-made-again [REUG-047]: After a schema was found valid, another version of the tool can be made in
   the same turn. (expected: holds) */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl tools_can_be_made_again { [] (!(last == SCHEMA_VALIDATED) || ((!(last == DYNAMIC_TOOL_CREATED)) W (state == READY && !(last == DYNAMIC_TOOL_CREATED)))) }
/* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
   recoveries and all tasks can be used. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl limits_can_be_used_up_1 { [] (!(steps == MAX_STEPS)) }
/* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
   recoveries and all tasks can be used. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl limits_can_be_used_up_2 { [] (!(depth == MAX_DEPTH)) }
/* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
   recoveries and all tasks can be used. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl limits_can_be_used_up_3 { [] (!(recoveries == MAX_RECOVERIES)) }
/* limits-can-be-used-up [REUG-016, REUG-017, REUG-021, REUG-037]: The whole budget of steps, the full depth, all
   recoveries and all tasks can be used. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl limits_can_be_used_up_4 { [] (!(tasks == MAX_PARALLEL)) }
/* budgets-last-for-the-turn [REUG-017, REUG-034, REUG-037]: The numbers of steps taken and recoveries made do
   not decrease until the turn is over. (expected: holds) */
ltl budgets_last_for_the_turn { [] ((steps == MAX_STEPS -> ((steps == MAX_STEPS) W (state == READY || state == SHUTDOWN))) && (recoveries == MAX_RECOVERIES -> ((recoveries == MAX_RECOVERIES) W (state == READY || state == SHUTDOWN)))) }
/* registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
   was found valid. (expected: holds) */
ltl registered_only_if_validated { (!fetch_registered) W (last == SCHEMA_VALIDATED) }
/* error-recovery-leads-on-under-progress [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided that the machine keeps working.
   (expected: holds) */
ltl error_recovery_leads_on_under_progress { ([] (<> met_5)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == ENGAGE || state == COMPLETE)))) }
/* error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to UNDERSTAND or ENGAGE, or to COMPLETE, provided only that the time-out, and the
   events that follow it or a fatal error, are not postponed for ever. (expected: holds) */
ltl error_recovery_leads_on_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == ENGAGE || state == COMPLETE)))) }
/* error-recovery-completes-under-progress [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds) */
ltl error_recovery_completes_under_progress { ([] (<> met_5)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* error-recovery-completes-under-deadline [REUG-029, REUG-032, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to the end of the turn, provided only that the time-out, and the events that follow it
   or a fatal error, are not postponed for ever. (expected: holds) */
ltl error_recovery_completes_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
   by the end of its turn, provided that the machine keeps working. (expected: holds) */
ltl progress_complete_under_progress { ([] (<> met_5)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-complete-under-deadline [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
   by the end of its turn, provided only that the time-out, and the events that follow it or a fatal error, are
   not postponed for ever. (expected: holds) */
ltl progress_complete_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
   failure or time-out that is reported as such, provided that the machine keeps working. (expected: holds) */
ltl progress_concluded_under_progress { ([] (<> met_5)) -> ([] (state == ENGAGE -> ((outcome == NONE) U (outcome == ANSWERED || outcome == FAILED || outcome == TIMED_OUT)))) }
/* progress-concluded-under-deadline [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, or a
   failure or time-out that is reported as such, provided only that the time-out, and the events that follow it
   or a fatal error, are not postponed for ever. (expected: holds) */
ltl progress_concluded_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (state == ENGAGE -> ((outcome == NONE) U (outcome == ANSWERED || outcome == FAILED || outcome == TIMED_OUT)))) }
/* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into a time-out, provided that the machine keeps
   working. (expected: holds) */
ltl bounded_complete_or_timeout_under_progress { ([] (<> met_5)) -> ([] (last == USER_INPUT -> (<> (state == COMPLETE || last == TIMEOUT_DETECTED)))) }
/* bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into a time-out, provided only that the time-out,
   and the events that follow it or a fatal error, are not postponed for ever. (expected: holds) */
ltl bounded_complete_or_timeout_under_deadline { (([] (<> met_6)) && ([] (<> met_8))) -> ([] (last == USER_INPUT -> (<> (state == COMPLETE || last == TIMEOUT_DETECTED)))) }
/* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
   tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
   that the machine keeps working. (expected: holds) */
ltl no_endless_tool_creation_under_progress { ([] (<> met_5)) -> ([] (<> (!(state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-tool-creation-under-deadline [REUG-037, REUG-047]: The machine does not go on for ever creating
   tools, having their schemas accepted or rejected and recovering, whatever errors come from outside, provided
   only that the time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected:
   holds) */
ltl no_endless_tool_creation_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (<> (!(state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided that the machine keeps working. (expected: holds) */
ltl no_endless_script_under_progress { ([] (<> met_5)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided only that the time-out is not postponed for ever. (expected: holds) */
ltl no_endless_script_under_deadline { ([] (<> met_6)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
   running a script into one of its limits, recovering, and running a script again, provided that the machine
   keeps working. (expected: holds) */
ltl no_endless_exhaustion_under_progress { ([] (<> met_5)) -> ([] (<> (!(state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-exhaustion-under-deadline [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
   running a script into one of its limits, recovering, and running a script again, provided only that the
   time-out, and the events that follow it or a fatal error, are not postponed for ever. (expected: holds) */
ltl no_endless_exhaustion_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (<> (!(state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
   UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
   working. (expected: holds) */
ltl no_endless_recovery_under_progress { ([] (<> met_5)) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-recovery-under-deadline [REUG-035, REUG-037]: The machine does not go on for ever between
   UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided only that the time-out, and
   the events that follow it or a fatal error, are not postponed for ever. (expected: holds) */
ltl no_endless_recovery_under_deadline { (([] (<> met_6)) && ([] (<> met_7))) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
   or its creation ends with an error, before anything is generated and before the turn ends, provided that the
   machine keeps working. (expected: holds) */
ltl created_tool_is_checked_under_progress { ([] (<> met_5)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || state == ERROR_RECOVERY_UNIFIED)))) }
/* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
   or its creation ends with an error, before anything is generated and before the turn ends, provided only that
   the time-out is not postponed for ever. (expected: holds) */
ltl created_tool_is_checked_under_deadline { ([] (<> met_6)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || state == ERROR_RECOVERY_UNIFIED)))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U (GENERATE and tool == FETCH)]): it
   quantifies over all paths and over some path, which LTL cannot express */
