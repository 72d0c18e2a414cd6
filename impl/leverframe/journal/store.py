"""The one connection that writes to the tables of a journal."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import chain

from sqlalchemy import Table, func, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from leverframe.errors import JournalError
from leverframe.journal import schema
from leverframe.journal.databases import BROKEN, Database, Server, failed, foreign, unreadable
from leverframe.journal.schema import Described
from leverframe.journal.sessions import WritingSession
from leverframe.journal.tables import CHECKPOINTS, COLUMNS, METADATA, RECORDS, TABLES
from leverframe.record.records import Row

_PREV_HASH = COLUMNS.index("prev_hash")


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
        METADATA.create_all(connection)

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
