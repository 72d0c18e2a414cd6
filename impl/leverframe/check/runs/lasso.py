"""The end of a lasso: the node in which its loop begins, and the loop.

Without fairness, the search finds a shortest lasso: the node for which the path to it plus its shortest loop is least.
With fairness, the loop consists of shortest pieces, one for each constraint that demands something: an edge that takes
its action or, for weak fairness, a state in which the action is not enabled.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from leverframe.check.graph.components import components
from leverframe.check.graph.fixpoints import Ends, Fairness, fair_component
from leverframe.check.graph.graph import Steps
from leverframe.check.runs.search import UNREACHED, Distances, Step, Walk, shortest_walk
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask
from leverframe.errors import InternalError

MAX_LOOP_SEARCHES = 2_000
"""The most nodes for which a shortest loop is searched. After that, the lasso is not claimed to be shortest."""


@dataclass(frozen=True)
class LassoEnd:
    """The node in which a loop begins, and the loop. `shortest`: no path and loop have a smaller total length."""

    node: int
    loop: tuple[Step, ...]
    shortest: bool


def find_end(graph: Steps, within: Mask, distances: Distances, fairness: Sequence[Fairness], fair: Ends) -> LassoEnd:
    """Return the end of a short lasso inside `within`, whose fair ends are `fair`.

    `distances` are the lengths of the paths to the nodes; these paths lie inside `within`, too.
    """
    stop = _nearest(fair.stopping & (distances != UNREACHED), distances)
    if not fairness:
        return _shortest(graph, within, distances, stop)
    turn = _nearest(fair.turning & (distances != UNREACHED), distances)
    if stop is not None and (turn is None or distances[stop] <= distances[turn]):
        return LassoEnd(stop, _standstill(graph, stop), shortest=False)
    if turn is None:
        raise InternalError("a fair run goes on for ever, but no fair loop was found")
    return LassoEnd(turn, fair_loop(graph, fair.turning, turn, fairness), shortest=False)


def _nearest(nodes: Mask, distances: Distances) -> int | None:
    candidates = np.flatnonzero(nodes)
    return int(candidates[np.argmin(distances[candidates])]) if len(candidates) else None


def _shortest(graph: Steps, within: Mask, distances: Distances, stop: int | None) -> LassoEnd:
    best = LassoEnd(stop, _standstill(graph, stop), shortest=True) if stop is not None else None
    total = int(distances[stop]) + 1 if stop is not None else None
    reached = np.flatnonzero(within & (distances != UNREACHED))
    nearest_first = reached[np.argsort(distances[reached], kind="stable")]
    for searches, node in enumerate(nearest_first.tolist()):
        if total is not None and int(distances[node]) + 1 >= total:
            break
        if searches == MAX_LOOP_SEARCHES:
            return LassoEnd(best.node, best.loop, shortest=False) if best else _any_loop(graph, within, distances)
        loop = _cycle(graph, within, node)
        if loop is not None and (total is None or int(distances[node]) + len(loop) < total):
            best, total = LassoEnd(node, tuple(loop), shortest=True), int(distances[node]) + len(loop)
    if best is None:
        raise InternalError("a run goes on for ever, but no loop was found")
    return best


def _any_loop(graph: Steps, within: Mask, distances: Distances) -> LassoEnd:
    turn = _nearest(fair_component(graph, within, ()) & (distances != UNREACHED), distances)
    loop = None if turn is None else _cycle(graph, within, turn)
    if turn is None or loop is None:
        raise InternalError("a strongly connected component has no cycle")
    return LassoEnd(turn, tuple(loop), shortest=False)


def _standstill(graph: Steps, node: int) -> tuple[Step, ...]:
    """Return the loop in which nothing happens: the stutter step to the plain node of the state."""
    return ((None, int(graph.state[node])),)


def _cycle(graph: Steps, within: Mask, node: int) -> list[Step] | None:
    """Return a shortest path inside `within` from a node back to its state, by whatever event that is entered."""
    goal = within & (graph.state == graph.state[node])
    best: list[Step] | None = None
    successors, edges = graph.forward.row(node)
    for successor, edge in dict(zip(successors.tolist(), edges.tolist(), strict=True)).items():
        if not within[successor]:
            continue
        back = shortest_walk(graph, successor, Walk(within, goal))
        if back is not None and (best is None or 1 + len(back) < len(best)):
            best = [(graph.event_of(edge), successor), *back]
    return best


def fair_loop(graph: Steps, fair: Mask, start: int, fairness: Sequence[Fairness]) -> tuple[Step, ...]:
    """Return a loop from `start` through its component that satisfies every constraint."""
    component, inner = components(graph, fair)
    inside = fair & (component == component[start])
    edges = inner[component[graph.sources[inner]] == component[start]]
    loop: list[Step] = []
    visited = [start]
    for constraint in fairness:
        ask()
        enabled = graph.lift(constraint.enabled)
        if _met(graph, constraint, enabled, visited, loop):
            continue
        here = visited[-1]
        takers = edges[constraint.taken[edges]]
        if len(takers):
            goal = np.zeros(graph.size, dtype=np.bool_)
            goal[graph.sources[takers]] = True
            way = _piece(graph, here, Walk(inside, goal & inside))
            at = way[-1][1] if way else here
            edge = int(takers[graph.sources[takers] == at][0])
            way = [*way, (graph.event_of(edge), int(graph.targets[edge]))]
        elif constraint.strong:
            continue  # Its action is enabled nowhere in the component, so it demands nothing.
        else:
            way = _piece(graph, here, Walk(inside, inside & ~enabled))
        loop += way
        visited += [node for _, node in way]
    home = np.zeros(graph.size, dtype=np.bool_)
    home[start] = True
    if not loop:
        edge = int(edges[graph.sources[edges] == start][0])
        loop.append((graph.event_of(edge), int(graph.targets[edge])))
        visited.append(int(graph.targets[edge]))
    return (*loop, *_piece(graph, visited[-1], Walk(inside, home)))


def _met(graph: Steps, constraint: Fairness, enabled: Mask, visited: list[int], loop: list[Step]) -> bool:
    """Does the loop so far already satisfy a constraint?"""
    if not constraint.strong and any(not enabled[node] for node in visited):
        return True
    for source, (event, target) in zip(visited, loop, strict=False):
        targets, edges = graph.forward.row(source)
        matching = edges[targets == target]
        if any(constraint.taken[edge] and graph.event_of(int(edge)) == event for edge in matching):
            return True
    return False


def _piece(graph: Steps, start: int, walk: Walk) -> list[Step]:
    way = shortest_walk(graph, start, walk)
    if way is None:
        raise InternalError("two nodes of one component are not connected")
    return way
