"""Pictures: well-formed for all texts, readable in light and dark mode, without overlapping text."""

import functools
import itertools
import os
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.errors import CapacityError
from leverframe.language import catalog
from leverframe.language.declaration import Maker, StateKind
from leverframe.language.loader import load
from leverframe.view import compose, difference, dot, html, mermaid, picture, plantuml, svg, theme
from leverframe.view.diagram import Diagram, DiagramEdge, Exit, Label, Mark, Node, View, WayIn
from leverframe.view.theme import Colour
from tests.support import pictures
from tests.support.budget import examples

SVG = "{http://www.w3.org/2000/svg}"
BUNDLED = pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: f"{entry.system}.{entry.profile}")
DRAWN = pytest.mark.xdist_group("pictures")  # each is drawn once for all tests
HOSTILE = (
    '"',
    "'",
    "<b>",
    "</table>",
    "<table>",
    "&amp;",
    "&",
    "]]>",
    "-->",
    "\\",
    "\\N",
    "\\l",
    "\n",
    "\r\n",
    "\t",
    "\x00",
    "\x1b[31m",
    "\ud800",
    "\ufffe",
    "%%",
    "#35;",
    ";",
    "{}",
    "[*]",
    "::",
    "@enduml",
    "!include x",
    "~",
    "__",
    "''",
    "日本",
    "😀",
    "\u202e",
    "\u2028",
    "<script>alert(1)</script>",
    "${x}",
    "label=x]",
    "node",
    "",
)
TEXTS = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=12), st.lists(st.sampled_from(HOSTILE)).map("".join))


@st.composite
def hostile(draw: st.DrawFn) -> Diagram:
    """A diagram in which every text tries to break out of its place."""
    names = draw(st.lists(TEXTS, min_size=2, max_size=3, unique=True))
    label = st.builds(
        Label,
        event=TEXTS,
        ident=TEXTS.map(lambda text: f"edge-{text}"),
        maker=st.sampled_from(Maker),
        mark=st.sampled_from(Mark),
        steps=st.sampled_from([(), (1, 2)]),
        remark=TEXTS,
    )
    labels = st.lists(label, min_size=1, max_size=2).map(tuple)
    nodes = tuple(
        Node(
            name=name,
            ident=f"state-{number}",
            kind=draw(st.sampled_from(StateKind)),
            initial=number == 0,
            exits=(Exit(draw(labels), draw(st.sampled_from([None, *names]))),),
            entry=WayIn((draw(TEXTS),), 2),
            notes=(draw(TEXTS),),
            remark=draw(TEXTS),
        )
        for number, name in enumerate(names)
    )
    edges = tuple(DiagramEdge(f"edges-{n}", a, b, draw(labels)) for n, (a, b) in enumerate(itertools.pairwise(names)))
    return Diagram("machine", draw(TEXTS), draw(TEXTS), (draw(TEXTS),), View.FULL, nodes, edges)


# ---- hostile texts ---------------------------------------------------------------------------------------------------


def test_no_character_of_a_label_hides_another() -> None:
    assert html.escape("\u202e\u061c\u2066\ufeff\U000e0041 \u200d") == "\ufffd" * 5 + " \u200d"


@given(hostile())
@settings(max_examples=examples(25))
def test_a_picture_is_well_formed_and_has_its_states_with_any_texts(diagram: Diagram) -> None:
    drawn = picture.draw(dot.render(diagram), picture.PictureKind.SVG)
    root = ET.fromstring(drawn)  # noqa: S314 -- our own
    idents = {element.get("id") for element in root.iter()}
    assert idents >= {node.ident for node in diagram.nodes} | {
        edge.ident for edge in diagram.edges if len(edge.labels) > 1
    }
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "style", "g", "title", "text", "path", "polygon", "polyline", "ellipse",
    }  # fmt: skip


def test_texts_are_shown_as_they_are() -> None:
    nodes = tuple(Node(f"A{text}B", f"state-{number}", StateKind.NORMAL) for number, text in enumerate(HOSTILE))
    root = ET.fromstring(  # noqa: S314 -- what Graphviz has drawn
        picture.draw(dot.render(Diagram("m", "p", "t", (), View.FULL, nodes, ())), picture.PictureKind.SVG)
    )
    words = [(element.text or "").replace("\xa0", " ").replace("\u2060", "") for element in root.iter(f"{SVG}text")]
    for text in HOSTILE:
        shown = "".join(c if c.isprintable() else "." for c in text)  # a line end is a space, what XML lacks U+FFFD
        pattern = re.escape(f"A{shown}B").replace(r"\.", ".?")
        assert any(re.fullmatch(pattern, word) for word in words), text


