/* Governance kernel 0.1.0, amended: the machine kernel in the profile amended, for SPIN. */
/* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

#define MAX_AUDIT_RETRIES 2
#define EXECUTION_DEADLINE 2
mtype = {
  BOOTING,
  IDLE,
  VALIDATING,
  ARBITRATING,
  EXECUTING,
  AUDITING,
  HALTED,
  REQUEST_SUBMITTED,
  HALT_COMMANDED,
  CONFIG_LOADED,
  CONFIG_FAILED,
  VALIDATION_PASSED,
  VALIDATION_FAILED,
  DECIDED_ALLOW_WITH_TOOL,
  DECIDED_ALLOW_NO_TOOL,
  DECIDED_DENY,
  DECIDED_HALT,
  CLOCK_TICKED,
  EXECUTION_COMPLETED,
  EXECUTION_FAILED,
  EXECUTION_DEADLINE_PASSED,
  ENTRY_STORED,
  AUDIT_WRITTEN,
  AUDIT_RETRIED,
  AUDIT_FAILED,
  RECOVERABLE_ERROR,
  FATAL_ERROR,
  REQUEST_DRAFTED,
  SINK_LOST,
  SINK_RESTORED,
  NONE,
  FIRST,
  SECOND,
  ALLOW,
  DENY,
  HALT,
  NOT_STARTED,
  STARTED,
  DONE,
  UNKNOWN,
  SINK,
  FALLBACK,
  no_event
};
mtype state = BOOTING;
mtype draft = NONE;  /* the caller's next request */
bool sink = false;  /* the audit sink is open and writable */
mtype request = NONE;  /* the accepted request */
mtype decision = NONE;  /* the decision about it */
mtype execution = NOT_STARTED;  /* the progress of the call */
bool error = false;  /* there is an error to record */
byte ticks = 0;  /* virtual time that the call has taken */
byte retries = 0;  /* retries made to write the entry */
bool stored = false;  /* the entry of the operation or the error is durable */
mtype closed = NONE;  /* the request that the halt entry closes */
mtype record = NONE;  /* the entered state of the newest entry */
mtype channel = NONE;  /* where that entry is */

