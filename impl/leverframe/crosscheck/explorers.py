"""The engine that gives the verdicts, and its answers to the same claims in the other logic.

Each kind of claim has its procedure: claims about single states are evaluated in each state (`check.claims.safety`),
CTL is decided by fixpoints (`check.temporal.ctl`), LTL by a product with an automaton (`check.temporal.ltl`). A claim
that is translated to another kind takes another procedure. Limits: the graph is the same in all, and so is the
exploration in all but one.
"""

import dataclasses
from collections.abc import Callable, Iterator, Sequence

from leverframe.check.checker import check, verdicts
from leverframe.check.states.rules import Rules
from leverframe.check.states.tables import NoTablesError, tables
from leverframe.check.states.ways import Way
from leverframe.check.verdict import ClaimKind, Holds, Report, Unknown
from leverframe.crosscheck.answers import Answer, Findings, Open, Reply
from leverframe.crosscheck.questions import AskedMachine, Question, Runs
from leverframe.deadline import OutOfTimeError
from leverframe.errors import CapacityError
from leverframe.extras import lacking
from leverframe.language.declaration import Always, Branching, Claim, Linear
from leverframe.language.expr import conjunction
from leverframe.logic.fragment import linear


def explicit(subject: AskedMachine) -> Findings:
    """The verdicts of the report; after the deadline, without the lengths of runs."""
    try:
        replies = subject.replies
    except OutOfTimeError:
        replies = dict(_plain(subject.report))
    return Findings("explicit", replies, subject.counts, subject.report.seconds)


def _plain(report: Report) -> Iterator[tuple[str, Reply]]:
    for result in report.results:
        verdict = result.verdict
        yield result.name, Open(verdict.reason) if isinstance(verdict, Unknown) else Answer(isinstance(verdict, Holds))


def by_tables(subject: AskedMachine) -> Findings:
    """The claims about every reachable state, on states found by tables; nothing if these would be too large.

    It shares the conditions on arrays of states with the engine that gives the verdicts, but not the search.
    """
    declaration, limits = subject.declaration, subject.limits
    try:
        tables(Rules(declaration))
    except OutOfTimeError:
        raise
    except (NoTablesError, CapacityError):
        return Findings("tables", {})
    way = Way.TABLES if lacking("fast") else Way.COMPILED
    found = AskedMachine(check(dataclasses.replace(declaration, properties=()), limits, way), limits, subject.effort)
    asked = [(question, question.goal.formulas) for question in subject.questions if question.goal is not None]
    claims = {question: Always(conjunction(formulas), parametric=()) for question, formulas in asked if formulas}
    runs, deciding = Runs(declaration), verdicts(declaration, claims.values(), limits, way)
    names = {question.name for question in subject.questions}
    replies = {name: reply for name, reply in found.replies.items() if name in names}
    replies |= {question.name: runs.reply(question, next(deciding)) for question in claims}
    return Findings("tables", replies, found.counts)


def ctl(subject: AskedMachine) -> Findings:
    """The claims that were not decided by fixpoints, decided as CTL."""
    asked = [question for question in subject.questions if not _by_fixpoints(question)]
    return Findings("ctl", dict(_asked(subject, asked, lambda claim: claim)))


def ltl(subject: AskedMachine) -> Findings:
    """The claims that were not decided by a product with an automaton, decided as LTL."""
    asked = [question for question in subject.questions if question.asked is not ClaimKind.LTL]
    return Findings("ltl", dict(_asked(subject, asked, lambda claim: Linear(linear(claim.formula), claim.paths))))


def _by_fixpoints(question: Question) -> bool:
    # An invariant with event atoms is decided as AG.
    entering = question.goal is not None and question.goal.entering
    return question.asked is ClaimKind.CTL or (question.asked is ClaimKind.INVARIANT and entering)


def _asked(
    subject: AskedMachine, asked: Sequence[Question], translate: Callable[[Branching], Claim]
) -> Iterator[tuple[str, Reply]]:
    runs = Runs(subject.declaration)
    claims = {question: translate(question.about_paths) for question in asked if question.about_paths is not None}
    deciding = verdicts(subject.declaration, claims.values(), subject.limits)
    for question in claims:
        yield question.name, runs.reply(question, next(deciding))
