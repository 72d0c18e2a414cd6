"""The data structures of graphs: neighbours of nodes in compressed rows, and ranks in sorted arrays.

Measured with NumPy 2.4, some 100,000 numbers of 32 bits, and masks that are half full: ``array.take(numbers)`` takes
three fifths of the time of ``array[numbers]``, and ``array.compress(mask)`` a third of that of ``array[mask]``. An
assignment takes half of the time if the numbers are as wide as an address (`members`).
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from leverframe.check.states.packing import Mask, Packed

Nodes = npt.NDArray[np.int32]
Edges = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Adjacency:
    """Neighbours in compressed rows: those of node n are ``neighbours[start[n]:start[n + 1]]``.

    ``edges`` holds, at the same places, the edges that lead there.
    """

    start: npt.NDArray[np.int32]
    neighbours: Nodes
    edges: Edges

    def row(self, node: int) -> tuple[Nodes, Edges]:
        """Return the neighbours of a node, and the edges to or from them."""
        where = slice(self.start[node], self.start[node + 1])
        return self.neighbours[where], self.edges[where]

    def of(self, nodes: Nodes) -> Nodes:
        """Return the neighbours of all these nodes, node by node."""
        return self.neighbours.take(self._places(nodes))

    def edges_of(self, nodes: Nodes) -> Edges:
        """Return the edges of all these nodes, node by node, those of each node in ascending order."""
        return self.edges.take(self._places(nodes))

    def degree(self, nodes: Nodes) -> npt.NDArray[np.int32]:
        """Return the number of neighbours of each of these nodes."""
        return self.start[1:].take(nodes) - self.start.take(nodes)

    def _places(self, nodes: Nodes) -> npt.NDArray[np.int32]:
        wide = nodes.astype(np.intp)
        first = self.start.take(wide)
        counts = self.start[1:].take(wide) - first
        row_ends = np.cumsum(counts, dtype=np.int32)
        total = int(row_ends[-1]) if len(row_ends) else 0
        # Places ascend within each row from its start: a running number, shifted by the start of the row.
        places = np.repeat(first + counts - row_ends, counts)
        places += np.arange(total, dtype=np.int32)
        return places


def adjacency(rows: Nodes, columns: Nodes, size: int) -> Adjacency:
    """Return the adjacency of `size` nodes in which `columns[i]` is a neighbour of `rows[i]`."""
    order = by_number(rows, size)
    start = np.zeros(size + 1, dtype=np.int32)
    np.cumsum(np.bincount(rows, minlength=size), out=start[1:])
    return Adjacency(start, columns.take(order), order)


def by_number(numbers: Nodes, size: int) -> npt.NDArray[np.int32]:
    """Return the places of the numbers, which are from 0 to `size`, in their order; those of equal ones ascend.

    NumPy sorts 16-bit numbers by counting: in linear time, and on each processor quicker than by comparing.
    """
    order = np.argsort(numbers.astype(np.uint16), kind="stable").astype(np.int32)
    if size <= 1 << 16:
        return order
    return order.take(np.argsort((numbers >> 16).astype(np.uint16).take(order), kind="stable"))


def distinct(nodes: Nodes, size: int) -> Nodes:
    """Return the nodes, which are less than `size`, in order and without duplicates."""
    if len(nodes) < 2:  # noqa: PLR2004 -- there can be no duplicates
        return nodes
    if len(nodes) * 12 < size:
        # Measured: sorting takes 2 to 15 ns a node, and a mark of all nodes half a nanosecond for each.
        ordered = np.sort(nodes)
        first = np.ones(len(ordered), dtype=np.bool_)
        np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
        return ordered.compress(first)
    return np.flatnonzero(members(nodes, size)).astype(np.int32)


def members(nodes: Nodes, size: int) -> Mask:
    """Return a mask of `size` nodes that is true for these."""
    mask = np.zeros(size, dtype=np.bool_)
    mask[nodes.astype(np.intp)] = True
    return mask


class Ranks:
    """Ranks of packed states in a sorted array that contains them, by a bitmap with running counts or binary search.

    Ranking by population counts: G. Jacobson, 'Space-efficient static trees and graphs', FOCS 1989, with one level of
    counts. Making the bitmap takes a byte for every possible state, so its size is limited.
    """

    def __init__(self, states: Packed, product: int) -> None:
        self._states = states
        self._words: npt.NDArray[np.uint64] | None = None
        if product <= max(1 << 24, 16 * len(states)):
            bits = np.zeros(-(-product // 64) * 64, dtype=np.bool_)
            bits[states] = True
            self._words = np.packbits(bits, bitorder="little").view(np.uint64)
            counts = np.bitwise_count(self._words)
            self._before = np.cumsum(counts, dtype=np.int32) - counts

    def __call__(self, wanted: Packed) -> npt.NDArray[np.integer]:
        """Return the rank of each state in `wanted`. The array must contain all of them."""
        if self._words is None:
            return np.searchsorted(self._states, wanted)
        word, bit = wanted >> 6, (wanted & 63).astype(np.uint64)
        below = self._words.take(word) & ((np.uint64(1) << bit) - np.uint64(1))
        ranks: npt.NDArray[np.integer] = self._before.take(word) + np.bitwise_count(below)
        return ranks
