"""All of it: the subject starts, is learnt, and is compared with its reference."""

from dataclasses import dataclass

from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.events.reference import Reference, explored
from leverframe.conform.events.stepped import Stepped, abilities
from leverframe.conform.events.walking import Runner
from leverframe.conform.judge.judging import Judge
from leverframe.conform.subject.troubles import Trouble
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.learning.asking import Asking, Budget, NotDeterministicError, SpentError, StoppedError
from leverframe.learning.differences import Differs, differences
from leverframe.learning.learner import learnt
from leverframe.learning.learnt import Learnt


@dataclass(frozen=True)
class Inquiry:
    """What came of it. Without `learnt`, `stopped` says why; `trouble` is what kept it from beginning."""

    started: wire.StartAnswer | None
    trouble: Trouble | None = None
    reference: Reference | None = None
    learnt: Learnt | None = None
    differs: tuple[Differs, ...] = ()
    stopped: StoppedError | None = None
    words: int = 0
    symbols: int = 0
    extra: int = 0

    @property
    def is_finished(self) -> bool:
        """Was a machine learnt, and compared to the end?"""
        return self.learnt is not None and self.stopped is None

    @property
    def why(self) -> str:
        """Why learning has not ended, in words."""
        match self.stopped:
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
        found = _inquired(target, session, started, able, budget, extra)
        session.stop()
        return found


def _inquired(  # noqa: PLR0913, PLR0917 -- what an inquiry consists of
    target: Target, session: Session, started: wire.StartAnswer, able: Abilities, budget: Budget, extra: int
) -> Inquiry:
    silent = started.refusals == "silent"
    reference = explored(able, state=bool(able.observes & {"state", "path"}), silent=silent)
    initial = target.declaration.initial_state if "state" in able.observes else None
    asking = Asking(session, reference.inputs, target.interface, initial, budget)
    machine: Learnt | None = None
    differs: list[Differs] = []
    stopped: StoppedError | None = None
    try:
        machine = learnt(asking, reference, extra)
        runner = Runner(reference, Judge(able, silent=silent, kind=Stepped))
        differs.extend(differences(target, session, runner, machine, asking.spend))
    except StoppedError as error:
        stopped = error
    return Inquiry(started, None, reference, machine, tuple(differs), stopped, asking.words, asking.symbols, extra)
