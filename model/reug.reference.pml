/* REUG 9.3.1, reference: the machine reug in the profile reference, for SPIN. */
/* It follows the document 003_37a920c87e3bd38c.txt, version 9.3.1. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

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
  SCRIPT_CALL_REFUSED,
  SCRIPT_STEP_REFUSED,
  SCRIPT_EXECUTION_COMPLETE,
  DYNAMIC_TOOL_CREATED,
  SCHEMA_VALIDATED,
  TASK_DISPATCHED,
  TASKS_QUEUED,
  QUEUE_EMPTIED,
  TOOL_SUCCESS,
  TASK_FINISHED,
  TASK_FAILED,
  PARALLEL_RESULTS_READY,
  RESPONSE_READY,
  INTENT_RECOVERED,
  RECOVERY_SUCCESS,
  TURN_COMPLETE,
  SCHEMA_INVALID,
  TOOL_FAILURE,
  RECURSION_LIMIT_EXCEEDED,
  STEP_BUDGET_EXHAUSTED,
  DEADLINE_PASSED,
  WATCHDOG_RAISED,
  RECOVERY_FAILED,
  ERROR_OCCURRED,
  FATAL_ERROR,
  VALIDATOR_CRASHED,
  WORK_ABORTED,
  WAIT_ABORTED,
  CHECK_ABORTED,
  ANOTHER_TOOL_WANTED,
  NONE,
  ANSWERED,
  TOOL_CREATED,
  FAILED,
  TIMED_OUT,
  SEARCH,
  FETCH,
  FATAL,
  TIMEOUT,
  RECURSION,
  BUDGET,
  ERROR,
  TOOL,
  SCHEMA,
  CRASH,
  no_event
};
mtype state = READY;
bool fetch_registered = false;  /* the tool that FETCH represents exists, and its schema is valid */
bool intent = false;  /* the user's intent is known */
bool expired = false;  /* the deadline of the turn has passed */
byte steps = 0;  /* steps that scripts and tasks of the turn have taken */
byte recoveries = 0;  /* recoveries of the turn */
mtype outcome = NONE;  /* how the turn ended */
mtype tool = NONE;  /* the selected tool */
byte depth = 0;  /* the depth of nested calls */
bool too_deep = false;  /* a call was refused because it was too deep */
bool exhausted = false;  /* a call or a step was refused because the budget is spent */
byte tasks = 0;  /* tasks in flight */
bool queued = false;  /* tasks wait until others have ended */
mtype cause = NONE;  /* why the machine is in recovery */

