"""No arrow crosses a text: runs, differences and violations of the bundled machines and examples, measured as drawn."""

import functools
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.verdict import Fails, Holds
from leverframe.errors import CapacityError
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load
from leverframe.model.trace import Trace
from leverframe.view import compose, difference, dot, footnotes, legibility, legible, picture, run, violation
from leverframe.view.diagram import Diagram, View
from leverframe.view.picture import PictureKind
from tests.support import pictures
from tests.support.budget import examples, long_unless

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.yaml"))
FILES = {f"{entry.system}.{entry.profile}": entry.path for entry in catalog.entries()} | {
    path.name: path for path in EXAMPLES if "tool-gate" not in path.name
}
FRAME = '<svg xmlns="http://www.w3.org/2000/svg">{}</svg>'


# ---- what is drawn ---------------------------------------------------------------------------------------------------


def machines(declaration: Declaration) -> Iterator[tuple[str, Diagram]]:
    for view in View:
        yield view.value, compose.diagram(declaration, view)
        yield f"{view.value} for PNG", footnotes.numbered(compose.diagram(declaration, view))


def runs(declaration: Declaration) -> Iterator[tuple[str, Diagram]]:
    for name, trace in traces(declaration):
        for view in View:
            yield f"{name}, {view.value}", compose.compose(run.scene(declaration, trace, (name,)), view)


def traces(declaration: Declaration) -> Iterator[tuple[str, Trace]]:
    """The runs of counterexamples and witnesses."""
    for result in check(declaration).results:
        match result.verdict:
            case Fails(_, trace) if trace is not None:
                yield result.name, trace
            case Holds(_, witness) if witness is not None:
                yield result.name, witness
            case _:
                pass


def violations(declaration: Declaration) -> Iterator[tuple[str, Diagram]]:
    """From each state, a step to another one that the machine does not have."""
    names = [state.name for state in declaration.states]
    for number, name in enumerate(names):
        possible = [line for line in declaration.transitions if name in line.sources]
        seen = violation.Observed("what was seen", name, "SEEN", names[(number * 3 + 2) % len(names)])
        yield name, compose.compose(violation.scene(declaration, (name,), seen, possible), View.FLOW)


def differences(declaration: Declaration) -> Iterator[tuple[str, Diagram]]:
    for entry in catalog.entries():
        if entry.system == declaration.machine and entry.profile != declaration.profile:
            for view in View:
                scene = difference.scene(declaration, load(entry.path))
                yield f"{entry.profile}, {view.value}", compose.compose(scene, view)


QUICK = {
    ("femtoclaw-protocol.reference", runs),
    ("job-lease-faulty.yaml", violations),
    ("turn.amended", violations),
    ("kernel.document-drawing", machines),
    ("turn.document-creation", differences),
}
CASES = long_unless(itertools.product(FILES, (machines, runs, violations, differences)), QUICK.__contains__)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1].__name__}")
def test_no_arrow_crosses_a_text_and_no_text_overlaps(
    case: tuple[str, Callable[[Declaration], Iterator[tuple[str, Diagram]]]],
) -> None:
    name, diagrams = case
    for words, diagram in diagrams(load(FILES[name])):
        found = pictures.read(legible.draw(diagram, PictureKind.SVG).decode())
        assert {box.of for box in found.texts} >= {edge.ident for edge in diagram.edges}, words
        assert list(found.collisions()) == [], words
        assert list(found.crossings()) == [], words


@functools.cache
def injected() -> Diagram:
    """A run whose first layout has arrows across its numbers."""
    declaration = load(FILES["femtoclaw-protocol.reference"])
    trace = dict(traces(declaration))["no-injected-call-is-accepted"]
    return compose.compose(run.scene(declaration, trace, ()), View.FLOW)


def test_the_first_layout_alone_would_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legible, "LAYOUTS", (dot.FIRST,))
    crossed = {words for _, words in pictures.read(legible.draw(injected(), PictureKind.SVG).decode()).crossings()}
    assert crossed == {"10.\N{NO-BREAK SPACE}validation_reported\N{NO-BREAK SPACE}[…]"}


