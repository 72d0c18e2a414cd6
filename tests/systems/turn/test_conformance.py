"""The turn gate conforms to its model: in all surroundings, it does what the machine does.

The gate gets a real workspace, a clock and a person, and the test arranges each event in them: files change, the
workspace disappears, the person answers or the time is over. A gate never does some events by itself, since another
one comes first or no real call maps to it. The test fires these on its machine, so that model and gate stay together:

- a write to BETA under FIRST, which no call maps to, and what follows from it: the gate has no such write;
- an outcome that is possible, but is not the gate's first choice;
- an error of another kind while nothing is being written.

The test also compares the records, and checks that nothing happens if recording fails. A gate records more than its
model, which does not matter: the chosen call, and known versions. A write that is done stays done even if it cannot be
recorded; tests/systems/turn/test_gate.py shows what a gate does then.
"""

import itertools
import re
import shutil
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import leverframe
from leverframe import testing
from leverframe.journal.journal import Journal
from leverframe.language.declaration import Maker
from leverframe.record.entries import Entry, Json, Recorder
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.errors import StateError
from leverframe.systems.effects import TellingRecorder
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.turn import calls, execution, gate, validation
from leverframe.systems.turn.approval import Approval, ApprovalQuestion, Arrived
from leverframe.systems.turn.bench import Writing
from leverframe.systems.turn.gate import Gate
from leverframe.systems.turn.paths import PatternPaths
from leverframe.systems.turn.settings import Intent, Settings
from leverframe.systems.turn.workspace import Workspace, version_of
from leverframe.systems.work import WorkOutcome
from leverframe.testing import JournalDownError, RuntimeImplementation
from tests.support.budget import examples
from tests.support.planted import Fault, each_noticed, instead

QUICK = settings(max_examples=examples(15), stateful_step_count=40, suppress_health_check=[HealthCheck.too_slow])
SEARCH = settings(QUICK, max_examples=500, phases=[Phase.generate], database=None)
MAKERS = leverframe.load("turn").declaration.makers
SETTINGS = Settings(
    "conformance",
    {
        "first": Intent("first", PatternPaths.of(["alpha"])),
        "second": Intent("second", PatternPaths.of(["alpha", "beta"]), PatternPaths.of(["beta"])),
    },
    programs={"true": "/bin/true"},
    commands=Policy("all", (PolicyRule("all", Effect.ALLOW, Schema.of(True)),)),  # noqa: FBT003 -- the schema of everything
)
PRECEDENCE = (
    "SCOPE_VIOLATED", "STALE_FILE_DETECTED", "WRITE_FILE_VALIDATED", "APPROVAL_REFUSED", "APPROVAL_TIMED_OUT",
    "DEADLINE_PASSED", "WRITE_STARTED", "WRITE_DONE", "WRITE_LOST", "WRITE_BROKEN", "WRITE_FILE_SUCCEEDED",
    "WRITE_FAILED",
)  # fmt: skip
"""The order in which a gate chooses among several possible outcomes: it takes the first."""
SELECTED = {"SELECT_FIRST": "first", "SELECT_SECOND": "second", "SELECT_UNKNOWN": "nowhere"}
FILES = {"WRITE_ALPHA": "alpha", "WRITE_BETA": "beta", "WRITE_GAMMA": "gamma"}
OTHER = {"OLD": "NEW", "NEW": "OLD"}


class Passing:
    """A journal that also shows the entries of one event alone, with the test's data."""

    def __init__(self, journal: Journal, recorder: Recorder) -> None:
        self.journal, self.recorder = journal, recorder
        self.event, self.data, self.shown = "", dict[str, Json](), 0

    def append(self, entry: Entry) -> None:
        if entry.event == self.event:
            self.recorder.append(entry._replace(data=self.data, step=self.shown))
            self.shown += 1
        self.journal.append(entry)

    @property
    def fails(self) -> bool:
        return bool(getattr(self.recorder, "down", False))

    def __getattr__(self, name: str) -> object:
        return getattr(self.journal, name)


