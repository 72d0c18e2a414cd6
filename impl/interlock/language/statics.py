"""What can be decided about a declaration without exploring it.

Terminal states without exits, quiescent states that plainly owe a machine event, guards that are never true, guards of
one event that overlap. Guards are decided by enumerating the variables that they mention, within the bounds that their
own comparisons set; above `MAX_VALUATIONS` a pair of guards is *undecided*, and said to be so: never taken as disjoint.
Where `MAX_WORK` is spent, everything that is left is undecided.
"""

import itertools
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from interlock.language.declaration import Declaration, Maker, Transition, UndecidedOverlap, VariableDeclaration
from interlock.language.evaluate import Valuation, compile_formula
from interlock.language.expr import (
    And,
    Compare,
    Constant,
    Formula,
    Not,
    Variable,
    conjunction,
    mentions_control,
    variables_of,
    walk,
)
from interlock.language.report import Report

MAX_VALUATIONS = 100_000
"""Valuations enumerated for one guard or one pair of guards."""
MAX_WORK = 40_000_000
"""Parts of guards evaluated for one file: bounds the time that loading takes, to some ten seconds."""

_PREPARATION = 30
_VALUATION = 10
"""What it takes to compile a part, and to make a valuation, in evaluations of a part."""


@dataclass(slots=True)
class _TooManyError(Exception):
    """More valuations than the limit allows."""

    valuations: int


class Solver:
    """Decides expressions over bounded variables by enumeration."""

    def __init__(self, variables: tuple[VariableDeclaration, ...]) -> None:
        self._variables = {variable.name: variable for variable in variables}
        self._work = MAX_WORK

    @property
    def spent(self) -> bool:
        """Is there nothing more that can be decided?"""
        return self._work <= 0

    def model(self, condition: Formula, control: str) -> Mapping[str, int] | None:
        """Values of the mentioned variables that make `condition` true in `control`, or None. Raises _TooManyError."""
        parts = sum(1 for _ in walk(condition))
        self._work -= _PREPARATION * parts
        bounds = self._bounds(condition)
        if any(low > high for low, high in bounds.values()):
            return None
        names = sorted(bounds)
        valuations = math.prod(high - low + 1 for low, high in bounds.values())
        work = valuations * (parts + _VALUATION)
        if valuations > MAX_VALUATIONS or work > self._work:
            raise _TooManyError(valuations)
        self._work -= work
        holds = compile_formula(condition)
        for values in itertools.product(*(range(bounds[name][0], bounds[name][1] + 1) for name in names)):
            candidate = dict(zip(names, values, strict=True))
            if holds(Valuation(control, candidate)):
                return candidate
        return None

    def _bounds(self, condition: Formula) -> dict[str, tuple[int, int]]:
        """For each mentioned variable an interval outside of which `condition` is false."""
        names = variables_of(condition)
        bounds = {name: (self._variables[name].low, self._variables[name].high) for name in names}
        for name, (low, high) in _literal_bounds(condition):
            old_low, old_high = bounds[name]
            bounds[name] = (max(old_low, low), min(old_high, high))
        return bounds


_FAR = 1 << 62


def _literal_bounds(condition: Formula) -> Iterator[tuple[str, tuple[int, int]]]:
    match condition:
        case And(operands):
            for operand in operands:
                yield from _literal_bounds(operand)
        case Variable(name):
            yield name, (1, _FAR)
        case Not(Variable(name)):
            yield name, (-_FAR, 0)
        case Compare(operator, Variable(name), Constant(value)):
            yield name, _interval(operator, value)
        case Compare(operator, Constant(value), Variable(name)):
            yield name, _interval(operator.translate(str.maketrans("<>", "><")), value)
        case _:
            return


def _interval(operator: str, value: int) -> tuple[int, int]:
    intervals = {
        "==": (value, value),
        "<": (-_FAR, value - 1),
        "<=": (-_FAR, value),
        ">": (value + 1, _FAR),
        ">=": (value, _FAR),
    }
    return intervals.get(operator, (-_FAR, _FAR))


