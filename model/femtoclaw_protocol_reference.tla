------------------------------ MODULE femtoclaw_protocol_reference ------------------------------
\* FemtoClaw protocol 1.0.0, validation of one message, reference: the machine femtoclaw-protocol in the profile
\* reference, for TLA+.
\* It follows the document 004_45754242cfad4b31.txt, version 1.0.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config femtoclaw_protocol_reference.cfg femtoclaw_protocol_reference.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  text,  \* whether the bytes are strict JSON in UTF-8, not JSON, or ambiguous
  names,  \* the forms named at the top level
  foreign,  \* the top level has an unknown name, or is not an object
  shape,  \* whether the content of the form matches its schema, has an extra name, or lacks a name or has a wrong type
  tool,  \* the capability that a tool call names
  arguments,  \* the capability whose schema the arguments match
  injected,  \* injected text caused this message, which its bytes do not show
  epoch,  \* what is registered: READER; in the second, WRITER too
  pinned,  \* the epoch that judges the message
  failure,  \* the recorded failure
  telemetry,  \* the newest report
  last,  \* the event of the last step
  beat,  \* flips in steps that may change nothing else
  open  \* the properties with a pending weak until

own == <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, last,
    beat>>
vars == <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, last,
    beat, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"RECEIVING", "PARSING", "CHECKING_STRUCTURE", "CHECKING_FORM", "CHECKING_CAPABILITY",
      "CHECKING_ARGUMENTS", "DECIDING", "ACCEPTED", "REJECTED"}
  /\ text \in {"SOUND", "BROKEN", "AMBIGUOUS"}
  /\ names \in {"NEITHER", "MESSAGE", "TOOL_CALL", "BOTH"}
  /\ foreign \in BOOLEAN
  /\ shape \in {"SOUND", "FOREIGN_NAME", "WRONG_TYPE"}
  /\ tool \in {"READER", "WRITER", "LOOKALIKE"}
  /\ arguments \in {"FOR_READER", "FOR_WRITER"}
  /\ injected \in BOOLEAN
  /\ epoch \in {"FIRST", "SECOND"}
  /\ pinned \in {"NONE", "FIRST", "SECOND"}
  /\ failure \in {"NONE", "INVALID_JSON", "MALFORMED_STRUCTURE", "UNKNOWN_CAPABILITY", "INVALID_ARGUMENTS",
      "PROTOCOL_AMBIGUITY"}
  /\ telemetry \in {"NONE", "RECEIVED", "VALIDATED", "REQUESTED", "REJECTED"}

enabled_CAPABILITY_REQUESTED == state = "DECIDING" /\ (names = "TOOL_CALL" /\ telemetry = "VALIDATED")

enabled_TEXT_COMPOSED == state = "RECEIVING"

enabled_NAMES_COMPOSED == state = "RECEIVING"

enabled_FOREIGN_NAME_COMPOSED == state = "RECEIVING"

enabled_SHAPE_COMPOSED == state = "RECEIVING"

enabled_TOOL_COMPOSED == state = "RECEIVING"

enabled_ARGUMENTS_COMPOSED == state = "RECEIVING"

enabled_PROMPT_INJECTED == state = "RECEIVING"

enabled_REGISTRY_CHANGED == TRUE

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "accepted-after-every-step-1" -> (FALSE)
    [] claim = "accepted-after-every-step-2" -> (FALSE)
    [] claim = "accepted-after-every-step-3" -> (FALSE)
    [] claim = "accepted-after-every-step-4" -> (FALSE)
    [] claim = "accepted-after-every-step-5" -> (FALSE)
    [] claim = "steps-four-and-five-by-form-1" -> (state = "PARSING" /\ names = "TOOL_CALL")
    [] claim = "steps-four-and-five-by-form-2" -> (state = "PARSING" /\ names = "TOOL_CALL")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "accepted-after-every-step-1" -> (last = "JSON_PARSED")
    [] claim = "accepted-after-every-step-2" -> (last = "STRUCTURE_VERIFIED")
    [] claim = "accepted-after-every-step-3" -> (last = "FORM_VERIFIED")
    [] claim = "accepted-after-every-step-4" -> (last = "CAPABILITY_VERIFIED" \/ last = "CAPABILITY_ABSENT")
    [] claim = "accepted-after-every-step-5" -> (last = "ARGUMENTS_VERIFIED" \/ last = "ARGUMENTS_ABSENT")
    [] claim = "steps-four-and-five-by-form-1" -> (last = "CAPABILITY_VERIFIED")
    [] claim = "steps-four-and-five-by-form-2" -> (last = "ARGUMENTS_VERIFIED")

Init ==
  /\ state = "RECEIVING"
  /\ text = "SOUND"
  /\ names = "NEITHER"
  /\ foreign = FALSE
  /\ shape = "SOUND"
  /\ tool = "READER"
  /\ arguments = "FOR_READER"
  /\ injected = FALSE
  /\ epoch = "FIRST"
  /\ pinned = "NONE"
  /\ failure = "NONE"
  /\ telemetry = "NONE"
  /\ last = "none"
  /\ beat = FALSE
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"accepted-after-every-step-1",
      "accepted-after-every-step-2", "accepted-after-every-step-3", "accepted-after-every-step-4",
      "accepted-after-every-step-5"}) /\ ~Met(claim)}

\* MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051, FC-PR-063, FC-PR-066]: The registry of this moment
\* judges the message (D-PR-03).
MESSAGE_RECEIVED ==
  /\ (state = "RECEIVING")
  /\ state' = "PARSING"
  /\ pinned' = (IF (epoch = "FIRST") THEN "FIRST" ELSE "SECOND")
  /\ telemetry' = "RECEIVED"
  /\ last' = "MESSAGE_RECEIVED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, failure, beat>>

\* JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-020, FC-PR-022, FC-PR-051]
JSON_PARSED ==
  /\ (state = "PARSING")
  /\ (text = "SOUND")
  /\ state' = "CHECKING_STRUCTURE"
  /\ last' = "JSON_PARSED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-020, FC-PR-022, FC-PR-056]
JSON_INVALID ==
  /\ (state = "PARSING")
  /\ (text = "BROKEN")
  /\ state' = "DECIDING"
  /\ failure' = "INVALID_JSON"
  /\ last' = "JSON_INVALID"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* TEXT_AMBIGUOUS (machine): PARSING -> DECIDING [FC-PR-007, FC-PR-056]: Duplicate names, numbers that no double
\* represents, unpaired surrogates.
TEXT_AMBIGUOUS ==
  /\ (state = "PARSING")
  /\ (text = "AMBIGUOUS")
  /\ state' = "DECIDING"
  /\ failure' = "PROTOCOL_AMBIGUITY"
  /\ last' = "TEXT_AMBIGUOUS"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-023, FC-PR-025, FC-PR-051]
