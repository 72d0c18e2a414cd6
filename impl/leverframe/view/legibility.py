"""What is hard to read in a picture of Graphviz: arrows that cross a text, and texts that overlap.

Each curve is halved until it is outside of a text or shorter than `_SHORT` (de Casteljau's algorithm: a Bézier curve is
inside the box around its control points). Widths of texts are those of Helvetica (Adobe Font Metrics), which the fonts
of Graphviz match.
"""

import itertools
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

_SVG = "{http://www.w3.org/2000/svg}"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
_SHORT = 0.4
"""Points. A curve that is as short as this, and not outside of a text, crosses it."""
_ABOVE, _BELOW = 0.74, 0.2
"""How far letters reach above and below their line, in font sizes."""


class Point(NamedTuple):
    """A place in a picture."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        """Whether they have a point in common."""
        beside = self.right < other.left or other.right < self.left
        return not beside and self.top <= other.bottom and other.top <= self.bottom


@dataclass(frozen=True, slots=True)
class Fault:
    """An arrow over a text of the part `of` (its own or another), or a text over another one (`by` is its part)."""

    by: str
    of: str
    text: str


def faults(svg: bytes) -> tuple[Fault, ...]:
    """Return what is hard to read in a picture, once for each arrow or text and each text below it."""
    root = ET.fromstring(svg)  # noqa: S314 -- Graphviz drew it, from text that `html` escaped
    parts = [_Part(group) for group in root.iter(f"{_SVG}g") if group.get("class", "").startswith(("edge", "node"))]
    texts = [(part.ident, words, box) for part in parts for words, box in part.texts]
    found: list[Fault] = []
    for part in parts:
        found += [Fault(part.ident, of, words) for of, words, box in texts if part.crosses(box)]
    for (ident, _, box), (of, words, other) in itertools.combinations(texts, 2):
        if ident != of and box.meets(other):
            found.append(Fault(ident, of, words))
    return tuple(found)


class _Part:
    """A state or an arrow: its texts, and the curves of an arrow with the edges of its head."""

    def __init__(self, group: ET.Element) -> None:
        self.ident = group.get("id", "")
        self.texts = [(text.text or "", _box(text)) for text in group.iter(f"{_SVG}text") if (text.text or "").strip()]
        self.curves: list[tuple[Point, ...]] = []
        if group.get("class", "").startswith("edge"):
            for path in group.iter(f"{_SVG}path"):
                points = _points(path.get("d", ""))
                self.curves += [tuple(points[at : at + 4]) for at in range(0, len(points) - 3, 3)]
            for head in group.iter(f"{_SVG}polygon"):
                self.curves += list(itertools.pairwise(_points(head.get("points", ""))))

    def crosses(self, box: Box) -> bool:
        return any(_crosses(curve, box) for curve in self.curves)


def _points(numbers: str) -> list[Point]:
    found = [float(number) for number in _NUMBER.findall(numbers)]
    return [Point(x, y) for x, y in zip(found[::2], found[1::2], strict=True)]


def _crosses(curve: Sequence[Point], box: Box) -> bool:
    xs, ys = [point.x for point in curve], [point.y for point in curve]
    around = Box(min(xs), min(ys), max(xs), max(ys))
    if not around.meets(box):
        return False
    if max(around.right - around.left, around.bottom - around.top) < _SHORT:
        return True
    first, second = _halves(curve)
    return _crosses(first, box) or _crosses(second, box)


def _halves(curve: Sequence[Point]) -> tuple[Sequence[Point], Sequence[Point]]:
    first, second = [curve[0]], [curve[-1]]
    while len(curve) > 1:
        curve = [Point((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in itertools.pairwise(curve)]
        first.append(curve[0])
        second.append(curve[-1])
    return first, second[::-1]


# ---- order -----------------------------------------------------------------------------------------------------------


def texts_above(svg: bytes, found: Sequence[Fault]) -> bytes:
    """Return the picture with its arrows in another order: an arrow whose text another one crosses comes after that.

    So the text has its outline above the line. If arrows cross the texts of each other, one of the texts stays below.
    """
    root = ET.fromstring(svg)  # noqa: S314 -- as above
    below = {(fault.by, fault.of) for fault in found if fault.by != fault.of}
    for group in root.iter(f"{_SVG}g"):
        places = [at for at, child in enumerate(group) if child.get("class", "").startswith("edge")]
        for at, arrow in zip(places, list(_sorted([group[at] for at in places], below)), strict=True):
            group[at] = arrow
    return (ET.tostring(root, encoding="unicode") + "\n").encode()


def _sorted(arrows: list[ET.Element], below: set[tuple[str, str]]) -> Iterator[ET.Element]:
    left = {arrow.get("id", ""): arrow for arrow in arrows}
    while left:
        free = (ident for ident in left if not any((other, ident) in below for other in left))
        yield left.pop(next(free, next(iter(left))))


# ---- widths ----------------------------------------------------------------------------------------------------------


def _box(text: ET.Element) -> Box:
    words, size = text.text or "", float(text.get("font-size", "12"))
    bold = text.get("font-weight") == "bold"
    x, y = float(text.get("x", "0")), float(text.get("y", "0"))
    left = x - width(words, bold=bold) * size / 2 if text.get("text-anchor") == "middle" else x
    shown = words.strip()
    left += width(words[: len(words) - len(words.lstrip())], bold=bold) * size
    right = left + width(shown, bold=bold) * size
    return Box(left, y - _ABOVE * size, right, y + _BELOW * size)


def width(words: str, *, bold: bool) -> float:
    """Return the width of a text, in font sizes."""
    table = _BOLD if bold else _PLAIN
    return sum(table.get(character, _OTHER) for character in words) / 1000


_OTHER = 1000
"""A character that Helvetica lacks, in thousandths of the font size, as all widths here."""
_FURTHER = {"\N{NO-BREAK SPACE}": 278, "\N{WORD JOINER}": 0, "\N{MINUS SIGN}": 584, "≠": 549, "∞": 713}
_DIGITS = (556,) * 10
_PLAIN = _FURTHER | dict(
    zip(
        map(chr, range(32, 127)),
        (
            *(278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, *_DIGITS),
            *(278, 278, 584, 584, 584, 556, 1015),
            *(667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611),
            *(722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333),
            *(556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278),
            *(556, 500, 722, 500, 500, 500, 334, 260, 334, 584),
        ),
        strict=True,
    )
)
_BOLD = _FURTHER | dict(
    zip(
        map(chr, range(32, 127)),
        (
            *(278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, *_DIGITS),
            *(333, 333, 584, 584, 584, 611, 975),
            *(722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611),
            *(722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333),
            *(556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333),
            *(611, 556, 778, 556, 556, 500, 389, 280, 389, 584),
        ),
        strict=True,
    )
)
