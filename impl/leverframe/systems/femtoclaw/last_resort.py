"""Where entries go that the store does not take, or does not take any more: a file with its room reserved beforehand.

DIRECTORY/last-resort.jsonl holds such entries as lines of JSON, one life of the runtime after the other. Its room is
reserved, and written full of empty lines, while all is well, and the file stays open: a full disk, a limit on the size
of files and a directory that cannot be entered any more do not keep the closing record of an execution from it. It is
not the fallback of telemetry. The reference assumes that it never fails; a disk that is gone fails it all the same, and
then whoever handed the input in is the last to hold the record, since the answer has it, too.
"""

import errno
import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path

from leverframe.record.entries import Entry, Json

RESERVED = 65_536
"""Bytes of room for one life: some fifty entries."""
_MOST = 8_192
"""Bytes of an entry with its data; of a longer one the data is left out, and said to be."""


class LastResort:
    """An open file with room in it. Raises OSError where there can be none."""

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
        """Give back the room that was not needed, and the file. Raises OSError."""
        try:
            os.ftruncate(self._file, self._end)
        finally:
            os.close(self._file)


def _claim(file: int) -> None:
    """Only one life at a time has room in it: two would write over each other. Raises OSError."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BlockingIOError(errno.EWOULDBLOCK, "another runtime works in it") from None


def _reserve(file: int, end: int) -> None:
    """Make room after the end: all of it, or none. Raises OSError."""
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
    """Where the last line ends: what an earlier life had reserved and left behind are empty lines."""
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
