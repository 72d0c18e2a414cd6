"""Commands: which are safe, and how those are run.

A command is a list of words, and no shell reads it. It is *safe* if its first word is the name of a program that the
settings have, and the policy allows it; every other one counts as destructive (finding D-TURN-02). What the policy
judges is {"program": name, "arguments": [...], "intent": id}.

A safe command runs in the workspace, isolated (`leverframe.systems.isolation`), and can change no file, whatever the
policy thought of it (`unchanging`). Limits: whom it talks to, over the network or a socket, the policy has to know.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import assert_never

from leverframe.record.entries import Json
from leverframe.systems.effects import Settled
from leverframe.systems.isolation.run import Command, Ended, ProgramLimits, ProgramOutcome, ProgramResult, run
from leverframe.systems.policy import Effect
from leverframe.systems.turn import unchanging
from leverframe.systems.turn.settings import Settings

MAX_OUTPUT = 1 << 18
"""Bytes of each of a command's two outputs."""


@dataclass(frozen=True, slots=True)
class Class:
    """How a command is classed, and by which rules; by none where none matched it."""

    safe: bool
    reason: str
    by: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What the class is called."""
        return "safe" if self.safe else "destructive"

    @property
    def objection(self) -> str:
        """Why it is refused wherever it is called; empty where it is not."""
        return "" if self.safe else f"the command counts as destructive: {self.reason}"


def classify(settings: Settings, words: Sequence[str], intent: str | None) -> Class:
    """How a command is classed under an intent; None where there is none."""
    name, *arguments = words
    if name not in settings.programs:
        return Class(safe=False, reason=f"the settings have no program {name!a}"[:200])
    decision = settings.commands.decide({"program": name, "arguments": arguments, "intent": intent})
    if decision.effect is Effect.ALLOW:
        return Class(safe=True, reason="the policy allows it", by=decision.by)
    reason = "the policy denies it" if decision.by else "no rule of the policy allows it"
    return Class(safe=False, reason=reason, by=decision.by)


def execute(settings: Settings, words: Sequence[str], folder: Path) -> ProgramOutcome:
    """Run a command that was classed as safe."""
    limits = ProgramLimits(seconds=settings.command_seconds, output_bytes=MAX_OUTPUT, file_bytes=0)
    program = settings.programs[words[0]]
    if not unchanging.is_possible():
        return ProgramOutcome(
            Ended.NOT_STARTED, reason="a program cannot be kept from changing files here (Linux 6.2, Landlock)"
        )
    if not os.access(program, os.X_OK):
        return ProgramOutcome(Ended.NOT_STARTED, reason=f"there is no program {program!a}, or it must not be run")
    try:
        return run(
            Command(sys.executable, ("-I", "-S", "-B", unchanging.__file__, program, *words[1:])), limits, folder
        )
    except OSError as error:
        return ProgramOutcome(Ended.NOT_STARTED, reason=f"no program can be started: {error.strerror or error}")


def told(outcome: ProgramOutcome) -> Mapping[str, Json]:
    """What became of a command, for whoever called it. What is no UTF-8 in its output is replaced."""
    return {
        "ended": outcome.ended.value,
        "code": outcome.code,
        "stdout": outcome.stdout.decode("utf-8", "replace"),
        "stderr": outcome.stderr.decode("utf-8", "replace"),
        **({"why": outcome.reason} if outcome.reason else {}),
    }


def recorded(outcome: ProgramOutcome) -> Mapping[str, Json]:
    """The same as it goes on record: without what it wrote."""
    return {"ended": outcome.ended.value, "code": outcome.code, "bytes": len(outcome.stdout) + len(outcome.stderr)}


def effect(outcome: ProgramOutcome) -> Settled:
    """What became of it as an effect: done where it ran to its end, whatever it then said."""
    match outcome.result:
        case ProgramResult.SUCCEEDED | ProgramResult.FAILED:
            return "done"
        case ProgramResult.NOT_STARTED:
            return "failed"
        case ProgramResult.UNKNOWN:
            return "unknown"
        case _:
            assert_never(outcome.result)
