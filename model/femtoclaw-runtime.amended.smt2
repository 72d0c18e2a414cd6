; FemtoClaw runtime 1.0.0, amended: the machine femtoclaw-runtime in the profile amended, for solvers of SMT-LIB
; 2.6.
; It follows the document 000_4310ad8cba60fdd8.txt, version 1.0.0.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

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
(define-fun INITIALIZATION_SUCCEEDED () Int 13)
(define-fun INITIALIZATION_FAILED () Int 14)
(define-fun INPUT_RECORDED () Int 15)
(define-fun MESSAGE_ACCEPTED () Int 16)
(define-fun TOOL_CALL_ACCEPTED () Int 17)
(define-fun PROTOCOL_REJECTED () Int 18)
(define-fun AUTHORIZATION_GRANTED () Int 19)
(define-fun AUTHORIZATION_DENIED () Int 20)
(define-fun EXECUTION_FINISHED () Int 21)
(define-fun EXECUTION_FAILED () Int 22)
(define-fun COMMIT_SUCCEEDED () Int 23)
(define-fun COMMIT_FAILED () Int 24)
(define-fun TIME_RAN_OUT () Int 25)
(define-fun DEADLINE_PASSED () Int 26)
(define-fun COMPLETION_FINALIZED () Int 27)
(define-fun ERROR_RECORDED () Int 28)
(define-fun ERROR_CLEARED () Int 29)
(define-fun ERROR_UNRECOVERABLE () Int 30)
(define-fun LATCHED_SHUTDOWN () Int 31)
(define-fun SHUTDOWN_FINISHED () Int 32)
(define-fun RUNTIME_FAILURE () Int 33)
(define-fun INTEGRITY_FAULT () Int 34)
(define-fun SHUTDOWN_STEP_FAILED () Int 35)
(define-fun LIFECYCLE () Int 36)
(define-fun EXECUTION () Int 37)
(define-fun NONE () Int 38)
(define-fun MESSAGE () Int 39)
(define-fun TOOL_CALL () Int 40)
(define-fun no_event () Int 41)
(declare-const state Int)
(declare-const state_next Int)
(declare-const initialised Bool)
(declare-const initialised_next Bool)
(declare-const recoverable Bool)
(declare-const recoverable_next Bool)
(declare-const latched Bool)
(declare-const latched_next Bool)
(declare-const incomplete Bool)
(declare-const incomplete_next Bool)
(declare-const identifier Int)
(declare-const identifier_next Int)
(declare-const form Int)
(declare-const form_next Int)
(declare-const intent Bool)
(declare-const intent_next Bool)
(declare-const closed Bool)
(declare-const closed_next Bool)
(declare-const expired Bool)
(declare-const expired_next Bool)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier Int)
    (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (= state INITIALIZING) (= initialised
    false) (= recoverable true) (= latched false) (= incomplete false) (= identifier LIFECYCLE) (= form NONE) (=
    intent false) (= closed false) (= expired false) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier
    Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (or (= state INITIALIZING) (=
    state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN) (= state
    TERMINATED)) (or (= identifier LIFECYCLE) (= identifier EXECUTION)) (or (= form NONE) (= form MESSAGE) (= form
    TOOL_CALL)) (or (= last no_event) (= last INPUT_ARRIVED) (= last SHUTDOWN_REQUESTED) (= last
    INITIALIZATION_SUCCEEDED) (= last INITIALIZATION_FAILED) (= last INPUT_RECORDED) (= last MESSAGE_ACCEPTED) (= last
    TOOL_CALL_ACCEPTED) (= last PROTOCOL_REJECTED) (= last AUTHORIZATION_GRANTED) (= last AUTHORIZATION_DENIED) (=
    last EXECUTION_FINISHED) (= last EXECUTION_FAILED) (= last COMMIT_SUCCEEDED) (= last COMMIT_FAILED) (= last
    TIME_RAN_OUT) (= last DEADLINE_PASSED) (= last COMPLETION_FINALIZED) (= last ERROR_RECORDED) (= last
    ERROR_CLEARED) (= last ERROR_UNRECOVERABLE) (= last LATCHED_SHUTDOWN) (= last SHUTDOWN_FINISHED) (= last
    RUNTIME_FAILURE) (= last INTEGRITY_FAULT) (= last SHUTDOWN_STEP_FAILED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier
    Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int) (initialised_next Bool)
    (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int) (form_next Int)
    (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state_next state) (=
    initialised_next initialised) (= recoverable_next recoverable) (= latched_next latched) (= incomplete_next
    incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent) (= closed_next closed) (=
    expired_next expired) (= last_next no_event)))

; INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE
(define-fun step_INITIALIZATION_SUCCEEDED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool)
    (incomplete Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next
    Int) (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next
    Int) (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    INITIALIZING) (= state_next IDLE) (= initialised_next true) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent)
    (= closed_next closed) (= expired_next false) (= last_next INITIALIZATION_SUCCEEDED)))

; INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR
(define-fun step_INITIALIZATION_FAILED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    INITIALIZING) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next INITIALIZATION_FAILED)))

; INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED
(define-fun step_INPUT_ARRIVED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    IDLE) (not latched) (= state_next INPUT_RECEIVED) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next EXECUTION) (= form_next
    form) (= intent_next intent) (= closed_next closed) (= expired_next expired) (= last_next INPUT_ARRIVED)))

; SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN
(define-fun step_SHUTDOWN_REQUESTED_1 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    IDLE) (= state_next SHUTDOWN) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent)
    (= closed_next closed) (= expired_next expired) (= last_next SHUTDOWN_REQUESTED)))

; LATCHED_SHUTDOWN (machine): IDLE -> SHUTDOWN
(define-fun step_LATCHED_SHUTDOWN ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    IDLE) latched (= state_next SHUTDOWN) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next expired) (= last_next LATCHED_SHUTDOWN)))

; RUNTIME_FAILURE (fault): IDLE -> ERROR: added
(define-fun step_RUNTIME_FAILURE_1 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    IDLE) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent)
    (= closed_next closed) (= expired_next expired) (= last_next RUNTIME_FAILURE)))

; INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING
(define-fun step_INPUT_RECORDED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    INPUT_RECEIVED) (= state_next PROTOCOL_VALIDATING) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next
    form) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next INPUT_RECORDED)))

; MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> MEMORY_COMMITTING: added
(define-fun step_MESSAGE_ACCEPTED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next MEMORY_COMMITTING) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next
    MESSAGE) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next MESSAGE_ACCEPTED)))

; TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING
(define-fun step_TOOL_CALL_ACCEPTED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next AUTHORIZATION_EVALUATING) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next
    TOOL_CALL) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next TOOL_CALL_ACCEPTED)))

; PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR
(define-fun step_PROTOCOL_REJECTED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next PROTOCOL_REJECTED)))

; AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING
(define-fun step_AUTHORIZATION_GRANTED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    AUTHORIZATION_EVALUATING) (= state_next CAPABILITY_EXECUTING) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next
    form) (= intent_next true) (= closed_next closed) (= expired_next false) (= last_next AUTHORIZATION_GRANTED)))

; AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR
(define-fun step_AUTHORIZATION_DENIED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    AUTHORIZATION_EVALUATING) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable)
    (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next AUTHORIZATION_DENIED)))

; EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING
(define-fun step_EXECUTION_FINISHED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    CAPABILITY_EXECUTING) (= state_next MEMORY_COMMITTING) (= initialised_next initialised) (= recoverable_next
    recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next
    form) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next EXECUTION_FINISHED)))

; EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR
(define-fun step_EXECUTION_FAILED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    CAPABILITY_EXECUTING) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next EXECUTION_FAILED)))

; COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED
(define-fun step_COMMIT_SUCCEEDED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    MEMORY_COMMITTING) (= state_next COMPLETED) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next NONE) (=
    intent_next false) (= closed_next true) (= expired_next false) (= last_next COMMIT_SUCCEEDED)))

; COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR
(define-fun step_COMMIT_FAILED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    MEMORY_COMMITTING) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next false) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next COMMIT_FAILED)))

; COMPLETION_FINALIZED (machine): COMPLETED -> IDLE
(define-fun step_COMPLETION_FINALIZED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    COMPLETED) (= state_next IDLE) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next LIFECYCLE) (= form_next form) (= intent_next intent) (=
    closed_next false) (= expired_next expired) (= last_next COMPLETION_FINALIZED)))

; RUNTIME_FAILURE (fault): COMPLETED -> ERROR: added; the failure needs its own record
(define-fun step_RUNTIME_FAILURE_2 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    COMPLETED) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent)
    (= closed_next false) (= expired_next expired) (= last_next RUNTIME_FAILURE)))

; ERROR_RECORDED (machine): ERROR -> the same
(define-fun step_ERROR_RECORDED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    ERROR) (not closed) (= state_next state) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next NONE) (=
    intent_next false) (= closed_next true) (= expired_next expired) (= last_next ERROR_RECORDED)))

; RUNTIME_FAILURE (fault): ERROR -> the same: it is in ERROR already
(define-fun step_RUNTIME_FAILURE_3 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    ERROR) (= state_next state) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent)
    (= closed_next closed) (= expired_next expired) (= last_next RUNTIME_FAILURE)))

; ERROR_CLEARED (machine): ERROR -> IDLE
(define-fun step_ERROR_CLEARED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    ERROR) (and closed initialised recoverable (not latched)) (= state_next IDLE) (= initialised_next initialised) (=
    recoverable_next recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next
    LIFECYCLE) (= form_next form) (= intent_next intent) (= closed_next false) (= expired_next expired) (= last_next
    ERROR_CLEARED)))

; ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN
(define-fun step_ERROR_UNRECOVERABLE ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    ERROR) (and closed (not (and initialised recoverable (not latched)))) (= state_next SHUTDOWN) (= initialised_next
    initialised) (= recoverable_next recoverable) (= latched_next latched) (= incomplete_next incomplete) (=
    identifier_next LIFECYCLE) (= form_next form) (= intent_next intent) (= closed_next false) (= expired_next
    expired) (= last_next ERROR_UNRECOVERABLE)))

; SHUTDOWN_STEP_FAILED (fault): SHUTDOWN -> the same
(define-fun step_SHUTDOWN_STEP_FAILED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    SHUTDOWN) (= state_next state) (= initialised_next initialised) (= recoverable_next recoverable) (= latched_next
    latched) (= incomplete_next true) (= identifier_next identifier) (= form_next form) (= intent_next intent) (=
    closed_next closed) (= expired_next expired) (= last_next SHUTDOWN_STEP_FAILED)))

; SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED
(define-fun step_SHUTDOWN_FINISHED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (= state
    SHUTDOWN) (= state_next TERMINATED) (= initialised_next initialised) (= recoverable_next recoverable) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next expired) (= last_next SHUTDOWN_FINISHED)))

; RUNTIME_FAILURE (fault): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR
(define-fun step_RUNTIME_FAILURE_4 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (= state_next ERROR) (= initialised_next initialised) (=
    recoverable_next recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next
    identifier) (= form_next form) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next
    RUNTIME_FAILURE)))

; INTEGRITY_FAULT (fault): INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING, CAPABILITY_EXECUTING,
; MEMORY_COMMITTING -> ERROR
(define-fun step_INTEGRITY_FAULT ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (or (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (= state_next ERROR) (= initialised_next initialised) (= recoverable_next false) (=
    latched_next latched) (= incomplete_next incomplete) (= identifier_next identifier) (= form_next form) (=
    intent_next intent) (= closed_next closed) (= expired_next false) (= last_next INTEGRITY_FAULT)))

; TIME_RAN_OUT (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING -> the same
(define-fun step_TIME_RAN_OUT ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state_next state) (= initialised_next
    initialised) (= recoverable_next recoverable) (= latched_next latched) (= incomplete_next incomplete) (=
    identifier_next identifier) (= form_next form) (= intent_next intent) (= closed_next closed) (= expired_next true)
    (= last_next TIME_RAN_OUT)))

; DEADLINE_PASSED (machine): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING -> ERROR
(define-fun step_DEADLINE_PASSED ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired (= state_next ERROR) (= initialised_next initialised)
    (= recoverable_next recoverable) (= latched_next latched) (= incomplete_next incomplete) (= identifier_next
    identifier) (= form_next form) (= intent_next intent) (= closed_next closed) (= expired_next false) (= last_next
    DEADLINE_PASSED)))

; SHUTDOWN_REQUESTED (input): INITIALIZING, INPUT_RECEIVED, PROTOCOL_VALIDATING, AUTHORIZATION_EVALUATING,
; CAPABILITY_EXECUTING, MEMORY_COMMITTING, COMPLETED, ERROR -> the same
(define-fun step_SHUTDOWN_REQUESTED_2 ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int)
    (initialised_next Bool) (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int)
    (form_next Int) (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state_next state) (=
    initialised_next initialised) (= recoverable_next recoverable) (= latched_next true) (= incomplete_next
    incomplete) (= identifier_next identifier) (= form_next form) (= intent_next intent) (= closed_next closed) (=
    expired_next expired) (= last_next SHUTDOWN_REQUESTED)))

