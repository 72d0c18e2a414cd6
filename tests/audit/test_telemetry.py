"""OTLP/JSON: the rows are those of a naive reading of the specification, and damage takes nothing else with it."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings

from leverframe.audit import arranging
from leverframe.audit.inputs.files import Files
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.layout import Layout, Time
from tests.audit import telemetry
from tests.audit.formats import lines, written
from tests.support.budget import examples


def read(folder: Path, content: bytes) -> list[Row | NoRow]:
    return list(Files([written(folder, "log", content)], None).rows())


def told(row: Row | NoRow) -> dict[str, object]:
    assert isinstance(row, Row), row
    return {name: value for name, value in row.members.items() if value is not None}


@given(telemetry.files())
@settings(max_examples=examples(1000))
def test_the_rows_are_those_of_a_naive_reading(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    found = read(tmp_path_factory.getbasetemp(), text.encode())
    assert [told(row) for row in found] == telemetry.rows(text)


def batch(*spans: object) -> dict[str, object]:
    return {"resourceSpans": [{"scopeSpans": [{"spans": list(spans)}]}]}


FINE = {"name": "fine", "startTimeUnixNano": "1", "endTimeUnixNano": "2"}


@pytest.mark.parametrize(
    ("span", "reason"),
    [
        ({**FINE, "endTimeUnixNano": []}, "endTimeUnixNano is no integer"),
        ({**FINE, "startTimeUnixNano": "\u0661"}, "startTimeUnixNano is no integer"),
        ({**FINE, "startTimeUnixNano": str(1 << 64)}, "startTimeUnixNano has more than 64 bits"),
        ({**FINE, "startTimeUnixNano": 1.5}, "startTimeUnixNano is no integer"),
        ({**FINE, "events": {}}, "events is no list"),
        ({**FINE, "attributes": [{"key": "a", "value": {"intValue": True}}]}, "an intValue is no integer"),
        ({**FINE, "attributes": [{"key": "a", "value": {"doubleValue": "x"}}]}, "a doubleValue is no number"),
        ({**FINE, "attributes": [{"key": "a", "value": {"doubleValue": "Infinity"}}]}, "larger than any double"),
        ({**FINE, "attributes": [{"key": "a", "value": {"boolValue": "x"}}]}, "boolValue is of another type"),
        ({**FINE, "attributes": [{"key": "a", "value": "x"}]}, "a value has no type"),
        ({**FINE, "attributes": [{"key": "a", "value": {"intValue": 1, "boolValue": True}}]}, "several types"),
        ({**FINE, "attributes": [{"key": "a"}, {"key": "a"}]}, "the attribute 'a' is a duplicate"),
        ({**FINE, "attributes": [{}]}, "an attribute has no key"),
    ],
)
def test_a_damaged_span_is_told_and_the_others_are_read(span: object, reason: str, tmp_path: Path) -> None:
    found = read(tmp_path, lines([batch(FINE, span, FINE), batch(FINE)]))
    places = [row.place.number for row in found]
    assert places == ["1.1", "1.1", "1.2", "1.3", "1.3", "2.1", "2.1"]
    (damaged,) = [row for row in found if isinstance(row, NoRow)]
    assert damaged.place.number == "1.2"
    assert reason in damaged.reason


def test_a_log_record_whose_time_is_a_list_is_told(tmp_path: Path) -> None:
    record = {"timeUnixNano": [], "body": {"stringValue": "x"}}
    (found,) = read(tmp_path, lines([{"resourceLogs": [{"scopeLogs": [{"logRecords": [record]}]}]}]))
    assert isinstance(found, NoRow)


# ---- the order of spans ----------------------------------------------------------------------------------------------

IN_TIME = Layout(time=Time(("time",), 10**9), by_time=True)


def trees(seed: int) -> list[telemetry.Told]:
    """Spans of two traces with the same ids in both, of a clock so coarse that many begin at once; children first."""
    choose = random.Random(seed)
    found: list[telemetry.Told] = []
    for trace in ("aa", "bb"):
        spans: list[telemetry.Told] = [
            {"traceId": trace, "spanId": "00a0", "startTimeUnixNano": 5, "endTimeUnixNano": 9}
        ]
        for number in range(1, choose.randint(1, 7)):
            around = choose.choice(spans)
            start = choose.randint(around["startTimeUnixNano"], around["endTimeUnixNano"])
            end = choose.randint(start, around["endTimeUnixNano"])
            ids = {"traceId": trace, "spanId": f"00a{number}", "parentSpanId": around["spanId"]}
            spans.append({**ids, "startTimeUnixNano": start, "endTimeUnixNano": end})
        found += reversed(spans)
    choose.shuffle(found)
    return found


@pytest.mark.parametrize("seed", range(100))
def test_a_span_begins_after_the_one_around_it_and_all_is_in_the_order_of_time(seed: int, tmp_path: Path) -> None:
    spans = trees(seed)
    rows = read(tmp_path, lines([batch(*spans[:4]), batch(*spans[4:])]))
    found = [told(row) for row in arranging.arranged(iter(rows), IN_TIME)]
    assert sorted(json.dumps(one) for one in found) == sorted(json.dumps(told(row)) for row in rows)
    times = [int(str(one["time"])) for one in found]
    assert times == sorted(times)
    begun: set[tuple[object, object]] = set()
    for one in found:
        span = (one["traceId"], one["spanId"])
        if one["moment"] == "start":
            assert "parentSpanId" not in one or (one["traceId"], one["parentSpanId"]) in begun
            begun.add(span)
        else:
            assert span in begun


def test_spans_around_each_other_are_read_all_the_same(tmp_path: Path) -> None:
    ids = [{"traceId": "aa", "spanId": one, "parentSpanId": other} for one, other in (("01", "02"), ("02", "01"))]
    rows = read(tmp_path, lines([batch(*({**FINE, **each} for each in ids))]))
    found = list(arranging.arranged(iter(rows), IN_TIME))
    assert len(found) == 4
