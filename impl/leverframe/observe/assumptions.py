"""The fewest environment actions and faults that explain what was seen of a program.

An observer accepts what some run explains, however unlikely: the sink may have been lost, and come back. Who audits a
log wants to know what has to be assumed. So each explanation has a cost: the number of environment actions and faults
that no observation names. In the same way, other steps are counted. A shortest path gives the least one (0-1 breadth-first search, E. Dijkstra, 'A note on two
problems in connexion with graphs', 1959, with two lengths).

Limits: times are not judged here, so with times the fewest may be more.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol
from zlib import crc32

from leverframe.deadline import ask
from leverframe.language.declaration import Maker
from leverframe.observe.automaton import Move
from leverframe.observe.belief import Believer, Explanation
from leverframe.observe.history import Known
from leverframe.observe.observations import Effect, Observation, Quiescent, Refused, Signal, Step
from leverframe.observe.observer import Observer


@dataclass(frozen=True, slots=True)
class Assumed:
    """An environment action or fault that nobody saw: at the latest when the observation with this number was seen."""

    event: str
    number: int


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
    def order(self) -> tuple[int, int, int]:
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


class Counts(Protocol):
    """Does a step count?"""

    def __call__(self, move: Move, *, named: bool) -> bool: ...


def fewest(start: Observer, log: Iterable[Observation]) -> tuple[Assumed, ...]:
    """The environment actions and faults of an explanation with the fewest, in order; of the part that is explained.

    An observer that has seen something begins anywhere where it may be. Raises what `Observer.after` does.
    """
    makers = start.believer.automaton.makers

    def counts(move: Move, *, named: bool) -> bool:
        outer = makers[move.transition.event] in {Maker.ENVIRONMENT, Maker.FAULT}
        return outer and not named and not move.late

    return cheapest(start, log, counts)


def cheapest(start: Observer, log: Iterable[Observation], counts: Counts) -> tuple[Assumed, ...]:
    """The steps that count, of an explanation with the fewest of them, in order.

    A step is `named` if an observation names its event.
    """
    now, believer = start, start.believer
    begun = start.now.belief if start.seen else {believer.beginning}
    costs = _closed(believer, dict.fromkeys(begun, _Cost(0)), start.seen + 1, counts)
    for number, observation in enumerate(log, start.seen + 1):
        bare, known = now.sight(observation)
        after = now.after(observation)
        if not isinstance(after, Observer):
            break
        following: _Costs = {}
        for explanation, cost in costs.items():
            for then, dearer in _seen(believer, explanation, cost, bare, known, number, counts):
                if then not in following or dearer.order < following[then].order:
                    following[then] = dearer
        now, costs = after, _closed(believer, following, number + 1, counts)
    best = min(costs.values(), key=lambda cost: cost.order)
    return tuple(reversed(list(best.all())))


def _closed(believer: Believer, found: Mapping[Explanation, _Cost], number: int, counts: Counts) -> _Costs:
    """The explanations, with all to which hidden steps lead before the observation with a number."""
    costs: _Costs = {}
    waiting = deque(sorted(((cost, one) for one, cost in found.items()), key=lambda each: each[0].order))
    while waiting:
        ask()
        cost, one = waiting.popleft()
        if one in costs and costs[one].order <= cost.order:
            continue
        costs[one] = cost
        for move, after in believer.steps(one) if not one.due else ():
            if not move.items:
                rested = believer.rested(after)
                if counts(move, named=False):
                    waiting.append((cost.and_then(move.transition.event, number), rested))
                else:
                    waiting.appendleft((cost, rested))
    return costs


def _seen(  # noqa: PLR0913, PLR0917 -- an explanation, an observation, and what is known of both
    believer: Believer, explanation: Explanation, cost: _Cost, seen: Observation, ids: Known, number: int, counts: Counts
) -> Iterator[tuple[Explanation, _Cost]]:
    shown = isinstance(seen, Step | Signal) or (isinstance(seen, Effect) and not believer.is_free(seen.name))
    if explanation.due or not shown or isinstance(seen, Refused | Quiescent):
        yield from ((then, cost) for then in believer.following([explanation], seen, ids))
        return
    named = isinstance(seen, Signal) or (isinstance(seen, Step) and seen.event is not None)
    for move, expected in believer.steps(explanation):
        fitting = believer.fitting(expected, seen, ids) if move.items else None
        if fitting is not None:
            counted = counts(move, named=named)
            yield fitting, cost.and_then(move.transition.event, number) if counted else cost
