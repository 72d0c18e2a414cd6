"""Limits on the work for one declaration, so that a recheck of foreign evidence always ends."""

import time
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EvaluatorLimits:
    """The limits for one declaration: reachable states, steps between them, seconds on the clock."""

    states: int = 200_000
    steps: int = 2_000_000
    seconds: float = 600.0


class SpentError(Exception):
    """A limit was reached; the message says which."""


class Budget:
    """Checks the limits for one declaration."""

    def __init__(self, limits: EvaluatorLimits) -> None:
        self.limits = limits
        self._deadline = time.monotonic() + limits.seconds

    def demand(self, states: int, steps: int) -> None:
        """Raise SpentError if the numbers of states or steps exceed their limits or the time is up."""
        if states > self.limits.states:
            raise SpentError(f"more than {self.limits.states:,} states")
        if steps > self.limits.steps:
            raise SpentError(f"more than {self.limits.steps:,} steps")
        self.tick()

    def tick(self) -> None:
        """Raise SpentError if the time is up. Called at least once for every few thousand operations."""
        if time.monotonic() > self._deadline:
            raise SpentError(f"more than {self.limits.seconds:,g} seconds")
