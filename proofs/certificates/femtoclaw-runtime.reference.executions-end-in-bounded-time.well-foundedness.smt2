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
(assert (<= elapsed (ite (>= 1 2) 1 2)))
(assert (<= 0 read_record))
(assert (>= 2 read_record))
(assert (<= 0 write_record))
(assert (>= 2 write_record))
(assert (<= 0 closing))
(assert (>= 8 closing))
; initialised or INITIALIZING or ERROR or SHUTDOWN or TERMINATED
(assert (or initialised (= state 0) (= state 8) (= state 9) (= state 10)))
; INITIALIZING and store == OPEN and read_record != INTENT and write_record != INTENT -> INITIALIZING and
;   (store == OPEN and read_record != INTENT and write_record != INTENT)
(assert (let ((a!1 (not (and (= state 0)
                     (= 1 store.)
                     (not (= 1 read_record))
                     (not (= 1 write_record))))))
  (or a!1
      (and (= state 0)
           (= 1 store.)
           (not (= 1 read_record))
           (not (= 1 write_record))))))
; INITIALIZING and store == OPEN and (read_record == INTENT or write_record == INTENT) -> INITIALIZING and
;   (store == OPEN and (read_record == INTENT or write_record == INTENT))
(assert (let ((a!1 (not (and (= state 0)
                     (= 1 store.)
                     (or (= 1 read_record) (= 1 write_record))))))
  (or a!1
      (and (= state 0) (= 1 store.) (or (= 1 read_record) (= 1 write_record))))))
; IDLE and input != NONE and not latched -> IDLE and (input != NONE and not latched)
(assert (let ((a!1 (not (and (= state 1) (not (= 0 input)) (not latched)))))
  (or a!1 (and (= state 1) (not (= 0 input)) (not latched)))))
; (not (IDLE or COMPLETED or SHUTDOWN or TERMINATED or INITIALIZING) or form == NONE and pinned == -1 and
;   decision == NONE and running == NONE and result == NONE) and (not IDLE or closing == NONE and not
;   elsewhere and read_record != INTENT and write_record != INTENT) and (not (IDLE or COMPLETED or ERROR or
;   SHUTDOWN or TERMINATED) or elapsed == 0)
(assert (let ((a!1 (or (not (or (= state 1)
                        (= state 7)
                        (= state 9)
                        (= state 10)
                        (= state 0)))
               (and (= 0 form)
                    (= pinned (* (- 1) 1))
                    (= 0 decision)
                    (= 0 running)
                    (= 0 result))))
      (a!2 (or (not (= state 1))
               (and (= 0 closing)
                    (not elsewhere)
                    (not (= 1 read_record))
                    (not (= 1 write_record)))))
      (a!3 (or (not (or (= state 1)
                        (= state 7)
                        (= state 8)
                        (= state 9)
                        (= state 10)))
               (= 0 elapsed))))
  (and a!1 a!2 a!3)))
; not (ERROR and closing != NONE) or input == NONE and form == NONE and pinned == -1 and decision == NONE and
;   running == NONE and result == NONE
(assert (let ((a!1 (not (and (= state 8) (not (= 0 closing))))))
  (or a!1
      (and (= 0 input)
           (= 0 form)
           (= pinned (* (- 1) 1))
           (= 0 decision)
           (= 0 running)
           (= 0 result)))))
; (not (INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or
;   MEMORY_COMMITTING) or input != NONE) and (not (INITIALIZING or COMPLETED or SHUTDOWN or TERMINATED) or
;   input == NONE)
(assert (let ((a!1 (or (not (or (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 5)
                        (= state 6)))
               (not (= 0 input))))
      (a!2 (or (not (or (= state 0) (= state 7) (= state 9) (= state 10)))
               (= 0 input))))
  (and a!1 a!2)))
