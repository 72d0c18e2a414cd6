"""Machines that run: generated from a declaration, sealed, and with each transition recorded before it happens.

From the bottom up:

    callbacks   callbacks and conditions of the caller, named as in `transitions`
    clocks      clocks: the source of timestamps
    data        the data of an event: JSON, checked and copied
    errors      the errors that a running machine raises
    otel        every transition as an OpenTelemetry log record and span event (extra ``otel``)
    generate    the states and transitions of a declaration, for `transitions`
    plan        the graph of a machine's states, computed on demand
    sealing     a `transitions.Machine` that can be sealed against changes
    execution   one execution: the only place where its state changes
    history     an execution, restored from its entries
    machine     the running machine: a declaration as a sealed `transitions.Machine`
    drawn       a running machine that draws itself
    front       a running machine for asyncio: ``await front.fire("EVENT")``
    start       running machines made from a declaration
"""
