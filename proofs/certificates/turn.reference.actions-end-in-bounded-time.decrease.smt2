; turn reference: steps decrease the ranking.
; The declaration has the SHA-256 digest 561a9681122864897eb31c697c680f9c692969090dd9a41fd5a4c7e4dfc1d110.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is CONTEXT_LOADED and pending != NONE or ACTION_ALLOWED
; Component 1 is 1 if CONTEXT_LOADED else 0
; Component 2 is 0 if expired else 1
; Component 3 is 2 if permit == GRANTED else 1 if permit == RUNNING else 0
; The control state is one of 0 AWAITING_INTENT_SELECTION, 1 CONTEXT_LOADED, 2 ACTION_ALLOWED, 3 BLOCKED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 4)))
; call is one of 0 NONE, 1 SELECT_FIRST, 2 SELECT_SECOND, 3 SELECT_UNKNOWN, 4 READ, 5 WRITE_ALPHA, 6
;   WRITE_BETA, 7 WRITE_GAMMA, 8 DELETE, 9 SAFE_COMMAND, 10 UNSAFE_COMMAND
(declare-fun call () Int)
; alpha is one of 0 OLD, 1 NEW
(declare-fun alpha () Int)
; beta is one of 0 OLD, 1 NEW
(declare-fun beta () Int)
; approval is one of 0 NONE, 1 GRANTED, 2 REFUSED, 3 EARLIER
(declare-fun approval () Int)
; intent is one of 0 NONE, 1 FIRST, 2 SECOND
(declare-fun intent () Int)
; pending is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA, 3 WRITE_GAMMA
(declare-fun pending () Int)
; base is one of 0 OLD, 1 NEW
(declare-fun base () Int)
(declare-fun expired () Bool)
; permit is one of 0 NONE, 1 GRANTED, 2 RUNNING, 3 DONE, 4 FAILED, 5 STALE
(declare-fun permit () Int)
; permit_intent is one of 0 NONE, 1 FIRST, 2 SECOND
(declare-fun permit_intent () Int)
; permit_call is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA
(declare-fun permit_call () Int)
; permit_version is one of 0 OLD, 1 NEW
(declare-fun permit_version () Int)
; running is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA
(declare-fun running () Int)
; reason is one of 0 NONE, 1 NO_INTENT, 2 UNKNOWN_INTENT, 3 NO_CONTEXT, 4 OUT_OF_SCOPE, 5 STALE, 6 REFUSED, 7
;   TIMED_OUT, 8 WRITE_FAILED, 9 FAULT
(declare-fun reason () Int)
; Every variable lies in its range.
(assert (<= 0 call))
(assert (>= 10 call))
(assert (<= 0 alpha))
(assert (>= 1 alpha))
(assert (<= 0 beta))
(assert (>= 1 beta))
(assert (<= 0 approval))
(assert (>= 3 approval))
(assert (<= 0 intent))
(assert (>= 2 intent))
(assert (<= 0 pending))
(assert (>= 3 pending))
(assert (<= 0 base))
(assert (>= 1 base))
(assert (<= 0 permit))
(assert (>= 5 permit))
(assert (<= 0 permit_intent))
(assert (>= 2 permit_intent))
(assert (<= 0 permit_call))
(assert (>= 2 permit_call))
(assert (<= 0 permit_version))
(assert (>= 1 permit_version))
(assert (<= 0 running))
(assert (>= 2 running))
(assert (<= 0 reason))
(assert (>= 9 reason))
; (intent != NONE) == (CONTEXT_LOADED or ACTION_ALLOWED) and (pending == NONE or CONTEXT_LOADED) and (pending
;   != NONE or base == OLD and not expired) and (permit != NONE) == ACTION_ALLOWED and (permit_call != NONE)
;   == ACTION_ALLOWED and (ACTION_ALLOWED or permit_intent == NONE and permit_version == OLD) and (running !=
;   NONE) == (permit == RUNNING) and (reason != NONE) == BLOCKED
(assert (and (= (not (= 0 intent)) (or (= state 1) (= state 2)))
     (or (= 0 pending) (= state 1))
     (or (not (= 0 pending)) (and (= 0 base) (not expired)))
     (= (not (= 0 permit)) (= state 2))
     (= (not (= 0 permit_call)) (= state 2))
     (or (= state 2) (and (= 0 permit_intent) (= 0 permit_version)))
     (= (not (= 0 running)) (= 2 permit))
     (= (not (= 0 reason)) (= state 3))))
