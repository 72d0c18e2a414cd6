; FemtoClaw runtime 1.0.0, reference: the machine femtoclaw-runtime in the profile reference, for solvers of
; SMT-LIB 2.6.
; It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun STAGE_DEADLINE () Int 1)
(define-fun EXECUTION_DEADLINE () Int 2)
(define-fun LAST_EPOCH () Int 1)
(define-fun INITIALIZING () Int 0)
(define-fun IDLE () Int 1)
(define-fun INPUT_RECEIVED () Int 2)
(define-fun PROTOCOL_VALIDATING () Int 3)
(define-fun AUTHORIZATION_EVALUATING () Int 4)
(define-fun CAPABILITY_EXECUTING () Int 5)
(define-fun MEMORY_COMMITTING () Int 6)
(define-fun COMPLETED () Int 7)
(define-fun ERROR () Int 8)
(define-fun SHUTDOWN () Int 9)
(define-fun TERMINATED () Int 10)
(define-fun INPUT_ARRIVED () Int 11)
(define-fun SHUTDOWN_REQUESTED () Int 12)
(define-fun SUBSYSTEMS_STARTED () Int 13)
(define-fun LEFTOVERS_CLOSED () Int 14)
(define-fun INITIALIZATION_SUCCEEDED () Int 15)
(define-fun INITIALIZATION_FAILED () Int 16)
(define-fun INPUT_RECORDED () Int 17)
(define-fun MESSAGE_ACCEPTED () Int 18)
(define-fun TOOL_CALL_ACCEPTED () Int 19)
(define-fun PROTOCOL_REJECTED () Int 20)
(define-fun AUTHORIZATION_NOT_REQUIRED () Int 21)
(define-fun AUTHORIZATION_GRANTED () Int 22)
(define-fun AUTHORIZATION_DENIED () Int 23)
(define-fun MESSAGE_PASSED_ON () Int 24)
(define-fun RESULT_REPLAYED () Int 25)
(define-fun CAPABILITY_STARTED () Int 26)
(define-fun CAPABILITY_REVOKED () Int 27)
(define-fun CAPABILITY_SUCCEEDED () Int 28)
(define-fun CAPABILITY_FAILED () Int 29)
(define-fun EXECUTION_DEADLINE_PASSED () Int 30)
(define-fun COMMIT_SUCCEEDED () Int 31)
(define-fun STORE_FAILED () Int 32)
(define-fun CLOCK_TICKED () Int 33)
(define-fun STAGE_DEADLINE_PASSED () Int 34)
(define-fun COMPLETION_FINALIZED () Int 35)
(define-fun ERROR_RECORDED () Int 36)
(define-fun ERROR_RECORDED_ELSEWHERE () Int 37)
(define-fun ERROR_CLEARED () Int 38)
(define-fun ERROR_UNRECOVERABLE () Int 39)
(define-fun LATCHED_SHUTDOWN () Int 40)
(define-fun SHUTDOWN_FINISHED () Int 41)
(define-fun RUNTIME_FAILURE () Int 42)
(define-fun EXECUTOR_FAILED () Int 43)
(define-fun FALLBACK_FAILED () Int 44)
(define-fun INTEGRITY_FAULT () Int 45)
(define-fun SHUTDOWN_STEP_FAILED () Int 46)
(define-fun INPUT_OFFERED () Int 47)
(define-fun REGISTRY_CHANGED () Int 48)
(define-fun READ_KEY_TAKEN () Int 49)
(define-fun WRITE_KEY_TAKEN () Int 50)
(define-fun STORE_LOST () Int 51)
(define-fun SINK_LOST () Int 52)
(define-fun READ_INTENT_LEFT () Int 53)
(define-fun WRITE_INTENT_LEFT () Int 54)
(define-fun CLOSED () Int 55)
(define-fun OPEN () Int 56)
(define-fun LOST () Int 57)
(define-fun NONE () Int 58)
(define-fun SINK () Int 59)
(define-fun FALLBACK () Int 60)
(define-fun NOTE () Int 61)
(define-fun GARBAGE () Int 62)
(define-fun READ () Int 63)
(define-fun WRITE () Int 64)
(define-fun LIFECYCLE () Int 65)
(define-fun EXECUTION () Int 66)
(define-fun MESSAGE () Int 67)
(define-fun TOOL_CALL () Int 68)
(define-fun INVALID () Int 69)
(define-fun NOT_REQUIRED () Int 70)
(define-fun ALLOW () Int 71)
(define-fun DENY () Int 72)
(define-fun READER () Int 73)
(define-fun WRITER () Int 74)
(define-fun SUCCEEDED () Int 75)
(define-fun TOOL_FAILED () Int 76)
(define-fun INTENT () Int 77)
(define-fun ACCEPTED_MESSAGE () Int 78)
(define-fun RETURNED () Int 79)
(define-fun RETURNED_FAILURE () Int 80)
(define-fun REPLAYED () Int 81)
(define-fun REJECTED () Int 82)
(define-fun DENIED () Int 83)
(define-fun FAILED () Int 84)
(define-fun EFFECT_UNKNOWN () Int 85)
(define-fun no_event () Int 86)
(declare-const state Int)
(declare-const state_next Int)
(declare-const initialised Bool)
(declare-const initialised_next Bool)
(declare-const latched Bool)
(declare-const latched_next Bool)
(declare-const recoverable Bool)
(declare-const recoverable_next Bool)
(declare-const incomplete Bool)
(declare-const incomplete_next Bool)
(declare-const store_ Int)
(declare-const store__next Int)
(declare-const channel Int)
(declare-const channel_next Int)
(declare-const told Int)
(declare-const told_next Int)
(declare-const epoch Int)
(declare-const epoch_next Int)
(declare-const input Int)
(declare-const input_next Int)
(declare-const identifier Int)
(declare-const identifier_next Int)
(declare-const form Int)
(declare-const form_next Int)
(declare-const pinned Int)
(declare-const pinned_next Int)
(declare-const decision Int)
(declare-const decision_next Int)
(declare-const running Int)
(declare-const running_next Int)
(declare-const result Int)
(declare-const result_next Int)
(declare-const elapsed Int)
(declare-const elapsed_next Int)
(declare-const read_record Int)
(declare-const read_record_next Int)
(declare-const write_record Int)
(declare-const write_record_next Int)
(declare-const closing Int)
(declare-const closing_next Int)
(declare-const elsewhere Bool)
(declare-const elsewhere_next Bool)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_ Int)
    (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int) (running
    Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last Int))
    Bool (and (= state INITIALIZING) (= initialised false) (= latched false) (= recoverable true) (= incomplete false)
    (= store_ CLOSED) (= channel FALLBACK) (= told NONE) (= epoch 0) (= input NONE) (= identifier LIFECYCLE) (= form
    NONE) (= pinned (- 1)) (= decision NONE) (= running NONE) (= result NONE) (= elapsed 0) (= read_record NONE) (=
    write_record NONE) (= closing NONE) (= elsewhere false) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_ Int)
    (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int) (running
    Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last Int))
    Bool (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN) (= state TERMINATED)) (or (= store_ CLOSED) (= store_ OPEN) (= store_ LOST)) (or
    (= channel NONE) (= channel SINK) (= channel FALLBACK)) (or (= told NONE) (= told SINK) (= told FALLBACK)) (<= 0
    epoch 1) (or (= input NONE) (= input NOTE) (= input GARBAGE) (= input READ) (= input WRITE)) (or (= identifier
    LIFECYCLE) (= identifier EXECUTION)) (or (= form NONE) (= form MESSAGE) (= form TOOL_CALL) (= form INVALID)) (<=
    (- 1) pinned 1) (or (= decision NONE) (= decision NOT_REQUIRED) (= decision ALLOW) (= decision DENY)) (or (=
    running NONE) (= running READER) (= running WRITER)) (or (= result NONE) (= result SUCCEEDED) (= result
    TOOL_FAILED)) (<= 0 elapsed 2) (or (= read_record NONE) (= read_record INTENT) (= read_record CLOSED)) (or (=
    write_record NONE) (= write_record INTENT) (= write_record CLOSED)) (or (= closing NONE) (= closing
    ACCEPTED_MESSAGE) (= closing RETURNED) (= closing RETURNED_FAILURE) (= closing REPLAYED) (= closing REJECTED) (=
    closing DENIED) (= closing FAILED) (= closing EFFECT_UNKNOWN)) (or (= last no_event) (= last INPUT_ARRIVED) (=
    last SHUTDOWN_REQUESTED) (= last SUBSYSTEMS_STARTED) (= last LEFTOVERS_CLOSED) (= last INITIALIZATION_SUCCEEDED)
    (= last INITIALIZATION_FAILED) (= last INPUT_RECORDED) (= last MESSAGE_ACCEPTED) (= last TOOL_CALL_ACCEPTED) (=
    last PROTOCOL_REJECTED) (= last AUTHORIZATION_NOT_REQUIRED) (= last AUTHORIZATION_GRANTED) (= last
    AUTHORIZATION_DENIED) (= last MESSAGE_PASSED_ON) (= last RESULT_REPLAYED) (= last CAPABILITY_STARTED) (= last
    CAPABILITY_REVOKED) (= last CAPABILITY_SUCCEEDED) (= last CAPABILITY_FAILED) (= last EXECUTION_DEADLINE_PASSED) (=
    last COMMIT_SUCCEEDED) (= last STORE_FAILED) (= last CLOCK_TICKED) (= last STAGE_DEADLINE_PASSED) (= last
    COMPLETION_FINALIZED) (= last ERROR_RECORDED) (= last ERROR_RECORDED_ELSEWHERE) (= last ERROR_CLEARED) (= last
    ERROR_UNRECOVERABLE) (= last LATCHED_SHUTDOWN) (= last SHUTDOWN_FINISHED) (= last RUNTIME_FAILURE) (= last
    EXECUTOR_FAILED) (= last FALLBACK_FAILED) (= last INTEGRITY_FAULT) (= last SHUTDOWN_STEP_FAILED) (= last
    INPUT_OFFERED) (= last REGISTRY_CHANGED) (= last READ_KEY_TAKEN) (= last WRITE_KEY_TAKEN) (= last STORE_LOST) (=
    last SINK_LOST) (= last READ_INTENT_LEFT) (= last WRITE_INTENT_LEFT))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_ Int)
    (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int) (running
    Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last Int)
    (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next Bool)
    (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state_next state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (=
    incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (= epoch_next
    epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next no_event)))

; SUBSYSTEMS_STARTED (machine): INITIALIZING -> the same [FC-SM-012]
(define-fun step_SUBSYSTEMS_STARTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state INITIALIZING) (and (= store_ CLOSED) (not (= channel NONE))) (= state_next
    state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (=
    incomplete_next incomplete) (= store__next OPEN) (= channel_next SINK) (= told_next told) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (= read_record_next
    read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    SUBSYSTEMS_STARTED)))

; LEFTOVERS_CLOSED (machine): INITIALIZING -> the same [FC-SM-012]: Nobody knows how far the execution got, so
; it is never repeated automatically.
(define-fun step_LEFTOVERS_CLOSED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state INITIALIZING) (and (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))) (= state_next
    state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (=
    incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (= epoch_next
    epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next (ite (= read_record INTENT) CLOSED read_record)) (= write_record_next (ite (= write_record
    INTENT) CLOSED write_record)) (= closing_next EFFECT_UNKNOWN) (= elsewhere_next elsewhere) (= last_next
    LEFTOVERS_CLOSED)))

; INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE [FC-SM-013, FC-SM-059]
(define-fun step_INITIALIZATION_SUCCEEDED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next
    Bool) (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next
    Int) (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next
    Int) (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state INITIALIZING) (and (= store_ OPEN) (not (= read_record INTENT)) (not (=
    write_record INTENT))) (= state_next IDLE) (= initialised_next true) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next channel)
    (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned)
    (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next
    read_record) (= write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    INITIALIZATION_SUCCEEDED)))

; INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR [FC-SM-013, FC-SM-059]
(define-fun step_INITIALIZATION_FAILED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state INITIALIZING) (= state_next ERROR) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next NONE) (= elsewhere_next elsewhere) (= last_next INITIALIZATION_FAILED)))

; INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED [FC-SM-016, FC-SM-018, FC-SM-059]: The execution has its
; identifier from its first transition on (D-FC-04).
(define-fun step_INPUT_ARRIVED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state IDLE) (and (not (= input NONE)) (not latched)) (= state_next INPUT_RECEIVED) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (=
    identifier_next EXECUTION) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next INPUT_ARRIVED)))

; SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN [FC-SM-016, FC-SM-059]
(define-fun step_SHUTDOWN_REQUESTED_1 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state IDLE) (= state_next SHUTDOWN) (= initialised_next initialised) (= latched_next
    latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next
    channel) (= told_next channel) (= epoch_next epoch) (= input_next NONE) (= identifier_next identifier) (=
    form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result)
    (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record) (= closing_next
    closing) (= elsewhere_next elsewhere) (= last_next SHUTDOWN_REQUESTED)))

; LATCHED_SHUTDOWN (machine): IDLE -> SHUTDOWN [FC-SM-016, FC-SM-059]
(define-fun step_LATCHED_SHUTDOWN ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state IDLE) latched (= state_next SHUTDOWN) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next NONE) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next
    elapsed) (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (=
    elsewhere_next elsewhere) (= last_next LATCHED_SHUTDOWN)))

; INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING [FC-SM-018, FC-SM-019, FC-SM-059]
(define-fun step_INPUT_RECORDED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state INPUT_RECEIVED) (= store_ OPEN) (= state_next PROTOCOL_VALIDATING) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    identifier) (= form_next form) (= pinned_next epoch) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next closing) (= elsewhere_next elsewhere) (= last_next INPUT_RECORDED)))

; MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022, FC-SM-059]
(define-fun step_MESSAGE_ACCEPTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state PROTOCOL_VALIDATING) (= input NOTE) (= state_next AUTHORIZATION_EVALUATING) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next MESSAGE) (= pinned_next (- 1)) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next MESSAGE_ACCEPTED)))

; TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022, FC-SM-059]
(define-fun step_TOOL_CALL_ACCEPTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (=
    state_next AUTHORIZATION_EVALUATING) (= initialised_next initialised) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next channel)
    (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next TOOL_CALL) (= pinned_next
    pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next TOOL_CALL_ACCEPTED)))

; PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-022, FC-SM-023, FC-SM-059]
(define-fun step_PROTOCOL_REJECTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (= state_next ERROR)
    (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next INVALID) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    PROTOCOL_REJECTED)))

; AUTHORIZATION_NOT_REQUIRED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026, FC-SM-059]:
; The edge is the document's; no execution follows (D-FC-03).
(define-fun step_AUTHORIZATION_NOT_REQUIRED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next
    Bool) (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next
    Int) (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next
    Int) (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (= state_next CAPABILITY_EXECUTING)
    (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    NOT_REQUIRED) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record)
    (= write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    AUTHORIZATION_NOT_REQUIRED)))

; AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026, FC-SM-028,
; FC-SM-059]
(define-fun step_AUTHORIZATION_GRANTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state AUTHORIZATION_EVALUATING) (and (= form TOOL_CALL) (= pinned epoch) (= store_
    OPEN)) (= state_next CAPABILITY_EXECUTING) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next ALLOW) (= running_next running) (= result_next result) (= elapsed_next 0) (=
    read_record_next (ite (and (= input READ) (= read_record NONE)) INTENT read_record)) (= write_record_next (ite
    (and (= input WRITE) (= write_record NONE)) INTENT write_record)) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next AUTHORIZATION_GRANTED)))

; AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-026, FC-SM-027, FC-SM-059]: By the
; policy, or because the registry has changed; then no other decision is possible (D-FC-14).
(define-fun step_AUTHORIZATION_DENIED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next DENY)
    (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    AUTHORIZATION_DENIED)))

; MESSAGE_PASSED_ON (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030, FC-SM-059]
(define-fun step_MESSAGE_PASSED_ON ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (= state_next MEMORY_COMMITTING) (= initialised_next initialised)
    (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next closing) (= elsewhere_next elsewhere) (= last_next MESSAGE_PASSED_ON)))

; RESULT_REPLAYED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030, FC-SM-059]: Its key has a
; record of an earlier execution, so it is a retry (D-FC-09).
(define-fun step_RESULT_REPLAYED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record)
    INTENT))) (= state_next MEMORY_COMMITTING) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next RESULT_REPLAYED)))

; CAPABILITY_STARTED (machine): CAPABILITY_EXECUTING -> the same [FC-SM-028, FC-SM-029]
(define-fun step_CAPABILITY_STARTED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT)) (= state_next state) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    (ite (= input READ) READER WRITER)) (= result_next result) (= elapsed_next elapsed) (= read_record_next
    read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    CAPABILITY_STARTED)))

; CAPABILITY_REVOKED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-027, FC-SM-030, FC-SM-059]: The permission
; is withdrawn (D-FC-14).
(define-fun step_CAPABILITY_REVOKED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (= state_next ERROR) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next DENY) (= running_next
    running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next CAPABILITY_REVOKED)))

; CAPABILITY_SUCCEEDED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-029, FC-SM-030, FC-SM-059]
(define-fun step_CAPABILITY_SUCCEEDED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (= state_next MEMORY_COMMITTING)
    (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next SUCCEEDED) (= elapsed_next 0) (= read_record_next read_record)
    (= write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    CAPABILITY_SUCCEEDED)))

; CAPABILITY_FAILED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-029, FC-SM-030, FC-SM-059]: A
; tool that fails has returned a result (D-FC-17).
(define-fun step_CAPABILITY_FAILED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state CAPABILITY_EXECUTING) (not (= running NONE)) (= state_next MEMORY_COMMITTING) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next TOOL_FAILED) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next CAPABILITY_FAILED)))

; EXECUTOR_FAILED (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-030, FC-SM-059, FC-SM-062]: An executor that
; fails has not (D-FC-17).
(define-fun step_EXECUTOR_FAILED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state CAPABILITY_EXECUTING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next EXECUTOR_FAILED)))

; EXECUTION_DEADLINE_PASSED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-030, FC-SM-059, FC-SM-062]
(define-fun step_EXECUTION_DEADLINE_PASSED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next
    Bool) (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next
    Int) (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next
    Int) (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next
    EXECUTION_DEADLINE_PASSED)))

; COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED [FC-SM-033, FC-SM-034, FC-SM-059]
(define-fun step_COMMIT_SUCCEEDED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state MEMORY_COMMITTING) (= store_ OPEN) (= state_next COMPLETED) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next NONE) (= identifier_next
    identifier) (= form_next NONE) (= pinned_next (- 1)) (= decision_next NONE) (= running_next NONE) (= result_next
    NONE) (= elapsed_next 0) (= read_record_next (ite (= running READER) CLOSED read_record)) (= write_record_next
    (ite (= running WRITER) CLOSED write_record)) (= closing_next (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (=
    running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE)))) (= elsewhere_next elsewhere) (=
    last_next COMMIT_SUCCEEDED)))

; COMPLETION_FINALIZED (machine): COMPLETED -> IDLE [FC-SM-037, FC-SM-038, FC-SM-059]
(define-fun step_COMPLETION_FINALIZED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state COMPLETED) (= state_next IDLE) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    LIFECYCLE) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record)
    (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next COMPLETION_FINALIZED)))

; STORE_FAILED (machine): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]: Without the store, no
; further work is possible (D-FC-08).
(define-fun step_STORE_FAILED_1 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state INPUT_RECEIVED) (= store_ LOST) (= state_next ERROR) (= initialised_next initialised) (= latched_next
    latched) (= recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel)
    (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form)
    (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next
    0) (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next STORE_FAILED)))

; STORE_FAILED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]: Without the
; store, no further work is possible (D-FC-08).
(define-fun step_STORE_FAILED_2 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (= state_next ERROR) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next 0) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next closing) (= elsewhere_next elsewhere) (= last_next STORE_FAILED)))

; STORE_FAILED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]: Without the store, no
; further work is possible (D-FC-08).
(define-fun step_STORE_FAILED_3 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state MEMORY_COMMITTING) (= store_ LOST) (= state_next ERROR) (= initialised_next initialised) (= latched_next
    latched) (= recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel)
    (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form)
    (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next
    0) (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next STORE_FAILED)))

; RUNTIME_FAILURE (fault): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]
(define-fun step_RUNTIME_FAILURE_1 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state INPUT_RECEIVED) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]
(define-fun step_RUNTIME_FAILURE_2 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state PROTOCOL_VALIDATING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]
(define-fun step_RUNTIME_FAILURE_3 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state AUTHORIZATION_EVALUATING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched)
    (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]
(define-fun step_RUNTIME_FAILURE_4 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state MEMORY_COMMITTING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next RUNTIME_FAILURE)))

; INTEGRITY_FAULT (fault): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]
(define-fun step_INTEGRITY_FAULT_1 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state INPUT_RECEIVED) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INTEGRITY_FAULT)))

; INTEGRITY_FAULT (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]
(define-fun step_INTEGRITY_FAULT_2 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state PROTOCOL_VALIDATING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INTEGRITY_FAULT)))

; INTEGRITY_FAULT (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]
(define-fun step_INTEGRITY_FAULT_3 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state AUTHORIZATION_EVALUATING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched)
    (= recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INTEGRITY_FAULT)))

; INTEGRITY_FAULT (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-030]
(define-fun step_INTEGRITY_FAULT_4 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state CAPABILITY_EXECUTING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INTEGRITY_FAULT)))

; INTEGRITY_FAULT (fault): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]
(define-fun step_INTEGRITY_FAULT_5 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state MEMORY_COMMITTING) (= state_next ERROR) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next false) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (=
    told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next 0)
    (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INTEGRITY_FAULT)))

; STAGE_DEADLINE_PASSED (machine): INITIALIZING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-013]: Each deadline leads
; to ERROR by the stage's own edge (D-FC-11).
(define-fun step_STAGE_DEADLINE_PASSED_1 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    STAGE_DEADLINE_PASSED)))

; STAGE_DEADLINE_PASSED (machine): INPUT_RECEIVED -> ERROR [FC-SM-059, FC-SM-062, FC-SM-019]: Each deadline
; leads to ERROR by the stage's own edge (D-FC-11).
(define-fun step_STAGE_DEADLINE_PASSED_2 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    STAGE_DEADLINE_PASSED)))

; STAGE_DEADLINE_PASSED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-022]: Each deadline
; leads to ERROR by the stage's own edge (D-FC-11).
(define-fun step_STAGE_DEADLINE_PASSED_3 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    STAGE_DEADLINE_PASSED)))

; STAGE_DEADLINE_PASSED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-026]: Each
; deadline leads to ERROR by the stage's own edge (D-FC-11).
(define-fun step_STAGE_DEADLINE_PASSED_4 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    STAGE_DEADLINE_PASSED)))

; STAGE_DEADLINE_PASSED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-059, FC-SM-062, FC-SM-034]: Each deadline
; leads to ERROR by the stage's own edge (D-FC-11).
(define-fun step_STAGE_DEADLINE_PASSED_5 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (= state_next ERROR) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next
    incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (=
    input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next
    decision) (= running_next running) (= result_next result) (= elapsed_next 0) (= read_record_next read_record) (=
    write_record_next write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next
    STAGE_DEADLINE_PASSED)))

; CLOCK_TICKED (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING -> the same
(define-fun step_CLOCK_TICKED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (= state_next state) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next input) (= identifier_next identifier)
    (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next
    result) (= elapsed_next (+ elapsed 1)) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next closing) (= elsewhere_next elsewhere) (= last_next CLOCK_TICKED)))

; ERROR_RECORDED (machine): ERROR -> the same [FC-SM-040, FC-SM-043]: An intent of this life is closed, or
; withdrawn if nothing was invoked. After a failed start-up, an intent of an earlier life is left for the next
; life to close: it may have been executed.
(define-fun step_ERROR_RECORDED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state ERROR) (and (= closing NONE) (= store_ OPEN)) (= state_next state) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next NONE) (= identifier_next identifier)
    (= form_next NONE) (= pinned_next (- 1)) (= decision_next NONE) (= running_next NONE) (= result_next NONE) (=
    elapsed_next elapsed) (= read_record_next (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) read_record)) (= write_record_next (ite (and (= write_record INTENT) initialised) (ite (= running NONE)
    NONE CLOSED) write_record)) (= closing_next (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN)))))) (= elsewhere_next elsewhere) (= last_next ERROR_RECORDED)))

; ERROR_RECORDED_ELSEWHERE (machine): ERROR -> the same [FC-SM-040, FC-SM-043]: An intent in the store stays as
; it is, for the next life to close.
(define-fun step_ERROR_RECORDED_ELSEWHERE ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next
    Bool) (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next
    Int) (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next
    Int) (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state ERROR) (and (= closing NONE) (not (= store_ OPEN))) (= state_next state) (=
    initialised_next initialised) (= latched_next latched) (= recoverable_next false) (= incomplete_next incomplete)
    (= store__next store_) (= channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next NONE) (=
    identifier_next identifier) (= form_next NONE) (= pinned_next (- 1)) (= decision_next NONE) (= running_next NONE)
    (= result_next NONE) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record)
    (= closing_next (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (=
    result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN)))))) (= elsewhere_next
    true) (= last_next ERROR_RECORDED_ELSEWHERE)))

; ERROR_CLEARED (machine): ERROR -> IDLE [FC-SM-041, FC-SM-059]: IDLE is for an initialised (D-FC-06) and
; reliable (D-FC-08) runtime.
(define-fun step_ERROR_CLEARED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state ERROR) (and (not (= closing NONE)) initialised recoverable) (= state_next IDLE) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next epoch) (= input_next input) (=
    identifier_next LIFECYCLE) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next NONE) (= elsewhere_next elsewhere) (= last_next ERROR_CLEARED)))

; ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN [FC-SM-041, FC-SM-059]
(define-fun step_ERROR_UNRECOVERABLE ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state ERROR) (and (not (= closing NONE)) (not (and initialised recoverable))) (=
    state_next SHUTDOWN) (= initialised_next initialised) (= latched_next latched) (= recoverable_next recoverable) (=
    incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next channel) (= epoch_next
    epoch) (= input_next input) (= identifier_next LIFECYCLE) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next NONE) (= elsewhere_next false) (=
    last_next ERROR_UNRECOVERABLE)))

; SHUTDOWN_REQUESTED (input): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR -> the same [FC-SM-016]
(define-fun step_SHUTDOWN_REQUESTED_2 ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR)) (= state_next state) (= initialised_next initialised) (= latched_next true) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (=
    epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next SHUTDOWN_REQUESTED)))

; FALLBACK_FAILED (fault): INITIALIZING, IDLE, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR, SHUTDOWN -> the same [FC-SM-059]
(define-fun step_FALLBACK_FAILED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (= state_next state) (= initialised_next initialised) (=
    latched_next true) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (=
    channel_next NONE) (= told_next told) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (=
    form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result)
    (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record) (= closing_next
    closing) (= elsewhere_next elsewhere) (= last_next FALLBACK_FAILED)))

; SHUTDOWN_STEP_FAILED (fault): SHUTDOWN -> the same [FC-SM-044]
(define-fun step_SHUTDOWN_STEP_FAILED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool)
    (incomplete_next Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int)
    (identifier_next Int) (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int)
    (elapsed_next Int) (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool)
    (last_next Int)) Bool (and (= state SHUTDOWN) (= state_next state) (= initialised_next initialised) (=
    latched_next latched) (= recoverable_next recoverable) (= incomplete_next true) (= store__next store_) (=
    channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next input) (= identifier_next identifier)
    (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next
    result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record) (=
    closing_next closing) (= elsewhere_next elsewhere) (= last_next SHUTDOWN_STEP_FAILED)))

; SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED [FC-SM-044, FC-SM-045, FC-SM-059]
(define-fun step_SHUTDOWN_FINISHED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state SHUTDOWN) (= state_next TERMINATED) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next (ite (= store_ OPEN) CLOSED store_))
    (= channel_next NONE) (= told_next channel) (= epoch_next epoch) (= input_next input) (= identifier_next
    identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next running) (=
    result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next write_record)
    (= closing_next closing) (= elsewhere_next elsewhere) (= last_next SHUTDOWN_FINISHED)))

; INPUT_OFFERED (environment): the environment chooses, or changes, the next input; the order is arbitrary,
; since each of the four can be offered again
(define-fun step_INPUT_OFFERED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state IDLE) (= state_next state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (=
    epoch_next epoch) (= input_next (ite (= input NONE) NOTE (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ
    (ite (= input READ) WRITE NOTE))))) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next INPUT_OFFERED)))

; REGISTRY_CHANGED (environment): capabilities are registered or revoked; the counter of epochs may restart
; while no execution has one pinned
(define-fun step_REGISTRY_CHANGED ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (or (< epoch LAST_EPOCH) (= state IDLE)) (= state_next state) (= initialised_next initialised) (= latched_next
    latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next
    channel) (= told_next told) (= epoch_next (ite (< epoch LAST_EPOCH) (+ epoch 1) 0)) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next REGISTRY_CHANGED)))

; READ_KEY_TAKEN (environment): READ has another key from now on, one that is already closed or one that has no
; record yet
(define-fun step_READ_KEY_TAKEN ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state IDLE) (= state_next state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (=
    epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next (ite (= read_record NONE) CLOSED NONE)) (= write_record_next write_record) (= closing_next
    closing) (= elsewhere_next elsewhere) (= last_next READ_KEY_TAKEN)))

; WRITE_KEY_TAKEN (environment): the same for WRITE
(define-fun step_WRITE_KEY_TAKEN ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= state IDLE) (= state_next state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next channel) (= told_next told) (=
    epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next (ite (= write_record NONE) CLOSED NONE)) (= closing_next
    closing) (= elsewhere_next elsewhere) (= last_next WRITE_KEY_TAKEN)))

