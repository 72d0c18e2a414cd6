"""What the world can see of a machine with a clock, by enumeration: time passes one unit after another.

A tick comes a whole period after the last one, or after the clock began. Without data, so no explanation has ids.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from leverframe.observe.observations import Observation, Quiescent, Refused
from tests.oracle.observed import Explanation, Made, Observed
from tests.oracle.system import State

Timed = tuple[Observation, int | None]
"""An observation and its time, if it has one."""


@dataclass(frozen=True)
class Moment:
    """A state with what is due; the time since the last tick, None while the clock does not run; and the real time."""

    one: Explanation
    phase: int | None
    now: int


class Clocked:
    """A machine that is observed with times: `period` is the time between two ticks of an event."""

    def __init__(self, observed: Observed, event: str, running: frozenset[str], period: int, margin: int) -> None:
        self.observed, self.event, self.running = observed, event, running
        self.period, self.margin = period, margin

    def explained(self, log: Sequence[Timed]) -> int:
        """The number of observations, from the first on, that some run with some times shows."""
        times = [time for _, time in log if time is not None]
        if not times:
            return self.observed.explained([seen for seen, _ in log])
        untimed = next(number for number, (_, time) in enumerate(reversed(log)) if time is not None)
        last = max(times) + self.margin + untimed * 4 * self.period
        first = times[0] - self.margin - 2 * self.period - 1
        start = Explanation(self.observed.system.initial, (), frozenset())
        # Before the first time, any time may have passed: the clock of a state may have begun long before.
        found = self._everything({Moment(start, self._begun(start.state), first - 12)}, last)
        for number, (seen, time) in enumerate(log):
            after = {then for moment in found for then in self._shown(moment, seen, time)}
            found = self._everything(after, last)
            if not found:
                return number
        return len(log)

    def _begun(self, state: State) -> int | None:
        return 0 if state.control in self.running else None

    def _ticks(self, state: State) -> bool:
        return any(made.transition.event == self.event for made in self.observed.steps(state))

    def _everything(self, found: set[Moment], last: int) -> set[Moment]:
        """With all that passes unseen: time, and hidden steps."""
        waiting = list(found)
        while waiting:
            moment = waiting.pop()
            for then in self._unseen(moment):
                if then.now <= last and then not in found:
                    found.add(then)
                    waiting.append(then)
        return found

    def _unseen(self, moment: Moment) -> Iterator[Moment]:
        one, phase = moment.one, moment.phase
        late = phase is not None and phase >= self.period and self._ticks(one.state) and not one.due
        if not late:
            yield Moment(one, None if phase is None else phase + 1, moment.now + 1)
        for made in () if one.due or (late and phase != self.period) else self.observed.steps(one.state):
            if () in self.observed.shows(made):
                yield from self._made(moment, made)

    def _made(self, moment: Moment, made: Made) -> Iterator[Moment]:
        phase = moment.phase
        if made.transition.event == self.event and phase is not None:
            if phase != self.period:
                return
            phase = 0
        runs = made.after.control in self.running
        phase = None if not runs else 0 if moment.phase is None else phase
        yield Moment(Explanation(made.after, (), frozenset()), phase, moment.now)

    def _shown(self, moment: Moment, seen: Observation, time: int | None) -> Iterator[Moment]:
        if time is not None and abs(moment.now - time) > self.margin:
            return
        one, phase = moment.one, moment.phase
        if phase is not None and phase > self.period and self._ticks(one.state):
            return
        if isinstance(seen, Refused | Quiescent):
            yield from (moment for _ in self.observed._after(moment.one, seen, {}))
            return
        for made in self.observed.steps(one.state):
            for items in self.observed.shows(made):
                if items and self.observed._fits(items[0], seen, {}):
                    yield from self._made(moment, made)
