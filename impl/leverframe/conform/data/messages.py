"""The suite of messages: each message by itself, and again behind other ones.

First each message is the first one after a reset. Then all come in another order, each followed by a valid message and
by itself, and only every so often there is a reset: each verdict must be the same as before.
"""

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle

from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.messages import judging
from leverframe.conform.messages.corpus import EXAMPLE, Arguments, Case, Registry, cases
from leverframe.conform.messages.facts import FACTS, MACHINE, Validation
from leverframe.conform.messages.faults import INVALID_ARGUMENTS
from leverframe.conform.messages.reporting import Reporting
from leverframe.conform.subject.troubles import Cannot, Errored, Trouble
from leverframe.conform.suite import failures, requests
from leverframe.conform.suite.failures import Met
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, Troubled, shows
from leverframe.conform.suite.requests import Request
from leverframe.conform.suite.results import Allowed, Directed, Plan, Result
from leverframe.conform.suite.running import Session, Target
from leverframe.conform.wire import messages as wire
from leverframe.language.declaration import Declaration

NAME = "messages"
TOGETHER = 50
"""The messages between two resets that are tried again."""
ATTEMPTS = 3
"""How often a subject may end in one way before messages with the same fault are no longer tried."""
MOST_ENDED = 10
"""How often a subject may end before no further message is tried."""
LARGEST = 65_536
"""Bytes of a message that comes again."""
JudgeOfAnswers = Callable[[Case, wire.MessageAnswer], Wrong | None]
Tried = tuple[Case, bool]
"""A message, and whether it comes behind others."""


def applies(declaration: Declaration, started: wire.StartAnswer) -> bool:
    """Is the machine that of the protocol, and does the subject offer the mode?"""
    known = {variable.name for variable in declaration.variables}
    return "messages" in started.modes and declaration.machine == MACHINE and known >= set(FACTS)


