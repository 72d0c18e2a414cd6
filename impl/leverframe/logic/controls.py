"""The control states in which a condition holds that reads nothing else.

The condition that a machine is stuck, for example, has a part for each control state. Evaluated in one state after the
other, each part is visited where it can matter (`bearing`); as sets of control states, all parts are visited once.

Limits: a condition that reads a variable has no such set, even if its truth does not depend on the variable.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from leverframe.deadline import ask
from leverframe.language.expr import And, Constant, Expr, Implies, InState, Not, Or


@dataclass(frozen=True, slots=True)
class Controls:
    """A set of control states: these, or all but these."""

    names: frozenset[str]
    inverted: bool = False

    def __contains__(self, control: str) -> bool:
        return (control in self.names) != self.inverted


def controls(condition: Expr) -> Controls | None:
    """The control states in which a condition holds; None if it reads more than the control state."""
    ask()
    match condition:
        case InState(name):
            return Controls(frozenset((name,)))
        case Constant(value):
            return Controls(frozenset(), inverted=bool(value))
        case Not(operand):
            return _but(controls(operand))
        case Or(operands):
            return _any(map(controls, operands))
        case And(operands):
            return _but(_any(_but(controls(operand)) for operand in operands))
        case Implies(left, right):
            return _any(iter((_but(controls(left)), controls(right))))
        case _:
            return None


def _but(found: Controls | None) -> Controls | None:
    """All other control states."""
    return None if found is None else Controls(found.names, not found.inverted)


def _any(parts: Iterator[Controls | None]) -> Controls | None:
    """The control states of all parts; None if one of them is None."""
    found: list[Controls] = []
    for part in parts:
        if part is None:
            return None
        found.append(part)
    names = frozenset[str]().union(*(one.names for one in found if not one.inverted))
    excluded = sorted((one.names for one in found if one.inverted), key=len)
    return Controls(excluded[0].intersection(*excluded[1:]) - names, inverted=True) if excluded else Controls(names)
