/* Turn machine, amended: the machine turn in the profile amended, for SPIN. */
/* It follows the document 002_4089c53b0986642f.txt, version unversioned. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

mtype = {
  NO_TURN,
  AWAITING_INTENT_SELECTION,
  CONTEXT_LOADED,
  VALIDATING_ACTION,
  AWAITING_APPROVAL,
  ACTION_ALLOWED,
  BLOCKED,
  USER_REQUEST,
  TURN_ENDED,
  SELECT_ACTIVE_INTENT_VALID,
  INTENT_UNKNOWN,
  CALL_DENIED,
  FILE_READ,
  SAFE_COMMAND_RUN,
  WRITE_REQUESTED,
  APPROVAL_GRANTED,
  APPROVAL_REFUSED,
  SELECTION_TIMED_OUT,
  WRITE_FILE_VALIDATED,
  APPROVAL_REQUESTED,
  SCOPE_VIOLATED,
  STALE_FILE_DETECTED,
  APPROVAL_TIMED_OUT,
  WRITE_STARTED,
  WRITE_DONE,
  WRITE_BROKEN,
  WRITE_LOST,
  WRITE_FILE_SUCCEEDED,
  WRITE_FAILED,
  CONTEXT_NOT_LOADED,
  INTERNAL_ERROR,
  SELECTION_OF_FIRST_CHOSEN,
  SELECTION_OF_SECOND_CHOSEN,
  SELECTION_OF_UNKNOWN_CHOSEN,
  READ_CHOSEN,
  WRITE_TO_ALPHA_CHOSEN,
  WRITE_TO_BETA_CHOSEN,
  DELETION_CHOSEN,
  SAFE_COMMAND_CHOSEN,
  UNSAFE_COMMAND_CHOSEN,
  ALPHA_CHANGED,
  BETA_CHANGED,
  NONE,
  SELECT_FIRST,
  SELECT_SECOND,
  SELECT_UNKNOWN,
  READ,
  WRITE_ALPHA,
  WRITE_BETA,
  DELETE,
  SAFE_COMMAND,
  UNSAFE_COMMAND,
  OLD,
  NEW,
  FIRST,
  SECOND,
  GRANTED,
  RUNNING,
  DONE,
  FAILED,
  STALE,
  no_event
};
mtype state = NO_TURN;
mtype call = NONE;  /* what the agent calls next */
mtype alpha = OLD;  /* what ALPHA contains */
mtype beta = OLD;  /* what BETA contains */
mtype intent = NONE;  /* the active intent, whose context is loaded */
mtype pending = NONE;  /* the write that is being validated */
mtype base = OLD;  /* the version of its file on which it is based */
mtype permit = NONE;  /* whether there is one, and the outcome of its one execution */
mtype permit_call = NONE;  /* the tool and the target that it covers */
mtype permit_version = OLD;  /* the version of the target that it covers */
bool approved = false;  /* a person has approved it */
mtype running = NONE;  /* the write that the running tool does */
hidden mtype before_running;  /* saved during a step */

