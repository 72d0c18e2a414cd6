"""Steps after which a subject may be elsewhere, in a suite that has failed and does not see where the subject is.

If a word fails, one of its steps is wrong: the last one, or an earlier one that led elsewhere unseen. A step is cleared
if each word that identifies the state to which it leads passes behind it (M. Vasilevskii, 'Failure diagnosis of
automata', 1973). What is not cleared shows nothing, and neither does what follows it.

Limits: in a subject with more states than the suite allows for, a cleared step may be wrong, too.
"""

from bisect import bisect_left
from collections.abc import Collection, Iterator, Sequence

from leverframe.conform.automata.machine import Word

Place = tuple[int, int]
"""A state of the minimal machine, and an input."""


class Doubts:
    """The doubts about a subject.

    `targets` is the state to which each input leads in each state, and `identifiers` are the words that identify a
    state. All of each `passing` word was as expected, and of each `failing` one all but the last answer.
    """

    def __init__(
        self,
        targets: Sequence[Sequence[int]],
        identifiers: Sequence[Collection[Word]],
        passing: Collection[Word],
        failing: Collection[Word],
    ) -> None:
        self._targets, self._identifiers = targets, identifiers
        self._passing = sorted({*passing, *(word[:-1] for word in failing)}) if failing else []
        self._places: frozenset[Place] = frozenset(
            place
            for word in failing
            for end, (place, target) in enumerate(self._steps(word[:-1]), 1)
            if not self._is_cleared(word[:end], target)
        )

    def begins(self, word: Word) -> int:
        """After how many inputs of a word the subject may be elsewhere; one more than the word has, if it is not."""
        if not self._places:
            return len(word) + 1
        steps = enumerate(self._steps(word), 1)
        doubted = (
            end for end, (place, target) in steps if place in self._places and not self._is_cleared(word[:end], target)
        )
        return next(doubted, len(word) + 1)

    def _steps(self, word: Word) -> Iterator[tuple[Place, int]]:
        """Each step of a word, and the state to which it leads."""
        state = 0
        for symbol in word:
            place, state = (state, symbol), self._targets[state][symbol]
            yield place, state

    def _is_cleared(self, inputs: Word, state: int) -> bool:
        return all(self._passes((*inputs, *word)) for word in self._identifiers[state])

    def _passes(self, inputs: Word) -> bool:
        at = bisect_left(self._passing, inputs)
        return at < len(self._passing) and self._passing[at][: len(inputs)] == inputs
