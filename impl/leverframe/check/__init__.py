"""Exhaustive checking: formula × system → verdict, on explicit states held in NumPy arrays.

From the bottom up:

    verdict     what a check can answer
    limits      what checking may cost
    graph       steps between reachable states; the extension by the last event
    checker     everything that a declaration claims
    claims      claims that need no temporal logic, and what all claims share
    notebook    results as tables of HTML, for notebooks: one line for each, with what fails in words
    pool        several machines checked side by side, on all processors: the same verdicts, in the same order
    processes   a pool of processes, each a fresh interpreter: to fork one that has threads is not safe
    runs        runs that show something: searched on the graph, as short as can be, and put into words
    states      states as arrays: packed into integers, and explored breadth first
    temporal    CTL and LTL: decided on the graph, with a run where a formula fails
"""
