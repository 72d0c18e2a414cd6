"""Infinite paths, and the fair ones (docs/language.md, 'Paths').

A node is a state with the last event; initially and after a stutter step there is none. A path is an infinite sequence
of steps; stutter steps are possible anywhere. The edges that an infinite path on finitely many nodes takes infinitely
often form a strongly connected set, and some closed walk takes all of them. So a fair path exists from a node if the
node can reach a closed walk that satisfies each constraint:

    weak fairness      in some node the action is not enabled, or some edge takes it
    strong fairness    in no node the action is enabled, or some edge takes it

`looping` searches closed walks step by step and records the events on the way. `looping_by_subsets` enumerates the sets
of edges instead, as the definition says, which is possible for few edges only: a test compares the two.
"""

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from leverframe.language.declaration import FairnessConstraint, PathBase, Paths
from leverframe.language.expr import TRUE
from tests.oracle.system import State, System

Node = tuple[State, str | None]
"""A state, and the event or environment action that entered it."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A step between nodes, by their numbers; `event` is None for a stutter step."""

    source: int
    event: str | None
    target: int


@dataclass(frozen=True, slots=True)
class Demand:
    """Fairness of one action: the nodes in which it is enabled, the edges that take it."""

    strong: bool
    enabled: frozenset[int]
    taken: frozenset[Edge]

    def met(self, nodes: Collection[int], edges: Iterable[Edge]) -> bool:
        """Does a path satisfy it that visits these nodes and edges infinitely often, and no others?"""
        if any(edge in self.taken for edge in edges):
            return True
        visited = [node in self.enabled for node in nodes]
        return not any(visited) if self.strong else not all(visited)


class Kripke:
    """Every node that a path can visit, and every edge between them; paths begin at node 0."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.nodes: list[Node] = [(system.initial, None)]
        self.edges: list[Edge] = []
        number = {self.nodes[0]: 0}
        for source, (state, _) in enumerate(self.nodes):  # grows during the iteration
            for event, target in (*system.steps(state), (None, state)):
                node = (target, event)
                if node not in number:
                    number[node] = len(self.nodes)
                    self.nodes.append(node)
                self.edges.append(Edge(source, event, number[node]))
        self.number: Mapping[Node, int] = number
        self.leaving: list[list[Edge]] = [[] for _ in self.nodes]
        for edge in self.edges:
            self.leaving[edge.source].append(edge)

    def demands(self, paths: Paths) -> tuple[Demand, ...]:
        """The fairness constraints of a path semantics."""
        owed = {PathBase.STUTTER: (), PathBase.PROGRESS: ("machine",), PathBase.TOTAL: ("machine", "input")}[paths.base]
        events = tuple(name for name, maker in self.system.makers.items() if maker in owed)
        base = self._demand(FairnessConstraint(events, TRUE, ""), strong=False)
        weak = [self._demand(constraint, strong=False) for constraint in paths.weak]
        strong = [self._demand(constraint, strong=True) for constraint in paths.strong]
        return (base, *weak, *strong)

    def _demand(self, constraint: FairnessConstraint, *, strong: bool) -> Demand:
        def acts(node: int, event: str | None) -> bool:
            return event in constraint.events and self.system.holds(constraint.condition, self.nodes[node][0])

        enabled = {
            node
            for node, (state, _) in enumerate(self.nodes)
            if any(acts(node, event) for event in self.system.enabled(state))
        }
        taken = {edge for edge in self.edges if acts(edge.source, edge.event)}
        return Demand(strong, frozenset(enabled), frozenset(taken))


def fair(leaving: Sequence[Sequence[Edge]], within: frozenset[int], demands: Sequence[Demand]) -> frozenset[int]:
    """The nodes from which some fair path stays in `within` for ever."""
    found: set[int] = set()
    for node in within:
        if node not in found and looping(leaving, within, demands, node):
            found |= leading_to(leaving, within, {node})
    return frozenset(found)


def leading_to(leaving: Sequence[Sequence[Edge]], within: Collection[int], goal: Collection[int]) -> frozenset[int]:
    """The nodes from which a finite path leads to `goal`, with all nodes but the last in `within`."""
    found = set(goal)
    more = True
    while more:
        before = {node for node in within if node not in found and any(e.target in found for e in leaving[node])}
        more = bool(before)
        found |= before
    return frozenset(found)


def looping(leaving: Sequence[Sequence[Edge]], within: frozenset[int], demands: Sequence[Demand], start: int) -> bool:
    """Is there a closed walk from `start`, of one step or more and inside `within`, that satisfies every demand?

    The search records three bits for each demand: its action was enabled, was not enabled, was taken.
    """

    def seen_in(node: int) -> int:
        return sum((1 if node in demand.enabled else 2) << 3 * i for i, demand in enumerate(demands))

    @cache
    def seen_on(edge: Edge) -> int:
        return sum(4 << 3 * i for i, demand in enumerate(demands) if edge in demand.taken)

    def met(seen: int) -> bool:
        return all(
            seen >> 3 * i & 4 or (not seen >> 3 * i & 1 if demand.strong else seen >> 3 * i & 2)
            for i, demand in enumerate(demands)
        )

    at_node = {node: seen_in(node) for node in within}
    visited: set[tuple[int, int]] = set()
    waiting = [(start, at_node[start])]
    while waiting:
        node, seen = waiting.pop()
        for edge in leaving[node]:
            if edge.target not in within:
                continue
            further = (edge.target, seen | seen_on(edge) | at_node[edge.target])
            if further in visited:
                continue
            if edge.target == start and met(further[1]):
                return True
            visited.add(further)
            waiting.append(further)
    return False


def looping_by_subsets(edges: Sequence[Edge], demands: Sequence[Demand]) -> frozenset[int]:
    """The nodes of all strongly connected sets of edges that satisfy all demands, by trying every set of edges."""
    found: set[int] = set()
    for size in range(1, len(edges) + 1):
        for chosen in itertools.combinations(edges, size):
            nodes = {edge.source for edge in chosen}
            if _strongly_connected(chosen) and all(demand.met(nodes, chosen) for demand in demands):
                found |= nodes
    return frozenset(found)


def _strongly_connected(edges: Sequence[Edge]) -> bool:
    """Can every edge be continued to every other one?"""
    successors: dict[int, set[int]] = {}
    for edge in edges:
        successors.setdefault(edge.source, set()).add(edge.target)

    def reachable(node: int) -> set[int]:
        found: set[int] = set()
        waiting = [node]
        while waiting:
            for target in successors.get(waiting.pop(), set()) - found:
                found.add(target)
                waiting.append(target)
        return found

    return all(reachable(node) >= successors.keys() for node in {edge.target for edge in edges})
