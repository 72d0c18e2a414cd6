"""Small Mealy machines for tests of suites: random ones, all of them up to a size, and plain oracles."""

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt
from hypothesis import strategies as st

from leverframe.conform.automata.machine import Machine, Word, machine

Row = list[tuple[int, int] | None]


@st.composite
def machines(draw: st.DrawFn, *, partial: bool = False, most: int = 7, inputs: int = 3) -> Machine:
    """A machine whose states are reachable; `partial`: some inputs may be undefined in some states."""
    size, symbols = draw(st.integers(1, most)), draw(st.integers(1, inputs))
    step: st.SearchStrategy[tuple[int, int] | None] = st.tuples(st.integers(0, size - 1), st.integers(0, 1))
    step = st.one_of(step, step, step, st.none()) if partial else step
    return machine(draw(st.lists(st.lists(step, min_size=symbols, max_size=symbols), min_size=size, max_size=size)))


def rows(reference: Machine) -> list[Row]:
    """The plain form of a machine: output and next state, or None."""
    return [
        [None if target < 0 else (output, target) for target, output in zip(targets, outputs, strict=True)]
        for targets, outputs in zip(reference.targets.tolist(), reference.outputs.tolist(), strict=True)
    ]


def answered(reference: Sequence[Row], state: int, word: Iterable[int]) -> tuple[int, ...] | None:
    """The outputs for a word in a state, or None if it is undefined there."""
    found = list[int]()
    for symbol in word:
        step = reference[state][symbol]
        if step is None:
            return None
        output, state = step
        found.append(output)
    return tuple(found)


def after(reference: Sequence[Row], word: Iterable[int], state: int = 0) -> int:
    """The state after a word that is defined."""
    for symbol in word:
        step = reference[state][symbol]
        assert step is not None
        state = step[1]
    return state


def separates(reference: Sequence[Row], word: Word, one: int, other: int) -> bool:
    """Is the word defined in both states, with different outputs?"""
    first, second = answered(reference, one, word), answered(reference, other, word)
    return first is not None and second is not None and first != second


def words(inputs: int, most: int) -> Iterator[Word]:
    """All words up to a length, shortest first."""
    return itertools.chain.from_iterable(itertools.product(range(inputs), repeat=n) for n in range(most + 1))


def separable(reference: Sequence[Row]) -> dict[tuple[int, int], int]:
    """For each pair of states that some word separates, the length of a shortest one: by induction on the length."""
    pairs = list(itertools.combinations(range(len(reference)), 2))
    known: dict[tuple[int, int], int] = {}
    for length in range(1, len(reference) ** 2 + 2):
        found = dict[tuple[int, int], int]()
        for one, other in pairs:
            for step, turn in zip(reference[one], reference[other], strict=True):
                if (one, other) in known or step is None or turn is None:
                    continue
                behind = (min(step[1], turn[1]), max(step[1], turn[1]))
                if (length == 1 and step[0] != turn[0]) or known.get(behind) == length - 1:
                    found[one, other] = length
        if length > 1 and not found:
            break
        known |= found
    return known


def told(reference: Sequence[Row], tests: Iterable[Word]) -> Iterator[tuple[Word, Word]]:
    """The words that are defined, with the outputs of the reference."""
    for word in tests:
        expected = answered(reference, 0, word)
        if expected is not None:
            yield word, expected


Table = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Subjects:
    """Many complete machines of the same size at once: targets and outputs by machine, state and input."""

    targets: Table
    outputs: Table

    def __len__(self) -> int:
        return len(self.targets)

    def passing(self, tests: Iterable[tuple[Word, Word]]) -> "Subjects":
        """Those that give the expected outputs, the second word of a test, for the first one."""
        left = self
        for word, expected in tests:
            state, every = np.zeros(len(left), np.int8), np.arange(len(left))
            right = np.ones(len(left), np.bool_)
            for symbol, output in zip(word, expected, strict=True):
                right &= left.outputs[every, state, symbol] == output
                state = left.targets[every, state, symbol]
            left = left if right.all() else Subjects(left.targets[right], left.outputs[right])
        return left

    def equivalent(self, reference: Sequence[Row]) -> int:
        """How many answer each word as the reference does.

        Words of n + N - 1 inputs suffice for n and N states (E. Moore, 'Gedanken-experiments on sequential machines',
        1956).
        """
        size, inputs = self.targets.shape[1:]
        length = len(reference) + size - 1
        return len(self.passing(told(reference, reversed(list(words(inputs, length))))))  # long words refuse most


@cache
def subjects(size: int, inputs: int = 2, outputs: int = 2) -> Subjects:
    """All machines of a size whose states are reachable, each once: numbered in the order of a breadth-first search."""
    shapes = [
        targets for targets in itertools.product(range(size), repeat=size * inputs) if _in_order(targets, size, inputs)
    ]
    answers = list(itertools.product(range(outputs), repeat=size * inputs))
    shape = (len(shapes), len(answers), size, inputs)
    targets = np.broadcast_to(np.array(shapes, np.int8).reshape(len(shapes), 1, size, inputs), shape)
    answer = np.broadcast_to(np.array(answers, np.int8).reshape(1, len(answers), size, inputs), shape)
    return Subjects(targets.reshape(-1, size, inputs), answer.reshape(-1, size, inputs))


def _in_order(targets: Sequence[int], size: int, inputs: int) -> bool:
    known = 1
    for place, target in enumerate(targets):
        if place // inputs >= known or target > known:
            return False
        known = max(known, target + 1)
    return known == size
