"""A verdict for each requirement, with its reason, and for the whole.

Which tests are directed at a requirement, each suite knows (`suite.directed`). In one suite, a requirement

    fails           if a failure names it
    passes          if for each transition, or state, that cites it and that the subject can show, some test passed
    is inconclusive if such a transition lies only behind a failure, a trouble, or beyond the budget
    could not run   if only the adapter's own trouble was in the way
    is not applicable if the subject does not offer it
    is not judged   if no test of the suite is directed at it: that says nothing about the subject

In a campaign of several suites, a failure decides, then what is undecided, then a pass.

Limits: 'passes' means that no test found a difference, in the dimensions that were seen. A test that may take a
transition need not have taken it, if the machine has a choice of its own there.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.subject.troubles import Cannot, Errored
from leverframe.conform.suite.directed import groups
from leverframe.conform.suite.failures import in_short
from leverframe.conform.suite.fates import DOUBTED, UNSURE, Failed, Failure, Fate, Passed, Troubled, shows
from leverframe.conform.suite.results import Result
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration


class Verdict(StrEnum):
    """What became of a requirement."""

    PASS = "pass"  # noqa: S105 -- a verdict
    FAIL = "fail"
    INCONCLUSIVE = "inconclusive"
    NOT_APPLICABLE = "not applicable"
    COULD_NOT_RUN = "could not run"
    NOT_JUDGED = "not judged"


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict on one requirement. `lacking` is what a pass says nothing about, since it is not applicable."""

    name: str
    verdict: Verdict
    reason: str
    lacking: str = ""


def names(declaration: Declaration, known: Iterable[str] = ()) -> tuple[str, ...]:
    """What gets a verdict: the requirements that are `known`, and those that the declaration cites."""
    return tuple(sorted({*known, *groups(declaration)}))


def judged(
    campaign: Campaign, declaration: Declaration, known: Iterable[str] = (), *, strict: bool = False
) -> tuple[Judged, ...]:
    """The verdict on each requirement: those that are `known`, and those that the declaration or a suite names.

    With `strict`, a difference from a choice of the reference is a failure.
    """
    found_by = {name for result in campaign.results for name in result.directed}
    every = names(declaration, {*known, *found_by})
    if not campaign.results:
        return tuple(_not_begun(campaign, name) for name in every)
    failed = {name: one for one in reversed(campaign.failures) if counts(one, strict) for name in named(one)}
    differs = {name: one for one in reversed(campaign.failures) if not counts(one, strict) for name in named(one)}
    found: list[Judged] = []
    for name in every:
        judgement = _joined([(result, _in_suite(name, result)) for result in campaign.results])
        if name in failed:
            judgement = Judged(name, Verdict.FAIL, failed[name].cause)
        elif name in differs and judgement.verdict is not Verdict.PASS:
            chosen = ", ".join(differs[name].sentence.choices)
            judgement = Judged(name, Verdict.NOT_APPLICABLE, f"it differs from the reference's choice {chosen}")
        found.append(judgement)
    return tuple(found)


def overall(campaign: Campaign, found: Sequence[Judged], *, strict: bool = False) -> tuple[Verdict, ExitCode]:
    """The verdict on the whole, and its exit code."""
    if any(counts(one, strict) for one in campaign.failures):
        return Verdict.FAIL, ExitCode.VIOLATED
    return decided(campaign, found)


def decided(campaign: Campaign, found: Sequence[Judged]) -> tuple[Verdict, ExitCode]:
    """The verdict on some requirements, and its exit code, apart from failures."""
    verdicts = {one.verdict for one in found}
    errored = any(result.ran["could not run"] for result in campaign.results)
    undecided = bool({Verdict.INCONCLUSIVE, Verdict.COULD_NOT_RUN} & verdicts)
    if undecided or errored or campaign.unsteady or campaign.trouble or campaign.is_cut or Verdict.PASS not in verdicts:
        return Verdict.INCONCLUSIVE, ExitCode.INCONCLUSIVE
    return Verdict.PASS, ExitCode.AS_EXPECTED


def counts(failure: Failure, strict: bool) -> bool:  # noqa: FBT001 -- a setting that is passed on
    """Is it a failure, and not a difference from a mere choice of the reference?"""
    return strict or failure.sentence.demanded_by == "document"


def named(failure: Failure) -> tuple[str, ...]:
    """The requirements that a failure breaks, or the events that were expected, if none is cited."""
    wrong = failure.wrong
    lines = (*wrong.transitions, *wrong.earlier.lines)
    return failure.sentence.requirements or tuple({line.event: None for line in lines}) or wrong.offered


