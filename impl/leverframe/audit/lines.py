"""A JSON Lines file → its rows, one in memory at a time. What is no row is told with its reason, and never skipped.

A row is a JSON object with one reading (RFC 8259, RFC 7493): in UTF-8, without duplicate keys, without unpaired
surrogates, without NaN and without numbers that no double can hold. Integers are exact, since they may be ids. A file
that begins like gzip is decompressed. A byte-order mark at its beginning is ignored (RFC 8259 §8.1).

Limits: 4 MiB for a line, 64 objects and arrays in each other, 400 digits in a number. An empty line is no row, and says
nothing.
"""

import codecs
import gzip
import json
import math
import zlib
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn, cast

from leverframe.errors import Diagnostic, InputError
from leverframe.files import opened
from leverframe.record.depth import is_deeper

MAX_LINE = 1 << 22
"""The longest line that is read, in bytes."""
MAX_DEPTH = 64
MAX_DIGITS = 400
_GZIP = b"\x1f\x8b"


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file, from 1; a record of a database, from 0."""

    file: str
    row: int

    def __str__(self) -> str:
        return f"{self.file}:{self.row}"


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its place and its members. `written` is the text in the file, if it has one."""

    place: Place
    members: Mapping[str, object]
    written: str | None = None

    @property
    def text(self) -> str:
        """The row as a person reads it."""
        return self.written or json.dumps(self.members, ensure_ascii=False)


@dataclass(frozen=True, slots=True)
class NoRow:
    """A line that is none: its place, and why."""

    place: Place
    reason: str


@contextmanager
def unpacked(path: Path) -> Generator[BinaryIO]:
    """Open a file, and decompress what is packed. Raises OSError, also while it is read."""
    with opened(path) as stream:
        packed = stream.read(len(_GZIP)) == _GZIP
        stream.seek(0)
        if not packed:
            yield stream
            return
        try:
            with gzip.GzipFile(fileobj=stream) as content:
                yield cast("BinaryIO", cast("object", content))
        except (EOFError, zlib.error) as error:
            raise OSError(str(error)) from None


def rows(path: Path) -> Iterator[Row | NoRow]:
    """Yield the rows of a file, in order. Raises InputError (LF230) if it cannot be read."""
    try:
        with unpacked(path) as stream:
            yield from _rows(stream, str(path))
    except OSError as error:
        message = f"cannot read {path}: {error.strerror or error}"
        hint = "check the path and its permissions, or decompress the file to see where it is damaged"
        raise InputError((Diagnostic("LF230", message, None, None, hint),)) from None


def _rows(stream: BinaryIO, file: str) -> Iterator[Row | NoRow]:
    number = 0
    while content := stream.readline(MAX_LINE + 1):
        number += 1
        place = Place(file, number)
        if len(content) > MAX_LINE:
            yield NoRow(place, f"it is longer than {MAX_LINE:,} bytes")
            while content and not content.endswith(b"\n"):
                content = stream.readline(MAX_LINE)
            continue
        if number == 1:
            content = content.removeprefix(codecs.BOM_UTF8)
        if content.strip():
            yield _row(place, content)


def _row(place: Place, content: bytes) -> Row | NoRow:
    try:
        text = content.decode("utf-8")
        if is_deeper(text, MAX_DEPTH):
            return NoRow(place, f"more than {MAX_DEPTH} objects and arrays are nested in each other")
        found: object = _DECODER.decode(text.strip("\r\n\t "))
        if "\\u" in text:  # only an escape can stand for a surrogate
            json.dumps(found, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return NoRow(place, "a text has an unpaired surrogate")
    except UnicodeDecodeError as error:
        return NoRow(place, f"it is not UTF-8, at byte {error.start + 1}")
    except json.JSONDecodeError as error:
        return NoRow(place, f"it is not JSON: {error.msg}, at character {error.pos + 1}")
    except ValueError as error:
        return NoRow(place, str(error))
    if not isinstance(found, dict):
        return NoRow(place, "it is not an object")
    return Row(place, cast("dict[str, object]", found), text.rstrip("\r\n"))


def _members(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"the key {twice!r} is a duplicate")
    return members


def _integer(digits: str) -> int:
    if len(digits) > MAX_DIGITS:
        raise ValueError(f"a number has {len(digits):,} digits")
    return int(digits)


def _decimal(digits: str) -> float:
    found = float(digits) if len(digits) <= MAX_DIGITS else math.inf
    if not math.isfinite(found):
        raise ValueError("a number is larger than any double")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"JSON has no number {name}")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_members, parse_int=_integer, parse_float=_decimal, parse_constant=_no_number
)
