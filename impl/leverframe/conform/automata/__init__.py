"""Test suites for a reference that is a Mealy machine, and what a subject is known to do if it passes one.

From the bottom up:

    machine     the reference on arrays, complete or partial
    minimise    states that no word distinguishes are merged
    access      a shortest word to each state
    identify    words that tell states apart: W, identifiers, harmonised identifiers
    product     the tree of a suite that is a product (W, Wp, HSI): made level by level, and counted
    fly         the tree of a suite of the H method
    suite       the four methods, with k extra states
    sufficient  is a suite complete? decided again, without any of the modules above
    guarantee   what follows from a suite that passes, in words, or why nothing follows
"""

from leverframe.extras import require

require("check")
