"""The common fragment of CTL and LTL: formulas that have the same meaning with and without path quantifiers.

If a CTL formula has an equivalent LTL formula, then the CTL formula without its quantifiers is one. This is the case
for deterministic formulas: those in which the state alone decides each choice (to continue waiting or to stop, this
disjunct or that one). It also holds for fair paths, because fairness does not depend on where a path begins, and every
finite path continues to a fair one (`leverframe.logic.paths`).

Source: M. Maidl, 'The common fragment of CTL and LTL', FOCS 2000; E. M. Clarke & I. A. Draghicescu, 'Expressibility
results for linear-time and branching-time logics', 1988. Limits: determinism is decided by form, not by meaning: at
most one part of a disjunction is temporal, and the right operand of an until is not.
"""

from leverframe.language.expr import (
    And,
    Finally,
    Formula,
    Globally,
    Next,
    Or,
    Release,
    Until,
    WeakUntil,
    is_temporal,
    transform,
)


def branching(formula: Formula) -> Formula | None:
    """The CTL formula about all paths that is equivalent to a CTL or LTL formula in negation normal form.

    None if the formula is not in the fragment.
    """
    if not is_temporal(formula):
        return formula
    match formula:
        case And(operands) | Or(operands):
            parts = tuple(part for part in map(branching, operands) if part is not None)
            several = isinstance(formula, Or) and sum(map(is_temporal, operands)) > 1
            return None if several or len(parts) < len(operands) else type(formula)(parts)
        case Next(quantifier, operand) | Globally(quantifier, operand):
            inner = branching(operand)
            return None if quantifier == "E" or inner is None else type(formula)("A", inner)
        case Finally(quantifier, operand):
            return None if quantifier == "E" or is_temporal(operand) else Finally("A", operand)
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            inner = branching(left)
            return (
                None if quantifier == "E" or inner is None or is_temporal(right) else type(formula)("A", inner, right)
            )
        case Release(left, right) if not is_temporal(left) and not is_temporal(right):
            return WeakUntil("A", right, And((left, right)))
        case _:
            return None


def linear(formula: Formula) -> Formula:
    """The formula without its path quantifiers."""

    def bare(part: Formula) -> Formula | None:
        match part:
            case Next(str(), operand) | Finally(str(), operand) | Globally(str(), operand):
                return type(part)(None, linear(operand))
            case Until(str(), left, right) | WeakUntil(str(), left, right):
                return type(part)(None, linear(left), linear(right))
            case _:
                return None

    return transform(formula, bare)
