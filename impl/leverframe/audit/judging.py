"""Executions, each with an observer: what no run of the machine explains, and what cannot be told.

After an observation that nothing explains, the observer goes on from wherever the program may be then. What is found
later may be a consequence, and is marked so. After a row that cannot be read, nothing more is said about its execution.
"""

from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Literal

from leverframe.audit import sentences
from leverframe.audit.lines import NoRow, Place, Row
from leverframe.audit.seen import Execution, Seen, Sight, Unclear
from leverframe.errors import CapacityError, InputError
from leverframe.language.guessing import did_you_mean
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, described
from leverframe.observe.observer import Observer, Refusal
from leverframe.observe.properties import Decided

CONTEXT = 2
"""How many rows before a violation are shown."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A row that no run of the machine explains, or with which a property is broken.

    `before` are the rows of the execution before it. `choices` are the findings whose other reading explains it: then
    it differs from a choice of the reference. With `later`, it may be a consequence of something before it: an earlier
    violation, or a row that is missing.
    """

    kind: Literal["step", "property"]
    place: Place
    execution: Execution
    cause: str
    observed: str
    row: str
    before: tuple[tuple[Place, str], ...] = ()
    states: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    requirements: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    later: bool = False


@dataclass(frozen=True, slots=True)
class Untold:
    """A row that could not be judged, and why. If it cannot be read, nothing more can be said of its execution."""

    place: Place
    execution: Execution
    reason: str


@dataclass(frozen=True, slots=True)
class Gap:
    """A row that is missing, or is none: the log is not complete."""

    place: Place
    execution: Execution
    reason: str


Found = Violation | Untold | Gap
_CONDITION = "it was refused, and the machine accepts it: the program may have a condition of its own"


@dataclass(slots=True)
class Followed:
    """An execution so far. Without an observer, nothing more can be said about it."""

    observer: Observer | None
    rows: int = 0
    number: int | None = None
    unsure: bool = False
    """Was there something before of which a violation may be a consequence?"""
    recent: "deque[tuple[Place, str]]" = field(default_factory=lambda: deque(maxlen=CONTEXT))


class Judge:
    """Follows the executions of a log, which may be interleaved. All of them share the observer that begins."""

    def __init__(self, start: Observer, sight: Sight) -> None:
        self._start, self._sight = start, sight
        self._initial = frozenset(state.control for state in start.states)
        self._damaged = False
        self.executions: dict[Execution, Followed] = {}

    def take(self, row: Row | NoRow) -> Iterator[Found]:
        """What a row shows to be wrong."""
        if isinstance(row, NoRow):
            self._damaged = True
            for one in self.executions.values():
                one.unsure = True
            yield Gap(row.place, None, f"it is no row: {row.reason}")
            yield Untold(row.place, None, row.reason)
            return
        seen = self._sight.read(row)
        if seen is None:
            return
        followed = self.executions.setdefault(seen.execution, Followed(self._start, unsure=self._damaged))
        followed.rows += 1
        if isinstance(seen, Unclear):
            followed.observer = None
            yield Untold(row.place, seen.execution, seen.reason)
        else:
            for gap in (
                *_gap(row.place, seen, followed, self._sight.layout.first),
                *self._beginning(row.place, seen, followed),
            ):
                followed.unsure = True
                yield gap
            yield from self._judged(row, seen, followed)
        followed.recent.append((row.place, row.text))

    def _beginning(self, place: Place, seen: Seen, followed: Followed) -> Iterator[Gap]:
        """The first row of an execution whose step begins elsewhere than the machine: what came before is missing.

        If its number says that it is the first one, nothing is.
        """
        if seen.number is not None or followed.recent:
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
            if seen.stays is not None and followed.observer is not None:
                yield from _gone_on(row, seen, _stayed(followed.observer, seen.stays), followed)
            if seen.observation is not None and followed.observer is not None:
                after = followed.observer.after(seen.observation, seen.time)
                if isinstance(after, Refusal) and self._has_conditions(seen.observation):
                    yield Untold(row.place, seen.execution, _CONDITION)
                else:
                    yield from _gone_on(row, seen, after, followed)
        except CapacityError as error:
            followed.observer = None
            yield Untold(row.place, seen.execution, str(error))
        except InputError as error:
            followed.observer = None
            yield Untold(row.place, seen.execution, "; ".join(one.message for one in error.diagnostics))

    def _has_conditions(self, seen: Observation) -> bool:
        """May the program have refused what the machine accepts?"""
        return self._sight.layout.conditional and isinstance(seen, Refused)


def _gone_on(row: Row, seen: Seen, after: Observer | Refusal, followed: Followed) -> Iterator[Violation]:
    """The execution goes on; after a violation, from wherever the program may be then."""
    if isinstance(after, Refusal):
        yield _violation(row, seen, after, followed)
        followed.unsure = True
        after = after.resumed()
    followed.observer = after


def _stayed(now: Observer, step: Step) -> Observer | Refusal:
    """The observer after a step without an edge, which shows only where the program was."""
    there = now if step.source is None else now.within(step.source)
    return there or Refusal(now, step)


def _gap(place: Place, seen: Seen, followed: Followed, first: Collection[int]) -> Iterator[Gap]:
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


def _violation(row: Row, seen: Seen, refusal: Refusal, followed: Followed) -> Violation:
    controls = tuple(dict.fromkeys(state.control for state in refusal.states))
    choices = sentences.choices(refusal)
    return Violation(
        kind="step",
        place=row.place,
        execution=seen.execution,
        cause=f"{_without_data(refusal.observation)}, in {' or '.join(controls)}{_unknown(refusal)}",
        observed=described(refusal.observation),
        row=row.text,
        before=tuple(followed.recent),
        states=controls,
        allowed=refusal.allowed,
        requirements=refusal.requirements,
        choices=choices,
        later=followed.unsure,
    )


def broken(row: Row, seen: Seen, observation: Observation, decided: Decided) -> Violation:
    """The violation of a property, by the row with which every run that shows the log so far has broken it."""
    return Violation(
        kind="property",
        place=row.place,
        execution=seen.execution,
        cause=f"{decided.property.name} is violated",
        observed=described(observation),
        row=row.text,
        requirements=tuple(decided.property.cites),
    )


def _unknown(refusal: Refusal) -> str:
    """What to say if the machine does not have the event."""
    known = refusal.before.declaration.makers
    match refusal.observation:
        case Step(event=str(event)) if event not in known:
            meant = did_you_mean(event, known)
            return f"; the machine has no event {event}{f': {meant}' if meant else ''}"
        case _:
            return ""


def _without_data(seen: Observation) -> str:
    match seen:
        case Step(target, source, event):
            return described(Step(target, source, event))
        case Signal(name, value):
            return described(Signal(name, value))
        case Effect(name):
            return described(Effect(name))
        case Refused(event):
            return described(Refused(event))
        case _:
            return described(seen)
