"""Fair paths, and the strongly connected components in which they can stay for ever.

The nodes that an infinite path visits infinitely often, with the steps that it takes infinitely often, are strongly
connected. So a set of nodes contains a fair path if some strongly connected subgraph with at least one step meets each
demand:

    weak      the action is disabled in some node, or some step takes it
    strong    the action is disabled in all nodes, or some step takes it

If a component fails a weak demand, so does each of its subgraphs. If it fails a strong demand, only subgraphs without
the nodes that enable the action can meet it, so these nodes are removed and the rest is decomposed again.

Source: R. Tarjan, 'Depth-first search and linear graph algorithms', 1972; E. Emerson & C.-L. Lei, 'Modalities for model
checking', 1987 (Streett's condition); docs/language.md, 'Paths'.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import FairnessConstraint, Maker, PathBase, Paths
from leverframe.language.expr import TRUE
from leverframe.recheck.evaluator.budget import Budget
from leverframe.recheck.evaluator.columns import FormulaColumns
from leverframe.recheck.evaluator.reached import INTERVAL

OWED = {
    PathBase.STUTTER: frozenset[Maker](),
    PathBase.PROGRESS: frozenset({Maker.MACHINE}),
    PathBase.TOTAL: frozenset({Maker.MACHINE, Maker.INPUT}),
}
"""The makers whose events the base of a path semantics demands."""

Bits = int
"""A set of demands: bit n is demand n."""
Edge = tuple[int, Bits]
"""A target node, and the demands whose action the step takes."""


@dataclass(frozen=True, slots=True)
class Demands:
    """The fairness demands on infinite paths of a machine.

    `weak` and `strong` are the sets of weak and strong demands. `enabled` has, for each state, the demands whose action
    is enabled, and `able` those whose condition holds. `taking` has, for each event, the demands that it can meet.
    """

    weak: Bits
    strong: Bits
    enabled: Sequence[Bits]
    able: Sequence[Bits]
    taking: dict[str | None, Bits]

    def taken(self, state: int, event: str | None) -> Bits:
        """Return the demands whose action a step takes."""
        return self.taking.get(event, 0) & self.able[state]


def demands(columns: FormulaColumns, paths: Paths) -> Demands:
    """Return the demands of a path semantics."""
    reached = columns.nodes.reached
    owed = tuple(name for name, maker in reached.machine.makers.items() if maker in OWED[paths.base])
    weak = (FairnessConstraint(owed, TRUE, paths.base.value), *paths.weak)
    every = (*weak, *paths.strong)
    taking: dict[str | None, Bits] = {}
    able = [0] * len(reached.states)
    for number, constraint in enumerate(every):
        for event in constraint.events:
            taking[event] = taking.get(event, 0) | 1 << number
        for state, true in enumerate(columns.of_states(constraint.condition)):
            able[state] |= bool(true) << number
    offered: dict[frozenset[str], Bits] = {}
    for events in reached.enabled:
        if events not in offered:
            offered[events] = 0
            for event in events:
                offered[events] |= taking.get(event, 0)
    enabled = [offered[events] & here for events, here in zip(reached.enabled, able, strict=True)]
    return Demands((1 << len(weak)) - 1, (1 << len(every)) - (1 << len(weak)), enabled, able, taking)


@dataclass(frozen=True, slots=True)
class Turning:
    """A graph to search for fair paths: the steps out of each node, and the demands enabled in it."""

    following: Callable[[int], Iterable[Edge]]
    enabled: Callable[[int], Bits]
    weak: Bits
    strong: Bits


def fair(graph: Turning, within: Collection[int], budget: Budget) -> Iterator[Sequence[int]]:
    """Yield the maximal strongly connected subgraphs in which a fair path can stay for ever."""
    waiting = [frozenset(within)]
    while waiting:
        inside = waiting.pop()
        for component in components(graph, inside, budget):
            members = frozenset(component)
            taken, all_on, any_on, steps = 0, -1, 0, False
            for node in component:
                here = graph.enabled(node)
                all_on &= here
                any_on |= here
                for target, bits in graph.following(node):
                    if target in members:
                        steps = True
                        taken |= bits
            if not steps or all_on & graph.weak & ~taken:
                continue
            owed = any_on & graph.strong & ~taken
            if owed:
                waiting.append(frozenset(node for node in component if not graph.enabled(node) & owed))
            else:
                yield component


def components(  # noqa: C901 -- one algorithm, in one place
    graph: Turning, within: Collection[int], budget: Budget
) -> Iterator[list[int]]:
    """Yield the strongly connected components of a subgraph, by Tarjan's algorithm without recursion."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    closed: set[int] = set()
    for root in within:
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root)
        path = [(root, iter(graph.following(root)))]
        while path:
            node, ahead = path[-1]
            for target, _ in ahead:
                if target not in within or target in closed:
                    continue
                if target not in order:
                    order[target] = low[target] = len(order)
                    if len(order) % INTERVAL == 0:
                        budget.tick()
                    stack.append(target)
                    path.append((target, iter(graph.following(target))))
                    break
                low[node] = min(low[node], order[target])
            else:
                path.pop()
                if path:
                    parent = path[-1][0]
                    low[parent] = min(low[parent], low[node])
                if low[node] == order[node]:
                    component: list[int] = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                    closed.update(component)
                    yield component
