"""The protocol of everything that can be explored. One machine and a composition look the same."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from leverframe.language.declaration import Maker, VariableDeclaration


@dataclass(frozen=True, slots=True)
class SystemState:
    """A control state and the values of the variables, in the order of `TransitionSystem.variables`."""

    control: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RangeViolation:
    """An assignment that leaves its variable's range: an error of the declaration, never clipped."""

    event: str
    variable: str
    value: int


class TransitionSystem(Protocol):
    """States, and what can happen in them."""

    @property
    def variables(self) -> Sequence[VariableDeclaration]:
        """The bounded variables, in the order of a state's values."""
        ...

    @property
    def makers(self) -> Mapping[str, Maker]:
        """Who makes each event and environment action."""
        ...

    @property
    def initial(self) -> SystemState:
        """The one initial state."""
        ...

    def enabled(self, state: SystemState) -> Iterator[str]:
        """The events and environment actions that are enabled in a state, each once, in the order of the file."""
        ...

    def step(self, state: SystemState, event: str) -> tuple[SystemState | RangeViolation, ...]:
        """The successors by an event; none where it is refused. More than one only where determinism is violated."""
        ...
