"""Declarations as transition systems: what a machine can do, step by step.

system     the one small protocol that everything explores
machine    a declaration read literally: the interpreter that traces are replayed on
trace      runs, finite or lassos, and their replay
itf        runs in a format that others read
narrative  runs in words

What is where:

    itf         runs in the Informal Trace Format (ITF) that Apalache writes and others read
    machine     a declaration read literally, one state at a time: the semantics in their plainest form
    narrative   a run in words: what it is about, and each of its steps
    system      the protocol of everything that can be explored
    trace       runs of a transition system: the one type for counterexamples, witnesses and simulations
"""
