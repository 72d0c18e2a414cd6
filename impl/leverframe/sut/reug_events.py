"""A REUG engine that is given its events one by one (mode events).

A user brings about USER_INPUT and SHUTDOWN_REQUESTED, and a refusal is the engine's own. All other events come of the
engine's own work. To give it one of them, the answers of its model are found that lead to it, and the engine works
until something of its alphabet happens. If that is another event, or none, the event cannot happen there. That is a
refusal, and what the engine did instead is undone: a fresh engine is brought to the same place by the same events.

What comes next may need other answers than those that were given: a tool that fails must have been planned. So the
model looks ahead, if it is given several events at once. Otherwise a fresh engine is brought to the same place with
other answers, as far as it then shows what was shown before.

Internal steps of the machine happen on the way, as the engine's own. A tool that was created exists from then on: it is
never missing again.
"""

from collections.abc import Mapping, Sequence

from leverframe.conform.wire.messages import EventGiven, Observed, Outcome
from leverframe.conform.wire.parts import ReportSeen, Trace
from leverframe.errors import InternalError
from leverframe.record.entries import Entry, Json
from leverframe.record.entries import Outcome as EntryOutcome
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.errors import StateError
from leverframe.sut.ledger import Ledger
from leverframe.sut.reug_model import PlannedModel, note, report, tools, variables
from leverframe.sut.reug_plans import ARRANGES, Answers, answers
from leverframe.sut.system import CannotError
from leverframe.sut.trace import Tracer
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import SECONDS, Engine

BEGINS, ENDS, LATE = "USER_INPUT", "SHUTDOWN_REQUESTED", "DEADLINE_PASSED"
ALPHABET = (BEGINS, ENDS, *ARRANGES)
_MISSING = "made"
"""The name of the tool that does not exist at first."""


class _HeldEngine:
    """An engine, and its surroundings. Nothing happens that it is not given."""

    def __init__(self, bounds: Mapping[str, int]) -> None:
        self.model, self._clock = PlannedModel(), VirtualClock()
        self._ledger = Ledger(self._recorded)
        self._came: list[str] = []
        self.engine = Engine(
            self.model,
            journal=self._ledger,
            tools=builtin.registry(*tools()),
            clock=self._clock,
            bounds=bounds,
            watcher=self._reported,
        )
        machine = self.engine.runtime
        lines = machine.declaration.transitions
        self._edges = {(source, line.event) for line in lines if line.target is not None for source in line.sources}
        self.tracer = Tracer(lambda: machine.state)

    def give(self, event: str) -> bool:
        """Let an event happen. Did it? Raises StateError if the engine refuses it."""
        self._came.clear()
        if event == BEGINS:
            self.engine.hear("Do something.")
        elif event == ENDS:
            self.engine.close()
        else:
            if event == LATE:
                self._clock.advance(int(SECONDS * 1e9) + 1)
            while not self._came and self.engine.runtime.owed and self.engine.step() is not None:
                pass
        return self._came[:1] == [event]

    @property
    def strayed(self) -> bool:
        """Did another event happen than the one that it was given?"""
        return bool(self._came)

    def _reported(self, told: Mapping[str, Json]) -> None:
        report(self.tracer, told)

    def _recorded(self, entry: Entry) -> None:
        if entry.outcome is EntryOutcome.ACCEPTED:
            note(self.tracer, entry, self._edges)
            if entry.event in ALPHABET:
                self._came.append(entry.event)


