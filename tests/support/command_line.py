"""The command line, run in this process, which is fast, or as a separate process, as users run it."""

import contextlib
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from click.testing import CliRunner

from leverframe.cli import main
from leverframe.cli.main import cli

MACHINES = Path(__file__).parent.parent / "transcripts"
"""Small machines, and transcripts of the command line about them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The exit code and output of a command line."""

    code: int
    stdout: str
    stderr: str


def run(*arguments: str | Path, stdin: str | None = None, environment: Mapping[str, str] | None = None) -> Outcome:
    """Run a command line in this process. Exceptions other than SystemExit propagate."""
    result = CliRunner().invoke(cli, [str(argument) for argument in arguments], input=stdin, env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


def served(*arguments: str | Path, stdin: str | bytes = "", directory: Path | None = None, **changes: str) -> Outcome:
    """Run a command line in this process as `process` does in another one: its streams are files with descriptors."""
    with contextlib.ExitStack() as opened:
        opened.enter_context(patch.dict(os.environ, environment(**changes), clear=True))
        source, out, err = (
            opened.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8", newline="")) for _ in range(3)
        )
        source.buffer.write(stdin if isinstance(stdin, bytes) else stdin.encode())
        source.seek(0)
        for name, stream in {"stdin": source, "stdout": out, "stderr": err}.items():
            opened.enter_context(patch.object(sys, name, stream))
        if directory is not None:
            opened.enter_context(contextlib.chdir(directory))
        code = main.run([str(argument) for argument in arguments])
        out.seek(0)
        err.seek(0)
        return Outcome(code, out.read(), err.read())


def flat(text: str) -> str:
    """The text on one line: its line breaks depend on the terminal and on the length of paths."""
    return " ".join(text.split())


def command(*arguments: str | Path) -> list[str]:
    """The command line as a command for another process."""
    return [sys.executable, "-m", "leverframe", *map(str, arguments)]


def environment(**changes: str) -> dict[str, str]:
    """This process's environment with `changes`, and without variables that colour the output."""
    plain = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS"}}
    return {**plain, **changes}


def process(*arguments: str | Path, stdin: str = "", directory: Path | None = None, **changes: str) -> Outcome:
    """Run a command line as a separate process."""
    result = subprocess.run(
        command(*arguments),
        input=stdin,
        cwd=directory,
        env=environment(**changes),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return Outcome(result.returncode, result.stdout, result.stderr)


def on_terminal(*arguments: str | Path, width: int = 100, **changes: str) -> str:
    """Return the output of a process to a terminal of this width, which is its stdout and stderr."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", 50, width, 0, 0))
    with subprocess.Popen(
        command(*arguments), stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs, env=environment(**changes)
    ):
        os.close(theirs)
        seen = drain(ours)
    os.close(ours)
    return seen.replace("\r\n", "\n")


def drain(descriptor: int) -> str:
    """Return everything that is written to the other side of a terminal until it is closed."""
    seen = b""
    with contextlib.suppress(OSError):  # how a terminal ends
        while chunk := os.read(descriptor, 65536):
            seen += chunk
    return seen.decode()


def interrupted(running: "subprocess.Popen[bytes] | subprocess.Popen[str]", stdin: int) -> int:
    """Ctrl-C, once, since a second one kills the process.

    Python misses a signal that arrives between a prompt and the reading, so the process gets lines until it ends.
    """
    running.send_signal(signal.SIGINT)
    for _ in range(600):
        with contextlib.suppress(subprocess.TimeoutExpired):
            return running.wait(timeout=0.1)
        with contextlib.suppress(OSError):
            os.write(stdin, b"\n")
    raise AssertionError("it cannot be interrupted")
