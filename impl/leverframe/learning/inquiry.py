"""All of it: the subject starts, is learnt, and is compared with its reference."""

from collections.abc import Callable
from dataclasses import dataclass

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.events.reference import Reference, explored
from leverframe.conform.events.stepped import Stepped, abilities
from leverframe.conform.events.walking import Runner
from leverframe.conform.judge.judging import Judge
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.deadline import OutOfTimeError, within
from leverframe.learning.asking import (
    NOTHING,
    Asking,
    Budget,
    NotDeterministicError,
    Spent,
    SpentError,
    StoppedError,
    Word,
)
from leverframe.learning.differences import Comparison, Differs, RefutedError
from leverframe.learning.learner import Learner, Round
from leverframe.learning.learnt import Learnt
from leverframe.observe.mealy import Input


@dataclass(frozen=True)
class Inquiry:
    """What came of it. Without a `comparison`, `stopped` says why; `trouble` is what kept it from beginning."""

    started: wire.StartAnswer | None
    trouble: Trouble | None = None
    reference: Reference | None = None
    comparison: Comparison | None = None
    stopped: StoppedError | None = None
    learning: Spent = NOTHING
    """What was asked until the machine was learnt."""
    spent: Spent = NOTHING
    """What was asked in all."""
    rounds: tuple[Round, ...] = ()
    last: tuple[int, int] = (0, 0)
    """The words and inputs of the suite that found no difference from the learnt machine."""
    extra: int = 0
    withheld: tuple[str, ...] = ()
    """The events of the reference that the subject does not offer."""

    @property
    def learnt(self) -> Learnt | None:
        """The machine that the subject is, as far as it was asked."""
        return self.comparison.learnt if self.comparison else None

    @property
    def differs(self) -> tuple[Differs, ...]:
        """The differences that were found."""
        return tuple(self.comparison.differs) if self.comparison else ()

    @property
    def judged(self) -> int:
        """How many answers of the subject were judged."""
        return self.comparison.judged if self.comparison else 0

    @property
    def unable(self) -> tuple[Input, ...]:
        """Inputs that the subject could not be given in some state."""
        inputs = self.reference.inputs if self.reference and self.comparison else ()
        return tuple(one for one in inputs if self.comparison and one in self.comparison.unable)

    @property
    def is_finished(self) -> bool:
        """Was a machine learnt, and compared to the end?"""
        return self.learnt is not None and self.stopped is None and self.judged > 0

    @property
    def guarantee(self) -> str:
        """What is established, in words."""
        if self.learnt is None or self.reference is None:
            return "Nothing is established."
        tests, symbols = self.last
        most = self.learnt.size + self.extra
        agreed = f"the subject and the learnt machine, in {tests:,} words with {symbols:,} inputs"
        given = "is deterministic in it, returns to its initial state at each reset"
        parts = [
            f"The suite Wp for k = {self.extra} found no difference between {agreed}.",
            f"So they are the same in this view, if the subject {given}, and has at most {most:,} states.",
            "Time, values with identities, and fields that the interface does not name are not part of the view.",
        ]
        if self.withheld or self.unable:
            parts.append("This says nothing about inputs that the subject does not offer, or could not be given.")
        if self.reference.many is not None:
            goes_on = "and the comparison goes on behind one of them alone"
            parts.append(f"The reference allows several answers after {self.reference.many}, {goes_on}.")
        return " ".join(parts)

    def named(self, word: Word) -> list[str]:
        """The inputs of a word."""
        return [str(one) for one in self.reference.named(word)] if self.reference else []

    def shown(self, word: Word) -> list[str]:
        """What the learnt machine shows after each input of a word."""
        return self.learnt.shown(word) if self.learnt else []

    @property
    def why(self) -> str:
        """Why learning has not ended, in words."""
        match self.stopped:
            case None if self.learnt is not None and not self.judged:
                return "The subject could be given none of its inputs, so nothing was compared."
            case None:
                return ""
            case SpentError():
                left = "it was not compared to the end" if self.learnt else "nothing was learnt"
                return f"The budget is spent: {left}. Raise --words or --budget."
            case NotDeterministicError() as error:
                return f"The subject is not deterministic, or not reset reliably: {error}. So it is no Mealy machine."
            case error:
                return f"Learning cannot go on: {error}."


def inquired(target: Target, budget: Budget, extra: int) -> Inquiry:
    """Learn a subject, and compare it with its reference. Raises MissingExtraError."""
    with Session(target) as session:
        started = session.start()
        if not isinstance(started, wire.StartAnswer):
            return Inquiry(None, started)
        able = abilities(target, started)
        if "events" not in started.modes or not able.stimuli:
            return Inquiry(started)
        try:
            with within(budget.seconds):
                found = _Course(target, session, started, able, budget, extra).inquiry()
        except OutOfTimeError:
            return Inquiry(started, stopped=SpentError())
        session.stop()
        return found


class _Course:
    """The course of an inquiry; what is known stays, if it ends early."""

    def __init__(  # noqa: PLR0913, PLR0917 -- what an inquiry consists of
        self, target: Target, session: Session, started: wire.StartAnswer, able: Abilities, budget: Budget, extra: int
    ) -> None:
        self._target, self._started, self._extra = target, started, extra
        silent = started.refusals == "silent"
        self._reference = explored(able, silent=silent)
        initial = target.declaration.initial_state if "state" in able.observes else None
        self._asking = Asking(session, self._reference.inputs, target.interface, initial, budget)
        self._learner = Learner(self._asking, self._reference, extra)
        self._runner = Runner(self._reference, Judge(able, silent=silent, kind=Stepped))
        self._withheld = tuple(one.name for one in target.declaration.events if one.name not in able.stimuli)
        self._learning = NOTHING
        self._comparison: Comparison | None = None

    def inquiry(self) -> Inquiry:
        stopped = self._stopped(self._learn) or self._stopped(self._compare)
        if self._comparison is not None and not isinstance(stopped, NotDeterministicError):
            stopped = self._stopped(self._comparison.confirm) or stopped
        sure = None if isinstance(stopped, NotDeterministicError) else self._comparison
        return Inquiry(
            self._started,
            None,
            self._reference,
            sure,
            stopped,
            self._learning,
            self._asking.spent,
            tuple(self._learner.rounds),
            self._learner.last,
            self._extra,
            self._withheld,
        )

    def _stopped(self, work: Callable[[], None]) -> StoppedError | None:
        """Why some work could not be done, if it could not."""
        try:
            work()
        except OutOfTimeError:
            return SpentError()
        except StoppedError as error:
            return error
        return None

    def _learn(self, refuted_by: Word | None = None) -> None:
        try:
            machine = self._learner.learnt(refuted_by)
        finally:
            self._learning = self._asking.spent
        self._comparison = Comparison(self._target, self._asking, self._runner, machine)

    def _compare(self) -> None:
        while self._comparison is not None:
            try:
                self._comparison.go()
            except RefutedError as error:
                self._comparison = None
                self._learn(error.word)
            else:
                break
