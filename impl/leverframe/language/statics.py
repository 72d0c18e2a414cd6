"""Static checks of a declaration, without exploration.

Exits of terminal states, quiescent states in which a machine event is always enabled, guards that are never true, and
overlapping guards of one event. Guards are decided by enumeration of the variables that they mention, within the bounds
of their own comparisons. Above `MAX_VALUATIONS` a pair of guards is *undecided* and reported as such, never taken as
disjoint. When `MAX_WORK` is spent, all remaining pairs are undecided.
"""

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from leverframe.errors import Span
from leverframe.language.declaration import (
    Declaration,
    Maker,
    State,
    Transition,
    UndecidedOverlap,
    VariableDeclaration,
)
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import (
    FALSE,
    And,
    Compare,
    Constant,
    Formula,
    Not,
    Variable,
    conjunction,
    mentions_control,
    walk,
)

MAX_VALUATIONS = 100_000
"""The number of valuations that are enumerated for one guard or one pair of guards."""
MAX_WORK = 20_000_000
"""The number of parts of guards that are evaluated for one file: it limits loading to about five seconds."""

# The cost of other work, as a number of evaluations: preparing a part, making a valuation, comparing two bounds.
_PREPARATION = 100
_VALUATION = 10
_COMPARISON = 20

Bounds = Mapping[str, tuple[int, int]]


@dataclass(slots=True)
class _TooManyError(Exception):
    """More valuations than the limit allows."""

    valuations: int


class Enumerator:
    """Decides expressions over bounded variables by enumeration."""

    def __init__(self, variables: tuple[VariableDeclaration, ...]) -> None:
        self._variables = {variable.name: variable for variable in variables}
        self._work = MAX_WORK

    @property
    def spent(self) -> bool:
        """Is the budget spent?"""
        return self._work <= 0

    def model(self, condition: Formula, control: str) -> Mapping[str, int] | None:
        """Values of the mentioned variables that make `condition` true in `control`, or None. Raises _TooManyError."""
        parts = tuple(walk(condition))
        bounds = self._bounds(condition, parts)
        valuations = _size(bounds)
        work = len(parts) * _PREPARATION + valuations * (len(parts) + _VALUATION)
        if valuations > MAX_VALUATIONS or (valuations and work > self._work):
            self._work -= len(parts) * _PREPARATION
            raise _TooManyError(valuations)
        self._work -= work
        if not valuations:
            return None
        names = sorted(bounds)
        holds = compile_formula(condition)
        for values in itertools.product(*(range(bounds[name][0], bounds[name][1] + 1) for name in names)):
            candidate = dict(zip(names, values, strict=True))
            if holds(Valuation(control, candidate)):
                return candidate
        return None

    def valuations(self, condition: Formula) -> int:
        """The number of valuations that decide a condition."""
        return _size(self.bounds(condition))

    def bounds(self, condition: Formula) -> Bounds:
        """For each variable that `condition` mentions, an interval outside which the condition is false."""
        return self._bounds(condition, tuple(walk(condition)))

    def plainly_disjoint(self, first: Bounds, second: Bounds) -> bool:
        """Is there a variable whose two intervals are disjoint?"""
        self._work -= _COMPARISON
        shared = first.keys() & second.keys()
        return any(first[name][0] > second[name][1] or second[name][0] > first[name][1] for name in shared)

    def _bounds(self, condition: Formula, parts: tuple[Formula, ...]) -> Bounds:
        names = {part.name for part in parts if isinstance(part, Variable)}
        bounds = {name: (self._variables[name].low, self._variables[name].high) for name in names}
        for name, (low, high) in literal_bounds(condition):
            old_low, old_high = bounds[name]
            bounds[name] = (max(old_low, low), min(old_high, high))
        return bounds


def _size(bounds: Bounds) -> int:
    return math.prod(max(high - low + 1, 0) for low, high in bounds.values())


_FAR = 1 << 62


def literal_bounds(condition: Formula) -> Iterator[tuple[str, tuple[int, int]]]:
    """For each variable, an interval that contains its value whenever `condition` holds, from its conjuncts."""
    match condition:
        case And(operands):
            for operand in operands:
                yield from literal_bounds(operand)
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


class Complaints(Protocol):
    """A collector of errors, such as `Problems`."""

    def add_at(self, code: str, message: str, span: Span, hint: str | None = None) -> None:
        """Report a problem at a known place."""


def check(declaration: Declaration, report: Complaints) -> tuple[UndecidedOverlap, ...]:
    """Report all errors; return the pairs of transitions whose overlap could not be decided."""
    solver = Enumerator(declaration.variables)
    _terminal_states(declaration, report)
    _guards_that_are_never_true(declaration, report, solver)
    _quiescent_states(declaration, report, solver)
    return tuple(_overlaps(declaration, report, solver))


def _terminal_states(declaration: Declaration, report: Complaints) -> None:
    terminal = {state.name for state in declaration.states if state.terminal}
    for transition in _lines(declaration.transitions):
        names = [name for name in transition.sources if name in terminal]
        if names:
            have = "has" if len(names) == 1 else "have"
            message = f"the terminal {_named('state', names)} {have} an exit by {transition.event}"
            listed = ", ".join(names)
            everywhere = len(transition.sources) == len(declaration.states)
            remedy = f"add 'except: [{listed}]'" if everywhere else f"leave {listed} out of 'from'"
            hint = f"{remedy}, or do not call {listed} terminal"
            report.add_at("LF042", message, transition.span, hint)


