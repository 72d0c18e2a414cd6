"""What governs a gate: intents, and the classes of commands, as they are when the gate is set up and until its end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.record.entries import Json
from leverframe.systems import policy
from leverframe.systems.expected import Expected
from leverframe.systems.policy import Effect, Policy
from leverframe.systems.schemas import closed
from leverframe.systems.turn.paths import PathError, PatternPaths, Target
from leverframe.systems.turn.schema import GateModel

NO_POLICY = Policy("none", ())


@dataclass(frozen=True, slots=True)
class Intent:
    """What an agent may work at.

    It covers the paths that its scope means, exactly. Those that `approval` means, under whatever spelling, need a
    person's approval besides.
    """

    name: str
    scope: PatternPaths
    approval: PatternPaths = field(default_factory=lambda: PatternPaths(()))
    constraints: tuple[str, ...] = ()
    title: str | None = None

    def covers(self, target: Target) -> bool:
        """Is it in scope?"""
        return self.scope.cover(target)

    def asks_for(self, target: Target) -> bool:
        """Does writing it need a person's approval?"""
        return self.approval.touch(target)


@dataclass(frozen=True, slots=True)
class Settings:
    """All that is set for a gate. `commands` allows those commands that destroy nothing, and no others are run."""

    name: str
    intents: Mapping[str, Intent]
    approval_seconds: int = 300
    programs: Mapping[str, str] = field(default_factory=dict)
    commands: Policy = NO_POLICY
    command_seconds: int = 10
    files: tuple[Path, ...] = ()


def default() -> Settings:
    """Without settings: one intent, which covers all that is not hidden and for all asks a person; no commands."""
    everything = PatternPaths.of(["**"])
    keep = "Each write is shown to a person, who may refuse it."
    return Settings("default", {"work": Intent("work", everything, everything, (keep,), "Work on the files")})


def load(path: Path) -> Settings:
    """Settings from a file. Raises InputError with all that is wrong with it, or with the policy that it names."""
    model, report = shape.model(GateModel, read(path))
    intents: dict[str, Intent] = {}
    for name, written in model.intents.items():
        paths: dict[str, PatternPaths] = {}
        for key, patterns in (("scope", written.scope), ("approval", written.approval)):
            for index, text in enumerate(patterns):
                place = ("intents", name, key, index)
                try:
                    found = PatternPaths.of([text]).patterns
                except PathError as error:
                    report.add("LF170", str(error), place)
                    continue
                if key == "approval" and not paths.get("scope", PatternPaths(())).meet(*found):
                    hint = "correct it, or remove it: only what is in the scope can be written at all"
                    report.add("LF170", f"nothing in the scope of {name} is meant by {text[:100]!r}", place, hint)
                paths[key] = PatternPaths((*paths.get(key, PatternPaths(())).patterns, *found))
        empty = PatternPaths(())
        intents[name] = Intent(
            name, paths.get("scope", empty), paths.get("approval", empty), tuple(written.constraints), written.title
        )
    if model.commands is not None and not model.programs:
        hint = "name them under 'programs', each with its path: ls: /usr/bin/ls"
        report.add("LF170", "there is a policy about commands, and no program that a command could name",
                   ("commands",), hint, key=True)  # fmt: skip
    report.raise_if_any()
    files: tuple[Path, ...] = (path,)
    commands = NO_POLICY
    if model.commands is not None:
        beside = path.parent / model.commands
        files, commands = (path, beside), policy.load(beside, frozenset({Effect.ALLOW, Effect.DENY}), _commands(model))
    return Settings(
        model.gate, intents, model.approval_seconds, dict(model.programs), commands, model.command_seconds, files
    )


def _commands(model: GateModel) -> Expected:
    """What the policy is asked about."""
    arguments: Json = {"type": "array", "items": {"type": "string"}}
    members: Mapping[str, Json] = {"program": {"enum": list(model.programs)}, "arguments": arguments}
    return Expected.of(closed({**members, "intent": {"enum": [*model.intents, None]}}))
