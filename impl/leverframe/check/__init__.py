"""Exhaustive checking: formula × system → verdict, on explicit states held in NumPy arrays.

From the bottom up:

    limits      limits on states, steps and seconds
    memory      free memory that a process keeps for its next arrays
    notebook    results as HTML tables for notebooks
    states      states as arrays, packed into integers, and their breadth-first exploration
    verdict     the answers of a check: holds, fails, unknown
    results     verdicts with all that the declaration says about each claim
    graph       the steps between reachable states, and the operators on them
    runs        shortest runs, searched on the graph and explained in words
    temporal    CTL and LTL on the graph, with a run if a formula fails
    claims      claims that need no temporal logic, and functions that all claims share
    checker     all claims of a declaration, in order
    pool        several machines in parallel, with the same verdicts in the same order
"""
