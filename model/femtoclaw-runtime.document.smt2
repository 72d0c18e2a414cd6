; FemtoClaw runtime 1.0.0: the machine femtoclaw-runtime in the profile document, for solvers of SMT-LIB 2.6.
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
(define-fun COMPLETION_FINALIZED () Int 25)
(define-fun ERROR_CLEARED () Int 26)
(define-fun ERROR_UNRECOVERABLE () Int 27)
(define-fun SHUTDOWN_FINISHED () Int 28)
(define-fun RUNTIME_FAILURE () Int 29)
(define-fun no_event () Int 30)
(declare-const state Int)
(declare-const state_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (last Int)) Bool (and (= state INITIALIZING) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (last Int)) Bool (and (or (= state INITIALIZING) (= state IDLE) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN) (= state TERMINATED)) (or (= last
    no_event) (= last INPUT_ARRIVED) (= last SHUTDOWN_REQUESTED) (= last INITIALIZATION_SUCCEEDED) (= last
    INITIALIZATION_FAILED) (= last INPUT_RECORDED) (= last MESSAGE_ACCEPTED) (= last TOOL_CALL_ACCEPTED) (= last
    PROTOCOL_REJECTED) (= last AUTHORIZATION_GRANTED) (= last AUTHORIZATION_DENIED) (= last EXECUTION_FINISHED) (=
    last EXECUTION_FAILED) (= last COMMIT_SUCCEEDED) (= last COMMIT_FAILED) (= last COMPLETION_FINALIZED) (= last
    ERROR_CLEARED) (= last ERROR_UNRECOVERABLE) (= last SHUTDOWN_FINISHED) (= last RUNTIME_FAILURE))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state_next state) (=
    last_next no_event)))

; INITIALIZATION_SUCCEEDED (machine): INITIALIZING -> IDLE [FC-SM-013]: line 90
(define-fun step_INITIALIZATION_SUCCEEDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    INITIALIZING) (= state_next IDLE) (= last_next INITIALIZATION_SUCCEEDED)))

; INITIALIZATION_FAILED (machine): INITIALIZING -> ERROR [FC-SM-013]: line 91
(define-fun step_INITIALIZATION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    INITIALIZING) (= state_next ERROR) (= last_next INITIALIZATION_FAILED)))

; INPUT_ARRIVED (input): IDLE -> INPUT_RECEIVED [FC-SM-016]: line 108
(define-fun step_INPUT_ARRIVED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state IDLE) (=
    state_next INPUT_RECEIVED) (= last_next INPUT_ARRIVED)))

; SHUTDOWN_REQUESTED (input): IDLE -> SHUTDOWN [FC-SM-016]: line 109
(define-fun step_SHUTDOWN_REQUESTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state IDLE)
    (= state_next SHUTDOWN) (= last_next SHUTDOWN_REQUESTED)))

; INPUT_RECORDED (machine): INPUT_RECEIVED -> PROTOCOL_VALIDATING [FC-SM-019]: line 127
(define-fun step_INPUT_RECORDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    INPUT_RECEIVED) (= state_next PROTOCOL_VALIDATING) (= last_next INPUT_RECORDED)))

; MESSAGE_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146
(define-fun step_MESSAGE_ACCEPTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next AUTHORIZATION_EVALUATING) (= last_next MESSAGE_ACCEPTED)))

; TOOL_CALL_ACCEPTED (machine): PROTOCOL_VALIDATING -> AUTHORIZATION_EVALUATING [FC-SM-022]: line 146
(define-fun step_TOOL_CALL_ACCEPTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next AUTHORIZATION_EVALUATING) (= last_next TOOL_CALL_ACCEPTED)))

; PROTOCOL_REJECTED (machine): PROTOCOL_VALIDATING -> ERROR [FC-SM-022, FC-SM-023]: lines 147 and 149
(define-fun step_PROTOCOL_REJECTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next ERROR) (= last_next PROTOCOL_REJECTED)))

; AUTHORIZATION_GRANTED (machine): AUTHORIZATION_EVALUATING -> CAPABILITY_EXECUTING [FC-SM-026]: line 167
(define-fun step_AUTHORIZATION_GRANTED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    AUTHORIZATION_EVALUATING) (= state_next CAPABILITY_EXECUTING) (= last_next AUTHORIZATION_GRANTED)))

; AUTHORIZATION_DENIED (machine): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-026, FC-SM-027]: lines 168 and 170
(define-fun step_AUTHORIZATION_DENIED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    AUTHORIZATION_EVALUATING) (= state_next ERROR) (= last_next AUTHORIZATION_DENIED)))

; EXECUTION_FINISHED (machine): CAPABILITY_EXECUTING -> MEMORY_COMMITTING [FC-SM-030]: line 188
(define-fun step_EXECUTION_FINISHED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CAPABILITY_EXECUTING) (= state_next MEMORY_COMMITTING) (= last_next EXECUTION_FINISHED)))

