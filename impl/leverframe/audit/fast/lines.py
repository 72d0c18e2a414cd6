"""A line of bytes, compared with forms: compiled (see `kernel`).

A form is a list of instructions (`templates`): these bytes, or a value of a kind, as `audit.scanner` has them. A line
ends with a line feed, which no value and no other byte of a form is, so nothing is read beyond it.

Sources: bytes found eight at a time (H. Warren, 'Hacker's Delight', §6-1). With unsigned indices, and without a branch
for each byte, the compiler loads several at once.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit, types

Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]
Hashes = npt.NDArray[np.uint64]

READ = types.Array(types.uint8, 1, "C", readonly=True)
BYTES, INTS, ROWS, HASHES = types.uint8[::1], types.int64[::1], types.int64[:, ::1], types.uint64[::1]
INT, HASH, FLAG = types.int64, types.uint64, types.boolean

LITERAL, ANYTHING, INTEGER, IDENTITY, NULL, DECIMAL = range(6)
"""What an instruction expects: these bytes, any value without escapes, an integer, a text or an integer, and so on."""
EXECUTION, NUMBER, OTHERS = range(3)
"""The numbers of what is captured: the first of all others is the third."""
MOST_CAPTURES = 64
CAPTURES, HAS_EXECUTION, HAS_NUMBER = range(3)
"""What is known of the captures of a form: how many there are, and whether these two are among them."""
CONSTANTS = b"truefalsenull"
"""The first literals."""
END = ord("\n")

_QUOTE, _BACKSLASH, _SPACE = ord('"'), ord("\\"), ord(" ")
_MINUS, _PLUS, _DOT, _ZERO, _ONE, _NINE = (ord(c) for c in "-+.019")
_UPPER_E, _LOWER_E, _T, _F, _N = (ord(c) for c in "Eetfn")
_ONES, _TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
_QUOTES, _BACKSLASHES, _SPACES = (np.uint64(byte * 0x0101010101010101) for byte in (_QUOTE, _BACKSLASH, _SPACE))
_EIGHT = np.uint64(8)
_MOST_DIGITS = 17


class Forms(NamedTuple):
    """Several forms. The instructions of each begin at its start: kind, first literal, number of literals, capture."""

    instructions: Ints
    starts: Ints
    captures: Ints
    literals: Bytes


FORMS = types.NamedTuple((ROWS, INTS, ROWS, BYTES), Forms)


@njit(INT(READ, INT, INT), cache=True)
def _digits(block: Bytes, at: int, most: int) -> int:
    """The place behind some digits, at most so many."""
    end = at + most
    while at < end and _ZERO <= block[at] <= _NINE:
        at += 1
    return at


@njit(HASH(READ, HASH), cache=True)
def word(block: Bytes, place: np.uint64) -> np.uint64:
    """Eight bytes, which the compiler loads at once."""
    found = np.uint64(0)
    for index in range(_EIGHT):
        found |= np.uint64(block[place + index]) << (_EIGHT * index)
    return found


@njit(FLAG(READ, INT, BYTES, INT, INT), cache=True)
def equal(block: Bytes, at: int, other: Bytes, start: int, length: int) -> bool:
    """Are these bytes the same?"""
    first, second, differ = np.uint64(at), np.uint64(start), np.uint8(0)
    for index in range(np.uint64(length)):
        differ |= block[first + index] ^ other[second + index]
    return bool(differ == 0)


@njit(INT(READ, INT), cache=True)
def _text(block: Bytes, at: int) -> int:
    """The place behind a text without escapes; -1 if there is none."""
    if block[at] != _QUOTE:
        return -1
    place, last = np.uint64(at + 1), np.uint64(max(len(block) - 8, 0))
    while place < last:
        eight = word(block, place)
        quotes, escapes = eight ^ _QUOTES, eight ^ _BACKSLASHES
        found = ((quotes - _ONES) & ~quotes) | ((escapes - _ONES) & ~escapes) | ((eight - _SPACES) & ~eight)
        if found & _TOPS:  # a quote, a backslash or a control character is among them
            break
        place += _EIGHT
    byte = block[place]
    while byte != _QUOTE:
        if byte == _BACKSLASH or byte < _SPACE:
            return -1
        place += np.uint64(1)
        byte = block[place]
    return int(np.int64(place)) + 1


@njit(INT(READ, INT), cache=True)
def _integer(block: Bytes, at: int) -> int:
    """The place behind an integer that is written in one way only; -1 if there is none."""
    if block[at] == _ZERO:
        return at + 1
    if block[at] == _MINUS:
        at += 1
    if not _ONE <= block[at] <= _NINE:
        return -1
    return _digits(block, at + 1, _MOST_DIGITS)


@njit(INT(READ, INT), cache=True)
def _decimal(block: Bytes, at: int) -> int:
    """The place behind a number without an exponent; -1 if there is none."""
    if block[at] == _MINUS:
        at += 1
    if block[at] == _ZERO:
        at += 1
    elif _ONE <= block[at] <= _NINE:
        at = _digits(block, at + 1, _MOST_DIGITS)
    else:
        return -1
    if block[at] == _DOT:
        end = _digits(block, at + 1, _MOST_DIGITS)
        return end if end > at + 1 else -1
    return at


@njit(INT(READ, INT), cache=True)
def _floating(block: Bytes, at: int) -> int:
    """The place behind a number; -1 if there is none."""
    at = _decimal(block, at)
    if at < 0 or (block[at] != _UPPER_E and block[at] != _LOWER_E):
        return at
    at += 1
    if block[at] == _MINUS or block[at] == _PLUS:
        at += 1
    end = _digits(block, at, 2)
    return end if end > at else -1


@njit(INT(READ, INT, BYTES, INT, INT), cache=True)
def _literal(block: Bytes, at: int, literals: Bytes, start: int, length: int) -> int:
    """The place behind these bytes; -1 if they are not there."""
    if at + length > len(block) or not equal(block, at, literals, start, length):
        return -1
    return at + length


@njit(INT(READ, INT, INT, BYTES), cache=True)
def _value(block: Bytes, at: int, kind: int, literals: Bytes) -> int:
    """The place behind a value of a kind; -1 if there is none."""
    first = block[at]
    if first == _QUOTE and kind in (ANYTHING, IDENTITY):
        return _text(block, at)
    if kind in (INTEGER, IDENTITY):
        return _integer(block, at)
    if kind == DECIMAL:
        return _decimal(block, at)
    if first == _N:
        return _literal(block, at, literals, 9, 4)
    if kind == NULL:
        return -1
    if first == _T:
        return _literal(block, at, literals, 0, 4)
    return _literal(block, at, literals, 4, 5) if first == _F else _floating(block, at)


@njit(INT(READ, INT, ROWS, INTS, BYTES, INTS), cache=True)
def matched(block: Bytes, at: int, instructions: Ints, starts: Ints, literals: Bytes, marks: Ints) -> int:  # noqa: PLR0913, PLR0917 -- compiled: arrays in a tuple are counted at each call
    """The number of the first form that a line has, or -1.

    `marks` get the start and the end of what is captured, and at last the end of the line.
    """
    for form in range(len(starts) - 1):
        place = at
        for number in range(starts[form], starts[form + 1]):
            kind, start = instructions[number, 0], place
            if kind == LITERAL:
                first, length = instructions[number, 1], instructions[number, 2]
                place = _literal(block, place, literals, first, length)
            else:
                place = _value(block, place, kind, literals)
            if place < 0:
                break
            captured = instructions[number, 3]
            if captured >= 0:
                marks[2 * captured], marks[2 * captured + 1] = start, place
        if place >= 0 and block[place] == END:
            marks[2 * MOST_CAPTURES] = place
            return form
    return -1


@njit(INT(READ, INT, INT), cache=True)
def number(block: Bytes, start: int, end: int) -> int:
    """The number in a token that is an integer."""
    negative = block[start] == _MINUS
    found = 0
    for index in range(start + negative, end):
        found = found * 10 + (block[index] - _ZERO)
    return -found if negative else found
