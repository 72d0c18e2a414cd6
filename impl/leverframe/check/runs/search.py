"""Shortest runs through a chain of walks: 'to a node of A, then through B to a node of C, …'.

Breadth-first search over pairs of a walk and a node. All walks are searched together, so their total length is minimal.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import Nodes, distinct
from leverframe.check.graph.graph import Steps
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask
from leverframe.errors import InternalError

Distances = npt.NDArray[np.int32]
UNREACHED = -1

Step = tuple[str | None, int]
"""An event (None for a stutter step) and the node that it leads to."""


@dataclass(frozen=True)
class Walk:
    """Any number of steps, or exactly one if `single`. Each node but the last is in `within`, the last in `goal`.

    A single step may be the stutter step of a plain node, which a `Graph` does not store.
    """

    within: Mask
    goal: Mask
    single: bool = False


class Layer:
    """A walk with distances from the start of the chain: to `begin` the walk in each node, and to `reach` the node."""

    def __init__(self, graph: Steps, walk: Walk) -> None:
        self.walk = walk
        self.begin: Distances = np.full(graph.size, UNREACHED, dtype=np.int32)
        self.reach: Distances = np.full(graph.size, UNREACHED, dtype=np.int32)
        self._graph = graph
        self._open: Nodes = np.empty(0, dtype=np.int32)

    @property
    def exhausted(self) -> bool:
        """Has the walk no nodes left to expand?"""
        return not len(self._open)

    def advance(self, distance: int, arriving: Nodes) -> Nodes:
        """Begin in `arriving`, make the steps that end at `distance`, and return the newly reached nodes."""
        graph, walk = self._graph, self.walk
        arriving = arriving.compress(self.begin.take(arriving) == UNREACHED)
        self.begin[arriving] = distance
        after = graph.forward.of(self._open)
        if walk.single:
            # A stutter step leads to the plain node of a state, which is its rank.
            reached = self._enter(np.concatenate([after, graph.state.take(self._open)]), distance)
            self._open = arriving
        else:
            reached = self._enter(np.concatenate([after, arriving]), distance)
            self._open = reached.compress(walk.within.take(reached))
        return reached

    def _enter(self, nodes: Nodes, distance: int) -> Nodes:
        reached = distinct(nodes.compress(self.reach.take(nodes) == UNREACHED), self._graph.size)
        self.reach[reached] = distance
        return reached


def search(graph: Steps, start: int, walks: Sequence[Walk], enough: Mask | None = None) -> tuple[Layer, ...]:
    """Return the layers of a chain of walks that begins in `start`.

    The search ends as soon as the last walk reaches one of its goals in `enough`. Nodes farther away stay unreached.
    """
    layers = tuple(Layer(graph, walk) for walk in walks)
    arriving = np.array([start], dtype=np.int32)
    for distance in itertools.count():
        ask()
        for layer in layers:
            reached = layer.advance(distance, arriving)
            arriving = reached.compress(layer.walk.goal.take(reached))
        found = enough is not None and enough[arriving].any()
        if found or all(layer.exhausted for layer in layers):
            break
        arriving = arriving[:0]
    return layers


def ends(layers: Sequence[Layer]) -> Distances:
    """Return the least number of steps of the whole chain to each node in which it can end."""
    last = layers[-1]
    return np.where(last.walk.goal, last.reach, UNREACHED).astype(np.int32)


def nearest(distances: Distances) -> int | None:
    """Return the first node with the least distance, or None if no node is reached."""
    reached = np.flatnonzero(distances != UNREACHED)
    return int(reached[np.argmin(distances[reached])]) if len(reached) else None


def backtrack(graph: Steps, layers: Sequence[Layer], end: int) -> list[Step]:
    """Return the steps of a shortest chain that ends in a node."""
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


def shortest_walk(graph: Steps, start: int, walk: Walk) -> list[Step] | None:
    """Return the steps of a shortest walk, or None if there is none."""
    layers = search(graph, start, [walk], enough=walk.goal)
    end = nearest(ends(layers))
    return None if end is None else backtrack(graph, layers, end)


def _step_before(graph: Steps, layer: Layer, node: int, distance: int) -> Step:
    """Return the event of the last step of a shortest walk to `node`, and the node before it."""
    sources, edges = graph.backward.row(node)
    if layer.walk.single:
        fitting = layer.begin[sources] == distance - 1
    else:
        fitting = (layer.reach[sources] == distance - 1) & layer.walk.within[sources]
    index = np.flatnonzero(fitting)
    if len(index):
        return graph.event_of(int(edges[index[0]])), int(sources[index[0]])
    if layer.walk.single and graph.state[node] == node:
        same_state = np.flatnonzero((graph.state == node) & (layer.begin == distance - 1))
        if len(same_state):
            return None, int(same_state[0])
    raise InternalError("a reached node has no predecessor at the distance before its own")
