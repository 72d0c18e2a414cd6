"""Programs as tools: each use is a process apart, which is ended when the turn is over.

A function of Python goes on for as long as it likes, since nobody can end its thread; a program does not. What it is
given is its last argument, an object of JSON; what it writes to its standard output is the result, a text.

Limits: as those of `leverframe.systems.isolation`. The clock of the engine is looked at each twentieth of a second.
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
"""Seconds between looks at whether the turn is over."""


class ProgramError(ValueError):
    """A program that did not do what it should, and why."""


class EndedError(ProgramError):
    """A program that was ended before it came to its end: what it has done by then, nobody knows."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program by its absolute path, its first arguments, and where it runs; None is a folder of its own."""

    path: str
    arguments: Sequence[str] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(seconds=300.0, output_bytes=65_536))

    def use(self, given: Mapping[str, Json], given_up: Callable[[], bool]) -> str:
        """What it writes. Raises ProgramError, and EndedError where it is `given_up` meanwhile."""
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
