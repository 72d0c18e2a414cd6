"""The write-ahead log of a SQLite file: checks that it exists, is complete, and was not replaced.

Acknowledged records are in ``journal.db-wal`` until SQLite copies them into ``journal.db``. Removing, replacing or
truncating one of the two files loses records. SQLite does not report that: it continues to write into a file without a
name. So `LogWatch` checks before and after each commit.

After a crash, ``journal.db-shm`` still says how many pages the log held (https://www.sqlite.org/walformat.html, section
2), and `lost` compares. SQLite reads the log as long as its checksums agree (fileformat2.html, section 4.2), and
silently drops everything behind a damaged page. SQLite overwrites that index when it opens the file, so call `lost`
first. A process that has the journal open must not call it: POSIX drops all locks that a process holds on a file as
soon as it closes the file once.

Limits: after a power failure the index may be older than the log; then a loss is not detected. If someone removes the
index as well, only a checkpoint kept elsewhere shows the loss. For a log of more than `MOST_SUMMED` pages, which SQLite
avoids, only the size is checked.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
_LOG_HEADER, _FRAME_HEADER = 32, 24
MOST_SUMMED = 1 << 14
_INDEX = struct.Struct("=14xHI76xI")
"""Fields of the index: page size, frames in the log, and, after two copies of the header, frames copied to the file."""


class _Seen(NamedTuple):
    identity: tuple[int, int]
    size: int


def log_of(path: Path) -> Path:
    """The write-ahead log of a file."""
    return path.with_name(f"{path.name}-wal")


@dataclass(frozen=True, slots=True)
class Displaced:
    """What happened to a file or its log. `saved`: SQLite still has all of the log and can copy it into the file."""

    reason: str
    saved: bool = False
    hint: str | None = None


class LogWatch:
    """A file, by its given name, and its log, as they were at the last check."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, log_of(path.resolve())
        self._file, self._log_seen = _seen(path), _seen(self._log)

    def displaced(self, *, committed: bool) -> Displaced | None:
        """Return what someone did to them since then, or None. `committed`: after a commit there must be a log."""
        file, log = _seen(self._path), _seen(self._log)
        found = self._of_file(file) or self._of_log(log, committed=committed)
        self._file, self._log_seen = file, log
        return found

    def _of_file(self, now: _Seen | None) -> Displaced | None:
        before = self._file
        if now is None or before is None or now.identity != before.identity:
            hint = f"its log is still {self._log}: rename both alike, or back, and open it there"
            return Displaced("the file has been moved, removed or replaced", hint=hint)
        return Displaced("the file was truncated") if now.size < before.size else None

    def _of_log(self, now: _Seen | None, *, committed: bool) -> Displaced | None:
        before = self._log_seen
        if now is None:
            gone = committed or before is not None
            return Displaced(f"its log {self._log.name} was removed", saved=True) if gone else None
        if before is not None and now.identity != before.identity:
            return Displaced(f"its log {self._log.name} was replaced", saved=True)
        # Another program may copy the whole log into the file and empty it; then SQLite starts it again.
        shorter = before is not None and 0 < now.size < before.size
        if shorter or (committed and not _begins(self._log)):
            return Displaced(f"its log {self._log.name} was truncated")
        return None


def lost(path: Path) -> int:
    """Count the pages that the log lost in a crash: they are no longer in the log, and not in the file.

    If another process opens or closes the file meanwhile, the index changes and is read again.
    """
    index = _index(path)
    while index is not None:
        page, frames, copied, _ = index
        missing = 0 if frames <= copied else frames - max(_valid(log_of(path), page, frames), copied)
        again = _index(path)
        if missing <= 0 or again is None or again == index:
            return max(missing, 0) if again is not None else 0
        index = again
    return 0


def _valid(log: Path, page: int, most: int) -> int:
    """Count the pages at the start of a log that are as they were written, up to `most`."""
    try:
        with log.open("rb") as stream:
            header = stream.read(_LOG_HEADER)
            if header[:4] not in _MAGIC or len(header) < _LOG_HEADER:
                return 0
            if most > MOST_SUMMED:
                return (log.stat().st_size - _LOG_HEADER) // (page + _FRAME_HEADER)
            words = f"{'<>'[header[3] & 1]}{{}}I"
            sums = _summed((0, 0), struct.unpack(words.format(6), header[:24]))
            if sums != struct.unpack(">II", header[24:]):
                return 0
            for number in range(most):
                frame = stream.read(_FRAME_HEADER + page)
                if len(frame) < _FRAME_HEADER + page or frame[8:16] != header[16:24]:
                    return number
                content = frame[:8] + frame[_FRAME_HEADER:]
                sums = _summed(sums, struct.unpack(words.format(len(content) // 4), content))
                if sums != struct.unpack(">II", frame[16:24]):
                    return number
    except OSError:
        return 0
    return most


def _summed(sums: tuple[int, int], words: Sequence[int]) -> tuple[int, int]:
    """Continue the checksum of a log over an even number of 32-bit words."""
    first, second = sums
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def orphans(path: Path) -> list[str]:
    """The names of logs in the same directory without their file, which may have been moved without them."""
    beside = sorted(path.parent.glob("*-wal"))
    return [log.name for log in beside[:1000] if not log.with_name(log.name.removesuffix("-wal")).exists()]


def _seen(path: Path) -> _Seen | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return _Seen((found.st_dev, found.st_ino), found.st_size)


def _begins(log: Path) -> bool:
    """Does the log have the header of one? Nobody holds locks on a log, so it may be opened."""
    try:
        with log.open("rb", buffering=0) as stream:
            return stream.read(4) in _MAGIC
    except OSError:
        return False


def _index(path: Path) -> tuple[int, int, int, bytes] | None:
    """Read the index: page size, frames in the log and in the file, and its whole header; None if there is none."""
    try:
        with path.with_name(f"{path.name}-shm").open("rb", buffering=0) as stream:
            content = stream.read(_INDEX.size)
    except OSError:
        return None
    if len(content) < _INDEX.size or content[:48] != content[48:96] or not content[12]:
        return None
    page, frames, copied = _INDEX.unpack(content)
    return (65_536 if page == 1 else page), frames, copied, content[:48]
