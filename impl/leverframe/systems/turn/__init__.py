"""The turn gate (document 002): a reference monitor between an agent's tool calls and a real directory of files.

From the bottom up:

    permit        permits: each covers one validated write, used once (D-TURN-04)
    schema        the shape of the settings
    unchanging    a program wrapper that forbids changes to files (Landlock, seccomp)
    visible       visible and hidden characters
    approval      questions to a person: one for each action, with a deadline
    paths         paths of an agent, and the patterns of an intent
    trace         a line for each call, derived from the record alone
    settings      intents, and the classes of commands
    workspace     the files below a directory, opened by descriptors
    abstraction   real calls as values of the machine: two intents, three files, two versions
    approvers     approvers: a prompt on the terminal, or a command
    bench         the parts that a gate works with, and a write in progress
    calls         bytes → a user's request, or an agent's call of one of the five tools
    commands      safe commands, and how they run
    context       the context that an agent gets with an intent
    swap          compare-and-swap of a file
    validation    a requested write: in scope, up to date, approved
    execution     the allowed write: permit used, file replaced if unchanged
    gate          the gate itself: takes calls and executes those that the machine allows
    door          the line interface of the gate: JSON in, JSON out
"""
