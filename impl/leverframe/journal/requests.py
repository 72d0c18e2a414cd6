"""Requests to the writing thread, and the answers to their callers: sleeping threads and asyncio tasks.

All threads of a group wait at one gate, and each of them wakes the next: all at once would only get in each other's
way. All tasks of a group get their answers in one call to their loop, since waking a loop from another thread takes
longer than the answers.
"""

import _thread
import asyncio
import operator
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from leverframe.errors import JournalError
from leverframe.record.records import Encoded

_call: Callable[..., object] = operator.call


class Gate:
    """Closed until it is opened, once and for good. Threads pass it one after the other."""

    __slots__ = ("_opening", "_passing")

    def __init__(self) -> None:
        lock = _thread.allocate_lock()
        lock.acquire()
        self._passing = (lock.acquire, lock.release)
        self._opening = [lock.release]

    def pass_through(self) -> None:
        """Wait until it is open.

        Whoever has the lock gives it to the next. No interrupt can arrive between the two, since C makes both calls.
        """
        tuple(map(_call, self._passing))

    def open(self) -> None:
        """Let everyone through. Several threads may do so."""
        with suppress(IndexError):  # it was opened already
            tuple(map(_call, map(_call, (self._opening.pop,))))


class CommitRequest:
    """Entries of one caller, all or nothing, with the gate at which it waits.

    If the gate was opened for others, the caller puts a new one in its place, and only then looks whether it is
    `settled`; the writing thread first settles a request, and then reads at which gate its caller waits.
    """

    __slots__ = ("entries", "error", "gate", "last", "settled", "sign")

    def __init__(self, entries: Sequence[Encoded], gate: Gate, *, sign: bool = False, last: bool = False) -> None:
        self.entries, self.gate, self.sign, self.last = entries, gate, sign, last
        self.settled = False
        self.error: JournalError | None = None


class Durable(asyncio.Future[None]):
    """The entries of an asyncio task, and the future that is done when they are durable.

    A waiting task that is cancelled is cancelled only then.
    """

    __slots__ = ("entries", "error", "settled")
    entries: Sequence[Encoded]
    settled: bool
    error: JournalError | None

    sign = last = False

    def cancel(self, msg: object = None) -> bool:
        """Do nothing: entries that were handed over cannot be taken back."""
        del msg
        return False


AnyRequest = CommitRequest | Durable


def settle(requests: Iterable[AnyRequest], errors: Iterable[JournalError | None]) -> None:
    """Answer requests: each with the error why its entries are not on record, or with None if they are durable."""
    tasks: dict[asyncio.AbstractEventLoop, list[Durable]] = {}
    gates: list[Gate] = []
    for request, error in zip(requests, errors, strict=False):
        request.error = error
        request.settled = True
        if isinstance(request, Durable):
            loop = request.get_loop()
            if loop in tasks:
                tasks[loop].append(request)
            else:
                tasks[loop] = [request]
        elif not gates or request.gate is not gates[-1]:
            gates.append(request.gate)
    for gate in gates:
        gate.open()
    for loop, settled in tasks.items():
        try:
            loop.call_soon_threadsafe(_tell, settled)
        except RuntimeError:  # the loop is closed, so nobody waits
            continue


def _tell(requests: Iterable[Durable]) -> None:
    for request in requests:
        if request.error is None:
            request.set_result(None)
        else:
            request.set_exception(request.error)
