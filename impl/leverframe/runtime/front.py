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
from collections.abc import Callable, Mapping
from contextvars import ContextVar, copy_context
from functools import partial
from typing import TypeVar

from leverframe.record.entries import Json, PatientRecorder
from leverframe.runtime.errors import StateError
from leverframe.runtime.machine import Runtime

_processing: ContextVar[tuple[Runtime, ...]] = ContextVar("processing", default=())
"""The machines whose events the current code runs for. Waiting for one of them would deadlock."""

T = TypeVar("T")


class AsyncRuntime:
    """One execution, for a program on asyncio. `runtime` has its state and variables."""

    __slots__ = ("_patient", "_turn", "runtime")

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self._turn = asyncio.Lock()
        self._patient = runtime.journal if isinstance(runtime.journal, PatientRecorder) else None

    async def fire(self, event: str, data: Mapping[str, Json] | None = None) -> str:
        """As `Runtime.fire`."""
        self._refuse_within(event)
        async with self._turn:
            entered = await self._recorded(event, data, observed=False)
            if entered is not None:
                return entered
            return await self._in_thread(partial(self.runtime.fire, event, data))

    async def observe(self, action: str, data: Mapping[str, Json] | None = None) -> Mapping[str, str | int | bool]:
        """As `Runtime.observe`."""
        self._refuse_within(action)
        async with self._turn:
            if await self._recorded(action, data, observed=True):
                return self.runtime.variables
            return await self._in_thread(partial(self.runtime.observe, action, data))

    async def _recorded(self, event: str, data: Mapping[str, Json] | None, *, observed: bool) -> str | None:
        """Make a step that waits for nothing but its entry, and return the new state; None for any other step.

        A cancellation takes effect when the result is known.
        """
        begun = self.runtime.begin(event, data, observed=observed) if self._patient else None
        if self._patient is None or begun is None:
            return None
        try:
            durable = self._patient.append_soon(begun.entry)
        except BaseException:
            begun.give_up()
            raise
        try:
            await durable
        except BaseException as error:
            if not durable.done() or durable.cancelled():
                raise  # The loop has ended, or the journal gave up: nobody knows what is on record.
            failure = durable.exception()
            if failure is None:
                begun.finish()
            else:
                begun.give_up()
            if failure is None or failure is error:
                raise
            raise error from failure
        return begun.finish()

    async def _in_thread(self, call: Callable[[], T]) -> T:
        context = copy_context()
        context.run(_processing.set, (*_processing.get(), self.runtime))
        work = asyncio.get_running_loop().run_in_executor(None, context.run, partial(_awaitable, call))
        return await _to_its_end(work)

    def _refuse_within(self, event: str) -> None:
        if self.runtime in _processing.get():
            reason = "another event is still being processed; fire it when that is done"
            raise StateError(event, self.runtime.state, reason)


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
