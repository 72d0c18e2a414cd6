"""Proofs by the solver Z3. No other package imports z3.

From the bottom up:

    goals           the claims about every reachable state
    terms           formulas over a frame of symbolic values
    encoding        a declaration as a transition relation: steps by substitution
    ways            the ways in which a run refutes a claim
    cubes           an unreachable state → a small condition that no reachable state satisfies
    strengthening   inductive invariants, with lemmas from counterexamples to induction
    asking          a solver whose answers do not depend on earlier questions
    generalise      proofs for every value of a constant
    unrolling       runs as terms: a state for each moment
    reading         terms → expressions of our language
    bounded         the shortest run that refutes a claim, up to a bound
    k_induction     goals proved without the reachable states
    spacer          invariants found by Spacer, proved again by induction
    ladder          induction, then k-induction, then Spacer
    obligations     proofs as SMT-LIB scripts
    unexplored      proofs and refutations for machines too large to explore
    every           proofs for any number of machines over one lock
    prove           all claims of a declaration
"""

from leverframe.extras import require

require("prove")
