"""Examination of FemtoClaw messages, whatever their bytes are (document 004)."""

import json
import re
from pathlib import Path

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.record.entries import Json
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.femtoclaw.message import ExaminedMessage, Message, ToolCall, examine
from leverframe.systems.strict_json import JsonFault, JsonLimits, UnreadableError, read
from tests.support.protocol_corpus import MESSAGES, REGISTRY, mutated

LIMITS = JsonLimits()


def facts(data: bytes) -> ExaminedMessage:
    return examine(data, REGISTRY, LIMITS)


# ---- text -----------------------------------------------------------------------------------------------------------


def fault(data: bytes, limits: JsonLimits = LIMITS) -> JsonFault | None:
    try:
        read(data, limits)
    except UnreadableError as error:
        return error.fault
    return None


jsons = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(jsons, st.booleans(), st.sampled_from([None, 1]))
def test_what_every_parser_reads_alike_is_read(value: Json, ascii_only: bool, indent: int | None) -> None:  # noqa: FBT001
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    assert read(text.encode(), LIMITS) == value


@given(
    st.one_of(mutated(), st.binary(max_size=60), st.text('[]{}",:\\u0123dDeE+-.naft \n', max_size=40).map(str.encode))
)
def test_another_parser_agrees(data: bytes) -> None:
    agree(data)


@pytest.mark.parametrize("name", ["y_message_document_example", "y_tool_call_document_example"])
def test_another_parser_agrees_whichever_byte_is_another_one(name: str) -> None:
    (path,) = (path for path in MESSAGES if path.stem == name)
    data = path.read_bytes()
    for place in range(len(data)):
        agree(data[:place])
        for byte in range(256):
            agree(data[:place] + bytes([byte]) + data[place + 1 :])


def agree(data: bytes) -> None:
    """Both parsers read sound JSON to the same value, and reject broken JSON. For ambiguous JSON they may differ."""
    found = fault(data)
    try:
        other = orjson.loads(data)
    except orjson.JSONDecodeError:
        assert found is not None
    else:
        assert found is not JsonFault.BROKEN
        if found is None:
            assert read(data, LIMITS) == other


