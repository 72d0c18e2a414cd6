"""Files written whole or not at all."""

import os
import stat
import tempfile
from collections.abc import Iterable
from pathlib import Path

from interlock.errors import Diagnostic, InputError


def replace(path: Path, data: bytes | Iterable[bytes]) -> None:
    """Write a file beside its place first, then move it there. Raises InputError (IL074), and what `data` raises."""
    chunks = (data,) if isinstance(data, bytes) else data
    try:
        if path.exists() and not path.is_file():  # a device or a pipe: nothing to move there
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
        raise unwritable(reason, "make room there, or name another file") from None


def unwritable(reason: str, hint: str) -> InputError:
    """Why a result cannot be written, and what to do about it."""
    return InputError((Diagnostic("IL074", reason, None, None, hint),))


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