#define enabled_USER_INPUT (state == READY)
#define enabled_SHUTDOWN_REQUESTED (state == READY || state == COMPLETE)
#define enabled_INTENT_DETECTED (state == ENGAGE && !expired)
#define enabled_TOOL_CONSIDERED (state == UNDERSTAND && (!expired && tool != FETCH))
#define enabled_TOOLS_ROUTED (state == UNDERSTAND && (!expired && (tool != FETCH || fetch_registered)))
#define enabled_SCRIPT_PARSED (state == UNDERSTAND && (!expired && steps < MAX_STEPS))
#define enabled_DYNAMIC_TOOL_REQUEST (state == UNDERSTAND && (!expired && tool == FETCH && !fetch_registered))
#define enabled_PARALLEL_TASKS_READY (state == UNDERSTAND && (!expired && steps < MAX_STEPS))
#define enabled_SCRIPT_STEP_COMPLETE (state == EXECUTE_SCRIPT && (steps < MAX_STEPS && !too_deep))
#define enabled_SCRIPT_CALLED (state == EXECUTE_SCRIPT && (depth < MAX_DEPTH && steps < MAX_STEPS))
#define enabled_SCRIPT_RETURNED (state == EXECUTE_SCRIPT && (depth > 0 && !too_deep && !exhausted))
#define enabled_SCRIPT_CALL_REFUSED (state == EXECUTE_SCRIPT && ((depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted))
#define enabled_SCRIPT_STEP_REFUSED (state == EXECUTE_SCRIPT && (steps == MAX_STEPS && !exhausted))
#define enabled_SCRIPT_EXECUTION_COMPLETE (state == EXECUTE_SCRIPT && (depth == 0 && !exhausted))
#define enabled_DYNAMIC_TOOL_CREATED (state == CREATE_DYNAMIC_TOOL && !expired)
#define enabled_SCHEMA_VALIDATED (state == VALIDATE_TOOL_SCHEMA && !expired)
#define enabled_TASK_DISPATCHED ((state == PARALLELIZE_TASKS && (!expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS)) || (state == AWAIT_PARALLEL_RESULTS && (queued && tasks < MAX_PARALLEL && steps < MAX_STEPS)))
#define enabled_TASKS_QUEUED (state == PARALLELIZE_TASKS && (!expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS)))
#define enabled_QUEUE_EMPTIED (state == AWAIT_PARALLEL_RESULTS && queued)
#define enabled_TOOL_SUCCESS ((state == PARALLELIZE_TASKS && (!expired && tasks > 0)) || (state == GENERATE && (!expired && tool != NONE)))
#define enabled_TASK_FINISHED (state == AWAIT_PARALLEL_RESULTS && tasks > 0)
#define enabled_TASK_FAILED (state == AWAIT_PARALLEL_RESULTS && tasks > 0)
#define enabled_PARALLEL_RESULTS_READY (state == AWAIT_PARALLEL_RESULTS && (tasks == 0 && !queued))
#define enabled_RESPONSE_READY (state == GENERATE && !expired)
#define enabled_INTENT_RECOVERED (state == ERROR_RECOVERY_UNIFIED && (!intent && !expired))
#define enabled_RECOVERY_SUCCESS (state == ERROR_RECOVERY_UNIFIED && (intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES))
#define enabled_TURN_COMPLETE (state == COMPLETE)
#define enabled_SCHEMA_INVALID (state == VALIDATE_TOOL_SCHEMA)
#define enabled_TOOL_FAILURE (state == GENERATE)
#define enabled_RECURSION_LIMIT_EXCEEDED (state == EXECUTE_SCRIPT && too_deep)
#define enabled_STEP_BUDGET_EXHAUSTED (state == EXECUTE_SCRIPT && (exhausted && !too_deep))
#define enabled_DEADLINE_PASSED (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired))
#define enabled_WATCHDOG_RAISED ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired)
#define enabled_RECOVERY_FAILED (state == ERROR_RECOVERY_UNIFIED)
#define enabled_ERROR_OCCURRED ((state == EXECUTE_SCRIPT && (!too_deep && !exhausted)) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired))
#define enabled_FATAL_ERROR (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE)
#define enabled_VALIDATOR_CRASHED (state == VALIDATE_TOOL_SCHEMA && !expired)
#define enabled_WORK_ABORTED (state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS)
#define enabled_WAIT_ABORTED (state == AWAIT_PARALLEL_RESULTS)
#define enabled_CHECK_ABORTED (state == VALIDATE_TOOL_SCHEMA)
#define enabled_any (enabled_USER_INPUT || enabled_SHUTDOWN_REQUESTED || enabled_INTENT_DETECTED || enabled_TOOL_CONSIDERED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_CALLED || enabled_SCRIPT_RETURNED || enabled_SCRIPT_CALL_REFUSED || enabled_SCRIPT_STEP_REFUSED || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TASK_DISPATCHED || enabled_TASKS_QUEUED || enabled_QUEUE_EMPTIED || enabled_TOOL_SUCCESS || enabled_TASK_FINISHED || enabled_TASK_FAILED || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_INTENT_RECOVERED || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED || enabled_DEADLINE_PASSED || enabled_WATCHDOG_RAISED || enabled_RECOVERY_FAILED || enabled_ERROR_OCCURRED || enabled_FATAL_ERROR || enabled_VALIDATOR_CRASHED || enabled_WORK_ABORTED || enabled_WAIT_ABORTED || enabled_CHECK_ABORTED)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool fair_1 = false;  /* the step that led here was one of: RECOVERY_FAILED when expired */
bool fair_2 = false;  /* the step that led here was one of: SCHEMA_INVALID when expired */
bool holds_1 = false;
bool met_2 = true;
bool holds_3 = true;
bool holds_4 = true;
bool holds_5 = true;
bool holds_6 = true;
bool met_7 = false;
bool met_8 = true;
bool met_9 = true;
bool holds_10 = false;
bool met_11 = true;
inline ENTERED(event) {
  last = event;
  holds_1 = (!enabled_any);
  met_2 = (!(enabled_INTENT_DETECTED || enabled_TOOL_CONSIDERED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_CALLED || enabled_SCRIPT_RETURNED || enabled_SCRIPT_CALL_REFUSED || enabled_SCRIPT_STEP_REFUSED || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TASK_DISPATCHED || enabled_TASKS_QUEUED || enabled_QUEUE_EMPTIED || enabled_TOOL_SUCCESS || enabled_TASK_FINISHED || enabled_TASK_FAILED || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_INTENT_RECOVERED || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED || enabled_DEADLINE_PASSED || enabled_WATCHDOG_RAISED || enabled_RECOVERY_FAILED) || (last == INTENT_DETECTED || last == TOOL_CONSIDERED || last == TOOLS_ROUTED || last == SCRIPT_PARSED || last == DYNAMIC_TOOL_REQUEST || last == PARALLEL_TASKS_READY || last == SCRIPT_STEP_COMPLETE || last == SCRIPT_CALLED || last == SCRIPT_RETURNED || last == SCRIPT_CALL_REFUSED || last == SCRIPT_STEP_REFUSED || last == SCRIPT_EXECUTION_COMPLETE || last == DYNAMIC_TOOL_CREATED || last == SCHEMA_VALIDATED || last == TASK_DISPATCHED || last == TASKS_QUEUED || last == QUEUE_EMPTIED || last == TOOL_SUCCESS || last == TASK_FINISHED || last == TASK_FAILED || last == PARALLEL_RESULTS_READY || last == RESPONSE_READY || last == INTENT_RECOVERED || last == RECOVERY_SUCCESS || last == TURN_COMPLETE || last == SCHEMA_INVALID || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == DEADLINE_PASSED || last == WATCHDOG_RAISED || last == RECOVERY_FAILED));
  holds_3 = (!(state == EXECUTE_SCRIPT && steps == MAX_STEPS && (state == GENERATE || (state == UNDERSTAND && !expired && tool != FETCH && state == GENERATE) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && state == GENERATE) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && state == GENERATE) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && state == GENERATE) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && state == GENERATE) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && state == GENERATE) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && state == GENERATE) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && state == GENERATE) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && state == GENERATE) || (state == AWAIT_PARALLEL_RESULTS && queued && state == GENERATE) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == GENERATE) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && state == GENERATE) || (state == READY && fetch_registered && state == GENERATE))));
  holds_4 = (!(queued && tasks < MAX_PARALLEL && steps < MAX_STEPS) || ((state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS)));
  holds_5 = ((!(last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE)) || outcome == ANSWERED) && (!(last == SCHEMA_VALIDATED) || outcome == TOOL_CREATED) && (!(last == FATAL_ERROR) || outcome == FAILED));
  holds_6 = (!(!(state == COMPLETE)) || !(!((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false)) || (state == READY && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == ENGAGE && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == UNDERSTAND && !expired && tool != FETCH && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == UNDERSTAND && !expired && steps < MAX_STEPS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && too_deep && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && exhausted && !too_deep && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && !too_deep && !exhausted && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == EXECUTE_SCRIPT && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == CREATE_DYNAMIC_TOOL && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == VALIDATE_TOOL_SCHEMA && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == VALIDATE_TOOL_SCHEMA && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !((!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == PARALLELIZE_TASKS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == AWAIT_PARALLEL_RESULTS && queued && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == AWAIT_PARALLEL_RESULTS && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == GENERATE && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == UNDERSTAND && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == PARALLELIZE_TASKS && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false))) || (state == ERROR_RECOVERY_UNIFIED && !((!(((expired && cause != FATAL) -> TIMED_OUT : FAILED) == ANSWERED) || false) && (!(((expired && cause != FATAL) -> TIMED_OUT : FAILED) == TOOL_CREATED) || false))) || (state == READY && fetch_registered && !((!(outcome == ANSWERED) || false) && (!(outcome == TOOL_CREATED) || false) && (!(outcome == FAILED) || false) && (!(outcome == TIMED_OUT) || false)))));
  met_7 = (!(enabled_USER_INPUT || enabled_SHUTDOWN_REQUESTED || enabled_INTENT_DETECTED || enabled_TOOL_CONSIDERED || enabled_TOOLS_ROUTED || enabled_SCRIPT_PARSED || enabled_DYNAMIC_TOOL_REQUEST || enabled_PARALLEL_TASKS_READY || enabled_SCRIPT_STEP_COMPLETE || enabled_SCRIPT_CALLED || enabled_SCRIPT_RETURNED || enabled_SCRIPT_CALL_REFUSED || enabled_SCRIPT_STEP_REFUSED || enabled_SCRIPT_EXECUTION_COMPLETE || enabled_DYNAMIC_TOOL_CREATED || enabled_SCHEMA_VALIDATED || enabled_TASK_DISPATCHED || enabled_TASKS_QUEUED || enabled_QUEUE_EMPTIED || enabled_TOOL_SUCCESS || enabled_TASK_FINISHED || enabled_TASK_FAILED || enabled_PARALLEL_RESULTS_READY || enabled_RESPONSE_READY || enabled_INTENT_RECOVERED || enabled_RECOVERY_SUCCESS || enabled_TURN_COMPLETE || enabled_SCHEMA_INVALID || enabled_TOOL_FAILURE || enabled_RECURSION_LIMIT_EXCEEDED || enabled_STEP_BUDGET_EXHAUSTED || enabled_DEADLINE_PASSED || enabled_WATCHDOG_RAISED || enabled_RECOVERY_FAILED) || (last == USER_INPUT || last == SHUTDOWN_REQUESTED || last == INTENT_DETECTED || last == TOOL_CONSIDERED || last == TOOLS_ROUTED || last == SCRIPT_PARSED || last == DYNAMIC_TOOL_REQUEST || last == PARALLEL_TASKS_READY || last == SCRIPT_STEP_COMPLETE || last == SCRIPT_CALLED || last == SCRIPT_RETURNED || last == SCRIPT_CALL_REFUSED || last == SCRIPT_STEP_REFUSED || last == SCRIPT_EXECUTION_COMPLETE || last == DYNAMIC_TOOL_CREATED || last == SCHEMA_VALIDATED || last == TASK_DISPATCHED || last == TASKS_QUEUED || last == QUEUE_EMPTIED || last == TOOL_SUCCESS || last == TASK_FINISHED || last == TASK_FAILED || last == PARALLEL_RESULTS_READY || last == RESPONSE_READY || last == INTENT_RECOVERED || last == RECOVERY_SUCCESS || last == TURN_COMPLETE || last == SCHEMA_INVALID || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED || last == DEADLINE_PASSED || last == WATCHDOG_RAISED || last == RECOVERY_FAILED));
  met_8 = (!(enabled_DEADLINE_PASSED) || (last == DEADLINE_PASSED));
  met_9 = (!(expired && (enabled_RECOVERY_FAILED)) || fair_1);
  holds_10 = (outcome == ANSWERED || outcome == TOOL_CREATED || outcome == FAILED || outcome == TIMED_OUT);
  met_11 = (!(expired && (enabled_SCHEMA_INVALID)) || fair_2);
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == READY) || (state == READY && (state == READY || state == COMPLETE) && !(!(state == READY || state == ENGAGE || state == SHUTDOWN) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == EXECUTE_SCRIPT && too_deep) || (state == EXECUTE_SCRIPT && exhausted && !too_deep) || (state == EXECUTE_SCRIPT && !too_deep && !exhausted) || state == EXECUTE_SCRIPT || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == VALIDATE_TOOL_SCHEMA && !expired) || state == VALIDATE_TOOL_SCHEMA || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || state == PARALLELIZE_TASKS || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || state == AWAIT_PARALLEL_RESULTS || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == GENERATE || (state == UNDERSTAND && !expired) || (state == PARALLELIZE_TASKS && !expired) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == READY || state == ENGAGE || state == SHUTDOWN)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == ERROR_RECOVERY_UNIFIED || (state == READY && fetch_registered && !(state == READY || state == ENGAGE || state == SHUTDOWN)))));  /* exits-of-ready [REUG-004] */
       assert(!(state == ENGAGE) || !(!(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || (state == UNDERSTAND && !expired && tool != FETCH && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || state == COMPLETE || (state == READY && fetch_registered && !(state == ENGAGE || state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE))));  /* exits-of-engage-1 [REUG-005, REUG-018] */
       assert(!(state == ENGAGE) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE));  /* exits-of-engage-2 [REUG-005, REUG-018] */
       assert(!(state == ENGAGE) || (!(!expired) || ((state == ENGAGE && !expired) && ((state == EXECUTE_SCRIPT && !too_deep && !exhausted) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired)) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == ENGAGE))));  /* exits-of-engage-3 [REUG-005, REUG-018] */
       assert(!(state == ENGAGE) || (!expired || (((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) && !(!(!(state == UNDERSTAND)) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == UNDERSTAND))) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == UNDERSTAND))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == UNDERSTAND))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == UNDERSTAND))) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || (state == READY && fetch_registered && !(!(state == UNDERSTAND)))))));  /* exits-of-engage-4 [REUG-005, REUG-018] */
       assert(!(state == UNDERSTAND) || !(!(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || (state == UNDERSTAND && !expired && tool != FETCH && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || state == COMPLETE || (state == READY && fetch_registered && !(state == UNDERSTAND || state == GENERATE || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE))));  /* exits-of-understand-1 [REUG-006, REUG-018] */
       assert(!(state == UNDERSTAND) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE));  /* exits-of-understand-2 [REUG-006, REUG-018] */
       assert(!(state == UNDERSTAND) || (!(!expired) || (((state == EXECUTE_SCRIPT && !too_deep && !exhausted) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired)) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == UNDERSTAND) && (!(steps < MAX_STEPS) || ((state == UNDERSTAND && !expired && steps < MAX_STEPS) && (state == UNDERSTAND && !expired && steps < MAX_STEPS))) && (!(tool != FETCH || fetch_registered) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered))) && (!(tool == FETCH && !fetch_registered) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered)))));  /* exits-of-understand-3 [REUG-006, REUG-018] */
       assert(!(state == UNDERSTAND) || (!expired || (((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) && !(!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || (state == UNDERSTAND && !expired && tool != FETCH && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || state == COMPLETE || (state == READY && fetch_registered && !(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE))))));  /* exits-of-understand-4 [REUG-006, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || !(!(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE || (state == READY && fetch_registered && !(state == EXECUTE_SCRIPT || state == GENERATE || state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-execute-script-1 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == ERROR_RECOVERY_UNIFIED)));  /* exits-of-execute-script-2 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || (state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS));  /* exits-of-execute-script-3 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || (!too_deep || (state == EXECUTE_SCRIPT && too_deep)));  /* exits-of-execute-script-4 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || (!(exhausted && !too_deep) || (state == EXECUTE_SCRIPT && exhausted && !too_deep)));  /* exits-of-execute-script-5 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == EXECUTE_SCRIPT) || (!(!exhausted && !too_deep) || (((state == EXECUTE_SCRIPT && !too_deep && !exhausted) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired)) && (!(depth == 0) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted)) && (!(steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep)))));  /* exits-of-execute-script-6 [REUG-007, REUG-016, REUG-017, REUG-018] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || !(!(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == COMPLETE || (state == READY && fetch_registered && !(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE))));  /* exits-of-create-dynamic-tool-1 [REUG-008, REUG-018] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE));  /* exits-of-create-dynamic-tool-2 [REUG-008, REUG-018] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (!(!expired) || ((state == CREATE_DYNAMIC_TOOL && !expired) && ((state == EXECUTE_SCRIPT && !too_deep && !exhausted) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired)) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == CREATE_DYNAMIC_TOOL))));  /* exits-of-create-dynamic-tool-3 [REUG-008, REUG-018] */
       assert(!(state == CREATE_DYNAMIC_TOOL) || (!expired || (((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) && !(!(!(state == VALIDATE_TOOL_SCHEMA)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == VALIDATE_TOOL_SCHEMA))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == VALIDATE_TOOL_SCHEMA))) || (state == READY && fetch_registered && !(!(state == VALIDATE_TOOL_SCHEMA)))))));  /* exits-of-create-dynamic-tool-4 [REUG-008, REUG-018] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || !(!(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == COMPLETE || (state == READY && fetch_registered && !(state == VALIDATE_TOOL_SCHEMA || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-validate-tool-schema-1 [REUG-009, REUG-018] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || state == VALIDATE_TOOL_SCHEMA);  /* exits-of-validate-tool-schema-2 [REUG-009, REUG-018] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || state == VALIDATE_TOOL_SCHEMA);  /* exits-of-validate-tool-schema-3 [REUG-009, REUG-018] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || (!(!expired) || ((state == VALIDATE_TOOL_SCHEMA && !expired) && (state == VALIDATE_TOOL_SCHEMA && !expired) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == VALIDATE_TOOL_SCHEMA))));  /* exits-of-validate-tool-schema-4 [REUG-009, REUG-018] */
       assert(!(state == VALIDATE_TOOL_SCHEMA) || (!expired || !(!(!(state == COMPLETE)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == COMPLETE))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == COMPLETE))) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == COMPLETE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == COMPLETE))) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == COMPLETE))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == COMPLETE))) || state == ERROR_RECOVERY_UNIFIED || (state == READY && fetch_registered && !(!(state == COMPLETE))))));  /* exits-of-validate-tool-schema-5 [REUG-009, REUG-018] */
       assert(!(state == PARALLELIZE_TASKS) || !(!(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE || (state == READY && fetch_registered && !(state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-parallelize-tasks-1 [REUG-010, REUG-018, REUG-021, REUG-022] */
       assert(!(state == PARALLELIZE_TASKS) || (state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS));  /* exits-of-parallelize-tasks-2 [REUG-010, REUG-018, REUG-021, REUG-022] */
       assert(!(state == PARALLELIZE_TASKS) || (!(!expired) || (((state == EXECUTE_SCRIPT && !too_deep && !exhausted) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired)) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == PARALLELIZE_TASKS) && (!(tasks > 0) || (state == PARALLELIZE_TASKS && !expired && tasks > 0)) && (!(tasks < MAX_PARALLEL && steps < MAX_STEPS) || ((state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && state == PARALLELIZE_TASKS))) && (!((tasks == MAX_PARALLEL || steps == MAX_STEPS) && !queued) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS))))));  /* exits-of-parallelize-tasks-3 [REUG-010, REUG-018, REUG-021, REUG-022] */
       assert(!(state == PARALLELIZE_TASKS) || (!expired || (((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) && !(!(!(state == AWAIT_PARALLEL_RESULTS)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == AWAIT_PARALLEL_RESULTS))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == AWAIT_PARALLEL_RESULTS))) || (state == READY && fetch_registered && !(!(state == AWAIT_PARALLEL_RESULTS)))))));  /* exits-of-parallelize-tasks-4 [REUG-010, REUG-018, REUG-021, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || !(!(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE || (state == READY && fetch_registered && !(state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-await-parallel-results-1 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == ERROR_RECOVERY_UNIFIED)));  /* exits-of-await-parallel-results-2 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || state == AWAIT_PARALLEL_RESULTS);  /* exits-of-await-parallel-results-3 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (!(tasks == 0 && !queued) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued)));  /* exits-of-await-parallel-results-4 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (!queued || ((state == AWAIT_PARALLEL_RESULTS && queued) && !(!(!(state == GENERATE)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == GENERATE))) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == GENERATE))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == GENERATE))) || (state == READY && fetch_registered && !(!(state == GENERATE)))))));  /* exits-of-await-parallel-results-5 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == AWAIT_PARALLEL_RESULTS) || (!(tasks > 0) || ((state == AWAIT_PARALLEL_RESULTS && tasks > 0) && (state == AWAIT_PARALLEL_RESULTS && tasks > 0) && !(!(!(state == GENERATE)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == GENERATE))) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == GENERATE))) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == GENERATE))) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == GENERATE))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == GENERATE))) || (state == READY && fetch_registered && !(!(state == GENERATE)))))));  /* exits-of-await-parallel-results-6 [REUG-011, REUG-018, REUG-022] */
       assert(!(state == GENERATE) || !(!(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || state == COMPLETE || (state == READY && fetch_registered && !(state == GENERATE || state == COMPLETE || state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-generate-1 [REUG-012, REUG-018] */
       assert(!(state == GENERATE) || (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE));  /* exits-of-generate-2 [REUG-012, REUG-018] */
       assert(!(state == GENERATE) || state == GENERATE);  /* exits-of-generate-3 [REUG-012, REUG-018] */
       assert(!(state == GENERATE) || (!(!expired) || ((state == GENERATE && !expired) && ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == GENERATE) && (!(tool != NONE) || (state == GENERATE && !expired && tool != NONE)))));  /* exits-of-generate-4 [REUG-012, REUG-018] */
       assert(!(state == GENERATE) || (!expired || !(!(!(state == COMPLETE) || false) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == COMPLETE) || false)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || false)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == COMPLETE) || false)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == COMPLETE) || false)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == COMPLETE) || false)) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || false)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == COMPLETE) || false)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || false)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || false)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == COMPLETE) || false)) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == COMPLETE) || false)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == COMPLETE) || false)) || state == ERROR_RECOVERY_UNIFIED || (state == READY && fetch_registered && !(!(state == COMPLETE) || false)))));  /* exits-of-generate-5 [REUG-012, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || !(!(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE) || state == READY || (state == UNDERSTAND && !expired && tool != FETCH && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == CREATE_DYNAMIC_TOOL && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE)) || state == COMPLETE || (state == READY && fetch_registered && !(state == ERROR_RECOVERY_UNIFIED || state == UNDERSTAND || state == COMPLETE))));  /* exits-of-error-recovery-unified-1 [REUG-013, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || state == ERROR_RECOVERY_UNIFIED);  /* exits-of-error-recovery-unified-2 [REUG-013, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES)));  /* exits-of-error-recovery-unified-3 [REUG-013, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(!intent || expired || cause == FATAL || recoveries == MAX_RECOVERIES) || !(!(!(state == UNDERSTAND)) || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == UNDERSTAND))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == UNDERSTAND))) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == UNDERSTAND))) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == UNDERSTAND))) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == UNDERSTAND))) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == UNDERSTAND))) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || (state == READY && fetch_registered && !(!(state == UNDERSTAND))))));  /* exits-of-error-recovery-unified-4 [REUG-013, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(!expired) || (state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && state == ERROR_RECOVERY_UNIFIED))));  /* exits-of-error-recovery-unified-5 [REUG-013, REUG-018] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || (!(!intent && !expired) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired)));  /* exits-of-error-recovery-unified-6 [REUG-013, REUG-018] */
       assert(!(state == COMPLETE) || (state == COMPLETE && (state == READY || state == COMPLETE) && !(!(state == COMPLETE || state == READY || state == SHUTDOWN) || state == READY || (state == ENGAGE && !expired) || (state == UNDERSTAND && !expired && tool != FETCH && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted) || (state == EXECUTE_SCRIPT && too_deep) || (state == EXECUTE_SCRIPT && exhausted && !too_deep) || (state == EXECUTE_SCRIPT && !too_deep && !exhausted) || state == EXECUTE_SCRIPT || (state == CREATE_DYNAMIC_TOOL && !expired) || state == VALIDATE_TOOL_SCHEMA || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0) || state == PARALLELIZE_TASKS || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued) || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || (state == UNDERSTAND && !expired) || (state == PARALLELIZE_TASKS && !expired) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(state == COMPLETE || state == READY || state == SHUTDOWN)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES) || (state == READY && fetch_registered && !(state == COMPLETE || state == READY || state == SHUTDOWN)))));  /* exits-of-complete [REUG-014] */
