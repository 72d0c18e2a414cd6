; Governance kernel 0.1.0, reference: the machine kernel in the profile reference, for solvers of SMT-LIB 2.6.
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
(define-fun TOOL_WITHHELD () Int 17)
(define-fun CLOCK_TICKED () Int 18)
(define-fun EXECUTION_COMPLETED () Int 19)
(define-fun EXECUTION_FAILED () Int 20)
(define-fun EXECUTION_DEADLINE_PASSED () Int 21)
(define-fun ENTRY_STORED () Int 22)
(define-fun AUDIT_WRITTEN () Int 23)
(define-fun AUDIT_RETRIED () Int 24)
(define-fun AUDIT_FAILED () Int 25)
(define-fun RECOVERABLE_ERROR () Int 26)
(define-fun FATAL_ERROR () Int 27)
(define-fun REQUEST_DRAFTED () Int 28)
(define-fun SINK_LOST () Int 29)
(define-fun SINK_RESTORED () Int 30)
(define-fun NONE () Int 31)
(define-fun FIRST () Int 32)
(define-fun SECOND () Int 33)
(define-fun THIRD () Int 34)
(define-fun READER () Int 35)
(define-fun WRITER () Int 36)
(define-fun ALLOW () Int 37)
(define-fun DENY () Int 38)
(define-fun HALT () Int 39)
(define-fun NOT_STARTED () Int 40)
(define-fun STARTED () Int 41)
(define-fun DONE () Int 42)
(define-fun UNKNOWN () Int 43)
(define-fun no_event () Int 44)
(declare-const state Int)
(declare-const state_next Int)
(declare-const draft Int)
(declare-const draft_next Int)
(declare-const sink Bool)
(declare-const sink_next Bool)
(declare-const request Int)
(declare-const request_next Int)
(declare-const requested_tool Int)
(declare-const requested_tool_next Int)
(declare-const decision Int)
(declare-const decision_next Int)
(declare-const dispatched_tool Int)
(declare-const dispatched_tool_next Int)
(declare-const execution Int)
(declare-const execution_next Int)
(declare-const error Bool)
(declare-const error_next Bool)
(declare-const ticks Int)
(declare-const ticks_next Int)
(declare-const retries Int)
(declare-const retries_next Int)
(declare-const audited_request Int)
(declare-const audited_request_next Int)
(declare-const record Int)
(declare-const record_next Int)
(declare-const fallback Bool)
(declare-const fallback_next Bool)
(declare-const last Int)
(declare-const last_next Int)

(define-fun init ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (= state BOOTING) (= draft NONE) (= sink false) (= request NONE) (=
    requested_tool NONE) (= decision NONE) (= dispatched_tool NONE) (= execution NOT_STARTED) (= error false) (= ticks
    0) (= retries 0) (= audited_request NONE) (= record NONE) (= fallback false) (= last no_event)))

; every variable is in its range
(define-fun domain ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED)) (or (= draft NONE) (= draft FIRST) (= draft
    SECOND) (= draft THIRD)) (or (= request NONE) (= request FIRST) (= request SECOND) (= request THIRD)) (or (=
    requested_tool NONE) (= requested_tool READER) (= requested_tool WRITER)) (or (= decision NONE) (= decision ALLOW)
    (= decision DENY) (= decision HALT)) (or (= dispatched_tool NONE) (= dispatched_tool READER) (= dispatched_tool
    WRITER)) (or (= execution NOT_STARTED) (= execution STARTED) (= execution DONE) (= execution UNKNOWN)) (<= 0 ticks
    2) (<= 0 retries 2) (or (= audited_request NONE) (= audited_request FIRST) (= audited_request SECOND) (=
    audited_request THIRD)) (or (= record NONE) (= record IDLE) (= record VALIDATING) (= record ARBITRATING) (= record
    EXECUTING) (= record AUDITING) (= record HALTED)) (or (= last no_event) (= last REQUEST_SUBMITTED) (= last
    HALT_COMMANDED) (= last CONFIG_LOADED) (= last CONFIG_FAILED) (= last VALIDATION_PASSED) (= last
    VALIDATION_FAILED) (= last DECIDED_ALLOW_WITH_TOOL) (= last DECIDED_ALLOW_NO_TOOL) (= last DECIDED_DENY) (= last
    DECIDED_HALT) (= last TOOL_WITHHELD) (= last CLOCK_TICKED) (= last EXECUTION_COMPLETED) (= last EXECUTION_FAILED)
    (= last EXECUTION_DEADLINE_PASSED) (= last ENTRY_STORED) (= last AUDIT_WRITTEN) (= last AUDIT_RETRIED) (= last
    AUDIT_FAILED) (= last RECOVERABLE_ERROR) (= last FATAL_ERROR) (= last REQUEST_DRAFTED) (= last SINK_LOST) (= last
    SINK_RESTORED))))

; a stutter step: nothing changes
(define-fun stutter ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state_next state) (= draft_next draft) (= sink_next sink) (= request_next request) (=
    requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next dispatched_tool) (=
    execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries) (=
    audited_request_next audited_request) (= record_next record) (= fallback_next fallback) (= last_next no_event)))

; CONFIG_LOADED (machine): BOOTING -> IDLE [KRN-002, KRN-027]: The one transition that needs no record (line
; 85).
(define-fun step_CONFIG_LOADED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state BOOTING) (= state_next IDLE) (= draft_next draft) (= sink_next true) (= request_next
    request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries)
    (= audited_request_next audited_request) (= record_next record) (= fallback_next fallback) (= last_next
    CONFIG_LOADED)))

; CONFIG_FAILED (machine): BOOTING -> HALTED [KRN-002, KRN-027]: It must be recorded before any sink exists, so
; the record goes to the fallback channel (D-KRN-02).
(define-fun step_CONFIG_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state BOOTING) (= state_next HALTED) (= draft_next draft) (= sink_next sink) (= request_next
    request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries)
    (= audited_request_next audited_request) (= record_next HALTED) (= fallback_next (not sink)) (= last_next
    CONFIG_FAILED)))

; REQUEST_SUBMITTED (input): IDLE -> VALIDATING [KRN-005, KRN-006, KRN-027]: No request starts without the sink
; (D-KRN-01).
(define-fun step_REQUEST_SUBMITTED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state IDLE) (and sink (not (= draft NONE))) (= state_next VALIDATING) (= draft_next draft) (=
    sink_next sink) (= request_next draft) (= requested_tool_next (ite (= draft FIRST) READER (ite (= draft SECOND)
    WRITER NONE))) (= decision_next decision) (= dispatched_tool_next dispatched_tool) (= execution_next execution) (=
    error_next error) (= ticks_next ticks) (= retries_next retries) (= audited_request_next audited_request) (=
    record_next VALIDATING) (= fallback_next (not sink)) (= last_next REQUEST_SUBMITTED)))

; VALIDATION_PASSED (machine): VALIDATING -> ARBITRATING [KRN-008, KRN-010]
(define-fun step_VALIDATION_PASSED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state VALIDATING) (= state_next ARBITRATING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries)
    (= audited_request_next audited_request) (= record_next ARBITRATING) (= fallback_next (not sink)) (= last_next
    VALIDATION_PASSED)))

; VALIDATION_FAILED (machine): VALIDATING -> AUDITING [KRN-008, KRN-010]
(define-fun step_VALIDATION_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state VALIDATING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next DENY) (= dispatched_tool_next
    dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries)
    (= audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not sink)) (= last_next
    VALIDATION_FAILED)))

; DECIDED_ALLOW_WITH_TOOL (machine): ARBITRATING -> EXECUTING [KRN-011, KRN-014, KRN-027]: No tool call starts
; without the sink (D-KRN-01).
(define-fun step_DECIDED_ALLOW_WITH_TOOL ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state ARBITRATING) (and (not (= requested_tool NONE)) sink) (= state_next EXECUTING) (=
    draft_next draft) (= sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (=
    decision_next ALLOW) (= dispatched_tool_next requested_tool) (= execution_next STARTED) (= error_next error) (=
    ticks_next ticks) (= retries_next retries) (= audited_request_next audited_request) (= record_next EXECUTING) (=
    fallback_next (not sink)) (= last_next DECIDED_ALLOW_WITH_TOOL)))

; TOOL_WITHHELD (machine): ARBITRATING -> AUDITING [KRN-011, KRN-027, KRN-031]: An allowed call that cannot be
; audited is not made; the request ends as denied, with the error (D-KRN-01).
(define-fun step_TOOL_WITHHELD ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state ARBITRATING) (and (not (= requested_tool NONE)) (not sink)) (= state_next AUDITING) (=
    draft_next draft) (= sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (=
    decision_next DENY) (= dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next true) (=
    ticks_next ticks) (= retries_next retries) (= audited_request_next audited_request) (= record_next AUDITING) (=
    fallback_next (not sink)) (= last_next TOOL_WITHHELD)))

; DECIDED_ALLOW_NO_TOOL (machine): ARBITRATING -> AUDITING [KRN-011]
(define-fun step_DECIDED_ALLOW_NO_TOOL ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state ARBITRATING) (= requested_tool NONE) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (= decision_next ALLOW) (=
    dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (=
    retries_next retries) (= audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not
    sink)) (= last_next DECIDED_ALLOW_NO_TOOL)))

; DECIDED_DENY (machine): ARBITRATING -> AUDITING [KRN-011]
(define-fun step_DECIDED_DENY ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state ARBITRATING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next DENY) (= dispatched_tool_next
    dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries)
    (= audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not sink)) (= last_next
    DECIDED_DENY)))

; DECIDED_HALT (machine): ARBITRATING -> HALTED [KRN-011, KRN-020]: It bypasses AUDITING, so the halt record
; closes the request (D-KRN-14).
(define-fun step_DECIDED_HALT ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state ARBITRATING) (= state_next HALTED) (= draft_next draft) (= sink_next false) (=
    request_next NONE) (= requested_tool_next NONE) (= decision_next HALT) (= dispatched_tool_next dispatched_tool) (=
    execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries) (=
    audited_request_next request) (= record_next HALTED) (= fallback_next (not sink)) (= last_next DECIDED_HALT)))

; CLOCK_TICKED (machine): EXECUTING -> the same [KRN-035]
(define-fun step_CLOCK_TICKED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (= state_next state) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (=
    dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next (+ ticks 1))
    (= retries_next retries) (= audited_request_next audited_request) (= record_next record) (= fallback_next
    fallback) (= last_next CLOCK_TICKED)))

; EXECUTION_COMPLETED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
(define-fun step_EXECUTION_COMPLETED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next DONE) (= error_next error) (= ticks_next 0) (= retries_next retries) (=
    audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not sink)) (= last_next
    EXECUTION_COMPLETED)))

; EXECUTION_FAILED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016]
(define-fun step_EXECUTION_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next DONE) (= error_next true) (= ticks_next 0) (= retries_next retries) (=
    audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not sink)) (= last_next
    EXECUTION_FAILED)))

; EXECUTION_DEADLINE_PASSED (machine): EXECUTING -> AUDITING [KRN-014, KRN-016, KRN-035]
(define-fun step_EXECUTION_DEADLINE_PASSED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (=
    dispatched_tool_next dispatched_tool) (= execution_next UNKNOWN) (= error_next true) (= ticks_next 0) (=
    retries_next retries) (= audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not
    sink)) (= last_next EXECUTION_DEADLINE_PASSED)))

; ENTRY_STORED (machine): AUDITING -> the same [KRN-017, KRN-018, KRN-019]
(define-fun step_ENTRY_STORED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state AUDITING) (and (= audited_request NONE) sink) (= state_next state) (= draft_next draft)
    (= sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (=
    dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next ticks) (=
    retries_next 0) (= audited_request_next request) (= record_next record) (= fallback_next fallback) (= last_next
    ENTRY_STORED)))

; AUDIT_RETRIED (machine): AUDITING -> the same [KRN-031]
(define-fun step_AUDIT_RETRIED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state AUDITING) (and (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES)) (=
    state_next state) (= draft_next draft) (= sink_next sink) (= request_next request) (= requested_tool_next
    requested_tool) (= decision_next decision) (= dispatched_tool_next dispatched_tool) (= execution_next execution)
    (= error_next error) (= ticks_next ticks) (= retries_next (+ retries 1)) (= audited_request_next audited_request)
    (= record_next record) (= fallback_next fallback) (= last_next AUDIT_RETRIED)))

; AUDIT_WRITTEN (machine): AUDITING -> IDLE [KRN-007, KRN-017, KRN-018]
(define-fun step_AUDIT_WRITTEN ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state AUDITING) (= audited_request request) (= state_next IDLE) (= draft_next draft) (=
    sink_next sink) (= request_next NONE) (= requested_tool_next NONE) (= decision_next NONE) (= dispatched_tool_next
    NONE) (= execution_next NOT_STARTED) (= error_next false) (= ticks_next ticks) (= retries_next retries) (=
    audited_request_next NONE) (= record_next IDLE) (= fallback_next (not sink)) (= last_next AUDIT_WRITTEN)))

