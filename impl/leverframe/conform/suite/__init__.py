"""A suite: tests of one kind, and what became of them. A campaign conducts several.

From the bottom up:

    fates        what became of a test; failures
    requests     what was asked, as requests of the wire protocol, and back
    worker       a process that performs tasks of this one
    crew         tasks on several subjects at a time
    running      a fresh process of the subject, and its exchanges
    bounds       a machine that is too large, at its small constants
    lanes        a large suite in lanes
    results      what a suite plans, and what came of it
    independent  tests that come to a state again, which shows that only the state and the input matter
    failures     failures, clustered by their cause, with the shortest run that shows each
    directed     the tests that are directed at each requirement, by the transitions that they may take
    listed       a suite whose tests are known beforehand, each with a reset of its own
"""
