; turn amended: the claims follow from the invariant.
; The declaration has the SHA-256 digest a626f38b6cacca9d94d691159f9f0f98fc35b328b21acc98971bafaf29bee0a6.
; Each answer must be unsat.
(set-logic QF_LIA)
; The control state is one of 0 NO_TURN, 1 AWAITING_INTENT_SELECTION, 2 CONTEXT_LOADED, 3 VALIDATING_ACTION, 4
;   AWAITING_APPROVAL, 5 ACTION_ALLOWED, 6 BLOCKED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; call is one of 0 NONE, 1 SELECT_FIRST, 2 SELECT_SECOND, 3 SELECT_UNKNOWN, 4 READ, 5 WRITE_ALPHA, 6
;   WRITE_BETA, 7 DELETE, 8 SAFE_COMMAND, 9 UNSAFE_COMMAND
(declare-fun call () Int)
; alpha is one of 0 OLD, 1 NEW
(declare-fun alpha () Int)
; beta is one of 0 OLD, 1 NEW
(declare-fun beta () Int)
; intent is one of 0 NONE, 1 FIRST, 2 SECOND
(declare-fun intent () Int)
; pending is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA
(declare-fun pending () Int)
; base is one of 0 OLD, 1 NEW
(declare-fun base () Int)
; permit is one of 0 NONE, 1 GRANTED, 2 RUNNING, 3 DONE, 4 FAILED, 5 STALE
(declare-fun permit () Int)
; permit_call is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA
(declare-fun permit_call () Int)
; permit_version is one of 0 OLD, 1 NEW
(declare-fun permit_version () Int)
(declare-fun approved () Bool)
; running is one of 0 NONE, 1 WRITE_ALPHA, 2 WRITE_BETA
(declare-fun running () Int)
; Every variable lies in its range.
(assert (<= 0 call))
(assert (>= 9 call))
(assert (<= 0 alpha))
(assert (>= 1 alpha))
(assert (<= 0 beta))
(assert (>= 1 beta))
(assert (<= 0 intent))
(assert (>= 2 intent))
(assert (<= 0 pending))
(assert (>= 2 pending))
(assert (<= 0 base))
(assert (>= 1 base))
(assert (<= 0 permit))
(assert (>= 5 permit))
(assert (<= 0 permit_call))
(assert (>= 2 permit_call))
(assert (<= 0 permit_version))
(assert (>= 1 permit_version))
(assert (<= 0 running))
(assert (>= 2 running))
; NO_TURN -> intent == NONE and pending == NONE and base == OLD and permit == NONE and permit_call == NONE and
;   permit_version == OLD and not approved and running == NONE
(assert (or (not (= state 0))
    (and (= 0 intent)
         (= 0 pending)
         (= 0 base)
         (= 0 permit)
         (= 0 permit_call)
         (= 0 permit_version)
         (not approved)
         (= 0 running))))
; (intent != NONE) == (CONTEXT_LOADED or VALIDATING_ACTION or AWAITING_APPROVAL or ACTION_ALLOWED) and
;   (pending != NONE) == (VALIDATING_ACTION or AWAITING_APPROVAL) and (pending != NONE or base == OLD) and
;   (permit != NONE) == ACTION_ALLOWED and (permit_call != NONE) == ACTION_ALLOWED and (ACTION_ALLOWED or
;   permit_version == OLD and not approved) and (running != NONE) == (permit == RUNNING)
(assert (and (= (not (= 0 intent)) (or (= state 2) (= state 3) (= state 4) (= state 5)))
     (= (not (= 0 pending)) (or (= state 3) (= state 4)))
     (or (not (= 0 pending)) (= 0 base))
     (= (not (= 0 permit)) (= state 5))
     (= (not (= 0 permit_call)) (= state 5))
     (or (= state 5) (and (= 0 permit_version) (not approved)))
     (= (not (= 0 running)) (= 2 permit))))
