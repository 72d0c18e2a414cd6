"""The turn gate (document 002): what stands between an agent's tool calls and a real directory of files.

From the bottom up:

    permit        permits: what a write was validated for, used once (D-TURN-04)
    schema        the shape of the settings
    unchanging    a program wrapper that forbids changes to files (Landlock, seccomp)
    visible       visible and hidden characters
    approval      a question to a person: one for each action, with a deadline
    paths         paths of an agent, and the patterns of an intent
    trace         a line for each call, from the record alone
    settings      intents, and the classes of commands
    workspace     the files below a directory, reached by descriptors
    abstraction   real calls as values of the machine: two intents, three files, two versions
    approvers     approvers: a prompt on the terminal, or a command
    bench         what a gate works with, and a write in progress
    calls         bytes → a user's request, or an agent's call of one of the five tools
    commands      safe commands, and how they run
    context       the context that an agent gets with an intent
    swap          compare-and-swap of a file
    validation    a requested write: in scope, up to date, approved
    execution     the allowed write: permit used up, file replaced if unchanged
    gate          the gate itself: takes calls, lets through what the machine allows
    door          the gate for lines: JSON in, JSON out
"""
