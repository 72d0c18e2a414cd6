; femtoclaw-runtime reference: steps decrease the ranking.
; The declaration has the SHA-256 digest 31d48bd620d3d927a14293bf164f38f1a60feac0a65c99349bb8e07c875aed6f.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is IDLE or INPUT_RECEIVED
; Component 1 is 2 if channel == SINK else 1 if channel == FALLBACK else 0
; Component 2 is STAGE_DEADLINE - elapsed
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
; SUBSYSTEMS_STARTED from INITIALIZING does not decrease it.
(define-fun step.1 () Bool false)
; LEFTOVERS_CLOSED from INITIALIZING does not decrease it.
(define-fun step.2 () Bool false)
; INITIALIZATION_SUCCEEDED from INITIALIZING does not decrease it.
(define-fun step.3 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) 0)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 0)
       (= 1 store.)
       (not (= 1 read_record))
       (not (= 1 write_record))
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2))))))
; INITIALIZATION_FAILED from INITIALIZING does not decrease it.
(define-fun step.4 () Bool false)
; INPUT_ARRIVED from IDLE increases it.
(define-fun step.5 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (not (= 0 input))
       (not latched)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; SHUTDOWN_REQUESTED from IDLE increases it.
(define-fun step.6 () Bool false)
; LATCHED_SHUTDOWN from IDLE does not decrease it.
(define-fun step.7 () Bool false)
; INPUT_RECORDED from INPUT_RECEIVED does not decrease it.
(define-fun step.8 () Bool false)
; MESSAGE_ACCEPTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.9 () Bool false)
; TOOL_CALL_ACCEPTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.10 () Bool false)
; PROTOCOL_REJECTED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.11 () Bool false)
; AUTHORIZATION_NOT_REQUIRED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.12 () Bool false)
; AUTHORIZATION_GRANTED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.13 () Bool false)
; AUTHORIZATION_DENIED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.14 () Bool false)
; MESSAGE_PASSED_ON from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.15 () Bool false)
; RESULT_REPLAYED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.16 () Bool false)
; CAPABILITY_STARTED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.17 () Bool false)
; CAPABILITY_REVOKED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.18 () Bool false)
; CAPABILITY_SUCCEEDED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.19 () Bool false)
; CAPABILITY_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.20 () Bool false)
; EXECUTOR_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.21 () Bool false)
; EXECUTION_DEADLINE_PASSED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.22 () Bool false)
; COMMIT_SUCCEEDED from MEMORY_COMMITTING does not decrease it.
(define-fun step.23 () Bool false)
; COMPLETION_FINALIZED from COMPLETED does not decrease it.
(define-fun step.24 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 7) (or (= state 1) (= state 2)) (not (or (< a!1 a!1) a!2))))))
; STORE_FAILED from INPUT_RECEIVED does not decrease it.
(define-fun step.25 () Bool false)
; STORE_FAILED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.26 () Bool false)
; STORE_FAILED from MEMORY_COMMITTING does not decrease it.
(define-fun step.27 () Bool false)
; RUNTIME_FAILURE from INPUT_RECEIVED does not decrease it.
(define-fun step.28 () Bool false)
; RUNTIME_FAILURE from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.29 () Bool false)
; RUNTIME_FAILURE from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.30 () Bool false)
; RUNTIME_FAILURE from MEMORY_COMMITTING does not decrease it.
(define-fun step.31 () Bool false)
; INTEGRITY_FAULT from INPUT_RECEIVED does not decrease it.
(define-fun step.32 () Bool false)
; INTEGRITY_FAULT from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.33 () Bool false)
; INTEGRITY_FAULT from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.34 () Bool false)
; INTEGRITY_FAULT from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.35 () Bool false)
; INTEGRITY_FAULT from MEMORY_COMMITTING does not decrease it.
(define-fun step.36 () Bool false)
; STAGE_DEADLINE_PASSED from INITIALIZING does not decrease it.
(define-fun step.37 () Bool false)
; STAGE_DEADLINE_PASSED from INPUT_RECEIVED does not decrease it.
(define-fun step.38 () Bool false)
; STAGE_DEADLINE_PASSED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.39 () Bool false)
; STAGE_DEADLINE_PASSED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.40 () Bool false)
; STAGE_DEADLINE_PASSED from MEMORY_COMMITTING does not decrease it.
(define-fun step.41 () Bool false)
; CLOCK_TICKED from INITIALIZING does not decrease it.
(define-fun step.42 () Bool false)
; CLOCK_TICKED from INPUT_RECEIVED does not decrease it.
(define-fun step.43 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0)))
      (a!2 (+ (* 1 1) (* (- 1) (+ (* 1 elapsed) (* 1 1))))))
