"""Negation normal form: negations pushed to the atoms.

In the result, A marks the universal operators and E the existential ones; LTL has neither.

The dualities of CTL (Clarke, Emerson & Sistla 1986), with weak until as the dual of until:
¬E[f U g] = A[¬g W (¬f ∧ ¬g)], ¬E[f W g] = A[¬g U (¬f ∧ ¬g)]. In LTL the dual of until is release (Manna & Pnueli 1992):
¬(f U g) = ¬f R ¬g.
"""

from collections.abc import Iterator
from typing import assert_never

from leverframe.errors import InternalError
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
    Quantifier,
    Release,
    Temporal,
    Until,
    WeakUntil,
    children,
    is_temporal,
)


def existential(formula: Temporal) -> Formula | None:
    """A formula of CTL by E X, E G and E U alone, as far as its first operator goes; None if it is one of LTL."""
    match formula:
        case Finally("E", operand):
            return Until("E", TRUE, operand)
        case WeakUntil("E", left, right):
            return Or((Until("E", left, right), Globally("E", left)))
        case Next("A", operand):
            return Not(Next("E", Not(operand)))
        case Finally("A", operand):
            return Not(Globally("E", Not(operand)))
        case Globally("A", operand):
            return Not(Finally("E", Not(operand)))
        case Until("A", left, right):
            neither = And((Not(left), Not(right)))
            return Not(Or((Until("E", Not(right), neither), Globally("E", Not(right)))))
        case WeakUntil("A", left, right):
            return Not(Until("E", Not(right), And((Not(left), Not(right)))))
        case _:
            return None


def negate(formula: Formula) -> Formula:
    """The negation of a formula, in negation normal form."""
    return normalise(formula, positive=False)


def normalise(formula: Formula, *, positive: bool = True) -> Formula:
    """The formula, or its negation, with negations only on subformulas without temporal operators."""
    if not is_temporal(formula):
        return _atom(formula, positive=positive)
    match formula:
        case Not(operand):
            return normalise(operand, positive=not positive)
        case And(operands) | Or(operands):
            parts = tuple(normalise(part, positive=positive) for part in operands)
            return And(parts) if isinstance(formula, And) == positive else Or(parts)
        case Implies(left, right) if positive:
            return Or((normalise(left, positive=False), normalise(right)))
        case Implies(left, right):
            return And((normalise(left), normalise(right, positive=False)))
        case _ if isinstance(formula, Temporal):
            return _temporal(formula, positive=positive)
        case _:
            raise InternalError("a temporal operator inside a comparison")


def signed(formula: Formula, *, positive: bool = True) -> Iterator[tuple[Temporal, bool]]:
    """Every temporal operator of a formula, and whether it is under an even number of negations."""
    if isinstance(formula, Temporal):
        yield formula, positive
    match formula:
        case Not(operand):
            yield from signed(operand, positive=not positive)
        case Implies(left, right):
            yield from signed(left, positive=not positive)
            yield from signed(right, positive=positive)
        case _:
            for part in children(formula):
                yield from signed(part, positive=positive)


def _atom(formula: Formula, *, positive: bool) -> Formula:
    if positive:
        return formula
    match formula:
        case Constant(value):
            return FALSE if value else TRUE
        case Not(operand):
            return operand
        case _:
            return Not(formula)


def _temporal(formula: Temporal, *, positive: bool) -> Formula:
    match formula:
        case Next(quantifier, operand):
            return Next(_dual(quantifier, positive=positive), normalise(operand, positive=positive))
        case Finally(quantifier, operand):
            operator = Finally if positive else Globally
            return operator(_dual(quantifier, positive=positive), normalise(operand, positive=positive))
        case Globally(quantifier, operand):
            operator = Globally if positive else Finally
            return operator(_dual(quantifier, positive=positive), normalise(operand, positive=positive))
        case Until(None, left, right) if not positive:
            return Release(normalise(left, positive=False), normalise(right, positive=False))
        case Release(left, right) if positive:
            return Release(normalise(left), normalise(right))
        case Release(left, right):
            return Until(None, normalise(left, positive=False), normalise(right, positive=False))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            strong = isinstance(formula, Until) == positive
            kind, dual = (Until if strong else WeakUntil), _dual(quantifier, positive=positive)
            if positive:
                return kind(dual, normalise(left), normalise(right))
            neither = And((normalise(left, positive=False), normalise(right, positive=False)))
            return kind(dual, normalise(right, positive=False), neither)
        case _:
            assert_never(formula)


def _dual(quantifier: Quantifier | None, *, positive: bool) -> Quantifier | None:
    if positive or quantifier is None:
        return quantifier
    return "E" if quantifier == "A" else "A"
