/* FemtoClaw runtime 1.0.0, amended: the machine femtoclaw-runtime in the profile amended, for SPIN. */
/* It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

mtype = {
  INITIALIZING,
  IDLE,
  INPUT_RECEIVED,
  PROTOCOL_VALIDATING,
  AUTHORIZATION_EVALUATING,
  CAPABILITY_EXECUTING,
  MEMORY_COMMITTING,
  COMPLETED,
  ERROR,
  SHUTDOWN,
  TERMINATED,
  INPUT_ARRIVED,
  SHUTDOWN_REQUESTED,
  INITIALIZATION_SUCCEEDED,
  INITIALIZATION_FAILED,
  INPUT_RECORDED,
  MESSAGE_ACCEPTED,
  TOOL_CALL_ACCEPTED,
  PROTOCOL_REJECTED,
  AUTHORIZATION_GRANTED,
  AUTHORIZATION_DENIED,
  EXECUTION_FINISHED,
  EXECUTION_FAILED,
  COMMIT_SUCCEEDED,
  COMMIT_FAILED,
  TIME_RAN_OUT,
  DEADLINE_PASSED,
  COMPLETION_FINALIZED,
  ERROR_RECORDED,
  ERROR_CLEARED,
  ERROR_UNRECOVERABLE,
  LATCHED_SHUTDOWN,
  SHUTDOWN_FINISHED,
  RUNTIME_FAILURE,
  INTEGRITY_FAULT,
  SHUTDOWN_STEP_FAILED,
  LIFECYCLE,
  EXECUTION,
  NONE,
  MESSAGE,
  TOOL_CALL,
  no_event
};
mtype state = INITIALIZING;
bool initialised = false;  /* everything has been initialised */
bool recoverable = true;  /* nothing unrecoverable has happened */
bool latched = false;  /* the runtime must shut down as soon as possible */
bool incomplete = false;  /* the record says that a part of the shutdown failed */
mtype identifier = LIFECYCLE;  /* the owner of the identifier in the telemetry */
mtype form = NONE;  /* the form of the accepted input */
bool intent = false;  /* the store has the intent to execute and no outcome yet */
bool closed = false;  /* the execution or the failure has its closing record */
bool expired = false;  /* the time of the stage is over */

