"""CTL formulas → the nodes that satisfy them, on the shared graph of a machine.

Every operator reduces to EX, EU and fair EG (`fixpoints`). Because every finite run can be extended to a fair path
(`leverframe.logic.paths`), fairness enters through EG alone.
"""

import functools
from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np

from leverframe.check.graph.adjacency import Nodes
from leverframe.check.graph.fixpoints import (
    Ends,
    Fairness,
    exists_globally,
    exists_next,
    exists_until,
    fair_ends,
    reachable,
)
from leverframe.check.graph.graph import Graph, build, extend
from leverframe.check.limits import Limits
from leverframe.check.runs.search import Walk
from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask
from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration, Paths
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Constant,
    Enabled,
    Finally,
    Formula,
    Globally,
    Implies,
    LastEvent,
    Next,
    Not,
    Or,
    Temporal,
    Until,
    children,
    events_of,
    is_temporal,
    transform,
)
from leverframe.logic.enabledness import any_enabled, resolve
from leverframe.logic.normal import existential
from leverframe.logic.paths import Constraint, constraints
from leverframe.model.system import SystemState

SHARING = 100_000
"""Up to this many states, expressions are evaluated part by part, and properties share the parts; each part takes a
byte a state. Above it, each expression is evaluated as a whole, chunk by chunk."""

PARTS = 64
"""The most parts of a connective that are shared so. 'Some machine event is enabled' has one for each control state."""


class SharedGraphs:
    """The data that the properties of one machine share: the graph, its extensions, the masks of expressions."""

    def __init__(self, reached: Reached, limits: Limits, base: Graph | None = None) -> None:
        self.reached = reached
        self._base = base
        self.declaration: Declaration = reached.layout.declaration
        self._limits = limits
        self._extended: tuple[frozenset[str], Graph] | None = None
        self._masks: dict[Formula, Mask] = {}
        self._view: tuple[frozenset[str], Paths, FairView] | None = None

    @cached_property
    def base(self) -> Graph:
        """The graph of the reachable states. Raises CapacityError."""
        return self._base or build(self.reached, self._limits)

    def graph(self, events: frozenset[str]) -> Graph:
        """Return the graph that distinguishes `events` as the last event. Raises CapacityError.

        An extension can be several times as large as the base, so only the last one is kept.
        """
        if not events:
            return self.base
        if self._extended is None or self._extended[0] != events:
            self._extended = None  # Frees its memory before the next one is built.
            self._extended = (events, extend(self.base, events))
        return self._extended[1]

    def where(self, expression: Formula) -> Mask:
        """Return a mask of the reachable states, by rank, in which an expression holds; it may contain `enabled`."""
        if expression not in self._masks:
            self._masks[expression] = self._evaluate(expression)
        return self._masks[expression]

    def _evaluate(self, expression: Formula) -> Mask:
        if self.reached.count <= SHARING:
            match expression:
                case Enabled():
                    return self.where(resolve(expression, self.declaration))
                case Not(operand):
                    return ~self._part(operand)
                case And(operands) if len(operands) <= PARTS:
                    return functools.reduce(np.logical_and, map(self._part, operands))
                case Or(operands) if len(operands) <= PARTS:
                    return functools.reduce(np.logical_or, map(self._part, operands))
                case Implies(left, right):
                    return ~self._part(left) | self._part(right)
                case _:
                    pass
        return self.reached.rules.where(self.reached.states, resolve(expression, self.declaration))

    def _part(self, expression: Formula) -> Mask:
        """Evaluate a part; keep its mask unless it is a connective, because the others occur again."""
        known = self._masks.get(expression)
        if known is not None:
            return known
        if isinstance(expression, Not | And | Or | Implies):
            return self._evaluate(expression)
        return self.where(expression)

    def view(self, events: frozenset[str], paths: Paths) -> "FairView":
        """Return the graph for formulas that mention `events`, under a path semantics. Only the last one is kept."""
        if self._view is None or self._view[:2] != (events, paths):
            self._view = None  # Frees its memory, too.
            graph = self.graph(events)
            wanted = constraints(paths, self.declaration.makers)
            view = FairView(self, graph, tuple(self._fairness(graph, constraint) for constraint in wanted))
            self._view = (events, paths, view)
        return self._view[2]

    def _fairness(self, graph: Graph, constraint: Constraint) -> Fairness:
        enabled = self.where(And((any_enabled(self.declaration, constraint.events), constraint.condition)))
        taken = graph.edges_by(constraint.events)
        if constraint.condition != TRUE:
            taken &= graph.lift(self.where(constraint.condition))[graph.sources]
        return Fairness(constraint.strong, enabled, taken)


