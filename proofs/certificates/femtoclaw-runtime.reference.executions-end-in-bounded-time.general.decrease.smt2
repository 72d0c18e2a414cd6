; femtoclaw-runtime reference: steps decrease the ranking.
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
; SUBSYSTEMS_STARTED from INITIALIZING does not decrease it.
(define-fun step.1 () Bool false)
; LEFTOVERS_CLOSED from INITIALIZING does not decrease it.
(define-fun step.2 () Bool false)
; INITIALIZATION_SUCCEEDED from INITIALIZING does not decrease it.
(define-fun step.3 () Bool false)
; INITIALIZATION_FAILED from INITIALIZING does not decrease it.
(define-fun step.4 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 0)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INPUT_ARRIVED from IDLE increases it.
(define-fun step.5 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 1)
       (not (= 0 input))
       (not latched)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from IDLE increases it.
(define-fun step.6 () Bool false)
; LATCHED_SHUTDOWN from IDLE does not decrease it.
(define-fun step.7 () Bool false)
; INPUT_RECORDED from INPUT_RECEIVED does not decrease it.
(define-fun step.8 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; MESSAGE_ACCEPTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.9 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (= 1 input)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; TOOL_CALL_ACCEPTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.10 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (or (= 3 input) (and (= 4 input) (= 0 pinned)))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; PROTOCOL_REJECTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.11 () Bool (let ((a!1 (or (= 2 input) (and (= 4 input) (not (= 0 pinned)))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!3 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!6 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!8 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!4 (ite (= state 2) 5 (ite (= state 3) 4 a!3))))
(let ((a!7 (and (= (ite false 5 a!2) a!4)
                (= a!5 a!6)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!9 (and (= (ite false 5 a!2) a!4)
                (= a!5 a!6)
                a!8
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!10 (and (= (ite false 5 a!2) a!4)
                 (= a!5 a!6)
                 a!8
                 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                 (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!2) a!4)
                (and (= (ite false 5 a!2) a!4) (< a!5 a!6))
                a!7
                a!9
                a!10)))
  (and (= state 3)
       a!1
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; AUTHORIZATION_NOT_REQUIRED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.12 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (= 1 form)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; AUTHORIZATION_GRANTED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.13 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (= 2 form)
       (= pinned epoch)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; AUTHORIZATION_DENIED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.14 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (= 2 form)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; MESSAGE_PASSED_ON from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.15 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (= 1 form)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; RESULT_REPLAYED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.16 () Bool (let ((a!1 (not (= 1 (ite (= 3 input) read_record write_record))))
      (a!2 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!3 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!6 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!8 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!4 (ite (= state 2) 5 (ite (= state 3) 4 a!3))))
(let ((a!7 (and (= (ite false 5 a!2) a!4)
                (= a!5 a!6)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!9 (and (= (ite false 5 a!2) a!4)
                (= a!5 a!6)
                a!8
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!10 (and (= (ite false 5 a!2) a!4)
                 (= a!5 a!6)
                 a!8
                 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                 (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!2) a!4)
                (and (= (ite false 5 a!2) a!4) (< a!5 a!6))
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= 2 form)
       a!1
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; CAPABILITY_STARTED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.17 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!7 (ite (= 0 (ite (= 3 input) 1 2)) 1 0)))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< a!7 (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= a!7 (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!8
                a!9)))
  (and (= state 5)
       (= 2 form)
       (= 0 running)
       (= pinned epoch)
       (= 1 (ite (= 3 input) read_record write_record))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CAPABILITY_REVOKED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.18 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (= 2 form)
       (= 0 running)
       (not (= pinned epoch))
       (= 1 (ite (= 3 input) read_record write_record))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CAPABILITY_SUCCEEDED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.19 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (not (= 0 running))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CAPABILITY_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.20 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (not (= 0 running))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; EXECUTOR_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.21 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; EXECUTION_DEADLINE_PASSED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.22 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (= elapsed EXECUTION_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; COMMIT_SUCCEEDED from MEMORY_COMMITTING does not decrease it.
(define-fun step.23 () Bool false)
; COMPLETION_FINALIZED from COMPLETED does not decrease it.
(define-fun step.24 () Bool false)
; STORE_FAILED from INPUT_RECEIVED does not decrease it.
(define-fun step.25 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (= 2 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STORE_FAILED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.26 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (= 2 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STORE_FAILED from MEMORY_COMMITTING does not decrease it.
(define-fun step.27 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 6)
       (= 2 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; RUNTIME_FAILURE from INPUT_RECEIVED does not decrease it.
(define-fun step.28 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; RUNTIME_FAILURE from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.29 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; RUNTIME_FAILURE from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.30 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; RUNTIME_FAILURE from MEMORY_COMMITTING does not decrease it.
(define-fun step.31 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 6)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INTEGRITY_FAULT from INPUT_RECEIVED does not decrease it.
(define-fun step.32 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INTEGRITY_FAULT from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.33 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INTEGRITY_FAULT from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.34 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INTEGRITY_FAULT from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.35 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; INTEGRITY_FAULT from MEMORY_COMMITTING does not decrease it.
(define-fun step.36 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 6)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STAGE_DEADLINE_PASSED from INITIALIZING does not decrease it.
(define-fun step.37 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 0)
       (= elapsed STAGE_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STAGE_DEADLINE_PASSED from INPUT_RECEIVED does not decrease it.
(define-fun step.38 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (= elapsed STAGE_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STAGE_DEADLINE_PASSED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.39 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (= elapsed STAGE_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STAGE_DEADLINE_PASSED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.40 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (= elapsed STAGE_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; STAGE_DEADLINE_PASSED from MEMORY_COMMITTING does not decrease it.
(define-fun step.41 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 6)
       (= elapsed STAGE_DEADLINE)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CLOCK_TICKED from INITIALIZING does not decrease it.
(define-fun step.42 () Bool false)
; CLOCK_TICKED from INPUT_RECEIVED does not decrease it.
(define-fun step.43 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 2)
       (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CLOCK_TICKED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.44 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 3)
       (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CLOCK_TICKED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.45 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 4)
       (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CLOCK_TICKED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.46 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 5)
       (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; CLOCK_TICKED from MEMORY_COMMITTING does not decrease it.
(define-fun step.47 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!5 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!7 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!6 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!5)
                a!7
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!10 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!5))
                a!6
                a!8
                a!9)))
  (and (= state 6)
       (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!10)))))))
; ERROR_RECORDED from ERROR does not decrease it.
(define-fun step.48 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!5 (ite (= 0 running) 7 (ite (= 1 result) 2 (ite (= 2 result) 3 8)))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2)))
      (a!6 (= 0 (ite (= 3 form) 5 (ite (= 3 decision) 6 a!5)))))
(let ((a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite a!6 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (= (ite a!6 1 0) (ite (= 0 closing) 1 0))))
(let ((a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!8
                (< (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!8
                 (= (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))
                 (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= 0 closing)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11))))))))
; ERROR_RECORDED_ELSEWHERE from ERROR does not decrease it.
(define-fun step.49 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!5 (ite (= 0 running) 7 (ite (= 1 result) 2 (ite (= 2 result) 3 8)))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2)))
      (a!6 (= 0 (ite (= 3 form) 5 (ite (= 3 decision) 6 a!5)))))
(let ((a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite a!6 1 0) (ite (= 0 closing) 1 0))))
      (a!8 (= (ite a!6 1 0) (ite (= 0 closing) 1 0))))
(let ((a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!8
                (< (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!8
                 (= (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))
                 (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= 0 closing)
       (not (= 1 store.))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11))))))))
