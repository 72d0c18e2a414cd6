"""Compare and swap of a file: it is replaced only where it still is of the version that the replacement is based on.

What is to be there is written beside the file and then exchanged with it in one step (renameat2(2),
RENAME_EXCHANGE), and what came out is looked at: where it is not the file and the version that was compared, the two
are exchanged back and nothing has happened. Where there was no file, the new one is moved there only if there still is
none (RENAME_NOREPLACE). So whoever reads the file sees the old content or the new one, whole.

Gates exclude each other by a lock on the folder (flock(2)). Other programs do not take part in that; meanwhile a read
lease on the file (fcntl(2), F_SETLEASE) makes sure that no one has it open for writing, and holds up those who try.

What remains: a program that opened the file for writing before it was replaced writes to what nobody sees any more, as
with any replacement by renaming; that takes it the time between the release of the lease and its first write. For the
instant between exchanging and exchanging back, others may see the new content. Where a file system has no leases (NFS),
a write in place between comparing and exchanging is found when what came out is read again, unless it comes later.
Extended attributes are not carried over; mode and owner are.
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
"""Seconds to wait for another gate that is writing to the same folder."""
_PAUSE = 0.01


class ChangedError(Exception):
    """The file is not what the write is based on; its message says what is different. Nothing was written."""


class UnsureError(WorkspaceError):
    """Something went wrong when the file had been written already; its message says what. It may contain either."""


def compare_and_swap(workspace: Workspace, target: Target, base: str, content: bytes) -> None:
    """Make a file contain this, if it is of version `base`.

    Raises ChangedError where it is not, and WorkspaceError where it cannot be done; either way nothing has happened,
    unless it is an UnsureError.
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
            reason = f"{quoted(target.name)} was written, and it is not known whether the disk keeps that"
            raise UnsureError(Why.UNUSABLE, f"{reason}: {error.strerror or error}") from None


def _create(workspace: Workspace, target: Target, folder: int, content: bytes) -> None:
    with _beside(folder, content, None) as (name, new):
        if stands_in(folder, target.name):
            raise ChangedError("it exists by now")
        try:
            _rename(folder, name, target.name, RENAME_NOREPLACE)
        except FileExistsError:
            raise ChangedError("it exists by now") from None
        if not workspace.leads_to(target.folders, folder):
            _put_back(folder, (target.name, name), RENAME_NOREPLACE, new)
            raise ChangedError("a folder on the way to it was moved")


def _put_back(folder: int, names: tuple[str, str], how: int, new: Identity) -> None:
    """Undo a rename. What is beside thereafter is our own, or it is left there. Raises UnsureError."""
    target, beside = names
    try:
        _rename(folder, target, beside, how)
    except OSError as error:
        kept = "" if how == RENAME_NOREPLACE else f"; what was there is kept as {beside}"
        reason = f"{quoted(target)} could not be put back: {error.strerror or error}{kept}"
        raise _KeptError(Why.UNUSABLE, reason) from None
    if _identity(folder, beside) != new:
        reason = f"{quoted(target)} was replaced while it was being put back; what was there is kept as {beside}"
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
        raise ChangedError(f"it has {found.names} names by now (hard links)")
    if found.version != base:
        raise ChangedError("it has another content by now")


class _KeptError(UnsureError):
    """The file beside is somebody else's, and is left where it is."""


@contextmanager
def _beside(folder: int, content: bytes, like: Found | None) -> Generator[tuple[str, Identity]]:
    """A new file in the folder, and which one it is. What has that name in the end is removed."""
    name = f"{OWN}{os.urandom(8).hex()}.tmp"
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    mode = 0o666 if like is None else 0o600  # what others may not read they may not read here, either
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
    with contextlib.suppress(OSError):  # the file has been written, and what is left beside it is the old one
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
    """The file, open, while nobody has it open for writing. Raises ChangedError, WorkspaceError."""
    try:
        descriptor = os.open(name, FILE, dir_fd=folder)
    except FileNotFoundError:
        raise ChangedError("it does not exist any more") from None
    except OSError as error:
        if error.errno in {errno.ELOOP, errno.ENXIO}:
            raise ChangedError("it is no regular file any more") from None
        raise
    try:
        # Whoever tries to open it for writing has a signal sent to us, which by default would end this process.
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
            raise  # those: no leases on this file system, or not for this user


@contextmanager
def _locked(folder: int) -> Generator[None]:
    """The folder is ours among gates."""
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
    """Python's own `os.rename` has no flags."""
    library = ctypes.CDLL(None, use_errno=True)
    if library.renameat2(folder, os.fsencode(old), folder, os.fsencode(new), flags) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), new)
