"""What is asked of a model: the interface for one that answers by itself, and for the scripted one that ships.

A model is asked and says; it decides nothing about the turn. What it says is checked before it is used, and it may
raise: `FatalError` ends the turn, anything else is an error that may be got over. It is asked in a thread of its own,
never twice at the same time for one engine, unless an earlier answer did not come before the deadline.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from leverframe.record.entries import Json
from leverframe.systems.reug.plans import Plan
from leverframe.systems.reug.tools import Tool


@dataclass(frozen=True, slots=True)
class Situation:
    """What a model is told when it is asked.

    `asked` counts how often this has been asked in this turn before. `results` are what the tools have brought, by
    names that the plan gave; a task that ended badly has its reason there. `failures` are what went wrong so far.
    """

    said: str
    intent: str | None
    tools: Mapping[str, Tool]
    results: Mapping[str, Json]
    failures: Sequence[str]
    asked: int


class LanguageModel(Protocol):
    """Something that understands people."""

    def intent(self, situation: Situation) -> str | None:
        """What the user intends; None where that is not clear."""
        ...

    def plan(self, situation: Situation) -> Plan:
        """How to go about it."""
        ...

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """A definition of a tool of that name (docs/run-reug.md), from strangers' hands: it is validated."""
        ...

    def answer(self, situation: Situation) -> str:
        """The answer, worded."""
        ...

    def without_tools(self, situation: Situation) -> str | None:
        """What can be answered without any tool, when everything else has failed; None for nothing."""
        ...