; ERROR_CLEARED from ERROR does not decrease it.
(define-fun step.50 () Bool false)
; ERROR_UNRECOVERABLE from ERROR does not decrease it.
(define-fun step.51 () Bool false)
; SHUTDOWN_REQUESTED from INITIALIZING increases it.
(define-fun step.52 () Bool false)
; SHUTDOWN_REQUESTED from INPUT_RECEIVED increases it.
(define-fun step.53 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from PROTOCOL_VALIDATING increases it.
(define-fun step.54 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.55 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from CAPABILITY_EXECUTING increases it.
(define-fun step.56 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from MEMORY_COMMITTING increases it.
(define-fun step.57 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SHUTDOWN_REQUESTED from COMPLETED increases it.
(define-fun step.58 () Bool false)
; SHUTDOWN_REQUESTED from ERROR increases it.
(define-fun step.59 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; FALLBACK_FAILED from INITIALIZING does not decrease it.
(define-fun step.60 () Bool false)
; FALLBACK_FAILED from IDLE does not decrease it.
(define-fun step.61 () Bool false)
; FALLBACK_FAILED from INPUT_RECEIVED does not decrease it.
(define-fun step.62 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite true 5 a!1) a!3)
               (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 2)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.63 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite false 5 a!1) a!3)
               (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 3)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.64 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite false 5 a!1) a!3)
               (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 4)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.65 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite false 5 a!1) a!3)
               (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 5)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from MEMORY_COMMITTING does not decrease it.
