; Governance kernel 0.1.0, amended: the machine kernel in the profile amended, for solvers of SMT-LIB 2.6.
; It follows the document 001_98d8dc178ba99d80.txt, version 0.1.0.
; Derived from the declaration by 'leverframe build' or 'leverframe export'; do not edit.
; Run: z3 FILE, or cvc5 --incremental FILE. Each answer unsat means that there is no counterexample.
(set-logic QF_LIA)

(define-fun MAX_AUDIT_RETRIES () Int 2)
(define-fun EXECUTION_DEADLINE () Int 2)
(define-fun BOOTING () Int 0)
(define-fun IDLE () Int 1)
(define-fun VALIDATING () Int 2)
(define-fun ARBITRATING () Int 3)
(define-fun EXECUTING () Int 4)
(define-fun AUDITING () Int 5)
(define-fun HALTED () Int 6)
(define-fun REQUEST_SUBMITTED () Int 7)
(define-fun HALT_COMMANDED () Int 8)
(define-fun CONFIG_LOADED () Int 9)
(define-fun CONFIG_FAILED () Int 10)
(define-fun VALIDATION_PASSED () Int 11)
(define-fun VALIDATION_FAILED () Int 12)
(define-fun DECIDED_ALLOW_WITH_TOOL () Int 13)
(define-fun DECIDED_ALLOW_NO_TOOL () Int 14)
(define-fun DECIDED_DENY () Int 15)
(define-fun DECIDED_HALT () Int 16)
(define-fun CLOCK_TICKED () Int 17)
(define-fun EXECUTION_COMPLETED () Int 18)
(define-fun EXECUTION_FAILED () Int 19)
(define-fun EXECUTION_DEADLINE_PASSED () Int 20)
(define-fun ENTRY_STORED () Int 21)
(define-fun AUDIT_WRITTEN () Int 22)
(define-fun AUDIT_RETRIED () Int 23)
(define-fun AUDIT_FAILED () Int 24)
(define-fun RECOVERABLE_ERROR () Int 25)
(define-fun FATAL_ERROR () Int 26)
(define-fun REQUEST_DRAFTED () Int 27)
(define-fun SINK_LOST () Int 28)
(define-fun SINK_RESTORED () Int 29)
(define-fun NONE () Int 30)
(define-fun FIRST () Int 31)
(define-fun SECOND () Int 32)
(define-fun ALLOW () Int 33)
(define-fun DENY () Int 34)
(define-fun HALT () Int 35)
(define-fun NOT_STARTED () Int 36)
(define-fun STARTED () Int 37)
(define-fun DONE () Int 38)
(define-fun UNKNOWN () Int 39)
(define-fun SINK () Int 40)
(define-fun FALLBACK () Int 41)
(define-fun no_event () Int 42)
(declare-const state Int)
(declare-const state_next Int)
(declare-const draft Int)
(declare-const draft_next Int)
(declare-const sink Bool)
(declare-const sink_next Bool)
(declare-const request Int)
(declare-const request_next Int)
(declare-const decision Int)
(declare-const decision_next Int)
(declare-const execution Int)
(declare-const execution_next Int)
(declare-const error Bool)
(declare-const error_next Bool)
(declare-const ticks Int)
(declare-const ticks_next Int)
(declare-const retries Int)
(declare-const retries_next Int)
(declare-const stored Bool)
(declare-const stored_next Bool)
(declare-const closed Int)
(declare-const closed_next Int)
(declare-const record Int)
(declare-const record_next Int)
(declare-const channel Int)
(declare-const channel_next Int)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error Bool) (ticks
    Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and (= state BOOTING)
    (= draft NONE) (= sink false) (= request NONE) (= decision NONE) (= execution NOT_STARTED) (= error false) (=
    ticks 0) (= retries 0) (= stored false) (= closed NONE) (= record NONE) (= channel NONE) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error Bool)
    (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and (or (= state
    BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state
    HALTED)) (or (= draft NONE) (= draft FIRST) (= draft SECOND)) (or (= request NONE) (= request FIRST) (= request
    SECOND)) (or (= decision NONE) (= decision ALLOW) (= decision DENY) (= decision HALT)) (or (= execution
    NOT_STARTED) (= execution STARTED) (= execution DONE) (= execution UNKNOWN)) (<= 0 ticks 2) (<= 0 retries 2) (or
    (= closed NONE) (= closed FIRST) (= closed SECOND)) (or (= record NONE) (= record IDLE) (= record VALIDATING) (=
    record ARBITRATING) (= record EXECUTING) (= record AUDITING) (= record HALTED)) (or (= channel NONE) (= channel
    SINK) (= channel FALLBACK)) (or (= last no_event) (= last REQUEST_SUBMITTED) (= last HALT_COMMANDED) (= last
    CONFIG_LOADED) (= last CONFIG_FAILED) (= last VALIDATION_PASSED) (= last VALIDATION_FAILED) (= last
    DECIDED_ALLOW_WITH_TOOL) (= last DECIDED_ALLOW_NO_TOOL) (= last DECIDED_DENY) (= last DECIDED_HALT) (= last
    CLOCK_TICKED) (= last EXECUTION_COMPLETED) (= last EXECUTION_FAILED) (= last EXECUTION_DEADLINE_PASSED) (= last
    ENTRY_STORED) (= last AUDIT_WRITTEN) (= last AUDIT_RETRIED) (= last AUDIT_FAILED) (= last RECOVERABLE_ERROR) (=
    last FATAL_ERROR) (= last REQUEST_DRAFTED) (= last SINK_LOST) (= last SINK_RESTORED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error Bool)
    (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state_next state) (= draft_next draft) (= sink_next sink) (= request_next request)
    (= decision_next decision) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next
    retries) (= stored_next stored) (= closed_next closed) (= record_next record) (= channel_next channel) (=
    last_next no_event)))

; CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no entry (line 85).
(define-fun step_CONFIG_LOADED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state BOOTING) (= state_next IDLE) (= draft_next draft) (=
    sink_next true) (= request_next request) (= decision_next decision) (= execution_next execution) (= error_next
    error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next
    record) (= channel_next channel) (= last_next CONFIG_LOADED)))

; CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027]
(define-fun step_CONFIG_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state BOOTING) (= state_next HALTED) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (= error_next
    error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next
    HALTED) (= channel_next FALLBACK) (= last_next CONFIG_FAILED)))

; REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027]
(define-fun step_REQUEST_SUBMITTED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state IDLE) (not (= draft NONE)) (= state_next VALIDATING) (=
    draft_next draft) (= sink_next sink) (= request_next draft) (= decision_next decision) (= execution_next
    execution) (= error_next error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (=
    closed_next closed) (= record_next VALIDATING) (= channel_next (ite sink SINK FALLBACK)) (= last_next
    REQUEST_SUBMITTED)))

; VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010]
(define-fun step_VALIDATION_PASSED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state VALIDATING) (= state_next ARBITRATING) (= draft_next draft)
    (= sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (= error_next
    error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next
    ARBITRATING) (= channel_next (ite sink SINK FALLBACK)) (= last_next VALIDATION_PASSED)))

; VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010]
(define-fun step_VALIDATION_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state VALIDATING) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next DENY) (= execution_next execution) (= error_next error)
    (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next
    AUDITING) (= channel_next (ite sink SINK FALLBACK)) (= last_next VALIDATION_FAILED)))

; DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014]
(define-fun step_DECIDED_ALLOW_WITH_TOOL ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state ARBITRATING) (= request FIRST) (= state_next EXECUTING) (=
    draft_next draft) (= sink_next sink) (= request_next request) (= decision_next ALLOW) (= execution_next STARTED)
    (= error_next error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed)
    (= record_next EXECUTING) (= channel_next (ite sink SINK FALLBACK)) (= last_next DECIDED_ALLOW_WITH_TOOL)))

; DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011]
(define-fun step_DECIDED_ALLOW_NO_TOOL ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state ARBITRATING) (= request SECOND) (= state_next AUDITING) (=
    draft_next draft) (= sink_next sink) (= request_next request) (= decision_next ALLOW) (= execution_next execution)
    (= error_next error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed)
    (= record_next AUDITING) (= channel_next (ite sink SINK FALLBACK)) (= last_next DECIDED_ALLOW_NO_TOOL)))

; DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011]
(define-fun step_DECIDED_DENY ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state ARBITRATING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink)
    (= request_next request) (= decision_next DENY) (= execution_next execution) (= error_next error) (= ticks_next
    ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next AUDITING) (=
    channel_next (ite sink SINK FALLBACK)) (= last_next DECIDED_DENY)))

; DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020, KRN-027]
(define-fun step_DECIDED_HALT ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state ARBITRATING) (= state_next HALTED) (= draft_next draft) (= sink_next sink) (=
    request_next NONE) (= decision_next HALT) (= execution_next execution) (= error_next error) (= ticks_next ticks)
    (= retries_next retries) (= stored_next stored) (= closed_next request) (= record_next HALTED) (= channel_next
    (ite sink SINK FALLBACK)) (= last_next DECIDED_HALT)))

; CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035]
(define-fun step_CLOCK_TICKED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (= state_next state) (= draft_next
    draft) (= sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (=
    error_next error) (= ticks_next (+ ticks 1)) (= retries_next retries) (= stored_next stored) (= closed_next
    closed) (= record_next record) (= channel_next channel) (= last_next CLOCK_TICKED)))

; EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
(define-fun step_EXECUTION_COMPLETED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next DONE) (= error_next error)
    (= ticks_next 0) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next AUDITING)
    (= channel_next (ite sink SINK FALLBACK)) (= last_next EXECUTION_COMPLETED)))

; EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
(define-fun step_EXECUTION_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next DONE) (= error_next true) (=
    ticks_next 0) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next AUDITING) (=
    channel_next (ite sink SINK FALLBACK)) (= last_next EXECUTION_FAILED)))

; EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035]
(define-fun step_EXECUTION_DEADLINE_PASSED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next
    Int) (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (= state_next
    AUDITING) (= draft_next draft) (= sink_next sink) (= request_next request) (= decision_next decision) (=
    execution_next UNKNOWN) (= error_next true) (= ticks_next 0) (= retries_next retries) (= stored_next stored) (=
    closed_next closed) (= record_next AUDITING) (= channel_next (ite sink SINK FALLBACK)) (= last_next
    EXECUTION_DEADLINE_PASSED)))

; ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019]
(define-fun step_ENTRY_STORED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state AUDITING) (and sink (not stored)) (= state_next state) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (= error_next
    error) (= ticks_next ticks) (= retries_next 0) (= stored_next true) (= closed_next closed) (= record_next record)
    (= channel_next channel) (= last_next ENTRY_STORED)))

; AUDIT_RETRIED (machine): AUDITING -> AUDITING [KRN-027, KRN-031]: An edge that is not in the matrix.
(define-fun step_AUDIT_RETRIED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state AUDITING) (and (not sink) (not stored) (< retries
    MAX_AUDIT_RETRIES)) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (= request_next request) (=
    decision_next decision) (= execution_next execution) (= error_next true) (= ticks_next ticks) (= retries_next (+
    retries 1)) (= stored_next stored) (= closed_next closed) (= record_next AUDITING) (= channel_next FALLBACK) (=
    last_next AUDIT_RETRIED)))

; AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018]
(define-fun step_AUDIT_WRITTEN ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state AUDITING) stored (= state_next IDLE) (= draft_next draft)
    (= sink_next sink) (= request_next NONE) (= decision_next NONE) (= execution_next NOT_STARTED) (= error_next
    false) (= ticks_next ticks) (= retries_next retries) (= stored_next false) (= closed_next closed) (= record_next
    IDLE) (= channel_next (ite sink SINK FALLBACK)) (= last_next AUDIT_WRITTEN)))

; AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027]
(define-fun step_AUDIT_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (= state AUDITING) (and (not sink) (not stored) (= retries MAX_AUDIT_RETRIES)) (=
    state_next HALTED) (= draft_next draft) (= sink_next sink) (= request_next NONE) (= decision_next decision) (=
    execution_next execution) (= error_next true) (= ticks_next ticks) (= retries_next 0) (= stored_next stored) (=
    closed_next request) (= record_next HALTED) (= channel_next FALLBACK) (= last_next AUDIT_FAILED)))

; RECOVERABLE_ERROR (fault): IDLE -> AUDITING [KRN-031]: An edge that is not in the matrix.
(define-fun step_RECOVERABLE_ERROR_1 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state IDLE) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (= error_next
    true) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next
    AUDITING) (= channel_next (ite sink SINK FALLBACK)) (= last_next RECOVERABLE_ERROR)))

; RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031]
(define-fun step_RECOVERABLE_ERROR_2 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (or (= state VALIDATING) (= state ARBITRATING)) (= state_next
    AUDITING) (= draft_next draft) (= sink_next sink) (= request_next request) (= decision_next DENY) (=
    execution_next execution) (= error_next true) (= ticks_next ticks) (= retries_next retries) (= stored_next stored)
    (= closed_next closed) (= record_next AUDITING) (= channel_next (ite sink SINK FALLBACK)) (= last_next
    RECOVERABLE_ERROR)))

; RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031]
(define-fun step_RECOVERABLE_ERROR_3 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= decision_next decision) (= execution_next UNKNOWN) (= error_next true)
    (= ticks_next 0) (= retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next AUDITING)
    (= channel_next (ite sink SINK FALLBACK)) (= last_next RECOVERABLE_ERROR)))

; HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
; KRN-021, KRN-022, KRN-029, KRN-030]
(define-fun step_HALT_COMMANDED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= state_next HALTED) (= draft_next draft) (= sink_next sink)
    (= request_next NONE) (= decision_next decision) (= execution_next (ite (= execution STARTED) UNKNOWN execution))
    (= error_next error) (= ticks_next 0) (= retries_next 0) (= stored_next false) (= closed_next request) (=
    record_next HALTED) (= channel_next (ite sink SINK FALLBACK)) (= last_next HALT_COMMANDED)))

; FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
; KRN-022, KRN-029, KRN-030]
(define-fun step_FATAL_ERROR ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING)) (= state_next HALTED) (= draft_next draft) (= sink_next sink) (= request_next
    NONE) (= decision_next decision) (= execution_next (ite (= execution STARTED) UNKNOWN execution)) (= error_next
    error) (= ticks_next 0) (= retries_next 0) (= stored_next false) (= closed_next request) (= record_next HALTED) (=
    channel_next (ite sink SINK FALLBACK)) (= last_next FATAL_ERROR)))

; REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
; kernel
(define-fun step_REQUEST_DRAFTED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (= state_next state) (= draft_next (ite (not (= draft FIRST)) FIRST
    SECOND)) (= sink_next sink) (= request_next request) (= decision_next decision) (= execution_next execution) (=
    error_next error) (= ticks_next ticks) (= retries_next retries) (= stored_next stored) (= closed_next closed) (=
    record_next record) (= channel_next channel) (= last_next REQUEST_DRAFTED)))

; SINK_LOST (environment): the audit sink is no longer writable
(define-fun step_SINK_LOST ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (and sink (= state_next state) (= draft_next draft) (= sink_next false) (= request_next
    request) (= decision_next decision) (= execution_next execution) (= error_next error) (= ticks_next ticks) (=
    retries_next retries) (= stored_next stored) (= closed_next closed) (= record_next record) (= channel_next
    channel) (= last_next SINK_LOST)))

; SINK_RESTORED (environment): the audit sink is writable again
(define-fun step_SINK_RESTORED ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)
    (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int)
    (error_next Bool) (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int)
    (channel_next Int) (last_next Int)) Bool (and (and (not sink) (not (= state BOOTING)) (not (= state HALTED))) (=
    state_next state) (= draft_next draft) (= sink_next true) (= request_next request) (= decision_next decision) (=
    execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries) (= stored_next
    stored) (= closed_next closed) (= record_next record) (= channel_next channel) (= last_next SINK_RESTORED)))

(define-fun trans ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error Bool)
    (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int) (state_next Int)
    (draft_next Int) (sink_next Bool) (request_next Int) (decision_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (stored_next Bool) (closed_next Int) (record_next Int) (channel_next Int)
    (last_next Int)) Bool (or (stutter state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (step_CONFIG_LOADED state
    draft sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next) (step_CONFIG_FAILED state draft sink request decision execution error ticks
    retries stored closed record channel last state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_REQUEST_SUBMITTED state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (step_VALIDATION_PASSED state draft sink
    request decision execution error ticks retries stored closed record channel last state_next draft_next sink_next
    request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next record_next
    channel_next last_next) (step_VALIDATION_FAILED state draft sink request decision execution error ticks retries
    stored closed record channel last state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_DECIDED_ALLOW_WITH_TOOL state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (step_DECIDED_ALLOW_NO_TOOL state draft
    sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next) (step_DECIDED_DENY state draft sink request decision execution error ticks
    retries stored closed record channel last state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_DECIDED_HALT state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (step_CLOCK_TICKED state draft sink request decision
    execution error ticks retries stored closed record channel last state_next draft_next sink_next request_next
    decision_next execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next
    last_next) (step_EXECUTION_COMPLETED state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (step_EXECUTION_FAILED state
    draft sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next) (step_EXECUTION_DEADLINE_PASSED state draft sink request decision execution
    error ticks retries stored closed record channel last state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_ENTRY_STORED state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (step_AUDIT_RETRIED state draft sink request decision
    execution error ticks retries stored closed record channel last state_next draft_next sink_next request_next
    decision_next execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next
    last_next) (step_AUDIT_WRITTEN state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (step_AUDIT_FAILED state draft
    sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next) (step_RECOVERABLE_ERROR_1 state draft sink request decision execution error
    ticks retries stored closed record channel last state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_RECOVERABLE_ERROR_2 state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (step_RECOVERABLE_ERROR_3 state draft
    sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next) (step_HALT_COMMANDED state draft sink request decision execution error ticks
    retries stored closed record channel last state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next)
    (step_FATAL_ERROR state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (step_REQUEST_DRAFTED state draft sink request
    decision execution error ticks retries stored closed record channel last state_next draft_next sink_next
    request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next record_next
    channel_next last_next) (step_SINK_LOST state draft sink request decision execution error ticks retries stored
    closed record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (step_SINK_RESTORED state
    draft sink request decision execution error ticks retries stored closed record channel last state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next)))

; every-transition-has-an-audit-entry [KRN-027]: Every transition except that from BOOTING to IDLE has an entry
; in the sink or on the fallback channel, and the newest entry says which state was entered. (expected: holds)
(define-fun every_transition_has_an_audit_entry ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool (and (=> (= state BOOTING) (= record NONE)) (=> (= last CONFIG_LOADED) (= record NONE)) (=> (= last
    AUDIT_WRITTEN) (= record IDLE)) (=> (= state IDLE) (or (= record NONE) (= record IDLE))) (=> (= state VALIDATING)
    (= record VALIDATING)) (=> (= state ARBITRATING) (= record ARBITRATING)) (=> (= state EXECUTING) (= record
    EXECUTING)) (=> (= state AUDITING) (= record AUDITING)) (=> (= state HALTED) (= record HALTED)) (and (=> (= record
    NONE) (= channel NONE)) (=> (not (= record NONE)) (not (= channel NONE))))))

; audit-failure-has-an-audit-entry [KRN-017, KRN-027]: The step from AUDITING to HALTED because auditing failed
; has its entry, on the fallback channel. (expected: holds)
(define-fun audit_failure_has_an_audit_entry ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool (=> (= last AUDIT_FAILED) (and (= state HALTED) (= record HALTED) (= channel FALLBACK) error)))

; sink-is-used-if-there [KRN-027]: As long as the sink can be written, entries go there, and otherwise to the
; fallback channel. (expected: holds)
(define-fun sink_is_used_if_there ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and
    (=> sink (not (or (and (= state IDLE) (not (= draft NONE)) (not (= (ite sink SINK FALLBACK) SINK))) (and (= state
    VALIDATING) (not (= (ite sink SINK FALLBACK) SINK))) (and (= state ARBITRATING) (= request FIRST) (not (= (ite
    sink SINK FALLBACK) SINK))) (and (= state ARBITRATING) (= request SECOND) (not (= (ite sink SINK FALLBACK) SINK)))
    (and (= state ARBITRATING) (not (= (ite sink SINK FALLBACK) SINK))) (and (= state EXECUTING) (not (= (ite sink
    SINK FALLBACK) SINK))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (= (ite sink SINK FALLBACK)
    SINK))) (and (= state AUDITING) stored (not (= (ite sink SINK FALLBACK) SINK))) (and (= state IDLE) (not (= (ite
    sink SINK FALLBACK) SINK))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (= (ite sink SINK FALLBACK)
    SINK))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (not (= (ite sink SINK FALLBACK) SINK)))))) (=> (not sink) (not (or (and (= state IDLE) (not
    (= draft NONE)) (not (= (ite sink SINK FALLBACK) FALLBACK))) (and (= state VALIDATING) (not (= (ite sink SINK
    FALLBACK) FALLBACK))) (and (= state ARBITRATING) (= request FIRST) (not (= (ite sink SINK FALLBACK) FALLBACK)))
    (and (= state ARBITRATING) (= request SECOND) (not (= (ite sink SINK FALLBACK) FALLBACK))) (and (= state
    ARBITRATING) (not (= (ite sink SINK FALLBACK) FALLBACK))) (and (= state EXECUTING) (not (= (ite sink SINK
    FALLBACK) FALLBACK))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (= (ite sink SINK FALLBACK)
    FALLBACK))) (and (= state AUDITING) stored (not (= (ite sink SINK FALLBACK) FALLBACK))) (and (= state IDLE) (not
    (= (ite sink SINK FALLBACK) FALLBACK))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (= (ite sink
    SINK FALLBACK) FALLBACK))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING)) (not (= (ite sink SINK FALLBACK) FALLBACK))))))))

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
; the entry about halting, which names it. (expected: holds)
; No question about requests-are-audited-1: AG ((REQUEST_SUBMITTED -> A[not HALTED W (AUDIT_WRITTEN or (HALTED
; and closed != NONE))]) and (request == FIRST -> AX (HALTED -> closed == FIRST)) and (request == SECOND -> AX
; (HALTED -> closed == SECOND)) and ((request == NONE and not HALTED) -> AX closed == NONE)): it is about whole
; paths

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
; the entry about halting, which names it. (expected: holds)
(define-fun requests_are_audited_2 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= request FIRST) (not (or (not (=> (= state HALTED) (= closed FIRST))) (and (= state BOOTING) (not (= closed
    FIRST))) (and (= state ARBITRATING) (not (= request FIRST))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (=> (= state HALTED) (= closed FIRST)))) (and (= state AUDITING) sink (not stored) (not (=> (= state HALTED)
    (= closed FIRST)))) (and (= state AUDITING) (not sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not (= request
    FIRST))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (not (= request FIRST))) (and sink (not (=> (= state HALTED) (= closed FIRST)))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (= closed FIRST))))))))

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
; the entry about halting, which names it. (expected: holds)
(define-fun requests_are_audited_3 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= request SECOND) (not (or (not (=> (= state HALTED) (= closed SECOND))) (and (= state BOOTING) (not (= closed
    SECOND))) (and (= state ARBITRATING) (not (= request SECOND))) (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE) (not (=> (= state HALTED) (= closed SECOND)))) (and (= state AUDITING) sink (not stored) (not
    (=> (= state HALTED) (= closed SECOND)))) (and (= state AUDITING) (not sink) (not stored) (= retries
    MAX_AUDIT_RETRIES) (not (= request SECOND))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= request SECOND))) (and sink (not (=> (= state
    HALTED) (= closed SECOND)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state
    HALTED) (= closed SECOND))))))))

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited, by its entry or, at the latest, by
; the entry about halting, which names it. (expected: holds)
(define-fun requests_are_audited_4 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (and (= request NONE) (not (= state HALTED))) (not (or (not (= closed NONE)) (and (= state BOOTING) (not (= closed
    NONE))) (and (= state IDLE) (not (= draft NONE)) (not (= closed NONE))) (and (= state VALIDATING) (not (= closed
    NONE))) (and (= state ARBITRATING) (= request FIRST) (not (= closed NONE))) (and (= state ARBITRATING) (= request
    SECOND) (not (= closed NONE))) (and (= state ARBITRATING) (not (= closed NONE))) (and (= state ARBITRATING) (not
    (= request NONE))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (= closed NONE))) (and (= state
    EXECUTING) (not (= closed NONE))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (= closed NONE)))
    (and (= state AUDITING) sink (not stored) (not (= closed NONE))) (and (= state AUDITING) (not sink) (not stored)
    (< retries MAX_AUDIT_RETRIES) (not (= closed NONE))) (and (= state AUDITING) stored (not (= closed NONE))) (and (=
    state AUDITING) (not sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not (= request NONE))) (and (= state IDLE)
    (not (= closed NONE))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (= closed NONE))) (and (or (=
    state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))
    (not (= request NONE))) (and sink (not (= closed NONE))) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (not (= closed NONE)))))))

; halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The entry about halting says what happened to the
; tool: not called, done, or, if the kernel halted during the call, unknown. (expected: holds)
(define-fun halt_record_tells_the_effect ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (=> (= execution NOT_STARTED) (not (or (not (=> (= state HALTED) (= execution NOT_STARTED))) (and (= state
    BOOTING) (not (= execution NOT_STARTED))) (and (= state ARBITRATING) (not (= execution NOT_STARTED))) (and (=
    state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution NOT_STARTED)))) (and (= state
    AUDITING) sink (not stored) (not (=> (= state HALTED) (= execution NOT_STARTED)))) (and (= state AUDITING) (not
    sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not (= execution NOT_STARTED))) (and (or (= state BOOTING) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= (ite (=
    execution STARTED) UNKNOWN execution) NOT_STARTED))) (and sink (not (=> (= state HALTED) (= execution
    NOT_STARTED)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (=
    execution NOT_STARTED))))))) (=> (= execution STARTED) (not (or (not (=> (= state HALTED) (= execution UNKNOWN)))
    (and (= state BOOTING) (not (= execution UNKNOWN))) (and (= state ARBITRATING) (not (= execution UNKNOWN))) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (= state
    AUDITING) sink (not stored) (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (= state AUDITING) (not sink)
    (not stored) (= retries MAX_AUDIT_RETRIES) (not (= execution UNKNOWN))) (and (or (= state BOOTING) (= state IDLE)
    (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= (ite (= execution
    STARTED) UNKNOWN execution) UNKNOWN))) (and sink (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (= execution UNKNOWN))))))) (=> (=
    execution DONE) (not (or (not (=> (= state HALTED) (= execution DONE))) (and (= state BOOTING) (not (= execution
    DONE))) (and (= state ARBITRATING) (not (= execution DONE))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (=> (= state HALTED) (= execution DONE)))) (and (= state AUDITING) sink (not stored) (not (=> (= state
    HALTED) (= execution DONE)))) (and (= state AUDITING) (not sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not
    (= execution DONE))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (= (ite (= execution STARTED) UNKNOWN execution) DONE))) (and sink (not (=> (=
    state HALTED) (= execution DONE)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (=
    state HALTED) (= execution DONE))))))) (=> (= execution UNKNOWN) (not (or (not (=> (= state HALTED) (= execution
    UNKNOWN))) (and (= state BOOTING) (not (= execution UNKNOWN))) (and (= state ARBITRATING) (not (= execution
    UNKNOWN))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution
    UNKNOWN)))) (and (= state AUDITING) sink (not stored) (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (=
    state AUDITING) (not sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not (= execution UNKNOWN))) (and (or (=
    state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))
    (not (= (ite (= execution STARTED) UNKNOWN execution) UNKNOWN))) (and sink (not (=> (= state HALTED) (= execution
    UNKNOWN)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (= execution
    UNKNOWN)))))))))