class Surrounded(RuntimeImplementation):
    """A gate as an implementation: an event happens by arranging the gate's surroundings and letting it work."""

    def __init__(self, folder: Path, recorder: Recorder) -> None:
        self.root = folder / "workspace"
        self.root.mkdir(parents=True)
        for name in ("alpha", "beta", "gamma"):
            (self.root / name).write_text("OLD")
        self.clock = VirtualClock()
        self.journal = Journal.open("memory:", create=True)
        self.passing = Passing(self.journal, recorder)
        shown = cast("Journal", cast("object", self.passing))
        self.gate = Gate(SETTINGS, Workspace(self.root), shown, self.wait, clock=self.clock)
        self.runtime = self.gate.runtime
        super().__init__(self.runtime)

    def close(self) -> None:
        if self.writing is not None:
            self.writing.close()
        self.gate.close()

    def wait(self, question: ApprovalQuestion) -> Approval:
        """The person, who answers only when the test arranges it."""
        question.closed.wait(30)
        return question.refuse("too late")

    @property
    def writing(self) -> Writing | None:
        return self.gate._writing

    def fire(self, event: str, data: Mapping[str, Json]) -> bool:
        self.passing.event, self.passing.data = event, dict(data)
        before = self.runtime.step
        try:
            if MAKERS[event] is Maker.ENVIRONMENT:
                self.observe(event)
            elif event not in self.runtime.enabled or not self.arranged(event):
                self.unarranged(event)
        except StateError:
            return False
        assert self.runtime.step > before, f"nothing has happened in place of {event}"
        recorded = [record.entry.event for record in self.journal.records() if record.entry.machine == "turn"]
        assert len(recorded) == self.runtime.step, f"{event} has happened, and is not on record"
        assert recorded[-1] == event, f"{recorded[-1]} has happened in place of {event}"
        return True

    def unarranged(self, event: str) -> None:
        """Move the machine without the gate."""
        self.runtime.fire(event)
        self.settle()

    def settle(self) -> None:
        """Adapt the gate after its machine was moved without it."""
        if not self.runtime.owed:
            with self.gate._changed:
                self.gate._end()
        if self.state == "AWAITING_INTENT_SELECTION":
            self.gate._selected = None

    # ---- the surroundings

    def observe(self, action: str) -> None:
        answered = {"PERSON_APPROVED": True, "PERSON_REFUSED": False, "EARLIER_APPROVAL_ARRIVED": True}
        if action in answered and self.can_be_answered(action):
            self.answer(approved=answered[action], earlier=action.startswith("EARLIER"))
        else:
            self.runtime.observe(action)
        if action.endswith("_CHANGED"):
            path = self.root / action.removesuffix("_CHANGED").lower()
            path.write_text(OTHER[path.read_text()])

    def can_be_answered(self, action: str) -> bool:
        """Would the gate examine an answer now? Not if something else comes first, or the time is over."""
        variables = self.runtime.variables
        awaited = {"NONE"} if action.startswith("EARLIER") else {"NONE", "EARLIER"}
        first = next((event for event in PRECEDENCE if event in self.runtime.owed), None)
        return self.writing is not None and first == "DEADLINE_PASSED" and variables["approval"] in awaited

    def answer(self, *, approved: bool, earlier: bool) -> None:
        self.asked()
        assert self.writing is not None
        assert self.writing.asking is not None
        asking = self.writing.asking
        told = "another" if earlier else asking.question.digest
        asking.arrived = Arrived(Approval(told, approved), self.clock.now())
        try:
            assert self.gate.step()
        except JournalDownError:
            asking.arrived = None
            raise

    def asked(self) -> None:
        """The person has the question."""
        if self.writing is not None and self.writing.asking is None:
            assert not self.gate.step()

    # ---- the gate

    def arranged(self, event: str) -> bool:
        """Cause a possible event by real means. False if a gate has none."""
        if MAKERS[event] is Maker.MACHINE:
            return self.worked(event)
        call = str(self.runtime.variables["call"])
        given = self.call(event, call)
        if given is None:
            return False
        with self.without_workspace() if event == "CONTEXT_NOT_LOADED" else self.as_it_is():
            self.gate.take(given)
        return True

    def call(self, event: str, call: str) -> calls.Call | None:
        intent = self.runtime.variables["intent"]
        match event:
            case "USER_REQUEST":
                return calls.UserRequest("go on")
            case "SELECT_ACTIVE_INTENT_VALID" | "CONTEXT_NOT_LOADED" | "INTENT_UNKNOWN":
                return calls.SelectIntent(SELECTED[call])
            case "FILE_READ":
                return calls.ReadFile("alpha")
            case "SAFE_COMMAND_RUN":
                return calls.ExecuteCommand(("true",))
            case "CALL_DENIED" if call in {"SAFE_COMMAND", "UNSAFE_COMMAND"}:
                return calls.ExecuteCommand(("true",) if call == "SAFE_COMMAND" else ("rm",))
            case "CALL_DENIED" if call == "DELETE":
                return calls.DeleteFile("alpha")
            case "CALL_DENIED" if call == "WRITE_GAMMA":
                return calls.WriteFile("gamma", "NEW")
            case "WRITE_REQUESTED" if call == "WRITE_BETA" and intent == "FIRST":
                return None
            case "WRITE_REQUESTED":
                current = (self.root / FILES[call]).read_text()
                return calls.WriteFile(FILES[call], OTHER[current], version_of(current.encode()))
            case _:
                return None

    def worked(self, event: str) -> bool:
        first = next((known for known in PRECEDENCE if known in self.runtime.owed), None)
        done = event in {"WRITE_DONE", "WRITE_LOST", "WRITE_BROKEN"}
        if self.writing is None or event not in {first, "WRITE_BROKEN"}:
            return False
        if done and self.passing.fails:
            return False
        arranged = self.as_it_is()
        if event == "WRITE_BROKEN":
            arranged = self.in_the_way(self.writing)
        elif event == "DEADLINE_PASSED":
            arranged = self.too_late(self.writing)
        with arranged:
            assert self.gate.step(), f"the gate waits in place of {event}"
        return True

    @contextmanager
    def as_it_is(self) -> Generator[None]:
        yield

    @contextmanager
    def too_late(self, writing: Writing) -> Generator[None]:
        """Pass the question's deadline; only for a moment if the gate cannot react to it."""
        self.asked()
        assert writing.asking is not None
        question = writing.asking.question
        if self.passing.fails:
            writing.asking.question = replace(question, deadline=self.clock.now())
        else:
            self.clock.advance((SETTINGS.approval_seconds + 1) * 1_000_000_000)
        try:
            yield
        finally:
            writing.asking.question = question

    @contextmanager
    def without_workspace(self) -> Generator[None]:
        elsewhere = self.root.with_name("elsewhere")
        self.root.rename(elsewhere)
        try:
            yield
        finally:
            elsewhere.rename(self.root)

    @contextmanager
    def in_the_way(self, writing: Writing) -> Generator[None]:
        """Replace the file by a folder."""
        path = self.root / str(writing.target)
        aside = path.with_name("aside")
        path.rename(aside)
        path.mkdir()
        try:
            yield
        finally:
            path.rmdir()
            aside.rename(path)


