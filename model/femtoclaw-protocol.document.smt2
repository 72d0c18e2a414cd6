; FemtoClaw protocol 1.0.0, validation of one message: the machine femtoclaw-protocol in the profile document,
; for solvers of SMT-LIB 2.6.
; It follows the document 004_45754242cfad4b31.txt, version 1.0.0.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun RECEIVING () Int 0)
(define-fun PARSING () Int 1)
(define-fun CHECKING_STRUCTURE () Int 2)
(define-fun CHECKING_FORM () Int 3)
(define-fun CHECKING_CAPABILITY () Int 4)
(define-fun CHECKING_ARGUMENTS () Int 5)
(define-fun DECIDING () Int 6)
(define-fun ACCEPTED () Int 7)
(define-fun REJECTED () Int 8)
(define-fun MESSAGE_RECEIVED () Int 9)
(define-fun JSON_PARSED () Int 10)
(define-fun JSON_INVALID () Int 11)
(define-fun STRUCTURE_VERIFIED () Int 12)
(define-fun STRUCTURE_MALFORMED () Int 13)
(define-fun FORM_VERIFIED () Int 14)
(define-fun FORM_MALFORMED () Int 15)
(define-fun CAPABILITY_VERIFIED () Int 16)
(define-fun CAPABILITY_ABSENT () Int 17)
(define-fun CAPABILITY_UNKNOWN () Int 18)
(define-fun ARGUMENTS_VERIFIED () Int 19)
(define-fun ARGUMENTS_ABSENT () Int 20)
(define-fun ARGUMENTS_INVALID () Int 21)
(define-fun MESSAGE_ACCEPTED () Int 22)
(define-fun MESSAGE_REJECTED () Int 23)
(define-fun NONE () Int 24)
(define-fun INVALID_JSON () Int 25)
(define-fun MALFORMED_STRUCTURE () Int 26)
(define-fun UNKNOWN_CAPABILITY () Int 27)
(define-fun INVALID_ARGUMENTS () Int 28)
(define-fun PROTOCOL_AMBIGUITY () Int 29)
(define-fun no_event () Int 30)
(declare-const state Int)
(declare-const state_next Int)
(declare-const failure Int)
(declare-const failure_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (failure Int) (last Int)) Bool (and (= state RECEIVING) (= failure NONE) (= last
    no_event)))

; every variable is in its range
(define-fun domain ((state Int) (failure Int) (last Int)) Bool (and (or (= state RECEIVING) (= state PARSING) (= state
    CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state
    DECIDING) (= state ACCEPTED) (= state REJECTED)) (or (= failure NONE) (= failure INVALID_JSON) (= failure
    MALFORMED_STRUCTURE) (= failure UNKNOWN_CAPABILITY) (= failure INVALID_ARGUMENTS) (= failure PROTOCOL_AMBIGUITY))
    (or (= last no_event) (= last MESSAGE_RECEIVED) (= last JSON_PARSED) (= last JSON_INVALID) (= last
    STRUCTURE_VERIFIED) (= last STRUCTURE_MALFORMED) (= last FORM_VERIFIED) (= last FORM_MALFORMED) (= last
    CAPABILITY_VERIFIED) (= last CAPABILITY_ABSENT) (= last CAPABILITY_UNKNOWN) (= last ARGUMENTS_VERIFIED) (= last
    ARGUMENTS_ABSENT) (= last ARGUMENTS_INVALID) (= last MESSAGE_ACCEPTED) (= last MESSAGE_REJECTED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next Int)) Bool
    (and (= state_next state) (= failure_next failure) (= last_next no_event)))

; MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051]
(define-fun step_MESSAGE_RECEIVED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state RECEIVING) (= state_next PARSING) (= failure_next failure) (= last_next
    MESSAGE_RECEIVED)))

; JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-051]: line 257
(define-fun step_JSON_PARSED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state PARSING) (= state_next CHECKING_STRUCTURE) (= failure_next failure) (= last_next
    JSON_PARSED)))

; JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-056]: line 286
(define-fun step_JSON_INVALID ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state PARSING) (= state_next DECIDING) (= failure_next INVALID_JSON) (= last_next
    JSON_INVALID)))

; STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-051]: line 258
(define-fun step_STRUCTURE_VERIFIED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_STRUCTURE) (= state_next CHECKING_FORM) (= failure_next failure) (=
    last_next STRUCTURE_VERIFIED)))

; STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-056]: line 287
(define-fun step_STRUCTURE_MALFORMED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_STRUCTURE) (= state_next DECIDING) (= failure_next
    MALFORMED_STRUCTURE) (= last_next STRUCTURE_MALFORMED)))

; FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-051]: line 259
(define-fun step_FORM_VERIFIED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state CHECKING_FORM) (= state_next CHECKING_CAPABILITY) (= failure_next failure) (= last_next
    FORM_VERIFIED)))

; FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-056]: line 287
(define-fun step_FORM_MALFORMED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state CHECKING_FORM) (= state_next DECIDING) (= failure_next MALFORMED_STRUCTURE) (= last_next
    FORM_MALFORMED)))

; CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is
; made only if there is a capability; without one, the validation continues.
(define-fun step_CAPABILITY_VERIFIED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_CAPABILITY) (= state_next CHECKING_ARGUMENTS) (= failure_next
    failure) (= last_next CAPABILITY_VERIFIED)))

; CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]: Line 260. The step is made
; only if there is a capability; without one, the validation continues.
(define-fun step_CAPABILITY_ABSENT ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_CAPABILITY) (= state_next CHECKING_ARGUMENTS) (= failure_next
    failure) (= last_next CAPABILITY_ABSENT)))

; CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-056]: line 288
(define-fun step_CAPABILITY_UNKNOWN ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_CAPABILITY) (= state_next DECIDING) (= failure_next
    UNKNOWN_CAPABILITY) (= last_next CAPABILITY_UNKNOWN)))

; ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261
(define-fun step_ARGUMENTS_VERIFIED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_ARGUMENTS) (= state_next DECIDING) (= failure_next failure) (=
    last_next ARGUMENTS_VERIFIED)))

; ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]: line 261
(define-fun step_ARGUMENTS_ABSENT ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state CHECKING_ARGUMENTS) (= state_next DECIDING) (= failure_next failure) (= last_next
    ARGUMENTS_ABSENT)))

; ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-056]: line 289
(define-fun step_ARGUMENTS_INVALID ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int)
    (last_next Int)) Bool (and (= state CHECKING_ARGUMENTS) (= state_next DECIDING) (= failure_next INVALID_ARGUMENTS)
    (= last_next ARGUMENTS_INVALID)))

; MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051]: line 262
(define-fun step_MESSAGE_ACCEPTED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state DECIDING) (= failure NONE) (= state_next ACCEPTED) (= failure_next failure) (= last_next
    MESSAGE_ACCEPTED)))

; MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049]: line 262
(define-fun step_MESSAGE_REJECTED ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next
    Int)) Bool (and (= state DECIDING) (not (= failure NONE)) (= state_next REJECTED) (= failure_next failure) (=
    last_next MESSAGE_REJECTED)))

(define-fun trans ((state Int) (failure Int) (last Int) (state_next Int) (failure_next Int) (last_next Int)) Bool (or
    (stutter state failure last state_next failure_next last_next) (step_MESSAGE_RECEIVED state failure last
    state_next failure_next last_next) (step_JSON_PARSED state failure last state_next failure_next last_next)
    (step_JSON_INVALID state failure last state_next failure_next last_next) (step_STRUCTURE_VERIFIED state failure
    last state_next failure_next last_next) (step_STRUCTURE_MALFORMED state failure last state_next failure_next
    last_next) (step_FORM_VERIFIED state failure last state_next failure_next last_next) (step_FORM_MALFORMED state
    failure last state_next failure_next last_next) (step_CAPABILITY_VERIFIED state failure last state_next
    failure_next last_next) (step_CAPABILITY_ABSENT state failure last state_next failure_next last_next)
    (step_CAPABILITY_UNKNOWN state failure last state_next failure_next last_next) (step_ARGUMENTS_VERIFIED state
    failure last state_next failure_next last_next) (step_ARGUMENTS_ABSENT state failure last state_next failure_next
    last_next) (step_ARGUMENTS_INVALID state failure last state_next failure_next last_next) (step_MESSAGE_ACCEPTED
    state failure last state_next failure_next last_next) (step_MESSAGE_REJECTED state failure last state_next
    failure_next last_next)))

; steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
; and nowhere else. (expected: holds)
(define-fun steps_in_order ((state Int) (failure Int) (last Int)) Bool (and (=> (= state RECEIVING) (not (or (not (or
    (= state RECEIVING) (= state PARSING))) (= state PARSING) (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (=
    state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (and (= state DECIDING) (= failure NONE)) (and (= state
    DECIDING) (not (= failure NONE)))))) (=> (= state PARSING) (not (or (not (or (= state PARSING) (= state
    CHECKING_STRUCTURE) (= state DECIDING))) (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state
    CHECKING_CAPABILITY) (and (= state DECIDING) (= failure NONE)) (and (= state DECIDING) (not (= failure NONE))))))
    (=> (= state CHECKING_STRUCTURE) (not (or (not (or (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state
    DECIDING))) (= state RECEIVING) (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (and (= state DECIDING) (=
    failure NONE)) (and (= state DECIDING) (not (= failure NONE)))))) (=> (= state CHECKING_FORM) (not (or (not (or (=
    state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state DECIDING))) (= state RECEIVING) (= state PARSING) (=
    state CHECKING_CAPABILITY) (and (= state DECIDING) (= failure NONE)) (and (= state DECIDING) (not (= failure
    NONE)))))) (=> (= state CHECKING_CAPABILITY) (not (or (not (or (= state CHECKING_CAPABILITY) (= state
    CHECKING_ARGUMENTS) (= state DECIDING))) (= state RECEIVING) (= state PARSING) (= state CHECKING_STRUCTURE) (and
    (= state DECIDING) (= failure NONE)) (and (= state DECIDING) (not (= failure NONE)))))) (=> (= state
    CHECKING_ARGUMENTS) (not (or (not (or (= state CHECKING_ARGUMENTS) (= state DECIDING))) (= state RECEIVING) (=
    state PARSING) (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (and (= state DECIDING) (= failure NONE)) (and
    (= state DECIDING) (not (= failure NONE)))))) (=> (= state DECIDING) (not (or (not (or (= state DECIDING) (= state
    ACCEPTED) (= state REJECTED))) (= state RECEIVING) (= state PARSING) (= state CHECKING_STRUCTURE) (= state
    CHECKING_FORM) (= state CHECKING_CAPABILITY))))))

; steps-not-repeated [FC-PR-051]: No step is repeated. (expected: holds)
; No question about steps-not-repeated: AG ((CHECKING_STRUCTURE -> AG not PARSING) and (CHECKING_FORM -> AG not
; CHECKING_STRUCTURE) and (CHECKING_CAPABILITY -> AG not CHECKING_FORM) and (CHECKING_ARGUMENTS -> AG not
; CHECKING_CAPABILITY) and (DECIDING -> AG not (PARSING or CHECKING_STRUCTURE or CHECKING_FORM or
; CHECKING_CAPABILITY or CHECKING_ARGUMENTS))): it is about whole paths

; accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
; (expected: holds)
; No question about accepted-after-every-step-1: A[not ACCEPTED W JSON_PARSED] and A[not ACCEPTED W
; STRUCTURE_VERIFIED] and A[not ACCEPTED W FORM_VERIFIED] and A[not ACCEPTED W (CAPABILITY_VERIFIED or
; CAPABILITY_ABSENT)] and A[not ACCEPTED W (ARGUMENTS_VERIFIED or ARGUMENTS_ABSENT)]: it is about whole paths

; accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
; (expected: holds)
; No question about accepted-after-every-step-2: A[not ACCEPTED W JSON_PARSED] and A[not ACCEPTED W
; STRUCTURE_VERIFIED] and A[not ACCEPTED W FORM_VERIFIED] and A[not ACCEPTED W (CAPABILITY_VERIFIED or
; CAPABILITY_ABSENT)] and A[not ACCEPTED W (ARGUMENTS_VERIFIED or ARGUMENTS_ABSENT)]: it is about whole paths

; accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
; (expected: holds)
; No question about accepted-after-every-step-3: A[not ACCEPTED W JSON_PARSED] and A[not ACCEPTED W
; STRUCTURE_VERIFIED] and A[not ACCEPTED W FORM_VERIFIED] and A[not ACCEPTED W (CAPABILITY_VERIFIED or
; CAPABILITY_ABSENT)] and A[not ACCEPTED W (ARGUMENTS_VERIFIED or ARGUMENTS_ABSENT)]: it is about whole paths

; accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
; (expected: holds)
; No question about accepted-after-every-step-4: A[not ACCEPTED W JSON_PARSED] and A[not ACCEPTED W
; STRUCTURE_VERIFIED] and A[not ACCEPTED W FORM_VERIFIED] and A[not ACCEPTED W (CAPABILITY_VERIFIED or
; CAPABILITY_ABSENT)] and A[not ACCEPTED W (ARGUMENTS_VERIFIED or ARGUMENTS_ABSENT)]: it is about whole paths

; accepted-after-every-step [FC-PR-048, FC-PR-051]: No message is accepted before all five checks have passed.
; (expected: holds)
; No question about accepted-after-every-step-5: A[not ACCEPTED W JSON_PARSED] and A[not ACCEPTED W
; STRUCTURE_VERIFIED] and A[not ACCEPTED W FORM_VERIFIED] and A[not ACCEPTED W (CAPABILITY_VERIFIED or
; CAPABILITY_ABSENT)] and A[not ACCEPTED W (ARGUMENTS_VERIFIED or ARGUMENTS_ABSENT)]: it is about whole paths

; without-capability-accepted-only-without-arguments [FC-PR-012]: An input without a capability is accepted only
; if it has no arguments, like a message. It fails: the document does not require it (D-PR-11). (expected:
; fails)
; No question about without-capability-accepted-only-without-arguments: AG (CAPABILITY_ABSENT -> A[not ACCEPTED
; W ARGUMENTS_ABSENT]): it is about whole paths

; failure-means-rejection [FC-PR-049]: A message with a recorded failure is never accepted. (expected: holds)
(define-fun failure_means_rejection ((state Int) (failure Int) (last Int)) Bool (=> (= state ACCEPTED) (= failure
    NONE)))

; rejection-means-failure [FC-PR-059]: A message is rejected only with a recorded failure. (expected: holds)
(define-fun rejection_means_failure ((state Int) (failure Int) (last Int)) Bool (=> (= state REJECTED) (not (= failure
    NONE))))

; verdict-is-reached [FC-PR-006, FC-PR-051]: Every received message is eventually accepted or rejected, provided
; that the validator keeps working. (expected: holds)
; No question about verdict-is-reached: AG (MESSAGE_RECEIVED -> AF (ACCEPTED or REJECTED)): it is about whole
; paths

; verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails
; at the first step; no machine can keep such a promise. (expected: fails)
; No question about verdict-is-reached-even-if-it-stops: AG (MESSAGE_RECEIVED -> AF (ACCEPTED or REJECTED)): it
; is about whole paths

; verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
; rejected. (expected: holds)
; No question about verdict-is-final: AG ((ACCEPTED -> AG ACCEPTED) and (REJECTED -> AG REJECTED)): it is about
; whole paths

; failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
; for a rejection. (expected: holds)
; No question about failures-with-a-step-can-occur-1: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED
; and failure == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and
; failure == INVALID_ARGUMENTS): it is about whole paths

; failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
; for a rejection. (expected: holds)
; No question about failures-with-a-step-can-occur-2: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED
; and failure == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and
; failure == INVALID_ARGUMENTS): it is about whole paths

; failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
; for a rejection. (expected: holds)
; No question about failures-with-a-step-can-occur-3: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED
; and failure == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and
; failure == INVALID_ARGUMENTS): it is about whole paths

; failures-with-a-step-can-occur [FC-PR-056]: Each of the four failures that a step can find can be the reason
; for a rejection. (expected: holds)
; No question about failures-with-a-step-can-occur-4: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED
; and failure == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and
; failure == INVALID_ARGUMENTS): it is about whole paths

; ambiguity-can-occur [FC-PR-007, FC-PR-056]: Ambiguity, which the document lists as a failure, can be the
; reason for a rejection. It fails: none of the six steps checks it (D-PR-04). (expected: fails)
; No question about ambiguity-can-occur: EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole
; paths

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state failure last) (trans state failure last state_next failure_next last_next) (not (domain
    state_next failure_next last_next))))
(check-sat)
(pop 1)
; steps-in-order: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state failure last) (not (steps_in_order state failure last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state failure last) (steps_in_order state failure last) (trans state failure last state_next
    failure_next last_next) (not (steps_in_order state_next failure_next last_next))))
(check-sat)
(pop 1)
; failure-means-rejection: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state failure last) (not (failure_means_rejection state failure last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state failure last) (failure_means_rejection state failure last) (trans state failure last
    state_next failure_next last_next) (not (failure_means_rejection state_next failure_next last_next))))
(check-sat)
(pop 1)
; rejection-means-failure: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state failure last) (not (rejection_means_failure state failure last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state failure last) (rejection_means_failure state failure last) (trans state failure last
    state_next failure_next last_next) (not (rejection_means_failure state_next failure_next last_next))))
(check-sat)
(pop 1)
