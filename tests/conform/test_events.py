"""Mode events: a turnstile of another make passes, each planted fault is caught, and k means what it says."""

import functools
import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import leverframe
from leverframe.conform.automata.suite import Suite, Test
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.running import Target
from leverframe.errors import InternalError
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from tests.conform.subjects import TURNSTILE
from tests.support.budget import every_third
from tests.support.command_line import run

pytestmark = pytest.mark.xdist_group("events")  # its tests share campaigns

DECLARATION = load(str(TURNSTILE.with_suffix(".yaml")))
INTERFACE = interface_of(DECLARATION)
K0, BLIND, K1 = "events-k0", "events-without-state", "events-k1"


@functools.cache
def campaign(*switches: str) -> Campaign:
    return limited(Limits(), *switches)


def limited(limits: Limits, *switches: str, seconds: float = 30.0) -> Campaign:
    command = (sys.executable, "-S", str(TURNSTILE), *switches)
    return conducted(Target(DECLARATION, INTERFACE, lambda: Process(command), seconds), limits)


def report(found: Campaign) -> Report:
    return Report(DECLARATION, INTERFACE, (), found, {}, strict=False, disturbances=1)


def verdicts(found: Campaign) -> Mapping[str, Verdict]:
    return {one.name: one.verdict for one in report(found).requirements}


@pytest.mark.parametrize(
    "switches",
    [
        (),
        ("no-effects",),
        ("no-state",),
        ("no-state", "no-records"),
        ("no-state", "no-records", "no-effects"),
        ("no-POWER_LOST",),
        ("no-RESET", "no-PASS"),
        ("cannot",),
    ],
)
def test_a_correct_subject_passes_whatever_it_shows_and_can_be_given(switches: tuple[str, ...]) -> None:
    found = campaign(*switches)
    state = switches[:1] != ("no-state",)
    assert [one.name for one in found.results] == [K0, *([BLIND] if state else []), K1]
    for result in found.results:
        assert set(result.ran) <= {"passed", "cannot be arranged"}
        assert "has at most" in result.guarantee
        assert result.tried >= result.ran["passed"] >= result.plan.tests - result.ran["cannot be arranged"]
    absent = {name.removeprefix("no-") for name in switches}
    for name, verdict in verdicts(found).items():
        if name != "COIN_CHOSEN":
            assert verdict is (Verdict.NOT_APPLICABLE if name in absent else Verdict.PASS)


def test_no_number_of_states_is_claimed_if_records_do_not_tell_where_their_steps_lead() -> None:
    """Such records are no failure; but a suite that relies on the path tells nothing of the states then."""
    for result in campaign("no-state", "no-edge").results:
        assert set(result.ran) == {"passed"}
        assert "A record does not tell its new_state" in result.guarantee
        assert "has at most" not in result.guarantee


CAUGHT = {
    "wrong-target": (K0, "state: the end in OPEN, in place of FORCE", "FORCE", 1),
    "missing": (K0, "outcome: RESET is refused in ALARM, in place of RESET", "RESET", 2),
    "extra": (K0, "outcome: COIN is accepted in ALARM, which nothing allows", "COIN", 2),
    "wrong-output": (K0, "effects: the end, in place of PASS", "PASS", 3),
    "no-record": (K0, "records: the end, in place of FORCE", "FORCE", 1),
    "lies": (K0, "outcome: COIN is refused in LOCKED, in place of COIN", "COIN", 4),
    "dirty-refusal": (K1, "state: the end in OPEN, in place of COIN", "COIN", 5),
    "extra-state": (BLIND, "records: ALARM → LOCKED, in place of RESET", "RESET", 3),
    "dies": (K0, "the subject crashes: exit code 7", None, 1),
}
"""Of each fault: the suite that catches it, a cause, the event that fails, and the length of the shortest run."""


@pytest.mark.parametrize("fault", every_third(CAUGHT))
def test_a_planted_fault_is_caught_with_its_shortest_run(fault: str) -> None:
    suite, cause, event, length = CAUGHT[fault]
    found = campaign(fault)
    assert report(found).verdict is Verdict.FAIL
    assert not found.unsteady
    (failure,) = (one for one in found.failures if one.cause == cause)
    assert (failure.suite, len(failure.run), failure.shortest) == (suite, length, True)
    failing = {name for name, verdict in verdicts(found).items() if verdict is Verdict.FAIL}
    assert failing >= ({event} if event else set())
    assert len(found.failures) == (2 if fault == "dirty-refusal" else 1)  # its record has a wrong field, too
    for result in found.results:
        assert bool(result.failures) == (result.guarantee == "No guarantee follows from tests that fail.")


