"""The observer: what the world can see of a machine, and which hidden runs explain it (docs/interfaces.md).

From the bottom up:

    same          a value that equals only itself, for memories of what was computed of it
    shared        what several threads use at the same time, and how it is pickled meanwhile
    telemetry     the reports of steps that an interface demands
    reports       what reports say beside the steps: times, and what is the same in an execution
    observations  what is seen of a program: records of steps, signals, effects, refusals, rest
    forbidden     what sentences of the document forbid
    interface     what the world can see: parameters, records and their fields, signals, effects, data
    parameters    the variables that only hold what a caller is about to say, and the values they may have
    derived       the interface of a machine without a file of its own
    classifiers   the named functions that say which labels a real value may have
    classes       the data of interface.yaml, checked against the machine
    timing        the clock and the bounds of interface.yaml, checked against the machine
    stimuli       the stimuli of interface.yaml, checked against the machine
    citations     the requirements that interface.yaml cites, checked against the catalogue
    reading       interface.yaml → `Interface`, with all mistakes
    writing       `Interface` → commented YAML
    history       what is known of the ids in an observation, which came before it, and what of it counts
    view          what an observer may use, and the check of each observation
    labelling     which label a variable holds in a state
    items         what a step shows: records with their fields, signals, effects
    steps         the steps that events make, and what each shows; computed once for states that agree in what they read
    automaton     the machine as a view shows it, without what nothing shows
    liveness      the labels whose identity can still show
    binding       which real value each live label stands for
    memory        which claims a run may have broken, and may have kept
    zones         when a clock may have begun, and what time it may be
    fitting       whether an observation is what a step shows, and what its labels then stand for
    belief        everything that a program may be doing, given what was seen
    timed         beliefs about a program whose observations have times
    unsettled     the choices that the document leaves open, given where a program may be
    wording       what may be seen, in words
    unnoticed     what a view cannot notice, in words
    cites         the requirements that are cited where an observation would belong
    observer      follows a program, and refuses what no run of the machine explains
    assumptions   the fewest environment actions and faults that explain a log
    retracing     one run of the machine that shows what was seen
    remembering   beliefs with a memory of the claims that runs broke
    loosest       the machine without its guards, and a memory of whether a run broke a property
    monitors      claims as monitors, which see with each step of a run whether it has broken a claim
    properties    which properties a program violates
    violations    which properties a program violates, and nothing else about them, sooner
    mealy         the machine as test generators need it: complete and deterministic
"""
