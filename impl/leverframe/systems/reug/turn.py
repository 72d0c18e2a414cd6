"""What is in hand while an input is being answered: values that a piece of work leaves behind as new ones.

None of it says what may happen next: that is the machine's. A piece of work makes a new `Turn`, which counts only once
its event is on record; so a turn is what the record says it is, whatever fails.
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
    """Ways to get over an error, each stronger than those above it (REUG-026)."""

    RETRY = 1
    """The same again."""
    REPLAN = 2
    """Another plan, made with what went wrong in view."""
    SIMPLIFY = 3
    """An answer without any tool."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try to get over an error: by what strategy, from what cause, and why it came to nothing, if it did."""

    strategy: Strategy
    cause: str
    failure: str | None = None

    @property
    def shown(self) -> Mapping[str, Json]:
        """As JSON."""
        return {"strategy": self.strategy.name, "cause": self.cause, "failure": self.failure}


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn, as far as it has come.

    `asked` counts how often the model was asked what. `pending` are tasks in flight. `effects` says that a tool with an
    effect has been used for the present plan, so that the plan must not be carried out again. `attempting` is the
    strategy of a recovery that is not through yet.
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
        """With the model asked once more."""
        return replace(self, asked={**self.asked, question: self.asked.get(question, 0) + 1})

    def failing(self, reason: str) -> "Turn":
        """With something gone wrong, and nothing in hand that lasts no longer than the state in which it did."""
        return replace(self, failures=(*self.failures, reason), position=None, definition=None, pending={})

    def planned(self, plan: Plan | None) -> "Turn":
        """With another plan, of which nothing is done yet."""
        return replace(self, plan=plan, results={}, effects=False)


@dataclass(frozen=True, slots=True)
class Work:
    """What came of a piece of work: an event, what is on record with it, and the turn that it leaves.

    `after` is to be done once the event is on record.
    """

    event: str
    turn: Turn
    data: Mapping[str, Json] = field(default_factory=dict)
    after: Callable[[], None] | None = None


def excerpt(result: Json) -> str:
    """A result as it is put on record: its beginning."""
    return shortened(json.dumps(result, ensure_ascii=False), 300)
