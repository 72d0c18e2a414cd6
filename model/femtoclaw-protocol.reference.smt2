; FemtoClaw protocol 1.0.0, validation of one message, reference: the machine femtoclaw-protocol in the profile
; reference, for solvers of SMT-LIB 2.6.
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
(define-fun TEXT_AMBIGUOUS () Int 12)
(define-fun STRUCTURE_VERIFIED () Int 13)
(define-fun STRUCTURE_MALFORMED () Int 14)
(define-fun FORM_VERIFIED () Int 15)
(define-fun FORM_AMBIGUOUS () Int 16)
(define-fun FORM_MALFORMED () Int 17)
(define-fun CAPABILITY_VERIFIED () Int 18)
(define-fun CAPABILITY_ABSENT () Int 19)
(define-fun CAPABILITY_UNKNOWN () Int 20)
(define-fun ARGUMENTS_VERIFIED () Int 21)
(define-fun ARGUMENTS_ABSENT () Int 22)
(define-fun ARGUMENTS_INVALID () Int 23)
(define-fun VALIDATION_REPORTED () Int 24)
(define-fun CAPABILITY_REQUESTED () Int 25)
(define-fun REJECTION_REPORTED () Int 26)
(define-fun MESSAGE_ACCEPTED () Int 27)
(define-fun MESSAGE_REJECTED () Int 28)
(define-fun TEXT_COMPOSED () Int 29)
(define-fun NAMES_COMPOSED () Int 30)
(define-fun FOREIGN_NAME_COMPOSED () Int 31)
(define-fun SHAPE_COMPOSED () Int 32)
(define-fun TOOL_COMPOSED () Int 33)
(define-fun ARGUMENTS_COMPOSED () Int 34)
(define-fun PROMPT_INJECTED () Int 35)
(define-fun REGISTRY_CHANGED () Int 36)
(define-fun SOUND () Int 37)
(define-fun BROKEN () Int 38)
(define-fun AMBIGUOUS () Int 39)
(define-fun NEITHER () Int 40)
(define-fun MESSAGE () Int 41)
(define-fun TOOL_CALL () Int 42)
(define-fun BOTH () Int 43)
(define-fun FOREIGN_NAME () Int 44)
(define-fun WRONG_TYPE () Int 45)
(define-fun READER () Int 46)
(define-fun WRITER () Int 47)
(define-fun LOOKALIKE () Int 48)
(define-fun FOR_READER () Int 49)
(define-fun FOR_WRITER () Int 50)
(define-fun FIRST () Int 51)
(define-fun SECOND () Int 52)
(define-fun NONE () Int 53)
(define-fun INVALID_JSON () Int 54)
(define-fun MALFORMED_STRUCTURE () Int 55)
(define-fun UNKNOWN_CAPABILITY () Int 56)
(define-fun INVALID_ARGUMENTS () Int 57)
(define-fun PROTOCOL_AMBIGUITY () Int 58)
(define-fun RECEIVED () Int 59)
(define-fun VALIDATED () Int 60)
(define-fun REQUESTED () Int 61)
(define-fun no_event () Int 62)
(declare-const state Int)
(declare-const state_next Int)
(declare-const text Int)
(declare-const text_next Int)
(declare-const names Int)
(declare-const names_next Int)
(declare-const foreign Bool)
(declare-const foreign_next Bool)
(declare-const shape Int)
(declare-const shape_next Int)
(declare-const tool Int)
(declare-const tool_next Int)
(declare-const arguments Int)
(declare-const arguments_next Int)
(declare-const injected Bool)
(declare-const injected_next Bool)
(declare-const epoch Int)
(declare-const epoch_next Int)
(declare-const pinned Int)
(declare-const pinned_next Int)
(declare-const failure Int)
(declare-const failure_next Int)
(declare-const telemetry Int)
(declare-const telemetry_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int) (injected
    Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (= state RECEIVING) (= text
    SOUND) (= names NEITHER) (= foreign false) (= shape SOUND) (= tool READER) (= arguments FOR_READER) (= injected
    false) (= epoch FIRST) (= pinned NONE) (= failure NONE) (= telemetry NONE) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int) (injected
    Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (or (= state RECEIVING) (=
    state PARSING) (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state
    CHECKING_ARGUMENTS) (= state DECIDING) (= state ACCEPTED) (= state REJECTED)) (or (= text SOUND) (= text BROKEN)
    (= text AMBIGUOUS)) (or (= names NEITHER) (= names MESSAGE) (= names TOOL_CALL) (= names BOTH)) (or (= shape
    SOUND) (= shape FOREIGN_NAME) (= shape WRONG_TYPE)) (or (= tool READER) (= tool WRITER) (= tool LOOKALIKE)) (or (=
    arguments FOR_READER) (= arguments FOR_WRITER)) (or (= epoch FIRST) (= epoch SECOND)) (or (= pinned NONE) (=
    pinned FIRST) (= pinned SECOND)) (or (= failure NONE) (= failure INVALID_JSON) (= failure MALFORMED_STRUCTURE) (=
    failure UNKNOWN_CAPABILITY) (= failure INVALID_ARGUMENTS) (= failure PROTOCOL_AMBIGUITY)) (or (= telemetry NONE)
    (= telemetry RECEIVED) (= telemetry VALIDATED) (= telemetry REQUESTED) (= telemetry REJECTED)) (or (= last
    no_event) (= last MESSAGE_RECEIVED) (= last JSON_PARSED) (= last JSON_INVALID) (= last TEXT_AMBIGUOUS) (= last
    STRUCTURE_VERIFIED) (= last STRUCTURE_MALFORMED) (= last FORM_VERIFIED) (= last FORM_AMBIGUOUS) (= last
    FORM_MALFORMED) (= last CAPABILITY_VERIFIED) (= last CAPABILITY_ABSENT) (= last CAPABILITY_UNKNOWN) (= last
    ARGUMENTS_VERIFIED) (= last ARGUMENTS_ABSENT) (= last ARGUMENTS_INVALID) (= last VALIDATION_REPORTED) (= last
    CAPABILITY_REQUESTED) (= last REJECTION_REPORTED) (= last MESSAGE_ACCEPTED) (= last MESSAGE_REJECTED) (= last
    TEXT_COMPOSED) (= last NAMES_COMPOSED) (= last FOREIGN_NAME_COMPOSED) (= last SHAPE_COMPOSED) (= last
    TOOL_COMPOSED) (= last ARGUMENTS_COMPOSED) (= last PROMPT_INJECTED) (= last REGISTRY_CHANGED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int)
    (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next Int)
    (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next Bool)
    (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state_next state) (= text_next text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (=
    tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next
    pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next no_event)))

; MESSAGE_RECEIVED (input): RECEIVING -> PARSING [FC-PR-051, FC-PR-063, FC-PR-066]: The registry of this moment
; judges the message (D-PR-03).
(define-fun step_MESSAGE_RECEIVED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next PARSING) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch)
    (= pinned_next (ite (= epoch FIRST) FIRST SECOND)) (= failure_next failure) (= telemetry_next RECEIVED) (=
    last_next MESSAGE_RECEIVED)))

; JSON_PARSED (machine): PARSING -> CHECKING_STRUCTURE [FC-PR-020, FC-PR-022, FC-PR-051]
(define-fun step_JSON_PARSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int)
    (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next Int)
    (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next Bool)
    (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (= state
    PARSING) (= text SOUND) (= state_next CHECKING_STRUCTURE) (= text_next text) (= names_next names) (= foreign_next
    foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (=
    epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next
    JSON_PARSED)))

