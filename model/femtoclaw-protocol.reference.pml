/* FemtoClaw protocol 1.0.0, validation of one message, reference: the machine femtoclaw-protocol in the profile
   reference, for SPIN. */
/* It follows the document 004_45754242cfad4b31.txt, version 1.0.0. */
/* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit. */
/* Assertions, and the number of states: spin -DBARE -o2 -a FILE; cc -O2 -DNOREDUCE -DSAFETY -o pan pan.c; ./pan */
/* Formulas: spin -o2 -a FILE; cc -O2 -DNOREDUCE -o pan pan.c; ./pan -a -N NAME */
/* Without -DBARE a state includes its last event (last): it is stored once for each event that enters it, and
   once without an event (after a stutter step). */
/* An assertion that is expected to fail is compiled only with -DCHECK_NAME. */

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
  TEXT_AMBIGUOUS,
  STRUCTURE_VERIFIED,
  STRUCTURE_MALFORMED,
  FORM_VERIFIED,
  FORM_AMBIGUOUS,
  FORM_MALFORMED,
  CAPABILITY_VERIFIED,
  CAPABILITY_ABSENT,
  CAPABILITY_UNKNOWN,
  ARGUMENTS_VERIFIED,
  ARGUMENTS_ABSENT,
  ARGUMENTS_INVALID,
  VALIDATION_REPORTED,
  CAPABILITY_REQUESTED,
  REJECTION_REPORTED,
  MESSAGE_ACCEPTED,
  MESSAGE_REJECTED,
  TEXT_COMPOSED,
  NAMES_COMPOSED,
  FOREIGN_NAME_COMPOSED,
  SHAPE_COMPOSED,
  TOOL_COMPOSED,
  ARGUMENTS_COMPOSED,
  PROMPT_INJECTED,
  REGISTRY_CHANGED,
  SOUND,
  BROKEN,
  AMBIGUOUS,
  NEITHER,
  MESSAGE,
  TOOL_CALL,
  BOTH,
  FOREIGN_NAME,
  WRONG_TYPE,
  READER,
  WRITER,
  LOOKALIKE,
  FOR_READER,
  FOR_WRITER,
  FIRST,
  SECOND,
  NONE,
  INVALID_JSON,
  MALFORMED_STRUCTURE,
  UNKNOWN_CAPABILITY,
  INVALID_ARGUMENTS,
  PROTOCOL_AMBIGUITY,
  RECEIVED,
  VALIDATED,
  REQUESTED,
  no_event
};
mtype state = RECEIVING;
mtype text = SOUND;  /* whether the bytes are strict JSON in UTF-8, not JSON, or ambiguous */
mtype names = NEITHER;  /* the forms named at the top level */
bool foreign = false;  /* the top level has an unknown name, or is not an object */
mtype shape = SOUND;  /* whether the content of the form matches its schema, has an extra name, or lacks a name or has a wrong type */
mtype tool = READER;  /* the capability that a tool call names */
mtype arguments = FOR_READER;  /* the capability whose schema the arguments match */
bool injected = false;  /* injected text caused this message, which its bytes do not show */
mtype epoch = FIRST;  /* what is registered: READER; in the second, WRITER too */
mtype pinned = NONE;  /* the epoch that judges the message */
mtype failure = NONE;  /* the recorded failure */
mtype telemetry = NONE;  /* the newest report */

#define enabled_MESSAGE_RECEIVED (state == RECEIVING)
#define enabled_JSON_PARSED (state == PARSING && text == SOUND)
#define enabled_JSON_INVALID (state == PARSING && text == BROKEN)
#define enabled_TEXT_AMBIGUOUS (state == PARSING && text == AMBIGUOUS)
#define enabled_STRUCTURE_VERIFIED (state == CHECKING_STRUCTURE && (!foreign && names != NEITHER))
#define enabled_STRUCTURE_MALFORMED (state == CHECKING_STRUCTURE && (foreign || names == NEITHER))
#define enabled_FORM_VERIFIED (state == CHECKING_FORM && (names != BOTH && shape == SOUND))
#define enabled_FORM_AMBIGUOUS (state == CHECKING_FORM && names == BOTH)
#define enabled_FORM_MALFORMED (state == CHECKING_FORM && (names != BOTH && shape != SOUND))
#define enabled_CAPABILITY_VERIFIED (state == CHECKING_CAPABILITY && (names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))))
#define enabled_CAPABILITY_ABSENT (state == CHECKING_CAPABILITY && names == MESSAGE)
#define enabled_CAPABILITY_UNKNOWN (state == CHECKING_CAPABILITY && (names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))))
#define enabled_ARGUMENTS_VERIFIED (state == CHECKING_ARGUMENTS && (names == TOOL_CALL && ((tool == READER && arguments == FOR_READER) || (!(tool == READER) && arguments == FOR_WRITER))))
#define enabled_ARGUMENTS_ABSENT (state == CHECKING_ARGUMENTS && names == MESSAGE)
#define enabled_ARGUMENTS_INVALID (state == CHECKING_ARGUMENTS && (names == TOOL_CALL && ((tool == READER && arguments != FOR_READER) || (!(tool == READER) && arguments != FOR_WRITER))))
#define enabled_VALIDATION_REPORTED (state == DECIDING && (failure == NONE && telemetry == RECEIVED))
#define enabled_CAPABILITY_REQUESTED (state == DECIDING && (names == TOOL_CALL && telemetry == VALIDATED))
#define enabled_REJECTION_REPORTED (state == DECIDING && (failure != NONE && telemetry == RECEIVED))
#define enabled_MESSAGE_ACCEPTED (state == DECIDING && ((names == TOOL_CALL && telemetry == REQUESTED) || (!(names == TOOL_CALL) && telemetry == VALIDATED)))
#define enabled_MESSAGE_REJECTED (state == DECIDING && telemetry == REJECTED)
#define enabled_TEXT_COMPOSED (state == RECEIVING)
#define enabled_NAMES_COMPOSED (state == RECEIVING)
#define enabled_FOREIGN_NAME_COMPOSED (state == RECEIVING)
#define enabled_SHAPE_COMPOSED (state == RECEIVING)
#define enabled_TOOL_COMPOSED (state == RECEIVING)
#define enabled_ARGUMENTS_COMPOSED (state == RECEIVING)
#define enabled_PROMPT_INJECTED (state == RECEIVING)
#define enabled_REGISTRY_CHANGED (true)

