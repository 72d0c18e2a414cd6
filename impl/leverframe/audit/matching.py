"""Reports that have rows of their own, and the steps on which they are due: which report is of which step.

The reports of one kind in an execution come in the order of its steps, and each side may be ahead of the other. What
is due may be *optional*, and a report may be *free*: a step that left no row may have made it. So there may be several
ways to match them. All are followed; as long as there is one without a fault, nothing is wrong. If there is none,
something is, and the way with the fewest faults says what: a report that is missing, one that no step makes, or one
with a wrong field (an alignment of two sequences: S. Needleman & C. Wunsch, J. Mol. Biol. 48, 1970). For that, some
further reports are waited for.

The ways are places: how many of what is due may be settled. They are bits of an integer, so that all of them go on at
once (G. Myers, J. ACM 46, 1999), however many steps need no report.

At the end of a log, steps may lack their reports and reports their steps because more of the log was to come. That is
no fault, unless the log is `whole`.

Limit: where many reports are missing one after the other, or have faults side by side, other ways have as few faults;
and where steps need no report, a fault may be told at a later row than that where it is.
"""

from collections import deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

AHEAD = 8
"""So many further reports are waited for before it is told what is wrong."""
MOST_DUE = 256
"""Among so many steps the one is looked for to which a report belongs."""
_MOST_BEFORE = 32
"""Among the places, those count that are so many before the last one."""
_SHORT = 64
"""So much of what is due is dropped at once, if it is settled."""
_LOST, _DIFFERS, _AGAIN, _UNPROVED = 6, 8, 1, 4
"""What a report costs that is missing or is of no step; what one with wrong fields costs, beside 1 for each; the same
after such a one, since who writes a field wrong does so again; and what it costs if nothing comes after a loss that
would show it."""
ANOTHER = 5
"""More than a report and another one cost that are both missing, or of no step."""
_UNIT = 1_000
"""Faults count first, and then the reports that fit."""
_PROVED, _LOSS, _DIFFERENCE = range(3)
"""What a way has come to: something that fits, a loss of which nothing is known yet, or a report with wrong fields."""


class Due(Protocol):
    """A report that is due on a step."""

    @property
    def kind(self) -> Hashable:
        """From two of one kind, each report differs alike."""
        ...

    @property
    def is_optional(self) -> bool: ...  # noqa: D102 -- see above

    @property
    def is_moot(self) -> bool:
        """Is every report free that fits?"""
        ...


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


@dataclass(slots=True)
class _Kind:
    """What is due and alike: one of it, and its places."""

    one: Due
    places: int = 0


class Matching:
    """The reports of one kind in one execution, and the steps on which they are due, as far as neither is settled."""

    __slots__ = ("_came", "_due", "_kinds", "_moot", "_optional", "_places")

    def __init__(self) -> None:
        self._due: list[Due] = []
        self._came: deque[Came] = deque()
        self._kinds: dict[Hashable, _Kind] = {}
        self._optional = self._moot = 0
        """Which of those that are due."""
        self._places = 1
        """How many of what is due may be settled: the bit of that number, for each way without a fault."""

    def __len__(self) -> int:
        return len(self._due) - _lowest(self._places) + len(self._came)

    @property
    def is_blank(self) -> bool:
        """Is all settled, so that a new one would say the same?"""
        return not self._due and not self._came

    @property
    def waiting(self) -> Iterator[Due | Came]:
        """What is settled in no way yet, or not in every way, but for what is optional."""
        yield from (one for one in self._due[_highest(self._places) :] if not one.is_optional)
        yield from (one for one in self._came if not one.is_free)

    def due(self, one: Due) -> Iterator[Fault]:
        """A report is due."""
        place = 1 << len(self._due)
        self._due.append(one)
        self._kinds.setdefault(one.kind, _Kind(one)).places |= place
        self._optional |= place if one.is_optional else 0
        self._moot |= place if one.is_moot else 0
        yield from self._settled()

    def came(self, one: Came) -> Iterator[Fault]:
        """A report came."""
        self._came.append(one)
        yield from self._settled()

    def end(self, *, is_whole: bool) -> Iterator[Fault]:
        """Nothing more comes. If the log is whole, nothing is to come either."""
        yield from self._settled(ends=True, is_whole=is_whole)
        if is_whole and not self._open_places() >> len(self._due):
            start = _highest(self._places)
            yield from (Fault(one, None) for one in self._due[start:] if not one.is_optional)

    def _settled(self, *, ends: bool = False, is_whole: bool = False) -> Iterator[Fault]:
        while self._came:
            places = self._open_places()
            if places >> len(self._due) and not (ends and is_whole):
                return  # it may be the report of a step that is to come
            if after := self._after(self._came[0], places):
                self._came.popleft()
                self._places = after
            elif ends or (len(self._came) >= AHEAD and len(self._due) - _highest(self._places) >= AHEAD):
                yield from self._explained(ends=ends, is_whole=is_whole)
            else:
                return
            self._forget()

    def _open_places(self) -> int:
        """The places at which the next report may be due: what is optional may be passed over.

        A sum carries each place to the end of what is optional from there on.
        """
        passed = ((self._places & self._optional) + self._optional) ^ self._optional
        return self._places | passed

    def _after(self, report: Came, places: int) -> int:
        """The places after a report. Those are left out from which nothing can come that cannot from others, too."""
        fitting = 0
        for kind in self._kinds.values():
            if places & kind.places and not report.differs(kind.one):
                fitting |= kind.places
        found = (places & fitting) << 1 | (self._places if report.is_free else 0)
        found &= ~(found >> 1 & self._moot)
        passed = ((found & self._optional) + self._optional) ^ self._optional
        return found & ~(((found | passed) & self._optional) << 1)

    def _forget(self) -> None:
        """Drop what is settled in every way, if it is much or if there is little."""
        first = _lowest(self._places)
        if not first or (len(self._due) > _SHORT and 2 * first < len(self._due)):
            return
        del self._due[:first]
        for kind in self._kinds.values():
            kind.places >>= first
        self._kinds = {name: kind for name, kind in self._kinds.items() if kind.places}
        self._optional, self._moot, self._places = (
            bits >> first for bits in (self._optional, self._moot, self._places)
        )

    def _explained(self, *, ends: bool, is_whole: bool) -> Iterator[Fault]:
        """The faults before the next report that fits, in the way that has the fewest. They are settled then."""
        last = _highest(self._places)
        first = max(_lowest(self._places), last - _MOST_BEFORE)
        came = [*self._came] if ends and is_whole else [*self._came][:AHEAD]
        due = self._due[first:] if ends and is_whole else self._window(first, last)
        has_all = ends and is_whole and max(len(due), len(came)) <= MOST_DUE
        starts = [place - first for place in range(first, last + 1) if self._places >> place & 1]
        start, pairs = aligned(due[:MOST_DUE], came[:MOST_DUE], is_whole=has_all, starts=starts)
        fitting = next((n for n, one in enumerate(pairs) if _fits(one)), len(pairs) if ends else 1)
        place = first + start
        for one in pairs[: max(1, fitting)]:
            if one.due is not None:
                place += 1
            if one.came is not None:
                self._came.popleft()
            if not _is_no_fault(one):
                yield one
        self._places = 1 << place

    def _window(self, first: int, last: int) -> list[Due]:
        """What is due from a place on: of what must be reported, more than the next reports would cost to be lost."""
        found, needed = self._due[first:last], 0
        for one in self._due[last : last + MOST_DUE]:
            needed += not one.is_optional
            if needed > AHEAD + 1:
                break
            found.append(one)
        return found


