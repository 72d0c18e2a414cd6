"""The executions of a log that has no end, judged row by row in memory that does not grow.

Those that were quiet for long, and those that were used least recently if there are too many, are evicted. Executions
whose machine has ended are kept apart, and give way to each other only. If an execution goes on that was evicted, the
program may be anywhere: what is found then may be a consequence, and it counts as not explained.

The properties of the machine are decided for executions that no run explains, as `audit.details` does. Their rows up to
there are noted for that.
"""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from leverframe.audit.details import MOST_WATCHED, watched_from_the_start
from leverframe.audit.following.alerts import Evicted, Late, Resumed
from leverframe.audit.following.past import Past, Remembered
from leverframe.audit.following.window import Came
from leverframe.audit.found import LONGEST, Found, Gap, Violation, broken
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.judging import Followed, Judge, controls
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight, Unclear
from leverframe.errors import CapacityError, InputError
from leverframe.observe.observations import Observation, Step
from leverframe.observe.observer import Observer
from leverframe.observe.violations import Violations

LARGEST = 1 << 28
"""About how many bytes all executions may have that are kept."""
MOST_NOTED, MOST_NOTED_OF_ONE = 100_000, 1_000
"""The number of rows that are noted to decide properties, of all executions and of one."""
MOST_RECENT = 1_000
"""The number of rows whose text is kept, to show it before that of a violation."""
FORGOTTEN_AFTER = 1 << 27
"""After so many bytes, what was computed is dropped: values that never come again would fill the memory."""
_EACH, _WAITING = 400, 400


@dataclass(frozen=True, slots=True)
class Limits:
    """How many executions are live at most, and after how many seconds without a row one is evicted."""

    live: int = 100_000
    idle: float | None = None


_Noted = tuple[int, Place, Seen, Observation, bool]
"""The number of a row in the log, its place, what it says, what was observed, and whether rows were missing by then."""


class Kept(Followed):
    """An execution that is live, with what only a follower needs of it."""

    __slots__ = ("came_late", "doubted", "noted", "places", "size", "told", "used", "watch", "weight")

    def __init__(self, observer: Observer) -> None:
        super().__init__(observer)
        self.used = 0.0
        """When its last row came."""
        self.size = 0
        self.places: tuple[Place, ...] = ()
        """Those of its last two rows."""
        self.noted: list[_Noted] | None = []
        """Its rows so far, from the first one; None if there were too many, or if they do not count any more."""
        self.doubted = False
        """May rows of it be lost, or out of order, so that nothing about it is established?"""
        self.came_late = False
        """Did a row of it come too late to be put in order?"""
        self.told = Counter[str]()
        """How much was found of it that a row which comes late may explain, by the verdict."""
        self.weight = 0
        self.watch: Violations | None = None


