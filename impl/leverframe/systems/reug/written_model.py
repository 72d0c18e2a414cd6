"""The scripted model, which replies from a file. With it, REUG runs repeatably and needs no other model.

The file contains inputs, intents, plans, tools, answers, faults and delays. It contains no events: the engine
determines these from the results of the real work.
"""

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.model import Situation
from leverframe.systems.reug.plans import Plan, Reply, ScriptRun, SideBySide, Use, script
from leverframe.systems.reug.schema import (
    PlanModel,
    Question,
    ScriptedModel,
    TurnModel,
    plain,
    plan_model,
    scripted_model,
)


class ModelError(ValueError):
    """The model has no reply, or the file declares a fault."""


class Scripted:
    """The scripted model. `wait` is called with the seconds of a delay."""

    def __init__(self, written: ScriptedModel, wait: Callable[[float], None] = time.sleep) -> None:
        self.name = written.model
        self._turns = {plain(turn.input): turn for turn in written.turns}
        self._wait = wait

    @classmethod
    def load(cls, path: str | Path, wait: Callable[[float], None] = time.sleep) -> "Scripted":
        """Read a model from a file. Raises InputError with all problems."""
        return cls(scripted_model(path), wait)

    def intent(self, situation: Situation) -> str | None:
        """Return the written intent; None for an unknown input."""
        turn = self._asked(situation, "intent")
        return None if turn is None else turn.intent

    def plan(self, situation: Situation) -> Plan:
        """Return the written plan; without one, a reply without tools."""
        plans = self._written(situation, "plan").plans
        return _plan(plans[min(situation.asked, len(plans) - 1)]) if plans else Reply()

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """Return the written definition of a tool."""
        written = self._written(situation, "tool").tool
        if written is None:
            raise ModelError(f"no tool {quoted(name)} is registered, and the file defines none")
        return written

    def answer(self, situation: Situation) -> str:
        """Return the written answer, with the results of the tools."""
        turn, results = self._written(situation, "answer"), situation.results
        brought = next(iter(results.values())) if len(results) == 1 else dict(results)
        shown = brought if isinstance(brought, str) else json.dumps(brought, ensure_ascii=False)
        return (turn.answer or "{result}").replace("{result}", shown)

    def without_tools(self, situation: Situation) -> str | None:
        """Return the written answer without tools, or None."""
        turn = self._asked(situation, "without-tools")
        return None if turn is None else turn.without_tools

    def _written(self, situation: Situation, question: Question) -> TurnModel:
        turn = self._asked(situation, question)
        if turn is None:
            raise ModelError(f"the file has no turn for {quoted(situation.said)}")
        return turn

    def _asked(self, situation: Situation, question: Question) -> TurnModel | None:
        """The turn for an input, after the faults of this question; None for an unknown input."""
        turn = self._turns.get(plain(situation.said))
        for fault in () if turn is None else turn.faults:
            if (fault.at, fault.time) == (question, situation.asked + 1):
                self._wait(fault.milliseconds / 1000)
                if fault.raises is not None:
                    raise (FatalError if fault.fatal else ModelError)(fault.raises)
        return turn


def plan_of(written: object) -> Plan:
    """Validate an untrusted plan in JSON (docs/run-reug.md). Raises ValueError."""
    return _plan(plan_model(written))


def _plan(written: PlanModel) -> Plan:
    if written.tool is not None:
        return Use(written.tool, written.arguments)
    if written.scripts is not None:
        scripts = {name: script(found.model_dump(exclude_none=True)) for name, found in written.scripts.items()}
        return ScriptRun(scripts)
    if written.tasks is not None:
        return SideBySide({name: Use(task.tool, task.arguments) for name, task in written.tasks.items()})
    return Reply()
