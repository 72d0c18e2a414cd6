; kernel reference: the claims follow from the invariant.
; The declaration has the SHA-256 digest 4082aa2f843bb95d76f10db364463c761034a47c37cd8606205d24006dad2b4b.
; Each answer must be unsat.
(set-logic QF_LIA)
; MAX_AUDIT_RETRIES is any non-negative integer.
(declare-fun MAX_AUDIT_RETRIES () Int)
(assert (>= MAX_AUDIT_RETRIES 0))
; The control state is one of 0 BOOTING, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6
;   HALTED
(declare-fun state () Int)
(assert (and (<= 0 state) (< state 7)))
; draft is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun draft () Int)
(declare-fun sink () Bool)
; request is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun request () Int)
; requested_tool is one of 0 NONE, 1 READER, 2 WRITER
(declare-fun requested_tool () Int)
; decision is one of 0 NONE, 1 ALLOW, 2 DENY, 3 HALT
(declare-fun decision () Int)
; dispatched_tool is one of 0 NONE, 1 READER, 2 WRITER
(declare-fun dispatched_tool () Int)
; execution is one of 0 NOT_STARTED, 1 STARTED, 2 DONE, 3 UNKNOWN
(declare-fun execution () Int)
(declare-fun error () Bool)
(declare-fun ticks () Int)
(declare-fun retries () Int)
; audited_request is one of 0 NONE, 1 FIRST, 2 SECOND, 3 THIRD
(declare-fun audited_request () Int)
; record is one of 0 NONE, 1 IDLE, 2 VALIDATING, 3 ARBITRATING, 4 EXECUTING, 5 AUDITING, 6 HALTED
(declare-fun record () Int)
(declare-fun fallback () Bool)
; Every variable lies in its range.
(assert (<= 0 draft))
(assert (>= 3 draft))
(assert (<= 0 request))
(assert (>= 3 request))
(assert (<= 0 requested_tool))
(assert (>= 2 requested_tool))
(assert (<= 0 decision))
(assert (>= 3 decision))
(assert (<= 0 dispatched_tool))
(assert (>= 2 dispatched_tool))
(assert (<= 0 execution))
(assert (>= 3 execution))
(assert (<= 0 ticks))
(assert (>= 2 ticks))
(assert (<= 0 retries))
(assert (<= retries MAX_AUDIT_RETRIES))
(assert (<= 0 audited_request))
(assert (>= 3 audited_request))
(assert (<= 0 record))
(assert (>= 6 record))
; retries <= MAX_AUDIT_RETRIES
(assert (<= retries MAX_AUDIT_RETRIES))
; retries-bounded
(push 1)
(assert (not (<= retries MAX_AUDIT_RETRIES)))
(check-sat)
(pop 1)