class Messages:
    """The messages for the capabilities that a subject declares; without any, for that of the document's example."""

    name = NAME
    divides = False

    def __init__(self, target: Target, started: wire.StartAnswer) -> None:
        self._target = target
        self._registry = registry(started) or EXAMPLE
        self._declared = bool(started.capabilities)
        validation = Validation(target.declaration)
        self._cases = cases(validation, self._registry)
        self._telemetry = "telemetry" in target.observes(started)
        self._reporting = Reporting(validation, target.interface.telemetry if self._telemetry else {})
        self._again = tuple(case for case in self._cases if len(case.data) <= LARGEST)
        self.plan = Plan(
            tests=len(self._cases) + len(self._again),
            symbols=len(self._cases) + 3 * len(self._again),
            scope="each message by itself, and again behind other ones",
            dimensions=(*judging.DIMENSIONS, *(["telemetry"] if self._telemetry else [])),
            unnoticed=tuple(self._unnoticed()),
        )

    def _unnoticed(self) -> Iterable[str]:
        yield "what is executed or recorded" if self._telemetry else "what is executed, recorded or reported"
        yield "whether the reason is the right one, beyond its step"
        yield "what another registry of capabilities would change"
        if not any(each.invalid for each in self._registry.values()):
            yield "which arguments are refused: the subject declares none that do not fit"

    def conduct(self, session: Session, allowed: Allowed) -> Result:
        """Try every message."""
        self._target = session.target
        walk = _Walk(session, self._cases, self._again, allowed, self._judged)
        walk.go()
        session.stop()
        replay = partial(self._replayed, walk.first)
        found, unsteady = failures.reported(NAME, walk.causes, replay, self._target)
        tests = [*((case, False) for case in self._cases), *((case, True) for case in self._again)]
        fates = {tried: walk.fates.get(tried) for tried in tests}
        without_step = tuple(name for name in self.plan.dimensions if name != "step")
        result = Result(
            name=NAME,
            plan=replace(self.plan, dimensions=self.plan.dimensions if walk.shows_steps else without_step),
            fates=tuple(fates.values()),
            directed=self._directed(fates, walk),
            failures=found,
            unsteady=unsteady,
            lanes=(walk.tried,),
            symbols=walk.symbols,
            seconds=walk.seconds,
            digest=hashlib.sha256(b"".join(hashlib.sha256(case.data).digest() for case in self._cases)).hexdigest(),
        )
        return replace(result, guarantee=self._guarantee(result))

    def _guarantee(self, result: Result) -> str:
        names = ", ".join(self._registry)
        whose = "that the subject declares" if self._declared else "of the document's example"
        tests = f"{result.passed}: {len(self._cases):,} messages, each by itself and again behind others"
        parts = (f"{tests}, for the capabilities {whose}: {names}.", result.left_out, "Other messages are not covered.")
        return " ".join(filter(None, parts))

    def _directed(self, fates: Mapping[Tried, Fate | None], walk: "_Walk") -> dict[str, Directed]:
        found: dict[str, list[Fate | None]] = {name: list(fates.values()) for name in judging.TOTAL}
        for (case, behind), tried in fates.items():
            fate = Passed(seen=False) if isinstance(tried, Passed) and not walk.shows(case) else tried
            steps = judging.STEPS if walk.shows_steps else ()
            shown = (*judging.directed_at(case), *steps, *self._reporting.directed_at(case))
            for name in judging.SAME if behind else dict.fromkeys(shown):
                found.setdefault(name, []).append(fate)
        absent = (
            {} if walk.shows_steps else dict.fromkeys(judging.STEPS, "the subject does not name the step that decided")
        )
        if not any(each.invalid for each in self._registry.values()):  # whoever accepts all arguments is not noticed
            absent |= dict.fromkeys(INVALID_ARGUMENTS.requirements, "the subject declares no arguments that do not fit")
        missing = {name: Directed((), absent=reason) for name, reason in absent.items()}
        return {name: _directed(each) for name, each in found.items()} | missing

    def _judged(self, case: Case, answer: wire.MessageAnswer) -> Wrong | None:
        """What is wrong with the answer to a message: with its verdict, or else with its reports."""
        return judging.judged(case, answer) or self._reporting.wrong(answer)

    def asked(self, found: Request) -> Case | None:
        """The message that a request sends; None if it is none of this suite."""
        data = requests.message(found)
        return next((case for case in self._cases if case.data == data), None)

    def replayed(self, run: Run) -> Fate | None:
        """What becomes of the last message of a run in a fresh process, also beside its answer to that one alone."""
        first: dict[Case, wire.MessageAnswer] = {}
        with Session(self._target) as session:
            ready = all(isinstance(one, wire.StartAnswer | wire.OkAnswer) for one in (session.start(), session.reset()))
            last = run[-1]
            if ready and isinstance(last, Case) and len(run) > 1:
                answer = session.message(last.data)
                if isinstance(answer, wire.MessageAnswer):
                    first[last] = answer
            session.stop()
        return self._replayed(first, run)

    def _replayed(self, first: Mapping[Case, wire.MessageAnswer], run: Run) -> Fate | None:
        """What becomes of the last message of a run in a fresh process."""
        messages = [one for one in run if isinstance(one, Case)]
        with Session(self._target) as session:
            for begun in (session.start(), session.reset()):
                if not isinstance(begun, wire.StartAnswer | wire.OkAnswer):
                    return Troubled(begun)
            fate: Fate | None = None
            for case in messages:
                answer = session.message(case.data)
                if not isinstance(answer, wire.MessageAnswer):
                    return _troubled(answer) if case is messages[-1] else None
                if len(messages) > 1 and case in first:
                    fate = _fate(judging.again(answer, first[case]))
                else:
                    fate = _fate(self._judged(case, answer) or judging.chosen(case, answer))
            session.stop()
            return fate


def registry(started: wire.StartAnswer) -> Registry:
    """The capabilities that a subject declares."""
    return {name: Arguments(tuple(each.valid), tuple(each.invalid)) for name, each in started.capabilities.items()}


def _directed(fates: Sequence[Fate | None]) -> Directed:
    kinds = {(type(fate), shows(fate)): fate for fate in fates}
    passed = sum(map(shows, fates))
    groups = tuple((fate,) for fate in kinds.values())
    return Directed(groups, len(fates), passed)


def _fate(wrong: Wrong | None) -> Fate:
    return Passed() if wrong is None else Failed((wrong,))


def _troubled(trouble: Trouble) -> Fate:
    if isinstance(trouble, Cannot | Errored):
        return Troubled(trouble)
    return Failed((judging.silent(failures.process(trouble)),))


