; Turn machine, amended: the machine turn in the profile amended, for solvers of SMT-LIB 2.6.
; It follows the document 002_4089c53b0986642f.txt, version unversioned.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun NO_TURN () Int 0)
(define-fun AWAITING_INTENT_SELECTION () Int 1)
(define-fun CONTEXT_LOADED () Int 2)
(define-fun VALIDATING_ACTION () Int 3)
(define-fun AWAITING_APPROVAL () Int 4)
(define-fun ACTION_ALLOWED () Int 5)
(define-fun BLOCKED () Int 6)
(define-fun USER_REQUEST () Int 7)
(define-fun TURN_ENDED () Int 8)
(define-fun SELECT_ACTIVE_INTENT_VALID () Int 9)
(define-fun INTENT_UNKNOWN () Int 10)
(define-fun CALL_DENIED () Int 11)
(define-fun FILE_READ () Int 12)
(define-fun SAFE_COMMAND_RUN () Int 13)
(define-fun WRITE_REQUESTED () Int 14)
(define-fun APPROVAL_GRANTED () Int 15)
(define-fun APPROVAL_REFUSED () Int 16)
(define-fun SELECTION_TIMED_OUT () Int 17)
(define-fun WRITE_FILE_VALIDATED () Int 18)
(define-fun APPROVAL_REQUESTED () Int 19)
(define-fun SCOPE_VIOLATED () Int 20)
(define-fun STALE_FILE_DETECTED () Int 21)
(define-fun APPROVAL_TIMED_OUT () Int 22)
(define-fun WRITE_STARTED () Int 23)
(define-fun WRITE_DONE () Int 24)
(define-fun WRITE_BROKEN () Int 25)
(define-fun WRITE_LOST () Int 26)
(define-fun WRITE_FILE_SUCCEEDED () Int 27)
(define-fun WRITE_FAILED () Int 28)
(define-fun CONTEXT_NOT_LOADED () Int 29)
(define-fun INTERNAL_ERROR () Int 30)
(define-fun SELECTION_OF_FIRST_CHOSEN () Int 31)
(define-fun SELECTION_OF_SECOND_CHOSEN () Int 32)
(define-fun SELECTION_OF_UNKNOWN_CHOSEN () Int 33)
(define-fun READ_CHOSEN () Int 34)
(define-fun WRITE_TO_ALPHA_CHOSEN () Int 35)
(define-fun WRITE_TO_BETA_CHOSEN () Int 36)
(define-fun DELETION_CHOSEN () Int 37)
(define-fun SAFE_COMMAND_CHOSEN () Int 38)
(define-fun UNSAFE_COMMAND_CHOSEN () Int 39)
(define-fun ALPHA_CHANGED () Int 40)
(define-fun BETA_CHANGED () Int 41)
(define-fun NONE () Int 42)
(define-fun SELECT_FIRST () Int 43)
(define-fun SELECT_SECOND () Int 44)
(define-fun SELECT_UNKNOWN () Int 45)
(define-fun READ () Int 46)
(define-fun WRITE_ALPHA () Int 47)
(define-fun WRITE_BETA () Int 48)
(define-fun DELETE () Int 49)
(define-fun SAFE_COMMAND () Int 50)
(define-fun UNSAFE_COMMAND () Int 51)
(define-fun OLD () Int 52)
(define-fun NEW () Int 53)
(define-fun FIRST () Int 54)
(define-fun SECOND () Int 55)
(define-fun GRANTED () Int 56)
(define-fun RUNNING () Int 57)
(define-fun DONE () Int 58)
(define-fun FAILED () Int 59)
(define-fun STALE () Int 60)
(define-fun no_event () Int 61)
(declare-const state Int)
(declare-const state_next Int)
(declare-const call Int)
(declare-const call_next Int)
(declare-const alpha Int)
(declare-const alpha_next Int)
(declare-const beta Int)
(declare-const beta_next Int)
(declare-const intent Int)
(declare-const intent_next Int)
(declare-const pending Int)
(declare-const pending_next Int)
(declare-const base Int)
(declare-const base_next Int)
(declare-const permit Int)
(declare-const permit_next Int)
(declare-const permit_call Int)
(declare-const permit_call_next Int)
(declare-const permit_version Int)
(declare-const permit_version_next Int)
(declare-const approved Bool)
(declare-const approved_next Bool)
(declare-const running Int)
(declare-const running_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit Int)
    (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (= state NO_TURN) (=
    call NONE) (= alpha OLD) (= beta OLD) (= intent NONE) (= pending NONE) (= base OLD) (= permit NONE) (= permit_call
    NONE) (= permit_version OLD) (= approved false) (= running NONE) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit Int)
    (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (or (= state NO_TURN)
    (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state VALIDATING_ACTION) (= state
    AWAITING_APPROVAL) (= state ACTION_ALLOWED) (= state BLOCKED)) (or (= call NONE) (= call SELECT_FIRST) (= call
    SELECT_SECOND) (= call SELECT_UNKNOWN) (= call READ) (= call WRITE_ALPHA) (= call WRITE_BETA) (= call DELETE) (=
    call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (or (= alpha OLD) (= alpha NEW)) (or (= beta OLD) (= beta NEW)) (or (=
    intent NONE) (= intent FIRST) (= intent SECOND)) (or (= pending NONE) (= pending WRITE_ALPHA) (= pending
    WRITE_BETA)) (or (= base OLD) (= base NEW)) (or (= permit NONE) (= permit GRANTED) (= permit RUNNING) (= permit
    DONE) (= permit FAILED) (= permit STALE)) (or (= permit_call NONE) (= permit_call WRITE_ALPHA) (= permit_call
    WRITE_BETA)) (or (= permit_version OLD) (= permit_version NEW)) (or (= running NONE) (= running WRITE_ALPHA) (=
    running WRITE_BETA)) (or (= last no_event) (= last USER_REQUEST) (= last TURN_ENDED) (= last
    SELECT_ACTIVE_INTENT_VALID) (= last INTENT_UNKNOWN) (= last CALL_DENIED) (= last FILE_READ) (= last
    SAFE_COMMAND_RUN) (= last WRITE_REQUESTED) (= last APPROVAL_GRANTED) (= last APPROVAL_REFUSED) (= last
    SELECTION_TIMED_OUT) (= last WRITE_FILE_VALIDATED) (= last APPROVAL_REQUESTED) (= last SCOPE_VIOLATED) (= last
    STALE_FILE_DETECTED) (= last APPROVAL_TIMED_OUT) (= last WRITE_STARTED) (= last WRITE_DONE) (= last WRITE_BROKEN)
    (= last WRITE_LOST) (= last WRITE_FILE_SUCCEEDED) (= last WRITE_FAILED) (= last CONTEXT_NOT_LOADED) (= last
    INTERNAL_ERROR) (= last SELECTION_OF_FIRST_CHOSEN) (= last SELECTION_OF_SECOND_CHOSEN) (= last
    SELECTION_OF_UNKNOWN_CHOSEN) (= last READ_CHOSEN) (= last WRITE_TO_ALPHA_CHOSEN) (= last WRITE_TO_BETA_CHOSEN) (=
    last DELETION_CHOSEN) (= last SAFE_COMMAND_CHOSEN) (= last UNSAFE_COMMAND_CHOSEN) (= last ALPHA_CHANGED) (= last
    BETA_CHANGED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit Int)
    (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int) (call_next Int)
    (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next Int)
    (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int)) Bool
    (and (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next intent) (=
    pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next no_event)))

; USER_REQUEST (input): NO_TURN -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018]
(define-fun step_USER_REQUEST ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state NO_TURN) (= state_next AWAITING_INTENT_SELECTION) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next USER_REQUEST)))

