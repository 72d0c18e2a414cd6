"""The passes over a block of lines, compiled by Numba with explicit signatures, and cached.

Whatever a form does not cover exactly is left to Python, which returns with larger tables: a line without a form,
tokens that are new, a belief that was not computed yet. So the kernel decides nothing by itself: it repeats what
`audit.sweep` has decided once.
"""

from typing import NamedTuple

import numpy as np
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
"""Why a pass stops: at the end, at a line for Python, for larger tables, or since a table does not disperse."""
COUNT, ROWS_READ, USED, PLACE, LINES, LAST = range(6)
"""The numbers of a state: executions, rows, bytes of ids, where it stopped, lines, and the last line with a row."""
NUMBERS = 6

DOUBTFUL, IRRELEVANT, UNCLEAR, NO_NUMBER = -1, -1, -2, -1
"""As `audit.determinised` and `audit.sweep` have them."""
MOST_SAID = 1 << 16


class Executions(NamedTuple):
    """By slot: the belief, the number of the last row, and the number of rows."""

    beliefs: Ints
    numbers: Ints
    lengths: Ints


_EXECUTIONS = types.NamedUniTuple(INTS, 3, Executions)


@njit(INT(READ, INT, FORMS, READ, TOKENS, BYTES, PAIRS, IDS, _EXECUTIONS, INTS, INTS, HASH), cache=True)
def follow(  # noqa: C901, PLR0913, PLR0915, PLR0917 -- compiled: one loop, without calls that cost
    block: Bytes,
    at: int,
    forms: Forms,
    nobody: Bytes,
    tokens: Tokens,
    can_begin: Bytes,
    pairs: Pairs,
    ids: Ids,
    executions: Executions,
    first: Ints,
    state: Ints,
    seed: np.uint64,
) -> int:
    """Follow the rows of a block from a place on, as `Sweep` does, and tell why it stops there."""
    marks = np.empty(2 * MOST_CAPTURES + 1, np.int64)
    instructions, starts, of_forms, literals = forms
    places, hashes, entries, arena = tokens
    id_places, id_hashes, id_ends, id_arena = ids
    known_pairs, known_after = pairs
    beliefs, numbers, lengths = executions
    while at < len(block):
        if block[at] == END:
            at += 1
            continue
        state[PLACE] = at
        form = matched(block, at, instructions, starts, literals, marks)
        if form < 0:
            return UNKNOWN
        entry = found_tokens(block, form, of_forms[form, CAPTURES], marks, seed, places, hashes, entries, arena)
        if entry < 0:
            return UNKNOWN if entry != _CROWDED else CROWDED
        said = entries[entry, 3]
        if said == IRRELEVANT:
            state[ROWS_READ] += 1
            at = marks[2 * MOST_CAPTURES] + 1
            continue
        text, start, end = block, marks[0], marks[1]
        if not of_forms[form, HAS_EXECUTION]:
            text, start, end = nobody, 0, len(nobody)
        hashed = hashed_id(text, start, end, seed)
        slot = found_id(text, start, end, hashed, id_places, id_hashes, id_ends, id_arena)
        is_new = slot < 0
        if is_new:
            if slot == CROWDED_ID:
                return CROWDED
            full = state[COUNT] >= len(beliefs) or state[COUNT] >= len(id_ends)
            if full or state[USED] + end - start > len(id_arena) or 2 * state[COUNT] >= len(id_places):
                return GROW
            belief, last = (0 if said != UNCLEAR and can_begin[said] else DOUBTFUL), NO_NUMBER
        else:
            belief, last = beliefs[slot], numbers[slot]
        if belief != DOUBTFUL:
            is_gap = said == UNCLEAR
            if not is_gap and of_forms[form, HAS_NUMBER]:
                here = number(block, marks[2], marks[3])
                is_gap = here != last + 1
                if last == NO_NUMBER:
                    is_gap = True
                    for index in range(len(first)):
                        if first[index] == here:
                            is_gap = False
                last = here
            if is_gap:
                belief = DOUBTFUL
            else:
                belief = found_after(belief * MOST_SAID + said, known_pairs, known_after)
                if belief == NEW:
                    return UNKNOWN
                if belief == _CROWDED:
                    return CROWDED
        if is_new:
            place, slot, used = -1 - slot, state[COUNT], state[USED]
            id_places[place], id_hashes[slot] = slot, hashed
            for index in range(end - start):
                id_arena[used + index] = text[start + index]
            id_ends[slot] = state[USED] = used + end - start
            state[COUNT] = slot + 1
            lengths[slot] = 0
        lengths[slot] += 1
        beliefs[slot], numbers[slot] = belief, last
        state[ROWS_READ] += 1
        at = marks[2 * MOST_CAPTURES] + 1
    state[PLACE] = at
    return DONE


@njit(INT(READ, INT, FORMS, READ, IDS, BYTES, INTS, HASH), cache=True)
def select(  # noqa: PLR0913, PLR0917 -- compiled
    block: Bytes, at: int, forms: Forms, nobody: Bytes, ids: Ids, wanted: Bytes, state: Ints, seed: np.uint64
) -> int:
    """Go on to the next line without a form, or of a wanted execution, and count those before it."""
    marks = np.empty(2 * MOST_CAPTURES + 1, np.int64)
    instructions, starts, of_forms, literals = forms
    places, hashes, ends, arena = ids
    while at < len(block):
        if block[at] == END:
            state[LINES] += 1
            at += 1
            continue
        state[PLACE] = at
        form = matched(block, at, instructions, starts, literals, marks)
        if form < 0:
            return UNKNOWN
        text, start, end = block, marks[0], marks[1]
        if not of_forms[form, HAS_EXECUTION]:
            text, start, end = nobody, 0, len(nobody)
        slot = found_id(text, start, end, hashed_id(text, start, end, seed), places, hashes, ends, arena)
        if slot == CROWDED_ID:
            return CROWDED
        if slot >= 0 and wanted[slot]:
            return UNKNOWN
        state[LINES] += 1
        state[LAST] = state[LINES]
        state[ROWS_READ] += 1
        at = marks[2 * MOST_CAPTURES] + 1
    state[PLACE] = at
    return DONE


@njit(INT(READ, INT, FORMS, TOKENS, INTS, HASH), cache=True)
def known(block: Bytes, at: int, forms: Forms, tokens: Tokens, state: Ints, seed: np.uint64) -> int:  # noqa: PLR0913, PLR0917 -- compiled
    """Go on to the next line without a form, or whose tokens are new."""
    marks = np.empty(2 * MOST_CAPTURES + 1, np.int64)
    instructions, starts, of_forms, literals = forms
    places, hashes, entries, arena = tokens
    while at < len(block):
        if block[at] == END:
            at += 1
            continue
        state[PLACE] = at
        form = matched(block, at, instructions, starts, literals, marks)
        if form < 0:
            return UNKNOWN
        entry = found_tokens(block, form, of_forms[form, CAPTURES], marks, seed, places, hashes, entries, arena)
        if entry < 0:
            return UNKNOWN if entry != _CROWDED else CROWDED
        at = marks[2 * MOST_CAPTURES] + 1
    state[PLACE] = at
    return DONE
