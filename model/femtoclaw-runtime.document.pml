/* FemtoClaw runtime 1.0.0: the machine femtoclaw-runtime in the profile document, for SPIN. */
/* It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

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
  COMPLETION_FINALIZED,
  ERROR_CLEARED,
  ERROR_UNRECOVERABLE,
  SHUTDOWN_FINISHED,
  RUNTIME_FAILURE,
  no_event
};
mtype state = INITIALIZING;

#define enabled_INPUT_ARRIVED (state == IDLE)
#define enabled_SHUTDOWN_REQUESTED (state == IDLE)
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
#define enabled_COMPLETION_FINALIZED (state == COMPLETED)
#define enabled_ERROR_CLEARED (state == ERROR)
#define enabled_ERROR_UNRECOVERABLE (state == ERROR)
#define enabled_SHUTDOWN_FINISHED (state == SHUTDOWN)
#define enabled_RUNTIME_FAILURE (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING)
#define enabled_any (enabled_INPUT_ARRIVED || enabled_SHUTDOWN_REQUESTED || enabled_INITIALIZATION_SUCCEEDED || enabled_INITIALIZATION_FAILED || enabled_INPUT_RECORDED || enabled_MESSAGE_ACCEPTED || enabled_TOOL_CALL_ACCEPTED || enabled_PROTOCOL_REJECTED || enabled_AUTHORIZATION_GRANTED || enabled_AUTHORIZATION_DENIED || enabled_EXECUTION_FINISHED || enabled_EXECUTION_FAILED || enabled_COMMIT_SUCCEEDED || enabled_COMMIT_FAILED || enabled_COMPLETION_FINALIZED || enabled_ERROR_CLEARED || enabled_ERROR_UNRECOVERABLE || enabled_SHUTDOWN_FINISHED || enabled_RUNTIME_FAILURE)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool holds_1 = true;
bool met_2 = false;
inline ENTERED(event) {
  last = event;
  holds_1 = ((state == IDLE && ((state == INPUT_RECEIVED && ((state == PROTOCOL_VALIDATING && ((state == AUTHORIZATION_EVALUATING && ((state == CAPABILITY_EXECUTING && ((state == MEMORY_COMMITTING && ((state == COMPLETED && (state == IDLE || state == INITIALIZING || state == COMPLETED || state == ERROR)) || state == MEMORY_COMMITTING)) || state == CAPABILITY_EXECUTING)) || state == AUTHORIZATION_EVALUATING)) || state == PROTOCOL_VALIDATING)) || state == INPUT_RECEIVED)) || state == IDLE)) || state == INITIALIZING || state == COMPLETED || state == ERROR);
  met_2 = (!(enabled_INITIALIZATION_SUCCEEDED || enabled_INITIALIZATION_FAILED || enabled_INPUT_RECORDED || enabled_MESSAGE_ACCEPTED || enabled_TOOL_CALL_ACCEPTED || enabled_PROTOCOL_REJECTED || enabled_AUTHORIZATION_GRANTED || enabled_AUTHORIZATION_DENIED || enabled_EXECUTION_FINISHED || enabled_EXECUTION_FAILED || enabled_COMMIT_SUCCEEDED || enabled_COMMIT_FAILED || enabled_COMPLETION_FINALIZED || enabled_ERROR_CLEARED || enabled_ERROR_UNRECOVERABLE || enabled_SHUTDOWN_FINISHED) || (last == INITIALIZATION_SUCCEEDED || last == INITIALIZATION_FAILED || last == INPUT_RECORDED || last == MESSAGE_ACCEPTED || last == TOOL_CALL_ACCEPTED || last == PROTOCOL_REJECTED || last == AUTHORIZATION_GRANTED || last == AUTHORIZATION_DENIED || last == EXECUTION_FINISHED || last == EXECUTION_FAILED || last == COMMIT_SUCCEEDED || last == COMMIT_FAILED || last == COMPLETION_FINALIZED || last == ERROR_CLEARED || last == ERROR_UNRECOVERABLE || last == SHUTDOWN_FINISHED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == INITIALIZING) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || state == ERROR) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == INITIALIZING || state == IDLE || state == ERROR) || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR || state == SHUTDOWN)));  /* row-initializing [FC-SM-009, FC-SM-011, FC-SM-013, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == IDLE) || ((state == INPUT_RECEIVED || state == IDLE) && (state == SHUTDOWN || state == IDLE || state == ERROR) && !(!(state == IDLE || state == INPUT_RECEIVED || state == SHUTDOWN) || state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == SHUTDOWN)));  /* row-idle [FC-SM-009, FC-SM-011, FC-SM-016, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == INPUT_RECEIVED) || ((state == PROTOCOL_VALIDATING || state == INPUT_RECEIVED) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == ERROR) || state == INITIALIZING || state == IDLE || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR || state == SHUTDOWN)));  /* row-input-received [FC-SM-009, FC-SM-011, FC-SM-019, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == PROTOCOL_VALIDATING) || ((state == AUTHORIZATION_EVALUATING || state == PROTOCOL_VALIDATING) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == ERROR) || state == INITIALIZING || state == IDLE || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR || state == SHUTDOWN)));  /* row-protocol-validating [FC-SM-009, FC-SM-011, FC-SM-022, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == AUTHORIZATION_EVALUATING) || ((state == CAPABILITY_EXECUTING || state == AUTHORIZATION_EVALUATING) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == ERROR) || state == INITIALIZING || state == IDLE || state == INPUT_RECEIVED || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR || state == SHUTDOWN)));  /* row-authorization-evaluating [FC-SM-009, FC-SM-011, FC-SM-026, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == CAPABILITY_EXECUTING) || ((state == MEMORY_COMMITTING || state == CAPABILITY_EXECUTING) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR) || state == INITIALIZING || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR || state == SHUTDOWN)));  /* row-capability-executing [FC-SM-009, FC-SM-011, FC-SM-030, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == MEMORY_COMMITTING) || ((state == COMPLETED || state == MEMORY_COMMITTING) && (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED) && !(!(state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR) || state == INITIALIZING || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == COMPLETED || state == ERROR || state == SHUTDOWN)));  /* row-memory-committing [FC-SM-009, FC-SM-011, FC-SM-034, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == COMPLETED) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || state == ERROR) && !(!(state == COMPLETED || state == IDLE) || state == INITIALIZING || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == ERROR || state == SHUTDOWN)));  /* row-completed [FC-SM-009, FC-SM-011, FC-SM-038, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == ERROR) || ((state == IDLE || state == INITIALIZING || state == COMPLETED || state == ERROR) && (state == SHUTDOWN || state == IDLE || state == ERROR) && !(!(state == ERROR || state == IDLE || state == SHUTDOWN) || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == SHUTDOWN)));  /* row-error [FC-SM-009, FC-SM-011, FC-SM-041, FC-SM-047, FC-SM-067, FC-SM-068] */
       assert(!(state == SHUTDOWN) || ((state == TERMINATED || state == SHUTDOWN) && !(!(state == SHUTDOWN || state == TERMINATED) || state == INITIALIZING || state == IDLE || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == COMPLETED || state == ERROR)));  /* row-shutdown [FC-SM-009, FC-SM-011, FC-SM-045, FC-SM-047, FC-SM-067, FC-SM-068] */
