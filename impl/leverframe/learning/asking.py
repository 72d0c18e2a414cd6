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

from leverframe.conform.subject.troubles import Cannot, Errored, Trouble
from leverframe.conform.suite.failures import process
from leverframe.conform.suite.running import Session
from leverframe.conform.wire import messages as wire
from leverframe.observe.interface import Interface
from leverframe.observe.mealy import Input
from leverframe.record.entries import Json

Word = tuple[int, ...]
EDGE = ("previous_state", "event", "new_state")
CANNOT, ENDED = "cannot", "ended"


@dataclass(frozen=True, slots=True)
class Budget:
    """The most words, and the most seconds."""

    words: int
    seconds: float


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
        self._session, self._inputs, self._budget = session, inputs, budget
        fields = frozenset({*EDGE, *interface.shows} - set(interface.labels))
        self._words = Words(fields, frozenset(interface.labels), initial)
        self._known: dict[Word, str] = {}
        self._began = time.monotonic()
        self.words = self.symbols = 0

    def answers(self, word: Word) -> list[str]:
        """What the subject shows after each input. Raises StoppedError."""
        if word not in self._known:
            self._note(word, self._asked(word))
        return [self._known[word[: end + 1]] for end in range(len(word))]

    def spend(self, symbols: int) -> None:
        """Count a word. Raises SpentError if there is nothing left for it."""
        if self.words >= self._budget.words or time.monotonic() - self._began > self._budget.seconds:
            raise SpentError
        self.words += 1
        self.symbols += symbols

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
                    raise StoppedError(f"the adapter reports trouble of its own: {message}")
                case _:
                    return [*found, process(answer), *([ENDED] * (len(word) - len(found) - 1))]
        return found

    def _told(self, answer: wire.RunAnswer, word: Sequence[int]) -> list[str]:
        return self._words.all(answer.steps, [self._inputs[symbol].event for symbol in word])

    def _run(self, word: Word) -> wire.RunAnswer | Trouble:
        self.spend(len(word))
        if not self._session.is_ready():
            raise StoppedError("a fresh process of the subject does not begin")
        return self._session.run([self._inputs[symbol] for symbol in word])

    def _note(self, word: Word, found: Sequence[str]) -> None:
        for end, answer in enumerate(found):
            prefix = word[: end + 1]
            known = self._known.setdefault(prefix, answer)
            if known != answer:
                raise NotDeterministicError([self._inputs[symbol] for symbol in prefix], known, answer)


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
        parts = [_outcome(step, before)]
        for entry in step.trace or ():
            match entry:
                case wire.RecordSeen(record=record):
                    usual = {"previous_state": before, "event": event, "new_state": step.state}
                    told = [name for name in sorted(record) if name in self.fields]
                    values = [f"{name} {_value(record[name])}" for name in told if usual.get(name, ...) != record[name]]
                    absent = [f"no {name}" for name in EDGE if name not in record]
                    parts.append(" ".join(("recorded", ", ".join((*values, *absent)))).strip())
                case wire.EffectSeen(effect=name, value=value) | wire.SignalSeen(signal=name, value=value):
                    parts.append(name if value is None or name in self.hidden else f"{name} {_value(value)}")
                case wire.StateSeen(state=state):
                    if state != step.state:
                        parts.append(f"via {state}")
        return "; ".join(parts)


def _outcome(step: wire.Observed, before: str | None) -> str:
    if step.outcome == "accepted":
        return step.state or step.outcome
    return step.outcome if step.state in {None, before} else f"{step.outcome} in {step.state}"


def _value(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
