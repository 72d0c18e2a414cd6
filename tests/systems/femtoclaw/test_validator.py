"""The validator of FemtoClaw messages: bytes → a verdict, by the six steps of document 004."""

import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from leverframe.record.entries import Entry
from leverframe.systems.femtoclaw import validator
from leverframe.systems.femtoclaw.message import ExaminedMessage, Message, ToolCall, examine
from leverframe.systems.femtoclaw.validator import validate
from leverframe.systems.strict_json import JsonLimits
from tests.support.protocol_corpus import MESSAGES, REGISTRY, mutated

if TYPE_CHECKING:
    from _typeshed import TraceFunction

STEPS = ("PARSING", "CHECKING_STRUCTURE", "CHECKING_FORM", "CHECKING_CAPABILITY", "CHECKING_ARGUMENTS", "DECIDING")


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: path.stem)
def test_the_verdicts_on_the_corpus(path: Path) -> None:
    found = validate(path.read_bytes(), REGISTRY)
    kind, _, name = path.stem.partition("_")
    if kind == "y":
        assert found.accepted
        assert isinstance(found.form, ToolCall if name.startswith("tool_call") else Message)
        assert (found.failure, found.reason) == (None, None)
    elif kind == "n":
        assert not found.accepted
        assert found.form is None
        assert name.startswith(str(found.failure).lower())
        assert found.reason


@given(mutated())
def test_there_is_a_verdict_on_everything_by_the_steps_in_order_and_always_the_same(data: bytes) -> None:
    """Validation is total and deterministic, and takes the six steps in order until the first failure."""
    found = validate(data, REGISTRY)
    assert found == validate(data, REGISTRY)
    assert found.states[0] == "RECEIVING"
    assert found.states[-1] == ("ACCEPTED" if found.accepted else "REJECTED")
    passed = found.states[1:-2]
    assert passed == STEPS[: len(passed)]
    assert found.states[-2] == "DECIDING"
    assert found.accepted == (found.failure is None) == (found.reason is None) == (found.form is not None)


STEP_OF = {
    "n_invalid_json_nan": "PARSING",
    "n_protocol_ambiguity_repeated_inside": "PARSING",
    "n_malformed_structure_document_example": "CHECKING_STRUCTURE",
    "n_protocol_ambiguity_both_forms": "CHECKING_FORM",
    "n_malformed_structure_args_null": "CHECKING_FORM",
    "n_unknown_capability_capitalised": "CHECKING_CAPABILITY",
    "n_invalid_arguments_wrong_type": "CHECKING_ARGUMENTS",
    "y_message_empty": "CHECKING_ARGUMENTS",
}


@pytest.mark.parametrize("name", STEP_OF)
def test_the_step_that_finds_a_fault_is_the_last_one(name: str) -> None:
    (path,) = (path for path in MESSAGES if path.stem == name)
    assert validate(path.read_bytes(), REGISTRY).states[-3] == STEP_OF[name]


def test_a_message_is_judged_by_its_epoch_and_by_no_other() -> None:
    call = b'{"tool_call": {"tool": "clock", "args": {}}}'
    assert validate(call, REGISTRY).accepted
    assert validate(call, REGISTRY.without("clock")).failure == "UNKNOWN_CAPABILITY"
    assert validate(call, REGISTRY).accepted


def test_every_step_is_on_record_with_what_was_received() -> None:
    entries: list[Entry] = []
    data = b"\xff not a message"
    validate(data, REGISTRY, journal=entries, execution_id="received")
    events = [entry.event for entry in entries]
    assert events[-4:] == ["MESSAGE_RECEIVED", "JSON_INVALID", "REJECTION_REPORTED", "MESSAGE_REJECTED"]
    (received,) = (entry for entry in entries if entry.event == "MESSAGE_RECEIVED")
    assert received.data["length"] == len(data)
    assert bytes.fromhex(str(received.data["begins"])) == data


def test_the_verdict_comes_from_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the examination, every message looks sound, and the validator rejects none."""
    monkeypatch.setattr(validator, "examine", lambda *_: ExaminedMessage({"names": "MESSAGE"}, Message("x")))
    wrong = [path for path in MESSAGES if path.stem.startswith("n_") and validate(path.read_bytes(), REGISTRY).accepted]
    assert len(wrong) == len([path for path in MESSAGES if path.stem.startswith("n_")])


HOSTILE: dict[str, Callable[[int], bytes]] = {
    "depth": lambda n: b"[" * n,
    "names": lambda n: b"{" + b",".join(b'"a":1' for _ in range(n)) + b"}",
    "many names": lambda n: b"{" + b",".join(b'"%d":1' % i for i in range(n)) + b"}",
    "digits": lambda n: b'{"message":' + b"9" * n + b"}",
    "escapes": lambda n: b'{"message":{"content":"' + b"\\" * n,
    "objects": lambda n: b"[" + b",".join(b'{"a":1}' for _ in range(n)) + b"]",
    "wrong arguments": lambda n: call(b'"bin":"echo","argv":[' + b",".join(b"1" for _ in range(n)) + b"]"),
    "unknown arguments": lambda n: call(b",".join(b'"%d":1' % i for i in range(n))),
    "zeros": lambda n: b'{"message":0.' + b"0" * n + b"1}",
    "blanks": lambda n: b" " * n,
}


def call(arguments: bytes) -> bytes:
    return b'{"tool_call":{"tool":"shell","args":{' + arguments + b"}}}"


@pytest.mark.parametrize("name", HOSTILE)
def test_the_work_on_a_hostile_message_grows_with_its_length_and_no_faster(name: str) -> None:
    """The test counts executed lines of Python, without the work of the parser in C."""
    few, many = (lines_run(HOSTILE[name](size)) for size in (500, 4_000))
    assert many < 8 * few + 1_000


@pytest.mark.parametrize("name", HOSTILE)
def test_the_memory_for_a_hostile_message_is_in_proportion_to_its_length(name: str) -> None:
    """JSON may need an object for two bytes. An error for each fault would need ten times as much."""
    data = HOSTILE[name](20_000)
    examine(data, REGISTRY, JsonLimits())
    tracemalloc.start()
    try:
        examine(data, REGISTRY, JsonLimits())
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 60 * len(data) + 100_000


def lines_run(data: bytes) -> int:
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> "TraceFunction":
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        examine(data, REGISTRY, JsonLimits())
    finally:
        sys.settrace(before)
    return count
