"""Files of any format as a log.

A log is read more than once. It may grow meanwhile: each time, no more of a file is read than it had at first. If what
was read once is another thing the next time, nothing that is found is certain: it is an error.
"""

import io
import os
import zlib
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from leverframe.audit.inputs import formats
from leverframe.audit.inputs.blocks import blocks
from leverframe.audit.inputs.formats import Format, UnknownFormatError
from leverframe.audit.inputs.opening import Opened, Opening, failed, named, unreadable
from leverframe.audit.inputs.packed import Unpacked
from leverframe.audit.inputs.rows import NoRow, Row, Rows
from leverframe.errors import InputError
from leverframe.extras import lacking
from leverframe.record.report import JournalReport

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

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
        self._sizes: dict[str, int] = {}
        self._stamps: dict[str, tuple[int, ...]] = {}
        """What the file system told of each file before it was read first."""
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
        self._sizes.update((name, self._bytes(name)) for name in self.names if name not in self._found)

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
        try:
            with self._opening.opened(name) as stream:
                return formats.begins(stream) == formats.PARQUET
        except OSError as error:
            raise failed(name, error) from None

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
        try:
            with self._opening.opened(name) as stream:
                return _size(stream)
        except OSError as error:
            raise failed(name, error) from None

    @cached_property
    def are_lines(self) -> bool:
        """Is each line of each file a row, or none? Raises InputError (LF230)."""
        return all(map(self._has_lines, self.names))

    def _has_lines(self, name: str) -> bool:
        try:
            with self._opening.opened(name) as stream:
                watched = Watched(stream, _size(stream))
                return formats.are_lines(io.BufferedReader(watched), name, self._form)
        except OSError as error:
            raise failed(name, error) from None

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
                yield stream if self._stamps.get(name) == _stamp(stream) else None
        except OSError as error:
            raise failed(name, error) from None

    @contextmanager
    def _watched(self, name: str) -> Generator[io.BufferedReader]:
        """Open a file. When it was read, it must be what it was the first time."""
        try:
            with self._opening.opened(name) as stream:
                self._stamps.setdefault(name, _stamp(stream))
                size = self._sizes[name] if name in self._sizes else _size(stream)
                watched = Watched(stream, self._found.get(name, (size, 0))[0])
                yield io.BufferedReader(watched)
                mark = watched.mark
                if self._found.setdefault(name, mark) != mark:
                    raise changed(name)
        except UnknownFormatError:
            hint = f"name the format by --input: {', '.join(Format)}"
            raise unreadable(name, "it begins like no log", hint) from None
        except OSError as error:
            raise failed(name, error) from None


def changed(name: str) -> InputError:
    """The error that a file is another one than when it was read before."""
    return unreadable(name, "it changed while it was read", "audit a copy of it")


class Watched(io.RawIOBase):
    """The first bytes of a file, with a checksum of those that were read one after the other."""

    def __init__(self, stream: Opened, size: int) -> None:
        super().__init__()
        self._stream, self.size = stream, size
        self._checksum, self._summed, self._place = 0, 0, 0
        self._jumped = False

    @property
    def mark(self) -> tuple[int, ...]:
        """The size, the checksum, and if not all was read in order, when the file was written last."""
        try:
            written = os.fstat(self._stream.fileno()).st_mtime_ns if self._jumped else 0
        except io.UnsupportedOperation:  # an empty file
            written = 0
        return self.size, self._checksum, written

    def fileno(self) -> int:
        """The descriptor, for a process that reads it: in which order, nobody knows here."""
        self._jumped = True
        return self._stream.fileno()

    def readable(self) -> bool:
        """It is."""
        return True

    def seekable(self) -> bool:
        """It is."""
        return True

    def seek(self, offset: int, whence: int = io.SEEK_SET, /) -> int:
        """Go to a place."""
        start = {io.SEEK_SET: 0, io.SEEK_CUR: self._place, io.SEEK_END: self.size}[whence]
        self._place = self._stream.seek(max(start + offset, 0))
        return self._place

    def tell(self) -> int:
        """The place."""
        return self._place

    def readinto(self, buffer: "Buffer", /) -> int:
        """Read the next bytes, and return their number."""
        view = memoryview(buffer)
        read = self._stream.readinto(view[: max(min(len(view), self.size - self._place), 0)])
        self._jumped = self._jumped or self._place > self._summed
        if not self._jumped and self._place + read > self._summed:
            self._checksum = zlib.crc32(view[self._summed - self._place : read], self._checksum)
            self._summed = self._place + read
        self._place += read
        return read


def _stamp(stream: Opened) -> tuple[int, ...]:
    """What the file system tells of a file."""
    try:
        found = os.fstat(stream.fileno())
    except io.UnsupportedOperation:  # an empty file
        return ()
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def _size(stream: Opened) -> int:
    size = stream.seek(0, io.SEEK_END)
    stream.seek(0)
    return size