(let ((a!3 (and (= a!1 a!1) (< a!2 (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (< elapsed (ite (= state 5) 2 1))
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!3))))))
; CLOCK_TICKED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.44 () Bool false)
; CLOCK_TICKED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.45 () Bool false)
; CLOCK_TICKED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.46 () Bool false)
; CLOCK_TICKED from MEMORY_COMMITTING does not decrease it.
(define-fun step.47 () Bool false)
; ERROR_RECORDED from ERROR does not decrease it.
(define-fun step.48 () Bool false)
; ERROR_RECORDED_ELSEWHERE from ERROR does not decrease it.
(define-fun step.49 () Bool false)
; ERROR_CLEARED from ERROR does not decrease it.
(define-fun step.50 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 8)
       (not (= 0 closing))
       initialised
       recoverable
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2))))))
; ERROR_UNRECOVERABLE from ERROR does not decrease it.
(define-fun step.51 () Bool false)
; SHUTDOWN_REQUESTED from INITIALIZING increases it.
(define-fun step.52 () Bool false)
; SHUTDOWN_REQUESTED from INPUT_RECEIVED increases it.
(define-fun step.53 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2) (or (= state 1) (= state 2)) (not (or (< a!1 a!1) a!2 a!3))))))
; SHUTDOWN_REQUESTED from PROTOCOL_VALIDATING increases it.
(define-fun step.54 () Bool false)
; SHUTDOWN_REQUESTED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.55 () Bool false)
; SHUTDOWN_REQUESTED from CAPABILITY_EXECUTING increases it.
(define-fun step.56 () Bool false)
; SHUTDOWN_REQUESTED from MEMORY_COMMITTING increases it.
(define-fun step.57 () Bool false)
; SHUTDOWN_REQUESTED from COMPLETED increases it.
(define-fun step.58 () Bool false)
; SHUTDOWN_REQUESTED from ERROR increases it.
(define-fun step.59 () Bool false)
; FALLBACK_FAILED from INITIALIZING does not decrease it.
(define-fun step.60 () Bool false)
; FALLBACK_FAILED from IDLE does not decrease it.
(define-fun step.61 () Bool (let ((a!1 (ite (= 0 1) 2 (ite (= 0 2) 1 0)))
      (a!2 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!3 (and (= a!1 a!2)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= 2 channel)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!2) a!3))))))
; FALLBACK_FAILED from INPUT_RECEIVED does not decrease it.
(define-fun step.62 () Bool (let ((a!1 (ite (= 0 1) 2 (ite (= 0 2) 1 0)))
      (a!2 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!3 (and (= a!1 a!2)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= 2 channel)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!2) a!3))))))
