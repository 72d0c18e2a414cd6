"""Audits as JUnit XML and SARIF: for servers that show tests, and for code scanning."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import xmlschema

from tests.audit.kept import change, entries
from tests.audit.kept import written as journal
from tests.audit.logs import ASK, BOOT, JUMP, written
from tests.run import ROOT
from tests.support.command_line import run

OFFICIAL = ROOT / "tests" / "data" / "schemas"
JUNIT = xmlschema.XMLSchema10(OFFICIAL / "junit-10.xsd")
SARIF = jsonschema.Draft202012Validator(json.loads((OFFICIAL / "sarif-2.1.0.json").read_text("utf-8")))
HOSTILE = {**ASK, "execution_id": "<b>\u202e]]>&\x1b[31m", "step": 0, "new_state": "IDLE\x07\U0001f600"}
UNCLEAR = {"execution_id": "b", "step": 0}
LOGS: dict[str, tuple[object, ...]] = {
    "fine": (BOOT, ASK),
    "violated": (BOOT, JUMP),
    "a gap": (BOOT, {**ASK, "step": 2}),
    "unclear": (BOOT, ASK, UNCLEAR),
    "empty": (),
    "hostile": (BOOT, HOSTILE, "\u202e<", "{"),
}


def junit(*arguments: str | Path) -> ET.Element:
    text = run("audit", *arguments, "--format", "junit").stdout
    JUNIT.validate(text)
    (suite,) = ET.fromstring(text)  # noqa: S314 -- our own output
    return suite


def sarif(*arguments: str | Path) -> Any:  # noqa: ANN401 # pyright: ignore[reportExplicitAny] -- JSON
    document = json.loads(run("audit", *arguments, "--format", "sarif").stdout)
    SARIF.validate(document)
    (only,) = document["runs"]
    return only


def outcomes(suite: ET.Element) -> dict[str, str]:
    """The outcome of each test case."""
    return {case.attrib["name"]: case[0].tag for case in suite}


@pytest.mark.parametrize("name", LOGS)
def test_reports_are_what_their_standards_specify_and_count_what_they_list(name: str, tmp_path: Path) -> None:
    path = written(tmp_path, *LOGS[name])
    suite, only = junit("kernel", path), sarif("kernel", path)
    told = json.loads(run("audit", "kernel", path, "--format", "json").stdout)
    tags = [case[0].tag for case in suite]
    for tag, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
        assert tags.count(tag) == int(suite.attrib[count])
    assert len(tags) == int(suite.attrib["tests"]) == 4 + told["counts"]["causes"]
    words = {"holds": "system-out", "violated": "failure", "unknown": "error", "not applicable": "skipped"}
    assert {each: outcomes(suite)[each] for each in told["verdicts"]} == {
        each: words[verdict] for each, verdict in told["verdicts"].items()
    }
    places = {(one["row"], one["cause"]) for one in told["violations"]}
    results = [one for one in only["results"] if "cause" in one["properties"]]
    assert {(_row(one), one["properties"]["cause"]) for one in results} == places
    assert len(only["results"]) - len(results) == told["counts"]["gaps"] + told["counts"]["untold"]
    rules = only["tool"]["driver"]["rules"]
    assert [rules[one["ruleIndex"]]["id"] for one in only["results"]] == [one["ruleId"] for one in only["results"]]


def _row(result: dict[str, Any]) -> int:  # pyright: ignore[reportExplicitAny] -- JSON
    (place,) = result["locations"]
    row = place["physicalLocation"]["region"]["startLine"]
    assert isinstance(row, int)
    return row


def test_a_violation_has_its_requirements_its_row_and_its_sentence(tmp_path: Path) -> None:
    path = written(tmp_path, BOOT, JUMP)
    only = sarif("kernel", path)
    broken = ("001", "005", "025", "026")
    assert [one["ruleId"] for one in only["results"]] == [f"kernel.reference.krn-{one}" for one in broken]
    assert {one["level"] for one in only["results"]} == {"error"}
    (place,) = only["results"][0]["locations"]
    assert place["physicalLocation"] == {"artifactLocation": {"uri": path.as_uri()}, "region": {"startLine": 2}}
    assert "KRN-001" in only["tool"]["driver"]["rules"][0]["fullDescription"]["text"]
    (case,) = (case for case in junit("kernel", path) if case.attrib["classname"].endswith(".step"))
    assert "requirements: KRN-001, KRN-005, KRN-025, KRN-026" in str(case[0].text)
    assert f"{path}:2" in case[0].attrib["message"]


def test_what_cannot_be_told_is_no_pass(tmp_path: Path) -> None:
    path = written(tmp_path, *LOGS["unclear"])
    assert outcomes(junit("kernel", path))["conformant"] == "error"
    (result,) = sarif("kernel", path)["results"]
    assert (result["ruleId"], result["level"], _row(result)) == ("kernel.reference.conformant", "warning", 3)


def test_a_changed_record_of_a_journal_is_a_result_of_its_own(tmp_path: Path) -> None:
    kept = journal(str(tmp_path / "j.db"), tmp_path, "j", [entries("kernel", 1, "a")])
    change(kept.url, "UPDATE records SET data = '{}' WHERE seq = 5")
    found = [one for one in sarif("kernel", kept.url)["results"] if one["ruleId"] == "kernel.reference.intact"]
    assert [(one["level"], _row(one), one["properties"]) for one in found] == [("error", 5, {"kind": "changed"})]
    assert outcomes(junit("kernel", kept.url))["intact"] == "failure"
