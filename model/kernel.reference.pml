/* Governance kernel 0.1.0, reference: the machine kernel in the profile reference, for SPIN. */
/* It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

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
  TOOL_WITHHELD,
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
  THIRD,
  READER,
  WRITER,
  ALLOW,
  DENY,
  HALT,
  NOT_STARTED,
  STARTED,
  DONE,
  UNKNOWN,
  no_event
};
mtype state = BOOTING;
mtype draft = NONE;  /* the caller's next request */
bool sink = false;  /* the audit sink is open and writable */
mtype request = NONE;  /* the accepted request */
mtype requested_tool = NONE;  /* the tool that it asks for */
mtype decision = NONE;  /* the decision about it */
mtype dispatched_tool = NONE;  /* the tool that was called */
mtype execution = NOT_STARTED;  /* the progress of the call */
bool error = false;  /* there is an error to record */
byte ticks = 0;  /* virtual time that the call has taken */
byte retries = 0;  /* retries made to write the entry */
mtype audited_request = NONE;  /* the request of the entry or halt record */
mtype record = NONE;  /* the entered state of the newest transition record */
bool fallback = false;  /* that record is on the fallback channel, with the reason */

#define enabled_REQUEST_SUBMITTED (state == IDLE && (sink && draft != NONE))
#define enabled_HALT_COMMANDED (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_CONFIG_LOADED (state == BOOTING)
#define enabled_CONFIG_FAILED (state == BOOTING)
#define enabled_VALIDATION_PASSED (state == VALIDATING)
#define enabled_VALIDATION_FAILED (state == VALIDATING)
#define enabled_DECIDED_ALLOW_WITH_TOOL (state == ARBITRATING && (requested_tool != NONE && sink))
#define enabled_DECIDED_ALLOW_NO_TOOL (state == ARBITRATING && requested_tool == NONE)
#define enabled_DECIDED_DENY (state == ARBITRATING)
#define enabled_DECIDED_HALT (state == ARBITRATING)
#define enabled_TOOL_WITHHELD (state == ARBITRATING && (requested_tool != NONE && !sink))
#define enabled_CLOCK_TICKED (state == EXECUTING && ticks < EXECUTION_DEADLINE)
#define enabled_EXECUTION_COMPLETED (state == EXECUTING)
#define enabled_EXECUTION_FAILED (state == EXECUTING)
#define enabled_EXECUTION_DEADLINE_PASSED (state == EXECUTING && ticks == EXECUTION_DEADLINE)
#define enabled_ENTRY_STORED (state == AUDITING && (audited_request == NONE && sink))
#define enabled_AUDIT_WRITTEN (state == AUDITING && audited_request == request)
#define enabled_AUDIT_RETRIED (state == AUDITING && (audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES))
#define enabled_AUDIT_FAILED (state == AUDITING && (audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES))
#define enabled_RECOVERABLE_ERROR ((state == VALIDATING || state == ARBITRATING) || state == EXECUTING)
#define enabled_FATAL_ERROR (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_any (enabled_REQUEST_SUBMITTED || enabled_HALT_COMMANDED || enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_TOOL_WITHHELD || enabled_CLOCK_TICKED || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_EXECUTION_DEADLINE_PASSED || enabled_ENTRY_STORED || enabled_AUDIT_WRITTEN || enabled_AUDIT_RETRIED || enabled_AUDIT_FAILED || enabled_RECOVERABLE_ERROR || enabled_FATAL_ERROR)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = false;
bool met_2 = false;
bool met_3 = true;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_TOOL_WITHHELD || enabled_CLOCK_TICKED || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_EXECUTION_DEADLINE_PASSED || enabled_ENTRY_STORED || enabled_AUDIT_WRITTEN || enabled_AUDIT_RETRIED || enabled_AUDIT_FAILED) || (last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_ALLOW_NO_TOOL || last == DECIDED_DENY || last == DECIDED_HALT || last == TOOL_WITHHELD || last == CLOCK_TICKED || last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == ENTRY_STORED || last == AUDIT_WRITTEN || last == AUDIT_RETRIED || last == AUDIT_FAILED));
  met_2 = (!(enabled_REQUEST_SUBMITTED || enabled_HALT_COMMANDED || enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_TOOL_WITHHELD || enabled_CLOCK_TICKED || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_EXECUTION_DEADLINE_PASSED || enabled_ENTRY_STORED || enabled_AUDIT_WRITTEN || enabled_AUDIT_RETRIED || enabled_AUDIT_FAILED) || (last == REQUEST_SUBMITTED || last == HALT_COMMANDED || last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_ALLOW_NO_TOOL || last == DECIDED_DENY || last == DECIDED_HALT || last == TOOL_WITHHELD || last == CLOCK_TICKED || last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == ENTRY_STORED || last == AUDIT_WRITTEN || last == AUDIT_RETRIED || last == AUDIT_FAILED));
  met_3 = (!(enabled_CLOCK_TICKED || enabled_EXECUTION_DEADLINE_PASSED) || (last == CLOCK_TICKED || last == EXECUTION_DEADLINE_PASSED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == BOOTING) || (state == BOOTING && state == BOOTING && !(!(state == BOOTING || state == IDLE || state == HALTED) || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == BOOTING || state == IDLE || state == HALTED)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == BOOTING || state == IDLE || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == BOOTING || state == IDLE || state == HALTED)) || (sink && !(state == BOOTING || state == IDLE || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == BOOTING || state == IDLE || state == HALTED)))));  /* row-booting [KRN-002, KRN-020, KRN-025, KRN-026] */
       assert(!(state == IDLE) || ((!(draft != NONE && sink) || (state == IDLE && sink && draft != NONE)) && (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(state == IDLE || state == VALIDATING || state == HALTED) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == IDLE || state == VALIDATING || state == HALTED)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == IDLE || state == VALIDATING || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == IDLE || state == VALIDATING || state == HALTED)) || (sink && !(state == IDLE || state == VALIDATING || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == IDLE || state == VALIDATING || state == HALTED)))));  /* row-idle [KRN-005, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || state == VALIDATING);  /* row-validating-1 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || state == VALIDATING);  /* row-validating-2 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING));  /* row-validating-3 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || !(!(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED) || state == BOOTING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && sink && !(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == request) || (sink && !(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED))));  /* row-validating-4 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || state == ARBITRATING);  /* row-arbitrating-1 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || state == ARBITRATING);  /* row-arbitrating-2 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (!(requested_tool == NONE) || (state == ARBITRATING && requested_tool == NONE)));  /* row-arbitrating-3 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (!(requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && sink)));  /* row-arbitrating-4 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (!(requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool != NONE && !sink)));  /* row-arbitrating-5 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || !(!(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || (state == IDLE && sink && draft != NONE) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && sink && !(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == request) || (sink && !(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED))));  /* row-arbitrating-6 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || state == EXECUTING);  /* row-executing-1 [KRN-014, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || state == EXECUTING);  /* row-executing-2 [KRN-014, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || (!(ticks == EXECUTION_DEADLINE) || (state == EXECUTING && ticks == EXECUTION_DEADLINE)));  /* row-executing-3 [KRN-014, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING));  /* row-executing-4 [KRN-014, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || !(!(state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && sink && !(state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == EXECUTING || state == AUDITING || state == HALTED)) || (state == AUDITING && audited_request == request) || (sink && !(state == EXECUTING || state == AUDITING || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == EXECUTING || state == AUDITING || state == HALTED))));  /* row-executing-5 [KRN-014, KRN-025, KRN-026] */
       assert(!(state == AUDITING) || ((!(audited_request == request) || (state == AUDITING && audited_request == request)) && (!(!sink && retries == MAX_AUDIT_RETRIES) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES)) && !(!(state == AUDITING || state == IDLE || state == HALTED) || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == AUDITING || state == IDLE || state == HALTED)) || (state == AUDITING && audited_request == NONE && sink && !(state == AUDITING || state == IDLE || state == HALTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == AUDITING || state == IDLE || state == HALTED)) || (sink && !(state == AUDITING || state == IDLE || state == HALTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == AUDITING || state == IDLE || state == HALTED)))));  /* row-auditing [KRN-017, KRN-025, KRN-026] */
       assert(!(state == BOOTING) || (request == NONE && !sink && record == NONE && !fallback && audited_request == NONE));  /* surroundings-begin-empty [KRN-002, KRN-027] */
       assert(!(draft == NONE) || (draft == FIRST || (state == BOOTING && draft == FIRST) || (state == IDLE && sink && draft != NONE && draft == FIRST) || (state == VALIDATING && draft == FIRST) || (state == ARBITRATING && requested_tool != NONE && sink && draft == FIRST) || (state == ARBITRATING && requested_tool != NONE && !sink && draft == FIRST) || (state == ARBITRATING && requested_tool == NONE && draft == FIRST) || (state == ARBITRATING && draft == FIRST) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == FIRST) || (state == EXECUTING && draft == FIRST) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == FIRST) || (state == AUDITING && audited_request == NONE && sink && draft == FIRST) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && draft == FIRST) || (state == AUDITING && audited_request == request && draft == FIRST) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && draft == FIRST) || ((state == VALIDATING || state == ARBITRATING) && draft == FIRST) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == FIRST) || ((draft == NONE) -> FIRST : ((draft == FIRST) -> SECOND : ((draft == SECOND) -> THIRD : FIRST))) == FIRST || (sink && draft == FIRST) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == FIRST)));  /* callers-can-change-their-mind-1 [KRN-013] */
       assert(!(draft == FIRST) || (draft == SECOND || (state == BOOTING && draft == SECOND) || (state == IDLE && sink && draft != NONE && draft == SECOND) || (state == VALIDATING && draft == SECOND) || (state == ARBITRATING && requested_tool != NONE && sink && draft == SECOND) || (state == ARBITRATING && requested_tool != NONE && !sink && draft == SECOND) || (state == ARBITRATING && requested_tool == NONE && draft == SECOND) || (state == ARBITRATING && draft == SECOND) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == SECOND) || (state == EXECUTING && draft == SECOND) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == SECOND) || (state == AUDITING && audited_request == NONE && sink && draft == SECOND) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && draft == SECOND) || (state == AUDITING && audited_request == request && draft == SECOND) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && draft == SECOND) || ((state == VALIDATING || state == ARBITRATING) && draft == SECOND) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == SECOND) || ((draft == NONE) -> FIRST : ((draft == FIRST) -> SECOND : ((draft == SECOND) -> THIRD : FIRST))) == SECOND || (sink && draft == SECOND) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == SECOND)));  /* callers-can-change-their-mind-2 [KRN-013] */
       assert(!(draft == SECOND) || (draft == THIRD || (state == BOOTING && draft == THIRD) || (state == IDLE && sink && draft != NONE && draft == THIRD) || (state == VALIDATING && draft == THIRD) || (state == ARBITRATING && requested_tool != NONE && sink && draft == THIRD) || (state == ARBITRATING && requested_tool != NONE && !sink && draft == THIRD) || (state == ARBITRATING && requested_tool == NONE && draft == THIRD) || (state == ARBITRATING && draft == THIRD) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == THIRD) || (state == EXECUTING && draft == THIRD) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == THIRD) || (state == AUDITING && audited_request == NONE && sink && draft == THIRD) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && draft == THIRD) || (state == AUDITING && audited_request == request && draft == THIRD) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && draft == THIRD) || ((state == VALIDATING || state == ARBITRATING) && draft == THIRD) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == THIRD) || ((draft == NONE) -> FIRST : ((draft == FIRST) -> SECOND : ((draft == SECOND) -> THIRD : FIRST))) == THIRD || (sink && draft == THIRD) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == THIRD)));  /* callers-can-change-their-mind-3 [KRN-013] */
       assert(!(draft == THIRD) || (draft == FIRST || (state == BOOTING && draft == FIRST) || (state == IDLE && sink && draft != NONE && draft == FIRST) || (state == VALIDATING && draft == FIRST) || (state == ARBITRATING && requested_tool != NONE && sink && draft == FIRST) || (state == ARBITRATING && requested_tool != NONE && !sink && draft == FIRST) || (state == ARBITRATING && requested_tool == NONE && draft == FIRST) || (state == ARBITRATING && draft == FIRST) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && draft == FIRST) || (state == EXECUTING && draft == FIRST) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && draft == FIRST) || (state == AUDITING && audited_request == NONE && sink && draft == FIRST) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && draft == FIRST) || (state == AUDITING && audited_request == request && draft == FIRST) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && draft == FIRST) || ((state == VALIDATING || state == ARBITRATING) && draft == FIRST) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && draft == FIRST) || ((draft == NONE) -> FIRST : ((draft == FIRST) -> SECOND : ((draft == SECOND) -> THIRD : FIRST))) == FIRST || (sink && draft == FIRST) || (!sink && !(state == BOOTING) && !(state == HALTED) && draft == FIRST)));  /* callers-can-change-their-mind-4 [KRN-013] */
       assert((!sink || sink) && (!(!sink) || !sink));  /* the-sink-can-fail-at-any-time [KRN-017, KRN-027] */
       assert((!(sink || state == BOOTING || state == HALTED) || !(!sink && !(state == BOOTING) && !(state == HALTED))) && (sink || state == BOOTING || state == HALTED || (!sink && !(state == BOOTING) && !(state == HALTED))));  /* the-sink-can-come-back [KRN-017, KRN-027] */
