"""The vocabulary of JSON Schema 2020-12: its keywords, what they restrict, and where they contain schemas.

Source: JSON Schema 2020-12, Core sections 8 to 11, and Validation sections 6 to 9.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from jsonschema_rs import Draft202012Validator, RegexOptions

from leverframe.record.entries import Json
from leverframe.systems.expected import ANYTHING, Expected, either

Path: TypeAlias = tuple[str | int, ...]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
FORMATS = frozenset({
    "date-time", "date", "time", "duration", "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri",
    "uri-reference", "iri", "iri-reference", "uuid", "uri-template", "json-pointer", "relative-json-pointer", "regex",
})  # fmt: skip
"""The formats of JSON Schema 2020-12, Validation, section 7.3. All of them are checked."""

# Keywords with subschemas of the same value (SAME) and of a value inside it (INNER): one schema, a list, a map by name.
SAME, SAME_LIST, SAME_MAP = {"not", "if", "then", "else"}, {"allOf", "anyOf", "oneOf"}, {"dependentSchemas"}
INNER = {
    "additionalProperties", "propertyNames", "unevaluatedProperties", "items", "contains", "unevaluatedItems",
}  # fmt: skip
INNER_LIST, INNER_MAP = {"prefixItems"}, {"properties", "patternProperties", "$defs"}

ANNOTATIONS = {"$comment", "title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples"}
OF_TYPE: Mapping[str, Collection[str]] = {
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
"""Keywords that restrict only values of one type, by that type."""
TYPE_OF = {keyword: kind for kind, keywords in OF_TYPE.items() for keyword in keywords}
IDENTITIES = {"$schema", "$id", "$ref", "$anchor", "$dynamicRef", "$dynamicAnchor"}
KEYWORDS = frozenset({*TYPE_OF, *SAME, *SAME_LIST, *ANNOTATIONS, *IDENTITIES, "$defs", "type", "enum", "const"})
NEEDS = {"then": "if", "else": "if", "minContains": "contains", "maxContains": "contains"}
WITHOUT_EFFECT = {
    "contentEncoding": "the encoded content is never checked",
    "contentMediaType": "the encoded content is never checked",
    "contentSchema": "the encoded content is never checked",
    "$vocabulary": "the vocabularies are those of JSON Schema 2020-12",
}
OF_EARLIER = {
    "definitions": "JSON Schema 2020-12 calls it '$defs'",
    "dependencies": "JSON Schema 2020-12 calls it 'dependentRequired' or 'dependentSchemas'",
    "additionalItems": "JSON Schema 2020-12 calls it 'items', beside 'prefixItems'",
    "id": "JSON Schema 2020-12 calls it '$id'",
    "$recursiveRef": "JSON Schema 2020-12 calls it '$dynamicRef'",
    "$recursiveAnchor": "JSON Schema 2020-12 calls it '$dynamicAnchor'",
}
REFERENCES = ("$ref", "$dynamicRef")
NAMING = {"$schema", "$id", "$anchor", "$dynamicAnchor", "$defs"}
"""Keywords that name something. They restrict nothing unless a reference leads there."""


def is_annotation(keyword: str) -> bool:
    """Is it an annotation: a keyword that is not meant to restrict anything?"""
    return keyword in ANNOTATIONS or (keyword.startswith("x-") and keyword.removeprefix("x-") not in KEYWORDS)


def within(expected: Expected, schema: Mapping[str, Json], way: Path) -> Expected | None:
    """Return what the value of a subschema can be, or None if the subschema is only a definition."""
    keyword = str(way[0])
    match keyword:
        case "properties":
            return expected.member(str(way[1]))
        case "patternProperties":
            names = expected.members or {}
            return either(value for name, value in names.items() if matches_any(str(way[1]), (name,)))
        case "additionalProperties" | "unevaluatedProperties":
            return expected.any_member
        case "items" | "contains" | "unevaluatedItems" | "prefixItems":
            return expected.items or ANYTHING
        case "propertyNames":
            return Expected(frozenset({"string"}), None if expected.members is None else tuple(expected.members))
        case "$defs":
            return None
        case _:
            return expected.narrowed(schema)


def subschemas(path: Path, written: Json) -> Iterator[tuple[Path, Json]]:
    """Yield the immediate subschemas of a schema, with their paths."""
    for keyword, value in written.items() if isinstance(written, Mapping) else ():
        if keyword in SAME | INNER:
            yield (*path, keyword), value
        elif keyword in SAME_LIST | INNER_LIST and isinstance(value, list | tuple):
            for index, item in enumerate(value):
                yield (*path, keyword, index), item
        elif keyword in SAME_MAP | INNER_MAP and isinstance(value, Mapping):
            for name, item in value.items():
                yield (*path, keyword, name), item


def matches_any(pattern: str, names: Collection[str] | None) -> bool:
    """Does a pattern match one of some texts? True if the texts are unknown."""
    if names is None:
        return True
    try:
        validator = Draft202012Validator({"pattern": pattern}, pattern_options=RegexOptions())
    except ValueError:  # reported when the whole schema is compiled
        return True
    return any(validator.is_valid(name) for name in names)
