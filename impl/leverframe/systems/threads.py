"""Work in a thread of its own. A caller waits for it or abandons it: nothing can end a Python thread from outside.

The thread is a daemon, so a hanging one does not keep the process alive; `concurrent.futures.ThreadPoolExecutor` would
wait for its threads when the process ends.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

T = TypeVar("T")


def settle(future: "Future[T]", work: Callable[[], T]) -> None:
    """Do work for a future, unless the future was cancelled."""
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