; FALLBACK_FAILED from PROTOCOL_VALIDATING does not decrease it.
(define-fun step.63 () Bool false)
; FALLBACK_FAILED from AUTHORIZATION_EVALUATING does not decrease it.
(define-fun step.64 () Bool false)
; FALLBACK_FAILED from CAPABILITY_EXECUTING does not decrease it.
(define-fun step.65 () Bool false)
; FALLBACK_FAILED from MEMORY_COMMITTING does not decrease it.
(define-fun step.66 () Bool false)
; FALLBACK_FAILED from COMPLETED does not decrease it.
(define-fun step.67 () Bool false)
; FALLBACK_FAILED from ERROR does not decrease it.
(define-fun step.68 () Bool false)
; FALLBACK_FAILED from SHUTDOWN does not decrease it.
(define-fun step.69 () Bool false)
; SHUTDOWN_STEP_FAILED from SHUTDOWN does not decrease it.
(define-fun step.70 () Bool false)
; SHUTDOWN_FINISHED from SHUTDOWN does not decrease it.
(define-fun step.71 () Bool false)
; INPUT_OFFERED from INITIALIZING increases it.
(define-fun step.72 () Bool false)
; INPUT_OFFERED from IDLE increases it.
(define-fun step.73 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; INPUT_OFFERED from INPUT_RECEIVED increases it.
(define-fun step.74 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; INPUT_OFFERED from PROTOCOL_VALIDATING increases it.
(define-fun step.75 () Bool false)
; INPUT_OFFERED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.76 () Bool false)
; INPUT_OFFERED from CAPABILITY_EXECUTING increases it.
(define-fun step.77 () Bool false)
; INPUT_OFFERED from MEMORY_COMMITTING increases it.
(define-fun step.78 () Bool false)
; INPUT_OFFERED from COMPLETED increases it.
(define-fun step.79 () Bool false)
; INPUT_OFFERED from ERROR increases it.
(define-fun step.80 () Bool false)
; INPUT_OFFERED from SHUTDOWN increases it.
(define-fun step.81 () Bool false)
; INPUT_OFFERED from TERMINATED increases it.
(define-fun step.82 () Bool false)
; REGISTRY_CHANGED from INITIALIZING increases it.
(define-fun step.83 () Bool false)
; REGISTRY_CHANGED from IDLE increases it.
(define-fun step.84 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (or (> 1 epoch) (= state 1))
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; REGISTRY_CHANGED from INPUT_RECEIVED increases it.
(define-fun step.85 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (or (> 1 epoch) (= state 1))
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; REGISTRY_CHANGED from PROTOCOL_VALIDATING increases it.
(define-fun step.86 () Bool false)
; REGISTRY_CHANGED from AUTHORIZATION_EVALUATING increases it.
(define-fun step.87 () Bool false)
; REGISTRY_CHANGED from CAPABILITY_EXECUTING increases it.
(define-fun step.88 () Bool false)
; REGISTRY_CHANGED from MEMORY_COMMITTING increases it.
(define-fun step.89 () Bool false)
; REGISTRY_CHANGED from COMPLETED increases it.
(define-fun step.90 () Bool false)
; REGISTRY_CHANGED from ERROR increases it.
(define-fun step.91 () Bool false)
; REGISTRY_CHANGED from SHUTDOWN increases it.
(define-fun step.92 () Bool false)
; REGISTRY_CHANGED from TERMINATED increases it.
(define-fun step.93 () Bool false)
; READ_KEY_TAKEN from INITIALIZING increases it.
(define-fun step.94 () Bool false)
; READ_KEY_TAKEN from IDLE increases it.
(define-fun step.95 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; READ_KEY_TAKEN from INPUT_RECEIVED increases it.
(define-fun step.96 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; READ_KEY_TAKEN from PROTOCOL_VALIDATING increases it.
(define-fun step.97 () Bool false)
; READ_KEY_TAKEN from AUTHORIZATION_EVALUATING increases it.
(define-fun step.98 () Bool false)
; READ_KEY_TAKEN from CAPABILITY_EXECUTING increases it.
(define-fun step.99 () Bool false)
; READ_KEY_TAKEN from MEMORY_COMMITTING increases it.
(define-fun step.100 () Bool false)
; READ_KEY_TAKEN from COMPLETED increases it.
(define-fun step.101 () Bool false)
; READ_KEY_TAKEN from ERROR increases it.
(define-fun step.102 () Bool false)
; READ_KEY_TAKEN from SHUTDOWN increases it.
(define-fun step.103 () Bool false)
; READ_KEY_TAKEN from TERMINATED increases it.
(define-fun step.104 () Bool false)
; WRITE_KEY_TAKEN from INITIALIZING increases it.
(define-fun step.105 () Bool false)
; WRITE_KEY_TAKEN from IDLE increases it.
(define-fun step.106 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; WRITE_KEY_TAKEN from INPUT_RECEIVED increases it.
(define-fun step.107 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= state 1)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; WRITE_KEY_TAKEN from PROTOCOL_VALIDATING increases it.
(define-fun step.108 () Bool false)
; WRITE_KEY_TAKEN from AUTHORIZATION_EVALUATING increases it.
(define-fun step.109 () Bool false)
; WRITE_KEY_TAKEN from CAPABILITY_EXECUTING increases it.
(define-fun step.110 () Bool false)
; WRITE_KEY_TAKEN from MEMORY_COMMITTING increases it.
(define-fun step.111 () Bool false)
; WRITE_KEY_TAKEN from COMPLETED increases it.
(define-fun step.112 () Bool false)
; WRITE_KEY_TAKEN from ERROR increases it.
(define-fun step.113 () Bool false)
; WRITE_KEY_TAKEN from SHUTDOWN increases it.
(define-fun step.114 () Bool false)
; WRITE_KEY_TAKEN from TERMINATED increases it.
(define-fun step.115 () Bool false)
; STORE_LOST from INITIALIZING increases it.
(define-fun step.116 () Bool false)
; STORE_LOST from IDLE increases it.
(define-fun step.117 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= 1 store.)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; STORE_LOST from INPUT_RECEIVED increases it.
(define-fun step.118 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= 1 store.)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; STORE_LOST from PROTOCOL_VALIDATING increases it.
(define-fun step.119 () Bool false)
; STORE_LOST from AUTHORIZATION_EVALUATING increases it.
(define-fun step.120 () Bool false)
; STORE_LOST from CAPABILITY_EXECUTING increases it.
(define-fun step.121 () Bool false)
; STORE_LOST from MEMORY_COMMITTING increases it.
(define-fun step.122 () Bool false)
; STORE_LOST from COMPLETED increases it.
(define-fun step.123 () Bool false)
; STORE_LOST from ERROR increases it.
(define-fun step.124 () Bool false)
; STORE_LOST from SHUTDOWN increases it.
(define-fun step.125 () Bool false)
; STORE_LOST from TERMINATED increases it.
(define-fun step.126 () Bool false)
; SINK_LOST from INITIALIZING increases it.
(define-fun step.127 () Bool false)
; SINK_LOST from IDLE increases it.
(define-fun step.128 () Bool (let ((a!1 (ite (= 2 1) 2 (ite (= 2 2) 1 0)))
      (a!2 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!3 (and (= a!1 a!2)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!4 (and (= a!1 a!2)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= 1 channel)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!2) a!3 a!4))))))
; SINK_LOST from INPUT_RECEIVED increases it.
(define-fun step.129 () Bool (let ((a!1 (ite (= 2 1) 2 (ite (= 2 2) 1 0)))
      (a!2 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!3 (and (= a!1 a!2)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!4 (and (= a!1 a!2)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= 1 channel)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!2) a!3 a!4))))))
; SINK_LOST from PROTOCOL_VALIDATING increases it.
(define-fun step.130 () Bool false)
; SINK_LOST from AUTHORIZATION_EVALUATING increases it.
(define-fun step.131 () Bool false)
; SINK_LOST from CAPABILITY_EXECUTING increases it.
(define-fun step.132 () Bool false)
; SINK_LOST from MEMORY_COMMITTING increases it.
(define-fun step.133 () Bool false)
; SINK_LOST from COMPLETED increases it.
(define-fun step.134 () Bool false)
; SINK_LOST from ERROR increases it.
(define-fun step.135 () Bool false)
; SINK_LOST from SHUTDOWN increases it.
(define-fun step.136 () Bool false)
; SINK_LOST from TERMINATED increases it.
(define-fun step.137 () Bool false)
; READ_INTENT_LEFT from INITIALIZING increases it.
(define-fun step.138 () Bool false)
; READ_INTENT_LEFT from IDLE increases it.
(define-fun step.139 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; READ_INTENT_LEFT from INPUT_RECEIVED increases it.
(define-fun step.140 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= state 0)
       (= 0 store.)
       (= 0 write_record)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; READ_INTENT_LEFT from PROTOCOL_VALIDATING increases it.
(define-fun step.141 () Bool false)
; READ_INTENT_LEFT from AUTHORIZATION_EVALUATING increases it.
(define-fun step.142 () Bool false)
; READ_INTENT_LEFT from CAPABILITY_EXECUTING increases it.
(define-fun step.143 () Bool false)
; READ_INTENT_LEFT from MEMORY_COMMITTING increases it.
(define-fun step.144 () Bool false)
; READ_INTENT_LEFT from COMPLETED increases it.
(define-fun step.145 () Bool false)
; READ_INTENT_LEFT from ERROR increases it.
(define-fun step.146 () Bool false)
; READ_INTENT_LEFT from SHUTDOWN increases it.
(define-fun step.147 () Bool false)
; READ_INTENT_LEFT from TERMINATED increases it.
(define-fun step.148 () Bool false)
; WRITE_INTENT_LEFT from INITIALIZING increases it.
(define-fun step.149 () Bool false)
; WRITE_INTENT_LEFT from IDLE increases it.
(define-fun step.150 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 1)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; WRITE_INTENT_LEFT from INPUT_RECEIVED increases it.
(define-fun step.151 () Bool (let ((a!1 (ite (= 1 channel) 2 (ite (= 2 channel) 1 0))))
(let ((a!2 (and (= a!1 a!1)
                (< (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed)))))
      (a!3 (and (= a!1 a!1)
                (= (+ (* 1 1) (* (- 1) elapsed)) (+ (* 1 1) (* (- 1) elapsed))))))
  (and (= state 2)
       (= state 0)
       (= 0 store.)
       (= 0 read_record)
       (or (= state 1) (= state 2))
       (not (or (< a!1 a!1) a!2 a!3))))))
; WRITE_INTENT_LEFT from PROTOCOL_VALIDATING increases it.
(define-fun step.152 () Bool false)
; WRITE_INTENT_LEFT from AUTHORIZATION_EVALUATING increases it.
(define-fun step.153 () Bool false)
; WRITE_INTENT_LEFT from CAPABILITY_EXECUTING increases it.
(define-fun step.154 () Bool false)
; WRITE_INTENT_LEFT from MEMORY_COMMITTING increases it.
(define-fun step.155 () Bool false)
; WRITE_INTENT_LEFT from COMPLETED increases it.
(define-fun step.156 () Bool false)
; WRITE_INTENT_LEFT from ERROR increases it.
(define-fun step.157 () Bool false)
; WRITE_INTENT_LEFT from SHUTDOWN increases it.
(define-fun step.158 () Bool false)
; WRITE_INTENT_LEFT from TERMINATED increases it.
(define-fun step.159 () Bool false)
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34 step.35 step.36 step.37 step.38 step.39 step.40 step.41 step.42 step.43 step.44 step.45 step.46 step.47 step.48 step.49 step.50 step.51 step.52 step.53 step.54 step.55 step.56 step.57 step.58 step.59 step.60 step.61 step.62 step.63 step.64 step.65 step.66 step.67 step.68 step.69 step.70 step.71 step.72 step.73 step.74 step.75 step.76 step.77 step.78 step.79 step.80 step.81 step.82 step.83 step.84 step.85 step.86 step.87 step.88 step.89 step.90 step.91 step.92 step.93 step.94 step.95 step.96 step.97 step.98 step.99 step.100 step.101 step.102 step.103 step.104 step.105 step.106 step.107 step.108 step.109 step.110 step.111 step.112 step.113 step.114 step.115 step.116 step.117 step.118 step.119 step.120 step.121 step.122 step.123 step.124 step.125 step.126 step.127 step.128 step.129 step.130 step.131 step.132 step.133 step.134 step.135 step.136 step.137 step.138 step.139 step.140 step.141 step.142 step.143 step.144 step.145 step.146 step.147 step.148 step.149 step.150 step.151 step.152 step.153 step.154 step.155 step.156 step.157 step.158 step.159))
(check-sat)
