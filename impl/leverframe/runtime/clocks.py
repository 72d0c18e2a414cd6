"""Clocks: the source of the timestamps of entries.

A runtime accepts any clock. `VirtualClock` advances only when told to, so a run can be repeated to the nanosecond;
`SystemClock` is the computer's. The document of the governance kernel requires a virtual clock for decisions about time
(KRN-035): its machines get one by default.
"""

import time
from typing import Protocol

from leverframe.language.declaration import Declaration

_ASKS_FOR_A_VIRTUAL_CLOCK = frozenset({"e3d1944f651bc014fbcb757310d6e41653eebbee941f47cac957bd0f6f569f02"})
"""Documents, by the SHA-256 of their bytes: the governance kernel 0.1.0, line 93 (KRN-035)."""


class Clock(Protocol):
    """A source of time."""

    def now(self) -> int:
        """Nanoseconds since a moment that the clock chooses."""
        ...


class SystemClock:
    """The computer's clock, since 1970. It goes backwards when someone sets it back."""

    now = staticmethod(time.time_ns)


class MonotonicClock:
    """The computer's monotonic clock, which nobody sets: for measuring durations."""

    now = staticmethod(time.monotonic_ns)


class VirtualClock:
    """A clock that moves only when someone advances it."""

    __slots__ = ("_now",)

    def __init__(self, start: int = 0) -> None:
        self._now = start

    def now(self) -> int:
        """Nanoseconds, starting at `start`."""
        return self._now

    def advance(self, nanoseconds: int) -> None:
        """Advance the clock. Raises ValueError for a negative number."""
        if nanoseconds < 0:
            raise ValueError(f"a clock does not go backwards: {nanoseconds} ns")
        self._now += nanoseconds


def usual_clock(declaration: Declaration) -> Clock:
    """The default clock of a machine: virtual if its document requires that."""
    source = declaration.source
    virtual = source is not None and source.sha256 in _ASKS_FOR_A_VIRTUAL_CLOCK
    return VirtualClock() if virtual else SystemClock()
