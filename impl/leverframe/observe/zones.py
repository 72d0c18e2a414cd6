"""When a clock may have begun, and what time it may be: intervals, with the exact constraint between the two.

A clock ticks after each `period` while it runs. So the time since its last tick, or since it began, is at most one
period. These are the zones of timed automata (R. Alur, D. Dill, 'A theory of timed automata', 1994) for one clock: a
lower and an upper bound of two moments and of the time between them. Projections of such sets are such sets again, so
nothing is approximated. Times are integers, relative to the last observation with a time.
"""

from typing import Final, NamedTuple

ALWAYS: Final = float("inf")
"""No bound."""
Moment = int | float


class Zone(NamedTuple):
    """The earliest and the latest moment of the last tick, or of the beginning; and of the present.

    Without a running clock, the first two are None.
    """

    since: Moment | None
    until: Moment
    now: Moment
    latest: Moment = ALWAYS

    def later(self) -> "Zone":
        """Any time passes."""
        return self._replace(latest=ALWAYS)

    def moved(self, elapsed: Moment) -> "Zone":
        """The same moments, relative to a later one."""
        now, latest = self.now - elapsed, self.latest - elapsed
        return (
            Zone(None, 0, now, latest)
            if self.since is None
            else Zone(self.since - elapsed, self.until - elapsed, now, latest)
        )

    def within(self, before: Moment, after: Moment, period: Moment) -> "Zone | None":
        """The present is in an interval, and at most a period after the last tick; None if it cannot be."""
        now, latest = max(self.now, before), min(self.latest, after)
        if self.since is None:
            return None if now > latest else Zone(None, 0, now, latest)
        now, latest = max(now, self.since), min(latest, self.until + period)
        since, until = max(self.since, now - period), min(self.until, latest)
        return None if now > latest or since > until else Zone(since, until, now, latest)

    def ticked(self, period: Moment) -> "Zone | None":
        """The clock ticks at the present; None if it cannot."""
        if self.since is None:
            return None
        since, until = max(self.since + period, self.now), min(self.until + period, self.latest)
        return None if since > until else Zone(since, until, since, until)

    def begun(self) -> "Zone":
        """The clock begins at the present."""
        return Zone(self.now, self.latest, self.now, self.latest)

    def ended(self) -> "Zone":
        """The clock stops."""
        return Zone(None, 0, self.now, self.latest)

    def includes(self, other: "Zone") -> bool:
        """Has this zone all moments of another one?"""
        if self.now > other.now or self.latest < other.latest:
            return False
        if self.since is None or other.since is None:
            return self.since is other.since
        return self.since <= other.since and self.until >= other.until
