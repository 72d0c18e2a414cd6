"""Transitions over arrays of states: the successors of many states at once, a transition at a time.

A transition is compiled for each control state that it starts from. Where its guard pins the variables that it assigns
(``when: lock == FREE``, ``set: {lock: HELD}``), the successor is the state plus a constant; otherwise the change of
each assigned variable is an array expression. Right sides read the state before, so that effects assign
simultaneously.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

import numpy as np
import numpy.typing as npt

from interlock.check.packing import CONTROL, Columns, Digit, Layout, Mask, Packed, Values
from interlock.check.vector import Compiler, VectorExpression, as_mask
from interlock.language.declaration import Declaration, Transition, VariableDeclaration
from interlock.language.expr import And, Compare, Constant, Expr, Not, Variable

Indices = npt.NDArray[np.intp]

CHUNK = 1 << 17
"""States expanded at a time: the columns of a chunk stay in the second-level cache."""


@dataclass(frozen=True, slots=True)
class Escape:
    """An assignment that leaves its variable's range, in one of the states in which it does."""

    state: int
    event: str
    variable: str
    value: int


@dataclass(frozen=True, slots=True)
class Batch:
    """The steps that one rule makes from a chunk.

    `sources` are indices into the array of states that is expanded; `targets` are packed states.
    """

    rule: "Rule"
    sources: Indices
    targets: Packed


class Rule:
    """One transition from one control state."""

    def __init__(self, number: int, transition: Transition, source: str, layout: Layout, compiler: Compiler) -> None:
        self.number = number
        self.transition = transition
        self.source = source
        self.event = transition.event
        self.target = transition.target or source
        self._layout = layout
        self._guard = compiler.compile(transition.guard)
        controls = layout.control_index
        self._delta = (controls[self.target] - controls[source]) * layout.digits[CONTROL].weight
        self._dynamic: list[tuple[VariableDeclaration, Digit, VectorExpression]] = []
        pinned = dict(_pins(transition.guard)) | dict(layout.fixed)
        variables = {variable.name: variable for variable in layout.declaration.variables}
        for name, value in transition.effects:
            self._assign(variables[name], value, pinned, compiler)
        self.injective = not self._dynamic
        """Different sources have different targets, so that a batch holds no target twice."""

    def _assign(
        self,
        variable: VariableDeclaration,
        value: Expr,
        pinned: Mapping[str, int],
        compiler: Compiler,
    ) -> None:
        digit = self._layout.digits.get(variable.name)
        if digit is None and value == Variable(variable.name):
            return
        if digit is None:
            # A variable with one value: it takes no room, and any other value leaves its range.
            digit = Digit(variable.name, variable.low, 1, 0)
        constant = isinstance(value, Constant) and variable.low <= value.value <= variable.high
        if constant and variable.name in pinned:
            self._delta += (cast("Constant", value).value - pinned[variable.name]) * digit.weight
        else:
            self._dynamic.append((variable, digit, compiler.compile(value)))

    def batch(self, columns: Columns, offset: int, escapes: list[Escape]) -> Batch | None:
        """The steps from the states of `columns`, whose first one has index `offset`; None where there are none."""
        enabled = self._guard(columns)
        if isinstance(enabled, int):
            chosen = np.arange(len(columns.states) if enabled else 0)
        else:
            chosen = np.flatnonzero(as_mask(enabled, len(columns.states)))
        if not len(chosen):
            return None
        sources = columns.states[chosen]
        if not self._dynamic:
            return Batch(self, chosen + offset, sources + self._delta)
        targets, legal = self._change(columns, chosen, sources, escapes)
        return Batch(self, chosen[legal] + offset, targets[legal])

    def _change(
        self,
        columns: Columns,
        chosen: Indices,
        sources: Packed,
        escapes: list[Escape],
    ) -> tuple[Packed, Mask]:
        """The targets of the chosen states, and which of them are legal: no assignment leaves its range."""
        targets = sources.astype(np.int64) + self._delta
        legal = np.ones(len(chosen), dtype=np.bool_)
        for variable, digit, evaluate in self._dynamic:
            new, old = _take(evaluate(columns), chosen), _take(columns.column(variable.name), chosen)
            outside = np.broadcast_to((new < variable.low) | (new > variable.high), sources.shape)
            if outside.any():
                first = int(np.argmax(outside))
                value = int(np.broadcast_to(new, sources.shape)[first])
                escapes.append(Escape(int(sources[first]), self.event, variable.name, value))
                legal &= ~outside
            targets += (new - old) * digit.weight
        # A target outside the packing belongs to an escape and is dropped; the others fit.
        return targets.astype(self._layout.dtype), legal


class Rules:
    """All transitions and environment actions of a declaration, by the control state that they start from."""

    def __init__(self, declaration: Declaration) -> None:
        self.layout = Layout(declaration)
        self.compiler = Compiler()
        self.by_control: dict[str, list[Rule]] = {name: [] for name in self.layout.controls}
        self.count = 0
        for transition in (*declaration.transitions, *declaration.environment):
            for source in transition.sources:
                self.by_control[source].append(Rule(self.count, transition, source, self.layout, self.compiler))
                self.count += 1

    def __iter__(self) -> Iterator[Rule]:
        for rules in self.by_control.values():
            yield from rules

    def chunks(self, states: Packed) -> Iterator[tuple[int, Columns]]:
        """Sorted states in chunks of one control state each, with the index of the first of each chunk."""
        for control, group in self.layout.groups(states):
            for start in range(group.start, group.stop, CHUNK):
                stop = min(start + CHUNK, group.stop)
                yield start, Columns(self.layout, states[start:stop], control)

    def expand(self, states: Packed, escapes: list[Escape]) -> Iterator[Batch]:
        """Every step from every one of the sorted `states`. Assignments that leave their range go to `escapes`."""
        for start, columns in self.chunks(states):
            for rule in self.by_control[columns.control or ""]:
                batch = rule.batch(columns, start, escapes)
                if batch is not None:
                    yield batch

    def where(self, states: Packed, expression: Expr) -> Mask:
        """In which of the sorted `states` a boolean expression holds."""
        condition = self.compiler.condition(expression)
        return self.evaluate(states, condition)

    def evaluate(self, states: Packed, condition: Callable[[Columns], Mask]) -> Mask:
        """In which of the sorted `states` a compiled condition holds."""
        result = np.empty(len(states), dtype=np.bool_)
        for start, columns in self.chunks(states):
            result[start : start + len(columns.states)] = condition(columns)
        return result


def _take(value: Values | Mask | int, chosen: Indices) -> npt.NDArray[np.int64] | np.int64:
    if isinstance(value, int):
        return np.int64(value)
    return value[chosen].astype(np.int64)


def _pins(guard: Expr) -> Iterator[tuple[str, int]]:
    """Variables that have one value wherever the guard holds."""
    match guard:
        case And(operands):
            for operand in operands:
                yield from _pins(operand)
        case Variable(name):
            yield name, 1
        case Not(Variable(name)):
            yield name, 0
        case Compare("==", Variable(name), Constant(value)) | Compare("==", Constant(value), Variable(name)):
            yield name, value
        case _:
            return
