"""The steps between states, and the operators on them.

What is where:

    adjacency   neighbours of nodes in compressed rows, and ranks in sorted arrays: what graphs are made of
    fixpoints   EX, EU and fair EG on a graph: the three operators that all of CTL comes down to
    graph       the steps between reachable states, held once and shared by all properties of a machine
    nearby      the reachable graph of a machine that is much like another, whose reachable states are known
"""
