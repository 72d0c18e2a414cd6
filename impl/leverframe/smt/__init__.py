"""Proofs by a solver: the only package that imports z3.

From the bottom up:

    asking          a solver whose answers depend on nothing that others were asked
    terms           formulas over a frame of symbolic values
    encoding        a declaration as a transition relation: steps by substitution
    goals           what is claimed of every reachable state
    cubes           an unreachable state → a small condition that no reachable state satisfies
    strengthening   invariants by induction, with lemmas found from counterexamples to induction
    generalise      the same for every value of a constant
    unrolling       runs as terms: a state for each moment
    ways            how a run shows that a claim is false
    bounded         the shortest run that does, up to a bound
    k_induction     goals proved without knowing the reachable states
    reading         terms → expressions of our language
    spacer          invariants that Spacer finds, shown again by induction
    ladder          induction, then k-induction, then Spacer
    obligations     proofs as SMT-LIB scripts
    every           any number of machines over one lock
    unexplored      what can be said of machines that are too large to explore
    prove           everything that a declaration claims
"""
