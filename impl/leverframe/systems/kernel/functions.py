"""Python functions as tools: each call runs in a thread of its own, so that the kernel can give it up.

Like those of a program, the ticks of a function are stretches of real time, measured here, outside of the kernel. A
function that is a generator passes a tick with every `yield`, too. One that has not answered after its last tick is
given up, and so is one at work when the kernel halts: its effect is unknown.

Limits: nobody can end a Python function from outside. One that is given up goes on, if it does, beside whatever the
kernel does next, and ends with the process at the latest; until it has ended the same tool is not called again. What
has to be ended belongs into a program. With `tick_ms` None a function runs in the kernel's own thread, for what is
bound to that; then it passes ticks by `yield` alone, and one that never returns is given up by nobody.
"""

import threading
from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from contextvars import copy_context
from typing import TypeAlias

from leverframe.record.entries import Json
from leverframe.systems.kernel.tools import (
    Answer,
    Call,
    Failed,
    Lost,
    NotStarted,
    RecoverableError,
    Tool,
    checked_params,
    ends_within_tick,
    recordable,
    told,
    unusable,
)

Function: TypeAlias = Callable[[Mapping[str, Json]], "Json | Generator[None, None, Json]"]
"""Gets the params, frozen, and returns a result. As a generator it is not done yet with every `yield`."""


def function_tool(
    name: str,
    function: Function,
    *,
    params: Mapping[str, Json] | bool = True,
    writes: bool = False,
    tick_ms: int | None = 1000,
) -> Tool:
    """A Python function as a tool. Raises InputError (LF165) for a name, a schema or a tick that is none.

    `tick_ms`: how many milliseconds of real time a tick is; with None it runs in the kernel's thread.
    """
    if tick_ms is not None and tick_ms < 1:
        raise unusable(f"a tick of {name} takes a millisecond or more, and {tick_ms} is less")
    return Tool(name, checked_params(name, params), writes, _Function(name, function, tick_ms).begin)


class _Function:
    """A function, and the last call of it."""

    def __init__(self, name: str, function: Function, tick_ms: int | None) -> None:
        self._name, self._function, self._tick_ms = name, function, tick_ms
        self._last: _FunctionCall | None = None

    def begin(self, params: Mapping[str, Json]) -> Call | NotStarted:
        """Call it, unless it is still at work."""
        if self._last is not None and self._last.at_work:
            return NotStarted(f"{self._name} is still at work on an earlier call, which was given up")
        self._last = _FunctionCall(self._function, params, self._tick_ms)
        return self._last


class _FunctionCall:
    def __init__(self, function: Function, params: Mapping[str, Json], tick_ms: int | None) -> None:
        self._function, self._params, self._tick_ms = function, params, tick_ms
        self._going_on: Generator[None, None, Json] | None = None
        self._apart: _Apart | None = None

    @property
    def at_work(self) -> bool:
        """Has it a thread that has not ended?"""
        return self._apart is not None and not self._apart.ends_within(0)

    def wait(self, interrupted: Callable[[], bool]) -> Answer | None:
        if self._tick_ms is None:
            return self._advance()
        if self._apart is None:
            try:
                self._apart = _Apart(self._advance)
            except RuntimeError as error:  # no thread can be started
                reason = f"it cannot go on: {error}"
                return NotStarted(reason) if self._going_on is None else Lost(reason)
        if not ends_within_tick(self._apart.ends_within, self._tick_ms, interrupted):
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
                self._apart = _Apart(self._close)
                self._apart.ends_within(self._tick_ms / 1000)

    def _advance(self) -> Answer | None:
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
            with suppress(Exception):  # likewise, also where it is being ended
                self._going_on.close()


class _Apart(threading.Thread):
    """Something that is done in a thread of its own, in the context of whoever wants it done."""

    def __init__(self, what: Callable[[], Answer | None]) -> None:
        super().__init__(name="leverframe-tool", daemon=True)  # a hanging one does not keep the process
        self._what, self._context, self._ended = what, copy_context(), threading.Event()
        self._result: Answer | None = None
        self._raised: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            self._result = self._context.run(self._what)
        except BaseException as error:  # noqa: BLE001 -- it is raised where somebody waits for it
            self._raised = error
        finally:
            self._ended.set()

    def ends_within(self, seconds: float) -> bool:
        """Whether it ends, or has ended, within so much time."""
        return self._ended.wait(seconds)

    def result(self) -> Answer | None:
        """What came of it, when it has ended. Raises what it raised."""
        if self._raised is not None:
            raise self._raised
        return self._result
