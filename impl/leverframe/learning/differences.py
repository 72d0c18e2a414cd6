"""A learnt machine beside its reference: each difference on its shortest run, judged as `leverframe conform` judges it.

The pairs of states that the same inputs lead to are visited in breadth-first order. Each input is given in each pair,
to the subject itself. So a difference that is reported is one of the subject, and not one of what was learnt; and an
answer that the learnt machine does not give refutes it.

Nothing is visited behind an input that the subject cannot be given, or behind a difference that leads elsewhere. A
missing or wrong record does not.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from leverframe.conform.events.walking import Runner
from leverframe.conform.judge.sentences import Sentence, sentence
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.troubles import Cannot
from leverframe.conform.suite.failures import PROCESS, cause, process, stops
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.learning.asking import Asking, StoppedError, Word
from leverframe.learning.learnt import Learnt, Place
from leverframe.observe.mealy import Input


@dataclass(frozen=True, slots=True)
class Differs:
    """An input on which the subject differs from its reference, after a shortest run to this pair of states.

    `behind` is the state of the reference after it; `wrong` is wrong in the first dimension, `also` names other ones.
    """

    place: Place
    behind: int
    word: Word
    run: tuple[Input, ...]
    wrong: Wrong
    sentence: Sentence
    also: tuple[str, ...] = ()

    @property
    def cause(self) -> str:
        """What differences of one cause have in common."""
        return cause(self.wrong)


def by_cause(differs: Iterable[Differs]) -> tuple[tuple[Differs, ...], ...]:
    """The differences of each cause, the shortest run first."""
    found: dict[str, list[Differs]] = {}
    for one in differs:
        found.setdefault(one.cause, []).append(one)
    return tuple(map(tuple, found.values()))


class RefutedError(Exception):
    """The subject has given an answer that the learnt machine does not give."""

    def __init__(self, word: Word) -> None:
        super().__init__(word)
        self.word = word


class Comparison:
    """The comparison; its parts stay, if it ends early."""

    def __init__(self, target: Target, asking: Asking, runner: Runner, learnt: Learnt) -> None:
        self._target, self._asking, self._runner, self.learnt = target, asking, runner, learnt
        self.differs: list[Differs] = []
        self.judged = 0
        """Answers that were judged."""
        self.places: set[Place] = set()
        """The states of the learnt machine, with an input to which some answer there was judged."""
        self.unable: set[Input] = set()
        """Inputs that the subject could not be given in some state."""
        self.words: dict[tuple[int, int], Word] = {(0, 0): ()}
        """The pairs of a state of the learnt machine and one of the reference, with a shortest word to each."""

    def go(self) -> None:
        """Find all differences. Raises StoppedError, and RefutedError."""
        reference = self._runner.reference
        waiting = [(0, 0)]
        for here, there in waiting:  # it grows
            for symbol, row in enumerate(reference.rows[there]):
                word = (*self.words[here, there], symbol)
                if self._agrees(word, (here, symbol), row.target):
                    pair = self.learnt.rows[here][symbol][1], row.target
                    if pair not in self.words:
                        self.words[pair] = word
                        waiting.append(pair)

    def confirm(self) -> None:
        """Let a fresh process show the first difference of each cause again. Raises StoppedError if it does not."""
        self._asking.afresh()
        for one in reversed([each[0] for each in by_cause(self.differs)]):
            self._asking.again(one.word)

    def _agrees(self, word: Word, place: Place, behind: int) -> bool:
        """Does the subject do what the reference does, so that it makes sense to go on behind the last input?"""
        answer = self._asking.again(word)
        if self._asking.answers(word)[-1] != self.learnt.rows[place[0]][place[1]][0]:
            raise RefutedError(word)
        match answer:
            case Cannot():
                self.unable.add(self._runner.reference.inputs[place[1]])
                return False
            case wire.RunAnswer():
                wrongs = self._wrongs(word, answer)
            case _:
                wrongs = (Wrong(PROCESS, ("an answer",), process(answer), (), ()),)
        self.judged += 1
        self.places.add(place)
        if wrongs:
            told = sentence(wrongs[0], self._target.declaration, self._target.interface)
            also = tuple(dict.fromkeys(wrong.dimension for wrong in wrongs[1:]))
            run = self._runner.reference.named(word)
            self.differs.append(Differs(place, behind, word, run, wrongs[0], told, also))
        return not stops(wrongs)

    def _wrongs(self, word: Word, answer: wire.RunAnswer) -> tuple[Wrong, ...]:
        """What is wrong with the answer to the last input of a word."""
        for position, wrongs in self._runner.judged(word, answer).wrongs:
            if position == len(word) - 1:
                return wrongs
            if stops(wrongs):
                named = ", ".join(map(str, self._runner.reference.named(word[: position + 1])))
                raise StoppedError(f"after {named}, the subject is wrong now, and was not before")
        return ()
