------------------------------ MODULE femtoclaw_protocol_document ------------------------------
\* FemtoClaw protocol 1.0.0, validation of one message: the machine femtoclaw-protocol in the profile document,
\* for TLA+.
\* It follows the document 004_45754242cfad4b31.txt, version 1.0.0.
\* Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
\* Run: java -cp tla2tools.jar tlc2.TLC -config femtoclaw_protocol_document.cfg femtoclaw_protocol_document.tla
\* A state includes its last event (last), since properties mention it.
EXTENDS Integers

CONSTANT Watched  \* the properties to track in open
VARIABLES
  state,
  failure,  \* the recorded failure
  last,  \* the event of the last step
  open  \* the properties with a pending weak until

own == <<state, failure, last>>
vars == <<state, failure, last, open>>

\* range-safety: no assignment leaves its variable's range
TypeOK ==
  /\ state \in {"RECEIVING", "PARSING", "CHECKING_STRUCTURE", "CHECKING_FORM", "CHECKING_CAPABILITY",
      "CHECKING_ARGUMENTS", "DECIDING", "ACCEPTED", "REJECTED"}
  /\ failure \in {"NONE", "INVALID_JSON", "MALFORMED_STRUCTURE", "UNKNOWN_CAPABILITY", "INVALID_ARGUMENTS",
      "PROTOCOL_AMBIGUITY"}

\* when the weak until of a property becomes pending; Init adds those that are pending from the start
Due(claim) ==
  CASE claim = "accepted-after-every-step-1" -> (FALSE)
    [] claim = "accepted-after-every-step-2" -> (FALSE)
    [] claim = "accepted-after-every-step-3" -> (FALSE)
    [] claim = "accepted-after-every-step-4" -> (FALSE)
    [] claim = "accepted-after-every-step-5" -> (FALSE)
    [] claim = "without-capability-accepted-only-without-arguments" -> (last = "CAPABILITY_ABSENT")

\* when the weak until of a property is met
Met(claim) ==
  CASE claim = "accepted-after-every-step-1" -> (last = "JSON_PARSED")
    [] claim = "accepted-after-every-step-2" -> (last = "STRUCTURE_VERIFIED")
    [] claim = "accepted-after-every-step-3" -> (last = "FORM_VERIFIED")
    [] claim = "accepted-after-every-step-4" -> (last = "CAPABILITY_VERIFIED" \/ last = "CAPABILITY_ABSENT")
    [] claim = "accepted-after-every-step-5" -> (last = "ARGUMENTS_VERIFIED" \/ last = "ARGUMENTS_ABSENT")
    [] claim = "without-capability-accepted-only-without-arguments" -> (last = "ARGUMENTS_ABSENT")

Init ==
  /\ state = "RECEIVING"
  /\ failure = "NONE"
  /\ last = "none"
  /\ open = {claim \in Watched : (Due(claim) \/ claim \in {"accepted-after-every-step-1",
      "accepted-after-every-step-2", "accepted-after-every-step-3", "accepted-after-every-step-4",
      "accepted-after-every-step-5"}) /\ ~Met(claim)}

\* MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051]
MESSAGE_RECEIVED ==
  /\ (state = "RECEIVING")
  /\ state' = "PARSING"
  /\ last' = "MESSAGE_RECEIVED"
  /\ UNCHANGED <<failure>>

\* JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-051]: line 257
JSON_PARSED ==
  /\ (state = "PARSING")
  /\ state' = "CHECKING_STRUCTURE"
  /\ last' = "JSON_PARSED"
  /\ UNCHANGED <<failure>>

\* JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-056]: line 286
JSON_INVALID ==
  /\ (state = "PARSING")
  /\ state' = "DECIDING"
  /\ failure' = "INVALID_JSON"
  /\ last' = "JSON_INVALID"

\* STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-051]: line 258
STRUCTURE_VERIFIED ==
  /\ (state = "CHECKING_STRUCTURE")
  /\ state' = "CHECKING_FORM"
  /\ last' = "STRUCTURE_VERIFIED"
  /\ UNCHANGED <<failure>>

\* STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-056]: line 287
STRUCTURE_MALFORMED ==
  /\ (state = "CHECKING_STRUCTURE")
  /\ state' = "DECIDING"
  /\ failure' = "MALFORMED_STRUCTURE"
  /\ last' = "STRUCTURE_MALFORMED"

\* FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-051]: line 259
FORM_VERIFIED ==
  /\ (state = "CHECKING_FORM")
  /\ state' = "CHECKING_CAPABILITY"
  /\ last' = "FORM_VERIFIED"
  /\ UNCHANGED <<failure>>

\* FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-056]: line 287
FORM_MALFORMED ==
  /\ (state = "CHECKING_FORM")
  /\ state' = "DECIDING"
  /\ failure' = "MALFORMED_STRUCTURE"
  /\ last' = "FORM_MALFORMED"

\* CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is
\* made only if there is a capability; without one, the validation continues.
CAPABILITY_VERIFIED ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ state' = "CHECKING_ARGUMENTS"
  /\ last' = "CAPABILITY_VERIFIED"
  /\ UNCHANGED <<failure>>

\* CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is made
\* only if there is a capability; without one, the validation continues.
CAPABILITY_ABSENT ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ state' = "CHECKING_ARGUMENTS"
  /\ last' = "CAPABILITY_ABSENT"
  /\ UNCHANGED <<failure>>

\* CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-056]: line 288
CAPABILITY_UNKNOWN ==
  /\ (state = "CHECKING_CAPABILITY")
  /\ state' = "DECIDING"
  /\ failure' = "UNKNOWN_CAPABILITY"
  /\ last' = "CAPABILITY_UNKNOWN"

\* ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261
ARGUMENTS_VERIFIED ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ state' = "DECIDING"
  /\ last' = "ARGUMENTS_VERIFIED"
  /\ UNCHANGED <<failure>>

\* ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261
ARGUMENTS_ABSENT ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ state' = "DECIDING"
  /\ last' = "ARGUMENTS_ABSENT"
  /\ UNCHANGED <<failure>>

\* ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-056]: line 289
ARGUMENTS_INVALID ==
  /\ (state = "CHECKING_ARGUMENTS")
  /\ state' = "DECIDING"
  /\ failure' = "INVALID_ARGUMENTS"
  /\ last' = "ARGUMENTS_INVALID"

\* MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051]: line 262
MESSAGE_ACCEPTED ==
  /\ (state = "DECIDING")
  /\ (failure = "NONE")
  /\ state' = "ACCEPTED"
  /\ last' = "MESSAGE_ACCEPTED"
  /\ UNCHANGED <<failure>>

\* MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049]: line 262
MESSAGE_REJECTED ==
  /\ (state = "DECIDING")
  /\ (failure # "NONE")
  /\ state' = "REJECTED"
  /\ last' = "MESSAGE_REJECTED"
  /\ UNCHANGED <<failure>>

\* a stutter step of the declaration: afterwards there is no last event
Forget == last # "none" /\ last' = "none" /\ UNCHANGED <<state, failure>>

Step ==
  \/ MESSAGE_RECEIVED
  \/ JSON_PARSED
  \/ JSON_INVALID
  \/ STRUCTURE_VERIFIED
  \/ STRUCTURE_MALFORMED
  \/ FORM_VERIFIED
  \/ FORM_MALFORMED
  \/ CAPABILITY_VERIFIED
  \/ CAPABILITY_ABSENT
  \/ CAPABILITY_UNKNOWN
  \/ ARGUMENTS_VERIFIED
  \/ ARGUMENTS_ABSENT
  \/ ARGUMENTS_INVALID
  \/ MESSAGE_ACCEPTED
  \/ MESSAGE_REJECTED
  \/ Forget

\* TLA+ allows the last line anyway; it prevents TLC from reporting the end of a run as a deadlock.
Next ==
  \/ /\ Step
     /\ open' = {claim \in Watched : (Due(claim)' \/ claim \in open) /\ ~Met(claim)'}
  \/ UNCHANGED vars

Spec == Init /\ [][Next]_vars

