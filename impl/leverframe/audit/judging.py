"""Executions, each with an observer: what no run of the machine explains, and what cannot be told.

After an observation that nothing explains, the observer goes on from wherever the program may be then. What is found
later may be a consequence, and is marked so. After a row that cannot be read, nothing more is said about its execution.

A log may have millions of executions that never end. So what is kept of one is small: executions of which the same is
known share an observer, and the rows before a violation are looked up afterwards.
"""

from collections.abc import Callable, Collection, Iterator

from leverframe.audit.causes import cause
from leverframe.audit.demanded import Demanded
from leverframe.audit.found import LONGEST, Difference, Found, Gap, Untold, Violation
from leverframe.audit.inputs.rows import NoRow, Place, Row
from leverframe.audit.reporting import MOST_WAITING, Reporting, Wrong
from leverframe.audit.said import Execution
from leverframe.audit.seen import Seen, Sight, Unclear
from leverframe.audit.sentences import choices
from leverframe.audit.unseen import Unseen
from leverframe.errors import CapacityError, InputError
from leverframe.observe.observations import Observation, Refused, Step, described
from leverframe.observe.observer import Observer, Refusal

Reading = Callable[[Collection[Execution]], Iterator[tuple[int, Row | NoRow]]]
"""Reads a log again, at least the rows of some executions, with their numbers in the whole log."""
_APART = f"more than {MOST_WAITING:,} steps and reports wait for each other: let 'order: time' put them side by side"
_EVICTED = "a step waited for its report, or a report for its step, when nothing was kept of its execution any more"
_CONDITION = "it was refused, and the machine accepts it: the program may have a condition of its own"


class Followed:
    """An execution so far. Without an observer, nothing more can be said about it."""

    __slots__ = (
        "differs",
        "earlier",
        "lacks",
        "last",
        "lost",
        "number",
        "observer",
        "reporting",
        "rows",
        "unsure",
        "violated",
    )

    def __init__(self, observer: Observer) -> None:
        self.observer: Observer | None = observer
        self.rows = 0
        """The number of the last row in the whole log."""
        self.number: int | None = None
        self.last = self.earlier = 0
        """The numbers of its last two rows in the whole log; 0: there is none."""
        self.lacks = False
        """Are rows of it missing, or may they be?"""
        self.unsure = False
        """Was there something before of which a violation may be a consequence?"""
        self.violated = False
        self.lost = False
        """May the program be anywhere, since nobody knows any more what came before?"""
        self.differs: Difference | None = None
        self.reporting: Reporting | None = None
        """What is known of its reports, if its rows are reports."""


