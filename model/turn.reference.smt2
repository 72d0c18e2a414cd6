; Turn machine, reference: the machine turn in the profile reference, for solvers of SMT-LIB 2.6.
; It follows the document 002_4089c53b0986642f.txt, version unversioned.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun AWAITING_INTENT_SELECTION () Int 0)
(define-fun CONTEXT_LOADED () Int 1)
(define-fun ACTION_ALLOWED () Int 2)
(define-fun BLOCKED () Int 3)
(define-fun USER_REQUEST () Int 4)
(define-fun SELECT_ACTIVE_INTENT_VALID () Int 5)
(define-fun INTENT_UNKNOWN () Int 6)
(define-fun CALL_DENIED () Int 7)
(define-fun FILE_READ () Int 8)
(define-fun SAFE_COMMAND_RUN () Int 9)
(define-fun WRITE_REQUESTED () Int 10)
(define-fun WRITE_FILE_VALIDATED () Int 11)
(define-fun SCOPE_VIOLATED () Int 12)
(define-fun STALE_FILE_DETECTED () Int 13)
(define-fun APPROVAL_REFUSED () Int 14)
(define-fun DEADLINE_PASSED () Int 15)
(define-fun APPROVAL_TIMED_OUT () Int 16)
(define-fun WRITE_STARTED () Int 17)
(define-fun WRITE_DONE () Int 18)
(define-fun WRITE_BROKEN () Int 19)
(define-fun WRITE_LOST () Int 20)
(define-fun WRITE_FILE_SUCCEEDED () Int 21)
(define-fun WRITE_FAILED () Int 22)
(define-fun CONTEXT_NOT_LOADED () Int 23)
(define-fun INTERNAL_ERROR () Int 24)
(define-fun SELECTION_OF_FIRST_CHOSEN () Int 25)
(define-fun SELECTION_OF_SECOND_CHOSEN () Int 26)
(define-fun SELECTION_OF_UNKNOWN_CHOSEN () Int 27)
(define-fun READ_CHOSEN () Int 28)
(define-fun WRITE_TO_ALPHA_CHOSEN () Int 29)
(define-fun WRITE_TO_BETA_CHOSEN () Int 30)
(define-fun WRITE_TO_GAMMA_CHOSEN () Int 31)
(define-fun DELETION_CHOSEN () Int 32)
(define-fun SAFE_COMMAND_CHOSEN () Int 33)
(define-fun UNSAFE_COMMAND_CHOSEN () Int 34)
(define-fun ALPHA_CHANGED () Int 35)
(define-fun BETA_CHANGED () Int 36)
(define-fun PERSON_APPROVED () Int 37)
(define-fun PERSON_REFUSED () Int 38)
(define-fun EARLIER_APPROVAL_ARRIVED () Int 39)
(define-fun NONE () Int 40)
(define-fun SELECT_FIRST () Int 41)
(define-fun SELECT_SECOND () Int 42)
(define-fun SELECT_UNKNOWN () Int 43)
(define-fun READ () Int 44)
(define-fun WRITE_ALPHA () Int 45)
(define-fun WRITE_BETA () Int 46)
(define-fun WRITE_GAMMA () Int 47)
(define-fun DELETE () Int 48)
(define-fun SAFE_COMMAND () Int 49)
(define-fun UNSAFE_COMMAND () Int 50)
(define-fun OLD () Int 51)
(define-fun NEW () Int 52)
(define-fun GRANTED () Int 53)
(define-fun REFUSED () Int 54)
(define-fun EARLIER () Int 55)
(define-fun FIRST () Int 56)
(define-fun SECOND () Int 57)
(define-fun RUNNING () Int 58)
(define-fun DONE () Int 59)
(define-fun FAILED () Int 60)
(define-fun STALE () Int 61)
(define-fun NO_INTENT () Int 62)
(define-fun UNKNOWN_INTENT () Int 63)
(define-fun NO_CONTEXT () Int 64)
(define-fun OUT_OF_SCOPE () Int 65)
(define-fun TIMED_OUT () Int 66)
(define-fun FAULT () Int 67)
(define-fun no_event () Int 68)
(declare-const state Int)
(declare-const state_next Int)
(declare-const call Int)
(declare-const call_next Int)
(declare-const alpha Int)
(declare-const alpha_next Int)
(declare-const beta Int)
(declare-const beta_next Int)
(declare-const approval Int)
(declare-const approval_next Int)
(declare-const intent Int)
(declare-const intent_next Int)
(declare-const pending Int)
(declare-const pending_next Int)
(declare-const base Int)
(declare-const base_next Int)
(declare-const expired Bool)
(declare-const expired_next Bool)
(declare-const permit Int)
(declare-const permit_next Int)
(declare-const permit_intent Int)
(declare-const permit_intent_next Int)
(declare-const permit_call Int)
(declare-const permit_call_next Int)
(declare-const permit_version Int)
(declare-const permit_version_next Int)
(declare-const running Int)
(declare-const running_next Int)
(declare-const reason Int)
(declare-const reason_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int) (base Int)
    (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int) (reason Int)
    (last Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (= call NONE) (= alpha OLD) (= beta OLD) (= approval
    NONE) (= intent NONE) (= pending NONE) (= base OLD) (= expired false) (= permit NONE) (= permit_intent NONE) (=
    permit_call NONE) (= permit_version OLD) (= running NONE) (= reason NONE) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int) (base Int)
    (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int) (reason Int)
    (last Int)) Bool (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED) (=
    state BLOCKED)) (or (= call NONE) (= call SELECT_FIRST) (= call SELECT_SECOND) (= call SELECT_UNKNOWN) (= call
    READ) (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND)) (or (= alpha OLD) (= alpha NEW)) (or (= beta OLD) (= beta NEW)) (or (= approval NONE) (= approval
    GRANTED) (= approval REFUSED) (= approval EARLIER)) (or (= intent NONE) (= intent FIRST) (= intent SECOND)) (or (=
    pending NONE) (= pending WRITE_ALPHA) (= pending WRITE_BETA) (= pending WRITE_GAMMA)) (or (= base OLD) (= base
    NEW)) (or (= permit NONE) (= permit GRANTED) (= permit RUNNING) (= permit DONE) (= permit FAILED) (= permit
    STALE)) (or (= permit_intent NONE) (= permit_intent FIRST) (= permit_intent SECOND)) (or (= permit_call NONE) (=
    permit_call WRITE_ALPHA) (= permit_call WRITE_BETA)) (or (= permit_version OLD) (= permit_version NEW)) (or (=
    running NONE) (= running WRITE_ALPHA) (= running WRITE_BETA)) (or (= reason NONE) (= reason NO_INTENT) (= reason
    UNKNOWN_INTENT) (= reason NO_CONTEXT) (= reason OUT_OF_SCOPE) (= reason STALE) (= reason REFUSED) (= reason
    TIMED_OUT) (= reason WRITE_FAILED) (= reason FAULT)) (or (= last no_event) (= last USER_REQUEST) (= last
    SELECT_ACTIVE_INTENT_VALID) (= last INTENT_UNKNOWN) (= last CALL_DENIED) (= last FILE_READ) (= last
    SAFE_COMMAND_RUN) (= last WRITE_REQUESTED) (= last WRITE_FILE_VALIDATED) (= last SCOPE_VIOLATED) (= last
    STALE_FILE_DETECTED) (= last APPROVAL_REFUSED) (= last DEADLINE_PASSED) (= last APPROVAL_TIMED_OUT) (= last
    WRITE_STARTED) (= last WRITE_DONE) (= last WRITE_BROKEN) (= last WRITE_LOST) (= last WRITE_FILE_SUCCEEDED) (= last
    WRITE_FAILED) (= last CONTEXT_NOT_LOADED) (= last INTERNAL_ERROR) (= last SELECTION_OF_FIRST_CHOSEN) (= last
    SELECTION_OF_SECOND_CHOSEN) (= last SELECTION_OF_UNKNOWN_CHOSEN) (= last READ_CHOSEN) (= last
    WRITE_TO_ALPHA_CHOSEN) (= last WRITE_TO_BETA_CHOSEN) (= last WRITE_TO_GAMMA_CHOSEN) (= last DELETION_CHOSEN) (=
    last SAFE_COMMAND_CHOSEN) (= last UNSAFE_COMMAND_CHOSEN) (= last ALPHA_CHANGED) (= last BETA_CHANGED) (= last
    PERSON_APPROVED) (= last PERSON_REFUSED) (= last EARLIER_APPROVAL_ARRIVED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int) (base
    Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int) (reason
    Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int) (intent_next
    Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next Int)
    (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool (and
    (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next permit) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next reason) (= last_next no_event)))

; USER_REQUEST (input): any state -> AWAITING_INTENT_SELECTION [TURN-004, TURN-018]
(define-fun step_USER_REQUEST ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (not (= permit RUNNING)) (= state_next AWAITING_INTENT_SELECTION) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next NONE) (= pending_next NONE) (= base_next OLD) (=
    expired_next false) (= permit_next NONE) (= permit_intent_next NONE) (= permit_call_next NONE) (=
    permit_version_next OLD) (= running_next running) (= reason_next NONE) (= last_next USER_REQUEST)))

; SELECT_ACTIVE_INTENT_VALID (input): AWAITING_INTENT_SELECTION -> CONTEXT_LOADED [TURN-005, TURN-006, TURN-008]
(define-fun step_SELECT_ACTIVE_INTENT_VALID ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))
    (= state_next CONTEXT_LOADED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next
    approval) (= intent_next (ite (= call SELECT_FIRST) FIRST SECOND)) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SELECT_ACTIVE_INTENT_VALID)))

; CONTEXT_NOT_LOADED (fault, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-019]: D-TURN-10
(define-fun step_CONTEXT_NOT_LOADED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))
    (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next permit) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next NO_CONTEXT) (= last_next CONTEXT_NOT_LOADED)))

; INTENT_UNKNOWN (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-016, TURN-019]
(define-fun step_INTENT_UNKNOWN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN) (= state_next BLOCKED) (= call_next call) (=
    alpha_next alpha) (= beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (=
    base_next base) (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next
    UNKNOWN_INTENT) (= last_next INTENT_UNKNOWN)))

; CALL_DENIED (input, realises ERROR): AWAITING_INTENT_SELECTION -> BLOCKED [TURN-007, TURN-016, TURN-019,
; TURN-021]: Here even a safe command is denied, since line 32 makes no exception (D-TURN-02, D-TURN-06).
(define-fun step_CALL_DENIED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call
    DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (= state_next BLOCKED) (= call_next call) (= alpha_next
    alpha) (= beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next
    base) (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next NO_INTENT) (=
    last_next CALL_DENIED)))

; FILE_READ (input): CONTEXT_LOADED -> the same [TURN-010]
(define-fun step_FILE_READ ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (= call READ) (= state_next state) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next FILE_READ)))

; SAFE_COMMAND_RUN (input): CONTEXT_LOADED -> the same [TURN-010]
(define-fun step_SAFE_COMMAND_RUN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (= state_next state) (= call_next call) (= alpha_next alpha)
    (= beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base)
    (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next
    permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SAFE_COMMAND_RUN)))

; WRITE_REQUESTED (input): CONTEXT_LOADED -> the same [TURN-010, TURN-013]: An approval belongs to its request;
; earlier approvals do not count (D-TURN-05, D-TURN-11). GAMMA is in no scope, so the base version of a write to
; it is arbitrary.
(define-fun step_WRITE_REQUESTED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (and (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call
    WRITE_GAMMA))) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next
    (ite (or (= approval GRANTED) (= approval EARLIER)) EARLIER NONE)) (= intent_next intent) (= pending_next (ite (=
    call WRITE_ALPHA) WRITE_ALPHA (ite (= call WRITE_BETA) WRITE_BETA WRITE_GAMMA))) (= base_next (ite (= call
    WRITE_ALPHA) alpha (ite (= call WRITE_BETA) beta OLD))) (= expired_next expired) (= permit_next permit) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next reason) (= last_next WRITE_REQUESTED)))

; WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-014]: ALPHA is in
; the scope of both intents and needs no approval.
(define-fun step_WRITE_FILE_VALIDATED_1 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state CONTEXT_LOADED) (and (= pending WRITE_ALPHA) (= base alpha)) (= state_next
    ACTION_ALLOWED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (=
    intent_next intent) (= pending_next NONE) (= base_next OLD) (= expired_next expired) (= permit_next GRANTED) (=
    permit_intent_next intent) (= permit_call_next WRITE_ALPHA) (= permit_version_next base) (= running_next running)
    (= reason_next reason) (= last_next WRITE_FILE_VALIDATED)))