#if defined(CHECK_always_in_a_listed_state)
       assert(!(state == TERMINATED));  /* always-in-a-listed-state [FC-SM-005, FC-SM-010] */
#endif
       assert(!(state == INITIALIZING) || !enabled_INPUT_ARRIVED);  /* no-input-while-initializing [FC-SM-014] */
       assert(!(state == IDLE) || enabled_INPUT_ARRIVED);  /* idle-accepts-input [FC-SM-015] */
#if !defined(BARE)
       assert(!(last == PROTOCOL_REJECTED) || state == ERROR);  /* rejected-is-an-error [FC-SM-023] */
#endif
#if !defined(BARE)
       assert(!(last == AUTHORIZATION_DENIED) || state == ERROR);  /* denied-is-an-error [FC-SM-027] */
#endif
       assert(!(state == IDLE) || !(!(!(state == CAPABILITY_EXECUTING)) || state == AUTHORIZATION_EVALUATING));  /* idle-does-not-execute [FC-SM-017] */
       assert(!(state == INPUT_RECEIVED) || !(!(!(state == CAPABILITY_EXECUTING)) || state == AUTHORIZATION_EVALUATING));  /* input-received-does-not-execute [FC-SM-020] */
       assert(!(!(state == COMPLETED)) || !(!(!(state == COMPLETED) || false)));  /* committed-before-completed [FC-SM-033, FC-SM-034] */
#if !defined(BARE)
       assert(!(last == INITIALIZATION_FAILED || last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED || last == EXECUTION_FAILED || last == COMMIT_FAILED || last == RUNTIME_FAILURE) || state == ERROR);  /* failure-leads-to-error [FC-SM-002, FC-SM-062] */
#endif
#if defined(CHECK_failure_leads_to_error_from_every_state)
       assert(state == TERMINATED || state == ERROR || (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED));  /* failure-leads-to-error-from-every-state [FC-SM-002, FC-SM-062] */
