"""The picture of a diagram in which no arrow crosses a text, if one of several layouts has that.

Graphviz places texts beside their arrows, but may lead another arrow across them: where states have loops, or arrows
are long. The distances and the order of states decide that, so other ones may do better. The first layout is that of
`dot.render`, and most diagrams need no other one.

Limits: Graphviz decides, so that a diagram may have no such layout. Then the one with the fewest faults is drawn, and
texts above the arrows that cross them; PNG has no such order.
"""

from dataclasses import dataclass

from leverframe.errors import CapacityError
from leverframe.view import dot, legibility, picture
from leverframe.view.diagram import Diagram
from leverframe.view.dot import Layout
from leverframe.view.picture import PictureKind

LAYOUTS = (
    dot.FIRST,
    Layout(beside_loops=False),
    Layout(pull=False),
    Layout(sorting=0.5),
    Layout(apart=0.7, beside_loops=False, sorting=0.5),
    Layout(apart=1.5, sorting=0.5),
    Layout(apart=1.5, rows=1.5, sorting=0.5),
)
"""The layouts in the order in which they are tried. Of the diagrams of the bundled machines, each helps some."""
MOST_ARROWS = 150
"""A diagram with more arrows is drawn once: Graphviz takes long for it, and no layout is without faults."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    text: str
    svg: bytes
    faults: tuple[legibility.Fault, ...]

    @property
    def rank(self) -> tuple[int, int]:
        """The lower, the better. An arrow that touches its own text misleads nobody."""
        others = sum(fault.by != fault.of for fault in self.faults)
        return others, len(self.faults) - others


def draw(diagram: Diagram, kind: PictureKind) -> bytes:
    """Return the picture. Raises CapacityError or MissingExtraError as `picture.draw` does."""
    best = _drawn(diagram, dot.FIRST)
    for layout in LAYOUTS[1:] if len(diagram.edges) <= MOST_ARROWS else ():
        if not best.faults:
            break
        try:
            other = _drawn(diagram, layout)
        except CapacityError:
            break
        best = min(best, other, key=lambda drawn: drawn.rank)
    if kind is not PictureKind.SVG:
        return picture.draw(best.text, kind)
    return legibility.texts_above(best.svg, best.faults) if best.faults else best.svg


def _drawn(diagram: Diagram, layout: Layout) -> _Drawn:
    text = dot.render(diagram, layout)
    svg = picture.draw(text, PictureKind.SVG)
    return _Drawn(text, svg, legibility.faults(svg))
