"""`leverframe replay`: a failure is shown again, is gone, or nothing can be said."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conform.subjects import PLAIN, PROTOCOL_PY, TURNSTILE
from tests.support.budget import long_unless
from tests.support.command_line import Outcome, flat, run

pytestmark = pytest.mark.xdist_group("replay")  # its tests share a report

Report = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- a report in JSON, which tests change at will


def command(fault: str = "") -> list[str]:
    return [sys.executable, str(PLAIN), *filter(None, [fault])]


def replay(path: Path, *options: str, cmd: list[str]) -> Outcome:
    return run("replay", path, *options, "--", *cmd)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with a failure behind two cycles that pass, and some others."""
    path = tmp_path_factory.mktemp("replay") / "report.json"
    options = ("--suite", "cycles", "--disturbances", "0", "--format", "json", "-o", str(path))
    assert run("conform", "kernel", *options, "--", *command("sticks")).code == 1
    return path


def test_a_failure_is_shown_again_with_its_exchange(report: Path) -> None:
    outcome = replay(report, cmd=command("sticks"))
    text = flat(outcome.stdout)
    assert (outcome.code, outcome.stderr) == (1, "")
    assert "3. submit(draft = FIRST) · VALIDATION_PASSED · DECIDED_DENY" in text
    assert '> {"id":5,"cmd":"cycle","stimulus":"submit"' in text
    assert "✗ Shown again." in text
    assert text.endswith("1 failure shown again.")


def test_a_failure_that_was_corrected_is_gone(report: Path) -> None:
    outcome = replay(report, "--format", "json", cmd=command())
    (found,) = json.loads(outcome.stdout)["failures"]
    assert (outcome.code, found["outcome"]) == (0, "no longer shown")
    assert [json.loads(one["sent"])["cmd"] for one in found["exchanges"]] == [
        "start", "reset", "cycle", "cycle", "cycle", "stop",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "outcome", "code", "reason"),
    [
        ("first-match", "it fails otherwise", 1, "effects: the effect call"),
        ("one-record", "inconclusive", 3, "an earlier request of the run does not pass"),
    ],
)
def test_another_fault_is_another_failure(report: Path, fault: str, outcome: str, code: int, reason: str) -> None:
    told = replay(report, "--format", "json", cmd=command(fault))
    (found,) = json.loads(told.stdout)["failures"]
    assert (told.code, found["outcome"]) == (code, outcome)
    assert reason in found["reason"]


@pytest.mark.parametrize("cmd", [["false"], [sys.executable, "-c", "print('no answer')"]])
def test_a_subject_that_does_not_start_shows_nothing(report: Path, cmd: list[str]) -> None:
    outcome = replay(report, cmd=cmd)
    assert outcome.code == 3
    assert "1 failure inconclusive" in flat(outcome.stdout)


def test_one_failure_in_a_file_is_enough(report: Path, tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    one.write_text(json.dumps(json.loads(report.read_text("utf-8"))["failures"][0]), "utf-8")
    assert replay(one, cmd=command("sticks")).code == 1


def test_the_worst_outcome_decides_the_exit_code(report: Path, tmp_path: Path) -> None:
    whole: Report = json.loads(report.read_text("utf-8"))
    other = json.loads(json.dumps(whole["failures"][0]))
    other["replay"]["requests"] = other["replay"]["requests"][:1]
    both = tmp_path / "both.json"
    both.write_text(json.dumps(whole | {"failures": [whole["failures"][0], other]}), "utf-8")
    assert replay(both, cmd=command("sticks")).code == 1
    assert replay(both, "--number", "2", cmd=command("sticks")).code == 0
    assert replay(both, "--number", "3", cmd=command()).code == 2


def edited(report: Report, **changes: object) -> Report:
    (found,) = report["failures"]
    return report | {"failures": [found | {"replay": found["replay"] | changes}]}


def test_what_the_subject_cannot_be_asked_is_inconclusive(report: Path, tmp_path: Path) -> None:
    whole: Report = json.loads(report.read_text("utf-8"))
    path = tmp_path / "edited.json"
    for request in (
        {"cmd": "cycle", "stimulus": "shout", "data": {}, "plan": []},
        {"cmd": "cycle", "stimulus": "boot", "data": {}, "plan": ["NOTHING"]},
        {"cmd": "cycle", "stimulus": "boot", "data": {"x": [1]}, "plan": []},
        {"cmd": "cycle", "stimulus": "boot", "data": {}, "plan": [1]},
        {"cmd": "message", "bytes_base64": "%"},
    ):
        path.write_text(json.dumps(edited(whole, requests=[request])), "utf-8")
        outcome = replay(path, cmd=command())
        assert outcome.code == 3
        assert "the subject cannot be asked all of this" in flat(outcome.stdout)


@pytest.mark.parametrize("text", ["", "[", "{}", '{"failures": []}', '{"failures": [1]}', "[" * 5000, '"\\ud800"'])
def test_a_file_without_a_failure_is_bad_input(tmp_path: Path, text: str) -> None:
    path = tmp_path / "failure.json"
    path.write_text(text, "utf-8")
    outcome = replay(path, cmd=command())
    assert outcome.code == 2
    assert "LF216" in outcome.stderr


def test_another_declaration_is_bad_input(report: Path, tmp_path: Path) -> None:
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(edited(json.loads(report.read_text("utf-8")), sha256="0" * 64)), "utf-8")
    outcome = replay(path, cmd=command())
    assert outcome.code == 2
    assert "another version of kernel" in flat(outcome.stderr)
    assert replay(tmp_path / "missing.json", cmd=command()).code == 2


# ---- other suites ----------------------------------------------------------------------------------------------------

TURNSTILE_YAML = str(TURNSTILE.with_suffix(".yaml"))
OTHERS = {
    "a message": (("femtoclaw-protocol",), PROTOCOL_PY, "trailing"),
    "a message behind others": (("femtoclaw-protocol",), PROTOCOL_PY, "learns"),
    "an event": ((TURNSTILE_YAML, "--suite", "events-k0"), TURNSTILE, "wrong-target"),
}


@pytest.mark.parametrize("which", long_unless(OTHERS, {"a message behind others", "an event"}.__contains__))
def test_failures_of_each_suite_are_shown_again_and_are_gone(which: str, tmp_path: Path) -> None:
    (target, *options), subject, fault = OTHERS[which]
    path, correct = tmp_path / "report.json", [sys.executable, str(subject)]
    told = run("conform", target, *options, "--format", "json", "-o", path, "--", *correct, fault)
    failures = json.loads(path.read_text("utf-8"))["failures"]
    assert (told.code, bool(failures)) == (1, True)
    again = json.loads(replay(path, "--format", "json", cmd=[*correct, fault]).stdout)["failures"]
    assert [one["outcome"] for one in again] == ["shown again"] * len(failures)
    gone = json.loads(replay(path, "--format", "json", cmd=correct).stdout)["failures"]
    chosen = [one["demanded_by"] == "choice" for one in failures]  # the correct subject has decided likewise
    assert [one["outcome"] for one in gone] == ["shown again" if one else "no longer shown" for one in chosen]
    assert not all(chosen)