; AUDIT_FAILED (machine): AUDITING -> HALTED [KRN-017, KRN-020, KRN-027]: The halt record, on the fallback
; channel, takes the place of the entry (D-KRN-01).
(define-fun step_AUDIT_FAILED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state AUDITING) (and (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)) (=
    state_next HALTED) (= draft_next draft) (= sink_next sink) (= request_next NONE) (= requested_tool_next NONE) (=
    decision_next decision) (= dispatched_tool_next NONE) (= execution_next execution) (= error_next error) (=
    ticks_next ticks) (= retries_next 0) (= audited_request_next request) (= record_next HALTED) (= fallback_next (not
    sink)) (= last_next AUDIT_FAILED)))

; RECOVERABLE_ERROR (fault): VALIDATING, ARBITRATING -> AUDITING [KRN-031]
(define-fun step_RECOVERABLE_ERROR_1 ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (or (= state VALIDATING) (= state ARBITRATING)) (= state_next AUDITING) (= draft_next draft) (=
    sink_next sink) (= request_next request) (= requested_tool_next requested_tool) (= decision_next DENY) (=
    dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next true) (= ticks_next ticks) (=
    retries_next retries) (= audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not
    sink)) (= last_next RECOVERABLE_ERROR)))

; RECOVERABLE_ERROR (fault): EXECUTING -> AUDITING [KRN-016, KRN-031]
(define-fun step_RECOVERABLE_ERROR_2 ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state EXECUTING) (= state_next AUDITING) (= draft_next draft) (= sink_next sink) (=
    request_next request) (= requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next
    dispatched_tool) (= execution_next UNKNOWN) (= error_next true) (= ticks_next 0) (= retries_next retries) (=
    audited_request_next audited_request) (= record_next AUDITING) (= fallback_next (not sink)) (= last_next
    RECOVERABLE_ERROR)))

; HALT_COMMANDED (input): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020,
; KRN-021, KRN-022, KRN-029, KRN-030]
(define-fun step_HALT_COMMANDED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (= state_next HALTED) (= draft_next draft) (= sink_next false) (= request_next
    NONE) (= requested_tool_next NONE) (= decision_next decision) (= dispatched_tool_next NONE) (= execution_next (ite
    (= execution STARTED) UNKNOWN execution)) (= error_next error) (= ticks_next 0) (= retries_next 0) (=
    audited_request_next request) (= record_next HALTED) (= fallback_next (not sink)) (= last_next HALT_COMMANDED)))

; FATAL_ERROR (fault): BOOTING, IDLE, VALIDATING, ARBITRATING, EXECUTING, AUDITING -> HALTED [KRN-020, KRN-021,
; KRN-022, KRN-029, KRN-030]
(define-fun step_FATAL_ERROR ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (= state_next HALTED) (= draft_next draft) (= sink_next false) (= request_next
    NONE) (= requested_tool_next NONE) (= decision_next decision) (= dispatched_tool_next NONE) (= execution_next (ite
    (= execution STARTED) UNKNOWN execution)) (= error_next error) (= ticks_next 0) (= retries_next 0) (=
    audited_request_next request) (= record_next HALTED) (= fallback_next (not sink)) (= last_next FATAL_ERROR)))

; REQUEST_DRAFTED (environment): the caller chooses its request, or changes its choice, in any state of the
; kernel
(define-fun step_REQUEST_DRAFTED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (= state_next state) (= draft_next (ite (= draft NONE) FIRST (ite (= draft FIRST) SECOND (ite (=
    draft SECOND) THIRD FIRST)))) (= sink_next sink) (= request_next request) (= requested_tool_next requested_tool)
    (= decision_next decision) (= dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next
    error) (= ticks_next ticks) (= retries_next retries) (= audited_request_next audited_request) (= record_next
    record) (= fallback_next fallback) (= last_next REQUEST_DRAFTED)))

; SINK_LOST (environment): the audit sink is no longer writable
(define-fun step_SINK_LOST ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and sink (= state_next state) (= draft_next draft) (= sink_next false) (= request_next request) (=
    requested_tool_next requested_tool) (= decision_next decision) (= dispatched_tool_next dispatched_tool) (=
    execution_next execution) (= error_next error) (= ticks_next ticks) (= retries_next retries) (=
    audited_request_next audited_request) (= record_next record) (= fallback_next fallback) (= last_next SINK_LOST)))

; SINK_RESTORED (environment): the audit sink is writable again
(define-fun step_SINK_RESTORED ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (and (and (not sink) (not (= state BOOTING)) (not (= state HALTED))) (= state_next state) (= draft_next
    draft) (= sink_next true) (= request_next request) (= requested_tool_next requested_tool) (= decision_next
    decision) (= dispatched_tool_next dispatched_tool) (= execution_next execution) (= error_next error) (= ticks_next
    ticks) (= retries_next retries) (= audited_request_next audited_request) (= record_next record) (= fallback_next
    fallback) (= last_next SINK_RESTORED)))

(define-fun trans ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int) (state_next Int) (draft_next Int) (sink_next Bool) (request_next Int)
    (requested_tool_next Int) (decision_next Int) (dispatched_tool_next Int) (execution_next Int) (error_next Bool)
    (ticks_next Int) (retries_next Int) (audited_request_next Int) (record_next Int) (fallback_next Bool) (last_next
    Int)) Bool (or (stutter state draft sink request requested_tool decision dispatched_tool execution error ticks
    retries audited_request record fallback last state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next) (step_CONFIG_LOADED state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_CONFIG_FAILED state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)
    (step_REQUEST_SUBMITTED state draft sink request requested_tool decision dispatched_tool execution error ticks
    retries audited_request record fallback last state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next) (step_VALIDATION_PASSED state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_VALIDATION_FAILED state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)
    (step_DECIDED_ALLOW_WITH_TOOL state draft sink request requested_tool decision dispatched_tool execution error
    ticks retries audited_request record fallback last state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next) (step_TOOL_WITHHELD state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)
    (step_DECIDED_ALLOW_NO_TOOL state draft sink request requested_tool decision dispatched_tool execution error ticks
    retries audited_request record fallback last state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next) (step_DECIDED_DENY state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_DECIDED_HALT state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (step_CLOCK_TICKED
    state draft sink request requested_tool decision dispatched_tool execution error ticks retries audited_request
    record fallback last state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next) (step_EXECUTION_COMPLETED state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_EXECUTION_FAILED state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)
    (step_EXECUTION_DEADLINE_PASSED state draft sink request requested_tool decision dispatched_tool execution error
    ticks retries audited_request record fallback last state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next) (step_ENTRY_STORED state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (step_AUDIT_RETRIED
    state draft sink request requested_tool decision dispatched_tool execution error ticks retries audited_request
    record fallback last state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next) (step_AUDIT_WRITTEN state draft sink request requested_tool decision dispatched_tool
    execution error ticks retries audited_request record fallback last state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next) (step_AUDIT_FAILED state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)
    (step_RECOVERABLE_ERROR_1 state draft sink request requested_tool decision dispatched_tool execution error ticks
    retries audited_request record fallback last state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next) (step_RECOVERABLE_ERROR_2 state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_HALT_COMMANDED state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (step_FATAL_ERROR
    state draft sink request requested_tool decision dispatched_tool execution error ticks retries audited_request
    record fallback last state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next) (step_REQUEST_DRAFTED state draft sink request requested_tool decision dispatched_tool
    execution error ticks retries audited_request record fallback last state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next) (step_SINK_LOST state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next
    sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (step_SINK_RESTORED state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next)))

; row-booting [KRN-002, KRN-020, KRN-025, KRN-026]: From BOOTING the kernel gets to IDLE with its configuration,
; to HALTED without it, and nowhere else. (expected: holds)
(define-fun row_booting ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state BOOTING) (and (= state BOOTING) (= state BOOTING) (not (or (not (or
    (= state BOOTING) (= state IDLE) (= state HALTED))) (and (= state IDLE) sink (not (= draft NONE))) (= state
    VALIDATING) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink) (and (= state ARBITRATING) (not (=
    requested_tool NONE)) (not sink)) (and (= state ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state BOOTING) (= state IDLE) (= state HALTED)))) (=
    state EXECUTING) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state AUDITING) (= audited_request
    NONE) sink (not (or (= state BOOTING) (= state IDLE) (= state HALTED)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state BOOTING) (= state IDLE) (= state
    HALTED)))) (and sink (not (or (= state BOOTING) (= state IDLE) (= state HALTED)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (or (= state BOOTING) (= state IDLE) (= state HALTED)))))))))

; row-idle [KRN-005, KRN-025, KRN-026]: From IDLE the kernel gets to VALIDATING with a request, to HALTED, and
; nowhere else. (expected: holds)
(define-fun row_idle ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state IDLE) (and (=> (and (not (= draft NONE)) sink) (and (= state IDLE)
    sink (not (= draft NONE)))) (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING)) (not (or (not (or (= state IDLE) (= state VALIDATING) (= state HALTED))) (=
    state VALIDATING) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink) (and (= state ARBITRATING) (not
    (= requested_tool NONE)) (not sink)) (and (= state ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING)
    (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state IDLE) (= state VALIDATING) (= state
    HALTED)))) (= state EXECUTING) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state AUDITING) (=
    audited_request NONE) sink (not (or (= state IDLE) (= state VALIDATING) (= state HALTED)))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state IDLE) (= state
    VALIDATING) (= state HALTED)))) (and sink (not (or (= state IDLE) (= state VALIDATING) (= state HALTED)))) (and
    (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state IDLE) (= state VALIDATING) (= state
    HALTED)))))))))

; row-validating [KRN-008, KRN-025, KRN-026]: From VALIDATING the kernel gets to ARBITRATING with a sound
; request, to AUDITING with an unsound one, to HALTED, and nowhere else. (expected: holds)
(define-fun row_validating ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state VALIDATING) (and (= state VALIDATING) (= state VALIDATING) (or (=
    state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))
    (not (or (not (or (= state VALIDATING) (= state ARBITRATING) (= state AUDITING) (= state HALTED))) (= state
    BOOTING) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink) (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE) (not (or (= state VALIDATING) (= state ARBITRATING) (= state AUDITING) (= state HALTED))))
    (and (= state AUDITING) (= audited_request NONE) sink (not (or (= state VALIDATING) (= state ARBITRATING) (= state
    AUDITING) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (or (= state VALIDATING) (= state ARBITRATING) (= state AUDITING) (= state HALTED)))) (and
    (= state AUDITING) (= audited_request request)) (and sink (not (or (= state VALIDATING) (= state ARBITRATING) (=
    state AUDITING) (= state HALTED)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (=
    state VALIDATING) (= state ARBITRATING) (= state AUDITING) (= state HALTED)))))))))

; row-arbitrating [KRN-011, KRN-025, KRN-026]: From ARBITRATING the kernel gets to AUDITING with a denial, or
; with an approval if no tool is asked for, to HALTED with a decision to halt, with an approved tool and the
; sink to record its use to EXECUTING, and nowhere else. (expected: holds)
(define-fun row_arbitrating ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state ARBITRATING) (and (= state ARBITRATING) (= state ARBITRATING) (=> (=
    requested_tool NONE) (and (= state ARBITRATING) (= requested_tool NONE))) (=> (and (not (= requested_tool NONE))
    sink) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink)) (=> (and (not (= requested_tool NONE)) (not
    sink)) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink))) (not (or (not (or (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED))) (= state BOOTING) (and (= state IDLE) sink
    (not (= draft NONE))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) sink (not
    (or (= state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING) (= state HALTED)))) (and (= state AUDITING) (= audited_request request)) (and sink (not (or (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state HALTED)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (or (= state ARBITRATING) (= state EXECUTING) (= state AUDITING) (= state
    HALTED)))))))))

; row-executing [KRN-014, KRN-025, KRN-026]: From EXECUTING the kernel gets to AUDITING with a result, with a
; failure or with a deadline that has passed, to HALTED, and nowhere else. (expected: holds)
(define-fun row_executing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state EXECUTING) (and (= state EXECUTING) (= state EXECUTING) (=> (= ticks
    EXECUTION_DEADLINE) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE))) (or (= state BOOTING) (= state IDLE)
    (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (or (not (or (= state
    EXECUTING) (= state AUDITING) (= state HALTED))) (= state BOOTING) (and (= state IDLE) sink (not (= draft NONE)))
    (= state VALIDATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state EXECUTING) (= state
    AUDITING) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) sink (not (or (= state EXECUTING)
    (= state AUDITING) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (or (= state EXECUTING) (= state AUDITING) (= state HALTED)))) (and (= state AUDITING) (=
    audited_request request)) (and sink (not (or (= state EXECUTING) (= state AUDITING) (= state HALTED)))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state EXECUTING) (= state AUDITING) (= state
    HALTED)))))))))

; row-auditing [KRN-017, KRN-025, KRN-026]: From AUDITING the kernel gets to IDLE if the entry is stored, to
; HALTED if it is not and cannot be stored, and nowhere else. (expected: holds)
(define-fun row_auditing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state AUDITING) (and (=> (= audited_request request) (and (= state
    AUDITING) (= audited_request request))) (=> (and (not sink) (= retries MAX_AUDIT_RETRIES)) (and (= state AUDITING)
    (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES))) (not (or (not (or (= state AUDITING) (= state
    IDLE) (= state HALTED))) (and (= state IDLE) sink (not (= draft NONE))) (= state VALIDATING) (and (= state
    ARBITRATING) (not (= requested_tool NONE)) sink) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (=
    state AUDITING) (= state IDLE) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) sink (not (or
    (= state AUDITING) (= state IDLE) (= state HALTED)))) (and (= state AUDITING) (= audited_request NONE) (not sink)
    (< retries MAX_AUDIT_RETRIES) (not (or (= state AUDITING) (= state IDLE) (= state HALTED)))) (and sink (not (or (=
    state AUDITING) (= state IDLE) (= state HALTED)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED))
    (not (or (= state AUDITING) (= state IDLE) (= state HALTED)))))))))

