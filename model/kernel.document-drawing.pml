/* Governance kernel 0.1.0, drawing: the machine kernel in the profile document-drawing, for SPIN. */
/* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

mtype = {
  BOOTING,
  IDLE,
  VALIDATING,
  ARBITRATING,
  EXECUTING,
  AUDITING,
  HALTED,
  REQUEST_SUBMITTED,
  CONFIG_LOADED,
  CONFIG_FAILED,
  VALIDATION_PASSED,
  VALIDATION_FAILED,
  DECIDED_ALLOW_WITH_TOOL,
  DECIDED_HALT,
  EXECUTION_COMPLETED,
  EXECUTION_FAILED,
  AUDIT_WRITTEN,
  AUDIT_FAILED,
  no_event
};
mtype state = BOOTING;

#define enabled_CONFIG_LOADED (state == BOOTING)
#define enabled_CONFIG_FAILED (state == BOOTING)
#define enabled_VALIDATION_PASSED (state == VALIDATING)
#define enabled_VALIDATION_FAILED (state == VALIDATING)
#define enabled_DECIDED_ALLOW_WITH_TOOL (state == ARBITRATING)
#define enabled_DECIDED_HALT (state == ARBITRATING)
#define enabled_EXECUTION_COMPLETED (state == EXECUTING)
#define enabled_EXECUTION_FAILED (state == EXECUTING)
#define enabled_AUDIT_WRITTEN (state == AUDITING)
#define enabled_AUDIT_FAILED (state == AUDITING)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = false;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_HALT || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_AUDIT_WRITTEN || enabled_AUDIT_FAILED) || (last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_HALT || last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == AUDIT_WRITTEN || last == AUDIT_FAILED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == BOOTING) || ((state == IDLE || state == BOOTING || state == AUDITING) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == BOOTING || state == IDLE || state == HALTED) || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING)));  /* row-booting [KRN-002, KRN-020, KRN-025, KRN-036] */
#if defined(CHECK_row_idle)
       assert(!(state == IDLE) || ((state == VALIDATING || state == IDLE) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == IDLE || state == VALIDATING || state == HALTED) || state == VALIDATING || state == ARBITRATING || state == EXECUTING)));  /* row-idle [KRN-005, KRN-025, KRN-036] */
#endif
       assert(!(state == IDLE) || ((state == VALIDATING || state == IDLE) && !(!(state == IDLE || state == VALIDATING) || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)));  /* row-idle-as-drawn [KRN-026, KRN-036] */
#if defined(CHECK_row_validating_1)
       assert(!(state == VALIDATING) || (state == ARBITRATING || state == VALIDATING));  /* row-validating-1 [KRN-008, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_validating_2)
       assert(!(state == VALIDATING) || (state == AUDITING || state == EXECUTING));  /* row-validating-2 [KRN-008, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_validating_3)
       assert(!(state == VALIDATING) || (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING));  /* row-validating-3 [KRN-008, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_validating_4)
       assert(!(state == VALIDATING) || !(!(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED) || state == BOOTING || state == ARBITRATING || state == AUDITING));  /* row-validating-4 [KRN-008, KRN-025, KRN-036] */
#endif
       assert(!(state == VALIDATING) || ((state == ARBITRATING || state == VALIDATING) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == VALIDATING || state == ARBITRATING || state == HALTED) || state == BOOTING || state == ARBITRATING || state == EXECUTING || state == AUDITING)));  /* row-validating-as-drawn [KRN-026, KRN-036] */
#if defined(CHECK_row_arbitrating_1)
       assert(!(state == ARBITRATING) || (state == EXECUTING || state == ARBITRATING));  /* row-arbitrating-1 [KRN-011, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_arbitrating_2)
       assert(!(state == ARBITRATING) || (state == AUDITING || state == EXECUTING));  /* row-arbitrating-2 [KRN-011, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_arbitrating_3)
       assert(!(state == ARBITRATING) || (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING));  /* row-arbitrating-3 [KRN-011, KRN-025, KRN-036] */
#endif
#if defined(CHECK_row_arbitrating_4)
       assert(!(state == ARBITRATING) || !(!(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || state == IDLE || state == AUDITING));  /* row-arbitrating-4 [KRN-011, KRN-025, KRN-036] */
#endif
       assert(!(state == ARBITRATING) || ((state == EXECUTING || state == ARBITRATING) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == ARBITRATING || state == EXECUTING || state == HALTED) || state == BOOTING || state == IDLE || state == EXECUTING || state == AUDITING)));  /* row-arbitrating-as-drawn [KRN-026, KRN-036] */
       assert(!(state == EXECUTING) || ((state == AUDITING || state == EXECUTING) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || state == IDLE || state == VALIDATING || state == AUDITING)));  /* row-executing [KRN-014, KRN-025, KRN-036] */
       assert(!(state == AUDITING) || ((state == IDLE || state == BOOTING || state == AUDITING) && (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == AUDITING || state == IDLE || state == HALTED) || state == IDLE || state == VALIDATING || state == ARBITRATING)));  /* row-auditing [KRN-017, KRN-025, KRN-036] */