; STORE_LOST (environment): the store can no longer be written
(define-fun step_STORE_LOST ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= store_ OPEN) (= state_next state) (= initialised_next initialised) (= latched_next latched) (= recoverable_next
    recoverable) (= incomplete_next incomplete) (= store__next LOST) (= channel_next channel) (= told_next told) (=
    epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (= pinned_next pinned) (=
    decision_next decision) (= running_next running) (= result_next result) (= elapsed_next elapsed) (=
    read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (= elsewhere_next
    elsewhere) (= last_next STORE_LOST)))

; SINK_LOST (environment): the telemetry sink can no longer be written
(define-fun step_SINK_LOST ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_
    Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int)
    (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last
    Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next Bool)
    (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (= channel SINK) (= state_next state) (= initialised_next initialised) (= latched_next latched) (=
    recoverable_next recoverable) (= incomplete_next incomplete) (= store__next store_) (= channel_next FALLBACK) (=
    told_next told) (= epoch_next epoch) (= input_next input) (= identifier_next identifier) (= form_next form) (=
    pinned_next pinned) (= decision_next decision) (= running_next running) (= result_next result) (= elapsed_next
    elapsed) (= read_record_next read_record) (= write_record_next write_record) (= closing_next closing) (=
    elsewhere_next elsewhere) (= last_next SINK_LOST)))

; READ_INTENT_LEFT (environment): an earlier life of the runtime ended at some point before it closed its intent
; to execute READ
(define-fun step_READ_INTENT_LEFT ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE)) (= state_next state) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next elapsed) (= read_record_next INTENT) (= write_record_next
    write_record) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next READ_INTENT_LEFT)))

; WRITE_INTENT_LEFT (environment): the same for WRITE
(define-fun step_WRITE_INTENT_LEFT ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int) (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next
    Bool) (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (and
    (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE)) (= state_next state) (= initialised_next
    initialised) (= latched_next latched) (= recoverable_next recoverable) (= incomplete_next incomplete) (=
    store__next store_) (= channel_next channel) (= told_next told) (= epoch_next epoch) (= input_next input) (=
    identifier_next identifier) (= form_next form) (= pinned_next pinned) (= decision_next decision) (= running_next
    running) (= result_next result) (= elapsed_next elapsed) (= read_record_next read_record) (= write_record_next
    INTENT) (= closing_next closing) (= elsewhere_next elsewhere) (= last_next WRITE_INTENT_LEFT)))

(define-fun trans ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_ Int)
    (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int) (running
    Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last Int)
    (state_next Int) (initialised_next Bool) (latched_next Bool) (recoverable_next Bool) (incomplete_next Bool)
    (store__next Int) (channel_next Int) (told_next Int) (epoch_next Int) (input_next Int) (identifier_next Int)
    (form_next Int) (pinned_next Int) (decision_next Int) (running_next Int) (result_next Int) (elapsed_next Int)
    (read_record_next Int) (write_record_next Int) (closing_next Int) (elsewhere_next Bool) (last_next Int)) Bool (or
    (stutter state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (step_SUBSYSTEMS_STARTED state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_LEFTOVERS_CLOSED state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_INITIALIZATION_SUCCEEDED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_INITIALIZATION_FAILED state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_INPUT_ARRIVED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_SHUTDOWN_REQUESTED_1 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_LATCHED_SHUTDOWN state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_INPUT_RECORDED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_MESSAGE_ACCEPTED state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_TOOL_CALL_ACCEPTED state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last
    state_next initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next
    epoch_next input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_PROTOCOL_REJECTED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_AUTHORIZATION_NOT_REQUIRED state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_AUTHORIZATION_GRANTED state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_AUTHORIZATION_DENIED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_MESSAGE_PASSED_ON state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_RESULT_REPLAYED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_CAPABILITY_STARTED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_CAPABILITY_REVOKED state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_CAPABILITY_SUCCEEDED state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_CAPABILITY_FAILED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_EXECUTOR_FAILED state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_EXECUTION_DEADLINE_PASSED state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_COMMIT_SUCCEEDED state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_COMPLETION_FINALIZED state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last
    state_next initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next
    epoch_next input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_STORE_FAILED_1 state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_STORE_FAILED_2 state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_STORE_FAILED_3 state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_RUNTIME_FAILURE_1 state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last
    state_next initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next
    epoch_next input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_RUNTIME_FAILURE_2 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_RUNTIME_FAILURE_3 state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_RUNTIME_FAILURE_4 state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_INTEGRITY_FAULT_1 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_INTEGRITY_FAULT_2 state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_INTEGRITY_FAULT_3 state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_INTEGRITY_FAULT_4 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_INTEGRITY_FAULT_5 state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_STAGE_DEADLINE_PASSED_1 state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_STAGE_DEADLINE_PASSED_2 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_STAGE_DEADLINE_PASSED_3 state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_STAGE_DEADLINE_PASSED_4 state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_STAGE_DEADLINE_PASSED_5 state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_CLOCK_TICKED state initialised latched recoverable incomplete store_
    channel told epoch input identifier form pinned decision running result elapsed read_record write_record closing
    elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next channel_next
    told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next result_next
    elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next) (step_ERROR_RECORDED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_ERROR_RECORDED_ELSEWHERE state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_ERROR_CLEARED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_ERROR_UNRECOVERABLE state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_SHUTDOWN_REQUESTED_2 state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_FALLBACK_FAILED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_SHUTDOWN_STEP_FAILED state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (step_SHUTDOWN_FINISHED state initialised latched recoverable incomplete
    store_ channel told epoch input identifier form pinned decision running result elapsed read_record write_record
    closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (step_INPUT_OFFERED state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_REGISTRY_CHANGED state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_READ_KEY_TAKEN state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_WRITE_KEY_TAKEN state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_STORE_LOST state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_SINK_LOST state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (step_READ_INTENT_LEFT state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next) (step_WRITE_INTENT_LEFT state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next)))

; states-change-by-their-events-alone [FC-SM-006, FC-SM-009]: A state is left only by the events of the
; catalogue that lead out of it; nothing else moves the runtime. (expected: holds)
(define-fun states_change_by_their_events_alone ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (= state INITIALIZING) (not (or (not (= state INITIALIZING)) (and
    (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= state INITIALIZING))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= state INITIALIZING)))
    (and (= state IDLE) (not (= input NONE)) (not latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state
    INPUT_RECEIVED) (= store_ OPEN)) (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (= state PROTOCOL_VALIDATING)
    (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state AUTHORIZATION_EVALUATING) (= form
    MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (=
    state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= state INITIALIZING))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (and
    (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state CAPABILITY_EXECUTING) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state
    COMPLETED) (and (= state INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST))
    (and (= state MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    state INITIALIZING))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= state INITIALIZING))) (and (=
    state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state INITIALIZING))) (and (= state ERROR) (not (=
    closing NONE)) initialised recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= state INITIALIZING))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state
    INITIALIZING))) (and (= state SHUTDOWN) (not (= state INITIALIZING))) (= state SHUTDOWN) (and (= state IDLE) (not
    (= state INITIALIZING))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state INITIALIZING))) (and (=
    store_ OPEN) (not (= state INITIALIZING))) (and (= channel SINK) (not (= state INITIALIZING))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= state INITIALIZING))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (= state INITIALIZING)))))) (=> (= state IDLE) (not (or (not (= state
    IDLE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= state IDLE))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= state IDLE))) (= state
    INITIALIZING) (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state PROTOCOL_VALIDATING) (= input NOTE))
    (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= state IDLE))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state
    CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN)) (and (= state INPUT_RECEIVED) (= store_ LOST)) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state MEMORY_COMMITTING) (= store_ LOST)) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and
    (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and
    (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE)) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= state IDLE))) (and (= state ERROR) (= closing NONE) (= store_ OPEN)
    (not (= state IDLE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state IDLE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable))) (and (or (= state INITIALIZING) (= state
    IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= state IDLE))) (and (= state SHUTDOWN) (not (= state IDLE))) (= state SHUTDOWN) (and (=
    state IDLE) (not (= state IDLE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state IDLE))) (and (=
    store_ OPEN) (not (= state IDLE))) (and (= channel SINK) (not (= state IDLE))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (= state IDLE))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= state IDLE)))))) (=> (= state INPUT_RECEIVED) (not (or (not (= state INPUT_RECEIVED))
    (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= state INPUT_RECEIVED))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= state INPUT_RECEIVED)))
    (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))) (= state
    INITIALIZING) (= state IDLE) (and (= state IDLE) latched) (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and
    (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= state INPUT_RECEIVED)))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input
    READ) read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state
    CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN)) (= state COMPLETED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    state INPUT_RECEIVED))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= state INPUT_RECEIVED))) (and
    (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state INPUT_RECEIVED))) (and (= state ERROR) (not
    (= closing NONE)) initialised recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= state INPUT_RECEIVED))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state
    INPUT_RECEIVED))) (and (= state SHUTDOWN) (not (= state INPUT_RECEIVED))) (= state SHUTDOWN) (and (= state IDLE)
    (not (= state INPUT_RECEIVED))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state INPUT_RECEIVED))) (and
    (= store_ OPEN) (not (= state INPUT_RECEIVED))) (and (= channel SINK) (not (= state INPUT_RECEIVED))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= state INPUT_RECEIVED))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= state INPUT_RECEIVED)))))) (=> (= state
    PROTOCOL_VALIDATING) (not (or (not (= state PROTOCOL_VALIDATING)) (and (= state INITIALIZING) (= store_ CLOSED)
    (not (= channel NONE)) (not (= state PROTOCOL_VALIDATING))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (= state PROTOCOL_VALIDATING))) (and (= state INITIALIZING) (=
    store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))) (= state INITIALIZING) (and (= state
    IDLE) (not (= input NONE)) (not latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= state
    PROTOCOL_VALIDATING))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE))) (= state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE))
    (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state COMPLETED) (and (= state INPUT_RECEIVED) (= store_
    LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state MEMORY_COMMITTING) (= store_ LOST))
    (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= state PROTOCOL_VALIDATING))) (and (= state
    ERROR) (= closing NONE) (= store_ OPEN) (not (= state PROTOCOL_VALIDATING))) (and (= state ERROR) (= closing NONE)
    (not (= store_ OPEN)) (not (= state PROTOCOL_VALIDATING))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= state
    PROTOCOL_VALIDATING))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state PROTOCOL_VALIDATING)))
    (and (= state SHUTDOWN) (not (= state PROTOCOL_VALIDATING))) (= state SHUTDOWN) (and (= state IDLE) (not (= state
    PROTOCOL_VALIDATING))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state PROTOCOL_VALIDATING))) (and (=
    store_ OPEN) (not (= state PROTOCOL_VALIDATING))) (and (= channel SINK) (not (= state PROTOCOL_VALIDATING))) (and
    (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= state PROTOCOL_VALIDATING))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= state PROTOCOL_VALIDATING)))))) (=> (= state
    AUTHORIZATION_EVALUATING) (not (or (not (= state AUTHORIZATION_EVALUATING)) (and (= state INITIALIZING) (= store_
    CLOSED) (not (= channel NONE)) (not (= state AUTHORIZATION_EVALUATING))) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= state AUTHORIZATION_EVALUATING))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))) (= state INITIALIZING)
    (and (= state IDLE) (not (= input NONE)) (not latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state
    INPUT_RECEIVED) (= store_ OPEN)) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE)
    (not (= pinned 0))))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (= state AUTHORIZATION_EVALUATING))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (and
    (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state CAPABILITY_EXECUTING) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state
    COMPLETED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= state AUTHORIZATION_EVALUATING))) (and (= state
    ERROR) (= closing NONE) (= store_ OPEN) (not (= state AUTHORIZATION_EVALUATING))) (and (= state ERROR) (= closing
    NONE) (not (= store_ OPEN)) (not (= state AUTHORIZATION_EVALUATING))) (and (= state ERROR) (not (= closing NONE))
    initialised recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= state
    AUTHORIZATION_EVALUATING))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state
    AUTHORIZATION_EVALUATING))) (and (= state SHUTDOWN) (not (= state AUTHORIZATION_EVALUATING))) (= state SHUTDOWN)
    (and (= state IDLE) (not (= state AUTHORIZATION_EVALUATING))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not
    (= state AUTHORIZATION_EVALUATING))) (and (= store_ OPEN) (not (= state AUTHORIZATION_EVALUATING))) (and (=
    channel SINK) (not (= state AUTHORIZATION_EVALUATING))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (= state AUTHORIZATION_EVALUATING))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= state AUTHORIZATION_EVALUATING)))))) (=> (= state CAPABILITY_EXECUTING) (not (or (not (=
    state CAPABILITY_EXECUTING)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= state
    CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT)) (not (= state CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record
    INTENT)) (not (= write_record INTENT))) (= state INITIALIZING) (and (= state IDLE) (not (= input NONE)) (not
    latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))))
    (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL)
    (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= state
    CAPABILITY_EXECUTING))) (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state COMPLETED) (and (= state
    INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    state CAPABILITY_EXECUTING))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= state
    CAPABILITY_EXECUTING))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state
    CAPABILITY_EXECUTING))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable) (and (= state ERROR)
    (not (= closing NONE)) (not (and initialised recoverable))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= state CAPABILITY_EXECUTING))) (and (or (=
    state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state CAPABILITY_EXECUTING))) (and (= state SHUTDOWN) (not
    (= state CAPABILITY_EXECUTING))) (= state SHUTDOWN) (and (= state IDLE) (not (= state CAPABILITY_EXECUTING))) (and
    (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state CAPABILITY_EXECUTING))) (and (= store_ OPEN) (not (= state
    CAPABILITY_EXECUTING))) (and (= channel SINK) (not (= state CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (= state CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (= store_
    CLOSED) (= read_record NONE) (not (= state CAPABILITY_EXECUTING)))))) (=> (= state MEMORY_COMMITTING) (not (or
    (not (= state MEMORY_COMMITTING)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=
    state MEMORY_COMMITTING))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT)) (not (= state MEMORY_COMMITTING))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record
    INTENT)) (not (= write_record INTENT))) (= state INITIALIZING) (and (= state IDLE) (not (= input NONE)) (not
    latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))))
    (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form
    TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= state MEMORY_COMMITTING))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (=
    state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (= state
    COMPLETED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= state MEMORY_COMMITTING))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= state MEMORY_COMMITTING))) (and (= state ERROR) (= closing NONE) (not (=
    store_ OPEN)) (not (= state MEMORY_COMMITTING))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= state
    MEMORY_COMMITTING))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state MEMORY_COMMITTING)))
    (and (= state SHUTDOWN) (not (= state MEMORY_COMMITTING))) (= state SHUTDOWN) (and (= state IDLE) (not (= state
    MEMORY_COMMITTING))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state MEMORY_COMMITTING))) (and (=
    store_ OPEN) (not (= state MEMORY_COMMITTING))) (and (= channel SINK) (not (= state MEMORY_COMMITTING))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= state MEMORY_COMMITTING))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= state MEMORY_COMMITTING)))))) (=> (= state COMPLETED)
    (not (or (not (= state COMPLETED)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=
    state COMPLETED))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))
    (not (= state COMPLETED))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (=
    write_record INTENT))) (= state INITIALIZING) (and (= state IDLE) (not (= input NONE)) (not latched)) (= state
    IDLE) (and (= state IDLE) latched) (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))))
    (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form
    TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (=
    state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite
    (= input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (=
    running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= state COMPLETED)))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input
    READ) read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state
    CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state
    INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    state COMPLETED))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= state COMPLETED))) (and (= state
    ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state COMPLETED))) (and (= state ERROR) (not (= closing
    NONE)) initialised recoverable) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)))
    (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= state COMPLETED))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state
    COMPLETED))) (and (= state SHUTDOWN) (not (= state COMPLETED))) (= state SHUTDOWN) (and (= state IDLE) (not (=
    state COMPLETED))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state COMPLETED))) (and (= store_ OPEN)
    (not (= state COMPLETED))) (and (= channel SINK) (not (= state COMPLETED))) (and (= state INITIALIZING) (= store_
    CLOSED) (= write_record NONE) (not (= state COMPLETED))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= state COMPLETED)))))) (=> (= state ERROR) (not (or (not (= state ERROR)) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= state ERROR))) (and (= state INITIALIZING) (=
    store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= state ERROR))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))) (and (= state IDLE) (not
    (= input NONE)) (not latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state INPUT_RECEIVED) (= store_
    OPEN)) (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ)
    (and (= input WRITE) (= pinned 0)))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (= state CAPABILITY_EXECUTING)
    (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch)
    (= (ite (= input READ) read_record write_record) INTENT) (not (= state ERROR))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state
    COMPLETED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= state ERROR))) (and (= state ERROR) (= closing
    NONE) (= store_ OPEN) (not (= state ERROR))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=
    state ERROR))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= state ERROR))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= state ERROR))) (and (= state
    SHUTDOWN) (not (= state ERROR))) (= state SHUTDOWN) (and (= state IDLE) (not (= state ERROR))) (and (or (< epoch
    LAST_EPOCH) (= state IDLE)) (not (= state ERROR))) (and (= store_ OPEN) (not (= state ERROR))) (and (= channel
    SINK) (not (= state ERROR))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= state
    ERROR))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= state ERROR)))))) (=> (= state
    SHUTDOWN) (not (or (not (= state SHUTDOWN)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE))
    (not (= state SHUTDOWN))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT)) (not (= state SHUTDOWN))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT))) (= state INITIALIZING) (and (= state IDLE) (not (= input NONE)) (not latched)) (and (=
    state INPUT_RECEIVED) (= store_ OPEN)) (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (= state PROTOCOL_VALIDATING)
    (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state AUTHORIZATION_EVALUATING) (= form
    MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (=
    state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= state SHUTDOWN))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL)
    (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE))) (= state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING)
    (= elapsed EXECUTION_DEADLINE)) (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state COMPLETED) (and (=
    state INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    state SHUTDOWN))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= state SHUTDOWN))) (and (= state
    ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= state SHUTDOWN))) (and (= state ERROR) (not (= closing
    NONE)) initialised recoverable) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (= state SHUTDOWN))) (and (or (= state INITIALIZING) (= state IDLE) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= state SHUTDOWN))) (and (= state SHUTDOWN) (not (= state SHUTDOWN))) (and (= state IDLE)
    (not (= state SHUTDOWN))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= state SHUTDOWN))) (and (= store_
    OPEN) (not (= state SHUTDOWN))) (and (= channel SINK) (not (= state SHUTDOWN))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (= state SHUTDOWN))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= state SHUTDOWN))))))))

; initialised-before-input [FC-SM-002, FC-SM-012, FC-SM-014]: No input is accepted before the runtime is
; initialised. (expected: holds)
; No question about initialised-before-input: A[not INPUT_RECEIVED W INITIALIZATION_SUCCEEDED]: it is about
; whole paths

; ready-means-initialised [FC-SM-008, FC-SM-012, FC-SM-014]: The runtime is in IDLE, or works on an input, only
; if it is initialised. (expected: holds)
(define-fun ready_means_initialised ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (or initialised (= state INITIALIZING) (= state ERROR) (= state SHUTDOWN) (=
    state TERMINATED)))

; initialised-by-initialising [FC-SM-012, FC-SM-013]: The runtime becomes initialised only by a successful
; start-up, which leads to IDLE. (expected: holds)
(define-fun initialised_by_initialising ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= last INITIALIZATION_SUCCEEDED) (= state IDLE)) (=> (not initialised)
    (not (or (not (not initialised)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (not
    initialised))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))
    (not (not initialised))) (and (= state INITIALIZING) (not (not initialised))) (and (= state IDLE) (not (= input
    NONE)) (not latched) (not (not initialised))) (and (= state IDLE) (not (not initialised))) (and (= state IDLE)
    latched (not (not initialised))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (not initialised))) (and (=
    state PROTOCOL_VALIDATING) (= input NOTE) (not (not initialised))) (and (= state PROTOCOL_VALIDATING) (or (= input
    READ) (and (= input WRITE) (= pinned 0))) (not (not initialised))) (and (= state PROTOCOL_VALIDATING) (or (= input
    GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (not initialised))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (not initialised))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (not initialised))) (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (not (not initialised))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (not
    initialised))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (not initialised))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (not initialised))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (not initialised))) (and (= state CAPABILITY_EXECUTING) (not (= running
    NONE)) (not (not initialised))) (and (= state CAPABILITY_EXECUTING) (not (not initialised))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (not initialised))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (not initialised))) (and (= state COMPLETED) (not (not initialised))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (not initialised))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)
    (not (not initialised))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (not initialised))) (and (= state
    INPUT_RECEIVED) (not (not initialised))) (and (= state PROTOCOL_VALIDATING) (not (not initialised))) (and (= state
    AUTHORIZATION_EVALUATING) (not (not initialised))) (and (= state MEMORY_COMMITTING) (not (not initialised))) (and
    (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (not initialised))) (and (= state INPUT_RECEIVED) (=
    elapsed STAGE_DEADLINE) (not (not initialised))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)
    (not (not initialised))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (not
    initialised))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (not initialised))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (not initialised))) (and (= state ERROR) (= closing NONE) (= store_ OPEN)
    (not (not initialised))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (not initialised))) (and
    (= state ERROR) (not (= closing NONE)) initialised recoverable (not (not initialised))) (and (= state ERROR) (not
    (= closing NONE)) (not (and initialised recoverable)) (not (not initialised))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not initialised)))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (not initialised))) (and (= state SHUTDOWN) (not (not
    initialised))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (not initialised))) (and (= store_ OPEN) (not
    (not initialised))) (and (= channel SINK) (not (not initialised))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= write_record NONE) (not (not initialised))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE)
    (not (not initialised))))))))

; initialised-means-complete [FC-SM-012, FC-SM-013]: Initialisation succeeds only once the store is open and
; contains no open intent of an earlier life. (expected: holds)
(define-fun initialised_means_complete ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state INITIALIZING) (and (= store_ OPEN) (not (= read_record
    INTENT)) (not (= write_record INTENT)))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT)))))

; initialisation-can-succeed [FC-SM-013]: Once the store is open and contains no open intent, initialisation can
; succeed. (expected: holds)
(define-fun initialisation_can_succeed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT))) (and (= state INITIALIZING) (and (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT))))))

; subsystems-start [FC-SM-012]: As long as telemetry can be written somewhere, the subsystems can be started
; once; then the store and the sink are open. (expected: holds)
(define-fun subsystems_start ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE))) (and (= state
    INITIALIZING) (and (= store_ CLOSED) (not (= channel NONE))))) (=> (= last SUBSYSTEMS_STARTED) (and (= store_
    OPEN) (= channel SINK)))))

; subsystems-start-once [FC-SM-012]: The subsystems are started only while the store is closed and telemetry can
; be written somewhere. (expected: holds)
(define-fun subsystems_start_once ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state INITIALIZING) (and (= store_ CLOSED) (not (= channel NONE)))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)))))

; leftovers-are-closed [FC-SM-012, FC-SM-043]: An intent that an earlier life left open is closed before the
; runtime is ready, with its effect recorded as unknown, and a key without an intent does not change. (expected:
; holds)
(define-fun leftovers_are_closed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (= state INITIALIZING) (and (=> (= read_record INTENT) (not (or (not (= read_record INTENT))
    (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= read_record INTENT))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= (ite (= read_record
    INTENT) CLOSED read_record) INTENT) (= (ite (= read_record INTENT) CLOSED read_record) CLOSED)))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= read_record
    INTENT))) (and (= state INITIALIZING) (not (= read_record INTENT))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= read_record INTENT))) (and (= state IDLE) (not (= read_record INTENT))) (and (= state IDLE)
    latched (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= read_record INTENT)))
    (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record INTENT))) (and (= state PROTOCOL_VALIDATING)
    (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= read_record INTENT))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= read_record INTENT)))
    (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record INTENT))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input READ) (=
    read_record NONE)) INTENT read_record) INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not
    (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= read_record INTENT))) (and
    (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT))
    (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= read_record INTENT))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (not (= read_record INTENT)))
    (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= read_record INTENT))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running READER) CLOSED read_record) INTENT))) (and (= state
    COMPLETED) (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= read_record
    INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= read_record INTENT))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (not (= read_record
    INTENT))) (and (= state PROTOCOL_VALIDATING) (not (= read_record INTENT))) (and (= state AUTHORIZATION_EVALUATING)
    (not (= read_record INTENT))) (and (= state MEMORY_COMMITTING) (not (= read_record INTENT))) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (= read_record INTENT))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not
    (= read_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= read_record
    INTENT))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= read_record INTENT))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record INTENT))) (and (= state ERROR) (= closing NONE) (= store_
    OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE CLOSED) read_record)
    INTENT))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record INTENT))) (and (= state
    ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record INTENT))) (and (= state ERROR) (not (=
    closing NONE)) (not (and initialised recoverable)) (not (= read_record INTENT))) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record
    INTENT))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record INTENT))) (and (= state SHUTDOWN) (not
    (= read_record INTENT))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record INTENT))) (and (= state
    IDLE) (not (= (ite (= read_record NONE) CLOSED NONE) INTENT))) (and (= store_ OPEN) (not (= read_record INTENT)))
    (and (= channel SINK) (not (= read_record INTENT))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record
    NONE) (not (= read_record INTENT)))))) (=> (= write_record INTENT) (not (or (not (= write_record INTENT)) (and (=
    state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= write_record INTENT))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= (ite (= write_record
    INTENT) CLOSED write_record) INTENT) (= (ite (= write_record INTENT) CLOSED write_record) CLOSED)))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= write_record
    INTENT))) (and (= state INITIALIZING) (not (= write_record INTENT))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= write_record INTENT))) (and (= state IDLE) (not (= write_record INTENT))) (and (= state IDLE)
    latched (not (= write_record INTENT))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= write_record
    INTENT))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record INTENT))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= write_record INTENT))) (and (=
    state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= write_record
    INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record INTENT))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input WRITE) (=
    write_record NONE)) INTENT write_record) INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not
    (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= write_record INTENT))) (and
    (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT))
    (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= write_record INTENT))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (not (= write_record INTENT)))
    (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= write_record INTENT))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running WRITER) CLOSED write_record) INTENT))) (and (= state
    COMPLETED) (not (= write_record INTENT))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= write_record
    INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= write_record INTENT))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (= write_record INTENT))) (and (= state INPUT_RECEIVED) (not (=
    write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (not (= write_record INTENT))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= write_record INTENT))) (and (= state MEMORY_COMMITTING) (not (= write_record
    INTENT))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= write_record INTENT))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    write_record INTENT))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= write_record INTENT))) (and (= state
    ERROR) (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record INTENT) initialised) (ite (= running
    NONE) NONE CLOSED) write_record) INTENT))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=
    write_record INTENT))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= write_record
    INTENT))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= write_record
    INTENT))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= write_record INTENT))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=
    write_record INTENT))) (and (= state SHUTDOWN) (not (= write_record INTENT))) (and (or (< epoch LAST_EPOCH) (=
    state IDLE)) (not (= write_record INTENT))) (and (= state IDLE) (not (= (ite (= write_record NONE) CLOSED NONE)
    INTENT))) (and (= store_ OPEN) (not (= write_record INTENT))) (and (= channel SINK) (not (= write_record INTENT)))
    (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= write_record INTENT)))))) (=> (=
    read_record NONE) (not (or (not (= read_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (= read_record NONE))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (= (ite (= read_record INTENT) CLOSED read_record) NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= read_record
    NONE))) (and (= state INITIALIZING) (not (= read_record NONE))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= read_record NONE))) (and (= state IDLE) (not (= read_record NONE))) (and (= state IDLE) latched
    (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= read_record NONE))) (and (=
    state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (=
    input READ) (and (= input WRITE) (= pinned 0))) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or
    (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= read_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input READ) (= read_record NONE)) INTENT
    read_record) NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= read_record NONE))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    running READER) CLOSED read_record) NONE))) (and (= state COMPLETED) (not (= read_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= read_record NONE)))
    (and (= state INPUT_RECEIVED) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= read_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (not
    (= read_record NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    read_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record NONE))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) read_record) NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record
    NONE))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record NONE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= read_record NONE))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record
    NONE))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record NONE))) (and (= state SHUTDOWN) (not (=
    read_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record NONE))) (and (= state IDLE)
    (not (= (ite (= read_record NONE) CLOSED NONE) NONE))) (and (= store_ OPEN) (not (= read_record NONE))) (and (=
    channel SINK) (not (= read_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not
    (= read_record NONE)))))) (=> (= write_record NONE) (not (or (not (= write_record NONE)) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= write_record NONE))) (and (= state INITIALIZING) (=
    store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= write_record INTENT) CLOSED
    write_record) NONE))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (=
    write_record INTENT)) (not (= write_record NONE))) (and (= state INITIALIZING) (not (= write_record NONE))) (and
    (= state IDLE) (not (= input NONE)) (not latched) (not (= write_record NONE))) (and (= state IDLE) (not (=
    write_record NONE))) (and (= state IDLE) latched (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record
    NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    write_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite
    (and (= input WRITE) (= write_record NONE)) INTENT write_record) NONE))) (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (=
    write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ)
    read_record write_record) INTENT)) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (=
    write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= write_record NONE))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (not
    (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= write_record
    NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running WRITER) CLOSED write_record)
    NONE))) (and (= state COMPLETED) (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not
    (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= write_record NONE))) (and
    (= state MEMORY_COMMITTING) (= store_ LOST) (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (not (=
    write_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= write_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (not (= write_record
    NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= write_record NONE))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) write_record) NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= write_record
    NONE))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= write_record NONE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= write_record NONE))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= write_record
    NONE))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= write_record NONE))) (and (= state SHUTDOWN) (not (=
    write_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= write_record NONE))) (and (= state
    IDLE) (not (= (ite (= write_record NONE) CLOSED NONE) NONE))) (and (= store_ OPEN) (not (= write_record NONE)))
    (and (= channel SINK) (not (= write_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record
    NONE) (not (= write_record NONE)))))))))