#if !defined(BARE) && defined(CHECK_tool_success_means_one_thing)
       assert(!(last == TOOL_SUCCESS) || state == COMPLETE);  /* tool-success-means-one-thing */
#endif
#if defined(CHECK_deadlock_literal)
       assert(enabled_any);  /* deadlock-literal [REUG-002, REUG-029, REUG-040, REUG-051] */
#endif
       assert(enabled_any || state == SHUTDOWN);  /* deadlock-shutdown-exempt [REUG-002, REUG-029, REUG-031, REUG-040, REUG-051] */
       assert(steps <= 100 && depth <= 5 && recoveries <= 3 && tasks <= 10);  /* limits-of-the-document [REUG-016, REUG-017, REUG-021, REUG-024, REUG-036, REUG-037] */
       assert(steps <= MAX_STEPS);  /* steps-bounded [REUG-017, REUG-034, REUG-036] */
       assert(depth <= MAX_DEPTH);  /* depth-bounded [REUG-016, REUG-036, REUG-048] */
       assert(recoveries <= MAX_RECOVERIES);  /* recoveries-bounded [REUG-036, REUG-037] */
       assert(tasks <= MAX_PARALLEL);  /* tasks-bounded [REUG-021, REUG-024, REUG-036] */
       assert((!(steps == 0) || !((state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep && !(steps + 1 == 1)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(steps + 1 == 1)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(steps + 1 == 1)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(steps + 1 == 1)))) && (!(steps == MAX_STEPS - 1) || !((state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep && !(steps + 1 == MAX_STEPS)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(steps + 1 == MAX_STEPS)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(steps + 1 == MAX_STEPS)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(steps + 1 == MAX_STEPS)))));  /* steps-are-counted [REUG-017, REUG-034] */
       assert(!(depth == 0) || !(state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(depth + 1 == 1)));  /* depth-is-counted-1 [REUG-016] */
       assert(!(depth == MAX_DEPTH - 1) || !(state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(depth + 1 == MAX_DEPTH)));  /* depth-is-counted-2 [REUG-016] */
       assert(!(depth == MAX_DEPTH) || !(state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(depth - 1 == MAX_DEPTH - 1)));  /* depth-is-counted-3 [REUG-016] */
       assert(!(depth == 1) || !(state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(depth - 1 == 0)));  /* depth-is-counted-4 [REUG-016] */
       assert((!(recoveries == 0) || !(state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES && !(recoveries + 1 == 1))) && (!(recoveries == MAX_RECOVERIES - 1) || !(state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES && !(recoveries + 1 == MAX_RECOVERIES))));  /* recoveries-are-counted [REUG-035, REUG-037] */
       assert(!(tasks == 0) || !((state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(tasks + 1 == 1)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(tasks + 1 == 1))));  /* tasks-are-counted-1 [REUG-021, REUG-024] */
       assert(!(tasks == MAX_PARALLEL - 1) || !((state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(tasks + 1 == MAX_PARALLEL)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(tasks + 1 == MAX_PARALLEL))));  /* tasks-are-counted-2 [REUG-021, REUG-024] */
       assert(!(tasks == MAX_PARALLEL) || !(state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(tasks - 1 == MAX_PARALLEL - 1)));  /* tasks-are-counted-3 [REUG-021, REUG-024] */
       assert(!(tasks == 1) || !(state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(tasks - 1 == 0)));  /* tasks-are-counted-4 [REUG-021, REUG-024] */
       assert(!(state == PARALLELIZE_TASKS) || (!(tasks == MAX_PARALLEL) || !(!(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks + 1 == MAX_PARALLEL)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !(tasks == MAX_PARALLEL)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks - 1 == MAX_PARALLEL)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks + 1 == MAX_PARALLEL)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)) || (state == READY && fetch_registered && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == MAX_PARALLEL)))));  /* awaits-what-was-dispatched-1 [REUG-010, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || (!(tasks == 1) || !(!(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks + 1 == 1)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !(tasks == 1)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks - 1 == 1)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks + 1 == 1)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)) || (state == READY && fetch_registered && !(!(state == AWAIT_PARALLEL_RESULTS) || tasks == 1)))));  /* awaits-what-was-dispatched-2 [REUG-010, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || (!queued || !(!(!(state == AWAIT_PARALLEL_RESULTS) || queued) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !queued) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == AWAIT_PARALLEL_RESULTS) || false)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)) || (state == READY && fetch_registered && !(!(state == AWAIT_PARALLEL_RESULTS) || queued)))));  /* awaits-what-was-dispatched-3 [REUG-010, REUG-021] */
       assert(!(state == PARALLELIZE_TASKS) || (!(!queued) || !(!(!(state == AWAIT_PARALLEL_RESULTS) || !queued) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == AWAIT_PARALLEL_RESULTS) || false)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !(!queued)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)) || (state == READY && fetch_registered && !(!(state == AWAIT_PARALLEL_RESULTS) || !queued)))));  /* awaits-what-was-dispatched-4 [REUG-010, REUG-021] */
       assert(!(state == AWAIT_PARALLEL_RESULTS && steps == MAX_STEPS) || !((state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS)));  /* tasks-without-a-step-are-not-begun-1 [REUG-017, REUG-034] */
       assert(!(state == EXECUTE_SCRIPT && !too_deep && !exhausted) || ((enabled_SCRIPT_CALLED || depth == MAX_DEPTH || steps == MAX_STEPS) && (enabled_SCRIPT_RETURNED || depth == 0)));  /* calls-and-returns-are-free-within-limits [REUG-016] */
       assert(!(state == EXECUTE_SCRIPT) || (!(!too_deep && !exhausted) || ((!(depth == MAX_DEPTH) || ((state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted) && !(state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(depth == MAX_DEPTH)))) && (!(depth < MAX_DEPTH) || !(!(!too_deep) || (state == READY && !(!too_deep)) || (state == ENGAGE && !expired && !(!too_deep)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!too_deep)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !(!too_deep)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS && !(!too_deep)) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered && !(!too_deep)) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep && !(!too_deep)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!too_deep)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!too_deep)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(depth == MAX_DEPTH))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!too_deep)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !(!too_deep)) || (state == EXECUTE_SCRIPT && exhausted && !too_deep && !(!too_deep)) || (state == EXECUTE_SCRIPT && !too_deep && !exhausted && !(!too_deep)) || (state == CREATE_DYNAMIC_TOOL && !expired && !(!too_deep)) || (state == VALIDATE_TOOL_SCHEMA && !expired && !(!too_deep)) || (state == VALIDATE_TOOL_SCHEMA && !(!too_deep)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!too_deep)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!too_deep)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !(!too_deep)) || (state == PARALLELIZE_TASKS && !(!too_deep)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!too_deep)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!too_deep)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!too_deep)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !(!too_deep)) || (state == AWAIT_PARALLEL_RESULTS && !(!too_deep)) || (state == GENERATE && !expired && tool != NONE && !(!too_deep)) || (state == GENERATE && !expired && !(!too_deep)) || (state == GENERATE && !(!too_deep)) || (state == UNDERSTAND && !expired && !(!too_deep)) || (state == PARALLELIZE_TASKS && !expired && !(!too_deep)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired && !(!too_deep)) || (state == ENGAGE && !(!too_deep)) || (state == UNDERSTAND && !(!too_deep)) || (state == CREATE_DYNAMIC_TOOL && !(!too_deep)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!too_deep)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!too_deep)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES && !(!too_deep)) || (state == ERROR_RECOVERY_UNIFIED && !(!too_deep)) || (state == COMPLETE && !(!too_deep)) || (state == READY && fetch_registered && !(!too_deep)))) && (!(steps == MAX_STEPS) || ((state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted) && (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted) && !(state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(steps == MAX_STEPS)))) && (!(steps < MAX_STEPS) || !(!(!exhausted) || (state == READY && !(!exhausted)) || (state == ENGAGE && !expired && !(!exhausted)) || (state == UNDERSTAND && !expired && tool != FETCH && !(!exhausted)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !(!exhausted)) || (state == UNDERSTAND && !expired && steps < MAX_STEPS && !(!exhausted)) || (state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered && !(!exhausted)) || (state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep && !(!exhausted)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!exhausted)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!exhausted)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(steps == MAX_STEPS))) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !(!exhausted)) || (state == EXECUTE_SCRIPT && !too_deep && !exhausted && !(!exhausted)) || (state == CREATE_DYNAMIC_TOOL && !expired && !(!exhausted)) || (state == VALIDATE_TOOL_SCHEMA && !expired && !(!exhausted)) || (state == VALIDATE_TOOL_SCHEMA && !(!exhausted)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!exhausted)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!exhausted)) || (state == PARALLELIZE_TASKS && !expired && tasks > 0 && !(!exhausted)) || (state == PARALLELIZE_TASKS && !(!exhausted)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!exhausted)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!exhausted)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!exhausted)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !(!exhausted)) || (state == AWAIT_PARALLEL_RESULTS && !(!exhausted)) || (state == GENERATE && !expired && tool != NONE && !(!exhausted)) || (state == GENERATE && !expired && !(!exhausted)) || (state == GENERATE && !(!exhausted)) || (state == UNDERSTAND && !expired && !(!exhausted)) || (state == PARALLELIZE_TASKS && !expired && !(!exhausted)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired && !(!exhausted)) || (state == ENGAGE && !(!exhausted)) || (state == UNDERSTAND && !(!exhausted)) || (state == CREATE_DYNAMIC_TOOL && !(!exhausted)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!exhausted)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!exhausted)) || (state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES && !(!exhausted)) || (state == ERROR_RECOVERY_UNIFIED && !(!exhausted)) || (state == COMPLETE && !(!exhausted)) || (state == READY && fetch_registered && !(!exhausted)))))));  /* limits-are-enforced [REUG-016, REUG-017, REUG-036, REUG-048] */
       assert((!(state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE) || enabled_FATAL_ERROR) && (!(state == EXECUTE_SCRIPT || state == PARALLELIZE_TASKS) || enabled_WORK_ABORTED) && (!(state == AWAIT_PARALLEL_RESULTS) || enabled_WAIT_ABORTED) && (!(state == VALIDATE_TOOL_SCHEMA) || enabled_CHECK_ABORTED) && (!(state == ERROR_RECOVERY_UNIFIED) || enabled_RECOVERY_FAILED));  /* fatal-before-everything [REUG-032] */
       assert(!(enabled_STEP_BUDGET_EXHAUSTED && too_deep) && !(enabled_ERROR_OCCURRED && (too_deep || exhausted)) && (!enabled_STEP_BUDGET_EXHAUSTED || exhausted) && (!enabled_RECURSION_LIMIT_EXCEEDED || too_deep));  /* recursion-before-budget-before-error [REUG-016, REUG-017, REUG-032] */
       assert(!too_deep || (enabled_RECURSION_LIMIT_EXCEEDED && !enabled_STEP_BUDGET_EXHAUSTED));  /* both-limits-at-once-2 [REUG-016, REUG-017] */
       assert(!(state == ENGAGE || state == UNDERSTAND || state == EXECUTE_SCRIPT || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) || (expired || enabled_DEADLINE_PASSED));  /* deadline-everywhere [REUG-018, REUG-022, REUG-035, REUG-050] */
