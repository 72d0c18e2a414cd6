"""Claims about every reachable state, as goals of a proof.

These are invariants, step properties, rankings, `AG` of CTL formulas without temporal operators, and the built-in
checks of single states. All other claims are about paths or reachability: their evidence is a run or the exploration.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from leverframe.language.declaration import Always, Branching, Claim, Declaration, Frame, Linear, Ranking, Step
from leverframe.language.expr import TRUE, Expr, Formula, Globally, Implies, Not, events_of, is_temporal
from leverframe.logic.conditions import FaultyState, misjudged, overlaps, stuck
from leverframe.logic.enabledness import resolve
from leverframe.logic.ranking import demands, negative_component
from leverframe.logic.steps import conditions


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: all of `formulas` hold in every reachable state.

    The formulas are part of the invariant if `claimed`, otherwise they follow from it. Formulas with event atoms are
    proved for every state as entered by each event, and by none.
    """

    name: str
    formulas: tuple[Formula, ...]
    claimed: bool
    entering: bool = field(init=False)
    """Do the formulas contain event atoms?"""

    def __post_init__(self) -> None:
        # Computed once: it is needed for each step, and the formulas are long.
        object.__setattr__(self, "entering", any(map(events_of, self.formulas)))


CHECKED = ("determinism", "range-safety", "deadlock-freedom", "quiescence")
"""The built-in checks that are proved. Range safety is part of every proof."""


def goals(declaration: Declaration) -> Iterator[Goal]:
    """Yield the goals of all claims, true or not, that a proof by induction can establish."""
    yield Goal("determinism", _none(overlaps(declaration)), claimed=False)
    yield Goal("range-safety", (), claimed=False)
    yield Goal("deadlock-freedom", _none(stuck(declaration)), claimed=False)
    yield Goal("quiescence", _none(misjudged(declaration)), claimed=False)
    for claimed in declaration.properties:
        goal = goal_of(declaration, claimed.name, claimed.claim)
        if goal is not None:
            yield goal


def goal_of(declaration: Declaration, name: str, claim: Claim) -> Goal | None:
    """Return the goal of a property, or None if the property is not about every reachable state."""
    match claim:
        case Always(formula):
            return _always(declaration, name, formula)
        case Branching(Globally("A", formula)) if not is_temporal(formula):
            return _always(declaration, name, formula)
        case Step() | Frame():
            demanded = (Implies(one.possible, one.claimed) for one in conditions(declaration, claim))
            return Goal(name, tuple(demanded) or (TRUE,), claimed=False)
        case Ranking():
            violated: list[Expr] = [negative_component(claim)]
            violated += [demand.violated for demand in demands(declaration, claim)]
            return Goal(name, tuple(map(Not, violated)), claimed=False)
        case Branching() | Linear():
            return None


def _always(declaration: Declaration, name: str, formula: Formula) -> Goal:
    resolved = resolve(formula, declaration)
    return Goal(name, (resolved,), claimed=not events_of(resolved))


def _none(faults: Iterator[FaultyState] | tuple[FaultyState, ...]) -> tuple[Formula, ...]:
    return tuple(Not(fault.condition) for fault in faults)
