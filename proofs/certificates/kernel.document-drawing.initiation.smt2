; kernel document-drawing: the initial state satisfies the invariant.
; Of the declaration with SHA-256 9cefe04f9e600b437afea6506092f2fb0a69e3bf2fe02357905e790998324a57.
; Each answer must be unsat.
(set-logic QF_LIA)
; The initial state is BOOTING with the declared values.
(assert (not true))
(check-sat)
