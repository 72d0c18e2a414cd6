"""JSON in files → rows: an object a line, an array of objects, or objects one after the other over many lines.

A row of JSON Lines is a line. In an array, and among objects that go over many lines, the rows are counted: the first
object is row 1. No more than one row is in memory. An object that is too long is told, and what comes after it is read.
"""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO, cast

from leverframe.audit.inputs import strict
from leverframe.audit.inputs.rows import MAX_ROW, NoRow, Place, Row, Rows

_CHUNK = 1 << 16
_TOO_LONG = "it is longer than {:,} bytes"
_OUTSIDE = re.compile(rb'[^"\[\]{},]*+')
_INSIDE = re.compile(rb'[^"\\]*+(?:\\.[^"\\]*+)*+', re.DOTALL)
_BLANKS = b" \t\r\n"


@dataclass(frozen=True, slots=True)
class Listed(NoRow):
    """A list in a line: no row, unless the format has batches."""

    items: tuple[object, ...] = ()


def lines(stream: BinaryIO, file: str, longest: int = MAX_ROW) -> Rows:
    """The rows of JSON Lines. An empty line says nothing."""
    number = 0
    while content := stream.readline(longest + 1 + (0 if number else len(codecs.BOM_UTF8))):
        number += 1
        place = Place(file, number)
        if number == 1:
            content = content.removeprefix(codecs.BOM_UTF8)
        if len(content) - content.endswith(b"\n") >= longest:  # as in blocks and in a log that grows
            yield too_long(place, longest)
            while content and not content.endswith(b"\n"):
                content = stream.readline(longest)
            continue
        if content.strip():
            yield row(place, content)


def row(place: Place, content: bytes) -> Row | NoRow:
    """The row that is written there."""
    try:
        text, members = strict.members(content)
    except strict.StrictError as error:
        items = _items(content) if content.lstrip(_BLANKS).startswith(b"[") else None
        return NoRow(place, str(error)) if items is None else Listed(place, str(error), items)
    return Row(place, members, text)


def _items(content: bytes) -> tuple[object, ...] | None:
    """The items of a list; None if it cannot be read."""
    try:
        found = strict.value(content.decode("utf-8").strip("\r\n\t "))
    except (strict.StrictError, UnicodeDecodeError):
        return None
    return tuple(cast("list[object]", found))


def too_long(place: Place, longest: int) -> NoRow:
    """What is told of a row that is longer than it may be."""
    return NoRow(place, _TOO_LONG.format(longest))


def short(row: Row | NoRow) -> Row | NoRow:
    """The row, if it is no longer than other rows may be."""
    is_long = isinstance(row, Row) and row.written is not None and len(row.written) > MAX_ROW
    return too_long(row.place, MAX_ROW) if is_long else row


def several(stream: BinaryIO, file: str, longest: int = MAX_ROW) -> Rows:
    """The rows of arrays of objects, and of objects one after the other."""
    for number, content in enumerate(_Scanner(stream, longest).texts(), 1):
        place = Place(file, number)
        yield row(place, content) if isinstance(content, bytes) else NoRow(place, content)


class _Scanner:
    """Finds where each object ends. Between objects, there are brackets of arrays, commas and blanks only."""

    def __init__(self, stream: BinaryIO, longest: int) -> None:
        self._stream, self._longest = stream, longest
        self._depth = self._arrays = 0
        self._string = self._escaped = False
        self._text = bytearray()
        self._is_long = False

    def texts(self) -> Iterator[bytes | str]:
        """The text of each object, or of whatever stands in the place of one; a reason if it cannot be read."""
        chunk = self._stream.read(_CHUNK).removeprefix(codecs.BOM_UTF8)
        while chunk:
            start = place = 0
            while place < len(chunk):
                place, ends = self._next(chunk, place)
                if ends is not None:
                    self._take(chunk[start:ends])
                    yield from self._taken()
                    start = place if self._depth == 0 else place - 1
            self._take(chunk[start:])
            chunk = self._stream.read(_CHUNK)
        if self._depth or self._string:
            yield "the file ends in the middle of an object"
            return
        yield from self._taken()
        if self._arrays:
            yield "an array does not end" if self._arrays > 0 else "an array ends that does not begin"

    def _next(self, chunk: bytes, place: int) -> tuple[int, int | None]:
        """The place behind the next part of the text, and where what was read so far ends, if it does."""
        if self._escaped:
            self._escaped = False
            return place + 1, None
        found = (_INSIDE if self._string else _OUTSIDE).match(chunk, place)
        place = place if found is None else found.end()
        mark = chunk[place : place + 1]
        if self._string:
            self._escaped, self._string = mark == b"\\", mark != b'"'
            return place + 1, None
        if mark == b'"':
            self._string = True
        elif self._depth:
            self._depth += {b"{": 1, b"[": 1, b"}": -1, b"]": -1}.get(mark, 0)
            return place + 1, None if self._depth else place + 1
        elif mark:
            self._depth = int(mark == b"{")
            self._arrays += {b"[": 1, b"]": -1}.get(mark, 0)
            return place + 1, place
        return place + 1, None

    def _take(self, part: bytes) -> None:
        self._is_long = self._is_long or len(self._text) + len(part) > self._longest
        if self._is_long:
            self._text.clear()
        else:
            self._text += part

    def _taken(self) -> Iterator[bytes | str]:
        text, was_long = bytes(self._text).strip(_BLANKS), self._is_long
        self._text.clear()
        self._is_long = False
        if was_long:
            yield _TOO_LONG.format(self._longest)
        elif text:
            yield text