; surroundings-begin-empty [KRN-002, KRN-027]: Initially there are no request, no audit sink and no record.
; (expected: holds)
(define-fun surroundings_begin_empty ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (= state BOOTING) (and (= request NONE) (not sink) (= record NONE) (not
    fallback) (= audited_request NONE))))

; no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
; three can be accepted. (expected: holds)
; No question about no-request-from-nowhere-1: draft == NONE and A[request == NONE W REQUEST_DRAFTED] and EF
; request == FIRST and EF request == SECOND and EF request == THIRD: it is about whole paths

; no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
; three can be accepted. (expected: holds)
; No question about no-request-from-nowhere-2: draft == NONE and A[request == NONE W REQUEST_DRAFTED] and EF
; request == FIRST and EF request == SECOND and EF request == THIRD: it is about whole paths

; no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
; three can be accepted. (expected: holds)
; No question about no-request-from-nowhere-3: draft == NONE and A[request == NONE W REQUEST_DRAFTED] and EF
; request == FIRST and EF request == SECOND and EF request == THIRD: it is about whole paths

; no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
; three can be accepted. (expected: holds)
; No question about no-request-from-nowhere-4: draft == NONE and A[request == NONE W REQUEST_DRAFTED] and EF
; request == FIRST and EF request == SECOND and EF request == THIRD: it is about whole paths

; no-request-from-nowhere [KRN-005]: The kernel accepts no request before a caller has one, and each of the
; three can be accepted. (expected: holds)
; No question about no-request-from-nowhere-5: draft == NONE and A[request == NONE W REQUEST_DRAFTED] and EF
; request == FIRST and EF request == SECOND and EF request == THIRD: it is about whole paths

; callers-can-change-their-mind [KRN-013]: A caller can choose another request in every state, even while the
; kernel works on one. (expected: holds)
(define-fun callers_can_change_their_mind ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (= draft NONE) (or (= draft FIRST) (and (= state BOOTING)
    (= draft FIRST)) (and (= state IDLE) sink (not (= draft NONE)) (= draft FIRST)) (and (= state VALIDATING) (= draft
    FIRST)) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink (= draft FIRST)) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) (not sink) (= draft FIRST)) (and (= state ARBITRATING) (= requested_tool NONE) (=
    draft FIRST)) (and (= state ARBITRATING) (= draft FIRST)) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (=
    draft FIRST)) (and (= state EXECUTING) (= draft FIRST)) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (=
    draft FIRST)) (and (= state AUDITING) (= audited_request NONE) sink (= draft FIRST)) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (= draft FIRST)) (and (= state AUDITING) (=
    audited_request request) (= draft FIRST)) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries
    MAX_AUDIT_RETRIES) (= draft FIRST)) (and (or (= state VALIDATING) (= state ARBITRATING)) (= draft FIRST)) (and (or
    (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state
    AUDITING)) (= draft FIRST)) (= (ite (= draft NONE) FIRST (ite (= draft FIRST) SECOND (ite (= draft SECOND) THIRD
    FIRST))) FIRST) (and sink (= draft FIRST)) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (= draft
    FIRST)))) (=> (= draft FIRST) (or (= draft SECOND) (and (= state BOOTING) (= draft SECOND)) (and (= state IDLE)
    sink (not (= draft NONE)) (= draft SECOND)) (and (= state VALIDATING) (= draft SECOND)) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) sink (= draft SECOND)) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not
    sink) (= draft SECOND)) (and (= state ARBITRATING) (= requested_tool NONE) (= draft SECOND)) (and (= state
    ARBITRATING) (= draft SECOND)) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (= draft SECOND)) (and (=
    state EXECUTING) (= draft SECOND)) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (= draft SECOND)) (and (=
    state AUDITING) (= audited_request NONE) sink (= draft SECOND)) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (< retries MAX_AUDIT_RETRIES) (= draft SECOND)) (and (= state AUDITING) (= audited_request request) (=
    draft SECOND)) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (= draft
    SECOND)) (and (or (= state VALIDATING) (= state ARBITRATING)) (= draft SECOND)) (and (or (= state BOOTING) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= draft SECOND))
    (= (ite (= draft NONE) FIRST (ite (= draft FIRST) SECOND (ite (= draft SECOND) THIRD FIRST))) SECOND) (and sink (=
    draft SECOND)) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (= draft SECOND)))) (=> (= draft
    SECOND) (or (= draft THIRD) (and (= state BOOTING) (= draft THIRD)) (and (= state IDLE) sink (not (= draft NONE))
    (= draft THIRD)) (and (= state VALIDATING) (= draft THIRD)) (and (= state ARBITRATING) (not (= requested_tool
    NONE)) sink (= draft THIRD)) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (= draft THIRD))
    (and (= state ARBITRATING) (= requested_tool NONE) (= draft THIRD)) (and (= state ARBITRATING) (= draft THIRD))
    (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (= draft THIRD)) (and (= state EXECUTING) (= draft THIRD))
    (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (= draft THIRD)) (and (= state AUDITING) (= audited_request
    NONE) sink (= draft THIRD)) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (= draft THIRD)) (and (= state AUDITING) (= audited_request request) (= draft THIRD)) (and (=
    state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (= draft THIRD)) (and (or (=
    state VALIDATING) (= state ARBITRATING)) (= draft THIRD)) (and (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (= draft THIRD)) (= (ite (= draft NONE)
    FIRST (ite (= draft FIRST) SECOND (ite (= draft SECOND) THIRD FIRST))) THIRD) (and sink (= draft THIRD)) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (= draft THIRD)))) (=> (= draft THIRD) (or (= draft FIRST)
    (and (= state BOOTING) (= draft FIRST)) (and (= state IDLE) sink (not (= draft NONE)) (= draft FIRST)) (and (=
    state VALIDATING) (= draft FIRST)) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink (= draft FIRST))
    (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (= draft FIRST)) (and (= state ARBITRATING) (=
    requested_tool NONE) (= draft FIRST)) (and (= state ARBITRATING) (= draft FIRST)) (and (= state EXECUTING) (<
    ticks EXECUTION_DEADLINE) (= draft FIRST)) (and (= state EXECUTING) (= draft FIRST)) (and (= state EXECUTING) (=
    ticks EXECUTION_DEADLINE) (= draft FIRST)) (and (= state AUDITING) (= audited_request NONE) sink (= draft FIRST))
    (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (= draft FIRST)) (and (=
    state AUDITING) (= audited_request request) (= draft FIRST)) (and (= state AUDITING) (= audited_request NONE) (not
    sink) (= retries MAX_AUDIT_RETRIES) (= draft FIRST)) (and (or (= state VALIDATING) (= state ARBITRATING)) (= draft
    FIRST)) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (= draft FIRST)) (= (ite (= draft NONE) FIRST (ite (= draft FIRST) SECOND (ite (= draft
    SECOND) THIRD FIRST))) FIRST) (and sink (= draft FIRST)) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (= draft FIRST))))))

; the-sink-can-fail-at-any-time [KRN-017, KRN-027]: The sink can be lost at any moment while it is writable, and
; only then. (expected: holds)
(define-fun the_sink_can_fail_at_any_time ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> sink sink) (=> (not sink) (not sink))))

; the-sink-can-come-back [KRN-017, KRN-027]: A lost sink can come back at any moment while the kernel runs, and
; only then. (expected: holds)
(define-fun the_sink_can_come_back ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (and (=> (or sink (= state BOOTING) (= state HALTED)) (not (and (not sink)
    (not (= state BOOTING)) (not (= state HALTED))))) (or sink (= state BOOTING) (= state HALTED) (and (not sink) (not
    (= state BOOTING)) (not (= state HALTED))))))

; nothing-depends-on-the-sink [KRN-011, KRN-034]: An approved tool call is made whether or not the sink can be
; written, since nothing outside the kernel may decide it. Sacrificed: a call that cannot be audited is withheld
; (D-KRN-15). Instead, the-sink-decides-only-as-recorded holds. (expected: fails)
(define-fun nothing_depends_on_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state ARBITRATING) (not (= requested_tool NONE))) (and
    (= state ARBITRATING) (and (not (= requested_tool NONE)) sink))))

; the-sink-decides-only-as-recorded [KRN-033, KRN-034]: While it boots, validates or executes, the kernel has
; the same choices with and without the sink, and in arbitration the sink only decides whether an approved call
; is made or withheld, and that is recorded. (expected: holds)
(define-fun the_sink_decides_only_as_recorded ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (= state BOOTING) (and (= state BOOTING) (= state
    BOOTING))) (=> (= state VALIDATING) (and (= state VALIDATING) (= state VALIDATING))) (=> (= state ARBITRATING)
    (and (= state ARBITRATING) (= state ARBITRATING) (=> (= requested_tool NONE) (and (= state ARBITRATING) (=
    requested_tool NONE))) (=> (not (= requested_tool NONE)) (or (and (= state ARBITRATING) (and (not (=
    requested_tool NONE)) sink)) (and (= state ARBITRATING) (and (not (= requested_tool NONE)) (not sink))))))) (=> (=
    state EXECUTING) (and (= state EXECUTING) (= state EXECUTING))) (=> (= last TOOL_WITHHELD) (and error fallback))))

; halted-is-final [KRN-020, KRN-024]: Once the kernel has halted, it stays halted on every path. (expected:
; holds)
; No question about halted-is-final: AG (HALTED -> AG HALTED): it is about whole paths

; halted-does-nothing [KRN-020, KRN-023]: In HALTED, no event is accepted. (expected: holds)
(define-fun halted_does_nothing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state HALTED) (not (or (= state BOOTING) (and (= state IDLE) (and sink
    (not (= draft NONE)))) (= state VALIDATING) (and (= state ARBITRATING) (and (not (= requested_tool NONE)) sink))
    (and (= state ARBITRATING) (and (not (= requested_tool NONE)) (not sink))) (and (= state ARBITRATING) (=
    requested_tool NONE)) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)) (= state
    EXECUTING) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state AUDITING) (and (= audited_request
    NONE) sink)) (and (= state AUDITING) (and (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES))) (and
    (= state AUDITING) (= audited_request request)) (and (= state AUDITING) (and (= audited_request NONE) (not sink)
    (= retries MAX_AUDIT_RETRIES))) (or (= state VALIDATING) (= state ARBITRATING)) (or (= state BOOTING) (= state
    IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))))))

; halted-holds-nothing [KRN-020, KRN-023]: A halted kernel has released the request, the tool, its counters and
; the sink. (expected: holds)
(define-fun halted_holds_nothing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (= state HALTED) (and (= request NONE) (= requested_tool NONE) (=
    dispatched_tool NONE) (= ticks 0) (= retries 0) (not sink))))

; halt-always-available [KRN-029]: From every state, HALTED can be next; in HALTED itself, by staying there.
; (expected: holds)
(define-fun halt_always_available ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (or (= state HALTED) (= state BOOTING) (= state ARBITRATING) (and (= state
    EXECUTING) (< ticks EXECUTION_DEADLINE) (= state HALTED)) (and (= state AUDITING) (= audited_request NONE) sink (=
    state HALTED)) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (= state
    HALTED)) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)) (= state IDLE)
    (= state VALIDATING) (= state EXECUTING) (= state AUDITING) (and sink (= state HALTED)) (and (not sink) (not (=
    state BOOTING)) (not (= state HALTED)) (= state HALTED))))

; halt-command-always-accepted [KRN-020, KRN-021, KRN-029]: A halt command is accepted in every state except
; HALTED, and halts the kernel. (expected: holds)
(define-fun halt_command_always_accepted ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (or (= state HALTED) (or (= state BOOTING) (= state IDLE) (=
    state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))) (=> (= last HALT_COMMANDED) (=
    state HALTED))))

; fatal-error-halts [KRN-020, KRN-022, KRN-030]: A fatal error can strike in every state except HALTED, and
; halts the kernel. (expected: holds)
(define-fun fatal_error_halts ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (or (= state HALTED) (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))) (=> (= last FATAL_ERROR) (= state
    HALTED))))

; fatal-error-in-every-state [KRN-022]: Taken literally, a fatal error has a transition in every state.
; Sacrificed: in HALTED it is logged and ignored, since HALTED is final (D-KRN-07). Instead, fatal-error-halts
; holds. (expected: fails)
(define-fun fatal_error_in_every_state ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)))

