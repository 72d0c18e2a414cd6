"""The server over a real process: answers of protocol 1, whatever the lines are."""

import io
import json
import sys
from collections.abc import Mapping, Sequence

import pytest

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.subject.troubles import Cannot
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.record.entries import Json
from leverframe.sut.catalog import MODES, SYSTEMS, made
from leverframe.sut.server import serve
from tests.support.command_line import flat, run

COMMAND = (sys.executable, "-m", "leverframe", "sut")


def exchanged(*lines: bytes) -> Sequence[Mapping[str, Json]]:
    """The answers of a kernel to lines."""
    target = io.BytesIO()
    serve(made("kernel", ["cycles"]), io.BytesIO(b"\n".join(lines)), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_a_kernel_is_served_over_a_process() -> None:
    with Subject(Process([*COMMAND, "kernel", "--mode", "cycles"]), seconds=60) as subject:
        started = subject.start("kernel", "0" * 64)
        assert isinstance(started, wire.StartAnswer), started
        assert (started.modes, started.bounds["MAX_AUDIT_RETRIES"]) == (["cycles"], [1, 100])
        assert isinstance(subject.reset({"MAX_AUDIT_RETRIES": 1}), wire.OkAnswer)
        assert isinstance(subject.cycle("boot"), wire.CycleAnswer)
        plan = ["VALIDATION_PASSED", "DECIDED_ALLOW_WITH_TOOL", "EXECUTION_FAILED"]
        found = subject.cycle("submit", {"draft": "SECOND"}, plan)
        assert isinstance(found, wire.CycleAnswer), found
        assert (found.outcome, found.state) == ("accepted", "IDLE")
        shown = [seen for seen in found.trace or () if isinstance(seen, parts.EffectSeen | parts.RecordSeen)]
        assert [seen.record["event"] if isinstance(seen, parts.RecordSeen) else seen.value for seen in shown] == [
            "REQUEST_SUBMITTED",
            "VALIDATION_PASSED",
            "DECIDED_ALLOW_WITH_TOOL",
            "publish",
            "EXECUTION_FAILED",
            "AUDIT_WRITTEN",
        ]
        assert isinstance(subject.cycle("submit", {"draft": "THIRD"}, ["EXECUTION_FAILED"]), Cannot)
        assert isinstance(subject.stop(), wire.OkAnswer)


HOSTILE = {
    "no JSON": (b"boot the kernel", "not JSON"),
    "no object": (b"[]", "dictionary"),
    "empty": (b"", "not JSON"),
    "a duplicate key": (b'{"id":1,"id":2,"cmd":"stop"}', "duplicate"),
    "an unknown command": (b'{"id":1,"cmd":"shutdown"}', "shutdown"),
    "an unknown key": (b'{"id":1,"cmd":"reset","with":{}}', "with"),
    "a text for an id": (b'{"id":"1","cmd":"reset"}', "id"),
    "a byte-order mark": ('\ufeff{"id":1,"cmd":"reset"}'.encode(), "byte-order"),
    "no UTF-8": (b'{"id":1,"cmd":"\xff"}', "UTF-8"),
    "too deep": (b'{"id":1,"cmd":"start","stimuli":{"a":' + b"[" * 99 + b"]" * 99 + b"}}", "nested"),
    "too long": (b'{"id":1,"cmd":"reset"}' + b" " * 5_000_000, "bytes"),
    "another protocol": (
        b'{"id":1,"cmd":"start","protocol":2,"machine":"m","sha256":"' + b"0" * 64 + b'"}',
        "protocol",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_line_that_is_no_request_is_answered_and_the_server_goes_on(name: str) -> None:
    line, reason = HOSTILE[name]
    first, second = exchanged(line, b'{"id":7,"cmd":"reset"}')
    assert first["errored"] is True
    assert reason in str(first["message"])
    assert second == {"id": 7, "ok": True, "state": "BOOTING", "settled": True}


def test_nothing_is_answered_after_stop() -> None:
    assert len(exchanged(b'{"id":1,"cmd":"stop"}', b'{"id":2,"cmd":"reset"}')) == 1


def test_a_failure_inside_a_system_is_its_own_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        print("a stray print")  # noqa: T201 -- what is tested
        raise RuntimeError("out of order")

    monkeypatch.setattr("leverframe.sut.kernel.KernelSystem.reset", failing)
    monkeypatch.setattr("leverframe.sut.kernel.KernelSystem.__init__", lambda *_: None)
    (first,) = exchanged(b'{"id":1,"cmd":"reset"}')
    assert (first["errored"], first["message"]) == (True, "RuntimeError: out of order")


NOT_OFFERED: Sequence[Mapping[str, Json]] = (
    {"cmd": "cycle", "stimulus": "boot", "plan": [{"advance": 5}]},
    {"cmd": "message", "bytes_base64": ""},
    {"cmd": "step", "event": "RECOVERABLE_ERROR"},
)


@pytest.mark.parametrize("asked", NOT_OFFERED, ids=str)
def test_what_a_kernel_does_not_offer_is_answered_by_cannot(asked: Mapping[str, Json]) -> None:
    (found,) = exchanged(json.dumps({"id": 3, **asked}).encode())
    assert found.keys() == {"id", "cannot", "reason"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_mode_that_a_system_does_not_have_is_a_usage_error(system: str) -> None:
    missing = [mode for mode in MODES if mode not in SYSTEMS[system]]
    ended = run("sut", system, "--mode", missing[0])
    assert ended.code == 2
    assert f"{system} has no mode {missing[0]}" in flat(ended.stderr)
    assert ended.stdout == ""
