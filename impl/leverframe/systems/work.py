"""The worker of a system: it does the work that its machine owes, piece by piece, until the machine rests.

A *handler* does the real work of a state. Its outcome names the resulting event. The machine decides which state that
event leads to; a system has no state logic of its own. If the machine refuses the event, the handler is wrong.

One step of a worker: `preempt` handles earlier events, the handler of the state works, `preempt` handles events of the
meantime, `happen` fires the outcome. A system overrides these hooks, and `failed`, for its special cases.

Limits: one thread works at a time; a system that serves several threads locks around `step`.
"""

# Hooks have parameters for their overrides.
# pyright: reportUnusedParameter=false

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, Protocol, TypeAlias, TypeVar

from leverframe.errors import InternalError
from leverframe.language import catalog
from leverframe.language.declaration import Declaration, Maker
from leverframe.language.loader import load
from leverframe.record.entries import Json
from leverframe.runtime import start
from leverframe.runtime.machine import Runtime


class Happening(Protocol):
    """The outcome of a piece of work: an event or environment action of the machine, and the data of its entry."""

    @property
    def event(self) -> str:
        """The event or environment action."""
        ...

    @property
    def data(self) -> Mapping[str, Json]:
        """The data of its entry."""
        ...


@dataclass(frozen=True, slots=True)
class WorkOutcome:
    """An outcome that carries nothing else."""

    event: str
    data: Mapping[str, Json] = field(default_factory=dict)


Came = TypeVar("Came", bound=Happening)
Handler: TypeAlias = Callable[[], Came | None]
"""Does the work of a state. None means that the worker must wait for something outside."""


class Worker(ABC, Generic[Came]):
    """The loop of a system, which owns one execution of a machine. `latest` is the event that happened last."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.latest = ""
        self.stopping = threading.Event()
        makers = runtime.declaration.makers
        self._observed = frozenset(event for event, maker in makers.items() if maker is Maker.ENVIRONMENT)

    @property
    @abstractmethod
    def handlers(self) -> Mapping[str, Handler[Came]]:
        """A handler for each state in which the machine may owe work."""

    def step(self) -> str | None:
        """Do one piece of work, and return the event that happened; None if the worker can only wait."""
        happened = self.preempt()
        if happened is not None:
            return happened
        if not self.runtime.owed:
            return self.rest()
        try:
            outcome = self.handlers[self.runtime.state]()
        except BaseException as error:  # noqa: BLE001 -- `failed` raises again what it cannot handle
            return self.failed(error, None)
        return None if outcome is None else self.conclude(outcome)

    def work(self) -> str:
        """Work until the worker can only wait, and return the state."""
        while self.step() is not None:
            pass
        return self.runtime.state

    def stop(self) -> None:
        """Ask the worker to end as soon as possible. Any thread and any signal handler may call this."""
        self.stopping.set()

    def conclude(self, outcome: Came) -> str | None:
        """Let an outcome happen, unless another event happened instead."""
        happened = self.preempt(outcome)
        if happened is not None:
            return happened
        try:
            return self.happen(outcome)
        except BaseException as error:  # noqa: BLE001 -- likewise
            return self.failed(error, outcome)

    def fire(self, event: str, data: Mapping[str, Json]) -> None:
        """Fire an event or environment action on the machine, then call `moved`.

        Raises what `Runtime.fire` and `Runtime.observe` raise; then nothing has happened.
        """
        before = self.runtime.state
        tell = self.runtime.observe if event in self._observed else self.runtime.fire
        tell(event, self.on_record(data))
        self.latest = event
        self.moved(before, event, data)

    # ---- hooks

    def preempt(self, outcome: Came | None = None) -> str | None:  # noqa: ARG002 -- for overrides
        """Called before a handler, and with its outcome after it. Return the event that happened instead, if any."""
        return None

    def happen(self, outcome: Came) -> str:
        """Let an outcome happen, and return the event that did."""
        self.fire(outcome.event, outcome.data)
        return outcome.event

    def failed(self, error: BaseException, outcome: Came | None) -> str | None:  # noqa: ARG002 -- likewise
        """Handle an error of a handler, or of its outcome while it happened."""
        raise error

    def on_record(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the data of an entry as recorded."""
        return data

    def moved(self, before: str, event: str, data: Mapping[str, Json]) -> None:
        """Called after each event."""

    def rest(self) -> str | None:
        """Called if the machine owes nothing. Return the event that happened, if any."""
        return None


@lru_cache(maxsize=32)
def prototype(system: str, *bounds: tuple[str, int]) -> Runtime:
    """Return the machine of a system's reference profile; `another` makes executions of it.

    `bounds` are other values of its constants. Raises InputError if the machine does not have them.
    """
    return start.prototype(reference(system, *bounds))


@lru_cache(maxsize=32)
def reference(system: str, *bounds: tuple[str, int]) -> Declaration:
    """Return the reference profile of a system, with other values of its constants. Raises InputError as above."""
    return load(catalog.preferred(system, "reference").path, constants=dict(bounds))


def highest(runtime: Runtime, variable: str) -> int:
    """Return the greatest value of a variable's range."""
    return next(known.high for known in runtime.declaration.variables if known.name == variable)


def bring_about(runtime: Runtime, variable: str, value: str | int | bool, action: str) -> None:  # noqa: FBT001 -- any value
    """Fire an environment action until a variable has the observed value.

    Raises StateError if the machine refuses the action.
    """
    (declared,) = (known for known in runtime.declaration.variables if known.name == variable)
    for _ in range(declared.low, declared.high + 1):
        if runtime.variables[variable] == value:
            return
        runtime.observe(action)
    raise InternalError(f"{action} never makes {variable} {value} in {runtime.declaration.machine}")
