"""Data suites: what a subject does with values that the control states of its machine do not show.

messages   the messages of the FemtoClaw protocol: every combination of facts, and hostile bytes
    repeats    a cycle, and another one with the same data
"""
