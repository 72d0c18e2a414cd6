"""Replay runs in the Informal Trace Format on the interpreter, and judge whether they establish their verdicts.

The format (Apalache, ADR 15) as it is used here::

    {
     "#meta": {"format": "ITF", …},                        ignored
     "vars": ["state", "steps", …, "last_event"],          the variables in the order of the declaration
     "states": [
      {"#meta": {"index": 0}, "state": "IDLE", "steps": {"#bigint": "0"}, …, "last_event": "none"},
      …
     ],
     "loop": 3                                             for lassos only
    }

Truth values are JSON's, labels are texts, integers are ``{"#bigint": "3"}`` or numbers. `last_event` is the event or
environment action that led into a state, ``none`` in the first state and after a step in which nothing happens.
With `loop`, the states from that index on repeat for ever: the last state is followed by the state at `loop`, by the
event that this state names. So the first state of a loop is the one after its first step. Duplicate keys are rejected.

A finite run must end in a violation of its claim; a run for a claim about paths must violate that claim. CTL is judged
with the truth of the formula's parts in each state (`evaluator.shown`), LTL on the run itself (`paths`). Without the
evaluator, a CTL claim is judged only if it is about all paths; for others the replay shows only that it is a run.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from leverframe.language.declaration import Branching, Declaration, Linear, VariableDeclaration
from leverframe.language.expr import Finally, is_temporal
from leverframe.model.itf import CONTROL, NO_EVENT, last_event
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.recheck.evaluator.budget import SpentError
from leverframe.recheck.evaluator.evaluate import Evaluator
from leverframe.recheck.paths import PathAnswer
from leverframe.recheck.paths import judge as judge_path
from leverframe.recheck.shape import decoded
from leverframe.recheck.violations import RunEnd, holds, judge_named

MAX_STATES = 100_000
MAX_DIGITS = 20
"""Every value of a range has fewer digits."""
_TRUTH = ("false", "true")
UNFAIR = "the loop of the run is not fair, so the run does not count"


class NoRunError(Exception):
    """The data is not a run of the machine, or the run does not establish its verdict; the message says why."""


@dataclass(frozen=True, slots=True)
class Run:
    """States with the events that led there; if `loop` is not None, they repeat for ever from that index on."""

    steps: tuple[TraceStep, ...]
    loop: int | None


@dataclass(frozen=True, slots=True)
class ShownRun:
    """The judgement on a run.

    `wrong` says why the run does not establish its verdict, `open` says why that was not judged; if both are None, the
    run establishes it. `trace` is the run itself, if the data is a run of the machine.
    """

    wrong: str | None = None
    open: str | None = None
    trace: Trace | None = None


def judge(
    declaration: Declaration, name: str, verdict: str, data: bytes, evaluator: Evaluator | None = None
) -> ShownRun:
    """Judge whether a run establishes the verdict on a property; without an evaluator, some CTL claims stay open."""
    machine = Interpreter(declaration)
    try:
        run = decode(declaration, data)
        _replay(machine, run)
        left_open = _shows(machine, name, verdict, run, evaluator)
    except NoRunError as error:
        return ShownRun(wrong=str(error))
    steps, loop = run.steps, len(run.steps) if run.loop is None else run.loop
    return ShownRun(open=left_open, trace=Trace(steps[:loop], steps[loop:]))


def retold(text: bytes, expected: str) -> bool:
    """Return whether a text is the expected one, perhaps followed by an empty line and a reason in one line."""
    start = expected.encode()
    try:
        rest = text.removeprefix(start).decode("utf-8")
    except UnicodeDecodeError:
        return False
    return text.startswith(start) and (not rest or bool(re.fullmatch(r"\n[^\n]+\n", rest) and rest[1:-1].isprintable()))


def _shows(machine: Interpreter, name: str, verdict: str, run: Run, evaluator: Evaluator | None) -> str | None:
    """Return what was not judged, or None if the run establishes the verdict. Raises NoRunError if it does not."""
    if verdict == "holds":
        return _witness(machine, name, run)
    found = next((p for p in machine.declaration.properties if p.name == name), None)
    claim = found.claim if found else None
    ends = judge_named(machine.declaration, name)
    if ends is not None and run.loop is None:
        last = run.steps[-1]
        before = run.steps[-2].state if len(run.steps) > 1 and last.event is not None else None
        if not ends(machine, RunEnd(last.state, last.event, before)):
            raise NoRunError("the run does not end in a violation of the claim")
        return None
    match claim:
        case Branching() if evaluator is not None:
            return _evaluated(evaluator, claim, run)
        case Branching() | Linear():
            return _along(machine, claim, run)
        case _:
            raise NoRunError("no run of this kind can violate the claim")


def _evaluated(evaluator: Evaluator, claim: Branching, run: Run) -> str | None:
    """Do the same as `_shows` for a CTL claim, with the truth of its parts in each state."""
    try:
        # If the evaluator reaches a limit, the claim is judged on the run alone.
        if run.loop is not None and not evaluator.fair(claim, run.steps, run.loop):
            raise NoRunError(UNFAIR)
        if not evaluator.shows(claim, run.steps, run.loop):
            raise NoRunError("the run does not show that the claim is violated")
    except SpentError:
        return _along(evaluator.machine, claim, run)
    return None


def _along(machine: Interpreter, claim: Branching | Linear, run: Run) -> str | None:
    """Do the same as `_shows` for a claim that the path as a whole violates."""
    match judge_path(machine, claim, run.steps, run.loop):
        case PathAnswer.VIOLATED:
            return None
        case PathAnswer.NOT_VIOLATED:
            raise NoRunError("the run does not violate the claim")
        case PathAnswer.UNFAIR:
            raise NoRunError(UNFAIR)
        case PathAnswer.NOT_JUDGED:
            looping = "its loop closes" if run.loop is not None else "it is finite"
            return f"it is a run of the machine, and {looping}; whether it violates the claim was not judged"


def _witness(machine: Interpreter, name: str, run: Run) -> str | None:
    found = next((p for p in machine.declaration.properties if p.name == name), None)
    match found.claim if found else None:
        case Branching(Finally("E", formula)) if not is_temporal(formula):
            last = run.steps[-1]
            if not holds(machine, formula, last.state, last.event):
                raise NoRunError("the run does not end in a state that the claim asks for")
            if run.loop is not None:
                raise NoRunError("the run has a loop, although a finite run is enough")
            return None
        case _:
            raise NoRunError("a run cannot establish that this claim holds")


def _replay(machine: Interpreter, run: Run) -> None:
    first = run.steps[0]
    if first != TraceStep(None, machine.initial):
        raise NoRunError("the run does not begin in the initial state")
    state = first.state
    closing = () if run.loop is None else (run.steps[run.loop],)
    for number, step in enumerate((*run.steps[1:], *closing), 1):
        successors = (state,) if step.event is None else machine.step(state, step.event)
        if step.state not in successors:
            what = (
                "the loop does not close" if number == len(run.steps) else f"step {number} is not a step of the machine"
            )
            happened = "nothing" if step.event is None else step.event
            raise NoRunError(f"{what}: {happened} from {state.control} to {step.state.control}")
        state = step.state


def decode(declaration: Declaration, data: bytes) -> Run:
    """Return the run in a file. Raises NoRunError if it is not a sequence of states of the declaration."""
    try:
        document = decoded(data)
    except (ValueError, RecursionError) as error:
        raise NoRunError(f"the run cannot be read: {error}") from None
    if not isinstance(document, dict) or not isinstance(document.get("states"), list):
        raise NoRunError("the run cannot be read: it has no states")
    names = [CONTROL, *(variable.name for variable in declaration.variables), last_event(declaration)]
    if document.get("vars") != names:
        raise NoRunError("the run cannot be read: its variables are not those of the declaration")
    states = document["states"]
    if not 0 < len(states) <= MAX_STATES:
        raise NoRunError(f"the run cannot be read: it has {len(states):,} states")
    steps = tuple(_step(declaration, value, index) for index, value in enumerate(states))
    loop = document.get("loop")
    if loop is None:
        return Run(steps, None)
    if not isinstance(loop, int) or isinstance(loop, bool) or not 0 <= loop < len(steps):
        raise NoRunError("the run cannot be read: its loop does not begin at one of its states")
    return Run(steps, loop)


def _step(declaration: Declaration, value: object, index: int) -> TraceStep:
    if not isinstance(value, dict):
        raise NoRunError(f"the run cannot be read: state {index} is not an object")
    named: Mapping[str, object] = {str(key): item for key, item in value.items() if key != "#meta"}
    last = last_event(declaration)
    control, event = named.get(CONTROL), named.get(last)
    wanted = {CONTROL, last, *(variable.name for variable in declaration.variables)}
    known = {state.name for state in declaration.states}
    events = {NO_EVENT, *(declared.name for declared in declaration.events)}
    if named.keys() != wanted or control not in known or event not in events:
        raise NoRunError(f"the run cannot be read: state {index} is not a state of the declaration")
    values = tuple(_value(variable, named[variable.name], index) for variable in declaration.variables)
    return TraceStep(None if event == NO_EVENT else str(event), SystemState(str(control), values))


def _value(variable: VariableDeclaration, value: object, index: int) -> int:
    match value:
        case bool() if variable.labels == _TRUTH:
            return int(value)
        case str() if variable.labels not in {(), _TRUTH} and value in variable.labels:
            return variable.labels.index(value)
        case {"#bigint": str(digits), **rest} if not (rest or variable.labels) and len(digits) < MAX_DIGITS:
            if digits.removeprefix("-").isascii() and digits.removeprefix("-").isdecimal():
                return int(digits)
        case int() if not variable.labels and not isinstance(value, bool):
            return value
        case _:
            pass
    raise NoRunError(f"the run cannot be read: state {index} has no valid value of {variable.name}")
