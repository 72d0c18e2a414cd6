"""REUG (document 003): answers what a user says, by tools, scripts, new tools and parallel tasks, within limits.

What is where:

    abstraction     concrete tools → the two of the machine
    bench           what the handlers work with
    builtin         the tools that are there from the beginning
    definitions     whether a tool that a model made up can be one
    engine          REUG at work: one engine, which answers one input after the other (document 003)
    handlers        the work of each state: it is done, and what came of it is an event (document 003)
    limits          what a machine is told of limits
    model           what is asked of a model: the interface for one that answers by itself
    plans           how an intent is gone about: what a model plans, as closed unions
    programs        programs as tools: each use is a process apart, which is ended when the turn is over
    recall          what the record knows of an engine that is no more
    recovery        which strategies can get over an error, the weakest first
    schema          the shape of a scripted model
    scripts         scripts: whether they can be run, in which order, and what comes next
    telemetry       what is told of a working engine to whoever watches it
    tools           tools: the registry, which grows from turn to turn, and the executor
    turn            what is in hand while an input is being answered
    watch           work that is watched: it ends with its result, with an error, at the deadline
    written_model   a model that says what is written in a file
"""
