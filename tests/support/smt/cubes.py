"""Cubes, compared with brute force: they exclude no reachable state, and are maximal."""

from collections.abc import Iterator, Mapping, Sequence

from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.check.states.packing import CONTROL
from leverframe.language.declaration import Declaration
from leverframe.logic.render import render
from leverframe.smt.cubes import Cube, Reachable, Values, lemma
from tests.oracle.system import State, System
from tests.support.brute import everywhere, says


def point(declaration: Declaration, state: State) -> Mapping[str, int]:
    controls = [each.name for each in declaration.states]
    names = (variable.name for variable in declaration.variables)
    return {**dict(zip(names, state.values, strict=True)), CONTROL: controls.index(state.control)}


def within(cube: Cube, at: Mapping[str, int]) -> bool:
    return all(at[name] in values for name, values in cube.values.items())


def domains(declaration: Declaration) -> Mapping[str, range]:
    found = {v.name: range(v.low, v.high + 1) for v in declaration.variables}
    return {**found, CONTROL: range(len(declaration.states))}


def wider(declaration: Declaration, cube: Cube) -> Iterator[Cube]:
    """The cubes in which one condition admits one more value; for numbers, one at an end of the range."""
    numbers = {variable.name for variable in declaration.variables if not variable.labels}
    for name, domain in domains(declaration).items():
        values = frozenset(cube.values.get(name, domain))
        more = {min(values) - 1, max(values) + 1} if name in numbers else set(domain)
        for value in (more & set(domain)) - values:
            yield Cube({**cube.values, name: values | {value}})


def flaws(declaration: Declaration, order: Sequence[int]) -> Iterator[str]:
    """The faults of the cubes of the unreachable states of a machine."""
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
    """Useless conditions, ranges with gaps, and lemmas that differ from their cubes."""
    numbers = {variable.name for variable in declaration.variables if not variable.labels}
    for name, values in cube.values.items():
        if not set(values) < set(domains(declaration)[name]):
            yield f"{name} is idle in {cube}"
        if name in numbers and len(values) != max(values) - min(values) + 1:
            yield f"{name} has a gap in {cube}"
    said = says(System(declaration), lemma(declaration, cube))
    if any(said(other, None) == within(cube, point(declaration, other)) for other in everywhere(declaration)):
        yield f"{render(lemma(declaration, cube))} does not say that a state is outside {cube}"
