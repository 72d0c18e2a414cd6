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
        self._packed, self._number = packed, 0
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
        if self.problem is not None:
            return self._ended(self.problem)
        try:
            read = self._stream.readinto1(buffer)  # not readinto: it loses what came before an error
        except self._errors as error:
            return self._ended(f"what is packed here is damaged or cut off: {error}")
        self._number += read
        if self.is_packed and self._number > max(MOST, RATIO * self._packed.tell()):
            return self._ended(f"it unpacks to more than {RATIO} times its size, which no log does")
        return read

    def _ended(self, problem: str) -> int:
        self.problem = problem
        if self._strict:
            raise OSError(problem)
        return 0


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
