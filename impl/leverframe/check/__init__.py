"""Exhaustive checking: formula × system → verdict, on explicit states held in NumPy arrays.

From the bottom up:

    verdict          what a check can answer
    limits           what checking may cost
    packing          a state as one integer, and back
    vector           expressions over arrays of states
    effects          what a transition does to packed states
    rules            transitions over arrays of states
    visited          sets of packed states
    explore          reachable states, level by level; shortest paths to them
    adjacency        neighbours in compressed rows
    graph            steps between reachable states; the extension by the last event
    fixpoints        EX, EU and fair EG on a graph
    ctl              formulas → the nodes that satisfy them
    counterexample   a failing formula → a shortest or short run that shows it
    safety           invariants and step properties
    structure        the checks that every machine gets
    refinement       a reference against its document
    vacuity          whether a formula holds for an uninteresting reason
    checker          everything that a declaration claims
"""
