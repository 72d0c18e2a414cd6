"""What the exporters share: names, comments, expressions, and the meaning of a property in another logic.

From the bottom up:

    bounds         the range of an expression, by interval arithmetic
    comments       ids of requirements and documentation, as comments
    effects        assignments as targets see them that know only states
    enabling       the meaning of 'enabled' in an export
    expressions    formulas as text, by a table of the target's operators
    layout         formal text in lines of one width
    names          identifiers for another language
    preimage       'some next state' and 'every next state' as expressions over the state before
    reserved       reserved words of the targets
    claims         a property in the logic of another tool, or why it has no place there
    tla_notation   operators and values in the notation of TLA+
"""
