"""Columns of tables → codes (`encoded`): what Python finds out, it finds out once for each combination of values.

A part of a row, such as the id of its execution, is in one or few columns. `Part` numbers the combinations of their
values, and NumPy does the rest.
"""

import itertools
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np
import numpy.typing as npt

from leverframe.audit.determinised import TooManyError
from leverframe.audit.fast import kernel
from leverframe.audit.fast.cells import MOST_TEXTS, Cells, Plain
from leverframe.audit.fast.encoded import Encoded, beginnings, is_clear, numbered
from leverframe.audit.fast.kernel import Coded
from leverframe.audit.fast.tables import Growing, Slots, Texts, new_seed
from leverframe.audit.inputs.columns import Columns
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.audit.inputs.tables import Table
from leverframe.audit.layout import Layout, Member, at
from leverframe.audit.said import execution, number, time
from leverframe.audit.scanner import Members
from leverframe.audit.sweep import NOBODY, token_of
from leverframe.audit.sweep import execution as execution_of

Numbers = npt.NDArray[np.int64]
_UNKNOWN = -9
_MOST, _AS_MANY = 1 << 40, 4


class Part:
    """The part of rows that is in some members: each combination of their values has a number.

    `found` are what is made of each combination.
    """

    def __init__(self, members: Collection[Member | None], make: Callable[[Row], int]) -> None:
        self.names = {name for one in members if one is not None for name in beginnings(one)}
        self._make = make
        self._found = Growing()
        self._known: dict[tuple[int, ...], int] = {}
        self._of_codes, self._of_tokens = Growing(), Growing()
        """By the code of a column that is alone: the number. All files share the codes of tokens."""

    def begin(self) -> None:
        """A file begins, which has its own codes."""
        self._known, self._of_codes = {}, Growing()

    @property
    def found(self) -> Numbers:
        """What is made of each combination."""
        return self._found.all

    def of(self, cells: Cells) -> Numbers:
        """For each row, the number of the combination that it has."""
        names = [name for name in cells.codes if name in self.names]
        if len(names) == 1:
            return self._of_one(cells, names[0])
        whole, size = np.zeros(cells.rows, np.int64), 1
        for name in names:
            size *= len(cells.values[name])
            if size > _MOST:
                _, whole = np.unique(whole, return_inverse=True)
                size = cells.rows * len(cells.values[name])
            whole = whole * len(cells.values[name]) + cells.codes[name]
        if size > _AS_MANY * cells.rows:
            _, first, inverse = np.unique(whole, return_index=True, return_inverse=True)
            return self._numbers(cells, names, first)[inverse]
        places = np.full(size, _UNKNOWN, np.int64)
        places[whole] = np.arange(cells.rows)
        found = np.flatnonzero(places != _UNKNOWN)
        places[found] = self._numbers(cells, names, places[found])
        return places[whole]

    def _numbers(self, cells: Cells, names: Collection[str], places: Numbers) -> Numbers:
        """The numbers of the combinations that the rows at these places have."""
        codes = (
            zip(*(cells.codes[name][places].tolist() for name in names), strict=True) if names else [()] * len(places)
        )
        return np.array([self._number(cells, names, one) for one in codes], np.int64)

    def _of_one(self, cells: Cells, name: str) -> Numbers:
        """The combinations are the codes of a column."""
        codes, values = cells.codes[name], cells.values[name]
        known = self._of_tokens if isinstance(values, Plain) else self._of_codes
        if not len(known):
            known.add([_UNKNOWN])
        if known.all[0] == _UNKNOWN and not codes.all():
            known.all[0] = self._added([cells.row((name,), (0,))])
        if len(known) < len(values):
            first = self._added(cells.row((name,), (one,)) for one in range(len(known), len(values)))
            known.add(np.arange(first, len(self._found)))
        return known.all[codes]

    def _added(self, rows: Iterable[Row]) -> int:
        """Number the combinations that some rows have, and return the number of the first."""
        first = len(self._found)
        self._found.add([self._make(row) for row in rows])
        return first

    def _number(self, cells: Cells, names: Collection[str], codes: tuple[int, ...]) -> int:
        found = self._known.get(codes)
        if found is None:
            found = self._known[codes] = self._added([cells.row(names, codes)])
        return found


