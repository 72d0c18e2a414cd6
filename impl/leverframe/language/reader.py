"""Bytes of a declaration file → text, within stated limits. Only this module of `language` accesses the file system.

A file that is called `-` is standard input. It is read once, whoever asks for it again.

People write declarations: 1 MiB is two orders of magnitude above the largest bundled one. The limit applies while
reading, so a file of any size, or one that grows, takes no more memory than the limit.
"""

import bisect
import codecs
import functools
import hashlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.files import TooLargeError, contents, next_step

STDIN = "-"
MAX_BYTES = 1 << 20

_LOOKED_AT = 1024
_BINARY = re.compile(rb"\x89PNG|\x1f\x8b|PK\x03\x04|%PDF|\xff\xd8\xff|\x28\xb5\x2f\xfd")
"""How files begin that are pictures, packed or documents."""
_LINE_END = re.compile(r"\r\n|\r|\n")  # YAML 1.2 §5.4, and what editors count by


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file: its path as the user gave it, its text without a byte-order mark, the digest of its bytes.

    `starts` are the offsets at which its lines begin.
    """

    path: str
    content: str
    sha256: str
    starts: tuple[int, ...]

    def line(self, number: int) -> str:
        """Line `number` (1-based), without its line end; empty beyond the last."""
        if not 0 < number <= len(self.starts):
            return ""
        end = self.starts[number] if number < len(self.starts) else len(self.content)
        return self.content[self.starts[number - 1] : end].rstrip("\r\n")

    def span(self, start: int, end: int) -> Span:
        """The place of the characters from `start` up to `end`, or of those on the first line."""
        number = bisect.bisect_right(self.starts, start)
        first = self.starts[number - 1]
        if number < len(self.starts) and end >= self.starts[number]:
            end = first + len(self.line(number))
        return Span(self.path, number, start - first + 1, max(end - start, 1))


def read(path: str | Path) -> Text:
    """The text of a declaration file. Raises InputError (LF001 … LF003)."""
    shown = str(path)
    data = _read_bytes(Path(path), shown)
    return decode(data, shown)


def decode(data: bytes, path: str) -> Text:
    """The text of given bytes, under the same limits as a file. Raises InputError (LF002, LF003)."""
    if len(data) > MAX_BYTES:
        raise InputError((_too_large(path),))
    digest = hashlib.sha256(data).hexdigest()
    body = data.removeprefix(codecs.BOM_UTF8)
    try:
        return _text(path, body.decode("utf-8"), digest)
    except UnicodeDecodeError as error:
        # Bytes that cannot be decoded become U+FFFD, so the message can show the line.
        shown = _text(path, body.decode("utf-8", "replace"), digest)
        before = len(body[: error.start].decode("utf-8"))
        offset = len(data) - len(body) + error.start
    span = shown.span(before, before + 1)
    message = f"the file is not UTF-8: byte 0x{data[offset]:02x} at offset {offset:,}"
    raise InputError((Diagnostic("LF003", message, span, shown.line(span.line), _encoding_hint(data)),))


def _text(path: str, content: str, digest: str) -> Text:
    starts = (0, *(match.end() for match in _LINE_END.finditer(content)))
    return Text(path, content, digest, starts)


def _encoding_hint(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "it looks like UTF-16: save the file as UTF-8"
    if b"\0" in data[:_LOOKED_AT] or _BINARY.match(data):
        return "it is not a text at all: name another file"
    return "save the file as UTF-8; other encodings are not guessed"


def _read_bytes(path: Path, shown: str) -> bytes:
    if shown == STDIN:
        return _standard_input()
    try:
        return contents(path, MAX_BYTES)
    except TooLargeError:
        raise InputError((_too_large(shown),)) from None
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        hint = next_step(path, error)
        raise InputError((Diagnostic("LF001", f"cannot read {shown!r}: {reason}", None, None, hint),)) from None


@functools.cache
def _standard_input() -> bytes:
    """What standard input has; a byte more than the limit if it has too much, and nothing if it is closed."""
    return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin is not None else b""


def _too_large(shown: str) -> Diagnostic:
    hint = "a declaration describes one machine; split compositions into one file a machine"
    return Diagnostic("LF002", f"{shown} is larger than the limit of {MAX_BYTES:,} bytes", None, None, hint)
