"""The tables of the kernel, made and enlarged: what tokens say, the beliefs after pairs, and the ids of executions."""

import itertools
import math
import mmap
import secrets
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast import kernel, lines, lookup
from leverframe.audit.fast.lines import Bytes, Forms, Ints
from leverframe.audit.fast.lookup import Ids, Pairs, Tokens

_SMALL = 1 << 12
_LARGE = 1 << 20
"""The bytes of an array that has memory of its own."""
MOST = 1 << 17
"""Of more combinations of tokens, nobody remembers what each says."""
_Number = TypeVar("_Number", bound=np.generic)


class CrowdedError(Exception):
    """Too many strings meet in one place of a table."""


def new_seed() -> np.uint64:
    """A random number with which hashes begin."""
    return np.uint64(secrets.randbits(64))


class Said:
    """What the tokens of lines say, by the form and the tokens."""

    def __init__(self, seed: np.uint64) -> None:
        self._seed = seed
        self.known = Tokens(_empty(_SMALL), _zeros(_SMALL, np.uint64), np.zeros((_SMALL, 4), np.int64), _bytes(_SMALL))
        self._marks = np.zeros(2 * lines.MOST_CAPTURES + 1, np.int64)
        self._count = self._used = 0

    def learn(self, forms: Forms, block: Bytes, at: int, said: int) -> bool:
        """Note what the line at a place says, if the kernel knows its form; return whether it does."""
        marks = self._marks
        form = lines.matched(block, at, forms.instructions, forms.starts, forms.literals, marks)
        if form < 0:
            return False
        captures = int(forms.captures[form, lines.CAPTURES])
        hashed = lookup.hashed_tokens(block, form, captures, marks, self._seed)
        if lookup.found_tokens(block, form, captures, marks, self._seed, *self.known) >= 0:
            return True
        if self._count >= MOST:
            raise TooManyError
        ends = [(int(marks[2 * index]), int(marks[2 * index + 1])) for index in range(lines.OTHERS, captures)]
        text = b"".join(block[start:end].tobytes() + b"\0" for start, end in ends)
        places, hashes, entries, arena = self.known
        count, start = self._count, self._used
        self._count, self._used = count + 1, start + len(text)
        while self._used > len(arena):
            arena = longer(arena)
        if 2 * self._count > len(places):
            hashes, entries, places = longer(hashes), longer(entries), _empty(2 * len(places))
        self.known = Tokens(places, hashes, entries, arena)
        arena[start : self._used] = np.frombuffer(text, np.uint8)
        entries[count], hashes[count] = (form, start, self._used, said), hashed
        places.fill(lookup.EMPTY)
        _check(lookup.placed(hashes, self._count, places))
        return True


class After:
    """The belief after a belief and what a row says."""

    def __init__(self) -> None:
        self.known = Pairs(_empty(_SMALL), _empty(_SMALL))
        self._count = 0

    def add(self, pairs: Iterable[tuple[int, int]]) -> None:
        """Note the belief after each pair."""
        for pair, belief in pairs:
            self._count += 1
            if 2 * self._count > len(self.known.pairs):
                old, size = self.known, 2 * len(self.known.pairs)
                self.known = Pairs(_empty(size), _empty(size))
                for place in np.flatnonzero(old.pairs != lookup.EMPTY).tolist():
                    _check(lookup.add_after(int(old.pairs[place]), int(old.after[place]), *self.known))
            _check(lookup.add_after(pair, belief, *self.known))


MOST_IDS = 1 << 27
"""The most bytes of the ids of all executions. A block of lines counts as well, while it is read."""