; TURN_ENDED (input): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, BLOCKED -> NO_TURN [TURN-004]
(define-fun step_TURN_ENDED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state BLOCKED)) (= state_next
    NO_TURN) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next NONE) (= pending_next pending)
    (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (= permit_version_next permit_version)
    (= approved_next approved) (= running_next running) (= last_next TURN_ENDED)))

; SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008]
(define-fun step_SELECT_ACTIVE_INTENT_VALID ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)
    (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next
    Int) (permit_next Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int)
    (last_next Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))
    (= state_next CONTEXT_LOADED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next (ite (=
    call SELECT_FIRST) FIRST SECOND)) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next SELECT_ACTIVE_INTENT_VALID)))

; CONTEXT_NOT_LOADED (fault): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019]
(define-fun step_CONTEXT_NOT_LOADED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (= state_next
    BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next intent) (= pending_next
    pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (= permit_version_next
    permit_version) (= approved_next approved) (= running_next running) (= last_next CONTEXT_NOT_LOADED)))

; INTENT_UNKNOWN (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016]
(define-fun step_INTENT_UNKNOWN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN) (= state_next BLOCKED) (= call_next call) (=
    alpha_next alpha) (= beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    permit_next permit) (= permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next
    approved) (= running_next running) (= last_next INTENT_UNKNOWN)))

; CALL_DENIED (input): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-021]
(define-fun step_CALL_DENIED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call DELETE) (= call
    SAFE_COMMAND) (= call UNSAFE_COMMAND)) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next
    beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next CALL_DENIED)))

; SELECTION_TIMED_OUT (machine): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-005, TURN-019]
(define-fun step_SELECTION_TIMED_OUT ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_INTENT_SELECTION) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next SELECTION_TIMED_OUT)))

; FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010]
(define-fun step_FILE_READ ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state CONTEXT_LOADED) (= call READ) (= state_next state) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next FILE_READ)))

; SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010]
(define-fun step_SAFE_COMMAND_RUN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (= state_next state) (= call_next call) (= alpha_next
    alpha) (= beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next
    permit) (= permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (=
    running_next running) (= last_next SAFE_COMMAND_RUN)))

; WRITE_REQUESTED (input): CONTEXT_LOADED -> VALIDATING_ACTION [TURN-010]
(define-fun step_WRITE_REQUESTED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)) (= state_next VALIDATING_ACTION)
    (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next intent) (= pending_next (ite (= call
    WRITE_ALPHA) WRITE_ALPHA WRITE_BETA)) (= base_next (ite (= call WRITE_ALPHA) alpha beta)) (= permit_next permit)
    (= permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next WRITE_REQUESTED)))

; WRITE_FILE_VALIDATED (machine): VALIDATING_ACTION -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014]
(define-fun step_WRITE_FILE_VALIDATED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state VALIDATING_ACTION) (and (= pending WRITE_ALPHA) (= base alpha)) (= state_next ACTION_ALLOWED)
    (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next intent) (= pending_next NONE) (=
    base_next OLD) (= permit_next GRANTED) (= permit_call_next WRITE_ALPHA) (= permit_version_next base) (=
    approved_next approved) (= running_next running) (= last_next WRITE_FILE_VALIDATED)))

; APPROVAL_REQUESTED (machine): VALIDATING_ACTION -> AWAITING_APPROVAL [TURN-012, TURN-013, TURN-014]
(define-fun step_APPROVAL_REQUESTED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state VALIDATING_ACTION) (and (= pending WRITE_BETA) (= intent SECOND) (= base beta)) (= state_next
    AWAITING_APPROVAL) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next intent) (=
    pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    APPROVAL_REQUESTED)))

; SCOPE_VIOLATED (machine): VALIDATING_ACTION -> BLOCKED [TURN-012, TURN-016, TURN-019]
(define-fun step_SCOPE_VIOLATED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state VALIDATING_ACTION) (and (= pending WRITE_BETA) (= intent FIRST)) (= state_next BLOCKED) (=
    call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next NONE) (= pending_next NONE) (= base_next
    OLD) (= permit_next permit) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    approved_next approved) (= running_next running) (= last_next SCOPE_VIOLATED)))

; APPROVAL_GRANTED (input): AWAITING_APPROVAL -> ACTION_ALLOWED [TURN-011, TURN-013, TURN-014]
(define-fun step_APPROVAL_GRANTED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_APPROVAL) (= base beta) (= state_next ACTION_ALLOWED) (= call_next call) (= alpha_next
    alpha) (= beta_next beta) (= intent_next intent) (= pending_next NONE) (= base_next OLD) (= permit_next GRANTED)
    (= permit_call_next WRITE_BETA) (= permit_version_next base) (= approved_next true) (= running_next running) (=
    last_next APPROVAL_GRANTED)))

; APPROVAL_REFUSED (input): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019]
(define-fun step_APPROVAL_REFUSED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_APPROVAL) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next
    beta) (= intent_next NONE) (= pending_next NONE) (= base_next OLD) (= permit_next permit) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next running) (=
    last_next APPROVAL_REFUSED)))

; APPROVAL_TIMED_OUT (machine): AWAITING_APPROVAL -> BLOCKED [TURN-013, TURN-016, TURN-019]
(define-fun step_APPROVAL_TIMED_OUT ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state AWAITING_APPROVAL) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next
    beta) (= intent_next NONE) (= pending_next NONE) (= base_next OLD) (= permit_next permit) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next running) (=
    last_next APPROVAL_TIMED_OUT)))

; STALE_FILE_DETECTED (machine): VALIDATING_ACTION, AWAITING_APPROVAL -> BLOCKED [TURN-014, TURN-016, TURN-019]
(define-fun step_STALE_FILE_DETECTED_1 ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (or (= state VALIDATING_ACTION) (= state AWAITING_APPROVAL)) (not (= base (ite (= pending WRITE_ALPHA)
    alpha beta))) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next
    NONE) (= pending_next NONE) (= base_next OLD) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    STALE_FILE_DETECTED)))

; WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
(define-fun step_WRITE_STARTED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA)
    alpha beta))) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next RUNNING) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next permit_call) (= last_next
    WRITE_STARTED)))

; WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
(define-fun step_WRITE_DONE ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta))) (= state_next state) (= call_next call) (= alpha_next (ite (= running WRITE_ALPHA) (ite (= alpha OLD) NEW
    OLD) alpha)) (= beta_next (ite (= running WRITE_BETA) (ite (= beta OLD) NEW OLD) beta)) (= intent_next intent) (=
    pending_next pending) (= base_next base) (= permit_next DONE) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next NONE) (= last_next WRITE_DONE)))

; WRITE_LOST (machine): ACTION_ALLOWED -> the same [TURN-014]
(define-fun step_WRITE_LOST ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta)))) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next STALE) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next NONE) (= last_next WRITE_LOST)))

; WRITE_BROKEN (machine): ACTION_ALLOWED -> the same [TURN-019]
(define-fun step_WRITE_BROKEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (= permit RUNNING) (= state_next state) (= call_next call) (= alpha_next alpha)
    (= beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next FAILED) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    NONE) (= last_next WRITE_BROKEN)))

; WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
(define-fun step_WRITE_FILE_SUCCEEDED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (= permit DONE) (= state_next CONTEXT_LOADED) (= call_next call) (= alpha_next
    alpha) (= beta_next beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next NONE)
    (= permit_call_next NONE) (= permit_version_next OLD) (= approved_next false) (= running_next running) (=
    last_next WRITE_FILE_SUCCEEDED)))

; STALE_FILE_DETECTED (machine): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019]
(define-fun step_STALE_FILE_DETECTED_2 ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta))))) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= intent_next NONE) (= pending_next pending) (= base_next base) (= permit_next NONE) (=
    permit_call_next NONE) (= permit_version_next OLD) (= approved_next false) (= running_next running) (= last_next
    STALE_FILE_DETECTED)))

; WRITE_FAILED (machine): ACTION_ALLOWED -> BLOCKED [TURN-019]
(define-fun step_WRITE_FAILED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state ACTION_ALLOWED) (= permit FAILED) (= state_next BLOCKED) (= call_next call) (= alpha_next
    alpha) (= beta_next beta) (= intent_next NONE) (= pending_next pending) (= base_next base) (= permit_next NONE) (=
    permit_call_next NONE) (= permit_version_next OLD) (= approved_next false) (= running_next running) (= last_next
    WRITE_FAILED)))

; INTERNAL_ERROR (fault): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, VALIDATING_ACTION, AWAITING_APPROVAL,
; ACTION_ALLOWED, BLOCKED -> BLOCKED [TURN-019]
(define-fun step_INTERNAL_ERROR ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state VALIDATING_ACTION) (= state
    AWAITING_APPROVAL) (= state ACTION_ALLOWED) (= state BLOCKED)) (not (= permit RUNNING)) (= state_next BLOCKED) (=
    call_next call) (= alpha_next alpha) (= beta_next beta) (= intent_next NONE) (= pending_next NONE) (= base_next
    OLD) (= permit_next NONE) (= permit_call_next NONE) (= permit_version_next OLD) (= approved_next false) (=
    running_next running) (= last_next INTERNAL_ERROR)))

; SELECTION_OF_FIRST_CHOSEN (environment)
(define-fun step_SELECTION_OF_FIRST_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)
    (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next
    Int) (permit_next Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_FIRST) (= alpha_next alpha) (= beta_next beta)
    (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next running) (=
    last_next SELECTION_OF_FIRST_CHOSEN)))

; SELECTION_OF_SECOND_CHOSEN (environment)
(define-fun step_SELECTION_OF_SECOND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)
    (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next
    Int) (permit_next Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_SECOND) (= alpha_next alpha) (= beta_next
    beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next SELECTION_OF_SECOND_CHOSEN)))

; SELECTION_OF_UNKNOWN_CHOSEN (environment)
(define-fun step_SELECTION_OF_UNKNOWN_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)
    (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next
    Int) (permit_next Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_UNKNOWN) (= alpha_next alpha) (= beta_next
    beta) (= intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next
    running) (= last_next SELECTION_OF_UNKNOWN_CHOSEN)))

; READ_CHOSEN (environment)
(define-fun step_READ_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next READ) (= alpha_next alpha) (= beta_next beta) (= intent_next intent)
    (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    READ_CHOSEN)))

; WRITE_TO_ALPHA_CHOSEN (environment)
(define-fun step_WRITE_TO_ALPHA_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next WRITE_ALPHA) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    WRITE_TO_ALPHA_CHOSEN)))

; WRITE_TO_BETA_CHOSEN (environment)
(define-fun step_WRITE_TO_BETA_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next WRITE_BETA) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    WRITE_TO_BETA_CHOSEN)))

; DELETION_CHOSEN (environment)
(define-fun step_DELETION_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next DELETE) (= alpha_next alpha) (= beta_next beta) (= intent_next intent)
    (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    DELETION_CHOSEN)))

; SAFE_COMMAND_CHOSEN (environment)
(define-fun step_SAFE_COMMAND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next SAFE_COMMAND) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    SAFE_COMMAND_CHOSEN)))

; UNSAFE_COMMAND_CHOSEN (environment)
(define-fun step_UNSAFE_COMMAND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next UNSAFE_COMMAND) (= alpha_next alpha) (= beta_next beta) (= intent_next
    intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= approved_next approved) (= running_next running) (= last_next
    UNSAFE_COMMAND_CHOSEN)))

; ALPHA_CHANGED (environment)
(define-fun step_ALPHA_CHANGED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next call) (= alpha_next (ite (= alpha OLD) NEW OLD)) (= beta_next beta) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next running) (=
    last_next ALPHA_CHANGED)))

; BETA_CHANGED (environment)
(define-fun step_BETA_CHANGED ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int)
    (call_next Int) (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next
    Int) (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int))
    Bool (and (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next (ite (= beta OLD) NEW OLD)) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= permit_next permit) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= approved_next approved) (= running_next running) (=
    last_next BETA_CHANGED)))

(define-fun trans ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit Int)
    (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int) (state_next Int) (call_next Int)
    (alpha_next Int) (beta_next Int) (intent_next Int) (pending_next Int) (base_next Int) (permit_next Int)
    (permit_call_next Int) (permit_version_next Int) (approved_next Bool) (running_next Int) (last_next Int)) Bool (or
    (stutter state call alpha beta intent pending base permit permit_call permit_version approved running last
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (step_USER_REQUEST state call alpha beta intent pending
    base permit permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_TURN_ENDED state call alpha beta intent pending base permit permit_call permit_version approved running last
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (step_SELECT_ACTIVE_INTENT_VALID state call alpha beta
    intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_CONTEXT_NOT_LOADED state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (step_INTENT_UNKNOWN state
    call alpha beta intent pending base permit permit_call permit_version approved running last state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_CALL_DENIED state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_SELECTION_TIMED_OUT state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_FILE_READ state call alpha beta
    intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_SAFE_COMMAND_RUN state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (step_WRITE_REQUESTED state
    call alpha beta intent pending base permit permit_call permit_version approved running last state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_WRITE_FILE_VALIDATED state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_APPROVAL_REQUESTED state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_SCOPE_VIOLATED state call alpha
    beta intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_APPROVAL_GRANTED state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (step_APPROVAL_REFUSED
    state call alpha beta intent pending base permit permit_call permit_version approved running last state_next
    call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_APPROVAL_TIMED_OUT state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_STALE_FILE_DETECTED_1 state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_WRITE_STARTED state call alpha
    beta intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_WRITE_DONE state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (step_WRITE_LOST state call
    alpha beta intent pending base permit permit_call permit_version approved running last state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_WRITE_BROKEN state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_WRITE_FILE_SUCCEEDED state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_STALE_FILE_DETECTED_2 state call
    alpha beta intent pending base permit permit_call permit_version approved running last state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_WRITE_FAILED state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_INTERNAL_ERROR state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (step_SELECTION_OF_FIRST_CHOSEN state call alpha beta
    intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_SELECTION_OF_SECOND_CHOSEN state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_SELECTION_OF_UNKNOWN_CHOSEN state call alpha beta intent pending base permit permit_call permit_version
    approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_READ_CHOSEN state call alpha beta
    intent pending base permit permit_call permit_version approved running last state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next) (step_WRITE_TO_ALPHA_CHOSEN state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (step_WRITE_TO_BETA_CHOSEN
    state call alpha beta intent pending base permit permit_call permit_version approved running last state_next
    call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_DELETION_CHOSEN state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_SAFE_COMMAND_CHOSEN state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (step_UNSAFE_COMMAND_CHOSEN state call
    alpha beta intent pending base permit permit_call permit_version approved running last state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next) (step_ALPHA_CHANGED state call alpha beta intent pending base permit
    permit_call permit_version approved running last state_next call_next alpha_next beta_next intent_next
    pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next last_next)
    (step_BETA_CHANGED state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next)))

; requests-begin-by-selecting [TURN-004, TURN-018]: As long as no turn is under way, a user's request is
; accepted, and it begins in AWAITING_INTENT_SELECTION. (expected: holds)
(define-fun requests_begin_by_selecting ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and
    (=> (= state NO_TURN) (= state NO_TURN)) (=> (= state NO_TURN) (= state NO_TURN)) (=> (= last USER_REQUEST) (=
    state AWAITING_INTENT_SELECTION))))

; awaiting-only-by-requests [TURN-004]: AWAITING_INTENT_SELECTION is entered by a user's request and by nothing
; else. (expected: holds)
(define-fun awaiting_only_by_requests ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=> (not
    (= state AWAITING_INTENT_SELECTION)) (not (or (not (=> (= state AWAITING_INTENT_SELECTION) false)) (and (= state
    CONTEXT_LOADED) (= call READ) (not (=> (= state AWAITING_INTENT_SELECTION) false))) (and (= state CONTEXT_LOADED)
    (= call SAFE_COMMAND) (not (=> (= state AWAITING_INTENT_SELECTION) false))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state
    AWAITING_INTENT_SELECTION) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (=
    running WRITE_ALPHA) alpha beta)) (not (=> (= state AWAITING_INTENT_SELECTION) false))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=> (=
    state AWAITING_INTENT_SELECTION) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=> (= state
    AWAITING_INTENT_SELECTION) false)))))))

; turns-begin-clean [TURN-001, TURN-004]: Outside a turn, no data of an earlier turn is left. (expected: holds)
(define-fun turns_begin_clean ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=> (= state
    NO_TURN) (and (= intent NONE) (= pending NONE) (= base OLD) (= permit NONE) (= permit_call NONE) (= permit_version
    OLD) (not approved) (= running NONE))))

