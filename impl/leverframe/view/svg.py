"""What Graphviz draws, made into a picture that follows its reader: light or dark, from one file.

Graphviz writes colours as attributes. Each is given a class that says what the colour means, and a style sheet (theme)
turns the classes dark. A viewer that knows no style sheets shows the picture as in daylight.
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
    """The picture that Graphviz drew from `dot`, with classes, the style sheet, and what it was drawn from."""
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
    """Links that lead nowhere, which Graphviz needs to say something, become what SVG says it with: a title."""
    for child in element:
        _unwrap(child)
    for position, child in enumerate(list(element)):
        if child.tag != f"{{{_SVG}}}g" or len(child) != 1 or child[0].tag != f"{{{_SVG}}}a":
            continue
        link = child[0]
        words = link.get(f"{{{_LINK}}}title", "").strip()
        # The id is Graphviz's own, unless there is a link: then it is a cell's, which we gave (html).
        linked = link.get(f"{{{_LINK}}}href") is not None
        group = ET.Element(child.tag, {"id": child.get("id", "").removeprefix("a_")} if linked else {})
        group.tail = child.tail
        if words:
            title = ET.SubElement(group, f"{{{_SVG}}}title")
            title.text = words
        group.extend(link)
        element[position] = group
    # A part that says what it is need not be called by its name in DOT.
    first = element.find(f"{{{_SVG}}}title")
    if first is not None and element.get("class", "").split()[:1] in (["node"], ["edge"]):
        element.remove(first)


def digest(dot: str) -> str:
    """What a picture depends on apart from the version of Graphviz: its DOT and the style sheet."""
    return hashlib.sha256(f"{stylesheet()}\n{dot}".encode()).hexdigest()


def drawn_from(picture: str) -> str | None:
    """The digest that a picture carries; None where it carries none."""
    _, found, rest = picture.partition(f'{_DIGEST}="')
    return rest[:64] if found else None


def _halo(group: ET.Element) -> None:
    """Letters at an arrow keep clear of a line that passes behind them."""
    for text in group.iter(f"{{{_SVG}}}text"):
        text.attrib |= {"stroke": LIGHT[Colour.PAPER], "stroke-width": "2.5", "paint-order": "stroke"}


def _classify(element: ET.Element) -> None:
    classes = element.get("class", "").split()
    fill, stroke = element.get("fill", ""), element.get("stroke", "")
    classes += [f"f-{_MEANING[fill]}"] if fill in _MEANING else []
    classes += [f"s-{_MEANING[stroke]}"] if stroke in _MEANING else []
    if classes:
        element.set("class", " ".join(classes))
