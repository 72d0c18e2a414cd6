"""Declarations as transition systems: the states of a machine and its steps.

From the bottom up:

    system      states, and a step that leaves a range
    machine     the interpreter: a declaration read literally, one state at a time
    trace       runs, finite or lassos, and their replay
    itf         runs in the Informal Trace Format (ITF) of Apalache
    narrative   runs in words
"""