#define enabled_USER_REQUEST (state == NO_TURN)
#define enabled_SELECT_ACTIVE_INTENT_VALID (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND))
#define enabled_INTENT_UNKNOWN (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN)
#define enabled_CALL_DENIED (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND))
#define enabled_FILE_READ (state == CONTEXT_LOADED && call == READ)
#define enabled_SAFE_COMMAND_RUN (state == CONTEXT_LOADED && call == SAFE_COMMAND)
#define enabled_WRITE_REQUESTED (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA))
#define enabled_APPROVAL_GRANTED (state == AWAITING_APPROVAL && base == beta)
#define enabled_SELECTION_TIMED_OUT (state == AWAITING_INTENT_SELECTION)
#define enabled_WRITE_FILE_VALIDATED (state == VALIDATING_ACTION && (pending == WRITE_ALPHA && base == alpha))
#define enabled_APPROVAL_REQUESTED (state == VALIDATING_ACTION && (pending == WRITE_BETA && intent == SECOND && base == beta))
#define enabled_SCOPE_VIOLATED (state == VALIDATING_ACTION && (pending == WRITE_BETA && intent == FIRST))
#define enabled_STALE_FILE_DETECTED (((state == VALIDATING_ACTION || state == AWAITING_APPROVAL) && ((pending == WRITE_ALPHA && base != alpha) || (!(pending == WRITE_ALPHA) && base != beta))) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && ((permit_call == WRITE_ALPHA && permit_version != alpha) || (!(permit_call == WRITE_ALPHA) && permit_version != beta))))))
#define enabled_APPROVAL_TIMED_OUT (state == AWAITING_APPROVAL)
#define enabled_WRITE_STARTED (state == ACTION_ALLOWED && (permit == GRANTED && ((permit_call == WRITE_ALPHA && permit_version == alpha) || (!(permit_call == WRITE_ALPHA) && permit_version == beta))))
#define enabled_WRITE_DONE (state == ACTION_ALLOWED && (permit == RUNNING && ((running == WRITE_ALPHA && permit_version == alpha) || (!(running == WRITE_ALPHA) && permit_version == beta))))
#define enabled_WRITE_BROKEN (state == ACTION_ALLOWED && permit == RUNNING)
#define enabled_WRITE_LOST (state == ACTION_ALLOWED && (permit == RUNNING && ((running == WRITE_ALPHA && permit_version != alpha) || (!(running == WRITE_ALPHA) && permit_version != beta))))
#define enabled_WRITE_FILE_SUCCEEDED (state == ACTION_ALLOWED && permit == DONE)
#define enabled_WRITE_FAILED (state == ACTION_ALLOWED && permit == FAILED)
#define enabled_CONTEXT_NOT_LOADED (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND))
#define enabled_INTERNAL_ERROR ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == VALIDATING_ACTION || state == AWAITING_APPROVAL || state == ACTION_ALLOWED || state == BLOCKED) && permit != RUNNING)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool holds_1 = true;
bool met_2 = true;
bool holds_3 = true;
bool holds_4 = true;
bool holds_5 = true;
bool met_6 = true;
bool met_7 = true;
inline ENTERED(event) {
  last = event;
  holds_1 = (!(state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || enabled_CALL_DENIED);
  met_2 = (!(enabled_SELECTION_TIMED_OUT) || (last == SELECTION_TIMED_OUT));
  holds_3 = (!(intent == FIRST && running == WRITE_ALPHA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  holds_4 = (!(intent == SECOND && running == WRITE_ALPHA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  holds_5 = (!(intent == SECOND && running == WRITE_BETA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  met_6 = (!(enabled_APPROVAL_TIMED_OUT) || (last == APPROVAL_TIMED_OUT));
  met_7 = (!(enabled_SELECTION_TIMED_OUT || enabled_WRITE_FILE_VALIDATED || enabled_APPROVAL_REQUESTED || enabled_SCOPE_VIOLATED || enabled_STALE_FILE_DETECTED || enabled_APPROVAL_TIMED_OUT || enabled_WRITE_STARTED || enabled_WRITE_DONE || enabled_WRITE_BROKEN || enabled_WRITE_LOST || enabled_WRITE_FILE_SUCCEEDED || enabled_WRITE_FAILED) || (last == SELECTION_TIMED_OUT || last == WRITE_FILE_VALIDATED || last == APPROVAL_REQUESTED || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_TIMED_OUT || last == WRITE_STARTED || last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST || last == WRITE_FILE_SUCCEEDED || last == WRITE_FAILED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
#if !defined(BARE)
       assert((!(state == NO_TURN) || enabled_USER_REQUEST) && (!enabled_USER_REQUEST || state == NO_TURN) && (!(last == USER_REQUEST) || state == AWAITING_INTENT_SELECTION));  /* requests-begin-by-selecting [TURN-004, TURN-018] */
#endif
       assert(!(!(state == AWAITING_INTENT_SELECTION)) || !(!(!(state == AWAITING_INTENT_SELECTION) || false) || (state == CONTEXT_LOADED && call == READ && !(!(state == AWAITING_INTENT_SELECTION) || false)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == AWAITING_INTENT_SELECTION) || false)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == AWAITING_INTENT_SELECTION) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == AWAITING_INTENT_SELECTION) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == AWAITING_INTENT_SELECTION) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == AWAITING_INTENT_SELECTION) || false))));  /* awaiting-only-by-requests [TURN-004] */
       assert(!(state == NO_TURN) || (intent == NONE && pending == NONE && base == OLD && permit == NONE && permit_call == NONE && permit_version == OLD && !approved && running == NONE));  /* turns-begin-clean [TURN-001, TURN-004] */
       assert((intent != NONE) == (state == CONTEXT_LOADED || state == VALIDATING_ACTION || state == AWAITING_APPROVAL || state == ACTION_ALLOWED) && (pending != NONE) == (state == VALIDATING_ACTION || state == AWAITING_APPROVAL) && (pending != NONE || base == OLD) && (permit != NONE) == (state == ACTION_ALLOWED) && (permit_call != NONE) == (state == ACTION_ALLOWED) && (state == ACTION_ALLOWED || (permit_version == OLD && !approved)) && (running != NONE) == (permit == RUNNING));  /* data-belongs-to-its-state [TURN-002, TURN-011, TURN-017] */
       assert(!(state == AWAITING_INTENT_SELECTION) || (!enabled_FILE_READ && !enabled_SAFE_COMMAND_RUN && !enabled_WRITE_REQUESTED && !(!(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN) || (state == CONTEXT_LOADED && call == READ && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta) || (state == AWAITING_APPROVAL && base == beta) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == DONE))));  /* only-selection-while-awaiting [TURN-006, TURN-007] */
       assert((!(call == SELECT_FIRST) || !(state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == FIRST))) && (!(call == SELECT_SECOND) || !(state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == SECOND))) && (!enabled_SELECT_ACTIVE_INTENT_VALID || (call == SELECT_FIRST || call == SELECT_SECOND)));  /* selected-is-active [TURN-005, TURN-008] */
       assert((!(enabled_FILE_READ || enabled_SAFE_COMMAND_RUN || enabled_WRITE_REQUESTED) || state == CONTEXT_LOADED) && (!(state == CONTEXT_LOADED) || ((!(call == READ) || enabled_FILE_READ) && (!(call == SAFE_COMMAND) || enabled_SAFE_COMMAND_RUN) && (!(call == WRITE_ALPHA || call == WRITE_BETA) || enabled_WRITE_REQUESTED))));  /* calls-with-a-context [TURN-010, TURN-015] */
       assert(!((call == DELETE || call == UNSAFE_COMMAND) && !(state == AWAITING_INTENT_SELECTION)) || !(enabled_SELECT_ACTIVE_INTENT_VALID || enabled_INTENT_UNKNOWN || enabled_CALL_DENIED || enabled_FILE_READ || enabled_SAFE_COMMAND_RUN || enabled_WRITE_REQUESTED));  /* deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020] */
       assert((!(call == WRITE_ALPHA) || !(state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) && !(((call == WRITE_ALPHA) -> WRITE_ALPHA : WRITE_BETA) == WRITE_ALPHA && ((call == WRITE_ALPHA) -> alpha : beta) == alpha))) && (!(call == WRITE_BETA) || !(state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) && !(((call == WRITE_ALPHA) -> WRITE_ALPHA : WRITE_BETA) == WRITE_BETA && ((call == WRITE_ALPHA) -> alpha : beta) == beta))));  /* requested-is-what-is-called [TURN-010, TURN-014] */
