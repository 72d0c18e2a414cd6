"""``leverframe audit``: exit codes, the report for people, and the report for programs."""

import base64
import html
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from leverframe.audit import findings
from leverframe.errors import CapacityError
from leverframe.extras import MissingExtraError
from leverframe.installing import command_for
from leverframe.view import picture
from tests.audit.logs import ASK, BOOT, JUMP, written
from tests.support.command_line import run
from tests.support.schemas import report

PICTURE = re.compile(r'src="data:image/svg\+xml;base64,([^"]*)"')


@pytest.mark.parametrize(
    ("rows", "options", "code"),
    [
        ((BOOT, ASK), (), 0),
        ((BOOT, JUMP), (), 1),
        ((BOOT, {**ASK, "step": 2}), (), 1),
        ((), (), 3),
        ((BOOT, {"execution_id": "a", "step": 1}), (), 3),
        ((BOOT, ASK), ("--require", "complete"), 0),
        ((BOOT, ASK), ("--require", "intact"), 3),
        ((BOOT, ASK), ("--require", "perfect"), 2),
        ((BOOT, ASK), ("--view", "paths"), 2),
        ((BOOT, ASK), ("--profile", "nobody"), 2),
    ],
)
def test_the_exit_code_is_that_of_the_verdicts(
    rows: Sequence[object], options: Sequence[str], code: int, tmp_path: Path
) -> None:
    found = run("audit", "kernel", *options, written(tmp_path, *rows))
    assert found.code == code, found.stderr
    assert "Traceback" not in found.stderr


def test_a_report_for_people_tells_the_row_and_what_was_allowed(tmp_path: Path) -> None:
    shown = run("audit", "kernel", written(tmp_path, BOOT, JUMP)).stdout
    assert "What nobody can notice in it:" in shown
    assert "✗ the step IDLE → EXECUTING by REQUEST_SUBMITTED, in IDLE" in shown
    assert "the step IDLE → VALIDATING by REQUEST_SUBMITTED" in shown
    assert "✗ conformant  violated" in shown
    assert "✓ complete    holds" in shown
    assert "– anchored    not applicable" in shown


def test_a_report_for_programs_has_verdicts_counts_and_violations(tmp_path: Path) -> None:
    log = written(tmp_path, BOOT, JUMP, "{")
    document = report("audit", run("audit", "kernel", "--format", "json", log).stdout)
    assert document["verdicts"] == {
        "conformant": "violated",
        "complete": "violated",
        "intact": "not applicable",
        "anchored": "not applicable",
    }
    (violation,) = [one for one in document["violations"] if one["kind"] == "step"]
    assert violation["verdict"] == "conformant"
    assert (violation["file"], violation["row"], violation["execution_id"]) == (str(log), 2, "a")
    assert violation["explanation"].startswith("the step IDLE → EXECUTING by REQUEST_SUBMITTED after IDLE: ")
    assert violation["requirements"] == ["KRN-001", "KRN-005", "KRN-025", "KRN-026"]
    assert violation["demanded_by"] == "document"
    assert document["counts"] | {"violations": 0, "causes": 0} == {
        "files": 1, "rows": 3, "executions": 1, "violations": 0, "causes": 0, "untold": 1, "gaps": 1
    }  # fmt: skip
    assert document["untold"][0]["row"] == 3


def test_what_is_assumed_and_where_a_log_ends_is_in_the_report_for_programs(tmp_path: Path) -> None:
    failed = {**ASK, "step": 2, "previous_state": "VALIDATING", "event": "VALIDATION_FAILED", "new_state": "AUDITING"}
    log = written(tmp_path, BOOT, ASK, failed, {"execution_id": "a", "step": 3, "signal": "retry"})
    document = report("audit", run("audit", "kernel", "--format", "json", log).stdout)
    assert [(one["event"], one["row"]) for one in document["assumed"]] == [("SINK_LOST", 4)]
    assert document["open"] == [{"states": "AUDITING", "executions": 1}]


def test_causes_are_told_once_and_as_many_as_wanted(tmp_path: Path) -> None:
    rows = [{**row, "execution_id": name} for name in "abc" for row in (BOOT, JUMP)]
    other = [{**BOOT, "execution_id": "d"}, {**ASK, "execution_id": "d", "new_state": "AUDITING"}]
    shown = run("audit", "kernel", "--first", "1", written(tmp_path, *rows, *other)).stdout
    assert "the same in 2 other rows: 4, 6" in shown
    assert "further cause" in shown