#if defined(CHECK_halt_always_available)
       assert(state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING);  /* halt-always-available [KRN-021, KRN-029, KRN-036] */
#endif
       assert(state == IDLE || (state == HALTED || state == BOOTING || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING));  /* halt-always-available-but-in-idle [KRN-029, KRN-036] */
#if defined(CHECK_arbitration_can_be_audited)
       assert(!(state == ARBITRATING) || (state == AUDITING || state == EXECUTING));  /* arbitration-can-be-audited [KRN-011, KRN-036] */
#endif
#if !defined(BARE) && defined(CHECK_denied_is_audited)
       assert(!(last == VALIDATION_FAILED) || state == AUDITING);  /* denied-is-audited [KRN-008, KRN-017, KRN-036] */
#endif
#if !defined(BARE) && defined(CHECK_executed_is_audited)
       assert(!(last == EXECUTION_COMPLETED || last == EXECUTION_FAILED) || state == AUDITING);  /* executed-is-audited [KRN-014, KRN-016, KRN-017, KRN-036] */
#endif
       assert(!(!(state == EXECUTING)) || !(!(!(state == EXECUTING) || false)));  /* executing-only-by-allow [KRN-014, KRN-036] */
       ENTERED(no_event)
     }
  /* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-036]: lines 96-104 */
  :: d_step { state == BOOTING ->
       state = IDLE;
       ENTERED(CONFIG_LOADED)
     }
  /* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-036]: lines 96-103 */
  :: d_step { state == BOOTING ->
       state = HALTED;
       ENTERED(CONFIG_FAILED)
     }
  /* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-036]: lines 103-108 */
  :: d_step { state == IDLE ->
       assert(state == IDLE);  /* requests-only-in-idle [KRN-006, KRN-036] */
       state = VALIDATING;
       ENTERED(REQUEST_SUBMITTED)
     }
  /* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-036]: lines 109-114 */
  :: d_step { state == VALIDATING ->
       state = ARBITRATING;
       ENTERED(VALIDATION_PASSED)
     }
  /* VALIDATION_FAILED (machine): VALIDATING -> HALTED [KRN-036]: lines 108-109 against 27 */
  :: d_step { state == VALIDATING ->
       state = HALTED;
       ENTERED(VALIDATION_FAILED)
     }
  /* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-036]: lines 115-120 */
  :: d_step { state == ARBITRATING ->
       state = EXECUTING;
       ENTERED(DECIDED_ALLOW_WITH_TOOL)
     }
  /* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-036]: lines 114-115 */
  :: d_step { state == ARBITRATING ->
       state = HALTED;
       ENTERED(DECIDED_HALT)
     }
  /* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-036]: lines 121-126 */
  :: d_step { state == EXECUTING ->
       state = AUDITING;
       ENTERED(EXECUTION_COMPLETED)
     }
  /* EXECUTION_FAILED (machine): EXECUTING -> HALTED [KRN-036]: lines 120-121 against 48 */
  :: d_step { state == EXECUTING ->
       state = HALTED;
       ENTERED(EXECUTION_FAILED)
     }
  /* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-036]: lines 102-126 */
  :: d_step { state == AUDITING ->
       state = IDLE;
       ENTERED(AUDIT_WRITTEN)
     }
  /* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-036]: lines 126-127 */
  :: d_step { state == AUDITING ->
       state = HALTED;
       ENTERED(AUDIT_FAILED)
     }
  od
}

#ifndef BARE
/* only-executions-are-audited [KRN-008, KRN-011, KRN-017, KRN-036]: The drawn kernel is never in AUDITING
   without having executed a tool, so no denial is ever audited. (expected: holds) */
ltl only_executions_are_audited { ((!(state == AUDITING)) W (state == EXECUTING)) && ([] (last == REQUEST_SUBMITTED -> ((!(state == AUDITING)) W (state == EXECUTING)))) }
/* one-unsound-request-halts-the-kernel [KRN-008, KRN-024, KRN-036]: In the drawing, one unsound request stops
   the kernel permanently. (expected: holds) */
ltl one_unsound_request_halts_the_kernel { [] (last == VALIDATION_FAILED -> ([] (state == HALTED))) }
/* halted-is-final [KRN-020, KRN-024, KRN-036]: Once the kernel has halted, it stays halted on every path.
   (expected: holds) */
ltl halted_is_final { [] (state == HALTED -> ([] (state == HALTED))) }
/* requests-end [KRN-017, KRN-032, KRN-036]: Every accepted request ends with a written entry or a halted kernel,
   provided that the kernel keeps working. (expected: holds) */
ltl requests_end { ([] (<> met_1)) -> ([] (last == REQUEST_SUBMITTED -> (<> (last == AUDIT_WRITTEN || state == HALTED)))) }
#endif
