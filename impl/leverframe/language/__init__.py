"""The declaration language: YAML text → checked declaration.

The modules in the order in which they process a text, then the others:

    reader         bytes of a file, within limits
    nodes          YAML → a tree of plain values, each with its place
    syntax_hints   hints for text that is not YAML
    schema         the shape: closed pydantic models
    draft_7        the JSON Schema derived from them
    shape          the tree → the models; malformed parts are reported and left out
    hints          a hint for each error of shape
    samples        example values for hints, from the JSON Schema
    places         the places that pydantic reports → keys and indices of the file
    descent        formulas without mistakes, read quickly
    grammar        expressions and formulas → parse trees
    expr           the closed abstract syntax of expressions and formulas
    types          parse trees → the abstract syntax, with names resolved and types checked
    guessing       the name that an unknown name probably means
    resolver       the names and formulas of one file, looked up and typed
    claims         models of properties → claims
    elaborate      models → `Declaration`
    declaration    the checked declaration
    builtin        the claims that every machine gets, in words
    statics        checks that need no exploration
    report         all errors of a file, collected
    loader         all of the above, for a file
    replicas       several machines over one lock, as one declaration
    evaluate       the value of an expression or formula at one point: the scalar semantics
    conditions     conditions outside a declaration, such as those of a certificate, in its scope
    assumptions    assumptions about infinite paths, in words
    catalog        the places of the bundled declarations
    packed         files of which a wheel contains packed ones
    explanations   the meaning of every error code, check and concept
    traceability   the shapes of requirements.yaml, findings.yaml and sources.yaml
    interface      the shape of interface.yaml
    mapping        the shape of mappings of logs
"""
