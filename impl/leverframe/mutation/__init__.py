"""Is every part of a machine needed? Small changes to a declaration, and which checks notice them.

What is where:

    additions      assignments where there were none: added to a transition, or moved to another one
    difference     what a mutant changes, as lines of a declaration
    makers         does it make a difference who makes an event? Computed from the steps of a machine
    mutant         what a mutant is: an operator, a place, and the faulty declaration; how places are named
    mutants        mutants: a declaration with one small mistake planted in its transitions, guards
    pool           studies of several machines, on all processors
    study          which checks notice which mutants
    surroundings   what a machine is given: who makes its events, which events there are, what the environment does
"""
