"""Bytes of a declaration file → text, within stated limits. The only place in `language` that touches the file system.

A declaration is written by people: 1 MiB is two orders of magnitude above the largest one bundled. The limit is applied
while reading, so that a file of any size, or one that grows, costs no more than the limit.
"""

import hashlib
import os
import stat
from dataclasses import dataclass
from pathlib import Path

from interlock.errors import Diagnostic, InputError, Span

MAX_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file: its path as the user gave it, its text without a byte-order mark, the digest of its bytes."""

    path: str
    content: str
    sha256: str

    def line(self, number: int) -> str:
        """Line `number` (1-based), without its line end; empty beyond the last."""
        lines = self.content.split("\n")
        return lines[number - 1].rstrip("\r") if 0 < number <= len(lines) else ""


def read(path: str | Path) -> Text:
    """The text of a declaration file. Raises InputError (IL001 … IL003)."""
    shown = str(path)
    data = _read_bytes(Path(path), shown)
    return decode(data, shown)


def decode(data: bytes, path: str) -> Text:
    """Bytes already at hand, under the same limits as a file. Raises InputError (IL002, IL003)."""
    if len(data) > MAX_BYTES:
        raise InputError((_too_large(path),))
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        message = f"the file is not UTF-8: byte 0x{data[error.start]:02x} at offset {error.start}"
        hint = "save the file as UTF-8; other encodings are not guessed"
        raise InputError((Diagnostic("IL003", message, Span(path, line, column), None, hint),)) from None
    return Text(path, content, hashlib.sha256(data).hexdigest())


def _read_bytes(path: Path, shown: str) -> bytes:
    try:
        # A FIFO would block for ever on open, a device would never end: only regular files are read.
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            hint = "name the file, such as document.yaml inside it"
            raise InputError((Diagnostic("IL001", f"{shown} is a directory, not a file", None, None, hint),))
        if not stat.S_ISREG(mode):
            raise InputError((Diagnostic("IL001", f"{shown} is not a regular file"),))
        with path.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        diagnostic = Diagnostic(
            "IL001", f"cannot read {shown!r}: {reason}", None, None, "check the path and its permissions"
        )
        raise InputError((diagnostic,)) from None
    if len(data) > MAX_BYTES:
        raise InputError((_too_large(shown),))
    return data


def _too_large(shown: str) -> Diagnostic:
    hint = "a declaration describes one machine; split compositions into one file a machine"
    return Diagnostic("IL002", f"{shown} is larger than the limit of {MAX_BYTES:,} bytes", None, None, hint)