(define-fun trans ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier Int)
    (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int) (state_next Int) (initialised_next Bool)
    (recoverable_next Bool) (latched_next Bool) (incomplete_next Bool) (identifier_next Int) (form_next Int)
    (intent_next Bool) (closed_next Bool) (expired_next Bool) (last_next Int)) Bool (or (stutter state initialised
    recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_INITIALIZATION_SUCCEEDED state initialised recoverable latched incomplete identifier form intent
    closed expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next
    form_next intent_next closed_next expired_next last_next) (step_INITIALIZATION_FAILED state initialised
    recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_INPUT_ARRIVED state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_SHUTDOWN_REQUESTED_1 state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next) (step_LATCHED_SHUTDOWN
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (step_RUNTIME_FAILURE_1 state initialised recoverable latched incomplete identifier form
    intent closed expired last state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next) (step_INPUT_RECORDED state initialised
    recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_MESSAGE_ACCEPTED state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_TOOL_CALL_ACCEPTED state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next) (step_PROTOCOL_REJECTED
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (step_AUTHORIZATION_GRANTED state initialised recoverable latched incomplete identifier
    form intent closed expired last state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next) (step_AUTHORIZATION_DENIED state
    initialised recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_EXECUTION_FINISHED state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_EXECUTION_FAILED state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next) (step_COMMIT_SUCCEEDED
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (step_COMMIT_FAILED state initialised recoverable latched incomplete identifier form
    intent closed expired last state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next) (step_COMPLETION_FINALIZED state
    initialised recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_RUNTIME_FAILURE_2 state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_ERROR_RECORDED state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next) (step_RUNTIME_FAILURE_3
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (step_ERROR_CLEARED state initialised recoverable latched incomplete identifier form
    intent closed expired last state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next) (step_ERROR_UNRECOVERABLE state
    initialised recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_SHUTDOWN_STEP_FAILED state initialised recoverable latched incomplete identifier form intent
    closed expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next
    form_next intent_next closed_next expired_next last_next) (step_SHUTDOWN_FINISHED state initialised recoverable
    latched incomplete identifier form intent closed expired last state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next)
    (step_RUNTIME_FAILURE_4 state initialised recoverable latched incomplete identifier form intent closed expired
    last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_INTEGRITY_FAULT state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next) (step_TIME_RAN_OUT state
    initialised recoverable latched incomplete identifier form intent closed expired last state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next) (step_DEADLINE_PASSED state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (step_SHUTDOWN_REQUESTED_2 state initialised recoverable latched
    incomplete identifier form intent closed expired last state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next)))

; row-initializing [FC-SM-013]: From INITIALIZING the runtime can get to IDLE and to ERROR, and nowhere else.
; (expected: holds)
(define-fun row_initializing ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state INITIALIZING)
    (and (or (= state IDLE) (= state INITIALIZING) (= state COMPLETED) (and (= state ERROR) (not closed) (= state
    IDLE)) (and (= state ERROR) (= state IDLE)) (and (= state ERROR) closed initialised recoverable (not latched))
    (and (= state SHUTDOWN) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state IDLE))) (or (= state ERROR) (= state
    INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state INITIALIZING) (= state IDLE) (=
    state ERROR))) (and (= state IDLE) (not latched)) (= state IDLE) (and (= state IDLE) latched) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (and (= state ERROR) (not closed) (not (or (= state INITIALIZING) (= state IDLE) (= state
    ERROR)))) (and (= state ERROR) (not (or (= state INITIALIZING) (= state IDLE) (= state ERROR)))) (and (= state
    ERROR) closed (not (and initialised recoverable (not latched)))) (and (= state SHUTDOWN) (not (or (= state
    INITIALIZING) (= state IDLE) (= state ERROR)))) (= state SHUTDOWN) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (not (or (= state INITIALIZING) (= state IDLE) (= state ERROR)))) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state
    INITIALIZING) (= state IDLE) (= state ERROR)))))))))

; row-idle [FC-SM-016]: From IDLE the runtime can get to SHUTDOWN, to ERROR, and, if no shutdown is due, to
; INPUT_RECEIVED. (expected: holds)
(define-fun row_idle ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier
    Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state IDLE) (and (or latched
    (or (= state INPUT_RECEIVED) (and (= state IDLE) (not latched)) (and (= state ERROR) (not closed) (= state
    INPUT_RECEIVED)) (and (= state ERROR) (= state INPUT_RECEIVED)) (and (= state SHUTDOWN) (= state INPUT_RECEIVED))
    (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state
    INPUT_RECEIVED)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (= state INPUT_RECEIVED)))) (or (= state SHUTDOWN) (= state IDLE) (and (= state IDLE) latched) (and (=
    state ERROR) (not closed) (= state SHUTDOWN)) (and (= state ERROR) (= state SHUTDOWN)) (and (= state ERROR) closed
    (not (and initialised recoverable (not latched)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state SHUTDOWN)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state SHUTDOWN))) (or (= state ERROR) (= state
    INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state IDLE) (= state INPUT_RECEIVED)
    (= state SHUTDOWN) (= state ERROR))) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (and (= state ERROR) (not
    closed) (not (or (= state IDLE) (= state INPUT_RECEIVED) (= state SHUTDOWN) (= state ERROR)))) (and (= state
    ERROR) (not (or (= state IDLE) (= state INPUT_RECEIVED) (= state SHUTDOWN) (= state ERROR)))) (and (= state
    SHUTDOWN) (not (or (= state IDLE) (= state INPUT_RECEIVED) (= state SHUTDOWN) (= state ERROR)))) (= state
    SHUTDOWN) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (=
    state IDLE) (= state INPUT_RECEIVED) (= state SHUTDOWN) (= state ERROR)))) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state IDLE) (=
    state INPUT_RECEIVED) (= state SHUTDOWN) (= state ERROR)))))))))

; row-input-received [FC-SM-019]: From INPUT_RECEIVED the runtime can get to PROTOCOL_VALIDATING and to ERROR,
; and nowhere else. (expected: holds)
(define-fun row_input_received ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    INPUT_RECEIVED) (and (or (= state PROTOCOL_VALIDATING) (= state INPUT_RECEIVED) (and (= state ERROR) (not closed)
    (= state PROTOCOL_VALIDATING)) (and (= state ERROR) (= state PROTOCOL_VALIDATING)) (and (= state SHUTDOWN) (=
    state PROTOCOL_VALIDATING)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (=
    state PROTOCOL_VALIDATING)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED)
    (= state ERROR)) (= state PROTOCOL_VALIDATING))) (or (= state ERROR) (= state INITIALIZING) (= state IDLE) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (= state SHUTDOWN) (= state ERROR))
    (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state
    ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or
    (not (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state ERROR))) (= state INITIALIZING) (= state
    IDLE) (and (= state IDLE) latched) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (or
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state ERROR)))) (and (= state ERROR) (not (or (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state ERROR)))) (and (= state ERROR) closed initialised
    recoverable (not latched)) (and (= state ERROR) closed (not (and initialised recoverable (not latched)))) (and (=
    state SHUTDOWN) (not (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state ERROR)))) (= state
    SHUTDOWN) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state ERROR)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state ERROR)))))))))

; row-protocol-validating [FC-SM-022]: From PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING,
; to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected: holds)
(define-fun row_protocol_validating ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    PROTOCOL_VALIDATING) (and (or (= state AUTHORIZATION_EVALUATING) (= state PROTOCOL_VALIDATING) (and (= state
    ERROR) (not closed) (= state AUTHORIZATION_EVALUATING)) (and (= state ERROR) (= state AUTHORIZATION_EVALUATING))
    (and (= state SHUTDOWN) (= state AUTHORIZATION_EVALUATING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (= state AUTHORIZATION_EVALUATING)) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state
    AUTHORIZATION_EVALUATING))) (or (= state MEMORY_COMMITTING) (= state PROTOCOL_VALIDATING) (= state
    CAPABILITY_EXECUTING) (and (= state ERROR) (not closed) (= state MEMORY_COMMITTING)) (and (= state ERROR) (= state
    MEMORY_COMMITTING)) (and (= state SHUTDOWN) (= state MEMORY_COMMITTING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (= state MEMORY_COMMITTING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state MEMORY_COMMITTING))) (or (= state ERROR) (=
    state INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR))) (= state INITIALIZING) (and (= state IDLE)
    (not latched)) (= state IDLE) (and (= state IDLE) latched) (= state AUTHORIZATION_EVALUATING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (or (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR)))) (and (= state ERROR) (not (or (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR)))) (and
    (= state ERROR) closed initialised recoverable (not latched)) (and (= state ERROR) closed (not (and initialised
    recoverable (not latched)))) (and (= state SHUTDOWN) (not (or (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR)))) (= state SHUTDOWN) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state MEMORY_COMMITTING) (= state ERROR)))))))))

