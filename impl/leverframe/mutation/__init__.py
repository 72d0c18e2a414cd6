"""Is every part of a machine needed? Small changes to a declaration, and which checks notice them.

From the bottom up:

    difference     the changed lines of a mutant
    makers         whether a change of makers makes a difference
    mutant         the mutant itself: an operator, a place, and the faulty declaration
    additions      mutants with an assignment added or moved
    surroundings   mutants of makers, events and the environment
    mutants        all mutants of a declaration
    study          which checks notice which mutants, and which mutants are equivalent
    pool           studies of several machines, on all processors
"""
