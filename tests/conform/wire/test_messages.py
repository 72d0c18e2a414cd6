"""The messages of the wire protocol: what is read is what the published schemas allow, and the page is right."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import cast

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.cli.commands.wire import COMMANDS
from leverframe.conform.wire import reading
from leverframe.conform.wire.messages import Json
from leverframe.conform.wire.schema import ANSWERS, schema_of_answers, schema_of_messages, schema_of_requests
from tests.run import ROOT
from tests.support.budget import examples
from tests.support.command_line import run

PAGE = (ROOT / "docs" / "wire.md").read_text("utf-8")
SEEN: list[Json] = [{"record": {"id": "r1"}}, {"effect": "call", "value": 3}, {"signal": "sink"}, {"state": "IDLE"}]
OBSERVED: dict[str, Json] = {
    "outcome": "accepted",
    "state": "IDLE",
    "variables": {"count": 1},
    "trace": SEEN,
    "error": None,
    "result": [1],
    "settled": False,
}
IMPLEMENTATION: Json = {"name": "tiny", "version": "1"}
FULL: Mapping[str, dict[str, Json]] = {
    "start": {
        "ok": True, "protocol": 1, "implementation": IMPLEMENTATION, "modes": ["events"], "alphabet": ["GO"],
        "stimuli": [], "arranges": [], "observes": ["state"], "bounds": {"MOST": [0, 3]}, "refusals": "silent",
        "choices": {"D-1": "none"},
    },
    "reset": {"ok": True, "state": "IDLE", "trace": SEEN, "settled": True},
    "step": OBSERVED,
    "run": {"steps": [OBSERVED, {"outcome": "refused"}]},
    "cycle": OBSERVED,
    "message": {"verdict": "rejected", "step": 3, "reason": "no JSON"},
}  # fmt: skip
CANNOT: dict[str, Json] = {"cannot": "GO", "reason": "no button"}
ERRORED: dict[str, Json] = {"errored": True, "message": "down"}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.just(0.5) | st.text("aé", max_size=2) | st.just("state"),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["state", "value", "x"]), inner),
    max_leaves=3,
)


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, dict[str, Json]]:
    """A command and an answer to it with up to two faults."""
    command = draw(st.sampled_from(sorted(FULL)))
    message: Json = draw(st.sampled_from([FULL[command], CANNOT, ERRORED]))
    for _ in range(draw(st.integers(0, 2))):
        places = list(paths(message))
        message = changed(message, draw(st.sampled_from(places)), draw) if places else {}
    return command, {"id": 7, **cast("dict[str, Json]", message)}


def paths(value: Json) -> Iterator[tuple[int | str, ...]]:
    """The path to every value inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (key,)
        yield from ((key, *rest) for rest in paths(inner))


def changed(value: Json, path: tuple[int | str, ...], draw: st.DrawFn) -> Json:
    """The value with the value at a path replaced or removed, or with another one beside it."""
    key, *rest = path
    if isinstance(value, dict):
        name = str(key)
        if rest:
            return {**value, name: changed(value[name], tuple(rest), draw)}
        match draw(st.sampled_from(["replaced", "removed", "added"])):
            case "removed":
                return {known: inner for known, inner in value.items() if known != name}
            case "replaced":
                return {**value, name: draw(JSON)}
            case _:
                return {**value, draw(st.sampled_from(["x", "cannot", "errored", "state", "ok"])): draw(JSON)}
    assert isinstance(value, list)
    place = int(key)
    found = changed(value[place], tuple(rest), draw) if rest else draw(JSON)
    return [*value[:place], found, *value[place + draw(st.integers(0, 1)) :]]


VALIDATORS = {command: jsonschema.Draft7Validator(schema_of_answers(command)) for command in FULL}


@settings(max_examples=examples(1200))
@given(mutated())
def test_what_is_read_is_what_the_schema_allows(given_: tuple[str, dict[str, Json]]) -> None:
    command, message = given_
    line = json.dumps(message).encode()
    try:
        reading.answer(line, 7, ANSWERS[command])
        read, said = True, "an answer"
    except reading.NoAnswerError as error:
        read, said = False, error.reason
    assert said
    assert read == VALIDATORS[command].is_valid(message)


@pytest.mark.parametrize("command", sorted(FULL))
def test_a_full_answer_is_read(command: str) -> None:
    for message in (FULL[command], CANNOT, ERRORED):
        found = reading.answer(json.dumps({"id": 7, **message}).encode(), 7, ANSWERS[command])
        assert found.model_dump(exclude_unset=True) == {"id": 7, **message}


@settings(max_examples=examples(600))
@given(st.binary(max_size=40) | st.text('{}[]":,1eE-.\\u truefalsn', max_size=40).map(str.encode))
def test_every_line_is_read_or_refused(line: bytes) -> None:
    try:
        expected = json.loads(line.decode())
    except (ValueError, UnicodeDecodeError):
        expected = None
    try:
        found, words = reading.value(line), ("read", "")
    except reading.NoAnswerError as error:
        found, words = expected, (error.reason, error.hint)
    assert found == expected
    assert words == ("read", "") or all(words)


@given(st.binary(max_size=2000))
def test_a_quoted_line_is_short(line: bytes) -> None:
    assert len(reading.shown(line)) <= 201


@pytest.mark.parametrize("kind", ["messages", "requests", "answers", *COMMANDS])
def test_the_command_prints_a_valid_schema(kind: str) -> None:
    outcome = run("wire", "schema", kind)
    assert (outcome.code, outcome.stderr) == (0, "")
    jsonschema.Draft7Validator.check_schema(json.loads(outcome.stdout))


def test_the_published_schema_is_that_of_the_models() -> None:
    published = json.loads((ROOT / "docs" / "wire.schema.json").read_text("utf-8"))
    assert published == schema_of_messages(), "make it anew: leverframe wire schema -o docs/wire.schema.json"


def test_every_command_has_an_answer_and_a_request() -> None:
    assert set(ANSWERS) == set(COMMANDS)
    definitions = cast("dict[str, dict[str, dict[str, dict[str, Json]]]]", schema_of_requests()["definitions"])
    found = [
        model["properties"]["cmd"]["const"] for model in definitions.values() if "cmd" in model.get("properties", {})
    ]
    assert set(found) == set(COMMANDS)
    assert len(found) == len(COMMANDS)


def on_the_page(mark: str) -> list[str]:
    """The messages on the page with this mark, each on one line."""
    found = re.findall(rf"^    {mark} (.*(?:\n       .*)*)", PAGE, re.MULTILINE)
    filled = [
        " ".join(text.split()).replace("{…}", "{}").replace('"sha256":"…"', f'"sha256":"{"0" * 64}"') for text in found
    ]
    return [text.replace('bytes_base64":"…"', 'bytes_base64":"eA=="') for text in filled]


def test_the_examples_on_the_page_are_messages() -> None:
    requests, answers = on_the_page(">"), on_the_page("<")
    assert len(requests) >= 5
    assert len(answers) >= 7
    for text in requests:
        jsonschema.validate(json.loads(text), schema_of_requests())
    for text in answers:
        jsonschema.validate(json.loads(text), schema_of_answers())
    for text in (*requests, *answers):
        jsonschema.validate(json.loads(text), schema_of_messages())
