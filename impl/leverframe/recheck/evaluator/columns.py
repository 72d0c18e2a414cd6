"""The value of a formula at every node.

The value depends only on what the formula mentions: the control state, variables, the last event, the enabledness of
events, and the truth of temporal parts. So each combination of these is evaluated once.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from leverframe.errors import InternalError
from leverframe.language.declaration import Maker
from leverframe.language.evaluate import Evaluator, Point, compile_formula
from leverframe.language.expr import (
    Enabled,
    Formula,
    InState,
    LastEvent,
    Temporal,
    Variable,
    is_temporal,
    transform,
    walk,
)
from leverframe.recheck.evaluator.nodes import Nodes

Column = Sequence[int]
"""A value for each node, or for each state; truth is 0 and 1, or False and True."""
Leaf = InState | Variable | LastEvent | Enabled
CONTROL = InState("")
LAST = LastEvent("")
"""The leaves for the control state and the last event."""


@dataclass(frozen=True, slots=True)
class _Combination:
    """One combination of values of what a formula mentions."""

    control: str
    values: Mapping[str, int]
    last_event: str | None
    enabled: Mapping[str | None, bool]

    def is_enabled(self, event: str | None) -> bool:
        return self.enabled[event]

    @property
    def after(self) -> Point:
        raise InternalError("a primed name in a formula about one state")


class _Known(dict[tuple[object, ...], int]):
    """The value of a formula for each combination of what it mentions, evaluated on first use."""

    def __init__(self, evaluate: Evaluator, mentioned: Sequence[Leaf]) -> None:
        super().__init__()
        self.evaluate = evaluate
        self.mentioned = mentioned

    def __missing__(self, row: tuple[object, ...]) -> int:
        value = self[row] = int(self.evaluate(_combination(self.mentioned, row)))
        return value


class FormulaColumns:
    """The values of formulas at the nodes of a machine."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self._leaves: dict[Leaf, Sequence[object]] = {}
        self._by_state: dict[Formula, Column] = {}

    def of_states(self, formula: Formula) -> Column:
        """Return the value of an expression, or of a formula without event atoms and temporal parts, in each state."""
        if formula not in self._by_state:
            self._by_state[formula] = self._values(formula, {}, len(self.nodes.reached.states))
        return self._by_state[formula]

    def of_nodes(self, formula: Formula, temporal: Callable[[Temporal], Column] | None = None) -> Column:
        """Return the value of a formula at each node; `temporal` returns those of its outermost temporal parts."""
        parts: dict[Formula, Column] = {}
        if is_temporal(formula):
            if isinstance(formula, Temporal) and temporal is not None:
                return temporal(formula)
            named: dict[Formula, Variable] = {}

            def placeholder(part: Formula) -> Formula | None:
                if not isinstance(part, Temporal) or temporal is None:
                    return None
                if part not in named:
                    named[part] = Variable(f"#{len(named)}")
                    parts[named[part]] = temporal(part)
                return named[part]

            formula = transform(formula, placeholder)
        elif not any(isinstance(part, LastEvent) for part in walk(formula)):
            values = self.of_states(formula)
            return [*values, *(values[state] for state in self.nodes.state[len(values) :])]
        return self._values(formula, parts, self.nodes.size)

    def _values(self, formula: Formula, parts: Mapping[Formula, Column], size: int) -> Column:
        mentioned = tuple(dict.fromkeys(leaf for part in walk(formula) if (leaf := _leaf(part)) is not None))
        evaluate = compile_formula(formula)
        if not mentioned:
            return [int(evaluate(_combination((), ())))] * size
        known = _Known(evaluate, mentioned)
        sources = [parts[leaf] if leaf in parts else self._column(leaf) for leaf in mentioned]
        return list(map(known.__getitem__, itertools.islice(zip(*sources, strict=False), size)))

    def _column(self, leaf: Leaf) -> Sequence[object]:
        """Return the value of a leaf at each node."""
        if leaf not in self._leaves:
            self._leaves[leaf] = self._read(leaf)
        return self._leaves[leaf]

    def _read(self, leaf: Leaf) -> Sequence[object]:
        reached, of_node = self.nodes.reached, self.nodes.state
        match leaf:
            case LastEvent():
                return self.nodes.last
            case InState():
                values: list[object] = [state.control for state in reached.states]
            case Variable(name):
                slot = [variable.name for variable in reached.machine.variables].index(name)
                values = [state.values[slot] for state in reached.states]
            case Enabled(None):
                own = frozenset(n for n, maker in reached.machine.makers.items() if maker is not Maker.ENVIRONMENT)
                values = [not own.isdisjoint(events) for events in reached.enabled]
            case Enabled(event):
                values = [event in events for events in reached.enabled]
        return [*values, *(values[state] for state in of_node[len(values) :])]


def _leaf(part: Formula) -> Leaf | None:
    match part:
        case InState():
            return CONTROL
        case LastEvent():
            return LAST
        case Variable() | Enabled():
            return part
        case _:
            return None


def _combination(mentioned: Sequence[Leaf], row: Sequence[object]) -> _Combination:
    control, last = "", None
    values: dict[str, int] = {}
    enabled: dict[str | None, bool] = {}
    for leaf, value in zip(mentioned, row, strict=True):
        match leaf, value:
            case InState(), str():
                control = value
            case LastEvent(), str():
                last = value
            case Variable(name), int():
                values[name] = value
            case Enabled(event), bool():
                enabled[event] = value
            case _:
                pass
    return _Combination(control, values, last, enabled)