#endif
#if defined(CHECK_failure_leads_to_error_from_idle)
       assert(!(state == IDLE) || (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED));  /* failure-leads-to-error-from-idle [FC-SM-062] */
#endif
#if defined(CHECK_failure_leads_to_error_from_completed)
       assert(!(state == COMPLETED) || (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED));  /* failure-leads-to-error-from-completed [FC-SM-062] */
#endif
#if defined(CHECK_failure_leads_to_error_from_shutdown)
       assert(!(state == SHUTDOWN) || (state == ERROR || state == INITIALIZING || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING || state == INPUT_RECEIVED));  /* failure-leads-to-error-from-shutdown [FC-SM-062] */
#endif
#if defined(CHECK_failure_in_error_is_an_error)
       assert(!(state == ERROR) || (state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING));  /* failure-in-error-is-an-error [FC-SM-062] */
#endif
       assert(!(state == INITIALIZING || state == INPUT_RECEIVED || state == PROTOCOL_VALIDATING || state == AUTHORIZATION_EVALUATING || state == CAPABILITY_EXECUTING || state == MEMORY_COMMITTING) || enabled_RUNTIME_FAILURE);  /* failure-accepted-while-working [FC-SM-062] */
#if defined(CHECK_shutdown_accepted_while_working)
       assert(state == SHUTDOWN || state == TERMINATED || enabled_SHUTDOWN_REQUESTED);  /* shutdown-accepted-while-working */
