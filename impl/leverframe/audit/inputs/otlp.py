"""OTLP JSON → rows: the moments of spans, and log records (opentelemetry-proto 1.x, in JSON).

Such a file has a batch in each line, as exporters and the collector write it, or is one batch. What Java writes has one
resource in each line. A span is written when it ends, after its children. So it becomes several rows, which a mapping
with `order: time` puts in order: its start, each of its events, its end. Metrics and profiles are passed over.

It is read as OTLP/JSON says (opentelemetry-proto, `docs/specification.md`), with protobuf's mapping to JSON: null is as
good as nothing, members that nobody knows are passed over, integers may be texts, doubles too. NaN says nothing.

| member | says |
|---|---|
| `moment` | `start`, `event` or `end` of a span; `log` |
| `time` | when, in nanoseconds; missing if it is 0 |
| `name` | the name of the span, or of the event |
| `attributes` | those of the span, of the event, or of the log record |
| `status` | of the end of a span: `ok`, `error` or `unset` |
| `body`, `severity` | of a log record |
| `traceId`, `spanId`, `parentSpanId` | as in the file, in lower case; missing if they have zeros alone |
| `span` | `name`, `attributes` and `kind` of the span to which an event belongs |
| `resource`, `scope` | the attributes of the resource, and the name of the scope |
"""

import functools
import itertools
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import cast

from leverframe.audit.inputs.rows import NoRow, Place, Row, Rows
from leverframe.audit.inputs.strict import StrictError

_SIGNALS = ("Spans", "Logs", "Metrics", "Profiles")
KEYS = {
    name
    for owner in ("resource", "scope")
    for signal in _SIGNALS
    for name in (f"{owner}{signal}", f"{owner}_{signal.lower()}")
}
"""One of these is in each batch, or in what is written for one resource."""
MAX_BATCH = 1 << 25
"""The largest batch that is read, in bytes."""
_KINDS = ("unspecified", "internal", "server", "client", "producer", "consumer")
_STATUS = ("unset", "ok", "error")
_TYPES = {
    spelling: kind
    for kind in ("string", "bytes", "bool", "int", "double", "array", "kvlist")
    for spelling in (f"{kind}Value", f"{kind}_value")
}
_DEPTH = 32
_EXACT = 1 << 53
"""Up to here, each integer is a double."""
_HEX = re.compile("[0-9A-Fa-f]+")
_DIGITS = re.compile("-?[0-9]{1,20}")
_NUMBER = re.compile(r"-?[0-9]{1,400}(\.[0-9]{1,400})?([eE][-+]?[0-9]{1,4})?")

Members = Mapping[str, object]


def moments(batches: Rows) -> Rows:
    """The rows of batches. A part of a batch that cannot be read is told, and the others are read."""
    for batch in batches:
        if isinstance(batch, NoRow):
            yield batch
            continue
        number = 0
        try:
            _check(batch.members)
            for number, (item, read) in enumerate(_items(batch.members), 1):
                yield from _read(replace(batch.place, item=number), item, read)
        except StrictError as error:  # then nobody knows what else is in the batch
            yield NoRow(replace(batch.place, item=number + 1 if number else 0), str(error))


def _read(place: Place, item: Members, read: Callable[[Members], Iterator[Members]]) -> Rows:
    try:
        found = [*read(item)]
    except StrictError as error:
        yield NoRow(place, str(error))
        return
    for members in found:
        yield Row(place, members)


def _check(batch: Members) -> None:
    if batch and not KEYS & batch.keys():
        raise StrictError("it is no batch of OTLP: it has neither spans nor log records")


def _items(batch: Members) -> Iterator[tuple[Members, Callable[[Members], Iterator[Members]]]]:
    """The spans and log records of a batch, each with what reads it."""
    for outer, (inner, former), items, read in (
        ("resourceSpans", ("scopeSpans", "instrumentationLibrarySpans"), "spans", _span),
        ("resourceLogs", ("scopeLogs", "instrumentationLibraryLogs"), "logRecords", _log),
    ):
        one = [batch] if _get(batch, inner) is not None else []  # what is written for one resource
        for resource in itertools.chain(one, _objects(batch, outer)):
            known = {"resource": _attributes(_object(resource, "resource"))}
            for scope in itertools.chain(_objects(resource, inner), _objects(resource, former)):
                named = _object(scope, "scope") or _object(scope, "instrumentationLibrary")
                around = {**known, "scope": named.get("name")}
                for item in _objects(scope, items):
                    yield item, functools.partial(read, known=around)


def _span(span: Members, known: Members) -> Iterator[Members]:
    ids = _ids(span)
    attributes, kind = _attributes(span), _named(_get(span, "kind"), _KINDS, "SPAN_KIND_")
    own = {"name": span.get("name"), "kind": kind, "attributes": attributes, **ids, **known}
    yield {"moment": "start", **_time(span, "startTimeUnixNano"), **own}
    within = {"name": span.get("name"), "kind": kind, "attributes": attributes}
    for event in _objects(span, "events"):
        time, told = _time(event, "timeUnixNano"), _attributes(event)
        yield {"moment": "event", **time, "name": event.get("name"), "attributes": told, "span": within, **ids, **known}
    if ended := _time(span, "endTimeUnixNano"):  # else it has not ended
        status = _object(span, "status")
        told_status = {"status": _named(_get(status, "code"), _STATUS, "STATUS_CODE_")}
        yield {"moment": "end", **ended, **told_status, **own}


