"""LTL formulas → generalised Büchi automata with acceptance on edges.

A state is a set of obligations: formulas that the rest of a path has to satisfy. Each formula is decomposed into *ways*
to satisfy it. A way consists of the atoms that hold now, the obligations of the next moment, and the eventualities that
it postpones. A path is accepted if no eventuality is postponed for ever from some point on. An obligation has a sign,
and the decomposition moves negations inwards, so the negation normal form is never built and no subformula is
duplicated for it. A subformula without temporal operators is one atom.

Source: J.-M. Couvreur, 'On-the-fly verification of linear temporal logic', FM'99, LNCS 1708 (sets of obligations,
promises on edges); the rules are those of R. Gerth, D. Peled, M. Y. Vardi & P. Wolper, 'Simple on-the-fly automatic
verification of linear temporal logic', PSTV 1995. A way that requires more than another one is dropped, and bisimilar
states are merged, as in K. Etessami & G. J. Holzmann, 'Optimizing Büchi automata', CONCUR 2000.

Limits: an automaton can be exponentially larger than its formula; `MAX_WORK` and `MAX_EDGES` bound the cost.
"""

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from leverframe.errors import CapacityError, InternalError
from leverframe.language.expr import (
    FALSE,
    TRUE,
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
    Temporal,
    Until,
    WeakUntil,
    is_temporal,
)

MAX_WORK = 300_000
"""The number of pairs of ways that are combined or compared: about a second."""

MAX_EDGES = 4_000
"""The number of edges of an automaton, before states are merged."""

Bits = int
"""A set of small numbers, as a bit mask."""

_NOTHING: Bits = 0


@dataclass(frozen=True, slots=True)
class Edge:
    """A step of an automaton, in a moment in which the atoms `true` hold and the atoms `false` do not.

    `postponed` are the eventualities that it postpones.
    """

    source: int
    true: tuple[int, ...]
    false: tuple[int, ...]
    target: int
    postponed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Automaton:
    """A generalised Büchi automaton over the truth of `atoms`; its states are numbers, and 0 is the initial state.

    A run is accepted if each of the `eventualities` (their number) is *not* postponed infinitely often. The state
    `done`, if there is one, has no obligations: it accepts every path.
    """

    atoms: tuple[Formula, ...]
    states: int
    edges: tuple[Edge, ...]
    eventualities: int
    done: int | None


def translate(formula: Formula, *, positive: bool = True) -> Automaton:
    """The automaton that accepts the paths on which an LTL formula, or its negation, is true.

    Raises CapacityError if the automaton would be too large.
    """
    tableau = _Tableau()
    numbers, found = {tableau.owe(formula, positive=positive): 0}, list[tuple[_Way, ...]]()
    edges = 0
    for owed in (waiting := list(numbers)):  # grows while it is read
        found.append(tableau.expand(owed))
        edges += len(found[-1])
        if edges > MAX_EDGES:
            raise _too_large()
        for way in found[-1]:
            if way.next not in numbers:
                numbers[way.next] = len(numbers)
                waiting.append(way.next)
    steps = [tuple(way._replace(next=numbers[way.next]) for way in ways) for ways in found]
    blocks = _blocks(steps, numbers.get(_NOTHING))
    return _automaton(tableau, steps, blocks, numbers.get(_NOTHING))


class _Way(NamedTuple):
    """A way to satisfy obligations: the atoms that are true and false now, the next obligations, the postponed ones.

    `next` is a set of obligations in a tableau, and the number of a state in an automaton.
    """

    true: Bits = 0
    false: Bits = 0
    next: Bits = 0
    postponed: Bits = 0

    def asks_no_more_than(self, other: "_Way") -> bool:
        """Does the other way require everything that this one requires?"""
        true, false, after, postponed = (
            other  # asked more than anything else: a loop over the four takes thrice as long
        )
        return not (self.true & ~true or self.false & ~false or self.next & ~after or self.postponed & ~postponed)


_Ways = tuple[_Way, ...]
_Obligation = tuple[Formula, bool]
"""A formula that must hold, or must not."""


