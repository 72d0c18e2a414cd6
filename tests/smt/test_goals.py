"""Goals have the meaning of their claims: on every valuation, as entered by each event and by none."""

from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.language.expr import disjunction
from leverframe.language.loader import loads
from leverframe.smt.goals import goals
from tests.oracle.system import System
from tests.support.brute import everywhere, overlapping, parsed
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.smt.goals import _misstated, misstated, unguarded
from tests.support.smt.strengthening import claims, holding
from tests.support.strategies import UNSHRUNK, declarations


@given(text=declarations(claims=claims, count=5), dropped=st.integers(0, 2**12 - 1))
@settings(UNSHRUNK, max_examples=examples(50))
def test_goals_say_what_is_claimed(text: str, dropped: int) -> None:
    assert list(misstated(unguarded(loads(text), dropped))) == []


@given(text=declarations(claims=claims, count=5))
@settings(UNSHRUNK, max_examples=examples(40))
def test_goals_hold_where_the_checker_says_that_the_claims_hold(text: str) -> None:
    declaration = loads(text)
    every = list(goals(declaration))
    words = {found.name: found.word for found in check(declaration).results}
    true = holding(declaration, every)
    assert {goal.name: words[goal.name] for goal in every} == {
        goal.name: "holds" if goal in true else "fails" for goal in every
    }


def test_two_enabled_transitions_of_one_event() -> None:
    declaration = unguarded(
        declare("""
            variables: {x: {range: [0, 2], initial: 0}}
            states: {ON: {initial: true, quiescent: true}, OFF: {quiescent: true}}
            events: {GO: {by: input}, STAY: {by: input}}
            transitions:
              - {from: [ON, OFF], on: GO, to: ON, when: x == 0}
              - {from: ON, on: GO, to: OFF, when: x == 1}
              - {from: OFF, on: STAY, to: OFF}
        """),
        0b010,
    )
    determinism = next(goals(declaration))
    system = System(declaration)
    found = [state for state in everywhere(declaration) if overlapping(system, state)]
    assert [(state.control, state.values) for state in found] == [("ON", (0,))]
    assert list(_misstated(system, determinism)) == []


def test_an_empty_disjunction_is_false() -> None:
    declaration = declare("states: {ON: {initial: true, quiescent: true}}")
    on = parsed(declaration, "ON")
    assert disjunction(()) == parsed(declaration, "false")
    assert disjunction((on,)) == on
    assert disjunction((on, on)) == parsed(declaration, "ON or ON")
