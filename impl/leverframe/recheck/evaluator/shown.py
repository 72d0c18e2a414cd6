"""Whether a run shows that a CTL formula fails at its first position.

The run must lead to the reason for the failure. For AG f, f fails at a later position, and the rest of the run shows
that in turn. For AF f, the run is a fair lasso on which f is never true. Nested operators are treated alike. If the
failing part is existential or a condition, the run ends there: no run can show more, and the evaluator decides that
the part is false.

Source: E. M. Clarke, O. Grumberg, K. McMillan & X. Zhao, 'Efficient generation of counterexamples and witnesses in
symbolic model checking', 1995.
"""

from collections.abc import Callable, Sequence

from leverframe.errors import InternalError
from leverframe.language.expr import (
    FALSE,
    TRUE,
    And,
    Finally,
    Formula,
    Globally,
    Next,
    Or,
    Quantifier,
    Temporal,
    Until,
    WeakUntil,
    walk,
)
from leverframe.recheck.evaluator.negations import inwards


def normal(formula: Formula, *, negated: bool = False) -> Formula:
    """Return a CTL formula or its negation by AX, AU, AW, EX, EU and EW, negated only at conditions."""
    return inwards(formula, _operator, negated=negated)


def _operator(formula: Formula, negated: bool) -> Formula:  # noqa: FBT001 -- what `inwards` calls
    def again(part: Formula) -> Formula:
        return normal(part, negated=negated)

    match formula:
        case Finally(quantifier, operand):
            return normal(Until(quantifier, TRUE, operand), negated=negated)
        case Globally(quantifier, operand):
            return normal(WeakUntil(quantifier, operand, FALSE), negated=negated)
        case Next(quantifier, operand):
            return Next(_turned(quantifier) if negated else quantifier, again(operand))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right) if not negated:
            return type(formula)(quantifier, again(left), again(right))
        case Until(quantifier, left, right) | WeakUntil(quantifier, left, right):
            # `right` is false until both are false; the negation of a strong until is a weak one, and conversely.
            kind = WeakUntil if isinstance(formula, Until) else Until
            return kind(_turned(quantifier), again(right), And((again(left), again(right))))
        case _:
            raise InternalError("an LTL operator in a CTL formula")


def _turned(quantifier: Quantifier | None) -> Quantifier:
    return "E" if quantifier == "A" else "A"


class RunShows:
    """A run of the machine, and the failures that it shows.

    `true` returns the truth of a formula at each position. `loop` is the position that follows the last one, or None
    for a finite run. The caller has checked that a loop is fair.
    """

    def __init__(self, true: Callable[[Formula], Sequence[bool]], length: int, loop: int | None) -> None:
        self.true = true
        self.length = length
        self.loop = loop
        self._known: dict[Formula, Sequence[bool]] = {}

    def fails(self, formula: Formula) -> Sequence[bool]:
        """Return, for each position, whether the rest of the run shows that a formula in normal form fails there."""
        if formula not in self._known:
            pairs = zip(self._shown(formula), self.true(formula), strict=True)
            self._known[formula] = [shown and not true for shown, true in pairs]
        return self._known[formula]

    def _shown(self, formula: Formula) -> Sequence[bool]:
        match formula:
            case And(operands) | Or(operands) if _universal(formula):
                # All parts of a disjunction fail here; the rest of the run needs to show only one universal part.
                parts = operands if isinstance(formula, And) else filter(_universal, operands)
                return list(map(any, zip(*map(self.fails, parts), strict=True)))
            case Next("A", operand):
                after = self.fails(operand)
                return [*after[1:], self.loop is not None and after[self.loop]]
            case WeakUntil("A", left, right):
                return self._breach(left, right)
            case Until("A", left, right):
                return [one or other for one, other in zip(self._breach(left, right), self._avoids(right), strict=True)]
            case _:
                return [self.loop is None and position == self.length - 1 for position in range(self.length)]

    def _breach(self, left: Formula, right: Formula) -> Sequence[bool]:
        """Return, for each position, whether `left` fails from there on before `right` is true."""
        found, later = [False] * self.length, False
        fails, ended = self.fails(left), self.true(right)
        for position in reversed(range(self.length)):
            found[position] = later = not ended[position] and (fails[position] or later)
        return found

    def _avoids(self, goal: Formula) -> Sequence[bool]:
        """Return, for each position, whether `goal` is false for ever from there on."""
        if self.loop is None:
            return [False] * self.length
        true = self.true(goal)
        # A position inside the loop reaches all positions of the loop.
        found, avoids = [False] * self.length, not any(true[self.loop :])
        for position in reversed(range(self.length)):
            avoids = avoids and (position >= self.loop or not true[position])
            found[position] = avoids
        return found


def _universal(formula: Formula) -> bool:
    """Return whether a part of the formula is a claim about all paths."""
    return any(isinstance(part, Temporal) and getattr(part, "quantifier", None) == "A" for part in walk(formula))
