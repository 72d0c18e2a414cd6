"""The work loop of a system: while the machine owes an event, the handler of the current state does the work.

A *handler* does the real work of a state, and its outcome names the event that results. The machine decides which
state follows; a system has no state logic of its own. If the machine refuses the event, the handler is at fault.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.runtime.machine import Runtime


@dataclass(frozen=True, slots=True)
class WorkOutcome:
    """The result of the work: an event of the machine, and the data to record with it."""

    event: str
    data: Mapping[str, Json] = field(default_factory=dict)


Handler: TypeAlias = Callable[[], WorkOutcome]


def owed(runtime: Runtime) -> tuple[str, ...]:
    """The events that the machine itself owes now; none if it rests."""
    return runtime.owed


def work(runtime: Runtime, handlers: Mapping[str, Handler]) -> tuple[str, ...]:
    """Do the owed work until the machine rests, and return the states that it entered meanwhile.

    Exceptions of a handler and of `Runtime.fire` propagate; the machine then stays where it was.
    """
    entered: list[str] = []
    while owed(runtime):
        before = runtime.state
        outcome = handlers[before]()
        after = runtime.fire(outcome.event, outcome.data)
        if after != before:
            entered.append(after)
    return tuple(entered)


def bring_about(runtime: Runtime, variable: str, value: str | int | bool, action: str) -> None:  # noqa: FBT001 -- any value
    """Fire an environment action until the variable has the observed value.

    Raises StateError if the machine refuses the action meanwhile.
    """
    (declared,) = (known for known in runtime.declaration.variables if known.name == variable)
    for _ in range(declared.low, declared.high + 1):
        if runtime.variables[variable] == value:
            return
        runtime.observe(action)
    raise InternalError(f"{action} never makes {variable} {value} in {runtime.declaration.machine}")
