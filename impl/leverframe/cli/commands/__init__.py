"""The commands, one module each; each imports what is heavy inside the functions that need it.

What is where:

    build          the derived folders, made or checked
    check          verdicts on every claim
    completion     the script that makes a shell complete commands, systems, profiles and events
    explain        what an error code, a check or a concept means, and what to do
    export         a machine, or a run of it, for other people's tools
    findings       what is wrong with the documents, and what shows it
    graph          a machine as a picture, or as text for tools that draw
    import_        a drawing becomes a declaration
    journal        make a journal, add to it, show it, verify it, sign it, have it witnessed, prove from it
    prove          proofs, and the certificates by which others can recheck them
    recheck        evidence, judged by an evaluator of its own and by another solver
    requirements   what the documents ask, and which checks answer for it
    run            the systems of the documents, at work
    schema         the JSON Schema that editors check declarations with
    show           a machine on a page
    simulate       a machine step by step
    why            everything that is known of one requirement, finding, property or check
"""