@given(hostile())
def test_mermaid_and_plantuml_keep_texts_on_their_lines(diagram: Diagram) -> None:
    of_mermaid, of_plantuml = mermaid.render(diagram), plantuml.render(diagram)
    for text in (of_mermaid, of_plantuml):
        assert all(c == "\n" or c.isprintable() for c in text)
    assert sum(" : " in line for line in of_mermaid.splitlines()) == sum(len(edge.labels) for edge in diagram.edges)
    assert of_mermaid.count("stateDiagram-v2\n") - of_mermaid.split("stateDiagram-v2\n")[0].count("stateDiagram") == 1
    body = of_plantuml.splitlines()
    assert (body[0], body[-1]) == ("@startuml", "@enduml")
    assert not any(line.startswith(("@", "!", "'")) for line in body[1:-1])
    assert "<" not in re.sub(r"<U\+[0-9A-F]{4,6}>|<<error>>", "", of_plantuml)


# ---- light and dark --------------------------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2.2)."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


ON = {
    Colour.PAPER: (Colour.INK, Colour.LINE, Colour.REST, Colour.END, Colour.ERROR, Colour.MUTED),
    Colour.BOX: (Colour.INK, Colour.LINE, Colour.REST, Colour.END, Colour.ERROR),
    Colour.REST_BOX: (Colour.INK, Colour.LINE, Colour.REST, Colour.ERROR),
    Colour.END_BOX: (Colour.INK, Colour.LINE, Colour.REST, Colour.END),
    Colour.ERROR_BOX: (Colour.INK, Colour.LINE, Colour.REST, Colour.ERROR),
    Colour.MUTED_BOX: (Colour.MUTED,),
}


@pytest.mark.parametrize("palette", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_has_enough_contrast(palette: dict[Colour, str]) -> None:
    assert set(palette) == set(Colour)
    for behind, colours in ON.items():
        for colour in colours:
            darker, lighter = sorted((luminance(palette[behind]), luminance(palette[colour])))
            assert (lighter + 0.05) / (darker + 0.05) >= 4.5, (behind, colour)


@functools.cache
def drawn(entry: catalog.BundledFile, view: View) -> str:
    text = dot.render(compose.diagram(load(entry.path), view))
    return picture.draw(text, picture.PictureKind.SVG).decode()


def test_every_colour_has_a_class_and_dark_mode_defines_every_class() -> None:
    root = ET.fromstring(drawn(catalog.find("kernel", "reference")[0], View.FLOW))  # noqa: S314 -- our own
    used: set[str] = set()
    for element in root.iter():
        classes = element.get("class", "").split()
        for attribute, letter in (("fill", "f"), ("stroke", "s")):
            if element.get(attribute, "none") not in {"none", "transparent"}:
                assert any(name.startswith(f"{letter}-") for name in classes), ET.tostring(element)
        used |= {name for name in classes if name[:2] in {"f-", "s-"}}
    for name in used:
        assert theme.stylesheet().count(f".{name} {{") == 2  # preferred, and chosen by a class on the root
    assert root.get("class") == "leverframe"


# ---- overlaps --------------------------------------------------------------------------------------------------------


@DRAWN
@BUNDLED
@pytest.mark.parametrize("view", View)
def test_no_text_overlaps_another_or_a_state(entry: catalog.BundledFile, view: View) -> None:
    no_overlaps(compose.diagram(load(entry.path), view), drawn(entry, view))


@pytest.mark.parametrize("system", catalog.systems())
def test_nothing_overlaps_in_comparisons_of_profiles(system: str) -> None:
    here, there = (load(catalog.find(system, profile)[0].path) for profile in ("reference", "document"))
    diagram = compose.compose(difference.scene(here, there), View.FULL)
    no_overlaps(diagram, picture.draw(dot.render(diagram), picture.PictureKind.SVG).decode())


def no_overlaps(diagram: Diagram, drawn: str) -> None:
    """Require that no text overlaps another one or a state, and that everything in the diagram was measured."""
    found = pictures.read(drawn)
    states = {node.ident for node in diagram.nodes}
    assert {box.of for box in found.states} == states
    arrows = {edge.ident for edge in diagram.edges}
    assert {ident for ident, _ in found.lines} >= arrows
    assert {box.of for box in found.texts} >= states | arrows
    assert list(found.collisions()) == []
    assert list(found.crossings()) == []


@DRAWN
@BUNDLED
@pytest.mark.parametrize("view", View)
def test_ids_are_unique_and_name_every_state_and_edge(entry: catalog.BundledFile, view: View) -> None:
    diagram = compose.diagram(load(entry.path), view)
    root = ET.fromstring(drawn(entry, view))  # noqa: S314 -- our own
    idents = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(idents)) == len(idents)
    assert set(idents) >= {node.ident for node in diagram.nodes}
    assert set(idents) >= {label.ident for edge in diagram.edges for label in edge.labels}