#if !defined(BARE)
       assert((!(last == WRITE_FILE_VALIDATED || last == APPROVAL_GRANTED) || state == ACTION_ALLOWED) && (!(last == APPROVAL_REQUESTED) || state == AWAITING_APPROVAL) && (!(last == WRITE_REQUESTED) || state == VALIDATING_ACTION) && (!(last == WRITE_FILE_SUCCEEDED) || state == CONTEXT_LOADED) && (!(last == TURN_ENDED) || state == NO_TURN));  /* writes-lead-there-and-back [TURN-011, TURN-018] */
#endif
       assert(!(!(state == ACTION_ALLOWED)) || !(!(!(state == ACTION_ALLOWED) || false) || (state == CONTEXT_LOADED && call == READ && !(!(state == ACTION_ALLOWED) || false)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == ACTION_ALLOWED) || false))));  /* allowed-only-when-validated [TURN-011, TURN-018] */
       assert(!(pending == WRITE_ALPHA) || !(!(!(state == ACTION_ALLOWED) || (permit_call == WRITE_ALPHA && permit == GRANTED)) || (state == CONTEXT_LOADED && call == READ && !(!(state == ACTION_ALLOWED) || (permit_call == WRITE_ALPHA && permit == GRANTED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == ACTION_ALLOWED) || (permit_call == WRITE_ALPHA && permit == GRANTED))) || (state == AWAITING_APPROVAL && base == beta) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == ACTION_ALLOWED) || false))));  /* permit-is-what-was-validated-1 [TURN-011, TURN-012, TURN-014] */
       assert(!(pending == WRITE_BETA) || !(!(!(state == ACTION_ALLOWED) || (permit_call == WRITE_BETA && permit == GRANTED)) || (state == CONTEXT_LOADED && call == READ && !(!(state == ACTION_ALLOWED) || (permit_call == WRITE_BETA && permit == GRANTED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == ACTION_ALLOWED) || (permit_call == WRITE_BETA && permit == GRANTED))) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == ACTION_ALLOWED) || false))));  /* permit-is-what-was-validated-2 [TURN-011, TURN-012, TURN-014] */
       assert(!(base == NEW) || !(!(!(state == ACTION_ALLOWED) || permit_version == NEW) || (state == CONTEXT_LOADED && call == READ && !(!(state == ACTION_ALLOWED) || permit_version == NEW)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == ACTION_ALLOWED) || permit_version == NEW)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && !(base == NEW)) || (state == AWAITING_APPROVAL && base == beta && !(base == NEW)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || permit_version == NEW)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || permit_version == NEW)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || permit_version == NEW)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == ACTION_ALLOWED) || permit_version == NEW))));  /* permit-is-what-was-validated-3 [TURN-011, TURN-012, TURN-014] */
       assert(!(pending != NONE && base == OLD) || !(!(permit_version == OLD) || (state == NO_TURN && !(permit_version == OLD)) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == BLOCKED) && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && !(permit_version == OLD)) || (state == CONTEXT_LOADED && call == READ && !(permit_version == OLD)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_version == OLD)) || (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) && !(permit_version == OLD)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && !(base == OLD)) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta && !(permit_version == OLD)) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == FIRST && !(permit_version == OLD)) || (state == AWAITING_APPROVAL && base == beta && !(base == OLD)) || (state == AWAITING_APPROVAL && !(permit_version == OLD)) || ((state == VALIDATING_ACTION || state == AWAITING_APPROVAL) && base != ((pending == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_version == OLD))));  /* permit-is-what-was-validated-4 [TURN-011, TURN-012, TURN-014] */
       assert(!(intent == FIRST) || !(!(intent == FIRST || state == BLOCKED || state == NO_TURN) || (state == NO_TURN && !(intent == FIRST)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == FIRST)) || (state == CONTEXT_LOADED && call == READ && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) && !(intent == FIRST)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && !(intent == FIRST)) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta && !(intent == FIRST)) || (state == AWAITING_APPROVAL && base == beta && !(intent == FIRST)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && !(intent == FIRST || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == DONE && !(intent == FIRST))));  /* permit-is-what-was-validated-5 [TURN-011, TURN-012, TURN-014] */
       assert(!(intent == SECOND) || !(!(intent == SECOND || state == BLOCKED || state == NO_TURN) || (state == NO_TURN && !(intent == SECOND)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == SECOND)) || (state == CONTEXT_LOADED && call == READ && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) && !(intent == SECOND)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && !(intent == SECOND)) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta && !(intent == SECOND)) || (state == AWAITING_APPROVAL && base == beta && !(intent == SECOND)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == RUNNING && !(intent == SECOND || state == BLOCKED || state == NO_TURN)) || (state == ACTION_ALLOWED && permit == DONE && !(intent == SECOND))));  /* permit-is-what-was-validated-6 [TURN-011, TURN-012, TURN-014] */
       assert(running == NONE || (state == ACTION_ALLOWED && permit == RUNNING && running == permit_call));  /* execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015] */
       assert(running == NONE || state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
#if !defined(BARE)
       assert((state == NO_TURN || permit == RUNNING || enabled_INTERNAL_ERROR) && (!(last == INTENT_UNKNOWN || last == CALL_DENIED || last == CONTEXT_NOT_LOADED || last == SELECTION_TIMED_OUT || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_REFUSED || last == APPROVAL_TIMED_OUT || last == WRITE_FAILED || last == INTERNAL_ERROR) || state == BLOCKED));  /* errors-block [TURN-016, TURN-019] */
#endif
       assert(!(state == BLOCKED) || (running == NONE && !enabled_SELECT_ACTIVE_INTENT_VALID && !enabled_FILE_READ && !enabled_SAFE_COMMAND_RUN && !enabled_WRITE_REQUESTED && !enabled_WRITE_STARTED && !(!(state == BLOCKED) || state == NO_TURN || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == CONTEXT_LOADED && call == READ && !(state == BLOCKED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == BLOCKED)) || (state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA)) || (state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha) || (state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta) || (state == AWAITING_APPROVAL && base == beta) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == DONE))));  /* blocked-does-nothing [TURN-017] */
       assert(!(running == WRITE_ALPHA) || (!(alpha == OLD) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_ALPHA) -> ((alpha == OLD) -> NEW : OLD) : alpha) == NEW))));  /* write-changes-its-target-alone-1 [TURN-014] */
       assert(!(running == WRITE_ALPHA) || (!(alpha == NEW) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_ALPHA) -> ((alpha == OLD) -> NEW : OLD) : alpha) == OLD))));  /* write-changes-its-target-alone-2 [TURN-014] */
       assert(!(running == WRITE_ALPHA) || (!(beta == OLD) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_BETA) -> ((beta == OLD) -> NEW : OLD) : beta) == OLD))));  /* write-changes-its-target-alone-3 [TURN-014] */
       assert(!(running == WRITE_ALPHA) || (!(beta == NEW) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_BETA) -> ((beta == OLD) -> NEW : OLD) : beta) == NEW))));  /* write-changes-its-target-alone-4 [TURN-014] */
       assert(!(running == WRITE_BETA) || (!(beta == OLD) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_BETA) -> ((beta == OLD) -> NEW : OLD) : beta) == NEW))));  /* write-changes-its-target-alone-5 [TURN-014] */
       assert(!(running == WRITE_BETA) || (!(beta == NEW) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_BETA) -> ((beta == OLD) -> NEW : OLD) : beta) == OLD))));  /* write-changes-its-target-alone-6 [TURN-014] */
       assert(!(running == WRITE_BETA) || (!(alpha == OLD) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_ALPHA) -> ((alpha == OLD) -> NEW : OLD) : alpha) == OLD))));  /* write-changes-its-target-alone-7 [TURN-014] */
       assert(!(running == WRITE_BETA) || (!(alpha == NEW) || !(state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(((running == WRITE_ALPHA) -> ((alpha == OLD) -> NEW : OLD) : alpha) == NEW))));  /* write-changes-its-target-alone-8 [TURN-014] */
       assert(!(alpha == OLD) || ((alpha == OLD) -> NEW : OLD) == NEW);  /* files-change-on-their-own-1 [TURN-014] */
       assert(!(alpha == NEW) || ((alpha == OLD) -> NEW : OLD) == OLD);  /* files-change-on-their-own-2 [TURN-014] */
       assert(!(beta == OLD) || ((beta == OLD) -> NEW : OLD) == NEW);  /* files-change-on-their-own-3 [TURN-014] */
       assert(!(beta == NEW) || ((beta == OLD) -> NEW : OLD) == OLD);  /* files-change-on-their-own-4 [TURN-014] */
