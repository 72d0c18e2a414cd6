"""Lines appended to a file or a descriptor: telemetry, and the fallbacks of telemetry and of the kernel's audit sink.

No line blocks for long: a descriptor that nobody reads is abandoned. A torn line at the end of a file is ended before
the next one is appended.

Limits: FemtoClaw's last resort (`femtoclaw.last_resort`) has its own writer, because it reserves its space beforehand.
"""

import errno
import os
import select
import stat
from pathlib import Path
from typing import Protocol

PATIENCE = 1.0
"""Seconds that a descriptor may take to become ready."""
_AT_ONCE = 4_096
"""Bytes that a ready pipe takes without blocking (PIPE_BUF)."""


class LineChannel(Protocol):
    """A destination for lines."""

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError."""
        ...


class Descriptor:
    """A descriptor that its user does not own, such as standard error."""

    def __init__(self, number: int) -> None:
        self._number = number

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError, also if the descriptor takes nothing for `PATIENCE`."""
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
    """A file to which lines are appended: a regular file, or with `devices` also a device or a FIFO. Raises OSError."""

    def __init__(self, path: Path, *, devices: bool = False) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
        super().__init__(self._file)
        found = os.fstat(self._file)
        if not devices and not stat.S_ISREG(found.st_mode):  # writing to it might block until somebody reads
            self.close()
            raise OSError(errno.EINVAL, "it is not a regular file")
        self._torn = found.st_size > 0 and os.pread(self._file, 1, found.st_size - 1) != b"\n"

    def write(self, line: bytes, /) -> None:
        """Write a line. Raises OSError, also if the file has been removed: nobody would find the line."""
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
    """Append a line to a file durably, and create the file if it does not exist. Raises OSError."""
    file = LineFile(path, devices=devices)
    try:
        file.write(line)
        file.sync()
    finally:
        file.close()
