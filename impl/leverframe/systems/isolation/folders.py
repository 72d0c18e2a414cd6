"""A folder for one program, and its end: whatever the program has made of it.

Folders can be deeper inside each other than a path is long, than functions may call each other and than files may be
open. So what is deep is moved up before it is looked into: each folder is listed directly below the first one.

Limits: what cannot be removed within `PATIENCE` is left behind, and so is what the superuser's programs have locked.
"""

import os
import tempfile
import time
import uuid
from pathlib import Path

PATIENCE = 5.0
"""Seconds that removing may take: a program can make very many files."""


def make() -> Path:
    """A new, empty folder that only its owner can enter. Raises OSError."""
    return Path(tempfile.mkdtemp(prefix="leverframe-"))


def remove(folder: Path) -> None:
    """Remove a folder that nobody works in any more, with all that is in it, and follow no symbolic link."""
    until = time.monotonic() + PATIENCE
    waiting = [folder]
    try:
        while waiting:
            place = waiting.pop()
            for entry in list(os.scandir(place)):
                if time.monotonic() > until:
                    return
                if entry.is_dir(follow_symlinks=False):
                    Path(entry.path).chmod(0o700)
                    waiting.append(Path(entry.path).rename(folder / f".{uuid.uuid4()}"))
                else:
                    Path(entry.path).unlink()
            if place != folder:
                place.rmdir()
        folder.rmdir()
    except OSError:
        return