; JSON_INVALID (machine): PARSING -> DECIDING [FC-PR-020, FC-PR-022, FC-PR-056]
(define-fun step_JSON_INVALID ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state PARSING) (= text BROKEN) (= state_next DECIDING) (= text_next text) (= names_next names) (= foreign_next
    foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (=
    epoch_next epoch) (= pinned_next pinned) (= failure_next INVALID_JSON) (= telemetry_next telemetry) (= last_next
    JSON_INVALID)))

; TEXT_AMBIGUOUS (machine): PARSING -> DECIDING [FC-PR-007, FC-PR-056]: Duplicate names, numbers that no double
; represents, unpaired surrogates.
(define-fun step_TEXT_AMBIGUOUS ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state PARSING) (= text AMBIGUOUS) (= state_next DECIDING) (= text_next text) (= names_next names) (= foreign_next
    foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (=
    epoch_next epoch) (= pinned_next pinned) (= failure_next PROTOCOL_AMBIGUITY) (= telemetry_next telemetry) (=
    last_next TEXT_AMBIGUOUS)))

; STRUCTURE_VERIFIED (machine): CHECKING_STRUCTURE -> CHECKING_FORM [FC-PR-023, FC-PR-025, FC-PR-051]
(define-fun step_STRUCTURE_VERIFIED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_STRUCTURE) (and (not foreign) (not (= names NEITHER))) (= state_next CHECKING_FORM) (=
    text_next text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (=
    arguments_next arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next
    failure) (= telemetry_next telemetry) (= last_next STRUCTURE_VERIFIED)))

; STRUCTURE_MALFORMED (machine): CHECKING_STRUCTURE -> DECIDING [FC-PR-023, FC-PR-025, FC-PR-056]
(define-fun step_STRUCTURE_MALFORMED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_STRUCTURE) (or foreign (= names NEITHER)) (= state_next DECIDING) (= text_next text)
    (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments)
    (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next MALFORMED_STRUCTURE) (=
    telemetry_next telemetry) (= last_next STRUCTURE_MALFORMED)))

; FORM_VERIFIED (machine): CHECKING_FORM -> CHECKING_CAPABILITY [FC-PR-018, FC-PR-021, FC-PR-051]
(define-fun step_FORM_VERIFIED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state CHECKING_FORM) (and (not (= names BOTH)) (= shape SOUND)) (= state_next CHECKING_CAPABILITY) (= text_next
    text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next
    arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (=
    telemetry_next telemetry) (= last_next FORM_VERIFIED)))

; FORM_AMBIGUOUS (machine): CHECKING_FORM -> DECIDING [FC-PR-018, FC-PR-019, FC-PR-024, FC-PR-056]
(define-fun step_FORM_AMBIGUOUS ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state CHECKING_FORM) (= names BOTH) (= state_next DECIDING) (= text_next text) (= names_next names) (=
    foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next
    injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next PROTOCOL_AMBIGUITY) (= telemetry_next
    telemetry) (= last_next FORM_AMBIGUOUS)))

; FORM_MALFORMED (machine): CHECKING_FORM -> DECIDING [FC-PR-021, FC-PR-025, FC-PR-056]
(define-fun step_FORM_MALFORMED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state CHECKING_FORM) (and (not (= names BOTH)) (not (= shape SOUND))) (= state_next DECIDING) (= text_next text)
    (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments)
    (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next MALFORMED_STRUCTURE) (=
    telemetry_next telemetry) (= last_next FORM_MALFORMED)))

; CAPABILITY_ABSENT (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-051]
(define-fun step_CAPABILITY_ABSENT ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_CAPABILITY) (= names MESSAGE) (= state_next CHECKING_ARGUMENTS) (= text_next text) (=
    names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (=
    injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next
    telemetry) (= last_next CAPABILITY_ABSENT)))

; CAPABILITY_VERIFIED (machine): CHECKING_CAPABILITY -> CHECKING_ARGUMENTS [FC-PR-010, FC-PR-044, FC-PR-051]
(define-fun step_CAPABILITY_VERIFIED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_CAPABILITY) (and (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (=
    pinned SECOND)))) (= state_next CHECKING_ARGUMENTS) (= text_next text) (= names_next names) (= foreign_next
    foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (=
    epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next
    CAPABILITY_VERIFIED)))

; CAPABILITY_UNKNOWN (machine): CHECKING_CAPABILITY -> DECIDING [FC-PR-045, FC-PR-056]
(define-fun step_CAPABILITY_UNKNOWN ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_CAPABILITY) (and (= names TOOL_CALL) (not (or (= tool READER) (and (= tool WRITER) (=
    pinned SECOND))))) (= state_next DECIDING) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch)
    (= pinned_next pinned) (= failure_next UNKNOWN_CAPABILITY) (= telemetry_next telemetry) (= last_next
    CAPABILITY_UNKNOWN)))

; ARGUMENTS_ABSENT (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-051]
(define-fun step_ARGUMENTS_ABSENT ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state CHECKING_ARGUMENTS) (= names MESSAGE) (= state_next DECIDING) (= text_next text) (= names_next names) (=
    foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next
    injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (=
    last_next ARGUMENTS_ABSENT)))

; ARGUMENTS_VERIFIED (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-041, FC-PR-046, FC-PR-051]
(define-fun step_ARGUMENTS_VERIFIED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_ARGUMENTS) (and (= names TOOL_CALL) (= arguments (ite (= tool READER) FOR_READER
    FOR_WRITER))) (= state_next DECIDING) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch)
    (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next ARGUMENTS_VERIFIED)))

; ARGUMENTS_INVALID (machine): CHECKING_ARGUMENTS -> DECIDING [FC-PR-046, FC-PR-047, FC-PR-056]
(define-fun step_ARGUMENTS_INVALID ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state CHECKING_ARGUMENTS) (and (= names TOOL_CALL) (not (= arguments (ite (= tool READER) FOR_READER
    FOR_WRITER)))) (= state_next DECIDING) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch)
    (= pinned_next pinned) (= failure_next INVALID_ARGUMENTS) (= telemetry_next telemetry) (= last_next
    ARGUMENTS_INVALID)))

; VALIDATION_REPORTED (machine): DECIDING -> the same [FC-PR-035, FC-PR-066]
(define-fun step_VALIDATION_REPORTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state DECIDING) (and (= failure NONE) (= telemetry RECEIVED)) (= state_next state) (= text_next text)
    (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments)
    (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next
    VALIDATED) (= last_next VALIDATION_REPORTED)))

; CAPABILITY_REQUESTED (machine): DECIDING -> the same [FC-PR-066]
(define-fun step_CAPABILITY_REQUESTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state DECIDING) (and (= names TOOL_CALL) (= telemetry VALIDATED)) (= state_next state) (= text_next
    text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next
    arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (=
    telemetry_next REQUESTED) (= last_next CAPABILITY_REQUESTED)))

; REJECTION_REPORTED (machine): DECIDING -> the same [FC-PR-058, FC-PR-066]
(define-fun step_REJECTION_REPORTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state DECIDING) (and (not (= failure NONE)) (= telemetry RECEIVED)) (= state_next state) (= text_next
    text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next
    arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (=
    telemetry_next REJECTED) (= last_next REJECTION_REPORTED)))

; MESSAGE_ACCEPTED (machine): DECIDING -> ACCEPTED [FC-PR-051, FC-PR-066]
(define-fun step_MESSAGE_ACCEPTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED)) (= state_next ACCEPTED) (= text_next
    text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next
    arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (=
    telemetry_next telemetry) (= last_next MESSAGE_ACCEPTED)))

