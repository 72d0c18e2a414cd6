"""Approvals: one question for each write that needs approval, bound to its request, with a deadline."""

import json
import os
import pty
import re
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

import pytest

from leverframe.errors import InputError
from leverframe.runtime.clocks import VirtualClock
from leverframe.systems.turn import approvers
from leverframe.systems.turn.approval import Approval, ApprovalQuestion, nobody
from leverframe.systems.turn.approvers import ByCommand, by_terminal, prompt
from leverframe.systems.turn.permit import Action
from leverframe.systems.turn.workspace import version_of
from tests.support.gates import SECOND, SETTINGS, Set, gate_in, no, yes

SECRET = "src/secret"  # noqa: S105 -- a file
LATE = SETTINGS.approval_seconds * SECOND


def test_a_person_is_asked_for_what_needs_it_and_shown_what_it_is(tmp_path: Path) -> None:
    with gate_in(tmp_path) as one:
        one.select("asking").file(SECRET, "old")
        assert one.write("src/a.txt") == ("done", None)
        assert one.asked == []
        assert one.write(SECRET, "new") == ("done", None)
        (question,) = one.asked
        action = question.action
        assert (question.content, question.current, question.seconds) == ("new", b"old", 60)
        assert (action.intent, action.tool, action.target) == ("asking", "write_file", SECRET)
        assert (action.base, action.content) == (version_of(b"old"), version_of(b"new"))
        assert one.write(SECRET, "newer") == ("done", None)
        assert len({question.digest for question in one.asked}) == 2
        assert [one.events.count(event) for event in ("PERSON_APPROVED", "WRITE_STARTED")] == [2, 3]


def test_an_answer_after_the_deadline_does_not_count(tmp_path: Path) -> None:
    clocks: list[VirtualClock] = []

    def late(question: ApprovalQuestion) -> Approval:
        clocks[0].advance(LATE)
        return question.approve()

    with gate_in(tmp_path, late) as one:
        clocks.append(one.clock)
        assert one.select("asking").write(SECRET) == ("blocked", "APPROVAL_TIMED_OUT")
        assert one.read(SECRET) is None
        assert one.events[-2:] == ["DEADLINE_PASSED", "APPROVAL_TIMED_OUT"]


def test_an_answer_just_before_the_deadline_counts(tmp_path: Path) -> None:
    clocks: list[VirtualClock] = []

    def last_minute(question: ApprovalQuestion) -> Approval:
        clocks[0].advance(LATE - 1)
        return question.approve()

    with gate_in(tmp_path, last_minute) as one:
        clocks.append(one.clock)
        assert one.select("asking").write(SECRET) == ("done", None)


def test_nobody_is_waited_for_beyond_the_deadline(tmp_path: Path) -> None:
    released = threading.Event()

    def silent(question: ApprovalQuestion) -> Approval:
        released.wait(60)
        return question.approve()

    with gate_in(tmp_path, silent) as one:
        one.select("asking")
        in_time(one, lambda: one.clock.advance(LATE))
        assert one.events[-2:] == ["DEADLINE_PASSED", "APPROVAL_TIMED_OUT"]
        released.set()
        assert (one.read(SECRET), one.gate.runtime.state) == (None, "BLOCKED")


def in_time(one: Set, then: Callable[[], object]) -> tuple[str, str | None]:
    """The outcome of a write if something happens while the gate waits for a person."""
    found: list[tuple[str, str | None]] = []
    writer = threading.Thread(target=lambda: found.append(one.write(SECRET)))
    writer.start()
    while not one.asked:
        pass
    then()
    writer.join(30)
    assert not writer.is_alive()
    return found[0]


