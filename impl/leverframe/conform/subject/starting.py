"""Why the command of an adapter cannot be started, and what its user may have meant."""

import contextlib
import os
import shutil
from pathlib import Path

from leverframe import files
from leverframe.errors import Diagnostic, InputError

_COMMAND = "write the command after '--' as you would in a shell in this directory"


def wrong(message: str, hint: str = _COMMAND) -> InputError:
    """The error that an adapter cannot be started (LF210)."""
    return InputError((Diagnostic("LF210", message, None, None, hint),))


def refused(program: str, reason: str | None) -> InputError:
    """The error for a program that the operating system refuses to start, with the cause, if it can be told."""
    cause, hint = _off_path(program) if os.sep not in program else _at(program)
    return wrong(f"{program!r} cannot be started: {cause or reason}", hint)


def _off_path(program: str) -> tuple[str | None, str]:
    if shutil.which(program) is not None:
        return None, _COMMAND
    cause, words = "there is no such program on PATH", program.split()
    if words[1:]:
        return cause, f"do not quote the command as a whole: -- {program}"
    if Path(program).is_file():
        return cause, f"a file of this name is here: -- .{os.sep}{program}"
    if program == "python" and shutil.which("python3"):
        return cause, "write python3"
    return cause, _COMMAND


def _at(program: str) -> tuple[str | None, str]:
    path = Path(program)
    if path.is_dir():
        return "it is a directory", "name a program"
    if path.is_file():
        if not os.access(path, os.X_OK):
            return "it is not executable", f"chmod +x {program}, or name what runs it, such as: -- python3 {program}"
        if missing := _interpreter(path):
            return f"its first line names {missing}, which does not exist", "correct that line"
        return None, _COMMAND
    meant = files.near(path)
    if meant is not None:
        folder = program.rpartition(os.sep)[0]
        return "there is no such file", f"did you mean {f'{folder}{os.sep}{meant.name}'!r}?"
    return None, _COMMAND


def _interpreter(path: Path) -> str | None:
    """The program that a script names in its first line, if it does not exist."""
    with contextlib.suppress(OSError), files.opened(path) as stream:
        first = stream.readline(1000)
        words = first.removeprefix(b"#!").decode("utf-8", "replace").split() if first.startswith(b"#!") else []
        return words[0] if words and not Path(words[0]).exists() else None
    return None
