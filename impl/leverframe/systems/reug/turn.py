"""The values of a turn in progress. They are immutable; each piece of work makes new ones.

They do not decide what may happen next: the machine does. A new `Turn` takes effect only once its event is on record,
so the turn always agrees with the record, even after a failure.
"""

import json
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from enum import IntEnum

from leverframe.record.entries import Json
from leverframe.systems.excerpts import shortened
from leverframe.systems.reug.plans import Plan
from leverframe.systems.reug.scripts import ScriptPosition
from leverframe.systems.reug.watch import TurnWatch


class Strategy(IntEnum):
    """Recovery strategies, each stronger than those listed before it (REUG-026)."""

    RETRY = 1
    """Repeat the work."""
    REPLAN = 2
    """Ask for another plan; the model knows the failures."""
    SIMPLIFY = 3
    """Answer without any tool."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt to recover: its strategy, the cause, and the reason of its failure, if it failed."""

    strategy: Strategy
    cause: str
    failure: str | None = None

    @property
    def shown(self) -> Mapping[str, Json]:
        """The attempt as JSON."""
        return {"strategy": self.strategy.name, "cause": self.cause, "failure": self.failure}


@dataclass(frozen=True, slots=True)
class Turn:
    """The state of a turn.

    `asked` counts the questions to the model, by kind. `pending` are the running tasks. `effects` means that the
    present plan has used a tool with an effect and must not be repeated. `attempting` is the strategy of an unfinished
    recovery.
    """

    said: str
    watch: TurnWatch
    intent: str | None = None
    plan: Plan | None = None
    position: ScriptPosition | None = None
    definition: Mapping[str, Json] | None = None
    pending: Mapping[str, "Future[Json]"] = field(default_factory=dict)
    results: Mapping[str, Json] = field(default_factory=dict)
    failures: tuple[str, ...] = ()
    asked: Mapping[str, int] = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()
    attempting: Strategy | None = None
    effects: bool = False
    text: str | None = None

    def asking(self, question: str) -> "Turn":
        """Return the turn with one more question to the model."""
        return replace(self, asked={**self.asked, question: self.asked.get(question, 0) + 1})

    def failing(self, reason: str) -> "Turn":
        """Return the turn after a failure, without the values that belong to the failed state."""
        return replace(self, failures=(*self.failures, reason), position=None, definition=None, pending={})

    def planned(self, plan: Plan | None) -> "Turn":
        """Return the turn with a new plan, which has not begun."""
        return replace(self, plan=plan, results={}, effects=False)


@dataclass(frozen=True, slots=True)
class Work:
    """The outcome of a piece of work: an event, the data of its entry, and the new turn.

    `after` is called once the event is on record.
    """

    event: str
    turn: Turn
    data: Mapping[str, Json] = field(default_factory=dict)
    after: Callable[[], None] | None = None


def excerpt(result: Json) -> str:
    """Return the beginning of a result, as it is recorded."""
    return shortened(json.dumps(result, ensure_ascii=False), 300)
