"""What a declaration claims of every reachable state, as goals of a proof.

Invariants, step properties, CTL formulas that say of every reachable state what that state alone decides, rankings, and
of the checks that every machine gets those that speak of single states. The other claims are about paths, or about what
can be reached: their evidence is a run, or the exploration itself.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from leverframe.language.declaration import Always, Branching, Claim, Declaration, Frame, Linear, Ranking, Step
from leverframe.language.expr import TRUE, Expr, Formula, Globally, Implies, Not, events_of, is_temporal
from leverframe.logic.conditions import FaultyState, misjudged, overlaps, stuck
from leverframe.logic.enabledness import resolve
from leverframe.logic.ranking import below_nought, demands
from leverframe.logic.steps import conditions


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be shown of every reachable state: all of `formulas`.

    `claimed` becomes part of the invariant; what is not, follows from it. Formulas with event atoms are shown of every
    state as entered by each event, and by none.
    """

    name: str
    formulas: tuple[Formula, ...]
    claimed: bool
    entering: bool = field(init=False)
    """Does it say something of how a state is entered?"""

    def __post_init__(self) -> None:
        # Asked for each step, and the formulas are long.
        object.__setattr__(self, "entering", any(map(events_of, self.formulas)))


CHECKED = ("determinism", "range-safety", "deadlock-freedom", "quiescence")
"""The checks that are proved; that no assignment leaves its range is part of every proof."""


def goals(declaration: Declaration) -> Iterator[Goal]:
    """The goals of all claims, true or not, that a proof by induction can establish."""
    yield Goal("determinism", _none(overlaps(declaration)), claimed=False)
    yield Goal("range-safety", (), claimed=False)
    yield Goal("deadlock-freedom", _none(stuck(declaration)), claimed=False)
    yield Goal("quiescence", _none(misjudged(declaration)), claimed=False)
    for claimed in declaration.properties:
        goal = goal_of(declaration, claimed.name, claimed.claim)
        if goal is not None:
            yield goal


def goal_of(declaration: Declaration, name: str, claim: Claim) -> Goal | None:
    """The goal of a property; None where it is not of that kind."""
    match claim:
        case Always(formula):
            return _always(declaration, name, formula)
        case Branching(Globally("A", formula)) if not is_temporal(formula):
            return _always(declaration, name, formula)
        case Step() | Frame():
            demanded = (Implies(one.possible, one.claimed) for one in conditions(declaration, claim))
            return Goal(name, tuple(demanded) or (TRUE,), claimed=False)
        case Ranking():
            violated: list[Expr] = [below_nought(claim)]
            violated += [demand.violated for demand in demands(declaration, claim)]
            return Goal(name, tuple(map(Not, violated)), claimed=False)
        case Branching() | Linear():
            return None


def _always(declaration: Declaration, name: str, formula: Formula) -> Goal:
    resolved = resolve(formula, declaration)
    return Goal(name, (resolved,), claimed=not events_of(resolved))


def _none(faults: Iterator[FaultyState] | tuple[FaultyState, ...]) -> tuple[Formula, ...]:
    return tuple(Not(fault.condition) for fault in faults)
