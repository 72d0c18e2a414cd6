"""Repeats: what needs the same data twice. A repeated id is demanded by no sentence, so it gives no failure."""

import sys

import pytest

from leverframe.conform.campaign.campaign import Campaign
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.suite import requests
from tests.conform.subjects import PLAIN, TURN
from tests.support.budget import every_third, long_unless
from tests.support.campaigns import OURS, judged, overall


def gate(*faults: str, suite: str = "cycles", disturbances: int = 0) -> Campaign:
    return judged("turn", sys.executable, str(TURN), *faults, suite=suite, disturbances=disturbances)


@pytest.mark.parametrize(
    ("suite", "most"),
    [
        ("cycles", 0),
        ("repeats", 0),
        pytest.param("cycles", 1, marks=pytest.mark.long),
        pytest.param("repeats", 1, marks=pytest.mark.long),
    ],
)
def test_a_correct_gate_of_another_shape_gives_no_false_alarm(suite: str, most: int) -> None:
    campaign = gate(suite=suite, disturbances=most)
    assert campaign.failures == ()
    assert overall("turn", campaign) is Verdict.PASS


CAUGHT = {
    "permit-reused": (
        "repeats", 1, "path: CONTEXT_LOADED → ACTION_ALLOWED, in place of APPROVAL_TIMED_OUT", "TURN-013",
    ),
    "stale": ("cycles", 1, "signals: the signal started, which nothing allows", "TURN-014"),
    "early-delete": ("cycles", 0, "path: the end, in place of CALL_DENIED", "TURN-007"),
    "early-write": ("cycles", 0, "effects: the effect write_to_file, which nothing allows", "TURN-002"),
    "early-command": ("cycles", 0, "effects: the effect execute_command, which nothing allows", "TURN-002"),
    "intent-stays": ("cycles", 0, "path: the end, in place of USER_REQUEST", "TURN-004"),
    "any-intent": (
        "cycles", 0, "path: AWAITING_INTENT_SELECTION → CONTEXT_LOADED, in place of INTENT_UNKNOWN", "TURN-016",
    ),
    "read-blocked": ("cycles", 0, "outcome: read is accepted in BLOCKED, which nothing allows", "TURN-017"),
    "unsafe": ("cycles", 0, "outcome: run is accepted in CONTEXT_LOADED, which nothing allows", "TURN-010"),
    "refusal-changes": (
        "cycles", 0, "path: CONTEXT_LOADED → AWAITING_INTENT_SELECTION, which nothing allows", "TURN-018",
    ),
    "refused-runs": (
        "cycles", 0, "effects: the effect execute_command in CONTEXT_LOADED, which nothing allows", "TURN-010",
    ),
    "denied-runs": ("cycles", 0, "outcome: run is accepted in CONTEXT_LOADED, which nothing allows", "TURN-010"),
    "no-scope": ("cycles", 0, "path: CONTEXT_LOADED → ACTION_ALLOWED, in place of SCOPE_VIOLATED", "TURN-012"),
    "silence": ("cycles", 0, "path: CONTEXT_LOADED → ACTION_ALLOWED, in place of APPROVAL_TIMED_OUT", "TURN-013"),
    "twice": ("cycles", 0, "effects: the effect write_to_file, which nothing allows", "TURN-015"),
}  # fmt: skip
"""Of each fault of the gate: the suite and the disturbances that show it, a cause, and a requirement that it breaks."""


@pytest.mark.parametrize(
    "fault",
    long_unless(
        CAUGHT, {"permit-reused", "early-delete", "refusal-changes", "denied-runs", "refused-runs"}.__contains__
    ),
)
def test_a_planted_fault_of_a_gate_is_caught_with_its_requirement(fault: str) -> None:
    suite, most, cause, requirement = CAUGHT[fault]
    campaign = gate(fault, suite=suite, disturbances=most)
    found = {one.cause: one.sentence.requirements for one in campaign.failures}
    assert cause in found, found
    assert requirement in found[cause]
    assert overall("turn", campaign) is Verdict.FAIL


READINGS = {
    "denied-blocks": ("D-TURN-06", "outcome: run is accepted in CONTEXT_LOADED, which nothing allows"),
    "early-read": ("D-TURN-09", "outcome: read is accepted in AWAITING_INTENT_SELECTION, which nothing allows"),
    "early-read-blocks": ("D-TURN-09", "outcome: read is accepted in AWAITING_INTENT_SELECTION, which nothing allows"),
    "last-reason": ("D-TURN-14", "variables: reason in BLOCKED, in place of INTENT_UNKNOWN"),
}
"""What the document leaves open: the finding, and what differs from the choice of the reference."""


@pytest.mark.parametrize("shape", every_third(READINGS))
def test_another_reading_of_the_document_is_a_choice_and_no_violation(shape: str) -> None:
    finding, cause = READINGS[shape]
    campaign = gate(shape, disturbances=1 if shape == "last-reason" else 0)
    found = {one.cause: (one.sentence.demanded_by, one.sentence.choices) for one in campaign.failures}
    assert cause in found
    assert {*found.values()} == {("choice", (finding,))}
    assert overall("turn", campaign) is Verdict.PASS


def test_a_choice_hides_no_failure_of_the_same_cause() -> None:
    """Under one intent, a call that is not allowed blocks the turn; under the other, it is accepted."""
    found = [one for one in gate("denied-stays").failures if one.cause == READINGS["denied-blocks"][1]]
    assert {one.sentence.demanded_by for one in found} == {"choice", "document"}


def test_a_permit_that_is_used_again_needs_the_same_data_twice() -> None:
    assert gate("permit-reused", disturbances=0).failures == ()


@pytest.mark.parametrize(
    "command", [(sys.executable, str(PLAIN)), (sys.executable, str(PLAIN), "repeated"), (*OURS, "kernel")]
)
def test_a_repeated_request_is_worked_on_or_ignored(command: tuple[str, ...]) -> None:
    """`plain` works on it, `repeated` and our own kernel answer it by the first answer; nothing forbids either."""
    campaign = judged("kernel", *command, suite="repeats")
    assert campaign.failures == ()
    assert overall("kernel", campaign) is Verdict.PASS


def test_a_repeated_request_is_not_half_worked_on() -> None:
    campaign = judged("kernel", sys.executable, str(PLAIN), "call-twice", suite="repeats")
    assert overall("kernel", campaign) is not Verdict.PASS


def test_a_crash_at_a_repeated_request_is_told() -> None:
    campaign = judged("kernel", sys.executable, str(PLAIN), "dies-again", suite="repeats")
    assert [one.cause for one in campaign.failures] == ["the subject crashes: exit code 7"]
    assert overall("kernel", campaign) is Verdict.FAIL


def test_what_lies_behind_a_wrong_cycle_is_not_reached() -> None:
    """Another suite reports the wrong cycle, but its repeats are not judged, and must not look as if they were."""
    campaign = judged("kernel", sys.executable, str(PLAIN), "call-twice", suite="repeats")
    assert campaign.results[0].ran["not reached"]
    assert overall("kernel", campaign) is not Verdict.PASS


def test_a_repeat_is_a_request_that_can_be_read_again() -> None:
    cycle = Cycle(Given("submit", (("draft", "FIRST"),), "again"), ("VALIDATION_PASSED",))
    found = requests.request(cycle)
    assert found["data"] == {"draft": {"label": "FIRST", "same": "again"}}
    assert requests.cycle(found) == cycle
