"""A fresh process of the subject, and its exchanges."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Self

from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.session import SECONDS, Element, Subject
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.vocabulary import Vocabulary
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface
from leverframe.observe.mealy import Input

MOST_LATE = 100
"""How often a subject is asked for what came late."""

Connect = Callable[[], Channel]
"""A channel to a fresh process of the subject."""


@dataclass(frozen=True, slots=True)
class Target:
    """What is judged: a machine with its interface, and how to start a subject."""

    declaration: Declaration
    interface: Interface
    connect: Connect
    seconds: float = SECONDS


class Session:
    """A fresh process of the subject. Use it as a context."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._subject = self._fresh()
        self._stopped = False

    def __enter__(self) -> Self:
        self._subject.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._subject.__exit__(None, None, None)

    def start(self) -> wire.StartAnswer | Trouble:
        """Ask what the subject can do."""
        declaration, interface = self._target.declaration, self._target.interface
        stimuli = Vocabulary(declaration, interface).stimuli
        return self._subject.start(declaration.machine, declaration.sha256, stimuli)

    def reset(self) -> wire.OkAnswer | Trouble:
        """A fresh execution."""
        return self._subject.reset()

    def run(self, events: Sequence[Input]) -> wire.RunAnswer | Trouble:
        """A fresh execution, and these events."""
        return self._subject.run([_event(event) for event in events])

    def step(self, event: Input) -> wire.StepAnswer | Trouble:
        """One event."""
        return self._subject.step(event.event, dict(event.given))

    def message(self, data: bytes) -> wire.MessageAnswer | Trouble:
        """Bytes, as the subject would receive them."""
        return self._subject.message(data)

    def cycle(self, cycle: Cycle) -> tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]] | Trouble:
        """One cycle, with what came late."""
        plan = [element if isinstance(element, str) else _given(element) for element in cycle.plan]
        answer = self._subject.cycle(cycle.given.stimulus, dict(cycle.given.data), plan)
        if not isinstance(answer, wire.CycleAnswer):
            return answer
        late: list[wire.OkAnswer] = []
        settled = answer.settled
        while not settled:
            more = self._subject.settle()
            if not isinstance(more, wire.OkAnswer):
                return more
            late.append(more)
            settled = more.settled or len(late) == MOST_LATE
        return answer, tuple(late)

    def stop(self) -> None:
        """End the subject, if it has not ended."""
        if self.is_alive:
            self._subject.stop()
        self._stopped = True

    @property
    def is_alive(self) -> bool:
        """Can the subject be asked?"""
        return self._subject.trouble is None and not self._stopped

    def is_ready(self) -> bool:
        """Can the subject be asked? If it has ended, another process is started in its place."""
        if self.is_alive:
            return True
        self._subject.__exit__(None, None, None)
        self._subject = self._fresh()
        self._subject.__enter__()
        self._stopped = False
        return isinstance(self.start(), wire.StartAnswer)

    def _fresh(self) -> Subject:
        target = self._target
        return Subject(target.connect(), seconds=target.seconds, labels=target.interface.labels)


def _event(event: Input) -> Element:
    return wire.EventGiven(event=event.event, data=dict(event.given)) if event.given else event.event


def _given(given: Given) -> wire.StimulusGiven:
    return wire.StimulusGiven(stimulus=given.stimulus, data=dict(given.data))