; EXECUTION_FAILED (machine): CAPABILITY_EXECUTING -> ERROR [FC-SM-030]: line 189
(define-fun step_EXECUTION_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CAPABILITY_EXECUTING) (= state_next ERROR) (= last_next EXECUTION_FAILED)))

; COMMIT_SUCCEEDED (machine): MEMORY_COMMITTING -> COMPLETED [FC-SM-034]: line 209
(define-fun step_COMMIT_SUCCEEDED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    MEMORY_COMMITTING) (= state_next COMPLETED) (= last_next COMMIT_SUCCEEDED)))

; COMMIT_FAILED (machine): MEMORY_COMMITTING -> ERROR [FC-SM-034]: line 210
(define-fun step_COMMIT_FAILED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    MEMORY_COMMITTING) (= state_next ERROR) (= last_next COMMIT_FAILED)))

; COMPLETION_FINALIZED (machine): COMPLETED -> IDLE [FC-SM-038]: line 229
(define-fun step_COMPLETION_FINALIZED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    COMPLETED) (= state_next IDLE) (= last_next COMPLETION_FINALIZED)))

; ERROR_CLEARED (machine): ERROR -> IDLE [FC-SM-041]: line 247
(define-fun step_ERROR_CLEARED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state ERROR) (=
    state_next IDLE) (= last_next ERROR_CLEARED)))

; ERROR_UNRECOVERABLE (machine): ERROR -> SHUTDOWN [FC-SM-041]: line 248
(define-fun step_ERROR_UNRECOVERABLE ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    ERROR) (= state_next SHUTDOWN) (= last_next ERROR_UNRECOVERABLE)))

; SHUTDOWN_FINISHED (machine): SHUTDOWN -> TERMINATED [FC-SM-045]: line 268
(define-fun step_SHUTDOWN_FINISHED ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    SHUTDOWN) (= state_next TERMINATED) (= last_next SHUTDOWN_FINISHED)))

; RUNTIME_FAILURE (fault): INITIALIZING -> ERROR [FC-SM-062, FC-SM-013]: line 333 with lines 91, 128, 147, 168,
; 189 and 210
(define-fun step_RUNTIME_FAILURE_1 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    INITIALIZING) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): INPUT_RECEIVED -> ERROR [FC-SM-062, FC-SM-019]: line 333 with lines 91, 128, 147,
; 168, 189 and 210
(define-fun step_RUNTIME_FAILURE_2 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    INPUT_RECEIVED) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): PROTOCOL_VALIDATING -> ERROR [FC-SM-062, FC-SM-022]: line 333 with lines 91, 128,
; 147, 168, 189 and 210
(define-fun step_RUNTIME_FAILURE_3 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    PROTOCOL_VALIDATING) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): AUTHORIZATION_EVALUATING -> ERROR [FC-SM-062, FC-SM-026]: line 333 with lines 91,
; 128, 147, 168, 189 and 210
(define-fun step_RUNTIME_FAILURE_4 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    AUTHORIZATION_EVALUATING) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): CAPABILITY_EXECUTING -> ERROR [FC-SM-062, FC-SM-030]: line 333 with lines 91, 128,
; 147, 168, 189 and 210
(define-fun step_RUNTIME_FAILURE_5 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    CAPABILITY_EXECUTING) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

; RUNTIME_FAILURE (fault): MEMORY_COMMITTING -> ERROR [FC-SM-062, FC-SM-034]: line 333 with lines 91, 128, 147,
; 168, 189 and 210
(define-fun step_RUNTIME_FAILURE_6 ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (and (= state
    MEMORY_COMMITTING) (= state_next ERROR) (= last_next RUNTIME_FAILURE)))

(define-fun trans ((state Int) (last Int) (state_next Int) (last_next Int)) Bool (or (stutter state last state_next
    last_next) (step_INITIALIZATION_SUCCEEDED state last state_next last_next) (step_INITIALIZATION_FAILED state last
    state_next last_next) (step_INPUT_ARRIVED state last state_next last_next) (step_SHUTDOWN_REQUESTED state last
    state_next last_next) (step_INPUT_RECORDED state last state_next last_next) (step_MESSAGE_ACCEPTED state last
    state_next last_next) (step_TOOL_CALL_ACCEPTED state last state_next last_next) (step_PROTOCOL_REJECTED state last
    state_next last_next) (step_AUTHORIZATION_GRANTED state last state_next last_next) (step_AUTHORIZATION_DENIED
    state last state_next last_next) (step_EXECUTION_FINISHED state last state_next last_next) (step_EXECUTION_FAILED
    state last state_next last_next) (step_COMMIT_SUCCEEDED state last state_next last_next) (step_COMMIT_FAILED state
    last state_next last_next) (step_COMPLETION_FINALIZED state last state_next last_next) (step_ERROR_CLEARED state
    last state_next last_next) (step_ERROR_UNRECOVERABLE state last state_next last_next) (step_SHUTDOWN_FINISHED
    state last state_next last_next) (step_RUNTIME_FAILURE_1 state last state_next last_next) (step_RUNTIME_FAILURE_2
    state last state_next last_next) (step_RUNTIME_FAILURE_3 state last state_next last_next) (step_RUNTIME_FAILURE_4
    state last state_next last_next) (step_RUNTIME_FAILURE_5 state last state_next last_next) (step_RUNTIME_FAILURE_6
    state last state_next last_next)))

