"""Searches of a graph, level by level: what is connected to a set of nodes, and what is left without dead ends.

A wide level is a few array operations, whatever its size; a narrow one is a loop in Python, because array operations
take longer to begin than to handle a few dozen nodes. So the time is linear in the graph, whether it is wide, or deep
like a counter.
"""

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import Adjacency, Nodes, distinct
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask

NARROW = 48
"""Levels of fewer nodes are handled node by node. Measured: there, both ways take about ten microseconds a level."""

LEVELS = 1_000
"""Narrow levels that are handled between two questions whether time is left."""

Counts = npt.NDArray[np.int64]


def spread(neighbours: Adjacency, frontier: Nodes, waiting: Mask) -> None:
    """Take away from `waiting` each node to which a path of waiting nodes leads from the frontier."""
    while len(frontier):
        ask()
        if _is_narrow(neighbours, frontier):
            frontier = _spread_narrowly(neighbours, frontier, waiting)
        else:
            found = neighbours.of(frontier)
            found = found.compress(waiting.take(found))
            waiting[found.astype(np.intp)] = False
            frontier = distinct(found, len(waiting))


def _spread_narrowly(neighbours: Adjacency, frontier: Nodes, waiting: Mask) -> Nodes:
    start, others, open_ = neighbours.start.data, neighbours.neighbours.data, waiting.data
    level = frontier.tolist()
    for _ in range(LEVELS):
        following: list[int] = []
        for node in level:
            for other in others[start[node] : start[node + 1]]:
                if open_[other]:
                    open_[other] = False
                    following.append(other)
        level = following
        if not 0 < len(level) < NARROW:
            break
    return np.array(level, dtype=np.int32)


def peel(before: Adjacency, exits: Counts, kept: Mask) -> None:
    """Take away from `kept` each node without an exit, again and again.

    `exits` counts the exits of each node to kept nodes, and is changed. `before` are the nodes that the exits start in.
    """
    frontier = np.flatnonzero(kept & (exits == 0)).astype(np.int32)
    kept[frontier] = False
    while len(frontier):
        ask()
        if _is_narrow(before, frontier):
            frontier = _peel_narrowly(before, frontier, exits, kept)
        else:
            sources = before.of(frontier)
            sources = sources.compress(kept.take(sources))
            np.subtract.at(exits, sources.astype(np.intp), 1)
            frontier = distinct(sources.compress(exits.take(sources) == 0), len(kept))
            kept[frontier] = False


def _peel_narrowly(before: Adjacency, frontier: Nodes, exits: Counts, kept: Mask) -> Nodes:
    start, sources = before.start.data, before.neighbours.data
    left, open_ = exits.data, kept.data
    level = frontier.tolist()
    for _ in range(LEVELS):
        following: list[int] = []
        for node in level:
            for source in sources[start[node] : start[node + 1]]:
                if open_[source]:
                    left[source] -= 1
                    if not left[source]:
                        open_[source] = False
                        following.append(source)
        level = following
        if not 0 < len(level) < NARROW:
            break
    return np.array(level, dtype=np.int32)


def _is_narrow(neighbours: Adjacency, frontier: Nodes) -> bool:
    """Is a level narrow? A few nodes can have many neighbours: 'halted', for example, in a search backwards."""
    return len(frontier) < NARROW and int(neighbours.degree(frontier).sum()) < NARROW * 4
