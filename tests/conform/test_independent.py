"""Sentences which say that only the state and the input matter: what breaks them, and what shows them to hold."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.cycling import independently
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from tests.conform.subjects import PLAIN
from tests.support.campaigns import DECLARATIONS, INTERFACES, OURS, demanded, judged
from tests.support.command_line import run

DEMANDED = "KRN-033"


def _verdict(campaign: Campaign) -> Verdict:
    found = verdicts.judged(campaign, DECLARATIONS["kernel"])
    return {one.name: one.verdict for one in found}[DEMANDED]


def test_in_our_kernel_only_the_state_and_the_input_matter() -> None:
    assert _verdict(judged("kernel", *OURS, "kernel", suite="cycles")) is Verdict.PASS


@pytest.mark.parametrize(
    ("fault", "remembers"),
    [
        ("sticks", True),  # a malformed request makes the next one malformed
        ("call-twice", False),  # wrong on every way
        ("one-record", False),
    ],
)
def test_what_depends_on_an_earlier_request_breaks_it(fault: str, *, remembers: bool) -> None:
    campaign = judged("kernel", sys.executable, str(PLAIN), fault, suite="cycles")
    assert campaign.failures
    assert {one.remembers for one in campaign.failures} == {remembers}
    assert all((DEMANDED in each) == remembers for each in demanded(campaign).values())
    assert (_verdict(campaign) is Verdict.FAIL) == remembers


def test_the_run_that_shows_it_returns_to_a_state() -> None:
    campaign = judged("kernel", sys.executable, str(PLAIN), "sticks", suite="cycles")
    (failure,) = campaign.failures
    stimuli = [str(each).split("(")[0].split(" ")[0] for each in failure.run]
    assert ("submit", "submit") in pairwise(stimuli)
    assert not failure.shortest


def test_reports_say_that_what_came_before_matters(tmp_path: Path) -> None:
    report = tmp_path / "report"
    for form in ("pretty", "html", "json"):
        asked = ("conform", "kernel", "--suite", "cycles", "--format", form, "-o", report, "--", sys.executable, PLAIN)
        assert run(*asked, "sticks").code == 1
        told = report.read_text("utf-8")
        assert ('"remembers": true' if form == "json" else "What came before matters") in told


def test_a_subject_that_comes_to_no_state_again_is_not_judged(tmp_path: Path) -> None:
    """A kernel that can only boot. If a limit cuts it off, nobody knows whether it would have come to one."""
    assert run("init-adapter", "python", "kernel", "--directory", tmp_path).code == 0
    command = (sys.executable, str(tmp_path / "adapter.py"))
    assert _verdict(judged("kernel", *command, suite="cycles")) is Verdict.NOT_APPLICABLE
    target = Target(DECLARATIONS["kernel"], INTERFACES["kernel"], lambda: Process(command), 30.0)
    cut = conducted(target, Limits(disturbances=0, suites=("cycles",), tests={"cycles": (1,)}))
    assert _verdict(cut) is Verdict.INCONCLUSIVE


def test_without_a_state_that_comes_again_there_is_no_test() -> None:
    assert independently({}, is_cut=True).groups == ((None,),)
    assert independently({}, is_cut=False).groups == ()