@DRAWN
@BUNDLED
def test_the_main_path_is_straight(entry: catalog.BundledFile) -> None:
    diagram = compose.diagram(load(entry.path), View.FLOW)
    found = pictures.read(drawn(entry, View.FLOW))
    states = {box.of: box for box in found.states}
    path = [states[node.ident] for node in diagram.nodes if node.spine]
    bends = {edge.ident: found.bend(edge.ident) for edge in diagram.edges if edge.spine}
    assert max(bends.values()) < 0.5, bends
    middles = [(box.left + box.right) / 2 for box in path]
    assert max(middles) - min(middles) < 8
    assert [box.top for box in path] == sorted(box.top for box in path)


def test_overlaps_are_noticed() -> None:
    """The measure itself."""
    text = '<text x="{}" y="5" font-size="10">words</text>'
    both = f'<g class="edge" id="a">{text.format(0)}</g><g class="edge" id="b">{text.format(10)}</g>'
    apart = f'<g class="edge" id="a">{text.format(0)}</g><g class="edge" id="b">{text.format(90)}</g>'
    line = '<g class="edge" id="c"><path d="M-90,2C-60,2 60,2 190,2"/></g>'
    frame = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'
    assert list(pictures.read(frame.format(both)).collisions()) == [("words", "words")]
    assert list(pictures.read(frame.format(apart)).collisions()) == []
    assert len(list(pictures.read(frame.format(apart + line)).crossings())) == 2
    bent = '<g class="edge" id="d"><path d="M5,0C5,20 -7,40 5,60"/></g>'
    assert pictures.read(frame.format(bent)).bend("d") > 5
    assert pictures.read(frame.format(bent.replace("-7", "5"))).bend("d") < 0.01


# ---- programs --------------------------------------------------------------------------------------------------------

SIMPLE = 'digraph { graph [label="x"] A [id="state-A" color="#52606d"] }'


def test_a_picture_says_what_it_was_drawn_from() -> None:
    made = picture.draw(SIMPLE, picture.PictureKind.SVG).decode()
    assert svg.drawn_from(made) == svg.digest(SIMPLE)
    assert svg.digest(SIMPLE) != svg.digest(SIMPLE + " ")
    assert svg.drawn_from("<svg/>") is None


def test_a_png_is_one() -> None:
    assert picture.draw(SIMPLE, picture.PictureKind.PNG).startswith(b"\x89PNG\r\n")


def test_a_text_that_graphviz_cannot_read_is_an_error() -> None:
    with pytest.raises(CapacityError, match="failed to draw the picture"):
        picture.draw("digraph {", picture.PictureKind.SVG)


def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "SECONDS", 0.001)
    with pytest.raises(CapacityError, match="did not finish"):
        picture.draw(SIMPLE, picture.PictureKind.SVG)


@pytest.mark.needs("dot")
def test_without_pygraphviz_dot_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = shutil.which("dot")
    assert found is not None
    monkeypatch.setattr(picture, "absent", lambda _: True)  # it may be imported already, by a test before this one
    assert picture.draw(SIMPLE, picture.PictureKind.PNG).startswith(b"\x89PNG\r\n")
    text = dot.render(compose.diagram(load(catalog.entries()[0].path), View.FLOW))
    assert b'class="leverframe"' in picture.draw(text, picture.PictureKind.SVG)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not picture.available()


def test_no_warnings_about_fonts_are_printed(capfd: pytest.CaptureFixture[str]) -> None:
    picture.draw(SIMPLE, picture.PictureKind.SVG)
    assert capfd.readouterr() == ("", "")
    assert os.environ.get("FONTCONFIG_FILE") is None