class Tables:
    """Encodes columns and rows of tables, as `line_codes.Lines` does lines. Raises TooManyError."""

    def __init__(self, layout: Layout, members: Members, encoded: Encoded) -> None:
        self._layout, self._encoded = layout, encoded
        self._idents = Slots(new_seed(), MOST_TEXTS)
        """The tokens of executions, each with its number here."""
        self._slots = Growing()
        """By that number: the slot, which it has from the first row on that is about the machine."""
        clock = None if layout.time is None else layout.time.member
        self._others = Part(members.others, lambda _: 0)
        self._executions = Part((layout.execution,), partial(_execution, layout, self._idents))
        self._numbers = Part((layout.number,), partial(_number, layout))
        self._times = Part((clock,), lambda row: not is_clear(time, row, layout))
        self._identities = Part(members.absent, partial(_shows_one, members.absent))
        self._parts = (self._others, self._executions, self._numbers, self._times, self._identities)
        self.names = frozenset(name for part in self._parts for name in part.names)
        self._entries = Growing()
        """What each combination of the others says, by whether the rest is clear; `_UNKNOWN` if nobody has asked."""
        self._cells, self._file = Cells(), ""
        self._count = 0
        self._id = layout.execution[0] if layout.execution is not None and len(layout.execution) == 1 else None
        """The column of ids, if it may be one of texts."""

    def encode(self, log: Files | Table) -> None:
        """Encode a log."""
        for file, found in log.columns(self.names):
            if file != self._file:
                plain = {} if self._id is None else {self._id: Plain(self._idents, partial(_are_plain, self._layout))}
                self._cells, self._file = Cells(plain), file
                self._encoded.in_columns[file] = self._id
                self._begin()
            if isinstance(found, Columns):
                if not self._cells.take(found):
                    self._begin()
                self._columns()
                if file in self._encoded.in_columns and not self._ids_are_plain:
                    self._encoded.in_columns[file] = None
            else:
                self._encoded.in_columns.pop(file, None)
                self._row(found)
        self._cells = Cells()  # nobody needs them any more, and they are large

    def _begin(self) -> None:
        """The next rows have codes of their own."""
        for part in self._parts:
            part.begin()

    def texts(self) -> Texts:
        """The token of each execution, by its slot."""
        slots = self._slots.all
        if len(slots) == len(self._idents) and np.array_equal(slots, np.arange(len(slots))):
            return self._idents.texts()
        told = np.flatnonzero(slots != kernel.NOBODY)
        return Texts.of([self._idents.text(ident) for ident in told[np.argsort(slots[told])].tolist()])

    @property
    def _ids_are_plain(self) -> bool:
        """Is there a column of ids, whose texts are stored as tokens?"""
        return isinstance(self._cells.values.get(str(self._id)), Plain) and str(self._id) in self._cells.codes

    def _of_executions(self) -> Numbers:
        """For each row, what `_execution` makes of it."""
        if not self._ids_are_plain:
            combinations = self._executions.of(self._cells)
            return self._executions.found[combinations]
        codes = self._cells.codes[str(self._id)]
        found = 2 * (codes.astype(np.int64) - 1)
        if not codes.all():
            found[codes == 0] = _execution(self._layout, self._idents, self._cells.row((str(self._id),), (0,)))
        return found

    # ---- codes -------------------------------------------------------------------------------------------------------

    def _columns(self) -> None:
        executions = self._of_executions()
        others, numbers, times, identities = (
            part.of(self._cells) for part in self._parts if part is not self._executions
        )
        if np.any(self._identities.found[identities]):
            raise TooManyError
        numbers = self._numbers.found[numbers]
        unclear = 4 * (executions & 1) + 2 * (numbers & 1) + self._times.found[times]
        entries = self._told(8 * others + unclear)
        self._add(entries, executions >> 1, numbers >> 1)

    def _told(self, keys: Numbers) -> Numbers:
        """The entries of rows, by the combination that they have."""
        self._entries.add(np.full(8 * len(self._others.found) - len(self._entries), _UNKNOWN, np.int64))
        entries = self._entries.all
        (new,) = np.nonzero(entries[keys] == _UNKNOWN)
        for key, place in zip(*np.unique(keys[new], return_index=True), strict=True):
            entries[key] = self._encoded.entries.of(self._cells.at(int(new[place])))
        return entries[keys]

    def _add(self, entries: Numbers, idents: Numbers, numbers: Numbers) -> None:
        self._slots.add(np.full(len(self._idents) - len(self._slots), kernel.NOBODY))
        is_about, of_idents = entries >= 0, self._slots.all
        told = idents[is_about]
        new, first = np.unique(told[of_idents[told] == kernel.NOBODY], return_index=True)
        of_idents[new[np.argsort(first)]] = np.arange(len(new)) + self._count
        self._count += len(new)
        slots = np.where(is_about, of_idents[idents], kernel.NOBODY)
        self._encoded.add(self._file, Coded(*(each.astype(np.int32) for each in (entries, slots, numbers))))

    def _row(self, row: Row | NoRow) -> None:
        if isinstance(row, NoRow):
            told = kernel.NO_ROW, self._idents.slot(NOBODY), kernel.NO_NUMBER
        else:
            ident = _execution(self._layout, self._idents, row) >> 1
            told = self._encoded.entries.of(row), ident, numbered(row, self._layout)
        self._add(*(np.array([one], np.int64) for one in told))


