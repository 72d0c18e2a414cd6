"""The connection of the one writer. It holds the lock, and watches the file that it writes to."""

import hashlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, assert_never

import filelock
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from leverframe.files import WRITTEN_HERE, identity
from leverframe.journal.databases import (
    BROKEN,
    Database,
    Server,
    SqliteFile,
    SqliteMemory,
    cannot_open,
    locked,
    unreadable,
)
from leverframe.journal.log_files import Displaced, LogWatch

if TYPE_CHECKING:
    from sqlalchemy import Engine

Statement: TypeAlias = tuple[str, Sequence[object]]
"""A statement for the driver, with its values."""

_HASH = "SELECT hash FROM records WHERE seq = ?"
_UNDONE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY}
"""Errors of SQLite after which a commit has certainly not happened: no complete transaction was written to the log."""


class WritingSession:
    """A connection that holds the lock of the one writer."""

    def __init__(self, database: Database) -> None:
        """Raises JournalError: locked by another (LF121), cannot be opened (LF120)."""
        self._database = database
        self._lock: filelock.BaseFileLock | None = None
        self._engine: Engine | None = None
        self.strays: tuple[str, ...] = ()
        self._watch: LogWatch | None = None
        self._written: tuple[int, int] | None = None
        self.committing = False
        self.compiled = True
        """Was a statement compiled since this was reset? SQLite recompiles all when the schema changes."""
        try:
            if isinstance(database, SqliteFile):
                self._lock = _lock_file(database)
                database.require_log()
                self.strays = database.strays
            self._engine = database.writing()
            self.connection: Connection = self._engine.connect()
            self._driver = self.connection.connection.driver_connection
            if isinstance(database, SqliteFile):
                self._watch = LogWatch(database.path)
                self._written = identity(database.path)
                WRITTEN_HERE.add(self._written)
            if isinstance(database, SqliteFile) and isinstance(self._driver, sqlite3.Connection):
                self._driver.set_authorizer(self._compiles)
            if isinstance(database, Server):
                _lock_server(database, self.connection)
        except (*BROKEN, ImportError) as error:
            self.close()
            raise unreadable(database, error) from None
        except BaseException:
            self.close()
            raise

    def _compiles(self, *_: object) -> int:
        self.compiled = True
        return sqlite3.SQLITE_OK

    def transact(self, statements: Sequence[Statement], require: Callable[[int], None]) -> int:
        """Execute statements in one transaction, durable on return, and return the number of rows.

        Raises SQLAlchemyError; unless `committing` is set then, nothing was committed. On a server, `require` is called
        with the number of rows before the commit, and prevents it by raising; the transaction meanwhile keeps others
        from changing the tables. For SQLite, the driver is called directly: SQLAlchemy's overhead takes longer than the
        statement.
        """
        self.committing = False
        if isinstance(self._driver, sqlite3.Connection):
            return self._transact_directly(self._driver, statements)
        with self.connection.begin():
            stored = 0
            for statement, values in statements:
                stored += self.connection.exec_driver_sql(statement, tuple(values)).rowcount
            require(stored)
            self.committing = True
        return stored

    def _transact_directly(self, driver: sqlite3.Connection, statements: Sequence[Statement]) -> int:
        """Execute statements with the driver. One alone is a transaction, with one thread switch instead of three."""
        try:
            if len(statements) == 1:
                self.committing = True
                return driver.execute(*statements[0]).rowcount
            driver.execute("BEGIN IMMEDIATE")
            stored = sum(driver.execute(*statement).rowcount for statement in statements)
            self.committing = True
            driver.execute("COMMIT")
        except BaseException as error:
            if driver.in_transaction:
                with suppress(sqlite3.Error):  # then the next transaction fails to begin, and we reconnect
                    driver.execute("ROLLBACK")
            if not isinstance(error, sqlite3.Error):
                raise
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(None, None, error) from error
        return stored

    def stored_hash(self, seq: int) -> object:
        """The hash of a record as SQLite stores it now, or None. Raises SQLAlchemyError."""
        try:
            found = (
                self._driver.execute(_HASH, (seq,)).fetchone() if isinstance(self._driver, sqlite3.Connection) else None
            )
        except sqlite3.Error as error:
            raise DBAPIError(None, None, error) from error
        return None if found is None else found[0]

    def displaced(self, *, committed: bool) -> Displaced | None:
        """Return what someone did to the file or its log since the last check and would lose records, or None.

        If SQLite still has all of the log, it is copied into the file.
        """
        found = None if self._watch is None else self._watch.displaced(committed=committed)
        if found is not None and found.saved:
            return replace(found, saved=self.settle())
        return found

    def settle(self) -> bool:
        """Copy the log into the file. Returns False if that was not possible completely."""
        if self._watch is None or not isinstance(self._driver, sqlite3.Connection):
            return False
        try:
            busy, pages, copied = self._driver.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        except sqlite3.Error:
            return False
        return not busy and pages == copied

    def undone(self, error: Exception) -> bool:
        """Is it certain that the commit that failed with this error did not happen, and can the next one be tried?"""
        if not isinstance(error, DBAPIError):
            return False
        match self._database:
            case SqliteFile() | SqliteMemory():
                code = getattr(error.orig, "sqlite_errorcode", None)
                return isinstance(code, int) and code & 0xFF in _UNDONE
            case Server():
                return not error.connection_invalidated
            case _:
                assert_never(self._database)

    def close(self) -> None:
        """Release the connection, and then the lock."""
        if hasattr(self, "connection"):
            try:
                self.connection.close()
            except SQLAlchemyError:
                self.connection.invalidate()
        if self._engine is not None and not isinstance(self._database, SqliteMemory):
            self._engine.dispose()
        WRITTEN_HERE.discard(self._written)
        if self._lock is not None:
            self._lock.release()


def _lock_file(file: SqliteFile) -> filelock.BaseFileLock:
    if not file.place.parent.is_dir():
        raise cannot_open(f"{file} cannot be opened: its directory does not exist", "create the directory first")
    # Beside the target of a link: a journal has one lock, whatever name it was opened by.
    lock = filelock.FileLock(f"{file.place}.lock", mode=0o600, thread_local=False)
    try:
        lock.acquire(timeout=file.patience)
    except filelock.Timeout:
        raise locked(file) from None
    return lock


def _lock_server(server: Server, connection: Connection) -> None:
    with connection.begin():
        if connection.exec_driver_sql("SHOW fsync").scalar() != "on":
            raise cannot_open(f"{server} runs with fsync=off, so nothing would be durable", "switch it on")
        schema = str(connection.exec_driver_sql("SELECT current_schema()").scalar())
    # The number stands for the schema of the tables; advisory locks are already separate for each database.
    number = int.from_bytes(hashlib.sha256(f"leverframe journal in {schema}".encode()).digest()[:8], signed=True)
    deadline = time.monotonic() + server.patience
    while True:
        with connection.begin():
            if connection.exec_driver_sql("SELECT pg_try_advisory_lock(%s)", (number,)).scalar():
                return
        if time.monotonic() >= deadline:
            raise locked(server)
        time.sleep(0.02)
