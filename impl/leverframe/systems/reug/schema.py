"""The shape of a scripted model: its replies to each input, and the faults and delays of its replies.

This module checks the shape and duplicate inputs. The engine checks the rest when it is used, as with any other model:
whether scripts can run, tools exist, and a new tool is valid.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, JsonValue, StringConstraints, ValidationError

from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.language.report import Problems
from leverframe.language.schema import Identifier, LanguageVersion, Model, Words

Text = Annotated[str, StringConstraints(min_length=1, max_length=16_384)]
Question = Literal["intent", "plan", "tool", "answer", "without-tools"]
MAX_INPUT = 16_384
"""The largest number of characters in a user's input."""


class ScriptStepModel(Model):
    """A step of a script: it uses a tool or calls a script."""

    tool: Identifier | None = None
    call: Identifier | None = None
    arguments: dict[Identifier, JsonValue] = Field({}, description="values, or {from: STEP}, or {given: NAME}")
    after: list[Identifier] = Field([], description="steps that come before, besides those whose results it takes")
    when: JsonValue = Field(None, description="the step is skipped if this is false, 0 or empty")


class ScriptModel(Model):
    """A script: steps by name."""

    steps: Annotated[dict[Identifier, ScriptStepModel], Field(min_length=1, max_length=1000)]
    returns: Identifier | None = Field(None, description="the step whose result is the script's")


class TaskModel(Model):
    """One of several parallel tasks."""

    tool: Identifier
    arguments: dict[Identifier, JsonValue] = Field({})


class PlanModel(Model, defer_build=False):  # validated by the threads of engines
    """A plan: a tool with its arguments, or scripts, or tasks, or nothing."""

    tool: Identifier | None = None
    arguments: dict[Identifier, JsonValue] = Field({})
    scripts: Annotated[dict[Identifier, ScriptModel], Field(min_length=1, max_length=100)] | None = None
    tasks: Annotated[dict[Identifier, TaskModel], Field(min_length=1, max_length=1000)] | None = None


class FaultModel(Model):
    """A fault of the model at a question: it takes time, or raises, or both."""

    at: Question
    time: Annotated[int, Field(ge=1, le=100)] = Field(1, description="the N-th time that this is asked in a turn")
    milliseconds: Annotated[int, Field(ge=0, le=86_400_000)] = Field(0, description="how long the model takes")
    raises: Words | None = None
    fatal: bool = Field(default=False, description="the error is beyond recovery")


class TurnModel(Model):
    """The replies to an input. Each further request for a plan gets the next of `plans`, and at the end the last."""

    input: Text
    intent: Words | None = None
    plans: Annotated[list[PlanModel], Field(max_length=10)] = Field([])
    tool: dict[str, JsonValue] | None = Field(None, description="the definition of the requested tool")
    answer: Text | None = Field(None, description="the answer; {result} is replaced by the results of the tools")
    without_tools: Text | None = Field(None, description="the answer after everything else has failed")
    faults: Annotated[list[FaultModel], Field(max_length=100)] = Field([])


class ScriptedModel(Model):
    """A model that replies from a file."""

    leverframe: LanguageVersion
    model: Identifier
    turns: Annotated[list[TurnModel], Field(min_length=1, max_length=10_000)]


def plain(said: str) -> str:
    """Return an input as it is compared: case and spaces do not matter."""
    return " ".join(said.split()).casefold()


def scripted_model(path: str | Path) -> ScriptedModel:
    """Read a scripted model from a file. Raises InputError with all problems."""
    model, report = shape.model(ScriptedModel, read(path))
    known: dict[str, int] = {}
    for number, turn in enumerate(model.turns):
        first = known.setdefault(plain(turn.input), number)
        if first != number:
            message = f"duplicate input {turn.input[:40]!r}: turn number {first + 1} has it, too"
            report.add("LF175", message, ("turns", number, "input"), "remove one of the two")
        _check(turn, number, report)
    report.raise_if_any()
    return model


def _check(turn: TurnModel, number: int, report: Problems) -> None:
    for index, plan in enumerate(turn.plans):
        for message, within, hint in _wrong_with(plan):
            report.add("LF176", message, ("turns", number, "plans", index, *within), hint)
    for index, fault in enumerate(turn.faults):
        place = ("turns", number, "faults", index)
        if fault.raises is None and (fault.fatal or not fault.milliseconds):
            report.add("LF176", "the fault has no effect", place, "say what it 'raises' or the 'milliseconds' it takes")


def _wrong_with(plan: PlanModel) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """Yield the problems of a plan beyond its shape: message, place and hint."""
    kinds = [name for name in ("tool", "scripts", "tasks") if getattr(plan, name) is not None]
    if len(kinds) > 1:
        hint = "write separate plans: the second is used after the first has failed"
        yield f"a plan has only one of tool, scripts and tasks, not {' and '.join(kinds)}", (), hint
    if plan.arguments and plan.tool is None:
        yield "the plan has arguments but no tool", ("arguments",), "name the tool"
    for script, step, found in _steps(plan):
        if (found.tool is None) is (found.call is None):
            yield "a step has one of tool and call", ("scripts", script, "steps", step), "write exactly one of the two"


def plan_model(written: object) -> PlanModel:
    """Validate an untrusted plan in JSON. Raises ValueError with the first problem."""
    try:
        plan = PlanModel.model_validate(written)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise ValueError(_placed(first["msg"], first["loc"])) from None
    for message, place, _hint in _wrong_with(plan):
        raise ValueError(_placed(message, place))
    return plan


def _placed(message: str, place: Sequence[int | str]) -> str:
    where = f" at {'.'.join(map(str, place))}" if place else ""
    return f"the plan{where}: {message}"


def _steps(plan: PlanModel) -> Iterator[tuple[str, str, ScriptStepModel]]:
    for script_name, script in (plan.scripts or {}).items():
        for name, step in script.steps.items():
            yield script_name, name, step
