"""Formulas and path semantics, independent of any engine.

paths     which infinite paths count: bases and declared fairness as constraints, and whether a loop meets them
normal    negations pushed to the atoms
render    formulas as text

What is where:

    automata      LTL formulas → generalised Büchi automata, whose acceptance lies on their edges
    bearing       which parts of a conjunction or disjunction can matter in a control state
    conditions    what the checks that every machine gets come down to: conditions that no reachable state may satisfy
    enabledness   'Is this event enabled?' as an expression over the state
    folding       expressions without the operands that are constant: what substitution leaves behind, cleared away
    fragment      the common fragment of CTL and LTL: formulas that say the same with path quantifiers as without
    normal        negation normal form: negations pushed to the atoms
    paths         which infinite paths count: a path semantics as a set of fairness constraints
    ranking       ranking functions: what a claim that a region is left, because a tuple decreases
    reading       what one run says about an LTL formula: the plain reading of each operator, moment by moment
    render        formulas as text, in the notation of the language: parsing the text gives the formula back
    steps         what a step property demands, as conditions on the state before the step
"""
