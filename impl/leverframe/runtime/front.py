"""A running machine for programs on asyncio: ``await front.fire("EVENT")``.

While a journal waits for its disk, the loop continues. Callbacks and other recorders cannot be awaited, so they run in
a thread. Events are processed in the order in which they were fired. A task that is cancelled while its event is being
processed gets the `CancelledError` afterwards: the event has either happened or not, never in part. If it failed, the
failure is the cause of the `CancelledError`.

Limits: one front belongs to one loop. Callbacks are functions, not coroutines. If a loop ends in the middle of an event
(for example by `KeyboardInterrupt` out of `run_until_complete`), that execution accepts no more events; its journal
says whether the last one happened.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar, copy_context
from functools import partial
from typing import NoReturn, TypeVar

from leverframe.record.entries import Json, PatientRecorder
from leverframe.runtime.errors import StateError
from leverframe.runtime.execution import Begun
from leverframe.runtime.machine import Runtime

_processing: ContextVar[tuple[Runtime, ...]] = ContextVar("processing", default=())
"""The machines whose events the current code runs for. Waiting for one of them would deadlock."""

T = TypeVar("T")


class AsyncRuntime:
    """One execution, for a program on asyncio. `runtime` has its state and variables."""

    __slots__ = ("_patient", "_taken", "_waiting", "runtime")

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._patient = runtime.journal if isinstance(runtime.journal, PatientRecorder) else None

    async def fire(self, event: str, data: Mapping[str, Json] | None = None) -> str:
        """As `Runtime.fire`."""
        return await self._step(event, data, self.runtime.fire, Begun.finish, observed=False)

    async def observe(self, action: str, data: Mapping[str, Json] | None = None) -> Mapping[str, str | int | bool]:
        """As `Runtime.observe`."""
        return await self._step(action, data, self.runtime.observe, self._observed, observed=True)

    def _observed(self, begun: Begun) -> Mapping[str, str | int | bool]:
        begun.finish()
        return self.runtime.variables

    async def _step(
        self,
        event: str,
        data: Mapping[str, Json] | None,
        call: "Callable[[str, Mapping[str, Json] | None], T]",
        finish: Callable[[Begun], T],
        *,
        observed: bool,
    ) -> T:
        """Make a step when it is its turn: in a thread by `call`, or if only its entry has to be awaited, here."""
        if _processing.get():
            self._refuse_within(event)
        if self._taken:
            await self._turn()
        self._taken = True
        try:
            handed = self._handed_over(event, data, observed=observed)
            if handed is None:
                return await self._in_thread(partial(call, event, data))
            begun, durable = handed
            try:
                await durable
            except BaseException as error:  # noqa: BLE001 -- raised again
                _end(begun, durable, error)
            return finish(begun)
        finally:
            self._leave()

    async def _turn(self) -> None:
        """Wait for the events before this one, in the order in which they were fired.

        `asyncio.Lock` does the same by three coroutines for each event, even if none is before it.
        """
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it was this one's turn
                self._leave()
            raise

    def _leave(self) -> None:
        """Give the turn to the next, if there is one; the turn stays taken meanwhile."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    def _handed_over(
        self, event: str, data: Mapping[str, Json] | None, *, observed: bool
    ) -> "tuple[Begun, asyncio.Future[None]] | None":
        """Begin a step that waits for nothing but its entry, and hand that over; None for any other step."""
        if self._patient is None:
            return None
        begun = self.runtime.begin(event, data, observed=observed)
        if begun is None:
            return None
        try:
            return begun, self._patient.append_soon(begun.entry)
        except BaseException:
            begun.give_up()
            raise

    async def _in_thread(self, call: Callable[[], T]) -> T:
        context = copy_context()
        context.run(_processing.set, (*_processing.get(), self.runtime))
        work = asyncio.get_running_loop().run_in_executor(None, context.run, partial(_awaitable, call))
        return await _to_its_end(work)

    def _refuse_within(self, event: str) -> None:
        if self.runtime in _processing.get():
            reason = "another event is still being processed; fire it when that is done"
            raise StateError(event, self.runtime.state, reason)


def _end(begun: Begun, durable: "asyncio.Future[None]", error: BaseException) -> NoReturn:
    """End a step whose waiting raised, and raise again. A cancellation takes effect when the result is known."""
    if not durable.done() or durable.cancelled():
        raise error  # The loop has ended, or the journal gave up: nobody knows what is on record.
    failure = durable.exception()
    if failure is None:
        begun.finish()
    else:
        begun.give_up()
    if failure is None or failure is error:
        raise error
    raise error from failure


def _awaitable(call: Callable[[], T]) -> T:
    """Return what the call returns. A future cannot hold StopIteration: before Python 3.12 it would never be done."""
    try:
        return call()
    except StopIteration as error:
        raise RuntimeError("a callback or the clock raised StopIteration") from error


async def _to_its_end(work: "asyncio.Future[T]") -> T:
    """Wait for the result. A thread cannot be stopped, so a cancelled task waits for it and is cancelled then.

    An exception of the thread becomes the cause of the cancellation, so it is not lost.
    """
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        raise cancelled from work.exception()
    return work.result()
