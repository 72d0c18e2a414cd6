"""A learnt machine beside its reference: each difference on its shortest run, judged as `leverframe conform` judges it.

The pairs of states that the same inputs lead to are visited in breadth-first order. Each input is given in each pair,
to the subject itself. Where the judge finds something wrong, there is a difference, and nothing behind it is visited.
So a difference that is reported is one of the subject, and not one of what was learnt.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from leverframe.conform.events.walking import Judged, Runner
from leverframe.conform.judge.judging import Wrong
from leverframe.conform.judge.sentences import Sentence, sentence
from leverframe.conform.subject.troubles import Cannot, Errored
from leverframe.conform.suite.failures import PROCESS, process
from leverframe.conform.suite.running import Session, Target
from leverframe.learning.asking import StoppedError
from leverframe.learning.learnt import Learnt, Place
from leverframe.observe.mealy import Input


@dataclass(frozen=True, slots=True)
class Differs:
    """An input on which the subject differs from its reference, after a shortest run that agrees."""

    place: Place
    run: tuple[Input, ...]
    wrong: Wrong
    sentence: Sentence


def differences(
    target: Target, session: Session, runner: Runner, learnt: Learnt, spend: Callable[[int], None]
) -> Iterator[Differs]:
    """All differences that a run shows on which everything before agrees; one for each pair of states and input.

    `spend` counts the inputs of a run. Raises StoppedError if the adapter reports trouble of its own, or the budget is
    spent.
    """
    reference = runner.reference
    words: dict[tuple[int, int], tuple[int, ...]] = {(0, 0): ()}
    waiting = [(0, 0)]
    for here, there in waiting:  # it grows
        for symbol, row in enumerate(reference.rows[there]):
            word = (*words[here, there], symbol)
            spend(len(word))
            wrong = _wrong(session, runner, word)
            if wrong is not None:
                told = sentence(wrong, target.declaration, target.interface)
                yield Differs((here, symbol), reference.named(word), wrong, told)
                continue
            pair = learnt.rows[here][symbol][1], row.target
            if pair not in words:
                words[pair] = word
                waiting.append(pair)


def _wrong(session: Session, runner: Runner, word: tuple[int, ...]) -> Wrong | None:
    """What is wrong with the last answer to a word."""
    judged = runner.run(session, word) if session.is_ready() else None
    match judged:
        case None | Cannot():
            return None
        case Judged(wrongs):
            return wrongs[0][1][0] if wrongs else None
        case Errored(message):
            raise StoppedError(f"the adapter reports trouble of its own: {message}")
        case _:
            return Wrong(PROCESS, ("an answer",), process(judged), (), ())
