"""The turn gate as a subject: calls of an agent, and what a person and others do around them.

It has a workspace of real files in a temporary directory. The person is an approver who answers as the plan says; a
file changes because the adapter writes it; time passes because the clock of the gate is advanced. An effect is seen
where it happens: a write in the file, a command in its output.

A plan names what a person and others do. It comes directly after the call, or as soon as it can: an answer when the
person is asked. The gate's own events (WRITE_REQUESTED, WRITE_FILE_VALIDATED, WRITE_STARTED) may be named to say where
something comes. If neither an answer nor time is planned, the deadline passes.

Limits: an answer after one to an earlier question cannot be arranged, nor can a broken write.
"""

import itertools
import os
import shutil
import tempfile
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    Config,
    Data,
    EventGiven,
    Mode,
    Observed,
    StartAnswer,
    StimulusGiven,
)
from leverframe.conform.wire.messages import Outcome as StimulusOutcome
from leverframe.conform.wire.parts import ClockGiven, Trace, WorkspaceGiven
from leverframe.errors import InternalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.runtime.clocks import VirtualClock
from leverframe.sut import turn_plans
from leverframe.sut.system import DIRECTORY, CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.sut.trace import Tracer
from leverframe.sut.turn_calls import CALLS, FILES, INTENTS, label_of, possible, settings, settings_of
from leverframe.sut.turn_events import ALPHABET, CHANGED, Came, TurnEvents
from leverframe.sut.turn_files import Files, Made
from leverframe.sut.turn_person import Person
from leverframe.sut.turn_plans import ANSWERS, CHANGES, MARKS
from leverframe.systems.turn import calls
from leverframe.systems.turn.gate import Gate
from leverframe.systems.turn.workspace import Workspace

SAID = "run by the gate"
_SIGNALS = {
    "WRITE_REQUESTED": ("requested", None),
    "WRITE_STARTED": ("started", None),
    "WRITE_DONE": ("ended", "done"),
    "WRITE_BROKEN": ("ended", "broken"),
    "WRITE_LOST": ("ended", "lost"),
}
_EARLIER = ("GRANTED", "EARLIER")
_PATIENCE = 10.0
"""Seconds until an answer must have arrived at the gate."""


