"""What reports of telemetry say beside the steps: times, and what is the same in an execution.

A time is a number, or a text in ISO 8601. It does not run backwards from one report to the next, until the subject is
reset. What is the same is so in the reports of the transitions from one state of an execution to another: whether the
transition into the first one, and the one out of the last one, are of the execution is left open.
"""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from leverframe.observe.telemetry import Reported
from leverframe.record.entries import Json

Time = tuple[str, int | float]
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
        self._same: dict[tuple[str, str], Json] = {}
        """What the reports of the present execution have in common, by report and field."""

    def wrong(self, report: str, fields: Mapping[str, Json]) -> Iterator[Misreported]:
        """What is wrong with the next report, if it is a known one."""
        known = self._known.get(report)
        if known is None:
            return
        ends = [fields.get(name) for name, one in known.fields.items() if one.kind in {"source", "target"}]
        inside = all(end in known.within for end in ends)
        if not inside:
            self._same = {key: value for key, value in self._same.items() if key[0] != report}
        for name, one in known.fields.items():
            told = fields.get(name)
            if one.kind == "time":
                before, self._last = self._last, _time(told)
                if self._last is None or (before is not None and not _follows(before, self._last)):
                    expected = "a time that does not run backwards"
                    yield Misreported(report, name, expected, str(told), one.cite)
            elif one.kind == "same" and inside:
                before_it = self._same.setdefault((report, name), told)
                if before_it != told:
                    expected = f"{before_it}, as in the reports of this execution before"
                    yield Misreported(report, name, expected, str(told), one.cite)


def _time(told: Json) -> Time | None:
    if isinstance(told, int | float) and not isinstance(told, bool):
        return "number", told
    try:
        found = datetime.fromisoformat(told) if isinstance(told, str) else None
    except ValueError:
        return None
    return None if found is None else ("zoned" if found.tzinfo else "local", _seconds(found))


def _seconds(found: datetime) -> float:
    # In UTC, since two times of one zone are subtracted as its clocks show them.
    return (found - datetime(1970, 1, 1, tzinfo=UTC if found.tzinfo else None)).total_seconds()


def _follows(before: Time, after: Time) -> bool:
    return before[0] == after[0] and before[1] <= after[1]
