"""OTLP/JSON read naively, by the page and the specification alone, and random files of it as several exporters write.

Nothing of the auditor's is used. Each list of the oracle is that of the specification:
opentelemetry-proto, `docs/specification.md`, 'JSON Protobuf Encoding', and protobuf's 'ProtoJSON Format'.
"""

import json
import math
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Told = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they write

KINDS = ["unspecified", "internal", "server", "client", "producer", "consumer"]
CODES = ["unset", "ok", "error"]


def rows(text: str) -> list[Told]:
    """The rows of a file whose batches are in lines."""
    found: list[Told] = []
    for line in text.splitlines():
        batch = json.loads(line)
        if "scopeSpans" in batch or "scopeLogs" in batch:  # what Java writes: a resource in a line
            batch = {"resourceSpans": [batch], "resourceLogs": [batch]}
        for resource in batch.get("resourceSpans") or []:
            for scope in (resource.get("scopeSpans") or []) + (resource.get("instrumentationLibrarySpans") or []):
                for span in scope.get("spans") or []:
                    found += _span(span, _around(resource, scope))
        for resource in batch.get("resourceLogs") or []:
            for scope in (resource.get("scopeLogs") or []) + (resource.get("instrumentationLibraryLogs") or []):
                for record in scope.get("logRecords") or []:
                    found.append(_log(record, _around(resource, scope)))
    return [{name: value for name, value in row.items() if value is not None} for row in found]


def _around(resource: Told, scope: Told) -> Told:
    named = scope.get("scope") or scope.get("instrumentationLibrary") or {}
    attributes = (resource.get("resource") or {}).get("attributes")
    return {"resource": _attributes(attributes), "scope": named.get("name")}


def _span(span: Told, around: Told) -> list[Told]:
    kind, attributes = _name(span.get("kind"), KINDS, "SPAN_KIND_"), _attributes(span.get("attributes"))
    own = {"name": span.get("name"), "kind": kind, "attributes": attributes}
    ids = {**_ids(span), **around}
    found = [{"moment": "start", "time": _time(span.get("startTimeUnixNano")), **own, **ids}]
    for event in span.get("events") or []:
        told = {"name": event.get("name"), "attributes": _attributes(event.get("attributes")), "span": own}
        found.append({"moment": "event", "time": _time(event.get("timeUnixNano")), **told, **ids})
    if _time(span.get("endTimeUnixNano")):
        status = _name((span.get("status") or {}).get("code"), CODES, "STATUS_CODE_")
        found.append({"moment": "end", "time": _time(span["endTimeUnixNano"]), "status": status, **own, **ids})
    return found


def _log(record: Told, around: Told) -> Told:
    time = _time(record.get("timeUnixNano")) or _time(record.get("observedTimeUnixNano"))
    severity = record.get("severityText") or record.get("severityNumber") or None
    own = {"name": record.get("eventName"), "severity": severity, "attributes": _attributes(record.get("attributes"))}
    return {"moment": "log", "time": time, "body": value(record.get("body")), **own, **_ids(record), **around}


def _ids(owner: Told) -> Told:
    found = {name: (owner.get(name) or "").lower() for name in ("traceId", "spanId", "parentSpanId")}
    return {name: one for name, one in found.items() if set(one) - {"0"}}


def _attributes(entries: list[Told] | None) -> Told:
    return {entry["key"]: value(entry.get("value")) for entry in entries or []}


def value(told: Told | None) -> object:
    """The value in an AnyValue."""
    for kind, one in (told or {}).items():
        if one is None:
            continue
        match kind:
            case "stringValue" | "bytesValue" | "boolValue":
                return one
            case "intValue":
                return int(one)
            case "doubleValue":
                return None if math.isnan(float(one)) else float(one)
            case "arrayValue":
                return [value(each) for each in one.get("values") or []]
            case "kvlistValue":
                return _attributes(one.get("values"))
            case _:
                pass  # what a later version adds
    return None


def _time(told: str | int | None) -> int | None:
    return int(told or 0) or None


def _name(told: str | int | None, names: list[str], prefix: str) -> str:
    if isinstance(told, str):
        return told.replace(prefix, "").lower()
    return names[told or 0]


# ---- random files ----------------------------------------------------------------------------------------------------

_TEXTS = st.text("ab0.é", max_size=3)


def _int64(number: int) -> st.SearchStrategy[object]:
    return st.sampled_from([number, str(number)])


