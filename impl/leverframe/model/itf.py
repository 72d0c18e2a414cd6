"""Runs in the Informal Trace Format (ITF) that Apalache writes and others read.

A state has the control state under ``state``, each variable under its name, with the value in the notation of the
language, and under ``last_event`` the event that led to the state. The `loop` of a lasso is the index of its first
repeated state: the state after the last one is that state again, by the event that it names.

Source: Apalache, ADR 15, 'Informal Trace Format in JSON'.
"""

import json

from leverframe.language.declaration import Declaration
from leverframe.model.trace import Trace, TraceStep, named_values

FORMAT = "https://apalache-mc.org/docs/adr/015adr-trace.html"
CONTROL = "state"
"""A reserved word, so no variable can have this name."""
NO_EVENT = "none"
"""The last event initially and after a stutter step. Names of events are upper case, so none is equal to it."""


def last_event(declaration: Declaration) -> str:
    """The key of the last event: ``last_event``, unless a variable has this name."""
    name, taken = "last_event", {variable.name for variable in declaration.variables}
    while name in taken:
        name += "_"
    return name


def render(trace: Trace, declaration: Declaration) -> str:
    """The run of this declaration as JSON, with integers of any size in the form that ITF prescribes."""
    steps, last = (*trace.prefix, *trace.loop), last_event(declaration)
    document: dict[str, object] = {
        "#meta": {
            "format": "ITF",
            "format-description": FORMAT,
            "source": f"{declaration.machine}.{declaration.profile}",
            "description": "Written by Leverframe",
        },
        "params": [],
        "vars": [CONTROL, *(variable.name for variable in declaration.variables), last],
    }
    if trace.loop:
        document["loop"] = len(trace.prefix)
    document["states"] = [_state(number, step, declaration, last) for number, step in enumerate(steps)]
    return json.dumps(document, indent=1) + "\n"


def _state(number: int, step: TraceStep, declaration: Declaration, last: str) -> dict[str, object]:
    values = named_values(declaration.variables, step.state)
    shown = {name: _value(value) for name, value in values.items()}
    return {"#meta": {"index": number}, CONTROL: step.state.control, **shown, last: step.event or NO_EVENT}


def _value(value: str | int) -> object:
    return {"#bigint": str(value)} if isinstance(value, int) and not isinstance(value, bool) else value
