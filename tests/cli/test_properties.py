"""`check --properties`: further properties of a machine, in a file of their own, are decided as its own are."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import jsonschema
import pytest
import yaml
from hypothesis import given, settings

from leverframe.check.checker import check
from leverframe.language.declaration import Property
from leverframe.language.loader import further, load
from tests.support.budget import examples
from tests.support.command_line import flat, run
from tests.support.strategies import branching, declarations, dump, invariants

ROOT = Path(__file__).resolve().parents[2]
LAMP = """\
leverframe: 1
machine: lamp
profile: document
states: {OFF: {initial: true, quiescent: true}, LIT: {quiescent: true}}
events: {SWITCHED: {by: input}}
transitions:
  - {from: OFF, on: SWITCHED, to: LIT}
  - {from: LIT, on: SWITCHED, to: 'OFF'}
properties:
  - {id: can-be-dark, ctl: AG EF OFF}
"""
OWN = """\
leverframe: 1
machine: lamp
properties:
  - {id: never-lit, always: not LIT}
  - {id: can-be-lit, ctl: EF LIT}
"""


@pytest.fixture(name="lamp")
def _lamp(tmp_path: Path) -> Path:
    (tmp_path / "lamp.yaml").write_text(LAMP, "utf-8")
    return tmp_path / "lamp.yaml"


def own(lamp: Path, text: str = OWN, name: str = "own.yaml") -> Path:
    """A file beside that of the lamp."""
    path = lamp.with_name(name)
    path.write_text(text, "utf-8")
    return path


@settings(max_examples=examples(60))
@given(declarations(claims=lambda words: branching(words) | invariants(words), count=4))
def test_they_are_decided_as_if_they_were_in_the_file_of_the_machine(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    folder = tmp_path_factory.mktemp("split")
    document = yaml.safe_load(text)
    claimed = document.pop("properties")
    head = {"leverframe": 1, "machine": document["machine"]}
    parts = {
        "whole": text,
        "machine": dump({**document, "properties": claimed[:1]}),
        "one": dump({**head, "properties": claimed[1:2]}),
        "two": dump({**head, "properties": claimed[2:]}),
    }
    for name, content in parts.items():
        (folder / f"{name}.yaml").write_text(content, "utf-8")
    whole = load(folder / "whole.yaml")
    split = load(folder / "machine.yaml", further=[further(folder / f"{name}.yaml") for name in ("one", "two")])
    assert [_without_place(one) for one in split.properties] == [_without_place(one) for one in whole.properties]
    assert [Path(one.span.file).stem for one in split.properties] == ["machine", "one", "two", "two"]
    assert [one.verdict for one in check(split).results] == [one.verdict for one in check(whole).results]


def _without_place(one: Property) -> Sequence[object]:
    return (one.name, one.claim, one.text, one.expectation, one.doc, one.cites, one.vacuous)


def test_every_report_names_their_file(lamp: Path) -> None:
    path = own(lamp)
    arguments = ("check", lamp, "--properties", path)
    told = run(*arguments)
    assert told.code == 1
    assert f"SHA-256 {hashlib.sha256(path.read_bytes()).hexdigest()[:12]}" in flat(told.stdout)
    document = json.loads(run(*arguments, "--format", "json").stdout)
    jsonschema.Draft7Validator(json.loads((ROOT / "docs" / "check.schema.json").read_text("utf-8"))).validate(document)
    places = {one["property"]: (one["file"], one["line"], one["verdict"]) for one in document["results"]}
    assert places["never-lit"] == (str(path), 4, "fails")
    assert places["can-be-lit"] == (str(path), 5, "holds")
    assert places["can-be-dark"] == (str(lamp), 10, "holds")
    assert document["properties_files"] == [
        {"file": str(path), "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    ]
    sarif = json.loads(run(*arguments, "--format", "sarif").stdout)
    (found,) = sarif["runs"][0]["results"]
    (place,) = (one["physicalLocation"] for one in found["locations"])
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == (path.as_uri(), 4)
    assert f"file={path},line=4," in run(*arguments, "--format", "github").stdout
    assert f"{path}:4" in run(*arguments, "--format", "junit").stdout


def test_a_file_of_the_machine_alone_names_no_other(lamp: Path) -> None:
    assert "properties_files" not in json.loads(run("check", lamp, "--format", "json").stdout)


def test_they_can_be_selected_and_mutated(lamp: Path) -> None:
    path = own(lamp, OWN.replace("not LIT", "not LIT or not OFF"))
    chosen = run("check", lamp, "--properties", path, "--property", "can-be-lit", "--format", "json")
    assert [one["property"] for one in json.loads(chosen.stdout)["results"]] == ["can-be-lit"]
    assert "can-be-lit" in run("check", lamp, "--properties", path, "--mutants", "--format", "json").stdout


def test_of_a_bundled_system_the_reference_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    claim = "{id: own, always: VALIDATING -> decision == NONE, cites: [KRN-008]}"
    path.write_text(f"leverframe: 1\nmachine: kernel\nproperties: [{claim}]\n", "utf-8")
    (result,) = json.loads(
        run("check", "kernel", "--properties", path, "--property", "own", "--format", "json").stdout
    )["results"]
    assert (result["profile"], result["verdict"], result["requirements"]) == ("reference", "holds", ["KRN-008"])


def test_several_machines_get_their_own_properties(lamp: Path) -> None:
    bulb = lamp.with_name("bulb.yaml")
    bulb.write_text(LAMP.replace("lamp", "bulb"), "utf-8")
    files = [own(lamp), own(lamp, OWN.replace("lamp", "bulb").replace("not LIT", "LIT or not LIT"), "bulbs.yaml")]
    told = run("check", lamp, bulb, *(word for file in files for word in ("--properties", file)), "--format", "json")
    found = [(one["system"], one["property"], one["verdict"]) for one in json.loads(told.stdout)["results"]]
    assert ("lamp", "never-lit", "fails") in found
    assert ("bulb", "never-lit", "holds") in found


WRONG = {
    "of another machine": (OWN.replace("lamp", "lamb"), "LF079", "2:10"),
    "an id of the machine": (OWN.replace("never-lit", "can-be-dark"), "LF051", "4:10"),
    "an id twice": (OWN.replace("can-be-lit", "never-lit"), "LF051", "5:10"),
    "an id of a built-in check": (OWN.replace("never-lit", "quiescence"), "LF051", "4:10"),
    "an unknown name": (OWN.replace("not LIT", "not LID"), "LF022", "4:33"),
    "an unknown requirement": (OWN.replace("not LIT", "not LIT, cites: [R-1]"), "LF024", "4:46"),
    "a key of declarations": (OWN + "states: {OFF: {}}\n", "LF010", "6:1"),
    "no properties": ("leverframe: 1\nmachine: lamp\nproperties: []\n", "LF012", "3:13"),
    "no machine": (OWN.replace("machine: lamp\n", ""), "LF011", "1:1"),
    "a declaration": (LAMP, "LF010", "4:1"),
    "no YAML": ("properties: [", "LF004", "1:14"),
    "nothing": ("", "LF008", "1:1"),
}


@pytest.mark.parametrize("case", WRONG)
def test_mistakes_have_their_place_in_that_file(case: str, lamp: Path) -> None:
    text, code, place = WRONG[case]
    path = own(lamp, text)
    told = run("check", lamp, "--properties", path)
    assert (told.code, told.stdout) == (2, "")
    assert f"error[{code}]" in told.stderr
    assert f"{path}:{place}" in told.stderr


def test_errors_of_all_files_are_reported_together(lamp: Path) -> None:
    lamp.write_text(LAMP.replace("EF OFF", "EF OF"), "utf-8")
    missing = lamp.with_name("missing.yaml")
    told = run("check", lamp, "--properties", own(lamp, "properties: ["), "--properties", missing)
    assert told.code == 2
    assert all(f"error[{code}]" in told.stderr for code in ("LF001", "LF004", "LF022"))


def test_a_machine_must_be_named(lamp: Path) -> None:
    told = run("check", "--properties", own(lamp))
    assert told.code == 2
    assert "--properties needs the SYSTEM or FILE" in told.stderr


def test_the_report_never_replaces_their_file(lamp: Path) -> None:
    path = own(lamp)
    told = run("check", lamp, "--properties", path, "--format", "json", "-o", path)
    assert told.code == 2
    assert path.read_text("utf-8") == OWN


def test_the_file_has_a_schema() -> None:
    schema = json.loads(run("schema", "properties").stdout)
    jsonschema.Draft7Validator.check_schema(schema)
    jsonschema.Draft7Validator(schema).validate(yaml.safe_load(OWN))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft7Validator(schema).validate(yaml.safe_load(LAMP))
