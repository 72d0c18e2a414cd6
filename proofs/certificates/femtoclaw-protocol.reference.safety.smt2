; femtoclaw-protocol reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 3d16224e028ed31a3e9639b5d2838b66d7b2182999819217104a945bb8ff9d6f.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 RECEIVING, 1 PARSING, 2 CHECKING_STRUCTURE, 3 CHECKING_FORM, 4
;   CHECKING_CAPABILITY, 5 CHECKING_ARGUMENTS, 6 DECIDING, 7 ACCEPTED, 8 REJECTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 9)))
; text is one of 0 SOUND, 1 BROKEN, 2 AMBIGUOUS
(declare-fun text () Int)
; names is one of 0 NEITHER, 1 MESSAGE, 2 TOOL_CALL, 3 BOTH
(declare-fun names () Int)
(declare-fun foreign () Bool)
; shape is one of 0 SOUND, 1 FOREIGN_NAME, 2 WRONG_TYPE
(declare-fun shape () Int)
; tool is one of 0 READER, 1 WRITER, 2 LOOKALIKE
(declare-fun tool () Int)
; arguments is one of 0 FOR_READER, 1 FOR_WRITER
(declare-fun arguments () Int)
(declare-fun injected () Bool)
; epoch is one of 0 FIRST, 1 SECOND
(declare-fun epoch () Int)
; pinned is one of 0 NONE, 1 FIRST, 2 SECOND
(declare-fun pinned () Int)
; failure is one of 0 NONE, 1 INVALID_JSON, 2 MALFORMED_STRUCTURE, 3 UNKNOWN_CAPABILITY, 4 INVALID_ARGUMENTS,
;   5 PROTOCOL_AMBIGUITY
(declare-fun failure () Int)
; telemetry is one of 0 NONE, 1 RECEIVED, 2 VALIDATED, 3 REQUESTED, 4 REJECTED
(declare-fun telemetry () Int)
; Every variable lies in its range.
(assert (<= 0 text))
(assert (>= 2 text))
(assert (<= 0 names))
(assert (>= 3 names))
(assert (<= 0 shape))
(assert (>= 2 shape))
(assert (<= 0 tool))
(assert (>= 2 tool))
(assert (<= 0 arguments))
(assert (>= 1 arguments))
(assert (<= 0 epoch))
(assert (>= 1 epoch))
(assert (<= 0 pinned))
(assert (>= 2 pinned))
(assert (<= 0 failure))
(assert (>= 5 failure))
(assert (<= 0 telemetry))
(assert (>= 4 telemetry))
; ACCEPTED -> text == SOUND and not foreign and (names == MESSAGE or names == TOOL_CALL) and shape == SOUND
;   and (names == TOOL_CALL -> tool == READER and arguments == FOR_READER or tool == WRITER and arguments ==
;   FOR_WRITER and pinned == SECOND)
(assert (let ((a!1 (and (= 0 text)
                (not foreign)
                (or (= 1 names) (= 2 names))
                (= 0 shape)
                (or (not (= 2 names))
                    (and (= 0 tool) (= 0 arguments))
                    (and (= 1 tool) (= 1 arguments) (= 2 pinned))))))
  (or (not (= state 7)) a!1)))
; REJECTED -> not (text == SOUND and not foreign and (names == MESSAGE or names == TOOL_CALL) and shape ==
;   SOUND and (names == TOOL_CALL -> tool == READER and arguments == FOR_READER or tool == WRITER and
;   arguments == FOR_WRITER and pinned == SECOND))
(assert (let ((a!1 (and (= 0 text)
                (not foreign)
                (or (= 1 names) (= 2 names))
                (= 0 shape)
                (or (not (= 2 names))
                    (and (= 0 tool) (= 0 arguments))
                    (and (= 1 tool) (= 1 arguments) (= 2 pinned))))))
  (or (not (= state 8)) (not a!1))))
; DECIDING or ACCEPTED or REJECTED -> failure == (INVALID_JSON if text == BROKEN else PROTOCOL_AMBIGUITY if
;   text == AMBIGUOUS else MALFORMED_STRUCTURE if foreign or names == NEITHER else PROTOCOL_AMBIGUITY if names
;   == BOTH else MALFORMED_STRUCTURE if shape != SOUND else NONE if names == MESSAGE else UNKNOWN_CAPABILITY
;   if tool == LOOKALIKE or tool == WRITER and pinned == FIRST else INVALID_ARGUMENTS if tool == READER and
;   arguments == FOR_WRITER or tool == WRITER and arguments == FOR_READER else NONE)
(assert (let ((a!1 (ite (or (and (= 0 tool) (= 1 arguments))
                    (and (= 1 tool) (= 0 arguments)))
                4
                0)))
(let ((a!2 (ite (or (= 2 tool) (and (= 1 tool) (= 1 pinned))) 3 a!1)))
(let ((a!3 (ite (= 3 names) 5 (ite (not (= 0 shape)) 2 (ite (= 1 names) 0 a!2)))))
(let ((a!4 (ite (= 2 text) 5 (ite (or foreign (= 0 names)) 2 a!3))))
  (or (not (or (= state 6) (= state 7) (= state 8)))
      (= failure (ite (= 1 text) 1 a!4))))))))
