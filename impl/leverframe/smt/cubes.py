"""An unreachable state → a small condition that no reachable state satisfies.

A cube is a conjunction of conditions on single variables, each a set of values. Starting from the state to be excluded,
each condition in turn is widened as far as the reachable states allow, and dropped if they allow all values. The result
is prime: no wider cube around the state excludes all reachable states.

Source: the EXPAND step of R. K. Brayton et al., 'Logic minimization algorithms for VLSI synthesis', 1984, with the
reachable states as the off-set. Strengthening an invariant by generalised counterexamples to induction: A. R. Bradley &
Z. Manna, 'Checking safety by inductive generalization of counterexamples to induction', FMCAD 2007.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import CONTROL, Mask, StateColumns
from leverframe.language.declaration import Declaration, VariableDeclaration
from leverframe.language.expr import (
    And,
    Compare,
    Constant,
    Expr,
    Implies,
    InState,
    Not,
    Or,
    Sum,
    Variable,
    conjunction,
)

Values: TypeAlias = "frozenset[int] | range"
"""Values of a variable. For an integer variable this is an interval, which takes no memory however large it is."""
Point = Mapping[str, int]
"""A state: the index of its control state under CONTROL, and the value of each variable."""


@dataclass(frozen=True, slots=True)
class Cube:
    """The permitted values of some variables, and of the control state under CONTROL. Each of them is restricted."""

    values: Mapping[str, Values]


class Reachable:
    """The reachable states as columns."""

    def __init__(self, reached: Reached) -> None:
        self.declaration: Declaration = reached.layout.declaration
        columns = StateColumns(reached.layout, reached.states)
        names = (CONTROL, *(variable.name for variable in self.declaration.variables))
        self._columns = {name: _column(columns.column(name), reached.count) for name in names}
        self._domains = {v.name: range(v.low, v.high + 1) for v in self.declaration.variables}
        self._domains[CONTROL] = range(len(self.declaration.states))
        self._ordered = {v.name for v in self.declaration.variables if not v.labels}

    def holds(self, point: Point) -> bool:
        """Is the point a reachable state?"""
        return bool(self._conjunction(self._columns[name] == value for name, value in point.items()).any())

    def expand(self, point: Point, order: Sequence[str]) -> Cube:
        """Return a prime cube around an unreachable state. Conditions are widened in this order, the first most."""
        kept: dict[str, Values] = {name: frozenset({point[name]}) for name in order}
        matching = {name: self._columns[name] == point[name] for name in order}
        for name in order:
            others = self._conjunction(mask for other, mask in matching.items() if other != name)
            present = frozenset(np.unique(self._columns[name][others]).tolist())
            widened = self._around(name, point[name], present)
            if len(widened) == len(self._domains[name]):
                del kept[name], matching[name]
            else:
                kept[name], matching[name] = widened, _among(self._columns[name], widened)
        return Cube(kept)

    def _around(self, name: str, value: int, present: frozenset[int]) -> Values:
        """Return the values that are not `present`: for an integer variable only the interval around `value`."""
        domain = self._domains[name]
        if name not in self._ordered:
            return frozenset(domain) - present
        low = max((other for other in present if other < value), default=domain.start - 1)
        high = min((other for other in present if other > value), default=domain.stop)
        return range(low + 1, high)

    def _conjunction(self, masks: Iterable[Mask]) -> Mask:
        result = np.ones(len(self._columns[CONTROL]), dtype=np.bool_)
        for mask in masks:
            result &= mask
        return result


def lemma(declaration: Declaration, cube: Cube) -> Expr:
    """Return the condition that a state is not in the cube, written as an implication from its first conditions."""
    variables = {variable.name: variable for variable in declaration.variables}
    conditions = [
        _controls(declaration, values) if name == CONTROL else _condition(variables[name], values)
        for name, values in cube.values.items()
    ]
    *premises, conclusion = conditions
    negated = _negation(conclusion)
    return Implies(conjunction(tuple(premises)), negated) if premises else negated


def _controls(declaration: Declaration, values: Values) -> Expr:
    names = [state.name for index, state in enumerate(declaration.states) if index in values]
    others = [state.name for index, state in enumerate(declaration.states) if index not in values]
    if len(names) > len(others):
        return conjunction(tuple(Not(InState(name)) for name in others))
    return InState(names[0]) if len(names) == 1 else Or(tuple(map(InState, names)))


def _condition(variable: VariableDeclaration, values: Values) -> Expr:
    name = Variable(variable.name)
    if variable.labels == ("false", "true"):
        return name if 1 in values else Not(name)
    if variable.labels:
        return _labels(variable, values)
    low, high = (values[0], values[-1]) if isinstance(values, range) else (min(values), max(values))
    if low == high:
        return Compare("==", name, _number(low))
    bounds: list[Expr] = []
    if low > variable.low:
        bounds.append(Compare(">=", name, _number(low)))
    if high < variable.high:
        bounds.append(Compare("<=", name, _number(high)))
    return conjunction(tuple(bounds))


def _labels(variable: VariableDeclaration, values: Values) -> Expr:
    def each(operator: str, chosen: Iterable[int]) -> Iterator[Expr]:
        for value in sorted(chosen):
            label = Constant(value, variable.labels[value])
            yield Compare("==" if operator == "==" else "!=", Variable(variable.name), label)

    others = frozenset(range(len(variable.labels))).difference(values)
    if len(values) > len(others):
        return conjunction(tuple(each("!=", others)))
    found = tuple(each("==", values))
    return found[0] if len(found) == 1 else Or(found)


def _negation(condition: Expr) -> Expr:
    match condition:
        case Not(operand):
            return operand
        case Compare("==", left, right):
            return Compare("!=", left, right)
        case Compare("!=", left, right):
            return Compare("==", left, right)
        case Compare(">=", left, right):
            return Compare("<", left, right)
        case Compare("<=", left, right):
            return Compare(">", left, right)
        case And(operands):
            return Or(tuple(_negation(part) for part in operands))
        case Or(operands):
            return conjunction(tuple(_negation(part) for part in operands))
        case _:
            return Not(condition)


def _number(value: int) -> Expr:
    literal = Constant(abs(value), str(abs(value)))
    return Sum(((-1, literal),)) if value < 0 else literal


def _among(column: npt.NDArray[np.int64], values: Values) -> Mask:
    if isinstance(values, range):
        return (column >= values.start) & (column < values.stop)
    return np.isin(column, list(values))


def _column(values: npt.NDArray[np.integer] | int, count: int) -> npt.NDArray[np.int64]:
    return np.full(count, values, dtype=np.int64) if isinstance(values, int) else values.astype(np.int64)
