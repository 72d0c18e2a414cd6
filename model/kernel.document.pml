/* Governance kernel 0.1.0, transition matrix: the machine kernel in the profile document, for SPIN. */
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
  HALT_COMMANDED,
  CONFIG_LOADED,
  CONFIG_FAILED,
  VALIDATION_PASSED,
  VALIDATION_FAILED,
  DECIDED_ALLOW_WITH_TOOL,
  DECIDED_ALLOW_NO_TOOL,
  DECIDED_DENY,
  DECIDED_HALT,
  EXECUTION_COMPLETED,
  EXECUTION_FAILED,
  AUDIT_WRITTEN,
  AUDIT_FAILED,
  RECOVERABLE_ERROR,
  FATAL_ERROR,
  no_event
};
mtype state = BOOTING;

#define enabled_REQUEST_SUBMITTED (state == IDLE)
#define enabled_HALT_COMMANDED (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_CONFIG_LOADED (state == BOOTING)
#define enabled_CONFIG_FAILED (state == BOOTING)
#define enabled_VALIDATION_PASSED (state == VALIDATING)
#define enabled_VALIDATION_FAILED (state == VALIDATING)
#define enabled_DECIDED_ALLOW_WITH_TOOL (state == ARBITRATING)
#define enabled_DECIDED_ALLOW_NO_TOOL (state == ARBITRATING)
#define enabled_DECIDED_DENY (state == ARBITRATING)
#define enabled_DECIDED_HALT (state == ARBITRATING)
#define enabled_EXECUTION_COMPLETED (state == EXECUTING)
#define enabled_EXECUTION_FAILED (state == EXECUTING)
#define enabled_AUDIT_WRITTEN (state == AUDITING)
#define enabled_AUDIT_FAILED (state == AUDITING)
#define enabled_RECOVERABLE_ERROR (state == VALIDATING || state == ARBITRATING || state == EXECUTING)
#define enabled_FATAL_ERROR (state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING)
#define enabled_any (enabled_REQUEST_SUBMITTED || enabled_HALT_COMMANDED || enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_AUDIT_WRITTEN || enabled_AUDIT_FAILED || enabled_RECOVERABLE_ERROR || enabled_FATAL_ERROR)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = false;
bool met_2 = false;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_EXECUTION_COMPLETED || enabled_EXECUTION_FAILED || enabled_AUDIT_WRITTEN || enabled_AUDIT_FAILED) || (last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_ALLOW_NO_TOOL || last == DECIDED_DENY || last == DECIDED_HALT || last == EXECUTION_COMPLETED || last == EXECUTION_FAILED || last == AUDIT_WRITTEN || last == AUDIT_FAILED));
  met_2 = (!(enabled_CONFIG_LOADED || enabled_CONFIG_FAILED || enabled_VALIDATION_PASSED || enabled_VALIDATION_FAILED || enabled_DECIDED_ALLOW_WITH_TOOL || enabled_DECIDED_ALLOW_NO_TOOL || enabled_DECIDED_DENY || enabled_DECIDED_HALT || enabled_AUDIT_WRITTEN || enabled_AUDIT_FAILED) || (last == CONFIG_LOADED || last == CONFIG_FAILED || last == VALIDATION_PASSED || last == VALIDATION_FAILED || last == DECIDED_ALLOW_WITH_TOOL || last == DECIDED_ALLOW_NO_TOOL || last == DECIDED_DENY || last == DECIDED_HALT || last == AUDIT_WRITTEN || last == AUDIT_FAILED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == BOOTING) || ((state == IDLE || state == BOOTING || state == AUDITING) && (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING) && !(!(state == BOOTING || state == IDLE || state == HALTED) || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING)));  /* row-booting [KRN-002, KRN-020, KRN-025, KRN-026] */
       assert(!(state == IDLE) || ((state == VALIDATING || state == IDLE) && (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING) && !(!(state == IDLE || state == VALIDATING || state == HALTED) || state == VALIDATING || state == ARBITRATING || state == EXECUTING)));  /* row-idle [KRN-005, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || (state == ARBITRATING || state == VALIDATING));  /* row-validating-1 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || (state == AUDITING || state == VALIDATING || state == ARBITRATING || state == EXECUTING));  /* row-validating-2 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING));  /* row-validating-3 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == VALIDATING) || !(!(state == VALIDATING || state == ARBITRATING || state == AUDITING || state == HALTED) || state == BOOTING || state == ARBITRATING || state == AUDITING));  /* row-validating-4 [KRN-008, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (state == EXECUTING || state == ARBITRATING));  /* row-arbitrating-1 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (state == AUDITING || state == VALIDATING || state == ARBITRATING || state == EXECUTING));  /* row-arbitrating-2 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING));  /* row-arbitrating-3 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == ARBITRATING) || !(!(state == ARBITRATING || state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || state == IDLE || state == AUDITING));  /* row-arbitrating-4 [KRN-011, KRN-025, KRN-026] */
       assert(!(state == EXECUTING) || ((state == AUDITING || state == VALIDATING || state == ARBITRATING || state == EXECUTING) && (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING) && !(!(state == EXECUTING || state == AUDITING || state == HALTED) || state == BOOTING || state == IDLE || state == VALIDATING || state == AUDITING)));  /* row-executing [KRN-014, KRN-025, KRN-026] */
       assert(!(state == AUDITING) || ((state == IDLE || state == BOOTING || state == AUDITING) && (state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING) && !(!(state == AUDITING || state == IDLE || state == HALTED) || state == IDLE || state == VALIDATING || state == ARBITRATING)));  /* row-auditing [KRN-017, KRN-025, KRN-026] */
       assert(!(state == HALTED) || !enabled_any);  /* halted-does-nothing [KRN-020, KRN-023] */
       assert(state == HALTED || state == BOOTING || state == ARBITRATING || state == AUDITING || state == IDLE || state == VALIDATING || state == EXECUTING);  /* halt-always-available [KRN-029] */
