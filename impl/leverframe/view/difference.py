"""Two machines in one picture: edges of only one of them, and edges that both have under different conditions.

The documents of the machines decide how edges are compared (language.md, `source`): by state, event and state, where
an event counts as the one that it realises; or by the two states alone, if a document names no events.
"""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from leverframe.language.declaration import Declaration
from leverframe.view import facts
from leverframe.view.compose import Scene
from leverframe.view.diagram import Mark
from leverframe.view.facts import Fact

_Key = tuple[str, str, str | None]


def scene(here: Declaration, there: Declaration) -> Scene:
    """Return the scene that compares `here` with `there`."""
    ours, theirs = facts.of(here), facts.of(there)
    named = here.names_events and there.names_events
    keys_here, keys_there = _keys(here, ours, named=named), _keys(there, theirs, named=named)
    others: dict[_Key, list[Fact]] = {}
    for fact, key in keys_there.items():
        others.setdefault(key, []).append(fact)
    known = frozenset(keys_here.values())
    found = (
        *(_ours(fact, keys_here[fact], others.get(keys_here[fact], ())) for fact in ours),
        *(dataclasses.replace(fact, mark=Mark.THERE) for fact in theirs if keys_there[fact] not in known),
    )
    names_here, names_there = {s.name for s in here.states}, {s.name for s in there.states}
    return Scene(
        declaration=here,
        facts=found,
        states=(*here.states, *(state for state in there.states if state.name not in names_here)),
        captions=(f"{here.machine}: {here.profile} against {there.profile}", ", ".join(_counts(found, named=named))),
        state_marks=dict.fromkeys(names_here - names_there, Mark.HERE)
        | dict.fromkeys(names_there - names_here, Mark.THERE),
    )


def _keys(declaration: Declaration, found: Sequence[Fact], *, named: bool) -> Mapping[Fact, _Key]:
    """Return the key by which each fact is compared. Internal steps are not edges; their key always has the event."""
    realised = {event.name: event.realises or event.name for event in declaration.events}
    return {
        fact: (fact.source, realised[fact.event] if named or fact.target is None else "", fact.target) for fact in found
    }


def _ours(fact: Fact, key: _Key, others: Sequence[Fact]) -> Fact:
    """Return a fact of this machine, marked by the comparison with its counterparts."""
    if not others:
        return dataclasses.replace(fact, mark=Mark.HERE)
    # If only states count, an event may have several counterparts; the one with the same name is compared.
    same = [other for other in others if other.event == fact.event] or ([] if not key[1] else list(others))
    if not same or any(_conditions(fact) == _conditions(other) for other in same):
        return fact
    there = " or ".join("; ".join(other.ways) or "always" for other in same)
    return dataclasses.replace(fact, mark=Mark.CHANGED, note=f"there: {there}")


def _conditions(fact: Fact) -> frozenset[str]:
    """Return the conditions of an event, without its effects."""
    return frozenset(fact.guards)


def _counts(found: Sequence[Fact], *, named: bool) -> Iterator[str]:
    """Yield the numbers of equal and different edges, counted by their keys."""
    words = {
        Mark.PLAIN: "the same",
        Mark.CHANGED: "under other conditions (≠)",
        Mark.HERE: "only here (+)",
        Mark.THERE: "only there (\N{MINUS SIGN})",
    }
    for mark, meaning in words.items():
        marked = (fact for fact in found if fact.mark is mark)
        distinct = {(f.source, "" if not named and f.target is not None else f.event, f.target) for f in marked}
        if distinct:
            yield f"{len(distinct)} {meaning}"