; WRITE_FILE_VALIDATED (machine): CONTEXT_LOADED -> ACTION_ALLOWED [TURN-011, TURN-012, TURN-013, TURN-014]
(define-fun step_WRITE_FILE_VALIDATED_2 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (= intent SECOND) (= approval
    GRANTED) (not expired) (= base beta)) (= state_next ACTION_ALLOWED) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next NONE) (= base_next OLD) (=
    expired_next expired) (= permit_next GRANTED) (= permit_intent_next intent) (= permit_call_next WRITE_BETA) (=
    permit_version_next base) (= running_next running) (= reason_next reason) (= last_next WRITE_FILE_VALIDATED)))

; SCOPE_VIOLATED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-012, TURN-016, TURN-019]
(define-fun step_SCOPE_VIOLATED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA)) (=
    state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (=
    intent_next NONE) (= pending_next NONE) (= base_next OLD) (= expired_next false) (= permit_next permit) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next OUT_OF_SCOPE) (= last_next SCOPE_VIOLATED)))

; STALE_FILE_DETECTED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-014, TURN-016, TURN-019]
(define-fun step_STALE_FILE_DETECTED_1 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (=
    pending WRITE_BETA) (not (= base beta)))) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next NONE) (= pending_next NONE) (= base_next OLD) (=
    expired_next false) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next STALE) (= last_next
    STALE_FILE_DETECTED)))

; APPROVAL_REFUSED (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-016, TURN-019]
(define-fun step_APPROVAL_REFUSED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (= approval REFUSED)) (= state_next BLOCKED) (=
    call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (= intent_next NONE) (=
    pending_next NONE) (= base_next OLD) (= expired_next false) (= permit_next permit) (= permit_intent_next
    permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (=
    reason_next REFUSED) (= last_next APPROVAL_REFUSED)))

; DEADLINE_PASSED (machine): CONTEXT_LOADED -> the same [TURN-013]
(define-fun step_DEADLINE_PASSED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired)) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next
    approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next true) (= permit_next
    permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next
    permit_version) (= running_next running) (= reason_next reason) (= last_next DEADLINE_PASSED)))

; APPROVAL_TIMED_OUT (machine, realises ERROR): CONTEXT_LOADED -> BLOCKED [TURN-013, TURN-019]
(define-fun step_APPROVAL_TIMED_OUT ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state CONTEXT_LOADED) expired (= state_next BLOCKED) (= call_next call) (=
    alpha_next alpha) (= beta_next beta) (= approval_next approval) (= intent_next NONE) (= pending_next NONE) (=
    base_next OLD) (= expired_next false) (= permit_next permit) (= permit_intent_next permit_intent) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next
    TIMED_OUT) (= last_next APPROVAL_TIMED_OUT)))

; WRITE_STARTED (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]
(define-fun step_WRITE_STARTED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha
    beta))) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval)
    (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next
    RUNNING) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next
    permit_version) (= running_next permit_call) (= reason_next reason) (= last_next WRITE_STARTED)))

; WRITE_DONE (machine): ACTION_ALLOWED -> the same [TURN-014, TURN-015]: Comparing and writing are one step.
(define-fun step_WRITE_DONE ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)))
    (= state_next state) (= call_next call) (= alpha_next (ite (= running WRITE_ALPHA) (ite (= alpha OLD) NEW OLD)
    alpha)) (= beta_next (ite (= running WRITE_BETA) (ite (= beta OLD) NEW OLD) beta)) (= approval_next approval) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next DONE) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next NONE) (= reason_next reason) (= last_next WRITE_DONE)))

; WRITE_LOST (machine): ACTION_ALLOWED -> the same [TURN-014]
(define-fun step_WRITE_LOST ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta)))) (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next
    approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (=
    permit_next STALE) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next
    permit_version) (= running_next NONE) (= reason_next reason) (= last_next WRITE_LOST)))

; WRITE_BROKEN (machine): ACTION_ALLOWED -> the same [TURN-019]
(define-fun step_WRITE_BROKEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state ACTION_ALLOWED) (= permit RUNNING) (= state_next state) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next FAILED) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next NONE) (= reason_next reason) (= last_next WRITE_BROKEN)))

; WRITE_FILE_SUCCEEDED (machine): ACTION_ALLOWED -> CONTEXT_LOADED [TURN-018]
(define-fun step_WRITE_FILE_SUCCEEDED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state ACTION_ALLOWED) (= permit DONE) (= state_next CONTEXT_LOADED) (= call_next
    call) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (= intent_next intent) (= pending_next
    pending) (= base_next base) (= expired_next expired) (= permit_next NONE) (= permit_intent_next NONE) (=
    permit_call_next NONE) (= permit_version_next OLD) (= running_next running) (= reason_next reason) (= last_next
    WRITE_FILE_SUCCEEDED)))

; STALE_FILE_DETECTED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-014, TURN-016, TURN-019]
(define-fun step_STALE_FILE_DETECTED_2 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (=
    permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (= state_next BLOCKED) (= call_next call) (=
    alpha_next alpha) (= beta_next beta) (= approval_next approval) (= intent_next NONE) (= pending_next pending) (=
    base_next base) (= expired_next expired) (= permit_next NONE) (= permit_intent_next NONE) (= permit_call_next
    NONE) (= permit_version_next OLD) (= running_next running) (= reason_next STALE) (= last_next
    STALE_FILE_DETECTED)))

; WRITE_FAILED (machine, realises ERROR): ACTION_ALLOWED -> BLOCKED [TURN-019]: D-TURN-10
(define-fun step_WRITE_FAILED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state ACTION_ALLOWED) (= permit FAILED) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (=
    beta_next beta) (= approval_next approval) (= intent_next NONE) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next NONE) (= permit_intent_next NONE) (= permit_call_next NONE) (=
    permit_version_next OLD) (= running_next running) (= reason_next WRITE_FAILED) (= last_next WRITE_FAILED)))

; INTERNAL_ERROR (fault, realises ERROR): AWAITING_INTENT_SELECTION, CONTEXT_LOADED, ACTION_ALLOWED -> BLOCKED
; [TURN-019]
(define-fun step_INTERNAL_ERROR_1 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit
    RUNNING)) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (= approval_next
    approval) (= intent_next NONE) (= pending_next NONE) (= base_next OLD) (= expired_next false) (= permit_next NONE)
    (= permit_intent_next NONE) (= permit_call_next NONE) (= permit_version_next OLD) (= running_next running) (=
    reason_next FAULT) (= last_next INTERNAL_ERROR)))

; INTERNAL_ERROR (fault, realises ERROR): BLOCKED -> BLOCKED [TURN-019]: The first reason is kept.
(define-fun step_INTERNAL_ERROR_2 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state BLOCKED) (= state_next BLOCKED) (= call_next call) (= alpha_next alpha) (= beta_next beta) (=
    approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next INTERNAL_ERROR)))

; SELECTION_OF_FIRST_CHOSEN (environment)
(define-fun step_SELECTION_OF_FIRST_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_FIRST) (= alpha_next alpha) (= beta_next beta)
    (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SELECTION_OF_FIRST_CHOSEN)))

; SELECTION_OF_SECOND_CHOSEN (environment)
(define-fun step_SELECTION_OF_SECOND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_SECOND) (= alpha_next alpha) (= beta_next
    beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SELECTION_OF_SECOND_CHOSEN)))

; SELECTION_OF_UNKNOWN_CHOSEN (environment)
(define-fun step_SELECTION_OF_UNKNOWN_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent
    Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version
    Int) (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SELECT_UNKNOWN) (= alpha_next alpha) (= beta_next
    beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SELECTION_OF_UNKNOWN_CHOSEN)))

; READ_CHOSEN (environment)
(define-fun step_READ_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state_next state) (= call_next READ) (= alpha_next alpha) (= beta_next beta) (= approval_next approval) (=
    intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next permit) (=
    permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next reason) (= last_next READ_CHOSEN)))

; WRITE_TO_ALPHA_CHOSEN (environment)
(define-fun step_WRITE_TO_ALPHA_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next WRITE_ALPHA) (= alpha_next alpha) (= beta_next beta)
    (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    WRITE_TO_ALPHA_CHOSEN)))

; WRITE_TO_BETA_CHOSEN (environment)
(define-fun step_WRITE_TO_BETA_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next WRITE_BETA) (= alpha_next alpha) (= beta_next beta)
    (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    WRITE_TO_BETA_CHOSEN)))

; WRITE_TO_GAMMA_CHOSEN (environment)
(define-fun step_WRITE_TO_GAMMA_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next WRITE_GAMMA) (= alpha_next alpha) (= beta_next beta)
    (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    WRITE_TO_GAMMA_CHOSEN)))

; DELETION_CHOSEN (environment)
(define-fun step_DELETION_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state_next state) (= call_next DELETE) (= alpha_next alpha) (= beta_next beta) (= approval_next approval)
    (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next expired) (= permit_next permit)
    (= permit_intent_next permit_intent) (= permit_call_next permit_call) (= permit_version_next permit_version) (=
    running_next running) (= reason_next reason) (= last_next DELETION_CHOSEN)))

; SAFE_COMMAND_CHOSEN (environment)
(define-fun step_SAFE_COMMAND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next SAFE_COMMAND) (= alpha_next alpha) (= beta_next beta)
    (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    SAFE_COMMAND_CHOSEN)))

; UNSAFE_COMMAND_CHOSEN (environment)
(define-fun step_UNSAFE_COMMAND_CHOSEN ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (= state_next state) (= call_next UNSAFE_COMMAND) (= alpha_next alpha) (= beta_next
    beta) (= approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (=
    expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call)
    (= permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next
    UNSAFE_COMMAND_CHOSEN)))

; ALPHA_CHANGED (environment)
(define-fun step_ALPHA_CHANGED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state_next state) (= call_next call) (= alpha_next (ite (= alpha OLD) NEW OLD)) (= beta_next beta) (=
    approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next ALPHA_CHANGED)))

; BETA_CHANGED (environment)
(define-fun step_BETA_CHANGED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (= state_next state) (= call_next call) (= alpha_next alpha) (= beta_next (ite (= beta OLD) NEW OLD)) (=
    approval_next approval) (= intent_next intent) (= pending_next pending) (= base_next base) (= expired_next
    expired) (= permit_next permit) (= permit_intent_next permit_intent) (= permit_call_next permit_call) (=
    permit_version_next permit_version) (= running_next running) (= reason_next reason) (= last_next BETA_CHANGED)))

; PERSON_APPROVED (environment)
(define-fun step_PERSON_APPROVED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))) (= state_next state) (= call_next
    call) (= alpha_next alpha) (= beta_next beta) (= approval_next GRANTED) (= intent_next intent) (= pending_next
    pending) (= base_next base) (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent)
    (= permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next
    reason) (= last_next PERSON_APPROVED)))

; PERSON_REFUSED (environment)
(define-fun step_PERSON_REFUSED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int)
    (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next
    Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool
    (and (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))) (= state_next state) (= call_next
    call) (= alpha_next alpha) (= beta_next beta) (= approval_next REFUSED) (= intent_next intent) (= pending_next
    pending) (= base_next base) (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent)
    (= permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next
    reason) (= last_next PERSON_REFUSED)))

; EARLIER_APPROVAL_ARRIVED (environment)
(define-fun step_EARLIER_APPROVAL_ARRIVED ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int)
    (approval_next Int) (intent_next Int) (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int)
    (permit_intent_next Int) (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int)
    (last_next Int)) Bool (and (and (= pending WRITE_BETA) (= approval NONE)) (= state_next state) (= call_next call)
    (= alpha_next alpha) (= beta_next beta) (= approval_next EARLIER) (= intent_next intent) (= pending_next pending)
    (= base_next base) (= expired_next expired) (= permit_next permit) (= permit_intent_next permit_intent) (=
    permit_call_next permit_call) (= permit_version_next permit_version) (= running_next running) (= reason_next
    reason) (= last_next EARLIER_APPROVAL_ARRIVED)))

