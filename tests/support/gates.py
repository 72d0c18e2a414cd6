"""Gates for tests: a real directory, a journal in memory, a clock that is advanced by hand."""

import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import VirtualClock
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.turn.approval import Approval, ApprovalQuestion, Approver
from leverframe.systems.turn.gate import Gate
from leverframe.systems.turn.paths import PatternPaths
from leverframe.systems.turn.settings import Intent, Settings
from leverframe.systems.turn.workspace import Workspace, version_of
from tests.support.journals import SELDOM

FREE = Intent("free", PatternPaths.of(["src/**"]), constraints=("Keep it short.",), title="Anything in src")
ASKING = Intent("asking", PatternPaths.of(["src/**", "docs/*.md"]), PatternPaths.of(["src/secret*", "docs/**"]))
READING = Intent("reading", PatternPaths(()))
LISTING: dict[str, Json] = {"properties": {"program": {"enum": ["ls", "sh"]}}, "required": ["program"]}
POLICY = Policy("commands", (PolicyRule("listing", Effect.ALLOW, Schema.of(LISTING)),))
PROGRAMS = {"ls": "/bin/ls", "rm": "/bin/rm", "sh": "/bin/sh"}
SETTINGS = Settings(
    "tried", {one.name: one for one in (FREE, ASKING, READING)}, 60, PROGRAMS, POLICY, command_seconds=10
)
SECOND = 1_000_000_000


def yes(question: ApprovalQuestion) -> Approval:
    """Approves everything."""
    return question.approve()


def no(question: ApprovalQuestion) -> Approval:
    """Approves nothing."""
    return question.refuse("not today")


@dataclass
class Set:
    """A gate with its workspace, journal and clock."""

    gate: Gate
    root: Path
    journal: Journal
    clock: VirtualClock
    asked: list[ApprovalQuestion] = field(default_factory=list)

    def select(self, intent: str = "free") -> "Set":
        """A new turn under an intent."""
        assert self.gate.request("Do something").verdict == "done"
        assert self.gate.call("select_active_intent", {"intent_id": intent}).verdict == "done"
        return self

    def write(self, path: str, content: str = "new", base: str | None = None) -> tuple[str, str | None]:
        """The verdict on a write, and the event that blocked it."""
        arguments = {"path": path, "content": content} | ({} if base is None else {"base": base})
        answer = self.gate.call("write_file", arguments)
        return answer.verdict, answer.event

    def file(self, path: str, content: str = "old") -> str:
        """Put a file there, behind the gate's back, and return its version."""
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(content, "utf-8")
        return version_of(content.encode())

    def read(self, path: str) -> str | None:
        """The content of a file, read without the gate."""
        place = self.root / path
        return place.read_text("utf-8") if place.exists() else None

    @property
    def entries(self) -> list[Entry]:
        """The entries of the machine in the journal."""
        return [record.entry for record in self.journal.records() if record.entry.machine == "turn"]

    @property
    def events(self) -> list[str]:
        """The recorded events, including those of the environment."""
        return [entry.event for entry in self.entries]

    @property
    def variables(self) -> Mapping[str, str | int | bool]:
        """The machine's variables."""
        return self.gate.runtime.variables


@contextmanager
def gate_in(folder: Path, approver: Approver = yes, settings: Settings = SETTINGS) -> Generator[Set]:
    """A gate to a new workspace in a folder, which has src/a.txt with ``old`` in it."""
    root = folder / f"workspace-{os.urandom(4).hex()}"
    (root / "src").mkdir(parents=True)
    (root / "src" / "a.txt").write_text("old", "utf-8")
    journal = Journal.open("memory:", create=True, rhythm=SELDOM)
    clock, asked = VirtualClock(), list[ApprovalQuestion]()

    def noting(question: ApprovalQuestion) -> Approval:
        asked.append(question)
        return approver(question)

    gate = Gate(settings, Workspace(root), journal, noting, clock=clock)
    try:
        yield Set(gate, root, journal, clock, asked)
    finally:
        gate.close()


def everything_below(folder: Path) -> dict[str, str]:
    """The files below a folder with their contents; links with their targets."""
    found = {}
    for place in sorted(folder.rglob("*")):
        if place.is_symlink():
            found[str(place.relative_to(folder))] = f"→ {place.readlink()}"
        elif place.is_file():
            found[str(place.relative_to(folder))] = place.read_text("utf-8", "replace")
    return found
