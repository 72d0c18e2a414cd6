"""Programs as tools: each use is a separate process, which is ended when the turn is over.

A thread that runs a Python function cannot be ended; a process can. The arguments are a JSON object in the program's
last argument; the result is the text on its standard output.

Limits: those of `leverframe.systems.isolation`. The engine's clock is checked every twentieth of a second.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import assert_never

from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, RunningProgram

_LOOK = 0.05
"""Seconds between two checks whether the turn is over."""


class ProgramError(ValueError):
    """A program failed. The message says why."""


class EndedError(ProgramError):
    """A program was ended from outside. Its effects are unknown."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program: its absolute path, its first arguments, and its folder. None stands for a temporary folder."""

    path: str
    arguments: Sequence[str] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(seconds=300.0, output_bytes=65_536))

    def use(self, given: Mapping[str, Json], given_up: Callable[[], bool]) -> str:
        """Run the program and return its output. Raises ProgramError, and EndedError if it is `given_up` meanwhile."""
        last = json.dumps(given, ensure_ascii=False)
        try:
            run = RunningProgram(Command(self.path, (*self.arguments, last)), self.limits, self.folder)
        except OSError as error:
            raise ProgramError(f"no program can be started: {error.strerror or error}") from None
        return _result(run.watched(given_up, _LOOK))


def _result(outcome: ProgramOutcome) -> str:
    match outcome.result:
        case ProgramResult.SUCCEEDED:
            return outcome.stdout.decode("utf-8", "backslashreplace")
        case ProgramResult.FAILED:
            said = shortened(outcome.stderr.decode("utf-8", "backslashreplace").strip(), 300)
            raise ProgramError(outcome.failure + (f": {said}" if said else ""))
        case ProgramResult.NOT_STARTED:
            raise ProgramError(outcome.failure)
        case ProgramResult.UNKNOWN:
            raise EndedError(outcome.failure)
        case _:
            assert_never(outcome.result)
