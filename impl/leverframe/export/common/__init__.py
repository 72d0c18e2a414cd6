"""Shared by the exporters: names, comments, expressions, and the translation of properties to other logics.

From the bottom up:

    bounds         the range of an expression, by interval arithmetic
    comments       ids of requirements and documentation, as comments
    effects        assignments, for targets that assign in order or see only states
    enabling       definitions of 'enabled' in an export
    expressions    formulas as text, by a table of the target's operators
    layout         formal text wrapped to one width
    names          identifiers for another language
    preimage       'some next state' and 'every next state' as expressions over the state before
    reserved       reserved words of the targets
    claims         a property in the logic of another tool, or why that cannot express it
    tla_notation   operators and values in the notation of TLA+
"""