def _guards_that_are_never_true(declaration: Declaration, report: Complaints, solver: Enumerator) -> None:
    for transition in _lines((*declaration.transitions, *declaration.environment)):
        sources = transition.sources if mentions_control(transition.guard) else transition.sources[:1]
        try:
            if all(solver.model(transition.guard, source) is None for source in sources):
                hint = "an edge that can never be taken proves nothing: remove it, or correct the guard"
                report.add_at("LF045", f"the guard of {transition.event} is never true", transition.span, hint)
        except _TooManyError:
            continue  # `transitions-reachable` decides whether it ever fires.


def _lines(transitions: Iterable[Transition]) -> Iterable[Transition]:
    """One transition for each line of the file: a line with several events has several transitions."""
    return {transition.span: transition for transition in reversed(tuple(transitions))}.values()


def _quiescent_states(declaration: Declaration, report: Complaints, solver: Enumerator) -> None:
    makers = declaration.makers
    owed: dict[str, list[Transition]] = {}
    for transition in declaration.transitions:
        if makers.get(transition.event) is Maker.MACHINE:
            for source in transition.sources:
                owed.setdefault(source, []).append(transition)
    for state in declaration.states:
        if state.terminal or state.quiescent == FALSE or solver.spent:
            continue
        enabled = [t.event for t in owed.get(state.name, ()) if _always_enabled(t, state, solver)]
        if enabled:
            events = list(dict.fromkeys(enabled))
            subject = f"the machine {_named('event', events)} {'is' if len(events) == 1 else 'are'}"
            message = f"{state.name} is declared quiescent, but in it {subject} always enabled"
            hint = f"remove 'quiescent' from {state.name}, or declare {', '.join(events)} 'by: input'"
            report.add_at("LF043", message, state.span, hint)


def _always_enabled(transition: Transition, state: State, solver: Enumerator) -> bool:
    """Is the transition enabled in every valuation in which the state is declared quiescent?"""
    both = conjunction((state.quiescent, transition.guard))
    apart = conjunction((state.quiescent, Not(transition.guard)))
    try:
        return solver.model(both, state.name) is not None and solver.model(apart, state.name) is None
    except _TooManyError:
        return False  # The exploration compares declared and derived quiescence state by state.


def _overlaps(declaration: Declaration, report: Complaints, solver: Enumerator) -> Iterator[UndecidedOverlap]:
    told: set[tuple[Span, Span]] = set()
    for source, first, second in _rivals(declaration, solver):
        lines = (first.span, second.span)
        both = conjunction((first.guard, second.guard))
        if solver.spent:
            # The remaining pairs are undecided, too: one pair is enough to make the verdict unknown.
            yield UndecidedOverlap(first.event, *lines, solver.valuations(both))
            return
        try:
            values = None if lines in told else solver.model(both, source)
        except _TooManyError as error:
            yield UndecidedOverlap(first.event, *lines, error.valuations)
            continue
        if values is not None:
            told.add(lines)
            _report_overlap(declaration, report, source, (first, second), values)


def _rivals(declaration: Declaration, solver: Enumerator) -> Iterator[tuple[str, Transition, Transition]]:
    """Pairs of transitions of one event that share a state and whose bounds allow an overlap there.

    Each pair is yielded once, with one of the states, unless its guards mention the state.
    """
    transitions = (*declaration.transitions, *declaration.environment)
    bounds = {id(transition): solver.bounds(transition.guard) for transition in transitions}
    depending = {id(transition) for transition in transitions if mentions_control(transition.guard)}
    groups: dict[tuple[str, str], list[Transition]] = {}
    for transition in transitions:
        for source in transition.sources:
            groups.setdefault((source, transition.event), []).append(transition)
    seen: set[tuple[int, int]] = set()
    for (source, _), rivals in groups.items():
        for first, second in itertools.combinations(rivals, 2):
            pair = (id(first), id(second))
            if pair in seen:
                continue
            if depending.isdisjoint(pair):
                seen.add(pair)
            if solver.spent or not solver.plainly_disjoint(bounds[pair[0]], bounds[pair[1]]):
                yield source, first, second


def _report_overlap(
    declaration: Declaration,
    report: Complaints,
    source: str,
    pair: tuple[Transition, Transition],
    values: Mapping[str, int],
) -> None:
    first, second = pair
    event = first.event
    variables = {variable.name: variable for variable in declaration.variables}
    shown = ", ".join(f"{name} = {_text(variables[name].show(value))}" for name, value in values.items())
    when = f" when {shown}" if shown else ""
    if first.span == second.span:
        report.add_at("LF044", f"{event} is a duplicate under 'on'", second.span, "remove one of them")
        return
    message = f"in {source}, {event} has two enabled transitions{when}; the other one is at line {first.span.line}"
    report.add_at("LF044", message, second.span, "make the guards exclude each other: an event decides one step")


def _text(value: str | int) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _named(kind: str, names: list[str]) -> str:
    """``state A``, ``states A and B``."""
    return f"{kind} {names[0]}" if len(names) == 1 else f"{kind}s {', '.join(names[:-1])} and {names[-1]}"