; halt-record-names-the-request [KRN-016, KRN-021, KRN-027]: If the kernel halts with a request in flight, the
; halt record names this request; otherwise it names none. (expected: holds)
(define-fun halt_record_names_the_request ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (or (= state HALTED) (and (=> (= request NONE) (not (or (not (=
    audited_request NONE)) (and (= state BOOTING) (not (= audited_request NONE))) (and (= state IDLE) sink (not (=
    draft NONE)) (not (= audited_request NONE))) (and (= state VALIDATING) (not (= audited_request NONE))) (and (=
    state ARBITRATING) (not (= requested_tool NONE)) sink (not (= audited_request NONE))) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) (not sink) (not (= audited_request NONE))) (and (= state ARBITRATING) (=
    requested_tool NONE) (not (= audited_request NONE))) (and (= state ARBITRATING) (not (= audited_request NONE)))
    (and (= state ARBITRATING) (not (= request NONE))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=
    audited_request NONE))) (and (= state EXECUTING) (not (= audited_request NONE))) (and (= state EXECUTING) (= ticks
    EXECUTION_DEADLINE) (not (= audited_request NONE))) (and (= state AUDITING) (= audited_request NONE) sink (not (=
    request NONE))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=
    audited_request NONE))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)
    (not (= request NONE))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (= audited_request NONE))) (and
    (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state
    AUDITING)) (not (= request NONE))) (and sink (not (= audited_request NONE))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (= audited_request NONE)))))) (=> (= request FIRST) (not (or (not (=> (=
    state HALTED) (= audited_request FIRST))) (and (= state BOOTING) (not (= audited_request FIRST))) (and (= state
    ARBITRATING) (not (= request FIRST))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state
    HALTED) (= audited_request FIRST)))) (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state
    HALTED) (= request FIRST)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= audited_request FIRST)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (= request FIRST))) (and (or (= state BOOTING)
    (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= request
    FIRST))) (and sink (not (=> (= state HALTED) (= audited_request FIRST)))) (and (not sink) (not (= state BOOTING))
    (not (= state HALTED)) (not (=> (= state HALTED) (= audited_request FIRST))))))) (=> (= request SECOND) (not (or
    (not (=> (= state HALTED) (= audited_request SECOND))) (and (= state BOOTING) (not (= audited_request SECOND)))
    (and (= state ARBITRATING) (not (= request SECOND))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not
    (=> (= state HALTED) (= audited_request SECOND)))) (and (= state AUDITING) (= audited_request NONE) sink (not (=>
    (= state HALTED) (= request SECOND)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= audited_request SECOND)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (= request SECOND))) (and (or (= state
    BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (=
    request SECOND))) (and sink (not (=> (= state HALTED) (= audited_request SECOND)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (= audited_request SECOND))))))) (=> (= request THIRD)
    (not (or (not (=> (= state HALTED) (= audited_request THIRD))) (and (= state BOOTING) (not (= audited_request
    THIRD))) (and (= state ARBITRATING) (not (= request THIRD))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (=> (= state HALTED) (= audited_request THIRD)))) (and (= state AUDITING) (= audited_request NONE) sink (not
    (=> (= state HALTED) (= request THIRD)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= audited_request THIRD)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (= request THIRD))) (and (or (= state BOOTING)
    (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= request
    THIRD))) (and sink (not (=> (= state HALTED) (= audited_request THIRD)))) (and (not sink) (not (= state BOOTING))
    (not (= state HALTED)) (not (=> (= state HALTED) (= audited_request THIRD))))))))))

; halt-record-tells-the-effect [KRN-016, KRN-021, KRN-027]: The halt record says what happened to the tool: not
; called, done, or, if the kernel halted during the call, unknown. (expected: holds)
(define-fun halt_record_tells_the_effect ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (= execution NOT_STARTED) (not (or (not (=> (= state
    HALTED) (= execution NOT_STARTED))) (and (= state BOOTING) (not (= execution NOT_STARTED))) (and (= state
    ARBITRATING) (not (= execution NOT_STARTED))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (=
    state HALTED) (= execution NOT_STARTED)))) (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state
    HALTED) (= execution NOT_STARTED)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= execution NOT_STARTED)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (= execution NOT_STARTED))) (and (or (= state
    BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (=
    (ite (= execution STARTED) UNKNOWN execution) NOT_STARTED))) (and sink (not (=> (= state HALTED) (= execution
    NOT_STARTED)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (=
    execution NOT_STARTED))))))) (=> (= execution STARTED) (not (or (not (=> (= state HALTED) (= execution UNKNOWN)))
    (and (= state BOOTING) (not (= execution UNKNOWN))) (and (= state ARBITRATING) (not (= execution UNKNOWN))) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (= state
    AUDITING) (= audited_request NONE) sink (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (= state AUDITING)
    (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= execution
    UNKNOWN)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (=
    execution UNKNOWN))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (= (ite (= execution STARTED) UNKNOWN execution) UNKNOWN))) (and sink (not (=>
    (= state HALTED) (= execution UNKNOWN)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=>
    (= state HALTED) (= execution UNKNOWN))))))) (=> (= execution DONE) (not (or (not (=> (= state HALTED) (=
    execution DONE))) (and (= state BOOTING) (not (= execution DONE))) (and (= state ARBITRATING) (not (= execution
    DONE))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution DONE)))) (and
    (= state AUDITING) (= audited_request NONE) sink (not (=> (= state HALTED) (= execution DONE)))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= execution
    DONE)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (=
    execution DONE))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (= (ite (= execution STARTED) UNKNOWN execution) DONE))) (and sink (not (=> (=
    state HALTED) (= execution DONE)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (=
    state HALTED) (= execution DONE))))))) (=> (= execution UNKNOWN) (not (or (not (=> (= state HALTED) (= execution
    UNKNOWN))) (and (= state BOOTING) (not (= execution UNKNOWN))) (and (= state ARBITRATING) (not (= execution
    UNKNOWN))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= execution
    UNKNOWN)))) (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state HALTED) (= execution
    UNKNOWN)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (=
    state HALTED) (= execution UNKNOWN)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries
    MAX_AUDIT_RETRIES) (not (= execution UNKNOWN))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= (ite (= execution STARTED) UNKNOWN execution)
    UNKNOWN))) (and sink (not (=> (= state HALTED) (= execution UNKNOWN)))) (and (not sink) (not (= state BOOTING))
    (not (= state HALTED)) (not (=> (= state HALTED) (= execution UNKNOWN)))))))))

; halt-record-keeps-decision-and-error [KRN-016, KRN-021, KRN-027]: The halt record keeps the decision that was
; made about the request and the error that was noted. (expected: holds)
(define-fun halt_record_keeps_decision_and_error ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool
    Int) (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request
    Int) (record Int) (fallback Bool) (last Int)) Bool (and (=> (= decision ALLOW) (not (or (not (=> (= state HALTED)
    (= decision ALLOW))) (and (= state BOOTING) (not (= decision ALLOW))) (= state ARBITRATING) (and (= state
    EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (= decision ALLOW)))) (and (= state AUDITING) (=
    audited_request NONE) sink (not (=> (= state HALTED) (= decision ALLOW)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state HALTED) (= decision ALLOW))))
    (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (= decision
    ALLOW))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (not (= decision ALLOW))) (and sink (not (=> (= state HALTED) (= decision ALLOW)))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) (= decision ALLOW))))))) (=> (=
    decision DENY) (not (or (not (=> (= state HALTED) (= decision DENY))) (and (= state BOOTING) (not (= decision
    DENY))) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state HALTED) (=
    decision DENY)))) (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state HALTED) (= decision
    DENY)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (=
    state HALTED) (= decision DENY)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries
    MAX_AUDIT_RETRIES) (not (= decision DENY))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (=
    state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (= decision DENY))) (and sink (not (=> (= state
    HALTED) (= decision DENY)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state
    HALTED) (= decision DENY))))))) (=> error (not (or (not (=> (= state HALTED) error)) (and (= state BOOTING) (not
    error)) (and (= state ARBITRATING) (not error)) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (=
    state HALTED) error))) (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state HALTED) error)))
    (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state
    HALTED) error))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not
    error)) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING)
    (= state AUDITING)) (not error)) (and sink (not (=> (= state HALTED) error))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (=> (= state HALTED) error))))))))

; boot-opens-the-sink [KRN-002, KRN-027]: When the kernel has booted, the audit sink can be written. (expected:
; holds)
(define-fun boot_opens_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= last CONFIG_LOADED) sink))

; requests-only-in-idle [KRN-003, KRN-006]: A request is accepted in no state other than IDLE. (expected: holds)
(define-fun requests_only_in_idle ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (and (= state IDLE) (and sink (not (= draft NONE)))) (= state IDLE)))

; no-request-without-the-sink [KRN-027]: A request is accepted only while the audit sink can be written.
; (expected: holds)
(define-fun no_request_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state IDLE) (and sink (not (= draft NONE)))) sink))

; idle-accepts-requests [KRN-005]: Whenever the kernel is in IDLE and a caller has a request, it is accepted.
; Sacrificed: without the audit sink it is refused, since it could not be audited (D-KRN-01). Instead,
; idle-accepts-requests-with-the-sink holds. (expected: fails)
(define-fun idle_accepts_requests ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (and (= state IDLE) (not (= draft NONE))) (and (= state IDLE) (and sink
    (not (= draft NONE))))))

; idle-accepts-requests-with-the-sink [KRN-005]: Whenever the kernel is in IDLE, a caller has a request and the
; sink can be written, the request is accepted. (expected: holds)
(define-fun idle_accepts_requests_with_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool
    Int) (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request
    Int) (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state IDLE) (not (= draft NONE)) sink) (and (=
    state IDLE) (and sink (not (= draft NONE))))))

; nothing-pending-in-idle [KRN-007]: In IDLE no data of an operation is left. (expected: holds)
(define-fun nothing_pending_in_idle ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (= state IDLE) (and (= request NONE) (= requested_tool NONE) (= decision
    NONE) (= dispatched_tool NONE) (= execution NOT_STARTED) (not error) (= ticks 0) (= retries 0) (= audited_request
    NONE))))

; something-pending-while-busy [KRN-005, KRN-007]: From validation to the end of auditing, a request is in
; flight. (expected: holds)
(define-fun something_pending_while_busy ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (or (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (= request NONE))))

; accepted-is-submitted [KRN-005, KRN-013]: The request that the kernel accepts is the one that the caller
; submits. (expected: holds)
(define-fun accepted_is_submitted ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (= state IDLE) (and (=> (= draft FIRST) (not (or (not (=> (= state
    VALIDATING) (= request FIRST))) (and (= state IDLE) sink (not (= draft NONE)) (not (= draft FIRST))) (and (= state
    EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state VALIDATING) (= request FIRST)))) (and (= state AUDITING)
    (= audited_request NONE) sink (not (=> (= state VALIDATING) (= request FIRST)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state VALIDATING) (= request FIRST))))
    (and sink (not (=> (= state VALIDATING) (= request FIRST)))) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (not (=> (= state VALIDATING) (= request FIRST))))))) (=> (= draft SECOND) (not (or (not (=> (= state
    VALIDATING) (= request SECOND))) (and (= state IDLE) sink (not (= draft NONE)) (not (= draft SECOND))) (and (=
    state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state VALIDATING) (= request SECOND)))) (and (= state
    AUDITING) (= audited_request NONE) sink (not (=> (= state VALIDATING) (= request SECOND)))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state VALIDATING) (=
    request SECOND)))) (and sink (not (=> (= state VALIDATING) (= request SECOND)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (=> (= state VALIDATING) (= request SECOND))))))) (=> (= draft THIRD) (not
    (or (not (=> (= state VALIDATING) (= request THIRD))) (and (= state IDLE) sink (not (= draft NONE)) (not (= draft
    THIRD))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state VALIDATING) (= request THIRD))))
    (and (= state AUDITING) (= audited_request NONE) sink (not (=> (= state VALIDATING) (= request THIRD)))) (and (=
    state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state VALIDATING) (=
    request THIRD)))) (and sink (not (=> (= state VALIDATING) (= request THIRD)))) (and (not sink) (not (= state
    BOOTING)) (not (= state HALTED)) (not (=> (= state VALIDATING) (= request THIRD))))))))))

; request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
; (expected: holds)
; No question about request-is-not-modified-1: AG ((request == FIRST -> A[request == FIRST W (IDLE or HALTED)])
; and (request == SECOND -> A[request == SECOND W (IDLE or HALTED)]) and (request == THIRD -> A[request == THIRD
; W (IDLE or HALTED)])): it is about whole paths

; request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
; (expected: holds)
; No question about request-is-not-modified-2: AG ((request == FIRST -> A[request == FIRST W (IDLE or HALTED)])
; and (request == SECOND -> A[request == SECOND W (IDLE or HALTED)]) and (request == THIRD -> A[request == THIRD
; W (IDLE or HALTED)])): it is about whole paths

; request-is-not-modified [KRN-013]: From its acceptance to its end, the request in flight stays the same.
; (expected: holds)
; No question about request-is-not-modified-3: AG ((request == FIRST -> A[request == FIRST W (IDLE or HALTED)])
; and (request == SECOND -> A[request == SECOND W (IDLE or HALTED)]) and (request == THIRD -> A[request == THIRD
; W (IDLE or HALTED)])): it is about whole paths

; requested-tool-is-not-modified [KRN-013]: The requested tool is always the tool of the request in flight.
; (expected: holds)
(define-fun requested_tool_is_not_modified ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (= request FIRST) (= requested_tool READER)) (=> (= request
    SECOND) (= requested_tool WRITER)) (=> (or (= request THIRD) (= request NONE)) (= requested_tool NONE))))

; validation-changes-nothing [KRN-010]: Before the decision on a request, nothing has been decided, called,
; counted, stored or noted as an error; the transition itself writes its record (D-KRN-03). (expected: holds)
(define-fun validation_changes_nothing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (or (= state VALIDATING) (= state ARBITRATING)) (and (= decision
    NONE) (= dispatched_tool NONE) (= execution NOT_STARTED) (not error) (= ticks 0) (= retries 0) (= audited_request
    NONE))))

