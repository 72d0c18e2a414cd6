"""The tables of the kernel, looked up: compiled. `tables` makes and enlarges them.

Byte strings are compared, not only their hashes. Hashes begin with a random number; whoever finds strings that meet in
one place of a table anyway only gets `CROWDED`, and the plain pass judges the log.

Sources: a hash after FNV-1a (RFC 9923), eight bytes at a time; linear probing (D. Knuth, 'The Art of Computer
Programming', vol. 3, §6.4).

Functions that are called for each line have many arguments: arrays in a tuple would be counted at each call.
"""

from typing import NamedTuple

import numpy as np
from numba import njit, types

from leverframe.audit.fast.lines import (
    BYTES,
    HASH,
    HASHES,
    INT,
    INTS,
    OTHERS,
    READ,
    ROWS,
    Bytes,
    Hashes,
    Ints,
    byte,
    equal,
    word,
)

EMPTY = -1
NEW, CROWDED = -2, -3
"""In place of a belief: it was not computed yet, or the table does not disperse."""
CROWDED_ID = -(1 << 62)
OF_HASH, OF_END = range(2)
"""The numbers of an id."""
_MOST_PROBES = 128
_PRIME, _OFFSET = np.uint64(0x100000001B3), np.uint64(0xCBF29CE484222325)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_EIGHT, _HALF, _SOME = 8, np.uint64(32), np.uint64(29)


class Ids(NamedTuple):
    """The ids of executions: the slot at a place, and by slot the hash and the end of the text in the arena.

    Both are in a row, since they are far from each other otherwise: what is slow here is to wait for memory.
    """

    places: Ints
    slots: Ints
    arena: Bytes


class Tokens(NamedTuple):
    """What tokens say: the entry at a place; by entry the hash, and the form, start and end in the arena, and meaning.

    Each token ends with a zero in the arena.
    """

    places: Ints
    hashes: Hashes
    entries: Ints
    arena: Bytes


class Pairs(NamedTuple):
    """The belief after a pair of a belief and what a row says, at the same place as the pair."""

    pairs: Ints
    after: Ints


IDS = types.NamedTuple((INTS, ROWS, BYTES), Ids)
TOKENS = types.NamedTuple((INTS, HASHES, ROWS, BYTES), Tokens)
PAIRS = types.NamedUniTuple(INTS, 2, Pairs)


@njit(forceinline=True)
def _hashed(at: int, end: int, found: np.uint64) -> np.uint64:
    while at <= end - _EIGHT:
        found = (found ^ word(at)) * _PRIME
        found ^= found >> _SOME
        at += _EIGHT
    while at < end:
        found = (found ^ np.uint64(byte(at))) * _PRIME
        at += 1
    return found


@njit(forceinline=True)
def _mixed(found: np.uint64) -> np.uint64:
    """A hash whose low bits depend on all bits."""
    found ^= found >> _HALF
    found *= _GOLDEN
    return found ^ (found >> _SOME)


@njit(HASH(READ, INT, INT, HASH), cache=True)
def hashed_id(block: Bytes, start: int, end: int, seed: np.uint64) -> np.uint64:
    """The hash of an id."""
    base = int(np.int64(block.ctypes.data))
    return _mixed(_hashed(base + start, base + end, _OFFSET ^ seed))


@njit(HASH(READ, INT, INT, INTS, HASH), cache=True)
def hashed_tokens(block: Bytes, form: int, captures: int, marks: Ints, seed: np.uint64) -> np.uint64:
    """The hash of the tokens of a line that count beside its execution and its number."""
    base, found = int(np.int64(block.ctypes.data)), (_OFFSET ^ seed ^ np.uint64(form)) * _PRIME
    for index in range(OTHERS, captures):
        found = _hashed(base + marks[2 * index], base + marks[2 * index + 1], found) * _GOLDEN
    return _mixed(found)


