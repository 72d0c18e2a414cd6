"""Rows in order: those that come too early are held back, until those before them have come, or for a while.

By number, a row waits for those of its execution that come before it. By time, all rows wait, since nobody knows
whether an earlier one will come. What comes later than a row waits is judged where it comes.

Limits: by time, the rows that wait have at most `LARGEST` bytes.
"""

import heapq
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from leverframe.audit.arranging import EARLIEST, PICOSECONDS, moment
from leverframe.audit.inputs.rows import NoRow, Row
from leverframe.audit.layout import Layout
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Unclear

LARGEST = 1 << 26


@dataclass(frozen=True, slots=True)
class Waiting:
    """How long a row waits for earlier ones: until so many rows have come after it, or for so many seconds."""

    rows: int = 0
    seconds: float = 5


@dataclass(frozen=True, slots=True)
class Came:
    """A row as it came: what it says, when it was read, and whether it is judged after a later one."""

    row: Row | NoRow
    seen: Seen | Unclear | None
    now: float
    is_late: bool = False

    @property
    def size(self) -> int:
        """About how many bytes it has."""
        return len(self.row.written or "") if isinstance(self.row, Row) else 0


class Window(Protocol):
    """Holds rows back. Whoever takes a row from it judges it before the next one."""

    def take(self, came: Came) -> Iterator[Came]:
        """The rows that can be judged now that another one has come."""
        ...

    def passed(self, now: float) -> Iterator[Came]:
        """The rows that have waited long enough."""
        ...

    def ended(self, of: Execution) -> Iterator[Came]:
        """The rows of an execution that are held back: no more of it will come, but for one of the same name."""
        ...

    def rest(self) -> Iterator[Came]:
        """All rows that are held back: no more will come."""
        ...


_Key = tuple[int, int]
"""What rows are ordered by, and how many have come before."""


class _Held:
    """Rows that are held back, with their keys: the least one first, or the one that has waited longest."""

    def __init__(self, waiting: Waiting) -> None:
        self._waiting = waiting
        self._least: dict[Execution, list[tuple[_Key, Came]]] = {}
        self._oldest: deque[tuple[_Key, Execution, float]] = deque()
        self._keys: set[_Key] = set()
        self._size = 0

    def __len__(self) -> int:
        return len(self._keys)

    def add(self, key: _Key, of: Execution, came: Came) -> None:
        heapq.heappush(self._least.setdefault(of, []), (key, came))
        self._oldest.append((key, of, came.now))
        self._keys.add(key)
        self._size += came.size

    def least(self, of: Execution) -> _Key | None:
        """The least key of an execution, or of all rows."""
        return self._least[of][0][0] if of in self._least else None

    def pop(self, of: Execution) -> Came:
        """The row with the least key of an execution."""
        key, came = heapq.heappop(self._least[of])
        if not self._least[of]:
            del self._least[of]
        self._keys.remove(key)
        self._size -= came.size
        return came

    def all_of(self, of: Execution) -> Iterator[Came]:
        """The rows of an execution, the least key first."""
        while of in self._least:
            yield self.pop(of)

    def overdue(self, count: int, now: float | None) -> tuple[_Key, Execution] | None:
        """The row that has waited too long; all have, if there is no time."""
        while self._oldest and self._oldest[0][0] not in self._keys:
            self._oldest.popleft()
        if not self._oldest:
            return None
        key, of, since = self._oldest[0]
        waits = count - key[1] < self._waiting.rows and now is not None and now - since < self._waiting.seconds
        return None if waits and self._size <= LARGEST else (key, of)