; leaving-validation-changes-nothing [KRN-010]: Taken literally, an outcome of validation changes only the
; state. Sacrificed: the transition leaves its record (D-KRN-03). Instead, validation-changes-nothing holds.
; (expected: fails)
(define-fun leaving_validation_changes_nothing ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (= state VALIDATING) (not (or (not (= record VALIDATING)) (and
    (= state BOOTING) (not (= record VALIDATING))) (= state BOOTING) (= state VALIDATING) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) sink) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink)) (and (=
    state ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING) (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE) (not (= record VALIDATING))) (= state EXECUTING) (and (= state EXECUTING) (= ticks
    EXECUTION_DEADLINE)) (and (= state AUDITING) (= audited_request NONE) sink (not (= record VALIDATING))) (and (=
    state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (= record VALIDATING)))
    (and (= state AUDITING) (= audited_request request)) (and (= state AUDITING) (= audited_request NONE) (not sink)
    (= retries MAX_AUDIT_RETRIES)) (and sink (not (= record VALIDATING))) (and (not sink) (not (= state BOOTING)) (not
    (= state HALTED)) (not (= record VALIDATING)))))))

; validated-before-arbitrated [KRN-008, KRN-011]: No request is arbitrated before it passed validation.
; (expected: holds)
; No question about validated-before-arbitrated: AG (REQUEST_SUBMITTED -> A[not ARBITRATING W
; VALIDATION_PASSED]): it is about whole paths

; allowed-before-executed [KRN-011, KRN-014]: No request is executed before it was arbitrated and allowed with a
; tool. (expected: holds)
; No question about allowed-before-executed: AG (REQUEST_SUBMITTED -> A[not EXECUTING W
; DECIDED_ALLOW_WITH_TOOL]): it is about whole paths

; executing-is-allowed [KRN-011, KRN-014]: In EXECUTING, the request is allowed, and the tool that it asks for
; has been called. (expected: holds)
(define-fun executing_is_allowed ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (= state EXECUTING) (and (= decision ALLOW) (= execution STARTED) (not
    (= dispatched_tool NONE)))))

; dispatched-is-requested [KRN-013, KRN-014]: Only the requested tool is called. (expected: holds)
(define-fun dispatched_is_requested ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (or (= dispatched_tool NONE) (= dispatched_tool requested_tool)))

; no-tool-call-without-the-sink [KRN-011, KRN-027]: No tool is called unless the audit sink can be written at
; this moment. (expected: holds)
(define-fun no_tool_call_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state ARBITRATING) (and (not (= requested_tool NONE))
    sink)) (and sink (not (= requested_tool NONE)))))

; withheld-is-denied [KRN-027, KRN-031]: A call that is withheld because the sink is lost ends as a denial with
; an error, and no tool has been called. (expected: holds)
(define-fun withheld_is_denied ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= last TOOL_WITHHELD) (and (= state AUDITING) (= decision DENY) error (=
    execution NOT_STARTED))))

; withheld-only-without-the-sink [KRN-011, KRN-027]: A tool call is withheld only if the request asks for a tool
; and the sink is lost. (expected: holds)
(define-fun withheld_only_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state ARBITRATING) (and (not (= requested_tool NONE))
    (not sink))) (and (not (= requested_tool NONE)) (not sink))))

; tool-free-only-without-a-tool [KRN-011]: A request is allowed without a tool only if it asks for none.
; (expected: holds)
(define-fun tool_free_only_without_a_tool ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state ARBITRATING) (= requested_tool NONE)) (=
    requested_tool NONE)))

; denied-never-executed [KRN-008, KRN-011, KRN-014]: A denied request has not called a tool and does not call
; one. (expected: holds)
(define-fun denied_never_executed ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (or (= decision DENY) (= decision NONE)) (and (= execution NOT_STARTED)
    (= dispatched_tool NONE))))

; one-execution-per-request [KRN-014, KRN-015]: For one request, the kernel enters EXECUTING at most once.
; (expected: holds)
; No question about one-execution-per-request: AG (DECIDED_ALLOW_WITH_TOOL -> AX A[not DECIDED_ALLOW_WITH_TOOL W
; REQUEST_SUBMITTED]): the target has no next-state operator

; nothing-else-while-the-tool-runs [KRN-014, KRN-015]: While the tool runs, the kernel only waits for it,
; watches the clock, fails or halts. (expected: holds)
(define-fun nothing_else_while_the_tool_runs ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (or (= state BOOTING) (and (= state IDLE) (and sink (not (=
    draft NONE)))) (= state VALIDATING) (and (= state ARBITRATING) (and (not (= requested_tool NONE)) sink)) (and (=
    state ARBITRATING) (and (not (= requested_tool NONE)) (not sink))) (and (= state ARBITRATING) (= requested_tool
    NONE)) (= state ARBITRATING) (and (= state AUDITING) (and (= audited_request NONE) sink)) (and (= state AUDITING)
    (and (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES))) (and (= state AUDITING) (=
    audited_request request)) (and (= state AUDITING) (and (= audited_request NONE) (not sink) (= retries
    MAX_AUDIT_RETRIES)))) (not (= execution STARTED))))

; result-or-error [KRN-014, KRN-016]: An execution ends with either a result or an error, and an unknown effect
; counts as an error. (expected: holds)
(define-fun result_or_error ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state AUDITING) (and (not (= execution STARTED)) (=> (= execution UNKNOWN)
    error))))

; outcomes-are-kept [KRN-014, KRN-016]: A result is kept as done without error, a failure as done with error,
; and an abandoned call as unknown with error. (expected: holds)
(define-fun outcomes_are_kept ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (=> (= last EXECUTION_COMPLETED) (and (= execution DONE) (not error))) (=>
    (= last EXECUTION_FAILED) (and (= execution DONE) error)) (=> (= last EXECUTION_DEADLINE_PASSED) (and (= execution
    UNKNOWN) error))))

; decisions-are-kept [KRN-008, KRN-011]: A denial, by validation or by the policy, and an approval are recorded
; as such. (expected: holds)
(define-fun decisions_are_kept ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (=> (= last VALIDATION_FAILED) (= decision DENY)) (=> (= last DECIDED_DENY)
    (= decision DENY)) (=> (= last DECIDED_ALLOW_NO_TOOL) (= decision ALLOW)) (=> (= last DECIDED_ALLOW_WITH_TOOL) (=
    decision ALLOW)) (=> (= last DECIDED_HALT) (= decision HALT))))

; denied-is-audited [KRN-008, KRN-011, KRN-017]: A denial, by validation or by the policy, takes the kernel to
; AUDITING at once, without an error. (expected: holds)
(define-fun denied_is_audited ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (or (= last VALIDATION_FAILED) (= last DECIDED_DENY)) (and (= state AUDITING)
    (not error))))

; executed-is-audited [KRN-014, KRN-016, KRN-017]: The success, failure or time-out of an execution takes the
; kernel to AUDITING at once. (expected: holds)
(define-fun executed_is_audited ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (or (= last EXECUTION_COMPLETED) (= last EXECUTION_FAILED) (= last
    EXECUTION_DEADLINE_PASSED)) (= state AUDITING)))

; entry-is-complete [KRN-016, KRN-019]: When the entry is stored, there is a request and a decision on it, and
; if a tool was called, the decision allows it and the outcome is known. (expected: holds)
(define-fun entry_is_complete ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (and (= state AUDITING) (and (= audited_request NONE) sink)) (and sink (not
    (= request NONE)) (or (= decision ALLOW) (= decision DENY)) (=> (= dispatched_tool NONE) (= execution
    NOT_STARTED)) (=> (not (= dispatched_tool NONE)) (and (= decision ALLOW) (or (= execution DONE) (= execution
    UNKNOWN)))))))

; entry-before-state-change [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only when the stored entry
; is the entry of the request in flight. (expected: holds)
(define-fun entry_before_state_change ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state AUDITING) (= audited_request request)) (and (=
    audited_request request) (not (= request NONE)))))

; entry-before-any-state-change [KRN-018]: Taken literally, no step leaves AUDITING before the entry is stored.
; Sacrificed: halting does not wait for it, and a failed audit has none (D-KRN-01, D-KRN-06). Instead,
; entry-before-state-change holds. (expected: fails)
(define-fun entry_before_any_state_change ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (or (and (= state AUDITING) (= audited_request request)) (and (=
    state AUDITING) (and (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES))) (or (= state BOOTING) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))) (or (not (= state
    AUDITING)) (= audited_request request))))

; entry-before-idle [KRN-017, KRN-018]: The kernel leaves AUDITING for IDLE only by writing the entry.
; (expected: holds)
(define-fun entry_before_idle ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (= state AUDITING) (not (or (not (=> (= state IDLE) false)) (= state BOOTING)
    (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=> (= state IDLE) false))) (and (= state AUDITING) (=
    audited_request NONE) sink (not (=> (= state IDLE) false))) (and (= state AUDITING) (= audited_request NONE) (not
    sink) (< retries MAX_AUDIT_RETRIES) (not (=> (= state IDLE) false))) (and sink (not (=> (= state IDLE) false)))
    (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (=> (= state IDLE) false)))))))

; audit-fails-only-without-the-sink [KRN-017, KRN-031]: Auditing is abandoned only if the sink is lost, every
; retry has been made and no entry is stored. (expected: holds)
(define-fun audit_fails_only_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state AUDITING) (and (= audited_request NONE) (not sink)
    (= retries MAX_AUDIT_RETRIES))) (and (not sink) (= retries MAX_AUDIT_RETRIES) (= audited_request NONE))))

; retried-only-without-the-sink [KRN-017, KRN-031]: Another attempt counts as failed only if the sink is lost
; and no entry is stored. (expected: holds)
(define-fun retried_only_without_the_sink ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state AUDITING) (and (= audited_request NONE) (not sink)
    (< retries MAX_AUDIT_RETRIES))) (and (not sink) (= audited_request NONE))))

; retries-bounded [KRN-017, KRN-032]: However many retries are configured, no more are made. (expected: holds)
(define-fun retries_bounded ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (<= retries MAX_AUDIT_RETRIES))

; every-transition-has-an-audit-entry [KRN-027]: Every transition except that from BOOTING to IDLE has an entry
; in the audit sink. Sacrificed: the records of a missing sink, especially of a failed boot, cannot be written
; to it (D-KRN-01, D-KRN-02). Instead, entry-or-recorded-inability holds. (expected: fails)
(define-fun every_transition_has_an_audit_entry ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool
    Int) (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request
    Int) (record Int) (fallback Bool) (last Int)) Bool (not fallback))

; audit-failure-has-an-audit-entry [KRN-017, KRN-027]: The step from AUDITING to HALTED has an entry in the
; audit sink when it is taken because auditing failed. Sacrificed: the document requires an entry because none
; can be written (D-KRN-01). Instead, entry-or-recorded-inability holds. (expected: fails)
(define-fun audit_failure_has_an_audit_entry ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (= last AUDIT_FAILED) (not fallback)))

; entry-or-recorded-inability [KRN-027]: Every transition except that from BOOTING to IDLE is recorded, in the
; sink or on the fallback channel: the newest record always names the present state as the one entered.
; (expected: holds)
(define-fun entry_or_recorded_inability ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (= state BOOTING) (= record NONE)) (=> (= state IDLE) (or
    (= record NONE) (= record IDLE))) (=> (= last AUDIT_WRITTEN) (= record IDLE)) (=> (= state VALIDATING) (= record
    VALIDATING)) (=> (= state ARBITRATING) (= record ARBITRATING)) (=> (= state EXECUTING) (= record EXECUTING)) (=>
    (= state AUDITING) (= record AUDITING)) (=> (= state HALTED) (= record HALTED))))

