"""Ranking functions: what a ranking claim requires of each step.

Inside the region (both ends of the step are in it) every step by a machine or fault event decreases the tuple in
lexicographic order, no input and no environment action increases it, and every component is non-negative. Then no run
makes infinitely many machine and fault steps in the region. Under `progress`, enabled machine events eventually happen,
so every run leaves the region.

Source: R. W. Floyd, 'Assigning meanings to programs', 1967; docs/language.md, 'properties'.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.language.declaration import Declaration, Maker, Ranking, Transition
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Compare,
    Constant,
    Expr,
    Formula,
    InState,
    Not,
    Or,
    Variable,
    conjunction,
    disjunction,
    transform,
)

ZERO = Constant(0, "0")


@dataclass(frozen=True, slots=True)
class Demand:
    """The requirement on the steps by one transition from one control state: `violated` is false before each of them.

    With `strict`, the tuple must decrease; otherwise it must not increase.
    """

    transition: Transition
    source: str
    strict: bool
    violated: Expr


def negative_component(claim: Ranking) -> Expr:
    """True in states of the region with a negative component, where the order is not well-founded."""
    return And((claim.region, disjunction(tuple(Compare("<", measure, ZERO) for measure in claim.measures))))


Known = dict[tuple[int, int, str], "Demand"]
"""Requirements by the objects of the claim and of the transition, and by the source."""


def demands(declaration: Declaration, claim: Ranking, known: Known | None = None) -> Iterator[Demand]:
    """The requirements on each transition and environment action, from each control state in which it may start.

    Those that are `known` of a machine with the same claim and transition are taken from there.
    """
    makers = declaration.makers
    for transition in (*declaration.transitions, *declaration.environment):
        strict = makers[transition.event] in {Maker.MACHINE, Maker.FAULT}
        for source in transition.sources:
            found = None if known is None else known.get((id(claim), id(transition), source))
            if found is None or found.strict != strict:
                found = Demand(transition, source, strict, _violated(claim, transition, source, strict=strict))
            yield found


def _violated(claim: Ranking, transition: Transition, source: str, *, strict: bool) -> Expr:
    target = transition.target or source
    afterwards = tuple(after(measure, transition, target) for measure in claim.measures)
    smaller = _smaller(afterwards, claim.measures)
    same = conjunction(tuple(Compare("==", new, old) for new, old in zip(afterwards, claim.measures, strict=True)))
    allowed = smaller if strict else Or((smaller, same))
    inside = And((claim.region, after(claim.region, transition, target)))
    return And((InState(source), transition.guard, inside, Not(allowed)))


def after(expression: Expr, transition: Transition, target: str) -> Expr:
    """An expression over the state after a step, rewritten over the state before it."""
    effects = dict(transition.effects)

    def replace(part: Formula) -> Formula | None:
        match part:
            case Variable(name):
                return effects.get(name, part)
            case InState(name):
                return TRUE if name == target else FALSE
            case _:
                return None

    return transform(expression, replace)


def _smaller(new: Sequence[Expr], old: Sequence[Expr]) -> Expr:
    """Lexicographic order: some component is smaller, and the components before it are equal."""
    cases: list[Expr] = []
    for index in range(len(old)):
        same = tuple(Compare("==", new[i], old[i]) for i in range(index))
        cases.append(conjunction((*same, Compare("<", new[index], old[index]))))
    return disjunction(tuple(cases))
