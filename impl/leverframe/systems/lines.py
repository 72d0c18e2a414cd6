"""Lines for a file or a descriptor: telemetry, and the fallback where telemetry or evidence cannot be written.

A line never waits for long: a descriptor is given up where nobody reads it. A line that an earlier process left torn is
ended before the next one is added.

Limits: FemtoClaw's last resort is a writer of its own (`femtoclaw.last_resort`), since its room is reserved beforehand.
"""

import errno
import os
import select
import stat
from pathlib import Path
from typing import Protocol

PATIENCE = 1.0
"""Seconds that a descriptor may take to become ready for more."""
_AT_ONCE = 4_096
"""Bytes that a pipe takes without waiting, once it says that it is ready (PIPE_BUF)."""


class LineChannel(Protocol):
    """Where lines go."""

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError."""
        ...


class Descriptor:
    """A descriptor that is somebody else's, such as standard error."""

    def __init__(self, number: int) -> None:
        self._number = number

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError, also where nothing is taken for `PATIENCE`."""
        ready = select.poll()
        ready.register(self._number, select.POLLOUT)
        while line:
            if not ready.poll(PATIENCE * 1000):
                raise TimeoutError(errno.ETIMEDOUT, "nobody reads it")
            written = os.write(self._number, line[:_AT_ONCE])
            if not written:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            line = line[written:]


class LineFile(Descriptor):
    """A file that lines are added to: a regular one, or with `devices` also a device or a FIFO. Raises OSError."""

    def __init__(self, path: Path, *, devices: bool = False) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
        super().__init__(self._file)
        found = os.fstat(self._file)
        if not devices and not stat.S_ISREG(found.st_mode):  # writing to it might wait for somebody who reads
            self.close()
            raise OSError(errno.EINVAL, "it is no regular file")
        self._torn = found.st_size > 0 and os.pread(self._file, 1, found.st_size - 1) != b"\n"

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError, also where the file has been removed: nobody would find the line there."""
        if os.fstat(self._file).st_nlink == 0:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        torn, self._torn = self._torn, True
        super().write(b"\n" + line if torn else line)
        self._torn = False

    def sync(self) -> None:
        """Wait until the lines are on the disk. Raises OSError."""
        os.fsync(self._file)

    def close(self) -> None:
        """Close the file. Raises OSError."""
        os.close(self._file)


def add(path: Path, line: bytes, *, devices: bool = False) -> None:
    """Add a line to a file, durably; the file is made where there is none. Raises OSError."""
    file = LineFile(path, devices=devices)
    try:
        file.write(line)
        file.sync()
    finally:
        file.close()
