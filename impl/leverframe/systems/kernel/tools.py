"""The tools that a kernel may call, and what comes of a call.

A call is waited for tick by tick of the virtual clock (KRN-035): `Call.wait` comes back with an answer, or with None
when a tick has passed without one. What a tick is, the tool decides: it gets a stretch of real time, measured outside
of the kernel (`programs`, `functions`).
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
"""Bytes of a result, in canonical JSON. What is larger a tool keeps elsewhere."""
SLICE_MS = 50
"""How long nobody looks whether the kernel is to halt, in milliseconds of real time."""


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
    """Nobody knows whether the tool did what it was to do."""

    reason: str
    result: Json = None


@dataclass(frozen=True, slots=True)
class NotStarted:
    """The tool has not begun: nothing was done, and nothing will be."""

    reason: str


Answer: TypeAlias = Returned | Failed | Lost | NotStarted


class Call(Protocol):
    """A tool at work."""

    def wait(self, interrupted: Callable[[], bool]) -> Answer | None:
        """The answer, or None when a tick has passed without one, or somebody wants to interrupt."""
        ...

    def stop(self) -> None:
        """End it, as far as that is possible. Does nothing where it has ended."""
        ...


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that can be called by its name, with params that its schema describes.

    `writes`: it changes something outside. `begin` starts a call; what it raises is the tool's error.
    """

    name: str
    params: Schema
    writes: bool
    begin: Callable[[Mapping[str, Json]], Call | NotStarted]


class RecoverableError(Exception):
    """What policies and tools raise for an error that the kernel can get over: it denies, or the effect is unknown."""


_CALLED_BY: ContextVar[frozenset[str]] = ContextVar("kernels that are calling a tool", default=frozenset())


@contextmanager
def calling(kernel: str) -> Generator[None]:
    """Whatever runs in this context meanwhile runs for a kernel, which is named by its execution."""
    token = _CALLED_BY.set(_CALLED_BY.get() | {kernel})
    try:
        yield
    finally:
        _CALLED_BY.reset(token)


def called_by(kernel: str) -> bool:
    """Does this run for a kernel, as a tool of it?"""
    return kernel in _CALLED_BY.get()


def checked_params(name: str, params: Mapping[str, Json] | bool) -> Schema:  # noqa: FBT001 -- both are JSON Schemas
    """The schema of a tool's params. Raises InputError (LF165) for a name or a schema that is none."""
    if not 0 < len(name) <= MAX_NAME:
        raise unusable(f"a tool's name has 1 to {MAX_NAME} characters, and {shortened(name)!r} has not")
    try:
        return Schema.of(params)
    except SchemaError as error:
        raise unusable(f"what the params of {name} are is no JSON Schema: {error}") from None


def ends_within_tick(ends_within: Callable[[float], bool], tick_ms: int, interrupted: Callable[[], bool]) -> bool:
    """Whether a call, which says whether it ends within so many seconds, ends before a tick has passed.

    The tick is a stretch of real time. It is cut short where somebody wants to interrupt.
    """
    for begun in range(0, tick_ms, SLICE_MS):
        if ends_within(min(SLICE_MS, tick_ms - begun) / 1000):
            return True
        if interrupted():
            return False
    return False


def registry(*tools: Tool) -> Mapping[str, Tool]:
    """Tools by their names. Raises InputError (LF165) where two have the same."""
    found: dict[str, Tool] = {}
    for tool in tools:
        if found.setdefault(tool.name, tool) is not tool:
            raise unusable(f"there are two tools {tool.name}")
    return found


def recordable(result: Json) -> Answer:
    """A result, if it can be put on record."""
    try:
        copied = checked_data({"result": result})
        size = len(canonical_data(copied).encode())
    except (InputError, JournalError) as error:
        return Failed(shortened(f"the result cannot be put on record: {error}", 300))
    too_much = excess(result)
    if size > MAX_RESULT:
        too_much = f"{size:,} bytes of canonical JSON; {MAX_RESULT:,} are taken"
    if too_much is not None:
        return Failed(f"the result cannot be put on record: it has {too_much}")
    return Returned(copied["result"])


def unusable(reason: str) -> InputError:
    """Why something is no tool."""
    return InputError((Diagnostic("LF165", reason, None, None, "correct the tool as it says"),))


def told(error: Exception) -> str:
    """What went wrong, as it goes on record."""
    return shortened(ascii(f"{type(error).__name__}: {error}")[1:-1], 300)
