"""Brute-force checks of proofs on every valuation within the ranges, by the oracle's semantics.

The producer of an invariant is not trusted: the claim is read from the declaration again, by the name of the goal. So
the checks detect a misstated goal as well as one that does not follow.
"""

import itertools
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Declaration,
    Extent,
    Frame,
    Linear,
    Ranking,
    Step,
    Transition,
    VariableDeclaration,
)
from leverframe.language.expr import Constant, Formula, Globally, events_of, transform
from leverframe.language.types import Context, Scope, elaborate
from leverframe.smt.strengthening import Invariant
from tests.oracle import claims
from tests.oracle.system import Firing, Point, State, System, bare, value

Z3 = Path(sys.executable).parent / "z3"
"""The solver as a program, which comes with the package."""

Said = Callable[[State, str | None], bool]
"""Whether a condition is true in a state as entered by this event, or by none."""


def everywhere(declaration: Declaration) -> list[State]:
    """All valuations within the ranges, in each control state."""
    ranges = [range(variable.low, variable.high + 1) for variable in declaration.variables]
    return [State(state.name, values) for state in declaration.states for values in itertools.product(*ranges)]


def says(system: System, formula: Formula) -> Said:
    """Return a formula without temporal operators as a condition."""

    def truth(state: State, last: str | None) -> bool:
        at = system.point(state)
        found = value(formula, Point(at.control, at.values, last, lambda event: system.can(state, event), at.temporal))
        return found == 1

    return truth


# ---- invariants ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Objections:
    """The faults of an invariant: of its initiation, of its consecution, and of its goals."""

    beginning: Sequence[str]
    steps: Sequence[str]
    goals: Mapping[str, Sequence[str]]

    def __iter__(self) -> Iterator[str]:
        return itertools.chain(self.beginning, self.steps, *self.goals.values())


def objections(invariant: Invariant, declaration: Declaration | None = None) -> Objections:
    """Return the faults of an invariant; `declaration` is the machine at other values of the parameters."""
    declaration = declaration or invariant.declaration
    system = System(declaration)
    conditions = [says(system, valued(condition, declaration.constants)) for condition in invariant.conditions]
    inside = [state for state in everywhere(declaration) if all(holds(state, None) for holds in conditions)]
    return Objections(
        [] if system.initial in inside else ["the initial state is outside"],
        list(_leaving(system, inside)),
        {goal.name: list(_false(system, inside, goal.name)) for goal in invariant.goals},
    )


def _leaving(system: System, inside: Sequence[State]) -> Iterator[str]:
    known = set(inside)
    for state in inside:
        for firing in system.firings(state):
            if firing.target is None:
                yield f"{firing.transition.event} leaves a range in {state}"
            elif firing.target not in known:
                yield f"{firing.transition.event} leads out of the invariant from {state}"


def _false(system: System, inside: Sequence[State], name: str) -> Iterator[str]:
    said = goal_said(system, name)
    for state in inside:
        if not said(state, None):
            yield f"{name} is false in {state}"
        if name in BUILTIN_CHECKS:
            continue
        for event, target in system.steps(state):
            if entering(system, name) and not said(target, event):
                yield f"{name} is false after {event} from {state}"


def entering(system: System, name: str) -> bool:
    """Return whether a property depends on how a state is entered."""
    claim = next(claimed.claim for claimed in system.declaration.properties if claimed.name == name)
    return isinstance(claim, Always | Branching) and bool(events_of(claim.formula))


def goal_said(system: System, name: str) -> Said:
    """Return the meaning of a goal, by its name: a built-in check or a property."""
    checks: Mapping[str, Callable[[State], bool]] = {
        "determinism": lambda state: not overlapping(system, state),
        "range-safety": lambda state: not claims.escaping(system, state),
        "deadlock-freedom": lambda state: not claims.stuck(system, state) and not claims.idle(system, state),
        "quiescence": lambda state: not claims.overstated(system, state) and not claims.idle(system, state),
    }
    if name in checks:
        return lambda state, _: checks[name](state)
    claim = next(claimed.claim for claimed in system.declaration.properties if claimed.name == name)
    match claim:
        case Always(formula) | Branching(Globally("A", formula)):
            return says(system, formula)
        case Step() | Frame():
            return lambda state, _: not any(claims.breaks(system, claim, state, event) for event in system.makers)
        case Ranking():
            return lambda state, _: not unranked(system, claim, state)
        case Branching() | Linear():
            raise TypeError(claim)


