"""Drawings of runs and differences: steps are numbered, and differences have signs."""

import dataclasses
import re
import textwrap
import xml.etree.ElementTree as ET

import pytest

from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import Trace, TraceStep
from leverframe.view import compose, difference, dot, picture, run, violation
from leverframe.view.diagram import Diagram, Label, Mark, View

LAMP = """
    leverframe: 1
    machine: lamp
    profile: PROFILE
    variables:
      power: {bool: true}
      turns: {range: [0, 2], initial: 0}
    states:
      DARK: {initial: true, quiescent: true}
      BRIGHT: {quiescent: true}
      BROKEN: {kind: error}
    events:
      PRESS: {by: input}
      TURN: {by: input}
      BURN: {by: fault}
    environment:
      - {on: POWER_LOST, when: power, set: {power: false}}
    transitions:
      - {from: DARK, on: PRESS, to: BRIGHT, when: power}
      - {from: BRIGHT, on: PRESS, to: DARK}
      - {from: BRIGHT, on: TURN, internal: true, when: turns < 2, set: {turns: turns + 1}}
      - {from: BRIGHT, on: BURN, to: BROKEN}
"""


def lamp(*changes: tuple[str, str], profile: str = "reference") -> Declaration:
    text = textwrap.dedent(LAMP).replace("PROFILE", profile)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return loads(text)


def trace(declaration: Declaration, *events: str | None, loop: int = 0) -> Trace:
    """The run with these events (None: a stutter step); the last `loop` of them are repeated."""
    machine = Interpreter(declaration)
    steps = [TraceStep(None, machine.initial)]
    for event in events:
        after = steps[-1].state if event is None else machine.step(steps[-1].state, event)[0]
        assert isinstance(after, SystemState)
        steps.append(TraceStep(event, after))
    cut = len(steps) - loop
    return Trace(tuple(steps[:cut]), tuple(steps[cut:]))


def drawn(found: Trace, view: View = View.FLOW) -> Diagram:
    return compose.compose(run.scene(lamp(), found, ("lamp",)), view)


def label(diagram: Diagram, source: str, event: str) -> Label:
    edges = [lbl for edge in diagram.edges if edge.source == source for lbl in edge.labels]
    exits = [lbl for node in diagram.nodes if node.name == source for leaving in node.exits for lbl in leaving.labels]
    return next(lbl for lbl in [*edges, *exits] if lbl.event == event)


def test_steps_are_numbered_along_the_arrows_they_take() -> None:
    diagram = drawn(trace(lamp(), "PRESS", "PRESS", "PRESS", "BURN"))
    assert label(diagram, "DARK", "PRESS").steps == (1, 3)
    assert label(diagram, "BRIGHT", "PRESS").steps == (2,)
    burn = next(edge for edge in diagram.edges if edge.target == "BROKEN")  # drawn although flow would fold it
    assert burn.labels[0].steps == (4,)
    assert burn.mark is Mark.RUN
    assert {node.name: node.mark for node in diagram.nodes} == dict.fromkeys(("DARK", "BRIGHT", "BROKEN"), Mark.RUN)
    assert next(node for node in diagram.nodes if node.name == "BROKEN").notes == ("the run ends here",)


def test_parts_outside_the_run_are_faded() -> None:
    diagram = drawn(trace(lamp(), "PRESS"))
    assert label(diagram, "BRIGHT", "PRESS").mark is Mark.MUTED
    assert label(diagram, "BRIGHT", "BURN").mark is Mark.MUTED
    assert next(node for node in diagram.nodes if node.name == "BROKEN").mark is Mark.MUTED


def test_repeated_steps_are_marked() -> None:
    diagram = drawn(trace(lamp(), "PRESS", "PRESS", "PRESS", "PRESS", loop=2))
    assert label(diagram, "DARK", "PRESS").steps == (1, 3)
    assert label(diagram, "DARK", "PRESS").mark is Mark.LOOP
    assert "2, 4\N{NO-BREAK SPACE}∞" in dot.render(diagram)
    assert "∞: repeated for ever" in dot.render(diagram).replace("\N{NO-BREAK SPACE}", " ")


def test_of_many_numbers_the_first_and_the_last_are_shown() -> None:
    words = dot.render(drawn(trace(lamp(), *["PRESS"] * 16)))
    assert "1, 3, 5, 7, 9, 11, 13, 15.\N{NO-BREAK SPACE}press" in words
    words = dot.render(drawn(trace(lamp(), *["PRESS"] * 40)))
    assert "1, 3, 5, 7, 9, 11, …, 39.\N{NO-BREAK SPACE}press" in words


