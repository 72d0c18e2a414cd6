"""The files that a log is named by, in order, each opened as often as it is read.

A file that is named twice is read once, also by two names. The files of a folder and of the folders inside come in the
order of their names, where a number counts as one; hidden files do not count, and neither do those that SQLite and a
journal keep beside a database. Standard input is copied to a temporary file.
"""

import errno
import io
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Self, cast

from leverframe.audit.inputs.packed import Unpacked
from leverframe.audit.inputs.watching import Opened, is_recent, stamp, summed
from leverframe.errors import Diagnostic, InputError
from leverframe.files import identity, next_step, opened

STDIN = "-"
MAX_FILES = 100_000
"""The number of files in folders."""
_FEED = "name a file, or let a program write to standard input, and name that as '-'"
"""What to do about a pipe or a device."""
_BESIDE = ("-wal", "-shm", "-journal", ".lock")


class Opening:
    """Opens files, and standard input, which is copied when it is opened first."""

    def __init__(self) -> None:
        self._stdin: io.BufferedRandom | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Remove the copy."""
        if self._stdin is not None:
            self._stdin.close()

    @contextmanager
    def opened(self, name: str | Path) -> Generator[Opened]:
        """Open what has a name. Raises OSError."""
        if str(name) != STDIN:
            with opened(Path(name)) as stream:
                yield stream
            return
        if sys.stdin is None:
            raise OSError("it is closed")
        if self._stdin is None:
            self._stdin = _copied(sys.stdin.buffer)
        self._stdin.seek(0)
        yield self._stdin

    @contextmanager
    def unpacked(self, name: str | Path, *, strict: bool = True) -> Generator[io.BufferedReader]:
        """Open what has a name, and unpack it. Raises OSError; if it is `strict`, also where it is cut off."""
        with self.opened(name) as stream:
            unpacked = Unpacked(cast("io.BufferedReader", stream), strict=strict)
            yield io.BufferedReader(unpacked)


def _copied(given: BinaryIO) -> io.BufferedRandom:
    """A copy of standard input. Raises OSError; if it is a file, also if that changes meanwhile."""
    copy, file = tempfile.TemporaryFile(), _file_of(given)  # noqa: SIM115 -- it is read again and again
    try:
        if file is None:
            shutil.copyfileobj(given, copy)
        else:
            _copy(given, file, copy)
    except BaseException:
        copy.close()
        raise
    finally:
        if file is not None:
            file.close()
    return copy


def _copy(given: BinaryIO, file: io.BufferedReader, copy: io.BufferedRandom) -> None:
    """Copy a file, which is also open for another reader. Raises OSError if what was copied is no longer there."""
    before, start = stamp(file), given.tell()
    shutil.copyfileobj(given, copy)
    length = copy.tell()
    if stamp(file) == before and not is_recent(before):
        return
    is_short = before is not None and length < before.size - start
    if is_short or summed(file, length, start) != summed(copy, length):
        raise OSError("it changed while it was read")


def _file_of(given: BinaryIO) -> io.BufferedReader | None:
    """The ordinary file that standard input is, if it is one."""
    try:
        is_file = stat.S_ISREG(os.fstat(given.fileno()).st_mode)
        return os.fdopen(os.dup(given.fileno()), "rb") if is_file else None
    except OSError:
        return None


def named(files: Iterable[str | Path]) -> tuple[str, ...]:
    """The files that names stand for. Raises InputError (LF230)."""
    names = tuple(name for file in files for name in _named(str(file)))
    if names.count(STDIN) > 1:
        raise unreadable(STDIN, "standard input can be read once", "name it once")
    return tuple(_once(tuple(dict.fromkeys(names))))


def _once(names: Sequence[str]) -> Iterator[str]:
    """Each file once: where its own name is, if others are symbolic links, and otherwise where it is named first."""
    files = [None if name == STDIN else identity(Path(name)) for name in names]
    chosen: dict[tuple[int, int], str] = {}
    for file, name in zip(files, names, strict=True):
        if file is not None and (file not in chosen or _is_link(chosen[file]) > _is_link(name)):
            chosen[file] = name
    return (name for file, name in zip(files, names, strict=True) if file is None or chosen[file] == name)


def _is_link(name: str) -> bool:
    return Path(name).is_symlink()


def _named(file: str) -> Iterator[str]:
    if file == STDIN or not Path(file).is_dir():
        yield file
        return
    found: list[Path] = []
    folders = [Path(file)]
    while folders:
        for entry in _entries(folders.pop()):
            (folders if stat.S_ISDIR(_kind(entry)) else found).append(entry)
        if len(found) > MAX_FILES:
            raise unreadable(file, f"it has more than {MAX_FILES:,} files", "name the files of the log")
    if not found:
        raise unreadable(file, "the folder has no files", "name the files of the log")
    beside = {path.with_name(f"{path.name}{end}") for path in found for end in _BESIDE}
    yield from (str(path) for path in sorted(found, key=_by_numbers) if path not in beside)


def _entries(folder: Path) -> list[Path]:
    """What is in a folder, but for what is hidden. Raises InputError (LF230)."""
    try:
        return [entry for entry in folder.iterdir() if not entry.name.startswith(".")]
    except OSError as error:
        raise failed(str(folder), error) from None


def _kind(entry: Path) -> int:
    try:
        return entry.lstat().st_mode
    except OSError as error:
        raise failed(str(entry), error) from None


def _by_numbers(path: Path) -> list[tuple[tuple[int, int | str], ...]]:
    """The order of names in which a number counts as one: log.2 comes before log.10."""
    return [
        tuple((0, int(part)) if part.isdecimal() else (1, part) for part in re.split(r"(\d+)", name) if part)
        for name in path.parts
    ]


def failed(name: str, error: OSError) -> InputError:
    """The error that a file cannot be read, for the operating system refuses it."""
    hint = _FEED if error.errno == errno.EINVAL else next_step(Path(name), error)
    return unreadable(name, error.strerror or str(error), hint)


def unreadable(name: str, reason: str, hint: str = "check the path and its permissions") -> InputError:
    """The error that a file cannot be read."""
    return InputError((Diagnostic("LF230", f"cannot read {name}: {reason}", None, None, hint),))