# ---- parts of rows ---------------------------------------------------------------------------------------------------
# No methods: tables are large, and what refers to itself waits for the collector of garbage.


def _execution(layout: Layout, idents: Slots, row: Row) -> int:
    """Twice its number; one more if the row does not tell it."""
    return 2 * idents.slot(token_of(row, layout)) + (not is_clear(execution, row, layout))


def _are_plain(layout: Layout, texts: Texts) -> bool:
    """Is each of these ids its token?"""
    first = texts[0]
    row = Row(Place("", 0), {layout.execution[0]: first.decode()} if layout.execution else {})
    return is_clear(execution, row, layout) and token_of(row, layout) == first


def _number(layout: Layout, row: Row) -> int:
    return 2 * numbered(row, layout) + (not is_clear(number, row, layout))


def _shows_one(members: Collection[Member], row: Row) -> int:
    return any(at(row.members, one) is not None for one in members)


def again(log: Files | Table, encoded: Encoded, picked: npt.NDArray[np.bool_]) -> Iterator[tuple[int, Row | NoRow]]:
    """The rows of picked executions, in order, and whatever is no row, each with its number in the log."""
    before = 0
    for file, parts in itertools.groupby(encoded.each(), lambda each: each[0].file):
        rows, found, slots = 0, list[Numbers](), list[kernel.Codes]()
        for part, coded in parts:
            places = np.flatnonzero(picked[coded.slots] | (coded.entries == kernel.NO_ROW))
            found.append(rows + 1 + places)
            slots.append(coded.slots[places])
            rows += part.count
        numbers, ids = np.concatenate(found), encoded.in_columns.get(file)
        if len(numbers):
            without = None if file not in encoded.in_columns else [] if ids is None else [ids]
            told = log.picked(file, numbers.tolist(), numbers.astype(np.int64).tobytes(), without)
            for row in told if ids is None else _with_ids(told, ids, np.concatenate(slots), encoded):
                yield before + row.place.row, row
        before += rows


def _with_ids(rows: Rows, name: str, slots: kernel.Codes, encoded: Encoded) -> Rows:
    """The rows with their ids in a column, by their slots."""
    for row, slot in zip(rows, slots.tolist(), strict=True):
        if isinstance(row, Row):
            yield replace(row, members={**row.members, name: execution_of(encoded.tokens[slot])})
        else:
            yield row