#ifdef BARE
#define ENTERED(event) skip
#define NOTE(flag, value) skip
#else
mtype last = no_event;  /* the event of the step that led here */
#define NOTE(flag, value) flag = value
bool holds_1 = true;
bool holds_2 = true;
bool holds_3 = true;
bool holds_4 = true;
bool holds_5 = true;
bool holds_6 = true;
bool holds_7 = true;
bool holds_8 = true;
bool holds_9 = true;
bool holds_10 = true;
bool holds_11 = true;
bool holds_12 = true;
bool holds_13 = true;
bool holds_14 = false;
bool holds_15 = true;
bool met_16 = true;
bool met_17 = false;
inline ENTERED(event) {
  last = event;
  holds_1 = (!(state == PARSING && text == SOUND && names == MESSAGE && !foreign && shape == SOUND));
  holds_2 = (!(state == PARSING && text == SOUND && names == NEITHER && !foreign && shape == SOUND));
  holds_3 = (!(state == PARSING && text == SOUND && names == BOTH && !foreign && shape == SOUND));
  holds_4 = (!(state == PARSING && text == BROKEN && names == MESSAGE && !foreign && shape == SOUND));
  holds_5 = (!(state == PARSING && text == AMBIGUOUS && names == MESSAGE && !foreign && shape == SOUND));
  holds_6 = (!(state == PARSING && text == SOUND && names == MESSAGE && foreign && shape == SOUND));
  holds_7 = (!(state == PARSING && text == SOUND && names == MESSAGE && !foreign && shape == FOREIGN_NAME));
  holds_8 = (!(state == PARSING && text == SOUND && names == MESSAGE && !foreign && shape == WRONG_TYPE));
  holds_9 = (!(state == PARSING && text == SOUND && names == TOOL_CALL && tool == READER && arguments == FOR_READER));
  holds_10 = (!(state == PARSING && text == SOUND && names == TOOL_CALL && tool == READER && arguments == FOR_WRITER));
  holds_11 = (!(state == PARSING && text == SOUND && names == TOOL_CALL && tool == WRITER && arguments == FOR_READER));
  holds_12 = (!(state == PARSING && text == SOUND && names == TOOL_CALL && tool == WRITER && arguments == FOR_WRITER));
  holds_13 = (!(state == PARSING && text == SOUND && names == TOOL_CALL && tool == LOOKALIKE && arguments == FOR_READER));
  holds_14 = (text == SOUND && !foreign && (names == MESSAGE || names == TOOL_CALL) && shape == SOUND && (!(names == TOOL_CALL) || ((tool == READER && arguments == FOR_READER) || (tool == WRITER && arguments == FOR_WRITER && epoch == SECOND))));
  holds_15 = (!(text == SOUND && !foreign && (names == MESSAGE || names == TOOL_CALL) && shape == SOUND && (!(names == TOOL_CALL) || ((tool == READER && arguments == FOR_READER) || (tool == WRITER && arguments == FOR_WRITER && epoch == SECOND)))));
  met_16 = (!(enabled_JSON_PARSED || enabled_JSON_INVALID || enabled_TEXT_AMBIGUOUS || enabled_STRUCTURE_VERIFIED || enabled_STRUCTURE_MALFORMED || enabled_FORM_VERIFIED || enabled_FORM_AMBIGUOUS || enabled_FORM_MALFORMED || enabled_CAPABILITY_VERIFIED || enabled_CAPABILITY_ABSENT || enabled_CAPABILITY_UNKNOWN || enabled_ARGUMENTS_VERIFIED || enabled_ARGUMENTS_ABSENT || enabled_ARGUMENTS_INVALID || enabled_VALIDATION_REPORTED || enabled_CAPABILITY_REQUESTED || enabled_REJECTION_REPORTED || enabled_MESSAGE_ACCEPTED || enabled_MESSAGE_REJECTED) || (last == JSON_PARSED || last == JSON_INVALID || last == TEXT_AMBIGUOUS || last == STRUCTURE_VERIFIED || last == STRUCTURE_MALFORMED || last == FORM_VERIFIED || last == FORM_AMBIGUOUS || last == FORM_MALFORMED || last == CAPABILITY_VERIFIED || last == CAPABILITY_ABSENT || last == CAPABILITY_UNKNOWN || last == ARGUMENTS_VERIFIED || last == ARGUMENTS_ABSENT || last == ARGUMENTS_INVALID || last == VALIDATION_REPORTED || last == CAPABILITY_REQUESTED || last == REJECTION_REPORTED || last == MESSAGE_ACCEPTED || last == MESSAGE_REJECTED));
  met_17 = (!(enabled_MESSAGE_RECEIVED || enabled_JSON_PARSED || enabled_JSON_INVALID || enabled_TEXT_AMBIGUOUS || enabled_STRUCTURE_VERIFIED || enabled_STRUCTURE_MALFORMED || enabled_FORM_VERIFIED || enabled_FORM_AMBIGUOUS || enabled_FORM_MALFORMED || enabled_CAPABILITY_VERIFIED || enabled_CAPABILITY_ABSENT || enabled_CAPABILITY_UNKNOWN || enabled_ARGUMENTS_VERIFIED || enabled_ARGUMENTS_ABSENT || enabled_ARGUMENTS_INVALID || enabled_VALIDATION_REPORTED || enabled_CAPABILITY_REQUESTED || enabled_REJECTION_REPORTED || enabled_MESSAGE_ACCEPTED || enabled_MESSAGE_REJECTED) || (last == MESSAGE_RECEIVED || last == JSON_PARSED || last == JSON_INVALID || last == TEXT_AMBIGUOUS || last == STRUCTURE_VERIFIED || last == STRUCTURE_MALFORMED || last == FORM_VERIFIED || last == FORM_AMBIGUOUS || last == FORM_MALFORMED || last == CAPABILITY_VERIFIED || last == CAPABILITY_ABSENT || last == CAPABILITY_UNKNOWN || last == ARGUMENTS_VERIFIED || last == ARGUMENTS_ABSENT || last == ARGUMENTS_INVALID || last == VALIDATION_REPORTED || last == CAPABILITY_REQUESTED || last == REJECTION_REPORTED || last == MESSAGE_ACCEPTED || last == MESSAGE_REJECTED));
}
#endif

