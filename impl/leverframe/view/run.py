"""A run drawn on its machine: the steps numbered along the arrows, and everything else faded."""

import dataclasses
from collections.abc import Iterator, Sequence

from leverframe.language.declaration import Declaration, Maker
from leverframe.model.trace import Trace, TraceStep
from leverframe.view import facts
from leverframe.view.compose import Scene
from leverframe.view.diagram import Mark
from leverframe.view.facts import Fact

_Key = tuple[str, str, str | None]


def scene(declaration: Declaration, trace: Trace, captions: tuple[str, ...]) -> Scene:
    """Return the scene of a run. Environment actions and waiting are not arrows, but lines in a box."""
    found = facts.of(declaration)
    steps = tuple(_steps(trace))
    taken: dict[_Key, list[tuple[int, bool]]] = {}
    notes: dict[str, list[str]] = {}
    for number, before, after, looping in steps:
        key = _key(declaration, found, before, after)
        if key is None:
            notes.setdefault(before.state.control, []).append(_note(number, after, looping=looping))
        else:
            taken.setdefault(key, []).append((number, looping))
    visited = {step.state.control for step in (*trace.prefix, *trace.loop)}
    if not trace.loop:
        notes.setdefault(trace.last.state.control, []).append("the run ends here")
    return Scene(
        declaration=declaration,
        facts=tuple(_marked(fact, taken.get(fact.key, ())) for fact in found),
        states=declaration.states,
        captions=captions,
        state_marks={s.name: Mark.RUN if s.name in visited else Mark.MUTED for s in declaration.states},
        notes={name: tuple(_gathered(lines)) for name, lines in notes.items()},
    )


def _steps(trace: Trace) -> Iterator[tuple[int, TraceStep, TraceStep, bool]]:
    """Yield the number of each step, the states before and after it, and whether it belongs to the loop."""
    before = trace.prefix[0]
    for number, after in enumerate((*trace.prefix[1:], *trace.loop), 1):
        yield number, before, after, number >= len(trace.prefix)
        before = after


def _key(declaration: Declaration, found: Sequence[Fact], before: TraceStep, after: TraceStep) -> _Key | None:
    """Return the key of the fact that a step is an instance of, or None for the environment and for waiting."""
    if after.event is None or declaration.makers[after.event] is Maker.ENVIRONMENT:
        return None
    source, target = before.state.control, after.state.control
    internal = (source, after.event, None)
    return (
        internal if source == target and any(fact.key == internal for fact in found) else (source, after.event, target)
    )


def _note(number: int, after: TraceStep, *, looping: bool) -> str:
    if after.event is None:
        return "∞ nothing happens any more" if looping else f"{number}. nothing happens"
    return f"{number}{' ∞' if looping else '.'} {after.event.lower()} (environment)"


def _gathered(lines: Sequence[str]) -> Iterator[str]:
    """Yield the distinct lines; if there are too many, the first ones and the last."""
    distinct = tuple(dict.fromkeys(lines))
    if len(distinct) <= _MOST:
        yield from distinct
    else:
        yield from (*distinct[: _MOST - 2], f"… {len(distinct) - _MOST + 1} more …", distinct[-1])


_MOST = 8


def _marked(fact: Fact, taken: Sequence[tuple[int, bool]]) -> Fact:
    if not taken:
        return dataclasses.replace(fact, mark=Mark.MUTED)
    mark = Mark.LOOP if any(looping for _, looping in taken) else Mark.RUN
    return dataclasses.replace(fact, mark=mark, steps=tuple(number for number, _ in taken))
