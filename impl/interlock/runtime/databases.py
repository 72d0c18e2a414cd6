"""What is different about each database: how it is opened, locked, made durable, and what its errors mean.

- **SQLite** (``journal.db``, or ``sqlite:///journal.db``): write-ahead log and ``synchronous=FULL``, so that a commit
  is on the disk when it returns. One writer at a time by a lock on the file ``journal.db.lock``, which the system gives
  up when the process dies. Not on network file systems: neither the lock nor the log works there.
- **PostgreSQL** (``postgresql://…``, extra ``postgresql``): ``synchronous_commit=on`` whatever the server's default is,
  and a server with ``fsync=off`` is refused, since nothing would be durable there. One writer at a time by an advisory
  lock of the session, so a pool that shares sessions between transactions cannot stand in between.
- **In memory** (``memory:``), for tests: gone with the object.
"""

import hashlib
import os
import sqlite3
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, assert_never
from urllib.parse import quote

import filelock
from sqlalchemy import URL, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from interlock import files
from interlock.errors import Diagnostic, ExitCode, JournalError

MEMORY = "memory:"
PATIENCE = 5.0
"""Seconds to wait for a lock that somebody else holds."""

LONGEST = 1 << 22
"""Bytes of a value that is read from a file; what a journal writes is a quarter of that at most."""
BROKEN = (SQLAlchemyError, OSError, UnicodeDecodeError)
"""What a database raises that cannot be read; the last one where SQLite quotes a damaged file that is no text."""

_UNDONE = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY}
"""Errors of SQLite after which a commit has certainly not happened: no complete transaction was written to the log."""


@dataclass(frozen=True, slots=True)
class File:
    """A SQLite database in a file."""

    path: Path
    patience: float = PATIENCE
    guard: AbstractContextManager[object] = field(default_factory=nullcontext, compare=False)
    visible_is_durable = False  # what the log holds after a failed write may be in memory only

    def __str__(self) -> str:
        return str(self.path)

    def reading(self) -> Engine:
        """Connections that cannot write, and that make no file."""
        mode = "ro" if self._has_log() or _is_writable(self.path.parent) else "ro&immutable=1"
        return self._engine(f"file:{quote(str(self.path.resolve()))}?mode={mode}")

    def writing(self) -> Engine:
        """Connections whose commits are on the disk when they return."""
        engine = self._engine(f"file:{quote(str(self.path.resolve()))}?mode=rwc")
        event.listen(engine, "connect", _make_durable)
        event.listen(engine, "begin", _begin_immediately)
        return engine

    def _engine(self, uri: str) -> Engine:
        self._refuse_other_files()

        def connected() -> sqlite3.Connection:
            # isolation_level None: SQLAlchemy begins transactions, and not the driver at the first change.
            made = sqlite3.connect(uri, uri=True, timeout=self.patience, isolation_level=None, check_same_thread=False)
            made.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
            made.text_factory = _text  # so that what is no text shows in the record that holds it
            return made

        return create_engine("sqlite://", creator=connected, poolclass=NullPool)

    def _refuse_other_files(self) -> None:
        """Refuse a pipe, on which SQLite would wait for ever, and a file with a second name.

        The log lies beside the name by which a file was opened: by another one, what it holds would be missing.
        """
        if not self.path.exists():
            return
        found = self.path.stat()
        if kind := files.special(found):
            raise _cannot_open(f"{self} cannot be opened: {kind}", "name a file")
        if found.st_nlink > 1:
            reason = f"{self} has more than one name (hard links), and its log belongs to one of them"
            raise _cannot_open(reason, "copy it, or remove the other names")

    def _has_log(self) -> bool:
        log = self.path.with_name(f"{self.path.name}-wal")
        return log.exists() and log.stat().st_size > 0


class Memory:
    """A SQLite database in memory."""

    patience = 0.0
    visible_is_durable = True

    def __init__(self) -> None:
        self.guard: AbstractContextManager[object] = threading.Lock()  # its one connection is used by one at a time
        self._engine = create_engine(
            "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False, "isolation_level": None}
        )
        event.listen(self._engine, "begin", _begin_immediately)
        weakref.finalize(self, self._engine.dispose)  # it is read after the journal is closed, as long as anyone has it

    def __str__(self) -> str:
        return "the journal in memory"

    def reading(self) -> Engine:
        """The one connection."""
        return self._engine

    writing = reading


