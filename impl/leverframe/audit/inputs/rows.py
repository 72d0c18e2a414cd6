"""A row of a log with its place, and what is no row: every format comes to these two."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

MAX_ROW = 1 << 22
"""The largest row that is read, in bytes."""


@dataclass(frozen=True, slots=True)
class Place:
    """A row of a file, from 1: a line of JSON Lines, the line where a row of CSV begins, else the number of the row.

    `item` is the number of a part of it that counts as a row, from 1, such as a span in a batch; 0: the whole.
    """

    file: str
    row: int
    item: int = 0

    @property
    def number(self) -> str:
        """The row, and its item."""
        return f"{self.row}.{self.item}" if self.item else str(self.row)

    def __str__(self) -> str:
        return f"{self.file}:{self.number}"


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its place and its members. If it is `textual`, all values are texts, as in CSV.

    `written` is the text in the file, if it has one.
    """

    place: Place
    members: Mapping[str, object]
    written: str | None = None
    textual: bool = False

    @property
    def text(self) -> str:
        """The row as a person reads it."""
        return self.written or json.dumps(self.members, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class NoRow:
    """Something in the place of a row that is none, and why."""

    place: Place
    reason: str


Rows = Iterator[Row | NoRow]