; INPUT_RECEIVED and store == OPEN -> INPUT_RECEIVED and store == OPEN
(assert (or (not (and (= state 2) (= 1 store.))) (and (= state 2) (= 1 store.))))
; (not (INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or
;   MEMORY_COMMITTING or COMPLETED or ERROR and initialised) or identifier == EXECUTION) and (not
;   (INITIALIZING or IDLE or ERROR and not initialised or SHUTDOWN or TERMINATED) or identifier == LIFECYCLE)
(assert (let ((a!1 (not (or (= state 2)
                    (= state 3)
                    (= state 4)
                    (= state 5)
                    (= state 6)
                    (= state 7)
                    (and (= state 8) initialised))))
      (a!2 (not (or (= state 0)
                    (= state 1)
                    (and (= state 8) (not initialised))
                    (= state 9)
                    (= state 10)))))
  (and (or a!1 (= 1 identifier)) (or a!2 (= 0 identifier)))))
; PROTOCOL_VALIDATING -> PROTOCOL_VALIDATING and input == NOTE or PROTOCOL_VALIDATING and (input == READ or
;   input == WRITE and pinned == 0) or PROTOCOL_VALIDATING and (input == GARBAGE or input == WRITE and pinned
;   != 0)
(assert (let ((a!1 (and (= state 3) (or (= 3 input) (and (= 4 input) (= 0 pinned)))))
      (a!2 (or (= 2 input) (and (= 4 input) (not (= 0 pinned))))))
  (or (not (= state 3)) (and (= state 3) (= 1 input)) a!1 (and (= state 3) a!2))))
; (form != MESSAGE or input == NOTE) and (form != TOOL_CALL or input == READ or input == WRITE) and (form !=
;   INVALID or ERROR and (input == GARBAGE or input == WRITE))
(assert (let ((a!1 (or (not (= 3 form)) (and (= state 8) (or (= 2 input) (= 4 input))))))
  (and (or (not (= 1 form)) (= 1 input))
       (or (not (= 2 form)) (= 3 input) (= 4 input))
       a!1)))
; not (AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING) or form == MESSAGE and pinned ==
;   -1 or form == TOOL_CALL and pinned >= 0
(assert (or (not (or (= state 4) (= state 5) (= state 6)))
    (and (= 1 form) (= pinned (* (- 1) 1)))
    (and (= 2 form) (<= 0 pinned))))
; (decision != NOT_REQUIRED or form == MESSAGE) and (decision != ALLOW and decision != DENY or form ==
;   TOOL_CALL) and (not (CAPABILITY_EXECUTING or MEMORY_COMMITTING) or decision == ALLOW or decision ==
;   NOT_REQUIRED)
(assert (let ((a!1 (or (and (not (= 2 decision)) (not (= 3 decision))) (= 2 form)))
      (a!2 (or (not (or (= state 5) (= state 6))) (= 2 decision) (= 1 decision))))
  (and (or (not (= 1 decision)) (= 1 form)) a!1 a!2)))
; (AUTHORIZATION_EVALUATING and form == MESSAGE -> AUTHORIZATION_EVALUATING and form == MESSAGE) and
;   (AUTHORIZATION_EVALUATING and form == TOOL_CALL -> AUTHORIZATION_EVALUATING and form == TOOL_CALL)
(assert (let ((a!1 (or (not (and (= state 4) (= 1 form))) (and (= state 4) (= 1 form))))
      (a!2 (or (not (and (= state 4) (= 2 form))) (and (= state 4) (= 2 form)))))
  (and a!1 a!2)))
; AUTHORIZATION_EVALUATING -> (form == MESSAGE -> AUTHORIZATION_EVALUATING and form == MESSAGE) and (form ==
;   TOOL_CALL -> AUTHORIZATION_EVALUATING and form == TOOL_CALL) and (pinned == epoch and store == OPEN ->
;   AUTHORIZATION_EVALUATING and (form == TOOL_CALL and pinned == epoch and store == OPEN))
(assert (let ((a!1 (or (not (and (= pinned epoch) (= 1 store.)))
               (and (= state 4) (= 2 form) (= pinned epoch) (= 1 store.)))))
(let ((a!2 (and (or (not (= 1 form)) (and (= state 4) (= 1 form)))
                (or (not (= 2 form)) (and (= state 4) (= 2 form)))
                a!1)))
  (or (not (= state 4)) a!2))))
