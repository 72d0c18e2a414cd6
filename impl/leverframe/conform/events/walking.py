"""The tests of a suite, shortest first: planned anew around what the subject cannot do, and around failures.

If the subject cannot be given an event in a state, the machine is partial: the event is undefined there, and the suite
of the smaller machine has identification sets of its own. After a failure, tests that begin with the same inputs are
not run, since they would fail there; a suite for the machine without that step finds other ways to what is behind it.
What no way leads to is not reached.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.conform.automata.machine import Machine, Word
from leverframe.conform.automata.suite import Method, Suite, suite
from leverframe.conform.events.reference import Reference
from leverframe.conform.judge.dimensions import RECORDED
from leverframe.conform.judge.judging import Judge, Wrong
from leverframe.conform.subject.troubles import Cannot, Errored, Trouble
from leverframe.conform.suite import failures
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, Troubled
from leverframe.conform.suite.results import Allowed
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.observe.mealy import Input
from leverframe.observe.observations import Step

ATTEMPTS = 3
"""How many steps by one input may end the subject before tests with this input are given up."""

Place = tuple[int, int]
"""A state of the minimal machine, and an input."""


def planned(machine: Machine, extra: int) -> Suite:
    """The suite of a machine: Wp, or HSI if the machine is partial."""
    return suite(machine, Method.WP if machine.complete else Method.HSI, extra)


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of the inputs of a run: what is wrong after which of them, the first one first."""

    wrongs: tuple[tuple[int, tuple[Wrong, ...]], ...]
    unseen: frozenset[int] = frozenset()
    """The inputs of which a subject that ignored them would look the same, by position."""

    @property
    def fate(self) -> Fate:
        """What became of the whole."""
        found = tuple(wrong for _, each in self.wrongs for wrong in each)
        return Failed(found) if found else Passed()


class Runner:
    """Runs of one subject, judged. A failure in records alone leaves the other dimensions to be judged."""

    def __init__(self, reference: Reference, judge: Judge) -> None:
        self.reference, self.judge = reference, judge
        self.raised: tuple[Input, ...] = ()
        """The inputs before the first exception that leaves open whether the last one was accepted."""

    def run(self, session: Session, word: Word) -> Judged | Trouble:
        """What became of a word on a session."""
        answer = session.run(self.reference.named(word))
        return self.judged(word, answer) if isinstance(answer, wire.RunAnswer) else answer

    def judged(self, word: Word, answer: wire.RunAnswer) -> Judged:
        """What is wrong with the answer to a word."""
        self.judge.reset()
        found: list[tuple[int, tuple[Wrong, ...]]] = []
        for position, (symbol, step) in enumerate(zip(word, answer.steps, strict=True)):
            wrongs = self.judge.judge(self.reference.cycles[symbol], step)
            if step.outcome == "raised":
                self.raised = self.raised or self.reference.named(word[: position + 1])
            if wrongs:
                found.append((position, wrongs))
            if stops(wrongs):
                break
        return Judged(tuple(found), self.judge.unseen)

    def replayed(self, target: Target, run: Run) -> Fate | None:
        """What becomes of the last event of a run in a fresh process; None if an earlier one ends it."""
        events = tuple(one for one in run if isinstance(one, Input))
        word = tuple(self.reference.inputs.index(one) for one in events)
        with Session(target) as session:
            started = session.start()
            if not isinstance(started, wire.StartAnswer):
                return Troubled(started)
            found = self.run(session, word)
            session.stop()
        if not isinstance(found, Judged):
            return Troubled(found)
        last = [wrongs for position, wrongs in found.wrongs if position == len(word) - 1]
        earlier = any(position < len(word) - 1 and stops(wrongs) for position, wrongs in found.wrongs)
        return None if earlier else Failed(last[0]) if last else Passed()

    def located(self, session: Session, word: Word) -> tuple[int, Trouble] | None:
        """After how many inputs a subject gives no answer, if it is given one after the other."""
        if not session.is_ready() or not isinstance(session.reset(), wire.OkAnswer):
            return None
        for position, event in enumerate(self.reference.named(word)):
            answer = session.step(event)
            if not isinstance(answer, wire.StepAnswer):
                return position, answer
        return None


def stops(wrongs: Iterable[Wrong]) -> bool:
    """Does a failure say that the subject is elsewhere? A record that is missing, or has a wrong field, does not."""
    return any(wrong.dimension not in RECORDED or _leads_elsewhere(wrong) for wrong in wrongs)


