"""A model that says what is written in a file: it ships, so that everything runs without any other, and repeatably.

It knows inputs, intents, plans, tools and answers, and which of its answers fail or come late. What that leads to it
does not know: which event comes of it is found out by the engine, from what really happens.
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
    """What the model says when it cannot say anything else."""


class Scripted:
    """The model. `wait` is how it takes its time, in seconds."""

    def __init__(self, written: ScriptedModel, wait: Callable[[float], None] = time.sleep) -> None:
        self.name = written.model
        self._turns = {plain(turn.input): turn for turn in written.turns}
        self._wait = wait

    @classmethod
    def load(cls, path: str | Path, wait: Callable[[float], None] = time.sleep) -> "Scripted":
        """A model from a file. Raises InputError with all that is wrong with it."""
        return cls(scripted_model(path), wait)

    def intent(self, situation: Situation) -> str | None:
        """What is written; None for an input of which nothing is written."""
        turn = self._asked(situation, "intent")
        return None if turn is None else turn.intent

    def plan(self, situation: Situation) -> Plan:
        """What is written; to reply without tools where nothing is."""
        plans = self._written(situation, "plan").plans
        return _plan(plans[min(situation.asked, len(plans) - 1)]) if plans else Reply()

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """What is written."""
        written = self._written(situation, "tool").tool
        if written is None:
            raise ModelError(f"no tool {quoted(name)} is registered, and none can be made")
        return written

    def answer(self, situation: Situation) -> str:
        """What is written, with what the tools have brought."""
        turn, results = self._written(situation, "answer"), situation.results
        brought = next(iter(results.values())) if len(results) == 1 else dict(results)
        shown = brought if isinstance(brought, str) else json.dumps(brought, ensure_ascii=False)
        return (turn.answer or "{result}").replace("{result}", shown)

    def without_tools(self, situation: Situation) -> str | None:
        """What is written."""
        turn = self._asked(situation, "without-tools")
        return None if turn is None else turn.without_tools

    def _written(self, situation: Situation, question: Question) -> TurnModel:
        turn = self._asked(situation, question)
        if turn is None:
            raise ModelError(f"nothing is written of {quoted(situation.said)}")
        return turn

    def _asked(self, situation: Situation, question: Question) -> TurnModel | None:
        """What is written of an input, once the faults of this question are through; None where nothing is."""
        turn = self._turns.get(plain(situation.said))
        for fault in () if turn is None else turn.faults:
            if (fault.at, fault.time) == (question, situation.asked + 1):
                self._wait(fault.milliseconds / 1000)
                if fault.raises is not None:
                    raise (FatalError if fault.fatal else ModelError)(fault.raises)
        return turn


def plan_of(written: object) -> Plan:
    """A plan as JSON has it (docs/run-reug.md), from strangers' hands. Raises ValueError where it is none."""
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
