"""LTL by the definition of each operator: the truth of a formula on a run, and whether some fair path refutes it.

A lasso decides every formula. A finite run decides a formula only if no continuation can change its truth.

Whether some path refutes a formula is decided without an automaton: every node is paired with every guess of the
temporal subformulas that are true there, and guesses have to be consistent with those of the next node (E. Clarke, O.
Grumberg & K. Hamaguchi, 'Another look at LTL model checking', Formal Methods in System Design 10, 1997).
"""

import itertools
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from leverframe.language.declaration import Paths
from leverframe.language.expr import (
    And,
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
    walk,
)
from tests.oracle.paths import Demand, Edge, Kripke, looping
from tests.oracle.runs import Run, loop_meets
from tests.oracle.system import Point, value
from tests.oracle.system import State as SystemState


@dataclass(frozen=True)
class Word:
    """The atoms that hold in each moment of a run; `loop` is the moment after the last one, None for a finite run."""

    length: int
    loop: int | None
    holds: Callable[[Formula, int], bool]

    def ahead(self, moment: int) -> list[int]:
        """The moments from the given one on, each once, in their order."""
        return [*range(moment, self.length), *range(self.length if self.loop is None else self.loop, moment)]

    def says(self, formula: Formula, moment: int, *, truth: bool) -> bool:  # noqa: C901 -- one case for each operator
        """Does the run show that a formula has this truth in a moment?"""
        if not is_temporal(formula):
            return self.holds(formula, moment) == truth
        endless, ahead = self.loop is not None, self.ahead(moment)

        def always(part: Formula, *, be: bool, among: list[int] | None = None) -> bool:
            return all(self.says(part, later, truth=be) for later in (ahead if among is None else among))

        def until(left: Formula, right: Formula, *, be: bool, including: bool = False) -> bool:
            """Does `right` have the truth `be` at some moment, and `left` at all moments before it (or up to it)?"""
            return any(
                self.says(right, ahead[n], truth=be) and always(left, be=be, among=ahead[: n + including])
                for n in range(len(ahead))
            )

        match formula:
            case Not(operand):
                return self.says(operand, moment, truth=not truth)
            case And(operands):
                return (all if truth else any)(self.says(part, moment, truth=truth) for part in operands)
            case Or(operands):
                return (any if truth else all)(self.says(part, moment, truth=truth) for part in operands)
            case Implies(left, right):
                return self.says(Or((Not(left), right)), moment, truth=truth)
            case Next(_, operand):
                following = moment + 1 if moment + 1 < self.length else self.loop
                return following is not None and self.says(operand, following, truth=truth)
            case Finally(_, operand) if truth:
                return any(self.says(operand, later, truth=True) for later in ahead)
            case Finally(_, operand):
                return endless and always(operand, be=False)
            case Globally(_, operand) if truth:
                return endless and always(operand, be=True)
            case Globally(_, operand):
                return any(self.says(operand, later, truth=False) for later in ahead)
            case Until(_, left, right) if truth:
                return until(left, right, be=True)
            case Until(_, left, right):
                return (endless and always(right, be=False)) or until(right, left, be=False, including=True)
            case WeakUntil(_, left, right) if truth:
                return (endless and always(left, be=True)) or until(left, right, be=True)
            case WeakUntil(_, left, right):
                return until(right, left, be=False, including=True)
            case Release(left, right) if truth:
                return (endless and always(right, be=True)) or until(right, left, be=True, including=True)
            case Release(left, right):
                return until(left, right, be=False)
            case _:
                raise TypeError(formula)


def word_of(kripke: Kripke, run: Run) -> Word:
    """A run on a Kripke structure as a word: after the last node of a lasso comes the second node of its loop."""
    return Word(
        len(run.nodes), None if run.loop is None else run.loop + 1, lambda f, i: _holds(kripke, f, run.nodes[i])
    )


def _holds(kripke: Kripke, formula: Formula, node: int, guess: Collection[Formula] = ()) -> bool:
    (state, last), system = kripke.nodes[node], kripke.system
    values = dict(zip(system.names, state.values, strict=True))
    at = Point(state.control, values, last, lambda event: system.can(state, event), lambda part: part in guess)
    return value(formula, at) == 1


def refuted(kripke: Kripke, paths: Paths, formula: Formula) -> bool:
    """Is the formula false on some fair path?"""
    return any(_Guesses(kripke, formula).endless(kripke.demands(paths)))


Place = tuple[int, frozenset[Formula]]
"""A node, and the temporal subformulas that are guessed to be true there."""


