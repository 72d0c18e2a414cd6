r"""Statements of DOT, the language of Graphviz (https://graphviz.org/doc/info/lang.html).

Attributes are in alphabetical order. A text is quoted unless it is an
identifier, a number or HTML. In a quoted text, only ``"`` is escaped; Graphviz interprets ``\\`` in some attributes.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

_IDENTIFIER = re.compile(r"[a-zA-Z_][a-zA-Z0-9_]*|-?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)")
_KEYWORDS = frozenset({"node", "edge", "graph", "digraph", "subgraph", "strict"})


class Plain(str):
    """A text in which every character stands for itself, even if it looks like HTML."""

    __slots__ = ()


def quoted(text: str) -> str:
    """Return a name or a value of an attribute as DOT."""
    if isinstance(text, Plain):
        text = text.replace("\\", "\\\\")
    elif text.startswith("<") and text.endswith(">"):
        return text
    if _IDENTIFIER.fullmatch(text) and text.lower() not in _KEYWORDS:
        return text
    return '"{}"'.format(text.replace('"', '\\"'))


def node(name: str, attributes: Mapping[str, str]) -> str:
    """Return a node. Its label comes first."""
    return f"\t{quoted(name)}{_listed(attributes, 'label')}\n"


def edge(source: str, target: str, attributes: Mapping[str, str]) -> str:
    """Return an edge. Its label comes first."""
    return f"\t{quoted(source)} -> {quoted(target)}{_listed(attributes, 'label')}\n"


def defaults(kind: Literal["graph", "node", "edge"], attributes: Mapping[str, str]) -> str:
    """Return the attributes of a graph, or of all its nodes or edges."""
    return f"\t{kind}{_listed(attributes)}\n"


def block(kind: Literal["digraph", "subgraph"], name: str, statements: Iterable[str]) -> Iterator[str]:
    """Yield the parts of a graph: its head, its statements, its end."""
    yield f"{kind} {quoted(name)} {{\n"
    yield from statements
    yield "}\n"


def _listed(attributes: Mapping[str, str], first: str | None = None) -> str:
    order = sorted(attributes, key=lambda name: (name != first, name))
    return f" [{' '.join(f'{name}={quoted(attributes[name])}' for name in order)}]"