(define-fun step.66 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite false 5 a!1) a!3)
               (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 6)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from COMPLETED does not decrease it.
(define-fun step.67 () Bool false)
; FALLBACK_FAILED from ERROR does not decrease it.
(define-fun step.68 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!8 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))
                (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!9 (or (< (ite false 5 a!1) a!3)
               (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
               a!5
               a!7
               a!8)))
  (and (= state 8)
       (= 2 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!9)))))))
; FALLBACK_FAILED from SHUTDOWN does not decrease it.
(define-fun step.69 () Bool false)
; SHUTDOWN_STEP_FAILED from SHUTDOWN does not decrease it.
(define-fun step.70 () Bool false)
; SHUTDOWN_FINISHED from SHUTDOWN does not decrease it.
(define-fun step.71 () Bool false)
; INPUT_OFFERED from INITIALIZING increases it.
(define-fun step.72 () Bool false)
; INPUT_OFFERED from IDLE increases it.
(define-fun step.73 () Bool false)
; INPUT_OFFERED from INPUT_RECEIVED increases it.
(define-fun step.74 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from PROTOCOL_VALIDATING increases it.
(define-fun step.75 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.76 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from CAPABILITY_EXECUTING increases it.
(define-fun step.77 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from MEMORY_COMMITTING increases it.
(define-fun step.78 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from COMPLETED increases it.
(define-fun step.79 () Bool false)
; INPUT_OFFERED from ERROR increases it.
(define-fun step.80 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; INPUT_OFFERED from SHUTDOWN increases it.
(define-fun step.81 () Bool false)
; INPUT_OFFERED from TERMINATED increases it.
(define-fun step.82 () Bool false)
; REGISTRY_CHANGED from INITIALIZING increases it.
(define-fun step.83 () Bool false)
; REGISTRY_CHANGED from IDLE increases it.
(define-fun step.84 () Bool false)
; REGISTRY_CHANGED from INPUT_RECEIVED increases it.
(define-fun step.85 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from PROTOCOL_VALIDATING increases it.
(define-fun step.86 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.87 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from CAPABILITY_EXECUTING increases it.
(define-fun step.88 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from MEMORY_COMMITTING increases it.
(define-fun step.89 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from COMPLETED increases it.
(define-fun step.90 () Bool false)
; REGISTRY_CHANGED from ERROR increases it.
(define-fun step.91 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (or (> 1 epoch) (= state 1))
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; REGISTRY_CHANGED from SHUTDOWN increases it.
(define-fun step.92 () Bool false)
; REGISTRY_CHANGED from TERMINATED increases it.
(define-fun step.93 () Bool false)
; READ_KEY_TAKEN from INITIALIZING increases it.
(define-fun step.94 () Bool false)
; READ_KEY_TAKEN from IDLE increases it.
(define-fun step.95 () Bool false)
; READ_KEY_TAKEN from INPUT_RECEIVED increases it.
(define-fun step.96 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from PROTOCOL_VALIDATING increases it.
(define-fun step.97 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from AUTHORIZATION_EVALUATING increases it.
(define-fun step.98 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from CAPABILITY_EXECUTING increases it.
(define-fun step.99 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from MEMORY_COMMITTING increases it.
(define-fun step.100 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from COMPLETED increases it.
(define-fun step.101 () Bool false)
; READ_KEY_TAKEN from ERROR increases it.
(define-fun step.102 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_KEY_TAKEN from SHUTDOWN increases it.
(define-fun step.103 () Bool false)
; READ_KEY_TAKEN from TERMINATED increases it.
(define-fun step.104 () Bool false)
; WRITE_KEY_TAKEN from INITIALIZING increases it.
(define-fun step.105 () Bool false)
; WRITE_KEY_TAKEN from IDLE increases it.
(define-fun step.106 () Bool false)
; WRITE_KEY_TAKEN from INPUT_RECEIVED increases it.
(define-fun step.107 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from PROTOCOL_VALIDATING increases it.
(define-fun step.108 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from AUTHORIZATION_EVALUATING increases it.
(define-fun step.109 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from CAPABILITY_EXECUTING increases it.
(define-fun step.110 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from MEMORY_COMMITTING increases it.
(define-fun step.111 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from COMPLETED increases it.
(define-fun step.112 () Bool false)
; WRITE_KEY_TAKEN from ERROR increases it.
(define-fun step.113 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= state 1)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_KEY_TAKEN from SHUTDOWN increases it.
(define-fun step.114 () Bool false)
; WRITE_KEY_TAKEN from TERMINATED increases it.
(define-fun step.115 () Bool false)
; STORE_LOST from INITIALIZING increases it.
(define-fun step.116 () Bool false)
; STORE_LOST from IDLE increases it.
(define-fun step.117 () Bool false)
; STORE_LOST from INPUT_RECEIVED increases it.
(define-fun step.118 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from PROTOCOL_VALIDATING increases it.
(define-fun step.119 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from AUTHORIZATION_EVALUATING increases it.
(define-fun step.120 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from CAPABILITY_EXECUTING increases it.
(define-fun step.121 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from MEMORY_COMMITTING increases it.
(define-fun step.122 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from COMPLETED increases it.
(define-fun step.123 () Bool false)
; STORE_LOST from ERROR increases it.
(define-fun step.124 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= 1 store.)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; STORE_LOST from SHUTDOWN increases it.
(define-fun step.125 () Bool false)
; STORE_LOST from TERMINATED increases it.
(define-fun step.126 () Bool false)
; SINK_LOST from INITIALIZING increases it.
(define-fun step.127 () Bool false)
; SINK_LOST from IDLE increases it.
(define-fun step.128 () Bool false)
; SINK_LOST from INPUT_RECEIVED increases it.
(define-fun step.129 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from PROTOCOL_VALIDATING increases it.
(define-fun step.130 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from AUTHORIZATION_EVALUATING increases it.
(define-fun step.131 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from CAPABILITY_EXECUTING increases it.
(define-fun step.132 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from MEMORY_COMMITTING increases it.
(define-fun step.133 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from COMPLETED increases it.
(define-fun step.134 () Bool false)
; SINK_LOST from ERROR increases it.
(define-fun step.135 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= 1 channel)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; SINK_LOST from SHUTDOWN increases it.
(define-fun step.136 () Bool false)
; SINK_LOST from TERMINATED increases it.
(define-fun step.137 () Bool false)
; READ_INTENT_LEFT from INITIALIZING increases it.
(define-fun step.138 () Bool false)
; READ_INTENT_LEFT from IDLE increases it.
(define-fun step.139 () Bool false)
; READ_INTENT_LEFT from INPUT_RECEIVED increases it.
(define-fun step.140 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from PROTOCOL_VALIDATING increases it.
(define-fun step.141 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from AUTHORIZATION_EVALUATING increases it.
(define-fun step.142 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from CAPABILITY_EXECUTING increases it.
(define-fun step.143 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from MEMORY_COMMITTING increases it.
(define-fun step.144 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from COMPLETED increases it.
(define-fun step.145 () Bool false)
; READ_INTENT_LEFT from ERROR increases it.
(define-fun step.146 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; READ_INTENT_LEFT from SHUTDOWN increases it.
(define-fun step.147 () Bool false)
; READ_INTENT_LEFT from TERMINATED increases it.
(define-fun step.148 () Bool false)
; WRITE_INTENT_LEFT from INITIALIZING increases it.
(define-fun step.149 () Bool false)
; WRITE_INTENT_LEFT from IDLE increases it.
(define-fun step.150 () Bool false)
; WRITE_INTENT_LEFT from INPUT_RECEIVED increases it.
(define-fun step.151 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite true 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite true 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite true 5 a!1) a!3)
                (and (= (ite true 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 2)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from PROTOCOL_VALIDATING increases it.
(define-fun step.152 () Bool (let ((a!1 (ite true 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 3)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from AUTHORIZATION_EVALUATING increases it.
(define-fun step.153 () Bool (let ((a!1 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 4)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from CAPABILITY_EXECUTING increases it.
(define-fun step.154 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 5)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from MEMORY_COMMITTING increases it.
(define-fun step.155 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 6)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from COMPLETED increases it.
(define-fun step.156 () Bool false)
; WRITE_INTENT_LEFT from ERROR increases it.
(define-fun step.157 () Bool (let ((a!1 (ite false 4 (ite false 3 (ite false 2 (ite false 1 0)))))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!8 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2))))
(let ((a!5 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0))))
      (a!7 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0))))
      (a!9 (and (= (ite false 5 a!1) a!3)
                (= a!4 a!4)
                a!6
                a!8
                (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1))))
      (a!10 (and (= (ite false 5 a!1) a!3)
                 (= a!4 a!4)
                 a!6
                 a!8
                 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))))
(let ((a!11 (or (< (ite false 5 a!1) a!3)
                (and (= (ite false 5 a!1) a!3) (< a!4 a!4))
                a!5
                a!7
                a!9
                a!10)))
  (and (= state 8)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 2)
           (= state 3)
           (= state 4)
           (= state 5)
           (= state 6)
           (= state 8))
       (not a!11)))))))
; WRITE_INTENT_LEFT from SHUTDOWN increases it.
(define-fun step.158 () Bool false)
; WRITE_INTENT_LEFT from TERMINATED increases it.
(define-fun step.159 () Bool false)
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34 step.35 step.36 step.37 step.38 step.39 step.40 step.41 step.42 step.43 step.44 step.45 step.46 step.47 step.48 step.49 step.50 step.51 step.52 step.53 step.54 step.55 step.56 step.57 step.58 step.59 step.60 step.61 step.62 step.63 step.64 step.65 step.66 step.67 step.68 step.69 step.70 step.71 step.72 step.73 step.74 step.75 step.76 step.77 step.78 step.79 step.80 step.81 step.82 step.83 step.84 step.85 step.86 step.87 step.88 step.89 step.90 step.91 step.92 step.93 step.94 step.95 step.96 step.97 step.98 step.99 step.100 step.101 step.102 step.103 step.104 step.105 step.106 step.107 step.108 step.109 step.110 step.111 step.112 step.113 step.114 step.115 step.116 step.117 step.118 step.119 step.120 step.121 step.122 step.123 step.124 step.125 step.126 step.127 step.128 step.129 step.130 step.131 step.132 step.133 step.134 step.135 step.136 step.137 step.138 step.139 step.140 step.141 step.142 step.143 step.144 step.145 step.146 step.147 step.148 step.149 step.150 step.151 step.152 step.153 step.154 step.155 step.156 step.157 step.158 step.159))
(check-sat)
