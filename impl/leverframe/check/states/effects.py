"""Effects of a transition on packed states, as arithmetic on whole states if possible.

An assignment is compiled to the cheapest correct form of these three:

    shift     the guard determines the old value (``when: lock == FREE``, ``set: {lock: HELD}``), or a constant is added
              within bounds that the guard sets (``when: steps < MAX``, ``set: {steps: steps + 1}``): add a constant
    reset     a constant replaces any old value: subtract the digit (neighbouring digits all at once), add a constant
    general   anything else: evaluate an array expression, and check its values against the variable's range

Right sides read the state before the step, so effects assign simultaneously.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leverframe.check.states.packing import Digit, Layout, Mask, Packed, StateColumns, Values, runs
from leverframe.check.states.vector import Compiler, VectorExpression
from leverframe.language.declaration import Transition, VariableDeclaration
from leverframe.language.expr import Constant, Expr, Sum, Variable
from leverframe.language.statics import literal_bounds

Indices = npt.NDArray[np.intp]
Bounds = Mapping[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Escape:
    """An assignment that leaves its variable's range, with one state in which it does so."""

    state: int
    event: str
    variable: str
    value: int


Escapes = dict[tuple[str, str], Escape]
"""The first escape found for each event and variable."""


@dataclass(frozen=True, slots=True)
class _Assignment:
    """A general assignment."""

    variable: VariableDeclaration
    digit: Digit
    evaluate: VectorExpression


class Effects:
    """The effects of a transition, compiled."""

    def __init__(self, transition: Transition, layout: Layout, compiler: Compiler) -> None:
        self._event = transition.event
        self._dtype = layout.dtype
        self._shift = 0
        self._general: list[_Assignment] = []
        variables = {variable.name: variable for variable in layout.declaration.variables}
        bounds = bounds_of(transition.guard, variables)
        resets: list[Digit] = []
        for name, value in transition.effects:
            digit = layout.digits.get(name)
            if digit is None and value == Variable(name):
                continue
            # A variable with one value takes no space in the packing. Any other value leaves its range.
            place = digit or Digit(name, variables[name].low, 1, 0)
            shift = constant_change(variables[name], value, bounds)
            if shift is not None:
                self._shift += shift * place.weight
            elif isinstance(value, Constant) and variables[name].low <= value.value <= variables[name].high:
                self._shift += (value.value - place.low) * place.weight
                resets.append(place)
            else:
                self._general.append(_Assignment(variables[name], place, compiler.compile(value)))
        self._resets = tuple(runs(resets))

    @property
    def injective(self) -> bool:
        """Do different states have different targets?"""
        return not self._resets and not self._general

    def apply(
        self,
        columns: StateColumns,
        chosen: Indices,
        control_shift: int,
        escapes: Escapes,
    ) -> tuple[Packed, Mask | None]:
        """Return the targets of the chosen states, and which of them are in range (None: all of them)."""
        sources = columns.states.take(chosen)
        targets = sources
        for run in self._resets:
            targets = targets - run.of(sources) * run.weight
        targets = targets + (self._shift + control_shift)
        if not self._general:
            return targets, None
        wide, legal = targets.astype(np.int64), np.ones(len(chosen), dtype=np.bool_)
        for assignment in self._general:
            new = _take(assignment.evaluate(columns), chosen)
            old = _take(columns.column(assignment.variable.name), chosen)
            legal &= self._inside(assignment.variable, sources, new, escapes)
            wide += (new - old) * assignment.digit.weight
        # A target outside the packing belongs to an escape and is dropped. The others fit.
        return wide.astype(self._dtype), legal

    def _inside(
        self,
        variable: VariableDeclaration,
        sources: Packed,
        values: npt.NDArray[np.int64],
        escapes: Escapes,
    ) -> Mask:
        outside = (values < variable.low) | (values > variable.high)
        if outside.any():
            first = int(np.argmax(outside))
            escape = Escape(int(sources[first]), self._event, variable.name, int(values[first]))
            escapes.setdefault((self._event, variable.name), escape)
        return ~outside


def bounds_of(guard: Expr, variables: Mapping[str, VariableDeclaration]) -> Bounds:
    """Return for every variable an interval that contains its value wherever the guard holds."""
    bounds = {name: (variable.low, variable.high) for name, variable in variables.items()}
    for name, (low, high) in literal_bounds(guard):
        old_low, old_high = bounds[name]
        bounds[name] = (max(low, old_low), min(high, old_high))
    return bounds


def constant_change(variable: VariableDeclaration, value: Expr, bounds: Bounds) -> int | None:
    """Return the change of the variable's value if it is the same in all states and stays in range, else None."""
    low, high = bounds[variable.name]
    match value:
        case Constant(constant) if low == high and variable.low <= constant <= variable.high:
            return constant - low
        case Sum(((1, Variable(name)), (sign, Constant(constant)))) if name == variable.name:
            change = sign * constant
            return change if variable.low <= low + change and high + change <= variable.high else None
        case _:
            return None


def _take(value: Values | Mask | int, chosen: Indices) -> npt.NDArray[np.int64]:
    if isinstance(value, int):
        return np.full(len(chosen), value, dtype=np.int64)
    return value.take(chosen).astype(np.int64)
