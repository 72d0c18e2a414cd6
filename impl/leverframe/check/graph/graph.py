"""The steps between reachable states, held once and shared by all properties of a machine.

A node of the base graph is the rank of a reachable state. Formulas with event atoms are evaluated on the graph
*extended* by the last event: its nodes are the states, each read as 'entered by none of the mentioned events', and in
addition a pair (state, event) wherever a mentioned event leads into the state. Stutter steps, which are possible
anywhere and reset the last event to none, are edges from such a pair to its plain state; the stutter step from a plain
state to itself is not stored, and the fixpoints account for it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import Adjacency, Edges, Nodes, Ranks, adjacency
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import Mask
from leverframe.errors import CapacityError, InternalError

Labels = npt.NDArray[np.int32]
STUTTER = -1
"""The label of stutter steps, where others have the index of their event."""


@dataclass(frozen=True)
class Steps:
    """Labelled steps between nodes that stand for states: what components and searches are found on.

    Edge i leads from `sources[i]` to `targets[i]` by the event with index `labels[i]` in `events`, or STUTTER.
    `state[n]` is the rank of the state of node n; where there are as many nodes as states, each stands for its own.
    """

    events: tuple[str, ...]
    sources: Nodes
    targets: Nodes
    labels: Labels
    state: Nodes

    @property
    def size(self) -> int:
        """The number of nodes."""
        return len(self.state)

    @cached_property
    def forward(self) -> Adjacency:
        """The successors of each node."""
        return adjacency(self.sources, self.targets, self.size)

    @cached_property
    def backward(self) -> Adjacency:
        """The predecessors of each node."""
        return adjacency(self.targets, self.sources, self.size)

    def lift(self, mask: Mask) -> Mask:
        """A mask over states as one over nodes."""
        return mask if self.size == len(mask) else mask[self.state]

    def event_of(self, edge: int) -> str | None:
        """The event of an edge; None for a stutter step."""
        label = int(self.labels[edge])
        return None if label == STUTTER else self.events[label]


@dataclass(frozen=True)
class Graph(Steps):
    """The graph of the reachable states, or its extension by the last event.

    `entered_by[n]` is the event by which node n was entered, STUTTER for plain nodes; the plain node of rank r is
    node r.
    """

    reached: Reached
    entered_by: Labels

    @property
    def states(self) -> int:
        """The number of states."""
        return self.reached.count

    @cached_property
    def initial(self) -> int:
        """The node in which every path begins."""
        states = self.reached.states
        return int(np.searchsorted(states, self.reached.layout.initial))

    def entered(self, event: str) -> Mask:
        """The nodes whose last event was `event`."""
        return np.equal(self.entered_by, self.events.index(event))

    def edges_by(self, events: Iterable[str]) -> Mask:
        """The edges that one of these events labels."""
        chosen = np.zeros(len(self.events) + 1, dtype=np.bool_)
        chosen[[self.events.index(event) for event in events if event in self.events]] = True
        return chosen[self.labels]  # STUTTER, -1, reads the last entry, which no event sets.


def build(reached: Reached, limits: Limits) -> Graph:
    """The base graph. Raises CapacityError where it would not fit."""
    if reached.refusal is not None:
        raise InternalError("a graph was asked for of an incomplete exploration")
    count = reached.steps(environment=False) + reached.steps(environment=True)
    if count > limits.transitions:
        message = (
            f"{count:,} steps between {reached.count:,} states would take about {count * 40 / 1e9:.1f} GB; "
            f"the limit is {limits.transitions:,}. Raise --max-transitions"
        )
        raise CapacityError(message)
    events = tuple(event.name for event in reached.layout.declaration.events)
    number = {event: index for index, event in enumerate(events)}
    rank = Ranks(reached.states, reached.layout.product)
    sources, targets = np.empty(count, dtype=np.int32), np.empty(count, dtype=np.int32)
    labels = np.empty(count, dtype=np.int32)
    filled = 0
    for batch in reached.rules.expand(reached.states, {}):
        end = filled + len(batch.targets)
        sources[filled:end] = batch.sources
        targets[filled:end] = rank(batch.targets)
        labels[filled:end] = number[batch.rule.event]
        filled = end
    state = np.arange(reached.count, dtype=np.int32)
    return Graph(events, sources, targets, labels, state, reached, np.full(len(state), STUTTER, dtype=np.int32))


def extend(base: Graph, events: frozenset[str]) -> Graph:
    """The graph extended by the last event, as far as `events` tell states apart."""
    if not events:
        return base
    mentioned = np.flatnonzero(base.edges_by(events)).astype(np.int32)
    pairs = _pairs(base, mentioned)
    new = np.arange(base.size, base.size + len(pairs.states), dtype=np.int32)
    entered = base.targets.copy()
    entered[mentioned] = base.size + pairs.of_edge
    # What can happen in a state does not depend on how it was entered: each pair gets the edges of its plain node.
    copies = base.forward.edges_of(pairs.states)
    copied_from = np.repeat(new, base.forward.degree(pairs.states))
    return Graph(
        reached=base.reached,
        events=base.events,
        sources=np.concatenate([base.sources, copied_from, new]),
        targets=np.concatenate([entered, entered[copies], pairs.states]),
        labels=np.concatenate([base.labels, base.labels[copies], np.full(len(new), STUTTER, dtype=np.int32)]),
        state=np.concatenate([base.state, pairs.states]),
        entered_by=np.concatenate([base.entered_by, pairs.labels]),
    )


@dataclass(frozen=True)
class _Pairs:
    """The pairs (state, event) that some edges lead into, each once; and for each of these edges, which pair."""

    states: Nodes
    labels: Labels
    of_edge: Nodes


def _pairs(base: Graph, edges: Edges) -> _Pairs:
    width = len(base.events)
    keys = base.targets[edges].astype(np.int64) * width + base.labels[edges]
    distinct, of_edge = np.unique(keys, return_inverse=True)
    states, labels = np.divmod(distinct, width)
    return _Pairs(states.astype(np.int32), labels.astype(np.int32), of_edge.astype(np.int32))
