/* FemtoClaw protocol 1.0.0, validation of one message: the machine femtoclaw-protocol in the profile document,
   for SPIN. */
/* It follows the document 004_45754242cfad4b31.txt, version 1.0.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */

mtype = {
  RECEIVING,
  PARSING,
  CHECKING_STRUCTURE,
  CHECKING_FORM,
  CHECKING_CAPABILITY,
  CHECKING_ARGUMENTS,
  DECIDING,
  ACCEPTED,
  REJECTED,
  MESSAGE_RECEIVED,
  JSON_PARSED,
  JSON_INVALID,
  STRUCTURE_VERIFIED,
  STRUCTURE_MALFORMED,
  FORM_VERIFIED,
  FORM_MALFORMED,
  CAPABILITY_VERIFIED,
  CAPABILITY_ABSENT,
  CAPABILITY_UNKNOWN,
  ARGUMENTS_VERIFIED,
  ARGUMENTS_ABSENT,
  ARGUMENTS_INVALID,
  MESSAGE_ACCEPTED,
  MESSAGE_REJECTED,
  NONE,
  INVALID_JSON,
  MALFORMED_STRUCTURE,
  UNKNOWN_CAPABILITY,
  INVALID_ARGUMENTS,
  PROTOCOL_AMBIGUITY,
  no_event
};
mtype state = RECEIVING;
mtype failure = NONE;  /* the recorded failure */

