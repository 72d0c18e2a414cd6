"""The bytes that gzip (RFC 1952) or zstd (RFC 8878) has packed, as a stream.

A packed file that is damaged or cut off, or that unpacks to far more than any log, ends there: `problem` says why, and
what came before it counts. A few bytes can unpack to a million times their number.

Limits: beyond 1 GiB, 200 times the size of what was read so far; for zstd, a window of 128 MiB. Python has zstd from
version 3.14 on; before, the extra `zstd` installs the same module.
"""

import gzip
import io
import sys
import zlib
from typing import TYPE_CHECKING

from leverframe.extras import required

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

MOST, RATIO = 1 << 30, 200
WINDOW = 27
"""The binary logarithm of the largest window."""
AT_ONCE = 1 << 13
"""How many bytes are unpacked at once: of those before damage, fewer are lost."""
_GZIP, _ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
MARKS = (_GZIP, _ZSTD)
"""How what is packed begins."""
LONGEST = max(map(len, MARKS))
"""How many bytes tell that something is packed."""


class Unpacked(io.RawIOBase):
    """A stream of bytes. Where they end before they should, `problem` says why."""

    def __init__(self, packed: io.BufferedReader, *, strict: bool = False) -> None:
        """If it is `strict`, it raises OSError where the bytes end too early."""
        super().__init__()
        self._strict = strict
        start = packed.read(LONGEST)
        packed.seek(0)
        self.problem: str | None = None
        self._packed, self._number, self._left = packed, 0, memoryview(b"")
        self._stream, self._errors = _stream(packed, start)

    @property
    def is_packed(self) -> bool:
        """Are these other bytes than those of the stream?"""
        return self._stream is not self._packed

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: "Buffer", /) -> int:
        """Read the next bytes, and return their number."""
        if not self.is_packed:
            return self._packed.readinto1(buffer)
        view, read = memoryview(buffer), 0
        while read < len(view) and (self._left or self._has_more()):
            part, self._left = self._left[: len(view) - read], self._left[len(view) - read :]
            view[read : read + len(part)] = part
            read += len(part)
        if self._strict and self.problem is not None and not read:
            raise OSError(self.problem)
        return read

    def _has_more(self) -> bool:
        """Unpack the next bytes: always as many, so that what is lost before damage is the same for all readers."""
        if self.problem is not None:
            return False
        try:
            found = self._stream.read1(AT_ONCE)
        except self._errors as error:
            self.problem = f"what is packed here is damaged or cut off: {error}"
            return False
        self._number += len(found)
        if self._number > max(MOST, RATIO * self._packed.tell()):
            self.problem = f"it unpacks to more than {RATIO} times its size, which no log does"
            return False
        self._left = memoryview(found)
        return bool(found)


def _stream(packed: io.BufferedReader, start: bytes) -> tuple[io.BufferedIOBase, tuple[type[Exception], ...]]:
    """The stream of what is packed, and the errors by which it is damaged."""
    if start.startswith(_GZIP):
        return gzip.GzipFile(fileobj=packed), (gzip.BadGzipFile, EOFError, zlib.error)
    if start.startswith(_ZSTD):
        with required("zstd"):
            if sys.version_info >= (3, 14):
                from compression import zstd  # noqa: PLC0415  # pyright: ignore[reportUnreachable]  # another Python
            else:
                import backports.zstd as zstd  # noqa: PLC0415, PLR0402 -- few logs need it; `from` hides what is missing
        options = {int(zstd.DecompressionParameter.window_log_max): WINDOW}
        return zstd.ZstdFile(packed, options=options), (zstd.ZstdError, EOFError)
    return packed, ()
