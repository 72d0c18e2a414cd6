"""Lines of JSON in blocks of whole lines, for readers that tell most lines by their form."""

import codecs
from collections.abc import Iterator
from typing import BinaryIO

from leverframe.audit.inputs import objects
from leverframe.audit.inputs.otlp import MAX_BATCH
from leverframe.audit.inputs.rows import MAX_ROW, NoRow, Place, Row

BLOCK = 1 << 20
"""How many bytes are read at a time."""


def blocks(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Yield blocks of whole lines, each with its end, and the place where it begins in the stream.

    Of a line that is too long, only so much comes that it shows.
    """
    rest, at, in_long_line = b"", 0, False
    while read := stream.read(BLOCK):
        if in_long_line:
            of_line, end, read = read.partition(b"\n")
            in_long_line = not end
            at += len(of_line) + len(end)
        if not at and not rest and read.startswith(codecs.BOM_UTF8):
            at, read = len(codecs.BOM_UTF8), read.removeprefix(codecs.BOM_UTF8)
        end_of_line = read.rfind(b"\n") + 1
        if end_of_line:
            yield at, b"".join((rest, memoryview(read)[:end_of_line]))
            at += len(rest) + end_of_line
            rest = read[end_of_line:]
        else:
            rest += read
        if len(rest) >= MAX_BATCH:  # the end of the line would make it too long
            yield at, rest[:MAX_BATCH] + b"\n"
            at += len(rest)
            rest, in_long_line = b"", True
    if rest:
        yield at, rest + b"\n"


def split(block: bytes) -> list[bytes]:
    """The lines of a block, without their ends."""
    return block.removesuffix(b"\n").split(b"\n")


def has_forms(block: bytes) -> bool:
    """Can lines of a block be told by their forms: are they in UTF-8, and short enough?"""
    if len(block) > MAX_ROW:
        return False
    if block.isascii():
        return True
    try:
        block.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def parsed(place: Place, line: bytes) -> Row | NoRow:
    """The row in a line without its end, or why it is none."""
    if len(line) >= MAX_BATCH:
        return objects.too_long(place, MAX_BATCH)
    return objects.short(objects.row(place, line))
