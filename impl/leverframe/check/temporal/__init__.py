"""CTL and LTL: decided on the graph, with a run where a formula fails.

What is where:

    counterexample   a failing CTL formula → a run that shows it, as short as can be established
    ctl              CTL formulas → the nodes that satisfy them, on the shared graph of a machine
    ltl              LTL formulas: true on every fair path, or a run on which they are not
    product          the product of a graph with the automaton of a formula: the runs on which the formula is true
"""
