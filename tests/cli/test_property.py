"""`check --property`: only some claims, and a name that no machine has."""

import json

import pytest

from tests.support.command_line import flat, run


def shown(*arguments: str) -> list[str]:
    """The claims that have verdicts."""
    return [result["property"] for result in json.loads(run("check", *arguments, "--format", "json").stdout)["results"]]


def test_only_what_is_named_is_checked() -> None:
    names = shown("kernel", "--profile", "document")
    chosen = [names[-1], "deadlock-freedom"]
    assert shown("kernel", "--profile", "document", "--property", chosen[0], "--property", chosen[1]) == chosen[::-1]


def test_machines_without_the_claim_are_left_out() -> None:
    assert run("check", "kernel", "--property", "every-transition-has-an-audit-entry", "--format", "json").code == 0
    everywhere = shown("kernel")
    assert len(shown("kernel", "--property", "quiescence")) == everywhere.count("quiescence") > 1
    own = next(name for name in shown("kernel", "--profile", "reference") if everywhere.count(name) == 1)
    assert shown("kernel", "--property", own) == [own]


def test_the_verdict_is_the_same() -> None:
    def verdicts(*arguments: str) -> dict[str, tuple[str, object]]:
        document = json.loads(run("check", "kernel", "--profile", "document", *arguments, "--format", "json").stdout)
        return {result["property"]: (result["verdict"], result["trace"]) for result in document["results"]}

    whole = verdicts()
    for name in ("executions-are-audited", "halted-is-final", "states-reachable"):
        assert verdicts("--property", name) == {name: whole[name]}


def test_all_engines_answer_for_what_is_named() -> None:
    arguments = ["check", "kernel", "--profile", "document", "--all-engines", "--property", "halted-is-final"]
    document = json.loads(run(*arguments, "--format", "json").stdout)
    assert {reply["property"] for found in document["engines"] for reply in found["replies"]} == {"halted-is-final"}
    assert sum(bool(found["replies"]) for found in document["engines"]) > 1


@pytest.mark.parametrize(("name", "hint"), [("halted-is-finale", "halted-is-final"), ("zzz", "-v")])
def test_an_unknown_name_is_bad_input(name: str, hint: str) -> None:
    found = run("check", "kernel", "--property", name, "--property", "quiescence")
    assert (found.code, found.stdout) == (2, "")
    assert "LF076" in found.stderr
    assert hint in found.stderr


def test_mutants_are_for_all_properties() -> None:
    outcome = run("check", "kernel", "--mutants", "--property", "quiescence")
    assert (outcome.code, "--mutants tests all properties together" in flat(outcome.stderr)) == (2, True)