(define-fun trans ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int) (base Int)
    (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int) (reason Int)
    (last Int) (state_next Int) (call_next Int) (alpha_next Int) (beta_next Int) (approval_next Int) (intent_next Int)
    (pending_next Int) (base_next Int) (expired_next Bool) (permit_next Int) (permit_intent_next Int)
    (permit_call_next Int) (permit_version_next Int) (running_next Int) (reason_next Int) (last_next Int)) Bool (or
    (stutter state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_USER_REQUEST state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next beta_next
    approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next) (step_SELECT_ACTIVE_INTENT_VALID state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_CONTEXT_NOT_LOADED state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_INTENT_UNKNOWN state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_CALL_DENIED state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_FILE_READ state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_SAFE_COMMAND_RUN state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_WRITE_REQUESTED state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_WRITE_FILE_VALIDATED_1 state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_WRITE_FILE_VALIDATED_2 state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_SCOPE_VIOLATED state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_STALE_FILE_DETECTED_1 state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_APPROVAL_REFUSED state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_DEADLINE_PASSED state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_APPROVAL_TIMED_OUT state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_WRITE_STARTED state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next beta_next
    approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next) (step_WRITE_DONE state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_WRITE_LOST state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_WRITE_BROKEN state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_WRITE_FILE_SUCCEEDED state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_STALE_FILE_DETECTED_2 state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_WRITE_FAILED state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_INTERNAL_ERROR_1 state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_INTERNAL_ERROR_2 state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_SELECTION_OF_FIRST_CHOSEN state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_SELECTION_OF_SECOND_CHOSEN state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_SELECTION_OF_UNKNOWN_CHOSEN state
    call alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running
    reason last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next) (step_READ_CHOSEN state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_WRITE_TO_ALPHA_CHOSEN state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_WRITE_TO_BETA_CHOSEN state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_WRITE_TO_GAMMA_CHOSEN state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_DELETION_CHOSEN state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_SAFE_COMMAND_CHOSEN state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_UNSAFE_COMMAND_CHOSEN state call alpha beta approval intent pending base expired permit permit_intent
    permit_call permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_ALPHA_CHANGED state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next beta_next
    approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next) (step_BETA_CHANGED state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (step_PERSON_APPROVED state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next)
    (step_PERSON_REFUSED state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next) (step_EARLIER_APPROVAL_ARRIVED state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last state_next call_next alpha_next
    beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next)))

; requests-begin-by-selecting [TURN-004, TURN-018]: A user's request is accepted in every state, as long as no
; tool runs, and begins in AWAITING_INTENT_SELECTION. (expected: holds)
(define-fun requests_begin_by_selecting ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and (or (= permit RUNNING) (not (= permit RUNNING))) (=> (= last
    USER_REQUEST) (= state AWAITING_INTENT_SELECTION))))

; requests-accepted-at-once [TURN-004]: A user's request is accepted at once in every state. Sacrificed: while a
; tool runs it must wait (D-TURN-12). Instead, requests-begin-by-selecting and requests-are-accepted-in-the-end
; hold. (expected: fails)
(define-fun requests_accepted_at_once ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (not (= permit RUNNING)))

; requests-wait-for-the-tool [TURN-020]: No turn is begun while a tool runs. (expected: holds)
(define-fun requests_wait_for_the_tool ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (not (= permit RUNNING)) (= running NONE)))

; requests-are-accepted-in-the-end [TURN-004]: A user's request is eventually accepted, provided that the
; machine keeps working, the tool included. (expected: holds)
; No question about requests-are-accepted-in-the-end: AG AF enabled(USER_REQUEST): it is about whole paths

; turns-begin-clean [TURN-001, TURN-004]: The only thing left of an earlier turn is a person's approval, which
; counts for no later request. (expected: holds)
(define-fun turns_begin_clean ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (=> (= last USER_REQUEST) (and (= intent NONE) (= pending NONE) (= base OLD) (not
    expired) (= permit NONE) (= permit_intent NONE) (= permit_call NONE) (= permit_version OLD) (= running NONE) (=
    reason NONE))))

; data-belongs-to-its-state [TURN-002, TURN-011, TURN-017]: There is an active intent in CONTEXT_LOADED and
; ACTION_ALLOWED, a pending write only in CONTEXT_LOADED, a permit exactly in ACTION_ALLOWED, a running tool
; exactly while its permit is in use, and a reason exactly in BLOCKED. (expected: holds)
(define-fun data_belongs_to_its_state ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and (= (not (= intent NONE)) (or (= state CONTEXT_LOADED) (= state
    ACTION_ALLOWED))) (or (= pending NONE) (= state CONTEXT_LOADED)) (or (not (= pending NONE)) (and (= base OLD) (not
    expired))) (= (not (= permit NONE)) (= state ACTION_ALLOWED)) (= (not (= permit_call NONE)) (= state
    ACTION_ALLOWED)) (or (= state ACTION_ALLOWED) (and (= permit_intent NONE) (= permit_version OLD))) (= (not (=
    running NONE)) (= permit RUNNING)) (= (not (= reason NONE)) (= state BLOCKED))))

; only-selection-while-awaiting [TURN-006, TURN-007]: In AWAITING_INTENT_SELECTION, the only accepted call of
; the agent is the selection of an intent; every other call is refused or blocks the turn. (expected: holds)
(define-fun only_selection_while_awaiting ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (= state AWAITING_INTENT_SELECTION) (and (not (and (= state
    CONTEXT_LOADED) (= call READ))) (not (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND))) (not (and (= state
    CONTEXT_LOADED) (and (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA))))) (not
    (or (and (= state CONTEXT_LOADED) (and (= pending WRITE_ALPHA) (= base alpha))) (and (= state CONTEXT_LOADED) (and
    (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta))))) (not (and (= state
    ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not
    (or (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED))) (and (= state CONTEXT_LOADED) (= call READ)
    (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state CONTEXT_LOADED) (= call
    SAFE_COMMAND) (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state CONTEXT_LOADED) (=
    pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= state
    AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base
    alpha)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired)
    (= base beta)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))
    (not expired) (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (= state
    AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and
    (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not
    (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not
    (or (= state AWAITING_INTENT_SELECTION) (= state BLOCKED)))) (and (= state ACTION_ALLOWED) (= permit DONE)) (and
    (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (or (= state AWAITING_INTENT_SELECTION) (=
    state BLOCKED)))) (and (= pending WRITE_BETA) (= approval NONE) (not (or (= state AWAITING_INTENT_SELECTION) (=
    state BLOCKED)))))))))

; selections-are-accepted [TURN-005, TURN-006, TURN-008]: The selection of an intent is accepted exactly in
; AWAITING_INTENT_SELECTION; the intent is then active. (expected: holds)
; No question about selections-are-accepted: AG ((AWAITING_INTENT_SELECTION and call == SELECT_FIRST) ->
; (enabled(SELECT_ACTIVE_INTENT_VALID) and AX (SELECT_ACTIVE_INTENT_VALID -> (CONTEXT_LOADED and intent ==
; FIRST)))) and AG ((AWAITING_INTENT_SELECTION and call == SELECT_SECOND) ->
; (enabled(SELECT_ACTIVE_INTENT_VALID) and AX (SELECT_ACTIVE_INTENT_VALID -> (CONTEXT_LOADED and intent ==
; SECOND)))) and AG (enabled(SELECT_ACTIVE_INTENT_VALID) -> (AWAITING_INTENT_SELECTION and (call == SELECT_FIRST
; or call == SELECT_SECOND))): it is about whole paths

; context-only-by-selection [TURN-008, TURN-018]: CONTEXT_LOADED is entered only by the selection of a valid
; intent and by a successful write. (expected: holds)
(define-fun context_only_by_selection ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (not (= state CONTEXT_LOADED)) (not (or (not (=> (= state
    CONTEXT_LOADED) false)) (and (= state CONTEXT_LOADED) (= call READ) (not (=> (= state CONTEXT_LOADED) false)))
    (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=> (= state CONTEXT_LOADED) false))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=> (=
    state CONTEXT_LOADED) false))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (=
    approval EARLIER)) (not expired) (not (=> (= state CONTEXT_LOADED) false))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state CONTEXT_LOADED)
    false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta)) (not (=> (= state CONTEXT_LOADED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=> (= state CONTEXT_LOADED) false))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (=> (= state CONTEXT_LOADED) false))) (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not (=> (= state CONTEXT_LOADED) false))) (and (= pending WRITE_BETA) (=
    approval NONE) (not (=> (= state CONTEXT_LOADED) false)))))))

; nothing-else-before-the-selection [TURN-005, TURN-006]: Until the agent selects an intent, the machine stays
; in AWAITING_INTENT_SELECTION or in BLOCKED. (expected: holds)
; No question about nothing-else-before-the-selection: AG (AWAITING_INTENT_SELECTION ->
; A[(AWAITING_INTENT_SELECTION or BLOCKED) W SELECT_ACTIVE_INTENT_VALID]): it is about whole paths

; destructive-calls-are-denied-without-an-intent [TURN-007, TURN-016, TURN-021]: A call that writes, deletes or
; runs a command is denied in AWAITING_INTENT_SELECTION and in no other state, and the turn is blocked since it
; has no intent. (expected: holds)
(define-fun destructive_calls_are_denied_without_an_intent ((state Int) (call Int) (alpha Int) (beta Int) (approval
    Int) (intent Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int)
    (permit_version Int) (running Int) (reason Int) (last Int)) Bool (and (=> (and (= state AWAITING_INTENT_SELECTION)
    (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (= state AWAITING_INTENT_SELECTION)) (=> (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call
    SAFE_COMMAND) (= call UNSAFE_COMMAND))) (=> (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (=
    call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE)
    (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)))) (=> (= last CALL_DENIED) (and (= state BLOCKED) (= reason
    NO_INTENT)))))

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-1: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-2: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-3: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-4: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-5: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-6: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-7: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-8: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-9: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; every-call-can-be-made-without-an-intent [TURN-006]: In AWAITING_INTENT_SELECTION, the agent can make every
; call. (expected: holds)
; No question about every-call-can-be-made-without-an-intent-10: EF (AWAITING_INTENT_SELECTION and call ==
; SELECT_FIRST) and EF (AWAITING_INTENT_SELECTION and call == SELECT_SECOND) and EF (AWAITING_INTENT_SELECTION
; and call == SELECT_UNKNOWN) and EF (AWAITING_INTENT_SELECTION and call == READ) and EF
; (AWAITING_INTENT_SELECTION and call == WRITE_ALPHA) and EF (AWAITING_INTENT_SELECTION and call == WRITE_BETA)
; and EF (AWAITING_INTENT_SELECTION and call == WRITE_GAMMA) and EF (AWAITING_INTENT_SELECTION and call ==
; DELETE) and EF (AWAITING_INTENT_SELECTION and call == SAFE_COMMAND) and EF (AWAITING_INTENT_SELECTION and call
; == UNSAFE_COMMAND): it is about whole paths

; reading-with-a-context [TURN-010, TURN-015]: A file can be read only in CONTEXT_LOADED, any number of times.
; (expected: holds)
; No question about reading-with-a-context: AG (enabled(FILE_READ) -> (CONTEXT_LOADED and call == READ)) and AG
; ((CONTEXT_LOADED and call == READ) -> enabled(FILE_READ)): it is about whole paths

; safe-commands-with-a-context [TURN-010, TURN-015]: A safe command can be run only in CONTEXT_LOADED.
; (expected: holds)
; No question about safe-commands-with-a-context: AG (enabled(SAFE_COMMAND_RUN) -> (CONTEXT_LOADED and call ==
; SAFE_COMMAND)) and AG ((CONTEXT_LOADED and call == SAFE_COMMAND) -> enabled(SAFE_COMMAND_RUN)): it is about
; whole paths

; deletions-and-unsafe-commands-are-refused [TURN-010, TURN-015, TURN-020]: A call to delete a file and an
; unsafe command are refused in every state, unless they block the turn: no event accepts them. (expected:
; holds)
(define-fun deletions_and_unsafe_commands_are_refused ((state Int) (call Int) (alpha Int) (beta Int) (approval Int)
    (intent Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int)
    (permit_version Int) (running Int) (reason Int) (last Int)) Bool (=> (and (or (= call DELETE) (= call
    UNSAFE_COMMAND)) (not (= state AWAITING_INTENT_SELECTION))) (not (or (and (= state AWAITING_INTENT_SELECTION) (or
    (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN))
    (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call
    DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ)) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND)) (and (= state CONTEXT_LOADED) (and (= pending NONE) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA))))))))

; writes-are-requested-with-a-context [TURN-010, TURN-014]: A write is requested only in CONTEXT_LOADED, one at
; a time; the request is for the agent's call and is based on the present content of the file. (expected: holds)
; No question about writes-are-requested-with-a-context: AG (enabled(WRITE_REQUESTED) -> (CONTEXT_LOADED and
; pending == NONE and (call == WRITE_ALPHA or call == WRITE_BETA or call == WRITE_GAMMA))) and AG
; ((CONTEXT_LOADED and pending == NONE and (call == WRITE_ALPHA or call == WRITE_BETA or call == WRITE_GAMMA))
; -> enabled(WRITE_REQUESTED)) and AG (call == WRITE_ALPHA -> AX (WRITE_REQUESTED -> (pending == WRITE_ALPHA and
; base == alpha))) and AG (call == WRITE_BETA -> AX (WRITE_REQUESTED -> (pending == WRITE_BETA and base ==
; beta))) and AG (call == WRITE_GAMMA -> AX (WRITE_REQUESTED -> pending == WRITE_GAMMA)): it is about whole
; paths