def compare(folder: Path, how: settings) -> None:
    """Random runs of gates and their model. Raises Difference."""
    numbers, made = itertools.count(), list[Surrounded]()

    def adapter(journal: Recorder) -> Surrounded:
        while made:
            made.pop().close()
        made.append(Surrounded(folder / f"{next(numbers)}", journal))
        return made[-1]

    machine = testing.state_machine(leverframe.load("turn"), adapter, threads=1)
    try:
        run_state_machine_as_test(machine, settings=how)
    finally:
        for surrounded in made:
            surrounded.close()
        shutil.rmtree(folder)


def test_the_gate_is_its_model(tmp_path: Path) -> None:
    compare(tmp_path / "gates", QUICK)


# ---- runs that chance seldom finds


SELECT = "SELECTION_OF_SECOND_CHOSEN SELECT_ACTIVE_INTENT_VALID"
ALPHA = f"{SELECT} WRITE_TO_ALPHA_CHOSEN WRITE_REQUESTED"
BETA = f"{SELECT} WRITE_TO_BETA_CHOSEN WRITE_REQUESTED"
STARTED = f"{ALPHA} WRITE_FILE_VALIDATED WRITE_STARTED"
APPROVED = f"{BETA} PERSON_APPROVED WRITE_FILE_VALIDATED"
RUNS = {
    "written without an approval": f"{STARTED} WRITE_DONE WRITE_FILE_SUCCEEDED READ_CHOSEN FILE_READ",
    "written with an approval": f"{APPROVED} WRITE_STARTED WRITE_DONE WRITE_FILE_SUCCEEDED",
    "approved after an answer to something else": (
        f"{BETA} EARLIER_APPROVAL_ARRIVED PERSON_APPROVED WRITE_FILE_VALIDATED WRITE_STARTED WRITE_DONE"
    ),
    "an approval counts once": (
        f"{APPROVED} WRITE_STARTED WRITE_DONE WRITE_FILE_SUCCEEDED "
        "WRITE_REQUESTED WRITE_FILE_VALIDATED DEADLINE_PASSED APPROVAL_TIMED_OUT"
    ),
    "refused by the person": f"{BETA} PERSON_REFUSED WRITE_FILE_VALIDATED APPROVAL_REFUSED WRITE_REQUESTED",
    "not answered in time": f"{BETA} DEADLINE_PASSED WRITE_FILE_VALIDATED APPROVAL_TIMED_OUT",
    "changed before it is validated": f"{ALPHA} ALPHA_CHANGED WRITE_FILE_VALIDATED STALE_FILE_DETECTED",
    "changed while the person thinks": f"{BETA} BETA_CHANGED PERSON_APPROVED WRITE_FILE_VALIDATED STALE_FILE_DETECTED",
    "changed after it was validated": f"{APPROVED} BETA_CHANGED WRITE_STARTED STALE_FILE_DETECTED",
    "changed while it is written": f"{STARTED} ALPHA_CHANGED WRITE_DONE WRITE_LOST STALE_FILE_DETECTED",
    "changed and changed back": f"{STARTED} ALPHA_CHANGED ALPHA_CHANGED WRITE_LOST WRITE_DONE WRITE_FILE_SUCCEEDED",
    "something else changed": f"{STARTED} BETA_CHANGED WRITE_LOST WRITE_DONE WRITE_FILE_SUCCEEDED",
    "broken": f"{STARTED} WRITE_BROKEN WRITE_FILE_SUCCEEDED WRITE_FAILED USER_REQUEST SELECT_ACTIVE_INTENT_VALID",
    "out of scope": f"{SELECT} WRITE_TO_GAMMA_CHOSEN WRITE_REQUESTED WRITE_FILE_VALIDATED SCOPE_VIOLATED",
    "a write that no call of the gate maps to": (
        "SELECTION_OF_FIRST_CHOSEN SELECT_ACTIVE_INTENT_VALID WRITE_TO_BETA_CHOSEN WRITE_REQUESTED ALPHA_CHANGED "
        "WRITE_REQUESTED WRITE_FILE_VALIDATED SCOPE_VIOLATED WRITE_REQUESTED USER_REQUEST"
    ),
    "interrupted by the user": f"{APPROVED} USER_REQUEST WRITE_STARTED {STARTED} USER_REQUEST WRITE_DONE",
    "commands": f"{SELECT} SAFE_COMMAND_CHOSEN SAFE_COMMAND_RUN UNSAFE_COMMAND_CHOSEN SAFE_COMMAND_RUN CALL_DENIED",
    "without an intent": "SAFE_COMMAND_CHOSEN SAFE_COMMAND_RUN CALL_DENIED USER_REQUEST DELETION_CHOSEN CALL_DENIED",
}