; (running == NONE or form == TOOL_CALL and decision == ALLOW) and (running != READER or read_record ==
;   INTENT) and (running != WRITER or write_record == INTENT)
(assert (and (or (= 0 running) (and (= 2 form) (= 2 decision)))
     (or (not (= 1 running)) (= 1 read_record))
     (or (not (= 2 running)) (= 1 write_record))))
; read_record != INTENT or write_record != INTENT
(assert (or (not (= 1 read_record)) (not (= 1 write_record))))
; CAPABILITY_EXECUTING and running == NONE and pinned == epoch and (read_record == INTENT or write_record ==
;   INTENT) -> CAPABILITY_EXECUTING and (form == TOOL_CALL and running == NONE and pinned == epoch and
;   (read_record if input == READ else write_record) == INTENT)
(assert (let ((a!1 (not (and (= state 5)
                     (= 0 running)
                     (= pinned epoch)
                     (or (= 1 read_record) (= 1 write_record)))))
      (a!2 (and (= state 5)
                (= 2 form)
                (= 0 running)
                (= pinned epoch)
                (= 1 (ite (= 3 input) read_record write_record)))))
  (or a!1 a!2)))
; (CAPABILITY_EXECUTING and running != NONE -> (CAPABILITY_EXECUTING and running != NONE) and
;   (CAPABILITY_EXECUTING and running != NONE)) and (CAPABILITY_EXECUTING and running != NONE or
;   CAPABILITY_EXECUTING and running != NONE -> CAPABILITY_EXECUTING and running != NONE)
(assert (let ((a!1 (not (and (= state 5) (not (= 0 running)))))
      (a!2 (and (and (= state 5) (not (= 0 running)))
                (and (= state 5) (not (= 0 running)))))
      (a!3 (or (and (= state 5) (not (= 0 running)))
               (and (= state 5) (not (= 0 running))))))
(let ((a!4 (or (not a!3) (and (= state 5) (not (= 0 running))))))
  (and (or a!1 a!2) a!4))))
; (result == NONE or running != NONE and (MEMORY_COMMITTING or ERROR)) and (not MEMORY_COMMITTING or running
;   == NONE and result == NONE or running != NONE and result != NONE)
(assert (let ((a!1 (or (= 0 result)
               (and (not (= 0 running)) (or (= state 6) (= state 8)))))
      (a!2 (or (not (= state 6))
               (and (= 0 running) (= 0 result))
               (and (not (= 0 running)) (not (= 0 result))))))
  (and a!1 a!2)))
; MEMORY_COMMITTING and store == OPEN -> MEMORY_COMMITTING and store == OPEN
(assert (or (not (and (= state 6) (= 1 store.))) (and (= state 6) (= 1 store.))))
; IDLE or COMPLETED or SHUTDOWN -> not ((INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or
;   MEMORY_COMMITTING) or (INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or
;   CAPABILITY_EXECUTING or MEMORY_COMMITTING) or CAPABILITY_EXECUTING or (INPUT_RECEIVED and store == LOST or
;   AUTHORIZATION_EVALUATING and store == LOST or MEMORY_COMMITTING and store == LOST) or (INITIALIZING and
;   elapsed == STAGE_DEADLINE or INPUT_RECEIVED and elapsed == STAGE_DEADLINE or PROTOCOL_VALIDATING and
;   elapsed == STAGE_DEADLINE or AUTHORIZATION_EVALUATING and elapsed == STAGE_DEADLINE or MEMORY_COMMITTING
;   and elapsed == STAGE_DEADLINE) or CAPABILITY_EXECUTING and elapsed == EXECUTION_DEADLINE)
(assert (let ((a!1 (not (or (= state 2)
                    (= state 3)
                    (= state 4)
                    (= state 6)
                    (= state 2)
                    (= state 3)
                    (= state 4)
                    (= state 5)
                    (= state 6)
                    (= state 5)
                    (and (= state 2) (= 2 store.))
                    (and (= state 4) (= 2 store.))
                    (and (= state 6) (= 2 store.))
                    (and (= state 0) (= 1 elapsed))
                    (and (= state 2) (= 1 elapsed))
                    (and (= state 3) (= 1 elapsed))
                    (and (= state 4) (= 1 elapsed))
                    (and (= state 6) (= 1 elapsed))
                    (and (= state 5) (= 2 elapsed))))))
  (or (not (or (= state 1) (= state 7) (= state 9))) a!1)))
