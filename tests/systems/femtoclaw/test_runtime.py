"""FemtoClaw at work: each test runs it with real programs, files and a real journal."""

# Answers are JSON of many shapes, and tests patch values of any type.
# pyright: reportExplicitAny=false

import base64
import contextlib
import doctest
import os
import threading
from collections.abc import Mapping
from pathlib import Path

import pytest

from leverframe.record import control
from leverframe.record.entries import Json
from leverframe.systems.femtoclaw import femtoclaw
from leverframe.systems.policy import Decision, Policy
from tests.support import claws
from tests.support.claws import NOTE, HandClock, Lines, Loose, after, call, claw, lose_sink, lose_store, note, shell

SECOND = 1_000_000_000


def same(found: object, expected: object, what: str) -> None:
    """Raises AssertionError."""
    assert found == expected, f"{what}: {found!r}, and should be {expected!r}"


def closing(answer: Loose) -> tuple[object, object]:
    """The closing of an execution, and its last state."""
    return answer.get("closing"), answer["states"][-1]


# ---- inputs and answers ----


def test_a_message_is_accepted_and_invokes_nothing(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer = runtime.handle(b'{"message": {"content": "note: rm -rf /"}}')
    same(closing(answer), ("ACCEPTED_MESSAGE", "IDLE"), "a message")
    assert "CAPABILITY_STARTED" not in claws.events(tmp_path), "a capability was invoked"
    same(claws.notes(tmp_path), [], "its effects")


def test_a_call_is_executed_and_its_result_returned(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(shell("echo", "Hello", "$(id)"))
    same(closing(answer), ("RETURNED", "IDLE"), "a call")
    same(answer.get("result", {}).get("stdout"), "Hello $(id)\n", "its output")
    same(claws.events(tmp_path)[-10:-3], [
        "INPUT_ARRIVED", "INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED", "CAPABILITY_STARTED",
        "CAPABILITY_SUCCEEDED", "COMMIT_SUCCEEDED",
    ], "the events")  # fmt: skip


def test_what_is_invalid_is_rejected(tmp_path: Path) -> None:
    wrong = {
        b"{": "INVALID_JSON",
        b'{"execute": "rm -rf /"}': "MALFORMED_STRUCTURE",
        call("Shell", bin="echo", argv=[]): "UNKNOWN_CAPABILITY",
        call("shell", bin="rm", argv=["-rf", "/"]): "INVALID_ARGUMENTS",
        b'{"message": {"content": ""}, "message": {"content": ""}}': "PROTOCOL_AMBIGUITY",
    }
    with claw(tmp_path) as runtime:
        for message, failure in wrong.items():
            answer: Loose = runtime.handle(message)
            same((answer["verdict"], answer.get("failure")), ("rejected", failure), f"the verdict on {message!r}")
            same(closing(answer), ("REJECTED", "IDLE"), f"the end of {message!r}")
            assert answer["reason"], "a rejection has a reason"


def test_what_no_rule_allows_is_denied(tmp_path: Path) -> None:
    with claw(tmp_path, rules={}) as runtime:
        answer: Loose = runtime.handle(note("never"))
    same((closing(answer), answer.get("decision")), (("DENIED", "IDLE"), {"effect": "deny", "by": []}), "without rules")
    same(claws.notes(tmp_path), [], "its effects")


def test_a_rule_that_denies_prevails(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(note("forbidden"))
    same(closing(answer), ("DENIED", "IDLE"), "a call that one rule allows and another denies")
    same(answer.get("decision"), {"effect": "deny", "by": ["b-nothing-forbidden"]}, "the decision")
    same(claws.notes(tmp_path), [], "its effects")


def test_a_failing_capability_has_returned_a_result(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(shell("fail"))
    same(
        (closing(answer), answer.get("result", {}).get("code")),
        (("RETURNED_FAILURE", "IDLE"), 1),
        "a program that exits with 1",
    )


@pytest.mark.parametrize(("end", "why"), [("kill -9 $$", "signalled"), ("exec yes", "too much output")])
def test_the_effect_of_a_program_that_did_not_exit_is_unknown(tmp_path: Path, end: str, why: str) -> None:
    script = tmp_path / "note.sh"
    script.write_text(f'#!/bin/sh\nprintf "%s\\n" "$*" >> notes\n{end}\n', "utf-8")
    script.chmod(0o700)
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(note("x"), key="key")
        again: Loose = runtime.handle(note("x"), key="key")
    same(closing(answer), ("EFFECT_UNKNOWN", "IDLE"), "a program that was ended")
    same(answer["reason"], f"the program was ended: {why}", "the reason")
    same((closing(again)[0], again["replayed"]["closing"]), ("REPLAYED", "EFFECT_UNKNOWN"), "a retry of it")
    same(claws.notes(tmp_path), ["x"], "what it has left behind")
    effect = [entry.event for entry in claws.entries(tmp_path) if entry.machine == control.EFFECT]
    same(effect, ["EFFECT_INTENDED", "EFFECT_UNKNOWN"], "the effect")


def test_a_program_finds_no_secret_in_its_environment(tmp_path: Path) -> None:
    os.environ["FEMTOCLAW_VARIABLE"] = "hidden"
    try:
        with claw(tmp_path) as runtime:
            answer: Loose = runtime.handle(shell("env"))
    finally:
        del os.environ["FEMTOCLAW_VARIABLE"]
    found = answer["result"]["stdout"]
    assert "hidden" not in found, "a program reads the environment of the runtime"
    same(sorted(found.splitlines()), ["LANG=C.UTF-8", "PATH=/usr/bin:/bin"], "the environment of a program")


def test_nothing_outside_of_the_directory_is_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret", "utf-8")
    with claw(tmp_path) as runtime:
        (tmp_path / "files" / "link").symlink_to(tmp_path / "secret")
        (tmp_path / "files" / "up").symlink_to(tmp_path)
        (tmp_path / "files" / "plain").write_text("content", "utf-8")
        for path in ("../secret", "link", "up/secret", str(tmp_path / "secret"), "/etc/passwd", "./../secret"):
            answer: Loose = runtime.handle(call("read_file", path=path))
            same(closing(answer), ("RETURNED_FAILURE", "IDLE"), f"reading {path}")
        answer = runtime.handle(call("read_file", path="plain"))
    same(answer.get("result"), {"content": "content"}, "reading a plain file")


# ---- keys ----


def test_a_retry_is_answered_from_the_store(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        first: Loose = runtime.handle(note("once"), key="the key")
        again: Loose = runtime.handle(note("once"), key="the key")
        other: Loose = runtime.handle(note("once"), key="another")
        anew: Loose = runtime.handle(note("once"))
    with claw(tmp_path) as runtime:
        later: Loose = runtime.handle(note("once"), key="the key")
    same([closing(a)[0] for a in (first, again, other, anew, later)],
         ["RETURNED", "REPLAYED", "RETURNED", "RETURNED", "REPLAYED"], "the closings")  # fmt: skip
    for one in (again, later):
        same(
            one.get("replayed", {}).get("execution"), first["execution"], "the execution that a retry is answered from"
        )
        same(one.get("replayed", {}).get("result"), first.get("result"), "the result that a retry is answered with")
    same(claws.notes(tmp_path), ["once"] * 3, "the effects")


def test_the_intent_is_on_record_while_the_capability_is_at_work(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        runtime.handle(note("one"), key="key")
    recorded = claws.entries(tmp_path)
    order = [entry.event for entry in recorded if entry.event.startswith(("EFFECT", "CAPABILITY_S", "AUTHORIZATION_G"))]
    same(order, [
        "AUTHORIZATION_GRANTED", "EFFECT_INTENDED", "CAPABILITY_STARTED", "CAPABILITY_SUCCEEDED", "EFFECT_DONE",
    ], "the order on record")  # fmt: skip


# ---- deadlines, shutdown, the registry ----


def test_a_capability_that_hangs_is_abandoned(tmp_path: Path) -> None:
    with claw(tmp_path, tick_milliseconds=500) as runtime:
        answer: Loose = runtime.handle(shell("sleep", "1000"), key="key")
        again: Loose = runtime.handle(shell("sleep", "1000"), key="key")
    same(closing(answer), ("EFFECT_UNKNOWN", "IDLE"), "a capability that hangs")
    same((closing(again)[0], again.get("replayed", {}).get("closing")), ("REPLAYED", "EFFECT_UNKNOWN"), "a retry of it")
    same(claws.events(tmp_path).count("CLOCK_TICKED"), 2, "the ticks of an execution")


def test_a_stage_that_takes_too_long_is_abandoned(tmp_path: Path) -> None:
    clock = HandClock()
    with claw(tmp_path, clock) as runtime:
        clock.each = 3 * SECOND  # a stage has 5 seconds, and each reads the clock at least twice
        answer: Loose = runtime.handle(note("late"))
        clock.each = 0
    same(closing(answer), ("FAILED", "IDLE"), "an execution whose stage takes too long")
    assert "STAGE_DEADLINE_PASSED" in claws.events(tmp_path), "no deadline has passed"
    same(claws.notes(tmp_path), [], "its effects")


def test_a_shutdown_waits_for_the_execution_in_flight(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        after(runtime, "CAPABILITY_STARTED", threading.Timer(0.1, runtime.stop).start)
        answer: Loose = runtime.handle(shell("sleep", "0.6"))
        later: Loose = runtime.handle(NOTE)
    same(closing(answer), ("RETURNED", "IDLE"), "the execution in flight")
    same((later["verdict"], runtime.runtime.state), ("not taken", "TERMINATED"), "the next answer")
    events = claws.events(tmp_path)
    same(events[events.index("CAPABILITY_STARTED") + 1], "SHUTDOWN_REQUESTED", "while the capability is at work")
    same(events[-2:], ["LATCHED_SHUTDOWN", "SHUTDOWN_FINISHED"], "the end")
    same(claws.entries(tmp_path)[-1].event, "journal_closed", "the end of the journal")


def test_what_is_revoked_meanwhile_is_denied(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        after(runtime, "TOOL_CALL_ACCEPTED", lambda: runtime.revoke("note"))
        answer: Loose = runtime.handle(note("revoked"))
        later: Loose = runtime.handle(note("revoked"))
    same(closing(answer), ("DENIED", "IDLE"), "a call of what is revoked before it is authorised")
    same(later.get("failure"), "UNKNOWN_CAPABILITY", "a call of what is revoked")
    same(claws.notes(tmp_path), [], "its effects")


def test_what_is_revoked_while_the_policy_is_asked_is_denied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide = Policy.decide
    with claw(tmp_path) as runtime:

        def revoked(self: Policy, request: Mapping[str, Json]) -> Decision:
            runtime.revoke("read_file")
            return decide(self, request)

        monkeypatch.setattr(Policy, "decide", revoked)
        answer: Loose = runtime.handle(note("revoked"))
        same((closing(answer), answer.get("decision")), (("DENIED", "IDLE"), None), "a call while the registry changes")
        same(claws.notes(tmp_path), [], "its effects")


# ---- inputs ----


def test_no_input_is_taken_before_the_start_or_during_another_one(tmp_path: Path) -> None:
    runtime, during = claw(tmp_path), list[Loose]()
    early: Loose = runtime.handle(NOTE)
    same((early["verdict"], runtime.runtime.state), ("not taken", "INITIALIZING"), "an input before the start")
    with runtime:
        after(runtime, "TOOL_CALL_ACCEPTED", lambda: during.append(runtime.handle(NOTE)))
        answer: Loose = runtime.handle(note("one"))
    same((during[0]["verdict"], closing(answer)), ("not taken", ("RETURNED", "IDLE")), "an input during another one")


def test_the_time_before_the_start_does_not_count(tmp_path: Path) -> None:
    clock = HandClock()
    runtime = claw(tmp_path, clock, start_seconds=1)
    clock.time += 3_600_000_000_000
    with runtime:
        same(runtime.runtime.state, "IDLE", "the state after a late start")


# ---- the record ----


def test_each_life_is_a_run_of_the_reference(tmp_path: Path) -> None:
    for _ in range(2):
        with claw(tmp_path) as runtime:
            for message in (NOTE, b"{", note("one"), note("forbidden"), shell("fail"), call("read_file", path="none")):
                runtime.handle(message, key="key")
    same([life.state for life in claws.lives(tmp_path)], ["TERMINATED"] * 2, "the lives")
    same(claws.elsewhere(tmp_path), [], "the entries in the last resort")


def test_every_message_can_be_found_again(tmp_path: Path) -> None:
    messages = [NOTE, b"\xff\xfe\x00 no text", note("a", "\u00e9"), b'{"execute": "rm -rf /"}', b"\x07"]
    with claw(tmp_path) as runtime:
        for message in messages:
            runtime.handle(message)
    kept = [entry.data for entry in claws.entries(tmp_path) if entry.event == "INPUT_RECORDED"]
    found = [
        str(data["text"]).encode() if "text" in data else base64.b64decode(str(data.get("base64", ""))) for data in kept
    ]
    same(found, messages, "the messages on record")


def test_every_decision_is_on_record_with_the_rules_that_made_it(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        runtime.handle(note("forbidden"))
        runtime.handle(note("fine"))
    decided = [
        (entry.event, entry.data["effect"], entry.data.get("by"), entry.data.get("matched"))
        for entry in claws.entries(tmp_path)
        if entry.event.startswith("AUTHORIZATION_") and entry.machine == "femtoclaw-runtime"
    ]
    same(decided, [
        ("AUTHORIZATION_DENIED", "deny", ["b-nothing-forbidden"], {"a-everything": True, "b-nothing-forbidden": True}),
        ("AUTHORIZATION_GRANTED", "allow", ["a-everything"], {"a-everything": True, "b-nothing-forbidden": False}),
    ], "the decisions on record")  # fmt: skip


def test_every_entry_names_the_execution_in_flight(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(note("one"))
    named = [
        (entry.event, entry.data.get("execution"))
        for entry in claws.entries(tmp_path)
        if entry.machine == "femtoclaw-runtime" and not entry.event.endswith(("OFFERED", "TAKEN"))
    ]
    own = {event for event, name in named if name == answer["execution"]}
    same(
        {event for event, name in named if name == "lifecycle"} | own,
        {event for event, _ in named},
        "the named executions",
    )
    assert own.isdisjoint({"SHUTDOWN_REQUESTED", "INITIALIZATION_SUCCEEDED"}), "the lifecycle has another name"
    assert own >= {"INPUT_ARRIVED", "COMMIT_SUCCEEDED", "COMPLETION_FINALIZED"}, "the execution is not named"


def test_the_steps_of_the_protocol_are_on_record(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(NOTE)
    runs = claws.of("femtoclaw-protocol", claws.entries(tmp_path))
    ends = {name: steps[-1].new_state for name, steps in runs.items()}
    same(ends, {f"{answer['execution']}.protocol": "ACCEPTED"}, "the executions of the protocol")


def test_a_call_left_open_by_a_crash_is_closed_and_never_repeated(tmp_path: Path) -> None:
    crashed(tmp_path, note("once"), "key", after_event="CAPABILITY_STARTED")
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(note("once"), key="key")
    same(
        (closing(answer)[0], answer.get("replayed", {}).get("closing")),
        ("REPLAYED", "EFFECT_UNKNOWN"),
        "a retry after a crash",
    )
    assert "LEFTOVERS_CLOSED" in claws.events(tmp_path), "the machine does not close what was left open"
    same(claws.notes(tmp_path), [], "the effects")


# ---- telemetry ----


def test_every_transition_is_reported_in_order(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        answer: Loose = runtime.handle(shell("echo"))
    told = [(one["previous"], one["state"]) for one in claws.telemetry(tmp_path) if one["kind"] == "transition"]
    made = [
        (entry.previous_state, entry.new_state)
        for entry in claws.entries(tmp_path)
        if entry.machine == "femtoclaw-runtime" and entry.previous_state != entry.new_state
    ]
    same(told, made, "the transitions in the sink")
    own = [one for one in claws.telemetry(tmp_path) if one["execution"] == answer["execution"]]
    same([one["kind"] for one in own if one["kind"] != "transition"],
         ["protocol received", "protocol validated", "capability requested"], "the protocol in the sink")  # fmt: skip
    assert all(str(one["time"]).isdecimal() for one in own), "each report tells the time"


def test_rejections_are_reported(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        runtime.handle(b"{")
    told = [one["kind"] for one in claws.telemetry(tmp_path) if one["kind"] != "transition"]
    same(told, ["protocol received", "protocol rejected"], "the protocol in the sink")


def test_without_the_sink_the_fallback_gets_the_lines(tmp_path: Path) -> None:
    lines = Lines()
    with claw(tmp_path, fallback=lines) as runtime:
        runtime.handle(NOTE)
        lose_sink(runtime)
        answer: Loose = runtime.handle(NOTE)
    same(closing(answer), ("ACCEPTED_MESSAGE", "IDLE"), "an execution without the sink")
    same([one["state"] for one in lines.reports if one["kind"] == "transition"],
         [*answer["states"], "SHUTDOWN", "TERMINATED"], "the transitions on the fallback")  # fmt: skip
    same(claws.events(tmp_path).count("SINK_LOST"), 1, "the reports of the loss to the machine")


def test_without_telemetry_the_runtime_ends(tmp_path: Path) -> None:
    with claw(tmp_path, fallback=Lines(broken=True)) as runtime:
        lose_sink(runtime)
        answer: Loose = runtime.handle(note("one"))
        after: Loose = runtime.handle(note("two"))
    same(closing(answer), ("RETURNED", "IDLE"), "the execution in flight")
    same((after["verdict"], claws.notes(tmp_path)), ("not taken", ["one"]), "the next answer")
    same([life.state for life in claws.lives(tmp_path)], ["TERMINATED"], "the lives")


# ---- the store ----


def test_without_the_store_nothing_is_invoked_and_the_runtime_ends(tmp_path: Path) -> None:
    with claw(tmp_path) as runtime:
        runtime.handle(note("one"))
        lose_store(runtime)
        answer: Loose = runtime.handle(note("two"))
        after: Loose = runtime.handle(NOTE)
    same(closing(answer), ("FAILED", "SHUTDOWN"), "an execution without the store")
    same(
        (answer.get("recorded"), [entry.event for entry in claws.elsewhere(tmp_path)][-1:]),
        ("last resort", ["SHUTDOWN_FINISHED"]),
        "where the record is",
    )
    same((after["verdict"], claws.notes(tmp_path)), ("not taken", ["one"]), "the next answer")
    same([life.state for life in claws.lives(tmp_path)], ["TERMINATED"], "the lives")
    assert "had to end" in str(runtime.unsound), "it says why it had to end"


def test_a_program_that_dies_is_not_run_again_if_the_store_is_lost_meanwhile(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    with claw(tmp_path) as runtime:
        after(runtime, "CAPABILITY_STARTED", lambda: lose_store(runtime))
        answer: Loose = runtime.handle(shell("env", "sh", "-c", f"echo once >> {trace}; kill -9 $$"))
    same(closing(answer), ("EFFECT_UNKNOWN", "SHUTDOWN"), "an execution that loses its program and the store")
    same(trace.read_text("utf-8"), "once\n", "what the program did")


class CrashedError(BaseException):
    """Stands for the death of the process: no code of the runtime runs any more."""


def crash() -> None:
    """Raises CrashedError."""
    raise CrashedError


def crashed(folder: Path, message: bytes, key: str, *, after_event: str) -> None:
    """Let a runtime die as soon as an event is recorded, before it has any consequence."""
    runtime: Loose = claw(folder)
    runtime.start()
    after(runtime, after_event, crash)
    with contextlib.suppress(CrashedError):
        runtime.handle(message, key)
    runtime._stages._store._committer.abandon()  # the dead process holds no lock
    runtime._stages._store._release()
    os.close(runtime._last_resort._file)


def test_the_example_in_the_docstring() -> None:
    found = doctest.testmod(femtoclaw)
    assert (found.failed, found.attempted) == (0, 5)
