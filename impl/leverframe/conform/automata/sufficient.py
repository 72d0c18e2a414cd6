"""Is a suite complete for a machine with k extra states? A check that shares no code with the generators.

Let S be the reference, with n states and a state cover V: a word for each state, the empty one among them. Let T be
the prefixes of the tests. The suite is complete for all deterministic machines with at most n + k states if

1. T contains v·x for each v in V and each word x of at most k + 1 inputs that is defined behind v;
2. for the following pairs of words of T that lead to different states of S, T contains both with a common suffix that
   separates the two states: (a) two words of V; (b) a word of V and a word v·x as in 1; (c) v·x and v·y as in 1, where
   x is a prefix of y and not empty.

This is the condition of R. Dorofeeva, K. El-Fakih, N. Yevtushenko, 'An improved conformance testing method', 2005. A
proof: let I pass all tests, have at most n + k states, and answer some defined word in another way than S does. Among
all v in V and x such that I answers v·x in another way, take a shortest x. By 1, it has more than k + 1 inputs; its
prefixes x_1, …, x_k+1 of 1 to k + 1 inputs are as in 1. The n words of V and the k + 1 words v·x_i lead to states of I,
of which two are the same state. By 2a, these are not the states of two words of V. If they are those of v·x_i and of a
word w in V, then the states of S are the same, too, by 2b. So I answers w and the rest of x after x_i in another way,
and this rest is shorter than x. If they are those of v·x_i and v·x_j, i < j, then the states of S are the same, too, by
2c. So x without its part from x_i to x_j is answered in another way, and is shorter. Both contradict the choice of x.

Limits: the condition is sufficient, not necessary. It refuses suites that are complete for other reasons, such as those
that infer which words lead to the same state of the subject (A. Simão, A. Petrenko, 'Checking completeness of tests for
finite state machines', 2010).
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from leverframe.deadline import ask

Word = tuple[int, ...]
Rows = Sequence[Sequence[tuple[Hashable, int] | None]]
"""For each state and each input, the output and the next state, or None where the input is undefined."""


@dataclass(frozen=True)
class NotACover:
    """The words of the cover do not lead to each state once, or the empty one is missing."""

    def __str__(self) -> str:
        return "the state cover does not lead to each state once, beginning with the empty word"


@dataclass(frozen=True)
class Undefined:
    """A test offers an input that the reference does not define there."""

    word: Word

    def __str__(self) -> str:
        return f"the test {list(self.word)} is undefined in the reference"


@dataclass(frozen=True)
class Missing:
    """A word of condition 1 is in no test."""

    word: Word

    def __str__(self) -> str:
        return f"no test begins with {list(self.word)}"


@dataclass(frozen=True)
class NotSeparated:
    """Two words of condition 2 lead to different states, and no common suffix in the tests separates them."""

    one: Word
    other: Word

    def __str__(self) -> str:
        return f"nothing in the tests separates the states after {list(self.one)} and after {list(self.other)}"


Gap = NotACover | Undefined | Missing | NotSeparated


def gaps(reference: Rows, cover: Sequence[Word], tests: Iterable[Word], extra: int) -> Iterator[Gap]:
    """What a suite lacks, to be complete for `extra` states more than the reference has. No gap: it is complete.

    After a word that is missing, its extensions are not reported. Of words with the same state and the same tests
    behind them, one is reported.
    """
    ends = [_end(reference, word) for word in cover]
    if () not in cover or set(ends) != set(range(len(reference))) or len(cover) != len(reference):
        yield NotACover()
        return
    tree = _Tree(tests)
    undefined = [word for word in tree.tests if _end(reference, word) is None]
    if undefined:
        yield from map(Undefined, undefined)
        return
    apart = _comparison(reference, tree.shapes)
    base = {place: word for word in cover for place in _places(reference, tree, word)}
    reached: dict[Place, Word] = {}
    for access in cover:
        for way in _ways(reference, access, extra + 1):
            ask()
            word = (*access, *way)
            for place in _places(reference, tree, word):
                reached.setdefault(place, word)
                before = [(*access, *way[:end]) for end in range(1, len(way))]
                yield from (NotSeparated(one, word) for one in before if not apart(_at(reference, tree, one), place))
            if tree.has(word[:-1]) and not tree.has(word):
                yield Missing(word)
    for (one, word), (other, another) in product(base.items(), {**reached, **base}.items()):  # conditions 2a and 2b
        if not apart(one, other):
            yield NotSeparated(word, another)


Place = tuple[int, int]
"""A state of the reference, and the shape of the tests behind a word that leads there."""


class _Tree:
    """The tests as a prefix tree. Equal subtrees have the same shape: a number, the index of its children's shapes."""

    def __init__(self, tests: Iterable[Word]) -> None:
        self.tests = list(tests)
        children: list[dict[int, int]] = [{}]
        for word in self.tests:
            node = 0
            for symbol in word:
                if symbol not in children[node]:
                    children[node][symbol] = len(children)
                    children.append({})
                node = children[node][symbol]
        self._children = children
        self.shapes: list[dict[int, int]] = []
        self._shape = [0] * len(children)
        numbers: dict[frozenset[tuple[int, int]], int] = {}
        for node in reversed(range(len(children))):  # children come after their parents
            below = {symbol: self._shape[child] for symbol, child in children[node].items()}
            self._shape[node] = numbers.setdefault(frozenset(below.items()), len(numbers))
            if len(numbers) > len(self.shapes):
                self.shapes.append(below)

    def _node(self, word: Word) -> int | None:
        node: int | None = 0
        for symbol in word:
            node = None if node is None else self._children[node].get(symbol)
        return node

    def has(self, word: Word) -> bool:
        return self._node(word) is not None

    def shape(self, word: Word) -> int | None:
        node = self._node(word)
        return None if node is None else self._shape[node]


def _end(reference: Rows, word: Word) -> int | None:
    """The state after a word, or None if it is undefined."""
    state = 0
    for symbol in word:
        step = reference[state][symbol]
        if step is None:
            return None
        state = step[1]
    return state


def _places(reference: Rows, tree: _Tree, word: Word) -> list[Place]:
    """The place after a word, if it is defined and in the tests."""
    state, shape = _end(reference, word), tree.shape(word)
    return [] if state is None or shape is None else [(state, shape)]


def _at(reference: Rows, tree: _Tree, word: Word) -> Place:
    """The place after a word that is defined and in the tests."""
    (place,) = _places(reference, tree, word)
    return place


def _ways(reference: Rows, access: Word, most: int) -> Iterator[Word]:
    """The words of 1 to `most` inputs that are defined behind a word, shortest first."""
    level: list[Word] = [()]
    for _ in range(most):
        symbols = range(len(reference[0]))
        level = [(*way, s) for way in level for s in symbols if _end(reference, (*access, *way, s)) is not None]
        yield from level


def _comparison(reference: Rows, shapes: Sequence[dict[int, int]]) -> Callable[[Place, Place], bool]:
    """Are the states of two places the same, or separated by a common suffix in the tests behind both?"""

    @cache
    def apart(one: Place, other: Place) -> bool:
        if one[0] == other[0]:
            return True
        waiting = [(one, other)]
        while waiting:
            (state, shape), (twin, form) = waiting.pop()
            for symbol in shapes[shape].keys() & shapes[form].keys():
                step, turn = reference[state][symbol], reference[twin][symbol]
                if step is None or turn is None:
                    continue  # unreachable: the tests are defined
                if step[0] != turn[0]:
                    return True
                waiting.append(((step[1], shapes[shape][symbol]), (turn[1], shapes[form][symbol])))
        return False

    return apart