#if !defined(BARE)
       assert((!enabled_DEADLINE_PASSED || !expired) && (!(last == DEADLINE_PASSED) || expired));  /* deadline-passes-once [REUG-018] */
#endif
       assert(!(state == READY || state == ENGAGE || state == SHUTDOWN) || (!intent && steps == 0 && recoveries == 0 && outcome == NONE && (!expired || state == ENGAGE)));  /* turns-begin-afresh [REUG-004, REUG-014] */
       assert((state == EXECUTE_SCRIPT || (depth == 0 && !too_deep && !exhausted)) && (state == PARALLELIZE_TASKS || state == AWAIT_PARALLEL_RESULTS || (tasks == 0 && !queued)));  /* levels-are-left-behind [REUG-016, REUG-021, REUG-024] */
#if !defined(BARE) && defined(CHECK_recovery_resets_the_budgets)
       assert(!(last == RECOVERY_SUCCESS) || (steps == 0 && recoveries == 0));  /* recovery-resets-the-budgets [REUG-027] */
#endif
#if !defined(BARE)
       assert(!(last == RECOVERY_SUCCESS) || (depth == 0 && tasks == 0 && !queued && tool == NONE && !too_deep && !exhausted));  /* recovery-resets-the-levels [REUG-027] */
#endif
       assert((state == ERROR_RECOVERY_UNIFIED) == (cause != NONE));  /* recovery-knows-its-cause [REUG-013, REUG-025] */
