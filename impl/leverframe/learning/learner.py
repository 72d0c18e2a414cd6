"""Learning by AALpy: KV, with a suite as equivalence query.

KV (M. Kearns, U. Vazirani, 'An Introduction to Computational Learning Theory', 1994) asks words until it has a
hypothesis. Then a word is looked for on which the subject differs from it: among the words of the reference's own
suite, which lead to everything that the subject should have, and then of the suite `Wp` of the hypothesis for k extra
states (`conform.automata`). If there is none, the subject is the hypothesis, provided that it is deterministic in this
view, is reset reliably, and has at most k states more. Without that assumption, no finite number of words would be
enough.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from leverframe.conform.automata.machine import machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.suite import Method, suite
from leverframe.conform.events.reference import Reference
from leverframe.extras import required
from leverframe.learning.asking import Asking, Word
from leverframe.learning.learnt import Learnt

with required("learn"):
    from aalpy.automata import MealyMachine, MealyState
    from aalpy.base import SUL, Oracle
    from aalpy.learning_algs import run_KV


def learnt(asking: Asking, reference: Reference, extra: int) -> Learnt:
    """The machine that a subject is. Raises StoppedError."""
    symbols = list(range(len(reference.inputs)))
    system = System(asking)
    own = minimal(machine([[(row.target, row.output) for row in rows] for rows in reference.rows]))
    words = [test.word for test in suite(own).tests()]
    found = run_KV(
        symbols, system, _Suite(symbols, system, words, extra), "mealy", cache_and_non_det_check=False, print_level=0
    )
    return Learnt(reference.inputs, _rows(found, len(symbols)))


class System(SUL):
    """The subject, as AALpy asks it: whole words, so that each of them is one request, or step by step."""

    def __init__(self, asking: Asking) -> None:
        super().__init__()
        self._asking = asking
        self._given: Word = ()

    def query(self, word: Word) -> list[str]:
        """The answers to a word."""
        return self._asking.answers(tuple(word))

    def pre(self) -> None:
        """Begin a word."""
        self._given = ()

    def post(self) -> None:
        """Nothing: the next word resets the subject."""

    def step(self, letter: int) -> str:
        """The answer to one more input of the word."""
        self._given = (*self._given, letter)
        return self._asking.answers(self._given)[-1]


class _Suite(Oracle):
    """An equivalence query: the words of a suite, shortest first."""

    def __init__(self, symbols: list[int], system: System, words: Iterable[Word], extra: int) -> None:
        super().__init__(symbols, system)
        self._system, self._words, self._extra = system, tuple(words), extra

    def find_cex(self, hypothesis: MealyMachine) -> Word | None:
        rows = _rows(hypothesis, len(self.alphabet))
        numbers: dict[str, int] = {}
        arrays = machine([[(target, numbers.setdefault(told, len(numbers))) for told, target in row] for row in rows])
        own = suite(arrays, Method.WP, self._extra)
        for word in chain(self._words, (test.word for test in own.tests())):
            state = 0
            for end, (symbol, answer) in enumerate(zip(word, self._system.query(word), strict=True), 1):
                told, state = rows[state][symbol]
                if answer != told:
                    return word[:end]
        return None


def _rows(hypothesis: MealyMachine, inputs: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """The table of a hypothesis, with its states in breadth-first order."""

    def row(state: MealyState) -> Iterator[tuple[str, int]]:
        for symbol in range(inputs):
            target = state.transitions[symbol]
            if id(target) not in numbers:
                numbers[id(target)] = len(states)
                states.append(target)
            yield state.output_fun[symbol], numbers[id(target)]

    states, numbers = [hypothesis.initial_state], {id(hypothesis.initial_state): 0}
    return tuple(tuple(row(state)) for state in states)  # states grows
