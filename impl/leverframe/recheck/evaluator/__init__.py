"""Every verdict, decided again: an explicit evaluator that shares no code with the engines.

It enumerates what a declaration can reach with the interpreter of `model` and decides claims by plain, linear
algorithms on lists. Written from docs/language.md, 'What it means', and from the textbooks that each module names.

From the bottom up:

    budget      how much work a declaration may cause
    reached     every reachable state, and every step
    nodes       states as entered by an event: the points at which formulas are evaluated
    columns     the value of a formula at every node
    fairness    fair components: the infinite paths that count
    negations   negations before conditions only, for CTL and LTL
    branching   CTL: where a formula is true
    linear      LTL: whether some fair path violates a formula
    builtin     the checks that every machine gets
    shown       whether a run shows that a CTL claim fails
    evaluate    a declaration → a decision on every claim, and on the runs of its evidence
"""
