"""Ctrl-C between two steps, never inside one: SIGINT is held back while locks are taken or processes start.

Python raises KeyboardInterrupt after any call in the main thread. `threading` and `concurrent.futures` are written in
Python, so it can come after `Condition.__enter__` has taken the lock and before the `with` statement knows: nobody
releases that lock, the thread that needs it waits for ever, and the process does not end. So whoever starts threads or
processes does that in `held`, and waits for them by `result`.

A thread that starts in `held` never gets SIGINT, and neither does a process unless it unblocks the signal.

Limits: nothing is held back on Windows, or if another thread that was there before receives the signal and the handler
of SIGINT does not ask whether the main thread has blocked it; the command line's asks.
"""

import signal
import sys
import threading
from collections.abc import Generator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def held() -> Generator[None]:
    """Hold SIGINT back in this thread until the block ends."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def result(future: Future[T]) -> T:
    """Return the result of a future, or raise its exception. An interrupt of the waiting leaves no lock held."""
    done = threading.Lock()  # in C, and of nobody else
    done.acquire()
    with held():
        future.add_done_callback(lambda _: done.release())
    done.acquire()
    with held():
        return future.result()