#define enabled_REQUEST_SUBMITTED (state == IDLE && draft != NONE)
#define enabled_HALT_COMMANDED (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_CONFIG_LOADED (state == BOOTING)
#define enabled_CONFIG_FAILED (state == BOOTING)
#define enabled_VALIDATION_PASSED (state == VALIDATING)
#define enabled_VALIDATION_FAILED (state == VALIDATING)
#define enabled_DECIDED_ALLOW_WITH_TOOL (state == ARBITRATING && request == FIRST)
#define enabled_DECIDED_ALLOW_NO_TOOL (state == ARBITRATING && request == SECOND)
#define enabled_DECIDED_DENY (state == ARBITRATING)
#define enabled_DECIDED_HALT (state == ARBITRATING)
#define enabled_CLOCK_TICKED (state == EXECUTING && ticks < EXECUTION_DEADLINE)
#define enabled_EXECUTION_COMPLETED (state == EXECUTING)
#define enabled_EXECUTION_FAILED (state == EXECUTING)
#define enabled_EXECUTION_DEADLINE_PASSED (state == EXECUTING && ticks == EXECUTION_DEADLINE)
#define enabled_ENTRY_STORED (state == AUDITING && (sink && !stored))
#define enabled_AUDIT_WRITTEN (state == AUDITING && stored)
#define enabled_AUDIT_RETRIED (state == AUDITING && (!sink && !stored && retries < MAX_AUDIT_RETRIES))
#define enabled_AUDIT_FAILED (state == AUDITING && (!sink && !stored && retries == MAX_AUDIT_RETRIES))
#define enabled_RECOVERABLE_ERROR (state == IDLE || (state == VALIDATING || state == ARBITRATING) || state == EXECUTING)
#define enabled_FATAL_ERROR (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_any (enabled_REQUEST_SUBMITTED || enabled_HALT_COMMANDED || enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_CLOCK_TICKED || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_EXECUTION_DEADLINE_PASSED || enabled_ENTRY_STORED || enabled_AUDIT_WRITTEN || enabled_AUDIT_RETRIED || enabled_AUDIT_FAILED || enabled_RECOVERABLE_ERROR || enabled_FATAL_ERROR)

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
  met_2 = (!(enabled_CLOCK_TICKED || enabled_EXECUTION_DEADLINE_PASSED) || (last == CLOCK_TICKED || last == EXECUTION_DEADLINE_PASSED));
  met_3 = (!(enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_CLOCK_TICKED || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_EXECUTION_DEADLINE_PASSED || enabled_ENTRY_STORED || enabled_AUDIT_WRITTEN || enabled_AUDIT_RETRIED || enabled_AUDIT_FAILED) || (last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_ALLOW_NO_TOOL || last == DECIDED_DENY || last == DECIDED_HALT || last == CLOCK_TICKED || last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == ENTRY_STORED || last == AUDIT_WRITTEN || last == AUDIT_RETRIED || last == AUDIT_FAILED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
#if !defined(BARE)
       assert((!(state == BOOTING) || record == NONE) && (!(last == CONFIG_LOADED) || record == NONE) && (!(last == AUDIT_WRITTEN) || record == IDLE) && (!(state == IDLE) || (record == NONE || record == IDLE)) && (!(state == VALIDATING) || record == VALIDATING) && (!(state == ARBITRATING) || record == ARBITRATING) && (!(state == EXECUTING) || record == EXECUTING) && (!(state == AUDITING) || record == AUDITING) && (!(state == HALTED) || record == HALTED) && ((!(record == NONE) || channel == NONE) && (!(record != NONE) || channel != NONE)));  /* every-transition-has-an-audit-entry [KRN-027] */
#endif
#if !defined(BARE)
       assert(!(last == AUDIT_FAILED) || (state == HALTED && record == HALTED && channel == FALLBACK && error));  /* audit-failure-has-an-audit-entry [KRN-017, KRN-027] */
#endif
       assert((!sink || !((state == IDLE && draft != NONE && !((sink -> SINK : FALLBACK) == SINK)) || (state == VALIDATING && !((sink -> SINK : FALLBACK) == SINK)) || (state == ARBITRATING && request == FIRST && !((sink -> SINK : FALLBACK) == SINK)) || (state == ARBITRATING && request == SECOND && !((sink -> SINK : FALLBACK) == SINK)) || (state == ARBITRATING && !((sink -> SINK : FALLBACK) == SINK)) || (state == EXECUTING && !((sink -> SINK : FALLBACK) == SINK)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !((sink -> SINK : FALLBACK) == SINK)) || (state == AUDITING && stored && !((sink -> SINK : FALLBACK) == SINK)) || (state == IDLE && !((sink -> SINK : FALLBACK) == SINK)) || ((state == VALIDATING || state == ARBITRATING) && !((sink -> SINK : FALLBACK) == SINK)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !((sink -> SINK : FALLBACK) == SINK)))) && (!(!sink) || !((state == IDLE && draft != NONE && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == VALIDATING && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == ARBITRATING && request == FIRST && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == ARBITRATING && request == SECOND && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == ARBITRATING && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == EXECUTING && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == AUDITING && stored && !((sink -> SINK : FALLBACK) == FALLBACK)) || (state == IDLE && !((sink -> SINK : FALLBACK) == FALLBACK)) || ((state == VALIDATING || state == ARBITRATING) && !((sink -> SINK : FALLBACK) == FALLBACK)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !((sink -> SINK : FALLBACK) == FALLBACK)))));  /* sink-is-used-if-there [KRN-027] */
       assert(!(request == FIRST) || !(!(!(state == HALTED) || closed == FIRST) || (state == BOOTING && !(closed == FIRST)) || (state == ARBITRATING && !(request == FIRST)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || closed == FIRST)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || closed == FIRST)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(request == FIRST)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == FIRST)) || (sink && !(!(state == HALTED) || closed == FIRST)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || closed == FIRST))));  /* requests-are-audited-2 [KRN-017, KRN-027] */
       assert(!(request == SECOND) || !(!(!(state == HALTED) || closed == SECOND) || (state == BOOTING && !(closed == SECOND)) || (state == ARBITRATING && !(request == SECOND)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || closed == SECOND)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || closed == SECOND)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(request == SECOND)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == SECOND)) || (sink && !(!(state == HALTED) || closed == SECOND)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || closed == SECOND))));  /* requests-are-audited-3 [KRN-017, KRN-027] */
       assert(!(request == NONE && !(state == HALTED)) || !(!(closed == NONE) || (state == BOOTING && !(closed == NONE)) || (state == IDLE && draft != NONE && !(closed == NONE)) || (state == VALIDATING && !(closed == NONE)) || (state == ARBITRATING && request == FIRST && !(closed == NONE)) || (state == ARBITRATING && request == SECOND && !(closed == NONE)) || (state == ARBITRATING && !(closed == NONE)) || (state == ARBITRATING && !(request == NONE)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(closed == NONE)) || (state == EXECUTING && !(closed == NONE)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(closed == NONE)) || (state == AUDITING && sink && !stored && !(closed == NONE)) || (state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && !(closed == NONE)) || (state == AUDITING && stored && !(closed == NONE)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(request == NONE)) || (state == IDLE && !(closed == NONE)) || ((state == VALIDATING || state == ARBITRATING) && !(closed == NONE)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == NONE)) || (sink && !(closed == NONE)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(closed == NONE))));  /* requests-are-audited-4 [KRN-017, KRN-027] */
       assert(!(execution == NOT_STARTED) || !(!(!(state == HALTED) || execution == NOT_STARTED) || (state == BOOTING && !(execution == NOT_STARTED)) || (state == ARBITRATING && !(execution == NOT_STARTED)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == NOT_STARTED)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || execution == NOT_STARTED)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(execution == NOT_STARTED)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == NOT_STARTED)) || (sink && !(!(state == HALTED) || execution == NOT_STARTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == NOT_STARTED))));  /* halt-record-tells-the-effect-1 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == STARTED) || !(!(!(state == HALTED) || execution == UNKNOWN) || (state == BOOTING && !(execution == UNKNOWN)) || (state == ARBITRATING && !(execution == UNKNOWN)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(execution == UNKNOWN)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == UNKNOWN)) || (sink && !(!(state == HALTED) || execution == UNKNOWN)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == UNKNOWN))));  /* halt-record-tells-the-effect-2 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == DONE) || !(!(!(state == HALTED) || execution == DONE) || (state == BOOTING && !(execution == DONE)) || (state == ARBITRATING && !(execution == DONE)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == DONE)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || execution == DONE)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(execution == DONE)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == DONE)) || (sink && !(!(state == HALTED) || execution == DONE)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == DONE))));  /* halt-record-tells-the-effect-3 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == UNKNOWN) || !(!(!(state == HALTED) || execution == UNKNOWN) || (state == BOOTING && !(execution == UNKNOWN)) || (state == ARBITRATING && !(execution == UNKNOWN)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && sink && !stored && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(execution == UNKNOWN)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == UNKNOWN)) || (sink && !(!(state == HALTED) || execution == UNKNOWN)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == UNKNOWN))));  /* halt-record-tells-the-effect-4 [KRN-016, KRN-021, KRN-027] */
