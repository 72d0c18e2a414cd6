"""Some rows of encoded lines, read again: where they are, if the file was not written since, or else all lines.

Lines that are read alone have no checksum. So each must say what it said when it was encoded, of the same execution and
with the same number; otherwise the file has changed. What other lines say now does not count: all of them were judged
as they were.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby

import numpy as np
import numpy.typing as npt

from leverframe.audit.fast import kernel
from leverframe.audit.fast.encoded import Encoded, Part, numbered
from leverframe.audit.fast.kernel import Coded, Codes
from leverframe.audit.fast.lines import END
from leverframe.audit.inputs.blocks import parsed
from leverframe.audit.inputs.files import Files, changed
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.inputs.watching import Opened
from leverframe.audit.sweep import token_of

FEW = 32
"""Lines are read alone if they are at most one of so many: of more, whole blocks are read."""
Picked = npt.NDArray[np.bool_]
Places = npt.NDArray[np.intp]


def again(files: Files, encoded: Encoded, picked: Picked) -> Iterator[tuple[int, Row | NoRow]]:
    """The rows of picked executions, in order, and whatever is no row, each with its number in the log."""
    before = 0
    placeless = {part.file for part in encoded.parts if part.start is None}
    for name, parts in groupby(encoded.each_with_lines(), lambda each: each[0].file):
        line = last = 0
        with _reader(files, name, None if name in placeless else encoded) as reader:
            for part, coded, ends in parts:
                told = coded.entries != kernel.BLANK
                places = np.flatnonzero(picked[coded.slots] | (coded.entries == kernel.NO_ROW))
                texts = reader.texts(part, places, ends)
                numbers = (before + np.cumsum(told))[places].tolist() if len(places) else []
                for place, text, number in zip(places.tolist(), texts, numbers, strict=True):
                    if part.problem is not None:
                        yield number, NoRow(Place(name, last + 1), part.problem)
                        continue
                    row = parsed(Place(name, line + place + 1), text)
                    reader.compare(row, coded, place)
                    yield number, row
                count = np.count_nonzero(told)
                last = line + int(np.flatnonzero(told)[-1]) + 1 if count else last
                line, before = line + part.count, before + int(count)


class _Alone:
    """Reads lines where they are."""

    def __init__(self, name: str, stream: Opened, encoded: Encoded) -> None:
        self._name, self._stream, self._encoded = name, stream, encoded
        self._tokens: dict[int, bytes] = {}

    def texts(self, part: Part, places: Places, ends: Callable[[], Codes]) -> Iterator[bytes]:
        """The lines at some places of a part."""
        if part.start is None or not len(places):
            return
        where = ends()
        bounds = _bounds(where, places)
        if FEW * len(places) > part.count:
            block = self._read(part.start, 0, int(where[-1]))
            yield from (block[start:end] for start, end in bounds)
        else:
            yield from (self._read(part.start, start, end) for start, end in bounds)

    def _read(self, at: int, start: int, end: int) -> bytes:
        self._stream.seek(at + start)
        return self._stream.read(end - start)

    def compare(self, row: Row | NoRow, coded: Coded, place: int) -> None:
        """Raise InputError (LF230) if a line does not say what it said."""
        slot, entry = int(coded.slots[place]), int(coded.entries[place])
        if entry == kernel.NO_ROW or not isinstance(row, Row):
            is_same = entry == kernel.NO_ROW and not isinstance(row, Row)
        else:
            layout, tokens = self._encoded.layout, self._encoded.tokens
            token = self._tokens.get(slot) or self._tokens.setdefault(slot, tokens[slot])
            is_same = (
                token_of(row, layout) == token
                and numbered(row, layout) == coded.numbers[place]
                and self._encoded.entries.is_of(row, entry)
            )
        if not is_same:
            raise changed(self._name)


class _All:
    """Reads all lines, whose checksum tells whether they are what they were."""

    def __init__(self, name: str, files: Files) -> None:
        self._name, self._blocks = name, files.blocks((name,))

    def texts(self, part: Part, places: Places, ends: Callable[[], Codes]) -> Iterator[bytes]:
        """The lines at some places of the next part."""
        del ends
        _, _, block = next(self._blocks, ("", None, None))
        if block is None or isinstance(block, str) != (part.problem is not None):
            raise changed(self._name)
        if isinstance(block, str):
            return iter([b""])
        if not len(places):
            return iter(())
        where = np.flatnonzero(np.frombuffer(block, np.uint8) == END)
        if len(where) != part.count:
            raise changed(self._name)
        return (block[start:end] for start, end in _bounds(where, places))

    def compare(self, row: Row | NoRow, coded: Coded, place: int) -> None:
        """Nothing: the checksum tells more."""
        del row, coded, place

    def end(self) -> None:
        """Raise InputError (LF230) if the file is not what it was."""
        for _ in self._blocks:
            raise changed(self._name)


def _bounds(ends: npt.NDArray[np.integer], places: Places) -> Iterable[tuple[int, int]]:
    """Where the lines at some places begin and end, of which all end there."""
    return zip(np.where(places, ends[places - 1] + 1, 0).tolist(), ends[places].tolist(), strict=True)


@contextmanager
def _reader(files: Files, name: str, encoded: Encoded | None) -> Generator[_Alone | _All]:
    """What reads lines of a file again. `encoded` has all their places, or it is None."""
    with files.unwritten(name) as stream:
        if stream is not None and encoded is not None:
            yield _Alone(name, stream, encoded)
            return
    reader = _All(name, files)
    yield reader
    reader.end()
