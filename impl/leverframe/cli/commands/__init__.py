"""The commands, one module each; each imports heavy modules inside the functions that need them.

The modules:

    audit          logs of a program, judged against its machine
    build          the derived folders, made or checked
    check          verdicts on every claim
    completion     the script by which a shell completes commands, systems, profiles and events
    conform        an implementation, judged by what it shows
    doctor         an adapter, tested before the product behind it is judged
    explain        the meaning of an error code, a check or a concept, and what to do
    explore        machines, verdicts, requirements and findings as one HTML page
    export         a machine, or a run of it, for other people's tools
    findings       faults of the documents, and the checks that show them
    graph          a machine as a picture, or as text for tools that draw
    import_        a drawing → a declaration
    init           a declaration to start from, of a few answers or of a drawing
    init_adapter   an adapter to start from
    interface      how the world sees a machine, printed
    journal        everything about journals: make, append, show, verify, sign, witness, prove
    prove          proofs, and certificates for others to recheck
    recheck        evidence, judged by an independent evaluator and another solver
    replay         failures of an earlier report, run again
    requirements   the requirements of the documents, and the checks that cover them
    run            the systems of the documents, running
    schema         the JSON Schema that editors check declarations with
    show           a machine on a page
    simulate       a machine step by step
    learn          what an implementation really is
    sut            the systems of the documents, as subjects of conformance tests
    vectors        suites as language-neutral JSON
    wire           the JSON Schemas of the messages between the runner and an adapter
    why            everything about one requirement, finding, property or check
"""
