"""Learning by AALpy: KV, with a suite as equivalence query.

KV (M. Kearns, U. Vazirani, 'An Introduction to Computational Learning Theory', 1994) asks words until it has a
hypothesis. Then a word is looked for on which the subject differs from it: among the words of the reference's own
suite, which lead to everything that the subject should have, and then of the suite `Wp` of the hypothesis for k extra
states (`conform.automata`). If there is none, the subject is the hypothesis, provided that it is deterministic in this
view, is reset reliably, and has at most k states more. Without that assumption, no finite number of words would be
enough.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from leverframe.conform.automata.machine import machine
from leverframe.conform.automata.minimise import minimal
from leverframe.conform.automata.suite import Method, suite
from leverframe.conform.events.reference import Reference
from leverframe.deadline import ask
from leverframe.extras import required
from leverframe.learning.asking import Asking, Word
from leverframe.learning.learnt import Learnt, Rows

with required("learn"):
    from aalpy.automata import MealyMachine, MealyState
    from aalpy.base import SUL, Oracle
    from aalpy.learning_algs import run_KV


@dataclass(frozen=True, slots=True)
class Round:
    """A hypothesis: its number of states, and the shortest inputs found on which the subject differs from it."""

    states: int
    refuted_by: Word | None = None


class Learner:
    """The algorithm; what is known of its `rounds` stays, if it ends early."""

    def __init__(self, asking: Asking, reference: Reference, extra: int) -> None:
        self._symbols = list(range(len(reference.inputs)))
        self._inputs = reference.inputs
        self._system = System(asking)
        own = minimal(machine([[(row.target, row.output) for row in rows] for rows in reference.rows]))
        words = [test.word for test in suite(own).tests()]
        self._suite = _Suite(self._symbols, self._system, words, extra)

    @property
    def rounds(self) -> Sequence[Round]:
        """The hypotheses until now."""
        return self._suite.rounds

    @property
    def last(self) -> tuple[int, int]:
        """The words and inputs on which the subject and the last hypothesis agree, of the suite for k extra states."""
        return self._suite.last

    def learnt(self, refuted_by: Word | None = None) -> Learnt:
        """The machine that the subject is. Raises StoppedError.

        `refuted_by` is a word on which the subject differs from the machine that was learnt before.
        """
        if refuted_by is not None:
            self._suite.words.insert(0, refuted_by)
        found = run_KV(self._symbols, self._system, self._suite, "mealy", cache_and_non_det_check=False, print_level=0)
        return Learnt(self._inputs, _rows(found, len(self._symbols)))


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

    def __init__(self, symbols: list[int], system: System, words: list[Word], extra: int) -> None:
        super().__init__(symbols, system)
        self._system, self._extra = system, extra
        self.words = words
        self.rounds: list[Round] = []
        self.last = 0, 0

    def find_cex(self, hypothesis: MealyMachine) -> Word | None:
        """The inputs of a word on which the subject differs from a hypothesis, until it does."""
        rows = _rows(hypothesis, len(self.alphabet))
        self.rounds.append(Round(len(rows)))
        numbers: dict[str, int] = {}
        arrays = machine([[(target, numbers.setdefault(told, len(numbers))) for told, target in row] for row in rows])
        tests = symbols = 0
        own = (test.word for test in suite(arrays, Method.WP, self._extra).tests())
        for number, word in enumerate(chain(self.words, own)):
            ask()
            end = _differs(rows, word, self._system.query(word))
            if end is not None:
                self.rounds[-1] = Round(len(rows), word[:end])
                return word[:end]
            if number >= len(self.words):
                tests, symbols = tests + 1, symbols + len(word)
        self.last = tests, symbols
        return None


def _differs(rows: Rows, word: Word, answers: Iterable[str]) -> int | None:
    """After how many inputs of a word a machine first gives another answer than these, if it does."""
    state = 0
    for end, (symbol, answer) in enumerate(zip(word, answers, strict=True), 1):
        told, state = rows[state][symbol]
        if answer != told:
            return end
    return None


def _rows(hypothesis: MealyMachine, inputs: int) -> Rows:
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
