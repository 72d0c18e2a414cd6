"""The fewest environment actions and faults that explain what was seen of a program.

An observer accepts what some run explains, however unlikely: the sink may have been lost, and come back. Who audits a
log wants to know what has to be assumed. So each explanation has a cost: the number of environment actions and faults
that no observation names. Other steps can be counted in the same way. A shortest path gives the least cost (0-1
breadth-first search, E. Dijkstra, 'A note on two problems in connexion with graphs', 1959, with two lengths).

Limits: times are not judged here, so with times the fewest may be more.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol
from zlib import crc32

from leverframe.deadline import ask
from leverframe.language.declaration import Maker
from leverframe.observe.automaton import Move
from leverframe.observe.belief import Believer, Explanation
from leverframe.observe.history import Known, Sight, sight
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import Observer

MOST_KEPT = 500_000
"""The number of explanations that are kept for the next log."""


@dataclass(frozen=True, slots=True)
class Assumed:
    """An environment action or fault that nobody saw: at the latest when the observation with this number was seen."""

    event: str
    number: int


_Order = tuple[int, int, int]


class _Cost(NamedTuple):
    """The number of assumptions, the last one, and those before it.

    Of several with the same number, one is chosen: that with the latest assumptions, and then by their names.
    """

    number: int
    early: int = 0
    names: int = 0
    last: Assumed | None = None
    earlier: "_Cost | None" = None

    @property
    def order(self) -> _Order:
        return self.number, self.early, self.names

    def and_then(self, event: str, number: int) -> "_Cost":
        names = crc32(event.encode(), self.names)
        return _Cost(self.number + 1, self.early - number, names, Assumed(event, number), self)

    def all(self) -> Iterator[Assumed]:
        cost: _Cost | None = self
        while cost is not None and cost.last is not None:
            yield cost.last
            cost = cost.earlier


_Costs = dict[Explanation, _Cost]
_Ends = tuple[tuple[str | None, Explanation], ...]
"""The explanations after one more step, each with the event of the step if it counts."""


class Counts(Protocol):
    """Does a step count?"""

    def __call__(self, move: Move, *, named: bool) -> bool:
        """`named`: an observation names its event."""
        ...


def assumed(start: Observer) -> "Cheapest":
    """Finds the environment actions and faults that nobody saw, of an explanation with the fewest."""
    believer = start.believer

    def counts(move: Move, *, named: bool) -> bool:
        return not named and _is_assumption(believer, move)

    return Cheapest(start, counts)


def _is_assumption(believer: Believer, move: Move) -> bool:
    maker = believer.automaton.makers[move.transition.event]
    return not move.late and maker in {Maker.ENVIRONMENT, Maker.FAULT}


def fewest(start: Observer, log: Iterable[Observation]) -> tuple[Assumed, ...]:
    """The environment actions and faults of an explanation with the fewest, in order; of the part that is explained.

    An observer that has seen something begins anywhere where it may be. Raises what `Observer.after` does.
    """
    return assumed(start).of(log)


@dataclass(slots=True)
class _Node:
    """What is known after some observations, and the nodes after one more, by what is seen of it."""

    costs: _Costs
    after: "dict[Sight, _Node]" = field(default_factory=dict)


class Cheapest:
    """Finds the steps that count, of an explanation of a log with the fewest of them.

    Logs often begin alike. What was computed for the beginning of one is kept for the next one.
    """

    def __init__(self, start: Observer, counts: Counts) -> None:
        """`counts` says whether a step counts that is `named`: an observation names its event."""
        self._start, self._counts, self._believer = start, counts, start.believer
        self._hidden: dict[Explanation, _Ends] = {}
        self._after: dict[Sight, dict[Explanation, _Ends]] = {}
        begun = start.now.belief if start.seen else {self._believer.beginning}
        self._root = _Node(self._closed(dict.fromkeys(begun, _Cost(0)), start.seen + 1))
        self._kept = len(self._root.costs)

    def of(self, log: Iterable[Observation]) -> tuple[Assumed, ...]:
        """The steps, in order; of the part of a log that is explained. Raises what `Observer.after` does."""
        now, node = self._start, self._root
        for number, observation in enumerate(log, self._start.seen + 1):
            bare, known = now.sight(observation)
            after = now.after(observation)
            if not isinstance(after, Observer):
                break
            now, node = after, self._next(node, bare, known, number)
        best = min(node.costs.values(), key=lambda cost: cost.order)
        return tuple(reversed(list(best.all())))

    def _next(self, node: _Node, seen: Observation, ids: Known, number: int) -> _Node:
        key = sight(seen, ids)
        found = node.after.get(key)
        if found is None:
            following: _Costs = {}
            known_after = self._after.get(key, {})
            if self._kept < MOST_KEPT:
                self._after[key] = known_after
            for explanation, cost in node.costs.items():
                for event, then in self._seen(explanation, known_after, seen, ids):
                    dearer = cost if event is None else cost.and_then(event, number)
                    if then not in following or dearer.order < following[then].order:
                        following[then] = dearer
            found = _Node(self._closed(following, number + 1))
            if self._kept < MOST_KEPT:
                self._kept += len(found.costs)
                node.after[key] = found
        return found

    def _closed(self, found: Mapping[Explanation, _Cost], number: int) -> _Costs:
        """The explanations, with all to which hidden steps lead before the observation with a number."""
        costs: _Costs = {}
        levels: dict[int, _Costs] = {}
        for one, cost in found.items():
            levels.setdefault(cost.number, {})[one] = cost
        while levels:
            level = levels.pop(min(levels))
            alike: dict[_Order, tuple[_Cost, list[Explanation]]] = {}
            for one, cost in level.items():
                alike.setdefault(cost.order, (cost, []))[1].append(one)
            for _, (cost, ones) in sorted(alike.items()):
                for event, ends in self._spread(cost, ones, costs).items():
                    dearer = cost.and_then(event, number)
                    least = levels.setdefault(dearer.number, {})
                    for one in ends:
                        if one not in least or dearer.order < least[one].order:
                            least[one] = dearer
        return costs

    def _spread(
        self, cost: _Cost, starts: Iterable[Explanation], costs: _Costs
    ) -> Mapping[str, Mapping[Explanation, None]]:
        """Note a cost for the explanations that have none, and for those to which steps lead that do not count.

        Returns those to which one more step leads, by the event that counts.
        """
        counted: dict[str, dict[Explanation, None]] = {}
        waiting = [one for one in starts if one not in costs]
        costs.update(dict.fromkeys(waiting, cost))
        while waiting:
            ask()
            for event, after in self._steps(waiting.pop()):
                if after in costs:
                    continue
                if event is None:
                    costs[after] = cost
                    waiting.append(after)
                else:
                    counted.setdefault(event, {})[after] = None
        return counted

    def _steps(self, one: Explanation) -> _Ends:
        """The explanations after one more hidden step."""
        found = self._hidden.get(one)
        if found is None:
            steps = () if one.due else self._believer.hidden(one)
            counted = ((move.transition.event if self._counts(move, named=False) else None, to) for move, to in steps)
            found = self._hidden[one] = tuple(dict.fromkeys(counted))
        return found

    def _seen(self, explanation: Explanation, known: dict[Explanation, _Ends], seen: Observation, ids: Known) -> _Ends:
        """The explanations after an observation, each with the event of the step that shows it, if that counts."""
        found = known.get(explanation)
        if found is None:
            found = tuple(self._showing(explanation, seen, ids))
            if self._kept < MOST_KEPT:
                self._kept += 1
                known[explanation] = found
        return found

    def _showing(
        self, explanation: Explanation, seen: Observation, ids: Known
    ) -> Iterator[tuple[str | None, Explanation]]:
        believer = self._believer
        shown = isinstance(seen, Step | Signal) or (isinstance(seen, Effect) and not believer.is_free(seen.name))
        if explanation.due or not shown or isinstance(seen, Refused | Quiescent):
            yield from ((None, then) for then in believer.following([explanation], seen, ids))
            return
        named = isinstance(seen, Signal) or (isinstance(seen, Step) and seen.event is not None)
        for move, expected in believer.shown(explanation):
            fitting = believer.fitting(expected, seen, ids)
            if fitting is not None:
                yield move.transition.event if self._counts(move, named=named) else None, fitting
