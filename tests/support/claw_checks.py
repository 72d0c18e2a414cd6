"""What FemtoClaw must do, each as a check of a runtime at work: passed by ours, and failed by one with a mistake in it.

A check gets an empty folder. What it raises is an AssertionError that says what differs.
"""

# Answers are JSON of many shapes, and what a test patches is whatever it is.
# pyright: reportExplicitAny=false

import base64
import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path

from leverframe.record.entries import Entry
from tests.support import claws
from tests.support.claws import NOTE, HandClock, Lines, Loose, call, claw, note, shell

Check = Callable[[Path], None]
CHECKS: dict[str, Check] = {}
SECOND = 1_000_000_000


def check(made: Check) -> Check:
    """A check, by the name of its function."""
    CHECKS[made.__name__] = made
    return made


def same(found: object, expected: object, what: str) -> None:
    """Raises AssertionError."""
    assert found == expected, f"{what}: {found!r}, and should be {expected!r}"


def closing(answer: Loose) -> tuple[object, object]:
    """How an execution was closed, and where it led."""
    return answer.get("closing"), answer["states"][-1]


# ---- what becomes of inputs ----


@check
def a_message_is_accepted_and_invokes_nothing(folder: Path) -> None:
    with claw(folder) as runtime:
        answer = runtime.handle(b'{"message": {"content": "note: rm -rf /"}}')
    same(closing(answer), ("ACCEPTED_MESSAGE", "IDLE"), "a message")
    assert "CAPABILITY_STARTED" not in claws.events(folder), "a capability was invoked"
    same(claws.notes(folder), [], "what it has left behind")


