"""A temporary folder for one program, and its removal with everything that the program left in it.

Folders can be nested deeper than the limits on paths, recursion and open files allow. So a nested folder is moved to
the top before it is listed: every folder is listed directly below the first one.

Limits: files that cannot be removed within `PATIENCE` stay behind, and so do files that the superuser's programs have
locked.
"""

import os
import tempfile
import time
import uuid
from pathlib import Path

PATIENCE = 5.0
"""Seconds that removal may take: a program can create very many files."""


def make() -> Path:
    """Create an empty folder that only its owner can enter. Raises OSError."""
    return Path(tempfile.mkdtemp(prefix="leverframe-"))


def remove(folder: Path) -> None:
    """Remove a folder that no process uses any more, with its content. Follows no symbolic link."""
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
