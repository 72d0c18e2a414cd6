"""Which facts become arrows and which become lines in a box: on random machines, the bundled ones, and a small one."""

import itertools
import re

import pytest
from hypothesis import given

from leverframe.check.checker import check
from leverframe.export import promela, scxml, smtlib, smv, tla
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.view import compose, dot, facts, footnotes, mermaid, plantuml
from leverframe.view.diagram import Diagram, Label, View
from tests.support.declared import declare
from tests.support.strategies import Generated, dump, machines

BUNDLED = pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: f"{entry.system}.{entry.profile}")

TURNSTILE = """
    states:
      LOCKED: {initial: true, quiescent: true}
      OPEN: {}
      PASSED: {}
      BROKEN: {kind: error}
      CLOSED: {kind: terminal}
    events:
      COIN: {by: input}
      PUSH: {by: machine}
      DONE: {by: machine}
      JAM: {by: fault}
      CLOSE: {by: input}
      LOOK: {by: machine}
      REPAIR: {by: input}
    transitions:
      - {from: LOCKED, on: COIN, to: OPEN}
      - {from: OPEN, on: PUSH, to: PASSED}
      - {from: PASSED, on: DONE, to: LOCKED}
      - {from: PASSED, on: PUSH, to: PASSED}
      - {from: OPEN, on: DONE, to: PASSED}
      - {from: [LOCKED, OPEN, PASSED], on: CLOSE, to: CLOSED}
      - {from: [LOCKED, OPEN], on: JAM, to: BROKEN}
      - {from: OPEN, on: LOOK, internal: true}
      - {from: BROKEN, on: REPAIR, to: LOCKED}
"""


def arrows(diagram: Diagram) -> list[tuple[str, str, str | None]]:
    """The facts that are drawn: each event at each arrow."""
    return [
        (edge.source, label.event, None if edge.internal else edge.target)
        for edge in diagram.edges
        for label in edge.labels
    ]


def lines(diagram: Diagram) -> list[tuple[str, str, str | None]]:
    """The facts that are lines in the boxes."""
    return [
        (node.name, label.event, leaving.target)
        for node in diagram.nodes
        for leaving in node.exits
        for label in leaving.labels
    ]


def labels(diagram: Diagram) -> list[Label]:
    return [
        *(label for edge in diagram.edges for label in edge.labels),
        *(label for node in diagram.nodes for leaving in node.exits for label in leaving.labels),
    ]


def said(declaration: Declaration) -> set[tuple[str, str, str | None]]:
    """The facts of a declaration, read directly from its transitions."""
    return {(source, t.event, t.target) for t in declaration.transitions for source in t.sources}


def check_complete(declaration: Declaration) -> None:
    for view in View:
        diagram = compose.diagram(declaration, view)
        shown = [*arrows(diagram), *lines(diagram)]
        assert sorted(map(str, shown)) == sorted(map(str, said(declaration)))  # each exactly once
        assert sorted(node.name for node in diagram.nodes) == sorted(state.name for state in declaration.states)
        idents = [node.ident for node in diagram.nodes]
        idents += [label.ident for label in labels(diagram)]
        idents += [edge.ident for edge in diagram.edges if len(edge.labels) > 1]
        assert len(set(idents)) == len(idents)
        pairs = [(edge.source, edge.target, edge.internal) for edge in diagram.edges]
        assert len(set(pairs)) == len(pairs)
        assert diagram == compose.diagram(declaration, view)
    edges = {(s, e, t) for s, e, t in said(declaration) if t is not None}
    assert set(arrows(compose.diagram(declaration, View.FULL))) == edges


@given(machines())
def test_everything_is_shown_once_in_random_machines(generated: Generated) -> None:
    check_complete(loads(dump(generated.document())))


@BUNDLED
def test_everything_is_shown_once_in_bundled_machines(entry: catalog.BundledFile) -> None:
    check_complete(load(entry.path))


@given(machines())
def test_the_main_path_begins_at_the_beginning_and_goes_along_arrows(generated: Generated) -> None:
    diagram = compose.diagram(loads(dump(generated.document())), View.FLOW)
    path = [node.name for node in diagram.nodes if node.spine]
    assert path[0] == next(node.name for node in diagram.nodes if node.initial)
    along = {(edge.source, edge.target) for edge in diagram.edges if edge.spine}
    assert set(itertools.pairwise(path)) == along
    assert not any(edge.backward for edge in diagram.edges if edge.spine)


def test_exits_into_errors_are_folded_and_the_rest_is_drawn() -> None:
    diagram = compose.diagram(declare(TURNSTILE), View.FLOW)
    folded = set(lines(diagram))
    assert ("LOCKED", "JAM", "BROKEN") in folded  # a fault, into an error
    assert ("OPEN", "CLOSE", "CLOSED") in folded  # from everywhere
    assert ("OPEN", "LOOK", None) in folded  # stays
    assert ("PASSED", "PUSH", "PASSED") in set(arrows(diagram))  # a loop is an edge
    assert ("BROKEN", "REPAIR", "LOCKED") in set(arrows(diagram))


def test_a_state_that_no_arrow_leads_to_names_its_sources() -> None:
    nodes = {node.name: node for node in compose.diagram(declare(TURNSTILE), View.FLOW).nodes}
    assert nodes["CLOSED"].entry is not None
    assert (nodes["CLOSED"].entry.events, nodes["CLOSED"].entry.sources) == (("CLOSE",), 3)
    assert nodes["OPEN"].entry is None


