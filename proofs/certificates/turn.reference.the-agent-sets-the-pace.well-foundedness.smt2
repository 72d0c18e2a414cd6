; turn reference: inside the region no component of the ranking is negative.
; The declaration has the SHA-256 digest 561a9681122864897eb31c697c680f9c692969090dd9a41fd5a4c7e4dfc1d110.
; Each answer must be unsat.
(set-logic QF_LIA)
; The region is AWAITING_INTENT_SELECTION or CONTEXT_LOADED and not expired
; Component 1 is 0
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
(assert (and (or (= state 0) (and (= state 1) (not expired))) (< 0 0)))
(check-sat)
