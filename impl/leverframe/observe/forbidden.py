"""What sentences of the document forbid: effects, edges and accepted events that no transition has.

A transition cites what demands it, so nothing cites a sentence that only forbids something: 'no capability may be
executed in IDLE', 'no other transition is made'. The interface names such sentences, and what breaks each.

Limit: a sentence is named only if the program was in one of its states for sure, so never for a mere possibility.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from leverframe.language.declaration import Declaration
from leverframe.observe.observations import Effect, Observation, Step


@dataclass(frozen=True, slots=True)
class Forbidden:
    """What a sentence forbids in some states: effects; edges into some states that no transition makes; events."""

    within: frozenset[str]
    effects: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()

    def broken_by(
        self, seen: Observation | None, controls: Collection[str], offered: Collection[str], declaration: Declaration
    ) -> bool:
        """Is it broken by something that nothing allows in these states, or else by the acceptance of an event?"""
        match seen:
            case Effect(name):
                return name in self.effects
            case Step(target, source) if target in self.targets:
                sources = {source} if source is not None else {*controls}
                into = (line.sources for line in declaration.transitions if line.target == target)
                return all(sources.isdisjoint(each) for each in into)
            case None:
                return not {*offered}.isdisjoint(self.accepted)
            case _:
                return False


def broken(
    forbids: Mapping[str, Forbidden],
    seen: Observation | None,
    controls: Collection[str],
    declaration: Declaration,
    accepted: Collection[str] = (),
) -> tuple[str, ...]:
    """The requirements that are broken by what nothing allows, while the program is in one of the control states."""
    return tuple(
        name
        for name, one in forbids.items()
        if controls and one.within.issuperset(controls) and one.broken_by(seen, controls, accepted, declaration)
    )