STRUCTURE_VERIFIED ==
  /\ (state = "CHECKING_STRUCTURE")
  /\ (~foreign /\ names # "NEITHER")
  /\ state' = "CHECKING_FORM"
  /\ last' = "STRUCTURE_VERIFIED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-023, FC-PR-025, FC-PR-056]
STRUCTURE_MALFORMED ==
  /\ (state = "CHECKING_STRUCTURE")
  /\ (foreign \/ names = "NEITHER")
  /\ state' = "DECIDING"
  /\ failure' = "MALFORMED_STRUCTURE"
  /\ last' = "STRUCTURE_MALFORMED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-018, FC-PR-021, FC-PR-051]
FORM_VERIFIED ==
  /\ (state = "CHECKING_FORM")
  /\ (names # "BOTH" /\ shape = "SOUND")
  /\ state' = "CHECKING_CAPABILITY"
  /\ last' = "FORM_VERIFIED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* FORM_AMBIGUOUS (machine): CHECKING_FORM -> DECIDING [FC-PR-018, FC-PR-019, FC-PR-024, FC-PR-056]
FORM_AMBIGUOUS ==
  /\ (state = "CHECKING_FORM")
  /\ (names = "BOTH")
  /\ state' = "DECIDING"
  /\ failure' = "PROTOCOL_AMBIGUITY"
  /\ last' = "FORM_AMBIGUOUS"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-021, FC-PR-025, FC-PR-056]
FORM_MALFORMED ==
  /\ (state = "CHECKING_FORM")
  /\ (names # "BOTH" /\ shape # "SOUND")
  /\ state' = "DECIDING"
  /\ failure' = "MALFORMED_STRUCTURE"
  /\ last' = "FORM_MALFORMED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]
CAPABILITY_ABSENT ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ (names = "MESSAGE")
  /\ state' = "CHECKING_ARGUMENTS"
  /\ last' = "CAPABILITY_ABSENT"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-010, FC-PR-044, FC-PR-051]
CAPABILITY_VERIFIED ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ (names = "TOOL_CALL" /\ (tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND")))
  /\ state' = "CHECKING_ARGUMENTS"
  /\ last' = "CAPABILITY_VERIFIED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-045, FC-PR-056]
CAPABILITY_UNKNOWN ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ (names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND")))
  /\ state' = "DECIDING"
  /\ failure' = "UNKNOWN_CAPABILITY"
  /\ last' = "CAPABILITY_UNKNOWN"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]
ARGUMENTS_ABSENT ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ (names = "MESSAGE")
  /\ state' = "DECIDING"
  /\ last' = "ARGUMENTS_ABSENT"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-041, FC-PR-046, FC-PR-051]
ARGUMENTS_VERIFIED ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ (names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER"))
  /\ state' = "DECIDING"
  /\ last' = "ARGUMENTS_VERIFIED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-046, FC-PR-047, FC-PR-056]
ARGUMENTS_INVALID ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ (names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER"))
  /\ state' = "DECIDING"
  /\ failure' = "INVALID_ARGUMENTS"
  /\ last' = "ARGUMENTS_INVALID"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, telemetry, beat>>

\* VALIDATION_REPORTED (machine): DECIDING -> the same [FC-PR-035, FC-PR-066]
VALIDATION_REPORTED ==
  /\ (state = "DECIDING")
  /\ (failure = "NONE" /\ telemetry = "RECEIVED")
  /\ telemetry' = "VALIDATED"
  /\ last' = "VALIDATION_REPORTED"
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, beat>>

\* CAPABILITY_REQUESTED (machine): DECIDING -> the same [FC-PR-066]
CAPABILITY_REQUESTED ==
  /\ (state = "DECIDING")
  /\ (names = "TOOL_CALL" /\ telemetry = "VALIDATED")
  /\ telemetry' = "REQUESTED"
  /\ last' = "CAPABILITY_REQUESTED"
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, beat>>

\* REJECTION_REPORTED (machine): DECIDING -> the same [FC-PR-058, FC-PR-066]
REJECTION_REPORTED ==
  /\ (state = "DECIDING")
  /\ (failure # "NONE" /\ telemetry = "RECEIVED")
  /\ telemetry' = "REJECTED"
  /\ last' = "REJECTION_REPORTED"
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, beat>>

\* MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051, FC-PR-066]
MESSAGE_ACCEPTED ==
  /\ (state = "DECIDING")
  /\ (telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED"))
  /\ state' = "ACCEPTED"
  /\ last' = "MESSAGE_ACCEPTED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049, FC-PR-058, FC-PR-066]
MESSAGE_REJECTED ==
  /\ (state = "DECIDING")
  /\ (telemetry = "REJECTED")
  /\ state' = "REJECTED"
  /\ last' = "MESSAGE_REJECTED"
  /\ UNCHANGED <<text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* TEXT_COMPOSED (environment)
TEXT_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ text' = (IF (text = "SOUND") THEN "BROKEN" ELSE (IF (text = "BROKEN") THEN "AMBIGUOUS" ELSE "SOUND"))
  /\ last' = "TEXT_COMPOSED"
  /\ UNCHANGED <<state, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* NAMES_COMPOSED (environment)
NAMES_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ names' = (IF (names = "NEITHER") THEN "MESSAGE" ELSE (IF (names = "MESSAGE") THEN "TOOL_CALL" ELSE (IF (names =
      "TOOL_CALL") THEN "BOTH" ELSE "NEITHER")))
  /\ last' = "NAMES_COMPOSED"
  /\ UNCHANGED <<state, text, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* FOREIGN_NAME_COMPOSED (environment)
FOREIGN_NAME_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ foreign' = TRUE
  /\ last' = "FOREIGN_NAME_COMPOSED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, text, names, shape, tool, arguments, injected, epoch, pinned, failure, telemetry>>

\* SHAPE_COMPOSED (environment)
SHAPE_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ shape' = (IF (shape = "SOUND") THEN "FOREIGN_NAME" ELSE (IF (shape = "FOREIGN_NAME") THEN "WRONG_TYPE" ELSE
      "SOUND"))
  /\ last' = "SHAPE_COMPOSED"
  /\ UNCHANGED <<state, text, names, foreign, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* TOOL_COMPOSED (environment)
TOOL_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ tool' = (IF (tool = "READER") THEN "WRITER" ELSE (IF (tool = "WRITER") THEN "LOOKALIKE" ELSE "READER"))
  /\ last' = "TOOL_COMPOSED"
  /\ UNCHANGED <<state, text, names, foreign, shape, arguments, injected, epoch, pinned, failure, telemetry, beat>>

\* ARGUMENTS_COMPOSED (environment)
ARGUMENTS_COMPOSED ==
  /\ (state = "RECEIVING")
  /\ arguments' = "FOR_WRITER"
  /\ last' = "ARGUMENTS_COMPOSED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, injected, epoch, pinned, failure, telemetry>>

\* PROMPT_INJECTED (environment)
PROMPT_INJECTED ==
  /\ (state = "RECEIVING")
  /\ injected' = TRUE
  /\ last' = "PROMPT_INJECTED"
  /\ beat' = ~beat
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, epoch, pinned, failure, telemetry>>

\* REGISTRY_CHANGED (environment)
REGISTRY_CHANGED ==
  /\ epoch' = (IF (epoch = "FIRST") THEN "SECOND" ELSE "FIRST")
  /\ last' = "REGISTRY_CHANGED"
  /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, injected, pinned, failure, telemetry, beat>>

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, text, names, foreign, shape, tool, arguments, injected, epoch, pinned, failure, telemetry, beat>>

Step ==
  \/ MESSAGE_RECEIVED
  \/ JSON_PARSED
  \/ JSON_INVALID
  \/ TEXT_AMBIGUOUS
  \/ STRUCTURE_VERIFIED
  \/ STRUCTURE_MALFORMED
  \/ FORM_VERIFIED
  \/ FORM_AMBIGUOUS
  \/ FORM_MALFORMED
  \/ CAPABILITY_VERIFIED
  \/ CAPABILITY_ABSENT
  \/ CAPABILITY_UNKNOWN
  \/ ARGUMENTS_VERIFIED
  \/ ARGUMENTS_ABSENT
  \/ ARGUMENTS_INVALID
  \/ VALIDATION_REPORTED
  \/ CAPABILITY_REQUESTED
  \/ REJECTION_REPORTED
  \/ MESSAGE_ACCEPTED
  \/ MESSAGE_REJECTED
  \/ TEXT_COMPOSED
  \/ NAMES_COMPOSED
  \/ FOREIGN_NAME_COMPOSED
  \/ SHAPE_COMPOSED
  \/ TOOL_COMPOSED
  \/ ARGUMENTS_COMPOSED
  \/ PROMPT_INJECTED
  \/ REGISTRY_CHANGED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_1 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "MESSAGE" /\ ~foreign /\ shape =
    "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_2 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "NEITHER" /\ ~foreign /\ shape =
    "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_3 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "BOTH" /\ ~foreign /\ shape =
    "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_4 == ~(state = "PARSING" /\ text = "BROKEN" /\ names = "MESSAGE" /\ ~foreign /\ shape =
    "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_5 == ~(state = "PARSING" /\ text = "AMBIGUOUS" /\ names = "MESSAGE" /\ ~foreign /\
    shape = "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 6 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_6 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "MESSAGE" /\ foreign /\ shape =
    "SOUND")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 7 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_7 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "MESSAGE" /\ ~foreign /\ shape =
    "FOREIGN_NAME")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 8 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_8 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "MESSAGE" /\ ~foreign /\ shape =
    "WRONG_TYPE")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 9 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_9 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "TOOL_CALL" /\ tool = "READER" /\
    arguments = "FOR_READER")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 10 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_10 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "TOOL_CALL" /\ tool = "READER"
    /\ arguments = "FOR_WRITER")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 11 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_11 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "TOOL_CALL" /\ tool = "WRITER"
    /\ arguments = "FOR_READER")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 12 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_12 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "TOOL_CALL" /\ tool = "WRITER"
    /\ arguments = "FOR_WRITER")

