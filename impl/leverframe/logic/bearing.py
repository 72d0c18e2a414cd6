"""Which parts of a conjunction or disjunction can matter in a control state.

That a machine is stuck, say, is a disjunction over all of its states: looked at whole in each of them, it would cost
the square of their number. Limits: what a part says of control states is seen by its form, not by what it means.
"""

from collections.abc import Sequence

from leverframe.deadline import ask
from leverframe.language.expr import And, Constant, Formula, InState, Not, Or


class Bearing:
    """Of operands, those that can have a truth value in a control state."""

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
        """Their places, in order."""
        return sorted((*self._somewhere.get(control, ()), *self._everywhere))


def bearing(expression: Formula, *, truth: bool) -> frozenset[str] | None:
    """Control states outside of which an expression cannot have this truth value; None where that is not plain."""
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
            if truth == isinstance(expression, And):  # All of them at once.
                return frozenset.intersection(*known) if known else None
            return frozenset().union(*known) if len(known) == len(found) else None
        case _:
            return None