; writes-lead-there-and-back [TURN-011, TURN-018]: A write that was validated leads to ACTION_ALLOWED, and its
; success leads back to CONTEXT_LOADED. (expected: holds)
(define-fun writes_lead_there_and_back ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and (=> (= last WRITE_FILE_VALIDATED) (= state ACTION_ALLOWED)) (=>
    (= last WRITE_FILE_SUCCEEDED) (= state CONTEXT_LOADED))))

; allowed-only-when-validated [TURN-011, TURN-018]: ACTION_ALLOWED is entered only by a write that was
; validated. (expected: holds)
(define-fun allowed_only_when_validated ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (not (= state ACTION_ALLOWED)) (not (or (not (=> (= state
    ACTION_ALLOWED) false)) (and (= state CONTEXT_LOADED) (= call READ) (not (=> (= state ACTION_ALLOWED) false)))
    (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (=> (= state ACTION_ALLOWED) false))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=> (=
    state ACTION_ALLOWED) false))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (=
    approval EARLIER)) (not expired) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=> (= state ACTION_ALLOWED)
    false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta)) (not (=> (= state ACTION_ALLOWED) false))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=> (= state ACTION_ALLOWED) false))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (=> (= state ACTION_ALLOWED) false))) (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not (=> (= state ACTION_ALLOWED) false))) (and (= pending WRITE_BETA) (=
    approval NONE) (not (=> (= state ACTION_ALLOWED) false)))))))

; validated-within-the-scope [TURN-001, TURN-011, TURN-012]: A write is validated only if a write is pending
; whose target is within the scope of the active intent. (expected: holds)
(define-fun validated_within_the_scope ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (or (and (= state CONTEXT_LOADED) (and (= pending WRITE_ALPHA) (=
    base alpha))) (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED)
    (not expired) (= base beta)))) (and (= state CONTEXT_LOADED) (not (= intent NONE)) (or (= pending WRITE_ALPHA)
    (and (= pending WRITE_BETA) (= intent SECOND))))))

; validated-with-approval [TURN-011, TURN-013]: A write to BETA is validated only with a person's approval of
; this request, given in time. (expected: holds)
(define-fun validated_with_approval ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (or (and (= state CONTEXT_LOADED) (and (= pending WRITE_ALPHA) (=
    base alpha))) (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED)
    (not expired) (= base beta)))) (or (= pending WRITE_ALPHA) (and (= approval GRANTED) (not expired)))))

; validated-up-to-date [TURN-011, TURN-014]: A write is validated only if its file still has the version on
; which the write is based. (expected: holds)
(define-fun validated_up_to_date ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (=> (or (and (= state CONTEXT_LOADED) (and (= pending WRITE_ALPHA) (= base
    alpha))) (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not
    expired) (= base beta)))) (= base (ite (= pending WRITE_ALPHA) alpha beta))))

; sound-writes-are-validated [TURN-011, TURN-018]: A write to which there is no objection can be validated at
; once. (expected: holds)
; No question about sound-writes-are-validated: AG ((pending == WRITE_ALPHA and base == alpha) ->
; enabled(WRITE_FILE_VALIDATED)) and AG ((pending == WRITE_BETA and intent == SECOND and base == beta and
; approval == GRANTED and not expired) -> enabled(WRITE_FILE_VALIDATED)): it is about whole paths

; each-request-has-its-own-approval [TURN-013]: After a write to BETA is requested, it is not validated before a
; person approves it, whatever was approved before. (expected: holds)
; No question about each-request-has-its-own-approval: AG ((WRITE_REQUESTED and pending == WRITE_BETA) -> A[not
; ACTION_ALLOWED W (PERSON_APPROVED or USER_REQUEST)]): it is about whole paths

; approvals-age [TURN-013]: When a write is requested, an existing approval becomes an earlier one; no other
; answer is left. (expected: holds)
(define-fun approvals_age ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (and (=> (or (= approval GRANTED) (= approval EARLIER)) (not (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= (ite
    (or (= approval GRANTED) (= approval EARLIER)) EARLIER NONE) EARLIER))))) (=> (or (= approval NONE) (= approval
    REFUSED)) (not (and (= state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call
    WRITE_GAMMA)) (not (= (ite (or (= approval GRANTED) (= approval EARLIER)) EARLIER NONE) NONE)))))))

; earlier-approvals-do-not-count [TURN-013]: A write can wait for its approval while one of an earlier request
; exists, and can still be abandoned. (expected: holds)
; No question about earlier-approvals-do-not-count: EF (pending == WRITE_BETA and approval == EARLIER and not
; expired and EX (DEADLINE_PASSED and EX APPROVAL_TIMED_OUT)): it is about whole paths

; answers-are-final [TURN-013]: A person answers a request once; the answer stays as it is until the next write
; is requested. (expected: holds)
(define-fun answers_are_final ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (and (=> (= approval GRANTED) (not (or (not (= approval GRANTED)) (and (not (=
    permit RUNNING)) (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (=
    call SELECT_SECOND)) (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)
    (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA)
    (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (not (= approval GRANTED)))
    (and (= state CONTEXT_LOADED) (= call READ) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= call
    SAFE_COMMAND) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha)
    (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval
    GRANTED) (not expired) (= base beta) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (or (and (= pending
    WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA)) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED)
    (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (= pending WRITE_BETA) (not (= base beta)))) (not (=
    approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED) (not (= approval
    GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) expired (not (= approval GRANTED))) (and (=
    state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=
    approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta)) (not (= approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= approval GRANTED))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit DONE) (not
    (= approval GRANTED))) (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (=
    permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not (= approval GRANTED))) (and (= state
    ACTION_ALLOWED) (= permit FAILED) (not (= approval GRANTED))) (and (or (= state AWAITING_INTENT_SELECTION) (=
    state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING)) (not (= approval GRANTED))) (and (= state
    BLOCKED) (not (= approval GRANTED))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))) (and
    (= pending WRITE_BETA) (= approval NONE))))) (=> (= approval REFUSED) (not (or (not (= approval REFUSED)) (and
    (not (= permit RUNNING)) (not (= approval REFUSED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND)) (not (= approval REFUSED))) (and (= state AWAITING_INTENT_SELECTION) (= call
    SELECT_UNKNOWN) (not (= approval REFUSED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (=
    call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (not (=
    approval REFUSED))) (and (= state CONTEXT_LOADED) (= call READ) (not (= approval REFUSED))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= approval REFUSED))) (and (= state CONTEXT_LOADED) (= pending
    WRITE_ALPHA) (= base alpha) (not (= approval REFUSED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (=
    intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (= approval REFUSED))) (and (= state
    CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA)) (not (= approval
    REFUSED))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (= pending
    WRITE_BETA) (not (= base beta)))) (not (= approval REFUSED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA)
    (= approval REFUSED) (not (= approval REFUSED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not expired) (not (= approval REFUSED))) (and (= state CONTEXT_LOADED)
    expired (not (= approval REFUSED))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (= approval REFUSED))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= approval REFUSED))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    approval REFUSED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= approval REFUSED))) (and (= state
    ACTION_ALLOWED) (= permit DONE) (not (= approval REFUSED))) (and (= state ACTION_ALLOWED) (or (= permit STALE)
    (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not (= approval
    REFUSED))) (and (= state ACTION_ALLOWED) (= permit FAILED) (not (= approval REFUSED))) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING)) (not (=
    approval REFUSED))) (and (= state BLOCKED) (not (= approval REFUSED))) (and (= pending WRITE_BETA) (or (= approval
    NONE) (= approval EARLIER))) (and (= pending WRITE_BETA) (= approval NONE))))) (=> (or (= approval NONE) (=
    approval EARLIER)) (not (or (not (or (= approval NONE) (= approval EARLIER))) (and (not (= permit RUNNING)) (not
    (or (= approval NONE) (= approval EARLIER)))) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST)
    (= call SELECT_SECOND)) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN) (not (or (= approval NONE) (= approval EARLIER)))) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE)
    (= call SAFE_COMMAND) (= call UNSAFE_COMMAND)) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state
    CONTEXT_LOADED) (= call READ) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state CONTEXT_LOADED) (=
    call SAFE_COMMAND) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state CONTEXT_LOADED) (= pending
    NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= (ite (or (= approval GRANTED)
    (= approval EARLIER)) EARLIER NONE) NONE) (= (ite (or (= approval GRANTED) (= approval EARLIER)) EARLIER NONE)
    EARLIER)))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (or (= approval NONE) (=
    approval EARLIER)))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED)
    (not expired) (= base beta) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state CONTEXT_LOADED) (or
    (and (= pending WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA)) (not (or (= approval NONE) (= approval
    EARLIER)))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (= pending
    WRITE_BETA) (not (= base beta)))) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state CONTEXT_LOADED)
    (= pending WRITE_BETA) (= approval REFUSED) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (or (=
    approval NONE) (= approval EARLIER)))) (and (= state CONTEXT_LOADED) expired (not (or (= approval NONE) (=
    approval EARLIER)))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= approval NONE) (= approval
    EARLIER)))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta))) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (not (or (= approval NONE) (= approval EARLIER)))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (or (=
    approval NONE) (= approval EARLIER)))) (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED)
    (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not (or (= approval NONE) (= approval
    EARLIER)))) (and (= state ACTION_ALLOWED) (= permit FAILED) (not (or (= approval NONE) (= approval EARLIER))))
    (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit
    RUNNING)) (not (or (= approval NONE) (= approval EARLIER)))) (and (= state BLOCKED) (not (or (= approval NONE) (=
    approval EARLIER))))))) (=> (= last PERSON_APPROVED) (= approval GRANTED)) (=> (= last PERSON_REFUSED) (= approval
    REFUSED)) (=> (= last EARLIER_APPROVAL_ARRIVED) (= approval EARLIER))))

; answers-need-a-question [TURN-013]: A person answers only while a write to BETA waits for the answer.
; (expected: holds)
(define-fun answers_need_a_question ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (or (= last PERSON_APPROVED) (= last PERSON_REFUSED)) (= pending
    WRITE_BETA)))

; nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
; is never allowed. (expected: holds)
; No question about nothing-covers-what-is-in-no-scope-1: EF (pending == WRITE_GAMMA and intent == FIRST) and EF
; (pending == WRITE_GAMMA and intent == SECOND) and AG (pending == WRITE_GAMMA -> A[not ACTION_ALLOWED W
; USER_REQUEST]): it is about whole paths

; nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
; is never allowed. (expected: holds)
; No question about nothing-covers-what-is-in-no-scope-2: EF (pending == WRITE_GAMMA and intent == FIRST) and EF
; (pending == WRITE_GAMMA and intent == SECOND) and AG (pending == WRITE_GAMMA -> A[not ACTION_ALLOWED W
; USER_REQUEST]): it is about whole paths

; nothing-covers-what-is-in-no-scope [TURN-012]: Under each intent there is a write that is out of scope, and it
; is never allowed. (expected: holds)
; No question about nothing-covers-what-is-in-no-scope-3: EF (pending == WRITE_GAMMA and intent == FIRST) and EF
; (pending == WRITE_GAMMA and intent == SECOND) and AG (pending == WRITE_GAMMA -> A[not ACTION_ALLOWED W
; USER_REQUEST]): it is about whole paths

; approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
; it is still not allowed. (expected: holds)
; No question about approvals-do-not-widen-the-scope-1: EF (pending == WRITE_BETA and intent == FIRST and
; approval == GRANTED) and AG ((pending == WRITE_BETA and intent == FIRST) -> A[not ACTION_ALLOWED W
; USER_REQUEST]): it is about whole paths

; approvals-do-not-widen-the-scope [TURN-012, TURN-013]: A person can approve a write that is out of scope, and
; it is still not allowed. (expected: holds)
; No question about approvals-do-not-widen-the-scope-2: EF (pending == WRITE_BETA and intent == FIRST and
; approval == GRANTED) and AG ((pending == WRITE_BETA and intent == FIRST) -> A[not ACTION_ALLOWED W
; USER_REQUEST]): it is about whole paths

; deadline-passes-unanswered [TURN-013]: The deadline passes once for a request, and only while a write to BETA
; waits for an answer that has not come. (expected: holds)
(define-fun deadline_passes_unanswered ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (and (= state CONTEXT_LOADED) (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not expired))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not expired))))

; late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
; abandoned. (expected: holds)
; No question about late-approvals-do-not-count-1: EF (expired and approval == GRANTED) and AG (expired ->
; (enabled(APPROVAL_TIMED_OUT) and A[not ACTION_ALLOWED W USER_REQUEST])): it is about whole paths

; late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
; abandoned. (expected: holds)
(define-fun late_approvals_do_not_count_2 ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> expired (and (= state CONTEXT_LOADED) expired)))

