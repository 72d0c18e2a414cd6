"""The answers of an implementation to each sequence of steps: the first answer stands.

Hypothesis repeats runs to shorten and to report them. If a repetition ends elsewhere, it raises errors of its own
(Flaky), which do not name the fault. An implementation with a race is such a case, and so is one whose runs share
something. Here the test becomes a function of its steps:

- Steps that led to a difference lead to it again. If they do not, the difference is *unstable*.
- Steps that led to no difference lead to none again, because Hypothesis has already gone on from there. If they do, the
  rest of the run is not compared, and every sequence of steps that is new afterwards ends with *unstable*.

Limits: this finds a race only if the comparison does. What Hypothesis then shows as the shortest example may not repeat
it; the message has the steps that did.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType

from leverframe.testing.difference import Difference


@dataclass(slots=True)
class _Answer:
    """The answer to a sequence of steps: its number, and the difference with the place where it was raised."""

    number: int
    difference: Difference | None
    place: TracebackType | None


class Answers:
    """All answers of one implementation: a tree of steps."""

    def __init__(self) -> None:
        self.unstable: Difference | None = None
        self._known: dict[tuple[int, str], _Answer] = {}

    def known(self, before: int, step: str) -> _Answer | None:
        """Return the first answer to a step after the steps with a number."""
        return self._known.get((before, step))

    def add(self, before: int, step: str, difference: Difference | None) -> _Answer:
        """Add the first answer to a step after the steps with a number, and return it."""
        place = None if difference is None else difference.__traceback__
        answer = _Answer(len(self._known) + 1, difference, place)
        self._known[before, step] = answer
        return answer


class Answered:
    """A run, whose steps have the answers that they had in earlier runs."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self._number = 0
        self._compared = answers.unstable is None

    def step(self, name: str, compare: Callable[[], None]) -> None:
        """Make a step and compare it. Raises the Difference that this sequence of steps has."""
        found = _difference(compare) if self._compared else None
        answer = self._answers.known(self._number, name)
        if answer is None:
            answer = self._answers.add(self._number, name, self._answers.unstable or found)
        elif answer.difference is None:
            if found is not None:
                self._compared = False
                self._answers.unstable = self._answers.unstable or found.unstable(found.what, "no difference")
        elif self._compared and answer.difference.what != "unstable":
            now = "no difference" if found is None else found.what
            if now != answer.difference.what:
                answer.difference = answer.difference.unstable(now)
        if answer.difference is not None:
            # From where it was raised first: Hypothesis tells differences apart by their places.
            raise answer.difference.with_traceback(answer.place)
        self._number = answer.number


def _difference(compare: Callable[[], None]) -> Difference | None:
    try:
        compare()
    except Difference as difference:
        return difference
    return None
