"""The explorer: machines, verdicts, requirements and findings as one HTML page, which needs no server and no network.

    Declaration, Report, Book ─machines, claims, catalogues→ data ─page→ HTML
                                     assets/*.js ─bundle→ one script ─┘

From the bottom up:

    values        what the data of the page consists of, and numbers that a browser reads exactly
    expressions   expressions as data, for the evaluator in the page
    pictures      the diagrams, without what the page has itself
    machines      a declaration as data
    runs          runs as the events that lead along them
    claims        verdicts as data
    catalogues    requirements and findings as data
    bundle        the modules of the page as one script
    page          the page

The modules of the page are in `assets`; `main.js` is where they begin. `evaluate.js` and `machine.js` are the semantics
of a step, which tests compare with `leverframe.model.machine`, state by state.
"""