def test_a_png_has_the_layout_of_the_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, PictureKind]] = []
    draw = picture.draw

    def noted(text: str, kind: PictureKind) -> bytes:
        asked.append((text, kind))
        return draw(text, kind)

    monkeypatch.setattr(picture, "draw", noted)
    assert legible.draw(injected(), PictureKind.PNG).startswith(b"\x89PNG")
    assert asked[-1] == (asked[-2][0], PictureKind.PNG)
    assert legibility.faults(draw(asked[-1][0], PictureKind.SVG)) == ()


OTHER, OWN = legibility.Fault("a", "b", "words"), legibility.Fault("a", "a", "words")


@pytest.mark.parametrize(
    ("found", "best"),
    [
        ([[OTHER] * 3, [OTHER] * 2, [OTHER] * 4], 1),
        ([[OTHER], [OWN] * 3, [OWN] * 4], 1),  # an arrow over its own text misleads nobody
        ([[OTHER], [OTHER], [OTHER, OWN]], 0),  # the first of equal ones
        ([[OTHER], [], [OTHER]], 1),
    ],
)
def test_of_layouts_with_faults_the_best_is_drawn(
    found: list[list[legibility.Fault]], best: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    layouts = {layout: (number, found[number]) for number, layout in enumerate(legible.LAYOUTS[:3])}

    def drawn(diagram: Diagram, layout: dot.Layout) -> legible._Drawn:
        del diagram
        number, faults = layouts[layout]
        return legible._Drawn("", FRAME.format(f"<title>layout {number}</title>").encode(), tuple(faults))

    monkeypatch.setattr(legible, "LAYOUTS", tuple(layouts))
    monkeypatch.setattr(legible, "_drawn", drawn)
    assert f"layout {best}<" in legible.draw(injected(), PictureKind.SVG).decode()


def test_if_another_layout_takes_too_long_the_best_so_far_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    first = legible.draw(injected(), PictureKind.SVG)
    drawn, tried = legible._drawn, list[dot.Layout]()

    def fails(diagram: Diagram, layout: dot.Layout) -> legible._Drawn:
        tried.append(layout)
        if layout != dot.FIRST:
            raise CapacityError("Graphviz did not finish")
        return drawn(diagram, layout)

    monkeypatch.setattr(legible, "_drawn", fails)
    found = legible.draw(injected(), PictureKind.SVG)
    assert (len(tried), found != first) == (2, True)


def test_a_large_diagram_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legible, "MOST_ARROWS", 5)
    drawn = legible.draw(injected(), PictureKind.SVG)
    assert list(pictures.read(drawn.decode()).crossings())


# ---- the measure -----------------------------------------------------------------------------------------------------

NUMBERS = st.integers(0, 60)
CURVES = st.lists(NUMBERS, min_size=8, max_size=8).map(lambda n: "M{},{}C{},{} {},{} {},{}".format(*n))
TEXTS = st.tuples(NUMBERS, NUMBERS, st.sampled_from(["a", "some words", "WIDE"]), st.sampled_from(["", "bold"]))


@given(st.lists(CURVES, min_size=1, max_size=3), st.lists(TEXTS, min_size=1, max_size=3))
@settings(max_examples=examples(200))
def test_crossings_are_those_of_points_along_the_curves(
    curves: list[str], texts: list[tuple[int, int, str, str]]
) -> None:
    lines = [f'<g class="edge" id="line-{n}"><path d="{curve}"/></g>' for n, curve in enumerate(curves)]
    words = [
        f'<g class="edge" id="text-{n}"><text x="{x}" y="{y}" font-size="10" font-weight="{weight}">{text}</text></g>'
        for n, (x, y, text, weight) in enumerate(texts)
    ]
    svg = FRAME.format("".join(lines + words))
    found = {(fault.by, fault.of) for fault in legibility.faults(svg.encode()) if fault.by.startswith("line")}
    seen = pictures.read(svg)
    for ident, points in seen.lines:
        for text in seen.texts:
            inside = any(text.holds(*point) for point in points)
            around = pictures.Box(text.left - 2, text.top - 2, text.right + 2, text.bottom + 2, "")
            assert not inside or (ident, text.of) in found
            assert (ident, text.of) not in found or any(around.holds(*point) for point in points)


