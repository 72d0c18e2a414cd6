"""The end of a lasso: where a run can go round for ever, and the loop that it takes there.

Without fairness the shortest lasso is found: of all nodes within reach, the one for which the way there plus its
shortest loop is least. With fairness the loop is put together from shortest pieces, one for each constraint that asks
for something: an edge by which its action is taken, or, for weak fairness, a state in which it is not enabled.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from leverframe.check.graph.fixpoints import Ends, Fairness, components, fair_component
from leverframe.check.graph.graph import Steps
from leverframe.check.runs.search import UNREACHED, Distances, Step, Walk, shortest_walk
from leverframe.check.states.packing import Mask
from leverframe.deadline import ask
from leverframe.errors import InternalError

MAX_LOOP_SEARCHES = 2_000
"""Nodes for which a shortest loop is searched before the claim to the shortest lasso is given up."""


@dataclass(frozen=True)
class LassoEnd:
    """A node to which a run goes, and the loop from there; `shortest`: no way and loop are shorter together."""

    node: int
    loop: tuple[Step, ...]
    shortest: bool


def find_end(graph: Steps, within: Mask, distances: Distances, fairness: Sequence[Fairness], fair: Ends) -> LassoEnd:
    """The end of a short lasso inside `within`, whose fair ends are `fair`.

    `distances` are those of the ways there, which lie inside it, too.
    """
    stop = _nearest(fair.stopping & (distances != UNREACHED), distances)
    if not fairness:
        return _shortest(graph, within, distances, stop)
    turn = _nearest(fair.turning & (distances != UNREACHED), distances)
    if stop is not None and (turn is None or distances[stop] <= distances[turn]):
        return LassoEnd(stop, _standstill(graph, stop), shortest=False)
    if turn is None:
        raise InternalError("a run was to go on for ever, and no fair loop was found")
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
        raise InternalError("a run was to go on for ever, and no loop was found")
    return best


def _any_loop(graph: Steps, within: Mask, distances: Distances) -> LassoEnd:
    turn = _nearest(fair_component(graph, within, ()) & (distances != UNREACHED), distances)
    loop = None if turn is None else _cycle(graph, within, turn)
    if turn is None or loop is None:
        raise InternalError("a component without a cycle")
    return LassoEnd(turn, tuple(loop), shortest=False)


def _standstill(graph: Steps, node: int) -> tuple[Step, ...]:
    """Nothing happens any more: the stutter step to the plain node of a state, whose rank it is."""
    return ((None, int(graph.state[node])),)


def _cycle(graph: Steps, within: Mask, node: int) -> list[Step] | None:
    """A shortest way inside `within` from a node back to its state: how it is entered does not bear on what follows."""
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
    """A loop from `start` through its component that meets every constraint."""
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
            continue  # Nowhere in the component is its action enabled: nothing is owed.
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
    """Is a constraint met by what the loop passes already?"""
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
