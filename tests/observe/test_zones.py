"""Zones, compared with the sets of moments that they stand for: all small ones."""

import itertools

from leverframe.observe.zones import ALWAYS, Zone

INTERVALS = [(low, high) for low in range(4) for high in range(low, 4)]
PERIODS = (1, 2)


def test_a_zone_has_the_moments_at_most_a_period_after_a_tick() -> None:
    for (since, until), (now, latest), (before, after), period in itertools.product(
        INTERVALS, INTERVALS, INTERVALS, PERIODS
    ):
        moments = [
            (tick, moment)
            for tick in range(since, until + 1)
            for moment in range(max(now, before), min(latest, after) + 1)
            if tick <= moment <= tick + period
        ]
        found = Zone(since, until, now, latest).within(before, after, period)
        if not moments:
            assert found is None
            continue
        ticks, present = zip(*moments, strict=True)
        assert found == Zone(min(ticks), max(ticks), min(present), max(present))


def test_a_clock_ticks_a_period_after_its_last_tick_in_the_present() -> None:
    for (since, until), (now, latest), period in itertools.product(INTERVALS, INTERVALS, PERIODS):
        ticks = [tick + period for tick in range(since, until + 1) if now <= tick + period <= latest]
        found = Zone(since, until, now, latest).ticked(period)
        wanted = Zone(min(ticks), max(ticks), min(ticks), max(ticks)) if ticks else None
        assert found == wanted
    assert Zone(None, 0, 0, 3).ticked(1) is None
    assert Zone(0, 1, 0, ALWAYS).ticked(2) == Zone(2, 3, 2, 3)
