"""The shape of a scripted model: what it makes of which input, and which of its answers fail or are late.

What can be told from the shape alone is told here, and so is what is said twice. Whether scripts can be run, tools are
there, and a new tool can be one is found out by the engine when it is tried, as it is with any other model.
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
"""Characters of what a user says."""


class ScriptStepModel(Model):
    """A step of a script: it uses a tool or calls a script."""

    tool: Identifier | None = None
    call: Identifier | None = None
    arguments: dict[Identifier, JsonValue] = Field({}, description="values, or {from: STEP}, or {given: NAME}")
    after: list[Identifier] = Field([], description="steps that come before, apart from those whose results it takes")
    when: JsonValue = Field(None, description="the step is passed over where this is false, 0 or empty")


class ScriptModel(Model):
    """A script: steps by their names."""

    steps: Annotated[dict[Identifier, ScriptStepModel], Field(min_length=1, max_length=1000)]
    returns: Identifier | None = Field(None, description="the step whose result is the script's")


class TaskModel(Model):
    """A task among those that run side by side."""

    tool: Identifier
    arguments: dict[Identifier, JsonValue] = Field({})


class PlanModel(Model):
    """How to go about it: a tool with its arguments, or scripts, or tasks, or nothing of all that."""

    tool: Identifier | None = None
    arguments: dict[Identifier, JsonValue] = Field({})
    scripts: Annotated[dict[Identifier, ScriptModel], Field(min_length=1, max_length=100)] | None = None
    tasks: Annotated[dict[Identifier, TaskModel], Field(min_length=1, max_length=1000)] | None = None


class FaultModel(Model):
    """What goes wrong when the model is asked something: it takes time, or raises, or both."""

    at: Question
    time: Annotated[int, Field(ge=1, le=100)] = Field(1, description="the how-manieth time that is asked, in a turn")
    milliseconds: Annotated[int, Field(ge=0, le=86_400_000)] = Field(0, description="how long the model takes")
    raises: Words | None = None
    fatal: bool = Field(default=False, description="what is raised is beyond recovery")


class TurnModel(Model):
    """What is made of an input: asked again, the model says the next that is written, and the last from then on."""

    input: Text
    intent: Words | None = None
    plans: Annotated[list[PlanModel], Field(max_length=10)] = Field([])
    tool: dict[str, JsonValue] | None = Field(None, description="the definition of a tool that is asked for")
    answer: Text | None = Field(None, description="the answer; {result} in it is what the tools have brought")
    without_tools: Text | None = Field(None, description="the answer when all else has failed")
    faults: Annotated[list[FaultModel], Field(max_length=100)] = Field([])


class ScriptedModel(Model):
    """A model that says what is written."""

    leverframe: LanguageVersion
    model: Identifier
    turns: Annotated[list[TurnModel], Field(min_length=1, max_length=10_000)]


def plain(said: str) -> str:
    """An input as it is compared: without regard to capitals and spaces."""
    return " ".join(said.split()).casefold()


def scripted_model(path: str | Path) -> ScriptedModel:
    """A scripted model from a file. Raises InputError with all that is wrong with it."""
    model, report = shape.model(ScriptedModel, read(path))
    known: dict[str, int] = {}
    for number, turn in enumerate(model.turns):
        first = known.setdefault(plain(turn.input), number)
        if first != number:
            message = f"what is made of {turn.input[:40]!r} is said already, by turn number {first + 1}"
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
            report.add(
                "LF176", "a fault that does nothing", place, "say what it 'raises', or how many 'milliseconds' it takes"
            )


def _wrong_with(plan: PlanModel) -> Iterator[tuple[str, tuple[str, ...], str]]:
    """What is wrong with a plan beyond its shape, where, and what to do about it."""
    kinds = [name for name in ("tool", "scripts", "tasks") if getattr(plan, name) is not None]
    if len(kinds) > 1:
        hint = "write them as plans of their own: the second is made when the first has failed"
        yield f"a plan has one of tool, scripts and tasks, and not {' and '.join(kinds)}", (), hint
    if plan.arguments and plan.tool is None:
        yield "arguments without a tool that takes them", ("arguments",), "name the tool"
    for script, step, found in _steps(plan):
        if (found.tool is None) is (found.call is None):
            yield "a step has one of tool and call", ("scripts", script, "steps", step), "write exactly one of the two"


def plan_model(written: object) -> PlanModel:
    """A plan as JSON has it, from strangers' hands. Raises ValueError with the first thing that is wrong with it."""
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
