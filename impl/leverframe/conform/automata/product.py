"""The tree of a suite that is a product: access words, then all words up to a length, then words that identify states.

The tree has a *core*: each access word, followed by each word of at most k + 1 inputs. A word of the core has a budget:
k + 1 for an access word, one less for each further input. Behind each word of the core, the tree has the suffixes that
the method prescribes for its state and its budget. The tests are the words from the root to the leaves, so none is a
prefix of another.

`levels` makes one level of the tree at a time, on arrays, and keeps nothing but the level: the shortest tests come
first. `count` merges nodes with equal futures, so it takes a fraction of that time, and shares no code with `levels`.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from leverframe.conform.automata.access import Cover
from leverframe.conform.automata.machine import UNDEFINED, Machine, Mask, Numbers, Symbols, Word
from leverframe.deadline import ask


@dataclass(frozen=True)
class Size:
    """The number of tests, and of inputs in all tests together."""

    tests: int
    symbols: int


@dataclass(frozen=True)
class Product:
    """A suite as a product: the suffixes of each state inside the core (`inner`) and at its ends (`outer`)."""

    machine: Machine
    cover: Cover
    extra: int
    inner: tuple[tuple[Word, ...], ...]
    outer: tuple[tuple[Word, ...], ...]


class _Forest:
    """A tree of suffixes for each set of words; equal sets share one. Children are in compressed rows."""

    def __init__(self) -> None:
        self.children: list[dict[int, int]] = []
        self.known: dict[tuple[Word, ...], int] = {}

    def root(self, words: tuple[Word, ...]) -> int:
        """The root of the tree of these words."""
        if words not in self.known:
            self.known[words] = root = self._node()
            for word in words:
                node = root
                for symbol in word:
                    node = self.children[node][symbol] if symbol in self.children[node] else self._grow(node, symbol)
        return self.known[words]

    def _grow(self, node: int, symbol: int) -> int:
        self.children[node][symbol] = child = self._node()
        return child

    def _node(self) -> int:
        self.children.append({})
        return len(self.children) - 1

    def rows(self) -> tuple[Numbers, Numbers, Numbers]:
        """The start of each node's children, and the input and the node of each child."""
        start = np.cumsum([0, *map(len, self.children)])
        pairs = [pair for node in self.children for pair in node.items()]
        table = np.array(pairs, np.int64).reshape(len(pairs), 2)
        return start, table[:, 0], table[:, 1]


@dataclass(frozen=True)
class _Suffixes:
    """The forest in compressed rows, and the root of each state inside the core (`inner`) and at its ends (`outer`)."""

    inner: Numbers
    outer: Numbers
    start: Numbers
    label: Numbers
    child: Numbers


@dataclass(frozen=True)
class _Level:
    """The nodes of one depth: their words, those of the core, and the suffixes under way."""

    words: Symbols
    core: Numbers
    state: Numbers
    budget: Numbers
    at: Numbers
    """The node of each suffix under way."""
    suffix: Numbers
    """How far it is: a node of the forest."""


def levels(product: Product) -> Iterator[Symbols]:
    """The tests of each length that occurs, shortest first, as rows of inputs in lexicographic order."""
    forest = _Forest()
    inner = np.array([forest.root(words) for words in product.inner], np.int64)
    outer = np.array([forest.root(words) for words in product.outer], np.int64)
    suffixes, none, root = _Suffixes(inner, outer, *forest.rows()), np.zeros(0, np.int64), np.zeros(1, np.int64)
    level = _Level(np.zeros((1, 0), np.int16), root, root, np.array([product.extra + 1]), none, none)
    while len(level.words):
        ask()
        leaf, following = _next_level(product, suffixes, level)
        if level.words.shape[1] and leaf.any():
            yield level.words[leaf]
        level = following


def _next_level(product: Product, suffixes: _Suffixes, level: _Level) -> tuple[Mask, _Level]:
    """Which nodes of a level are leaves, and the level below.

    A function of its own: basedpyright takes seconds to infer what a loop over NumPy's overloads makes of its names.
    """
    machine, start = product.machine, suffixes.start
    begun = np.where(level.budget > 0, suffixes.inner[level.state], suffixes.outer[level.state])
    at, suffix = np.concatenate((level.at, level.core)), np.concatenate((level.suffix, begun))
    many = start[suffix + 1] - start[suffix]
    which = np.repeat(start[suffix] - np.cumsum(many) + many, many) + np.arange(int(many.sum()))
    ahead = np.repeat(at, many) * machine.inputs + suffixes.label[which]
    going, symbol = np.nonzero(machine.defined[level.state] & (level.budget > 0)[:, None])
    onwards = level.core[going] * machine.inputs + symbol
    edges: Numbers = np.unique(np.concatenate((ahead, onwards)))
    parent = edges // machine.inputs
    leaf = np.ones(len(level.words), np.bool_)
    leaf[parent] = False
    covering = product.cover.edges[level.state[going], symbol] & (level.budget[going] > product.extra)
    return leaf, _Level(
        words=np.column_stack((level.words[parent], (edges % machine.inputs).astype(np.int16))),
        core=np.searchsorted(edges, onwards),
        state=machine.targets[level.state[going], symbol],
        budget=np.where(covering, product.extra + 1, level.budget[going] - 1),
        at=np.searchsorted(edges, ahead),
        suffix=suffixes.child[which],
    )


def count(product: Product) -> Size:
    """The exact size of the suite, without making it: each node with the same future is counted once."""
    machine, forest = product.machine, _Forest()
    if not machine.defined[0].any():
        return Size(0, 0)
    inner = [forest.root(words) for words in product.inner]
    outer = [forest.root(words) for words in product.outer]
    targets, covering = machine.targets.tolist(), product.cover.edges.tolist()
    return _counted(targets, covering, product.extra + 1, forest.children, lambda s, b: inner[s] if b else outer[s])


def _counted(
    targets: Sequence[Sequence[int]],
    covering: Sequence[Sequence[bool]],
    top: int,
    children: Sequence[dict[int, int]],
    root: Callable[[int, int], int],
) -> Size:
    @cache
    def below(state: int, budget: int, under_way: frozenset[int]) -> tuple[int, int]:
        """The leaves below a node of the core, and the inputs on the ways to them."""
        ask()
        suffixes = (*under_way, root(state, budget))
        tests = symbols = 0
        for symbol, target in enumerate(targets[state]):
            ahead = frozenset(children[one][symbol] for one in suffixes if symbol in children[one])
            if budget and target != UNDEFINED:
                left = top if budget == top and covering[state][symbol] else budget - 1
                leaves, length = below(target, left, ahead)
            elif ahead:
                leaves, length = beyond(ahead)
            else:
                continue
            tests, symbols = tests + leaves, symbols + length + leaves
        return (tests, symbols) if tests else (1, 0)

    @cache
    def beyond(under_way: frozenset[int]) -> tuple[int, int]:
        """The same below a node outside the core."""
        tests = symbols = 0
        for symbol in {symbol for one in under_way for symbol in children[one]}:
            leaves, length = beyond(frozenset(children[one][symbol] for one in under_way if symbol in children[one]))
            tests, symbols = tests + leaves, symbols + length + leaves
        return (tests, symbols) if tests else (1, 0)

    return Size(*below(0, top, frozenset()))
