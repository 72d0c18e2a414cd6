"""Results as text: for people, for programs, for CI.

The modules:

    alerts         what a growing log shows as it comes, for people and as JSON Lines
    audit          audited logs: verdicts, violations with their rows
    audit_html     audited logs as a page
    audit_json     audited logs as JSON, and all violations as JSON Lines
    audit_junit    audited logs as JUnit XML
    audit_picture  violations of audited logs, drawn on the machine
    audit_row      one row of a log, explained
    audit_sarif    audited logs as SARIF
    claim_page     one claim on a page: verdict, sentence, assumptions, run
    conform        conformance: verdicts, failures with their runs; also as JSON and a statement
    conform_html   conformance as a page
    conform_junit  conformance as JUnit XML
    doctor         the examination of an adapter: each step, what was exchanged, what to do
    engines        how many claims each engine decided, and whether they agree
    findings       faults of the documents, as text, JSON and Markdown
    github         a report as GitHub workflow commands
    guess          a proposed mapping, and how it judges the sample
    explored       a report as the first view of an explorer page
    html           a page: escaped texts, its style, and the policy that allows nothing else
    journal        journals as text and as JSON: records, verdicts, proofs
    judged         verdicts on logs, and findings about journals
    json           a report as JSON, in the shape of docs/check.schema.json
    junit          a report as JUnit XML for CI servers
    learn          what an implementation really is, and where it differs
    machine_page   a machine on a page: states, variables, events, matrix of transitions
    mutants        the mutants of each machine: counts, and the names of survivors
    page           text wrapped to a width, and styled where the output can show it
    pretty         a report for people: each machine, its claims by outcome
    prove          proofs, for people
    recheck        rechecked evidence, for people and for programs
    replay         failures that were replayed, with what was exchanged
    requirements   the status of requirements, as text, JSON and Markdown
    retraced       a run that leads to a failure or a violation, as JSON and as a link in a page
    sarif          a report as SARIF 2.1.0 (OASIS, 2020) for code scanning
    styled         styled text and tables, measured in columns
    tables         numbers of several machines, fitted to the width of a page
    tally          verdicts counted, and the exit code that follows
    why            everything about one requirement, finding or claim, for people and for programs
    words          plain English for machines, assumptions and runs
"""
