"""Programs as tools: each use is a process apart, which is ended when the turn is over.

A function of Python goes on for as long as it likes, since nobody can end its thread; a program does not. What it is
given is its last argument, an object of JSON; what it writes to its standard output is the result, a text.

Limits: as those of `leverframe.systems.isolation`. The clock of the engine is looked at each twentieth of a second.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, run

_LOOK = 0.05
"""Seconds between looks at whether the turn is over."""


class ProgramError(ValueError):
    """A program that did not succeed, and why."""

    def __init__(self, outcome: ProgramOutcome) -> None:
        failed = outcome.result is ProgramResult.FAILED
        said = shortened(outcome.stderr.decode("utf-8", "backslashreplace").strip(), 300) if failed else ""
        super().__init__(outcome.failure + (f": {said}" if said else ""))
        self.result = outcome.result


@dataclass(frozen=True, slots=True)
class Program:
    """A program by its absolute path, its first arguments, and where it runs; None is a folder of its own."""

    path: str
    arguments: Sequence[str] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(seconds=300.0, output_bytes=65_536))

    def use(self, given: Mapping[str, Json], given_up: Callable[[], bool]) -> str:
        """What it writes. Raises ProgramError. It is ended where it is `given_up` meanwhile."""
        last = json.dumps(given, ensure_ascii=False)
        outcome = run(Command(self.path, (*self.arguments, last)), self.limits, self.folder, given_up, _LOOK)
        if outcome.result is not ProgramResult.SUCCEEDED:
            raise ProgramError(outcome)
        return outcome.stdout.decode("utf-8", "backslashreplace")
