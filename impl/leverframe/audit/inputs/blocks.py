"""Lines of JSON in blocks of whole lines, for readers that tell most lines by their form."""

import codecs
from collections.abc import Iterator
from typing import BinaryIO

from leverframe.audit.inputs import objects
from leverframe.audit.inputs.otlp import MAX_BATCH
from leverframe.audit.inputs.rows import MAX_ROW, NoRow, Place, Row

BLOCK = 1 << 20
"""How many bytes are read at a time."""


def blocks(stream: BinaryIO) -> Iterator[bytes]:
    """Yield blocks of whole lines, each with its end. Of a line that is too long, only so much comes that it shows."""
    rest, is_first, in_long_line = b"", True, False
    while read := stream.read(BLOCK):
        if in_long_line:
            _, end, read = read.partition(b"\n")
            in_long_line = not end
        if is_first:
            read, is_first = read.removeprefix(codecs.BOM_UTF8), False
        end_of_line = read.rfind(b"\n") + 1
        if end_of_line:
            yield b"".join((rest, memoryview(read)[:end_of_line]))
            rest = read[end_of_line:]
        else:
            rest += read
        if len(rest) >= MAX_BATCH:  # the end of the line would make it too long
            yield rest[:MAX_BATCH] + b"\n"
            rest, in_long_line = b"", True
    if rest:
        yield rest + b"\n"


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
