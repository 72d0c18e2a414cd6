"""The guarantee in words: what follows from a suite, and why nothing does."""

import pytest

from leverframe.conform.automata.guarantee import (
    Alike,
    LeftOut,
    ManyAnswers,
    NoReset,
    Obstacle,
    Setting,
    Targetless,
    Wavering,
    guarantee,
)
from leverframe.conform.automata.machine import machine
from leverframe.conform.automata.suite import Method, suite

TWO = machine([[(1, 0), (0, 0)], [(0, 1), (1, 0)]])


def test_a_guarantee_names_method_extra_states_view_and_alphabet() -> None:
    found = suite(TWO, Method.WP, 1)
    assert guarantee(found, found.size(), Setting(("path", "event"))) == (
        "Method Wp, k = 1: 6 tests, 22 inputs in all. "
        "In the view path, event, the reference has 2 distinguishable states and 2 inputs. "
        "If the subject passes all tests, is deterministic in this view, returns to its initial state at each reset, "
        "and has at most 3 states, then it answers each input as the reference does, after any inputs."
    )


def test_a_guarantee_is_of_what_can_be_offered() -> None:
    partial = machine([[(1, 0), None], [(0, 1), (1, 0)]])
    found = suite(partial, Method.HSI)
    said = guarantee(found, found.size(), Setting((), ("SINK_LOST",)))
    assert "then it answers each input that the reference defines at that point as the reference does" in said
    assert "In a view of acceptance alone, the reference has" in said
    assert said.endswith("This says nothing about inputs that cannot be offered: SINK_LOST.")


@pytest.mark.parametrize(
    ("obstacle", "says"),
    [
        (ManyAnswers("GO, TICK"), "The reference is not deterministic in this view: it allows several observations"),
        (NoReset(), "The subject has no reliable reset"),
        (Wavering("GO"), "The subject is not deterministic: it answered the same inputs in two ways, after GO."),
        (Targetless("GO"), "A record does not tell its new_state, so nobody knows where the last step of GO leads."),
        (Alike("IDLE", "BUSY"), "No inputs that can be offered distinguish the states IDLE and BUSY"),
        (LeftOut(1200, "the budget of 60 s was spent"), "1,200 tests did not run: the budget of 60 s was spent."),
    ],
)
def test_an_obstacle_leaves_no_guarantee(obstacle: Obstacle, says: str) -> None:
    found = suite(TWO)
    said = guarantee(found, found.size(), Setting(("path",)), [obstacle])
    assert said.startswith("No guarantee for any number of states. ")
    assert says in said
    assert "If the subject passes" not in said


def test_states_that_nothing_distinguishes_leave_no_guarantee() -> None:
    # Input 0 would separate the states, and cannot be offered in state 1.
    alike = machine([[(1, 0), (0, 0)], [None, (1, 0)]])
    found = suite(alike, Method.HSI)
    assert "the states 0 and 1 of the reference" in guarantee(found, found.size(), Setting(("path",)))