; row-authorization-evaluating [FC-SM-026]: From AUTHORIZATION_EVALUATING the runtime can get to
; CAPABILITY_EXECUTING and to ERROR, and nowhere else. (expected: holds)
(define-fun row_authorization_evaluating ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    AUTHORIZATION_EVALUATING) (and (or (= state CAPABILITY_EXECUTING) (= state AUTHORIZATION_EVALUATING) (and (= state
    ERROR) (not closed) (= state CAPABILITY_EXECUTING)) (and (= state ERROR) (= state CAPABILITY_EXECUTING)) (and (=
    state SHUTDOWN) (= state CAPABILITY_EXECUTING)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state CAPABILITY_EXECUTING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state CAPABILITY_EXECUTING))) (or (= state ERROR)
    (= state INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state ERROR))) (= state INITIALIZING) (and (= state IDLE) (not latched)) (= state
    IDLE) (and (= state IDLE) latched) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (or
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state ERROR)))) (and (= state ERROR) (not (or
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state ERROR)))) (and (= state ERROR) closed
    initialised recoverable (not latched)) (and (= state ERROR) closed (not (and initialised recoverable (not
    latched)))) (and (= state SHUTDOWN) (not (or (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state ERROR)))) (= state SHUTDOWN) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (not (or (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state ERROR)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state ERROR)))))))))

; row-capability-executing [FC-SM-030]: From CAPABILITY_EXECUTING the runtime can get to MEMORY_COMMITTING and
; to ERROR, and nowhere else. (expected: holds)
(define-fun row_capability_executing ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    CAPABILITY_EXECUTING) (and (or (= state MEMORY_COMMITTING) (= state PROTOCOL_VALIDATING) (= state
    CAPABILITY_EXECUTING) (and (= state ERROR) (not closed) (= state MEMORY_COMMITTING)) (and (= state ERROR) (= state
    MEMORY_COMMITTING)) (and (= state SHUTDOWN) (= state MEMORY_COMMITTING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (= state MEMORY_COMMITTING)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state MEMORY_COMMITTING))) (or (= state ERROR) (=
    state INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state ERROR))) (= state INITIALIZING) (and (= state IDLE) (not latched)) (= state IDLE) (and
    (= state IDLE) latched) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state MEMORY_COMMITTING) (=
    state COMPLETED) (and (= state ERROR) (not closed) (not (or (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state ERROR)))) (and (= state ERROR) (not (or (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state ERROR)))) (and (= state ERROR) closed initialised recoverable (not latched)) (and (=
    state ERROR) closed (not (and initialised recoverable (not latched)))) (and (= state SHUTDOWN) (not (or (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state ERROR)))) (= state SHUTDOWN) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state ERROR)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (or (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state
    ERROR)))))))))

; row-memory-committing [FC-SM-034]: From MEMORY_COMMITTING the runtime can get to COMPLETED and to ERROR, and
; nowhere else. (expected: holds)
(define-fun row_memory_committing ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    MEMORY_COMMITTING) (and (or (= state COMPLETED) (= state MEMORY_COMMITTING) (and (= state ERROR) (not closed) (=
    state COMPLETED)) (and (= state ERROR) (= state COMPLETED)) (and (= state SHUTDOWN) (= state COMPLETED)) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state COMPLETED)) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state COMPLETED))) (or
    (= state ERROR) (= state INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (=
    state ERROR) (not closed)) (and (= state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR))) (= state INITIALIZING) (and (= state IDLE) (not latched))
    (= state IDLE) (and (= state IDLE) latched) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (or (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)))) (and (= state ERROR) (not (or (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)))) (and (= state ERROR) closed initialised recoverable (not
    latched)) (and (= state ERROR) closed (not (and initialised recoverable (not latched)))) (and (= state SHUTDOWN)
    (not (or (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)))) (= state SHUTDOWN) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (= state MEMORY_COMMITTING) (= state
    COMPLETED) (= state ERROR)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (or (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)))))))))

; row-completed [FC-SM-038]: From COMPLETED the runtime can get to IDLE and to ERROR, and nowhere else.
; (expected: holds)
(define-fun row_completed ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state COMPLETED)
    (and (or (= state IDLE) (= state INITIALIZING) (= state COMPLETED) (and (= state ERROR) (not closed) (= state
    IDLE)) (and (= state ERROR) (= state IDLE)) (and (= state ERROR) closed initialised recoverable (not latched))
    (and (= state SHUTDOWN) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state IDLE))) (or (= state ERROR) (= state
    INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed)) (and (=
    state SHUTDOWN) (= state ERROR)) (= state INPUT_RECEIVED) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state ERROR)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (= state ERROR))) (not (or (not (or (= state COMPLETED) (= state IDLE) (=
    state ERROR))) (and (= state IDLE) (not latched)) (= state IDLE) (and (= state IDLE) latched) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING)
    (and (= state ERROR) (not closed) (not (or (= state COMPLETED) (= state IDLE) (= state ERROR)))) (and (= state
    ERROR) (not (or (= state COMPLETED) (= state IDLE) (= state ERROR)))) (and (= state ERROR) closed (not (and
    initialised recoverable (not latched)))) (and (= state SHUTDOWN) (not (or (= state COMPLETED) (= state IDLE) (=
    state ERROR)))) (= state SHUTDOWN) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (not (or (= state COMPLETED) (= state IDLE) (= state ERROR)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state
    COMPLETED) (= state IDLE) (= state ERROR)))))))))