def overlapping(system: System, state: State) -> bool:
    """Return whether some event has two enabled transitions."""
    fired = [firing.transition.event for firing in system.firings(state)]
    return len(fired) != len(set(fired))


def valued(formula: Formula, constants: Mapping[str, int]) -> Formula:
    """Return a formula with these values of the constants."""

    def known(part: Formula) -> Formula | None:
        match part:
            case Constant(_, text) if text in constants:
                return Constant(constants[text], text)
            case _:
                return None

    return transform(formula, known)


def at(declaration: Declaration, constants: Mapping[str, int]) -> Declaration | None:
    """Return the machine with other values of constants, without the loader's checks; None if it has no meaning."""
    constants = {**declaration.constants, **constants}

    def revalued(transition: Transition) -> Transition:
        effects = tuple((name, valued(expression, constants)) for name, expression in transition.effects)
        return replace(transition, guard=valued(transition.guard, constants), effects=effects)

    variables: list[VariableDeclaration] = []
    for variable in declaration.variables:
        if (extent := variable.extent) is None:
            variables.append(variable)
            continue
        extent = Extent(*(valued(part, constants) for part in (extent.low, extent.high, extent.initial)))
        low, high, initial = (value(part, bare("", {})) for part in (extent.low, extent.high, extent.initial))
        if not low <= initial <= high:
            return None
        variables.append(replace(variable, low=low, high=high, initial=initial, extent=extent))
    return replace(
        declaration,
        constants=constants,
        variables=tuple(variables),
        states=tuple(replace(state, quiescent=valued(state.quiescent, constants)) for state in declaration.states),
        transitions=tuple(map(revalued, declaration.transitions)),
        environment=tuple(map(revalued, declaration.environment)),
        properties=tuple(replace(p, claim=_claim_at(p.claim, constants)) for p in declaration.properties),
    )


def _claim_at(claim: Claim, constants: Mapping[str, int]) -> Claim:
    match claim:
        case Always(formula) | Branching(formula) | Linear(formula):
            return replace(claim, formula=valued(formula, constants))
        case Step(_, requires, ensures):
            return replace(claim, requires=valued(requires, constants), ensures=valued(ensures, constants))
        case Frame():
            return claim
        case Ranking(region, measures):
            measured = tuple(valued(measure, constants) for measure in measures)
            return replace(claim, region=valued(region, constants), measures=measured)


# ---- rankings ------------------------------------------------------------------------------------------------------


def unranked(system: System, claim: Ranking, state: State) -> bool:
    """Return whether a state of the region has a negative component or a forbidden step within the region."""
    return unfounded(system, claim, state) or any(breaking(system, claim, state))


def unfounded(system: System, claim: Ranking, state: State) -> bool:
    """Return whether the state is in the region and has a negative component."""
    return system.holds(claim.region, state) and min(measured(system, claim, state)) < 0


def breaking(system: System, claim: Ranking, state: State) -> Iterator[Firing]:
    """Yield the steps inside the region that a ranking does not allow."""
    for firing in system.firings(state):
        target = firing.target
        if target is not None and system.holds(claim.region, state) and system.holds(claim.region, target):
            before, afterwards = measured(system, claim, state), measured(system, claim, target)
            strict = system.makers[firing.transition.event] in {"machine", "fault"}
            if afterwards > before or (strict and afterwards == before):
                yield firing


def measured(system: System, claim: Ranking, state: State) -> tuple[int, ...]:
    """Return the tuple, which Python orders lexicographically."""
    return tuple(value(measure, system.point(state)) for measure in claim.measures)


# ---- solvers and texts ---------------------------------------------------------------------------------------------


def answers(text: str) -> Sequence[str]:
    """Return the lines that the solver prints for a script."""
    with tempfile.NamedTemporaryFile("w", suffix=".smt2") as script:
        script.write(text)
        script.flush()
        done = subprocess.run([Z3, script.name], capture_output=True, text=True, check=False, timeout=60)
    return done.stdout.split("\n")[:-1]


def parsed(declaration: Declaration, text: str) -> Formula:
    """Return the parsed expression over the states of a declaration, or an invariant."""
    scope = Scope(
        declaration.constants,
        {variable.name: variable for variable in declaration.variables},
        frozenset(state.name for state in declaration.states),
        frozenset(event.name for event in declaration.events),
    )
    formula, problems = elaborate(text, scope, Context.INVARIANT)
    assert not problems, (text, problems)
    return formula
