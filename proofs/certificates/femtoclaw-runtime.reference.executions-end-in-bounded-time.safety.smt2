; femtoclaw-runtime reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 31d48bd620d3d927a14293bf164f38f1a60feac0a65c99349bb8e07c875aed6f.
; Each answer must be unsat.
(set-logic QF_LIA)
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
; executions-end-in-bounded-time
(push 1)
(assert (let ((a!1 (or (= state 2)
               (= state 3)
               (= state 4)
               (= state 5)
               (= state 6)
               (= state 8)))
      (a!2 (ite (= state 4) 3 (ite (= state 5) 2 (ite (= state 6) 1 0))))
      (a!4 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) elapsed)))
      (a!6 (ite false 3 (ite false 2 (ite false 1 0))))
      (a!7 (+ (* 1
                 (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                      STAGE_DEADLINE
                      EXECUTION_DEADLINE))
              (* (- 1) 0)))
      (a!10 (= (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0)))
      (a!11 (< (ite (= 0 running) 1 0) (ite (= 0 running) 1 0)))
      (a!13 (= (ite (= 0 running) 1 0) (ite (= 0 running) 1 0)))
      (a!14 (< (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))
      (a!18 (< (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!20 (= (ite (= 0 closing) 1 0) (ite (= 0 closing) 1 0)))
      (a!23 (= (ite (= 0 channel) 0 1) (ite (= 0 channel) 0 1)))
      (a!32 (ite false 4 (ite true 3 (ite false 2 (ite false 1 0)))))
      (a!35 (or (= 2 input) (and (= 4 input) (not (= 0 pinned)))))
      (a!40 (ite false 4 (ite false 3 (ite true 2 (ite false 1 0)))))
      (a!42 (ite false 4 (ite false 3 (ite false 2 (ite true 1 0)))))
      (a!44 (not (= 1 (ite (= 3 input) read_record write_record))))
      (a!47 (ite (= 0 (ite (= 3 input) 1 2)) 1 0))
      (a!54 (+ (* 1
                  (ite (>= STAGE_DEADLINE EXECUTION_DEADLINE)
                       STAGE_DEADLINE
                       EXECUTION_DEADLINE))
               (* (- 1) (+ (* 1 elapsed) (* 1 1)))))
      (a!74 (ite (= 0 running) 7 (ite (= 1 result) 2 (ite (= 2 result) 3 8))))
      (a!103 (< (ite (= 0 0) 0 1) (ite (= 0 channel) 0 1)))
      (a!125 (< (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))
      (a!127 (= (ite (= 2 0) 0 1) (ite (= 0 channel) 0 1)))
      (a!139 (and (= state 0) (= 0 store.) (= 0 write_record)))
      (a!140 (and (= state 0) (= 0 store.) (= 0 read_record))))
(let ((a!3 (ite (= state 2) 5 (ite (= state 3) 4 a!2)))
      (a!75 (= 0 (ite (= 3 form) 5 (ite (= 3 decision) 6 a!74)))))
(let ((a!5 (or (> 0 a!3)
               (> 0 a!4)
               (> 0 (ite (= 0 closing) 1 0))
               (> 0 (ite (= 0 running) 1 0))
               (> 0 (ite (= 0 channel) 0 1))))
      (a!8 (and (= (ite false 5 (ite false 4 a!6)) a!3) (< a!7 a!4)))
      (a!9 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                (= a!7 a!4)
                (< (ite (= 0 0) 1 0) (ite (= 0 closing) 1 0))))
      (a!12 (and (= (ite false 5 (ite false 4 a!6)) a!3) (= a!7 a!4) a!10 a!11))
      (a!15 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                 (= a!7 a!4)
                 a!10
                 a!13
                 a!14))
      (a!17 (and (= (ite true 5 (ite false 4 a!6)) a!3) (< a!4 a!4)))
      (a!19 (and (= (ite true 5 (ite false 4 a!6)) a!3) (= a!4 a!4) a!18))
      (a!21 (and (= (ite true 5 (ite false 4 a!6)) a!3) (= a!4 a!4) a!20 a!11))
      (a!22 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!20
                 a!13
                 a!14))
      (a!24 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!20
                 a!13
                 a!23))
      (a!27 (and (= (ite false 5 (ite true 4 a!6)) a!3) (< a!7 a!4)))
      (a!28 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!7 a!4) a!18))
      (a!29 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!7 a!4) a!20 a!11))
      (a!30 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                 (= a!7 a!4)
                 a!20
                 a!13
                 a!14))
      (a!33 (or (< (ite false 5 a!32) a!3)
                (and (= (ite false 5 a!32) a!3) (< a!7 a!4))
                (and (= (ite false 5 a!32) a!3) (= a!7 a!4) a!18)
                (and (= (ite false 5 a!32) a!3) (= a!7 a!4) a!20 a!11)
                (and (= (ite false 5 a!32) a!3) (= a!7 a!4) a!20 a!13 a!14)))
      (a!36 (and (= (ite false 5 (ite false 4 a!6)) a!3) (= a!7 a!4) a!18))
      (a!37 (and (= (ite false 5 (ite false 4 a!6)) a!3) (= a!7 a!4) a!20 a!11))
      (a!38 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                 (= a!7 a!4)
                 a!20
                 a!13
                 a!14))
      (a!41 (or (< (ite false 5 a!40) a!3)
                (and (= (ite false 5 a!40) a!3) (< a!7 a!4))
                (and (= (ite false 5 a!40) a!3) (= a!7 a!4) a!18)
                (and (= (ite false 5 a!40) a!3) (= a!7 a!4) a!20 a!11)
                (and (= (ite false 5 a!40) a!3) (= a!7 a!4) a!20 a!13 a!14)))
      (a!43 (or (< (ite false 5 a!42) a!3)
                (and (= (ite false 5 a!42) a!3) (< a!7 a!4))
                (and (= (ite false 5 a!42) a!3) (= a!7 a!4) a!18)
                (and (= (ite false 5 a!42) a!3) (= a!7 a!4) a!20 a!11)
                (and (= (ite false 5 a!42) a!3) (= a!7 a!4) a!20 a!13 a!14)))
      (a!45 (and (= (ite false 5 a!40) a!3) (< a!4 a!4)))
      (a!46 (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!18))
      (a!48 (and (= (ite false 5 a!40) a!3)
                 (= a!4 a!4)
                 a!20
                 (< a!47 (ite (= 0 running) 1 0))))
      (a!49 (and (= (ite false 5 a!40) a!3)
                 (= a!4 a!4)
                 a!20
                 (= a!47 (ite (= 0 running) 1 0))
                 a!14))
      (a!55 (and (= (ite true 5 (ite false 4 a!6)) a!3) (< a!54 a!4)))
      (a!56 (and (= (ite true 5 (ite false 4 a!6)) a!3) (= a!54 a!4) a!18))
      (a!57 (and (= (ite true 5 (ite false 4 a!6)) a!3) (= a!54 a!4) a!20 a!11))
      (a!58 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                 (= a!54 a!4)
                 a!20
                 a!13
                 a!14))
      (a!61 (and (= (ite false 5 (ite true 4 a!6)) a!3) (< a!54 a!4)))
      (a!62 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!54 a!4) a!18))
      (a!63 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!54 a!4) a!20 a!11))
      (a!64 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                 (= a!54 a!4)
                 a!20
                 a!13
                 a!14))
      (a!67 (or (< (ite false 5 a!32) a!3)
                (and (= (ite false 5 a!32) a!3) (< a!54 a!4))
                (and (= (ite false 5 a!32) a!3) (= a!54 a!4) a!18)
                (and (= (ite false 5 a!32) a!3) (= a!54 a!4) a!20 a!11)
                (and (= (ite false 5 a!32) a!3) (= a!54 a!4) a!20 a!13 a!14)))
      (a!69 (or (< (ite false 5 a!40) a!3)
                (and (= (ite false 5 a!40) a!3) (< a!54 a!4))
                (and (= (ite false 5 a!40) a!3) (= a!54 a!4) a!18)
                (and (= (ite false 5 a!40) a!3) (= a!54 a!4) a!20 a!11)
                (and (= (ite false 5 a!40) a!3) (= a!54 a!4) a!20 a!13 a!14)))
      (a!71 (or (< (ite false 5 a!42) a!3)
                (and (= (ite false 5 a!42) a!3) (< a!54 a!4))
                (and (= (ite false 5 a!42) a!3) (= a!54 a!4) a!18)
                (and (= (ite false 5 a!42) a!3) (= a!54 a!4) a!20 a!11)
                (and (= (ite false 5 a!42) a!3) (= a!54 a!4) a!20 a!13 a!14)))
      (a!73 (and (= (ite false 5 (ite false 4 a!6)) a!3) (< a!4 a!4)))
      (a!76 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                 (= a!4 a!4)
                 (< (ite a!75 1 0) (ite (= 0 closing) 1 0))))
      (a!77 (= (ite a!75 1 0) (ite (= 0 closing) 1 0)))
      (a!82 (and (= (ite false 5 (ite true 4 a!6)) a!3) (< a!4 a!4)))
      (a!83 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!4 a!4) a!18))
      (a!84 (and (= (ite false 5 (ite true 4 a!6)) a!3) (= a!4 a!4) a!20 a!11))
      (a!85 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!20
                 a!13
                 a!14))
      (a!86 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!20
                 a!13
                 a!23))
      (a!88 (and (= (ite false 5 a!32) a!3) (< a!4 a!4)))
      (a!89 (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!18))
      (a!90 (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!11))
      (a!92 (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!11))
      (a!94 (and (= (ite false 5 a!42) a!3) (< a!4 a!4)))
      (a!95 (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!18))
      (a!96 (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!11))
      (a!98 (and (= (ite false 5 (ite false 4 a!6)) a!3) (= a!4 a!4) a!18))
      (a!99 (and (= (ite false 5 (ite false 4 a!6)) a!3) (= a!4 a!4) a!20 a!11))
      (a!100 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!14))
      (a!101 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!23))
      (a!104 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!103))
      (a!106 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!103))
      (a!111 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!103))
      (a!126 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!125))
      (a!128 (and (= (ite true 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!127))
      (a!130 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!125))
      (a!131 (and (= (ite false 5 (ite true 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!127))
      (a!136 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!125))
      (a!137 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                  (= a!4 a!4)
                  a!20
                  a!13
                  a!127)))
(let ((a!16 (or (< (ite false 5 (ite false 4 a!6)) a!3) a!8 a!9 a!12 a!15))
      (a!25 (or (< (ite true 5 (ite false 4 a!6)) a!3) a!17 a!19 a!21 a!22 a!24))
      (a!31 (or (< (ite false 5 (ite true 4 a!6)) a!3) a!27 a!28 a!29 a!30))
      (a!34 (and (= state 3)
                 (or (= 3 input) (and (= 4 input) (= 0 pinned)))
                 a!1
                 (not a!33)))
      (a!39 (or (< (ite false 5 (ite false 4 a!6)) a!3) a!8 a!36 a!37 a!38))
      (a!50 (not (or (< (ite false 5 a!40) a!3) a!45 a!46 a!48 a!49)))
      (a!53 (not (and (= state 5) (not (= 0 running)) a!1 (not a!43))))
      (a!59 (or (< (ite true 5 (ite false 4 a!6)) a!3) a!55 a!56 a!57 a!58))
      (a!65 (or (< (ite false 5 (ite true 4 a!6)) a!3) a!61 a!62 a!63 a!64))
      (a!68 (and (= state 4)
                 (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
                 a!1
                 (not a!67)))
      (a!70 (and (= state 5)
                 (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
                 a!1
                 (not a!69)))
      (a!72 (and (= state 6)
                 (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
                 a!1
                 (not a!71)))
      (a!78 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!77
                 (< (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))))
      (a!79 (and (= (ite false 5 (ite false 4 a!6)) a!3)
                 (= a!4 a!4)
                 a!77
                 (= (ite (= 0 0) 1 0) (ite (= 0 running) 1 0))
                 a!14))
      (a!87 (or (< (ite false 5 (ite true 4 a!6)) a!3) a!82 a!83 a!84 a!85 a!86))
      (a!91 (or (< (ite false 5 a!32) a!3)
                a!88
                a!89
                a!90
                (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!13 a!14)
                (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!13 a!23)))
      (a!93 (or (< (ite false 5 a!40) a!3)
                a!45
                a!46
                a!92
                (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!13 a!14)
                (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!13 a!23)))
      (a!97 (or (< (ite false 5 a!42) a!3)
                a!94
                a!95
                a!96
                (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!13 a!14)
                (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!13 a!23)))
      (a!102 (or (< (ite false 5 (ite false 4 a!6)) a!3)
                 a!73
                 a!98
                 a!99
                 a!100
                 a!101))
      (a!105 (or (< (ite true 5 (ite false 4 a!6)) a!3) a!17 a!19 a!21 a!104))
      (a!107 (or (< (ite false 5 (ite true 4 a!6)) a!3) a!82 a!83 a!84 a!106))
      (a!108 (or (< (ite false 5 a!32) a!3)
                 a!88
                 a!89
                 a!90
                 (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!13 a!103)))
      (a!109 (or (< (ite false 5 a!40) a!3)
                 a!45
                 a!46
                 a!92
                 (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!13 a!103)))
      (a!110 (or (< (ite false 5 a!42) a!3)
                 a!94
                 a!95
                 a!96
                 (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!13 a!103)))
      (a!112 (or (< (ite false 5 (ite false 4 a!6)) a!3) a!73 a!98 a!99 a!111))
      (a!129 (or (< (ite true 5 (ite false 4 a!6)) a!3)
                 a!17
                 a!19
                 a!21
                 a!126
                 a!128))
      (a!132 (or (< (ite false 5 (ite true 4 a!6)) a!3)
                 a!82
                 a!83
                 a!84
                 a!130
                 a!131))
      (a!133 (or (< (ite false 5 a!32) a!3)
                 a!88
                 a!89
                 a!90
                 (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!13 a!125)
                 (and (= (ite false 5 a!32) a!3) (= a!4 a!4) a!20 a!13 a!127)))
      (a!134 (or (< (ite false 5 a!40) a!3)
                 a!45
                 a!46
                 a!92
                 (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!13 a!125)
                 (and (= (ite false 5 a!40) a!3) (= a!4 a!4) a!20 a!13 a!127)))
      (a!135 (or (< (ite false 5 a!42) a!3)
                 a!94
                 a!95
                 a!96
                 (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!13 a!125)
                 (and (= (ite false 5 a!42) a!3) (= a!4 a!4) a!20 a!13 a!127)))
      (a!138 (or (< (ite false 5 (ite false 4 a!6)) a!3)
                 a!73
                 a!98
                 a!99
                 a!136
                 a!137)))
(let ((a!26 (not (and (= state 1)
                      (not (= 0 input))
                      (not latched)
                      a!1
                      (not a!25))))
      (a!51 (and (= state 5)
                 (= 2 form)
                 (= 0 running)
                 (= pinned epoch)
                 (= 1 (ite (= 3 input) read_record write_record))
                 a!1
                 a!50))
      (a!52 (and (= state 5)
                 (= 2 form)
                 (= 0 running)
                 (not (= pinned epoch))
                 (= 1 (ite (= 3 input) read_record write_record))
                 a!1
                 (not a!39)))
      (a!60 (and (= state 2)
                 (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
                 a!1
                 (not a!59)))
      (a!66 (and (= state 3)
                 (< elapsed (ite (= state 5) EXECUTION_DEADLINE STAGE_DEADLINE))
                 a!1
                 (not a!65)))
      (a!80 (or (< (ite false 5 (ite false 4 a!6)) a!3) a!73 a!76 a!78 a!79))
      (a!113 (not (and (= state 2) (= state 1) a!1 (not a!25))))
      (a!114 (not (and (= state 3) (= state 1) a!1 (not a!87))))
      (a!115 (not (and (= state 4) (= state 1) a!1 (not a!91))))
      (a!116 (not (and (= state 5) (= state 1) a!1 (not a!93))))
      (a!117 (not (and (= state 6) (= state 1) a!1 (not a!97))))
      (a!118 (not (and (= state 8) (= state 1) a!1 (not a!102))))
      (a!119 (not (and (= state 2) (or (> 1 epoch) (= state 1)) a!1 (not a!25))))
      (a!120 (not (and (= state 3) (or (> 1 epoch) (= state 1)) a!1 (not a!87))))
      (a!121 (not (and (= state 4) (or (> 1 epoch) (= state 1)) a!1 (not a!91))))
      (a!122 (not (and (= state 5) (or (> 1 epoch) (= state 1)) a!1 (not a!93))))
      (a!123 (not (and (= state 6) (or (> 1 epoch) (= state 1)) a!1 (not a!97))))
      (a!124 (not (and (= state 8) (or (> 1 epoch) (= state 1)) a!1 (not a!102)))))
(let ((a!81 (not (and (= state 8)
                      (= 0 closing)
                      (not (= 1 store.))
                      a!1
                      (not a!80)))))
(let ((a!141 (and (not (and a!1 a!5))
                  (not (and (= state 0) a!1 (not a!16)))
                  a!26
                  (not (and (= state 2) (= 1 store.) a!1 (not a!31)))
                  (not (and (= state 3) (= 1 input) a!1 (not a!33)))
                  (not a!34)
                  (not (and (= state 3) a!35 a!1 (not a!39)))
                  (not (and (= state 4) (= 1 form) a!1 (not a!41)))
                  (not (and (= state 4)
                            (= 2 form)
                            (= pinned epoch)
                            (= 1 store.)
                            a!1
                            (not a!41)))
                  (not (and (= state 4) (= 2 form) a!1 (not a!39)))
                  (not (and (= state 5) (= 1 form) a!1 (not a!43)))
                  (not (and (= state 5) (= 2 form) a!44 a!1 (not a!43)))
                  (not a!51)
                  (not a!52)
                  a!53
                  a!53
                  (not (and (= state 5) a!1 (not a!39)))
                  (not (and (= state 5)
                            (= elapsed EXECUTION_DEADLINE)
                            a!1
                            (not a!39)))
                  (not (and (= state 2) (= 2 store.) a!1 (not a!39)))
                  (not (and (= state 4) (= 2 store.) a!1 (not a!39)))
                  (not (and (= state 6) (= 2 store.) a!1 (not a!39)))
                  (not (and (= state 2) a!1 (not a!39)))
                  (not (and (= state 3) a!1 (not a!39)))
                  (not (and (= state 4) a!1 (not a!39)))
                  (not (and (= state 6) a!1 (not a!39)))
                  (not (and (= state 2) a!1 (not a!39)))
                  (not (and (= state 3) a!1 (not a!39)))
                  (not (and (= state 4) a!1 (not a!39)))
                  (not (and (= state 5) a!1 (not a!39)))
                  (not (and (= state 6) a!1 (not a!39)))
                  (not (and (= state 0)
                            (= elapsed STAGE_DEADLINE)
                            a!1
                            (not a!16)))
                  (not (and (= state 2)
                            (= elapsed STAGE_DEADLINE)
                            a!1
                            (not a!16)))
                  (not (and (= state 3)
                            (= elapsed STAGE_DEADLINE)
                            a!1
                            (not a!16)))
                  (not (and (= state 4)
                            (= elapsed STAGE_DEADLINE)
                            a!1
                            (not a!16)))
                  (not (and (= state 6)
                            (= elapsed STAGE_DEADLINE)
                            a!1
                            (not a!16)))
                  (not a!60)
                  (not a!66)
                  (not a!68)
                  (not a!70)
                  (not a!72)
                  (not (and (= state 8)
                            (= 0 closing)
                            (= 1 store.)
                            a!1
                            (not a!80)))
                  a!81
                  (not (and (= state 2) a!1 (not a!25)))
                  (not (and (= state 3) a!1 (not a!87)))
                  (not (and (= state 4) a!1 (not a!91)))
                  (not (and (= state 5) a!1 (not a!93)))
                  (not (and (= state 6) a!1 (not a!97)))
                  (not (and (= state 8) a!1 (not a!102)))
                  (not (and (= state 2) (= 2 channel) a!1 (not a!105)))
                  (not (and (= state 3) (= 2 channel) a!1 (not a!107)))
                  (not (and (= state 4) (= 2 channel) a!1 (not a!108)))
                  (not (and (= state 5) (= 2 channel) a!1 (not a!109)))
                  (not (and (= state 6) (= 2 channel) a!1 (not a!110)))
                  (not (and (= state 8) (= 2 channel) a!1 (not a!112)))
                  a!113
                  a!114
                  a!115
                  a!116
                  a!117
                  a!118
                  a!119
                  a!120
                  a!121
                  a!122
                  a!123
                  a!124
                  a!113
                  a!114
                  a!115
                  a!116
                  a!117
                  a!118
                  a!113
                  a!114
                  a!115
                  a!116
                  a!117
                  a!118
                  (not (and (= state 2) (= 1 store.) a!1 (not a!25)))
                  (not (and (= state 3) (= 1 store.) a!1 (not a!87)))
                  (not (and (= state 4) (= 1 store.) a!1 (not a!91)))
                  (not (and (= state 5) (= 1 store.) a!1 (not a!93)))
                  (not (and (= state 6) (= 1 store.) a!1 (not a!97)))
                  (not (and (= state 8) (= 1 store.) a!1 (not a!102)))
                  (not (and (= state 2) (= 1 channel) a!1 (not a!129)))
                  (not (and (= state 3) (= 1 channel) a!1 (not a!132)))
                  (not (and (= state 4) (= 1 channel) a!1 (not a!133)))
                  (not (and (= state 5) (= 1 channel) a!1 (not a!134)))
                  (not (and (= state 6) (= 1 channel) a!1 (not a!135)))
                  (not (and (= state 8) (= 1 channel) a!1 (not a!138)))
                  (not (and (= state 2) a!139 a!1 (not a!25)))
                  (not (and (= state 3) a!139 a!1 (not a!87)))
                  (not (and (= state 4) a!139 a!1 (not a!91)))
                  (not (and (= state 5) a!139 a!1 (not a!93)))
                  (not (and (= state 6) a!139 a!1 (not a!97)))
                  (not (and (= state 8) a!139 a!1 (not a!102)))
                  (not (and (= state 2) a!140 a!1 (not a!25)))
                  (not (and (= state 3) a!140 a!1 (not a!87)))
                  (not (and (= state 4) a!140 a!1 (not a!91)))
                  (not (and (= state 5) a!140 a!1 (not a!93)))
                  (not (and (= state 6) a!140 a!1 (not a!97)))
                  (not (and (= state 8) a!140 a!1 (not a!102))))))
  (not a!141)))))))))
(check-sat)
(pop 1)
