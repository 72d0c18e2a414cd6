"""The command line: thin commands, one module each.

    main            the door: finds commands by name, turns errors into exit codes
    check           verdicts on every claim: report_pretty, report_json, report_junit, report_sarif, report_github
    why             everything about one requirement, finding or claim: subjects (what an id names), report_why
    show            a machine on a page: states, variables, events, transition matrix
    simulate        a machine step by step, from the arguments or in a conversation (`session`)
    explain         what an error code, a check or a concept means
    schema          the JSON Schema of declarations
    completion      the completion script of a shell

What they share: `arguments` (what is typed), `targets` (names and files → declarations), `words` (plain English),
`tally` (counts and the exit code), `diagnostics` (what is wrong with an input), `page` (lines of text, wrapped and
styled), `claim_page` (a claim on a page), `tables` (numbers of several machines in the room that there is), `output`
(where they go), `progress` (what is being done, on terminals).

Only `main` is imported for ``leverframe --help``; every module imports what is heavy inside the functions that need it.
"""