#define enabled_INPUT_ARRIVED (state == IDLE && !latched)
#define enabled_SHUTDOWN_REQUESTED (state == IDLE || (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR))
#define enabled_INITIALIZATION_SUCCEEDED (state == INITIALIZING)
#define enabled_INITIALIZATION_FAILED (state == INITIALIZING)
#define enabled_INPUT_RECORDED (state == INPUT_RECEIVED)
#define enabled_MESSAGE_ACCEPTED (state == PROTOCOL_VALIDATING)
#define enabled_TOOL_CALL_ACCEPTED (state == PROTOCOL_VALIDATING)
#define enabled_PROTOCOL_REJECTED (state == PROTOCOL_VALIDATING)
#define enabled_AUTHORIZATION_GRANTED (state == AUTHORIZATION_EVALUATING)
#define enabled_AUTHORIZATION_DENIED (state == AUTHORIZATION_EVALUATING)
#define enabled_EXECUTION_FINISHED (state == CAPABILITY_EXECUTING)
#define enabled_EXECUTION_FAILED (state == CAPABILITY_EXECUTING)
#define enabled_COMMIT_SUCCEEDED (state == MEMORY_COMMITTING)
#define enabled_COMMIT_FAILED (state == MEMORY_COMMITTING)
#define enabled_TIME_RAN_OUT ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired)
#define enabled_DEADLINE_PASSED ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired)
#define enabled_COMPLETION_FINALIZED (state == COMPLETED)
#define enabled_ERROR_RECORDED (state == ERROR && !closed)
#define enabled_ERROR_CLEARED (state == ERROR && (closed && initialised && recoverable && !latched))
#define enabled_ERROR_UNRECOVERABLE (state == ERROR && (closed && !(initialised && recoverable && !latched)))
#define enabled_LATCHED_SHUTDOWN (state == IDLE && latched)
#define enabled_SHUTDOWN_FINISHED (state == SHUTDOWN)
#define enabled_RUNTIME_FAILURE (state == IDLE || state == COMPLETED || state == ERROR || (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING))
#define enabled_INTEGRITY_FAULT (state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING)
#define enabled_SHUTDOWN_STEP_FAILED (state == SHUTDOWN)
#define enabled_any (enabled_INPUT_ARRIVED || enabled_SHUTDOWN_REQUESTED || enabled_INITIALIZATION_SUCCEEDED || enabled_INITIALIZATION_FAILED || enabled_INPUT_RECORDED || enabled_MESSAGE_ACCEPTED || enabled_TOOL_CALL_ACCEPTED || enabled_PROTOCOL_REJECTED || enabled_AUTHORIZATION_GRANTED || enabled_AUTHORIZATION_DENIED || enabled_EXECUTION_FINISHED || enabled_EXECUTION_FAILED || enabled_COMMIT_SUCCEEDED || enabled_COMMIT_FAILED || enabled_TIME_RAN_OUT || enabled_DEADLINE_PASSED || enabled_COMPLETION_FINALIZED || enabled_ERROR_RECORDED || enabled_ERROR_CLEARED || enabled_ERROR_UNRECOVERABLE || enabled_LATCHED_SHUTDOWN || enabled_SHUTDOWN_FINISHED || enabled_RUNTIME_FAILURE || enabled_INTEGRITY_FAULT || enabled_SHUTDOWN_STEP_FAILED)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool holds_1 = false;
bool met_2 = false;
bool holds_3 = true;
bool holds_4 = true;
bool met_5 = false;
inline ENTERED(event) {
  last = event;
  holds_1 = (!enabled_any);
  met_2 = (!(enabled_INITIALIZATION_SUCCEEDED || enabled_INITIALIZATION_FAILED || enabled_INPUT_RECORDED || enabled_MESSAGE_ACCEPTED || enabled_TOOL_CALL_ACCEPTED || enabled_PROTOCOL_REJECTED || enabled_AUTHORIZATION_GRANTED || enabled_AUTHORIZATION_DENIED || enabled_EXECUTION_FINISHED || enabled_EXECUTION_FAILED || enabled_COMMIT_SUCCEEDED || enabled_COMMIT_FAILED || enabled_TIME_RAN_OUT || enabled_DEADLINE_PASSED || enabled_COMPLETION_FINALIZED || enabled_ERROR_RECORDED || enabled_ERROR_CLEARED || enabled_ERROR_UNRECOVERABLE || enabled_LATCHED_SHUTDOWN || enabled_SHUTDOWN_FINISHED) || (last == INITIALIZATION_SUCCEEDED || last == INITIALIZATION_FAILED || last == INPUT_RECORDED || last == MESSAGE_ACCEPTED || last == TOOL_CALL_ACCEPTED || last == PROTOCOL_REJECTED || last == AUTHORIZATION_GRANTED || last == AUTHORIZATION_DENIED || last == EXECUTION_FINISHED || last == EXECUTION_FAILED || last == COMMIT_SUCCEEDED || last == COMMIT_FAILED || last == TIME_RAN_OUT || last == DEADLINE_PASSED || last == COMPLETION_FINALIZED || last == ERROR_RECORDED || last == ERROR_CLEARED || last == ERROR_UNRECOVERABLE || last == LATCHED_SHUTDOWN || last == SHUTDOWN_FINISHED));
  holds_3 = (!(!incomplete) || !(!(!incomplete) || (state == INITIALIZING && !(!incomplete)) || (state == IDLE && !latched && !(!incomplete)) || (state == IDLE && !(!incomplete)) || (state == IDLE && latched && !(!incomplete)) || (state == INPUT_RECEIVED && !(!incomplete)) || (state == PROTOCOL_VALIDATING && !(!incomplete)) || (state == AUTHORIZATION_EVALUATING && !(!incomplete)) || (state == CAPABILITY_EXECUTING && !(!incomplete)) || (state == MEMORY_COMMITTING && !(!incomplete)) || (state == COMPLETED && !(!incomplete)) || (state == ERROR && !closed && !(!incomplete)) || (state == ERROR && !(!incomplete)) || (state == ERROR && closed && initialised && recoverable && !latched && !(!incomplete)) || (state == ERROR && closed && !(initialised && recoverable && !latched) && !(!incomplete)) || (state == SHUTDOWN && !(!incomplete)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !(!incomplete)) || ((state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !(!incomplete)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!incomplete)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired && !(!incomplete)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!incomplete))));
  holds_4 = (state == SHUTDOWN || state == TERMINATED || enabled_SHUTDOWN_REQUESTED);
  met_5 = (!(enabled_TIME_RAN_OUT || enabled_DEADLINE_PASSED) || (last == TIME_RAN_OUT || last == DEADLINE_PASSED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == INITIALIZING) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || (state == ERROR && !closed && state == IDLE) || (state == ERROR && state == IDLE) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == SHUTDOWN && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == IDLE)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == INITIALIZING || state == IDLE || state == ERROR) || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || (state == ERROR && !closed && !(state == INITIALIZING || state == IDLE || state == ERROR)) || (state == ERROR && !(state == INITIALIZING || state == IDLE || state == ERROR)) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == INITIALIZING || state == IDLE || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == INITIALIZING || state == IDLE || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == INITIALIZING || state == IDLE || state == ERROR)))));  /* row-initializing [FC-SM-013] */
       assert(!(state == IDLE) || (latched || (state == INPUT_RECEIVED || (state == IDLE && !latched) || (state == ERROR && !closed && state == INPUT_RECEIVED) || (state == ERROR && state == INPUT_RECEIVED) || (state == SHUTDOWN && state == INPUT_RECEIVED) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == INPUT_RECEIVED) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == INPUT_RECEIVED))));  /* row-idle-1 [FC-SM-016] */
       assert(!(state == IDLE) || (state == SHUTDOWN || state == IDLE || (state == IDLE && latched) || (state == ERROR && !closed && state == SHUTDOWN) || (state == ERROR && state == SHUTDOWN) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == SHUTDOWN) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == SHUTDOWN)));  /* row-idle-2 [FC-SM-016] */
       assert(!(state == IDLE) || (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)));  /* row-idle-3 [FC-SM-016] */
       assert(!(state == IDLE) || !(!(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || (state == ERROR && !closed && !(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR)) || (state == ERROR && !(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR)) || (state == SHUTDOWN && !(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN || state == ERROR))));  /* row-idle-4 [FC-SM-016] */
       assert(!(state == INPUT_RECEIVED) || ((state == PROTOCOL_VALIDATING || state == INPUT_RECEIVED || (state == ERROR && !closed && state == PROTOCOL_VALIDATING) || (state == ERROR && state == PROTOCOL_VALIDATING) || (state == SHUTDOWN && state == PROTOCOL_VALIDATING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == PROTOCOL_VALIDATING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == PROTOCOL_VALIDATING)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR) || state == INITIALIZING || state == IDLE || (state == IDLE && latched) || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed && !(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR)) || (state == ERROR && !(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR)))));  /* row-input-received [FC-SM-019] */
       assert(!(state == PROTOCOL_VALIDATING) || (state == AUTHORIZATION_EVALUATING || state == PROTOCOL_VALIDATING || (state == ERROR && !closed && state == AUTHORIZATION_EVALUATING) || (state == ERROR && state == AUTHORIZATION_EVALUATING) || (state == SHUTDOWN && state == AUTHORIZATION_EVALUATING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == AUTHORIZATION_EVALUATING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == AUTHORIZATION_EVALUATING)));  /* row-protocol-validating-1 [FC-SM-022] */
       assert(!(state == PROTOCOL_VALIDATING) || (state == MEMORY_COMMITTING || state == PROTOCOL_VALIDATING || state == CAPABILITY_EXECUTING || (state == ERROR && !closed && state == MEMORY_COMMITTING) || (state == ERROR && state == MEMORY_COMMITTING) || (state == SHUTDOWN && state == MEMORY_COMMITTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == MEMORY_COMMITTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == MEMORY_COMMITTING)));  /* row-protocol-validating-2 [FC-SM-022] */
       assert(!(state == PROTOCOL_VALIDATING) || (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)));  /* row-protocol-validating-3 [FC-SM-022] */
       assert(!(state == PROTOCOL_VALIDATING) || !(!(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR) || state == INITIALIZING || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed && !(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR)) || (state == ERROR && !(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == MEMORY_COMMITTING || state == ERROR))));  /* row-protocol-validating-4 [FC-SM-022] */
       assert(!(state == AUTHORIZATION_EVALUATING) || ((state == CAPABILITY_EXECUTING || state == AUTHORIZATION_EVALUATING || (state == ERROR && !closed && state == CAPABILITY_EXECUTING) || (state == ERROR && state == CAPABILITY_EXECUTING) || (state == SHUTDOWN && state == CAPABILITY_EXECUTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == CAPABILITY_EXECUTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == CAPABILITY_EXECUTING)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR) || state == INITIALIZING || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed && !(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR)) || (state == ERROR && !(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR)))));  /* row-authorization-evaluating [FC-SM-026] */
       assert(!(state == CAPABILITY_EXECUTING) || ((state == MEMORY_COMMITTING || state == PROTOCOL_VALIDATING || state == CAPABILITY_EXECUTING || (state == ERROR && !closed && state == MEMORY_COMMITTING) || (state == ERROR && state == MEMORY_COMMITTING) || (state == SHUTDOWN && state == MEMORY_COMMITTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == MEMORY_COMMITTING) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == MEMORY_COMMITTING)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR) || state == INITIALIZING || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed && !(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR)) || (state == ERROR && !(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR)))));  /* row-capability-executing [FC-SM-030] */
       assert(!(state == MEMORY_COMMITTING) || ((state == COMPLETED || state == MEMORY_COMMITTING || (state == ERROR && !closed && state == COMPLETED) || (state == ERROR && state == COMPLETED) || (state == SHUTDOWN && state == COMPLETED) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == COMPLETED) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == COMPLETED)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) || state == INITIALIZING || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == COMPLETED || (state == ERROR && !closed && !(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)) || (state == ERROR && !(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)))));  /* row-memory-committing [FC-SM-034] */
       assert(!(state == COMPLETED) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || (state == ERROR && !closed && state == IDLE) || (state == ERROR && state == IDLE) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == SHUTDOWN && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == IDLE)) && (state == ERROR || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed) || (state == SHUTDOWN && state == ERROR) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == ERROR) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == ERROR)) && !(!(state == COMPLETED || state == IDLE || state == ERROR) || (state == IDLE && !latched) || state == IDLE || (state == IDLE && latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || (state == ERROR && !closed && !(state == COMPLETED || state == IDLE || state == ERROR)) || (state == ERROR && !(state == COMPLETED || state == IDLE || state == ERROR)) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(state == COMPLETED || state == IDLE || state == ERROR)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == COMPLETED || state == IDLE || state == ERROR)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == COMPLETED || state == IDLE || state == ERROR)))));  /* row-completed [FC-SM-038] */
       assert(!(state == ERROR) || !(!(state == ERROR || state == IDLE || state == SHUTDOWN) || (state == IDLE && !latched) || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || (state == ERROR && !closed && !(state == ERROR || state == IDLE || state == SHUTDOWN)) || (state == ERROR && !(state == ERROR || state == IDLE || state == SHUTDOWN)) || (state == SHUTDOWN && !(state == ERROR || state == IDLE || state == SHUTDOWN)) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == ERROR || state == IDLE || state == SHUTDOWN)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == ERROR || state == IDLE || state == SHUTDOWN))));  /* row-error-1 [FC-SM-041] */
       assert(!(state == ERROR) || (!(closed && initialised && recoverable && !latched) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || (state == ERROR && !closed && state == IDLE) || (state == ERROR && state == IDLE) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == SHUTDOWN && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == IDLE) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == IDLE)) && !(!(!(state == SHUTDOWN)) || state == IDLE || (state == IDLE && latched) || (state == ERROR && !closed && !(!(state == SHUTDOWN))) || (state == ERROR && !(!(state == SHUTDOWN))) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || (state == SHUTDOWN && !(!(state == SHUTDOWN))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == SHUTDOWN))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == SHUTDOWN)))))));  /* row-error-2 [FC-SM-041] */
       assert(!(state == ERROR) || (!(closed && !(initialised && recoverable && !latched)) || ((state == SHUTDOWN || state == IDLE || (state == IDLE && latched) || (state == ERROR && !closed && state == SHUTDOWN) || (state == ERROR && state == SHUTDOWN) || (state == ERROR && closed && !(initialised && recoverable && !latched)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == SHUTDOWN) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == SHUTDOWN)) && !(!(!(state == IDLE)) || state == INITIALIZING || state == COMPLETED || (state == ERROR && !closed && !(!(state == IDLE))) || (state == ERROR && !(!(state == IDLE))) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == SHUTDOWN && !(!(state == IDLE))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == IDLE))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == IDLE)))))));  /* row-error-3 [FC-SM-041] */
       assert(!(state == SHUTDOWN) || ((state == TERMINATED || (state == ERROR && !closed && state == TERMINATED) || (state == ERROR && state == TERMINATED) || (state == SHUTDOWN && state == TERMINATED) || state == SHUTDOWN || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && state == TERMINATED) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && state == TERMINATED)) && !(!(state == SHUTDOWN || state == TERMINATED) || state == INITIALIZING || (state == IDLE && !latched) || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || (state == ERROR && !closed && !(state == SHUTDOWN || state == TERMINATED)) || (state == ERROR && !(state == SHUTDOWN || state == TERMINATED)) || (state == ERROR && closed && initialised && recoverable && !latched) || (state == SHUTDOWN && !(state == SHUTDOWN || state == TERMINATED)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(state == SHUTDOWN || state == TERMINATED)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(state == SHUTDOWN || state == TERMINATED)))));  /* row-shutdown [FC-SM-045] */