#if !defined(BARE)
       assert((state == HALTED || enabled_HALT_COMMANDED) && (!(last == HALT_COMMANDED) || state == HALTED));  /* halt-command-always-accepted [KRN-020, KRN-021, KRN-029] */
#endif
#if !defined(BARE)
       assert((state == HALTED || enabled_FATAL_ERROR) && (!(last == FATAL_ERROR) || state == HALTED));  /* fatal-error-halts [KRN-020, KRN-022, KRN-030] */
#endif
#if defined(CHECK_fatal_error_in_every_state)
       assert(enabled_FATAL_ERROR);  /* fatal-error-in-every-state [KRN-022] */
#endif
       assert(!(state == BOOTING) || !enabled_REQUEST_SUBMITTED);  /* no-requests-while-booting [KRN-003] */
       assert(!(state == IDLE) || enabled_REQUEST_SUBMITTED);  /* idle-accepts-requests [KRN-005] */
       assert(!(state == AUDITING) || !(!(!(state == IDLE) || false) || state == BOOTING));  /* entry-before-idle [KRN-017, KRN-018] */
       assert(!(!(state == EXECUTING)) || !(!(!(state == EXECUTING) || false)));  /* executing-only-by-allow [KRN-014, KRN-026] */
#if !defined(BARE)
       assert(!(last == VALIDATION_FAILED || last == DECIDED_DENY) || state == AUDITING);  /* denied-is-audited [KRN-008, KRN-011, KRN-017] */
#endif
#if !defined(BARE)
       assert(!(last == EXECUTION_COMPLETED || last == EXECUTION_FAILED) || state == AUDITING);  /* executed-is-audited [KRN-014, KRN-016, KRN-017] */
#endif
#if !defined(BARE)
       assert((!(state == VALIDATING || state == ARBITRATING || state == EXECUTING) || enabled_RECOVERABLE_ERROR) && (!(last == RECOVERABLE_ERROR) || state == AUDITING));  /* recoverable-errors-are-audited [KRN-031] */
#endif
#if defined(CHECK_recoverable_errors_are_audited_everywhere)
       assert(state == HALTED || enabled_RECOVERABLE_ERROR);  /* recoverable-errors-are-audited-everywhere [KRN-031] */
#endif
#if !defined(BARE)
       assert(!(last == CONFIG_FAILED || last == VALIDATION_FAILED || last == EXECUTION_FAILED || last == AUDIT_FAILED || last == RECOVERABLE_ERROR || last == FATAL_ERROR) || (state == AUDITING || state == HALTED));  /* errors-leave-the-stage [KRN-030, KRN-031, KRN-032] */