#endif
       ENTERED(no_event)
     }
  /* INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE [FC-SM-013]: line 90 */
  :: d_step { state == INITIALIZING ->
       state = IDLE;
       ENTERED(INITIALIZATION_SUCCEEDED)
     }
  /* INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR [FC-SM-013]: line 91 */
  :: d_step { state == INITIALIZING ->
       state = ERROR;
       ENTERED(INITIALIZATION_FAILED)
     }
  /* INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED [FC-SM-016]: line 108 */
  :: d_step { state == IDLE ->
       assert(state == IDLE);  /* input-only-in-idle [FC-SM-015] */
       state = INPUT_RECEIVED;
       ENTERED(INPUT_ARRIVED)
     }
  /* SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN [FC-SM-016]: line 109 */
  :: d_step { state == IDLE ->
       state = SHUTDOWN;
       ENTERED(SHUTDOWN_REQUESTED)
     }
  /* INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING [FC-SM-019]: line 127 */
  :: d_step { state == INPUT_RECEIVED ->
       state = PROTOCOL_VALIDATING;
       ENTERED(INPUT_RECORDED)
     }
  /* MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146 */
  :: d_step { state == PROTOCOL_VALIDATING ->
       state = AUTHORIZATION_EVALUATING;
       ENTERED(MESSAGE_ACCEPTED)
     }
  /* TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146 */
  :: d_step { state == PROTOCOL_VALIDATING ->
       state = AUTHORIZATION_EVALUATING;
       ENTERED(TOOL_CALL_ACCEPTED)
     }
  /* PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-022, FC-SM-023]: lines 147 and 149 */
  :: d_step { state == PROTOCOL_VALIDATING ->
       state = ERROR;
       ENTERED(PROTOCOL_REJECTED)
     }
  /* AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026]: line 167 */
  :: d_step { state == AUTHORIZATION_EVALUATING ->
       state = CAPABILITY_EXECUTING;
       ENTERED(AUTHORIZATION_GRANTED)
     }
  /* AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-026, FC-SM-027]: lines 168 and 170 */
  :: d_step { state == AUTHORIZATION_EVALUATING ->
       state = ERROR;
       ENTERED(AUTHORIZATION_DENIED)
     }
  /* EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030]: line 188 */
  :: d_step { state == CAPABILITY_EXECUTING ->
       state = MEMORY_COMMITTING;
       ENTERED(EXECUTION_FINISHED)
     }
  /* EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-030]: line 189 */
  :: d_step { state == CAPABILITY_EXECUTING ->
       state = ERROR;
       ENTERED(EXECUTION_FAILED)
     }
  /* COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED [FC-SM-034]: line 209 */
  :: d_step { state == MEMORY_COMMITTING ->
       state = COMPLETED;
       ENTERED(COMMIT_SUCCEEDED)
     }
  /* COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-034]: line 210 */
  :: d_step { state == MEMORY_COMMITTING ->
       state = ERROR;
       ENTERED(COMMIT_FAILED)
     }
  /* COMPLETION_FINALIZED (machine): COMPLETED -> IDLE [FC-SM-038]: line 229 */
  :: d_step { state == COMPLETED ->
       state = IDLE;
       ENTERED(COMPLETION_FINALIZED)
     }
  /* ERROR_CLEARED (machine): ERROR -> IDLE [FC-SM-041]: line 247 */
  :: d_step { state == ERROR ->
       state = IDLE;
       ENTERED(ERROR_CLEARED)
     }
  /* ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN [FC-SM-041]: line 248 */
  :: d_step { state == ERROR ->
       state = SHUTDOWN;
       ENTERED(ERROR_UNRECOVERABLE)
     }
  /* SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED [FC-SM-045]: line 268 */
  :: d_step { state == SHUTDOWN ->
       state = TERMINATED;
       ENTERED(SHUTDOWN_FINISHED)
     }
  /* RUNTIME_FAILURE (fault): INITIALIZING -> ERROR [FC-SM-062, FC-SM-013]: line 333 with lines 91, 128, 147, 168,
     189 and 210 */
  :: d_step { state == INITIALIZING ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* RUNTIME_FAILURE (fault): INPUT_RECEIVED -> ERROR [FC-SM-062, FC-SM-019]: line 333 with lines 91, 128, 147,
     168, 189 and 210 */
  :: d_step { state == INPUT_RECEIVED ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* RUNTIME_FAILURE (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-062, FC-SM-022]: line 333 with lines 91, 128,
     147, 168, 189 and 210 */
  :: d_step { state == PROTOCOL_VALIDATING ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* RUNTIME_FAILURE (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-062, FC-SM-026]: line 333 with lines 91,
     128, 147, 168, 189 and 210 */
  :: d_step { state == AUTHORIZATION_EVALUATING ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* RUNTIME_FAILURE (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-062, FC-SM-030]: line 333 with lines 91, 128,
     147, 168, 189 and 210 */
  :: d_step { state == CAPABILITY_EXECUTING ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  /* RUNTIME_FAILURE (fault): MEMORY_COMMITTING -> ERROR [FC-SM-062, FC-SM-034]: line 333 with lines 91, 128, 147,
     168, 189 and 210 */
  :: d_step { state == MEMORY_COMMITTING ->
       state = ERROR;
       ENTERED(RUNTIME_FAILURE)
     }
  od
}

#ifndef BARE
/* terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
   holds) */
ltl terminated_is_final { [] (state == TERMINATED -> (!enabled_any && ([] (state == TERMINATED)))) }
/* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
   to IDLE, state by state. (expected: holds) */
/* This is part 1 of it. */
ltl example_lifecycle_1 { state == INITIALIZING }
/* example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
   to IDLE, state by state. (expected: holds) */
/* This is part 2 of it. */
ltl example_lifecycle_2 { holds_1 }
/* initialised-before-input [FC-SM-002, FC-SM-014]: No input is accepted before the runtime is initialised. It
   fails: a failed start-up leads to ERROR, from there to IDLE, and IDLE accepts input (D-FC-06). (expected:
   fails) */
ltl initialised_before_input { (!(state == INPUT_RECEIVED)) W (last == INITIALIZATION_SUCCEEDED) }
/* ready-means-initialised [FC-SM-008, FC-SM-014, FC-SM-015]: The runtime is not in IDLE before it is
   initialised. It fails for the same reason (D-FC-06). (expected: fails) */
ltl ready_means_initialised { (!(state == IDLE)) W (last == INITIALIZATION_SUCCEEDED) }
/* initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
   (expected: holds) */
ltl initializing_ends { ([] (<> met_2)) -> ((state == INITIALIZING) U (state == IDLE || state == ERROR)) }
/* identified-before-any-transition [FC-SM-060]: No transition is made before the state that assigns execution
   identifiers, so that the telemetry of each transition can name one. It fails: start-up and the step into that
   state come before it (D-FC-04). (expected: fails) */
ltl identified_before_any_transition { (state == INITIALIZING) W (state == INPUT_RECEIVED) }
/* input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded and its execution has
   an identifier. (expected: holds) */
ltl input_recorded_before_validation { [] (last == INPUT_ARRIVED -> ((!(state == PROTOCOL_VALIDATING)) W (last == INPUT_RECORDED))) }
/* validated-before-authorized [FC-SM-002, FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is
   authorised before it is accepted as a message or as a tool call. (expected: holds) */
ltl validated_before_authorized { [] (last == INPUT_ARRIVED -> ((!(state == AUTHORIZATION_EVALUATING)) W (last == MESSAGE_ACCEPTED || last == TOOL_CALL_ACCEPTED))) }
/* authorized-before-executed [FC-SM-002, FC-SM-028, FC-SM-073, FC-PR-009, FC-PR-038, FC-PR-055]:
   CAPABILITY_EXECUTING is not reached with an input before authorisation is granted. (expected: holds) */
ltl authorized_before_executed { [] (last == INPUT_ARRIVED -> ((!(state == CAPABILITY_EXECUTING)) W (last == AUTHORIZATION_GRANTED))) }
/* denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
   a denial nothing is executed before the next input arrives. (expected: holds) */
ltl denied_never_executed { [] ((last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED) -> ((!(state == CAPABILITY_EXECUTING)) W (last == INPUT_ARRIVED))) }
/* message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
   CAPABILITY_EXECUTING before the next input arrives. It fails: the only path from validation leads through
   authorisation and execution (D-FC-03). (expected: fails) */
ltl message_never_executes { [] (last == MESSAGE_ACCEPTED -> ((!(state == CAPABILITY_EXECUTING)) W (last == INPUT_ARRIVED))) }
/* rejected-and-denied-are-committed [FC-SM-002, FC-SM-033, FC-SM-043, FC-PR-016, FC-PR-059]: A rejected or
   denied input is recorded before the runtime is in IDLE again. It fails: both lead to ERROR, and ERROR does not
   lead to MEMORY_COMMITTING (D-FC-07). (expected: fails) */
ltl rejected_and_denied_are_committed { [] ((last == PROTOCOL_REJECTED || last == AUTHORIZATION_DENIED) -> ((!(state == IDLE)) W (last == COMMIT_SUCCEEDED))) }
/* executed-is-committed [FC-SM-002, FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the
   runtime is in IDLE again. It fails: a failure during the execution or the commit leaves an effect without a
   record (D-FC-09). (expected: fails) */
ltl executed_is_committed { [] (last == AUTHORIZATION_GRANTED -> ((!(state == IDLE)) W (last == COMMIT_SUCCEEDED))) }
/* completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
   IDLE again, provided that it keeps working. (expected: holds) */
ltl completed_returns_to_idle { ([] (<> met_2)) -> ([] (state == COMPLETED -> ((state == COMPLETED) U (state == IDLE)))) }
/* no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
   another input. (expected: holds) */
ltl no_execution_after_error { [] (state == ERROR -> ((!(state == CAPABILITY_EXECUTING)) W (state == INPUT_RECEIVED))) }
/* error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
   SHUTDOWN, provided that it keeps working. (expected: holds) */
ltl error_is_left { ([] (<> met_2)) -> ([] (state == ERROR -> ((state == ERROR) U (state == IDLE || state == SHUTDOWN)))) }
/* unrecoverable-ends [FC-SM-041, FC-SM-045]: After a failure that cannot be handled, the runtime ends, provided
   that it keeps working. (expected: holds) */
ltl unrecoverable_ends { ([] (<> met_2)) -> ([] (last == ERROR_UNRECOVERABLE -> (<> (state == TERMINATED)))) }
/* shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
   holds) */
ltl shutdown_ends { ([] (<> met_2)) -> ([] (state == SHUTDOWN -> ((state == SHUTDOWN) U (state == TERMINATED)))) }
/* comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
   it keeps working. (expected: holds) */
ltl comes_to_rest { ([] (<> met_2)) -> ([] (<> (state == IDLE || state == TERMINATED))) }
/* executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
   runtime keeps working. (expected: holds) */
ltl executions_end { ([] (<> met_2)) -> ([] (last == INPUT_ARRIVED -> (<> (state == COMPLETED || state == ERROR)))) }
/* executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
   that it keeps working, the capability included. (expected: holds) */
ltl executing_ends { ([] (<> met_2)) -> ([] (state == CAPABILITY_EXECUTING -> (<> (state == MEMORY_COMMITTING || state == ERROR)))) }
/* executing-ends-even-if-the-capability-hangs: The runtime does not stay in CAPABILITY_EXECUTING for ever even
   if the capability never returns. It fails: the document has no deadline (D-FC-11). (expected: fails) */
ltl executing_ends_even_if_the_capability_hangs { [] (state == CAPABILITY_EXECUTING -> (<> (state == MEMORY_COMMITTING || state == ERROR))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no next-state
   operator */
/* message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not CAPABILITY_EXECUTING U MEMORY_COMMITTING]):
   it quantifies over all paths and over some path, which LTL cannot express */
/* can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL cannot express */
/* stays-usable: AG (SHUTDOWN or TERMINATED or EF IDLE): it quantifies over all paths and over some path, which
   LTL cannot express */
