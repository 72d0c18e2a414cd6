"""The tree of a suite of the H method: separating words are chosen while the tree grows.

R. Dorofeeva, K. El-Fakih, N. Yevtushenko, 'An improved conformance testing method', 2005. The tree begins as the core:
each access word, followed by each word of at most k + 1 inputs. Some pairs of words of the core must be separated if
they lead to different states: one of them is an access word, or a prefix of the other beyond its access word. The two
get a common suffix that separates their states. A suffix that both have already costs nothing, so the tree grows less
than if each state had a fixed set of words.

The choice is greedy: most pairs for the fewest new inputs. Another choice can give a smaller suite.

Limits: the tree is in memory, and is made by Python, one word of the core at a time: 10,000 words a second at best.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from leverframe.conform.automata.access import Cover
from leverframe.conform.automata.identify import Identified, Words
from leverframe.conform.automata.machine import UNDEFINED, Machine, Mask, Numbers, Word
from leverframe.deadline import ask

MANY = 8
"""A suffix of an access word serves many words of the core, so it counts less: measured on the bundled machines."""


@dataclass
class _Tree:
    """A prefix tree. Node 0 is the empty word."""

    children: list[dict[int, int]] = field(default_factory=lambda: [{}])
    depth: list[int] = field(default_factory=lambda: [0])

    def add(self, node: int, word: Word) -> int:
        """Add a word below a node; return its end."""
        for symbol in word:
            if symbol not in self.children[node]:
                self.children[node][symbol] = len(self.children)
                self.depth.append(self.depth[node] + 1)
                self.children.append({})
            node = self.children[node][symbol]
        return node

    def words(self) -> Iterator[Word]:
        """The words that lead to leaves."""
        waiting: list[tuple[int, Word]] = [(0, ())]
        while waiting:
            node, word = waiting.pop()
            waiting.extend((child, (*word, symbol)) for symbol, child in self.children[node].items())
            if word and not self.children[node]:
                yield word


@dataclass(frozen=True)
class _Place:
    """A word of the core: its node and state, and the words between its access word and it."""

    node: int
    state: int
    between: tuple[tuple[int, int], ...] = ()


class _Growth:
    """The tree under way, and which candidates are known to be below the access word of each state."""

    def __init__(self, machine: Machine, cover: Cover, words: Words) -> None:
        self.machine, self.words, self.tree = machine, words, _Tree()
        self.at = [self.tree.add(0, word) for word in cover.words]
        self.covered = np.zeros((len(words.words), machine.size), np.bool_)
        self.lengths = np.array([len(word) for word in words.words], np.int64)

    def below(self, node: int) -> tuple[Mask, Numbers]:
        """Which candidates are below a node, and what each of the others costs: inputs of the tests that change."""
        children, depth = self.tree.children, self.tree.depth
        known: dict[Word, int] = {(): node}
        present = np.zeros(len(self.words.words), np.bool_)
        cost = np.zeros(len(self.words.words), np.int64)
        for number, word in enumerate(self.words.words):  # prefixes come first
            parent = known.get(word[:-1], -1)
            child = children[parent].get(word[-1], -1) if parent >= 0 else -1
            if child >= 0:
                known[word], present[number] = child, True
                continue
            length = len(word) - 1
            while word[:length] not in known:
                length -= 1
            branches = bool(children[known[word[:length]]])
            cost[number] = len(word) - length + (depth[node] + length if branches else 0)
        return present, cost

    def separate(self, place: _Place) -> None:
        """Separate a word from the access words of all other states, then from the words before it."""
        apart = self.words.apart(place.state)
        present, cost = self.below(place.node)
        needed = apart.any(axis=0) & ~(apart & present[:, None] & self.covered).any(axis=0)
        while needed.any():
            gain = apart[:, needed].sum(axis=1)
            missing = (apart & ~self.covered)[:, needed].sum(axis=1)
            effort = cost + missing / MANY + self.lengths / 64
            best = int(np.argmin(np.where(gain, effort / np.maximum(gain, 1), np.inf)))
            for state in np.nonzero(apart[best] & needed)[0].tolist():
                self._cover(best, state)
            self.tree.add(place.node, self.words.words[best])
            needed &= ~apart[best]
            present, cost = self.below(place.node)
        for node, state in place.between:
            if state != place.state and apart[:, state].any():
                self._separate_two(place.node, node, apart[:, state])

    def _separate_two(self, one: int, other: int, apart: Mask) -> None:
        (first, cost), (second, more) = self.below(one), self.below(other)
        if not (apart & first & second).any():
            best = int(np.argmin(np.where(apart, cost + more, np.iinfo(np.int64).max)))
            self.tree.add(one, self.words.words[best])
            self.tree.add(other, self.words.words[best])

    def _cover(self, number: int, state: int) -> None:
        if not self.covered[number, state]:
            self.tree.add(self.at[state], self.words.words[number])
            self.covered[:, state], _ = self.below(self.at[state])


def words(machine: Machine, cover: Cover, identified: Identified, extra: int) -> list[Word]:
    """The tests of the H method, shortest first."""
    growth = _Growth(machine, cover, identified.candidates)
    ends = list(_core(growth, cover, extra))
    for state, node in enumerate(growth.at):
        growth.covered[:, state], _ = growth.below(node)
    for place in (*(_Place(node, state) for state, node in enumerate(growth.at)), *ends):
        ask()
        growth.separate(place)
    return sorted(growth.tree.words(), key=lambda word: (len(word), word))


def _core(growth: _Growth, cover: Cover, extra: int) -> Iterator[_Place]:
    """Grow the core; the words beyond access words, shortest first."""
    targets = growth.machine.targets.tolist()
    level = [_Place(node, state) for state, node in enumerate(growth.at)]
    for _ in range(extra + 1):
        ask()
        grown = list[_Place]()
        for place in level:
            between = (*place.between, (place.node, place.state)) if place.node != growth.at[place.state] else ()
            for symbol, target in enumerate(targets[place.state]):
                edge = not between and bool(cover.edges[place.state, symbol])
                if target != UNDEFINED and not edge:
                    grown.append(_Place(growth.tree.add(place.node, (symbol,)), target, between))
        yield from grown
        level = grown
