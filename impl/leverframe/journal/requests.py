"""Requests to the writing thread, and the answers to their callers: sleeping threads and asyncio tasks.

A lock wakes a thread. All tasks of a group get their answers in one call to their loop, since waking a loop from
another thread takes longer than the answers.
"""

import _thread
import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from leverframe.errors import JournalError
from leverframe.record.records import Encoded


@dataclass(slots=True, eq=False)
class CommitRequest:
    """Entries of one caller, all or nothing. `done` is released when they are durable or `error` gives the reason."""

    entries: Sequence[Encoded]
    sign: bool = False
    last: bool = False
    done: "_thread.LockType" = field(default_factory=_thread.allocate_lock)
    settled: bool = False
    error: JournalError | None = None

    def __post_init__(self) -> None:
        self.done.acquire()


class Durable(asyncio.Future[None]):
    """A future that is done when entries are durable. A waiting task that is cancelled is cancelled only then."""

    def cancel(self, msg: object = None) -> bool:
        """Do nothing: entries that were handed over cannot be taken back."""
        del msg
        return False


@dataclass(slots=True, eq=False)
class LoopRequest:
    """Entries of an asyncio task, like a CommitRequest; its loop completes `durable`."""

    entries: Sequence[Encoded]
    durable: Durable
    sign: bool = False
    last: bool = False
    settled: bool = False
    error: JournalError | None = None


AnyRequest = CommitRequest | LoopRequest


def settle(requests: Iterable[AnyRequest], errors: Iterable[JournalError | None]) -> None:
    """Answer requests: each with the error why its entries are not on record, or with None if they are durable."""
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
        except RuntimeError:  # the loop is closed, so nobody waits
            continue


def _tell(requests: Iterable[LoopRequest]) -> None:
    for request in requests:
        if request.error is None:
            request.durable.set_result(None)
        else:
            request.durable.set_exception(request.error)