class _Guesses:
    """The nodes with guesses that are reachable from initial ones whose guess makes the formula false."""

    def __init__(self, kripke: Kripke, formula: Formula) -> None:
        self.kripke = kripke
        self.temporal = [part for part in dict.fromkeys(walk(formula)) if isinstance(part, Temporal)]
        self._truths: dict[tuple[Formula, Place], bool] = {}
        self.guesses = [
            frozenset(chosen)
            for count in range(len(self.temporal) + 1)
            for chosen in itertools.combinations(self.temporal, count)
        ]
        self.places: list[Place] = [(0, guess) for guess in self.guesses if not self.true(formula, (0, guess))]
        self.number: dict[Place, int] = {place: number for number, place in enumerate(self.places)}
        self.leaving: list[list[Edge]] = []
        self.behind: list[list[Edge]] = []
        for source, place in enumerate(self.places):  # grows during the iteration
            self.leaving.append([])
            self.behind.append([])
            for edge in kripke.leaving[place[0]]:
                for guess in self.guesses:
                    following = (edge.target, guess)
                    if all(self.fits(part, place, following) for part in self.temporal):
                        if following not in self.number:
                            self.number[following] = len(self.places)
                            self.places.append(following)
                        self.leaving[source].append(Edge(source, edge.event, self.number[following]))
                        self.behind[source].append(edge)

    def true(self, formula: Formula, place: Place) -> bool:
        if (formula, place) not in self._truths:
            self._truths[formula, place] = _holds(self.kripke, formula, *place)
        return self._truths[formula, place]

    def fits(self, part: Temporal, here: Place, following: Place) -> bool:
        """Is the guess about one subformula consistent with the atoms here and the guesses of the next node?"""
        later = part in following[1]
        match part:
            case Next(_, operand):
                expected = self.true(operand, following)
            case Finally(_, operand):
                expected = self.true(operand, here) or later
            case Globally(_, operand):
                expected = self.true(operand, here) and later
            case Until(_, left, right) | WeakUntil(_, left, right):
                expected = self.true(right, here) or (self.true(left, here) and later)
            case Release(left, right):
                expected = self.true(right, here) and (self.true(left, here) or later)
        return (part in here[1]) == expected

    def borne_out(self, part: Temporal, place: Place) -> bool:
        """Is the promise of a guess kept here, or is nothing promised?"""
        guessed = part in place[1]
        match part:
            case Next():
                return True
            case Finally(_, operand):
                return not guessed or self.true(operand, place)
            case Until(_, _, right):
                return not guessed or self.true(right, place)
            case Globally(_, operand) | Release(_, operand):
                return guessed or not self.true(operand, place)
            case WeakUntil(_, left, right):
                return guessed or not (self.true(left, place) or self.true(right, place))

    def endless(self, demands: tuple[Demand, ...]) -> Iterator[bool]:
        """For each component: can a fair path that keeps the promises of its guesses stay in it for ever?"""
        lifted = [self._lifted(demand) for demand in demands]
        for part in self.temporal:
            empty = frozenset(n for n, place in enumerate(self.places) if not self.borne_out(part, place))
            if empty:
                lifted.append(Demand(strong=False, enabled=empty, taken=frozenset()))
        for component in self._components():
            yield any(looping(self.leaving, component, lifted, start) for start in component)

    def _lifted(self, demand: Demand) -> Demand:
        enabled = frozenset(n for n, (node, _) in enumerate(self.places) if node in demand.enabled)
        pairs = zip(itertools.chain(*self.leaving), itertools.chain(*self.behind), strict=True)
        return Demand(demand.strong, enabled, frozenset(edge for edge, behind in pairs if behind in demand.taken))

    def _components(self) -> list[frozenset[int]]:
        """The strongly connected components."""
        onwards = [self._reach({e.target for e in edges}, self.leaving) for edges in self.leaving]
        return list({frozenset(m for m in reach if n in onwards[m]) for n, reach in enumerate(onwards) if n in reach})

    @staticmethod
    def _reach(start: set[int], leaving: list[list[Edge]]) -> set[int]:
        found, waiting = set(start), list(start)
        while waiting:
            for edge in leaving[waiting.pop()]:
                if edge.target not in found:
                    found.add(edge.target)
                    waiting.append(edge.target)
        return found


def shorter(kripke: Kripke, paths: Paths, formula: Formula, length: int) -> Run | None:
    """A run of fewer steps that shows on a fair path that the formula is false, found by trying all runs."""
    demands = kripke.demands(paths)
    waiting: list[tuple[tuple[int, ...], tuple[str | None, ...]]] = [((0,), (None,))] if length else []
    while waiting:
        nodes, events = waiting.pop()
        states: list[SystemState] = [kripke.nodes[node][0] for node in nodes]
        loops = [n for n in range(len(nodes) - 1) if states[n] == states[-1]]
        for loop in (None, *loops):
            run = Run(nodes, events, loop)
            if word_of(kripke, run).says(formula, 0, truth=False) and (loop is None or _fair(kripke, run, demands)):
                return run
        if len(nodes) < length:
            waiting += [((*nodes, edge.target), (*events, edge.event)) for edge in kripke.leaving[nodes[-1]]]
    return None


def _fair(kripke: Kripke, run: Run, demands: tuple[Demand, ...]) -> bool:
    return all(loop_meets(kripke, run, demand) for demand in demands)


def shows(kripke: Kripke, paths: Paths, formula: Formula, run: Run) -> bool:
    """Does a run show that the formula is false on a fair path?"""
    fair = run.loop is None or _fair(kripke, run, kripke.demands(paths))
    return fair and word_of(kripke, run).says(formula, 0, truth=False)
