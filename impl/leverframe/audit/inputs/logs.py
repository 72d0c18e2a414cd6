"""What is judged: rows that can be read more than once. Which files are journals, whose hashes are judged, too."""

import io
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from leverframe.audit.inputs.opening import Opening
from leverframe.audit.inputs.rows import MAX_ROW, Rows
from leverframe.extras import lacking
from leverframe.files import is_written_here
from leverframe.record.lines import is_hashed
from leverframe.record.report import JournalReport

_SQLITE = b"SQLite format 3\x00"
_NEEDLE = b'"prev_hash"'
_CHUNK, MANY = 1 << 20, 256
"""How many bytes are read at once, and the chunk from which on compiled code looks through them: to load it takes as
long as to look through a gigabyte without it.
"""


class Log(Protocol):
    """Rows that are the same each time.

    `names` are those of the files, in order, and `reports` those on files with hashes, by name.
    """

    @property
    def names(self) -> tuple[str, ...]: ...  # noqa: D102 -- see above

    @property
    def reports(self) -> Mapping[str, JournalReport]: ...  # noqa: D102 -- see above

    def rows(self) -> Rows:
        """Yield the rows, in order. Raises InputError (LF230) or JournalError (LF120) if they cannot be read."""
        ...


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

    def rows(self) -> Rows:
        """Yield the rows of each log."""
        return itertools.chain.from_iterable(log.rows() for log in self.logs)


@dataclass(frozen=True, slots=True)
class Kept:
    """What was kept elsewhere: verifier keys and those of witnesses, as texts or files, and files of checkpoints.

    `quorum` is how many of the witnesses must have cosigned a checkpoint.
    """

    keys: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()
    checkpoints: tuple[Path, ...] = ()
    quorum: int = 1

    @property
    def requires(self) -> tuple[str, ...]:
        """The verdicts that must hold, since someone gives evidence for them."""
        return (*(("intact",) if self.keys else ()), *(("anchored",) if self.checkpoints or self.witnesses else ()))


def is_journal(name: str, opening: Opening) -> bool:
    """Is it a journal: a database, or lines of which some are records with hashes? What is unreadable is none."""
    return "://" in name or is_written_here(Path(name)) or _is_database(name, opening) or has_hashes(name, opening)


def _is_database(name: str, opening: Opening) -> bool:
    try:
        with opening.opened(name) as stream:
            return stream.read(len(_SQLITE)) == _SQLITE
    except OSError:
        return False


def has_hashes(name: str, opening: Opening) -> bool:
    """Are there records with hashes on the lines of a file?"""
    try:
        with opening.unpacked(name, strict=False) as stream:
            if not _mentions_hashes(stream):
                return False
        with opening.unpacked(name, strict=False) as stream:
            return any(map(is_hashed, iter(lambda: stream.readline(MAX_ROW), b"")))
    except OSError:
        return False


def _mentions_hashes(stream: io.BufferedReader) -> bool:
    """Look before lines are told apart, since most logs are none of records."""
    kept, chunks = len(_NEEDLE) - 1, 0
    can_tell: Callable[[memoryview], bool] = _always
    buffer = bytearray(kept + _CHUNK)
    view = memoryview(buffer)
    while read := stream.readinto(view[kept:]):
        chunks += 1
        if chunks == MANY:
            can_tell = _compiled()
        if can_tell(view[: kept + read]) and buffer.find(_NEEDLE, 0, kept + read) >= 0:
            return True
        view[:kept] = view[read : read + kept]
    return False


def _always(text: memoryview) -> bool:
    """Whether a text can have the needle: nobody knows."""
    del text
    return True


def _compiled() -> Callable[[memoryview], bool]:
    """What tells quickly whether a text can have the needle, if the extra `fast` is there."""
    if lacking("fast"):
        return _always
    from leverframe.audit.inputs.needles import in_any  # noqa: PLC0415 -- compiled code, which small logs do not need

    return in_any(_NEEDLE)
