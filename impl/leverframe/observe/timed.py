"""Beliefs about a program whose observations have times, and whose real deadline is known.

A machine counts ticks of an abstract clock, and a program has a deadline in seconds. While the clock runs, a tick comes
after each part of the deadline; where the machine takes no further tick, time goes on without one. So a deadline that
passed too early has no explanation. An answer that came too late has one: no machine here is urgent.

Times are nanoseconds, times the number of parts of the deadline: so a part is an integer, too.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from leverframe.deadline import ask
from leverframe.errors import Diagnostic, InputError
from leverframe.language.evaluate import Valuation, compile_formula
from leverframe.observe import belief
from leverframe.observe.automaton import Move
from leverframe.observe.belief import After, Belief, Believer, Explanation
from leverframe.observe.binding import Binding
from leverframe.observe.classifiers import Settings
from leverframe.observe.history import Known, Notes, sight
from leverframe.observe.interface import Clock
from leverframe.observe.observations import Observation
from leverframe.observe.zones import ALWAYS, Zone

SECOND = 1_000_000_000
"""In nanoseconds."""
MAX_SECONDS = 10**10
Seconds = int | float | Fraction


def nanoseconds(found: object, name: str, least: int = 1) -> int:
    """A time in seconds, in nanoseconds. Raises InputError (LF198) if it is shorter than `least`, or no time."""
    if isinstance(found, int | float | Fraction) and not isinstance(found, bool) and _is_finite(found):
        exact = round(Fraction(found) * SECOND)
        if exact >= least:
            return exact
    hint = f"write a number of seconds, at most {MAX_SECONDS:,}"
    kind = "positive number" if least > 0 else "number"
    raise InputError((Diagnostic("LF198", f"{name} is no {kind} of seconds", None, None, hint),))


def _is_finite(seconds: Seconds) -> bool:
    return -MAX_SECONDS <= seconds <= MAX_SECONDS


class TimedBeliever(Believer):
    """Beliefs in which each explanation has a zone; None says that nothing is known of the clock."""

    def __init__(self, plain: Believer, clock: Clock, period: int, tolerance: int) -> None:
        self.plain, self.clock, self.period, self._margin = plain, clock, period, tolerance * clock.parts
        self._running = compile_formula(clock.running)
        self._known: dict[int, tuple[bool, bool]] = {}
        super().__init__(plain.automaton, plain.live, plain.beginning.memory)
        self.timed = self

    def seen(self, before: After, observation: Observation, ids: Known, elapsed: int | None) -> After | None:
        """The belief after an observation; `elapsed` nanoseconds after the last one with a time, if it has one."""
        if elapsed is None:
            return self.after(before, observation, ids)
        if before.number >= 0:
            key = (before.number, ("time", sight(observation, ids)))
            if key not in self._after:
                self._after[key] = self._at(before, observation, ids, 0)
            return self._after[key]
        return self._at(before, observation, ids, elapsed * self.clock.parts)

    def _at(self, before: After, observation: Observation, ids: Known, elapsed: int) -> After | None:
        now = [one for each in before.belief if (one := self._now(each, elapsed)) is not None]
        found = self.closed(one._replace(zone=self._usual(one)) for one in self.following(now, observation, ids))
        return self._number(found) if found else None

    def _now(self, explanation: Explanation, elapsed: int) -> Explanation | None:
        """An explanation at the moment of an observation. What is still due of a step may come at any later time."""
        zone = self._zone(explanation)
        zone = zone.moved(elapsed) if explanation.zone is not None else zone
        if explanation.due:
            return explanation._replace(zone=zone)
        _, ticks = self._runs(explanation.state)
        found = zone.within(-self._margin, self._margin, self.period if ticks else ALWAYS)
        return None if found is None else explanation._replace(zone=found)

    def reached(self, explanation: Explanation, move: Move, binding: Binding) -> Explanation | None:
        """The explanation after a step."""
        after = super().reached(explanation, move, binding)
        if after is None:
            return None
        runs, ticks = self._runs(explanation.state)
        zone = self._zone(explanation).within(-ALWAYS, ALWAYS, self.period if ticks else ALWAYS)
        if zone is not None and runs and move.transition.event == self.clock.event and not (move.late or move.still):
            zone = zone.ticked(self.period)
        if zone is None:
            return None
        if not self._runs(move.target)[0]:
            zone = zone.ended()
        elif not runs:
            zone = zone.begun()
        return after._replace(zone=zone)

    def closed(self, found: Iterable[Explanation]) -> Belief:
        """The explanations, with all to which hidden steps lead; of several zones, those that no other one includes.

        Of several memories, too: one includes another if both its zone and its memory do.
        """
        zones: dict[tuple[object, ...], list[Explanation]] = {}
        waiting: list[Explanation] = []
        count = 0

        def add(one: Explanation) -> None:
            nonlocal count
            one = one._replace(zone=self._usual(one))
            beside = zones.setdefault(one[:3], [])
            if not any(self._includes(other, one) for other in beside):
                rest = [other for other in beside if not self._includes(one, other)]
                count += 1 + len(rest) - len(beside)
                zones[one[:3]] = [*rest, one]
                waiting.append(one)

        for one in found:
            add(one)
        while waiting:
            ask()
            explanation = waiting.pop()
            for _, hidden in self.hidden(explanation) if not explanation.due else ():
                add(hidden)
            if count > belief.MAX_EXPLANATIONS:
                raise belief.too_many()
        return frozenset(one for beside in zones.values() for one in beside)

    def _includes(self, one: Explanation, other: Explanation) -> bool:
        memories = other.memory is None or (one.memory is not None and one.memory.includes(other.memory))
        return memories and self._zone(one).includes(self._zone(other))

    def _number(self, belief: Belief) -> After:
        """A belief with zones is as rare as its times, so it is not kept: then the memory stays flat."""
        if all(one.zone is None for one in belief):
            return super()._number(belief)
        found = super()._number(frozenset(one._replace(zone=None) for one in belief))
        return After(-1, belief, found.slots)

    def _runs(self, number: int) -> tuple[bool, bool]:
        """Does the clock run in a state, and does the machine take a tick there?"""
        known = self._known.get(number)
        if known is None:
            state, automaton = self.automaton.state(number), self.automaton
            values = {name: state.values[slot] for name, slot in automaton.slots.items()}
            runs = bool(self._running(Valuation(state.control, values)))
            known = self._known[number] = runs, runs and self.clock.event in automaton.machine.enabled(state)
        return known

    def _zone(self, explanation: Explanation) -> Zone:
        if explanation.zone is not None:
            return explanation.zone
        runs, _ = self._runs(explanation.state)
        return Zone(-ALWAYS if runs else None, ALWAYS if runs else 0, -self._margin)

    def _usual(self, explanation: Explanation) -> Zone | None:
        """The zone after any time has passed; None if it says nothing."""
        if explanation.zone is None:
            return None
        zone = explanation.zone.later()
        return None if zone.includes(self._zone(explanation._replace(zone=None))) else zone

    def after(self, before: After, seen: Observation, ids: Known) -> After | None:
        """The belief after an observation without a time."""
        if before.number >= 0:
            return super().after(before, seen, ids)
        found = self.closed(self.following(before.belief, seen, ids))
        return self._number(found) if found else None


@dataclass(frozen=True, slots=True)
class Instant:
    """The belief at the moment of an observation, and the time since the last one in nanoseconds, if it is known."""

    believer: Believer
    now: After
    notes: Notes
    elapsed: int | None = None

    def after(self, seen: Observation, ids: Known) -> After | None:
        """The belief after the observation; None if no explanation allows it."""
        if isinstance(self.believer, TimedBeliever):
            return self.believer.seen(self.now, seen, ids, self.elapsed)
        return self.believer.after(self.now, seen, ids)


def at(believer: Believer, now: After, notes: Notes, time: Seconds | None, number: int) -> Instant:
    """The instant of the observation with a number, which has perhaps a time. Raises InputError (LF198).

    If the time is before an earlier one, times are ignored from there on.
    """
    judge = believer if isinstance(believer, TimedBeliever) else believer.timed
    if time is None or not isinstance(judge, TimedBeliever) or notes.backwards is not None:
        return Instant(believer, now, notes)
    moment = nanoseconds(time, "the time of an observation", -MAX_SECONDS * SECOND)
    if notes.time is None:
        return Instant(judge, judge.adopted(now), replace(notes, time=moment), 0)
    if moment < notes.time:
        return Instant(judge.plain, judge.plain.adopted(now), replace(notes, backwards=number))
    return Instant(judge, now, replace(notes, time=moment), moment - notes.time)


def timed(believer: Believer, clock: Clock | None, settings: Settings, tolerance: Seconds) -> TimedBeliever | None:
    """The believer that judges times; None if the settings do not say how long the deadline is."""
    if clock is None or settings.get(clock.option) is None:
        return None
    margin = nanoseconds(tolerance, "the tolerance", 0)
    return TimedBeliever(believer, clock, nanoseconds(settings[clock.option], clock.option), margin)