; (CONTEXT_LOADED and call == READ or CONTEXT_LOADED and call == SAFE_COMMAND or CONTEXT_LOADED and (call ==
;   WRITE_ALPHA or call == WRITE_BETA) -> CONTEXT_LOADED) and (CONTEXT_LOADED -> (call == READ ->
;   CONTEXT_LOADED and call == READ) and (call == SAFE_COMMAND -> CONTEXT_LOADED and call == SAFE_COMMAND) and
;   (call == WRITE_ALPHA or call == WRITE_BETA -> CONTEXT_LOADED and (call == WRITE_ALPHA or call ==
;   WRITE_BETA)))
(assert (let ((a!1 (and (= state 2) (or (= 5 call) (= 6 call)))))
(let ((a!2 (not (or (and (= state 2) (= 4 call))
                    (and (= state 2) (= 8 call))
                    a!1)))
      (a!3 (or (not (or (= 5 call) (= 6 call))) a!1)))
(let ((a!4 (and (or (not (= 4 call)) (and (= state 2) (= 4 call)))
                (or (not (= 8 call)) (and (= state 2) (= 8 call)))
                a!3)))
  (and (or a!2 (= state 2)) (or (not (= state 2)) a!4))))))
; (call == DELETE or call == UNSAFE_COMMAND) and not AWAITING_INTENT_SELECTION -> not
;   (AWAITING_INTENT_SELECTION and (call == SELECT_FIRST or call == SELECT_SECOND) or
;   AWAITING_INTENT_SELECTION and call == SELECT_UNKNOWN or AWAITING_INTENT_SELECTION and (call == WRITE_ALPHA
;   or call == WRITE_BETA or call == DELETE or call == SAFE_COMMAND or call == UNSAFE_COMMAND) or
;   CONTEXT_LOADED and call == READ or CONTEXT_LOADED and call == SAFE_COMMAND or CONTEXT_LOADED and (call ==
;   WRITE_ALPHA or call == WRITE_BETA))
(assert (let ((a!1 (not (and (or (= 7 call) (= 9 call)) (not (= state 1)))))
      (a!2 (or (and (= state 1) (or (= 1 call) (= 2 call)))
               (and (= state 1) (= 3 call))
               (and (= state 1)
                    (or (= 5 call) (= 6 call) (= 7 call) (= 8 call) (= 9 call)))
               (and (= state 2) (= 4 call))
               (and (= state 2) (= 8 call))
               (and (= state 2) (or (= 5 call) (= 6 call))))))
  (or a!1 (not a!2))))
; running == NONE or ACTION_ALLOWED and permit == RUNNING and running == permit_call
(assert (or (= 0 running) (and (= state 5) (= 2 permit) (= running permit_call))))
; running == NONE or CONTEXT_LOADED or ACTION_ALLOWED
(assert (or (= 0 running) (= state 2) (= state 5)))
; permit_call != WRITE_ALPHA and not approved -> not ACTION_ALLOWED
(assert (let ((a!1 (not (and (not (= 1 permit_call)) (not approved)))))
  (or a!1 (not (= state 5)))))
