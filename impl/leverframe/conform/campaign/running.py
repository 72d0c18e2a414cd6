"""A fresh process of the subject: its exchanges, and the replay of a run."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self

from leverframe.conform.campaign.tests import Failed, Fate, Passed, Troubled
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.session import SECONDS, Subject
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.vocabulary import Vocabulary
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Declaration
from leverframe.observe.interface import Interface

MOST_LATE = 100
"""How often a subject is asked for what came late: at once, then less and less often until the time limit is over."""

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

    def cycle(self, cycle: Cycle) -> tuple[wire.CycleAnswer, tuple[wire.OkAnswer, ...]] | Trouble:
        """One cycle, with what came late."""
        plan = [element if isinstance(element, str) else _given(element) for element in cycle.plan]
        answer = self._subject.cycle(cycle.given.stimulus, dict(cycle.given.data), plan)
        if not isinstance(answer, wire.CycleAnswer):
            return answer
        late: list[wire.OkAnswer] = []
        settled = answer.settled
        while not settled:
            if len(late) == MOST_LATE:
                return self._subject.unsettled()
            time.sleep(3 * (len(late) / MOST_LATE) ** 2 / MOST_LATE * self._target.seconds)
            more = self._subject.settle()
            if not isinstance(more, wire.OkAnswer):
                return more
            late.append(more)
            settled = more.settled
        declared = self._subject.declared
        if declared is not None and "state" in declared.observes and all(one.state is None for one in (answer, *late)):
            return self._subject.stateless()
        return answer, tuple(late)

    def stop(self) -> None:
        """End the subject."""
        self._subject.stop()

    @property
    def is_alive(self) -> bool:
        """Can the subject be asked?"""
        return self._subject.trouble is None

    def renew(self) -> None:
        """Start another process in place of one that has ended."""
        self._subject.__exit__(None, None, None)
        self._subject = self._fresh()
        self._subject.__enter__()

    def _fresh(self) -> Subject:
        target = self._target
        known = target.interface
        return Subject(target.connect(), seconds=target.seconds, labels=known.labels, interface=known)


def judged(session: Session, judge: Judge, cycle: Cycle) -> Fate:
    """What becomes of a cycle."""
    found = session.cycle(cycle)
    if not isinstance(found, tuple):
        return Troubled(found)
    wrongs = judge.judge(cycle, *found)
    return Failed(wrongs) if wrongs else Passed(seen=not judge.unseen)


def replayed(target: Target, judge: Judge, run: Iterable[Cycle]) -> Fate | None:
    """What becomes of the last cycle of a run in a fresh process; None if an earlier one does not pass."""
    cycles = tuple(run)
    with Session(target) as session:
        started = session.start()
        if not isinstance(started, wire.StartAnswer):
            return Troubled(started)
        fresh = session.reset()
        if not isinstance(fresh, wire.OkAnswer):
            return Troubled(fresh)
        judge.reset(fresh)
        fate: Fate | None = None
        for number, cycle in enumerate(cycles):
            fate = judged(session, judge, cycle)
            last = number == len(cycles) - 1
            if not last and not isinstance(fate, Passed):
                return None
        session.stop()
        return fate


def abilities(target: Target, started: wire.StartAnswer) -> Abilities:
    """What a subject declared."""
    known = target.interface.stimuli
    stimuli = tuple(name for name in known if name in started.stimuli)
    return Abilities(
        target.declaration, target.interface, stimuli, tuple(started.arranges), frozenset(started.observes)
    )


def _given(given: Given) -> wire.StimulusGiven:
    return wire.StimulusGiven(stimulus=given.stimulus, data=dict(given.data))