; row-error [FC-SM-041]: From ERROR the runtime can get, once the failure is recorded, to IDLE if the runtime
; can continue and to SHUTDOWN if it cannot. (expected: holds)
(define-fun row_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool) (identifier
    Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state ERROR) (and (not (or (not
    (or (= state ERROR) (= state IDLE) (= state SHUTDOWN))) (and (= state IDLE) (not latched)) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (and (= state ERROR) (not closed) (not (or (= state ERROR) (= state IDLE) (= state
    SHUTDOWN)))) (and (= state ERROR) (not (or (= state ERROR) (= state IDLE) (= state SHUTDOWN)))) (and (= state
    SHUTDOWN) (not (or (= state ERROR) (= state IDLE) (= state SHUTDOWN)))) (= state SHUTDOWN) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (or (= state ERROR) (= state IDLE) (= state
    SHUTDOWN)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (or (= state ERROR) (= state IDLE) (= state SHUTDOWN)))))) (=> (and closed initialised recoverable
    (not latched)) (and (or (= state IDLE) (= state INITIALIZING) (= state COMPLETED) (and (= state ERROR) (not
    closed) (= state IDLE)) (and (= state ERROR) (= state IDLE)) (and (= state ERROR) closed initialised recoverable
    (not latched)) (and (= state SHUTDOWN) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (= state IDLE)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state IDLE))) (not (or (not (not (= state SHUTDOWN)))
    (= state IDLE) (and (= state IDLE) latched) (and (= state ERROR) (not closed) (not (not (= state SHUTDOWN)))) (and
    (= state ERROR) (not (not (= state SHUTDOWN)))) (and (= state ERROR) closed (not (and initialised recoverable (not
    latched)))) (and (= state SHUTDOWN) (not (not (= state SHUTDOWN)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (not (not (= state SHUTDOWN)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not (= state SHUTDOWN)))))))) (=> (and closed
    (not (and initialised recoverable (not latched)))) (and (or (= state SHUTDOWN) (= state IDLE) (and (= state IDLE)
    latched) (and (= state ERROR) (not closed) (= state SHUTDOWN)) (and (= state ERROR) (= state SHUTDOWN)) (and (=
    state ERROR) closed (not (and initialised recoverable (not latched)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (= state SHUTDOWN)) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state SHUTDOWN))) (not (or (not (not (= state
    IDLE))) (= state INITIALIZING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (not (= state IDLE))))
    (and (= state ERROR) (not (not (= state IDLE)))) (and (= state ERROR) closed initialised recoverable (not
    latched)) (and (= state SHUTDOWN) (not (not (= state IDLE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (not expired) (not (not (= state IDLE)))) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (not (= state IDLE)))))))))))

; row-shutdown [FC-SM-045]: From SHUTDOWN the runtime can get to TERMINATED, and nowhere else. (expected: holds)
(define-fun row_shutdown ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state SHUTDOWN)
    (and (or (= state TERMINATED) (and (= state ERROR) (not closed) (= state TERMINATED)) (and (= state ERROR) (=
    state TERMINATED)) (and (= state SHUTDOWN) (= state TERMINATED)) (= state SHUTDOWN) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (= state TERMINATED)) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (= state TERMINATED))) (not
    (or (not (or (= state SHUTDOWN) (= state TERMINATED))) (= state INITIALIZING) (and (= state IDLE) (not latched))
    (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (and (= state ERROR) (not closed) (not (or
    (= state SHUTDOWN) (= state TERMINATED)))) (and (= state ERROR) (not (or (= state SHUTDOWN) (= state
    TERMINATED)))) (and (= state ERROR) closed initialised recoverable (not latched)) (and (= state SHUTDOWN) (not (or
    (= state SHUTDOWN) (= state TERMINATED)))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) (not expired) (not (or (= state SHUTDOWN) (= state TERMINATED)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (or (= state SHUTDOWN) (= state
    TERMINATED)))))))))

; terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
; holds)
; No question about terminated-is-final: AG (TERMINATED -> (not enabled and AG TERMINATED)): it is about whole
; paths

; initialised-before-input [FC-SM-012, FC-SM-014]: No input is accepted before the runtime is initialised.
; (expected: holds)
; No question about initialised-before-input: A[not INPUT_RECEIVED W INITIALIZATION_SUCCEEDED]: it is about
; whole paths

; ready-means-initialised [FC-SM-012]: The runtime is not in IDLE before it is initialised. (expected: holds)
; No question about ready-means-initialised: A[not IDLE W INITIALIZATION_SUCCEEDED]: it is about whole paths

; started-means-initialised [FC-SM-012, FC-SM-013]: A successful start-up leads to IDLE, with everything
; initialised. (expected: holds)
(define-fun started_means_initialised ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= last
    INITIALIZATION_SUCCEEDED) (and (= state IDLE) initialised)))

; no-input-while-initializing [FC-SM-014]: While the runtime initialises, it accepts no input. (expected: holds)
(define-fun no_input_while_initializing ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    INITIALIZING) (not (and (= state IDLE) (not latched)))))

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-1: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-2: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE and no shutdown is due, it accepts input.
; (expected: holds)
(define-fun idle_accepts_input ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (and (= state IDLE)
    (not latched)) (and (= state IDLE) (not latched))))

; input-only-in-idle [FC-SM-015]: Input is accepted in no state other than IDLE. (expected: holds)
(define-fun input_only_in_idle ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (and (= state IDLE)
    (not latched)) (= state IDLE)))

; one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
; IDLE. (expected: holds)
; No question about one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
; next-state operator

; identified-while-in-flight [FC-SM-018, FC-SM-060]: Every execution has its identifier from its first
; transition on; transitions outside an execution carry the identifier that is reserved for the life of the
; runtime (D-FC-04); the transition that ends an execution is reported with the reserved one. (expected: holds)
(define-fun identified_while_in_flight ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (or (not (or (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED))) (= identifier EXECUTION)) (or (not (or (=
    state INITIALIZING) (= state IDLE) (= state SHUTDOWN) (= state TERMINATED))) (= identifier LIFECYCLE))))

; input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded. (expected: holds)
; No question about input-recorded-before-validation: AG (INPUT_ARRIVED -> A[not PROTOCOL_VALIDATING W
; INPUT_RECORDED]): it is about whole paths

; validated-before-authorized [FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is authorised
; before it is accepted as a tool call. (expected: holds)
; No question about validated-before-authorized: AG (INPUT_ARRIVED -> A[not AUTHORIZATION_EVALUATING W
; TOOL_CALL_ACCEPTED]): it is about whole paths

; authorized-before-executed [FC-SM-028, FC-PR-009, FC-PR-038, FC-PR-055]: Nothing is executed before
; authorisation is granted and the intent recorded. (expected: holds)
; No question about authorized-before-executed: AG (INPUT_ARRIVED -> A[not CAPABILITY_EXECUTING W
; (AUTHORIZATION_GRANTED and intent)]): it is about whole paths

; executing-means-intended [FC-SM-028, FC-SM-029]: Only a tool call whose intent is in the store and open is
; executed. (expected: holds)
(define-fun executing_means_intended ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (or (not (= state
    CAPABILITY_EXECUTING)) (and (= form TOOL_CALL) intent (not closed))))

; forms-are-kept [FC-SM-021]: An accepted message is marked as a message, and an accepted tool call as a tool
; call. (expected: holds)
(define-fun forms_are_kept ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (=> (= last
    MESSAGE_ACCEPTED) (= form MESSAGE)) (=> (= last TOOL_CALL_ACCEPTED) (= form TOOL_CALL))))

; rejected-is-an-error [FC-SM-023]: A rejected input takes the runtime to ERROR at once. (expected: holds)
(define-fun rejected_is_an_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= last
    PROTOCOL_REJECTED) (= state ERROR)))

; denied-is-an-error [FC-SM-027]: A denied authorisation takes the runtime to ERROR at once. (expected: holds)
(define-fun denied_is_an_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= last
    AUTHORIZATION_DENIED) (= state ERROR)))

; denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
; a denial nothing is executed before the next input arrives. (expected: holds)
; No question about denied-never-executed: AG ((PROTOCOL_REJECTED or AUTHORIZATION_DENIED) -> A[not
; CAPABILITY_EXECUTING W INPUT_ARRIVED]): it is about whole paths

; idle-does-not-execute [FC-SM-017]: From IDLE no single step leads to CAPABILITY_EXECUTING. (expected: holds)
(define-fun idle_does_not_execute ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state IDLE) (not
    (or (not (not (= state CAPABILITY_EXECUTING))) (= state AUTHORIZATION_EVALUATING) (and (= state ERROR) (not
    closed) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state ERROR) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= state SHUTDOWN) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (not (= state CAPABILITY_EXECUTING)))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (not (= state CAPABILITY_EXECUTING))))))))

; input-received-does-not-execute [FC-SM-020]: From INPUT_RECEIVED no single step leads to CAPABILITY_EXECUTING.
; (expected: holds)
(define-fun input_received_does_not_execute ((state Int) (initialised Bool) (recoverable Bool) (latched Bool)
    (incomplete Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (=
    state INPUT_RECEIVED) (not (or (not (not (= state CAPABILITY_EXECUTING))) (= state AUTHORIZATION_EVALUATING) (and
    (= state ERROR) (not closed) (not (not (= state CAPABILITY_EXECUTING)))) (and (= state ERROR) (not (not (= state
    CAPABILITY_EXECUTING)))) (and (= state SHUTDOWN) (not (not (= state CAPABILITY_EXECUTING)))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (not (= state CAPABILITY_EXECUTING)))) (and
    (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state
    ERROR)) (not (not (= state CAPABILITY_EXECUTING))))))))

; committed-before-completed [FC-SM-033, FC-SM-034]: COMPLETED is entered only by a successful commit.
; (expected: holds)
(define-fun committed_before_completed ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (not (= state
    COMPLETED)) (not (or (not (=> (= state COMPLETED) false)) (and (= state ERROR) (not closed) (not (=> (= state
    COMPLETED) false))) (and (= state ERROR) (not (=> (= state COMPLETED) false))) (and (= state SHUTDOWN) (not (=> (=
    state COMPLETED) false))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not
    (=> (= state COMPLETED) false))) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state COMPLETED) (= state ERROR)) (not (=> (= state COMPLETED) false)))))))

; message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
; CAPABILITY_EXECUTING before the next input arrives. (expected: holds)
; No question about message-never-executes: AG (MESSAGE_ACCEPTED -> A[not CAPABILITY_EXECUTING W
; INPUT_ARRIVED]): it is about whole paths

; message-can-be-recorded-unexecuted [FC-SM-033, FC-PR-034]: An accepted message can be completed without
; CAPABILITY_EXECUTING. (expected: holds)
; No question about message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not (CAPABILITY_EXECUTING or
; ERROR or IDLE) U (COMPLETED and closed)]): it quantifies over all paths and over some path, which LTL cannot
; express

; rejected-and-denied-are-recorded [FC-SM-033, FC-SM-040, FC-SM-043, FC-PR-016]: A rejected or denied input is
; recorded before the runtime is in IDLE again or shuts down. (expected: holds)
; No question about rejected-and-denied-are-recorded: AG ((PROTOCOL_REJECTED or AUTHORIZATION_DENIED) -> A[not
; (IDLE or SHUTDOWN) W closed]): it is about whole paths

; executed-is-recorded [FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the runtime is in
; IDLE again or shuts down. (expected: holds)
; No question about executed-is-recorded: AG (AUTHORIZATION_GRANTED -> A[not (IDLE or SHUTDOWN) W closed]): it
; is about whole paths

; intent-until-closed [FC-SM-029, FC-SM-043]: Once recorded, the intent to execute stays open until the closing
; record is made. (expected: holds)
; No question about intent-until-closed: AG (AUTHORIZATION_GRANTED -> A[intent W closed]): it is about whole
; paths

; nothing-left-in-idle [FC-SM-008, FC-SM-052, FC-SM-056, FC-SM-057, FC-SM-070]: In IDLE no data of an execution
; or failure is left. (expected: holds)
(define-fun nothing_left_in_idle ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (or (not (= state IDLE))
    (and (= form NONE) (not intent) (not closed) (not expired))))

; completed-ends-in-idle-or-error [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is
; in IDLE again, or finalising has failed, provided that it keeps working. (expected: holds)
; No question about completed-ends-in-idle-or-error-1: AG (COMPLETED -> A[COMPLETED U (IDLE or ERROR)]): it is
; about whole paths

; completed-ends-in-idle-or-error [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is
; in IDLE again, or finalising has failed, provided that it keeps working. (expected: holds)
; No question about completed-ends-in-idle-or-error-2: AG (COMPLETED -> A[COMPLETED U (IDLE or ERROR)]): it is
; about whole paths

; failure-leads-to-error [FC-SM-062]: Every failure leads to ERROR at once. (expected: holds)
(define-fun failure_leads_to_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (or (= last
    INITIALIZATION_FAILED) (= last PROTOCOL_REJECTED) (= last AUTHORIZATION_DENIED) (= last EXECUTION_FAILED) (= last
    COMMIT_FAILED) (= last DEADLINE_PASSED) (= last RUNTIME_FAILURE) (= last INTEGRITY_FAULT)) (= state ERROR)))

; failure-leads-to-error-unless-shutting-down [FC-SM-062]: In every state except SHUTDOWN and TERMINATED a
; failure is possible and leads to ERROR. (expected: holds)
(define-fun failure_leads_to_error_unless_shutting_down ((state Int) (initialised Bool) (recoverable Bool) (latched
    Bool) (incomplete Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool
    (or (= state SHUTDOWN) (= state TERMINATED) (or (= state IDLE) (= state COMPLETED) (= state ERROR) (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING))))

; failure-in-error-is-an-error [FC-SM-062]: A failure in ERROR leaves the runtime in ERROR. (expected: holds)
(define-fun failure_in_error_is_an_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state ERROR)
    (or (= state IDLE) (= state COMPLETED) (= state ERROR) (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING))))

; failures-are-provided-for [FC-SM-062]: Each stage has its own failure event, and an unrecoverable fault can
; strike in each stage of an execution. (expected: holds)
(define-fun failures_are_provided_for ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (=> (= state
    INITIALIZING) (= state INITIALIZING)) (=> (= state PROTOCOL_VALIDATING) (= state PROTOCOL_VALIDATING)) (=> (=
    state AUTHORIZATION_EVALUATING) (= state AUTHORIZATION_EVALUATING)) (=> (= state CAPABILITY_EXECUTING) (= state
    CAPABILITY_EXECUTING)) (=> (= state MEMORY_COMMITTING) (= state MEMORY_COMMITTING)) (=> (or (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)))))

; winding-up-fails-into-error [FC-SM-040, FC-SM-062]: A failure while an execution is finalised leads to ERROR
; and must be recorded there. (expected: holds)
(define-fun winding_up_fails_into_error ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (= state
    COMPLETED) (not (or (not (=> (= state ERROR) false)) (= state INITIALIZING) (and (= state IDLE) (not (not
    closed))) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (and (= state ERROR) (not closed) (not (=> (= state ERROR) false))) (and (= state ERROR) (not
    (=> (= state ERROR) (not closed)))) (and (= state SHUTDOWN) (not (=> (= state ERROR) false))) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not (not closed))) (= state INPUT_RECEIVED) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not (=> (= state ERROR) false))) (and (or (=
    state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired) (and (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not (=> (= state ERROR) false)))))))

