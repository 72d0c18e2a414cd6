"""Words of inputs, asked of a subject: each answer as a text, asked once, and within a budget.

This text is what learning compares: the outcome, the state, and the trace, without fields of records that the
interface does not name, and without values that have identities, which differ from run to run.

A prefix is asked again with each word that begins with it. If its answer is another one then, the subject is not
deterministic in this view, and learning ends. An input that the subject cannot be given is answered by *cannot*, and
changes nothing. After a crash or a time-out, each further input is answered by *ended*.
"""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from leverframe.conform.subject.troubles import Cannot, Errored, Fatal, Trouble
from leverframe.conform.suite.failures import process
from leverframe.conform.suite.running import Session
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.observe.interface import Interface
from leverframe.observe.mealy import Input
from leverframe.record.entries import Json

Word = tuple[int, ...]
EDGE = ("previous_state", "event", "new_state")
CANNOT, ENDED = "cannot", "ended"
_OWN_TROUBLE = "the adapter reports trouble of its own: {}"


@dataclass(frozen=True, slots=True)
class Budget:
    """The most words, and the most seconds."""

    words: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Spent:
    """Words, the inputs in them, and the time for them."""

    words: int = 0
    symbols: int = 0
    seconds: float = 0.0

    def __add__(self, other: "Spent") -> "Spent":
        return Spent(self.words + other.words, self.symbols + other.symbols, self.seconds + other.seconds)

    def __sub__(self, other: "Spent") -> "Spent":
        return Spent(self.words - other.words, self.symbols - other.symbols, self.seconds - other.seconds)


NOTHING = Spent()


class StoppedError(Exception):
    """Learning cannot go on."""


class SpentError(StoppedError):
    """The budget is spent."""


class NotDeterministicError(StoppedError):
    """The subject has given two answers to the same inputs."""

    def __init__(self, word: Sequence[Input], first: str, later: str) -> None:
        super().__init__(f"after {', '.join(map(str, word))}, the subject shows at first {first}, and later {later}")
        self.word, self.first, self.later = tuple(word), first, later


class Asking:
    """A subject that is asked."""

    def __init__(
        self, session: Session, inputs: Sequence[Input], interface: Interface, initial: str | None, budget: Budget
    ) -> None:
        self._session, self._inputs = session, inputs
        self._budget: Budget | None = budget
        fields = frozenset({*EDGE, *interface.shows} - set(interface.labels))
        self._words = Words(fields, frozenset(interface.labels), initial)
        self._known: dict[Word, str] = {}
        self._began = time.monotonic()
        self._words_asked = self._symbols = 0

    def answers(self, word: Word) -> list[str]:
        """What the subject shows after each input. Raises StoppedError."""
        if word not in self._known:
            self._note(word, self._asked(word))
        return [self._known[word[: end + 1]] for end in range(len(word))]

    def again(self, word: Word) -> wire.RunAnswer | Cannot | Fatal:
        """What the subject answers to a word, whether it is known or not. Raises StoppedError.

        If an answer to the word is known, and this is another one, the subject is not deterministic.
        """
        answer = self._run(word)
        match answer:
            case Errored(message):
                raise StoppedError(_OWN_TROUBLE.format(message))
            case wire.RunAnswer():
                self._note(word, self._told(answer, word))
            case _:
                told = CANNOT if isinstance(answer, Cannot) else process(answer)
                known = self._known.setdefault(word, told)
                if known != told:
                    raise NotDeterministicError(self._named(word), known, told)
        return answer

    def afresh(self) -> None:
        """Let another process of the subject answer from now on, without a limit: what was found is confirmed."""
        self._session.stop()
        self._budget = None

    @property
    def spent(self) -> Spent:
        """What was asked until now."""
        return Spent(self._words_asked, self._symbols, time.monotonic() - self._began)

    def _spend(self, symbols: int) -> None:
        """Count a word. Raises SpentError if there is nothing left for it."""
        spent, budget = self.spent, self._budget
        if budget is not None and (spent.words >= budget.words or spent.seconds > budget.seconds):
            raise SpentError
        self._words_asked += 1
        self._symbols += symbols

    def _asked(self, word: Word) -> list[str]:
        answer = self._run(word)
        if isinstance(answer, wire.RunAnswer):
            return self._told(answer, word)
        given: list[int] = []
        found: list[str] = []
        for symbol in word:
            answer = self._run((*given, symbol))
            match answer:
                case wire.RunAnswer():
                    given.append(symbol)
                    found.append(self._told(answer, given)[-1])
                case Cannot():
                    found.append(CANNOT)
                case Errored(message):
                    raise StoppedError(_OWN_TROUBLE.format(message))
                case _:
                    return [*found, process(answer), *([ENDED] * (len(word) - len(found) - 1))]
        return found

    def _told(self, answer: wire.RunAnswer, word: Sequence[int]) -> list[str]:
        return self._words.all(answer.steps, [one.event for one in self._named(word)])

    def _run(self, word: Word) -> wire.RunAnswer | Trouble:
        self._spend(len(word))
        if not self._session.is_ready():
            raise StoppedError("a fresh process of the subject does not begin")
        return self._session.run(self._named(word))

    def _note(self, word: Word, found: Sequence[str]) -> None:
        for end, answer in enumerate(found):
            prefix = word[: end + 1]
            known = self._known.setdefault(prefix, answer)
            if known != answer:
                raise NotDeterministicError(self._named(prefix), known, answer)

    def _named(self, word: Sequence[int]) -> list[Input]:
        return [self._inputs[symbol] for symbol in word]


@dataclass(frozen=True, slots=True)
class Words:
    """How answers are put in words: the `fields` of records that are told, and whose values are `hidden`."""

    fields: frozenset[str]
    hidden: frozenset[str]
    initial: str | None
    """The state before the first input, if states are seen."""

    def all(self, steps: Sequence[wire.Observed], events: Sequence[str]) -> list[str]:
        """The answers to a word."""
        before = self.initial
        found: list[str] = []
        for step, event in zip(steps, events, strict=True):
            found.append(self.one(step, event, before))
            before = step.state
        return found

    def one(self, step: wire.Observed, event: str, before: str | None) -> str:
        """One answer. What goes without saying is left out: the edge of a record that is the step that was seen."""
        told_parts = [_outcome(step, before)]
        for entry in step.trace or ():
            match entry:
                case parts.RecordSeen(record=record):
                    usual = {"previous_state": before, "event": event, "new_state": step.state}
                    told = [name for name in sorted(record) if name in self.fields]
                    values = [f"{name} {_value(record[name])}" for name in told if usual.get(name, ...) != record[name]]
                    absent = [f"no {name}" for name in EDGE if name not in record]
                    told_parts.append(" ".join(("recorded", ", ".join((*values, *absent)))).strip())
                case parts.EffectSeen(effect=name, value=value) | parts.SignalSeen(signal=name, value=value):
                    told_parts.append(name if value is None or name in self.hidden else f"{name} {_value(value)}")
                case parts.StateSeen(state=state):
                    if state != step.state:
                        told_parts.append(f"via {state}")
                case parts.ReportSeen():
                    pass  # telemetry is no step, and its times are never the same
                case _:
                    assert_never(entry)
        return "; ".join(told_parts)


def _outcome(step: wire.Observed, before: str | None) -> str:
    if step.outcome == "accepted":
        return step.state or step.outcome
    return step.outcome if step.state in {None, before} else f"{step.outcome} in {step.state}"


def _value(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
