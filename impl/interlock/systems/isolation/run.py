"""A program run apart: by its path, with an argument vector and never a shell, in a clean environment, under limits.

A *run* has an end in any case: the program ends, or it is ended at its deadline, when it writes too much, when it is
stopped, when the runtime dies. Everything that it has started ends with it (`supervisor`).

Source: document 000, section 9 ('Capability execution MUST be isolated'), which does not say from what. Here it is: the
runtime's memory, descriptors, environment, working directory and terminal.
"""

import base64
import contextlib
import json
import select
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path

SUPERVISOR = Path(__file__).with_name("supervisor.py")
GRACE = 10.0
"""Seconds that a supervisor has beyond the deadline to end a program and tell of it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use; None is no limit. `processes` counts all of the user's, and does not hold for root."""

    seconds: float = 10.0
    output_bytes: int = 1_048_576
    cpu_seconds: int | None = 10
    memory_bytes: int | None = 1 << 30
    file_bytes: int | None = 1 << 24
    open_files: int | None = 64
    processes: int | None = None


class Ended(StrEnum):
    """How a run ended."""

    EXITED = "exited"
    SIGNALLED = "signalled"
    DEADLINE = "deadline"
    TOO_MUCH_OUTPUT = "too much output"
    STOPPED = "stopped"
    NOT_STARTED = "not started"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a program.

    `code` is what it exited with, negative for a signal. What it wrote is cut off at the limit. `reason` says why a
    program was not started, or why nothing is known of it: then it may have had an effect.
    """

    ended: Ended
    code: int | None = None
    stdout: bytes = b""
    stderr: bytes = b""
    cpu_seconds: float = 0.0
    reason: str | None = None


ENVIRONMENT: Mapping[str, str] = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


@dataclass(frozen=True, slots=True)
class Command:
    """A program by its absolute path, its arguments without its name, and all that it finds in its environment."""

    program: str
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=lambda: ENVIRONMENT)


class Run:
    """A program that is running. `wait` for its end, and `stop` it from another thread.

    Raises OSError where the supervisor cannot be started.
    """

    def __init__(self, command: Command, limits: Limits, folder: Path | None = None) -> None:
        self._limits = limits
        self._own_folder = None
        if folder is None:
            self._own_folder = tempfile.TemporaryDirectory(prefix="interlock-", ignore_cleanup_errors=True)
            folder = Path(self._own_folder.name)
        self._supervisor = subprocess.Popen(  # noqa: S603 -- our own script; what it runs is told to it, without a shell
            [sys.executable, "-I", "-S", str(SUPERVISOR)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env={},
        )
        self._tell(_order(command, limits, folder))

    def wait(self) -> Outcome:
        """What became of the program, once it has ended."""
        supervisor = self._supervisor
        watchdog = threading.Timer(self._limits.seconds + GRACE, supervisor.kill)
        watchdog.start()
        try:
            told = supervisor.stdout.read() if supervisor.stdout else b""
            supervisor.wait()
        finally:
            watchdog.cancel()
            self.stop()
            if supervisor.stdout:
                supervisor.stdout.close()
            if self._own_folder:
                self._own_folder.cleanup()
        return _outcome(told)

    def ends_within(self, seconds: float) -> bool:
        """Whether the program ends, or has ended, within so much time; then `wait` is not long."""
        told = self._supervisor.stdout
        if told is None or told.closed:
            return True
        watched = select.poll()  # other than select(2), for any number of open files
        watched.register(told, select.POLLIN)
        return bool(watched.poll(seconds * 1000))

    def stop(self) -> None:
        """End the program. Does nothing where it has ended."""
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # it has died, and there was something to be told to it still
                self._supervisor.stdin.close()

    def _tell(self, order: bytes) -> None:
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # It has died: there will be no outcome, which `wait` tells.
                self._supervisor.stdin.write(order)
                self._supervisor.stdin.flush()


def run(command: Command, limits: Limits | None = None, folder: Path | None = None) -> Outcome:
    """Run a program, in a folder of its own unless one is given, and say what became of it."""
    return Run(command, limits or Limits(), folder).wait()


def _order(command: Command, limits: Limits, folder: Path) -> bytes:
    resources = asdict(limits)
    order = {
        "program": command.program,
        "arguments": [Path(command.program).name, *command.arguments],
        "environment": dict(command.environment),
        "folder": str(folder),
        "seconds": resources.pop("seconds"),
        "output_bytes": resources.pop("output_bytes"),
        "limits": resources,
    }
    return json.dumps(order).encode() + b"\n"


def _outcome(told: bytes) -> Outcome:
    try:
        found = json.loads(told)
    except ValueError:
        return Outcome(Ended.UNKNOWN, reason="the supervisor died, or did not answer in time")
    found["ended"] = Ended(found["ended"])
    for output in ("stdout", "stderr"):
        found[output] = base64.b64decode(found.get(output, ""))
    return Outcome(**found)