class ByNumber:
    """Rows in the order of their numbers in their executions. `last` tells the number that was judged last."""

    def __init__(self, waiting: Waiting, first: frozenset[int], last: Callable[[Execution], int | None]) -> None:
        self._held, self._last, self._begin = _Held(waiting), last, min(first)
        self._number = 0

    def take(self, came: Came) -> Iterator[Came]:
        """The row, unless one before it is missing; then the rows that have waited for it, or long enough."""
        self._number += 1
        seen = came.seen
        if isinstance(seen, Seen) and seen.number is not None and self._is_early(seen.execution, seen.number):
            self._held.add((seen.number, self._number), seen.execution, came)
        else:
            yield came
            if seen is not None:
                yield from self._following(seen.execution)
        yield from self.passed(came.now)

    def passed(self, now: float) -> Iterator[Came]:
        """The rows that have waited long enough, and those for which they have made way."""
        yield from self._overdue(now)

    def ended(self, of: Execution) -> Iterator[Came]:
        """The rows of an execution."""
        yield from self._held.all_of(of)

    def rest(self) -> Iterator[Came]:
        """All rows."""
        yield from self._overdue(None)

    def _is_early(self, of: Execution, number: int) -> bool:
        last = self._last(of)
        return number > (self._begin if last is None else last + 1)

    def _following(self, of: Execution) -> Iterator[Came]:
        while (least := self._held.least(of)) is not None and not self._is_early(of, least[0]):
            yield self._held.pop(of)

    def _overdue(self, now: float | None) -> Iterator[Came]:
        while (found := self._held.overdue(self._number, now)) is not None:
            key, of = found
            while (least := self._held.least(of)) is not None and least <= key:
                yield self._held.pop(of)
            yield from self._following(of)


class ByTime:
    """Rows of all files in the order of their times, as `audit.arranging` puts them.

    If each file is an execution, the order of its own rows counts.
    """

    def __init__(self, waiting: Waiting, layout: Layout) -> None:
        self._held, self._untimed, self._layout = _Held(waiting), _Held(waiting), layout
        """The second: by their files, rows that wait for the first one of the file that has a time."""
        self._number = 0
        self._times: dict[str, int] = {}
        """The time of the last row of each file, which is that of a row without one."""
        self._judged: dict[Execution, _Key] = {}
        """The key of the row that was judged last."""

    def take(self, came: Came) -> Iterator[Came]:
        """The rows that come before the last ones."""
        self._number += 1
        found, file = moment(came.row, self._layout), came.row.place.file
        if found is None and file not in self._times:
            self._untimed.add((EARLIEST, self._number), file, came)
        else:
            time = self._times[file] if found is None else int(found * PICOSECONDS)
            self._times[file] = time
            while (first := self._untimed.least(file)) is not None:
                yield from self._placed((time, first[1]), self._untimed.pop(file))
            yield from self._placed((time, self._number), came)
        yield from self.passed(came.now)

    def _placed(self, key: _Key, came: Came) -> Iterator[Came]:
        """Hold a row back, unless a later one was judged."""
        of = came.row.place.file if self._layout.per_file else None
        if key < self._judged.get(of, (EARLIEST, 0)):
            yield replace(came, is_late=True)
        else:
            self._held.add(key, of, came)

    def passed(self, now: float) -> Iterator[Came]:
        """The rows that have waited long enough, and those before them."""
        yield from self._overdue(now)

    def ended(self, of: Execution) -> Iterator[Came]:
        """The rows of a file, after which its name is that of another one."""
        yield from self._untimed.all_of(of)
        yield from self._held.all_of(of)
        self._judged.pop(of, None)
        self._times.pop(str(of), None)

    def rest(self) -> Iterator[Came]:
        """All rows."""
        yield from self._overdue(None)

    def _overdue(self, now: float | None) -> Iterator[Came]:
        while (found := self._untimed.overdue(self._number, now)) is not None:
            key, file = found
            yield from self._placed(key, self._untimed.pop(file))
        while (found := self._held.overdue(self._number, now)) is not None:
            key, of = found
            while (least := self._held.least(of)) is not None and least <= key:
                self._judged[of] = least
                yield self._held.pop(of)


def window(waiting: Waiting, layout: Layout, last: Callable[[Execution], int | None]) -> Window:
    """The window for the rows of a log."""
    return ByTime(waiting, layout) if layout.by_time else ByNumber(waiting, layout.first, last)
