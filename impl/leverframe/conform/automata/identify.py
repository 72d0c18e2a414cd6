"""Words that tell states apart: a characterising set W, an identifier of each state, and harmonised identifiers.

- W separates each pair of states (T. Chow, 'Testing software design modeled by finite-state machines', 1978).
- An identifier W_s separates the state s from each other state (S. Fujiwara, G. v. Bochmann, F. Khendek, M. Amalou,
  A. Ghedamsi, 'Test selection based on finite state models', 1991).
- Harmonised identifiers H_s and H_t have a common word that separates s and t (A. Petrenko, N. Yevtushenko, A. Das,
  'Nonconformance testing', 1993). So they suit partial machines: the common word is defined in s and in t.

Words grow backwards: an input before a word that separates its targets. If the chosen words of length n separate
whatever needs that length, then each input before each of these words is enough to separate whatever needs length n + 1
(A. Gill, 'Introduction to the theory of finite-state machines', 1962). A greedy choice takes the word that separates
most pairs that are still together; the gain of a word only shrinks, so a queue of old gains suffices (M. Minoux,
'Accelerated greedy algorithms for maximizing submodular set functions', 1978). So each pair is separated by a word as
short as possible. The sets are small, but not the smallest.

In a partial machine, a word separates two states only if it is defined in both. Not to be separated is no equivalence
there, so pairs are counted, not blocks: time and memory are quadratic in the number of states.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from leverframe.conform.automata.machine import UNDEFINED, Machine, Mask, Numbers, Word
from leverframe.deadline import ask
from leverframe.errors import CapacityError

Responses = npt.NDArray[np.int32]

MOST = 4_000
"""The states of which pairs are counted: 8 million pairs, 128 MB."""


@dataclass(frozen=True)
class Pairs:
    """Pairs of states, `left[i]` and `right[i]`."""

    left: Numbers
    right: Numbers

    def __len__(self) -> int:
        return len(self.left)

    def apart(self, response: Numbers | Responses) -> Mask:
        """The pairs that a word separates, given its responses."""
        one, other = response[self.left], response[self.right]
        apart: Mask = (one != other) & (one != UNDEFINED) & (other != UNDEFINED)
        return apart

    def where(self, mask: Mask) -> "Pairs":
        """The pairs under a mask."""
        return Pairs(self.left[mask], self.right[mask])


@dataclass(frozen=True)
class Words:
    """Words, and the responses of each to each word: equal numbers are equal outputs; UNDEFINED, it is undefined."""

    words: tuple[Word, ...]
    responses: Responses

    def apart(self, state: int) -> Mask:
        """For each word and each state: does the word separate that state from `state`?"""
        own = self.responses[:, [state]]
        apart: Mask = self.responses != own
        return apart if self.complete else apart & (self.responses != UNDEFINED) & (own != UNDEFINED)

    @cached_property
    def complete(self) -> bool:
        """Is each word defined in each state?"""
        return not (self.responses == UNDEFINED).any()


@dataclass(frozen=True)
class Identified:
    """The words that tell the states of a machine apart, and the pairs that no word does."""

    machine: Machine
    characterising: tuple[Word, ...]
    """W, without words that are prefixes of others if the machine is complete."""
    alike: tuple[tuple[int, int], ...]

    @cached_property
    def candidates(self) -> Words:
        """The words of W and their prefixes, shortest first."""
        prefixes = {word[:end] for word in self.characterising for end in range(1, len(word) + 1)}
        words = tuple(sorted(prefixes, key=lambda word: (len(word), word)))
        found = np.array([responses(self.machine, word) for word in words], np.int32)
        return Words(words, found.reshape(len(words), self.machine.size))

    @cached_property
    def harmonised(self) -> tuple[tuple[Word, ...], ...]:
        """H_s for each state s: any two have a common word that separates their states."""
        found = self.candidates.responses
        chosen = (_by_blocks if self.machine.complete else _by_pairs)(found, self.machine.size)
        return tuple(self._named(column) for column in chosen.T)

    @cached_property
    def identifiers(self) -> tuple[tuple[Word, ...], ...]:
        """W_s for each state s: a part of W that separates s from each other state."""
        return tuple(
            min(self._named(self._identifier(state)), shared, key=_effort)
            for state, shared in enumerate(self.harmonised)
        )

    def _identifier(self, state: int) -> Mask:
        """A small set of words that separates a state from each other one: greedy, then without what is needless."""
        ask()
        apart = self.candidates.apart(state)
        rest, taken = apart.any(axis=0), list[int]()
        while rest.any():
            best = int(np.argmax(apart[:, rest].sum(axis=1)))  # the shortest of the best
            taken.append(best)
            rest &= ~apart[best]
        whole = apart.any(axis=0)
        for one in sorted(taken, key=lambda one: -len(self.candidates.words[one])):
            others = [other for other in taken if other != one]
            if (apart[others].any(axis=0) == whole).all():
                taken = others
        mask = np.zeros(len(self.candidates.words), np.bool_)
        mask[taken] = True
        return mask

    def _named(self, mask: Mask) -> tuple[Word, ...]:
        return maximal([word for word, taken in zip(self.candidates.words, mask, strict=True) if taken])


def identify(machine: Machine) -> Identified:
    """The words that tell the states of a machine apart.

    Raises CapacityError if the machine has more than `MOST` states.
    """
    if machine.size > MOST:
        raise CapacityError(
            f"the machine has {machine.size:,} states, more than the {MOST:,} whose pairs are separated"
        )
    together, words = _all_pairs(machine.size), list[Word]()
    latest: list[tuple[Word, Numbers]] = [((), np.zeros(machine.size, np.int64))]
    while latest and len(together):
        level = [
            ((symbol, *word), _before(machine, symbol, response))
            for word, response in latest
            for symbol in range(machine.inputs)
        ]
        latest, together = _greedy(level, together)
        words.extend(word for word, _ in latest)
    kept = maximal(words) if machine.complete else tuple(words)
    return Identified(machine, kept, tuple(zip(together.left.tolist(), together.right.tolist(), strict=True)))


def responses(machine: Machine, word: Word) -> Numbers:
    """The responses to a word in each state: equal numbers are equal outputs."""
    response = np.zeros(machine.size, np.int64)
    for symbol in reversed(word):
        response = _before(machine, symbol, response)
    return response


def maximal(words: Sequence[Word]) -> tuple[Word, ...]:
    """The words that are no prefix of another one, shortest first."""
    prefixes = {word[:end] for word in words for end in range(len(word))}
    return tuple(sorted({word for word in words if word not in prefixes}, key=lambda word: (len(word), word)))


def _before(machine: Machine, symbol: int, response: Numbers) -> Numbers:
    """The responses to an input followed by a word, given the responses to the word."""
    targets, outputs = machine.targets[:, symbol], machine.outputs[:, symbol]
    later = np.where(targets == UNDEFINED, UNDEFINED, response[targets])
    _, numbers = np.unique(outputs * (int(later.max(initial=0)) + 2) + later, return_inverse=True)
    return np.where(later == UNDEFINED, UNDEFINED, numbers)


def _greedy(level: Sequence[tuple[Word, Numbers]], together: Pairs) -> tuple[list[tuple[Word, Numbers]], Pairs]:
    """The words of a level that are needed, and the pairs that they leave together."""
    queue = list[tuple[int, int]]()
    for number, (_, response) in enumerate(level):
        ask()
        queue.append((-int(together.apart(response).sum()), number))
    heapq.heapify(queue)
    taken = list[tuple[Word, Numbers]]()
    while queue and queue[0][0] < 0:
        ask()
        _, number = heapq.heappop(queue)
        apart = together.apart(level[number][1])
        gain = int(apart.sum())
        if queue and -queue[0][0] > gain:
            heapq.heappush(queue, (-gain, number))
        elif gain:
            taken.append(level[number])
            together = together.where(~apart)
    return taken, together


def _by_blocks(found: Responses, size: int) -> Mask:
    """The words of a splitting tree, for each state those on the way to its leaf: for a complete machine.

    A word splits a set of states by its responses; what is together in a set is separated by no word above it (D. Lee,
    M. Yannakakis, 'Testing finite-state machines: state identification and verification', 1994).
    """
    chosen = np.zeros((len(found), size), np.bool_)
    waiting = [np.arange(size)]
    while waiting:
        ask()
        states = waiting.pop()
        ordered = np.sort(found[:, states], axis=1)
        row, place = np.nonzero(np.diff(ordered, axis=1, prepend=-2, append=-2))  # where the blocks of each word begin
        lengths = np.diff(place)
        squares = np.bincount(row[:-1], np.where(np.diff(row) == 0, lengths, 0) ** 2.0, len(found))
        if not len(squares) or squares.min() == len(states) ** 2:
            continue
        best = int(np.argmin(squares))  # the fewest pairs stay together; of equal words, the shortest
        chosen[best, states] = True
        response = found[best, states]
        order = np.argsort(response, kind="stable")
        parts = np.split(states[order], np.nonzero(np.diff(response[order]))[0] + 1)
        waiting.extend(part for part in parts if len(part) > 1)
    return chosen


def _by_pairs(found: Responses, size: int) -> Mask:
    """The same for a partial machine: the sets of states are the components of the graph of pairs still together."""
    chosen = np.zeros((len(found), size), np.bool_)
    waiting = [_all_pairs(size)]
    while waiting:
        ask()
        pairs = waiting.pop()
        gains = [int(pairs.apart(response).sum()) for response in found]
        if not any(gains):
            continue
        best = int(np.argmax(gains))
        apart = pairs.apart(found[best])
        chosen[best, pairs.left[apart]] = chosen[best, pairs.right[apart]] = True
        waiting.extend(_components(pairs.where(~apart), size))
    return chosen


def _all_pairs(size: int) -> Pairs:
    return Pairs(*np.triu_indices(size, 1))


def _components(pairs: Pairs, size: int) -> Iterator[Pairs]:
    """The pairs by the connected components of the graph of which they are the edges."""
    label = np.arange(size)
    while True:
        least = np.minimum(label[pairs.left], label[pairs.right])
        before = label.copy()
        np.minimum.at(label, pairs.left, least)
        np.minimum.at(label, pairs.right, least)
        if (label == before).all():
            break
    order = np.argsort(label[pairs.left], kind="stable")
    ends = np.nonzero(np.diff(label[pairs.left][order]))[0] + 1
    for part in np.split(order, ends):
        if len(part):
            yield Pairs(pairs.left[part], pairs.right[part])


def _effort(words: tuple[Word, ...]) -> tuple[int, int]:
    return len(words), sum(map(len, words))
