"""Suites as language-neutral JSON, for people who test without Leverframe (docs/vectors.md).

From the bottom up:

    format     the shape of the files, and their JSON Schema
    patterns   what may be seen next, with slots in place of ids
    graphs     everything that a subject may show in some cycles, one dimension at a time
    cycles     the cycles of a machine with what is expected
    automata   sequences of events with what is expected
    messages   messages with the verdicts that the document allows
    scopes     writes with what they may lead to
"""
