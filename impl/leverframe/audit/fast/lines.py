"""A line of bytes, compared with forms: compiled (see `kernel`).

A form is a list of instructions (`templates`): these bytes, or a value of a kind, as `audit.scanner` has them. A line
ends with a line feed, which no value and no other byte of a form is, so nothing is read beyond it.

Bytes are read at their addresses: arrays that are given to a function are counted, which takes most of the time.

Sources: bytes found eight at a time (H. Warren, 'Hacker's Delight', §6-1). With unsigned indices, and without a branch
for each byte, the compiler loads several at once.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

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
END, QUOTE = ord("\n"), ord('"')
BITS = 8
"""Of a byte."""

_BACKSLASH, _SPACE = ord("\\"), ord(" ")
_MINUS, _PLUS, _DOT, _ZERO, _ONE, _NINE = (ord(c) for c in "-+.019")
_UPPER_E, _LOWER_E, _T, _F, _N = (ord(c) for c in "Eetfn")
_ONES, _TOPS = np.uint64(0x0101010101010101), np.uint64(0x8080808080808080)
_QUOTES, _BACKSLASHES, _SPACES = (np.uint64(byte * 0x0101010101010101) for byte in (QUOTE, _BACKSLASH, _SPACE))
_EIGHT = 8
_MOST_DIGITS = 17


class Forms(NamedTuple):
    """Several forms. The instructions of each begin at its start: kind, first literal, number of literals, capture."""

    instructions: Ints
    starts: Ints
    captures: Ints
    literals: Bytes


FORMS = types.NamedTuple((ROWS, INTS, ROWS, BYTES), Forms)


def _loaded(size: int) -> Callable[..., object]:
    """What loads so many bits from an address, which need not be a multiple of their size."""

    def load(context: object, address: types.Type) -> object:
        del context

        def generated(_: object, builder: ir.IRBuilder, _of: object, arguments: Sequence[ir.Value]) -> ir.Value:
            found = builder.load(builder.inttoptr(arguments[0], ir.IntType(size).as_pointer()))
            found.align = 1
            return found

        return (types.uint64 if size > BITS else types.uint8)(address), generated

    return load


byte: Callable[[int], int] = intrinsic(_loaded(BITS))
word: Callable[[int], np.uint64] = intrinsic(_loaded(8 * BITS))
"""One byte, or eight, at an address."""


def _fetching(context: object, address: types.Type) -> object:
    """What has the memory at an address fetched, while the processor goes on."""
    del context

    def generated(_: object, builder: ir.IRBuilder, _of: object, arguments: Sequence[ir.Value]) -> ir.Value:
        pointer, flag = ir.IntType(BITS).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer, flag, flag, flag])
        fetch = builder.module.declare_intrinsic("llvm.prefetch", [pointer], kind)
        builder.call(fetch, [builder.inttoptr(arguments[0], pointer), flag(0), flag(3), flag(1)])  # to read, kept, data
        return ir.IntType(8 * BITS)(0)

    return types.int64(address), generated


fetch: Callable[[int], int] = intrinsic(_fetching)
"""Have the memory at an address fetched. Nothing is read: the address need not be of anything."""


@njit(forceinline=True)
def equal(first: int, second: int, length: int) -> bool:
    """Are these bytes the same?"""
    if length < _EIGHT:
        for index in range(length):  # noqa: SIM110 -- compiled
            if byte(first + index) != byte(second + index):
                return False
        return True
    last = length - _EIGHT
    for index in range(0, last, _EIGHT):
        if word(first + index) != word(second + index):
            return False
    return bool(word(first + last) == word(second + last))


@njit(forceinline=True)
def _digits(at: int, most: int) -> int:
    """The address behind some digits, at most so many."""
    end = at + most
    while at < end and _ZERO <= byte(at) <= _NINE:
        at += 1
    return at


@njit(forceinline=True)
def _text(at: int, end: int) -> int:
    """The address behind a text without escapes; -1 if there is none."""
    at += 1
    while at < end - _EIGHT:
        eight = word(at)
        quotes, escapes = eight ^ _QUOTES, eight ^ _BACKSLASHES
        found = ((quotes - _ONES) & ~quotes) | ((escapes - _ONES) & ~escapes) | ((eight - _SPACES) & ~eight)
        if found & _TOPS:  # a quote, a backslash or a control character is among them
            break
        at += _EIGHT
    one = byte(at)
    while one != QUOTE:
        if one == _BACKSLASH or one < _SPACE:
            return -1
        at += 1
        one = byte(at)
    return at + 1


@njit(forceinline=True)
def _integer(at: int) -> int:
    """The address behind an integer that is written in one way only; -1 if there is none."""
    if byte(at) == _ZERO:
        return at + 1
    if byte(at) == _MINUS:
        at += 1
    if not _ONE <= byte(at) <= _NINE:
        return -1
    return _digits(at + 1, _MOST_DIGITS)


@njit(forceinline=True)
def _decimal(at: int) -> int:
    """The address behind a number without an exponent; -1 if there is none."""
    if byte(at) == _MINUS:
        at += 1
    if byte(at) == _ZERO:
        at += 1
    elif _ONE <= byte(at) <= _NINE:
        at = _digits(at + 1, _MOST_DIGITS)
    else:
        return -1
    if byte(at) == _DOT:
        end = _digits(at + 1, _MOST_DIGITS)
        return end if end > at + 1 else -1
    return at


@njit(forceinline=True)
def _floating(at: int) -> int:
    """The address behind a number; -1 if there is none."""
    at = _decimal(at)
    if at < 0 or (byte(at) != _UPPER_E and byte(at) != _LOWER_E):
        return at
    at += 1
    if byte(at) == _MINUS or byte(at) == _PLUS:
        at += 1
    end = _digits(at, 2)
    return end if end > at else -1


@njit(forceinline=True)
def _literal(at: int, end: int, start: int, length: int) -> int:
    """The address behind these bytes; -1 if they are not there."""
    return at + length if at + length <= end and equal(at, start, length) else -1


@njit(forceinline=True)
def _value(at: int, end: int, kind: int, literals: int) -> int:
    """The address behind a value of a kind; -1 if there is none."""
    first = byte(at)
    if first == QUOTE and kind in (ANYTHING, IDENTITY):
        return _text(at, end)
    if kind in (INTEGER, IDENTITY):
        return _integer(at)
    if kind == DECIMAL:
        return _decimal(at)
    if first == _N:
        return _literal(at, end, literals + 9, 4)
    if kind == NULL:
        return -1
    if first == _T:
        return _literal(at, end, literals, 4)
    return _literal(at, end, literals + 4, 5) if first == _F else _floating(at)


@njit(INT(READ, INT, ROWS, INTS, BYTES, INTS), cache=True)
def matched(block: Bytes, at: int, instructions: Ints, starts: Ints, literals: Bytes, marks: Ints) -> int:  # noqa: PLR0913, PLR0917 -- compiled: arrays in a tuple are counted at each call
    """The number of the first form that a line has, or -1.

    `marks` get the start and the end of what is captured, and at last the end of the line.
    """
    base, known = int(np.int64(block.ctypes.data)), int(np.int64(literals.ctypes.data))
    end = base + len(block)
    for form in range(len(starts) - 1):
        place = base + at
        for number in range(starts[form], starts[form + 1]):
            kind, start = instructions[number, 0], place
            if kind == LITERAL:
                place = _literal(place, end, known + instructions[number, 1], instructions[number, 2])
            else:
                place = _value(place, end, kind, known)
            if place < 0:
                break
            captured = instructions[number, 3]
            if captured >= 0:
                marks[2 * captured], marks[2 * captured + 1] = start - base, place - base
        if place >= 0 and byte(place) == END:
            marks[2 * MOST_CAPTURES] = place - base
            return form
    return -1


@njit(forceinline=True)
def number(at: int, end: int) -> int:
    """The number in a token that is an integer."""
    negative = byte(at) == _MINUS
    found = 0
    for address in range(at + negative, end):
        found = found * 10 + (byte(address) - _ZERO)
    return -found if negative else found
