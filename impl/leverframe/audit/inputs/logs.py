"""The files of a log, in order: files, the files of a folder, and standard input.

A log is read more than once. It may grow meanwhile: each time, no more of a file is read than it had at first. If what
was read once is another thing the next time, nothing that is found is certain: it is an error.

The files of a folder and of the folders inside come in the order of their names, where a number counts as one; hidden
files do not count. Standard input is copied to a temporary file.
"""

import io
import os
import re
import shutil
import stat
import sys
import tempfile
import zlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Self

from leverframe.audit.inputs import formats
from leverframe.audit.inputs.formats import Format, UnknownFormatError
from leverframe.audit.inputs.rows import Rows
from leverframe.errors import Diagnostic, InputError
from leverframe.files import opened

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer as Buffer

STDIN = "-"
MAX_FILES = 100_000
"""The number of files in folders."""


class Log:
    """A log in some files. `names` are what reports call them."""

    def __init__(self, files: Sequence[str | Path], form: Format | None = None) -> None:
        """`form` is the format of all of them; by default each has its own. Raises InputError (LF230)."""
        self._form = form
        self._stdin: BinaryIO | None = None
        self._found: dict[str, tuple[int, ...]] = {}
        """Of each file, the length when it was read first, and what tells whether it is the same."""
        self.names = tuple(name for file in files for name in _named(str(file)))
        if self.names.count(STDIN) > 1:
            raise _unreadable(STDIN, "standard input can be read once", "name it once")

    def __enter__(self) -> Self:
        """Standard input is copied when it is read first."""
        return self

    def __exit__(self, *_: object) -> None:
        """The copy goes."""
        if self._stdin is not None:
            self._stdin.close()

    def rows(self) -> Rows:
        """The rows of all files. Raises InputError (LF230) if one cannot be read, or has changed."""
        for name in self.names:
            try:
                with self._opened(name) as stream:
                    watched = _Watched(stream, self._found.get(name, (_size(stream), 0))[0])
                    yield from formats.rows(io.BufferedReader(watched), name, self._form)
                    self._compare(name, watched)
            except UnknownFormatError:
                hint = f"name the format by --input: {', '.join(Format)}"
                raise _unreadable(name, "it begins like no log", hint) from None
            except OSError as error:
                raise _unreadable(name, error.strerror or str(error), "check the path and its permissions") from None

    def _compare(self, name: str, read: "_Watched") -> None:
        mark = read.mark
        if self._found.setdefault(name, mark) != mark:
            raise _unreadable(name, "it changed while it was read", "audit a copy of it")

    @contextmanager
    def _opened(self, name: str) -> Generator[BinaryIO]:
        if name != STDIN:
            with opened(Path(name)) as stream:
                yield stream
            return
        if self._stdin is None:
            self._stdin = tempfile.TemporaryFile()  # noqa: SIM115 -- it is read again and again
            shutil.copyfileobj(sys.stdin.buffer, self._stdin)
        self._stdin.seek(0)
        yield self._stdin


class _Watched(io.RawIOBase):
    """The first bytes of a file, with a checksum of those that were read one after the other."""

    def __init__(self, stream: BinaryIO, size: int) -> None:
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
        data = self._stream.read(max(min(len(view), self.size - self._place), 0))
        view[: len(data)] = data
        self._jumped = self._jumped or self._place > self._summed
        if not self._jumped:
            new = data[self._summed - self._place :]
            self._checksum = zlib.crc32(new, self._checksum)
            self._summed += len(new)
        self._place += len(data)
        return len(data)


def _size(stream: BinaryIO) -> int:
    size = stream.seek(0, io.SEEK_END)
    stream.seek(0)
    return size


def _named(file: str) -> Iterator[str]:
    """The files that a name stands for."""
    if file == STDIN or not Path(file).is_dir():
        yield file
        return
    found: list[Path] = []
    folders = [Path(file)]
    while folders:
        try:
            entries = list(folders.pop().iterdir())
        except OSError as error:
            raise _unreadable(file, error.strerror or str(error), "check the path and its permissions") from None
        for entry in entries:
            if not entry.name.startswith("."):
                kind = entry.lstat().st_mode
                if stat.S_ISDIR(kind):
                    folders.append(entry)
                else:
                    found.append(entry)
        if len(found) > MAX_FILES:
            raise _unreadable(file, f"it has more than {MAX_FILES:,} files", "name the files of the log")
    if not found:
        raise _unreadable(file, "the folder has no files", "name the files of the log")
    yield from map(str, sorted(found, key=_by_numbers))


def _by_numbers(path: Path) -> list[tuple[tuple[int, int | str], ...]]:
    """The order of names in which a number counts as one: log.2 comes before log.10."""
    return [
        tuple((0, int(part)) if part.isdecimal() else (1, part) for part in re.split(r"(\d+)", name) if part)
        for name in path.parts
    ]


def _unreadable(name: str, reason: str, hint: str) -> InputError:
    return InputError((Diagnostic("LF230", f"cannot read {name}: {reason}", None, None, hint),))