; row-initializing [FC-SM-009, FC-SM-011, FC-SM-013, FC-SM-047, FC-SM-067, FC-SM-068]: From INITIALIZING the
; runtime can get to IDLE and to ERROR, and nowhere else. (expected: holds)
(define-fun row_initializing ((state Int) (last Int)) Bool (=> (= state INITIALIZING) (and (or (= state IDLE) (= state
    INITIALIZING) (= state COMPLETED) (= state ERROR)) (or (= state ERROR) (= state INITIALIZING) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state INPUT_RECEIVED)) (not (or (not (or (= state INITIALIZING) (= state IDLE) (= state ERROR))) (= state IDLE)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state ERROR) (= state SHUTDOWN))))))

; row-idle [FC-SM-009, FC-SM-011, FC-SM-016, FC-SM-047, FC-SM-067, FC-SM-068]: From IDLE the runtime can get to
; INPUT_RECEIVED and to SHUTDOWN, and nowhere else. (expected: holds)
(define-fun row_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (and (or (= state INPUT_RECEIVED) (= state
    IDLE)) (or (= state SHUTDOWN) (= state IDLE) (= state ERROR)) (not (or (not (or (= state IDLE) (= state
    INPUT_RECEIVED) (= state SHUTDOWN))) (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state
    SHUTDOWN))))))

; row-input-received [FC-SM-009, FC-SM-011, FC-SM-019, FC-SM-047, FC-SM-067, FC-SM-068]: From INPUT_RECEIVED the
; runtime can get to PROTOCOL_VALIDATING and to ERROR, and nowhere else. (expected: holds)
(define-fun row_input_received ((state Int) (last Int)) Bool (=> (= state INPUT_RECEIVED) (and (or (= state
    PROTOCOL_VALIDATING) (= state INPUT_RECEIVED)) (or (= state ERROR) (= state INITIALIZING) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state INPUT_RECEIVED)) (not (or (not (or (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    ERROR))) (= state INITIALIZING) (= state IDLE) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state
    SHUTDOWN))))))

; row-protocol-validating [FC-SM-009, FC-SM-011, FC-SM-022, FC-SM-047, FC-SM-067, FC-SM-068]: From
; PROTOCOL_VALIDATING the runtime can get to AUTHORIZATION_EVALUATING and to ERROR, and nowhere else. (expected:
; holds)
(define-fun row_protocol_validating ((state Int) (last Int)) Bool (=> (= state PROTOCOL_VALIDATING) (and (or (= state
    AUTHORIZATION_EVALUATING) (= state PROTOCOL_VALIDATING)) (or (= state ERROR) (= state INITIALIZING) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state INPUT_RECEIVED)) (not (or (not (or (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (=
    state ERROR))) (= state INITIALIZING) (= state IDLE) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN))))))

; row-authorization-evaluating [FC-SM-009, FC-SM-011, FC-SM-026, FC-SM-047, FC-SM-067, FC-SM-068]: From
; AUTHORIZATION_EVALUATING the runtime can get to CAPABILITY_EXECUTING and to ERROR, and nowhere else.
; (expected: holds)
(define-fun row_authorization_evaluating ((state Int) (last Int)) Bool (=> (= state AUTHORIZATION_EVALUATING) (and (or
    (= state CAPABILITY_EXECUTING) (= state AUTHORIZATION_EVALUATING)) (or (= state ERROR) (= state INITIALIZING) (=
    state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state
    MEMORY_COMMITTING) (= state INPUT_RECEIVED)) (not (or (not (or (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state ERROR))) (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN))))))

; row-capability-executing [FC-SM-009, FC-SM-011, FC-SM-030, FC-SM-047, FC-SM-067, FC-SM-068]: From
; CAPABILITY_EXECUTING the runtime can get to MEMORY_COMMITTING and to ERROR, and nowhere else. (expected:
; holds)
(define-fun row_capability_executing ((state Int) (last Int)) Bool (=> (= state CAPABILITY_EXECUTING) (and (or (=
    state MEMORY_COMMITTING) (= state CAPABILITY_EXECUTING)) (or (= state ERROR) (= state INITIALIZING) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state INPUT_RECEIVED)) (not (or (not (or (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state
    ERROR))) (= state INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN))))))