; data-belongs-to-its-state [TURN-002, TURN-011, TURN-017]: There is an active intent from CONTEXT_LOADED to
; ACTION_ALLOWED, a pending write while it is validated, a permit exactly in ACTION_ALLOWED, and a running tool
; exactly while its permit is in use. (expected: holds)
(define-fun data_belongs_to_its_state ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=
    (not (= intent NONE)) (or (= state CONTEXT_LOADED) (= state VALIDATING_ACTION) (= state AWAITING_APPROVAL) (=
    state ACTION_ALLOWED))) (= (not (= pending NONE)) (or (= state VALIDATING_ACTION) (= state AWAITING_APPROVAL)))
    (or (not (= pending NONE)) (= base OLD)) (= (not (= permit NONE)) (= state ACTION_ALLOWED)) (= (not (= permit_call
    NONE)) (= state ACTION_ALLOWED)) (or (= state ACTION_ALLOWED) (and (= permit_version OLD) (not approved))) (= (not
    (= running NONE)) (= permit RUNNING))))

; validated-writes-finish [TURN-018]: A write that was allowed continues until it succeeds or ends in an error,
; and no other request interrupts it. (expected: holds)
; No question about validated-writes-finish: AG (ACTION_ALLOWED -> A[ACTION_ALLOWED W (WRITE_FILE_SUCCEEDED or
; BLOCKED)]): it is about whole paths

; blocked-can-be-left [TURN-004]: From every state, BLOCKED included, the machine can reach the acceptance of a
; request and a successful write. (expected: holds)
; No question about blocked-can-be-left-1: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over
; all paths and over some path, which LTL cannot express

; blocked-can-be-left [TURN-004]: From every state, BLOCKED included, the machine can reach the acceptance of a
; request and a successful write. (expected: holds)
; No question about blocked-can-be-left-2: AG (EF USER_REQUEST and EF WRITE_FILE_SUCCEEDED): it quantifies over
; all paths and over some path, which LTL cannot express

; only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the only accepted call of
; the agent is the selection of an intent; every other call is refused or blocks the turn. (expected: holds)
(define-fun only_selection_while_awaiting ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=>
    (= state AWAITING_INTENT_SELECTION) (and (not (and (= state CONTEXT_LOADED) (= call READ))) (not (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND))) (not (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call
    WRITE_BETA)))) (not (or (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED) (= state NO_TURN))) (and (=
    state CONTEXT_LOADED) (= call READ) (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED) (= state
    NO_TURN)))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (or (= state AWAITING_INTENT_SELECTION) (=
    state BLOCKED) (= state NO_TURN)))) (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)))
    (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha)) (and (= state VALIDATING_ACTION) (=
    pending WRITE_BETA) (= intent SECOND) (= base beta)) (and (= state AWAITING_APPROVAL) (= base beta)) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (=
    state AWAITING_INTENT_SELECTION) (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= state AWAITING_INTENT_SELECTION)
    (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta))) (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED) (= state
    NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (or (= state AWAITING_INTENT_SELECTION) (= state
    BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit DONE)))))))

; selected-is-active [TURN-005, TURN-008]: The intent that the agent selects is the active one from then on.
; (expected: holds)
(define-fun selected_is_active ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=> (=
    call SELECT_FIRST) (not (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))
    (not (= (ite (= call SELECT_FIRST) FIRST SECOND) FIRST))))) (=> (= call SELECT_SECOND) (not (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= (ite (= call SELECT_FIRST)
    FIRST SECOND) SECOND))))) (=> (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call
    SELECT_SECOND))) (or (= call SELECT_FIRST) (= call SELECT_SECOND)))))

; destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021]: In AWAITING_INTENT_SELECTION, a
; call that writes, deletes or runs a command is denied, and the turn is blocked. (expected: holds)
; No question about destructive-calls-are-denied-without-an-intent: AG ((AWAITING_INTENT_SELECTION and (call ==
; WRITE_ALPHA or call == WRITE_BETA or call == DELETE or call == SAFE_COMMAND or call == UNSAFE_COMMAND)) ->
; enabled(CALL_DENIED)) and AG (CALL_DENIED -> BLOCKED): it is about whole paths

; selection-is-made-or-given-up [TURN-005]: A turn does not wait for ever for the agent to select an intent: the
; agent selects one, or the turn is blocked or ended, provided that the deadline passes. (expected: holds)
; No question about selection-is-made-or-given-up: AG AF not AWAITING_INTENT_SELECTION: it is about whole paths

; calls-with-a-context [TURN-010, TURN-015]: In CONTEXT_LOADED, and only there, files can be read, safe commands
; run, and writes requested. (expected: holds)
(define-fun calls_with_a_context ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=> (or
    (and (= state CONTEXT_LOADED) (= call READ)) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND)) (and (= state
    CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)))) (= state CONTEXT_LOADED)) (=> (= state
    CONTEXT_LOADED) (and (=> (= call READ) (and (= state CONTEXT_LOADED) (= call READ))) (=> (= call SAFE_COMMAND)
    (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND))) (=> (or (= call WRITE_ALPHA) (= call WRITE_BETA)) (and (=
    state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA))))))))

; deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020]: A call to delete a file and an
; unsafe command are refused, unless they block the turn. (expected: holds)
(define-fun deletions_and_unsafe_commands_are_refused ((state Int) (call Int) (alpha Int) (beta Int) (intent Int)
    (pending Int) (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last
    Int)) Bool (=> (and (or (= call DELETE) (= call UNSAFE_COMMAND)) (not (= state AWAITING_INTENT_SELECTION))) (not
    (or (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state
    CONTEXT_LOADED) (= call READ)) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND)) (and (= state CONTEXT_LOADED)
    (or (= call WRITE_ALPHA) (= call WRITE_BETA)))))))

; requested-is-what-is-called [TURN-010, TURN-014]: A request is for the agent's call and is based on the
; present content of the file. (expected: holds)
(define-fun requested_is_what_is_called ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and
    (=> (= call WRITE_ALPHA) (not (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)) (not
    (and (= (ite (= call WRITE_ALPHA) WRITE_ALPHA WRITE_BETA) WRITE_ALPHA) (= (ite (= call WRITE_ALPHA) alpha beta)
    alpha)))))) (=> (= call WRITE_BETA) (not (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call
    WRITE_BETA)) (not (and (= (ite (= call WRITE_ALPHA) WRITE_ALPHA WRITE_BETA) WRITE_BETA) (= (ite (= call
    WRITE_ALPHA) alpha beta) beta))))))))

; writes-lead-there-and-back [TURN-011, TURN-018]: Each stage of a write leads to the next one, its success back
; to CONTEXT_LOADED, the end of a turn to NO_TURN. (expected: holds)
(define-fun writes_lead_there_and_back ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=>
    (or (= last WRITE_FILE_VALIDATED) (= last APPROVAL_GRANTED)) (= state ACTION_ALLOWED)) (=> (= last
    APPROVAL_REQUESTED) (= state AWAITING_APPROVAL)) (=> (= last WRITE_REQUESTED) (= state VALIDATING_ACTION)) (=> (=
    last WRITE_FILE_SUCCEEDED) (= state CONTEXT_LOADED)) (=> (= last TURN_ENDED) (= state NO_TURN))))

; allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was validated
; or, after validation, approved. (expected: holds)
(define-fun allowed_only_when_validated ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=>
    (not (= state ACTION_ALLOWED)) (not (or (not (=> (= state ACTION_ALLOWED) false)) (and (= state CONTEXT_LOADED) (=
    call READ) (not (=> (= state ACTION_ALLOWED) false))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=>
    (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED)
    false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta))) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=>
    (= state ACTION_ALLOWED) false)))))))

; validated-within-scope-and-up-to-date [TURN-001, TURN-011, TURN-012, TURN-013, TURN-014]: A write is allowed
; only if its target is in the scope of the active intent and its file still has the version on which the write
; is based; a write to BETA is never allowed without approval. (expected: holds)
(define-fun validated_within_scope_and_up_to_date ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending
    Int) (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool
    (=> (or (and (= state VALIDATING_ACTION) (and (= pending WRITE_ALPHA) (= base alpha))) (and (= state
    AWAITING_APPROVAL) (= base beta))) (or (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha)
    (not (= intent NONE))) (and (= state AWAITING_APPROVAL) (= pending WRITE_BETA) (= base beta) (= intent SECOND)))))

; permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the tool, the target and the
; version of the validated write, under the same intent. (expected: holds)
(define-fun permit_is_what_was_validated ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and
    (=> (= pending WRITE_ALPHA) (not (or (not (=> (= state ACTION_ALLOWED) (and (= permit_call WRITE_ALPHA) (= permit
    GRANTED)))) (and (= state CONTEXT_LOADED) (= call READ) (not (=> (= state ACTION_ALLOWED) (and (= permit_call
    WRITE_ALPHA) (= permit GRANTED))))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=> (= state
    ACTION_ALLOWED) (and (= permit_call WRITE_ALPHA) (= permit GRANTED))))) (and (= state AWAITING_APPROVAL) (= base
    beta)) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha
    beta)) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED) false))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=> (=
    state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=> (= state ACTION_ALLOWED)
    false)))))) (=> (= pending WRITE_BETA) (not (or (not (=> (= state ACTION_ALLOWED) (and (= permit_call WRITE_BETA)
    (= permit GRANTED)))) (and (= state CONTEXT_LOADED) (= call READ) (not (=> (= state ACTION_ALLOWED) (and (=
    permit_call WRITE_BETA) (= permit GRANTED))))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=> (=
    state ACTION_ALLOWED) (and (= permit_call WRITE_BETA) (= permit GRANTED))))) (and (= state VALIDATING_ACTION) (=
    pending WRITE_ALPHA) (= base alpha)) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED)
    false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta))) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=>
    (= state ACTION_ALLOWED) false)))))) (=> (= base NEW) (not (or (not (=> (= state ACTION_ALLOWED) (= permit_version
    NEW))) (and (= state CONTEXT_LOADED) (= call READ) (not (=> (= state ACTION_ALLOWED) (= permit_version NEW))))
    (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=> (= state ACTION_ALLOWED) (= permit_version NEW))))
    (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha) (not (= base NEW))) (and (= state
    AWAITING_APPROVAL) (= base beta) (not (= base NEW))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (=
    permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED) (= permit_version
    NEW)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta)) (not (=> (= state ACTION_ALLOWED) (= permit_version NEW)))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=> (= state ACTION_ALLOWED) (=
    permit_version NEW)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=> (= state ACTION_ALLOWED) (=
    permit_version NEW))))))) (=> (and (not (= pending NONE)) (= base OLD)) (not (or (not (= permit_version OLD)) (and
    (= state NO_TURN) (not (= permit_version OLD))) (and (or (= state AWAITING_INTENT_SELECTION) (= state
    CONTEXT_LOADED) (= state BLOCKED)) (not (= permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION) (or (=
    call SELECT_FIRST) (= call SELECT_SECOND)) (not (= permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION)
    (= call SELECT_UNKNOWN) (not (= permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (not (=
    permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION) (not (= permit_version OLD))) (and (= state
    CONTEXT_LOADED) (= call READ) (not (= permit_version OLD))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND)
    (not (= permit_version OLD))) (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)) (not (=
    permit_version OLD))) (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha) (not (= base OLD)))
    (and (= state VALIDATING_ACTION) (= pending WRITE_BETA) (= intent SECOND) (= base beta) (not (= permit_version
    OLD))) (and (= state VALIDATING_ACTION) (= pending WRITE_BETA) (= intent FIRST) (not (= permit_version OLD))) (and
    (= state AWAITING_APPROVAL) (= base beta) (not (= base OLD))) (and (= state AWAITING_APPROVAL) (not (=
    permit_version OLD))) (and (or (= state VALIDATING_ACTION) (= state AWAITING_APPROVAL)) (not (= base (ite (=
    pending WRITE_ALPHA) alpha beta))) (not (= permit_version OLD))) (and (= state ACTION_ALLOWED) (= permit GRANTED)
    (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= permit_version OLD))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (=
    permit_version OLD))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (= permit_version OLD))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version OLD)))))) (=> (= intent FIRST) (not (or (not (or (= intent FIRST) (= state BLOCKED) (= state
    NO_TURN))) (and (= state NO_TURN) (not (= intent FIRST))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND)) (not (= (ite (= call SELECT_FIRST) FIRST SECOND) FIRST))) (and (= state
    CONTEXT_LOADED) (= call READ) (not (or (= intent FIRST) (= state BLOCKED) (= state NO_TURN)))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (or (= intent FIRST) (= state BLOCKED) (= state NO_TURN)))) (and (=
    state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)) (not (= intent FIRST))) (and (= state
    VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha) (not (= intent FIRST))) (and (= state VALIDATING_ACTION)
    (= pending WRITE_BETA) (= intent SECOND) (= base beta) (not (= intent FIRST))) (and (= state AWAITING_APPROVAL) (=
    base beta) (not (= intent FIRST))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (or (= intent FIRST) (= state BLOCKED) (= state NO_TURN)))) (and (=
    state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (=
    intent FIRST) (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (or (= intent FIRST) (= state BLOCKED) (= state
    NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (or (= intent FIRST) (= state BLOCKED) (= state
    NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= intent FIRST)))))) (=> (= intent SECOND) (not
    (or (not (or (= intent SECOND) (= state BLOCKED) (= state NO_TURN))) (and (= state NO_TURN) (not (= intent
    SECOND))) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= (ite
    (= call SELECT_FIRST) FIRST SECOND) SECOND))) (and (= state CONTEXT_LOADED) (= call READ) (not (or (= intent
    SECOND) (= state BLOCKED) (= state NO_TURN)))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (or (=
    intent SECOND) (= state BLOCKED) (= state NO_TURN)))) (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (=
    call WRITE_BETA)) (not (= intent SECOND))) (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha)
    (not (= intent SECOND))) (and (= state VALIDATING_ACTION) (= pending WRITE_BETA) (= intent SECOND) (= base beta)
    (not (= intent SECOND))) (and (= state AWAITING_APPROVAL) (= base beta) (not (= intent SECOND))) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (=
    intent SECOND) (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= intent SECOND) (= state BLOCKED) (= state
    NO_TURN)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta))) (not (or (= intent SECOND) (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (not (or (= intent SECOND) (= state BLOCKED) (= state NO_TURN)))) (and (= state ACTION_ALLOWED) (=
    permit DONE) (not (= intent SECOND))))))))

; execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020]: A tool starts
; only with a permit that has not been used, whose target is within the scope of the active intent, that has a
; person's approval if it needs one, and whose version the file still has. (expected: holds)
(define-fun execution_needs_a_permit ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=> (and
    (= state ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))
    (and (= state ACTION_ALLOWED) (= permit GRANTED) (not (= intent NONE)) (or (= permit_call WRITE_ALPHA) (and (=
    permit_call WRITE_BETA) (= intent SECOND) approved)) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha
    beta)))))

; execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015]: A running tool does what its permit covers, to
; the permitted target, whatever the agent calls meanwhile. (expected: holds)
(define-fun execution_is_what_is_permitted ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (or
    (= running NONE) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= running permit_call))))

; permits-are-used-once [TURN-011, TURN-015]: Between two starts of a tool, ACTION_ALLOWED is always entered
; anew. (expected: holds)
; No question about permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W (WRITE_FILE_VALIDATED
; or APPROVAL_GRANTED)]): the target has no next-state operator

; write-takes-effect-on-the-permitted-version [TURN-014, TURN-015]: A file is written only by the running tool,
; and only if it still has the permitted version. (expected: holds)
(define-fun write_takes_effect_on_the_permitted_version ((state Int) (call Int) (alpha Int) (beta Int) (intent Int)
    (pending Int) (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last
    Int)) Bool (=> (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta)))) (and (= state ACTION_ALLOWED) (not (= running NONE)) (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta)))))

; success-only-when-done [TURN-018]: The machine returns from ACTION_ALLOWED to CONTEXT_LOADED only if the tool
; has done its write. (expected: holds)
(define-fun success_only_when_done ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=> (and
    (= state ACTION_ALLOWED) (= permit DONE)) (and (= state ACTION_ALLOWED) (= permit DONE))))

; no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
; intent is selected. (expected: holds)
; No question about no-execution-before-an-intent-1: A[not (WRITE_STARTED or SAFE_COMMAND_RUN or FILE_READ) W
; SELECT_ACTIVE_INTENT_VALID] and AG (USER_REQUEST -> A[not (WRITE_STARTED or SAFE_COMMAND_RUN or FILE_READ) W
; SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; no-execution-before-an-intent [TURN-001, TURN-002]: In every turn, no write, command or read happens before an
; intent is selected. (expected: holds)
; No question about no-execution-before-an-intent-2: A[not (WRITE_STARTED or SAFE_COMMAND_RUN or FILE_READ) W
; SELECT_ACTIVE_INTENT_VALID] and AG (USER_REQUEST -> A[not (WRITE_STARTED or SAFE_COMMAND_RUN or FILE_READ) W
; SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
; holds)
(define-fun the_invariant ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit
    Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (or (= running NONE) (=
    state CONTEXT_LOADED) (= state ACTION_ALLOWED)))

; errors-block [TURN-016, TURN-019]: During a turn, an error can strike in every state unless a tool runs, and
; every error leads to BLOCKED at once. (expected: holds)
(define-fun errors_block ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int) (permit
    Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (or (= state
    NO_TURN) (= permit RUNNING) (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state
    VALIDATING_ACTION) (= state AWAITING_APPROVAL) (= state ACTION_ALLOWED) (= state BLOCKED)) (not (= permit
    RUNNING)))) (=> (or (= last INTENT_UNKNOWN) (= last CALL_DENIED) (= last CONTEXT_NOT_LOADED) (= last
    SELECTION_TIMED_OUT) (= last SCOPE_VIOLATED) (= last STALE_FILE_DETECTED) (= last APPROVAL_REFUSED) (= last
    APPROVAL_TIMED_OUT) (= last WRITE_FAILED) (= last INTERNAL_ERROR)) (= state BLOCKED))))

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
; holds)
; No question about causes-can-occur-1: EF INTENT_UNKNOWN and EF SCOPE_VIOLATED and EF STALE_FILE_DETECTED and
; EF APPROVAL_REFUSED and EF CALL_DENIED: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
; holds)
; No question about causes-can-occur-2: EF INTENT_UNKNOWN and EF SCOPE_VIOLATED and EF STALE_FILE_DETECTED and
; EF APPROVAL_REFUSED and EF CALL_DENIED: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
; holds)
; No question about causes-can-occur-3: EF INTENT_UNKNOWN and EF SCOPE_VIOLATED and EF STALE_FILE_DETECTED and
; EF APPROVAL_REFUSED and EF CALL_DENIED: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
; holds)
; No question about causes-can-occur-4: EF INTENT_UNKNOWN and EF SCOPE_VIOLATED and EF STALE_FILE_DETECTED and
; EF APPROVAL_REFUSED and EF CALL_DENIED: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn. (expected:
; holds)
; No question about causes-can-occur-5: EF INTENT_UNKNOWN and EF SCOPE_VIOLATED and EF STALE_FILE_DETECTED and
; EF APPROVAL_REFUSED and EF CALL_DENIED: it is about whole paths

; running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
; until the tool has stopped. (expected: holds)
; No question about running-tools-are-not-abandoned: AG (WRITE_STARTED -> A[ACTION_ALLOWED W (WRITE_DONE or
; WRITE_BROKEN or WRITE_LOST)]): it is about whole paths

