"""Strongly connected components, by array operations where these handle many nodes at once.

1. Nodes that no cycle leads to, or that lead to no cycle, are components of their own, and are peeled off (`searches`).
   Most graphs here are deep and have few cycles: nothing remains.
2. The component of a well-connected node consists of the nodes that it reaches and that reach it. If a component
   contains most of the graph, two searches find it.
3. Nodes between which edges lead both ways are in one component, and become one node. The environment often undoes
   what it does, so what remains is peeled again.
4. Depth-first search, node by node, finds all other components.

The second and third step are repeated only while the graph shrinks by a constant factor, so the time is linear in the
graph but for sorting. The result does not depend on which step finds a component.

Sources: 1 and 2: L. Fleischer, B. Hendrickson & A. Pinar, 'On identifying strongly connected components in parallel',
IPDPS 2000, and W. McLendon III et al., 'Finding strongly connected components in distributed graphs', Journal of
Parallel and Distributed Computing 65 (2005). Groups in 3: Y. Shiloach & U. Vishkin, 'An O(log n) parallel connectivity
algorithm', Journal of Algorithms 3 (1982). 4: R. Tarjan, 'Depth-first search and linear graph algorithms', SIAM Journal
on Computing 1 (1972), with one number a node as in D. J. Pearce, 'A space-efficient algorithm for finding strongly
connected components', Information Processing Letters 116 (2016).
"""

from dataclasses import dataclass

import numpy as np

from leverframe.check.graph.adjacency import Edges, Nodes, adjacency, members
from leverframe.check.graph.graph import STUTTER, Steps
from leverframe.check.graph.searches import peel, spread
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask

FEW = 500
"""Graphs of fewer edges are decomposed node by node: array operations would take longer."""

WORTH_IT = 0.75
"""Groups become nodes if at most this part of the nodes remains."""


def components(graph: Steps, within: Mask) -> tuple[Nodes, Edges]:
    """Return for each node a number of its strongly connected component, and the edges inside components.

    Edges to or from nodes that are not in `within` do not count.
    """
    inside = np.flatnonzero(within.take(graph.sources) & within.take(graph.targets)).astype(np.int32)
    sources, targets = graph.sources.take(inside), graph.targets.take(inside)
    component = _representatives(graph, within, _Rest(sources, targets).where(sources != targets))
    return component, inside.compress(component.take(sources) == component.take(targets))


@dataclass(frozen=True)
class _Rest:
    """The edges, without loops, that may still be inside components."""

    sources: Nodes
    targets: Nodes

    def __len__(self) -> int:
        return len(self.sources)

    def where(self, kept: Mask) -> "_Rest":
        """Return those of these edges."""
        return _Rest(self.sources.compress(kept), self.targets.compress(kept))

    def among(self, nodes: Mask) -> "_Rest":
        """Return the edges between these nodes."""
        return self.where(nodes.take(self.sources) & nodes.take(self.targets))


def _representatives(graph: Steps, within: Mask, rest: _Rest) -> Nodes:
    """Return for each node one that represents its component. `rest` are the edges inside `within`, without loops."""
    result = np.arange(graph.size, dtype=np.int32)
    if len(rest) >= FEW:
        rest = _largest(graph, within, rest, result)
    if len(rest):
        nodes, rest = _numbered(rest, graph.size)
        result[nodes] = nodes[_by_depth(rest, len(nodes)) if len(rest) < FEW else _by_groups(rest, len(nodes))]
    return result


def _largest(graph: Steps, within: Mask, rest: _Rest, result: Nodes) -> _Rest:
    """Peel the graph, and find components of most of it one by one. Return what remains."""
    kept = within.copy()
    while True:
        exits = np.bincount(rest.sources, minlength=graph.size)
        peel(graph.backward, exits, kept)
        rest = rest.among(kept)
        if not len(rest):
            return rest
        entries = np.bincount(rest.targets, minlength=graph.size)
        peel(graph.forward, entries, kept)
        rest = rest.among(kept)
        if len(rest) < FEW:
            return rest
        centre = int(np.argmax(np.where(kept, np.minimum(exits, entries), 0)))
        found = _around(graph, kept, centre)
        result[found] = centre
        kept &= ~found
        smaller = rest.among(kept)
        if len(smaller) * 2 > len(rest):
            return smaller
        rest = smaller


