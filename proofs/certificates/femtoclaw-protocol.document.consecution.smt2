; femtoclaw-protocol document: every step preserves the invariant.
; The declaration has the SHA-256 digest f2b9bf38df16f7d984a9df9c6e223d1731d00cf63c25b37c49941b90930cdcc8.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 RECEIVING, 1 PARSING, 2 CHECKING_STRUCTURE, 3 CHECKING_FORM, 4
;   CHECKING_CAPABILITY, 5 CHECKING_ARGUMENTS, 6 DECIDING, 7 ACCEPTED, 8 REJECTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 9)))
; failure is one of 0 NONE, 1 INVALID_JSON, 2 MALFORMED_STRUCTURE, 3 UNKNOWN_CAPABILITY, 4 INVALID_ARGUMENTS,
;   5 PROTOCOL_AMBIGUITY
(declare-fun failure () Int)
; Every variable lies in its range.
(assert (<= 0 failure))
(assert (>= 5 failure))
; ACCEPTED -> failure == NONE
(assert (or (not (= state 7)) (= 0 failure)))
; REJECTED -> failure != NONE
(assert (or (not (= state 8)) (not (= 0 failure))))
; If a step keeps its control state, it preserves conditions on what it does not assign. These are omitted.
; MESSAGE_RECEIVED from RECEIVING to PARSING, line 59
(define-fun step.1 () Bool (and (= state 0) (not (and (<= 0 failure) (>= 5 failure)))))
; JSON_PARSED from PARSING to CHECKING_STRUCTURE, line 61
(define-fun step.2 () Bool (and (= state 1) (not (and (<= 0 failure) (>= 5 failure)))))
; JSON_INVALID from PARSING to DECIDING, line 62
(define-fun step.3 () Bool (and (= state 1) (not (and (>= 1 0) (<= 1 5)))))
; STRUCTURE_VERIFIED from CHECKING_STRUCTURE to CHECKING_FORM, line 64
(define-fun step.4 () Bool (and (= state 2) (not (and (<= 0 failure) (>= 5 failure)))))
; STRUCTURE_MALFORMED from CHECKING_STRUCTURE to DECIDING, line 65
(define-fun step.5 () Bool (and (= state 2) (not (and (>= 2 0) (<= 2 5)))))
; FORM_VERIFIED from CHECKING_FORM to CHECKING_CAPABILITY, line 72
(define-fun step.6 () Bool (and (= state 3) (not (and (<= 0 failure) (>= 5 failure)))))
; FORM_MALFORMED from CHECKING_FORM to DECIDING, line 73
(define-fun step.7 () Bool (and (= state 3) (not (and (>= 2 0) (<= 2 5)))))
; CAPABILITY_VERIFIED from CHECKING_CAPABILITY to CHECKING_ARGUMENTS, line 80
(define-fun step.8 () Bool (and (= state 4) (not (and (<= 0 failure) (>= 5 failure)))))
; CAPABILITY_ABSENT from CHECKING_CAPABILITY to CHECKING_ARGUMENTS, line 80
(define-fun step.9 () Bool (and (= state 4) (not (and (<= 0 failure) (>= 5 failure)))))
; CAPABILITY_UNKNOWN from CHECKING_CAPABILITY to DECIDING, line 85
(define-fun step.10 () Bool (and (= state 4) (not (and (>= 3 0) (<= 3 5)))))
; ARGUMENTS_VERIFIED from CHECKING_ARGUMENTS to DECIDING, line 92
(define-fun step.11 () Bool (and (= state 5) (not (and (<= 0 failure) (>= 5 failure)))))
; ARGUMENTS_ABSENT from CHECKING_ARGUMENTS to DECIDING, line 92
(define-fun step.12 () Bool (and (= state 5) (not (and (<= 0 failure) (>= 5 failure)))))
; ARGUMENTS_INVALID from CHECKING_ARGUMENTS to DECIDING, line 97
(define-fun step.13 () Bool (and (= state 5) (not (and (>= 4 0) (<= 4 5)))))
; MESSAGE_ACCEPTED from DECIDING to ACCEPTED, line 104
(define-fun step.14 () Bool (and (= state 6)
     (= 0 failure)
     (not (and (<= 0 failure) (>= 5 failure) (= 0 failure)))))
; MESSAGE_REJECTED from DECIDING to REJECTED, line 105
(define-fun step.15 () Bool (let ((a!1 (not (and (<= 0 failure) (>= 5 failure) (not (= 0 failure))))))
  (and (= state 6) (not (= 0 failure)) a!1)))
; Some step leads out of the invariant.
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15))
(check-sat)
