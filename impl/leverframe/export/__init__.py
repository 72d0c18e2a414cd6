"""Exports of declarations to other tools: each exporter is a pure function from a declaration to text.

Mermaid and PlantUML are in `leverframe.view`, runs in `leverframe.model.itf`.

Modules:

    common    shared by the exporters: names, comments, expressions, claims
    promela   Promela for SPIN 6.5
    scxml     SCXML (W3C Recommendation, 2015), with ECMAScript for data
    smtlib    SMT-LIB 2.6 for any SMT solver
    smv       the language of NuSMV 2.6 and nuXmv
    tla       TLA+, with a configuration for TLC 2
"""
