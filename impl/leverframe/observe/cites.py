"""The requirements that are cited where an observation would belong that no run explains."""

from collections.abc import Collection, Iterable

from leverframe.language.declaration import Declaration, Transition
from leverframe.observe import forbidden
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step


def cited(
    seen: Observation, controls: Collection[str], declaration: Declaration, interface: Interface
) -> tuple[str, ...]:
    """The requirements of transitions and events that look like it, or else do so in other states; in order.

    If there are none, they are those of the control states. Those that forbid it are added; an effect breaks these
    alone.
    """
    forbids = forbidden.broken(interface.forbids, seen, controls, declaration)
    if forbids and isinstance(seen, Effect):
        return forbids
    events = {event.name: event.cites for event in declaration.events}

    def of(lines: Iterable[Transition]) -> set[str]:
        return {cite for line in lines for cite in (*line.cites, *events[line.event])}

    lines = declaration.transitions
    told = declaration.events_called(seen.event) if isinstance(seen, Step) else frozenset[str]()
    cites = of(line for line in lines if _looks_like(seen, line, told, interface))
    cites = cites or of(line for line in lines if _is_elsewhere(seen, line, told))
    of_states = {cite for state in declaration.states if state.name in controls for cite in state.cites}
    return tuple(sorted((cites or of_states).union(forbids)))


def _is_elsewhere(seen: Observation, line: Transition, told: Collection[str]) -> bool:
    """Does an event that was told lead where it was seen to lead, but from another state?"""
    return isinstance(seen, Step) and seen.event is not None and line.event in told and seen.target == line.target


def _looks_like(seen: Observation, line: Transition, told: Collection[str], interface: Interface) -> bool:
    match seen:
        case Step(into, source):
            return into in {None, line.target} and (source is None or source in line.sources) and line.event in told
        case Refused(name):
            return name == line.event
        case Signal(name, value):
            values = interface.signals[name].values
            of_class = interface.signals[name].kind is not None
            return line.event in values and (of_class or value in {None, values[line.event]})
        case Effect(name):
            return line.event in interface.effects[name].by
        case _:
            return False
