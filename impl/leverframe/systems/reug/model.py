"""The interface to a language model. The scripted model that comes with REUG implements it, too.

A model replies to questions and decides nothing about the turn. The engine checks each reply before it uses it. A model
may raise: `FatalError` ends the turn; the engine tries to recover from any other error. Each question runs in its own
thread. Two questions of one engine overlap only if an earlier reply missed the deadline.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from leverframe.record.entries import Json
from leverframe.systems.reug.plans import Plan
from leverframe.systems.reug.tools import Tool


@dataclass(frozen=True, slots=True)
class Situation:
    """The situation in which a model is asked.

    `asked` counts how often this question was asked before in this turn. `results` are the results of the tools, by the
    names in the plan; a failed task has its reason there. `failures` are the reasons of all failures so far.
    """

    said: str
    intent: str | None
    tools: Mapping[str, Tool]
    results: Mapping[str, Json]
    failures: Sequence[str]
    asked: int


class LanguageModel(Protocol):
    """A language model. Each method answers one question of the engine."""

    def intent(self, situation: Situation) -> str | None:
        """Return the user's intent, or None if it is unclear."""
        ...

    def plan(self, situation: Situation) -> Plan:
        """Return a plan for the intent."""
        ...

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """Return the definition of a tool of that name (docs/run-reug.md). The engine validates it as untrusted."""
        ...

    def answer(self, situation: Situation) -> str:
        """Return the wording of the answer."""
        ...

    def without_tools(self, situation: Situation) -> str | None:
        """Return an answer without any tool, after everything else has failed, or None."""
        ...
