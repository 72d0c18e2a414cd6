"""The formats of `check` for programs: each is validated by a usual reader of the format, or by the schema in docs/."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID
from xml.etree import ElementTree as ET

import jsonschema
import pytest
import xmlschema

from leverframe.check import checker
from leverframe.cli.reports.words import count
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.model.trace import named_values
from tests.run import ROOT
from tests.support.budget import long_unless
from tests.support.command_line import MACHINES, flat, process, run

DOOR, CROSSING, COUNTER, PINGPONG, BAD = (
    MACHINES / f"{name}.yaml" for name in ("door", "crossing", "counter", "pingpong", "bad")
)
SCHEMA = json.loads((ROOT / "docs" / "check.schema.json").read_text("utf-8"))
OFFICIAL = ROOT / "tests" / "data" / "schemas"
JUNIT = xmlschema.XMLSchema10(OFFICIAL / "junit-10.xsd")
SARIF = jsonschema.Draft202012Validator(json.loads((OFFICIAL / "sarif-2.1.0.json").read_text("utf-8")))
ARGUMENTS = (["kernel"], [CROSSING, COUNTER, DOOR, "--max-states", "30"], [PINGPONG])
"""A machine with claims that hold, fail, are unknown, and need proofs."""


@dataclass(frozen=True, slots=True)
class Reported:
    """Validate a report in JSON, and return its results by machine."""

    code: int
    machines: dict[str, list[dict[str, object]]]
    not_checked: list[dict[str, object]]
    summary: dict[str, object]
    document: dict[str, list[dict[str, object]]]


def report(*arguments: str | Path) -> Reported:
    outcome = run("check", *arguments, "--format", "json")
    assert outcome.stderr == ""
    document = json.loads(outcome.stdout)
    jsonschema.Draft7Validator(SCHEMA).validate(document)
    machines: dict[str, list[dict[str, object]]] = {}
    for result in document["results"]:
        machines.setdefault(result["system"], []).append(result)
    return Reported(outcome.code, machines, document["not_checked"], document["summary"], document)


def the(results: list[dict[str, object]], name: str) -> dict[str, object]:
    return next(result for result in results if result["property"] == name)


def test_the_schema_is_one() -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMA)


def test_the_schema_is_closed() -> None:
    document = report(COUNTER).document
    for planted in ("results", "not_checked"):
        document[planted][0]["extra"] = 1
        with pytest.raises(jsonschema.ValidationError, match="extra"):
            jsonschema.Draft7Validator(SCHEMA).validate(document)
        del document[planted][0]["extra"]


@pytest.mark.parametrize("systems", long_unless([("kernel",), ()], bool), ids=["kernel", "everything bundled"])
def test_json_of_what_is_bundled(systems: tuple[str, ...]) -> None:
    told = report(*systems)
    assert told.code == 0
    assert set(told.machines) == set(systems or catalog.systems())
    assert {result["as_expected"] for results in told.machines.values() for result in results} == {True}
    assert told.summary == {
        "results": sum(map(len, told.machines.values())),
        "as_expected": sum(map(len, told.machines.values())),
        "differing": 0,
        "unknown": 0,
        "not_checked": len(told.not_checked),
        "exit_code": 0,
    }


def test_json_of_one_result_of_each_sort() -> None:
    told = report(CROSSING, COUNTER, "--max-states", "30")
    assert told.code == 1
    fails = the(told.machines["crossing"], "closed-for-trains")
    assert fails == {
        "system": "crossing",
        "profile": "document",
        "constants": {},
        "property": "closed-for-trains",
        "kind": "invariant",
        "doc": "No train is here while the barrier is raised.",
        "formula": "train == HERE -> LOWERED",
        "under": None,
        "assumptions": None,
        "expect": "holds",
        "verdict": "fails",
        "as_expected": False,
        "explanation": "in the last state this is false: train == HERE -> LOWERED",
        "remedy": None,
        "reason": None,
        "vacuous": None,
        "vacuity": None,
        "states": 6,
        "transitions": 2,
        "environment_steps": 6,
        "seconds": fails["seconds"],
        "engine": "explicit",
        "certificate": None,
        "requirements": [],
        "file": str(CROSSING),
        "line": 24,
        "sha256": fails["sha256"],
        "shortest": True,
        "trace": {
            "prefix": [
                {"event": None, "state": "RAISED", "variables": {"train": "FAR", "signal": False}},
                {"event": "TRAIN_COMES", "state": "RAISED", "variables": {"train": "NEAR", "signal": False}},
                {"event": "TRAIN_ARRIVES", "state": "RAISED", "variables": {"train": "HERE", "signal": False}},
            ],
            "loop": [],
        },
    }
    unknown = the(told.machines["counter"], "can-be-cleared")
    assert (unknown["verdict"], unknown["states"], unknown["trace"]) == ("unknown", None, None)
    assert "more than 30 states" in str(unknown["reason"])
    assert told.not_checked == [
        {
            "system": "counter",
            "profile": "reference",
            "property": "bounded",
            "kind": "parametric",
            "formula": "count <= LAST",
            "reason": "checked for the declared values; 'leverframe prove' tries every LAST",
        }
    ]


def test_json_tells_fairness_assumptions_and_vacuity() -> None:
    machines = report(PINGPONG, DOOR).machines
    fair = the(machines["pingpong"], "ends-if-all-is-fair")
    assert fair["under"] == "total, strong fairness of each event"
    assert "each event happens if it is possible again and again" in str(fair["assumptions"])
    assert the(machines["pingpong"], "ends-if-misses-are-weakly-fair")["under"] == "progress, weak fairness of MISS"
    vacuous = the(machines["door"], "opens-without-power")
    assert (vacuous["vacuous"], vacuous["vacuity"]) == (True, "it holds even with false in place of: OPEN")
    assert the(machines["door"], "opens-only-by-code")["vacuous"] is False
    assert the(machines["door"], "three-tries")["vacuous"] is None


@pytest.mark.parametrize("path", [CROSSING, PINGPONG, COUNTER, ROOT / "spec" / "kernel" / "reference.yaml"])
def test_traces_in_json_are_runs_of_the_machine(path: Path) -> None:
    declaration = load(path)
    machine = Interpreter(declaration)
    traces = [result["trace"] for results in report(path).machines.values() for result in results if result["trace"]]
    assert traces
    for trace in traces:
        assert isinstance(trace, dict)
        state, prefix = machine.initial, trace["prefix"]
        steps = [*prefix, *trace["loop"]]
        assert (steps[0]["event"], steps[0]["state"]) == (None, state.control)
        for step in steps[1:]:
            successors = (state,) if step["event"] is None else machine.step(state, step["event"])
            (state,) = (s for s in successors if isinstance(s, SystemState))
            assert state.control == step["state"]
            assert named_values(declaration.variables, state) == step["variables"]
        if trace["loop"]:
            assert {**steps[-1], "event": None} == {**prefix[-1], "event": None}


def test_vacuity_that_was_not_assessed_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Vacuity was not assessed" not in run("check", PINGPONG).stdout
    monkeypatch.setattr(checker, "VACUITY_LIMIT", 0)
    skipped = [
        one for one in report(PINGPONG).machines["pingpong"] if one["kind"] == "ctl" and one["verdict"] == "holds"
    ]
    assert skipped
    assert all(one["vacuous"] is None for one in skipped)
    told = flat(run("check", PINGPONG).stdout)
    assert f"Vacuity was not assessed for {count(len(skipped), 'claim')}: the graph is too large" in told


def test_the_loop_of_a_lasso_is_separate_in_json() -> None:
    trace = the(report(PINGPONG).machines["pingpong"], "ends-by-itself")["trace"]
    assert trace == {
        "prefix": [{"event": None, "state": "LEFT", "variables": {}}],
        "loop": [
            {"event": "RETURN", "state": "RIGHT", "variables": {}},
            {"event": "REPLY", "state": "LEFT", "variables": {}},
        ],
    }


def test_json_is_the_same_each_time_but_for_the_seconds() -> None:
    """Also where sets and dictionaries of another process are in another order."""
    first = run("check", "kernel", "--format", "json").stdout
    second = process("check", "kernel", "--format", "json", PYTHONHASHSEED="12345").stdout
    seconds = re.compile(r'"seconds": [0-9.e-]+')
    assert seconds.search(first)
    assert seconds.sub("", first) == seconds.sub("", second)


def test_junit(tmp_path: Path) -> None:
    wild = tmp_path / "wild.yaml"
    wild.write_text(
        CROSSING.read_text("utf-8").replace("No train is here", r'"No <train> & \x01 ]]> is here"', 1), "utf-8"
    )
    text = wild.read_text("utf-8").replace(
        '"No <train> & \\x01 ]]> is here" while the barrier is raised.', r'"No <train> & \x01 ]]> is here"'
    )
    wild.write_text(text, "utf-8")
    outcome = run("check", wild, COUNTER, DOOR, "--max-states", "30", "--format", "junit")
    assert outcome.code == 1
    root = ET.fromstring(outcome.stdout)  # noqa: S314 -- our own output
    assert root.tag == "testsuites"
    suites = {suite.get("name"): suite for suite in root}
    assert list(suites) == ["crossing.document", "counter.reference", "door.reference"]
    for suite in root:
        cases = list(suite)
        assert int(suite.get("tests", "")) == len(cases)
        for counter, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(counter, "")) == len(suite.findall(f"testcase/{tag}")), suite.get("name")
    crossing = {case.get("name"): case for case in suites["crossing.document"]}
    failure = crossing["closed-for-trains"].find("failure")
    assert failure is not None
    assert failure.get("message") == "closed-for-trains fails, although it is expected to hold"
    assert "No <train> & \ufffd ]]> is here\n" in str(failure.text)
    assert "  2. TRAIN_ARRIVES; train becomes HERE\n" in str(failure.text)
    finding = crossing["raised-in-the-end"].find("system-out")
    assert finding is not None
    assert str(finding.text).startswith("fails, as expected\n")
    assert "then for ever: nothing happens any more" in str(finding.text)
    error = suites["counter.reference"].find("testcase[@name='can-be-cleared']/error")
    assert error is not None
    assert "more than 30 states" in str(error.text)
    skipped = suites["counter.reference"].find("testcase[@name='bounded']/skipped")
    assert skipped is not None
    reason = "checked for the declared values; 'leverframe prove' tries every LAST"
    assert skipped.get("message") == f"not checked: {reason}"


def test_sarif(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    (folder / "crossing.yaml").write_bytes(CROSSING.read_bytes())
    monkeypatch.chdir(tmp_path)
    outcome = run("check", "a folder/crossing.yaml", COUNTER, "--max-states", "30", "--format", "sarif")
    assert outcome.code == 1
    log = json.loads(outcome.stdout)
    assert log["version"] == "2.1.0"
    (only,) = log["runs"]
    assert only["originalUriBaseIds"]["SRCROOT"]["uri"] == f"{tmp_path.as_uri()}/"
    rules = only["tool"]["driver"]["rules"]
    assert len({rule["id"] for rule in rules}) == len(rules) == len(only["results"])
    for result in only["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
    results = {result["ruleId"]: result for result in only["results"]}
    broken = results["crossing.document.closed-for-trains"]
    assert broken["level"] == "error"
    assert broken["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "a%20folder/crossing.yaml", "uriBaseId": "SRCROOT"},
                "region": {"startLine": 24, "startColumn": 9, "endColumn": 9 + len("closed-for-trains")},
            }
        }
    ]
    assert "  1. TRAIN_COMES; train becomes NEAR\n" in broken["message"]["text"]
    unknown = results["counter.reference.can-be-cleared"]
    assert unknown["level"] == "warning"
    assert unknown["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": COUNTER.as_uri()}
    builtin = results["crossing.document.quiescence"]
    assert builtin["locations"][0]["physicalLocation"]["region"] == {"startLine": 1}
    assert "crossing.document.raised-in-the-end" not in results  # as expected


def test_sarif_without_anything_to_look_at() -> None:
    (only,) = json.loads(run("check", DOOR, "--format", "sarif").stdout)["runs"]
    assert only["results"] == []


@pytest.mark.parametrize("arguments", ARGUMENTS, ids=["bundled", "files", "assumptions"])
def test_junit_is_what_jenkins_accepts(arguments: list[str | Path]) -> None:
    JUNIT.validate(run("check", *arguments, "--format", "junit").stdout)


def test_the_schema_of_junit_refuses_a_place_at_a_test_case() -> None:
    planted = run("check", DOOR, "--format", "junit").stdout.replace("<testcase ", '<testcase line="3" ', 1)
    with pytest.raises(xmlschema.XMLSchemaValidationError, match="line"):
        JUNIT.validate(planted)


def _texts(log: dict[str, list[dict[str, object]]]) -> Iterator[str]:
    (only,) = log["runs"]
    found = json.loads(json.dumps(only))
    for rule in found["tool"]["driver"]["rules"]:
        yield from (rule[name]["text"] for name in ("shortDescription", "fullDescription", "help"))
    yield from (result["message"]["text"] for result in found["results"])


@pytest.mark.parametrize("arguments", ARGUMENTS, ids=["bundled", "files", "assumptions"])
def test_sarif_is_what_oasis_specifies_and_what_the_multitool_asks_for(arguments: list[str | Path]) -> None:
    log = json.loads(run("check", *arguments, "--format", "sarif").stdout)
    SARIF.validate(log)
    driver = log["runs"][0]["tool"]["driver"]
    assert driver["informationUri"] == f"urn:uuid:{UUID(driver['guid'])}"  # SARIF2005: there is one; RFC 9562: a URN
    for rule in driver["rules"]:
        assert re.fullmatch(r"[a-z0-9.-]+", rule["id"])  # SARIF2009: no hierarchy
        assert rule["help"]["text"]  # GH2012
    assert all(text.endswith(".") for text in _texts(log))


def test_the_schema_of_sarif_rejects_invalid_reports() -> None:
    log = json.loads(run("check", CROSSING, "--format", "sarif").stdout)
    log["runs"][0]["results"][0]["level"] = "fatal"
    with pytest.raises(jsonschema.ValidationError, match="fatal"):
        SARIF.validate(log)


def test_github(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "50%, a:b.yaml").write_bytes(CROSSING.read_bytes())
    monkeypatch.chdir(tmp_path)
    outcome = run("check", "./50%, a:b.yaml", COUNTER, "--max-states", "30", "--format", "github")
    lines = outcome.stdout.splitlines()
    assert (outcome.code, outcome.stderr) == (1, "")
    (found,) = (line for line in lines if "closed-for-trains fails" in line)
    head, _, message = found.removeprefix("::error ").partition("::")
    assert head == (
        "file=50%25%2C a%3Ab.yaml,line=24,col=9,"
        "title=crossing%2C profile document%3A closed-for-trains fails%2C although it is expected to hold"
    )
    assert message.startswith("No train is here while the barrier is raised.%0Aclaimed: train == HERE -> LOWERED%0A")
    assert sum(line.startswith("::error file=") for line in lines) == 4
    assert sum(line.startswith("::warning file=") and "%3A unknown%2C expected to " in line for line in lines) == 6
    assert len(lines) == 4 + 6 + 1
    assert lines[-1].startswith("Of 22 verdicts, ")


def test_github_shows_no_character_that_hides_another(tmp_path: Path) -> None:
    path = tmp_path / "door.yaml"
    hiding = r"\e[8m\u202e\u061c\ufeff\U000e0041"
    states = f'states: {{SHUT: {{initial: true}}}}\nproperties: [{{id: p, always: not SHUT, doc: "{hiding}"}}]'
    path.write_text(f"leverframe: 1\nmachine: door\nprofile: mine\n{states}\n", "utf-8")
    for kind in ("github", "pretty"):
        told = run("check", str(path), "--format", kind).stdout
        assert "\ufffd[8m\ufffd\ufffd\ufffd\ufffd" in told
        assert {c for c in told if not c.isprintable()} == {"\n"}


def test_github_shows_what_is_wrong_with_an_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(MACHINES)
    outcome = run("check", BAD, "--format", "github")
    assert outcome.code == 2
    first, *others = outcome.stdout.splitlines()
    place = f"file={BAD.name},line=10,col=31,endColumn=36,title=LF022"
    assert first == f"::error {place}::unknown name 'stepz'%0Ahint: did you mean 'steps'?"
    assert len(others) == 6
    assert "error[LF022]" in outcome.stderr
    assert run("check", "kernle", "--format", "github").stdout.startswith("::error title=LF070::there is no system")


@pytest.mark.parametrize("kind", ["json", "junit", "sarif"])
def test_other_formats_have_nothing_to_say_about_a_bad_input(kind: str) -> None:
    outcome = run("check", DOOR, BAD, "--format", kind)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "error[LF022]" in outcome.stderr


def test_assumptions_are_printed_with_every_verdict_about_what_must_happen() -> None:
    document = ("reug", "--profile", "document")
    outcome = run("check", *document, "-v")
    blocks = re.split(r"\n+  [✓✗?] \w+ +", outcome.stdout)
    told = {block.split()[0]: flat(block) for block in blocks[1:]}
    results = report(*document).machines["reug"]
    depending = {str(r["property"]): str(r["assumptions"]) for r in results if r["assumptions"]}
    assert len(depending) > 20
    for name, assumptions in depending.items():
        assert f"assuming {assumptions}" in told[name] or f"assuming that {assumptions}" in told[name], name


@pytest.mark.parametrize(("what", "amount"), [("states", "1 of 2"), ("edges", "1 of 2"), ("transitions", "2 of 5")])
def test_an_incomplete_search_tells_how_much_it_did_not_reach(what: str, amount: str) -> None:
    outcome = run("check", CROSSING, "--max-states", "2", "--property", f"{what}-reachable", "-v")
    assert outcome.code == 3
    assert f"the search did not reach {amount} {what}, but not everything was explored" in flat(outcome.stdout)
