"""Every engine asked what it can answer, and all answers held against each other.

A verdict is as good as the engine that gave it. Several engines here answer the same questions in different ways, and
where two of them can answer, they must agree: about verdicts, about the length of runs that are claimed to be the
shortest, about how much can be reached. If they do not, one of them is wrong, and no verdict of the run can be trusted.

From the bottom up:

    answers       answers of an engine, and reasons for none
    questions     claims as every engine understands them
    explorers     the engine that gives the verdicts, and the same claims in the other logic
    interpreter   the literal semantics, searched breadth first
    solvers       induction, bounded model checking, k-induction and Spacer
    agreement     all engines asked, and their answers compared
    pool          several machines in parallel
"""
