"""What the journal's thread is asked for, and how those who asked are told: threads that sleep, tasks on a loop.

A thread is woken by its lock. Tasks are told all at once, one call to their loop for a whole group, since waking a loop
from another thread takes longer than what there is to say.
"""

import _thread
import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from leverframe.errors import JournalError
from leverframe.record.records import Encoded


@dataclass(slots=True, eq=False)
class CommitRequest:
    """Entries of one caller, whole or not at all. `done` is released when they are durable, or `error` says why not."""

    entries: Sequence[Encoded]
    sign: bool = False
    last: bool = False
    done: "_thread.LockType" = field(default_factory=_thread.allocate_lock)
    settled: bool = False
    error: JournalError | None = None

    def __post_init__(self) -> None:
        self.done.acquire()


class Durable(asyncio.Future[None]):
    """Done when entries are durable. Who waits for it and is cancelled goes on waiting, and is cancelled then."""

    def cancel(self, msg: object = None) -> bool:
        """Nothing: what is handed over cannot be taken back."""
        del msg
        return False


@dataclass(slots=True, eq=False)
class LoopRequest:
    """As a Request, of a task: `durable` is done by its loop."""

    entries: Sequence[Encoded]
    durable: Durable
    sign: bool = False
    last: bool = False
    settled: bool = False
    error: JournalError | None = None


AnyRequest = CommitRequest | LoopRequest


def settle(requests: Iterable[AnyRequest], errors: Iterable[JournalError | None]) -> None:
    """Tell those who asked: for each why its entries are not on record, or None where they are durable."""
    tasks: dict[asyncio.AbstractEventLoop, list[LoopRequest]] = {}
    for request, error in zip(requests, errors, strict=False):
        request.error, request.settled = error, True
        if isinstance(request, LoopRequest):
            tasks.setdefault(request.durable.get_loop(), []).append(request)
        else:
            request.done.release()
    for loop, settled in tasks.items():
        try:
            loop.call_soon_threadsafe(_tell, settled)
        except RuntimeError:  # The loop is closed: nobody is left to be told.
            continue


def _tell(requests: Iterable[LoopRequest]) -> None:
    for request in requests:
        if request.error is None:
            request.durable.set_result(None)
        else:
            request.durable.set_exception(request.error)