#if !defined(BARE)
       assert((!(last == ERROR_OCCURRED) || cause == ERROR) && (!(last == WATCHDOG_RAISED) || cause == TIMEOUT) && (!(last == RECURSION_LIMIT_EXCEEDED) || cause == RECURSION) && (!(last == STEP_BUDGET_EXHAUSTED) || cause == BUDGET) && (!(last == VALIDATOR_CRASHED) || cause == CRASH) && (!(last == WORK_ABORTED || last == WAIT_ABORTED || last == CHECK_ABORTED) || cause == FATAL) && (!(state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS) || !((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(cause == TIMEOUT))));  /* causes-are-kept [REUG-025, REUG-032] */
#endif
#if !defined(BARE)
       assert((!(last == SCHEMA_INVALID) || ((!expired || cause == TIMEOUT) && (!(!expired) || cause == SCHEMA))) && (!(last == TOOL_FAILURE) || ((!expired || cause == TIMEOUT) && (!(!expired) || cause == TOOL))));  /* rejections-and-failures-have-reasons [REUG-009, REUG-012, REUG-020, REUG-032] */
#endif
#if !defined(BARE)
       assert(!(last == FATAL_ERROR || last == RECOVERY_FAILED) || state == COMPLETE);  /* fatal-errors-complete [REUG-032] */
#endif
       assert((state == COMPLETE) == (outcome != NONE));  /* outcome-of-every-turn [REUG-014, REUG-042] */
       assert(!(state == ERROR_RECOVERY_UNIFIED) || ((!(expired && cause != FATAL) || !(!(!(state == COMPLETE) || outcome == TIMED_OUT) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == GENERATE || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == COMPLETE) || outcome == TIMED_OUT)) || (state == ERROR_RECOVERY_UNIFIED && !(((expired && cause != FATAL) -> TIMED_OUT : FAILED) == TIMED_OUT)) || (state == READY && fetch_registered && !(!(state == COMPLETE) || outcome == TIMED_OUT)))) && (!(!expired || cause == FATAL) || !(!(!(state == COMPLETE) || outcome == FAILED) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == COMPLETE) || outcome == FAILED)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == COMPLETE) || outcome == FAILED)) || (state == VALIDATE_TOOL_SCHEMA && !expired) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == FAILED)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == COMPLETE) || outcome == FAILED)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == COMPLETE) || outcome == FAILED)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == COMPLETE) || outcome == FAILED)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == COMPLETE) || outcome == FAILED)) || (state == GENERATE && !expired && tool != NONE) || (state == GENERATE && !expired) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == COMPLETE) || outcome == FAILED)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == COMPLETE) || outcome == FAILED)) || (state == ERROR_RECOVERY_UNIFIED && !(((expired && cause != FATAL) -> TIMED_OUT : FAILED) == FAILED)) || (state == READY && fetch_registered && !(!(state == COMPLETE) || outcome == FAILED))))));  /* giving-up-says-why [REUG-013, REUG-018, REUG-043] */
       assert(state == READY || state == ENGAGE || state == ERROR_RECOVERY_UNIFIED || state == COMPLETE || state == SHUTDOWN || intent);  /* intent-known-in-understand [REUG-005, REUG-013, REUG-033] */
       assert(!(state == UNDERSTAND) || ((!(tool == NONE) || !(state == UNDERSTAND && !expired && tool != FETCH && !(((tool == NONE) -> SEARCH : FETCH) == SEARCH))) && (!(tool == SEARCH) || !(state == UNDERSTAND && !expired && tool != FETCH && !(((tool == NONE) -> SEARCH : FETCH) == FETCH))) && (!(!expired && tool != FETCH) || (state == UNDERSTAND && !expired && tool != FETCH))));  /* tools-are-considered-in-turn [REUG-006] */
       assert(!(state == GENERATE && tool == FETCH) || fetch_registered);  /* only-registered-tools-are-used [REUG-033, REUG-049] */
       assert((!(tool == NONE) || !(!(!(state == GENERATE) || tool == NONE) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == GENERATE) || ((tool == NONE) -> SEARCH : FETCH) == NONE)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !(tool == NONE)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE) || tool == NONE)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == GENERATE) || tool == NONE)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == GENERATE) || tool == NONE)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == GENERATE) || tool == NONE)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !(tool == NONE)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == NONE)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == GENERATE) || tool == NONE)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE) || tool == NONE)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == NONE)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == GENERATE) || tool == NONE)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !(tool == NONE)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == GENERATE) || tool == NONE)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == GENERATE) || tool == NONE)) || (state == READY && fetch_registered && !(!(state == GENERATE) || tool == NONE)))) && (!(tool == SEARCH) || !(!(!(state == GENERATE) || tool == SEARCH) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == GENERATE) || ((tool == NONE) -> SEARCH : FETCH) == SEARCH)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !(tool == SEARCH)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE) || tool == SEARCH)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == GENERATE) || tool == SEARCH)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == GENERATE) || tool == SEARCH)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == GENERATE) || tool == SEARCH)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !(tool == SEARCH)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == SEARCH)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == GENERATE) || tool == SEARCH)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE) || tool == SEARCH)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == SEARCH)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == GENERATE) || tool == SEARCH)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !(tool == SEARCH)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == GENERATE) || tool == SEARCH)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == GENERATE) || tool == SEARCH)) || (state == READY && fetch_registered && !(!(state == GENERATE) || tool == SEARCH)))) && (!(tool == FETCH) || !(!(!(state == GENERATE) || tool == FETCH) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == GENERATE) || ((tool == NONE) -> SEARCH : FETCH) == FETCH)) || (state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) && !(tool == FETCH)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == GENERATE) || tool == FETCH)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == GENERATE) || tool == FETCH)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == GENERATE) || tool == FETCH)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == GENERATE) || tool == FETCH)) || (state == EXECUTE_SCRIPT && depth == 0 && !exhausted && !(tool == FETCH)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == FETCH)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == GENERATE) || tool == FETCH)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == GENERATE) || tool == FETCH)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == GENERATE) || tool == FETCH)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == GENERATE) || tool == FETCH)) || (state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued && !(tool == FETCH)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == GENERATE) || tool == FETCH)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == GENERATE) || tool == FETCH)) || (state == READY && fetch_registered && !(!(state == GENERATE) || tool == FETCH)))));  /* used-is-routed [REUG-006, REUG-012] */
       assert((state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == GENERATE || tool == NONE) && (!(state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA) || (tool == FETCH && !fetch_registered)));  /* tool-in-hand [REUG-008, REUG-009, REUG-049] */
       assert(!(!(state == VALIDATE_TOOL_SCHEMA)) || !(!(!(state == VALIDATE_TOOL_SCHEMA) || false) || (state == UNDERSTAND && !expired && tool != FETCH && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == AWAIT_PARALLEL_RESULTS && tasks > 0 && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == AWAIT_PARALLEL_RESULTS && queued && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || ((state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == ERROR_RECOVERY_UNIFIED && !intent && !expired && !(!(state == VALIDATE_TOOL_SCHEMA) || false)) || (state == READY && fetch_registered && !(!(state == VALIDATE_TOOL_SCHEMA) || false))));  /* created-before-checked [REUG-008, REUG-033, REUG-049] */
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
       assert(state == READY || state == COMPLETE);  /* shutdown-between-turns [REUG-004, REUG-014] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* INTENT_DETECTED (machine): ENGAGE -> UNDERSTAND [REUG-005] */
  :: d_step { state == ENGAGE && !expired ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = true;
       state = UNDERSTAND;
       ENTERED(INTENT_DETECTED)
     }
  /* TOOL_CONSIDERED (machine): UNDERSTAND -> the same [REUG-006] */
  :: d_step { state == UNDERSTAND && !expired && tool != FETCH ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(state == UNDERSTAND && tool != FETCH);  /* tools-are-considered-once [REUG-006, REUG-034] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = ((tool == NONE) -> SEARCH : FETCH);
       ENTERED(TOOL_CONSIDERED)
     }
  /* TOOLS_ROUTED (machine): UNDERSTAND -> GENERATE [REUG-006, REUG-049] */
  :: d_step { state == UNDERSTAND && !expired && (tool != FETCH || fetch_registered) ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(TOOLS_ROUTED)
     }
  /* SCRIPT_PARSED (machine): UNDERSTAND -> EXECUTE_SCRIPT [REUG-006, REUG-017]: Once the budget is spent, no
     further script runs in the turn (D-REUG-05). */
  :: d_step { state == UNDERSTAND && !expired && steps < MAX_STEPS ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(steps < MAX_STEPS);  /* scripts-start-within-budget [REUG-017, REUG-034] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = NONE;
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_PARSED)
     }
  /* DYNAMIC_TOOL_REQUEST (machine): UNDERSTAND -> CREATE_DYNAMIC_TOOL [REUG-006] */
  :: d_step { state == UNDERSTAND && !expired && tool == FETCH && !fetch_registered ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = CREATE_DYNAMIC_TOOL;
       ENTERED(DYNAMIC_TOOL_REQUEST)
     }
  /* PARALLEL_TASKS_READY (machine): UNDERSTAND -> PARALLELIZE_TASKS [REUG-006, REUG-017] */
  :: d_step { state == UNDERSTAND && !expired && steps < MAX_STEPS ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tool = NONE;
       state = PARALLELIZE_TASKS;
       ENTERED(PARALLEL_TASKS_READY)
     }
  /* SCRIPT_STEP_COMPLETE (machine): EXECUTE_SCRIPT -> EXECUTE_SCRIPT [REUG-007, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && steps < MAX_STEPS && !too_deep ->
       assert(steps < MAX_STEPS && !too_deep && !exhausted);  /* steps-within-budget [REUG-017, REUG-036] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       steps = steps + 1;
       state = EXECUTE_SCRIPT;
       ENTERED(SCRIPT_STEP_COMPLETE)
     }
  /* SCRIPT_CALLED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && depth < MAX_DEPTH && steps < MAX_STEPS ->
       assert(depth < MAX_DEPTH && steps < MAX_STEPS && !too_deep && !exhausted);  /* calls-within-limits [REUG-016, REUG-017, REUG-036, REUG-048] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (depth + 1) && (depth + 1) <= 5);  /* range-safety */
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       depth = depth + 1;
       steps = steps + 1;
       ENTERED(SCRIPT_CALLED)
     }
  /* SCRIPT_RETURNED (machine): EXECUTE_SCRIPT -> the same [REUG-016] */
  :: d_step { state == EXECUTE_SCRIPT && depth > 0 && !too_deep && !exhausted ->
       assert(depth > 0 && !too_deep && !exhausted);  /* returns-from-calls [REUG-016] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (depth - 1) && (depth - 1) <= 5);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       depth = depth - 1;
       ENTERED(SCRIPT_RETURNED)
     }
  /* SCRIPT_CALL_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-016, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && (depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted ->
       assert((depth == MAX_DEPTH || steps == MAX_STEPS) && !too_deep && !exhausted);  /* refused-only-at-the-limit [REUG-016, REUG-017] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       too_deep = depth == MAX_DEPTH;
       exhausted = steps == MAX_STEPS;
       ENTERED(SCRIPT_CALL_REFUSED)
     }
  /* SCRIPT_STEP_REFUSED (machine): EXECUTE_SCRIPT -> the same [REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && steps == MAX_STEPS && !exhausted ->
       assert(steps == MAX_STEPS && !too_deep && !exhausted);  /* step-refused-only-with-the-budget-spent [REUG-017] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       exhausted = true;
       ENTERED(SCRIPT_STEP_REFUSED)
     }
  /* SCRIPT_EXECUTION_COMPLETE (machine): EXECUTE_SCRIPT -> GENERATE [REUG-007] */
  :: d_step { state == EXECUTE_SCRIPT && depth == 0 && !exhausted ->
       assert(depth == 0 && !too_deep && !exhausted);  /* script-ends-outside-its-calls [REUG-007, REUG-016] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(SCRIPT_EXECUTION_COMPLETE)
     }
  /* RECURSION_LIMIT_EXCEEDED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-016] */
  :: d_step { state == EXECUTE_SCRIPT && too_deep ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = RECURSION;
       depth = 0;
       too_deep = false;
       exhausted = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(RECURSION_LIMIT_EXCEEDED)
     }
  /* STEP_BUDGET_EXHAUSTED (machine): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-017] */
  :: d_step { state == EXECUTE_SCRIPT && exhausted && !too_deep ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = BUDGET;
       depth = 0;
       exhausted = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(STEP_BUDGET_EXHAUSTED)
     }
  /* ERROR_OCCURRED (fault): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007] */
  :: d_step { state == EXECUTE_SCRIPT && !too_deep && !exhausted ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       depth = 0;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* WORK_ABORTED (fault, realises ERROR_OCCURRED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007, REUG-032] */
  :: d_step { state == EXECUTE_SCRIPT ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = FATAL;
       depth = 0;
       too_deep = false;
       exhausted = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(WORK_ABORTED)
     }
  /* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): EXECUTE_SCRIPT -> ERROR_RECOVERY_UNIFIED [REUG-007,
     REUG-018] */
  :: d_step { state == EXECUTE_SCRIPT ->
       assert(!(expired || state == READY || state == COMPLETE || state == SHUTDOWN));  /* deadlines-are-of-turns [REUG-018] */
       assert(state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || (0 == depth && false == too_deep && false == exhausted && tasks == tasks && queued == queued && TIMEOUT == cause));  /* deadlines-change-nothing-else [REUG-018] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       expired = true;
       cause = TIMEOUT;
       depth = 0;
       too_deep = false;
       exhausted = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(DEADLINE_PASSED)
     }
  /* DYNAMIC_TOOL_CREATED (machine): CREATE_DYNAMIC_TOOL -> VALIDATE_TOOL_SCHEMA [REUG-008] */
  :: d_step { state == CREATE_DYNAMIC_TOOL && !expired ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = VALIDATE_TOOL_SCHEMA;
       ENTERED(DYNAMIC_TOOL_CREATED)
     }
  /* SCHEMA_VALIDATED (machine): VALIDATE_TOOL_SCHEMA -> COMPLETE [REUG-009, REUG-020]: The drawn edge ends the
     turn; the outcome says that there is no answer (D-REUG-08). */
  :: d_step { state == VALIDATE_TOOL_SCHEMA && !expired ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       fetch_registered = true;
       outcome = TOOL_CREATED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(SCHEMA_VALIDATED)
     }
  /* SCHEMA_INVALID (machine): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009, REUG-018] */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (expired));
       cause = (expired -> TIMEOUT : SCHEMA);
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(SCHEMA_INVALID)
     }
  /* VALIDATOR_CRASHED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
     REUG-032] */
  :: d_step { state == VALIDATE_TOOL_SCHEMA && !expired ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = CRASH;
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(VALIDATOR_CRASHED)
     }
  /* CHECK_ABORTED (fault, realises SCHEMA_INVALID): VALIDATE_TOOL_SCHEMA -> ERROR_RECOVERY_UNIFIED [REUG-009,
     REUG-032] */
  :: d_step { state == VALIDATE_TOOL_SCHEMA ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = FATAL;
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(CHECK_ABORTED)
     }
  /* TASK_DISPATCHED (machine): PARALLELIZE_TASKS -> the same [REUG-017, REUG-021] */
  :: d_step { state == PARALLELIZE_TASKS && !expired && !queued && tasks < MAX_PARALLEL && steps < MAX_STEPS ->
       assert((state == PARALLELIZE_TASKS || queued) && tasks < MAX_PARALLEL && steps < MAX_STEPS);  /* tasks-within-limits [REUG-017, REUG-021, REUG-024, REUG-036] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (tasks + 1) && (tasks + 1) <= 10);  /* range-safety */
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks + 1;
       steps = steps + 1;
       ENTERED(TASK_DISPATCHED)
     }
  /* TASKS_QUEUED (machine): PARALLELIZE_TASKS -> the same [REUG-021, REUG-024] */
  :: d_step { state == PARALLELIZE_TASKS && !expired && !queued && (tasks == MAX_PARALLEL || steps == MAX_STEPS) ->
       assert(tasks == MAX_PARALLEL || steps == MAX_STEPS);  /* queued-only-without-a-place [REUG-021, REUG-024] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       queued = true;
       ENTERED(TASKS_QUEUED)
     }
  /* TOOL_SUCCESS (machine): PARALLELIZE_TASKS -> AWAIT_PARALLEL_RESULTS [REUG-010] */
  :: d_step { state == PARALLELIZE_TASKS && !expired && tasks > 0 ->
       assert((state == PARALLELIZE_TASKS && tasks > 0) || (state == GENERATE && tool != NONE));  /* tool-success-is-of-something [REUG-010, REUG-012] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = AWAIT_PARALLEL_RESULTS;
       ENTERED(TOOL_SUCCESS)
     }
  /* WORK_ABORTED (fault, realises ERROR_OCCURRED): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010,
     REUG-032] */
  :: d_step { state == PARALLELIZE_TASKS ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = FATAL;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(WORK_ABORTED)
     }
  /* TASK_FINISHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && tasks > 0 ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (tasks - 1) && (tasks - 1) <= 10);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks - 1;
       ENTERED(TASK_FINISHED)
     }
  /* TASK_FAILED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-021] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && tasks > 0 ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (tasks - 1) && (tasks - 1) <= 10);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks - 1;
       ENTERED(TASK_FAILED)
     }
  /* TASK_DISPATCHED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-017, REUG-021, REUG-024] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && queued && tasks < MAX_PARALLEL && steps < MAX_STEPS ->
       assert((state == PARALLELIZE_TASKS || queued) && tasks < MAX_PARALLEL && steps < MAX_STEPS);  /* tasks-within-limits [REUG-017, REUG-021, REUG-024, REUG-036] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(0 <= (tasks + 1) && (tasks + 1) <= 10);  /* range-safety */
       assert(0 <= (steps + 1) && (steps + 1) <= 100);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       tasks = tasks + 1;
       steps = steps + 1;
       ENTERED(TASK_DISPATCHED)
     }
  /* QUEUE_EMPTIED (machine): AWAIT_PARALLEL_RESULTS -> the same [REUG-024] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && queued ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       queued = false;
       ENTERED(QUEUE_EMPTIED)
     }
  /* PARALLEL_RESULTS_READY (machine): AWAIT_PARALLEL_RESULTS -> GENERATE [REUG-011] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS && tasks == 0 && !queued ->
       assert(tasks == 0 && !queued);  /* results-are-of-all-tasks [REUG-011, REUG-024] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       state = GENERATE;
       ENTERED(PARALLEL_RESULTS_READY)
     }
  /* WAIT_ABORTED (fault, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED [REUG-011,
     REUG-032] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = FATAL;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(WAIT_ABORTED)
     }
  /* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): AWAIT_PARALLEL_RESULTS -> ERROR_RECOVERY_UNIFIED
     [REUG-011, REUG-018, REUG-022] */
  :: d_step { state == AWAIT_PARALLEL_RESULTS ->
       assert(!(expired || state == READY || state == COMPLETE || state == SHUTDOWN));  /* deadlines-are-of-turns [REUG-018] */
       assert(state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || (depth == depth && too_deep == too_deep && exhausted == exhausted && 0 == tasks && false == queued && TIMEOUT == cause));  /* deadlines-change-nothing-else [REUG-018] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       expired = true;
       cause = TIMEOUT;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(DEADLINE_PASSED)
     }
  /* TOOL_SUCCESS (machine): GENERATE -> COMPLETE [REUG-012] */
  :: d_step { state == GENERATE && !expired && tool != NONE ->
       assert((state == PARALLELIZE_TASKS && tasks > 0) || (state == GENERATE && tool != NONE));  /* tool-success-is-of-something [REUG-010, REUG-012] */
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = ANSWERED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(TOOL_SUCCESS)
     }
  /* RESPONSE_READY (machine): GENERATE -> COMPLETE [REUG-012] */
  :: d_step { state == GENERATE && !expired ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = ANSWERED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(RESPONSE_READY)
     }
  /* TOOL_FAILURE (machine): GENERATE -> ERROR_RECOVERY_UNIFIED [REUG-012, REUG-018] */
  :: d_step { state == GENERATE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = (expired -> TIMEOUT : TOOL);
       tool = NONE;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(TOOL_FAILURE)
     }
  /* ERROR_OCCURRED (fault): ENGAGE -> ERROR_RECOVERY_UNIFIED [REUG-005] */
  :: d_step { state == ENGAGE && !expired ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* ERROR_OCCURRED (fault): UNDERSTAND -> ERROR_RECOVERY_UNIFIED [REUG-006] */
  :: d_step { state == UNDERSTAND && !expired ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* ERROR_OCCURRED (fault): CREATE_DYNAMIC_TOOL -> ERROR_RECOVERY_UNIFIED [REUG-008] */
  :: d_step { state == CREATE_DYNAMIC_TOOL && !expired ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* ERROR_OCCURRED (fault): PARALLELIZE_TASKS -> ERROR_RECOVERY_UNIFIED [REUG-010] */
  :: d_step { state == PARALLELIZE_TASKS && !expired ->
       assert(!expired);  /* timeout-before-other-errors [REUG-018, REUG-032] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = ERROR;
       tool = NONE;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(ERROR_OCCURRED)
     }
  /* WATCHDOG_RAISED (machine, realises ERROR_OCCURRED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL, PARALLELIZE_TASKS
     -> ERROR_RECOVERY_UNIFIED [REUG-018, REUG-022] */
  :: d_step { (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == PARALLELIZE_TASKS) && expired ->
       assert(expired);  /* watchdog-only-after-the-deadline [REUG-018, REUG-022] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       cause = TIMEOUT;
       tool = NONE;
       tasks = 0;
       queued = false;
       state = ERROR_RECOVERY_UNIFIED;
       ENTERED(WATCHDOG_RAISED)
     }
  /* FATAL_ERROR (fault): ENGAGE -> COMPLETE [REUG-005] */
  :: d_step { state == ENGAGE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = FAILED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* FATAL_ERROR (fault): UNDERSTAND -> COMPLETE [REUG-006] */
  :: d_step { state == UNDERSTAND ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = FAILED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* FATAL_ERROR (fault): CREATE_DYNAMIC_TOOL -> COMPLETE [REUG-008] */
  :: d_step { state == CREATE_DYNAMIC_TOOL ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = FAILED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* FATAL_ERROR (fault): GENERATE -> COMPLETE [REUG-012] */
  :: d_step { state == GENERATE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       outcome = FAILED;
       tool = NONE;
       state = COMPLETE;
       ENTERED(FATAL_ERROR)
     }
  /* DEADLINE_PASSED (machine, realises TIMEOUT_DETECTED): ENGAGE, UNDERSTAND, CREATE_DYNAMIC_TOOL,
     VALIDATE_TOOL_SCHEMA, PARALLELIZE_TASKS, GENERATE, ERROR_RECOVERY_UNIFIED -> the same [REUG-018, REUG-022] */
  :: d_step { (state == ENGAGE || state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == PARALLELIZE_TASKS || state == GENERATE || state == ERROR_RECOVERY_UNIFIED) && !expired ->
       assert(!(expired || state == READY || state == COMPLETE || state == SHUTDOWN));  /* deadlines-are-of-turns [REUG-018] */
       assert(state == EXECUTE_SCRIPT || state == AWAIT_PARALLEL_RESULTS || (depth == depth && too_deep == too_deep && exhausted == exhausted && tasks == tasks && queued == queued && cause == cause));  /* deadlines-change-nothing-else [REUG-018] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       expired = true;
       ENTERED(DEADLINE_PASSED)
     }
  /* INTENT_RECOVERED (machine): ERROR_RECOVERY_UNIFIED -> the same [REUG-013]: While the intent is unknown, no
     error is fatal yet, since ENGAGE has its own edge for fatal errors. */
  :: d_step { state == ERROR_RECOVERY_UNIFIED && !intent && !expired ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(state == ERROR_RECOVERY_UNIFIED && cause != FATAL && !expired && !intent && recoveries < MAX_RECOVERIES);  /* nothing-is-done-for-the-lost [REUG-013, REUG-025] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = true;
       ENTERED(INTENT_RECOVERED)
     }
  /* RECOVERY_SUCCESS (machine): ERROR_RECOVERY_UNIFIED -> UNDERSTAND [REUG-013, REUG-037] */
  :: d_step { state == ERROR_RECOVERY_UNIFIED && intent && !expired && cause != FATAL && recoveries < MAX_RECOVERIES ->
       assert(!expired);  /* no-work-after-the-deadline [REUG-018, REUG-033, REUG-035, REUG-050] */
       assert(state == ERROR_RECOVERY_UNIFIED && cause != FATAL && !expired && intent && recoveries < MAX_RECOVERIES);  /* recovered-only-if-recoverable [REUG-013, REUG-018, REUG-025, REUG-035, REUG-037] */
       assert(0 <= (recoveries + 1) && (recoveries + 1) <= 3);  /* range-safety */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       recoveries = recoveries + 1;
       cause = NONE;
       state = UNDERSTAND;
       ENTERED(RECOVERY_SUCCESS)
     }
  /* RECOVERY_FAILED (machine, realises FATAL_ERROR): ERROR_RECOVERY_UNIFIED -> COMPLETE [REUG-013] */
  :: d_step { state == ERROR_RECOVERY_UNIFIED ->
       assert(state == ERROR_RECOVERY_UNIFIED);  /* given-up-only-in-recovery [REUG-013, REUG-025] */
       NOTE(fair_1, (expired));
       NOTE(fair_2, (false));
       outcome = ((expired && cause != FATAL) -> TIMED_OUT : FAILED);
       cause = NONE;
       state = COMPLETE;
       ENTERED(RECOVERY_FAILED)
     }
  /* TURN_COMPLETE (machine): COMPLETE -> READY [REUG-014] */
  :: d_step { state == COMPLETE ->
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = false;
       expired = false;
       steps = 0;
       recoveries = 0;
       outcome = NONE;
       state = READY;
       ENTERED(TURN_COMPLETE)
     }
  /* SHUTDOWN_REQUESTED (input): COMPLETE -> SHUTDOWN [REUG-014] */
  :: d_step { state == COMPLETE ->
       assert(state == READY || state == COMPLETE);  /* shutdown-between-turns [REUG-004, REUG-014] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       intent = false;
       expired = false;
       steps = 0;
       recoveries = 0;
       outcome = NONE;
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* ANOTHER_TOOL_WANTED (environment): between turns, FETCH comes to represent another missing tool; SEARCH
     represents the registered one */
  :: d_step { state == READY && fetch_registered ->
       assert(state == READY && fetch_registered);  /* tools-come-into-question-between-turns-1 [REUG-009] */
       assert(!false);  /* tools-come-into-question-between-turns-2 [REUG-009] */
       NOTE(fair_1, (false));
       NOTE(fair_2, (false));
       fetch_registered = false;
       ENTERED(ANOTHER_TOOL_WANTED)
     }
  od
}

#ifndef BARE
/* shutdown-is-final [REUG-015]: In SHUTDOWN no event is accepted, and the machine stays there. (expected: holds) */
ltl shutdown_is_final { [] (state == SHUTDOWN -> (holds_1 && ([] (state == SHUTDOWN)))) }
/* turn-is-wound-up [REUG-014]: From every state, the machine comes to rest between two turns or in SHUTDOWN,
   provided that it keeps working. (expected: holds) */
ltl turn_is_wound_up { ([] (<> met_2)) -> ([] (<> (state == READY || state == SHUTDOWN))) }
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
/* last-step-can-end-the-script [REUG-007, REUG-017]: A script that has used exactly its budget, and has returned
   from its calls, can still succeed. (expected: holds) */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl last_step_can_end_the_script { [] holds_3 }
/* queued-tasks-wait-for-a-place [REUG-021, REUG-024]: Tasks keep waiting until none waits or the tasks are
   abandoned. As soon as a place is free, a waiting task can start if a step is left. (expected: holds) */
ltl queued_tasks_wait_for_a_place { [] ((queued -> (queued W (last == QUEUE_EMPTIED || state == ERROR_RECOVERY_UNIFIED))) && holds_4) }
/* exceeded-limits-end-the-script [REUG-016, REUG-017, REUG-036]: Once a limit was exceeded, the script can do
   nothing except report it. (expected: holds) */
ltl exceeded_limits_end_the_script { [] ((too_deep || exhausted) -> ((too_deep || exhausted) W (state == ERROR_RECOVERY_UNIFIED))) }
/* both-limits-at-once [REUG-016, REUG-017]: A script can exceed both limits at once, and then it reports the
   recursion. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_limits_at_once_1 { [] (!(too_deep && exhausted)) }
/* no-understand-after-timeout [REUG-018, REUG-033, REUG-035, REUG-050]: Once the deadline has passed, the turn
   does not go back to UNDERSTAND. (expected: holds) */
ltl no_understand_after_timeout { [] ((expired && !(state == UNDERSTAND)) -> ((!(state == UNDERSTAND)) W (state == READY))) }
/* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
   decrease, and a passed deadline stays passed, until the turn is over. (expected: holds) */
/* This is part 1 of it. */
ltl budgets_last_for_the_turn_1 { [] (steps > 0 -> ((steps > 0) W (state == READY || state == SHUTDOWN))) }
/* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
   decrease, and a passed deadline stays passed, until the turn is over. (expected: holds) */
/* This is part 2 of it. */
ltl budgets_last_for_the_turn_2 { [] (steps == MAX_STEPS -> ((steps == MAX_STEPS) W (state == READY || state == SHUTDOWN))) }
/* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
   decrease, and a passed deadline stays passed, until the turn is over. (expected: holds) */
/* This is part 3 of it. */
ltl budgets_last_for_the_turn_3 { [] (recoveries > 0 -> ((recoveries > 0) W (state == READY || state == SHUTDOWN))) }
/* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
   decrease, and a passed deadline stays passed, until the turn is over. (expected: holds) */
/* This is part 4 of it. */
ltl budgets_last_for_the_turn_4 { [] (recoveries == MAX_RECOVERIES -> ((recoveries == MAX_RECOVERIES) W (state == READY || state == SHUTDOWN))) }
/* budgets-last-for-the-turn [REUG-017, REUG-018, REUG-034, REUG-037]: The numbers of steps and recoveries do not
   decrease, and a passed deadline stays passed, until the turn is over. (expected: holds) */
/* This is part 5 of it. */
ltl budgets_last_for_the_turn_5 { [] (expired -> (expired W (state == READY || state == SHUTDOWN))) }
/* the-cause-stays [REUG-013, REUG-032]: A fatal cause is kept, without recovery, until the turn ends, and then
   the turn has failed. (expected: holds) */
ltl the_cause_stays { [] (cause == FATAL -> ((cause == FATAL) W (state == COMPLETE && outcome == FAILED))) }
/* error-recovery-of-every-error-but-fatal [REUG-029, REUG-032, REUG-041]: Every error that is not reported as
   fatal leads to ERROR_RECOVERY_UNIFIED at once, so no fairness assumption is needed. (expected: holds) */
ltl error_recovery_of_every_error_but_fatal { [] ((last == ERROR_OCCURRED || last == WATCHDOG_RAISED || last == WORK_ABORTED || last == WAIT_ABORTED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED) -> (<> (state == ERROR_RECOVERY_UNIFIED))) }
/* outcomes-are-true [REUG-009, REUG-012, REUG-042]: A turn counts as answered exactly with an answer, as one
   that created a tool exactly with a valid schema, as failed after a fatal error or with a recovery that failed,
   and as timed out only with the latter. (expected: holds) */
ltl outcomes_are_true { ([] holds_5) && ([] holds_6) }
/* intent-before-understand [REUG-002, REUG-029, REUG-033, REUG-051]: In every turn, UNDERSTAND comes only after
   an intent was detected. Sacrificed: the drawn recovery from ENGAGE leads to UNDERSTAND (D-REUG-11). Instead,
   intent-known-in-understand holds. (expected: fails) */
ltl intent_before_understand { [] (last == USER_INPUT -> ((!(state == UNDERSTAND)) W (last == INTENT_DETECTED))) }
/* intent-or-recovered-intent-before-understand [REUG-005, REUG-013, REUG-033]: In every turn, UNDERSTAND comes
   only after an intent was detected or was recovered. (expected: holds) */
ltl intent_or_recovered_intent_before_understand { [] (last == USER_INPUT -> ((!(state == UNDERSTAND)) W (last == INTENT_DETECTED || last == INTENT_RECOVERED))) }
/* intent-is-not-forgotten [REUG-005, REUG-013]: A known intent stays known until the turn is over. (expected:
   holds) */
ltl intent_is_not_forgotten { [] (intent -> (intent W (state == READY || state == SHUTDOWN))) }
/* intent-only-if-found [REUG-005, REUG-013]: No intent is known before it was detected or recovered. (expected:
   holds) */
ltl intent_only_if_found { [] (last == USER_INPUT -> ((!intent) W (last == INTENT_DETECTED || last == INTENT_RECOVERED))) }
/* no-script-after-exhaustion [REUG-017, REUG-033, REUG-034, REUG-050]: Once the step budget is spent, no script
   runs again in the same turn. (expected: holds) */
ltl no_script_after_exhaustion { [] (last == STEP_BUDGET_EXHAUSTED -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* no-script-after-recursion-limit: Once the limit of recursion is exceeded, no script runs again in the same
   turn. Not kept: the depth belongs to the script, not to the turn. Instead, no-script-after-the-last-recovery
   holds. (expected: fails) */
ltl no_script_after_recursion_limit { [] (last == RECURSION_LIMIT_EXCEEDED -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* no-script-after-the-last-recovery [REUG-016, REUG-033, REUG-037, REUG-048]: Once the limit of recursion is
   exceeded and all recoveries are used up, no script runs again in the same turn. (expected: holds) */
ltl no_script_after_the_last_recovery { [] ((last == RECURSION_LIMIT_EXCEEDED && recoveries == MAX_RECOVERIES) -> ((!(state == EXECUTE_SCRIPT)) W (state == READY))) }
/* registered-only-if-validated [REUG-009, REUG-020, REUG-049]: A new tool is not registered before its schema
   was found valid, and then it is. (expected: holds) */
ltl registered_only_if_validated { ((!fetch_registered) W (last == SCHEMA_VALIDATED)) && ([] (last == SCHEMA_VALIDATED -> fetch_registered)) }
/* registered-stays-registered [REUG-009]: A registered tool stays registered in all following turns, as long as
   FETCH represents it. (expected: holds) */
ltl registered_stays_registered { [] (fetch_registered -> (fetch_registered W (last == ANOTHER_TOOL_WANTED))) }
/* no-tool-before-its-verdict [REUG-020, REUG-033, REUG-049]: Between the creation of a tool and the verdict on
   its schema, or the crash or end of the check, nothing is generated and the turn does not end. (expected:
   holds) */
ltl no_tool_before_its_verdict { [] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) W (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED))) }
/* rejected-tool-is-not-used [REUG-033, REUG-049]: A tool whose schema was rejected is not used before a schema
   of it is found valid. (expected: holds) */
ltl rejected_tool_is_not_used { [] (last == SCHEMA_INVALID -> ((!(state == GENERATE && tool == FETCH)) W (last == SCHEMA_VALIDATED))) }
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
ltl error_recovery_leads_on_under_total { ([] (<> met_7)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == COMPLETE)))) }
/* error-recovery-leads-on-under-deadline [REUG-029, REUG-032, REUG-041, REUG-051]: From ERROR_RECOVERY_UNIFIED
   the machine always gets to UNDERSTAND or to COMPLETE, provided only that the deadline, and the events that
   follow it, are not postponed for ever. (expected: holds) */
ltl error_recovery_leads_on_under_deadline { (([] (<> met_8)) && ([] (<> met_9))) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == UNDERSTAND || state == COMPLETE)))) }
/* error-recovery-succeeds-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to a successful
   recovery, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
   fails) */
ltl error_recovery_succeeds_under_stutter { [] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS))) }
/* error-recovery-succeeds-under-progress [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always
   gets to a successful recovery, provided that the machine keeps working. It fails: a fatal error, a time-out or
   a reached limit ends the turn without recovery, and there need not be another recovery. (expected: fails) */
ltl error_recovery_succeeds_under_progress { ([] (<> met_2)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS)))) }
/* error-recovery-succeeds-under-total [REUG-029, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine always gets
   to a successful recovery, provided that the machine keeps working and that inputs keep coming. It fails: a
   fatal error, a time-out or a reached limit ends the turn without recovery, and there need not be another
   recovery. (expected: fails) */
ltl error_recovery_succeeds_under_total { ([] (<> met_7)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (last == RECOVERY_SUCCESS)))) }
/* error-recovery-completes-under-stutter: From ERROR_RECOVERY_UNIFIED the machine always gets to the end of the
   turn, even if the machine may stop at any moment. It fails: the machine may stop right there. (expected:
   fails) */
ltl error_recovery_completes_under_stutter { [] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE))) }
/* error-recovery-completes-under-progress [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the
   machine always gets to the end of the turn, provided that the machine keeps working. (expected: holds) */
