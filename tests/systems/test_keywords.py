"""Schemas in settings: keywords without effect are rejected in every subschema; effective ones, and names, are not."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import meta

from leverframe.errors import InputError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.systems.expected import Expected
from leverframe.systems.femtoclaw import configuration as femtoclaw
from leverframe.systems.kernel import settings as kernel
from leverframe.systems.keywords import flaws
from leverframe.systems.reug.schema import scripted_model
from leverframe.systems.schemas import Schema, SchemaError
from leverframe.systems.turn import settings as turn
from leverframe.systems.vacuous import lets_through
from leverframe.systems.vocabulary import DIALECT, FORMATS

Written = dict[str, Json]

NAMES = st.sampled_from(["a", "b", "type", "required", "items", "$ref", "x-y", "propertys", "if", "not", "$defs"])
LEAVES = st.sampled_from(
    [
        {},
        {"type": "string", "minLength": 1, "pattern": "^a$"},
        {"type": ["integer", "null"], "maximum": 3},
        {"const": {"propertys": 1}},
        {"enum": [{"requird": []}, 1]},
        {"default": {"typ": 1}, "examples": [{"typ": 1}], "$comment": "typ", "x-typ": {"typ": "text"}},
        {"format": "ipv4"},
    ]
)


def composed(inner: st.SearchStrategy[Json]) -> st.SearchStrategy[Json]:
    """Schemas with subschemas in all places that JSON Schema 2020-12 has."""
    several, by_name = st.lists(inner, min_size=1, max_size=2), st.dictionaries(NAMES, inner, max_size=2)
    return cast(
        "st.SearchStrategy[Json]",
        st.one_of(
            st.fixed_dictionaries(
                {"type": st.just("object")},
                optional={
                    "properties": by_name,
                    "patternProperties": by_name.map(lambda found: {f"^{name[0]}": one for name, one in found.items()}),
                    "dependentSchemas": by_name,
                    "additionalProperties": inner,
                    "unevaluatedProperties": inner,
                    "propertyNames": inner,
                },
            ),
            st.fixed_dictionaries(
                {"contains": inner, "minContains": st.just(1)},
                optional={"items": inner, "prefixItems": several, "unevaluatedItems": inner},
            ),
            st.fixed_dictionaries({"if": inner, "then": inner}, optional={"else": inner}),
            st.fixed_dictionaries({}, optional={"allOf": several, "anyOf": several, "oneOf": several, "not": inner}),
            st.fixed_dictionaries({"$defs": by_name, "title": st.just("t")}),
        ),
    )


SCHEMAS = st.recursive(cast("st.SearchStrategy[Json]", LEAVES), composed, max_leaves=8)


def subschemas(schema: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Written]]:
    """The subschemas that are objects: an oracle, from the metaschema of applicators and by hand."""
    if not isinstance(schema, dict):
        return
    yield path, schema
    for keyword, value in schema.items():
        match keyword, value:
            case (("allOf" | "anyOf" | "oneOf" | "prefixItems"), list()):
                for index, item in enumerate(value):
                    yield from subschemas(item, (*path, keyword, index))
            case (("properties" | "patternProperties" | "dependentSchemas" | "$defs"), dict()):
                for name, item in value.items():
                    yield from subschemas(item, (*path, keyword, name))
            case (
                (
                    ("not" | "if" | "then" | "else" | "items" | "contains" | "additionalProperties" | "propertyNames")
                    | ("unevaluatedItems" | "unevaluatedProperties")
                ),
                dict(),
            ):
                yield from subschemas(value, (*path, keyword))
            case _:
                pass


@given(SCHEMAS)
def test_a_schema_in_which_each_keyword_counts_has_no_flaw(schema: Json) -> None:
    meta.validate(cast("Written", schema))
    assert list(flaws(schema)) == []


@given(SCHEMAS, st.data(), st.sampled_from(["propertys", "typ", "Required", "constt", "wholly-unknown", "definitions"]))
def test_an_unknown_keyword_is_found_in_every_subschema(schema: Json, data: st.DataObject, keyword: str) -> None:
    copied: Json = json.loads(json.dumps(schema))  # in which no two schemas are one object
    path, within = data.draw(st.sampled_from(list(subschemas(copied))))
    within[keyword] = True
    assert [(flaw.path, flaw.key) for flaw in flaws(copied)] == [((*path, keyword), True)]


REFUSED: list[tuple[Written, str]] = [
    ({"propertys": {}}, "unknown keyword 'propertys': it would restrict nothing (did you mean 'properties'?)"),
    ({"if": True}, "'if' has no effect without 'then' or 'else'"),
    ({"then": False}, "'then' has no effect without 'if'"),
    ({"else": False}, "'else' has no effect without 'if'"),
    ({"minContains": 2}, "'minContains' has no effect without 'contains'"),
    ({"type": "string", "minimum": 3}, "'minimum' has no effect on type 'string' (it restricts a number"),
    ({"type": "integer", "maxLength": 3}, "'maxLength' has no effect on type 'integer'"),
    ({"type": ["array", "null"], "properties": {}}, "'properties' has no effect on type 'array', 'null'"),
    ({"contentEncoding": "base64"}, "'contentEncoding' has no effect: the encoded content is never checked"),
    ({"dependencies": {}}, "JSON Schema 2020-12 calls it 'dependentRequired'"),
    ({"format": "ipv5"}, "unknown format 'ipv5' (did you mean 'ipv6'?)"),
    ({"format": "telephone"}, "the formats are date, date-time"),
    ({"enum": []}, "an empty 'enum' matches nothing"),
    ({"$schema": "http://json-schema.org/draft-07/schema#"}, "schemas here use JSON Schema 2020-12"),
    ({"not": {"$id": "https://example.com/a"}}, "at not: a subschema has no '$id'"),
    ({"properties": {"a": {}, "additionalProperties": False}}, "(move it one level up, beside 'properties')"),
    ({"properties": {"acton": {}}, "additionalProperties": False, "required": ["acton", "action"]}, "mean 'acton'?"),
    ({"additionalProperties": False, "dependentRequired": {"a": []}}, "'a' is required, and"),
    ({"$ref": "#/x-defs/a", "x-defs": {"a": {"typ": "string"}}}, "'#/x-defs/a' is not a schema in this one"),
    ({"$ref": "#/const", "const": {"typ": "string"}}, "'#/const' is not a schema in this one"),
    ({"$ref": "https://example.com/a"}, "is not a schema in this one"),
    ({"$ref": "#"}, "this reference is circular, and restricts nothing"),
    ({"allOf": [{"$dynamicRef": "#"}]}, "at allOf.0: this reference is circular"),
    (
        {"$ref": "#/$defs/a", "$defs": {"a": {"not": {"$ref": "#/$defs/a"}}}},
        "at $defs.a.not: this reference is circular",
    ),
    ({"type": "integer", "const": "3"}, "\"3\" never matches type 'integer' (correct the type or the value)"),
    ({"type": ["string", "number"], "enum": ["a", 1.5, None]}, "null never matches type 'string', 'number'"),
    ({"type": "integer", "enum": [1, 2.0, 2.5]}, "2.5 never matches type 'integer'"),
    ({"type": "object", "const": True}, "true never matches type 'object'"),
    ({"type": "string", "enum": ["a", ["b"]]}, "a list never matches type 'string'"),
    ({"$id": DIALECT}, "this is the name of JSON Schema itself"),
]


@pytest.mark.parametrize(("schema", "said"), REFUSED)
def test_what_has_no_effect_is_refused_with_a_hint_at_the_top_and_below(schema: Written, said: str) -> None:
    below = (
        ()
        if "$ref" in str(schema) or "$dynamicRef" in str(schema) or "$id" in schema
        else ({"anyOf": [{"items": schema}]},)
    )
    for written in (schema, *below):
        with pytest.raises(SchemaError) as caught:
            Schema.of(cast("Written", written))
        assert said in str(caught.value).replace("anyOf.0.items.", "")
        assert len(caught.value.flaws) == 1


REQUEST = Expected.of({"type": "object", "properties": {"actor": {}, "params": {}}, "additionalProperties": False})
OBJECT = Expected.of({"type": "object"})


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"$ref": "#/$defs/a", "$defs": {"a": {"properties": {"acter": {"const": 1}}}}}, "never has 'acter'"),
        ({"allOf": [{"$ref": "#a"}], "$defs": {"a": {"$anchor": "a", "required": ["acter"]}}}, "never has 'acter'"),
        ({"$dynamicRef": "#a", "$defs": {"b": {"$dynamicAnchor": "a", "required": ["acter"]}}}, "never has 'acter'"),
        ({"patternProperties": {"^acter$": {"const": 1}}}, "no member of a request matches '^acter$'"),
        ({"not": {"patternProperties": {"e": False}}}, "no member of a request matches 'e'"),
    ],
)
def test_names_that_no_request_has_are_found_wherever_a_reference_leads(schema: Written, said: str) -> None:
    assert list(flaws(schema)) == []
    with pytest.raises(SchemaError) as caught:
        Schema.of(schema, REQUEST)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"params": {"$ref": "#/$defs/a"}}, "$defs": {"a": {"properties": {"path": {"const": "/"}}}}},
        {"patternProperties": {"^act": {"const": 1}}},
        {"$ref": "#/$defs/a", "$defs": {"a": {"required": ["actor"]}}},
    ],
)
def test_names_of_what_is_inside_a_request_are_not_those_of_a_request(schema: Written) -> None:
    assert list(flaws(schema, REQUEST)) == []
    assert not lets_through(schema, OBJECT)


EVERYTHING: list[Written] = [
    {"$defs": {"a": {"required": ["a"]}}},
    {"$schema": DIALECT, "$id": "https://example.com/a", "$anchor": "a", "title": "all"},
    {"type": "object", "properties": {}, "required": [], "dependentRequired": {}},
    {"properties": {"a": {"description": "who"}, "b": True}, "additionalProperties": True},
    {"allOf": [{"properties": {"a": {}}}]},
]


@pytest.mark.parametrize("schema", EVERYTHING)
def test_a_schema_that_says_nothing_is_told_from_one_that_matches_little(schema: Written) -> None:
    assert lets_through(schema, OBJECT)
    few: list[Written] = [
        {"not": {}},
        {"minProperties": 1},
        {"const": {}},
        {"required": ["a"]},
        {"maxProperties": 0},
        {"properties": {"a": False}},
        {"additionalProperties": False},
        {"type": "string"},
        {"enum": [{}]},
    ]
    assert not any(lets_through({**schema, **one}, OBJECT) for one in few)


@pytest.mark.parametrize(
    "schema",
    [
        {
            "$schema": DIALECT,
            "$id": "https://example.com/a",
            "$defs": {"a/b": {"type": "null"}},
            "$ref": "#/$defs/a~1b",
        },
        {"properties": {"a": {"$ref": "#"}, "b": {"$ref": "#/properties/a"}, "additionalProperties": {"type": "null"}}},
        {"$defs": {"a": {"$anchor": "here"}}, "items": {"$ref": "#here"}},
        {"$ref": DIALECT},
        {"patternProperties": {"^a": {}}, "additionalProperties": False, "required": ["ab"]},
        {"type": ["integer", "string"], "minimum": 1, "pattern": "^a$"},
    ],
)
def test_what_has_an_effect_is_accepted(schema: Written) -> None:
    assert Schema.of(schema).validator is not None


def test_formats_are_checked_and_all_of_them_are_known_to_the_validator() -> None:
    assert not Schema.of({"format": "ipv4"}).matches("256.0.0.1")
    assert Schema.of({"format": "ipv4"}).matches("127.0.0.1")
    assert all(Schema.of({"format": name}).wrong_with("\x00 [") for name in FORMATS)


def test_what_is_no_json_schema_at_all_is_none_still() -> None:
    wrong: list[Written] = [{"type": "text"}, {"required": "a"}, {"properties": []}, {"type": "text", "minimum": 3}]
    for schema in wrong:
        with pytest.raises(SchemaError) as caught:
            Schema.of(schema)
        assert caught.value.flaws == ()


def test_a_large_or_deep_schema_of_a_stranger_is_looked_at() -> None:
    deep: Json = {}
    for _ in range(2_000):
        deep = {"not": deep}
    wide: Written = {"$defs": {f"d{n}": {"$ref": f"#/$defs/d{n + 1}"} for n in range(2_000)} | {"d2000": {}}}
    assert list(flaws(deep)) == list(flaws(wide)) == []
    with pytest.raises(SchemaError) as caught:
        Schema.of({f"propertys{n}": 1 for n in range(2_000)})
    assert len(caught.value.flaws) == 20


# ---- the four systems


POLICY = "leverframe: 1\npolicy: p\nrules:\n  one: {effect: allow, when: {properties: {WORD: {const: ann}}}}\n"
KERNEL = """\
leverframe: 1
kernel: x
policy: p.yaml
tools:
  say: {program: /bin/echo, arguments: [{param: t}], params: {properties: {t: {type: string}},
    additionalProperties: false}}