; leftovers-are-not-forgotten [FC-SM-012, FC-SM-033, FC-SM-043]: An intent that an earlier life left open is
; never withdrawn, even if the start-up fails: as long as its key is current, it stays open or is closed.
; (expected: holds)
; No question about leftovers-are-not-forgotten-1: AG (INITIALIZING -> ((read_record == INTENT -> A[read_record
; != NONE W READ_KEY_TAKEN]) and (write_record == INTENT -> A[write_record != NONE W WRITE_KEY_TAKEN]))): the
; target has no 'until', and this one is nested inside another operator

; leftovers-are-not-forgotten [FC-SM-012, FC-SM-033, FC-SM-043]: An intent that an earlier life left open is
; never withdrawn, even if the start-up fails: as long as its key is current, it stays open or is closed.
; (expected: holds)
; No question about leftovers-are-not-forgotten-2: AG (INITIALIZING -> ((read_record == INTENT -> A[read_record
; != NONE W READ_KEY_TAKEN]) and (write_record == INTENT -> A[write_record != NONE W WRITE_KEY_TAKEN]))): the
; target has no 'until', and this one is nested inside another operator

; leftovers-stay-open-if-not-closed [FC-SM-012, FC-SM-043]: A start-up that fails before it has closed the open
; intents of an earlier life leaves them open for the next. (expected: holds)
; No question about leftovers-stay-open-if-not-closed: AG ((ERROR and not initialised) -> ((read_record ==
; INTENT -> AG read_record == INTENT) and (write_record == INTENT -> AG write_record == INTENT))): it is about
; whole paths

; leftovers-are-closed-at-once [FC-SM-012, FC-SM-043]: After the open intents of an earlier life are closed, no
; intent is open. (expected: holds)
(define-fun leftovers_are_closed_at_once ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= last LEFTOVERS_CLOSED) (and (not (= read_record INTENT)) (not (=
    write_record INTENT)))))

; leftovers-need-the-store [FC-SM-012, FC-SM-043]: An intent is closed in the store only if the store is open
; and there is an open intent. (expected: holds)
(define-fun leftovers_need_the_store ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state INITIALIZING) (and (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT)))))

; leftovers-can-be-closed [FC-SM-012]: Whenever the store is open and has an intent of an earlier life, it can
; be closed. (expected: holds)
(define-fun leftovers_can_be_closed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT))) (and (= state INITIALIZING) (and (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT))))))

; initialising-can-fail [FC-SM-013, FC-SM-062]: Initialisation may fail at any moment; that leads to ERROR, and
; the failure is not recorded yet. (expected: holds)
(define-fun initialising_can_fail ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= state INITIALIZING) (= state INITIALIZING)) (=> (= last INITIALIZATION_FAILED) (and
    (= state ERROR) (= closing NONE)))))

; failed-start-is-never-ready [FC-SM-012, FC-SM-014, FC-SM-041]: A runtime that could not be initialised is
; never in IDLE but ends, provided that it keeps working. (expected: holds)
; No question about failed-start-is-never-ready: AG ((ERROR and not initialised) -> (AG not IDLE and AF
; TERMINATED)): it is about whole paths

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-1: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-2: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE and there is input, it is accepted.
; Sacrificed: once a shutdown is due, none is (D-FC-16). Instead, idle-accepts-input-unless-latched holds.
; (expected: fails)
(define-fun idle_accepts_input ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state IDLE) (not (= input NONE))) (and (= state IDLE) (and (not (= input NONE)) (not
    latched)))))

; idle-accepts-input-unless-latched [FC-SM-015, FC-SM-016]: Whenever the runtime is in IDLE, there is input and
; no shutdown is due, the input is accepted. (expected: holds)
(define-fun idle_accepts_input_unless_latched ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (and (= state IDLE) (not (= input NONE)) (not latched)) (and (= state
    IDLE) (and (not (= input NONE)) (not latched)))))

; input-only-in-idle [FC-SM-015, FC-SM-016]: Input is accepted in IDLE only, and only if there is some and no
; shutdown is due. (expected: holds)
(define-fun input_only_in_idle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state IDLE) (and (not (= input NONE)) (not latched))) (and (= state IDLE) (not (=
    input NONE)) (not latched))))

; accepted-input-is-received [FC-SM-016, FC-SM-019]: Accepted input takes the runtime to INPUT_RECEIVED, and
; recorded input to PROTOCOL_VALIDATING. (expected: holds)
(define-fun accepted_input_is_received ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= last INPUT_ARRIVED) (= state INPUT_RECEIVED)) (=> (= last
    INPUT_RECORDED) (= state PROTOCOL_VALIDATING))))

; one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
; IDLE; cycles follow each other and never overlap. (expected: holds)
; No question about one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
; next-state operator

; nothing-left-in-idle [FC-SM-008, FC-SM-044, FC-SM-052, FC-SM-056, FC-SM-057, FC-SM-070]: While no execution is
; in flight, no data of one is left: no verdict, permission, decision, invoked tool, result or time spent, and
; in IDLE no pending closing record or intent. (expected: holds)
(define-fun nothing_left_in_idle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (not (or (= state IDLE) (= state COMPLETED) (= state SHUTDOWN) (= state TERMINATED) (=
    state INITIALIZING))) (and (= form NONE) (= pinned (- 1)) (= decision NONE) (= running NONE) (= result NONE))) (or
    (not (= state IDLE)) (and (= closing NONE) (not elsewhere) (not (= read_record INTENT)) (not (= write_record
    INTENT)))) (or (not (or (= state IDLE) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN) (= state
    TERMINATED))) (= elapsed 0))))

; nothing-left-of-a-recorded-failure [FC-SM-008, FC-SM-056, FC-SM-057, FC-SM-064, FC-PR-060]: Once a failure is
; recorded, no data of the failed execution is left. (expected: holds)
(define-fun nothing_left_of_a_recorded_failure ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (or (not (and (= state ERROR) (not (= closing NONE)))) (and (= input NONE)
    (= form NONE) (= pinned (- 1)) (= decision NONE) (= running NONE) (= result NONE))))

; input-while-working [FC-SM-018, FC-SM-044, FC-SM-052]: There is an input from its acceptance until the end of
; the last stage, and none while the execution is finalised or the runtime shuts down. (expected: holds)
(define-fun input_while_working ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (not (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING))) (not (= input NONE))) (or
    (not (or (= state INITIALIZING) (= state COMPLETED) (= state SHUTDOWN) (= state TERMINATED))) (= input NONE))))

; input-is-not-modified [FC-SM-018, FC-SM-052]: From its acceptance until it is closed, the input does not
; change. (expected: holds)
(define-fun input_is_not_modified ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= input NOTE) (not (or (not (or (= state IDLE) (= input NOTE) (= input NONE))) (and (=
    state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state IDLE) (= input NOTE) (= input
    NONE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or
    (= state IDLE) (= input NOTE) (= input NONE)))) (and (= state INITIALIZING) (not (or (= input NOTE) (= input
    NONE)))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (= input NOTE) (= input NONE)))) (and (=
    state INPUT_RECEIVED) (= store_ OPEN) (not (or (= input NOTE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING)
    (= input NOTE) (not (or (= input NOTE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ)
    (and (= input WRITE) (= pinned 0))) (not (or (= input NOTE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING)
    (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (or (= input NOTE) (= input NONE)))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= input NOTE) (= input NONE)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= input NOTE) (= input
    NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= input NOTE) (= input NONE)))) (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= input NOTE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (or
    (= input NOTE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= state IDLE) (= input NOTE) (= input
    NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (=
    input READ) read_record write_record) INTENT) (not (or (= input NOTE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= input NOTE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (not (or (= input NOTE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not
    (or (= input NOTE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= input
    NOTE) (= input NONE)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= input NOTE) (= input NONE))))
    (and (= state INPUT_RECEIVED) (not (or (= input NOTE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (not
    (or (= input NOTE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (not (or (= input NOTE) (= input
    NONE)))) (and (= state MEMORY_COMMITTING) (not (or (= input NOTE) (= input NONE)))) (and (= state INITIALIZING) (=
    elapsed STAGE_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE) (not (or (= input NOTE) (= input NONE)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    state IDLE) (= input NOTE) (= input NONE)))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable)) (not (or (= input NOTE) (= input NONE)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state IDLE) (= input NOTE) (= input NONE))))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state IDLE) (= input NOTE) (= input NONE)))) (and (=
    state SHUTDOWN) (not (or (= state IDLE) (= input NOTE) (= input NONE)))) (and (= state SHUTDOWN) (not (or (= input
    NOTE) (= input NONE)))) (and (= state IDLE) (not (or (= state IDLE) (= (ite (= input NONE) NOTE (ite (= input
    NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE)))) NOTE) (= (ite (= input NONE) NOTE
    (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE)))) NONE)))) (and (or (<
    epoch LAST_EPOCH) (= state IDLE)) (not (or (= state IDLE) (= input NOTE) (= input NONE)))) (and (= state IDLE)
    (not (or (= state IDLE) (= input NOTE) (= input NONE)))) (and (= store_ OPEN) (not (or (= state IDLE) (= input
    NOTE) (= input NONE)))) (and (= channel SINK) (not (or (= state IDLE) (= input NOTE) (= input NONE)))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state IDLE) (= input NOTE) (= input
    NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (= state IDLE) (= input NOTE)
    (= input NONE))))))) (=> (= input GARBAGE) (not (or (not (or (= state IDLE) (= input GARBAGE) (= input NONE)))
    (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state IDLE) (= input GARBAGE) (=
    input NONE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))
    (not (or (= state IDLE) (= input GARBAGE) (= input NONE)))) (and (= state INITIALIZING) (not (or (= input GARBAGE)
    (= input NONE)))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (= input GARBAGE) (= input
    NONE)))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= input GARBAGE) (= input NONE)))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (or (= input GARBAGE) (= input NONE)))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (or (= input GARBAGE) (= input
    NONE)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not
    (or (= input GARBAGE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= input
    GARBAGE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_
    OPEN) (not (or (= input GARBAGE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not
    (or (= input GARBAGE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= input
    GARBAGE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ)
    read_record write_record) INTENT)) (not (or (= input GARBAGE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (or (= state IDLE) (= input GARBAGE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= input GARBAGE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING)
    (not (= running NONE)) (not (or (= input GARBAGE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (not (or
    (= input GARBAGE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (=
    input GARBAGE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= input GARBAGE) (= input
    NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= input GARBAGE) (= input NONE)))) (and
    (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= input GARBAGE) (= input NONE)))) (and (= state
    INPUT_RECEIVED) (not (or (= input GARBAGE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (not (or (= input
    GARBAGE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (not (or (= input GARBAGE) (= input NONE))))
    (and (= state MEMORY_COMMITTING) (not (or (= input GARBAGE) (= input NONE)))) (and (= state INITIALIZING) (=
    elapsed STAGE_DEADLINE) (not (or (= input GARBAGE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (or (= input GARBAGE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input GARBAGE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input GARBAGE) (= input NONE)))) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE) (not (or (= input GARBAGE) (= input NONE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state IDLE) (= input GARBAGE) (= input NONE)))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (or (= input GARBAGE) (= input NONE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state IDLE) (= input GARBAGE) (= input
    NONE)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state IDLE) (= input GARBAGE) (= input NONE))))
    (and (= state SHUTDOWN) (not (or (= state IDLE) (= input GARBAGE) (= input NONE)))) (and (= state SHUTDOWN) (not
    (or (= input GARBAGE) (= input NONE)))) (and (= state IDLE) (not (or (= state IDLE) (= (ite (= input NONE) NOTE
    (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE)))) GARBAGE) (= (ite (=
    input NONE) NOTE (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE))))
    NONE)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state IDLE) (= input GARBAGE) (= input NONE))))
    (and (= state IDLE) (not (or (= state IDLE) (= input GARBAGE) (= input NONE)))) (and (= store_ OPEN) (not (or (=
    state IDLE) (= input GARBAGE) (= input NONE)))) (and (= channel SINK) (not (or (= state IDLE) (= input GARBAGE) (=
    input NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state IDLE) (=
    input GARBAGE) (= input NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (=
    state IDLE) (= input GARBAGE) (= input NONE))))))) (=> (= input READ) (not (or (not (or (= state IDLE) (= input
    READ) (= input NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state
    IDLE) (= input READ) (= input NONE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state IDLE) (= input READ) (= input NONE)))) (and (= state INITIALIZING) (not
    (or (= input READ) (= input NONE)))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (= input
    READ) (= input NONE)))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= input READ) (= input NONE))))
    (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or (= input READ) (= input NONE)))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (or (= input READ) (= input
    NONE)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not
    (or (= input READ) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= input
    READ) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_
    OPEN) (not (or (= input READ) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not
    (or (= input READ) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= input READ)
    (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (or (= input READ) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (=
    state IDLE) (= input READ) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= input READ) (=
    input NONE)))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= input READ) (= input
    NONE)))) (and (= state CAPABILITY_EXECUTING) (not (or (= input READ) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (or (= input READ) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING)
    (= store_ LOST) (not (or (= input READ) (= input NONE)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    (or (= input READ) (= input NONE)))) (and (= state INPUT_RECEIVED) (not (or (= input READ) (= input NONE)))) (and
    (= state PROTOCOL_VALIDATING) (not (or (= input READ) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING)
    (not (or (= input READ) (= input NONE)))) (and (= state MEMORY_COMMITTING) (not (or (= input READ) (= input
    NONE)))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (or (= input READ) (= input NONE)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= state IDLE) (= input READ) (= input NONE)))) (and (= state ERROR)
    (not (= closing NONE)) (not (and initialised recoverable)) (not (or (= input READ) (= input NONE)))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state
    IDLE) (= input READ) (= input NONE)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state
    IDLE) (= input READ) (= input NONE)))) (and (= state SHUTDOWN) (not (or (= state IDLE) (= input READ) (= input
    NONE)))) (and (= state SHUTDOWN) (not (or (= input READ) (= input NONE)))) (and (= state IDLE) (not (or (= state
    IDLE) (= (ite (= input NONE) NOTE (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ)
    WRITE NOTE)))) READ) (= (ite (= input NONE) NOTE (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (=
    input READ) WRITE NOTE)))) NONE)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state IDLE) (= input
    READ) (= input NONE)))) (and (= state IDLE) (not (or (= state IDLE) (= input READ) (= input NONE)))) (and (=
    store_ OPEN) (not (or (= state IDLE) (= input READ) (= input NONE)))) (and (= channel SINK) (not (or (= state
    IDLE) (= input READ) (= input NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not
    (or (= state IDLE) (= input READ) (= input NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record
    NONE) (not (or (= state IDLE) (= input READ) (= input NONE))))))) (=> (= input WRITE) (not (or (not (or (= state
    IDLE) (= input WRITE) (= input NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not
    (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (=
    state INITIALIZING) (not (or (= input WRITE) (= input NONE)))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (or (= input WRITE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (=
    input WRITE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or (= input WRITE) (= input
    NONE)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (or (=
    input WRITE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not
    (= pinned 0)))) (not (or (= input WRITE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form
    MESSAGE) (not (or (= input WRITE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (=
    pinned epoch) (= store_ OPEN) (not (or (= input WRITE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (not (or (= input WRITE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)
    (not (or (= input WRITE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT)) (not (or (= input WRITE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= input WRITE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING)
    (not (= running NONE)) (not (or (= input WRITE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (not (or (=
    input WRITE) (= input NONE)))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (=
    input WRITE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= input WRITE) (= input
    NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= input WRITE) (= input NONE)))) (and
    (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= input WRITE) (= input NONE)))) (and (= state
    INPUT_RECEIVED) (not (or (= input WRITE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (not (or (= input
    WRITE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (not (or (= input WRITE) (= input NONE)))) (and
    (= state MEMORY_COMMITTING) (not (or (= input WRITE) (= input NONE)))) (and (= state INITIALIZING) (= elapsed
    STAGE_DEADLINE) (not (or (= input WRITE) (= input NONE)))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (or (= input WRITE) (= input NONE)))) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input WRITE) (= input NONE)))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (or (= input WRITE) (= input NONE)))) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE) (not (or (= input WRITE) (= input NONE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (or (= input WRITE) (= input NONE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state IDLE) (= input WRITE) (= input
    NONE)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state IDLE) (= input WRITE) (= input NONE))))
    (and (= state SHUTDOWN) (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= state SHUTDOWN) (not (or
    (= input WRITE) (= input NONE)))) (and (= state IDLE) (not (or (= state IDLE) (= (ite (= input NONE) NOTE (ite (=
    input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE)))) WRITE) (= (ite (= input NONE)
    NOTE (ite (= input NOTE) GARBAGE (ite (= input GARBAGE) READ (ite (= input READ) WRITE NOTE)))) NONE)))) (and (or
    (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= state IDLE)
    (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (= store_ OPEN) (not (or (= state IDLE) (= input
    WRITE) (= input NONE)))) (and (= channel SINK) (not (or (= state IDLE) (= input WRITE) (= input NONE)))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state IDLE) (= input WRITE) (= input
    NONE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (= state IDLE) (= input
    WRITE) (= input NONE)))))))))

; input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded, and it is recorded
; only in an open store. (expected: holds)
; No question about input-recorded-before-validation: AG (INPUT_ARRIVED -> A[not PROTOCOL_VALIDATING W
; (INPUT_RECORDED and store == OPEN)]): it is about whole paths

; input-recorded-in-the-store [FC-SM-018, FC-SM-019]: Input is recorded only while the store is open. (expected:
; holds)
(define-fun input_recorded_in_the_store ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state INPUT_RECEIVED)
    (= store_ OPEN))))

; input-can-be-recorded [FC-SM-018, FC-SM-019]: As long as the store is open, received input can be recorded.
; (expected: holds)
(define-fun input_can_be_recorded ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state INPUT_RECEIVED) (= store_
    OPEN))))

; every-input-is-recorded [FC-PR-016]: No execution ends before its input is recorded. Sacrificed: the recording
; may have failed (D-FC-07). Instead, every-execution-is-closed holds. (expected: fails)
; No question about every-input-is-recorded: AG (INPUT_ARRIVED -> A[not (IDLE or SHUTDOWN) W INPUT_RECORDED]):
; it is about whole paths

; every-transition-names-an-execution [FC-SM-060]: Every transition carries the identifier of an execution.
; Sacrificed: start-up, waiting and shutdown belong to no execution (D-FC-04). Instead,
; identified-while-in-flight holds. (expected: fails)
(define-fun every_transition_names_an_execution ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (or (= state INITIALIZING) (= identifier EXECUTION)))

; identified-while-in-flight [FC-SM-018, FC-SM-060]: From the transition into INPUT_RECEIVED until its end, an
; execution has its own identifier; all other transitions carry the one that is reserved for the life of the
; runtime; the transition that ends an execution is reported with the reserved one. (expected: holds)
(define-fun identified_while_in_flight ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (or (not (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED)
    (and (= state ERROR) initialised))) (= identifier EXECUTION)) (or (not (or (= state INITIALIZING) (= state IDLE)
    (and (= state ERROR) (not initialised)) (= state SHUTDOWN) (= state TERMINATED))) (= identifier LIFECYCLE))))

; epoch-is-pinned-on-entry [FC-SM-021, FC-PR-063]: The registry's epoch is pinned when validation begins.
; (expected: holds)
(define-fun epoch_is_pinned_on_entry ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= last INPUT_RECORDED) (= pinned epoch)))

; verdicts-are-true [FC-SM-021, FC-SM-022, FC-SM-023]: Each verdict has its form and its target state, and a
; tool call keeps a pinned epoch. (expected: holds)
(define-fun verdicts_are_true ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= last MESSAGE_ACCEPTED) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE))) (=>
    (= last TOOL_CALL_ACCEPTED) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (>= pinned 0))) (=> (= last
    PROTOCOL_REJECTED) (and (= state ERROR) (= form INVALID)))))

; messages-are-messages [FC-SM-021]: Only a message is accepted as one. (expected: holds)
(define-fun messages_are_messages ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (=
    input NOTE))))

; only-registered-tools-are-accepted [FC-SM-021, FC-PR-010, FC-PR-050, FC-PR-063]: A tool call is accepted only
; if it is one and its tool was registered when validation began. (expected: holds)
(define-fun only_registered_tools_are_accepted ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input
    WRITE) (= pinned 0)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned
    0))))))

; only-invalid-input-is-rejected [FC-SM-021, FC-SM-023, FC-PR-033, FC-PR-050, FC-PR-063]: Input is rejected only
; if it has neither form, or if its tool was not registered when validation began. (expected: holds)
(define-fun only_invalid_input_is_rejected ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input
    WRITE) (not (= pinned 0))))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (=
    pinned 0)))))))

; every-input-has-a-verdict [FC-SM-021, FC-SM-022, FC-PR-033, FC-PR-063]: Every input gets a verdict. (expected:
; holds)
(define-fun every_input_has_a_verdict ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= state PROTOCOL_VALIDATING) (or (and (= state PROTOCOL_VALIDATING) (=
    input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (=
    state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))))))

; form-fits-the-input [FC-SM-021, FC-SM-052, FC-PR-050, FC-PR-063]: As long as there is a verdict, a message, a
; tool call and an invalid input are marked as such. (expected: holds)
(define-fun form_fits_the_input ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (not (= form MESSAGE)) (= input NOTE)) (or (not (= form TOOL_CALL)) (= input READ) (=
    input WRITE)) (or (not (= form INVALID)) (and (= state ERROR) (or (= input GARBAGE) (= input WRITE))))))

; validated-before-authorized [FC-SM-002, FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is
; authorised before it is accepted as a message or as a tool call. (expected: holds)
; No question about validated-before-authorized: AG (INPUT_ARRIVED -> A[not AUTHORIZATION_EVALUATING W
; (MESSAGE_ACCEPTED or TOOL_CALL_ACCEPTED)]): it is about whole paths

; validated-while-authorized [FC-SM-024, FC-SM-028, FC-PR-038, FC-PR-053, FC-PR-055]: From authorisation to
; commit the form is known, and a tool call has a pinned epoch, a message none. (expected: holds)
(define-fun validated_while_authorized ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (or (not (or (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING)
    (= state MEMORY_COMMITTING))) (and (= form MESSAGE) (= pinned (- 1))) (and (= form TOOL_CALL) (>= pinned 0))))

; rejected-never-executed [FC-SM-023, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection nothing is
; executed before the next input arrives. (expected: holds)
; No question about rejected-never-executed: AG (PROTOCOL_REJECTED -> A[not CAPABILITY_EXECUTING W
; INPUT_ARRIVED]): it is about whole paths

; pinned-epoch-is-kept [FC-SM-025, FC-SM-052]: The pinned epoch does not change until the execution is closed,
; whatever happens to the registry. (expected: holds)
(define-fun pinned_epoch_is_kept ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= pinned 0) (not (or (not (or (= pinned 0) (= pinned (- 1)))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= pinned 0) (= pinned
    (- 1))))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))
    (not (or (= pinned 0) (= pinned (- 1))))) (and (= state INITIALIZING) (not (or (= pinned 0) (= pinned (- 1)))))
    (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    IDLE) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state IDLE) latched (not (or (= pinned 0) (= pinned (-
    1))))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= epoch 0) (= epoch (- 1))))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (or (= pinned 0) (= pinned (-
    1))))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (or
    (= pinned 0) (= pinned (- 1))))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= pinned 0) (=
    pinned (- 1))))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not
    (or (= pinned 0) (= pinned (- 1))))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= pinned
    0) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= pinned 0) (= pinned (-
    1))))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (=
    pinned 0) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (=
    pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= pinned 0) (= pinned (- 1)))))
    (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    CAPABILITY_EXECUTING) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state COMPLETED) (not (or (= pinned 0) (=
    pinned (- 1))))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= pinned 0) (= pinned (- 1))))) (and (=
    state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state INPUT_RECEIVED) (not
    (or (= pinned 0) (= pinned (- 1))))) (and (= state PROTOCOL_VALIDATING) (not (or (= pinned 0) (= pinned (- 1)))))
    (and (= state AUTHORIZATION_EVALUATING) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state MEMORY_COMMITTING)
    (not (or (= pinned 0) (= pinned (- 1))))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (or (=
    pinned 0) (= pinned (- 1))))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (or (= pinned 0) (=
    pinned (- 1))))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 0) (= pinned (-
    1))))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 0) (= pinned (-
    1))))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 0) (= pinned (- 1))))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    ERROR) (not (= closing NONE)) initialised recoverable (not (or (= pinned 0) (= pinned (- 1))))) (and (= state
    ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (or (= pinned 0) (= pinned (- 1))))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= pinned 0) (= pinned (- 1))))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (=
    pinned 0) (= pinned (- 1))))) (and (= state SHUTDOWN) (not (or (= pinned 0) (= pinned (- 1))))) (and (or (< epoch
    LAST_EPOCH) (= state IDLE)) (not (or (= pinned 0) (= pinned (- 1))))) (and (= store_ OPEN) (not (or (= pinned 0)
    (= pinned (- 1))))) (and (= channel SINK) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (or (= pinned 0) (= pinned (- 1))))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= pinned 0) (= pinned (- 1)))))))) (=> (= pinned 1) (not (or (not
    (or (= pinned 1) (= pinned (- 1)))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or
    (= pinned 1) (= pinned (- 1))))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state INITIALIZING) (= store_ OPEN) (not
    (= read_record INTENT)) (not (= write_record INTENT)) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    INITIALIZING) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state IDLE) (not (= input NONE)) (not latched)
    (not (or (= pinned 1) (= pinned (- 1))))) (and (= state IDLE) (not (or (= pinned 1) (= pinned (- 1))))) (and (=
    state IDLE) latched (not (or (= pinned 1) (= pinned (- 1))))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not
    (or (= epoch 1) (= epoch (- 1))))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0))) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE)
    (and (= input WRITE) (not (= pinned 0)))) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= pinned 1) (= pinned (-
    1))))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= pinned 1) (= pinned (- 1))))) (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (or
    (= pinned 1) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= pinned 1) (= pinned (- 1))))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING)
    (not (= running NONE)) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (not (or (=
    pinned 1) (= pinned (- 1))))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (=
    pinned 1) (= pinned (- 1))))) (and (= state COMPLETED) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state AUTHORIZATION_EVALUATING)
    (= store_ LOST) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    (or (= pinned 1) (= pinned (- 1))))) (and (= state INPUT_RECEIVED) (not (or (= pinned 1) (= pinned (- 1))))) (and
    (= state PROTOCOL_VALIDATING) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state AUTHORIZATION_EVALUATING)
    (not (or (= pinned 1) (= pinned (- 1))))) (and (= state MEMORY_COMMITTING) (not (or (= pinned 1) (= pinned (-
    1))))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 1) (= pinned (- 1))))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (or (= pinned 1) (= pinned (- 1))))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state ERROR) (not (= closing
    NONE)) initialised recoverable (not (or (= pinned 1) (= pinned (- 1))))) (and (= state ERROR) (not (= closing
    NONE)) (not (and initialised recoverable)) (not (or (= pinned 1) (= pinned (- 1))))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= pinned 1) (=
    pinned (- 1))))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= pinned 1) (= pinned (-
    1))))) (and (= state SHUTDOWN) (not (or (= pinned 1) (= pinned (- 1))))) (and (or (< epoch LAST_EPOCH) (= state
    IDLE)) (not (or (= pinned 1) (= pinned (- 1))))) (and (= store_ OPEN) (not (or (= pinned 1) (= pinned (- 1)))))
    (and (= channel SINK) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= pinned 1) (= pinned (- 1))))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (or (= pinned 1) (= pinned (- 1))))))))))

; decisions-are-kept [FC-SM-025, FC-SM-026, FC-SM-027]: Each decision is recorded as such and leads to its
; target state. (expected: holds)
(define-fun decisions_are_kept ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= last AUTHORIZATION_NOT_REQUIRED) (and (= state CAPABILITY_EXECUTING) (= decision
    NOT_REQUIRED))) (=> (= last AUTHORIZATION_GRANTED) (and (= state CAPABILITY_EXECUTING) (= decision ALLOW))) (=> (=
    last AUTHORIZATION_DENIED) (and (= state ERROR) (= decision DENY)))))

; decision-fits-the-form [FC-SM-025, FC-SM-028, FC-SM-052]: A tool call is allowed or denied; a message needs no
; decision. (expected: holds)
(define-fun decision_fits_the_form ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (not (= decision NOT_REQUIRED)) (= form MESSAGE)) (or (and (not (= decision ALLOW)) (not
    (= decision DENY))) (= form TOOL_CALL)) (or (not (or (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)))
    (= decision ALLOW) (= decision NOT_REQUIRED))))

; granted-under-the-pinned-epoch [FC-SM-025, FC-SM-028]: Authorisation is granted only to a tool call, only
; while the registry is still that of its validation, and only with an open store for the intent. (expected:
; holds)
(define-fun granted_under_the_pinned_epoch ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (and (= state AUTHORIZATION_EVALUATING) (and (= form TOOL_CALL) (=
    pinned epoch) (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (=
    store_ OPEN))))

; only-messages-need-no-authorization [FC-SM-025, FC-SM-028]: Authorisation is skipped only for messages, and
; denied only to tool calls. (expected: holds)
(define-fun only_messages_need_no_authorization ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE))) (=> (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL))
    (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)))))

; every-decision-is-possible [FC-SM-025, FC-SM-026]: A message can pass; a tool call can be denied, and granted
; if registry and store permit it. (expected: holds)
(define-fun every_decision_is_possible ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= state AUTHORIZATION_EVALUATING) (and (=> (= form MESSAGE) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE))) (=> (= form TOOL_CALL) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL))) (=> (and (= pinned epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (and (= form
    TOOL_CALL) (= pinned epoch) (= store_ OPEN)))))))

; registry-change-denies [FC-SM-025, FC-SM-027]: If the registry changes between the beginning of validation and
; authorisation, nothing is executed before the next input arrives. (expected: holds)
; No question about registry-change-denies: AG ((AUTHORIZATION_EVALUATING and form == TOOL_CALL and pinned !=
; epoch) -> A[not CAPABILITY_EXECUTING W INPUT_ARRIVED]): it is about whole paths