#if !defined(BARE)
       assert(!(last == INITIALIZATION_SUCCEEDED) || (state == IDLE && initialised));  /* started-means-initialised [FC-SM-012, FC-SM-013] */
#endif
       assert(!(state == INITIALIZING) || !enabled_INPUT_ARRIVED);  /* no-input-while-initializing [FC-SM-014] */
       assert(!(state == IDLE && !latched) || enabled_INPUT_ARRIVED);  /* idle-accepts-input [FC-SM-015] */
       assert((!(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED) || identifier == EXECUTION) && (!(state == INITIALIZING || state == IDLE || state == SHUTDOWN || state == TERMINATED) || identifier == LIFECYCLE));  /* identified-while-in-flight [FC-SM-018, FC-SM-060] */
       assert(!(state == CAPABILITY_EXECUTING) || (form == TOOL_CALL && intent && !closed));  /* executing-means-intended [FC-SM-028, FC-SM-029] */
#if !defined(BARE)
       assert((!(last == MESSAGE_ACCEPTED) || form == MESSAGE) && (!(last == TOOL_CALL_ACCEPTED) || form == TOOL_CALL));  /* forms-are-kept [FC-SM-021] */
#endif
#if !defined(BARE)
       assert(!(last == PROTOCOL_REJECTED) || state == ERROR);  /* rejected-is-an-error [FC-SM-023] */