"""
FEMTOCLAW = """\
leverframe: 1
runtime: x
policy: p.yaml
capabilities:
  ann: {programs: {echo: /bin/echo}, arguments: {properties: {bin: {const: echo}}}}
"""
TURN = """\
leverframe: 1
gate: x
intents:
  work: {scope: ["**"]}
programs: {ann: /bin/ls}
commands: p.yaml
"""
REUG = """\
leverframe: 1
model: x
turns:
- {input: hello, intent: greet}
"""


def opened_and_closed(settings: Path, home: Path) -> None:
    sink = kernel.configured(settings, home).sink
    assert isinstance(sink, Journal)
    sink.close()


SYSTEMS: dict[str, tuple[str, str, Callable[[Path], object]]] = {
    "kernel": (KERNEL, "actor", lambda path: opened_and_closed(path, path.parent / "home")),
    "femtoclaw": (FEMTOCLAW, "capability", lambda path: femtoclaw.load(path, path.parent / "home")),
    "turn": (TURN, "program", turn.load),
    "reug": (REUG, "", scripted_model),
}
TYPOS = [
    # Unknown keywords of JSON Schema, in policies and in tools.
    ("p.yaml", "properties: {actor", "propertys: {actor", "LF152", "did you mean 'properties'?", {"kernel"}),
    ("p.yaml", "{const: ann}", "{cons: ann}", "LF152", "did you mean 'const'?", {"kernel", "femtoclaw", "turn"}),
    ("x.yaml", "additionalProperties", "additionalPropertys", "LF152", "mean 'additionalProperties'?", {"kernel"}),
    ("x.yaml", "{type: string}", "{typ: string}", "LF152", "did you mean 'type'?", {"kernel"}),
    ("x.yaml", "{const: echo}", "{cnst: echo}", "LF152", "did you mean 'const'?", {"femtoclaw"}),
    # Names that a request or a call never has.
    ("p.yaml", "{actor:", "{acter:", "LF152", "did you mean 'actor'?", {"kernel"}),
    ("p.yaml", "{capability:", "{capabilty:", "LF152", "did you mean 'capability'?", {"femtoclaw"}),
    ("p.yaml", "{program:", "{programm:", "LF152", "did you mean 'program'?", {"turn"}),
    ("x.yaml", "{param: t}", "{param: tt}", "LF165", "did you mean 't'?", {"kernel"}),
    # Rules.
    ("p.yaml", "effect: allow", "effect: alow", "LF012", "did you mean 'allow'?", {"kernel", "femtoclaw", "turn"}),
    ("p.yaml", "effect: allow", "efect: allow", "LF010", "did you mean 'effect'?", {"kernel", "femtoclaw", "turn"}),
    ("p.yaml", "rules:\n", "rules:\n  one: {effect: deny, when: true}\n", "LF007", "", {"kernel", "femtoclaw", "turn"}),
    ("p.yaml", "rules:", "rule:", "LF010", "did you mean 'rules'?", {"kernel", "femtoclaw", "turn"}),
    # Keys of the settings themselves.
    ("x.yaml", "policy:", "polcy:", "LF010", "did you mean 'policy'?", {"kernel", "femtoclaw"}),
    ("x.yaml", "commands:", "comands:", "LF010", "did you mean 'commands'?", {"turn"}),
    ("x.yaml", "scope:", "scopes:", "LF010", "did you mean 'scope'?", {"turn"}),
    ("x.yaml", "intent:", "intend:", "LF010", "did you mean 'intent'?", {"reug"}),
    ("x.yaml", "turns:", "turn:", "LF010", "did you mean 'turns'?", {"reug"}),
    ("x.yaml", "leverframe: 1\n", "leverframe: 1\nmore: true\n", "LF010", "", {"kernel", "femtoclaw", "turn", "reug"}),
]


def written(folder: Path, system: str) -> tuple[Path, Path]:
    text, member, _ = SYSTEMS[system]
    (folder / "p.yaml").write_text(POLICY.replace("WORD", member))
    (folder / "x.yaml").write_text(text)
    (folder / "home").mkdir()
    return folder / "x.yaml", folder / "p.yaml"


@pytest.mark.parametrize("system", SYSTEMS)
def test_settings_without_a_typo_are_accepted(system: str, tmp_path: Path) -> None:
    settings, _ = written(tmp_path, system)
    SYSTEMS[system][2](settings)


@pytest.mark.parametrize(
    ("system", "typo"), [(system, typo) for typo in TYPOS for system in sorted(typo[-1])], ids=lambda one: str(one)[:60]
)
def test_a_typo_in_security_settings_is_refused_with_its_place_and_a_hint(
    system: str, typo: tuple[str, str, str, str, str, set[str]], tmp_path: Path
) -> None:
    name, right, wrong, code, hint, _ = typo
    written(tmp_path, system)
    text = (tmp_path / name).read_text()
    assert right in text
    (tmp_path / name).write_text(text.replace(right, wrong))
    with pytest.raises(InputError) as caught:
        SYSTEMS[system][2](tmp_path / "x.yaml")
    (found,) = (one for one in caught.value.diagnostics if one.code == code)
    assert found.span
    assert found.span.file.endswith(name)
    assert hint in str(found.hint)
