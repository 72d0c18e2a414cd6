"""Python functions as tools: each call runs in a thread of its own, so that the kernel can abandon it.

As for a program, a tick of a function is a stretch of real time, measured here, outside the kernel. A generator also
passes a tick with every `yield`. A function that has not answered after its last tick is abandoned, and so is one that
runs while the kernel halts: its effect is unknown.

Limits: nobody can end a Python function from outside. An abandoned function may go on beside the kernel until the
process ends; until the function has ended, its tool is not called again. Work that must be ended belongs in a program.
With `tick_ms` None, a function runs in the kernel's own thread, for code that is bound to it. Then it passes ticks by
`yield` alone, and if it never returns, it hangs the kernel.
"""

from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from typing import TypeAlias

from leverframe.record.entries import Json
from leverframe.systems.kernel.tools import (
    Call,
    Failed,
    KernelTool,
    Lost,
    NotStarted,
    RecoverableError,
    ToolAnswer,
    checked_params,
    ends_within_tick,
    recordable,
    told,
    unusable,
)
from leverframe.systems.threads import begun, ends_within

Function: TypeAlias = Callable[[Mapping[str, Json]], "Json | Generator[None, None, Json]"]
"""Takes the params, frozen, and returns a result. A generator passes a tick with every `yield`."""


def function_tool(
    name: str,
    function: Function,
    *,
    params: Mapping[str, Json] | bool = True,
    writes: bool = False,
    tick_ms: int | None = 1000,
) -> KernelTool:
    """A Python function as a tool. Raises InputError (LF165) for an invalid name, schema or tick.

    `tick_ms` is the length of a tick in milliseconds of real time. With None, the function runs in the kernel's thread.
    """
    if tick_ms is not None and tick_ms < 1:
        raise unusable(f"a tick of {name} must last at least 1 millisecond, not {tick_ms}")
    return KernelTool(name, checked_params(name, params), writes, _Function(name, function, tick_ms).begin)


class _Function:
    """A function, and its last call."""

    def __init__(self, name: str, function: Function, tick_ms: int | None) -> None:
        self._name, self._function, self._tick_ms = name, function, tick_ms
        self._last: _FunctionCall | None = None

    def begin(self, params: Mapping[str, Json]) -> Call | NotStarted:
        """Call the function, unless its last call still runs."""
        if self._last is not None and self._last.at_work:
            return NotStarted(f"{self._name} is still running an earlier call, which was abandoned")
        self._last = _FunctionCall(self._function, params, self._tick_ms)
        return self._last


class _FunctionCall:
    def __init__(self, function: Function, params: Mapping[str, Json], tick_ms: int | None) -> None:
        self._function, self._params, self._tick_ms = function, params, tick_ms
        self._going_on: Generator[None, None, Json] | None = None
        self._apart: Future[ToolAnswer | None] | None = None

    @property
    def at_work(self) -> bool:
        """Does its thread still run?"""
        return self._apart is not None and not self._apart.done()

    def wait(self, interrupted: Callable[[], bool]) -> ToolAnswer | None:
        if self._tick_ms is None:
            return self._advance()
        if self._apart is None:
            try:
                self._apart = begun(partial(copy_context().run, self._advance))
            except RuntimeError as error:  # no thread can be started
                reason = f"its thread cannot be started: {error}"
                return NotStarted(reason) if self._going_on is None else Lost(reason)
        if not ends_within_tick(partial(ends_within, self._apart), self._tick_ms, interrupted):
            return None
        ended, self._apart = self._apart, None
        return ended.result()

    def stop(self) -> None:
        if self._going_on is None or self.at_work:
            return
        if self._tick_ms is None:
            self._close()
        else:
            with suppress(RuntimeError):
                self._apart = begun(partial(copy_context().run, self._close))
                ends_within(self._apart, self._tick_ms / 1000)

    def _advance(self) -> ToolAnswer | None:
        """Run to the next `yield`, or to the end."""
        try:
            if self._going_on is None:
                result = self._function(self._params)
                if not isinstance(result, Generator):
                    return recordable(result)
                self._going_on = result
            next(self._going_on)
        except StopIteration as done:
            return recordable(done.value)
        except RecoverableError as error:
            return Lost(told(error))
        except Exception as error:  # noqa: BLE001 -- whatever a tool raises is the tool's error, and captured (KRN-016)
            return Failed(told(error))
        return None

    def _close(self) -> None:
        if self._going_on is not None:
            with suppress(Exception):  # likewise, also while it is closed
                self._going_on.close()
