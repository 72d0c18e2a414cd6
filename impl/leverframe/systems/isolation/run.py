"""A program run apart: by its path, with an argument vector and never a shell, in a clean environment, under limits.

A *run* has an end in any case: the program ends, or it is ended at its deadline, when it writes too much, when it is
stopped, when the runtime dies. Everything that it has started ends with it (`supervisor`). A supervisor that does not
come to an end in time is killed, after all that is below it.

Source: document 000, section 9 ('Capability execution MUST be isolated'), which does not say from what. Here it is: the
runtime's memory, descriptors, environment, working directory and terminal.
"""

import contextlib
import os
import select
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from leverframe.systems.isolation import folders, supervisor

SUPERVISOR = supervisor.__file__
GRACE = 3.0
"""Seconds that a supervisor has to end a program and tell of it, once the deadline is over or it is told to stop."""
_LOOK = 0.2
"""Seconds between two looks at whether it was told to stop."""


@dataclass(frozen=True, slots=True)
class ProgramLimits:
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


class ProgramResult(StrEnum):
    """What the end of a run says about what the program was to do (docs/adr/0021)."""

    SUCCEEDED = "succeeded"
    FAILED = "failed"
    NOT_STARTED = "not started"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ProgramOutcome:
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

    @property
    def result(self) -> ProgramResult:
        """A program that came to its end reports on itself by its code. How far any other one got, nobody knows."""
        match self.ended:
            case Ended.EXITED:
                return ProgramResult.SUCCEEDED if self.code == 0 else ProgramResult.FAILED
            case Ended.NOT_STARTED:
                return ProgramResult.NOT_STARTED
            case Ended.SIGNALLED | Ended.DEADLINE | Ended.TOO_MUCH_OUTPUT | Ended.STOPPED | Ended.UNKNOWN:
                return ProgramResult.UNKNOWN
            case _:
                assert_never(self.ended)

    @property
    def failure(self) -> str:
        """Why it has not succeeded, in words."""
        match self.result:
            case ProgramResult.NOT_STARTED:
                return f"it could not be started: {self.reason}"
            case ProgramResult.UNKNOWN:
                return self.reason or f"it was ended: {self.ended}"
            case _:
                return f"it exited with {self.code}"


ENVIRONMENT: Mapping[str, str] = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


@dataclass(frozen=True, slots=True)
class Command:
    """A program by its absolute path, its arguments without its name, and all that it finds in its environment."""

    program: str
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=lambda: ENVIRONMENT)


class RunningProgram:
    """A program that is running. `wait` for its end, and `stop` it from another thread.

    Raises OSError where the supervisor cannot be started.
    """

    def __init__(self, command: Command, limits: ProgramLimits, folder: Path | None = None) -> None:
        self._end = time.monotonic() + limits.seconds + GRACE
        self._own_folder = folders.make() if folder is None else None
        self._supervisor = subprocess.Popen(  # noqa: S603 -- our own script; what it runs is told to it, without a shell
            supervisor.command(SUPERVISOR),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env={},
        )
        self._answers = -1 if self._supervisor.stdout is None else self._supervisor.stdout.fileno()
        self._tell(supervisor.letter(_order(command, limits, folder or self._own_folder or Path())))

    def wait(self) -> ProgramOutcome:
        """What became of the program, once it has ended."""
        told, whole = bytearray(), False
        try:
            while not whole and time.monotonic() < self._end:
                if self._answers_within(_LOOK):
                    more = os.read(self._answers, 65_536)
                    told += more
                    whole = not more
        finally:
            self._finish(whole)
        return _outcome(bytes(told))

    def watched(self, given_up: Callable[[], bool], look: float) -> ProgramOutcome:
        """What became of the program, which is ended where it is `given_up`: that is asked each `look`, in seconds."""
        ended = False
        try:
            while not (ended := self.ends_within(look)) and time.monotonic() < self._end and not given_up():
                pass
        finally:
            if not ended:
                self.stop()
            outcome = self.wait()
        return outcome

    def ends_within(self, seconds: float) -> bool:
        """Whether the program ends, or has ended, within so much time; then `wait` is not long."""
        return self._answers < 0 or self._answers_within(seconds)

    def stop(self) -> None:
        """End the program. Does nothing where it has ended."""
        self._end = min(self._end, time.monotonic() + GRACE)
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # it has died, and there was something to be told to it still
                self._supervisor.stdin.close()

    def _answers_within(self, seconds: float) -> bool:
        watched = select.poll()  # other than select(2), for any number of open files
        watched.register(self._answers, select.POLLIN)
        return bool(watched.poll(seconds * 1000))

    def _finish(self, told: bool) -> None:  # noqa: FBT001 -- whether it has told what became of the program
        """Leave nothing behind, neither processes nor descriptors nor the folder."""
        self.stop()
        if not told:
            supervisor.end_below(self._supervisor.pid, GRACE)
            self._supervisor.kill()
        self._supervisor.wait()
        if self._supervisor.stdout:
            self._supervisor.stdout.close()
        self._answers = -1
        if self._own_folder:
            folders.remove(self._own_folder)

    def _tell(self, order: bytes) -> None:
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # It has died: there will be no outcome, which `wait` tells.
                self._supervisor.stdin.write(order)
                self._supervisor.stdin.flush()


def run(command: Command, limits: ProgramLimits | None = None, folder: Path | None = None) -> ProgramOutcome:
    """Run a program, in a folder of its own unless one is given, and say what became of it."""
    return RunningProgram(command, limits or ProgramLimits(), folder).wait()


def _order(command: Command, limits: ProgramLimits, folder: Path) -> Iterator[tuple[str, bytes]]:
    yield "program", _bytes(command.program)
    yield "folder", _bytes(str(folder))
    for argument in (Path(command.program).name, *command.arguments):
        yield "argument", _bytes(argument)
    for name, value in command.environment.items():
        yield "environment", _bytes(f"{name}={value}")
    for name, value in asdict(limits).items():
        if value is not None:
            yield name, str(value).encode()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _outcome(told: bytes) -> ProgramOutcome:
    found = supervisor.opened(told)
    if found is None:
        return ProgramOutcome(Ended.UNKNOWN, reason="the supervisor died, or did not answer in time")
    one = {name: values[0] for name, values in found.items()}
    return ProgramOutcome(
        Ended(one["ended"].decode()),
        int(one["code"]) if "code" in one else None,
        one.get("stdout", b""),
        one.get("stderr", b""),
        float(one.get("cpu_seconds", 0)),
        one["reason"].decode() if "reason" in one else None,
    )