; MESSAGE_REJECTED (machine): DECIDING -> REJECTED [FC-PR-049, FC-PR-058, FC-PR-066]
(define-fun step_MESSAGE_REJECTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state DECIDING) (= telemetry REJECTED) (= state_next REJECTED) (= text_next text) (= names_next names) (=
    foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next
    injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (=
    last_next MESSAGE_REJECTED)))

; TEXT_COMPOSED (environment)
(define-fun step_TEXT_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next state) (= text_next (ite (= text SOUND) BROKEN (ite (= text BROKEN) AMBIGUOUS
    SOUND))) (= names_next names) (= foreign_next foreign) (= shape_next shape) (= tool_next tool) (= arguments_next
    arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (=
    telemetry_next telemetry) (= last_next TEXT_COMPOSED)))

; NAMES_COMPOSED (environment)
(define-fun step_NAMES_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next state) (= text_next text) (= names_next (ite (= names NEITHER) MESSAGE (ite (=
    names MESSAGE) TOOL_CALL (ite (= names TOOL_CALL) BOTH NEITHER)))) (= foreign_next foreign) (= shape_next shape)
    (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next
    pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next NAMES_COMPOSED)))

; FOREIGN_NAME_COMPOSED (environment)
(define-fun step_FOREIGN_NAME_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state RECEIVING) (= state_next state) (= text_next text) (= names_next names) (= foreign_next true)
    (= shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next
    epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next
    FOREIGN_NAME_COMPOSED)))

; SHAPE_COMPOSED (environment)
(define-fun step_SHAPE_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next state) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next (ite (= shape SOUND) FOREIGN_NAME (ite (= shape FOREIGN_NAME) WRONG_TYPE SOUND))) (= tool_next tool) (=
    arguments_next arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next
    failure) (= telemetry_next telemetry) (= last_next SHAPE_COMPOSED)))

; TOOL_COMPOSED (environment)
(define-fun step_TOOL_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next state) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next (ite (= tool READER) WRITER (ite (= tool WRITER) LOOKALIKE READER))) (=
    arguments_next arguments) (= injected_next injected) (= epoch_next epoch) (= pinned_next pinned) (= failure_next
    failure) (= telemetry_next telemetry) (= last_next TOOL_COMPOSED)))

; ARGUMENTS_COMPOSED (environment)
(define-fun step_ARGUMENTS_COMPOSED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int)
    (text_next Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int)
    (injected_next Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int))
    Bool (and (= state RECEIVING) (= state_next state) (= text_next text) (= names_next names) (= foreign_next
    foreign) (= shape_next shape) (= tool_next tool) (= arguments_next FOR_WRITER) (= injected_next injected) (=
    epoch_next epoch) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next
    ARGUMENTS_COMPOSED)))

; PROMPT_INJECTED (environment)
(define-fun step_PROMPT_INJECTED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state RECEIVING) (= state_next state) (= text_next text) (= names_next names) (= foreign_next foreign) (=
    shape_next shape) (= tool_next tool) (= arguments_next arguments) (= injected_next true) (= epoch_next epoch) (=
    pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next PROMPT_INJECTED)))

; REGISTRY_CHANGED (environment)
(define-fun step_REGISTRY_CHANGED ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next
    Int) (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next
    Bool) (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (and (=
    state_next state) (= text_next text) (= names_next names) (= foreign_next foreign) (= shape_next shape) (=
    tool_next tool) (= arguments_next arguments) (= injected_next injected) (= epoch_next (ite (= epoch FIRST) SECOND
    FIRST)) (= pinned_next pinned) (= failure_next failure) (= telemetry_next telemetry) (= last_next
    REGISTRY_CHANGED)))

(define-fun trans ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int) (injected
    Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int) (state_next Int) (text_next Int)
    (names_next Int) (foreign_next Bool) (shape_next Int) (tool_next Int) (arguments_next Int) (injected_next Bool)
    (epoch_next Int) (pinned_next Int) (failure_next Int) (telemetry_next Int) (last_next Int)) Bool (or (stutter
    state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next) (step_MESSAGE_RECEIVED state text names foreign shape tool arguments injected epoch
    pinned failure telemetry last state_next text_next names_next foreign_next shape_next tool_next arguments_next
    injected_next epoch_next pinned_next failure_next telemetry_next last_next) (step_JSON_PARSED state text names
    foreign shape tool arguments injected epoch pinned failure telemetry last state_next text_next names_next
    foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next
    last_next) (step_JSON_INVALID state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next
    epoch_next pinned_next failure_next telemetry_next last_next) (step_TEXT_AMBIGUOUS state text names foreign shape
    tool arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_STRUCTURE_VERIFIED state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_STRUCTURE_MALFORMED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_FORM_VERIFIED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_FORM_AMBIGUOUS state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_FORM_MALFORMED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_CAPABILITY_ABSENT state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_CAPABILITY_VERIFIED state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_CAPABILITY_UNKNOWN state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_ARGUMENTS_ABSENT state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_ARGUMENTS_VERIFIED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_ARGUMENTS_INVALID state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_VALIDATION_REPORTED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_CAPABILITY_REQUESTED state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_REJECTION_REPORTED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_MESSAGE_ACCEPTED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_MESSAGE_REJECTED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_TEXT_COMPOSED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_NAMES_COMPOSED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_FOREIGN_NAME_COMPOSED state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_SHAPE_COMPOSED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_TOOL_COMPOSED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_ARGUMENTS_COMPOSED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)
    (step_PROMPT_INJECTED state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (step_REGISTRY_CHANGED state text names foreign shape tool
    arguments injected epoch pinned failure telemetry last state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next)))

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-1: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-2: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-3: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-4: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-5: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-6: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-7: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-8: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-9: EF (PARSING and text == SOUND and names == MESSAGE and not
; foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and shape
; == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-10: EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and
; shape == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-11: EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and
; shape == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-12: EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and
; shape == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; every-kind-of-message-can-come [FC-PR-006]: The sender is not restricted, so each single fact can be wrong
; while all others are right. (expected: holds)
; No question about every-kind-of-message-can-come-13: EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == NEITHER and not foreign and
; shape == SOUND) and EF (PARSING and text == SOUND and names == BOTH and not foreign and shape == SOUND) and EF
; (PARSING and text == BROKEN and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text
; == AMBIGUOUS and names == MESSAGE and not foreign and shape == SOUND) and EF (PARSING and text == SOUND and
; names == MESSAGE and foreign and shape == SOUND) and EF (PARSING and text == SOUND and names == MESSAGE and
; not foreign and shape == FOREIGN_NAME) and EF (PARSING and text == SOUND and names == MESSAGE and not foreign
; and shape == WRONG_TYPE) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == READER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_READER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == WRITER and
; arguments == FOR_WRITER) and EF (PARSING and text == SOUND and names == TOOL_CALL and tool == LOOKALIKE and
; arguments == FOR_READER): it is about whole paths

; message-is-not-modified [FC-PR-014]: After the reception, no fact about the message changes. (expected: holds)
; No question about message-is-not-modified: AG (RECEIVING or ( (text == SOUND -> AG text == SOUND) and (text ==
; BROKEN -> AG text == BROKEN) and (text == AMBIGUOUS -> AG text == AMBIGUOUS) and (names == NEITHER -> AG names
; == NEITHER) and (names == MESSAGE -> AG names == MESSAGE) and (names == TOOL_CALL -> AG names == TOOL_CALL)
; and (names == BOTH -> AG names == BOTH) and (foreign -> AG foreign) and (not foreign -> AG not foreign) and
; (shape == SOUND -> AG shape == SOUND) and (shape == FOREIGN_NAME -> AG shape == FOREIGN_NAME) and (shape ==
; WRONG_TYPE -> AG shape == WRONG_TYPE) and (tool == READER -> AG tool == READER) and (tool == WRITER -> AG tool
; == WRITER) and (tool == LOOKALIKE -> AG tool == LOOKALIKE) and (arguments == FOR_READER -> AG arguments ==
; FOR_READER) and (arguments == FOR_WRITER -> AG arguments == FOR_WRITER) and (injected -> AG injected) and (not
; injected -> AG not injected))): it is about whole paths

