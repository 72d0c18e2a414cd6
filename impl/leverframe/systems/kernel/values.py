"""JSON from outside: frozen to its depth, copied, and measured, so that all of it can be put on record."""

from collections.abc import Mapping
from types import MappingProxyType

from leverframe.record.entries import Json

MAX_VALUES = 4_096
MAX_DEPTH = 16


def frozen(value: Json) -> Json:
    """The same, and nobody can change it."""
    if isinstance(value, Mapping):
        return MappingProxyType({name: frozen(item) for name, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(frozen(item) for item in value)
    return value


def thawed(value: Json) -> Json:
    """A copy in dictionaries and lists."""
    if isinstance(value, Mapping):
        return {name: thawed(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [thawed(item) for item in value]
    return value


def excess(value: Json) -> str | None:
    """What is too much about a value; None where it is not too large."""
    values, depth = _extent(value)
    if values <= MAX_VALUES and depth <= MAX_DEPTH:
        return None
    return f"{values:,} values, {depth} deep; {MAX_VALUES:,} are taken, {MAX_DEPTH} deep"


def _extent(value: Json) -> tuple[int, int]:
    """How many values there are, and how deep they are nested."""
    if isinstance(value, Mapping):
        inner = [_extent(item) for item in value.values()]
    elif isinstance(value, list | tuple):
        inner = [_extent(item) for item in value]
    else:
        return 1, 0
    return 1 + sum(number for number, _ in inner), 1 + max((depth for _, depth in inner), default=0)