def check(declaration: Declaration, report: Report) -> tuple[UndecidedOverlap, ...]:
    """Report what is wrong; return the pairs of transitions of which it could not be decided whether they overlap."""
    solver = Solver(declaration.variables)
    _terminal_states(declaration, report)
    _guards_that_are_never_true(declaration, report, solver)
    _quiescent_states(declaration, report, solver)
    return tuple(_overlaps(declaration, report, solver))


def _terminal_states(declaration: Declaration, report: Report) -> None:
    terminal = {state.name for state in declaration.states if state.terminal}
    for transition in declaration.transitions:
        for name in sorted(terminal.intersection(transition.sources)):
            message = f"the terminal state {name} has an exit by {transition.event}"
            hint = f"add 'except: [{name}]', or do not call {name} terminal"
            report.add_at("IL042", message, transition.span, hint)


def _guards_that_are_never_true(declaration: Declaration, report: Report, solver: Solver) -> None:
    for transition in (*declaration.transitions, *declaration.environment):
        sources = transition.sources if mentions_control(transition.guard) else transition.sources[:1]
        try:
            if all(solver.model(transition.guard, source) is None for source in sources):
                hint = "an edge that can never be taken proves nothing: remove it, or mend the guard"
                report.add_at("IL045", f"the guard of {transition.event} is never true", transition.span, hint)
        except _TooManyError:
            continue  # Whether it ever fires is what `transitions-reachable` tells.


def _quiescent_states(declaration: Declaration, report: Report, solver: Solver) -> None:
    makers = declaration.makers
    for state in declaration.states:
        for transition in declaration.transitions:
            if (
                state.terminal
                or state.name not in transition.sources
                or makers.get(transition.event) is not Maker.MACHINE
            ):
                continue
            both = conjunction((state.quiescent, transition.guard))
            apart = conjunction((state.quiescent, Not(transition.guard)))
            try:
                plainly = solver.model(both, state.name) is not None and solver.model(apart, state.name) is None
            except _TooManyError:
                continue  # The exploration compares declared and derived quiescence state by state.
            if plainly:
                event = transition.event
                message = f"{state.name} is declared quiescent, but in it the machine event {event} is always enabled"
                hint = f"remove 'quiescent' from {state.name}, or make {transition.event} an input"
                report.add_at("IL043", message, state.span, hint)


def _overlaps(declaration: Declaration, report: Report, solver: Solver) -> Iterator[UndecidedOverlap]:
    groups: dict[tuple[str, str], list[Transition]] = {}
    for transition in (*declaration.transitions, *declaration.environment):
        for source in transition.sources:
            groups.setdefault((source, transition.event), []).append(transition)
    seen: set[tuple[int, int]] = set()
    for (source, event), transitions in groups.items():
        for first, second in itertools.combinations(transitions, 2):
            both = conjunction((first.guard, second.guard))
            pair = (id(first), id(second))
            if pair in seen and not mentions_control(both):
                continue
            seen.add(pair)
            try:
                values = solver.model(both, source)
            except _TooManyError as error:
                yield UndecidedOverlap(event, first.span, second.span, error.valuations)
                continue
            if values is not None:
                _report_overlap(declaration, report, (source, event), (first, second), values)


def _report_overlap(
    declaration: Declaration,
    report: Report,
    where: tuple[str, str],
    pair: tuple[Transition, Transition],
    values: Mapping[str, int],
) -> None:
    source, event = where
    first, second = pair
    variables = {variable.name: variable for variable in declaration.variables}
    shown = ", ".join(f"{name} = {_text(variables[name].show(value))}" for name, value in values.items())
    when = f" when {shown}" if shown else ""
    message = f"in {source}, {event} has two enabled transitions{when}; the other one is at line {first.span.line}"
    report.add_at("IL044", message, second.span, "make the guards exclude each other: an event decides one step")


def _text(value: str | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
