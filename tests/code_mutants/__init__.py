"""Code mutants: small faults in our own Python code, each of which some test should notice.

`python -m tests.code_mutants PACKAGE...` (``make mutants``) plants faults in the code of `leverframe` one at a time,
runs the tests that execute the faulty line, and reports the faults that no test notices. (`leverframe.mutation` plants
faults in *declarations*, for users. This package does not concern it.) ``docs/code-mutants.md`` explains the use and
keeps the scores.

Why no library does this: mutmut 3 leaves out module-level code, properties and other decorated functions; cosmic-ray
rewrites the checkout and starts a whole pytest for each mutant.

From the bottom up:

    operators    a module's text → its mutants
    workshop     a copy of the repository, and a process that runs tests in it
    server       that process: for each request it forks, after the slow imports
    plugin       pytest in such a fork: selects, measures, and reports the first failure
    selection    which tests execute a line, and their times
    score        outcomes → a score with a confidence interval; the mutants that a person judged equivalent
"""