def test_a_page_has_verdicts_rows_and_the_sentences_of_the_document(tmp_path: Path) -> None:
    page = run("audit", "kernel", "--format", "html", written(tmp_path, BOOT, JUMP)).stdout
    assert "Conformant: violated" in page
    assert "the step IDLE → EXECUTING by REQUEST_SUBMITTED, in IDLE" in page
    assert "<dt>KRN-005</dt>" in page
    assert page.count("<script") == 1


def test_a_page_draws_each_violation_on_the_machine(tmp_path: Path) -> None:
    rows = (BOOT, ASK, {"execution_id": "a", "step": 2, "effect": "call", "value": "x"})
    log = written(tmp_path, *rows, {**BOOT, "execution_id": "b"}, {**JUMP, "execution_id": "b"})
    page = run("audit", "kernel", "--format", "html", log).stdout
    assert "img-src data:;" in page
    call, jump = (base64.b64decode(found).decode() for found in PICTURE.findall(page))
    texts = {text.replace("\xa0", " ") for text in re.findall(r">([^<>]+)<", jump)}
    assert {"✗ request_submitted", "✓ halt_commanded", "it may have been here"} <= texts
    assert "✗ the effect call x" in call.replace("\xa0", " ")


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (CapacityError("Graphviz did not finish"), "Not every violation is drawn: Graphviz did not finish."),
        (MissingExtraError({"draw": ("pygraphviz",)}), f"The violations are not drawn: {command_for('draw')}"),
    ],
)
def test_a_page_without_pictures_says_why(
    error: Exception, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(dot: str, kind: picture.PictureKind) -> bytes:
        del dot, kind
        raise error

    monkeypatch.setattr(picture, "draw", fails)
    page = run("audit", "kernel", "--format", "html", written(tmp_path, BOOT, JUMP)).stdout
    assert reason in html.unescape(page)
    assert "the step IDLE → EXECUTING by REQUEST_SUBMITTED, in IDLE" in page
    assert "img" not in page.replace(".picture img", "")


def test_hostile_text_stays_text(tmp_path: Path) -> None:
    row = {**JUMP, "execution_id": "a", "note": "\x1b[31m\u202e<script>"}
    page = run("audit", "kernel", "--format", "html", written(tmp_path, BOOT, row)).stdout
    assert (page.count("<script"), "&lt;script&gt;" in page) == (1, True)
    shown = run("audit", "kernel", written(tmp_path, BOOT, row)).stdout
    assert "\x1b" not in shown
    assert "\u202e" not in shown


def test_all_violations_are_written_on_lines_also_those_that_a_report_only_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(findings, "MOST_OF_CAUSE", 2)
    rows = [{**row, "execution_id": name} for name in "abcd" for row in (BOOT, JUMP)]
    log, lines = written(tmp_path, *rows, "{"), tmp_path / "violations.jsonl"
    document = report("audit", run("audit", "kernel", "--format", "json", "--violations", lines, log).stdout)
    assert (len(document["violations"]), document["counts"]["violations"]) == (2, 4)
    *told, gap = map(json.loads, lines.read_text("utf-8").splitlines())
    assert [(one["row"], one["execution_id"]) for one in told] == [(2, "a"), (4, "b"), (6, "c"), (8, "d")]
    for one, line in zip(document["violations"], told, strict=False):
        assert {**one, "run": None} == {**line, "before": [line["row"] - 1], "run": None}
    assert (gap["verdict"], gap["kind"], gap["row"]) == ("complete", "gap", 9)


def test_the_lines_are_of_all_verdicts_and_of_no_other_file(tmp_path: Path) -> None:
    good, bad = written(tmp_path, BOOT, ASK), tmp_path / "nowhere" / "lines"
    lines = tmp_path / "violations.jsonl"
    assert run("audit", "kernel", "--violations", lines, good).code == 0
    assert not lines.read_bytes()
    for options in (("--violations", bad), ("--violations", good), ("--violations", lines, "-o", lines)):
        before = good.read_bytes()
        assert run("audit", "kernel", *options, good).code == 2
        assert good.read_bytes() == before
    for other in (("--guess",), ("--why", "1")):
        assert run("audit", "kernel", "--violations", lines, *other, good).code == 2