; accepted-means-valid [FC-PR-004, FC-PR-007, FC-PR-010, FC-PR-018, FC-PR-020, FC-PR-021, FC-PR-022, FC-PR-023,
; FC-PR-024, FC-PR-025, FC-PR-041, FC-PR-044, FC-PR-046, FC-PR-048, FC-PR-049, FC-PR-054]: A message is accepted
; only if its text is sound and it has one form and no unknown name. A tool call also needs a capability that is
; registered under exactly this name, and arguments that match it. (expected: holds)
(define-fun accepted_means_valid ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments
    Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (= state
    ACCEPTED) (and (= text SOUND) (not foreign) (or (= names MESSAGE) (= names TOOL_CALL)) (= shape SOUND) (=> (=
    names TOOL_CALL) (or (and (= tool READER) (= arguments FOR_READER)) (and (= tool WRITER) (= arguments FOR_WRITER)
    (= pinned SECOND)))))))

; rejected-means-invalid [FC-PR-041, FC-PR-044, FC-PR-046]: A message is rejected only if one of these
; conditions is violated. (expected: holds)
(define-fun rejected_means_invalid ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (=
    state REJECTED) (not (and (= text SOUND) (not foreign) (or (= names MESSAGE) (= names TOOL_CALL)) (= shape SOUND)
    (=> (= names TOOL_CALL) (or (and (= tool READER) (= arguments FOR_READER)) (and (= tool WRITER) (= arguments
    FOR_WRITER) (= pinned SECOND))))))))

; first-failure-is-the-reason [FC-PR-007, FC-PR-019, FC-PR-020, FC-PR-024, FC-PR-045, FC-PR-047, FC-PR-051,
; FC-PR-056, FC-PR-059]: The recorded reason is that of the first check, in the order of the steps, that the
; message fails, independent of all later checks; there is none if it passes all of them. (expected: holds)
(define-fun first_failure_is_the_reason ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (or (=
    state DECIDING) (= state ACCEPTED) (= state REJECTED)) (= failure (ite (= text BROKEN) INVALID_JSON (ite (= text
    AMBIGUOUS) PROTOCOL_AMBIGUITY (ite (or foreign (= names NEITHER)) MALFORMED_STRUCTURE (ite (= names BOTH)
    PROTOCOL_AMBIGUITY (ite (not (= shape SOUND)) MALFORMED_STRUCTURE (ite (= names MESSAGE) NONE (ite (or (= tool
    LOOKALIKE) (and (= tool WRITER) (= pinned FIRST))) UNKNOWN_CAPABILITY (ite (or (and (= tool READER) (= arguments
    FOR_WRITER)) (and (= tool WRITER) (= arguments FOR_READER))) INVALID_ARGUMENTS NONE)))))))))))

; reason-only-at-the-end [FC-PR-051, FC-PR-059]: During the checks, no failure is recorded, since the first
; failure ends them. (expected: holds)
(define-fun reason_only_at_the_end ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (or (=
    failure NONE) (= state DECIDING) (= state REJECTED)))

; verdict-is-settled-at-reception [FC-PR-013, FC-PR-014, FC-PR-033, FC-PR-049, FC-PR-052, FC-PR-063]: When a
; message is received, the message and the registry of this moment determine whether it will be accepted or
; rejected, and no later change of the registry can alter that. (expected: holds)
; No question about verdict-is-settled-at-reception: AG (MESSAGE_RECEIVED -> ( ((text == SOUND and not foreign
; and (names == MESSAGE or names == TOOL_CALL) and shape == SOUND and (names == TOOL_CALL -> ((tool == READER
; and arguments == FOR_READER) or (tool == WRITER and arguments == FOR_WRITER and epoch == SECOND)))) -> AG not
; REJECTED) and (not (text == SOUND and not foreign and (names == MESSAGE or names == TOOL_CALL) and shape ==
; SOUND and (names == TOOL_CALL -> ((tool == READER and arguments == FOR_READER) or (tool == WRITER and
; arguments == FOR_WRITER and epoch == SECOND)))) -> AG not ACCEPTED))): it is about whole paths

; registry-is-pinned [FC-PR-014, FC-PR-063]: From beginning to end, the registry at the reception of a message
; judges it. (expected: holds)
; No question about registry-is-pinned: AG ((MESSAGE_RECEIVED -> pinned == (FIRST if epoch == FIRST else
; SECOND)) and (pinned == FIRST -> AG pinned == FIRST) and (pinned == SECOND -> AG pinned == SECOND) and
; (RECEIVING or pinned != NONE)): it is about whole paths

; same-message-same-verdict [FC-PR-062]: A message that is accepted at one time is never rejected at another.
; Sacrificed: its validity includes the registration of its capability, and the registry changes (D-PR-03).
; Instead, verdict-is-settled-at-reception holds. (expected: fails)
; No question about same-message-same-verdict: not ( EF (ACCEPTED and text == SOUND and names == TOOL_CALL and
; not foreign and shape == SOUND and tool == WRITER and arguments == FOR_WRITER and not injected) and EF
; (REJECTED and text == SOUND and names == TOOL_CALL and not foreign and shape == SOUND and tool == WRITER and
; arguments == FOR_WRITER and not injected)): its path quantifiers cannot be dropped

; accepted-capability-is-registered-now [FC-PR-044]: When a tool call has been accepted, its capability is
; registered. Sacrificed: it was registered when the message was received, but the registry may have changed
; since, so authorisation must check again (D-PR-10). Instead, accepted-means-valid holds. (expected: fails)
(define-fun accepted_capability_is_registered_now ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool
    Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=>
    (and (= state ACCEPTED) (= names TOOL_CALL) (= tool WRITER)) (= epoch SECOND)))

; no-injected-call-is-accepted [FC-PR-061]: No tool call that injected text caused is accepted. It fails: such a
; call is well-formed like any other, and its bytes do not show its origin (D-PR-06). (expected: fails)
(define-fun no_injected_call_is_accepted ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (=
    state ACCEPTED) (not (and injected (= names TOOL_CALL)))))