#if !defined(BARE)
       assert(!(last == DECIDED_HALT) || (state == HALTED && decision == HALT && closed != NONE));  /* halt-decision-is-recorded [KRN-011, KRN-020, KRN-027] */
#endif
       assert(!(state == IDLE && draft != NONE) || enabled_REQUEST_SUBMITTED);  /* idle-accepts-requests [KRN-005] */
       assert((!(state == BOOTING) || (enabled_CONFIG_LOADED && enabled_CONFIG_FAILED)) && (!(state == VALIDATING) || (enabled_VALIDATION_PASSED && enabled_VALIDATION_FAILED)) && (!(state == ARBITRATING) || (enabled_DECIDED_DENY && enabled_DECIDED_HALT && (!(request == FIRST) || enabled_DECIDED_ALLOW_WITH_TOOL) && (!(request == SECOND) || enabled_DECIDED_ALLOW_NO_TOOL))) && (!(state == EXECUTING) || (enabled_EXECUTION_COMPLETED && enabled_EXECUTION_FAILED)));  /* nothing-depends-on-the-sink [KRN-033, KRN-034] */
#if !defined(BARE)
       assert((!(state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING) || enabled_RECOVERABLE_ERROR) && (!(state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES) || enabled_AUDIT_RETRIED) && (!(last == RECOVERABLE_ERROR || last == AUDIT_RETRIED) || (state == AUDITING && error)));  /* recoverable-errors-are-audited-everywhere [KRN-031] */
