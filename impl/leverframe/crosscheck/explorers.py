"""The engine that gives the verdicts, and what it says of the same claims in the other logic.

A claim is decided by the means of its kind: of single states by looking at each (`check.safety`), of CTL by fixpoints
(`check.ctl`), of LTL by a product with an automaton (`check.ltl`). Asked again as one of another kind, it goes another
way through the engine. Limits: the exploration and the graph are the same in all three.
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
    """The verdicts that there are; without the lengths of runs where the time is over."""
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
    """What was not decided by fixpoints, as CTL."""
    asked = [question for question in subject.questions if not _by_fixpoints(question)]
    return Findings("ctl", dict(_asked(subject, asked, lambda claim: claim)))


def ltl(subject: AskedMachine) -> Findings:
    """What was not decided by a product with an automaton, as LTL."""
    asked = [question for question in subject.questions if question.asked is not ClaimKind.LTL]
    return Findings("ltl", dict(_asked(subject, asked, lambda claim: Linear(linear(claim.formula), claim.paths))))


def _by_fixpoints(question: Question) -> bool:
    # An invariant that asks how a state was entered is decided as AG.
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
