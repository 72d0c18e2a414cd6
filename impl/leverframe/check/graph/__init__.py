"""The steps between states, and the operators on them.

From the bottom up:

    adjacency   neighbours of nodes in compressed rows, and ranks in sorted arrays
    graph       the steps between reachable states, built once for all properties of a machine
    searches    what is connected to a set of nodes, and what is left without dead ends
    components  strongly connected components
    fixpoints   EX, EU and fair EG, the operators that all of CTL reduces to
    nearby      the reachable graph of a mutant, from the known states of its original
"""

from leverframe.extras import require

require("check")
