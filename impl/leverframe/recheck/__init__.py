"""Evidence, rechecked: nothing that the engines say is believed.

An evaluator of its own decides every listed verdict again. Of a certificate only the claim is taken: the conditions of
an invariant, the run of a trace. Everything else is made anew here, from the declaration: the transition relation, the
obligations, what 'enabled' means, what a ranking demands. A second solver decides, and the interpreter has the last
word about what the solver refutes.

From the bottom up:

    shape            JSON → values, with what misfits
    certificates     proofs/<system>.json → values; nothing in the file is trusted
    encoding         a declaration as SMT-LIB text
    obligations      what has to be shown of an invariant and of what follows from it, as scripts
    moments          text about one step → text about another
    any_number       what has to be shown of any number of machines over a lock
    solvers          scripts → answers, by a process that may crash, hang or talk nonsense
    violations       what violates a claim, read literally, on the interpreter
    paths            whether one path violates a claim about all paths
    counterexample   what a solver's model says, and whether the interpreter agrees
    evaluator        every verdict, decided again by enumerating states
    replay           runs in the Informal Trace Format, replayed, and judged by what they are to show
    examine          the evaluator and the runs of one declaration, in a process of its own
    judgement        an invariant and what follows from it, judged
    assumptions      what a verdict assumes of endless paths
    claims           each entry held against the declaration, the evaluator and its certificate
    recheck          all of it, in order: evidence → findings
    cvc5_process     a script on stdin, answers on stdout, by the cvc5 of the Python package: a process of its own
    path_proofs      a claim that is said to follow by k-induction, as a script for a solver

It imports neither the engines nor what they are built on: `language` and `model` only.
"""
