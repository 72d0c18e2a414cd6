"""Which properties did a program violate? The same as `observe.properties` says, sooner, for whoever asks nothing else.

A property is violated if each run of the loosest machine that shows the observations breaks it. Such runs are many: a
machine without guards may have any data. But one run that keeps a property is enough to say that it is not violated.
So *witnesses* are followed first, a hundred explanations that are chosen so that each property is kept by some of them.
If none is left that keeps a property, or that shows an observation, that decides nothing: then all runs are followed
from the first observation on, for these properties alone, which are few and need few variables.

Limits: all runs are followed from the start if times count, or if the whole machine is explored anyway, as it is for
data with identities; and after 1,000 observations.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from leverframe.deadline import OutOfTimeError, ask
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration
from leverframe.observe.belief import Belief, Explanation
from leverframe.observe.classifiers import Settings
from leverframe.observe.interface import EVENT, Interface
from leverframe.observe.memory import Memory
from leverframe.observe.observations import Observation, Step
from leverframe.observe.observer import Refusal
from leverframe.observe.properties import (
    Decided,
    Outcome,
    Start,
    Watched,
    following,
    give_up,
    started,
    unexplained,
)
from leverframe.observe.remembering import Remembering
from leverframe.observe.timed import Seconds
from leverframe.observe.view import View

WITNESSES = 100
"""The number of explanations that are followed as witnesses."""
MOST_KEPT = 1_000
"""The number of observations that are kept; then all runs are followed, which need none of them."""


class _Log(NamedTuple):
    """The observations so far, the last one first."""

    before: "_Log | None"
    observation: Observation
    time: Seconds | None

    def all(self) -> Iterator[tuple[Observation, Seconds | None]]:
        """The observations, the first one first."""
        found = list[tuple[Observation, Seconds | None]]()
        now: _Log | None = self
        while now is not None:
            found.append((now.observation, now.time))
            now = now.before
        return reversed(found)


class Witnesses(Remembering):
    """Beliefs of which only some explanations are kept, and no hidden step that breaks a claim is taken."""

    def closed(self, found: Iterable[Explanation]) -> Belief:
        """Some of the explanations and of those to which hidden steps lead."""
        known: dict[Explanation, Memory] = {}
        waiting = deque[Explanation]()

        def add(bare: Explanation, memory: Memory) -> None:
            before = known.get(bare)
            if before is None and len(known) >= WITNESSES:
                return
            both = memory if before is None else before.joined(memory)
            if both != before:
                known[bare] = both
                waiting.append(bare)

        for one in self._chosen(found):
            add(one._replace(memory=None), one.memory or Memory(0, 0))
        while waiting and len(known) < WITNESSES:
            ask()
            bare = waiting.popleft()
            for after, breaks in self._led(bare) if not bare.due else ():
                if not known[bare].intact & breaks:
                    add(after, known[bare])
        return frozenset(bare._replace(memory=memory) for bare, memory in known.items())

    def _chosen(self, found: Iterable[Explanation]) -> Iterator[Explanation]:
        """First one that keeps each claim, then those that keep most; in an order that no hash decides."""
        covered = 0
        kept = sorted(found, key=self._order)
        for one in kept:
            if _intact(one) & ~covered:
                covered |= _intact(one)
                yield one
        yield from kept

    def _order(self, one: Explanation) -> tuple[int, str, tuple[int, ...], str]:
        state = self.automaton.state(one.state)
        return -_intact(one).bit_count(), state.control, state.values, str(one.due) if one.due else ""


def _intact(one: Explanation) -> int:
    return 0 if one.memory is None else one.memory.intact


@dataclass(frozen=True, slots=True)
class _Quick:
    """Witnesses, and the places of the properties of which some are left."""

    watched: Watched
    asked: frozenset[int]

    def after(self, observation: Observation, time: Seconds | None) -> "_Quick | None":
        """The witnesses after one more observation; None if it has none."""
        try:
            now = self.watched.now.after(observation, time)
        except OutOfTimeError:
            raise
        except CapacityError:
            return None
        if isinstance(now, Refusal):
            return None
        found = replace(self.watched, now=now)
        kept = {place for place, outcome, _ in found.outcomes() if outcome is not Outcome.VIOLATED}
        return _Quick(found, self.asked & kept)


class _Making:
    """Makes observers of all runs once they are needed, once for all programs that are watched."""

    def __init__(self, start: Start) -> None:
        self.start, self._known = start, dict[tuple[int, ...], tuple[tuple[Watched, ...], tuple[Decided, ...]]]()
        self._edges = [line for line in start.machine.transitions if line.target is not None]
        self._is_of_edges = start.view.interface.records.each == "edge"

    def exact(self, places: tuple[int, ...]) -> tuple[tuple[Watched, ...], tuple[Decided, ...]]:
        """Observers of all runs that begin, for some properties, and what is known of all of them then.

        Raises OutOfTimeError.
        """
        if places not in self._known:
            start = replace(self.start, decided=list(self.start.decided))
            found = tuple(start.begun(places)), tuple(start.decided)
            ask()  # what could not be made in time is no reason for other programs
            self._known[places] = found
        return self._known[places]

    def can_be_seen(self, seen: Observation) -> bool:
        """May any step of the machine show this, for all that its edges say?"""
        if not isinstance(seen, Step) or not self._is_of_edges or seen.source in {None, seen.target}:
            return True
        called = self.start.machine.events_called(seen.event if EVENT in self.start.view.names else None)
        return any(
            seen.source in line.sources and seen.target in {None, line.target} and line.event in called
            for line in self._edges
        )

    def forget(self) -> None:
        """Drop what is computed again if it is needed."""
        for watched, _ in self._known.values():
            for one in watched:
                one.forget()


@dataclass(frozen=True)
class Violations:
    """The properties that a program has violated after some observations. Immutable, as an observer is.

    `decided` has all properties, in the order of the declaration; those that are not violated are open here.
    """

    decided: tuple[Decided, ...]
    quick: tuple[_Quick, ...]
    exact: tuple[Watched, ...]
    making: _Making
    log: _Log | None = None
    seen: int = 0

    def after(self, observation: Observation, time: Seconds | None = None) -> "Violations":
        """The same after one more observation. Raises OutOfTimeError, and InputError as `Observer.after` does."""
        number, log = self.seen + 1, _Log(self.log, observation, time)
        decided = list(self.decided)
        exact = [following(decided, one, observation, time, number) for one in self.exact]
        quick = list[_Quick]()
        for one in self.quick:
            after = one.after(observation, time)
            left = frozenset[int]() if after is None or number >= MOST_KEPT else after.asked
            lost = one.asked - left
            if after is not None and left:
                quick.append(after)
            if after is None and not self.making.can_be_seen(observation):
                give_up(decided, lost, unexplained(number))
            elif lost:
                exact += _caught_up(decided, self.making.exact(tuple(sorted(lost))), log)
        return replace(
            self,
            decided=tuple(decided),
            quick=tuple(quick),
            exact=tuple(one for one in exact if one is not None),
            log=log if quick else None,
            seen=number,
        )

    @property
    def violated(self) -> tuple[Decided, ...]:
        """The properties that every run that shows the observations breaks."""
        return tuple(one for one in self.decided if one.outcome is Outcome.VIOLATED)

    def broken_since(self, before: "Violations") -> tuple[Decided, ...]:
        """The properties that are violated, and were not before."""
        pairs = zip(before.decided, self.decided, strict=True)
        return tuple(new for old, new in pairs if new.outcome is Outcome.VIOLATED is not old.outcome)

    def forget(self) -> None:
        """Drop what is computed again if it is needed, as believers do."""
        for one in (*(quick.watched for quick in self.quick), *self.exact):
            one.forget()
        self.making.forget()


def violations(
    declaration: Declaration,
    interface: Interface,
    names: Iterable[str],
    settings: Settings | None = None,
    tolerance: Seconds = 0,
) -> Violations:
    """A watch for violations over a program that begins. The arguments and the errors are those of an observer.

    Raises OutOfTimeError, too.
    """
    view = View(interface, names, settings)
    start = started(declaration, view, tolerance)
    start = replace(start, watching={place: one for place, one in start.watching.items() if one.breaks})
    making, together = _Making(start), start.together()
    every = [one for places in together for one in start.begun(places, Witnesses)]
    ask()
    decided = [one if one.outcome is Outcome.VIOLATED else replace(one, outcome=Outcome.OPEN) for one in start.decided]
    at_first = frozenset(place for place, one in enumerate(decided) if one.outcome is Outcome.VIOLATED)
    quick, exact = list[_Quick](), list[Watched]()
    for one in every:
        if not isinstance(one.now.believer, Witnesses):
            exact.append(one)
        elif one.now.believer.timed is not None:
            exact += making.exact(one.places)[0]
        else:
            quick.append(_Quick(one, frozenset(one.places) - at_first))
    return Violations(tuple(decided), tuple(quick), tuple(exact), making)


def _caught_up(
    decided: list[Decided], begun: tuple[Sequence[Watched], Sequence[Decided]], log: _Log
) -> list[Watched | None]:
    """Observers of all runs after the observations so far. What they show is noted."""
    found: list[Watched | None] = []
    watched, known = begun
    replayed = list(known)
    for one in watched:
        now: Watched | None = one
        for number, (observation, time) in enumerate(log.all(), 1):
            now = None if now is None else following(replayed, now, observation, time, number)
        found.append(now)
        for place in one.places:
            decided[place] = replayed[place]
    return found
