"""What became of each test: a cycle in a class of states."""

from dataclasses import dataclass

from leverframe.conform.cycles.cycle import Cycle
from leverframe.conform.cycles.planning import Node
from leverframe.conform.judge.judging import Wrong
from leverframe.conform.judge.sentences import Sentence
from leverframe.conform.subject.troubles import Trouble


@dataclass(frozen=True, slots=True)
class Passed:
    """Everything that was seen is as expected. `seen`: would a subject that ignored the stimulus have been noticed?"""

    seen: bool = True


@dataclass(frozen=True, slots=True)
class Failed:
    """Something is wrong: in each dimension that noticed it, the first one first."""

    wrongs: tuple[Wrong, ...]


@dataclass(frozen=True, slots=True)
class Troubled:
    """No answer that could be judged."""

    trouble: Trouble


Fate = Passed | Failed | Troubled


@dataclass(frozen=True, slots=True)
class Test:
    """A cycle in a class."""

    node: Node
    cycle: Cycle


@dataclass(frozen=True, slots=True)
class Failure:
    """One cause, in the shortest run that was found, replayed in a fresh process.

    `also` are further dimensions in which it shows; `count` is the number of tests that met it.
    """

    sentence: Sentence
    wrong: Wrong
    run: tuple[Cycle, ...]
    also: tuple[str, ...]
    cause: str
    count: int
    shortest: bool


@dataclass(frozen=True, slots=True)
class Unsteady:
    """A failure that a fresh process did not show again: the subject is not deterministic, or not reset."""

    cause: str
    run: tuple[Cycle, ...]
    count: int
