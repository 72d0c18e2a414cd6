"""Logs that are read more than once: plain files, and whatever has rows and names. Which of them are journals."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol

from leverframe.audit.lines import MAX_LINE, NoRow, Row, rows, unpacked
from leverframe.files import is_written_here, opened
from leverframe.record.lines import is_hashed
from leverframe.record.report import JournalReport

_SQLITE = b"SQLite format 3\x00"
_NEEDLE = b'"prev_hash"'
_CHUNK = 1 << 20


class Log(Protocol):
    """Rows that are the same each time.

    `names` are those of the files, in order, and `reports` those on files with hashes, by name.
    """

    @property
    def names(self) -> tuple[str, ...]: ...  # noqa: D102 -- see above

    @property
    def reports(self) -> Mapping[str, JournalReport]: ...  # noqa: D102 -- see above

    def rows(self) -> Iterator[Row | NoRow]:
        """Yield the rows, in order. Raises InputError (LF230) if they cannot be read."""
        ...


@dataclass(frozen=True)
class Files:
    """Files of JSON Lines."""

    paths: Sequence[Path]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the files."""
        return tuple(map(str, self.paths))

    @property
    def reports(self) -> Mapping[str, JournalReport]:
        """None: plain files have no hashes."""
        return {}

    def rows(self) -> Iterator[Row | NoRow]:
        """Yield the rows of each file."""
        return itertools.chain.from_iterable(map(rows, self.paths))


@dataclass(frozen=True)
class Several:
    """Logs, one after the other."""

    logs: Sequence[Log]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all files."""
        return tuple(name for log in self.logs for name in log.names)

    @property
    def reports(self) -> Mapping[str, JournalReport]:
        """The reports on those with hashes."""
        return {name: report for log in self.logs for name, report in log.reports.items()}

    def rows(self) -> Iterator[Row | NoRow]:
        """Yield the rows of each log."""
        return itertools.chain.from_iterable(log.rows() for log in self.logs)


def is_journal(name: str) -> bool:
    """Is it a journal: a database, or lines of which some are records with hashes? What is unreadable is none."""
    if "://" in name or is_written_here(path := Path(name)):
        return True
    try:
        with opened(path) as stream:
            database = stream.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False
    return database or has_hashes(path)


def has_hashes(path: Path) -> bool:
    """Are there records with hashes on the lines of a file?"""
    try:
        with unpacked(path) as stream:
            if not _mentions_hashes(stream):
                return False
            stream.seek(0)
            return any(map(is_hashed, iter(lambda: stream.readline(MAX_LINE), b"")))
    except OSError:
        return False


def _mentions_hashes(stream: BinaryIO) -> bool:
    """Look before lines are told apart, since most logs are none of records."""
    before = b""
    while chunk := stream.read(_CHUNK):
        if _NEEDLE in before + chunk:
            return True
        before = chunk[-len(_NEEDLE) :]
    return False
