/* Turn machine, reference: the machine turn in the profile reference, for SPIN. */
/* It follows the document 002_4089c53b0986642f.txt, version unversioned. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

mtype = {
  AWAITING_INTENT_SELECTION,
  CONTEXT_LOADED,
  ACTION_ALLOWED,
  BLOCKED,
  USER_REQUEST,
  SELECT_ACTIVE_INTENT_VALID,
  INTENT_UNKNOWN,
  CALL_DENIED,
  FILE_READ,
  SAFE_COMMAND_RUN,
  WRITE_REQUESTED,
  WRITE_FILE_VALIDATED,
  SCOPE_VIOLATED,
  STALE_FILE_DETECTED,
  APPROVAL_REFUSED,
  DEADLINE_PASSED,
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
  WRITE_TO_GAMMA_CHOSEN,
  DELETION_CHOSEN,
  SAFE_COMMAND_CHOSEN,
  UNSAFE_COMMAND_CHOSEN,
  ALPHA_CHANGED,
  BETA_CHANGED,
  PERSON_APPROVED,
  PERSON_REFUSED,
  EARLIER_APPROVAL_ARRIVED,
  NONE,
  SELECT_FIRST,
  SELECT_SECOND,
  SELECT_UNKNOWN,
  READ,
  WRITE_ALPHA,
  WRITE_BETA,
  WRITE_GAMMA,
  DELETE,
  SAFE_COMMAND,
  UNSAFE_COMMAND,
  OLD,
  NEW,
  GRANTED,
  REFUSED,
  EARLIER,
  FIRST,
  SECOND,
  RUNNING,
  DONE,
  FAILED,
  STALE,
  NO_INTENT,
  UNKNOWN_INTENT,
  NO_CONTEXT,
  OUT_OF_SCOPE,
  TIMED_OUT,
  FAULT,
  no_event
};
mtype state = AWAITING_INTENT_SELECTION;
mtype call = NONE;  /* what the agent calls next */
mtype alpha = OLD;  /* what ALPHA contains */
mtype beta = OLD;  /* what BETA contains */
mtype approval = NONE;  /* the person's answer to the newest request for a write, or an approval of an earlier request */
mtype intent = NONE;  /* the active intent, whose context is loaded */
mtype pending = NONE;  /* the write that is being validated */
mtype base = OLD;  /* the version of its file on which it is based */
bool expired = false;  /* the time for its approval is over */
mtype permit = NONE;  /* whether there is one, and the outcome of its one execution */
mtype permit_intent = NONE;  /* the intent under which it was made */
mtype permit_call = NONE;  /* the tool and the target that it covers */
mtype permit_version = OLD;  /* the version of the target that it covers */
mtype running = NONE;  /* the write that the running tool does */
mtype reason = NONE;  /* why the turn is blocked */
hidden mtype before_running;  /* saved during a step */