#if defined(CHECK_nothing_depends_on_the_sink)
       assert(!(state == ARBITRATING && requested_tool != NONE) || enabled_DECIDED_ALLOW_WITH_TOOL);  /* nothing-depends-on-the-sink [KRN-011, KRN-034] */
#endif
#if !defined(BARE)
       assert((!(state == BOOTING) || (enabled_CONFIG_LOADED && enabled_CONFIG_FAILED)) && (!(state == VALIDATING) || (enabled_VALIDATION_PASSED && enabled_VALIDATION_FAILED)) && (!(state == ARBITRATING) || (enabled_DECIDED_DENY && enabled_DECIDED_HALT && (!(requested_tool == NONE) || enabled_DECIDED_ALLOW_NO_TOOL) && (!(requested_tool != NONE) || (enabled_DECIDED_ALLOW_WITH_TOOL || enabled_TOOL_WITHHELD)))) && (!(state == EXECUTING) || (enabled_EXECUTION_COMPLETED && enabled_EXECUTION_FAILED)) && (!(last == TOOL_WITHHELD) || (error && fallback)));  /* the-sink-decides-only-as-recorded [KRN-033, KRN-034] */
#endif
       assert(!(state == HALTED) || !enabled_any);  /* halted-does-nothing [KRN-020, KRN-023] */
       assert(!(state == HALTED) || (request == NONE && requested_tool == NONE && dispatched_tool == NONE && ticks == 0 && retries == 0 && !sink));  /* halted-holds-nothing [KRN-020, KRN-023] */
       assert(state == HALTED || state == BOOTING || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && state == HALTED) || (state == AUDITING && audited_request == NONE && sink && state == HALTED) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && state == HALTED) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || state == IDLE || state == VALIDATING || state == EXECUTING || state == AUDITING || (sink && state == HALTED) || (!sink && !(state == BOOTING) && !(state == HALTED) && state == HALTED));  /* halt-always-available [KRN-029] */