; (INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING -> (INPUT_RECEIVED
;   or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING) and (INPUT_RECEIVED or
;   PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING)) and
;   (CAPABILITY_EXECUTING -> CAPABILITY_EXECUTING and (INPUT_RECEIVED or PROTOCOL_VALIDATING or
;   AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING or MEMORY_COMMITTING))
(assert (let ((a!1 (or (= state 2) (= state 3) (= state 4) (= state 6)))
      (a!2 (or (= state 2) (= state 3) (= state 4) (= state 5) (= state 6))))
  (and (or (not a!1) (and a!1 a!2))
       (or (not (= state 5)) (and (= state 5) a!2)))))
; ((INPUT_RECEIVED or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING) and store == LOST -> INPUT_RECEIVED and
;   store == LOST or AUTHORIZATION_EVALUATING and store == LOST or MEMORY_COMMITTING and store == LOST) and
;   (INPUT_RECEIVED and store == LOST or AUTHORIZATION_EVALUATING and store == LOST or MEMORY_COMMITTING and
;   store == LOST -> (INPUT_RECEIVED or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING) and store == LOST)
(assert (let ((a!1 (and (or (= state 2) (= state 4) (= state 6)) (= 2 store.)))
      (a!2 (or (and (= state 2) (= 2 store.))
               (and (= state 4) (= 2 store.))
               (and (= state 6) (= 2 store.)))))
  (and (or (not a!1) a!2) (or (not a!2) a!1))))
; (ERROR and closing == NONE and store == OPEN -> ERROR and (closing == NONE and store == OPEN)) and (ERROR
;   and closing == NONE and store != OPEN -> ERROR and (closing == NONE and store != OPEN)) and (ERROR and
;   (closing == NONE and store == OPEN) -> ERROR and closing == NONE and store == OPEN) and (ERROR and
;   (closing == NONE and store != OPEN) -> ERROR and closing == NONE and store != OPEN)
(assert (let ((a!1 (and (= state 8) (= 0 closing) (= 1 store.)))
      (a!2 (and (= state 8) (= 0 closing) (= 1 store.)))
      (a!3 (and (= state 8) (= 0 closing) (not (= 1 store.))))
      (a!4 (and (= state 8) (= 0 closing) (not (= 1 store.)))))
  (and (or (not a!1) a!2)
       (or (not a!3) a!4)
       (or (not a!2) a!1)
       (or (not a!4) a!3))))
; (INITIALIZING and elapsed == STAGE_DEADLINE or INPUT_RECEIVED and elapsed == STAGE_DEADLINE or
;   PROTOCOL_VALIDATING and elapsed == STAGE_DEADLINE or AUTHORIZATION_EVALUATING and elapsed ==
;   STAGE_DEADLINE or MEMORY_COMMITTING and elapsed == STAGE_DEADLINE) == ((INITIALIZING or INPUT_RECEIVED or
;   PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING) and elapsed == STAGE_DEADLINE) and
;   (CAPABILITY_EXECUTING and elapsed == EXECUTION_DEADLINE) == (CAPABILITY_EXECUTING and elapsed ==
;   EXECUTION_DEADLINE)
(assert (let ((a!1 (= (or (and (= state 0) (= 1 elapsed))
                  (and (= state 2) (= 1 elapsed))
                  (and (= state 3) (= 1 elapsed))
                  (and (= state 4) (= 1 elapsed))
                  (and (= state 6) (= 1 elapsed)))
              (and (or (= state 0)
                       (= state 2)
                       (= state 3)
                       (= state 4)
                       (= state 6))
                   (= 1 elapsed)))))
  (and a!1 (= (and (= state 5) (= 2 elapsed)) (and (= state 5) (= 2 elapsed))))))
