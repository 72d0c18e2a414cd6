"""Runs that show a failure: searched on the graph, as short as possible, and explained in words.

From the bottom up:

    blame    the reason why an LTL formula is false on a run, in words
    search   shortest runs through a chain of walks
    lasso    the end of a lasso, and a fair loop from there
"""

from leverframe.extras import require

require("check")
