"""The turn gate (document 002): what stands between an agent's tool calls and a real directory of files.

What is where:

    abstraction   real calls as the machine knows them: two intents, three files, two versions
    approval      how a person is asked: a question for each action
    approvers     approvers of the command line: a prompt on the controlling terminal, or a command of the user's
    bench         what a gate works with, and a write that it is working on
    calls         what can be said to a gate: a user's request, or an agent's call of one of the five tools
    commands      commands: which are safe, and how those are run
    context       what an agent is given with an intent
    door          a gate for lines: each line of JSON is answered by an object of JSON (docs/run-turn.md)
    execution     ACTION_ALLOWED: the permit is used up, and the file written if it still is what it was
    gate          the gate: takes the calls of an agent, lets through what the machine allows
    paths         paths as an agent names them, and the patterns by which an intent says what it covers
    permit        permits: what a write was validated for, to be used once (finding D-TURN-04)
    schema        the shape of a turn gate's settings: intents with their scope, and which commands there are
    settings      what governs a gate: intents, and the classes of commands
    swap          compare and swap of a file
    trace         the trace: a line for each call, made from nothing but what is on record
    unchanging    becomes a program that can change no file: ``python -I -S -B unchanging.py PROGRAM ARGUMENTS``
    validation    CONTEXT_LOADED, while a write is requested
    visible       which characters can be seen
    workspace     the files below a directory, and nothing else
"""