; elapsed <= (EXECUTION_DEADLINE if CAPABILITY_EXECUTING else STAGE_DEADLINE)
(assert (<= elapsed (ite (= state 5) 2 1)))
; ((INITIALIZING or INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or CAPABILITY_EXECUTING
;   or MEMORY_COMMITTING) and elapsed < (EXECUTION_DEADLINE if CAPABILITY_EXECUTING else STAGE_DEADLINE)) ==
;   ((INITIALIZING or INPUT_RECEIVED or PROTOCOL_VALIDATING or AUTHORIZATION_EVALUATING or MEMORY_COMMITTING)
;   and elapsed < STAGE_DEADLINE or CAPABILITY_EXECUTING and elapsed < EXECUTION_DEADLINE)
(assert (let ((a!1 (and (or (= state 0)
                    (= state 2)
                    (= state 3)
                    (= state 4)
                    (= state 5)
                    (= state 6))
                (< elapsed (ite (= state 5) 2 1))))
      (a!2 (or (and (or (= state 0)
                        (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 6))
                    (> 1 elapsed))
               (and (= state 5) (> 2 elapsed)))))
  (= a!1 a!2)))
; (not TERMINATED or store != OPEN and channel == NONE and input == NONE and form == NONE and pinned == -1 and
;   decision == NONE and running == NONE and result == NONE) and (not (SHUTDOWN or TERMINATED) or closing ==
;   NONE and not elsewhere)
(assert (let ((a!1 (or (not (= state 10))
               (and (not (= 1 store.))
                    (= 0 channel)
                    (= 0 input)
                    (= 0 form)
                    (= pinned (* (- 1) 1))
                    (= 0 decision)
                    (= 0 running)
                    (= 0 result))))
      (a!2 (or (not (or (= state 9) (= state 10)))
               (and (= 0 closing) (not elsewhere)))))
  (and a!1 a!2)))
; not ((SHUTDOWN or TERMINATED) and initialised and (read_record == INTENT or write_record == INTENT)) or
;   store == LOST
(assert (let ((a!1 (not (and (or (= state 9) (= state 10))
                     initialised
                     (or (= 1 read_record) (= 1 write_record))))))
  (or a!1 (= 2 store.))))
; INITIALIZING or told != NONE or latched
(assert (or (= state 0) (not (= 0 told)) latched))
; channel != SINK or INITIALIZING or told == SINK
(assert (or (not (= 1 channel)) (= state 0) (= 1 told)))
; (store == OPEN) == (store == OPEN) and (channel == SINK) == (channel == SINK) and (epoch < LAST_EPOCH or
;   IDLE) == (epoch < LAST_EPOCH or IDLE) and IDLE == IDLE and IDLE == IDLE and IDLE == IDLE and (INITIALIZING
;   and store == CLOSED and write_record == NONE) == (INITIALIZING and store == CLOSED and write_record ==
;   NONE) and (INITIALIZING and store == CLOSED and read_record == NONE) == (INITIALIZING and store == CLOSED
;   and read_record == NONE)
(assert (let ((a!1 (and (= state 0) (= 0 store.) (= 0 write_record)))
      (a!2 (and (= state 0) (= 0 store.) (= 0 read_record))))
  (and (= (= 1 store.) (= 1 store.))
       (= (= 1 channel) (= 1 channel))
       (= (or (> 1 epoch) (= state 1)) (or (> 1 epoch) (= state 1)))
       (= (= state 1) (= state 1))
       (= (= state 1) (= state 1))
       (= (= state 1) (= state 1))
       (= a!1 a!1)
       (= a!2 a!2))))
; read_record == CLOSED and closing != EFFECT_UNKNOWN -> not INITIALIZING
(assert (let ((a!1 (not (and (= 2 read_record) (not (= 8 closing))))))
  (or a!1 (not (= state 0)))))
