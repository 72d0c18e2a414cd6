"""Rows in the memory of a program as a log: tables of Arrow, pandas, Polars or DuckDB, and mappings of Python.

A table is whatever hands over its batches as Arrow does (`__arrow_c_stream__`, the Arrow PyCapsule interface); reading
it needs pyarrow (extra `parquet`). The rows are counted from 1.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from leverframe.audit.inputs.plain import plain
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.audit.inputs.strict import StrictError
from leverframe.extras import require
from leverframe.record.report import JournalReport

if TYPE_CHECKING:
    import pyarrow as pa

NAME = "the table"
"""What reports call it."""
BATCH = 1000


@runtime_checkable
class Streaming(Protocol):
    """A table that hands over its batches."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """A capsule with an ArrowArrayStream."""
        ...


@dataclass(frozen=True)
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
                place = Place(NAME, number)
                yield NoRow(place, row) if isinstance(row, str) else Row(place, row)


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
    """Rows as a log; what can be read once is read now. Raises MissingExtraError without the extra `parquet`."""
    if not isinstance(rows, Streaming):
        return Members(tuple(rows))
    require("parquet")
    import pyarrow as pa  # noqa: PLC0415 -- see above

    return Table(pa.table(rows))
