"""Diagrams as Mermaid stateDiagram-v2, for Markdown pages.

Mermaid does its own layout, so the text has only the machine: one line for each edge, with the event's own name.
`drawing` reads it back.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence

from leverframe.view.diagram import Diagram, Exit, Node

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_KEYWORDS = frozenset({
    "accdescr", "acctitle", "as", "class", "classdef", "click", "default", "direction", "end", "fork", "hide", "href",
    "join", "choice", "note", "scale", "state", "statediagram", "style", "title",
})  # fmt: skip
_PLAIN = re.compile(r"[^\w .,()!?/+=-]", re.ASCII)
"""Characters that Mermaid might interpret."""


def render(diagram: Diagram) -> str:
    """Return the diagram in Mermaid. Use a full view: exits that are folded into boxes become notes."""
    return "\n".join(_lines(diagram)) + "\n"


def _lines(diagram: Diagram) -> Iterator[str]:
    names = {node.name: _identity(diagram.nodes, node) for node in diagram.nodes}
    yield from _opening(diagram, names)
    for edge in diagram.edges:
        for label in edge.labels:
            yield f"    {names[edge.source]} --> {names[edge.target]} : {quoted(label.event)}"
    yield from (f"    {names[node.name]} --> [*]" for node in diagram.nodes if node.kind.terminal)
    for node in diagram.nodes:
        yield from _notes(names[node.name], node.exits)
    errors = [names[node.name] for node in diagram.nodes if node.kind.error]
    if errors:
        yield "    classDef error stroke-dasharray: 6 3"
        yield f"    class {', '.join(errors)} error"


def _opening(diagram: Diagram, names: Mapping[str, str]) -> Iterator[str]:
    yield from ("---", f"title: {json.dumps(_flat(diagram.title), ensure_ascii=False)}", "---", "stateDiagram-v2")
    yield f"    %% {_flat(', '.join(diagram.captions))}"
    for node in diagram.nodes:
        if names[node.name] != node.name:
            yield f'    state "{quoted(node.name)}" as {names[node.name]}'
    joined = {name for edge in diagram.edges for name in (edge.source, edge.target)}
    yield from (f"    state {names[n.name]}" for n in diagram.nodes if n.name not in joined and names[n.name] == n.name)
    yield from (f"    [*] --> {names[node.name]}" for node in diagram.nodes if node.initial)


def _notes(name: str, exits: Sequence[Exit]) -> Iterator[str]:
    if exits:
        yield f"    note right of {name}"
        for leaving in exits:
            events = ", ".join(quoted(label.event) for label in leaving.labels)
            yield (
                f"        stays: {events}"
                if leaving.target is None
                else f"        {events} to {quoted(leaving.target)}"
            )
        yield "    end note"


def _identity(nodes: Sequence[Node], node: Node) -> str:
    """Return the state's own name, or another identifier if Mermaid would interpret the name."""
    if _NAME.fullmatch(node.name) and node.name.lower() not in _KEYWORDS:
        return node.name
    return f"state_{nodes.index(node)}"


def quoted(text: str) -> str:
    """Return text for Mermaid, with a numeric reference for each character that might have a meaning."""
    return _PLAIN.sub(lambda found: f"#{ord(found[0])};", _flat(text))


def _flat(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