#endif
       ENTERED(no_event)
     }
  /* CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-025]: line 7 */
  :: d_step { state == BOOTING ->
       state = IDLE;
       ENTERED(CONFIG_LOADED)
     }
  /* CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-025]: line 8 */
  :: d_step { state == BOOTING ->
       state = HALTED;
       ENTERED(CONFIG_FAILED)
     }
  /* REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-025]: line 17 */
  :: d_step { state == IDLE ->
       assert(state == IDLE);  /* requests-only-in-idle [KRN-006] */
       state = VALIDATING;
       ENTERED(REQUEST_SUBMITTED)
     }
  /* VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-025]: line 26 */
  :: d_step { state == VALIDATING ->
       state = ARBITRATING;
       ENTERED(VALIDATION_PASSED)
     }
  /* VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-025]: line 27 */
  :: d_step { state == VALIDATING ->
       state = AUDITING;
       ENTERED(VALIDATION_FAILED)
     }
  /* DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-025]: line 36 */
  :: d_step { state == ARBITRATING ->
       state = EXECUTING;
       ENTERED(DECIDED_ALLOW_WITH_TOOL)
     }
  /* DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 37 */
  :: d_step { state == ARBITRATING ->
       state = AUDITING;
       ENTERED(DECIDED_ALLOW_NO_TOOL)
     }
  /* DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011, KRN-025]: line 38 */
  :: d_step { state == ARBITRATING ->
       state = AUDITING;
       ENTERED(DECIDED_DENY)
     }
  /* DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-025]: line 39 */
  :: d_step { state == ARBITRATING ->
       state = HALTED;
       ENTERED(DECIDED_HALT)
     }
  /* EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 47 */
  :: d_step { state == EXECUTING ->
       state = AUDITING;
       ENTERED(EXECUTION_COMPLETED)
     }
  /* EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-025]: line 48 */
  :: d_step { state == EXECUTING ->
       state = AUDITING;
       ENTERED(EXECUTION_FAILED)
     }
  /* AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-017, KRN-025]: line 59 */
  :: d_step { state == AUDITING ->
       state = IDLE;
       ENTERED(AUDIT_WRITTEN)
     }
  /* AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-025]: line 60 */
  :: d_step { state == AUDITING ->
       state = HALTED;
       ENTERED(AUDIT_FAILED)
     }
  /* RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING, EXECUTING -> AUDITING [KRN-025, KRN-031]: line 89 */
  :: d_step { state == VALIDATING || state == ARBITRATING || state == EXECUTING ->
       state = AUDITING;
       ENTERED(RECOVERABLE_ERROR)
     }
  /* HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-005,
     KRN-020, KRN-021, KRN-025, KRN-029]: lines 18, 66 and 87 */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
       state = HALTED;
       ENTERED(HALT_COMMANDED)
     }
  /* FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-008, KRN-014,
     KRN-020, KRN-022, KRN-025, KRN-030]: lines 28, 49, 67 and 88 */
  :: d_step { state == BOOTING || state == IDLE || state == VALIDATING || state == ARBITRATING || state == EXECUTING || state == AUDITING ->
       state = HALTED;
       ENTERED(FATAL_ERROR)
     }
  od
}

#ifndef BARE
/* halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
   holds) */
ltl halted_is_final { [] (state == HALTED -> ([] (state == HALTED))) }
/* nothing-pending-in-idle [KRN-007, KRN-017]: After a request was accepted, the kernel is not in IDLE again
   before the request's entry is written. (expected: holds) */
ltl nothing_pending_in_idle { [] (last == REQUEST_SUBMITTED -> ((!(state == IDLE)) W (last == AUDIT_WRITTEN))) }
/* idle-again-only-through-auditing [KRN-005, KRN-007]: After a request was accepted, the kernel is not in IDLE
   again before it was in AUDITING. (expected: holds) */
ltl idle_again_only_through_auditing { [] (last == REQUEST_SUBMITTED -> ((!(state == IDLE)) W (state == AUDITING))) }
/* validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
   (expected: holds) */
ltl validated_before_arbitrated { [] (last == REQUEST_SUBMITTED -> ((!(state == ARBITRATING)) W (last == VALIDATION_PASSED))) }
/* allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
   tool. (expected: holds) */