class FairView:
    """A graph under a path semantics. It caches the nodes that satisfy each subformula."""

    def __init__(self, workspace: SharedGraphs, graph: Graph, fairness: Sequence[Fairness]) -> None:
        self.workspace = workspace
        self.graph = graph
        self.fairness = fairness
        self._satisfying: dict[Formula, Mask] = {}
        self._of_states: dict[Formula, bool] = {}
        self._ends: dict[Formula, Ends] = {}

    def satisfying(self, formula: Formula) -> Mask:
        """Return the nodes in which a formula holds."""
        known = self._satisfying.get(formula)
        if known is None:
            ask()
            known = self._satisfying[formula] = self._evaluate(formula)
        return known

    def ends(self, formula: Formula) -> Ends:
        """Return where a fair path can satisfy a formula for ever."""
        known = self._ends.get(formula)
        if known is None:
            known = self._ends[formula] = fair_ends(self.graph, self.satisfying(formula), self.fairness)
        return known

    def holds(self, formula: Formula) -> bool:
        """Does a formula hold in the initial state?"""
        match formula:
            case Not(operand):
                return not self.holds(operand)
            case And(operands):
                return all(self.holds(part) for part in operands)
            case Or(operands):
                return any(self.holds(part) for part in operands)
            # Every node can be reached from the initial one.
            case Globally("A", operand):
                return bool(self.satisfying(operand).all())
            case Finally("E", operand):
                return bool(self.satisfying(operand).any())
            case _:
                return bool(self.satisfying(formula)[self.graph.initial])

    @property
    def reached(self) -> Reached:
        """The exploration from which the graph was built."""
        return self.workspace.reached

    def state_of(self, node: int) -> SystemState:
        """Return the state of a node."""
        return self.reached.layout.unpack(int(self.reached.states[self.graph.state[node]]))

    def can_walk(self, walk: Walk) -> Mask:
        """Return the nodes from which a walk exists."""
        return exists_next(self.graph, walk.goal) if walk.single else exists_until(self.graph, walk.within, walk.goal)

    def reachable_from(self, node: int, through: Mask) -> Nodes:
        """Return the nodes that can be reached from `node` by way of `through`, `node` included."""
        return np.flatnonzero(reachable(self.graph, node, through)).astype(np.int32)

    def _evaluate(self, formula: Formula) -> Mask:
        if self._is_of_states(formula):
            return self.graph.lift(self.workspace.where(formula))
        match formula:
            case Not(operand):
                return ~self.satisfying(operand)
            case And(operands):
                return functools.reduce(np.logical_and, [self.satisfying(part) for part in operands])
            case Or(operands):
                return functools.reduce(np.logical_or, [self.satisfying(part) for part in operands])
            case Implies(left, right):
                return ~self.satisfying(left) | self.satisfying(right)
            case LastEvent(name):
                return self.graph.entered(name)
            case _ if isinstance(formula, Temporal):
                return self._temporal(formula)
            case _:
                return self._by_cases(formula)

    def _is_of_states(self, formula: Formula) -> bool:
        """Does a formula depend on the state alone?"""
        known = self._of_states.get(formula)
        if known is None:
            here = not isinstance(formula, Temporal | LastEvent)
            known = self._of_states[formula] = here and all(map(self._is_of_states, children(formula)))
        return known

    def _temporal(self, formula: Temporal) -> Mask:
        match formula:
            case Next("E", operand):
                return exists_next(self.graph, self.satisfying(operand))
            case Globally("E", operand):
                return exists_globally(self.graph, self.satisfying(operand), self.ends(operand))
            case Until("E", left, right):
                return self._until(self.satisfying(left), self.satisfying(right))
            case _:
                same = existential(formula)
                if same is None:
                    raise InternalError("an LTL operator reached the CTL engine")
                return self.satisfying(same)

    def _until(self, through: Mask, goal: Mask) -> Mask:
        return exists_until(self.graph, through, goal)

    def _by_cases(self, formula: Formula) -> Mask:
        """Evaluate a comparison that contains event atoms, with one case for each event that may be the last one."""
        names = sorted(events_of(formula))
        if is_temporal(formula):
            raise InternalError("a comparison contains a temporal operator")
        result = self.satisfying(transform(formula, _last_event_was(None))) & self._none_of(names)
        for name in names:
            result |= self.satisfying(transform(formula, _last_event_was(name))) & self.graph.entered(name)
        return result

    def _none_of(self, names: Sequence[str]) -> Mask:
        return np.logical_not(functools.reduce(np.logical_or, [self.graph.entered(name) for name in names]))


def _last_event_was(name: str | None) -> Callable[[Formula], Constant | None]:
    def replace(part: Formula) -> Constant | None:
        return (TRUE if part.name == name else FALSE) if isinstance(part, LastEvent) else None

    return replace
