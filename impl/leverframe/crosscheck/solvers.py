"""The engines with a solver: induction, bounded model checking, k-induction and Spacer.

Claims that are expected to hold are first decided together, because the proof of one helps to prove the next, and one
search covers the runs of all. If that fails, each is decided alone. The report decides only which claims are tried
together, never an answer.
"""

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from leverframe.check.states.explore import explore, shortest_path
from leverframe.crosscheck.answers import Findings, NoRun, Open, Reply
from leverframe.crosscheck.questions import AskedMachine, Question, Runs
from leverframe.deadline import OutOfTimeError, within_processor
from leverframe.errors import CapacityError
from leverframe.model.machine import Interpreter
from leverframe.model.trace import Trace
from leverframe.smt import spacer
from leverframe.smt.bounded import shortest
from leverframe.smt.goals import Goal
from leverframe.smt.k_induction import Refuted, prove, steps
from leverframe.smt.strengthening import UndecidedError, ViolatedError, strengthen
from leverframe.smt.ways import Way, ways


@dataclass(frozen=True, slots=True)
class _Run:
    """The claim about all paths is false, as a run shows."""

    trace: Trace
    shortest: bool


_Outcome = bool | NoRun | _Run
"""True if the claim about all paths holds (a false one needs a run), or no run of some length refutes it."""

_Ask = Callable[[Sequence[Question]], _Outcome]
"""Decides whether all the questions are true. Raises UndecidedError."""


def induction(subject: AskedMachine) -> Findings:
    """Invariants by induction, strengthened from the reachable states; a reachable state refutes a false one."""
    asked = _of_states(subject)
    try:
        reached = explore(subject.declaration, subject.limits)
    except CapacityError as error:
        return Findings("induction", {question.name: Open(str(error)) for question in asked})

    runs = Runs(subject.declaration)

    def ask(questions: Sequence[Question]) -> _Outcome:
        try:
            strengthen(subject.declaration, reached, _goals(questions))
        except ViolatedError as error:
            way = shortest_path(reached, reached.layout.pack(error.state))
            for question, run in itertools.product(questions, _continued(runs.machine, way)):
                if runs.violation(question, run) is not None:
                    return _Run(run, shortest=False)
            raise
        return True

    return Findings("induction", dict(_settled(subject, asked, ask)))


def _continued(machine: Interpreter, way: Trace) -> Iterator[Trace]:
    """A run, and its extensions by one step."""
    yield way
    for step in steps(machine, way.last.state):
        yield Trace((*way.prefix, step))


def bounded(subject: AskedMachine) -> Findings:
    """Bounded model checking: the shortest runs that decide a claim, up to a bound."""
    effort, found = subject.effort, dict(_ways(subject))

    def ask(questions: Sequence[Question]) -> _Outcome:
        sought = [way for question in questions for way in found[question]]
        trace = shortest(subject.declaration, sought, effort.steps, effort.question)
        return NoRun(effort.steps) if trace is None else _Run(trace, shortest=True)

    return Findings("bounded", dict(_settled(subject, tuple(found), ask)))


def k_induction(subject: AskedMachine) -> Findings:
    """Induction over several steps, without the reachable states."""
    effort = subject.effort

    def ask(questions: Sequence[Question]) -> _Outcome:
        answer = prove(subject.declaration, _goals(questions), effort.depth, timeout=effort.question)
        return _Run(answer.trace, shortest=True) if isinstance(answer, Refuted) else True

    return Findings("k-induction", dict(_settled(subject, _of_states(subject), ask)))


def horn_clauses(subject: AskedMachine) -> Findings:
    """Invariants that Spacer finds."""
    effort = subject.effort

    def ask(questions: Sequence[Question]) -> _Outcome:
        timeout = effort.question if len(questions) == 1 else 4 * effort.question
        answer = spacer.prove(subject.declaration, _goals(questions), effort.steps, timeout=timeout)
        return _Run(answer.trace, shortest=True) if isinstance(answer, Refuted) else True

    return Findings("Spacer", dict(_settled(subject, _of_states(subject), ask)))


def _settled(subject: AskedMachine, asked: Sequence[Question], ask: _Ask) -> Iterator[tuple[str, Reply]]:
    """The replies to questions: first those that are expected to hold together, then each open one alone."""
    runs = Runs(subject.declaration)
    together = [question for question in asked if subject.expected(question)]
    alone = [question for question in asked if question not in together]
    # At least half of the time remains for the single questions.
    outcome = _attempt(ask, together, subject.effort.seconds / 2) if len(together) > 1 else None
    for question in alone:
        yield question.name, _reply(runs, question, ask)
    for question in together:
        yield question.name, _all(question, outcome) or _reply(runs, question, ask)


def _attempt(ask: _Ask, questions: Sequence[Question], seconds: float) -> _Outcome | None:
    try:
        with within_processor(seconds):
            return ask(questions)
    except (UndecidedError, OutOfTimeError):
        return None


def _all(question: Question, outcome: _Outcome | None) -> Reply | None:
    """The reply to each of several questions that were asked together."""
    if isinstance(outcome, NoRun):
        return outcome
    return question.answered(truth=True) if outcome is True else None


def _reply(runs: Runs, question: Question, ask: _Ask) -> Reply:
    try:
        outcome = ask((question,))
    except (UndecidedError, OutOfTimeError) as error:
        return Open(str(error))
    if isinstance(outcome, _Run):
        length = runs.length(question, outcome.trace)
        return question.answered(truth=False, length=length, shortest=outcome.shortest)
    return outcome if isinstance(outcome, NoRun) else question.answered(truth=True)


def _of_states(subject: AskedMachine) -> tuple[Question, ...]:
    """The questions about single states."""
    return tuple(question for question in subject.questions if question.goal is not None)


def _goals(questions: Sequence[Question]) -> list[Goal]:
    return [question.goal for question in questions if question.goal is not None]


def _ways(subject: AskedMachine) -> Iterator[tuple[Question, tuple[Way, ...]]]:
    """The questions for which it is known how a run refutes them."""
    for question in subject.questions:
        found = None if question.about_paths is None else ways(subject.declaration, question.about_paths)
        if found is not None:
            yield question, found
