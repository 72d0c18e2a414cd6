"""`leverframe conform`: correct subjects pass, planted faults are caught, statements recheck."""

import functools
import json
import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.conform.subjects import CLAW, LATER, PLAIN
from tests.support.budget import long_unless
from tests.support.command_line import Outcome, flat, run

pytestmark = pytest.mark.xdist_group("conform")  # its tests share campaigns

NODE = pytest.mark.needs("node")
LONG = pytest.mark.long
KERNEL = (sys.executable, "-m", "leverframe", "sut", "kernel")
Report = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- a report in JSON: tests say what they expect


def command(subject: str, fault: str = "") -> list[str]:
    program = [sys.executable, str(PLAIN)] if subject == "plain" else ["node", str(LATER)]
    return [*program, *filter(None, [fault])]


def conform(*options: str, cmd: list[str], machine: str = "kernel") -> Outcome:
    return run("conform", machine, *options, "--", *cmd)


CYCLES = ("--suite", "cycles", "--disturbances", "0")
"""The suite that all subjects have, and no other: the tests of the other ones are elsewhere."""


@functools.cache
def judged(subject: str, fault: str = "", most: str = "0") -> tuple[int, Report]:
    """The exit code and report on a subject: on a correct one after all suites, on a fault after that of cycles.

    There are no disturbances, unless the fault needs one.
    """
    suites = ("--suite", "cycles") if fault else ()
    options = ("--format", "json", "--disturbances", most, "--timeout", "1" if fault == "hangs" else "20")
    outcome = conform(*suites, *options, cmd=command(subject, fault))
    return outcome.code, json.loads(outcome.stdout)


def verdicts(report: Report) -> dict[str, str]:
    return {one["id"]: one["verdict"] for one in report["requirements"]}


@pytest.mark.parametrize(("most", "least"), [("0", 25), pytest.param("1", 200, marks=LONG)])
def test_our_own_kernel_passes(most: str, least: int) -> None:
    """Policies have a test of their own."""
    options = ("--suite", "cycles", "--suite", "clock", "--format", "json", "--disturbances", most)
    outcome = conform(*options, cmd=list(KERNEL))
    report: Report = json.loads(outcome.stdout)
    assert (outcome.code, report["verdict"], report["failures"]) == (0, "pass", [])
    assert report["suites"][0]["tests"] == report["suites"][0]["planned"] >= least
    found = verdicts(report)
    assert set(found.values()) - {"not applicable"} == {"pass", "not judged"}  # disturbances that are not tried
    assert {"KRN-002", "KRN-008", "KRN-011", "KRN-014", "KRN-017", "KRN-020", "KRN-027", "KRN-035"} <= {
        name for name, verdict in found.items() if verdict == "pass"
    }


@LONG
def test_our_own_gate_passes() -> None:
    options = ("--mode", "cycles", "--format", "json", "--disturbances", "0")
    outcome = conform(*options, cmd=[*KERNEL[:-1], "turn"], machine="turn")
    report: Report = json.loads(outcome.stdout)
    assert (outcome.code, report["verdict"], report["failures"]) == (0, "pass", [])
    assert report["suites"][0]["tests"] == report["suites"][0]["planned"] >= 90
    assert {"pass", "not judged"} == set(verdicts(report).values())


SHAPES = [("plain", "0"), pytest.param("later", "0", marks=NODE)]


@pytest.mark.parametrize(
    ("subject", "most"),
    [*SHAPES, pytest.param("plain", "1", marks=LONG), pytest.param("later", "1", marks=[NODE, LONG])],
)
def test_a_correct_subject_of_another_shape_passes(subject: str, most: str) -> None:
    code, report = judged(subject, most=most)
    assert (code, report["verdict"], report["failures"]) == (0, "pass", [])


