"""Work in a thread of its own, which the caller awaits or abandons: nobody can end a thread of Python from outside.

The threads are daemons, so that a hanging thread does not keep the process alive. A `ThreadPoolExecutor` would wait.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

T = TypeVar("T")


def settle(future: "Future[T]", work: Callable[[], T]) -> None:
    """Do work for a future, unless it is cancelled."""
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(work())
        except BaseException as error:  # noqa: BLE001 -- the caller that waits for the work gets every error
            future.set_exception(error)


def begun(work: Callable[[], T]) -> "Future[T]":
    """Begin work in a thread of its own. Raises RuntimeError if no thread can be started."""
    future: Future[T] = Future()
    threading.Thread(target=settle, args=(future, work), daemon=True).start()
    return future


def ends_within(future: "Future[T]", seconds: float) -> bool:
    """Does the work end within this time, or has it ended?"""
    return bool(wait((future,), seconds).done)
