"""What a JSON Schema in a setting does not say although it looks as if it did.

JSON Schema ignores what it does not know: a misspelt ``propertys`` restricts nothing, so that a rule which names one
person allows everybody. In settings that decide what is allowed, each keyword must have an effect. Refused, in every
subschema, are

- keywords that JSON Schema 2020-12 does not have, and formats that it does not define
- keywords without effect: ``then`` without ``if``, ``minimum`` for a text, ``contentEncoding``, which is never checked
- names that cannot occur: a property that is required and not allowed, or a member that a request never has
- values that the type beside them excludes
- references to anything that is no schema, and so was not looked at, and those that lead back to themselves

Annotations are allowed, and so is whatever begins with ``x-``, as in the JSON Schema that comes after 2020-12.
A property may have any name, also one of a keyword.

Source: JSON Schema 2020-12, Core sections 4.3.1, 6.5, 8 to 11 (9.4.1: references without end), and Validation
sections 6 to 9.
"""

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from typing import TypeAlias
from urllib.parse import unquote

from jsonschema_rs import Draft202012Validator, RegexOptions

from interlock.language.guessing import did_you_mean
from interlock.runtime.entries import Json

Path: TypeAlias = tuple[str | int, ...]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FORMATS = frozenset({
    "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri",
    "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer", "regex",
})  # fmt: skip
"""Those of JSON Schema 2020-12, Validation, section 7.3; all of them are checked."""

# Subschemas of the same value, and of what is inside it: alone, in a list, by names.
_SAME, _SAME_LIST, _SAME_MAP = {"not", "if", "then", "else"}, {"allOf", "anyOf", "oneOf"}, {"dependentSchemas"}
_INNER = {
    "additionalProperties", "propertyNames", "unevaluatedProperties", "items", "contains", "unevaluatedItems",
}  # fmt: skip
_INNER_LIST, _INNER_MAP = {"prefixItems"}, {"properties", "patternProperties", "$defs"}

_ANNOTATIONS = {"$comment", "title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples"}
_OF_TYPE: Mapping[str, Collection[str]] = {
    "number": ("multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"),
    "string": ("maxLength", "minLength", "pattern", "format"),
    "array": (
        "items", "prefixItems", "unevaluatedItems", "contains", "minContains", "maxContains", "minItems", "maxItems",
        "uniqueItems",
    ),
    "object": (
        "properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "propertyNames", "required",
        "dependentRequired", "dependentSchemas", "minProperties", "maxProperties",
    ),
}  # fmt: skip
"""Keywords by the only type of value that they restrict."""
_TYPES = {"array", "boolean", "integer", "null", "number", "object", "string"}
_TYPE_OF = {keyword: kind for kind, keywords in _OF_TYPE.items() for keyword in keywords}
_IDENTITIES = {"$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor"}
_KEYWORDS = frozenset({*_TYPE_OF, *_SAME, *_SAME_LIST, *_ANNOTATIONS, *_IDENTITIES, "$defs", "type", "enum", "const"})
_NEEDS = {"then": "if", "else": "if", "minContains": "contains", "maxContains": "contains"}
_WITHOUT_EFFECT = {
    "contentEncoding": "what a text encodes is never checked",
    "contentMediaType": "what a text encodes is never checked",
    "contentSchema": "what a text encodes is never checked",
    "$vocabulary": "the vocabularies are those of JSON Schema 2020-12",
}
_OF_EARLIER = {
    "definitions": "JSON Schema 2020-12 calls it '$defs'",
    "dependencies": "JSON Schema 2020-12 calls it 'dependentRequired' or 'dependentSchemas'",
    "additionalItems": "JSON Schema 2020-12 calls it 'items', beside 'prefixItems'",
    "id": "JSON Schema 2020-12 calls it '$id'",
    "$recursiveRef": "JSON Schema 2020-12 calls it '$dynamicRef'",
    "$recursiveAnchor": "JSON Schema 2020-12 calls it '$dynamicAnchor'",
}


@dataclass(frozen=True, slots=True)
class Flaw:
    """What has no effect, where in the schema (`key`: the key there, and not its value), and what to do about it."""

    path: Path
    message: str
    hint: str | None = None
    key: bool = True

    def __str__(self) -> str:
        within = ".".join(map(str, self.path[:-1] if self.key else self.path))
        return f"{f'at {within}: ' if within else ''}{self.message}{f' ({self.hint})' if self.hint else ''}"


