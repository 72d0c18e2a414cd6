"""REUG (document 003): answers what a user says, by tools, scripts, new tools and parallel tasks, within limits.

From the bottom up:

    limits          the limits that strike a turn, and the events that report them
    plans           plans of a model, as closed unions
    programs        programs as tools, each use in a process
    schema          the shape of a scripted model
    telemetry       states entered and left, with times and resources
    scripts         scripts: validity, order of steps, next step
    watch           watched work: ends with a result, an error, a deadline or a stop
    tools           the registry of tools, and the executor
    turn            the values of a turn in progress
    abstraction     concrete tools → the two of the machine
    builtin         the tools that ship
    definitions     the checks on a tool that a model defines
    model           the interface to a model
    bench           what the handlers share: questions to the model, uses of tools
    recall          tools and unfinished work of an earlier engine, from the record
    written_model   a model that answers from a file
    recovery        strategies against an error, the weakest first
    handlers        the work of each state
    engine          REUG itself: one engine, which answers one input after the other
"""
