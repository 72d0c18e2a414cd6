"""A machine that is too large is judged at its small constants; and every machine at the edges of its bounds."""

import sys
from pathlib import Path

import pytest

import leverframe
from leverframe.conform.campaign import verdicts
from leverframe.conform.campaign.campaign import Campaign, Limits, conducted
from leverframe.conform.campaign.replay import Known, Outcome, replayed
from leverframe.conform.subject.process import Process
from leverframe.conform.suite.bounds import bounded
from leverframe.conform.suite.requests import request
from leverframe.conform.suite.running import Target
from leverframe.conform.wire import messages as wire
from leverframe.language.loader import load
from leverframe.observe.reading import interface_of
from tests.conform.subjects import RETRIER
from tests.support.command_line import run

SMALL = {"MAX_STEPS": 3, "MAX_DEPTH": 2, "MAX_RECOVERIES": 2, "MAX_PARALLEL": 2}


def told(name: str, bounds: dict[str, list[int]]) -> Target:
    declaration = leverframe.load(name).declaration
    target = Target(declaration, interface_of(declaration), lambda: Process(["false"]))
    given = {"id": 1, "ok": True, "protocol": 1, "implementation": {"name": "it"}, "modes": ["cycles"]}
    started = wire.StartAnswer.model_validate({**given, "bounds": bounds})
    return bounded(target, started)


def test_a_large_machine_gets_its_small_constants() -> None:
    found = told("reug", {name: [1, 100] for name in SMALL})
    assert found.bounds == SMALL
    assert {name: found.declaration.constants[name] for name in SMALL} == SMALL


@pytest.mark.parametrize(
    ("name", "bounds"),
    [
        ("kernel", {"MAX_AUDIT_RETRIES": [0, 100], "EXECUTION_DEADLINE": [0, 100]}),
        ("reug", {name: [1, 100] for name in SMALL if name != "MAX_DEPTH"}),
        ("reug", {name: [3, 100] for name in SMALL}),
        ("reug", {}),
    ],
)
def test_otherwise_a_machine_keeps_its_declared_constants(name: str, bounds: dict[str, list[int]]) -> None:
    found, declared = told(name, bounds), leverframe.load(name).declaration.constants
    assert found.declaration.constants == declared
    assert found.bounds == {one: declared[one] for one in bounds}


# ---- the suites at the edges ----------------------------------------------------------------------------------------

MACHINE = load(str(RETRIER.with_suffix(".yaml")))
EDGES = ("bounds-RETRIES-1", "bounds-RETRIES-3")


def retried(*switches: str, suites: tuple[str, ...] = ("bounds",)) -> tuple[Campaign, Target]:
    command = (sys.executable, str(RETRIER), *switches)
    target = Target(MACHINE, interface_of(MACHINE), lambda: Process(command), 30.0)
    return conducted(target, Limits(suites=suites)), target


def broken(campaign: Campaign) -> dict[str, set[str]]:
    """The causes of failures, by the suite."""
    found: dict[str, set[str]] = {}
    for result in campaign.results:
        for failure in result.failures:
            found.setdefault(result.name, set()).add(failure.cause)
    return found


def test_a_correct_subject_passes_at_each_edge() -> None:
    campaign, _ = retried()
    assert tuple(result.name for result in campaign.results) == EDGES
    assert broken(campaign) == {}
    assert [set(result.ran) for result in campaign.results] == [{"passed"}] * 2
    requirements = verdicts.judged(campaign, MACHINE)
    assert {one.name: one.verdict.value for one in requirements} == dict.fromkeys(
        ("ASKED", "DONE", "FAILED", "GIVEN_UP"), "pass"
    )
    assert "RETRIES = 1" in campaign.results[0].summary


@pytest.mark.parametrize(
    ("fault", "where"),
    [
        ("ignores", set(EDGES)),
        ("one-more", {"bounds-RETRIES-3"}),
        ("one-is-two", {"bounds-RETRIES-1"}),
        ("keeps-the-first", set(EDGES)),
    ],
)
def test_a_bound_that_is_not_kept_is_noticed_at_an_edge_and_not_in_the_middle(fault: str, where: set[str]) -> None:
    usual, _ = retried(fault, suites=("cycles",))
    assert broken(usual) == {}
    campaign, target = retried(fault)
    found = broken(campaign)
    assert found.keys() == where
    assert all("GIVEN_UP" in cause for causes in found.values() for cause in causes)
    (known, *_) = [
        Known("retrier", "reference", MACHINE.sha256, MACHINE.path, None, one.suite, one.cause, (), requests, None)
        for one in campaign.failures
        for requests in (tuple(request(asked) for asked in one.run),)
    ]
    assert replayed(target, known).outcome is Outcome.SHOWN
    correct = Target(MACHINE, target.interface, lambda: Process((sys.executable, str(RETRIER))), 30.0)
    assert replayed(correct, known).outcome is Outcome.GONE


def test_an_edge_at_which_the_declaration_is_refused_is_left_out_with_the_reason() -> None:
    (reason,) = retried()[0].left_out
    assert reason.startswith("bounds-RETRIES-0: with RETRIES = 0 the declaration is refused: ")
    assert reason.endswith("(LF045)")


def test_a_subject_without_bounds_has_no_edges() -> None:
    campaign, _ = retried("no-bounds")
    assert campaign.results == ()


def test_the_suites_at_the_edges_run_only_if_they_are_named() -> None:
    assert [result.name for result in retried(suites=())[0].results] == ["cycles"]
    assert [result.name for result in retried(suites=("bounds-RETRIES-1",))[0].results] == ["bounds-RETRIES-1"]


def test_a_statement_about_edges_is_rechecked_from_its_evidence(tmp_path: Path) -> None:
    files = tmp_path / "statement.json", tmp_path / "evidence.jsonl"
    command = ("--", sys.executable, RETRIER)
    machine = RETRIER.with_suffix(".yaml")
    written = run("conform", machine, "--suite", "bounds", "--statement", files[0], "--evidence", files[1], *command)
    assert written.code == 0, written.stderr
    assert run("conform", machine, "--recheck", *files).code == 0
    files[1].write_text(files[1].read_text().replace('\\"RETRIES\\":3', '\\"RETRIES\\":2'))
    assert run("conform", machine, "--recheck", *files).code != 0
