"""What demands something where a log has no explanation: the document, or a choice of the reference.

A log differs from a mere choice if it shows what another reading of the document does there: an event that the
interface names under `also`. In doubt, the document demands it.
"""

from collections.abc import Iterable

from leverframe.language.declaration import Maker, Transition
from leverframe.observe.observations import Refused, Step
from leverframe.observe.observer import Refusal


def choices(refusal: Refusal) -> tuple[str, ...]:
    """The findings whose other reading explains the observation; empty if the document demands what is missing."""
    before, seen = refusal.before, refusal.observation
    declaration, interface = before.declaration, before.interface
    controls = {state.control for state in refusal.states}
    if isinstance(seen, Refused) or not isinstance(seen, Step):
        return ()
    sources = {seen.source} if seen.source is not None else controls
    expected = {line.event for line in before.possible}
    fitting = [line for line in declaration.transitions if _fits(line, seen, sources)]
    if any(line.event in expected for line in fitting):
        return ()  # the edge is as expected, and something else about the record is wrong
    accepted = {event for event in expected if declaration.makers[event] is Maker.INPUT}
    concerned = (expected | {line.event for line in fitting}) - accepted
    known = ((name, interface.choices[name]) for name in before.unsettled)
    return tuple(name for name, one in known if concerned & {*one.at} and _any(fitting, one.also))


def _fits(line: Transition, seen: Step, sources: Iterable[str]) -> bool:
    edge = line.target is not None and seen.target in {None, line.target} and not {*line.sources}.isdisjoint(sources)
    return edge and seen.event in {None, line.event}


def _any(lines: Iterable[Transition], events: Iterable[str]) -> bool:
    names = {*events}
    return any(line.event in names for line in lines)
