"""The tools that a kernel may call, and the outcomes of a call.

The kernel waits for a call tick by tick of the virtual clock (KRN-035): `Call.wait` returns an answer, or None when a
tick has passed without one. The tool decides what a tick is: a stretch of real time, measured outside the kernel
(`programs`, `functions`).
"""

from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.record.entries import Json
from leverframe.record.records import canonical_data
from leverframe.runtime.data import checked_data
from leverframe.systems.excerpts import shortened
from leverframe.systems.kernel.values import excess
from leverframe.systems.schemas import Schema, SchemaError

MAX_NAME = 128
MAX_RESULT = 131_072
"""The greatest size of a result, in bytes of canonical JSON. A tool must keep anything larger elsewhere."""
SLICE_MS = 50
"""Milliseconds of real time between two checks whether the kernel is to halt."""


@dataclass(frozen=True, slots=True)
class Returned:
    """The tool returned a result."""

    result: Json


@dataclass(frozen=True, slots=True)
class Failed:
    """The tool ended with an error."""

    reason: str
    result: Json = None


@dataclass(frozen=True, slots=True)
class Lost:
    """It is unknown whether the tool had its effect."""

    reason: str
    result: Json = None


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The tool did not begin: it had no effect and will have none."""

    reason: str


ToolAnswer: TypeAlias = Returned | Failed | Lost | NotStarted


class Call(Protocol):
    """A running tool."""

    def wait(self, interrupted: Callable[[], bool]) -> ToolAnswer | None:
        """Wait for the answer; None when a tick has passed without one, or when `interrupted`."""
        ...

    def stop(self) -> None:
        """End the call as far as possible. Does nothing if it has ended."""
        ...


@dataclass(frozen=True, slots=True)
class KernelTool:
    """A tool that requests may call by its name, with params that match its schema.

    `writes` says that it changes something outside. `begin` starts a call; its exceptions are the tool's errors.
    """

    name: str
    params: Schema
    writes: bool
    begin: Callable[[Mapping[str, Json]], Call | NotStarted]


class RecoverableError(Exception):
    """Raised by policies and tools if the kernel can go on: the request is denied, or its effect is unknown."""


_CALLED_BY: ContextVar[frozenset[str]] = ContextVar("kernels that are calling a tool", default=frozenset())


@contextmanager
def calling(kernel: str) -> Generator[None]:
    """Mark the context: code in the block runs for a kernel, which is identified by its execution."""
    token = _CALLED_BY.set(_CALLED_BY.get() | {kernel})
    try:
        yield
    finally:
        _CALLED_BY.reset(token)


def called_by(kernel: str) -> bool:
    """Does this code run as a tool of the kernel?"""
    return kernel in _CALLED_BY.get()


def checked_params(name: str, params: Mapping[str, Json] | bool) -> Schema:  # noqa: FBT001 -- both are JSON Schemas
    """The schema of a tool's params. Raises InputError (LF165) for an invalid name or schema."""
    if not 0 < len(name) <= MAX_NAME:
        raise unusable(f"a tool's name must have 1 to {MAX_NAME} characters; {shortened(name)!r} does not")
    try:
        return Schema.of(params)
    except SchemaError as error:
        raise unusable(f"the schema of the params of {name} is not a JSON Schema: {error}") from None


def ends_within_tick(ends_within: Callable[[float], bool], tick_ms: int, interrupted: Callable[[], bool]) -> bool:
    """Wait for a call, for one tick of real time at most. Returns whether the call has ended.

    `ends_within` waits for the call, for a number of seconds. The wait ends early if `interrupted`.
    """
    for begun in range(0, tick_ms, SLICE_MS):
        if ends_within(min(SLICE_MS, tick_ms - begun) / 1000):
            return True
        if interrupted():
            return False
    return False


def registry(*tools: KernelTool) -> Mapping[str, KernelTool]:
    """Tools by their names. Raises InputError (LF165) if two have the same name."""
    found: dict[str, KernelTool] = {}
    for tool in tools:
        if found.setdefault(tool.name, tool) is not tool:
            raise unusable(f"two tools have the name {tool.name}")
    return found


def recordable(result: Json) -> ToolAnswer:
    """`Returned` if the result can be recorded, otherwise `Failed`."""
    try:
        copied = checked_data({"result": result})
        size = len(canonical_data(copied).encode())
    except (InputError, JournalError) as error:
        return Failed(shortened(f"the result cannot be recorded: {error}", 300))
    too_much = excess(result)
    if size > MAX_RESULT:
        too_much = f"{size:,} bytes of canonical JSON; the limit is {MAX_RESULT:,}"
    if too_much is not None:
        return Failed(f"the result cannot be recorded: it has {too_much}")
    return Returned(copied["result"])


def unusable(reason: str) -> InputError:
    """The error for an invalid tool."""
    return InputError((Diagnostic("LF165", reason, None, None, "correct the tool"),))


def told(error: BaseException, most: int = 300) -> str:
    """An exception as it is recorded: its type and message, short and in ASCII."""
    return shortened(ascii(f"{type(error).__name__}: {error}")[1:-1], most)