ltl error_recovery_completes_under_progress { ([] (<> met_2)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* error-recovery-completes-under-total [REUG-029, REUG-035, REUG-041]: From ERROR_RECOVERY_UNIFIED the machine
   always gets to the end of the turn, provided that the machine keeps working and that inputs keep coming.
   (expected: holds) */
ltl error_recovery_completes_under_total { ([] (<> met_7)) -> ([] (state == ERROR_RECOVERY_UNIFIED -> (<> (state == COMPLETE)))) }
/* error-recovery-of-every-error-under-stutter [REUG-029, REUG-041]: Every error, fatal ones included, is
   followed by ERROR_RECOVERY_UNIFIED, even if the machine may stop at any moment. It fails: a fatal error leads
   to COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_stutter { [] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == WATCHDOG_RAISED || last == WORK_ABORTED || last == WAIT_ABORTED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED) -> (<> (state == ERROR_RECOVERY_UNIFIED))) }
/* error-recovery-of-every-error-under-progress [REUG-029, REUG-041]: Every error, fatal ones included, is
   followed by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working. It fails: a fatal error leads to
   COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_progress { ([] (<> met_2)) -> ([] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == WATCHDOG_RAISED || last == WORK_ABORTED || last == WAIT_ABORTED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* error-recovery-of-every-error-under-total [REUG-029, REUG-041]: Every error, fatal ones included, is followed
   by ERROR_RECOVERY_UNIFIED, provided that the machine keeps working and that inputs keep coming. It fails: a
   fatal error leads to COMPLETE, and no error need ever occur again. (expected: fails) */
ltl error_recovery_of_every_error_under_total { ([] (<> met_7)) -> ([] ((last == FATAL_ERROR || last == ERROR_OCCURRED || last == WATCHDOG_RAISED || last == WORK_ABORTED || last == WAIT_ABORTED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED || last == TOOL_FAILURE || last == RECURSION_LIMIT_EXCEEDED || last == STEP_BUDGET_EXHAUSTED) -> (<> (state == ERROR_RECOVERY_UNIFIED)))) }
/* progress-complete-under-stutter: Every input is followed by the end of its turn, even if the machine may stop
   at any moment. It fails: the machine may stop right there. (expected: fails) */
ltl progress_complete_under_stutter { [] (state == ENGAGE -> (<> (state == COMPLETE))) }
/* progress-complete-under-progress [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed
   by the end of its turn, provided that the machine keeps working. (expected: holds) */
ltl progress_complete_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-complete-under-total [REUG-002, REUG-029, REUG-034, REUG-042, REUG-051]: Every input is followed by
   the end of its turn, provided that the machine keeps working and that inputs keep coming. (expected: holds) */
ltl progress_complete_under_total { ([] (<> met_7)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* progress-answered-under-stutter: Every input is answered before its turn ends, by a response or by a
   successful tool, even if the machine may stop at any moment. It fails: a fatal error, a time-out or a newly
   created tool ends the turn without an answer (D-REUG-08). (expected: fails) */
ltl progress_answered_under_stutter { [] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE)))) }
/* progress-answered-under-progress [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends,
   by a response or by a successful tool, provided that the machine keeps working. It fails: a fatal error, a
   time-out or a newly created tool ends the turn without an answer (D-REUG-08). (expected: fails) */
