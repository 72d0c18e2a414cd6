"""What a view cannot notice, in words: every report that relies on a view says so first.

The list is about faults of a program that leave unchanged what the view shows. Such a fault is noticed only if
something depends on it that is seen later. The list is derived from what the view leaves out, so it covers every name
of the interface, and says nothing about what no interface can show.
"""

from collections.abc import Iterator

from leverframe.language.declaration import Declaration, Maker
from leverframe.observe.derived import unrecorded
from leverframe.observe.interface import EVENT, PATH, Interface
from leverframe.observe.labelling import Labelling
from leverframe.observe.parameters import read_by


def unnoticed(declaration: Declaration, interface: Interface, view: frozenset[str]) -> tuple[str, ...]:
    """What cannot be noticed in a view, a sentence each."""
    return (
        *_steps(declaration, interface, view),
        *_values(declaration, interface, view),
        *_effects(interface, view),
        *_unversioned(declaration, interface, view),
        "how long anything takes, and whether a step that is owed ever happens",
    )


def _steps(declaration: Declaration, interface: Interface, view: frozenset[str]) -> Iterator[str]:
    if PATH not in view:
        yield "no record is seen, so a step along a wrong edge is noticed only by what it shows besides"
    elif EVENT not in view:
        for source, target, events in _alike(declaration):
            yield f"which of {', '.join(events)} leads from {source} to {target}"
    else:
        yield from _meant(declaration)
    signalled = {event for name, one in interface.signals.items() if name in view for event in one.values}
    records = interface.records
    unseen = () if PATH in view and records.each == "step" else unrecorded(declaration, interface.parameters)
    if PATH in view and records.only is not None:
        own = [event.name for event in declaration.events if event.maker is not Maker.ENVIRONMENT]
        hidden = [name for name in own if name not in records.only and name not in signalled]
        if hidden or records.to_rest:
            told = "" if records.to_rest else f": {', '.join(hidden)}"
            yield f"which steps the machine takes between two rows, unless something depends on it{told}"
        unseen = tuple(name for name in unrecorded(declaration, interface.parameters) if name not in own)
    for event in unseen:
        if event not in signalled:
            yield f"whether {event} happens, and when"
    if PATH in view:
        yield from (f"a missing record of {event}" for event in interface.records.excluded)


def _values(declaration: Declaration, interface: Interface, view: frozenset[str]) -> Iterator[str]:
    for name in interface.parameters:
        if name not in view or PATH not in view:
            yield f"the values of the parameter {name}"
        elif interface.records.each == "edge":
            for event in _internal(declaration, name):
                yield f"the value of the parameter {name} at {event}"
    for name in interface.shows:
        if name not in view or PATH not in view:
            yield f"wrong values of the field {name}"
    for name in interface.names:
        if name in interface.optional & view:
            yield f"a missing {name}"


def _effects(interface: Interface, view: frozenset[str]) -> Iterator[str]:
    for name, effect in interface.effects.items():
        if effect.free:
            yield f"how often, and when, the effect {name} is executed"
        elif name not in view:
            yield f"a missing, wrong or additional effect {name}"


def _unversioned(declaration: Declaration, interface: Interface, view: frozenset[str]) -> Iterator[str]:
    labelling = Labelling(declaration, interface)
    recorded = [(name, one.variables) for name, one in interface.shows.items() if name in view and PATH in view]
    executed = [(name, one.variables) for name, one in interface.effects.items() if name in view and not one.free]
    for name, variables in (*recorded, *executed):
        for thing in dict.fromkeys(thing for each in variables for thing in labelling.unversioned(each)):
            yield f"what {name} tells of the version of {thing}, which has none"


def _internal(declaration: Declaration, name: str) -> Iterator[str]:
    """The events that read a parameter and take no edge."""
    lines = [line for line in declaration.transitions if line.target is None and name in read_by(line)]
    yield from dict.fromkeys(line.event for line in lines)


def _meant(declaration: Declaration) -> Iterator[str]:
    """The events that a record may mean that tells an event of the document."""
    for name in dict.fromkeys(declaration.realised.values()):
        events = declaration.events_called(name)
        if len(events) > 1:
            yield f"which of {', '.join(sorted(events))} a record means that tells {name}"


def _alike(declaration: Declaration) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The edges that several events take."""
    edges: dict[tuple[str, str], dict[str, None]] = {}
    for line in declaration.transitions:
        for source in line.sources if line.target is not None else ():
            edges.setdefault((source, str(line.target)), {})[line.event] = None
    for (source, target), events in edges.items():
        if len(events) > 1:
            yield source, target, tuple(events)


def unclear_labels(interface: Interface, kind: str) -> str:
    """What is not noticed of a class of data of which some value could have several labels."""
    labels = ", ".join(interface.data[kind].labels)
    return f"which of {labels} a value of the class {kind} is, where the log and the settings do not say"
