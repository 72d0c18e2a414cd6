"""What the exporters share: names, comments, expressions, and what a property comes to in a temporal logic.

names        identifiers that a target accepts, the document's own wherever it does
comments     what is said beside the formal text: ids of requirements, documentation
bounds       between which integers an expression stays
preimage     'some next state' and 'every next state' as expressions over the state before
claims       properties in the fragment that a target can express, and what it cannot
expressions  formulas as text, by a table of the target's operators
"""
