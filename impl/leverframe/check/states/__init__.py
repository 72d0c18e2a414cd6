"""States as arrays: packed into integers, and explored breadth first.

From the bottom up:

    packing   a state as one integer, in mixed radix
    vector    expressions over arrays of states
    visited   exact sets of packed states
    effects   assignments on packed states, and those that leave a range
    rules     transitions over arrays of states
    tables    transitions as tables
    tabled    levels expanded by tables, with NumPy
    compiled  levels expanded by tables, by code that Numba compiles (extra `fast`)
    ways      how each level is expanded
    explore   reachable states, breadth first, and shortest paths to them
"""

from leverframe.extras import require

require("check")
