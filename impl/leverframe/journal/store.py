"""The tables of a journal, in any of the databases that `databases` supports.

There are two append-only tables: `records`, with the columns of the record format, and `checkpoints`. They have no
indexes besides the primary keys, so a commit writes as few pages as possible.
"""

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from functools import cache, partial
from itertools import chain
from typing import Any, Self

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Table,
    Text,
    func,
    inspect,
    literal_column,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from leverframe.errors import JournalError
from leverframe.journal import schema
from leverframe.journal.databases import (
    BROKEN,
    LONGEST,
    Database,
    Server,
    SqliteFile,
    SqliteMemory,
    failed,
    foreign,
    too_large,
    unreadable,
)
from leverframe.journal.schema import Described
from leverframe.journal.sessions import WritingSession
from leverframe.record.notes import MAX_NOTE
from leverframe.record.records import Row
from leverframe.record.verify import StoredRow, Unreadable

_BIG = BigInteger().with_variant(Integer(), "sqlite")  # an INTEGER of SQLite has 64 bits, and can be the row id
_METADATA = MetaData()
RECORDS = Table(
    "records",
    _METADATA,
    Column("seq", _BIG, primary_key=True, autoincrement=False),
    Column("execution_id", Text, nullable=False),
    Column("step", _BIG, nullable=False),
    Column("machine", Text, nullable=False),
    Column("previous_state", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("new_state", Text, nullable=False),
    Column("timestamp", _BIG, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("prev_hash", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
)
CHECKPOINTS = Table(
    "checkpoints",
    _METADATA,
    Column("size", _BIG, primary_key=True, autoincrement=False),
    Column("note", Text, nullable=False),
)
TABLES = (RECORDS, CHECKPOINTS)
COLUMNS = tuple(column.name for column in RECORDS.columns)
_DATA, _PREV_HASH = COLUMNS.index("data"), COLUMNS.index("prev_hash")

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

    def rows(self, first: int = 0, end: int | None = None) -> Iterator[StoredRow]:
        """Yield the records from number `first` up to but not including `end`, in order. Raises JournalError (LF120).

        It reads pages, since one long query would keep a version of the database alive. In SQLite it reads by row id,
        which is the number of a record, and stays unique even if someone recreated the table without its key.
        """
        place = literal_column("rowid") if self._engine.dialect.name == "sqlite" else RECORDS.c.seq
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


class Writer:
    """The one connection that writes to a journal. While it is open, no other process gets one."""

    def __init__(self, database: Database) -> None:
        """Take the lock, and create the tables. Raises JournalError: locked (LF121), cannot be opened (LF120)."""
        self._database = database
        self._session = WritingSession(database)
        self.usable = True
        self.strays = self._session.strays
        self._settled = False
        try:
            with database.guard, self._session.connection.begin():
                self._make_tables(self._session.connection)
                self._tables = self._described()
        except BROKEN as error:
            self.close()
            raise unreadable(database, error) from None
        except JournalError:
            self.close()
            raise
        self._placeholder = "?" if self._session.connection.dialect.paramstyle == "qmark" else "%s"

    def commit(self, rows: Sequence[Row], note: tuple[int, str] | None) -> None:
        """Store records and a checkpoint, all or nothing, durable on return.

        Raises JournalError: nothing was recorded and never will be (LF126), or the result is unknown (LF127). If the
        writer is not `usable` then, nothing more can be committed. After a lost connection, it reconnects and finds out
        the result of the commit.
        """
        statements = [(_insertion(RECORDS, self._placeholder, len(some)), _flat(some)) for some in _parts(rows)]
        if note is not None:
            statements.append((_insertion(CHECKPOINTS, self._placeholder, 1), note))
        expected = len(rows) + (note is not None)
        self._require_place(committed=False)
        try:
            with self._database.guard:
                stored = self._session.transact(statements, partial(self._require_tables, rows, expected))
                changed = self._changed_in_file(rows)
        except IntegrityError:
            self.usable = False
            raise failed(self._database, "another program has written to it", certain=True) from None
        except (SQLAlchemyError, OSError) as error:
            certain, committing = self._session.undone(error), self._session.committing
            self.usable = certain or self._reconnected()
            became = self._became(rows) if self.usable and not certain else None
            if became is True:
                return
            raise failed(self._database, error, certain=certain or not committing or became is False) from None
        if changed is None and stored != expected:
            changed = _NOT_EVERY_ROW
        if changed is not None:
            self.usable = False
            raise failed(self._database, changed, certain=False)
        self._require_place(committed=True)
        if not self._settled:
            self._settled = (
                self._session.settle() or True
            )  # from now on the tables are in the file, not only in its log

    def _require_place(self, *, committed: bool) -> None:
        """Raise JournalError (LF126, LF127) if the file or its log was moved or changed, so records would be lost."""
        found = self._session.displaced(committed=committed)
        if found is not None:
            self.usable = False
            hint = "open it again; every acknowledged record is in the file" if found.saved else found.hint
            raise failed(self._database, found.reason, certain=not committed, hint=hint)

    def _make_tables(self, connection: Connection) -> None:
        """Create them if there are none. Raises JournalError (LF120) if a SQLite file holds other tables."""
        if connection.dialect.name == "sqlite":
            there = set(inspect(connection).get_table_names())
            if there and not there >= {table.name for table in TABLES}:
                raise foreign(self._database)
        _METADATA.create_all(connection)

    def _changed_in_file(self, rows: Sequence[Row]) -> str | None:
        """Describe a change by someone else to the tables of a file, or to its last record. Raises SQLAlchemyError."""
        if isinstance(self._database, Server):
            return None  # checked within the transaction
        if rows and rows[0][0] > 0 and self._session.stored_hash(rows[0][0] - 1) != rows[0][_PREV_HASH]:
            return _NOT_BEFORE
        if not self._session.compiled:
            return None
        with self._session.connection.begin():
            found = schema.differences(self._session.connection, TABLES)
        self._session.compiled = False
        return f"{_CHANGED}: {found[0]}" if found else None

    def _described(self) -> tuple[Described, ...]:
        """Describe the tables of a server as they are now; nothing for SQLite."""
        return schema.described(self._session.connection, TABLES) if isinstance(self._database, Server) else ()

    def _require_tables(self, rows: Sequence[Row], expected: int, stored: int) -> None:
        """Raise JournalError (LF126) if a server did not store the new rows, or changed the record before them.

        The transaction holds a lock on the tables into which it inserted. So nobody can create a trigger or rule
        between this check and the commit, and the check finds those that were created earlier.
        """
        connection, found = self._session.connection, self._described()
        first, previous = (rows[0][0], rows[0][_PREV_HASH]) if rows else (0, None)
        before = select(RECORDS.c.hash).where(RECORDS.c.seq == first - 1).scalar_subquery()
        there, durable = connection.execute(select(before, func.current_setting("fsync"))).one()
        changed = _NOT_EVERY_ROW if stored != expected else None
        if first > 0 and there != previous:
            changed = _NOT_BEFORE
        if durable != "on":
            changed = "the server now runs with fsync=off"
        if found != self._tables:
            told = next(schema.faults(connection, TABLES, found), "they are no longer the same tables")
            changed = f"{_CHANGED}: {told}"
        if changed is not None:
            self.usable = False
            raise failed(self._database, changed, certain=True, hint=_VERIFY)

    def _reconnected(self) -> bool:
        """Connect again, and return whether the connection has the lock."""
        self._session.close()
        try:
            self._session = WritingSession(self._database)
        except JournalError:
            return False
        return True

    def _became(self, rows: Sequence[Row]) -> bool | None:
        """Are these rows stored (True) or not (False)? If that is unknown (None), the writer is no longer `usable`."""
        query = select(RECORDS.c.seq, RECORDS.c.hash).order_by(RECORDS.c.seq.desc()).limit(1)
        try:
            with self._database.guard, self._session.connection.begin():
                last = self._session.connection.execute(query).one_or_none()
        except SQLAlchemyError:
            last = None
        if rows and last is not None:
            if (last.seq, last.hash) == (rows[0][0] - 1, rows[0][10]):
                return False
            if (last.seq, last.hash) == (rows[-1][0], rows[-1][11]) and self._database.visible_is_durable:
                return True
        self.usable = False
        return None

    def unknown(self, error: JournalError) -> JournalError:
        """The error that the result of a commit is unknown (LF127)."""
        found = failed(self._database, error.diagnostic.message, certain=False)
        found.__cause__ = error
        return found

    def close(self) -> None:
        """Release the connection and the lock."""
        self._session.close()


def _parts(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """Split rows into statements: few rows stay together, many are split by powers of two to reuse prepared statements.

    A statement inserts many rows, since the driver lets other threads run between two statements, and continues only
    when they let it.
    """
    first = 0
    while first < len(rows):
        left = len(rows) - first
        size = left if left <= _FEW_ROWS else min(_MOST_ROWS, 1 << (left.bit_length() - 1))
        yield rows[first : first + size]
        first += size


_FEW_ROWS, _MOST_ROWS = 16, 256
_NOT_EVERY_ROW = "not every row was stored"
_NOT_BEFORE = "the record before it was changed or removed"
_CHANGED = "another program has changed the tables"
_VERIFY = "'leverframe journal verify' lists all problems"


@cache
def _insertion(table: Table, placeholder: str, rows: int) -> str:
    """Return the statement for the driver, with the values in the order of the columns."""
    row = f"({', '.join([placeholder] * len(table.columns))})"
    return f"INSERT INTO {table.name} VALUES {', '.join([row] * rows)}"  # noqa: S608 -- our own tables


def _flat(rows: Sequence[Row]) -> tuple[object, ...]:
    return tuple(chain.from_iterable(rows))
