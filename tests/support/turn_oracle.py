"""A naive oracle of the turn gate, and a session that compares a real gate with it, call by call.

The oracle knows the files, the scope of each intent, and the answers of the person; it has no machine. In addition, the
recorded entries of the gate are compared with the literal semantics of the declaration.
"""

import threading
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal, TypeAlias, cast

import leverframe
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.record import control
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.turn import trace
from leverframe.systems.turn.approval import Approval, ApprovalQuestion
from leverframe.systems.turn.gate import CallAnswer as Told
from leverframe.systems.turn.workspace import version_of
from tests.support.gates import LISTING, SECOND, SETTINGS, Set, everything_below, gate_in

Plan: TypeAlias = Literal["yes", "no", "late", "foreign", "fails", "changes"]
PLANS: tuple[Plan, ...] = ("yes", "no", "late", "foreign", "fails", "changes")
Base: TypeAlias = Literal["unsaid", "current", "wrong"]
BASES: tuple[Base, ...] = ("unsaid", "current", "wrong")
INTENTS = ("free", "asking", "reading", "unknown")

CLASSES: dict[str, dict[str, str]] = {
    "src/a.txt": {"free": "free", "asking": "free"},
    "src/secret": {"free": "free", "asking": "asks"},
    "src/Secretary": {"free": "free", "asking": "asks"},
    "docs/x.md": {"asking": "asks"},
    "other/b": {},
    "src/../other/b": {},
    "SRC/a.txt": {},
    "src/link": {},
    "src/hard": {},
}
"""Path → intent → whether it is in scope, and whether it needs approval. `link` and `hard` lead to a file outside."""
COMMANDS: dict[tuple[str, ...], bool] = {
    ("ls", "src"): True,
    ("ls", "--forbidden"): False,
    ("rm", "-f", "src/a.txt"): False,
    ("unknown",): False,
}
"""Commands, and whether they are safe."""
FORBIDDEN: dict[str, object] = {"properties": {"arguments": {"contains": {"const": "--forbidden"}}}}
POLICY = Policy(
    "commands",
    (
        PolicyRule("a-listing", Effect.ALLOW, Schema.of(LISTING)),
        PolicyRule(
            "b-forbidden", Effect.DENY, Schema.of({"properties": {"arguments": {"contains": {"const": "--forbidden"}}}})
        ),
    ),
)


@dataclass(frozen=True)
class Request:
    """A user makes a request."""


@dataclass(frozen=True)
class Select:
    """The agent selects an intent."""

    intent: str


@dataclass(frozen=True)
class Read:
    """The agent reads."""

    path: str


@dataclass(frozen=True)
class Write:
    """The agent writes; with the person's answer, and whether another write comes between validation and execution."""

    path: str
    content: str
    base: Base = "unsaid"
    plan: Plan = "yes"
    intruded: bool = False


@dataclass(frozen=True)
class Run:
    """The agent runs a command."""

    command: tuple[str, ...]


@dataclass(frozen=True)
class Delete:
    """The agent deletes."""

    path: str


@dataclass(frozen=True)
class Edit:
    """Somebody else writes a file."""

    path: str
    content: str


Step: TypeAlias = Request | Select | Read | Write | Run | Delete | Edit


class Difference(AssertionError):  # noqa: N818 -- it is the finding
    """The gate differs from the oracle; `what` names the difference in a word."""

    def __init__(self, what: str, seen: object, due: object, step: Step | None) -> None:
        super().__init__(f"{what}: {seen!r}, and {due!r} is due after {step}")
        self.what = what


