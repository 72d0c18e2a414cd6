"""Claims in a form that every engine can decide: about all paths, or about every reachable state.

A claim of the common fragment of CTL and LTL is the same question in both logics (`leverframe.logic.fragment`). A claim
that some path does something is the negation of a claim about all paths, and a run that refutes the latter is a witness
for it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from leverframe.check.limits import Limits
from leverframe.check.verdict import ClaimKind, Fails, Holds, Report, Result, Unknown, Verdict
from leverframe.crosscheck.answers import Answer, Counts, Effort, Open, Reply
from leverframe.errors import InternalError
from leverframe.language.declaration import (
    Always,
    Branching,
    Declaration,
    Frame,
    Linear,
    PathBase,
    Paths,
    Ranking,
    Step,
)
from leverframe.language.evaluate import Evaluator, compile_formula
from leverframe.language.expr import Globally, conjunction
from leverframe.logic.enabledness import resolve
from leverframe.logic.fragment import branching
from leverframe.logic.normal import normalise
from leverframe.model.machine import Interpreter, MachinePoint
from leverframe.model.trace import Trace
from leverframe.smt.goals import Goal, goal_of, goals


@dataclass(frozen=True, slots=True)
class Question:
    """A claim as a claim about all paths: `about_paths` holds, or, if it is `negated`, does not hold.

    `goal` is the same claim about every reachable state, if there is one. `asked` is the kind of the claim in the
    declaration. If the claim has neither form, both are None.
    """

    name: str
    asked: ClaimKind
    goal: Goal | None
    about_paths: Branching | None
    negated: bool = False

    def answered(self, *, truth: bool, length: int | None = None, shortest: bool = False) -> Answer:
        """The answer of an engine that found the claim about all paths to be true, or false with a run."""
        return Answer(truth != self.negated, length, shortest and length is not None)


@dataclass(frozen=True)
class AskedMachine:
    """A machine, its report, and the budget for deciding the claims again."""

    report: Report
    limits: Limits
    effort: Effort

    @property
    def declaration(self) -> Declaration:
        """The machine."""
        return self.report.declaration

    @property
    def counts(self) -> Counts | None:
        """The counts of the report."""
        report = self.report
        if report.states is None or report.transitions is None or report.environment_steps is None:
            return None
        return Counts(report.states, report.transitions, report.environment_steps)

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """All questions about the machine. If an assignment leaves its range, no other claim has a meaning.

        If the machine was not explored completely, there are no questions, because there are no answers to compare.
        """
        found = tuple(_questions(self.report))
        return found if self.counts is not None else tuple(question for question in found if question.name == RANGES)

    @property
    def replies(self) -> dict[str, Reply]:
        """The replies of the report, by the names of the claims."""
        runs, verdicts = Runs(self.declaration), {result.name: result.verdict for result in self.report.results}
        return {question.name: _found(runs, question, verdicts[question.name]) for question in self.questions}

    def expected(self, question: Question) -> bool:
        """Does the report say that it holds on all paths? This only decides the order of attempts."""
        found = next(result.verdict for result in self.report.results if result.name == question.name)
        return isinstance(found, Fails if question.negated else Holds)


RANGES = "range-safety"
STUTTER = Paths(PathBase.STUTTER)


class Runs:
    """The lengths of runs, counted in the same way for all engines."""

    def __init__(self, declaration: Declaration) -> None:
        self.machine = Interpreter(declaration)
        self._compiled: dict[str, list[Evaluator]] = {}

    def violation(self, question: Question, trace: Trace) -> int | None:
        """The steps up to the first state that violates the goal; None if none does; without a goal, all steps."""
        goal = question.goal
        if goal is None or not goal.formulas:
            return trace.length
        compiled = self._compiled.setdefault(question.name, [compile_formula(formula) for formula in goal.formulas])
        for number, step in enumerate((*trace.prefix, *trace.loop)):
            point = MachinePoint(self.machine, step.state, step.event)
            if not all(evaluate(point) for evaluate in compiled):
                return number
        return None

    def length(self, question: Question, trace: Trace) -> int:
        """The same for a run that must refute the claim: some engines end it there, some after one more step.

        Raises InternalError if the run does not refute the claim.
        """
        found = self.violation(question, trace)
        if found is None:
            raise InternalError(f"a counterexample of {question.name} does not refute it")
        return found

    def reply(self, question: Question, verdict: Verdict) -> Reply:
        """The reply for a verdict on the claim about all paths."""
        match verdict:
            case Holds():
                return question.answered(truth=True)
            case Fails(_, Trace() as trace, shortest):
                return question.answered(truth=False, length=self.length(question, trace), shortest=shortest)
            case Fails():
                return question.answered(truth=False)
            case Unknown(reason):
                return Open(reason)


def _questions(report: Report) -> Iterator[Question]:
    declaration = report.declaration
    known = {goal.name: goal for goal in goals(declaration)}
    claims = {claimed.name: claimed.claim for claimed in declaration.properties}
    for result in report.results:
        claim = claims.get(result.name)
        match claim:
            case Branching() | Linear():
                yield _temporal(declaration, result, claim)
            case Always() | Step() | Frame() | Ranking() | None:
                goal = known.get(result.name)
                yield Question(result.name, result.kind, goal, None if goal is None else _everywhere(goal))


def _found(runs: Runs, question: Question, verdict: Verdict) -> Reply:
    """The reply for a verdict of the report on the claim itself."""
    if not question.negated:
        return runs.reply(question, verdict)
    # The run that is shown for a claim about some path is not a witness for it.
    return Open(verdict.reason) if isinstance(verdict, Unknown) else Answer(isinstance(verdict, Holds))


def _everywhere(goal: Goal) -> Branching | None:
    """A goal as a formula; None for the goal of the ranges, which no formula expresses."""
    return Branching(Globally("A", conjunction(goal.formulas)), STUTTER) if goal.formulas else None


def _temporal(declaration: Declaration, result: Result, claim: Branching | Linear) -> Question:
    formula = resolve(claim.formula, declaration)
    # If an LTL formula fails, its negation need not hold.
    for negated in (False,) if isinstance(claim, Linear) else (False, True):
        universal = branching(normalise(formula, positive=not negated))
        if universal is not None:
            about_paths = Branching(universal, claim.paths)
            goal = goal_of(declaration, result.name, about_paths)
            return Question(result.name, result.kind, goal, about_paths, negated)
    return Question(result.name, result.kind, None, None)