#if !defined(BARE)
       assert((!(last == WRITE_STARTED) || permit == RUNNING) && (!(last == WRITE_DONE) || permit == DONE) && (!(last == WRITE_BROKEN) || permit == FAILED) && (!(last == WRITE_LOST) || permit == STALE) && (!(last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST) || running == NONE) && (!enabled_WRITE_LOST || (running != NONE && permit_version != ((running == WRITE_ALPHA) -> alpha : beta))) && (!enabled_WRITE_BROKEN || running != NONE) && (!(permit == RUNNING) || (enabled_WRITE_BROKEN && (enabled_WRITE_DONE || enabled_WRITE_LOST))));  /* ends-of-an-execution [TURN-014, TURN-018] */
#endif
       assert(!enabled_INTENT_UNKNOWN || call == SELECT_UNKNOWN);  /* errors-are-real-1 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!enabled_CONTEXT_NOT_LOADED || enabled_SELECT_ACTIVE_INTENT_VALID);  /* errors-are-real-2 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!enabled_SELECT_ACTIVE_INTENT_VALID || enabled_CONTEXT_NOT_LOADED);  /* errors-are-real-3 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!enabled_CALL_DENIED || (call == WRITE_ALPHA || call == WRITE_BETA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND));  /* errors-are-real-4 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!enabled_SCOPE_VIOLATED || (pending == WRITE_BETA && intent == FIRST));  /* errors-are-real-5 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!(enabled_STALE_FILE_DETECTED && pending != NONE) || base != ((pending == WRITE_ALPHA) -> alpha : beta));  /* errors-are-real-6 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!enabled_APPROVAL_REQUESTED || (pending == WRITE_BETA && intent == SECOND && base == beta));  /* errors-are-real-7 [TURN-012, TURN-013, TURN-014, TURN-016] */
       assert(!(state == AWAITING_APPROVAL && base == beta) || enabled_APPROVAL_GRANTED);  /* errors-are-real-8 [TURN-012, TURN-013, TURN-014, TURN-016] */
       ENTERED(no_event)
     }
  /* USER_REQUEST (input): NO_TURN -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018] */
  :: d_step { state == NO_TURN ->
       state = AWAITING_INTENT_SELECTION;
       ENTERED(USER_REQUEST)
     }
  /* TURN_ENDED (input): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, BLOCKED -> NO_TURN [TURN-004] */
  :: d_step { state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == BLOCKED ->
       intent = NONE;
       state = NO_TURN;
       ENTERED(TURN_ENDED)
     }
  /* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008] */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) ->
       intent = ((call == SELECT_FIRST) -> FIRST : SECOND);
       state = CONTEXT_LOADED;
       ENTERED(SELECT_ACTIVE_INTENT_VALID)
     }
  /* CONTEXT_NOT_LOADED (fault): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019] */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) ->
       state = BLOCKED;
       ENTERED(CONTEXT_NOT_LOADED)
     }
  /* INTENT_UNKNOWN (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016] */
  :: d_step { state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN ->
       state = BLOCKED;
       ENTERED(INTENT_UNKNOWN)
     }
  /* CALL_DENIED (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-021] */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) ->
       state = BLOCKED;
       ENTERED(CALL_DENIED)
     }
  /* SELECTION_TIMED_OUT (machine): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-005, TURN-019] */
  :: d_step { state == AWAITING_INTENT_SELECTION ->
       state = BLOCKED;
       ENTERED(SELECTION_TIMED_OUT)
     }
  /* FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010] */
  :: d_step { state == CONTEXT_LOADED && call == READ ->
       ENTERED(FILE_READ)
     }
  /* SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010] */
  :: d_step { state == CONTEXT_LOADED && call == SAFE_COMMAND ->
       ENTERED(SAFE_COMMAND_RUN)
     }
  /* WRITE_REQUESTED (input): CONTEXT_LOADED -> VALIDATING_ACTION [TURN-010] */
  :: d_step { state == CONTEXT_LOADED && (call == WRITE_ALPHA || call == WRITE_BETA) ->
       pending = ((call == WRITE_ALPHA) -> WRITE_ALPHA : WRITE_BETA);
       base = ((call == WRITE_ALPHA) -> alpha : beta);
       state = VALIDATING_ACTION;
       ENTERED(WRITE_REQUESTED)
     }
  /* WRITE_FILE_VALIDATED (machine): VALIDATING_ACTION -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014] */
  :: d_step { state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha ->
       assert((state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && intent != NONE) || (state == AWAITING_APPROVAL && pending == WRITE_BETA && base == beta && intent == SECOND));  /* validated-within-scope-and-up-to-date [TURN-001, TURN-011, TURN-012, TURN-013, TURN-014] */
       permit = GRANTED;
       permit_call = WRITE_ALPHA;
       permit_version = base;
       pending = NONE;
       base = OLD;
       state = ACTION_ALLOWED;
       ENTERED(WRITE_FILE_VALIDATED)
     }
  /* APPROVAL_REQUESTED (machine): VALIDATING_ACTION -> AWAITING_APPROVAL [TURN-012, TURN-013, TURN-014] */
  :: d_step { state == VALIDATING_ACTION && pending == WRITE_BETA && intent == SECOND && base == beta ->
       state = AWAITING_APPROVAL;
       ENTERED(APPROVAL_REQUESTED)
     }
  /* SCOPE_VIOLATED (machine): VALIDATING_ACTION -> BLOCKED [TURN-012, TURN-016, TURN-019] */
  :: d_step { state == VALIDATING_ACTION && pending == WRITE_BETA && intent == FIRST ->
       intent = NONE;
       pending = NONE;
       base = OLD;
       state = BLOCKED;
       ENTERED(SCOPE_VIOLATED)
     }
  /* APPROVAL_GRANTED (input): AWAITING_APPROVAL -> ACTION_ALLOWED [TURN-011, TURN-013, TURN-014] */
  :: d_step { state == AWAITING_APPROVAL && base == beta ->
       assert((state == VALIDATING_ACTION && pending == WRITE_ALPHA && base == alpha && intent != NONE) || (state == AWAITING_APPROVAL && pending == WRITE_BETA && base == beta && intent == SECOND));  /* validated-within-scope-and-up-to-date [TURN-001, TURN-011, TURN-012, TURN-013, TURN-014] */
       permit = GRANTED;
       permit_call = WRITE_BETA;
       permit_version = base;
       approved = true;
       pending = NONE;
       base = OLD;
       state = ACTION_ALLOWED;
       ENTERED(APPROVAL_GRANTED)
     }
  /* APPROVAL_REFUSED (input): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019] */
  :: d_step { state == AWAITING_APPROVAL ->
       intent = NONE;
       pending = NONE;
       base = OLD;
       state = BLOCKED;
       ENTERED(APPROVAL_REFUSED)
     }
  /* APPROVAL_TIMED_OUT (machine): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019] */
  :: d_step { state == AWAITING_APPROVAL ->
       intent = NONE;
       pending = NONE;
       base = OLD;
       state = BLOCKED;
       ENTERED(APPROVAL_TIMED_OUT)
     }
  /* STALE_FILE_DETECTED (machine): VALIDATING_ACTION, AWAITING_APPROVAL -> BLOCKED [TURN-014, TURN-016, TURN-019] */
  :: d_step { (state == VALIDATING_ACTION || state == AWAITING_APPROVAL) && base != ((pending == WRITE_ALPHA) -> alpha : beta) ->
       intent = NONE;
       pending = NONE;
       base = OLD;
       state = BLOCKED;
       ENTERED(STALE_FILE_DETECTED)
     }
  /* WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015] */
  :: d_step { state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) ->
       assert(state == ACTION_ALLOWED && permit == GRANTED && intent != NONE && (permit_call == WRITE_ALPHA || (permit_call == WRITE_BETA && intent == SECOND && approved)) && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta));  /* execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020] */
       permit = RUNNING;
       running = permit_call;
       ENTERED(WRITE_STARTED)
     }
  /* WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015] */
  :: d_step { state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) ->
       assert(state == ACTION_ALLOWED && running != NONE && permit_version == ((running == WRITE_ALPHA) -> alpha : beta));  /* write-takes-effect-on-the-permitted-version [TURN-014, TURN-015] */
       before_running = running;
       permit = DONE;
       running = NONE;
       alpha = ((before_running == WRITE_ALPHA) -> ((alpha == OLD) -> NEW : OLD) : alpha);
       beta = ((before_running == WRITE_BETA) -> ((beta == OLD) -> NEW : OLD) : beta);
       ENTERED(WRITE_DONE)
     }
  /* WRITE_LOST (machine): ACTION_ALLOWED -> the same [TURN-014] */
  :: d_step { state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) ->
       permit = STALE;
       running = NONE;
       ENTERED(WRITE_LOST)
     }
  /* WRITE_BROKEN (machine): ACTION_ALLOWED -> the same [TURN-019] */
  :: d_step { state == ACTION_ALLOWED && permit == RUNNING ->
       permit = FAILED;
       running = NONE;
       ENTERED(WRITE_BROKEN)
     }
  /* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018] */
  :: d_step { state == ACTION_ALLOWED && permit == DONE ->
       assert(state == ACTION_ALLOWED && permit == DONE);  /* success-only-when-done [TURN-018] */
       permit = NONE;
       permit_call = NONE;
       permit_version = OLD;
       approved = false;
       state = CONTEXT_LOADED;
       ENTERED(WRITE_FILE_SUCCEEDED)
     }
  /* STALE_FILE_DETECTED (machine): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019] */
  :: d_step { state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) ->
       intent = NONE;
       permit = NONE;
       permit_call = NONE;
       permit_version = OLD;
       approved = false;
       state = BLOCKED;
       ENTERED(STALE_FILE_DETECTED)
     }
  /* WRITE_FAILED (machine): ACTION_ALLOWED -> BLOCKED [TURN-019] */
  :: d_step { state == ACTION_ALLOWED && permit == FAILED ->
       intent = NONE;
       permit = NONE;
       permit_call = NONE;
       permit_version = OLD;
       approved = false;
       state = BLOCKED;
       ENTERED(WRITE_FAILED)
     }
  /* INTERNAL_ERROR (fault): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, VALIDATING_ACTION, AWAITING_APPROVAL,
     ACTION_ALLOWED, BLOCKED -> BLOCKED [TURN-019] */
  :: d_step { (state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == VALIDATING_ACTION || state == AWAITING_APPROVAL || state == ACTION_ALLOWED || state == BLOCKED) && permit != RUNNING ->
       intent = NONE;
       pending = NONE;
       base = OLD;
       permit = NONE;
       permit_call = NONE;
       permit_version = OLD;
       approved = false;
       state = BLOCKED;
       ENTERED(INTERNAL_ERROR)
     }
  /* SELECTION_OF_FIRST_CHOSEN (environment) */
  :: d_step { true ->
       call = SELECT_FIRST;
       ENTERED(SELECTION_OF_FIRST_CHOSEN)
     }
  /* SELECTION_OF_SECOND_CHOSEN (environment) */
  :: d_step { true ->
       call = SELECT_SECOND;
       ENTERED(SELECTION_OF_SECOND_CHOSEN)
     }
  /* SELECTION_OF_UNKNOWN_CHOSEN (environment) */
  :: d_step { true ->
       call = SELECT_UNKNOWN;
       ENTERED(SELECTION_OF_UNKNOWN_CHOSEN)
     }
  /* READ_CHOSEN (environment) */
  :: d_step { true ->
       call = READ;
       ENTERED(READ_CHOSEN)
     }
  /* WRITE_TO_ALPHA_CHOSEN (environment) */
  :: d_step { true ->
       call = WRITE_ALPHA;
       ENTERED(WRITE_TO_ALPHA_CHOSEN)
     }
  /* WRITE_TO_BETA_CHOSEN (environment) */
  :: d_step { true ->
       call = WRITE_BETA;
       ENTERED(WRITE_TO_BETA_CHOSEN)
     }
  /* DELETION_CHOSEN (environment) */
  :: d_step { true ->
       call = DELETE;
       ENTERED(DELETION_CHOSEN)
     }
  /* SAFE_COMMAND_CHOSEN (environment) */
  :: d_step { true ->
       call = SAFE_COMMAND;
       ENTERED(SAFE_COMMAND_CHOSEN)
     }
  /* UNSAFE_COMMAND_CHOSEN (environment) */
  :: d_step { true ->
       call = UNSAFE_COMMAND;
       ENTERED(UNSAFE_COMMAND_CHOSEN)
     }
  /* ALPHA_CHANGED (environment) */
  :: d_step { true ->
       alpha = ((alpha == OLD) -> NEW : OLD);
       ENTERED(ALPHA_CHANGED)
     }
  /* BETA_CHANGED (environment) */
  :: d_step { true ->
       beta = ((beta == OLD) -> NEW : OLD);
       ENTERED(BETA_CHANGED)
     }
  od
}

