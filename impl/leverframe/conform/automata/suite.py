"""Test suites for Mealy machines, by four methods, with k extra states.

Let the machine have n states of which words separate each two, and let the subject behave like some deterministic
machine that returns reliably to its initial state. If that has at most n + k states and passes all tests, then it
answers each word as the machine does; for a partial machine, each word that is defined in it.

| method | paper | suffixes in the core | at its ends |
|---|---|---|---|
| W | Chow, 1978; M. Vasilevskii, 1973 | W | W |
| Wp | Fujiwara et al., 1991 | W | the identifier W_s |
| HSI | Petrenko, Yevtushenko, Das, 1993 | the harmonised identifier H_s | H_s |
| H | Dorofeeva, El-Fakih, Yevtushenko, 2005 | chosen while the tree grows | the same |

`product` describes the core. In a partial machine, a state gets the words that are defined in it, and an access word
goes on with the inputs that are defined. `sufficient` proves the claim, and checks suites without this code.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import groupby
from typing import assert_never

import numpy as np

from leverframe.conform.automata import fly
from leverframe.conform.automata.access import Cover, cover
from leverframe.conform.automata.identify import Identified, identify, maximal
from leverframe.conform.automata.machine import UNDEFINED, Machine, Numbers, Symbols, Word
from leverframe.conform.automata.product import Product, Size, count, levels


class Method(StrEnum):
    """How the suffixes are chosen."""

    W = "W"
    WP = "Wp"
    HSI = "HSI"
    H = "H"


@dataclass(frozen=True)
class Test:
    """Inputs to be offered after a reset, and the output that the reference gives to each."""

    __test__ = False  # pytest would collect it

    word: Word
    expected: Word


@dataclass(frozen=True)
class Suite:
    """The tests of a method for a machine with `extra` states more. No test is a prefix of another one."""

    machine: Machine
    method: Method
    extra: int
    identified: Identified

    @cached_property
    def cover(self) -> Cover:
        """The access words."""
        return cover(self.machine)

    def levels(self) -> Iterator[Symbols]:
        """The tests of each length that occurs, shortest first, as rows of inputs in lexicographic order."""
        if isinstance(self._tree, Product):
            yield from levels(self._tree)
        else:
            for _, words in groupby(self._tree, len):
                yield np.array(list(words), np.int16)

    def tests(self) -> Iterator[Test]:
        """The tests with what is expected, shortest first."""
        for rows in self.levels():
            expected = self.expected(rows)
            for word, outputs in zip(rows.tolist(), expected.tolist(), strict=True):
                yield Test(tuple(word), tuple(outputs))

    def expected(self, rows: Symbols) -> Numbers:
        """The outputs of the machine for words of equal length, as rows."""
        state, outputs = np.zeros(len(rows), np.int64), np.empty(rows.shape, np.int64)
        for position, symbols in enumerate(rows.T):
            outputs[:, position] = self.machine.outputs[state, symbols]
            state = self.machine.targets[state, symbols]
        return outputs

    def size(self) -> Size:
        """The exact numbers of tests and inputs. Only the H method has to make its tests for that."""
        if isinstance(self._tree, Product):
            return count(self._tree)
        return Size(len(self._tree), sum(map(len, self._tree)))

    @cached_property
    def _tree(self) -> "Product | list[Word]":
        found = self.identified
        match self.method:
            case Method.W:
                inner = outer = self._characterising()
            case Method.WP:
                inner, outer = self._characterising(), found.identifiers
            case Method.HSI:
                inner = outer = found.harmonised
            case Method.H:
                return fly.words(self.machine, self.cover, found, self.extra)
            case _:
                assert_never(self.method)
        return Product(self.machine, self.cover, self.extra, inner, outer)

    def _characterising(self) -> tuple[tuple[Word, ...], ...]:
        """W in each state; in a partial machine, the words of W that are defined there."""
        if self.machine.complete:
            return (self.identified.characterising,) * self.machine.size
        words = self.identified.candidates
        return tuple(
            maximal(
                [word for word, response in zip(words.words, column.tolist(), strict=True) if response != UNDEFINED]
            )
            for column in words.responses.T
        )


def suite(machine: Machine, method: Method = Method.WP, extra: int = 0) -> Suite:
    """The suite of a method for a machine, which should be minimal, and `extra` states more.

    Raises CapacityError if the machine is too large (`identify`).
    """
    return Suite(machine, method, extra, identify(machine))
