"""The settings of a gate: intents, and the classes of commands. They are read once, when the gate is set up."""

import os
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
    """A task that an agent may work on.

    It covers the paths that match its scope exactly. A path that matches `approval` under any spelling also needs a
    person's approval.
    """

    name: str
    scope: PatternPaths
    approval: PatternPaths = field(default_factory=lambda: PatternPaths(()))
    constraints: tuple[str, ...] = ()
    title: str | None = None

    def covers(self, target: Target) -> bool:
        """Is the target in scope?"""
        return self.scope.cover(target)

    def asks_for(self, target: Target) -> bool:
        """Does a write to the target need a person's approval?"""
        return self.approval.touch(target)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a gate. It runs only the commands that the policy `commands` allows."""

    name: str
    intents: Mapping[str, Intent]
    approval_seconds: int = 300
    programs: Mapping[str, str] = field(default_factory=dict)
    commands: Policy = NO_POLICY
    command_seconds: int = 10
    files: tuple[Path, ...] = ()


def default() -> Settings:
    """Return the default settings: one intent for all files that are not hidden, approval of each write, no command."""
    everything = PatternPaths.of(["**"])
    keep = "Each write is shown to a person, who may refuse it."
    return Settings("default", {"work": Intent("work", everything, everything, (keep,), "Work on the files")})


def load(path: Path) -> Settings:
    """Read settings from a file. Raises InputError with all problems of the file or of its policy."""
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
                    hint = "write a path from the workspace on, such as 'src/**'"
                    report.add("LF170", str(error), place, hint)
                    continue
                scope = paths.get("scope", PatternPaths(()))
                # If the scope itself has a mistake, that one is reported.
                if key == "approval" and len(scope.patterns) == len(written.scope) and not scope.meet(*found):
                    hint = "correct it, or remove it: only files in the scope can be written"
                    report.add("LF170", f"{text[:100]!r} matches nothing in the scope of {name}", place, hint)
                paths[key] = PatternPaths((*paths.get(key, PatternPaths(())).patterns, *found))
        empty = PatternPaths(())
        intents[name] = Intent(
            name, paths.get("scope", empty), paths.get("approval", empty), tuple(written.constraints), written.title
        )
    for name, program in model.programs.items():
        if not (Path(program).is_file() and os.access(program, os.X_OK)):
            hint = "give the absolute path of a program; PATH is not searched"
            report.add("LF170", f"{program} is not an executable file", ("programs", name), hint)
    if model.commands is not None and not model.programs:
        hint = "name them under 'programs', each with its path: ls: /usr/bin/ls"
        message = "there is a policy for commands, but no program that a command could name"
        report.add("LF170", message, ("commands",), hint, key=True)
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
    """What the requests to the policy can be."""
    arguments: Json = {"type": "array", "items": {"type": "string"}}
    members: Mapping[str, Json] = {"program": {"enum": list(model.programs)}, "arguments": arguments}
    return Expected.of(closed({**members, "intent": {"enum": [*model.intents, None]}}))