; (call == DELETE or call == UNSAFE_COMMAND) and not AWAITING_INTENT_SELECTION -> not
;   (AWAITING_INTENT_SELECTION and (call == SELECT_FIRST or call == SELECT_SECOND) or
;   AWAITING_INTENT_SELECTION and call == SELECT_UNKNOWN or AWAITING_INTENT_SELECTION and (call == WRITE_ALPHA
;   or call == WRITE_BETA or call == WRITE_GAMMA or call == DELETE or call == SAFE_COMMAND or call ==
;   UNSAFE_COMMAND) or CONTEXT_LOADED and call == READ or CONTEXT_LOADED and call == SAFE_COMMAND or
;   CONTEXT_LOADED and (pending == NONE and (call == WRITE_ALPHA or call == WRITE_BETA or call ==
;   WRITE_GAMMA)))
(assert (let ((a!1 (not (and (or (= 8 call) (= 10 call)) (not (= state 0)))))
      (a!2 (or (and (= state 0) (or (= 1 call) (= 2 call)))
               (and (= state 0) (= 3 call))
               (and (= state 0)
                    (or (= 5 call)
                        (= 6 call)
                        (= 7 call)
                        (= 8 call)
                        (= 9 call)
                        (= 10 call)))
               (and (= state 1) (= 4 call))
               (and (= state 1) (= 9 call))
               (and (= state 1)
                    (= 0 pending)
                    (or (= 5 call) (= 6 call) (= 7 call))))))
  (or a!1 (not a!2))))
; running == NONE or ACTION_ALLOWED and permit == RUNNING and running == permit_call and permit_intent ==
;   intent
(assert (or (= 0 running)
    (and (= state 2)
         (= 2 permit)
         (= running permit_call)
         (= permit_intent intent))))
; running == NONE or CONTEXT_LOADED or ACTION_ALLOWED
(assert (or (= 0 running) (= state 1) (= state 2)))
; true and true and true and true and true and true and true and true and true and true
(assert true)
; (pending == WRITE_BETA and (approval == NONE or approval == EARLIER)) == (pending == WRITE_BETA and
;   (approval == NONE or approval == EARLIER)) and (pending == WRITE_BETA and (approval == NONE or approval ==
;   EARLIER)) == (pending == WRITE_BETA and (approval == NONE or approval == EARLIER)) and (pending ==
;   WRITE_BETA and approval == NONE) == (pending == WRITE_BETA and approval == NONE)
(assert (let ((a!1 (and (= 2 pending) (or (= 0 approval) (= 3 approval)))))
  (and (= a!1 a!1)
       (= a!1 a!1)
       (= (and (= 2 pending) (= 0 approval)) (and (= 2 pending) (= 0 approval))))))
; pending != WRITE_BETA -> not expired
(assert (or (not (not (= 2 pending))) (not expired)))
; permit_intent != SECOND and permit_call != WRITE_ALPHA -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 2 permit_intent)) (not (= 1 permit_call))))))
  (or a!1 (not (= state 2)))))
; permit_intent == NONE -> not ACTION_ALLOWED
(assert (or (not (= 0 permit_intent)) (not (= state 2))))
; intent != SECOND and permit_call != WRITE_ALPHA -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 2 intent)) (not (= 1 permit_call))))))
  (or a!1 (not (= state 2)))))
; intent != SECOND and permit_intent != FIRST -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 2 intent)) (not (= 1 permit_intent))))))
  (or a!1 (not (= state 2)))))
; intent != FIRST and permit_intent != SECOND -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 1 intent)) (not (= 2 permit_intent))))))
  (or a!1 (not (= state 2)))))
; approval != GRANTED and permit_call != WRITE_ALPHA -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 1 approval)) (not (= 1 permit_call))))))
  (or a!1 (not (= state 2)))))
