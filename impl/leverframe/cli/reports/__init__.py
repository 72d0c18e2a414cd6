"""Results as text: for people, for programs, for CI.

What is where:

    claim_page     one claim on a page: its verdict, its sentence, what is assumed, and the run that shows it
    engines        which engines decided how many claims, and that they agree: for people
    findings       what is wrong with the documents: for people, for programs, and as Markdown for docs/
    github         a report as GitHub workflow commands
    journal        journals as text and as JSON: records, verdicts, proofs
    json           a report as JSON: the shape is docs/check.schema.json
    junit          a report as JUnit XML, as CI servers read it
    machine_page   a machine on a page: states, variables, events, the transition matrix, and conditions in full
    mutants        what became of the mutants: a table for each machine, and by name what nothing noticed
    page           lines of text for people: wrapped to a width, styled where the output can show it
    pretty         a report for people: each machine under its heading, its claims by outcome
    prove          what was proved, for people
    recheck        what became of evidence: for people, and for programs
    requirements   what is known of the requirements: for people, for programs, and as Markdown for docs/
    sarif          a report as SARIF 2.1.0 (OASIS, 2020), for code scanning
    tables         numbers of several machines in the room that a page has
    tally          verdicts counted, and the exit code that they make
    why            everything that is known of one requirement, finding or claim: for people, and for programs
    words          plain English for what a report holds: machines, assumptions, and runs step by step
"""
