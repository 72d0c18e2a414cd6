"""The steps between reachable states, stored once and shared by all properties of a machine.

A node of the base graph is the rank of a reachable state. Formulas with event atoms are evaluated on the graph
*extended* by the last event. Its *plain* nodes are the states, each read as 'entered by none of the mentioned events'.
It has another node, a pair (state, event), wherever a mentioned event leads into the state. Stutter steps are possible
anywhere and reset the last event to none: they are edges from such a pair to the plain node of its state. The stutter
step from a plain node to itself is not stored; the fixpoints account for it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.check.graph.adjacency import Adjacency, Edges, Nodes, Ranks, adjacency, by_number
from leverframe.check.limits import Limits
from leverframe.check.states.explore import Reached
from leverframe.check.states.packing import Mask
from leverframe.check.states.rules import CHUNK
from leverframe.errors import CapacityError, InternalError

Labels = npt.NDArray[np.int32]
STUTTER = -1
"""The label of stutter steps. Other steps have the index of their event."""


@dataclass(frozen=True)
class Steps:
    """Labelled steps between nodes, each of which represents a state. Searches and components work on these.

    Edge i leads from `sources[i]` to `targets[i]` by the event with index `labels[i]` in `events`, or STUTTER.
    `state[n]` is the rank of the state of node n; if there are as many nodes as states, node n is the state of rank n.
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
        """Return a mask over states as a mask over nodes."""
        return mask if self.size == len(mask) else mask.take(self.state)

    def event_of(self, edge: int) -> str | None:
        """Return the event of an edge, or None for a stutter step."""
        label = int(self.labels[edge])
        return None if label == STUTTER else self.events[label]


@dataclass(frozen=True)
class Graph(Steps):
    """The graph of the reachable states, or its extension by the last event.

    `entered_by[n]` is the index of the event by which node n was entered, or STUTTER for plain nodes. The plain node of
    rank r is node r.
    """

    reached: Reached
    entered_by: Labels

    @property
    def states(self) -> int:
        """The number of states."""
        return self.reached.count

    @cached_property
    def initial(self) -> int:
        """The first node of every path."""
        states = self.reached.states
        return int(np.searchsorted(states, self.reached.layout.initial))

    def entered(self, event: str) -> Mask:
        """Return the nodes whose last event was `event`."""
        return np.equal(self.entered_by, self.events.index(event))

    def edges_by(self, events: Iterable[str]) -> Mask:
        """Return the edges labelled with one of these events."""
        chosen = np.zeros(len(self.events) + 1, dtype=np.bool_)
        chosen[[self.events.index(event) for event in events if event in self.events]] = True
        return chosen.take(self.labels)  # STUTTER (-1) reads the last entry, which belongs to no event.

    def distinct(self, edges: Mask) -> int:
        """Return the number of different (source, event, target) among some edges."""
        steps = np.stack([self.sources[edges], self.labels[edges], self.targets[edges]])
        return int(np.unique(steps, axis=1).shape[1])


def build(reached: Reached, limits: Limits) -> Graph:
    """Return the base graph. Raises CapacityError if it exceeds the limits."""
    if reached.refusal is not None:
        raise InternalError("an incomplete exploration has no graph")
    count = reached.steps(environment=False) + reached.steps(environment=True)
    if count > limits.transitions:
        message = (
            f"{count:,} steps between {reached.count:,} states need about {count * 40 / 1e9:.1f} GB; "
            f"the limit is {limits.transitions:,} steps. Raise --max-transitions"
        )
        raise CapacityError(message)
    events = tuple(event.name for event in reached.layout.declaration.events)
    number = {event: index for index, event in enumerate(events)}
    packed, sources = np.empty(count, dtype=reached.states.dtype), np.empty(count, dtype=np.int32)
    labels = np.empty(count, dtype=np.int32)
    filled = 0
    for batch in reached.rules.expand(reached.states, {}):
        end = filled + len(batch.targets)
        sources[filled:end] = batch.sources
        packed[filled:end] = batch.targets
        labels[filled:end] = number[batch.rule.event]
        filled = end
    rank = Ranks(reached.states, reached.layout.product)
    targets = packed if packed.dtype == np.int32 else np.empty(count, dtype=np.int32)
    for start in range(0, count, CHUNK):
        targets[start : start + CHUNK] = rank(packed[start : start + CHUNK])
    state = np.arange(reached.count, dtype=np.int32)
    return Graph(events, sources, targets, labels, state, reached, np.full(len(state), STUTTER, dtype=np.int32))


def extend(base: Graph, events: frozenset[str]) -> Graph:
    """Return the graph extended by the last event, where only `events` are distinguished."""
    if not events:
        return base
    mentioned = np.flatnonzero(base.edges_by(events)).astype(np.int32)
    pairs = _pairs(base, mentioned)
    new = np.arange(base.size, base.size + len(pairs.states), dtype=np.int32)
    entered = base.targets.copy()
    entered[mentioned.astype(np.intp)] = base.size + pairs.of_edge
    # The steps from a state do not depend on how it was entered: each pair gets the edges of its plain node.
    copies = base.forward.edges_of(pairs.states)
    copied_from = np.repeat(new, base.forward.degree(pairs.states))
    return Graph(
        reached=base.reached,
        events=base.events,
        sources=np.concatenate([base.sources, copied_from, new]),
        targets=np.concatenate([entered, entered.take(copies), pairs.states]),
        labels=np.concatenate([base.labels, base.labels.take(copies), np.full(len(new), STUTTER, dtype=np.int32)]),
        state=np.concatenate([base.state, pairs.states]),
        entered_by=np.concatenate([base.entered_by, pairs.labels]),
    )


@dataclass(frozen=True)
class _Pairs:
    """The distinct pairs (state, event) that some edges lead into; `of_edge` gives the pair of each of these edges."""

    states: Nodes
    labels: Labels
    of_edge: Nodes


def _pairs(base: Graph, edges: Edges) -> _Pairs:
    targets, labels = base.targets.take(edges), base.labels.take(edges)
    order = by_number(labels, len(base.events))
    order = order.take(by_number(targets.take(order), base.size))
    targets, labels = targets.take(order), labels.take(order)
    first = np.ones(len(order), dtype=np.bool_)
    first[1:] = (targets[1:] != targets[:-1]) | (labels[1:] != labels[:-1])
    of_edge = np.empty(len(order), dtype=np.int32)
    of_edge[order.astype(np.intp)] = np.cumsum(first, dtype=np.int32) - np.int32(1)
    return _Pairs(targets.compress(first), labels.compress(first), of_edge)
