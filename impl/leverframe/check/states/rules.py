"""Transitions over arrays of states: the successors of many states at once, one transition at a time."""

import copy
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from leverframe.check.states.effects import Effects, Escapes, Indices
from leverframe.check.states.packing import CONTROL, Layout, Mask, Packed, StateColumns
from leverframe.check.states.vector import Compiler, as_mask
from leverframe.deadline import ask
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import Expr
from leverframe.logic.controls import Controls

CHUNK = 1 << 17
"""States expanded at a time: the columns of a chunk fit the second-level cache."""
FEW = 1 << 15
"""Of so many states, what was evaluated on them is kept."""
MANY = 64
"""For more control states, conditions that read nothing else are evaluated as sets of them."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The steps that one rule makes from a chunk.

    `sources` are indices into the expanded array of states; `targets` are packed states.
    """

    rule: "TransitionRule"
    sources: Indices
    targets: Packed


class TransitionRule:
    """One transition from one control state."""

    def __init__(self, number: int, transition: Transition, source: str, layout: Layout, compiler: Compiler) -> None:
        self.number = number
        self.transition = transition
        self.source = source
        self.event = transition.event
        self.target = transition.target or source
        self._guard = compiler.compile(transition.guard)
        self._effects = Effects(transition, layout, compiler)
        controls = layout.control_index
        self.shift = (controls[self.target] - controls[source]) * layout.digits[CONTROL].weight

    @property
    def key(self) -> tuple[int, str]:
        """What two machines that pack their states alike have in common if they have the same rule."""
        return id(self.transition), self.source

    def numbered(self, number: int) -> "TransitionRule":
        """Return the same rule with a number."""
        same = self if number == self.number else copy.copy(self)
        same.number = number
        return same

    @property
    def injective(self) -> bool:
        """Do different sources have different targets, so that a batch holds no target twice?"""
        return self._effects.injective

    def enabled(self, columns: StateColumns) -> Indices:
        """Return the indices of the states in which the guard holds."""
        enabled = self._guard(columns)
        if isinstance(enabled, int):
            return np.arange(len(columns.states) if enabled else 0)
        return np.flatnonzero(as_mask(enabled, len(columns.states)))

    def batch(self, columns: StateColumns, offset: int, escapes: Escapes) -> Batch | None:
        """Return the steps from the states of `columns`, the first of which has index `offset`; None if none exist."""
        chosen = self.enabled(columns)
        if not len(chosen):
            return None
        targets, legal = self._effects.apply(columns, chosen, self.shift, escapes)
        if legal is not None:
            chosen, targets = chosen.compress(legal), targets.compress(legal)
        return Batch(self, chosen + offset, targets)


class Rules:
    """All transitions and environment actions of a declaration, by source control state.

    `like` are the rules of a similar declaration, which are already compiled.
    """

    def __init__(self, declaration: Declaration, like: "Rules | None" = None) -> None:
        self.layout = Layout(declaration)
        self._last: tuple[Packed, list[tuple[int, StateColumns]]] | None = None
        self._controls = Controls()
        self.compiler: Compiler = Compiler(None if like is None else like.compiler)
        self.by_control: dict[str, list[TransitionRule]] = {name: [] for name in self.layout.controls}
        self.count = 0
        known = {} if like is None or not self.layout.is_like(like.layout) else like.by_key
        for transition in (*declaration.transitions, *declaration.environment):
            for source in transition.sources:
                ask()
                same = known.get((id(transition), source))
                if same is None:
                    rule = TransitionRule(self.count, transition, source, self.layout, self.compiler)
                else:
                    rule = same.numbered(self.count)
                self.by_control[source].append(rule)
                self.count += 1

    def __iter__(self) -> Iterator[TransitionRule]:
        for rules in self.by_control.values():
            yield from rules

    @cached_property
    def by_key(self) -> Mapping[tuple[int, str], TransitionRule]:
        """The rules by `TransitionRule.key`."""
        return {rule.key: rule for rule in self}

    def begin_with(self, states: Packed, like: "Rules") -> None:
        """Take over what was evaluated on some states by the rules of a declaration that packs them alike."""
        if len(states) <= FEW:
            self._last = states, [(start, columns.again()) for start, columns in like.columns(states)]

    def chunks(self, states: Packed) -> Iterator[tuple[int, StateColumns]]:
        """Yield sorted states in chunks of one control state each, with the index of the first state of each chunk."""
        for control, group in self.layout.groups(states):
            for start in range(group.start, group.stop, CHUNK):
                ask()
                stop = min(start + CHUNK, group.stop)
                yield start, StateColumns(self.layout, states[start:stop], control)

    def expand(self, states: Packed, escapes: Escapes, by: Collection[TransitionRule] | None = None) -> Iterator[Batch]:
        """Yield every step from each of the sorted `states`, of all rules or `by` some.

        Assignments that leave their range go to `escapes`.
        """
        for start, columns in self.columns(states):
            for rule in self.by_control[columns.control or ""]:
                if by is not None and rule not in by:
                    continue
                batch = rule.batch(columns, start, escapes)
                if batch is not None:
                    yield batch

    def where(self, states: Packed, expression: Expr) -> Mask:
        """Return a mask of the sorted `states` in which a boolean expression holds."""
        there = self._controls.among(self.layout.controls, expression) if len(self.layout.controls) > MANY else None
        if there is not None:
            begin = np.arange(len(there) + 1, dtype=states.dtype) * self.layout.digits[CONTROL].weight
            return np.array(there, dtype=np.bool_).repeat(np.diff(np.searchsorted(states, begin)))
        condition = self.compiler.condition(expression)
        return self.evaluate(states, condition)

    def evaluate(self, states: Packed, condition: Callable[[StateColumns], Mask]) -> Mask:
        """Return a mask of the sorted `states` in which a compiled condition holds."""
        result = np.empty(len(states), dtype=np.bool_)
        for start, columns in self.columns(states):
            result[start : start + len(columns.states)] = condition(columns)
        return result

    def columns(self, states: Packed) -> Iterable[tuple[int, StateColumns]]:
        """Return the chunks of states. Those of few are kept, with what was evaluated, for the next condition."""
        if len(states) > FEW:
            return self.chunks(states)
        if self._last is None or self._last[0] is not states:
            self._last = states, list(self.chunks(states))
        return self._last[1]