CAUGHT = {
    "first-match": ("0", "effects: the effect call, which nothing allows", {"KRN-011"}),
    "late-record": ("0", "order: the effect call in ARBITRATING, in place of DECIDED_ALLOW_WITH_TOOL", {"KRN-027"}),
    "one-record": ("0", "records: AUDITING → IDLE, in place of REQUEST_SUBMITTED", {"KRN-027"}),
    "sticks": ("0", "records: VALIDATING → AUDITING, in place of VALIDATION_PASSED", {"KRN-008"}),
    "refusal-changes": ("1", "state: the end in VALIDATING, which nothing allows", {"KRN-005"}),
    "second-boot": ("0", "state: the end in IDLE, which nothing allows", {"KRN-020"}),
    "call-twice": ("0", "effects: the effect call, which nothing allows", {"KRN-027"}),
    "no-call": ("0", "effects: the end, in place of DECIDED_ALLOW_WITH_TOOL", {"KRN-014"}),
    "other-tool": ("0", "order: the effect call in EXECUTING, in place of DECIDED_ALLOW_WITH_TOOL", {"KRN-014"}),
    "no-sink-needed": ("1", "effects: the effect call, which nothing allows", {"KRN-014"}),
    "never-halts": ("1", "state: the end in IDLE, in place of AUDIT_FAILED", {"KRN-017"}),
    "busy": ("1", r"records: .* → VALIDATING, in place of .*", {"KRN-011"}),
    "tells-allow": ("0", "result: decision in the result of submit", {"KRN-008", "KRN-011"}),
    "tells-first": ("0", "order: request_id in the result of submit, in place of AUDIT_WRITTEN", {"KRN-017"}),
    "keeps-request": ("0", "variables: request in IDLE, in place of AUDIT_WRITTEN", {"KRN-007"}),
    "hangs": ("0", "the subject hangs: no answer within 1 s", set[str]()),
    "dies": ("0", "the subject crashes: exit code 7", set[str]()),
}
"""Of each fault: the disturbances that show it, a cause among those reported, and requirements that it breaks."""


QUICK = {"first-match", "sticks", "second-boot", "other-tool", "never-halts", "tells-first", "keeps-request", "dies"}
"""The faults that `make test` tries: one of them needs a disturbance."""


@pytest.mark.parametrize("fault", long_unless(CAUGHT, QUICK.__contains__))
def test_a_planted_fault_is_caught_with_its_requirement(fault: str) -> None:
    most, cause, requirements = CAUGHT[fault]
    code, report = judged("plain", fault, most)
    assert (code, report["verdict"]) == (1, "fail")
    (found, *_) = [one for one in report["failures"] if re.fullmatch(cause, one["cause"])] or [None]
    assert found is not None, [one["cause"] for one in report["failures"]]
    assert requirements <= set(found["requirements"])
    assert found["demanded_by"] == "document"
    assert all(verdicts(report)[name] == "fail" for name in requirements)


@NODE
def test_a_record_after_the_state_to_which_its_step_leads_is_a_failure() -> None:
    code, report = judged("later", "late-record")
    (found,) = report["failures"]
    assert (code, found["dimension"], found["requirements"]) == (1, "order", ["KRN-018"])
    assert found["cause"] == "order: a state before the record of the step into it"
    assert found["shortest"]


def test_a_fault_that_the_suite_cannot_see_is_not_reported() -> None:
    """A request with an id that was seen is in no cycle: the report must not claim anything about it."""
    assert judged("plain", "repeated")[0] == 0


@NODE
def test_a_wrong_tool_is_not_reported_if_no_record_names_the_tool() -> None:
    """Its adapter might call the tools by each other's names; docs/conformance.md says so."""
    assert judged("later", "other-tool")[0] == 0


def test_the_shortest_run_is_reported() -> None:
    _, report = judged("plain", "first-match")
    (found,) = (one for one in report["failures"] if one["dimension"] == "effects")
    assert found["shortest"]
    assert found["events"] == ["boot · CONFIG_LOADED", "submit(draft = FIRST) · VALIDATION_PASSED · DECIDED_DENY"]
    assert found["expected"] == ["the end in IDLE"]
    _, report = judged("plain", "sticks")
    (found,) = (one for one in report["failures"] if one["dimension"] == "records")
    assert len(found["events"]) == 3  # the boot, the malformed request, and the one after it


