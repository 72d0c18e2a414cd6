"""The journal in a database, read page by page, without a lock and without writing."""

from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any, Self

from sqlalchemy import ColumnElement, Engine, Select, func, inspect, literal_column, select

from leverframe.errors import JournalError
from leverframe.journal import schema
from leverframe.journal.databases import BROKEN, LONGEST, Database, SqliteFile, SqliteMemory, too_large, unreadable
from leverframe.journal.tables import CHECKPOINTS, COLUMNS, RECORDS, TABLES
from leverframe.record.notes import MAX_NOTE
from leverframe.record.verify import StoredRow, Unreadable

_DATA = COLUMNS.index("data")
_MOST = (1 << 63) - 1
PAGE, PAGE_BYTES = 4_096, 1 << 23
"""The limits of one read: this many rows, or about this many bytes of data."""


class Reader:
    """Reads the journal in a database without a lock: each page is as of the time when it is read."""

    def __init__(self, database: Database) -> None:
        """Raises JournalError (LF120) if there is no readable journal."""
        self._database = database
        if isinstance(database, SqliteFile):
            database.require_log()
        self.strays = database.strays if isinstance(database, SqliteFile) else ()
        self._tidies = isinstance(database, SqliteFile) and not database.has_log
        self._engine: Engine = database.reading()
        try:
            with database.guard:
                # Views do not count: a view can be endless.
                found = {RECORDS.name, CHECKPOINTS.name} <= set(inspect(self._engine).get_table_names())
        except BROKEN as error:
            self.close()
            raise unreadable(database, error) from None
        if not found:
            self.close()
            raise unreadable(database, None)

    @property
    def _place(self) -> ColumnElement[int]:
        return literal_column("rowid") if self._engine.dialect.name == "sqlite" else RECORDS.c.seq

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records from number `first` up to but not including `end`, in order. Raises JournalError (LF120).

        It reads pages, since one long query would keep a version of the database alive. In SQLite it reads by row id,
        which is the number of a record, and stays unique even if someone recreated the table without its key.
        """
        place = self._place
        query = select(*RECORDS.columns, place.label("place")).order_by(place).limit(PAGE)
        if first > 0:  # otherwise there is no lower bound: a row before record 0 must be found, too
            query = query.where(place >= first)
        if end is not None:
            query = query.where(place < end)
        bounded = query
        while page := self._page(bounded):
            for row in page:
                yield row[:-1]
            bounded = query.where(place > page[-1][-1])

    def count(self) -> int:
        """Count the records. Raises JournalError (LF120)."""
        return int(self._all(select(func.count()).select_from(RECORDS))[0][0])

    def end(self) -> int | None:
        """The number after that of the last record; None if no number is greater. Raises JournalError (LF120)."""
        last = self._all(select(func.max(self._place)).select_from(RECORDS))[0][0]
        return None if last == _MOST else (-1 if last is None else last) + 1

    @property
    def hashed(self) -> bool:
        """Has it records with hashes? Its columns say so."""
        return True

    def differences(self) -> tuple[str, ...]:
        """Describe where the tables differ from what a journal creates, and any damage. Raises JournalError (LF120)."""
        try:
            with self._database.guard, self._engine.connect() as connection:
                return schema.differences(connection, TABLES) + schema.damage(connection)
        except BROKEN as error:
            raise unreadable(self._database, error) from None

    def notes(self) -> tuple[tuple[int, str], ...]:
        """Return the checkpoints, each with its number of records. Raises JournalError (LF120)."""
        in_order = select(CHECKPOINTS).order_by(CHECKPOINTS.c.size)
        try:
            found = self._all(in_order)
        except _TooLargeError:
            sizes = [size for (size,) in self._all(in_order.with_only_columns(CHECKPOINTS.c.size))]
            found = [self._alone(in_order.where(CHECKPOINTS.c.size == size)) or (size, _NO_NOTE) for size in sizes]
        # A text column of SQLite can hold bytes and numbers, too; converted to text they are not valid checkpoints.
        return tuple((size, str(note)) for size, note in found)

    def last_note(self) -> str | None:
        """The checkpoint that covers the most records, or None. Raises JournalError (LF120)."""
        found = self._all(select(CHECKPOINTS.c.note).order_by(CHECKPOINTS.c.size.desc()).limit(1))
        return str(found[0][0]) if found else None

    def _page(self, query: Select[Any]) -> list[tuple[Any, ...]]:  # pyright: ignore[reportExplicitAny] -- whatever is stored
        """Return the first rows of a query, within the limits of one read.

        A row with a value that is too large to read comes alone, as its number and the reason.
        """
        page: list[tuple[Any, ...]] = []  # pyright: ignore[reportExplicitAny] -- as above
        size = 0
        try:
            with closing(self._streamed(query)) as rows:
                for row in rows:
                    page.append(row)
                    size += _size(row[_DATA])
                    if size > PAGE_BYTES:
                        break
        except _TooLargeError:
            if not page:  # otherwise the rest comes with the next page
                places = query.with_only_columns(list(query.selected_columns)[-1], maintain_column_froms=True)
                ((place,),) = self._all(places.limit(1))
                return [self._alone(query.limit(1)) or (place, *[_TOO_LARGE] * (len(COLUMNS) - 1), place)]
        return page

    def _alone(self, query: Select[Any]) -> tuple[Any, ...] | None:  # pyright: ignore[reportExplicitAny] -- as above
        """Return the first row of a query, or None if one of its values is too large to read."""
        try:
            return self._all(query)[0]
        except _TooLargeError:
            return None

    def _all(self, query: Select[Any]) -> list[tuple[Any, ...]]:  # pyright: ignore[reportExplicitAny] -- whatever is stored
        return list(self._streamed(query))

    def _streamed(self, query: Select[Any]) -> Generator[tuple[Any, ...]]:  # pyright: ignore[reportExplicitAny] -- as above
        """Yield row by row. No other query may run meanwhile."""
        try:
            with self._database.guard, self._engine.connect() as connection:
                streaming = connection.execution_options(stream_results=True, max_row_buffer=16)
                with streaming.execute(query) as result:
                    yield from map(tuple, result)
        except BROKEN as error:
            if too_large(error):
                raise _TooLargeError(unreadable(self._database, error).diagnostic) from None
            raise unreadable(self._database, error) from None

    def close(self) -> None:
        """Release the connections, and leave no empty log behind."""
        if not isinstance(self._database, SqliteMemory):
            self._engine.dispose()
        if isinstance(self._database, SqliteFile) and self._tidies:
            self._database.tidy()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _TooLargeError(JournalError):
    """A value exceeds `LONGEST`."""


_TOO_LARGE = Unreadable(f"one of its values takes more than {LONGEST:,} bytes")
_NO_NOTE = "x" * (MAX_NOTE + 1)
"""A placeholder for a checkpoint that is too large to read: it is too long for a note."""


def _size(value: object) -> int:
    return len(value) if isinstance(value, str | bytes) else 0
