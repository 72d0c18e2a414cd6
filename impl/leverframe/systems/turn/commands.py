"""Commands: their classification as safe or destructive, and the execution of safe ones.

A command is a list of words, without a shell. It is *safe* if its first word names a program of the settings and the
policy allows it; every other command is destructive (finding D-TURN-02). The policy judges
{"program": name, "arguments": [...], "intent": id}.

A safe command runs in the workspace, in isolation (`leverframe.systems.isolation`). It can change no file, even if the
policy misjudges it (`unchanging`).

Limits: the policy must account for what a command can do over the network or a socket.
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
"""The largest size of each of a command's two outputs, in bytes."""


@dataclass(frozen=True, slots=True)
class Class:
    """The class of a command, and the rules that decided it (none if no rule matched)."""

    safe: bool
    reason: str
    by: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the class."""
        return "safe" if self.safe else "destructive"

    @property
    def objection(self) -> str:
        """Why the command is refused, or "" if it is safe."""
        return "" if self.safe else f"the command is destructive: {self.reason}"


def classify(settings: Settings, words: Sequence[str], intent: str | None) -> Class:
    """Classify a command under an intent. None stands for no active intent."""
    name, *arguments = words
    if name not in settings.programs:
        return Class(safe=False, reason=f"the settings have no program {name!a}"[:200])
    decision = settings.commands.decide({"program": name, "arguments": arguments, "intent": intent})
    if decision.effect is Effect.ALLOW:
        return Class(safe=True, reason="the policy allows it", by=decision.by)
    reason = "the policy denies it" if decision.by else "no rule of the policy allows it"
    return Class(safe=False, reason=reason, by=decision.by)


def execute(settings: Settings, words: Sequence[str], folder: Path) -> ProgramOutcome:
    """Run a safe command."""
    limits = ProgramLimits(seconds=settings.command_seconds, output_bytes=MAX_OUTPUT, file_bytes=0)
    program = settings.programs[words[0]]
    if not unchanging.is_possible():
        return ProgramOutcome(
            Ended.NOT_STARTED, reason="this system cannot keep a program from changing files (Linux 6.2, Landlock)"
        )
    if not os.access(program, os.X_OK):
        return ProgramOutcome(Ended.NOT_STARTED, reason=f"there is no executable program {program!a}")
    return run(Command(sys.executable, ("-I", "-S", "-B", unchanging.__file__, program, *words[1:])), limits, folder)


def told(outcome: ProgramOutcome) -> Mapping[str, Json]:
    """Return the outcome of a command for its caller. Bytes that are not UTF-8 are replaced."""
    return {
        "ended": outcome.ended.value,
        "code": outcome.code,
        "stdout": outcome.stdout.decode("utf-8", "replace"),
        "stderr": outcome.stderr.decode("utf-8", "replace"),
        **({"why": outcome.reason} if outcome.reason else {}),
    }


def recorded(outcome: ProgramOutcome) -> Mapping[str, Json]:
    """Return the outcome as recorded, without the output."""
    return {"ended": outcome.ended.value, "code": outcome.code, "bytes": len(outcome.stdout) + len(outcome.stderr)}


def effect(outcome: ProgramOutcome) -> Settled:
    """Return the outcome as an effect: done if the command ran to its end, whatever its exit code."""
    match outcome.result:
        case ProgramResult.SUCCEEDED | ProgramResult.FAILED:
            return "done"
        case ProgramResult.NOT_STARTED:
            return "failed"
        case ProgramResult.UNKNOWN:
            return "unknown"
        case _:
            assert_never(outcome.result)
