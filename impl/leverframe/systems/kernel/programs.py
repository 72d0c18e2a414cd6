"""Programs as tools: each call is an isolated process under limits (`leverframe.systems.isolation`).

Virtual and real time meet here. The kernel counts ticks of its virtual clock and reads no other clock. This module
reports a tick if the program has not ended within a stretch of real time, which the operating system measures outside
the kernel. The tick is recorded as CLOCK_TICKED like every other outcome, so a replay of the record gives the same
decisions. After its last tick, the program is abandoned and killed. If nobody waits for it any more, the supervisor's
own real deadline ends it.

Limits: those of `leverframe.systems.isolation`.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import assert_never

from leverframe.record.entries import Json
from leverframe.systems.isolation.run import Command, ProgramLimits, ProgramOutcome, ProgramResult, RunningProgram
from leverframe.systems.kernel.tools import (
    Call,
    Failed,
    KernelTool,
    Lost,
    NotStarted,
    Returned,
    ToolAnswer,
    checked_params,
    ends_within_tick,
)
from leverframe.systems.kernel.values import thawed

OUTPUT_BYTES = 16_384
SPARE_MS = 5_000
"""Milliseconds between the last tick of a program and the supervisor's deadline."""


@dataclass(frozen=True, slots=True)
class Param:
    """The place of a param among the arguments."""

    name: str


@dataclass(frozen=True, slots=True)
class ProgramTemplate:
    """A program by its absolute path, its arguments without its name, and its folder; None is a temporary folder.

    An argument is a text or a param. A text param is passed unchanged, any other value as JSON; a missing param is left
    out.
    """

    path: str
    arguments: Sequence[str | Param] = ()
    folder: Path | None = None
    limits: ProgramLimits = field(default_factory=lambda: ProgramLimits(output_bytes=OUTPUT_BYTES))


@dataclass(frozen=True, slots=True)
class Pace:
    """The length of a tick of the virtual clock in milliseconds of real time, and the number of ticks."""

    tick_ms: int
    ticks: int


def program_tool(
    name: str, program: ProgramTemplate, pace: Pace, *, params: Mapping[str, Json] | bool = True, writes: bool = False
) -> KernelTool:
    """A program as a tool. Raises InputError (LF165) as `function_tool` does."""
    seconds = (pace.tick_ms * (pace.ticks + 1) + SPARE_MS) / 1000
    limits = replace(program.limits, seconds=seconds)

    def begin(given: Mapping[str, Json]) -> Call | NotStarted:
        command = Command(program.path, _arguments(program.arguments, given))
        try:
            return _ProgramCall(RunningProgram(command, limits, program.folder), pace.tick_ms)
        except OSError as error:
            return NotStarted(f"the program could not be started: {error}")

    return KernelTool(name, checked_params(name, params), writes, begin)


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

    def wait(self, interrupted: Callable[[], bool]) -> ToolAnswer | None:
        return (
            _answer(self._run.wait()) if ends_within_tick(self._run.ends_within, self._tick_ms, interrupted) else None
        )

    def stop(self) -> None:
        self._run.stop()
        self._run.wait()  # so that nothing of it remains when the kernel goes on


def _answer(outcome: ProgramOutcome) -> ToolAnswer:
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