#endif
#if !defined(BARE)
       assert((state == HALTED || enabled_FATAL_ERROR) && (!(last == FATAL_ERROR) || state == HALTED));  /* fatal-error-halts [KRN-020, KRN-022, KRN-030] */
#endif
       assert(!(state == HALTED) || (request == NONE && ticks == 0 && retries == 0 && !stored));  /* halted-holds-nothing [KRN-020, KRN-023] */
#if !defined(BARE)
       assert((state == HALTED || enabled_HALT_COMMANDED) && (!(last == HALT_COMMANDED) || state == HALTED));  /* halt-command-always-accepted [KRN-005, KRN-020, KRN-021, KRN-029] */
#endif
       assert(!(state == IDLE) || (request == NONE && decision == NONE && execution == NOT_STARTED && !error && ticks == 0 && retries == 0 && !stored));  /* nothing-pending-in-idle [KRN-007] */
       assert(!(state == VALIDATING || state == ARBITRATING || state == EXECUTING) || request != NONE);  /* something-pending-while-busy [KRN-005, KRN-007] */
       assert(!(state == IDLE) || ((!(draft == FIRST) || !(!(!(state == VALIDATING) || request == FIRST) || (state == IDLE && draft != NONE && !(draft == FIRST)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == VALIDATING) || request == FIRST)) || (state == AUDITING && sink && !stored && !(!(state == VALIDATING) || request == FIRST)) || (sink && !(!(state == VALIDATING) || request == FIRST)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == VALIDATING) || request == FIRST)))) && (!(draft == SECOND) || !(!(!(state == VALIDATING) || request == SECOND) || (state == IDLE && draft != NONE && !(draft == SECOND)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == VALIDATING) || request == SECOND)) || (state == AUDITING && sink && !stored && !(!(state == VALIDATING) || request == SECOND)) || (sink && !(!(state == VALIDATING) || request == SECOND)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == VALIDATING) || request == SECOND))))));  /* accepted-is-submitted [KRN-005, KRN-013] */
       assert(!(state == VALIDATING || state == ARBITRATING) || (decision == NONE && execution == NOT_STARTED && !error && ticks == 0 && retries == 0 && !stored));  /* validation-changes-nothing [KRN-010] */
       assert((!enabled_DECIDED_ALLOW_WITH_TOOL || request == FIRST) && (!enabled_DECIDED_ALLOW_NO_TOOL || request == SECOND));  /* tool-only-if-asked-for [KRN-011, KRN-014] */
       assert(!(state == EXECUTING) || (decision == ALLOW && execution == STARTED));  /* executing-is-allowed [KRN-011, KRN-014] */
       assert(!(decision == DENY || decision == NONE) || execution == NOT_STARTED);  /* denied-never-executed [KRN-008, KRN-011, KRN-014] */
