"""Does it make a difference who makes an event? Computed from the steps of a machine, for all claims at once.

Makers decide what is owed: machine events under `progress`, machine events and inputs under `total`. A path is not
fair if, from some point on, something owed is enabled in every state and nothing owed happens. Two assignments of
makers are alike if the same states owe something and the same paths are fair. Then no claim about states or paths tells
them apart. Rankings may: they demand of each single step what depends on its maker.

A path that one of them admits and the other does not ends in a cycle. Within the states that owe something, and without
the steps that are owed, a whole strongly connected component can be walked around for ever, and each single state
stuttered in: so it is enough to look for a state, or a step inside a component, that the other assignment judges
differently.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

from leverframe.check.graph.graph import Graph
from leverframe.language.declaration import Maker

_OWED = (frozenset({Maker.MACHINE}), frozenset({Maker.MACHINE, Maker.INPUT}))
"""Whose events are owed, under `progress` and under `total`."""

Steps = npt.NDArray[np.bool_]
"""Of each step of a graph: is it one of some?"""


def alike(graph: Graph, before: Mapping[str, Maker], after: Mapping[str, Maker]) -> bool:
    """Are the same paths of a graph fair, and do the same states owe something, whoever makes its events?"""
    for owed in _OWED:
        one, other = (_taken(graph, makers, owed) for makers in (before, after))
        if _differ(graph, one, other) or _differ(graph, other, one):
            return False
    return True


def _taken(graph: Graph, makers: Mapping[str, Maker], owed: frozenset[Maker]) -> Steps:
    wanted = np.array([makers.get(event) in owed for event in graph.events], dtype=np.bool_)
    found: Steps = wanted[graph.labels]
    return found


def _differ(graph: Graph, one: Steps, other: Steps) -> bool:
    """Is there a path that is not fair where the steps `one` are owed, and fair where the `other` steps are?"""
    owing, owing_other = (_leaving(graph, steps) for steps in (one, other))
    if (owing & ~owing_other).any():
        return True
    inside = ~one & owing[graph.sources] & owing[graph.targets]
    tail, head = graph.sources[inside], graph.targets[inside]
    matrix = coo_array((np.ones(len(tail), dtype=np.int8), (tail, head)), shape=(graph.size, graph.size)).tocsr()
    _, component = connected_components(matrix, directed=True, connection="strong")
    return bool((other[inside] & (component[tail] == component[head])).any())


def _leaving(graph: Graph, steps: Steps) -> npt.NDArray[np.bool_]:
    """The states that one of some steps leaves."""
    mask = np.zeros(graph.size, dtype=np.bool_)
    mask[graph.sources[steps]] = True
    return mask