@dataclass(frozen=True, slots=True)
class _Schema:
    """A subschema. `members` are the names that the value can have; None where that is not known."""

    path: Path
    written: Mapping[str, Json]
    members: Collection[str] | None


def flaws(schema: Json, members: Collection[str] | None = None) -> Iterator[Flaw]:
    """What is wrong with a schema beyond its form, of a value that has `members` and no others, if that is known.

    O(n) in the size of the schema, without recursion: it may come from a stranger.
    """
    places: dict[Path, Json] = {}
    same: dict[Path, list[Path]] = {}
    waiting: list[tuple[Path, Json]] = [((), schema)]
    while waiting:
        path, written = waiting.pop()
        places[path], same[path] = written, []
        for inner, value, is_same in _subschemas(path, written):
            waiting.append((inner, value))
            if is_same:
                same[path].append(inner)
    yield from _follow_references(places, same)
    of_the_value = _reached(same) if members is not None else set[Path]()
    for path, written in places.items():
        if isinstance(written, Mapping):
            yield from _flaws_of(_Schema(path, written, members if path in of_the_value else None))


def says_nothing(schema: Json) -> bool:
    """Does it match every object, since nothing in it restricts one, though it is not written as ``true``?

    Keywords for objects are looked into, and ``type: object`` is of no use where there is nothing else.
    """
    if not isinstance(schema, Mapping):
        return False
    waiting: list[Mapping[str, Json]] = [{key: value for key, value in schema.items() if (key, value) != _OBJECT}]
    while waiting:
        for keyword, value in waiting.pop().items():
            if _is_annotation(keyword) or keyword in _NAMING or (keyword in _LISTING and not value):
                continue
            inner = _members_of(keyword, value)
            if inner is None:
                return False
            waiting.extend(inner)
    return True


_OBJECT = ("type", "object")
_NAMING = {"$schema", "$id", "$anchor", "$dynamicAnchor", "$defs"}
"""Keywords that say what something is called, and that restrict nothing unless a reference leads there."""
_LISTING = {"required", "dependentRequired"}


def _members_of(keyword: str, value: Json) -> list[Mapping[str, Json]] | None:
    """The schemas that all have to match; None for a keyword of another kind."""
    if keyword in {"properties", "patternProperties", "dependentSchemas"} and isinstance(value, Mapping):
        found = list(value.values())
    elif keyword == "allOf" and isinstance(value, list | tuple):
        found = list(value)
    elif keyword in {"additionalProperties", "unevaluatedProperties", "propertyNames"}:
        found = [value]
    else:
        return None
    found = [one for one in found if one is not True]
    return (
        [one for one in found if isinstance(one, Mapping)] if all(isinstance(one, Mapping) for one in found) else None
    )


def _subschemas(path: Path, written: Json) -> Iterator[tuple[Path, Json, bool]]:
    """The schemas in a schema, and whether they are of the same value."""
    for keyword, value in written.items() if isinstance(written, Mapping) else ():
        if keyword in _SAME | _INNER:
            yield (*path, keyword), value, keyword in _SAME
        elif keyword in _SAME_LIST | _INNER_LIST and isinstance(value, list | tuple):
            for index, item in enumerate(value):
                yield (*path, keyword, index), item, keyword in _SAME_LIST
        elif keyword in _SAME_MAP | _INNER_MAP and isinstance(value, Mapping):
            for name, item in value.items():
                yield (*path, keyword, name), item, keyword in _SAME_MAP


