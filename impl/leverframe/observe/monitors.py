"""Claims as monitors, which see with each step of a run whether it has broken a claim.

A claim about single states and steps is broken by a step under a condition before it (`observe.loosest`). A claim about
runs, an LTL formula, is broken with the first finite part of the run after which no continuation makes it true, its
*bad prefix* (`logic.prefixes`). What the run can still become is a set of states of an automaton; the monitor has a
variable for each of them, which each step of the run assigns. So the observer needs to know nothing of formulas.

A formula that is no safety formula says what must happen some day. A finite run may leave that open. It is settled once
each continuation makes the formula true: then the run has broken its negation.

A moment of a formula is a state with the event that led there. Each step leads to the next one, also a hidden one; that
a run pauses is no step. A CTL formula about all paths is read as the LTL formula that says the same, if there is one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.language.declaration import Branching, Claim, Declaration, Linear, Transition, VariableDeclaration
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.language.expr import (
    Enabled,
    Expr,
    Formula,
    Not,
    Variable,
    conjunction,
    disjunction,
    is_temporal,
    variables_of,
    walk,
)
from leverframe.logic import fragment
from leverframe.logic.folding import folded
from leverframe.logic.normal import normalise
from leverframe.logic.prefixes import Prefixes, prefixes
from leverframe.logic.steps import before
from leverframe.observe import loosest
from leverframe.observe.loosest import Breaking
from leverframe.observe.memory import Memory

_TRACK = "may become?"
"""The beginning of the names of what a run can still become: no declaration can have such a name."""


@dataclass(frozen=True, slots=True)
class Track:
    """A variable of a monitor: what it is at first, and what each step makes it."""

    name: str
    initial: bool
    after: Mapping[Transition, Expr]


@dataclass(frozen=True, slots=True)
class Monitor:
    """What breaks a claim: steps under conditions before them, or the initial state.

    If a claim says what must happen some day, `negation` says what breaks its negation: then it has happened.
    """

    breaks: Breaking
    broken: bool
    """Does the initial state break it?"""
    tracks: tuple[Track, ...] = ()
    negation: "Monitor | None" = None

    @property
    def parts(self) -> tuple["Monitor", ...]:
        """This monitor, and that of the negation."""
        return (self,) if self.negation is None else (self, self.negation)


def why_not(claim: Claim, erased: frozenset[str]) -> str | None:
    """The reason why no run up to some observation can show whether a claim is broken; None if one can."""
    formula = _of_runs(claim)
    if formula is None:
        return loosest.why_not(claim, erased)
    if any(isinstance(part, Enabled) for part in walk(formula)):
        return loosest.ENABLED
    unseen = sorted(variables_of(formula) & erased)
    return loosest.unseen(unseen[0]) if unseen else None


def is_of_runs(claim: Claim) -> bool:
    """Is it a claim about runs, which single states and steps do not decide?"""
    return _of_runs(claim) is not None


def monitor(declaration: Declaration, claim: Claim, name: str) -> Monitor:
    """The monitor of a claim; `why_not` must be None, and each monitor has another name.

    Raises CapacityError if the automaton of its formula would be too large.
    """
    formula = _of_runs(claim)
    if formula is None:
        return Monitor(loosest.breaking(declaration, claim), not loosest.keeps_initially(declaration, claim))
    kept = prefixes(formula)
    found = _monitor(declaration, kept, f"{_TRACK}{name}+")
    if kept.is_safety:
        return found
    return replace(found, negation=_monitor(declaration, prefixes(formula, positive=False), f"{_TRACK}{name}-"))


def monitored(declaration: Declaration, monitors: Sequence[Monitor]) -> Declaration:
    """The machine in which each step says which claims it breaks (`loosest.memories`), in the order of their parts."""
    parts = [part for one in monitors for part in one.parts]
    tracks, span = [track for part in parts for track in part.tracks], declaration.states[0].span
    added = (VariableDeclaration(one.name, 0, 1, int(one.initial), ("false", "true"), None, span) for one in tracks)

    def watched(line: Transition) -> Transition:
        moved = tuple((one.name, one.after[line]) for one in tracks)
        return replace(line, effects=(*line.effects, *moved)) if moved else line

    lines = [*declaration.transitions, *declaration.environment]
    after = {line: watched(line) for line in lines}
    tracking = replace(
        declaration,
        variables=(*declaration.variables, *added),
        transitions=tuple(after[line] for line in declaration.transitions),
        environment=tuple(after[line] for line in declaration.environment),
    )
    return loosest.monitored(tracking, [{after[line]: one for line, one in part.breaks.items()} for part in parts])


def initially(monitors: Sequence[Monitor]) -> Memory:
    """Which claims the initial state keeps, and which it breaks, part by part."""
    broken = [part.broken for one in monitors for part in one.parts]
    return Memory(*(sum((one is wanted) << number for number, one in enumerate(broken)) for wanted in (False, True)))


def _of_runs(claim: Claim) -> Formula | None:
    """The LTL formula that a claim states of each run; None if it is about single states and steps, or about no run."""
    match claim:
        case Linear(formula) if loosest.of_states(claim) is None:
            return formula
        case Branching(formula) if loosest.of_states(claim) is None and is_temporal(formula):
            normal = normalise(formula)
            found = fragment.linear(normal)
            return found if fragment.branching(normal) is not None else None
        case _:
            return None


def _monitor(declaration: Declaration, kept: Prefixes, name: str) -> Monitor:
    at = _initially(declaration)
    names = [f"{name}{number}" for number in range(kept.states)]
    first = {move.target for move in kept.moves if move.source == kept.initial and compile_formula(move.now)(at)}
    lines = (*declaration.transitions, *declaration.environment)
    after = {line: [_becomes(kept, number, names, line) for number in range(kept.states)] for line in lines}
    tracks = tuple(
        Track(one, number in first, {line: after[line][number] for line in lines}) for number, one in enumerate(names)
    )
    breaks = {line: folded(Not(disjunction(tuple(after[line])))) for line in lines}
    return Monitor(breaks, not first, tracks)


def _becomes(kept: Prefixes, number: int, names: Sequence[str], line: Transition) -> Expr:
    """The condition, before a step, under which a state of the automaton is one of those after it."""
    ways = (
        conjunction((Variable(names[move.source]), before(loosest.after(move.now, line.event), line)))
        for move in kept.moves
        if move.target == number
    )
    return folded(disjunction(tuple(ways)))


def _initially(declaration: Declaration) -> Valuation:
    return Valuation(declaration.initial_state, {one.name: one.initial for one in declaration.variables})