\* a behaviour with finitely many steps ends without a last event, since it stutters
Settled == []<>(last = "none") \/ []<><<Next>>_vars

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 1 of it.
steps_in_order_1 == state = "RECEIVING" => ~(~(state = "RECEIVING" \/ state = "PARSING") \/ state = "PARSING" \/ state
    = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS"
    \/ (state = "DECIDING" /\ failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 2 of it.
steps_in_order_2 == state = "PARSING" => ~(~(state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state = "DECIDING")
    \/ state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ (state = "DECIDING"
    /\ failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 3 of it.
steps_in_order_3 == state = "CHECKING_STRUCTURE" => ~(~(state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/
    state = "DECIDING") \/ state = "RECEIVING" \/ state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ (state =
    "DECIDING" /\ failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 4 of it.
steps_in_order_4 == state = "CHECKING_FORM" => ~(~(state = "CHECKING_FORM" \/ state = "CHECKING_CAPABILITY" \/ state =
    "DECIDING") \/ state = "RECEIVING" \/ state = "PARSING" \/ state = "CHECKING_CAPABILITY" \/ (state = "DECIDING" /\
    failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 5 of it.
steps_in_order_5 == state = "CHECKING_CAPABILITY" => ~(~(state = "CHECKING_CAPABILITY" \/ state = "CHECKING_ARGUMENTS"
    \/ state = "DECIDING") \/ state = "RECEIVING" \/ state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ (state =
    "DECIDING" /\ failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 6 of it.
steps_in_order_6 == state = "CHECKING_ARGUMENTS" => ~(~(state = "CHECKING_ARGUMENTS" \/ state = "DECIDING") \/ state =
    "RECEIVING" \/ state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ (state = "DECIDING"
    /\ failure = "NONE") \/ (state = "DECIDING" /\ failure # "NONE"))

\* steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
\* and nowhere else. (expected: holds)
\* This is part 7 of it.
steps_in_order_7 == state = "DECIDING" => ~(~(state = "DECIDING" \/ state = "ACCEPTED" \/ state = "REJECTED") \/ state
    = "RECEIVING" \/ state = "PARSING" \/ state = "CHECKING_STRUCTURE" \/ state = "CHECKING_FORM" \/ state =
    "CHECKING_CAPABILITY")

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

\* without-capability-accepted-only-without-arguments [FC-PR-012]: An input without a capability is accepted only
\* if it has no arguments, like a message. It fails: the document does not require it (D-PR-11). (expected:
\* fails)
without_capability_accepted_only_without_arguments == "without-capability-accepted-only-without-arguments" \in open =>
    (~(state = "ACCEPTED"))

\* failure-means-rejection [FC-PR-049]: A message with a recorded failure is never accepted. (expected: holds)
failure_means_rejection == state = "ACCEPTED" => failure = "NONE"

\* rejection-means-failure [FC-PR-059]: A message is rejected only with a recorded failure. (expected: holds)
rejection_means_failure == state = "REJECTED" => failure # "NONE"

\* verdict-is-reached [FC-PR-006, FC-PR-051]: Every received message is eventually accepted or rejected, provided
\* that the validator keeps working. (expected: holds)
verdict_is_reached == (WF_own(JSON_PARSED \/ JSON_INVALID \/ STRUCTURE_VERIFIED \/ STRUCTURE_MALFORMED \/
    FORM_VERIFIED \/ FORM_MALFORMED \/ CAPABILITY_VERIFIED \/ CAPABILITY_ABSENT \/ CAPABILITY_UNKNOWN \/
    ARGUMENTS_VERIFIED \/ ARGUMENTS_ABSENT \/ ARGUMENTS_INVALID \/ MESSAGE_ACCEPTED \/ MESSAGE_REJECTED) /\ Settled)
    => ([](last = "MESSAGE_RECEIVED" => (<>(state = "ACCEPTED" \/ state = "REJECTED"))))

\* verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails
\* at the first step; no machine can keep such a promise. (expected: fails)
verdict_is_reached_even_if_it_stops == (Settled) => ([](last = "MESSAGE_RECEIVED" => (<>(state = "ACCEPTED" \/ state =
    "REJECTED"))))

\* verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
\* rejected. (expected: holds)
verdict_is_final == []((state = "ACCEPTED" => ([](state = "ACCEPTED"))) /\ (state = "REJECTED" => ([](state =
    "REJECTED"))))

\* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
\* for a rejection. (expected: holds)
\* This is part 1 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_with_a_step_can_occur_1 == ~(state = "REJECTED" /\ failure = "INVALID_JSON")

\* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
\* for a rejection. (expected: holds)
\* This is part 2 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_with_a_step_can_occur_2 == ~(state = "REJECTED" /\ failure = "MALFORMED_STRUCTURE")

\* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
\* for a rejection. (expected: holds)
\* This is part 3 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_with_a_step_can_occur_3 == ~(state = "REJECTED" /\ failure = "UNKNOWN_CAPABILITY")

\* failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
\* for a rejection. (expected: holds)
\* This is part 4 of it.
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
failures_with_a_step_can_occur_4 == ~(state = "REJECTED" /\ failure = "INVALID_ARGUMENTS")

\* ambiguity-can-occur [FC-PR-007, FC-PR-056]: Ambiguity, which the document lists as a failure, can be the
\* reason for a rejection. It fails: none of the six steps checks it (D-PR-04). (expected: fails)
\* It is about some path, so this is its negation: the property holds if TLC finds this violated.
ambiguity_can_occur == ~(state = "REJECTED" /\ failure = "PROTOCOL_AMBIGUITY")

================================================================================
