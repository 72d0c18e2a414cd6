"""A log by numbers: of each row, its entry (what it may say), its slot (its execution), and its number there.

What an entry says is computed for a row that has it, in any view of the names that the encoding covers. So a log is
read once to find out what it shows, and the codes tell all that a table of beliefs wants to know.

Memory: a sample of each entry. The codes, 12 bytes a row, go to a temporary file if they are many.
"""

import json
import tempfile
import weakref
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from leverframe.audit.determinised import MOST_SAID, TooManyError
from leverframe.audit.fast.kernel import BLANK, IRRELEVANT, MOST_NUMBER, NO_NUMBER, OUT_OF_RANGE, Coded, Codes
from leverframe.audit.fast.tables import Texts
from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.layout import Layout, Member, at
from leverframe.audit.looking import Look
from leverframe.audit.said import UnclearError, execution, number, said, time
from leverframe.audit.scanner import Members
from leverframe.observe.interface import Interface

MOST_IN_MEMORY = 1 << 24
"""The bytes of codes from which they go to a temporary file."""
_CODE = 4
"""The bytes of a code."""
MOST_TOLD = 1 << 26
"""The bytes that the samples of all entries may have."""


class Entries:
    """What rows may say: a sample of each, with the members that count.

    With a `look`, the names are noted that rows show. Raises TooManyError if they say too many things, or have data
    with identities.
    """

    def __init__(self, interface: Interface, layout: Layout, members: Members, look: Look | None) -> None:
        self.samples: list[Row] = []
        self.look, self._layout, self._labels = look, layout, frozenset(interface.labels)
        self._members, self._absent = members.others, sorted(members.absent)
        every = (*members.others, layout.execution, layout.number, None if layout.time is None else layout.time.member)
        self._names = frozenset(name for member in every if member is not None for name in beginnings(member))
        self._known: dict[str, int] = {}
        self._size = 0

    def _key(self, row: Row) -> str:
        clear = [is_clear(part, row, self._layout) for part in (execution, number, time)]
        absent = [at(row.members, one) is None for one in self._absent]
        is_named = "machine" in row.members  # null is another machine; a row without the member is about this one
        return json.dumps([[at(row.members, one) for one in self._members], clear, absent, is_named])

    def is_of(self, row: Row, entry: int) -> bool:
        """Does a row say what those of an entry say?"""
        return self._known.get(self._key(row)) == entry

    def of(self, row: Row) -> int:
        """The entry of a row; IRRELEVANT if it is about something else."""
        key = self._key(row)
        found = self._known.get(key)
        if found is None:
            self._size += len(key)
            if len(self._known) == MOST_SAID or self._size > MOST_TOLD:
                raise TooManyError
            if self.look is not None:
                self.look.read(row)
                if not self._labels.isdisjoint(self.look.found):
                    raise TooManyError
            found = self._known[key] = self._added(row)
        return found

    def _added(self, row: Row) -> int:
        try:
            if said(row, self._layout) is None:
                return IRRELEVANT
        except UnclearError:
            pass
        members = {name: value for name, value in row.members.items() if name in self._names}
        self.samples.append(Row(Place("", 0), members, None, row.textual))
        return len(self.samples) - 1


def is_clear(part: Callable[[Row, Layout], object], row: Row, layout: Layout) -> bool:
    """Can a part of a row be read?"""
    try:
        part(row, layout)
    except UnclearError:
        return False
    return True


def numbered(row: Row, layout: Layout) -> int:
    """The number of a row, as the kernel has it."""
    try:
        found = number(row, layout)
    except UnclearError:
        return NO_NUMBER
    if found is None:
        return NO_NUMBER
    return found if -MOST_NUMBER < found <= MOST_NUMBER else OUT_OF_RANGE


def beginnings(member: Member) -> Iterator[str]:
    """The names that a member may have in a row, or that of what it is in."""
    return (".".join(member[:length]) for length in range(1, len(member) + 1))


@dataclass(frozen=True, slots=True)
class Part:
    """A number of lines or rows of a file. With a `problem`, there are no more.

    Lines with a `start` can be read again there: `Encoded.ends` tells where in the part each of them ends.
    """

    file: str
    count: int
    problem: str | None = None
    start: int | None = None


@dataclass(frozen=True, slots=True)
class Where:
    """Where lines are in a file: their start, and from there on where each ends."""

    start: int
    ends: Codes


def _temporary() -> "tempfile.SpooledTemporaryFile[bytes]":
    return tempfile.SpooledTemporaryFile(MOST_IN_MEMORY)


@dataclass(eq=False)
class Encoded:
    """A log by numbers, which grows until all of it was read. It covers views of some `names`."""

    layout: Layout
    names: frozenset[str]
    entries: Entries
    tokens: Texts = field(default_factory=lambda: Texts.of(()))
    """The token of each execution, by its slot."""
    parts: list[Part] = field(default_factory=list[Part])
    in_columns: dict[str, str | None] = field(default_factory=dict[str, str | None])
    """The files that came in columns alone, each with the one of ids if tokens tell all its values."""
    codes: tempfile.SpooledTemporaryFile[bytes] = field(default_factory=_temporary)
    ends: tempfile.SpooledTemporaryFile[bytes] = field(default_factory=_temporary)

    def __post_init__(self) -> None:
        """Remove the files with the codes when nobody needs them any more."""
        weakref.finalize(self, self.codes.close)
        weakref.finalize(self, self.ends.close)

    def covers(self, layout: Layout, names: Collection[str]) -> bool:
        """Can it be judged in a view?"""
        return self.layout == layout and self.names.issuperset(names)

    def add(self, file: str, coded: Coded, problem: str | None = None, where: "Where | None" = None) -> None:
        """Add codes of a file, and where its lines are if they can be read there again."""
        self.parts.append(Part(file, len(coded.entries), problem, None if where is None else where.start))
        for each in coded:
            self.codes.write(each.data)
        if where is not None:
            self.ends.write(where.ends.data)

    def each(self) -> Iterator[tuple[Part, Coded]]:
        """The codes, part by part."""
        place = 0
        for part in self.parts:
            self.codes.seek(place)
            place += 3 * _CODE * part.count
            yield part, Coded(*(self._read(self.codes, part) for _ in range(3)))

    def each_with_lines(self) -> Iterator[tuple[Part, Coded, Callable[[], Codes]]]:
        """The same, and what reads where the lines of a part with a start end."""
        place = 0
        for part, coded in self.each():
            self.ends.seek(place)
            yield part, coded, partial(self._read, self.ends, part)
            place += 0 if part.start is None else _CODE * part.count

    @staticmethod
    def _read(stored: "tempfile.SpooledTemporaryFile[bytes]", part: Part) -> Codes:
        return np.frombuffer(stored.read(_CODE * part.count), np.int32).copy()


def rows_of(coded: Coded) -> int:
    """How many rows are in it, or something in the place of one."""
    return int(np.count_nonzero(coded.entries != BLANK))
