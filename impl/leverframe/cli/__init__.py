"""The command line: thin commands, one module each.

``leverframe --help`` imports only `main`; every module imports heavy modules inside the functions that need them.

The modules:

    arguments       arguments and options that commands share, and how shells complete them
    commands        the commands, one module each
    conversation    the dialogue of ``leverframe simulate``
    diagnostics     errors of an input as text, with the line and a caret
    docstrings      help pages under ``python -OO``
    following       a growing log, judged until its input ends or a signal stops it
    journal_files   checkpoints, proofs and records in files, for ``leverframe journal``
    libraries       which library is behind an unexpected error: missing, broken, of a wrong version
    main            the entry point: finds commands by name, turns errors into exit codes
    otherwise       hints for a name of the wrong kind: what it is, and what to run instead
    output          output to stdout, or to a file that is written whole or not at all
    progress        the progress line on stderr, on terminals only
    reports         results as text: for people, for programs, for CI
    runs            the run behind one property or check
    selection       claims selected by name
    serving         lines in, lines out: the loop of ``leverframe run``, until its input ends or a signal stops it
    session         a run in progress: events fire or are refused, steps can be undone
    subjects        subjects by id: a requirement, a finding, or a claim
    systems         the commands of ``leverframe run``, one module for each system
    targets         names and files → declarations
    tracing         the requirements and findings of systems, with reports on every machine that they mention
    verification    the verdicts of ``leverframe journal verify``
"""
