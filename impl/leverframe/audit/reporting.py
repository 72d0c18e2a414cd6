"""Rows that are the reports of telemetry: what an interface demands of them (docs/interfaces.md, `telemetry`).

A mapping says which members of the row of a step are the fields of a report that is due on it. Each of them must be
told, must agree with the step, must stay what it is in an execution, and must not be a time that runs backwards. That
there is a row for each step, the observer judges.

Limit: only where the row of a step is its report. A report with a row of its own is not judged.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from leverframe.audit.inputs.rows import Row
from leverframe.audit.layout import Layout, at
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Step
from leverframe.observe.reports import Misreported, Reports
from leverframe.observe.telemetry import Reported
from leverframe.record.entries import Json


def mapped(interface: Interface, layout: Layout) -> Mapping[str, Reported]:
    """The reports that a layout names, with the fields that it names."""
    return {
        name: Reported(known.on, {field: known.fields[field] for field in fields}, known.cites, known.within)
        for name, fields in layout.telemetry.items()
        for known in (interface.telemetry[name],)
    }


def unnoticed(interface: Interface, layout: Layout) -> Iterator[str]:
    """What nobody can notice of the reports that an interface demands."""
    for name, known in interface.telemetry.items():
        named = layout.telemetry.get(name)
        if named is None:
            yield f"a missing or wrong report {name} of telemetry"
        elif lacks := [field for field in known.fields if field not in named]:
            yield f"wrong values of {', '.join(lacks)} in the report {name} of telemetry"


class Reporting:
    """The reports of one execution."""

    def __init__(self, known: Mapping[str, Reported], layout: Layout, declaration: Declaration) -> None:
        self._known, self._layout, self._declaration = known, layout, declaration
        self._reports = Reports(known)

    def wrong(self, row: Row, step: Step, *, edge: bool) -> Iterator[Misreported]:
        """What is wrong with the reports that the row of a step is, which takes an edge or not."""
        for name, known in self._known.items():
            if edge if known.on is None else self._is_one_of(step.event, known.on):
                yield from self._report(name, known, row, step)

    def _is_one_of(self, event: str | None, events: Iterable[str]) -> bool:
        """Is an event one of these for sure, under its own name or that of the document?"""
        meant = self._declaration.events_called(event)
        return bool(meant) and meant <= {*events}

    def _is_same(self, one: str, other: Json) -> bool:
        """Can two names mean one state, or one event?"""
        called = self._declaration.events_called
        return one == other or not called(one).isdisjoint(called(str(other)))

    def _report(self, name: str, known: Reported, row: Row, step: Step) -> Iterator[Misreported]:
        told = {field: self._told(known, field, member, row) for field, member in self._layout.telemetry[name].items()}
        for field, one in known.fields.items():
            found, right = (
                told[field],
                {"source": step.source, "target": step.target, "event": step.event}.get(one.kind),
            )
            if found is None:
                yield Misreported(name, field, "a value", "nothing", one.cite)
            elif right is not None and not self._is_same(right, found):
                yield Misreported(name, field, right, str(found), one.cite)
        there = {field: value for field, value in told.items() if value is not None}
        yield from (one for one in self._reports.wrong(name, told) if one.field in there)

    def _told(self, known: Reported, field: str, member: tuple[str, ...], row: Row) -> Json:
        found = cast("Json", at(row.members, member))
        kind = known.fields[field].kind
        if kind in {"source", "target", "event"} and isinstance(found, str | int):
            names = self._layout.events if kind == "event" else self._layout.states
            return names.get(str(found), str(found))
        return found
