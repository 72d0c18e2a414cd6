"""The steps between reachable states, held once and shared by all properties of a machine.

A node of the base graph is the rank of a reachable state. Formulas with event atoms are evaluated on the graph
*extended* by the last event: its nodes are the states, each read as 'entered by none of the mentioned events', and in
addition a pair (state, event) wherever a mentioned event leads into the state. Stutter steps, which are possible
anywhere and reset the last event to none, are edges from such a pair to its plain state; the stutter step from a plain
state to itself is not stored, and the fixpoints account for it.
"""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from interlock.check.explore import Limits, Reached
from interlock.check.packing import Mask, Packed
from interlock.errors import CapacityError, InternalError

Nodes = npt.NDArray[np.int32]
Labels = npt.NDArray[np.int32]
STUTTER = -1
"""The label of stutter steps, where others have the index of their event."""


@dataclass(frozen=True)
class Adjacency:
    """Neighbours in compressed rows: those of node n are ``neighbours[start[n]:start[n + 1]]``.

    ``edges`` holds, at the same places, the edges that lead there.
    """

    start: npt.NDArray[np.int64]
    neighbours: Nodes
    edges: npt.NDArray[np.intp]

    def row(self, node: int) -> tuple[Nodes, npt.NDArray[np.intp]]:
        """The neighbours of one node, and the edges to or from them."""
        where = slice(self.start[node], self.start[node + 1])
        return self.neighbours[where], self.edges[where]

    def of(self, nodes: Nodes) -> Nodes:
        """The neighbours of all these nodes, one after the other."""
        first, last = self.start[nodes], self.start[nodes + 1]
        counts = last - first
        total = int(counts.sum())
        # Positions in `neighbours`: within each row ascending from its start.
        row_ends = np.cumsum(counts)
        positions = np.arange(total) + np.repeat(last - row_ends, counts)
        return self.neighbours[positions]


@dataclass(frozen=True)
class Graph:
    """A labelled graph of reachable states, or its extension by the last event.

    Edge i leads from `sources[i]` to `targets[i]` by the event with index `labels[i]` in `events`, or STUTTER.
    `state[n]` is the rank of the state of node n; `entered_by[n]` the event by which it was entered, STUTTER for plain
    nodes; the plain node of rank r is node r.
    """

    reached: Reached
    events: tuple[str, ...]
    sources: Nodes
    targets: Nodes
    labels: Labels
    state: Nodes
    entered_by: Labels

    @property
    def size(self) -> int:
        """The number of nodes."""
        return len(self.state)

    @property
    def states(self) -> int:
        """The number of states."""
        return self.reached.count

    @cached_property
    def initial(self) -> int:
        """The node in which every path begins."""
        states = self.reached.states
        return int(np.searchsorted(states, self.reached.layout.initial))

    @cached_property
    def forward(self) -> Adjacency:
        """The successors of each node."""
        return _adjacency(self.sources, self.targets, self.size)

    @cached_property
    def backward(self) -> Adjacency:
        """The predecessors of each node."""
        return _adjacency(self.targets, self.sources, self.size)

    def lift(self, mask: Mask) -> Mask:
        """A mask over states as one over nodes."""
        return mask if self.size == len(mask) else mask[self.state]

    def entered(self, event: str) -> Mask:
        """The nodes whose last event was `event`."""
        return np.equal(self.entered_by, self.events.index(event))

    def event_of(self, edge: int) -> str | None:
        """The event of an edge; None for a stutter step."""
        label = int(self.labels[edge])
        return None if label == STUTTER else self.events[label]

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
    rank = Ranking(reached.states, reached.layout.product)
    sources, targets = np.empty(count, dtype=np.int32), np.empty(count, dtype=np.int32)
    labels = np.empty(count, dtype=np.int32)
    filled = 0
    for batch in reached.rules.expand(reached.states, []):
        end = filled + len(batch.targets)
        sources[filled:end] = batch.sources
        targets[filled:end] = rank(batch.targets)
        labels[filled:end] = number[batch.rule.event]
        filled = end
    state = np.arange(reached.count, dtype=np.int32)
    return Graph(reached, events, sources, targets, labels, state, np.full(len(state), STUTTER, dtype=np.int32))


def extend(base: Graph, events: frozenset[str]) -> Graph:
    """The graph extended by the last event, as far as `events` tell states apart."""
    if not events:
        return base
    mentioned = base.edges_by(events)
    width = len(base.events) + 1
    keys = base.targets[mentioned].astype(np.int64) * width + base.labels[mentioned]
    pairs = np.unique(keys)
    pair_states, pair_events = (pairs // width).astype(np.int32), (pairs % width).astype(np.int32)
    size = base.size
    entered = base.targets.copy()
    entered[mentioned] = size + np.searchsorted(pairs, keys).astype(np.int32)
    # What can happen in a state does not depend on how it was entered: each pair gets the edges of its plain node.
    start = base.forward.start
    copies = dataclasses.replace(base.forward, neighbours=base.forward.edges.astype(np.int32)).of(pair_states)
    copied_from = np.repeat(
        np.arange(size, size + len(pairs), dtype=np.int32), start[pair_states + 1] - start[pair_states]
    )
    pair_nodes = np.arange(size, size + len(pairs), dtype=np.int32)
    return Graph(
        reached=base.reached,
        events=base.events,
        sources=np.concatenate([base.sources, copied_from, pair_nodes]),
        targets=np.concatenate([entered, entered[copies], pair_states]),
        labels=np.concatenate([base.labels, base.labels[copies], np.full(len(pairs), STUTTER, dtype=np.int32)]),
        state=np.concatenate([base.state, pair_states]),
        entered_by=np.concatenate([base.entered_by, pair_events]),
    )


class Ranking:
    """Ranks of packed states in a sorted array that contains them: a bitmap with running counts, or binary search.

    Ranking by population counts: Jacobson, 'Space-efficient static trees and graphs', FOCS 1989, with one level of
    counts.
    """

    def __init__(self, states: Packed, product: int) -> None:
        self._states = states
        self._words: npt.NDArray[np.uint64] | None = None
        if product <= 64 * max(1 << 20, 8 * len(states)):
            bits = np.zeros(-(-product // 64) * 64, dtype=np.bool_)
            bits[states] = True
            self._words = np.packbits(bits, bitorder="little").view(np.uint64)
            counts = np.bitwise_count(self._words)
            self._before = np.cumsum(counts, dtype=np.int32) - counts

    def __call__(self, wanted: Packed) -> npt.NDArray[np.integer]:
        """The rank of each of `wanted`, all of which must be contained."""
        if self._words is None:
            return np.searchsorted(self._states, wanted)
        word, bit = wanted >> 6, (wanted & 63).astype(np.uint64)
        below = self._words[word] & ((np.uint64(1) << bit) - np.uint64(1))
        ranks: npt.NDArray[np.integer] = self._before[word] + np.bitwise_count(below)
        return ranks


def _adjacency(rows: Nodes, columns: Nodes, size: int) -> Adjacency:
    order = np.argsort(rows, kind="stable")
    start = np.zeros(size + 1, dtype=np.int64)
    np.cumsum(np.bincount(rows, minlength=size), out=start[1:])
    return Adjacency(start, columns[order], order)
