"""The oracle: the semantics, implemented literally, with which every engine is compared.

Plain Python on dictionaries and sets, slow and obvious. It uses the syntax tree and the declaration of Leverframe, and
no code that evaluates them (`language.evaluate`, `model`, `logic`, `check`).

system      states, steps, and reachable states
paths       infinite paths, and the fair ones
truth       the nodes that satisfy a CTL formula, by the definition of each operator
linear      LTL by the definition of each operator
runs        the requirements on a counterexample, and its least length
observed    what the world can see of a run, and the observations that some run shows
claims      the built-in checks, refinement, invariants, step properties
"""
