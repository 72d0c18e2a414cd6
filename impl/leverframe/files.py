"""Files: only ordinary ones are read, and writes are atomic.

A pipe, a device or an entry of /proc, such as /proc/kmsg, can block a reader for ever, on opening or on reading.
`opened` never blocks: it checks the type before it opens a file, opens without blocking, checks the type of the opened
file, and reads nothing from a file without a size, as other virtual file systems have them.

Limits: a regular file on a network file system that does not answer still blocks.
"""

import contextlib
import difflib
import errno
import functools
import io
import itertools
import json
import operator
import os
import stat
import tempfile
from collections.abc import Iterable
from pathlib import Path

from leverframe.errors import Diagnostic, InputError, Span

_KINDS = (
    (stat.S_ISDIR, "it is a directory, not a file"),
    (stat.S_ISFIFO, "it is a pipe, and only ordinary files are read"),
    (stat.S_ISSOCK, "it is a socket, and only ordinary files are read"),
    (stat.S_ISCHR, "it is a device, and only ordinary files are read"),
    (stat.S_ISBLK, "it is a device, and only ordinary files are read"),
)
_ALIKE, _LONGEST_COMPARED, _MOST_NAMES = 0.7, 48, 1000
"""How alike the names of two files are that somebody may confuse; and how much is compared at most."""
_DECLARED = frozenset({".yaml", ".yml"})
"""How the names of most files end that people give to Leverframe."""
_PROC = Path("/proc/self")
_READING = functools.reduce(
    operator.or_, (getattr(os, name, 0) for name in ("O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK", "O_BINARY")), os.O_RDONLY
)
"""The flags for reading. Windows has only the last one of these, and POSIX only the others."""


def opened(path: Path) -> io.BufferedReader | io.BytesIO:
    """Open an ordinary file for reading, without blocking. Raises OSError, whose `strerror` gives the reason."""
    stream = growing(path)
    if os.fstat(stream.fileno()).st_size:
        return stream
    stream.close()
    return io.BytesIO()


def growing(path: Path) -> io.BufferedReader:
    """Open an ordinary file that may grow, as `opened` does. An entry of /proc without a size is none."""
    _require_ordinary(path.stat(), path)
    descriptor = os.open(path, _READING)
    try:
        # Someone may have replaced the file since the first check.
        _require_ordinary(os.fstat(descriptor), path)
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


WRITTEN_HERE: set[tuple[int, int] | None] = set()
"""The database files that this process writes to. POSIX drops its locks if it opens and closes them once more."""


