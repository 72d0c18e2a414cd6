"""Bytes of a file under watch: are those that were read still there when all was read?

Who reads a file while somebody writes to it may read a part of the old one and a part of the new one. So when a file
was read, what the file system tells of the file that has its name now is compared with what it told at first. If it
tells something else, the checksum of what is there decides: a file may grow, and it may be touched.

The time at which a file was written is told in steps, so two writes may have the same one. A file that was written
shortly before is compared by its checksum in any case.

Limits: of a file that is read in any order (Parquet), there is a checksum only if it was written shortly before. Who
writes into mapped memory may go unnoticed for some seconds.
"""

import io
import os
import time
import zlib
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

Opened = io.BufferedReader | io.BufferedRandom | io.BytesIO
RECENT = 2 * 10**9
"""The largest step of the times of a file system (FAT), in nanoseconds."""
_CHUNK = 1 << 20


class Stamp(NamedTuple):
    """What the file system tells of a file. Nobody can set when its status changed last."""

    device: int
    inode: int
    size: int
    written: int
    changed: int


def stamp(stream: Opened) -> Stamp | None:
    """What the file system tells of a file; None of an empty one."""
    try:
        found = os.fstat(stream.fileno())
    except io.UnsupportedOperation:
        return None
    return Stamp(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


def was_written_with(found: Stamp | None, stream: Opened) -> bool:
    """Was a file written last when it had a stamp, as far as its times tell?"""
    now = stamp(stream)
    return found is not None and now is not None and now._replace(changed=found.changed) == found


class Sight(NamedTuple):
    """A file when somebody looked at it first: whatever is written to it later shows, unless it `is_recent`."""

    stamp: Stamp | None
    size: int
    is_recent: bool


def sight(stream: Opened) -> Sight:
    """A file as it is now."""
    found = stamp(stream)
    return Sight(found, size(stream), is_recent(found))


def is_recent(found: Stamp | None) -> bool:
    """Was a file written so shortly before that its times may not show the next writer?"""
    return found is not None and time.time_ns() - max(found.written, found.changed) < RECENT


def size(stream: Opened) -> int:
    """The number of bytes of a file. The next one that is read is its first."""
    found = stream.seek(0, io.SEEK_END)
    stream.seek(0)
    return found


class Sum(NamedTuple):
    """The checksum of so many bytes at the beginning of a file."""

    length: int
    checksum: int

    def is_of(self, stream: Opened) -> bool:
        """Is it that of a file?"""
        return summed(stream, self.length) == self


def summed(stream: Opened, length: int, start: int = 0) -> Sum:
    """The checksum of so many bytes, or of as many as there are."""
    stream.seek(start)
    left, checksum = length, 0
    while left > 0 and (read := stream.read(min(left, _CHUNK))):
        checksum, left = zlib.crc32(read, checksum), left - len(read)
    return Sum(length - left, checksum)


class Watched(io.RawIOBase):
    """The first bytes of a file, with a checksum of those that were read one after the other.

    With `sums`, also one of all of them, if somebody reads them in another order.
    """

    def __init__(self, stream: Opened, length: int, *, sums: bool = False) -> None:
        super().__init__()
        self._stream, self.size, self._sums = stream, length, sums
        self._checksum, self._summed, self._place = 0, 0, 0
        self._ended = False
        self.has_jumps = False
        """Are bytes read in another order?"""
        self._whole: Sum | None = None

    @property
    def mark(self) -> tuple[int, ...]:
        """The size, the checksum, and if not all was read in order, when the file was written last."""
        found = stamp(self._stream) if self.has_jumps else None
        return self.size, self._checksum, 0 if found is None else found.written

    @property
    def sum(self) -> Sum | None:
        """What the bytes that were read have now if they are what they were; None if nobody knows."""
        if self._ended:  # the file was shorter than it had been
            return Sum(-1, 0)
        return self._whole if self.has_jumps else Sum(self._summed, self._checksum)

    def fileno(self) -> int:
        """The descriptor, for a process that reads it: in which order, nobody knows here."""
        if self._sums and self._whole is None:
            self._whole = summed(self._stream, self.size)
        self.has_jumps = True
        return self._stream.fileno()

    def readable(self) -> bool:
        """It is."""
        return True

    def seekable(self) -> bool:
        """It is."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        """Go to a place."""
        start = {io.SEEK_SET: 0, io.SEEK_CUR: self._place, io.SEEK_END: self.size}[whence]
        self._place = self._stream.seek(max(start + offset, 0))
        return self._place

    def tell(self) -> int:
        """The place."""
        return self._place

    def readinto(self, buffer: "Buffer", /) -> int:
        """Read the next bytes, and return their number."""
        view = memoryview(buffer)
        wanted = max(min(len(view), self.size - self._place), 0)
        read = self._stream.readinto(view[:wanted])
        self._ended = self._ended or read < min(wanted, 1)
        self.has_jumps = self.has_jumps or self._place > self._summed
        if not self.has_jumps and self._place + read > self._summed:
            self._checksum = zlib.crc32(view[self._summed - self._place : read], self._checksum)
            self._summed = self._place + read
        self._place += read
        return read
