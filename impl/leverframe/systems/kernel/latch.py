"""The latch, which keeps any kernel from booting in a directory where one has halted (D-KRN-10).

Without a latch, halting for good applies to the instance. With a latch it applies to the directory: the kernel writes a
file before it records the halt, and no kernel boots while that file exists. A person with authority removes it.
"""

import json
from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError


class Latch:
    """A file that says that a kernel has halted here, and why. With `closes`, a halting kernel creates it."""

    def __init__(self, path: Path, *, closes: bool = True) -> None:
        self._path, self._closes = path, closes

    def check(self) -> None:
        """Raise InputError (LF168) if a kernel has halted here."""
        if self._path.exists():
            reason = f"a kernel has halted here for good; {self._path} gives the reason"
            hint = "read the file, correct the cause, and remove the file if a kernel may run here again"
            raise InputError((Diagnostic("LF168", reason, None, None, hint),))

    def close(self, reason: str, by: str) -> None:
        """Create the file, before the kernel halts. Raises InputError (LF074) if it cannot be written."""
        if not self._closes:
            return
        files.replace(self._path, f"{json.dumps({'reason': reason, 'by': by})}\n".encode())