; late-approvals-do-not-count [TURN-013]: A person can approve after the deadline, and the write is still
; abandoned. (expected: holds)
; No question about late-approvals-do-not-count-3: EF (expired and approval == GRANTED) and AG (expired ->
; (enabled(APPROVAL_TIMED_OUT) and A[not ACTION_ALLOWED W USER_REQUEST])): it is about whole paths

; permit-is-what-was-validated [TURN-011, TURN-012, TURN-014]: The permit covers the intent, the tool, the
; target and the version of the validated write. (expected: holds)
(define-fun permit_is_what_was_validated ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and (=> (= pending WRITE_ALPHA) (not (and (= state CONTEXT_LOADED) (=
    pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)))) (=> (= pending
    WRITE_BETA) (not (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha)))) (=> (= intent FIRST) (not
    (or (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= intent FIRST))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (=
    intent FIRST)))))) (=> (= intent SECOND) (not (or (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base
    alpha) (not (= intent SECOND))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval
    GRANTED) (not expired) (= base beta) (not (= intent SECOND)))))) (=> (= base OLD) (not (or (and (= state
    CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= base OLD))) (and (= state CONTEXT_LOADED) (=
    pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (= base OLD)))))) (=>
    (= base NEW) (not (or (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= base NEW)))
    (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base
    beta) (not (= base NEW)))))) (=> (= last WRITE_FILE_VALIDATED) (= permit GRANTED))))

; permit-is-not-altered [TURN-011]: As long as a permit exists, it covers the same intent, tool, target and
; version. (expected: holds)
(define-fun permit_is_not_altered ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (=> (= state ACTION_ALLOWED) (and (=> (= permit_intent FIRST) (not (or (not (or
    (= permit_intent FIRST) (not (= state ACTION_ALLOWED)))) (and (= state CONTEXT_LOADED) (= call READ) (not (or (=
    permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not
    (or (= permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending NONE) (or
    (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= permit_intent FIRST) (not (= state
    ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= intent FIRST)))
    (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base
    beta) (not (= intent FIRST))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (=
    approval EARLIER)) (not expired) (not (or (= permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (=
    permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= permit_intent FIRST) (not (= state
    ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (or (= permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (or (= permit_intent FIRST) (not (= state ACTION_ALLOWED))))) (and (=
    pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (or (= permit_intent FIRST) (not (= state
    ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (= approval NONE) (not (or (= permit_intent FIRST) (not (= state
    ACTION_ALLOWED)))))))) (=> (= permit_intent SECOND) (not (or (not (or (= permit_intent SECOND) (not (= state
    ACTION_ALLOWED)))) (and (= state CONTEXT_LOADED) (= call READ) (not (or (= permit_intent SECOND) (not (= state
    ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (or (= permit_intent SECOND) (not (=
    state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call
    WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= intent SECOND))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (=
    intent SECOND))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))
    (not expired) (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (= permit_intent SECOND)
    (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (=
    running WRITE_ALPHA) alpha beta)) (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (=
    state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not
    (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (or (= approval
    NONE) (= approval EARLIER)) (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED))))) (and (= pending
    WRITE_BETA) (= approval NONE) (not (or (= permit_intent SECOND) (not (= state ACTION_ALLOWED)))))))) (=> (=
    permit_call WRITE_ALPHA) (not (or (not (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED)))) (and (=
    state CONTEXT_LOADED) (= call READ) (not (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED))))) (and (=
    state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED)))))
    (and (= state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA))
    (not (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending
    WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)) (and (= state CONTEXT_LOADED) (=
    pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (or (= permit_call WRITE_ALPHA)
    (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED))))) (and
    (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or
    (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (or (= permit_call WRITE_ALPHA) (not (=
    state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (or (= permit_call WRITE_ALPHA)
    (not (= state ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (or
    (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (= approval NONE) (not
    (or (= permit_call WRITE_ALPHA) (not (= state ACTION_ALLOWED)))))))) (=> (= permit_call WRITE_BETA) (not (or (not
    (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED)))) (and (= state CONTEXT_LOADED) (= call READ) (not
    (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= call
    SAFE_COMMAND) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED)
    (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= permit_call
    WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base
    alpha)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (= permit_call
    WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED)))))
    (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta)))
    (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED))))) (and (=
    pending WRITE_BETA) (= approval NONE) (not (or (= permit_call WRITE_BETA) (not (= state ACTION_ALLOWED)))))))) (=>
    (= permit_version OLD) (not (or (not (= permit_version OLD)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND)) (not (= permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION) (=
    call SELECT_UNKNOWN) (not (= permit_version OLD))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND)) (not (= permit_version OLD))) (and (= state CONTEXT_LOADED) (= call READ) (not (= permit_version
    OLD))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= permit_version OLD))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=
    permit_version OLD))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= base OLD)))
    (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base
    beta) (not (= base OLD))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (=
    pending WRITE_GAMMA)) (not (= permit_version OLD))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA)
    (not (= base alpha))) (and (= pending WRITE_BETA) (not (= base beta)))) (not (= permit_version OLD))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED) (not (= permit_version OLD))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (=
    permit_version OLD))) (and (= state CONTEXT_LOADED) expired (not (= permit_version OLD))) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=
    permit_version OLD))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta)) (not (= permit_version OLD))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= permit_version OLD))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version OLD))) (and (= state BLOCKED) (not (= permit_version
    OLD))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= permit_version OLD))) (and
    (= pending WRITE_BETA) (= approval NONE) (not (= permit_version OLD)))))) (=> (= permit_version NEW) (not (or (not
    (or (= permit_version NEW) (not (= state ACTION_ALLOWED)))) (and (= state CONTEXT_LOADED) (= call READ) (not (or
    (= permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not
    (or (= permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending NONE) (or (=
    call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (or (= permit_version NEW) (not (= state
    ACTION_ALLOWED))))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= base NEW))) (and
    (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)
    (not (= base NEW))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not expired) (not (or (= permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (or (=
    permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (or (= permit_version NEW) (not (= state
    ACTION_ALLOWED))))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (or (= permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (or (= permit_version NEW) (not (= state ACTION_ALLOWED))))) (and (=
    pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (or (= permit_version NEW) (not (= state
    ACTION_ALLOWED))))) (and (= pending WRITE_BETA) (= approval NONE) (not (or (= permit_version NEW) (not (= state
    ACTION_ALLOWED)))))))))))

; approval-stays [TURN-013]: As long as a permit for an approved write exists, the approval stays. (expected:
; holds)
(define-fun approval_stays ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (=> (and (= state ACTION_ALLOWED) (= approval GRANTED)) (not (or (not (= approval
    GRANTED)) (and (not (= permit RUNNING)) (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION) (or
    (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION)
    (= call SELECT_UNKNOWN) (not (= approval GRANTED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND)) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= call READ) (not (= approval
    GRANTED))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= approval GRANTED))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= (ite
    (or (= approval GRANTED) (= approval EARLIER)) EARLIER NONE) GRANTED))) (and (= state CONTEXT_LOADED) (= pending
    WRITE_ALPHA) (= base alpha) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (=
    intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (= approval GRANTED))) (and (= state
    CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA)) (not (= approval
    GRANTED))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (= pending
    WRITE_BETA) (not (= base beta)))) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA)
    (= approval REFUSED) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)) (not expired) (not (= approval GRANTED))) (and (= state CONTEXT_LOADED)
    expired (not (= approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (= approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= approval GRANTED))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    approval GRANTED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= approval GRANTED))) (and (= state
    ACTION_ALLOWED) (= permit DONE) (not (= approval GRANTED))) (and (= state ACTION_ALLOWED) (or (= permit STALE)
    (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not (= approval
    GRANTED))) (and (= state ACTION_ALLOWED) (= permit FAILED) (not (= approval GRANTED))) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING)) (not (=
    approval GRANTED))) (and (= state BLOCKED) (not (= approval GRANTED))) (and (= pending WRITE_BETA) (or (= approval
    NONE) (= approval EARLIER))) (and (= pending WRITE_BETA) (= approval NONE))))))

; execution-needs-a-permit [TURN-001, TURN-002, TURN-012, TURN-013, TURN-014, TURN-015, TURN-020]: A tool starts
; only with a permit that has not been used, that was made under the active intent, whose target is within that
; intent's scope, that has a person's approval if it needs one, and whose version the file still has. (expected:
; holds)
(define-fun execution_needs_a_permit ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (and (= state ACTION_ALLOWED) (and (= permit GRANTED) (=
    permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))) (and (= state ACTION_ALLOWED) (= permit GRANTED)
    (not (= permit_call NONE)) (= permit_intent intent) (=> (= permit_call WRITE_BETA) (and (= intent SECOND) (=
    approval GRANTED))) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))))

; execution-is-what-is-permitted [TURN-001, TURN-012, TURN-015]: A running tool does what its permit covers, to
; the permitted target, whatever the agent calls meanwhile. (expected: holds)
(define-fun execution_is_what_is_permitted ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (or (= running NONE) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (= running permit_call) (= permit_intent intent))))

; permits-are-used-once [TURN-011, TURN-015]: Between two starts of a tool there is always another validation.
; (expected: holds)
; No question about permits-are-used-once: AG (WRITE_STARTED -> AX A[not WRITE_STARTED W WRITE_FILE_VALIDATED]):
; the target has no next-state operator

; write-takes-effect-on-the-permitted-version [TURN-014, TURN-015]: A file is written only by the running tool,
; and only if it still has the permitted version, however it was changed since the tool started. (expected:
; holds)
(define-fun write_takes_effect_on_the_permitted_version ((state Int) (call Int) (alpha Int) (beta Int) (approval Int)
    (intent Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int)
    (permit_version Int) (running Int) (reason Int) (last Int)) Bool (=> (and (= state ACTION_ALLOWED) (and (= permit
    RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)))) (and (= state ACTION_ALLOWED) (not (=
    running NONE)) (= running permit_call) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)))))

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
(define-fun files_change_on_their_own ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and (=> (= alpha OLD) (= (ite (= alpha OLD) NEW OLD) NEW)) (=> (=
    alpha NEW) (= (ite (= alpha OLD) NEW OLD) OLD)) (=> (= beta OLD) (= (ite (= beta OLD) NEW OLD) NEW)) (=> (= beta
    NEW) (= (ite (= beta OLD) NEW OLD) OLD))))

; ends-of-an-execution [TURN-014, TURN-018]: Each end of an execution is noted on its permit, and a write is
; lost only if its file had changed. (expected: holds)
(define-fun ends_of_an_execution ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (and (=> (= last WRITE_STARTED) (= permit RUNNING)) (=> (= last WRITE_DONE) (=
    permit DONE)) (=> (= last WRITE_BROKEN) (= permit FAILED)) (=> (= last WRITE_LOST) (= permit STALE)) (=> (or (=
    last WRITE_DONE) (= last WRITE_BROKEN) (= last WRITE_LOST)) (= running NONE)) (=> (and (= state ACTION_ALLOWED)
    (and (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))))) (and (not (= running
    NONE)) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))))) (=> (and (= state ACTION_ALLOWED) (=
    permit RUNNING)) (not (= running NONE))) (=> (= permit RUNNING) (and (and (= state ACTION_ALLOWED) (= permit
    RUNNING)) (or (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta)))) (and (= state ACTION_ALLOWED) (and (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))))))))))

; success-only-when-done [TURN-018]: The machine returns from ACTION_ALLOWED to CONTEXT_LOADED only if the tool
; has done its write. (expected: holds)
(define-fun success_only_when_done ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (=> (and (= state ACTION_ALLOWED) (= permit DONE)) (and (= state
    ACTION_ALLOWED) (= permit DONE))))

; the-intent-goes-on [TURN-018]: After a write has succeeded, the same intent is active. (expected: holds)
(define-fun the_intent_goes_on ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (and (=> (= intent FIRST) (not (and (= state ACTION_ALLOWED) (= permit DONE)
    (not (= intent FIRST))))) (=> (= intent SECOND) (not (and (= state ACTION_ALLOWED) (= permit DONE) (not (= intent
    SECOND)))))))

; the-invariant [TURN-020]: A destructive tool runs only in CONTEXT_LOADED or in ACTION_ALLOWED. (expected:
; holds)
(define-fun the_invariant ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (or (= running NONE) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)))

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

