; femtoclaw-runtime reference: inside the region no component of the ranking is negative.
; The declaration has the SHA-256 digest 31d48bd620d3d927a14293bf164f38f1a60feac0a65c99349bb8e07c875aed6f.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or
;   MEMORY_COMMITTING or ERROR
; Component 1 is 5 if INPUT_RECEIVED else 4 if PROTOCOL_VALIDATING else 3 if AUTHORIZATION_EVALUATING else 2
;   if CAPABILITY_EXECUTING else 1 if MEMORY_COMMITTING else 0
; Component 2 is max(STAGE_DEADLINE, EXECUTION_DEADLINE) - elapsed
; Component 3 is 1 if closing == NONE else 0
; Component 4 is 1 if running == NONE else 0
; Component 5 is 0 if channel == NONE else 1
; STAGE_DEADLINE is any non-negative integer.
(declare-fun STAGE_DEADLINE () Int)
(assert (>= STAGE_DEADLINE 0))
; EXECUTION_DEADLINE is any non-negative integer.
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
(assert (let ((a!1 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!3 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed))))
(let ((a!2 (> 0 (ite (= state 2) 5 (ite (= state 3) 4 a!1)))))
(let ((a!4 (or a!2
               (> 0 a!3)
               (> 0 (ite (= 0 closing) 1 0))
               (> 0 (ite (= 0 running) 1 0))
               (> 0 (ite (= 0 channel) 0 1)))))
  (and (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       a!4)))))
(check-sat)
