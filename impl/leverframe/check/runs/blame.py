"""Explain in words why an LTL formula is false on a run.

The explanation descends to the part of the formula that decides: for G f to the first position at which f is false,
for F f to 'f never becomes true', for a disjunction to its last temporal part, and so on inwards.
"""

from collections.abc import Iterator

from leverframe.errors import InternalError
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
)
from leverframe.logic.normal import normalise
from leverframe.logic.reading import Reading
from leverframe.logic.render import render


def blame(reading: Reading, formula: Formula) -> str:
    """Return why a formula is false at the first position of a run."""
    what = _why(reading, normalise(formula), 0)
    if not reading.trace.loop:
        return what
    if _stands(reading):
        return f"nothing happens any more, and {what}"
    return f"the run repeats the loop for ever, and {what}"


def _why(reading: Reading, formula: Formula, moment: int) -> str:
    """Return why a formula in negation normal form is false at a position of a run."""
    match formula:
        case And(operands) if is_temporal(formula):
            return _why(reading, next(part for part in operands if reading.at(part)[moment] is False), moment)
        case Or(operands) if is_temporal(formula):
            return _why(reading, next(part for part in reversed(operands) if is_temporal(part)), moment)
        case Next(_, operand):
            following = reading.after(moment)
            if following is None:
                raise InternalError("a finite run cannot decide a formula about a position after its end")
            return _why(reading, operand, following)
        case Finally(_, operand):
            return _never(reading, operand, moment)
        case Globally(_, operand) | Release(_, operand):
            return _why(reading, operand, _first(reading, operand, moment))
        case Until(_, left, right) | WeakUntil(_, left, right):
            broken = next((later for later in _onwards(reading, moment) if reading.at(left)[later] is False), None)
            return _never(reading, right, moment) if broken is None else _why(reading, left, broken)
        case _:
            return f"{_when(reading, moment)} this is false: {render(formula)}"


def _first(reading: Reading, operand: Formula, moment: int) -> int:
    return next(later for later in _onwards(reading, moment) if reading.at(operand)[later] is False)


def _onwards(reading: Reading, moment: int) -> Iterator[int]:
    """Yield a position and those that follow it, each once."""
    yield from range(moment, reading.moments)
    if reading.trace.loop:
        yield from range(len(reading.trace.prefix), moment)


def _never(reading: Reading, goal: Formula, moment: int) -> str:
    since = "" if moment == 0 else f"{_since(reading, moment)} "
    return f"{since}this never becomes true: {render(goal)}"


def _when(reading: Reading, moment: int) -> str:
    if moment + 1 == reading.moments and not reading.trace.loop:
        return f"in {reading.trace.end}"
    if moment == 0:
        return "in the initial state"
    return "then" if _unnumbered(reading, moment) else f"after step {moment}"


def _since(reading: Reading, moment: int) -> str:
    return "then" if _unnumbered(reading, moment) else f"from step {moment} on"


def _unnumbered(reading: Reading, moment: int) -> bool:
    """Is the position in the stuttering part of the run? The steps of that part are not printed one by one."""
    return _stands(reading) and moment >= len(reading.trace.prefix)


def _stands(reading: Reading) -> bool:
    return bool(reading.trace.loop) and all(step.event is None for step in reading.trace.loop)