; failure == NONE or DECIDING or REJECTED
(assert (or (= 0 failure) (= state 6) (= state 8)))
; (RECEIVING -> telemetry == NONE) and (PARSING or CHECKING_STRUCTURE or CHECKING_FORM or CHECKING_CAPABILITY
;   or CHECKING_ARGUMENTS -> telemetry == RECEIVED) and (DECIDING -> telemetry != NONE) and (ACCEPTED ->
;   telemetry == (REQUESTED if names == TOOL_CALL else VALIDATED)) and (REJECTED -> telemetry == REJECTED)
(assert (let ((a!1 (or (not (or (= state 1)
                        (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 5)))
               (= 1 telemetry)))
      (a!2 (or (not (= state 7)) (= telemetry (ite (= 2 names) 3 2)))))
  (and (or (not (= state 0)) (= 0 telemetry))
       a!1
       (or (not (= state 6)) (not (= 0 telemetry)))
       a!2
       (or (not (= state 8)) (= 4 telemetry)))))
; (telemetry == VALIDATED or telemetry == REQUESTED -> failure == NONE) and (telemetry == REJECTED -> failure
;   != NONE)
(assert (let ((a!1 (or (not (or (= 2 telemetry) (= 3 telemetry))) (= 0 failure))))
  (and a!1 (or (not (= 4 telemetry)) (not (= 0 failure))))))
; RECEIVING == RECEIVING and RECEIVING == RECEIVING and RECEIVING == RECEIVING and RECEIVING == RECEIVING and
;   RECEIVING == RECEIVING and RECEIVING == RECEIVING and RECEIVING == RECEIVING and true
(assert (and (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))
     (= (= state 0) (= state 0))))
; pinned == NONE -> RECEIVING
(assert (or (not (= 0 pinned)) (= state 0)))
; text != SOUND -> RECEIVING or PARSING or DECIDING or REJECTED
(assert (or (not (not (= 0 text))) (= state 0) (= state 1) (= state 6) (= state 8)))
; foreign -> not CHECKING_FORM and not CHECKING_CAPABILITY and not CHECKING_ARGUMENTS and not ACCEPTED
(assert (or (not foreign)
    (and (not (= state 3))
         (not (= state 4))
         (not (= state 5))
         (not (= state 7)))))
; shape != SOUND -> not CHECKING_CAPABILITY and not CHECKING_ARGUMENTS and not ACCEPTED
(assert (or (not (not (= 0 shape)))
    (and (not (= state 4)) (not (= state 5)) (not (= state 7)))))
; names != MESSAGE and tool != READER and pinned != SECOND -> not CHECKING_ARGUMENTS and not ACCEPTED
(assert (let ((a!1 (not (and (not (= 1 names)) (not (= 0 tool)) (not (= 2 pinned))))))
  (or a!1 (and (not (= state 5)) (not (= state 7))))))
; names != MESSAGE and tool == LOOKALIKE -> not CHECKING_ARGUMENTS and not ACCEPTED
(assert (let ((a!1 (not (and (not (= 1 names)) (= 2 tool)))))
  (or a!1 (and (not (= state 5)) (not (= state 7))))))
; names == NEITHER or names == BOTH -> not CHECKING_CAPABILITY and not CHECKING_ARGUMENTS and not ACCEPTED
(assert (or (not (or (= 0 names) (= 3 names)))
    (and (not (= state 4)) (not (= state 5)) (not (= state 7)))))
; arguments == FOR_WRITER and pinned != SECOND and (telemetry == NONE or telemetry == REQUESTED) -> RECEIVING
(assert (let ((a!1 (not (and (= 1 arguments)
                     (not (= 2 pinned))
                     (or (= 0 telemetry) (= 3 telemetry))))))
  (or a!1 (= state 0))))
; tool != READER and pinned != SECOND and (telemetry == NONE or telemetry == REQUESTED) -> RECEIVING
(assert (let ((a!1 (not (and (not (= 0 tool))
                     (not (= 2 pinned))
                     (or (= 0 telemetry) (= 3 telemetry))))))
  (or a!1 (= state 0))))
; tool != READER and arguments == FOR_READER and (telemetry == NONE or telemetry == REQUESTED) -> RECEIVING
(assert (let ((a!1 (not (and (not (= 0 tool))
                     (= 0 arguments)
                     (or (= 0 telemetry) (= 3 telemetry))))))
  (or a!1 (= state 0))))
