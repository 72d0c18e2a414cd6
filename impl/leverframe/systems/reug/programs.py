"""Programs as tools: each use is a separate process, which is ended when the turn is over.

A thread that runs a Python function cannot be ended; a process can. The arguments are a JSON object in the program's
last argument; the result is the text on its standard output.

Limits: those of `leverframe.systems.isolation`. The engine's clock is checked every twentieth of a second.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, run

_LOOK = 0.05
"""Seconds between two checks whether the turn is over."""


class ProgramError(ValueError):
    """A program failed. The message says why, and `result` what is known of its effect."""

    def __init__(self, outcome: ProgramOutcome) -> None:
        failed = outcome.result is ProgramResult.FAILED
        said = shortened(outcome.stderr.decode("utf-8", "backslashreplace").strip(), 300) if failed else ""
        super().__init__(outcome.failure + (f": {said}" if said else ""))
        self.result = outcome.result


@dataclass(frozen=True, slots=True)
class Program:
    """A program: its absolute path, its first arguments, and its folder. None stands for a temporary folder."""

    path: str
    arguments: Sequence[str] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(seconds=300.0, output_bytes=65_536))

    def use(self, given: Mapping[str, Json], given_up: Callable[[], bool]) -> str:
        """Run the program and return its output. It is stopped once it is `given_up`. Raises ProgramError."""
        last = json.dumps(given, ensure_ascii=False)
        outcome = run(Command(self.path, (*self.arguments, last)), self.limits, self.folder, given_up, _LOOK)
        if outcome.result is not ProgramResult.SUCCEEDED:
            raise ProgramError(outcome)
        return outcome.stdout.decode("utf-8", "backslashreplace")