def identity(path: Path) -> tuple[int, int] | None:
    """The identity of the file that has this name now, or None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def is_written_here(path: Path) -> bool:
    """Does this process write to a database in this file?"""
    return identity(path) in WRITTEN_HERE


class TooLargeError(OSError):
    """A file is larger than the reader allows."""


def contents(path: Path, limit: int) -> bytes:
    """The bytes of an ordinary file. Raises OSError, and TooLargeError if it has more than `limit` bytes."""
    with opened(path) as stream:
        data = stream.read(limit + 1)
    if len(data) > limit:
        raise TooLargeError(errno.EFBIG, f"it is larger than {limit:,} bytes", str(path))
    return data


def next_step(path: Path, error: OSError | ValueError) -> str:
    """What somebody may do about a file that cannot be read: mostly name another one."""
    match getattr(error, "errno", None):
        case errno.EISDIR:
            inside = next(iter(_names(path)), None)
            return f"name a file in it, such as {path / inside}" if inside else "name a file; it has none"
        case errno.ENOENT:
            meant = near(path)
            return f"did you mean {str(meant)!r}?" if meant else "check the path"
        case errno.EACCES:
            return "change its permissions, or name another file"
        case _:
            return "check the path and its permissions"


def near(path: Path) -> Path | None:
    """The ordinary file in the same folder whose name is most like this one, if one is."""
    wanted = path.stem.lower()
    alike = difflib.SequenceMatcher(None, "", wanted)
    found = (0.0, False, "")
    for name in _names(path.parent) if len(wanted) <= _LONGEST_COMPARED else ():
        alike.set_seq1(Path(name).stem.lower()[:_LONGEST_COMPARED])
        if alike.real_quick_ratio() >= _ALIKE and alike.quick_ratio() >= _ALIKE:
            found = max(found, (alike.ratio(), Path(name).suffix == path.suffix, name))
    return path.with_name(found[2]) if found[0] >= _ALIKE else None


def _names(folder: Path) -> list[str]:
    """The names of ordinary files in a folder, YAML first, or of some if it has very many; none if it is unreadable."""
    try:
        with os.scandir(folder) as found:
            some = itertools.islice(found, _MOST_NAMES)
            names = [one.name for one in some if not one.name.startswith(".") and one.is_file()]
            return sorted(names, key=lambda name: (Path(name).suffix not in _DECLARED, name))
    except OSError:
        return []


def json_fault(path: str, data: bytes, error: ValueError | RecursionError) -> tuple[str, Span | None, str | None]:
    """Why the bytes of a file are no JSON that is read; the place and its line, if that tells more."""
    match error:
        case RecursionError():
            return "it is nested too deeply", None, None
        case UnicodeDecodeError(start=start):
            return f"it is not UTF-8: byte 0x{data[start]:02x} at offset {start:,}", None, None
        case _ if not data.strip():
            return "it is empty", None, None
        case json.JSONDecodeError(msg=reason, lineno=line, colno=column, doc=text):
            reason = reason[0].lower() + reason[1:]
            shown = text.split("\n")[line - 1].rstrip("\r")
            return f"it is not JSON: {reason}", Span(path, line, column), shown
        case _:
            return str(error), None, None


def special(found: os.stat_result) -> str | None:
    """Why this is not an ordinary file, or None if it is one."""
    reason = next((reason for is_kind, reason in _KINDS if is_kind(found.st_mode)), None)
    return reason or ("it is an entry of /proc, and only ordinary files are read" if _of_proc(found) else None)


def _of_proc(found: os.stat_result) -> bool:
    try:
        return found.st_dev == _PROC.stat().st_dev
    except OSError:
        return False


def _require_ordinary(found: os.stat_result, path: Path) -> None:
    if reason := special(found):
        raise OSError(errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.EINVAL, reason, str(path))


def replace(path: Path, data: bytes | Iterable[bytes]) -> None:
    """Write a temporary file beside `path`, then rename it. Raises InputError (LF074), and what `data` raises."""
    chunks = (data,) if isinstance(data, bytes) else data
    try:
        if path.exists() and not path.is_file():  # a device or a pipe, which a rename would replace
            with path.open("wb") as stream:
                stream.writelines(chunks)
            return
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~_umask()
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        try:
            with os.fdopen(descriptor, "wb") as stream:
                stream.writelines(chunks)
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).chmod(mode)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = f"{error.strerror or error}: cannot write {path}"
        raise unwritable(reason, "free disk space, or name another file") from None


def replace_ordinary(path: Path, data: bytes) -> None:
    """As `replace`, but raise InputError (LF074) if something other than an ordinary file is there, such as a pipe."""
    with contextlib.suppress(OSError):
        if special(path.stat()):
            raise unwritable(
                f"it is not an ordinary file: cannot replace {path}", "remove it, or name another directory"
            )
    replace(path, data)


def remove_ordinary(path: Path) -> None:
    """Remove a file. Raises InputError (LF074) if that fails, as for a directory."""
    try:
        path.unlink()
    except OSError as error:
        reason = f"{error.strerror or error}: cannot remove {path}"
        raise unwritable(reason, "remove it, or name another directory") from None


def unwritable(reason: str, hint: str) -> InputError:
    """The error that a result cannot be written."""
    return InputError((Diagnostic("LF074", reason, None, None, hint),))


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
