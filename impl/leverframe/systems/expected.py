"""What a value can be, before a schema is applied to it: its types, its values, its members, its items.

A rule of a policy is about requests, and the system knows these: their members, the tools, the arguments of each tool.
A keyword for lists has no effect on a text, and the name of a tool that does not exist matches nothing.
`leverframe.systems.keywords` reports both, so a typo in a rule is an error.

Limits: the expectation is an upper bound. It uses only keywords that restrict a value independently of the others; the
rest of a schema can only make it smaller.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeAlias

from leverframe.record.entries import Json

Kinds: TypeAlias = frozenset[str]

_FRACTION = "fraction"
KINDS = frozenset({"array", "boolean", "integer", _FRACTION, "null", "object", "string"})
"""The types of JSON Schema, with numbers divided into those with and without a fraction."""
NUMBERS = frozenset({"integer", _FRACTION})
_IN_WORDS = {
    "array": "a list", "boolean": "true or false", "integer": "an integer", _FRACTION: "a number", "null": "null",
    "object": "an object", "string": "a text",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Expected:
    """What a value can be. None means unknown.

    `members` are the possible members of an object, and `required` the names of those that it always has. `items` is
    what a list can contain.
    """

    kinds: Kinds = KINDS
    values: tuple[Json, ...] | None = None
    members: "Mapping[str, Expected] | None" = None
    required: frozenset[str] = frozenset()
    items: "Expected | None" = None

    @classmethod
    def of(cls, schema: Json) -> "Expected":
        """Return an upper bound of the values that a schema lets through."""
        if not isinstance(schema, Mapping):
            return cls(frozenset()) if schema is False else ANYTHING
        properties, required = schema.get("properties", {}), schema.get("required", ())
        closed = schema.get("additionalProperties") is False and not schema.get("patternProperties")
        return cls(
            kinds_allowed(schema),
            _listed(schema),
            {str(name): cls.of(one) for name, one in properties.items()}
            if closed and isinstance(properties, Mapping)
            else None,
            frozenset(map(str, required)) if isinstance(required, list | tuple) else frozenset(),
            cls.of(schema["items"]) if "items" in schema and "prefixItems" not in schema else None,
        )

    def having(self, **members: "Expected") -> "Expected":
        """Return a copy in which these members replace those of the same names."""
        return replace(self, members={**(self.members or {}), **members})

    def member(self, name: str) -> "Expected":
        """Return what the member of this name can be."""
        return (self.members or {}).get(name, ANYTHING)

    @property
    def any_member(self) -> "Expected":
        """What any one of the members can be."""
        return either((self.members or {}).values())

    def narrowed(self, schema: Mapping[str, Json]) -> "Expected":
        """Return a copy restricted to the types that a schema allows."""
        return replace(self, kinds=self.kinds & kinds_allowed(schema))

    @property
    def in_words(self) -> str:
        """The possible types, in words."""
        return " or ".join(sorted({_IN_WORDS[kind] for kind in self.kinds}))


ANYTHING = Expected()


def either(expected: Iterable[Expected]) -> Expected:
    """Return what is one of several expectations; anything if there are none."""
    several = list(expected)
    return reduce(_either, several) if several else ANYTHING


def _either(one: Expected, other: Expected) -> Expected:
    values = None if one.values is None or other.values is None else (*one.values, *other.values)
    members: Mapping[str, Expected] | None = None
    if one.members is not None and other.members is not None:
        members = {
            name: either(side.members[name] for side in (one, other) if side.members and name in side.members)
            for name in (*one.members, *other.members)
        }
    items = _either(one.items, other.items) if one.items and other.items else None
    return Expected(one.kinds | other.kinds, values, members, one.required & other.required, items)


def kinds_allowed(schema: Mapping[str, Json]) -> Kinds:
    """Return the kinds of values that the type, the constant and the enumeration of a schema allow together."""
    listed = _listed(schema)
    among = KINDS if listed is None else frozenset(map(kind_of, listed))
    return among & kinds_of_type(schema.get("type"))


def kinds_of_type(written: Json) -> Kinds:
    """Return the kinds of values of a type or several types; all kinds if one of the types is unknown."""
    types = {written} if isinstance(written, str) else set(map(str, written)) if isinstance(written, list) else set()
    if not types or not types <= KINDS - {_FRACTION} | {"number"}:
        return KINDS
    return frozenset(types - {"number"}) | (NUMBERS if "number" in types else frozenset())


def kind_of(value: Json) -> str:
    """Return the kind of a value."""
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case str():
            return "string"
        case int() | float():
            return "integer" if isinstance(value, int) or value.is_integer() else _FRACTION
        case Mapping():
            return "object"
        case _:
            return "array"


def _listed(schema: Mapping[str, Json]) -> tuple[Json, ...] | None:
    if "const" in schema:
        return (schema["const"],)
    values = schema.get("enum")
    return tuple(values) if isinstance(values, list | tuple) else None