; blocked-does-nothing [TURN-017]: In BLOCKED, only the end of the turn and further errors are accepted.
; (expected: holds)
(define-fun blocked_does_nothing ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (=> (= state
    BLOCKED) (and (= running NONE) (not (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call
    SELECT_SECOND)))) (not (and (= state CONTEXT_LOADED) (= call READ))) (not (and (= state CONTEXT_LOADED) (= call
    SAFE_COMMAND))) (not (and (= state CONTEXT_LOADED) (or (= call WRITE_ALPHA) (= call WRITE_BETA)))) (not (and (=
    state ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))))
    (not (or (not (= state BLOCKED)) (= state NO_TURN) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= state BLOCKED))) (and
    (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state BLOCKED))) (and (= state CONTEXT_LOADED) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA))) (and (= state VALIDATING_ACTION) (= pending WRITE_ALPHA) (= base alpha)) (and
    (= state VALIDATING_ACTION) (= pending WRITE_BETA) (= intent SECOND) (= base beta)) (and (= state
    AWAITING_APPROVAL) (= base beta)) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= state BLOCKED))) (and (=
    state ACTION_ALLOWED) (= permit RUNNING) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit
    DONE)))))))

; write-changes-its-target-alone [TURN-014]: A finished write has changed its target file and no other.
; (expected: holds)
; No question about write-changes-its-target-alone: AG (running == WRITE_ALPHA -> ((alpha == OLD -> AX
; (WRITE_DONE -> alpha == NEW)) and (alpha == NEW -> AX (WRITE_DONE -> alpha == OLD)) and (beta == OLD -> AX
; (WRITE_DONE -> beta == OLD)) and (beta == NEW -> AX (WRITE_DONE -> beta == NEW)))) and AG (running ==
; WRITE_BETA -> ((beta == OLD -> AX (WRITE_DONE -> beta == NEW)) and (beta == NEW -> AX (WRITE_DONE -> beta ==
; OLD)) and (alpha == OLD -> AX (WRITE_DONE -> alpha == OLD)) and (alpha == NEW -> AX (WRITE_DONE -> alpha ==
; NEW)))): it is about whole paths

; files-change-on-their-own [TURN-014]: Others can change both files, back and forth, in every state of the
; machine. (expected: holds)
(define-fun files_change_on_their_own ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=>
    (= alpha OLD) (= (ite (= alpha OLD) NEW OLD) NEW)) (=> (= alpha NEW) (= (ite (= alpha OLD) NEW OLD) OLD)) (=> (=
    beta OLD) (= (ite (= beta OLD) NEW OLD) NEW)) (=> (= beta NEW) (= (ite (= beta OLD) NEW OLD) OLD))))

; ends-of-an-execution [TURN-014, TURN-018]: Each end of an execution is noted on its permit, and a write is
; lost only if its file had changed. (expected: holds)
(define-fun ends_of_an_execution ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base Int)
    (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool (and (=> (=
    last WRITE_STARTED) (= permit RUNNING)) (=> (= last WRITE_DONE) (= permit DONE)) (=> (= last WRITE_BROKEN) (=
    permit FAILED)) (=> (= last WRITE_LOST) (= permit STALE)) (=> (or (= last WRITE_DONE) (= last WRITE_BROKEN) (=
    last WRITE_LOST)) (= running NONE)) (=> (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))))) (and (not (= running NONE)) (not (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta))))) (=> (and (= state ACTION_ALLOWED) (= permit RUNNING)) (not (= running
    NONE))) (=> (= permit RUNNING) (and (and (= state ACTION_ALLOWED) (= permit RUNNING)) (or (and (= state
    ACTION_ALLOWED) (and (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)))) (and (=
    state ACTION_ALLOWED) (and (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta))))))))))

; both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
; can be written. (expected: holds)
; No question about both-files-can-be-written-1: EF (intent == FIRST and running == WRITE_ALPHA and EX
; WRITE_DONE) and EF (intent == SECOND and running == WRITE_ALPHA and EX WRITE_DONE) and EF (intent == SECOND
; and running == WRITE_BETA and EX WRITE_DONE): it is about whole paths

; both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
; can be written. (expected: holds)
; No question about both-files-can-be-written-2: EF (intent == FIRST and running == WRITE_ALPHA and EX
; WRITE_DONE) and EF (intent == SECOND and running == WRITE_ALPHA and EX WRITE_DONE) and EF (intent == SECOND
; and running == WRITE_BETA and EX WRITE_DONE): it is about whole paths

; both-files-can-be-written [TURN-010, TURN-015]: Under FIRST, ALPHA can be written; under SECOND, both files
; can be written. (expected: holds)
; No question about both-files-can-be-written-3: EF (intent == FIRST and running == WRITE_ALPHA and EX
; WRITE_DONE) and EF (intent == SECOND and running == WRITE_ALPHA and EX WRITE_DONE) and EF (intent == SECOND
; and running == WRITE_BETA and EX WRITE_DONE): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-1: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-2: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-3: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-4: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-5: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-6: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-7: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-8: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-9: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == DELETE) and EF (AWAITING_INTENT_SELECTION and call ==
; SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call == UNSAFE_COMMAND): it is about whole paths

; errors-are-real [TURN-012, TURN-013, TURN-014, TURN-016]: A turn is blocked for an unknown intent, a missing
; intent, a target out of scope or a changed file only if that is the case, and a person is asked only about a
; write that is in scope and up to date. (expected: holds)
; No question about errors-are-real: AG (enabled(INTENT_UNKNOWN) -> call == SELECT_UNKNOWN) and AG
; (enabled(CONTEXT_NOT_LOADED) -> enabled(SELECT_ACTIVE_INTENT_VALID)) and AG
; (enabled(SELECT_ACTIVE_INTENT_VALID) -> enabled(CONTEXT_NOT_LOADED)) and AG (enabled(CALL_DENIED) -> (call ==
; WRITE_ALPHA or call == WRITE_BETA or call == DELETE or call == SAFE_COMMAND or call == UNSAFE_COMMAND)) and AG
; (enabled(SCOPE_VIOLATED) -> (pending == WRITE_BETA and intent == FIRST)) and AG ((enabled(STALE_FILE_DETECTED)
; and pending != NONE) -> base != (alpha if pending == WRITE_ALPHA else beta)) and AG
; (enabled(APPROVAL_REQUESTED) -> (pending == WRITE_BETA and intent == SECOND and base == beta)) and AG
; ((AWAITING_APPROVAL and base == beta) -> enabled(APPROVAL_GRANTED)): it is about whole paths

; waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, provided that the deadline
; passes. (expected: holds)
; No question about waiting-for-a-person-ends: AG AF not AWAITING_APPROVAL: it is about whole paths

; validation-ends [TURN-011, TURN-018]: A requested write is eventually allowed or blocked, provided that the
; machine keeps working. Reading can no longer delay it. (expected: holds)
; No question about validation-ends: AG (WRITE_REQUESTED -> AF (ACTION_ALLOWED or BLOCKED)): it is about whole
; paths

; comes-to-rest [TURN-018]: From every state, the machine comes to rest in a state that waits for the user, for
; the agent or for the end of the turn, provided that it keeps working, the tool included. (expected: holds)
; No question about comes-to-rest: AG AF (NO_TURN or CONTEXT_LOADED or BLOCKED): it is about whole paths

