"""The assumptions of a verdict about infinite paths, derived from the claim and compared with the evidence."""

from collections.abc import Iterator

from leverframe.language.assumptions import describe
from leverframe.language.declaration import Branching, Claim, Linear, PathBase, Paths, Ranking
from leverframe.language.expr import (
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Release,
    Temporal,
    Until,
    WeakUntil,
    children,
)


def assumptions(claim: Claim | None) -> str | None:
    """Return the assumptions of a verdict, or None if it does not depend on which infinite paths count."""
    match claim:
        case Branching(formula, paths) | Linear(formula, paths):
            return describe(paths) if any(_endless(*part) for part in _signed(formula, positive=True)) else None
        case Ranking():
            # A decreasing tuple assumes nothing. A run leaves the region only if the machine makes progress.
            return describe(Paths(PathBase.PROGRESS))
        case _:
            return None


def _signed(formula: Formula, *, positive: bool) -> Iterator[tuple[Temporal, bool]]:
    """Yield the temporal parts, and whether each is under an even number of negations."""
    if isinstance(formula, Temporal):
        yield formula, positive
    for number, part in enumerate(children(formula)):
        turned = isinstance(formula, Not) or (isinstance(formula, Implies) and number == 0)
        yield from _signed(part, positive=positive != turned)


def _endless(part: Temporal, positive: bool) -> bool:  # noqa: FBT001 -- a pair of `_signed`
    """Return whether only an infinite path can show that a universal operator fails or an existential one holds.

    Fairness does not matter on finite paths, since each of them can be continued to a fair one.
    """
    match part:
        case Next():
            return False
        case Finally(quantifier) | Until(quantifier):
            return positive if quantifier is None else quantifier == "A"
        case Globally(quantifier) | WeakUntil(quantifier):
            return not positive if quantifier is None else quantifier == "E"
        case Release():
            return not positive
