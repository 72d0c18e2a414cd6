"""REUG at work: an engine that answers inputs one after another (document 003).

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

Only the machine in ``spec/reug/reference.yaml`` decides what may happen when. `handlers` does the work of a state; its
event is recorded, then the machine moves, then the turn changes.
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
"""The deadline of a turn: five minutes (document 003, lines 72 and 134)."""


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """The answer to an input.

    `outcome` is the machine's: ANSWERED, TOOL_CREATED, FAILED or TIMED_OUT. The first two have a `text`, the others
    have a `reason`. `states` are the states entered, in order.
    """

    outcome: str
    text: str | None
    reason: str | None
    states: tuple[str, ...]
    steps: int
    attempts: tuple[Attempt, ...]

    @property
    def shown(self) -> Mapping[str, Json]:
        """The answer as JSON."""
        attempts: list[Json] = [attempt.shown for attempt in self.attempts]
        text: Mapping[str, Json] = {"text": self.text} if self.reason is None else {"reason": self.reason}
        rest: Mapping[str, Json] = {"states": list(self.states), "steps": self.steps, "recoveries": attempts}
        return {"outcome": self.outcome, **text, **rest}


class Engine(Worker[Work]):
    """Answers inputs, one at a time. Only `stop` may be called from another thread.

    `history` are the recorded entries of earlier engines: their tools are registered again, and an unfinished turn is
    abandoned. `bounds` are other values of the constants of its machine. Raises InputError if the history is not a run
    of this machine (LF133), if one of its tools cannot be registered (LF177), or if the machine does not have a bound.
    All methods that work raise what the journal raises.
    """

    def __init__(  # noqa: PLR0913 -- an engine has these parts; all but the first have a default
        self,
        model: LanguageModel,
        *,
        journal: EffectLedger | None = None,
        tools: Registry | None = None,
        clock: Clock | None = None,
        seconds: float = SECONDS,
        watcher: Watcher | None = None,
        history: Iterable[Entry] = (),
        bounds: Mapping[str, int] | None = None,
    ) -> None:
        self._model = model
        self._clock = clock or MonotonicClock()
        self._nanoseconds = int(seconds * 1e9)
        self._turn: Turn | None = None
        machine = prototype(SYSTEM, *sorted((bounds or {}).items()))
        recalled = recall(history, machine.declaration.machine)
        self._executor = Executor(registered(tools or builtin.registry(), recalled.definitions), journal)
        super().__init__(machine.another(history=recalled.unfinished, journal=journal))
        self._pool = Pool(highest(self.runtime, "tasks"))
        self._telemetry = TurnTelemetry(watcher, self._clock)
        self._give_up()

    # ---- state

    @property
    def tools(self) -> Mapping[str, Tool]:
        """The registered tools."""
        return self._executor.registry.tools

    # ---- turns

    def answer(self, said: str) -> TurnAnswer:
        """Take a user's input, work until the turn has ended, and return the answer."""
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
        reason = None if good else (turn.failures[-1] if turn.failures else "the cause is unknown")
        return TurnAnswer(outcome, turn.text if good else None, reason, tuple(states), steps, turn.attempts)

    def hear(self, said: str) -> None:
        """Begin a turn with a user's input. Raises StateError during another turn, and after the shutdown."""
        if self.runtime.state == "READY":
            abstraction.tell_registry(self.runtime)
        deadline = self._clock.now() + self._nanoseconds
        self.fire("USER_INPUT", {"said": said})
        self._turn = Turn(said, TurnWatch(self._clock, deadline, self.stopping))

    def close(self) -> None:
        """Shut down, unless that has happened. Call it only between turns."""
        if self.runtime.state != "SHUTDOWN":
            self.fire("SHUTDOWN_REQUESTED", {})

    # ---- work

    @property
    def _bench(self) -> Workbench:
        return Workbench(self.runtime, self._model, self._executor, self._pool, self._register)

    def _in_hand(self) -> Turn:
        """The present turn. The values of a turn whose process died are lost; it can only be abandoned."""
        if self._turn is None:
            lost = threading.Event()
            lost.set()
            self._turn = Turn("", TurnWatch(self._clock, 0, lost, "the process ended during the turn"))
        return self._turn

    @property
    def handlers(self) -> Mapping[str, Handler[Work]]:
        """The work of each state, on the present turn."""
        return dict.fromkeys(handlers.HANDLERS, lambda: handlers.work(self._bench, self._in_hand()))

    def happen(self, outcome: Work) -> str:
        """Record the event, then continue with the turn that the work left."""
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
        """Return the data with unpaired surrogates escaped."""
        return {name: _recordable(value) for name, value in data.items()}

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Report the move to the watcher."""
        self._telemetry.moved(self.runtime, before, event, data)

    def _register(self, tool: Tool) -> None:
        self._executor = Executor(self._executor.registry.registering(tool), self._executor.ledger)

    def _give_up(self) -> None:
        """End the turn of an engine whose process died."""
        if self.runtime.owed:
            self.work()
            self._turn = None


def _recordable(value: Json) -> Json:
    """Return a value with unpaired surrogates escaped, since no record can hold them."""
    match value:
        case str():
            return recordable(value)
        case Mapping():
            return {str(_recordable(name)): _recordable(item) for name, item in value.items()}
        case list() | tuple():
            return [_recordable(item) for item in value]
        case _:
            return value
