"""The engine that gives the verdicts, and its answers to the same claims in the other logic.

Each kind of claim has its procedure: claims about single states are evaluated in each state (`check.claims.safety`),
CTL is decided by fixpoints (`check.temporal.ctl`), LTL by a product with an automaton (`check.temporal.ltl`). A claim
that is translated to another kind takes another procedure. Limits: the exploration and the graph are the same in all.
"""

from collections.abc import Callable, Iterator, Sequence

from leverframe.check.checker import verdicts
from leverframe.check.verdict import ClaimKind, Holds, Report, Unknown
from leverframe.crosscheck.answers import Answer, Findings, Open, Reply
from leverframe.crosscheck.questions import AskedMachine, Question, Runs
from leverframe.deadline import OutOfTimeError
from leverframe.language.declaration import Branching, Claim, Linear
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
