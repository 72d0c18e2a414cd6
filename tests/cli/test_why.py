"""`leverframe why`: everything about a requirement, a finding, a property or a check, and the hints that lead to it."""

import json
import shlex
from dataclasses import dataclass
from pathlib import Path

import jsonschema
import pytest
import referencing
from referencing.jsonschema import EMPTY_REGISTRY, Schema

from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.traceability.records import read
from tests.run import ROOT
from tests.support.command_line import MACHINES, flat, run

DOOR = MACHINES / "door.yaml"
KERNEL = read(ROOT / "spec" / "kernel")


@pytest.fixture(autouse=True)
def in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@dataclass(frozen=True, slots=True)
class Told:
    status: str | None
    results: list[dict[str, object]]
    not_checked: list[dict[str, object]]
    commands: list[str]


def schema(name: str) -> Schema:
    found: Schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text("utf-8"))
    return found


OF_CHECK = referencing.Resource.from_contents(schema("check"))
SCHEMA = jsonschema.Draft7Validator(schema("why"), registry=EMPTY_REGISTRY.with_resource("check.schema.json", OF_CHECK))
"""The schema of every JSON output of `why`."""


def test_the_schema_is_one_and_closed() -> None:
    jsonschema.Draft7Validator.check_schema(schema("why"))
    document = json.loads(run("why", "KRN-020", "--format", "json").stdout)
    SCHEMA.validate(document)
    for open_to in (document, document["about"], document["results"][0], document["results"][0]["stored"]):
        open_to["extra"] = 1
        with pytest.raises(jsonschema.ValidationError, match="extra"):
            SCHEMA.validate(document)
        del open_to["extra"]
    del document["results"][0]["stored"]
    with pytest.raises(jsonschema.ValidationError, match="stored"):
        SCHEMA.validate(document)


def told(*arguments: str | Path) -> Told:
    outcome = run("why", *arguments, "--format", "json")
    assert (outcome.code, outcome.stderr) == (0, "")
    document = json.loads(outcome.stdout)
    SCHEMA.validate(document)
    return Told(*(document[key] for key in ("status", "results", "not_checked", "commands")))


def test_a_requirement_with_every_check_that_cites_it() -> None:
    requirement = next(found for found in KERNEL.requirements if found.name == "KRN-031")
    document = told("KRN-031")
    citing = {
        (entry.profile, name)
        for entry in catalog.find("kernel")
        for declaration in [load(entry.path)]
        for name, cites in (
            *((claimed.name, claimed.cites) for claimed in declaration.properties),
            *((name, check.cites) for name, check in declaration.checks.items()),
        )
        if "KRN-031" in cites
    }
    assert {(result["profile"], result["property"]) for result in document.results} == citing
    assert document.status == "fails"
    page = run("why", "KRN-031").stdout
    assert flat(requirement.statement) in flat(page)
    assert f"written in spec/kernel/requirements.yaml:{requirement.place.line}\n" in page
    for name in (*(name for _, name in citing), *requirement.demonstrated_by):
        assert name in page
    assert f"python -m pytest {requirement.tested_by[0]}" in page


def test_what_is_missing_of_a_partial_requirement() -> None:
    requirement = next(found for found in KERNEL.requirements if found.name == "KRN-030")
    assert requirement.partial is not None
    document = json.loads(run("why", "KRN-030", "--format", "json").stdout)
    assert (document["status"], document["about"]["missing"]) == ("partial", flat(requirement.partial))
    page = run("why", "KRN-030").stdout
    assert "partial" in page
    assert f"missing: {flat(requirement.partial)}" in flat(page)


def test_a_finding_with_the_checks_that_show_it() -> None:
    finding = next(found for found in KERNEL.findings if found.name == "D-KRN-08")
    document = told("D-KRN-08")
    assert {f"{result['profile']}:{result['property']}" for result in document.results} == set(finding.shown_by)
    page = flat(run("why", "D-KRN-08").stdout)
    assert "shown by: document:recoverable-errors-are-audited-everywhere" in page
    assert "resolved by: reference:recoverable-errors-are-audited" in page
    for text in (finding.problem, finding.resolution, finding.amendment or ""):
        assert flat(text) in page


def test_a_claim_is_shown_with_its_run_its_line_and_its_certificate() -> None:
    page = run("why", "kernel:document:halt-decision-is-audited").stdout
    assert "claimed: AG (DECIDED_HALT -> AF AUDITING)" in page
    assert "4. DECIDED_HALT      → HALTED" in page
    assert "assuming that the machine does not stop while it has work to do" in page
    assert "proofs/certificates/kernel.document.halt-decision-is-audited.itf.json" in page
    (result,) = told("kernel:document:halt-decision-is-audited").results
    line = (ROOT / str(result["file"])).read_text("utf-8").splitlines()[int(str(result["line"])) - 1]
    assert "halt-decision-is-audited" in line
    stored = result["stored"]
    assert isinstance(stored, dict)
    for name in stored["files"]:
        assert (ROOT / name).is_file()


def test_the_certificates_of_another_version_are_not_shown(tmp_path: Path) -> None:
    copy = tmp_path / "reference.yaml"
    for entry in catalog.find("kernel"):
        (tmp_path / entry.path.name).write_bytes(entry.path.read_bytes())
    page = flat(run("why", "halted-does-nothing", copy).stdout)
    assert "certificate: none is stored for this version" in page
    assert "proofs/certificates" not in page


