"""The errors that a running machine raises.

::

    LeverframeError
    ├── StateError          the event was refused, and nothing has changed; also a `transitions.MachineError`
    ├── SealedError         someone tried to change a sealed machine; also an AttributeError
    └── DeclarationError    the declaration is wrong: an assignment out of range, or two transitions enabled at once
"""

from transitions import MachineError

from leverframe.errors import ExitCode, LeverframeError


class StateError(LeverframeError, MachineError):
    """An event was refused: the machine keeps its state and its variables.

    `allowed` lists the events that are enabled in that state, in the order of the declaration.
    """

    exit_code = ExitCode.VIOLATED

    def __init__(self, event: str, state: str, reason: str, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(f"{event} is refused in {state}: {reason}")
        self.event = event
        self.state = state
        self.reason = reason
        self.allowed = allowed

    def __str__(self) -> str:
        told = f"; enabled: {', '.join(self.allowed)}" if self.allowed else ""
        return f"{self.value}{told}"

    def __reduce__(self) -> tuple[type["StateError"], tuple[object, ...]]:
        # Exceptions are pickled between processes; the default would pass the message as `event`.
        return type(self), (self.event, self.state, self.reason, self.allowed)


class SealedError(LeverframeError, AttributeError):  # pyright: ignore[reportUnsafeMultipleInheritance] -- none of its own
    """A machine is sealed: nobody can change its states, transitions or callbacks, or set its state."""

    exit_code = ExitCode.VIOLATED


class DeclarationError(LeverframeError):
    """The declaration is wrong, which `leverframe check` would have found. Nothing has changed."""

    exit_code = ExitCode.VIOLATED