class Slots:
    """The ids of executions: the text of each in a line, by its slot. `state` is as the kernel has it."""

    def __init__(self, seed: np.uint64, most: int = MOST_IDS) -> None:
        self._seed, self._most = seed, most
        self.ids = Ids(_empty(_SMALL), np.zeros((_SMALL, 2), np.int64), _bytes(16 * _SMALL))
        self.state = np.zeros(kernel.NUMBERS, np.int64)

    def __len__(self) -> int:
        return int(self.state[kernel.COUNT])

    def slot(self, token: bytes) -> int:
        """The slot of an id, which may be new."""
        self.grow(len(token))
        text = np.frombuffer(token, np.uint8)
        hashed = lookup.hashed_id(text, 0, len(token), self._seed)
        found = int(lookup.found_id(text, 0, len(token), hashed, *self.ids))
        if found == lookup.CROWDED_ID:
            raise CrowdedError
        if found >= 0:
            return found
        slot, used = len(self), int(self.state[kernel.USED])
        self.ids.places[-1 - found] = slot
        self.ids.slots[slot] = np.uint64(hashed).astype(np.int64), used + len(token)
        self.ids.arena[used : used + len(token)] = text
        self.state[kernel.COUNT], self.state[kernel.USED] = slot + 1, used + len(token)
        return slot

    def slots(self, texts: "Texts") -> kernel.Codes:
        """The slots of ids, which may be new."""
        found, self.state[kernel.CODES] = np.zeros(len(texts), np.int32), 0
        while True:
            code = kernel.place_all(texts.arena, texts.ends, self.ids, found, self.state, self._seed)
            if code == kernel.DONE:
                return found
            if code == kernel.CROWDED:
                raise CrowdedError
            self.grow(len(texts.arena))

    def text(self, slot: int) -> bytes:
        """The text of an id."""
        start = int(self.ids.slots[slot - 1, lookup.OF_END]) if slot else 0
        return self.ids.arena[start : int(self.ids.slots[slot, lookup.OF_END])].tobytes()

    def grow(self, more: int) -> None:
        """Make room for one more id, of so many bytes. Raises TooManyError if all have too many."""
        places, slots, arena = self.ids
        if int(self.state[kernel.USED]) + more > self._most:
            raise TooManyError
        while int(self.state[kernel.USED]) + more > len(arena):
            arena = longer(arena)
        if len(self) >= len(slots):
            slots = longer(slots)
        if 2 * len(self) >= len(places):
            places = _empty(2 * len(places))
            _check(lookup.placed(slots[: len(self), lookup.OF_HASH].astype(np.uint64), len(self), places))
        self.ids = Ids(places, slots, arena)

    def texts(self) -> "Texts":
        """The text of each id, in their order. None may be added while somebody has them."""
        used = int(self.state[kernel.USED])
        return Texts(self.ids.arena[:used], self.ids.slots[: len(self), lookup.OF_END].copy())


_AT_ONCE = 1 << 12


class Texts:
    """Many short texts, one after the other in one array, with the end of each."""

    def __init__(self, arena: Bytes, ends: Ints) -> None:
        self.arena, self.ends = arena, ends

    @classmethod
    def of(cls, texts: Collection[bytes]) -> "Texts":
        """These texts."""
        ends = np.fromiter(itertools.accumulate(map(len, texts)), np.int64, len(texts))
        return cls(np.frombuffer(b"".join(texts), np.uint8), ends)

    def __len__(self) -> int:
        return len(self.ends)

    def __getitem__(self, number: int) -> bytes:
        start = int(self.ends[number - 1]) if number else 0
        return self.arena[start : int(self.ends[number])].tobytes()

    def __iter__(self) -> Iterator[bytes]:
        start = 0
        for first in range(0, len(self), _AT_ONCE):
            begin, ends = start, self.ends[first : first + _AT_ONCE].tolist()
            part = self.arena[begin : ends[-1]].tobytes()
            for end in ends:
                yield part[start - begin : end - begin]
                start = end

    def find(self, text: bytes) -> int | None:
        """The number of a text; None if there is none."""
        alike = np.flatnonzero(np.diff(self.ends, prepend=0) == len(text)).tolist()
        return next((number for number in alike if self[number] == text), None)


class Growing:
    """Numbers, to which others are added."""

    def __init__(self) -> None:
        self._numbers, self._count = np.zeros(_SMALL, np.int64), 0

    def __len__(self) -> int:
        return self._count

    @property
    def all(self) -> Ints:
        """All of them. They may be changed as long as none is added."""
        return self._numbers[: self._count]

    def add(self, more: Ints | Sequence[int]) -> None:
        """Add some."""
        start, self._count = self._count, self._count + len(more)
        while self._count > len(self._numbers):
            self._numbers = longer(self._numbers)
        self._numbers[start : self._count] = more


def longer(array: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
    """An array of twice the length that begins with another one. What nobody has written to takes no memory yet."""
    found = zeros((2 * len(array), *array.shape[1:]), array.dtype.type)
    found[: len(array)] = array
    return found


def zeros(shape: tuple[int, ...], kind: type[_Number]) -> npt.NDArray[_Number]:
    """An array of zeros. If it is large, its memory is free as soon as nobody has it any more.

    `malloc` keeps what is between pieces of memory that are in use, so the tables that were too small would remain.
    """
    size = math.prod(shape) * np.dtype(kind).itemsize
    if size < _LARGE or sys.platform == "win32":
        return np.zeros(shape, kind)
    memory = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with suppress(AttributeError, OSError):  # not on each system
        memory.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(memory, kind).reshape(shape)


def _empty(size: int) -> Ints:
    found = zeros((size,), np.int64)
    found.fill(lookup.EMPTY)
    return found


def _zeros(size: int, kind: type[_Number]) -> npt.NDArray[_Number]:
    return np.zeros(size, kind)


def _bytes(size: int) -> Bytes:
    return np.zeros(size, np.uint8)


def _check(code: int) -> None:
    if code < 0:
        raise CrowdedError
