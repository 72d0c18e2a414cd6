"""JSON texts by parts. An object may repeat a name, and a value may be any bytes, so that a text can be wrong."""

import json
from collections.abc import Mapping
from typing import TypeAlias

from leverframe.record.entries import Json

Node: TypeAlias = "bytes | tuple[tuple[str, Node], ...]"
"""The bytes of a value, or the members of an object in their order."""
Member: TypeAlias = tuple[str, Node]


def raw(value: Json) -> bytes:
    """A value in bytes."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def members(value: Mapping[str, Json]) -> tuple[Member, ...]:
    """The members of an object."""
    return tuple((name, raw(each)) for name, each in value.items())


def written(node: Node, escaped: str | None = None) -> bytes:
    """A text. The last occurrence of the name `escaped` in an object is written by escapes."""
    if isinstance(node, bytes):
        return node
    names = [name for name, _ in node]
    last = len(names) - 1 - names[::-1].index(escaped) if escaped in names else None
    parts = [
        (_escapes(name) if number == last else raw(name)) + b":" + written(value, escaped)
        for number, (name, value) in enumerate(node)
    ]
    return b"{" + b",".join(parts) + b"}"


def doubled(node: Node, depth: int) -> "Node | None":
    """The object at a depth with its last member twice; None if there is none. The way leads to the last object."""
    if isinstance(node, bytes) or not node:
        return None
    if depth == 0:
        return (*node, node[-1])
    for number in range(len(node) - 1, -1, -1):
        inner = doubled(node[number][1], depth - 1)
        if inner is not None:
            return (*node[:number], (node[number][0], inner), *node[number + 1 :])
    return None


def _escapes(name: str) -> bytes:
    units = name.encode("utf-16-be")
    return b'"' + b"".join(b"\\u%02x%02x" % (units[at], units[at + 1]) for at in range(0, len(units), 2)) + b'"'