; denied-never-executed [FC-SM-027, FC-SM-028, FC-SM-064]: After a denial nothing is invoked before the next
; input arrives. (expected: holds)
; No question about denied-never-executed: AG ((AUTHORIZATION_DENIED or CAPABILITY_REVOKED) -> A[not
; CAPABILITY_STARTED W INPUT_ARRIVED]): it is about whole paths

; authorized-before-executed [FC-SM-002, FC-SM-028, FC-SM-073]: CAPABILITY_EXECUTING is not reached with an
; input before authorisation is granted or found not to be required. (expected: holds)
; No question about authorized-before-executed: AG (INPUT_ARRIVED -> A[not CAPABILITY_EXECUTING W
; (AUTHORIZATION_GRANTED or AUTHORIZATION_NOT_REQUIRED)]): it is about whole paths

; executing-means-allowed [FC-SM-029, FC-PR-055]: Every input in CAPABILITY_EXECUTING has been allowed.
; Sacrificed: messages pass there, too, without a decision (D-FC-03). Instead, invoked-means-allowed holds.
; (expected: fails)
(define-fun executing_means_allowed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (or (not (= state CAPABILITY_EXECUTING)) (= decision ALLOW)))

; invoked-means-allowed [FC-SM-002, FC-SM-028, FC-SM-032, FC-SM-073, FC-PR-009, FC-PR-028, FC-PR-036, FC-PR-038,
; FC-PR-054, FC-PR-055]: If a tool is invoked, the input is a tool call, it is allowed, and the intent to
; execute it is in the store. (expected: holds)
(define-fun invoked_means_allowed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (= running NONE) (and (= form TOOL_CALL) (= decision ALLOW))) (or (not (= running
    READER)) (= read_record INTENT)) (or (not (= running WRITER)) (= write_record INTENT))))

; intent-is-recorded [FC-SM-028, FC-SM-033, FC-SM-043]: Authorisation is granted only with the intent in the
; store, unless the key already has a record. (expected: holds)
(define-fun intent_is_recorded ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= input READ) (= read_record NONE)) (not (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input READ) (= read_record NONE)) INTENT
    read_record) INTENT))))) (=> (and (= input WRITE) (= write_record NONE)) (not (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input WRITE) (=
    write_record NONE)) INTENT write_record) INTENT)))))))

; records-are-of-their-own-key [FC-SM-033, FC-SM-056, FC-SM-057]: An execution of one tool never changes the
; record for the key of the other. (expected: holds)
(define-fun records_are_of_their_own_key ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (not (= state INITIALIZING)) (and (=> (and (not (= input READ)) (=
    read_record NONE)) (not (or (not (= read_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (= read_record NONE))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (= (ite (= read_record INTENT) CLOSED read_record) NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= read_record
    NONE))) (and (= state INITIALIZING) (not (= read_record NONE))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= read_record NONE))) (and (= state IDLE) (not (= read_record NONE))) (and (= state IDLE) latched
    (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= read_record NONE))) (and (=
    state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (=
    input READ) (and (= input WRITE) (= pinned 0))) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or
    (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= read_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input READ) (= read_record NONE)) INTENT
    read_record) NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= read_record NONE))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    running READER) CLOSED read_record) NONE))) (and (= state COMPLETED) (not (= read_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= read_record NONE)))
    (and (= state INPUT_RECEIVED) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= read_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (not
    (= read_record NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    read_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record NONE))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) read_record) NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record
    NONE))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record NONE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= read_record NONE))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record
    NONE))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record NONE))) (and (= state SHUTDOWN) (not (=
    read_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record NONE))) (and (= store_ OPEN)
    (not (= read_record NONE))) (and (= channel SINK) (not (= read_record NONE))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (=
    read_record NONE)))))) (=> (and (not (= input WRITE)) (= write_record NONE)) (not (or (not (= write_record NONE))
    (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= write_record NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= write_record
    INTENT) CLOSED write_record) NONE))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT)) (not (= write_record NONE))) (and (= state INITIALIZING) (not (= write_record NONE)))
    (and (= state IDLE) (not (= input NONE)) (not latched) (not (= write_record NONE))) (and (= state IDLE) (not (=
    write_record NONE))) (and (= state IDLE) latched (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record
    NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    write_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite
    (and (= input WRITE) (= write_record NONE)) INTENT write_record) NONE))) (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (=
    write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ)
    read_record write_record) INTENT)) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (=
    write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= write_record NONE))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (not
    (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= write_record
    NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running WRITER) CLOSED write_record)
    NONE))) (and (= state COMPLETED) (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not
    (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= write_record NONE))) (and
    (= state MEMORY_COMMITTING) (= store_ LOST) (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (not (=
    write_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= write_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (not (= write_record
    NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= write_record NONE))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) write_record) NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= write_record
    NONE))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= write_record NONE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= write_record NONE))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= write_record
    NONE))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= write_record NONE))) (and (= state SHUTDOWN) (not (=
    write_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= write_record NONE))) (and (= store_
    OPEN) (not (= write_record NONE))) (and (= channel SINK) (not (= write_record NONE))) (and (= state INITIALIZING)
    (= store_ CLOSED) (= write_record NONE) (not (= write_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= read_record NONE))))))))

; one-intent-at-a-time [FC-SM-052, FC-SM-056]: At most one intent is open, since there is at most one execution.
; (expected: holds)
(define-fun one_intent_at_a_time ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (or (not (= read_record INTENT)) (not (= write_record INTENT))))

; intent-comes-with-the-grant [FC-SM-028, FC-SM-033]: Once the runtime is ready, only an authorisation puts an
; intent into the store. (expected: holds)
(define-fun intent_comes_with_the_grant ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (not (= state INITIALIZING)) (and (=> (= read_record NONE) (not (or (not (=
    read_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= read_record
    NONE))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (=
    (ite (= read_record INTENT) CLOSED read_record) NONE))) (and (= state INITIALIZING) (= store_ OPEN) (not (=
    read_record INTENT)) (not (= write_record INTENT)) (not (= read_record NONE))) (and (= state INITIALIZING) (not (=
    read_record NONE))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= read_record NONE))) (and (=
    state IDLE) (not (= read_record NONE))) (and (= state IDLE) latched (not (= read_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ OPEN) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not
    (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))
    (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (=
    pinned 0)))) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (=
    read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= read_record NONE))) (and (=
    state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= read_record NONE))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    running READER) CLOSED read_record) NONE))) (and (= state COMPLETED) (not (= read_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= read_record NONE)))
    (and (= state INPUT_RECEIVED) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= read_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (not
    (= read_record NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    read_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record NONE))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) read_record) NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record
    NONE))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record NONE))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= read_record NONE))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record
    NONE))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record NONE))) (and (= state SHUTDOWN) (not (=
    read_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record NONE))) (and (= state IDLE)
    (not (or (= (ite (= read_record NONE) CLOSED NONE) NONE) (= (ite (= read_record NONE) CLOSED NONE) CLOSED)))) (and
    (= store_ OPEN) (not (= read_record NONE))) (and (= channel SINK) (not (= read_record NONE))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= write_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= read_record NONE)))))) (=> (= write_record NONE) (not (or (not (= write_record NONE))
    (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= write_record NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= write_record
    INTENT) CLOSED write_record) NONE))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT)) (not (= write_record NONE))) (and (= state INITIALIZING) (not (= write_record NONE)))
    (and (= state IDLE) (not (= input NONE)) (not latched) (not (= write_record NONE))) (and (= state IDLE) (not (=
    write_record NONE))) (and (= state IDLE) latched (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record
    NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    write_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= write_record NONE))) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= write_record NONE))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= write_record NONE)))
    (and (= state CAPABILITY_EXECUTING) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    running WRITER) CLOSED write_record) NONE))) (and (= state COMPLETED) (not (= write_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= write_record NONE)))
    (and (= state INPUT_RECEIVED) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= write_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (not
    (= write_record NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING)
    (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    write_record NONE))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record
    INTENT) initialised) (ite (= running NONE) NONE CLOSED) write_record) NONE))) (and (= state ERROR) (= closing
    NONE) (not (= store_ OPEN)) (not (= write_record NONE))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (= write_record NONE))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable)) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state IDLE)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= write_record NONE))) (and (= state SHUTDOWN) (not (= write_record NONE))) (and (or (<
    epoch LAST_EPOCH) (= state IDLE)) (not (= write_record NONE))) (and (= state IDLE) (not (or (= (ite (=
    write_record NONE) CLOSED NONE) NONE) (= (ite (= write_record NONE) CLOSED NONE) CLOSED)))) (and (= store_ OPEN)
    (not (= write_record NONE))) (and (= channel SINK) (not (= write_record NONE))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (= write_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE))))))))

; closed-is-for-good [FC-SM-033, FC-SM-043]: A closed key stays closed while it is current, so a retry is
; recognised. (expected: holds)
; No question about closed-is-for-good-1: AG ((read_record == CLOSED -> A[read_record == CLOSED W
; READ_KEY_TAKEN]) and (write_record == CLOSED -> A[write_record == CLOSED W WRITE_KEY_TAKEN])): it is about
; whole paths

; closed-is-for-good [FC-SM-033, FC-SM-043]: A closed key stays closed while it is current, so a retry is
; recognised. (expected: holds)
; No question about closed-is-for-good-2: AG ((read_record == CLOSED -> A[read_record == CLOSED W
; READ_KEY_TAKEN]) and (write_record == CLOSED -> A[write_record == CLOSED W WRITE_KEY_TAKEN])): it is about
; whole paths

; begun-is-on-record [FC-SM-029, FC-SM-033, FC-SM-043]: Once a tool has been invoked, the store has a record of
; it as long as its key is current. (expected: holds)
; No question about begun-is-on-record-1: AG ((running == READER -> A[read_record != NONE W READ_KEY_TAKEN]) and
; (running == WRITER -> A[write_record != NONE W WRITE_KEY_TAKEN])): it is about whole paths

; begun-is-on-record [FC-SM-029, FC-SM-033, FC-SM-043]: Once a tool has been invoked, the store has a record of
; it as long as its key is current. (expected: holds)
; No question about begun-is-on-record-2: AG ((running == READER -> A[read_record != NONE W READ_KEY_TAKEN]) and
; (running == WRITER -> A[write_record != NONE W WRITE_KEY_TAKEN])): it is about whole paths

; executed-once [FC-SM-029, FC-SM-064]: Neither tool is invoked a second time with the same key, however often
; the call is repeated. (expected: holds)
; No question about executed-once-1: AG ((running == READER -> AX A[not (CAPABILITY_STARTED and running ==
; READER) W READ_KEY_TAKEN]) and (running == WRITER -> AX A[not (CAPABILITY_STARTED and running == WRITER) W
; WRITE_KEY_TAKEN])): the target has no next-state operator

; executed-once [FC-SM-029, FC-SM-064]: Neither tool is invoked a second time with the same key, however often
; the call is repeated. (expected: holds)
; No question about executed-once-2: AG ((running == READER -> AX A[not (CAPABILITY_STARTED and running ==
; READER) W READ_KEY_TAKEN]) and (running == WRITER -> AX A[not (CAPABILITY_STARTED and running == WRITER) W
; WRITE_KEY_TAKEN])): the target has no next-state operator

; leftovers-are-not-executed-again [FC-SM-029, FC-SM-064]: An execution that an earlier life may have made is
; not repeated in this one under the same key. (expected: holds)
; No question about leftovers-are-not-executed-again-1: AG (INITIALIZING -> ((read_record == INTENT -> A[running
; != READER W READ_KEY_TAKEN]) and (write_record == INTENT -> A[running != WRITER W WRITE_KEY_TAKEN]))): the
; target has no 'until', and this one is nested inside another operator

; leftovers-are-not-executed-again [FC-SM-029, FC-SM-064]: An execution that an earlier life may have made is
; not repeated in this one under the same key. (expected: holds)
; No question about leftovers-are-not-executed-again-2: AG (INITIALIZING -> ((read_record == INTENT -> A[running
; != READER W READ_KEY_TAKEN]) and (write_record == INTENT -> A[running != WRITER W WRITE_KEY_TAKEN]))): the
; target has no 'until', and this one is nested inside another operator

; keys-are-taken-between-executions [FC-SM-033, FC-SM-056]: The key of a tool's next call is chosen in IDLE;
; that changes only the record for the key, which is none or a closed one. (expected: holds)
(define-fun keys_are_taken_between_executions ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (= last READ_KEY_TAKEN) (and (= state IDLE) (not (= read_record
    INTENT)))) (=> (= last WRITE_KEY_TAKEN) (and (= state IDLE) (not (= write_record INTENT))))))

; message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
; CAPABILITY_EXECUTING before the next input arrives. Sacrificed: the edges leave no other path (D-FC-03).
; Instead, message-invokes-nothing holds. (expected: fails)
; No question about message-never-executes: AG (MESSAGE_ACCEPTED -> A[not CAPABILITY_EXECUTING W
; INPUT_ARRIVED]): it is about whole paths

; message-invokes-nothing [FC-SM-028, FC-SM-029, FC-PR-005, FC-PR-027, FC-PR-028, FC-PR-036]: After a message is
; accepted, no tool is invoked before the next input arrives. (expected: holds)
; No question about message-invokes-nothing: AG (MESSAGE_ACCEPTED -> A[running == NONE W INPUT_ARRIVED]): it is
; about whole paths

; message-can-be-recorded [FC-SM-033, FC-PR-033, FC-PR-034]: As long as there is a store, a received message can
; be completed with a record that marks it as a message. (expected: holds)
; No question about message-can-be-recorded: AG ((PROTOCOL_VALIDATING and input == NOTE and store == OPEN) ->
; E[not (ERROR or IDLE) U (COMPLETED and closing == ACCEPTED_MESSAGE)]): it quantifies over all paths and over
; some path, which LTL cannot express

; message-is-recorded [FC-SM-033, FC-PR-034]: An accepted message is eventually recorded as such unless a
; failure prevents it, provided that the runtime keeps working. (expected: holds)
; No question about message-is-recorded: AG (MESSAGE_ACCEPTED -> AF (closing == ACCEPTED_MESSAGE or ERROR)): it
; is about whole paths

; messages-pass-on [FC-SM-029, FC-SM-030]: In CAPABILITY_EXECUTING exactly a message is passed on as one, to
; MEMORY_COMMITTING. (expected: holds)
(define-fun messages_pass_on ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE))) (=> (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE))) (=> (= last MESSAGE_PASSED_ON) (= state MEMORY_COMMITTING))))

; retries-are-replayed [FC-SM-029, FC-SM-030]: Exactly a call with a closed key is answered from the store; that
; leads to MEMORY_COMMITTING. (expected: holds)
(define-fun retries_are_replayed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= state CAPABILITY_EXECUTING) (or (and (= input READ) (= read_record CLOSED)) (and
    (= input WRITE) (= write_record CLOSED)))) (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (not (=
    (ite (= input READ) read_record write_record) INTENT))))) (=> (and (= state CAPABILITY_EXECUTING) (and (= form
    TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)))) (and (= state CAPABILITY_EXECUTING)
    (or (and (= input READ) (= read_record CLOSED)) (and (= input WRITE) (= write_record CLOSED))))) (=> (= last
    RESULT_REPLAYED) (and (= state MEMORY_COMMITTING) (= running NONE)))))

; started-under-authority [FC-SM-017, FC-SM-020, FC-SM-028, FC-SM-029, FC-SM-032, FC-PR-009, FC-PR-010,
; FC-PR-038]: A tool is invoked only once for a call, only if it is allowed, while its checked registration is
; unchanged, and with its own intent in the store. (expected: holds)
(define-fun started_under_authority ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE)
    (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (=
    decision ALLOW) (= running NONE) (= pinned epoch) (or (and (= input READ) (= read_record INTENT)) (and (= input
    WRITE) (= write_record INTENT) (= epoch 0))))))

; allowed-can-start [FC-SM-029]: An allowed and registered tool with a recorded intent can be invoked, unless it
; has been. (expected: holds)
(define-fun allowed_can_start ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state CAPABILITY_EXECUTING) (= running NONE) (= pinned epoch) (or (= read_record
    INTENT) (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE) (=
    pinned epoch) (= (ite (= input READ) read_record write_record) INTENT)))))

; invoked-is-requested [FC-SM-028, FC-SM-029]: A start invokes only the tool that the input asks for. (expected:
; holds)
(define-fun invoked_is_requested ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= last CAPABILITY_STARTED) (not (= running NONE))) (=> (= running READER) (= input
    READ)) (=> (= running WRITER) (= input WRITE))))

; invoked-only-while-executing [FC-SM-017, FC-SM-020, FC-SM-029, FC-SM-032]: A tool is invoked only in
; CAPABILITY_EXECUTING. (expected: holds)
(define-fun invoked_only_while_executing ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (not (= state CAPABILITY_EXECUTING)) (=> (= running NONE) (not (or (not (=
    running NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= running NONE))) (and
    (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= running NONE)))
    (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (=
    running NONE))) (and (= state INITIALIZING) (not (= running NONE))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= running NONE))) (and (= state IDLE) (not (= running NONE))) (and (= state IDLE) latched (not (=
    running NONE))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= running NONE))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (= running NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ)
    (and (= input WRITE) (= pinned 0))) (not (= running NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input
    GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= running NONE))) (and (= state AUTHORIZATION_EVALUATING)
    (= form MESSAGE) (not (= running NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN) (not (= running NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (=
    running NONE))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= running NONE))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    running NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite
    (= input READ) read_record write_record) INTENT) (not (= (ite (= input READ) READER WRITER) NONE))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= running NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running
    NONE)) (not (= running NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= running NONE))) (and (= state COMPLETED) (not (=
    running NONE))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= running NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= running NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST)
    (not (= running NONE))) (and (= state INPUT_RECEIVED) (not (= running NONE))) (and (= state PROTOCOL_VALIDATING)
    (not (= running NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= running NONE))) (and (= state
    MEMORY_COMMITTING) (not (= running NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= running
    NONE))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= running NONE))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= running NONE))) (and (= state AUTHORIZATION_EVALUATING) (=
    elapsed STAGE_DEADLINE) (not (= running NONE))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not
    (= running NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= running NONE))) (and (= state ERROR) (not (=
    closing NONE)) initialised recoverable (not (= running NONE))) (and (= state ERROR) (not (= closing NONE)) (not
    (and initialised recoverable)) (not (= running NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= running NONE))) (and (or (= state INITIALIZING) (=
    state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= running NONE))) (and (= state SHUTDOWN) (not (= running NONE))) (and (or (< epoch
    LAST_EPOCH) (= state IDLE)) (not (= running NONE))) (and (= store_ OPEN) (not (= running NONE))) (and (= channel
    SINK) (not (= running NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= running
    NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= running NONE))))))))

; revoked-is-denied [FC-SM-025, FC-SM-027]: The permission is withdrawn exactly if the registry changes before
; the tool is invoked; that is a denial and leads to ERROR. (expected: holds)
(define-fun revoked_is_denied ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= state CAPABILITY_EXECUTING) (= running NONE) (not (= pinned epoch)) (or (=
    read_record INTENT) (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (=
    running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT)))) (=> (and (= state
    CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= running NONE) (>= pinned 0) (not (=
    pinned epoch)) (or (and (= input READ) (= read_record INTENT)) (and (= input WRITE) (= write_record INTENT)))))
    (=> (= last CAPABILITY_REVOKED) (and (= state ERROR) (= decision DENY)))))

; results-are-kept [FC-SM-029, FC-SM-030]: A tool that succeeds and a tool that fails have both returned a
; result, which is recorded as such and leads to MEMORY_COMMITTING. (expected: holds)
(define-fun results_are_kept ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= last CAPABILITY_SUCCEEDED) (and (= state MEMORY_COMMITTING) (= result SUCCEEDED)))
    (=> (= last CAPABILITY_FAILED) (and (= state MEMORY_COMMITTING) (= result TOOL_FAILED)))))

; results-are-of-an-invoked-tool [FC-SM-029, FC-SM-030]: A result comes from an invoked tool, and an invoked
; tool can always return a success or a failure. (expected: holds)
(define-fun results_are_of_an_invoked_tool ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (and
    (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running
    NONE))))) (=> (or (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (and (= state CAPABILITY_EXECUTING)
    (not (= running NONE)))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))))))

; result-if-executed [FC-SM-029, FC-SM-033, FC-SM-052]: There is a result if and only if a tool has been invoked
; and has returned, and then only in the commit or its failure. (expected: holds)
(define-fun result_if_executed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (or (= result NONE) (and (not (= running NONE)) (or (= state MEMORY_COMMITTING) (= state
    ERROR)))) (or (not (= state MEMORY_COMMITTING)) (and (= running NONE) (= result NONE)) (and (not (= running NONE))
    (not (= result NONE))))))

; executor-failure-is-an-error [FC-SM-029, FC-SM-030, FC-SM-062]: The executor may fail at any moment of an
; execution; that leads to ERROR, without a result. (expected: holds)
(define-fun executor_failure_is_an_error ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= state CAPABILITY_EXECUTING) (= state CAPABILITY_EXECUTING)) (=> (=
    last EXECUTOR_FAILED) (and (= state ERROR) (= result NONE)))))

; idle-does-not-execute [FC-SM-017]: In IDLE no tool is invoked or runs, and no single step leads to
; CAPABILITY_EXECUTING. (expected: holds)
(define-fun idle_does_not_execute ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (= state IDLE) (and (= running NONE) (not (and (= state CAPABILITY_EXECUTING) (and (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT)))) (not (or
    (not (not (= state CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE))
    (not (not (= state CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state AUTHORIZATION_EVALUATING) (=
    form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and
    (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state ERROR) (= closing
    NONE) (= store_ OPEN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state ERROR) (= closing NONE) (not (=
    store_ OPEN)) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (=
    state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state
    SHUTDOWN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state IDLE) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (not (= state CAPABILITY_EXECUTING))))
    (and (= store_ OPEN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= channel SINK) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (not (= state
    CAPABILITY_EXECUTING)))))))))

; input-received-does-not-execute [FC-SM-020]: In INPUT_RECEIVED no tool is invoked or runs, and no single step
; leads to CAPABILITY_EXECUTING. (expected: holds)
(define-fun input_received_does_not_execute ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (= state INPUT_RECEIVED) (and (= running NONE) (not (and (= state
    CAPABILITY_EXECUTING) (and (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT)))) (not (or (not (not (= state CAPABILITY_EXECUTING))) (and (= state INITIALIZING) (= store_
    CLOSED) (not (= channel NONE)) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (not (= state CAPABILITY_EXECUTING)))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (=
    pinned epoch) (= store_ OPEN)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (not (= state CAPABILITY_EXECUTING)))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (not (= state CAPABILITY_EXECUTING)))) (and (=
    state ERROR) (= closing NONE) (= store_ OPEN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state ERROR) (=
    closing NONE) (not (= store_ OPEN)) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= state SHUTDOWN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state IDLE)
    (not (not (= state CAPABILITY_EXECUTING)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= store_ OPEN) (not (not (= state CAPABILITY_EXECUTING)))) (and (= channel SINK)
    (not (not (= state CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE)
    (not (not (= state CAPABILITY_EXECUTING)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE)
    (not (not (= state CAPABILITY_EXECUTING)))))))))

; commit-is-complete [FC-SM-033, FC-SM-034]: A commit needs an open store, a decision, and, if a tool was
; invoked, its result. (expected: holds)
(define-fun commit_is_complete ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (and (= state MEMORY_COMMITTING) (= store_
    OPEN) (or (= decision ALLOW) (= decision NOT_REQUIRED)) (or (= running NONE) (not (= result NONE))))))

; commit-is-possible [FC-SM-034]: As long as the store is open, the commit can succeed. (expected: holds)
(define-fun commit_is_possible ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (and (= state MEMORY_COMMITTING) (= store_
    OPEN))))

; commit-tells-what-happened [FC-SM-033, FC-SM-037]: The committed record distinguishes a message, a replayed
; answer, a success and a failure. (expected: holds)
(define-fun commit_tells_what_happened ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= form MESSAGE) (not (or (not (=> (= state COMPLETED) (= closing
    ACCEPTED_MESSAGE))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=> (= state
    COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (=> (= state COMPLETED) false))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (=> (=
    state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED
    RETURNED_FAILURE))) ACCEPTED_MESSAGE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (=
    state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (=> (=
    state COMPLETED) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite
    (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN)))))
    ACCEPTED_MESSAGE)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=> (= state COMPLETED) (=
    (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result
    SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) ACCEPTED_MESSAGE)))) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state
    COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state
    COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state SHUTDOWN) (not (=> (= state COMPLETED) (= closing
    ACCEPTED_MESSAGE)))) (and (= state IDLE) (not (=> (= state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (or (<
    epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= store_
    OPEN) (not (=> (= state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= channel SINK) (not (=> (= state
    COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE)
    (not (=> (= state COMPLETED) (= closing ACCEPTED_MESSAGE)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (=> (= state COMPLETED) (= closing ACCEPTED_MESSAGE))))))) (=> (and (= form TOOL_CALL) (=
    running NONE)) (not (or (not (=> (= state COMPLETED) (= closing REPLAYED))) (and (= state INITIALIZING) (= store_
    CLOSED) (not (= channel NONE)) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state INITIALIZING) (=
    store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (=> (= state COMPLETED) false))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED
    (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) REPLAYED))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (=> (=
    state COMPLETED) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite
    (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) REPLAYED)))) (and
    (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=> (= state COMPLETED) (= (ite (= form INVALID)
    REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (=
    result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) REPLAYED)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) (= closing REPLAYED))))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state
    SHUTDOWN) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state IDLE) (not (=> (= state COMPLETED) (=
    closing REPLAYED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state COMPLETED) (= closing
    REPLAYED)))) (and (= store_ OPEN) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= channel SINK) (not
    (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record
    NONE) (not (=> (= state COMPLETED) (= closing REPLAYED)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (=> (= state COMPLETED) (= closing REPLAYED))))))) (=> (= result SUCCEEDED) (not (or (not
    (=> (= state COMPLETED) (= closing RETURNED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel
    NONE)) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (=> (= state COMPLETED) false))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result
    SUCCEEDED) RETURNED RETURNED_FAILURE))) RETURNED))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (=
    state COMPLETED) (= closing RETURNED)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (=> (= state
    COMPLETED) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (=
    result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) RETURNED)))) (and (=
    state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=> (= state COMPLETED) (= (ite (= form INVALID) REJECTED
    (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result
    TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) RETURNED)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) (= closing RETURNED))))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state
    SHUTDOWN) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state IDLE) (not (=> (= state COMPLETED) (=
    closing RETURNED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state COMPLETED) (= closing
    RETURNED)))) (and (= store_ OPEN) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= channel SINK) (not
    (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record
    NONE) (not (=> (= state COMPLETED) (= closing RETURNED)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (=> (= state COMPLETED) (= closing RETURNED))))))) (=> (= result TOOL_FAILED) (not (or (not
    (=> (= state COMPLETED) (= closing RETURNED_FAILURE))) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (=> (= state COMPLETED) false))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED
    (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) RETURNED_FAILURE))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (= state
    ERROR) (= closing NONE) (= store_ OPEN) (not (=> (= state COMPLETED) (= (ite (= form INVALID) REJECTED (ite (=
    decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) RETURNED_FAILURE)))) (and (= state ERROR) (= closing NONE) (not (= store_
    OPEN)) (not (=> (= state COMPLETED) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) RETURNED_FAILURE)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (or (=
    state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and
    (= state SHUTDOWN) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (= state IDLE) (not (=> (=
    state COMPLETED) (= closing RETURNED_FAILURE)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state
    COMPLETED) (= closing RETURNED_FAILURE)))) (and (= store_ OPEN) (not (=> (= state COMPLETED) (= closing
    RETURNED_FAILURE)))) (and (= channel SINK) (not (=> (= state COMPLETED) (= closing RETURNED_FAILURE)))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (=> (= state COMPLETED) (= closing
    RETURNED_FAILURE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (=> (= state
    COMPLETED) (= closing RETURNED_FAILURE)))))))))

; commit-closes-the-key [FC-SM-033]: The commit of an execution closes its key. (expected: holds)
(define-fun commit_closes_the_key ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= running READER) (not (or (not (=> (= state COMPLETED) (= read_record CLOSED))) (and
    (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=> (= state COMPLETED) (= read_record
    CLOSED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not
    (=> (= state COMPLETED) (= (ite (= read_record INTENT) CLOSED read_record) CLOSED)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (= (ite (= running READER) CLOSED read_record) CLOSED))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (= state ERROR) (=
    closing NONE) (= store_ OPEN) (not (=> (= state COMPLETED) (= (ite (and (= read_record INTENT) initialised) (ite
    (= running NONE) NONE CLOSED) read_record) CLOSED)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN))
    (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) (= read_record CLOSED))))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (=
    state SHUTDOWN) (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (= state IDLE) (not (=> (= state
    COMPLETED) (= read_record CLOSED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state COMPLETED) (=
    read_record CLOSED)))) (and (= state IDLE) (not (=> (= state COMPLETED) (= (ite (= read_record NONE) CLOSED NONE)
    CLOSED)))) (and (= store_ OPEN) (not (=> (= state COMPLETED) (= read_record CLOSED)))) (and (= channel SINK) (not
    (=> (= state COMPLETED) (= read_record CLOSED)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record
    NONE) (not (=> (= state COMPLETED) false))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE)
    (not (=> (= state COMPLETED) (= read_record CLOSED))))))) (=> (= running WRITER) (not (or (not (=> (= state
    COMPLETED) (= write_record CLOSED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=>
    (= state COMPLETED) (= write_record CLOSED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record
    INTENT) (= write_record INTENT)) (not (=> (= state COMPLETED) (= (ite (= write_record INTENT) CLOSED write_record)
    CLOSED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (=
    input READ) read_record write_record) INTENT) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (=
    state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running WRITER) CLOSED write_record) CLOSED))) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (=> (= state COMPLETED) (= (ite (and (= write_record INTENT) initialised)
    (ite (= running NONE) NONE CLOSED) write_record) CLOSED)))) (and (= state ERROR) (= closing NONE) (not (= store_
    OPEN)) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) (= write_record
    CLOSED)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED)
    (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state COMPLETED) (= write_record CLOSED))))
    (and (= state SHUTDOWN) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (= state IDLE) (not (=> (=
    state COMPLETED) (= write_record CLOSED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state
    COMPLETED) (= write_record CLOSED)))) (and (= state IDLE) (not (=> (= state COMPLETED) (= (ite (= write_record
    NONE) CLOSED NONE) CLOSED)))) (and (= store_ OPEN) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (=
    channel SINK) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (= state INITIALIZING) (= store_
    CLOSED) (= write_record NONE) (not (=> (= state COMPLETED) (= write_record CLOSED)))) (and (= state INITIALIZING)
    (= store_ CLOSED) (= read_record NONE) (not (=> (= state COMPLETED) false))))))))

