"""JSON from outside: deeply frozen, copied, and measured, so that all of it can be recorded."""

from collections.abc import Mapping
from types import MappingProxyType

from leverframe.record.entries import Json

MAX_VALUES = 4_096
MAX_DEPTH = 16


def frozen(value: Json) -> Json:
    """A deeply immutable copy."""
    if isinstance(value, Mapping):
        return MappingProxyType({name: frozen(item) for name, item in value.items()})
    if isinstance(value, list | tuple):
        return tuple(frozen(item) for item in value)
    return value


def thawed(value: Json) -> Json:
    """A deep copy in dictionaries and lists."""
    if isinstance(value, Mapping):
        return {name: thawed(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [thawed(item) for item in value]
    return value


def excess(value: Json) -> str | None:
    """In which respect a value is too large; None if it is not."""
    values, depth = _extent(value)
    if values <= MAX_VALUES and depth <= MAX_DEPTH:
        return None
    return f"{values:,} values, nested {depth} deep; the limits are {MAX_VALUES:,} values and a depth of {MAX_DEPTH}"


def _extent(value: Json) -> tuple[int, int]:
    """The number of values, and the depth of their nesting."""
    if isinstance(value, Mapping):
        inner = [_extent(item) for item in value.values()]
    elif isinstance(value, list | tuple):
        inner = [_extent(item) for item in value]
    else:
        return 1, 0
    return 1 + sum(number for number, _ in inner), 1 + max((depth for _, depth in inner), default=0)
