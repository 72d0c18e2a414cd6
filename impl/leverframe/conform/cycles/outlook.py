"""What may still happen in a cycle from each of its states: where it may come to rest, and by which transitions.

Only what leads to rest counts. The sets of all successors are joined backwards until nothing changes, in the order in
which a depth-first search leaves the states: without loops, each is computed once (Nielson, Nielson and Hankin,
Principles of Program Analysis, 1999, section 6.2). Plans share their ends, so most is known when the next plan comes.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple, TypeVar

from leverframe.language.declaration import Transition
from leverframe.observe.automaton import Move

Member = TypeVar("Member", bound=Hashable)


class Outlook(NamedTuple):
    """Sets, a bit for each member: the states of the machine in which a cycle may end, and the transitions before."""

    ends: int = 0
    lines: int = 0


class Outlooks:
    """The outlook of each state.

    `rest` is the state of the machine if a cycle may end in a state, and None if not; `control` is its control state.
    A transition with several sources is one from that.
    """

    def __init__(
        self,
        moves: Callable[[int], tuple[Move, ...]],
        rest: Callable[[int], int | None],
        control: Callable[[int], str],
    ) -> None:
        self._moves, self._rest, self._control = moves, rest, control
        self._by_source: dict[tuple[Transition, str], Transition] = {}
        self._known: dict[int, Outlook] = {}
        self._same: dict[Outlook, Outlook] = {}
        self._ends, self._lines = dict[int, int](), dict[Transition, int]()

    def of(self, number: int) -> Outlook:
        """The outlook of a state."""
        if number not in self._known:
            self._known |= self._found(self._left(number))
        return self._known[number]

    def together(self, numbers: Iterable[int]) -> tuple[frozenset[int], tuple[Transition, ...]]:
        """The states in which cycles may end that are in one of these states, and the transitions before, in order."""
        ends = lines = 0
        for each in map(self.of, numbers):
            ends, lines = ends | each.ends, lines | each.lines
        return frozenset(_members(ends, self._ends)), tuple(_members(lines, self._lines))

    def _left(self, start: int) -> list[int]:
        """The states of which nothing is known yet, each behind those that follow it, unless there is a loop."""
        left: list[int] = []
        met, waiting = set[int](), [(start, False)]
        while waiting:
            one, is_done = waiting.pop()
            if is_done:
                left.append(one)
            elif one not in met and one not in self._known:
                met.add(one)
                waiting.append((one, True))
                waiting += [(move.target, False) for move in self._moves(one)]
        return left

    def _found(self, states: list[int]) -> dict[int, Outlook]:
        found: dict[int, Outlook] = {}
        is_open = True
        while is_open:
            is_open = False
            for one in states:
                now, is_whole = self._joined(one, found)
                # A state in a loop comes before one that follows it: what is known of that may be too little.
                is_open |= now != found.get(one) and (one in found or not is_whole)
                found[one] = now
        return found

    def _joined(self, one: int, found: dict[int, Outlook]) -> tuple[Outlook, bool]:
        rest = self._rest(one)
        ends, lines, is_whole = 0 if rest is None else _bit(rest, self._ends), 0, True
        for move in self._moves(one):
            after = self._known.get(move.target) or found.get(move.target)
            if after is None:
                is_whole = False
            elif after.ends:
                ends, lines = ends | after.ends, lines | after.lines
                if move.transition.sources:
                    lines |= _bit(self._from(one, move.transition), self._lines)
        now = Outlook(ends, lines)
        return self._same.setdefault(now, now), is_whole

    def _from(self, one: int, line: Transition) -> Transition:
        if len(line.sources) == 1:
            return line
        known = line, self._control(one)
        if known not in self._by_source:
            self._by_source[known] = replace(line, sources=(known[1],))
        return self._by_source[known]


def _bit(one: Member, among: dict[Member, int]) -> int:
    return 1 << among.setdefault(one, len(among))


def _members(bits: int, among: dict[Member, int]) -> Iterator[Member]:
    return (one for one, number in among.items() if bits >> number & 1)
