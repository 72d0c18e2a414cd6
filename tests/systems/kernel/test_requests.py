"""Requests to a kernel: they are frozen, and their form is judged purely, by the documented schema."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.record.entries import Json
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.request import MAX_BYTES, Request, judged, submission
from leverframe.systems.kernel.tools import KernelTool, registry
from leverframe.systems.kernel.values import MAX_DEPTH, MAX_VALUES, frozen, thawed
from tests.support.kernels import TOOLS, request

LEAVES = st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=5) | st.floats(-1e6, 1e6)
JSON = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)


def is_frozen(value: object) -> bool:
    match value:
        case MappingProxyType():
            return all(is_frozen(item) for item in value.values())
        case tuple():
            return all(is_frozen(item) for item in value)
        case _:
            return value is None or isinstance(value, bool | int | float | str)


@given(st.dictionaries(st.text(max_size=5), JSON, max_size=4))
def test_a_request_is_deeply_frozen(written: dict[str, Json]) -> None:
    before = json.dumps(written)
    kept = submission(written)
    assert is_frozen(kept.content)
    assert json.dumps(kept.plain()) == before
    written["another"] = 1
    assert json.dumps(kept.plain()) == before
    assert submission(json.loads(before)).sha256 == kept.sha256
    assert submission({**json.loads(before), "another": 1}).sha256 != kept.sha256


@given(JSON)
def test_thawing_undoes_freezing(value: Json) -> None:
    assert json.dumps(thawed(frozen(value))) == json.dumps(value)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, None),
        ({"tool_call": "read"}, None),
        ({"tool_call": "read", "params": {"what": "x"}, "evidence": [1]}, None),
        ({"ts_ms": 0}, None),
        ({"ts_ms": -1}, "ts_ms"),
        ({"ts_ms": 9 * 10**12 + 1}, "ts_ms"),
        ({"ts_ms": True}, "ts_ms"),
        ({"ts_ms": None}, "ts_ms"),
        ({"ts_ms": 1.5}, "ts_ms"),
        ({"request_id": None}, "request_id"),
        ({"request_id": ""}, "request_id"),
        ({"request_id": "a b"}, "request_id"),
        ({"request_id": "x" * 129}, "request_id"),
        ({"request_id": "a\n"}, "request_id"),
        ({"actor": ""}, "actor"),
        ({"intent": None}, "intent"),
        ({"intent": 7}, "intent"),
        ({"tool_call": "rm"}, "there is no tool 'rm'"),
        ({"tool_call": 7}, "tool_call"),
        ({"tool_call": "Read"}, "there is no tool"),
        ({"params": {}}, "tool_call"),
        ({"tool_call": "read", "params": []}, "params"),
        ({"tool_call": "read", "params": {"what": 1}}, "params of read"),
        ({"tool_call": "write"}, "params of write"),
        ({"evidence": "x"}, "evidence"),
        ({"extra": 1}, "extra"),
    ],
)
def test_the_form_is_judged_as_it_is_written_down(changes: dict[str, Json], wrong: str | None) -> None:
    found = judged(submission(request(**changes)).content, TOOLS)
    if wrong is None:
        assert isinstance(found, Request)
    else:
        assert isinstance(found, str)
        assert wrong in found


def test_validation_changes_nothing() -> None:
    kept = submission(request(tool_call="read", params={"what": "x"}))
    tools: Mapping[str, KernelTool] = MappingProxyType(dict(TOOLS))
    before = (json.dumps(kept.plain()), dict(tools))
    for _ in range(2):
        judged(kept.content, tools)
    assert (json.dumps(kept.plain()), dict(tools)) == before


VERDICTS = """
import json, sys
from leverframe.systems.kernel.request import judged, submission
from tests.support.kernels import TOOLS
for line in sys.stdin:
    print(repr(judged(submission(json.loads(line)).content, TOOLS)))
"""


def test_validation_says_the_same_under_other_hash_seeds_and_locales() -> None:
    names = ["request_id", "ts_ms", "actor", "intent", "tool_call", "params", "evidence", "extra"]
    values: list[Json] = ["read", "", 7, {"what": 1}, [], None, "Ärger"]
    requests = [{**request(tool_call="read"), one: value, "b": 1, "a": 2} for one in names for value in values]
    requests += [{**request(), one: value} for one in names for value in values]
    lines = "".join(f"{json.dumps(one)}\n" for one in requests)
    said = {
        subprocess.run(
            [sys.executable, "-c", VERDICTS],
            input=lines,
            env={**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": locale},
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed, locale in (("1", "C"), ("77", "C.UTF-8"))
    }
    (only,) = said
    assert only.count("Request(") >= 2
    assert only.count("\n") == len(requests)


@pytest.mark.parametrize(
    "written",
    [
        {"x": "y" * MAX_BYTES},
        {"x": [0] * MAX_VALUES},
        {"x": 2**53},
        {"x": float("inf")},
        {"x": {1: 2}},
        {"x": "\ud800"},
        [1],
    ],
)
def test_a_request_that_cannot_be_recorded_is_refused(written: dict[str, Json]) -> None:
    with pytest.raises(InputError, match="LF166"):
        submission(written)


def test_how_deep_a_request_may_be() -> None:
    value: Json = 1
    for _ in range(MAX_DEPTH - 1):
        value = [value]
    assert submission({"x": value}).content
    with pytest.raises(InputError, match="deep"):
        submission({"x": [value]})


@pytest.mark.parametrize(("name", "params"), [("", {}), ("x" * 129, {}), ("x", {"type": "text"})])
def test_an_invalid_tool_is_reported(name: str, params: dict[str, Json]) -> None:
    with pytest.raises(InputError, match="LF165"):
        function_tool(name, lambda _: None, params=params)


def test_two_tools_with_one_name_are_reported() -> None:
    with pytest.raises(InputError, match="two tools have the name x"):
        registry(function_tool("x", lambda _: None), function_tool("x", lambda _: 1))