def test_a_fault_without_the_state_is_caught_by_its_consequences() -> None:
    """An additional state that nobody sees: beyond k = 0, and found with k = 1."""
    hidden = ("extra-state", "no-state", "no-records")
    found = campaign(*hidden)
    assert [(one.name, bool(one.failures)) for one in found.results] == [(K0, False), (K1, True)]
    assert len(found.failures[0].run) == 5


def test_after_a_failure_in_records_the_other_dimensions_are_judged_on() -> None:
    found = campaign("no-record", "missing")
    assert {one.cause for one in found.failures} == {CAUGHT["no-record"][1], CAUGHT["missing"][1]}


def test_what_lies_behind_a_failure_alone_is_inconclusive() -> None:
    found = verdicts(campaign("no-record"))
    assert (found["FORCE"], found["RESET"], found["PASS"]) == (Verdict.FAIL, Verdict.INCONCLUSIVE, Verdict.PASS)
    assert verdicts(campaign("wrong-target"))["RESET"] is not Verdict.PASS


def test_a_suite_is_planned_anew_around_what_the_subject_cannot_do() -> None:
    for result in campaign("cannot").results:
        assert "Method HSI" in result.guarantee
        assert "each input that the reference defines at that point" in result.guarantee
        assert "POWER_LOST in some states" in result.guarantee
        assert result.ran["passed"] >= 20


def test_no_number_of_states_is_claimed_of_a_subject_that_wavers() -> None:
    found = campaign("wavers")
    assert report(found).verdict is Verdict.INCONCLUSIVE
    assert "The subject is not deterministic" in report(found).guarantee
    assert "has at most" not in report(found).guarantee


def test_some_tests_that_passed_run_again_in_another_process() -> None:
    switches: list[tuple[str, ...]] = [(), ("wrong-output", "wrong-target", "missing", "never-opens")]

    def connect() -> Process:
        return Process((sys.executable, "-S", str(TURNSTILE), *switches.pop(0)))

    found = conducted(Target(DECLARATION, INTERFACE, connect, 30.0), Limits(suites=(K0,)))
    assert switches == []  # a second process
    assert set(found.results[0].ran) == {"passed"}
    assert [one.cause.split(";")[0] for one in found.unsteady] == ["passed before"]
    assert report(found).verdict is Verdict.INCONCLUSIVE


@pytest.mark.long
def test_a_hanging_event_costs_few_time_limits() -> None:
    found = limited(Limits(suites=(K0,)), "hangs", seconds=1.0)
    assert [one.cause for one in found.failures] == ["the subject hangs: no answer within 1 s"]
    assert found.results[0].ran["failed"] <= 3
    assert verdicts(found)["POWER_LOST"] is Verdict.INCONCLUSIVE


@pytest.mark.parametrize(
    ("limits", "names"),
    [
        (Limits(extra=0), [K0, BLIND]),
        (Limits(extra=2), [K0, BLIND, "events-k2"]),
        (Limits(suites=(K1,)), [K1]),
        (Limits(suites=("events-k2",)), ["events-k2"]),
        (Limits(mode="cycles"), []),
        (Limits(mode="events"), [K0, BLIND, K1]),
        (Limits(seconds=0.000001), [K0, BLIND]),
    ],
)
def test_options_select_suites(limits: Limits, names: list[str]) -> None:
    found = limited(limits)
    assert [one.name for one in found.results] == names
    if limits.seconds is not None:
        assert found.left_out == ("events-k1: 126 tests with 516 inputs, since the budget is spent",)


def test_a_suite_that_lacks_a_test_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    every = Suite.tests

    def without_the_last(self: Suite) -> list[Test]:
        return list(every(self))[:-1]

    monkeypatch.setattr(Suite, "tests", without_the_last)
    with pytest.raises(InternalError, match="does not meet its condition"):
        limited(Limits(suites=(K0,)))


def test_the_bounds_of_the_machine_are_told_at_each_reset() -> None:
    """On its own, the turnstile takes three coins, and the machine two."""
    only = Limits(suites=(K0,))
    assert not limited(only).failures
    (found, *_) = limited(only, "no-bounds").failures
    assert [line.event for line in found.wrong.transitions] == ["COIN"]