; row-memory-committing [FC-SM-009, FC-SM-011, FC-SM-034, FC-SM-047, FC-SM-067, FC-SM-068]: From
; MEMORY_COMMITTING the runtime can get to COMPLETED and to ERROR, and nowhere else. (expected: holds)
(define-fun row_memory_committing ((state Int) (last Int)) Bool (=> (= state MEMORY_COMMITTING) (and (or (= state
    COMPLETED) (= state MEMORY_COMMITTING)) (or (= state ERROR) (= state INITIALIZING) (= state PROTOCOL_VALIDATING)
    (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state
    INPUT_RECEIVED)) (not (or (not (or (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR))) (= state
    INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state COMPLETED) (= state ERROR) (= state SHUTDOWN))))))

; row-completed [FC-SM-009, FC-SM-011, FC-SM-038, FC-SM-047, FC-SM-067, FC-SM-068]: From COMPLETED the runtime
; can get to IDLE, and nowhere else. (expected: holds)
(define-fun row_completed ((state Int) (last Int)) Bool (=> (= state COMPLETED) (and (or (= state IDLE) (= state
    INITIALIZING) (= state COMPLETED) (= state ERROR)) (not (or (not (or (= state COMPLETED) (= state IDLE))) (= state
    INITIALIZING) (= state IDLE) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state
    AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state ERROR) (= state
    SHUTDOWN))))))

; row-error [FC-SM-009, FC-SM-011, FC-SM-041, FC-SM-047, FC-SM-067, FC-SM-068]: From ERROR the runtime can get
; to IDLE and to SHUTDOWN, and nowhere else. The document never says which of the two is right (D-FC-08).
; (expected: holds)
(define-fun row_error ((state Int) (last Int)) Bool (=> (= state ERROR) (and (or (= state IDLE) (= state INITIALIZING)
    (= state COMPLETED) (= state ERROR)) (or (= state SHUTDOWN) (= state IDLE) (= state ERROR)) (not (or (not (or (=
    state ERROR) (= state IDLE) (= state SHUTDOWN))) (= state IDLE) (= state INPUT_RECEIVED) (= state
    PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING)
    (= state SHUTDOWN))))))

; row-shutdown [FC-SM-009, FC-SM-011, FC-SM-045, FC-SM-047, FC-SM-067, FC-SM-068]: From SHUTDOWN the runtime can
; get to TERMINATED, and nowhere else. (expected: holds)
(define-fun row_shutdown ((state Int) (last Int)) Bool (=> (= state SHUTDOWN) (and (or (= state TERMINATED) (= state
    SHUTDOWN)) (not (or (not (or (= state SHUTDOWN) (= state TERMINATED))) (= state INITIALIZING) (= state IDLE) (=
    state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state COMPLETED) (= state ERROR))))))

; terminated-is-final [FC-SM-045]: In TERMINATED no event is accepted, and the runtime stays there. (expected:
; holds)
; No question about terminated-is-final: AG (TERMINATED -> (not enabled and AG TERMINATED)): it is about whole
; paths

; always-in-a-listed-state [FC-SM-005, FC-SM-010]: The runtime is always in one of the ten listed states. It
; fails: after SHUTDOWN comes TERMINATED, which is not listed (D-FC-02). (expected: fails)
(define-fun always_in_a_listed_state ((state Int) (last Int)) Bool (not (= state TERMINATED)))

; example-lifecycle [FC-SM-072]: The example can be followed from start-up through one whole execution and back
; to IDLE, state by state. (expected: holds)
; No question about example-lifecycle: INITIALIZING and EX (IDLE and EX (INPUT_RECEIVED and EX
; (PROTOCOL_VALIDATING and EX (AUTHORIZATION_EVALUATING and EX (CAPABILITY_EXECUTING and EX (MEMORY_COMMITTING
; and EX (COMPLETED and EX IDLE))))))): it is about whole paths

; initialised-before-input [FC-SM-002, FC-SM-014]: No input is accepted before the runtime is initialised. It
; fails: a failed start-up leads to ERROR, from there to IDLE, and IDLE accepts input (D-FC-06). (expected:
; fails)
; No question about initialised-before-input: A[not INPUT_RECEIVED W INITIALIZATION_SUCCEEDED]: it is about
; whole paths

; ready-means-initialised [FC-SM-008, FC-SM-014, FC-SM-015]: The runtime is not in IDLE before it is
; initialised. It fails for the same reason (D-FC-06). (expected: fails)
; No question about ready-means-initialised: A[not IDLE W INITIALIZATION_SUCCEEDED]: it is about whole paths

