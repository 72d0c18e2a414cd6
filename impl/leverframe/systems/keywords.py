"""Keywords of a JSON Schema that look like restrictions and have no effect.

JSON Schema ignores unknown keywords: a misspelt ``propertys`` restricts nothing, so a rule meant for one person allows
everybody. In settings that decide what is allowed, each keyword must have an effect. Rejected, in every subschema:

- keywords that JSON Schema 2020-12 does not have, and formats that it does not define
- keywords without effect: ``then`` without ``if``, ``minimum`` for a text, ``contentEncoding``, which is never checked
- names that cannot occur: a property that is required and not allowed, or a member that a request never has
- types and values that cannot occur, by the type beside them or by what requests can be (`expected`)
- in a rule, parts that let everything through and are not written as ``true``
- references to something that is not a schema of this file, and circular references

Annotations are allowed. So are names that begin with ``x-``, unless the rest is a keyword, as in the successor of
JSON Schema 2020-12. A property may have any name, also that of a keyword.

Source: JSON Schema 2020-12, Core sections 4.3.1, 6.5, 8 to 11 (9.4.1: references without end), and Validation
sections 6 to 9.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from graphlib import CycleError, TopologicalSorter
from urllib.parse import unquote

from leverframe.language.guessing import did_you_mean
from leverframe.record.entries import Json
from leverframe.systems.expected import (
    ANYTHING,
    NUMBERS,
    Expected,
    either,
    kind_of,
    kinds_allowed,
    kinds_of_type,
)
from leverframe.systems.vacuous import lets_through
from leverframe.systems.vocabulary import (
    DIALECT,
    FORMATS,
    KEYWORDS,
    NEEDS,
    OF_EARLIER,
    REFERENCES,
    SAME,
    SAME_LIST,
    SAME_MAP,
    TYPE_OF,
    WITHOUT_EFFECT,
    Path,
    is_annotation,
    matches_any,
    subschemas,
    within,
)


@dataclass(frozen=True, slots=True)
class Flaw:
    """A part without effect: its place in the schema (`key`: the key there, not its value), and how to correct it."""

    path: Path
    message: str
    hint: str | None = None
    key: bool = True

    def __str__(self) -> str:
        within = ".".join(map(str, self.path[:-1] if self.key else self.path))
        return f"{f'at {within}: ' if within else ''}{self.message}{f' ({self.hint})' if self.hint else ''}"


@dataclass(frozen=True, slots=True)
class _Schema:
    """A subschema, what its value can be, and whether it is part of a rule about requests."""

    path: Path
    written: Mapping[str, Json]
    expected: Expected
    of_a_rule: bool


def flaws(schema: Json, requests: Expected = ANYTHING) -> Iterator[Flaw]:
    """Yield the parts of a schema that have no effect; for a schema of a rule, `requests` is what its value can be.

    Iterative, not recursive: the schema may be untrusted.
    """
    places: dict[Path, Json] = {}
    inner: dict[Path, list[Path]] = {}
    waiting: list[tuple[Path, Json]] = [((), schema)]
    while waiting:
        path, written = waiting.pop()
        places[path], inner[path] = written, []
        for below, value in subschemas(path, written):
            waiting.append((below, value))
            inner[path].append(below)
    references: dict[Path, list[Path]] = {path: [] for path in places}
    yield from _follow_references(places, inner, references)
    of_a_rule = requests is not ANYTHING
    known = _expectations(places, inner, references, requests) if of_a_rule else {}
    through: set[Path] = set()
    for path, written in places.items():  # a schema comes before its subschemas
        if not isinstance(written, Mapping):
            continue
        part = _Schema(path, written, either(known.get(path, ())), of_a_rule)
        if path and not through.isdisjoint((path[:-1], path[:-2])):
            through.add(path)
        elif part.of_a_rule and lets_through(written, part.expected):
            through.add(path)
            yield from tuple(_impossible_names(part)) or _all_through(path)
        else:
            yield from _flaws_of(part)


def _all_through(path: Path) -> Iterator[Flaw]:
    if path:  # `leverframe.systems.policy` reports a whole rule
        hint = "write what it must be, or true if that is meant"
        yield Flaw(path, "this lets everything through", hint)


def _expectations(
    places: Mapping[Path, Json],
    inner: Mapping[Path, list[Path]],
    references: Mapping[Path, list[Path]],
    requests: Expected,
) -> Mapping[Path, list[Expected]]:
    """What the value of each subschema can be, one expectation for each path to it."""
    found: dict[Path, list[Expected]] = {(): [requests]}
    waiting: list[tuple[Path, Expected]] = [((), requests)]
    while waiting:
        path, expected = waiting.pop()
        written = places[path]
        if not isinstance(written, Mapping):
            continue
        ways = [(below, within(expected, written, below[len(path) :])) for below in inner[path]]
        for below, value in (*ways, *((target, expected.narrowed(written)) for target in references[path])):
            if value is not None and value not in found.setdefault(below, []):
                found[below].append(value)
                waiting.append((below, value))
    return found


def _follow_references(
    places: Mapping[Path, Json], inner: Mapping[Path, list[Path]], references: Mapping[Path, list[Path]]
) -> Iterator[Flaw]:
    """Fill in `references`, and yield a flaw for each that leads nowhere or is circular for the same value."""
    by_steps = {tuple(map(str, path)): path for path in places}
    anchors = {
        name: path
        for path, written in places.items()
        for keyword in ("$anchor", "$dynamicAnchor")
        if isinstance(written, Mapping) and isinstance(name := written.get(keyword), str)
    }
    for path, written in places.items():
        for keyword in REFERENCES:
            target = written.get(keyword) if isinstance(written, Mapping) else None
            if not isinstance(target, str) or target.removesuffix("#") == DIALECT:
                continue
            fragment = unquote(target[1:])
            steps = tuple(step.replace("~1", "/").replace("~0", "~") for step in fragment.split("/")[1:])
            found = by_steps.get(steps) if not fragment or fragment.startswith("/") else anchors.get(fragment)
            if not target.startswith("#") or (found is None and fragment.startswith("/")):
                hint = "refer to a part of this schema by '#/$defs/NAME' or by '#' and an '$anchor'"
                yield Flaw((*path, keyword), f"{target[:100]!r} is not a schema in this one", hint, key=False)
            elif found is not None:  # otherwise the validator rejects the anchor
                references[path].append(found)
    same = {
        path: [below for below in inner[path] if below[len(path)] in SAME | SAME_LIST | SAME_MAP] + references[path]
        for path in places
    }
    try:
        TopologicalSorter(same).prepare()
    except CycleError as error:
        cycle: list[Path] = error.args[1]
        ends = ((path, key) for path in cycle for key in REFERENCES if _has(places[path], key))
        for path, keyword in list(ends)[:1]:
            hint = "refer to it from below 'properties' or 'items', or remove it"
            yield Flaw((*path, keyword), "this reference is circular, and restricts nothing", hint)


def _has(written: Json, keyword: str) -> bool:
    return isinstance(written, Mapping) and keyword in written


def _flaws_of(schema: _Schema) -> Iterator[Flaw]:
    for keyword, value in schema.written.items():
        path = (*schema.path, keyword)
        if keyword not in KEYWORDS and not is_annotation(keyword):
            yield _unknown(path, keyword)
        elif keyword in NEEDS and NEEDS[keyword] not in schema.written:
            yield Flaw(path, f"{keyword!r} has no effect without {NEEDS[keyword]!r}", "write both, or neither")
        elif (excluded := _excluded(keyword, schema)) is not None:
            yield excluded
        elif schema.of_a_rule and keyword in _EMPTY and value in ([], {}):
            yield Flaw(path, f"{keyword!r} is empty, and restricts nothing", "write what it must be, or remove it")
        else:
            yield from _flaws_of_value(schema, keyword, value)
            yield from _impossible_values(schema, keyword, value)
    if "if" in schema.written and not {"then", "else"} & schema.written.keys():
        yield Flaw((*schema.path, "if"), "'if' has no effect without 'then' or 'else'", "write one of the two")
    yield from _impossible_names(schema)


_AN = {"number": "a number", "string": "a text", "array": "a list", "object": "an object"}


def _unknown(path: Path, keyword: str) -> Flaw:
    if keyword in WITHOUT_EFFECT:
        return Flaw(path, f"{keyword!r} has no effect: {WITHOUT_EFFECT[keyword]}", "remove it")
    hint = OF_EARLIER.get(keyword) or did_you_mean(keyword, KEYWORDS) or _UNKNOWN_HINT
    return Flaw(path, f"unknown keyword {keyword[:100]!r}: it would restrict nothing", hint)


_UNKNOWN_HINT = "JSON Schema 2020-12 has no such keyword; names of properties belong under 'properties'"


_EMPTY = {"properties", "patternProperties", "dependentRequired", "dependentSchemas", "required"}


def _excluded(keyword: str, schema: _Schema) -> Flaw | None:
    """Return a flaw if the value never has the type that the keyword restricts."""
    if keyword not in TYPE_OF:
        return None
    path, own = (*schema.path, keyword), kinds_of_type(schema.written.get("type"))
    restricted = NUMBERS if TYPE_OF[keyword] == "number" else {TYPE_OF[keyword]}
    hint = f"it restricts {_AN[TYPE_OF[keyword]]}; correct {{}}, or remove it"
    if not own & restricted:
        message = f"{keyword!r} has no effect on type {_told(schema.written['type'])}"
        return Flaw(path, message, hint.format("the type"))
    possible = replace(schema.expected, kinds=schema.expected.kinds & kinds_allowed(schema.written))
    if possible.kinds and not possible.kinds & restricted:
        return Flaw(path, f"{keyword!r} has no effect: the value is {possible.in_words}", hint.format("its place"))
    return None


def _told(written: Json) -> str:
    return ", ".join(map(repr, written)) if isinstance(written, list | tuple) else repr(written)


def _flaws_of_value(schema: _Schema, keyword: str, value: Json) -> Iterator[Flaw]:
    path = (*schema.path, keyword)
    match keyword, value:
        case "format", str() if value not in FORMATS:
            yield Flaw(
                path, f"unknown format {value[:100]!r}", did_you_mean(value, FORMATS) or _known_formats(), key=False
            )
        case "if", bool() if {"then", "else"} & schema.written.keys():
            yield Flaw(path, "a constant 'if' decides nothing", "write the condition", key=False)
        case "enum", []:
            yield Flaw(path, "an empty 'enum' matches nothing", "list the values, or write false", key=False)
        case "$schema", str() if value.removesuffix("#") != DIALECT:
            yield Flaw(
                path,
                f"schemas here use JSON Schema 2020-12, not {value[:100]!r}",
                f"write {DIALECT}",
                key=False,
            )
        case "$id", str() if value.removesuffix("#") == DIALECT:
            yield Flaw(path, "this is the name of JSON Schema itself", "give the schema a name of its own", key=False)
        case "$id", _ if schema.path:
            yield Flaw(path, "a subschema has no '$id' here", "remove it, and refer to it by '#/$defs/NAME'")
        case "properties", Mapping():
            for name in ("additionalProperties", "unevaluatedProperties", "unevaluatedItems", "uniqueItems"):
                if isinstance(value.get(name), bool):
                    hint = "move it one level up, beside 'properties'"
                    yield Flaw((*path, name), f"this is a property called {name!r}, and restricts no other", hint)
        case _:
            pass


def _impossible_values(schema: _Schema, keyword: str, value: Json) -> Iterator[Flaw]:
    """Yield the types and values that never occur, by the type beside them or by what the value can be."""
    path, expected = (*schema.path, keyword), schema.expected
    if keyword == "type" and not kinds_of_type(value) & expected.kinds:
        message = f"the type is never {_told(value)}: the value is {expected.in_words}"
        yield Flaw(path, message, "correct the type or its place", key=False)
    if keyword == "pattern" and isinstance(value, str) and not matches_any(value, _texts(expected)):
        message = f"no value of a request matches {value[:100]!r} here"
        yield Flaw(path, message, _these(_texts(expected)), key=False)
    listed = [(path, value)] if keyword == "const" else []
    if keyword == "enum" and isinstance(value, list | tuple):
        listed = [((*path, index), one) for index, one in enumerate(value)]
    own = kinds_of_type(schema.written.get("type"))
    for place, one in listed:
        shown = json.dumps(one)[:100] if kind_of(one) not in {"object", "array"} else _AN[kind_of(one)]
        if kind_of(one) not in own:
            message = f"{shown} never matches type {_told(schema.written['type'])}"
            yield Flaw(place, message, "correct the type or the value", key=False)
        elif kind_of(one) not in expected.kinds:
            message = f"{shown} never matches: the value is {expected.in_words}"
            yield Flaw(place, message, "correct the value or its place", key=False)
        elif expected.values is not None and not any(json.dumps(one) == json.dumps(other) for other in expected.values):
            known = _texts(expected) or ()
            hint = (did_you_mean(one, known) if isinstance(one, str) else None) or _these(known)
            yield Flaw(place, f"a request never has {shown} here", hint, key=False)


def _texts(expected: Expected) -> tuple[str, ...] | None:
    """The texts that a value can be, or None if they are unknown."""
    return None if expected.values is None else tuple(one for one in expected.values if isinstance(one, str))


def _these(known: Collection[str] | None) -> str:
    return f"it has {', '.join(sorted(known))}" if known else "no value is possible here"


def _known_formats() -> str:
    return f"the formats are {', '.join(sorted(FORMATS))}"


def _impossible_names(schema: _Schema) -> Iterator[Flaw]:
    """Yield the names that the value cannot have: a condition on them restricts nothing, or lets nothing through."""
    members, properties = schema.expected.members, schema.written.get("properties", {})
    described = list(properties) if isinstance(properties, Mapping) else []
    closed = _closed_by(schema.written)
    for path, name in _names(schema):
        if members is not None and name not in members:
            hint = did_you_mean(name, members) or _these(members)
            yield Flaw(path, f"a request never has {name[:100]!r} here", hint, key=isinstance(path[-1], str))
        elif closed and name not in described:
            hint = did_you_mean(name, described) or "describe it under 'properties'"
            message = f"{name[:100]!r} is required, and '{closed}: false' does not allow it"
            yield Flaw(path, message, hint, key=isinstance(path[-1], str))
    patterns = schema.written.get("patternProperties")
    for pattern in patterns if isinstance(patterns, Mapping) else ():
        if not matches_any(pattern, members):
            message = f"no member of a request matches {pattern[:100]!r} here"
            yield Flaw((*schema.path, "patternProperties", pattern), message, _these(members))


def _closed_by(written: Mapping[str, Json]) -> str | None:
    """The keyword that excludes every member except those under 'properties', or None."""
    if written.get("patternProperties"):
        return None
    if written.get("additionalProperties") is False:
        return "additionalProperties"
    evaluating = {"additionalProperties", "dependentSchemas", *SAME, *SAME_LIST, *REFERENCES} - {"not"}
    if written.get("unevaluatedProperties") is False and not evaluating & written.keys():
        return "unevaluatedProperties"
    return None


def _names(schema: _Schema) -> Iterator[tuple[Path, str]]:
    """Yield the member names in the schema, with their paths."""
    for keyword in ("properties", "dependentRequired", "dependentSchemas"):
        by_name = schema.written.get(keyword)
        if isinstance(by_name, Mapping):
            for name, value in by_name.items():
                yield (*schema.path, keyword, name), name
                if keyword == "dependentRequired" and isinstance(value, list | tuple):
                    yield from _listed((*schema.path, keyword, name), value)
    required = schema.written.get("required")
    if isinstance(required, list | tuple):
        yield from _listed((*schema.path, "required"), required)


def _listed(path: Path, names: Collection[Json]) -> Iterator[tuple[Path, str]]:
    for index, name in enumerate(names):
        if isinstance(name, str):
            yield (*path, index), name
