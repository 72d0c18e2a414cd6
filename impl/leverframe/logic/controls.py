"""The control states in which a condition holds that reads nothing else.

The condition that a machine is stuck, for example, has a part for each control state. Evaluated in one state after the
other, each part is visited where it can matter (`bearing`); as sets of control states, all parts are visited once.

Limits: a condition that reads a variable has no such set, even if its truth does not depend on the variable.
"""

from collections.abc import Iterable, Sequence

from leverframe.deadline import ask
from leverframe.language.expr import And, Constant, Expr, Implies, InState, Not, Or

_Set = tuple[frozenset[str], bool]
"""These control states or, if the second part is true, all but these."""
_NONE: frozenset[str] = frozenset()


class Controls:
    """Finds the control states in which conditions hold; of several conditions, common parts are visited once."""

    def __init__(self) -> None:
        self._known: dict[Expr, _Set | None] = {}

    def among(self, controls: Sequence[str], condition: Expr) -> list[bool] | None:
        """Tell for each of some control states whether a condition holds in it; None if it reads more than that."""
        found = self._of(condition)
        return None if found is None else [(control in found[0]) != found[1] for control in controls]

    def _of(self, condition: Expr) -> _Set | None:
        match condition:
            case InState(name):
                return frozenset((name,)), False
            case Constant(value):
                return _NONE, bool(value)
            case Not(operand):
                found = self._of(operand)
                return None if found is None else (found[0], not found[1])
            case Or(operands):
                return self._any(condition, operands, inverted=False)
            case And(operands):
                return self._any(condition, operands, inverted=True)
            case Implies(left, right):
                return self._any(condition, (Not(left), right), inverted=False)
            case _:
                return None

    def _any(self, condition: Expr, operands: Iterable[Expr], *, inverted: bool) -> _Set | None:
        """Where one of the operands holds; if `inverted`, where all do: not where one of them does not hold."""
        if condition not in self._known:
            self._known[condition] = self._joined(operands, inverted=inverted)
        return self._known[condition]

    def _joined(self, operands: Iterable[Expr], *, inverted: bool) -> _Set | None:
        ask()
        included: list[frozenset[str]] = []
        excluded: list[frozenset[str]] = []
        for operand in operands:
            found = self._of(operand)
            if found is None:
                return None
            (included if found[1] == inverted else excluded).append(found[0])
        names = _NONE.union(*included)
        if not excluded:
            return names, inverted
        excluded.sort(key=len)
        return excluded[0].intersection(*excluded[1:]) - names, not inverted
