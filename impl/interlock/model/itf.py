"""Traces in the Informal Trace Format, JSON that Apalache and its tools read and write.

A state is an object: ``state`` is the control state, and each variable is there under its name, as its author would
write it. The event by which a state was entered stands in its ``#meta``, null for the first state and for a stutter
step. Of a lasso, ``loop`` is the index of the state that follows the last one.

Source: Apalache, ADR 015, 'Informal Trace Format in JSON'.
"""

import json

from interlock.language.declaration import Declaration
from interlock.model.trace import Trace, TraceStep, named_values

CONTROL = "state"


def dump(trace: Trace, declaration: Declaration, description: str) -> str:
    """A trace as a text in ITF, with a newline at its end."""
    steps = (*trace.prefix, *trace.loop)
    document: dict[str, object] = {
        "#meta": {"format": "ITF", "description": description, "declaration": declaration.sha256},
        "vars": [CONTROL, *(variable.name for variable in declaration.variables)],
        "states": [_state(index, step, declaration) for index, step in enumerate(steps)],
    }
    if trace.loop:
        document["loop"] = len(trace.prefix)
    return json.dumps(document, indent=1) + "\n"


def _state(index: int, step: TraceStep, declaration: Declaration) -> dict[str, object]:
    values = named_values(declaration.variables, step.state)
    return {"#meta": {"index": index, "event": step.event}, CONTROL: step.state.control, **values}