ltl progress_answered_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE))))) }
/* progress-answered-under-total [REUG-029, REUG-042, REUG-051]: Every input is answered before its turn ends, by
   a response or by a successful tool, provided that the machine keeps working and that inputs keep coming. It
   fails: a fatal error, a time-out or a newly created tool ends the turn without an answer (D-REUG-08).
   (expected: fails) */
ltl progress_answered_under_total { ([] (<> met_7)) -> ([] (state == ENGAGE -> ((!(state == COMPLETE)) U (last == RESPONSE_READY || (last == TOOL_SUCCESS && state == COMPLETE))))) }
/* progress-concluded-under-stutter: Every input has an outcome: an answer, a new tool, or a failure or time-out
   that is reported as such, even if the machine may stop at any moment. It fails: the machine may stop right
   there. (expected: fails) */
ltl progress_concluded_under_stutter { [] (state == ENGAGE -> (<> holds_10)) }
/* progress-concluded-under-progress [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
   tool, or a failure or time-out that is reported as such, provided that the machine keeps working. (expected:
   holds) */
ltl progress_concluded_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> holds_10))) }
/* progress-concluded-under-total [REUG-029, REUG-042, REUG-051]: Every input has an outcome: an answer, a new
   tool, or a failure or time-out that is reported as such, provided that the machine keeps working and that
   inputs keep coming. (expected: holds) */
ltl progress_concluded_under_total { ([] (<> met_7)) -> ([] (state == ENGAGE -> (<> holds_10))) }
/* bounded-complete-under-stutter: Every turn that is started is completed, even if the machine may stop at any
   moment. It fails: the machine may stop right there. (expected: fails) */
ltl bounded_complete_under_stutter { [] (state == ENGAGE -> (<> (state == COMPLETE))) }
/* bounded-complete-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
   turn that is started is completed, provided that the machine keeps working. (expected: holds) */