; intent != SECOND -> not approved
(assert (or (not (not (= 2 intent))) (not approved)))
; pending != WRITE_BETA -> not AWAITING_APPROVAL
(assert (or (not (not (= 2 pending))) (not (= state 4))))
; intent != SECOND -> not AWAITING_APPROVAL
(assert (or (not (not (= 2 intent))) (not (= state 4))))
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
(assert (let ((a!1 (and (= state 3) (= 1 pending) (= base alpha)))
      (a!2 (and (= state 3) (= 2 pending) (= 2 intent) (= base beta)))
      (a!3 (and (= state 3) (= 2 pending) (= 1 intent)))
      (a!4 (not (= base (ite (= 1 pending) alpha beta))))
      (a!5 (and (= state 5)
                (= 1 permit)
                (= permit_version (ite (= 1 permit_call) alpha beta))))
      (a!6 (and (= state 5)
                (= 2 permit)
                (= permit_version (ite (= 1 running) alpha beta))))
      (a!7 (not (= permit_version (ite (= 1 running) alpha beta))))
      (a!8 (not (= permit_version (ite (= 1 permit_call) alpha beta)))))
(let ((a!9 (and (= state 5) (or (= 5 permit) (and (= 1 permit) a!8)))))
(let ((a!10 (or (= state 0)
                (= state 1)
                (= state 2)
                (= state 6)
                (and (= state 1) (or (= 1 call) (= 2 call)))
                (and (= state 1) (= 3 call))
                (and (= state 1)
                     (or (= 5 call) (= 6 call) (= 7 call) (= 8 call) (= 9 call)))
                (= state 1)
                (and (= state 2) (= 4 call))
                (and (= state 2) (= 8 call))
                (and (= state 2) (or (= 5 call) (= 6 call)))
                a!1
                a!2
                a!3
                (and (= state 4) (= base beta))
                (= state 4)
                (and (or (= state 3) (= state 4)) a!4)
                a!5
                a!6
                (and (= state 5) (= 2 permit) a!7)
                (and (= state 5) (= 2 permit))
                (and (= state 5) (= 3 permit))
                a!9
                (and (= state 5) (= 4 permit))
                (and (or (= state 1)
                         (= state 2)
                         (= state 3)
                         (= state 4)
                         (= state 5)
                         (= state 6))
                     (not (= 2 permit)))))
      (a!11 (or (= state 1)
                a!1
                a!2
                a!3
                (= state 4)
                (and (or (= state 3) (= state 4)) a!4)
                a!5
                a!6
                (and (= state 5) (= 2 permit) a!7)
                (and (= state 5) (= 2 permit))
                (and (= state 5) (= 3 permit))
                a!9
                (and (= state 5) (= 4 permit)))))
(let ((a!12 (and (not (or (= state 0) (= state 2) (= state 6))) (not a!11))))
  (not (and (not (not a!10)) (not a!12))))))))
(check-sat)
(pop 1)
; quiescence
(push 1)
(assert (let ((a!1 (or (= state 0) (= state 2) (= state 6)))
      (a!2 (not (= base (ite (= 1 pending) alpha beta))))
      (a!3 (and (= state 5)
                (= 1 permit)
                (= permit_version (ite (= 1 permit_call) alpha beta))))
      (a!4 (and (= state 5)
                (= 2 permit)
                (= permit_version (ite (= 1 running) alpha beta))))
      (a!5 (not (= permit_version (ite (= 1 running) alpha beta))))
      (a!6 (not (= permit_version (ite (= 1 permit_call) alpha beta)))))
(let ((a!7 (and (= state 5) (or (= 5 permit) (and (= 1 permit) a!6)))))
(let ((a!8 (or (= state 1)
               (and (= state 3) (= 1 pending) (= base alpha))
               (and (= state 3) (= 2 pending) (= 2 intent) (= base beta))
               (and (= state 3) (= 2 pending) (= 1 intent))
               (= state 4)
               (and (or (= state 3) (= state 4)) a!2)
               a!3
               a!4
               (and (= state 5) (= 2 permit) a!5)
               (and (= state 5) (= 2 permit))
               (and (= state 5) (= 3 permit))
               a!7
               (and (= state 5) (= 4 permit)))))
(let ((a!9 (and (not (and a!1 a!8)) (not (and (not a!1) (not a!8))))))
  (not a!9))))))
(check-sat)
(pop 1)
; requests-begin-by-selecting
(push 1)
(assert (let ((a!1 (and (or (not (= state 0)) (= state 0))
                (or (not (= state 0)) (= state 0)))))
  (not a!1)))
(check-sat)
(pop 1)
; turns-begin-clean
(push 1)
(assert (not (or (not (= state 0))
         (and (= 0 intent)
              (= 0 pending)
              (= 0 base)
              (= 0 permit)
              (= 0 permit_call)
              (= 0 permit_version)
              (not approved)
              (= 0 running)))))