_ORDER = (Verdict.COULD_NOT_RUN, Verdict.INCONCLUSIVE, Verdict.PASS, Verdict.NOT_APPLICABLE, Verdict.NOT_JUDGED)
"""Of several suites, the verdict that comes first here decides."""


def _joined(found: Sequence[tuple[Result, Judged]]) -> Judged:
    """The verdict of all suites on a requirement, and the reasons of those that give it."""
    verdict = min((one.verdict for _, one in found), key=_ORDER.index)
    name = found[0][1].name
    deciding = [(result, one.reason) for result, one in found if one.verdict is verdict]
    if verdict is Verdict.PASS:
        directed = [result.directed[name] for result, _ in deciding]
        passed, tests = sum(each.passed for each in directed), sum(each.tests for each in directed)
        parts = [one.lacking for _, one in found if one.verdict is verdict]
        lacking = "" if "" in parts else "; ".join(dict.fromkeys(parts))
        partly = f"; in part not applicable: {lacking}" if lacking else ""
        return Judged(name, verdict, f"{passed:,} of {tests:,} tests that are directed at it passed{partly}", lacking)
    reasons = tuple(dict.fromkeys(reason for _, reason in deciding))
    return Judged(name, verdict, reasons[0] if verdict is Verdict.NOT_APPLICABLE else "; ".join(reasons))


def _in_suite(name: str, result: Result) -> Judged:
    """The verdict of one suite on a requirement that no failure names."""
    directed = result.directed.get(name)
    if directed is None:
        return Judged(name, Verdict.NOT_JUDGED, "no test is directed at it")
    if not directed.groups:
        return Judged(name, Verdict.NOT_APPLICABLE, directed.absent)
    about = directed.about or ("",) * len(directed.groups)
    missing = [
        (fates, event) for fates, event in zip(directed.groups, about, strict=True) if not any(map(shows, fates))
    ]
    lacking = dict.fromkeys(directed.lacking)
    for fates, event in missing:
        verdict, reason = _why_not(fates, event)
        lacking[reason] = None
        if verdict is not Verdict.NOT_APPLICABLE or len(missing) == len(directed.groups):
            return Judged(name, verdict, reason)
    return Judged(name, Verdict.PASS, "", "; ".join(lacking))


def _why_not(fates: Iterable[Fate | None], event: str) -> tuple[Verdict, str]:
    """Why no test passed that may take a transition of an event."""
    found = tuple(fates)
    if DOUBTED in found:
        return Verdict.INCONCLUSIVE, f"a later step fails, and {event or 'this one'} may be why"
    if UNSURE in found:
        instead = f"without {event}" if event else "if it does nothing"
        return Verdict.NOT_APPLICABLE, f"what the subject shows is explained {instead}, too"
    return _why_none_passed(found)


def _why_none_passed(found: Sequence[Fate | None]) -> tuple[Verdict, str]:
    """Why no test passed, if none was left aside."""
    if any(isinstance(fate, Failed) for fate in found):
        return Verdict.INCONCLUSIVE, "each test that is directed at it failed for another reason"
    for fate in found:
        match fate:
            case Troubled(Errored(message)):
                return Verdict.COULD_NOT_RUN, f"the adapter reports trouble: {message}"
            case Troubled(Cannot()):
                pass
            case Troubled(trouble):
                return Verdict.INCONCLUSIVE, in_short(trouble)
            case _:
                pass
    if any(isinstance(fate, Passed) for fate in found):
        return Verdict.INCONCLUSIVE, "a subject that ignores the stimulus would have passed the tests directed at it"
    for fate in found:
        if isinstance(fate, Troubled) and isinstance(fate.trouble, Cannot):
            return Verdict.NOT_APPLICABLE, f"the subject cannot arrange {fate.trouble.what}: {fate.trouble.reason}"
    return Verdict.INCONCLUSIVE, "no test that is directed at it was reached: behind a failure, or beyond the budget"


def _not_begun(campaign: Campaign, name: str) -> Judged:
    if campaign.trouble is not None:
        return Judged(name, Verdict.COULD_NOT_RUN, f"no test began: {in_short(campaign.trouble)}")
    if campaign.left_out:
        return Judged(name, Verdict.INCONCLUSIVE, f"no suite ran: {campaign.left_out[0]}")
    return Judged(name, Verdict.NOT_APPLICABLE, "none of the suites is for what the subject offers")