#endif
#if !defined(BARE)
       assert(!(last == AUTHORIZATION_DENIED) || state == ERROR);  /* denied-is-an-error [FC-SM-027] */
#endif
       assert(!(state == IDLE) || !(!(!(state == CAPABILITY_EXECUTING)) || state == AUTHORIZATION_EVALUATING || (state == ERROR && !closed && !(!(state == CAPABILITY_EXECUTING))) || (state == ERROR && !(!(state == CAPABILITY_EXECUTING))) || (state == SHUTDOWN && !(!(state == CAPABILITY_EXECUTING))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == CAPABILITY_EXECUTING))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == CAPABILITY_EXECUTING)))));  /* idle-does-not-execute [FC-SM-017] */
       assert(!(state == INPUT_RECEIVED) || !(!(!(state == CAPABILITY_EXECUTING)) || state == AUTHORIZATION_EVALUATING || (state == ERROR && !closed && !(!(state == CAPABILITY_EXECUTING))) || (state == ERROR && !(!(state == CAPABILITY_EXECUTING))) || (state == SHUTDOWN && !(!(state == CAPABILITY_EXECUTING))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == CAPABILITY_EXECUTING))) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == CAPABILITY_EXECUTING)))));  /* input-received-does-not-execute [FC-SM-020] */
       assert(!(!(state == COMPLETED)) || !(!(!(state == COMPLETED) || false) || (state == ERROR && !closed && !(!(state == COMPLETED) || false)) || (state == ERROR && !(!(state == COMPLETED) || false)) || (state == SHUTDOWN && !(!(state == COMPLETED) || false)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == COMPLETED) || false)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == COMPLETED) || false))));  /* committed-before-completed [FC-SM-033, FC-SM-034] */
       assert(!(state == IDLE) || (form == NONE && !intent && !closed && !expired));  /* nothing-left-in-idle [FC-SM-008, FC-SM-052, FC-SM-056, FC-SM-057, FC-SM-070] */