#define enabled_USER_REQUEST (permit != RUNNING)
#define enabled_SELECT_ACTIVE_INTENT_VALID (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND))
#define enabled_INTENT_UNKNOWN (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN)
#define enabled_CALL_DENIED (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND))
#define enabled_FILE_READ (state == CONTEXT_LOADED && call == READ)
#define enabled_SAFE_COMMAND_RUN (state == CONTEXT_LOADED && call == SAFE_COMMAND)
#define enabled_WRITE_REQUESTED (state == CONTEXT_LOADED && (pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA)))
#define enabled_WRITE_FILE_VALIDATED ((state == CONTEXT_LOADED && (pending == WRITE_ALPHA && base == alpha)) || (state == CONTEXT_LOADED && (pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta)))
#define enabled_SCOPE_VIOLATED (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA))
#define enabled_STALE_FILE_DETECTED ((state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && ((permit_call == WRITE_ALPHA && permit_version != alpha) || (!(permit_call == WRITE_ALPHA) && permit_version != beta))))))
#define enabled_APPROVAL_REFUSED (state == CONTEXT_LOADED && (pending == WRITE_BETA && approval == REFUSED))
#define enabled_DEADLINE_PASSED (state == CONTEXT_LOADED && (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired))
#define enabled_APPROVAL_TIMED_OUT (state == CONTEXT_LOADED && expired)
#define enabled_WRITE_STARTED (state == ACTION_ALLOWED && (permit == GRANTED && ((permit_call == WRITE_ALPHA && permit_version == alpha) || (!(permit_call == WRITE_ALPHA) && permit_version == beta))))
#define enabled_WRITE_DONE (state == ACTION_ALLOWED && (permit == RUNNING && ((running == WRITE_ALPHA && permit_version == alpha) || (!(running == WRITE_ALPHA) && permit_version == beta))))
#define enabled_WRITE_BROKEN (state == ACTION_ALLOWED && permit == RUNNING)
#define enabled_WRITE_LOST (state == ACTION_ALLOWED && (permit == RUNNING && ((running == WRITE_ALPHA && permit_version != alpha) || (!(running == WRITE_ALPHA) && permit_version != beta))))
#define enabled_WRITE_FILE_SUCCEEDED (state == ACTION_ALLOWED && permit == DONE)
#define enabled_WRITE_FAILED (state == ACTION_ALLOWED && permit == FAILED)
#define enabled_CONTEXT_NOT_LOADED (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND))
#define enabled_INTERNAL_ERROR (((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || state == BLOCKED)
#define enabled_SELECTION_OF_FIRST_CHOSEN (true)
#define enabled_SELECTION_OF_SECOND_CHOSEN (true)
#define enabled_SELECTION_OF_UNKNOWN_CHOSEN (true)
#define enabled_READ_CHOSEN (true)
#define enabled_WRITE_TO_ALPHA_CHOSEN (true)
#define enabled_WRITE_TO_BETA_CHOSEN (true)
#define enabled_WRITE_TO_GAMMA_CHOSEN (true)
#define enabled_DELETION_CHOSEN (true)
#define enabled_SAFE_COMMAND_CHOSEN (true)
#define enabled_UNSAFE_COMMAND_CHOSEN (true)
#define enabled_PERSON_APPROVED (pending == WRITE_BETA && (approval == NONE || approval == EARLIER))
#define enabled_PERSON_REFUSED (pending == WRITE_BETA && (approval == NONE || approval == EARLIER))
#define enabled_EARLIER_APPROVAL_ARRIVED (pending == WRITE_BETA && approval == NONE)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = true;
bool holds_2 = true;
bool holds_3 = true;
bool holds_4 = true;
bool holds_5 = true;
bool holds_6 = true;
bool holds_7 = true;
bool holds_8 = true;
bool holds_9 = true;
bool met_10 = false;
bool holds_11 = true;
bool holds_12 = true;
bool holds_13 = true;
bool met_14 = true;
bool met_15 = true;
bool met_16 = true;
bool met_17 = true;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_WRITE_FILE_VALIDATED || enabled_SCOPE_VIOLATED || enabled_STALE_FILE_DETECTED || enabled_APPROVAL_REFUSED || enabled_DEADLINE_PASSED || enabled_APPROVAL_TIMED_OUT || enabled_WRITE_STARTED || enabled_WRITE_DONE || enabled_WRITE_BROKEN || enabled_WRITE_LOST || enabled_WRITE_FILE_SUCCEEDED || enabled_WRITE_FAILED) || (last == WRITE_FILE_VALIDATED || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_REFUSED || last == DEADLINE_PASSED || last == APPROVAL_TIMED_OUT || last == WRITE_STARTED || last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST || last == WRITE_FILE_SUCCEEDED || last == WRITE_FAILED));
  holds_2 = (!(pending == WRITE_ALPHA && base == alpha) || enabled_WRITE_FILE_VALIDATED);
  holds_3 = (!(pending == WRITE_BETA && intent == SECOND && base == beta && approval == GRANTED && !expired) || enabled_WRITE_FILE_VALIDATED);
  holds_4 = (!(pending == WRITE_BETA && approval == EARLIER && !expired && (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired)));
  holds_5 = (!(state == CONTEXT_LOADED && ((state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))))));
  holds_6 = (!(permit == GRANTED && ((state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))))));
  holds_7 = (!(permit == STALE && ((state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))))));
  holds_8 = (!(state == CONTEXT_LOADED) || ((!enabled_STALE_FILE_DETECTED || ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) && (!((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) || enabled_STALE_FILE_DETECTED)));
  holds_9 = (!(state == ACTION_ALLOWED) || ((!enabled_STALE_FILE_DETECTED || (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) && (!(permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) || enabled_STALE_FILE_DETECTED)));
  met_10 = (!(enabled_USER_REQUEST || enabled_SELECT_ACTIVE_INTENT_VALID || enabled_INTENT_UNKNOWN || enabled_CALL_DENIED || enabled_FILE_READ || enabled_SAFE_COMMAND_RUN || enabled_WRITE_REQUESTED || enabled_WRITE_FILE_VALIDATED || enabled_SCOPE_VIOLATED || enabled_STALE_FILE_DETECTED || enabled_APPROVAL_REFUSED || enabled_DEADLINE_PASSED || enabled_APPROVAL_TIMED_OUT || enabled_WRITE_STARTED || enabled_WRITE_DONE || enabled_WRITE_BROKEN || enabled_WRITE_LOST || enabled_WRITE_FILE_SUCCEEDED || enabled_WRITE_FAILED) || (last == USER_REQUEST || last == SELECT_ACTIVE_INTENT_VALID || last == INTENT_UNKNOWN || last == CALL_DENIED || last == FILE_READ || last == SAFE_COMMAND_RUN || last == WRITE_REQUESTED || last == WRITE_FILE_VALIDATED || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_REFUSED || last == DEADLINE_PASSED || last == APPROVAL_TIMED_OUT || last == WRITE_STARTED || last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST || last == WRITE_FILE_SUCCEEDED || last == WRITE_FAILED));
  holds_11 = (!(intent == FIRST && running == WRITE_ALPHA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  holds_12 = (!(intent == SECOND && running == WRITE_ALPHA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  holds_13 = (!(intent == SECOND && running == WRITE_BETA && (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta))));
  met_14 = (!(enabled_DEADLINE_PASSED) || (last == DEADLINE_PASSED));
  met_15 = (!(enabled_APPROVAL_TIMED_OUT) || (last == APPROVAL_TIMED_OUT));
  met_16 = (!(enabled_WRITE_FILE_VALIDATED || enabled_SCOPE_VIOLATED || enabled_STALE_FILE_DETECTED || enabled_APPROVAL_REFUSED || enabled_APPROVAL_TIMED_OUT) || (last == WRITE_FILE_VALIDATED || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_REFUSED || last == APPROVAL_TIMED_OUT));
  met_17 = (!(enabled_STALE_FILE_DETECTED || enabled_WRITE_STARTED || enabled_WRITE_FILE_SUCCEEDED || enabled_WRITE_FAILED) || (last == STALE_FILE_DETECTED || last == WRITE_STARTED || last == WRITE_FILE_SUCCEEDED || last == WRITE_FAILED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
#if !defined(BARE)
       assert((permit == RUNNING || enabled_USER_REQUEST) && (!(last == USER_REQUEST) || state == AWAITING_INTENT_SELECTION));  /* requests-begin-by-selecting [TURN-004, TURN-018] */
#endif
#if defined(CHECK_requests_accepted_at_once)
       assert(enabled_USER_REQUEST);  /* requests-accepted-at-once [TURN-004] */
#endif
#if !defined(BARE)
       assert(!(last == USER_REQUEST) || (intent == NONE && pending == NONE && base == OLD && !expired && permit == NONE && permit_intent == NONE && permit_call == NONE && permit_version == OLD && running == NONE && reason == NONE));  /* turns-begin-clean [TURN-001, TURN-004] */
#endif
       assert((intent != NONE) == (state == CONTEXT_LOADED || state == ACTION_ALLOWED) && (pending == NONE || state == CONTEXT_LOADED) && (pending != NONE || (base == OLD && !expired)) && (permit != NONE) == (state == ACTION_ALLOWED) && (permit_call != NONE) == (state == ACTION_ALLOWED) && (state == ACTION_ALLOWED || (permit_intent == NONE && permit_version == OLD)) && (running != NONE) == (permit == RUNNING) && (reason != NONE) == (state == BLOCKED));  /* data-belongs-to-its-state [TURN-002, TURN-011, TURN-017] */
       assert(!(state == AWAITING_INTENT_SELECTION) || (!enabled_FILE_READ && !enabled_SAFE_COMMAND_RUN && !enabled_WRITE_REQUESTED && !enabled_WRITE_FILE_VALIDATED && !enabled_WRITE_STARTED && !(!(state == AWAITING_INTENT_SELECTION || state == BLOCKED) || (state == CONTEXT_LOADED && call == READ && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (state == ACTION_ALLOWED && permit == DONE) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)) || (pending == WRITE_BETA && approval == NONE && !(state == AWAITING_INTENT_SELECTION || state == BLOCKED)))));  /* only-selection-while-awaiting [TURN-006, TURN-007] */
       assert(!(state == AWAITING_INTENT_SELECTION && call == SELECT_FIRST) || (enabled_SELECT_ACTIVE_INTENT_VALID && !(state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == FIRST))));  /* selections-are-accepted-1 [TURN-005, TURN-006, TURN-008] */
       assert(!(state == AWAITING_INTENT_SELECTION && call == SELECT_SECOND) || (enabled_SELECT_ACTIVE_INTENT_VALID && !(state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(((call == SELECT_FIRST) -> FIRST : SECOND) == SECOND))));  /* selections-are-accepted-2 [TURN-005, TURN-006, TURN-008] */
       assert(!enabled_SELECT_ACTIVE_INTENT_VALID || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)));  /* selections-are-accepted-3 [TURN-005, TURN-006, TURN-008] */
       assert(!(!(state == CONTEXT_LOADED)) || !(!(!(state == CONTEXT_LOADED) || false) || (state == CONTEXT_LOADED && call == READ && !(!(state == CONTEXT_LOADED) || false)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == CONTEXT_LOADED) || false)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(!(state == CONTEXT_LOADED) || false)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(!(state == CONTEXT_LOADED) || false)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == CONTEXT_LOADED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == CONTEXT_LOADED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == CONTEXT_LOADED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == CONTEXT_LOADED) || false)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(!(state == CONTEXT_LOADED) || false)) || (pending == WRITE_BETA && approval == NONE && !(!(state == CONTEXT_LOADED) || false))));  /* context-only-by-selection [TURN-008, TURN-018] */
