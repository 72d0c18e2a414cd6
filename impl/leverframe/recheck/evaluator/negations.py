"""Negation normal form: the part that CTL and LTL have in common."""

from collections.abc import Callable

from leverframe.language.expr import And, Formula, Implies, Not, Or, is_temporal


def inwards(formula: Formula, operator: Callable[[Formula, bool], Formula], *, negated: bool) -> Formula:
    """Return a formula or its negation, negated only at conditions; `operator` rewrites the temporal operators."""
    if not is_temporal(formula):
        return Not(formula) if negated else formula
    match formula:
        case Not(operand):
            return inwards(operand, operator, negated=not negated)
        case And(operands) | Or(operands):
            parts = tuple(inwards(part, operator, negated=negated) for part in operands)
            return And(parts) if isinstance(formula, And) != negated else Or(parts)
        case Implies(left, right):
            return inwards(Or((Not(left), right)), operator, negated=negated)
        case _:
            return operator(formula, negated)
