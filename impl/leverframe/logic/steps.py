"""What a step property demands, as conditions on the state before the step, which every engine understands.

A transition assigns deterministically, so that what is claimed of the states before and after a step by it is claimed
of the state before: each primed name gives way to what the transition assigns to it (the weakest precondition of
E. W. Dijkstra, 'Guarded commands, nondeterminacy and formal derivation of programs', CACM 18(8), 1975).
Limits: where an assignment leaves a range there is no state after the step, and the condition means nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from leverframe.language.declaration import Declaration, Frame, Step, Transition
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Expr,
    Formula,
    InState,
    Not,
    Or,
    Primed,
    Variable,
    conjunction,
    transform,
)
from leverframe.logic.enabledness import any_enabled, enabled_here
from leverframe.logic.folding import folded

StepClaim = Step | Frame
"""What is claimed of every step, each step by itself."""


@dataclass(frozen=True, slots=True)
class Condition:
    """Where `possible` is true of a state, a step can be made that the claim is about; `claimed` must be true then.

    `ensured` is what that says of the step itself, with primes, and `transition` makes the step; None for what is
    required before it.
    """

    possible: Expr
    claimed: Expr
    transition: Transition | None = None
    ensured: Expr = TRUE

    @property
    def violated(self) -> Expr:
        """True of a state from which a step leads that should not."""
        return And((self.possible, Not(self.claimed)))


def conditions(declaration: Declaration, claim: StepClaim) -> Iterator[Condition]:
    """All that a claim demands; what a transition meets by its form alone is left out."""
    for condition in literal_conditions(declaration, claim):
        claimed = condition.claimed if condition.transition is None else folded(condition.claimed)
        if condition.transition is None or claimed != TRUE:
            yield replace(condition, claimed=claimed)


def literal_conditions(declaration: Declaration, claim: StepClaim) -> Iterator[Condition]:
    """All that a claim demands, as substitution leaves it: what others shall judge for themselves."""
    match claim:
        case Step(events, requires, ensures):
            if requires != TRUE or ensures == TRUE:
                yield Condition(any_enabled(declaration, events), requires)
            if ensures != TRUE:
                wanted = frozenset(events)
                yield from (_ensured(declaration, one, ensures) for one in _all(declaration) if one.event in wanted)
        case Frame(changers):
            assigning = _assigning(declaration)
            for name, events in changers:
                unchanged, listed = Compare("==", Primed(Variable(name)), Variable(name)), frozenset(events)
                others = (one for one in assigning.get(name, ()) if one.event not in listed)
                yield from (_ensured(declaration, one, unchanged) for one in others)


def changes(declaration: Declaration, claim: Frame) -> Iterator[tuple[str, str, Expr]]:
    """The events that a frame lists, each with its variable and the states in which a step by it changes that."""
    assigning = _assigning(declaration)
    for name, events in claim.changers:
        changed = Compare("!=", Primed(Variable(name)), Variable(name))
        ways: dict[str, list[Expr]] = {event: [] for event in events}
        for one in assigning.get(name, ()):
            if one.event in ways:
                ways[one.event].append(And((enabled_here(declaration, one), before(changed, one))))
        yield from ((event, name, folded(Or(tuple(parts)))) for event, parts in ways.items())


def before(ensured: Expr, transition: Transition) -> Expr:
    """What must be true before a step by a transition for something to be true of the states before and after."""
    effects = dict(transition.effects)

    def afterwards(part: Formula) -> Formula | None:
        match part:
            case Primed(Variable(name) as variable):
                return effects.get(name, variable)
            case Primed(InState(name) as here):
                return here if transition.target is None else TRUE if transition.target == name else FALSE
            case _:
                return None

    return transform(ensured, afterwards)


def allowed(declaration: Declaration, claim: StepClaim) -> Expr:
    """True of the states from which no step leads that should not."""
    return conjunction(tuple(Not(condition.violated) for condition in conditions(declaration, claim)))


def _assigning(declaration: Declaration) -> Mapping[str, Sequence[Transition]]:
    """Of each variable, the transitions and actions that assign it."""
    found: dict[str, list[Transition]] = {}
    for transition in _all(declaration):
        for name, _ in transition.effects:
            found.setdefault(name, []).append(transition)
    return found


def _all(declaration: Declaration) -> tuple[Transition, ...]:
    return (*declaration.transitions, *declaration.environment)


def _ensured(declaration: Declaration, transition: Transition, ensured: Expr) -> Condition:
    return Condition(enabled_here(declaration, transition), before(ensured, transition), transition, ensured)
