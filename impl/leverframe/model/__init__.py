"""Declarations as transition systems: what a machine can do, step by step.

From the bottom up:

    system      states, and a step that leaves a range
    machine     the interpreter: a declaration read literally, one state at a time
    trace       runs, finite or lassos, and their replay
    itf         runs in the Informal Trace Format (ITF) of Apalache
    narrative   runs in words
"""
