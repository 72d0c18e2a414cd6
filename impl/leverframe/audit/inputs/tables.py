"""Rows in the memory of a program as a log: tables of Arrow, pandas, Polars or DuckDB, and mappings of Python.

A table is whatever hands over its batches as Arrow does (`__arrow_c_stream__`, the Arrow PyCapsule interface); reading
it needs pyarrow (extra `parquet`). The rows are counted from 1.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from leverframe.audit.inputs import files
from leverframe.audit.inputs.opening import unreadable
from leverframe.audit.inputs.plain import plain
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import lacking, require
from leverframe.record.report import JournalReport

if TYPE_CHECKING:
    import pyarrow as pa

    from leverframe.audit.inputs.columns import Columns

NAME = "the table"
"""What reports call it."""
BATCH = 1000
ROW = 1 << 10
"""A row counts as so many bytes of a file."""


@runtime_checkable
class Streaming(Protocol):
    """A table that hands over its batches."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """A capsule with an ArrowArrayStream."""
        ...


@dataclass(frozen=True, eq=False)
class Table:
    """A table as a log, which is read more than once."""

    table: "pa.Table"
    names: tuple[str, ...] = (NAME,)
    reports: Mapping[str, JournalReport] = field(default_factory=dict)

    def rows(self) -> Rows:
        """Yield the rows."""
        from leverframe.audit.inputs.arrow import members  # noqa: PLC0415 -- needs an extra

        number = 0
        for batch in self.table.to_batches(max_chunksize=BATCH):
            for number, row in enumerate(members(batch), number + 1):  # noqa: B020 -- it goes on from batch to batch
                yield _row(number, row)

    @property
    def is_large(self) -> bool:
        """Is it large enough for compiled code?"""
        return self.table.num_rows * ROW >= files.LARGE

    @property
    def has_columns(self) -> bool:
        """It has."""
        return True

    @property
    def are_lines(self) -> bool:
        """They are none."""
        return False

    def columns(self, names: Collection[str]) -> "Iterator[tuple[str, Columns | Row | NoRow]]":
        """Some columns, and rows where they are not plain."""
        from leverframe.audit.inputs.arrow import members  # noqa: PLC0415 -- needs an extra
        from leverframe.audit.inputs.coding import Coder  # noqa: PLC0415 -- as above

        coder, number = Coder(names), 0
        for batch in self.table.to_batches(max_chunksize=BATCH):
            coded = coder.coded(batch)
            if coded is None:
                yield from ((NAME, _row(index, row)) for index, row in enumerate(members(batch), number + 1))
            else:
                yield NAME, coded
            number += batch.num_rows

    def picked(self, name: str, numbers: Sequence[int], packed: bytes, without: Collection[str] | None = None) -> Rows:
        """Some rows, by their numbers."""
        from leverframe.audit.inputs.arrow import members  # noqa: PLC0415 -- needs an extra

        del name, packed, without
        before = start = 0
        for batch in self.table.to_batches(max_chunksize=BATCH):
            end = bisect_right(numbers, before + batch.num_rows, start)
            if end > start:
                those = [number - before - 1 for number in numbers[start:end]]
                yield from map(_row, numbers[start:end], members(batch, those))
            before, start = before + batch.num_rows, end


def _row(number: int, found: Mapping[str, object] | str) -> Row | NoRow:
    place = Place(NAME, number)
    return NoRow(place, found) if isinstance(found, str) else Row(place, found)


@dataclass(frozen=True)
class Members:
    """Mappings as a log, a row each."""

    mappings: tuple[Mapping[str, object], ...]
    names: tuple[str, ...] = (NAME,)
    reports: Mapping[str, JournalReport] = field(default_factory=dict)

    def rows(self) -> Rows:
        """Yield the rows."""
        for number, members in enumerate(self.mappings, 1):
            place = Place(NAME, number)
            try:
                yield Row(place, {str(name): plain(value) for name, value in members.items()})
            except StrictError as error:
                yield NoRow(place, str(error))


def of(rows: Streaming | Iterable[Mapping[str, object]]) -> Table | Members:
    """Rows as a log; what can be read once is read now.

    Raises InputError (LF230) if a name has two columns, and MissingExtraError without the extra `parquet`.
    """
    if not isinstance(rows, Streaming):
        return Members(tuple(rows))
    require("parquet")
    import pyarrow as pa  # noqa: PLC0415 -- see above

    from leverframe.audit.inputs.arrow import twice  # noqa: PLC0415 -- as above

    table = pa.table(rows)
    if (name := twice(table.schema)) is not None:
        raise unreadable(NAME, f"the column {name!r} is a duplicate", "rename one of the two")
    return Table(table)


def is_worthwhile(log: files.Files | Table) -> bool:
    """Is a log large enough for compiled code, of a form that it reads, and is that code installed?

    Raises InputError (LF230) if a file cannot be read.
    """
    return (
        not lacking("fast") and log.is_large and (log.has_columns or (isinstance(log, files.Files) and log.are_lines))
    )
