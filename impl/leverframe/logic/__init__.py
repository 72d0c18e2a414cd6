"""Formulas and path semantics, independent of any engine.

From the bottom up:

    automata      LTL formulas → generalised Büchi automata with acceptance on edges
    prefixes      finite runs that decide an LTL formula
    bearing       the parts of a conjunction or disjunction that matter in a control state
    controls      the control states in which a condition holds that reads nothing else
    enabledness   'enabled(EVENT)' as an expression over the state
    folding       expressions without constant operands
    fragment      the common fragment of CTL and LTL
    normal        negation normal form
    reading       an LTL formula evaluated on one run, operator by operator
    render        formulas as text, which parses to the same formula
    conditions    the built-in checks as conditions on reachable states
    paths         path semantics as sets of fairness constraints
    steps         step properties as conditions on the state before the step
    ranking       ranking claims as conditions on each step
"""
