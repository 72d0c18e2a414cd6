"""EX, EU and fair EG on a graph: all of CTL reduces to these three operators.

EU searches backwards from its goal and touches every edge at most once. Fairness (`leverframe.logic.paths`) enters
through EG. A fair path either stutters for ever in a state in which no constraint is enabled, or stays in a strongly
connected set of edges that satisfies every constraint. The first case is a lookup. For the second, the graph is
decomposed into strongly connected components. For strong fairness, states that a component cannot satisfy are removed,
and the rest is decomposed again.

Source: E. A. Emerson & C.-L. Lei, 'Modalities for model checking: branching time logic strikes back', Science of
Computer Programming 8 (1987): fair EG by fair components. Strong fairness by recursion on components: O. Lichtenstein
& A. Pnueli, 'Checking that finite state concurrent programs satisfy their linear specification', POPL 1985.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import Adjacency, Edges, members
from leverframe.check.graph.components import components
from leverframe.check.graph.graph import Graph, Steps
from leverframe.check.graph.searches import spread
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask

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
    nodes = np.flatnonzero(goal).astype(np.int32)
    few = len(nodes) * FEW < graph.size
    before = graph.backward.of(nodes) if few else graph.sources.compress(goal.take(graph.targets))
    return members(before, graph.size) | plain(graph, goal)


def plain(graph: Graph, mask: Mask) -> Mask:
    """Return for each node whether `mask` holds in the plain node of its state, the target of a stutter step."""
    return graph.lift(mask[: graph.states])


def exists_until(graph: Steps, through: Mask, goal: Mask) -> Mask:
    """EU: the nodes from which some path through `through` reaches the goal."""
    return _connected(graph.backward, goal, through)


def reachable(graph: Steps, node: int, through: Mask) -> Mask:
    """Return the nodes, `node` included, to which some path from `node` leads with all but its last in `through`."""
    start = np.zeros(graph.size, dtype=np.bool_)
    start[node] = True
    if not through[node]:
        return start
    inside = _connected(graph.forward, start, through)
    return inside | members(graph.forward.of(np.flatnonzero(inside & through).astype(np.int32)), graph.size)


def _connected(neighbours: Adjacency, start: Mask, through: Mask) -> Mask:
    """Return `start` and all nodes connected to it by way of `through`."""
    outside = ~(start | through)
    waiting = through & ~start
    spread(neighbours, np.flatnonzero(start).astype(np.int32), waiting)
    return ~(outside | waiting)


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
    candidates = within
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
    inner_component = component.take(graph.sources.take(inner))
    cyclic = np.bincount(inner_component, minlength=count) > 0
    meets = cyclic.copy()
    hopeless = ~cyclic
    blocked = np.zeros(graph.size, dtype=np.bool_)
    nodes = np.flatnonzero(candidates)
    component_of = component.take(nodes)
    for constraint in fairness:
        taken = np.bincount(inner_component.compress(constraint.taken.take(inner)), minlength=count) > 0
        enabled = graph.lift(constraint.enabled).take(nodes)
        if constraint.strong:
            demanding = np.bincount(component_of.compress(enabled), minlength=count) > 0
            unmet = demanding & ~taken
            blocked[nodes] |= enabled & unmet.take(component_of)
            meets &= ~unmet
        else:
            resting = np.bincount(component_of.compress(~enabled), minlength=count) > 0
            meets &= taken | resting
            hopeless |= ~(taken | resting)
    fair, undecided = np.zeros(graph.size, dtype=np.bool_), np.zeros(graph.size, dtype=np.bool_)
    fair[nodes] = meets.take(component_of)
    undecided[nodes] = ~(meets | hopeless).take(component_of)
    # If only some states of a component make a demand that it cannot satisfy, it may be fair without them.
    undecided &= ~blocked
    return _Judgement(fair, undecided)
