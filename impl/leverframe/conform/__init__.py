"""Conformance: an implementation in any language, judged from the outside.

From the bottom up:

    wire         the messages between the runner and an adapter, and their JSON Schemas
    automata     test suites for Mealy machines, with k extra states, and what follows from them
    subject      an adapter as a process: one session of requests and answers, whatever the process does
    vocabulary   the names of a machine that an adapter may use
    adapters     templates of adapters, filled in for a machine
    doctor       an adapter tested by itself, step by step
    cycles       mode cycles: what is asked, and everything that may be seen
    judge        what was seen, compared with what may be seen
    policies     policies that a subject decides by, and which decision is demanded
    scopes       workspaces with intents, and what each write to them may lead to
    messages     mode messages: bytes to judge, and the verdicts that the document allows
    suite        tests of one kind, and what became of them
    data         suites of messages, of the same data again, of policies, and of scopes
    events       mode events: suites with a guarantee, judged step by step
    vectors      suites as files, for use without Leverframe
    campaign     all suites of a subject, and the verdicts of its requirements
"""