#if !defined(BARE)
       assert((state == HALTED || enabled_HALT_COMMANDED) && (!(last == HALT_COMMANDED) || state == HALTED));  /* halt-command-always-accepted [KRN-020, KRN-021, KRN-029] */
#endif
#if !defined(BARE)
       assert((state == HALTED || enabled_FATAL_ERROR) && (!(last == FATAL_ERROR) || state == HALTED));  /* fatal-error-halts [KRN-020, KRN-022, KRN-030] */
#endif
#if defined(CHECK_fatal_error_in_every_state)
       assert(enabled_FATAL_ERROR);  /* fatal-error-in-every-state [KRN-022] */
#endif
       assert(state == HALTED || (!(request == NONE) || !(!(audited_request == NONE) || (state == BOOTING && !(audited_request == NONE)) || (state == IDLE && sink && draft != NONE && !(audited_request == NONE)) || (state == VALIDATING && !(audited_request == NONE)) || (state == ARBITRATING && requested_tool != NONE && sink && !(audited_request == NONE)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(audited_request == NONE)) || (state == ARBITRATING && requested_tool == NONE && !(audited_request == NONE)) || (state == ARBITRATING && !(audited_request == NONE)) || (state == ARBITRATING && !(request == NONE)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(audited_request == NONE)) || (state == EXECUTING && !(audited_request == NONE)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(audited_request == NONE)) || (state == AUDITING && audited_request == NONE && sink && !(request == NONE)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(audited_request == NONE)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(request == NONE)) || ((state == VALIDATING || state == ARBITRATING) && !(audited_request == NONE)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == NONE)) || (sink && !(audited_request == NONE)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(audited_request == NONE)))));  /* halt-record-names-the-request-1 [KRN-016, KRN-021, KRN-027] */
       assert(state == HALTED || (!(request == FIRST) || !(!(!(state == HALTED) || audited_request == FIRST) || (state == BOOTING && !(audited_request == FIRST)) || (state == ARBITRATING && !(request == FIRST)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || audited_request == FIRST)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || request == FIRST)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || audited_request == FIRST)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(request == FIRST)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == FIRST)) || (sink && !(!(state == HALTED) || audited_request == FIRST)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || audited_request == FIRST)))));  /* halt-record-names-the-request-2 [KRN-016, KRN-021, KRN-027] */
       assert(state == HALTED || (!(request == SECOND) || !(!(!(state == HALTED) || audited_request == SECOND) || (state == BOOTING && !(audited_request == SECOND)) || (state == ARBITRATING && !(request == SECOND)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || audited_request == SECOND)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || request == SECOND)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || audited_request == SECOND)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(request == SECOND)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == SECOND)) || (sink && !(!(state == HALTED) || audited_request == SECOND)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || audited_request == SECOND)))));  /* halt-record-names-the-request-3 [KRN-016, KRN-021, KRN-027] */
       assert(state == HALTED || (!(request == THIRD) || !(!(!(state == HALTED) || audited_request == THIRD) || (state == BOOTING && !(audited_request == THIRD)) || (state == ARBITRATING && !(request == THIRD)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || audited_request == THIRD)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || request == THIRD)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || audited_request == THIRD)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(request == THIRD)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(request == THIRD)) || (sink && !(!(state == HALTED) || audited_request == THIRD)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || audited_request == THIRD)))));  /* halt-record-names-the-request-4 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == NOT_STARTED) || !(!(!(state == HALTED) || execution == NOT_STARTED) || (state == BOOTING && !(execution == NOT_STARTED)) || (state == ARBITRATING && !(execution == NOT_STARTED)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == NOT_STARTED)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || execution == NOT_STARTED)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || execution == NOT_STARTED)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(execution == NOT_STARTED)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == NOT_STARTED)) || (sink && !(!(state == HALTED) || execution == NOT_STARTED)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == NOT_STARTED))));  /* halt-record-tells-the-effect-1 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == STARTED) || !(!(!(state == HALTED) || execution == UNKNOWN) || (state == BOOTING && !(execution == UNKNOWN)) || (state == ARBITRATING && !(execution == UNKNOWN)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(execution == UNKNOWN)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == UNKNOWN)) || (sink && !(!(state == HALTED) || execution == UNKNOWN)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == UNKNOWN))));  /* halt-record-tells-the-effect-2 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == DONE) || !(!(!(state == HALTED) || execution == DONE) || (state == BOOTING && !(execution == DONE)) || (state == ARBITRATING && !(execution == DONE)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == DONE)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || execution == DONE)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || execution == DONE)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(execution == DONE)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == DONE)) || (sink && !(!(state == HALTED) || execution == DONE)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == DONE))));  /* halt-record-tells-the-effect-3 [KRN-016, KRN-021, KRN-027] */
       assert(!(execution == UNKNOWN) || !(!(!(state == HALTED) || execution == UNKNOWN) || (state == BOOTING && !(execution == UNKNOWN)) || (state == ARBITRATING && !(execution == UNKNOWN)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || execution == UNKNOWN)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(execution == UNKNOWN)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(((execution == STARTED) -> UNKNOWN : execution) == UNKNOWN)) || (sink && !(!(state == HALTED) || execution == UNKNOWN)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || execution == UNKNOWN))));  /* halt-record-tells-the-effect-4 [KRN-016, KRN-021, KRN-027] */
       assert((!(decision == ALLOW) || !(!(!(state == HALTED) || decision == ALLOW) || (state == BOOTING && !(decision == ALLOW)) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || decision == ALLOW)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || decision == ALLOW)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || decision == ALLOW)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(decision == ALLOW)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(decision == ALLOW)) || (sink && !(!(state == HALTED) || decision == ALLOW)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || decision == ALLOW)))) && (!(decision == DENY) || !(!(!(state == HALTED) || decision == DENY) || (state == BOOTING && !(decision == DENY)) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || decision == DENY)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || decision == DENY)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || decision == DENY)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(decision == DENY)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(decision == DENY)) || (sink && !(!(state == HALTED) || decision == DENY)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || decision == DENY)))) && (!error || !(!(!(state == HALTED) || error) || (state == BOOTING && !error) || (state == ARBITRATING && !error) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == HALTED) || error)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == HALTED) || error)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == HALTED) || error)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !error) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !error) || (sink && !(!(state == HALTED) || error)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == HALTED) || error)))));  /* halt-record-keeps-decision-and-error [KRN-016, KRN-021, KRN-027] */
