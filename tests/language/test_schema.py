"""The JSON Schema for editors is valid, and agrees with the loader about the shape of a file."""

import copy
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import cast

import jsonschema
import pytest
from pydantic import JsonValue

from leverframe.errors import InputError
from leverframe.language import nodes, reader, shape
from leverframe.language.catalog import REQUIREMENTS, entries
from leverframe.language.draft_7 import json_schema
from leverframe.language.report import Problems
from leverframe.language.schema import DeclarationModel, Model
from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel
from tests.run import ROOT
from tests.support.budget import share

DECLARATION = jsonschema.Draft7Validator(json_schema())
CATALOGUE = jsonschema.Draft7Validator(json_schema(CatalogueModel))
EXTENT = (0, 1)
SHAPE = {"LF010", "LF011", "LF012", "LF013"}

Tree = dict[str, JsonValue]
Place = tuple[str | int, ...]


def tree(path: Path) -> Tree:
    root, flaws = nodes.compose(reader.read(path))
    assert flaws == ()
    assert isinstance(root, nodes.Mapping)
    return cast("Tree", nodes.plain(root))


def node(value: JsonValue) -> nodes.Node:
    """The node that the YAML reader would make of a value."""
    match value:
        case dict():
            entries = {str(key): node(inner) for key, inner in value.items()}
            return nodes.Mapping(entries, dict.fromkeys(entries, EXTENT), EXTENT)
        case list():
            return nodes.Sequence(tuple(map(node, value)), EXTENT)
        case None | bool() | int() | str():
            return nodes.Scalar(value, EXTENT, None)
        case _:
            raise TypeError(value)


def codes_of_the_loader(declaration: Tree) -> set[str]:
    """The codes that the loader reports about the shape of a declaration."""
    root = node(declaration)
    assert isinstance(root, nodes.Mapping)
    report = Problems(reader.decode(b"", "door.yaml"), root)
    try:
        shape._shape(DeclarationModel, root, report)
        report.raise_if_any()
    except InputError as error:
        return {diagnostic.code for diagnostic in error.diagnostics}
    return set()


def disagreement(declaration: Tree) -> str | None:
    """The one of the two that accepts a declaration that the other rejects, if they differ."""
    codes = codes_of_the_loader(declaration)
    assert codes <= SHAPE
    accepted = DECLARATION.is_valid(declaration)
    return None if accepted == (not codes) else f"{'the schema' if accepted else 'the loader'} accepts it"


@pytest.mark.parametrize("model", [DeclarationModel, CatalogueModel, FindingsModel, SourcesModel])
def test_the_schema_is_valid_in_draft_7(model: type[Model]) -> None:
    schema = json_schema(model)
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    jsonschema.Draft7Validator.check_schema(schema)
    text = json.dumps(schema)
    assert "$defs" not in text
    references = {part.partition('"')[0] for part in text.split('"$ref": "')[1:]}
    definitions = cast("Tree", schema["definitions"])
    assert references == {f"#/definitions/{name}" for name in definitions}


