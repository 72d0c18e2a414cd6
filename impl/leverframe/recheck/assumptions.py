"""What a verdict is said to assume of endless paths: read off the claim, to be held against what evidence says."""

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
    """What a verdict on a claim assumes; None where it does not matter which endless paths count."""
    match claim:
        case Branching(formula, paths) | Linear(formula, paths):
            return describe(paths) if any(_endless(*part) for part in _signed(formula, positive=True)) else None
        case Ranking():
            # That the tuple decreases assumes nothing. That a run leaves the region assumes that the machine goes on.
            return describe(Paths(PathBase.PROGRESS))
        case _:
            return None


def _signed(formula: Formula, *, positive: bool) -> Iterator[tuple[Temporal, bool]]:
    """The temporal parts, and whether each stands under an even number of negations."""
    if isinstance(formula, Temporal):
        yield formula, positive
    for number, part in enumerate(children(formula)):
        turned = isinstance(formula, Not) or (isinstance(formula, Implies) and number == 0)
        yield from _signed(part, positive=positive != turned)


def _endless(part: Temporal, positive: bool) -> bool:  # noqa: FBT001 -- a pair of `_signed`
    """Does it take an endless path to show that a universal operator fails, or that an existential one holds?

    Fairness is no matter on finite paths, since each of them can be continued to a fair one.
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
