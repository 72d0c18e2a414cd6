"""Declarations that run: the machine generated from one, sealed, with its transitions on record before they happen.

What is where:

    callbacks   what a caller adds to a machine: callbacks and conditions, named as `transitions` names them
    clocks      clocks: where the timestamps of entries come from
    data        what comes with an event: JSON, copied, so that nobody can change it behind the journal's back
    drawn       a machine that runs and draws itself
    errors      what a running machine raises
    execution   one execution: where it is, how many entries it has made, and the one place where its state changes
    front       a running machine for programs on asyncio: ``await front.fire("EVENT")``
    generate    the states and transitions of a declaration, as `transitions` is told of them
    history     an execution as the entries that are on record of it leave it
    machine     the machine that runs: a declaration as a sealed `transitions.Machine`, one object for each execution
    otel        every transition as an OpenTelemetry log record and as an event of the caller's span (extra ``otel``)
    plan        the graph of a machine's states, explored as it is travelled
    sealing     a `transitions.Machine` that can be sealed: from then on nothing can be added to it, taken away or set
    start       machines that run, made from a declaration: what `leverframe.Machine.runtime` calls
"""
