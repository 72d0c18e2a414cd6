"""What an engine says of a claim, and what it does not say.

Only an `Answer` decides a claim. `NoRun` bounds the length of what would decide it and `Open` says nothing: neither is
ever taken for agreement about a verdict.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Answer:
    """A claim holds, or does not.

    `length` is the number of steps of the run that decides it, which shows that a claim about all paths fails, or that
    one about some path holds; None where there is no run. `shortest` says that no shorter one decides it.
    """

    holds: bool
    length: int | None = None
    shortest: bool = False

    def __str__(self) -> str:
        verdict = "holds" if self.holds else "fails"
        if self.length is None:
            return verdict
        steps = f"{self.length} step{'' if self.length == 1 else 's'}"
        return f"{verdict}, by a run of {steps}{', the shortest' if self.shortest else ''}"


@dataclass(frozen=True, slots=True)
class NoRun:
    """No run of at most so many steps decides the claim. What longer ones do is not said."""

    steps: int

    def __str__(self) -> str:
        return f"no run of at most {self.steps} steps decides it"


@dataclass(frozen=True, slots=True)
class Open:
    """The engine was asked, and did not answer."""

    reason: str

    def __str__(self) -> str:
        return f"not decided: {self.reason}"


Reply: TypeAlias = Answer | NoRun | Open


@dataclass(frozen=True, slots=True)
class Counts:
    """How much can be reached: states, transitions by events, steps by environment actions."""

    states: int
    transitions: int
    environment_steps: int

    def __str__(self) -> str:
        return f"{self.states} states, {self.transitions} transitions, {self.environment_steps} environment steps"


@dataclass(frozen=True, slots=True)
class Findings:
    """What an engine says of a machine: replies by the names of the claims that are of its kind.

    `counts` is None where it does not count, or did not come to the end. `seconds` is wall time.
    """

    engine: str
    replies: Mapping[str, Reply]
    counts: Counts | None = None
    seconds: float = 0.0

    @property
    def answers(self) -> Mapping[str, Answer]:
        """The claims that it decides."""
        return {name: reply for name, reply in self.replies.items() if isinstance(reply, Answer)}


@dataclass(frozen=True, slots=True)
class Effort:
    """How much may be spent on one machine by each engine that has no end of its own.

    Each engine has `seconds` of the processor. A solver is given `question` milliseconds of the clock for one question,
    or those that are left; Spacer four times as many for all claims together. Runs are searched up to `steps` steps, by
    induction up to `depth`. The interpreter keeps no more than `states` states.
    """

    seconds: float = 10.0
    question: int = 5_000
    steps: int = 8
    depth: int = 4
    states: int = 50_000
