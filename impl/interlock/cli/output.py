"""Where a result goes: stdout, or a file that is written whole or not at all; and what may be used to write it."""

import os
import stat
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TextIO, cast

import click

PLAIN_WIDTH = 100
"""Columns where there is no terminal to ask."""
WIDEST, NARROWEST = 120, 40
"""Lines longer than this read badly; narrower than that, nothing can be laid out."""

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
    """What `stream` can show. NO_COLOR takes all colour away; FORCE_COLOR gives it to what is no terminal."""
    from rich.console import Console

    console = Console(file=stream)
    colours = None if os.environ.get("NO_COLOR") else cast("Colours | None", console.color_system)
    width = console.width if stream.isatty() else PLAIN_WIDTH
    return Look(max(NARROWEST, min(width, WIDEST)), colours)


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
        raise click.BadParameter(f"{path} is a directory.", param_hint="-o")
    if not target.parent.is_dir():
        raise click.BadParameter(f"the directory {path.parent} does not exist.", param_hint="-o")
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise click.BadParameter(f"{path} cannot be written.", param_hint="-o")
    if any(target == Path(os.path.realpath(name)) for name in inputs):
        raise click.BadParameter(f"{path} is an input; it would be overwritten.", param_hint="-o")
    return target


def save(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside its place first, then moved there."""
    try:
        if path.exists() and not path.is_file():  # a device or a pipe: nothing to move there
            path.write_text(text, "utf-8", newline="\n")
            return
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).chmod(mode)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise click.ClickException(f"cannot write {path}: {error.strerror or error}") from None


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
