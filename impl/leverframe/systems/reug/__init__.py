"""REUG (document 003): answers user inputs with tools, scripts, new tools and parallel tasks, within limits.

From the bottom up:

    limits          the limits of a turn, and the events that report them
    plans           plans of a model, as closed unions
    programs        programs as tools, one process per use
    schema          the shape of a scripted model
    telemetry       states entered and left, with times and resources
    scripts         scripts: validity, order of steps, next step
    watch           watched work: ends with a result, an error, a deadline or a stop
    tools           the registry of tools, and the executor
    turn            the values of a turn in progress
    abstraction     concrete tools → the machine's two tools
    builtin         the built-in tools
    definitions     validation of a tool that a model defines
    model           the interface to a model
    bench           shared work of the handlers: questions to the model, uses of tools
    recall          tools and unfinished work of an earlier engine, from the record
    written_model   a model that answers from a file
    recovery        recovery strategies, the weakest first
    handlers        the work of each state
    engine          REUG itself: an engine answers inputs one after another
"""