@check
def a_call_is_carried_out_and_its_result_returned(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(shell("echo", "Hello", "$(id)"))
    same(closing(answer), ("RETURNED", "IDLE"), "a call")
    same(answer.get("result", {}).get("stdout"), "Hello $(id)\n", "what it said")
    same(claws.events(folder)[-10:-3], [
        "INPUT_ARRIVED", "INPUT_RECORDED", "TOOL_CALL_ACCEPTED", "AUTHORIZATION_GRANTED", "CAPABILITY_STARTED",
        "CAPABILITY_SUCCEEDED", "COMMIT_SUCCEEDED",
    ], "the events")  # fmt: skip


@check
def what_is_invalid_is_rejected(folder: Path) -> None:
    wrong = {
        b"{": "INVALID_JSON",
        b'{"execute": "rm -rf /"}': "MALFORMED_STRUCTURE",
        call("Shell", bin="echo", argv=[]): "UNKNOWN_CAPABILITY",
        call("shell", bin="rm", argv=["-rf", "/"]): "INVALID_ARGUMENTS",
        b'{"message": {"content": ""}, "message": {"content": ""}}': "PROTOCOL_AMBIGUITY",
    }
    with claw(folder) as runtime:
        for message, failure in wrong.items():
            answer: Loose = runtime.handle(message)
            same((answer["verdict"], answer.get("failure")), ("rejected", failure), f"the verdict on {message!r}")
            same(closing(answer), ("REJECTED", "IDLE"), f"the end of {message!r}")
            assert answer["reason"], "a rejection has a reason"


@check
def what_no_rule_allows_is_denied(folder: Path) -> None:
    with claw(folder, rules={}) as runtime:
        answer: Loose = runtime.handle(note("never"))
    same((closing(answer), answer.get("decision")), (("DENIED", "IDLE"), {"effect": "deny", "by": []}), "without rules")
    same(claws.notes(folder), [], "what it has left behind")


@check
def a_rule_that_denies_prevails(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(note("forbidden"))
    same(closing(answer), ("DENIED", "IDLE"), "a call that one rule allows and another denies")
    same(answer.get("decision"), {"effect": "deny", "by": ["b-nothing-forbidden"]}, "the decision")
    same(claws.notes(folder), [], "what it has left behind")


@check
def a_failing_capability_has_returned_a_result(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(shell("fail"))
    same(
        (closing(answer), answer.get("result", {}).get("code")),
        (("RETURNED_FAILURE", "IDLE"), 1),
        "a program that exits with 1",
    )


@check
def a_program_finds_no_secret_in_its_environment(folder: Path) -> None:
    os.environ["FEMTOCLAW_VARIABLE"] = "hidden"
    try:
        with claw(folder) as runtime:
            answer: Loose = runtime.handle(shell("env"))
    finally:
        del os.environ["FEMTOCLAW_VARIABLE"]
    assert "hidden" not in str(answer.get("result")), "a program reads the environment of the runtime"


@check
def nothing_outside_of_the_directory_is_read(folder: Path) -> None:
    (folder / "secret").write_text("secret", "utf-8")
    with claw(folder) as runtime:
        (folder / "files" / "link").symlink_to(folder / "secret")
        (folder / "files" / "up").symlink_to(folder)
        (folder / "files" / "plain").write_text("content", "utf-8")
        for path in ("../secret", "link", "up/secret", str(folder / "secret"), "/etc/passwd", "./../secret"):
            answer: Loose = runtime.handle(call("read_file", path=path))
            same(closing(answer), ("RETURNED_FAILURE", "IDLE"), f"reading {path}")
        answer = runtime.handle(call("read_file", path="plain"))
    same(answer.get("result"), {"content": "content"}, "reading a plain file")


# ---- keys ----


@check
def a_retry_is_answered_from_the_store(folder: Path) -> None:
    with claw(folder) as runtime:
        first: Loose = runtime.handle(note("once"), key="the key")
        again: Loose = runtime.handle(note("once"), key="the key")
        other: Loose = runtime.handle(note("once"), key="another")
        anew: Loose = runtime.handle(note("once"))
    with claw(folder) as runtime:
        later: Loose = runtime.handle(note("once"), key="the key")
    same([closing(a)[0] for a in (first, again, other, anew, later)],
         ["RETURNED", "REPLAYED", "RETURNED", "RETURNED", "REPLAYED"], "the ends")  # fmt: skip
    for one in (again, later):
        same(
            one.get("replayed", {}).get("execution"), first["execution"], "the execution that a retry is answered from"
        )
        same(one.get("replayed", {}).get("result"), first.get("result"), "the result that a retry is answered with")
    same(claws.notes(folder), ["once"] * 3, "what was done")


@check
def the_intent_is_on_record_while_the_capability_is_at_work(folder: Path) -> None:
    with claw(folder) as runtime:
        runtime.handle(note("one"), key="key")
    recorded = claws.entries(folder)
    order = [entry.event for entry in recorded if entry.event.startswith(("EFFECT", "CAPABILITY_S", "AUTHORIZATION_G"))]
    same(order, [
        "AUTHORIZATION_GRANTED", "EFFECT_INTENDED", "CAPABILITY_STARTED", "CAPABILITY_SUCCEEDED", "EFFECT_DONE",
    ], "the order on record")  # fmt: skip


# ---- deadlines, shutdown, the registry ----


@check
def a_capability_that_hangs_is_given_up(folder: Path) -> None:
    with claw(folder, tick_milliseconds=500) as runtime:
        answer: Loose = runtime.handle(shell("sleep", "1000"), key="key")
        again: Loose = runtime.handle(shell("sleep", "1000"), key="key")
    same(closing(answer), ("EFFECT_UNKNOWN", "IDLE"), "a capability that hangs")
    same((closing(again)[0], again.get("replayed", {}).get("closing")), ("REPLAYED", "EFFECT_UNKNOWN"), "a retry of it")
    same(claws.events(folder).count("CLOCK_TICKED"), 2, "the ticks of an execution")


@check
def a_stage_that_takes_too_long_is_given_up(folder: Path) -> None:
    clock = HandClock()
    with claw(folder, clock) as runtime:
        clock.each = 3 * SECOND  # a stage has 5 seconds; each takes two looks at the clock and more
        answer: Loose = runtime.handle(note("late"))
        clock.each = 0
    same(closing(answer), ("FAILED", "IDLE"), "an execution whose stage takes too long")
    assert "STAGE_DEADLINE_PASSED" in claws.events(folder), "no deadline has passed"
    same(claws.notes(folder), [], "what it has left behind")


@check
def a_shutdown_waits_for_the_execution_in_flight(folder: Path) -> None:
    with claw(folder) as runtime:
        threading.Timer(0.2, runtime.request_shutdown).start()
        answer: Loose = runtime.handle(shell("sleep", "0.6"))
        after: Loose = runtime.handle(NOTE)
    same(closing(answer), ("RETURNED", "IDLE"), "the execution in flight")
    same((after["verdict"], runtime.runtime.state), ("not taken", "TERMINATED"), "what comes after")
    events = claws.events(folder)
    same(events[events.index("CAPABILITY_STARTED") + 1], "SHUTDOWN_REQUESTED", "while the capability is at work")
    same(events[-2:], ["LATCHED_SHUTDOWN", "SHUTDOWN_FINISHED"], "the end")
    same(claws.entries(folder)[-1].event, "journal_closed", "the end of the journal")


@check
def what_is_revoked_meanwhile_is_denied(folder: Path) -> None:
    with claw(folder) as runtime:
        after(runtime, "TOOL_CALL_ACCEPTED", lambda: runtime.revoke("note"))
        answer: Loose = runtime.handle(note("revoked"))
        later: Loose = runtime.handle(note("revoked"))
    same(closing(answer), ("DENIED", "IDLE"), "a call of what is revoked before it is authorised")
    same(later.get("failure"), "UNKNOWN_CAPABILITY", "a call of what is revoked")
    same(claws.notes(folder), [], "what it has left behind")


# ---- what is on record ----


@check
def each_life_is_a_run_of_the_reference(folder: Path) -> None:
    for _ in range(2):
        with claw(folder) as runtime:
            for message in (NOTE, b"{", note("one"), note("forbidden"), shell("fail"), call("read_file", path="none")):
                runtime.handle(message, key="key")
    same([life.state for life in claws.lives(folder)], ["TERMINATED"] * 2, "the lives")
    same(claws.elsewhere(folder), [], "what is on the last resort")


@check
def every_message_can_be_found_again(folder: Path) -> None:
    messages = [NOTE, b"\xff\xfe\x00 no text", note("a", "\u00e9"), b'{"execute": "rm -rf /"}', b"\x07"]
    with claw(folder) as runtime:
        for message in messages:
            runtime.handle(message)
    kept = [entry.data for entry in claws.entries(folder) if entry.event == "INPUT_RECORDED"]
    found = [
        str(data["text"]).encode() if "text" in data else base64.b64decode(str(data.get("base64", ""))) for data in kept
    ]
    same(found, messages, "the messages on record")


@check
def every_decision_is_on_record_with_the_rules_that_made_it(folder: Path) -> None:
    with claw(folder) as runtime:
        runtime.handle(note("forbidden"))
        runtime.handle(note("fine"))
    decided = [
        (entry.event, entry.data["effect"], entry.data.get("by"), entry.data.get("matched"))
        for entry in claws.entries(folder)
        if entry.event.startswith("AUTHORIZATION_") and entry.machine == "femtoclaw-runtime"
    ]
    same(decided, [
        ("AUTHORIZATION_DENIED", "deny", ["b-nothing-forbidden"], {"a-everything": True, "b-nothing-forbidden": True}),
        ("AUTHORIZATION_GRANTED", "allow", ["a-everything"], {"a-everything": True, "b-nothing-forbidden": False}),
    ], "the decisions on record")  # fmt: skip


@check
def every_entry_names_the_execution_in_flight(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(note("one"))
    named = [
        (entry.event, entry.data.get("execution"))
        for entry in claws.entries(folder)
        if entry.machine == "femtoclaw-runtime" and not entry.event.endswith(("OFFERED", "TAKEN"))
    ]
    own = {event for event, name in named if name == answer["execution"]}
    same({event for event, name in named if name == "lifecycle"} | own, {event for event, _ in named}, "who is named")
    assert own.isdisjoint({"SHUTDOWN_REQUESTED", "INITIALIZATION_SUCCEEDED"}), "the lifecycle has another name"
    assert own >= {"INPUT_ARRIVED", "COMMIT_SUCCEEDED", "COMPLETION_FINALIZED"}, "the execution is not named"


@check
def the_steps_of_the_protocol_are_on_record(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(NOTE)
    runs = claws.of("femtoclaw-protocol", claws.entries(folder))
    ends = {name: steps[-1].new_state for name, steps in runs.items()}
    same(ends, {f"{answer['execution']}.protocol": "ACCEPTED"}, "the executions of the protocol")


@check
def what_a_crash_has_left_open_is_closed_and_never_repeated(folder: Path) -> None:
    crashed(folder, note("once"), "key", after_event="CAPABILITY_STARTED")
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(note("once"), key="key")
    same(
        (closing(answer)[0], answer.get("replayed", {}).get("closing")),
        ("REPLAYED", "EFFECT_UNKNOWN"),
        "a retry after a crash",
    )
    assert "LEFTOVERS_CLOSED" in claws.events(folder), "the machine does not close what was left open"
    same(claws.notes(folder), [], "what was done")


# ---- telemetry ----


@check
def every_transition_is_told_in_order(folder: Path) -> None:
    with claw(folder) as runtime:
        answer: Loose = runtime.handle(shell("echo"))
    told = [(one["previous"], one["state"]) for one in claws.telemetry(folder) if one["kind"] == "transition"]
    made = [
        (entry.previous_state, entry.new_state)
        for entry in claws.entries(folder)
        if entry.machine == "femtoclaw-runtime" and entry.previous_state != entry.new_state
    ]
    same(told, made, "the transitions in the sink")
    own = [one for one in claws.telemetry(folder) if one["execution"] == answer["execution"]]
    same([one["kind"] for one in own if one["kind"] != "transition"],
         ["protocol received", "protocol validated", "capability requested"], "the protocol in the sink")  # fmt: skip
    assert all(str(one["time"]).isdecimal() for one in own), "each report tells the time"


@check
def rejections_are_told(folder: Path) -> None:
    with claw(folder) as runtime:
        runtime.handle(b"{")
    told = [one["kind"] for one in claws.telemetry(folder) if one["kind"] != "transition"]
    same(told, ["protocol received", "protocol rejected"], "the protocol in the sink")


@check
def without_the_sink_the_fallback_is_told(folder: Path) -> None:
    lines = Lines()
    with claw(folder, fallback=lines) as runtime:
        runtime.handle(NOTE)
        lose_sink(runtime)
        answer: Loose = runtime.handle(NOTE)
    same(closing(answer), ("ACCEPTED_MESSAGE", "IDLE"), "an execution without the sink")
    same([one["state"] for one in lines.reports if one["kind"] == "transition"],
         [*answer["states"], "SHUTDOWN", "TERMINATED"], "the transitions on the fallback")  # fmt: skip
    same(claws.events(folder).count("SINK_LOST"), 1, "the machine was told of it")


@check
def without_telemetry_the_runtime_ends(folder: Path) -> None:
    with claw(folder, fallback=Lines(broken=True)) as runtime:
        lose_sink(runtime)
        answer: Loose = runtime.handle(note("one"))
        after: Loose = runtime.handle(note("two"))
    same(closing(answer), ("RETURNED", "IDLE"), "the execution in flight")
    same((after["verdict"], claws.notes(folder)), ("not taken", ["one"]), "what comes after")
    same([life.state for life in claws.lives(folder)], ["TERMINATED"], "the lives")


# ---- the store ----


@check
def without_the_store_nothing_is_invoked_and_the_runtime_ends(folder: Path) -> None:
    with claw(folder) as runtime:
        runtime.handle(note("one"))
        lose_store(runtime)
        answer: Loose = runtime.handle(note("two"))
        after: Loose = runtime.handle(NOTE)
    same(closing(answer), ("FAILED", "SHUTDOWN"), "an execution without the store")
    same(
        (answer.get("recorded"), [entry.event for entry in claws.elsewhere(folder)][-1:]),
        ("last resort", ["SHUTDOWN_FINISHED"]),
        "where it is",
    )
    same((after["verdict"], claws.notes(folder)), ("not taken", ["one"]), "what comes after")
    same([life.state for life in claws.lives(folder)], ["TERMINATED"], "the lives")
    assert "had to end" in str(runtime.unsound), "it says why it had to end"


def lose_sink(runtime: Loose) -> None:
    """Make its descriptor one that cannot be written to."""
    nowhere = os.open("/dev/null", os.O_RDONLY)
    os.dup2(nowhere, runtime.telemetry.sink._file)
    os.close(nowhere)


def lose_store(runtime: Loose) -> None:
    """Take its database away."""
    runtime._stages._store._writer._session.connection.exec_driver_sql("PRAGMA query_only = ON")
    runtime._stages._store._writer._session.connection.rollback()


def after(runtime: Loose, event: str, happens: Callable[[], object]) -> None:
    """Let something happen each time that an event has been put on record, before anything follows from it."""
    accepted = runtime.record.append

    def append(entry: Entry, /) -> None:
        accepted(entry)
        if entry.event == event:
            happens()

    runtime.record.append = append
    runtime.runtime._execution.setting.append = append


class CrashedError(BaseException):
    """Stands for a process that dies: nothing of the runtime gets to do anything more."""


def crash() -> None:
    """Raises CrashedError."""
    raise CrashedError


def crashed(folder: Path, message: bytes, key: str, *, after_event: str) -> None:
    """A runtime that dies once an event is on record, before anything follows from it."""
    runtime: Loose = claw(folder)
    runtime.start()
    after(runtime, after_event, crash)
    with contextlib.suppress(CrashedError):
        runtime.handle(message, key)
    runtime._stages._store._committer.abandon()  # the process is gone, and its lock with it
    runtime._stages._store._release()
    os.close(runtime._last_resort._file)