(check-sat)
(pop 1)
; data-belongs-to-its-state
(push 1)
(assert (let ((a!1 (and (= (not (= 0 intent))
                   (or (= state 2) (= state 3) (= state 4) (= state 5)))
                (= (not (= 0 pending)) (or (= state 3) (= state 4)))
                (or (not (= 0 pending)) (= 0 base))
                (= (not (= 0 permit)) (= state 5))
                (= (not (= 0 permit_call)) (= state 5))
                (or (= state 5) (and (= 0 permit_version) (not approved)))
                (= (not (= 0 running)) (= 2 permit)))))
  (not a!1)))
(check-sat)
(pop 1)
; calls-with-a-context
(push 1)
(assert (let ((a!1 (and (= state 2) (or (= 5 call) (= 6 call)))))
(let ((a!2 (not (or (and (= state 2) (= 4 call))
                    (and (= state 2) (= 8 call))
                    a!1)))
      (a!3 (or (not (or (= 5 call) (= 6 call))) a!1)))
(let ((a!4 (and (or (not (= 4 call)) (and (= state 2) (= 4 call)))
                (or (not (= 8 call)) (and (= state 2) (= 8 call)))
                a!3)))
(let ((a!5 (and (or a!2 (= state 2)) (or (not (= state 2)) a!4))))
  (not a!5))))))
(check-sat)
(pop 1)
; deletions-and-unsafe-commands-are-refused
(push 1)
(assert (let ((a!1 (not (and (or (= 7 call) (= 9 call)) (not (= state 1)))))
      (a!2 (or (and (= state 1) (or (= 1 call) (= 2 call)))
               (and (= state 1) (= 3 call))
               (and (= state 1)
                    (or (= 5 call) (= 6 call) (= 7 call) (= 8 call) (= 9 call)))
               (and (= state 2) (= 4 call))
               (and (= state 2) (= 8 call))
               (and (= state 2) (or (= 5 call) (= 6 call))))))
  (not (or a!1 (not a!2)))))
(check-sat)
(pop 1)
; writes-lead-there-and-back
(push 1)
(assert false)
(check-sat)
(pop 1)
; validated-within-scope-and-up-to-date
(push 1)
(assert (let ((a!1 (not (or (and (= state 3) (= 1 pending) (= base alpha))
                    (and (= state 4) (= base beta))))))
(let ((a!2 (or a!1
               (and (= state 3) (= 1 pending) (= base alpha) (not (= 0 intent)))
               (and (= state 4) (= 2 pending) (= base beta) (= 2 intent)))))
  (not a!2))))
(check-sat)
(pop 1)
; execution-needs-a-permit
(push 1)
(assert (let ((a!1 (and (= state 5)
                (= 1 permit)
                (= permit_version (ite (= 1 permit_call) alpha beta))))
      (a!2 (and (= state 5)
                (= 1 permit)
                (not (= 0 intent))
                (or (= 1 permit_call)
                    (and (= 2 permit_call) (= 2 intent) approved))
                (= permit_version (ite (= 1 permit_call) alpha beta)))))
  (not (or (not a!1) a!2))))
(check-sat)
(pop 1)
; execution-is-what-is-permitted
(push 1)
(assert (not (or (= 0 running) (and (= state 5) (= 2 permit) (= running permit_call)))))
(check-sat)
(pop 1)
; write-takes-effect-on-the-permitted-version
(push 1)
(assert (let ((a!1 (and (= state 5)
                (= 2 permit)
                (= permit_version (ite (= 1 running) alpha beta))))
      (a!2 (and (= state 5)
                (not (= 0 running))
                (= permit_version (ite (= 1 running) alpha beta)))))
  (not (or (not a!1) a!2))))
(check-sat)
(pop 1)
; success-only-when-done
(push 1)
(assert (let ((a!1 (or (not (and (= state 5) (= 3 permit)))
               (and (= state 5) (= 3 permit)))))
  (not a!1)))
