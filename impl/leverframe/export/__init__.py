"""Declarations in the languages of other people's tools: each exporter is a pure function from a declaration to a text.

promela   SPIN                     smv       NuSMV, nuXmv
tla       TLC                      smtlib    any SMT solver
scxml     interpreters of SCXML

`common` is what they share. Mermaid and PlantUML are in `leverframe.view`, runs in `leverframe.model.itf`.

What is where:

    common    what the exporters share: names, comments, expressions, and what a property comes to in a temporal logic
    promela   declarations in Promela, for SPIN 6.5 (Holzmann, 'The SPIN model checker', 2003; spinroot.com/spin/Man)
    scxml     declarations as state charts in SCXML (W3C Recommendation, 1 September 2015), with ECMAScript for data
    smtlib    declarations as SMT-LIB 2.6 (Barrett, Fontaine & Tinelli, 2021)
    smv       declarations in the language of NuSMV 2.6 and nuXmv (Cavada et al., 'NuSMV 2.6 user manual', 2015)
    tla       declarations in TLA+ (Lamport, 'Specifying systems', 2002), with a configuration for TLC 2, of any age
"""