#if !defined(BARE)
       assert((!(last == VALIDATION_FAILED) || (state == AUDITING && decision == DENY && !error)) && (!(last == DECIDED_DENY) || (state == AUDITING && decision == DENY && !error)) && (!(last == DECIDED_ALLOW_NO_TOOL) || (state == AUDITING && decision == ALLOW)) && (!(last == DECIDED_ALLOW_WITH_TOOL) || (state == EXECUTING && decision == ALLOW)));  /* decisions-are-kept [KRN-008, KRN-011] */
#endif
#if !defined(BARE)
       assert(!(last == RECOVERABLE_ERROR) || (request == NONE || decision == DENY || execution == UNKNOWN));  /* recoverable-errors-are-told [KRN-016, KRN-031] */
#endif
#if !defined(BARE)
       assert((!(last == EXECUTION_COMPLETED) || (state == AUDITING && execution == DONE && !error)) && (!(last == EXECUTION_FAILED) || (state == AUDITING && execution == DONE && error)) && (!(last == EXECUTION_DEADLINE_PASSED) || (state == AUDITING && execution == UNKNOWN && error)));  /* outcomes-are-kept [KRN-014, KRN-016] */
#endif
       assert((!(state == AUDITING) || !(!(!(state == IDLE) || false) || state == BOOTING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == IDLE) || false)) || (state == AUDITING && sink && !stored && !(!(state == IDLE) || false)) || (sink && !(!(state == IDLE) || false)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == IDLE) || false)))) && (!(!stored) || !(!(!stored || false) || (state == BOOTING && !(!stored || false)) || (state == IDLE && draft != NONE && !(!stored || false)) || (state == VALIDATING && !(!stored || false)) || (state == ARBITRATING && request == FIRST && !(!stored || false)) || (state == ARBITRATING && request == SECOND && !(!stored || false)) || (state == ARBITRATING && !(!stored || false)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!stored || false)) || (state == EXECUTING && !(!stored || false)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!stored || false)) || (state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && !(!stored || false)) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && !(!stored || false)) || (state == IDLE && !(!stored || false)) || ((state == VALIDATING || state == ARBITRATING) && !(!stored || false)) || (sink && !(!stored || false)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!stored || false)))));  /* entry-before-idle [KRN-017, KRN-018] */
       assert((!enabled_AUDIT_FAILED || (!sink && !stored && retries == MAX_AUDIT_RETRIES)) && (!enabled_AUDIT_RETRIED || (!sink && !stored && retries < MAX_AUDIT_RETRIES)));  /* audit-fails-only-without-the-sink [KRN-017, KRN-031] */
       assert((!(retries == 0) || !(state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && !(retries + 1 == 1))) && (!(retries == MAX_AUDIT_RETRIES - 1) || !(state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && !(retries + 1 == MAX_AUDIT_RETRIES))));  /* retries-are-counted-1 [KRN-017, KRN-031] */
#if !defined(BARE)
       assert(!(last == CONFIG_FAILED || last == VALIDATION_FAILED || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == AUDIT_RETRIED || last == AUDIT_FAILED || last == RECOVERABLE_ERROR || last == FATAL_ERROR) || (state == AUDITING || state == HALTED));  /* errors-leave-the-stage [KRN-030, KRN-031, KRN-032] */
#endif
#if !defined(BARE)
       assert((!(last == CONFIG_LOADED) || (state == IDLE && sink)) && (!(last == CONFIG_FAILED) || state == HALTED));  /* booting-ends-well-or-badly [KRN-002, KRN-020] */