; errors-block [TURN-016, TURN-019]: An error can strike in every state unless a tool runs, and every error
; leads to BLOCKED at once. (expected: holds)
(define-fun errors_block ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (and (or (= permit RUNNING) (or (and (or (= state AWAITING_INTENT_SELECTION) (=
    state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (= state BLOCKED))) (=> (or (= last
    INTENT_UNKNOWN) (= last CALL_DENIED) (= last CONTEXT_NOT_LOADED) (= last SCOPE_VIOLATED) (= last
    STALE_FILE_DETECTED) (= last APPROVAL_REFUSED) (= last APPROVAL_TIMED_OUT) (= last WRITE_FAILED) (= last
    INTERNAL_ERROR)) (= state BLOCKED))))

; errors-strike-at-once [TURN-019]: An error can strike at any moment. Sacrificed: while a tool runs it must
; wait (D-TURN-01). Instead, errors-block holds. (expected: fails)
(define-fun errors_strike_at_once ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (or (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (=
    state ACTION_ALLOWED)) (not (= permit RUNNING))) (= state BLOCKED)))

; errors-wait-for-the-tool [TURN-019]: No error leaves ACTION_ALLOWED while a tool runs; the error waits until
; the tool has stopped. (expected: holds)
(define-fun errors_wait_for_the_tool ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (=> (or (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA)
    (= intent FIRST)) (= pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (=
    base alpha))) (and (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (and (= pending
    WRITE_BETA) (= approval REFUSED))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (or (=
    permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))))
    (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state AWAITING_INTENT_SELECTION) (= state
    CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (= state BLOCKED)) (= running NONE)))

; running-tools-are-not-abandoned [TURN-018, TURN-019]: Once a tool runs, the machine stays in ACTION_ALLOWED
; until the tool has stopped. (expected: holds)
; No question about running-tools-are-not-abandoned: AG (WRITE_STARTED -> A[ACTION_ALLOWED W (WRITE_DONE or
; WRITE_BROKEN or WRITE_LOST)]): it is about whole paths

; reasons-are-true [TURN-016]: The recorded reason is the error that blocked the turn. (expected: holds)
(define-fun reasons_are_true ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending Int)
    (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running Int)
    (reason Int) (last Int)) Bool (and (=> (= last INTENT_UNKNOWN) (= reason UNKNOWN_INTENT)) (=> (= last CALL_DENIED)
    (= reason NO_INTENT)) (=> (= last CONTEXT_NOT_LOADED) (= reason NO_CONTEXT)) (=> (= last SCOPE_VIOLATED) (= reason
    OUT_OF_SCOPE)) (=> (= last STALE_FILE_DETECTED) (= reason STALE)) (=> (= last APPROVAL_REFUSED) (= reason
    REFUSED)) (=> (= last APPROVAL_TIMED_OUT) (= reason TIMED_OUT)) (=> (= last WRITE_FAILED) (= reason WRITE_FAILED))
    (=> (not (= state BLOCKED)) (not (and (= state BLOCKED) (not (= reason FAULT)))))))

; first-reason-is-kept [TURN-016]: A blocked turn keeps the reason for which it was blocked, whatever errors
; follow, until the next request. (expected: holds)
(define-fun first_reason_is_kept ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (and (=> (= reason NO_INTENT) (not (or (not (= reason NO_INTENT)) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason NO_INTENT))) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason
    NO_INTENT))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason NO_INTENT))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason
    NO_INTENT))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason NO_INTENT))) (and
    (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)
    (not (= reason NO_INTENT))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (=
    pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and
    (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval
    REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (= reason NO_INTENT))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason NO_INTENT))) (and
    (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (=
    reason NO_INTENT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (= reason NO_INTENT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    reason NO_INTENT))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= reason NO_INTENT))) (and (= state
    ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)))))) (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (and (=
    state BLOCKED) (not (= reason NO_INTENT))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))
    (not (= reason NO_INTENT))) (and (= pending WRITE_BETA) (= approval NONE) (not (= reason NO_INTENT)))))) (=> (=
    reason UNKNOWN_INTENT) (not (or (not (= reason UNKNOWN_INTENT)) (and (= state AWAITING_INTENT_SELECTION) (or (=
    call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason UNKNOWN_INTENT))) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (=
    call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason
    UNKNOWN_INTENT))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason UNKNOWN_INTENT))) (and (=
    state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=
    reason UNKNOWN_INTENT))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason
    UNKNOWN_INTENT))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not
    expired) (= base beta) (not (= reason UNKNOWN_INTENT))) (and (= state CONTEXT_LOADED) (or (and (= pending
    WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending
    WRITE_ALPHA) (not (= base alpha))) (and (= pending WRITE_BETA) (not (= base beta))))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA)
    (or (= approval NONE) (= approval EARLIER)) (not expired) (not (= reason UNKNOWN_INTENT))) (and (= state
    CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)) (not (= reason UNKNOWN_INTENT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= reason UNKNOWN_INTENT))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    reason UNKNOWN_INTENT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= reason UNKNOWN_INTENT))) (and (=
    state ACTION_ALLOWED) (= permit DONE) (not (= reason UNKNOWN_INTENT))) (and (= state ACTION_ALLOWED) (or (= permit
    STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))))) (and (=
    state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (=
    state ACTION_ALLOWED)) (not (= permit RUNNING))) (and (= state BLOCKED) (not (= reason UNKNOWN_INTENT))) (and (=
    pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= reason UNKNOWN_INTENT))) (and (= pending
    WRITE_BETA) (= approval NONE) (not (= reason UNKNOWN_INTENT)))))) (=> (= reason NO_CONTEXT) (not (or (not (=
    reason NO_CONTEXT)) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))
    (not (= reason NO_CONTEXT))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (=
    call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason
    NO_CONTEXT))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason NO_CONTEXT))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason
    NO_CONTEXT))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason NO_CONTEXT)))
    (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base
    beta) (not (= reason NO_CONTEXT))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST))
    (= pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha)))
    (and (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (=
    approval REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not expired) (not (= reason NO_CONTEXT))) (and (= state CONTEXT_LOADED) expired) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason
    NO_CONTEXT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta)) (not (= reason NO_CONTEXT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta))) (not (= reason NO_CONTEXT))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (not (= reason NO_CONTEXT))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= reason NO_CONTEXT)))
    (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)))))) (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (and (=
    state BLOCKED) (not (= reason NO_CONTEXT))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not (= reason NO_CONTEXT))) (and (= pending WRITE_BETA) (= approval NONE) (not (= reason
    NO_CONTEXT)))))) (=> (= reason OUT_OF_SCOPE) (not (or (not (= reason OUT_OF_SCOPE)) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason OUT_OF_SCOPE))) (and
    (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason OUT_OF_SCOPE))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason OUT_OF_SCOPE))) (and (= state CONTEXT_LOADED) (= pending
    NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason OUT_OF_SCOPE))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason OUT_OF_SCOPE))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (=
    reason OUT_OF_SCOPE))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and
    (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval
    REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (= reason OUT_OF_SCOPE))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason OUT_OF_SCOPE)))
    (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not
    (= reason OUT_OF_SCOPE))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (= reason OUT_OF_SCOPE))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    reason OUT_OF_SCOPE))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= reason OUT_OF_SCOPE))) (and (= state
    ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)))))) (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (and (=
    state BLOCKED) (not (= reason OUT_OF_SCOPE))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not (= reason OUT_OF_SCOPE))) (and (= pending WRITE_BETA) (= approval NONE) (not (= reason
    OUT_OF_SCOPE)))))) (=> (= reason STALE) (not (or (not (= reason STALE)) (and (= state AWAITING_INTENT_SELECTION)
    (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason STALE))) (and (= state AWAITING_INTENT_SELECTION)
    (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state AWAITING_INTENT_SELECTION) (= call
    SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call
    WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call
    READ) (not (= reason STALE))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason STALE))) (and (=
    state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=
    reason STALE))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason STALE))) (and
    (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)
    (not (= reason STALE))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending
    WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED)) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (= reason
    STALE))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version
    (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason STALE))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= reason STALE))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    reason STALE))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= reason STALE))) (and (= state
    ACTION_ALLOWED) (= permit DONE) (not (= reason STALE))) (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or
    (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING)))
    (and (= state BLOCKED) (not (= reason STALE))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not (= reason STALE))) (and (= pending WRITE_BETA) (= approval NONE) (not (= reason STALE)))))) (=> (=
    reason REFUSED) (not (or (not (= reason REFUSED)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason REFUSED))) (and (= state AWAITING_INTENT_SELECTION) (or (=
    call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and
    (= state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call
    DELETE) (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason
    REFUSED))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason REFUSED))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason
    REFUSED))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason REFUSED))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)
    (not (= reason REFUSED))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (=
    pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and
    (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval
    NONE) (= approval EARLIER)) (not expired) (not (= reason REFUSED))) (and (= state CONTEXT_LOADED) expired) (and (=
    state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (=
    reason REFUSED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA)
    alpha beta)) (not (= reason REFUSED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version
    (ite (= running WRITE_ALPHA) alpha beta))) (not (= reason REFUSED))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (not (= reason REFUSED))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= reason REFUSED))) (and (=
    state ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)))))) (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (or (= state
    AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state ACTION_ALLOWED)) (not (= permit RUNNING))) (and (=
    state BLOCKED) (not (= reason REFUSED))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))
    (not (= reason REFUSED))) (and (= pending WRITE_BETA) (= approval NONE) (not (= reason REFUSED)))))) (=> (= reason
    TIMED_OUT) (not (or (not (= reason TIMED_OUT)) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST)
    (= call SELECT_SECOND)) (not (= reason TIMED_OUT))) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE)
    (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason
    TIMED_OUT))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason TIMED_OUT))) (and (= state
    CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason
    TIMED_OUT))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason TIMED_OUT))) (and
    (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)
    (not (= reason TIMED_OUT))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (=
    pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and
    (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval
    REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (= reason TIMED_OUT))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (=
    permit_call WRITE_ALPHA) alpha beta)) (not (= reason TIMED_OUT))) (and (= state ACTION_ALLOWED) (= permit RUNNING)
    (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= reason TIMED_OUT))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    reason TIMED_OUT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= reason TIMED_OUT))) (and (= state
    ACTION_ALLOWED) (= permit DONE) (not (= reason TIMED_OUT))) (and (= state ACTION_ALLOWED) (or (= permit STALE)
    (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))))) (and (= state
    ACTION_ALLOWED) (= permit FAILED)) (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state
    ACTION_ALLOWED)) (not (= permit RUNNING))) (and (= state BLOCKED) (not (= reason TIMED_OUT))) (and (= pending
    WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= reason TIMED_OUT))) (and (= pending WRITE_BETA) (=
    approval NONE) (not (= reason TIMED_OUT)))))) (=> (= reason WRITE_FAILED) (not (or (not (= reason WRITE_FAILED))
    (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason
    WRITE_FAILED))) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and
    (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason WRITE_FAILED))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason WRITE_FAILED))) (and (= state CONTEXT_LOADED) (= pending
    NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason WRITE_FAILED))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason WRITE_FAILED))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (=
    reason WRITE_FAILED))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending
    WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (=
    pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval
    REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not
    expired) (not (= reason WRITE_FAILED))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (=
    permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason WRITE_FAILED)))
    (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not
    (= reason WRITE_FAILED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (= reason WRITE_FAILED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (=
    reason WRITE_FAILED))) (and (= state ACTION_ALLOWED) (= permit DONE) (not (= reason WRITE_FAILED))) (and (= state
    ACTION_ALLOWED) (or (= permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)))))) (and (or (= state AWAITING_INTENT_SELECTION) (= state CONTEXT_LOADED) (= state
    ACTION_ALLOWED)) (not (= permit RUNNING))) (and (= state BLOCKED) (not (= reason WRITE_FAILED))) (and (= pending
    WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= reason WRITE_FAILED))) (and (= pending WRITE_BETA)
    (= approval NONE) (not (= reason WRITE_FAILED)))))) (=> (= reason FAULT) (not (or (not (= reason FAULT)) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)) (not (= reason FAULT))) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= reason FAULT))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= reason FAULT))) (and (= state CONTEXT_LOADED) (= pending NONE) (or
    (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= reason FAULT))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha) (not (= reason FAULT))) (and (= state CONTEXT_LOADED) (=
    pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta) (not (= reason FAULT)))
    (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending WRITE_GAMMA))) (and (=
    state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (= base alpha))) (and (= pending WRITE_BETA) (not (=
    base beta))))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED)) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (= reason
    FAULT))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version
    (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= reason FAULT))) (and (= state ACTION_ALLOWED) (= permit
    RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= reason FAULT))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (=
    reason FAULT))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= reason FAULT))) (and (= state
    ACTION_ALLOWED) (= permit DONE) (not (= reason FAULT))) (and (= state ACTION_ALLOWED) (or (= permit STALE) (and (=
    permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)))))) (and (= state
    ACTION_ALLOWED) (= permit FAILED)) (and (= state BLOCKED) (not (= reason FAULT))) (and (= pending WRITE_BETA) (or
    (= approval NONE) (= approval EARLIER)) (not (= reason FAULT))) (and (= pending WRITE_BETA) (= approval NONE) (not
    (= reason FAULT))))))))

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-1: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-2: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-3: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-4: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-5: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-6: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-7: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-8: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-9: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-10: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-can-occur [TURN-016]: Each of the five causes that the document lists can block a turn, including a
; change of the file both during validation and during execution, and so can each of the causes that it omits.
; (expected: holds)
; No question about causes-can-occur-11: EF reason == UNKNOWN_INTENT and EF reason == OUT_OF_SCOPE and EF reason
; == REFUSED and EF reason == NO_INTENT and EF (CONTEXT_LOADED and EX (STALE_FILE_DETECTED and reason == STALE))
; and EF (permit == GRANTED and EX (STALE_FILE_DETECTED and reason == STALE)) and EF (permit == STALE and EX
; (STALE_FILE_DETECTED and reason == STALE)) and EF reason == NO_CONTEXT and EF reason == TIMED_OUT and EF
; reason == WRITE_FAILED and EF reason == FAULT: it is about whole paths

