"""Claims that need no temporal logic, and what all claims share.

What is where:

    ranking      ranking functions on the reachable states
    refinement   a reference against the document that it refines: same states, every step allowed, every edge taken
    safety       invariants: decided state by state, without the graph, with a shortest path where they fail
    steps        step properties: decided state by state, without the graph
    structure    the checks that every machine gets: is it well-behaved as a machine, whatever it is for?
    truth        whether claims hold, and nothing else: for studies that ask it of a thousand machines
    vacuity      does a formula hold for an uninteresting reason?
"""
