"""A pool of processes, each a fresh interpreter: to fork one that has threads is not safe."""

import os
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from interlock.errors import CapacityError


def count(wanted: int | None) -> int:
    """How many processes: those wanted, or one for each processor."""
    return wanted or os.cpu_count() or 1


@contextmanager
def pool(workers: int, prepare: Callable[[], None] | None = None) -> Generator[ProcessPoolExecutor]:
    """Processes that begin with `prepare`. Raises CapacityError where the system ends one of them."""
    executor = ProcessPoolExecutor(workers, get_context("spawn"), prepare)
    try:
        yield executor
    except BrokenProcessPool:
        raise CapacityError("a process was ended from outside, probably for want of memory") from None
    finally:
        executor.shutdown(cancel_futures=True)
