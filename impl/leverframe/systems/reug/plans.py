"""The plans of a model, as closed unions.

A tool that is not registered must be created first, so a new tool needs no plan of its own.

Source: document 003, the exits of UNDERSTAND (a tool, a script, a new tool, parallel tasks).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import TypeAlias, assert_never, cast

from leverframe.record.entries import Json


@dataclass(frozen=True, slots=True)
class Given:
    """The argument of this name that the script's caller gave."""

    name: str


@dataclass(frozen=True, slots=True)
class ResultOf:
    """The result of an earlier step of the same script."""

    step: str


@dataclass(frozen=True, slots=True)
class Literal:
    """A literal value."""

    value: Json


Argument: TypeAlias = Given | ResultOf | Literal


@dataclass(frozen=True, slots=True)
class UseTool:
    """A step that uses a tool."""

    tool: str


@dataclass(frozen=True, slots=True)
class CallScript:
    """A step that calls a script of the same plan, possibly its own."""

    script: str


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """A step of a script: its action, its arguments, the steps before it, and the condition `when`, if any."""

    name: str
    does: UseTool | CallScript
    arguments: Mapping[str, Argument]
    after: frozenset[str] = frozenset()
    when: Argument | None = None

    @property
    def depends_on(self) -> frozenset[str]:
        """The steps that must come before: those under `after`, and those whose results it takes."""
        taken = (*self.arguments.values(), *((self.when,) if self.when else ()))
        return self.after | {argument.step for argument in taken if isinstance(argument, ResultOf)}


@dataclass(frozen=True, slots=True)
class Script:
    """Steps by name. The script's result is that of the step `returns`, or else those of all steps by name."""

    steps: Mapping[str, ScriptStep]
    returns: str | None = None

    @property
    def takes(self) -> frozenset[str]:
        """The names of the arguments that the script needs."""
        taken = [a for s in self.steps.values() for a in (*s.arguments.values(), s.when) if isinstance(a, Given)]
        return frozenset(given.name for given in taken)


@dataclass(frozen=True, slots=True)
class Reply:
    """A reply without a tool. `text` is the answer, if it is already worded."""

    text: str | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Use of one tool. If there is none of that name, the turn creates it and does nothing else."""

    tool: str
    arguments: Mapping[str, Json]


MAIN = "main"


@dataclass(frozen=True, slots=True)
class ScriptRun:
    """Scripts. The engine runs `MAIN`, which may call the others."""

    scripts: Mapping[str, Script]


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Independent tasks by name: tools to use in parallel."""

    tasks: Mapping[str, Use]


Plan: TypeAlias = Reply | Use | ScriptRun | SideBySide


def is_sound(plan: Plan) -> bool:
    """Does this plan have the right types throughout? The model may have put anything into it."""
    match plan:
        case Reply(text):
            return _is(text, str | None)
        case Use():
            return _is_use(plan)
        case ScriptRun(scripts):
            return _all(scripts, _is_script)
        case SideBySide(tasks):
            return _all(tasks, _is_use)
        case _:
            assert_never(plan)


def _is(value: object, kind: type | UnionType) -> bool:
    return isinstance(value, kind)


def _all(found: object, sound: Callable[[object], bool]) -> bool:
    items = cast("Mapping[object, object]", found).items() if isinstance(found, Mapping) else None
    return items is not None and all(isinstance(name, str) and sound(item) for name, item in items)


def _is_use(found: object) -> bool:
    return isinstance(found, Use) and _is(found.tool, str) and _is(found.arguments, Mapping)


def _is_script(found: object) -> bool:
    if not isinstance(found, Script) or not _is(found.returns, str | None) or not _all(found.steps, _is_step):
        return False
    return all(name == step.name for name, step in found.steps.items())


def _is_step(found: object) -> bool:
    match found:
        case ScriptStep(_, UseTool(name) | CallScript(name), arguments, after, when) if _is(name, str):
            texts = _is(after, frozenset) and all(_is(one, str) for one in after)
            return texts and _all(arguments, _is_argument) and (when is None or _is_argument(when))
        case _:
            return False


def _is_argument(found: object) -> bool:
    match found:
        case Given(name) | ResultOf(name):
            return _is(name, str)
        case _:
            return isinstance(found, Literal)


def script(written: Mapping[str, Json]) -> Script:
    """Convert JSON to a script: ``{"steps": {NAME: {"tool" or "call", "arguments", "after", "when"}}, "returns"}``.

    The caller has checked its shape (`leverframe.systems.reug.schema`, `leverframe.systems.reug.definitions`).
    """
    steps, returns = written["steps"], written.get("returns")
    if not isinstance(steps, Mapping):
        raise TypeError("steps are a mapping")
    return Script({name: _step(name, step) for name, step in steps.items()}, None if returns is None else str(returns))


def _step(name: str, written: Json) -> ScriptStep:
    if not isinstance(written, Mapping):
        raise TypeError("a step is a mapping")
    arguments, after, when = written.get("arguments"), written.get("after"), written.get("when")
    return ScriptStep(
        name,
        UseTool(str(written["tool"])) if "tool" in written else CallScript(str(written["call"])),
        {key: _argument(value) for key, value in arguments.items()} if isinstance(arguments, Mapping) else {},
        frozenset(map(str, after)) if isinstance(after, list | tuple) else frozenset(),
        None if when is None else _argument(when),
    )


def _argument(written: Json) -> Argument:
    match written:
        case {"from": str(step), **others} if not others:
            return ResultOf(step)
        case {"given": str(name), **others} if not others:
            return Given(name)
        case _:
            return Literal(written)
