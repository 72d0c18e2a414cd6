"""Declarations in the languages of other people's tools: each exporter is a pure function from a declaration to a text.

Mermaid and PlantUML are in `leverframe.view`, runs in `leverframe.model.itf`.

What is where:

    common    what the exporters share: names, comments, expressions, claims
    promela   Promela for SPIN 6.5
    scxml     SCXML (W3C Recommendation, 2015), with ECMAScript for data
    smtlib    SMT-LIB 2.6 for any SMT solver
    smv       the language of NuSMV 2.6 and nuXmv
    tla       TLA+, with a configuration for TLC 2
"""
