"""How a system works: what its machine owes is done by the handler of the state that it is in, until it rests.

A *handler* does the real work of a state and says, by the outcome, which event has come of it. Which state that leads
to is the machine's business; a system has no state logic of its own. What the machine is not ready for it refuses, and
that is an error of the handler.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from leverframe.errors import InternalError
from leverframe.record.entries import Json
from leverframe.runtime.machine import Runtime


@dataclass(frozen=True, slots=True)
class WorkOutcome:
    """What came of the work: an event of the machine, and what is to be on record with it."""

    event: str
    data: Mapping[str, Json] = field(default_factory=dict)


Handler: TypeAlias = Callable[[], WorkOutcome]


def owed(runtime: Runtime) -> tuple[str, ...]:
    """The events that the machine itself has to make now; none where it rests."""
    return runtime.owed


def work(runtime: Runtime, handlers: Mapping[str, Handler]) -> tuple[str, ...]:
    """Do what is owed until the machine rests, and return the states that it entered meanwhile.

    What a handler raises is passed on, and so is what `Runtime.fire` raises; the machine then is where it was.
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
    """Let an action of the environment happen until a variable has a value: what is so is told to the machine.

    Raises StateError where the action is refused meanwhile.
    """
    (declared,) = (known for known in runtime.declaration.variables if known.name == variable)
    for _ in range(declared.low, declared.high + 1):
        if runtime.variables[variable] == value:
            return
        runtime.observe(action)
    raise InternalError(f"{action} never makes {variable} {value} in {runtime.declaration.machine}")
