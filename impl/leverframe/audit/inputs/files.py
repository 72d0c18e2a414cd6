"""Files of any format as a log.

A log is read more than once. It may grow meanwhile: each time, no more of a file is read than it had at first. If what
was read is no longer there, or is another thing the next time, nothing that is found is certain: it is an error.
"""

import io
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from leverframe.audit.inputs import formats
from leverframe.audit.inputs.blocks import blocks
from leverframe.audit.inputs.formats import Format, UnknownFormatError
from leverframe.audit.inputs.opening import STDIN, Opening, failed, named, unreadable
from leverframe.audit.inputs.packed import Unpacked
from leverframe.audit.inputs.rows import NoRow, Row, Rows
from leverframe.audit.inputs.watching import Opened, Sight, Sum, Watched, sight, stamp, was_written_with
from leverframe.errors import InputError
from leverframe.extras import lacking
from leverframe.record.report import JournalReport

if TYPE_CHECKING:
    from leverframe.audit.inputs.columns import Columns


LARGE = 1 << 24
"""The bytes of a log from which compiled code is worth the second that it takes to load."""


PACKED = 64
"""A byte of Parquet counts as so many."""


class Files:
    """Files of rows. `names` are what reports call them."""

    def __init__(self, files: Iterable[str | Path], form: Format | None = None, opening: Opening | None = None) -> None:
        """`form` is the format of all of them; by default each has its own. Raises InputError (LF230)."""
        self._form, self._opening = form, opening or Opening()
        self._found: dict[str, tuple[int, ...]] = {}
        """Of each file, the length when it was read first, and what tells whether it is the same."""
        self._first: dict[str, Sight] = {}
        """Each file, as it was when somebody looked at it first."""
        self._sums: dict[str, list[Sum]] = {}
        """Of each file, the checksums of what was read when its format was looked for, and when it was read first."""
        self.names = named(files)
        self.reports: Mapping[str, JournalReport] = {}
        """None: they have no hashes."""

    def rows(self) -> Rows:
        """The rows of all files. Raises InputError (LF230) if one cannot be read, or has changed."""
        for name in self.names:
            with self._watched(name) as stream:
                yield from formats.rows(stream, name, self._form)

    def measure(self) -> None:
        """Fix how much of each file is read, by whoever reads it. Raises InputError (LF230)."""
        for name in self.names:
            self._bytes(name)

    @property
    def marks(self) -> Mapping[str, tuple[int, ...]]:
        """What tells of each file that was read whether it is the same."""
        return self._found

    def agree(self, marks: Mapping[str, tuple[int, ...]]) -> None:
        """Compare with what another process has read. Raises InputError (LF230) if a file has changed."""
        for name, mark in marks.items():
            if self._found.setdefault(name, mark) != mark:
                raise changed(name)

    @cached_property
    def is_large(self) -> bool:
        """Is it large enough for compiled code? Raises InputError (LF230)."""
        return sum(map(self._bytes, self.names)) * (PACKED if self.has_columns else 1) >= LARGE

    @cached_property
    def has_columns(self) -> bool:
        """Is each file one of Parquet, whose columns can be read? Raises InputError (LF230)."""
        if lacking("parquet") or self._form not in {None, Format.PARQUET}:
            return False
        return bool(self.names) and all(map(self._is_parquet, self.names))

    def _is_parquet(self, name: str) -> bool:
        with self._looked_at(name) as watched:
            return formats.begins(io.BufferedReader(watched, len(formats.PARQUET))) == formats.PARQUET

    def columns(self, names: Collection[str]) -> "Iterator[tuple[str, Columns | Row | NoRow]]":
        """Columns of all files, with the name of each, and rows where they are not plain. Raises as `rows` does."""
        from leverframe.audit.inputs import parquet  # noqa: PLC0415 -- pyarrow is large, and few logs need it

        for name in self.names:
            with self._watched(name) as stream:
                formats.begins(stream)  # as when it is read by rows: what was read tells whether it is the same
                for found in parquet.columns(stream, name, names):
                    yield name, found

    def picked(self, name: str, numbers: Sequence[int], packed: bytes, without: Collection[str] | None = None) -> Rows:
        """Some rows of a file of Parquet, by their numbers (`parquet.picked`). Raises as `rows` does."""
        from leverframe.audit.inputs import parquet  # noqa: PLC0415 -- pyarrow is large, and few logs need it

        with self._watched(name) as stream:
            formats.begins(stream)
            try:
                yield from parquet.picked(stream, name, numbers, packed, without)
            except parquet.EndedError:
                raise changed(name) from None

    def _bytes(self, name: str) -> int:
        with self._looked_at(name):
            return self._first[name].size

    @cached_property
    def are_lines(self) -> bool:
        """Is each line of each file a row, or none? Raises InputError (LF230)."""
        return all(map(self._has_lines, self.names))

    def _has_lines(self, name: str) -> bool:
        with self._looked_at(name) as watched:
            return formats.are_lines(io.BufferedReader(watched), name, self._form)

    @contextmanager
    def _looked_at(self, name: str) -> Generator[Watched]:
        """Open a file, to look at how it begins. What somebody saw there must be there when it is read."""
        try:
            with self._opening.opened(name) as stream:
                watched = self._begun(name, stream)
                yield watched
                if watched.sum is not None:
                    self._sums.setdefault(name, []).append(watched.sum)
        except OSError as error:
            raise failed(name, error) from None

    def _begun(self, name: str, stream: Opened) -> Watched:
        """As much of a file as it had when somebody looked at it first."""
        first = self._first.setdefault(name, sight(stream))
        stream.seek(0)
        return Watched(stream, first.size, sums=first.is_recent)

    def blocks(self, names: Collection[str] | None = None) -> Iterator[tuple[str, int | None, bytes | str]]:
        """The lines of files, by default of all, in blocks, and why one ends before it should.

        Each block comes with the name of its file and the place where it begins there, if it can be read there again.
        Raises InputError (LF230) as `rows` does.
        """
        for name in self.names if names is None else names:
            with self._watched(name) as stream:
                unpacked = Unpacked(stream)
                for start, block in blocks(io.BufferedReader(unpacked)):
                    yield name, None if unpacked.is_packed else start, block
                if unpacked.problem is not None:
                    yield name, None, unpacked.problem

    @contextmanager
    def unwritten(self, name: str) -> "Generator[Opened | None]":
        """A file, to read parts of its lines again; None if it was written since it was read first.

        Who writes to a mapped file may go unnoticed for a while: whoever reads parts compares them with what they were.
        Raises InputError (LF230).
        """
        try:
            with self._opening.opened(name) as stream:
                yield stream if name in self._first and was_written_with(self._first[name].stamp, stream) else None
        except OSError as error:
            raise failed(name, error) from None

    @contextmanager
    def _watched(self, name: str) -> Generator[io.BufferedReader]:
        """Open a file. When it was read, it must be what it was the first time."""
        try:
            with self._opening.opened(name) as stream:
                watched = self._begun(name, stream)
                yield io.BufferedReader(watched)
                mark = watched.mark
            has_mark = name in self._found and not watched.has_jumps
            if self._found.setdefault(name, mark) != mark or not (has_mark or self._is_there(name, watched.sum)):
                raise changed(name)
        except UnknownFormatError:
            hint = f"name the format by --input: {', '.join(Format)}"
            raise unreadable(name, "it begins like no log", hint) from None
        except OSError as error:
            raise failed(name, error) from None

    def _is_there(self, name: str, read: Sum | None) -> bool:
        """Does the file that has a name now have the bytes that were read, and those that were seen before?"""
        if name == STDIN:
            return True  # it is a copy of our own
        first, sums = self._first[name], self._sums.setdefault(name, [])
        try:
            with self._opening.opened(name) as stream:
                is_same = stamp(stream) == first.stamp
                if read is None or (is_same and not first.is_recent):
                    return is_same
                sums.append(read)
                return all(one.is_of(stream) for one in dict.fromkeys(sums))
        except OSError:
            return False

    def __getstate__(self) -> dict[str, object]:
        """For another process: another computer tells other things of a file than its bytes."""
        first = {name: Sight(None, one.size, is_recent=True) for name, one in self._first.items()}
        return {**self.__dict__, "_first": first}


def changed(name: str) -> InputError:
    """The error that a file is another one than when it was read before."""
    return unreadable(name, "it changed while it was read", "audit a copy of it")
