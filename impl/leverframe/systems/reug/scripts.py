"""Scripts: their validity, the order of their steps, and the next step.

A *position* in running scripts is a value: it contains the results so far and determines the next step. The machine
decides whether that step may be done (depth, budget), not this module.

Source: document 003, notes at EXECUTE_SCRIPT (REUG-016, REUG-019). The order is topological (Kahn 1962, as in
`graphlib`); independent steps keep their written order.
"""

import graphlib
import heapq
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias, assert_never

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.systems.excerpts import quoted
from leverframe.systems.reug.plans import (
    MAIN,
    Argument,
    CallScript,
    Given,
    Literal,
    ResultOf,
    Script,
    ScriptRun,
    UseTool,
)

MAX_STEPS, MAX_SCRIPTS = 1000, 100
"""The largest number of steps in a script, most of them skipped, and of scripts in a plan."""


class ScriptError(ValueError):
    """A script cannot run. The message says why."""


def check(run: ScriptRun, tools: Collection[str]) -> None:
    """Raise ScriptError unless these scripts can run with these tools. Called before any step runs (REUG-019)."""
    if len(run.scripts) > MAX_SCRIPTS:
        raise ScriptError(f"there are {len(run.scripts):,} scripts; at most {MAX_SCRIPTS} are allowed")
    if MAIN not in run.scripts:
        raise ScriptError(f"there is no script {MAIN!r}")
    if run.scripts[MAIN].takes:
        raise ScriptError(f"{MAIN!r} takes {quoted(min(run.scripts[MAIN].takes))}, but has no caller to give it")
    for name, script in run.scripts.items():
        check_one(name, script, tools)
        for step in script.steps.values():
            if isinstance(step.does, CallScript):
                _check_call(step.does.script, frozenset(step.arguments), run)


def check_one(name: str, script: Script, tools: Collection[str]) -> None:
    """Raise ScriptError unless this script can run with these tools. Does not check the scripts that it calls."""
    if len(script.steps) > MAX_STEPS:
        raise ScriptError(f"{quoted(name)} has {len(script.steps):,} steps; at most {MAX_STEPS:,} are allowed")
    for step in script.steps.values():
        missing = step.depends_on - script.steps.keys()
        if missing:
            raise ScriptError(
                f"step {quoted(step.name)} of {name!r} depends on {quoted(min(missing))}, which is not a step of it"
            )
        if isinstance(step.does, UseTool) and step.does.tool not in tools:
            raise ScriptError(
                f"step {quoted(step.name)} of {name!r} uses {quoted(step.does.tool)}, which is not registered"
            )
    if script.returns is not None and script.returns not in script.steps:
        raise ScriptError(f"{name!r} returns the result of {quoted(script.returns)}, which is not a step of it")
    order(name, script)


def _check_call(called: str, given: frozenset[str], run: ScriptRun) -> None:
    if called not in run.scripts:
        raise ScriptError(f"there is no script {quoted(called)} to call")
    missing = run.scripts[called].takes - given
    if missing:
        raise ScriptError(f"{quoted(called)} is called without {quoted(min(missing))}, which it takes")


def order(name: str, script: Script) -> tuple[str, ...]:
    """Return the steps in order, each after those that it depends on. Raises ScriptError for a cycle."""
    sorter = graphlib.TopologicalSorter({step.name: sorted(step.depends_on) for step in script.steps.values()})
    try:
        sorter.prepare()
    except graphlib.CycleError as error:
        cycle = " → ".join(quoted(step) for step in error.args[1])
        raise ScriptError(f"steps of {name!r} depend on each other in a cycle: {cycle}") from None
    return tuple(_sorted(sorter, list(script.steps)))


def _sorted(sorter: "graphlib.TopologicalSorter[str]", written: list[str]) -> Iterator[str]:
    places = {step: place for place, step in enumerate(written)}
    ready: list[int] = []
    while sorter.is_active():
        for step in sorter.get_ready():
            heapq.heappush(ready, places[step])
        first = written[heapq.heappop(ready)]
        yield first
        sorter.done(first)