def test_the_main_path_prefers_first_exits_and_ends_last() -> None:
    diagram = compose.diagram(declare(TURNSTILE), View.FULL)
    assert [node.name for node in diagram.nodes if node.spine] == ["LOCKED", "OPEN", "PASSED", "CLOSED"]


def test_edges_between_two_states_are_one_arrow() -> None:
    edge = next(
        e for e in compose.diagram(declare(TURNSTILE), View.FULL).edges if (e.source, e.target) == ("OPEN", "PASSED")
    )
    assert [label.event for label in edge.labels] == ["PUSH", "DONE"]
    assert edge.ident == "edges-OPEN-PASSED"
    assert [label.ident for label in edge.labels] == ["edge-OPEN-PUSH-PASSED", "edge-OPEN-DONE-PASSED"]


def test_an_event_is_conditional_if_all_its_transitions_are() -> None:
    body = """
        variables: {n: {range: [0, 3], initial: 0}}
        states: {A_STATE: {initial: true}, B_STATE: {}}
        events: {GO: {by: machine}, TURN: {by: machine}}
        transitions:
          - {from: A_STATE, on: GO, to: B_STATE, when: n == 0, set: {n: 1}}
          - {from: A_STATE, on: GO, to: B_STATE, when: n > 0}
          - {from: B_STATE, on: TURN, to: A_STATE, set: {n: 0}}
    """
    found = {fact.event: fact for fact in facts.of(declare(body))}
    assert found["GO"].conditional
    assert found["GO"].ways == ("when n == 0; sets n = 1", "when n > 0")
    assert not found["TURN"].conditional
    assert found["TURN"].ways == ("sets n = 0",)


def test_the_legend_has_the_signs_that_occur() -> None:
    """In a box, a fault has its sign but no arrow, and an input is in italics."""
    machine = declare(TURNSTILE)
    folded, drawn = (set(dot.legend(compose.diagram(machine, view))) for view in (View.FLOW, View.FULL))
    assert "!: fault" in folded
    assert "dashed arrow, !: fault" in drawn - folded
    assert "italic: input" in folded & drawn
    assert "<i>close</i>" in dot.render(compose.diagram(machine, View.FLOW))


def test_a_terminal_error_state_is_drawn_as_both() -> None:
    text = TURNSTILE.replace("CLOSED: {kind: terminal}", "CLOSED: {kind: error, terminal: true}")
    plain, both = declare(TURNSTILE), declare(text)
    assert [state.terminal for state in plain.states] == [state.terminal for state in both.states]
    diagram = compose.diagram(both, View.FULL)
    drawn = dot.render(diagram)
    box = next(part for part in drawn.split("\n\t") if 'class="state error terminal"' in part)
    assert "peripheries=2" in box
    assert "dashed" in box
    assert '"final-CLOSED"' in drawn
    assert {"dashed border: error", "double border: terminal"} <= set(dot.legend(diagram))
    assert "CLOSED --> [*]" in mermaid.render(diagram)
    assert re.search(r"class [\w, ]*CLOSED[\w, ]* error", mermaid.render(diagram))
    assert "as CLOSED <<error>>" in plantuml.render(diagram)
    assert "CLOSED --> [*]" in plantuml.render(diagram)


def test_every_engine_and_export_treats_a_terminal_error_state_as_terminal() -> None:
    text = TURNSTILE.replace("CLOSED: {kind: terminal}", "CLOSED: {kind: error, terminal: true}")
    plain, both = declare(TURNSTILE), declare(text)
    assert [r.word for r in check(plain).results] == [r.word for r in check(both).results]
    for one in (scxml, tla, smv, promela, smtlib):
        assert one.render(plain).replace(plain.sha256, "") == one.render(both).replace(both.sha256, "")


# ---- footnotes -------------------------------------------------------------------------------------------------------

GUARDED = """
    variables:
      coins: {range: [0, 2], initial: 0}
    states:
      LOCKED: {initial: true, quiescent: true}
      OPEN: {quiescent: true}
    events:
      COIN: {by: input}
      PUSH: {by: input}
      FREE: {by: input}
    transitions:
      - {from: LOCKED, on: COIN, internal: true, when: coins < 1, set: {coins: coins + 1}}
      - {from: LOCKED, on: COIN, to: OPEN, when: coins == 1, set: {coins: 0}}
      - {from: OPEN, on: PUSH, to: LOCKED, when: coins == 1}
      - {from: OPEN, on: PUSH, internal: true, when: coins == 0 and not LOCKED}
      - {from: LOCKED, on: FREE, to: OPEN}
"""


def test_conditions_are_numbered_from_the_top_and_equal_ones_have_one_number() -> None:
    diagram = footnotes.numbered(compose.diagram(declare(GUARDED), View.FULL))
    assert diagram.footnotes == (
        "[1]: when coins < 1",
        "[2]: when coins == 1",
        "[3]: when coins == 0 and not LOCKED",
    )
    signs = {label.event: label.sign for edge in diagram.edges for label in edge.labels}
    assert signs == {"COIN": "[2]", "PUSH": "[2]", "FREE": "[…]"}
    text = dot.render(diagram)
    assert "coin\N{NO-BREAK SPACE}[2]" in text
    assert "free\N{NO-BREAK SPACE}[" not in text
    assert "has a condition" not in text


@BUNDLED
def test_each_condition_of_a_bundled_machine_is_below_its_picture(entry: catalog.BundledFile) -> None:
    declaration = load(entry.path)
    for view in View:
        diagram = footnotes.numbered(compose.diagram(declaration, view))
        told = "\n".join(diagram.footnotes)
        for fact in facts.of(declaration):
            assert all(f"when {guard}" in told for guard in fact.guards)
        assert "[…]" not in dot.render(diagram)