def test_a_subject_that_gives_no_answer_fails_no_requirement() -> None:
    for fault in ("hangs", "dies"):
        _, report = judged("plain", fault)
        assert "fail" not in verdicts(report).values()
        assert verdicts(report)["KRN-011" if fault == "dies" else "KRN-016"] == "inconclusive"


def test_a_report_has_exactly_the_keys_of_its_format() -> None:
    _, report = judged("plain", "first-match")
    assert list(report) == ["verdict", "guarantee", "subject", "suites", "requirements", "failures"]
    assert list(report["suites"][0]) == ["name", "tests", "symbols", "seconds", "planned"]
    assert list(report["failures"][0]) == [
        "requirements", "demanded_by", "suite", "dimension", "events", "expected", "observed", "shortest", "cause",
        "replay", "run",
    ]  # fmt: skip
    assert list(report["requirements"][0]) == ["id", "verdict", "reason"]


def test_a_report_for_people_says_first_what_it_cannot_notice() -> None:
    outcome = conform(*CYCLES, cmd=command("plain", "first-match"))
    text = flat(outcome.stdout)
    assert outcome.code == 1
    places = [text.index(part) for part in ("planned", "judged", "not noticed", "the shortest run", "KRN-011 (lines")]
    assert places == sorted(places)
    assert "with no disturbance in each of 3 classes of states at rest" in text
    assert "✗ Fail" in text


def test_junit_has_a_case_for_each_requirement() -> None:
    outcome = conform(*CYCLES, "--format", "junit", cmd=command("plain", "first-match"))
    suite = ET.fromstring(outcome.stdout)[0]  # noqa: S314 -- our own output
    cases = {case.get("name"): [child.tag for child in case] for case in suite}
    assert cases["KRN-011"] == ["failure"]
    assert cases["KRN-002"] == ["system-out"]
    assert cases["KRN-004"] == ["skipped"]
    assert suite.get("failures") == str(sum(tags == ["failure"] for tags in cases.values()))


def test_a_subject_that_does_not_start_could_not_be_judged() -> None:
    outcome = conform("--format", "json", cmd=[sys.executable, "-c", "raise SystemExit(5)"])
    report: Report = json.loads(outcome.stdout)
    assert (outcome.code, report["verdict"]) == (3, "inconclusive")
    assert set(verdicts(report).values()) == {"could not run"}
    shown = conform(cmd=[sys.executable, "-c", "raise SystemExit(5)"])
    assert "The subject crashes: exit code 5" in flat(shown.stdout)


def test_a_command_that_does_not_exist_is_bad_input() -> None:
    outcome = conform(cmd=["./no-such-adapter"])
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "LF210" in outcome.stderr


def test_a_subject_that_ends_or_writes_no_answer_is_told_with_what_it_wrote() -> None:
    answer = {"id": 1, "ok": True, "protocol": 1, "implementation": {"name": "it"}, "modes": ["cycles"]}
    given = {"stimuli": ["halt"], "observes": ["state"]}
    begins = f"input(); print({json.dumps(json.dumps(answer | given))}, flush=True); input()"
    begins += """; print('{"id": 2, "ok": true, "state": "BOOTING"}', flush=True); input(); """
    for last, told in (("{}['x']", "KeyError: 'x'"), ("print('hello', flush=True); input()", "it says 'hello'")):
        assert told in flat(conform(*CYCLES, cmd=[sys.executable, "-c", begins + last]).stdout)


def test_outcomes_in_whose_place_others_are_arranged_are_named() -> None:
    """Else nobody knows why no plan leads further."""
    cmd = [sys.executable, str(CLAW), "declares-failure-alone"]
    shown = flat(conform(*CYCLES, cmd=cmd, machine="femtoclaw-runtime").stdout)
    reason = "no plan that the subject can follow leads to INPUT_ARRIVED; it arranges other outcomes in place of"
    assert f"{reason} INITIALIZATION_SUCCEEDED" in shown


ONCE_IN_TROUBLE = """
import json, subprocess, sys
cycles, product = 0, subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    cycles += request["cmd"] == "cycle"
    if request["cmd"] == "cycle" and cycles == 30:
        print(json.dumps({"id": request["id"], "errored": True, "message": "no room"}), flush=True)
    else:
        print(line, end="", file=product.stdin, flush=True)
        print(product.stdout.readline(), end="", flush=True)
"""


