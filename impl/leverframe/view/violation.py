"""What was observed and has no explanation, drawn on its machine: where the program may have been, and what is allowed.

Limits: of the steps that are allowed only the events and states are drawn, not their data; and an observation that is
no step is a line in the boxes of the states where the program may have been.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import Declaration, Maker, Transition
from leverframe.view import facts
from leverframe.view.compose import Scene
from leverframe.view.diagram import Mark
from leverframe.view.facts import Fact

_HERE = "it may have been here"


@dataclass(frozen=True, slots=True)
class Observed:
    """What was observed, in words; of a step also its ends and its event, as far as they are told."""

    words: str
    source: str | None = None
    event: str | None = None
    target: str | None = None


def scene(declaration: Declaration, states: Sequence[str], observed: Observed, possible: Sequence[Transition]) -> Scene:
    """The scene of a violation: in one of `states`, where one of `possible` could come, something else was observed."""
    allowed = {(source, line.event, line.target) for line in possible for source in line.sources if source in states}
    found = [
        dataclasses.replace(fact, mark=Mark.ALLOWED if fact.key in allowed else Mark.MUTED)
        for fact in facts.of(declaration)
    ]
    wrong = list(_wrong(declaration, states, observed))
    keys = {fact.key for fact in wrong}
    ends = {end for fact in (*wrong, *found) if fact.mark is not Mark.MUTED for end in (fact.source, fact.target)}
    said = () if wrong else (f"✗ {observed.words}",)
    return Scene(
        declaration=declaration,
        facts=(*(fact for fact in found if fact.key not in keys), *wrong),
        states=declaration.states,
        captions=(f"{declaration.machine}, profile {declaration.profile}", observed.words),
        state_marks={
            state.name: Mark.PLAIN if state.name in ends or state.name in states else Mark.MUTED
            for state in declaration.states
        },
        notes=dict.fromkeys(states, (_HERE, *said)),
    )


def _wrong(declaration: Declaration, states: Sequence[str], observed: Observed) -> Iterator[Fact]:
    """The arrows of a step that was observed between states that the machine has."""
    known = {state.name for state in declaration.states}
    if observed.target not in known or observed.source not in {None, *known}:
        return
    event = observed.event or "?"
    maker = declaration.makers.get(event, Maker.MACHINE)
    for source in states if observed.source is None else (observed.source,):
        yield Fact(source, event, observed.target, maker, mark=Mark.WRONG)