class _Tableau:
    """The ways to satisfy obligations; it numbers atoms, obligations and eventualities at their first use."""

    def __init__(self) -> None:
        self.atoms: dict[Formula, int] = {}
        self.eventualities: dict[_Obligation, int] = {}
        self._obligations: dict[_Obligation, int] = {}
        self._known: dict[_Obligation, _Ways] = {}
        self._work = 0

    def owe(self, formula: Formula, *, positive: bool) -> Bits:
        """The set of one obligation."""
        return 1 << self._obligations.setdefault((formula, positive), len(self._obligations))

    def expand(self, owed: Bits) -> _Ways:
        """The ways to satisfy a set of obligations."""
        obligations = tuple(self._obligations)
        return self._all(self.ways(*obligations[number]) for number in _members(owed))

    def ways(self, formula: Formula, positive: bool) -> _Ways:  # noqa: FBT001 -- the two parts of an obligation
        """The ways to satisfy one obligation."""
        known = self._known.get((formula, positive))
        if known is None:
            known = self._known[formula, positive] = self._take_apart(formula, positive=positive)
        return known

    def _take_apart(self, formula: Formula, *, positive: bool) -> _Ways:
        if not is_temporal(formula):
            return self._atom(formula, positive=positive)
        match formula:
            case Not(operand):
                return self.ways(operand, not positive)
            case And(operands) | Or(operands):
                together = self._all if isinstance(formula, And) == positive else self._any
                return together(self.ways(part, positive) for part in operands)
            case Implies(left, right):
                together = self._any if positive else self._all
                return together((self.ways(left, not positive), self.ways(right, positive)))
            case _ if isinstance(formula, Temporal):
                return self._temporal(formula, positive=positive)
            case _:
                raise InternalError("a temporal operator inside a comparison")

    def _atom(self, formula: Formula, *, positive: bool) -> _Ways:
        if isinstance(formula, Constant):
            return (_Way(),) if bool(formula.value) == positive else ()
        atom = 1 << self.atoms.setdefault(formula, len(self.atoms))
        return (_Way(true=atom),) if positive else (_Way(false=atom),)

    def _temporal(self, formula: Temporal, *, positive: bool) -> _Ways:
        """Until and its variants: `right` now, or `left` now and the same obligation next; their duals likewise."""
        match formula:
            case Next(_, operand):
                return (_Way(next=self.owe(operand, positive=positive)),)
            case Finally(_, right):
                left, until, eventual = TRUE, True, True
            case Globally(_, right):
                left, until, eventual = FALSE, False, False
            case Until(_, left, right):
                until, eventual = True, True
            case WeakUntil(_, left, right):
                until, eventual = True, False
            case Release(left, right):
                until, eventual = False, False
            case _:
                assert_never(formula)
        postponed = 0
        if eventual == positive:
            postponed = 1 << self.eventualities.setdefault((formula, positive), len(self.eventualities))
        again = (_Way(next=self.owe(formula, positive=positive), postponed=postponed),)
        now, meanwhile = self.ways(right, positive), self.ways(left, positive)
        if until == positive:
            return self._any((now, self._all((meanwhile, again))))
        return self._all((now, self._any((meanwhile, again))))

    def _all(self, several: Iterable[_Ways]) -> _Ways:
        return functools.reduce(self._both, several, (_Way(),))

    def _any(self, several: Iterable[_Ways]) -> _Ways:
        return self._needed(way for ways in several for way in ways)

    def _both(self, some: _Ways, others: _Ways) -> _Ways:
        self._spend(len(some) * len(others))
        joined = (_Way(*(a | b for a, b in zip(one, other, strict=True))) for one in some for other in others)
        return self._needed(way for way in joined if not way.true & way.false)

    def _needed(self, ways: Iterable[_Way]) -> _Ways:
        """The ways without those that require more than another one, which a path can take instead."""
        kept: list[_Way] = []
        for way in ways:
            self._spend(len(kept))
            if not any(other.asks_no_more_than(way) for other in kept):
                kept = [*(other for other in kept if not way.asks_no_more_than(other)), way]
        return tuple(kept)

    def _spend(self, work: int) -> None:
        self._work += work
        if self._work > MAX_WORK:
            raise _too_large()


def _too_large() -> CapacityError:
    return CapacityError("the automaton of the formula would be too large: claim its parts one by one")


def _blocks(steps: list[_Ways], done: int | None) -> list[int]:
    """For each state the number of its block of bisimilar states, by partition refinement.

    The state `done` has a block of its own, even if another state accepts every path, too: only `done` lets a finite
    run refute a formula.
    """
    block = [int(state == done) for state in range(len(steps))]
    while True:
        led = [frozenset(way._replace(next=block[way.next]) for way in ways) for ways in steps]
        numbers: dict[object, int] = {}
        finer = [numbers.setdefault((block[state], led[state]), len(numbers)) for state in range(len(steps))]
        if finer == block:
            return block
        block = finer


def _automaton(tableau: _Tableau, steps: list[_Ways], block: list[int], done: int | None) -> Automaton:
    first = {number: state for state, number in reversed(list(enumerate(block)))}
    ways = {
        number: dict.fromkeys(way._replace(next=block[way.next]) for way in steps[first[number]]) for number in first
    }
    edges = tuple(
        Edge(state, tuple(_members(way.true)), tuple(_members(way.false)), way.next, tuple(_members(way.postponed)))
        for state in sorted(ways)
        for way in ways[state]
    )
    last = None if done is None else block[done]
    return Automaton(tuple(tableau.atoms), len(first), edges, len(tableau.eventualities), last)


def _members(bits: Bits) -> Iterator[int]:
    return (number for number in range(bits.bit_length()) if bits >> number & 1)