; halt-decision-is-recorded [KRN-011, KRN-020, KRN-027]: A decision to halt is recorded with the request that it
; was made about. (expected: holds)
(define-fun halt_decision_is_recorded ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (= last DECIDED_HALT) (and (= state HALTED) (= decision HALT) (not (= closed NONE)))))

; idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE and a caller has a request, it is accepted,
; with and without the sink. (expected: holds)
(define-fun idle_accepts_requests ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (and (= state IDLE) (not (= draft NONE))) (and (= state IDLE) (not (= draft NONE)))))

; nothing-depends-on-the-sink [KRN-033, KRN-034]: The kernel's choices, up to the writing of the entry itself,
; do not depend on the sink. (expected: holds)
(define-fun nothing_depends_on_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (=> (= state BOOTING) (and (= state BOOTING) (= state BOOTING))) (=> (= state VALIDATING) (and (= state
    VALIDATING) (= state VALIDATING))) (=> (= state ARBITRATING) (and (= state ARBITRATING) (= state ARBITRATING) (=>
    (= request FIRST) (and (= state ARBITRATING) (= request FIRST))) (=> (= request SECOND) (and (= state ARBITRATING)
    (= request SECOND))))) (=> (= state EXECUTING) (and (= state EXECUTING) (= state EXECUTING)))))

; recoverable-errors-are-audited-everywhere [KRN-031]: Every recoverable error takes the kernel to AUDITING and
; is noted; while auditing, every failed attempt except the last one is such an error. (expected: holds)
(define-fun recoverable_errors_are_audited_everywhere ((state Int) (draft Int) (sink Bool) (request Int) (decision
    Int) (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int)
    (last Int)) Bool (and (=> (or (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (or
    (= state IDLE) (or (= state VALIDATING) (= state ARBITRATING)) (= state EXECUTING))) (=> (and (= state AUDITING)
    (not sink) (not stored) (< retries MAX_AUDIT_RETRIES)) (and (= state AUDITING) (and (not sink) (not stored) (<
    retries MAX_AUDIT_RETRIES)))) (=> (or (= last RECOVERABLE_ERROR) (= last AUDIT_RETRIED)) (and (= state AUDITING)
    error))))

; fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
; halts the kernel. (expected: holds)
(define-fun fatal_error_halts ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and (or (=
    state HALTED) (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING))) (=> (= last FATAL_ERROR) (= state HALTED))))

; halted-is-final [KRN-020, KRN-023, KRN-024]: Once the kernel has halted, it stays halted on every path, and
; accepts nothing. (expected: holds)
; No question about halted-is-final: AG (HALTED -> (not enabled and AG HALTED)): it is about whole paths

; halted-holds-nothing [KRN-020, KRN-023]: A halted kernel has released the request, its counters and the
; pending entry. (expected: holds)
(define-fun halted_holds_nothing ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= state HALTED) (and (= request NONE) (= ticks 0) (= retries 0) (not stored))))

; halt-command-always-accepted [KRN-005, KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state
; except HALTED, and halts the kernel. (expected: holds)
(define-fun halt_command_always_accepted ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (or (= state HALTED) (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING))) (=> (= last HALT_COMMANDED) (= state HALTED))))

; requests-only-in-idle [KRN-003, KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
(define-fun requests_only_in_idle ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (and (= state IDLE) (not (= draft NONE))) (and (= state IDLE) (not (= draft NONE)))))

; nothing-pending-in-idle [KRN-007]: In IDLE no data of an operation is left. (expected: holds)
(define-fun nothing_pending_in_idle ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= state IDLE) (and (= request NONE) (= decision NONE) (= execution NOT_STARTED) (not error) (= ticks 0) (=
    retries 0) (not stored))))

; something-pending-while-busy [KRN-005, KRN-007]: From validation to execution, a request is in flight.
; (expected: holds)
(define-fun something_pending_while_busy ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (or (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)) (not (= request NONE))))

; accepted-is-submitted [KRN-005, KRN-013]: The request that the kernel accepts is the one that the caller
; submits. (expected: holds)
(define-fun accepted_is_submitted ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= state IDLE) (and (=> (= draft FIRST) (not (or (not (=> (= state VALIDATING) (= request FIRST))) (and (= state
    IDLE) (not (= draft NONE)) (not (= draft FIRST))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=>
    (= state VALIDATING) (= request FIRST)))) (and (= state AUDITING) sink (not stored) (not (=> (= state VALIDATING)
    (= request FIRST)))) (and sink (not (=> (= state VALIDATING) (= request FIRST)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (=> (= state VALIDATING) (= request FIRST))))))) (=> (= draft SECOND) (not
    (or (not (=> (= state VALIDATING) (= request SECOND))) (and (= state IDLE) (not (= draft NONE)) (not (= draft
    SECOND))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state VALIDATING) (= request
    SECOND)))) (and (= state AUDITING) sink (not stored) (not (=> (= state VALIDATING) (= request SECOND)))) (and sink
    (not (=> (= state VALIDATING) (= request SECOND)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED))
    (not (=> (= state VALIDATING) (= request SECOND))))))))))

; request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
; (expected: holds)
; No question about request-is-not-modified-1: AG ((request == FIRST -> A[request == FIRST W (IDLE or HALTED)])
; and (request == SECOND -> A[request == SECOND W (IDLE or HALTED)])): it is about whole paths

; request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
; (expected: holds)
; No question about request-is-not-modified-2: AG ((request == FIRST -> A[request == FIRST W (IDLE or HALTED)])
; and (request == SECOND -> A[request == SECOND W (IDLE or HALTED)])): it is about whole paths

; validation-changes-nothing [KRN-010]: Before the decision on a request, nothing has been decided, called,
; counted or stored. (expected: holds)
(define-fun validation_changes_nothing ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (or (= state VALIDATING) (= state ARBITRATING)) (and (= decision NONE) (= execution NOT_STARTED) (not error)
    (= ticks 0) (= retries 0) (not stored))))

; validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
; (expected: holds)
; No question about validated-before-arbitrated: AG (REQUEST_SUBMITTED -> A[not ARBITRATING W
; VALIDATION_PASSED]): it is about whole paths

; allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
; tool. (expected: holds)
; No question about allowed-before-executed: AG (REQUEST_SUBMITTED -> A[not EXECUTING W
; DECIDED_ALLOW_WITH_TOOL]): it is about whole paths

; tool-only-if-asked-for [KRN-011, KRN-014]: A tool is called only if the request asks for one, and a request
; that asks for a tool is not allowed without it. (expected: holds)
(define-fun tool_only_if_asked_for ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and
    (=> (and (= state ARBITRATING) (= request FIRST)) (= request FIRST)) (=> (and (= state ARBITRATING) (= request
    SECOND)) (= request SECOND))))

