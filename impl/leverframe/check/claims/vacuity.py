"""Vacuity: does a formula hold for an uninteresting reason?

A formula that holds is vacuous if one of its subformulas does not matter: the formula still holds if the subformula is
replaced by the constant that makes it harder to satisfy (false at a positive occurrence, true at a negative one). It is
enough to try the parts without temporal operators.

Source: O. Kupferman & M. Y. Vardi, 'Vacuity detection in temporal model checking', STTT 4(2), 2003.
Limits: one part at a time. Parts of a boolean comparison are not tried.
"""

from collections.abc import Callable, Iterator

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
from leverframe.logic.render import render


def idle_part(formula: Formula, holds: Callable[[Formula], bool]) -> str:
    """Return, for a formula that holds, which part of it does not matter; empty if every part matters."""
    for part, constant, whole in _weakenings(formula, positive=True):
        if part not in {TRUE, FALSE} and holds(whole):
            return f"it holds even with {constant.text} in place of: {render(part)}"
    return ""


def _weakenings(formula: Formula, *, positive: bool) -> Iterator[tuple[Formula, Constant, Formula]]:
    """Yield each part that can be replaced, the constant that replaces it, and the resulting formula."""
    match formula:
        case Not(operand) if is_temporal(operand):
            yield from _inside(operand, Not, positive=not positive)
        case And(operands) | Or(operands):
            kind = type(formula)
            for index, operand in enumerate(operands):
                before, after = operands[:index], operands[index + 1 :]

                def rebuild(
                    part: Formula,
                    kind: type[And | Or] = kind,
                    before: tuple[Formula, ...] = before,
                    after: tuple[Formula, ...] = after,
                ) -> Formula:
                    return kind((*before, part, *after))

                yield from _inside(operand, rebuild, positive=positive)
        case Implies(left, right):
            yield from _inside(left, lambda part: Implies(part, right), positive=not positive)
            yield from _inside(right, lambda part: Implies(left, part), positive=positive)
        case Next(quantifier, operand) | Finally(quantifier, operand) | Globally(quantifier, operand):
            unary = type(formula)
            yield from _inside(operand, lambda part: unary(quantifier, part), positive=positive)
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            binary = type(formula)
            yield from _inside(left, lambda part: binary(quantifier, part, right), positive=positive)
            yield from _inside(right, lambda part: binary(quantifier, left, part), positive=positive)
        case Release(left, right):
            yield from _inside(left, lambda part: Release(part, right), positive=positive)
            yield from _inside(right, lambda part: Release(left, part), positive=positive)
        case _:
            constant = FALSE if positive else TRUE
            yield formula, constant, constant


def _inside(
    formula: Formula,
    rebuild: Callable[[Formula], Formula],
    *,
    positive: bool,
) -> Iterator[tuple[Formula, Constant, Formula]]:
    for part, constant, whole in _weakenings(formula, positive=positive):
        yield part, constant, rebuild(whole)
