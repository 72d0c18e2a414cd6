"""A REUG engine as a subject: inputs of a user, and plans that its model, its tools and its clock follow.

Shown are its states, and its records and signals, which it writes to a ledger in memory. A tool that was created is a
registered one in the next turn (ANOTHER_TOOL_WANTED): that is no event of the surroundings, and it is not shown.

Limits: the validator does not crash, and nothing stops the engine in the middle of a turn.
"""

from collections import deque
from collections.abc import Mapping, Sequence

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    Config,
    Data,
    EventGiven,
    Mode,
    Observed,
    Outcome,
    StartAnswer,
    StimulusGiven,
)
from leverframe.record.entries import Entry, Json
from leverframe.record.entries import Outcome as EntryOutcome
from leverframe.runtime.clocks import VirtualClock
from leverframe.runtime.errors import StateError
from leverframe.sut.ledger import Ledger
from leverframe.sut.reug_events import ALPHABET, ReugEvents
from leverframe.sut.reug_model import PlannedModel, note, report, tools, variables
from leverframe.sut.reug_plans import ARRANGES, answers
from leverframe.sut.system import CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.sut.trace import Tracer
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import SECONDS, Engine
from leverframe.systems.reug.tools import Tool

STIMULI = ("user_input", "shutdown_requested")
BOUNDS = {"MAX_STEPS": [1, 100], "MAX_DEPTH": [1, 100], "MAX_RECOVERIES": [1, 3], "MAX_PARALLEL": [1, 100]}


class ReugSystem(System):
    """An engine, and its surroundings."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        super().__init__(modes)
        self.reset({})

    def started(self, number: int) -> StartAnswer:
        """What an engine can be asked, and what can be seen of it."""
        return StartAnswer(
            id=number,
            ok=True,
            protocol=1,
            implementation=implementation("Leverframe REUG engine"),
            modes=self.modes,
            alphabet=list(ALPHABET) if "events" in self.modes else [],
            stimuli=list(STIMULI) if "cycles" in self.modes else [],
            arranges=[*ARRANGES, "crash", "restart"] if "cycles" in self.modes else [],
            observes=["state", "path", "records", "signals", "variables", "telemetry"],
            bounds=BOUNDS,
            refusals="error",
            choices={},
        )

    def reset(self, config: Config) -> None:
        """A fresh engine with a fresh ledger."""
        self._bounds = bounded(config, BOUNDS)
        self._ledger = Ledger(self._recorded)
        self._events: ReugEvents | None = None
        self._cycled = False
        self.restart()

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen. Raises CannotError if the surroundings cannot bring it about."""
        (found,) = self.run([given])
        return found

    def run(self, events: Sequence[EventGiven]) -> list[Observed]:
        """Let events happen, one after the other; the model knows what is to come."""
        if self._cycled:
            raise CannotError("step", "this execution follows cycles; ask for 'reset' first")
        if self._events is None:
            self._events = ReugEvents(self._bounds)
        held = self._events
        return [held.step(one, [each.event for each in events[n + 1 :]]) for n, one in enumerate(events)]

    def restart(self) -> None:
        """Another engine with the same ledger: it knows the tools that were created."""
        self._require_cycles("restart")
        self._plan = deque[PlanItem]()
        self._model, self._clock = PlannedModel(), VirtualClock()
        self._tracer: Tracer | None = None
        history = tuple(self._ledger.entries)
        self._engine: Engine | None = Engine(
            self._model,
            journal=self._ledger,
            tools=builtin.registry(*tools()),
            clock=self._clock,
            history=history,
            bounds=self._bounds,
            watcher=self._reported,
        )
        lines = self._engine.runtime.declaration.transitions
        self._edges = {(source, line.event) for line in lines if line.target is not None for source in line.sources}
        self._tracer = Tracer(lambda: self._running.runtime.state)

    def crash(self) -> None:
        """The engine is gone; its ledger remains."""
        self._require_cycles("crash")
        self._engine = None

    @property
    def state(self) -> str | None:
        """The state of the engine; None after a crash."""
        if self._events is not None:
            return self._events.state
        return None if self._engine is None else self._engine.runtime.state

    @property
    def tools(self) -> Mapping[str, Tool]:
        """The tools that the engine has."""
        return self._running.tools

    @property
    def _running(self) -> Engine:
        if self._engine is None:
            raise CannotError("cycle", "the engine has crashed; ask for 'restart' or 'reset' first")
        return self._engine

    def _require_cycles(self, what: str) -> None:
        if self._events is not None:
            raise CannotError(what, "this execution is given its events one by one; ask for 'reset' first")

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the engine is at rest."""
        self._require_cycles("cycle")
        engine = self._running
        for given in (StimulusGiven(stimulus=stimulus, data=data), *plan):
            if isinstance(given, StimulusGiven) and (given.stimulus not in STIMULI or given.data):
                raise CannotError(given.stimulus, f"the stimuli are {' and '.join(STIMULI)}, without data")
            if isinstance(given, AdvanceGiven):
                raise CannotError("advance", "time passes at the deadline of a turn alone")
        begins = stimulus == "user_input" and engine.runtime.state == "READY"
        outcomes = [item for item in plan if isinstance(item, str)]
        if outcomes and not begins:
            raise CannotError(outcomes[0], "no turn begins")
        missing = f"made-{len(self._ledger.entries)}"
        self._model.begin(answers(outcomes, engine.runtime.declaration.constants, missing))
        self._plan = deque(plan)
        self._cycled = True
        outcome: Outcome = "accepted"
        error: str | None = None
        before = len(self._ledger.entries)
        try:
            self._stimulated(stimulus)
            if len(self._ledger.entries) == before:
                outcome = "refused"  # who is shut down already ignores a further request
            self._work()
        except StateError as refused:
            outcome, error = "refused", str(refused)
        except Exception as raised:  # noqa: BLE001 -- whatever the engine raises is what a tester is to see
            outcome, error = "raised", f"{type(raised).__name__}: {raised}"
        trace = self._tracer.taken() if self._tracer else []
        told = {"outcome": outcome, "state": self.state, "trace": trace, "error": error}
        return Observed.model_validate({**told, "variables": variables(engine)})

    def _stimulated(self, stimulus: str) -> None:
        """Give a stimulus. Raises StateError if the engine refuses it."""
        if stimulus == "user_input":
            self._running.hear("Do something.")
        else:
            self._running.close()

    def _work(self) -> None:
        """Let the engine work until it is at rest."""
        engine = self._running
        while True:
            self._disturb()
            if not engine.runtime.owed or engine.step() is None:
                return

    def _disturb(self) -> None:
        """Do what the plan has next, up to the next outcome of the engine."""
        while self._plan and isinstance(self._plan[0], StimulusGiven):
            given = self._plan.popleft()
            if isinstance(given, StimulusGiven):
                try:
                    self._stimulated(given.stimulus)
                except StateError:
                    continue
        if self._plan and self._plan[0] == "DEADLINE_PASSED":
            self._clock.advance(int(SECONDS * 1e9) + 1)

    def _recorded(self, entry: Entry) -> None:
        """See an entry that is on record."""
        if entry.outcome is not EntryOutcome.ACCEPTED or self._tracer is None:
            return
        if self._plan and self._plan[0] == entry.event:
            self._plan.popleft()
        note(self._tracer, entry, self._edges)

    def _reported(self, told: Mapping[str, Json]) -> None:
        """See a report of telemetry."""
        if self._tracer is not None:
            report(self._tracer, told)


SUBJECT = ReugSystem