@pytest.mark.parametrize("kind", ["another gate", "an earlier request"])
def test_an_approval_of_something_else_does_not_count(tmp_path: Path, kind: str) -> None:
    earlier: list[ApprovalQuestion] = []
    clocks: list[VirtualClock] = []

    def approves_the_first(question: ApprovalQuestion) -> Approval:
        earlier.append(question)
        if len(earlier) > 1:
            clocks[-1].advance(LATE - 1)
            threading.Timer(0.05, clocks[-1].advance, [1]).start()
        return earlier[0].approve()

    with gate_in(tmp_path, approves_the_first) as one:
        clocks.append(one.clock)
        assert one.select("asking").write(SECRET) == ("done", None)
        if kind == "an earlier request":
            assert one.write(SECRET, "evil") == ("blocked", "APPROVAL_TIMED_OUT")
            assert one.read(SECRET) == "new"
            return
        with gate_in(tmp_path, approves_the_first) as other:
            clocks.append(other.clock)
            assert other.select("asking").write(SECRET) == ("blocked", "APPROVAL_TIMED_OUT")
            assert "EARLIER_APPROVAL_ARRIVED" in other.events
            assert other.read(SECRET) is None


def test_a_refusal_of_something_else_does_not_count_either(tmp_path: Path) -> None:
    clocks: list[VirtualClock] = []

    def confused(_: ApprovalQuestion) -> Approval:
        clocks[0].advance(LATE - 1)
        threading.Timer(0.05, clocks[0].advance, [1]).start()
        return Approval("something else", approved=False)

    with gate_in(tmp_path, confused) as one:
        clocks.append(one.clock)
        assert one.select("asking").write(SECRET) == ("blocked", "APPROVAL_TIMED_OUT")
        assert "EARLIER_APPROVAL_ARRIVED" not in one.events


def test_what_changes_while_a_person_is_asked_is_not_written(tmp_path: Path) -> None:
    with gate_in(tmp_path, lambda question: (one.file(SECRET, "theirs"), question.approve())[1]) as one:
        one.select("asking").file(SECRET, "old")
        assert one.write(SECRET) == ("blocked", "STALE_FILE_DETECTED")
        assert one.read(SECRET) == "theirs"


def test_a_link_that_is_put_there_while_a_person_is_asked_leads_nowhere(tmp_path: Path) -> None:
    def planting(question: ApprovalQuestion) -> Approval:
        (one.root / SECRET).unlink()
        (one.root / SECRET).symlink_to(tmp_path / "outside")
        return question.approve()

    (tmp_path / "outside").write_text("old")
    with gate_in(tmp_path, planting) as one:
        one.select("asking").file(SECRET, "old")
        assert one.write(SECRET) == ("blocked", "STALE_FILE_DETECTED")
        assert (tmp_path / "outside").read_text() == "old"


def test_a_second_name_that_the_file_gets_while_a_person_is_asked_is_noticed(tmp_path: Path) -> None:
    """The write is not even validated: no tool starts."""

    def linking(question: ApprovalQuestion) -> Approval:
        (tmp_path / "outside").hardlink_to(one.root / SECRET)
        return question.approve()

    with gate_in(tmp_path, linking) as one:
        one.select("asking").file(SECRET, "old")
        assert one.write(SECRET) == ("blocked", "STALE_FILE_DETECTED")
        assert "WRITE_FILE_VALIDATED" not in one.events
        assert (tmp_path / "outside").read_text() == "old"


def test_an_approver_that_fails_blocks_the_turn(tmp_path: Path) -> None:
    def broken(_: ApprovalQuestion) -> Approval:
        raise RuntimeError("out of order")

    with gate_in(tmp_path, broken) as one:
        answer = one.select("asking").gate.call("write_file", {"path": SECRET, "content": "x"})
        assert (answer.event, answer.reason) == ("INTERNAL_ERROR", "the approver failed: out of order")


def test_where_there_is_nobody_it_is_refused_with_the_reason(tmp_path: Path) -> None:
    with gate_in(tmp_path, nobody) as one:
        answer = one.select("asking").gate.call("write_file", {"path": SECRET, "content": "x"})
        assert (answer.event, answer.reason) == ("APPROVAL_REFUSED", "nobody is available to approve it")


