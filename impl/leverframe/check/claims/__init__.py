"""Claims that need no temporal logic, and what all claims share.

From the bottom up:

    safety       invariants, decided state by state, with a shortest run where they fail
    vacuity      whether a formula holds for an uninteresting reason
    ranking      ranking functions on the reachable states
    refinement   a reference compared with the document that it refines
    steps        step and frame properties, decided state by state
    structure    the checks that every machine gets
    truth        verdicts without runs, for studies of a thousand machines
"""
