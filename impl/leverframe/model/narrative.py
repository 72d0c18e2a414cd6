"""A run in words: its claim, and each of its steps."""

import itertools

from leverframe.language.declaration import Declaration
from leverframe.model.trace import Trace, changes


def told(declaration: Declaration, name: str, formula: str, trace: Trace) -> str:
    """A run that shows why a claim fails, step by step."""
    lines = [
        f"{declaration.machine} {declaration.profile}: {name} fails",
        f"claimed: {formula}",
        "",
        f"      starts in {trace.prefix[0].state.control}",
    ]
    steps = (*trace.prefix, *trace.loop)
    for number, (before, step) in enumerate(itertools.pairwise(steps), 1):
        if trace.loop and number == len(trace.prefix):
            lines.append("      then for ever:")
        changed = changes(declaration.variables, before.state, step.state)
        becomes = ", ".join(f"{variable} becomes {value}" for variable, value in changed.items())
        happened = step.event or "nothing happens"
        lines.append(f"{number:4}. {happened} → {step.state.control}{f'  {becomes}' if becomes else ''}")
    return "\n".join(lines) + "\n"