; causes-are-real [TURN-012, TURN-013, TURN-016]: A turn is blocked for an unknown intent, a target out of
; scope, a refusal or a missing answer only if there is one, and then it always can be blocked. (expected:
; holds)
; No question about causes-are-real: AG (enabled(INTENT_UNKNOWN) -> (AWAITING_INTENT_SELECTION and call ==
; SELECT_UNKNOWN)) and AG ((AWAITING_INTENT_SELECTION and call == SELECT_UNKNOWN) -> enabled(INTENT_UNKNOWN))
; and AG (enabled(SCOPE_VIOLATED) -> ((pending == WRITE_BETA and intent == FIRST) or pending == WRITE_GAMMA))
; and AG (((pending == WRITE_BETA and intent == FIRST) or pending == WRITE_GAMMA) -> enabled(SCOPE_VIOLATED))
; and AG (enabled(APPROVAL_REFUSED) -> (pending == WRITE_BETA and approval == REFUSED)) and AG ((pending ==
; WRITE_BETA and approval == REFUSED) -> enabled(APPROVAL_REFUSED)) and AG (enabled(APPROVAL_TIMED_OUT) ->
; expired) and AG (enabled(WRITE_FAILED) -> permit == FAILED) and AG (enabled(CONTEXT_NOT_LOADED) ->
; enabled(SELECT_ACTIVE_INTENT_VALID)) and AG (enabled(SELECT_ACTIVE_INTENT_VALID) ->
; enabled(CONTEXT_NOT_LOADED)): it is about whole paths

; stale-means-changed [TURN-014, TURN-016]: A turn is blocked for a changed file exactly if the file has changed
; before the write is validated, started or done. (expected: holds)
; No question about stale-means-changed: AG (CONTEXT_LOADED -> ((enabled(STALE_FILE_DETECTED) -> ((pending ==
; WRITE_ALPHA and base != alpha) or (pending == WRITE_BETA and base != beta))) and (((pending == WRITE_ALPHA and
; base != alpha) or (pending == WRITE_BETA and base != beta)) -> enabled(STALE_FILE_DETECTED)))) and AG
; (ACTION_ALLOWED -> ((enabled(STALE_FILE_DETECTED) -> (permit == STALE or (permit == GRANTED and permit_version
; != (alpha if permit_call == WRITE_ALPHA else beta)))) and ((permit == STALE or (permit == GRANTED and
; permit_version != (alpha if permit_call == WRITE_ALPHA else beta))) -> enabled(STALE_FILE_DETECTED)))): it is
; about whole paths

; blocked-does-nothing [TURN-017]: In BLOCKED no call of the agent is accepted, only a new request or a further
; error. (expected: holds)
(define-fun blocked_does_nothing ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int) (pending
    Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int) (running
    Int) (reason Int) (last Int)) Bool (=> (= state BLOCKED) (and (= running NONE) (not (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND)))) (not (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN))) (not (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND)))) (not (and (= state CONTEXT_LOADED) (= call READ))) (not (and (= state CONTEXT_LOADED) (= call
    SAFE_COMMAND))) (not (and (= state CONTEXT_LOADED) (and (= pending NONE) (or (= call WRITE_ALPHA) (= call
    WRITE_BETA) (= call WRITE_GAMMA))))) (not (and (= state ACTION_ALLOWED) (and (= permit GRANTED) (= permit_version
    (ite (= permit_call WRITE_ALPHA) alpha beta))))) (not (or (not (= state BLOCKED)) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state CONTEXT_LOADED) (=
    call READ) (not (= state BLOCKED))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state BLOCKED)))
    (and (= state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA))
    (not (= state BLOCKED))) (and (= state CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha)) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (= approval GRANTED) (not expired) (= base beta)) (and (=
    state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (=
    state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= state BLOCKED))) (and (=
    state ACTION_ALLOWED) (= permit RUNNING) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit DONE))
    (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= state BLOCKED))) (and (= pending
    WRITE_BETA) (= approval NONE) (not (= state BLOCKED))))))))

; blocked-can-be-left [TURN-004]: From every state, BLOCKED included, CONTEXT_LOADED and a successful write are
; reachable. (expected: holds)
; No question about blocked-can-be-left: AG EF (CONTEXT_LOADED and EF WRITE_FILE_SUCCEEDED): it quantifies over
; all paths and over some path, which LTL cannot express

; blocked-waits-for-a-request-alone [TURN-017]: The next request ends a blocked turn if inputs keep coming:
; BLOCKED has no other input, and an error never counts as an input. (expected: holds)
; No question about blocked-waits-for-a-request-alone: AG (BLOCKED -> AF USER_REQUEST): it is about whole paths

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

; only-writes-change-files [TURN-001, TURN-002, TURN-007, TURN-014, TURN-015, TURN-020]: A file changes only
; when the tool has written it and when others change it. (expected: holds)
(define-fun only_writes_change_files ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool true)

; calls-and-answers-come-from-outside [TURN-005, TURN-013]: Only the agent changes its next call. Only the
; person changes the answer, except that a request for a write makes it an earlier one. (expected: holds)
(define-fun calls_and_answers_come_from_outside ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent
    Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version
    Int) (running Int) (reason Int) (last Int)) Bool true)

; intents-change-by-their-events [TURN-001, TURN-006]: The active intent changes only by a selection, by a new
; request and by errors. (expected: holds)
(define-fun intents_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool true)

; pending-writes-change-by-their-events [TURN-011, TURN-013, TURN-014]: The pending write changes only by a
; request for a write, its validation, its deadline, an error and a new turn. (expected: holds)
(define-fun pending_writes_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (approval Int)
    (intent Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int)
    (permit_version Int) (running Int) (reason Int) (last Int)) Bool true)

; permits-change-by-their-events [TURN-011, TURN-012, TURN-015]: A permit, and the tool that runs under it,
; change only by validation, the tool, an error and a new turn. (expected: holds)
(define-fun permits_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool true)

; reasons-change-by-their-events [TURN-016]: The reason for which a turn is blocked changes only by errors and
; by a new request. (expected: holds)
(define-fun reasons_change_by_their_events ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool true)

; states-change-by-their-events-alone [TURN-018]: A state is left only by the events that lead out of it.
; (expected: holds)
(define-fun states_change_by_their_events_alone ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent
    Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version
    Int) (running Int) (reason Int) (last Int)) Bool (and (=> (= state AWAITING_INTENT_SELECTION) (not (or (not (=
    state AWAITING_INTENT_SELECTION)) (and (= state CONTEXT_LOADED) (= call READ) (not (= state
    AWAITING_INTENT_SELECTION))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state
    AWAITING_INTENT_SELECTION))) (and (= state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call
    WRITE_BETA) (= call WRITE_GAMMA)) (not (= state AWAITING_INTENT_SELECTION))) (and (= state CONTEXT_LOADED) (=
    pending WRITE_ALPHA) (= base alpha)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= intent SECOND) (=
    approval GRANTED) (not expired) (= base beta)) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (=
    intent FIRST)) (= pending WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_ALPHA) (not (=
    base alpha))) (and (= pending WRITE_BETA) (not (= base beta))))) (and (= state CONTEXT_LOADED) (= pending
    WRITE_BETA) (= approval REFUSED)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (=
    approval EARLIER)) (not expired) (not (= state AWAITING_INTENT_SELECTION))) (and (= state CONTEXT_LOADED) expired)
    (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))
    (not (= state AWAITING_INTENT_SELECTION))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite
    (= running WRITE_ALPHA) alpha beta)) (not (= state AWAITING_INTENT_SELECTION))) (and (= state ACTION_ALLOWED) (=
    permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= state
    AWAITING_INTENT_SELECTION))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= state
    AWAITING_INTENT_SELECTION))) (and (= state ACTION_ALLOWED) (= permit DONE)) (and (= state ACTION_ALLOWED) (or (=
    permit STALE) (and (= permit GRANTED) (not (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta))))))
    (and (= state ACTION_ALLOWED) (= permit FAILED)) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval
    EARLIER)) (not (= state AWAITING_INTENT_SELECTION))) (and (= pending WRITE_BETA) (= approval NONE) (not (= state
    AWAITING_INTENT_SELECTION)))))) (=> (= state CONTEXT_LOADED) (not (or (not (= state CONTEXT_LOADED)) (and (= state
    AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (= call SELECT_SECOND))) (and (= state
    AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE) (= call SAFE_COMMAND) (= call
    UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= state CONTEXT_LOADED))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state CONTEXT_LOADED))) (and (= state CONTEXT_LOADED) (= pending
    NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= state CONTEXT_LOADED))) (and (=
    state CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (=
    state CONTEXT_LOADED))) (and (= state ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call
    WRITE_ALPHA) alpha beta)) (not (= state CONTEXT_LOADED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (=
    permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= state CONTEXT_LOADED))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running WRITE_ALPHA) alpha beta))) (not (= state
    CONTEXT_LOADED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= state CONTEXT_LOADED))) (and (= state
    ACTION_ALLOWED) (= permit FAILED)) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (=
    state CONTEXT_LOADED))) (and (= pending WRITE_BETA) (= approval NONE) (not (= state CONTEXT_LOADED)))))) (=> (=
    state ACTION_ALLOWED) (not (or (not (= state ACTION_ALLOWED)) (and (= state AWAITING_INTENT_SELECTION) (or (= call
    SELECT_FIRST) (= call SELECT_SECOND))) (and (= state AWAITING_INTENT_SELECTION) (= call SELECT_UNKNOWN)) (and (=
    state AWAITING_INTENT_SELECTION) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA) (= call DELETE)
    (= call SAFE_COMMAND) (= call UNSAFE_COMMAND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= state
    ACTION_ALLOWED))) (and (= state CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state ACTION_ALLOWED))) (and (=
    state CONTEXT_LOADED) (= pending NONE) (or (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (=
    state ACTION_ALLOWED))) (and (= state CONTEXT_LOADED) (or (and (= pending WRITE_BETA) (= intent FIRST)) (= pending
    WRITE_GAMMA))) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (= approval REFUSED)) (and (= state
    CONTEXT_LOADED) (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (= state
    ACTION_ALLOWED))) (and (= state CONTEXT_LOADED) expired) (and (= state ACTION_ALLOWED) (= permit GRANTED) (=
    permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= state ACTION_ALLOWED))) (and (= state
    ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha beta)) (not (= state
    ACTION_ALLOWED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (= running
    WRITE_ALPHA) alpha beta))) (not (= state ACTION_ALLOWED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not
    (= state ACTION_ALLOWED))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not (= state
    ACTION_ALLOWED))) (and (= pending WRITE_BETA) (= approval NONE) (not (= state ACTION_ALLOWED)))))) (=> (= state
    BLOCKED) (not (or (not (= state BLOCKED)) (and (= state AWAITING_INTENT_SELECTION) (or (= call SELECT_FIRST) (=
    call SELECT_SECOND))) (and (= state CONTEXT_LOADED) (= call READ) (not (= state BLOCKED))) (and (= state
    CONTEXT_LOADED) (= call SAFE_COMMAND) (not (= state BLOCKED))) (and (= state CONTEXT_LOADED) (= pending NONE) (or
    (= call WRITE_ALPHA) (= call WRITE_BETA) (= call WRITE_GAMMA)) (not (= state BLOCKED))) (and (= state
    CONTEXT_LOADED) (= pending WRITE_ALPHA) (= base alpha)) (and (= state CONTEXT_LOADED) (= pending WRITE_BETA) (=
    intent SECOND) (= approval GRANTED) (not expired) (= base beta)) (and (= state CONTEXT_LOADED) (= pending
    WRITE_BETA) (or (= approval NONE) (= approval EARLIER)) (not expired) (not (= state BLOCKED))) (and (= state
    ACTION_ALLOWED) (= permit GRANTED) (= permit_version (ite (= permit_call WRITE_ALPHA) alpha beta)) (not (= state
    BLOCKED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (= permit_version (ite (= running WRITE_ALPHA) alpha
    beta)) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not (= permit_version (ite (=
    running WRITE_ALPHA) alpha beta))) (not (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit RUNNING) (not
    (= state BLOCKED))) (and (= state ACTION_ALLOWED) (= permit DONE)) (and (= pending WRITE_BETA) (or (= approval
    NONE) (= approval EARLIER)) (not (= state BLOCKED))) (and (= pending WRITE_BETA) (= approval NONE) (not (= state
    BLOCKED))))))))

