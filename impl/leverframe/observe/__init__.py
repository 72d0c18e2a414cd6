"""The observer: what the world can see of a machine, and which hidden runs explain it (docs/interfaces.md).

From the bottom up:

    interface     what the world can see: parameters, records and their fields, signals, effects, data
    parameters    the variables that only hold what a caller is about to say, and the values they may have
    derived       the interface of a machine without a file of its own
    classes       the data of interface.yaml, checked against the machine
    reading       interface.yaml → `Interface`, with all mistakes
    writing       `Interface` → commented YAML
    observations  what is seen of a program: records of steps, signals, effects, refusals, rest
    view          what an observer may use, and the check of each observation
    labelling     which label a variable holds in a state
    automaton     the machine as a view shows it, without what nothing shows
    liveness      the labels whose identity can still show
    binding       which real value each live label stands for
    belief        everything that a program may be doing, given what was seen
    unnoticed     what a view cannot notice, in words
    observer      follows a program, and refuses what no run of the machine explains
    mealy         the machine as test generators need it: complete and deterministic
"""