def _around(graph: Steps, kept: Mask, centre: int) -> Mask:
    """Return the component of a node among the kept nodes."""
    start = np.array([centre], dtype=np.int32)
    unreached = kept.copy()
    unreached[centre] = False
    spread(graph.forward, start, unreached)
    reached = kept & ~unreached
    unreaching = reached.copy()
    unreaching[centre] = False
    spread(graph.backward, start, unreaching)
    return reached & ~unreaching


def _numbered(rest: _Rest, size: int) -> tuple[Nodes, _Rest]:
    """Return the nodes of some edges, and these edges between their places in that list."""
    occurs = members(rest.sources, size) | members(rest.targets, size)
    number = np.cumsum(occurs, dtype=np.int32) - np.int32(1)
    return np.flatnonzero(occurs).astype(np.int32), _Rest(number.take(rest.sources), number.take(rest.targets))


def _by_groups(rest: _Rest, size: int) -> Nodes:
    """Return for each node one that represents its component, with groups as nodes if that is worth it."""
    everything = np.arange(size, dtype=np.int32)
    group = _groups(rest, size)
    if np.count_nonzero(group == everything) > WORTH_IT * size:
        return _by_depth(rest, size)
    sources, targets = group.take(rest.sources), group.take(rest.targets)
    between = _Rest(sources, targets).where(sources != targets)
    unlabelled = np.full(len(between), STUTTER, dtype=np.int32)
    graph = Steps((), between.sources, between.targets, unlabelled, everything)
    return _representatives(graph, np.ones(size, dtype=np.bool_), between).take(group)


def _groups(rest: _Rest, size: int) -> Nodes:
    """Return for each node the least one to which it is connected by edges that lead both ways."""
    low, high = np.minimum(rest.sources, rest.targets), np.maximum(rest.sources, rest.targets)
    # The keys of an edge and of its reverse differ in the last bit, so they are neighbours when sorted.
    keys = np.sort((low.astype(np.int64) * size + high) * 2 + (rest.sources > rest.targets))
    low, high = np.divmod(keys[1:][(keys[1:] ^ keys[:-1]) == 1] >> 1, size)
    group = np.arange(size, dtype=np.int32)
    while True:
        ask()
        one, other = group[low], group[high]
        differ = one != other
        if not differ.any():
            return group
        low, high, one, other = low[differ], high[differ], one[differ], other[differ]
        np.minimum.at(group, np.maximum(one, other), np.minimum(one, other))
        while (group != (least := group[group])).any():
            group = least


def _by_depth(rest: _Rest, size: int) -> Nodes:
    """Return for each node one that represents its component, by depth-first search."""
    after = adjacency(rest.sources, rest.targets, size)
    start, others = after.start.data, after.neighbours.data
    # Zero until a node is visited; then the least number of a node that it is known to reach and that is not done.
    low, done = [0] * size, size + 1
    result = list(range(size))
    visited, waiting = 0, list[int]()
    for root in range(size):
        if low[root]:
            continue
        visited += 1
        low[root] = visited
        path = [(root, visited, iter(others[start[root] : start[root + 1]]))]
        while path:
            if not visited % 4096:
                ask()
            node, number, following = path[-1]
            for other in following:
                if not low[other]:
                    visited += 1
                    low[other] = visited
                    path.append((other, visited, iter(others[start[other] : start[other + 1]])))
                    break
                if low[other] < low[node]:  # noqa: PLR1730 -- `min` would be a call for each edge
                    low[node] = low[other]
            else:
                path.pop()
                waiting.append(node)
                if low[node] < number:
                    above = path[-1][0]
                    low[above] = min(low[above], low[node])
                    continue
                while waiting and low[waiting[-1]] >= number:
                    member = waiting.pop()
                    low[member] = done
                    result[member] = node
    return np.array(result, dtype=np.int32)