; executing-is-allowed [KRN-011, KRN-014]: In EXECUTING, the request is allowed and its tool has been called.
; (expected: holds)
(define-fun executing_is_allowed ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= state EXECUTING) (and (= decision ALLOW) (= execution STARTED))))

; denied-never-executed [KRN-008, KRN-011, KRN-014]: A denied request has not called a tool and does not call
; one. (expected: holds)
(define-fun denied_never_executed ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (or (= decision DENY) (= decision NONE)) (= execution NOT_STARTED)))

; decisions-are-kept [KRN-008, KRN-011]: A denial, by validation or by the policy, and an approval are recorded
; as such and take their edges. (expected: holds)
(define-fun decisions_are_kept ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and
    (=> (= last VALIDATION_FAILED) (and (= state AUDITING) (= decision DENY) (not error))) (=> (= last DECIDED_DENY)
    (and (= state AUDITING) (= decision DENY) (not error))) (=> (= last DECIDED_ALLOW_NO_TOOL) (and (= state AUDITING)
    (= decision ALLOW))) (=> (= last DECIDED_ALLOW_WITH_TOOL) (and (= state EXECUTING) (= decision ALLOW)))))

; recoverable-errors-are-told [KRN-016, KRN-031]: After a recoverable error a request counts as denied or, if
; its tool was called, as one with an unknown effect. (expected: holds)
(define-fun recoverable_errors_are_told ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (= last RECOVERABLE_ERROR) (or (= request NONE) (= decision DENY) (= execution UNKNOWN))))

; outcomes-are-kept [KRN-014, KRN-016]: A result is kept as done without error, a failure as done with error,
; and an abandoned call as unknown with error, and each is audited. (expected: holds)
(define-fun outcomes_are_kept ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and (=> (=
    last EXECUTION_COMPLETED) (and (= state AUDITING) (= execution DONE) (not error))) (=> (= last EXECUTION_FAILED)
    (and (= state AUDITING) (= execution DONE) error)) (=> (= last EXECUTION_DEADLINE_PASSED) (and (= state AUDITING)
    (= execution UNKNOWN) error))))

; entry-is-complete [KRN-016, KRN-019]: A stored entry belongs to a decided request with its outcome, or to an
; error. (expected: holds)
(define-fun entry_is_complete ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=> (and (=
    state AUDITING) (and sink (not stored))) (and sink (not stored) (not (= execution STARTED)) (or error (= decision
    ALLOW) (= decision DENY)))))

; entry-before-state-change [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only when the entry is
; stored. (expected: holds)
(define-fun entry_before_state_change ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (and (= state AUDITING) stored) stored))

; entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry, and a
; stored entry was stored in AUDITING. (expected: holds)
(define-fun entry_before_idle ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int) (error
    Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and (=> (=
    state AUDITING) (not (or (not (=> (= state IDLE) false)) (= state BOOTING) (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE) (not (=> (= state IDLE) false))) (and (= state AUDITING) sink (not stored) (not (=> (= state
    IDLE) false))) (and sink (not (=> (= state IDLE) false))) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (not (=> (= state IDLE) false)))))) (=> (not stored) (not (or (not (=> stored false)) (and (= state
    BOOTING) (not (=> stored false))) (and (= state IDLE) (not (= draft NONE)) (not (=> stored false))) (and (= state
    VALIDATING) (not (=> stored false))) (and (= state ARBITRATING) (= request FIRST) (not (=> stored false))) (and (=
    state ARBITRATING) (= request SECOND) (not (=> stored false))) (and (= state ARBITRATING) (not (=> stored false)))
    (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> stored false))) (and (= state EXECUTING) (not (=>
    stored false))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (=> stored false))) (and (= state
    AUDITING) (not sink) (not stored) (< retries MAX_AUDIT_RETRIES) (not (=> stored false))) (and (= state AUDITING)
    (not sink) (not stored) (= retries MAX_AUDIT_RETRIES) (not (=> stored false))) (and (= state IDLE) (not (=> stored
    false))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (=> stored false))) (and sink (not (=> stored
    false))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> stored false))))))))

; audit-fails-only-without-the-sink [KRN-017, KRN-031]: Auditing is abandoned only if the sink is lost, every
; retry has been made and no entry is stored, and an attempt fails only if the sink is lost and no entry is
; stored. (expected: holds)
(define-fun audit_fails_only_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool (and (=> (and (= state AUDITING) (and (not sink) (not stored) (= retries MAX_AUDIT_RETRIES))) (and (not
    sink) (not stored) (= retries MAX_AUDIT_RETRIES))) (=> (and (= state AUDITING) (and (not sink) (not stored) (<
    retries MAX_AUDIT_RETRIES))) (and (not sink) (not stored) (< retries MAX_AUDIT_RETRIES)))))

; retries-are-counted [KRN-017, KRN-031]: Every failed attempt counts. (expected: holds)
(define-fun retries_are_counted_1 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and
    (=> (= retries 0) (not (and (= state AUDITING) (not sink) (not stored) (< retries MAX_AUDIT_RETRIES) (not (= (+
    retries 1) 1))))) (=> (= retries (+ MAX_AUDIT_RETRIES (- 1))) (not (and (= state AUDITING) (not sink) (not stored)
    (< retries MAX_AUDIT_RETRIES) (not (= (+ retries 1) MAX_AUDIT_RETRIES)))))))

; retries-are-counted [KRN-017, KRN-031]: Every failed attempt counts. (expected: holds)
; No question about retries-are-counted-2: AG ((retries == 0 -> AX (AUDIT_RETRIED -> retries == 1)) and (retries
; == MAX_AUDIT_RETRIES - 1 -> AX (AUDIT_RETRIED -> retries == MAX_AUDIT_RETRIES))) and EF retries ==
; MAX_AUDIT_RETRIES: it is about whole paths

; deadline-by-virtual-clock [KRN-035]: An execution is abandoned only after its deadline on the virtual clock.
; (expected: holds)
(define-fun deadline_by_virtual_clock ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (=> (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (= ticks EXECUTION_DEADLINE)))

; executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
; if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds)
; No question about executing-ends-even-if-the-tool-hangs: AG (EXECUTING -> AF (AUDITING or HALTED)): it is
; about whole paths

; errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error takes the kernel to another state, unless it
; strikes in AUDITING. (expected: holds)
(define-fun errors_leave_the_stage ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (or (= last CONFIG_FAILED) (= last VALIDATION_FAILED) (= last EXECUTION_FAILED) (= last EXECUTION_DEADLINE_PASSED)
    (= last AUDIT_RETRIED) (= last AUDIT_FAILED) (= last RECOVERABLE_ERROR) (= last FATAL_ERROR)) (or (= state
    AUDITING) (= state HALTED))))

; booting-ends-well-or-badly [KRN-002, KRN-020]: Booting opens the sink and leads to IDLE, or leads to HALTED.
; (expected: holds)
(define-fun booting_ends_well_or_badly ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (=> (= last CONFIG_LOADED) (and (= state IDLE) sink)) (=> (= last CONFIG_FAILED) (= state HALTED))))

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
; No question about auditing-ends-1: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
; No question about auditing-ends-2: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; comes-to-rest [KRN-002, KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided
; that it keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or HALTED): it is about whole paths

; kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
; holds)
; No question about kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some
; path, which LTL cannot express

; surroundings-begin-empty [KRN-002, KRN-027]: Initially there are no audit sink and no record. (expected:
; holds)
(define-fun surroundings_begin_empty ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (=>
    (= state BOOTING) (and (not sink) (= record NONE) (= channel NONE) (= closed NONE))))

; no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
; two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
; No question about no-request-from-nowhere-1: draft == NONE and EF request == FIRST and EF request == SECOND
; and AG (EX draft == FIRST and (draft == FIRST -> EX draft == SECOND)): it is about whole paths

; no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
; two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
; No question about no-request-from-nowhere-2: draft == NONE and EF request == FIRST and EF request == SECOND
; and AG (EX draft == FIRST and (draft == FIRST -> EX draft == SECOND)): it is about whole paths

; no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
; two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
; No question about no-request-from-nowhere-3: draft == NONE and EF request == FIRST and EF request == SECOND
; and AG (EX draft == FIRST and (draft == FIRST -> EX draft == SECOND)): it is about whole paths

; no-request-from-nowhere [KRN-005, KRN-013]: The kernel accepts no request before a caller has one, each of the
; two requests can be accepted, and a caller can change its choice at any time. (expected: holds)
(define-fun no_request_from_nowhere_4 ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (or (= draft FIRST) (and (= state BOOTING) (= draft FIRST)) (and (= state IDLE) (not (= draft NONE)) (= draft
    FIRST)) (and (= state VALIDATING) (= draft FIRST)) (and (= state ARBITRATING) (= request FIRST) (= draft FIRST))
    (and (= state ARBITRATING) (= request SECOND) (= draft FIRST)) (and (= state ARBITRATING) (= draft FIRST)) (and (=
    state EXECUTING) (< ticks EXECUTION_DEADLINE) (= draft FIRST)) (and (= state EXECUTING) (= draft FIRST)) (and (=
    state EXECUTING) (= ticks EXECUTION_DEADLINE) (= draft FIRST)) (and (= state AUDITING) sink (not stored) (= draft
    FIRST)) (and (= state AUDITING) (not sink) (not stored) (< retries MAX_AUDIT_RETRIES) (= draft FIRST)) (and (=
    state AUDITING) stored (= draft FIRST)) (and (= state AUDITING) (not sink) (not stored) (= retries
    MAX_AUDIT_RETRIES) (= draft FIRST)) (and (= state IDLE) (= draft FIRST)) (and (or (= state VALIDATING) (= state
    ARBITRATING)) (= draft FIRST)) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= draft FIRST)) (= (ite (not (= draft FIRST)) FIRST SECOND)
    FIRST) (and sink (= draft FIRST)) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (= draft FIRST)))
    (=> (= draft FIRST) (or (= draft SECOND) (and (= state BOOTING) (= draft SECOND)) (and (= state IDLE) (not (=
    draft NONE)) (= draft SECOND)) (and (= state VALIDATING) (= draft SECOND)) (and (= state ARBITRATING) (= request
    FIRST) (= draft SECOND)) (and (= state ARBITRATING) (= request SECOND) (= draft SECOND)) (and (= state
    ARBITRATING) (= draft SECOND)) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (= draft SECOND)) (and (=
    state EXECUTING) (= draft SECOND)) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (= draft SECOND)) (and (=
    state AUDITING) sink (not stored) (= draft SECOND)) (and (= state AUDITING) (not sink) (not stored) (< retries
    MAX_AUDIT_RETRIES) (= draft SECOND)) (and (= state AUDITING) stored (= draft SECOND)) (and (= state AUDITING) (not
    sink) (not stored) (= retries MAX_AUDIT_RETRIES) (= draft SECOND)) (and (= state IDLE) (= draft SECOND)) (and (or
    (= state VALIDATING) (= state ARBITRATING)) (= draft SECOND)) (and (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= draft SECOND)) (= (ite (not (= draft
    FIRST)) FIRST SECOND) SECOND) (and sink (= draft SECOND)) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (= draft SECOND))))))

; the-sink-can-fail-at-any-time [KRN-017, KRN-027]: The sink can be lost at any moment while it is writable, and
; only then. (expected: holds)
(define-fun the_sink_can_fail_at_any_time ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    (and (=> sink sink) (=> (not sink) (not sink))))

; the-sink-can-come-back [KRN-017, KRN-027]: A lost sink can come back at any moment while the kernel runs, and
; only then. (expected: holds)
(define-fun the_sink_can_come_back ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution Int)
    (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool (and
    (=> (or sink (= state BOOTING) (= state HALTED)) (not (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED))))) (or sink (= state BOOTING) (= state HALTED) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED))))))

; callers-keep-their-drafts [KRN-010, KRN-013]: Only the caller changes its next request. (expected: holds)
(define-fun callers_keep_their_drafts ((state Int) (draft Int) (sink Bool) (request Int) (decision Int) (execution
    Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last Int)) Bool
    true)

; the-sink-changes-by-its-events [KRN-002, KRN-027]: The kernel opens the sink when it boots; all other changes
; of the sink happen outside. (expected: holds)
(define-fun the_sink_changes_by_its_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool true)

; operations-change-by-their-events [KRN-007, KRN-010, KRN-011, KRN-013]: The request in flight and the decision
; about it change only by the events of their stages. (expected: holds)
(define-fun operations_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool true)

; outcomes-change-by-their-events [KRN-010, KRN-016]: The progress of a call changes only by its start, its end,
; a halt and the end of the request; an error is noted only by errors. (expected: holds)
(define-fun outcomes_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool (=> (and (= state AUDITING) (and (not sink) (not stored) (= retries MAX_AUDIT_RETRIES))) (= true
    error)))

; counters-change-by-their-events [KRN-010, KRN-017, KRN-035]: The clock counts time, retries count attempts,
; and both counters are reset at their end. (expected: holds)
(define-fun counters_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool true)

; entries-change-by-their-events [KRN-018, KRN-027]: An entry is stored by its write and closed by a record of
; the operation, and both are cleared at the end of the operation. (expected: holds)
(define-fun entries_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool true)

; records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027]: The newest record and its channel change
; only by recorded transitions. (expected: holds)
(define-fun records_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (decision Int)
    (execution Int) (error Bool) (ticks Int) (retries Int) (stored Bool) (closed Int) (record Int) (channel Int) (last
    Int)) Bool (and (=> (and (= state AUDITING) (and (not sink) (not stored) (< retries MAX_AUDIT_RETRIES))) (=
    AUDITING record)) (=> (and (= state AUDITING) (and (not sink) (not stored) (= retries MAX_AUDIT_RETRIES))) (=
    FALLBACK channel))))

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (trans state draft sink request decision execution error ticks retries stored closed record channel last
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (domain state_next draft_next sink_next
    request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next record_next
    channel_next last_next))))