@dataclass(frozen=True, slots=True)
class UseNext:
    """The next step uses a tool."""

    step: str
    tool: str
    arguments: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class CallNext:
    """The next step calls a script."""

    step: str
    script: str
    arguments: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class ReturnNext:
    """A called script is done, and returns this result."""

    result: Json


@dataclass(frozen=True, slots=True)
class NothingNext:
    """The first script is done, with this result."""

    result: Json


Next: TypeAlias = UseNext | CallNext | ReturnNext | NothingNext


@dataclass(frozen=True, slots=True)
class _Frame:
    """The frame of a running script. The script that it calls has the following frame."""

    script: str
    given: Mapping[str, Json]
    results: Mapping[str, Json]
    left: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScriptPosition:
    """The position of running scripts. Its methods raise ScriptError if a needed value is missing."""

    run: ScriptRun
    frames: tuple[_Frame, ...]

    @classmethod
    def first(cls, run: ScriptRun) -> "ScriptPosition":
        """The position before the first step."""
        return cls.given(run, {})

    @classmethod
    def given(cls, run: ScriptRun, arguments: Mapping[str, Json]) -> "ScriptPosition":
        """The position before the first step of a script that takes arguments."""
        return _entering(run, (), MAIN, arguments)

    @property
    def next(self) -> Next:
        """The next step."""
        frame = self.frames[-1]
        if not frame.left:
            result = _result(self.run, frame)
            return ReturnNext(result) if len(self.frames) > 1 else NothingNext(result)
        step = self.run.scripts[frame.script].steps[frame.left[0]]
        arguments = {name: _value(argument, frame) for name, argument in step.arguments.items()}
        match step.does:
            case UseTool(tool):
                return UseNext(step.name, tool, arguments)
            case CallScript(script):
                return CallNext(step.name, script, arguments)
            case _:
                assert_never(step.does)

    def done(self, result: Json) -> "ScriptPosition":
        """The position after the next step, which had this result."""
        *before, frame = self.frames
        name, *left = frame.left
        after = replace(frame, results={**frame.results, name: result}, left=tuple(left))
        return ScriptPosition(self.run, (*before, _skipping(self.run, after)))

    def entered(self) -> "ScriptPosition":
        """The position at the beginning of the script that the next step calls."""
        match self.next:
            case CallNext(_, script, arguments):
                return _entering(self.run, self.frames, script, arguments)
            case other:
                raise InternalError(f"the next step is not a call, but {other}")

    def left(self) -> "ScriptPosition":
        """The position after the return from a called script."""
        match self.next:
            case ReturnNext(result):
                return ScriptPosition(self.run, self.frames[:-1]).done(result)
            case other:
                raise InternalError(f"the next step is not a return, but {other}")


def _entering(run: ScriptRun, frames: tuple[_Frame, ...], script: str, given: Mapping[str, Json]) -> ScriptPosition:
    frame = _Frame(script, given, {}, order(script, run.scripts[script]))
    return ScriptPosition(run, (*frames, _skipping(run, frame)))


def _skipping(run: ScriptRun, frame: _Frame) -> _Frame:
    """Skip the steps whose condition is false: their result is None, and they cost nothing."""
    steps = run.scripts[frame.script].steps
    passed: dict[str, Json] = dict(frame.results)
    for done, name in enumerate(frame.left):
        condition = steps[name].when
        if condition is None or _value(condition, replace(frame, results=passed)):
            return replace(frame, results=passed, left=frame.left[done:])
        passed[name] = None
    return replace(frame, results=passed, left=())


def _result(run: ScriptRun, frame: _Frame) -> Json:
    returns = run.scripts[frame.script].returns
    return dict(frame.results) if returns is None else frame.results[returns]


def _value(argument: Argument, frame: _Frame) -> Json:
    match argument:
        case Literal(value):
            return value
        case Given(name) if name in frame.given:
            return frame.given[name]
        case ResultOf(step) if step in frame.results:
            return frame.results[step]
        case Given(name):
            raise ScriptError(f"{frame.script!r} was not given {quoted(name)}")
        case ResultOf(step):
            raise ScriptError(f"step {quoted(step)} of {frame.script!r} has no result yet")
        case _:
            assert_never(argument)