def test_while_a_person_is_asked_others_may_read(tmp_path: Path) -> None:
    answered = threading.Event()
    verdicts: list[str] = []

    def reads() -> None:
        verdicts.append(one.gate.call("read_file", {"path": "src/a.txt"}).verdict)
        verdicts.append(one.gate.call("write_file", {"path": "src/a.txt", "content": "x"}).verdict)
        answered.set()

    with gate_in(tmp_path, lambda question: (answered.wait(30), question.approve())[1]) as one:
        one.select("asking")
        assert in_time(one, reads) == ("done", None)
        assert verdicts == ["done", "refused"]
        assert (one.read(SECRET), one.read("src/a.txt")) == ("new", "old")


def test_a_new_request_ends_the_waiting_and_a_late_approval_then_writes_nothing(tmp_path: Path) -> None:
    answered = threading.Event()
    with gate_in(tmp_path, lambda question: (answered.wait(30), question.approve())[1]) as one:
        one.select("asking")
        assert in_time(one, lambda: one.gate.request("Something else")) == ("failed", None)
        assert one.asked[0].closed.is_set()
        one.gate.call("select_active_intent", {"intent_id": "asking"})
        answered.set()
        one.gate.work()
        assert (one.read(SECRET), one.gate.runtime.state) == (None, "CONTEXT_LOADED")


def test_a_gate_that_is_told_to_stop_waits_for_nobody(tmp_path: Path) -> None:
    answered = threading.Event()
    with gate_in(tmp_path, lambda question: (answered.wait(30), question.approve())[1]) as one:
        one.select("asking")
        assert in_time(one, one.gate.stop) == ("blocked", "INTERNAL_ERROR")
        assert one.read(SECRET) is None
        answered.set()


# ---- by a command, on the terminal ----------------------------------------------------------------------------------


def question(content: str = "new\n", current: bytes | None = b"old\n") -> ApprovalQuestion:
    action = Action("it", 1, "asking", "write_file", SECRET, "absent", version_of(b"x"), len(content))
    return ApprovalQuestion(action, content, current, 60, 0, threading.Event())


@pytest.mark.parametrize(("code", "approved"), [(0, True), (1, False), (2, False), (77, False)])
def test_a_command_approves_by_its_exit_code(code: int, approved: bool) -> None:  # noqa: FBT001 -- a table
    found = ByCommand.of(shlex.join([sys.executable, "-c", f"import sys; sys.exit({code})"]))(question("x" * 300_000))
    assert (found.approved, found.question) == (approved, question("x" * 300_000).digest)
    assert approved or f"exit code {code}" in found.reason


def test_a_command_is_told_all_of_it(tmp_path: Path) -> None:
    program = f"import sys, pathlib; pathlib.Path({str(tmp_path / 'told')!r}).write_text(sys.stdin.read())"
    ByCommand.of(shlex.join([sys.executable, "-c", program]))(question("new\n" * 50_000))
    told = json.loads((tmp_path / "told").read_text())
    assert (told["text"], told["current"], told["target"], told["intent"]) == (
        "new\n" * 50_000,
        "old\n",
        SECRET,
        "asking",
    )


def test_a_command_that_nobody_waits_for_any_more_is_ended_with_what_it_started(tmp_path: Path) -> None:
    asked, started = question(), tmp_path / "started"

    def close() -> None:
        while not started.exists():
            time.sleep(0.01)
        asked.closed.set()

    threading.Thread(target=close).start()
    asks = f"sh -c 'sleep 1000 & echo $! > {started}.new; mv {started}.new {started}; wait'"
    assert not ByCommand.of(asks)(asked).approved
    running = Path("/proc", started.read_text("utf-8").strip(), "cmdline")
    until = time.monotonic() + 20
    while running.exists() and running.read_bytes():  # a process that has ended has no words left
        assert time.monotonic() < until, "what the command has started goes on"
        time.sleep(0.01)


@pytest.mark.parametrize("text", ["", "'unclosed", "/nowhere/at/all --yes"])
def test_a_command_that_cannot_be_run_is_told_beforehand(text: str) -> None:
    with pytest.raises(InputError, match="LF174"):
        ByCommand.of(text)


