"""Step properties as conditions on the state before the step, which every engine can decide.

A transition assigns deterministically, so a claim about the states before and after its step is a claim about the state
before: each primed name is replaced by the expression that the transition assigns to it (the weakest precondition of
E. W. Dijkstra, 'Guarded commands, nondeterminacy and formal derivation of programs', CACM 18(8), 1975).
Limits: if an assignment leaves a range, there is no state after the step, and the condition has no meaning.
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
"""A claim about each single step."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on states: in every state in which `possible` holds, `claimed` must hold.

    `possible` says that a step of the claim is enabled. For `ensures`, `ensured` is the claim with primes, and
    `transition` makes the step; for `requires`, `transition` is None.
    """

    possible: Expr
    claimed: Expr
    transition: Transition | None = None
    ensured: Expr = TRUE

    @property
    def violated(self) -> Expr:
        """True in a state from which a step violates the claim."""
        return And((self.possible, Not(self.claimed)))


def conditions(declaration: Declaration, claim: StepClaim) -> Iterator[Condition]:
    """The conditions of a claim, without those that a transition satisfies by its form."""
    for condition in literal_conditions(declaration, claim):
        claimed = condition.claimed if condition.transition is None else folded(condition.claimed)
        if condition.transition is None or claimed != TRUE:
            yield replace(condition, claimed=claimed)


def literal_conditions(declaration: Declaration, claim: StepClaim) -> Iterator[Condition]:
    """All conditions of a claim, directly after the substitution, for others to judge."""
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
    """The events of a frame, each with its variable and the states in which a step by it changes the variable."""
    assigning = _assigning(declaration)
    for name, events in claim.changers:
        changed = Compare("!=", Primed(Variable(name)), Variable(name))
        ways: dict[str, list[Expr]] = {event: [] for event in events}
        for one in assigning.get(name, ()):
            if one.event in ways:
                ways[one.event].append(And((enabled_here(declaration, one), before(changed, one))))
        yield from ((event, name, folded(Or(tuple(parts)))) for event, parts in ways.items())


def before(ensured: Expr, transition: Transition) -> Expr:
    """The condition on the state before a step by `transition` under which `ensured` holds for the step."""
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
    """True in the states from which no step violates the claim."""
    return conjunction(tuple(Not(condition.violated) for condition in conditions(declaration, claim)))


def _assigning(declaration: Declaration) -> Mapping[str, Sequence[Transition]]:
    """For each variable, the transitions and environment actions that assign it."""
    found: dict[str, list[Transition]] = {}
    for transition in _all(declaration):
        for name, _ in transition.effects:
            found.setdefault(name, []).append(transition)
    return found


def _all(declaration: Declaration) -> tuple[Transition, ...]:
    return (*declaration.transitions, *declaration.environment)


def _ensured(declaration: Declaration, transition: Transition, ensured: Expr) -> Condition:
    return Condition(enabled_here(declaration, transition), before(ensured, transition), transition, ensured)
