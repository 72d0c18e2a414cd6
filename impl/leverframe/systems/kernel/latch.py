"""What keeps a kernel from booting again after it has halted, where that is wanted (D-KRN-10).

A kernel that has halted is halted for good; that is about the instance. With a latch it is about the place: the file is
written before the halt is on record, and as long as it is there no kernel boots. Whoever has authority removes it.
"""

import json
from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError


class Latch:
    """A file that says that a kernel has halted here, and why. With `closes`, a kernel that halts makes it."""

    def __init__(self, path: Path, *, closes: bool = True) -> None:
        self._path, self._closes = path, closes

    def check(self) -> None:
        """Raises InputError (LF168) where a kernel has halted here."""
        if self._path.exists():
            reason = f"a kernel has halted here for good, as {self._path} says"
            hint = "read the file, find out why, and remove it if a kernel may run here again"
            raise InputError((Diagnostic("LF168", reason, None, None, hint),))

    def close(self, reason: str, by: str) -> None:
        """A kernel is about to halt. Raises InputError (LF074) where that cannot be written."""
        if not self._closes:
            return
        files.replace(self._path, f"{json.dumps({'reason': reason, 'by': by})}\n".encode())