def _leads_elsewhere(wrong: Wrong) -> bool:
    targets = {line.target or control for line in wrong.transitions for control in wrong.controls}
    return isinstance(wrong.seen, Step) and wrong.seen.target not in targets


class Walk:
    """The tests, one after the other; a fresh process after each trouble that ended one."""

    def __init__(self, session: Session, runner: Runner, machine: Machine, extra: int, allowed: Allowed) -> None:
        self._session, self._runner, self._machine, self._extra = session, runner, machine, extra
        self._allowed = allowed
        self._targets = machine.targets.tolist()
        self.suite = planned(machine, extra)
        self.fates: dict[Word, Fate | None] = {}
        self.unseen: dict[Word, frozenset[int]] = {}
        """Of a test that passed, the inputs that it says nothing about, by position."""
        self.met: list[Met] = []
        self.cannot: dict[Place, Cannot] = {}
        """The steps that the subject cannot be given."""
        self.tried = 0
        self.seconds = 0.0
        self._bad: set[Place] = set()
        self._failing: set[Word] = set()
        self._fatal: dict[tuple[int, str], set[Place]] = {}

    def go(self) -> None:
        """Run every test."""
        began = time.monotonic()
        over = self._over(began)
        while True:
            known = len(self.cannot), len(self._bad)
            for word in self._words():
                if over():
                    break
                self._try(word)
            if over() or known == (len(self.cannot), len(self._bad)):
                break
            self.suite = planned(self._machine.without((*self.cannot, *self._bad)), self._extra)
        self.seconds = time.monotonic() - began

    def _over(self, began: float) -> Callable[[], bool]:
        allowed = self._allowed

        def over() -> bool:
            late = allowed.seconds is not None and time.monotonic() - began > allowed.seconds
            return late or (allowed.tests is not None and self.tried >= allowed.tests)

        return over

    def _words(self) -> tuple[Word, ...]:
        """The tests of the present suite that are not known yet."""
        words = tuple(test.word for test in self.suite.tests())
        fresh = tuple(word for word in words if word not in self.fates)
        self.fates.update(dict.fromkeys(fresh))
        return fresh

    def _steps(self, word: Word) -> Iterator[Place]:
        state = 0
        for symbol in word:
            yield state, symbol
            state = self._targets[state][symbol]

    def _try(self, word: Word) -> None:
        steps = tuple(self._steps(word))
        unable = next((self.cannot[step] for step in steps if step in self.cannot), None)
        if unable is not None:
            self.fates[word] = Troubled(unable)
        elif not self._is_behind(word, steps) and self._session.is_ready():
            self.tried += 1
            self.fates[word] = self._fate(word, steps)

    def _is_behind(self, word: Word, steps: Sequence[Place]) -> bool:
        """Is it known where a word fails, or where it ends the subject?"""
        dead = {step for each in self._fatal.values() for step in each}
        given_up = {symbol for (symbol, _), each in self._fatal.items() if len(each) >= ATTEMPTS}
        if dead & {*steps} or given_up & {*word}:
            return True
        return any(word[:length] in self._failing for length in range(1, len(word) + 1))

    def _fate(self, word: Word, steps: Sequence[Place]) -> Fate:
        found = self._runner.run(self._session, word)
        if isinstance(found, Judged):
            for position, wrongs in found.wrongs:
                self._fails(word[: position + 1], steps[position], wrongs)
            self.unseen[word] = found.unseen
            return found.fate
        if isinstance(found, Errored):
            return Troubled(found)
        alone = len(word) == 1
        position, trouble = (not alone and self._runner.located(self._session, word)) or (len(word) - 1, found)
        if isinstance(trouble, Cannot):
            self.cannot[steps[position]] = trouble
            return Troubled(trouble)
        wrongs = failures.wrongs(Troubled(trouble))
        if wrongs:
            self._fatal.setdefault((word[position], failures.cause(wrongs[0])), set()).add(steps[position])
            self._fails(word[: position + 1], steps[position], wrongs)
        return Troubled(trouble)

    def _fails(self, word: Word, step: Place, wrongs: tuple[Wrong, ...]) -> None:
        run = self._runner.reference.named(word)
        self.met.append(Met(wrongs, run, run))
        if stops(wrongs):
            self._failing.add(word)
            self._bad.add(step)
