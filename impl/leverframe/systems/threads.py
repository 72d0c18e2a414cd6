"""Work in a thread of its own, which somebody waits for, or gives up: a thread of Python cannot be ended from outside.

A daemon thread does not keep the process. `concurrent.futures.ThreadPoolExecutor` waits for its threads at the end.
"""

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import TypeVar

T = TypeVar("T")


def settle(future: "Future[T]", work: Callable[[], T]) -> None:
    """Do work for a future, unless it was cancelled."""
    if future.set_running_or_notify_cancel():
        try:
            future.set_result(work())
        except BaseException as error:  # noqa: BLE001 -- whatever it is, whoever waits for the work is to get it
            future.set_exception(error)


def begun(work: Callable[[], T]) -> "Future[T]":
    """Begin work in a thread of its own. Raises RuntimeError where no thread can be started."""
    future: Future[T] = Future()
    threading.Thread(target=settle, args=(future, work), daemon=True).start()
    return future


def ends_within(future: "Future[T]", seconds: float) -> bool:
    """Does it end, or has it ended, within so much time?"""
    return bool(wait((future,), seconds).done)
