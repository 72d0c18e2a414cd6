"""What is told of the steps of a cycle: the result to its caller, and the reports of telemetry."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from leverframe.errors import Span
from leverframe.language.declaration import Declaration, Transition
from leverframe.language.expr import TRUE
from leverframe.observe.interface import Shown as InterfaceField
from leverframe.observe.items import ANYTHING, FieldItem, ReportItem, Shown
from leverframe.observe.telemetry import Reported, reported

Tells = Mapping[str, Mapping[str, InterfaceField]]
"""By stimulus and name: what its caller is told."""
NOTHING_TOLD: Tells = {}
NO_REPORTS: Mapping[str, Reported] = {}
_NOWHERE = Span("", 0, 0)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the caller is told, and by which transition; `told`: it was, or need not be."""

    item: ReportItem
    transition: Transition
    told: bool


def result_of(stimulus: str) -> str:
    """The name of what the caller of a stimulus is told."""
    return f"result of {stimulus}"


def nobody(event: str) -> Transition:
    """What stands for an event that the machine does not notice."""
    return Transition((), event, None, TRUE, (), (), None, _NOWHERE)


def demanding(
    declaration: Declaration, telemetry: Mapping[str, Reported], tells: Iterable[Mapping[str, InterfaceField]]
) -> dict[str, tuple[tuple[Transition, ...], ...]]:
    """The requirements that demand something of reports and results, with the transitions of which they tell."""
    found: dict[str, list[str]] = {}
    edges = [line.event for line in declaration.transitions if line.target is not None]
    for one in telemetry.values():
        demanded = {cite for each in one.fields.values() for cite in (each.cite, each.distinct) if cite is not None}
        for cite in {*one.cites, *demanded}:
            found.setdefault(cite, []).extend(edges if one.on is None else one.on)
    for shown in (shown for fields in tells for shown in fields.values()):
        for cite in shown.cites:
            found.setdefault(cite, []).extend(shown.on)
    lines = (*declaration.transitions, *declaration.environment)
    return {name: (tuple(line for line in lines if line.event in events),) for name, events in found.items()}


def reports(
    every: Mapping[str, Reported], line: Transition, document: str | None, before: str, after: str
) -> Iterator[tuple[ReportItem, ...]]:
    """The reports of a step: those of the transition in their order, and those of its event anywhere among them.

    A transition that stays in its control state need not be reported. `document` is what the document calls its event,
    if that differs.
    """
    event = Shown(line.event, None, empty=False, also=document)
    states = {"source": Shown(before, None, empty=False), "target": Shown(after, None, empty=False)}
    edge, told = line.target is not None, {"event": event, **states}
    of_edge = [_report(name, one, told) for name, one in every.items() if edge and one.on is None]
    of_event = [_report(name, one, told) for name, one in every.items() if line.event in (one.on or ())]
    yield from _among(of_edge, of_event)
    if edge and before == after:
        yield from _among([], of_event)


def _report(name: str, found: Reported, told: Mapping[str, Shown]) -> ReportItem:
    """The report of a step, of which this can be told."""
    fields = (FieldItem(each, told.get(one.kind, ANYTHING), optional=False) for each, one in found.fields.items())
    return ReportItem(reported(name), tuple(fields))


def _among(ordered: Sequence[ReportItem], others: Sequence[ReportItem]) -> Iterator[tuple[ReportItem, ...]]:
    """The sequences of all these reports in which the first ones keep their order."""
    if not others:
        yield tuple(ordered)
        return
    first, *rest = others
    for place in range(len(ordered) + 1):
        yield from _among([*ordered[:place], first, *ordered[place:]], rest)
