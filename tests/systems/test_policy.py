"""Policies: the decision of several rules together (documents 000 and 001)."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.record.entries import Json
from leverframe.systems.expected import Expected
from leverframe.systems.policy import Decision, Effect, Policy, PolicyRule, load
from leverframe.systems.schemas import Schema

MATCHED: dict[str, dict[str, Json] | bool] = {
    "anything": True,
    "nothing": False,
    "shell": {"properties": {"capability": {"const": "shell"}}},
    "no-shell": {"not": {"properties": {"capability": {"const": "shell"}}}},
    "echo": {"properties": {"arguments": {"properties": {"bin": {"const": "echo"}}, "required": ["bin"]}}},
}
ASKED: list[dict[str, Json]] = [
    {"capability": "shell", "arguments": {"bin": "echo"}},
    {"capability": "shell", "arguments": {"bin": "rm"}},
    {"capability": "clock", "arguments": {}},
]

REQUESTS = Expected.of(
    {"type": "object", "properties": {"capability": {}, "arguments": {}}, "additionalProperties": False}
)

rules = st.lists(st.tuples(st.sampled_from(Effect), st.sampled_from(sorted(MATCHED))), max_size=6)


def policy(written: list[tuple[Effect, str]]) -> Policy:
    return Policy(
        "tried", tuple(PolicyRule(f"{n}-{name}", e, Schema.of(MATCHED[name])) for n, (e, name) in enumerate(written))
    )


def matches(name: str, request: Mapping[str, Json]) -> bool:
    """The conditions of the schemas, in Python."""
    arguments = request["arguments"]
    assert isinstance(arguments, dict)
    return {
        "anything": True,
        "nothing": False,
        "shell": request["capability"] == "shell",
        "no-shell": request["capability"] != "shell",
        "echo": arguments.get("bin") == "echo",
    }[name]


@given(rules, st.sampled_from(ASKED))
def test_the_strictest_rule_that_matches_decides_and_without_one_it_is_denied(
    written: list[tuple[Effect, str]], request: dict[str, Json]
) -> None:
    matching = [(effect, f"{n}-{name}") for n, (effect, name) in enumerate(written) if matches(name, request)]
    effects = {effect for effect, _ in matching}
    if Effect.HALT in effects:
        expected = Effect.HALT
    elif Effect.ALLOW in effects and Effect.DENY not in effects:
        expected = Effect.ALLOW
    else:
        expected = Effect.DENY
    found = policy(written).decide(request)
    assert found.effect is expected
    assert found.by == tuple(name for effect, name in matching if effect is expected)
    assert found.matched == {f"{n}-{name}": matches(name, request) for n, (_, name) in enumerate(written)}


@given(rules, st.sampled_from(ASKED))
def test_the_order_of_the_rules_in_the_file_means_nothing(
    tmp_path_factory: pytest.TempPathFactory, written: list[tuple[Effect, str]], request: dict[str, Json]
) -> None:
    decisions = list[Decision]()
    numbered = list(enumerate(written))
    for order in (numbered, numbered[::-1]):
        text = {f"rule-{n}": {"effect": effect.value, "when": MATCHED[name]} for n, (effect, name) in order}
        path = tmp_path_factory.mktemp("policy") / "policy.yaml"
        path.write_text(yaml.safe_dump({"leverframe": 1, "policy": "tried", "rules": text}, sort_keys=False), "utf-8")
        decisions.append(load(path).decide(request))
    assert decisions[0] == decisions[1]


def written(tmp_path: Path, rules: object) -> Path:
    path = tmp_path / "policy.yaml"
    path.write_text(json.dumps({"leverframe": 1, "policy": "tried", "rules": rules}), "utf-8")
    return path


def test_without_rules_everything_is_denied(tmp_path: Path) -> None:
    decision = load(written(tmp_path, {})).decide(ASKED[0])
    assert decision == Decision(Effect.DENY, (), {})


@pytest.mark.parametrize(
    ("rules", "code", "said"),
    [
        ({"one": {"effect": "allow", "when": {"type": "text"}}}, "LF151", "not a JSON Schema"),
        ({"one": {"effect": "allow", "when": {"$ref": "https://example.org/x"}}}, "LF152", "not a schema"),
        ({"one": {"effect": "allow", "when": {}}}, "LF152", "write true"),
        ({"one": {"effect": "allow", "when": {"title": "all", "x-by": "me"}}}, "LF152", "write true"),
        ({"one": {"effect": "allow", "when": {"$defs": {"a": {"required": ["capability"]}}}}}, "LF152", "write true"),
        ({"one": {"effect": "allow", "when": {"requird": ["capability"]}}}, "LF152", "did you mean 'required'?"),
        ({"one": {"effect": "allow", "when": {"properties": {"capabilty": True}}}}, "LF152", "mean 'capability'?"),
        ({"one": {"effect": "deny", "when": {"not": {"required": ["who"]}}}}, "LF152", "never has 'who'"),
        ({"one": {"effect": "allov", "when": True}}, "LF012", "did you mean 'allow'?"),
        ({"one": {"effect": "allow", "wen": True}}, "LF010", "did you mean 'when'?"),
        ({"one": {"effect": "halt", "when": True}}, "LF151", "here a rule may"),
        ({"one": {"effect": "permit", "when": True}}, "LF012", "permit"),
        ({"one": {"effect": "allow"}}, "LF011", "'when' is missing"),
        ({"one": {"effect": "allow", "when": True, "unless": False}}, "LF010", "unless"),
        ({"One": {"effect": "allow", "when": True}}, "LF013", "One"),
        ([{"effect": "allow", "when": True}], "LF012", "rules"),
    ],
)
def test_what_is_wrong_with_a_policy_is_told_with_its_place(
    tmp_path: Path, rules: object, code: str, said: str
) -> None:
    with pytest.raises(InputError) as caught:
        load(written(tmp_path, rules), frozenset({Effect.ALLOW, Effect.DENY}), REQUESTS)
    assert [found.code for found in caught.value.diagnostics] == [code]
    assert caught.value.diagnostics[0].span
    assert said in f"{caught.value} {caught.value.diagnostics[0].hint}"


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    rules = {name: {"effect": "allow", "when": {"type": "text"}} for name in ("one", "two")}
    with pytest.raises(InputError) as caught:
        load(written(tmp_path, rules))
    assert len(caught.value.diagnostics) == 2
