"""The files below a directory, and nothing else: each is reached by descriptors, one name after the other.

A name is looked up in the directory that is open, never along a path, and no symbolic link is followed. So whatever is
swapped in between, one gets to a file that is below the workspace by the names that were given, or to none. A name must
stand in its directory exactly so: one that only case or Unicode form tells from another is refused, since a file system
may take them for the same.

Limits: Linux. A bind mount of the same device cannot be told from a folder. What has been opened can be moved out of
the workspace afterwards; `leads_to` tells whether it was, and `swap` asks it last of all.
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
"""Bytes of a file that is read or written."""
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
    """A file cannot be used; its message says why."""

    def __init__(self, why: Why, reason: str) -> None:
        super().__init__(reason)
        self.why = why


@dataclass(frozen=True, slots=True)
class Identity:
    """Which file it is, by whatever name."""

    device: int
    inode: int


@dataclass(frozen=True, slots=True)
class Found:
    """A file that was read: which one it is, how many names it has, its mode and owner, and what it contains."""

    identity: Identity
    names: int
    status: os.stat_result
    content: bytes

    @property
    def version(self) -> str:
        """Its version, which is the digest of what it contains."""
        return version_of(self.content)


def version_of(content: bytes) -> str:
    """The version of a file that contains this."""
    return f"sha256:{sha256(content).hexdigest()}"


def content_of(found: Found) -> Mapping[str, Json]:
    """What a file contains, for whoever reads it: as text, or in base64 where it is none."""
    try:
        return {"content": found.content.decode()}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(found.content).decode()}


class Workspace:
    """A directory. It stays the same one while it is open, whatever its path leads to meanwhile."""

    def __init__(self, root: Path) -> None:
        """Open it. Raises InputError (LF172)."""
        self.root = root
        try:
            self._descriptor = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        except OSError as error:
            reason = f"{root} is no workspace: {error.strerror or error}"
            raise InputError((Diagnostic("LF172", reason, None, None, "name a directory that is there"),)) from None
        self._identity = identity_of(os.fstat(self._descriptor))

    def close(self) -> None:
        """Let go of it."""
        os.close(self._descriptor)

    @property
    def place(self) -> Path:
        """Where other processes find it while it is open, whatever its path leads to."""
        return Path(f"/proc/{os.getpid()}/fd/{self._descriptor}")

    def is_there(self) -> bool:
        """Does its path still lead to it?"""
        return _is(self.root, self._identity)

    def contains(self, path: Path) -> bool:
        """Is a path below it, or would what is made there be?"""
        resolved = Path(os.path.realpath(path))  # unlike `resolve`, whatever links there are
        return any(_is(place, self._identity) for place in (resolved, *resolved.parents))

    @contextmanager
    def folder(self, names: Sequence[str]) -> Generator[int]:
        """A descriptor of a folder. Raises WorkspaceError."""
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
        """What a file contains; None where there is none. Raises WorkspaceError."""
        try:
            with self.folder(wanted.folders) as folder:
                return self.find_in(folder, wanted.name)
        except WorkspaceError as error:
            if error.why is Why.NO_FOLDER:
                return None
            raise

    def find_in(self, folder: int, name: str) -> Found | None:
        """As `find`, in a folder that is open."""
        if not stands_in(folder, name):
            return None
        descriptor = self._opened(name, FILE, folder)
        try:
            return self.found(descriptor, name)
        finally:
            os.close(descriptor)

    def found(self, descriptor: int, name: str) -> Found:
        """What an open file contains. Raises WorkspaceError where it is no regular file, or too large."""
        status = os.fstat(descriptor)
        self._same_device(status, name)
        if not stat.S_ISREG(status.st_mode):
            raise WorkspaceError(Why.ELSEWHERE, f"{quoted(name)} is no regular file")
        content = bytearray()
        os.lseek(descriptor, 0, os.SEEK_SET)
        while chunk := os.read(descriptor, MAX_FILE + 1 - len(content)):
            content += chunk
            if len(content) > MAX_FILE:
                raise WorkspaceError(Why.UNUSABLE, f"{quoted(name)} is larger than {MAX_FILE:,} bytes")
        return Found(identity_of(status), status.st_nlink, status, bytes(content))

    def leads_to(self, names: Sequence[str], folder: int) -> bool:
        """Do these names still lead to the folder that is open?"""
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
                reason = f"{quoted(name)} is a symbolic link, or no {'folder' if how == FOLDER else 'file'}"
                raise WorkspaceError(Why.ELSEWHERE, reason) from None
            raise unusable(name, error) from None

    def _same_device(self, status: os.stat_result, name: str) -> None:
        if status.st_dev != self._identity.device:
            raise WorkspaceError(Why.ELSEWHERE, f"{quoted(name)} is on another device than the workspace")


def stands_in(folder: int, name: str) -> bool:
    """Does a name stand in a folder? Raises WorkspaceError where only another spelling of it does."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        raise unusable(name, error) from None
    if name in names:
        return True
    same = folded(name)
    other = next((other for other in names if folded(other) == same), None)
    if other is not None:
        reason = f"{quoted(name)} differs from {quoted(other)}, which is there, in case or Unicode form only"
        raise WorkspaceError(Why.ELSEWHERE, reason)
    return False


def identity_of(status: os.stat_result) -> Identity:
    """Which file a status is of."""
    return Identity(status.st_dev, status.st_ino)


def unusable(name: str, error: OSError) -> WorkspaceError:
    """Why a file cannot be used, when the system says so."""
    return WorkspaceError(Why.UNUSABLE, f"{quoted(name)}: {error.strerror or error}")


def _is(place: Path, identity: Identity) -> bool:
    try:
        return identity_of(place.stat()) == identity
    except OSError:
        return False