; steps-in-order [FC-PR-051]: From each step, a message goes to the step after it or straight to the last one,
; and nowhere else. (expected: holds)
(define-fun steps_in_order ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int)
    (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (=> (= state
    RECEIVING) (not (or (not (or (= state RECEIVING) (= state PARSING))) (and (= state PARSING) (= text SOUND)) (and
    (= state PARSING) (= text BROKEN)) (and (= state PARSING) (= text AMBIGUOUS)) (and (= state CHECKING_STRUCTURE)
    (not foreign) (not (= names NEITHER))) (and (= state CHECKING_STRUCTURE) (or foreign (= names NEITHER))) (and (=
    state CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state CHECKING_FORM) (= names BOTH)) (and (=
    state CHECKING_FORM) (not (= names BOTH)) (not (= shape SOUND))) (and (= state CHECKING_CAPABILITY) (= names
    MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (=
    pinned SECOND)))) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (not (or (= tool READER) (and (= tool
    WRITER) (= pinned SECOND))))) (and (= state CHECKING_ARGUMENTS) (= names MESSAGE)) (and (= state
    CHECKING_ARGUMENTS) (= names TOOL_CALL) (= arguments (ite (= tool READER) FOR_READER FOR_WRITER))) (and (= state
    CHECKING_ARGUMENTS) (= names TOOL_CALL) (not (= arguments (ite (= tool READER) FOR_READER FOR_WRITER)))) (and (=
    state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (or (= state RECEIVING) (= state PARSING)))) (and (=
    state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (or (= state RECEIVING) (= state PARSING)))) (and
    (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state RECEIVING) (= state PARSING))))
    (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (=
    telemetry REJECTED)) (and (= state RECEIVING) (not (or (= state RECEIVING) (= state PARSING))))))) (=> (= state
    PARSING) (not (or (not (or (= state PARSING) (= state CHECKING_STRUCTURE) (= state DECIDING))) (and (= state
    CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER))) (and (= state CHECKING_FORM) (not (= names BOTH)) (=
    shape SOUND)) (and (= state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names
    TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned SECOND)))) (and (= state DECIDING) (= failure NONE)
    (= telemetry RECEIVED) (not (or (= state PARSING) (= state CHECKING_STRUCTURE) (= state DECIDING)))) (and (= state
    DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (or (= state PARSING) (= state CHECKING_STRUCTURE) (=
    state DECIDING)))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state
    PARSING) (= state CHECKING_STRUCTURE) (= state DECIDING)))) (and (= state DECIDING) (= telemetry (ite (= names
    TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not
    (or (= state PARSING) (= state CHECKING_STRUCTURE) (= state DECIDING))))))) (=> (= state CHECKING_STRUCTURE) (not
    (or (not (or (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state DECIDING))) (= state RECEIVING) (and (=
    state CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state CHECKING_CAPABILITY) (= names MESSAGE))
    (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned
    SECOND)))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (or (= state CHECKING_STRUCTURE)
    (= state CHECKING_FORM) (= state DECIDING)))) (and (= state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED)
    (not (or (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state DECIDING)))) (and (= state DECIDING) (not
    (= failure NONE)) (= telemetry RECEIVED) (not (or (= state CHECKING_STRUCTURE) (= state CHECKING_FORM) (= state
    DECIDING)))) (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state
    DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (or (= state CHECKING_STRUCTURE) (= state
    CHECKING_FORM) (= state DECIDING))))))) (=> (= state CHECKING_FORM) (not (or (not (or (= state CHECKING_FORM) (=
    state CHECKING_CAPABILITY) (= state DECIDING))) (= state RECEIVING) (and (= state PARSING) (= text SOUND)) (and (=
    state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool
    READER) (and (= tool WRITER) (= pinned SECOND)))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED)
    (not (or (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state DECIDING)))) (and (= state DECIDING) (=
    names TOOL_CALL) (= telemetry VALIDATED) (not (or (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state
    DECIDING)))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state
    CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state DECIDING)))) (and (= state DECIDING) (= telemetry (ite (=
    names TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING)
    (not (or (= state CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state DECIDING))))))) (=> (= state
    CHECKING_CAPABILITY) (not (or (not (or (= state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state
    DECIDING))) (= state RECEIVING) (and (= state PARSING) (= text SOUND)) (and (= state CHECKING_STRUCTURE) (not
    foreign) (not (= names NEITHER))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (or (=
    state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state DECIDING)))) (and (= state DECIDING) (= names
    TOOL_CALL) (= telemetry VALIDATED) (not (or (= state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state
    DECIDING)))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state
    CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state DECIDING)))) (and (= state DECIDING) (= telemetry (ite
    (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (= telemetry REJECTED)) (and (= state
    RECEIVING) (not (or (= state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS) (= state DECIDING))))))) (=> (=
    state CHECKING_ARGUMENTS) (not (or (not (or (= state CHECKING_ARGUMENTS) (= state DECIDING))) (= state RECEIVING)
    (and (= state PARSING) (= text SOUND)) (and (= state CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER)))
    (and (= state CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state DECIDING) (= failure NONE) (=
    telemetry RECEIVED) (not (or (= state CHECKING_ARGUMENTS) (= state DECIDING)))) (and (= state DECIDING) (= names
    TOOL_CALL) (= telemetry VALIDATED) (not (or (= state CHECKING_ARGUMENTS) (= state DECIDING)))) (and (= state
    DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state CHECKING_ARGUMENTS) (= state
    DECIDING)))) (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state
    DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (or (= state CHECKING_ARGUMENTS) (= state
    DECIDING))))))) (=> (= state DECIDING) (not (or (not (or (= state DECIDING) (= state ACCEPTED) (= state
    REJECTED))) (= state RECEIVING) (and (= state PARSING) (= text SOUND)) (and (= state CHECKING_STRUCTURE) (not
    foreign) (not (= names NEITHER))) (and (= state CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state
    CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool READER)
    (and (= tool WRITER) (= pinned SECOND)))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (or
    (= state DECIDING) (= state ACCEPTED) (= state REJECTED)))) (and (= state DECIDING) (= names TOOL_CALL) (=
    telemetry VALIDATED) (not (or (= state DECIDING) (= state ACCEPTED) (= state REJECTED)))) (and (= state DECIDING)
    (not (= failure NONE)) (= telemetry RECEIVED) (not (or (= state DECIDING) (= state ACCEPTED) (= state REJECTED))))
    (and (= state RECEIVING) (not (or (= state DECIDING) (= state ACCEPTED) (= state REJECTED)))))))))

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

; steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
; capability and then its arguments were verified. Only an input in message form skips these two steps.
; (expected: holds)
; No question about steps-four-and-five-by-form-1: AG ((PARSING and names == TOOL_CALL) -> (A[not
; CHECKING_ARGUMENTS W CAPABILITY_VERIFIED] and A[not ACCEPTED W ARGUMENTS_VERIFIED])) and AG
; ((CAPABILITY_ABSENT or ARGUMENTS_ABSENT) -> names == MESSAGE) and AG ((CAPABILITY_VERIFIED or
; ARGUMENTS_VERIFIED) -> names == TOOL_CALL): it is about whole paths

; steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
; capability and then its arguments were verified. Only an input in message form skips these two steps.
; (expected: holds)
; No question about steps-four-and-five-by-form-2: AG ((PARSING and names == TOOL_CALL) -> (A[not
; CHECKING_ARGUMENTS W CAPABILITY_VERIFIED] and A[not ACCEPTED W ARGUMENTS_VERIFIED])) and AG
; ((CAPABILITY_ABSENT or ARGUMENTS_ABSENT) -> names == MESSAGE) and AG ((CAPABILITY_VERIFIED or
; ARGUMENTS_VERIFIED) -> names == TOOL_CALL): it is about whole paths

; steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
; capability and then its arguments were verified. Only an input in message form skips these two steps.
; (expected: holds)
(define-fun steps_four_and_five_by_form_3 ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (or (=
    last CAPABILITY_ABSENT) (= last ARGUMENTS_ABSENT)) (= names MESSAGE)))

; steps-four-and-five-by-form [FC-PR-012, FC-PR-048, FC-PR-051]: A tool call is accepted only after its
; capability and then its arguments were verified. Only an input in message form skips these two steps.
; (expected: holds)
(define-fun steps_four_and_five_by_form_4 ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (or (=
    last CAPABILITY_VERIFIED) (= last ARGUMENTS_VERIFIED)) (= names TOOL_CALL)))