@dataclass
class Oracle:
    """The files, and the position of the turn."""

    files: dict[str, str]
    state: str = "AWAITING_INTENT_SELECTION"
    intent: str | None = None
    seen: dict[str, str] = field(default_factory=dict)
    asked: int = 0

    def blocked(self, event: str) -> tuple[str, str | None]:
        self.state, self.intent = "BLOCKED", None
        return "blocked", event

    def request(self) -> tuple[str, str | None]:
        self.state, self.intent, self.seen = "AWAITING_INTENT_SELECTION", None, {}
        return "done", None

    def select(self, intent: str) -> tuple[str, str | None]:
        if self.state != "AWAITING_INTENT_SELECTION":
            return "refused", None
        if intent not in SETTINGS.intents:
            return self.blocked("INTENT_UNKNOWN")
        self.state, self.intent = "CONTEXT_LOADED", intent
        return "done", None

    def read(self, path: str) -> tuple[str, str | None]:
        if self.intent is None:
            return "refused", None
        if path not in self.files:
            return "failed", None
        self.seen[path] = self.files[path]
        return "done", None

    def denied(self) -> tuple[str, str | None]:
        if self.state == "AWAITING_INTENT_SELECTION":
            return self.blocked("CALL_DENIED")
        return "refused", None

    def run(self, *, safe: bool) -> tuple[str, str | None]:
        return ("done", None) if safe and self.intent is not None else self.denied()

    def write(self, step: Write) -> tuple[str, str | None]:
        if self.intent is None:
            return self.denied()
        kind = CLASSES[step.path].get(self.intent)
        if kind is None:
            return self.blocked("SCOPE_VIOLATED")
        now = self.files.get(step.path)
        based = self.seen.get(step.path, now) if step.base == "unsaid" else now
        if step.base == "wrong" or based != now:
            return self.blocked("STALE_FILE_DETECTED")
        if kind == "asks":
            self.asked += 1
            if step.plan == "changes":
                self.files[step.path] = "theirs"
            events = {
                "no": "APPROVAL_REFUSED",
                "late": "APPROVAL_TIMED_OUT",
                "foreign": "APPROVAL_TIMED_OUT",
                "fails": "INTERNAL_ERROR",
                "changes": "STALE_FILE_DETECTED",
            }
            if step.plan in events:
                return self.blocked(events[step.plan])
        if step.intruded:
            self.files[step.path] = "intruder's"
            return self.blocked("STALE_FILE_DETECTED")
        self.files[step.path] = self.seen[step.path] = step.content
        return "done", None