(check-sat)
(pop 1)
; every-transition-has-an-audit-entry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (every_transition_has_an_audit_entry state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (every_transition_has_an_audit_entry state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (every_transition_has_an_audit_entry state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; audit-failure-has-an-audit-entry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (audit_failure_has_an_audit_entry state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (audit_failure_has_an_audit_entry state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (audit_failure_has_an_audit_entry state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; sink-is-used-if-there: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (sink_is_used_if_there state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (sink_is_used_if_there state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (sink_is_used_if_there state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; requests-are-audited-2: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (requests_are_audited_2 state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (requests_are_audited_2 state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (requests_are_audited_2 state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; requests-are-audited-3: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (requests_are_audited_3 state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (requests_are_audited_3 state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (requests_are_audited_3 state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; requests-are-audited-4: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (requests_are_audited_4 state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (requests_are_audited_4 state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (requests_are_audited_4 state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; halt-record-tells-the-effect: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (halt_record_tells_the_effect state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (halt_record_tells_the_effect state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (halt_record_tells_the_effect
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; halt-decision-is-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (halt_decision_is_recorded state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (halt_decision_is_recorded state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (halt_decision_is_recorded
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-requests: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (idle_accepts_requests state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (idle_accepts_requests state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (idle_accepts_requests state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; nothing-depends-on-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (nothing_depends_on_the_sink state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (nothing_depends_on_the_sink state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (nothing_depends_on_the_sink
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-audited-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (recoverable_errors_are_audited_everywhere state draft sink request decision execution error ticks retries
    stored closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (recoverable_errors_are_audited_everywhere state draft sink request decision execution error ticks retries
    stored closed record channel last) (trans state draft sink request decision execution error ticks retries stored
    closed record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (recoverable_errors_are_audited_everywhere state_next draft_next sink_next request_next decision_next
    execution_next error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; fatal-error-halts: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (fatal_error_halts state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (fatal_error_halts state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (fatal_error_halts state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; halted-holds-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (halted_holds_nothing state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (halted_holds_nothing state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (halted_holds_nothing state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; halt-command-always-accepted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (halt_command_always_accepted state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (halt_command_always_accepted state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (halt_command_always_accepted
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; requests-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (requests_only_in_idle state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (requests_only_in_idle state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (requests_only_in_idle state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; nothing-pending-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (nothing_pending_in_idle state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (nothing_pending_in_idle state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (nothing_pending_in_idle state_next
    draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next
    closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; something-pending-while-busy: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (something_pending_while_busy state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (something_pending_while_busy state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (something_pending_while_busy
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; accepted-is-submitted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (accepted_is_submitted state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (accepted_is_submitted state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (accepted_is_submitted state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; validation-changes-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (validation_changes_nothing state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (validation_changes_nothing state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (validation_changes_nothing
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; tool-only-if-asked-for: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (tool_only_if_asked_for state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (tool_only_if_asked_for state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (tool_only_if_asked_for state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; executing-is-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (executing_is_allowed state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (executing_is_allowed state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (executing_is_allowed state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; denied-never-executed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (denied_never_executed state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (denied_never_executed state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (denied_never_executed state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; decisions-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (decisions_are_kept state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (decisions_are_kept state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (decisions_are_kept state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-told: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (recoverable_errors_are_told state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (recoverable_errors_are_told state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (recoverable_errors_are_told
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; outcomes-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (outcomes_are_kept state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (outcomes_are_kept state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (outcomes_are_kept state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; entry-is-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (entry_is_complete state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (entry_is_complete state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (entry_is_complete state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; entry-before-state-change: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (entry_before_state_change state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (entry_before_state_change state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (entry_before_state_change
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; entry-before-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (entry_before_idle state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (entry_before_idle state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (entry_before_idle state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; audit-fails-only-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (audit_fails_only_without_the_sink state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (audit_fails_only_without_the_sink state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (audit_fails_only_without_the_sink state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; retries-are-counted-1: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (retries_are_counted_1 state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (retries_are_counted_1 state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (retries_are_counted_1 state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; deadline-by-virtual-clock: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (deadline_by_virtual_clock state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (deadline_by_virtual_clock state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (deadline_by_virtual_clock
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; errors-leave-the-stage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (errors_leave_the_stage state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (errors_leave_the_stage state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (errors_leave_the_stage state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; booting-ends-well-or-badly: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (booting_ends_well_or_badly state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (booting_ends_well_or_badly state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (booting_ends_well_or_badly
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; surroundings-begin-empty: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (surroundings_begin_empty state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (surroundings_begin_empty state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (surroundings_begin_empty state_next
    draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next
    closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; no-request-from-nowhere-4: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (no_request_from_nowhere_4 state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (no_request_from_nowhere_4 state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (no_request_from_nowhere_4
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; the-sink-can-fail-at-any-time: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (the_sink_can_fail_at_any_time state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (the_sink_can_fail_at_any_time state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (the_sink_can_fail_at_any_time
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; the-sink-can-come-back: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (the_sink_can_come_back state draft sink request decision execution error ticks retries stored closed record
    channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (the_sink_can_come_back state draft sink request decision execution error ticks retries stored closed record
    channel last) (trans state draft sink request decision execution error ticks retries stored closed record channel
    last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next) (not (the_sink_can_come_back state_next draft_next
    sink_next request_next decision_next execution_next error_next ticks_next retries_next stored_next closed_next
    record_next channel_next last_next))))
(check-sat)
(pop 1)
; callers-keep-their-drafts: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (callers_keep_their_drafts state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (callers_keep_their_drafts state draft sink request decision execution error ticks retries stored closed
    record channel last) (trans state draft sink request decision execution error ticks retries stored closed record
    channel last state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next
    retries_next stored_next closed_next record_next channel_next last_next) (not (callers_keep_their_drafts
    state_next draft_next sink_next request_next decision_next execution_next error_next ticks_next retries_next
    stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; the-sink-changes-by-its-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (the_sink_changes_by_its_events state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (the_sink_changes_by_its_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (the_sink_changes_by_its_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; operations-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (operations_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (operations_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (operations_change_by_their_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; outcomes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (outcomes_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (outcomes_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (outcomes_change_by_their_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; counters-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (counters_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (counters_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (counters_change_by_their_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; entries-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (entries_change_by_their_events state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (entries_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (entries_change_by_their_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
; records-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request decision execution error ticks retries stored closed record channel last)
    (not (records_change_by_their_events state draft sink request decision execution error ticks retries stored closed
    record channel last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request decision execution error ticks retries stored closed record channel
    last) (records_change_by_their_events state draft sink request decision execution error ticks retries stored
    closed record channel last) (trans state draft sink request decision execution error ticks retries stored closed
    record channel last state_next draft_next sink_next request_next decision_next execution_next error_next
    ticks_next retries_next stored_next closed_next record_next channel_next last_next) (not
    (records_change_by_their_events state_next draft_next sink_next request_next decision_next execution_next
    error_next ticks_next retries_next stored_next closed_next record_next channel_next last_next))))
(check-sat)
(pop 1)