#if !defined(BARE)
       assert((!enabled_CALL_DENIED || state == AWAITING_INTENT_SELECTION) && (!enabled_CALL_DENIED || (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) && (!(state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || enabled_CALL_DENIED) && (!(last == CALL_DENIED) || (state == BLOCKED && reason == NO_INTENT)));  /* destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021] */
#endif
       assert(!((call == DELETE || call == UNSAFE_COMMAND) && !(state == AWAITING_INTENT_SELECTION)) || !(enabled_SELECT_ACTIVE_INTENT_VALID || enabled_INTENT_UNKNOWN || enabled_CALL_DENIED || enabled_FILE_READ || enabled_SAFE_COMMAND_RUN || enabled_WRITE_REQUESTED));  /* deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020] */
       assert(!enabled_WRITE_REQUESTED || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA)));  /* writes-are-requested-with-a-context-1 [TURN-010, TURN-014] */
       assert(!(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA)) || enabled_WRITE_REQUESTED);  /* writes-are-requested-with-a-context-2 [TURN-010, TURN-014] */
       assert(!(call == WRITE_ALPHA) || !(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((call == WRITE_ALPHA) -> WRITE_ALPHA : ((call == WRITE_BETA) -> WRITE_BETA : WRITE_GAMMA)) == WRITE_ALPHA && ((call == WRITE_ALPHA) -> alpha : ((call == WRITE_BETA) -> beta : OLD)) == alpha)));  /* writes-are-requested-with-a-context-3 [TURN-010, TURN-014] */
       assert(!(call == WRITE_BETA) || !(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((call == WRITE_ALPHA) -> WRITE_ALPHA : ((call == WRITE_BETA) -> WRITE_BETA : WRITE_GAMMA)) == WRITE_BETA && ((call == WRITE_ALPHA) -> alpha : ((call == WRITE_BETA) -> beta : OLD)) == beta)));  /* writes-are-requested-with-a-context-4 [TURN-010, TURN-014] */
       assert(!(call == WRITE_GAMMA) || !(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((call == WRITE_ALPHA) -> WRITE_ALPHA : ((call == WRITE_BETA) -> WRITE_BETA : WRITE_GAMMA)) == WRITE_GAMMA)));  /* writes-are-requested-with-a-context-5 [TURN-010, TURN-014] */
#if !defined(BARE)
       assert((!(last == WRITE_FILE_VALIDATED) || state == ACTION_ALLOWED) && (!(last == WRITE_FILE_SUCCEEDED) || state == CONTEXT_LOADED));  /* writes-lead-there-and-back [TURN-011, TURN-018] */
#endif
       assert(!(!(state == ACTION_ALLOWED)) || !(!(!(state == ACTION_ALLOWED) || false) || (state == CONTEXT_LOADED && call == READ && !(!(state == ACTION_ALLOWED) || false)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(!(state == ACTION_ALLOWED) || false)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(!(state == ACTION_ALLOWED) || false)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(!(state == ACTION_ALLOWED) || false)) || (state == ACTION_ALLOWED && permit == RUNNING && !(!(state == ACTION_ALLOWED) || false)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(!(state == ACTION_ALLOWED) || false)) || (pending == WRITE_BETA && approval == NONE && !(!(state == ACTION_ALLOWED) || false))));  /* allowed-only-when-validated [TURN-011, TURN-018] */
       assert((!(approval == GRANTED || approval == EARLIER) || !(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE) == EARLIER))) && (!(approval == NONE || approval == REFUSED) || !(state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE) == NONE))));  /* approvals-age [TURN-013] */
#if !defined(BARE)
       assert((!(approval == GRANTED) || !(!(approval == GRANTED) || (permit != RUNNING && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && call == READ && !(approval == GRANTED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(approval == GRANTED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(approval == GRANTED)) || (state == CONTEXT_LOADED && expired && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == DONE && !(approval == GRANTED)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == FAILED && !(approval == GRANTED)) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING && !(approval == GRANTED)) || (state == BLOCKED && !(approval == GRANTED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER)) || (pending == WRITE_BETA && approval == NONE))) && (!(approval == REFUSED) || !(!(approval == REFUSED) || (permit != RUNNING && !(approval == REFUSED)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(approval == REFUSED)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(approval == REFUSED)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(approval == REFUSED)) || (state == CONTEXT_LOADED && call == READ && !(approval == REFUSED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(approval == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(approval == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(approval == REFUSED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) && !(approval == REFUSED)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) && !(approval == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED && !(approval == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(approval == REFUSED)) || (state == CONTEXT_LOADED && expired && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == DONE && !(approval == REFUSED)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) && !(approval == REFUSED)) || (state == ACTION_ALLOWED && permit == FAILED && !(approval == REFUSED)) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING && !(approval == REFUSED)) || (state == BLOCKED && !(approval == REFUSED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER)) || (pending == WRITE_BETA && approval == NONE))) && (!(approval == NONE || approval == EARLIER) || !(!(approval == NONE || approval == EARLIER) || (permit != RUNNING && !(approval == NONE || approval == EARLIER)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(approval == NONE || approval == EARLIER)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(approval == NONE || approval == EARLIER)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && call == READ && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE) == NONE || ((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE) == EARLIER)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(approval == NONE || approval == EARLIER)) || (state == CONTEXT_LOADED && expired && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == RUNNING && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == DONE && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) && !(approval == NONE || approval == EARLIER)) || (state == ACTION_ALLOWED && permit == FAILED && !(approval == NONE || approval == EARLIER)) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING && !(approval == NONE || approval == EARLIER)) || (state == BLOCKED && !(approval == NONE || approval == EARLIER)))) && (!(last == PERSON_APPROVED) || approval == GRANTED) && (!(last == PERSON_REFUSED) || approval == REFUSED) && (!(last == EARLIER_APPROVAL_ARRIVED) || approval == EARLIER));  /* answers-are-final [TURN-013] */
#endif
#if !defined(BARE)
       assert(!(last == PERSON_APPROVED || last == PERSON_REFUSED) || pending == WRITE_BETA);  /* answers-need-a-question [TURN-013] */
#endif
       assert(!(pending == WRITE_ALPHA) || !(state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta));  /* permit-is-what-was-validated-1 [TURN-011, TURN-012, TURN-014] */
       assert(!(pending == WRITE_BETA) || !(state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha));  /* permit-is-what-was-validated-2 [TURN-011, TURN-012, TURN-014] */
       assert(!(intent == FIRST) || !((state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(intent == FIRST)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(intent == FIRST))));  /* permit-is-what-was-validated-3 [TURN-011, TURN-012, TURN-014] */
       assert(!(intent == SECOND) || !((state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(intent == SECOND)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(intent == SECOND))));  /* permit-is-what-was-validated-4 [TURN-011, TURN-012, TURN-014] */
       assert(!(base == OLD) || !((state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(base == OLD)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(base == OLD))));  /* permit-is-what-was-validated-5 [TURN-011, TURN-012, TURN-014] */
       assert(!(base == NEW) || !((state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(base == NEW)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(base == NEW))));  /* permit-is-what-was-validated-6 [TURN-011, TURN-012, TURN-014] */
