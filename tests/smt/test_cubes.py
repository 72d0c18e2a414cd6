"""Cubes against brute force: around an unreachable state, clear of the reachable ones, and as wide as can be."""

import itertools
from collections.abc import Iterator, Mapping, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.states.packing import CONTROL
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.logic.render import render
from leverframe.smt.cubes import Cube, Reachable, Values, lemma
from tests.oracle.system import State, System
from tests.support.brute import everywhere, parsed, says
from tests.support.declared import declare
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
"""Every kind of variable, and ranges on both sides of nought; no state but the first is ever reached."""


def point(declaration: Declaration, state: State) -> Mapping[str, int]:
    controls = [each.name for each in declaration.states]
    names = (variable.name for variable in declaration.variables)
    return {**dict(zip(names, state.values, strict=True)), CONTROL: controls.index(state.control)}


def within(cube: Cube, at: Mapping[str, int]) -> bool:
    return all(at[name] in values for name, values in cube.values.items())


def domains(declaration: Declaration) -> Mapping[str, range]:
    found = {v.name: range(v.low, v.high + 1) for v in declaration.variables}
    return {**found, CONTROL: range(len(declaration.states))}


# ---- expansion -----------------------------------------------------------------------------------------------------


def wider(declaration: Declaration, cube: Cube) -> Iterator[Cube]:
    """The cubes in which one condition admits one value more; of numbers one at an end, as what is left is a range."""
    numbers = {variable.name for variable in declaration.variables if not variable.labels}
    for name, domain in domains(declaration).items():
        values = frozenset(cube.values.get(name, domain))
        more = {min(values) - 1, max(values) + 1} if name in numbers else set(domain)
        for value in (more & set(domain)) - values:
            yield Cube({**cube.values, name: values | {value}})


def flaws(declaration: Declaration, order: Sequence[int]) -> Iterator[str]:
    """What is wrong with the cubes around the unreachable states of a machine."""
    system = System(declaration)
    reachable = Reachable(explore(declaration, Limits()))
    known = [point(declaration, state) for state in system.distance]
    names = [*(variable.name for variable in declaration.variables), CONTROL]
    arranged = sorted(names, key=lambda name: order[names.index(name)])
    seen: set[frozenset[tuple[str, Values]]] = set()
    for state in everywhere(declaration):
        at = point(declaration, state)
        if reachable.holds(at) != (state in system.distance):
            yield f"{state} is said to be reachable, or is and is not said to be"
        if state in system.distance:
            continue
        cube = reachable.expand(at, arranged)
        if not within(cube, at):
            yield f"{cube} does not contain {state}"
        if (conditions := frozenset(cube.values.items())) in seen:
            continue
        seen.add(conditions)
        if any(within(cube, other) for other in known):
            yield f"{cube} contains a reachable state"
        if not all(any(within(other, reached) for reached in known) for other in wider(declaration, cube)):
            yield f"{cube} could be wider"
        yield from misshapen(declaration, cube)


def misshapen(declaration: Declaration, cube: Cube) -> Iterator[str]:
    """Conditions that are idle, or ranges with gaps, and a lemma that says something else."""
    numbers = {variable.name for variable in declaration.variables if not variable.labels}
    for name, values in cube.values.items():
        if not set(values) < set(domains(declaration)[name]):
            yield f"{name} is idle in {cube}"
        if name in numbers and len(values) != max(values) - min(values) + 1:
            yield f"{name} has a gap in {cube}"
    said = says(System(declaration), lemma(declaration, cube))
    if any(said(other, None) == within(cube, point(declaration, other)) for other in everywhere(declaration)):
        yield f"{render(lemma(declaration, cube))} does not say that a state is outside {cube}"


@given(generated=machines(), order=st.permutations(range(3)))
@settings(PATIENT, max_examples=60)
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
    """Some conditions, in some order, each a proper part of the values."""
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
@settings(PATIENT, max_examples=80)
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