; sink-is-used-if-there [KRN-027]: As long as the sink can be written, the record of a transition goes to the
; sink, not to the fallback channel. (expected: holds)
(define-fun sink_is_used_if_there ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> sink (and (=> (= state IDLE) (not (or (not (or (= state IDLE) (not
    fallback))) (and (= state BOOTING) (not (not (not sink)))) (and (= state IDLE) sink (not (= draft NONE)) (not (not
    (not sink)))) (and (= state VALIDATING) (not (not (not sink)))) (and (= state ARBITRATING) (not (= requested_tool
    NONE)) sink (not (not (not sink)))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not
    (not sink)))) (and (= state ARBITRATING) (= requested_tool NONE) (not (not (not sink)))) (and (= state
    ARBITRATING) (not (not (not sink)))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state IDLE)
    (not fallback)))) (and (= state EXECUTING) (not (not (not sink)))) (and (= state EXECUTING) (= ticks
    EXECUTION_DEADLINE) (not (not (not sink)))) (and (= state AUDITING) (= audited_request NONE) sink (not (or (=
    state IDLE) (not fallback)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries
    MAX_AUDIT_RETRIES) (not (or (= state IDLE) (not fallback)))) (and (= state AUDITING) (= audited_request NONE) (not
    sink) (= retries MAX_AUDIT_RETRIES) (not (not (not sink)))) (and (or (= state VALIDATING) (= state ARBITRATING))
    (not (not (not sink)))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (=
    state EXECUTING) (= state AUDITING)) (not (not (not sink)))) (and sink (not (or (= state IDLE) (not fallback))))
    (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state IDLE) (not fallback))))))) (=> (=
    state VALIDATING) (not (or (not (not fallback)) (and (= state BOOTING) (not (not fallback))) (and (= state
    BOOTING) (not (not (not sink)))) (and (= state IDLE) sink (not (= draft NONE)) (not (not (not sink)))) (and (=
    state VALIDATING) (not (not (not sink)))) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink (not (not
    (not sink)))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not (not sink)))) (and (=
    state ARBITRATING) (= requested_tool NONE) (not (not (not sink)))) (and (= state ARBITRATING) (not (not (not
    sink)))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (not fallback))) (and (= state EXECUTING) (not
    (not (not sink)))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not (not sink)))) (and (= state
    AUDITING) (= audited_request NONE) sink (not (not fallback))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (< retries MAX_AUDIT_RETRIES) (not (not fallback))) (and (= state AUDITING) (= audited_request request)
    (not (not (not sink)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)
    (not (not (not sink)))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (not (not sink)))) (and (or (=
    state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING))
    (not (not (not sink)))) (and sink (not (not fallback))) (and (not sink) (not (= state BOOTING)) (not (= state
    HALTED)) (not (not fallback)))))) (=> (= state ARBITRATING) (not (or (not (or (= state ARBITRATING) (not
    fallback))) (and (= state BOOTING) (not (not fallback))) (and (= state BOOTING) (not (not (not sink)))) (and (=
    state IDLE) sink (not (= draft NONE)) (not (not (not sink)))) (and (= state VALIDATING) (not (not (not sink))))
    (and (= state ARBITRATING) (not (= requested_tool NONE)) sink (not (not (not sink)))) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) (not sink) (not (not (not sink)))) (and (= state ARBITRATING) (= requested_tool
    NONE) (not (not (not sink)))) (and (= state ARBITRATING) (not (not (not sink)))) (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE) (not (or (= state ARBITRATING) (not fallback)))) (and (= state EXECUTING) (not (not (not
    sink)))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not (not sink)))) (and (= state AUDITING) (=
    audited_request NONE) sink (not (or (= state ARBITRATING) (not fallback)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state ARBITRATING) (not fallback))))
    (and (= state AUDITING) (= audited_request request) (not (not (not sink)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (not (not sink)))) (and (or (= state
    VALIDATING) (= state ARBITRATING)) (not (not (not sink)))) (and (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not (not sink)))) (and sink (not
    (or (= state ARBITRATING) (not fallback)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not
    (or (= state ARBITRATING) (not fallback))))))) (=> (= state EXECUTING) (not (or (not (not fallback)) (and (= state
    BOOTING) (not (not fallback))) (and (= state BOOTING) (not (not (not sink)))) (and (= state IDLE) sink (not (=
    draft NONE)) (not (not (not sink)))) (and (= state VALIDATING) (not (not (not sink)))) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) sink (not (not (not sink)))) (and (= state ARBITRATING) (not (= requested_tool
    NONE)) (not sink) (not (not (not sink)))) (and (= state ARBITRATING) (= requested_tool NONE) (not (not (not
    sink)))) (and (= state ARBITRATING) (not (not (not sink)))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (not fallback))) (and (= state EXECUTING) (not (not (not sink)))) (and (= state EXECUTING) (= ticks
    EXECUTION_DEADLINE) (not (not (not sink)))) (and (= state AUDITING) (= audited_request NONE) sink (not (not
    fallback))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (not
    fallback))) (and (= state AUDITING) (= audited_request request) (not (not (not sink)))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (not (not sink)))) (and (or (= state
    VALIDATING) (= state ARBITRATING)) (not (not (not sink)))) (and (or (= state BOOTING) (= state IDLE) (= state
    VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not (not sink)))) (and sink (not
    (not fallback))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (not fallback)))))) (=> (=
    state AUDITING) (not (or (not (or (= state AUDITING) (not fallback))) (and (= state BOOTING) (not (not fallback)))
    (and (= state BOOTING) (not (not (not sink)))) (and (= state IDLE) sink (not (= draft NONE)) (not (not (not
    sink)))) (and (= state VALIDATING) (not (not (not sink)))) (and (= state ARBITRATING) (not (= requested_tool
    NONE)) sink (not (not (not sink)))) (and (= state ARBITRATING) (not (not (not sink)))) (and (= state EXECUTING) (<
    ticks EXECUTION_DEADLINE) (not (or (= state AUDITING) (not fallback)))) (and (= state AUDITING) (= audited_request
    NONE) sink (not (or (= state AUDITING) (not fallback)))) (and (= state AUDITING) (= audited_request NONE) (not
    sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state AUDITING) (not fallback)))) (and (= state AUDITING) (=
    audited_request request) (not (not (not sink)))) (and (= state AUDITING) (= audited_request NONE) (not sink) (=
    retries MAX_AUDIT_RETRIES) (not (not (not sink)))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING)
    (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not (not sink)))) (and sink (not (or (= state
    AUDITING) (not fallback)))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state
    AUDITING) (not fallback))))))))))

; fallback-is-flagged [KRN-027]: If the sink cannot be written, the record of a transition says so and is on the
; fallback channel; only the step from BOOTING to IDLE needs none. (expected: holds)
(define-fun fallback_is_flagged ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (=> (not sink) (and (=> (= state BOOTING) (not (or (not (or (= state BOOTING) (=
    state IDLE) fallback)) (and (= state BOOTING) (not (not sink))) (and (= state IDLE) sink (not (= draft NONE)) (not
    (not sink))) (and (= state VALIDATING) (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE))
    sink (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not sink))) (and
    (= state ARBITRATING) (= requested_tool NONE) (not (not sink))) (and (= state ARBITRATING) (not (not sink))) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state BOOTING) (= state IDLE) fallback))) (and (=
    state EXECUTING) (not (not sink))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not sink))) (and (=
    state AUDITING) (= audited_request NONE) sink (not (or (= state BOOTING) (= state IDLE) fallback))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state BOOTING) (= state
    IDLE) fallback))) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not
    (not sink))) (and (or (= state VALIDATING) (= state ARBITRATING)) (not (not sink))) (and (or (= state BOOTING) (=
    state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not sink)))
    (and sink (not (or (= state BOOTING) (= state IDLE) fallback))) (and (not sink) (not (= state BOOTING)) (not (=
    state HALTED)) (not (or (= state BOOTING) (= state IDLE) fallback)))))) (=> (= state IDLE) (not (or (not (or (=
    state IDLE) fallback)) (and (= state BOOTING) (not (not sink))) (and (= state IDLE) sink (not (= draft NONE)) (not
    (not sink))) (and (= state VALIDATING) (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE))
    sink (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not sink))) (and
    (= state ARBITRATING) (= requested_tool NONE) (not (not sink))) (and (= state ARBITRATING) (not (not sink))) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state IDLE) fallback))) (and (= state EXECUTING) (not
    (not sink))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not sink))) (and (= state AUDITING) (=
    audited_request NONE) sink (not (or (= state IDLE) fallback))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state IDLE) fallback))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (not sink))) (and (or (= state VALIDATING) (=
    state ARBITRATING)) (not (not sink))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not sink))) (and sink (not (or (= state IDLE)
    fallback))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state IDLE) fallback))))))
    (=> (= state VALIDATING) (not (or (not (or (= state VALIDATING) fallback)) (and (= state BOOTING) (not fallback))
    (and (= state BOOTING) (not (not sink))) (and (= state VALIDATING) (not (not sink))) (and (= state ARBITRATING)
    (not (= requested_tool NONE)) sink (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not
    sink) (not (not sink))) (and (= state ARBITRATING) (= requested_tool NONE) (not (not sink))) (and (= state
    ARBITRATING) (not (not sink))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state VALIDATING)
    fallback))) (and (= state EXECUTING) (not (not sink))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not
    (not sink))) (and (= state AUDITING) (= audited_request NONE) sink (not (or (= state VALIDATING) fallback))) (and
    (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state VALIDATING)
    fallback))) (and (= state AUDITING) (= audited_request request) (not (not sink))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (not sink))) (and (or (= state VALIDATING) (=
    state ARBITRATING)) (not (not sink))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state
    ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not (not sink))) (and sink (not (or (= state VALIDATING)
    fallback))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state VALIDATING)
    fallback)))))) (=> (= state ARBITRATING) (not (or (not (or (= state ARBITRATING) fallback)) (and (= state BOOTING)
    (not fallback)) (and (= state BOOTING) (not (not sink))) (and (= state IDLE) sink (not (= draft NONE)) (not (not
    sink))) (and (= state VALIDATING) (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink
    (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not sink))) (and (=
    state ARBITRATING) (= requested_tool NONE) (not (not sink))) (and (= state ARBITRATING) (not (not sink))) (and (=
    state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state ARBITRATING) fallback))) (and (= state EXECUTING)
    (not (not sink))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not sink))) (and (= state AUDITING)
    (= audited_request NONE) sink (not (or (= state ARBITRATING) fallback))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state ARBITRATING) fallback))) (and (=
    state AUDITING) (= audited_request request) (not (not sink))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (= retries MAX_AUDIT_RETRIES) (not (not sink))) (and (or (= state VALIDATING) (= state ARBITRATING))
    (not (not sink))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (not sink))) (and sink (not (or (= state ARBITRATING) fallback))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state ARBITRATING) fallback)))))) (=> (= state
    EXECUTING) (not (or (not (or (= state EXECUTING) fallback)) (and (= state BOOTING) (not fallback)) (and (= state
    BOOTING) (not (not sink))) (and (= state IDLE) sink (not (= draft NONE)) (not (not sink))) (and (= state
    VALIDATING) (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink) (not (not
    sink))) (and (= state ARBITRATING) (= requested_tool NONE) (not (not sink))) (and (= state ARBITRATING) (not (not
    sink))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state EXECUTING) fallback))) (and (=
    state EXECUTING) (not (not sink))) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE) (not (not sink))) (and (=
    state AUDITING) (= audited_request NONE) sink (not (or (= state EXECUTING) fallback))) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (= state EXECUTING) fallback))) (and (=
    state AUDITING) (= audited_request request) (not (not sink))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (= retries MAX_AUDIT_RETRIES) (not (not sink))) (and (or (= state VALIDATING) (= state ARBITRATING))
    (not (not sink))) (and (or (= state BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING) (= state AUDITING)) (not (not sink))) (and sink (not (or (= state EXECUTING) fallback))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (or (= state EXECUTING) fallback)))))) (=> (= state
    AUDITING) (not (or (not (or (= state AUDITING) fallback)) (and (= state BOOTING) (not fallback)) (and (= state
    BOOTING) (not (not sink))) (and (= state IDLE) sink (not (= draft NONE)) (not (not sink))) (and (= state
    VALIDATING) (not (not sink))) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink (not (not sink))) (and
    (= state ARBITRATING) (not (not sink))) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (or (= state
    AUDITING) fallback))) (and (= state AUDITING) (= audited_request NONE) sink (not (or (= state AUDITING)
    fallback))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (or (=
    state AUDITING) fallback))) (and (= state AUDITING) (= audited_request request) (not (not sink))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES) (not (not sink))) (and (or (= state
    BOOTING) (= state IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (not
    (not sink))) (and sink (not (or (= state AUDITING) fallback))) (and (not sink) (not (= state BOOTING)) (not (=
    state HALTED)) (not (or (= state AUDITING) fallback)))))))))

; requests-are-audited [KRN-017, KRN-027]: Every accepted request is audited before the kernel halts.
; Sacrificed: each stage has an edge to HALTED that bypasses AUDITING (D-KRN-06). Instead,
; halt-record-names-the-request holds. (expected: fails)
; No question about requests-are-audited: AG (REQUEST_SUBMITTED -> A[not HALTED W AUDIT_WRITTEN]): it is about
; whole paths

; requests-can-be-audited [KRN-017]: From every state with a request in flight, its entry can still be written.
; (expected: holds)
; No question about requests-can-be-audited: AG (request != NONE -> EF AUDIT_WRITTEN): it quantifies over all
; paths and over some path, which LTL cannot express

; halt-decision-is-audited [KRN-017, KRN-027]: A decision to halt passes through AUDITING like the other
; decisions. Sacrificed: the matrix takes it directly to HALTED (D-KRN-14). Instead, halt-decision-is-recorded
; holds. (expected: fails)
; No question about halt-decision-is-audited: AG (DECIDED_HALT -> AF AUDITING): it is about whole paths

; halt-decision-is-recorded [KRN-011, KRN-020, KRN-027]: The halt record of a decision to halt contains the
; decision and names the request. (expected: holds)
(define-fun halt_decision_is_recorded ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (= last DECIDED_HALT) (and (= state HALTED) (= decision HALT)
    (not (= audited_request NONE)))))

; recoverable-errors-are-audited [KRN-031]: In every state before AUDITING in which the kernel works on a
; request, a recoverable error is accepted, leads to AUDITING and is noted. (expected: holds)
(define-fun recoverable_errors_are_audited ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (and (=> (or (= state VALIDATING) (= state ARBITRATING) (= state
    EXECUTING)) (or (or (= state VALIDATING) (= state ARBITRATING)) (= state EXECUTING))) (=> (= last
    RECOVERABLE_ERROR) (and (= state AUDITING) error (or (= decision DENY) (= execution UNKNOWN))))))

