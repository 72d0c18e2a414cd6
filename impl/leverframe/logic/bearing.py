"""The parts of a conjunction or disjunction that can matter in a control state.

The condition that a machine is stuck, for example, is a disjunction over all its states. Its evaluation in each state
would cost the square of their number. Limits: the control states of a part are determined by its form, not its meaning.
"""

from collections.abc import Sequence
from functools import lru_cache

from leverframe.deadline import ask
from leverframe.language.expr import And, Constant, Formula, InState, Not, Or


class Bearing:
    """For each control state, the operands that can have a given truth value there."""

    def __init__(self, operands: Sequence[Formula], *, truth: bool) -> None:
        self._everywhere: list[int] = []
        self._somewhere: dict[str, list[int]] = {}
        for index, operand in enumerate(operands):
            controls = bearing(operand, truth=truth)
            if controls is None:
                self._everywhere.append(index)
            for control in controls or ():
                self._somewhere.setdefault(control, []).append(index)

    def on(self, control: str) -> Sequence[int]:
        """The indices of these operands, in order."""
        return sorted((*self._somewhere.get(control, ()), *self._everywhere))


MOST_KEPT = 1 << 14
"""The number of expressions whose control states are kept: mutants of a machine share most of them."""


@lru_cache(MOST_KEPT)
def bearing(expression: Formula, *, truth: bool) -> frozenset[str] | None:
    """The control states outside which an expression cannot have this truth value; None if its form does not tell."""
    ask()
    match expression:
        case InState(name) if truth:
            return frozenset((name,))
        case Constant(value) if bool(value) != truth:
            return frozenset()
        case Not(operand):
            return bearing(operand, truth=not truth)
        case And(operands) | Or(operands):
            found = [bearing(operand, truth=truth) for operand in operands]
            known = [controls for controls in found if controls is not None]
            if truth == isinstance(expression, And):  # All parts have this truth value.
                return frozenset.intersection(*known) if known else None
            return frozenset().union(*known) if len(known) == len(found) else None
        case _:
            return None
