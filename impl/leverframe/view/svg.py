"""The SVG of Graphviz as one file that follows the reader's light or dark mode.

Graphviz writes colours as attributes. Each element gets a class for the role of its colour, and a style sheet (`theme`)
redefines the classes for dark mode. A viewer without style sheets shows the light mode.
"""

import hashlib
import xml.etree.ElementTree as ET

from leverframe.view.theme import LIGHT, Colour, stylesheet

_SVG = "http://www.w3.org/2000/svg"
_LINK = "http://www.w3.org/1999/xlink"
_MEANING = {value: colour.value for colour, value in LIGHT.items()}
_DIGEST = "data-source-sha256"

ET.register_namespace("", _SVG)
ET.register_namespace("xlink", _LINK)


def finish(drawn: str, dot: str) -> str:
    """Return the picture that Graphviz drew from `dot`, with classes, the style sheet and the digest of its source."""
    root = ET.fromstring(drawn)  # noqa: S314 -- Graphviz wrote it, from text that `html` escaped
    _unwrap(root)
    for group in root.iter(f"{{{_SVG}}}g"):
        if group.get("class", "").startswith("edge"):
            _halo(group)
    for element in root.iter():
        _classify(element)
    title = root.find(f"{{{_SVG}}}g/{{{_SVG}}}title")
    root.set("class", "leverframe")
    root.set("role", "img")
    root.set("aria-label", (title.text or "") if title is not None else "")
    root.set(_DIGEST, digest(dot))
    style = ET.Element(f"{{{_SVG}}}style")
    style.text = "\n" + stylesheet()
    root.insert(0, style)
    return ET.tostring(root, encoding="unicode") + "\n"


def _unwrap(element: ET.Element) -> None:
    """Replace links by titles: Graphviz can write a tooltip only at a link, here one without a target."""
    for child in element:
        _unwrap(child)
    for position, child in enumerate(list(element)):
        if child.tag != f"{{{_SVG}}}g" or len(child) != 1 or child[0].tag != f"{{{_SVG}}}a":
            continue
        link = child[0]
        words = link.get(f"{{{_LINK}}}title", "").strip()
        # With a link, the id is that of a table cell, set in `html`; otherwise Graphviz made it.
        linked = link.get(f"{{{_LINK}}}href") is not None
        group = ET.Element(child.tag, {"id": child.get("id", "").removeprefix("a_")} if linked else {})
        group.tail = child.tail
        if words:
            title = ET.SubElement(group, f"{{{_SVG}}}title")
            title.text = words
        group.extend(link)
        element[position] = group
    # A node or edge has tooltips; its own title is only its name in DOT.
    first = element.find(f"{{{_SVG}}}title")
    if first is not None and element.get("class", "").split()[:1] in (["node"], ["edge"]):
        element.remove(first)


def digest(dot: str) -> str:
    """Return the digest of the DOT and the style sheet, which determine a picture for a version of Graphviz."""
    return hashlib.sha256(f"{stylesheet()}\n{dot}".encode()).hexdigest()


def drawn_from(picture: str) -> str | None:
    """Return the digest in a picture, or None."""
    _, found, rest = picture.partition(f'{_DIGEST}="')
    return rest[:64] if found else None


def _halo(group: ET.Element) -> None:
    """Give the text at an arrow an outline, so it stays readable over a line."""
    for text in group.iter(f"{{{_SVG}}}text"):
        text.attrib |= {"stroke": LIGHT[Colour.PAPER], "stroke-width": "2.5", "paint-order": "stroke"}


def _classify(element: ET.Element) -> None:
    classes = element.get("class", "").split()
    fill, stroke = element.get("fill", ""), element.get("stroke", "")
    classes += [f"f-{_MEANING[fill]}"] if fill in _MEANING else []
    classes += [f"s-{_MEANING[stroke]}"] if stroke in _MEANING else []
    if classes:
        element.set("class", " ".join(classes))