; no-input-while-initializing [FC-SM-014]: While the runtime initialises, it accepts no input. (expected: holds)
(define-fun no_input_while_initializing ((state Int) (last Int)) Bool (=> (= state INITIALIZING) (not (= state
    IDLE))))

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-1: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; initializing-ends [FC-SM-013]: The runtime does not initialise for ever, provided that it keeps working.
; (expected: holds)
; No question about initializing-ends-2: A[INITIALIZING U (IDLE or ERROR)]: it is about whole paths

; idle-accepts-input [FC-SM-015]: Whenever the runtime is in IDLE, it accepts input. (expected: holds)
(define-fun idle_accepts_input ((state Int) (last Int)) Bool (=> (= state IDLE) (= state IDLE)))

; input-only-in-idle [FC-SM-015]: Input is accepted in no state other than IDLE. (expected: holds)
(define-fun input_only_in_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (= state IDLE)))

; one-cycle-at-a-time [FC-SM-005, FC-SM-056, FC-SM-057]: Between one input and the next the runtime is back in
; IDLE: the cycles of one machine follow each other and never overlap, so isolation is trivial (D-FC-10).
; (expected: holds)
; No question about one-cycle-at-a-time: AG (INPUT_ARRIVED -> AX A[not INPUT_ARRIVED W IDLE]): the target has no
; next-state operator

; identified-before-any-transition [FC-SM-060]: No transition is made before the state that assigns execution
; identifiers, so that the telemetry of each transition can name one. It fails: start-up and the step into that
; state come before it (D-FC-04). (expected: fails)
; No question about identified-before-any-transition: A[INITIALIZING W INPUT_RECEIVED]: it is about whole paths

; input-recorded-before-validation [FC-SM-018]: No input is examined before it is recorded and its execution has
; an identifier. (expected: holds)
; No question about input-recorded-before-validation: AG (INPUT_ARRIVED -> A[not PROTOCOL_VALIDATING W
; INPUT_RECORDED]): it is about whole paths

; validated-before-authorized [FC-SM-002, FC-SM-024, FC-PR-038, FC-PR-053, FC-PR-054, FC-PR-055]: No input is
; authorised before it is accepted as a message or as a tool call. (expected: holds)
; No question about validated-before-authorized: AG (INPUT_ARRIVED -> A[not AUTHORIZATION_EVALUATING W
; (MESSAGE_ACCEPTED or TOOL_CALL_ACCEPTED)]): it is about whole paths

; authorized-before-executed [FC-SM-002, FC-SM-028, FC-SM-073, FC-PR-009, FC-PR-038, FC-PR-055]:
; CAPABILITY_EXECUTING is not reached with an input before authorisation is granted. (expected: holds)
; No question about authorized-before-executed: AG (INPUT_ARRIVED -> A[not CAPABILITY_EXECUTING W
; AUTHORIZATION_GRANTED]): it is about whole paths

; rejected-is-an-error [FC-SM-023]: A rejected input takes the runtime to ERROR at once. (expected: holds)
(define-fun rejected_is_an_error ((state Int) (last Int)) Bool (=> (= last PROTOCOL_REJECTED) (= state ERROR)))

; denied-is-an-error [FC-SM-027]: A denied authorisation takes the runtime to ERROR at once. (expected: holds)
(define-fun denied_is_an_error ((state Int) (last Int)) Bool (=> (= last AUTHORIZATION_DENIED) (= state ERROR)))

; denied-never-executed [FC-SM-023, FC-SM-027, FC-SM-064, FC-PR-050, FC-PR-057, FC-PR-060]: After a rejection or
; a denial nothing is executed before the next input arrives. (expected: holds)
; No question about denied-never-executed: AG ((PROTOCOL_REJECTED or AUTHORIZATION_DENIED) -> A[not
; CAPABILITY_EXECUTING W INPUT_ARRIVED]): it is about whole paths

; idle-does-not-execute [FC-SM-017]: From IDLE no single step leads to CAPABILITY_EXECUTING. (expected: holds)
(define-fun idle_does_not_execute ((state Int) (last Int)) Bool (=> (= state IDLE) (not (or (not (not (= state
    CAPABILITY_EXECUTING))) (= state AUTHORIZATION_EVALUATING)))))

; input-received-does-not-execute [FC-SM-020]: From INPUT_RECEIVED no single step leads to CAPABILITY_EXECUTING.
; (expected: holds)
(define-fun input_received_does_not_execute ((state Int) (last Int)) Bool (=> (= state INPUT_RECEIVED) (not (or (not
    (not (= state CAPABILITY_EXECUTING))) (= state AUTHORIZATION_EVALUATING)))))

; committed-before-completed [FC-SM-033, FC-SM-034]: COMPLETED is entered only by a successful commit.
; (expected: holds)
(define-fun committed_before_completed ((state Int) (last Int)) Bool (=> (not (= state COMPLETED)) (not (not (=> (=
    state COMPLETED) false)))))