active proctype Machine() {
end:
  do
  :: d_step {  /* a stutter step: always possible, changes nothing */
       true ->
       assert(!(state == ACCEPTED) || (text == SOUND && !foreign && (names == MESSAGE || names == TOOL_CALL) && shape == SOUND && (!(names == TOOL_CALL) || ((tool == READER && arguments == FOR_READER) || (tool == WRITER && arguments == FOR_WRITER && pinned == SECOND)))));  /* accepted-means-valid [FC-PR-004, FC-PR-007, FC-PR-010, FC-PR-018, FC-PR-020, FC-PR-021, FC-PR-022, FC-PR-023, FC-PR-024, FC-PR-025, FC-PR-041, FC-PR-044, FC-PR-046, FC-PR-048, FC-PR-049, FC-PR-054] */
       assert(!(state == REJECTED) || !(text == SOUND && !foreign && (names == MESSAGE || names == TOOL_CALL) && shape == SOUND && (!(names == TOOL_CALL) || ((tool == READER && arguments == FOR_READER) || (tool == WRITER && arguments == FOR_WRITER && pinned == SECOND)))));  /* rejected-means-invalid [FC-PR-041, FC-PR-044, FC-PR-046] */
       assert(!(state == DECIDING || state == ACCEPTED || state == REJECTED) || failure == ((text == BROKEN) -> INVALID_JSON : ((text == AMBIGUOUS) -> PROTOCOL_AMBIGUITY : ((foreign || names == NEITHER) -> MALFORMED_STRUCTURE : ((names == BOTH) -> PROTOCOL_AMBIGUITY : ((shape != SOUND) -> MALFORMED_STRUCTURE : ((names == MESSAGE) -> NONE : ((tool == LOOKALIKE || (tool == WRITER && pinned == FIRST)) -> UNKNOWN_CAPABILITY : (((tool == READER && arguments == FOR_WRITER) || (tool == WRITER && arguments == FOR_READER)) -> INVALID_ARGUMENTS : NONE)))))))));  /* first-failure-is-the-reason [FC-PR-007, FC-PR-019, FC-PR-020, FC-PR-024, FC-PR-045, FC-PR-047, FC-PR-051, FC-PR-056, FC-PR-059] */
       assert(failure == NONE || state == DECIDING || state == REJECTED);  /* reason-only-at-the-end [FC-PR-051, FC-PR-059] */
#if defined(CHECK_accepted_capability_is_registered_now)
       assert(!(state == ACCEPTED && names == TOOL_CALL && tool == WRITER) || epoch == SECOND);  /* accepted-capability-is-registered-now [FC-PR-044] */
#endif
#if defined(CHECK_no_injected_call_is_accepted)
       assert(!(state == ACCEPTED) || !(injected && names == TOOL_CALL));  /* no-injected-call-is-accepted [FC-PR-061] */
#endif
       assert(!(state == RECEIVING) || !(!(state == RECEIVING || state == PARSING) || (state == PARSING && text == SOUND) || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == RECEIVING || state == PARSING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == RECEIVING || state == PARSING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == RECEIVING || state == PARSING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == RECEIVING || state == PARSING))));  /* steps-in-order-1 [FC-PR-051] */
       assert(!(state == PARSING) || !(!(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == PARSING || state == CHECKING_STRUCTURE || state == DECIDING))));  /* steps-in-order-2 [FC-PR-051] */
       assert(!(state == CHECKING_STRUCTURE) || !(!(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING) || state == RECEIVING || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == DECIDING))));  /* steps-in-order-3 [FC-PR-051] */
       assert(!(state == CHECKING_FORM) || !(!(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == DECIDING))));  /* steps-in-order-4 [FC-PR-051] */
       assert(!(state == CHECKING_CAPABILITY) || !(!(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS || state == DECIDING))));  /* steps-in-order-5 [FC-PR-051] */
       assert(!(state == CHECKING_ARGUMENTS) || !(!(state == CHECKING_ARGUMENTS || state == DECIDING) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_ARGUMENTS || state == DECIDING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_ARGUMENTS || state == DECIDING))));  /* steps-in-order-6 [FC-PR-051] */
       assert(!(state == DECIDING) || !(!(state == DECIDING || state == ACCEPTED || state == REJECTED) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == DECIDING || state == ACCEPTED || state == REJECTED)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == DECIDING || state == ACCEPTED || state == REJECTED)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == DECIDING || state == ACCEPTED || state == REJECTED)) || (state == RECEIVING && !(state == DECIDING || state == ACCEPTED || state == REJECTED))));  /* steps-in-order-7 [FC-PR-051] */
