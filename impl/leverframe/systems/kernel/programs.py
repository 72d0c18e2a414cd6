"""Programs as tools: each call is a process apart, under limits (`leverframe.systems.isolation`).

This is where virtual and real time meet. The kernel counts ticks of its virtual clock and reads no other clock. That a
tick has passed while a program runs is told to it from here: the program has not ended within a stretch of real time,
which is measured by the operating system's waiting, outside of the kernel. It goes on record as CLOCK_TICKED like every
other outcome, and a replay of the record gives the same decisions. After its last tick the program is given up and
killed. Should nobody wait for it any more, the supervisor's own real deadline ends it all the same.

Limits: as those of `leverframe.systems.isolation`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import assert_never

from leverframe.record.entries import Json
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, RunningProgram
from leverframe.systems.kernel.tools import (
    Answer,
    Call,
    Failed,
    Lost,
    NotStarted,
    Returned,
    Tool,
    checked_params,
    ends_within_tick,
)
from leverframe.systems.kernel.values import thawed

OUTPUT_BYTES = 16_384
SPARE_MS = 5_000
"""How long after its last tick a program ends if nobody gives it up."""


@dataclass(frozen=True, slots=True)
class Param:
    """The place of a param among the arguments."""

    name: str


@dataclass(frozen=True, slots=True)
class Program:
    """A program by its absolute path, its arguments without its name, and where it runs; None is a folder of its own.

    An argument is a text, or the param of that name: a text as it is, anything else as JSON. An argument whose param is
    not given is left out.
    """

    path: str
    arguments: Sequence[str | Param] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(output_bytes=OUTPUT_BYTES))


@dataclass(frozen=True, slots=True)
class Pace:
    """How many milliseconds of real time a tick of the virtual clock is, and how many ticks there are."""

    tick_ms: int
    ticks: int


def program_tool(
    name: str, program: Program, pace: Pace, *, params: Mapping[str, Json] | bool = True, writes: bool = False
) -> Tool:
    """A program as a tool. Raises InputError (LF165) as `function_tool` does."""
    seconds = (pace.tick_ms * (pace.ticks + 1) + SPARE_MS) / 1000
    limits = replace(program.limits, seconds=seconds)

    def begin(given: Mapping[str, Json]) -> Call | NotStarted:
        command = Command(program.path, _arguments(program.arguments, given))
        try:
            return _ProgramCall(RunningProgram(command, limits, program.folder), pace.tick_ms)
        except OSError as error:
            return NotStarted(f"it could not be started: {error}")

    return Tool(name, checked_params(name, params), writes, begin)


def _arguments(arguments: Sequence[str | Param], params: Mapping[str, Json]) -> list[str]:
    written: list[str] = []
    for argument in arguments:
        if isinstance(argument, str):
            written.append(argument)
        elif argument.name in params:
            value = params[argument.name]
            written.append(value if isinstance(value, str) else json.dumps(thawed(value), ensure_ascii=False))
    return written


class _ProgramCall:
    def __init__(self, run: RunningProgram, tick_ms: int) -> None:
        self._run = run
        self._tick_ms = tick_ms

    def wait(self, interrupted: Callable[[], bool]) -> Answer | None:
        return (
            _answer(self._run.wait()) if ends_within_tick(self._run.ends_within, self._tick_ms, interrupted) else None
        )

    def stop(self) -> None:
        self._run.stop()
        self._run.wait()  # so that nothing of it is left when the kernel goes on


def _answer(outcome: ProgramOutcome) -> Answer:
    written: dict[str, Json] = {
        "code": outcome.code,
        "stdout": outcome.stdout.decode("utf-8", "backslashreplace"),
        "stderr": outcome.stderr.decode("utf-8", "backslashreplace"),
    }
    match outcome.result:
        case ProgramResult.SUCCEEDED:
            return Returned(written)
        case ProgramResult.FAILED:
            return Failed(outcome.failure, written)
        case ProgramResult.NOT_STARTED:
            return NotStarted(outcome.failure)
        case ProgramResult.UNKNOWN:
            return Lost(outcome.failure, written)
        case _:
            assert_never(outcome.result)
