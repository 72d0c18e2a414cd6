"""The verdict of several suites on a requirement: a failure decides, then what is undecided, then a pass."""

from dataclasses import replace

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Judged, Verdict
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.sentences import Sentence
from leverframe.conform.judge.wrong import Wrong
from leverframe.conform.subject.troubles import Cannot, Errored
from leverframe.conform.suite.fates import Failed, Failure, Fate, Passed, Troubled, Unsteady
from leverframe.conform.suite.results import Directed, Plan, Result
from leverframe.errors import ExitCode
from leverframe.language import catalog
from leverframe.language.loader import load

KERNEL = load(catalog.preferred("kernel").path)
NAME = "KRN-011"
WRONG = Wrong("state", (), "", (), ())
PASS = Directed(((Passed(),),), 2, 2)
FAIL = Directed(((Failed((WRONG,)),),), 1, 0)
BEHIND = Directed(((None,), (Passed(),)), 2, 1)
NOWHERE = Directed((), absent="nobody arranges it")
BROKEN = Directed(((Troubled(Errored("no room")),),), 1, 0)


def found(*directed: Directed | None) -> Judged:
    names = ("cycles", "events", "messages")
    results = tuple(
        Result(name, Plan(0, 0, "", ()), directed={} if each is None else {NAME: each})
        for name, each in zip(names, directed, strict=False)
    )
    (judged,) = (one for one in verdicts.judged(Campaign(None, results=results), KERNEL) if one.name == NAME)
    return judged


@pytest.mark.parametrize(
    ("suites", "verdict"),
    [
        ((PASS, PASS), Verdict.PASS),
        ((PASS, NOWHERE, None), Verdict.PASS),
        ((NOWHERE, PASS), Verdict.PASS),
        ((PASS, BEHIND), Verdict.INCONCLUSIVE),
        ((FAIL, PASS), Verdict.INCONCLUSIVE),  # the failure has a cause of its own: here it breaks no requirement
        ((PASS, BROKEN, BEHIND), Verdict.COULD_NOT_RUN),
        ((NOWHERE, None), Verdict.NOT_APPLICABLE),
        ((None, None), Verdict.NOT_JUDGED),
    ],
)
def test_what_is_undecided_in_one_suite_is_no_pass(suites: tuple[Directed | None, ...], verdict: Verdict) -> None:
    assert found(*suites).verdict is verdict
    assert found(*reversed(suites)).verdict is verdict


def test_the_tests_of_all_suites_are_counted() -> None:
    assert found(PASS, replace(PASS, tests=3)).reason == "4 of 5 tests that are directed at it passed"


def test_a_pass_says_what_it_says_nothing_about() -> None:
    """A subject that cannot arrange a transition passes by the others, unless another suite arranges it."""
    cannot = Troubled(Cannot("LOST", "no fault"))
    partly = Directed(((Passed(),), (cannot,)), 2, 1)
    lacking = "the subject cannot arrange LOST: no fault"
    assert found(partly).lacking == lacking
    assert found(partly, NOWHERE).reason.endswith(f"passed; in part not applicable: {lacking}")
    assert found(partly, PASS).lacking == ""


def test_a_failure_in_one_suite_decides() -> None:
    failure = Failure(
        "events", Sentence((NAME,), "document"), WRONG, (Cycle(Given("halt")),), (), "cause", 1, shortest=True
    )
    results = (
        Result("cycles", Plan(0, 0, "", ()), directed={NAME: PASS}),
        Result("events", Plan(0, 0, "", ()), directed={NAME: FAIL}, failures=(failure,)),
    )
    (judged,) = (one for one in verdicts.judged(Campaign(None, results=results), KERNEL) if one.name == NAME)
    assert judged == Judged(NAME, Verdict.FAIL, "cause")


def test_nothing_is_decided_as_long_as_a_suite_was_not_planned() -> None:
    campaign = Campaign(None, results=(Result("events", Plan(0, 0, "", ()), directed={NAME: PASS}),))
    for is_cut, code in ((False, ExitCode.AS_EXPECTED), (True, ExitCode.INCONCLUSIVE)):
        one = replace(campaign, is_cut=is_cut)
        assert verdicts.overall(one, verdicts.judged(one, KERNEL))[1] is code


@pytest.mark.parametrize(
    ("fates", "unsteady", "trouble"),
    [
        ((Passed(), Troubled(Errored("no room"))), (), None),
        ((), (Unsteady("cause", (Cycle(Given("halt")),), 1),), None),
        ((), (), Errored("no room")),
    ],
)
def test_nothing_is_decided_if_something_went_wrong_besides(
    fates: tuple[Fate, ...], unsteady: tuple[Unsteady, ...], trouble: Errored | None
) -> None:
    result = Result("cycles", Plan(0, 0, "", ()), directed={NAME: PASS})
    for result_, trouble_, code in (
        (result, None, ExitCode.AS_EXPECTED),
        (replace(result, fates=fates, unsteady=unsteady), trouble, ExitCode.INCONCLUSIVE),
    ):
        campaign = Campaign(None, trouble_, (result_,))
        assert verdicts.overall(campaign, verdicts.judged(campaign, KERNEL))[1] is code
