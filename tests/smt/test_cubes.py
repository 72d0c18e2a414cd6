"""Cubes compared with brute force: they contain an unreachable state and no reachable one, and are maximal."""

import itertools
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.states.packing import CONTROL
from leverframe.language.loader import loads
from leverframe.logic.render import render
from leverframe.smt.cubes import Cube, Reachable, Values, lemma
from tests.oracle.system import State, System
from tests.support.brute import everywhere, parsed, says
from tests.support.budget import examples
from tests.support.declared import declare
from tests.support.smt.cubes import domains, flaws, point, within
from tests.support.strategies import PATIENT, Generated, dump, machines

WIDE = declare("""
    variables:
      low: {range: [-5, -2], initial: -3}
      wide: {range: [-1, 3], initial: 0}
      only: {range: [4, 4], initial: 4}
      flag: {bool: false}
      mode: {enum: [OPEN, SHUT, HALF, LOST], initial: OPEN}
      pair: {enum: [YES, NO], initial: NO}
      sole: {enum: [LONE], initial: LONE}
    states: {ON: {initial: true, quiescent: true}, OFF: {quiescent: true}, OUT: {quiescent: true}}
""")
"""Every kind of variable, and ranges with negative values. The machine never leaves its initial state."""


# ---- expansion -----------------------------------------------------------------------------------------------------


@given(generated=machines(), order=st.permutations(range(3)))
@settings(PATIENT, max_examples=examples(60))
def test_cubes_are_prime(generated: Generated, order: Sequence[int]) -> None:
    assert list(flaws(loads(dump(generated.document())), order)) == []


def test_cubes_of_many_conditions_are_prime() -> None:
    declaration = declare("""
        variables:
          x: {range: [-3, 3], initial: 0}
          y: {range: [-2, 2], initial: 0}
          mode: {enum: [OPEN, SHUT, HALF], initial: OPEN}
        states: {ON: {initial: true, quiescent: true}, OFF: {quiescent: true}, OUT: {quiescent: true}}
        events: {UP: {by: input}, DOWN: {by: input}, TURN: {by: input}, LEAVE: {by: input}}
        transitions:
          - {from: ON, on: UP, internal: true, when: x < 2 and mode == OPEN, set: {x: x + 2, y: "min(y + 1, 2)"}}
          - {from: ON, on: DOWN, internal: true, when: x > -2, set: {x: x - 1, mode: SHUT}}
          - {from: ON, on: TURN, to: OFF, when: y > 0, set: {mode: "HALF if x < 0 else OPEN", y: 0 - y}}
          - {from: OFF, on: LEAVE, to: OUT, when: mode == HALF, set: {y: x}}
    """)
    assert len(System(declaration).distance) > 5
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        assert list(flaws(declaration, order)) == []


# ---- lemmas --------------------------------------------------------------------------------------------------------


@st.composite
def cubes(draw: st.DrawFn) -> Cube:
    """Some conditions in some order, each a proper subset of the values."""
    conditions: dict[str, Values] = {}
    numbers = {variable.name for variable in WIDE.variables if not variable.labels}
    able = [name for name, domain in domains(WIDE).items() if len(domain) > 1]
    for name in draw(st.lists(st.sampled_from(able), min_size=1, max_size=4, unique=True)):
        domain = domains(WIDE)[name]
        some = frozenset(draw(st.sets(st.sampled_from(domain), min_size=1, max_size=len(domain) - 1)))
        values = range(min(some), max(some) + 1) if name in numbers else some
        if len(values) < len(domain):
            conditions[name] = values
    return Cube(conditions or {"flag": frozenset({1})})


SYSTEM = System(WIDE)
EVERYWHERE = everywhere(WIDE)


@given(cube=cubes())
@settings(PATIENT, max_examples=examples(80))
def test_a_lemma_says_that_a_state_is_outside_the_cube_and_its_text_says_the_same(cube: Cube) -> None:
    found = lemma(WIDE, cube)
    assert parsed(WIDE, render(found)) == found
    said = says(SYSTEM, found)
    assert all(said(state, None) != within(cube, point(WIDE, state)) for state in EVERYWHERE[:: len(EVERYWHERE) // 100])
    mentioned = [name for name in cube.values if name != CONTROL]
    corners = itertools.product(*(domains(WIDE)[name] for name in mentioned))
    first = {variable.name: variable.initial for variable in WIDE.variables}
    for values, control in itertools.product(corners, WIDE.states):
        at = {**first, **dict(zip(mentioned, values, strict=True))}
        state = State(control.name, tuple(at.values()))
        assert said(state, None) != within(cube, point(WIDE, state))


def test_a_range_may_be_as_large_as_it_likes() -> None:
    declaration = declare("""
        variables: {budget: {range: [-1, 1000000000], initial: 5}, x: {range: [0, 3], initial: 0}}
        states: {ON: {initial: true, quiescent: true}}
    """)
    reachable = Reachable(explore(declaration, Limits()))
    cube = reachable.expand({"budget": 6, "x": 0, CONTROL: 0}, ("x", "budget", CONTROL))
    assert cube == Cube({"budget": range(6, 1_000_000_001)})
    assert render(lemma(declaration, cube)) == "budget < 6"
