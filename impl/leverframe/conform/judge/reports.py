"""What reports of telemetry say beside the steps: times, and what is the same in an execution.

A time is a number, or a text in ISO 8601. It does not run backwards from one report to the next, until the subject is
reset. What is the same is so in all reports of a cycle, unless the plan has further stimuli: these may begin another
execution.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from leverframe.conform.wire.messages import ReportSeen, Seen
from leverframe.observe.telemetry import Reported
from leverframe.record.entries import Json

Time = tuple[str, float]
"""What times are compared with one another, and the time."""


class Misreported(NamedTuple):
    """A field of a report, what it should have been and was, and the requirement that demands it."""

    report: str
    field: str
    expected: str
    observed: str
    cite: str


class Reports:
    """The reports of one execution."""

    def __init__(self, known: Mapping[str, Reported]) -> None:
        self._known = known
        self._last: Time | None = None

    def wrong(self, trace: Iterable[Seen], *, further: bool) -> Iterator[Misreported]:
        """What is wrong with the reports of a cycle; `further`: its plan has further stimuli."""
        same: dict[str, Json] = {}
        for entry in trace:
            if isinstance(entry, ReportSeen) and entry.report in self._known:
                yield from self._report(entry, {} if further else same)

    def _report(self, entry: ReportSeen, same: dict[str, Json]) -> Iterator[Misreported]:
        for name, one in self._known[entry.report].fields.items():
            told = entry.fields.get(name)
            if one.kind == "time":
                before, self._last = self._last, _time(told)
                if self._last is None or (before is not None and not _follows(before, self._last)):
                    expected = "a time that does not run backwards"
                    yield Misreported(entry.report, name, expected, str(told), one.cite)
            elif one.kind == "same" and same.setdefault(name, told) != told:
                expected = f"{same[name]}, as in the reports before"
                yield Misreported(entry.report, name, expected, str(told), one.cite)


def _time(told: Json) -> Time | None:
    if isinstance(told, int | float) and not isinstance(told, bool):
        return "number", float(told)
    try:
        found = datetime.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    return None if found is None else ("zoned" if found.tzinfo else "local", _seconds(found))


def _seconds(found: datetime) -> float:
    return (found - datetime(1970, 1, 1, tzinfo=found.tzinfo)).total_seconds()


def _follows(before: Time, after: Time) -> bool:
    return before[0] == after[0] and before[1] <= after[1]