; not latched and channel == NONE -> TERMINATED
(assert (or (not (and (not latched) (= 0 channel))) (= state 10)))
; elsewhere -> ERROR
(assert (or (not elsewhere) (= state 8)))
; write_record == INTENT and closing != NONE -> ERROR
(assert (let ((a!1 (not (and (= 1 write_record) (not (= 0 closing))))))
  (or a!1 (= state 8))))
; initialised -> not INITIALIZING
(assert (or (not initialised) (not (= state 0))))
; closing != NONE -> INITIALIZING or COMPLETED or ERROR
(assert (or (not (not (= 0 closing))) (= state 0) (= state 7) (= state 8)))
; pinned == -1 -> not PROTOCOL_VALIDATING
(assert (or (not (= pinned (* (- 1) 1))) (not (= state 3))))
; write_record == INTENT -> not IDLE and not INPUT_RECEIVED and not PROTOCOL_VALIDATING and not
;   AUTHORIZATION_EVALUATING and not COMPLETED
(assert (or (not (= 1 write_record))
    (and (not (= state 1))
         (not (= state 2))
         (not (= state 3))
         (not (= state 4))
         (not (= state 7)))))
; decision != NONE -> CAPABILITY_EXECUTING or MEMORY_COMMITTING or ERROR
(assert (or (not (not (= 0 decision))) (= state 5) (= state 6) (= state 8)))
; read_record == INTENT -> not IDLE and not INPUT_RECEIVED and not PROTOCOL_VALIDATING and not
;   AUTHORIZATION_EVALUATING and not COMPLETED
(assert (or (not (= 1 read_record))
    (and (not (= state 1))
         (not (= state 2))
         (not (= state 3))
         (not (= state 4))
         (not (= state 7)))))
; pinned == 1 -> write_record != INTENT
(assert (or (not (= 1 pinned)) (not (= 1 write_record))))
; input != WRITE and write_record == INTENT -> INITIALIZING or ERROR or SHUTDOWN or TERMINATED
(assert (let ((a!1 (not (and (not (= 4 input)) (= 1 write_record)))))
  (or a!1 (= state 0) (= state 8) (= state 9) (= state 10))))
; input != READ and read_record == INTENT -> INITIALIZING or ERROR or SHUTDOWN or TERMINATED
(assert (let ((a!1 (not (and (not (= 3 input)) (= 1 read_record)))))
  (or a!1 (= state 0) (= state 8) (= state 9) (= state 10))))
; result == NONE and write_record == INTENT -> INITIALIZING or CAPABILITY_EXECUTING or ERROR or SHUTDOWN or
;   TERMINATED
(assert (or (not (and (= 0 result) (= 1 write_record)))
    (= state 0)
    (= state 5)
    (= state 8)
    (= state 9)
    (= state 10)))
; result == NONE and read_record == INTENT -> INITIALIZING or CAPABILITY_EXECUTING or ERROR or SHUTDOWN or
;   TERMINATED
(assert (or (not (and (= 0 result) (= 1 read_record)))
    (= state 0)
    (= state 5)
    (= state 8)
    (= state 9)
    (= state 10)))
; closing == NONE or closing == ACCEPTED_MESSAGE or closing == REPLAYED -> not elsewhere
(assert (or (not (or (= 0 closing) (= 1 closing) (= 4 closing))) (not elsewhere)))
; store != LOST and closing != FAILED -> not elsewhere
(assert (let ((a!1 (not (and (not (= 2 store.)) (not (= 7 closing))))))
  (or a!1 (not elsewhere))))
; store != LOST and write_record == CLOSED -> not elsewhere
(assert (let ((a!1 (not (and (not (= 2 store.)) (= 2 write_record)))))
  (or a!1 (not elsewhere))))
; recoverable -> not elsewhere
(assert (or (not recoverable) (not elsewhere)))
; read_record == INTENT and write_record != NONE and closing != NONE -> elsewhere
(assert (let ((a!1 (not (and (= 1 read_record)
                     (not (= 0 write_record))
                     (not (= 0 closing))))))
  (or a!1 elsewhere)))
; read_record != NONE and write_record == INTENT and closing != NONE -> elsewhere
(assert (let ((a!1 (not (and (not (= 0 read_record))
                     (= 1 write_record)
                     (not (= 0 closing))))))
  (or a!1 elsewhere)))