@dataclass(frozen=True, slots=True)
class Server:
    """A PostgreSQL database."""

    url: URL
    patience: float = PATIENCE
    guard: AbstractContextManager[object] = field(default_factory=nullcontext, compare=False)
    visible_is_durable = True  # a transaction is visible once its commit is in the log

    def __str__(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    def reading(self) -> Engine:
        """Connections that cannot write."""
        return self._engine("-c default_transaction_read_only=on")

    def writing(self) -> Engine:
        """Connections whose commits are on the server's disk when they return."""
        return self._engine("-c synchronous_commit=on")

    def _engine(self, options: str) -> Engine:
        milliseconds = int(self.patience * 1000)
        settings = {
            "options": f"{self.url.query.get('options', '')} {options} -c lock_timeout={milliseconds}",
            "connect_timeout": max(2, round(self.patience)),
        }
        return create_engine(self.url, connect_args=settings, pool_size=1)


Database: TypeAlias = File | Memory | Server
Statement: TypeAlias = tuple[str, Sequence[object]]
"""As the driver takes it, with its values."""


def database(url: str, patience: float = PATIENCE) -> Database:
    """The database that a URL or the path of a file names. Raises JournalError (IL120)."""
    if url == MEMORY:
        return Memory()
    if "://" not in url:
        return File(Path(url), patience)
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):
        raise _cannot_open("this is no URL of a database", _FORMS) from None
    match made.get_backend_name():
        case "sqlite" if made.database and made.database != ":memory:":
            return File(Path(made.database), patience)
        case "postgresql":
            return Server(made.set(drivername="postgresql+psycopg"), patience)
        case other:
            raise _cannot_open(f"there are no journals in {other} databases of this kind", _FORMS)


_FORMS = "name a file, such as journal.db, or a PostgreSQL database, such as postgresql://user@host/name"


class Session:
    """A connection that holds the lock of the one writer."""

    def __init__(self, database: Database) -> None:
        """Raises JournalError: locked by another (IL121), cannot be opened (IL120)."""
        self._database = database
        self._lock: filelock.BaseFileLock | None = None
        self._engine: Engine | None = None
        self.committing = False
        self.compiled = True
        """Has a statement been compiled since somebody looked? SQLite compiles all anew when the schema changes."""
        try:
            if isinstance(database, File):
                self._lock = _lock_file(database)
            self._engine = database.writing()
            self.connection: Connection = self._engine.connect()
            self._driver = self.connection.connection.driver_connection
            self._identity = _identity(database.path) if isinstance(database, File) else None
            if isinstance(database, File) and isinstance(self._driver, sqlite3.Connection):
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

    def transact(self, statements: Sequence[Statement]) -> int:
        """Execute statements in one transaction, durable on return, which is how many rows. Raises SQLAlchemyError.

        Nothing has happened where it raises and is not `committing`. SQLite is asked by its driver, since what
        SQLAlchemy does around a statement takes longer than the statement.
        """
        self.committing = False
        if isinstance(self._driver, sqlite3.Connection):
            return self._transact_directly(self._driver, statements)
        with self.connection.begin():
            stored = 0
            for statement, values in statements:
                stored += self.connection.exec_driver_sql(statement, tuple(values)).rowcount
            self.committing = True
        return stored

    def _transact_directly(self, driver: sqlite3.Connection, statements: Sequence[Statement]) -> int:
        """A statement alone is a transaction, and the driver lets other threads run once instead of three times."""
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
                with suppress(sqlite3.Error):  # the next one does not begin then, and the connection is made anew
                    driver.execute("ROLLBACK")
            if not isinstance(error, sqlite3.Error):
                raise
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(None, None, error) from error
        return stored

    @property
    def displaced(self) -> bool:
        """Has the file been moved, removed or replaced? Nobody would find there what is written."""
        return isinstance(self._database, File) and self._identity != _identity(self._database.path)

    def undone(self, error: Exception) -> bool:
        """Is it certain that a commit that failed with this error has not happened, and can the next be tried?"""
        if not isinstance(error, DBAPIError):
            return False
        match self._database:
            case File() | Memory():
                code = getattr(error.orig, "sqlite_errorcode", None)
                return isinstance(code, int) and code & 0xFF in _UNDONE
            case Server():
                return not error.connection_invalidated
            case _:
                assert_never(self._database)

    def close(self) -> None:
        """Give the connection back, and then the lock."""
        if hasattr(self, "connection"):
            try:
                self.connection.close()
            except SQLAlchemyError:
                self.connection.invalidate()
        if self._engine is not None and not isinstance(self._database, Memory):
            self._engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _lock_file(file: File) -> filelock.BaseFileLock:
    if not file.path.resolve().parent.is_dir():
        raise _cannot_open(f"{file} cannot be opened: its directory does not exist", "make it first")
    # Beside the file that a link leads to: a journal has one lock whatever it is called.
    lock = filelock.FileLock(f"{file.path.resolve()}.lock", mode=0o600, thread_local=False)
    try:
        lock.acquire(timeout=file.patience)
    except filelock.Timeout:
        raise _locked(file) from None
    return lock


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _lock_server(server: Server, connection: Connection) -> None:
    with connection.begin():
        if connection.exec_driver_sql("SHOW fsync").scalar() != "on":
            raise _cannot_open(f"{server} runs with fsync=off: nothing would be durable there", "switch it on")
        schema = str(connection.exec_driver_sql("SELECT current_schema()").scalar())
    # The number is of the place of the tables: advisory locks are those of one database already.
    number = int.from_bytes(hashlib.sha256(f"interlock journal in {schema}".encode()).digest()[:8], signed=True)
    deadline = time.monotonic() + server.patience
    while True:
        with connection.begin():
            if connection.exec_driver_sql("SELECT pg_try_advisory_lock(%s)", (number,)).scalar():
                return
        if time.monotonic() >= deadline:
            raise _locked(server)
        time.sleep(0.02)


