"""Reports that have rows of their own, and the steps on which they are due: which report is of which step.

The reports of one kind in an execution come in the order of its steps, and each side may be ahead of the other. What
is due may be *optional*, and a report may be *free*: a step that left no row may have made it. So there may be several
ways to match them. All are followed; as long as there is one without a fault, nothing is wrong. If there is none,
something is, and the way with the fewest faults says what: a report that is missing, one that no step makes, or one
with a wrong field (an alignment of two sequences: S. Needleman & C. Wunsch, J. Mol. Biol. 48, 1970). For that, some
further reports are waited for.

At the end of a log, steps may lack their reports and reports their steps because more of the log was to come. That is
no fault, unless the log is `whole`.

Limit: where many reports are missing one after the other, or have faults side by side, other ways have as few faults.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

AHEAD = 8
"""So many further reports are waited for before it is told what is wrong."""
MOST_DUE = 256
"""Among so many steps the one is looked for to which a report belongs."""
_LOST, _DIFFERS, _UNPROVED = 6, 8, 4
"""What a report costs that is missing or is of no step; what one with wrong fields costs, beside 1 for each; and what
it costs if nothing comes after a loss that would show it."""
ANOTHER = 5
"""More than a report and another one cost that are both missing, or of no step."""
_UNIT = 1_000
"""Faults count first, and then the reports that fit."""


class Due(Protocol):
    """A report that is due on a step."""

    @property
    def is_optional(self) -> bool: ...  # noqa: D102 -- see above


class Came(Protocol):
    """A report that came."""

    @property
    def is_free(self) -> bool: ...  # noqa: D102 -- see above

    def differs(self, due: Due) -> int:
        """In how many fields does it differ from what is due? In `ANOTHER`, if it looks like another report."""
        ...


class Fault(NamedTuple):
    """A report is missing (`came` is None), is of no step (`due` is None), or has wrong fields."""

    due: Due | None
    came: Came | None


@dataclass(frozen=True, slots=True)
class _Way:
    cost: int
    before: "tuple[tuple[int, int, bool], Fault] | None" = None
    """The place before the last pair, and the pair."""


class Matching:
    """The reports of one kind in one execution, and the steps on which they are due, as far as neither is settled."""

    __slots__ = ("_came", "_due", "_places")

    def __init__(self) -> None:
        self._due: list[Due] = []
        self._came: deque[Came] = deque()
        self._places = [0]
        """How many of what is due may be settled: a number for each way without a fault."""

    def __len__(self) -> int:
        return len(self._due) - self._places[0] + len(self._came)

    def due(self, one: Due) -> Iterator[Fault]:
        """A report is due."""
        self._due.append(one)
        yield from self._settled()

    def came(self, one: Came) -> Iterator[Fault]:
        """A report came."""
        self._came.append(one)
        yield from self._settled()

    def end(self, *, is_whole: bool) -> Iterator[Fault]:
        """Nothing more comes. If the log is whole, nothing is to come either."""
        yield from self._settled(ends=True, is_whole=is_whole)
        if is_whole:
            start = self._places[-1]
            if not any(all(one.is_optional for one in self._due[place:]) for place in self._places):
                yield from (Fault(one, None) for one in self._due[start:] if not one.is_optional)

    def _settled(self, *, ends: bool = False, is_whole: bool = False) -> Iterator[Fault]:
        while self._came:
            places = self._open_places()
            if places[-1] == len(self._due) and not (ends and is_whole):
                return  # it may be the report of a step that is to come
            first, known = self._came[0], [place for place in places if place < len(self._due)]
            after = {place + 1 for place in known if not first.differs(self._due[place])}
            after |= {*self._places} if first.is_free else set()
            if after:
                self._came.popleft()
                self._places = sorted(after)
            elif ends or (len(self._came) >= AHEAD and len(self._due) - self._places[-1] >= AHEAD):
                yield from self._explained(ends=ends, is_whole=is_whole)
            else:
                return
            self._forget()

    def _open_places(self) -> list[int]:
        """The places at which the next report may be due: what is optional may be passed over."""
        found = set[int]()
        for place in self._places:
            at = place
            while at not in found:
                found.add(at)
                if at < len(self._due) and self._due[at].is_optional:
                    at += 1
        return sorted(found)

    def _forget(self) -> None:
        """Drop what is settled in every way, if that is at least a half."""
        first = self._places[0]
        if first < AHEAD or 2 * first < len(self._due):
            return
        del self._due[:first]
        self._places = [place - first for place in self._places]

    def _explained(self, *, ends: bool, is_whole: bool) -> Iterator[Fault]:
        """The faults before the next report that fits, in the way that has the fewest. They are settled then."""
        start = self._places[-1]
        due = self._due[start : start + MOST_DUE]
        came = [*self._came][: MOST_DUE if ends else AHEAD]
        pairs = aligned(due, came, is_whole=ends and is_whole)
        fitting = next((n for n, one in enumerate(pairs) if _fits(one)), len(pairs) if ends else 1)
        for one in pairs[: max(1, fitting)]:
            if one.due is not None:
                start += 1
            if one.came is not None:
                self._came.popleft()
            if not _is_no_fault(one):
                yield one
        self._places = [start]


def _fits(one: Fault) -> bool:
    return one.due is not None and one.came is not None and not one.came.differs(one.due)


def _is_no_fault(one: Fault) -> bool:
    if one.due is None:
        return one.came is None or one.came.is_free
    return one.due.is_optional if one.came is None else not one.came.differs(one.due)


def aligned(due: Sequence[Due], came: Sequence[Came], *, is_whole: bool) -> list[Fault]:
    """What is due, and what came, in pairs with the fewest faults; a fault has one side, or fields that differ.

    Unless both are whole, what is left over at the end of one of them is no fault.
    """
    ways: dict[tuple[int, int, bool], _Way] = {(0, 0, True): _Way(0)}

    def reach(place: tuple[int, int, bool], before: tuple[int, int, bool], cost: int, pair: Fault) -> None:
        cost += ways[before].cost
        known = ways.get(place)
        if known is None or cost < known.cost:
            ways[place] = _Way(cost, (before, pair))

    for i in range(len(due) + 1):
        for j in range(len(came) + 1):
            for proved in (True, False):
                here = i, j, proved
                if here not in ways:
                    continue
                if i < len(due) and j < len(came):
                    differs = came[j].differs(due[i])
                    cost = (_DIFFERS + differs) * _UNIT if differs else -1
                    reach((i + 1, j + 1, True), here, cost, Fault(due[i], came[j]))
                if i < len(due):
                    lost = not due[i].is_optional
                    reach((i + 1, j, not lost), here, _LOST * _UNIT * lost, Fault(due[i], None))
                if j < len(came):
                    lost = not came[j].is_free
                    reach((i, j + 1, not lost), here, _LOST * _UNIT * lost, Fault(None, came[j]))
    ends = [
        (way.cost + (0 if place[2] or is_whole else _UNPROVED * _UNIT), place)
        for place, way in ways.items()
        if (place[:2] == (len(due), len(came)) if is_whole else place[0] == len(due) or place[1] == len(came))
    ]
    _, place = min(ends, key=lambda one: (one[0], -one[1][0] - one[1][1]))
    return _pairs(ways, place)


def _pairs(ways: dict[tuple[int, int, bool], _Way], place: tuple[int, int, bool]) -> list[Fault]:
    found = list[Fault]()
    while (before := ways[place].before) is not None:
        place, pair = before
        found.append(pair)
    return found[::-1]