#endif
       assert(!(state == BOOTING) || (!sink && record == NONE && channel == NONE && closed == NONE));  /* surroundings-begin-empty [KRN-002, KRN-027] */
       assert((draft == FIRST || (state == BOOTING && draft == FIRST) || (state == IDLE && draft != NONE && draft == FIRST) || (state == VALIDATING && draft == FIRST) || (state == ARBITRATING && request == FIRST && draft == FIRST) || (state == ARBITRATING && request == SECOND && draft == FIRST) || (state == ARBITRATING && draft == FIRST) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == FIRST) || (state == EXECUTING && draft == FIRST) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == FIRST) || (state == AUDITING && sink && !stored && draft == FIRST) || (state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && draft == FIRST) || (state == AUDITING && stored && draft == FIRST) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && draft == FIRST) || (state == IDLE && draft == FIRST) || ((state == VALIDATING || state == ARBITRATING) && draft == FIRST) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == FIRST) || ((draft != FIRST) -> FIRST : SECOND) == FIRST || (sink && draft == FIRST) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == FIRST)) && (!(draft == FIRST) || (draft == SECOND || (state == BOOTING && draft == SECOND) || (state == IDLE && draft != NONE && draft == SECOND) || (state == VALIDATING && draft == SECOND) || (state == ARBITRATING && request == FIRST && draft == SECOND) || (state == ARBITRATING && request == SECOND && draft == SECOND) || (state == ARBITRATING && draft == SECOND) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == SECOND) || (state == EXECUTING && draft == SECOND) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == SECOND) || (state == AUDITING && sink && !stored && draft == SECOND) || (state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES && draft == SECOND) || (state == AUDITING && stored && draft == SECOND) || (state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES && draft == SECOND) || (state == IDLE && draft == SECOND) || ((state == VALIDATING || state == ARBITRATING) && draft == SECOND) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == SECOND) || ((draft != FIRST) -> FIRST : SECOND) == SECOND || (sink && draft == SECOND) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == SECOND))));  /* no-request-from-nowhere-4 [KRN-005, KRN-013] */
       assert((!sink || sink) && (!(!sink) || !sink));  /* the-sink-can-fail-at-any-time [KRN-017, KRN-027] */
       assert((!(sink || state == BOOTING || state == HALTED) || !(!sink && !(state == BOOTING) && !(state == HALTED))) && (sink || state == BOOTING || state == HALTED || (!sink && !(state == BOOTING) && !(state == HALTED))));  /* the-sink-can-come-back [KRN-017, KRN-027] */
       ENTERED(no_event)
     }
  /* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no entry (line 85). */
  :: d_step { state == BOOTING ->
       sink = true;
       state = IDLE;
       ENTERED(CONFIG_LOADED)
     }
  /* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027] */
  :: d_step { state == BOOTING ->
       record = HALTED;
       channel = FALLBACK;
       state = HALTED;
       ENTERED(CONFIG_FAILED)
     }
  /* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027] */
  :: d_step { state == IDLE && draft != NONE ->
       assert(state == IDLE && draft != NONE);  /* requests-only-in-idle [KRN-003, KRN-006] */
       request = draft;
       record = VALIDATING;
       channel = (sink -> SINK : FALLBACK);
       state = VALIDATING;
       ENTERED(REQUEST_SUBMITTED)
     }
  /* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010] */
  :: d_step { state == VALIDATING ->
       record = ARBITRATING;
       channel = (sink -> SINK : FALLBACK);
       state = ARBITRATING;
       ENTERED(VALIDATION_PASSED)
     }
  /* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010] */
  :: d_step { state == VALIDATING ->
       decision = DENY;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(VALIDATION_FAILED)
     }
  /* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014] */
  :: d_step { state == ARBITRATING && request == FIRST ->
       decision = ALLOW;
       execution = STARTED;
       record = EXECUTING;
       channel = (sink -> SINK : FALLBACK);
       state = EXECUTING;
       ENTERED(DECIDED_ALLOW_WITH_TOOL)
     }
  /* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011] */
  :: d_step { state == ARBITRATING && request == SECOND ->
       decision = ALLOW;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(DECIDED_ALLOW_NO_TOOL)
     }
  /* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011] */
  :: d_step { state == ARBITRATING ->
       decision = DENY;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(DECIDED_DENY)
     }
  /* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020, KRN-027] */
  :: d_step { state == ARBITRATING ->
       decision = HALT;
       closed = request;
       request = NONE;
       record = HALTED;
       channel = (sink -> SINK : FALLBACK);
       state = HALTED;
       ENTERED(DECIDED_HALT)
     }
  /* CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035] */
  :: d_step { state == EXECUTING && ticks < EXECUTION_DEADLINE ->
       assert(0 <= (ticks + 1) && (ticks + 1) <= 2);  /* range-safety */
       ticks = ticks + 1;
       ENTERED(CLOCK_TICKED)
     }
  /* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016] */
  :: d_step { state == EXECUTING ->
       execution = DONE;
       ticks = 0;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(EXECUTION_COMPLETED)
     }
  /* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016] */
  :: d_step { state == EXECUTING ->
       execution = DONE;
       error = true;
       ticks = 0;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(EXECUTION_FAILED)
     }
  /* EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035] */
  :: d_step { state == EXECUTING && ticks == EXECUTION_DEADLINE ->
       assert(ticks == EXECUTION_DEADLINE);  /* deadline-by-virtual-clock [KRN-035] */
       execution = UNKNOWN;
       error = true;
       ticks = 0;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(EXECUTION_DEADLINE_PASSED)
     }
  /* ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019] */
  :: d_step { state == AUDITING && sink && !stored ->
       assert(sink && !stored && execution != STARTED && (error || decision == ALLOW || decision == DENY));  /* entry-is-complete [KRN-016, KRN-019] */
       stored = true;
       retries = 0;
       ENTERED(ENTRY_STORED)
     }
  /* AUDIT_RETRIED (machine): AUDITING -> AUDITING [KRN-027, KRN-031]: An edge that is not in the matrix. */
  :: d_step { state == AUDITING && !sink && !stored && retries < MAX_AUDIT_RETRIES ->
       assert(AUDITING == record);  /* records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027] */
       assert(0 <= (retries + 1) && (retries + 1) <= 2);  /* range-safety */
       retries = retries + 1;
       error = true;
       record = AUDITING;
       channel = FALLBACK;
       state = AUDITING;
       ENTERED(AUDIT_RETRIED)
     }
  /* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018] */
  :: d_step { state == AUDITING && stored ->
       assert(stored);  /* entry-before-state-change [KRN-017, KRN-018] */
       request = NONE;
       decision = NONE;
       execution = NOT_STARTED;
       error = false;
       stored = false;
       record = IDLE;
       channel = (sink -> SINK : FALLBACK);
       state = IDLE;
       ENTERED(AUDIT_WRITTEN)
     }
  /* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027] */
  :: d_step { state == AUDITING && !sink && !stored && retries == MAX_AUDIT_RETRIES ->
       assert(true == error);  /* outcomes-change-by-their-events [KRN-010, KRN-016] */
       assert(FALLBACK == channel);  /* records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027] */
       closed = request;
       request = NONE;
       error = true;
       retries = 0;
       record = HALTED;
       channel = FALLBACK;
       state = HALTED;
       ENTERED(AUDIT_FAILED)
     }
  /* RECOVERABLE_ERROR (fault): IDLE -> AUDITING [KRN-031]: An edge that is not in the matrix. */
  :: d_step { state == IDLE ->
       error = true;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031] */
  :: d_step { state == VALIDATING || state == ARBITRATING ->
       decision = DENY;
       error = true;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031] */
  :: d_step { state == EXECUTING ->
       execution = UNKNOWN;
       error = true;
       ticks = 0;
       record = AUDITING;
       channel = (sink -> SINK : FALLBACK);
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
     KRN-021, KRN-022, KRN-029, KRN-030] */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
       closed = request;
       request = NONE;
       execution = ((execution == STARTED) -> UNKNOWN : execution);
       ticks = 0;
       retries = 0;
       stored = false;
       record = HALTED;
       channel = (sink -> SINK : FALLBACK);
       state = HALTED;
       ENTERED(HALT_COMMANDED)
     }
  /* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
     KRN-022, KRN-029, KRN-030] */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
       closed = request;
       request = NONE;
       execution = ((execution == STARTED) -> UNKNOWN : execution);
       ticks = 0;
       retries = 0;
       stored = false;
       record = HALTED;
       channel = (sink -> SINK : FALLBACK);
       state = HALTED;
       ENTERED(FATAL_ERROR)
     }
  /* REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
     kernel */
  :: d_step { true ->
       draft = ((draft != FIRST) -> FIRST : SECOND);
       ENTERED(REQUEST_DRAFTED)
     }
  /* SINK_LOST (environment): the audit sink is no longer writable */
  :: d_step { sink ->
       sink = false;
       ENTERED(SINK_LOST)
     }
  /* SINK_RESTORED (environment): the audit sink is writable again */
  :: d_step { !sink && !(state == BOOTING) && !(state == HALTED) ->
       sink = true;
       ENTERED(SINK_RESTORED)
     }
  od
}