#if !defined(BARE)
       assert(!(last == CAPABILITY_ABSENT || last == ARGUMENTS_ABSENT) || names == MESSAGE);  /* steps-four-and-five-by-form-2 [FC-PR-012, FC-PR-048, FC-PR-051] */
#endif
#if !defined(BARE)
       assert(!(last == CAPABILITY_VERIFIED || last == ARGUMENTS_VERIFIED) || names == TOOL_CALL);  /* steps-four-and-five-by-form-3 [FC-PR-012, FC-PR-048, FC-PR-051] */
#endif
       assert(!(telemetry == NONE) || !(!(telemetry == NONE || telemetry == RECEIVED) || (state == PARSING && text == SOUND && !(telemetry == NONE || telemetry == RECEIVED)) || (state == PARSING && text == BROKEN && !(telemetry == NONE || telemetry == RECEIVED)) || (state == PARSING && text == AMBIGUOUS && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_FORM && names == BOTH && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_FORM && names != BOTH && shape != SOUND && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_CAPABILITY && names == MESSAGE && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_ARGUMENTS && names == MESSAGE && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED) || (state == DECIDING && failure != NONE && telemetry == RECEIVED) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED) && !(telemetry == NONE || telemetry == RECEIVED)) || (state == DECIDING && telemetry == REJECTED && !(telemetry == NONE || telemetry == RECEIVED)) || (state == RECEIVING && !(telemetry == NONE || telemetry == RECEIVED))));  /* telemetry-order-1 [FC-PR-066] */
       assert(!(telemetry == RECEIVED) || !(!(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED) || (state == PARSING && text == SOUND && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == PARSING && text == BROKEN && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == PARSING && text == AMBIGUOUS && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_FORM && names == BOTH && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_FORM && names != BOTH && shape != SOUND && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_CAPABILITY && names == MESSAGE && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_ARGUMENTS && names == MESSAGE && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED) && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == DECIDING && telemetry == REJECTED && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED)) || (state == RECEIVING && !(telemetry == RECEIVED || telemetry == VALIDATED || telemetry == REJECTED))));  /* telemetry-order-2 [FC-PR-066] */
       assert(!(telemetry == VALIDATED) || !(!(telemetry == VALIDATED || telemetry == REQUESTED) || state == RECEIVING || (state == PARSING && text == SOUND && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == PARSING && text == BROKEN && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == PARSING && text == AMBIGUOUS && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_FORM && names == BOTH && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_FORM && names != BOTH && shape != SOUND && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_CAPABILITY && names == MESSAGE && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND)) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_ARGUMENTS && names == MESSAGE && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED) && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == DECIDING && telemetry == REJECTED && !(telemetry == VALIDATED || telemetry == REQUESTED)) || (state == RECEIVING && !(telemetry == VALIDATED || telemetry == REQUESTED))));  /* telemetry-order-3 [FC-PR-066] */
       assert((!(state == RECEIVING) || telemetry == NONE) && (!(state == PARSING || state == CHECKING_STRUCTURE || state == CHECKING_FORM || state == CHECKING_CAPABILITY || state == CHECKING_ARGUMENTS) || telemetry == RECEIVED) && (!(state == DECIDING) || telemetry != NONE) && (!(state == ACCEPTED) || telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) && (!(state == REJECTED) || telemetry == REJECTED));  /* every-step-is-reported [FC-PR-035, FC-PR-058, FC-PR-066] */
       assert((!(telemetry == VALIDATED || telemetry == REQUESTED) || failure == NONE) && (!(telemetry == REJECTED) || failure != NONE));  /* reports-are-true [FC-PR-058, FC-PR-066] */
