; femtoclaw-runtime reference: what is claimed follows from the invariant.
; Of the declaration with SHA-256 02cbee7131caf970581b38e67f6ec3bd295db290389bff9c8841b6ab31af006c.
; Each answer must be unsat.
(set-logic QF_LIA)
; STAGE_DEADLINE is any number that is not negative.
(declare-fun STAGE_DEADLINE () Int)
(assert (>= STAGE_DEADLINE 0))
; EXECUTION_DEADLINE is any number that is not negative.
(declare-fun EXECUTION_DEADLINE () Int)
(assert (>= EXECUTION_DEADLINE 0))
; The control state is one of 0 INITIALIZING, 1 IDLE, 2 INPUT_RECEIVED, 3 PROTOCOL_VALIDATING, 4
;   AUTHORIZATION_EVALUATING, 5 CAPABILITY_EXECUTING, 6 MEMORY_COMMITTING, 7 COMPLETED, 8 ERROR, 9 SHUTDOWN,
;   10 TERMINATED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 11)))
(declare-fun initialised () Bool)
(declare-fun latched () Bool)
(declare-fun recoverable () Bool)
(declare-fun incomplete () Bool)
; store is one of 0 CLOSED, 1 OPEN, 2 LOST
(declare-fun store. () Int)
; channel is one of 0 NONE, 1 SINK, 2 FALLBACK
(declare-fun channel () Int)
; told is one of 0 NONE, 1 SINK, 2 FALLBACK
(declare-fun told () Int)
(declare-fun epoch () Int)
; input is one of 0 NONE, 1 NOTE, 2 GARBAGE, 3 READ, 4 WRITE
(declare-fun input () Int)
; identifier is one of 0 LIFECYCLE, 1 EXECUTION
(declare-fun identifier () Int)
; form is one of 0 NONE, 1 MESSAGE, 2 TOOL_CALL, 3 INVALID
(declare-fun form () Int)
(declare-fun pinned () Int)
; decision is one of 0 NONE, 1 NOT_REQUIRED, 2 ALLOW, 3 DENY
(declare-fun decision () Int)
; running is one of 0 NONE, 1 READER, 2 WRITER
(declare-fun running () Int)
; result is one of 0 NONE, 1 SUCCEEDED, 2 TOOL_FAILED
(declare-fun result () Int)
(declare-fun elapsed () Int)
; read_record is one of 0 NONE, 1 INTENT, 2 CLOSED
(declare-fun read_record () Int)
; write_record is one of 0 NONE, 1 INTENT, 2 CLOSED
(declare-fun write_record () Int)
; closing is one of 0 NONE, 1 ACCEPTED_MESSAGE, 2 RETURNED, 3 RETURNED_FAILURE, 4 REPLAYED, 5 REJECTED, 6
;   DENIED, 7 FAILED, 8 EFFECT_UNKNOWN
(declare-fun closing () Int)
(declare-fun elsewhere () Bool)
; Every variable lies in its range.
(assert (<= 0 store.))
(assert (>= 2 store.))
(assert (<= 0 channel))
(assert (>= 2 channel))
(assert (<= 0 told))
(assert (>= 2 told))
(assert (<= 0 epoch))
(assert (>= 1 epoch))
(assert (<= 0 input))
(assert (>= 4 input))
(assert (<= 0 identifier))
(assert (>= 1 identifier))
(assert (<= 0 form))
(assert (>= 3 form))
(assert (>= pinned (* (- 1) 1)))
(assert (>= 1 pinned))
(assert (<= 0 decision))
(assert (>= 3 decision))
(assert (<= 0 running))
(assert (>= 2 running))
(assert (<= 0 result))
(assert (>= 2 result))
(assert (<= 0 elapsed))
(assert (<= elapsed
    (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
         STAGE_DEADLINE
         EXECUTION_DEADLINE)))
(assert (<= 0 read_record))
(assert (>= 2 read_record))
(assert (<= 0 write_record))
(assert (>= 2 write_record))
(assert (<= 0 closing))
(assert (>= 8 closing))
; elapsed <= (EXECUTION_DEADLINE if CAPABILITY_EXECUTING else STAGE_DEADLINE)
(assert (<= elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE)))
; not latched and channel == NONE -> TERMINATED
(assert (or (not (and (not latched) (= 0 channel))) (= state 10)))
; elsewhere -> ERROR
(assert (or (not elsewhere) (= state 8)))
; initialised -> not INITIALIZING
(assert (or (not initialised) (not (= state 0))))
; pinned == -1 -> not PROTOCOL_VALIDATING
(assert (or (not (= pinned (* (- 1) 1))) (not (= state 3))))
; closing != NONE -> INITIALIZING or COMPLETED or ERROR
(assert (or (not (not (= 0 closing))) (= state 0) (= state 7) (= state 8)))
; closing == NONE or closing == ACCEPTED_MESSAGE or closing == REPLAYED -> not elsewhere
(assert (or (not (or (= 0 closing) (= 1 closing) (= 4 closing))) (not elsewhere)))
; store != LOST and write_record == CLOSED -> not elsewhere
(assert (let ((a!1 (not (and (not (= 2 store.)) (= 2 write_record)))))
  (or a!1 (not elsewhere))))
; recoverable -> not elsewhere
(assert (or (not recoverable) (not elsewhere)))
; store == CLOSED and write_record == CLOSED -> TERMINATED
(assert (or (not (and (= 0 store.) (= 2 write_record))) (= state 10)))
; not recoverable -> ERROR or SHUTDOWN or TERMINATED
(assert (or (not (not recoverable)) (= state 8) (= state 9) (= state 10)))
; store == OPEN -> not elsewhere
(assert (or (not (= 1 store.)) (not elsewhere)))
; time-is-bounded
(push 1)
(assert (not (<= elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))))
(check-sat)
(pop 1)
