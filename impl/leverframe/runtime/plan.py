"""The graph of a machine's states, explored as it is travelled: each step is worked out once and then looked up.

A node is a control state together with the values of the variables. Where an event leads from a node is computed by the
literal semantics (`leverframe.model.machine`) when it is first asked for, and kept: guards and effects of any size cost
one look-up from then on. So are the automata of regular expressions built by RE2 (R. Cox, "Regular Expression Matching
in the Wild", 2010). All executions of a machine share one plan; an execution itself holds one reference to a node, so
that control state and variables change together.

Limits: at most `MAX_NODES` nodes are kept. What is beyond is computed each time.
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

    `steps` are the outcomes that are known: the transition that is taken and the node it leads to, or None where the
    event is refused. `direct` are those of them that need nothing else to be done, by event, and `observed` the same of
    the environment's actions. `shown` are the variables as their author would write them, and `enabled` the events that
    are enabled, once they were asked for.
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
    """A transition that is taken, and where it leads."""

    transition: Transition
    target: PlanNode


class Plan:
    """The nodes of a machine and the steps between them, as far as they are known. Threads may share it."""

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        self.makers: Mapping[str, Maker] = declaration.makers
        self._model = Interpreter(declaration)
        self._nodes: dict[tuple[str, tuple[int, ...]], PlanNode] = {}
        self.initial = self._node(self._model.initial)

    def step(self, node: PlanNode, event: str) -> PlanStep | None:
        """What an event or environment action does; None where it is refused. Raises DeclarationError."""
        try:
            return node.steps[event]
        except KeyError:
            step = self._compute(node, event)
        if self._is_kept(node) and (step is None or self._is_kept(step.target)):
            node.steps[event] = step
        return step

    def go_directly(self, node: PlanNode, event: str) -> None:
        """Remember that nothing else needs to be done when `event`, which is not refused, happens in `node`."""
        step = node.steps.get(event)
        if step is not None:
            by_name = node.observed if self.makers[event] is Maker.ENVIRONMENT else node.direct
            by_name[event] = step.target

    def enabled(self, node: PlanNode) -> tuple[str, ...]:
        """The events that are enabled, in the order of the declaration; environment actions are not among them."""
        if node.enabled is None:
            found = set(self._model.enabled(SystemState(node.control, node.values)))
            node.enabled = tuple(
                name for name, maker in self.makers.items() if name in found and maker is not Maker.ENVIRONMENT
            )
        return node.enabled

    def owed(self, node: PlanNode) -> tuple[str, ...]:
        """Those of them that the machine itself has to make."""
        return tuple(event for event in self.enabled(node) if self.makers[event] is Maker.MACHINE)

    def shown(self, node: PlanNode) -> Mapping[str, str | int | bool]:
        """The variables as their author would write them; read only."""
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
        return self._nodes.setdefault(key, PlanNode(state))  # setdefault: another thread may have been quicker

    def _is_kept(self, node: PlanNode) -> bool:
        # A node that is not kept must not be held by one that is, or memory would grow without bound.
        return self._nodes.get((node.control, node.values)) is node
