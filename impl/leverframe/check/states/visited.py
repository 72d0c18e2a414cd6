"""Exact sets of packed states, without a Python loop over their members.

Up to `MAX_BITMAP` possible states, a boolean array is both the smallest and the fastest set; the operating system
allocates only those of its pages that contain states. Beyond that, an open-addressing hash table holds the states that
are reached. It stores whole states and uses hashes only to find slots, so it never confuses two states.
"""

import numpy as np
import numpy.typing as npt

from leverframe.check.states.packing import Packed

MAX_BITMAP = 1 << 28
GATHERED = 1 << 16
"""States to add at a time: deep systems have many small levels, and each call has a cost."""
EMPTY = 0
"""In a slot without a state; any other slot has its state plus one."""
MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)  # 2^64 over the golden ratio: Fibonacci hashing, Knuth TAOCP 3, 6.4.


class BitmapSet:
    """A boolean for every possible state."""

    def __init__(self, product: int) -> None:
        self.flags: npt.NDArray[np.bool_] = np.zeros(product, dtype=np.bool_)

    def add(self, states: Packed, *, distinct: bool) -> Packed:
        """Add states and return the new ones without duplicates. `distinct`: `states` has no duplicates."""
        fresh = states.compress(~self.flags.take(states, mode="clip"))
        if len(fresh):
            if not distinct:
                fresh = _distinct(fresh)
            self.flags[fresh.astype(np.intp)] = True
        return fresh


class HashSet:
    """A hash table with open addressing and linear probing, a whole array of states at a time; at most half full."""

    def __init__(self, capacity: int = 1 << 20) -> None:
        self.slots: npt.NDArray[np.int64] = np.zeros(capacity, dtype=np.int64)
        self.size = 0

    def add(self, states: Packed, *, distinct: bool) -> Packed:
        """Add states and return the new ones without duplicates. `distinct`: `states` has no duplicates."""
        candidates = states.astype(np.int64, copy=False)
        if not distinct:
            candidates = _distinct(candidates)
        self.reserve(len(candidates))
        fresh = self._insert(candidates)
        self.size += len(fresh)
        return fresh.astype(states.dtype, copy=False)

    def reserve(self, more: int) -> None:
        """Make room for so many further states."""
        while 2 * (self.size + more) > len(self.slots):
            old = self.slots[self.slots != EMPTY] - 1
            self.slots = np.zeros(2 * len(self.slots), dtype=np.int64)
            self._insert(old)

    def _insert(self, states: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Insert distinct states; return the new ones."""
        slots, mask = self.slots, np.int64(len(self.slots) - 1)
        shift = np.uint64(65 - len(slots).bit_length())
        places = ((states.view(np.uint64) * MULTIPLIER) >> shift).astype(np.int64)
        pending, fresh = states + 1, []
        while len(pending):
            found = slots.take(places)
            empty = found == EMPTY
            # Several states may claim one empty slot: the last write wins, and the others go on to the next slot.
            slots[places.compress(empty)] = pending.compress(empty)
            won = empty & (slots.take(places) == pending)
            fresh.append(pending.compress(won))
            going_on = ~won & (found != pending)
            pending, places = pending.compress(going_on), (places.compress(going_on) + 1) & mask
        return np.concatenate(fresh) - 1 if fresh else states[:0]


StateSet = BitmapSet | HashSet


def make(product: int) -> StateSet:
    """Return an empty set for states below `product`."""
    return BitmapSet(product) if product <= MAX_BITMAP else HashSet()


def _distinct(states: npt.NDArray[np.signedinteger]) -> npt.NDArray[np.signedinteger]:
    """Return the states without duplicates, sorted: much faster than np.unique, which does more."""
    ordered = np.sort(states)
    first = np.empty(len(ordered), dtype=np.bool_)
    first[:1] = True
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered.compress(first)
