"""Recheck evidence without trusting the engines that made it.

A separate evaluator decides every listed verdict again. `recheck` takes only the claim from a certificate: the
conditions of an invariant, or the run of a trace. It derives everything else from the declaration: the transition
relation, the obligations, the meaning of 'enabled', the requirements on a ranking. A second solver decides the
obligations, and the interpreter confirms each refutation of the solver.

From the bottom up:

    shape            JSON → values, and type errors
    encoding         a declaration as SMT-LIB text
    evaluator        every verdict, decided again by enumerating states
    moments          terms about one step → terms about another
    solvers          scripts → answers, by a process that may crash, hang or write nonsense
    cvc5_process     cvc5 as a process: a script on stdin, answers on stdout
    violations       violations of a claim, evaluated on the interpreter
    assumptions      the assumptions of a claim about infinite paths
    certificates     proofs/<system>.json → values; the file is untrusted
    obligations      the proof obligations of an invariant and its consequences, as scripts
    paths            whether one path violates a claim about all paths
    any_number       the obligations for any number of machines over a lock, as scripts
    counterexample   a solver's model, confirmed or rejected by the interpreter
    path_proofs      k-induction proofs as scripts
    replay           runs in the Informal Trace Format, replayed and judged
    examine          the evaluator and the runs of one declaration, in a separate process
    judgement        an invariant and its consequences, judged
    claims           each entry compared with the declaration, the evaluator and its certificate
    recheck          all of it, in order: evidence → findings

It imports only `language`, `model`, `files` and `errors`, and no package of the engines.
"""