; verdict-is-reached [FC-PR-006, FC-PR-033, FC-PR-049, FC-PR-051]: Every received message is eventually accepted
; or rejected, provided that the validator keeps working, however often the registry changes. (expected: holds)
; No question about verdict-is-reached: AG (MESSAGE_RECEIVED -> AF (ACCEPTED or REJECTED)): it is about whole
; paths

; verdict-is-reached-even-if-it-stops: The same, even if the validator may stop working at any moment. It fails,
; as it must: verdict-is-reached depends on the assumption that the validator keeps working. (expected: fails)
; No question about verdict-is-reached-even-if-it-stops: AG (MESSAGE_RECEIVED -> AF (ACCEPTED or REJECTED)): it
; is about whole paths

; verdict-is-final [FC-PR-051, FC-PR-052]: An accepted message stays accepted, and a rejected one stays
; rejected. (expected: holds)
; No question about verdict-is-final: AG ((ACCEPTED -> AG ACCEPTED) and (REJECTED -> AG REJECTED)): it is about
; whole paths

; failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
; No question about failures-can-occur-1: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED and failure
; == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and failure ==
; INVALID_ARGUMENTS) and EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole paths

; failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
; No question about failures-can-occur-2: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED and failure
; == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and failure ==
; INVALID_ARGUMENTS) and EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole paths

; failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
; No question about failures-can-occur-3: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED and failure
; == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and failure ==
; INVALID_ARGUMENTS) and EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole paths

; failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
; No question about failures-can-occur-4: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED and failure
; == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and failure ==
; INVALID_ARGUMENTS) and EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole paths

; failures-can-occur [FC-PR-056]: Each of the five failures can be the reason for a rejection. (expected: holds)
; No question about failures-can-occur-5: EF (REJECTED and failure == INVALID_JSON) and EF (REJECTED and failure
; == MALFORMED_STRUCTURE) and EF (REJECTED and failure == UNKNOWN_CAPABILITY) and EF (REJECTED and failure ==
; INVALID_ARGUMENTS) and EF (REJECTED and failure == PROTOCOL_AMBIGUITY): it is about whole paths

; both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
; two tools. (expected: holds)
; No question about both-forms-can-be-accepted-1: EF (ACCEPTED and names == MESSAGE) and EF (ACCEPTED and names
; == TOOL_CALL and tool == READER) and EF (ACCEPTED and names == TOOL_CALL and tool == WRITER): it is about
; whole paths

; both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
; two tools. (expected: holds)
; No question about both-forms-can-be-accepted-2: EF (ACCEPTED and names == MESSAGE) and EF (ACCEPTED and names
; == TOOL_CALL and tool == READER) and EF (ACCEPTED and names == TOOL_CALL and tool == WRITER): it is about
; whole paths

; both-forms-can-be-accepted [FC-PR-018, FC-PR-041]: A message can be accepted, and so can a call of each of the
; two tools. (expected: holds)
; No question about both-forms-can-be-accepted-3: EF (ACCEPTED and names == MESSAGE) and EF (ACCEPTED and names
; == TOOL_CALL and tool == READER) and EF (ACCEPTED and names == TOOL_CALL and tool == WRITER): it is about
; whole paths

; telemetry-order [FC-PR-066]: The first report is that a message was received, the second that it is valid or
; that it is not. A report that a capability is requested comes only after a report that the message is valid.
; (expected: holds)
; No question about telemetry-order: AG ((telemetry == NONE -> AX (telemetry == NONE or telemetry == RECEIVED))
; and (telemetry == RECEIVED -> AX (telemetry == RECEIVED or telemetry == VALIDATED or telemetry == REJECTED))
; and (telemetry == VALIDATED -> AX (telemetry == VALIDATED or telemetry == REQUESTED)) and (telemetry ==
; REQUESTED -> AG telemetry == REQUESTED) and (telemetry == REJECTED -> AG telemetry == REJECTED)): it is about
; whole paths

; every-step-is-reported [FC-PR-035, FC-PR-058, FC-PR-066]: The newest report describes the message: none before
; its reception; received while it is checked; the verdict at the end. (expected: holds)
(define-fun every_step_is_reported ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (=>
    (= state RECEIVING) (= telemetry NONE)) (=> (or (= state PARSING) (= state CHECKING_STRUCTURE) (= state
    CHECKING_FORM) (= state CHECKING_CAPABILITY) (= state CHECKING_ARGUMENTS)) (= telemetry RECEIVED)) (=> (= state
    DECIDING) (not (= telemetry NONE))) (=> (= state ACCEPTED) (= telemetry (ite (= names TOOL_CALL) REQUESTED
    VALIDATED))) (=> (= state REJECTED) (= telemetry REJECTED))))

; reports-are-true [FC-PR-058, FC-PR-066]: A message is reported as valid only if no failure is recorded, and as
; invalid only if one is recorded. (expected: holds)
(define-fun reports_are_true ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int) (arguments Int)
    (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (=> (or (= telemetry
    VALIDATED) (= telemetry REQUESTED)) (= failure NONE)) (=> (= telemetry REJECTED) (not (= failure NONE)))))

; only-valid-tool-calls-request [FC-PR-004, FC-PR-005, FC-PR-010]: Only a tool call that passed every check
; requests a capability; a text, a message or an invalid input never does. (expected: holds)
(define-fun only_valid_tool_calls_request ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (=> (and
    (= state DECIDING) (and (= names TOOL_CALL) (= telemetry VALIDATED))) (and (= state DECIDING) (= telemetry
    VALIDATED) (= failure NONE) (= names TOOL_CALL) (= text SOUND) (not foreign) (= shape SOUND) (or (and (= tool
    READER) (= arguments FOR_READER)) (and (= tool WRITER) (= arguments FOR_WRITER) (= pinned SECOND))))))

; failures-are-called-what-they-are [FC-PR-007, FC-PR-056]: The reported event distinguishes broken text from
; ambiguous text, and two forms from a malformed form. (expected: holds)
(define-fun failures_are_called_what_they_are ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool
    Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and
    (=> (= last JSON_INVALID) (= text BROKEN)) (=> (= last TEXT_AMBIGUOUS) (= text AMBIGUOUS)) (=> (= last
    FORM_AMBIGUOUS) (= names BOTH)) (=> (= last FORM_MALFORMED) (not (= names BOTH)))))

; reports-and-verdicts-are-called-what-they-are [FC-PR-035, FC-PR-058, FC-PR-066]: A report is made before the
; verdict and is of the kind that its event names; acceptance and rejection lead to the states of these names.
; (expected: holds)
(define-fun reports_and_verdicts_are_called_what_they_are ((state Int) (text Int) (names Int) (foreign Bool) (shape
    Int) (tool Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int))
    Bool (and (=> (= last VALIDATION_REPORTED) (and (= state DECIDING) (= telemetry VALIDATED))) (=> (= last
    CAPABILITY_REQUESTED) (and (= state DECIDING) (= telemetry REQUESTED))) (=> (= last REJECTION_REPORTED) (and (=
    state DECIDING) (= telemetry REJECTED))) (=> (= last MESSAGE_ACCEPTED) (= state ACCEPTED)) (=> (= last
    MESSAGE_REJECTED) (= state REJECTED))))

; messages-change-by-their-senders [FC-PR-014, FC-PR-025]: Only the sender changes the facts about the message.
; (expected: holds)
(define-fun messages_change_by_their_senders ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool true)

; the-registry-changes-from-outside [FC-PR-014, FC-PR-063]: The validator does not change the registry, and the
; epoch that judges a message is pinned only at its reception. (expected: holds)
(define-fun the_registry_changes_from_outside ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool
    Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool true)

