"""Automata learning: what an implementation in mode events really is, and how it differs from its reference.

From the bottom up:

    learnt        a Mealy machine that was learnt, and its text in DOT
    asking        words of inputs → what the subject shows, once; budgets, answers that contradict each other
    learner       the algorithm KV of AALpy, with our suites as equivalence queries
    differences   a learnt machine beside its reference: each difference on its shortest run
    drawn         both machines in one picture
    inquiry       all of it, from the start of the subject to the report
"""