#if !defined(BARE)
       assert(!(last == WRITE_FILE_VALIDATED) || permit == GRANTED);  /* permit-is-what-was-validated-7 [TURN-011, TURN-012, TURN-014] */
#endif
       assert(!(state == ACTION_ALLOWED) || (!(permit_intent == FIRST) || !(!(permit_intent == FIRST || !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == READ && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(intent == FIRST)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(intent == FIRST)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && approval == NONE && !(permit_intent == FIRST || !(state == ACTION_ALLOWED))))));  /* permit-is-not-altered-1 [TURN-011] */
       assert(!(state == ACTION_ALLOWED) || (!(permit_intent == SECOND) || !(!(permit_intent == SECOND || !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == READ && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(intent == SECOND)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(intent == SECOND)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && approval == NONE && !(permit_intent == SECOND || !(state == ACTION_ALLOWED))))));  /* permit-is-not-altered-2 [TURN-011] */
       assert(!(state == ACTION_ALLOWED) || (!(permit_call == WRITE_ALPHA) || !(!(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == READ && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && approval == NONE && !(permit_call == WRITE_ALPHA || !(state == ACTION_ALLOWED))))));  /* permit-is-not-altered-3 [TURN-011] */
       assert(!(state == ACTION_ALLOWED) || (!(permit_call == WRITE_BETA) || !(!(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == READ && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && approval == NONE && !(permit_call == WRITE_BETA || !(state == ACTION_ALLOWED))))));  /* permit-is-not-altered-4 [TURN-011] */
       assert(!(state == ACTION_ALLOWED) || (!(permit_version == OLD) || !(!(permit_version == OLD) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(permit_version == OLD)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(permit_version == OLD)) || (state == CONTEXT_LOADED && call == READ && !(permit_version == OLD)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_version == OLD)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_version == OLD)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(base == OLD)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(base == OLD)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) && !(permit_version == OLD)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) && !(permit_version == OLD)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED && !(permit_version == OLD)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_version == OLD)) || (state == CONTEXT_LOADED && expired && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == OLD)) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_version == OLD)) || (state == BLOCKED && !(permit_version == OLD)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_version == OLD)) || (pending == WRITE_BETA && approval == NONE && !(permit_version == OLD)))));  /* permit-is-not-altered-5 [TURN-011] */
       assert(!(state == ACTION_ALLOWED) || (!(permit_version == NEW) || !(!(permit_version == NEW || !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == READ && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(base == NEW)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(base == NEW)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (state == ACTION_ALLOWED && permit == RUNNING && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(permit_version == NEW || !(state == ACTION_ALLOWED))) || (pending == WRITE_BETA && approval == NONE && !(permit_version == NEW || !(state == ACTION_ALLOWED))))));  /* permit-is-not-altered-6 [TURN-011] */
       assert(!(state == ACTION_ALLOWED && approval == GRANTED) || !(!(approval == GRANTED) || (permit != RUNNING && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN && !(approval == GRANTED)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && call == READ && !(approval == GRANTED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE) == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(approval == GRANTED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED && !(approval == GRANTED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(approval == GRANTED)) || (state == CONTEXT_LOADED && expired && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == DONE && !(approval == GRANTED)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) && !(approval == GRANTED)) || (state == ACTION_ALLOWED && permit == FAILED && !(approval == GRANTED)) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING && !(approval == GRANTED)) || (state == BLOCKED && !(approval == GRANTED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER)) || (pending == WRITE_BETA && approval == NONE)));  /* approval-stays [TURN-013] */
       assert(running == NONE || (state == ACTION_ALLOWED && permit == RUNNING && running == permit_call && permit_intent == intent));  /* execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015] */
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
       assert((!(intent == FIRST) || !(state == ACTION_ALLOWED && permit == DONE && !(intent == FIRST))) && (!(intent == SECOND) || !(state == ACTION_ALLOWED && permit == DONE && !(intent == SECOND))));  /* the-intent-goes-on [TURN-018] */
       assert(running == NONE || state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
#if !defined(BARE)
       assert((permit == RUNNING || enabled_INTERNAL_ERROR) && (!(last == INTENT_UNKNOWN || last == CALL_DENIED || last == CONTEXT_NOT_LOADED || last == SCOPE_VIOLATED || last == STALE_FILE_DETECTED || last == APPROVAL_REFUSED || last == APPROVAL_TIMED_OUT || last == WRITE_FAILED || last == INTERNAL_ERROR) || state == BLOCKED));  /* errors-block [TURN-016, TURN-019] */
#endif
#if defined(CHECK_errors_strike_at_once)
       assert(enabled_INTERNAL_ERROR);  /* errors-strike-at-once [TURN-019] */
#endif
#if !defined(BARE)
       assert((!(last == INTENT_UNKNOWN) || reason == UNKNOWN_INTENT) && (!(last == CALL_DENIED) || reason == NO_INTENT) && (!(last == CONTEXT_NOT_LOADED) || reason == NO_CONTEXT) && (!(last == SCOPE_VIOLATED) || reason == OUT_OF_SCOPE) && (!(last == STALE_FILE_DETECTED) || reason == STALE) && (!(last == APPROVAL_REFUSED) || reason == REFUSED) && (!(last == APPROVAL_TIMED_OUT) || reason == TIMED_OUT) && (!(last == WRITE_FAILED) || reason == WRITE_FAILED) && (!(!(state == BLOCKED)) || !(state == BLOCKED && !(reason == FAULT))));  /* reasons-are-true [TURN-016] */
#endif
       assert(!(reason == NO_INTENT) || !(!(reason == NO_INTENT) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == NO_INTENT)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == CONTEXT_LOADED && call == READ && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == NO_INTENT)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == NO_INTENT)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == NO_INTENT)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == NO_INTENT)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == NO_INTENT)) || (pending == WRITE_BETA && approval == NONE && !(reason == NO_INTENT))));  /* first-reason-is-kept-1 [TURN-016] */
       assert(!(reason == UNKNOWN_INTENT) || !(!(reason == UNKNOWN_INTENT) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == UNKNOWN_INTENT)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == UNKNOWN_INTENT)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == UNKNOWN_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == UNKNOWN_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == UNKNOWN_INTENT)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == UNKNOWN_INTENT)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == UNKNOWN_INTENT)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == UNKNOWN_INTENT)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == UNKNOWN_INTENT)) || (pending == WRITE_BETA && approval == NONE && !(reason == UNKNOWN_INTENT))));  /* first-reason-is-kept-2 [TURN-016] */
       assert(!(reason == NO_CONTEXT) || !(!(reason == NO_CONTEXT) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == NO_CONTEXT)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == NO_CONTEXT)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_CONTEXT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_CONTEXT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == NO_CONTEXT)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == NO_CONTEXT)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == NO_CONTEXT)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == NO_CONTEXT)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == NO_CONTEXT)) || (pending == WRITE_BETA && approval == NONE && !(reason == NO_CONTEXT))));  /* first-reason-is-kept-3 [TURN-016] */
       assert(!(reason == OUT_OF_SCOPE) || !(!(reason == OUT_OF_SCOPE) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == OUT_OF_SCOPE)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == OUT_OF_SCOPE)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == OUT_OF_SCOPE)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == OUT_OF_SCOPE)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == OUT_OF_SCOPE)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == OUT_OF_SCOPE)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == OUT_OF_SCOPE)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == OUT_OF_SCOPE)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == OUT_OF_SCOPE)) || (pending == WRITE_BETA && approval == NONE && !(reason == OUT_OF_SCOPE))));  /* first-reason-is-kept-4 [TURN-016] */
       assert(!(reason == STALE) || !(!(reason == STALE) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == STALE)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == STALE)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == STALE)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == STALE)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == STALE)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == STALE)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == STALE)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == STALE)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == STALE)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == STALE)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == STALE)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == STALE)) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == STALE)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == STALE)) || (pending == WRITE_BETA && approval == NONE && !(reason == STALE))));  /* first-reason-is-kept-5 [TURN-016] */
       assert(!(reason == REFUSED) || !(!(reason == REFUSED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == REFUSED)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == REFUSED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == REFUSED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == REFUSED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == REFUSED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == REFUSED)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == REFUSED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == REFUSED)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == REFUSED)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == REFUSED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == REFUSED)) || (pending == WRITE_BETA && approval == NONE && !(reason == REFUSED))));  /* first-reason-is-kept-6 [TURN-016] */
       assert(!(reason == TIMED_OUT) || !(!(reason == TIMED_OUT) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == TIMED_OUT)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == TIMED_OUT)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == TIMED_OUT)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == TIMED_OUT)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == TIMED_OUT)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == TIMED_OUT)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == TIMED_OUT)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == TIMED_OUT)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == TIMED_OUT)) || (pending == WRITE_BETA && approval == NONE && !(reason == TIMED_OUT))));  /* first-reason-is-kept-7 [TURN-016] */
       assert(!(reason == WRITE_FAILED) || !(!(reason == WRITE_FAILED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == WRITE_FAILED)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == WRITE_FAILED)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == WRITE_FAILED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == WRITE_FAILED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == WRITE_FAILED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == WRITE_FAILED)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == WRITE_FAILED)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || ((state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING) || (state == BLOCKED && !(reason == WRITE_FAILED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == WRITE_FAILED)) || (pending == WRITE_BETA && approval == NONE && !(reason == WRITE_FAILED))));  /* first-reason-is-kept-8 [TURN-016] */
       assert(!(reason == FAULT) || !(!(reason == FAULT) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) && !(reason == FAULT)) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(reason == FAULT)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(reason == FAULT)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(reason == FAULT)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha && !(reason == FAULT)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta && !(reason == FAULT)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(reason == FAULT)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(reason == FAULT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == FAULT)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(reason == FAULT)) || (state == ACTION_ALLOWED && permit == RUNNING && !(reason == FAULT)) || (state == ACTION_ALLOWED && permit == DONE && !(reason == FAULT)) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || (state == BLOCKED && !(reason == FAULT)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(reason == FAULT)) || (pending == WRITE_BETA && approval == NONE && !(reason == FAULT))));  /* first-reason-is-kept-9 [TURN-016] */
       assert(!enabled_INTENT_UNKNOWN || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN));  /* causes-are-real-1 [TURN-012, TURN-013, TURN-016] */
       assert(!(state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || enabled_INTENT_UNKNOWN);  /* causes-are-real-2 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_SCOPE_VIOLATED || ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA));  /* causes-are-real-3 [TURN-012, TURN-013, TURN-016] */
       assert(!((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) || enabled_SCOPE_VIOLATED);  /* causes-are-real-4 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_APPROVAL_REFUSED || (pending == WRITE_BETA && approval == REFUSED));  /* causes-are-real-5 [TURN-012, TURN-013, TURN-016] */
       assert(!(pending == WRITE_BETA && approval == REFUSED) || enabled_APPROVAL_REFUSED);  /* causes-are-real-6 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_APPROVAL_TIMED_OUT || expired);  /* causes-are-real-7 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_WRITE_FAILED || permit == FAILED);  /* causes-are-real-8 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_CONTEXT_NOT_LOADED || enabled_SELECT_ACTIVE_INTENT_VALID);  /* causes-are-real-9 [TURN-012, TURN-013, TURN-016] */
       assert(!enabled_SELECT_ACTIVE_INTENT_VALID || enabled_CONTEXT_NOT_LOADED);  /* causes-are-real-10 [TURN-012, TURN-013, TURN-016] */
       assert(!(state == BLOCKED) || (running == NONE && !enabled_SELECT_ACTIVE_INTENT_VALID && !enabled_INTENT_UNKNOWN && !enabled_CALL_DENIED && !enabled_FILE_READ && !enabled_SAFE_COMMAND_RUN && !enabled_WRITE_REQUESTED && !enabled_WRITE_STARTED && !(!(state == BLOCKED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == CONTEXT_LOADED && call == READ && !(state == BLOCKED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == BLOCKED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == BLOCKED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == DONE) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == BLOCKED)) || (pending == WRITE_BETA && approval == NONE && !(state == BLOCKED)))));  /* blocked-does-nothing [TURN-017] */
       assert(!(state == AWAITING_INTENT_SELECTION) || !(!(state == AWAITING_INTENT_SELECTION) || (state == CONTEXT_LOADED && call == READ && !(state == AWAITING_INTENT_SELECTION)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == AWAITING_INTENT_SELECTION)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == AWAITING_INTENT_SELECTION)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta))) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == AWAITING_INTENT_SELECTION)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == AWAITING_INTENT_SELECTION)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == AWAITING_INTENT_SELECTION)) || (state == ACTION_ALLOWED && permit == DONE) || (state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta)))) || (state == ACTION_ALLOWED && permit == FAILED) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == AWAITING_INTENT_SELECTION)) || (pending == WRITE_BETA && approval == NONE && !(state == AWAITING_INTENT_SELECTION))));  /* states-change-by-their-events-alone-1 [TURN-018] */
       assert(!(state == CONTEXT_LOADED) || !(!(state == CONTEXT_LOADED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(state == CONTEXT_LOADED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == CONTEXT_LOADED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == CONTEXT_LOADED)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == CONTEXT_LOADED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == CONTEXT_LOADED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == CONTEXT_LOADED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == CONTEXT_LOADED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == CONTEXT_LOADED)) || (state == ACTION_ALLOWED && permit == FAILED) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == CONTEXT_LOADED)) || (pending == WRITE_BETA && approval == NONE && !(state == CONTEXT_LOADED))));  /* states-change-by-their-events-alone-2 [TURN-018] */
       assert(!(state == ACTION_ALLOWED) || !(!(state == ACTION_ALLOWED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN) || (state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND)) || (state == CONTEXT_LOADED && call == READ && !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA)) || (state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == ACTION_ALLOWED)) || (state == CONTEXT_LOADED && expired) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == ACTION_ALLOWED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == ACTION_ALLOWED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == ACTION_ALLOWED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == ACTION_ALLOWED)) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == ACTION_ALLOWED)) || (pending == WRITE_BETA && approval == NONE && !(state == ACTION_ALLOWED))));  /* states-change-by-their-events-alone-3 [TURN-018] */
       assert(!(state == BLOCKED) || !(!(state == BLOCKED) || (state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND)) || (state == CONTEXT_LOADED && call == READ && !(state == BLOCKED)) || (state == CONTEXT_LOADED && call == SAFE_COMMAND && !(state == BLOCKED)) || (state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) && !(state == BLOCKED)) || (state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha) || (state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta) || (state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && permit_version != ((running == WRITE_ALPHA) -> alpha : beta) && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == RUNNING && !(state == BLOCKED)) || (state == ACTION_ALLOWED && permit == DONE) || (pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !(state == BLOCKED)) || (pending == WRITE_BETA && approval == NONE && !(state == BLOCKED))));  /* states-change-by-their-events-alone-4 [TURN-018] */
       assert(enabled_SELECTION_OF_FIRST_CHOSEN && enabled_SELECTION_OF_SECOND_CHOSEN && enabled_SELECTION_OF_UNKNOWN_CHOSEN && enabled_READ_CHOSEN && enabled_WRITE_TO_ALPHA_CHOSEN && enabled_WRITE_TO_BETA_CHOSEN && enabled_WRITE_TO_GAMMA_CHOSEN && enabled_DELETION_CHOSEN && enabled_SAFE_COMMAND_CHOSEN && enabled_UNSAFE_COMMAND_CHOSEN);  /* agents-call-what-they-like [TURN-005, TURN-006, TURN-017] */
       assert(enabled_PERSON_APPROVED == (pending == WRITE_BETA && (approval == NONE || approval == EARLIER)) && enabled_PERSON_REFUSED == (pending == WRITE_BETA && (approval == NONE || approval == EARLIER)) && enabled_EARLIER_APPROVAL_ARRIVED == (pending == WRITE_BETA && approval == NONE));  /* answers-come-whenever-they-are-awaited [TURN-013] */
       ENTERED(no_event)
     }
  /* USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018] */
  :: d_step { permit != RUNNING ->
       assert(running == NONE);  /* requests-wait-for-the-tool [TURN-020] */
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       permit = NONE;
       permit_intent = NONE;
       permit_call = NONE;
       permit_version = OLD;
       reason = NONE;
       state = AWAITING_INTENT_SELECTION;
       ENTERED(USER_REQUEST)
     }
  /* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008] */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) ->
       intent = ((call == SELECT_FIRST) -> FIRST : SECOND);
       state = CONTEXT_LOADED;
       ENTERED(SELECT_ACTIVE_INTENT_VALID)
     }
  /* CONTEXT_NOT_LOADED (fault, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019]: D-TURN-10 */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == SELECT_FIRST || call == SELECT_SECOND) ->
       reason = NO_CONTEXT;
       state = BLOCKED;
       ENTERED(CONTEXT_NOT_LOADED)
     }
  /* INTENT_UNKNOWN (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016, TURN-019] */
  :: d_step { state == AWAITING_INTENT_SELECTION && call == SELECT_UNKNOWN ->
       reason = UNKNOWN_INTENT;
       state = BLOCKED;
       ENTERED(INTENT_UNKNOWN)
     }
  /* CALL_DENIED (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-019,
     TURN-021]: Here even a safe command is denied, since line 32 makes no exception (D-TURN-02, D-TURN-06). */
  :: d_step { state == AWAITING_INTENT_SELECTION && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA || call == DELETE || call == SAFE_COMMAND || call == UNSAFE_COMMAND) ->
       reason = NO_INTENT;
       state = BLOCKED;
       ENTERED(CALL_DENIED)
     }
  /* FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010] */
  :: d_step { state == CONTEXT_LOADED && call == READ ->
       ENTERED(FILE_READ)
     }
  /* SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010] */
  :: d_step { state == CONTEXT_LOADED && call == SAFE_COMMAND ->
       ENTERED(SAFE_COMMAND_RUN)
     }
  /* WRITE_REQUESTED (input): CONTEXT_LOADED -> the same [TURN-010, TURN-013]: An approval belongs to its request;
     earlier approvals do not count (D-TURN-05, D-TURN-11). GAMMA is in no scope, so the base version of a write to
     it is arbitrary. */
  :: d_step { state == CONTEXT_LOADED && pending == NONE && (call == WRITE_ALPHA || call == WRITE_BETA || call == WRITE_GAMMA) ->
       pending = ((call == WRITE_ALPHA) -> WRITE_ALPHA : ((call == WRITE_BETA) -> WRITE_BETA : WRITE_GAMMA));
       base = ((call == WRITE_ALPHA) -> alpha : ((call == WRITE_BETA) -> beta : OLD));
       approval = ((approval == GRANTED || approval == EARLIER) -> EARLIER : NONE);
       ENTERED(WRITE_REQUESTED)
     }
  /* WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014]: ALPHA is in
     the scope of both intents and needs no approval. */
  :: d_step { state == CONTEXT_LOADED && pending == WRITE_ALPHA && base == alpha ->
       assert(state == CONTEXT_LOADED && intent != NONE && (pending == WRITE_ALPHA || (pending == WRITE_BETA && intent == SECOND)));  /* validated-within-the-scope [TURN-001, TURN-011, TURN-012] */
       assert(pending == WRITE_ALPHA || (approval == GRANTED && !expired));  /* validated-with-approval [TURN-011, TURN-013] */
       assert(base == ((pending == WRITE_ALPHA) -> alpha : beta));  /* validated-up-to-date [TURN-011, TURN-014] */
       permit = GRANTED;
       permit_intent = intent;
       permit_call = WRITE_ALPHA;
       permit_version = base;
       pending = NONE;
       base = OLD;
       state = ACTION_ALLOWED;
       ENTERED(WRITE_FILE_VALIDATED)
     }
  /* WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-013, TURN-014] */
  :: d_step { state == CONTEXT_LOADED && pending == WRITE_BETA && intent == SECOND && approval == GRANTED && !expired && base == beta ->
       assert(state == CONTEXT_LOADED && intent != NONE && (pending == WRITE_ALPHA || (pending == WRITE_BETA && intent == SECOND)));  /* validated-within-the-scope [TURN-001, TURN-011, TURN-012] */
       assert(pending == WRITE_ALPHA || (approval == GRANTED && !expired));  /* validated-with-approval [TURN-011, TURN-013] */
       assert(base == ((pending == WRITE_ALPHA) -> alpha : beta));  /* validated-up-to-date [TURN-011, TURN-014] */
       permit = GRANTED;
       permit_intent = intent;
       permit_call = WRITE_BETA;
       permit_version = base;
       pending = NONE;
       base = OLD;
       state = ACTION_ALLOWED;
       ENTERED(WRITE_FILE_VALIDATED)
     }
  /* SCOPE_VIOLATED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-012, TURN-016, TURN-019] */
  :: d_step { state == CONTEXT_LOADED && ((pending == WRITE_BETA && intent == FIRST) || pending == WRITE_GAMMA) ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = OUT_OF_SCOPE;
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       state = BLOCKED;
       ENTERED(SCOPE_VIOLATED)
     }
  /* STALE_FILE_DETECTED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-014, TURN-016, TURN-019] */
  :: d_step { state == CONTEXT_LOADED && ((pending == WRITE_ALPHA && base != alpha) || (pending == WRITE_BETA && base != beta)) ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = STALE;
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       state = BLOCKED;
       ENTERED(STALE_FILE_DETECTED)
     }
  /* APPROVAL_REFUSED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-016, TURN-019] */
  :: d_step { state == CONTEXT_LOADED && pending == WRITE_BETA && approval == REFUSED ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = REFUSED;
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       state = BLOCKED;
       ENTERED(APPROVAL_REFUSED)
     }
  /* DEADLINE_PASSED (machine): CONTEXT_LOADED -> the same [TURN-013] */
  :: d_step { state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired ->
       assert(state == CONTEXT_LOADED && pending == WRITE_BETA && (approval == NONE || approval == EARLIER) && !expired);  /* deadline-passes-unanswered [TURN-013] */
       expired = true;
       ENTERED(DEADLINE_PASSED)
     }
  /* APPROVAL_TIMED_OUT (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-019] */
  :: d_step { state == CONTEXT_LOADED && expired ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = TIMED_OUT;
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       state = BLOCKED;
       ENTERED(APPROVAL_TIMED_OUT)
     }
  /* WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015] */
  :: d_step { state == ACTION_ALLOWED && permit == GRANTED && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta) ->
       assert(state == ACTION_ALLOWED && permit == GRANTED && permit_call != NONE && permit_intent == intent && (!(permit_call == WRITE_BETA) || (intent == SECOND && approval == GRANTED)) && permit_version == ((permit_call == WRITE_ALPHA) -> alpha : beta));  /* execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020] */
       permit = RUNNING;
       running = permit_call;
       ENTERED(WRITE_STARTED)
     }
  /* WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]: Comparing and writing are one step. */
  :: d_step { state == ACTION_ALLOWED && permit == RUNNING && permit_version == ((running == WRITE_ALPHA) -> alpha : beta) ->
       assert(state == ACTION_ALLOWED && running != NONE && running == permit_call && permit_version == ((running == WRITE_ALPHA) -> alpha : beta));  /* write-takes-effect-on-the-permitted-version [TURN-014, TURN-015] */
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
       permit_intent = NONE;
       permit_call = NONE;
       permit_version = OLD;
       state = CONTEXT_LOADED;
       ENTERED(WRITE_FILE_SUCCEEDED)
     }
  /* STALE_FILE_DETECTED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019] */
  :: d_step { state == ACTION_ALLOWED && (permit == STALE || (permit == GRANTED && permit_version != ((permit_call == WRITE_ALPHA) -> alpha : beta))) ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = STALE;
       intent = NONE;
       permit = NONE;
       permit_intent = NONE;
       permit_call = NONE;
       permit_version = OLD;
       state = BLOCKED;
       ENTERED(STALE_FILE_DETECTED)
     }
  /* WRITE_FAILED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-019]: D-TURN-10 */
  :: d_step { state == ACTION_ALLOWED && permit == FAILED ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = WRITE_FAILED;
       intent = NONE;
       permit = NONE;
       permit_intent = NONE;
       permit_call = NONE;
       permit_version = OLD;
       state = BLOCKED;
       ENTERED(WRITE_FAILED)
     }
  /* INTERNAL_ERROR (fault, realises ERROR): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, ACTION_ALLOWED -> BLOCKED
     [TURN-019] */
  :: d_step { (state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED) && permit != RUNNING ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
       reason = FAULT;
       intent = NONE;
       pending = NONE;
       base = OLD;
       expired = false;
       permit = NONE;
       permit_intent = NONE;
       permit_call = NONE;
       permit_version = OLD;
       state = BLOCKED;
       ENTERED(INTERNAL_ERROR)
     }
  /* INTERNAL_ERROR (fault, realises ERROR): BLOCKED -> BLOCKED [TURN-019]: The first reason is kept. */
  :: d_step { state == BLOCKED ->
       assert(running == NONE);  /* errors-wait-for-the-tool [TURN-019] */
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
  /* WRITE_TO_GAMMA_CHOSEN (environment) */
  :: d_step { true ->
       call = WRITE_GAMMA;
       ENTERED(WRITE_TO_GAMMA_CHOSEN)
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
  /* PERSON_APPROVED (environment) */
  :: d_step { pending == WRITE_BETA && (approval == NONE || approval == EARLIER) ->
       approval = GRANTED;
       ENTERED(PERSON_APPROVED)
     }
  /* PERSON_REFUSED (environment) */
  :: d_step { pending == WRITE_BETA && (approval == NONE || approval == EARLIER) ->
       approval = REFUSED;
       ENTERED(PERSON_REFUSED)
     }
  /* EARLIER_APPROVAL_ARRIVED (environment) */
  :: d_step { pending == WRITE_BETA && approval == NONE ->
       approval = EARLIER;
       ENTERED(EARLIER_APPROVAL_ARRIVED)
     }
  od
}

#ifndef BARE
/* requests-are-accepted-in-the-end [TURN-004]: A user's request is eventually accepted, provided that the
   machine keeps working, the tool included. (expected: holds) */
ltl requests_are_accepted_in_the_end { ([] (<> met_1)) -> ([] (<> enabled_USER_REQUEST)) }
/* nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
   in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds) */
ltl nothing_else_before_the_selection { [] (state == AWAITING_INTENT_SELECTION -> ((state == AWAITING_INTENT_SELECTION || state == BLOCKED) W (last == SELECT_ACTIVE_INTENT_VALID))) }
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
ltl every_call_can_be_made_without_an_intent_7 { [] (!(state == AWAITING_INTENT_SELECTION && call == WRITE_GAMMA)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 8 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_8 { [] (!(state == AWAITING_INTENT_SELECTION && call == DELETE)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 9 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_9 { [] (!(state == AWAITING_INTENT_SELECTION && call == SAFE_COMMAND)) }
/* every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
   call. (expected: holds) */
/* This is part 10 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_call_can_be_made_without_an_intent_10 { [] (!(state == AWAITING_INTENT_SELECTION && call == UNSAFE_COMMAND)) }
/* reading-with-a-context [TURN-010, TURN-015]: A file can be read only in CONTEXT_LOADED, any number of times.
   (expected: holds) */
ltl reading_with_a_context { ([] (enabled_FILE_READ -> (state == CONTEXT_LOADED && call == READ))) && ([] ((state == CONTEXT_LOADED && call == READ) -> enabled_FILE_READ)) }
/* safe-commands-with-a-context [TURN-010, TURN-015]: A safe command can be run only in CONTEXT_LOADED.
   (expected: holds) */
ltl safe_commands_with_a_context { ([] (enabled_SAFE_COMMAND_RUN -> (state == CONTEXT_LOADED && call == SAFE_COMMAND))) && ([] ((state == CONTEXT_LOADED && call == SAFE_COMMAND) -> enabled_SAFE_COMMAND_RUN)) }
/* sound-writes-are-validated [TURN-011, TURN-018]: A write to which there is no objection can be validated at
   once. (expected: holds) */
ltl sound_writes_are_validated { ([] holds_2) && ([] holds_3) }
/* each-request-has-its-own-approval [TURN-013]: After a write to BETA is requested, it is not validated before a
   person approves it, whatever was approved before. (expected: holds) */
ltl each_request_has_its_own_approval { [] ((last == WRITE_REQUESTED && pending == WRITE_BETA) -> ((!(state == ACTION_ALLOWED)) W (last == PERSON_APPROVED || last == USER_REQUEST))) }
/* earlier-approvals-do-not-count [TURN-013]: A write can wait for its approval while one of an earlier request
   exists, and can still be abandoned. (expected: holds) */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl earlier_approvals_do_not_count { [] holds_4 }
/* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
   is never allowed. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl nothing_covers_what_is_in_no_scope_1 { [] (!(pending == WRITE_GAMMA && intent == FIRST)) }
/* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
   is never allowed. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl nothing_covers_what_is_in_no_scope_2 { [] (!(pending == WRITE_GAMMA && intent == SECOND)) }
/* nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
   is never allowed. (expected: holds) */
/* This is part 3 of it. */
ltl nothing_covers_what_is_in_no_scope_3 { [] (pending == WRITE_GAMMA -> ((!(state == ACTION_ALLOWED)) W (last == USER_REQUEST))) }
/* approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
   it is still not allowed. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl approvals_do_not_widen_the_scope_1 { [] (!(pending == WRITE_BETA && intent == FIRST && approval == GRANTED)) }
/* approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
   it is still not allowed. (expected: holds) */
/* This is part 2 of it. */
ltl approvals_do_not_widen_the_scope_2 { [] ((pending == WRITE_BETA && intent == FIRST) -> ((!(state == ACTION_ALLOWED)) W (last == USER_REQUEST))) }
/* late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
   abandoned. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl late_approvals_do_not_count_1 { [] (!(expired && approval == GRANTED)) }
/* late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
   abandoned. (expected: holds) */
/* This is part 2 of it. */
ltl late_approvals_do_not_count_2 { [] (expired -> (enabled_APPROVAL_TIMED_OUT && ((!(state == ACTION_ALLOWED)) W (last == USER_REQUEST)))) }
/* no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
   intent is selected. (expected: holds) */
ltl no_execution_before_an_intent { ((!(last == WRITE_STARTED || last == SAFE_COMMAND_RUN || last == FILE_READ)) W (last == SELECT_ACTIVE_INTENT_VALID)) && ([] (last == USER_REQUEST -> ((!(last == WRITE_STARTED || last == SAFE_COMMAND_RUN || last == FILE_READ)) W (last == SELECT_ACTIVE_INTENT_VALID)))) }
/* running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
   until the tool has stopped. (expected: holds) */
ltl running_tools_are_not_abandoned { [] (last == WRITE_STARTED -> ((state == ACTION_ALLOWED) W (last == WRITE_DONE || last == WRITE_BROKEN || last == WRITE_LOST))) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_1 { [] (!(reason == UNKNOWN_INTENT)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_2 { [] (!(reason == OUT_OF_SCOPE)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_3 { [] (!(reason == REFUSED)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_4 { [] (!(reason == NO_INTENT)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_5 { [] holds_5 }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 6 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_6 { [] holds_6 }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 7 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_7 { [] holds_7 }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 8 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_8 { [] (!(reason == NO_CONTEXT)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 9 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_9 { [] (!(reason == TIMED_OUT)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 10 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_10 { [] (!(reason == WRITE_FAILED)) }
/* causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
   change of the file both during validation and during execution, and so can each of the causes that it omits.
   (expected: holds) */
/* This is part 11 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl causes_can_occur_11 { [] (!(reason == FAULT)) }
/* stale-means-changed [TURN-014, TURN-016]: A turn is blocked for a changed file exactly if the file has changed
   before the write is validated, started or done. (expected: holds) */
ltl stale_means_changed { ([] holds_8) && ([] holds_9) }
/* blocked-waits-for-a-request-alone [TURN-017]: The next request ends a blocked turn if inputs keep coming:
   BLOCKED has no other input, and an error never counts as an input. (expected: holds) */
ltl blocked_waits_for_a_request_alone { ([] (<> met_10)) -> ([] (state == BLOCKED -> (<> (last == USER_REQUEST)))) }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_1 { [] holds_11 }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_2 { [] holds_12 }
/* both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
   can be written. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_files_can_be_written_3 { [] holds_13 }
/* intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
   coming. It fails: the user can make new requests for ever, and the agent can call something else. The duty is
   the agent's; the machine enforces nothing-else-before-the-selection. (expected: fails) */
ltl intent_is_selected { ([] (<> met_10)) -> ([] (state == AWAITING_INTENT_SELECTION -> (<> (last == SELECT_ACTIVE_INTENT_VALID)))) }
/* waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, even if the agent keeps
   reading, on the sole assumption that the deadline passes and that the time-out then happens. (expected: holds) */
ltl waiting_for_a_person_ends { (([] (<> met_14)) && ([] (<> met_15))) -> ([] (pending == WRITE_BETA -> (<> (approval == GRANTED || approval == REFUSED || !(state == CONTEXT_LOADED))))) }
/* waiting-for-a-person-ends-without-a-deadline: The same, on the sole assumption that some event keeps
   happening, inputs included. It fails: the agent can read for ever (D-TURN-11). (expected: fails) */
ltl waiting_for_a_person_ends_without_a_deadline { ([] (<> met_10)) -> ([] (pending == WRITE_BETA -> (<> (approval == GRANTED || approval == REFUSED || !(state == CONTEXT_LOADED))))) }
/* validation-ends [TURN-011, TURN-018]: A write that is being validated is eventually allowed or blocked, unless
   a new request comes first, however often files change meanwhile, on the sole assumption that the deadline
   passes and that the outcome then happens. (expected: holds) */
ltl validation_ends { (([] (<> met_14)) && ([] (<> met_16))) -> ([] (pending != NONE -> (<> (state == ACTION_ALLOWED || state == BLOCKED || state == AWAITING_INTENT_SELECTION)))) }
/* writes-end [TURN-018]: The machine does not stay in ACTION_ALLOWED for ever, provided that it keeps working,
   the tool included. (expected: holds) */
ltl writes_end { ([] (<> met_1)) -> ([] (<> (!(state == ACTION_ALLOWED)))) }
/* writes-end-even-if-the-tool-hangs: The same, with every assumption except that the tool stops. It fails, as it
   must: no error leaves ACTION_ALLOWED before the tool has stopped. (expected: fails) */
ltl writes_end_even_if_the_tool_hangs { ([] (<> met_17)) -> ([] (<> (!(state == ACTION_ALLOWED)))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W WRITE_FILE_VALIDATED]): the target has no
   next-state operator */
/* blocked-can-be-left: AG EF (CONTEXT_LOADED and EF WRITE_FILE_SUCCEEDED): it quantifies over all paths and over
   some path, which LTL cannot express */
/* the-agent-sets-the-pace: in AWAITING_INTENT_SELECTION or (CONTEXT_LOADED and not expired): 0: a ranking is a
   proof, not a formula */
/* actions-end-in-bounded-time: in (CONTEXT_LOADED and pending != NONE) or ACTION_ALLOWED: 1 if CONTEXT_LOADED
   else 0, 0 if expired else 1, 2 if permit == GRANTED else (1 if permit == RUNNING else 0): a ranking is a
   proof, not a formula */
