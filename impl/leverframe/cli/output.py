"""Output: to stdout, or to a file that is written whole or not at all; with the width and colours that fit."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from leverframe import files

PLAIN_WIDTH = 100
"""The width without a terminal."""
WIDEST, NARROWEST = 120, 40
"""The limits of the width: longer lines are hard to read, and nothing fits on shorter ones."""

_MAX_DIGITS = 6

_SUBSTITUTES = str.maketrans(
    {"✓": "+", "✗": "x", "→": "->", "…": "...", "─": "-", "━": "=", "│": "|", "·": "-", "—": "-", "×": "x"}
)


@dataclass(frozen=True, slots=True)
class Look:
    """The width in columns, and whether there are colours; without them, there are no escape sequences at all."""

    width: int
    coloured: bool = False


PLAIN = Look(PLAIN_WIDTH)


def look(stream: TextIO) -> Look:
    """Return the width and colours that `stream` supports.

    COLUMNS is the width if there is no terminal. NO_COLOR removes all colours; FORCE_COLOR enables them without a
    terminal.
    """
    width = _columns() or (_of_terminal(stream) if stream.isatty() else PLAIN_WIDTH)
    return Look(max(NARROWEST, min(width, WIDEST)), coloured=_has_colours(stream))


def _has_colours(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") in {"dumb", "unknown"}:
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and sys.platform != "win32")


def _of_terminal(stream: TextIO) -> int:
    """The width of a terminal; some report none."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or PLAIN_WIDTH
    except OSError:
        return PLAIN_WIDTH


def _columns() -> int | None:
    """The value of COLUMNS, or None if it is not a number."""
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isascii() and columns.isdigit() and len(columns) < _MAX_DIGITS else None


def write_text(text: str, stream: TextIO | None = None) -> None:
    """Write text for people to stdout or `stream`. Characters that its encoding lacks are replaced."""
    target = sys.stdout if stream is None else stream
    encoding = target.encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.translate(_SUBSTITUTES).encode(encoding, "backslashreplace").decode(encoding)
    target.write(text)
    target.flush()


def write_data(text: str) -> None:
    """Write text for programs to stdout, in UTF-8, as its format requires, whatever the locale is."""
    sys.stdout.flush()
    sys.stdout.buffer.write(encoded(text))
    sys.stdout.buffer.flush()


def checked(path: Path, inputs: tuple[str, ...] = ()) -> Path:
    """Return the target of `path`. Raises InputError (LF074) if it cannot be written, before any work is lost."""
    if str(path) == "-":
        raise files.unwritable("- is standard output, and a file is needed here", "name a file")
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise files.unwritable(f"{path} is a directory", "name a file in it")
    if target.parent.exists() and not target.parent.is_dir():
        raise files.unwritable(f"{path.parent} is a file, not a directory", "name a file in a directory")
    if not target.parent.is_dir():
        raise files.unwritable(f"the directory {path.parent} does not exist", "create it first, or name another file")
    if not target.exists() and not os.access(target.parent, os.W_OK):
        reason = f"{path} cannot be written: you may not write to its directory"
        raise files.unwritable(reason, "name a file in another directory")
    if target.exists() and not os.access(target, os.W_OK):
        raise files.unwritable(f"{path} cannot be written", "change its permissions, or name another file")
    if any(target == Path(os.path.realpath(name)) for name in inputs):
        raise files.unwritable(f"{path} is an input, which would be overwritten", "name another file")
    return target


def deliver(kind: str, target: Path | None, render: Callable[["Look"], str]) -> None:
    """Write a report to a file or to stdout: as text if `kind` is pretty, otherwise as data, byte for byte."""
    text = render(PLAIN if target or kind != "pretty" else look(sys.stdout))
    if target is not None:
        save(target, text)
    elif kind == "pretty":
        write_text(text)
    else:
        write_data(text)


def save(path: Path, text: str) -> None:
    """Write a text to a file, whole or not at all."""
    files.replace(path, encoded(text))


def encoded(text: str) -> bytes:
    """A text in UTF-8. What Python makes of a file name that is none becomes an escape, as in JSON."""
    return text.encode("utf-8", "backslashreplace")
