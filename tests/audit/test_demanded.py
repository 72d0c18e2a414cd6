"""On which steps a report is due, and which steps may have left no row: small machines, one question each."""

import pytest

from leverframe.audit.demanded import Demanded, Names
from leverframe.audit.inputs.rows import Place
from leverframe.audit.layout import Case, Layout
from leverframe.audit.matching import ANOTHER
from leverframe.audit.reporting import At, _Came, _Due
from leverframe.language.loader import loads
from leverframe.observe.observations import Step
from leverframe.observe.reading import reads
from tests.audit.logs import declared

LAMP = """
leverframe: 1
machine: lamp
profile: draft
states: {OFF: {initial: true, quiescent: true}, LIT: {}, DIM: {quiescent: true}}
events: {PRESS: {by: input}, TURN: {by: input}, TICK: {by: machine}}
transitions:
  - {from: OFF, on: PRESS, to: LIT}
  - {from: LIT, on: PRESS, internal: true}
  - {from: DIM, on: PRESS, to: DIM}
  - {from: LIT, on: TURN, to: DIM}
  - {from: LIT, on: TICK, internal: true}
"""
INTERFACE = """
leverframe: 1
interface: lamp
signals: {tick: TICK}
telemetry:
  moved: {on: edge, cites: [R-1], has: {R-2: {was: source, is: target}}}
  ticked: {on: [TICK], cites: [R-3], has: {R-4: {at: source}}}
"""


def demanded(interface: str = INTERFACE) -> Demanded:
    declaration = loads(LAMP)
    layout = Layout(
        telemetry={"moved": {"was": ("was",), "is": ("is",)}, "ticked": {"at": ("at",)}},
        cases=(Case((), "report", "moved"), Case((), "report", "ticked")),
    )
    found = reads(declaration, interface)
    return Demanded(declaration, found, layout, found.names)


@pytest.mark.parametrize(
    ("step", "wanted"),
    [
        (Step("LIT", "OFF", "PRESS"), "must"),
        (Step("LIT", "LIT", "PRESS"), "may"),
        (Step("LIT", None, "PRESS"), "must"),
        (Step("DIM", None, "PRESS"), "may"),
        (Step("DIM", "DIM"), "may"),
        (Step("DIM", None), "may"),
        (Step("DIM", None, "TURN"), "must"),
        (Step("LIT", None, "TICK"), "no"),
        (Step(None, "LIT", "TICK"), "no"),
    ],
)
def test_a_report_of_an_edge_is_due_unless_the_state_may_stay(step: Step, wanted: str) -> None:
    assert demanded().due("moved", step, None) == wanted


@pytest.mark.parametrize(("more", "free"), [("", False), ("optional: [tick]\n", True)])
def test_a_step_with_an_optional_signal_may_have_left_no_row(more: str, free: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    found = demanded(INTERFACE + more)
    names = found.names_of_step("ticked", "LIT", "LIT", "TICK")
    assert (found.is_free("ticked", names), found.is_moot("ticked", names)) == (free, free)
    assert not found.is_free("moved", found.names_of_step("moved", "OFF", "LIT", "PRESS"))


def test_an_event_may_have_the_name_of_the_event_that_it_realises() -> None:
    declaration, interface = declared("reug")
    found = Demanded(declaration, interface, Layout(), ())
    for one, other in declaration.realised.items():
        assert found.is_same(one, other), one
        assert found.is_same(other, one), one
        assert not found.is_same("TOOL_FAILURE", other), one
    assert declaration.realised


@pytest.mark.parametrize(
    ("due", "came", "differs"),
    [
        (("LIT", "DIM"), ("LIT", "DIM"), 0),
        (("LIT", "DIM"), ("LIT", "OFF"), 1),
        (("LIT", "DIM"), ("OFF", "OFF"), ANOTHER),
        (("LIT", "DIM"), (None, "OFF"), 1),
        (("LIT",), ("OFF",), 1),
        ((None, "DIM"), ("OFF", "OFF"), 1),
        ((None, "DIM"), ("OFF", None), 0),
    ],
)
def test_a_report_with_one_wrong_name_is_misreported_and_one_with_all_wrong_is_another(
    due: Names, came: Names, differs: int
) -> None:
    at = At(Place("log", 1), 1)
    wanted = _Due(due, is_optional=False, is_moot=False, seen=Step("DIM", "LIT", "TURN"), at=at)
    assert _Came(came, is_free=False, at=at, demanded=demanded()).differs(wanted) == differs
