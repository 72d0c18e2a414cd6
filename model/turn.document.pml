/* Turn machine, a request may come in any state: the machine turn in the profile document, for SPIN. */
/* It follows the document 002_4089c53b0986642f.txt, version unversioned. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

mtype = {
  AWAITING_INTENT_SELECTION,
  CONTEXT_LOADED,
  ACTION_ALLOWED,
  BLOCKED,
  USER_REQUEST,
  SELECT_ACTIVE_INTENT_VALID,
  WRITE_FILE_VALIDATED,
  WRITE_FILE_SUCCEEDED,
  ERROR,
  no_event
};
mtype state = AWAITING_INTENT_SELECTION;

#define enabled_USER_REQUEST (true)
#define enabled_SELECT_ACTIVE_INTENT_VALID (state == AWAITING_INTENT_SELECTION)
#define enabled_WRITE_FILE_VALIDATED (state == CONTEXT_LOADED)
#define enabled_WRITE_FILE_SUCCEEDED (state == ACTION_ALLOWED)
#define enabled_ERROR (true)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = false;
bool met_2 = true;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_USER_REQUEST || enabled_SELECT_ACTIVE_INTENT_VALID || enabled_WRITE_FILE_VALIDATED || enabled_WRITE_FILE_SUCCEEDED) || (last == USER_REQUEST || last == SELECT_ACTIVE_INTENT_VALID || last == WRITE_FILE_VALIDATED || last == WRITE_FILE_SUCCEEDED));
  met_2 = (!(enabled_WRITE_FILE_SUCCEEDED) || (last == WRITE_FILE_SUCCEEDED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
#if !defined(BARE)
       assert(enabled_USER_REQUEST && (!(last == USER_REQUEST) || state == AWAITING_INTENT_SELECTION));  /* requests-begin-by-selecting [TURN-004, TURN-018] */
#endif
       assert(!(!(state == CONTEXT_LOADED)) || !(!(!(state == CONTEXT_LOADED) || false)));  /* context-only-by-selection [TURN-008, TURN-018] */
#if !defined(BARE)
       assert(!(last == SELECT_ACTIVE_INTENT_VALID) || state == CONTEXT_LOADED);  /* selection-loads-the-context [TURN-008] */
#endif
#if !defined(BARE)
       assert((!(last == WRITE_FILE_VALIDATED) || state == ACTION_ALLOWED) && (!(last == WRITE_FILE_SUCCEEDED) || state == CONTEXT_LOADED));  /* writes-lead-there-and-back [TURN-011, TURN-018] */
#endif
       assert(!(!(state == ACTION_ALLOWED)) || !(!(!(state == ACTION_ALLOWED) || false)));  /* allowed-only-when-validated [TURN-011, TURN-018] */
#if !defined(BARE)
       assert(enabled_ERROR && (!(last == ERROR) || state == BLOCKED));  /* errors-block [TURN-016, TURN-019] */
#endif
       assert(!(!(state == BLOCKED)) || !(!(!(state == BLOCKED) || false)));  /* blocked-only-by-errors [TURN-016, TURN-018] */
       assert(!(state == AWAITING_INTENT_SELECTION) || (enabled_SELECT_ACTIVE_INTENT_VALID && !enabled_WRITE_FILE_VALIDATED && !enabled_WRITE_FILE_SUCCEEDED));  /* only-selection-while-awaiting [TURN-006, TURN-007] */
       assert(!(state == BLOCKED) || (!enabled_SELECT_ACTIVE_INTENT_VALID && !enabled_WRITE_FILE_VALIDATED && !enabled_WRITE_FILE_SUCCEEDED && !(!(state == BLOCKED) || state == AWAITING_INTENT_SELECTION || state == CONTEXT_LOADED || state == ACTION_ALLOWED)));  /* blocked-does-nothing [TURN-017] */
       assert(!(state == ACTION_ALLOWED) || (enabled_WRITE_FILE_SUCCEEDED && !enabled_SELECT_ACTIVE_INTENT_VALID && !enabled_WRITE_FILE_VALIDATED));  /* only-writes-when-allowed [TURN-015] */
       ENTERED(no_event)
     }
  /* USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018]: line 83 */
  :: d_step { true ->
       state = AWAITING_INTENT_SELECTION;
       ENTERED(USER_REQUEST)
     }
  /* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-008, TURN-018]: line 84 */
  :: d_step { state == AWAITING_INTENT_SELECTION ->
       state = CONTEXT_LOADED;
       ENTERED(SELECT_ACTIVE_INTENT_VALID)
     }
  /* WRITE_FILE_VALIDATED (input): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-018]: line 85 */
  :: d_step { state == CONTEXT_LOADED ->
       state = ACTION_ALLOWED;
       ENTERED(WRITE_FILE_VALIDATED)
     }
  /* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]: line 86 */
  :: d_step { state == ACTION_ALLOWED ->
       assert(state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
       assert(state == ACTION_ALLOWED);  /* writes-only-when-allowed [TURN-020] */
       state = CONTEXT_LOADED;
       ENTERED(WRITE_FILE_SUCCEEDED)
     }
  /* ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019]: line 87 */
  :: d_step { true ->
       state = BLOCKED;
       ENTERED(ERROR)
     }
  od
}

#ifndef BARE
/* no-write-before-an-intent [TURN-001, TURN-002]: In every turn, no write succeeds before an intent is selected.
   (expected: holds) */
ltl no_write_before_an_intent { ((!(last == WRITE_FILE_SUCCEEDED)) W (last == SELECT_ACTIVE_INTENT_VALID)) && ([] (last == USER_REQUEST -> ((!(last == WRITE_FILE_SUCCEEDED)) W (last == SELECT_ACTIVE_INTENT_VALID)))) }
/* validated-writes-finish: A write that was allowed succeeds or ends in an error before another request is
   begun. It fails: a request may come while the write is being executed (D-TURN-12). (expected: fails) */
ltl validated_writes_finish { [] (last == WRITE_FILE_VALIDATED -> ((!(state == AWAITING_INTENT_SELECTION)) W (last == WRITE_FILE_SUCCEEDED || last == ERROR))) }
/* intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
   coming. It fails: the user can make new requests for ever, and an error can block the agent. The duty to
   select is the agent's, and no edge enforces it. (expected: fails) */
ltl intent_is_selected { ([] (<> met_1)) -> ([] (state == AWAITING_INTENT_SELECTION -> (<> (last == SELECT_ACTIVE_INTENT_VALID)))) }
/* nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
   in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds) */
ltl nothing_else_before_the_selection { [] (state == AWAITING_INTENT_SELECTION -> ((state == AWAITING_INTENT_SELECTION || state == BLOCKED) W (last == SELECT_ACTIVE_INTENT_VALID))) }
/* writes-end [TURN-018]: A write that was allowed ends, provided that the machine keeps working. (expected:
   holds) */
ltl writes_end { ([] (<> met_2)) -> ([] (<> (!(state == ACTION_ALLOWED)))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* blocked-can-be-left: AG EF CONTEXT_LOADED: it quantifies over all paths and over some path, which LTL cannot
   express */
