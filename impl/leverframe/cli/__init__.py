"""The command line: thin commands, one module each.

    main            the door: finds commands by name, turns errors into exit codes
    arguments       what is typed on the command line, shared by the commands, and how shells complete it
    commands        the commands, one module each; each imports what is heavy inside the functions that need it
    conversation    the conversation of ``leverframe simulate``
    diagnostics     what is wrong with an input, as text
    journal_files   checkpoints, proofs and records in files, as ``leverframe journal`` is given them
    otherwise       what a name is that a command does not take
    output          where a result goes: stdout, or a file that is written whole or not at all
    progress        what is being done, in one line on stderr that gives way to the next: on terminals only
    reports         results as text: for people, for programs, for CI
    runs            what is found about one property or check, for the commands that show the run behind it
    selection       some claims among all: those that somebody asks for by name
    serving         lines in, lines out: how ``leverframe run`` lets a system work until its input ends or it is told
    session         a run of a machine in the making: events fire or are refused, steps can be taken back
    subjects        what an id names: a requirement, a finding, or a claim of one machine or several
    systems         the commands of ``leverframe run``, one module for each system
    targets         names and files → declarations
    tracing         the books of systems with reports on every machine that their requirements and findings speak of

What they share: `arguments` (what is typed), `targets` (names and files → declarations), `words` (plain English),
`tally` (counts and the exit code), `diagnostics` (what is wrong with an input), `page` (lines of text, wrapped and
styled), `claim_page` (a claim on a page), `tables` (numbers of several machines in the room that there is), `output`
(where they go), `progress` (what is being done, on terminals).

Only `main` is imported for ``leverframe --help``; every module imports what is heavy inside the functions that need it.
"""