_VALUES = st.recursive(
    st.one_of(
        _TEXTS.map(lambda one: {"stringValue": one}),
        st.booleans().map(lambda one: {"boolValue": one}),
        st.integers(-(2**63), 2**63 - 1).flatmap(_int64).map(lambda one: {"intValue": one}),
        st.sampled_from([1.5, 2, "2.5", "-1e3", "NaN"]).map(lambda one: {"doubleValue": one}),
        st.sampled_from(["", "aGk=", "_-8="]).map(lambda one: {"bytesValue": one}),
        st.sampled_from([None, {}, {"stringValue": None}, {"newValue": 3}, {"stringValue": "x", "newValue": 3}]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda some: {"arrayValue": {"values": some}}),
        st.dictionaries(_TEXTS, inner, max_size=2).map(lambda some: {"kvlistValue": {"values": _entries(some)}}),
        st.sampled_from([{"arrayValue": {}}, {"kvlistValue": {"values": None}}]),
    ),
    max_leaves=5,
)


def _entries(some: Mapping[str, object]) -> list[Told]:
    return [{"key": key, "value": one} for key, one in some.items()]


def _owner(**members: st.SearchStrategy[object]) -> st.SearchStrategy[Told]:
    attributes = st.one_of(st.none(), st.dictionaries(_TEXTS, _VALUES, max_size=2).map(_entries))
    return st.fixed_dictionaries({}, optional={**members, "attributes": attributes, "somethingNew": st.just({"x": 1})})


_TIMES = st.sampled_from([None, 0, "0", "", 1795697343124231967, "1795697343124231967", "7"])
_IDS = {
    "traceId": st.sampled_from(["AB", "ab", "c0", "00", "", None]),
    "spanId": st.sampled_from(["01", "0A", "", "00"]),
    "parentSpanId": st.sampled_from(["01", "0a", "0000", "", None]),
}
_SPANS = _owner(
    **_IDS,
    name=_TEXTS,
    kind=st.sampled_from([*range(6), "SPAN_KIND_CLIENT", None]),
    startTimeUnixNano=_TIMES,
    endTimeUnixNano=_TIMES,
    status=st.sampled_from([None, {}, {"code": 2, "message": "m"}, {"code": "STATUS_CODE_OK"}, {"code": 0}]),
    events=st.one_of(st.none(), st.lists(_owner(name=_TEXTS, timeUnixNano=_TIMES), max_size=2)),
)
_LOGS = _owner(
    traceId=_IDS["traceId"],
    spanId=_IDS["spanId"],
    timeUnixNano=_TIMES,
    observedTimeUnixNano=_TIMES,
    body=_VALUES,
    eventName=_TEXTS,
    severityText=st.sampled_from(["", "INFO"]),
    severityNumber=st.sampled_from([0, 9]),
)


@st.composite
def _resources(draw: st.DrawFn, kind: str) -> Told:
    """What one resource has, in the names of now or of some years ago, with or without the resource and the scope."""
    items, some = ("spans", _SPANS) if kind == "Spans" else ("logRecords", _LOGS)
    outer, named = draw(st.sampled_from([("scope", "scope"), ("instrumentationLibrary",) * 2]))
    scopes = st.fixed_dictionaries(
        {}, optional={named: st.sampled_from([{}, {"name": "s"}]), items: st.lists(some, max_size=3)}
    )
    found = {outer + kind: draw(st.lists(scopes, max_size=2))}
    return found if draw(st.booleans()) else {"resource": draw(_owner()), **found}


@st.composite
def files(draw: st.DrawFn) -> str:
    """Batches in lines: those of requests, some without anything, and those that have one resource each."""
    batches: list[Told] = [{"resourceSpans": []}]
    for _ in range(draw(st.integers(1, 4))):
        kind = draw(st.sampled_from(["Spans", "Logs"]))
        found = draw(st.lists(_resources(kind), max_size=2))
        match draw(st.sampled_from(["request", "one", "none", "others"])):
            case "one" if found and any(name.startswith("scope") for name in found[0]):
                batches.append(found[0])
            case "none":
                batches.append({})
            case "others":
                batches.append({"resourceMetrics": [{"scopeMetrics": [{"metrics": [{}]}]}]})
            case _:
                batches.append({f"resource{kind}": found})
    return "\n".join(map(json.dumps, batches))