; committed-before-completed [FC-SM-033, FC-SM-034, FC-SM-037]: COMPLETED is entered only by a successful
; commit, and has its closing record. (expected: holds)
(define-fun committed_before_completed ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= state COMPLETED) (not (= closing NONE))) (=> (not (= state
    COMPLETED)) (not (or (not (=> (= state COMPLETED) false)) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (=> (= state COMPLETED) false))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (=> (= state COMPLETED) false))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (=> (= state COMPLETED) false))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (=> (= state COMPLETED) false))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (=> (= state
    COMPLETED) false))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=> (= state COMPLETED)
    false))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (=> (= state COMPLETED) false))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (=
    state COMPLETED) false))) (and (= state SHUTDOWN) (not (=> (= state COMPLETED) false))) (and (= state IDLE) (not
    (=> (= state COMPLETED) false))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (=> (= state COMPLETED)
    false))) (and (= store_ OPEN) (not (=> (= state COMPLETED) false))) (and (= channel SINK) (not (=> (= state
    COMPLETED) false))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (=> (= state
    COMPLETED) false))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (=> (= state
    COMPLETED) false)))))) (=> (= last COMMIT_SUCCEEDED) (= state COMPLETED))))

; completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
; IDLE again, provided that it keeps working. (expected: holds)
; No question about completed-returns-to-idle-1: AG (COMPLETED -> A[COMPLETED U IDLE]): it is about whole paths

; completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
; IDLE again, provided that it keeps working. (expected: holds)
; No question about completed-returns-to-idle-2: AG (COMPLETED -> A[COMPLETED U IDLE]): it is about whole paths

; completed-leads-to-idle [FC-SM-038]: From COMPLETED the runtime gets to IDLE and nowhere else, and finalising
; cannot fail. (expected: holds)
(define-fun completed_leads_to_idle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= state COMPLETED) (and (= state COMPLETED) (not (or (not (or (= state
    COMPLETED) (= state IDLE))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state
    COMPLETED) (= state IDLE)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state COMPLETED) (= state IDLE)))) (= state INITIALIZING) (and (= state IDLE)
    (not (= input NONE)) (not latched)) (= state IDLE) (and (= state IDLE) latched) (and (= state INPUT_RECEIVED) (=
    store_ OPEN)) (and (= state PROTOCOL_VALIDATING) (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input
    READ) (and (= input WRITE) (= pinned 0)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input
    WRITE) (not (= pinned 0))))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN)) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= state COMPLETED) (= state IDLE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE))) (= state
    CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state
    INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    state COMPLETED) (= state IDLE)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state
    COMPLETED) (= state IDLE)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state
    COMPLETED) (= state IDLE)))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= state COMPLETED) (= state IDLE)))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (=
    state COMPLETED) (= state IDLE)))) (and (= state SHUTDOWN) (not (or (= state COMPLETED) (= state IDLE)))) (= state
    SHUTDOWN) (and (= state IDLE) (not (or (= state COMPLETED) (= state IDLE)))) (and (or (< epoch LAST_EPOCH) (=
    state IDLE)) (not (or (= state COMPLETED) (= state IDLE)))) (and (= store_ OPEN) (not (or (= state COMPLETED) (=
    state IDLE)))) (and (= channel SINK) (not (or (= state COMPLETED) (= state IDLE)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (or (= state COMPLETED) (= state IDLE)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= state COMPLETED) (= state IDLE)))))))) (=> (= last
    COMPLETION_FINALIZED) (= state IDLE))))

; every-execution-is-closed [FC-SM-002, FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: No execution
; ends, in success or failure, without a closing record. The assumption is that the last resort, which replaces
; a missing store, can always be written. (expected: holds)
; No question about every-execution-is-closed: AG (INPUT_ARRIVED -> A[not (IDLE or SHUTDOWN) W closing !=
; NONE]): it is about whole paths

; failure-leads-to-error [FC-SM-002, FC-SM-062]: Every failure leads to ERROR at once, and is not recorded yet.
; (expected: holds)
(define-fun failure_leads_to_error ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (or (= last INITIALIZATION_FAILED) (= last PROTOCOL_REJECTED) (= last AUTHORIZATION_DENIED)
    (= last CAPABILITY_REVOKED) (= last EXECUTOR_FAILED) (= last EXECUTION_DEADLINE_PASSED) (= last
    STAGE_DEADLINE_PASSED) (= last STORE_FAILED) (= last RUNTIME_FAILURE) (= last INTEGRITY_FAULT)) (and (= state
    ERROR) (= closing NONE))))

; failure-leads-to-error-from-every-state [FC-SM-002, FC-SM-062]: Taken literally, from every state except
; TERMINATED a failure leads to ERROR. Sacrificed: IDLE, COMPLETED and SHUTDOWN have no edge to ERROR (D-FC-05).
; Instead, nothing-fails-elsewhere holds. (expected: fails)
(define-fun failure_leads_to_error_from_every_state ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (or (= state TERMINATED) (= state ERROR) (or (= state ERROR) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (= state ERROR)) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (= state ERROR)) (= state INITIALIZING) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (= state ERROR)) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT)) (= state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE)) (and (= state INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (=
    store_ LOST)) (and (= state MEMORY_COMMITTING) (= store_ LOST)) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (and (= state INITIALIZING) (=
    elapsed STAGE_DEADLINE)) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE)) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE)) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (= state ERROR)) (and (= state ERROR) (= closing NONE) (= store_ OPEN)) (and
    (= state ERROR) (= closing NONE) (not (= store_ OPEN))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state ERROR)) (and (or (= state INITIALIZING) (= state
    IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (= state ERROR)) (and (= state SHUTDOWN) (= state ERROR)) (and (= state IDLE) (= state ERROR))
    (and (or (< epoch LAST_EPOCH) (= state IDLE)) (= state ERROR)) (and (= store_ OPEN) (= state ERROR)) (and (=
    channel SINK) (= state ERROR)) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (= state
    ERROR)) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (= state ERROR)))))

; nothing-fails-elsewhere [FC-SM-062]: In the states without an edge to ERROR, no work is done that can fail
; like a stage. (expected: holds)
(define-fun nothing_fails_elsewhere ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (or (= state IDLE) (= state COMPLETED) (= state SHUTDOWN)) (not (or (or (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    MEMORY_COMMITTING)) (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (= state CAPABILITY_EXECUTING) (or (and (= state
    INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST))) (or (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)) (and (=
    state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE))))))

; failure-accepted-while-working [FC-SM-062]: In each stage of an execution, a failure and an unrecoverable
; fault are possible. (expected: holds)
(define-fun failure_accepted_while_working ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING)) (and (or (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING)) (or (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)))) (=> (= state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (or (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING))))))

; lost-store-is-a-failure [FC-SM-062]: A stage that must write to the store fails if and only if the store is
; lost. (expected: holds)
(define-fun lost_store_is_a_failure ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (and (or (= state INPUT_RECEIVED) (= state AUTHORIZATION_EVALUATING) (=
    state MEMORY_COMMITTING)) (= store_ LOST)) (or (and (= state INPUT_RECEIVED) (= store_ LOST)) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state MEMORY_COMMITTING) (= store_ LOST)))) (=> (or (and (=
    state INPUT_RECEIVED) (= store_ LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state
    MEMORY_COMMITTING) (= store_ LOST))) (and (or (= state INPUT_RECEIVED) (= state AUTHORIZATION_EVALUATING) (= state
    MEMORY_COMMITTING)) (= store_ LOST)))))

; unrecoverable-is-noted [FC-SM-040, FC-SM-041]: Only a missing store for a stage or a record, and a fault of
; the runtime itself, are noted as unrecoverable. (expected: holds)
(define-fun unrecoverable_is_noted ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (or (= last STORE_FAILED) (= last INTEGRITY_FAULT) (= last ERROR_RECORDED_ELSEWHERE))
    (not recoverable)) (=> recoverable (not (or (not recoverable) (and (= state INITIALIZING) (= store_ CLOSED) (not
    (= channel NONE)) (not recoverable)) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not recoverable)) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT)) (not recoverable)) (and (= state INITIALIZING) (not recoverable)) (and (= state
    IDLE) (not (= input NONE)) (not latched) (not recoverable)) (and (= state IDLE) (not recoverable)) (and (= state
    IDLE) latched (not recoverable)) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not recoverable)) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not recoverable)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and
    (= input WRITE) (= pinned 0))) (not recoverable)) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (=
    input WRITE) (not (= pinned 0)))) (not recoverable)) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not
    recoverable)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not
    recoverable)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not recoverable)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE) (not recoverable)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL)
    (not (= (ite (= input READ) read_record write_record) INTENT)) (not recoverable)) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not recoverable)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE)
    (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not recoverable)) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not recoverable)) (and (= state CAPABILITY_EXECUTING) (not
    recoverable)) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not recoverable)) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not recoverable)) (and (= state COMPLETED) (not recoverable)) (and (= state
    INPUT_RECEIVED) (not recoverable)) (and (= state PROTOCOL_VALIDATING) (not recoverable)) (and (= state
    AUTHORIZATION_EVALUATING) (not recoverable)) (and (= state MEMORY_COMMITTING) (not recoverable)) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not recoverable)) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not recoverable)) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not
    recoverable)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not recoverable)) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not recoverable)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    recoverable)) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not recoverable)) (and (= state ERROR) (not
    (= closing NONE)) initialised recoverable (not recoverable)) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not recoverable)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not recoverable)) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not
    recoverable)) (and (= state SHUTDOWN) (not recoverable)) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not
    recoverable)) (and (= store_ OPEN) (not recoverable)) (and (= channel SINK) (not recoverable)) (and (= state
    INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not recoverable)) (and (= state INITIALIZING) (= store_
    CLOSED) (= read_record NONE) (not recoverable)))))))

; unrecoverable-ends [FC-SM-041, FC-SM-064]: After an unrecoverable failure the runtime is never in IDLE again
; but ends, provided that it keeps working. (expected: holds)
; No question about unrecoverable-ends: AG (not recoverable -> (AG not IDLE and AF TERMINATED)): it is about
; whole paths

; error-records-what-happened [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016, FC-PR-059]: The closing record of a
; failure distinguishes a rejection, a denial, a failure with nothing executed, one after a result was returned,
; and an unknown effect. (expected: holds)
(define-fun error_records_what_happened ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state ERROR) (= closing NONE)) (and (=> (= form INVALID) (not (or
    (not (or (= closing NONE) (= closing REJECTED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel
    NONE)) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (=
    closing NONE) (= closing REJECTED)))) (and (= state IDLE) (not (or (= closing NONE) (= closing REJECTED)))) (and
    (= state IDLE) latched (not (or (= closing NONE) (= closing REJECTED)))) (and (= state INPUT_RECEIVED) (= store_
    OPEN) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or
    (= closing NONE) (= closing REJECTED)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input
    WRITE) (= pinned 0))) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state PROTOCOL_VALIDATING) (or (=
    input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (or (= closing NONE) (= closing REJECTED)))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= closing NONE) (= closing
    REJECTED)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= closing NONE) (= closing
    REJECTED)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= closing NONE) (= closing
    REJECTED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= closing NONE) (= closing REJECTED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= closing NONE) (=
    closing REJECTED)))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing NONE) (=
    closing REJECTED)))) (and (= state CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing REJECTED)))) (and (=
    state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (= closing REJECTED)))) (and
    (= state MEMORY_COMMITTING) (= store_ OPEN) (not (or (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running
    NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (= (ite (= form MESSAGE)
    ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE)))
    REJECTED)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= closing NONE) (= closing REJECTED)))) (and
    (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state INPUT_RECEIVED)
    (not (or (= closing NONE) (= closing REJECTED)))) (and (= state PROTOCOL_VALIDATING) (not (or (= closing NONE) (=
    closing REJECTED)))) (and (= state AUTHORIZATION_EVALUATING) (not (or (= closing NONE) (= closing REJECTED))))
    (and (= state MEMORY_COMMITTING) (not (or (= closing NONE) (= closing REJECTED)))) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state ERROR) (=
    closing NONE) (= store_ OPEN) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE)
    FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN)))))
    REJECTED)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= (ite (= form INVALID)
    REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (=
    result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision
    DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) REJECTED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= closing NONE) (= closing REJECTED)))) (and (or
    (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state
    SHUTDOWN) (not (or (= closing NONE) (= closing REJECTED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or
    (= closing NONE) (= closing REJECTED)))) (and (= store_ OPEN) (not (or (= closing NONE) (= closing REJECTED))))
    (and (= channel SINK) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state INITIALIZING) (= store_
    CLOSED) (= write_record NONE) (not (or (= closing NONE) (= closing REJECTED)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= closing NONE) (= closing REJECTED))))))) (=> (= decision DENY)
    (not (or (not (or (= closing NONE) (= closing DENIED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (or (= closing NONE) (= closing DENIED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or (=
    closing NONE) (= closing DENIED)))) (and (= state IDLE) (not (or (= closing NONE) (= closing DENIED)))) (and (=
    state IDLE) latched (not (or (= closing NONE) (= closing DENIED)))) (and (= state INPUT_RECEIVED) (= store_ OPEN)
    (not (or (= closing NONE) (= closing DENIED)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or (=
    closing NONE) (= closing DENIED)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0))) (not (or (= closing NONE) (= closing DENIED)))) (and (= state PROTOCOL_VALIDATING) (or (= input
    GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (or (= closing NONE) (= closing DENIED)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= closing NONE) (= closing DENIED)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= closing NONE) (= closing
    DENIED)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= closing NONE) (= closing
    DENIED)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= closing NONE) (= closing DENIED))))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record)
    INTENT)) (not (or (= closing NONE) (= closing DENIED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (=
    running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= closing NONE)
    (= closing DENIED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= closing NONE) (= closing DENIED))))
    (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing NONE) (= closing DENIED)))) (and (=
    state CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing DENIED)))) (and (= state CAPABILITY_EXECUTING) (=
    elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (= closing DENIED)))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (or (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result
    SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE)
    REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) DENIED)))) (and (= state INPUT_RECEIVED) (= store_
    LOST) (not (or (= closing NONE) (= closing DENIED)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not
    (or (= closing NONE) (= closing DENIED)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing
    NONE) (= closing DENIED)))) (and (= state INPUT_RECEIVED) (not (or (= closing NONE) (= closing DENIED)))) (and (=
    state PROTOCOL_VALIDATING) (not (or (= closing NONE) (= closing DENIED)))) (and (= state AUTHORIZATION_EVALUATING)
    (not (or (= closing NONE) (= closing DENIED)))) (and (= state MEMORY_COMMITTING) (not (or (= closing NONE) (=
    closing DENIED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= closing NONE) (= closing DENIED)))) (and (=
    state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY)
    DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) DENIED)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= (ite (=
    form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED)
    RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED
    (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result
    TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) DENIED)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= closing NONE) (= closing DENIED)))) (and
    (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= closing NONE) (= closing DENIED)))) (and (= state
    SHUTDOWN) (not (or (= closing NONE) (= closing DENIED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or
    (= closing NONE) (= closing DENIED)))) (and (= store_ OPEN) (not (or (= closing NONE) (= closing DENIED)))) (and
    (= channel SINK) (not (or (= closing NONE) (= closing DENIED)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= closing NONE) (= closing DENIED)))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= read_record NONE) (not (or (= closing NONE) (= closing DENIED))))))) (=> (and (not (= form INVALID)) (not (=
    decision DENY)) (= running NONE)) (not (or (not (or (= closing NONE) (= closing FAILED))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= closing NONE) (= closing FAILED)))) (and (=
    state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))) (and (= state IDLE) (not
    (= input NONE)) (not latched) (not (or (= closing NONE) (= closing FAILED)))) (and (= state IDLE) (not (or (=
    closing NONE) (= closing FAILED)))) (and (= state IDLE) latched (not (or (= closing NONE) (= closing FAILED))))
    (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (or (= closing NONE) (= closing
    FAILED)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not
    (or (= closing NONE) (= closing FAILED)))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (=
    closing NONE) (= closing FAILED)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (=
    store_ OPEN) (not (or (= closing NONE) (= closing FAILED)))) (and (= state AUTHORIZATION_EVALUATING) (= form
    TOOL_CALL) (not (or (= closing NONE) (= closing FAILED)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)
    (not (or (= closing NONE) (= closing FAILED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (=
    (ite (= input READ) read_record write_record) INTENT)) (not (or (= closing NONE) (= closing FAILED)))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing FAILED)))) (and (= state CAPABILITY_EXECUTING) (=
    elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (= closing FAILED)))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (or (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result
    SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE)
    REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) FAILED)))) (and (= state INPUT_RECEIVED) (= store_
    LOST) (not (or (= closing NONE) (= closing FAILED)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not
    (or (= closing NONE) (= closing FAILED)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing
    NONE) (= closing FAILED)))) (and (= state INPUT_RECEIVED) (not (or (= closing NONE) (= closing FAILED)))) (and (=
    state PROTOCOL_VALIDATING) (not (or (= closing NONE) (= closing FAILED)))) (and (= state AUTHORIZATION_EVALUATING)
    (not (or (= closing NONE) (= closing FAILED)))) (and (= state MEMORY_COMMITTING) (not (or (= closing NONE) (=
    closing FAILED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= closing NONE) (= closing FAILED)))) (and (=
    state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY)
    DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) FAILED)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= (ite (=
    form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED)
    RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED
    (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result
    TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) FAILED)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= closing NONE) (= closing FAILED)))) (and
    (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= closing NONE) (= closing FAILED)))) (and (= state
    SHUTDOWN) (not (or (= closing NONE) (= closing FAILED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or
    (= closing NONE) (= closing FAILED)))) (and (= store_ OPEN) (not (or (= closing NONE) (= closing FAILED)))) (and
    (= channel SINK) (not (or (= closing NONE) (= closing FAILED)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= closing NONE) (= closing FAILED)))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= read_record NONE) (not (or (= closing NONE) (= closing FAILED))))))) (=> (and (not (= running NONE)) (= result
    NONE)) (not (or (not (or (= closing NONE) (= closing EFFECT_UNKNOWN))) (and (= state INITIALIZING) (= store_
    CLOSED) (not (= channel NONE)) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state IDLE) (not (=
    input NONE)) (not latched) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state IDLE) (not (or (=
    closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state IDLE) latched (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not
    (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and
    (= input WRITE) (not (= pinned 0)))) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING)
    (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (=
    running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= closing
    NONE) (= closing EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing
    NONE) (= closing EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (=
    closing EFFECT_UNKNOWN)))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (or (= (ite (= form MESSAGE)
    ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (=
    (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED
    RETURNED_FAILURE))) EFFECT_UNKNOWN)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= closing NONE) (=
    closing EFFECT_UNKNOWN)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= closing NONE) (=
    closing EFFECT_UNKNOWN)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= state INPUT_RECEIVED) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (=
    state PROTOCOL_VALIDATING) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state
    AUTHORIZATION_EVALUATING) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state MEMORY_COMMITTING)
    (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= (ite
    (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED)
    RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED
    (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result
    TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) EFFECT_UNKNOWN)))) (and (= state ERROR) (= closing NONE) (not (=
    store_ OPEN)) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE)
    FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE)
    (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result
    SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) EFFECT_UNKNOWN)))) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (=
    closing NONE) (= closing EFFECT_UNKNOWN)))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (=
    closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state SHUTDOWN) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= closing NONE) (= closing
    EFFECT_UNKNOWN)))) (and (= store_ OPEN) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= channel
    SINK) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN)))) (and (= state INITIALIZING) (= store_
    CLOSED) (= read_record NONE) (not (or (= closing NONE) (= closing EFFECT_UNKNOWN))))))) (=> (= result SUCCEEDED)
    (not (or (not (or (= closing NONE) (= closing RETURNED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state INITIALIZING) (= store_ OPEN) (or
    (= read_record INTENT) (= write_record INTENT))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (or
    (= closing NONE) (= closing RETURNED)))) (and (= state IDLE) (not (or (= closing NONE) (= closing RETURNED))))
    (and (= state IDLE) latched (not (or (= closing NONE) (= closing RETURNED)))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE)
    (not (or (= closing NONE) (= closing RETURNED)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (=
    input WRITE) (= pinned 0))) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state PROTOCOL_VALIDATING)
    (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (or (= closing NONE) (= closing RETURNED))))
    (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= closing NONE) (= closing RETURNED)))) (and (=
    state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= closing NONE) (=
    closing RETURNED)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= closing NONE) (=
    closing RETURNED)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= closing NONE) (= closing
    RETURNED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= closing NONE) (= closing RETURNED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= closing NONE) (=
    closing RETURNED)))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing NONE) (=
    closing RETURNED)))) (and (= state CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing RETURNED)))) (and (=
    state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (= closing RETURNED)))) (and
    (= state MEMORY_COMMITTING) (= store_ OPEN) (not (or (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (= running
    NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (= (ite (= form MESSAGE)
    ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE)))
    RETURNED)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= closing NONE) (= closing RETURNED)))) (and
    (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state INPUT_RECEIVED)
    (not (or (= closing NONE) (= closing RETURNED)))) (and (= state PROTOCOL_VALIDATING) (not (or (= closing NONE) (=
    closing RETURNED)))) (and (= state AUTHORIZATION_EVALUATING) (not (or (= closing NONE) (= closing RETURNED))))
    (and (= state MEMORY_COMMITTING) (not (or (= closing NONE) (= closing RETURNED)))) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state ERROR) (=
    closing NONE) (= store_ OPEN) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE)
    FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN)))))
    RETURNED)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= (ite (= form INVALID)
    REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (=
    result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision
    DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) RETURNED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= closing NONE) (= closing RETURNED)))) (and (or
    (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state
    SHUTDOWN) (not (or (= closing NONE) (= closing RETURNED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or
    (= closing NONE) (= closing RETURNED)))) (and (= store_ OPEN) (not (or (= closing NONE) (= closing RETURNED))))
    (and (= channel SINK) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state INITIALIZING) (= store_
    CLOSED) (= write_record NONE) (not (or (= closing NONE) (= closing RETURNED)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= closing NONE) (= closing RETURNED))))))) (=> (= result
    TOOL_FAILED) (not (or (not (or (= closing NONE) (= closing RETURNED_FAILURE))) (and (= state INITIALIZING) (=
    store_ CLOSED) (not (= channel NONE)) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT))) (and (= state IDLE) (not (=
    input NONE)) (not latched) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state IDLE) (not (or
    (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state IDLE) latched (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))
    (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE)
    (and (= input WRITE) (not (= pinned 0)))) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (or (= closing NONE) (=
    closing RETURNED_FAILURE)))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (or (= closing NONE) (=
    closing RETURNED_FAILURE)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ)
    read_record write_record) INTENT)) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (=
    state CAPABILITY_EXECUTING) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (or (= closing NONE) (= closing RETURNED_FAILURE))))
    (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (or (= (ite (= form MESSAGE) ACCEPTED_MESSAGE (ite (=
    running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE))) NONE) (= (ite (= form MESSAGE)
    ACCEPTED_MESSAGE (ite (= running NONE) REPLAYED (ite (= result SUCCEEDED) RETURNED RETURNED_FAILURE)))
    RETURNED_FAILURE)))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state INPUT_RECEIVED) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and
    (= state PROTOCOL_VALIDATING) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    AUTHORIZATION_EVALUATING) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state
    MEMORY_COMMITTING) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= state ERROR)
    (= closing NONE) (= store_ OPEN) (not (or (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (=
    running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE
    EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision DENY) DENIED (ite (= running NONE)
    FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN)))))
    RETURNED_FAILURE)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= (ite (= form INVALID)
    REJECTED (ite (= decision DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (=
    result TOOL_FAILED) RETURNED_FAILURE EFFECT_UNKNOWN))))) NONE) (= (ite (= form INVALID) REJECTED (ite (= decision
    DENY) DENIED (ite (= running NONE) FAILED (ite (= result SUCCEEDED) RETURNED (ite (= result TOOL_FAILED)
    RETURNED_FAILURE EFFECT_UNKNOWN))))) RETURNED_FAILURE)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= closing NONE) (= closing RETURNED_FAILURE))))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (=
    state SHUTDOWN) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (or (< epoch LAST_EPOCH) (= state
    IDLE)) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and (= store_ OPEN) (not (or (= closing NONE) (=
    closing RETURNED_FAILURE)))) (and (= channel SINK) (not (or (= closing NONE) (= closing RETURNED_FAILURE)))) (and
    (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= closing NONE) (= closing
    RETURNED_FAILURE)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (= closing NONE)
    (= closing RETURNED_FAILURE))))))))))

; error-can-be-recorded [FC-SM-040, FC-SM-043]: In ERROR a closing record can always be made, in the store if it
; is open and otherwise in the last resort, and only one is made. (expected: holds)
(define-fun error_can_be_recorded ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (and (= state ERROR) (= closing NONE) (= store_ OPEN)) (and (= state ERROR) (and (=
    closing NONE) (= store_ OPEN)))) (=> (and (= state ERROR) (= closing NONE) (not (= store_ OPEN))) (and (= state
    ERROR) (and (= closing NONE) (not (= store_ OPEN))))) (=> (and (= state ERROR) (and (= closing NONE) (= store_
    OPEN))) (and (= state ERROR) (= closing NONE) (= store_ OPEN))) (=> (and (= state ERROR) (and (= closing NONE)
    (not (= store_ OPEN)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN))))))

; error-settles-the-intent [FC-SM-033, FC-SM-040, FC-SM-043]: With the closing record of a failure in the store,
; an intent is closed if the tool was invoked, and withdrawn if it was not; without the store it stays open, for
; the next life to close. (expected: holds)
(define-fun error_settles_the_intent ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= state ERROR) (and (=> (= running READER) (not (and (= state ERROR) (=
    closing NONE) (= store_ OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) read_record) CLOSED))))) (=> (= running WRITER) (not (and (= state ERROR) (= closing NONE) (= store_ OPEN)
    (not (= (ite (and (= write_record INTENT) initialised) (ite (= running NONE) NONE CLOSED) write_record)
    CLOSED))))) (=> (and initialised (= running NONE) (= read_record INTENT)) (not (and (= state ERROR) (= closing
    NONE) (= store_ OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE CLOSED)
    read_record) NONE))))) (=> (and initialised (= running NONE) (= write_record INTENT)) (not (and (= state ERROR) (=
    closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record INTENT) initialised) (ite (= running NONE) NONE
    CLOSED) write_record) NONE))))) (=> (= read_record INTENT) (not (or (not (= read_record INTENT)) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= read_record INTENT))) (and (= state INITIALIZING)
    (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= read_record INTENT) CLOSED
    read_record) INTENT))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (=
    write_record INTENT)) (not (= read_record INTENT))) (and (= state INITIALIZING) (not (= read_record INTENT))) (and
    (= state IDLE) (not (= input NONE)) (not latched) (not (= read_record INTENT))) (and (= state IDLE) (not (=
    read_record INTENT))) (and (= state IDLE) latched (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= read_record INTENT))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record
    INTENT))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    read_record INTENT))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= read_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record
    INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite
    (and (= input READ) (= read_record NONE)) INTENT read_record) INTENT))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (=
    read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ)
    read_record write_record) INTENT)) (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (=
    read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= read_record INTENT))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING)
    (not (= read_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (=
    read_record INTENT))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running READER) CLOSED
    read_record) INTENT))) (and (= state COMPLETED) (not (= read_record INTENT))) (and (= state INPUT_RECEIVED) (=
    store_ LOST) (not (= read_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (=
    read_record INTENT))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= read_record INTENT))) (and (= state
    INPUT_RECEIVED) (not (= read_record INTENT))) (and (= state PROTOCOL_VALIDATING) (not (= read_record INTENT)))
    (and (= state AUTHORIZATION_EVALUATING) (not (= read_record INTENT))) (and (= state MEMORY_COMMITTING) (not (=
    read_record INTENT))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record INTENT))) (and (=
    state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= read_record INTENT))) (and (= state PROTOCOL_VALIDATING)
    (= elapsed STAGE_DEADLINE) (not (= read_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= read_record INTENT))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    read_record INTENT))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record INTENT))) (and (= state ERROR)
    (= closing NONE) (not (= store_ OPEN)) (not (= read_record INTENT))) (and (= state ERROR) (not (= closing NONE))
    initialised recoverable (not (= read_record INTENT))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (= read_record INTENT))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record INTENT))) (and (or (= state
    INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record INTENT))) (and (= state SHUTDOWN) (not (=
    read_record INTENT))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record INTENT))) (and (= state
    IDLE) (not (= (ite (= read_record NONE) CLOSED NONE) INTENT))) (and (= store_ OPEN) (not (= read_record INTENT)))
    (and (= channel SINK) (not (= read_record INTENT))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record
    NONE) (not (= read_record INTENT)))))) (=> (= write_record INTENT) (not (or (not (= write_record INTENT)) (and (=
    state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= write_record INTENT))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= write_record
    INTENT) CLOSED write_record) INTENT))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT)) (not (= write_record INTENT))) (and (= state INITIALIZING) (not (= write_record
    INTENT))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= write_record INTENT))) (and (= state
    IDLE) (not (= write_record INTENT))) (and (= state IDLE) latched (not (= write_record INTENT))) (and (= state
    INPUT_RECEIVED) (= store_ OPEN) (not (= write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (= input NOTE)
    (not (= write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (=
    pinned 0))) (not (= write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input
    WRITE) (not (= pinned 0)))) (not (= write_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form
    MESSAGE) (not (= write_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN) (not (= (ite (and (= input WRITE) (= write_record NONE)) INTENT write_record) INTENT)))
    (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= write_record INTENT))) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE) (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= write_record INTENT))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= write_record
    INTENT))) (and (= state CAPABILITY_EXECUTING) (not (= write_record INTENT))) (and (= state CAPABILITY_EXECUTING)
    (= elapsed EXECUTION_DEADLINE) (not (= write_record INTENT))) (and (= state MEMORY_COMMITTING) (= store_ OPEN)
    (not (= (ite (= running WRITER) CLOSED write_record) INTENT))) (and (= state COMPLETED) (not (= write_record
    INTENT))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= write_record INTENT))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= write_record INTENT))) (and (= state MEMORY_COMMITTING) (=
    store_ LOST) (not (= write_record INTENT))) (and (= state INPUT_RECEIVED) (not (= write_record INTENT))) (and (=
    state PROTOCOL_VALIDATING) (not (= write_record INTENT))) (and (= state AUTHORIZATION_EVALUATING) (not (=
    write_record INTENT))) (and (= state MEMORY_COMMITTING) (not (= write_record INTENT))) (and (= state INITIALIZING)
    (= elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)
    (not (= write_record INTENT))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= write_record
    INTENT))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and
    (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= write_record INTENT))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= write_record INTENT))) (and (= state ERROR) (= closing NONE) (not (=
    store_ OPEN)) (not (= write_record INTENT))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable
    (not (= write_record INTENT))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))
    (not (= write_record INTENT))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (= write_record INTENT))) (and (or (= state INITIALIZING) (= state IDLE)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= write_record INTENT))) (and (= state SHUTDOWN) (not (= write_record INTENT))) (and (or
    (< epoch LAST_EPOCH) (= state IDLE)) (not (= write_record INTENT))) (and (= state IDLE) (not (= (ite (=
    write_record NONE) CLOSED NONE) INTENT))) (and (= store_ OPEN) (not (= write_record INTENT))) (and (= channel
    SINK) (not (= write_record INTENT))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (=
    write_record INTENT)))))))))