; calls-come-from-outside [TURN-005, TURN-013]: The agent's next call changes only by its choices. (expected:
; holds)
(define-fun calls_come_from_outside ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool true)

; only-writes-change-files [TURN-001, TURN-002, TURN-007, TURN-014, TURN-015, TURN-020]: A file changes only
; when the tool has written it and when others change it. (expected: holds)
(define-fun only_writes_change_files ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int) (base
    Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool true)

; intents-change-by-their-events [TURN-001, TURN-006]: The active intent changes only by a selection, by the end
; of a turn and by errors. (expected: holds)
(define-fun intents_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool
    true)

; pending-writes-change-by-their-events [TURN-011, TURN-013, TURN-014]: The pending write changes only by a
; request for a write, its validation, an approval, the lack of one, and errors. (expected: holds)
(define-fun pending_writes_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending
    Int) (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool
    true)

; permits-change-by-their-events [TURN-011, TURN-012, TURN-015]: A permit, and the tool that runs under it,
; change only by validation, by an approval, by the tool and by errors. (expected: holds)
(define-fun permits_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (intent Int) (pending Int)
    (base Int) (permit Int) (permit_call Int) (permit_version Int) (approved Bool) (running Int) (last Int)) Bool
    true)

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running last
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (domain state_next call_next alpha_next beta_next
    intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next running_next
    last_next))))
(check-sat)
(pop 1)
; requests-begin-by-selecting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (requests_begin_by_selecting state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (requests_begin_by_selecting state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (requests_begin_by_selecting
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; awaiting-only-by-requests: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (awaiting_only_by_requests state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (awaiting_only_by_requests state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (awaiting_only_by_requests
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; turns-begin-clean: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (turns_begin_clean state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (turns_begin_clean state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (turns_begin_clean state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next))))
(check-sat)
(pop 1)
; data-belongs-to-its-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (data_belongs_to_its_state state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (data_belongs_to_its_state state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (data_belongs_to_its_state
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; only-selection-while-awaiting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (only_selection_while_awaiting state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (only_selection_while_awaiting state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (only_selection_while_awaiting
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; selected-is-active: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (selected_is_active state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (selected_is_active state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (selected_is_active state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next))))
(check-sat)
(pop 1)
; calls-with-a-context: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (calls_with_a_context state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (calls_with_a_context state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (calls_with_a_context state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next))))
(check-sat)
(pop 1)
; deletions-and-unsafe-commands-are-refused: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (deletions_and_unsafe_commands_are_refused state call alpha beta intent pending base permit permit_call
    permit_version approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (deletions_and_unsafe_commands_are_refused state call alpha beta intent pending base permit permit_call
    permit_version approved running last) (trans state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (not
    (deletions_and_unsafe_commands_are_refused state_next call_next alpha_next beta_next intent_next pending_next
    base_next permit_next permit_call_next permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; requested-is-what-is-called: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (requested_is_what_is_called state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (requested_is_what_is_called state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (requested_is_what_is_called
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; writes-lead-there-and-back: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (writes_lead_there_and_back state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (writes_lead_there_and_back state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (writes_lead_there_and_back
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; allowed-only-when-validated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (allowed_only_when_validated state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (allowed_only_when_validated state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (allowed_only_when_validated
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; validated-within-scope-and-up-to-date: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (validated_within_scope_and_up_to_date state call alpha beta intent pending base permit permit_call
    permit_version approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (validated_within_scope_and_up_to_date state call alpha beta intent pending base permit permit_call
    permit_version approved running last) (trans state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (not
    (validated_within_scope_and_up_to_date state_next call_next alpha_next beta_next intent_next pending_next
    base_next permit_next permit_call_next permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; permit-is-what-was-validated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (permit_is_what_was_validated state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (permit_is_what_was_validated state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (permit_is_what_was_validated
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; execution-needs-a-permit: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (execution_needs_a_permit state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (execution_needs_a_permit state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (execution_needs_a_permit
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; execution-is-what-is-permitted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (execution_is_what_is_permitted state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (execution_is_what_is_permitted state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (execution_is_what_is_permitted
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; write-takes-effect-on-the-permitted-version: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (write_takes_effect_on_the_permitted_version state call alpha beta intent pending base permit permit_call
    permit_version approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (write_takes_effect_on_the_permitted_version state call alpha beta intent pending base permit permit_call
    permit_version approved running last) (trans state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (not
    (write_takes_effect_on_the_permitted_version state_next call_next alpha_next beta_next intent_next pending_next
    base_next permit_next permit_call_next permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; success-only-when-done: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (success_only_when_done state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (success_only_when_done state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (success_only_when_done state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next))))
(check-sat)
(pop 1)
; the-invariant: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (the_invariant state call alpha beta intent pending base permit permit_call permit_version approved running
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (the_invariant state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running last
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (the_invariant state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next))))
(check-sat)
(pop 1)
; errors-block: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (errors_block state call alpha beta intent pending base permit permit_call permit_version approved running
    last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (errors_block state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running last
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (errors_block state_next call_next alpha_next
    beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next approved_next
    running_next last_next))))
(check-sat)
(pop 1)
; blocked-does-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (blocked_does_nothing state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (blocked_does_nothing state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (blocked_does_nothing state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next))))
(check-sat)
(pop 1)
; files-change-on-their-own: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (files_change_on_their_own state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (files_change_on_their_own state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (files_change_on_their_own
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; ends-of-an-execution: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (ends_of_an_execution state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (ends_of_an_execution state call alpha beta intent pending base permit permit_call permit_version approved
    running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved running
    last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next) (not (ends_of_an_execution state_next call_next
    alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next permit_version_next
    approved_next running_next last_next))))
(check-sat)
(pop 1)
; calls-come-from-outside: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (calls_come_from_outside state call alpha beta intent pending base permit permit_call permit_version approved
    running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (calls_come_from_outside state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (calls_come_from_outside
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; only-writes-change-files: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (only_writes_change_files state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (only_writes_change_files state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (only_writes_change_files
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; intents-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (intents_change_by_their_events state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (intents_change_by_their_events state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (intents_change_by_their_events
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; pending-writes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (pending_writes_change_by_their_events state call alpha beta intent pending base permit permit_call
    permit_version approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (pending_writes_change_by_their_events state call alpha beta intent pending base permit permit_call
    permit_version approved running last) (trans state call alpha beta intent pending base permit permit_call
    permit_version approved running last state_next call_next alpha_next beta_next intent_next pending_next base_next
    permit_next permit_call_next permit_version_next approved_next running_next last_next) (not
    (pending_writes_change_by_their_events state_next call_next alpha_next beta_next intent_next pending_next
    base_next permit_next permit_call_next permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
; permits-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta intent pending base permit permit_call permit_version approved running last)
    (not (permits_change_by_their_events state call alpha beta intent pending base permit permit_call permit_version
    approved running last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta intent pending base permit permit_call permit_version approved running
    last) (permits_change_by_their_events state call alpha beta intent pending base permit permit_call permit_version
    approved running last) (trans state call alpha beta intent pending base permit permit_call permit_version approved
    running last state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next
    permit_call_next permit_version_next approved_next running_next last_next) (not (permits_change_by_their_events
    state_next call_next alpha_next beta_next intent_next pending_next base_next permit_next permit_call_next
    permit_version_next approved_next running_next last_next))))
(check-sat)
(pop 1)
