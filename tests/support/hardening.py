"""Formulas with one part replaced by the constant that strengthens the formula: vacuity by brute force."""

from collections.abc import Iterator

from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Constant,
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Or,
    Release,
    Until,
    WeakUntil,
    is_temporal,
)


def hardened(formula: Formula, constant: Constant) -> Iterator[Formula]:
    """Yield the formula with one part replaced by `constant` or its opposite, whichever makes it stronger."""
    opposite = TRUE if constant == FALSE else FALSE
    match formula:
        case And(operands) | Or(operands):
            for index, operand in enumerate(operands):
                for harder in hardened(operand, constant):
                    yield type(formula)((*operands[:index], harder, *operands[index + 1 :]))
        case Implies(left, right):
            yield from (Implies(harder, right) for harder in hardened(left, opposite))
            yield from (Implies(left, harder) for harder in hardened(right, constant))
        case Not(operand) if is_temporal(operand):
            yield from (Not(harder) for harder in hardened(operand, opposite))
        case Next(quantifier, operand) | Finally(quantifier, operand) | Globally(quantifier, operand):
            yield from (type(formula)(quantifier, harder) for harder in hardened(operand, constant))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            yield from (type(formula)(quantifier, harder, right) for harder in hardened(left, constant))
            yield from (type(formula)(quantifier, left, harder) for harder in hardened(right, constant))
        case Release(left, right):
            yield from (Release(harder, right) for harder in hardened(left, constant))
            yield from (Release(left, harder) for harder in hardened(right, constant))
        case _ if formula not in {TRUE, FALSE}:
            yield constant
        case _:
            return