; recoverable-errors-are-audited-everywhere [KRN-031]: Taken literally, a recoverable error takes the kernel to
; AUDITING from every state except HALTED. Sacrificed: the matrix has no edge there from BOOTING, IDLE or
; AUDITING (D-KRN-08). Instead, recoverable-errors-are-audited and, in AUDITING, auditing-ends hold. (expected:
; fails)
(define-fun recoverable_errors_are_audited_everywhere ((state Int) (draft Int) (sink Bool) (request Int)
    (requested_tool Int) (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int)
    (audited_request Int) (record Int) (fallback Bool) (last Int)) Bool (or (= state HALTED) (or (or (= state
    VALIDATING) (= state ARBITRATING)) (= state EXECUTING))))

; errors-leave-the-stage [KRN-030, KRN-031, KRN-032]: Every error except a failed attempt to write the entry
; leads to AUDITING or to HALTED at once. (expected: holds)
(define-fun errors_leave_the_stage ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (or (= last CONFIG_FAILED) (= last VALIDATION_FAILED) (= last
    TOOL_WITHHELD) (= last EXECUTION_FAILED) (= last EXECUTION_DEADLINE_PASSED) (= last AUDIT_FAILED) (= last
    RECOVERABLE_ERROR) (= last FATAL_ERROR)) (or (= state AUDITING) (= state HALTED))))

; errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
; audit, provided that it keeps working. (expected: holds)
; No question about errors-end-in-idle-or-halted-1: AG ((VALIDATION_FAILED or TOOL_WITHHELD or EXECUTION_FAILED
; or EXECUTION_DEADLINE_PASSED or RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; errors-end-in-idle-or-halted [KRN-032]: After an error the kernel comes to rest in IDLE or in HALTED after the
; audit, provided that it keeps working. (expected: holds)
; No question about errors-end-in-idle-or-halted-2: AG ((VALIDATION_FAILED or TOOL_WITHHELD or EXECUTION_FAILED
; or EXECUTION_DEADLINE_PASSED or RECOVERABLE_ERROR) -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; callers-keep-their-drafts [KRN-010, KRN-013]: Only the caller changes its next request. (expected: holds)
(define-fun callers_keep_their_drafts ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; operations-change-by-their-events [KRN-007, KRN-010, KRN-011, KRN-013]: The request in flight, its tool, the
; decision about it and the called tool change only by the events of their stages. (expected: holds)
(define-fun operations_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; outcomes-change-by-their-events [KRN-010, KRN-016]: The progress of a call changes only by its start, its end,
; a halt and the end of the request; an error is noted only by errors. (expected: holds)
(define-fun outcomes_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; counters-change-by-their-events [KRN-010, KRN-017, KRN-035]: The clock counts time, retries count attempts,
; and both counters are reset at their end. (expected: holds)
(define-fun counters_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; the-sink-changes-by-its-events [KRN-002, KRN-020, KRN-027]: The kernel opens the sink when it boots and
; releases it when it halts; all other changes of the sink happen outside. (expected: holds)
(define-fun the_sink_changes_by_its_events ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; records-change-by-their-events [KRN-010, KRN-018, KRN-019, KRN-027]: A record is written only by its
; transition, and an entry only by the audit or by a halt. (expected: holds)
(define-fun records_change_by_their_events ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool true)

; states-change-by-their-events-alone [KRN-026]: A state is left only by the events that lead out of it.
; (expected: holds)
(define-fun states_change_by_their_events_alone ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool
    Int) (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request
    Int) (record Int) (fallback Bool) (last Int)) Bool (and (=> (= state BOOTING) (not (or (not (= state BOOTING))
    (and (= state IDLE) sink (not (= draft NONE))) (= state VALIDATING) (and (= state ARBITRATING) (not (=
    requested_tool NONE)) sink) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink)) (and (= state
    ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (= state BOOTING))) (= state EXECUTING) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state
    AUDITING) (= audited_request NONE) sink (not (= state BOOTING))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (< retries MAX_AUDIT_RETRIES) (not (= state BOOTING))) (and (= state AUDITING) (= audited_request
    request)) (and (= state AUDITING) (= audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)) (and sink
    (not (= state BOOTING))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)))))) (=> (= state IDLE)
    (not (or (not (= state IDLE)) (= state BOOTING) (= state VALIDATING) (and (= state ARBITRATING) (not (=
    requested_tool NONE)) sink) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink)) (and (= state
    ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE)
    (not (= state IDLE))) (= state EXECUTING) (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state
    AUDITING) (= audited_request NONE) sink (not (= state IDLE))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (< retries MAX_AUDIT_RETRIES) (not (= state IDLE))) (and (= state AUDITING) (= audited_request NONE)
    (not sink) (= retries MAX_AUDIT_RETRIES)) (and sink (not (= state IDLE))) (and (not sink) (not (= state BOOTING))
    (not (= state HALTED)) (not (= state IDLE)))))) (=> (= state VALIDATING) (not (or (not (= state VALIDATING)) (=
    state BOOTING) (and (= state ARBITRATING) (not (= requested_tool NONE)) sink) (and (= state ARBITRATING) (not (=
    requested_tool NONE)) (not sink)) (and (= state ARBITRATING) (= requested_tool NONE)) (= state ARBITRATING) (and
    (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (= state VALIDATING))) (= state EXECUTING) (and (= state
    EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state AUDITING) (= audited_request NONE) sink (not (= state
    VALIDATING))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (=
    state VALIDATING))) (and (= state AUDITING) (= audited_request request)) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)) (and sink (not (= state VALIDATING))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (= state VALIDATING)))))) (=> (= state ARBITRATING) (not
    (or (not (= state ARBITRATING)) (= state BOOTING) (and (= state IDLE) sink (not (= draft NONE))) (= state
    VALIDATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (= state ARBITRATING))) (= state EXECUTING)
    (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (and (= state AUDITING) (= audited_request NONE) sink (not
    (= state ARBITRATING))) (and (= state AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES)
    (not (= state ARBITRATING))) (and (= state AUDITING) (= audited_request request)) (and (= state AUDITING) (=
    audited_request NONE) (not sink) (= retries MAX_AUDIT_RETRIES)) (and sink (not (= state ARBITRATING))) (and (not
    sink) (not (= state BOOTING)) (not (= state HALTED)) (not (= state ARBITRATING)))))) (=> (= state EXECUTING) (not
    (or (not (= state EXECUTING)) (= state BOOTING) (and (= state IDLE) sink (not (= draft NONE))) (= state
    VALIDATING) (and (= state ARBITRATING) (not (= requested_tool NONE)) (not sink)) (and (= state ARBITRATING) (=
    requested_tool NONE)) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (= state
    EXECUTING))) (and (= state AUDITING) (= audited_request NONE) sink (not (= state EXECUTING))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (= state EXECUTING))) (and (=
    state AUDITING) (= audited_request request)) (and (= state AUDITING) (= audited_request NONE) (not sink) (=
    retries MAX_AUDIT_RETRIES)) (and sink (not (= state EXECUTING))) (and (not sink) (not (= state BOOTING)) (not (=
    state HALTED)) (not (= state EXECUTING)))))) (=> (= state AUDITING) (not (or (not (= state AUDITING)) (= state
    BOOTING) (and (= state IDLE) sink (not (= draft NONE))) (= state VALIDATING) (and (= state ARBITRATING) (not (=
    requested_tool NONE)) sink) (= state ARBITRATING) (and (= state EXECUTING) (< ticks EXECUTION_DEADLINE) (not (=
    state AUDITING))) (and (= state AUDITING) (= audited_request NONE) sink (not (= state AUDITING))) (and (= state
    AUDITING) (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES) (not (= state AUDITING))) (and sink
    (not (= state AUDITING))) (and (not sink) (not (= state BOOTING)) (not (= state HALTED)) (not (= state
    AUDITING))))))))

; known-outcomes-stay [KRN-016]: Until the kernel is idle again, a done effect stays done and an unknown effect
; stays unknown. (expected: holds)
(define-fun known_outcomes_stay ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision Int)
    (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record Int)
    (fallback Bool) (last Int)) Bool (and (=> (= state BOOTING) (or (and (not (= execution DONE)) (not (= execution
    UNKNOWN))) (= execution execution) true)) (=> (= state BOOTING) (or (and (not (= execution DONE)) (not (=
    execution UNKNOWN))) (= execution execution) false)) (=> (and (= state IDLE) (and sink (not (= draft NONE)))) (or
    (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) false)) (=> (= state
    VALIDATING) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) false)) (=> (=
    state VALIDATING) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) false))
    (=> (and (= state ARBITRATING) (and (not (= requested_tool NONE)) sink)) (or (and (not (= execution DONE)) (not (=
    execution UNKNOWN))) (= STARTED execution) false)) (=> (and (= state ARBITRATING) (and (not (= requested_tool
    NONE)) (not sink))) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) false))
    (=> (and (= state ARBITRATING) (= requested_tool NONE)) (or (and (not (= execution DONE)) (not (= execution
    UNKNOWN))) (= execution execution) false)) (=> (= state ARBITRATING) (or (and (not (= execution DONE)) (not (=
    execution UNKNOWN))) (= execution execution) false)) (=> (= state ARBITRATING) (or (and (not (= execution DONE))
    (not (= execution UNKNOWN))) (= execution execution) false)) (=> (and (= state EXECUTING) (< ticks
    EXECUTION_DEADLINE)) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) (=
    state IDLE))) (=> (= state EXECUTING) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= DONE
    execution) false)) (=> (= state EXECUTING) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= DONE
    execution) false)) (=> (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (or (and (not (= execution DONE))
    (not (= execution UNKNOWN))) (= UNKNOWN execution) false)) (=> (and (= state AUDITING) (and (= audited_request
    NONE) sink)) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) (= state
    IDLE))) (=> (and (= state AUDITING) (and (= audited_request NONE) (not sink) (< retries MAX_AUDIT_RETRIES))) (or
    (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution) (= state IDLE))) (=> (and (=
    state AUDITING) (= audited_request request)) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (=
    NOT_STARTED execution) true)) (=> (and (= state AUDITING) (and (= audited_request NONE) (not sink) (= retries
    MAX_AUDIT_RETRIES))) (or (and (not (= execution DONE)) (not (= execution UNKNOWN))) (= execution execution)
    false)) (=> (or (= state VALIDATING) (= state ARBITRATING)) (or (and (not (= execution DONE)) (not (= execution
    UNKNOWN))) (= execution execution) false)) (=> (= state EXECUTING) (or (and (not (= execution DONE)) (not (=
    execution UNKNOWN))) (= UNKNOWN execution) false)) (=> (or (= state BOOTING) (= state IDLE) (= state VALIDATING)
    (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (or (and (not (= execution DONE)) (not (= execution
    UNKNOWN))) (= (ite (= execution STARTED) UNKNOWN execution) execution) false)) (=> (or (= state BOOTING) (= state
    IDLE) (= state VALIDATING) (= state ARBITRATING) (= state EXECUTING) (= state AUDITING)) (or (and (not (=
    execution DONE)) (not (= execution UNKNOWN))) (= (ite (= execution STARTED) UNKNOWN execution) execution)
    false))))

; allowed-calls-are-made [KRN-011, KRN-014, KRN-016]: A request that was allowed with a tool is not audited
; before that tool is called. (expected: holds)
(define-fun allowed_calls_are_made ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int) (decision
    Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int) (record
    Int) (fallback Bool) (last Int)) Bool (=> (and (= state AUDITING) (= decision ALLOW) (not (= requested_tool
    NONE))) (and (= dispatched_tool requested_tool) (not (= execution NOT_STARTED)))))

; callers-set-the-pace [KRN-005]: Requests come from outside: neither the kernel's own work nor a fault counts
; as one of them. (expected: holds)
; No question about callers-set-the-pace: in IDLE or VALIDATING: 0: a ranking is a proof, not a formula

; halting-needs-nothing-but-the-command [KRN-021]: An idle kernel does not stay idle for ever if inputs keep
; coming, since it can always be halted. (expected: holds)
; No question about halting-needs-nothing-but-the-command: AG AF not IDLE: it is about whole paths

; comes-to-rest [KRN-032]: From every state, the kernel comes to rest in IDLE or in HALTED, provided that it
; keeps working. (expected: holds)
; No question about comes-to-rest: AG AF (IDLE or HALTED): it is about whole paths

; booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
; keeps working. (expected: holds)
; No question about booting-ends-1: AG (BOOTING -> A[BOOTING U (IDLE or HALTED)]): it is about whole paths

; booting-ends [KRN-002]: The kernel does not boot for ever but gets to IDLE or to HALTED, provided that it
; keeps working. (expected: holds)
; No question about booting-ends-2: AG (BOOTING -> A[BOOTING U (IDLE or HALTED)]): it is about whole paths

; executing-ends [KRN-014, KRN-032]: The kernel does not stay in EXECUTING for ever, provided that it keeps
; working. (expected: holds)
; No question about executing-ends: AG (EXECUTING -> AF (AUDITING or HALTED)): it is about whole paths

; executing-ends-even-if-the-tool-hangs [KRN-032, KRN-035]: The kernel does not stay in EXECUTING for ever even
; if the tool never answers, on the sole assumption that the virtual clock advances. (expected: holds)
; No question about executing-ends-even-if-the-tool-hangs: AG (EXECUTING -> AF (AUDITING or HALTED)): it is
; about whole paths

