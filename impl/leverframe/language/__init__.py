"""The declaration language: YAML text → checked declaration.

The phases, in the order in which a text passes through them:

    reader       bytes of a file, within the stated limits
    nodes        YAML → a tree of plain values that knows the place of each of them
    schema       the shape: closed pydantic models, and the JSON Schema derived from them
    shape        the tree → the models; what is misshapen is explained and left out
    grammar      expressions and formulas → parse trees
    types        parse trees → the closed syntax of `expr`, names resolved, types checked
    elaborate    models → `Declaration`, every name resolved
    conditions   conditions that stand elsewhere, in the scope of a declaration
    statics      what can be decided without exploring: terminal states, overlapping guards, guards that are never true
    loader       all of the above for a file; all errors at once
    catalog      where the bundled declarations are
"""