; message-never-executes [FC-PR-027, FC-PR-028, FC-PR-036]: An accepted message does not lead to
; CAPABILITY_EXECUTING before the next input arrives. It fails: the only path from validation leads through
; authorisation and execution (D-FC-03). (expected: fails)
; No question about message-never-executes: AG (MESSAGE_ACCEPTED -> A[not CAPABILITY_EXECUTING W
; INPUT_ARRIVED]): it is about whole paths

; message-can-be-recorded-unexecuted [FC-SM-033, FC-PR-034]: An accepted message can be committed without
; CAPABILITY_EXECUTING. It fails: there is no such path (D-FC-03). (expected: fails)
; No question about message-can-be-recorded-unexecuted: AG (MESSAGE_ACCEPTED -> E[not CAPABILITY_EXECUTING U
; MEMORY_COMMITTING]): it quantifies over all paths and over some path, which LTL cannot express

; rejected-and-denied-are-committed [FC-SM-002, FC-SM-033, FC-SM-043, FC-PR-016, FC-PR-059]: A rejected or
; denied input is recorded before the runtime is in IDLE again. It fails: both lead to ERROR, and ERROR does not
; lead to MEMORY_COMMITTING (D-FC-07). (expected: fails)
; No question about rejected-and-denied-are-committed: AG ((PROTOCOL_REJECTED or AUTHORIZATION_DENIED) -> A[not
; IDLE W COMMIT_SUCCEEDED]): it is about whole paths

; executed-is-committed [FC-SM-002, FC-SM-029, FC-SM-033, FC-SM-043]: Every execution is recorded before the
; runtime is in IDLE again. It fails: a failure during the execution or the commit leaves an effect without a
; record (D-FC-09). (expected: fails)
; No question about executed-is-committed: AG (AUTHORIZATION_GRANTED -> A[not IDLE W COMMIT_SUCCEEDED]): it is
; about whole paths

; completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
; IDLE again, provided that it keeps working. (expected: holds)
; No question about completed-returns-to-idle-1: AG (COMPLETED -> A[COMPLETED U IDLE]): it is about whole paths

; completed-returns-to-idle [FC-SM-037, FC-SM-038]: A completed execution is finalised and the runtime is in
; IDLE again, provided that it keeps working. (expected: holds)
; No question about completed-returns-to-idle-2: AG (COMPLETED -> A[COMPLETED U IDLE]): it is about whole paths

; failure-leads-to-error [FC-SM-002, FC-SM-062]: Every failure leads to ERROR at once. (expected: holds)
(define-fun failure_leads_to_error ((state Int) (last Int)) Bool (=> (or (= last INITIALIZATION_FAILED) (= last
    PROTOCOL_REJECTED) (= last AUTHORIZATION_DENIED) (= last EXECUTION_FAILED) (= last COMMIT_FAILED) (= last
    RUNTIME_FAILURE)) (= state ERROR)))

; failure-leads-to-error-from-every-state [FC-SM-002, FC-SM-062]: Taken literally, from every state except
; TERMINATED a failure leads to ERROR. It fails: IDLE, COMPLETED and SHUTDOWN have no edge to ERROR (D-FC-05).
; (expected: fails)
(define-fun failure_leads_to_error_from_every_state ((state Int) (last Int)) Bool (or (= state TERMINATED) (= state
    ERROR) (or (= state ERROR) (= state INITIALIZING) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING)
    (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state INPUT_RECEIVED))))

; failure-leads-to-error-from-idle [FC-SM-062]: A failure in IDLE leads to ERROR. It fails, since IDLE has no
; edge there (D-FC-05). (expected: fails)
(define-fun failure_leads_to_error_from_idle ((state Int) (last Int)) Bool (=> (= state IDLE) (or (= state ERROR) (=
    state INITIALIZING) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state INPUT_RECEIVED))))

; failure-leads-to-error-from-completed [FC-SM-062]: A failure in COMPLETED leads to ERROR. It fails, since
; COMPLETED has no edge there (D-FC-05). (expected: fails)
(define-fun failure_leads_to_error_from_completed ((state Int) (last Int)) Bool (=> (= state COMPLETED) (or (= state
    ERROR) (= state INITIALIZING) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state INPUT_RECEIVED))))

; failure-leads-to-error-from-shutdown [FC-SM-062]: A failure in SHUTDOWN leads to ERROR. It fails, since
; SHUTDOWN has no edge there (D-FC-05). (expected: fails)
(define-fun failure_leads_to_error_from_shutdown ((state Int) (last Int)) Bool (=> (= state SHUTDOWN) (or (= state
    ERROR) (= state INITIALIZING) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING) (= state INPUT_RECEIVED))))