def test_the_machine_gets_a_bound_that_the_subject_can_have() -> None:
    only = Limits(suites=(K0,))
    assert "5 distinguishable states" in limited(only, "many-coins").results[0].guarantee
    (found, *_) = limited(only, "many-coins", "dirty-refusal", "missing").failures
    assert found.cause == CAUGHT["missing"][1]


def test_a_statement_is_confirmed_by_its_evidence(tmp_path: Path) -> None:
    subject = (sys.executable, "-S", str(TURNSTILE), "missing")
    files = tmp_path / "statement.json", tmp_path / "evidence.jsonl"
    options = ("--seed", "7", "--statement", files[0], "--evidence", files[1])
    outcome = run("conform", TURNSTILE.with_suffix(".yaml"), *options, "--", *subject)
    assert outcome.code == 1
    again = run("conform", TURNSTILE.with_suffix(".yaml"), "--recheck", *files, "--format", "json")
    assert (again.code, json.loads(again.stdout).get("refuted")) == (1, None)
    claimed = json.loads(files[0].read_text("utf-8"))
    assert [one["name"] for one in claimed["suites"]] == [K0, BLIND]
    claimed["suites"][0]["tests"] -= 1
    files[0].write_text(json.dumps(claimed), "utf-8")
    assert run("conform", TURNSTILE.with_suffix(".yaml"), "--recheck", *files).code in {1, 2}


def test_an_unknown_suite_is_bad_input() -> None:
    outcome = run("conform", "kernel", "--suite", "evnts-k0", "--", "true")
    assert outcome.code == 2
    assert "did you mean 'events-k0'" in outcome.stderr


def test_our_own_kernel_passes_in_mode_events() -> None:
    """The shortest tests of the suite; all of them pass in the long test."""
    kernel = leverframe.load("kernel")
    command = (sys.executable, "-m", "leverframe", "sut", "kernel")
    target = Target(kernel.declaration, interface_of(kernel.declaration), lambda: Process(command), 60.0)
    (result,) = conducted(target, Limits(tests={K0: (60,)})).results
    assert not result.failures
    assert not result.unsteady
    assert result.ran["passed"] == result.tried == 60


@pytest.mark.long
@pytest.mark.parametrize("system", ["kernel", "turn"])
def test_our_own_systems_pass_in_mode_events(system: str) -> None:
    machine = leverframe.load(system)
    command = (sys.executable, "-m", "leverframe", "sut", system)
    target = Target(machine.declaration, interface_of(machine.declaration), lambda: Process(command), 60.0)
    (result,) = conducted(target, Limits(suites=(K0,))).results
    assert not result.failures
    assert not result.unsteady
    assert set(result.ran) == {"passed"}


TIRED = """
leverframe: 1
machine: turnstile
profile: reference
variables: {tired: {bool: false}, coin: {enum: [GOOD, FAKE], initial: GOOD}}
states: {LOCKED: {initial: true, quiescent: true}, OPEN: {quiescent: true}}
events: {COIN: {by: input}, PASS: {by: input}, GREW_TIRED: {by: machine}, FORCE: {by: input}}
transitions:
  - {from: LOCKED, on: COIN, to: LOCKED, when: coin == GOOD}
  - {from: LOCKED, on: FORCE, to: OPEN, when: not tired}
  - {from: OPEN, on: PASS, to: LOCKED}
  - {from: LOCKED, on: GREW_TIRED, internal: true, when: not tired, set: {tired: true}}
environment:
  - {on: COIN_CHOSEN, set: {coin: FAKE if coin == GOOD else GOOD}}
"""


def test_without_a_deterministic_reference_the_suite_runs_without_a_guarantee(tmp_path: Path) -> None:
    path = tmp_path / "tired.yaml"
    path.write_text(TIRED, "utf-8")
    declaration = load(str(path))
    command = (sys.executable, "-S", str(TURNSTILE), "wrong-target", "no-records", "no-effects", "never-opens")
    target = Target(declaration, interface_of(declaration), lambda: Process(command), 30.0)
    found = conducted(target, Limits(extra=0))
    for result in found.results:
        assert set(result.ran) == {"passed"}
        assert result.guarantee.startswith("No guarantee for any number of states. The reference is not deterministic")
