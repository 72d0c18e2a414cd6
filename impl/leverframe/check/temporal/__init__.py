"""CTL and LTL: decided on the graph, with a run if a formula fails.

From the bottom up:

    ctl              CTL formulas → the nodes that satisfy them
    counterexample   a failing CTL formula → a run that shows it
    product          a graph × the automaton of a formula
    ltl              LTL formulas: true on every fair path, or a run on which they are false
"""

from leverframe.extras import require

require("check")
