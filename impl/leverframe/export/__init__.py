"""Declarations in the languages of other people's tools: each exporter is a pure function from a declaration to a text.

promela   SPIN                     smv       NuSMV, nuXmv
tla       TLC                      smtlib    any SMT solver
scxml     interpreters of SCXML

`common` is what they share. Mermaid and PlantUML are in `leverframe.view`, runs in `leverframe.model.itf`.
"""