; failure-in-error-is-an-error [FC-SM-062]: A failure in ERROR, such as that of the telemetry that ERROR must
; emit, leads to ERROR again. It fails: ERROR has no edge to itself; and with one, lost telemetry would keep the
; runtime there (D-FC-12). (expected: fails)
(define-fun failure_in_error_is_an_error ((state Int) (last Int)) Bool (=> (= state ERROR) (or (= state INITIALIZING)
    (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state
    CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING))))

; failure-accepted-while-working [FC-SM-062]: In each of the six states that do work and can lead to ERROR, a
; failure is possible. (expected: holds)
(define-fun failure_accepted_while_working ((state Int) (last Int)) Bool (=> (or (= state INITIALIZING) (= state
    INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (= state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (=
    state MEMORY_COMMITTING)) (or (= state INITIALIZING) (= state INPUT_RECEIVED) (= state PROTOCOL_VALIDATING) (=
    state AUTHORIZATION_EVALUATING) (= state CAPABILITY_EXECUTING) (= state MEMORY_COMMITTING))))

; no-execution-after-error [FC-SM-064]: Once in ERROR, the runtime executes nothing before it has received
; another input. (expected: holds)
; No question about no-execution-after-error: AG (ERROR -> A[not CAPABILITY_EXECUTING W INPUT_RECEIVED]): it is
; about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
; SHUTDOWN, provided that it keeps working. (expected: holds)
; No question about error-is-left-1: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; error-is-left [FC-SM-040, FC-SM-041]: The runtime does not stay in ERROR for ever but gets to IDLE or to
; SHUTDOWN, provided that it keeps working. (expected: holds)
; No question about error-is-left-2: AG (ERROR -> A[ERROR U (IDLE or SHUTDOWN)]): it is about whole paths

; unrecoverable-ends [FC-SM-041, FC-SM-045]: After a failure that cannot be handled, the runtime ends, provided
; that it keeps working. (expected: holds)
; No question about unrecoverable-ends: AG (ERROR_UNRECOVERABLE -> AF TERMINATED): it is about whole paths

; shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
; holds)
; No question about shutdown-ends-1: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-ends [FC-SM-045]: A shutdown ends in TERMINATED, provided that the runtime keeps working. (expected:
; holds)
; No question about shutdown-ends-2: AG (SHUTDOWN -> A[SHUTDOWN U TERMINATED]): it is about whole paths

; shutdown-accepted-while-working: A request to shut down is accepted in every state except SHUTDOWN and
; TERMINATED. It fails: it has a transition only in IDLE, so a request during an execution is lost (D-FC-16).
; (expected: fails)
(define-fun shutdown_accepted_while_working ((state Int) (last Int)) Bool (or (= state SHUTDOWN) (= state TERMINATED)
    (= state IDLE)))

; can-always-end [FC-SM-045]: From every state, TERMINATED is reachable. (expected: holds)
; No question about can-always-end: AG EF TERMINATED: it quantifies over all paths and over some path, which LTL
; cannot express

; stays-usable [FC-SM-065]: As long as the runtime is not shutting down, IDLE is reachable. (expected: holds)
; No question about stays-usable: AG (SHUTDOWN or TERMINATED or EF IDLE): it quantifies over all paths and over
; some path, which LTL cannot express

; comes-to-rest [FC-SM-065]: From every state, the runtime comes to rest in IDLE or in TERMINATED, provided that
; it keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or TERMINATED): it is about whole paths

; executions-end [FC-SM-073]: Every input ends with a completed execution or with an error, provided that the
; runtime keeps working. (expected: holds)
; No question about executions-end: AG (INPUT_ARRIVED -> AF (COMPLETED or ERROR)): it is about whole paths

; executing-ends [FC-SM-029, FC-SM-030]: The runtime does not stay in CAPABILITY_EXECUTING for ever, provided
; that it keeps working, the capability included. (expected: holds)
; No question about executing-ends: AG (CAPABILITY_EXECUTING -> AF (MEMORY_COMMITTING or ERROR)): it is about
; whole paths

; executing-ends-even-if-the-capability-hangs: The runtime does not stay in CAPABILITY_EXECUTING for ever even
; if the capability never returns. It fails: the document has no deadline (D-FC-11). (expected: fails)
; No question about executing-ends-even-if-the-capability-hangs: AG (CAPABILITY_EXECUTING -> AF
; (MEMORY_COMMITTING or ERROR)): it is about whole paths

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state last) (trans state last state_next last_next) (not (domain state_next last_next))))
(check-sat)
(pop 1)
; row-initializing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_initializing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_initializing state last) (trans state last state_next last_next) (not
    (row_initializing state_next last_next))))
(check-sat)
(pop 1)
; row-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_idle state last) (trans state last state_next last_next) (not (row_idle
    state_next last_next))))
