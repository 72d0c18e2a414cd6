"""Several machines over one lock, by binary decision diagrams: the only importer of oxidd.

From the bottom up:

    diagrams       sets of states and of steps as diagrams: the variables, and their order
    local          one machine alone as numbers; states that the other machines cannot tell apart
    composition    the steps of each machine over the lock; the reachable states
    formulas       CTL formulas about one of the machines → the states in which they hold
    runs           runs that show a failure, checked on the literal semantics (`language.replicas`)
    replicas       a verdict on each claim of a declaration
"""

from leverframe.extras import require

require("symbolic")
