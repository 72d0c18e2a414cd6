"""Access to the files below a directory, and to no others: paths are opened by descriptors, name by name.

Each name is looked up in an open directory, never along a path, and no symbolic link is followed. So even if another
program swaps folders meanwhile, a lookup finds a file below the workspace under the given names, or none. A name must
occur in its directory in exactly this spelling. A name that differs from an existing one only in case or Unicode form
is rejected, since a file system may treat them as the same.

Limits: Linux. A bind mount of the same device looks like a folder. Another program can move an open file out of the
workspace; `leads_to` detects that, and `swap` calls it last.
"""

import base64
import errno
import os
import stat
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.turn.paths import Target, folded

MAX_FILE = 4 << 20
"""The largest size of a file that is read or written, in bytes."""
ABSENT = "absent"
"""The version of a file that does not exist."""
FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC


class Why(Enum):
    """Why a file cannot be used."""

    ELSEWHERE = "it leads elsewhere, or may"
    NO_FOLDER = "a folder on the way to it does not exist"
    UNUSABLE = "it cannot be read or written"


class WorkspaceError(Exception):
    """A file cannot be used. The message says why."""

    def __init__(self, why: Why, reason: str) -> None:
        super().__init__(reason)
        self.why = why


@dataclass(frozen=True, slots=True)
class Identity:
    """The identity of a file, independent of its names."""

    device: int
    inode: int


@dataclass(frozen=True, slots=True)
class Found:
    """A file that was read: its identity, number of names, mode and owner, and content."""

    identity: Identity
    names: int
    status: os.stat_result
    content: bytes

    @property
    def version(self) -> str:
        """The version of the file: the digest of its content."""
        return version_of(self.content)


def version_of(content: bytes) -> str:
    """Return the version of a file with this content."""
    return f"sha256:{sha256(content).hexdigest()}"


def content_of(found: Found) -> Mapping[str, Json]:
    """Return the content of a file as text, or in base64 if it is not UTF-8."""
    try:
        return {"content": found.content.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(found.content).decode()}


class Workspace:
    """An open directory. It stays the same one even if its path leads elsewhere."""

    def __init__(self, root: Path) -> None:
        """Open the directory. Raises InputError (LF172)."""
        self.root = root
        try:
            self._descriptor = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        except OSError as error:
            reason = f"{root} cannot be the workspace: {error.strerror or error}"
            raise InputError((Diagnostic("LF172", reason, None, None, "name an existing directory"),)) from None
        self._identity = identity_of(os.fstat(self._descriptor))

    def close(self) -> None:
        """Close the directory."""
        os.close(self._descriptor)

    @property
    def place(self) -> Path:
        """A path to the open directory for other processes, independent of its own path."""
        return Path(f"/proc/{os.getpid()}/fd/{self._descriptor}")

    def is_there(self) -> bool:
        """Does the path still lead to the directory?"""
        return _is(self.root, self._identity)

    def contains(self, path: Path) -> bool:
        """Is a path below the directory, or would a file created there be?"""
        resolved = Path(os.path.realpath(path))  # unlike `resolve`, accepts circular links
        return any(_is(place, self._identity) for place in (resolved, *resolved.parents))

    @contextmanager
    def folder(self, names: Sequence[str]) -> Generator[int]:
        """Open a folder, and yield its descriptor. Raises WorkspaceError."""
        here = os.dup(self._descriptor)
        try:
            for name in names:
                if not stands_in(here, name):
                    raise WorkspaceError(Why.NO_FOLDER, f"there is no folder {quoted('/'.join(names))}")
                below = self._opened(name, FOLDER, here)
                os.close(here)
                here = below
                self._same_device(os.fstat(here), name)
            yield here
        finally:
            os.close(here)

    def find(self, wanted: Target) -> Found | None:
        """Read a file; None if it does not exist. Raises WorkspaceError."""
        try:
            with self.folder(wanted.folders) as folder:
                return self.find_in(folder, wanted.name)
        except WorkspaceError as error:
            if error.why is Why.NO_FOLDER:
                return None
            raise

    def find_in(self, folder: int, name: str) -> Found | None:
        """Read a file in an open folder, as `find` does."""
        if not stands_in(folder, name):
            return None
        descriptor = self._opened(name, FILE, folder)
        try:
            return self.found(descriptor, name)
        finally:
            os.close(descriptor)

    def found(self, descriptor: int, name: str) -> Found:
        """Read an open file. Raises WorkspaceError if it is not a regular file, or too large."""
        status = os.fstat(descriptor)
        self._same_device(status, name)
        if not stat.S_ISREG(status.st_mode):
            raise WorkspaceError(Why.ELSEWHERE, f"{quoted(name)} is not a regular file")
        content = bytearray()
        os.lseek(descriptor, 0, os.SEEK_SET)
        while chunk := os.read(descriptor, MAX_FILE + 1 - len(content)):
            content += chunk
            if len(content) > MAX_FILE:
                raise WorkspaceError(Why.UNUSABLE, f"{quoted(name)} is larger than {MAX_FILE:,} bytes")
        return Found(identity_of(status), status.st_nlink, status, bytes(content))

    def leads_to(self, names: Sequence[str], folder: int) -> bool:
        """Do these names still lead to the open folder?"""
        try:
            with self.folder(names) as now:
                return self.is_there() and identity_of(os.fstat(now)) == identity_of(os.fstat(folder))
        except WorkspaceError:
            return False

    def _opened(self, name: str, how: int, folder: int) -> int:
        try:
            return os.open(name, how, dir_fd=folder)
        except OSError as error:
            if error.errno in {errno.ELOOP, errno.ENOTDIR, errno.ENXIO}:
                reason = f"{quoted(name)} is a symbolic link, or not a {'folder' if how == FOLDER else 'file'}"
                raise WorkspaceError(Why.ELSEWHERE, reason) from None
            raise unusable(name, error) from None

    def _same_device(self, status: os.stat_result, name: str) -> None:
        if status.st_dev != self._identity.device:
            raise WorkspaceError(Why.ELSEWHERE, f"{quoted(name)} is on another device than the workspace")


def stands_in(folder: int, name: str) -> bool:
    """Does a folder contain a name? Raises WorkspaceError if it contains only another spelling of it."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        raise unusable(name, error) from None
    if name in names:
        return True
    same = folded(name)
    other = next((other for other in names if folded(other) == same), None)
    if other is not None:
        reason = f"{quoted(name)} differs from the existing {quoted(other)} only in case or Unicode form"
        raise WorkspaceError(Why.ELSEWHERE, reason)
    return False


def identity_of(status: os.stat_result) -> Identity:
    """Return the identity of the file that has this status."""
    return Identity(status.st_dev, status.st_ino)


def unusable(name: str, error: OSError) -> WorkspaceError:
    """Return the error for a file that the system refuses to use."""
    return WorkspaceError(Why.UNUSABLE, f"{quoted(name)}: {error.strerror or error}")


def _is(place: Path, identity: Identity) -> bool:
    try:
        return identity_of(place.stat()) == identity
    except OSError:
        return False