; shutdown-failures-are-recorded [FC-SM-044]: A part of the shutdown may fail; that is recorded permanently, and
; the shutdown continues. (expected: holds)
; No question about shutdown-failures-are-recorded: AG ((SHUTDOWN -> enabled(SHUTDOWN_STEP_FAILED)) and
; (SHUTDOWN_STEP_FAILED -> (SHUTDOWN and incomplete)) and (incomplete -> AG incomplete) and (not incomplete ->
; AX (not incomplete or SHUTDOWN_STEP_FAILED))): it is about whole paths

; recorded-before-left [FC-SM-040, FC-SM-043]: ERROR is not left before the failure is recorded. (expected:
; holds)
; No question about recorded-before-left: AG ((ERROR and not closed) -> A[ERROR W ERROR_RECORDED]): it is about
; whole paths

; unrecoverable-is-noted [FC-SM-041]: Only a failed commit and a fault of the runtime itself are unrecoverable.
; (expected: holds)
(define-fun unrecoverable_is_noted ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (=> (or (= last
    COMMIT_FAILED) (= last INTEGRITY_FAULT)) (not recoverable)) (=> recoverable (not (or (not recoverable) (and (=
    state INITIALIZING) (not recoverable)) (and (= state IDLE) (not latched) (not recoverable)) (and (= state IDLE)
    (not recoverable)) (and (= state IDLE) latched (not recoverable)) (and (= state INPUT_RECEIVED) (not recoverable))
    (and (= state PROTOCOL_VALIDATING) (not recoverable)) (and (= state AUTHORIZATION_EVALUATING) (not recoverable))
    (and (= state CAPABILITY_EXECUTING) (not recoverable)) (and (= state MEMORY_COMMITTING) (not recoverable)) (and (=
    state COMPLETED) (not recoverable)) (and (= state ERROR) (not closed) (not recoverable)) (and (= state ERROR) (not
    recoverable)) (and (= state ERROR) closed initialised recoverable (not latched) (not recoverable)) (and (= state
    ERROR) closed (not (and initialised recoverable (not latched))) (not recoverable)) (and (= state SHUTDOWN) (not
    recoverable)) (and (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not recoverable)) (and (or
    (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired) (not recoverable)) (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) expired (not recoverable)) (and (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR)) (not recoverable)))))))

; no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
; another input. (expected: holds)
; No question about no-execution-after-error: AG (ERROR -> A[not CAPABILITY_EXECUTING W INPUT_RECEIVED]): it is
; about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever, however many failures
; follow, provided that it keeps working. (expected: holds)
; No question about error-is-left-1: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever, however many failures
; follow, provided that it keeps working. (expected: holds)
; No question about error-is-left-2: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; unrecoverable-ends [FC-SM-041, FC-SM-045]: After an unrecoverable failure, the runtime ends, provided that it
; keeps working. (expected: holds)
; No question about unrecoverable-ends: AG ((not recoverable or ERROR_UNRECOVERABLE) -> AF TERMINATED): it is
; about whole paths

; shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
; holds)
; No question about shutdown-ends-1: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
; holds)
; No question about shutdown-ends-2: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-accepted-while-working [FC-SM-016]: A request to shut down is accepted in every state except SHUTDOWN
; and TERMINATED, and from then on a shutdown is due. (expected: holds)
; No question about shutdown-accepted-while-working: AG ((SHUTDOWN or TERMINATED or enabled(SHUTDOWN_REQUESTED))
; and (SHUTDOWN_REQUESTED -> (SHUTDOWN or latched)) and (latched -> AG latched)): it is about whole paths

; requested-shutdown-ends [FC-SM-016, FC-SM-045]: After a request to shut down the runtime ends, provided that
; it keeps working. (expected: holds)
; No question about requested-shutdown-ends: AG (SHUTDOWN_REQUESTED -> AF TERMINATED): it is about whole paths

; can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
; No question about can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
; cannot express

; stays-usable [FC-SM-065]: As long as no shutdown is due and nothing unrecoverable has happened, IDLE is
; reachable. (expected: holds)
; No question about stays-usable: AG ((initialised and recoverable and not latched and not (SHUTDOWN or
; TERMINATED)) -> EF IDLE): it quantifies over all paths and over some path, which LTL cannot express

; comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
; it keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or TERMINATED): it is about whole paths

; executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
; runtime keeps working. (expected: holds)
; No question about executions-end: AG (INPUT_ARRIVED -> AF (COMPLETED or ERROR)): it is about whole paths

; executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
; that it keeps working. (expected: holds)
; No question about executing-ends: AG (CAPABILITY_EXECUTING -> AF (MEMORY_COMMITTING or ERROR)): it is about
; whole paths

; executing-ends-even-if-the-capability-hangs [FC-SM-029, FC-SM-030]: The runtime does not stay in
; CAPABILITY_EXECUTING for ever even if the capability never returns, on the sole assumption that time passes
; and that the time-out then happens. (expected: holds)
; No question about executing-ends-even-if-the-capability-hangs: AG (CAPABILITY_EXECUTING -> AF
; (MEMORY_COMMITTING or ERROR)): it is about whole paths

; deadlines-are-kept [FC-SM-062]: In each stage time can run out once, and exactly then the stage can be
; abandoned. (expected: holds)
(define-fun deadlines_are_kept ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete Bool)
    (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (= (and (or (= state
    INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)) (not expired)) (and (not expired) (or (= state INITIALIZING) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)))) (= (and (or (= state INITIALIZING) (= state INPUT_RECEIVED)
    (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING)) expired) (and expired (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING))))))

; every-stage-has-its-time [FC-SM-056]: Each stage begins with its time not yet over. (expected: holds)
(define-fun every_stage_has_its_time ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (=> (or (= last
    INPUT_RECORDED) (= last MESSAGE_ACCEPTED) (= last TOOL_CALL_ACCEPTED) (= last AUTHORIZATION_GRANTED) (= last
    EXECUTION_FINISHED)) (not expired)))