def _text(content: bytes) -> str | bytes:
    try:
        return content.decode()
    except UnicodeDecodeError:
        return content


def _make_durable(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _is_writable(folder: Path) -> bool:
    return os.access(folder, os.W_OK)


# ---- errors --------------------------------------------------------------------------------------------------------


def _cannot_open(reason: str, hint: str) -> JournalError:
    return JournalError(Diagnostic("IL120", reason, None, None, hint))


def _locked(database: Database) -> JournalError:
    reason = f"{database} is open for writing elsewhere: a journal has one writer"
    hint = "close it there first; it can be read meanwhile"
    return JournalError(Diagnostic("IL121", reason, None, None, hint))


def unreadable(database: Database, error: Exception | None) -> JournalError:
    """Why a journal cannot be opened or read; None where there is none."""
    if error is None:
        return _cannot_open(f"{database} holds no journal", "make one by 'interlock journal init'")
    if isinstance(error, ImportError):
        hint = "install the driver: pip install 'interlock[postgresql]'"
    elif not isinstance(database, File):
        hint = "look at the server and the URL"
    elif not database.path.exists():
        return _cannot_open(f"{database} does not exist", "make one by 'interlock journal init', or with create=True")
    else:
        hint = "name a journal that may be read and written, or another file to make one"
    return _cannot_open(f"{database} cannot be opened: {_told(error)}", hint)


def too_large(error: Exception) -> bool:
    """Was a value larger than `LONGEST`?"""
    code = getattr(error.orig, "sqlite_errorcode", None) if isinstance(error, DBAPIError) else None
    return code == sqlite3.SQLITE_TOOBIG


def foreign(database: Database) -> JournalError:
    """Why no journal is made among the tables of somebody else."""
    return _cannot_open(f"{database} holds other tables, and a journal has a file of its own", "name another file")


def failed(database: Database, error: Exception | str, *, certain: bool) -> JournalError:
    """Why nothing was put on record, or why that is not known."""
    told = error if isinstance(error, str) else _told(error)
    if certain:
        reason = f"nothing of it is on record in {database}: {told}"
        return JournalError(Diagnostic("IL126", reason, None, None, "make room or access, and try again"))
    reason = f"whether it is on record in {database} is not known: {told}"
    hint = "open the journal again: what is on record then is what counts"
    return JournalError(Diagnostic("IL127", reason, None, None, hint), ExitCode.INCONCLUSIVE)


def _told(error: Exception) -> str:
    """The database's own words, on one line, without the statement and its values."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(original, NoSuchModuleError):
        return "this kind of database is not supported"
    return " ".join(str(original).split()) or type(original).__name__