; error-damages-nothing [FC-SM-040, FC-SM-042, FC-SM-063, FC-PR-060]: In ERROR no settled key, no initialisation
; and no due shutdown changes; the registry changes only from outside, and the store only by being lost.
; (expected: holds)
(define-fun error_damages_nothing ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (=> (= state ERROR) (and (=> (= read_record NONE) (not (or (not (= read_record NONE)) (and (=
    state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= read_record NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= (ite (= read_record
    INTENT) CLOSED read_record) NONE))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT)) (not (= read_record NONE))) (and (= state INITIALIZING) (not (= read_record NONE))) (and
    (= state IDLE) (not (= input NONE)) (not latched) (not (= read_record NONE))) (and (= state IDLE) (not (=
    read_record NONE))) (and (= state IDLE) latched (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record
    NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    read_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite
    (and (= input READ) (= read_record NONE)) INTENT read_record) NONE))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (=
    read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (=
    running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= read_record
    NONE))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (=
    input READ) read_record write_record) INTENT) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (not
    (= running NONE)) (not (= read_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= read_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= read_record NONE))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running READER) CLOSED read_record) NONE))) (and (= state
    COMPLETED) (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= read_record NONE)))
    (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= read_record NONE))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (not (= read_record
    NONE))) (and (= state PROTOCOL_VALIDATING) (not (= read_record NONE))) (and (= state AUTHORIZATION_EVALUATING)
    (not (= read_record NONE))) (and (= state MEMORY_COMMITTING) (not (= read_record NONE))) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (= read_record NONE))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (=
    read_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE)))
    (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= read_record NONE))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record NONE))) (and (= state ERROR) (= closing NONE) (= store_
    OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE CLOSED) read_record)
    NONE))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record NONE))) (and (= state
    ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record NONE))) (and (= state ERROR) (not (=
    closing NONE)) (not (and initialised recoverable)) (not (= read_record NONE))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record NONE)))
    (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record NONE))) (and (= state SHUTDOWN) (not (=
    read_record NONE))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record NONE))) (and (= state IDLE)
    (not (= (ite (= read_record NONE) CLOSED NONE) NONE))) (and (= store_ OPEN) (not (= read_record NONE))) (and (=
    channel SINK) (not (= read_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE))
    (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= read_record NONE)))))) (=> (=
    read_record CLOSED) (not (or (not (= read_record CLOSED)) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (= read_record CLOSED))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record
    INTENT) (= write_record INTENT)) (not (= (ite (= read_record INTENT) CLOSED read_record) CLOSED))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= read_record
    CLOSED))) (and (= state INITIALIZING) (not (= read_record CLOSED))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= read_record CLOSED))) (and (= state IDLE) (not (= read_record CLOSED))) (and (= state IDLE)
    latched (not (= read_record CLOSED))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= read_record CLOSED)))
    (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= read_record CLOSED))) (and (= state PROTOCOL_VALIDATING)
    (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= read_record CLOSED))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= read_record CLOSED)))
    (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= read_record CLOSED))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input READ) (=
    read_record NONE)) INTENT read_record) CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not
    (= read_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= read_record CLOSED))) (and
    (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT))
    (not (= read_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (= read_record CLOSED))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= read_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= read_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (not (= read_record CLOSED)))
    (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= read_record CLOSED))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running READER) CLOSED read_record) CLOSED))) (and (= state
    COMPLETED) (not (= read_record CLOSED))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= read_record
    CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= read_record CLOSED))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (= read_record CLOSED))) (and (= state INPUT_RECEIVED) (not (= read_record
    CLOSED))) (and (= state PROTOCOL_VALIDATING) (not (= read_record CLOSED))) (and (= state AUTHORIZATION_EVALUATING)
    (not (= read_record CLOSED))) (and (= state MEMORY_COMMITTING) (not (= read_record CLOSED))) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= read_record CLOSED))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (= read_record CLOSED))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not
    (= read_record CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= read_record
    CLOSED))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= read_record CLOSED))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= read_record CLOSED))) (and (= state ERROR) (= closing NONE) (= store_
    OPEN) (not (= (ite (and (= read_record INTENT) initialised) (ite (= running NONE) NONE CLOSED) read_record)
    CLOSED))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= read_record CLOSED))) (and (= state
    ERROR) (not (= closing NONE)) initialised recoverable (not (= read_record CLOSED))) (and (= state ERROR) (not (=
    closing NONE)) (not (and initialised recoverable)) (not (= read_record CLOSED))) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= read_record
    CLOSED))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= read_record CLOSED))) (and (= state SHUTDOWN) (not
    (= read_record CLOSED))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= read_record CLOSED))) (and (= state
    IDLE) (not (= (ite (= read_record NONE) CLOSED NONE) CLOSED))) (and (= store_ OPEN) (not (= read_record CLOSED)))
    (and (= channel SINK) (not (= read_record CLOSED))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record
    NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= read_record CLOSED)))))) (=> (=
    write_record NONE) (not (or (not (= write_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (= write_record NONE))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (= (ite (= write_record INTENT) CLOSED write_record) NONE))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= write_record
    NONE))) (and (= state INITIALIZING) (not (= write_record NONE))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= write_record NONE))) (and (= state IDLE) (not (= write_record NONE))) (and (= state IDLE) latched
    (not (= write_record NONE))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= write_record NONE))) (and (=
    state PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (or (=
    input READ) (and (= input WRITE) (= pinned 0))) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING)
    (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= write_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input WRITE) (= write_record NONE)) INTENT
    write_record) NONE))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= write_record NONE))) (and
    (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING)
    (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= write_record NONE)))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= write_record NONE)))
    (and (= state CAPABILITY_EXECUTING) (not (= write_record NONE))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (=
    running WRITER) CLOSED write_record) NONE))) (and (= state COMPLETED) (not (= write_record NONE))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= write_record NONE))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= write_record NONE)))
    (and (= state INPUT_RECEIVED) (not (= write_record NONE))) (and (= state PROTOCOL_VALIDATING) (not (= write_record
    NONE))) (and (= state AUTHORIZATION_EVALUATING) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING) (not
    (= write_record NONE))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and
    (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (= state MEMORY_COMMITTING)
    (= elapsed STAGE_DEADLINE) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=
    write_record NONE))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record
    INTENT) initialised) (ite (= running NONE) NONE CLOSED) write_record) NONE))) (and (= state ERROR) (= closing
    NONE) (not (= store_ OPEN)) (not (= write_record NONE))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (= write_record NONE))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable)) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (= write_record NONE))) (and (or (= state INITIALIZING) (= state IDLE)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= write_record NONE))) (and (= state SHUTDOWN) (not (= write_record NONE))) (and (or (<
    epoch LAST_EPOCH) (= state IDLE)) (not (= write_record NONE))) (and (= state IDLE) (not (= (ite (= write_record
    NONE) CLOSED NONE) NONE))) (and (= store_ OPEN) (not (= write_record NONE))) (and (= channel SINK) (not (=
    write_record NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= write_record
    NONE))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE))))) (=> (= write_record CLOSED) (not
    (or (not (= write_record CLOSED)) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=
    write_record CLOSED))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record
    INTENT)) (not (= (ite (= write_record INTENT) CLOSED write_record) CLOSED))) (and (= state INITIALIZING) (= store_
    OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= write_record CLOSED))) (and (= state
    INITIALIZING) (not (= write_record CLOSED))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (=
    write_record CLOSED))) (and (= state IDLE) (not (= write_record CLOSED))) (and (= state IDLE) latched (not (=
    write_record CLOSED))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= write_record CLOSED))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (= write_record CLOSED))) (and (= state PROTOCOL_VALIDATING) (or (= input
    READ) (and (= input WRITE) (= pinned 0))) (not (= write_record CLOSED))) (and (= state PROTOCOL_VALIDATING) (or (=
    input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= write_record CLOSED))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= write_record CLOSED))) (and (= state AUTHORIZATION_EVALUATING)
    (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= (ite (and (= input WRITE) (= write_record NONE))
    INTENT write_record) CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= write_record
    CLOSED))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= write_record CLOSED))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    write_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (=
    (ite (= input READ) read_record write_record) INTENT) (not (= write_record CLOSED))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= write_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= write_record CLOSED))) (and (= state CAPABILITY_EXECUTING) (not (= write_record CLOSED)))
    (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= write_record CLOSED))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= (ite (= running WRITER) CLOSED write_record) CLOSED))) (and (= state
    COMPLETED) (not (= write_record CLOSED))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= write_record
    CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= write_record CLOSED))) (and (= state
    MEMORY_COMMITTING) (= store_ LOST) (not (= write_record CLOSED))) (and (= state INPUT_RECEIVED) (not (=
    write_record CLOSED))) (and (= state PROTOCOL_VALIDATING) (not (= write_record CLOSED))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= write_record CLOSED))) (and (= state MEMORY_COMMITTING) (not (= write_record
    CLOSED))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= write_record CLOSED))) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= write_record CLOSED))) (and (= state PROTOCOL_VALIDATING) (=
    elapsed STAGE_DEADLINE) (not (= write_record CLOSED))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed
    STAGE_DEADLINE) (not (= write_record CLOSED))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    write_record CLOSED))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (=
    state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= write_record CLOSED))) (and (= state
    ERROR) (= closing NONE) (= store_ OPEN) (not (= (ite (and (= write_record INTENT) initialised) (ite (= running
    NONE) NONE CLOSED) write_record) CLOSED))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=
    write_record CLOSED))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= write_record
    CLOSED))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= write_record
    CLOSED))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= write_record CLOSED))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=
    write_record CLOSED))) (and (= state SHUTDOWN) (not (= write_record CLOSED))) (and (or (< epoch LAST_EPOCH) (=
    state IDLE)) (not (= write_record CLOSED))) (and (= state IDLE) (not (= (ite (= write_record NONE) CLOSED NONE)
    CLOSED))) (and (= store_ OPEN) (not (= write_record CLOSED))) (and (= channel SINK) (not (= write_record CLOSED)))
    (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= write_record CLOSED))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= read_record NONE))))) (=> (= epoch 0) (not (or (not (= epoch 0)) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= epoch 0))) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= epoch 0))) (and (= state INITIALIZING) (= store_
    OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= epoch 0))) (and (= state INITIALIZING)
    (not (= epoch 0))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= epoch 0))) (and (= state IDLE)
    (not (= epoch 0))) (and (= state IDLE) latched (not (= epoch 0))) (and (= state INPUT_RECEIVED) (= store_ OPEN)
    (not (= epoch 0))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= epoch 0))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= epoch 0))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= epoch 0))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= epoch 0))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= epoch 0))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (not (= epoch 0))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= epoch 0))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not
    (= epoch 0))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (=
    input READ) read_record write_record) INTENT) (not (= epoch 0))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= epoch 0))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= epoch 0))) (and (= state
    CAPABILITY_EXECUTING) (not (= epoch 0))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not
    (= epoch 0))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= epoch 0))) (and (= state COMPLETED) (not (=
    epoch 0))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= epoch 0))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= epoch 0))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    (= epoch 0))) (and (= state INPUT_RECEIVED) (not (= epoch 0))) (and (= state PROTOCOL_VALIDATING) (not (= epoch
    0))) (and (= state AUTHORIZATION_EVALUATING) (not (= epoch 0))) (and (= state MEMORY_COMMITTING) (not (= epoch
    0))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= epoch 0))) (and (= state INPUT_RECEIVED) (=
    elapsed STAGE_DEADLINE) (not (= epoch 0))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (=
    epoch 0))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= epoch 0))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= epoch 0))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (= epoch 0))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= epoch 0))) (and (= state ERROR) (=
    closing NONE) (not (= store_ OPEN)) (not (= epoch 0))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (= epoch 0))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))
    (not (= epoch 0))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= epoch 0))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= epoch 0))) (and (= state
    SHUTDOWN) (not (= epoch 0))) (and (= store_ OPEN) (not (= epoch 0))) (and (= channel SINK) (not (= epoch 0))) (and
    (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= epoch 0))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (= epoch 0)))))) (=> (= epoch 1) (not (or (not (= epoch 1)) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (= epoch 1))) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= epoch 1))) (and (= state INITIALIZING) (= store_
    OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= epoch 1))) (and (= state INITIALIZING)
    (not (= epoch 1))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= epoch 1))) (and (= state IDLE)
    (not (= epoch 1))) (and (= state IDLE) latched (not (= epoch 1))) (and (= state INPUT_RECEIVED) (= store_ OPEN)
    (not (= epoch 1))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= epoch 1))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= epoch 1))) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= epoch 1))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= epoch 1))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= epoch 1))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (not (= epoch 1))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= epoch 1))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not
    (= epoch 1))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (=
    input READ) read_record write_record) INTENT) (not (= epoch 1))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= epoch 1))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= epoch 1))) (and (= state
    CAPABILITY_EXECUTING) (not (= epoch 1))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not
    (= epoch 1))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= epoch 1))) (and (= state COMPLETED) (not (=
    epoch 1))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= epoch 1))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= epoch 1))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    (= epoch 1))) (and (= state INPUT_RECEIVED) (not (= epoch 1))) (and (= state PROTOCOL_VALIDATING) (not (= epoch
    1))) (and (= state AUTHORIZATION_EVALUATING) (not (= epoch 1))) (and (= state MEMORY_COMMITTING) (not (= epoch
    1))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= epoch 1))) (and (= state INPUT_RECEIVED) (=
    elapsed STAGE_DEADLINE) (not (= epoch 1))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (=
    epoch 1))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= epoch 1))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= epoch 1))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (= epoch 1))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (= epoch 1))) (and (= state ERROR) (=
    closing NONE) (not (= store_ OPEN)) (not (= epoch 1))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (= epoch 1))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))
    (not (= epoch 1))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (= epoch 1))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= epoch 1))) (and (= state
    SHUTDOWN) (not (= epoch 1))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= (ite (< epoch LAST_EPOCH) (+
    epoch 1) 0) 1))) (and (= store_ OPEN) (not (= epoch 1))) (and (= channel SINK) (not (= epoch 1))) (and (= state
    INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= epoch 1))) (and (= state INITIALIZING) (= store_
    CLOSED) (= read_record NONE) (not (= epoch 1)))))) (=> initialised (not (or (not initialised) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not initialised)) (and (= state INITIALIZING) (= store_
    OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not initialised)) (and (= state INITIALIZING) (not
    initialised)) (and (= state IDLE) (not (= input NONE)) (not latched) (not initialised)) (and (= state IDLE) (not
    initialised)) (and (= state IDLE) latched (not initialised)) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not
    initialised)) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not initialised)) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not initialised)) (and (= state
    PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not initialised)) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not initialised)) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not initialised)) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (not initialised)) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not initialised)) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not
    initialised)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (=
    input READ) read_record write_record) INTENT) (not initialised)) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    initialised)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not initialised)) (and (= state
    CAPABILITY_EXECUTING) (not initialised)) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not
    initialised)) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not initialised)) (and (= state COMPLETED) (not
    initialised)) (and (= state INPUT_RECEIVED) (= store_ LOST) (not initialised)) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not initialised)) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    initialised)) (and (= state INPUT_RECEIVED) (not initialised)) (and (= state PROTOCOL_VALIDATING) (not
    initialised)) (and (= state AUTHORIZATION_EVALUATING) (not initialised)) (and (= state MEMORY_COMMITTING) (not
    initialised)) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not initialised)) (and (= state
    INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not initialised)) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not initialised)) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not
    initialised)) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not initialised)) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not initialised)) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not
    initialised)) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not initialised)) (and (= state ERROR)
    (not (= closing NONE)) initialised recoverable (not initialised)) (and (= state ERROR) (not (= closing NONE)) (not
    (and initialised recoverable)) (not initialised)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not initialised)) (and (or (= state INITIALIZING) (=
    state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not initialised)) (and (= state SHUTDOWN) (not initialised)) (and (or (< epoch LAST_EPOCH) (=
    state IDLE)) (not initialised)) (and (= store_ OPEN) (not initialised)) (and (= channel SINK) (not initialised))
    (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not initialised)) (and (= state INITIALIZING)
    (= store_ CLOSED) (= read_record NONE) (not initialised))))) (=> (= store_ OPEN) (not (or (not (= store_ OPEN))
    (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (= store_
    OPEN))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))
    (not (= store_ OPEN))) (and (= state INITIALIZING) (not (= store_ OPEN))) (and (= state IDLE) (not (= input NONE))
    (not latched) (not (= store_ OPEN))) (and (= state IDLE) (not (= store_ OPEN))) (and (= state IDLE) latched (not
    (= store_ OPEN))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= store_ OPEN))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (= store_ OPEN))) (and (= state PROTOCOL_VALIDATING) (or (= input READ)
    (and (= input WRITE) (= pinned 0))) (not (= store_ OPEN))) (and (= state PROTOCOL_VALIDATING) (or (= input
    GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING)
    (= form MESSAGE) (not (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN) (not (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (=
    store_ OPEN))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= store_ OPEN))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    store_ OPEN))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (=
    input READ) read_record write_record) INTENT) (not (= store_ OPEN))) (and (= state CAPABILITY_EXECUTING) (= form
    TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not
    (= store_ OPEN))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= store_ OPEN))) (and (= state
    CAPABILITY_EXECUTING) (not (= store_ OPEN))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)
    (not (= store_ OPEN))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= store_ OPEN))) (and (= state
    COMPLETED) (not (= store_ OPEN))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= store_ OPEN))) (and (=
    state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= store_ OPEN))) (and (= state MEMORY_COMMITTING) (= store_
    LOST) (not (= store_ OPEN))) (and (= state INPUT_RECEIVED) (not (= store_ OPEN))) (and (= state
    PROTOCOL_VALIDATING) (not (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING) (not (= store_ OPEN))) (and (=
    state MEMORY_COMMITTING) (not (= store_ OPEN))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (=
    store_ OPEN))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= store_ OPEN))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= store_ OPEN))) (and (= state AUTHORIZATION_EVALUATING) (=
    elapsed STAGE_DEADLINE) (not (= store_ OPEN))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (=
    store_ OPEN))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= store_ OPEN))) (and (= state ERROR) (= closing
    NONE) (= store_ OPEN) (not (= store_ OPEN))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (=
    store_ OPEN))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= store_ OPEN))) (and (=
    state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= store_ OPEN))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= store_ OPEN))) (and
    (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (= store_ OPEN))) (and (= state SHUTDOWN) (not (= store_
    OPEN))) (and (= state SHUTDOWN) (not (= (ite (= store_ OPEN) CLOSED store_) OPEN))) (and (or (< epoch LAST_EPOCH)
    (= state IDLE)) (not (= store_ OPEN))) (and (= channel SINK) (not (= store_ OPEN))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE) (not (= store_ OPEN))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (= store_ OPEN)))))) (=> latched (not (or (not latched) (and (= state INITIALIZING) (=
    store_ CLOSED) (not (= channel NONE)) (not latched)) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not latched)) (and (= state INITIALIZING) (= store_ OPEN) (not (=
    read_record INTENT)) (not (= write_record INTENT)) (not latched)) (and (= state INITIALIZING) (not latched)) (and
    (= state IDLE) (not (= input NONE)) (not latched)) (and (= state IDLE) (not latched)) (and (= state IDLE) latched
    (not latched)) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not latched)) (and (= state PROTOCOL_VALIDATING) (=
    input NOTE) (not latched)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned
    0))) (not latched)) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not latched)) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not latched)) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not latched)) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not latched)) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE)
    (not latched)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record
    write_record) INTENT)) (not latched)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (=
    pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not latched)) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not latched)) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not
    latched)) (and (= state CAPABILITY_EXECUTING) (not latched)) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not latched)) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not latched)) (and (= state
    COMPLETED) (not latched)) (and (= state INPUT_RECEIVED) (= store_ LOST) (not latched)) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not latched)) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not
    latched)) (and (= state INPUT_RECEIVED) (not latched)) (and (= state PROTOCOL_VALIDATING) (not latched)) (and (=
    state AUTHORIZATION_EVALUATING) (not latched)) (and (= state MEMORY_COMMITTING) (not latched)) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not latched)) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE)
    (not latched)) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not latched)) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not latched)) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE) (not latched)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    latched)) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not latched)) (and (= state ERROR) (= closing
    NONE) (not (= store_ OPEN)) (not latched)) (and (= state ERROR) (not (= closing NONE)) initialised recoverable
    (not latched)) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not latched)) (and
    (= state SHUTDOWN) (not latched)) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not latched)) (and (= store_
    OPEN) (not latched)) (and (= channel SINK) (not latched)) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not latched)) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not
    latched))))))))

; every-failure-is-in-the-store [FC-PR-016, FC-PR-059]: The closing record of every failure is in the store.
; Sacrificed: the loss of the store, or its failure to open, cannot be recorded in it (D-FC-16, D-FC-18).
; Instead, elsewhere-only-without-the-store holds. (expected: fails)
(define-fun every_failure_is_in_the_store ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (not elsewhere))

; elsewhere-only-without-the-store [FC-SM-040, FC-SM-043]: A closing record is in the last resort only if there
; is no store, and it says so; in the store, it does not. (expected: holds)
(define-fun elsewhere_only_without_the_store ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> elsewhere (and (= state ERROR) (not (= store_ OPEN)))) (=> (= last
    ERROR_RECORDED_ELSEWHERE) elsewhere) (=> (= last ERROR_RECORDED) (not elsewhere))))

; recorded-before-left [FC-SM-040, FC-SM-043]: ERROR is not left before the failure has its closing record.
; (expected: holds)
; No question about recorded-before-left: AG ((ERROR and closing == NONE) -> A[ERROR W (ERROR_RECORDED or
; ERROR_RECORDED_ELSEWHERE)]): it is about whole paths

; cleared-only-if-recoverable [FC-SM-014, FC-SM-040, FC-SM-041, FC-SM-064]: ERROR leads to IDLE only with a
; closing record in the store, in an initialised and reliable runtime. (expected: holds)
(define-fun cleared_only_if_recoverable ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state ERROR) (and (not (= closing NONE)) initialised recoverable))
    (and (= state ERROR) (not (= closing NONE)) (not elsewhere) initialised recoverable)))

; unrecoverable-only-if-not [FC-SM-040, FC-SM-041]: ERROR leads to SHUTDOWN only with a closing record, in a
; runtime that is not initialised or not reliable. (expected: holds)
(define-fun unrecoverable_only_if_not ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state ERROR) (and (not (= closing NONE)) (not (and initialised
    recoverable)))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)))))

; error-can-be-left [FC-SM-041]: Once a failure is recorded, exactly one of the two exits of ERROR is open.
; (expected: holds)
; No question about error-can-be-left: AG ((ERROR and closing != NONE) -> (enabled(ERROR_CLEARED) ==
; (initialised and recoverable) and enabled(ERROR_UNRECOVERABLE) == (not (initialised and recoverable)))) and AG
; ((ERROR_CLEARED -> IDLE) and (ERROR_UNRECOVERABLE -> SHUTDOWN)): it is about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
; SHUTDOWN, provided that it keeps working. (expected: holds)
; No question about error-is-left-1: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
; SHUTDOWN, provided that it keeps working. (expected: holds)
; No question about error-is-left-2: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; no-execution-after-error [FC-SM-002, FC-SM-064]: Once in ERROR, the runtime invokes nothing and is not in
; CAPABILITY_EXECUTING before it has received another input. (expected: holds)
; No question about no-execution-after-error: AG (ERROR -> A[not (CAPABILITY_EXECUTING or CAPABILITY_STARTED) W
; INPUT_RECEIVED]): it is about whole paths

; deadlines-are-kept [FC-SM-062]: A stage can be abandoned exactly when its time is over, an execution when its
; own time is over. (expected: holds)
(define-fun deadlines_are_kept ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (= (or (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and (= state INPUT_RECEIVED)
    (= elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state MEMORY_COMMITTING) (= elapsed
    STAGE_DEADLINE))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING)) (= elapsed STAGE_DEADLINE))) (= (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE)) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE)))))

; time-is-bounded [FC-SM-052]: No stage takes longer than its deadline. (expected: holds)
(define-fun time_is_bounded ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (<= elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)))

; time-passes [FC-SM-052]: Time can pass exactly until the deadline of the stage. (expected: holds)
(define-fun time_passes ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool) (store_
    Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision Int)
    (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool) (last
    Int)) Bool (= (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE))) (or (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING)) (<
    elapsed STAGE_DEADLINE)) (and (= state CAPABILITY_EXECUTING) (< elapsed EXECUTION_DEADLINE)))))

; time-is-counted [FC-SM-052]: Each tick counts, and counts once. (expected: holds)
(define-fun time_is_counted ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (and (=> (= elapsed 0) (not (or (not (= elapsed 0)) (and (= state INITIALIZING) (= store_ CLOSED)
    (not (= channel NONE)) (not (= elapsed 0))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT)
    (= write_record INTENT)) (not (= elapsed 0))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (=
    elapsed 0))) (and (= state IDLE) (not (= elapsed 0))) (and (= state IDLE) latched (not (= elapsed 0))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= elapsed 0))) (and (= state COMPLETED) (not (= elapsed 0))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= (+ elapsed 1) 1))) (and (= state ERROR) (= closing NONE) (= store_
    OPEN) (not (= elapsed 0))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (= elapsed 0))) (and
    (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= elapsed 0))) (and (= state ERROR) (not (=
    closing NONE)) (not (and initialised recoverable)) (not (= elapsed 0))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= elapsed 0))) (and (or (= state INITIALIZING)
    (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (= elapsed 0))) (and (= state SHUTDOWN) (not (= elapsed 0))) (and (or (< epoch LAST_EPOCH)
    (= state IDLE)) (not (= elapsed 0))) (and (= store_ OPEN) (not (= elapsed 0))) (and (= channel SINK) (not (=
    elapsed 0))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (= elapsed 0))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (= elapsed 0)))))) (=> (= elapsed 1) (not (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (= (+ elapsed 1) 2)))))))

; every-stage-has-its-time [FC-SM-056]: Each stage begins with all of its time. (expected: holds)
(define-fun every_stage_has_its_time ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (or (= last INPUT_ARRIVED) (= last INPUT_RECORDED) (= last MESSAGE_ACCEPTED)
    (= last TOOL_CALL_ACCEPTED) (= last AUTHORIZATION_NOT_REQUIRED) (= last AUTHORIZATION_GRANTED) (= last
    MESSAGE_PASSED_ON) (= last RESULT_REPLAYED) (= last CAPABILITY_SUCCEEDED) (= last CAPABILITY_FAILED)) (= elapsed
    0)))

; executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
; that it keeps working. (expected: holds)
; No question about executing-ends: AG (CAPABILITY_EXECUTING -> AF (MEMORY_COMMITTING or ERROR)): it is about
; whole paths

; executing-ends-even-if-the-capability-hangs [FC-SM-029, FC-SM-030]: The runtime does not stay in
; CAPABILITY_EXECUTING for ever even if the capability never returns, on the sole assumption that time passes
; and that the time-out then happens. (expected: holds)
; No question about executing-ends-even-if-the-capability-hangs: AG (CAPABILITY_EXECUTING -> AF
; (MEMORY_COMMITTING or ERROR)): it is about whole paths

; stages-end-even-if-they-hang [FC-SM-013, FC-SM-062]: No stage, start-up included, lasts for ever even if its
; own work never ends, on the sole assumption that time passes and that time-outs then happen. (expected: holds)
; No question about stages-end-even-if-they-hang: AG ((INITIALIZING or INPUT_RECEIVED or PROTOCOL_VALIDATING or
; AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING) -> AF (IDLE or COMPLETED or ERROR)): it
; is about whole paths