; USER_REQUEST from AWAITING_INTENT_SELECTION increases it.
(define-fun step.1 () Bool false)
; USER_REQUEST from CONTEXT_LOADED increases it.
(define-fun step.2 () Bool false)
; USER_REQUEST from ACTION_ALLOWED increases it.
(define-fun step.3 () Bool false)
; USER_REQUEST from BLOCKED increases it.
(define-fun step.4 () Bool false)
; SELECT_ACTIVE_INTENT_VALID from AWAITING_INTENT_SELECTION increases it.
(define-fun step.5 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 0) (or (= 1 call) (= 2 call)) a!1 (not (= 0 pending)) (not a!4)))))
; CONTEXT_NOT_LOADED from AWAITING_INTENT_SELECTION does not decrease it.
(define-fun step.6 () Bool false)
; INTENT_UNKNOWN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.7 () Bool false)
; CALL_DENIED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.8 () Bool false)
; FILE_READ from CONTEXT_LOADED increases it.
(define-fun step.9 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) (= 4 call) a!1 (not (= 0 pending)) (not a!4)))))
; SAFE_COMMAND_RUN from CONTEXT_LOADED increases it.
(define-fun step.10 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) (= 9 call) a!1 (not (= 0 pending)) (not a!4)))))
; WRITE_REQUESTED from CONTEXT_LOADED increases it.
(define-fun step.11 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= 0 (ite (= 5 call) 1 (ite (= 6 call) 2 3))))
      (a!3 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!4 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!5 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!3 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!3 (= (ite expired 0 1) (ite expired 0 1)) (< a!4 a!4))
               (and a!3 (= (ite expired 0 1) (ite expired 0 1)) (= a!4 a!4)))))
  (and (= state 1)
       (= 0 pending)
       (or (= 5 call) (= 6 call) (= 7 call))
       a!1
       (not a!2)
       (not a!5)))))
; WRITE_FILE_VALIDATED from CONTEXT_LOADED does not decrease it.
(define-fun step.12 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 1 1) 2 (ite (= 1 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 1) (= 1 pending) (= base alpha) a!1 (not a!4)))))
; WRITE_FILE_VALIDATED from CONTEXT_LOADED does not decrease it.
(define-fun step.13 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 1 1) 2 (ite (= 1 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 1)
       (= 2 pending)
       (= 2 intent)
       (= 1 approval)
       (not expired)
       (= base beta)
       a!1
       (not a!4)))))
; SCOPE_VIOLATED from CONTEXT_LOADED does not decrease it.
(define-fun step.14 () Bool false)
; STALE_FILE_DETECTED from CONTEXT_LOADED does not decrease it.
(define-fun step.15 () Bool false)
; APPROVAL_REFUSED from CONTEXT_LOADED does not decrease it.
(define-fun step.16 () Bool false)
; DEADLINE_PASSED from CONTEXT_LOADED does not decrease it.
(define-fun step.17 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite true 0 1) (ite expired 0 1)))
               (and a!2 (= (ite true 0 1) (ite expired 0 1)) (< a!3 a!3)))))
  (and (= state 1)
       (= 2 pending)
       (or (= 0 approval) (= 3 approval))
       (not expired)
       a!1
       (not (= 0 pending))
       (not a!4)))))
; APPROVAL_TIMED_OUT from CONTEXT_LOADED does not decrease it.
(define-fun step.18 () Bool false)
; WRITE_STARTED from ACTION_ALLOWED does not decrease it.
(define-fun step.19 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 2 1) 2 (ite (= 2 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 2)
       (= 1 permit)
       (= permit_version (ite (= 1 permit_call) alpha beta))
       a!1
       (not a!4)))))
; WRITE_DONE from ACTION_ALLOWED does not decrease it.
(define-fun step.20 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 3 1) 2 (ite (= 3 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 2)
       (= 2 permit)
       (= permit_version (ite (= 1 running) alpha beta))
       a!1
       (not a!4)))))