#if !defined(BARE)
       assert(!(last == INITIALIZATION_FAILED || last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED || last == EXECUTION_FAILED || last == COMMIT_FAILED || last == DEADLINE_PASSED || last == RUNTIME_FAILURE || last == INTEGRITY_FAULT) || state == ERROR);  /* failure-leads-to-error [FC-SM-062] */
#endif
       assert(state == SHUTDOWN || state == TERMINATED || (state == IDLE || state == COMPLETED || state == ERROR || state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING));  /* failure-leads-to-error-unless-shutting-down [FC-SM-062] */
       assert(!(state == ERROR) || (state == IDLE || state == COMPLETED || state == ERROR || state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING));  /* failure-in-error-is-an-error [FC-SM-062] */
       assert((!(state == INITIALIZING) || enabled_INITIALIZATION_FAILED) && (!(state == PROTOCOL_VALIDATING) || enabled_PROTOCOL_REJECTED) && (!(state == AUTHORIZATION_EVALUATING) || enabled_AUTHORIZATION_DENIED) && (!(state == CAPABILITY_EXECUTING) || enabled_EXECUTION_FAILED) && (!(state == MEMORY_COMMITTING) || enabled_COMMIT_FAILED) && (!(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) || enabled_INTEGRITY_FAULT));  /* failures-are-provided-for [FC-SM-062] */
       assert(!(state == COMPLETED) || !(!(!(state == ERROR) || false) || state == INITIALIZING || (state == IDLE && !(!closed)) || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || (state == ERROR && !closed && !(!(state == ERROR) || false)) || (state == ERROR && !(!(state == ERROR) || !closed)) || (state == SHUTDOWN && !(!(state == ERROR) || false)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !(!closed)) || state == INPUT_RECEIVED || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !(!(state == ERROR) || false)) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !(!(state == ERROR) || false))));  /* winding-up-fails-into-error [FC-SM-040, FC-SM-062] */
#if !defined(BARE)
       assert((!(last == COMMIT_FAILED || last == INTEGRITY_FAULT) || !recoverable) && (!recoverable || !(!recoverable || (state == INITIALIZING && !recoverable) || (state == IDLE && !latched && !recoverable) || (state == IDLE && !recoverable) || (state == IDLE && latched && !recoverable) || (state == INPUT_RECEIVED && !recoverable) || (state == PROTOCOL_VALIDATING && !recoverable) || (state == AUTHORIZATION_EVALUATING && !recoverable) || (state == CAPABILITY_EXECUTING && !recoverable) || (state == MEMORY_COMMITTING && !recoverable) || (state == COMPLETED && !recoverable) || (state == ERROR && !closed && !recoverable) || (state == ERROR && !recoverable) || (state == ERROR && closed && initialised && recoverable && !latched && !recoverable) || (state == ERROR && closed && !(initialised && recoverable && !latched) && !recoverable) || (state == SHUTDOWN && !recoverable) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !recoverable) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired && !recoverable) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired && !recoverable) || ((state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) && !recoverable))));  /* unrecoverable-is-noted [FC-SM-041] */
