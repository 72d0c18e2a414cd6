"""The passes over a log, compiled by Numba with explicit signatures, and cached.

The first one *encodes* lines: of each, the entry (what it may say), the slot (of its execution) and its number. The
second one *follows* the executions by these codes, wherever they come from. Whatever is new is left to Python, which
returns with larger tables: a line without a form, tokens that are new, a belief that was not computed yet. So the
kernel decides nothing by itself: it repeats what Python has decided once.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, types

from leverframe.audit.fast.lines import (
    BYTES,
    CAPTURES,
    END,
    FORMS,
    HAS_EXECUTION,
    HAS_NUMBER,
    HASH,
    INT,
    INTS,
    MOST_CAPTURES,
    QUOTE,
    READ,
    ROWS,
    Bytes,
    Forms,
    Ints,
    fetch,
    matched,
    number,
)
from leverframe.audit.fast.lookup import CROWDED as _CROWDED
from leverframe.audit.fast.lookup import (
    CROWDED_ID,
    IDS,
    NEW,
    OF_END,
    OF_HASH,
    PAIRS,
    TOKENS,
    Ids,
    Pairs,
    Tokens,
    found_after,
    found_id,
    found_tokens,
    hashed_id,
)

DONE, UNKNOWN, GROW, CROWDED = range(4)
"""Why a pass stops: at the end, at something for Python, for larger tables, or since a table does not disperse."""
COUNT, USED, PLACE, CODES, BELIEF, WAITING = range(6)
"""The numbers of a state: executions, bytes of ids, where it stopped, codes, the belief there, and who waits."""
NUMBERS = 6

BLANK, NO_ROW, IRRELEVANT = -1, -2, -3
"""In place of an entry: an empty line, what is no row, a row about something else."""
NOBODY = -1
"""In place of a slot."""
NO_NUMBER, OUT_OF_RANGE = -(1 << 31), 1 - (1 << 31)
"""In place of the number of a row: it has none, or one that follows no other."""
MOST_NUMBER = (1 << 31) - 1

UNCLEAR, DOUBTFUL, NO_LAST = -2, -1, -1
"""As `audit.determinised` and `audit.sweep` have them."""
MOST_SAID = 1 << 16
OF_BELIEF, OF_NUMBER, OF_LENGTH = range(3)
"""The numbers of an execution: its belief, the number of its last row, and how many rows it has."""
OF_EXECUTION = 4

_AT_ONCE = 64
"""As many lines wait for memory together."""
_LINE, _CODE, _START, _STOP, _HASHED = range(5)
"""The numbers of a line that waits: where it begins, its code, and where its id begins (-1 if it has none) and ends."""
_OF_WAITING = 5

Codes = npt.NDArray[np.int32]


class Coded(NamedTuple):
    """Of each line of a block: its entry, its slot, and its number."""

    entries: Codes
    slots: Codes
    numbers: Codes


CODES_OF = types.int32[::1]
CODED = types.NamedUniTuple(CODES_OF, 3, Coded)
_ENDS = types.Array(types.int64, 1, "C", readonly=True)


@njit((IDS, ROWS, INT), cache=True)
def _fetch(ids: Ids, waiting: Ints, count: int) -> None:
    """Have the slots and texts fetched that are most probably those of executions: so, nobody waits for each alone."""
    places, slots, arena = ids
    mask = np.uint64(len(places) - 1)
    of_slots, of_arena = int(np.int64(slots.ctypes.data)), int(np.int64(arena.ctypes.data))
    row = int(slots.itemsize) * slots.shape[1]
    for index in range(count):
        fetch(of_slots + row * int(places[np.int64(np.uint64(waiting[index, _HASHED]) & mask)]))
    for index in range(count):
        slot = places[np.int64(np.uint64(waiting[index, _HASHED]) & mask)]
        if slot > 0:
            fetch(of_arena + slots[slot - 1, OF_END])


@njit(INT(READ, READ, IDS, CODES_OF, ROWS, INTS), cache=True)
def _place(  # noqa: PLR0913, PLR0917 -- compiled
    block: Bytes, nobody: Bytes, ids: Ids, found: Codes, waiting: Ints, state: Ints
) -> int:
    """Find the slots of the executions that wait for them; if it stops, it goes on from the line of one."""
    places, slots, arena = ids
    count = state[WAITING]
    _fetch(ids, waiting, count)
    for index in range(count):
        text, start, end = block, waiting[index, _START], waiting[index, _STOP]
        if start < 0:
            text, start, end = nobody, 0, len(nobody)
        hashed = np.uint64(waiting[index, _HASHED])
        slot = found_id(text, start, end, hashed, places, slots, arena)
        if slot < 0:
            place, slot, used = -1 - slot, state[COUNT], state[USED]
            is_full = slot >= len(slots) or used + end - start > len(arena) or 2 * slot >= len(places)
            if is_full or place == -1 - CROWDED_ID:
                state[PLACE], state[CODES] = waiting[index, _LINE], waiting[index, _CODE]
                return CROWDED if place == -1 - CROWDED_ID else GROW
            places[place], slots[slot, OF_HASH] = slot, np.int64(hashed)
            for offset in range(end - start):
                arena[used + offset] = text[start + offset]
            slots[slot, OF_END] = state[USED] = used + end - start
            state[COUNT] = slot + 1
        found[waiting[index, _CODE]] = slot
    return DONE


@njit(INT(READ, FORMS, READ, TOKENS, INTS, CODED, CODES_OF, ROWS, INTS, HASH), cache=True)
def _read(  # noqa: PLR0913, PLR0917 -- compiled: one loop, without calls that cost
    block: Bytes,
    forms: Forms,
    nobody: Bytes,
    tokens: Tokens,
    id_places: Ints,
    coded: Coded,
    ends: Codes,
    waiting: Ints,
    state: Ints,
    seed: np.uint64,
) -> int:
    """Read some lines. Those with an execution wait for its slot: meanwhile, memory is fetched."""
    marks = np.empty(2 * MOST_CAPTURES + 1, np.int64)
    instructions, starts, of_forms, literals = forms
    places, hashes, entries, arena = tokens
    of_entries, of_slots, of_numbers = coded
    base, mask = int(np.int64(block.ctypes.data)), np.uint64(len(id_places) - 1)
    of_places, size = int(np.int64(id_places.ctypes.data)), int(id_places.itemsize)
    at, code, state[WAITING] = state[PLACE], state[CODES], 0
    why = DONE
    while at < len(block) and state[WAITING] < len(waiting):
        if code >= len(of_entries):
            why = GROW
            break
        if block[at] == END:
            of_entries[code], of_slots[code], ends[code] = BLANK, NOBODY, at
            code += 1
            at += 1
            continue
        form = matched(block, at, instructions, starts, literals, marks)
        if form < 0:
            why = UNKNOWN
            break
        token = found_tokens(block, form, of_forms[form, CAPTURES], marks, seed, places, hashes, entries, arena)
        if token < 0:
            why = UNKNOWN if token != _CROWDED else CROWDED
            break
        of_entries[code], of_slots[code], of_numbers[code] = entries[token, 3], NOBODY, NO_NUMBER
        if entries[token, 3] != IRRELEVANT:
            start, end = marks[0], marks[1]
            if of_forms[form, HAS_EXECUTION]:
                if block[start] == QUOTE:
                    start, end = start + 1, end - 1
                hashed = hashed_id(block, start, end, seed)
            else:
                start, end = -1, -1
                hashed = hashed_id(nobody, 0, len(nobody), seed)
            fetch(of_places + size * int(hashed & mask))
            number_of = state[WAITING]
            waiting[number_of, _LINE], waiting[number_of, _CODE] = at, code
            waiting[number_of, _START], waiting[number_of, _STOP] = start, end
            waiting[number_of, _HASHED] = np.int64(hashed)
            state[WAITING] = number_of + 1
            if of_forms[form, HAS_NUMBER]:
                told = number(base + marks[2], base + marks[3])
                of_numbers[code] = told if -MOST_NUMBER < told <= MOST_NUMBER else OUT_OF_RANGE
        end = marks[2 * MOST_CAPTURES]
        ends[code], at = end, end + 1
        code += 1
    state[PLACE], state[CODES] = at, code
    return int(why)


@njit(INT(READ, INT, FORMS, READ, TOKENS, IDS, CODED, CODES_OF, INTS, HASH), cache=True)
def encode(  # noqa: PLR0913, PLR0917 -- compiled
    block: Bytes,
    at: int,
    forms: Forms,
    nobody: Bytes,
    tokens: Tokens,
    ids: Ids,
    coded: Coded,
    ends: Codes,
    state: Ints,
    seed: np.uint64,
) -> int:
    """Encode the lines of a block from a place on, note where each ends, and tell why it stops there."""
    waiting, state[PLACE] = np.empty((_AT_ONCE, _OF_WAITING), np.int64), at
    while True:
        why = _read(block, forms, nobody, tokens, ids.places, coded, ends, waiting, state, seed)
        placed = _place(block, nobody, ids, coded.slots, waiting, state)
        if placed != DONE:
            return int(placed)
        if why != DONE or state[PLACE] >= len(block):
            return int(why)


@njit(INT(READ, _ENDS, IDS, CODES_OF, INTS, HASH), cache=True)
def place_all(block: Bytes, ends: Ints, ids: Ids, found: Codes, state: Ints, seed: np.uint64) -> int:  # noqa: PLR0913, PLR0917 -- compiled
    """Find the slots of texts that end at these places, from the one with the code of the state on."""
    waiting = np.empty((_AT_ONCE, _OF_WAITING), np.int64)
    of_places, size, mask = int(np.int64(ids.places.ctypes.data)), int(ids.places.itemsize), len(ids.places) - 1
    while state[CODES] < len(ends):
        code = state[CODES]
        state[WAITING] = min(len(waiting), len(ends) - code)
        for index in range(state[WAITING]):
            start, end = int(ends[code - 1]) if code else 0, int(ends[code])
            hashed = hashed_id(block, start, end, seed)
            fetch(of_places + size * int(hashed & np.uint64(mask)))
            waiting[index, _LINE], waiting[index, _CODE] = code, code
            waiting[index, _START], waiting[index, _STOP] = start, end
            waiting[index, _HASHED] = np.int64(hashed)
            code += 1
        state[CODES] = code
        placed = _place(block, block, ids, found, waiting, state)
        if placed != DONE:
            return int(placed)
    return DONE


@njit(INT(CODED, INT, INTS, BYTES, PAIRS, ROWS, INTS, INTS), cache=True)
def follow(  # noqa: C901, PLR0913, PLR0917 -- compiled: one loop, without calls that cost
    coded: Coded,
    at: int,
    meanings: Ints,
    can_begin: Bytes,
    pairs: Pairs,
    executions: Ints,
    first: Ints,
    state: Ints,
) -> int:
    """Follow the executions by codes from a place on, as `Sweep` does, and tell why it stops there.

    `meanings` are what the entries say; `first` are the numbers with which an execution may begin.
    """
    of_entries, of_slots, of_numbers = coded
    known_pairs, known_after = pairs
    for code in range(at, len(of_entries)):
        slot = of_slots[code]
        if slot < 0:
            continue
        said, here = meanings[of_entries[code]], of_numbers[code]
        belief, last = executions[slot, OF_BELIEF], executions[slot, OF_NUMBER]
        if not executions[slot, OF_LENGTH]:
            belief, last = (0 if said != UNCLEAR and can_begin[said] else DOUBTFUL), NO_LAST
        if belief != DOUBTFUL:
            is_gap = said == UNCLEAR
            if not is_gap and here != NO_NUMBER:
                is_gap = here == OUT_OF_RANGE or here != last + 1
                if last == NO_LAST and here != OUT_OF_RANGE:
                    is_gap = True
                    for index in range(len(first)):
                        if first[index] == here:
                            is_gap = False
                last = here
            if is_gap:
                belief = DOUBTFUL
            else:
                after = found_after(int(belief * MOST_SAID + said), known_pairs, known_after)
                if after in (NEW, _CROWDED):
                    state[PLACE], state[BELIEF] = code, belief
                    return UNKNOWN if after == NEW else CROWDED
                belief = after
        executions[slot, OF_BELIEF], executions[slot, OF_NUMBER] = belief, last
        executions[slot, OF_LENGTH] += 1
    return DONE