class Judge:
    """Follows the executions of a log, which may be interleaved. All of them share the observer that begins."""

    def __init__(self, start: Observer, sight: Sight) -> None:
        self._start, self._sight = start, sight
        self._initial = frozenset(start.controls)
        self._damaged = False
        self._telemetry = Demanded(sight.declaration, sight.interface, sight.layout, sight.view)
        self._waiting = 0
        """How many steps and reports wait for each other."""
        self._known: dict[tuple[int, frozenset[str]], Observer] = {}
        """An observer for all executions of which the same is known."""
        self.unseen = Unseen()
        self._timed = sight.layout.time is not None and (sight.layout.by_time or start.believer.timed is not None)
        self.rows = 0
        """The number of the last row in the whole log."""
        self.executions: dict[Execution, Followed] = {}

    def take(self, row: Row | NoRow, number: int | None = None) -> Iterator[Found]:
        """What a row shows to be wrong. Its number in the log is that of the next row, unless rows are left out."""
        self.rows = self.rows + 1 if number is None else number
        if isinstance(row, NoRow):
            self._damaged = True
            yield Gap(row.place, None, f"it is no row: {row.reason}")
            yield Untold(row.place, None, row.reason)
            return
        seen = self._sight.read(row)
        if seen is None:
            return
        if isinstance(seen, Unclear) and seen.any_execution:
            yield self.damaged(row, seen)
            return
        followed = self.executions.get(seen.execution)
        if followed is None:
            followed = self.executions[seen.execution] = Followed(self._start)
        yield from self.follow(row, seen, followed)

    def damaged(self, row: Row, seen: Unclear) -> Untold:
        """A row that may be of any execution, so from now on any may lack it."""
        self._damaged = True
        return Untold(row.place, None, seen.reason)

    def follow(self, row: Row, seen: Seen | Unclear, followed: Followed) -> Iterator[Found]:
        """What a row shows to be wrong with its execution. Its number in the log is `rows`."""
        followed.lacks = followed.lacks or self._damaged
        followed.unsure = followed.unsure or self._damaged
        followed.rows += 1
        for gap in (
            *_gap(row.place, seen, followed, self._sight.layout.first),
            *self._beginning(row.place, seen, followed),
        ):
            followed.unsure = followed.lacks = True
            yield gap
        if isinstance(seen, Unclear):
            followed.observer, followed.lacks = None, True
            yield Untold(row.place, seen.execution, seen.reason)
        elif seen.report is not None:
            yield from self._reported(row, seen, followed)
            return
        else:
            self.unseen.untimed |= self._timed and seen.time is None
            yield from self._judged(row, seen, followed)
            if self._telemetry:
                yield from self._reported(row, seen, followed)
        followed.earlier, followed.last = followed.last, self.rows

    def forget(self) -> None:
        """Drop what is computed again if it is needed: in a log without an end, it may grow without an end."""
        self._known.clear()
        self._start.believer.forget()

    def _beginning(self, place: Place, seen: Seen | Unclear, followed: Followed) -> Iterator[Gap]:
        """The first row of an execution whose step begins elsewhere than the machine: what came before is missing.

        If its number says that it is the first one, nothing is.
        """
        if isinstance(seen, Unclear) or seen.number is not None or followed.last or followed.lost or seen.report:
            return
        match seen.stays or seen.observation:
            case Step(source=str(source)) if source not in self._initial:
                where = " or ".join(sorted(self._initial))
                yield Gap(place, seen.execution, f"the first row begins in {source}, and the machine in {where}")
            case _:
                pass

    def _judged(self, row: Row, seen: Seen, followed: Followed) -> Iterator[Found]:
        """A step without an edge narrows down where the program was; an observation is judged."""
        try:
            if followed.lost:
                self._found_again(seen, followed)
                return
            if seen.stays is not None and followed.observer is not None:
                yield from self._gone_on(row, seen, stayed(followed.observer, seen.stays), followed)
            if seen.observation is not None and followed.observer is not None:
                after = followed.observer.after(seen.observation, seen.time)
                if isinstance(after, Refusal) and self._has_conditions(seen.observation):
                    yield Untold(row.place, seen.execution, _CONDITION)
                else:
                    yield from self._gone_on(row, seen, after, followed)
        except CapacityError as error:
            followed.observer = None
            yield Untold(row.place, seen.execution, str(error))
        except InputError as error:
            followed.observer = None
            yield Untold(row.place, seen.execution, "; ".join(one.message for one in error.diagnostics))

    def _found_again(self, seen: Seen, followed: Followed) -> None:
        """The first observation of an execution that was lost tells where it may be. Raises as an observer does."""
        if seen.observation is not None and followed.observer is not None:
            followed.observer, followed.lost = followed.observer.resumed(seen.observation, seen.time), False

    # ---- reports of telemetry

    def _reported(self, row: Row, seen: Seen, followed: Followed) -> Iterator[Found]:
        """What is wrong with the reports that a row is, or that are due on its step."""
        if followed.reporting is None:
            followed.reporting = Reporting(self._telemetry)
        reporting, waiting = followed.reporting, len(followed.reporting)
        found = (
            reporting.step(row, self.rows, seen.observation, seen.stays)
            if seen.report is None
            else reporting.report(seen.report, row, self.rows)
        )
        for one in found:
            yield self._misreported(one, seen.execution, followed, row)
        self._waiting += len(reporting) - waiting
        if self._waiting > MOST_WAITING:
            self.release(followed)
            reporting.give_up()
            yield Untold(row.place, seen.execution, _APART)

    def _misreported(self, one: Wrong, of: Execution, followed: Followed, row: Row | None = None) -> Violation:
        is_there = row is not None and one.at.number == self.rows
        return Violation(
            kind="telemetry",
            place=one.at.place,
            execution=of,
            cause=one.cause,
            observed=one.observed,
            row=row.text[:LONGEST] if row is not None and is_there else "",
            allowed=(one.expected,),
            requirements=one.cites,
            later=self._damaged or followed.lacks or (followed.unsure and not followed.violated),
            number=one.at.number,
            earlier=tuple(number for number in (followed.earlier, followed.last) if number and is_there),
        )

    def release(self, followed: Followed) -> None:
        """Nobody waits any more for reports of an execution, or for their steps."""
        self._waiting -= 0 if followed.reporting is None else len(followed.reporting)

    def ended(self, of: Execution, followed: Followed) -> Iterator[Found]:
        """What is wrong with the reports of an execution of which nothing more comes."""
        yield from self._of_reports(of, followed, is_whole=self._sight.layout.whole)

    def evicted(self, of: Execution, followed: Followed) -> Iterator[Found]:
        """What is wrong with the reports of an execution that may go on, but of which nothing is kept any more."""
        yield from self._of_reports(of, followed, is_whole=False)
        waits = (
            followed.reporting.first_waiting if followed.reporting is not None and self._sight.layout.whole else None
        )
        if waits is not None:
            yield Untold(waits.place, of, _EVICTED)

    def _of_reports(self, of: Execution, followed: Followed, *, is_whole: bool) -> Iterator[Found]:
        if followed.reporting is None:
            return
        alone = followed.reporting.without_steps
        if alone is not None:
            yield Untold(alone.place, of, "it is a report, and no row is a step of its execution")
            return
        for one in followed.reporting.end(is_whole=is_whole):
            yield self._misreported(one, of, followed)

    def end(self) -> Iterator[Found]:
        """What is wrong at the end of the log, in the order of its rows."""
        found = [one for of, followed in self.executions.items() for one in self.ended(of, followed)]
        yield from sorted(found, key=lambda one: one.number if isinstance(one, Violation) else 0)

    def _has_conditions(self, seen: Observation) -> bool:
        """May the program have refused what the machine accepts?"""
        return self._sight.layout.conditional and isinstance(seen, Refused)

    def _gone_on(self, row: Row, seen: Seen, after: Observer | Refusal, followed: Followed) -> Iterator[Violation]:
        """The execution goes on; after a violation, from wherever the program may be then."""
        if isinstance(after, Refusal):
            found = self._violation(row, seen, after, followed)
            yield found
            if found.choices and not found.later:
                followed.differs = Difference(found.number, found.choices)
            followed.unsure = followed.violated = True
            after = after.resumed()
        self._noted(row, after, followed)
        essence = after.essence
        followed.observer = after if essence is None else self._known.setdefault(essence, after)

    def _noted(self, row: Row, after: Observer, followed: Followed) -> None:
        """Note what is not judged from this row on."""
        self.unseen.labels.update(after.unclear)
        if after.backwards is not None and followed.observer is not None and followed.observer.backwards is None:
            self.unseen.backwards += 1
            self.unseen.since = self.unseen.since or (self.rows, row.place)

    @property
    def unnoticed(self) -> tuple[str, ...]:
        """What nobody could notice because of what the rows say, a sentence each."""
        return self.unseen.told(self._sight.interface)

    def _violation(self, row: Row, seen: Seen, refusal: Refusal, followed: Followed) -> Violation:
        controls = tuple(dict.fromkeys(state.control for state in refusal.states))
        return Violation(
            kind="step",
            place=row.place,
            execution=seen.execution,
            cause=cause(refusal, controls),
            observed=described(refusal.observation),
            row=row.text[:LONGEST],
            states=controls,
            allowed=refusal.allowed,
            requirements=refusal.requirements,
            choices=choices(refusal),
            later=followed.unsure,
            number=self.rows,
            earlier=tuple(number for number in (followed.earlier, followed.last) if number),
            step=refusal.observation if isinstance(refusal.observation, Step) else None,
            possible=refusal.before.possible,
        )


def controls(now: Observer) -> str:
    """The control states in which a program may be."""
    return " or ".join(now.controls)


def stayed(now: Observer, step: Step) -> Observer | Refusal:
    """The observer after a step without an edge, which shows only where the program was."""
    there = now if step.source is None else now.within(step.source)
    return there or Refusal(now, step)


def _gap(place: Place, seen: Seen | Unclear, followed: Followed, first: Collection[int]) -> Iterator[Gap]:
    """A row whose number does not follow that of the row before it; an execution begins with one of the `first`."""
    if seen.number is None:
        return
    last, followed.number = followed.number, seen.number
    if last is None:
        if seen.number not in first:
            yield Gap(place, seen.execution, f"the first row has the number {seen.number:,}")
    elif seen.number != last + 1:
        what = "comes again" if seen.number == last else f"follows {last:,}"
        yield Gap(place, seen.execution, f"the number {seen.number:,} {what}")