class Session:
    """A real gate with the oracle."""

    def __init__(self, one: Set, oracle: Oracle) -> None:
        self.one, self.oracle = one, oracle
        self.step: Step | None = None
        self.machine = Interpreter(leverframe.load("turn").declaration)
        self.place = self.machine.initial
        self.recorded: list[Entry] = []
        self.replayed = 0
        self.verdicts: list[str] = []
        self.early = False
        self._intrude(one)

    def _intrude(self, one: Set) -> None:
        """Write after the gate has recorded its intent to write and before it writes; so far, nothing has changed."""
        intend = one.journal.intend

        def intruded(
            key: str, execution_id: str, data: Mapping[str, Json] | None = None, *, after: Iterable[Entry] = ()
        ) -> None:
            before = self.files()
            intend(key, execution_id, data, after=after)
            if isinstance(self.step, Write):
                # Raised after the call: the gate would handle an exception that is raised here.
                self.early = self.early or before != self.due_files()
                if self.step.intruded:
                    one.file(self.step.path, "intruder's")

        one.journal.intend = intruded  # type: ignore[method-assign]  # a point to intervene

    def person(self, question: ApprovalQuestion) -> Approval:
        """Answer as planned."""
        plan = self.step.plan if isinstance(self.step, Write) else "no"
        end = SETTINGS.approval_seconds * SECOND
        match plan:
            case "yes":
                return question.approve()
            case "no":
                return question.refuse()
            case "late":
                self.one.clock.advance(end)
                return question.approve()
            case "foreign":
                other = replace(question, action=replace(question.action, content="sha256:other"))
                self.one.clock.advance(end - 1)
                threading.Timer(0.02, self.one.clock.advance, [1]).start()
                return other.approve()
            case "fails":
                raise RuntimeError("nobody there")
            case "changes":
                self.one.file(question.action.target, "theirs")
                return question.approve()

    def take(self, step: Step) -> None:
        """Make a step and compare. Raises Difference."""
        self.step = step
        if isinstance(step, Edit):
            self.one.file(step.path, step.content)
            self.oracle.files[step.path] = step.content
            return
        before, files_before = self.oracle.state, dict(self.oracle.files)
        try:
            told, due = self._both(step)
        except Exception as error:
            raise Difference("exception", error, "an answer", step) from error
        self.same("order", self.early, due=False)
        self.verdicts.append(told.verdict)
        self.same("verdict", (told.verdict, told.event), due)
        self.same("state", told.state, self.oracle.state)
        self.same("states", told.states[0], before)
        if isinstance(step, Write):
            # A write that comes too late has started, unlike one whose base is wrong from the beginning.
            changed = self.oracle.files.get(step.path) != files_before.get(step.path)
            lost = due[1] == "STALE_FILE_DETECTED" and changed
            self.same("states", "ACTION_ALLOWED" in told.states, told.verdict == "done" or (step.intruded and lost))
        self.same("asked", len(self.one.asked), self.oracle.asked)
        self._result(step, told)
        self.same("files", self.files(), self.due_files())
        self._record()

    def files(self) -> dict[str, str]:
        """The actual files in the workspace and around it."""
        return everything_below(self.one.root.parent)

    def due_files(self) -> dict[str, str]:
        """The expected files."""
        inside = {f"{self.one.root.name}/{path}": text for path, text in self.oracle.files.items()}
        outside = self.one.root.parent / "linked"
        links = {f"{self.one.root.name}/src/link": f"→ {outside}", f"{self.one.root.name}/src/hard": "out"}
        return {**inside, **links, "linked": "out", "outside": "out"}

    def _both(self, step: Step) -> tuple[Told, tuple[str, str | None]]:
        gate, oracle = self.one.gate, self.oracle
        match step:
            case Request():
                return gate.request("x"), oracle.request()
            case Select(intent):
                return gate.call("select_active_intent", {"intent_id": intent}), oracle.select(intent)
            case Read(path):
                return gate.call("read_file", {"path": path}), oracle.read(path)
            case Write(path, content, base):
                now = oracle.files.get(path)
                versions = {"current": "absent" if now is None else version_of(now.encode()), "wrong": version_of(b"?")}
                arguments = {"path": path, "content": content}
                given = arguments if base == "unsaid" else {**arguments, "base": versions[base]}
                return gate.call("write_file", given), oracle.write(step)
            case Run(command):
                return gate.call("execute_command", {"command": list(command)}), oracle.run(safe=COMMANDS[command])
            case Delete(path):
                return gate.call("delete_file", {"path": path}), oracle.denied()
            case Edit():
                raise AssertionError("somebody else's")

    def _result(self, step: Step, told: Told) -> None:
        """Check that an answer has content if and only if the call is done."""
        if told.verdict != "done":
            self.same("result", dict(told.result), {})
        elif isinstance(step, Read):
            self.same("result", told.result["content"], self.oracle.files[step.path])
        elif isinstance(step, Select):
            self.same("result", told.result["constraints"], list(SETTINGS.intents[step.intent].constraints))
            recent = [line for line in self._lines() if line["intent"] == step.intent and line["call"] != told.call]
            wanted = [line["call"] for line in recent if line["tool"] != "select_active_intent"][-10:]
            given = cast("list[Mapping[str, Json]]", told.result["recent"])
            self.same("result", [line["call"] for line in given], wanted)

    def _lines(self) -> list[dict[str, object]]:
        return [{"intent": None, **line.shown} for line in trace.lines(self._entries())]

    def _entries(self) -> Sequence[Entry]:
        """What is on record so far."""
        new = self.one.journal.records(len(self.recorded))
        self.recorded += [record.entry for record in new]
        return self.recorded

    def _record(self) -> None:
        """Check that the recorded entries are a run of the declared machine and have the outcome of every call."""
        entries = [entry for entry in self._entries() if entry.machine == "turn"]
        for entry in entries[self.replayed :]:
            following = self.machine.step(self.place, entry.event)
            self.same("record", bool(following), entry.outcome is Outcome.ACCEPTED)
            if following:
                (after,) = following
                assert isinstance(after, SystemState)
                self.place = after
            self.same("record", entry.new_state, self.place.control)
        self.replayed = len(entries)
        self.same("record", self.one.gate.runtime.state, self.place.control)
        self.same("trace", [line["verdict"] for line in self._lines()], self.verdicts)
        open_effects = list(self.one.journal._committer.ledger.unsettled)
        self.same("effects", open_effects, [])
        started = sum(entry.event == "WRITE_STARTED" for entry in entries)
        writes = [entry.data["of"] for entry in self._entries() if entry.event == control.EFFECT_INTENDED]
        self.same("effects", sum("base" in of for of in writes if isinstance(of, dict)), started)

    def same(self, what: str, seen: object, due: object) -> None:
        """Raise Difference if they are not equal."""
        if seen != due:
            raise Difference(what, seen, due, self.step)


@contextmanager
def session_in(folder: Path) -> Generator[Session]:
    """A session in a new workspace."""
    sessions: list[Session] = []
    settings = replace(SETTINGS, commands=POLICY)
    with gate_in(folder, lambda question: sessions[0].person(question), settings) as one:  # noqa: PLW0108 -- not there yet
        for name in ("linked", "outside"):
            (one.root.parent / name).write_text("out")
        for path, content in {"src/secret": "s", "docs/x.md": "x", "other/b": "b"}.items():
            one.file(path, content)
        (one.root / "src" / "link").symlink_to(one.root.parent / "linked")
        (one.root / "src" / "hard").hardlink_to(one.root.parent / "outside")
        inside = {"src/a.txt": "old", "src/secret": "s", "docs/x.md": "x", "other/b": "b"}
        sessions.append(Session(one, Oracle(inside)))
        yield sessions[0]
