"""Clocks: where the timestamps of entries come from.

A clock is handed to a runtime and can be replaced. `VirtualClock` stands still until someone advances it, so that a run
can be repeated to the nanosecond; `SystemClock` is the computer's. The document of the governance kernel asks that
decisions about time are made by a virtual clock (KRN-035): its machines get one unless told otherwise.
"""

import time
from typing import Protocol

from leverframe.language.declaration import Declaration

_ASKS_FOR_A_VIRTUAL_CLOCK = frozenset({"e3d1944f651bc014fbcb757310d6e41653eebbee941f47cac957bd0f6f569f02"})
"""Documents, by the SHA-256 of their bytes: the governance kernel 0.1.0, line 93 (KRN-035)."""


class Clock(Protocol):
    """What tells the time."""

    def now(self) -> int:
        """Nanoseconds since a fixed moment, which is the clock's own affair."""
        ...


class SystemClock:
    """The computer's clock, since 1970. It is set now and then, and may then go backwards."""

    now = staticmethod(time.time_ns)


class MonotonicClock:
    """The computer's clock that is never set: for how long something takes."""

    now = staticmethod(time.monotonic_ns)


class VirtualClock:
    """A clock that stands still until it is advanced."""

    __slots__ = ("_now",)

    def __init__(self, start: int = 0) -> None:
        self._now = start

    def now(self) -> int:
        """Nanoseconds, beginning with `start`."""
        return self._now

    def advance(self, nanoseconds: int) -> None:
        """Let time pass. Raises ValueError where it would go backwards."""
        if nanoseconds < 0:
            raise ValueError(f"a clock does not go backwards: {nanoseconds} ns")
        self._now += nanoseconds


def usual_clock(declaration: Declaration) -> Clock:
    """The clock that a machine gets unless it is given one: virtual where its document asks for that."""
    source = declaration.source
    virtual = source is not None and source.sha256 in _ASKS_FOR_A_VIRTUAL_CLOCK
    return VirtualClock() if virtual else SystemClock()
