"""Compare and swap of a file: the file is replaced only if it still has the version on which the new content is based.

The new content is written beside the file and exchanged with it in one step (renameat2(2), RENAME_EXCHANGE). Then the
old file is examined: if it is not the expected file with the expected version, the two are exchanged back. If no file
is expected, the new one is moved there only if there still is none (RENAME_NOREPLACE). So a reader sees either the
whole old content or the whole new content.

Gates exclude each other by a lock on the folder (flock(2)). Other programs do not use that lock. A read lease on the
file (fcntl(2), F_SETLEASE) ensures that no program has it open for writing, and delays programs that try to open it.

Limits: a program that waits for the lease opens the old file and then writes to a file that nobody sees, as with any
replacement by renaming. Between exchanging and exchanging back, others may see the new content. On a file system
without leases, a write in place is detected only if it comes before the old file is read again. Extended attributes are
not kept; mode and owner are.
"""

import contextlib
import ctypes
import errno
import fcntl
import os
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager

from leverframe.systems.excerpts import quoted
from leverframe.systems.turn.paths import OWN, Target
from leverframe.systems.turn.workspace import (
    ABSENT,
    FILE,
    Found,
    Identity,
    Why,
    Workspace,
    WorkspaceError,
    identity_of,
    stands_in,
    unusable,
)

RENAME_NOREPLACE, RENAME_EXCHANGE = 1, 2
PATIENCE = 5.0
"""The longest wait, in seconds, for another gate that writes to the same folder."""
_PAUSE = 0.01


class ChangedError(Exception):
    """The file is not the version on which the write is based. The message says why. Nothing was written."""


class UnsureError(WorkspaceError):
    """An error after the file was written. The file may have the old content or the new one."""


def compare_and_swap(workspace: Workspace, target: Target, base: str, content: bytes) -> None:
    """Replace the content of a file if its version is `base`.

    Raises ChangedError if it has another version, and WorkspaceError if the write is impossible. In both cases the file
    is unchanged, except after an UnsureError.
    """
    with workspace.folder(target.folders) as folder, _locked(folder):
        if not workspace.leads_to(target.folders, folder):
            raise ChangedError("a folder on the way to it was moved")
        try:
            if base == ABSENT:
                _create(workspace, target, folder, content)
            else:
                _replace(workspace, target, folder, base, content)
        except OSError as error:
            raise unusable(target.name, error) from None
        try:
            os.fsync(folder)
        except OSError as error:
            reason = f"{quoted(target.name)} was written, but may not be on disk"
            raise UnsureError(Why.UNUSABLE, f"{reason}: {error.strerror or error}") from None


def _create(workspace: Workspace, target: Target, folder: int, content: bytes) -> None:
    with _beside(folder, content, None) as (name, new):
        if stands_in(folder, target.name):
            raise ChangedError("it now exists")
        try:
            _rename(folder, name, target.name, RENAME_NOREPLACE)
        except FileExistsError:
            raise ChangedError("it now exists") from None
        if not workspace.leads_to(target.folders, folder):
            _put_back(folder, (target.name, name), RENAME_NOREPLACE, new)
            raise ChangedError("a folder on the way to it was moved")


def _put_back(folder: int, names: tuple[str, str], how: int, new: Identity) -> None:
    """Undo a rename. Raises UnsureError unless the file beside is our own afterwards; then the file beside is kept."""
    target, beside = names
    try:
        _rename(folder, target, beside, how)
    except OSError as error:
        kept = "" if how == RENAME_NOREPLACE else f"; the old file is kept as {beside}"
        reason = f"{quoted(target)} could not be put back: {error.strerror or error}{kept}"
        raise _KeptError(Why.UNUSABLE, reason) from None
    if _identity(folder, beside) != new:
        reason = f"{quoted(target)} was replaced while it was being put back; the other file is kept as {beside}"
        raise _KeptError(Why.UNUSABLE, reason)


def _replace(workspace: Workspace, target: Target, folder: int, base: str, content: bytes) -> None:
    with _leased(folder, target.name) as descriptor:
        before = workspace.found(descriptor, target.name)
        _compare(before, base)
        with _beside(folder, content, before) as (name, new):
            _rename(folder, name, target.name, RENAME_EXCHANGE)
            try:
                _look_at_what_came_out(workspace, target, folder, (name, descriptor), (before.identity, base))
            except (ChangedError, WorkspaceError, OSError):
                _put_back(folder, (target.name, name), RENAME_EXCHANGE, new)
                raise