def test_repeated_steps_have_arrowheads() -> None:
    drawn_loop = dot.render(drawn(trace(lamp(), "PRESS", "PRESS", loop=2)))
    root = ET.fromstring(picture.draw(drawn_loop, picture.PictureKind.SVG))  # noqa: S314 -- our own
    for ident in ("edge-DARK-PRESS-BRIGHT", "edge-BRIGHT-PRESS-DARK"):
        arrow = next(element for element in root.iter() if element.get("id") == ident)
        assert len(list(arrow.iter("{http://www.w3.org/2000/svg}path"))) >= 2  # a double line
        assert len(list(arrow.iter("{http://www.w3.org/2000/svg}polygon"))) == 1


def test_the_environment_and_waiting_are_lines_in_the_box() -> None:
    diagram = drawn(trace(lamp(), None, "POWER_LOST", None, loop=1))
    notes = next(node for node in diagram.nodes if node.name == "DARK").notes
    assert notes == ("1. nothing happens", "2. power_lost (environment)", "∞ nothing happens any more")
    assert all(lbl.mark is Mark.MUTED for edge in diagram.edges for lbl in edge.labels)


def test_a_step_that_stays_is_a_loop() -> None:
    diagram = drawn(trace(lamp(), "PRESS", "TURN", "TURN"))
    turn = next(edge for edge in diagram.edges if edge.internal)
    assert (turn.source, turn.target, turn.labels[0].steps) == ("BRIGHT", "BRIGHT", (2, 3))
    text = dot.render(diagram)
    assert "style=dotted" in text
    root = ET.fromstring(picture.draw(text, picture.PictureKind.SVG))  # noqa: S314 -- our own
    loop = next(element for element in root.iter() if element.get("id") == turn.ident)
    path = next(element.get("d", "") for element in loop.iter("{http://www.w3.org/2000/svg}path"))
    across = [float(point.split(",")[0]) for point in re.findall(r"-?[\d.]+,-?[\d.]+", path)]
    assert max(across) - min(across) > 20  # below that, its dots cannot be recognised


def test_a_long_wait_is_abbreviated() -> None:
    diagram = drawn(trace(lamp(), *[None] * 30))
    notes = next(node for node in diagram.nodes if node.name == "DARK").notes
    assert notes == (*(f"{n}. nothing happens" for n in range(1, 7)), "… 24 more …", "the run ends here")


# ---- differences -----------------------------------------------------------------------------------------------------

UNNAMED = "profile: document\nsource: {file: x.txt, sha256: " + "0" * 64 + ", version: '1', events: unnamed}"


def marks(here: Declaration, there: Declaration) -> dict[tuple[str, str, str | None], Mark]:
    return {fact.key: fact.mark for fact in difference.scene(here, there).facts}


def test_a_machine_does_not_differ_from_itself() -> None:
    assert set(marks(lamp(), lamp(profile="document")).values()) == {Mark.PLAIN}


def test_edges_of_one_side_and_edges_with_other_conditions_are_distinguished() -> None:
    there = lamp(
        ("- {from: DARK, on: PRESS, to: BRIGHT, when: power}", "- {from: DARK, on: PRESS, to: BRIGHT}"),
        ("- {from: BRIGHT, on: BURN, to: BROKEN}", "- {from: DARK, on: BURN, to: BROKEN}"),
        profile="document",
    )
    assert marks(lamp(), there) == {
        ("DARK", "PRESS", "BRIGHT"): Mark.CHANGED,
        ("BRIGHT", "PRESS", "DARK"): Mark.PLAIN,
        ("BRIGHT", "TURN", None): Mark.PLAIN,
        ("BRIGHT", "BURN", "BROKEN"): Mark.HERE,
        ("DARK", "BURN", "BROKEN"): Mark.THERE,
    }


def test_an_event_counts_as_the_one_that_it_realises() -> None:
    here = lamp(("BURN: {by: fault}", "MELT: {by: fault}"), ("on: BURN", "on: MELT"))
    assert marks(here, lamp(profile="document"))["BRIGHT", "MELT", "BROKEN"] is Mark.HERE
    events = tuple(dataclasses.replace(e, realises="BURN") if e.name == "MELT" else e for e in here.events)
    found = marks(dataclasses.replace(here, events=events), lamp(profile="document"))
    assert found["BRIGHT", "MELT", "BROKEN"] is Mark.PLAIN
    assert ("BRIGHT", "BURN", "BROKEN") not in found


def test_if_a_document_names_no_events_only_states_count() -> None:
    there = lamp(
        ("BURN: {by: fault}", "TO_BROKEN: {by: fault}"),
        ("on: BURN", "on: TO_BROKEN"),
        ("profile: document", UNNAMED),
        profile="document",
    )
    found = marks(lamp(), there)
    assert found["BRIGHT", "BURN", "BROKEN"] is Mark.PLAIN
    assert Mark.THERE not in found.values()