class _Walk:
    """The messages, one after the other; a fresh process after each trouble that ended one."""

    def __init__(
        self, session: Session, known: Sequence[Case], again: Sequence[Case], allowed: Allowed, judge: JudgeOfAnswers
    ) -> None:
        self._session, self._cases, self._again, self._allowed = session, known, again, allowed
        self._judge = judge
        self.fates: dict[Tried, Fate] = {}
        self.first: dict[Case, wire.MessageAnswer] = {}
        """The answer to each message that came first."""
        self._met: list[tuple[Case, Met]] = []
        self.tried = self.symbols = 0
        self.seconds = 0.0
        self._run: list[Case] = []
        self._ended: dict[str, Counter[str]] = {}

    @property
    def shows_steps(self) -> bool:
        """Does the subject name the steps of its rejections?"""
        return any(answer.step is not None for answer in self.first.values())

    def shows(self, case: Case) -> bool:
        """Does the verdict on a message show anything, or is it the same for valid and invalid ones?"""
        judgeable = {each.form for each in self._cases if not each.faults}
        form = {case.form} if case.form in judgeable else judgeable
        alike = ((each, answer) for each, answer in self.first.items() if each.form in form)
        accepted = self.first[case].verdict != "rejected"
        others = (one.verdict for each, one in alike if (each.demanded if accepted else not each.faults))
        return any((verdict == "rejected") == accepted for verdict in others)

    def go(self) -> None:
        """Try every message, twice."""
        began = time.monotonic()
        for case in self._cases:
            if self._is_over(began) or not self._begun():
                break
            self._try((case, False), (case,))
        valid = [case for case in self._cases if not case.faults]
        order = sorted(self._again, key=lambda case: hashlib.sha256(case.data).digest())
        self._run = []
        for case, witness in zip(order, cycle(valid), strict=False):
            if self._is_over(began) or (not self._run and not self._begun()):
                break
            self._try((case, True), (case, witness, case))
            if len(self._run) >= TOGETHER or not isinstance(self.fates.get((case, True)), Passed):
                self._run = []
        self.seconds = time.monotonic() - began

    def _is_over(self, began: float) -> bool:
        ended = sum(each.total() for each in self._ended.values()) >= MOST_ENDED
        return ended or self._allowed.is_over(began, self.tried)

    def _begun(self) -> bool:
        """Begin a fresh execution, in a fresh process if there is none."""
        self._run = []
        return self._session.is_ready() and isinstance(self._session.reset(), wire.OkAnswer)

    def _try(self, tried: Tried, sent: Sequence[Case]) -> None:
        if any(each[case.kind] >= ATTEMPTS for each in self._ended.values() for case in sent):
            return
        self.tried += 1
        for case in sent:
            fate = self._sent(case)
            if not isinstance(fate, Passed):
                self.fates[tried] = fate
                return
        self.fates[tried] = Passed()

    def _sent(self, case: Case) -> Fate:
        self.symbols += 1
        self._run.append(case)
        answer = self._session.message(case.data)
        if not isinstance(answer, wire.MessageAnswer):
            fate = _troubled(answer)
            if isinstance(fate, Failed):
                self._note(case, fate.wrongs[0])
                self._ended.setdefault(failures.cause(fate.wrongs[0]), Counter())[case.kind] += 1
            return fate
        if len(self._run) > 1 and case in self.first:
            wrong = judging.again(answer, self.first[case])
        else:
            self.first.setdefault(case, answer)
            wrong = self._judge(case, answer)
            differs = judging.chosen(case, answer) if wrong is None else None
            if differs is not None:
                self._note(case, differs)  # the document allows it, so the test passes
        if wrong is not None:
            self._note(case, wrong)
        return _fate(wrong)

    def _note(self, case: Case, wrong: Wrong) -> None:
        """Remember a failure, or a difference from a choice, with a short run that should show it."""
        before = (case,) if case in self._run[:-1] else tuple(self._run[-2:-1])
        self._met.append((case, Met((wrong,), tuple(self._run), (*before, case))))

    @property
    def causes(self) -> Sequence[Met]:
        """What was met, without what follows from something else: whoever accepts a fault finds no step for it."""
        accepted = {judging.kind(case) for case, met in self._met if met.wrongs[0].dimension == "verdict"}
        return [
            met
            for case, met in self._met
            if met.wrongs[0].dimension != "step" or accepted.isdisjoint({judging.kind(case), *_kinds(case)})
        ]


def _kinds(case: Case) -> frozenset[str]:
    return frozenset(fault.kind for fault in case.faults)
