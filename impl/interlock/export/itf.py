"""Runs in the Informal Trace Format (ITF) that Apalache writes and others read (Apalache ADR 15).

Each state holds the control state, the variables, and the event that led to it. The `loop` of a lasso is the index of
the first state that is repeated: the state after the last one is that one again.
"""

import json

from interlock.export.common.names import Names
from interlock.language.declaration import Declaration
from interlock.model.trace import Trace, TraceStep, named_values

FORMAT = "https://apalache-mc.org/docs/adr/015adr-trace.html"

NO_EVENT = "none"
"""Initially, and after a stutter step. No event is called so, since theirs are capitals."""


def render(trace: Trace, declaration: Declaration) -> str:
    """The run of this declaration as JSON. Integers are written as the format wants them, whatever their size."""
    names = Names(declaration, ())
    control, last = names.fresh("state"), names.fresh("last_event")
    steps = (*trace.prefix, *trace.loop)
    document: dict[str, object] = {
        "#meta": {
            "format": "ITF",
            "format-description": FORMAT,
            "source": f"{declaration.machine}.{declaration.profile}",
            "description": "Written by Interlock",
        },
        "params": [],
        "vars": [control, *(variable.name for variable in declaration.variables), last],
    }
    if trace.loop:
        document["loop"] = len(trace.prefix)
    document["states"] = [_state(number, step, declaration, control, last) for number, step in enumerate(steps)]
    return json.dumps(document, indent=2) + "\n"


def _state(number: int, step: TraceStep, declaration: Declaration, control: str, last: str) -> dict[str, object]:
    values = named_values(declaration.variables, step.state)
    shown = {name: _value(value) for name, value in values.items()}
    return {"#meta": {"index": number}, control: step.state.control, **shown, last: step.event or NO_EVENT}


def _value(value: str | int) -> object:
    return {"#bigint": str(value)} if isinstance(value, int) and not isinstance(value, bool) else value
