"""What a running machine raises.

::

    LeverframeError
    ├── StateError          an event is refused, and nothing has changed; a `transitions.MachineError`, too
    ├── SealedError         someone tried to change what is fixed: an AttributeError, too
    └── DeclarationError    the declaration itself is at fault: an assignment out of range, or two transitions at once
"""

from transitions import MachineError

from leverframe.errors import ExitCode, LeverframeError


class StateError(LeverframeError, MachineError):
    """An event is refused: the machine is in the state that it was in, with the variables that it had.

    `allowed` are the events that are enabled in that state, in the order of the declaration.
    """

    exit_code = ExitCode.VIOLATED

    def __init__(self, event: str, state: str, reason: str, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(f"{event} is refused in {state}: {reason}")
        self.event = event
        self.state = state
        self.reason = reason
        self.allowed = allowed

    def __str__(self) -> str:
        told = f"; enabled are {', '.join(self.allowed)}" if self.allowed else ""
        return f"{self.value}{told}"

    def __reduce__(self) -> tuple[type["StateError"], tuple[object, ...]]:
        # Exceptions travel between processes; the usual way back would hand the message to `event`.
        return type(self), (self.event, self.state, self.reason, self.allowed)


class SealedError(LeverframeError, AttributeError):  # pyright: ignore[reportUnsafeMultipleInheritance] -- none of its own
    """A machine is sealed: neither its states, transitions and callbacks nor its state can be set from outside."""

    exit_code = ExitCode.VIOLATED


class DeclarationError(LeverframeError):
    """The declaration itself is at fault, which `leverframe check` would have found. Nothing has changed."""

    exit_code = ExitCode.VIOLATED
