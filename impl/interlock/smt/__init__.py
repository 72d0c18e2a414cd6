"""Proofs by a solver: the only package that imports z3.

From the bottom up:

    terms            formulas over a frame of symbolic values
    encoding         a declaration as obligations: what a step does, by substitution
    cubes            an unreachable state → a small condition that no reachable state satisfies
    strengthening    invariants by induction, with lemmas found from counterexamples to induction
    asking           a solver whose answers depend on nothing that others were asked
    unrolling        runs as terms: a state for each moment
    ways             how a run shows that a claim is false
    bounded          the shortest run that refutes
    kinduction       proofs over several steps, without lemmas
    reading          a solver's term → an expression
    spacer           invariants that Spacer finds, shown again by induction
    every            any number of kernels over one lock
"""
