"""A kernel's records: both kinds, the fallback channel, retries, and evidence that others can verify."""

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError, InternalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json, Outcome
from leverframe.runtime.errors import StateError
from leverframe.systems.home import open_journal
from leverframe.systems.kernel.channel import Fallback, RecordChannel, SinkLostError
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.entry import SCHEMA, Circumstances, Operation, entry
from leverframe.systems.kernel.functions import function_tool
from leverframe.systems.kernel.kernel import Kernel
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from tests.support.command_line import run
from tests.support.kernels import ANYTHING, Endless, Full, World, allowing, request

WRITE: dict[str, Json] = {"tool_call": "write", "params": {"what": "x"}}


def fallen_back(path: Path) -> list[tuple[str, str]]:
    """The lines of the fallback channel: the event or kind of each, and the reason."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [(line["entry"]["event"] if "entry" in line else "effect", line["fallback"]) for line in lines]


def test_every_transition_but_the_first_has_a_record_that_says_which_state_was_entered() -> None:
    world = World()
    world.booted()
    world.answer(**WRITE)
    transitions = [(e.previous_state, e.new_state) for e in world.sink.entries if e.previous_state != e.new_state]
    assert transitions == [
        ("BOOTING", "IDLE"), ("IDLE", "VALIDATING"), ("VALIDATING", "ARBITRATING"), ("ARBITRATING", "EXECUTING"),
        ("EXECUTING", "AUDITING"), ("AUDITING", "IDLE"),
    ]  # fmt: skip


def test_the_operation_entry_is_durable_before_the_state_changes() -> None:
    world = World()
    world.booted()
    world.kernel.submit(request(**WRITE))
    world.until("AUDITING")
    assert world.kernel.step() == "ENTRY_STORED"
    assert world.kernel.state == "AUDITING", "the state changed before the entry was stored (KRN-018)"
    stored = world.sink.data("ENTRY_STORED")
    assert Schema.of(dict(SCHEMA)).wrong_with(dict(stored)) is None
    assert world.kernel.step() == "AUDIT_WRITTEN"


def test_the_operation_entry_tells_everything() -> None:
    world = World()
    world.booted()
    world.answer(**WRITE, evidence=["ticket 7", {"sha256": "ab"}])
    told = dict(world.sink.data("ENTRY_STORED"))
    assert len(str(told.pop("request_sha256"))) == 64
    assert told == {
        "kind": "operation",
        "kernel": "tried",
        "request": "SECOND",
        "request_id": "r1",
        "actor": "ann",
        "intent": "try",
        "evidence": ["ticket 7", {"sha256": "ab"}],
        "submitted_ms": 1000,
        "entered_ms": 1004,
        "policy": "tried",
        "decision": "ALLOW",
        "by": ["a-all"],
        "rules": {"a-all": True, "b-denied": False, "c-halting": False, "d-never": False},
        "reason": None,
        "tool": "write",
        "effect": "tried/r1",
        "execution": "DONE",
        "error": False,
        "result": {"written": "x"},
        "retries": 0,
        "states": ["VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING"],
    }


MEMBERS = SCHEMA["required"]
assert isinstance(MEMBERS, list)


@pytest.mark.parametrize("member", MEMBERS)
def test_an_entry_that_lacks_a_member_is_no_entry(member: str) -> None:
    world = World()
    world.booted()
    world.answer(**WRITE)
    told = dict(world.sink.data("ENTRY_STORED"))
    del told[member]
    assert Schema.of(dict(SCHEMA)).wrong_with(told) is not None


def test_an_entry_that_the_machine_would_not_store_is_never_made() -> None:
    world = World()
    world.booted()
    world.kernel.submit(request(**WRITE))
    operation = world.kernel._stages.operation
    assert isinstance(operation, Operation)
    for changes in ({"decision": "NONE"}, {"decision": "DENY"}, {"execution": "NOT_STARTED"}):
        operation.dispatched = "write"
        variables = {**world.kernel.variables, "decision": "ALLOW", "execution": "DONE", **changes}
        with pytest.raises(InternalError, match="is incomplete"):
            entry("operation", operation, Circumstances("tried", "tried", 0, variables))


# ---- the sink fails ----


@pytest.mark.parametrize(
    ("at", "events", "outcome", "effects"),
    [
        ("REQUEST_DRAFTED", ["SINK_LOST"], "refused", []),
        ("REQUEST_SUBMITTED", ["SINK_LOST"], "refused", []),
        ("VALIDATION_PASSED", ["SINK_LOST", "VALIDATION_PASSED", "TOOL_WITHHELD"], "HALTED", []),
        ("DECIDED_ALLOW_WITH_TOOL", ["SINK_LOST", "TOOL_WITHHELD"], "HALTED", []),
        ("settle", ["effect", "SINK_LOST", "EXECUTION_COMPLETED"], "HALTED", ["x"]),
        ("EXECUTION_COMPLETED", ["SINK_LOST", "EXECUTION_COMPLETED"], "HALTED", ["x"]),
        ("ENTRY_STORED", ["SINK_LOST"], "HALTED", ["x"]),
        ("AUDIT_WRITTEN", ["SINK_LOST", "AUDIT_WRITTEN"], "DONE", ["x"]),
    ],
)
def test_a_sink_that_is_lost_for_good(
    tmp_path: Path, at: str, events: list[str], outcome: str, effects: list[Json]
) -> None:
    world = World(fallback=tmp_path / "fallback.jsonl")
    world.booted()
    world.sink.down_at = at
    audited = ["AUDIT_RETRIED", "AUDIT_RETRIED", "AUDIT_FAILED"] if outcome == "HALTED" else []
    if outcome == "refused":
        with pytest.raises(StateError, match="without the sink"):
            world.answer(**WRITE)
        with pytest.raises(StateError, match="without the sink"):
            world.answer(**WRITE)
        assert (world.kernel.state, world.effects) == ("IDLE", [])
    else:
        told = world.answer(**WRITE)
        assert (told["outcome"], world.kernel.halted) == (outcome, outcome == "HALTED")
        called = (told["tool"], told["execution"])
        assert world.effects == effects, "no tool call starts without the sink"
        assert called == (("write", "DONE") if effects else (None, "NOT_STARTED")), "a record tells what is not so"
    found = fallen_back(tmp_path / "fallback.jsonl")
    assert [event for event, _ in found] == [*events, *audited]
    assert all("the disk is full" in reason for _, reason in found), "it says why"


def test_a_call_goes_on_record_with_its_intention_or_not_at_all() -> None:
    for at in (None, "DECIDED_ALLOW_WITH_TOOL"):
        world = World()
        world.booted()
        world.sink.down_at = at
        world.answer(**WRITE)
        of_the_tool = [
            record.entry.event
            for record in world.sink.records()
            if record.entry.event in {"DECIDED_ALLOW_WITH_TOOL", "EFFECT_INTENDED"}
        ]
        assert of_the_tool == (["DECIDED_ALLOW_WITH_TOOL", "EFFECT_INTENDED"] if at is None else [])
        assert world.sink.journal.effect("tried/r1") == ("DONE" if at is None else None)


def test_an_effect_whose_key_was_used_by_somebody_else_is_not_tried() -> None:
    world = World()
    world.sink.journal.intend("tried/r1", "another")
    world.booted()
    told = world.answer(**WRITE)
    assert (told["outcome"], told["tool"], told["execution"]) == ("DENIED", None, "NOT_STARTED")
    assert told["reason"] == "write was not called: the key of its effect was used before"
    assert (world.effects, world.kernel.state) == ([], "IDLE")


@pytest.mark.parametrize("at", ["VALIDATION_PASSED", "settle", "EXECUTION_COMPLETED", "ENTRY_STORED", "AUDIT_WRITTEN"])
@pytest.mark.parametrize("attempts", [0, 1])
def test_a_sink_that_comes_back_gets_all_that_it_missed(tmp_path: Path, at: str, attempts: int) -> None:
    world = World(fallback=tmp_path / "fallback.jsonl")
    world.booted()
    world.sink.down_at = at
    waiting = world.kernel.submit(request(**WRITE))
    while not world.sink.down:
        world.kernel.step()
    for _ in range(attempts):
        world.kernel.step()
    world.sink.down, world.sink.down_at = False, None
    if waiting.done():
        world.answer("r2")
    world.kernel.work()
    assert (world.kernel.state, world.kernel.variables["sink"]) == ("IDLE", True)
    assert waiting.result(0)["outcome"] in {"DONE", "DENIED"}
    flagged = [entry.event for entry in world.sink.entries if "fallback" in entry.data]
    assert flagged == [event for event, _ in fallen_back(tmp_path / "fallback.jsonl") if event != "effect"]
    assert "SINK_LOST" in flagged
    assert "SINK_RESTORED" in world.sink.events
    assert [entry.step for entry in world.sink.entries] == list(range(len(world.sink.entries))), "the story has a gap"
    if at in {"settle", "EXECUTION_COMPLETED"}:
        assert world.sink.journal.effect("tried/r1") == "DONE"
    world.sink.verify()


def test_the_halt_record_of_a_failed_audit_takes_the_place_of_the_entry(tmp_path: Path) -> None:
    world = World(fallback=tmp_path / "fallback.jsonl")
    world.booted()
    world.sink.down_at = "ENTRY_STORED"
    world.answer(**WRITE)
    record = json.loads((tmp_path / "fallback.jsonl").read_text().splitlines()[-1])["entry"]["data"]
    assert record["operation"]["request_id"] == "r1"
    assert record["operation"]["result"] == {"written": "x"}
    assert "the disk is full" in record["fallback"]
    assert world.kernel.variables["fallback"] is True
    assert world.kernel.halted_by == "AUDIT_FAILED"


def test_retries_are_counted_and_each_is_a_real_attempt() -> None:
    world = World()
    world.booted()
    world.sink.down_at = "ENTRY_STORED"
    world.kernel.submit(request())
    world.until("AUDITING")
    seen: list[object] = []
    while not world.kernel.halted:
        before = world.sink.attempts
        seen.append((world.kernel.step(), world.sink.attempts - before, world.kernel.variables["retries"]))
    assert seen == [("SINK_LOST", 1, 0), ("AUDIT_RETRIED", 1, 1), ("AUDIT_RETRIED", 1, 2), ("AUDIT_FAILED", 1, 0)]


def test_a_sink_that_does_not_open_is_a_failed_boot(tmp_path: Path) -> None:
    world = World(fallback=tmp_path / "fallback.jsonl")
    world.sink.down = True
    with pytest.raises(SinkLostError):
        world.kernel.boot()
    assert (world.kernel.state, world.kernel.variables["fallback"]) == ("HALTED", True)
    assert fallen_back(tmp_path / "fallback.jsonl")[0][0] == "CONFIG_FAILED"


def test_without_a_file_the_fallback_is_standard_error_and_without_that_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    for path in (None, tmp_path / "file" / "fallback.jsonl", Path("/dev/full")):
        world = World(fallback=path)
        world.booted()
        world.sink.down = True
        world.kernel.halt("enough")
        assert '"HALT_COMMANDED"' in capsys.readouterr().err
        assert world.kernel.state == "HALTED"
    world = World()
    world.booted()
    world.sink.down = True
    full = Path("/dev/full").open("w", encoding="utf-8")  # noqa: SIM115 -- closing it raises, too
    monkeypatch.setattr("sys.stderr", full)
    with pytest.raises(OSError, match="No space"):
        world.kernel.halt("enough")
    with pytest.raises(OSError, match="No space"):
        full.close()
    monkeypatch.undo()
    assert world.kernel.state == "IDLE", "what is nowhere on record has not happened"
    world.kernel.step()
    assert world.kernel.state == "HALTED", "the command is not forgotten"


@pytest.mark.parametrize(
    ("rules", "tool_call", "last", "halting"),
    [
        (2_100, None, "VALIDATION_PASSED", "AUDIT_FAILED"),
        (2_100, "big", "VALIDATION_PASSED", "FATAL_ERROR"),
        (1_950, "big", "EXECUTION_COMPLETED", "FATAL_ERROR"),
    ],
    ids=["at the decision", "at the decision for a tool", "at the entry"],
)
def test_an_entry_that_the_sink_will_never_take_halts_the_kernel(
    tmp_path: Path, rules: int, tool_call: str | None, last: str, halting: str
) -> None:
    """The rules alone fill a record, or nearly; with the result they exceed it."""
    big = function_tool("big", lambda _: "x" * 120_000)
    many = tuple(PolicyRule(f"{number:0>250}", Effect.ALLOW, ANYTHING) for number in range(rules))
    world = World(big, policy=Policy("long", many), fallback=tmp_path / "fallback.jsonl")
    world.booted()
    waiting = world.kernel.submit(request(tool_call=tool_call))
    for _ in range(20):
        if not world.kernel.halted:
            world.kernel.step()
    assert (world.kernel.state, waiting.result(0)["outcome"]) == ("HALTED", "HALTED")
    assert world.sink.events[: world.sink.events.index("SINK_LOST")][-1] == last
    assert fallen_back(tmp_path / "fallback.jsonl")[-1][0] == halting


def test_a_halt_is_in_the_sink_if_that_can_be_written_again(tmp_path: Path) -> None:
    world = World(fallback=tmp_path / "fallback.jsonl")
    world.booted()
    waiting = world.kernel.submit(request(tool_call="slow", params={"ticks": 1000}))
    world.until("EXECUTING")
    world.kernel.step()
    world.sink.down = True
    world.kernel.step()
    world.kernel.step()
    world.sink.down = False
    world.kernel.halt("enough")
    assert waiting.result(0)["outcome"] == "HALTED"
    assert world.sink.events[-1] == "HALT_COMMANDED", "it is on the fallback channel alone"
    assert world.sink.data("HALT_COMMANDED")["fallback"] is None
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN"
    world.sink.verify()


def test_a_halt_that_nothing_recorded_happens_when_something_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = Endless()
    world = World(function_tool("endless", endless, tick_ms=None), fallback=tmp_path)  # a folder instead of a file
    world.booted()
    waiting = world.kernel.submit(request(tool_call="endless"))
    world.until("EXECUTING")
    world.kernel.step()
    world.sink.down = True
    with monkeypatch.context() as patch:
        patch.setattr("sys.stderr", Full())
        with pytest.raises(OSError, match="no space"):
            world.kernel.halt("enough")
        with pytest.raises(OSError, match="no space"):
            world.kernel.step()
    assert (world.kernel.state, waiting.done()) == ("EXECUTING", False)
    world.sink.down = False
    assert world.kernel.step() == "HALT_COMMANDED"
    assert waiting.result(0)["execution"] == "UNKNOWN"
    assert world.sink.journal.effect("tried/r1") == "UNKNOWN"
    world.sink.verify()


@pytest.mark.parametrize("of", ["the same kernel", "a later one"])
def test_a_line_that_did_not_fit_does_not_spoil_the_next(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    of: str,
) -> None:
    path = tmp_path / "fallback.jsonl"
    fallback, write = Fallback(path), os.write
    monkeypatch.setattr("os.write", lambda descriptor, data: write(descriptor, data[: len(data) // 2]))
    fallback.write("entry", {"n": 1}, "why")
    monkeypatch.undo()
    (fallback if of == "the same kernel" else Fallback(path)).write("entry", {"n": 2}, "why")
    assert json.loads(path.read_text().splitlines()[-1]) == {"entry": {"n": 2}, "fallback": "why"}


@given(st.lists(st.booleans(), min_size=1, max_size=12))
def test_whatever_the_sink_does_nothing_is_lost_between_it_and_the_fallback(ups: list[bool]) -> None:
    world, channel = World(), RecordChannel(Fallback(Path("/dev/null")))
    channel.open(world.sink)
    template = Entry("one", 0, "kernel", "IDLE", "TICKED", "IDLE", 0, Outcome.ACCEPTED, {})
    handed: list[int] = []
    for up in ups:
        world.sink.down = not up
        if channel.reason is not None:
            assert channel.restore() is up
        try:
            channel.append(template._replace(step=len(handed)))
        except SinkLostError:
            assert not up
            channel.append(template._replace(step=len(handed)))
        handed.append(len(handed))
    world.sink.down = False
    if channel.reason is not None:
        assert channel.restore()
    assert [entry.step for entry in world.sink.entries] == handed


# ---- evidence ----


def with_a_journal(directory: Path) -> tuple[Kernel, Journal]:
    journal = open_journal(directory, "kernel/tried")
    world = World()
    verifier = (directory / "journal.pub").read_text().strip()
    fallback = directory / "fallback.jsonl"
    kernel = Kernel(
        lambda: KernelConfiguration("tried", allowing(), world.tools, journal, verifier=verifier), fallback=fallback
    )
    kernel.boot()
    return kernel, journal


def test_evidence_of_a_running_kernel_is_verified_by_the_command_line(tmp_path: Path) -> None:
    kernel, journal = with_a_journal(tmp_path / "home")
    for name in ("r1", "r2"):
        kernel.submit(request(name, **WRITE))
        kernel.work()
    kernel.halt("enough")
    folder = kernel.evidence(tmp_path / "evidence")
    journal.close()
    keys = ("--public-key", folder / "journal.pub", "--checkpoint", folder / "checkpoint", "--machine", "kernel")
    found = run("journal", "verify", folder / "journal.jsonl", *keys)
    assert found.code == 3, "it is open still, and what comes after is not in it"
    assert "fails" not in found.stdout
    for digest, name in map(str.split, (folder / "SHA256SUMS").read_text().splitlines()):
        assert sha256((folder / name).read_bytes()).hexdigest() == digest
    tampered = (folder / "journal.jsonl").read_text("utf-8").replace('"intent":"try"', '"intent":"tri"', 1)
    (folder / "journal.jsonl").write_text(tampered, "utf-8")
    assert run("journal", "verify", folder / "journal.jsonl", *keys).code == 1


def test_evidence_is_there_also_when_the_journal_cannot_be_written_any_more(tmp_path: Path) -> None:
    kernel, journal = with_a_journal(tmp_path / "home")
    kernel.submit(request())
    kernel.work()
    journal._committer.abandon()  # as after LF127
    folder = kernel.evidence(tmp_path / "evidence")
    assert (folder / "journal.jsonl").stat().st_size > 0
    journal.close()


def test_before_it_has_booted_a_kernel_has_no_evidence(tmp_path: Path) -> None:
    with pytest.raises(StateError, match="no configuration"):
        World().kernel.evidence(tmp_path / "evidence")


def test_without_a_journal_there_is_no_evidence(tmp_path: Path) -> None:
    world = World()
    world.booted()
    with pytest.raises(InputError, match="LF167"):
        world.kernel.evidence(tmp_path / "evidence")


def test_evidence_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    kernel, journal = with_a_journal(tmp_path / "home")
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="LF074"):
        kernel.evidence(tmp_path / "file" / "evidence")
    journal.close()


def test_evidence_is_updated_and_old_files_are_removed(tmp_path: Path) -> None:
    kernel, journal = with_a_journal(tmp_path / "home")
    (tmp_path / "home" / "fallback.jsonl").write_text("{}\n")
    folder = kernel.evidence(tmp_path / "evidence")
    assert (folder / "fallback.jsonl").exists()
    (tmp_path / "home" / "fallback.jsonl").unlink()
    kernel.submit(request())
    kernel.work()
    kernel.evidence(folder)
    journal.close()
    named = {line.split()[1] for line in (folder / "SHA256SUMS").read_text().splitlines()}
    assert {path.name for path in folder.iterdir()} == {*named, "SHA256SUMS"} == {
        "journal.jsonl", "checkpoint", "journal.pub", "SHA256SUMS",
    }, "what is in the folder is not what the digests tell of"  # fmt: skip
    assert "ENTRY_STORED" in (folder / "journal.jsonl").read_text()


def of_another_journal(folder: Path) -> None:
    kernel, journal = with_a_journal(folder.parent / "another")
    kernel.evidence(folder)
    journal.close()


@pytest.mark.parametrize(
    ("put", "said"),
    [
        (lambda folder: (folder / "notes.txt").write_text("mine"), "other files than evidence: notes.txt"),
        (lambda folder: (folder / "checkpoint").mkdir(), "other files than evidence: checkpoint"),
        (lambda folder: (folder / "checkpoint").write_text("mine"), "not the evidence of this journal"),
        (of_another_journal, "not the evidence of this journal"),
    ],
    ids=["a file", "a folder", "a file of that name", "other evidence"],
)
def test_evidence_is_not_written_beside_other_files(tmp_path: Path, put: Callable[[Path], object], said: str) -> None:
    folder = tmp_path / "evidence"
    folder.mkdir()
    put(folder)
    before = {path.name: path.is_dir() or path.read_bytes() for path in folder.iterdir()}
    kernel, journal = with_a_journal(tmp_path / "home")
    with pytest.raises(InputError, match=said) as refused:
        kernel.evidence(folder)
    journal.close()
    assert refused.value.diagnostics[0].code == "LF074"
    assert {path.name: path.is_dir() or path.read_bytes() for path in folder.iterdir()} == before
