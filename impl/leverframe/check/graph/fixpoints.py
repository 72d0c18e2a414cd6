"""EX, EU and fair EG on a graph: all of CTL reduces to these three operators.

EU searches backwards from its goal and touches every edge at most once. Fairness (`leverframe.logic.paths`) enters
through EG. A fair path either stutters for ever in a state in which no constraint is enabled, or stays in a strongly
connected set of edges that satisfies every constraint. The first case is a lookup. For the second, the graph is
decomposed into strongly connected components. For strong fairness, states that a component cannot satisfy are removed,
and the rest is decomposed again.

Source: E. A. Emerson & C.-L. Lei, 'Modalities for model checking: branching time logic strikes back', Science of
Computer Programming 8 (1987): fair EG by fair components. Strong fairness by recursion on components: O. Lichtenstein
& A. Pnueli, 'Checking that finite state concurrent programs satisfy their linear specification', POPL 1985. SciPy
computes the components.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array, csr_array
from scipy.sparse.csgraph import breadth_first_order, connected_components

from leverframe.check.graph.adjacency import Adjacency, Edges, Nodes
from leverframe.check.graph.graph import Graph, Steps
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask

LEVELS = 24
"""Levels of a search that are processed one by one, as arrays. SciPy searches deeper levels node by node, in C."""


FEW = 4
"""If the goal has fewer than one in `FEW` of the nodes, only its own edges are examined, otherwise all edges."""


@dataclass(frozen=True)
class Fairness:
    """A fairness constraint: the states (by rank) in which its action is enabled, and the edges that take it."""

    strong: bool
    enabled: Mask
    taken: Mask


def exists_next(graph: Graph, goal: Mask) -> Mask:
    """EX: the nodes from which some step, possibly a stutter step, leads to the goal."""
    result = np.zeros(graph.size, dtype=np.bool_)
    nodes = np.flatnonzero(goal).astype(np.int32)
    if len(nodes) * FEW < graph.size:
        result[graph.backward.of(nodes)] = True
    else:
        result[graph.sources[goal[graph.targets]]] = True
    result |= plain(graph, goal)
    return result


def plain(graph: Graph, mask: Mask) -> Mask:
    """Return for each node whether `mask` holds in the plain node of its state, the target of a stutter step."""
    return graph.lift(mask[: graph.states])


def exists_until(graph: Steps, through: Mask, goal: Mask) -> Mask:
    """EU: the nodes from which some path through `through` reaches the goal."""
    return _spread(graph.backward, goal, through)


def reachable(graph: Steps, node: int, through: Mask) -> Mask:
    """Return the nodes, `node` included, to which some path from `node` leads with all but its last in `through`."""
    start = np.zeros(graph.size, dtype=np.bool_)
    start[node] = True
    if not through[node]:
        return start
    inside = _spread(graph.forward, start, through)
    beyond = np.zeros(graph.size, dtype=np.bool_)
    beyond[graph.forward.of(np.flatnonzero(inside & through).astype(np.int32))] = True
    return inside | beyond


def _spread(neighbours: Adjacency, start: Mask, through: Mask) -> Mask:
    """Return `start` and all nodes connected to it by way of `through`."""
    candidates = through & ~start
    waiting = candidates.copy()
    frontier: Nodes = np.flatnonzero(start).astype(np.int32)
    levels = 0
    while len(frontier):
        if levels == LEVELS:
            waiting[_beyond(neighbours, frontier, waiting)] = False
            break
        found = neighbours.of(frontier)
        found = found[waiting[found]]
        waiting[found] = False
        frontier = distinct(found, len(start))
        levels += 1
    return start | (candidates & ~waiting)


def _beyond(neighbours: Adjacency, frontier: Nodes, waiting: Mask) -> Nodes:
    """Return the frontier and all nodes connected to it by way of waiting nodes, by one search in SciPy."""
    size = len(waiting)
    kept = waiting[neighbours.neighbours]
    start = np.concatenate(([0], np.cumsum(kept, dtype=np.int32)))[neighbours.start]
    # An extra node has an edge to each node of the frontier.
    rows = np.concatenate([start, [start[-1] + len(frontier)]]).astype(np.int32)
    columns = np.concatenate([neighbours.neighbours[kept], frontier])
    matrix = csr_array((np.ones(len(columns)), columns, rows), shape=(size + 1, size + 1))
    order = breadth_first_order(matrix, size, return_predecessors=False)
    return order[order < size].astype(np.int32)


@dataclass(frozen=True)
class Ends:
    """The nodes of a set in which a fair path can stay for ever: `stopping` by stuttering, `turning` in a component.

    `leading` are the nodes of the set from which a path inside it leads to one of `stopping`.
    """

    stopping: Mask
    turning: Mask
    leading: Mask


def exists_globally(graph: Graph, through: Mask, ends: Ends) -> Mask:
    """EG: the nodes from which some fair path stays in `through` for ever. `ends` are the fair ends of `through`."""
    return exists_until(graph, through, ends.leading | ends.turning) if ends.turning.any() else ends.leading


def fair_ends(graph: Graph, through: Mask, fairness: Sequence[Fairness]) -> Ends:
    """Return where a fair path can stay in `through` for ever. Nodes that lead to a stop are not searched for turns."""
    stopping = may_stop(graph, fairness) & through & plain(graph, through)
    if graph.size == graph.states and not fairness:
        # A path can stop in every node of `through`.
        return Ends(stopping, np.zeros(graph.size, dtype=np.bool_), stopping)
    leading = exists_until(graph, through, stopping)
    return Ends(stopping, fair_component(graph, through & ~leading, fairness), leading)


def may_stop(graph: Graph, fairness: Sequence[Fairness]) -> Mask:
    """Return the nodes in which stuttering for ever is fair, because no constraint is enabled in their state."""
    result = np.ones(graph.states, dtype=np.bool_)
    for constraint in fairness:
        result &= ~constraint.enabled
    return graph.lift(result)


def fair_component(graph: Steps, within: Mask, fairness: Sequence[Fairness]) -> Mask:
    """Return the nodes of `within` in a strongly connected set of edges that satisfies every constraint."""
    result = np.zeros(graph.size, dtype=np.bool_)
    candidates = _without_dead_ends(graph, within)
    while candidates.any():
        ask()
        component, inner = components(graph, candidates)
        verdict = _judge(graph, candidates, component, inner, fairness)
        result |= verdict.fair
        candidates = verdict.undecided
    return result


@dataclass(frozen=True)
class _Judgement:
    fair: Mask
    undecided: Mask


def _judge(
    graph: Steps,
    candidates: Mask,
    component: npt.NDArray[np.int32],
    inner: Edges,
    fairness: Sequence[Fairness],
) -> _Judgement:
    """Return the nodes of fair components, and the nodes of other components that may contain fair ones."""
    count = int(component.max()) + 1
    inner_component = component[graph.sources[inner]]
    cyclic = np.bincount(inner_component, minlength=count) > 0
    meets = cyclic.copy()
    hopeless = ~cyclic
    blocked = np.zeros(graph.size, dtype=np.bool_)
    nodes = np.flatnonzero(candidates)
    for constraint in fairness:
        taken = np.bincount(inner_component[constraint.taken[inner]], minlength=count) > 0
        enabled = graph.lift(constraint.enabled)
        if constraint.strong:
            demanding = np.bincount(component[nodes[enabled[nodes]]], minlength=count) > 0
            unmet = demanding & ~taken
            blocked[nodes] |= enabled[nodes] & unmet[component[nodes]]
            meets &= ~unmet
        else:
            resting = np.bincount(component[nodes[~enabled[nodes]]], minlength=count) > 0
            meets &= taken | resting
            hopeless |= ~(taken | resting)
    fair, undecided = np.zeros(graph.size, dtype=np.bool_), np.zeros(graph.size, dtype=np.bool_)
    fair[nodes] = meets[component[nodes]]
    undecided[nodes] = ~meets[component[nodes]] & ~hopeless[component[nodes]]
    # If only some states of a component make a demand that it cannot satisfy, it may be fair without them.
    undecided &= ~blocked
    return _Judgement(fair, undecided)


def components(graph: Steps, within: Mask) -> tuple[npt.NDArray[np.int32], Edges]:
    """Return the strongly connected component of each node, and the edges inside components."""
    inside = np.flatnonzero(within[graph.sources] & within[graph.targets]).astype(np.int32)
    sources, targets = graph.sources[inside], graph.targets[inside]
    # The conversion merges parallel edges: with parallel edges, SciPy's search never ends.
    matrix = coo_array((np.ones(len(inside)), (sources, targets)), shape=(graph.size, graph.size)).tocsr()
    _, component = connected_components(matrix, directed=True, connection="strong")
    return component, inside[component[sources] == component[targets]]


def _without_dead_ends(graph: Steps, within: Mask) -> Mask:
    """Return `within` without the nodes that have no successor in it, removed repeatedly, up to LEVELS times."""
    inside = within[graph.sources] & within[graph.targets]
    exits = np.bincount(graph.sources[inside], minlength=graph.size)
    kept = within.copy()
    frontier: Nodes = np.flatnonzero(within & (exits == 0)).astype(np.int32)
    backward = graph.backward
    for _ in range(LEVELS):  # Dead ends that remain are in no cycle, which the components show.
        if not len(frontier):
            break
        kept[frontier] = False
        before = backward.of(frontier)
        before = before[kept[before]]
        np.subtract.at(exits, before, 1)
        candidates = distinct(before, graph.size)
        frontier = candidates[exits[candidates] == 0]
    return kept


def distinct(nodes: Nodes, size: int) -> Nodes:
    """Return the nodes without duplicates."""
    if len(nodes) < 2:  # noqa: PLR2004 -- there can be no duplicates
        return nodes
    if len(nodes) * 16 < size:
        ordered = np.sort(nodes)
        return ordered[np.concatenate(([True], ordered[1:] != ordered[:-1]))]
    mark = np.zeros(size, dtype=np.bool_)
    mark[nodes] = True
    return np.flatnonzero(mark).astype(np.int32)