; names != TOOL_CALL and (telemetry == NONE or telemetry == REQUESTED) -> RECEIVING
(assert (let ((a!1 (not (and (not (= 2 names)) (or (= 0 telemetry) (= 3 telemetry))))))
  (or a!1 (= state 0))))
; names == NEITHER -> not CHECKING_FORM and not CHECKING_CAPABILITY and not CHECKING_ARGUMENTS and not
;   ACCEPTED
(assert (or (not (= 0 names))
    (and (not (= state 3))
         (not (= state 4))
         (not (= state 5))
         (not (= state 7)))))
; determinism
(push 1)
(assert false)
(check-sat)
(pop 1)
; range-safety
(push 1)
(assert false)
(check-sat)
(pop 1)
; deadlock-freedom
(push 1)
(assert (let ((a!1 (and (= state 2) (not foreign) (not (= 0 names))))
      (a!2 (and (= state 3) (not (= 3 names)) (= 0 shape)))
      (a!3 (and (= state 3) (not (= 3 names)) (not (= 0 shape))))
      (a!4 (or (= 0 tool) (and (= 1 tool) (= 2 pinned))))
      (a!5 (and (= state 5) (= 2 names) (= arguments (ite (= 0 tool) 0 1))))
      (a!6 (not (= arguments (ite (= 0 tool) 0 1))))
      (a!7 (and (= state 6) (= 0 failure) (= 1 telemetry)))
      (a!8 (and (= state 6) (= 2 names) (= 2 telemetry)))
      (a!9 (and (= state 6) (not (= 0 failure)) (= 1 telemetry)))
      (a!10 (and (= state 6) (= telemetry (ite (= 2 names) 3 2)))))
(let ((a!11 (or (= state 0)
                (and (= state 1) (= 0 text))
                (and (= state 1) (= 1 text))
                (and (= state 1) (= 2 text))
                a!1
                (and (= state 2) (or foreign (= 0 names)))
                a!2
                (and (= state 3) (= 3 names))
                a!3
                (and (= state 4) (= 1 names))
                (and (= state 4) (= 2 names) a!4)
                (and (= state 4) (= 2 names) (not a!4))
                (and (= state 5) (= 1 names))
                a!5
                (and (= state 5) (= 2 names) a!6)
                a!7
                a!8
                a!9
                a!10
                (and (= state 6) (= 4 telemetry))))
      (a!13 (or (and (= state 1) (= 0 text))
                (and (= state 1) (= 1 text))
                (and (= state 1) (= 2 text))
                a!1
                (and (= state 2) (or foreign (= 0 names)))
                a!2
                (and (= state 3) (= 3 names))
                a!3
                (and (= state 4) (= 1 names))
                (and (= state 4) (= 2 names) a!4)
                (and (= state 4) (= 2 names) (not a!4))
                (and (= state 5) (= 1 names))
                a!5
                (and (= state 5) (= 2 names) a!6)
                a!7
                a!8
                a!9
                a!10
                (and (= state 6) (= 4 telemetry)))))
(let ((a!12 (not (and (not (= state 7)) (not (= state 8)) (not a!11))))
      (a!14 (and (not (or (= state 0) (= state 7) (= state 8))) (not a!13))))
  (not (and a!12 (not a!14)))))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 7) (= state 8)))
      (a!2 (or (= 0 tool) (and (= 1 tool) (= 2 pinned))))
      (a!3 (and (= state 5) (= 2 names) (= arguments (ite (= 0 tool) 0 1))))
      (a!4 (not (= arguments (ite (= 0 tool) 0 1))))
      (a!5 (and (= state 6) (= telemetry (ite (= 2 names) 3 2)))))
(let ((a!6 (or (and (= state 1) (= 0 text))
               (and (= state 1) (= 1 text))
               (and (= state 1) (= 2 text))
               (and (= state 2) (not foreign) (not (= 0 names)))
               (and (= state 2) (or foreign (= 0 names)))
               (and (= state 3) (not (= 3 names)) (= 0 shape))
               (and (= state 3) (= 3 names))
               (and (= state 3) (not (= 3 names)) (not (= 0 shape)))
               (and (= state 4) (= 1 names))
               (and (= state 4) (= 2 names) a!2)
               (and (= state 4) (= 2 names) (not a!2))
               (and (= state 5) (= 1 names))
               a!3
               (and (= state 5) (= 2 names) a!4)
               (and (= state 6) (= 0 failure) (= 1 telemetry))
               (and (= state 6) (= 2 names) (= 2 telemetry))
               (and (= state 6) (not (= 0 failure)) (= 1 telemetry))
               a!5
               (and (= state 6) (= 4 telemetry)))))
(let ((a!7 (and (not (and a!1 a!6)) (not (and (not a!1) (not a!6))))))
  (not a!7)))))