(check-sat)
(pop 1)
; the-invariant
(push 1)
(assert (not (or (= 0 running) (= state 2) (= state 5))))
(check-sat)
(pop 1)
; errors-block
(push 1)
(assert (let ((a!1 (or (= state 0)
               (= 2 permit)
               (and (or (= state 1)
                        (= state 2)
                        (= state 3)
                        (= state 4)
                        (= state 5)
                        (= state 6))
                    (not (= 2 permit)))))
      (a!2 (not (or (= 2 permit) (not (= 2 permit)))))
      (a!4 (not (or (= 1 2) (not (= 1 2)))))
      (a!5 (not (= base (ite (= 1 pending) alpha beta))))
      (a!6 (not (or (= 2 2) (not (= 2 2)))))
      (a!8 (not (or (= 3 2) (not (= 3 2)))))
      (a!10 (not (= permit_version (ite (= 1 running) alpha beta))))
      (a!11 (not (or (= 5 2) (not (= 5 2)))))
      (a!12 (not (or (= 4 2) (not (= 4 2)))))
      (a!13 (not (or (= 0 2) (not (= 0 2)))))
      (a!14 (not (= permit_version (ite (= 1 permit_call) alpha beta)))))
(let ((a!3 (and (= state 1) (or (= 1 call) (= 2 call)) a!2))
      (a!7 (and (= state 5)
                (= 1 permit)
                (= permit_version (ite (= 1 permit_call) alpha beta))
                a!6))
      (a!9 (and (= state 5)
                (= 2 permit)
                (= permit_version (ite (= 1 running) alpha beta))
                a!8))
      (a!15 (and (= state 5) (or (= 5 permit) (and (= 1 permit) a!14)) a!13)))
  (or (not a!1)
      (and (= state 0) a!2)
      a!3
      a!3
      (and (= state 1) (= 3 call) a!2)
      (and (= state 1)
           (or (= 5 call) (= 6 call) (= 7 call) (= 8 call) (= 9 call))
           a!2)
      (and (= state 1) a!2)
      (and (= state 2) (= 4 call) a!2)
      (and (= state 2) (= 8 call) a!2)
      (and (= state 2) (or (= 5 call) (= 6 call)) a!2)
      (and (= state 3) (= 1 pending) (= base alpha) a!4)
      (and (= state 3) (= 2 pending) (= 2 intent) (= base beta) a!2)
      (and (= state 3) (= 2 pending) (= 1 intent) a!2)
      (and (= state 4) (= base beta) a!4)
      (and (= state 4) a!2)
      (and (= state 4) a!2)
      (and (= state 3) a!5 a!2)
      (and (= state 4) a!5 a!2)
      a!7
      a!9
      (and (= state 5) (= 2 permit) a!10 a!11)
      (and (= state 5) (= 2 permit) a!12)
      (and (= state 5) (= 3 permit) a!13)
      a!15
      (and (= state 5) (= 4 permit) a!13)
      (and (= state 1) (not (= 2 permit)) a!13)
      (and (= state 2) (not (= 2 permit)) a!13)
      (and (= state 3) (not (= 2 permit)) a!13)
      (and (= state 4) (not (= 2 permit)) a!13)
      (and (= state 5) (not (= 2 permit)) a!13)
      (and (= state 6) (not (= 2 permit)) a!13)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)
      (and (= state 1) a!2)
      (and (= state 2) a!2)
      (and (= state 3) a!2)
      (and (= state 4) a!2)
      (and (= state 5) a!2)
      (and (= state 6) a!2)))))
