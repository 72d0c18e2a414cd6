"""The semantics written down literally: what every engine is held against.

Plain Python on dictionaries and sets, slow and obvious. Of Leverframe it uses the syntax tree and the declaration,
which say what was written; with what decides what that means (`language.evaluate`, `model`, `logic`, `check`) it shares
no code.

system      states, steps, and what is reachable
paths       infinite paths, and which of them are fair
truth       where a CTL formula holds, by the definition of each operator
runs        what a counterexample has to show, and how short it can be
claims      the checks that every machine gets, refinement, invariants, step properties
"""