#ifndef BARE
/* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
   the entry about halting, which names it. (expected: holds) */
/* This is part 1 of it. */
ltl requests_are_audited_1 { [] (last == REQUEST_SUBMITTED -> ((!(state == HALTED)) W (last == AUDIT_WRITTEN || (state == HALTED && closed != NONE)))) }
/* halted-is-final [KRN-020, KRN-023, KRN-024]: Once the kernel has halted, it stays halted on every path, and
   accepts nothing. (expected: holds) */
ltl halted_is_final { [] (state == HALTED -> (holds_1 && ([] (state == HALTED)))) }
/* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
   (expected: holds) */
ltl request_is_not_modified { [] ((request == FIRST -> ((request == FIRST) W (state == IDLE || state == HALTED))) && (request == SECOND -> ((request == SECOND) W (state == IDLE || state == HALTED)))) }
/* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
   (expected: holds) */
ltl validated_before_arbitrated { [] (last == REQUEST_SUBMITTED -> ((!(state == ARBITRATING)) W (last == VALIDATION_PASSED))) }
/* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
   tool. (expected: holds) */
ltl allowed_before_executed { [] (last == REQUEST_SUBMITTED -> ((!(state == EXECUTING)) W (last == DECIDED_ALLOW_WITH_TOOL))) }
/* retries-are-counted [KRN-017, KRN-031]: Every failed attempt counts. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl retries_are_counted_2 { [] (!(retries == MAX_AUDIT_RETRIES)) }
/* executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
   if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds) */
ltl executing_ends_even_if_the_tool_hangs { ([] (<> met_2)) -> ([] (state == EXECUTING -> (<> (state == AUDITING || state == HALTED)))) }
/* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
   provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds) */
ltl auditing_ends { ([] (<> met_3)) -> ([] (state == AUDITING -> ((state == AUDITING) U (state == IDLE || state == HALTED)))) }
/* comes-to-rest [KRN-002, KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided
   that it keeps working. (expected: holds) */
ltl comes_to_rest { ([] (<> met_3)) -> ([] (<> (state == IDLE || state == HALTED))) }
/* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
   two requests can be accepted, and a caller can change its choice at any time. (expected: holds) */
/* This is part 1 of it. */
ltl no_request_from_nowhere_1 { draft == NONE }
/* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
   two requests can be accepted, and a caller can change its choice at any time. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl no_request_from_nowhere_2 { [] (!(request == FIRST)) }
/* no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
   two requests can be accepted, and a caller can change its choice at any time. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl no_request_from_nowhere_3 { [] (!(request == SECOND)) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path, which LTL cannot
   express */
