"""OTLP JSON → rows: the moments of spans, and log records (opentelemetry-proto 1.x, in JSON).

Such a file has a batch in each line, as exporters and the collector write it, or is one batch. A span is written when
it ends, after its children. So it becomes several rows, which a mapping with `order: time` puts in order: its start,
each of its events, its end. Metrics and profiles are passed over.

| member | says |
|---|---|
| `moment` | `start`, `event` or `end` of a span; `log` |
| `time` | when, in nanoseconds |
| `name` | the name of the span, or of the event |
| `attributes` | those of the span, of the event, or of the log record |
| `status` | of the end of a span: `ok`, `error` or `unset` |
| `body`, `severity` | of a log record |
| `traceId`, `spanId`, `parentSpanId` | as in the file |
| `span` | `name`, `attributes` and `kind` of the span to which an event belongs |
| `resource`, `scope` | the attributes of the resource, and the name of the scope |
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import cast

from leverframe.audit.inputs.rows import NoRow, Row, Rows
from leverframe.audit.inputs.strict import StrictError

KEYS = {"resourceSpans", "resourceLogs", "resourceMetrics", "resourceProfiles", "resource_spans", "resource_logs"}
"""One of these is in each batch."""
MAX_BATCH = 1 << 25
"""The largest batch that is read, in bytes."""
_KINDS = ("unspecified", "internal", "server", "client", "producer", "consumer")
_STATUS = ("unset", "ok", "error")
_DEPTH = 32

Members = Mapping[str, object]


def moments(batches: Rows) -> Rows:
    """The rows of batches. A batch that is none is told as a whole."""
    for batch in batches:
        if isinstance(batch, NoRow):
            yield batch
            continue
        number = 0
        try:
            _check(batch.members)
            for number, found in enumerate(_found(batch.members), 1):
                for members in found:
                    yield Row(replace(batch.place, item=number), members)
        except StrictError as error:
            yield NoRow(replace(batch.place, item=number), str(error))


def _check(batch: Members) -> None:
    if not KEYS & batch.keys():
        raise StrictError("it is no batch of OTLP: it has neither spans nor log records")


def _found(batch: Members) -> Iterator[Iterator[Members]]:
    for outer, inner, items, read in (
        ("resourceSpans", "scopeSpans", "spans", _span),
        ("resourceSpans", "instrumentationLibrarySpans", "spans", _span),
        ("resourceLogs", "scopeLogs", "logRecords", _log),
    ):
        for resource in _objects(batch, outer):
            known = {"resource": _attributes(_object(resource, "resource"))}
            for scope in _objects(resource, inner):
                named = _object(scope, "scope") or _object(scope, "instrumentationLibrary")
                for item in _objects(scope, items):
                    yield read(item, {**known, "scope": named.get("name")})


def _span(span: Members, known: Members) -> Iterator[Members]:
    ids = {name: _get(span, name) for name in ("traceId", "spanId", "parentSpanId") if _get(span, name)}
    attributes, kind = _attributes(span), _named(_get(span, "kind"), _KINDS, "SPAN_KIND_")
    own = {"name": span.get("name"), "kind": kind, "attributes": attributes, **ids, **known}
    yield {"moment": "start", "time": _time(span, "startTimeUnixNano"), **own}
    within = {"name": span.get("name"), "kind": kind, "attributes": attributes}
    for event in _objects(span, "events"):
        time, told = _time(event, "timeUnixNano"), _attributes(event)
        yield {
            "moment": "event",
            "time": time,
            "name": event.get("name"),
            "attributes": told,
            "span": within,
            **ids,
            **known,
        }
    ended = _get(span, "endTimeUnixNano")
    if ended not in {None, 0, "0", ""}:  # a span that has not ended
        status = _object(span, "status")
        told_status = {"status": _named(_get(status, "code"), _STATUS, "STATUS_CODE_")}
        yield {"moment": "end", "time": _time(span, "endTimeUnixNano"), **told_status, **own}


def _log(record: Members, known: Members) -> Iterator[Members]:
    time = _get(record, "timeUnixNano")
    when = "observedTimeUnixNano" if time in {None, 0, "0", ""} else "timeUnixNano"
    ids = {name: _get(record, name) for name in ("traceId", "spanId") if _get(record, name)}
    severity = _get(record, "severityText") or _get(record, "severityNumber")
    own = {"name": _get(record, "eventName"), "severity": severity, "attributes": _attributes(record)}
    yield {"moment": "log", "time": _time(record, when), "body": _value(record.get("body")), **own, **ids, **known}


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
    if not isinstance(told, dict) or not told:
        return None
    (kind, value), *rest = cast("dict[str, object]", told).items()
    if rest:
        raise StrictError("a value has several types")
    match kind, value:
        case ("stringValue" | "string_value" | "bytesValue" | "bytes_value", str()):
            return value
        case ("boolValue" | "bool_value", bool()):
            return value
        case ("intValue" | "int_value", int() | str()):
            return _integer(value, "a value")
        case ("doubleValue" | "double_value", int() | float() | str()):
            return value
        case ("arrayValue" | "array_value", dict()):
            return [_value(one, depth + 1) for one in _objects(cast("Members", value), "values")]
        case ("kvlistValue" | "kvlist_value", dict()):
            return _pairs(_objects(cast("Members", value), "values"), depth + 1)
        case _:
            raise StrictError(f"a value has the unknown type {kind!r}")


def _time(owner: Members, name: str) -> int:
    return _integer(_get(owner, name), name)


def _integer(told: object, name: str) -> int:
    """An integer; JSON has those of 64 bits as texts."""
    if isinstance(told, int) and not isinstance(told, bool):
        return told
    if not isinstance(told, str) or len(told) > 20 or not told.removeprefix("-").isdecimal():  # noqa: PLR2004 -- 64 bits
        raise StrictError(f"{name} is no integer")
    return int(told)


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


def _objects(owner: Members, name: str) -> Iterator[Members]:
    found = _get(owner, name)
    if found is not None and not isinstance(found, list):
        raise StrictError(f"{name} is no list")
    for each in cast("list[object]", found or []):
        if not isinstance(each, dict):
            raise StrictError(f"{name} has something that is no object")
        yield cast("Members", each)
