"""Diagrams as PlantUML state diagrams, for wikis and documents that render them."""

import re
from collections.abc import Iterator, Sequence

from leverframe.view.diagram import Diagram, Node

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_PLAIN = re.compile(r"[^A-Za-z0-9_ .,]|(?<=_)_")
"""Characters that PlantUML might interpret: its markup uses doubled signs, including underscores."""


def render(diagram: Diagram) -> str:
    """Return the diagram in PlantUML. Use a full view: exits that are folded into boxes become lines of text."""
    return "\n".join(_lines(diagram)) + "\n"


def _lines(diagram: Diagram) -> Iterator[str]:
    names = {node.name: _identity(diagram.nodes, node) for node in diagram.nodes}
    yield from ("@startuml", f"title {quoted(diagram.title)}", f"caption {quoted(', '.join(diagram.captions))}")
    yield from ("hide empty description", "hide stereotype", "skinparam state {", "  FontName Helvetica")
    yield from ("  BackgroundColor #F5F7FA", "  BorderColor #52606D", "  BackgroundColor<<error>> #FDF0E6")
    yield from ("  BorderColor<<error>> #B54708", "  BorderStyle<<error>> dashed", "}")
    for node in diagram.nodes:
        stereotype = " <<error>>" if node.kind.error else ""
        yield f'state "{quoted(node.name)}" as {names[node.name]}{stereotype}'
    for node in diagram.nodes:
        for leaving in node.exits:
            events = ", ".join(quoted(label.event) for label in leaving.labels)
            tail = "" if leaving.target is None else f" to {quoted(leaving.target)}"
            yield f"{names[node.name]} : {'stays' if leaving.target is None else 'leaves'} on {events}{tail}"
    for node in diagram.nodes:
        if node.initial:
            yield f"[*] --> {names[node.name]}"
    for edge in diagram.edges:
        for label in edge.labels:
            yield f"{names[edge.source]} --> {names[edge.target]} : {quoted(label.event)}"
    for node in diagram.nodes:
        if node.kind.terminal:
            yield f"{names[node.name]} --> [*]"
    yield "@enduml"


def _identity(nodes: Sequence[Node], node: Node) -> str:
    return node.name if _NAME.fullmatch(node.name) else f"state_{nodes.index(node)}"


def quoted(text: str) -> str:
    """Return text for PlantUML, with a numeric reference for each character that might have a meaning."""
    flat = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return _PLAIN.sub(lambda found: f"<U+{ord(found[0]):04X}>", flat)