; WRITE_LOST from ACTION_ALLOWED does not decrease it.
(define-fun step.21 () Bool (let ((a!1 (not (= permit_version (ite (= 1 running) alpha beta))))
      (a!2 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!3 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!4 (< (ite (= 5 1) 2 (ite (= 5 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!5 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!3 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!3 (= (ite expired 0 1) (ite expired 0 1)) a!4))))
  (and (= state 2) (= 2 permit) a!1 a!2 (not a!5)))))
; WRITE_BROKEN from ACTION_ALLOWED does not decrease it.
(define-fun step.22 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 4 1) 2 (ite (= 4 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 2) (= 2 permit) a!1 (not a!4)))))
; WRITE_FILE_SUCCEEDED from ACTION_ALLOWED does not decrease it.
(define-fun step.23 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (< (ite (= 0 1) 2 (ite (= 0 2) 1 0))
              (ite (= 1 permit) 2 (ite (= 2 permit) 1 0)))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) a!3))))
  (and (= state 2) (= 3 permit) a!1 (not (= 0 pending)) (not a!4)))))
; STALE_FILE_DETECTED from ACTION_ALLOWED does not decrease it.
(define-fun step.24 () Bool false)
; WRITE_FAILED from ACTION_ALLOWED does not decrease it.
(define-fun step.25 () Bool false)
; INTERNAL_ERROR from AWAITING_INTENT_SELECTION does not decrease it.
(define-fun step.26 () Bool false)
; INTERNAL_ERROR from CONTEXT_LOADED does not decrease it.
(define-fun step.27 () Bool false)
; INTERNAL_ERROR from ACTION_ALLOWED does not decrease it.
(define-fun step.28 () Bool false)
; INTERNAL_ERROR from BLOCKED does not decrease it.
(define-fun step.29 () Bool false)
; SELECTION_OF_FIRST_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.30 () Bool false)
; SELECTION_OF_FIRST_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.31 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; SELECTION_OF_FIRST_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.32 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; SELECTION_OF_FIRST_CHOSEN from BLOCKED increases it.
(define-fun step.33 () Bool false)
; SELECTION_OF_SECOND_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.34 () Bool false)
; SELECTION_OF_SECOND_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.35 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; SELECTION_OF_SECOND_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.36 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; SELECTION_OF_SECOND_CHOSEN from BLOCKED increases it.
(define-fun step.37 () Bool false)
; SELECTION_OF_UNKNOWN_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.38 () Bool false)
; SELECTION_OF_UNKNOWN_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.39 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; SELECTION_OF_UNKNOWN_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.40 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; SELECTION_OF_UNKNOWN_CHOSEN from BLOCKED increases it.
(define-fun step.41 () Bool false)
; READ_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.42 () Bool false)
; READ_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.43 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; READ_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.44 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; READ_CHOSEN from BLOCKED increases it.
(define-fun step.45 () Bool false)
; WRITE_TO_ALPHA_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.46 () Bool false)
; WRITE_TO_ALPHA_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.47 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; WRITE_TO_ALPHA_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.48 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; WRITE_TO_ALPHA_CHOSEN from BLOCKED increases it.
(define-fun step.49 () Bool false)
; WRITE_TO_BETA_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.50 () Bool false)
; WRITE_TO_BETA_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.51 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; WRITE_TO_BETA_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.52 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; WRITE_TO_BETA_CHOSEN from BLOCKED increases it.
(define-fun step.53 () Bool false)
; WRITE_TO_GAMMA_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.54 () Bool false)
; WRITE_TO_GAMMA_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.55 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; WRITE_TO_GAMMA_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.56 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; WRITE_TO_GAMMA_CHOSEN from BLOCKED increases it.
(define-fun step.57 () Bool false)
; DELETION_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.58 () Bool false)
; DELETION_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.59 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; DELETION_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.60 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; DELETION_CHOSEN from BLOCKED increases it.
(define-fun step.61 () Bool false)
; SAFE_COMMAND_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.62 () Bool false)
; SAFE_COMMAND_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.63 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; SAFE_COMMAND_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.64 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; SAFE_COMMAND_CHOSEN from BLOCKED increases it.
(define-fun step.65 () Bool false)
; UNSAFE_COMMAND_CHOSEN from AWAITING_INTENT_SELECTION increases it.
(define-fun step.66 () Bool false)
; UNSAFE_COMMAND_CHOSEN from CONTEXT_LOADED increases it.
(define-fun step.67 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; UNSAFE_COMMAND_CHOSEN from ACTION_ALLOWED increases it.
(define-fun step.68 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; UNSAFE_COMMAND_CHOSEN from BLOCKED increases it.
(define-fun step.69 () Bool false)
; ALPHA_CHANGED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.70 () Bool false)
; ALPHA_CHANGED from CONTEXT_LOADED increases it.
(define-fun step.71 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; ALPHA_CHANGED from ACTION_ALLOWED increases it.
(define-fun step.72 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; ALPHA_CHANGED from BLOCKED increases it.
(define-fun step.73 () Bool false)
; BETA_CHANGED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.74 () Bool false)
; BETA_CHANGED from CONTEXT_LOADED increases it.
(define-fun step.75 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1) a!1 (not (= 0 pending)) (not a!4)))))
; BETA_CHANGED from ACTION_ALLOWED increases it.
(define-fun step.76 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) a!1 (not a!4)))))
; BETA_CHANGED from BLOCKED increases it.
(define-fun step.77 () Bool false)
; PERSON_APPROVED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.78 () Bool false)
; PERSON_APPROVED from CONTEXT_LOADED increases it.
(define-fun step.79 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1)
       (= 2 pending)
       (or (= 0 approval) (= 3 approval))
       a!1
       (not (= 0 pending))
       (not a!4)))))
