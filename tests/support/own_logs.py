"""The journal of a system that really runs as the log of a foreign one: what its interface says that it shows.

The events come from the journal. The values of fields are those of the declaration, read literally, after these events.
"""

from collections.abc import Iterable, Iterator, Mapping

from leverframe.language.declaration import Declaration, Transition
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.observe.interface import Interface, Shown
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told, Value
from leverframe.record.entries import Entry, Outcome


def observations(declaration: Declaration, interface: Interface, entries: Iterable[Entry]) -> Iterator[Observation]:
    """What a system shows that has no values with identities."""
    machine = Interpreter(declaration)
    before = machine.initial
    for entry in entries:
        if entry.outcome is Outcome.REFUSED:
            yield Refused(entry.event)
            continue
        ((transition, after),) = machine.fire(before, entry.event)
        assert isinstance(after, SystemState)
        yield from _shown(declaration, interface, transition, before, after)
        before = after


def _shown(
    declaration: Declaration, interface: Interface, transition: Transition, before: SystemState, after: SystemState
) -> Iterator[Observation]:
    event = transition.event
    shows = {n: s for n, s in interface.shows.items() if not s.on or event in s.on}
    if transition.target is not None:
        fields = {name: _told(declaration, shown, before, after) for name, shown in shows.items()}
        yield Step(after.control, before.control, event, fields)
    else:
        fields = {name: _told(declaration, shown, before, after) for name, shown in shows.items() if shown.on}
        for name, signal in interface.signals.items():
            if event in signal.values:
                yield Signal(name, signal.values[event], fields)
    for name, effect in interface.effects.items():
        if event in effect.by:
            yield Effect(name, _values(declaration, after)[effect.variables[0]] if effect.variables else None)


def _told(declaration: Declaration, shown: Shown, before: SystemState, after: SystemState) -> Told:
    known = _values(declaration, after if shown.at != "before" else before)
    (name,) = shown.variables
    if known[name] is None and shown.at == "after else before":
        return _values(declaration, before)[name]
    return known[name]


def _values(declaration: Declaration, state: SystemState) -> Mapping[str, Value | None]:
    """The values of the variables; None for the initial ones."""
    pairs = zip(declaration.variables, state.values, strict=True)
    return {variable.name: None if value == variable.initial else variable.show(value) for variable, value in pairs}