ltl bounded_complete_under_progress { ([] (<> met_2)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* bounded-complete-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043, REUG-051]: Every
   turn that is started is completed, provided that the machine keeps working and that inputs keep coming.
   (expected: holds) */
ltl bounded_complete_under_total { ([] (<> met_7)) -> ([] (state == ENGAGE -> (<> (state == COMPLETE)))) }
/* bounded-complete-or-timeout-under-stutter: Every turn that is started is completed or runs into its deadline,
   even if the machine may stop at any moment. It fails: the machine may stop right there. (expected: fails) */
ltl bounded_complete_or_timeout_under_stutter { [] (last == USER_INPUT -> (<> (state == COMPLETE || last == DEADLINE_PASSED))) }
/* bounded-complete-or-timeout-under-progress [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
   working. (expected: holds) */
ltl bounded_complete_or_timeout_under_progress { ([] (<> met_2)) -> ([] (last == USER_INPUT -> (<> (state == COMPLETE || last == DEADLINE_PASSED)))) }
/* bounded-complete-or-timeout-under-total [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into its deadline, provided that the machine keeps
   working and that inputs keep coming. (expected: holds) */
ltl bounded_complete_or_timeout_under_total { ([] (<> met_7)) -> ([] (last == USER_INPUT -> (<> (state == COMPLETE || last == DEADLINE_PASSED)))) }
/* bounded-complete-or-timeout-under-deadline [REUG-002, REUG-018, REUG-029, REUG-035, REUG-036, REUG-043,
   REUG-051]: Every turn that is started is completed or runs into its deadline, provided only that the deadline
   is not postponed for ever. (expected: holds) */
ltl bounded_complete_or_timeout_under_deadline { ([] (<> met_8)) -> ([] (last == USER_INPUT -> (<> (state == COMPLETE || last == DEADLINE_PASSED)))) }
/* no-endless-tool-creation-under-stutter: The machine does not go on for ever creating tools, having their
   schemas rejected and recovering, whatever errors come from outside, even if the machine may stop at any
   moment. It fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_tool_creation_under_stutter { [] (<> (!(state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED))) }
/* no-endless-tool-creation-under-progress [REUG-037, REUG-047]: The machine does not go on for ever creating
   tools, having their schemas rejected and recovering, whatever errors come from outside, provided that the
   machine keeps working. (expected: holds) */
ltl no_endless_tool_creation_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-tool-creation-under-total [REUG-037, REUG-047]: The machine does not go on for ever creating tools,
   having their schemas rejected and recovering, whatever errors come from outside, provided that the machine
   keeps working and that inputs keep coming. (expected: holds) */
ltl no_endless_tool_creation_under_total { ([] (<> met_7)) -> ([] (<> (!(state == UNDERSTAND || state == CREATE_DYNAMIC_TOOL || state == VALIDATE_TOOL_SCHEMA || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-script-under-stutter: The machine does not stay in EXECUTE_SCRIPT for ever, even if the machine may
   stop at any moment. It fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_script_under_stutter { [] (<> (!(state == EXECUTE_SCRIPT))) }
/* no-endless-script-under-progress [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided that the machine keeps working. (expected: holds) */
ltl no_endless_script_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-script-under-total [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided that the machine keeps working and that inputs keep coming. (expected: holds) */
ltl no_endless_script_under_total { ([] (<> met_7)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-script-under-deadline [REUG-017, REUG-034]: The machine does not stay in EXECUTE_SCRIPT for ever,
   provided only that the deadline is not postponed for ever. (expected: holds) */
ltl no_endless_script_under_deadline { ([] (<> met_8)) -> ([] (<> (!(state == EXECUTE_SCRIPT)))) }
/* no-endless-exhaustion-under-stutter: The machine does not go on for ever running a script into one of its
   limits, recovering, and running a script again, even if the machine may stop at any moment. It fails: the
   machine may stop inside the loop. (expected: fails) */
ltl no_endless_exhaustion_under_stutter { [] (<> (!(state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED))) }
/* no-endless-exhaustion-under-progress [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever
   running a script into one of its limits, recovering, and running a script again, provided that the machine
   keeps working. (expected: holds) */
ltl no_endless_exhaustion_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-exhaustion-under-total [REUG-034, REUG-035, REUG-050]: The machine does not go on for ever running
   a script into one of its limits, recovering, and running a script again, provided that the machine keeps
   working and that inputs keep coming. (expected: holds) */
ltl no_endless_exhaustion_under_total { ([] (<> met_7)) -> ([] (<> (!(state == UNDERSTAND || state == EXECUTE_SCRIPT || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-recovery-under-stutter: The machine does not go on for ever between UNDERSTAND and
   ERROR_RECOVERY_UNIFIED, whatever errors come from outside, even if the machine may stop at any moment. It
   fails: the machine may stop inside the loop. (expected: fails) */
ltl no_endless_recovery_under_stutter { [] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED))) }
/* no-endless-recovery-under-progress [REUG-035, REUG-037]: The machine does not go on for ever between
   UNDERSTAND and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps
   working. (expected: holds) */
ltl no_endless_recovery_under_progress { ([] (<> met_2)) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* no-endless-recovery-under-total [REUG-035, REUG-037]: The machine does not go on for ever between UNDERSTAND
   and ERROR_RECOVERY_UNIFIED, whatever errors come from outside, provided that the machine keeps working and
   that inputs keep coming. (expected: holds) */
ltl no_endless_recovery_under_total { ([] (<> met_7)) -> ([] (<> (!(state == UNDERSTAND || state == ERROR_RECOVERY_UNIFIED)))) }
/* created-tool-is-checked-under-stutter: Every created tool gets a verdict on its schema, or is abandoned,
   before anything is generated and before the turn ends, even if the machine may stop at any moment. It fails:
   the machine may stop right there. (expected: fails) */
ltl created_tool_is_checked_under_stutter { [] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED))) }
/* created-tool-is-checked-under-progress [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
   or is abandoned, before anything is generated and before the turn ends, provided that the machine keeps
   working. (expected: holds) */
ltl created_tool_is_checked_under_progress { ([] (<> met_2)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED)))) }
/* created-tool-is-checked-under-total [REUG-020, REUG-049]: Every created tool gets a verdict on its schema, or
   is abandoned, before anything is generated and before the turn ends, provided that the machine keeps working
   and that inputs keep coming. (expected: holds) */
ltl created_tool_is_checked_under_total { ([] (<> met_7)) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED)))) }
/* created-tool-is-checked-under-deadline [REUG-020, REUG-049]: Every created tool gets a verdict on its schema,
   or is abandoned, before anything is generated and before the turn ends, provided only that the deadline, and
   the events that follow it, are not postponed for ever. (expected: holds) */
ltl created_tool_is_checked_under_deadline { (([] (<> met_8)) && ([] (<> met_11))) -> ([] (last == DYNAMIC_TOOL_CREATED -> ((!(state == GENERATE) && !(state == COMPLETE)) U (last == SCHEMA_VALIDATED || last == SCHEMA_INVALID || last == VALIDATOR_CRASHED || last == CHECK_ABORTED)))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* tasks-without-a-step-are-not-begun-2: AG ((AWAIT_PARALLEL_RESULTS and steps == MAX_STEPS) -> (AX not
   TASK_DISPATCHED and E[AWAIT_PARALLEL_RESULTS U PARALLEL_RESULTS_READY])): it quantifies over all paths and
   over some path, which LTL cannot express */
/* more-tasks-than-places: EF (AWAIT_PARALLEL_RESULTS and queued and steps == MAX_PARALLEL and EX (TASK_FINISHED
   and EX (TASK_DISPATCHED and steps == MAX_PARALLEL + 1 and EF PARALLEL_RESULTS_READY))): the target has no
   next-state operator */
/* failed-task-is-a-result: AG (TASK_FAILED -> E[AWAIT_PARALLEL_RESULTS U PARALLEL_RESULTS_READY]): it quantifies
   over all paths and over some path, which LTL cannot express */
/* recoverable-errors-can-be-recovered: AG ((ERROR_RECOVERY_UNIFIED and cause != FATAL and not expired and
   recoveries < MAX_RECOVERIES) -> E[ERROR_RECOVERY_UNIFIED U RECOVERY_SUCCESS]): it quantifies over all paths
   and over some path, which LTL cannot express */
/* answers-are-possible: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or PARALLELIZE_TASKS or
   AWAIT_PARALLEL_RESULTS or GENERATE) -> (expired or too_deep or exhausted or (UNDERSTAND and steps == MAX_STEPS
   and tool == FETCH and not fetch_registered) or E[not COMPLETE U (COMPLETE and outcome == ANSWERED)])): it
   quantifies over all paths and over some path, which LTL cannot express */
/* answers-are-possible-with-recoveries-left: AG ((ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL
   or VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED)
   -> (expired or cause == FATAL or recoveries == MAX_RECOVERIES or E[not COMPLETE U (COMPLETE and outcome ==
   ANSWERED)])): it quantifies over all paths and over some path, which LTL cannot express */
/* completion-always-possible: AG (SHUTDOWN or EF COMPLETE): it quantifies over all paths and over some path,
   which LTL cannot express */
/* shutdown-always-possible: AG EF SHUTDOWN: it quantifies over all paths and over some path, which LTL cannot
   express */
/* tools-of-any-number: AG (SHUTDOWN or EF SCHEMA_VALIDATED): it quantifies over all paths and over some path,
   which LTL cannot express */
/* validated-tool-can-be-used: AG (SCHEMA_VALIDATED -> E[not READY U GENERATE]): it quantifies over all paths and
   over some path, which LTL cannot express */
/* validated-tool-can-be-used-later: AG (SCHEMA_VALIDATED -> EF (GENERATE and tool == FETCH)): it quantifies over
   all paths and over some path, which LTL cannot express */
/* error-recovery-succeeds-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF RECOVERY_SUCCESS): 5 fairness
   constraints, 0 of them strong, are too many for SPIN: each multiplies its work */
/* error-recovery-completes-under-deadline: AG (ERROR_RECOVERY_UNIFIED -> AF COMPLETE): 5 fairness constraints, 0
   of them strong, are too many for SPIN: each multiplies its work */
/* error-recovery-of-every-error-under-deadline: AG ((FATAL_ERROR or ERROR_OCCURRED or WATCHDOG_RAISED or
   WORK_ABORTED or WAIT_ABORTED or SCHEMA_INVALID or VALIDATOR_CRASHED or CHECK_ABORTED or TOOL_FAILURE or
   RECURSION_LIMIT_EXCEEDED or STEP_BUDGET_EXHAUSTED) -> AF ERROR_RECOVERY_UNIFIED): 5 fairness constraints, 0 of
   them strong, are too many for SPIN: each multiplies its work */
/* progress-complete-under-deadline: AG (ENGAGE -> AF COMPLETE): 5 fairness constraints, 0 of them strong, are
   too many for SPIN: each multiplies its work */
/* progress-answered-under-deadline: AG (ENGAGE -> A[not COMPLETE U (RESPONSE_READY or (TOOL_SUCCESS and
   COMPLETE))]): 5 fairness constraints, 0 of them strong, are too many for SPIN: each multiplies its work */
/* progress-concluded-under-deadline: AG (ENGAGE -> AF (outcome == ANSWERED or outcome == TOOL_CREATED or outcome
   == FAILED or outcome == TIMED_OUT)): 5 fairness constraints, 0 of them strong, are too many for SPIN: each
   multiplies its work */
/* bounded-complete-under-deadline: AG (ENGAGE -> AF COMPLETE): 5 fairness constraints, 0 of them strong, are too
   many for SPIN: each multiplies its work */
/* no-endless-tool-creation-under-deadline: not EF EG (UNDERSTAND or CREATE_DYNAMIC_TOOL or VALIDATE_TOOL_SCHEMA
   or ERROR_RECOVERY_UNIFIED): 4 fairness constraints, 0 of them strong, are too many for SPIN: each multiplies
   its work */
/* no-endless-exhaustion-under-deadline: not EF EG (UNDERSTAND or EXECUTE_SCRIPT or ERROR_RECOVERY_UNIFIED): 3
   fairness constraints, 0 of them strong, are too many for SPIN: each multiplies its work */
/* no-endless-recovery-under-deadline: not EF EG (UNDERSTAND or ERROR_RECOVERY_UNIFIED): 3 fairness constraints,
   0 of them strong, are too many for SPIN: each multiplies its work */
/* turns-end-in-bounded-time: in ENGAGE or UNDERSTAND or EXECUTE_SCRIPT or CREATE_DYNAMIC_TOOL or
   VALIDATE_TOOL_SCHEMA or PARALLELIZE_TASKS or AWAIT_PARALLEL_RESULTS or GENERATE or ERROR_RECOVERY_UNIFIED:
   MAX_RECOVERIES - recoveries, 5 if ENGAGE else (4 if UNDERSTAND else (3 if (EXECUTE_SCRIPT or
   CREATE_DYNAMIC_TOOL or PARALLELIZE_TASKS) else (2 if (VALIDATE_TOOL_SCHEMA or AWAIT_PARALLEL_RESULTS) else (1
   if GENERATE else 0)))), 0 if expired else 1, MAX_STEPS - steps, 0 if (too_deep or exhausted) else 1, depth, 2
   if tool == NONE else (1 if tool == SEARCH else 0), (0 if queued else 1) if PARALLELIZE_TASKS else (1 if queued
   else 0), MAX_PARALLEL - tasks if PARALLELIZE_TASKS else tasks, 0 if intent else 1: a ranking is a proof, not a
   formula */
/* users-set-the-pace: in READY or ENGAGE or SHUTDOWN: 0 if expired else 1: a ranking is a proof, not a formula */