; nothing-left-outside-the-stages [FC-SM-044, FC-SM-056]: Outside the stages no time runs, and a runtime that
; shuts down has no open record. (expected: holds)
(define-fun nothing_left_outside_the_stages ((state Int) (initialised Bool) (recoverable Bool) (latched Bool)
    (incomplete Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool (and (or
    (not (or (= state IDLE) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN) (= state TERMINATED))) (not
    expired)) (or (not (or (= state SHUTDOWN) (= state TERMINATED))) (not closed))))

; example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
; to IDLE, state by state. (expected: holds)
; No question about example-lifecycle-1: INITIALIZING and EX (IDLE and EX (INPUT_RECEIVED and EX
; (PROTOCOL_VALIDATING and EX (AUTHORIZATION_EVALUATING and EX (CAPABILITY_EXECUTING and EX (MEMORY_COMMITTING
; and EX (COMPLETED and EX IDLE))))))): it is about whole paths

; example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
; to IDLE, state by state. (expected: holds)
; No question about example-lifecycle-2: INITIALIZING and EX (IDLE and EX (INPUT_RECEIVED and EX
; (PROTOCOL_VALIDATING and EX (AUTHORIZATION_EVALUATING and EX (CAPABILITY_EXECUTING and EX (MEMORY_COMMITTING
; and EX (COMPLETED and EX IDLE))))))): the target has no next-state operator

; flags-change-by-their-events [FC-SM-008, FC-SM-052]: The flags for initialisation, a due shutdown, reliability
; and a failed part of the shutdown change only by their own events. (expected: holds)
(define-fun flags_change_by_their_events ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool true)

; executions-change-by-their-events [FC-SM-018, FC-SM-025, FC-SM-033, FC-SM-040, FC-SM-052]: The identifier, the
; verdict on the input, the intent and the closing record of an execution change only in their stages and at its
; end. (expected: holds)
(define-fun executions_change_by_their_events ((state Int) (initialised Bool) (recoverable Bool) (latched Bool)
    (incomplete Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool true)

; time-changes-by-its-events [FC-SM-052]: The time of a stage runs out by itself and restarts with the next
; stage. (expected: holds)
(define-fun time_changes_by_its_events ((state Int) (initialised Bool) (recoverable Bool) (latched Bool) (incomplete
    Bool) (identifier Int) (form Int) (intent Bool) (closed Bool) (expired Bool) (last Int)) Bool true)

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (domain state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-initializing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_initializing state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_initializing state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_initializing state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_idle state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_idle state initialised recoverable latched incomplete identifier form intent closed expired last) (trans
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_idle state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-input-received: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_input_received state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_input_received state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_input_received state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-protocol-validating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_protocol_validating state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_protocol_validating state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (row_protocol_validating state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-authorization-evaluating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_authorization_evaluating state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_authorization_evaluating state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (row_authorization_evaluating state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; row-capability-executing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_capability_executing state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_capability_executing state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (row_capability_executing state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-memory-committing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_memory_committing state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_memory_committing state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (row_memory_committing state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_completed state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_completed state initialised recoverable latched incomplete identifier form intent closed expired last) (trans
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_completed state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_error state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_error state initialised recoverable latched incomplete identifier form intent closed expired last) (trans
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_error state_next initialised_next recoverable_next latched_next incomplete_next
    identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; row-shutdown: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (row_shutdown state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (row_shutdown state initialised recoverable latched incomplete identifier form intent closed expired last) (trans
    state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (row_shutdown state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; started-means-initialised: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (started_means_initialised state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (started_means_initialised state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (started_means_initialised state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; no-input-while-initializing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (no_input_while_initializing state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (no_input_while_initializing state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (no_input_while_initializing state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-input: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (idle_accepts_input state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (idle_accepts_input state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (idle_accepts_input state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; input-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (input_only_in_idle state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (input_only_in_idle state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (input_only_in_idle state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; identified-while-in-flight: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (identified_while_in_flight state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (identified_while_in_flight state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (identified_while_in_flight state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; executing-means-intended: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (executing_means_intended state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (executing_means_intended state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (executing_means_intended state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; forms-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (forms_are_kept state initialised recoverable latched incomplete identifier form intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (forms_are_kept state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (forms_are_kept state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; rejected-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (rejected_is_an_error state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (rejected_is_an_error state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (rejected_is_an_error state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; denied-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (denied_is_an_error state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (denied_is_an_error state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (denied_is_an_error state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; idle-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (idle_does_not_execute state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (idle_does_not_execute state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (idle_does_not_execute state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; input-received-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (input_received_does_not_execute state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (input_received_does_not_execute state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (input_received_does_not_execute state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; committed-before-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (committed_before_completed state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (committed_before_completed state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (committed_before_completed state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; nothing-left-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (nothing_left_in_idle state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (nothing_left_in_idle state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (nothing_left_in_idle state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (failure_leads_to_error state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (failure_leads_to_error state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (failure_leads_to_error state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-unless-shutting-down: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (failure_leads_to_error_unless_shutting_down state initialised recoverable latched incomplete identifier form
    intent closed expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (failure_leads_to_error_unless_shutting_down state initialised recoverable latched incomplete identifier form
    intent closed expired last) (trans state initialised recoverable latched incomplete identifier form intent closed
    expired last state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next
    intent_next closed_next expired_next last_next) (not (failure_leads_to_error_unless_shutting_down state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next))))
(check-sat)
(pop 1)
; failure-in-error-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (failure_in_error_is_an_error state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (failure_in_error_is_an_error state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (failure_in_error_is_an_error state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; failures-are-provided-for: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (failures_are_provided_for state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (failures_are_provided_for state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (failures_are_provided_for state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; winding-up-fails-into-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (winding_up_fails_into_error state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (winding_up_fails_into_error state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (winding_up_fails_into_error state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; unrecoverable-is-noted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (unrecoverable_is_noted state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (unrecoverable_is_noted state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (unrecoverable_is_noted state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; deadlines-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (deadlines_are_kept state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (deadlines_are_kept state initialised recoverable latched incomplete identifier form intent closed expired last)
    (trans state initialised recoverable latched incomplete identifier form intent closed expired last state_next
    initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next
    expired_next last_next) (not (deadlines_are_kept state_next initialised_next recoverable_next latched_next
    incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; every-stage-has-its-time: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (every_stage_has_its_time state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (every_stage_has_its_time state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (every_stage_has_its_time state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
; nothing-left-outside-the-stages: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (nothing_left_outside_the_stages state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (nothing_left_outside_the_stages state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (nothing_left_outside_the_stages state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; flags-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (flags_change_by_their_events state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (flags_change_by_their_events state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (flags_change_by_their_events state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; executions-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (executions_change_by_their_events state initialised recoverable latched incomplete identifier form intent closed
    expired last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (executions_change_by_their_events state initialised recoverable latched incomplete identifier form intent closed
    expired last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (executions_change_by_their_events state_next initialised_next
    recoverable_next latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next
    last_next))))
(check-sat)
(pop 1)
; time-changes-by-its-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state initialised recoverable latched incomplete identifier form intent closed expired last) (not
    (time_changes_by_its_events state initialised recoverable latched incomplete identifier form intent closed expired
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state initialised recoverable latched incomplete identifier form intent closed expired last)
    (time_changes_by_its_events state initialised recoverable latched incomplete identifier form intent closed expired
    last) (trans state initialised recoverable latched incomplete identifier form intent closed expired last
    state_next initialised_next recoverable_next latched_next incomplete_next identifier_next form_next intent_next
    closed_next expired_next last_next) (not (time_changes_by_its_events state_next initialised_next recoverable_next
    latched_next incomplete_next identifier_next form_next intent_next closed_next expired_next last_next))))
(check-sat)
(pop 1)
