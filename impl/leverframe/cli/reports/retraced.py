"""A run that leads to a failure or a violation, for programs and as a place in an explorer page."""

import itertools
from urllib.parse import quote

from leverframe.cli.reports.html import Markup, anchor, element
from leverframe.cli.reports.words import count
from leverframe.explorer.runs import events
from leverframe.language.declaration import Declaration
from leverframe.model.machine import Interpreter
from leverframe.observe.observations import Observation, Step
from leverframe.observe.retracing import PossibleRun

LONGEST = 400
"""The most characters of what was seen that a link has."""


def replays(declaration: Declaration, found: PossibleRun) -> bool:
    """Does the machine as declared make the run? At other bounds, a subject is judged by another machine."""
    machine, steps = Interpreter(declaration), found.trace.prefix
    pairs = itertools.pairwise(steps)
    made = (b.event is not None and b.state in machine.step(a.state, b.event) for a, b in pairs)
    return steps[0].state == machine.initial and all(made)


def members(machine: Interpreter, found: PossibleRun, seen: Observation | None, observed: str) -> dict[str, object]:
    """The members that tell a run, and what was seen after it, in words; if it was a step, also its parts."""
    run: dict[str, object] = {
        "events": events(machine, found.trace),
        "inferred": list(found.inferred),
        "observed": observed,
    }
    if isinstance(seen, Step):
        run["refused"] = {"source": seen.source, "event": seen.event, "target": seen.target}
    return run


def link(declaration: Declaration, found: PossibleRun, seen: Observation | None, observed: str) -> Markup:
    """A link to the run in the page (see assets/route.js): to its end, and what was seen there."""
    told = {"run": ",".join(map(str, events(Interpreter(declaration), found.trace))), "seen": observed[:LONGEST]}
    if found.inferred:
        told["inferred"] = ",".join(map(str, found.inferred))
    if isinstance(seen, Step):
        told["refused"] = "-".join(map(_part, (seen.source, seen.event, seen.target)))
    query = "&".join(f"{name}={quote(value, safe='~-,', errors='replace')}" for name, value in told.items())
    steps = count(found.trace.length, "step")
    where = f"#machine/{declaration.machine}.{declaration.profile}?{query}"
    return element("p", anchor(where, f"Replay {steps} on the diagram"))


def _part(name: str | None) -> str:
    """A part of a step in an address: a hyphen ends it."""
    return (name or "").replace("%", "%25").replace("-", "%2D")