#endif
       assert(enabled_TIME_RAN_OUT == (!expired && (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING)) && enabled_DEADLINE_PASSED == (expired && (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING)));  /* deadlines-are-kept [FC-SM-062] */
#if !defined(BARE)
       assert(!(last == INPUT_RECORDED || last == MESSAGE_ACCEPTED || last == TOOL_CALL_ACCEPTED || last == AUTHORIZATION_GRANTED || last == EXECUTION_FINISHED) || !expired);  /* every-stage-has-its-time [FC-SM-056] */
#endif
       assert((!(state == IDLE || state == COMPLETED || state == ERROR || state == SHUTDOWN || state == TERMINATED) || !expired) && (!(state == SHUTDOWN || state == TERMINATED) || !closed));  /* nothing-left-outside-the-stages [FC-SM-044, FC-SM-056] */
       ENTERED(no_event)
     }
  /* INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE */
  :: d_step { state == INITIALIZING ->
       initialised = true;
       expired = false;
       state = IDLE;
       ENTERED(INITIALIZATION_SUCCEEDED)
     }
  /* INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR */
  :: d_step { state == INITIALIZING ->
       expired = false;
       state = ERROR;
       ENTERED(INITIALIZATION_FAILED)
     }
  /* INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED */
  :: d_step { state == IDLE && !latched ->
       assert(state == IDLE);  /* input-only-in-idle [FC-SM-015] */
       identifier = EXECUTION;
       state = INPUT_RECEIVED;
       ENTERED(INPUT_ARRIVED)
     }
  /* SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN */
  :: d_step { state == IDLE ->
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* LATCHED_SHUTDOWN (machine): IDLE -> SHUTDOWN */
  :: d_step { state == IDLE && latched ->
       state = SHUTDOWN;
       ENTERED(LATCHED_SHUTDOWN)
     }
  /* RUNTIME_FAILURE (fault): IDLE -> ERROR: added */
  :: d_step { state == IDLE ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING */
  :: d_step { state == INPUT_RECEIVED ->
       expired = false;
       state = PROTOCOL_VALIDATING;
       ENTERED(INPUT_RECORDED)
     }
  /* MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> MEMORY_COMMITTING: added */
  :: d_step { state == PROTOCOL_VALIDATING ->
       form = MESSAGE;
       expired = false;
       state = MEMORY_COMMITTING;
       ENTERED(MESSAGE_ACCEPTED)
     }
  /* TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING */
  :: d_step { state == PROTOCOL_VALIDATING ->
       form = TOOL_CALL;
       expired = false;
       state = AUTHORIZATION_EVALUATING;
       ENTERED(TOOL_CALL_ACCEPTED)
     }
  /* PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR */
  :: d_step { state == PROTOCOL_VALIDATING ->
       expired = false;
       state = ERROR;
       ENTERED(PROTOCOL_REJECTED)
     }
  /* AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING */
  :: d_step { state == AUTHORIZATION_EVALUATING ->
       intent = true;
       expired = false;
       state = CAPABILITY_EXECUTING;
       ENTERED(AUTHORIZATION_GRANTED)
     }
  /* AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR */
  :: d_step { state == AUTHORIZATION_EVALUATING ->
       expired = false;
       state = ERROR;
       ENTERED(AUTHORIZATION_DENIED)
     }
  /* EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING */
  :: d_step { state == CAPABILITY_EXECUTING ->
       expired = false;
       state = MEMORY_COMMITTING;
       ENTERED(EXECUTION_FINISHED)
     }
  /* EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR */
  :: d_step { state == CAPABILITY_EXECUTING ->
       expired = false;
       state = ERROR;
       ENTERED(EXECUTION_FAILED)
     }
  /* COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED */
  :: d_step { state == MEMORY_COMMITTING ->
       form = NONE;
       intent = false;
       closed = true;
       expired = false;
       state = COMPLETED;
       ENTERED(COMMIT_SUCCEEDED)
     }
  /* COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR */
  :: d_step { state == MEMORY_COMMITTING ->
       recoverable = false;
       expired = false;
       state = ERROR;
       ENTERED(COMMIT_FAILED)
     }
  /* COMPLETION_FINALIZED (machine): COMPLETED -> IDLE */
  :: d_step { state == COMPLETED ->
       identifier = LIFECYCLE;
       closed = false;
       state = IDLE;
       ENTERED(COMPLETION_FINALIZED)
     }
  /* RUNTIME_FAILURE (fault): COMPLETED -> ERROR: added; the failure needs its own record */
  :: d_step { state == COMPLETED ->
       closed = false;
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* ERROR_RECORDED (machine): ERROR -> the same */
  :: d_step { state == ERROR && !closed ->
       form = NONE;
       intent = false;
       closed = true;
       ENTERED(ERROR_RECORDED)
     }
  /* RUNTIME_FAILURE (fault): ERROR -> the same: it is in ERROR already */
  :: d_step { state == ERROR ->
       ENTERED(RUNTIME_FAILURE)
     }
  /* ERROR_CLEARED (machine): ERROR -> IDLE */
  :: d_step { state == ERROR && closed && initialised && recoverable && !latched ->
       identifier = LIFECYCLE;
       closed = false;
       state = IDLE;
       ENTERED(ERROR_CLEARED)
     }
  /* ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN */
  :: d_step { state == ERROR && closed && !(initialised && recoverable && !latched) ->
       identifier = LIFECYCLE;
       closed = false;
       state = SHUTDOWN;
       ENTERED(ERROR_UNRECOVERABLE)
     }
  /* SHUTDOWN_STEP_FAILED (fault): SHUTDOWN -> the same */
  :: d_step { state == SHUTDOWN ->
       incomplete = true;
       ENTERED(SHUTDOWN_STEP_FAILED)
     }
  /* SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED */
  :: d_step { state == SHUTDOWN ->
       state = TERMINATED;
       ENTERED(SHUTDOWN_FINISHED)
     }
  /* RUNTIME_FAILURE (fault): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
     CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR */
  :: d_step { state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING ->
       expired = false;
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* INTEGRITY_FAULT (fault): INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING, CAPABILITY_EXECUTING,
     MEMORY_COMMITTING -> ERROR */
  :: d_step { state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING ->
       recoverable = false;
       expired = false;
       state = ERROR;
       ENTERED(INTEGRITY_FAULT)
     }
  /* TIME_RAN_OUT (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
     CAPABILITY_EXECUTING, MEMORY_COMMITTING -> the same */
  :: d_step { (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && !expired ->
       expired = true;
       ENTERED(TIME_RAN_OUT)
     }
  /* DEADLINE_PASSED (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
     CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR */
  :: d_step { (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) && expired ->
       expired = false;
       state = ERROR;
       ENTERED(DEADLINE_PASSED)
     }
  /* SHUTDOWN_REQUESTED (input): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
     CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR -> the same */
  :: d_step { state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR ->
       latched = true;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  od
}

#ifndef BARE
/* terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
   holds) */
ltl terminated_is_final { [] (state == TERMINATED -> (holds_1 && ([] (state == TERMINATED)))) }
/* initialised-before-input [FC-SM-012, FC-SM-014]: No input is accepted before the runtime is initialised.
   (expected: holds) */
ltl initialised_before_input { (!(state == INPUT_RECEIVED)) W (last == INITIALIZATION_SUCCEEDED) }
/* ready-means-initialised [FC-SM-012]: The runtime is not in IDLE before it is initialised. (expected: holds) */
ltl ready_means_initialised { (!(state == IDLE)) W (last == INITIALIZATION_SUCCEEDED) }
/* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
   (expected: holds) */
ltl initializing_ends { ([] (<> met_2)) -> ((state == INITIALIZING) U (state == IDLE || state == ERROR)) }
/* input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded. (expected: holds) */
ltl input_recorded_before_validation { [] (last == INPUT_ARRIVED -> ((!(state == PROTOCOL_VALIDATING)) W (last == INPUT_RECORDED))) }
/* validated-before-authorized [FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is authorised
   before it is accepted as a tool call. (expected: holds) */
ltl validated_before_authorized { [] (last == INPUT_ARRIVED -> ((!(state == AUTHORIZATION_EVALUATING)) W (last == TOOL_CALL_ACCEPTED))) }
/* authorized-before-executed [FC-SM-028, FC-PR-009, FC-PR-038, FC-PR-055]: Nothing is executed before
   authorisation is granted and the intent recorded. (expected: holds) */
ltl authorized_before_executed { [] (last == INPUT_ARRIVED -> ((!(state == CAPABILITY_EXECUTING)) W (last == AUTHORIZATION_GRANTED && intent))) }
/* denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
   a denial nothing is executed before the next input arrives. (expected: holds) */
ltl denied_never_executed { [] ((last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED) -> ((!(state == CAPABILITY_EXECUTING)) W (last == INPUT_ARRIVED))) }
/* message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
   CAPABILITY_EXECUTING before the next input arrives. (expected: holds) */
ltl message_never_executes { [] (last == MESSAGE_ACCEPTED -> ((!(state == CAPABILITY_EXECUTING)) W (last == INPUT_ARRIVED))) }
/* rejected-and-denied-are-recorded [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016]: A rejected or denied input is
   recorded before the runtime is in IDLE again or shuts down. (expected: holds) */
ltl rejected_and_denied_are_recorded { [] ((last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED) -> ((!(state == IDLE || state == SHUTDOWN)) W closed)) }
/* executed-is-recorded [FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the runtime is in
   IDLE again or shuts down. (expected: holds) */
ltl executed_is_recorded { [] (last == AUTHORIZATION_GRANTED -> ((!(state == IDLE || state == SHUTDOWN)) W closed)) }
/* intent-until-closed [FC-SM-029, FC-SM-043]: Once recorded, the intent to execute stays open until the closing
   record is made. (expected: holds) */
ltl intent_until_closed { [] (last == AUTHORIZATION_GRANTED -> (intent W closed)) }
/* completed-ends-in-idle-or-error [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is
   in IDLE again, or finalising has failed, provided that it keeps working. (expected: holds) */
ltl completed_ends_in_idle_or_error { ([] (<> met_2)) -> ([] (state == COMPLETED -> ((state == COMPLETED) U (state == IDLE || state == ERROR)))) }
/* shutdown-failures-are-recorded [FC-SM-044]: A part of the shutdown may fail; that is recorded permanently, and
   the shutdown continues. (expected: holds) */
ltl shutdown_failures_are_recorded { [] ((state == SHUTDOWN -> enabled_SHUTDOWN_STEP_FAILED) && (last == SHUTDOWN_STEP_FAILED -> (state == SHUTDOWN && incomplete)) && (incomplete -> ([] incomplete)) && holds_3) }
/* recorded-before-left [FC-SM-040, FC-SM-043]: ERROR is not left before the failure is recorded. (expected:
   holds) */
ltl recorded_before_left { [] ((state == ERROR && !closed) -> ((state == ERROR) W (last == ERROR_RECORDED))) }
/* no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
   another input. (expected: holds) */
ltl no_execution_after_error { [] (state == ERROR -> ((!(state == CAPABILITY_EXECUTING)) W (state == INPUT_RECEIVED))) }
/* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever, however many failures
   follow, provided that it keeps working. (expected: holds) */
ltl error_is_left { ([] (<> met_2)) -> ([] (state == ERROR -> ((state == ERROR) U (state == IDLE || state == SHUTDOWN)))) }
/* unrecoverable-ends [FC-SM-041, FC-SM-045]: After an unrecoverable failure, the runtime ends, provided that it
   keeps working. (expected: holds) */
ltl unrecoverable_ends { ([] (<> met_2)) -> ([] ((!recoverable || last == ERROR_UNRECOVERABLE) -> (<> (state == TERMINATED)))) }
/* shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
   holds) */
ltl shutdown_ends { ([] (<> met_2)) -> ([] (state == SHUTDOWN -> ((state == SHUTDOWN) U (state == TERMINATED)))) }
/* shutdown-accepted-while-working [FC-SM-016]: A request to shut down is accepted in every state except SHUTDOWN
   and TERMINATED, and from then on a shutdown is due. (expected: holds) */
ltl shutdown_accepted_while_working { [] (holds_4 && (last == SHUTDOWN_REQUESTED -> (state == SHUTDOWN || latched)) && (latched -> ([] latched))) }
/* requested-shutdown-ends [FC-SM-016, FC-SM-045]: After a request to shut down the runtime ends, provided that
   it keeps working. (expected: holds) */
ltl requested_shutdown_ends { ([] (<> met_2)) -> ([] (last == SHUTDOWN_REQUESTED -> (<> (state == TERMINATED)))) }
/* comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
   it keeps working. (expected: holds) */
ltl comes_to_rest { ([] (<> met_2)) -> ([] (<> (state == IDLE || state == TERMINATED))) }
/* executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
   runtime keeps working. (expected: holds) */
ltl executions_end { ([] (<> met_2)) -> ([] (last == INPUT_ARRIVED -> (<> (state == COMPLETED || state == ERROR)))) }
/* executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
   that it keeps working. (expected: holds) */
ltl executing_ends { ([] (<> met_2)) -> ([] (state == CAPABILITY_EXECUTING -> (<> (state == MEMORY_COMMITTING || state == ERROR)))) }
/* executing-ends-even-if-the-capability-hangs [FC-SM-029, FC-SM-030]: The runtime does not stay in
   CAPABILITY_EXECUTING for ever even if the capability never returns, on the sole assumption that time passes
   and that the time-out then happens. (expected: holds) */
ltl executing_ends_even_if_the_capability_hangs { ([] (<> met_5)) -> ([] (state == CAPABILITY_EXECUTING -> (<> (state == MEMORY_COMMITTING || state == ERROR)))) }
/* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
   to IDLE, state by state. (expected: holds) */
/* This is part 1 of it. */
ltl example_lifecycle_1 { state == INITIALIZING }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no next-state
   operator */
/* message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not (CAPABILITY_EXECUTING or ERROR or IDLE) U
   (COMPLETED and closed)]): it quantifies over all paths and over some path, which LTL cannot express */
/* can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL cannot express */
/* stays-usable: AG ((initialised and recoverable and not latched and not (SHUTDOWN or TERMINATED)) -> EF IDLE):
   it quantifies over all paths and over some path, which LTL cannot express */
/* example-lifecycle-2: INITIALIZING and EX (IDLE and EX (INPUT_RECEIVED and EX (PROTOCOL_VALIDATING and EX
   (AUTHORIZATION_EVALUATING and EX (CAPABILITY_EXECUTING and EX (MEMORY_COMMITTING and EX (COMPLETED and EX
   IDLE))))))): the target has no next-state operator */