(check-sat)
(pop 1)
; row-input-received: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_input_received state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_input_received state last) (trans state last state_next last_next) (not
    (row_input_received state_next last_next))))
(check-sat)
(pop 1)
; row-protocol-validating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_protocol_validating state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_protocol_validating state last) (trans state last state_next last_next) (not
    (row_protocol_validating state_next last_next))))
(check-sat)
(pop 1)
; row-authorization-evaluating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_authorization_evaluating state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_authorization_evaluating state last) (trans state last state_next last_next)
    (not (row_authorization_evaluating state_next last_next))))
(check-sat)
(pop 1)
; row-capability-executing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_capability_executing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_capability_executing state last) (trans state last state_next last_next) (not
    (row_capability_executing state_next last_next))))
(check-sat)
(pop 1)
; row-memory-committing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_memory_committing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_memory_committing state last) (trans state last state_next last_next) (not
    (row_memory_committing state_next last_next))))
(check-sat)
(pop 1)
; row-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_completed state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_completed state last) (trans state last state_next last_next) (not
    (row_completed state_next last_next))))
(check-sat)
(pop 1)
; row-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_error state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_error state last) (trans state last state_next last_next) (not (row_error
    state_next last_next))))
(check-sat)
(pop 1)
; row-shutdown: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (row_shutdown state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (row_shutdown state last) (trans state last state_next last_next) (not (row_shutdown
    state_next last_next))))
(check-sat)
(pop 1)
; always-in-a-listed-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (always_in_a_listed_state state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (always_in_a_listed_state state last) (trans state last state_next last_next) (not
    (always_in_a_listed_state state_next last_next))))
(check-sat)
(pop 1)
; no-input-while-initializing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (no_input_while_initializing state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (no_input_while_initializing state last) (trans state last state_next last_next) (not
    (no_input_while_initializing state_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-input: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (idle_accepts_input state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (idle_accepts_input state last) (trans state last state_next last_next) (not
    (idle_accepts_input state_next last_next))))
(check-sat)
(pop 1)
; input-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (input_only_in_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (input_only_in_idle state last) (trans state last state_next last_next) (not
    (input_only_in_idle state_next last_next))))
(check-sat)
(pop 1)
; rejected-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (rejected_is_an_error state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (rejected_is_an_error state last) (trans state last state_next last_next) (not
    (rejected_is_an_error state_next last_next))))
(check-sat)
(pop 1)
; denied-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (denied_is_an_error state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (denied_is_an_error state last) (trans state last state_next last_next) (not
    (denied_is_an_error state_next last_next))))
(check-sat)
(pop 1)
; idle-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (idle_does_not_execute state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (idle_does_not_execute state last) (trans state last state_next last_next) (not
    (idle_does_not_execute state_next last_next))))
(check-sat)
(pop 1)
; input-received-does-not-execute: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (input_received_does_not_execute state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (input_received_does_not_execute state last) (trans state last state_next last_next)
    (not (input_received_does_not_execute state_next last_next))))
(check-sat)
(pop 1)
; committed-before-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (committed_before_completed state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (committed_before_completed state last) (trans state last state_next last_next) (not
    (committed_before_completed state_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_leads_to_error state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_leads_to_error state last) (trans state last state_next last_next) (not
    (failure_leads_to_error state_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-from-every-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_leads_to_error_from_every_state state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_leads_to_error_from_every_state state last) (trans state last state_next
    last_next) (not (failure_leads_to_error_from_every_state state_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-from-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_leads_to_error_from_idle state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_leads_to_error_from_idle state last) (trans state last state_next last_next)
    (not (failure_leads_to_error_from_idle state_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-from-completed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_leads_to_error_from_completed state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_leads_to_error_from_completed state last) (trans state last state_next
    last_next) (not (failure_leads_to_error_from_completed state_next last_next))))
(check-sat)
(pop 1)
; failure-leads-to-error-from-shutdown: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_leads_to_error_from_shutdown state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_leads_to_error_from_shutdown state last) (trans state last state_next
    last_next) (not (failure_leads_to_error_from_shutdown state_next last_next))))
(check-sat)
(pop 1)
; failure-in-error-is-an-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_in_error_is_an_error state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_in_error_is_an_error state last) (trans state last state_next last_next)
    (not (failure_in_error_is_an_error state_next last_next))))
(check-sat)
(pop 1)
; failure-accepted-while-working: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (failure_accepted_while_working state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (failure_accepted_while_working state last) (trans state last state_next last_next)
    (not (failure_accepted_while_working state_next last_next))))
(check-sat)
(pop 1)
; shutdown-accepted-while-working: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state last) (not (shutdown_accepted_while_working state last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state last) (shutdown_accepted_while_working state last) (trans state last state_next last_next)
    (not (shutdown_accepted_while_working state_next last_next))))
(check-sat)
(pop 1)
