"""REUG at work: one engine, which answers one input after the other (document 003).

    >>> from leverframe.systems.reug.schema import ScriptedModel
    >>> from leverframe.systems.reug.engine import Engine
    >>> from leverframe.systems.reug.written_model import Scripted
    >>> turn = {"input": "17 + 25?", "intent": "a sum", "plans": [{"tool": "add", "arguments": {"a": 17, "b": 25}}]}
    >>> model = Scripted(ScriptedModel.model_validate({"leverframe": 1, "model": "sums", "turns": [turn]}))
    >>> engine = Engine(model)
    >>> engine.answer("17 + 25?").text
    '42'
    >>> engine.answer("17 + 25?").states
    ('ENGAGE', 'UNDERSTAND', 'GENERATE', 'COMPLETE', 'READY')

What may happen when is said by the machine in ``spec/reug/reference.yaml``, which runs here, and nowhere else. The work
of a state is done in `handlers`; its event is put on record, then the machine moves, then what is in hand changes.
"""

import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import Clock, MonotonicClock
from leverframe.systems.effects import EffectLedger
from leverframe.systems.excerpts import recordable
from leverframe.systems.reug import abstraction, builtin, handlers
from leverframe.systems.reug.bench import Workbench
from leverframe.systems.reug.model import LanguageModel
from leverframe.systems.reug.recall import recall, registered
from leverframe.systems.reug.telemetry import TurnTelemetry, Watcher
from leverframe.systems.reug.tools import Executor, Registry, Tool
from leverframe.systems.reug.turn import Attempt, Turn, Work
from leverframe.systems.reug.watch import Pool, TurnWatch
from leverframe.systems.work import Handler, Worker, highest, prototype

SYSTEM = "reug"
SECONDS = 300.0
"""How long a turn may take: five minutes (document 003, lines 72 and 134)."""


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """What came of an input.

    `outcome` is the machine's: ANSWERED, TOOL_CREATED, FAILED or TIMED_OUT. `text` is there for the first two, `reason`
    for the others. `states` are those that were entered.
    """

    outcome: str
    text: str | None
    reason: str | None
    states: tuple[str, ...]
    steps: int
    attempts: tuple[Attempt, ...]

    @property
    def shown(self) -> Mapping[str, Json]:
        """As JSON."""
        attempts: list[Json] = [attempt.shown for attempt in self.attempts]
        text: Mapping[str, Json] = {"text": self.text} if self.reason is None else {"reason": self.reason}
        rest: Mapping[str, Json] = {"states": list(self.states), "steps": self.steps, "recoveries": attempts}
        return {"outcome": self.outcome, **text, **rest}


class Engine(Worker[Work]):
    """Answers inputs, one at a time. Only `stop` may be called from another thread.

    `history` is what is on record of engines that were here before: the tools that they registered are registered, and
    a turn that was not finished is given up. Raises InputError where that is no run of this machine (LF133), or a tool
    of it cannot be registered (LF177). What the journal raises is passed on by everything that works.
    """

    def __init__(  # noqa: PLR0913 -- an engine has these parts, and all but the first have a default
        self,
        model: LanguageModel,
        *,
        journal: EffectLedger | None = None,
        tools: Registry | None = None,
        clock: Clock | None = None,
        seconds: float = SECONDS,
        watcher: Watcher | None = None,
        history: Iterable[Entry] = (),
    ) -> None:
        self._model = model
        self._clock = clock or MonotonicClock()
        self._nanoseconds = int(seconds * 1e9)
        self._turn: Turn | None = None
        recalled = recall(history, prototype(SYSTEM).declaration.machine)
        self._executor = Executor(registered(tools or builtin.registry(), recalled.definitions), journal)
        super().__init__(prototype(SYSTEM).another(history=recalled.unfinished, journal=journal))
        self._pool = Pool(highest(self.runtime, "tasks"))
        self._telemetry = TurnTelemetry(watcher, self._clock)
        self._give_up()

    # ---- what it is like

    @property
    def tools(self) -> Mapping[str, Tool]:
        """The tools that are registered."""
        return self._executor.registry.tools

    # ---- what it does

    def answer(self, said: str) -> TurnAnswer:
        """Hear what a user says, and work until the answer is there."""
        self.hear(said)
        states = [self.runtime.state]
        outcome, steps = "FAILED", 0
        while self.step() is not None:
            if self.runtime.state != states[-1]:
                states.append(self.runtime.state)
            if self.runtime.state == "COMPLETE":
                outcome, steps = str(self.runtime.variables["outcome"]), int(self.runtime.variables["steps"])
        turn = self._in_hand()
        good = outcome in {"ANSWERED", "TOOL_CREATED"}
        reason = None if good else (turn.failures[-1] if turn.failures else "nothing is known of what went wrong")
        return TurnAnswer(outcome, turn.text if good else None, reason, tuple(states), steps, turn.attempts)

    def hear(self, said: str) -> None:
        """Begin a turn: a user says something. Raises StateError while another one lasts, and after the end."""
        if self.runtime.state == "READY":
            abstraction.tell_registry(self.runtime)
        deadline = self._clock.now() + self._nanoseconds
        self.fire("USER_INPUT", {"said": said})
        self._turn = Turn(said, TurnWatch(self._clock, deadline, self.stopping))

    def close(self) -> None:
        """Shut down, if that has not happened yet: between turns only."""
        if self.runtime.state != "SHUTDOWN":
            self.fire("SHUTDOWN_REQUESTED", {})

    # ---- how it is done

    @property
    def _bench(self) -> Workbench:
        return Workbench(self.runtime, self._model, self._executor, self._pool, self._register)

    def _in_hand(self) -> Turn:
        """The turn; of one whose process has died nothing is in hand any more, and it can only be given up."""
        if self._turn is None:
            lost = threading.Event()
            lost.set()
            self._turn = Turn("", TurnWatch(self._clock, 0, lost, "the process ended during the turn"))
        return self._turn

    @property
    def handlers(self) -> Mapping[str, Handler[Work]]:
        """The work of each state, on the turn in hand."""
        return dict.fromkeys(handlers.HANDLERS, lambda: handlers.work(self._bench, self._in_hand()))

    def happen(self, outcome: Work) -> str:
        """Put it on record, then take in hand what the work has left."""
        turn = self._in_hand()
        stopping = self.stopping.is_set() and "SHUTDOWN_REQUESTED" in self.runtime.enabled
        self.fire("SHUTDOWN_REQUESTED" if stopping else outcome.event, outcome.data)
        self._turn = outcome.turn
        if outcome.after is not None:
            outcome.after()
        for name in turn.pending.keys() - outcome.turn.pending.keys():
            turn.pending[name].cancel()
        if not self.runtime.owed:
            turn.watch.over.set()
        return self.latest

    def on_record(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        """Without half surrogate pairs."""
        return {name: _recordable(value) for name, value in data.items()}

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Tell the watcher."""
        self._telemetry.moved(self.runtime, before, event, data)

    def _register(self, tool: Tool) -> None:
        self._executor = Executor(self._executor.registry.registering(tool), self._executor.ledger)

    def _give_up(self) -> None:
        """End the turn of an engine that is no more."""
        if self.runtime.owed:
            self.work()
            self._turn = None


def _recordable(value: Json) -> Json:
    """A value without half surrogate pairs, which no record can hold."""
    match value:
        case str():
            return recordable(value)
        case Mapping():
            return {str(_recordable(name)): _recordable(item) for name, item in value.items()}
        case list() | tuple():
            return [_recordable(item) for item in value]
        case _:
            return value