def _log(record: Members, known: Members) -> Iterator[Members]:
    time = _time(record, "timeUnixNano") or _time(record, "observedTimeUnixNano")
    severity = _get(record, "severityText") or _get(record, "severityNumber") or None
    own = {"name": _get(record, "eventName"), "severity": severity, "attributes": _attributes(record)}
    yield {"moment": "log", **time, "body": _value(record.get("body")), **own, **_ids(record), **known}


def _ids(owner: Members) -> Members:
    """Ids are in hexadecimal, and in lower case or not; one with zeros alone is none (W3C Trace Context, §3.2.2)."""
    found = ((name, _get(owner, name)) for name in ("traceId", "spanId", "parentSpanId"))
    lower = ((name, each.lower() if isinstance(each, str) and _HEX.fullmatch(each) else each) for name, each in found)
    return {name: each for name, each in lower if each and not (isinstance(each, str) and not each.strip("0"))}


# ---- values ----------------------------------------------------------------------------------------------------------


def _attributes(owner: Members) -> dict[str, object]:
    return _pairs(_objects(owner, "attributes"), 0)


def _pairs(entries: Iterator[Members], depth: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for entry in entries:
        key = entry.get("key")
        if not isinstance(key, str):
            raise StrictError("an attribute has no key")
        if key in found:
            raise StrictError(f"the attribute {key!r} is a duplicate")
        found[key] = _value(entry.get("value"), depth)
    return found


def _value(told: object, depth: int = 0) -> object:
    """The value that is in an AnyValue."""
    if depth > _DEPTH:
        raise StrictError(f"more than {_DEPTH} values are nested in each other")
    if told is None:
        return None
    if not isinstance(told, dict):
        raise StrictError("a value has no type")
    types = {_TYPES[name]: one for name, one in cast("Members", told).items() if name in _TYPES and one is not None}
    if len(types) > 1:
        raise StrictError("a value has several types")
    return next((_typed(kind, one, depth) for kind, one in types.items()), None)


def _typed(kind: str, value: object, depth: int) -> object:
    match kind, value:
        case ("string" | "bytes", str()) | ("bool", bool()):
            return value
        case "int", _:
            return _integer(value, "an intValue")
        case "double", _:
            return _double(value)
        case "array", dict():
            return [_value(one, depth + 1) for one in _list(cast("Members", value), "values")]
        case "kvlist", dict():
            return _pairs(_objects(cast("Members", value), "values"), depth + 1)
        case _:
            raise StrictError(f"what is under {kind}Value is of another type")


def _double(told: object) -> float | None:
    """A number, which may be a text; NaN says nothing."""
    if isinstance(told, str) and told in {"NaN", "Infinity", "-Infinity"}:
        if told != "NaN":
            raise StrictError("a number is larger than any double")
        return None
    if isinstance(told, str) and _NUMBER.fullmatch(told) and math.isfinite(found := float(told)):
        return found
    if isinstance(told, bool) or not isinstance(told, int | float):
        raise StrictError("a doubleValue is no number")
    return told


def _time(owner: Members, name: str) -> dict[str, int]:
    """The member `time`, unless there is none."""
    told = _get(owner, name)
    found = 0 if told is None or told == "" else _integer(told, name)
    return {"time": found} if found else {}


def _integer(told: object, name: str) -> int:
    """An integer; JSON has those of 64 bits as texts."""
    if isinstance(told, float) and told.is_integer() and abs(told) <= _EXACT:
        return int(told)
    if isinstance(told, int) and not isinstance(told, bool):
        found = told
    elif isinstance(told, str) and _DIGITS.fullmatch(told):
        found = int(told)
    else:
        raise StrictError(f"{name} is no integer")
    if not -(1 << 63) <= found < 1 << 64:
        raise StrictError(f"{name} has more than 64 bits")
    return found


def _named(told: object, names: tuple[str, ...], prefix: str) -> object:
    """The name of a value of an enumeration, which is written as a number or as a name."""
    if isinstance(told, str):
        return told.removeprefix(prefix).lower()
    return names[told] if isinstance(told, int) and 0 <= told < len(names) else names[0] if told is None else told


def _get(owner: Members, name: str) -> object:
    """A member, which some writers name with underscores."""
    return owner[name] if name in owner else owner.get(_underscored(name))


def _underscored(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def _object(owner: Members, name: str) -> Members:
    found = _get(owner, name)
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise StrictError(f"{name} is no object")
    return cast("Members", found)


def _list(owner: Members, name: str) -> list[object]:
    found = _get(owner, name)
    if found is not None and not isinstance(found, list):
        raise StrictError(f"{name} is no list")
    return cast("list[object]", found or [])


def _objects(owner: Members, name: str) -> Iterator[Members]:
    for each in _list(owner, name):
        if not isinstance(each, dict):
            raise StrictError(f"{name} has something that is no object")
        yield cast("Members", each)
