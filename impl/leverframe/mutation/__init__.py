"""Mutation analysis: plant small mistakes in a declaration, and find the checks that detect them.

From the bottom up:

    difference     the changed lines of a mutant
    makers         equivalence of machines that differ in who makes an event
    mutant         a mutant: an operator, a place, and the faulty declaration
    additions      mutants with an added or moved assignment
    surroundings   mutants of makers, events and the environment
    mutants        all mutants of a declaration
    study          the checks that detect each mutant, and the equivalent mutants
    pool           studies of several machines on all processors
"""

from leverframe.extras import require

require("check")
