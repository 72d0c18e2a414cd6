"""A time limit that no test outlives: Hypothesis takes the failure by which pytest-timeout ends a test for an example.

It would then run that example again, without a time limit. So the limit raises an exception that is no failure of an
example, and raises it again for whoever catches that, too.
"""

import signal
import sys
from collections.abc import Generator
from types import FrameType
from typing import Protocol

import pytest

AGAIN = 60.0
"""Seconds after which a test that goes on is ended once more."""


class Limit(Protocol):
    """The settings of pytest-timeout for a test."""

    method: str


class TestTimeoutError(BaseException):
    """A test has taken too long."""

    __test__ = False


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_timeout_set_timer(settings: Limit) -> Generator[None, object, object]:
    """Let the limit that has been set raise `TestTimeoutError`, again and again."""
    result = yield
    if sys.platform == "win32" or settings.method != "signal":
        return result
    handler = signal.getsignal(signal.SIGALRM)
    if callable(handler):

        def end(number: int, frame: FrameType | None) -> None:
            try:
                handler(number, frame)
            except pytest.fail.Exception as failure:
                raise TestTimeoutError(failure.msg) from None

        signal.signal(signal.SIGALRM, end)
        signal.setitimer(signal.ITIMER_REAL, signal.getitimer(signal.ITIMER_REAL)[0], AGAIN)
    return result
