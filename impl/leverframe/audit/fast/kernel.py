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
    READ,
    ROWS,
    Bytes,
    Forms,
    Ints,
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
COUNT, USED, PLACE, CODES, BELIEF = range(5)
"""The numbers of a state: executions, bytes of ids, where it stopped, codes, and the belief there."""
NUMBERS = 5

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

Codes = npt.NDArray[np.int32]


class Coded(NamedTuple):
    """Of each line of a block: its entry, its slot, and its number."""

    entries: Codes
    slots: Codes
    numbers: Codes


_CODES = types.int32[::1]
CODED = types.NamedUniTuple(_CODES, 3, Coded)


@njit(INT(READ, INT, FORMS, READ, TOKENS, IDS, CODED, INTS, HASH), cache=True)
def encode(  # noqa: C901, PLR0913, PLR0917 -- compiled: one loop, without calls that cost
    block: Bytes,
    at: int,
    forms: Forms,
    nobody: Bytes,
    tokens: Tokens,
    ids: Ids,
    coded: Coded,
    state: Ints,
    seed: np.uint64,
) -> int:
    """Encode the lines of a block from a place on, and tell why it stops there."""
    marks = np.empty(2 * MOST_CAPTURES + 1, np.int64)
    instructions, starts, of_forms, literals = forms
    places, hashes, entries, arena = tokens
    id_places, id_slots, id_arena = ids
    of_entries, of_slots, of_numbers = coded
    base = int(np.int64(block.ctypes.data))
    while at < len(block):
        state[PLACE], code = at, state[CODES]
        if code >= len(of_entries):
            return GROW
        if block[at] == END:
            of_entries[code], of_slots[code] = BLANK, NOBODY
            state[CODES] = code + 1
            at += 1
            continue
        form = matched(block, at, instructions, starts, literals, marks)
        if form < 0:
            return UNKNOWN
        token = found_tokens(block, form, of_forms[form, CAPTURES], marks, seed, places, hashes, entries, arena)
        if token < 0:
            return UNKNOWN if token != _CROWDED else CROWDED
        of_entries[code], of_slots[code], of_numbers[code] = entries[token, 3], NOBODY, NO_NUMBER
        if entries[token, 3] != IRRELEVANT:
            text, start, end = block, marks[0], marks[1]
            if not of_forms[form, HAS_EXECUTION]:
                text, start, end = nobody, 0, len(nobody)
            hashed = hashed_id(text, start, end, seed)
            slot = found_id(text, start, end, hashed, id_places, id_slots, id_arena)
            if slot == CROWDED_ID:
                return CROWDED
            if slot < 0:
                place, slot, used = -1 - slot, state[COUNT], state[USED]
                if slot >= len(id_slots) or used + end - start > len(id_arena) or 2 * slot >= len(id_places):
                    return GROW
                id_places[place], id_slots[slot, OF_HASH] = slot, np.int64(hashed)
                for index in range(end - start):
                    id_arena[used + index] = text[start + index]
                id_slots[slot, OF_END] = state[USED] = used + end - start
                state[COUNT] = slot + 1
            of_slots[code] = slot
            if of_forms[form, HAS_NUMBER]:
                told = number(base + marks[2], base + marks[3])
                of_numbers[code] = told if -MOST_NUMBER < told <= MOST_NUMBER else OUT_OF_RANGE
        state[CODES] = code + 1
        at = marks[2 * MOST_CAPTURES] + 1
    state[PLACE] = at
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
