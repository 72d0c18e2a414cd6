"""Equivalence of two assignments of makers to events, computed from the steps of a machine for all claims at once.

Makers determine which events are owed: machine events under `progress`, machine events and inputs under `total`. A path
is unfair if, from some point on, an owed event is enabled in every state and no owed event happens. Two assignments of
makers are alike if owed events are enabled in the same states and the same paths are fair. Then no claim about states
or paths distinguishes them. Rankings may, because their requirement on a single step depends on its maker.

A path that only one of them admits ends in a cycle of states in which owed events are enabled, without owed steps.
Such a path can traverse a whole strongly connected component for ever, or stutter in any single state. So it is enough
to look for a state, or a step inside a component, that the other assignment judges differently.
"""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import members
from leverframe.check.graph.components import components
from leverframe.check.graph.graph import Graph, Steps
from leverframe.language.declaration import Maker

_OWED = (frozenset({Maker.MACHINE}), frozenset({Maker.MACHINE, Maker.INPUT}))
"""The makers whose events are owed, under `progress` and under `total`."""

Taken = npt.NDArray[np.bool_]
"""A mask over the steps of a graph."""


def alike(graph: Graph, before: Mapping[str, Maker], after: Mapping[str, Maker]) -> bool:
    """Do two assignments of makers have the same fair paths, and enable owed events in the same states?"""
    for owed in _OWED:
        one, other = (_taken(graph, makers, owed) for makers in (before, after))
        if _differ(graph, one, other) or _differ(graph, other, one):
            return False
    return True


def _taken(graph: Graph, makers: Mapping[str, Maker], owed: frozenset[Maker]) -> Taken:
    wanted = np.array([makers.get(event) in owed for event in graph.events], dtype=np.bool_)
    return wanted.take(graph.labels)


def _differ(graph: Graph, one: Taken, other: Taken) -> bool:
    """Is there a path that is unfair if the steps `one` are owed, and fair if the steps `other` are?"""
    owing, owing_other = (_leaving(graph, steps) for steps in (one, other))
    if (owing & ~owing_other).any():
        return True
    inside = ~one & owing.take(graph.sources) & owing.take(graph.targets)
    sources, targets, labels = (each.compress(inside) for each in (graph.sources, graph.targets, graph.labels))
    part = Steps(graph.events, sources, targets, labels, graph.state)
    _, turning = components(part, np.ones(part.size, dtype=np.bool_))
    return bool(other.compress(inside).take(turning).any())


def _leaving(graph: Graph, steps: Taken) -> npt.NDArray[np.bool_]:
    """Return the source states of some steps."""
    return members(graph.sources.compress(steps), graph.size)
