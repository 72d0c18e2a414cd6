"""What reports of telemetry say beside the steps: times, and what is the same in an execution.

A time is a number, or a text in ISO 8601. It does not run backwards from one report to the next, until the subject is
reset. What is the same is so in the reports of the transitions from one state of an execution to another: whether the
transition into the first one, and the one out of the last one, are of the execution is left open. What tells
executions apart has another value in each of them.

Limit: a value is compared with those of the last 100,000 executions.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from leverframe.observe.telemetry import Reported
from leverframe.record.entries import Json

Time = tuple[str, int | float]
"""What times are compared with one another, and the time."""


MOST_REMEMBERED = 100_000
"""The number of executions whose values are remembered."""


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
        self._earlier: dict[tuple[str, str], dict[str, None]] = {}
        """The values in earlier executions and this one, as texts, of fields that tell executions apart."""

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
                key = report, name
                if key not in self._same:
                    self._same[key] = told
                    if one.distinct is not None and not self._is_new(key, told):
                        expected = "another value than in the executions before"
                        yield Misreported(report, name, expected, str(told), one.distinct)
                elif self._same[key] != told:
                    expected = f"{self._same[key]}, as in the reports of this execution before"
                    yield Misreported(report, name, expected, str(told), one.cite)

    def _is_new(self, key: tuple[str, str], told: Json) -> bool:
        """Has no earlier execution had this value? It is remembered."""
        earlier, text = self._earlier.setdefault(key, {}), json.dumps(told, sort_keys=True)
        is_new = text not in earlier
        earlier[text] = None
        if len(earlier) > MOST_REMEMBERED:
            del earlier[next(iter(earlier))]
        return is_new


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