def _follow_references(places: Mapping[Path, Json], same: Mapping[Path, list[Path]]) -> Iterator[Flaw]:
    """Add where references lead to the schemas of the same value; those that lead nowhere, or round, are flaws."""
    by_steps = {tuple(map(str, path)): path for path in places}
    anchors = {
        name: path
        for path, written in places.items()
        for keyword in ("$anchor", "$dynamicAnchor")
        if isinstance(written, Mapping) and isinstance(name := written.get(keyword), str)
    }
    for path, written in places.items():
        for keyword in _REFERENCES:
            target = written.get(keyword) if isinstance(written, Mapping) else None
            if not isinstance(target, str) or target.removesuffix("#") == DIALECT:
                continue
            fragment = unquote(target[1:])
            steps = tuple(step.replace("~1", "/").replace("~0", "~") for step in fragment.split("/")[1:])
            found = by_steps.get(steps) if not fragment or fragment.startswith("/") else anchors.get(fragment)
            if not target.startswith("#") or (found is None and fragment.startswith("/")):
                hint = "refer to a part of this schema by '#/$defs/NAME' or by '#' and an '$anchor'"
                yield Flaw((*path, keyword), f"{target[:100]!r} is no schema in this one", hint, key=False)
            elif found is not None:  # else the validator refuses the anchor
                same[path].append(found)
    try:
        TopologicalSorter(same).prepare()
    except CycleError as error:
        cycle: list[Path] = error.args[1]
        ends = ((path, key) for path in cycle for key in _REFERENCES if _has(places[path], key))
        for path, keyword in list(ends)[:1]:
            hint = "refer to it from below 'properties' or 'items', or remove it"
            yield Flaw((*path, keyword), "this leads back to itself, and says nothing", hint)


_REFERENCES = ("$ref", "$dynamicRef")


def _has(written: Json, keyword: str) -> bool:
    return isinstance(written, Mapping) and keyword in written


def _reached(same: Mapping[Path, list[Path]]) -> set[Path]:
    """The schemas of the value itself."""
    found: set[Path] = set()
    waiting: list[Path] = [()]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(same[path])
    return found


def _flaws_of(schema: _Schema) -> Iterator[Flaw]:
    for keyword, value in schema.written.items():
        path = (*schema.path, keyword)
        if keyword not in _KEYWORDS and not _is_annotation(keyword):
            yield _unknown(path, keyword)
        elif keyword in _NEEDS and _NEEDS[keyword] not in schema.written:
            yield Flaw(path, f"{keyword!r} has no effect without {_NEEDS[keyword]!r}", "write both, or neither")
        elif _excluded(keyword, schema.written.get("type")):
            hint = f"it restricts {_AN[_TYPE_OF[keyword]]}; correct the type, or remove it"
            yield Flaw(path, f"{keyword!r} has no effect on type {_told(schema.written['type'])}", hint)
        else:
            yield from _flaws_of_value(schema, keyword, value)
            yield from _values_of_another_type(path, keyword, value, schema.written.get("type"))
    if "if" in schema.written and not {"then", "else"} & schema.written.keys():
        yield Flaw((*schema.path, "if"), "'if' has no effect without 'then' or 'else'", "write one of the two")
    yield from _impossible_names(schema)


_AN = {"number": "a number", "string": "a text", "array": "a list", "object": "an object"}


def _is_annotation(keyword: str) -> bool:
    return keyword in _ANNOTATIONS or keyword.startswith("x-")


def _unknown(path: Path, keyword: str) -> Flaw:
    if keyword in _WITHOUT_EFFECT:
        return Flaw(path, f"{keyword!r} has no effect: {_WITHOUT_EFFECT[keyword]}", "remove it")
    hint = _OF_EARLIER.get(keyword) or did_you_mean(keyword, _KEYWORDS) or _UNKNOWN_HINT
    return Flaw(path, f"unknown keyword {keyword[:100]!r}: it would restrict nothing", hint)


_UNKNOWN_HINT = "JSON Schema 2020-12 has no such keyword; names of properties belong under 'properties'"


def _excluded(keyword: str, written: Json) -> bool:
    """Does the type rule out every value that the keyword restricts?"""
    types = _types(written)
    if keyword not in _TYPE_OF or not types:
        return False
    return _TYPE_OF[keyword] not in types | ({"number"} if "integer" in types else set())


def _told(written: Json) -> str:
    return ", ".join(map(repr, written)) if isinstance(written, list | tuple) else repr(written)