def _lowest(places: int) -> int:
    return (places & -places).bit_length() - 1


def _highest(places: int) -> int:
    return places.bit_length() - 1


def _fits(one: Fault) -> bool:
    return one.due is not None and one.came is not None and not one.came.differs(one.due)


def _is_no_fault(one: Fault) -> bool:
    if one.due is None:
        return one.came is None or one.came.is_free
    return one.due.is_optional if one.came is None else not one.came.differs(one.due)


# ---- the way with the fewest faults ----------------------------------------------------------------------------------

_Place = tuple[int, int, int]
"""How much of what is due and of what came is settled, and what the way has come to."""
_Ways = dict[_Place, tuple[int, _Place | None]]
"""The least cost to come to a place, and the place before."""


def aligned(
    due: Sequence[Due], came: Sequence[Came], *, is_whole: bool, starts: Sequence[int] = (0,)
) -> tuple[int, list[Fault]]:
    """What is due, and what came, in pairs with the fewest faults; a fault has one side, or fields that differ.

    A way begins with one of the `starts`, which is told. Unless both are whole, what is left over at the end of one of
    them is no fault.
    """
    ways: _Ways = {(start, 0, _PROVED): (0, None) for start in starts}
    for i in range(starts[0], len(due) + 1):
        for j in range(len(came) + 1):
            for state in range(3):
                if (here := (i, j, state)) in ways:
                    for there, cost in _next(due, came, here):
                        if (reached := ways[here][0] + cost) < ways.get(there, (reached + 1, None))[0]:
                            ways[there] = reached, here
    ends = [
        (cost + (_UNPROVED * _UNIT if place[2] == _LOSS and not is_whole else 0), -place[0] - place[1], place)
        for place, (cost, _) in ways.items()
        if (place[:2] == (len(due), len(came)) if is_whole else place[0] == len(due) or place[1] == len(came))
    ]
    return _pairs(due, came, ways, min(ends)[2])


def _next(due: Sequence[Due], came: Sequence[Came], here: _Place) -> Iterator[tuple[_Place, int]]:
    """The places after a place, and what it costs to get there."""
    i, j, state = here
    if i < len(due) and j < len(came):
        differs = came[j].differs(due[i])
        again = state == _DIFFERENCE and differs < ANOTHER
        cost = ((_AGAIN if again else _DIFFERS) + differs) * _UNIT if differs else -1
        yield (i + 1, j + 1, _DIFFERENCE if differs else _PROVED), cost
    if i < len(due):
        yield ((i + 1, j, state), 0) if due[i].is_optional else ((i + 1, j, _LOSS), _LOST * _UNIT)
    if j < len(came):
        yield ((i, j + 1, state), 0) if came[j].is_free else ((i, j + 1, _LOSS), _LOST * _UNIT)


def _pairs(due: Sequence[Due], came: Sequence[Came], ways: _Ways, place: _Place) -> tuple[int, list[Fault]]:
    found = list[Fault]()
    while (before := ways[place][1]) is not None:
        one = due[before[0]] if before[0] < place[0] else None
        found.append(Fault(one, came[before[1]] if before[1] < place[1] else None))
        place = before
    return place[0], found[::-1]
