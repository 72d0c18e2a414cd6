"""The agreement of engines: each engine decides the claims that it can, and all answers are compared.

Several engines decide the same claims in different ways. If two of them decide a claim, they must agree: about the
verdict, about the length of a run that is claimed to be the shortest, and about the number of reachable states. If they
do not, one of them is wrong, and no verdict of the run can be trusted.

From the bottom up:

    answers       answers of an engine, and reasons for none
    questions     claims in a form that every engine can decide
    explorers     the engine that gives the verdicts, and the same claims in the other logic
    interpreter   breadth-first search with the literal semantics
    solvers       induction, bounded model checking, k-induction and Spacer
    agreement     the answers of all engines, compared
    pool          several machines in parallel
"""