; agents-call-what-they-like [TURN-005, TURN-006, TURN-017]: In every state, the agent can choose any call.
; (expected: holds)
(define-fun agents_call_what_they_like ((state Int) (call Int) (alpha Int) (beta Int) (approval Int) (intent Int)
    (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int) (permit_version Int)
    (running Int) (reason Int) (last Int)) Bool (and true true true true true true true true true true))

; answers-come-whenever-they-are-awaited [TURN-013]: As long as a write to BETA has no answer, the person can
; approve or refuse it, even after the deadline, and an approval of an earlier request can arrive once.
; (expected: holds)
(define-fun answers_come_whenever_they_are_awaited ((state Int) (call Int) (alpha Int) (beta Int) (approval Int)
    (intent Int) (pending Int) (base Int) (expired Bool) (permit Int) (permit_intent Int) (permit_call Int)
    (permit_version Int) (running Int) (reason Int) (last Int)) Bool (and (= (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER))) (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER)))) (=
    (and (= pending WRITE_BETA) (or (= approval NONE) (= approval EARLIER))) (and (= pending WRITE_BETA) (or (=
    approval NONE) (= approval EARLIER)))) (= (and (= pending WRITE_BETA) (= approval NONE)) (and (= pending
    WRITE_BETA) (= approval NONE)))))

; the-agent-sets-the-pace [TURN-005, TURN-010]: Selecting an intent, reading, running a safe command, asking for
; a write and asking for a new turn are inputs: neither the machine's own work nor a fault counts as one of
; them. (expected: holds)
; No question about the-agent-sets-the-pace: in AWAITING_INTENT_SELECTION or (CONTEXT_LOADED and not expired):
; 0: a ranking is a proof, not a formula

; intent-is-selected [TURN-005]: The agent eventually selects an intent, on the assumption that inputs keep
; coming. It fails: the user can make new requests for ever, and the agent can call something else. The duty is
; the agent's; the machine enforces nothing-else-before-the-selection. (expected: fails)
; No question about intent-is-selected: AG (AWAITING_INTENT_SELECTION -> AF SELECT_ACTIVE_INTENT_VALID): it is
; about whole paths

; waiting-for-a-person-ends [TURN-013]: A write does not wait for a person for ever, even if the agent keeps
; reading, on the sole assumption that the deadline passes and that the time-out then happens. (expected: holds)
; No question about waiting-for-a-person-ends: AG (pending == WRITE_BETA -> AF (approval == GRANTED or approval
; == REFUSED or not CONTEXT_LOADED)): it is about whole paths

; waiting-for-a-person-ends-without-a-deadline: The same, on the sole assumption that some event keeps
; happening, inputs included. It fails: the agent can read for ever (D-TURN-11). (expected: fails)
; No question about waiting-for-a-person-ends-without-a-deadline: AG (pending == WRITE_BETA -> AF (approval ==
; GRANTED or approval == REFUSED or not CONTEXT_LOADED)): it is about whole paths

; validation-ends [TURN-011, TURN-018]: A write that is being validated is eventually allowed or blocked, unless
; a new request comes first, however often files change meanwhile, on the sole assumption that the deadline
; passes and that the outcome then happens. (expected: holds)
; No question about validation-ends: AG (pending != NONE -> AF (ACTION_ALLOWED or BLOCKED or
; AWAITING_INTENT_SELECTION)): it is about whole paths

; writes-end [TURN-018]: The machine does not stay in ACTION_ALLOWED for ever, provided that it keeps working,
; the tool included. (expected: holds)
; No question about writes-end: AG AF not ACTION_ALLOWED: it is about whole paths

; writes-end-even-if-the-tool-hangs: The same, with every assumption except that the tool stops. It fails, as it
; must: no error leaves ACTION_ALLOWED before the tool has stopped. (expected: fails)
; No question about writes-end-even-if-the-tool-hangs: AG AF not ACTION_ALLOWED: it is about whole paths

; actions-end-in-bounded-time [TURN-011, TURN-018]: Every step that the machine makes on a write, from the
; request to its end, and every fault, brings the write closer to its end, and no action of the agent, the
; person or others who change files sets it back. (expected: holds)
; No question about actions-end-in-bounded-time: in (CONTEXT_LOADED and pending != NONE) or ACTION_ALLOWED: 1 if
; CONTEXT_LOADED else 0, 0 if expired else 1, 2 if permit == GRANTED else (1 if permit == RUNNING else 0): a
; ranking is a proof, not a formula

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (trans state call alpha beta approval intent pending base expired permit
    permit_intent permit_call permit_version running reason last state_next call_next alpha_next beta_next
    approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next) (not (domain state_next call_next alpha_next beta_next
    approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; requests-begin-by-selecting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (requests_begin_by_selecting state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (requests_begin_by_selecting state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (requests_begin_by_selecting state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; requests-accepted-at-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (requests_accepted_at_once state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (requests_accepted_at_once state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (requests_accepted_at_once state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; requests-wait-for-the-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (requests_wait_for_the_tool state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (requests_wait_for_the_tool state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (requests_wait_for_the_tool state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; turns-begin-clean: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (turns_begin_clean state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (turns_begin_clean state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (turns_begin_clean state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; data-belongs-to-its-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (data_belongs_to_its_state state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (data_belongs_to_its_state state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (data_belongs_to_its_state state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; only-selection-while-awaiting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (only_selection_while_awaiting state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (only_selection_while_awaiting state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (only_selection_while_awaiting state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; context-only-by-selection: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (context_only_by_selection state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (context_only_by_selection state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (context_only_by_selection state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; destructive-calls-are-denied-without-an-intent: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (destructive_calls_are_denied_without_an_intent state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (destructive_calls_are_denied_without_an_intent state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (destructive_calls_are_denied_without_an_intent state_next call_next alpha_next beta_next approval_next
    intent_next pending_next base_next expired_next permit_next permit_intent_next permit_call_next
    permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; deletions-and-unsafe-commands-are-refused: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (deletions_and_unsafe_commands_are_refused state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (deletions_and_unsafe_commands_are_refused state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (deletions_and_unsafe_commands_are_refused state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
; writes-lead-there-and-back: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (writes_lead_there_and_back state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (writes_lead_there_and_back state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (writes_lead_there_and_back state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; allowed-only-when-validated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (allowed_only_when_validated state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (allowed_only_when_validated state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (allowed_only_when_validated state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; validated-within-the-scope: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (validated_within_the_scope state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (validated_within_the_scope state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (validated_within_the_scope state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; validated-with-approval: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (validated_with_approval state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (validated_with_approval state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (validated_with_approval state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; validated-up-to-date: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (validated_up_to_date state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (validated_up_to_date state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (validated_up_to_date state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; approvals-age: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (approvals_age state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (approvals_age state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (approvals_age state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; answers-are-final: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (answers_are_final state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (answers_are_final state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (answers_are_final state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; answers-need-a-question: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (answers_need_a_question state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (answers_need_a_question state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (answers_need_a_question state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; deadline-passes-unanswered: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (deadline_passes_unanswered state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (deadline_passes_unanswered state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (deadline_passes_unanswered state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; late-approvals-do-not-count-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (late_approvals_do_not_count_2 state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (late_approvals_do_not_count_2 state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (late_approvals_do_not_count_2 state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; permit-is-what-was-validated: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (permit_is_what_was_validated state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (permit_is_what_was_validated state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (permit_is_what_was_validated state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; permit-is-not-altered: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (permit_is_not_altered state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (permit_is_not_altered state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (permit_is_not_altered state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; approval-stays: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (approval_stays state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (approval_stays state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (approval_stays state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; execution-needs-a-permit: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (execution_needs_a_permit state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (execution_needs_a_permit state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (execution_needs_a_permit state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; execution-is-what-is-permitted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (execution_is_what_is_permitted state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (execution_is_what_is_permitted state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (execution_is_what_is_permitted state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; write-takes-effect-on-the-permitted-version: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (write_takes_effect_on_the_permitted_version state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (write_takes_effect_on_the_permitted_version state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call
    alpha beta approval intent pending base expired permit permit_intent permit_call permit_version running reason
    last state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (write_takes_effect_on_the_permitted_version state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
; files-change-on-their-own: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (files_change_on_their_own state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (files_change_on_their_own state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (files_change_on_their_own state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; ends-of-an-execution: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (ends_of_an_execution state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (ends_of_an_execution state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (ends_of_an_execution state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; success-only-when-done: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (success_only_when_done state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (success_only_when_done state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (success_only_when_done state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; the-intent-goes-on: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (the_intent_goes_on state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (the_intent_goes_on state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (the_intent_goes_on state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; the-invariant: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (the_invariant state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (the_invariant state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (the_invariant state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; errors-block: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (errors_block state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (errors_block state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (errors_block state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; errors-strike-at-once: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (errors_strike_at_once state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (errors_strike_at_once state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (errors_strike_at_once state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; errors-wait-for-the-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (errors_wait_for_the_tool state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (errors_wait_for_the_tool state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (errors_wait_for_the_tool state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; reasons-are-true: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (reasons_are_true state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (reasons_are_true state call alpha beta approval intent pending base expired
    permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last state_next call_next
    alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next permit_intent_next
    permit_call_next permit_version_next running_next reason_next last_next) (not (reasons_are_true state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next))))
(check-sat)
(pop 1)
; first-reason-is-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (first_reason_is_kept state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (first_reason_is_kept state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (first_reason_is_kept state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; blocked-does-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (blocked_does_nothing state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (blocked_does_nothing state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (blocked_does_nothing state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next
    expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next
    last_next))))
(check-sat)
(pop 1)
; only-writes-change-files: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (only_writes_change_files state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (only_writes_change_files state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (only_writes_change_files state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; calls-and-answers-come-from-outside: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (calls_and_answers_come_from_outside state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (calls_and_answers_come_from_outside state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (calls_and_answers_come_from_outside state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
; intents-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (intents_change_by_their_events state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (intents_change_by_their_events state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (intents_change_by_their_events state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; pending-writes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (pending_writes_change_by_their_events state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (pending_writes_change_by_their_events state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (pending_writes_change_by_their_events state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
; permits-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (permits_change_by_their_events state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (permits_change_by_their_events state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (permits_change_by_their_events state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; reasons-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (reasons_change_by_their_events state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (reasons_change_by_their_events state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta
    approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (reasons_change_by_their_events state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; states-change-by-their-events-alone: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (states_change_by_their_events_alone state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (states_change_by_their_events_alone state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (states_change_by_their_events_alone state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
; agents-call-what-they-like: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (agents_call_what_they_like state call alpha beta approval intent pending
    base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (agents_call_what_they_like state call alpha beta approval intent pending base
    expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last state_next
    call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next permit_next
    permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (agents_call_what_they_like state_next call_next alpha_next beta_next approval_next intent_next pending_next
    base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next running_next
    reason_next last_next))))
(check-sat)
(pop 1)
; answers-come-whenever-they-are-awaited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (not (answers_come_whenever_they_are_awaited state call alpha beta approval
    intent pending base expired permit permit_intent permit_call permit_version running reason last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state call alpha beta approval intent pending base expired permit permit_intent permit_call
    permit_version running reason last) (answers_come_whenever_they_are_awaited state call alpha beta approval intent
    pending base expired permit permit_intent permit_call permit_version running reason last) (trans state call alpha
    beta approval intent pending base expired permit permit_intent permit_call permit_version running reason last
    state_next call_next alpha_next beta_next approval_next intent_next pending_next base_next expired_next
    permit_next permit_intent_next permit_call_next permit_version_next running_next reason_next last_next) (not
    (answers_come_whenever_they_are_awaited state_next call_next alpha_next beta_next approval_next intent_next
    pending_next base_next expired_next permit_next permit_intent_next permit_call_next permit_version_next
    running_next reason_next last_next))))
(check-sat)
(pop 1)