#if !defined(BARE)
       assert((!(last == JSON_INVALID) || text == BROKEN) && (!(last == TEXT_AMBIGUOUS) || text == AMBIGUOUS) && (!(last == FORM_AMBIGUOUS) || names == BOTH) && (!(last == FORM_MALFORMED) || names != BOTH));  /* failures-are-called-what-they-are [FC-PR-007, FC-PR-056] */
#endif
#if !defined(BARE)
       assert((!(last == VALIDATION_REPORTED) || (state == DECIDING && telemetry == VALIDATED)) && (!(last == CAPABILITY_REQUESTED) || (state == DECIDING && telemetry == REQUESTED)) && (!(last == REJECTION_REPORTED) || (state == DECIDING && telemetry == REJECTED)) && (!(last == MESSAGE_ACCEPTED) || state == ACCEPTED) && (!(last == MESSAGE_REJECTED) || state == REJECTED));  /* reports-and-verdicts-are-called-what-they-are [FC-PR-035, FC-PR-058, FC-PR-066] */
#endif
       assert(!(state == RECEIVING) || !(!(state == RECEIVING) || (state == PARSING && text == SOUND) || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == RECEIVING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == RECEIVING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == RECEIVING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == RECEIVING))));  /* states-change-by-their-events-alone-1 [FC-PR-051] */
       assert(!(state == PARSING) || !(!(state == PARSING) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == PARSING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == PARSING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == PARSING)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == PARSING))));  /* states-change-by-their-events-alone-2 [FC-PR-051] */
       assert(!(state == CHECKING_STRUCTURE) || !(!(state == CHECKING_STRUCTURE) || state == RECEIVING || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_STRUCTURE)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_STRUCTURE)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_STRUCTURE)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_STRUCTURE))));  /* states-change-by-their-events-alone-3 [FC-PR-051] */
       assert(!(state == CHECKING_FORM) || !(!(state == CHECKING_FORM) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_FORM)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_FORM)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_FORM)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_FORM))));  /* states-change-by-their-events-alone-4 [FC-PR-051] */
       assert(!(state == CHECKING_CAPABILITY) || !(!(state == CHECKING_CAPABILITY) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_ARGUMENTS && names == MESSAGE) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER)) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_CAPABILITY)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_CAPABILITY)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_CAPABILITY)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_CAPABILITY))));  /* states-change-by-their-events-alone-5 [FC-PR-051] */
       assert(!(state == CHECKING_ARGUMENTS) || !(!(state == CHECKING_ARGUMENTS) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == PARSING && text == BROKEN) || (state == PARSING && text == AMBIGUOUS) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_STRUCTURE && (foreign || names == NEITHER)) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_FORM && names == BOTH) || (state == CHECKING_FORM && names != BOTH && shape != SOUND) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == CHECKING_ARGUMENTS)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == CHECKING_ARGUMENTS)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == CHECKING_ARGUMENTS)) || (state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED)) || (state == DECIDING && telemetry == REJECTED) || (state == RECEIVING && !(state == CHECKING_ARGUMENTS))));  /* states-change-by-their-events-alone-6 [FC-PR-051] */
       assert(!(state == DECIDING) || !(!(state == DECIDING) || state == RECEIVING || (state == PARSING && text == SOUND) || (state == CHECKING_STRUCTURE && !foreign && names != NEITHER) || (state == CHECKING_FORM && names != BOTH && shape == SOUND) || (state == CHECKING_CAPABILITY && names == MESSAGE) || (state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND))) || (state == DECIDING && failure == NONE && telemetry == RECEIVED && !(state == DECIDING)) || (state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED && !(state == DECIDING)) || (state == DECIDING && failure != NONE && telemetry == RECEIVED && !(state == DECIDING)) || (state == RECEIVING && !(state == DECIDING))));  /* states-change-by-their-events-alone-7 [FC-PR-051] */
       assert(enabled_TEXT_COMPOSED == (state == RECEIVING) && enabled_NAMES_COMPOSED == (state == RECEIVING) && enabled_FOREIGN_NAME_COMPOSED == (state == RECEIVING) && enabled_SHAPE_COMPOSED == (state == RECEIVING) && enabled_TOOL_COMPOSED == (state == RECEIVING) && enabled_ARGUMENTS_COMPOSED == (state == RECEIVING) && enabled_PROMPT_INJECTED == (state == RECEIVING) && enabled_REGISTRY_CHANGED);  /* senders-compose-what-they-like [FC-PR-006] */
       ENTERED(no_event)
     }
  /* MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051, FC-PR-063, FC-PR-066]: The registry of this moment
     judges the message (D-PR-03). */
  :: d_step { state == RECEIVING ->
       pinned = ((epoch == FIRST) -> FIRST : SECOND);
       telemetry = RECEIVED;
       state = PARSING;
       ENTERED(MESSAGE_RECEIVED)
     }
  /* JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-020, FC-PR-022, FC-PR-051] */
  :: d_step { state == PARSING && text == SOUND ->
       state = CHECKING_STRUCTURE;
       ENTERED(JSON_PARSED)
     }
  /* JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-020, FC-PR-022, FC-PR-056] */
  :: d_step { state == PARSING && text == BROKEN ->
       failure = INVALID_JSON;
       state = DECIDING;
       ENTERED(JSON_INVALID)
     }
  /* TEXT_AMBIGUOUS (machine): PARSING -> DECIDING [FC-PR-007, FC-PR-056]: Duplicate names, numbers that no double
     represents, unpaired surrogates. */
  :: d_step { state == PARSING && text == AMBIGUOUS ->
       failure = PROTOCOL_AMBIGUITY;
       state = DECIDING;
       ENTERED(TEXT_AMBIGUOUS)
     }
  /* STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-023, FC-PR-025, FC-PR-051] */
  :: d_step { state == CHECKING_STRUCTURE && !foreign && names != NEITHER ->
       state = CHECKING_FORM;
       ENTERED(STRUCTURE_VERIFIED)
     }
  /* STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-023, FC-PR-025, FC-PR-056] */
  :: d_step { state == CHECKING_STRUCTURE && (foreign || names == NEITHER) ->
       failure = MALFORMED_STRUCTURE;
       state = DECIDING;
       ENTERED(STRUCTURE_MALFORMED)
     }
  /* FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-018, FC-PR-021, FC-PR-051] */
  :: d_step { state == CHECKING_FORM && names != BOTH && shape == SOUND ->
       state = CHECKING_CAPABILITY;
       ENTERED(FORM_VERIFIED)
     }
  /* FORM_AMBIGUOUS (machine): CHECKING_FORM -> DECIDING [FC-PR-018, FC-PR-019, FC-PR-024, FC-PR-056] */
  :: d_step { state == CHECKING_FORM && names == BOTH ->
       failure = PROTOCOL_AMBIGUITY;
       state = DECIDING;
       ENTERED(FORM_AMBIGUOUS)
     }
  /* FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-021, FC-PR-025, FC-PR-056] */
  :: d_step { state == CHECKING_FORM && names != BOTH && shape != SOUND ->
       failure = MALFORMED_STRUCTURE;
       state = DECIDING;
       ENTERED(FORM_MALFORMED)
     }
  /* CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051] */
  :: d_step { state == CHECKING_CAPABILITY && names == MESSAGE ->
       state = CHECKING_ARGUMENTS;
       ENTERED(CAPABILITY_ABSENT)
     }
  /* CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-010, FC-PR-044, FC-PR-051] */
  :: d_step { state == CHECKING_CAPABILITY && names == TOOL_CALL && (tool == READER || (tool == WRITER && pinned == SECOND)) ->
       state = CHECKING_ARGUMENTS;
       ENTERED(CAPABILITY_VERIFIED)
     }
  /* CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-045, FC-PR-056] */
  :: d_step { state == CHECKING_CAPABILITY && names == TOOL_CALL && !(tool == READER || (tool == WRITER && pinned == SECOND)) ->
       failure = UNKNOWN_CAPABILITY;
       state = DECIDING;
       ENTERED(CAPABILITY_UNKNOWN)
     }
  /* ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051] */
  :: d_step { state == CHECKING_ARGUMENTS && names == MESSAGE ->
       state = DECIDING;
       ENTERED(ARGUMENTS_ABSENT)
     }
  /* ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-041, FC-PR-046, FC-PR-051] */
  :: d_step { state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments == ((tool == READER) -> FOR_READER : FOR_WRITER) ->
       state = DECIDING;
       ENTERED(ARGUMENTS_VERIFIED)
     }
  /* ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-046, FC-PR-047, FC-PR-056] */
  :: d_step { state == CHECKING_ARGUMENTS && names == TOOL_CALL && arguments != ((tool == READER) -> FOR_READER : FOR_WRITER) ->
       failure = INVALID_ARGUMENTS;
       state = DECIDING;
       ENTERED(ARGUMENTS_INVALID)
     }
  /* VALIDATION_REPORTED (machine): DECIDING -> the same [FC-PR-035, FC-PR-066] */
  :: d_step { state == DECIDING && failure == NONE && telemetry == RECEIVED ->
       telemetry = VALIDATED;
       ENTERED(VALIDATION_REPORTED)
     }
  /* CAPABILITY_REQUESTED (machine): DECIDING -> the same [FC-PR-066] */
  :: d_step { state == DECIDING && names == TOOL_CALL && telemetry == VALIDATED ->
       assert(state == DECIDING && telemetry == VALIDATED && failure == NONE && names == TOOL_CALL && text == SOUND && !foreign && shape == SOUND && ((tool == READER && arguments == FOR_READER) || (tool == WRITER && arguments == FOR_WRITER && pinned == SECOND)));  /* only-valid-tool-calls-request [FC-PR-004, FC-PR-005, FC-PR-010] */
       telemetry = REQUESTED;
       ENTERED(CAPABILITY_REQUESTED)
     }
  /* REJECTION_REPORTED (machine): DECIDING -> the same [FC-PR-058, FC-PR-066] */
  :: d_step { state == DECIDING && failure != NONE && telemetry == RECEIVED ->
       telemetry = REJECTED;
       ENTERED(REJECTION_REPORTED)
     }
  /* MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051, FC-PR-066] */
  :: d_step { state == DECIDING && telemetry == ((names == TOOL_CALL) -> REQUESTED : VALIDATED) ->
       state = ACCEPTED;
       ENTERED(MESSAGE_ACCEPTED)
     }
  /* MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049, FC-PR-058, FC-PR-066] */
  :: d_step { state == DECIDING && telemetry == REJECTED ->
       state = REJECTED;
       ENTERED(MESSAGE_REJECTED)
     }
  /* TEXT_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       text = ((text == SOUND) -> BROKEN : ((text == BROKEN) -> AMBIGUOUS : SOUND));
       ENTERED(TEXT_COMPOSED)
     }
  /* NAMES_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       names = ((names == NEITHER) -> MESSAGE : ((names == MESSAGE) -> TOOL_CALL : ((names == TOOL_CALL) -> BOTH : NEITHER)));
       ENTERED(NAMES_COMPOSED)
     }
  /* FOREIGN_NAME_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       foreign = true;
       ENTERED(FOREIGN_NAME_COMPOSED)
     }
  /* SHAPE_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       shape = ((shape == SOUND) -> FOREIGN_NAME : ((shape == FOREIGN_NAME) -> WRONG_TYPE : SOUND));
       ENTERED(SHAPE_COMPOSED)
     }
  /* TOOL_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       tool = ((tool == READER) -> WRITER : ((tool == WRITER) -> LOOKALIKE : READER));
       ENTERED(TOOL_COMPOSED)
     }
  /* ARGUMENTS_COMPOSED (environment) */
  :: d_step { state == RECEIVING ->
       arguments = FOR_WRITER;
       ENTERED(ARGUMENTS_COMPOSED)
     }
  /* PROMPT_INJECTED (environment) */
  :: d_step { state == RECEIVING ->
       injected = true;
       ENTERED(PROMPT_INJECTED)
     }
  /* REGISTRY_CHANGED (environment) */
  :: d_step { true ->
       epoch = ((epoch == FIRST) -> SECOND : FIRST);
       ENTERED(REGISTRY_CHANGED)
     }
  od
}

