"""Sentences which say that only the state and the input matter: what breaks them, and what shows them to hold."""

import sys
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.wrong import Named, Wrong
from leverframe.conform.subject.process import Process
from leverframe.conform.suite import failures
from leverframe.conform.suite.fates import Failed, Fate, Passed, Run, shows
from leverframe.conform.suite.independent import Again, again, straight
from leverframe.conform.suite.running import Target
from leverframe.language.loader import load
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.reading import interface_of
from tests.conform.subjects import PLAIN, TURNSTILE
from tests.support.campaigns import DECLARATIONS, INTERFACES, OURS, demanded, judged
from tests.support.command_line import run
from tests.support.desk import DECLARATION, INTERFACE, Desk, Stepped, report

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


@pytest.mark.parametrize(("choices", "requirements"), [((), ("KRN-001", DEMANDED)), (("D-KRN-01",), ("KRN-001",))])
def test_what_differs_from_a_choice_breaks_it_on_no_way(
    choices: tuple[str, ...], requirements: tuple[str, ...]
) -> None:
    wrong = Wrong("path", (), "", (), (), named=Named("it is late", ("KRN-001",), choices))
    longer, first = (Cycle(Given("boot")), Cycle(Given("halt"))), (Cycle(Given("halt")),)
    target = Target(DECLARATIONS["kernel"], INTERFACES["kernel"], partial(Process, ("true",)), 1.0)

    def replayed(run: Run) -> Fate:
        return Passed() if run == first else Failed((wrong,))

    met = [failures.Met((wrong,), longer, longer)]
    (found,), _ = failures.reported("cycles", met, replayed, target, lambda _: first)
    assert (found.remembers, found.sentence.requirements) == (True, requirements)


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


MACHINE = {"0": {"a": "1", "b": "0"}, "1": {"a": "0", "b": "2"}, "2": {"a": "0"}}
"""Where an input is missing, it is refused."""


@given(st.lists(st.sampled_from("ab"), min_size=1, max_size=9).map(tuple))
def test_a_run_comes_to_a_state_again(run: tuple[str, ...]) -> None:
    """Against a search for all pairs of equal states."""
    states = ["0"]
    for symbol in run[:-1]:
        states.append(MACHINE[states[-1]].get(symbol, states[-1]))
    pairs = [(early, late) for late in range(len(run)) for early in range(late) if states[early] == states[late]]
    assert [*again(states)] == sorted({late for _, late in pairs})
    first = min((early for early, late in pairs if late == len(run) - 1), default=None)
    expected = None if first is None else cast("Run", (*run[:first], run[-1]))
    assert straight(cast("Run", run), states) == expected


def test_without_a_state_that_comes_again_there_is_no_test() -> None:
    assert Again().directed(cut=("0",)).groups == ((None,),)
    assert Again().directed().groups == ()


def test_one_test_must_pass_in_each_state_that_comes_again() -> None:
    met = Again()
    for state, fate in (("0", Passed()), ("0", Passed(seen=False)), ("1", Passed(seen=False)), ("0", Passed())):
        met.add(state, fate)
    found = met.directed()
    assert [any(map(shows, group)) for group in found.groups] == [True, False]
    assert (found.passed, found.tests) == (2, 4)
    assert met.directed(cut=("0", "1")) == found
    assert met.directed(cut=("1", "2")).groups == (*found.groups, (None,))  # "2" lies behind a failure


class Refusing(Desk):
    """It refuses everything, so it always comes to the first state again."""

    def fire(self, stimulus: str) -> bool:
        return not stimulus


class RefusingStepped(Stepped):
    """The same, of a subject that is given its events one by one."""

    def fire(self, stimulus: str) -> bool:
        return not stimulus


@pytest.mark.parametrize("kind", [Refusing, RefusingStepped])
@pytest.mark.parametrize("observes", [(), ("state",), ("state", "path", "records", "effects")])
def test_a_subject_that_never_leaves_its_first_state_shows_nothing_of_others(
    kind: type[Desk], observes: tuple[str, ...]
) -> None:
    early = Forbidden(frozenset({"OFF"}), accepted=("READ_ASKED", "WRITE_ASKED", "DENIED"))
    interface = replace(INTERFACE, independent=("T-1",), forbids={"T-2": early})
    found = report(type("Shape", (kind,), {"observes": observes}), DECLARATION, interface)
    assert found.failures
    assert {one.name: one.verdict for one in found.requirements}["T-1"] is not Verdict.PASS


# ---- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "verdict"),
    [
        ("", Verdict.PASS),
        ("extra-state", Verdict.FAIL),  # a coin counts after an alarm, in a later round
        ("dirty-refusal", Verdict.FAIL),  # a coin that is refused counts later
        ("wrong-output", Verdict.PASS),
    ],
)
def test_what_an_event_depends_on(fault: str, verdict: Verdict) -> None:
    declaration = load(str(TURNSTILE.with_suffix(".yaml")))
    interface = replace(interface_of(declaration), independent=("T-1",))
    command = (sys.executable, "-S", str(TURNSTILE), "no-records", *filter(None, [fault]))
    target = Target(declaration, interface, lambda: Process(command), 30.0)
    campaign = conducted(target, Limits(suites=("events-k1",)))
    assert bool(campaign.failures) == bool(fault)
    assert any(one.remembers for one in campaign.failures) == (verdict is Verdict.FAIL)
    assert {one.name: one.verdict for one in verdicts.judged(campaign, declaration)}["T-1"] is verdict
