"""What the server asks of a system under test (wire protocol 1)."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import TypeAlias

from leverframe.conform.wire.messages import (
    AdvanceGiven,
    Config,
    Data,
    EventGiven,
    MessageAnswer,
    Mode,
    Observed,
    StartAnswer,
    StimulusGiven,
)
from leverframe.conform.wire.parts import Implementation, RuleGiven, WorkspaceGiven

PlanItem: TypeAlias = str | StimulusGiven | AdvanceGiven
Plan: TypeAlias = Sequence[PlanItem]

DIRECTORY = "LEVERFRAME_DIRECTORY"
"""The environment variable in which a runner names a directory that it removes."""


class CannotError(Exception):
    """The surroundings of the system cannot bring this about. It is no verdict."""

    def __init__(self, what: str, reason: str) -> None:
        super().__init__(reason)
        self.what, self.reason = what, reason


class System(ABC):
    """A system under test, which offers some modes. What it does not offer raises CannotError."""

    def __init__(self, modes: Sequence[Mode]) -> None:
        self.modes = list(modes)

    @abstractmethod
    def started(self, number: int) -> StartAnswer:
        """The declaration of what it can be asked, and of what can be seen."""

    @abstractmethod
    def reset(self, config: Config) -> None:
        """Begin a fresh execution. Raises CannotError for a setting that it does not have."""

    def govern(self, rules: Sequence[RuleGiven]) -> None:
        """Decide by a policy of these rules in the execution that has just begun."""
        del rules
        raise CannotError("policy", "the policy of the system is its own")

    def furnish(self, workspace: WorkspaceGiven) -> None:
        """Have these files and intents in the execution that has just begun."""
        del workspace
        raise CannotError("workspace", "the system has no workspace that could be set")

    @property
    @abstractmethod
    def state(self) -> str | None:
        """The state that it is in; None if that cannot be seen."""

    def cycle(self, stimulus: str, data: Data, plan: Plan) -> Observed:
        """Give a stimulus, follow the plan, and wait until the system is at rest."""
        del data, plan
        raise CannotError(stimulus, "mode cycles is not offered")

    def step(self, given: EventGiven) -> Observed:
        """Let one event happen."""
        raise CannotError(given.event, "mode events is not offered")

    def run(self, events: Sequence[EventGiven]) -> list[Observed]:
        """Let events happen, one after the other. Who knows what comes next may prepare for it."""
        return [self.step(one) for one in events]

    def crash(self) -> None:
        """End the system without any warning."""
        raise CannotError("crash", "it cannot be arranged")

    def restart(self) -> None:
        """Start the system again, with what is durable."""
        raise CannotError("restart", "it cannot be arranged")

    def advance(self, milliseconds: int) -> None:
        """Let time pass."""
        del milliseconds
        raise CannotError("advance", "the clock of the system follows its own work")

    def message(self, number: int, data: bytes) -> MessageAnswer:
        """Judge bytes as a message."""
        del number, data
        raise CannotError("message", "mode messages is not offered")

    def close(self) -> None:  # noqa: B027 -- most systems hold nothing
        """Release what the system holds."""


def bounded(config: Config, bounds: Mapping[str, list[int]]) -> dict[str, int]:
    """The bounds that a `reset` sets. Raises CannotError for a name or a value that the system does not offer."""
    found: dict[str, int] = {}
    for name, value in config.items():
        if name not in bounds:
            raise CannotError(name, f"there is no such setting; there are {', '.join(bounds) or 'none'}")
        lowest, highest = bounds[name]
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise CannotError(name, f"it must be an integer from {lowest} to {highest}")
        found[name] = value
    return found


def implementation(name: str) -> Implementation:
    """What `start` says of a system of ours."""
    return Implementation(name=name, version=version("leverframe"), language="Python", issues=None)
