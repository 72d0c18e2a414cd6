"""Evidence, rechecked: nothing that the engines say is believed.

An evaluator of its own decides every listed verdict again. Of a certificate only the claim is taken: the conditions of
an invariant, the run of a trace. Everything else is made anew here, from the declaration: the transition relation, the
obligations, what 'enabled' means, what a ranking demands. A second solver decides, and the interpreter has the last
word about what the solver refutes.

From the bottom up:

    shape            JSON → values, and what misfits
    encoding         a declaration as SMT-LIB text
    evaluator        every verdict, decided again by enumerating states
    moments          text about one step → text about another
    solvers          scripts → answers, by a process that may crash, hang or talk nonsense
    cvc5_process     cvc5 as a process: a script on stdin, answers on stdout
    violations       violations of a claim, read literally on the interpreter
    assumptions      the assumptions of a claim about infinite paths
    certificates     proofs/<system>.json → values; nothing in the file is trusted
    obligations      the proof obligations of an invariant and its consequences, as scripts
    paths            whether one path violates a claim about all paths
    any_number       the obligations for any number of machines over a lock, as scripts
    counterexample   a solver's model, confirmed or rejected by the interpreter
    path_proofs      k-induction proofs as scripts
    replay           runs in the Informal Trace Format, replayed and judged
    examine          the evaluator and the runs of one declaration, in a process of its own
    judgement        an invariant and its consequences, judged
    claims           each entry compared with the declaration, the evaluator and its certificate
    recheck          all of it, in order: evidence → findings

It imports neither the engines nor what they are built on: `language` and `model` only.
"""