(check-sat)
(pop 1)
; accepted-means-valid
(push 1)
(assert (let ((a!1 (and (= 0 text)
                (not foreign)
                (or (= 1 names) (= 2 names))
                (= 0 shape)
                (or (not (= 2 names))
                    (and (= 0 tool) (= 0 arguments))
                    (and (= 1 tool) (= 1 arguments) (= 2 pinned))))))
  (not (or (not (= state 7)) a!1))))
(check-sat)
(pop 1)
; rejected-means-invalid
(push 1)
(assert (let ((a!1 (and (= 0 text)
                (not foreign)
                (or (= 1 names) (= 2 names))
                (= 0 shape)
                (or (not (= 2 names))
                    (and (= 0 tool) (= 0 arguments))
                    (and (= 1 tool) (= 1 arguments) (= 2 pinned))))))
  (not (or (not (= state 8)) (not a!1)))))
(check-sat)
(pop 1)
; first-failure-is-the-reason
(push 1)
(assert (let ((a!1 (ite (or (and (= 0 tool) (= 1 arguments))
                    (and (= 1 tool) (= 0 arguments)))
                4
                0)))
(let ((a!2 (ite (or (= 2 tool) (and (= 1 tool) (= 1 pinned))) 3 a!1)))
(let ((a!3 (ite (= 3 names) 5 (ite (not (= 0 shape)) 2 (ite (= 1 names) 0 a!2)))))
(let ((a!4 (ite (= 2 text) 5 (ite (or foreign (= 0 names)) 2 a!3))))
(let ((a!5 (or (not (or (= state 6) (= state 7) (= state 8)))
               (= failure (ite (= 1 text) 1 a!4)))))
  (not a!5)))))))
(check-sat)
(pop 1)
; reason-only-at-the-end
(push 1)
(assert (not (or (= 0 failure) (= state 6) (= state 8))))
(check-sat)
(pop 1)
; every-step-is-reported
(push 1)
(assert (let ((a!1 (or (not (or (= state 1)
                        (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 5)))
               (= 1 telemetry)))
      (a!2 (or (not (= state 7)) (= telemetry (ite (= 2 names) 3 2)))))
(let ((a!3 (and (or (not (= state 0)) (= 0 telemetry))
                a!1
                (or (not (= state 6)) (not (= 0 telemetry)))
                a!2
                (or (not (= state 8)) (= 4 telemetry)))))
  (not a!3))))
(check-sat)
(pop 1)
; reports-are-true
(push 1)
(assert (let ((a!1 (or (not (or (= 2 telemetry) (= 3 telemetry))) (= 0 failure))))
(let ((a!2 (and a!1 (or (not (= 4 telemetry)) (not (= 0 failure))))))
  (not a!2))))
(check-sat)
(pop 1)
; only-valid-tool-calls-request
(push 1)
(assert (let ((a!1 (and (= state 6)
                (= 2 telemetry)
                (= 0 failure)
                (= 2 names)
                (= 0 text)
                (not foreign)
                (= 0 shape)
                (or (and (= 0 tool) (= 0 arguments))
                    (and (= 1 tool) (= 1 arguments) (= 2 pinned))))))
(let ((a!2 (or (not (and (= state 6) (= 2 names) (= 2 telemetry))) a!1)))
  (not a!2))))
(check-sat)
(pop 1)
; failures-are-called-what-they-are
(push 1)
(assert (let ((a!1 (and (= state 3)
                (not (= 3 names))
                (not (= 0 shape))
                (not (not (= 3 names))))))
  (or (and (= state 1) (= 1 text) (not (= 1 text)))
      (and (= state 1) (= 2 text) (not (= 2 text)))
      (and (= state 3) (= 3 names) (not (= 3 names)))
      a!1)))
(check-sat)
(pop 1)
; reports-and-verdicts-are-called-what-they-are
(push 1)
(assert (or (and (= state 6) (= 0 failure) (= 1 telemetry) (not (= 2 2)))
    (and (= state 6) (= 2 names) (= 2 telemetry) (not (= 3 3)))
    (and (= state 6) (not (= 0 failure)) (= 1 telemetry) (not (= 4 4)))))
(check-sat)
(pop 1)
; messages-change-by-their-senders
(push 1)
(assert false)
(check-sat)
(pop 1)
; the-registry-changes-from-outside
(push 1)
(assert false)
(check-sat)
(pop 1)
; failures-and-reports-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; senders-compose-what-they-like
(push 1)
(assert (not (and (= (= state 0) (= state 0))
          (= (= state 0) (= state 0))
          (= (= state 0) (= state 0))
          (= (= state 0) (= state 0))
          (= (= state 0) (= state 0))
          (= (= state 0) (= state 0))
          (= (= state 0) (= state 0)))))
(check-sat)
(pop 1)