class ReugEvents:
    """An engine that is given its events, and what it was given since it began."""

    def __init__(self, bounds: Mapping[str, int]) -> None:
        self._bounds = bounds
        self._history: list[str] = []
        self._shown: list[Trace] = []
        self._said: list[Answers] = []
        """The answers of the model in each turn that led to what was shown."""
        self._held = _HeldEngine(bounds)
        self._stale = False
        self.state: str = self._held.engine.runtime.state
        self._variables = variables(self._held.engine)

    def step(self, given: EventGiven, ahead: Sequence[str] = ()) -> Observed:
        """Let one event happen, or see that it is refused. `ahead` is what comes after it, as far as that is known.

        Raises CannotError for what the surroundings cannot do.
        """
        event = given.event
        if event not in ALPHABET:
            raise CannotError(event, "the surroundings of an engine cannot bring it about as a single event")
        if given.data:
            raise CannotError(event, "it has no data")
        self._prepare(event, ahead)
        outcome: Outcome = "raised"
        error: str | None = None
        try:
            outcome = "accepted" if self._held.give(event) else "refused"
        except StateError as refused:
            outcome, error = "refused", str(refused)
        except Exception as raised:  # noqa: BLE001 -- whatever the engine raises is what a tester is to see
            error = f"{type(raised).__name__}: {raised}"
        trace: Trace = []
        if outcome == "accepted":
            self._history.append(event)
            self.state, trace = self._held.engine.runtime.state, self._held.tracer.taken()
            self._variables = variables(self._held.engine)
            self._shown.append(trace)
        else:
            self._stale = self._held.strayed or event == LATE or outcome == "raised"
        if outcome == "accepted" and event == BEGINS:
            self._said.append(Answers())
            self._held.model.begin(self._said[-1])
        told = {"outcome": outcome, "state": self.state, "trace": trace, "error": error}
        return Observed.model_validate({**told, "variables": self._variables})

    def _prepare(self, event: str, ahead: Sequence[str]) -> None:
        """Prepare the model's answers for an event. Raises CannotError if it could happen, and none lead there."""
        if self._stale:
            self._restore()
        if event in {BEGINS, ENDS} or not self._held.engine.runtime.owed:
            return
        try:
            wanted = self._foreseen([*self._history, event], ahead)
            possible = self._held.model.goes_on(wanted) or self._again(wanted)
        except CannotError:
            possible = False
        else:
            self._said[-1] = wanted if possible else self._said[-1]
        if not possible:
            if self._stale:
                self._restore()
            if event in self._held.engine.runtime.enabled:
                raise CannotError(event, "no answers of the model lead to it there")

    def _foreseen(self, history: Sequence[str], ahead: Sequence[str]) -> Answers:
        """The answers for a history and what comes after it in the turn, without what is then refused.

        Raises CannotError if there are none for the history.
        """
        turn, found = list(history), self._answers(history)
        for event in ahead:
            if event in {BEGINS, "TURN_COMPLETE"}:
                break
            try:
                found = self._answers([*turn, event])
            except CannotError:
                continue
            turn.append(event)
        return found

    def _answers(self, history: Sequence[str]) -> Answers:
        """The answers in the last turn of a history. Raises CannotError if there are none."""
        begun = len(history) - 1 - [*reversed(history)].index(BEGINS) if BEGINS in history else len(history)
        turn = [event for event in history[begun + 1 :] if event != ENDS]
        return answers(turn, self._held.engine.runtime.declaration.constants, _MISSING)

    def _restore(self) -> None:
        """Undo what was not given."""
        if not self._again(self._said[-1] if self._said else Answers()):
            there = self._held.engine.runtime.state
            raise InternalError(f"the same events led the engine to {self.state} once, and now to {there}")

    def _again(self, last: Answers) -> bool:
        """Another engine, brought to the same place by the same events, with these answers in the last turn.

        Has it shown the same?
        """
        self._held = held = _HeldEngine(self._bounds)
        self._stale = True
        said = iter([*self._said[:-1], last])
        for event, shown in zip(self._history, self._shown, strict=True):
            if event == BEGINS:
                held.model.begin(next(said))
            if not held.give(event) or _steps(held.tracer.taken()) != _steps(shown):
                return False
        self._stale = False
        return True


def _steps(trace: Trace) -> Trace:
    """What was seen of steps: a report may tell another time."""
    return [entry for entry in trace if not isinstance(entry, ReportSeen)]