def test_nothing_in_the_schema_is_open() -> None:
    def mappings(part: object) -> Iterator[Tree]:
        if isinstance(part, dict):
            if part.get("type") == "object":
                yield cast("Tree", part)
            for inner in part.values():
                yield from mappings(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from mappings(inner)

    found = list(mappings(json_schema()))
    assert len(found) > 10
    for mapping in found:
        further = mapping[
            "additionalProperties"
        ]  # False, or the schema of their values: the empty one accepts anything
        assert further is False or (isinstance(further, dict) and further), mapping


@pytest.mark.parametrize(
    "path", [entry.path for entry in entries()], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_bundled_declarations_are_accepted(path: Path) -> None:
    assert list(DECLARATION.iter_errors(tree(path))) == []


@pytest.mark.parametrize("path", sorted({entry.path.with_name(REQUIREMENTS) for entry in entries()}), ids=str)
def test_the_bundled_catalogues_are_accepted(path: Path) -> None:
    assert list(CATALOGUE.iter_errors(tree(path))) == []


FULL: Tree = {
    "leverframe": 1,
    "machine": "door",
    "profile": "document-drawing",
    "title": "A door",
    "source": {"file": "door.txt", "sha256": "0" * 64, "version": "1.0.0-rc.1", "events": "unnamed"},
    "refines": "document.yaml",
    "constants": {"MANY": 3, "FEW": -1},
    "small": {"MANY": 1},
    "variables": {
        "n": {"range": [0, "MANY"], "initial": 0, "doc": "pushes"},
        "mode": {"enum": ["SLOW", "FAST"], "initial": "SLOW"},
        "open": {"bool": False},
    },
    "states": {
        "IDLE": {"initial": True, "quiescent": "n < 2", "awaits": "RAIN", "cites": ["DOOR-001"]},
        "BUSY": {"kind": "error", "quiescent": True, "awaits": ["RAIN", "DONE"]},
        "OVER": None,
        "LOST": {"kind": "error", "terminal": True},
    },
    "events": {"START": {"by": "input", "realises": "BEGIN", "doc": "begins"}, "DONE": {"by": "machine"}},
    "transitions": [
        {"from": "IDLE", "on": "START", "to": "BUSY", "when": "n < 3", "set": {"n": "n + 1", "open": True}},
        {"from": ["IDLE", "BUSY"], "on": ["START", "DONE"], "internal": True, "when": False, "doc": "never"},
        {"from": "*", "except": ["OVER"], "on": "DONE", "to": "OVER", "cites": []},
        {"from": "*", "except": "OVER", "on": "START", "to": "OVER", "set": {"n": 0}},
        {"from": {"IDLE": ["DOOR-001"], "BUSY": []}, "on": "DONE", "to": "LOST"},
    ],
    "environment": [{"on": "RAIN", "when": "IDLE", "set": {"open": "false"}, "doc": "it rains"}],
    "properties": [
        {"id": "bounded", "doc": "It is bounded.", "always": "n <= MANY", "parametric": ["MANY"], "expect": "fails"},
        {"id": "careful", "step": {"on": "*", "requires": "open"}},
        {"id": "more-careful", "step": {"on": ["START"], "requires": True}, "cites": ["DOOR-001"]},
        {"id": "counted", "step": {"on": "START", "ensures": "n' == n + 1"}, "vacuous": "It counts to three."},
        {"id": "kept", "frame": {"n": ["START"], "mode": "RAIN", "open": []}},
        {"id": "ends", "ctl": "AF OVER", "under": "total"},
        {
            "id": "ends-fairly",
            "ltl": "F OVER",
            "under": {
                "base": "stutter",
                "weak": ["START", ["START", "DONE"], {"on": "DONE", "when": "open"}],
                "strong": "*",
            },
        },
        {"id": "descends", "region": "IDLE", "ranking": ["3 - n", 1]},
    ],
    "checks": {"deadlock-freedom": {"expect": "fails", "doc": "It gets stuck.", "cites": ["DOOR-001"]}},
    "catalogues": ["lock"],
    "survivors": {"delete IDLE.START": "It starts by itself."},
    "shared_lock": {"held_in": ["BUSY"], "never_blocks": "DONE", "doc": "A desk."},
}
"""A declaration with every key and every form of its value."""


def places(part: object, place: Place = ()) -> Iterator[Place]:
    yield place
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from places(inner, (*place, key))
    elif isinstance(part, list):
        for index, inner in enumerate(part):
            yield from places(inner, (*place, index))


def within(declaration: Tree, place: Place) -> JsonValue:
    part: JsonValue = declaration
    for step in place:
        match part, step:
            case list(), int():
                part = part[step]
            case dict(), str():
                part = part[step]
            case _:
                raise LookupError(place)
    return part


def changed(place: Place, value: JsonValue) -> Tree:
    declaration = copy.deepcopy(FULL)
    match within(declaration, place[:-1]), place[-1]:
        case list() as items, int(index):
            items[index] = value
        case dict() as entries, str(key):
            entries[key] = value
        case _:
            raise LookupError(place)
    return declaration


def without(place: Place) -> Tree:
    declaration = copy.deepcopy(FULL)
    match within(declaration, place[:-1]), place[-1]:
        case list() as items, int(index):
            items.pop(index)
        case dict() as entries, str(key):
            entries.pop(key)
        case _:
            raise LookupError(place)
    return declaration


PLACES = [place for place in places(FULL) if place]
SECTIONS = list(FULL)
# Their numbers have no divisor in common with the stride of `share`, which therefore tries each at some places.
SCALARS: list[JsonValue] = [None, True, 0, 10**12, "", "*", "IDLE", "idle", "on-hold", "a/b c"]
COLLECTIONS: list[JsonValue] = [[], ["IDLE"], [1], {}, {"IDLE": {}}]
MANY = 400
"""From this number on, the cases of a section resemble each other."""
NAMES = ("idle", "IDLE_2", "2", "a-b", "A" * 81)
KEYS = ("wehn", "initial", "when", "range", "IDLE", "on", "doc")


def test_the_full_declaration_is_accepted_by_both() -> None:
    assert DECLARATION.is_valid(FULL)
    assert codes_of_the_loader(FULL) == set()


def test_the_full_declaration_has_every_key_of_the_language() -> None:
    def keys(part: object) -> Iterator[str]:
        if isinstance(part, dict):
            yield from cast("Tree", part["properties"]) if part.get("type") == "object" and "properties" in part else ()
        inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
        for inner in inside:
            yield from keys(inner)

    wanted = set(keys(json_schema()))
    assert wanted >= {"machine", "requires"}
    assert wanted - {str(step) for place in PLACES for step in place} == set()


@pytest.mark.parametrize("section", SECTIONS)
def test_schema_and_loader_agree_on_other_values(section: str) -> None:
    cases = list(product((place for place in PLACES if place[0] == section), (*SCALARS, *COLLECTIONS)))
    for place, value in share(cases) if len(cases) > MANY else cases:
        assert disagreement(changed(place, value)) is None, (place, value)


def test_schema_and_loader_agree_on_what_may_be_left_out() -> None:
    for place in PLACES:
        assert disagreement(without(place)) is None, place


def test_schema_and_loader_agree_on_further_keys() -> None:
    for place, key in share(product([(), *PLACES], KEYS)):
        inside = within(FULL, place)
        if isinstance(inside, dict) and key not in inside:
            assert disagreement(changed((*place, key), "IDLE")) is None, (place, key)


def test_schema_and_loader_agree_on_other_names() -> None:
    for place, name in share(product(PLACES, NAMES)):
        if isinstance(within(FULL, place[:-1]), dict):
            renamed = changed((*place[:-1], name), within(FULL, place))
            assert disagreement(renamed) is None, (place, name)


def test_the_modelines_of_the_bundled_declarations_lead_to_the_schema() -> None:
    for entry in entries():
        first = entry.path.read_text("utf-8").splitlines()[0]
        target = first.removeprefix("# yaml-language-server: $schema=")
        assert (entry.path.parent / target).resolve() == ROOT / "docs" / "declaration.schema.json"