; PERSON_APPROVED from ACTION_ALLOWED increases it.
(define-fun step.80 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2)
       (= 2 pending)
       (or (= 0 approval) (= 3 approval))
       a!1
       (not a!4)))))
; PERSON_APPROVED from BLOCKED increases it.
(define-fun step.81 () Bool false)
; PERSON_REFUSED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.82 () Bool false)
; PERSON_REFUSED from CONTEXT_LOADED increases it.
(define-fun step.83 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1)
       (= 2 pending)
       (or (= 0 approval) (= 3 approval))
       a!1
       (not (= 0 pending))
       (not a!4)))))
; PERSON_REFUSED from ACTION_ALLOWED increases it.
(define-fun step.84 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2)
       (= 2 pending)
       (or (= 0 approval) (= 3 approval))
       a!1
       (not a!4)))))
; PERSON_REFUSED from BLOCKED increases it.
(define-fun step.85 () Bool false)
; EARLIER_APPROVAL_ARRIVED from AWAITING_INTENT_SELECTION increases it.
(define-fun step.86 () Bool false)
; EARLIER_APPROVAL_ARRIVED from CONTEXT_LOADED increases it.
(define-fun step.87 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite true 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite true 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 1)
       (= 2 pending)
       (= 0 approval)
       a!1
       (not (= 0 pending))
       (not a!4)))))
; EARLIER_APPROVAL_ARRIVED from ACTION_ALLOWED increases it.
(define-fun step.88 () Bool (let ((a!1 (or (and (= state 1) (not (= 0 pending))) (= state 2)))
      (a!2 (= (ite false 1 0) (ite (= state 1) 1 0)))
      (a!3 (ite (= 1 permit) 2 (ite (= 2 permit) 1 0))))
(let ((a!4 (or (< (ite false 1 0) (ite (= state 1) 1 0))
               (and a!2 (< (ite expired 0 1) (ite expired 0 1)))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (< a!3 a!3))
               (and a!2 (= (ite expired 0 1) (ite expired 0 1)) (= a!3 a!3)))))
  (and (= state 2) (= 2 pending) (= 0 approval) a!1 (not a!4)))))
; EARLIER_APPROVAL_ARRIVED from BLOCKED increases it.
(define-fun step.89 () Bool false)
(assert (or false step.1 step.2 step.3 step.4 step.5 step.6 step.7 step.8 step.9 step.10 step.11 step.12 step.13 step.14 step.15 step.16 step.17 step.18 step.19 step.20 step.21 step.22 step.23 step.24 step.25 step.26 step.27 step.28 step.29 step.30 step.31 step.32 step.33 step.34 step.35 step.36 step.37 step.38 step.39 step.40 step.41 step.42 step.43 step.44 step.45 step.46 step.47 step.48 step.49 step.50 step.51 step.52 step.53 step.54 step.55 step.56 step.57 step.58 step.59 step.60 step.61 step.62 step.63 step.64 step.65 step.66 step.67 step.68 step.69 step.70 step.71 step.72 step.73 step.74 step.75 step.76 step.77 step.78 step.79 step.80 step.81 step.82 step.83 step.84 step.85 step.86 step.87 step.88 step.89))
(check-sat)
