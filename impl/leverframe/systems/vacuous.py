"""Detection of schemas that let everything through.

A rule that matches everything must be written ``true``: anything that looks like a condition must be one.

Limits: references are not followed, and enumerations count as conditions. So a positive answer is always right; a
negative one may be wrong.
"""

from collections.abc import Mapping

from leverframe.record.entries import Json
from leverframe.systems.expected import ANYTHING, Expected, kinds_of_type
from leverframe.systems.vocabulary import NAMING, is_annotation, subschemas, within

_EMPTY_PATTERNS = {"", "^", "$", ".*", "^.*", ".*$"}
_LEAST = {"minProperties", "minLength", "minItems"}
_OF_ALL = {
    "allOf", "then", "else", "dependentSchemas", "properties", "patternProperties", "additionalProperties",
    "unevaluatedProperties", "propertyNames", "items", "prefixItems", "unevaluatedItems",
}  # fmt: skip
"""Keywords that let everything through if all of their schemas do."""


def lets_through(schema: Json, expected: Expected) -> bool:
    """Does a schema match every expected value?"""
    if not isinstance(schema, Mapping):
        return schema is True
    return all(_lets_through(keyword, value, schema, expected) for keyword, value in schema.items())


def _lets_through(keyword: str, value: Json, schema: Mapping[str, Json], expected: Expected) -> bool:
    match keyword, value:
        case "type", _:
            return expected.kinds <= kinds_of_type(value)
        case "required", list() | tuple():
            return set(map(str, value)) <= expected.required
        case "dependentRequired", Mapping():
            return not any(value.values())
        case "pattern", str():
            return value in _EMPTY_PATTERNS
        case "uniqueItems", bool():
            return not value
        case "contains", _:
            return schema.get("minContains") == 0 and "maxContains" not in schema
        case _, int() if keyword in _LEAST:
            return value == 0
        case _:
            return _is_void(keyword) or _inner_let_through(keyword, value, schema, expected)


def _is_void(keyword: str) -> bool:
    return keyword in NAMING | {"if", "minContains"} or is_annotation(keyword)


def _inner_let_through(keyword: str, value: Json, schema: Mapping[str, Json], expected: Expected) -> bool:
    inner = [(one, within(expected, schema, way) or ANYTHING) for way, one in subschemas((), {keyword: value})]
    match keyword:
        case "anyOf":
            return any(lets_through(*one) for one in inner)
        case "oneOf":
            return len(inner) == 1 and lets_through(*inner[0])
        case "not":
            return _lets_nothing_through(*inner[0])
        case _:
            return keyword in _OF_ALL and all(lets_through(*one) for one in inner)


def _lets_nothing_through(schema: Json, expected: Expected) -> bool:
    if isinstance(schema, Mapping):
        return "not" in schema and lets_through(schema["not"], expected)
    return schema is False