; failures-and-reports-change-by-their-events [FC-PR-059, FC-PR-066]: A failure is recorded only by the check
; that finds it, and the newest report changes only by a report. (expected: holds)
(define-fun failures_and_reports_change_by_their_events ((state Int) (text Int) (names Int) (foreign Bool) (shape Int)
    (tool Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool
    true)

; states-change-by-their-events-alone [FC-PR-051]: A step ends only with its result, and the last one only with
; the verdict. (expected: holds)
(define-fun states_change_by_their_events_alone ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool
    Int) (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and
    (=> (= state RECEIVING) (not (or (not (= state RECEIVING)) (and (= state PARSING) (= text SOUND)) (and (= state
    PARSING) (= text BROKEN)) (and (= state PARSING) (= text AMBIGUOUS)) (and (= state CHECKING_STRUCTURE) (not
    foreign) (not (= names NEITHER))) (and (= state CHECKING_STRUCTURE) (or foreign (= names NEITHER))) (and (= state
    CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state CHECKING_FORM) (= names BOTH)) (and (= state
    CHECKING_FORM) (not (= names BOTH)) (not (= shape SOUND))) (and (= state CHECKING_CAPABILITY) (= names MESSAGE))
    (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned
    SECOND)))) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (not (or (= tool READER) (and (= tool WRITER) (=
    pinned SECOND))))) (and (= state CHECKING_ARGUMENTS) (= names MESSAGE)) (and (= state CHECKING_ARGUMENTS) (= names
    TOOL_CALL) (= arguments (ite (= tool READER) FOR_READER FOR_WRITER))) (and (= state CHECKING_ARGUMENTS) (= names
    TOOL_CALL) (not (= arguments (ite (= tool READER) FOR_READER FOR_WRITER)))) (and (= state DECIDING) (= failure
    NONE) (= telemetry RECEIVED) (not (= state RECEIVING))) (and (= state DECIDING) (= names TOOL_CALL) (= telemetry
    VALIDATED) (not (= state RECEIVING))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not
    (= state RECEIVING))) (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (=
    state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (= state RECEIVING)))))) (=> (= state
    PARSING) (not (or (not (= state PARSING)) (and (= state CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER)))
    (and (= state CHECKING_STRUCTURE) (or foreign (= names NEITHER))) (and (= state CHECKING_FORM) (not (= names
    BOTH)) (= shape SOUND)) (and (= state CHECKING_FORM) (= names BOTH)) (and (= state CHECKING_FORM) (not (= names
    BOTH)) (not (= shape SOUND))) (and (= state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state
    CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned SECOND)))) (and (=
    state CHECKING_CAPABILITY) (= names TOOL_CALL) (not (or (= tool READER) (and (= tool WRITER) (= pinned SECOND)))))
    (and (= state CHECKING_ARGUMENTS) (= names MESSAGE)) (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (=
    arguments (ite (= tool READER) FOR_READER FOR_WRITER))) (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (not
    (= arguments (ite (= tool READER) FOR_READER FOR_WRITER)))) (and (= state DECIDING) (= failure NONE) (= telemetry
    RECEIVED) (not (= state PARSING))) (and (= state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (=
    state PARSING))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (= state PARSING)))
    (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (=
    telemetry REJECTED)) (and (= state RECEIVING) (not (= state PARSING)))))) (=> (= state CHECKING_STRUCTURE) (not
    (or (not (= state CHECKING_STRUCTURE)) (= state RECEIVING) (and (= state PARSING) (= text BROKEN)) (and (= state
    PARSING) (= text AMBIGUOUS)) (and (= state CHECKING_FORM) (not (= names BOTH)) (= shape SOUND)) (and (= state
    CHECKING_FORM) (= names BOTH)) (and (= state CHECKING_FORM) (not (= names BOTH)) (not (= shape SOUND))) (and (=
    state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (or (= tool
    READER) (and (= tool WRITER) (= pinned SECOND)))) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (not (or
    (= tool READER) (and (= tool WRITER) (= pinned SECOND))))) (and (= state CHECKING_ARGUMENTS) (= names MESSAGE))
    (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (= arguments (ite (= tool READER) FOR_READER FOR_WRITER)))
    (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (not (= arguments (ite (= tool READER) FOR_READER
    FOR_WRITER)))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (= state CHECKING_STRUCTURE)))
    (and (= state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (= state CHECKING_STRUCTURE))) (and (=
    state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (= state CHECKING_STRUCTURE))) (and (= state
    DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (= telemetry
    REJECTED)) (and (= state RECEIVING) (not (= state CHECKING_STRUCTURE)))))) (=> (= state CHECKING_FORM) (not (or
    (not (= state CHECKING_FORM)) (= state RECEIVING) (and (= state PARSING) (= text SOUND)) (and (= state PARSING) (=
    text BROKEN)) (and (= state PARSING) (= text AMBIGUOUS)) (and (= state CHECKING_STRUCTURE) (or foreign (= names
    NEITHER))) (and (= state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY) (= names
    TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned SECOND)))) (and (= state CHECKING_CAPABILITY) (=
    names TOOL_CALL) (not (or (= tool READER) (and (= tool WRITER) (= pinned SECOND))))) (and (= state
    CHECKING_ARGUMENTS) (= names MESSAGE)) (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (= arguments (ite (=
    tool READER) FOR_READER FOR_WRITER))) (and (= state CHECKING_ARGUMENTS) (= names TOOL_CALL) (not (= arguments (ite
    (= tool READER) FOR_READER FOR_WRITER)))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (=
    state CHECKING_FORM))) (and (= state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (= state
    CHECKING_FORM))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (= state
    CHECKING_FORM))) (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (=
    state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (= state CHECKING_FORM)))))) (=> (= state
    CHECKING_CAPABILITY) (not (or (not (= state CHECKING_CAPABILITY)) (= state RECEIVING) (and (= state PARSING) (=
    text SOUND)) (and (= state PARSING) (= text BROKEN)) (and (= state PARSING) (= text AMBIGUOUS)) (and (= state
    CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER))) (and (= state CHECKING_STRUCTURE) (or foreign (= names
    NEITHER))) (and (= state CHECKING_FORM) (= names BOTH)) (and (= state CHECKING_FORM) (not (= names BOTH)) (not (=
    shape SOUND))) (and (= state CHECKING_ARGUMENTS) (= names MESSAGE)) (and (= state CHECKING_ARGUMENTS) (= names
    TOOL_CALL) (= arguments (ite (= tool READER) FOR_READER FOR_WRITER))) (and (= state CHECKING_ARGUMENTS) (= names
    TOOL_CALL) (not (= arguments (ite (= tool READER) FOR_READER FOR_WRITER)))) (and (= state DECIDING) (= failure
    NONE) (= telemetry RECEIVED) (not (= state CHECKING_CAPABILITY))) (and (= state DECIDING) (= names TOOL_CALL) (=
    telemetry VALIDATED) (not (= state CHECKING_CAPABILITY))) (and (= state DECIDING) (not (= failure NONE)) (=
    telemetry RECEIVED) (not (= state CHECKING_CAPABILITY))) (and (= state DECIDING) (= telemetry (ite (= names
    TOOL_CALL) REQUESTED VALIDATED))) (and (= state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (=
    state CHECKING_CAPABILITY)))))) (=> (= state CHECKING_ARGUMENTS) (not (or (not (= state CHECKING_ARGUMENTS)) (=
    state RECEIVING) (and (= state PARSING) (= text SOUND)) (and (= state PARSING) (= text BROKEN)) (and (= state
    PARSING) (= text AMBIGUOUS)) (and (= state CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER))) (and (=
    state CHECKING_STRUCTURE) (or foreign (= names NEITHER))) (and (= state CHECKING_FORM) (not (= names BOTH)) (=
    shape SOUND)) (and (= state CHECKING_FORM) (= names BOTH)) (and (= state CHECKING_FORM) (not (= names BOTH)) (not
    (= shape SOUND))) (and (= state CHECKING_CAPABILITY) (= names TOOL_CALL) (not (or (= tool READER) (and (= tool
    WRITER) (= pinned SECOND))))) (and (= state DECIDING) (= failure NONE) (= telemetry RECEIVED) (not (= state
    CHECKING_ARGUMENTS))) (and (= state DECIDING) (= names TOOL_CALL) (= telemetry VALIDATED) (not (= state
    CHECKING_ARGUMENTS))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry RECEIVED) (not (= state
    CHECKING_ARGUMENTS))) (and (= state DECIDING) (= telemetry (ite (= names TOOL_CALL) REQUESTED VALIDATED))) (and (=
    state DECIDING) (= telemetry REJECTED)) (and (= state RECEIVING) (not (= state CHECKING_ARGUMENTS)))))) (=> (=
    state DECIDING) (not (or (not (= state DECIDING)) (= state RECEIVING) (and (= state PARSING) (= text SOUND)) (and
    (= state CHECKING_STRUCTURE) (not foreign) (not (= names NEITHER))) (and (= state CHECKING_FORM) (not (= names
    BOTH)) (= shape SOUND)) (and (= state CHECKING_CAPABILITY) (= names MESSAGE)) (and (= state CHECKING_CAPABILITY)
    (= names TOOL_CALL) (or (= tool READER) (and (= tool WRITER) (= pinned SECOND)))) (and (= state DECIDING) (=
    failure NONE) (= telemetry RECEIVED) (not (= state DECIDING))) (and (= state DECIDING) (= names TOOL_CALL) (=
    telemetry VALIDATED) (not (= state DECIDING))) (and (= state DECIDING) (not (= failure NONE)) (= telemetry
    RECEIVED) (not (= state DECIDING))) (and (= state RECEIVING) (not (= state DECIDING))))))))

