"""Levels expanded by tables, compiled by Numba (extra `fast`) with explicit signatures, and cached.

The kernel looks up the steps of one state after the other, and adds their targets to the set at once. Levels are
sorted, so the targets of one rule ascend, too, and neighbouring states share lines of the processor's cache.

Importing this module loads Numba, which takes half a second.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from leverframe.check.states.packing import CONTROL, Layout, Packed
from leverframe.check.states.tables import EXACT, OFF, TROUBLE, Ints, Tables
from leverframe.check.states.visited import EMPTY, MULTIPLIER, BitmapSet, HashSet, StateSet
from leverframe.deadline import ask
from leverframe.extras import required

with required("fast"):
    from numba import njit, types

PART = 1 << 17
"""States expanded between two questions whether time is left."""
FRESH = 1 << 14
"""New states returned at a time."""
_INT, _INTS, _FLAGS = types.int64, types.int64[::1], types.boolean[::1]
_RUNS, _INVERSES = types.int64[:, ::1], types.float64[:, ::1]
_TABLES = types.NamedTuple((*([_INTS] * 5), _RUNS, _INVERSES, *([_INTS] * 6), _INT, _INT), Tables)
_NONE, _NO_FLAGS = np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.bool_)


class Seen(NamedTuple):
    """A set of states: a boolean for each, or the slots of a hash table; the other one is empty."""

    flags: npt.NDArray[np.bool_]
    slots: Ints


class Found(NamedTuple):
    """What an expansion fills: new states; uses of each entry; steps by each factored rule, and then troubles."""

    fresh: Ints
    uses: Ints
    fired: Ints


_SEEN, _FOUND = types.NamedTuple((_FLAGS, _INTS), Seen), types.NamedUniTuple(_INTS, 3, Found)


@njit(forceinline=True)
def _entry(tables: Tables, index: int, state: int, exact: int) -> np.uint64:
    """Return the entry of a state."""
    entry = tables.bases[index]
    for run in range(np.uint64(tables.run_starts[index]), np.uint64(tables.run_starts[index + 1])):
        weight, size = tables.runs[run, 0], tables.runs[run, 1]
        if exact:
            value = np.int64(state * tables.inverses[run, 0]) - np.int64(state * tables.inverses[run, 1]) * size
        else:
            value = np.int64(np.uint64(state) // np.uint64(weight) % np.uint64(size))
        entry += value * tables.runs[run, 2]
    return np.uint64(entry)


@njit(forceinline=True)
def _is_new(state: int, seen: Seen, shift: np.uint64) -> bool:
    """Add a state to the set, and return whether it is new."""
    if len(seen.flags):
        known = seen.flags[np.uint64(state)]
        seen.flags[np.uint64(state)] = True
        return not known
    mask = np.uint64(len(seen.slots) - 1)
    place = (np.uint64(state) * MULTIPLIER) >> shift
    while seen.slots[place] != state + 1:
        if seen.slots[place] == EMPTY:
            seen.slots[place] = state + 1
            return True
        place = (place + np.uint64(1)) & mask
    return False


_EXPANDED = types.UniTuple(_INT, 2)(_TABLES, _INT, _INT, _INTS, _INT, _SEEN, _FOUND, _INT)


@njit(_EXPANDED, cache=True, error_model="numpy")
def _expanded(  # noqa: C901, PLR0913, PLR0917 -- compiled: one loop, without calls that cost
    tables: Tables, radix: int, exact: int, states: Ints, at: int, seen: Seen, found: Found, room: int
) -> tuple[int, int]:
    """Expand states from a place on while there is room; return the place reached, and the number of new states."""
    shift, new = np.uint64(64), 0
    while (1 << (64 - np.int64(shift))) < len(seen.slots):
        shift -= np.uint64(1)
    while at < len(states) and new <= room:
        state = states[at]
        control = np.uint64(state) // np.uint64(radix)
        for index in range(np.uint64(tables.groups[control]), np.uint64(tables.groups[control + 1])):
            entry = _entry(tables, index, state, exact)
            found.uses[entry] += 1
            for step in range(np.uint64(tables.steps[entry]), np.uint64(tables.steps[entry + np.uint64(1)])):
                target = state + tables.changes[step]
                found.fresh[np.uint64(new)] = target
                new += int(_is_new(target, seen, shift))
        for wide in range(tables.wide[control], tables.wide[control + 1]):
            change, number = tables.constants[wide], wide
            for index in range(tables.factors[wide], tables.factors[wide + 1]):
                value = tables.values[_entry(tables, index, state, exact)]
                if value == OFF:
                    number = -1
                    break
                if value == TROUBLE:
                    number = len(found.fired) - 1
                change += value
            if number >= 0:
                found.fired[number] += 1
                if number == wide and _is_new(state + change, seen, shift):
                    found.fresh[new] = state + change
                    new += 1
        at += 1
    return at, new


class Compiled:
    """An expansion of levels by compiled code; see `ways.Expansion`."""

    def __init__(self, tables: Tables, layout: Layout) -> None:
        self._tables = tables
        self._radix = layout.digits[CONTROL].weight
        self._exact = int(layout.product <= EXACT)
        self._found = Found(
            np.empty(max(tables.most, FRESH), dtype=np.int64),
            np.zeros(len(tables.steps) - 1, dtype=np.int64),
            np.zeros(len(tables.numbers) + 1, dtype=np.int64),
        )
        entries = np.repeat(np.arange(len(tables.steps) - 1), np.diff(tables.steps))
        self._troubles = entries[tables.rules == tables.troubles]
        self._can_fail = len(self._troubles) > 0 or bool((tables.values == TROUBLE).any())

    def expand(self, states: Packed, seen: StateSet, room: int) -> Packed | None:
        """Return the new successors of sorted states, sorted; None if there is a trouble, or no room for so many."""
        found, before = self._found, None
        # A copy of the uses costs as much as a small level.
        if self._can_fail or room < len(states) * self._tables.most:
            before = found.uses.copy(), found.fired.copy()
        fresh = [states[:0]]
        for start in range(0, len(states), PART):
            ask()
            fresh += self._part(states[start : start + PART], seen)
        new = np.sort(np.concatenate(fresh))
        if before is None or (len(new) <= room and not found.fired[-1] and not found.uses[self._troubles].any()):
            return new
        found.uses[:], found.fired[:] = before
        return None

    def _part(self, states: Packed, seen: StateSet) -> Iterator[Packed]:
        wide, at, most = states.astype(np.int64), 0, self._tables.most
        while at < len(states):
            room = len(self._found.fresh)
            if isinstance(seen, HashSet):
                seen.reserve(most)
                room = min(room, len(seen.slots) // 2 - seen.size)
            known = Seen(seen.flags, _NONE) if isinstance(seen, BitmapSet) else Seen(_NO_FLAGS, seen.slots)
            at, new = _expanded(self._tables, self._radix, self._exact, wide, at, known, self._found, room - most)
            if isinstance(seen, HashSet):
                seen.size += new
            yield self._found.fresh[:new].astype(states.dtype)

    def fired(self) -> Counter[int]:
        """Return how often each rule has fired in all levels that were expanded."""
        tables = self._tables
        uses = np.repeat(self._found.uses, np.diff(tables.steps))
        count = Counter[int]()
        for number, times in ((tables.rules, uses), (tables.numbers, self._found.fired[:-1])):
            totals = np.zeros(tables.troubles, dtype=np.int64)
            np.add.at(totals, number[times > 0], times[times > 0])
            count.update({int(rule): int(totals[rule]) for rule in np.flatnonzero(totals)})
        return count
