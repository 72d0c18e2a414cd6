"""The tests of a suite, shortest first: planned anew around what the subject cannot do, and around failures.

If the subject cannot be given an event in a state, the machine is partial: the event is undefined there, and the suite
of the smaller machine has identification sets of its own. After a failure, tests that begin with the same inputs are
not run, since they would fail there; a suite for the machine without that step finds other ways to what is behind it.
What no way leads to is not reached.
"""

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from leverframe.conform.automata.machine import Machine, Word
from leverframe.conform.automata.suite import Method, Suite, suite
from leverframe.conform.events.finer import Finer, Place
from leverframe.conform.events.reference import Reference
from leverframe.conform.judge.judging import Judge
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.troubles import Cannot, Errored, Trouble
from leverframe.conform.suite import failures
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, Troubled
from leverframe.conform.suite.lanes import Lent, lanes
from leverframe.conform.suite.results import Allowed
from leverframe.conform.suite.running import Session, Target, Venue
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire.parts import RecordSeen
from leverframe.observe.interface import PATH
from leverframe.observe.mealy import Input

ATTEMPTS = 3
"""How many steps by one input may end the subject before tests with this input are given up."""

LEAST = 2_000
"""The tests of a lane, at least: to start a subject takes time, too."""


def shares(tests: int) -> int:
    """The number of lanes for so many tests."""
    return lanes(tests, LEAST)


def planned(machine: Machine, extra: int) -> Suite:
    """The suite of a machine: Wp, or HSI if the machine is partial."""
    return suite(machine, Method.WP if machine.complete else Method.HSI, extra)