#ifndef BARE
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_1 { [] holds_1 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_2 { [] holds_2 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_3 { [] holds_3 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_4 { [] holds_4 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_5 { [] holds_5 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 6 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_6 { [] holds_6 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 7 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_7 { [] holds_7 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 8 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_8 { [] holds_8 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 9 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_9 { [] holds_9 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 10 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_10 { [] holds_10 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 11 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_11 { [] holds_11 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 12 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_12 { [] holds_12 }
/* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
   while all others are right. (expected: holds) */
/* This is part 13 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl every_kind_of_message_can_come_13 { [] holds_13 }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 1 of it. */
ltl message_is_not_modified_1 { [] (state == RECEIVING || (text == SOUND -> ([] (text == SOUND)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 2 of it. */
ltl message_is_not_modified_2 { [] (state == RECEIVING || (text == BROKEN -> ([] (text == BROKEN)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 3 of it. */
ltl message_is_not_modified_3 { [] (state == RECEIVING || (text == AMBIGUOUS -> ([] (text == AMBIGUOUS)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 4 of it. */
ltl message_is_not_modified_4 { [] (state == RECEIVING || (names == NEITHER -> ([] (names == NEITHER)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 5 of it. */
ltl message_is_not_modified_5 { [] (state == RECEIVING || (names == MESSAGE -> ([] (names == MESSAGE)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 6 of it. */
ltl message_is_not_modified_6 { [] (state == RECEIVING || (names == TOOL_CALL -> ([] (names == TOOL_CALL)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 7 of it. */
ltl message_is_not_modified_7 { [] (state == RECEIVING || (names == BOTH -> ([] (names == BOTH)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 8 of it. */
ltl message_is_not_modified_8 { [] (state == RECEIVING || (foreign -> ([] foreign))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 9 of it. */
ltl message_is_not_modified_9 { [] (state == RECEIVING || (!foreign -> ([] (!foreign)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 10 of it. */
ltl message_is_not_modified_10 { [] (state == RECEIVING || (shape == SOUND -> ([] (shape == SOUND)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 11 of it. */
ltl message_is_not_modified_11 { [] (state == RECEIVING || (shape == FOREIGN_NAME -> ([] (shape == FOREIGN_NAME)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 12 of it. */
ltl message_is_not_modified_12 { [] (state == RECEIVING || (shape == WRONG_TYPE -> ([] (shape == WRONG_TYPE)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 13 of it. */
ltl message_is_not_modified_13 { [] (state == RECEIVING || (tool == READER -> ([] (tool == READER)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 14 of it. */
ltl message_is_not_modified_14 { [] (state == RECEIVING || (tool == WRITER -> ([] (tool == WRITER)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 15 of it. */
ltl message_is_not_modified_15 { [] (state == RECEIVING || (tool == LOOKALIKE -> ([] (tool == LOOKALIKE)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 16 of it. */
ltl message_is_not_modified_16 { [] (state == RECEIVING || (arguments == FOR_READER -> ([] (arguments == FOR_READER)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 17 of it. */
ltl message_is_not_modified_17 { [] (state == RECEIVING || (arguments == FOR_WRITER -> ([] (arguments == FOR_WRITER)))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 18 of it. */
ltl message_is_not_modified_18 { [] (state == RECEIVING || (injected -> ([] injected))) }
/* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds) */
/* This is part 19 of it. */
ltl message_is_not_modified_19 { [] (state == RECEIVING || (!injected -> ([] (!injected)))) }
/* verdict-is-settled-at-reception [FC-PR-013, FC-PR-014, FC-PR-033, FC-PR-049, FC-PR-052, FC-PR-063]: When a
   message is received, the message and the registry of this moment determine whether it will be accepted or
   rejected, and no later change of the registry can alter that. (expected: holds) */
ltl verdict_is_settled_at_reception { [] (last == MESSAGE_RECEIVED -> ((holds_14 -> ([] (!(state == REJECTED)))) && (holds_15 -> ([] (!(state == ACCEPTED)))))) }
/* registry-is-pinned [FC-PR-014, FC-PR-063]: From beginning to end, the registry at the reception of a message
   judges it. (expected: holds) */
ltl registry_is_pinned { [] ((last == MESSAGE_RECEIVED -> ((epoch == FIRST && pinned == FIRST) || (!(epoch == FIRST) && pinned == SECOND))) && (pinned == FIRST -> ([] (pinned == FIRST))) && (pinned == SECOND -> ([] (pinned == SECOND))) && (state == RECEIVING || pinned != NONE)) }
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
/* steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
   capability and then its arguments were verified. Only an input in message form skips these two steps.
   (expected: holds) */
/* This is part 1 of it. */
ltl steps_four_and_five_by_form_1 { [] ((state == PARSING && names == TOOL_CALL) -> (((!(state == CHECKING_ARGUMENTS)) W (last == CAPABILITY_VERIFIED)) && ((!(state == ACCEPTED)) W (last == ARGUMENTS_VERIFIED)))) }
/* verdict-is-reached [FC-PR-006, FC-PR-033, FC-PR-049, FC-PR-051]: Every received message is eventually accepted
   or rejected, provided that the validator keeps working, however often the registry changes. (expected: holds) */
ltl verdict_is_reached { ([] (<> met_16)) -> ([] (last == MESSAGE_RECEIVED -> (<> (state == ACCEPTED || state == REJECTED)))) }
/* verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails,
   as it must: verdict-is-reached depends on the assumption that the validator keeps working. (expected: fails) */
ltl verdict_is_reached_even_if_it_stops { [] (last == MESSAGE_RECEIVED -> (<> (state == ACCEPTED || state == REJECTED))) }
/* verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
   rejected. (expected: holds) */
ltl verdict_is_final { [] ((state == ACCEPTED -> ([] (state == ACCEPTED))) && (state == REJECTED -> ([] (state == REJECTED)))) }
/* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_can_occur_1 { [] (!(state == REJECTED && failure == INVALID_JSON)) }
/* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_can_occur_2 { [] (!(state == REJECTED && failure == MALFORMED_STRUCTURE)) }
/* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_can_occur_3 { [] (!(state == REJECTED && failure == UNKNOWN_CAPABILITY)) }
/* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds) */
/* This is part 4 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_can_occur_4 { [] (!(state == REJECTED && failure == INVALID_ARGUMENTS)) }
/* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds) */
/* This is part 5 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl failures_can_occur_5 { [] (!(state == REJECTED && failure == PROTOCOL_AMBIGUITY)) }
/* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
   two tools. (expected: holds) */
/* This is part 1 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_forms_can_be_accepted_1 { [] (!(state == ACCEPTED && names == MESSAGE)) }
/* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
   two tools. (expected: holds) */
/* This is part 2 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_forms_can_be_accepted_2 { [] (!(state == ACCEPTED && names == TOOL_CALL && tool == READER)) }
/* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
   two tools. (expected: holds) */
/* This is part 3 of it. */
/* It is about some path, so this is its negation: the property holds if SPIN finds an error. */
ltl both_forms_can_be_accepted_3 { [] (!(state == ACCEPTED && names == TOOL_CALL && tool == WRITER)) }
/* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
   that it is not. A report that a capability is requested comes only after a report that the message is valid.
   (expected: holds) */
/* This is part 4 of it. */
ltl telemetry_order_4 { [] (telemetry == REQUESTED -> ([] (telemetry == REQUESTED))) }
/* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
   that it is not. A report that a capability is requested comes only after a report that the message is valid.
   (expected: holds) */
/* This is part 5 of it. */
ltl telemetry_order_5 { [] (telemetry == REJECTED -> ([] (telemetry == REJECTED))) }
/* messages-are-received [FC-PR-006]: A message is eventually received if inputs keep coming, since the validator
   waits for nothing else. (expected: holds) */
ltl messages_are_received { ([] (<> met_17)) -> (<> (state == PARSING)) }
#endif

/* Properties that SPIN cannot check, with the reasons: */
/* same-message-same-verdict: not ( EF (ACCEPTED and text == SOUND and names == TOOL_CALL and not foreign and
   shape == SOUND and tool == WRITER and arguments == FOR_WRITER and not injected) and EF (REJECTED and text ==
   SOUND and names == TOOL_CALL and not foreign and shape == SOUND and tool == WRITER and arguments == FOR_WRITER
   and not injected)): its path quantifiers cannot be dropped */
