"""The surroundings of a FemtoClaw runtime under test: messages, capabilities with their programs, a policy.

They are real: the program of a capability succeeds, fails, dies or hangs, and leaves a trace in the folder of its
capability. A rule of the policy denies whenever a denial is wanted.
"""

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from leverframe.errors import Diagnostic, InputError
from leverframe.record.entries import Json
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.femtoclaw.configuration import FemtoClawConfiguration
from leverframe.systems.femtoclaw.tools import CapabilityTool, Programs
from leverframe.systems.isolation.run import ProgramLimits
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.strict_json import JsonLimits

TOOLS = {"READ": "inspect", "WRITE": "publish"}
"""The capability that each call asks for; the second one changes something outside."""
SHOWN = {"READ": "READER", "WRITE": "WRITER"}
"""The values of the machine for the capabilities."""
LABELS = ("NOTE", "GARBAGE", *TOOLS)
WAYS = {
    "CAPABILITY_SUCCEEDED": "succeed",
    "CAPABILITY_FAILED": "fail",
    "EXECUTOR_FAILED": "die",
    "EXECUTION_DEADLINE_PASSED": "hang",
}
"""What a program does, by the event that comes of it."""
TICK_MS = 1000
"""A tick of the runtime, in milliseconds."""
_TICK = TICK_MS * 1_000_000
_DONE, _WAY = "done", "way"
_PATIENCE = 5.0
"""Seconds after which a program is ended that nobody has ended before."""
_PROGRAM = f"""#!/bin/sh
read way < {_WAY}
if [ "$way" = hang ]; then sleep 1000; fi
echo "$way" >> {_DONE}
if [ "$way" = fail ]; then exit 1; fi
if [ "$way" = die ]; then kill -9 $$; fi
"""


def message(label: str) -> bytes:
    """A message for a label."""
    match label:
        case "NOTE":
            content: Json = {"message": {"content": "Operation complete."}}
        case "GARBAGE":
            content = {"execute": "rm -rf /"}
        case _:
            content = {"tool_call": {"tool": TOOLS[label], "args": {"bin": "work", "argv": []}}}
    return json.dumps(content).encode()


class Workplace:
    """A folder with the program of all capabilities, and a folder for each of them, in which it leaves a trace."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._program = folder / "work.sh"
        self._program.write_text(_PROGRAM, "ascii")
        self._program.chmod(0o700)
        for name in TOOLS.values():
            (folder / name).mkdir()
        self._traces = {label: Tail(folder / name / _DONE) for label, name in TOOLS.items()}

    def prepare(self, event: str | None) -> None:
        """Let programs do what leads to an event; otherwise, they succeed."""
        way = WAYS.get(event or "", "succeed")
        for name in TOOLS.values():
            (self._folder / name / _WAY).write_text(f"{way}\n", "ascii")

    def tools(self) -> Mapping[str, CapabilityTool]:
        """The capabilities by their names."""
        limits = ProgramLimits(_PATIENCE)
        binaries = {"work": str(self._program)}
        return {
            name: Programs(binaries, limits, self._folder / name, writes=label == "WRITE")
            for label, name in TOOLS.items()
        }

    def executed(self) -> Iterator[str]:
        """The calls whose program has run since the last time."""
        for label, trace in self._traces.items():
            yield from (SHOWN[label] for _ in trace.lines())


class Tail:
    """The lines that are written to a file, as they come. An empty line is reserved space."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1
        self._at = 0

    def lines(self) -> list[bytes]:
        """The lines since the last time."""
        if self._file < 0:
            try:
                self._file = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
            except FileNotFoundError:
                return []
        found: list[bytes] = []
        for line in os.pread(self._file, 1 << 16, self._at).split(b"\n")[:-1]:
            if not line:
                break
            found.append(line)
            self._at += len(line) + 1
        return found

    def close(self) -> None:
        """Close the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


@dataclass(frozen=True)
class WantedSchema(Schema):
    """A schema that matches whenever a denial is wanted. If a failure is wanted, it cannot be evaluated."""

    wanted: Callable[[], str | None]

    def matches(self, value: Json) -> bool:
        """Does the rule with this schema deny a request?"""
        del value
        wanted = self.wanted()
        if wanted == "RUNTIME_FAILURE":
            raise OSError("the rules cannot be read now")
        return wanted == "AUTHORIZATION_DENIED"


def configuration(tools: Mapping[str, CapabilityTool], wanted: Callable[[], str | None]) -> FemtoClawConfiguration:
    """A configuration with these capabilities. `wanted` is the event that is wanted next."""
    if wanted() == "INITIALIZATION_FAILED":
        raise InputError((Diagnostic("LF160", "the settings cannot be used"),))
    registry = Epoch()
    for name, tool in tools.items():
        registry = registry.registering(Capability.of(name, tool.arguments))
    everything = Schema.of(True)  # noqa: FBT003 -- a JSON Schema
    rules = (
        PolicyRule("all", Effect.ALLOW, everything),
        PolicyRule("as-wanted", Effect.DENY, WantedSchema(everything.validator, wanted)),
    )
    policy, limits = Policy("wanted", rules), JsonLimits()
    return FemtoClawConfiguration("under-test", registry, tools, policy, _TICK, _TICK, limits)
