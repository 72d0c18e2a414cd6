"""Finite parts of runs that decide an LTL formula, naively: by its progression, and by trying out how a run goes on.

What a formula demands of the rest of a run after a moment is another formula (F. Bacchus & F. Kabanza, 'Using temporal
logics to express search control knowledge for planning', AIJ 116, 2000). It is kept in disjunctive normal form, over
what is demanded from the next moment on. A part of a run refutes the formula if no continuation makes the rest true:
all lassos of at most `LONGEST` moments are tried. Atoms are what has no temporal operator; they are independent of each
other.
"""

import functools
import itertools
from collections.abc import Callable, Iterator

from leverframe.language.expr import (
    And,
    Constant,
    Finally,
    Formula,
    Globally,
    Implies,
    Next,
    Not,
    Or,
    Release,
    Until,
    WeakUntil,
    is_temporal,
)

LONGEST = 4
Demand = tuple[Formula, bool]
"""A formula that has to be true from the next moment on, or false."""
Rest = frozenset[frozenset[Demand]]
"""Some of the sets of demands have to be met."""
FAILS: Rest = frozenset()
MET: Rest = frozenset({frozenset()})
Holds = Callable[[Formula], bool]
"""The truth of each atom in a moment."""


def begun(formula: Formula, *, positive: bool = True) -> Rest:
    """What is demanded before the first moment."""
    return frozenset({frozenset({(formula, positive)})})


def after(rest: Rest, holds: Holds) -> Rest:
    """What is demanded of a run after one more moment."""
    return _any(_all(_progress(formula, positive, holds) for formula, positive in each) for each in rest)


def fails(rest: Rest) -> bool:
    """Does no continuation meet what is demanded?"""
    return not any(
        all(_true(formula, lasso) == positive for formula, positive in each)
        for each in rest
        for lasso in _lassos(_atoms(rest))
    )


def is_safety(formula: Formula, *, positive: bool = True) -> bool:
    """Does the form of the formula demand nothing that must happen some day?"""
    match formula:
        case _ if not is_temporal(formula):
            return True
        case Not(operand):
            return is_safety(operand, positive=not positive)
        case And(operands) | Or(operands):
            return all(is_safety(one, positive=positive) for one in operands)
        case Implies(left, right):
            return is_safety(left, positive=not positive) and is_safety(right, positive=positive)
        case Next(_, operand):
            return is_safety(operand, positive=positive)
        case Finally(_, operand):
            return not positive and is_safety(operand, positive=positive)
        case Globally(_, operand):
            return positive and is_safety(operand, positive=positive)
        case Until(_, left, right):
            return not positive and is_safety(left, positive=positive) and is_safety(right, positive=positive)
        case WeakUntil(_, left, right) | Release(left, right):
            return positive and is_safety(left, positive=positive) and is_safety(right, positive=positive)
        case _:
            raise AssertionError(formula)


def _progress(formula: Formula, positive: bool, holds: Holds) -> Rest:  # noqa: C901, FBT001 -- a case for each operator
    def now(part: Formula) -> Rest:
        return _progress(part, positive, holds)

    either, both = (_any, _all) if positive else (_all, _any)
    again: Rest = frozenset({frozenset({(formula, positive)})})
    match formula:
        case Constant(value):
            return MET if bool(value) == positive else FAILS
        case _ if not is_temporal(formula):
            return MET if holds(formula) == positive else FAILS
        case Not(operand):
            return _progress(operand, not positive, holds)
        case And(operands):
            return both(map(now, operands))
        case Or(operands):
            return either(map(now, operands))
        case Implies(left, right):
            return either([_progress(left, not positive, holds), now(right)])
        case Next(_, operand):
            return frozenset({frozenset({(operand, positive)})})
        case Finally(_, operand):
            return either([now(operand), again])
        case Globally(_, operand):
            return both([now(operand), again])
        case Until(_, left, right) | WeakUntil(_, left, right):
            return either([now(right), both([now(left), again])])
        case Release(left, right):
            return both([now(right), either([now(left), again])])
        case _:
            raise AssertionError(formula)