#if !defined(BARE)
       assert(!(last == CONFIG_LOADED) || sink);  /* boot-opens-the-sink [KRN-002, KRN-027] */
#endif
#if defined(CHECK_idle_accepts_requests)
       assert(!(state == IDLE && draft != NONE) || enabled_REQUEST_SUBMITTED);  /* idle-accepts-requests [KRN-005] */
#endif
       assert(!(state == IDLE && draft != NONE && sink) || enabled_REQUEST_SUBMITTED);  /* idle-accepts-requests-with-the-sink [KRN-005] */
       assert(!(state == IDLE) || (request == NONE && requested_tool == NONE && decision == NONE && dispatched_tool == NONE && execution == NOT_STARTED && !error && ticks == 0 && retries == 0 && audited_request == NONE));  /* nothing-pending-in-idle [KRN-007] */
       assert(!(state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) || request != NONE);  /* something-pending-while-busy [KRN-005, KRN-007] */
       assert(!(state == IDLE) || ((!(draft == FIRST) || !(!(!(state == VALIDATING) || request == FIRST) || (state == IDLE && sink && draft != NONE && !(draft == FIRST)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == VALIDATING) || request == FIRST)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == VALIDATING) || request == FIRST)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == VALIDATING) || request == FIRST)) || (sink && !(!(state == VALIDATING) || request == FIRST)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == VALIDATING) || request == FIRST)))) && (!(draft == SECOND) || !(!(!(state == VALIDATING) || request == SECOND) || (state == IDLE && sink && draft != NONE && !(draft == SECOND)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == VALIDATING) || request == SECOND)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == VALIDATING) || request == SECOND)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == VALIDATING) || request == SECOND)) || (sink && !(!(state == VALIDATING) || request == SECOND)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == VALIDATING) || request == SECOND)))) && (!(draft == THIRD) || !(!(!(state == VALIDATING) || request == THIRD) || (state == IDLE && sink && draft != NONE && !(draft == THIRD)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == VALIDATING) || request == THIRD)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == VALIDATING) || request == THIRD)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == VALIDATING) || request == THIRD)) || (sink && !(!(state == VALIDATING) || request == THIRD)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == VALIDATING) || request == THIRD))))));  /* accepted-is-submitted [KRN-005, KRN-013] */
       assert((!(request == FIRST) || requested_tool == READER) && (!(request == SECOND) || requested_tool == WRITER) && (!(request == THIRD || request == NONE) || requested_tool == NONE));  /* requested-tool-is-not-modified [KRN-013] */
       assert(!(state == VALIDATING || state == ARBITRATING) || (decision == NONE && dispatched_tool == NONE && execution == NOT_STARTED && !error && ticks == 0 && retries == 0 && audited_request == NONE));  /* validation-changes-nothing [KRN-010] */
#if defined(CHECK_leaving_validation_changes_nothing)
       assert(!(state == VALIDATING) || !(!(record == VALIDATING) || (state == BOOTING && !(record == VALIDATING)) || state == BOOTING || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(record == VALIDATING)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(record == VALIDATING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(record == VALIDATING)) || (state == AUDITING && audited_request == request) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(record == VALIDATING)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(record == VALIDATING))));  /* leaving-validation-changes-nothing [KRN-010] */
#endif
       assert(!(state == EXECUTING) || (decision == ALLOW && execution == STARTED && dispatched_tool != NONE));  /* executing-is-allowed [KRN-011, KRN-014] */
       assert(dispatched_tool == NONE || dispatched_tool == requested_tool);  /* dispatched-is-requested [KRN-013, KRN-014] */
#if !defined(BARE)
       assert(!(last == TOOL_WITHHELD) || (state == AUDITING && decision == DENY && error && execution == NOT_STARTED));  /* withheld-is-denied [KRN-027, KRN-031] */
#endif
       assert(!(decision == DENY || decision == NONE) || (execution == NOT_STARTED && dispatched_tool == NONE));  /* denied-never-executed [KRN-008, KRN-011, KRN-014] */
       assert(!(state == AUDITING) || (execution != STARTED && (!(execution == UNKNOWN) || error)));  /* result-or-error [KRN-014, KRN-016] */
#if !defined(BARE)
       assert((!(last == EXECUTION_COMPLETED) || (execution == DONE && !error)) && (!(last == EXECUTION_FAILED) || (execution == DONE && error)) && (!(last == EXECUTION_DEADLINE_PASSED) || (execution == UNKNOWN && error)));  /* outcomes-are-kept [KRN-014, KRN-016] */
#endif
#if !defined(BARE)
       assert((!(last == VALIDATION_FAILED) || decision == DENY) && (!(last == DECIDED_DENY) || decision == DENY) && (!(last == DECIDED_ALLOW_NO_TOOL) || decision == ALLOW) && (!(last == DECIDED_ALLOW_WITH_TOOL) || decision == ALLOW) && (!(last == DECIDED_HALT) || decision == HALT));  /* decisions-are-kept [KRN-008, KRN-011] */
#endif
#if !defined(BARE)
       assert(!(last == VALIDATION_FAILED || last == DECIDED_DENY) || (state == AUDITING && !error));  /* denied-is-audited [KRN-008, KRN-011, KRN-017] */
#endif
#if !defined(BARE)
       assert(!(last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED) || state == AUDITING);  /* executed-is-audited [KRN-014, KRN-016, KRN-017] */
#endif
       assert(!(state == AUDITING) || !(!(!(state == IDLE) || false) || state == BOOTING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!(state == IDLE) || false)) || (state == AUDITING && audited_request == NONE && sink && !(!(state == IDLE) || false)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!(state == IDLE) || false)) || (sink && !(!(state == IDLE) || false)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!(state == IDLE) || false))));  /* entry-before-idle [KRN-017, KRN-018] */
       assert(retries <= MAX_AUDIT_RETRIES);  /* retries-bounded [KRN-017, KRN-032] */
#if defined(CHECK_every_transition_has_an_audit_entry)
       assert(!fallback);  /* every-transition-has-an-audit-entry [KRN-027] */
#endif
#if !defined(BARE) && defined(CHECK_audit_failure_has_an_audit_entry)
       assert(!(last == AUDIT_FAILED) || !fallback);  /* audit-failure-has-an-audit-entry [KRN-017, KRN-027] */
#endif
#if !defined(BARE)
       assert((!(state == BOOTING) || record == NONE) && (!(state == IDLE) || (record == NONE || record == IDLE)) && (!(last == AUDIT_WRITTEN) || record == IDLE) && (!(state == VALIDATING) || record == VALIDATING) && (!(state == ARBITRATING) || record == ARBITRATING) && (!(state == EXECUTING) || record == EXECUTING) && (!(state == AUDITING) || record == AUDITING) && (!(state == HALTED) || record == HALTED));  /* entry-or-recorded-inability [KRN-027] */