def _flaws_of_value(schema: _Schema, keyword: str, value: Json) -> Iterator[Flaw]:
    path = (*schema.path, keyword)
    match keyword, value:
        case "format", str() if value not in FORMATS:
            yield Flaw(
                path, f"unknown format {value[:100]!r}", did_you_mean(value, FORMATS) or _known_formats(), key=False
            )
        case "enum", []:
            yield Flaw(path, "an empty 'enum' matches nothing", "list the values, or write false", key=False)
        case "$schema", str() if value.removesuffix("#") != DIALECT:
            yield Flaw(
                path,
                f"schemas here are of JSON Schema 2020-12, and not of {value[:100]!r}",
                f"write {DIALECT}",
                key=False,
            )
        case "$id", str() if value.removesuffix("#") == DIALECT:
            yield Flaw(path, "this is the name of JSON Schema itself", "give the schema a name of its own", key=False)
        case "$id", _ if schema.path:
            yield Flaw(
                path, "a schema within a schema has no '$id' here", "remove it, and refer to it by '#/$defs/NAME'"
            )
        case "properties", Mapping():
            for name in ("additionalProperties", "unevaluatedProperties"):
                if isinstance(value.get(name), bool):
                    hint = "move it one level up, beside 'properties'"
                    yield Flaw((*path, name), f"this is a property called {name!r}, and restricts no other", hint)
        case _:
            pass


def _values_of_another_type(path: Path, keyword: str, value: Json, written: Json) -> Iterator[Flaw]:
    types = _types(written)
    listed = [(path, value)] if keyword == "const" else []
    if keyword == "enum" and isinstance(value, list | tuple):
        listed = [((*path, index), one) for index, one in enumerate(value)]
    for place, one in listed if types else ():
        if not types & _types_of(one):
            inner = next((_AN[kind] for kind in ("object", "array") if kind in _types_of(one)), None)
            shown = inner or json.dumps(one)[:100]
            message = f"{shown} never matches type {_told(written)}"
            yield Flaw(place, message, "correct the type or the value", key=False)


def _types(written: Json) -> set[str]:
    """The types that are written; none where they are not all types of JSON Schema."""
    types = {written} if isinstance(written, str) else set(map(str, written)) if isinstance(written, list) else set()
    return types if types <= _TYPES else set()


def _types_of(value: Json) -> set[str]:
    match value:
        case None:
            return {"null"}
        case bool():
            return {"boolean"}
        case str():
            return {"string"}
        case int() | float():
            return {"number", "integer"} if isinstance(value, int) or value.is_integer() else {"number"}
        case Mapping():
            return {"object"}
        case _:
            return {"array"}


def _known_formats() -> str:
    return f"the formats are {', '.join(sorted(FORMATS))}"


def _impossible_names(schema: _Schema) -> Iterator[Flaw]:
    """Names that the value cannot have: what is said of them restricts nothing, or lets nothing through."""
    properties = schema.written.get("properties", {})
    closed = schema.written.get("additionalProperties") is False and not schema.written.get("patternProperties")
    described = list(properties) if isinstance(properties, Mapping) else []
    for path, name in _names(schema):
        if schema.members is not None and name not in schema.members:
            hint = did_you_mean(name, schema.members) or f"it has {', '.join(sorted(schema.members))}"
            yield Flaw(path, f"a request never has {name[:100]!r}", hint, key=isinstance(path[-1], str))
        elif closed and name not in described:
            hint = did_you_mean(name, described) or "describe it under 'properties'"
            message = f"{name[:100]!r} is required, and 'additionalProperties: false' does not allow it"
            yield Flaw(path, message, hint, key=isinstance(path[-1], str))
    patterns = schema.written.get("patternProperties")
    for pattern in patterns if isinstance(patterns, Mapping) and schema.members is not None else ():
        if not _matches_any(pattern, schema.members or ()):
            hint = f"it has {', '.join(sorted(schema.members or ()))}"
            yield Flaw(
                (*schema.path, "patternProperties", pattern), f"no member of a request matches {pattern[:100]!r}", hint
            )


def _matches_any(pattern: str, names: Collection[str]) -> bool:
    try:
        validator = Draft202012Validator({"pattern": pattern}, pattern_options=RegexOptions())
    except ValueError:  # which is told where the schema as a whole is read
        return True
    return any(validator.is_valid(name) for name in names)


def _names(schema: _Schema) -> Iterator[tuple[Path, str]]:
    """The names of members of the value, where they stand."""
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
