"""`--view`: a subject is judged through the names of a view, and nobody claims anything about the others."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.conform.subjects import TURNSTILE
from tests.support.command_line import flat, run

MACHINE = TURNSTILE.with_suffix(".yaml")
Report = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- a report in JSON: tests say what they expect


def judged(view: str, *options: str | Path, fault: str) -> tuple[int, Report]:
    subject = (sys.executable, "-S", TURNSTILE, fault)
    outcome = run("conform", MACHINE, "--k", "0", "--view", view, "--format", "json", *options, "--", *subject)
    return outcome.code, json.loads(outcome.stdout)


SEEN = {
    "wrong-output": ("turn", "path,event"),
    "no-record": ("path", "turn,siren"),
}
"""Of each fault: a view in which it is noticed, and one in which it is not."""


@pytest.mark.parametrize("fault", SEEN)
def test_a_fault_is_noticed_in_a_view_that_shows_it_and_in_no_other(fault: str, tmp_path: Path) -> None:
    shows, hides = SEEN[fault]
    code, report = judged(shows, fault=fault)
    assert (code, report["verdict"]) == (1, "fail")
    files = tmp_path / "statement.json", tmp_path / "evidence.jsonl"
    code, report = judged(hides, "--statement", files[0], "--evidence", files[1], fault=fault)
    assert (report["verdict"] == "fail", report["failures"], report["view"]) == (False, [], hides.split(","))
    assert f"judged through a view of {', '.join(hides.split(','))}" in report["guarantee"]
    assert run("conform", MACHINE, "--recheck", *files).code == code
    claimed = json.loads(files[0].read_text("utf-8"))
    files[0].write_text(json.dumps({**claimed, "view": None}), "utf-8")
    assert run("conform", MACHINE, "--recheck", *files).code in {1, 2}


def test_the_report_says_what_the_view_cannot_notice() -> None:
    outcome = run("conform", MACHINE, "--view", "path", "--k", "0", "--", sys.executable, "-S", TURNSTILE)
    assert "a missing, wrong or additional effect" in flat(outcome.stdout)


def test_a_failure_is_replayed_through_its_view(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    subject = (sys.executable, "-S", TURNSTILE, "wrong-target")
    run("conform", MACHINE, "--k", "0", "--view", "path", "--format", "json", "-o", report, "--", *subject)
    assert json.loads(report.read_text("utf-8"))["failures"][0]["replay"]["view"] == ["path"]
    assert run("replay", report, "--", *subject).code == 1


def test_an_unknown_name_is_bad_input() -> None:
    outcome = run("conform", MACHINE, "--view", "path,evnt", "--", "true")
    assert outcome.code == 2
    assert "LF194" in outcome.stderr
    assert "did you mean 'event'" in flat(outcome.stderr)