def _tells_targets(step: wire.Observed) -> bool:
    """Does each record say where its step leads?"""
    return all(entry.record.get("new_state") is not None for entry in step.trace or () if isinstance(entry, RecordSeen))


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of the inputs of a run: what is wrong after which of them, the first one first."""

    wrongs: tuple[tuple[int, tuple[Wrong, ...]], ...]
    unseen: frozenset[int] = frozenset()
    """The inputs of which a subject that ignored them would look the same, by position."""
    raised: int | None = None
    """The position of the first exception that leaves open whether the input was accepted."""
    targetless: int | None = None
    """The position of the first step of which nothing tells where it leads, although the view has the path."""

    @property
    def fate(self) -> Fate:
        """What became of the whole."""
        found = tuple(wrong for _, each in self.wrongs for wrong in each)
        return Failed(found) if found else Passed()


class Runner:
    """Runs of one subject, judged. A failure in records alone leaves the other dimensions to be judged."""

    def __init__(self, reference: Reference, judge: Judge) -> None:
        self.reference, self.judge = reference, judge
        self._needs_targets = PATH in reference.view and "path" not in judge.abilities.observes

    def another(self) -> "Runner":
        """Another runner, since a judge follows one run at a time."""
        return Runner(self.reference, self.judge.another())

    def run(self, session: Session, word: Word) -> Judged | Trouble:
        """What became of a word on a session."""
        answer = session.run(self.reference.named(word))
        return self.judged(word, answer) if isinstance(answer, wire.RunAnswer) else answer

    def judged(self, word: Word, answer: wire.RunAnswer) -> Judged:
        """What is wrong with the answer to a word."""
        self.judge.reset()
        found: list[tuple[int, tuple[Wrong, ...]]] = []
        raised: int | None = None
        targetless: int | None = None
        for position, (symbol, step) in enumerate(zip(word, answer.steps, strict=True)):
            wrongs = self.judge.judge(self.reference.cycles[symbol], step)
            if step.outcome == "raised" and raised is None:
                raised = position
            if self._needs_targets and targetless is None and not _tells_targets(step):
                targetless = position
            if wrongs:
                found.append((position, wrongs))
            if failures.stops(wrongs):
                break
        return Judged(tuple(found), self.judge.unseen, raised, targetless)

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
        earlier = any(position < len(word) - 1 and failures.stops(wrongs) for position, wrongs in found.wrongs)
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


@dataclass
class _Known:
    """What is known of a subject."""

    cannot: dict[Place, Cannot] = field(default_factory=dict)
    """The steps that it cannot be given."""
    bad: set[Place] = field(default_factory=set)
    failing: set[Word] = field(default_factory=set)
    fatal: dict[tuple[int, str], set[Place]] = field(default_factory=dict)
    """The steps that ended it, by input and cause."""

    def copy(self) -> "_Known":
        """The same, for a lane."""
        fatal = {cause: set(places) for cause, places in self.fatal.items()}
        return _Known(dict(self.cannot), set(self.bad), set(self.failing), fatal)

    def add(self, other: "_Known") -> None:
        """Add what a lane has found."""
        self.cannot = {**other.cannot, **self.cannot}
        self.bad |= other.bad
        self.failing |= other.failing
        for cause, places in other.fatal.items():
            self.fatal.setdefault(cause, set()).update(places)


class _Lane:
    """Tests one after the other, on one subject; a fresh process after each trouble that ended one."""

    def __init__(self, known: _Known, targets: Sequence[Sequence[int]]) -> None:
        self.known, self._targets = known, targets
        self.fates: dict[Word, Fate] = {}
        self.unseen: dict[Word, frozenset[int]] = {}
        self.met: list[Met] = []
        self.told: set[str] = set()
        self.raised: tuple[Input, ...] = ()
        self.targetless: tuple[Input, ...] = ()
        self.tried = 0

    def go(self, runner: Runner, session: Session, words: Iterable[Word], allowed: Allowed, began: float) -> None:
        """Try some tests, until the time or the tests that are allowed are over."""
        for word in words:
            if allowed.is_over(began, self.tried):
                break
            self._try(runner, session, word)

    def _steps(self, word: Word) -> Iterator[Place]:
        state = 0
        for symbol in word:
            yield state, symbol
            state = self._targets[state][symbol]

    def _try(self, runner: Runner, session: Session, word: Word) -> None:
        steps, cannot = tuple(self._steps(word)), self.known.cannot
        unable = next((cannot[step] for step in steps if step in cannot), None)
        if unable is not None:
            self.fates[word] = Troubled(unable)
        elif not self._is_behind(word, steps) and session.is_ready():
            self.tried += 1
            self.fates[word] = self._fate(runner, session, word, steps)

    def _is_behind(self, word: Word, steps: Sequence[Place]) -> bool:
        """Is it known where a word fails, or where it ends the subject?"""
        dead = {step for each in self.known.fatal.values() for step in each}
        given_up = {symbol for (symbol, _), each in self.known.fatal.items() if len(each) >= ATTEMPTS}
        if dead & {*steps} or given_up & {*word}:
            return True
        return any(word[:length] in self.known.failing for length in range(1, len(word) + 1))

    def _fate(self, runner: Runner, session: Session, word: Word, steps: Sequence[Place]) -> Fate:
        named = runner.reference.named
        found = runner.run(session, word)
        if isinstance(found, Judged):
            for position, wrongs in found.wrongs:
                self._fails(named(word[: position + 1]), word[: position + 1], steps[position], wrongs)
            self.unseen[word] = found.unseen
            self.told |= runner.judge.told_by_records
            if found.raised is not None:
                self.raised = self.raised or named(word[: found.raised + 1])
            if found.targetless is not None:
                self.targetless = self.targetless or named(word[: found.targetless + 1])
            return found.fate
        if isinstance(found, Errored):
            return Troubled(found)
        alone = len(word) == 1
        position, trouble = (not alone and runner.located(session, word)) or (len(word) - 1, found)
        if isinstance(trouble, Cannot):
            self.known.cannot[steps[position]] = trouble
            return Troubled(trouble)
        wrongs = failures.wrongs(Troubled(trouble))
        if wrongs:
            self.known.fatal.setdefault((word[position], failures.cause(wrongs[0])), set()).add(steps[position])
            self._fails(named(word[: position + 1]), word[: position + 1], steps[position], wrongs)
        return Troubled(trouble)

    def _fails(self, run: Run, word: Word, step: Place, wrongs: tuple[Wrong, ...]) -> None:
        self.met.append(Met(wrongs, run, run))
        if failures.stops(wrongs):
            self.known.failing.add(word)
            self.known.bad.add(step)


@dataclass(frozen=True, slots=True)
class _Share:
    """The tests of a lane. `began` is the time of a clock that all processes of a computer share."""

    runners: Lent[Runner]
    lane: _Lane
    words: Sequence[Word]
    allowed: Allowed
    began: float

    def tried(self, session: Session) -> _Lane:
        """The lane after its tests."""
        with self.runners.lent() as runner:
            self.lane.go(runner, session, self.words, self.allowed, self.began)
        return self.lane

    def at(self, venue: Venue) -> _Lane:
        """The lane after its tests at a venue."""
        return venue(self.tried)


class Walk:
    """The tests of a suite, in lanes, and of the suites that are planned in its place."""

    def __init__(self, session: Session, runner: Runner, machine: Machine, extra: int, allowed: Allowed) -> None:
        self._session, self._machine, self._extra, self._allowed = session, machine, extra, allowed
        self._runners, self._finer = Lent(runner), Finer(runner.reference)
        self._targets = machine.targets.tolist()
        self._known = _Known()
        self.suite = planned(machine, extra)
        self._identified = self.suite.identified
        self.fates: dict[Word, Fate | None] = {}
        self.unseen: dict[Word, frozenset[int]] = {}
        """Of a test that passed, the inputs that it says nothing about, by position."""
        self.met: list[Met] = []
        self.told: set[str] = set()
        """What some record told (`Judge.told_by_records`)."""
        self.raised: tuple[Input, ...] = ()
        """The inputs before the first exception that leaves open whether the last one was accepted."""
        self.targetless: tuple[Input, ...] = ()
        """The inputs before the first step of which nothing tells where it leads, although the view has the path."""
        self.lanes: tuple[int, ...] = ()
        """The tests that ran in each lane."""
        self.seconds = 0.0

    @property
    def cannot(self) -> Mapping[Place, Cannot]:
        """The steps that the subject cannot be given."""
        return self._known.cannot

    @property
    def identifiers(self) -> Sequence[Collection[Word]]:
        """The words that identify each state of the machine."""
        return self._identified.identifiers

    @property
    def failing(self) -> Collection[Word]:
        """The shortest words that fail and end a test."""
        return self._known.failing

    def go(self) -> None:
        """Run every test."""
        began = time.monotonic()
        while True:
            before = len(self._known.cannot), len(self._known.bad)
            self._round(self._words(), began)
            after = len(self._known.cannot), len(self._known.bad)
            recorded = self._allowed.tests is not None and len(self.lanes) >= len(self._allowed.tests)
            if before == after or recorded or self._allowed.is_late(began):
                break
            self.suite = planned(self._machine.without((*self._known.cannot, *self._known.bad)), self._extra)
        self.seconds = time.monotonic() - began

    def _round(self, words: Sequence[Word], began: float) -> None:
        """Run tests, in lanes."""
        count = shares(len(words))
        if count > 1 and self._session.is_shared:
            self._runners.share()
        numbers = range(len(self.lanes), len(self.lanes) + count)
        each = [
            _Share(self._runners, _Lane(self._known.copy(), self._targets), words[start::count], allowed, began)
            for start, allowed in enumerate(map(self._allowed.of_lane, numbers))
        ]
        for lane in self._session.together([share.at for share in each], apart=count > 1):
            self.fates |= lane.fates
            self.unseen |= lane.unseen
            self.met += lane.met
            self.told |= lane.told
            self._known.add(lane.known)
            self.raised = self.raised or lane.raised
            self.targetless = self.targetless or lane.targetless
            self.lanes += (lane.tried,)

    def _words(self) -> tuple[Word, ...]:
        """The tests of the present suite that are not known yet, and those of finer states."""
        avoided = {*self._known.cannot, *self._known.bad}
        more = self._finer.words(self.suite, self._targets, avoided)
        words = (*(test.word for test in self.suite.tests()), *more)
        fresh = tuple(word for word in words if word not in self.fates)
        self.fates.update(dict.fromkeys(fresh))
        return fresh
