"""What the exporters share: names, comments, expressions, and what a property comes to in a temporal logic.

names        identifiers that a target accepts, the document's own wherever it does
comments     what is said beside the formal text: ids of requirements, documentation
bounds       between which integers an expression stays
preimage     'some next state' and 'every next state' as expressions over the state before
claims       properties in the fragment that a target can express, and what it cannot
expressions  formulas as text, by a table of the target's operators

What is where:

    bounds         between which integers an expression stays, by interval arithmetic
    claims         what a property comes to in the logic of another tool
    comments       what is said beside the formal text
    effects        effects happen at once, and may come to nothing: what targets have to know that see only states
    enabling       what 'enabled' means in an export
    expressions    formulas as text in another language, by a table of its operators
    layout         formal text in lines of one width
    names          identifiers for another language
    preimage       'Some next state' and 'every next state' as expressions over the state before (weakest
    reserved       words that are no identifiers in the targets: their own, and those of what they come with
    tla_notation   how TLA+ writes operators and values (L. Lamport, 'Specifying Systems', 2002)
"""
