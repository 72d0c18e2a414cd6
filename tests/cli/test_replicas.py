"""``leverframe check --replicas``: reports, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.support.command_line import MACHINES, flat, run
from tests.support.locked_machines import KEEPER, WORKER
from tests.support.schemas import report

DOOR = str(MACHINES / "door.yaml")


@pytest.fixture
def worker(tmp_path: Path) -> Path:
    path = tmp_path / "worker.yaml"
    path.write_text(WORKER)
    return path


def test_the_report_says_how_many_machines_there_are_and_which_of_them_moves(worker: Path) -> None:
    found = run("check", worker, "--replicas", "5", "--property", "begins-at-once")
    assert found.code == 1
    told = flat(found.stdout)
    assert "These are of 5 machines over one lock. Each claim is about one of them." in told
    assert "2.BEGAN → BUSY" in told
    assert "in the last state this is false: not WAITING or EX BUSY" in told


def test_the_report_says_that_why_is_about_one_machine(worker: Path) -> None:
    expected = "begins-at-once, ctl: AG (WAITING -> EX BUSY)"
    worker.write_text(WORKER.replace(expected, f"{expected}, expect: fails"))
    told = flat(run("check", worker, "--replicas", "2").stdout)
    assert "explains a finding, a property or a requirement of one machine; -v shows everything." in told


def test_a_large_number_of_states_is_rounded_for_people_and_exact_in_json(worker: Path) -> None:
    assert "× 10^" not in flat(run("check", worker, "--replicas", "2").stdout)
    assert "× 10^" in flat(run("check", worker, "--replicas", "60").stdout)
    told = json.loads(run("check", worker, "--replicas", "60", "--format", "json").stdout)
    idle, critical = 6, 4
    assert {result["states"] for result in told["results"]} == {idle**60 + 60 * critical * idle**59}


def test_the_json_report_has_the_number_of_machines_and_the_engine(worker: Path) -> None:
    text = run("check", worker, "--replicas", "3", "--format", "json").stdout
    report("check", text)
    results = json.loads(text)["results"]
    assert {(result["machines"], result["engine"]) for result in results} == {(3, "symbolic")}
    assert [r["verdict"] for r in results if r["kind"] == "replicas"] == ["holds"] * 4
    assert "machines" not in json.loads(run("check", DOOR, "--format", "json").stdout)["results"][0]


@pytest.mark.parametrize("kind", ["junit", "sarif", "github"])
def test_other_reports_have_the_claims_too(worker: Path, kind: str) -> None:
    found = run("check", worker, "--replicas", "3", "--format", kind)
    assert found.code == 1
    assert "begins-at-once" in found.stdout


def test_a_claim_about_the_lock_is_chosen_by_its_name(worker: Path) -> None:
    found = run("check", worker, "--replicas", "3", "--property", "lock.exclusion")
    assert (found.code, "lock.exclusion" in found.stdout, "begins" in found.stdout) == (0, True, False)


def test_of_a_bundled_system_the_reference_is_checked() -> None:
    found = run(
        "check", "kernel", "--replicas", "2", "--property", "halt-always-available", "--set", "MAX_AUDIT_RETRIES=1"
    )
    assert (found.code, "profile reference" in flat(found.stdout)) == (0, True)


def test_a_machine_without_a_lock_is_refused_with_its_place() -> None:
    found = run("check", DOOR, "--replicas", "2")
    assert (found.code, found.stdout) == (2, "")
    assert "error[LF080]: door reference has no shared_lock" in flat(found.stderr)
    assert "door.yaml:" in found.stderr
    assert "shared_lock: {held_in: [STATE, …]}" in flat(found.stderr)


def test_a_deadlock_over_the_lock_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "keeper.yaml"
    path.write_text(KEEPER)
    assert run("check", path).code == 0
    found = run("check", path, "--replicas", "9")
    assert found.code == 1
    assert "the second one holds it and can never release it" in flat(found.stdout)


REFUSED = {
    "0": ("--replicas", "0"),
    "257": ("--replicas", "257"),
    "two": ("--replicas", "two"),
    "remove one of them": ("--replicas", "2", "--mutants"),
    "remove --all-engines": ("--replicas", "2", "--all-engines"),
    "remove --jobs": ("--replicas", "2", "--jobs", "2"),
}


@pytest.mark.parametrize("said", REFUSED)
def test_options_that_make_no_sense_are_refused(said: str, worker: Path) -> None:
    found = run("check", worker, *REFUSED[said])
    assert (found.code, found.stdout) == (2, "")
    assert said in flat(found.stderr)


def test_machines_must_be_named() -> None:
    found = run("check", "--replicas", "2")
    assert (found.code, "needs the SYSTEM or FILE" in flat(found.stderr)) == (2, True)
