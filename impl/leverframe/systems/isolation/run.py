"""A program run in isolation: by its path, with an argument vector and never a shell, in a clean environment.

Every *run* ends: the program ends by itself, or it is killed at its deadline, when it writes too much, when it is
stopped, or when the runtime dies. All its descendants end with it (`supervisor`). A supervisor that does not end in
time is killed after its descendants.

Source: document 000, section 9 ('Capability execution MUST be isolated'), which does not say from what. Here, a program
is isolated from the runtime's memory, descriptors, environment, working directory and terminal.
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
"""Seconds that a supervisor has to kill the program and answer, after the deadline or a request to stop."""
_LOOK = 0.2
"""Seconds between two checks for a request to stop."""


@dataclass(frozen=True, slots=True)
class ProgramLimits:
    """The limits of a program; None is no limit. `processes` counts all those of the user, and does not bind root."""

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
    """What the end of a run says about the effect of the program (docs/adr/0021)."""

    SUCCEEDED = "succeeded"
    FAILED = "failed"
    NOT_STARTED = "not started"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class ProgramOutcome:
    """The outcome of a run.

    `code` is the exit code, negative for a signal. Output is truncated at the limit. `reason` says why the program was
    not started, or why its outcome is unknown; in the latter case it may have had an effect.
    """

    ended: Ended
    code: int | None = None
    stdout: bytes = b""
    stderr: bytes = b""
    cpu_seconds: float = 0.0
    reason: str | None = None

    @property
    def result(self) -> ProgramResult:
        """The judgement of the run: a program that exits reports by its code; the effect of any other is unknown."""
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
        """Why the program did not succeed, in words."""
        match self.result:
            case ProgramResult.NOT_STARTED:
                return f"the program could not be started: {self.reason}"
            case ProgramResult.UNKNOWN:
                return self.reason or f"the program was ended: {self.ended}"
            case _:
                return f"the program exited with code {self.code}"


ENVIRONMENT: Mapping[str, str] = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


@dataclass(frozen=True, slots=True)
class Command:
    """A program by its absolute path, its arguments without its name, and its whole environment."""

    program: str
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = field(default_factory=lambda: ENVIRONMENT)


class RunningProgram:
    """A running program. One thread may `wait` for its end, and another may `stop` it.

    Raises OSError if the supervisor cannot be started.
    """

    def __init__(self, command: Command, limits: ProgramLimits, folder: Path | None = None) -> None:
        self._end = time.monotonic() + limits.seconds + GRACE
        self._own_folder = folders.make() if folder is None else None
        try:
            self._supervisor = subprocess.Popen(  # noqa: S603 -- our own script, which gets its order without a shell
                supervisor.command(SUPERVISOR),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env={},
            )
        except OSError:
            self._remove_folder()
            raise
        self._answers = -1 if self._supervisor.stdout is None else self._supervisor.stdout.fileno()
        self._tell(supervisor.letter(_order(command, limits, folder or self._own_folder or Path())))

    def wait(self) -> ProgramOutcome:
        """Wait for the end of the program, and return its outcome."""
        told, whole = bytearray(), False
        try:
            while not whole and not self.overdue:
                if self._answers_within(_LOOK):
                    more = os.read(self._answers, 65_536)
                    told += more
                    whole = not more
        finally:
            self._finish(whole)
        return _outcome(bytes(told))

    @property
    def overdue(self) -> bool:
        """Should the program have ended by now?"""
        return time.monotonic() >= self._end

    def ends_within(self, seconds: float) -> bool:
        """Does the program end within this time, or has it ended? Then `wait` is short."""
        return self._answers < 0 or self._answers_within(seconds)

    def stop(self) -> None:
        """End the program. Does nothing if it has ended."""
        self._end = min(self._end, time.monotonic() + GRACE)
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # the supervisor died with input left to read
                self._supervisor.stdin.close()

    def _answers_within(self, seconds: float) -> bool:
        watched = select.poll()  # unlike select(2), it works with any number of open files
        watched.register(self._answers, select.POLLIN)
        return bool(watched.poll(seconds * 1000))

    def _finish(self, told: bool) -> None:  # noqa: FBT001 -- whether the supervisor has answered
        """Clean up the processes, the descriptors and the folder."""
        self.stop()
        if not told:
            supervisor.end_below(self._supervisor.pid, GRACE)
            self._supervisor.kill()
        self._supervisor.wait()
        if self._supervisor.stdout:
            self._supervisor.stdout.close()
        self._answers = -1
        self._remove_folder()

    def _remove_folder(self) -> None:
        if self._own_folder:
            folders.remove(self._own_folder)

    def _tell(self, order: bytes) -> None:
        if self._supervisor.stdin:
            with contextlib.suppress(BrokenPipeError):  # the supervisor died; `wait` reports it
                self._supervisor.stdin.write(order)
                self._supervisor.stdin.flush()


def run(
    command: Command,
    limits: ProgramLimits | None = None,
    folder: Path | None = None,
    given_up: Callable[[], bool] = lambda: False,
    look: float = _LOOK,
) -> ProgramOutcome:
    """Run a program in a given folder, or by default in a temporary one, and return its outcome.

    The program is stopped once it is `given_up`, which is asked every `look` seconds.
    """
    try:
        running = RunningProgram(command, limits or ProgramLimits(), folder)
    except OSError as error:
        return ProgramOutcome(Ended.NOT_STARTED, reason=error.strerror or str(error))
    ended = False
    try:
        while not (ended := running.ends_within(look)) and not running.overdue and not given_up():
            pass
    finally:
        if not ended:
            running.stop()
        outcome = running.wait()
    return outcome


def _order(command: Command, limits: ProgramLimits, folder: Path) -> Iterator[tuple[str, bytes]]:
    yield "program", _bytes(command.program)
    yield "folder", _bytes(str(folder))
    # The whole path: by a name alone, Python looks for its library beside another interpreter on PATH.
    for argument in (command.program, *command.arguments):
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
