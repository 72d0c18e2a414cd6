"""A run of the model of a declaration: what each step must lead to."""

from typing import NamedTuple

from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.runtime.errors import DeclarationError


class Expected(NamedTuple):
    """The result of an event according to the declaration."""

    event: str
    accepted: bool
    before: SystemState
    after: SystemState


class Walk:
    """A run of the model of a declaration, from its initial state or another one."""

    def __init__(self, model: Interpreter, state: SystemState | None = None) -> None:
        self.model = model
        self.state = model.initial if state is None else state
        self._terminal = {known.name for known in model.declaration.states if known.terminal}

    @property
    def promising(self) -> list[str]:
        """The allowed events that do not lead to a terminal state, or all allowed events, or all events."""
        enabled = list(self.model.enabled(self.state))
        going_on = [event for event in enabled if self.expected(event).after.control not in self._terminal]
        return going_on or enabled or sorted(self.model.makers)

    def expected(self, event: str) -> Expected:
        """Return the result of an event in the current state."""
        match self.model.step(self.state, event):
            case ():
                return Expected(event, accepted=False, before=self.state, after=self.state)
            case (SystemState() as after,):
                return Expected(event, accepted=True, before=self.state, after=after)
            case _:
                raise DeclarationError(f"{event} in {self.state.control} does not pass 'leverframe check'")

    def take(self, event: str) -> Expected:
        """Let an event happen, and return its result."""
        step = self.expected(event)
        self.state = step.after
        return step
