"""What demands something where a log has no explanation: the document, or a choice of the reference.

A log differs from a mere choice if it shows what another reading of the document does there: an event that the
interface names under `also`. In doubt, the document demands it.
"""

from collections.abc import Iterable
from dataclasses import replace

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
    sources = controls if seen.source is None else controls & {seen.source}
    expected = {line.event for line in before.possible}
    called = declaration.events_called(seen.event)
    fitting = [line for line in declaration.transitions if line.event in called and _has_edge(line, seen, sources)]
    known = [(name, interface.choices[name]) for name in before.unsettled]
    if any(line.event in expected for line in fitting):  # the edge is as expected, and the record tells it wrongly
        told = [(name, one) for name, one in known if one.fields and _any(fitting, one.also)]
        return tuple(name for name, one in told if expected & {*one.at} and _explained(refusal, seen, one.fields))
    accepted = {event for event in expected if declaration.makers[event] is Maker.INPUT}
    concerned = (expected | {line.event for line in fitting}) - accepted
    whole = [(name, one) for name, one in known if not one.fields]
    return tuple(name for name, one in whole if concerned & {*one.at} and _any(fitting, one.also))


def _explained(refusal: Refusal, seen: Step, but: Iterable[str]) -> bool:
    """Is there an explanation of everything that a record tells, but for some of its fields?"""
    rest = {name: value for name, value in seen.fields.items() if name not in {*but}}
    return not isinstance(refusal.before.after(replace(seen, fields=rest)), Refusal)


def _has_edge(line: Transition, seen: Step, sources: Iterable[str]) -> bool:
    return line.target is not None and seen.target in {None, line.target} and not {*line.sources}.isdisjoint(sources)


def _any(lines: Iterable[Transition], events: Iterable[str]) -> bool:
    names = {*events}
    return any(line.event in names for line in lines)