(check-sat)
(pop 1)
; ends-of-an-execution
(push 1)
(assert (let ((a!1 (not (= permit_version (ite (= 1 running) alpha beta))))
      (a!4 (or (not (and (= state 5) (= 2 permit))) (not (= 0 running))))
      (a!5 (and (= 2 permit) (= permit_version (ite (= 1 running) alpha beta))))
      (a!8 (and (= state 0) (not (not (= 2 permit)))))
      (a!9 (and (= state 1) (not (not (= 2 permit)))))
      (a!10 (and (= state 2) (not (not (= 2 permit)))))
      (a!11 (and (= state 6) (not (not (= 2 permit)))))
      (a!12 (and (= state 1)
                 (or (= 1 call) (= 2 call))
                 (not (not (= 2 permit)))))
      (a!13 (and (= state 1) (= 3 call) (not (not (= 2 permit)))))
      (a!14 (and (= state 1)
                 (or (= 5 call) (= 6 call) (= 7 call) (= 8 call) (= 9 call))
                 (not (not (= 2 permit)))))
      (a!15 (and (= state 2) (= 4 call) (not (not (= 2 permit)))))
      (a!16 (and (= state 2) (= 8 call) (not (not (= 2 permit)))))
      (a!17 (and (= state 2)
                 (or (= 5 call) (= 6 call))
                 (not (not (= 2 permit)))))
      (a!18 (not (= base (ite (= 1 running) alpha beta))))
      (a!20 (and (= 1 2) (= base (ite (= 1 running) alpha beta))))
      (a!23 (and (= state 3)
                 (= 2 pending)
                 (= 2 intent)
                 (= base beta)
                 (not (not (= 2 permit)))))
      (a!24 (and (= state 3)
                 (= 2 pending)
                 (= 1 intent)
                 (not (not (= 2 permit)))))
      (a!25 (and (= state 4) (not (not (= 2 permit)))))
      (a!26 (not (= base (ite (= 1 pending) alpha beta))))
      (a!29 (not (= permit_version (ite (= 1 permit_call) alpha beta))))
      (a!31 (and (= 2 2) (= permit_version (ite (= 1 permit_call) alpha beta))))
      (a!35 (ite (= 0 1)
                 (ite (= 1 running) (ite (= 0 alpha) 1 0) alpha)
                 (ite (= 2 running) (ite (= 0 beta) 1 0) beta)))
      (a!40 (not (= permit_version (ite (= 0 1) alpha beta))))
      (a!42 (and (= 5 2) (= permit_version (ite (= 0 1) alpha beta))))
      (a!46 (and (= 4 2) (= permit_version (ite (= 0 1) alpha beta))))
      (a!49 (and (= state 5) (= 3 permit) (not (not (= 0 2)))))
      (a!51 (and (= state 5) (= 4 permit) (not (not (= 0 2)))))
      (a!52 (and (= state 1) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!53 (and (= state 2) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!54 (and (= state 3) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!55 (and (= state 4) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!56 (and (= state 5) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!57 (and (= state 6) (not (= 2 permit)) (not (not (= 0 2)))))
      (a!58 (and (= state 3) (not (not (= 2 permit)))))
      (a!62 (= permit_version (ite (= 1 running) (ite (= 0 alpha) 1 0) beta)))
      (a!66 (= permit_version (ite (= 1 running) alpha (ite (= 0 beta) 1 0)))))
(let ((a!2 (not (and (= state 5) (and (= 2 permit) a!1))))
      (a!6 (or (and (= state 5) a!5) (and (= state 5) (and (= 2 permit) a!1))))
      (a!19 (or (not (and (= 1 2) a!18)) (and (not (= 0 running)) a!18)))
      (a!21 (and (= 1 2) (or a!20 (and (= 1 2) a!18))))
      (a!27 (and (= state 3) a!26 (not (not (= 2 permit)))))
      (a!28 (and (= state 4) a!26 (not (not (= 2 permit)))))
      (a!30 (or (not (and (= 2 2) a!29)) (and (not (= 0 permit_call)) a!29)))
      (a!32 (and (= 2 2) (or a!31 (and (= 2 2) a!29))))
      (a!36 (not (and (= 3 2) (not (= permit_version a!35)))))
      (a!38 (or (and (= 3 2) (= permit_version a!35))
                (and (= 3 2) (not (= permit_version a!35)))))
      (a!41 (or (not (and (= 5 2) a!40)) (and (not (= 0 0)) a!40)))
      (a!43 (and (= 5 2) (or a!42 (and (= 5 2) a!40))))
      (a!45 (or (not (and (= 4 2) a!40)) (and (not (= 0 0)) a!40)))
      (a!47 (and (= 4 2) (or a!46 (and (= 4 2) a!40))))
      (a!50 (and (= state 5)
                 (or (= 5 permit) (and (= 1 permit) a!29))
                 (not (not (= 0 2)))))
      (a!59 (or (not (and (= 2 permit) a!1)) (and (not (= 0 running)) a!1)))
      (a!60 (and (= 2 permit) (or a!5 (and (= 2 permit) a!1))))
      (a!63 (or (not (and (= 2 permit) (not a!62)))
                (and (not (= 0 running)) (not a!62))))
      (a!64 (and (= 2 permit)
                 (or (and (= 2 permit) a!62) (and (= 2 permit) (not a!62)))))
      (a!67 (or (not (and (= 2 permit) (not a!66)))
                (and (not (= 0 running)) (not a!66))))
      (a!68 (and (= 2 permit)
                 (or (and (= 2 permit) a!66) (and (= 2 permit) (not a!66))))))
(let ((a!3 (or a!2 (and (not (= 0 running)) a!1)))
      (a!7 (or (not (= 2 permit)) (and (and (= state 5) (= 2 permit)) a!6)))
      (a!22 (and a!19
                 (or (not (= 1 2)) (not (= 0 running)))
                 (or (not (= 1 2)) a!21)))
      (a!33 (and (= 2 2)
                 a!30
                 (or (not (= 2 2)) (not (= 0 permit_call)))
                 (or (not (= 2 2)) a!32)))
      (a!37 (or a!36 (and (not (= 0 0)) (not (= permit_version a!35)))))
      (a!44 (and (= 5 5)
                 (= 0 0)
                 a!41
                 (or (not (= 5 2)) (not (= 0 0)))
                 (or (not (= 5 2)) a!43)))
      (a!48 (and (= 4 4)
                 (= 0 0)
                 a!45
                 (or (not (= 4 2)) (not (= 0 0)))
                 (or (not (= 4 2)) a!47)))
      (a!61 (and a!59
                 (or (not (= 2 permit)) (not (= 0 running)))
                 (or (not (= 2 permit)) a!60)))
      (a!65 (and a!63
                 (or (not (= 2 permit)) (not (= 0 running)))
                 (or (not (= 2 permit)) a!64)))
      (a!69 (and a!67
                 (or (not (= 2 permit)) (not (= 0 running)))
                 (or (not (= 2 permit)) a!68))))
(let ((a!34 (and (= state 5)
                 (= 1 permit)
                 (= permit_version (ite (= 1 permit_call) alpha beta))
                 (not a!33)))
      (a!39 (and (= 3 3)
                 (= 0 0)
                 a!37
                 (or (not (= 3 2)) (not (= 0 0)))
                 (or (not (= 3 2)) (and (= 3 2) a!38)))))
  (or (not (and a!3 a!4 a!7))
      a!8
      a!9
      a!10
      a!11
      a!12
      a!12
      a!13
      a!14
      a!9
      a!15
      a!16
      a!17
      (and (= state 3) (= 1 pending) (= base alpha) (not a!22))
      a!23
      a!24
      (and (= state 4) (= base beta) (not a!22))
      a!25
      a!25
      a!27
      a!28
      a!34
      (and (= state 5) a!5 (not a!39))
      (and (= state 5) (and (= 2 permit) a!1) (not a!44))
      (and (= state 5) (= 2 permit) (not a!48))
      a!49
      a!50
      a!51
      a!52
      a!53
      a!54
      a!55
      a!56
      a!57
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!61))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!65))
      a!11
      a!8
      a!9
      a!10
      a!58
      a!25
      (and (= state 5) (not a!69))
      a!11))))))
(check-sat)
(pop 1)
; calls-come-from-outside
(push 1)
(assert false)
(check-sat)
(pop 1)
; only-writes-change-files
(push 1)
(assert false)
(check-sat)
(pop 1)
; intents-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; pending-writes-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
; permits-change-by-their-events
(push 1)
(assert false)
(check-sat)
(pop 1)
