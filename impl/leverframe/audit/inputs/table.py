"""CSV → rows (RFC 4180): the first row names the columns, and each further row has a text for each of them.

The separator is the one of comma, semicolon, tab and bar that the first row has most of. An empty cell says nothing: in
CSV, nobody can tell it from an empty text. A column `args.id` is the member `id` of `args`, as in a mapping. What the
texts mean, the interface of the machine says: they are read as the types of its variables.

A quote that is never closed makes one row of all that follows. So it is told with the lines that it takes with it.
"""

import codecs
import csv
from collections.abc import Iterator
from typing import BinaryIO

from leverframe.audit.inputs.rows import MAX_ROW, NoRow, Place, Row, Rows
from leverframe.errors import Diagnostic, InputError

SEPARATORS = ",;\t|"
csv.field_size_limit(MAX_ROW)


def rows(stream: BinaryIO, file: str) -> Rows:
    """The rows of a table. Raises InputError (LF230) if its columns cannot be told apart."""
    records = _records(stream)
    head = next(records, None)
    if head is None:
        return
    found = _cells(head[1].removeprefix(codecs.BOM_UTF8), None) if isinstance(head[1], bytes) else head[1]
    if isinstance(found, str):
        raise _unreadable(file, f"its first row does not name the columns: {found}")
    separator, columns = found
    if twice := [name for name in columns if columns.count(name) > 1]:
        raise _unreadable(file, f"the column {twice[0]!r} is a duplicate")
    for number, content in records:
        place = Place(file, number)
        cells = _cells(content, separator) if isinstance(content, bytes) else content
        if isinstance(cells, str):
            yield NoRow(place, cells)
        elif len(cells[1]) != len(columns):
            yield NoRow(place, f"it has {_count(len(cells[1]), 'cell')}, and the first row {len(columns):,}")
        else:
            members = {name: cell for name, cell in zip(columns, cells[1], strict=True) if cell}
            yield Row(
                place, members, content.decode().rstrip("\r\n") if isinstance(content, bytes) else None, textual=True
            )


def is_table(start: bytes) -> bool:
    """Does a file begin like a table: with rows of texts, each with as many cells as the first one?"""
    lines = start[: start.rfind(b"\n") + 1].splitlines(keepends=True) or [start]
    first = _cells(lines[0], None)
    if (
        isinstance(first, str)
        or not all(first[1])
        or not first[1]
        or len(first[1]) == 1
        or lines[0].lstrip()[:1] in {b"{", b"["}
    ):
        return False
    second = next((cells for line in lines[1:] if line.strip() and (cells := _cells(line, first[0]))), first)
    return b'"' in b"".join(lines[1:2]) or (not isinstance(second, str) and len(second[1]) == len(first[1]))


def _records(stream: BinaryIO) -> Iterator[tuple[int, bytes | str]]:
    """The line where each record begins, and its bytes; a reason if it cannot be read.

    A record goes on in the next line as long as the number of its quotes is odd.
    """
    number, record, length, is_open, begin = 0, bytearray(), 0, False, 1
    while line := stream.readline(MAX_ROW + 1):
        if not length:
            begin = number + 1
        number += line.endswith(b"\n")
        length += len(line)
        is_open ^= bool(line.count(b'"') % 2)
        if length <= MAX_ROW:
            record += line
        if is_open or not line.endswith(b"\n"):
            continue
        if record.strip():
            yield begin, bytes(record) if length <= MAX_ROW else f"it is longer than {MAX_ROW:,} bytes"
        record, length = bytearray(), 0
    if length and is_open:
        yield begin, f"a quote is never closed, and takes with it all that follows, up to line {max(number, begin):,}"
    elif length:
        yield begin, bytes(record) if length <= MAX_ROW else f"it is longer than {MAX_ROW:,} bytes"


def _cells(content: bytes, separator: str | None) -> tuple[str, list[str]] | str:
    """The separator and the cells of a record, or why it has none."""
    if b"\0" in content:
        return "it has a NUL"
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"it is not UTF-8, at byte {error.start + 1}"
    separator = separator or max(SEPARATORS, key=text.count)
    line = text.removesuffix("\n").removesuffix("\r")
    if '"' not in line and "\r" not in line and "\n" not in line:
        return separator, line.split(separator)
    try:
        return separator, next(csv.reader([text], delimiter=separator, strict=True), [])
    except csv.Error as error:
        return f"it is not CSV: {error}"


def _unreadable(file: str, reason: str) -> InputError:
    hint = "name the columns in the first row, each by another name"
    return InputError((Diagnostic("LF230", f"cannot read {file}: {reason}", None, None, hint),))


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