def _look_at_what_came_out(
    workspace: Workspace, target: Target, folder: int, out: tuple[str, int], expected: tuple[Identity, str]
) -> None:
    (name, descriptor), (identity, base) = out, expected
    if _identity(folder, name) != identity:
        raise ChangedError("another file was put in its place")
    _compare(workspace.found(descriptor, target.name), base)
    if not workspace.leads_to(target.folders, folder):
        raise ChangedError("a folder on the way to it was moved")


def _compare(found: Found, base: str) -> None:
    if found.names > 1:
        raise ChangedError(f"it now has {found.names} names (hard links)")
    if found.version != base:
        raise ChangedError("its content has changed")


class _KeptError(UnsureError):
    """The file beside belongs to another program, and is kept."""


@contextmanager
def _beside(folder: int, content: bytes, like: Found | None) -> Generator[tuple[str, Identity]]:
    """Create a new file in the folder, and yield its name and identity. The file of that name is removed in the end."""
    name = f"{OWN}{os.urandom(8).hex()}.tmp"
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    mode = 0o666 if like is None else 0o600  # others must not read a copy of a file that they cannot read
    descriptor = os.open(name, how, mode, dir_fd=folder)
    try:
        try:
            _fill(descriptor, content, like)
            new = identity_of(os.fstat(descriptor))
        finally:
            os.close(descriptor)
        yield name, new
    except _KeptError:
        raise
    except BaseException:
        _remove(folder, name)
        raise
    with contextlib.suppress(OSError):  # the file is written; the file beside is the old one
        _remove(folder, name)


def _fill(descriptor: int, content: bytes, like: Found | None) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    if like is not None:
        own = os.fstat(descriptor)
        if (own.st_uid, own.st_gid) != (like.status.st_uid, like.status.st_gid):
            os.fchown(descriptor, like.status.st_uid, like.status.st_gid)
        os.fchmod(descriptor, like.status.st_mode & 0o777)
    os.fsync(descriptor)


def _remove(folder: int, name: str) -> None:
    with contextlib.suppress(FileNotFoundError):
        os.unlink(name, dir_fd=folder)


@contextmanager
def _leased(folder: int, name: str) -> Generator[int]:
    """Open the file while no program has it open for writing. Raises ChangedError, WorkspaceError."""
    try:
        descriptor = os.open(name, FILE, dir_fd=folder)
    except FileNotFoundError:
        raise ChangedError("it no longer exists") from None
    except OSError as error:
        if error.errno in {errno.ELOOP, errno.ENXIO}:
            raise ChangedError("it is no longer a regular file") from None
        raise
    try:
        # When a program tries to open it for writing, we get a signal; the default one would end this process.
        fcntl.fcntl(descriptor, fcntl.F_SETSIG, signal.SIGURG)
        _lease(descriptor, name)
        yield descriptor
    finally:
        os.close(descriptor)


def _lease(descriptor: int, name: str) -> None:
    try:
        fcntl.fcntl(descriptor, fcntl.F_SETLEASE, fcntl.F_RDLCK)
    except OSError as error:
        if error.errno == errno.EAGAIN:
            raise WorkspaceError(Why.UNUSABLE, f"another program has {quoted(name)} open for writing") from None
        if error.errno not in {errno.EINVAL, errno.EACCES, errno.EPERM, errno.ENOLCK, errno.EOPNOTSUPP}:
            raise  # those errors mean no leases on this file system, or not for this user


@contextmanager
def _locked(folder: int) -> Generator[None]:
    """Hold the lock on a folder that gates use."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except BlockingIOError:
            if time.monotonic() >= end:
                reason = f"another program has locked the folder for more than {PATIENCE:g} seconds"
                raise WorkspaceError(Why.UNUSABLE, reason) from None
            time.sleep(_PAUSE)
    try:
        yield
    finally:
        fcntl.flock(folder, fcntl.LOCK_UN)


def _identity(folder: int, name: str) -> Identity | None:
    try:
        return identity_of(os.stat(name, dir_fd=folder, follow_symlinks=False))
    except FileNotFoundError:
        return None


def _rename(folder: int, old: str, new: str, flags: int) -> None:
    """Call renameat2(2): `os.rename` has no flags."""
    library = ctypes.CDLL(None, use_errno=True)
    if library.renameat2(folder, os.fsencode(old), folder, os.fsencode(new), flags) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), new)