\* every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
\* while all others are right. (expected: holds)
\* This is part 13 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
every_kind_of_message_can_come_13 == ~(state = "PARSING" /\ text = "SOUND" /\ names = "TOOL_CALL" /\ tool =
    "LOOKALIKE" /\ arguments = "FOR_READER")

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 1 of it.
message_is_not_modified_1 == [](state = "RECEIVING" \/ (text = "SOUND" => ([](text = "SOUND"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 2 of it.
message_is_not_modified_2 == [](state = "RECEIVING" \/ (text = "BROKEN" => ([](text = "BROKEN"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 3 of it.
message_is_not_modified_3 == [](state = "RECEIVING" \/ (text = "AMBIGUOUS" => ([](text = "AMBIGUOUS"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 4 of it.
message_is_not_modified_4 == [](state = "RECEIVING" \/ (names = "NEITHER" => ([](names = "NEITHER"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 5 of it.
message_is_not_modified_5 == [](state = "RECEIVING" \/ (names = "MESSAGE" => ([](names = "MESSAGE"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 6 of it.
message_is_not_modified_6 == [](state = "RECEIVING" \/ (names = "TOOL_CALL" => ([](names = "TOOL_CALL"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 7 of it.
message_is_not_modified_7 == [](state = "RECEIVING" \/ (names = "BOTH" => ([](names = "BOTH"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 8 of it.
message_is_not_modified_8 == [](state = "RECEIVING" \/ (foreign => ([]foreign)))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 9 of it.
message_is_not_modified_9 == [](state = "RECEIVING" \/ (~foreign => ([](~foreign))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 10 of it.
message_is_not_modified_10 == [](state = "RECEIVING" \/ (shape = "SOUND" => ([](shape = "SOUND"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 11 of it.
message_is_not_modified_11 == [](state = "RECEIVING" \/ (shape = "FOREIGN_NAME" => ([](shape = "FOREIGN_NAME"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 12 of it.
message_is_not_modified_12 == [](state = "RECEIVING" \/ (shape = "WRONG_TYPE" => ([](shape = "WRONG_TYPE"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 13 of it.
message_is_not_modified_13 == [](state = "RECEIVING" \/ (tool = "READER" => ([](tool = "READER"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 14 of it.
message_is_not_modified_14 == [](state = "RECEIVING" \/ (tool = "WRITER" => ([](tool = "WRITER"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 15 of it.
message_is_not_modified_15 == [](state = "RECEIVING" \/ (tool = "LOOKALIKE" => ([](tool = "LOOKALIKE"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 16 of it.
message_is_not_modified_16 == [](state = "RECEIVING" \/ (arguments = "FOR_READER" => ([](arguments = "FOR_READER"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 17 of it.
message_is_not_modified_17 == [](state = "RECEIVING" \/ (arguments = "FOR_WRITER" => ([](arguments = "FOR_WRITER"))))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 18 of it.
message_is_not_modified_18 == [](state = "RECEIVING" \/ (injected => ([]injected)))

\* message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
\* This is part 19 of it.
message_is_not_modified_19 == [](state = "RECEIVING" \/ (~injected => ([](~injected))))

\* accepted-means-valid [FC-PR-004, FC-PR-007, FC-PR-010, FC-PR-018, FC-PR-020, FC-PR-021, FC-PR-022, FC-PR-023,
\* FC-PR-024, FC-PR-025, FC-PR-041, FC-PR-044, FC-PR-046, FC-PR-048, FC-PR-049, FC-PR-054]: A message is accepted
\* only if its text is sound and it has one form and no unknown name. A tool call also needs a capability that is
\* registered under exactly this name, and arguments that match it. (expected: holds)
accepted_means_valid == state = "ACCEPTED" => (text = "SOUND" /\ ~foreign /\ (names = "MESSAGE" \/ names =
    "TOOL_CALL") /\ shape = "SOUND" /\ (names = "TOOL_CALL" => ((tool = "READER" /\ arguments = "FOR_READER") \/ (tool
    = "WRITER" /\ arguments = "FOR_WRITER" /\ pinned = "SECOND"))))

\* rejected-means-invalid [FC-PR-041, FC-PR-044, FC-PR-046]: A message is rejected only if one of these
\* conditions is violated. (expected: holds)
rejected_means_invalid == state = "REJECTED" => ~(text = "SOUND" /\ ~foreign /\ (names = "MESSAGE" \/ names =
    "TOOL_CALL") /\ shape = "SOUND" /\ (names = "TOOL_CALL" => ((tool = "READER" /\ arguments = "FOR_READER") \/ (tool
    = "WRITER" /\ arguments = "FOR_WRITER" /\ pinned = "SECOND"))))

\* first-failure-is-the-reason [FC-PR-007, FC-PR-019, FC-PR-020, FC-PR-024, FC-PR-045, FC-PR-047, FC-PR-051,
\* FC-PR-056, FC-PR-059]: The recorded reason is that of the first check, in the order of the steps, that the
\* message fails, independent of all later checks; there is none if it passes all of them. (expected: holds)
first_failure_is_the_reason == (state = "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED") => failure = (IF (text
    = "BROKEN") THEN "INVALID_JSON" ELSE (IF (text = "AMBIGUOUS") THEN "PROTOCOL_AMBIGUITY" ELSE (IF (foreign \/ names
    = "NEITHER") THEN "MALFORMED_STRUCTURE" ELSE (IF (names = "BOTH") THEN "PROTOCOL_AMBIGUITY" ELSE (IF (shape #
    "SOUND") THEN "MALFORMED_STRUCTURE" ELSE (IF (names = "MESSAGE") THEN "NONE" ELSE (IF (tool = "LOOKALIKE" \/ (tool
    = "WRITER" /\ pinned = "FIRST")) THEN "UNKNOWN_CAPABILITY" ELSE (IF ((tool = "READER" /\ arguments = "FOR_WRITER")
    \/ (tool = "WRITER" /\ arguments = "FOR_READER")) THEN "INVALID_ARGUMENTS" ELSE "NONE"))))))))

\* reason-only-at-the-end [FC-PR-051, FC-PR-059]: During the checks, no failure is recorded, since the first
\* failure ends them. (expected: holds)
reason_only_at_the_end == failure = "NONE" \/ state = "DECIDING" \/ state = "REJECTED"

\* verdict-is-settled-at-reception [FC-PR-013, FC-PR-014, FC-PR-033, FC-PR-049, FC-PR-052, FC-PR-063]: When a
\* message is received, the message and the registry of this moment determine whether it will be accepted or
\* rejected, and no later change of the registry can alter that. (expected: holds)
verdict_is_settled_at_reception == [](last = "MESSAGE_RECEIVED" => (((text = "SOUND" /\ ~foreign /\ (names = "MESSAGE"
    \/ names = "TOOL_CALL") /\ shape = "SOUND" /\ (names = "TOOL_CALL" => ((tool = "READER" /\ arguments =
    "FOR_READER") \/ (tool = "WRITER" /\ arguments = "FOR_WRITER" /\ epoch = "SECOND")))) => ([](~(state =
    "REJECTED")))) /\ (~(text = "SOUND" /\ ~foreign /\ (names = "MESSAGE" \/ names = "TOOL_CALL") /\ shape = "SOUND"
    /\ (names = "TOOL_CALL" => ((tool = "READER" /\ arguments = "FOR_READER") \/ (tool = "WRITER" /\ arguments =
    "FOR_WRITER" /\ epoch = "SECOND")))) => ([](~(state = "ACCEPTED"))))))

\* registry-is-pinned [FC-PR-014, FC-PR-063]: From beginning to end, the registry at the reception of a message
\* judges it. (expected: holds)
registry_is_pinned == []((last = "MESSAGE_RECEIVED" => pinned = (IF (epoch = "FIRST") THEN "FIRST" ELSE "SECOND")) /\
    (pinned = "FIRST" => ([](pinned = "FIRST"))) /\ (pinned = "SECOND" => ([](pinned = "SECOND"))) /\ (state =
    "RECEIVING" \/ pinned # "NONE"))

\* same-message-same-verdict [FC-PR-062]: A message that is accepted at one time is never rejected at another.
\* Sacrificed: its validity includes the registration of its capability, and the registry changes (D-PR-03).
\* Instead, verdict-is-settled-at-reception holds. (expected: fails)
\* TLC cannot check same-message-same-verdict: not ( EF (ACCEPTED and text == SOUND and names == TOOL_CALL and
\* not foreign and shape == SOUND and tool == WRITER and arguments == FOR_WRITER and not injected) and EF
\* (REJECTED and text == SOUND and names == TOOL_CALL and not foreign and shape == SOUND and tool == WRITER and
\* arguments == FOR_WRITER and not injected)): its path quantifiers cannot be dropped

\* accepted-capability-is-registered-now [FC-PR-044]: When a tool call has been accepted, its capability is
\* registered. Sacrificed: it was registered when the message was received, but the registry may have changed
\* since, so authorisation must check again (D-PR-10). Instead, accepted-means-valid holds. (expected: fails)
accepted_capability_is_registered_now == (state = "ACCEPTED" /\ names = "TOOL_CALL" /\ tool = "WRITER") => epoch =
    "SECOND"

\* no-injected-call-is-accepted [FC-PR-061]: No tool call that injected text caused is accepted. It fails: such a
\* call is well-formed like any other, and its bytes do not show its origin (D-PR-06). (expected: fails)
no_injected_call_is_accepted == state = "ACCEPTED" => ~(injected /\ names = "TOOL_CALL")

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 1 of it.
steps_in_order_1 == state = "RECEIVING" => ~(~(state = "RECEIVING" \/ state = "PARSING") \/ (state = "PARSING" /\ text
    = "SOUND") \/ (state = "PARSING" /\ text = "BROKEN") \/ (state = "PARSING" /\ text = "AMBIGUOUS") \/ (state =
    "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state = "CHECKING_STRUCTURE" /\ (foreign \/ names =
    "NEITHER")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_FORM" /\ names
    = "BOTH") \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND") \/ (state = "CHECKING_CAPABILITY" /\
    names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/
    (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE") \/ (state =
    "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE
    "FOR_WRITER")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "RECEIVING" \/ state = "PARSING")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\
    ~(state = "RECEIVING" \/ state = "PARSING")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED"
    /\ ~(state = "RECEIVING" \/ state = "PARSING")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL")
    THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\
    ~(state = "RECEIVING" \/ state = "PARSING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 2 of it.
steps_in_order_2 == state = "PARSING" => ~(~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state = "DECIDING")
    \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state = "CHECKING_FORM" /\ names # "BOTH"
    /\ shape = "SOUND") \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\
    names = "TOOL_CALL" /\ (tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "DECIDING" /\
    failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state =
    "DECIDING")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "PARSING" \/
    state = "CHECKING_STRUCTURE" \/ state = "DECIDING")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry =
    "RECEIVED" /\ ~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state = "DECIDING")) \/ (state = "DECIDING"
    /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry =
    "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state =
    "DECIDING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 3 of it.
steps_in_order_3 == state = "CHECKING_STRUCTURE" => ~(~(state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/
    state = "DECIDING") \/ state = "RECEIVING" \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/
    (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\
    (tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "DECIDING" /\ failure = "NONE" /\
    telemetry = "RECEIVED" /\ ~(state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state = "DECIDING")) \/
    (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "CHECKING_STRUCTURE" \/ state =
    "CHECKING_FORM" \/ state = "DECIDING")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\
    ~(state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state = "DECIDING")) \/ (state = "DECIDING" /\
    telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry =
    "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state =
    "DECIDING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 4 of it.
steps_in_order_4 == state = "CHECKING_FORM" => ~(~(state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state =
    "DECIDING") \/ state = "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "CHECKING_CAPABILITY" /\
    names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND"))) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state = "DECIDING")) \/ (state = "DECIDING" /\ names =
    "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state =
    "DECIDING")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "CHECKING_FORM" \/
    state = "CHECKING_CAPABILITY" \/ state = "DECIDING")) \/ (state = "DECIDING" /\ telemetry = (IF (names =
    "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state =
    "RECEIVING" /\ ~(state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state = "DECIDING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 5 of it.
steps_in_order_5 == state = "CHECKING_CAPABILITY" => ~(~(state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS"
    \/ state = "DECIDING") \/ state = "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state =
    "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry =
    "RECEIVED" /\ ~(state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS" \/ state = "DECIDING")) \/ (state =
    "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "CHECKING_CAPABILITY" \/ state =
    "CHECKING_ARGUMENTS" \/ state = "DECIDING")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED"
    /\ ~(state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS" \/ state = "DECIDING")) \/ (state = "DECIDING"
    /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry =
    "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS" \/ state =
    "DECIDING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 6 of it.
steps_in_order_6 == state = "CHECKING_ARGUMENTS" => ~(~(state = "CHECKING_ARGUMENTS" \/ state = "DECIDING") \/ state =
    "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names #
    "NEITHER") \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "DECIDING" /\ failure =
    "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "CHECKING_ARGUMENTS" \/ state = "DECIDING")) \/ (state = "DECIDING"
    /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "CHECKING_ARGUMENTS" \/ state = "DECIDING")) \/
    (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "CHECKING_ARGUMENTS" \/ state =
    "DECIDING")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED"))
    \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "CHECKING_ARGUMENTS" \/
    state = "DECIDING")))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 7 of it.
steps_in_order_7 == state = "DECIDING" => ~(~(state = "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED") \/ state
    = "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names #
    "NEITHER") \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_CAPABILITY" /\
    names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND"))) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\
    telemetry = "VALIDATED" /\ ~(state = "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED")) \/ (state =
    "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "DECIDING" \/ state = "ACCEPTED" \/ state =
    "REJECTED")) \/ (state = "RECEIVING" /\ ~(state = "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED")))

\* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
\* This is part 1 of it.
steps_not_repeated_1 == [](state = "CHECKING_STRUCTURE" => ([](~(state = "PARSING"))))

\* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
\* This is part 2 of it.
steps_not_repeated_2 == [](state = "CHECKING_FORM" => ([](~(state = "CHECKING_STRUCTURE"))))

\* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
\* This is part 3 of it.
steps_not_repeated_3 == [](state = "CHECKING_CAPABILITY" => ([](~(state = "CHECKING_FORM"))))

\* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
\* This is part 4 of it.
steps_not_repeated_4 == [](state = "CHECKING_ARGUMENTS" => ([](~(state = "CHECKING_CAPABILITY"))))

\* steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
\* This is part 5 of it.
steps_not_repeated_5 == [](state = "DECIDING" => ([](~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state =
    "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS"))))

\* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
\* (expected: holds)
\* This is part 1 of it.
accepted_after_every_step_1 == "accepted-after-every-step-1" \in open => (~(state = "ACCEPTED"))

\* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
\* (expected: holds)
\* This is part 2 of it.
accepted_after_every_step_2 == "accepted-after-every-step-2" \in open => (~(state = "ACCEPTED"))

\* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
\* (expected: holds)
\* This is part 3 of it.
accepted_after_every_step_3 == "accepted-after-every-step-3" \in open => (~(state = "ACCEPTED"))

\* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
\* (expected: holds)
\* This is part 4 of it.
accepted_after_every_step_4 == "accepted-after-every-step-4" \in open => (~(state = "ACCEPTED"))

\* accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
\* (expected: holds)
\* This is part 5 of it.
accepted_after_every_step_5 == "accepted-after-every-step-5" \in open => (~(state = "ACCEPTED"))

\* steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
\* capability and then its arguments were verified. Only an input in message form skips these two steps.
\* (expected: holds)
\* This is part 1 of it.
steps_four_and_five_by_form_1 == "steps-four-and-five-by-form-1" \in open => (~(state = "CHECKING_ARGUMENTS"))

\* steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
\* capability and then its arguments were verified. Only an input in message form skips these two steps.
\* (expected: holds)
\* This is part 2 of it.
steps_four_and_five_by_form_2 == "steps-four-and-five-by-form-2" \in open => (~(state = "ACCEPTED"))

\* steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
\* capability and then its arguments were verified. Only an input in message form skips these two steps.
\* (expected: holds)
\* This is part 3 of it.
steps_four_and_five_by_form_3 == (last = "CAPABILITY_ABSENT" \/ last = "ARGUMENTS_ABSENT") => names = "MESSAGE"

\* steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
\* capability and then its arguments were verified. Only an input in message form skips these two steps.
\* (expected: holds)
\* This is part 4 of it.
steps_four_and_five_by_form_4 == (last = "CAPABILITY_VERIFIED" \/ last = "ARGUMENTS_VERIFIED") => names = "TOOL_CALL"

\* verdict-is-reached [FC-PR-006, FC-PR-033, FC-PR-049, FC-PR-051]: Every received message is eventually accepted
\* or rejected, provided that the validator keeps working, however often the registry changes. (expected: holds)
verdict_is_reached == (WF_own(JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/
    STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/
    CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/
    VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED) /\
    Settled) => ([](last = "MESSAGE_RECEIVED" => (<>(state = "ACCEPTED" \/ state = "REJECTED"))))

\* verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails,
\* as it must: verdict-is-reached depends on the assumption that the validator keeps working. (expected: fails)
verdict_is_reached_even_if_it_stops == (Settled) => ([](last = "MESSAGE_RECEIVED" => (<>(state = "ACCEPTED" \/ state =
    "REJECTED"))))

\* verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
\* rejected. (expected: holds)
verdict_is_final == []((state = "ACCEPTED" => ([](state = "ACCEPTED"))) /\ (state = "REJECTED" => ([](state =
    "REJECTED"))))

\* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_can_occur_1 == ~(state = "REJECTED" /\ failure = "INVALID_JSON")

\* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_can_occur_2 == ~(state = "REJECTED" /\ failure = "MALFORMED_STRUCTURE")

\* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_can_occur_3 == ~(state = "REJECTED" /\ failure = "UNKNOWN_CAPABILITY")

\* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_can_occur_4 == ~(state = "REJECTED" /\ failure = "INVALID_ARGUMENTS")

\* failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
\* This is part 5 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_can_occur_5 == ~(state = "REJECTED" /\ failure = "PROTOCOL_AMBIGUITY")

\* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
\* two tools. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_forms_can_be_accepted_1 == ~(state = "ACCEPTED" /\ names = "MESSAGE")

\* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
\* two tools. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_forms_can_be_accepted_2 == ~(state = "ACCEPTED" /\ names = "TOOL_CALL" /\ tool = "READER")

\* both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
\* two tools. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
both_forms_can_be_accepted_3 == ~(state = "ACCEPTED" /\ names = "TOOL_CALL" /\ tool = "WRITER")

\* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
\* that it is not. A report that a capability is requested comes only after a report that the message is valid.
\* (expected: holds)
\* This is part 1 of it.
telemetry_order_1 == telemetry = "NONE" => ~(~(telemetry = "NONE" \/ telemetry = "RECEIVED") \/ (state = "PARSING" /\
    text = "SOUND" /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "PARSING" /\ text = "BROKEN" /\
    ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "PARSING" /\ text = "AMBIGUOUS" /\ ~(telemetry =
    "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER" /\
    ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_STRUCTURE" /\ (foreign \/ names =
    "NEITHER") /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\
    shape = "SOUND" /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_FORM" /\ names = "BOTH"
    /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape #
    "SOUND" /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE"
    /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\
    (tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND")) /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/
    (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\ pinned =
    "SECOND")) /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_ARGUMENTS" /\ names =
    "MESSAGE" /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state = "CHECKING_ARGUMENTS" /\ names =
    "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "NONE" \/
    telemetry = "RECEIVED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool =
    "READER") THEN "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")) \/ (state =
    "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED") \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\
    telemetry = "VALIDATED") \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED") \/ (state =
    "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED") /\ ~(telemetry = "NONE" \/
    telemetry = "RECEIVED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED" /\ ~(telemetry = "NONE" \/ telemetry =
    "RECEIVED")) \/ (state = "RECEIVING" /\ ~(telemetry = "NONE" \/ telemetry = "RECEIVED")))

\* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
\* that it is not. A report that a capability is requested comes only after a report that the message is valid.
\* (expected: holds)
\* This is part 2 of it.
telemetry_order_2 == telemetry = "RECEIVED" => ~(~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry =
    "REJECTED") \/ (state = "PARSING" /\ text = "SOUND" /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/
    telemetry = "REJECTED")) \/ (state = "PARSING" /\ text = "BROKEN" /\ ~(telemetry = "RECEIVED" \/ telemetry =
    "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "PARSING" /\ text = "AMBIGUOUS" /\ ~(telemetry = "RECEIVED" \/
    telemetry = "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names #
    "NEITHER" /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED")) \/ (state =
    "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER") /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/
    telemetry = "REJECTED")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND" /\ ~(telemetry =
    "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "CHECKING_FORM" /\ names = "BOTH" /\
    ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "CHECKING_FORM" /\
    names # "BOTH" /\ shape # "SOUND" /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry =
    "REJECTED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE" /\ ~(telemetry = "RECEIVED" \/ telemetry =
    "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool =
    "READER" \/ (tool = "WRITER" /\ pinned = "SECOND")) /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/
    telemetry = "REJECTED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND")) /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED"))
    \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE" /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/
    telemetry = "REJECTED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments = (IF (tool =
    "READER") THEN "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry
    = "REJECTED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED"))
    \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED") \/ (state = "DECIDING" /\ telemetry =
    (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED") /\ ~(telemetry = "RECEIVED" \/ telemetry =
    "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED" /\ ~(telemetry =
    "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED")) \/ (state = "RECEIVING" /\ ~(telemetry =
    "RECEIVED" \/ telemetry = "VALIDATED" \/ telemetry = "REJECTED")))

\* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
\* that it is not. A report that a capability is requested comes only after a report that the message is valid.
\* (expected: holds)
\* This is part 3 of it.
telemetry_order_3 == telemetry = "VALIDATED" => ~(~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED") \/ state =
    "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/
    (state = "PARSING" /\ text = "BROKEN" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state =
    "PARSING" /\ text = "AMBIGUOUS" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state =
    "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/
    (state = "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER") /\ ~(telemetry = "VALIDATED" \/ telemetry =
    "REQUESTED")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND" /\ ~(telemetry = "VALIDATED" \/
    telemetry = "REQUESTED")) \/ (state = "CHECKING_FORM" /\ names = "BOTH" /\ ~(telemetry = "VALIDATED" \/ telemetry
    = "REQUESTED")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND" /\ ~(telemetry = "VALIDATED" \/
    telemetry = "REQUESTED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE" /\ ~(telemetry = "VALIDATED" \/
    telemetry = "REQUESTED")) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND")) /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state =
    "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND")) /\
    ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE" /\
    ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\
    arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "VALIDATED" \/ telemetry =
    "REQUESTED")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER") /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state = "DECIDING"
    /\ failure # "NONE" /\ telemetry = "RECEIVED") \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL")
    THEN "REQUESTED" ELSE "VALIDATED") /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state =
    "DECIDING" /\ telemetry = "REJECTED" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")) \/ (state =
    "RECEIVING" /\ ~(telemetry = "VALIDATED" \/ telemetry = "REQUESTED")))

\* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
\* that it is not. A report that a capability is requested comes only after a report that the message is valid.
\* (expected: holds)
\* This is part 4 of it.
telemetry_order_4 == [](telemetry = "REQUESTED" => ([](telemetry = "REQUESTED")))

\* telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
\* that it is not. A report that a capability is requested comes only after a report that the message is valid.
\* (expected: holds)
\* This is part 5 of it.
telemetry_order_5 == [](telemetry = "REJECTED" => ([](telemetry = "REJECTED")))

\* every-step-is-reported [FC-PR-035, FC-PR-058, FC-PR-066]: The newest report describes the message: none before
\* its reception; received while it is checked; the verdict at the end. (expected: holds)
every_step_is_reported == (state = "RECEIVING" => telemetry = "NONE") /\ ((state = "PARSING" \/ state =
    "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS")
    => telemetry = "RECEIVED") /\ (state = "DECIDING" => telemetry # "NONE") /\ (state = "ACCEPTED" => telemetry = (IF
    (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) /\ (state = "REJECTED" => telemetry = "REJECTED")

\* reports-are-true [FC-PR-058, FC-PR-066]: A message is reported as valid only if no failure is recorded, and as
\* invalid only if one is recorded. (expected: holds)
reports_are_true == ((telemetry = "VALIDATED" \/ telemetry = "REQUESTED") => failure = "NONE") /\ (telemetry =
    "REJECTED" => failure # "NONE")

\* only-valid-tool-calls-request [FC-PR-004, FC-PR-005, FC-PR-010]: Only a tool call that passed every check
\* requests a capability; a text, a message or an invalid input never does. (expected: holds)
only_valid_tool_calls_request == (enabled_CAPABILITY_REQUESTED) => (state = "DECIDING" /\ telemetry = "VALIDATED" /\
    failure = "NONE" /\ names = "TOOL_CALL" /\ text = "SOUND" /\ ~foreign /\ shape = "SOUND" /\ ((tool = "READER" /\
    arguments = "FOR_READER") \/ (tool = "WRITER" /\ arguments = "FOR_WRITER" /\ pinned = "SECOND")))

\* failures-are-called-what-they-are [FC-PR-007, FC-PR-056]: The reported event distinguishes broken text from
\* ambiguous text, and two forms from a malformed form. (expected: holds)
failures_are_called_what_they_are == (last = "JSON_INVALID" => text = "BROKEN") /\ (last = "TEXT_AMBIGUOUS" => text =
    "AMBIGUOUS") /\ (last = "FORM_AMBIGUOUS" => names = "BOTH") /\ (last = "FORM_MALFORMED" => names # "BOTH")

\* reports-and-verdicts-are-called-what-they-are [FC-PR-035, FC-PR-058, FC-PR-066]: A report is made before the
\* verdict and is of the kind that its event names; acceptance and rejection lead to the states of these names.
\* (expected: holds)
reports_and_verdicts_are_called_what_they_are == (last = "VALIDATION_REPORTED" => (state = "DECIDING" /\ telemetry =
    "VALIDATED")) /\ (last = "CAPABILITY_REQUESTED" => (state = "DECIDING" /\ telemetry = "REQUESTED")) /\ (last =
    "REJECTION_REPORTED" => (state = "DECIDING" /\ telemetry = "REJECTED")) /\ (last = "MESSAGE_ACCEPTED" => state =
    "ACCEPTED") /\ (last = "MESSAGE_REJECTED" => state = "REJECTED")

\* messages-change-by-their-senders [FC-PR-014, FC-PR-025]: Only the sender changes the facts about the message.
\* (expected: holds)
messages_change_by_their_senders == [][((MESSAGE_RECEIVED \/ JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/
    STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/
    MESSAGE_REJECTED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/
    ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED text) /\ ((MESSAGE_RECEIVED \/ JSON_PARSED
    \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS
    \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/
    ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/
    MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED
    \/ ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED names) /\ ((MESSAGE_RECEIVED \/
    JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/
    FORM_AMBIGUOUS \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/
    ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/
    REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/ SHAPE_COMPOSED \/
    TOOL_COMPOSED \/ ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED foreign) /\
    ((MESSAGE_RECEIVED \/ JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED
    \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/
    CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/
    CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/
    NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ TOOL_COMPOSED \/ ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/
    REGISTRY_CHANGED) => UNCHANGED shape) /\ ((MESSAGE_RECEIVED \/ JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/
    STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/
    MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/
    ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED tool) /\ ((MESSAGE_RECEIVED \/ JSON_PARSED
    \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS
    \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/
    ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/
    MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED
    \/ TOOL_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED arguments) /\ ((MESSAGE_RECEIVED \/
    JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/
    FORM_AMBIGUOUS \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/
    ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/
    REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/
    FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/ ARGUMENTS_COMPOSED \/ REGISTRY_CHANGED) => UNCHANGED
    injected)]_vars

\* the-registry-changes-from-outside [FC-PR-014, FC-PR-063]: The validator does not change the registry, and the
\* epoch that judges a message is pinned only at its reception. (expected: holds)
the_registry_changes_from_outside == [][((MESSAGE_RECEIVED \/ JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/
    STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/
    MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/
    ARGUMENTS_COMPOSED \/ PROMPT_INJECTED) => UNCHANGED epoch) /\ ((JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/
    STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/
    MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/
    ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED pinned)]_vars

\* failures-and-reports-change-by-their-events [FC-PR-059, FC-PR-066]: A failure is recorded only by the check
\* that finds it, and the newest report changes only by a report. (expected: holds)
failures_and_reports_change_by_their_events == [][((MESSAGE_RECEIVED \/ JSON_PARSED \/ STRUCTURE_VERIFIED \/
    FORM_VERIFIED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/
    TEXT_COMPOSED \/ NAMES_COMPOSED \/ FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/ ARGUMENTS_COMPOSED
    \/ PROMPT_INJECTED \/ REGISTRY_CHANGED) => UNCHANGED failure) /\ ((JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS
    \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED \/ TEXT_COMPOSED \/ NAMES_COMPOSED \/
    FOREIGN_NAME_COMPOSED \/ SHAPE_COMPOSED \/ TOOL_COMPOSED \/ ARGUMENTS_COMPOSED \/ PROMPT_INJECTED \/
    REGISTRY_CHANGED) => UNCHANGED telemetry)]_vars

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 1 of it.
states_change_by_their_events_alone_1 == state = "RECEIVING" => ~(~(state = "RECEIVING") \/ (state = "PARSING" /\ text
    = "SOUND") \/ (state = "PARSING" /\ text = "BROKEN") \/ (state = "PARSING" /\ text = "AMBIGUOUS") \/ (state =
    "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state = "CHECKING_STRUCTURE" /\ (foreign \/ names =
    "NEITHER")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_FORM" /\ names
    = "BOTH") \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND") \/ (state = "CHECKING_CAPABILITY" /\
    names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool =
    "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/
    (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE") \/ (state =
    "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE
    "FOR_WRITER")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "RECEIVING")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "RECEIVING"))
    \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "RECEIVING")) \/ (state =
    "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\
    telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "RECEIVING")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 2 of it.
states_change_by_their_events_alone_2 == state = "PARSING" => ~(~(state = "PARSING") \/ (state = "CHECKING_STRUCTURE"
    /\ ~foreign /\ names # "NEITHER") \/ (state = "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER")) \/ (state =
    "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_FORM" /\ names = "BOTH") \/ (state =
    "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND") \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/
    (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool = "WRITER" /\ pinned =
    "SECOND"))) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\
    pinned = "SECOND"))) \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE") \/ (state = "CHECKING_ARGUMENTS" /\
    names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER")) \/ (state =
    "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN "FOR_READER" ELSE
    "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "PARSING")) \/
    (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "PARSING")) \/ (state =
    "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "PARSING")) \/ (state = "DECIDING" /\
    telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE "VALIDATED")) \/ (state = "DECIDING" /\ telemetry =
    "REJECTED") \/ (state = "RECEIVING" /\ ~(state = "PARSING")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 3 of it.
states_change_by_their_events_alone_3 == state = "CHECKING_STRUCTURE" => ~(~(state = "CHECKING_STRUCTURE") \/ state =
    "RECEIVING" \/ (state = "PARSING" /\ text = "BROKEN") \/ (state = "PARSING" /\ text = "AMBIGUOUS") \/ (state =
    "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_FORM" /\ names = "BOTH") \/ (state =
    "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND") \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/
    (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool = "WRITER" /\ pinned =
    "SECOND"))) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\
    pinned = "SECOND"))) \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE") \/ (state = "CHECKING_ARGUMENTS" /\
    names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE "FOR_WRITER")) \/ (state =
    "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN "FOR_READER" ELSE
    "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_STRUCTURE")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state =
    "CHECKING_STRUCTURE")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_STRUCTURE")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE
    "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state =
    "CHECKING_STRUCTURE")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 4 of it.
states_change_by_their_events_alone_4 == state = "CHECKING_FORM" => ~(~(state = "CHECKING_FORM") \/ state =
    "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "PARSING" /\ text = "BROKEN") \/ (state =
    "PARSING" /\ text = "AMBIGUOUS") \/ (state = "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER")) \/ (state =
    "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool =
    "READER" \/ (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\
    ~(tool = "READER" \/ (tool = "WRITER" /\ pinned = "SECOND"))) \/ (state = "CHECKING_ARGUMENTS" /\ names =
    "MESSAGE") \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool
    = "READER") THEN "FOR_READER" ELSE "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry =
    "RECEIVED" /\ ~(state = "CHECKING_FORM")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED"
    /\ ~(state = "CHECKING_FORM")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_FORM")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE
    "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state =
    "CHECKING_FORM")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 5 of it.
states_change_by_their_events_alone_5 == state = "CHECKING_CAPABILITY" => ~(~(state = "CHECKING_CAPABILITY") \/ state
    = "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "PARSING" /\ text = "BROKEN") \/ (state =
    "PARSING" /\ text = "AMBIGUOUS") \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state =
    "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER")) \/ (state = "CHECKING_FORM" /\ names = "BOTH") \/ (state =
    "CHECKING_FORM" /\ names # "BOTH" /\ shape # "SOUND") \/ (state = "CHECKING_ARGUMENTS" /\ names = "MESSAGE") \/
    (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments = (IF (tool = "READER") THEN "FOR_READER" ELSE
    "FOR_WRITER")) \/ (state = "CHECKING_ARGUMENTS" /\ names = "TOOL_CALL" /\ arguments # (IF (tool = "READER") THEN
    "FOR_READER" ELSE "FOR_WRITER")) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_CAPABILITY")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state =
    "CHECKING_CAPABILITY")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_CAPABILITY")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE
    "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state =
    "CHECKING_CAPABILITY")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 6 of it.
states_change_by_their_events_alone_6 == state = "CHECKING_ARGUMENTS" => ~(~(state = "CHECKING_ARGUMENTS") \/ state =
    "RECEIVING" \/ (state = "PARSING" /\ text = "SOUND") \/ (state = "PARSING" /\ text = "BROKEN") \/ (state =
    "PARSING" /\ text = "AMBIGUOUS") \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state =
    "CHECKING_STRUCTURE" /\ (foreign \/ names = "NEITHER")) \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape =
    "SOUND") \/ (state = "CHECKING_FORM" /\ names = "BOTH") \/ (state = "CHECKING_FORM" /\ names # "BOTH" /\ shape #
    "SOUND") \/ (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ ~(tool = "READER" \/ (tool = "WRITER" /\
    pinned = "SECOND"))) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_ARGUMENTS")) \/ (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state =
    "CHECKING_ARGUMENTS")) \/ (state = "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state =
    "CHECKING_ARGUMENTS")) \/ (state = "DECIDING" /\ telemetry = (IF (names = "TOOL_CALL") THEN "REQUESTED" ELSE
    "VALIDATED")) \/ (state = "DECIDING" /\ telemetry = "REJECTED") \/ (state = "RECEIVING" /\ ~(state =
    "CHECKING_ARGUMENTS")))

\* states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
\* the verdict. (expected: holds)
\* This is part 7 of it.
states_change_by_their_events_alone_7 == state = "DECIDING" => ~(~(state = "DECIDING") \/ state = "RECEIVING" \/
    (state = "PARSING" /\ text = "SOUND") \/ (state = "CHECKING_STRUCTURE" /\ ~foreign /\ names # "NEITHER") \/ (state
    = "CHECKING_FORM" /\ names # "BOTH" /\ shape = "SOUND") \/ (state = "CHECKING_CAPABILITY" /\ names = "MESSAGE") \/
    (state = "CHECKING_CAPABILITY" /\ names = "TOOL_CALL" /\ (tool = "READER" \/ (tool = "WRITER" /\ pinned =
    "SECOND"))) \/ (state = "DECIDING" /\ failure = "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "DECIDING")) \/
    (state = "DECIDING" /\ names = "TOOL_CALL" /\ telemetry = "VALIDATED" /\ ~(state = "DECIDING")) \/ (state =
    "DECIDING" /\ failure # "NONE" /\ telemetry = "RECEIVED" /\ ~(state = "DECIDING")) \/ (state = "RECEIVING" /\
    ~(state = "DECIDING")))

\* senders-compose-what-they-like [FC-PR-006]: Until the message is received, the sender can change each fact
\* about it independently; the registry can change at any time. (expected: holds)
senders_compose_what_they_like == enabled_TEXT_COMPOSED = (state = "RECEIVING") /\ enabled_NAMES_COMPOSED = (state =
    "RECEIVING") /\ enabled_FOREIGN_NAME_COMPOSED = (state = "RECEIVING") /\ enabled_SHAPE_COMPOSED = (state =
    "RECEIVING") /\ enabled_TOOL_COMPOSED = (state = "RECEIVING") /\ enabled_ARGUMENTS_COMPOSED = (state =
    "RECEIVING") /\ enabled_PROMPT_INJECTED = (state = "RECEIVING") /\ enabled_REGISTRY_CHANGED

\* messages-are-received [FC-PR-006]: A message is eventually received if inputs keep coming, since the validator
\* waits for nothing else. (expected: holds)
messages_are_received == (WF_own(MESSAGE_RECEIVED \/ JSON_PARSED \/ JSON_INVALID \/ TEXT_AMBIGUOUS \/
    STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/ FORM_VERIFIED \/ FORM_AMBIGUOUS \/ FORM_MALFORMED \/
    CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/ ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/
    ARGUMENTS_INVALID \/ VALIDATION_REPORTED \/ CAPABILITY_REQUESTED \/ REJECTION_REPORTED \/ MESSAGE_ACCEPTED \/
    MESSAGE_REJECTED)) => (<>(state = "PARSING"))

================================================================================
