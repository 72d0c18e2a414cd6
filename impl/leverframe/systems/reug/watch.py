"""Work that is watched: it ends with its result, with an error, at the deadline, or when the engine is told to stop.

Limits: a thread of Python cannot be ended from outside. Work that does not come back in time is abandoned: what it
brings later is not looked at, and it starts nothing more with an effect (`TurnWatch.over`).
"""

import threading
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
"""Seconds between looks at a clock that is not the computer's, and at the word to stop."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TurnWatch:
    """Watches a turn: one deadline, on one clock, from its beginning (D-REUG-06)."""

    clock: Clock
    deadline: int
    stopped: threading.Event
    why: str = "the engine was told to stop"
    over: threading.Event = field(default_factory=threading.Event)
    """The turn is over: nothing more is to be begun on its behalf."""

    @property
    def strikes(self) -> tuple[Strike, ...]:
        """What has struck by now."""
        fatal = (Strike(Limit.FATAL, self.why),) if self.stopped.is_set() else ()
        late = self.clock.now() >= self.deadline
        return (*fatal, *((Strike(Limit.TIMEOUT, "the time of the turn is over"),) if late else ()))

    def do(self, work: Callable[[], T]) -> T:
        """The result of work. Raises StruckError by what counts, where anything strikes until it is there."""
        future = begun(work)
        self.await_one((future,))
        strikes = self.strikes + (_strikes_of(future) if future.done() else ())
        counting = first(strikes)
        if counting is not None:
            raise StruckError(counting)
        return future.result()

    def await_one(self, begun: "Sequence[Future[T]]") -> None:
        """Return when one of them is done, or something strikes."""
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
    """What an exception of a model's or a tool's amounts to. One of the journal's is raised: nothing gets over that."""
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
    """So many workers, for tasks side by side: no more run at the same moment, abandoned ones included (REUG-021)."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._started = False

    def begin(self, future: "Future[T]", work: Callable[[], T]) -> None:
        """Have work done for a future, as soon as a worker is free."""
        if not self._started:
            self._started = True
            for _ in range(self._workers):
                threading.Thread(target=self._serve, daemon=True).start()
        self._waiting.put(lambda: settle(future, work))

    def _serve(self) -> None:
        while True:
            self._waiting.get()()
