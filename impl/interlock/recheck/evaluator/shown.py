"""Does a run show that a formula of CTL fails where it begins?

It does if it leads on to what makes the formula fail. AG f fails at a later position where f fails, which the rest of
the run shows in turn; AF f on a fair lasso that avoids f for ever; and so on inwards. Where something does not exist,
or a condition is false, there is nothing further to be shown: the run ends there, and the evaluator says that it is so.

Source: E. M. Clarke, O. Grumberg, K. McMillan & X. Zhao, 'Efficient generation of counterexamples and witnesses in
symbolic model checking', 1995.
"""

from collections.abc import Callable, Iterator, Sequence

from interlock.errors import InternalError
from interlock.language.expr import (
    FALSE,
    TRUE,
    And,
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Or,
    Quantifier,
    Temporal,
    Until,
    WeakUntil,
    is_temporal,
    walk,
)


def normal(formula: Formula, *, negated: bool = False) -> Formula:  # noqa: C901 -- one case for each kind of node
    """A formula of CTL, or its negation, by AX, AU, AW, EX, EU and EW, with negations before conditions only."""
    if not is_temporal(formula):
        return Not(formula) if negated else formula

    def again(part: Formula) -> Formula:
        return normal(part, negated=negated)

    match formula:
        case Not(operand):
            return normal(operand, negated=not negated)
        case And(operands) | Or(operands):
            parts = tuple(map(again, operands))
            return And(parts) if isinstance(formula, And) != negated else Or(parts)
        case Implies(left, right):
            return normal(Or((Not(left), right)), negated=negated)
        case Finally(quantifier, operand):
            return normal(Until(quantifier, TRUE, operand), negated=negated)
        case Globally(quantifier, operand):
            return normal(WeakUntil(quantifier, operand, FALSE), negated=negated)
        case Next(quantifier, operand):
            return Next(_turned(quantifier) if negated else quantifier, again(operand))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right) if not negated:
            return type(formula)(quantifier, again(left), again(right))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            # Until the moment when neither is true, `right` is not; and what is not until may be for ever.
            kind = WeakUntil if isinstance(formula, Until) else Until
            return kind(_turned(quantifier), again(right), And((again(left), again(right))))
        case _:
            raise InternalError("an operator of LTL stands in a formula of CTL")


def _turned(quantifier: Quantifier | None) -> Quantifier:
    return "E" if quantifier == "A" else "A"


class Shown:
    """A run of the machine, and what it shows.

    `true` tells the truth of a formula at each position. `loop` is the position that follows the last one, None for a
    finite run. A loop is known to be fair.
    """

    def __init__(self, true: Callable[[Formula], Sequence[bool]], length: int, loop: int | None) -> None:
        self.true = true
        self.length = length
        self.loop = loop

    def fails(self, formula: Formula, start: int = 0) -> bool:
        """Does the run show from one position on that a formula in normal form fails there?"""
        if self.true(formula)[start]:
            return False
        match formula:
            case And(operands) if _universal(formula):
                return any(self.fails(part, start) for part in operands)
            case Or(operands) if _universal(formula):
                # All of them fail here; that one of them does may take the rest of the run to show.
                return any(self.fails(part, start) for part in operands if _universal(part))
            case Next("A", operand):
                following = start + 1 if start + 1 < self.length else self.loop
                return following is not None and self.fails(operand, following)
            case WeakUntil("A", left, right):
                return self._breach(left, right, start)
            case Until("A", left, right):
                return self._breach(left, right, start) or self._avoids(right, start)
            case _:
                return self.loop is None and start == self.length - 1

    def _breach(self, left: Formula, right: Formula, start: int) -> bool:
        """Does `left` fail before `right` has become true?"""
        return any(self.fails(left, position) for position in self._before(right, start))

    def _before(self, goal: Formula, start: int) -> Iterator[int]:
        """The positions from one on that come before the first one in which `goal` is true."""
        for position in range(start, self.length):
            if self.true(goal)[position]:
                return
            yield position

    def _avoids(self, goal: Formula, start: int) -> bool:
        """Is `goal` false for ever from a position on?"""
        # From within the loop, what comes before in it comes again.
        return self.loop is not None and not any(self.true(goal)[min(start, self.loop) :])


def _universal(formula: Formula) -> bool:
    """Is something claimed of all paths?"""
    return any(isinstance(part, Temporal) and getattr(part, "quantifier", None) == "A" for part in walk(formula))
