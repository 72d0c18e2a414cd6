"""Conditions in full below a picture, by numbers at the events: for pictures that have no tooltips, such as PNG."""

import dataclasses
from collections.abc import Iterator

from leverframe.view.diagram import Diagram, Exit, Label, Node


def numbered(diagram: Diagram) -> Diagram:
    """Return the diagram with a number in place of each ``[…]``, and the condition of each number as a footnote."""
    numbers: dict[tuple[str, ...], int] = {}
    for label in _labels(diagram):
        if label.conditional and label.guards:
            numbers.setdefault(label.guards, len(numbers) + 1)

    def signed(labels: tuple[Label, ...]) -> tuple[Label, ...]:
        return tuple(
            dataclasses.replace(label, sign=f"[{numbers[label.guards]}]") if label.guards in numbers else label
            for label in labels
        )

    def exits(node: Node) -> tuple[Exit, ...]:
        return tuple(dataclasses.replace(leaving, labels=signed(leaving.labels)) for leaving in node.exits)

    return dataclasses.replace(
        diagram,
        nodes=tuple(dataclasses.replace(node, exits=exits(node)) for node in diagram.nodes),
        edges=tuple(dataclasses.replace(edge, labels=signed(edge.labels)) for edge in diagram.edges),
        footnotes=tuple(f"[{number}]: when {', or when '.join(guards)}" for guards, number in numbers.items()),
    )


def _labels(diagram: Diagram) -> Iterator[Label]:
    """Yield the events of each state, from the top: first those in its box, then those at its arrows."""
    for node in diagram.nodes:
        for leaving in node.exits:
            yield from leaving.labels
        for edge in diagram.edges:
            if edge.source == node.name:
                yield from edge.labels
