"""Columns of tables → codes (`encoded`): what Python finds out, it finds out once for each combination of values.

A part of a row, such as the id of its execution, is in one or few columns. `Part` numbers the combinations of their
values, and NumPy does the rest.
"""

import itertools
from collections.abc import Callable, Collection, Iterator

import numpy as np
import numpy.typing as npt

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast import kernel
from leverframe.audit.fast.encoded import Encoded, beginnings, is_clear, numbered
from leverframe.audit.fast.kernel import Coded
from leverframe.audit.fast.tables import Texts
from leverframe.audit.inputs.columns import Columns
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.inputs.tables import Table
from leverframe.audit.layout import Layout, Member, at
from leverframe.audit.said import execution, number, time
from leverframe.audit.scanner import Members
from leverframe.audit.sweep import NOBODY, token_of

Numbers = npt.NDArray[np.int64]
_UNKNOWN = -9
_MOST = 1 << 40


class Cells:
    """The values of some columns of a file: of each row the code, and the value of each code."""

    def __init__(self) -> None:
        self.rows = 0
        self.codes: dict[str, npt.NDArray[np.int32]] = {}
        self.values: dict[str, list[object]] = {}

    def take(self, found: Columns) -> None:
        """Go on to the next rows."""
        self.rows = found.rows
        for one in found.columns:
            self.codes[one.name] = np.frombuffer(one.codes, np.int32)
            self.values.setdefault(one.name, []).extend(one.new)

    def row(self, names: Collection[str], codes: Collection[int]) -> Row:
        """A row with the values of some codes."""
        return Row(Place("", 0), {name: self.values[name][code] for name, code in zip(names, codes, strict=True)})

    def at(self, place: int) -> Row:
        """The row at a place."""
        return self.row(self.codes, [int(codes[place]) for codes in self.codes.values()])


class Part:
    """The part of rows that is in some members: each combination of their values has a number.

    `found` are what is made of a row that has it.
    """

    def __init__(self, members: Collection[Member | None], make: Callable[[Row], int]) -> None:
        self.names = {name for one in members if one is not None for name in beginnings(one)}
        self._make = make
        self._known: dict[tuple[int, ...], int] = {}
        self._of_codes: list[int] = []
        self._found: list[int] = []

    def begin(self) -> None:
        """A file begins, which has its own codes."""
        self._known, self._of_codes = {}, []

    @property
    def found(self) -> Numbers:
        """What is made of each combination."""
        return np.array(self._found, np.int64)

    def of(self, cells: Cells) -> Numbers:
        """For each row, the number of the combination that it has."""
        names = [name for name in cells.codes if name in self.names]
        if len(names) == 1:  # the combinations are the codes
            (name,) = names
            new = range(len(self._of_codes), len(cells.values[name]))
            self._of_codes += [self._number(cells, names, (code,)) for code in new]
            return np.array(self._of_codes, np.int64)[cells.codes[name]]
        whole, size = np.zeros(cells.rows, np.int64), 1
        for name in names:
            size *= len(cells.values[name])
            if size > _MOST:
                _, whole = np.unique(whole, return_inverse=True)
                size = cells.rows * len(cells.values[name])
            whole = whole * len(cells.values[name]) + cells.codes[name]
        _, first, inverse = np.unique(whole, return_index=True, return_inverse=True)
        every = [
            self._number(cells, names, tuple(int(cells.codes[name][place]) for name in names))
            for place in first.tolist()
        ]
        return np.array(every, np.int64)[inverse]

    def _number(self, cells: Cells, names: Collection[str], codes: tuple[int, ...]) -> int:
        found = self._known.get(codes)
        if found is None:
            found = self._known[codes] = len(self._found)
            self._found.append(self._make(cells.row(names, codes)))
        return found