#ifndef BARE
/* validated-writes-finish [TURN-018]: A write that was allowed continues until it succeeds or ends in an error,
   and no other request interrupts it. (expected: holds) */
ltl validated_writes_finish { [] (state == ACTION_ALLOWED -> ((state == ACTION_ALLOWED) W (last == WRITE_FILE_SUCCEEDED || state == BLOCKED))) }
/* destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021]: In AWAITING_INTENT_SELECTION, a
   call that writes, deletes or runs a command is denied, and the turn is blocked. (expected: holds) */
ltl destructive_calls_are_denied_without_an_intent { ([] holds_1) && ([] (last == CALL_DENIED -> state == BLOCKED)) }
/* selection-is-made-or-given-up [TURN-005]: A turn does not wait for ever for the agent to select an intent: the
   agent selects one, or the turn is blocked or ended, provided that the deadline passes. (expected: holds) */
ltl selection_is_made_or_given_up { ([] (<> met_2)) -> ([] (<> (!(state == AWAITING_INTENT_SELECTION)))) }
/* no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
   intent is selected. (expected: holds) */
ltl no_execution_before_an_intent { ((!(last == WRITE_STARTED || last == SAFE_COMMAND_RUN || last == FILE_READ)) W (last == SELECT_ACTIVE_INTENT_VALID)) && ([] (last == USER_REQUEST -> ((!(last == WRITE_STARTED || last == SAFE_COMMAND_RUN || last == FILE_READ)) W (last == SELECT_ACTIVE_INTENT_VALID)))) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
   holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_1 { [] (!(last == INTENT_UNKNOWN)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
   holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_2 { [] (!(last == SCOPE_VIOLATED)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
   holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_3 { [] (!(last == STALE_FILE_DETECTED)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
   holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_4 { [] (!(last == APPROVAL_REFUSED)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
   holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_5 { [] (!(last == CALL_DENIED)) }
/* running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
   until the tool has stopped. (expected: holds) */
ltl running_tools_are_not_abandoned { [] (last == WRITE_STARTED -> ((state == ACTION_ALLOWED) W (last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST))) }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_1 { [] holds_3 }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_2 { [] holds_4 }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_3 { [] holds_5 }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_1 { [] (!(state == AWAITING_INTENT_SELECTION && call == SELECT_FIRST)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_2 { [] (!(state == AWAITING_INTENT_SELECTION && call == SELECT_SECOND)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_3 { [] (!(state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_4 { [] (!(state == AWAITING_INTENT_SELECTION && call == READ)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_5 { [] (!(state == AWAITING_INTENT_SELECTION && call == WRITE_ALPHA)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 6 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_6 { [] (!(state == AWAITING_INTENT_SELECTION && call == WRITE_BETA)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 7 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_7 { [] (!(state == AWAITING_INTENT_SELECTION && call == DELETE)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 8 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_8 { [] (!(state == AWAITING_INTENT_SELECTION && call == SAFE_COMMAND)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 9 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_9 { [] (!(state == AWAITING_INTENT_SELECTION && call == UNSAFE_COMMAND)) }
/* waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, provided that the deadline
   passes. (expected: holds) */
ltl waiting_for_a_person_ends { ([] (<> met_6)) -> ([] (<> (!(state == AWAITING_APPROVAL)))) }
/* validation-ends [TURN-011, TURN-018]: A requested write is eventually allowed or blocked, provided that the
   machine keeps working. Reading can no longer delay it. (expected: holds) */
ltl validation_ends { ([] (<> met_7)) -> ([] (last == WRITE_REQUESTED -> (<> (state == ACTION_ALLOWED || state == BLOCKED)))) }
/* comes-to-rest [TURN-018]: From every state, the machine comes to rest in a state that waits for the user, for
   the agent or for the end of the turn, provided that it keeps working, the tool included. (expected: holds) */
ltl comes_to_rest { ([] (<> met_7)) -> ([] (<> (state == NO_TURN || state == CONTEXT_LOADED || state == BLOCKED))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* blocked-can-be-left-1: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over all paths and over
   some path, which LTL cannot express */
/* blocked-can-be-left-2: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over all paths and over
   some path, which LTL cannot express */
/* permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W (WRITE_FILE_VALIDATED or
   APPROVAL_GRANTED)]): the target has no next-state operator */
