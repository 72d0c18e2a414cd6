"""The plans of a stimulus: what can be arranged around the machine until it is at rest, the shortest plans first.

A *situation* is what a prefix of a plan leaves open: the states that its last element reaches, and the number of its
disturbances. Situations are the states of a subset construction (M. Rabin, D. Scott, 'Finite automata and their
decision problems', 1959), closed under the machine's own steps, so no internal run is enumerated. They are found once,
for all stimuli and classes. Prefixes are explored in the order of their length plus the distance to rest (P. Hart,
N. Nilsson, B. Raphael, 'A formal basis for the heuristic determination of minimum cost paths', 1968), so a prefix from
which no plan comes to rest is not explored.

If a machine can be kept busy for ever, it has infinitely many plans. So a plan goes through each loop of situations
once at most (W. Howden, 'Methodology for the generation of program test data', 1975).

Limits, for one stimulus in one class; `Found.cut` names those that left something out:

    MOST_VISITS     how often a plan is in one situation
    MOST_PLANS      plans
    MOST_STEPS      steps in all explored prefixes together
    MOST_NEW        situations that no earlier search has met

Complexity: with s situations of at most m moves each, a search takes s·m steps to find them, and explores prefixes of
at most `MOST_STEPS` steps together. It keeps at most m times as many prefixes as it explores.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from leverframe.conform.cycles.cycle import Given
from leverframe.deadline import ask

MOST_VISITS = 2
MOST_PLANS = 2_000
MOST_STEPS = 100_000
MOST_NEW = 5_000


class Cut(Enum):
    """What was left out, in words."""

    LOOPS = "A plan goes through a loop of outcomes once at most."
    PLANS = f"A stimulus has at most {MOST_PLANS:,} plans in each class of states, the shortest ones."
    SEARCH = "Longer plans were left out, since there are too many to search."


Elements = tuple[str | Given, ...]
"""Elements of a plan that follow each other."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The states that a prefix of a plan may have reached, in ascending order, and the number of its disturbances."""

    reached: tuple[int, ...]
    disturbed: int


@dataclass(frozen=True, slots=True)
class Next:
    """Is the machine at rest once it has made its own steps, and which elements may come next in a plan?"""

    is_over: bool
    moves: tuple[tuple[Elements, Situation], ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Plans, those of fewer steps first; why others were left out; and how many prefixes the search has explored."""

    plans: tuple[Elements, ...]
    cut: frozenset[Cut]
    explored: int


@dataclass(frozen=True, slots=True)
class _Prefix:
    """A prefix of a plan: its last step, the number of the situation after it, and the prefix before it."""

    before: "_Prefix | None"
    elements: Elements
    situation: int
    length: int

    def back(self) -> "Iterator[_Prefix]":
        """This prefix, and those before it."""
        prefix: _Prefix | None = self
        while prefix is not None:
            yield prefix
            prefix = prefix.before

    def visits(self, situation: int) -> int:
        """How often it is in a situation."""
        return sum(one.situation == situation for one in self.back())

    @property
    def plan(self) -> Elements:
        """Its elements."""
        steps = [one.elements for one in self.back()]
        return tuple(element for step in reversed(steps) for element in step)


@dataclass(frozen=True, slots=True)
class _Expanded:
    """What may come next in a situation, with situations by their numbers."""

    is_over: bool
    moves: tuple[tuple[Elements, int], ...]


class Plans:
    """The plans of a machine. `following` tells what may come next in a situation."""

    def __init__(self, following: Callable[[Situation], Next]) -> None:
        self._following = following
        self._situations: list[Situation] = []
        self._numbers: dict[Situation, int] = {}
        self._expanded: dict[int, _Expanded] = {}

    def found(self, starts: Iterable[tuple[Elements, Situation]], most: int = MOST_PLANS) -> Found:
        """The plans that begin with these elements, which lead to these situations; `most` of them."""
        numbered = [(elements, self._number(situation)) for elements, situation in starts]
        near, whole = self._reachable(number for _, number in numbered)
        cut = set[Cut]() if whole else {Cut.SEARCH}
        left = _distances(near)
        # By the length of the shortest plan that begins with the prefix.
        waiting: defaultdict[int, deque[_Prefix]] = defaultdict(deque)
        for elements, number in numbered:
            if number in left:
                waiting[left[number]].append(_Prefix(None, elements, number, 1))
        plans: list[Elements] = []
        explored = steps = 0
        while waiting:
            ask()
            total = min(waiting)
            prefix = waiting[total].popleft()
            steps += prefix.length
            if len(plans) == most or steps > MOST_STEPS:
                cut.add(Cut.PLANS if len(plans) == most else Cut.SEARCH)
                break
            explored += 1
            if near[prefix.situation].is_over:
                plans.append(prefix.plan)
            on_the_way: list[_Prefix] = []
            for elements, number in near[prefix.situation].moves:
                if number not in left:
                    continue
                if prefix.visits(number) == MOST_VISITS:
                    cut.add(Cut.LOOPS)
                    continue
                longer = _Prefix(prefix, elements, number, prefix.length + 1)
                length = prefix.length + left[number]
                (on_the_way if length == total else waiting[length]).append(longer)
            # To the end of one plan first: a level has far more prefixes than plans are wanted.
            waiting[total].extendleft(reversed(on_the_way))
            if not waiting[total]:
                del waiting[total]
        return Found(tuple(plans), frozenset(cut), explored)

    def _number(self, situation: Situation) -> int:
        number = self._numbers.setdefault(situation, len(self._situations))
        if number == len(self._situations):
            self._situations.append(situation)
        return number

    def _reachable(self, starts: Iterable[int]) -> tuple[Mapping[int, _Expanded], bool]:
        """The situations that can follow, the nearest first, and whether these are all."""
        found: dict[int, _Expanded] = {}
        new, whole = 0, True
        waiting = deque(starts)
        while waiting:
            ask()
            number = waiting.popleft()
            if number in found:
                continue
            if number not in self._expanded:
                if new == MOST_NEW:
                    whole = False
                    continue
                new += 1
                self._expanded[number] = self._expand(number)
            found[number] = self._expanded[number]
            waiting.extend(target for _, target in found[number].moves)
        return found, whole

    def _expand(self, number: int) -> _Expanded:
        following = self._following(self._situations[number])
        return _Expanded(following.is_over, tuple((step, self._number(target)) for step, target in following.moves))


def _distances(near: Mapping[int, _Expanded]) -> Mapping[int, int]:
    """The number of steps from a situation to the nearest one that is over; nothing if there is none."""
    before: defaultdict[int, list[int]] = defaultdict(list)
    for number, expanded in near.items():
        for _, target in expanded.moves:
            before[target].append(number)
    found = {number: 0 for number, expanded in near.items() if expanded.is_over}
    waiting = deque(found)
    while waiting:
        target = waiting.popleft()
        for number in before[target]:
            if number not in found:
                found[number] = found[target] + 1
                waiting.append(number)
    return found
