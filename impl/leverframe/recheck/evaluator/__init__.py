"""Decide every verdict again: an explicit evaluator that shares no code with the engines.

It enumerates the reachable states with the interpreter of `model` and decides claims by plain, linear algorithms on
lists. Sources: docs/language.md, 'What it means', and the literature that each module names.

From the bottom up:

    budget      limits on the work for one declaration
    reached     every reachable state, and every step
    nodes       states as entered by an event: the points at which formulas are evaluated
    columns     the value of a formula at every node
    fairness    fair components: where a fair path can stay for ever
    negations   negation normal form, for CTL and LTL
    branching   CTL: where a formula is true
    linear      LTL: whether some fair path violates a formula
    builtin     the checks that every machine gets
    shown       whether a run shows that a CTL claim fails
    evaluate    a declaration → decisions on its claims and on the runs of its evidence
"""
