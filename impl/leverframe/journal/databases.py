"""The supported databases: how each is opened, locked and made durable, and what its errors mean.

- **SQLite** (``journal.db``, or ``sqlite:///journal.db``): write-ahead log and ``synchronous=FULL``, so a commit is on
  the disk when it returns. A lock on the file ``journal.db.lock``, which the operating system releases when the process
  dies, admits one writer. Limits: neither the lock nor the log works on network file systems.
- **PostgreSQL** (``postgresql://…``, extra ``postgresql``): ``synchronous_commit=on``, whatever the server's default
  is. A server with ``fsync=off`` is rejected, since nothing would be durable there. An advisory lock of the session
  admits one writer. Limits: a pool that shares sessions between transactions does not work.
- **In memory** (``memory:``), for tests: gone with the object.
"""

import logging
import os
import sqlite3
import threading
import weakref
from contextlib import AbstractContextManager, closing, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import quote

from sqlalchemy import URL, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from leverframe.errors import Diagnostic, ExitCode, JournalError
from leverframe.extras import require
from leverframe.files import is_written_here, special
from leverframe.installing import command_for
from leverframe.journal import log_files

MEMORY = "memory:"
PATIENCE = 5.0
"""Seconds to wait for a lock that another process holds."""

LONGEST = 1 << 22
"""The most bytes of a value that is read from a file; a journal writes at most a quarter of that."""
BROKEN = (SQLAlchemyError, OSError, UnicodeDecodeError)
"""The errors of an unreadable database; the last one if SQLite quotes bytes of a damaged file."""

# Otherwise Python prints what SQLAlchemy logs on closing a connection, with a traceback, even after an interrupt.
logging.getLogger("sqlalchemy").addHandler(logging.NullHandler())

_BESIDE = ("wal", "shm", "journal")


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """A SQLite database in a file."""

    path: Path
    patience: float = PATIENCE
    guard: AbstractContextManager[object] = field(default_factory=nullcontext, compare=False)
    visible_is_durable = False  # after a failed write, the end of the log may be in memory only

    def __str__(self) -> str:
        return str(self.path)

    def reading(self) -> Engine:
        """Return an engine whose connections cannot write and create no files."""
        mode = "ro" if self.has_log or _is_writable(self.path.parent) else "ro&immutable=1"
        return self._engine(self._uri(mode))

    def writing(self) -> Engine:
        """Return an engine whose commits are on the disk when they return."""
        engine = self._engine(self._uri("rwc"))
        event.listen(engine, "connect", _make_durable)
        event.listen(engine, "begin", _begin_immediately)
        return engine

    def _engine(self, uri: str) -> Engine:
        self._refuse_other_files()

        def connected() -> sqlite3.Connection:
            # isolation_level None: SQLAlchemy begins transactions, not the driver at the first change.
            made = sqlite3.connect(uri, uri=True, timeout=self.patience, isolation_level=None, check_same_thread=False)
            made.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
            made.text_factory = _text  # a malformed text shows up in its record instead of as an error
            return made

        return create_engine("sqlite://", creator=connected, poolclass=NullPool)

    @property
    def place(self) -> Path:
        """The target of its path. A loop of links stays as it is, so opening it reports the loop."""
        return Path(os.path.realpath(self.path))

    def _refuse_other_files(self) -> None:
        """Reject pipes, also beside the file, since SQLite would wait for ever, and a file with a second name.

        The log is beside the name by which a file was opened, so its records would be missing under another name.
        """
        path = self.place
        for beside in (path.with_name(f"{path.name}-{kind}") for kind in _BESIDE):
            if beside.exists() and (kind := special(beside.stat())):
                raise cannot_open(
                    f"{self} cannot be opened because of {beside.name} beside it: {kind}", "move that away"
                )
        if not self.path.exists():
            return
        found = self.path.stat()
        if kind := special(found):
            raise cannot_open(f"{self} cannot be opened: {kind}", "name a file")
        if found.st_nlink > 1:
            reason = f"{self} has more than one name (hard links), but its log belongs to only one of them"
            raise cannot_open(reason, "copy it, or remove the other names")

    @property
    def has_log(self) -> bool:
        """Does it have a log that is not empty?"""
        log = log_files.log_of(self.place)
        return log.exists() and log.stat().st_size > 0

    @property
    def is_open_here(self) -> bool:
        """Does this process write to it? Then only SQLite may open it, since closing it elsewhere drops the locks."""
        return is_written_here(self.path)

    def require_log(self) -> None:
        """Raise JournalError (LF122) if its log was removed, truncated or damaged, so pages are lost."""
        self._refuse_other_files()
        path = self.place
        if self.is_open_here or not (pages := log_files.lost(path)):
            return
        log, index = log_files.log_of(path).name, f"{path.name}-shm"
        reason = (
            f"{self} is truncated: its log {log} was removed, truncated or damaged; {pages:,} of its pages are lost"
        )
        hint = f"put {log} back, or a copy of all files; remove {index} only if you can do without its contents"
        raise JournalError(Diagnostic("LF122", reason, None, None, hint), ExitCode.VIOLATED)

    @property
    def strays(self) -> tuple[str, ...]:
        """Logs without their file in the same directory, if this file has no log: one of them may belong to it."""
        path = self.place
        if any(path.with_name(f"{path.name}-{kind}").exists() for kind in _BESIDE):
            return ()
        return tuple(log_files.orphans(path))

    def tidy(self) -> None:
        """Let SQLite remove the empty log and index that reading has left, unless someone else reads, too."""
        path = self.place
        log, rollback = log_files.log_of(path), path.with_name(f"{path.name}-journal")
        if log.exists() and not self.has_log and not rollback.exists():
            with (
                suppress(sqlite3.Error, UnicodeDecodeError),
                closing(sqlite3.connect(self._uri("rw"), uri=True, timeout=0)) as made,
            ):
                made.execute("SELECT 1 FROM sqlite_master LIMIT 1")

    def _uri(self, mode: str) -> str:
        return f"file:{quote(str(self.place))}?mode={mode}"


