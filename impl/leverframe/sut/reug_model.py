"""The model and the tools of a REUG engine under test, which do what a plan says."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from leverframe.record.entries import Entry, Json
from leverframe.sut.reug_plans import ABORT, ACT, FAIL, Answers
from leverframe.sut.trace import Tracer
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.limits import FatalError
from leverframe.systems.reug.model import Situation
from leverframe.systems.reug.plans import Plan, Reply
from leverframe.systems.reug.tools import Tool, ToolError
from leverframe.systems.schemas import closed

SIGNALS: Mapping[str, tuple[str, str | None]] = {
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
REPORTS: Mapping[str, Sequence[str]] = {
    "left": ("state", "at", "by"),
    "entered": ("state", "at", "by", "resources"),
    "recovery": ("attempts", "at"),
}
"""The reports of telemetry, with their fields."""
T = TypeVar("T")


class PlannedModel:
    """A model that gives these answers, and remembers which. What they do not say goes well."""

    def __init__(self) -> None:
        self._answers = Answers()
        self._given: dict[str, list[object]] = {}

    def begin(self, answers: Answers) -> None:
        """Give these answers from now on, as in a new turn."""
        self._answers, self._given = answers, {}

    def goes_on(self, answers: Answers) -> bool:
        """Give these answers in place of those before, unless it has given others already. Does it?"""
        for name, given in self._given.items():
            listed: list[object] = getattr(answers, name)
            wanted = [*listed[: len(given)], *(_WELL[name] for _ in given[len(listed) :])]
            if not all(map(_alike, wanted, given)):
                return False
        self._answers = answers
        return True

    def intent(self, situation: Situation) -> str | None:
        """The user's intent."""
        del situation
        return self._next("intents", self._answers.intents, "something")

    def plan(self, situation: Situation) -> Plan:
        """A plan."""
        del situation
        otherwise: Plan = Reply()
        return self._next("plans", self._answers.plans, otherwise)

    def tool(self, situation: Situation, name: str) -> Mapping[str, Json]:
        """The definition of a tool."""
        del situation
        valid = self._next("definitions", self._answers.definitions, True)  # noqa: FBT003 -- an answer like the others
        parameters: Json = {"type": "object", "additionalProperties": False}
        steps: Json = {"first": {"tool": ACT}}
        return {"name": name, "doc": "acts", "parameters": parameters, "steps": steps} if valid else {"name": name}

    def answer(self, situation: Situation) -> str:
        """The wording of the answer."""
        del situation
        return self._next("words", self._answers.words, "done")

    def without_tools(self, situation: Situation) -> str | None:
        """An answer without tools."""
        del situation
        return self._next("simple", self._answers.simple, "done")

    def _next(self, name: str, answers: Sequence[T | Exception], otherwise: T) -> T:
        """The next answer of a kind. Raises it if it is an exception."""
        given = self._given.setdefault(name, [])
        found = answers[len(given)] if len(given) < len(answers) else otherwise
        given.append(found)
        if isinstance(found, Exception):
            raise found
        return found


_WELL: Mapping[str, object] = {
    "intents": "something",
    "plans": Reply(),
    "definitions": True,
    "words": "done",
    "simple": "done",
}
"""The answers with which all goes well."""


def _alike(one: object, other: object) -> bool:
    return type(one) is type(other) if isinstance(one, Exception) else one == other


def tools() -> tuple[Tool, ...]:
    """The tools that a plan may use."""

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


def note(tracer: Tracer, entry: Entry, edges: set[tuple[str, str]]) -> None:
    """Note an entry that is on record: a step that takes an edge leaves a record, another one may give a signal."""
    if (entry.previous_state, entry.event) in edges:
        told: dict[str, Json] = {name: entry.data[name] for name in ("outcome", "cause") if name in entry.data}
        edge = {"previous_state": entry.previous_state, "event": entry.event, "new_state": entry.new_state}
        tracer.record({**edge, **told})
    elif entry.event in SIGNALS:
        tracer.signal(*SIGNALS[entry.event])


def report(tracer: Tracer, told: Mapping[str, Json]) -> None:
    """Note a report of telemetry. Those about steps that stay in their state are beside the interface."""
    what = str(told["what"])
    if what in REPORTS:
        tracer.report(what, {name: told[name] for name in REPORTS[what]})


def variables(engine: Engine) -> dict[str, Json]:
    """What an engine knows between its turns."""
    known = engine.runtime.variables
    return {name: known[name] for name in ("outcome", "cause")}