def test_states_of_one_side_are_marked_and_drawn() -> None:
    there = lamp(
        ("  BROKEN: {kind: error}", "  BROKEN: {kind: error}\n  LOST: {kind: terminal}"),
        ("on: BURN, to: BROKEN", "on: BURN, to: LOST"),
        profile="document",
    )
    diagram = compose.compose(difference.scene(lamp(), there), View.FULL)
    assert {node.name: node.mark for node in diagram.nodes}["LOST"] is Mark.THERE
    assert {edge.target: edge.mark for edge in diagram.edges if edge.source == "BRIGHT"} == {
        "DARK": Mark.PLAIN,
        "BROKEN": Mark.HERE,
        "LOST": Mark.THERE,
    }
    words = dot.render(diagram).replace("\N{NO-BREAK SPACE}", " ")
    assert "+ burn!" in words
    assert "\N{MINUS SIGN} burn!" in words


@pytest.mark.parametrize("view", View)
def test_a_difference_is_signed_in_both_views(view: View) -> None:
    there = lamp(
        ("- {from: BRIGHT, on: BURN, to: BROKEN}", ""),
        ("BURN: {by: fault}", ""),
        ("BROKEN: {kind: error}", ""),
        profile="document",
    )
    words = dot.render(compose.compose(difference.scene(lamp(), there), view)).replace("\N{NO-BREAK SPACE}", " ")
    assert "+ burn!" in words
    assert "+ BROKEN" in words


# ---- observations without an explanation ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("states", "seen", "allowed", "wrong"),
    [
        # nothing of the kind leads there
        (("DARK",), ("DARK", "BURN", "BROKEN"), {("DARK", "PRESS", "BRIGHT")}, {("DARK", "BURN", "BROKEN")}),
        # the machine has the arrow, but not in that state of its variables
        (("DARK",), ("DARK", "PRESS", "BRIGHT"), set[str](), {("DARK", "PRESS", "BRIGHT")}),
        # neither the source nor the event is told
        (("DARK", "BRIGHT"), (None, None, "DARK"), set[str](), {("DARK", "?", "DARK"), ("BRIGHT", "?", "DARK")}),
        # the machine has no such state, so there is no arrow to draw
        (("BRIGHT",), ("BRIGHT", "PRESS", "GREEN"), {("BRIGHT", "PRESS", "DARK")}, set[str]()),
    ],
)
@pytest.mark.parametrize("view", View)
def test_a_violation_is_an_arrow_among_those_that_are_allowed(
    states: tuple[str, ...],
    seen: tuple[str | None, str | None, str | None],
    allowed: set[tuple[str, str, str]],
    wrong: set[tuple[str, str, str]],
    view: View,
) -> None:
    declaration = lamp()
    possible = [
        line
        for line in declaration.transitions
        if any((source, line.event, line.target) in allowed for source in line.sources)
    ]
    scene = violation.scene(declaration, states, violation.Observed("what was seen", *seen), possible)
    drawn = compose.compose(scene, view)
    marked = {(edge.source, one.event, edge.target): one.mark for edge in drawn.edges for one in edge.labels}
    assert {arrow for arrow, mark in marked.items() if mark is Mark.ALLOWED} == allowed
    assert {arrow for arrow, mark in marked.items() if mark is Mark.WRONG} == wrong
    told = {node.name: node.notes for node in drawn.nodes if node.notes}
    assert told.keys() == {*states}
    assert all(("✗ what was seen" in notes) is (not wrong) for notes in told.values())
    legend = " ".join(dot.legend(drawn))
    assert not any(edge.internal for edge in drawn.edges)  # a loop would be in the way of the other arrows
    assert ("✗ observed" in legend, "✓ allowed there" in legend) == (bool(wrong), bool(allowed))


def test_an_allowed_step_that_keeps_the_state_is_a_line_in_the_box() -> None:
    declaration = lamp()
    possible = [line for line in declaration.transitions if "BRIGHT" in line.sources]
    scene = violation.scene(declaration, ("BRIGHT",), violation.Observed("what was seen"), possible)
    drawn = compose.compose(scene, View.FLOW)
    stays = next(leaving for node in drawn.nodes for leaving in node.exits if leaving.target is None)
    assert [(label.event, label.mark) for label in stays.labels] == [("TURN", Mark.ALLOWED)]
    assert "✓ turn" in dot.render(drawn).replace("\N{NO-BREAK SPACE}", " ")