#endif
       assert(!sink || (!(state == IDLE) || !(!(state == IDLE || !fallback) || (state == BOOTING && !(!(!sink))) || (state == IDLE && sink && draft != NONE && !(!(!sink))) || (state == VALIDATING && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && sink && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!(!sink))) || (state == ARBITRATING && requested_tool == NONE && !(!(!sink))) || (state == ARBITRATING && !(!(!sink))) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == IDLE || !fallback)) || (state == EXECUTING && !(!(!sink))) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!(!sink))) || (state == AUDITING && audited_request == NONE && sink && !(state == IDLE || !fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == IDLE || !fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!(!sink))) || ((state == VALIDATING || state == ARBITRATING) && !(!(!sink))) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(!sink))) || (sink && !(state == IDLE || !fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == IDLE || !fallback)))));  /* sink-is-used-if-there-1 [KRN-027] */
       assert(!sink || (!(state == VALIDATING) || !(!(!fallback) || (state == BOOTING && !(!fallback)) || (state == BOOTING && !(!(!sink))) || (state == IDLE && sink && draft != NONE && !(!(!sink))) || (state == VALIDATING && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && sink && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!(!sink))) || (state == ARBITRATING && requested_tool == NONE && !(!(!sink))) || (state == ARBITRATING && !(!(!sink))) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!fallback)) || (state == EXECUTING && !(!(!sink))) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!(!sink))) || (state == AUDITING && audited_request == NONE && sink && !(!fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!fallback)) || (state == AUDITING && audited_request == request && !(!(!sink))) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!(!sink))) || ((state == VALIDATING || state == ARBITRATING) && !(!(!sink))) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(!sink))) || (sink && !(!fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!fallback)))));  /* sink-is-used-if-there-2 [KRN-027] */
       assert(!sink || (!(state == ARBITRATING) || !(!(state == ARBITRATING || !fallback) || (state == BOOTING && !(!fallback)) || (state == BOOTING && !(!(!sink))) || (state == IDLE && sink && draft != NONE && !(!(!sink))) || (state == VALIDATING && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && sink && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!(!sink))) || (state == ARBITRATING && requested_tool == NONE && !(!(!sink))) || (state == ARBITRATING && !(!(!sink))) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == ARBITRATING || !fallback)) || (state == EXECUTING && !(!(!sink))) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!(!sink))) || (state == AUDITING && audited_request == NONE && sink && !(state == ARBITRATING || !fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == ARBITRATING || !fallback)) || (state == AUDITING && audited_request == request && !(!(!sink))) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!(!sink))) || ((state == VALIDATING || state == ARBITRATING) && !(!(!sink))) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(!sink))) || (sink && !(state == ARBITRATING || !fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == ARBITRATING || !fallback)))));  /* sink-is-used-if-there-3 [KRN-027] */
       assert(!sink || (!(state == EXECUTING) || !(!(!fallback) || (state == BOOTING && !(!fallback)) || (state == BOOTING && !(!(!sink))) || (state == IDLE && sink && draft != NONE && !(!(!sink))) || (state == VALIDATING && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && sink && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!(!sink))) || (state == ARBITRATING && requested_tool == NONE && !(!(!sink))) || (state == ARBITRATING && !(!(!sink))) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(!fallback)) || (state == EXECUTING && !(!(!sink))) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!(!sink))) || (state == AUDITING && audited_request == NONE && sink && !(!fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(!fallback)) || (state == AUDITING && audited_request == request && !(!(!sink))) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!(!sink))) || ((state == VALIDATING || state == ARBITRATING) && !(!(!sink))) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(!sink))) || (sink && !(!fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(!fallback)))));  /* sink-is-used-if-there-4 [KRN-027] */
       assert(!sink || (!(state == AUDITING) || !(!(state == AUDITING || !fallback) || (state == BOOTING && !(!fallback)) || (state == BOOTING && !(!(!sink))) || (state == IDLE && sink && draft != NONE && !(!(!sink))) || (state == VALIDATING && !(!(!sink))) || (state == ARBITRATING && requested_tool != NONE && sink && !(!(!sink))) || (state == ARBITRATING && !(!(!sink))) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == AUDITING || !fallback)) || (state == AUDITING && audited_request == NONE && sink && !(state == AUDITING || !fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == AUDITING || !fallback)) || (state == AUDITING && audited_request == request && !(!(!sink))) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!(!sink))) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!(!sink))) || (sink && !(state == AUDITING || !fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == AUDITING || !fallback)))));  /* sink-is-used-if-there-5 [KRN-027] */
       assert(!(!sink) || (!(state == BOOTING) || !(!(state == BOOTING || state == IDLE || fallback) || (state == BOOTING && !(!sink)) || (state == IDLE && sink && draft != NONE && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && sink && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!sink)) || (state == ARBITRATING && requested_tool == NONE && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == BOOTING || state == IDLE || fallback)) || (state == EXECUTING && !(!sink)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!sink)) || (state == AUDITING && audited_request == NONE && sink && !(state == BOOTING || state == IDLE || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == BOOTING || state == IDLE || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == VALIDATING || state == ARBITRATING) && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == BOOTING || state == IDLE || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == BOOTING || state == IDLE || fallback)))));  /* fallback-is-flagged-1 [KRN-027] */
       assert(!(!sink) || (!(state == IDLE) || !(!(state == IDLE || fallback) || (state == BOOTING && !(!sink)) || (state == IDLE && sink && draft != NONE && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && sink && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!sink)) || (state == ARBITRATING && requested_tool == NONE && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == IDLE || fallback)) || (state == EXECUTING && !(!sink)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!sink)) || (state == AUDITING && audited_request == NONE && sink && !(state == IDLE || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == IDLE || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == VALIDATING || state == ARBITRATING) && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == IDLE || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == IDLE || fallback)))));  /* fallback-is-flagged-2 [KRN-027] */
       assert(!(!sink) || (!(state == VALIDATING) || !(!(state == VALIDATING || fallback) || (state == BOOTING && !fallback) || (state == BOOTING && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && sink && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!sink)) || (state == ARBITRATING && requested_tool == NONE && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == VALIDATING || fallback)) || (state == EXECUTING && !(!sink)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!sink)) || (state == AUDITING && audited_request == NONE && sink && !(state == VALIDATING || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == VALIDATING || fallback)) || (state == AUDITING && audited_request == request && !(!sink)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == VALIDATING || state == ARBITRATING) && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == VALIDATING || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == VALIDATING || fallback)))));  /* fallback-is-flagged-3 [KRN-027] */
       assert(!(!sink) || (!(state == ARBITRATING) || !(!(state == ARBITRATING || fallback) || (state == BOOTING && !fallback) || (state == BOOTING && !(!sink)) || (state == IDLE && sink && draft != NONE && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && sink && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!sink)) || (state == ARBITRATING && requested_tool == NONE && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == ARBITRATING || fallback)) || (state == EXECUTING && !(!sink)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!sink)) || (state == AUDITING && audited_request == NONE && sink && !(state == ARBITRATING || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == ARBITRATING || fallback)) || (state == AUDITING && audited_request == request && !(!sink)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == VALIDATING || state == ARBITRATING) && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == ARBITRATING || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == ARBITRATING || fallback)))));  /* fallback-is-flagged-4 [KRN-027] */
       assert(!(!sink) || (!(state == EXECUTING) || !(!(state == EXECUTING || fallback) || (state == BOOTING && !fallback) || (state == BOOTING && !(!sink)) || (state == IDLE && sink && draft != NONE && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && !sink && !(!sink)) || (state == ARBITRATING && requested_tool == NONE && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == EXECUTING || fallback)) || (state == EXECUTING && !(!sink)) || (state == EXECUTING && ticks == EXECUTION_DEADLINE && !(!sink)) || (state == AUDITING && audited_request == NONE && sink && !(state == EXECUTING || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == EXECUTING || fallback)) || (state == AUDITING && audited_request == request && !(!sink)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == VALIDATING || state == ARBITRATING) && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == EXECUTING || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == EXECUTING || fallback)))));  /* fallback-is-flagged-5 [KRN-027] */
       assert(!(!sink) || (!(state == AUDITING) || !(!(state == AUDITING || fallback) || (state == BOOTING && !fallback) || (state == BOOTING && !(!sink)) || (state == IDLE && sink && draft != NONE && !(!sink)) || (state == VALIDATING && !(!sink)) || (state == ARBITRATING && requested_tool != NONE && sink && !(!sink)) || (state == ARBITRATING && !(!sink)) || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == AUDITING || fallback)) || (state == AUDITING && audited_request == NONE && sink && !(state == AUDITING || fallback)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == AUDITING || fallback)) || (state == AUDITING && audited_request == request && !(!sink)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES && !(!sink)) || ((state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING) && !(!sink)) || (sink && !(state == AUDITING || fallback)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == AUDITING || fallback)))));  /* fallback-is-flagged-6 [KRN-027] */
