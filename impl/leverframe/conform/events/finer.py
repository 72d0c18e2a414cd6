"""What a suite need not try: states that its view does not tell apart, but values of variables or the declaration do.

The view of a suite leaves out variables, since a subject shows as many as it can, and two lines of the declaration may
look alike in it. So each input is also offered in each state of a finer machine, in which neither is left out. These
tests add to the suite, and no guarantee rests on them.
"""

from collections.abc import Collection, Iterator, Sequence

from leverframe.conform.automata.machine import Word, machine
from leverframe.conform.automata.minimise import partition
from leverframe.conform.automata.suite import Suite
from leverframe.conform.events.reference import Reference

Place = tuple[int, int]
"""A state of the minimal machine, and an input."""


class Finer:
    """The states of a reference, sorted by everything that is known of them."""

    def __init__(self, reference: Reference) -> None:
        self._rows = reference.rows
        details: dict[object, int] = {}
        rows = [
            [(row.target, details.setdefault((row.output, row.values, row.lines), len(details))) for row in each]
            for each in reference.rows
        ]
        self._class_of: Sequence[int] = partition(machine(rows)).tolist()

    def words(
        self, suite: Suite, targets: Sequence[Sequence[int]], avoided: Collection[Place] = ()
    ) -> tuple[Word, ...]:
        """Words that offer each input in each state to which the suite does not lead, without what is to be avoided.

        `targets` are the steps of the minimal machine.
        """
        found = tuple(self._found({*map(self._led, suite.cover.words)}, targets, {*avoided}))
        beginnings = {word[:length] for word in found for length in range(len(word))}
        return tuple(word for word in found if word not in beginnings)

    def _led(self, word: Word) -> int:
        state = 0
        for symbol in word:
            state = self._rows[state][symbol].target
        return self._class_of[state]

    def _found(self, met: set[int], targets: Sequence[Sequence[int]], avoided: set[Place]) -> Iterator[Word]:
        """The shortest words, through states in the order of their distance. `met` are classes that are known."""
        seen = {self._class_of[0]}
        waiting: list[tuple[int, int, Word]] = [(0, 0, ())]
        for state, place, word in waiting:  # it grows
            for symbol, row in enumerate(self._rows[state]):
                if (place, symbol) in avoided:
                    continue
                longer = (*word, symbol)
                if self._class_of[state] not in met:
                    yield longer
                if self._class_of[row.target] not in seen:
                    seen.add(self._class_of[row.target])
                    waiting.append((row.target, targets[place][symbol], longer))
