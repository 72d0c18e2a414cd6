"""Overlaps in a picture: the boxes of texts and states in an SVG, and points along the lines between them."""

import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass

from leverframe.view.legibility import width

SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")


@dataclass(frozen=True)
class Box:
    """A rectangle; `of` is the id of the state or arrow that it belongs to."""

    left: float
    top: float
    right: float
    bottom: float
    of: str
    words: str = ""

    def overlaps(self, other: "Box", tolerance: float = 1.0) -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > tolerance
            and min(self.bottom, other.bottom) - max(self.top, other.top) > tolerance
        )

    def holds(self, x: float, y: float) -> bool:
        return self.left < x < self.right and self.top < y < self.bottom


@dataclass(frozen=True)
class Picture:
    texts: tuple[Box, ...]
    states: tuple[Box, ...]
    lines: tuple[tuple[str, tuple[tuple[float, float], ...]], ...]
    heads: tuple[tuple[str, tuple[tuple[float, float], ...]], ...]

    def collisions(self) -> Iterator[tuple[str, str]]:
        """Texts over texts, and texts of arrows over states, except words on the same line of a box."""
        boxes = {state.of for state in self.states}
        for one, other in itertools.combinations(self.texts, 2):
            same_line = one.of == other.of and one.bottom == other.bottom and one.of in boxes
            if one.overlaps(other) and not same_line:
                yield one.words, other.words
        for text, state in itertools.product(self.texts, self.states):
            if text.of != state.of and text.overlaps(state):
                yield text.words, state.of

    def crossings(self) -> Iterator[tuple[str, str]]:
        """Arrows and their heads over texts, even their own, and over states that they neither leave nor enter."""
        for (ident, points), text in itertools.product((*self.lines, *self.heads), self.texts):
            if any(text.holds(*point) for point in points):
                yield ident, text.words
        for ident, points in self.lines:
            for state in self.states:
                near = any(state.holds(*points[end]) or _close(state, points[end]) for end in (0, -1))
                if not near and any(state.holds(*point) for point in points):
                    yield ident, state.of

    def bend(self, ident: str) -> float:
        """The deviation of an arrow from a vertical line, in points."""
        across = [x for one, points in self.lines if one == ident for x, _ in points]
        return max(across) - min(across)


def read(svg: str) -> Picture:
    root = ET.fromstring(svg)  # noqa: S314 -- our own
    texts: list[Box] = []
    states: list[Box] = []
    lines: list[tuple[str, tuple[tuple[float, float], ...]]] = []
    heads: list[tuple[str, tuple[tuple[float, float], ...]]] = []
    for group in root.iter(f"{SVG}g"):
        kind = group.get("class", "").split()[:1]
        if kind not in (["node"], ["edge"], ["graph"], ["cluster"]):
            continue
        ident = group.get("id", "")
        for text in group.iter(f"{SVG}text") if kind != ["graph"] else ():
            texts += [_text(text, ident)] if (text.text or "").strip() else []
        paths = list(group.iter(f"{SVG}path"))
        if kind == ["node"] and paths:
            xs, ys = _coordinates(paths[0].get("d", ""))
            states.append(Box(min(xs), min(ys), max(xs), max(ys), ident))
        if kind == ["edge"]:
            lines += [(ident, tuple(_curve(path.get("d", "")))) for path in paths]
            heads += [(ident, tuple(_outline(head.get("points", "")))) for head in group.iter(f"{SVG}polygon")]
    return Picture(tuple(texts), tuple(states), tuple(lines), tuple(heads))


def _text(text: ET.Element, ident: str) -> Box:
    words, size = text.text or "", float(text.get("font-size", "12"))
    bold = text.get("font-weight") == "bold"
    x, y = float(text.get("x", "0")), float(text.get("y", "0"))
    left = x - width(words, bold=bold) * size / 2 if text.get("text-anchor") == "middle" else x
    left += width(words[: len(words) - len(words.lstrip())], bold=bold) * size
    right = left + width(words.strip(), bold=bold) * size
    return Box(left, y - 0.74 * size, right, y + 0.2 * size, ident, words)


def _coordinates(path: str) -> tuple[list[float], list[float]]:
    numbers = [float(number) for number in _NUMBER.findall(path)]
    return numbers[::2], numbers[1::2]


def _curve(path: str) -> Iterator[tuple[float, float]]:
    """Points along Bézier curves, close enough to hit a letter."""
    points = list(zip(*_coordinates(path), strict=True))
    for start in range(0, len(points) - 3, 3):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[start : start + 4]
        for step in range(41):
            t, u = step / 40, 1 - step / 40
            yield (
                u**3 * ax + 3 * u * u * t * bx + 3 * u * t * t * cx + t**3 * dx,
                u**3 * ay + 3 * u * u * t * by + 3 * u * t * t * cy + t**3 * dy,
            )


def _outline(points: str) -> Iterator[tuple[float, float]]:
    """Points along the straight edges of an arrowhead."""
    for (ax, ay), (bx, by) in itertools.pairwise(zip(*_coordinates(points), strict=True)):
        yield from ((ax + (bx - ax) * step / 10, ay + (by - ay) * step / 10) for step in range(11))


def _close(box: Box, point: tuple[float, float], reach: float = 9) -> bool:
    """Whether a line begins or ends at a box, within the length of an arrowhead."""
    x, y = point
    return box.left - reach < x < box.right + reach and box.top - reach < y < box.bottom + reach
