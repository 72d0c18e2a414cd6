"""docs/language.md is true of the program: limits, keys, the binding of operators, the form of an error."""

import json
import re

import pytest

from leverframe.errors import InputError
from leverframe.language import loader, report
from leverframe.language.draft_7 import json_schema
from leverframe.language.loader import loads
from leverframe.language.schema import DeclarationModel, Model
from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel
from tests.run import ROOT
from tests.support.binding import TABLE

PAGE = (ROOT / "docs" / "language.md").read_text("utf-8")
CODE = "\n".join([*re.findall(r"^    .*", PAGE, re.MULTILINE), *re.findall(r"`([^`\n]+)`", PAGE)])
"""What the page shows as code: indented lines, and spans between backticks."""
DECLARATION = json.dumps(json_schema())


def limit(what: str) -> str:
    (value,) = re.findall(rf"^\| {re.escape(what)} \| (.+) \|$", PAGE, re.MULTILINE)
    return str(value)


def test_the_limits_of_the_schema_are_those_in_the_reference() -> None:
    definitions = json_schema()["definitions"]
    assert isinstance(definitions, dict)
    enumeration, state = json.dumps(definitions["EnumVariable"]), json.dumps(definitions["StateModel"])
    assert limit("states") == "10,000"
    assert '"maxProperties": 10000' in DECLARATION
    assert limit("labels of an enumeration") == "1,000"
    assert '"maxItems": 1000' in enumeration
    assert limit("a name") == "80 characters; of a machine, profile or property 120"
    assert set(re.findall(r'"maxLength": (\d+)', enumeration)) == {"80", "2000"}
    assert set(re.findall(r'"maxLength": (\d+), "pattern": "\^\[a-z\]\[a-z0-9\]\*\(', DECLARATION)) == {"120"}
    assert limit("`title`, `doc` and the statement of a requirement") == "2,000 characters"
    assert '"maxLength": 2000' in state


def test_the_limits_of_the_loader_are_those_in_the_reference() -> None:
    steps = limit("steps: transitions, counted for each state and event that they name")
    assert steps == f"{loader.MAX_STEPS:,}"
    assert (report.MAX_DIAGNOSTICS, report.MAX_FOUND) == (100, 500)
    assert "It shows a hundred errors, and stops after five hundred" in PAGE


@pytest.mark.parametrize("model", [DeclarationModel, CatalogueModel, FindingsModel, SourcesModel])
def test_every_key_is_in_the_reference(model: type[Model]) -> None:
    def keys(part: object) -> set[str]:
        if not isinstance(part, dict):
            return {key for inner in part for key in keys(inner)} if isinstance(part, list) else set()
        own = set(part["properties"]) if isinstance(part.get("properties"), dict) and "type" in part else set()
        return own | {key for inner in part.values() for key in keys(inner)}

    found = keys(json_schema(model))
    assert found
    assert [key for key in sorted(found) if not re.search(rf"(?<![\w-]){key}(?=:)|^{key}$", CODE, re.MULTILINE)] == []


def test_operators_stand_in_the_order_in_which_they_bind() -> None:
    rows = PAGE.split("| operators | |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    signs = {"if else": "if c else", "->": "`a -> b`", "or": "`a or b`", "and": "`a and b`", "U W R": "`a U b`"}
    signs |= {"prefix": "`not a`", "compare": "`== !=", "sum": "`a + b`", "sign": "`-a`", "atom": "`min(a, b)`"}
    order = [next(i for i, row in enumerate(rows) if signs[row_name] in row) for row_name in TABLE]
    assert order == sorted(order, reverse=True)
    assert set(order) == set(range(len(rows)))


@pytest.mark.parametrize(
    ("written", "where"),
    [
        ("when: min(n, 2) == 1", "in braces"),
        ("from: *", "an indicator"),
        ("when: ", "blank"),
        ("doc: ", "blank"),
    ],
)
def test_the_habits_of_yaml_are_told_as_errors(written: str, where: str) -> None:
    sound = (
        "leverframe: 1\nmachine: door\nprofile: document\nstates: {IDLE: {initial: true}}\nevents: {GO: {by: input}}\n"
    )
    codes = {"in braces": "LF012", "an indicator": "LF004", "blank": "LF012"}
    given = {"from": "IDLE", "on": "GO", "to": "IDLE"}
    line = ", ".join(f"{key}: {value}" for key, value in given.items() if not written.startswith(key))
    with pytest.raises(InputError) as caught:
        loads(f"{sound}variables: {{n: {{range: [0, 1], initial: 0}}}}\ntransitions: [{{{written}, {line}}}]\n")
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == [codes[where]]
