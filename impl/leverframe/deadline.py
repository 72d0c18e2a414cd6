"""Until when to work: a scope of time, and a question that ends the work when it is over.

Work that may take long asks now and then: for each node of a formula that it translates, in a loop around array
operations, before each question to a solver. The deadline belongs to the context, as cancel scopes do in Trio, since it
concerns functions at every depth and is part of no answer but 'not in time'.

Whoever opens a scope catches `OutOfTimeError` and says what was not decided. Work between two questions is bounded:
`tests/test_deadline_everywhere.py` counts the calls of functions between them, in each phase.

Limits: one array operation, or one search in SciPy, is not interrupted. On the largest graphs that are kept it takes a
few seconds.
"""

import math
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from leverframe.errors import CapacityError


class OutOfTimeError(CapacityError):
    """The time is over."""


@dataclass(frozen=True, slots=True)
class _Scope:
    """The end of the time on the clock, and of the processor's time; infinity where there is none."""

    end: float
    seconds: float
    spent: float = math.inf
    allowed: float = math.inf


_scope: ContextVar[_Scope | None] = ContextVar("scope", default=None)
_NONE = _Scope(math.inf, math.inf)


@contextmanager
def within(seconds: float) -> Generator[None]:
    """Work for so many seconds at most, and no longer than a scope around this one allows.

    Never around a `yield` to a caller: what the caller does then would count, too.
    """
    with until(time.monotonic() + seconds, seconds):
        yield


@contextmanager
def until(end: float, seconds: float) -> Generator[None]:
    """The same where the time began before, `seconds` before its end on the clock (`time.monotonic`)."""
    outer = _scope.get() or _NONE
    if outer.end <= end:
        end, seconds = outer.end, outer.seconds
    token = _scope.set(_Scope(end, seconds, outer.spent, outer.allowed))
    try:
        yield
    finally:
        _scope.reset(token)


@contextmanager
def within_processor(seconds: float) -> Generator[None]:
    """The same with time of the processor: what else the computer does ends nothing."""
    outer, spent = _scope.get() or _NONE, time.process_time() + seconds
    if outer.spent <= spent:
        spent, seconds = outer.spent, outer.allowed
    token = _scope.set(_Scope(outer.end, outer.seconds, spent, seconds))
    try:
        yield
    finally:
        _scope.reset(token)


def late(seconds: float) -> str:
    """Why something was not decided."""
    return f"not decided in {seconds:g} seconds. Raise --max-seconds"


def left() -> float:
    """The seconds that are left; 0 where the time is over, infinity outside of any scope."""
    scope = _scope.get() or _NONE
    on_the_clock = scope.end - time.monotonic() if scope.end < math.inf else math.inf
    of_the_processor = scope.spent - time.process_time() if scope.spent < math.inf else math.inf
    return max(min(on_the_clock, of_the_processor), 0.0)


def ask() -> None:
    """Go on? Raises OutOfTimeError where the time is over."""
    scope = _scope.get()
    if scope is None:
        return
    if scope.end < math.inf and time.monotonic() > scope.end:
        raise OutOfTimeError(late(scope.seconds))
    if scope.spent < math.inf and time.process_time() > scope.spent:
        raise OutOfTimeError(f"the {scope.allowed:g} s for one engine and one machine were spent")
