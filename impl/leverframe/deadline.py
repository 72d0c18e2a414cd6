"""Time limits: a scope with a deadline, and a check that raises an exception after it.

Long work calls `ask` regularly: for each node of a formula that it translates, in a loop around array operations,
before each query to a solver. The deadline is a context variable, like a cancel scope in Trio, because it concerns
functions at every depth and changes no result except to 'not in time'.

The function that opens a scope catches `OutOfTimeError` and reports the claims that were not decided. The work between
two calls of `ask` is bounded: `tests/test_deadline_everywhere.py` counts the function calls in between, in each phase.

Limits: one array operation is not interrupted. On the largest graphs it takes a few seconds.
"""

import math
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from leverframe.errors import CapacityError


class OutOfTimeError(CapacityError):
    """The deadline has passed."""


@dataclass(frozen=True, slots=True)
class _Scope:
    """The deadlines of wall-clock and processor time, each infinite if there is none, and their budgets."""

    end: float
    seconds: float
    spent: float = math.inf
    allowed: float = math.inf


_scope: ContextVar[_Scope | None] = ContextVar("scope", default=None)
_NONE = _Scope(math.inf, math.inf)


@contextmanager
def within(seconds: float) -> Generator[None]:
    """Limit the work inside to `seconds`, or to the time that an enclosing scope allows.

    Never use it around a `yield` to a caller: the caller's work would count, too.
    """
    with until(time.monotonic() + seconds, seconds):
        yield


@contextmanager
def until(end: float, seconds: float) -> Generator[None]:
    """Limit the work inside until `end` (`time.monotonic`); the budget began `seconds` before it."""
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
    """Limit the processor time of the work inside, which does not depend on the load of the computer."""
    outer, spent = _scope.get() or _NONE, time.process_time() + seconds
    if outer.spent <= spent:
        spent, seconds = outer.spent, outer.allowed
    token = _scope.set(_Scope(outer.end, outer.seconds, spent, seconds))
    try:
        yield
    finally:
        _scope.reset(token)


def late(seconds: float) -> str:
    """The reason why a claim was not decided."""
    return f"not decided in {seconds:g} seconds. Raise --max-seconds"


def left() -> float:
    """The seconds that are left: 0 after the deadline, infinity outside any scope."""
    scope = _scope.get() or _NONE
    on_the_clock = scope.end - time.monotonic() if scope.end < math.inf else math.inf
    of_the_processor = scope.spent - time.process_time() if scope.spent < math.inf else math.inf
    return max(min(on_the_clock, of_the_processor), 0.0)


def ask() -> None:
    """Raise OutOfTimeError if the deadline has passed."""
    scope = _scope.get()
    if scope is None:
        return
    if scope.end < math.inf and time.monotonic() > scope.end:
        raise OutOfTimeError(late(scope.seconds))
    if scope.spent < math.inf and time.process_time() > scope.spent:
        raise OutOfTimeError(f"the {scope.allowed:g} s for one engine and one machine were spent")