class SqliteMemory:
    """A SQLite database in memory."""

    patience = 0.0
    visible_is_durable = True

    def __init__(self) -> None:
        self.guard: AbstractContextManager[object] = threading.Lock()  # one thread at a time may use the connection
        self._engine = create_engine(
            "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False, "isolation_level": None}
        )
        event.listen(self._engine, "begin", _begin_immediately)
        weakref.finalize(self, self._engine.dispose)  # it can be read after the journal is closed

    def __str__(self) -> str:
        return "the journal in memory"

    def reading(self) -> Engine:
        """Return the engine of the one connection."""
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
        """Return an engine whose connections cannot write."""
        return self._engine("-c default_transaction_read_only=on")

    def writing(self) -> Engine:
        """Return an engine whose commits are on the server's disk when they return.

        A transaction that waited for a lock sees the changes of the other transaction to the tables.
        """
        return self._engine("-c synchronous_commit=on -c default_transaction_isolation=read\\ committed")

    def _engine(self, options: str) -> Engine:
        milliseconds = int(self.patience * 1000)
        options += f" -c lock_timeout={milliseconds} -c quote_all_identifiers=off"  # names of types are compared
        settings = {
            "options": f"{self.url.query.get('options', '')} {options}",
            "connect_timeout": max(2, round(self.patience)),
            "client_encoding": "utf8",  # the default of a role, or of an SQL_ASCII database, may be another one
        }
        made = create_engine(self.url, connect_args=settings, pool_size=1)
        event.listen(made, "connect", _stay_in_schema)
        return made


Database: TypeAlias = SqliteFile | SqliteMemory | Server


def database(url: str, patience: float = PATIENCE) -> Database:
    """Return the database that a URL or the path of a file names. Raises JournalError (LF120), MissingExtraError."""
    if url == MEMORY:
        return SqliteMemory()
    if "://" not in url:
        return SqliteFile(Path(url), patience)
    try:
        made = make_url(url)
    except (ArgumentError, ValueError):
        raise cannot_open("this is not a database URL", _FORMS) from None
    match made.get_backend_name():
        case "sqlite" if made.database and made.database != ":memory:":
            return SqliteFile(Path(made.database), patience)
        case "postgresql":
            require("postgresql")
            return Server(made.set(drivername="postgresql+psycopg"), patience)
        case other:
            raise cannot_open(f"{other} databases cannot hold a journal", _FORMS)


_FORMS = "name a file, such as journal.db, or a PostgreSQL database, such as postgresql://user@host/name"


def _text(content: bytes) -> str:
    """Decode a text. Malformed UTF-8 becomes unpaired surrogates, which no record has; as bytes it could be a hash."""
    return content.decode(errors="surrogateescape")