; senders-compose-what-they-like [FC-PR-006]: Until the message is received, the sender can change each fact
; about it independently; the registry can change at any time. (expected: holds)
(define-fun senders_compose_what_they_like ((state Int) (text Int) (names Int) (foreign Bool) (shape Int) (tool Int)
    (arguments Int) (injected Bool) (epoch Int) (pinned Int) (failure Int) (telemetry Int) (last Int)) Bool (and (= (=
    state RECEIVING) (= state RECEIVING)) (= (= state RECEIVING) (= state RECEIVING)) (= (= state RECEIVING) (= state
    RECEIVING)) (= (= state RECEIVING) (= state RECEIVING)) (= (= state RECEIVING) (= state RECEIVING)) (= (= state
    RECEIVING) (= state RECEIVING)) (= (= state RECEIVING) (= state RECEIVING)) true))

; messages-are-received [FC-PR-006]: A message is eventually received if inputs keep coming, since the validator
; waits for nothing else. (expected: holds)
; No question about messages-are-received: AF PARSING: it is about whole paths

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (domain state_next text_next names_next foreign_next shape_next
    tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; accepted-means-valid: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (accepted_means_valid state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (accepted_means_valid state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (accepted_means_valid state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; rejected-means-invalid: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (rejected_means_invalid state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (rejected_means_invalid state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (rejected_means_invalid state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; first-failure-is-the-reason: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (first_failure_is_the_reason state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (first_failure_is_the_reason state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (first_failure_is_the_reason state_next text_next names_next
    foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next
    last_next))))
(check-sat)
(pop 1)
; reason-only-at-the-end: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (reason_only_at_the_end state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (reason_only_at_the_end state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (reason_only_at_the_end state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; accepted-capability-is-registered-now: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (accepted_capability_is_registered_now state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (accepted_capability_is_registered_now state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (accepted_capability_is_registered_now state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; no-injected-call-is-accepted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (no_injected_call_is_accepted state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (no_injected_call_is_accepted state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (no_injected_call_is_accepted state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; steps-in-order: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (steps_in_order state text names foreign shape tool arguments injected epoch pinned failure telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (steps_in_order state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (trans
    state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next) (not (steps_in_order state_next text_next names_next foreign_next shape_next tool_next
    arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; steps-four-and-five-by-form-3: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (steps_four_and_five_by_form_3 state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (steps_four_and_five_by_form_3 state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (steps_four_and_five_by_form_3 state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; steps-four-and-five-by-form-4: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (steps_four_and_five_by_form_4 state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (steps_four_and_five_by_form_4 state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (steps_four_and_five_by_form_4 state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; every-step-is-reported: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (every_step_is_reported state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (every_step_is_reported state text names foreign shape tool arguments injected epoch pinned failure telemetry
    last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (every_step_is_reported state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; reports-are-true: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (reports_are_true state text names foreign shape tool arguments injected epoch pinned failure telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (reports_are_true state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last state_next
    text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next
    failure_next telemetry_next last_next) (not (reports_are_true state_next text_next names_next foreign_next
    shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; only-valid-tool-calls-request: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (only_valid_tool_calls_request state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (only_valid_tool_calls_request state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (only_valid_tool_calls_request state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; failures-are-called-what-they-are: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (failures_are_called_what_they_are state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (failures_are_called_what_they_are state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (failures_are_called_what_they_are state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; reports-and-verdicts-are-called-what-they-are: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (reports_and_verdicts_are_called_what_they_are state text names foreign shape tool arguments injected epoch pinned
    failure telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (reports_and_verdicts_are_called_what_they_are state text names foreign shape tool arguments injected epoch pinned
    failure telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next
    epoch_next pinned_next failure_next telemetry_next last_next) (not (reports_and_verdicts_are_called_what_they_are
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; messages-change-by-their-senders: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (messages_change_by_their_senders state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (messages_change_by_their_senders state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (messages_change_by_their_senders state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; the-registry-changes-from-outside: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (the_registry_changes_from_outside state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (the_registry_changes_from_outside state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (the_registry_changes_from_outside state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; failures-and-reports-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (failures_and_reports_change_by_their_events state text names foreign shape tool arguments injected epoch pinned
    failure telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (failures_and_reports_change_by_their_events state text names foreign shape tool arguments injected epoch pinned
    failure telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next
    epoch_next pinned_next failure_next telemetry_next last_next) (not (failures_and_reports_change_by_their_events
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next))))
(check-sat)
(pop 1)
; states-change-by-their-events-alone: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (states_change_by_their_events_alone state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (states_change_by_their_events_alone state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (states_change_by_their_events_alone state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
; senders-compose-what-they-like: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state text names foreign shape tool arguments injected epoch pinned failure telemetry last) (not
    (senders_compose_what_they_like state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state text names foreign shape tool arguments injected epoch pinned failure telemetry last)
    (senders_compose_what_they_like state text names foreign shape tool arguments injected epoch pinned failure
    telemetry last) (trans state text names foreign shape tool arguments injected epoch pinned failure telemetry last
    state_next text_next names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next
    pinned_next failure_next telemetry_next last_next) (not (senders_compose_what_they_like state_next text_next
    names_next foreign_next shape_next tool_next arguments_next injected_next epoch_next pinned_next failure_next
    telemetry_next last_next))))
(check-sat)
(pop 1)