@pytest.mark.parametrize(
    ("typed", "approved"), [(b"y\n", True), (b"Yes\n", True), (b"\n", False), (b"n\n", False), (b"yesterday\n", False)]
)
def test_a_person_answers_on_the_terminal(monkeypatch: pytest.MonkeyPatch, typed: bytes, approved: bool) -> None:  # noqa: FBT001 -- a table
    ours, theirs = pty.openpty()
    monkeypatch.setattr(approvers, "TERMINAL", os.ttyname(theirs))
    os.write(ours, b"y\n")  # typed before the question, so not an answer to it
    found: list[Approval] = []
    asking = threading.Thread(target=lambda: found.append(by_terminal(question())))
    asking.start()
    seen = b""
    while b"seconds]" not in seen:
        seen += os.read(ours, 1024)
    os.write(ours, typed)
    asking.join(30)
    assert found[0].approved is approved
    assert b"create src/secret" in seen
    os.close(ours)
    os.close(theirs)


def test_a_terminal_that_nobody_types_on_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    monkeypatch.setattr(approvers, "TERMINAL", os.ttyname(theirs))
    asked = question()
    threading.Timer(0.2, asked.closed.set).start()
    assert not by_terminal(asked).approved
    os.close(ours)
    os.close(theirs)


def test_what_is_to_be_written_does_not_steer_the_terminal_nor_hide() -> None:
    shown = prompt(question("\x1b[2J\x1b[1A fine\u202e\n" + "line\n" * 100))
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "more lines" in shown
    assert len(shown.splitlines()) < 40


@pytest.mark.parametrize(
    ("nothing", "told"),
    [
        ("\u3164", r"\u3164"),
        ("\ufe0f", r"\ufe0f"),
        ("\U000e0100", r"\U000e0100"),
        ("\xa0", r"\xa0"),
        ("\u2800", r"\u2800"),
    ],
)
def test_what_is_drawn_as_nothing_is_shown_by_its_number(nothing: str, told: str) -> None:
    assert f"+const {{ user,{told}}} = query;" in prompt(question(f"const {{ user,{nothing}}} = query;\n"))


@pytest.mark.parametrize("ending", ["\r", "\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"])
def test_what_only_some_programs_take_for_the_end_of_a_line_is_shown_as_what_it_is(ending: str) -> None:
    told = ascii(ending)[1:-1]
    assert f"+# harmless{told}drop()" in prompt(question(f"# harmless{ending}drop()\n"))
    changed = prompt(question(f"one{ending}\n", b"one\n"))
    assert f"+one{told}" in changed, "a changed line end is not shown"


def test_that_a_line_does_not_end_is_shown() -> None:
    assert "  -\n" in prompt(question("one", b"one\n"))


@pytest.mark.parametrize("line", ["++ drop();", "-- drop", "@@ drop", "x" * 500])
@pytest.mark.parametrize("before", [b"", b"one\ntwo\n", b"-- one\n" * 100])
def test_every_line_that_changes_is_shown_or_counted(line: str, before: bytes) -> None:
    shown = prompt(question(f"{before.decode()}{line}\n", before))
    assert f"+{line[:199]}" in shown
    assert ("and 301 more characters" in shown) is (len(line) > 200)
    assert ("from line 100:" in shown) is (len(before) > 100)
    gone = prompt(question("kept\n", f"kept\n{line}\n".encode()))
    assert f"-{line[:199]}" in gone


def test_no_more_than_so_many_lines_are_compared_and_the_others_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[int] = []

    def watched(one: Sequence[str], other: Sequence[str], lineterm: str, n: int) -> Iterator[str]:
        compared.append(max(len(one), len(other)))
        return unified_diff(one, other, lineterm=lineterm, n=n)

    monkeypatch.setattr("difflib.unified_diff", watched)
    old, new = ("".join(f"{(number * step) % 701}\n" for number in range(50_000)) for step in (3, 5))
    shown = prompt(question(new, old.encode()))
    assert compared == [500]
    count = re.search(r"and ([0-9,]+) more lines", shown)
    assert count is not None
    assert int(count[1].replace(",", "")) > 2 * 49_000


def test_the_two_who_answer_everything_do_so() -> None:
    assert (yes(question()).approved, no(question()).approved) == (True, False)
