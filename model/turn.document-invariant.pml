/* Turn machine, tools run wherever the invariant permits: the machine turn in the profile document-invariant,
   for SPIN. */
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
  WRITE_TO_ALPHA_VALIDATED,
  WRITE_TO_BETA_VALIDATED,
  ALPHA_WRITTEN,
  BETA_WRITTEN,
  FILE_DELETED,
  COMMAND_EXECUTED,
  WRITE_FILE_SUCCEEDED,
  ERROR,
  FILE_CHANGED,
  NONE,
  ALPHA,
  BETA,
  no_event
};
mtype state = AWAITING_INTENT_SELECTION;
mtype validated = NONE;  /* the file of the validated write */
bool stale = false;  /* that file has changed since the validation */


#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
inline ENTERED(event) {
  last = event;
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
#if !defined(BARE) && defined(CHECK_no_unsafe_command)
       assert(!(last == COMMAND_EXECUTED));  /* no-unsafe-command [TURN-001, TURN-022] */
#endif
#if !defined(BARE) && defined(CHECK_no_deletion)
       assert(!(last == FILE_DELETED));  /* no-deletion [TURN-001, TURN-022] */
#endif
       ENTERED(no_event)
     }
  /* USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-018] */
  :: d_step { true ->
       validated = NONE;
       stale = false;
       state = AWAITING_INTENT_SELECTION;
       ENTERED(USER_REQUEST)
     }
  /* SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-018] */
  :: d_step { state == AWAITING_INTENT_SELECTION ->
       state = CONTEXT_LOADED;
       ENTERED(SELECT_ACTIVE_INTENT_VALID)
     }
  /* WRITE_TO_ALPHA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018] */
  :: d_step { state == CONTEXT_LOADED ->
       validated = ALPHA;
       state = ACTION_ALLOWED;
       ENTERED(WRITE_TO_ALPHA_VALIDATED)
     }
  /* WRITE_TO_BETA_VALIDATED (input, realises WRITE_FILE_VALIDATED): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-018] */
  :: d_step { state == CONTEXT_LOADED ->
       validated = BETA;
       state = ACTION_ALLOWED;
       ENTERED(WRITE_TO_BETA_VALIDATED)
     }
  /* WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018] */
  :: d_step { state == ACTION_ALLOWED ->
       validated = NONE;
       stale = false;
       state = CONTEXT_LOADED;
       ENTERED(WRITE_FILE_SUCCEEDED)
     }
  /* ERROR (fault): any state -> BLOCKED [TURN-018, TURN-019] */
  :: d_step { true ->
       validated = NONE;
       stale = false;
       state = BLOCKED;
       ENTERED(ERROR)
     }
  /* ALPHA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93 */
  :: d_step { state == CONTEXT_LOADED || state == ACTION_ALLOWED ->
       assert(state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
#if defined(CHECK_writes_only_when_allowed)
       assert(state == ACTION_ALLOWED);  /* writes-only-when-allowed */
#endif
#if defined(CHECK_no_unvalidated_write)
       assert(validated != NONE);  /* no-unvalidated-write [TURN-001, TURN-022] */
#endif
#if defined(CHECK_no_stale_write)
       assert(!(validated == ALPHA && stale));  /* no-stale-write [TURN-001, TURN-022] */
#endif
       ENTERED(ALPHA_WRITTEN)
     }
  /* BETA_WRITTEN (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93 */
  :: d_step { state == CONTEXT_LOADED || state == ACTION_ALLOWED ->
       assert(state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
#if defined(CHECK_writes_only_when_allowed)
       assert(state == ACTION_ALLOWED);  /* writes-only-when-allowed */
#endif
#if defined(CHECK_no_unvalidated_write)
       assert(validated != NONE);  /* no-unvalidated-write [TURN-001, TURN-022] */
#endif
#if defined(CHECK_no_write_to_another_target)
       assert(validated != ALPHA);  /* no-write-to-another-target [TURN-001, TURN-022] */
#endif
       ENTERED(BETA_WRITTEN)
     }
  /* FILE_DELETED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93 */
  :: d_step { state == CONTEXT_LOADED || state == ACTION_ALLOWED ->
       assert(state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
       ENTERED(FILE_DELETED)
     }
  /* COMMAND_EXECUTED (input): CONTEXT_LOADED, ACTION_ALLOWED -> the same [TURN-020]: line 93 */
  :: d_step { state == CONTEXT_LOADED || state == ACTION_ALLOWED ->
       assert(state == CONTEXT_LOADED || state == ACTION_ALLOWED);  /* the-invariant [TURN-020] */
       ENTERED(COMMAND_EXECUTED)
     }
  /* FILE_CHANGED (environment): somebody else changes the file of the validated write */
  :: d_step { validated != NONE ->
       stale = true;
       ENTERED(FILE_CHANGED)
     }
  od
}

#ifndef BARE
/* an-intent-is-active [TURN-001, TURN-002]: In every turn, no destructive tool runs before an intent is
   selected. It holds, as the invariant promises; but it does not restrict what the tool does. (expected: holds) */
ltl an_intent_is_active { ((!(last == ALPHA_WRITTEN || last == BETA_WRITTEN || last == FILE_DELETED || last == COMMAND_EXECUTED)) W (last == SELECT_ACTIVE_INTENT_VALID)) && ([] (last == USER_REQUEST -> ((!(last == ALPHA_WRITTEN || last == BETA_WRITTEN || last == FILE_DELETED || last == COMMAND_EXECUTED)) W (last == SELECT_ACTIVE_INTENT_VALID)))) }
#endif