; shutdown-accepted-while-working [FC-SM-016]: A request to shut down is accepted in every state except SHUTDOWN
; and TERMINATED; from then on a shutdown is due. (expected: holds)
(define-fun shutdown_accepted_while_working ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (or (= state SHUTDOWN) (= state TERMINATED) (or (= state IDLE) (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)))) (=> (= last
    SHUTDOWN_REQUESTED) (or (= state SHUTDOWN) latched))))

; shutdown-request-in-idle [FC-SM-016]: In IDLE a request to shut down takes effect at once. (expected: holds)
(define-fun shutdown_request_in_idle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= state IDLE) (not (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (= state SHUTDOWN))))))

; shutdown-requests-change-nothing-else [FC-SM-016, FC-SM-059]: A request to shut down begins the shutdown, or
; notes that one is due and does not change input and telemetry. (expected: holds)
(define-fun shutdown_requests_change_nothing_else ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (=> (= state IDLE) (or (and true (= latched latched)) (and latched (=
    channel told) (= NONE input)))) (=> (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (or (and (= state SHUTDOWN) (= true latched)) (and true (= told told) (=
    input input))))))

; latched-is-for-good [FC-SM-016]: Once a shutdown is due, it stays due. (expected: holds)
; No question about latched-is-for-good: AG (latched -> AG latched): it is about whole paths

; latched-by-request-or-failure [FC-SM-016]: A shutdown becomes due only by a request or because telemetry has
; failed permanently. (expected: holds)
(define-fun latched_by_request_or_failure ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (not latched) (not (or (not (not latched)) (and (= state INITIALIZING)
    (= store_ CLOSED) (not (= channel NONE)) (not (not latched))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (not latched))) (and (= state INITIALIZING) (= store_ OPEN) (not
    (= read_record INTENT)) (not (= write_record INTENT)) (not (not latched))) (and (= state INITIALIZING) (not (not
    latched))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (not latched))) (and (= state IDLE) latched
    (not (not latched))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (not latched))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (not latched))) (and (= state PROTOCOL_VALIDATING) (or (= input READ)
    (and (= input WRITE) (= pinned 0))) (not (not latched))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE)
    (and (= input WRITE) (not (= pinned 0)))) (not (not latched))) (and (= state AUTHORIZATION_EVALUATING) (= form
    MESSAGE) (not (not latched))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (=
    store_ OPEN) (not (not latched))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (not latched)))
    (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (not latched))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (not latched))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record
    write_record) INTENT) (not (not latched))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE)
    (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (not latched))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (not latched))) (and (= state CAPABILITY_EXECUTING) (not (not
    latched))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (not latched))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (not latched))) (and (= state COMPLETED) (not (not latched))) (and (=
    state INPUT_RECEIVED) (= store_ LOST) (not (not latched))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)
    (not (not latched))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (not latched))) (and (= state
    INPUT_RECEIVED) (not (not latched))) (and (= state PROTOCOL_VALIDATING) (not (not latched))) (and (= state
    AUTHORIZATION_EVALUATING) (not (not latched))) (and (= state MEMORY_COMMITTING) (not (not latched))) (and (= state
    INITIALIZING) (= elapsed STAGE_DEADLINE) (not (not latched))) (and (= state INPUT_RECEIVED) (= elapsed
    STAGE_DEADLINE) (not (not latched))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (not
    latched))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (not latched))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (not latched))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (not latched))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (not latched))) (and (= state ERROR) (=
    closing NONE) (not (= store_ OPEN)) (not (not latched))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (not latched))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable))
    (not (not latched))) (and (= state SHUTDOWN) (not (not latched))) (and (= state IDLE) (not (not latched))) (and
    (or (< epoch LAST_EPOCH) (= state IDLE)) (not (not latched))) (and (= store_ OPEN) (not (not latched))) (and (=
    channel SINK) (not (not latched))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (not
    latched))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (not latched)))))))

; latched-shutdown-from-idle [FC-SM-016]: A due shutdown begins only in IDLE, and in IDLE it can begin; it leads
; to SHUTDOWN. (expected: holds)
(define-fun latched_shutdown_from_idle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (and (= state IDLE) latched) (and (= state IDLE) latched)) (=> (and (=
    state IDLE) latched) (and (= state IDLE) latched)) (=> (= last LATCHED_SHUTDOWN) (= state SHUTDOWN))))

; latched-ends [FC-SM-016, FC-SM-045]: If a shutdown is due, the runtime ends, provided that it keeps working.
; (expected: holds)
; No question about latched-ends: AG (latched -> AF TERMINATED): it is about whole paths

; shutdown-not-in-mid-cycle [FC-SM-016, FC-SM-041]: SHUTDOWN is entered only from IDLE or from a recorded
; failure, never with an execution in flight. (expected: holds)
(define-fun shutdown_not_in_mid_cycle ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (not (or (= state SHUTDOWN) (= state IDLE) (and (= state ERROR) (not (=
    closing NONE))))) (not (or (not (not (= state SHUTDOWN))) (and (= state INITIALIZING) (= store_ CLOSED) (not (=
    channel NONE)) (not (not (= state SHUTDOWN)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record
    INTENT) (= write_record INTENT)) (not (not (= state SHUTDOWN)))) (= state IDLE) (and (= state IDLE) latched) (and
    (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (not (= state SHUTDOWN)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (not (= state SHUTDOWN)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (not (= state SHUTDOWN))))
    (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (not (= state SHUTDOWN)))) (and (= state ERROR)
    (not (= closing NONE)) (not (and initialised recoverable))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not (= state SHUTDOWN)))) (and (or (= state
    INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (not (= state SHUTDOWN)))) (and (= state SHUTDOWN) (not (not
    (= state SHUTDOWN)))) (and (= state IDLE) (not (not (= state SHUTDOWN)))) (and (or (< epoch LAST_EPOCH) (= state
    IDLE)) (not (not (= state SHUTDOWN)))) (and (= store_ OPEN) (not (not (= state SHUTDOWN)))) (and (= channel SINK)
    (not (not (= state SHUTDOWN)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (not (=
    state SHUTDOWN)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (not (= state
    SHUTDOWN))))))))

; shutdown-ends [FC-SM-044, FC-SM-045]: A shutdown ends in TERMINATED, however many parts of it fail, provided
; that the runtime keeps working. (expected: holds)
; No question about shutdown-ends-1: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-ends [FC-SM-044, FC-SM-045]: A shutdown ends in TERMINATED, however many parts of it fail, provided
; that the runtime keeps working. (expected: holds)
; No question about shutdown-ends-2: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-ends-however-often-a-part-fails [FC-SM-044, FC-SM-045]: A shutdown ends on the sole assumption that
; inputs or work keep happening, since a failed part is neither. (expected: holds)
; No question about shutdown-ends-however-often-a-part-fails: AG (SHUTDOWN -> AF TERMINATED): it is about whole
; paths

; shutdown-leads-to-terminated [FC-SM-045]: From SHUTDOWN the runtime can always get to TERMINATED, and gets
; nowhere else. (expected: holds)
(define-fun shutdown_leads_to_terminated ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= state SHUTDOWN) (and (= state SHUTDOWN) (not (or (not (or (= state
    SHUTDOWN) (= state TERMINATED))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (=
    state SHUTDOWN) (= state TERMINATED)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state INITIALIZING) (= store_
    OPEN) (not (= read_record INTENT)) (not (= write_record INTENT))) (= state INITIALIZING) (and (= state IDLE) (not
    (= input NONE)) (not latched)) (and (= state INPUT_RECEIVED) (= store_ OPEN)) (and (= state PROTOCOL_VALIDATING)
    (= input NOTE)) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))) (and (=
    state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0))))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned
    epoch) (= store_ OPEN)) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL)) (and (= state
    CAPABILITY_EXECUTING) (= form MESSAGE)) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (or (= state SHUTDOWN) (=
    state TERMINATED)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned
    epoch)) (= (ite (= input READ) read_record write_record) INTENT)) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE))) (= state CAPABILITY_EXECUTING) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE))
    (and (= state MEMORY_COMMITTING) (= store_ OPEN)) (= state COMPLETED) (and (= state INPUT_RECEIVED) (= store_
    LOST)) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST)) (and (= state MEMORY_COMMITTING) (= store_ LOST))
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    MEMORY_COMMITTING) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE)) (and (= state INPUT_RECEIVED) (=
    elapsed STAGE_DEADLINE)) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE)) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE))
    (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and
    (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state
    ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state
    ERROR) (not (= closing NONE)) initialised recoverable) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and
    (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state
    SHUTDOWN) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state IDLE) (not (or (= state SHUTDOWN) (=
    state TERMINATED)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state SHUTDOWN) (= state
    TERMINATED)))) (and (= store_ OPEN) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= channel SINK) (not
    (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE)
    (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record
    NONE) (not (or (= state SHUTDOWN) (= state TERMINATED)))))))) (=> (= last SHUTDOWN_FINISHED) (= state
    TERMINATED))))

; shutdown-failures-are-recorded [FC-SM-044]: A part of the shutdown may fail; that is recorded permanently and
; changes nothing else. (expected: holds)
; No question about shutdown-failures-are-recorded: AG ((SHUTDOWN -> enabled(SHUTDOWN_STEP_FAILED)) and
; (SHUTDOWN_STEP_FAILED -> (SHUTDOWN and incomplete)) and (incomplete -> AG incomplete) and (not incomplete ->
; AX (not incomplete or SHUTDOWN_STEP_FAILED))): it is about whole paths

; shutdown-releases-everything [FC-SM-044]: A runtime that has ended holds no execution, no closing record, no
; open store and no way to write telemetry. (expected: holds)
(define-fun shutdown_releases_everything ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (or (not (= state TERMINATED)) (and (not (= store_ OPEN)) (= channel NONE)
    (= input NONE) (= form NONE) (= pinned (- 1)) (= decision NONE) (= running NONE) (= result NONE))) (or (not (or (=
    state SHUTDOWN) (= state TERMINATED))) (and (= closing NONE) (not elsewhere)))))

; lost-store-stays-lost [FC-SM-044]: A lost store is distinguished from a closed one. (expected: holds)
; No question about lost-store-stays-lost: AG ((store == LOST -> AG store == LOST) and ((SHUTDOWN and store ==
; CLOSED) -> AG store == CLOSED) and ((SHUTDOWN and store == OPEN) -> AX (SHUTDOWN or store == CLOSED))): it is
; about whole paths

; shutdown-keeps-the-records [FC-SM-046]: From SHUTDOWN on, no durable record of a key changes. (expected:
; holds)
; No question about shutdown-keeps-the-records: AG ((SHUTDOWN or TERMINATED) -> ((read_record == NONE -> AG
; read_record == NONE) and (read_record == INTENT -> AG read_record == INTENT) and (read_record == CLOSED -> AG
; read_record == CLOSED) and (write_record == NONE -> AG write_record == NONE) and (write_record == INTENT -> AG
; write_record == INTENT) and (write_record == CLOSED -> AG write_record == CLOSED))): it is about whole paths

; open-intent-means-lost-store [FC-SM-043, FC-SM-044]: A runtime that was ready leaves an open intent only if
; its store was lost. (expected: holds)
(define-fun open_intent_means_lost_store ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (or (not (and (or (= state SHUTDOWN) (= state TERMINATED)) initialised (or (=
    read_record INTENT) (= write_record INTENT)))) (= store_ LOST)))

; terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
; holds)
; No question about terminated-is-final: AG (TERMINATED -> (not enabled and AG TERMINATED)): it is about whole
; paths

; every-transition-is-told [FC-SM-002, FC-SM-037, FC-SM-040, FC-SM-059, FC-SM-069, FC-PR-035, FC-PR-058,
; FC-PR-066]: Every transition has a record in the sink or on its fallback. Sacrificed: if both have failed,
; none can be written (D-FC-12). Instead, told-or-latched holds. (expected: fails)
(define-fun every_transition_is_told ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (or (= state INITIALIZING) (not (= told NONE))))

; told-or-latched [FC-SM-002, FC-SM-037, FC-SM-040, FC-SM-059, FC-SM-069, FC-PR-035, FC-PR-058, FC-PR-066]:
; Every transition has a record in the sink or on its fallback, or a shutdown is due. (expected: holds)
(define-fun told_or_latched ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (or (= state INITIALIZING) (not (= told NONE)) latched))

; sink-is-used-if-there [FC-SM-059, FC-SM-069]: As long as the sink has not been lost, the record of the newest
; transition is in it. (expected: holds)
(define-fun sink_is_used_if_there ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete Bool)
    (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int) (decision
    Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int) (elsewhere Bool)
    (last Int)) Bool (or (not (= channel SINK)) (= state INITIALIZING) (= told SINK)))

; last-record-is-in-the-sink [FC-SM-044, FC-SM-059, FC-SM-069]: The record of the very last transition is in the
; sink, too, unless the sink was lost before. (expected: holds)
(define-fun last_record_is_in_the_sink ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (= channel SINK) (not (or (not (=> (= state TERMINATED) (= told SINK))) (and
    (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (=> (= state TERMINATED) (= told SINK))))
    (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (=> (= state
    TERMINATED) (= told SINK)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned
    epoch) (= (ite (= input READ) read_record write_record) INTENT) (not (=> (= state TERMINATED) (= told SINK))))
    (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (=> (= state TERMINATED) (= told SINK)))) (and (=
    state ERROR) (= closing NONE) (= store_ OPEN) (not (=> (= state TERMINATED) (= told SINK)))) (and (= state ERROR)
    (= closing NONE) (not (= store_ OPEN)) (not (=> (= state TERMINATED) (= told SINK)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state
    TERMINATED) (= told SINK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (=> (= state TERMINATED) (= told
    SINK)))) (and (= state SHUTDOWN) (not (=> (= state TERMINATED) (= told SINK)))) (and (= state SHUTDOWN) (not (=
    channel SINK))) (and (= state IDLE) (not (=> (= state TERMINATED) (= told SINK)))) (and (or (< epoch LAST_EPOCH)
    (= state IDLE)) (not (=> (= state TERMINATED) (= told SINK)))) (and (= store_ OPEN) (not (=> (= state TERMINATED)
    (= told SINK)))) (and (= channel SINK) (not (=> (= state TERMINATED) (= told SINK)))) (and (= state INITIALIZING)
    (= store_ CLOSED) (= write_record NONE) (not (=> (= state TERMINATED) (= told SINK)))) (and (= state INITIALIZING)
    (= store_ CLOSED) (= read_record NONE) (not (=> (= state TERMINATED) (= told SINK))))))))

; fallback-is-used-without-the-sink [FC-SM-059, FC-SM-069]: When the sink is lost, the record of each transition
; goes to the fallback, which shows the loss. (expected: holds)
(define-fun fallback_is_used_without_the_sink ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (= channel FALLBACK) (and (=> (= state INITIALIZING) (not (or (not (or
    (= state INITIALIZING) (= told FALLBACK))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE))
    (not (or (= state INITIALIZING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (=
    read_record INTENT) (= write_record INTENT)) (not (or (= state INITIALIZING) (= told FALLBACK)))) (and (= state
    INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= channel
    FALLBACK))) (and (= state INITIALIZING) (not (= channel FALLBACK))) (and (= state IDLE) (not (= input NONE)) (not
    latched) (not (= channel FALLBACK))) (and (= state IDLE) (not (= channel FALLBACK))) (and (= state IDLE) latched
    (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (=
    state PROTOCOL_VALIDATING) (= input NOTE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (=
    input READ) (and (= input WRITE) (= pinned 0))) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or
    (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= state INITIALIZING) (= told FALLBACK)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= channel FALLBACK)))
    (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= channel
    FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST)
    (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK)))
    (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK)))
    (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED)
    (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)
    (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel
    FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= state INITIALIZING) (= told FALLBACK))))
    (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state INITIALIZING) (= told FALLBACK)))) (and (=
    state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state INITIALIZING) (= told FALLBACK)))) (and (=
    state ERROR) (not (= closing NONE)) initialised recoverable (not (= channel FALLBACK))) (and (= state ERROR) (not
    (= closing NONE)) (not (and initialised recoverable)) (not (= channel FALLBACK))) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state
    INITIALIZING) (= told FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state
    INITIALIZING) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state INITIALIZING) (= told FALLBACK))))
    (and (= state SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or (= state INITIALIZING) (= told
    FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state INITIALIZING) (= told FALLBACK))))
    (and (= store_ OPEN) (not (or (= state INITIALIZING) (= told FALLBACK)))) (and (= channel SINK) (not (or (= state
    INITIALIZING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (=
    state INITIALIZING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not
    (or (= state INITIALIZING) (= told FALLBACK))))))) (=> (= state IDLE) (not (or (not (or (= state IDLE) (= told
    FALLBACK))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state IDLE) (= told
    FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not
    (or (= state IDLE) (= told FALLBACK)))) (and (= state INITIALIZING) (not (= channel FALLBACK))) (and (= state
    IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK))) (and (= state IDLE) (not (= channel
    FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ OPEN)
    (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= channel FALLBACK))) (and (=
    state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= channel FALLBACK))) (and
    (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= channel FALLBACK))) (and (=
    state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING)
    (= form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite
    (= input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING)
    (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= state IDLE) (= told FALLBACK)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE)
    (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= channel FALLBACK))) (and
    (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= channel
    FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel
    FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and
    (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state IDLE) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state
    IDLE) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state IDLE) (=
    told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (= channel
    FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= state IDLE) (= told FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (=
    state IDLE) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state IDLE) (= told FALLBACK)))) (and (=
    state SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or (= state IDLE) (= told FALLBACK)))) (and
    (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state IDLE) (= told FALLBACK)))) (and (= store_ OPEN) (not
    (or (= state IDLE) (= told FALLBACK)))) (and (= channel SINK) (not (or (= state IDLE) (= told FALLBACK)))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state IDLE) (= told FALLBACK)))) (and (=
    state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (= state IDLE) (= told FALLBACK))))))) (=> (=
    state INPUT_RECEIVED) (not (or (not (or (= state INPUT_RECEIVED) (= told FALLBACK))) (and (= state INITIALIZING)
    (= store_ CLOSED) (not (= channel NONE)) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= state
    INPUT_RECEIVED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT)) (not
    (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING) (not (= channel FALLBACK))) (and
    (= state IDLE) (not (= channel FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not
    (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))
    (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (=
    pinned 0)))) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (=
    channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= running
    NONE)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (= store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state
    INPUT_RECEIVED) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state
    INPUT_RECEIVED) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (=
    channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (=
    channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR)) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (or (= state INITIALIZING) (= state
    IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state
    INPUT_RECEIVED) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not
    (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state
    INPUT_RECEIVED) (= told FALLBACK)))) (and (= store_ OPEN) (not (or (= state INPUT_RECEIVED) (= told FALLBACK))))
    (and (= channel SINK) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_
    CLOSED) (= write_record NONE) (not (or (= state INPUT_RECEIVED) (= told FALLBACK)))) (and (= state INITIALIZING)
    (= store_ CLOSED) (= read_record NONE) (not (or (= state INPUT_RECEIVED) (= told FALLBACK))))))) (=> (= state
    PROTOCOL_VALIDATING) (not (or (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK))))
    (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= state
    PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING) (not (= channel FALLBACK)))
    (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK))) (and (= state IDLE) (not (=
    channel FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (=
    input NOTE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE)
    (= pinned 0))) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input
    WRITE) (not (= pinned 0)))) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)
    (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_
    OPEN) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel
    FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (=
    (ite (= input READ) read_record write_record) INTENT) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK))))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input
    READ) read_record write_record) INTENT) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel
    FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel
    FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and
    (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not
    (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN))
    (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE))
    initialised recoverable (not (= channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state PROTOCOL_VALIDATING) (= told
    FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED)
    (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state PROTOCOL_VALIDATING) (= told
    FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state
    SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or (= state PROTOCOL_VALIDATING) (= told
    FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state PROTOCOL_VALIDATING) (= told
    FALLBACK)))) (and (= store_ OPEN) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= channel
    SINK) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= state PROTOCOL_VALIDATING) (= told FALLBACK))))))) (=> (= state
    AUTHORIZATION_EVALUATING) (not (or (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state AUTHORIZATION_EVALUATING) (= told
    FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not
    (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (not (=
    read_record INTENT)) (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING) (not (=
    channel FALLBACK))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK))) (and (=
    state IDLE) (not (= channel FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input
    GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL)
    (= running NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= channel
    FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ OPEN) (not (= channel
    FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST)
    (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK)))
    (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK)))
    (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED)
    (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE)
    (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel
    FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state
    CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= state AUTHORIZATION_EVALUATING) (= told
    FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state AUTHORIZATION_EVALUATING) (=
    told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state
    AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable
    (not (= channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not
    (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR)) (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (or (= state INITIALIZING) (=
    state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state SHUTDOWN) (not
    (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (= channel FALLBACK)))
    (and (= state IDLE) (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (or (< epoch LAST_EPOCH)
    (= state IDLE)) (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= store_ OPEN) (not (or (=
    state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= channel SINK) (not (or (= state
    AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE)
    (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (or (= state AUTHORIZATION_EVALUATING) (= told FALLBACK))))))) (=> (= state
    CAPABILITY_EXECUTING) (not (or (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK))) (and (= state
    INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (= state CAPABILITY_EXECUTING) (= told
    FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not
    (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (not (=
    read_record INTENT)) (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING) (not (=
    channel FALLBACK))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK))) (and (=
    state IDLE) (not (= channel FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not
    (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0)))
    (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (=
    pinned 0)))) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (=
    channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (=
    (ite (= input READ) read_record write_record) INTENT) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK))))
    (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input
    READ) read_record write_record) INTENT) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (=
    running NONE)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel
    FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel
    FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and
    (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not
    (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_
    OPEN)) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE))
    initialised recoverable (not (= channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state CAPABILITY_EXECUTING) (= told
    FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED)
    (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state CAPABILITY_EXECUTING) (= told
    FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state
    SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or (= state CAPABILITY_EXECUTING) (= told
    FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state CAPABILITY_EXECUTING) (= told
    FALLBACK)))) (and (= store_ OPEN) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= channel
    SINK) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= write_record NONE) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK)))) (and (= state INITIALIZING) (=
    store_ CLOSED) (= read_record NONE) (not (or (= state CAPABILITY_EXECUTING) (= told FALLBACK))))))) (=> (= state
    MEMORY_COMMITTING) (not (or (not (or (= state MEMORY_COMMITTING) (= told FALLBACK))) (and (= state INITIALIZING)
    (= store_ CLOSED) (not (= channel NONE)) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state
    INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (= write_record INTENT)) (not (or (= state
    MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (not (= read_record INTENT))
    (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING) (not (= channel FALLBACK)))
    (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK))) (and (= state IDLE) (not (=
    channel FALLBACK))) (and (= state IDLE) latched (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (=
    store_ OPEN) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= channel
    FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input WRITE) (not (= pinned
    0)))) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (=
    channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= channel
    FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (=
    state MEMORY_COMMITTING) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel
    FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= store_ LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel
    FALLBACK))) (and (= state MEMORY_COMMITTING) (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed
    STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (=
    channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and
    (= state AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    MEMORY_COMMITTING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not
    (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not
    (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN))
    (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) initialised
    recoverable (not (= channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised
    recoverable)) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (or (= state
    INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (=
    state SHUTDOWN) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (= channel
    FALLBACK))) (and (= state IDLE) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (or (< epoch
    LAST_EPOCH) (= state IDLE)) (not (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= store_ OPEN) (not
    (or (= state MEMORY_COMMITTING) (= told FALLBACK)))) (and (= channel SINK) (not (or (= state MEMORY_COMMITTING) (=
    told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state
    MEMORY_COMMITTING) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not
    (or (= state MEMORY_COMMITTING) (= told FALLBACK))))))) (=> (= state COMPLETED) (not (or (not (or (= state
    COMPLETED) (= told FALLBACK))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (=
    state COMPLETED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_
    OPEN) (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state
    INITIALIZING) (not (= channel FALLBACK))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel
    FALLBACK))) (and (= state IDLE) (not (= channel FALLBACK))) (and (= state IDLE) latched (not (= channel
    FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (= input NOTE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input
    READ) (and (= input WRITE) (= pinned 0))) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (=
    input GARBAGE) (and (= input WRITE) (not (= pinned 0)))) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (=
    form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (=
    input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ) read_record write_record) INTENT) (not
    (or (= state COMPLETED) (= told FALLBACK)))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running
    NONE) (not (= pinned epoch)) (= (ite (= input READ) read_record write_record) INTENT) (not (= channel FALLBACK)))
    (and (= state CAPABILITY_EXECUTING) (not (= running NONE)) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= elapsed
    EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    state COMPLETED) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state
    COMPLETED) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state
    COMPLETED) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (=
    channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and initialised recoverable)) (not (=
    channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (=
    state ERROR)) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state
    COMPLETED) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or
    (= state COMPLETED) (= told FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state
    COMPLETED) (= told FALLBACK)))) (and (= store_ OPEN) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (=
    channel SINK) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= state COMPLETED) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED)
    (= read_record NONE) (not (or (= state COMPLETED) (= told FALLBACK))))))) (=> (= state ERROR) (not (or (not (or (=
    state ERROR) (= told FALLBACK))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or (=
    state ERROR) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN)
    (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state IDLE) (not (=
    input NONE)) (not latched) (not (= channel FALLBACK))) (and (= state IDLE) (not (= channel FALLBACK))) (and (=
    state IDLE) latched (not (= channel FALLBACK))) (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= channel
    FALLBACK))) (and (= state PROTOCOL_VALIDATING) (= input NOTE) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE) (= pinned 0))) (not (= channel FALLBACK))) (and (=
    state AUTHORIZATION_EVALUATING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_ OPEN) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (=
    form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (= channel FALLBACK))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (= (ite (= input READ)
    read_record write_record) INTENT) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state
    CAPABILITY_EXECUTING) (not (= running NONE)) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (=
    store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING)
    EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state ERROR) (= closing
    NONE) (= store_ OPEN) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (=
    store_ OPEN)) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE))
    initialised recoverable (not (= channel FALLBACK))) (and (= state ERROR) (not (= closing NONE)) (not (and
    initialised recoverable)) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state ERROR) (= told FALLBACK)))) (and (or (=
    state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state
    SHUTDOWN) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (= channel FALLBACK))) (and
    (= state IDLE) (not (or (= state ERROR) (= told FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not
    (or (= state ERROR) (= told FALLBACK)))) (and (= store_ OPEN) (not (or (= state ERROR) (= told FALLBACK)))) (and
    (= channel SINK) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    write_record NONE) (not (or (= state ERROR) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (=
    read_record NONE) (not (or (= state ERROR) (= told FALLBACK))))))) (=> (= state SHUTDOWN) (not (or (not (or (=
    state SHUTDOWN) (= told FALLBACK))) (and (= state INITIALIZING) (= store_ CLOSED) (not (= channel NONE)) (not (or
    (= state SHUTDOWN) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN) (or (= read_record INTENT) (=
    write_record INTENT)) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ OPEN)
    (not (= read_record INTENT)) (not (= write_record INTENT)) (not (= channel FALLBACK))) (and (= state INITIALIZING)
    (not (= channel FALLBACK))) (and (= state IDLE) (not (= input NONE)) (not latched) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (= store_ OPEN) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (=
    input NOTE) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input READ) (and (= input WRITE)
    (= pinned 0))) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (or (= input GARBAGE) (and (= input
    WRITE) (not (= pinned 0)))) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form MESSAGE)
    (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (= pinned epoch) (= store_
    OPEN) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= form TOOL_CALL) (not (= channel
    FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form MESSAGE) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (= form TOOL_CALL) (not (= (ite (= input READ) read_record write_record) INTENT)) (not (=
    channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (= pinned epoch) (=
    (ite (= input READ) read_record write_record) INTENT) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and (=
    state CAPABILITY_EXECUTING) (= form TOOL_CALL) (= running NONE) (not (= pinned epoch)) (= (ite (= input READ)
    read_record write_record) INTENT) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= running
    NONE)) (not (= channel FALLBACK))) (and (= state CAPABILITY_EXECUTING) (not (= channel FALLBACK))) (and (= state
    CAPABILITY_EXECUTING) (= elapsed EXECUTION_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (= store_ OPEN) (not (= channel FALLBACK))) (and (= state COMPLETED) (not (= channel FALLBACK))) (and (= state
    INPUT_RECEIVED) (= store_ LOST) (not (= channel FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (= store_
    LOST) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING) (= store_ LOST) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (not (= channel FALLBACK))) (and (= state PROTOCOL_VALIDATING) (not (= channel
    FALLBACK))) (and (= state AUTHORIZATION_EVALUATING) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (not (= channel FALLBACK))) (and (= state INITIALIZING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK)))
    (and (= state INPUT_RECEIVED) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    PROTOCOL_VALIDATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state
    AUTHORIZATION_EVALUATING) (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (= state MEMORY_COMMITTING)
    (= elapsed STAGE_DEADLINE) (not (= channel FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (< elapsed (ite (= state CAPABILITY_EXECUTING) EXECUTION_DEADLINE STAGE_DEADLINE)) (not (or (=
    state SHUTDOWN) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (= store_ OPEN) (not (or (= state
    SHUTDOWN) (= told FALLBACK)))) (and (= state ERROR) (= closing NONE) (not (= store_ OPEN)) (not (or (= state
    SHUTDOWN) (= told FALLBACK)))) (and (= state ERROR) (not (= closing NONE)) initialised recoverable (not (= channel
    FALLBACK))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK) (not (or (=
    state SHUTDOWN) (= told FALLBACK)))) (and (= state SHUTDOWN) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and
    (= state SHUTDOWN) (not (= channel FALLBACK))) (and (= state IDLE) (not (or (= state SHUTDOWN) (= told
    FALLBACK)))) (and (or (< epoch LAST_EPOCH) (= state IDLE)) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and
    (= store_ OPEN) (not (or (= state SHUTDOWN) (= told FALLBACK)))) (and (= channel SINK) (not (or (= state SHUTDOWN)
    (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE) (not (or (= state
    SHUTDOWN) (= told FALLBACK)))) (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE) (not (or (=
    state SHUTDOWN) (= told FALLBACK))))))))))