#if !defined(BARE)
       assert(!(last == DECIDED_HALT) || (state == HALTED && decision == HALT && audited_request != NONE));  /* halt-decision-is-recorded [KRN-011, KRN-020, KRN-027] */
#endif
#if !defined(BARE)
       assert((!(state == VALIDATING || state == ARBITRATING || state == EXECUTING) || enabled_RECOVERABLE_ERROR) && (!(last == RECOVERABLE_ERROR) || (state == AUDITING && error && (decision == DENY || execution == UNKNOWN))));  /* recoverable-errors-are-audited [KRN-031] */
#endif
#if defined(CHECK_recoverable_errors_are_audited_everywhere)
       assert(state == HALTED || enabled_RECOVERABLE_ERROR);  /* recoverable-errors-are-audited-everywhere [KRN-031] */
#endif
#if !defined(BARE)
       assert(!(last == CONFIG_FAILED || last == VALIDATION_FAILED || last == TOOL_WITHHELD || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == AUDIT_FAILED || last == RECOVERABLE_ERROR || last == FATAL_ERROR) || (state == AUDITING || state == HALTED));  /* errors-leave-the-stage [KRN-030, KRN-031, KRN-032] */
#endif
       assert(!(state == BOOTING) || !(!(state == BOOTING) || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == BOOTING)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == BOOTING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == BOOTING)) || (state == AUDITING && audited_request == request) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(state == BOOTING)) || (!sink && !(state == BOOTING) && !(state == HALTED))));  /* states-change-by-their-events-alone-1 [KRN-026] */
       assert(!(state == IDLE) || !(!(state == IDLE) || state == BOOTING || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == IDLE)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == IDLE)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == IDLE)) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(state == IDLE)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == IDLE))));  /* states-change-by-their-events-alone-2 [KRN-026] */
       assert(!(state == VALIDATING) || !(!(state == VALIDATING) || state == BOOTING || (state == ARBITRATING && requested_tool != NONE && sink) || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == VALIDATING)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == VALIDATING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == VALIDATING)) || (state == AUDITING && audited_request == request) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(state == VALIDATING)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == VALIDATING))));  /* states-change-by-their-events-alone-3 [KRN-026] */
       assert(!(state == ARBITRATING) || !(!(state == ARBITRATING) || state == BOOTING || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == ARBITRATING)) || state == EXECUTING || (state == EXECUTING && ticks == EXECUTION_DEADLINE) || (state == AUDITING && audited_request == NONE && sink && !(state == ARBITRATING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == ARBITRATING)) || (state == AUDITING && audited_request == request) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(state == ARBITRATING)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == ARBITRATING))));  /* states-change-by-their-events-alone-4 [KRN-026] */
       assert(!(state == EXECUTING) || !(!(state == EXECUTING) || state == BOOTING || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && !sink) || (state == ARBITRATING && requested_tool == NONE) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == EXECUTING)) || (state == AUDITING && audited_request == NONE && sink && !(state == EXECUTING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == EXECUTING)) || (state == AUDITING && audited_request == request) || (state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES) || (sink && !(state == EXECUTING)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == EXECUTING))));  /* states-change-by-their-events-alone-5 [KRN-026] */
       assert(!(state == AUDITING) || !(!(state == AUDITING) || state == BOOTING || (state == IDLE && sink && draft != NONE) || state == VALIDATING || (state == ARBITRATING && requested_tool != NONE && sink) || state == ARBITRATING || (state == EXECUTING && ticks < EXECUTION_DEADLINE && !(state == AUDITING)) || (state == AUDITING && audited_request == NONE && sink && !(state == AUDITING)) || (state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES && !(state == AUDITING)) || (sink && !(state == AUDITING)) || (!sink && !(state == BOOTING) && !(state == HALTED) && !(state == AUDITING))));  /* states-change-by-their-events-alone-6 [KRN-026] */
       assert(!(state == AUDITING && decision == ALLOW && requested_tool != NONE) || (dispatched_tool == requested_tool && execution != NOT_STARTED));  /* allowed-calls-are-made [KRN-011, KRN-014, KRN-016] */
       ENTERED(no_event)
     }
  /* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no record (line
     85). */
  :: d_step { state == BOOTING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || true);  /* known-outcomes-stay [KRN-016] */
       sink = true;
       state = IDLE;
       ENTERED(CONFIG_LOADED)
     }
  /* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027]: It must be recorded before any sink exists, so
     the record goes to the fallback channel (D-KRN-02). */
  :: d_step { state == BOOTING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       record = HALTED;
       fallback = !sink;
       state = HALTED;
       ENTERED(CONFIG_FAILED)
     }
  /* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027]: No request starts without the sink
     (D-KRN-01). */
  :: d_step { state == IDLE && sink && draft != NONE ->
       assert(state == IDLE);  /* requests-only-in-idle [KRN-003, KRN-006] */
       assert(sink);  /* no-request-without-the-sink [KRN-027] */
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       request = draft;
       requested_tool = ((draft == FIRST) -> READER : ((draft == SECOND) -> WRITER : NONE));
       record = VALIDATING;
       fallback = !sink;
       state = VALIDATING;
       ENTERED(REQUEST_SUBMITTED)
     }
  /* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010] */
  :: d_step { state == VALIDATING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       record = ARBITRATING;
       fallback = !sink;
       state = ARBITRATING;
       ENTERED(VALIDATION_PASSED)
     }
  /* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010] */
  :: d_step { state == VALIDATING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = DENY;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(VALIDATION_FAILED)
     }
  /* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014, KRN-027]: No tool call starts
     without the sink (D-KRN-01). */
  :: d_step { state == ARBITRATING && requested_tool != NONE && sink ->
       assert(sink && requested_tool != NONE);  /* no-tool-call-without-the-sink [KRN-011, KRN-027] */
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || STARTED == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = ALLOW;
       dispatched_tool = requested_tool;
       execution = STARTED;
       record = EXECUTING;
       fallback = !sink;
       state = EXECUTING;
       ENTERED(DECIDED_ALLOW_WITH_TOOL)
     }
  /* TOOL_WITHHELD (machine): ARBITRATING -> AUDITING [KRN-011, KRN-027, KRN-031]: An allowed call that cannot be
     audited is not made; the request ends as denied, with the error (D-KRN-01). */
  :: d_step { state == ARBITRATING && requested_tool != NONE && !sink ->
       assert(requested_tool != NONE && !sink);  /* withheld-only-without-the-sink [KRN-011, KRN-027] */
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = DENY;
       error = true;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(TOOL_WITHHELD)
     }
  /* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011] */
  :: d_step { state == ARBITRATING && requested_tool == NONE ->
       assert(requested_tool == NONE);  /* tool-free-only-without-a-tool [KRN-011] */
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = ALLOW;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(DECIDED_ALLOW_NO_TOOL)
     }
  /* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011] */
  :: d_step { state == ARBITRATING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = DENY;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(DECIDED_DENY)
     }
  /* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020]: It bypasses AUDITING, so the halt record
     closes the request (D-KRN-14). */
  :: d_step { state == ARBITRATING ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = HALT;
       audited_request = request;
       record = HALTED;
       fallback = !sink;
       request = NONE;
       requested_tool = NONE;
       sink = false;
       state = HALTED;
       ENTERED(DECIDED_HALT)
     }
  /* CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035] */
  :: d_step { state == EXECUTING && ticks < EXECUTION_DEADLINE ->
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || state == IDLE);  /* known-outcomes-stay [KRN-016] */
       assert(0 <= (ticks + 1) && (ticks + 1) <= 2);  /* range-safety */
       ticks = ticks + 1;
       ENTERED(CLOCK_TICKED)
     }
  /* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016] */
  :: d_step { state == EXECUTING ->
       assert((execution != DONE && execution != UNKNOWN) || DONE == execution || false);  /* known-outcomes-stay [KRN-016] */
       execution = DONE;
       ticks = 0;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(EXECUTION_COMPLETED)
     }
  /* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016] */
  :: d_step { state == EXECUTING ->
       assert((execution != DONE && execution != UNKNOWN) || DONE == execution || false);  /* known-outcomes-stay [KRN-016] */
       execution = DONE;
       error = true;
       ticks = 0;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(EXECUTION_FAILED)
     }
  /* EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035] */
  :: d_step { state == EXECUTING && ticks == EXECUTION_DEADLINE ->
       assert((execution != DONE && execution != UNKNOWN) || UNKNOWN == execution || false);  /* known-outcomes-stay [KRN-016] */
       assert(ticks == EXECUTION_DEADLINE);  /* deadline-by-virtual-clock [KRN-035] */
       execution = UNKNOWN;
       error = true;
       ticks = 0;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(EXECUTION_DEADLINE_PASSED)
     }
  /* ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019] */
  :: d_step { state == AUDITING && audited_request == NONE && sink ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert(sink && request != NONE && (decision == ALLOW || decision == DENY) && (!(dispatched_tool == NONE) || execution == NOT_STARTED) && (!(dispatched_tool != NONE) || (decision == ALLOW && (execution == DONE || execution == UNKNOWN))));  /* entry-is-complete [KRN-016, KRN-019] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || state == IDLE);  /* known-outcomes-stay [KRN-016] */
       audited_request = request;
       retries = 0;
       ENTERED(ENTRY_STORED)
     }
  /* AUDIT_RETRIED (machine): AUDITING -> the same [KRN-031] */
  :: d_step { state == AUDITING && audited_request == NONE && !sink && retries < MAX_AUDIT_RETRIES ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert(!sink && audited_request == NONE);  /* retried-only-without-the-sink [KRN-017, KRN-031] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || state == IDLE);  /* known-outcomes-stay [KRN-016] */
       assert(0 <= (retries + 1) && (retries + 1) <= 2);  /* range-safety */
       retries = retries + 1;
       ENTERED(AUDIT_RETRIED)
     }
  /* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018] */
  :: d_step { state == AUDITING && audited_request == request ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
       assert(audited_request == request && request != NONE);  /* entry-before-state-change [KRN-017, KRN-018] */
#if defined(CHECK_entry_before_any_state_change)
       assert(!(state == AUDITING) || audited_request == request);  /* entry-before-any-state-change [KRN-018] */
#endif
       assert((execution != DONE && execution != UNKNOWN) || NOT_STARTED == execution || true);  /* known-outcomes-stay [KRN-016] */
       audited_request = NONE;
       record = IDLE;
       fallback = !sink;
       request = NONE;
       requested_tool = NONE;
       decision = NONE;
       dispatched_tool = NONE;
       execution = NOT_STARTED;
       error = false;
       state = IDLE;
       ENTERED(AUDIT_WRITTEN)
     }
  /* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027]: The halt record, on the fallback
     channel, takes the place of the entry (D-KRN-01). */
  :: d_step { state == AUDITING && audited_request == NONE && !sink && retries == MAX_AUDIT_RETRIES ->
       assert(execution != STARTED);  /* nothing-else-while-the-tool-runs [KRN-014, KRN-015] */
#if defined(CHECK_entry_before_any_state_change)
       assert(!(state == AUDITING) || audited_request == request);  /* entry-before-any-state-change [KRN-018] */
#endif
       assert(!sink && retries == MAX_AUDIT_RETRIES && audited_request == NONE);  /* audit-fails-only-without-the-sink [KRN-017, KRN-031] */
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       audited_request = request;
       record = HALTED;
       fallback = !sink;
       request = NONE;
       requested_tool = NONE;
       dispatched_tool = NONE;
       retries = 0;
       state = HALTED;
       ENTERED(AUDIT_FAILED)
     }
  /* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031] */
  :: d_step { state == VALIDATING || state == ARBITRATING ->
       assert((execution != DONE && execution != UNKNOWN) || execution == execution || false);  /* known-outcomes-stay [KRN-016] */
       decision = DENY;
       error = true;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031] */
  :: d_step { state == EXECUTING ->
       assert((execution != DONE && execution != UNKNOWN) || UNKNOWN == execution || false);  /* known-outcomes-stay [KRN-016] */
       execution = UNKNOWN;
       error = true;
       ticks = 0;
       record = AUDITING;
       fallback = !sink;
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
     KRN-021, KRN-022, KRN-029, KRN-030] */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