; deadline-by-virtual-clock [KRN-035]: An execution is abandoned only after its deadline on the virtual clock.
; (expected: holds)
(define-fun deadline_by_virtual_clock ((state Int) (draft Int) (sink Bool) (request Int) (requested_tool Int)
    (decision Int) (dispatched_tool Int) (execution Int) (error Bool) (ticks Int) (retries Int) (audited_request Int)
    (record Int) (fallback Bool) (last Int)) Bool (=> (and (= state EXECUTING) (= ticks EXECUTION_DEADLINE)) (= ticks
    EXECUTION_DEADLINE)))

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
; No question about auditing-ends-1: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; auditing-ends [KRN-017, KRN-032]: The kernel does not stay in AUDITING for ever but gets to IDLE or to HALTED,
; provided that it keeps working, no matter how often the sink is lost and restored. (expected: holds)
; No question about auditing-ends-2: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is about whole paths

; auditing-ends-even-if-it-stops: The kernel does not stay in AUDITING for ever even if it may stop working at
; any moment. It fails, as it must: auditing-ends depends on the assumption that the kernel keeps working.
; (expected: fails)
; No question about auditing-ends-even-if-it-stops-1: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is
; about whole paths

; auditing-ends-even-if-it-stops: The kernel does not stay in AUDITING for ever even if it may stop working at
; any moment. It fails, as it must: auditing-ends depends on the assumption that the kernel keeps working.
; (expected: fails)
; No question about auditing-ends-even-if-it-stops-2: AG (AUDITING -> A[AUDITING U (IDLE or HALTED)]): it is
; about whole paths

; lost-sink-halts [KRN-017, KRN-027]: If the sink is lost before the entry is stored and stays lost, the kernel
; halts, provided that it keeps working. (expected: holds)
; No question about lost-sink-halts: AG ((AUDITING and audited_request == NONE) -> AF (HALTED or sink)): it is
; about whole paths

; requests-end [KRN-017, KRN-032]: Every accepted request ends with a written entry or a halted kernel, provided
; that the kernel keeps working. (expected: holds)
; No question about requests-end: AG (REQUEST_SUBMITTED -> AF (AUDIT_WRITTEN or HALTED)): it is about whole
; paths

; requests-end-in-bounded-time [KRN-032]: Every step that the kernel makes on a request, and every fault, brings
; the request closer to its end, and no outside event moves it back. (expected: holds)
; No question about requests-end-in-bounded-time: in VALIDATING or ARBITRATING or EXECUTING or AUDITING: 3 if
; VALIDATING else (2 if ARBITRATING else (1 if EXECUTING else 0)), EXECUTION_DEADLINE - ticks, 1 if
; audited_request == NONE else 0, MAX_AUDIT_RETRIES - retries: a ranking is a proof, not a formula

; kernel-stays-usable [KRN-005, KRN-017]: As long as the kernel has not halted, IDLE is reachable. (expected:
; holds)
; No question about kernel-stays-usable: AG (HALTED or EF IDLE): it quantifies over all paths and over some
; path, which LTL cannot express

; range-safety: does some step leave the ranges?
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (trans state draft sink request requested_tool decision dispatched_tool
    execution error ticks retries audited_request record fallback last state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next) (not (domain state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-booting: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_booting state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_booting state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (row_booting
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_idle state draft sink request requested_tool decision dispatched_tool
    execution error ticks retries audited_request record fallback last) (trans state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last state_next draft_next
    sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next) (not (row_idle state_next draft_next
    sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-validating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_validating state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_validating state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (row_validating
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-arbitrating: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_arbitrating state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_arbitrating state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (row_arbitrating
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-executing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_executing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_executing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (row_executing
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; row-auditing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (row_auditing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (row_auditing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (row_auditing
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; surroundings-begin-empty: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (surroundings_begin_empty state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (surroundings_begin_empty state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (surroundings_begin_empty state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; callers-can-change-their-mind: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (callers_can_change_their_mind state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (callers_can_change_their_mind state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (callers_can_change_their_mind state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; the-sink-can-fail-at-any-time: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (the_sink_can_fail_at_any_time state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (the_sink_can_fail_at_any_time state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (the_sink_can_fail_at_any_time state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; the-sink-can-come-back: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (the_sink_can_come_back state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (the_sink_can_come_back state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (the_sink_can_come_back state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; nothing-depends-on-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (nothing_depends_on_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (nothing_depends_on_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (nothing_depends_on_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; the-sink-decides-only-as-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (the_sink_decides_only_as_recorded state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (the_sink_decides_only_as_recorded state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (the_sink_decides_only_as_recorded state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halted-does-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halted_does_nothing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halted_does_nothing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halted_does_nothing state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halted-holds-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halted_holds_nothing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halted_holds_nothing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halted_holds_nothing state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-always-available: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_always_available state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_always_available state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halt_always_available state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-command-always-accepted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_command_always_accepted state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_command_always_accepted state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halt_command_always_accepted state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; fatal-error-halts: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (fatal_error_halts state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (fatal_error_halts state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (fatal_error_halts state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; fatal-error-in-every-state: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (fatal_error_in_every_state state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (fatal_error_in_every_state state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (fatal_error_in_every_state state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-record-names-the-request: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_record_names_the_request state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_record_names_the_request state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halt_record_names_the_request state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-record-tells-the-effect: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_record_tells_the_effect state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_record_tells_the_effect state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halt_record_tells_the_effect state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-record-keeps-decision-and-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_record_keeps_decision_and_error state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_record_keeps_decision_and_error state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans
    state draft sink request requested_tool decision dispatched_tool execution error ticks retries audited_request
    record fallback last state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next) (not (halt_record_keeps_decision_and_error state_next draft_next sink_next request_next
    requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next retries_next
    audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; boot-opens-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (boot_opens_the_sink state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (boot_opens_the_sink state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (boot_opens_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; requests-only-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (requests_only_in_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (requests_only_in_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (requests_only_in_idle state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; no-request-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (no_request_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (no_request_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (no_request_without_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-requests: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (idle_accepts_requests state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (idle_accepts_requests state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (idle_accepts_requests state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; idle-accepts-requests-with-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (idle_accepts_requests_with_the_sink state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (idle_accepts_requests_with_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (idle_accepts_requests_with_the_sink state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next))))
(check-sat)
(pop 1)
; nothing-pending-in-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (nothing_pending_in_idle state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (nothing_pending_in_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (nothing_pending_in_idle state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; something-pending-while-busy: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (something_pending_while_busy state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (something_pending_while_busy state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (something_pending_while_busy state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; accepted-is-submitted: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (accepted_is_submitted state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (accepted_is_submitted state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (accepted_is_submitted state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; requested-tool-is-not-modified: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (requested_tool_is_not_modified state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (requested_tool_is_not_modified state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (requested_tool_is_not_modified state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; validation-changes-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (validation_changes_nothing state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (validation_changes_nothing state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (validation_changes_nothing state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; leaving-validation-changes-nothing: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (leaving_validation_changes_nothing state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (leaving_validation_changes_nothing state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (leaving_validation_changes_nothing state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; executing-is-allowed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (executing_is_allowed state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (executing_is_allowed state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (executing_is_allowed state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; dispatched-is-requested: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (dispatched_is_requested state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (dispatched_is_requested state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (dispatched_is_requested state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; no-tool-call-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (no_tool_call_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (no_tool_call_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (no_tool_call_without_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; withheld-is-denied: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (withheld_is_denied state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (withheld_is_denied state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (withheld_is_denied state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; withheld-only-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (withheld_only_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (withheld_only_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (withheld_only_without_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; tool-free-only-without-a-tool: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (tool_free_only_without_a_tool state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (tool_free_only_without_a_tool state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (tool_free_only_without_a_tool state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; denied-never-executed: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (denied_never_executed state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (denied_never_executed state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (denied_never_executed state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; nothing-else-while-the-tool-runs: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (nothing_else_while_the_tool_runs state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (nothing_else_while_the_tool_runs state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (nothing_else_while_the_tool_runs state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; result-or-error: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (result_or_error state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (result_or_error state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (result_or_error
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; outcomes-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (outcomes_are_kept state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (outcomes_are_kept state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (outcomes_are_kept state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; decisions-are-kept: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (decisions_are_kept state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (decisions_are_kept state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (decisions_are_kept state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; denied-is-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (denied_is_audited state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (denied_is_audited state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (denied_is_audited state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; executed-is-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (executed_is_audited state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (executed_is_audited state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (executed_is_audited state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; entry-is-complete: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (entry_is_complete state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (entry_is_complete state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (entry_is_complete state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; entry-before-state-change: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (entry_before_state_change state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (entry_before_state_change state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (entry_before_state_change state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; entry-before-any-state-change: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (entry_before_any_state_change state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (entry_before_any_state_change state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (entry_before_any_state_change state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; entry-before-idle: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (entry_before_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (entry_before_idle state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (entry_before_idle state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; audit-fails-only-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (audit_fails_only_without_the_sink state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (audit_fails_only_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (audit_fails_only_without_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; retried-only-without-the-sink: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (retried_only_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (retried_only_without_the_sink state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (retried_only_without_the_sink state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; retries-bounded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (retries_bounded state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (retries_bounded state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not (retries_bounded
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; every-transition-has-an-audit-entry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (every_transition_has_an_audit_entry state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (every_transition_has_an_audit_entry state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (every_transition_has_an_audit_entry state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next))))
(check-sat)
(pop 1)
; audit-failure-has-an-audit-entry: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (audit_failure_has_an_audit_entry state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (audit_failure_has_an_audit_entry state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (audit_failure_has_an_audit_entry state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; entry-or-recorded-inability: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (entry_or_recorded_inability state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (entry_or_recorded_inability state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (entry_or_recorded_inability state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; sink-is-used-if-there: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (sink_is_used_if_there state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (sink_is_used_if_there state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (sink_is_used_if_there state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; fallback-is-flagged: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (fallback_is_flagged state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (fallback_is_flagged state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (fallback_is_flagged state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; halt-decision-is-recorded: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (halt_decision_is_recorded state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (halt_decision_is_recorded state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (halt_decision_is_recorded state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-audited: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (recoverable_errors_are_audited state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (recoverable_errors_are_audited state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (recoverable_errors_are_audited state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; recoverable-errors-are-audited-everywhere: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (recoverable_errors_are_audited_everywhere state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (recoverable_errors_are_audited_everywhere state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans
    state draft sink request requested_tool decision dispatched_tool execution error ticks retries audited_request
    record fallback last state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next) (not (recoverable_errors_are_audited_everywhere state_next draft_next sink_next
    request_next requested_tool_next decision_next dispatched_tool_next execution_next error_next ticks_next
    retries_next audited_request_next record_next fallback_next last_next))))
(check-sat)
(pop 1)
; errors-leave-the-stage: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (errors_leave_the_stage state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (errors_leave_the_stage state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (errors_leave_the_stage state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; callers-keep-their-drafts: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (callers_keep_their_drafts state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (callers_keep_their_drafts state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (callers_keep_their_drafts state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; operations-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (operations_change_by_their_events state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (operations_change_by_their_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (operations_change_by_their_events state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; outcomes-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (outcomes_change_by_their_events state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (outcomes_change_by_their_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (outcomes_change_by_their_events state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; counters-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (counters_change_by_their_events state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (counters_change_by_their_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (counters_change_by_their_events state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; the-sink-changes-by-its-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (the_sink_changes_by_its_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (the_sink_changes_by_its_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (the_sink_changes_by_its_events state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; records-change-by-their-events: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (records_change_by_their_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (records_change_by_their_events state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (records_change_by_their_events state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; states-change-by-their-events-alone: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (states_change_by_their_events_alone state draft sink request
    requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (states_change_by_their_events_alone state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft
    sink request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback
    last state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next
    execution_next error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (states_change_by_their_events_alone state_next draft_next sink_next request_next requested_tool_next
    decision_next dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next
    record_next fallback_next last_next))))
(check-sat)
(pop 1)
; known-outcomes-stay: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (known_outcomes_stay state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (known_outcomes_stay state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (known_outcomes_stay state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; allowed-calls-are-made: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (allowed_calls_are_made state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (allowed_calls_are_made state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (allowed_calls_are_made state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
; deadline-by-virtual-clock: is it false initially? does some step not preserve it?
(push 1)
(assert (and (init state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (not (deadline_by_virtual_clock state draft sink request requested_tool
    decision dispatched_tool execution error ticks retries audited_request record fallback last))))
(check-sat)
(pop 1)
(push 1)
(assert (and (domain state draft sink request requested_tool decision dispatched_tool execution error ticks retries
    audited_request record fallback last) (deadline_by_virtual_clock state draft sink request requested_tool decision
    dispatched_tool execution error ticks retries audited_request record fallback last) (trans state draft sink
    request requested_tool decision dispatched_tool execution error ticks retries audited_request record fallback last
    state_next draft_next sink_next request_next requested_tool_next decision_next dispatched_tool_next execution_next
    error_next ticks_next retries_next audited_request_next record_next fallback_next last_next) (not
    (deadline_by_virtual_clock state_next draft_next sink_next request_next requested_tool_next decision_next
    dispatched_tool_next execution_next error_next ticks_next retries_next audited_request_next record_next
    fallback_next last_next))))
(check-sat)
(pop 1)