def _make_durable(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _stay_in_schema(connection: DBAPIConnection, _: object) -> None:
    """Restrict a connection to one schema, since the first schema on a search path can change when one is created.

    Until then no unqualified name can be trusted, not even that of a function: a search path set for a role or database
    can put a schema before `pg_catalog`, with a `pg_trigger` of its own that is always empty.
    """
    cursor = connection.cursor()
    cursor.execute("SELECT pg_catalog.current_schemas(false)")
    found = cursor.fetchone()
    usable = [name for name in (found[0] if found else ()) if not name.startswith("pg_")]
    path = "pg_catalog.concat(pg_catalog.quote_ident(%s), ', pg_temp')"
    cursor.execute(f"SELECT pg_catalog.set_config('search_path', {path}, false)", (usable[0] if usable else "pg_temp",))
    cursor.close()
    connection.commit()


def _begin_immediately(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _is_writable(folder: Path) -> bool:
    return os.access(folder, os.W_OK)


# ---- errors --------------------------------------------------------------------------------------------------------


def cannot_open(reason: str, hint: str) -> JournalError:
    """The error that a journal cannot be opened (LF120)."""
    return JournalError(Diagnostic("LF120", reason, None, None, hint))


def locked(database: Database) -> JournalError:
    """The error that a journal already has a writer (LF121)."""
    reason = f"{database} is open for writing elsewhere; a journal has only one writer"
    hint = "close it there first; reading is possible meanwhile"
    return JournalError(Diagnostic("LF121", reason, None, None, hint))


_MAKE = "make one with 'leverframe journal init'"
_NO_DATABASE = "file is not a database"
"""What SQLite says of a file that it did not write."""


def unreadable(database: Database, error: Exception | None) -> JournalError:
    """The error that a journal cannot be opened or read (LF120); with `error` None, that there is none."""
    if error is None:
        orphans = log_files.orphans(database.place) if isinstance(database, SqliteFile) else []
        hint = (
            f"{orphans[0]} is here without its file: if the file was moved, rename both to match" if orphans else _MAKE
        )
        return cannot_open(f"{database} holds no journal", hint)
    if isinstance(error, ImportError):
        hint = f"install the driver: {command_for('postgresql')}"
    elif not isinstance(database, SqliteFile):
        hint = "check the server and the URL"
    elif not database.path.exists():
        return cannot_open(f"{database} does not exist", f"{_MAKE}, or in Python with create=True")
    elif (rollback := database.place.with_name(f"{database.place.name}-journal")).exists():
        hint = f"move {rollback.name} away from beside it, since SQLite would change the file with it; then try again"
    elif _NO_DATABASE in (told := _told(error)):
        return cannot_open(f"{database} is no journal: {told}", "name a journal; 'leverframe journal init' makes one")
    else:
        hint = "name a journal that you may read and write, or a new file"
    return cannot_open(f"{database} cannot be opened: {_told(error)}", hint)


def too_large(error: Exception) -> bool:
    """Was the error a value larger than `LONGEST`?"""
    code = getattr(error.orig, "sqlite_errorcode", None) if isinstance(error, DBAPIError) else None
    return code == sqlite3.SQLITE_TOOBIG


def foreign(database: Database) -> JournalError:
    """The error that a file holds other tables (LF120)."""
    return cannot_open(f"{database} holds other tables; a journal needs its own file", "name another file")


def failed(database: Database, error: Exception | str, *, certain: bool, hint: str | None = None) -> JournalError:
    """The error of a commit: nothing was recorded (LF126), or if not `certain`, the result is unknown (LF127)."""
    told = error if isinstance(error, str) else _told(error)
    if certain:
        reason = f"nothing was recorded in {database}: {told}"
        return JournalError(
            Diagnostic("LF126", reason, None, None, hint or "free space or grant access, and try again")
        )
    reason = f"it is unknown whether it was recorded in {database}: {told}"
    hint = hint or "open the journal again: it then contains exactly what was recorded"
    return JournalError(Diagnostic("LF127", reason, None, None, hint), ExitCode.INCONCLUSIVE)


def _told(error: Exception) -> str:
    """The database's own message, on one line, without the statement and its values."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(original, NoSuchModuleError):
        return "this kind of database is not supported"
    return " ".join(str(original).split()) or type(original).__name__
