"""Watched work: it ends with its result, with an error, at the deadline, or when the engine is stopped.

Limits: a Python thread cannot be ended from outside. Work that misses the deadline is abandoned: its later result is
ignored, and it starts no more tools with an effect (`TurnWatch.over`).
"""

import threading
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import TypeVar

from leverframe.errors import JournalError
from leverframe.runtime.clocks import Clock
from leverframe.systems.excerpts import shortened
from leverframe.systems.reug.limits import FatalError, Limit, Strike, StruckError, first
from leverframe.systems.threads import begun, settle

_GLANCE = 0.02
"""Seconds between two checks of the engine's clock, which may be virtual, and of the order to stop."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TurnWatch:
    """Watches a turn: one deadline, on one clock, from its beginning (D-REUG-06)."""

    clock: Clock
    deadline: int
    stopped: threading.Event
    why: str = "the engine was stopped"
    over: threading.Event = field(default_factory=threading.Event)
    """Set when the turn is over. Then nothing more may start on its behalf."""

    @property
    def strikes(self) -> tuple[Strike, ...]:
        """The strikes so far: an order to stop, and the deadline."""
        fatal = (Strike(Limit.FATAL, self.why),) if self.stopped.is_set() else ()
        late = self.clock.now() >= self.deadline
        return (*fatal, *((Strike(Limit.TIMEOUT, "the turn's deadline has passed"),) if late else ()))

    def do(self, work: Callable[[], T]) -> T:
        """Do work and return its result. Raises StruckError if a limit or an error strikes first."""
        future = begun(work)
        self.await_one((future,))
        strikes = self.strikes + (_strikes_of(future) if future.done() else ())
        counting = first(strikes)
        if counting is not None:
            raise StruckError(counting)
        return future.result()

    def await_one(self, begun: "Sequence[Future[T]]") -> None:
        """Wait until one of the futures is done, or something strikes."""
        while not self.strikes:
            left = (self.deadline - self.clock.now()) / 1e9
            if wait(begun, timeout=max(0.0, min(left, _GLANCE)), return_when=FIRST_COMPLETED).done:
                return


def _strikes_of(done: "Future[T]") -> tuple[Strike, ...]:
    error = done.exception()
    if error is None:
        return ()
    return (strike_of(error),)


def strike_of(error: BaseException) -> Strike:
    """Convert an exception of a model or a tool to a strike. Raises a JournalError: there is no recovery from it."""
    match error:
        case JournalError():
            raise error
        case StruckError(strike=strike):
            return strike
        case FatalError():
            return Strike(Limit.FATAL, shortened(str(error) or "a fatal error", 300))
        case ValueError() if str(error):
            return Strike(Limit.ERROR, shortened(str(error), 300))
        case _:
            return Strike(Limit.ERROR, shortened(f"{type(error).__name__}: {error}", 300))


class Pool:
    """A pool of workers for parallel tasks. It limits the tasks that run, including abandoned ones (REUG-021).

    The workers end once nobody refers to the pool and what was begun is done.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._started = False

    def begin(self, future: "Future[T]", work: Callable[[], T]) -> None:
        """Do work for a future as soon as a worker is free."""
        if not self._started:
            self._started = True
            for _ in range(self._workers):
                threading.Thread(target=_serve, args=(self._waiting,), daemon=True).start()
                weakref.finalize(self, self._waiting.put, None)
        self._waiting.put(lambda: settle(future, work))


def _serve(waiting: "SimpleQueue[Callable[[], None] | None]") -> None:
    while (work := waiting.get()) is not None:
        work()