; fallback-failure-latches [FC-SM-059]: The fallback can fail whenever it is in use; then a shutdown is due.
; (expected: holds)
(define-fun fallback_failure_latches ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (and (=> (= channel FALLBACK) (and (or (= state INITIALIZING) (= state IDLE) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (=
    channel FALLBACK))) (=> (and (or (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR) (= state SHUTDOWN)) (= channel FALLBACK)) (= channel FALLBACK)) (=> (= last
    FALLBACK_FAILED) (and (= channel NONE) latched))))

; no-input-without-telemetry [FC-SM-059]: No input is accepted while telemetry cannot be written to any channel.
; (expected: holds)
(define-fun no_input_without_telemetry ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool (=> (and (= state IDLE) (and (not (= input NONE)) (not latched))) (not (=
    channel NONE))))

; flags-change-by-their-events [FC-SM-008, FC-SM-052]: The flags for initialisation, a due shutdown, reliability
; and a failed part of the shutdown change only by their own events. (expected: holds)
(define-fun flags_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool true)

; surroundings-change-by-their-events [FC-SM-008, FC-SM-042, FC-SM-063]: The runtime only opens and closes the
; store and the telemetry channel; it never changes the registry. (expected: holds)
(define-fun surroundings_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; inputs-change-by-their-events [FC-SM-018, FC-SM-052]: The input changes only when it is offered and when it is
; closed, and the identifier only when an execution begins and ends. (expected: holds)
(define-fun inputs_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; verdicts-change-by-their-events [FC-SM-025, FC-SM-052, FC-PR-063]: The verdict on the input, its epoch and the
; decision change only in their stages and when the execution is closed. (expected: holds)
(define-fun verdicts_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; executions-change-by-their-events [FC-SM-029, FC-SM-032, FC-SM-052]: A tool is invoked only by its start and
; has a result only by its return; both are cleared when the execution is closed. (expected: holds)
(define-fun executions_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; keys-change-by-their-events [FC-SM-033, FC-SM-052, FC-SM-056]: The store's record for a key changes only by an
; authorisation, a commit, the closing record of a failure, the closing of leftovers, and the choice of another
; key. (expected: holds)
(define-fun keys_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool true)

; closing-records-change-by-their-events [FC-SM-033, FC-SM-040, FC-SM-052]: A closing record is written only by
; a commit, by ERROR or for leftovers, and cleared when the execution or the start-up ends. (expected: holds)
(define-fun closing_records_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; time-changes-by-its-events [FC-SM-052]: Time passes only by the clock and restarts with the next stage.
; (expected: holds)
(define-fun time_changes_by_its_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool) (incomplete
    Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int) (pinned Int)
    (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing Int)
    (elsewhere Bool) (last Int)) Bool true)

; reports-change-by-their-events [FC-SM-059]: The newest report changes only by transitions. (expected: holds)
(define-fun reports_change_by_their_events ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool true)

; what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
; of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
; the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
; No question about what-is-guarded-against-can-happen-1: EF (CAPABILITY_EXECUTING and running == NONE and
; pinned >= 0 and pinned != epoch) and EF (MEMORY_COMMITTING and store == LOST) and EF (CAPABILITY_EXECUTING and
; told == SINK and channel == FALLBACK) and EF (INITIALIZING and read_record == INTENT) and EF (INITIALIZING and
; write_record == INTENT): it is about whole paths

; what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
; of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
; the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
; No question about what-is-guarded-against-can-happen-2: EF (CAPABILITY_EXECUTING and running == NONE and
; pinned >= 0 and pinned != epoch) and EF (MEMORY_COMMITTING and store == LOST) and EF (CAPABILITY_EXECUTING and
; told == SINK and channel == FALLBACK) and EF (INITIALIZING and read_record == INTENT) and EF (INITIALIZING and
; write_record == INTENT): it is about whole paths

; what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
; of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
; the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
; No question about what-is-guarded-against-can-happen-3: EF (CAPABILITY_EXECUTING and running == NONE and
; pinned >= 0 and pinned != epoch) and EF (MEMORY_COMMITTING and store == LOST) and EF (CAPABILITY_EXECUTING and
; told == SINK and channel == FALLBACK) and EF (INITIALIZING and read_record == INTENT) and EF (INITIALIZING and
; write_record == INTENT): it is about whole paths

; what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
; of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
; the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
; No question about what-is-guarded-against-can-happen-4: EF (CAPABILITY_EXECUTING and running == NONE and
; pinned >= 0 and pinned != epoch) and EF (MEMORY_COMMITTING and store == LOST) and EF (CAPABILITY_EXECUTING and
; told == SINK and channel == FALLBACK) and EF (INITIALIZING and read_record == INTENT) and EF (INITIALIZING and
; write_record == INTENT): it is about whole paths

; what-is-guarded-against-can-happen [FC-SM-025, FC-SM-033, FC-SM-059, FC-SM-062]: No statement holds for lack
; of disturbances: the registry can change between a check and its use, the store and the sink can be lost in
; the middle of an execution, and an earlier life can have left an intent of either tool. (expected: holds)
; No question about what-is-guarded-against-can-happen-5: EF (CAPABILITY_EXECUTING and running == NONE and
; pinned >= 0 and pinned != epoch) and EF (MEMORY_COMMITTING and store == LOST) and EF (CAPABILITY_EXECUTING and
; told == SINK and channel == FALLBACK) and EF (INITIALIZING and read_record == INTENT) and EF (INITIALIZING and
; write_record == INTENT): it is about whole paths

; surroundings-act-when-they-like [FC-SM-008, FC-SM-062]: The store and the sink can be lost whenever they are
; open, and the registry can change in every state; input is offered and keys are chosen in IDLE, and leftover
; intents appear before the start. (expected: holds)
(define-fun surroundings_act_when_they_like ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (and (= (= store_ OPEN) (= store_ OPEN)) (= (= channel SINK) (= channel
    SINK)) (= (or (< epoch LAST_EPOCH) (= state IDLE)) (or (< epoch LAST_EPOCH) (= state IDLE))) (= (= state IDLE) (=
    state IDLE)) (= (= state IDLE) (= state IDLE)) (= (= state IDLE) (= state IDLE)) (= (and (= state INITIALIZING) (=
    store_ CLOSED) (= write_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED) (= write_record NONE))) (=
    (and (= state INITIALIZING) (= store_ CLOSED) (= read_record NONE)) (and (= state INITIALIZING) (= store_ CLOSED)
    (= read_record NONE)))))

; the-registry-changes-whenever-it-does [FC-SM-025, FC-PR-063]: A change of the registry always leads to another
; epoch. (expected: holds)
(define-fun the_registry_changes_whenever_it_does ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (or (< epoch LAST_EPOCH) (= state IDLE)) (not (= (ite (< epoch
    LAST_EPOCH) (+ epoch 1) 0) epoch))))

; another-key-has-another-record [FC-SM-056]: If another key is chosen for READ, it is closed if the previous
; one had no record, and has no record if the previous one was closed. (expected: holds)
(define-fun another_key_has_another_record ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (= state IDLE) (and (not (= (ite (= read_record NONE) CLOSED NONE)
    read_record)) (not (= (ite (= read_record NONE) CLOSED NONE) INTENT)))))

; another-key-of-write-has-another-record [FC-SM-056]: The same for WRITE. (expected: holds)
(define-fun another_key_of_write_has_another_record ((state Int) (initialised Bool) (latched Bool) (recoverable Bool)
    (incomplete Bool) (store_ Int) (channel Int) (told Int) (epoch Int) (input Int) (identifier Int) (form Int)
    (pinned Int) (decision Int) (running Int) (result Int) (elapsed Int) (read_record Int) (write_record Int) (closing
    Int) (elsewhere Bool) (last Int)) Bool (=> (= state IDLE) (and (not (= (ite (= write_record NONE) CLOSED NONE)
    write_record)) (not (= (ite (= write_record NONE) CLOSED NONE) INTENT)))))

; every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
; No question about every-input-can-come-1: EF (INPUT_RECEIVED and input == NOTE) and EF (INPUT_RECEIVED and
; input == GARBAGE) and EF (INPUT_RECEIVED and input == READ) and EF (INPUT_RECEIVED and input == WRITE): it is
; about whole paths

; every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
; No question about every-input-can-come-2: EF (INPUT_RECEIVED and input == NOTE) and EF (INPUT_RECEIVED and
; input == GARBAGE) and EF (INPUT_RECEIVED and input == READ) and EF (INPUT_RECEIVED and input == WRITE): it is
; about whole paths

; every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
; No question about every-input-can-come-3: EF (INPUT_RECEIVED and input == NOTE) and EF (INPUT_RECEIVED and
; input == GARBAGE) and EF (INPUT_RECEIVED and input == READ) and EF (INPUT_RECEIVED and input == WRITE): it is
; about whole paths

; every-input-can-come [FC-SM-015, FC-SM-021]: Each of the four inputs can be received. (expected: holds)
; No question about every-input-can-come-4: EF (INPUT_RECEIVED and input == NOTE) and EF (INPUT_RECEIVED and
; input == GARBAGE) and EF (INPUT_RECEIVED and input == READ) and EF (INPUT_RECEIVED and input == WRITE): it is
; about whole paths

; any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
; offered before. (expected: holds)
; No question about any-input-can-be-offered-1: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
; (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
; it quantifies over all paths and over some path, which LTL cannot express

; any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
; offered before. (expected: holds)
; No question about any-input-can-be-offered-2: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
; (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
; it quantifies over all paths and over some path, which LTL cannot express

; any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
; offered before. (expected: holds)
; No question about any-input-can-be-offered-3: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
; (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
; it quantifies over all paths and over some path, which LTL cannot express

; any-input-can-be-offered [FC-SM-015, FC-SM-021]: In IDLE, each of the four inputs can be offered, whatever was
; offered before. (expected: holds)
; No question about any-input-can-be-offered-4: AG (IDLE -> (E[IDLE U (IDLE and input == NOTE)] and E[IDLE U
; (IDLE and input == GARBAGE)] and E[IDLE U (IDLE and input == READ)] and E[IDLE U (IDLE and input == WRITE)])):
; it quantifies over all paths and over some path, which LTL cannot express

; callers-set-the-pace [FC-SM-015, FC-SM-016]: Inputs and requests to shut down come from outside: neither the
; runtime's own work nor a fault counts as one of them. (expected: holds)
; No question about callers-set-the-pace: in IDLE or INPUT_RECEIVED: 2 if channel == SINK else (1 if channel ==
; FALLBACK else 0), STAGE_DEADLINE - elapsed: a ranking is a proof, not a formula

; comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
; it keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or TERMINATED): it is about whole paths

; comes-to-rest-even-if-it-stops: The runtime comes to rest even if it may stop working at any moment. It fails,
; as it must: comes-to-rest depends on the assumption that the runtime keeps working. (expected: fails)
; No question about comes-to-rest-even-if-it-stops: AG AF (IDLE or TERMINATED): it is about whole paths

; executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
; runtime keeps working. (expected: holds)
; No question about executions-end: AG (INPUT_ARRIVED -> AF (COMPLETED or ERROR)): it is about whole paths

; lost-store-ends-the-runtime [FC-SM-041, FC-SM-064]: A runtime whose store is lost before an execution is
; committed ends, and executes nothing for another input, provided that it keeps working. (expected: holds)
; No question about lost-store-ends-the-runtime-1: AG ((store == LOST and (INPUT_RECEIVED or PROTOCOL_VALIDATING
; or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING)) -> (AX AG not INPUT_ARRIVED and AF
; TERMINATED)): the target has no next-state operator

; lost-store-ends-the-runtime [FC-SM-041, FC-SM-064]: A runtime whose store is lost before an execution is
; committed ends, and executes nothing for another input, provided that it keeps working. (expected: holds)
; No question about lost-store-ends-the-runtime-2: AG ((store == LOST and (INPUT_RECEIVED or PROTOCOL_VALIDATING
; or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING)) -> (AX AG not INPUT_ARRIVED and AF
; TERMINATED)): it is about whole paths

; stays-usable [FC-SM-065]: As long as the store exists and nothing unrecoverable has happened, IDLE is
; reachable. (expected: holds)
; No question about stays-usable: AG ((initialised and recoverable and store == OPEN and not (SHUTDOWN or
; TERMINATED)) -> EF IDLE): it quantifies over all paths and over some path, which LTL cannot express

; can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
; No question about can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
; cannot express

; example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution, with a
; tool invoked, and back to IDLE, with exactly the states that it names. (expected: holds)
; No question about example-lifecycle: E[INITIALIZING U (IDLE and E[IDLE U (INPUT_RECEIVED and E[INPUT_RECEIVED
; U (PROTOCOL_VALIDATING and E[PROTOCOL_VALIDATING U (AUTHORIZATION_EVALUATING and E[AUTHORIZATION_EVALUATING U
; (CAPABILITY_EXECUTING and E[CAPABILITY_EXECUTING U (MEMORY_COMMITTING and running != NONE and
; E[MEMORY_COMMITTING U (COMPLETED and E[COMPLETED U IDLE])])])])])])])]: the target has no 'until', and this
; one is nested inside another operator

; executions-end-in-bounded-time [FC-SM-065]: Every step that the runtime makes on an execution, and every
; fault, brings the execution closer to its end. (expected: holds)
; No question about executions-end-in-bounded-time: in INPUT_RECEIVED or PROTOCOL_VALIDATING or
; AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING or ERROR: 5 if INPUT_RECEIVED else (4 if
; PROTOCOL_VALIDATING else (3 if AUTHORIZATION_EVALUATING else (2 if CAPABILITY_EXECUTING else (1 if
; MEMORY_COMMITTING else 0)))), max(STAGE_DEADLINE, EXECUTION_DEADLINE) - elapsed, 1 if closing == NONE else 0,
; 1 if running == NONE else 0, 0 if channel == NONE else 1: a ranking is a proof, not a formula

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (trans state initialised
    latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running result
    elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (domain state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; states-change-by-their-events-alone: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (states_change_by_their_events_alone state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (states_change_by_their_events_alone state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (states_change_by_their_events_alone state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; ready-means-initialised: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (ready_means_initialised state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (ready_means_initialised
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (ready_means_initialised state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; initialised-by-initialising: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (initialised_by_initialising state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (initialised_by_initialising state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (initialised_by_initialising state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; initialised-means-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (initialised_means_complete state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (initialised_means_complete state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (initialised_means_complete state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; initialisation-can-succeed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (initialisation_can_succeed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (initialisation_can_succeed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (initialisation_can_succeed state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; subsystems-start: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (subsystems_start
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (subsystems_start state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (subsystems_start state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; subsystems-start-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (subsystems_start_once state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (subsystems_start_once
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (subsystems_start_once state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; leftovers-are-closed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (leftovers_are_closed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (leftovers_are_closed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (leftovers_are_closed state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; leftovers-are-closed-at-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (leftovers_are_closed_at_once state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (leftovers_are_closed_at_once state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (leftovers_are_closed_at_once state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; leftovers-need-the-store: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (leftovers_need_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (leftovers_need_the_store
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (leftovers_need_the_store state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; leftovers-can-be-closed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (leftovers_can_be_closed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (leftovers_can_be_closed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (leftovers_can_be_closed state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; initialising-can-fail: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (initialising_can_fail state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (initialising_can_fail
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (initialising_can_fail state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-input: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (idle_accepts_input
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (idle_accepts_input state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (idle_accepts_input state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-input-unless-latched: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (idle_accepts_input_unless_latched state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (idle_accepts_input_unless_latched state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (idle_accepts_input_unless_latched state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (input_only_in_idle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (input_only_in_idle state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (input_only_in_idle state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; accepted-input-is-received: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (accepted_input_is_received state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (accepted_input_is_received state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (accepted_input_is_received state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; nothing-left-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (nothing_left_in_idle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (nothing_left_in_idle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (nothing_left_in_idle state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; nothing-left-of-a-recorded-failure: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (nothing_left_of_a_recorded_failure state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (nothing_left_of_a_recorded_failure state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (nothing_left_of_a_recorded_failure state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-while-working: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (input_while_working
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (input_while_working state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (input_while_working state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-is-not-modified: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (input_is_not_modified state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (input_is_not_modified
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (input_is_not_modified state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-recorded-in-the-store: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (input_recorded_in_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (input_recorded_in_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (input_recorded_in_the_store state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-can-be-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (input_can_be_recorded state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (input_can_be_recorded
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (input_can_be_recorded state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-transition-names-an-execution: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_transition_names_an_execution state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (every_transition_names_an_execution state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (every_transition_names_an_execution state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; identified-while-in-flight: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (identified_while_in_flight state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (identified_while_in_flight state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (identified_while_in_flight state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; epoch-is-pinned-on-entry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (epoch_is_pinned_on_entry state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (epoch_is_pinned_on_entry
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (epoch_is_pinned_on_entry state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; verdicts-are-true: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (verdicts_are_true
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (verdicts_are_true state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (verdicts_are_true state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; messages-are-messages: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (messages_are_messages state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (messages_are_messages
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (messages_are_messages state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; only-registered-tools-are-accepted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (only_registered_tools_are_accepted state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (only_registered_tools_are_accepted state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (only_registered_tools_are_accepted state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; only-invalid-input-is-rejected: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (only_invalid_input_is_rejected state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (only_invalid_input_is_rejected state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (only_invalid_input_is_rejected state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-input-has-a-verdict: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_input_has_a_verdict state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (every_input_has_a_verdict
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (every_input_has_a_verdict state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; form-fits-the-input: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (form_fits_the_input
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (form_fits_the_input state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (form_fits_the_input state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; validated-while-authorized: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (validated_while_authorized state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (validated_while_authorized state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (validated_while_authorized state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; pinned-epoch-is-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (pinned_epoch_is_kept
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (pinned_epoch_is_kept
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (pinned_epoch_is_kept state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; decisions-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (decisions_are_kept
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (decisions_are_kept state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (decisions_are_kept state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; decision-fits-the-form: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (decision_fits_the_form state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (decision_fits_the_form
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (decision_fits_the_form state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; granted-under-the-pinned-epoch: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (granted_under_the_pinned_epoch state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (granted_under_the_pinned_epoch state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (granted_under_the_pinned_epoch state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; only-messages-need-no-authorization: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (only_messages_need_no_authorization state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (only_messages_need_no_authorization state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (only_messages_need_no_authorization state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-decision-is-possible: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_decision_is_possible state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (every_decision_is_possible state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (every_decision_is_possible state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; executing-means-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (executing_means_allowed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (executing_means_allowed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (executing_means_allowed state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; invoked-means-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (invoked_means_allowed state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (invoked_means_allowed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (invoked_means_allowed state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; intent-is-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (intent_is_recorded
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (intent_is_recorded state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (intent_is_recorded state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; records-are-of-their-own-key: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (records_are_of_their_own_key state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (records_are_of_their_own_key state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (records_are_of_their_own_key state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; one-intent-at-a-time: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (one_intent_at_a_time
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (one_intent_at_a_time
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (one_intent_at_a_time state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; intent-comes-with-the-grant: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (intent_comes_with_the_grant state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (intent_comes_with_the_grant state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (intent_comes_with_the_grant state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; keys-are-taken-between-executions: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (keys_are_taken_between_executions state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (keys_are_taken_between_executions state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (keys_are_taken_between_executions state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; messages-pass-on: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (messages_pass_on
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (messages_pass_on state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (messages_pass_on state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; retries-are-replayed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (retries_are_replayed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (retries_are_replayed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (retries_are_replayed state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; started-under-authority: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (started_under_authority state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (started_under_authority
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (started_under_authority state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; allowed-can-start: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (allowed_can_start
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (allowed_can_start state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (allowed_can_start state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; invoked-is-requested: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (invoked_is_requested
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (invoked_is_requested
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (invoked_is_requested state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; invoked-only-while-executing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (invoked_only_while_executing state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (invoked_only_while_executing state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (invoked_only_while_executing state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; revoked-is-denied: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (revoked_is_denied
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (revoked_is_denied state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (revoked_is_denied state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; results-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (results_are_kept
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (results_are_kept state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (results_are_kept state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; results-are-of-an-invoked-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (results_are_of_an_invoked_tool state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (results_are_of_an_invoked_tool state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (results_are_of_an_invoked_tool state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; result-if-executed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (result_if_executed
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (result_if_executed state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (result_if_executed state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; executor-failure-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (executor_failure_is_an_error state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (executor_failure_is_an_error state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (executor_failure_is_an_error state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; idle-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (idle_does_not_execute state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (idle_does_not_execute
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (idle_does_not_execute state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; input-received-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (input_received_does_not_execute state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (input_received_does_not_execute state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (input_received_does_not_execute state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; commit-is-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (commit_is_complete
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (commit_is_complete state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (commit_is_complete state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; commit-is-possible: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (commit_is_possible
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (commit_is_possible state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (commit_is_possible state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; commit-tells-what-happened: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (commit_tells_what_happened state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (commit_tells_what_happened state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (commit_tells_what_happened state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; commit-closes-the-key: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (commit_closes_the_key state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (commit_closes_the_key
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (commit_closes_the_key state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; committed-before-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (committed_before_completed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (committed_before_completed state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (committed_before_completed state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; completed-leads-to-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (completed_leads_to_idle state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (completed_leads_to_idle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (completed_leads_to_idle state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (failure_leads_to_error state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (failure_leads_to_error
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (failure_leads_to_error state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-from-every-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (failure_leads_to_error_from_every_state state initialised latched recoverable incomplete store_ channel told
    epoch input identifier form pinned decision running result elapsed read_record write_record closing elsewhere
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (failure_leads_to_error_from_every_state state initialised latched recoverable incomplete store_ channel told
    epoch input identifier form pinned decision running result elapsed read_record write_record closing elsewhere
    last) (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (failure_leads_to_error_from_every_state state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; nothing-fails-elsewhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (nothing_fails_elsewhere state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (nothing_fails_elsewhere
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (nothing_fails_elsewhere state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; failure-accepted-while-working: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (failure_accepted_while_working state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (failure_accepted_while_working state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (failure_accepted_while_working state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; lost-store-is-a-failure: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (lost_store_is_a_failure state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (lost_store_is_a_failure
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (lost_store_is_a_failure state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; unrecoverable-is-noted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (unrecoverable_is_noted state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (unrecoverable_is_noted
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (unrecoverable_is_noted state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; error-records-what-happened: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (error_records_what_happened state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (error_records_what_happened state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (error_records_what_happened state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; error-can-be-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (error_can_be_recorded state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (error_can_be_recorded
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (error_can_be_recorded state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; error-settles-the-intent: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (error_settles_the_intent state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (error_settles_the_intent
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (error_settles_the_intent state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; error-damages-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (error_damages_nothing state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (error_damages_nothing
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (error_damages_nothing state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-failure-is-in-the-store: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_failure_is_in_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (every_failure_is_in_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (every_failure_is_in_the_store state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; elsewhere-only-without-the-store: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (elsewhere_only_without_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (elsewhere_only_without_the_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (elsewhere_only_without_the_store state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; cleared-only-if-recoverable: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (cleared_only_if_recoverable state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (cleared_only_if_recoverable state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (cleared_only_if_recoverable state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; unrecoverable-only-if-not: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (unrecoverable_only_if_not state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (unrecoverable_only_if_not
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (unrecoverable_only_if_not state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; deadlines-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (deadlines_are_kept
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (deadlines_are_kept state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (deadlines_are_kept state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; time-is-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (time_is_bounded
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (time_is_bounded state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (time_is_bounded state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; time-passes: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (time_passes state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (time_passes state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (time_passes state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; time-is-counted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (time_is_counted
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (time_is_counted state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (time_is_counted state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-stage-has-its-time: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_stage_has_its_time state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (every_stage_has_its_time
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (every_stage_has_its_time state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; shutdown-accepted-while-working: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_accepted_while_working state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (shutdown_accepted_while_working state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (shutdown_accepted_while_working state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; shutdown-request-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_request_in_idle state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (shutdown_request_in_idle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (shutdown_request_in_idle state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; shutdown-requests-change-nothing-else: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_requests_change_nothing_else state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (shutdown_requests_change_nothing_else state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (shutdown_requests_change_nothing_else state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; latched-by-request-or-failure: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (latched_by_request_or_failure state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (latched_by_request_or_failure state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (latched_by_request_or_failure state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; latched-shutdown-from-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (latched_shutdown_from_idle state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (latched_shutdown_from_idle state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (latched_shutdown_from_idle state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; shutdown-not-in-mid-cycle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_not_in_mid_cycle state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (shutdown_not_in_mid_cycle
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (shutdown_not_in_mid_cycle state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; shutdown-leads-to-terminated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_leads_to_terminated state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (shutdown_leads_to_terminated state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (shutdown_leads_to_terminated state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; shutdown-releases-everything: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (shutdown_releases_everything state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (shutdown_releases_everything state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (shutdown_releases_everything state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; open-intent-means-lost-store: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (open_intent_means_lost_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (open_intent_means_lost_store state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (open_intent_means_lost_store state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; every-transition-is-told: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (every_transition_is_told state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (every_transition_is_told
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (every_transition_is_told state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; told-or-latched: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not (told_or_latched
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (told_or_latched state
    initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision running
    result elapsed read_record write_record closing elsewhere last) (trans state initialised latched recoverable
    incomplete store_ channel told epoch input identifier form pinned decision running result elapsed read_record
    write_record closing elsewhere last state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next)
    (not (told_or_latched state_next initialised_next latched_next recoverable_next incomplete_next store__next
    channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next running_next
    result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; sink-is-used-if-there: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (sink_is_used_if_there state initialised latched recoverable incomplete store_ channel told epoch input identifier
    form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (sink_is_used_if_there
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (sink_is_used_if_there state_next initialised_next latched_next recoverable_next incomplete_next
    store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next decision_next
    running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; last-record-is-in-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (last_record_is_in_the_sink state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (last_record_is_in_the_sink state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (last_record_is_in_the_sink state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; fallback-is-used-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (fallback_is_used_without_the_sink state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (fallback_is_used_without_the_sink state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (fallback_is_used_without_the_sink state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; fallback-failure-latches: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (fallback_failure_latches state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (fallback_failure_latches
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last) (trans state initialised latched
    recoverable incomplete store_ channel told epoch input identifier form pinned decision running result elapsed
    read_record write_record closing elsewhere last state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next) (not (fallback_failure_latches state_next initialised_next latched_next recoverable_next
    incomplete_next store__next channel_next told_next epoch_next input_next identifier_next form_next pinned_next
    decision_next running_next result_next elapsed_next read_record_next write_record_next closing_next elsewhere_next
    last_next))))
(check-sat)
(pop 1)
; no-input-without-telemetry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (no_input_without_telemetry state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (no_input_without_telemetry state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (no_input_without_telemetry state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; flags-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (flags_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (flags_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (flags_change_by_their_events state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; surroundings-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (surroundings_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (surroundings_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (surroundings_change_by_their_events state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; inputs-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (inputs_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (inputs_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (inputs_change_by_their_events state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; verdicts-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (verdicts_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (verdicts_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (verdicts_change_by_their_events state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; executions-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (executions_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (executions_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (executions_change_by_their_events state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; keys-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (keys_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (keys_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (keys_change_by_their_events state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; closing-records-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (closing_records_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (closing_records_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (closing_records_change_by_their_events state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; time-changes-by-its-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (time_changes_by_its_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (time_changes_by_its_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (time_changes_by_its_events state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; reports-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (reports_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (reports_change_by_their_events state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (reports_change_by_their_events state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; surroundings-act-when-they-like: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (surroundings_act_when_they_like state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (surroundings_act_when_they_like state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (surroundings_act_when_they_like state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; the-registry-changes-whenever-it-does: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (the_registry_changes_whenever_it_does state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (the_registry_changes_whenever_it_does state initialised latched recoverable incomplete store_ channel told epoch
    input identifier form pinned decision running result elapsed read_record write_record closing elsewhere last)
    (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned
    decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (the_registry_changes_whenever_it_does state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; another-key-has-another-record: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (another_key_has_another_record state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (another_key_has_another_record state initialised latched recoverable incomplete store_ channel told epoch input
    identifier form pinned decision running result elapsed read_record write_record closing elsewhere last) (trans
    state initialised latched recoverable incomplete store_ channel told epoch input identifier form pinned decision
    running result elapsed read_record write_record closing elsewhere last state_next initialised_next latched_next
    recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next identifier_next
    form_next pinned_next decision_next running_next result_next elapsed_next read_record_next write_record_next
    closing_next elsewhere_next last_next) (not (another_key_has_another_record state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
; another-key-of-write-has-another-record: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last) (not
    (another_key_of_write_has_another_record state initialised latched recoverable incomplete store_ channel told
    epoch input identifier form pinned decision running result elapsed read_record write_record closing elsewhere
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last)
    (another_key_of_write_has_another_record state initialised latched recoverable incomplete store_ channel told
    epoch input identifier form pinned decision running result elapsed read_record write_record closing elsewhere
    last) (trans state initialised latched recoverable incomplete store_ channel told epoch input identifier form
    pinned decision running result elapsed read_record write_record closing elsewhere last state_next initialised_next
    latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next input_next
    identifier_next form_next pinned_next decision_next running_next result_next elapsed_next read_record_next
    write_record_next closing_next elsewhere_next last_next) (not (another_key_of_write_has_another_record state_next
    initialised_next latched_next recoverable_next incomplete_next store__next channel_next told_next epoch_next
    input_next identifier_next form_next pinned_next decision_next running_next result_next elapsed_next
    read_record_next write_record_next closing_next elsewhere_next last_next))))
(check-sat)
(pop 1)
