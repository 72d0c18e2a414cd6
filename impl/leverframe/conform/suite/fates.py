"""What became of a test, and the failures that tests met."""

from dataclasses import dataclass

from leverframe.conform.cycles.cycle import Cycle, Passing
from leverframe.conform.judge.sentences import Sentence
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.messages.corpus import Case
from leverframe.conform.policies import Policy
from leverframe.conform.scopes import Workspace
from leverframe.conform.subject.troubles import Trouble
from leverframe.observe.mealy import Input


@dataclass(frozen=True, slots=True)
class Passed:
    """Everything that was seen is as expected.

    `seen`: would a subject that ignored the stimulus have been noticed? `taken` are the groups of transitions of which
    it has taken one for sure, a bit each; None if the suite does not ask.
    """

    seen: bool = True
    taken: int | None = None

    def joined(self, other: "Passed") -> "Passed":
        """What two attempts at one test show together."""
        taken = None if self.taken is None or other.taken is None else self.taken | other.taken
        return Passed(self.seen or other.seen, taken)


UNSURE = Passed(seen=False, taken=-1)
"""A test that passed, as it would have passed without what it is about."""
DOUBTED = Passed(seen=False, taken=-2)
"""A test that passed, though what it is about may be why a later one fails."""


@dataclass(frozen=True, slots=True)
class Failed:
    """Something is wrong: in each dimension that noticed it, the first one first."""

    wrongs: tuple[Wrong, ...]


@dataclass(frozen=True, slots=True)
class Troubled:
    """No answer that could be judged."""

    trouble: Trouble


Fate = Passed | Failed | Troubled


def shows(fate: Fate | None) -> bool:
    """Did a test pass that a subject which ignores its stimulus would not have passed?"""
    return isinstance(fate, Passed) and fate.seen


Asked = Cycle | Passing | Input | Case | Policy | Workspace
"""One request of a test, as it is told to people: a cycle, time, an event, a message, or what a reset sets."""
Run = tuple[Asked, ...]
"""What was asked since the last reset."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One cause, in the shortest run of its `suite` that was found, replayed in a fresh process.

    `also` are further dimensions in which it shows, and `aliases` its causes there; `count` is the number of tests that
    met it. `remembers`: where the run comes to its last state first, the last request is done right.
    """

    suite: str
    sentence: Sentence
    wrong: Wrong
    run: Run
    also: tuple[str, ...]
    cause: str
    count: int
    shortest: bool
    aliases: tuple[str, ...] = ()
    remembers: bool = False


@dataclass(frozen=True, slots=True)
class Unsteady:
    """A failure that a fresh process did not show again: the subject is not deterministic, or not reset."""

    cause: str
    run: Run
    count: int
