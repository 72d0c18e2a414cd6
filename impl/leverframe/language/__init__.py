"""The declaration language: YAML text → checked declaration.

The phases, in the order in which a text passes through them:

    reader         bytes of a file, within the stated limits
    nodes          YAML → a tree of plain values that knows the place of each of them
    schema         the shape: closed pydantic models, and the JSON Schema derived from them
    shape          the tree → the models; what is misshapen is explained and left out
    grammar        expressions and formulas → parse trees
    types          parse trees → the closed syntax of `expr`, names resolved, types checked
    elaborate      models → `Declaration`, every name resolved
    conditions     conditions that stand elsewhere, in the scope of a declaration
    statics        what can be decided without exploring
    loader         all of the above for a file; all errors at once
    catalog        where the bundled declarations are
    assumptions    what is assumed of endless paths, in words: printed with every verdict that depends on it
    claims         what is claimed of a machine
    declaration    the checked declaration: what a machine's YAML file says, with every name resolved
    evaluate       the value of an expression or formula at one point: the scalar semantics, in one place
    explanations   what every error code, check and concept means, for someone who has just met it
    expr           expressions and formulas: the closed abstract syntax that every engine shares
    guessing       what an unknown name was probably meant to be
    hints          what to write in place of something misshapen
    places         the places that pydantic names → the keys and indices of the file
    report         collecting what is wrong with a file
    resolver       the names and formulas of one file: looked up and typed, with what is wrong reported at its place
    samples        what a file may contain at a place, read off the JSON Schema of its shape
    syntax_hints   what to do about a text that is not YAML
    traceability   the shape of the files that tie machines to documents
"""