def test_the_head_of_an_arrow_on_a_text_is_a_fault() -> None:
    head = '<g class="edge" id="a"><polygon points="5,20 9,8 13,20 5,20"/></g>'
    text = '<g class="edge" id="b"><text x="0" y="9" font-size="10">words</text></g>'
    assert [(fault.by, fault.of) for fault in legibility.faults(FRAME.format(head + text).encode())] == [("a", "b")]


def test_texts_of_different_parts_that_overlap_are_faults() -> None:
    text = '<g class="{}" id="{}"><text x="{}" y="9" font-size="10">words</text></g>'
    svg = FRAME.format(text.format("edge", "a", 0) + text.format("node", "b", 10) + text.format("edge", "c", 90))
    assert [(fault.by, fault.of) for fault in legibility.faults(svg.encode())] == [("a", "b")]


def test_a_text_on_an_arrow_of_a_picture_is_found() -> None:
    drawn = legible.draw(injected(), PictureKind.SVG)
    assert legibility.faults(drawn) == ()
    seen = pictures.read(drawn.decode())
    ident, points = next(line for line in seen.lines if line[0] == "edges-PARSING-DECIDING")
    x, y = points[len(points) // 2]
    planted = f'<g id="planted" class="edge"><text x="{x - 5}" y="{y + 3}" font-size="9.5">planted</text></g>'
    worse = drawn.decode().replace("</g>\n</svg>", f"{planted}</g>\n</svg>")
    assert (ident, "planted") in {(fault.by, fault.of) for fault in legibility.faults(worse.encode())}
    assert (ident, "planted") in set(pictures.read(worse).crossings())


def arrow(ident: str, path: str, x: int) -> str:
    return f'<g id="{ident}" class="edge"><path d="{path}"/><text x="{x}" y="5" font-size="10">words</text></g>'


@pytest.mark.parametrize(
    ("arrows", "order"),
    [
        ([("a", "M0,90C0,90 9,90 9,90", 0), ("b", "M5,-9C5,-9 5,9 5,9", 50)], ["b", "a"]),
        ([("a", "M0,90C0,90 9,90 9,90", 0), ("b", "M0,99C0,99 9,99 9,99", 50)], ["a", "b"]),
        ([("a", "M55,-9C55,-9 55,9 55,9", 0), ("b", "M5,-9C5,-9 5,9 5,9", 50)], ["a", "b"]),  # both cross
    ],
)
def test_the_text_of_an_arrow_is_above_the_arrow_that_crosses_it(
    arrows: list[tuple[str, str, int]], order: list[str]
) -> None:
    svg = FRAME.format("<g>" + "".join(arrow(*each) for each in arrows) + "</g>").encode()
    moved = legibility.texts_above(svg, legibility.faults(svg)).decode()
    assert sorted(order, key=lambda ident: moved.index(f'id="{ident}"')) == order


def test_in_a_picture_with_faults_texts_are_above(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = arrow("a", "M0,90C0,90 9,90 9,90", 0), arrow("b", "M5,-9C5,-9 5,9 5,9", 50)
    svg = FRAME.format(f"<g>{first}{second}</g>").encode()
    drawn = legible._Drawn("", svg, legibility.faults(svg))
    monkeypatch.setattr(legible, "_drawn", lambda *_: drawn)
    found = legible.draw(injected(), PictureKind.SVG).decode()
    assert found.index('id="b"') < found.index('id="a"')


@pytest.mark.needs("chromium")
def test_widths_are_those_of_a_browser() -> None:
    from tests.support.browser import started  # noqa: PLC0415 -- only where playwright is installed

    characters = [*map(chr, range(32, 127)), "\N{NO-BREAK SPACE}", "\N{MINUS SIGN}", "≠", "∞"]
    with started() as browser:
        for bold in (False, True):
            widths: list[float] = browser.new_page().evaluate(
                """([font, characters]) => {
                    const context = document.createElement("canvas").getContext("2d");
                    context.font = font;
                    return characters.map((one) => context.measureText(one).width);
                }""",
                [f"{'bold ' if bold else ''}1000px Helvetica, Arial, sans-serif", characters],
            )
            differ = {
                one: (found, legibility.width(one, bold=bold) * 1000)
                for one, found in zip(characters, widths, strict=True)
                if abs(found - legibility.width(one, bold=bold) * 1000) > 25
            }
            assert differ == {}
