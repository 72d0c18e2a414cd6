"""What reports of telemetry say beside the steps: times, and what is the same in an execution.

A time is a number, or a text in ISO 8601. It does not run backwards from one report to the next, until the subject is
reset; what is no time is passed over there. What is the same is so in the reports of the transitions from one state of
an execution to another: whether the transition into the first one, and the one out of the last one, are of the
execution is left open. What tells executions apart has another value in each of them.

Limit: a value is compared with those of the last 100,000 executions.
"""

import json
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

from leverframe.observe.telemetry import Reported, ReportField
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

    __slots__ = ("_earlier", "_known", "_last", "_same")

    def __init__(self, known: Mapping[str, Reported]) -> None:
        self._known = known
        self._last: Time | None = None
        self._same: dict[tuple[str, str], Json] = {}
        """What the reports of the present execution have in common, by report and field."""
        self._earlier: dict[tuple[str, str], dict[str, None]] = {}
        """The values in earlier executions and this one, as texts, of fields that tell executions apart."""

    def wrong(
        self, report: str, fields: Mapping[str, Json], edge: tuple[str | None, str | None] = (None, None)
    ) -> Iterator[Misreported]:
        """What is wrong with the next report, if it is a known one. The states of its step are its fields, or `edge`.

        If they are not known, nothing is compared that is the same in an execution.
        """
        known = self._known.get(report)
        if known is None:
            return
        told_of = {one.kind: fields.get(name) for name, one in known.fields.items()}
        ends = told_of.get("source", edge[0]), told_of.get("target", edge[1])
        inside = all(end in known.within for end in ends)
        if not inside:
            self._same = {key: value for key, value in self._same.items() if key[0] != report}
        for name, one in known.fields.items():
            told = fields.get(name)
            if one.kind == "time":
                if (expected := self._expected_in_place_of(_time(told))) is not None:
                    yield Misreported(report, name, expected, str(told), one.cite)
            elif one.kind == "same" and inside:
                yield from self._compared(report, name, one, told)

    def _compared(self, report: str, name: str, one: ReportField, told: Json) -> Iterator[Misreported]:
        """What is wrong with a field that is the same in an execution, and has another value in each of them."""
        key = report, name
        if told is None:
            yield Misreported(report, name, "a value", "nothing", one.cite)
        elif key not in self._same:
            self._same[key] = told
            if one.distinct is not None and not self._is_new(key, told):
                yield Misreported(report, name, "another value than in the executions before", str(told), one.distinct)
        elif self._same[key] != told:
            expected = f"{self._same[key]}, as in the reports of this execution before"
            yield Misreported(report, name, expected, str(told), one.cite)

    def _expected_in_place_of(self, now: Time | None) -> str | None:
        """What a time should be; None if it is right. The next one is compared with it, unless it is none."""
        before = self._last
        if now is None:
            return "a number, or a time in ISO 8601"
        self._last = now
        return None if before is None or _follows(before, now) else "a time that does not run backwards"

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
    if not isinstance(told, str):
        return None
    text, leap = told.upper(), 0
    if (second := _LEAP_SECOND.fullmatch(text)) is not None:
        text, leap = f"{second[1]}59{second[2]}", 1
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return "zoned" if found.tzinfo else "local", _seconds(found) + leap


_LEAP_SECOND = re.compile(r"(\S+[T ]\d\d:?\d\d:?)60((?:[.,]\d+)?(?:Z|[+-][\d:]+)?)")
"""A text whose seconds are 60, which ISO 8601 allows, without them."""


def _seconds(found: datetime) -> float:
    # In UTC, since two times of one zone are subtracted as its clocks show them.
    return (found - datetime(1970, 1, 1, tzinfo=UTC if found.tzinfo else None)).total_seconds()


def _follows(before: Time, after: Time) -> bool:
    return before[0] == after[0] and before[1] <= after[1]