; identifier == EXECUTION and write_record == INTENT and closing != NONE -> elsewhere
(assert (let ((a!1 (not (and (= 1 identifier) (= 1 write_record) (not (= 0 closing))))))
  (or a!1 elsewhere)))
; identifier == EXECUTION and read_record == INTENT and closing != NONE -> elsewhere
(assert (let ((a!1 (not (and (= 1 identifier) (= 1 read_record) (not (= 0 closing))))))
  (or a!1 elsewhere)))
; store != LOST and read_record != NONE and write_record != NONE -> not elsewhere
(assert (let ((a!1 (not (and (not (= 2 store.))
                     (not (= 0 read_record))
                     (not (= 0 write_record))))))
  (or a!1 (not elsewhere))))
; store != LOST and identifier == EXECUTION -> not elsewhere
(assert (let ((a!1 (not (and (not (= 2 store.)) (= 1 identifier)))))
  (or a!1 (not elsewhere))))
; store == CLOSED and closing != NONE -> ERROR
(assert (let ((a!1 (not (and (= 0 store.) (not (= 0 closing))))))
  (or a!1 (= state 8))))
; input != READ and pinned == 1 -> PROTOCOL_VALIDATING or ERROR
(assert (let ((a!1 (not (and (not (= 3 input)) (= 1 pinned)))))
  (or a!1 (= state 3) (= state 8))))
; identifier == LIFECYCLE and read_record != NONE and write_record != NONE -> IDLE or SHUTDOWN or TERMINATED
(assert (let ((a!1 (not (and (= 0 identifier)
                     (not (= 0 read_record))
                     (not (= 0 write_record))))))
  (or a!1 (= state 1) (= state 9) (= state 10))))
; identifier == LIFECYCLE -> pinned < 0
(assert (or (not (= 0 identifier)) (> 0 pinned)))
; input != NONE and identifier == LIFECYCLE -> IDLE
(assert (let ((a!1 (not (and (not (= 0 input)) (= 0 identifier)))))
  (or a!1 (= state 1))))
; store == CLOSED and write_record == CLOSED -> TERMINATED
(assert (or (not (and (= 0 store.) (= 2 write_record))) (= state 10)))
; store == CLOSED -> identifier != EXECUTION
(assert (or (not (= 0 store.)) (not (= 1 identifier))))
; store == CLOSED -> INITIALIZING or ERROR or SHUTDOWN or TERMINATED
(assert (or (not (= 0 store.)) (= state 0) (= state 8) (= state 9) (= state 10)))
; store == OPEN -> not elsewhere
(assert (or (not (= 1 store.)) (not elsewhere)))
; input != WRITE -> running != WRITER
(assert (or (not (not (= 4 input))) (not (= 2 running))))
; input != READ -> running != READER
(assert (or (not (not (= 3 input))) (not (= 1 running))))
; form != MESSAGE and read_record == NONE and write_record == NONE -> not CAPABILITY_EXECUTING and not
;   MEMORY_COMMITTING
(assert (let ((a!1 (not (and (not (= 1 form)) (= 0 read_record) (= 0 write_record)))))
  (or a!1 (and (not (= state 5)) (not (= state 6))))))
; input != WRITE and form != MESSAGE and read_record == NONE -> not CAPABILITY_EXECUTING and not
;   MEMORY_COMMITTING
(assert (let ((a!1 (not (and (not (= 4 input)) (not (= 1 form)) (= 0 read_record)))))
  (or a!1 (and (not (= state 5)) (not (= state 6))))))
; input != READ and form != MESSAGE and write_record == NONE -> not CAPABILITY_EXECUTING and not
;   MEMORY_COMMITTING
(assert (let ((a!1 (not (and (not (= 3 input)) (not (= 1 form)) (= 0 write_record)))))
  (or a!1 (and (not (= state 5)) (not (= state 6))))))
(assert (let ((a!1 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!3 (+ (* 1 (ite (>= 1 2) 1 2)) (* (- 1) elapsed))))
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
