"""A REUG engine as a subject: inputs of a user, and plans that its model, its tools and its clock follow.

Shown are its states, and its records and signals, which it writes to a ledger in memory. A tool that was created is a
registered one in the next turn (ANOTHER_TOOL_WANTED): that is no event of the surroundings, and it is not shown.

Limits: the validator does not crash, and nothing stops the engine in the middle of a turn.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import TypeVar

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    Config,
    Data,
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
from leverframe.sut.reug_plans import ABORT, ACT, ARRANGES, FAIL, Answers, answers
from leverframe.sut.system import CannotError, Plan, PlanItem, System, bounded, implementation
from leverframe.sut.trace import Tracer
from leverframe.systems.reug import builtin
from leverframe.systems.reug.engine import SECONDS, Engine
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.model import Situation
from leverframe.systems.reug.plans import Plan as EnginePlan
from leverframe.systems.reug.plans import Reply
from leverframe.systems.reug.tools import Tool, ToolError
from leverframe.systems.schemas import closed

STIMULI = ("user_input", "shutdown_requested")
BOUNDS = {"MAX_STEPS": [1, 100], "MAX_DEPTH": [1, 100], "MAX_RECOVERIES": [1, 3], "MAX_PARALLEL": [1, 100]}
_SIGNALS: Mapping[str, tuple[str, str | None]] = {
    "TOOL_CONSIDERED": ("considered", None),
    "SCRIPT_CALLED": ("script", "called"),
    "SCRIPT_RETURNED": ("script", "returned"),
    "SCRIPT_CALL_REFUSED": ("refused", "call"),
    "SCRIPT_STEP_REFUSED": ("refused", "step"),
    "TASK_DISPATCHED": ("task", "dispatched"),
    "TASK_FINISHED": ("task", "finished"),
    "TASK_FAILED": ("task", "failed"),
    "TASKS_QUEUED": ("queue", "filled"),
    "QUEUE_EMPTIED": ("queue", "emptied"),
    "DEADLINE_PASSED": ("deadline", None),
    "INTENT_RECOVERED": ("recovered", None),
}
_REPORTS: Mapping[str, Sequence[str]] = {
    "left": ("state", "at", "by"),
    "entered": ("state", "at", "by", "resources"),
    "recovery": ("attempts", "at"),
}
"""The reports of telemetry, with their fields."""
T = TypeVar("T")


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
            alphabet=[],
            stimuli=list(STIMULI),
            arranges=[*ARRANGES, "crash", "restart"],
            observes=["state", "path", "records", "signals", "variables", "telemetry"],
            bounds=BOUNDS,
            refusals="error",
            choices={},
        )

    def reset(self, config: Config) -> None:
        """A fresh engine with a fresh ledger."""
        self._bounds = bounded(config, BOUNDS)
        self._ledger = Ledger(self._recorded)
        self.restart()

    def restart(self) -> None:
        """Another engine with the same ledger: it knows the tools that were created."""
        self._plan = deque[PlanItem]()
        self._answers = Answers()
        self._clock = VirtualClock()
        self._tracer: Tracer | None = None
        history = tuple(self._ledger.entries)
        self._engine: Engine | None = Engine(
            self,
            journal=self._ledger,
            tools=builtin.registry(*_tools()),
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
        self._engine = None

    @property
    def state(self) -> str | None:
        """The state of the engine; None after a crash."""
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

    # ---- a cycle ----

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the engine is at rest."""
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
        self._missing = f"made-{len(self._ledger.entries)}"
        self._answers = answers(outcomes, engine.runtime.declaration.constants, self._missing)
        self._plan = deque(plan)
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
        known = engine.runtime.variables
        variables = {name: known[name] for name in ("outcome", "cause")}
        told = {"outcome": outcome, "state": self.state, "variables": variables, "trace": trace, "error": error}
        return Observed.model_validate(told)

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
        if (entry.previous_state, entry.event) in self._edges:
            told: dict[str, Json] = {name: entry.data[name] for name in ("outcome", "cause") if name in entry.data}
            edge = {"previous_state": entry.previous_state, "event": entry.event, "new_state": entry.new_state}
            self._tracer.record({**edge, **told})
        elif entry.event in _SIGNALS:
            self._tracer.signal(*_SIGNALS[entry.event])

    def _reported(self, report: Mapping[str, Json]) -> None:
        """See a report of telemetry; those about steps that stay in their state are beside the interface."""
        what = str(report["what"])
        if self._tracer is not None and what in _REPORTS:
            self._tracer.report(what, {name: report[name] for name in _REPORTS[what]})

    # ---- the model ----

    def intent(self, situation: Situation) -> str | None:
        """The user's intent."""
        del situation
        return _next(self._answers.intents, "something")

    def plan(self, situation: Situation) -> EnginePlan:
        """A plan."""
        del situation
        otherwise: EnginePlan = Reply()
        return _next(self._answers.plans, otherwise)

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """The definition of a tool."""
        del situation
        valid = _next(self._answers.definitions, True)  # noqa: FBT003 -- an answer like the others
        parameters: Json = {"type": "object", "additionalProperties": False}
        steps: Json = {"first": {"tool": ACT}}
        return {"name": name, "doc": "acts", "parameters": parameters, "steps": steps} if valid else {"name": name}

    def answer(self, situation: Situation) -> str:
        """The wording of the answer."""
        del situation
        return _next(self._answers.words, "done")

    def without_tools(self, situation: Situation) -> str | None:
        """An answer without tools."""
        del situation
        return _next(self._answers.simple, "done")


def _next(left: list[T | Exception], otherwise: T) -> T:
    """The next answer. Raises it if it is an exception."""
    found = left.pop(0) if left else otherwise
    if isinstance(found, Exception):
        raise found
    return found


def _tools() -> tuple[Tool, ...]:
    def act(_: Mapping[str, Json]) -> Json:
        return "done"

    def fail(_: Mapping[str, Json]) -> Json:
        raise ToolError("the plan says so")

    def abort(_: Mapping[str, Json]) -> Json:
        raise FatalError("the plan says so")

    return tuple(
        Tool.of(name, f"the tool {name}", closed({}), does, pure=False)
        for name, does in ((ACT, act), (FAIL, fail), (ABORT, abort))
    )


SUBJECT = ReugSystem