def test_a_test_that_could_not_run_is_no_pass() -> None:
    subject = [sys.executable, "-c", ONCE_IN_TROUBLE, *command("plain")]
    assert "the adapter reports: no room" in flat(conform(*CYCLES, cmd=subject).stdout)
    outcome = conform(*CYCLES, "--format", "json", cmd=subject)
    report: Report = json.loads(outcome.stdout)
    assert (outcome.code, report["verdict"], report["failures"]) == (3, "inconclusive", [])
    assert "The others: 1 could not run." in report["guarantee"]


@pytest.fixture(scope="module")
def stated(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The statement and the evidence of a run that fails."""
    folder = tmp_path_factory.mktemp("stated")
    files = folder / "statement.json", folder / "evidence.jsonl"
    options = ("--statement", str(files[0]), "--evidence", str(files[1]))
    assert conform(*CYCLES, *options, cmd=command("plain", "first-match")).code == 1
    return files


def test_a_statement_is_confirmed_by_its_evidence_without_the_subject(stated: tuple[Path, Path]) -> None:
    outcome = run("conform", "kernel", "--recheck", *stated, "--format", "json")
    report: Report = json.loads(outcome.stdout)
    assert outcome.code == 1  # the verdict of the statement
    assert "refuted" not in report
    assert report["failures"] == judged("plain", "first-match")[1]["failures"]


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("verdict", "pass", "verdict"),
        ("requirements", [], "requirements"),
        ("failures", [], "failures"),
        ("strict_choices", True, None),
        ("evidence", {"sha256": "0" * 64}, "evidence"),
        ("declaration", {"machine": "kernel", "profile": "reference", "sha256": "0" * 64}, "declaration"),
    ],
)
def test_an_edited_statement_is_refuted(
    stated: tuple[Path, Path], tmp_path: Path, key: str, value: object, told: str | None
) -> None:
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(json.loads(stated[0].read_text("utf-8")) | {key: value}), "utf-8")
    outcome = run("conform", "kernel", "--recheck", edited, stated[1], "--format", "json")
    assert outcome.code == 1
    assert json.loads(outcome.stdout).get("refuted") == ([told] if told else None)


def test_edited_evidence_does_not_confirm_a_statement(stated: tuple[Path, Path], tmp_path: Path) -> None:
    lines = stated[1].read_text("utf-8").splitlines(keepends=True)
    (number, *_) = (n for n, line in enumerate(lines) if "received" in line and "call" in line and "effect" in line)
    edited = tmp_path / "edited.jsonl"
    edited.write_text("".join([*lines[:number], *lines[number + 1 :]]), "utf-8")
    outcome = run("conform", "kernel", "--recheck", stated[0], edited)
    assert outcome.code == 2
    assert "LF211" in outcome.stderr


def test_a_file_that_is_no_statement_is_bad_input(stated: tuple[Path, Path], tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    for text in ("{}", "[", '{"conformance_statement": 1}', '{"conformance_statement": true}'):
        other.write_text(text, "utf-8")
        outcome = run("conform", "kernel", "--recheck", other, stated[1])
        assert outcome.code == 2
        assert "LF215" in outcome.stderr


def test_a_recheck_finds_the_bundled_system_by_itself(stated: tuple[Path, Path], tmp_path: Path) -> None:
    outcome = run("conform", "--recheck", *stated)
    assert (outcome.code, "kernel, profile reference" in flat(outcome.stdout)) == (1, True)
    other = tmp_path / "other.json"
    whole = json.loads(stated[0].read_text("utf-8"))
    other.write_text(json.dumps(whole | {"declaration": {**whole["declaration"], "machine": "door"}}), "utf-8")
    outcome = run("conform", "--recheck", other, stated[1])
    assert (outcome.code, "give the file of its machine" in flat(outcome.stderr)) == (2, True)


def test_a_command_or_a_record_is_needed() -> None:
    assert run("conform", "kernel").code == 2
    assert run("conform").code == 2
    assert run("conform", "kernel", "--recheck", "a", "b", "--", "true").code == 2
