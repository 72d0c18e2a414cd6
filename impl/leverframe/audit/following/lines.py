"""Pieces of a growing file → whole lines of JSON, of which no more than one is in memory.

A line that is too long is told at once, before its end has come. Limits: `MAX_BATCH` bytes.
"""

import codecs
from collections.abc import Iterator

from leverframe.audit.inputs import blocks
from leverframe.audit.inputs.otlp import MAX_BATCH
from leverframe.audit.inputs.rows import NoRow, Place, Row


class Lines:
    """The lines of one file so far. `number` is that of the last one, and `rest` what comes before the next end."""

    def __init__(self, file: str) -> None:
        self._file = file
        self.number = 0
        self._rest = bytearray()
        self._in_long_line = False

    def take(self, piece: bytes) -> Iterator[tuple[Place, bytes]]:
        """The lines that end in the next piece, without those that are blank."""
        *whole, rest = piece.split(b"\n")
        for part in whole:
            yield from self._extended(part)
            yield from self.end()
        yield from self._extended(rest)

    def end(self) -> Iterator[tuple[Place, bytes]]:
        """The line that ends here."""
        line, was_long = bytes(self._rest), self._in_long_line
        self._rest.clear()
        self._in_long_line = False
        if was_long:
            return
        self.number += 1
        if self.number == 1:
            line = line.removeprefix(codecs.BOM_UTF8)
        if line and not line.isspace():
            yield Place(self._file, self.number), line

    @property
    def is_partial(self) -> bool:
        """Has a line begun that does not end yet?"""
        return bool(self._rest)

    def _extended(self, part: bytes) -> Iterator[tuple[Place, bytes]]:
        if self._in_long_line:
            return
        self._rest += part
        mark = len(codecs.BOM_UTF8) if not self.number and self._rest.startswith(codecs.BOM_UTF8) else 0
        if len(self._rest) - mark >= MAX_BATCH:
            self.number += 1
            line = bytes(self._rest[:MAX_BATCH])
            self._rest.clear()
            self._in_long_line = True
            yield Place(self._file, self.number), line


def parsed(place: Place, line: bytes) -> Row | NoRow:
    """The row in a line, or why it is none, as an audit of the whole file reads it."""
    return blocks.parsed(place, line)
