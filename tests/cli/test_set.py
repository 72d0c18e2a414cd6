"""`--set CONST=VALUE`: the machine is the one whose file has these values, and every report says so."""

import json
from pathlib import Path
from typing import cast
from urllib.parse import unquote

import jsonschema
import pytest

from tests.support.command_line import flat, run

ROOT = Path(__file__).resolve().parents[2]
COUNTER = """\
leverframe: 1
machine: {name}
profile: document
constants: {{MOST: {most}, LEAST: 0}}
variables:
  count: {{range: [LEAST, MOST], initial: 0}}
states: {{ON: {{initial: true, quiescent: true}}}}
events: {{ADDED: {{by: input}}}}
transitions:
  - {{from: ON, on: ADDED, to: ON, when: count < MOST, set: {{count: count + 1}}}}
properties:
  - {{id: never-three, always: count != 3}}
"""
Results = list[dict[str, object]]


@pytest.fixture(name="counter")
def _counter(tmp_path: Path) -> Path:
    return written(tmp_path, "counter", 2)


def written(folder: Path, name: str, most: int) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(COUNTER.format(name=name, most=most), "utf-8")
    return path


def results(*arguments: str | Path) -> Results:
    told = json.loads(run("check", *arguments, "--format", "json").stdout)
    jsonschema.Draft7Validator(json.loads((ROOT / "docs" / "check.schema.json").read_text("utf-8"))).validate(told)
    return cast("Results", told["results"])


def without_file(found: Results) -> Results:
    return [{k: v for k, v in one.items() if k not in {"system", "file", "sha256", "seconds"}} for one in found]


@pytest.mark.parametrize("most", [1, 2, 5])
def test_verdicts_are_those_of_a_file_with_these_values(counter: Path, tmp_path: Path, most: int) -> None:
    edited = written(tmp_path, "edited", most)
    found = without_file(results(counter, "--set", f"MOST={most}"))
    assert found == without_file(results(edited))
    assert {one["verdict"] for one in found if one["property"] == "never-three"} == {"fails" if most > 2 else "holds"}


def test_each_machine_that_has_the_constant_gets_it(counter: Path) -> None:
    found = results(counter, "--set", "LEAST=-1")
    assert {str(one["constants"]) for one in found} == {"{'MOST': 2, 'LEAST': -1}"}
    both = results("kernel", "--set", "MAX_AUDIT_RETRIES=1", "--property", "determinism")
    told = {one["profile"]: cast("dict[str, int]", one["constants"]) for one in both}
    assert told["reference"]["MAX_AUDIT_RETRIES"] == 1
    assert "MAX_AUDIT_RETRIES" not in told["document"]


def test_every_report_names_them(counter: Path) -> None:
    arguments = ("check", counter, "--set", "MOST=1000")
    told = "MOST = 1,000 (2 in the file)"
    assert told in flat(run(*arguments).stdout)
    for kind in ("junit", "sarif", "github"):
        assert told in unquote(run(*arguments, "--format", kind).stdout), kind
    unchanged = run("check", counter, "--set", "MOST=2")
    assert "in the file" not in flat(unchanged.stdout)


def test_a_claim_for_every_value_says_which_one_was_checked(counter: Path) -> None:
    claim = "  - {id: bounded, always: count <= MOST, parametric: [MOST]}\n"
    counter.write_text(counter.read_text("utf-8") + claim, "utf-8")
    for most, told in ((2, "the declared values"), (3, "the values that were set")):
        shown = flat(run("check", counter, "--set", f"MOST={most}").stdout)
        assert (f"exploration decides only {told}" in shown, f"checked for {told};" in shown) == (True, True)


def test_machines_are_shown_and_simulated_with_them(counter: Path) -> None:
    assert "MOST = 7" in flat(run("show", counter, "--set", "MOST=7").stdout)
    events = ("ADDED",) * 3
    assert run("simulate", counter, *events).code == 1
    assert run("simulate", counter, *events, "--set", "MOST=3").code == 0


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (("MSOT=1",), "the machine has no constant 'MSOT'\n = hint: did you mean 'MOST'?"),
        (("OTHER=1",), "the machine has no constant 'OTHER'\n = hint: the constants are: LEAST, MOST"),
        (("MOST",), "'MOST' is not a constant with an integer, such as MAX_RETRIES=3."),
        (("MOST=three",), "'MOST=three' is not a constant with an integer, such as MAX_RETRIES=3."),
        (("MOST=1", "MOST=2"), "MOST has two values."),
        (("MOST=-1",), "the range 0 … -1 of count is empty"),
        (("MOST=99999999999999999999",), "MOST = 99999999999999999999 is beyond"),
    ],
)
def test_what_is_wrong_is_told(counter: Path, said: tuple[str, ...], told: str) -> None:
    outcome = run("check", counter, *(word for one in said for word in ("--set", one)))
    assert (outcome.code, outcome.stdout) == (2, "")
    assert told in outcome.stderr


def test_mutants_have_constants_of_their_own(counter: Path) -> None:
    outcome = run("check", counter, "--mutants", "--set", "MOST=1")
    assert outcome.code == 2
    assert "remove --set" in outcome.stderr