def _any(several: "Iterator[Rest] | list[Rest] | map[Rest]") -> Rest:
    return _shortest({each for one in several for each in one})


def _all(several: "Iterator[Rest] | list[Rest] | map[Rest]") -> Rest:
    chosen = itertools.product(*several)
    return _shortest({frozenset().union(*each) for each in chosen})


def _shortest(found: set[frozenset[Demand]]) -> Rest:
    return frozenset(one for one in found if not any(other < one for other in found))


# ---- runs that go round ----------------------------------------------------------------------------------------------

Moment = frozenset[Formula]
Lasso = tuple[tuple[Moment, ...], int]
"""The atoms that are true in each moment, and the moment after the last one."""


def _atoms(rest: Rest) -> frozenset[Formula]:
    found = {part for each in rest for formula, _ in each for part in _outermost(formula)}
    return frozenset(one for one in found if not isinstance(one, Constant))


def _outermost(formula: Formula) -> Iterator[Formula]:
    if not is_temporal(formula):
        yield formula
        return
    match formula:
        case And(operands) | Or(operands):
            for one in operands:
                yield from _outermost(one)
        case Implies(left, right) | Until(_, left, right) | WeakUntil(_, left, right) | Release(left, right):
            yield from _outermost(left)
            yield from _outermost(right)
        case Not(operand) | Next(_, operand) | Finally(_, operand) | Globally(_, operand):
            yield from _outermost(operand)
        case _:
            raise AssertionError(formula)


@functools.cache
def _lassos(atoms: frozenset[Formula]) -> tuple[Lasso, ...]:
    order = sorted(atoms, key=str)
    moments = [
        frozenset(itertools.compress(order, mask)) for mask in itertools.product((False, True), repeat=len(order))
    ]
    longest = LONGEST if len(order) < 3 else LONGEST - 1
    words = (word for length in range(1, longest + 1) for word in itertools.product(moments, repeat=length))
    return tuple((word, back) for word in words for back in range(len(word)))


@functools.cache
def _true(formula: Formula, lasso: Lasso) -> bool:
    """Is the formula true in the first moment?"""
    return _everywhere(formula, lasso)[0]


@functools.cache
def _everywhere(formula: Formula, lasso: Lasso) -> tuple[bool, ...]:  # noqa: C901 -- a case for each operator
    """The truth in each moment; of untils and their kind, by trying again until nothing changes."""
    word, back = lasso
    size = len(word)
    following = [*range(1, size), back]

    def repeated(step: Callable[[int, bool], bool], *, first: bool) -> tuple[bool, ...]:
        found = [first] * size
        for _ in range(size + 1):
            for at in reversed(range(size)):
                found[at] = step(at, found[following[at]])
        return tuple(found)

    match formula:
        case Constant(value):
            return (bool(value),) * size
        case _ if not is_temporal(formula):
            return tuple(formula in moment for moment in word)
        case Not(operand):
            return tuple(not one for one in _everywhere(operand, lasso))
        case And(operands):
            return tuple(map(all, zip(*(_everywhere(one, lasso) for one in operands), strict=True)))
        case Or(operands):
            return tuple(map(any, zip(*(_everywhere(one, lasso) for one in operands), strict=True)))
        case Next(_, operand):
            inner = _everywhere(operand, lasso)
            return tuple(inner[at] for at in following)
        case Finally(_, operand):
            inner = _everywhere(operand, lasso)
            return repeated(lambda at, later: inner[at] or later, first=False)
        case Globally(_, operand):
            inner = _everywhere(operand, lasso)
            return repeated(lambda at, later: inner[at] and later, first=True)
        case Implies() | Until() | WeakUntil() | Release():
            one, other = _everywhere(formula.left, lasso), _everywhere(formula.right, lasso)
            if isinstance(formula, Implies):
                return tuple(not a or b for a, b in zip(one, other, strict=True))
            if isinstance(formula, Release):
                return repeated(lambda at, later: other[at] and (one[at] or later), first=True)
            return repeated(lambda at, later: other[at] or (one[at] and later), first=isinstance(formula, WeakUntil))
        case _:
            raise AssertionError(formula)