class TurnSystem(System):
    """A gate, and its surroundings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self._folder = Path(tempfile.mkdtemp(prefix="leverframe-turn-", dir=os.environ.get(DIRECTORY)))
        self._roots, self._contents = itertools.count(1), itertools.count(1)
        self._gate: Gate | None = None
        self._events: TurnEvents | None = None
        self.reset({})

    def started(self, number: int) -> StartAnswer:
        """What a gate can be asked, and what can be seen of it."""
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe gate"),
            modes=self.modes,
            alphabet=list(ALPHABET) if "events" in self.modes else [],
            stimuli=list(CALLS) if "cycles" in self.modes else [],
            arranges=[*CHANGES, *ANSWERS, "CONTEXT_NOT_LOADED", "advance"] if "cycles" in self.modes else [],
            observes=["state", "path", "records", "effects", "signals", "variables", "result"],
            bounds={},
            scopes=["paths", "approval", "links", "names"] if "cycles" in self.modes else [],
            clock=ClockGiven(tick=settings().approval_seconds * 1000) if "cycles" in self.modes else None,
            refusals="error",
            choices={},
        )

    def reset(self, config: Config) -> None:
        """A fresh gate with a fresh workspace."""
        bounded(config, {})
        self._events = None
        self._cycled = False
        self._settings, self._made = settings(), Made(FILES.values())
        self.fresh()

    def furnish(self, workspace: WorkspaceGiven) -> None:
        """A fresh gate with these files and intents."""
        self._settings, self._made = settings_of(workspace), Made(workspace.files, workspace.links, workspace.names)
        self.fresh()

    def fresh(self) -> None:
        """A fresh gate with a fresh workspace."""
        self._end()
        self._files = Files(self._folder / str(next(self._roots)), self._made)
        self._clock = VirtualClock()
        self._person = Person()
        self._journal = Journal.open("memory:", create=True)
        self._gate = _SeenGate(
            self._settings,
            Workspace(self._files.root),
            self._journal,
            self._person.asked,
            clock=self._clock,
        )
        self._gate.seen = self._recorded
        self._edges = {line.event for line in self._gate.runtime.declaration.transitions if line.target is not None}
        self._refused = False
        self._happened: list[str] = []
        self._plan = deque[PlanItem]()
        self._tracer = Tracer(lambda: self._running.runtime.state)

    def close(self) -> None:
        """Close the gate, and remove the workspaces."""
        self._end()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _end(self) -> None:
        if self._gate is not None:
            self._gate.request("the end")  # nobody is asked any more
            self._gate.close()

    @property
    def state(self) -> str | None:
        """The state of the gate's machine."""
        return self.place if self._events is None else self._events.state

    @property
    def place(self) -> str:
        """The state of the present gate."""
        return self._running.runtime.state

    @property
    def variables(self) -> Mapping[str, Json]:
        """The variables of the gate that the interface names, with the ids of the intent and of the file."""
        known, intent = self._running.runtime.variables, self._running.intent
        return {
            "intent": None if intent is None else intent.name,
            "pending": FILES.get(str(known["pending"])),
            "reason": known["reason"],
        }

    @property
    def _running(self) -> Gate:
        if self._gate is None:
            raise InternalError("there is no gate")
        return self._gate

    # ---- one event after the other ----

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen. Raises CannotError if the surroundings cannot bring it about."""
        if self._cycled:
            raise CannotError("step", "this execution follows cycles; ask for 'reset' first")
        if self._events is None:
            self._events = TurnEvents(self, CALLS)
        return self._events.step(given)

    def called(self, given: StimulusGiven, *, lost: bool) -> Came:
        """Make a call; if `lost`, the workspace is away meanwhile."""
        self._happened.clear()
        possible(label_of(given))
        _, result = self._call_made(given, lost=lost)
        return Came(tuple(self._happened), result)

    def worked(self) -> Came:
        """Let the gate do a piece of work."""
        self._happened.clear()
        self._running.step()
        self._written()
        return Came(tuple(self._happened))

    def change(self) -> None:
        """Give ALPHA its other content."""
        path = CHANGES["ALPHA_CHANGED"]
        self._files.change(path, self._files.other(path))
        self._tracer.signal("file", path)

    def shown(self) -> Trace:
        """What was seen since the last call."""
        return self._tracer.taken()

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Make a call, follow the plan, and wait until the gate is at rest."""
        if self._events is not None:
            raise CannotError("cycle", "this execution is given its events one by one; ask for 'reset' first")
        first = StimulusGiven(stimulus=stimulus, data=data)
        gate = self._running
        asking = gate.intent is not None and bool(gate.intent.approval.patterns)
        turn_plans.check(first, plan, asking=asking, earlier=gate.runtime.variables["approval"] in _EARLIER)
        self._cycled = True
        self._plan, self._timed = deque(plan), False
        outcome, result = self._called(first)
        self._work()
        told = {"outcome": outcome, "state": self.state, "trace": self._tracer.taken(), "result": result}
        return Observed.model_validate({**told, "variables": self.variables})

    def _called(self, given: StimulusGiven) -> tuple[StimulusOutcome, Mapping[str, Json]]:
        """Make a call, as the plan says."""
        lost = bool(self._plan) and self._plan[0] == "CONTEXT_NOT_LOADED"
        if lost:
            self._plan.popleft()
        return self._call_made(given, lost=lost)

    def _call_made(self, given: StimulusGiven, *, lost: bool) -> tuple[StimulusOutcome, Mapping[str, Json]]:
        """Make a call. The outcome is that of the machine: a denial that it accepts is no refusal."""
        self._refused = False
        root = self._files.root
        away = root.with_suffix(".away")
        if lost:
            root.rename(away)
        try:
            _, result = self._running.take(self._call(given))
        finally:
            if lost:
                away.rename(root)
        self._written()
        if SAID in str(result.get("stdout", "")):
            self._tracer.effect("execute_command")
        if "content" in result:
            self._tracer.effect("read_file")
        return "refused" if self._refused else "accepted", result

    def _call(self, given: StimulusGiven) -> calls.Call:
        label = label_of(given)
        match given.stimulus:
            case "request":
                return calls.request("Do something")
            case "select":
                return calls.call("select_active_intent", {"intent_id": str(given.data.get("intent", INTENTS[label]))})
            case "read":
                return calls.call("read_file", {"path": FILES["WRITE_ALPHA"]})
            case "write":
                path = str(given.data.get("path", FILES[label]))
                content = f"written {next(self._contents)}" if self._events is None else self._files.other(path)
                known = self._files.versions
                based = {"base": known[path]} if path in known else {}
                return calls.call("write_file", {"path": path, "content": content, **based})
            case "delete":
                return calls.call("delete_file", {"path": FILES["WRITE_ALPHA"]})
            case _:
                command = ["echo", SAID] if label == "SAFE_COMMAND" else ["rm", "-f", FILES["WRITE_ALPHA"]]
                return calls.call("execute_command", {"command": command})

    def _work(self) -> None:
        """Let the gate work until it is at rest and nothing more is planned."""
        while True:
            self._disturb()
            if self._running.runtime.owed:
                if self._running.step() is None and not self._wait():
                    return
                self._written()
            elif self._plan and (not isinstance(self._plan[0], str) or self._plan[0] in CHANGES):
                continue
            else:
                return

    def _disturb(self) -> None:
        """Do what the plan has next, up to the next event of the gate, or to an answer."""
        while self._plan:
            match self._plan[0]:
                case StimulusGiven() as given:
                    self._plan.popleft()
                    self._called(given)
                case str() as item if item in CHANGES:
                    self._plan.popleft()
                    self._files.change(CHANGES[item], f"changed {next(self._contents)}")
                    self._tracer.signal("file", CHANGES[item])
                case _:
                    return

    def _wait(self) -> bool:
        """Answer the person's question, or let time pass, as the plan says. Does anything happen?

        If the plan says nothing, the deadline passes.
        """
        kind = self._plan[0] if self._plan else None
        if isinstance(kind, AdvanceGiven):
            self._plan.popleft()
            self._timed = True
            self.advance(kind.advance)
            return True
        if not isinstance(kind, str) or kind not in ANSWERS:
            if not self._timed:
                self.advance(settings().approval_seconds * 1000)
            return not self._timed
        self._plan.popleft()
        until = time.monotonic() + _PATIENCE
        self._person.answer(kind, until)
        while self._running.step() is None:
            if time.monotonic() > until:
                raise TimeoutError("the person's answer does not arrive at the gate")
            time.sleep(0.0005)
        return True

    def advance(self, milliseconds: int) -> None:
        """Let time pass on the clock of the gate."""
        self._clock.advance(milliseconds * 1_000_000)

    # ---- the files and the journal ----

    def _written(self) -> None:
        """See what the gate has written."""
        for path in self._files.written():
            self._tracer.effect("write_to_file", path)
        self._tracer.look()

    def _recorded(self, entry: Entry) -> None:
        """See an entry that is on record; what it leads to happens afterwards."""
        if entry.outcome is not Outcome.ACCEPTED:
            self._refused = True
            return
        if entry.event in ALPHABET and entry.event != CHANGED:
            self._happened.append(entry.event)
        if self._plan and self._plan[0] == entry.event and entry.event in MARKS:
            self._plan.popleft()
        if entry.event in _SIGNALS:
            self._tracer.signal(*_SIGNALS[entry.event])
        if entry.event in ANSWERS:
            self._tracer.signal("answer", ANSWERS[entry.event])
        if entry.event in self._edges:
            edge: dict[str, Json] = {"previous_state": entry.previous_state, "event": entry.event}
            self._tracer.record({**edge, "new_state": entry.new_state})
        if entry.event == "WRITE_DONE":
            self._written()


class _SeenGate(Gate):
    """A gate that tells of each entry as soon as it is on record."""

    seen: Callable[[Entry], None] | None = None

    def keep(self, entry: Entry) -> None:
        """Tell of an entry, too."""
        super().keep(entry)
        if self.seen is not None:
            self.seen(entry)


SUBJECT = TurnSystem
