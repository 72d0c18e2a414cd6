"""The diagrams of the page: SVG of Graphviz without colours, fonts and tooltips, which the page has itself.

What identifies a part is in ``data-part``, since a page that shows several diagrams must not have an id twice.
"""

import xml.etree.ElementTree as ET
from collections.abc import Mapping

from leverframe.language.declaration import Declaration
from leverframe.view import compose, legible
from leverframe.view.diagram import View
from leverframe.view.picture import PictureKind

_SVG = "{http://www.w3.org/2000/svg}"
_KEPT = ("state-", "edge-", "edges-", "exits-", "step-", "steps-")
_OF_PAGE = frozenset({
    "font-family", "role", "aria-label", "data-source-sha256", "width", "height",
    "{http://www.w3.org/XML/1998/namespace}space",
})  # fmt: skip
_DROPPED = frozenset({f"{_SVG}style", f"{_SVG}title"})


def pictures(declaration: Declaration) -> Mapping[str, str]:
    """The diagrams of a machine, by view. Raises MissingExtraError or CapacityError as `view.picture.draw` does."""
    return {view.value: _drawn(declaration, view) for view in View}


def _drawn(declaration: Declaration, view: View) -> str:
    drawn = legible.draw(compose.diagram(declaration, view), PictureKind.SVG)
    root = ET.fromstring(drawn)  # noqa: S314 -- Graphviz wrote it, from text that `html` escaped
    _slim(root)
    for element in root.iter():
        _own(element)
    return ET.tostring(root, encoding="unicode")


def _slim(element: ET.Element) -> None:
    """Remove the parts that the page does not show, and the white space between the others."""
    for child in list(element):
        if child.tag in _DROPPED:
            element.remove(child)
        else:
            _slim(child)
    if element.tag != f"{_SVG}text":
        element.text = None
    element.tail = None


def _own(element: ET.Element) -> None:
    """Leave the colours to the style sheet of the page, by the classes that `view.svg` gave."""
    classes = element.get("class", "").split()
    for name, prefix in (("fill", "f-"), ("stroke", "s-")):
        if any(word.startswith(prefix) for word in classes):
            element.attrib.pop(name, None)
    for name in _OF_PAGE & element.attrib.keys():
        del element.attrib[name]
    part = element.attrib.pop("id", "")
    if part.startswith(_KEPT):
        element.set("data-part", part)
