"""The replies of an engine to a claim.

Only an `Answer` decides a claim. `NoRun` bounds the length of a run that would decide it, and `Open` says nothing:
neither counts as agreement about a verdict.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Answer:
    """A claim holds, or does not.

    `length` is the number of steps of the run that decides it: a run that refutes a claim about all paths, or that is a
    witness for a claim about some path. It is None if there is no run. `shortest` says that no shorter run decides it.
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
    """No run of at most so many steps decides the claim. Longer runs may."""

    steps: int

    def __str__(self) -> str:
        return f"no run of at most {self.steps} steps decides it"


@dataclass(frozen=True, slots=True)
class Open:
    """The engine did not decide the claim."""

    reason: str

    def __str__(self) -> str:
        return f"not decided: {self.reason}"


Reply: TypeAlias = Answer | NoRun | Open


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of reachable states, transitions by events, and steps by environment actions."""

    states: int
    transitions: int
    environment_steps: int

    def __str__(self) -> str:
        return f"{self.states} states, {self.transitions} transitions, {self.environment_steps} environment steps"


@dataclass(frozen=True, slots=True)
class Findings:
    """The replies of an engine about a machine, by the names of the claims that it can decide.

    `counts` is None if the engine does not count or did not finish. `seconds` is wall time.
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
    """The budget of each engine for one machine.

    Each engine has `seconds` of processor time. A solver has `question` milliseconds of wall time for one query, or the
    time that is left; Spacer has four times as many for all claims together. Bounded model checking searches runs of up
    to `steps` steps, k-induction goes up to `depth`. The interpreter keeps at most `states` states.
    """

    seconds: float = 10.0
    question: int = 5_000
    steps: int = 8
    depth: int = 4
    states: int = 50_000
