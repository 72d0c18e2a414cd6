"""A running machine for programs on asyncio: ``await front.fire("EVENT")``.

A journal that waits for a disk, and callbacks, run in a thread, so that the loop goes on. Events are processed in the
order in which they were fired. A task that is cancelled while its event is being processed is told so when that is
done: the event has happened or has not, and never in part.

Limits: one front belongs to one loop. Callbacks are functions, not coroutines.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextvars import ContextVar, copy_context
from functools import partial
from typing import TypeVar

from interlock.runtime.entries import Json
from interlock.runtime.errors import StateError
from interlock.runtime.machine import Runtime

_processing: ContextVar[tuple[Runtime, ...]] = ContextVar("processing", default=())
"""The machines that process an event on whose behalf the present code runs: to wait for one of them is to hang."""

T = TypeVar("T")


class AsyncRuntime:
    """One execution, for a program on asyncio. `runtime` tells its state and variables."""

    __slots__ = ("_turn", "runtime")

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self._turn = asyncio.Lock()

    async def fire(self, event: str, data: Mapping[str, Json] | None = None) -> str:
        """As `Runtime.fire`."""
        return await self._in_turn(event, partial(self.runtime.fire, event, data))

    async def observe(self, action: str, data: Mapping[str, Json] | None = None) -> Mapping[str, str | int | bool]:
        """As `Runtime.observe`."""
        return await self._in_turn(action, partial(self.runtime.observe, action, data))

    async def _in_turn(self, event: str, call: Callable[[], T]) -> T:
        if self.runtime in _processing.get():
            reason = "another event is still being processed; fire it when that is done"
            raise StateError(event, self.runtime.state, reason)
        async with self._turn:
            context = copy_context()
            context.run(_processing.set, (*_processing.get(), self.runtime))
            work = asyncio.get_running_loop().run_in_executor(None, context.run, call)
            return await _to_its_end(work)


async def _to_its_end(work: "asyncio.Future[T]") -> T:
    """The result. A thread cannot be stopped: who is cancelled waits for it, and is cancelled then."""
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        work.exception()  # looked at, so that asyncio does not complain that nobody did
        raise cancelled
    return work.result()
