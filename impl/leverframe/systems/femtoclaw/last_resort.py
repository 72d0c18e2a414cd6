"""The last resort: a file with reserved space for the entries that the store does not take.

DIRECTORY/last-resort.jsonl has these entries as lines of JSON, one life of the runtime after the other. At its start,
the runtime reserves the space by filling it with empty lines, and keeps the file open. So it can write the closing
record of an execution even on a full disk, under a limit on the size of files, and in a directory that it can no longer
enter. The last resort is not the fallback of telemetry. The reference assumes that it never fails. If it does, for
example because the disk is gone, only the caller has the record, which the answer contains.
"""

import errno
import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path

from leverframe.record.entries import Entry, Json

RESERVED = 65_536
"""Bytes reserved for one life: some fifty entries."""
_MOST = 8_192
"""Bytes of an entry with its data; in a longer one, a note of its size replaces the data."""


class LastResort:
    """An open file with reserved space. Raises OSError if the space cannot be reserved."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            _claim(self._file)
            self._end = _end_of_content(self._file)
            _reserve(self._file, self._end)
        except OSError:
            os.close(self._file)
            raise
        self.failure: OSError | None = None
        self.used = False

    def append(self, entry: Entry) -> None:
        """Write an entry, durably. It never raises: `failure` says why an entry could not be written."""
        self.used = True
        line = _line(entry, entry.data)
        if len(line) > _MOST:
            line = _line(entry, {"left out": len(line), "execution": entry.data.get("execution")})
        try:
            if os.fstat(self._file).st_nlink == 0:
                raise FileNotFoundError(0, "the file has been removed")
            _write_all(self._file, line, self._end)
            os.fsync(self._file)
            self._end += len(line)
        except OSError as error:
            self.failure = error

    def close(self) -> None:
        """Release the unused space, and close the file. Raises OSError."""
        try:
            os.ftruncate(self._file, self._end)
        finally:
            self.abandon()

    def abandon(self) -> None:
        """Close the file."""
        os.close(self._file)


def _claim(file: int) -> None:
    """Lock the file, because two lives would overwrite each other. Raises OSError."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BlockingIOError(errno.EWOULDBLOCK, "another runtime uses it") from None


def _reserve(file: int, end: int) -> None:
    """Reserve all of the space after the end, or none. Raises OSError."""
    try:
        _write_all(file, b"\n" * RESERVED, end)
        os.fsync(file)
    except OSError:
        os.ftruncate(file, end)
        raise


def _line(entry: Entry, data: Mapping[str, Json]) -> bytes:
    told = entry._replace(timestamp=0)._asdict() | {"timestamp": str(entry.timestamp), "data": data}
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def _end_of_content(file: int) -> int:
    """The end of the last entry; after it there may be empty lines that an earlier life reserved."""
    end = os.fstat(file).st_size
    while end:
        start = max(0, end - RESERVED)
        content = os.pread(file, end - start, start).rstrip(b"\n")
        if content:
            return start + len(content) + 1
        end = start
    return 0


def _write_all(file: int, data: bytes, at: int) -> None:
    while data:
        written = os.pwrite(file, data, at)
        data, at = data[written:], at + written
