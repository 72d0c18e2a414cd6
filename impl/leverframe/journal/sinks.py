"""Copies of records and checkpoints outside the store: a JSON Lines file, and destinations that keep checkpoints.

Failures here do not affect the store. A sink that fails logs a warning to ``leverframe.journal`` and recovers: the file
catches up from the store, and the next checkpoint covers everything that the last one did.
"""

import logging
import subprocess
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol, TypeAlias, assert_never, cast

from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.files import opened, replace
from leverframe.journal.posting import post, shown
from leverframe.record.ledger import Placed
from leverframe.record.records import Row, line
from leverframe.record.verify import StoredRow

SECONDS = 10.0
"""The time limit for a command or an address that receives a checkpoint."""

_LOG = logging.getLogger("leverframe.journal")


class Sink(Protocol):
    """A receiver of records and checkpoints, called by the writing thread. It handles its own failures."""

    def recorded(self, placed: Placed) -> None:
        """Receive entries that are on record now."""
        ...

    def signed(self, note: str) -> None:
        """Receive a new checkpoint."""
        ...

    def close(self) -> None:
        """Finish, since nothing more will come."""
        ...


class Lines:
    """A file with a line for each record. After a crash or on a full disk, missing lines are written later."""

    def __init__(self, path: Path, rows: Callable[[int], Iterable[StoredRow]]) -> None:
        """Bring the file up to date. `rows` returns the records from a number on.

        Raises JournalError (LF120) if the file cannot be written, or belongs to another journal.
        """
        self._path, self._rows = path, rows
        self._good = self._next = 0
        try:
            path.touch()
            self._stream: BinaryIO = path.open("r+b", buffering=0)
        except OSError as error:
            raise _unusable(path, error.strerror or str(error)) from None
        try:
            self._find_end()
            self._behind = True
            self._catch_up()
        except OSError as error:
            self._stream.close()
            raise _unusable(path, error.strerror or str(error)) from None
        except JournalError:
            self._stream.close()
            raise

    def recorded(self, placed: Placed) -> None:
        """Write the records, after any missing ones."""
        try:
            if self._behind:
                self._catch_up()
            else:
                self._write(placed.rows)
        except (OSError, JournalError) as error:
            self._behind = True
            _LOG.warning("%s lags behind the journal from record %s on: %s", self._path, self._next, error)

    def signed(self, note: str) -> None:  # pyright: ignore[reportUnusedParameter] -- the protocol's
        """Ignore checkpoints."""

    def close(self) -> None:
        """Close the file."""
        self._stream.close()

    def _find_end(self) -> None:
        last = b""
        with opened(self._path) as lines:
            for content in lines:
                if content.endswith(b"\n"):  # a truncated line is written again
                    self._good, self._next, last = self._good + len(content), self._next + 1, content
        if last:
            stored = next(iter(self._rows(self._next - 1)), None)
            if stored is None or f"{line(cast('Row', stored))}\n".encode() != last:
                raise _unusable(self._path, f"its line {self._next} is not record {self._next - 1} of this journal")

    def _catch_up(self) -> None:
        self._stream.truncate(self._good)
        rows: list[Row] = []
        for row in self._rows(self._next):
            rows.append(cast("Row", row))
            if len(rows) == _BATCH:
                self._write(rows)
                rows.clear()
        self._write(rows)
        self._behind = False

    def _write(self, rows: Sequence[Row]) -> None:
        content = "".join(f"{line(row)}\n" for row in rows).encode()
        self._stream.seek(self._good)
        written = 0
        while written < len(content):
            written += self._stream.write(content[written:])
        self._good, self._next = self._good + len(content), self._next + len(rows)


_BATCH = 4_096


def _unusable(path: Path, reason: str) -> JournalError:
    hint = "name another file for the mirror, or none; the journal itself is not affected"
    return JournalError(Diagnostic("LF120", f"{path} cannot mirror the journal: {reason}", None, None, hint))


# ---- checkpoints ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToFile:
    """A file that always holds the last checkpoint, best on a disk to which the journal's owner cannot write."""

    path: Path


@dataclass(frozen=True, slots=True)
class ToCommand:
    """A program, run without a shell, that reads the checkpoint on stdin."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ToAddress:
    """An http or https URL that the checkpoint is posted to."""

    url: str

    def __str__(self) -> str:
        return shown(self.url)


Destination: TypeAlias = ToFile | ToCommand | ToAddress


def send(note: str, destination: Destination) -> None:
    """Send a checkpoint. Raises OSError, or InputError (LF074) for a file."""
    match destination:
        case ToFile(path):
            replace(path, note.encode())
        case ToCommand(words):
            _run(words, note.encode())
        case ToAddress(url):
            _post(url, note.encode())
        case _:
            assert_never(destination)


def _run(words: Sequence[str], content: bytes) -> None:
    try:
        done = subprocess.run(words, input=content, capture_output=True, timeout=SECONDS, check=False)  # noqa: S603 -- the command that the user named, without a shell
    except subprocess.TimeoutExpired:
        raise OSError(f"{words[0]} took more than {SECONDS:g} s") from None
    if done.returncode != 0:
        said = " ".join(done.stderr.decode(errors="replace").split())[:200]
        raise OSError(f"{words[0]} ended with {done.returncode}: {said}" if said else f"ended with {done.returncode}")


def _post(url: str, content: bytes) -> None:
    answer = post(url, content, SECONDS)
    if not answer.is_success:
        raise OSError(f"{shown(url)} answered {answer.status}")


class Exporter:
    """Sends each checkpoint to its destinations in a separate thread, so a slow one delays no commit.

    If they are slower than the journal signs, only the last checkpoint is sent, which covers all earlier ones.
    """

    def __init__(self, destinations: Sequence[Destination]) -> None:
        self._destinations = destinations
        self._waiting: str | None = None
        self._closed = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="leverframe-checkpoints", daemon=True)
        self._thread.start()

    def recorded(self, placed: Placed) -> None:  # pyright: ignore[reportUnusedParameter] -- the protocol's
        """Ignore records."""

    def signed(self, note: str) -> None:
        """Queue the checkpoint, in place of one that still waits."""
        with self._changed:
            self._waiting = note
            self._changed.notify()

    def close(self) -> None:
        """Send the waiting checkpoint, and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._changed:
                while self._waiting is None and not self._closed:
                    self._changed.wait()
                note, self._waiting = self._waiting, None
            if note is None:
                return
            for destination in self._destinations:
                try:
                    send(note, destination)
                except (OSError, InputError) as error:
                    _LOG.warning("a checkpoint could not be sent to %s: %s", destination, error)


def close_all(sinks: Iterable[Sink]) -> None:
    """Close all sinks, even if some fail."""
    for sink in sinks:
        with suppress(OSError):
            sink.close()
