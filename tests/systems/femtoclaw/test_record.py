"""FemtoClaw's record: complete, in step with its actions, and sufficient to replay them."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import base64
import itertools
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

import pytest
from hypothesis import settings

from leverframe import testing
from leverframe.errors import Diagnostic, InputError, JournalError
from leverframe.record.entries import Entry, Recorder
from leverframe.systems.femtoclaw import femtoclaw
from leverframe.systems.femtoclaw.last_resort import LastResort
from leverframe.systems.femtoclaw.record import ExecutionRecord
from leverframe.systems.femtoclaw.telemetry import PROTOCOL
from leverframe.systems.work import prototype
from tests.support import claws
from tests.support.budget import examples
from tests.support.claws import NOTE, RUNTIME, Loose, call, claw, note, shell

MESSAGES = [NOTE, b"{", note("one"), note("forbidden"), shell("fail"), call("read_file", path="none"), b"\xff\x00"]


def test_what_it_did_can_be_done_again(tmp_path: Path) -> None:
    """A new machine that gets the recorded events passes the same states; timestamps are ignored."""
    with claw(tmp_path) as runtime:
        for message in MESSAGES:
            runtime.handle(message)
    (life,) = claws.of("femtoclaw-runtime", claws.entries(tmp_path)).values()
    again: list[Entry] = []
    machine = RUNTIME.runtime(journal=again, execution_id=life[0].execution_id)
    actions = {action.event for action in machine.declaration.environment}
    for entry in life:
        (machine.observe if entry.event in actions else machine.fire)(entry.event, entry.data)
    assert [entry._replace(timestamp=0) for entry in again] == [entry._replace(timestamp=0) for entry in life]


def test_every_message_can_be_read_back_from_the_record(tmp_path: Path) -> None:
    messages = [*MESSAGES, b'{"message": {"content": "\xc3\xa9 \xf0\x9f\x98\x80 \\" \\\\"}}', b"\x07", b"a\tb"]
    with claw(tmp_path) as runtime:
        for message in messages:
            runtime.handle(message)
    kept = [entry.data for entry in claws.entries(tmp_path) if entry.event == "INPUT_RECORDED"]
    read = [str(d["text"]).encode() if "text" in d else base64.b64decode(str(d["base64"])) for d in kept]
    assert read == messages


STARTING = frozenset({"subprocess.Popen", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn", "os.system"})
_seen: list[str] = []
_watching: list[bool] = []


def _watch(event: str, _: object) -> None:
    if _watching and event in STARTING:
        _seen.append(event)


def test_no_content_of_a_message_starts_a_process(tmp_path: Path) -> None:
    sys.addaudithook(_watch)  # it cannot be removed, and does nothing unless `_watching`
    commands = ["rm -rf /", "$(id)", "`id`", "; id", '{"tool_call": {"tool": "note", "args": {}}}', "note", "echo"]
    with claw(tmp_path) as runtime:
        _watching.append(True)
        try:
            for content in commands:
                runtime.handle(b'{"message": {"content": %s}}' % json.dumps(content).encode())
            assert _seen == []
            runtime.handle(shell("echo"))
            assert _seen == ["subprocess.Popen"]  # so the hook works
        finally:
            _watching.clear()
    assert claws.events(tmp_path).count("CAPABILITY_STARTED") == 1


def test_whatever_record_fails_each_transition_is_made_in_full_or_not_at_all(tmp_path: Path) -> None:
    """The store fails at each record in turn: states, record and telemetry agree; nothing happens off the record."""
    number, failed = 0, True
    while failed:
        number += 1
        folder = tmp_path / str(number)
        folder.mkdir()
        failed = _with_failing_record(folder, number)
    assert number > 20


def _with_failing_record(folder: Path, number: int) -> bool:
    lines = claws.Lines()
    runtime: Loose = claw(folder, fallback=lines)
    accepted, accepted_all, count = runtime.record.append, runtime.record.append_all, itertools.count(1)
    failed = False

    def append(entry: Entry, /) -> None:
        nonlocal failed
        before = runtime.runtime.state
        if entry.machine == "femtoclaw-runtime":
            assert entry.previous_state == before
        if runtime.record.in_store and next(count) == number:
            failed = True
            raise JournalError(Diagnostic("LF126", "no room"))
        accepted(entry)

    def append_all(entries: Sequence[Entry]) -> None:
        nonlocal failed
        if runtime.record.in_store and number in [next(count) for _ in entries]:
            failed = True
            raise JournalError(Diagnostic("LF126", "no room"))
        accepted_all(entries)

    runtime.record.append, runtime.record.append_all = append, append_all
    runtime.runtime._execution.setting.append = append
    try:
        with runtime:
            runtime.handle(note("one"))
    except (InputError, JournalError):
        assert runtime.runtime.state == "TERMINATED"  # it could not start
    (life,) = claws.lives(folder)
    assert (life.state, life.variables) == (runtime.runtime.state, runtime.runtime.variables)
    recorded = [*claws.entries(folder), *claws.elsewhere(folder)]
    made = [
        (entry.previous_state, entry.new_state)
        for entry in recorded
        if entry.machine == "femtoclaw-runtime" and entry.previous_state != entry.new_state
    ]
    told = [*lines.reports, *(claws.telemetry(folder) if (folder / "home" / "telemetry.jsonl").exists() else [])]
    moved = [(one["previous"], one["state"]) for one in told if one["kind"] == "transition"]
    assert sorted(moved) == sorted(made)
    for event, kind in PROTOCOL.items():  # a step that is not on record is told to nobody
        assert [one["kind"] for one in told].count(kind) == [entry.event for entry in recorded].count(event)
    started = [entry for entry in recorded if entry.event == "CAPABILITY_STARTED"]
    assert len(claws.notes(folder)) == len(started)
    return failed


class _Store:
    """A journal that a test can inspect."""

    def __init__(self, recorder: Recorder) -> None:
        self.append, self.size = recorder.append, 0


def _adapter(recorder: Recorder) -> testing.Implementation:
    record: Loose = ExecutionRecord(cast("LastResort", cast("object", None)))  # it is never used
    record._store, record._early = _Store(recorder), None  # as `open` leaves it
    return testing.RuntimeImplementation(prototype(femtoclaw.SYSTEM).another(journal=record))


TestItsMachine = testing.state_machine(RUNTIME, _adapter).TestCase
TestItsMachine.settings = settings(max_examples=examples(12), stateful_step_count=40)


@pytest.mark.parametrize("text", [True, False])
def test_the_beginning_of_an_overlong_message_is_recorded(tmp_path: Path, text: bool) -> None:  # noqa: FBT001
    message = b'{"message": ' + (b"x" if text else b"\xff") * 1_000
    with claw(tmp_path, message_bytes=500) as runtime:
        answer = runtime.handle(message)
    (kept,) = (entry.data for entry in claws.entries(tmp_path) if entry.event == "INPUT_RECORDED")
    assert (answer["failure"], kept["length"]) == ("INVALID_JSON", len(message))
    assert bytes.fromhex(str(kept["begins"])) == message[:64]
