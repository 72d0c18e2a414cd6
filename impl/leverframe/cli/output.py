"""Where a result goes: stdout, or a file that is written whole or not at all; and what may be used to write it."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TextIO, cast

from leverframe import files

PLAIN_WIDTH = 100
"""Columns where there is no terminal to ask."""
WIDEST, NARROWEST = 120, 40
"""Lines longer than this read badly; narrower than that, nothing can be laid out."""

_MAX_DIGITS = 6

Colours = Literal["standard", "256", "truecolor"]

_SUBSTITUTES = str.maketrans(
    {"✓": "+", "✗": "x", "→": "->", "…": "...", "─": "-", "━": "=", "│": "|", "·": "-", "—": "-", "×": "x"}
)


@dataclass(frozen=True, slots=True)
class Look:
    """What may be used to write: the width in columns, and colours (None: no escape sequence of any kind)."""

    width: int
    colours: Colours | None


PLAIN = Look(PLAIN_WIDTH, None)


def look(stream: TextIO) -> Look:
    """What `stream` can show.

    COLUMNS is the width where there is no terminal to ask. NO_COLOR takes all colour away; FORCE_COLOR gives it to what
    is no terminal.
    """
    from rich.console import Console

    console = Console(file=stream)
    colours = None if os.environ.get("NO_COLOR") else cast("Colours | None", console.color_system)
    width = console.width if stream.isatty() else _columns() or PLAIN_WIDTH
    return Look(max(NARROWEST, min(width, WIDEST)), colours)


def _columns() -> int | None:
    """What COLUMNS says, where it says a number."""
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isascii() and columns.isdigit() and len(columns) < _MAX_DIGITS else None


def write_text(text: str, stream: TextIO | None = None) -> None:
    """Text for people, to stdout or `stream`, in whatever encoding it has: what it lacks is spelt with what it has."""
    target = sys.stdout if stream is None else stream
    encoding = target.encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.translate(_SUBSTITUTES).encode(encoding, "backslashreplace").decode(encoding)
    target.write(text)
    target.flush()


def write_data(text: str) -> None:
    """Text for programs, to stdout: UTF-8 whatever the locale says, since its format says so."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def checked(path: Path, inputs: tuple[str, ...] = ()) -> Path:
    """The file that `path` leads to, if it can be written; asked before the work, so that no work is lost."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise files.unwritable(f"{path} is a directory", "name a file in it")
    if not target.parent.is_dir():
        raise files.unwritable(f"the directory {path.parent} does not exist", "make it first, or name another file")
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise files.unwritable(f"{path} cannot be written", "change its permissions, or name another file")
    if any(target == Path(os.path.realpath(name)) for name in inputs):
        raise files.unwritable(f"{path} is an input, which would be overwritten", "name another file")
    return target


def deliver(kind: str, target: Path | None, render: Callable[["Look"], str]) -> None:
    """Write a report to where it belongs: as text where `kind` is pretty, else as data, byte for byte."""
    text = render(PLAIN if target or kind != "pretty" else look(sys.stdout))
    if target is not None:
        save(target, text)
    elif kind == "pretty":
        write_text(text)
    else:
        write_data(text)


def save(path: Path, text: str) -> None:
    """Write a text to a file, whole or not at all."""
    files.replace(path, text.encode())