@pytest.mark.parametrize("depth", [1, 63, 64, 65, 5_000, 500_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_depth_is_limited_wherever_the_parser_is_called_from(depth: int, opening: str, closing: str) -> None:
    text = opening * depth + "0" + closing * depth

    def called(frames: int) -> JsonFault | None:
        return called(frames - 1) if frames else fault(text.encode(), JsonLimits(size=10_000_000))

    assert called(0) == called(300) == (None if depth <= LIMITS.depth else JsonFault.BROKEN)


def test_brackets_in_strings_are_no_depth() -> None:
    assert read(b'["' + b"[{" * 1_000 + b'\\"]"]', LIMITS) == ["[{" * 1_000 + '"]']


def test_size_is_limited() -> None:
    text = b'{"message":{"content":"' + b"x" * 1_000 + b'"}}'
    assert fault(text, JsonLimits(size=len(text))) is None
    assert fault(text, JsonLimits(size=len(text) - 1)) is JsonFault.BROKEN


def significant(digits: str) -> int:
    return len(re.sub(r"[eE].*", "", digits).replace(".", "").strip("-").lstrip("0").rstrip("0"))


@given(st.from_regex(r"-?(0|[1-9][0-9]{0,25})(\.[0-9]{1,25})?([eE][+-]?[0-9]{1,3})?", fullmatch=True))
def test_a_number_is_read_where_doubles_tell_it_apart(digits: str) -> None:
    if re.fullmatch(r"-?[0-9]+", digits):
        sound = abs(int(digits)) < 2**53
    else:
        value = float(digits)
        sound = abs(value) != float("inf") and significant(digits) <= 17 and (value != 0 or not significant(digits))
    assert fault(digits.encode()) == (None if sound else JsonFault.AMBIGUOUS)


@given(st.text(), st.lists(st.sampled_from(["[%s]", '{"in": %s}', '[0, %s, ""]']), max_size=20))
def test_a_name_that_stands_twice_is_noticed_at_any_depth(name: str, around: list[str]) -> None:
    text = f"{{{json.dumps(name)}: 1, {json.dumps(name)}: 1}}"
    for outer in around:
        text = outer % text
    assert fault(text.encode()) is JsonFault.AMBIGUOUS


# ---- forms ----------------------------------------------------------------------------------------------------------

FAILURES: dict[str, list[dict[str, str | bool]]] = {
    "invalid_json": [{"text": "BROKEN"}],
    "protocol_ambiguity": [{"text": "AMBIGUOUS"}, {"names": "BOTH"}],
    "malformed_structure": [
        {"foreign": True},
        {"names": "NEITHER"},
        {"shape": "FOREIGN_NAME"},
        {"shape": "WRONG_TYPE"},
    ],
    "unknown_capability": [{"tool": "LOOKALIKE"}],
    "invalid_arguments": [{"arguments": "FOR_WRITER"}],
}


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.stem)
def test_the_messages_of_the_corpus(path: Path) -> None:
    found = facts(path.read_bytes())
    kind, _, name = path.stem.partition("_")
    match kind:
        case "y":
            assert found.reason is None
            assert isinstance(found.form, ToolCall if name.startswith("tool_call") else Message)
        case "n":
            assert found.reason
            assert found.reason.isprintable()
            (expected,) = (those for failure, those in FAILURES.items() if name.startswith(failure))
            assert any(fact.items() <= found.facts.items() for fact in expected)
        case _:
            assert kind == "i"


def test_the_documents_examples_are_read_to_what_they_say() -> None:
    by_name = {path.stem: path.read_bytes() for path in MESSAGES}
    assert facts(by_name["y_message_document_example"]).form == Message("Operation complete.")
    call = ToolCall("shell", {"bin": "echo", "argv": ["Hello"]})
    assert facts(by_name["y_tool_call_document_example"]).form == call


@given(mutated())
def test_examination_is_total_and_deterministic(data: bytes) -> None:
    found = facts(data)
    assert found == facts(data)
    assert (found.reason is None) <= (found.form is not None)
    assert found.reason is None or found.reason.isprintable()


@given(st.text(max_size=8))
def test_a_capability_is_known_by_exactly_its_name(name: str) -> None:
    call = json.dumps({"tool_call": {"tool": name, "args": {}}}).encode()
    assert (facts(call).facts.get("tool") == "LOOKALIKE") == (name not in REGISTRY.capabilities)


@given(jsons)
def test_no_message_is_a_call(content: Json) -> None:
    found = facts(json.dumps({"message": {"content": content}}).encode())
    assert not isinstance(found.form, ToolCall)
    assert isinstance(found.form, Message) == isinstance(content, str)


# ---- the registry ---------------------------------------------------------------------------------------------------


def test_an_epoch_is_never_changed() -> None:
    first = Epoch().registering(Capability.of("clock", {"type": "object"}))
    second = first.registering(Capability.of("sum", {"type": "object"}))
    third = second.without("clock")
    assert [sorted(epoch.capabilities) for epoch in (first, second, third)] == [["clock"], ["clock", "sum"], ["sum"]]
    assert [epoch.number for epoch in (first, second, third)] == [1, 2, 3]


def test_a_name_is_registered_once() -> None:
    with pytest.raises(InputError, match="already"):
        REGISTRY.registering(Capability.of("clock", {}))


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "nonsense"},
        {"properties": []},
        {"$ref": "https://example.org/elsewhere.json"},
        {"pattern": "(?=a)b"},  # needs an engine with exponential worst cases
    ],
)
def test_an_invalid_schema_is_refused(schema: dict[str, Json]) -> None:
    with pytest.raises(InputError, match="LF150"):
        Capability.of("clock", schema)


@pytest.mark.parametrize("name", ["", "x" * 129])
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(InputError, match="LF150"):
        Capability.of(name, {})


@pytest.mark.timeout(60)
def test_a_pattern_takes_time_in_proportion_to_the_text() -> None:
    """With a backtracking engine, this would take longer than a lifetime."""
    capability = Capability.of("careless", {"properties": {"text": {"type": "string", "pattern": "^(a+)+$"}}})
    assert capability.arguments.wrong_with({"text": "a" * 50_000 + "b"})
