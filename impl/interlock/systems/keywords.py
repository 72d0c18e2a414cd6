"""What a JSON Schema in a setting does not say although it looks as if it did.

JSON Schema ignores what it does not know: a misspelt ``propertys`` restricts nothing, so that a rule which names one
person allows everybody. In settings that decide what is allowed, each keyword must have an effect. Refused, in every
subschema, are

- keywords that JSON Schema 2020-12 does not have, and formats that it does not define
- keywords without effect: ``then`` without ``if``, ``minimum`` for a text, ``contentEncoding``, which is never checked
- names that cannot occur: a property that is required and not allowed, or a member that a request never has
- references to anything that is no schema, and so was not looked at

Annotations are allowed, and so is whatever begins with ``x-``, as in the JSON Schema that comes after 2020-12.
A property may have any name, also one of a keyword.

Source: JSON Schema 2020-12, Core sections 4.3.1, 6.5, 8 to 11, and Validation sections 6 to 9.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import unquote

from interlock.language.types import did_you_mean
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
    waiting: list[tuple[Path, Json, Collection[str] | None]] = [((), schema, members)]
    places: set[Path] = set()
    references: list[tuple[Path, str]] = []
    while waiting:
        path, written, known = waiting.pop()
        places.add(path)
        if isinstance(written, Mapping):
            found = _Schema(path, written, known)
            yield from _flaws_of(found)
            waiting.extend(_subschemas(found))
            references.extend(
                ((*path, keyword), target)
                for keyword in ("$ref", "$dynamicRef")
                if isinstance(target := written.get(keyword), str)
            )
    looked_at = {tuple(map(str, place)) for place in places}
    for path, target in references:
        if not _is_looked_at(target, looked_at):
            hint = "refer to a part of this schema by '#/$defs/NAME' or by '#' and an '$anchor'"
            yield Flaw(path, f"{target[:100]!r} is no schema in this one", hint, key=False)


def says_nothing(schema: Json) -> bool:
    """Is it a schema without any keyword that restricts something, though not written as ``true``?"""
    return isinstance(schema, Mapping) and all(_is_annotation(keyword) for keyword in schema)


def _subschemas(schema: _Schema) -> Iterator[tuple[Path, Json, Collection[str] | None]]:
    for keyword, value in schema.written.items():
        path, known = (*schema.path, keyword), schema.members
        if keyword in _SAME | _INNER:
            yield path, value, known if keyword in _SAME else None
        elif keyword in _SAME_LIST | _INNER_LIST and isinstance(value, list | tuple):
            for index, item in enumerate(value):
                yield (*path, index), item, known if keyword in _SAME_LIST else None
        elif keyword in _SAME_MAP | _INNER_MAP and isinstance(value, Mapping):
            for name, item in value.items():
                yield (*path, name), item, known if keyword in _SAME_MAP else None


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
    types = {written} if isinstance(written, str) else set(map(str, written)) if isinstance(written, list) else set()
    if keyword not in _TYPE_OF or not types or not types <= _TYPES:
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


def _is_looked_at(target: str, places: Collection[tuple[str, ...]]) -> bool:
    """Does a reference lead to a schema that was looked at, or to the one of all schemas?"""
    if target.removesuffix("#") == DIALECT:
        return True
    if not target.startswith("#"):
        return False
    fragment = unquote(target[1:])
    if not fragment.startswith("/"):
        return True  # the whole, or an anchor, which the validator knows only where a schema stands
    return tuple(step.replace("~1", "/").replace("~0", "~") for step in fragment[1:].split("/")) in places