#define enabled_JSON_PARSED (state == PARSING)
#define enabled_JSON_INVALID (state == PARSING)
#define enabled_STRUCTURE_VERIFIED (state == CHECKING_STRUCTURE)
#define enabled_STRUCTURE_MALFORMED (state == CHECKING_STRUCTURE)
#define enabled_FORM_VERIFIED (state == CHECKING_FORM)
#define enabled_FORM_MALFORMED (state == CHECKING_FORM)
#define enabled_CAPABILITY_VERIFIED (state == CHECKING_CAPABILITY)
#define enabled_CAPABILITY_ABSENT (state == CHECKING_CAPABILITY)
#define enabled_CAPABILITY_UNKNOWN (state == CHECKING_CAPABILITY)
#define enabled_ARGUMENTS_VERIFIED (state == CHECKING_ARGUMENTS)
#define enabled_ARGUMENTS_ABSENT (state == CHECKING_ARGUMENTS)
#define enabled_ARGUMENTS_INVALID (state == CHECKING_ARGUMENTS)
#define enabled_MESSAGE_ACCEPTED (state == DECIDING && failure == NONE)
#define enabled_MESSAGE_REJECTED (state == DECIDING && failure != NONE)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool met_1 = true;
inline ENTERED(event) {
  last = event;
  met_1 = (!(enabled_JSON_PARSED || enabled_JSON_INVALID || enabled_STRUCTURE_VERIFIED || enabled_STRUCTURE_MALFORMED || enabled_FORM_VERIFIED || enabled_FORM_MALFORMED || enabled_CAPABILITY_VERIFIED || enabled_CAPABILITY_ABSENT || enabled_CAPABILITY_UNKNOWN || enabled_ARGUMENTS_VERIFIED || enabled_ARGUMENTS_ABSENT || enabled_ARGUMENTS_INVALID || enabled_MESSAGE_ACCEPTED || enabled_MESSAGE_REJECTED) || (last == JSON_PARSED || last == JSON_INVALID || last == STRUCTURE_VERIFIED || last == STRUCTURE_MALFORMED || last == FORM_VERIFIED || last == FORM_MALFORMED || last == CAPABILITY_VERIFIED || last == CAPABILITY_ABSENT || last == CAPABILITY_UNKNOWN || last == ARGUMENTS_VERIFIED || last == ARGUMENTS_ABSENT || last == ARGUMENTS_INVALID || last == MESSAGE_ACCEPTED || last == MESSAGE_REJECTED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == RECEIVING) || !(!(state == RECEIVING || state == PARSING) || state == PARSING || state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-1 [FC-PR-051] */
       assert(!(state == PARSING) || !(!(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING) || state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == CHECKING_CAPABILITY || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-2 [FC-PR-051] */
       assert(!(state == CHECKING_STRUCTURE) || !(!(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING) || state == RECEIVING || state == CHECKING_FORM || state == CHECKING_CAPABILITY || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-3 [FC-PR-051] */
       assert(!(state == CHECKING_FORM) || !(!(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING) || state == RECEIVING || state == PARSING || state == CHECKING_CAPABILITY || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-4 [FC-PR-051] */
       assert(!(state == CHECKING_CAPABILITY) || !(!(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING) || state == RECEIVING || state == PARSING || state == CHECKING_STRUCTURE || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-5 [FC-PR-051] */
       assert(!(state == CHECKING_ARGUMENTS) || !(!(state == CHECKING_ARGUMENTS || state == DECIDING) || state == RECEIVING || state == PARSING || state == CHECKING_STRUCTURE || state == CHECKING_FORM || (state == DECIDING && failure == NONE) || (state == DECIDING && failure != NONE)));  /* steps-in-order-6 [FC-PR-051] */
       assert(!(state == DECIDING) || !(!(state == DECIDING || state == ACCEPTED || state == REJECTED) || state == RECEIVING || state == PARSING || state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == CHECKING_CAPABILITY));  /* steps-in-order-7 [FC-PR-051] */
       assert(!(state == ACCEPTED) || failure == NONE);  /* failure-means-rejection [FC-PR-049] */
       assert(!(state == REJECTED) || failure != NONE);  /* rejection-means-failure [FC-PR-059] */
       ENTERED(no_event)
     }
  /* MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051] */
  :: d_step { state == RECEIVING ->
       state = PARSING;
       ENTERED(MESSAGE_RECEIVED)
     }
  /* JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-051]: line 257 */
  :: d_step { state == PARSING ->
       state = CHECKING_STRUCTURE;
       ENTERED(JSON_PARSED)
     }
  /* JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-056]: line 286 */
  :: d_step { state == PARSING ->
       failure = INVALID_JSON;
       state = DECIDING;
       ENTERED(JSON_INVALID)
     }
  /* STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-051]: line 258 */
  :: d_step { state == CHECKING_STRUCTURE ->
       state = CHECKING_FORM;
       ENTERED(STRUCTURE_VERIFIED)
     }
  /* STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-056]: line 287 */
  :: d_step { state == CHECKING_STRUCTURE ->
       failure = MALFORMED_STRUCTURE;
       state = DECIDING;
       ENTERED(STRUCTURE_MALFORMED)
     }
  /* FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-051]: line 259 */
  :: d_step { state == CHECKING_FORM ->
       state = CHECKING_CAPABILITY;
       ENTERED(FORM_VERIFIED)
     }
  /* FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-056]: line 287 */
  :: d_step { state == CHECKING_FORM ->
       failure = MALFORMED_STRUCTURE;
       state = DECIDING;
       ENTERED(FORM_MALFORMED)
     }
  /* CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is
     made only if there is a capability; without one, the validation continues. */
  :: d_step { state == CHECKING_CAPABILITY ->
       state = CHECKING_ARGUMENTS;
       ENTERED(CAPABILITY_VERIFIED)
     }
  /* CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is made
     only if there is a capability; without one, the validation continues. */
  :: d_step { state == CHECKING_CAPABILITY ->
       state = CHECKING_ARGUMENTS;
       ENTERED(CAPABILITY_ABSENT)
     }
  /* CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-056]: line 288 */
  :: d_step { state == CHECKING_CAPABILITY ->
       failure = UNKNOWN_CAPABILITY;
       state = DECIDING;
       ENTERED(CAPABILITY_UNKNOWN)
     }
  /* ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261 */
  :: d_step { state == CHECKING_ARGUMENTS ->
       state = DECIDING;
       ENTERED(ARGUMENTS_VERIFIED)
     }
  /* ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261 */
  :: d_step { state == CHECKING_ARGUMENTS ->
       state = DECIDING;
       ENTERED(ARGUMENTS_ABSENT)
     }
  /* ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-056]: line 289 */
  :: d_step { state == CHECKING_ARGUMENTS ->
       failure = INVALID_ARGUMENTS;
       state = DECIDING;
       ENTERED(ARGUMENTS_INVALID)
     }
  /* MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051]: line 262 */
  :: d_step { state == DECIDING && failure == NONE ->
       state = ACCEPTED;
       ENTERED(MESSAGE_ACCEPTED)
     }
  /* MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049]: line 262 */
  :: d_step { state == DECIDING && failure != NONE ->
       state = REJECTED;
       ENTERED(MESSAGE_REJECTED)
     }
  od
}

#ifndef BARE
/* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds) */
/* This is part 1 of it. */
ltl steps_not_repeated_1 { [] (state == CHECKING_STRUCTURE -> ([] (!(state == PARSING)))) }
/* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds) */
/* This is part 2 of it. */
ltl steps_not_repeated_2 { [] (state == CHECKING_FORM -> ([] (!(state == CHECKING_STRUCTURE)))) }
/* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds) */
/* This is part 3 of it. */
ltl steps_not_repeated_3 { [] (state == CHECKING_CAPABILITY -> ([] (!(state == CHECKING_FORM)))) }
/* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds) */
/* This is part 4 of it. */
ltl steps_not_repeated_4 { [] (state == CHECKING_ARGUMENTS -> ([] (!(state == CHECKING_CAPABILITY)))) }
/* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds) */
/* This is part 5 of it. */
ltl steps_not_repeated_5 { [] (state == DECIDING -> ([] (!(state == PARSING || state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS)))) }
/* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
   (expected: holds) */
/* This is part 1 of it. */
ltl accepted_after_every_step_1 { (!(state == ACCEPTED)) W (last == JSON_PARSED) }
/* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
   (expected: holds) */
/* This is part 2 of it. */
ltl accepted_after_every_step_2 { (!(state == ACCEPTED)) W (last == STRUCTURE_VERIFIED) }
/* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
   (expected: holds) */
/* This is part 3 of it. */
ltl accepted_after_every_step_3 { (!(state == ACCEPTED)) W (last == FORM_VERIFIED) }
/* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
   (expected: holds) */
/* This is part 4 of it. */
ltl accepted_after_every_step_4 { (!(state == ACCEPTED)) W (last == CAPABILITY_VERIFIED || last == CAPABILITY_ABSENT) }
/* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
   (expected: holds) */
/* This is part 5 of it. */
ltl accepted_after_every_step_5 { (!(state == ACCEPTED)) W (last == ARGUMENTS_VERIFIED || last == ARGUMENTS_ABSENT) }
/* without-capability-accepted-only-without-arguments [FC-PR-012]: An input without a capability is accepted only
   if it has no arguments, like a message. It fails: the document does not require it (D-PR-11). (expected:
   fails) */
ltl without_capability_accepted_only_without_arguments { [] (last == CAPABILITY_ABSENT -> ((!(state == ACCEPTED)) W (last == ARGUMENTS_ABSENT))) }
/* verdict-is-reached [FC-PR-006, FC-PR-051]: Every received message is eventually accepted or rejected, provided
   that the validator keeps working. (expected: holds) */
ltl verdict_is_reached { ([] (<> met_1)) -> ([] (last == MESSAGE_RECEIVED -> (<> (state == ACCEPTED || state == REJECTED)))) }
/* verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails
   at the first step; no machine can keep such a promise. (expected: fails) */
ltl verdict_is_reached_even_if_it_stops { [] (last == MESSAGE_RECEIVED -> (<> (state == ACCEPTED || state == REJECTED))) }
/* verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
   rejected. (expected: holds) */
ltl verdict_is_final { [] ((state == ACCEPTED -> ([] (state == ACCEPTED))) && (state == REJECTED -> ([] (state == REJECTED)))) }
/* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
   for a rejection. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_with_a_step_can_occur_1 { [] (!(state == REJECTED && failure == INVALID_JSON)) }
/* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
   for a rejection. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_with_a_step_can_occur_2 { [] (!(state == REJECTED && failure == MALFORMED_STRUCTURE)) }
/* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
   for a rejection. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_with_a_step_can_occur_3 { [] (!(state == REJECTED && failure == UNKNOWN_CAPABILITY)) }
/* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
   for a rejection. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_with_a_step_can_occur_4 { [] (!(state == REJECTED && failure == INVALID_ARGUMENTS)) }
/* ambiguity-can-occur [FC-PR-007, FC-PR-056]: Ambiguity, which the document lists as a failure, can be the
   reason for a rejection. It fails: none of the six steps checks it (D-PR-04). (expected: fails) */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl ambiguity_can_occur { [] (!(state == REJECTED && failure == PROTOCOL_AMBIGUITY)) }
#endif