@njit(INT(READ, INT, INT, HASH, INTS, ROWS, BYTES), cache=True)
def found_id(  # noqa: PLR0913, PLR0917 -- compiled: see above
    block: Bytes, start: int, end: int, hashed: np.uint64, places: Ints, slots: Ints, arena: Bytes
) -> int:
    """The slot of an id. If it is new, -1 minus the free place of the table; CROWDED_ID if there is none near."""
    base, kept = int(np.int64(block.ctypes.data)), int(np.int64(arena.ctypes.data))
    mask = len(places) - 1
    place = np.int64(hashed & np.uint64(mask))
    for _ in range(_MOST_PROBES):
        slot = places[place]
        if slot == EMPTY:
            return -1 - int(place)
        if slots[slot, OF_HASH] == np.int64(hashed):
            first = int(slots[slot - 1, OF_END]) if slot else 0
            if slots[slot, OF_END] - first == end - start and equal(base + start, kept + first, end - start):
                return int(slot)
        place = (place + 1) & mask
    return CROWDED_ID


@njit(INT(READ, INT, INT, INTS, HASH, INTS, HASHES, ROWS, BYTES), cache=True)
def found_tokens(  # noqa: PLR0913, PLR0917 -- compiled: see above
    block: Bytes,
    form: int,
    captures: int,
    marks: Ints,
    seed: np.uint64,
    places: Ints,
    hashes: Hashes,
    entries: Ints,
    arena: Bytes,
) -> int:
    """The entry with the tokens of a line; negative if there is none."""
    hashed = hashed_tokens(block, form, captures, marks, seed)
    base, kept = int(np.int64(block.ctypes.data)), int(np.int64(arena.ctypes.data))
    mask = len(places) - 1
    place = np.int64(hashed & np.uint64(mask))
    for _ in range(_MOST_PROBES):
        entry = places[place]
        if entry == EMPTY:
            return -1
        if hashes[entry] == hashed and entries[entry, 0] == form:
            at, end, same = entries[entry, 1], entries[entry, 2], True
            for index in range(OTHERS, captures):
                start, length = marks[2 * index], marks[2 * index + 1] - marks[2 * index]
                same = at + length < end and arena[at + length] == 0
                if not same or not equal(base + start, kept + at, length):
                    same = False
                    break
                at += length + 1
            if same and at == end:
                return int(entry)
        place = (place + 1) & mask
    return CROWDED


@njit(forceinline=True)
def found_after(pair: int, pairs: Ints, after: Ints) -> int:
    """The belief after a pair; NEW or CROWDED if there is none."""
    mask = len(pairs) - 1
    place = np.int64(_mixed(np.uint64(pair)) & np.uint64(mask))
    for _ in range(_MOST_PROBES):
        if pairs[place] == pair:
            return int(after[place])
        if pairs[place] == EMPTY:
            return NEW
        place = (place + 1) & mask
    return CROWDED


@njit(INT(INT, INT, INTS, INTS), cache=True)
def add_after(pair: int, belief: int, pairs: Ints, after: Ints) -> int:
    """Add a pair; CROWDED if there is no place."""
    mask = len(pairs) - 1
    place = np.int64(_mixed(np.uint64(pair)) & np.uint64(mask))
    for _ in range(_MOST_PROBES):
        if pairs[place] in (EMPTY, pair):
            pairs[place], after[place] = pair, belief
            return 0
        place = (place + 1) & mask
    return CROWDED


@njit(INT(HASHES, INT, INTS), cache=True)
def placed(hashes: Hashes, count: int, places: Ints) -> int:
    """Place the first entries in an empty table; CROWDED if there is no place."""
    mask = len(places) - 1
    for entry in range(count):
        place = np.int64(hashes[entry] & np.uint64(mask))
        probes = 0
        while places[place] != EMPTY:
            place = (place + 1) & mask
            probes += 1
            if probes == _MOST_PROBES:
                return CROWDED
        places[place] = entry
    return 0
