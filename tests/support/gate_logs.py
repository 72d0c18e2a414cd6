"""What a gate shows that really runs, and what others do to its files: the log of a foreign one, with ids of its own.

The log has nothing that the gate tells its machine about files: that a file changed is known from those who change it.
If a write is based on a version that is not the present one, the log says after the request what the present one is.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import leverframe
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told
from leverframe.record.control import EFFECT
from leverframe.record.entries import Entry, Outcome
from leverframe.systems.turn.workspace import ABSENT, version_of
from tests.support.gates import Set

TURN = leverframe.load("turn")
EDGES = frozenset(t.event for t in TURN.declaration.transitions if t.target is not None)
VIEW = (
    "path", "event", "intent", "pending", "based_on", "permit", "version", "file", "answer", "requested", "started",
    "ended", "write_to_file", "read_file", "execute_command",
)  # fmt: skip
"""Everything but the parameter and the reasons, which a foreign gate words in its own way."""
SIGNALS = {
    "PERSON_APPROVED": Signal("answer", "approved"),
    "PERSON_REFUSED": Signal("answer", "refused"),
    "EARLIER_APPROVAL_ARRIVED": Signal("answer", "earlier"),
    "WRITE_STARTED": Signal("started"),
    "WRITE_DONE": Signal("ended", "done"),
    "WRITE_BROKEN": Signal("ended", "broken"),
    "WRITE_LOST": Signal("ended", "lost"),
}
EFFECTS = {"FILE_READ": "read_file", "SAFE_COMMAND_RUN": "execute_command"}


@dataclass
class Watched:
    """A gate, and the changes that others make to its files: after how many records, which file, which version."""

    one: Set
    changes: list[tuple[int, str, str]] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.versions = {
            str(path.relative_to(self.one.root)): version_of(path.read_bytes())
            for path in self.one.root.rglob("*")
            if path.is_file()
        }
        put = self.one.file

        def noting(path: str, content: str = "old") -> str:
            differs = self.one.read(path) != content
            version = put(path, content)
            if differs:
                self.changes.append((len(list(self.one.journal.records())), path, version))
            return version

        self.one.file = noting  # type: ignore[method-assign]  # a point to watch

    def log(self) -> list[Observation]:
        """The log up to now."""
        return list(_Log(dict(self.versions)).read(self))


@dataclass
class _Log:
    versions: dict[str, str]
    asked: Mapping[str, object] = field(default_factory=dict)
    target: str = ""
    content: str = ""

    def read(self, watched: Watched) -> Iterator[Observation]:
        changes = list(watched.changes)
        for number, record in enumerate(watched.one.journal.records()):
            while changes and changes[0][0] <= number:
                yield self.changed(*changes.pop(0)[1:])
            if record.entry.machine == EFFECT and record.entry.event == "EFFECT_INTENDED":
                of = record.entry.data["of"]
                assert isinstance(of, dict)
                self.target, self.content = str(of.get("target", "")), str(of.get("content", ""))
            elif record.entry.machine == "turn":
                yield from self.shown(record.entry)
        for _, path, version in changes:
            yield self.changed(path, version)

    def changed(self, path: str, version: str) -> Signal:
        self.versions[path] = version
        return Signal("file", path, {"version": version})

    def shown(self, entry: Entry) -> Iterator[Observation]:
        data, event = entry.data, entry.event
        if event.endswith("_CHOSEN"):
            self.asked = data
        if entry.outcome is Outcome.REFUSED:
            yield Refused(event)
        elif event in EDGES:
            told: dict[str, Told] = {"intent": self.intent(entry)}
            if event == "WRITE_FILE_VALIDATED":
                permit = data["permit"]
                assert isinstance(permit, dict)
                told["permit"] = (str(permit["intent"]), str(permit["target"]), str(permit["base"]))
            yield Step(entry.new_state, entry.previous_state, event, told)
        elif event == "WRITE_REQUESTED":
            path, base = str(self.asked["path"]), self.asked.get("base")
            yield Signal("requested", None, {"pending": path, "based_on": None if base is None else str(base)})
            if base is not None and base != self.versions.get(path, ABSENT):
                yield self.changed(path, self.versions.get(path, ABSENT))
        elif event in SIGNALS:
            yield SIGNALS[event]
        if event == "WRITE_DONE":
            self.versions[self.target] = self.content
            yield Effect("write_to_file", self.target)
        elif event in EFFECTS and entry.outcome is Outcome.ACCEPTED:
            yield Effect(EFFECTS[event])

    def intent(self, entry: Entry) -> str | None:
        if entry.event == "SELECT_ACTIVE_INTENT_VALID":
            return str(self.asked["intent_id"])
        return None if entry.new_state in {"AWAITING_INTENT_SELECTION", "BLOCKED"} else self.known(entry)

    def known(self, entry: Entry) -> str | None:
        told = entry.data.get("intent") or self.asked.get("intent")
        return None if told is None else str(told)


def initial(root: Path) -> Mapping[str, str]:
    """The versions of the files below a folder."""
    return {str(path.relative_to(root)): version_of(path.read_bytes()) for path in root.rglob("*") if path.is_file()}
