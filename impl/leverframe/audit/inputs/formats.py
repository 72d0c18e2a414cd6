"""Which format a log has: its first bytes and its first object tell, unless somebody does."""

import codecs
import io
import itertools
import json
import re
from enum import StrEnum
from typing import BinaryIO

from leverframe.audit.inputs import mcp, objects, otlp, table
from leverframe.audit.inputs.packed import Unpacked
from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows


class Format(StrEnum):
    """What a log is written in."""

    LINES = "jsonl"
    OBJECTS = "json"
    CSV = "csv"
    PARQUET = "parquet"
    OTLP = "otlp"
    MCP = "mcp"


class UnknownFormatError(Exception):
    """It begins like no log."""


PARQUET = b"PAR1"
"""How a file of Parquet begins."""
_LOOK = 1 << 16
"""How many bytes are looked at."""
_MOST_BEFORE = 1000
"""How much that is no row may come before the first object."""
_GOES_ON = re.compile(rb"\s*\{[^\n]*\n\s*+\S")
"""An object, or the beginning of one, and more in the next line."""
_OBJECT_IN_A_LINE = re.compile(rb"^[ \t]*\{", re.MULTILINE)


def begins(stream: BinaryIO) -> bytes:
    """The first bytes of a file, which tell whether it is one of Parquet."""
    start = stream.read(len(PARQUET))
    stream.seek(0)
    return start


def rows(stream: io.BufferedReader, file: str, form: Format | None) -> Rows:
    """The rows of a file, in the format of its first bytes if None.

    Raises UnknownFormatError, MissingExtraError (LF180) without a library, and InputError (LF230).
    """
    start = begins(stream)
    if form is Format.PARQUET or (form is None and start == PARQUET):
        from leverframe.audit.inputs import parquet  # noqa: PLC0415 -- pyarrow is large, and few logs need it

        yield from parquet.rows(stream, file)
        return
    unpacked = Unpacked(stream)
    last = 0
    for row in _read(io.BufferedReader(unpacked, _LOOK), file, form):
        last = row.place.row
        yield row
    if unpacked.problem is not None:
        yield NoRow(Place(file, last + 1), unpacked.problem)


def are_lines(stream: io.BufferedReader, file: str, form: Format | None) -> bool:
    """Is each line of a file a row, or none? Then `rows` reads it so. Raises MissingExtraError (LF180)."""
    if form is Format.PARQUET or stream.peek(len(PARQUET)).startswith(PARQUET):
        return False
    unpacked = io.BufferedReader(Unpacked(stream), _LOOK)
    start = unpacked.peek(_LOOK).removeprefix(codecs.BOM_UTF8)
    if form is not None or not start:
        return form is Format.LINES or not start
    if table.is_table(start) or not _is_in_lines(start):
        return False
    return _recognised(objects.lines(unpacked, file, otlp.MAX_BATCH))[1] is Format.LINES


def _read(stream: io.BufferedReader, file: str, form: Format | None) -> Rows:
    start = stream.peek(_LOOK).removeprefix(codecs.BOM_UTF8)
    if form is Format.CSV or (form is None and table.is_table(start)):
        return table.rows(stream, file)
    in_lines = form is Format.LINES or (form is not Format.OBJECTS and _is_in_lines(start))
    if form is None and start.strip() and not in_lines and not _has_several(start):
        raise UnknownFormatError
    found = (objects.lines if in_lines else objects.several)(stream, file, otlp.MAX_BATCH)
    before, form = _recognised(found) if form is None else ([], form)
    found = itertools.chain(before, found)
    match form:
        case Format.OTLP:
            return otlp.moments(found)
        case Format.MCP:
            return mcp.messages(found)
        case _:
            return map(objects.short, found)


def _has_several(start: bytes) -> bool:
    """Is it an array, or an object that goes on in the next line?"""
    if start.lstrip().startswith(b"["):
        return True
    return _GOES_ON.match(start) is not None and not _has_whole_lines(start)


def _has_whole_lines(start: bytes) -> bool:
    """Is each line an object, but for some that are damaged?

    It is so if the first line is an object. If there is neither one in it nor over several lines, most lines decide.
    """
    lines = [line for line in start[: start.rfind(b"\n")].split(b"\n") if line.strip()]
    if _is_object(lines[0]):
        return True
    if isinstance(next(objects.several(io.BytesIO(start), ""), None), Row):
        return False
    return 2 * sum(map(_is_object, lines)) > len(lines)


def _is_object(text: bytes) -> bool:
    try:
        return isinstance(json.loads(text.decode("utf-8", "replace")), dict)
    except (ValueError, RecursionError):
        return False


def _is_in_lines(start: bytes) -> bool:
    """Is there an object in some line, and are there no objects over several?"""
    return not _has_several(start) and _OBJECT_IN_A_LINE.search(start) is not None


def _recognised(found: Rows) -> tuple[list[Row | NoRow], Format]:
    """What comes up to the first object, and the format that it shows."""
    before: list[Row | NoRow] = []
    for row in itertools.islice(found, _MOST_BEFORE):
        before.append(row)
        if isinstance(row, Row):
            otel, message = otlp.KEYS & row.members.keys(), mcp.messages_in(row.members)
            return before, Format.OTLP if otel else Format.MCP if message else Format.LINES
    return before, Format.LINES