def test_what_explored_states_cannot_decide_is_no_verdict() -> None:
    document = told("lock.exclusion")
    assert document.results == []
    assert [claim["property"] for claim in document.not_checked] == ["lock.exclusion"]
    assert "- open    lock.exclusion" in run("why", "lock.exclusion").stdout


@pytest.mark.parametrize("asked", ["reference:halted-is-final", "kernel/reference/halted-is-final"])
def test_an_id_may_say_where_it_belongs(asked: str) -> None:
    assert [result["profile"] for result in told(asked).results] == ["reference"]
    assert len(told("halted-is-final").results) == 4


def test_a_claim_of_a_file() -> None:
    (result,) = told("some-day-open", DOOR).results
    assert (result["system"], result["verdict"]) == ("door", "fails")
    (check,) = told("deadlock-freedom", DOOR).results
    assert "deadlock-freedom" in DOOR.read_text("utf-8").splitlines()[int(str(check["line"])) - 1]


@pytest.mark.parametrize(
    ("asked", "hint"),
    [
        ("halted-is-finl", "halted-is-final"),
        ("KRN-O27", "KRN-027"),
        ("turn:halted-is-final", "halted-is-final belongs to kernel:document"),
        ("turn:KRN-027", "KRN-027 belongs to kernel"),
        ("zzz", "leverframe findings"),
    ],
)
def test_an_id_of_nothing(asked: str, hint: str) -> None:
    outcome = run("why", asked)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "LF077" in outcome.stderr
    assert hint in flat(outcome.stderr)


SOMETHING_ELSE = [
    (("kernel",), "'kernel' is a system", "run 'leverframe check kernel', "),
    (("lf012",), "'lf012' is an error code", "run 'leverframe explain LF012'"),
    (("fairness",), "'fairness' is a concept", "run 'leverframe explain fairness'"),
    (("reference",), "'reference' is a profile of ", "run 'leverframe check --profile reference'"),
    (("kernel:document",), "'kernel:document' is a machine", "run 'leverframe check kernel --profile document'"),
    (("HALTED",), "'HALTED' is a state of kernel", "run 'leverframe show kernel --profile reference'"),
    (("kernel:CONFIG_LOADED",), "is an event of kernel", "run 'leverframe show kernel --profile reference'"),
    (
        ("IDLE", "examples/approval.yaml"),
        "'IDLE' is a state of approval",
        "run 'leverframe show examples/approval.yaml'",
    ),
    (("examples/approval.yaml",), "is a file", "'leverframe why ID examples/approval.yaml'"),
    (("examples/",), "is a directory", "'leverframe why ID examples/FILE'"),
    (("nowhere.yaml",), "is the name of a file that does not exist", "check the path"),
]


@pytest.mark.parametrize(("asked", "is_a", "instead"), SOMETHING_ELSE, ids=lambda value: str(value[0]))
def test_something_that_is_no_id_is_called_what_it_is(asked: tuple[str, ...], is_a: str, instead: str) -> None:
    outcome = run("why", *asked)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert is_a in flat(outcome.stderr)
    assert instead in flat(outcome.stderr)


@pytest.mark.parametrize(
    ("asked", "is_a", "instead"),
    [SOMETHING_ELSE[0], (("halted-is-final",), "is a property", "'leverframe why halted-is")],
)
def test_explain_gives_the_same_hints(asked: tuple[str, ...], is_a: str, instead: str) -> None:
    outcome = run("explain", *asked)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert is_a in flat(outcome.stderr)
    assert instead in flat(outcome.stderr)


def test_other_commands_lead_there() -> None:
    page = run("why", "KRN-020").stdout
    assert run("requirements", "kernel", "KRN-020").stdout == page
    assert run("explain", "KRN-020").stdout == page
    assert run("findings", "D-KRN-08").stdout == run("why", "D-KRN-08").stdout
    refused = run("check", "kernel", "--property", "KRN-020")
    assert refused.code == 2
    assert "leverframe why KRN-020" in refused.stderr
    several = run("requirements", "KRN-020", "KRN-021")
    assert (several.code, "name one id at a time: KRN-020, KRN-021" in flat(several.stderr)) == (2, True)


@pytest.mark.parametrize("asked", ["D-KRN-08", "kernel:reference:nothing-depends-on-the-sink", "lock.exclusion"])
def test_the_commands_can_be_typed(asked: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    page = run("why", asked).stdout
    shown = page.partition("To reproduce it\n")[2].replace("\\\n", "")
    commands = [shlex.split(line) for line in shown.splitlines()]
    assert commands == [shlex.split(command) for command in told(asked).commands]
    monkeypatch.chdir(tmp_path)
    for program, name, *arguments in commands:
        if program == "leverframe" and name in {"check", "why", "graph"}:
            assert run(name, *arguments).code == 0


@pytest.mark.parametrize("width", [60, 80, 120])
def test_pages_keep_within_the_width(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for arguments in (("why", "KRN-031"), ("check", "kernel"), ("check", "kernel", "--property", "quiescence")):
        lines = run(*arguments).stdout.splitlines()
        assert max(len(line) for line in lines if "tests/" not in line) <= width
        assert max(map(len, lines)) > width - 12
