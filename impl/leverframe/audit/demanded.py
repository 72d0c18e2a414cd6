"""On which steps reports of telemetry are due, and what a row says that is one (docs/interfaces.md, `telemetry`)."""

import math
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, cast

from leverframe.audit.inputs.rows import Row
from leverframe.audit.layout import Layout, at
from leverframe.language.declaration import Declaration, Transition
from leverframe.observe.interface import PATH, Interface
from leverframe.observe.observations import Observation, Signal, Step
from leverframe.observe.telemetry import Reported
from leverframe.record.entries import Json

OF_STEP = ("source", "target", "event")
"""The kinds of fields that agree with the step."""
MOST_COMPARED = 10_000
"""The number of comparisons that are remembered."""
Names = tuple[str | None, ...]
"""What the fields say that agree with the step, in the order of the report; None: it is not told."""


def mapped(interface: Interface, layout: Layout) -> Mapping[str, Reported]:
    """The reports that a layout names, with the fields that it names."""
    return {
        name: Reported(known.on, {field: known.fields[field] for field in fields}, known.cites, known.within)
        for name, fields in layout.telemetry.items()
        for known in (interface.telemetry[name],)
    }


class Demanded:
    """The reports that a layout names, and on which steps each of them is due."""

    def __init__(self, declaration: Declaration, interface: Interface, layout: Layout, view: Collection[str]) -> None:
        self.every = mapped(interface, layout)
        self.own = {name: one for name, one in self.every.items() if name in layout.with_own_rows}
        """Those with rows of their own."""
        self._declaration, self._interface, self._layout, self._view = declaration, interface, layout, view
        self._lines = (*declaration.transitions, *declaration.environment)
        self._loops = {
            (event, line.target)
            for line in self._lines
            for event in self._called(line)
            if line.target is not None and line.target in line.sources
        }
        self._hidden = {name: frozenset(self._without_a_row(name, one)) for name, one in self.own.items()}
        self._free: dict[tuple[str, Names], bool] = {}
        self._differing: dict[tuple[Names, Names], int] = {}

    def __bool__(self) -> bool:
        return bool(self.every)

    def told(self, name: str, row: Row) -> dict[str, Json]:
        """What a row says of the fields of a report, in the words of the machine."""
        fields = self.every[name].fields
        return {
            field: self._told(fields[field].kind, member, row) for field, member in self._layout.telemetry[name].items()
        }

    def _told(self, kind: str, member: tuple[str, ...], row: Row) -> Json:
        found = cast("Json", at(row.members, member))
        if kind in OF_STEP and isinstance(found, str | int):
            names = self._layout.events if kind == "event" else self._layout.states
            return names.get(str(found), str(found))
        if kind == "time" and row.textual and isinstance(found, str):
            return _number(found)
        return found

    def is_same(self, one: str, other: str) -> bool:
        """Can two names mean one state, or one event?"""
        called = self._declaration.events_called
        return one == other or not called(one).isdisjoint(called(other))

    def names_of_step(self, name: str, source: str | None, target: str | None, event: str | None) -> Names:
        """What the fields of a report must say that agree with a step."""
        values = {"source": source, "target": target, "event": event}
        return tuple(values[one.kind] for one in self.every[name].fields.values() if one.kind in OF_STEP)

    def names_told(self, name: str, told: Mapping[str, Json]) -> Names:
        """What they say."""
        fields = ((told[field], one.kind) for field, one in self.every[name].fields.items())
        return tuple(None if value is None else str(value) for value, kind in fields if kind in OF_STEP)

    def differing(self, right: Names, told: Names) -> int:
        """How many names differ, of those that are told on both sides."""
        found = self._differing.get((right, told))
        if found is None:
            if len(self._differing) == MOST_COMPARED:
                self._differing.clear()
            pairs = zip(right, told, strict=True)
            found = sum(None not in {one, other} and not self.is_same(str(one), str(other)) for one, other in pairs)
            self._differing[right, told] = found
        return found

    # ---- on which steps they are due

    def due(self, name: str, seen: Observation | None, stays: Step | None) -> Literal["must", "may", "no"]:
        """Is a report due on what a row shows? It may be if the row does not tell enough, or if the state stays."""
        on, edge = self.every[name].on, seen if isinstance(seen, Step) else None
        if on is None:
            if edge is None or self._takes_no_edge(edge):
                return "no"
            return "may" if self._may_stay(edge) else "must"
        events = self._events(seen, stays)
        return "must" if events and events <= {*on} else "may" if not events.isdisjoint(on) else "no"

    def _may_stay(self, edge: Step) -> bool:
        """May an edge lead to the state in which it begins? Such a one need not be reported."""
        if edge.source is not None and edge.target is not None:
            return edge.source == edge.target
        if self._layout.each == "event" and any(line.target is None for line in self._lines_of(edge)):
            return True
        return any(
            edge.event in {None, event} and {edge.source, edge.target} <= {None, state} for event, state in self._loops
        )

    def _takes_no_edge(self, step: Step) -> bool:
        """Does an event never take an edge, as far as a step tells? Where each event has a row, such a one has, too."""
        lines = [] if step.event is None or None not in {step.source, step.target} else self._lines_of(step)
        return bool(lines) and all(line.target is None for line in lines)

    def _lines_of(self, step: Step) -> list[Transition]:
        """The transitions that a step may be, by its event."""
        return [line for line in self._lines if step.event in {None, *self._called(line)}]

    def _events(self, seen: Observation | None, stays: Step | None) -> frozenset[str]:
        """The events that a row may be about."""
        step = seen if isinstance(seen, Step) else stays
        if step is not None and step.event is not None:
            return self._declaration.events_called(step.event)
        if isinstance(seen, Signal):
            signal = self._interface.signals[seen.name]
            return frozenset(e for e, value in signal.values.items() if signal.kind is not None or value == seen.value)
        if isinstance(seen, Step):
            return frozenset(line.event for line in self._lines if self._fits(line, seen))
        return frozenset()

    def _fits(self, line: Transition, step: Step) -> bool:
        """Can a transition have the states of a step? One without an edge only where each event has a row."""
        if line.target is None and self._layout.each != "event":
            return False
        sources = line.sources if step.source is None else {step.source} & {*line.sources}
        return any(step.target in {None, line.target or source} for source in sources)

    # ---- which steps leave no row

    def is_free(self, name: str, names: Names) -> bool:
        """May a step have made a report that left no row?"""
        key = name, names
        if key not in self._free:
            if len(self._free) == MOST_COMPARED:
                self._free.clear()
            self._free[key] = any(self.differing(each, names) == 0 for each in self._hidden[name])
        return self._free[key]

    def is_moot(self, name: str, names: Names) -> bool:
        """May a step without a row have made any report that fits what a step must say?"""
        return names in self._hidden[name]

    def _without_a_row(self, name: str, known: Reported) -> Iterator[Names]:
        """What the reports of a kind say, whose steps may have left no row."""
        for line in self._lines:
            is_due = line.target is not None if known.on is None else line.event in known.on
            if is_due and not self._has_row(line):
                yield from (self.names_of_step(name, one, line.target or one, line.event) for one in line.sources)

    def _has_row(self, line: Transition) -> bool:
        """Has a step surely left a row that tells of it?"""
        interface, view, event = self._interface, self._view, line.event
        records = interface.records
        recorded = PATH in view and event not in records.excluded
        if recorded and records.leaves(event, moves=line.target is not None):
            return True
        signals = {name for name, one in interface.signals.items() if name in view and event in one.values}
        return line.target is None and bool(signals - interface.optional)

    def _called(self, line: Transition) -> set[str]:
        return {line.event, self._declaration.realised.get(line.event, line.event)}


def _number(text: str) -> Json:
    """A number that is written as a text, since all values of a row are texts; or else the text."""
    for number in (int, float):
        try:
            found = number(text)
        except ValueError:
            continue
        return found if math.isfinite(found) else text
    return text
