"""The clock: a deadline that passes too early, never, from the wrong beginning, or without consequence."""

import sys
from functools import cache

import pytest

from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.cycles.cycle import Cycle, Given, Passing
from leverframe.conform.suite import requests
from tests.conform.subjects import PLAIN, TURN
from tests.support.budget import every_third
from tests.support.campaigns import DECLARATIONS, OURS, judged, overall

pytestmark = pytest.mark.xdist_group("clock")  # its tests share campaigns

SUBJECTS = {"kernel": PLAIN, "turn": TURN}
REQUIREMENT = {"kernel": "KRN-035", "turn": "TURN-013"}
"""What the documents demand of time: the kernel's virtual clock, and an answer in time."""


@cache
def timed(machine: str, *faults: str) -> Campaign:
    command = (sys.executable, str(SUBJECTS[machine]), *faults)
    return judged(machine, *command, suite="clock", disturbances=1 if machine == "turn" else 0)


def verdict(machine: str, campaign: Campaign) -> Verdict:
    found = verdicts.judged(campaign, DECLARATIONS[machine])
    return next(one.verdict for one in found if one.name == REQUIREMENT[machine])


KINDS = {"kernel": "before, after, twice, at rest", "turn": "before, after, late, twice, at rest"}


def keeps_its_deadline(machine: str, campaign: Campaign) -> bool:
    (result,) = campaign.results
    return (
        campaign.failures == ()
        and result.plan.scope.endswith(f": {KINDS[machine]}")
        and {*result.ran} <= {"passed", "cannot be arranged", "showed nothing"}
        # An error, and a file that somebody else writes, do the same before the deadline and after it.
        and result.ran["showed nothing"] <= (3 if machine == "turn" else 0)
        and verdict(machine, campaign) is overall(machine, campaign) is Verdict.PASS
    )


@pytest.mark.parametrize(("machine", "shape"), [("kernel", ()), ("turn", ()), ("turn", ("deaf",))])
def test_a_correct_subject_of_another_shape_keeps_its_deadline(machine: str, shape: tuple[str, ...]) -> None:
    """A gate may notice an answer that comes too late, or not (`deaf`)."""
    assert keeps_its_deadline(machine, timed(machine, "clock", *shape))


@pytest.mark.parametrize(("machine", "most"), [("kernel", 0), pytest.param("turn", 1, marks=pytest.mark.long)])
def test_our_systems_keep_their_deadlines(machine: str, most: int) -> None:
    assert keeps_its_deadline(machine, judged(machine, *OURS, machine, suite="clock", disturbances=most))


CAUGHT = {
    ("kernel", "hurries"): "clock: before its deadline, it is over",
    ("kernel", "patient"): "clock: its deadline has no consequence",
    ("kernel", "since-start"): "clock: time counts that passed at rest",
    ("turn", "hurries"): "clock: before its deadline, it is over",
    ("turn", "late"): "clock: what came after its deadline counts",
    ("turn", "since-start"): "clock: time counts that passed at rest",
}


@pytest.mark.parametrize(("machine", "fault"), every_third(CAUGHT))
def test_a_fault_of_time_breaks_the_requirement_on_time_and_no_other(machine: str, fault: str) -> None:
    campaign = timed(machine, "clock", fault)
    causes = {one.cause: one.sentence.requirements for one in campaign.failures}
    assert CAUGHT[machine, fault] in causes
    assert {*causes.values()} == {(REQUIREMENT[machine],)}
    assert verdict(machine, campaign) is Verdict.FAIL


EDGE = "bounds-EXECUTION_DEADLINE-3"


@pytest.mark.parametrize(
    ("fault", "causes"),
    [
        ("", set[str]()),
        *(
            (fault, {"clock: before its deadline, it is over", "clock: its deadline does not begin anew"})
            for fault in ("always-as-patient", "as-patient-as-at-first")
        ),
    ],
)
def test_a_deadline_is_judged_at_the_edges_of_its_bound(fault: str, causes: set[str]) -> None:
    """Cycles in which no time passes cannot tell one deadline from another."""
    faults = ("clock", fault) if fault else ("clock",)
    assert timed("kernel", *faults).failures == ()
    campaign = judged("kernel", sys.executable, str(PLAIN), *faults, suite=EDGE)
    assert [one.name for one in campaign.results] == [EDGE]
    assert {one.cause for one in campaign.failures} == causes
    assert verdict("kernel", campaign) is (Verdict.FAIL if causes else Verdict.PASS)
    assert all(one.sentence.requirements == ("KRN-035",) for one in campaign.failures)


def test_a_deadline_that_no_time_reaches_is_not_judged_at_its_edges() -> None:
    campaign = judged("kernel", sys.executable, str(PLAIN), "clock", "no-time", suite=EDGE)
    assert campaign.results == ()
    assert campaign.left_out == (f"{EDGE}: no time passes on the clock of the subject, so its deadline does not show",)


def test_a_deadline_that_begins_once_is_noticed_at_the_second_time() -> None:
    causes = [one.cause for one in timed("turn", "clock", "since-start").failures]
    assert "clock: its deadline does not begin anew" in causes


def test_a_failure_without_time_is_no_failure_of_the_clock() -> None:
    """It fails with and without time, so the other suites report it, and nothing is said of the clock."""
    campaign = timed("turn", "clock", "twice")
    assert campaign.failures == ()
    assert campaign.results[0].ran["not reached"]


def test_a_subject_that_does_not_say_how_long_its_deadline_is_has_no_such_suite() -> None:
    campaign = timed("turn")
    assert campaign.results == ()
    assert verdict("turn", campaign) is Verdict.NOT_APPLICABLE


def test_time_is_a_request_that_can_be_read_again() -> None:
    cycle = Cycle(Given("write", (("call", "WRITE_BETA"),)), (Passing(5), "PERSON_APPROVED"))
    found = requests.request(cycle)
    assert found["plan"] == [{"advance": 5}, "PERSON_APPROVED"]
    assert requests.cycle(found) == cycle
    assert requests.passing(requests.request(Passing(7))) == Passing(7)
    assert requests.passing({"cmd": "advance", "ms": -1}) is None
    assert requests.cycle({**found, "plan": [{"advance": -1}]}) is None
