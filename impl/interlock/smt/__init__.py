"""Proofs by a solver: the only package that imports z3.

From the bottom up:

    terms            formulas over a frame of symbolic values
    encoding         a declaration as obligations: what a step does, by substitution
    cubes            an unreachable state → a small condition that no reachable state satisfies
    strengthening    invariants by induction, with lemmas found from counterexamples to induction
"""
