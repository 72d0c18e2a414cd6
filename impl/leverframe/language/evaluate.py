"""The value of an expression or formula at one point: the scalar semantics, in one place.

The interpreter, the replay of traces and the static checks use it; the NumPy engine is tested against it. A formula is
compiled once into closures, so later evaluations need no dispatch on the syntax. Temporal operators have no value at a
point and raise InternalError.
"""

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, assert_never

from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.expr import (
    And,
    Compare,
    Comparison,
    Conditional,
    Constant,
    Enabled,
    Extremum,
    Finally,
    Formula,
    Globally,
    Implies,
    InState,
    LastEvent,
    Next,
    Not,
    Or,
    Primed,
    Release,
    Sum,
    Until,
    Variable,
    WeakUntil,
)


class Point(Protocol):
    """The point of an evaluation: a state, with the event that entered it."""

    @property
    def control(self) -> str:
        """The control state."""
        ...

    @property
    def values(self) -> Mapping[str, int]:
        """The variables' values."""
        ...

    @property
    def last_event(self) -> str | None:
        """The event or environment action of the step into this point; None initially and after a stutter step."""
        ...

    def is_enabled(self, event: str | None) -> bool:
        """Is `event` enabled here? None asks for any input, machine or fault event."""
        ...

    @property
    def after(self) -> "Point":
        """The state after the step, if the point has a step."""
        ...


Evaluator = Callable[[Point], int]

_COMPARE: Mapping[Comparison, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True, slots=True)
class Valuation:
    """A point with a control state and variables only: enough for expressions."""

    control: str
    values: Mapping[str, int]
    last_event: str | None = None

    def is_enabled(self, event: str | None) -> bool:
        """Raise InternalError: a valuation has no machine."""
        raise InternalError(f"'enabled({event})' was evaluated at a bare valuation")

    @property
    def after(self) -> Point:
        """Raise InternalError: a valuation has no step."""
        raise InternalError("a primed name was evaluated at a single state")


@dataclass(frozen=True, slots=True)
class Pair:
    """The states before and after a step: a point for `ensures`. Unprimed names read the state before."""

    before: Point
    after: Point

    @property
    def control(self) -> str:
        """The control state before."""
        return self.before.control

    @property
    def values(self) -> Mapping[str, int]:
        """The variables' values before."""
        return self.before.values

    @property
    def last_event(self) -> str | None:
        """The event that entered the state before."""
        return self.before.last_event

    def is_enabled(self, event: str | None) -> bool:
        """Is it enabled in the state before?"""
        return self.before.is_enabled(event)


MOST_KEPT = 1 << 13
"""The number of formulas that are kept compiled: many have parts in common."""


@lru_cache(MOST_KEPT)
def compile_formula(formula: Formula) -> Evaluator:  # noqa: C901 -- one case for each kind of node
    """A function from a point to the formula's value there (booleans are 0 and 1)."""
    ask()
    match formula:
        case Constant(value):
            return lambda _: value
        case Variable(name):
            return lambda point: point.values[name]
        case InState(name):
            return lambda point: point.control == name
        case Primed(atom):
            afterwards = compile_formula(atom)
            return lambda point: afterwards(point.after)
        case LastEvent(name):
            return lambda point: point.last_event == name
        case Enabled(event):
            return lambda point: point.is_enabled(event)
        case Not(operand):
            negated = compile_formula(operand)
            return lambda point: not negated(point)
        case And(operands):
            conjuncts = [compile_formula(part) for part in operands]
            return lambda point: all(part(point) for part in conjuncts)
        case Or(operands):
            disjuncts = [compile_formula(part) for part in operands]
            return lambda point: any(part(point) for part in disjuncts)
        case Implies(left, right):
            premise, conclusion = compile_formula(left), compile_formula(right)
            return lambda point: not premise(point) or conclusion(point)
        case Compare(symbol, left, right):
            compare, first, second = _COMPARE[symbol], compile_formula(left), compile_formula(right)
            return lambda point: compare(first(point), second(point))
        case Sum(terms):
            signed = [(sign, compile_formula(term)) for sign, term in terms]
            return lambda point: sum(sign * term(point) for sign, term in signed)
        case Extremum(name, operands):
            choose = min if name == "min" else max
            candidates = [compile_formula(part) for part in operands]
            return lambda point: choose(part(point) for part in candidates)
        case Conditional(test, then, otherwise):
            when, yes, no = compile_formula(test), compile_formula(then), compile_formula(otherwise)
            return lambda point: yes(point) if when(point) else no(point)
        case Next() | Finally() | Globally() | Until() | WeakUntil() | Release():
            raise InternalError("a temporal formula has no value at a point")
        case _:
            assert_never(formula)