def walk(tmp_path: Path, run: str) -> None:
    """Let these events happen, allowed or not, to a gate and to its model. Raises Difference."""
    made: list[Surrounded] = []

    def adapter(journal: Recorder) -> Surrounded:
        made.append(Surrounded(tmp_path, journal))
        return made[-1]

    comparison = testing.Comparison(leverframe.load("turn"), adapter)
    try:
        for event in run.split():
            comparison.fire_unrecorded(event, {})
            comparison.fire(event, {})
    finally:
        made[0].close()


@pytest.mark.parametrize("name", RUNS)
def test_a_run_goes_as_in_the_model(tmp_path: Path, name: str) -> None:
    walk(tmp_path, RUNS[name])


def _forgetting(recorder: TellingRecorder, entry: Entry) -> None:
    recorder.tell(entry)


def _swallowing(recorder: TellingRecorder, entry: Entry) -> None:
    with suppress(JournalDownError):
        recorder.record.append(entry)
    recorder.tell(entry)


def _approved(*_: object) -> WorkOutcome:
    return WorkOutcome("PERSON_APPROVED")


def fault(where: object, name: str, value: object, *, run: str, says: str) -> Fault:
    """A planted value that a run notices."""
    return Fault(instead(where, name, value), walk, re.escape(says), given={"run": RUNS[run]})


FAULTS = {
    "what has changed is written over": fault(
        execution,
        "compare_and_swap",
        lambda workspace, target, _base, content: (workspace.root / str(target)).write_bytes(content),
        run="changed while it is written",
        says="WRITE_DONE has happened in place of WRITE_LOST",
    ),
    "nobody looks whether the file has changed": fault(
        validation,
        "changed",
        lambda *_: None,
        run="changed before it is validated",
        says="WRITE_FILE_VALIDATED has happened in place of STALE_FILE_DETECTED",
    ),
    "any answer counts": fault(
        ApprovalQuestion,
        "digest",
        property(lambda _: "another"),
        run="approved after an answer to something else",
        says="PERSON_APPROVED has happened in place of EARLIER_APPROVAL_ARRIVED",
    ),
    "the time is never over": fault(
        VirtualClock,
        "advance",
        lambda *_: None,
        run="not answered in time",
        says="the gate waits in place of DEADLINE_PASSED",
    ),
    "a failed write counts as done": fault(
        execution,
        "compare_and_swap",
        lambda *_: None,
        run="broken",
        says="WRITE_DONE has happened in place of WRITE_BROKEN",
    ),
    "a command is not run": fault(
        gate.Gate, "_run", lambda *_: {}, run="commands", says="nothing has happened in place of SAFE_COMMAND_RUN"
    ),
    "what does not come on record happens all the same": fault(
        TellingRecorder,
        "append",
        _swallowing,
        run="commands",
        says="SELECTION_OF_SECOND_CHOSEN has happened, and is not on record",
    ),
    "nothing comes on record": fault(
        TellingRecorder,
        "append",
        _forgetting,
        run="commands",
        says="SELECTION_OF_SECOND_CHOSEN has happened, and is not on record",
    ),
    "a refusal is an approval": fault(
        validation,
        "_answered",
        _approved,
        run="refused by the person",
        says="PERSON_APPROVED has happened in place of PERSON_REFUSED",
    ),
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