#if defined(CHECK_entry_before_any_state_change)
       assert(!(state == AUDITING) || audited_request == request);  /* entry-before-any-state-change [KRN-018] */
#endif
       assert((execution != DONE && execution != UNKNOWN) || ((execution == STARTED) -> UNKNOWN : execution) == execution || false);  /* known-outcomes-stay [KRN-016] */
       audited_request = request;
       execution = ((execution == STARTED) -> UNKNOWN : execution);
       record = HALTED;
       fallback = !sink;
       request = NONE;
       requested_tool = NONE;
       dispatched_tool = NONE;
       ticks = 0;
       retries = 0;
       sink = false;
       state = HALTED;
       ENTERED(HALT_COMMANDED)
     }
  /* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
     KRN-022, KRN-029, KRN-030] */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
#if defined(CHECK_entry_before_any_state_change)
       assert(!(state == AUDITING) || audited_request == request);  /* entry-before-any-state-change [KRN-018] */
#endif
       assert((execution != DONE && execution != UNKNOWN) || ((execution == STARTED) -> UNKNOWN : execution) == execution || false);  /* known-outcomes-stay [KRN-016] */
       audited_request = request;
       execution = ((execution == STARTED) -> UNKNOWN : execution);
       record = HALTED;
       fallback = !sink;
       request = NONE;
       requested_tool = NONE;
       dispatched_tool = NONE;
       ticks = 0;
       retries = 0;
       sink = false;
       state = HALTED;
       ENTERED(FATAL_ERROR)
     }
  /* REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
     kernel */
  :: d_step { true ->
       draft = ((draft == NONE) -> FIRST : ((draft == FIRST) -> SECOND : ((draft == SECOND) -> THIRD : FIRST)));
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
/* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
   three can be accepted. (expected: holds) */
/* This is part 1 of it. */
ltl no_request_from_nowhere_1 { draft == NONE }
/* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
   three can be accepted. (expected: holds) */
/* This is part 2 of it. */
ltl no_request_from_nowhere_2 { (request == NONE) W (last == REQUEST_DRAFTED) }
/* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
   three can be accepted. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl no_request_from_nowhere_3 { [] (!(request == FIRST)) }
/* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
   three can be accepted. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl no_request_from_nowhere_4 { [] (!(request == SECOND)) }
/* no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
   three can be accepted. (expected: holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl no_request_from_nowhere_5 { [] (!(request == THIRD)) }
/* halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
   holds) */
ltl halted_is_final { [] (state == HALTED -> ([] (state == HALTED))) }
/* request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
   (expected: holds) */
ltl request_is_not_modified { [] ((request == FIRST -> ((request == FIRST) W (state == IDLE || state == HALTED))) && (request == SECOND -> ((request == SECOND) W (state == IDLE || state == HALTED))) && (request == THIRD -> ((request == THIRD) W (state == IDLE || state == HALTED)))) }
/* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
   (expected: holds) */
ltl validated_before_arbitrated { [] (last == REQUEST_SUBMITTED -> ((!(state == ARBITRATING)) W (last == VALIDATION_PASSED))) }
/* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
   tool. (expected: holds) */
ltl allowed_before_executed { [] (last == REQUEST_SUBMITTED -> ((!(state == EXECUTING)) W (last == DECIDED_ALLOW_WITH_TOOL))) }
/* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts.
   Sacrificed: each stage has an edge to HALTED that bypasses AUDITING (D-KRN-06). Instead,
   halt-record-names-the-request holds. (expected: fails) */
ltl requests_are_audited { [] (last == REQUEST_SUBMITTED -> ((!(state == HALTED)) W (last == AUDIT_WRITTEN))) }
/* halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other
   decisions. Sacrificed: the matrix takes it directly to HALTED (D-KRN-14). Instead, halt-decision-is-recorded
   holds. (expected: fails) */
ltl halt_decision_is_audited { ([] (<> met_1)) -> ([] (last == DECIDED_HALT -> (<> (state == AUDITING)))) }
/* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
   audit, provided that it keeps working. (expected: holds) */
ltl errors_end_in_idle_or_halted { ([] (<> met_1)) -> ([] ((last == VALIDATION_FAILED || last == TOOL_WITHHELD || last == EXECUTION_FAILED || last == EXECUTION_DEADLINE_PASSED || last == RECOVERABLE_ERROR) -> ((state == AUDITING) U (state == IDLE || state == HALTED)))) }
/* halting-needs-nothing-but-the-command [KRN-021]: An idle kernel does not stay idle for ever if inputs keep
   coming, since it can always be halted. (expected: holds) */
ltl halting_needs_nothing_but_the_command { ([] (<> met_2)) -> ([] (<> (!(state == IDLE)))) }
/* comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
   keeps working. (expected: holds) */
ltl comes_to_rest { ([] (<> met_1)) -> ([] (<> (state == IDLE || state == HALTED))) }
/* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
   keeps working. (expected: holds) */
ltl booting_ends { ([] (<> met_1)) -> ([] (state == BOOTING -> ((state == BOOTING) U (state == IDLE || state == HALTED)))) }
/* executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
   working. (expected: holds) */
ltl executing_ends { ([] (<> met_1)) -> ([] (state == EXECUTING -> (<> (state == AUDITING || state == HALTED)))) }
/* executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
   if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds) */
ltl executing_ends_even_if_the_tool_hangs { ([] (<> met_3)) -> ([] (state == EXECUTING -> (<> (state == AUDITING || state == HALTED)))) }
/* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
   provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds) */
ltl auditing_ends { ([] (<> met_1)) -> ([] (state == AUDITING -> ((state == AUDITING) U (state == IDLE || state == HALTED)))) }
/* auditing-ends-even-if-it-stops: The kernel does not stay in AUDITING for ever even if it may stop working at
   any moment. It fails, as it must: auditing-ends depends on the assumption that the kernel keeps working.
   (expected: fails) */
ltl auditing_ends_even_if_it_stops { [] (state == AUDITING -> ((state == AUDITING) U (state == IDLE || state == HALTED))) }
/* lost-sink-halts [KRN-017, KRN-027]: If the sink is lost before the entry is stored and stays lost, the kernel
   halts, provided that it keeps working. (expected: holds) */
ltl lost_sink_halts { ([] (<> met_1)) -> ([] ((state == AUDITING && audited_request == NONE) -> (<> (state == HALTED || sink)))) }
/* requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
   that the kernel keeps working. (expected: holds) */
ltl requests_end { ([] (<> met_1)) -> ([] (last == REQUEST_SUBMITTED -> (<> (last == AUDIT_WRITTEN || state == HALTED)))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
   REQUEST_SUBMITTED]): the target has no next-state operator */
/* requests-can-be-audited: AG (request != NONE -> EF AUDIT_WRITTEN): it quantifies over all paths and over some
   path, which LTL cannot express */
/* callers-set-the-pace: in IDLE or VALIDATING: 0: a ranking is a proof, not a formula */
/* requests-end-in-bounded-time: in VALIDATING or ARBITRATING or EXECUTING or AUDITING: 3 if VALIDATING else (2
   if ARBITRATING else (1 if EXECUTING else 0)), EXECUTION_DEADLINE - ticks, 1 if audited_request == NONE else 0,
   MAX_AUDIT_RETRIES - retries: a ranking is a proof, not a formula */
/* kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path, which LTL cannot
   express */