class Executions:
    """The executions of a log that are live, and how many there were."""

    def __init__(self, start: Observer, sight: Sight, limits: Limits) -> None:
        self._judge, self._start, self._sight, self._limits = Judge(start, sight), start, sight, limits
        self._terminal = {state.name for state in sight.declaration.states if state.terminal}
        self._live: dict[Execution, Kept] = {}
        """The one that was used last comes last."""
        self._ended: dict[Execution, Kept] = {}
        self._past, self._size, self._noted, self._taken = Past(), 0, 0, 0
        self._recent: deque[str] = deque(maxlen=MOST_RECENT)
        self._watch: Violations | str | None = None
        self.count = self.violated = self.evicted = self.resumed = self.late = self.unwatched = self.watched = 0
        self.uncertain = self._lost = False
        """Did an execution go on of which the number of the last row is not known any more?"""
        self.told = Counter[str]()
        """How much was found, by the verdict, but for executions of which rows came late."""

    @property
    def rows(self) -> int:
        """The number of rows so far."""
        return self._judge.rows

    def last(self, execution: Execution) -> int | None:
        """The number of the row of an execution that was judged last."""
        kept = self._live.get(execution) or self._ended.get(execution)
        return self._past.number(execution) if kept is None else kept.number

    def lose(self) -> None:
        """Rows may have been lost: without numbers, nobody can tell of which executions."""
        self._lost = True

    # ---- rows --------------------------------------------------------------------------------------------------------

    def take(self, came: Came) -> Iterator[Found | Late | Resumed | Evicted]:
        """What the next row shows."""
        row, seen = came.row, came.seen
        self._recent.append(row.reason if isinstance(row, NoRow) else row.text[:LONGEST])
        self._forget_sometimes(came.size)
        if isinstance(row, NoRow):
            self.told["complete"] += 1
            yield from self._judge.take(row)
            return
        self._judge.rows += 1
        if seen is None:
            return
        if isinstance(seen, Unclear) and seen.any_execution:
            yield self._judge.damaged(row, seen)
            return
        kept = self._live.pop(seen.execution, None) or self._ended.pop(seen.execution, None)
        if kept is None:
            kept = Kept(self._start)
            yield from self._begun(row, seen, kept)
        self._live[seen.execution] = kept
        kept.used = came.now
        if came.is_late:
            self.late += 1
            kept.doubted = kept.came_late = True
            self.told.subtract(kept.told)
            kept.told.clear()
            yield Late(row.place, seen.execution, "it is older than a row that was judged before it came")
        kept.doubted |= self._lost and (isinstance(seen, Unclear) or seen.number is None)
        kept.unsure |= kept.doubted
        yield from self._counted(self._followed(row, seen, came.size, kept), kept)
        yield from self._placed(seen.execution, seen, kept)

    def _begun(self, row: Row, seen: Seen | Unclear, kept: Kept) -> Iterator[Resumed]:
        """An execution begins, or one that was evicted goes on."""
        known = self._past.pop(seen.execution)
        if known is None:
            self.count += 1
            return
        self.resumed += 1
        kept.lost = kept.unsure = kept.lacks = True
        kept.noted, kept.violated = None, known.violated
        kept.came_late, kept.told = known.came_late, Counter(known.told)
        kept.number = known.number
        if not known.is_exact:
            self.uncertain = True
            if isinstance(seen, Seen) and seen.number is not None:
                kept.number = seen.number - 1
        yield Resumed(row.place, seen.execution)

    def _counted(self, found: Iterable[Found], kept: Kept) -> Iterator[Found]:
        """What is found of an execution, which counts as long as none of its rows comes late."""
        for one in found:
            if not kept.came_late and (what := _verdict(one)) is not None:
                kept.told[what] += 1
                self.told[what] += 1
            yield one

    def _followed(self, row: Row, seen: Seen | Unclear, size: int, kept: Kept) -> Iterator[Found]:
        was_violated = kept.violated
        before = tuple(zip(kept.places, self._texts(kept), strict=True))
        for found in self._judge.follow(row, seen, kept):
            yield self._with_rows(found, before)
        if kept.last == self.rows:  # a report has a row of its own, which is none before another one
            kept.places = (*kept.places[-1:], row.place)
        if kept.violated and not was_violated:
            self.violated += 1
            self.unwatched += kept.noted is None
        if isinstance(seen, Seen) and seen.observation is not None:
            yield from self._decided((self.rows, row.place, seen, seen.observation, kept.lacks), size, kept)

    def _with_rows(self, found: Found, before: tuple[tuple[Place, str], ...] = ()) -> Found:
        """A violation with the rows that are shown, as far as they are still at hand."""
        if not isinstance(found, Violation):
            return found
        if found.number == self.rows and found.row:
            return replace(found, before=before)
        return replace(found, row=self._text(found.number))  # a step whose report is missing

    def _texts(self, kept: Kept) -> Iterator[str]:
        """The last two rows of an execution, as far as they are still at hand."""
        return (self._text(number) for number in (kept.earlier, kept.last) if number)

    def _text(self, number: int) -> str:
        """The text of a row, if it is still at hand."""
        index = number - (self.rows - len(self._recent) + 1)
        return self._recent[index] if index >= 0 else ""

    # ---- properties --------------------------------------------------------------------------------------------------

    def _decided(self, noted: _Noted, size: int, kept: Kept) -> Iterator[Violation]:
        """The properties that are violated with a row, if no run explains its execution."""
        if kept.watch is not None:
            yield from self._watched([noted], kept)
        elif kept.noted is not None and not kept.violated:
            self._note(noted, size, kept)
        elif kept.noted is not None:
            rows = [*kept.noted, noted]
            self._drop_notes(kept)
            if self.watched == MOST_WATCHED or isinstance(begun := self._beginning(), str):
                self.unwatched += 1
                return
            self.watched += 1
            kept.watch = begun
            yield from self._watched(rows, kept)

    def _watched(self, rows: Iterable[_Noted], kept: Kept) -> Iterator[Violation]:
        for number, place, seen, observation, lacks in rows:
            before = kept.watch
            if before is None:
                return
            try:
                kept.watch = before.after(observation, seen.time)
            except (CapacityError, InputError):
                kept.watch = None
                return
            row = Row(place, {}, self._text(number))
            for one in kept.watch.broken_since(before):
                violation = replace(broken(row, number, seen, observation, one), later=kept.doubted or lacks)
                yield violation if kept.differs is None else kept.differs.blamed(violation)

    def _beginning(self) -> Violations | str:
        """The watch over an execution that begins; or why there is none."""
        if self._watch is None:
            try:
                self._watch = watched_from_the_start(self._sight)
            except CapacityError as error:
                self._watch = str(error)
        return self._watch

    @property
    def undecided(self) -> str | None:
        """Why properties were not decided of some executions without an explanation."""
        if isinstance(self._watch, str):
            return self._watch
        return f"properties of {self.unwatched:,} further executions" if self.unwatched else None

    def _note(self, noted: _Noted, size: int, kept: Kept) -> None:
        if kept.noted is None:
            return
        weight = 1 + size // 500
        kept.noted.append(noted)
        kept.weight += weight
        self._noted += weight
        if kept.weight > MOST_NOTED_OF_ONE:
            self._drop_notes(kept)
        if self._noted > MOST_NOTED:
            for one in (*self._ended.values(), *self._live.values()):
                if self._noted > MOST_NOTED // 2:
                    self._drop_notes(one)

    def _drop_notes(self, kept: Kept) -> None:
        """From now on, the rows of an execution are not noted."""
        self._noted -= kept.weight
        kept.weight, kept.noted = 0, None

    # ---- memory ------------------------------------------------------------------------------------------------------

    def passed(self, now: float) -> Iterator[Found | Evicted]:
        """The executions that were quiet for too long."""
        if self._limits.idle is None:
            return
        while self._live:
            oldest = next(iter(self._live))
            if now - self._live[oldest].used < self._limits.idle:
                return
            yield from self._evict(oldest, self._live, "idle")

    def end(self, execution: Execution) -> Iterator[Found]:
        """An execution has ended with its file: another one may have its id."""
        for kept in (self._live.pop(execution, None), self._ended.pop(execution, None)):
            if kept is not None:
                yield from self._counted(map(self._with_rows, self._judge.ended(execution, kept)), kept)
                self._let_go(kept)

    def rest(self) -> Iterator[Found]:
        """The log has ended."""
        for execution, kept in (*self._ended.items(), *self._live.items()):
            yield from self._counted(map(self._with_rows, self._judge.ended(execution, kept)), kept)

    def _placed(self, execution: Execution, seen: Seen | Unclear, kept: Kept) -> Iterator[Found | Evicted]:
        """Keep an execution after its row, and evict others if there are too many."""
        size = _EACH + len(str(execution)) + (0 if kept.observer is None else kept.observer.size)
        size += 0 if kept.reporting is None else _WAITING * len(kept.reporting)
        self._size, kept.size = self._size + size - kept.size, size
        if self._has_ended(seen, kept):
            self._ended[execution] = self._live.pop(execution)
        for kind in (self._ended, self._live):
            while len(kind) > self._limits.live or (kind and self._size > LARGEST):
                yield from self._evict(next(iter(kind)), kind, "too many")

    def _has_ended(self, seen: Seen | Unclear, kept: Kept) -> bool:
        """Is the machine in a state that it does not leave?"""
        match seen:
            case Seen(observation=Step(target=str(target))) if target not in self._terminal:
                return False
            case _:
                if kept.observer is None or not self._terminal:
                    return False
                return self._terminal.issuperset(kept.observer.controls)

    def _evict(
        self, execution: Execution, kind: dict[Execution, Kept], reason: Literal["idle", "too many"]
    ) -> Iterator[Found | Evicted]:
        """Let an execution go, and tell what is wrong with its reports. One that has ended goes without a word."""
        kept = kind.pop(execution)
        yield from self._counted(map(self._with_rows, self._judge.evicted(execution, kept)), kept)
        self._let_go(kept)
        self._past.note(execution, Remembered(kept.number, kept.violated, kept.came_late, dict(kept.told)))
        if kind is self._live:
            self.evicted += 1
            yield Evicted(execution, reason, kept.rows, "" if kept.observer is None else controls(kept.observer))

    def _let_go(self, kept: Kept) -> None:
        self._size -= kept.size
        self._judge.release(kept)
        self._drop_notes(kept)

    def _forget_sometimes(self, size: int) -> None:
        """Drop what was computed, once so much has been read that values may fill the memory."""
        self._taken += size
        if self._taken > FORGOTTEN_AFTER:
            self._taken = 0
            self._judge.forget()
            if isinstance(self._watch, Violations):
                self._watch.forget()

    # ---- the end -----------------------------------------------------------------------------------------------------

    @property
    def unnoticed(self) -> tuple[str, ...]:
        """What nobody could notice because of what the rows say, a sentence each."""
        return self._judge.unnoticed

    @property
    def open_in(self) -> Counter[str]:
        """Those that are not evicted, by the states in which they may be."""
        every = (*self._live.values(), *self._ended.values())
        return Counter(controls(kept.observer) for kept in every if kept.observer is not None)

    @property
    def explained(self) -> int:
        """About how many executions some run explains, as far as they were seen."""
        return self.count - self.violated


def _verdict(found: Found) -> str | None:
    """The verdict that something violates: `choices` if it only differs from a choice of the reference."""
    match found:
        case Gap():
            return "complete"
        case Violation(later=False, choices=()):
            return "conformant"
        case Violation(later=False):
            return "choices"
        case _:
            return None
