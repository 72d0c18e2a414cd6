"""Until when to work: a scope of time, and a question that ends the work when it is over.

Work that may take long asks now and then, in a loop around array operations, say. The deadline belongs to the context,
as cancel scopes do in Trio, since it concerns functions at every depth and is part of no answer but 'not in time'.

Limits: one array operation, or one search in SciPy, is not interrupted. On the largest graphs that are kept it takes a
few seconds.
"""

import math
import time
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from interlock.errors import CapacityError


class OutOfTimeError(CapacityError):
    """The time is over."""


@dataclass(frozen=True, slots=True)
class _Scope:
    end: float
    seconds: float


_scope: ContextVar[_Scope | None] = ContextVar("scope", default=None)


@contextmanager
def within(seconds: float) -> Generator[None]:
    """Work for so many seconds at most, and no longer than a scope around this one allows.

    Never around a `yield` to a caller: what the caller does then would count, too.
    """
    outer, end = _scope.get(), time.monotonic() + seconds
    token = _scope.set(outer if outer is not None and outer.end <= end else _Scope(end, seconds))
    try:
        yield
    finally:
        _scope.reset(token)


def left() -> float:
    """The seconds that are left; 0 where the time is over, infinity outside of any scope."""
    scope = _scope.get()
    return math.inf if scope is None else max(scope.end - time.monotonic(), 0.0)


def ask() -> None:
    """Go on? Raises OutOfTimeError where the time is over."""
    scope = _scope.get()
    if scope is not None and time.monotonic() > scope.end:
        raise OutOfTimeError(f"not decided in {scope.seconds:g} seconds. Raise --max-seconds")
