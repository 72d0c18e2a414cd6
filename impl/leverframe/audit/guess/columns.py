"""What the rows of a sample have, member by member: a column for each path to a value that is no object."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from leverframe.audit.inputs.rows import Row
from leverframe.audit.layout import Member

MOST_ROWS = 5_000
"""The number of rows of a sample."""
MOST_COLUMNS = 500
_DEEPEST = 6
_MOST_VALUES = 1_000
"""The number of different values that are counted in a column."""

Scalar = str | int | float | bool


@dataclass(slots=True)
class Column:
    """The values of a member: those of each row that has one, and how often each comes."""

    member: Member
    cells: dict[int, Scalar] = field(default_factory=dict)
    counts: Counter[tuple[type, Scalar]] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        """The path, with dots."""
        return ".".join(self.member)

    @property
    def texts(self) -> Mapping[str, int]:
        """How often each text comes; numbers and truth values count as texts."""
        found: Counter[str] = Counter()
        for (_, value), count in self.counts.items():
            found[str(value).lower() if isinstance(value, bool) else str(value)] += count
        return found

    @property
    def few(self) -> bool:
        """Has it so few different values that they may be names?"""
        return len(self.counts) < _MOST_VALUES and len(self.counts) <= max(200, len(self.cells) // 4)

    def add(self, row: int, value: Scalar) -> None:
        """Note the value of a row."""
        self.cells[row] = value
        if len(self.counts) < _MOST_VALUES or (type(value), value) in self.counts:
            self.counts[type(value), value] += 1


def columns(rows: Sequence[Row]) -> tuple[Column, ...]:
    """The columns of a sample, in the order in which they come."""
    found: dict[Member, Column] = {}
    for number, row in enumerate(rows):
        for member, value in _cells(row.members, ()):
            if member not in found and len(found) < MOST_COLUMNS:
                found[member] = Column(member)
            if member in found:
                found[member].add(number, value)
    return tuple(found.values())


def lists(rows: Sequence[Row]) -> tuple[Member, ...]:
    """The members that have lists."""
    found: dict[Member, None] = {}
    for row in rows:
        for member, value in _members(row.members, ()):
            if isinstance(value, list) and value:
                found[member] = None
    return tuple(found)


def _cells(members: Mapping[str, object], path: Member) -> Iterator[tuple[Member, Scalar]]:
    for member, value in _members(members, path):
        if isinstance(value, str | int | float):
            yield member, value


def _members(members: Mapping[str, object], path: Member) -> Iterator[tuple[Member, object]]:
    for name, value in members.items():
        member = (*path, *name.split("."))
        if isinstance(value, dict) and len(path) < _DEEPEST:
            yield from _members(cast("dict[str, object]", value), member)
        elif value is not None:
            yield member, value