class Tables:
    """Encodes columns and rows of tables, as `line_codes.Lines` does lines. Raises TooManyError."""

    def __init__(self, layout: Layout, members: Members, encoded: Encoded) -> None:
        self._layout, self._absent, self._encoded = layout, members.absent, encoded
        self._idents: dict[bytes, int] = {}
        """By the token of an execution: its number here."""
        self._slots = np.zeros(0, np.int64)
        """By that number: the slot, which it has from the first row on that is about the machine."""
        clock = None if layout.time is None else layout.time.member
        self._others = Part(members.others, lambda _: 0)
        self._executions = Part((layout.execution,), self._execution)
        self._numbers = Part((layout.number,), self._number)
        self._times = Part((clock,), lambda row: not is_clear(time, row, layout))
        self._identities = Part(members.absent, self._shows_identities)
        self._parts = (self._others, self._executions, self._numbers, self._times, self._identities)
        self.names = frozenset(name for part in self._parts for name in part.names)
        self._entries = np.zeros(0, np.int64)
        """What each combination of the others says, by whether the rest is clear; `_UNKNOWN` if nobody has asked."""
        self._cells, self._file = Cells(), ""
        self._count = 0

    def encode(self, log: Files | Table) -> None:
        """Encode a log."""
        for file, found in log.columns(self.names):
            if file != self._file:
                self._cells, self._file = Cells(), file
                for part in self._parts:
                    part.begin()
            if isinstance(found, Columns):
                self._cells.take(found)
                self._columns()
            else:
                self._row(found)

    def texts(self) -> Texts:
        """The token of each execution, by its slot."""
        found = dict(zip(self._slots.tolist(), self._idents, strict=False))
        return Texts.of([found[slot] for slot in range(len(found) - (-1 in found))])

    # ---- parts of rows -----------------------------------------------------------------------------------------------

    def _execution(self, row: Row) -> int:
        """Twice its number; one more if the row does not tell it."""
        return 2 * self._ident(token_of(row, self._layout)) + (not is_clear(execution, row, self._layout))

    def _ident(self, token: bytes) -> int:
        return self._idents.setdefault(token, len(self._idents))

    def _number(self, row: Row) -> int:
        return 2 * numbered(row, self._layout) + (not is_clear(number, row, self._layout))

    def _shows_identities(self, row: Row) -> int:
        return any(at(row.members, one) is not None for one in self._absent)

    # ---- codes -------------------------------------------------------------------------------------------------------

    def _columns(self) -> None:
        others, executions, numbers, times, identities = (part.of(self._cells) for part in self._parts)
        if np.any(self._identities.found[identities]):
            raise TooManyError
        executions, numbers = self._executions.found[executions], self._numbers.found[numbers]
        unclear = 4 * (executions & 1) + 2 * (numbers & 1) + self._times.found[times]
        entries = self._told(8 * others + unclear)
        self._add(entries, executions >> 1, numbers >> 1)

    def _told(self, keys: Numbers) -> Numbers:
        """The entries of rows, by the combination that they have."""
        more = 8 * len(self._others.found) - len(self._entries)
        self._entries = np.concatenate([self._entries, np.full(more, _UNKNOWN, np.int64)])
        (new,) = np.nonzero(self._entries[keys] == _UNKNOWN)
        for key, place in zip(*np.unique(keys[new], return_index=True), strict=True):
            self._entries[key] = self._encoded.entries.of(self._cells.at(int(new[place])))
        return self._entries[keys]

    def _add(self, entries: Numbers, idents: Numbers, numbers: Numbers) -> None:
        self._slots = np.concatenate([self._slots, np.full(len(self._idents) - len(self._slots), kernel.NOBODY)])
        is_about = entries >= 0
        told = idents[is_about]
        new, first = np.unique(told[self._slots[told] == kernel.NOBODY], return_index=True)
        self._slots[new[np.argsort(first)]] = np.arange(len(new)) + self._count
        self._count += len(new)
        slots = np.where(is_about, self._slots[idents], kernel.NOBODY)
        self._encoded.add(self._file, Coded(*(each.astype(np.int32) for each in (entries, slots, numbers))))

    def _row(self, row: Row | NoRow) -> None:
        if isinstance(row, NoRow):
            told = kernel.NO_ROW, self._ident(NOBODY), kernel.NO_NUMBER
        else:
            told = self._encoded.entries.of(row), self._execution(row) >> 1, numbered(row, self._layout)
        self._add(*(np.array([one], np.int64) for one in told))


def again(log: Files | Table, encoded: Encoded, picked: npt.NDArray[np.bool_]) -> Iterator[tuple[int, Row | NoRow]]:
    """The rows of picked executions, in order, and whatever is no row, each with its number in the log."""
    before = 0
    for file, parts in itertools.groupby(encoded.each(), lambda each: each[0].file):
        rows, found = 0, list[Numbers]()
        for part, coded in parts:
            found.append(rows + 1 + np.flatnonzero(picked[coded.slots] | (coded.entries == kernel.NO_ROW)))
            rows += part.count
        numbers = np.concatenate(found)
        if len(numbers):
            for row in log.picked(file, numbers.tolist(), numbers.astype(np.int64).tobytes()):
                yield before + row.place.row, row
        before += rows
