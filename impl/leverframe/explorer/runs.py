"""Runs as the events that lead along them; the page computes the states, by the semantics of a step.

An event is its name. If it has several transitions in a state, ``EVENT~1`` is the second of them. ``-`` is a stutter
step, in which nothing happens.
"""

import itertools

from leverframe.errors import InternalError
from leverframe.explorer.values import Value
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace, TraceStep

STUTTER = "-"


def run(machine: Interpreter, trace: Trace) -> Value:
    """A run as data: its events, and if it is a lasso, the number of steps before its loop."""
    return {"events": events(machine, trace), "loop": len(trace.prefix) - 1 if trace.loop else None}


def events(machine: Interpreter, trace: Trace) -> list[Value]:
    """The events along a run; those of its loop once."""
    steps = (*trace.prefix, *trace.loop)
    return [_event(machine, before, after) for before, after in itertools.pairwise(steps)]


def _event(machine: Interpreter, before: TraceStep, after: TraceStep) -> str:
    if after.event is None:
        return STUTTER
    for number, state in enumerate(machine.step(before.state, after.event)):
        if state == after.state:
            return f"{after.event}~{number}" if number else after.event
    raise InternalError(f"a run does not replay: {after.event} from {before.state}")
