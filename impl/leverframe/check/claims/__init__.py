"""Claims that need no temporal logic, and functions that all claims share.

From the bottom up:

    safety       invariants, decided state by state, with a shortest run to a violation
    vacuity      whether a formula holds for an uninteresting reason
    ranking      ranking functions on the reachable states
    refinement   a reference compared with the document that it refines
    steps        step and frame properties, decided state by state
    structure    the built-in checks
    truth        verdicts without runs, for studies of thousands of machines
"""

from leverframe.extras import require

require("check")
