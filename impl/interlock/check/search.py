"""Shortest runs through a chain of walks: 'to a node of A, then through B to a node of C, …'.

Breadth-first search over pairs of a walk and a node, all walks at once, so that the sum of their lengths is least.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from interlock.check.adjacency import Nodes
from interlock.check.fixpoints import distinct
from interlock.check.graph import Graph
from interlock.check.packing import Mask
from interlock.errors import InternalError

Distances = npt.NDArray[np.int32]
UNREACHED = -1

Step = tuple[str | None, int]
"""An event (None for a stutter step) and the node that it leads to."""


@dataclass(frozen=True)
class Walk:
    """Some steps, or with `single` exactly one: every node but the last lies in `within`, the last one in `goal`."""

    within: Mask
    goal: Mask
    single: bool = False


@dataclass(frozen=True)
class Layer:
    """A walk with the least number of steps from the initial node, at which it can begin in each node and reach it."""

    walk: Walk
    begin: Distances
    reach: Distances


def search(graph: Graph, start: int, walks: Sequence[Walk], *, first: bool = False) -> tuple[Layer, ...]:
    """The layers of a chain of walks that begins in `start`.

    With `first`, the last walk is searched no further than to its first goal: more distant ones stay unreached.
    """
    begin = np.full(graph.size, UNREACHED, dtype=np.int32)
    begin[start] = 0
    layers: list[Layer] = []
    for number, walk in enumerate(walks, start=1):
        stop = walk.goal if first and number == len(walks) else None
        reach = _one_step(graph, begin) if walk.single else _many_steps(graph, begin, walk.within, stop)
        layers.append(Layer(walk, begin, reach))
        begin = np.where(walk.goal, reach, UNREACHED).astype(np.int32)
    return tuple(layers)


def ends(layers: Sequence[Layer]) -> Distances:
    """The least number of steps of the whole chain to each node in which it can end."""
    last = layers[-1]
    return np.where(last.walk.goal, last.reach, UNREACHED).astype(np.int32)


def nearest(distances: Distances) -> int | None:
    """The node with the least distance; of several the first."""
    reached = np.flatnonzero(distances != UNREACHED)
    return int(reached[np.argmin(distances[reached])]) if len(reached) else None


def backtrack(graph: Graph, layers: Sequence[Layer], end: int) -> list[Step]:
    """The steps of a shortest chain that ends in a node."""
    steps: list[Step] = []
    node = end
    for layer in reversed(layers):
        distance = int(layer.reach[node])
        while layer.walk.single or distance != layer.begin[node]:
            event, source = _step_before(graph, layer, node, distance)
            steps.append((event, node))
            node, distance = source, distance - 1
            if layer.walk.single:
                break
    return steps[::-1]


def shortest_walk(graph: Graph, start: int, walk: Walk) -> list[Step] | None:
    """The steps of a shortest walk, or None where there is none."""
    layers = search(graph, start, [walk], first=True)
    end = nearest(ends(layers))
    return None if end is None else backtrack(graph, layers, end)


def _many_steps(graph: Graph, begin: Distances, within: Mask, stop: Mask | None) -> Distances:
    """Distances level by level; after the level in which `stop` is reached for the first time, no further."""
    reach = np.full(graph.size, UNREACHED, dtype=np.int32)
    sources = np.flatnonzero(begin != UNREACHED).astype(np.int32)
    waiting = sources[np.argsort(begin[sources], kind="stable")]
    frontier: Nodes = waiting[:0]
    distance, taken = 0, 0
    while taken < len(waiting) or len(frontier):
        if not len(frontier):
            distance = int(begin[waiting[taken]])
        until = taken + int(np.searchsorted(begin[waiting[taken:]], distance, side="right"))
        arriving = np.concatenate([frontier, waiting[taken:until]])
        taken = until
        arriving = distinct(arriving[reach[arriving] == UNREACHED], graph.size)
        reach[arriving] = distance
        if stop is not None and stop[arriving].any():
            break
        after = graph.forward.of(arriving[within[arriving]])
        frontier = distinct(after[reach[after] == UNREACHED], graph.size)
        distance += 1
    return reach


def _one_step(graph: Graph, begin: Distances) -> Distances:
    far = np.iinfo(np.int32).max
    reach = np.full(graph.size, far, dtype=np.int32)
    able = begin[graph.sources] != UNREACHED
    np.minimum.at(reach, graph.targets[able], begin[graph.sources[able]] + 1)
    able_nodes = np.flatnonzero(begin != UNREACHED)
    np.minimum.at(reach, graph.state[able_nodes], begin[able_nodes] + 1)  # The plain node of a state is its rank.
    reach[reach == far] = UNREACHED
    return reach


def _step_before(graph: Graph, layer: Layer, node: int, distance: int) -> Step:
    """The event of the last step of a shortest walk to `node`, and the node before it."""
    sources, edges = graph.backward.row(node)
    if layer.walk.single:
        fitting = layer.begin[sources] == distance - 1
    else:
        fitting = (layer.reach[sources] == distance - 1) & layer.walk.within[sources]
    index = np.flatnonzero(fitting)
    if len(index):
        return graph.event_of(int(edges[index[0]])), int(sources[index[0]])
    if layer.walk.single and node < graph.states:
        same_state = np.flatnonzero((graph.state == node) & (layer.begin == distance - 1))
        if len(same_state):
            return None, int(same_state[0])
    raise InternalError("a searched node has no predecessor at the distance before its own")
