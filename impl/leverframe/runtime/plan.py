"""The graph of a machine's states, computed on demand: each step is computed once and then looked up.

A node is a control state together with the values of the variables. When a step is first needed, the literal semantics
(`leverframe.model.machine`) computes it; from then on, guards and effects of any size cost one look-up. RE2 builds the
automata of regular expressions in the same way (R. Cox, "Regular Expression Matching in the Wild", 2010). All
executions of a machine share one plan. An execution holds one reference to a node, so control state and variables
change together.

Limits: at most `MAX_NODES` nodes are kept. Steps beyond them are computed each time.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.model.machine import Interpreter
from leverframe.model.system import RangeViolation, SystemState
from leverframe.runtime.errors import DeclarationError

MAX_NODES = 65_536


class PlanNode:
    """A state of the machine.

    `steps` holds the known results by event: the transition taken and the node it leads to, or None if the event is
    refused. `direct` holds the targets of those that involve no callback, and `observed` the same for environment
    actions. `shown` holds the variables as their author would write them, and `enabled` the enabled events, each
    computed on first use.
    """

    __slots__ = ("control", "direct", "enabled", "observed", "shown", "steps", "values")

    def __init__(self, state: SystemState) -> None:
        self.control = state.control
        self.values = state.values
        self.steps: dict[str, PlanStep | None] = {}
        self.direct: dict[str, PlanNode] = {}
        self.observed: dict[str, PlanNode] = {}
        self.shown: Mapping[str, str | int | bool] | None = None
        self.enabled: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlanStep:
    """A transition that is taken, and the node it leads to."""

    transition: Transition
    target: PlanNode


class Plan:
    """The known nodes of a machine and the steps between them. Threads may share it."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.makers: Mapping[str, Maker] = declaration.makers
        self._model = Interpreter(declaration)
        self._nodes: dict[tuple[str, tuple[int, ...]], PlanNode] = {}
        self.initial = self._node(self._model.initial)

    def step(self, node: PlanNode, event: str) -> PlanStep | None:
        """Return the step of an event or environment action, or None if it is refused. Raises DeclarationError."""
        try:
            return node.steps[event]
        except KeyError:
            step = self._compute(node, event)
        if self._is_kept(node) and (step is None or self._is_kept(step.target)):
            node.steps[event] = step
        return step

    def go_directly(self, node: PlanNode, event: str) -> None:
        """Note that `event`, if it is accepted in `node`, involves no callback."""
        step = node.steps.get(event)
        if step is not None:
            by_name = node.observed if self.makers[event] is Maker.ENVIRONMENT else node.direct
            by_name[event] = step.target

    def enabled(self, node: PlanNode) -> tuple[str, ...]:
        """The enabled events in the order of the declaration, without environment actions."""
        if node.enabled is None:
            found = set(self._model.enabled(SystemState(node.control, node.values)))
            node.enabled = tuple(
                name for name, maker in self.makers.items() if name in found and maker is not Maker.ENVIRONMENT
            )
        return node.enabled

    def owed(self, node: PlanNode) -> tuple[str, ...]:
        """The enabled machine events."""
        return tuple(event for event in self.enabled(node) if self.makers[event] is Maker.MACHINE)

    def shown(self, node: PlanNode) -> Mapping[str, str | int | bool]:
        """The variables as their author would write them, read-only."""
        if node.shown is None:
            pairs = zip(self.declaration.variables, node.values, strict=True)
            node.shown = MappingProxyType({variable.name: variable.show(value) for variable, value in pairs})
        return node.shown

    def _compute(self, node: PlanNode, event: str) -> PlanStep | None:
        found = tuple(self._model.fire(SystemState(node.control, node.values), event))
        match found:
            case ():
                return None
            case ((_, RangeViolation(_, variable, value)),):
                raise DeclarationError(f"{event} in {node.control} assigns {value} to {variable}, out of its range")
            case ((transition, SystemState() as successor),):
                return PlanStep(transition, self._node(successor))
            case _:
                raise DeclarationError(f"{event} has {len(found)} enabled transitions in {node.control}")

    def _node(self, state: SystemState) -> PlanNode:
        key = (state.control, state.values)
        node = self._nodes.get(key)
        if node is not None:
            return node
        if len(self._nodes) >= MAX_NODES:
            return PlanNode(state)
        return self._nodes.setdefault(key, PlanNode(state))  # setdefault: another thread may have been faster

    def _is_kept(self, node: PlanNode) -> bool:
        # A kept node must not refer to one that is not kept, or memory would grow without bound.
        return self._nodes.get((node.control, node.values)) is node