ltl allowed_before_executed { [] (last == REQUEST_SUBMITTED -> ((!(state == EXECUTING)) W (last == DECIDED_ALLOW_WITH_TOOL))) }
/* denied-never-executed [KRN-008, KRN-011, KRN-014]: A request that was denied, by validation or by the policy,
   is not executed. (expected: holds) */
ltl denied_never_executed { [] ((last == VALIDATION_FAILED || last == DECIDED_DENY) -> ((!(state == EXECUTING)) W (last == REQUEST_SUBMITTED))) }
/* halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other three
   decisions. It fails: that decision leads directly to HALTED (D-KRN-14). (expected: fails) */
ltl halt_decision_is_audited { ([] (<> met_1)) -> ([] (last == DECIDED_HALT -> (<> (state == AUDITING)))) }
/* errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
   audit, provided that it keeps working. (expected: holds) */
ltl errors_end_in_idle_or_halted { ([] (<> met_1)) -> ([] ((last == VALIDATION_FAILED || last == EXECUTION_FAILED || last == RECOVERABLE_ERROR) -> ((state == AUDITING) U (state == IDLE || state == HALTED)))) }
/* errors-end-in-idle-or-halted-even-if-it-stops: After an error the kernel comes to rest in IDLE or in HALTED
   even if it may stop working at any moment. It fails: the kernel can stop for ever in AUDITING, so the claim
   depends on the assumption that it keeps working. (expected: fails) */
ltl errors_end_in_idle_or_halted_even_if_it_stops { [] ((last == VALIDATION_FAILED || last == EXECUTION_FAILED || last == RECOVERABLE_ERROR) -> ((state == AUDITING) U (state == IDLE || state == HALTED))) }
/* comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
   keeps working. (expected: holds) */
ltl comes_to_rest { ([] (<> met_1)) -> ([] (<> (state == IDLE || state == HALTED))) }
/* booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
   keeps working. (expected: holds) */
ltl booting_ends { ([] (<> met_1)) -> ([] (state == BOOTING -> ((state == BOOTING) U (state == IDLE || state == HALTED)))) }
/* auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
   provided that it keeps working. (expected: holds) */
ltl auditing_ends { ([] (<> met_1)) -> ([] (state == AUDITING -> ((state == AUDITING) U (state == IDLE || state == HALTED)))) }
/* executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
   working, the tool included. (expected: holds) */
ltl executing_ends { ([] (<> met_1)) -> ([] (state == EXECUTING -> (<> (state == AUDITING || state == HALTED)))) }
/* executing-ends-even-if-the-tool-hangs [KRN-032]: The kernel does not stay in EXECUTING for ever even if the
   tool never answers, provided that the kernel's other work keeps happening. It fails: the document has no
   deadline for an execution (D-KRN-11). (expected: fails) */
ltl executing_ends_even_if_the_tool_hangs { ([] (<> met_2)) -> ([] (state == EXECUTING -> (<> (state == AUDITING || state == HALTED)))) }
/* requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
   that the kernel keeps working. (expected: holds) */
ltl requests_end { ([] (<> met_1)) -> ([] (last == REQUEST_SUBMITTED -> (<> (last == AUDIT_WRITTEN || state == HALTED)))) }
/* requests-end-even-if-it-stops: Every accepted request ends with a written entry or with a halted kernel even
   if the kernel may stop working at any moment. It fails in the first state after the request; no machine can
   keep such a promise. (expected: fails) */
ltl requests_end_even_if_it_stops { [] (last == REQUEST_SUBMITTED -> (<> (last == AUDIT_WRITTEN || state == HALTED))) }
/* requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts. It fails:
   each stage has an edge to HALTED that bypasses AUDITING, and nothing closes the operation in flight (D-KRN-01,
   D-KRN-06). (expected: fails) */
ltl requests_are_audited { [] (last == REQUEST_SUBMITTED -> ((!(state == HALTED)) W (last == AUDIT_WRITTEN))) }
/* executions-are-audited [KRN-016, KRN-027]: Every execution is audited before the kernel halts. It fails: a
   halt during an execution leaves no entry about the tool (D-KRN-06). (expected: fails) */
ltl executions_are_audited { [] (state == EXECUTING -> ((!(state == HALTED)) W (last == AUDIT_WRITTEN))) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
   REQUEST_SUBMITTED]): the target has no next-state operator */
/* kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some path, which LTL cannot
   express */
